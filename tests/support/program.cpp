// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace hydra::test {
namespace {

std::map<std::string, Main>& tests() // created at first use: the order of initialisation is unknown
{
    static std::map<std::string, Main> all;
    return all;
}

} // namespace

bool addTest(const char* file, Main run)
{
    return tests().emplace(std::filesystem::path(file).stem().string(), run).second;
}

} // namespace hydra::test

int main(int argc, char** argv)
{
    const auto& tests = hydra::test::tests();
    if (argc < 2) {
        for (const auto& [name, run] : tests) {
            std::puts(name.c_str());
        }
        return 2; // no test was run
    }
    const auto found = tests.find(argv[1]);
    if (found == tests.end()) {
        std::fprintf(stderr, "%s: no test is called %s\n", argv[0], argv[1]);
        return 2;
    }
    return found->second(argc - 1, argv + 1); // the test's name is the program name, which names the settings
}

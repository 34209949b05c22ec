// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts of `array` for any words, one per line, the store first: compared line by line with the script of
// harmless words, only the words differ, and the reader of a script reads the same words.
#include "app/cli/array_script.h"

#include <algorithm>
#include <functional>

#include "tests/fuzz/fuzz.h"
#include "tests/support/format_models.h"

using namespace hydra;
using namespace hydra::test;

namespace {

using Words = std::vector<std::string>;
using Model = std::function<Words(std::string_view)>;

// What the harmless script holds in place of WORDS, and how it is read.
struct Place
{
    std::string holder;
    Words words;
    Model read;
};

Words linesOf(const std::string& text)
{
    Words lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

void requireLine(const std::string& line, const std::string& plain, const std::vector<Place>& places)
{
    for (const Place& place : places) { // the longest first
        const std::size_t at = plain.find(place.holder);
        if (at == std::string::npos) {
            continue;
        }
        const std::string before = plain.substr(0, at), after = plain.substr(at + place.holder.size());
        const bool framed = line.size() >= before.size() + after.size() && line.compare(0, at, before) == 0
            && line.compare(line.size() - after.size(), after.size(), after) == 0;
        if (!framed
            || place.read(line.substr(at, line.size() - before.size() - after.size())) != place.words) {
            std::abort();
        }
        return;
    }
    if (line != plain) {
        std::abort();
    }
}

void check(const std::string& script, const std::string& plain, const std::vector<Place>& places)
{
    const Words lines = linesOf(script), harmless = linesOf(plain);
    if (lines.size() != harmless.size() || !isShown(script)) {
        std::abort();
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        requireLine(lines[i], harmless[i], places);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    Words words = linesOf(std::string(reinterpret_cast<const char*>(data), size) + "\n");
    for (std::string& word : words) { // arguments cannot contain NUL
        word.erase(std::remove(word.begin(), word.end(), '\0'), word.end());
    }
    const std::string store = words.front();
    const cli::ArrayTask task{words, store, 3, 2};
    const cli::ArrayTask harmless{{"WORDS"}, "STORE.x", 3, 2};
    const std::vector<Place> shell{{"STORE.x.log", {store + ".log"}, shellModel},
                                   {"STORE.x", {store}, shellModel},
                                   {"WORDS", words, shellModel}};
    check(cli::slurmScript(task), cli::slurmScript(harmless), shell);
    check(cli::parallelScript(task), cli::parallelScript(harmless), shell);
    return survives([&] {
        check(cli::snakemakeScript(task), cli::snakemakeScript(harmless),
              {{"\"STORE.x\"", {store}, pythonModel}, {"[\"WORDS\"]", words, pythonModel}});
    });
}

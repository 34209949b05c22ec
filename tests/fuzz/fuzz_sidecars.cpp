// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/sidecars.h"
#include "core/model/labels.h"

#include <algorithm>
#include <fstream>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

// Up to the first NUL config.json, then preprocessor_config.json, in a folder in memory; the whole input also
// as a list of class names and as metadata.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Path folder = [] {
        const Path made = "/dev/shm/hydrascope-fuzz-" + std::to_string(::getpid());
        std::filesystem::create_directories(made);
        return made;
    }();
    const auto* const middle = std::find(data, data + size, 0);
    const auto* const rest = middle == data + size ? middle : middle + 1;
    std::ofstream(folder / "config.json", std::ios::binary)
        .write(reinterpret_cast<const char*>(data), middle - data);
    std::ofstream(folder / "preprocessor_config.json", std::ios::binary)
        .write(reinterpret_cast<const char*>(rest), data + size - rest);
    (void)test::survives([&] { (void)readSidecars(folder); });
    (void)test::survives([&] {
        const test::ScratchFile file(data, size);
        (void)readLabels(file.path());
    });
    return test::survives([&] {
        const std::string text(reinterpret_cast<const char*>(data), size);
        const Metadata words({{"class_names", text}, {"img_size", text}, {"mean", text}}, "input");
        (void)test::survives([&] { (void)words.imageSize(); });
        (void)test::survives([&] { (void)words.triple({"mean"}, 0, 1); });
        (void)words.classNames();
    });
}

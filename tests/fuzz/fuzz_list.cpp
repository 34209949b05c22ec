// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shard/picture_list.h"

#include <algorithm>
#include <fstream>
#include <unistd.h>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

// A list of names or, if the first bit of the first byte is set, a tar, of which every picture and label is
// read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const bool alone = ::chdir(test::scratchFolder().c_str()) == 0; // named files do not exist
    if (size < 1 || !alone) {
        return 0;
    }
    return test::survives([&] {
        const bool tar = (data[0] & 1) != 0;
        const int count = (data[0] & 2) != 0 ? 3 : 1;
        std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
        if (!tar) {
            std::replace(text.begin(), text.end(), '/', '_');
            if (text.find("..") != std::string::npos) { // stay within our own folder
                return;
            }
        }
        const Path file = test::scratchFolder() / (tar ? "list.tar" : "list");
        std::ofstream(file, std::ios::binary) << text;
        std::size_t together = 0, total = 0;
        for (int i = 1; i <= count; ++i) {
            shard::PictureList list({i, count});
            tar ? list.add(file.string()) : list.addLines(file.string());
            list.finish();
            for (const shard::Picture& picture : list.pictures()) {
                if (list.find(picture.key) != std::size_t(&picture - list.pictures().data())
                    || !list.shard().holds(picture.key)) {
                    std::abort();
                }
                (void)list.label(picture);
                if (tar && list.read(picture).size() != picture.size) {
                    std::abort();
                }
            }
            together += list.pictures().size();
            total = list.total();
        }
        if (together != total) {
            std::abort();
        }
    });
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/tar_archive.h"

#include <algorithm>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

// The stated place of a member lies within the file, and reading it gives the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const test::ScratchFile file(data, size);
        std::vector<ArchiveMember> members;
        visitMembers(KeptFile(file.path()),
                     [&](ArchiveMember member) { members.push_back(std::move(member)); });
        readArchive(
            KeptFile(file.path()), 1 << 20, [](std::size_t) { return true; },
            [&](std::size_t place, const Bytes& bytes) {
                const ArchiveMember& member = members.at(place);
                if (member.size != bytes.size() || member.offset + member.size > size
                    || !std::equal(bytes.begin(), bytes.end(), data + member.offset)) {
                    std::abort();
                }
            });
    });
}

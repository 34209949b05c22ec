// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/faithfulness.h"

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

// FINGERPRINT in the input is replaced by that of the settings, which a fuzzer cannot guess.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const hydra::FaithfulnessSettings settings;
    static const std::string ours = settings.fingerprint();
    return test::survives([&] {
        std::string text(reinterpret_cast<const char*>(data), size);
        for (std::size_t at = 0; (at = text.find("FINGERPRINT", at)) != std::string::npos;
             at += ours.size()) {
            text.replace(at, 11, ours);
        }
        const test::ScratchFile file(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
        const FaithfulnessJournal journal(file.path(), settings);
        (void)journal.find("image", "relevance", 3);
    });
}

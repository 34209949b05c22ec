// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frames/synthetic_source.h"

#include "tests/fuzz/fuzz.h"

using namespace hydra;

// Opening is the decoders' part, not the address parser's (mutated_media.cpp).
FrameSourcePtr hydra::openCapture(const std::string&, const SourceOptions&)
{
    return nullptr;
}
FrameSourcePtr hydra::openSequence(const std::string&, const SourceOptions&)
{
    return nullptr;
}

// Addresses of frames: their values stay within bounds.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char*>(data), size);
    (void)isLiveAddress(text);
    test::survives([&] {
        if (const int number = cameraNumber(text); number < 0 || number > 255) {
            std::abort();
        }
    });
    for (const std::string& where : {text, "synthetic:" + text}) {
        test::survives([&] {
            const SyntheticOptions options = syntheticOptions(where);
            const bool sized = options.width >= 16 && options.width <= 4096 && options.height >= 16
                && options.height <= 4096;
            if (!sized || !(options.rate > 0 && options.rate <= frame_limits::rate) || options.frames < -1
                || options.frames > 1'000'000'000) {
                std::abort();
            }
            constexpr std::int64_t number = 7;
            if (options.width <= 128 && options.height <= 128
                && numberIn(syntheticPicture(options, number)) != number) {
                std::abort();
            }
        });
    }
    return 0;
}

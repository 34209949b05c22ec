// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/training_file.h"

#include <algorithm>

#include "tests/fuzz/fuzz.h"

using namespace hydra;

// The state in a training's checkpoint: up to the first NUL its configuration, then its progress.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    return test::survives([&] {
        const auto* const end = std::find(data, data + size, 0);
        RawCheckpoint raw;
        raw.tensors["average/x"] = raw.tensors["weights/x"] = at::zeros({1});
        raw.facts["format"] = trainingFormat;
        raw.facts["identity"] = std::string(data, end);
        raw.facts["progress"] = std::string(end == data + size ? end : end + 1, data + size);
        takeTrainingWeights(raw, "input", {});
    });
}

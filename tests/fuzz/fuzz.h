// SPDX-License-Identifier: GPL-3.0-or-later
// What a reader may do with any bytes: return, or throw an Error that blames the input. Anything else is a
// bug.
#pragma once

#include "core/base/error.h"
#include "core/checkpoint/checkpoint.h"

#include <ATen/ATen.h>

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace hydra::test {

// An Error{Internal}, bad_alloc or a library's exception propagates, and libFuzzer reports it.
template<class Work>
int survives(Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Input && error.code() != ErrorCode::Usage) {
            throw;
        }
    }
    return 0;
}

// Reads every element of small tensors, so that a view outside its memory shows.
inline void touch(const NamedTensors& tensors)
{
    constexpr std::int64_t most = 4096;
    double sum = 0;
    for (const auto& [name, tensor] : tensors) {
        if (tensor.numel() <= most) {
            sum += tensor.to(at::kDouble).sum().item<double>();
        }
    }
    volatile double seen = sum;
    (void)seen;
}

} // namespace hydra::test

// SPDX-License-Identifier: GPL-3.0-or-later
// LibTorch's devices, with their exceptions converted to Error.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/Exception.h>

#include <string>
#include <utility>
#include <vector>

namespace hydra {

// "cpu", "cuda" (the first), "cuda:1". Throws Error{Usage} if it is unavailable or lacks float64.
[[nodiscard]] at::Device deviceNamed(const std::string& name);

// Throws DEVICE's exception as Error{Internal}: advice if it is out of memory, else LibTorch's message.
[[noreturn]] void throwDeviceError(const c10::Error& error, const at::Device& device);

// Runs WORK, with exceptions of DEVICE converted. Exceptions on the processor stay unchanged.
template<class Work>
auto onDevice(const at::Device& device, Work&& work)
{
    if (device.is_cpu()) {
        return std::forward<Work>(work)();
    }
    try {
        return std::forward<Work>(work)();
    } catch (const c10::Error& error) {
        throwDeviceError(error, device);
    }
}

// Copies X to the processor's memory, row-major.
[[nodiscard]] std::vector<float> floatsOf(const at::Tensor& x);
// PLACES as an index tensor on the device of LIKE.
[[nodiscard]] at::Tensor indicesLike(const std::vector<std::int64_t>& places, const at::Tensor& like);

} // namespace hydra

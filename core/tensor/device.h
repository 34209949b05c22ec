// SPDX-License-Identifier: GPL-3.0-or-later
// Devices as LibTorch knows them, and what they refuse as our errors.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/util/Exception.h>

#include <string>
#include <utility>
#include <vector>

namespace hydra {

// "cpu", "cuda" (the first), "cuda:1". Throws Error{Usage} where it is not there, or cannot do float64.
[[nodiscard]] at::Device deviceNamed(const std::string& name);

// What DEVICE threw as Error{Internal}: no memory left, with what to do, or what it says.
[[noreturn]] void throwDeviceError(const c10::Error& error, const at::Device& device);

// WORK on DEVICE. What the processor throws stays as it is.
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

// X's numbers in the processor's memory, row by row.
[[nodiscard]] std::vector<float> floatsOf(const at::Tensor& x);
// Places as an index of tensors that lie where LIKE does.
[[nodiscard]] at::Tensor indicesLike(const std::vector<std::int64_t>& places, const at::Tensor& like);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/compute_on.h"

#include "core/base/error.h"
#include "core/base/processor.h"
#include "core/tensor/device.h"

#include <ATen/ATen.h>
#include <ATen/Context.h>
#include <torch/cuda.h>
#include <torch/version.h>

namespace hydra {

namespace {

ComputeOn& chosen()
{
    static ComputeOn choice;
    return choice;
}

std::string firstLine(const c10::Error& error)
{
    const std::string words = error.what_without_backtrace();
    return words.substr(0, words.find('\n'));
}

at::Device parsed(const std::string& name)
{
    try {
        return at::Device(name);
    } catch (const c10::Error&) {
        throw usageError("device: expected cpu, cuda or cuda:N, got '%1'", name);
    }
}

// Why the CUDA device DEVICE is missing; empty if it is available.
Message missing(const at::Device& device)
{
    if (!at::globalContext().hasCUDART()) {
        return "this LibTorch (" TORCH_VERSION ") computes on the processor only; build Hydrascope with a "
               "LibTorch for CUDA from pytorch.org, as README says under GPU";
    }
    const auto count = static_cast<int>(torch::cuda::device_count());
    if (count == 0) {
        return phrase("LibTorch finds no GPU; nvidia-smi says whether the driver does");
    }
    if (device.has_index() && device.index() >= count) {
        return count == 1 ? message("there is one GPU, cuda:0")
                          : message("there are cuda:0 to cuda:%1", count - 1);
    }
    return {};
}

} // namespace

at::Device deviceNamed(const std::string& name)
{
    at::Device device = parsed(name);
    if (device.is_cpu()) {
        return at::kCPU;
    }
    if (device.is_cuda()) {
        if (const Message why = missing(device); !why.empty()) {
            throw usageError("device %1 cannot be used: %2", name, why);
        }
        device = device.has_index() ? device : at::Device(at::kCUDA, 0);
    }
    try { // tests float64, which relevance needs
        (void)at::empty({1}, at::TensorOptions(at::kDouble).device(device)).zero_().item<double>();
    } catch (const c10::Error& error) {
        throw usageError("device %1 cannot be used: %2", name, firstLine(error));
    }
    return device;
}

std::string ComputeOn::text() const
{
    return products == Products::Float32 ? Message(device)
                                         : message("%1, products in %2", device, wordOf(products));
}

std::string ComputeOn::place() const
{
    return device == "cpu" ? message("%1 with %2", text(), instructionSet()) : Message(text());
}

std::string ComputeOn::kind() const
{
    ComputeOn any = *this;
    any.device = device.substr(0, device.find(':'));
    return any.text();
}

void computeOn(const ComputeOn& choice)
{
    const at::Device device = deviceNamed(choice.device);
    // Convolutions and products of CUDA may round float32 to 10 bits unless disabled.
    at::globalContext().setAllowTF32CuBLAS(false);
    at::globalContext().setAllowTF32CuDNN(false);
    chosen() = {device.is_cpu() ? "cpu" : device.str(), choice.products};
}

const ComputeOn& computesOn() noexcept
{
    return chosen();
}

std::vector<float> floatsOf(const at::Tensor& x)
{
    const at::Tensor flat = x.to(at::kCPU, at::kFloat).contiguous();
    return {flat.data_ptr<float>(), flat.data_ptr<float>() + flat.numel()};
}

at::Tensor indicesLike(const std::vector<std::int64_t>& places, const at::Tensor& like)
{
    return at::tensor(places, at::kLong).to(like.device());
}

void throwDeviceError(const c10::Error& error, const at::Device& device)
{
    const std::string words = firstLine(error);
    if (dynamic_cast<const c10::OutOfMemoryError*>(&error) != nullptr
        || words.find(phrase("out of memory")) != std::string::npos) {
        throw internalError("device %1: not enough memory: choose a smaller batch (--batch), a smaller "
                            "picture or fewer jobs, or end other programs that use it",
                            device.str());
    }
    throw internalError("device %1: %2", device.str(), words);
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// A simulated device, "privateuseone", in host memory. Its tensors' addresses are invalid (touching one ends
// the program), its operations run on the CPU kernels, operands on two devices are refused, and its memory
// has a limit. Code that runs on it handles tensor placement as a GPU requires; the arithmetic is the CPU's.
//
// Include it in only one file of a program. For LibTorch 1.13: later versions have another interface for such
// devices.
#pragma once

#include <ATen/ATen.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>
#include <ATen/EmptyTensor.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_native.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/library.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace hydra::test::distant {

constexpr c10::DeviceType deviceType = c10::DeviceType::PrivateUse1;
constexpr std::uintptr_t mark = std::uintptr_t(1) << 62; // no valid address has this bit
constexpr std::size_t header = 64;

inline std::atomic<std::size_t> held{0}, limit{std::numeric_limits<std::size_t>::max()}, calls{0};

inline c10::Device device()
{
    return {deviceType, 0};
}

inline void* real(void* address)
{
    return reinterpret_cast<void*>(reinterpret_cast<std::uintptr_t>(address) & ~mark);
}

struct Memory final : c10::Allocator
{
    c10::DataPtr allocate(std::size_t bytes) const override
    {
        if (held + bytes > limit) {
            C10_THROW_ERROR(OutOfMemoryError, "the distant device is out of memory");
        }
        auto* whole = static_cast<char*>(std::aligned_alloc(header, (bytes / header + 2) * header));
        *reinterpret_cast<std::size_t*>(whole) = bytes;
        held += bytes;
        void* const shown = reinterpret_cast<void*>(reinterpret_cast<std::uintptr_t>(whole + header) | mark);
        return {shown, whole, &letGo, device()};
    }
    static void letGo(void* whole)
    {
        held -= *static_cast<std::size_t*>(whole);
        std::free(whole);
    }
};

inline Memory memory;

// A view of the same numbers for the CPU, without a copy.
inline at::Tensor onHost(const at::Tensor& t)
{
    if (!t.defined() || t.device().type() != deviceType) {
        return t;
    }
    if (t.numel() == 0) { // operations set its size themselves
        return at::empty(t.sizes(), at::TensorOptions(t.scalar_type()));
    }
    return at::from_blob(real(t.data_ptr()), t.sizes(), t.strides(), at::TensorOptions(t.scalar_type()));
}

inline at::Tensor emptyStrided(c10::IntArrayRef size, c10::IntArrayRef stride, at::ScalarType type)
{
    return at::detail::empty_strided_generic(size, stride, &memory,
                                             c10::DispatchKeySet(c10::DispatchKey::PrivateUse1), type);
}

inline at::Tensor fromHost(const at::Tensor& t)
{
    const at::Tensor made = emptyStrided(t.sizes(), t.strides(), t.scalar_type());
    onHost(made).copy_(t);
    return made;
}

inline at::Tensor emptyOp(c10::IntArrayRef size, c10::optional<at::ScalarType> dtype,
                          c10::optional<at::Layout>, c10::optional<c10::Device>, c10::optional<bool>,
                          c10::optional<at::MemoryFormat> format)
{
    return at::detail::empty_generic(size, &memory, c10::DispatchKeySet(c10::DispatchKey::PrivateUse1),
                                     dtype.value_or(at::kFloat), format);
}

inline at::Tensor emptyStridedOp(c10::IntArrayRef size, c10::IntArrayRef stride,
                                 c10::optional<at::ScalarType> dtype, c10::optional<at::Layout>,
                                 c10::optional<c10::Device>, c10::optional<bool>)
{
    return emptyStrided(size, stride, dtype.value_or(at::kFloat));
}

inline at::Tensor copyFromOp(const at::Tensor& from, const at::Tensor& to, bool)
{
    onHost(to).copy_(onHost(from));
    return to;
}

inline at::Scalar scalarOp(const at::Tensor& t)
{
    return onHost(t).item();
}

// LibTorch dispatches convolutions on devices that it does not know to this operation.
inline at::Tensor convolutionOp(const at::Tensor& x, const at::Tensor& w,
                                const c10::optional<at::Tensor>& bias, at::IntArrayRef stride,
                                at::IntArrayRef padding, at::IntArrayRef dilation, bool transposed,
                                at::IntArrayRef outputPadding, std::int64_t groups)
{
    TORCH_CHECK(x.device() == w.device(), "convolution: Expected all tensors to be on the same device");
    return fromHost(at::convolution(onHost(x), onHost(w),
                                    bias ? c10::optional<at::Tensor>(onHost(*bias)) : c10::nullopt, stride,
                                    padding, dilation, transposed, outputPadding, groups));
}

// One operand of an operation. Zero-dimensional tensors may be on the CPU, as with CUDA.
inline c10::IValue operandOnHost(const c10::IValue& value, const std::string& name)
{
    const auto taken = [&](const at::Tensor& t) {
        TORCH_CHECK(!t.defined() || t.device().type() == deviceType || t.dim() == 0, name,
                    ": Expected all tensors to be on the same device, got one of ", t.device());
        return onHost(t);
    };
    if (value.isTensor()) {
        return taken(value.toTensor());
    }
    if (value.isTensorList()) {
        c10::List<at::Tensor> list;
        for (const at::Tensor& t : value.toTensorVector()) {
            list.push_back(taken(t));
        }
        return list;
    }
    if (value.isOptionalTensorList()) {
        c10::List<c10::optional<at::Tensor>> list;
        for (const c10::optional<at::Tensor>& t : value.toOptionalTensorVector()) {
            list.push_back(t ? c10::optional<at::Tensor>(taken(*t)) : c10::nullopt);
        }
        return list;
    }
    return value.isDevice() ? c10::IValue(c10::Device(at::kCPU)) : value;
}

// The fallback for operations without a kernel of their own.
inline void byTheProcessor(const c10::OperatorHandle& op, torch::jit::Stack* stack)
{
    ++calls;
    const c10::FunctionSchema& schema = op.schema();
    const std::size_t count = schema.arguments().size(), first = stack->size() - count;
    const std::vector<c10::IValue> given(stack->end() - std::ptrdiff_t(count), stack->end());
    for (std::size_t i = 0; i < count; ++i) {
        (*stack)[first + i] = operandOnHost(given[i], schema.name());
    }
    op.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), stack);
    const std::size_t results = schema.returns().size(), start = stack->size() - results;
    for (std::size_t i = 0; i < results; ++i) {
        c10::IValue& result = (*stack)[start + i];
        const auto* alias = schema.returns()[i].alias_info();
        if (result.isTensor() && alias != nullptr) { // the operand itself
            TORCH_CHECK(alias->isWrite(), schema.name(), ": a view that the distant device does not know");
            for (std::size_t j = 0; j < count; ++j) {
                const auto* theirs = schema.arguments()[j].alias_info();
                if (theirs != nullptr && *theirs == *alias) {
                    const at::Tensor own = given[j].toTensor();
                    if (result.toTensor().sizes() != own.sizes()) { // an empty operand, as in abs()
                        const at::Tensor made = fromHost(result.toTensor());
                        own.unsafeGetTensorImpl()->set_storage_keep_dtype(made.storage());
                        own.unsafeGetTensorImpl()->set_sizes_and_strides(made.sizes(), made.strides());
                    }
                    result = given[j];
                    break;
                }
            }
        } else if (result.isTensor() && result.toTensor().defined()) {
            result = fromHost(result.toTensor());
        } else if (result.isTensorList()) {
            c10::List<at::Tensor> list;
            for (const at::Tensor& t : result.toTensorVector()) {
                list.push_back(fromHost(t));
            }
            result = list;
        }
    }
}

// One device and one stream, synchronous.
struct Guard final : c10::impl::DeviceGuardImplInterface
{
    [[nodiscard]] c10::DeviceType type() const override { return deviceType; }
    [[nodiscard]] c10::Device exchangeDevice(c10::Device) const override { return device(); }
    [[nodiscard]] c10::Device getDevice() const override { return device(); }
    void setDevice(c10::Device) const override { }
    void uncheckedSetDevice(c10::Device) const noexcept override { }
    [[nodiscard]] c10::Stream getStream(c10::Device) const noexcept override { return stream(); }
    [[nodiscard]] c10::Stream exchangeStream(c10::Stream) const noexcept override { return stream(); }
    [[nodiscard]] c10::DeviceIndex deviceCount() const noexcept override { return 1; }

private:
    static c10::Stream stream() { return c10::Stream(c10::Stream::DEFAULT, device()); }
};

} // namespace hydra::test::distant

C10_REGISTER_GUARD_IMPL(PrivateUse1, hydra::test::distant::Guard)

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m)
{
    using namespace hydra::test::distant;
    m.impl("empty.memory_format", TORCH_FN(emptyOp));
    m.impl("empty_strided", TORCH_FN(emptyStridedOp));
    m.impl("as_strided", TORCH_FN(at::native::as_strided_tensorimpl));
    m.impl("view", TORCH_FN(at::native::view));
    m.impl("_reshape_alias", TORCH_FN(at::native::_reshape_alias));
    m.impl("unfold", TORCH_FN(at::native::unfold));
    m.impl("convolution_overrideable", TORCH_FN(convolutionOp));
    m.impl("_copy_from", TORCH_FN(copyFromOp));
    m.impl("_local_scalar_dense", TORCH_FN(scalarOp));
}

TORCH_LIBRARY_IMPL(_, PrivateUse1, m)
{
    m.fallback(torch::CppFunction::makeFromBoxedFunction<&hydra::test::distant::byTheProcessor>());
}

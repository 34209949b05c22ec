// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/tensor_view.h"

#include "core/base/error.h"
#include "core/format/shape_text.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cstring>

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
              "tensors are used in place, as the file stores them");

namespace hydra {

namespace {

constexpr std::size_t mostDimensions = 16;
// Limit for strides of 0: a few bytes must not become gigabytes once they are copied.
constexpr std::int64_t mostExpanded = std::int64_t(1) << 24;

} // namespace

at::Tensor tensorOver(const ByteBlock& block, c10::ScalarType dtype, const std::vector<std::int64_t>& shape)
{
    const auto options = at::TensorOptions().dtype(dtype);
    if (std::count(shape.begin(), shape.end(), 0) > 0) {
        return at::empty(shape, options);
    }
    // from_blob needs a mutable pointer. The block is memory that we own, or a private mapping.
    auto* const data = const_cast<std::uint8_t*>(block.data);
    if (dtype == at::kBool) {
        return at::from_blob(data, shape, at::TensorOptions().dtype(at::kByte)).ne(0);
    }
    if (reinterpret_cast<std::uintptr_t>(data) % c10::elementSize(dtype) != 0) {
        at::Tensor copy = at::empty(shape, options);
        std::memcpy(copy.data_ptr(), data, copy.nbytes());
        return copy;
    }
    return at::from_blob(
        data, shape, [keep = block.keep](void*) {}, options);
}

at::Tensor stridedView(const at::Tensor& storage, std::int64_t offset, const std::vector<std::int64_t>& shape,
                       const std::vector<std::int64_t>& stride, const Message& who)
{
    const std::int64_t room = storage.numel();
    if (shape.size() != stride.size() || shape.size() > mostDimensions) {
        throw inputError(
            "%1: a tensor with %2 sides and %3 strides; expected as many of each, and at most %4", who,
            shape.size(), stride.size(), mostDimensions);
    }
    const bool empty = std::count(shape.begin(), shape.end(), 0) > 0;
    std::vector<std::int64_t> steps = stride;
    std::int64_t last = offset; // the highest element addressed
    std::int64_t elements = 1;
    bool inside = offset >= 0 && offset <= room;
    for (std::size_t i = 0; i < shape.size() && inside; ++i) {
        const std::int64_t side = std::max<std::int64_t>(shape[i], 1);
        inside = shape[i] >= 0 && elements <= (std::int64_t(1) << 40) / side
            && (side == 1 || empty || (steps[i] >= 0 && steps[i] <= (room - last) / (side - 1)));
        if (inside) {
            elements *= side;
            steps[i] = side == 1 || empty ? 1 : steps[i]; // the stride of a side of 1 has no effect
            last += empty ? 0 : (side - 1) * steps[i];
        }
    }
    if (!inside || (!empty && last >= room)) {
        throw inputError(
            "%1: a tensor of shape %2, strides %3 and offset %4 exceeds its storage of %5 elements", who,
            shapeText(shape), shapeText(stride), offset, room);
    }
    if (empty) {
        return at::empty(shape, storage.options());
    }
    if (elements > std::max(room, mostExpanded)) {
        throw inputError(
            "%1: a tensor of shape %2 repeats a storage of %3 elements more often than weights do", who,
            shapeText(shape), room);
    }
    // as_strided counts from the start of the memory; STORAGE may begin later in it.
    return at::as_strided(storage, shape, steps, storage.storage_offset() + offset);
}

MappedFiles filesUnder(const NamedTensors& tensors)
{
    MappedFiles files;
    for (const auto& [name, tensor] : tensors) {
        if (tensor.is_cpu()) {
            files.add(tensor.data_ptr());
        }
    }
    return files;
}

} // namespace hydra

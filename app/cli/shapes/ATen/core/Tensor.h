// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces LibTorch for code that reads only a model's headers: a tensor is a shape and a type.
// core/checkpoint is compiled a second time against it, for a program that answers faster than LibTorch
// loads. Reading a value throws NeedsWeights.
#pragma once

#include "core/base/message.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <ostream>
#include <vector>

namespace hydra {

// The answer is not in the headers: LibTorch is needed.
struct NeedsWeights : std::exception
{
    [[nodiscard]] const char* what() const noexcept override
    {
        return phrase("the weights themselves are needed");
    }
};

} // namespace hydra

namespace c10 {

enum class ScalarType
{
    Undefined,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Half,
    Float,
    Double,
    BFloat16,
    Bool
};

inline const char* toString(ScalarType type)
{
    constexpr const char* names[] = {"Undefined", "Byte",  "Char",   "Short",    "Int", "Long",
                                     "Half",      "Float", "Double", "BFloat16", "Bool"};
    return names[static_cast<std::size_t>(type)];
}

inline std::size_t elementSize(ScalarType type)
{
    constexpr std::size_t sizes[] = {0, 1, 1, 2, 4, 8, 2, 4, 8, 2, 1};
    return sizes[static_cast<std::size_t>(type)];
}

class IntArrayRef
{
public:
    IntArrayRef(const std::vector<std::int64_t>& sides) // as a parameter, as LibTorch's
        : m_data(sides.data())
        , m_size(sides.size())
    { }
    [[nodiscard]] const std::int64_t* data() const { return m_data; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const std::int64_t* begin() const { return m_data; }
    [[nodiscard]] const std::int64_t* end() const { return m_data + m_size; }
    [[nodiscard]] std::int64_t operator[](std::size_t i) const { return m_data[i]; }
    friend bool operator==(IntArrayRef a, IntArrayRef b)
    {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
    friend bool operator!=(IntArrayRef a, IntArrayRef b) { return !(a == b); }

private:
    const std::int64_t* m_data;
    std::size_t m_size;
};

} // namespace c10

namespace at {

using c10::IntArrayRef;
using c10::ScalarType;
constexpr ScalarType kByte = ScalarType::Byte, kChar = ScalarType::Char, kHalf = ScalarType::Half,
                     kFloat = ScalarType::Float, kDouble = ScalarType::Double, kLong = ScalarType::Long,
                     kBool = ScalarType::Bool;

inline bool isFloatingType(ScalarType type)
{
    return type == kHalf || type == kFloat || type == kDouble || type == ScalarType::BFloat16;
}

struct TensorOptions; // only named in included headers

class Tensor
{
public:
    using Shape = std::vector<std::int64_t>;

    Tensor() = default;
    Tensor(Shape shape, ScalarType type)
        : m_shape(std::move(shape))
        , m_type(type)
        , m_storage(std::make_shared<Storage>(Storage{static_cast<std::size_t>(numel()) * itemsize()}))
    { }

    [[nodiscard]] bool defined() const { return m_storage != nullptr; }
    [[nodiscard]] std::int64_t dim() const { return static_cast<std::int64_t>(m_shape.size()); }
    [[nodiscard]] std::int64_t size(std::int64_t i) const { return m_shape.at(place(i)); }
    [[nodiscard]] IntArrayRef sizes() const { return m_shape; }
    [[nodiscard]] std::int64_t numel() const
    {
        return std::accumulate(m_shape.begin(), m_shape.end(), std::int64_t(1), std::multiplies<>());
    }
    // NOLINTNEXTLINE(readability-identifier-naming): the name is LibTorch's
    [[nodiscard]] ScalarType scalar_type() const { return m_type; }
    [[nodiscard]] std::size_t itemsize() const { return c10::elementSize(m_type); }

    [[nodiscard]] Tensor to(ScalarType type) const { return shaped(m_shape, type); }
    [[nodiscard]] Tensor contiguous() const { return *this; }
    [[nodiscard]] Tensor unsqueeze(std::int64_t at) const
    {
        Shape shape = m_shape;
        shape.insert(shape.begin() + at, 1);
        return shaped(std::move(shape), m_type);
    }
    [[nodiscard]] Tensor operator[](std::int64_t) const
    {
        return shaped({m_shape.begin() + 1, m_shape.end()}, m_type);
    }
    [[nodiscard]] Tensor reshape(Shape shape) const { return shaped(std::move(shape), m_type); }
    [[nodiscard]] Tensor permute(const Shape& order) const
    {
        Shape shape;
        for (const std::int64_t from : order) {
            shape.push_back(size(from));
        }
        return shaped(std::move(shape), m_type);
    }
    [[nodiscard]] Tensor t() const { return permute(dim() == 2 ? Shape{1, 0} : Shape{0}); }
    [[nodiscard]] Tensor flatten(std::int64_t first = 0, std::int64_t last = -1) const
    {
        Shape shape(m_shape.begin(), m_shape.begin() + first);
        shape.push_back(std::accumulate(m_shape.begin() + first,
                                        m_shape.begin() + static_cast<std::ptrdiff_t>(place(last)) + 1,
                                        std::int64_t(1), std::multiplies<>()));
        shape.insert(shape.end(), m_shape.begin() + static_cast<std::ptrdiff_t>(place(last)) + 1,
                     m_shape.end());
        return shaped(std::move(shape), m_type);
    }
    [[nodiscard]] Tensor narrow(std::int64_t along, std::int64_t, std::int64_t length) const
    {
        Shape shape = m_shape;
        shape[place(along)] = length;
        return shaped(std::move(shape), m_type);
    }

    // Functions that need values.
    [[nodiscard]] Tensor all() const { throw hydra::NeedsWeights(); }
    template<class T>
    [[nodiscard]] T item() const
    {
        throw hydra::NeedsWeights();
    }
    friend Tensor operator>(const Tensor& a, int) { return a; }

    // Identifies tensors that share memory.
    struct Storage
    {
        std::size_t size = 0;
        [[nodiscard]] const Storage* unsafeGetStorageImpl() const { return this; }
        [[nodiscard]] std::size_t nbytes() const { return size; }
    };
    [[nodiscard]] const Storage& storage() const { return *m_storage; }

private:
    // Returns a view of the same storage.
    [[nodiscard]] Tensor shaped(Shape shape, ScalarType type) const
    {
        Tensor other = *this;
        other.m_shape = std::move(shape);
        other.m_type = type;
        return other;
    }
    [[nodiscard]] std::size_t place(std::int64_t i) const
    {
        return static_cast<std::size_t>(i < 0 ? i + dim() : i);
    }

    Shape m_shape;
    ScalarType m_type = ScalarType::Undefined;
    std::shared_ptr<const Storage> m_storage;
};

inline Tensor zeros(Tensor::Shape shape, ScalarType type = kFloat)
{
    return {std::move(shape), type};
}
inline Tensor ones(Tensor::Shape shape)
{
    return {std::move(shape), kFloat};
}
// NOLINTNEXTLINE(readability-identifier-naming): the name is LibTorch's
inline Tensor zeros_like(const Tensor& like)
{
    return {{like.sizes().begin(), like.sizes().end()}, like.scalar_type()};
}
inline Tensor cat(const std::vector<Tensor>& parts, std::int64_t along = 0)
{
    Tensor::Shape shape(parts.front().sizes().begin(), parts.front().sizes().end());
    std::int64_t& side = shape[static_cast<std::size_t>(along)];
    side = 0;
    for (const Tensor& part : parts) {
        side += part.size(along);
    }
    return {shape, parts.front().scalar_type()};
}
inline Tensor isnan(const Tensor& of)
{
    return of;
}
inline bool equal(const Tensor&, const Tensor&)
{
    throw hydra::NeedsWeights();
}
inline Tensor where(const Tensor&, const Tensor& a, const Tensor&)
{
    return a;
}

} // namespace at

// SPDX-License-Identifier: GPL-3.0-or-later
// Names and shapes for messages.
#pragma once

#include "core/base/printable.h"

#include <cstddef>
#include <cstdint>
#include <string>

namespace hydra {

// The sides of a shape, from any container: a vector, a tensor's sizes().
class Sides
{
public:
    template<class Container>
    Sides(const Container& sides) // implicit; a view for the length of a call
        : m_first(sides.data())
        , m_count(sides.size())
    { }
    [[nodiscard]] const std::int64_t* begin() const noexcept { return m_first; }
    [[nodiscard]] const std::int64_t* end() const noexcept { return m_first + m_count; }

private:
    const std::int64_t* m_first;
    std::size_t m_count;
};

// "[3, 16, 16]"
[[nodiscard]] std::string shapeText(Sides shape);

// Throws Error{Input} for a tensor of more than 2^28 elements (16 384 x 16 384), more than any network here
// has.
void refuseHuge(const std::string& name, Sides shape, std::int64_t elements, const std::string& file);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a .npy file: a Python dictionary literal with three known keys, read without Python.
#pragma once

#include "core/base/message.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

struct NpyHeader
{
    char kind = 0; // NumPy's letter: f, i, u, b, ...
    std::size_t width = 0; // bytes per element
    bool bigEndian = false;
    bool fortranOrder = false;
    std::vector<std::int64_t> shape; // at most 16 sides, product fits 62 bits
    std::int64_t elements = 0;
    std::size_t dataStart = 0;
};

// Throws Error{Input} that begins with NAME, also for object and structured arrays.
[[nodiscard]] NpyHeader parseNpyHeader(const std::uint8_t* data, std::size_t size, const Message& name);

} // namespace hydra

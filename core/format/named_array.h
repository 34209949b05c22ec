// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of numbers as NumPy's files: .npy (version 1.0, little-endian, last axis fastest) and .npz, a zip
// archive of them. Neither clock nor compression: the same arrays are the same bytes.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace hydra {

using ArrayShape = std::vector<std::int64_t>;

struct NamedArray
{
    std::string name; // in an archive, without ".npy"; letters, digits, '_', '-', '.'
    std::string type; // NumPy's: "<f4", "<f8", "<i8", "|u1"
    ArrayShape shape; // empty: one number
    std::string bytes; // of the values

    [[nodiscard]] friend bool operator==(const NamedArray& a, const NamedArray& b)
    {
        return a.name == b.name && a.type == b.type && a.shape == b.shape && a.bytes == b.bytes;
    }
};

// Throw Error{Internal} when SHAPE does not hold as many values.
[[nodiscard]] NamedArray namedArray(std::string name, const std::vector<float>& values, ArrayShape shape);
[[nodiscard]] NamedArray namedArray(std::string name, const std::vector<double>& values, ArrayShape shape);
[[nodiscard]] NamedArray namedArray(std::string name, const std::vector<std::int64_t>& values,
                                    ArrayShape shape);
// UTF-8 as uint8 [bytes]: what NumPy, and readers of numbers alone, load without a pickle.
[[nodiscard]] NamedArray namedText(std::string name, const std::string& text);

// What stands before the values of a .npy file; as long as a multiple of 64 bytes.
[[nodiscard]] std::string npyHeader(const std::string& type, const ArrayShape& shape);
[[nodiscard]] std::string npyBytes(const NamedArray& array);
// Entries are stored, dated 1980-01-01. Throws Error{Usage} beyond 4 GiB or 65,534 arrays, which would need
// another format, and Error{Internal} for two arrays of one name or an invalid name.
[[nodiscard]] std::string npzBytes(const std::vector<NamedArray>& arrays);

// WORDS as a name: runs of other characters become '_'. Never empty.
[[nodiscard]] std::string arrayName(const std::string& words);

} // namespace hydra

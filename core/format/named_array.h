// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays of numbers as NumPy files: .npy (version 1.0, little-endian, last axis fastest) and .npz, a zip
// archive of them. Without time stamps or compression, so equal arrays give equal bytes.
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
    std::string bytes; // raw bytes of the values

    [[nodiscard]] friend bool operator==(const NamedArray& a, const NamedArray& b)
    {
        return a.name == b.name && a.type == b.type && a.shape == b.shape && a.bytes == b.bytes;
    }
};

// Throw Error{Internal} when the number of VALUES does not match SHAPE.
[[nodiscard]] NamedArray namedArray(std::string name, const std::vector<float>& values, ArrayShape shape);
[[nodiscard]] NamedArray namedArray(std::string name, const std::vector<double>& values, ArrayShape shape);
[[nodiscard]] NamedArray namedArray(std::string name, const std::vector<std::int64_t>& values,
                                    ArrayShape shape);
// UTF-8 as uint8 [bytes], which NumPy and readers of plain numbers load without a pickle.
[[nodiscard]] NamedArray namedText(std::string name, const std::string& text);

// The bytes before the values of a .npy file; their number is a multiple of 64.
[[nodiscard]] std::string npyHeader(const std::string& type, const ArrayShape& shape);
[[nodiscard]] std::string npyBytes(const NamedArray& array);
// Entries are stored uncompressed, dated 1980-01-01. Throws Error{Usage} beyond 4 GiB or 65,534 arrays, which
// would need zip64, and Error{Internal} for duplicate or invalid names.
[[nodiscard]] std::string npzBytes(const std::vector<NamedArray>& arrays);

// Turns WORDS into a valid name: each run of other characters becomes '_'. Never empty.
[[nodiscard]] std::string arrayName(const std::string& words);

} // namespace hydra

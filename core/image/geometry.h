// SPDX-License-Identifier: GPL-3.0-or-later
// Maps tokens to the original picture: the inverse of resize and crop (reference.md "Patches on the
// picture"). Plain data.
#pragma once

#include <algorithm>

namespace hydra {

struct Rect
{
    double x = 0, y = 0, width = 0, height = 0; // pixels
    friend bool operator==(const Rect& a, const Rect& b)
    {
        return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
    }
};

struct InputGeometry
{
    int originalWidth = 0, originalHeight = 0; // pixels of the Image
    int inputWidth = 0, inputHeight = 0; // pixels of the network's input
    int patchSize = 1; // pixels of the input
    Rect seen; // the part of the original that the network sees, in original pixels

    [[nodiscard]] int rows() const noexcept { return inputHeight / patchSize; }
    [[nodiscard]] int cols() const noexcept { return inputWidth / patchSize; }
    // Patch (row, col) in pixels of the original.
    [[nodiscard]] Rect patch(int row, int col) const
    {
        const double w = seen.width / cols();
        const double h = seen.height / rows();
        return {seen.x + col * w, seen.y + row * h, w, h};
    }
    // Patch index row*cols+col under a point of the original, or -1 outside the part that the network sees.
    [[nodiscard]] int patchAt(double x, double y) const
    {
        if (x < seen.x || y < seen.y || x >= seen.x + seen.width || y >= seen.y + seen.height) {
            return -1;
        }
        const int col = std::min(cols() - 1, int((x - seen.x) / seen.width * cols()));
        const int row = std::min(rows() - 1, int((y - seen.y) / seen.height * rows()));
        return row * cols() + col;
    }
};

} // namespace hydra

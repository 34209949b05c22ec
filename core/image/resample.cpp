// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/image/resample.h"

#include "core/tensor/tiles.h"

#include <algorithm>
#include <cmath>

namespace hydra {

namespace {

// Weights are whole multiples of 2^-22, as in PIL: sums of 8-bit samples times weights stay inside 32 bits,
// and the result is the same on every machine.
constexpr int weightBits = 22;

double bicubic(double x) // Keys, a = -1/2; support 2
{
    constexpr double a = -0.5;
    x = std::abs(x);
    if (x < 1) {
        return ((a + 2) * x - (a + 3)) * x * x + 1;
    }
    return x < 2 ? (((x - 5) * x + 8) * x - 4) * a : 0;
}

double bilinear(double x) // triangle; support 1
{
    return std::max(0., 1 - std::abs(x));
}

// Output pixel i of the window is sum_j weights[start_i + j] * input[first_i + j].
struct Taps
{
    std::vector<int> first, count;
    std::vector<std::size_t> start;
    std::vector<std::int32_t> weights;
};

// The filter widens with the reduction (antialiasing); it is cut at the border and normalised to sum 1.
Taps tapsOf(int inSize, int outSize, Interpolation interpolation, int windowStart, int windowSize)
{
    const double scale = double(inSize) / outSize;
    const double stretch = std::max(scale, 1.);
    const double support = (interpolation == Interpolation::Bicubic ? 2. : 1.) * stretch;
    Taps taps;
    std::vector<double> exact;
    for (int i = windowStart; i < windowStart + windowSize; ++i) {
        const double center = (i + 0.5) * scale;
        const int first = std::max(0, static_cast<int>(center - support + 0.5));
        const int last = std::min(inSize, static_cast<int>(center + support + 0.5));
        exact.clear();
        double sum = 0;
        for (int j = first; j < last; ++j) {
            const double x = (j - center + 0.5) / stretch;
            exact.push_back(interpolation == Interpolation::Bicubic ? bicubic(x) : bilinear(x));
            sum += exact.back();
        }
        taps.first.push_back(first);
        taps.count.push_back(last - first);
        taps.start.push_back(taps.weights.size());
        for (const double weight : exact) {
            taps.weights.push_back(static_cast<std::int32_t>(std::round(weight / sum * (1 << weightBits))));
        }
    }
    return taps;
}

std::uint8_t rounded(std::int32_t sum)
{
    return static_cast<std::uint8_t>(std::clamp((sum + (1 << (weightBits - 1))) >> weightBits, 0, 255));
}

std::size_t offset(int row, int width)
{
    return 3 * static_cast<std::size_t>(row) * static_cast<std::size_t>(width);
}

// Rows for one thread: less than a millisecond's work is not worth waking another.
std::int64_t rowsAtOnce(std::size_t productsPerRow)
{
    return 1 + 4'000'000 / static_cast<std::int64_t>(std::max<std::size_t>(1, productsPerRow));
}

// Rows [firstRow, firstRow + rows) of IMAGE, made as wide as TAPS says.
Image resampleRows(const Image& image, const Taps& taps, int firstRow, int rows)
{
    const int width = static_cast<int>(taps.first.size());
    Image out{width, rows, std::vector<std::uint8_t>(offset(rows, width))};
    forTiles(rows, rowsAtOnce(3 * taps.weights.size()), [&](std::int64_t begin, std::int64_t end) {
        for (int y = static_cast<int>(begin); y < static_cast<int>(end); ++y) {
            std::uint8_t* to = out.rgb.data() + offset(y, width);
            for (std::size_t x = 0; x < taps.first.size(); ++x, to += 3) {
                const std::uint8_t* from = image.pixel(taps.first[x], firstRow + y);
                const std::int32_t* weight = taps.weights.data() + taps.start[x];
                std::int32_t red = 0, green = 0, blue = 0;
                for (int j = 0; j < taps.count[x]; ++j, from += 3) {
                    red += weight[j] * from[0];
                    green += weight[j] * from[1];
                    blue += weight[j] * from[2];
                }
                to[0] = rounded(red);
                to[1] = rounded(green);
                to[2] = rounded(blue);
            }
        }
    });
    return out;
}

// All columns of IMAGE, whose row 0 is row FIRST_ROW of what TAPS counts in, made as high as TAPS says.
Image resampleColumns(const Image& image, const Taps& taps, int firstRow)
{
    const int height = static_cast<int>(taps.first.size());
    const std::size_t samples = offset(1, image.width);
    Image out{image.width, height, std::vector<std::uint8_t>(offset(height, image.width))};
    const std::size_t perRow = samples * (taps.weights.size() / taps.first.size());
    forTiles(height, rowsAtOnce(perRow), [&](std::int64_t begin, std::int64_t end) {
        std::vector<std::int32_t> sums(samples); // a whole row at once: the inner loop runs along memory
        for (std::size_t y = static_cast<std::size_t>(begin); y < static_cast<std::size_t>(end); ++y) {
            std::fill(sums.begin(), sums.end(), 0);
            for (int j = 0; j < taps.count[y]; ++j) {
                const std::uint8_t* from = image.pixel(0, taps.first[y] - firstRow + j);
                const std::int32_t weight = taps.weights[taps.start[y] + static_cast<std::size_t>(j)];
                for (std::size_t i = 0; i < samples; ++i) {
                    sums[i] += weight * from[i];
                }
            }
            std::transform(sums.begin(), sums.end(),
                           out.rgb.data() + offset(static_cast<int>(y), image.width), rounded);
        }
    });
    return out;
}

} // namespace

Image resample(const Image& image, int width, int height, Interpolation interpolation,
               const PixelWindow& window)
{
    const Taps across = tapsOf(image.width, width, interpolation, window.x, window.width);
    const Taps down = tapsOf(image.height, height, interpolation, window.y, window.height);
    const int firstRow = down.first.front();
    const int endRow = down.first.back() + down.count.back();
    // Rounded to 8 bits between the passes, as PIL does.
    return resampleColumns(resampleRows(image, across, firstRow, endRow - firstRow), down, firstRow);
}

} // namespace hydra

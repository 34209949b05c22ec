// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/augment.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace hydra {

namespace {

constexpr double clearly = 1.2; // a label is kept if its class covers this many times as much as the next
constexpr double smallestErase = 0.1; // share of the grid's side
constexpr double largestErase = 0.4;

// Computes the patch shares of VIEW's window: each target patch averages the source patches it covers by
// area.
void windowShares(const DataSet& set, std::size_t index, const View& view, float* out)
{
    const int grid = set.grid();
    const int width = set.classes() + 1;
    const std::uint8_t* const in = set.shares(index);
    // Per target row (or column): first source index and the weights of the sources it covers.
    const auto cover = [grid](double start, double size, int target, std::vector<double>& weights) {
        const double low = (start + size * target / grid) * grid;
        const double high = (start + size * (target + 1) / grid) * grid;
        const int begin = std::clamp(static_cast<int>(std::floor(low + 1e-9)), 0, grid - 1);
        weights.clear();
        for (int i = begin; i < grid && (i < high - 1e-9 || weights.empty()); ++i) {
            weights.push_back((std::min(high, i + 1.0) - std::max(low, static_cast<double>(i)))
                              / (high - low));
        }
        return begin;
    };
    std::vector<double> rows;
    std::vector<double> columns;
    for (int r = 0; r < grid; ++r) {
        const int firstRow = cover(view.y, view.height, r, rows);
        for (int c = 0; c < grid; ++c) {
            const int from = view.mirrored ? grid - 1 - c : c;
            const int firstColumn = cover(view.x, view.width, from, columns);
            float* const target = out + static_cast<std::ptrdiff_t>(r * grid + c) * width;
            std::fill(target, target + width, 0.0F);
            for (std::size_t i = 0; i < rows.size(); ++i) {
                for (std::size_t j = 0; j < columns.size(); ++j) {
                    const auto source = static_cast<std::ptrdiff_t>((firstRow + static_cast<int>(i)) * grid
                                                                    + firstColumn + static_cast<int>(j));
                    const auto weight = static_cast<float>(rows[i] * columns[j] / 255.0);
                    for (int k = 0; k < width; ++k) {
                        target[k] += weight * static_cast<float>(in[source * width + k]);
                    }
                }
            }
        }
    }
}

// Returns the class that covers most in SHARES, or -1 if the next one is too close.
int clearLabel(const float* shares, int patches, int classes)
{
    std::vector<double> sums(static_cast<std::size_t>(classes), 0.0);
    for (int p = 0; p < patches; ++p) {
        for (int k = 0; k < classes; ++k) {
            sums[static_cast<std::size_t>(k)] += static_cast<double>(shares[p * (classes + 1) + k]);
        }
    }
    const auto best = std::max_element(sums.begin(), sums.end());
    const auto label = static_cast<int>(best - sums.begin());
    const double largest = *best;
    *best = -1;
    const double next = *std::max_element(sums.begin(), sums.end());
    return largest > 0 && largest >= clearly * next ? label : -1;
}

// Source positions of the SIZE samples along one side: index of the left neighbour and weight of the right
// one.
struct Taps
{
    std::vector<int> left, right;
    std::vector<float> weight;

    Taps(double start, double size, bool mirrored, int count)
        : left(static_cast<std::size_t>(count))
        , right(left.size())
        , weight(left.size())
    {
        for (int i = 0; i < count; ++i) {
            const int from = mirrored ? count - 1 - i : i;
            const double at = std::clamp(start * count + (from + 0.5) * size - 0.5, 0.0, count - 1.0);
            const auto low = static_cast<int>(at);
            const auto slot = static_cast<std::size_t>(i);
            left[slot] = low;
            right[slot] = std::min(low + 1, count - 1);
            weight[slot] = static_cast<float>(at - low);
        }
    }
};

// out [size, size, 3], 0..255
void resample(const std::uint8_t* in, int size, const View& view, std::vector<float>& out)
{
    const Taps rows(view.y, view.height, false, size);
    const Taps columns(view.x, view.width, view.mirrored, size);
    out.resize(static_cast<std::size_t>(size) * static_cast<std::size_t>(size) * 3);
    float* to = out.data();
    for (std::size_t r = 0; r < rows.left.size(); ++r) {
        const std::uint8_t* const above = in + static_cast<std::ptrdiff_t>(rows.left[r]) * size * 3;
        const std::uint8_t* const below = in + static_cast<std::ptrdiff_t>(rows.right[r]) * size * 3;
        const float down = rows.weight[r];
        for (std::size_t c = 0; c < columns.left.size(); ++c) {
            const int a = columns.left[c] * 3;
            const int b = columns.right[c] * 3;
            const float across = columns.weight[c];
            for (int k = 0; k < 3; ++k, ++to) {
                const auto topLeft = static_cast<float>(above[a + k]);
                const auto bottomLeft = static_cast<float>(below[a + k]);
                const float top = topLeft + across * (static_cast<float>(above[b + k]) - topLeft);
                const float bottom = bottomLeft + across * (static_cast<float>(below[b + k]) - bottomLeft);
                *to = top + down * (bottom - top);
            }
        }
    }
}

// Brightness, tint, saturation about the pixel's grey, contrast about the picture's mean grey; as one affine
// map.
void recolour(const View& view, std::vector<float>& picture)
{
    const std::array<float, 3> grey{0.299F, 0.587F, 0.114F};
    std::array<float, 3> gain{};
    for (std::size_t k = 0; k < 3; ++k) {
        gain[k] = static_cast<float>(view.brightness * view.tint[k]);
    }
    double sum = 0;
    for (std::size_t i = 0; i < picture.size(); i += 3) {
        for (std::size_t k = 0; k < 3; ++k) {
            picture[i + k] *= gain[k];
            sum += static_cast<double>(grey[k] * picture[i + k]);
        }
    }
    const auto mean = static_cast<float>(sum / static_cast<double>(picture.size() / 3));
    const auto contrast = static_cast<float>(view.contrast);
    const auto saturation = static_cast<float>(view.saturation);
    for (std::size_t i = 0; i < picture.size(); i += 3) {
        const float own = grey[0] * picture[i] + grey[1] * picture[i + 1] + grey[2] * picture[i + 2];
        for (std::size_t k = 0; k < 3; ++k) {
            const float saturated = own + saturation * (picture[i + k] - own);
            picture[i + k] = std::clamp(mean + contrast * (saturated - mean), 0.0F, 255.0F);
        }
    }
}

void toPatches(const std::vector<float>& picture, int size, int patch, const std::array<double, 3>& mean,
               const std::array<double, 3>& spread, float* out)
{
    const int grid = size / patch;
    for (int k = 0; k < 3; ++k) {
        const auto channel = static_cast<std::size_t>(k);
        const auto scale = static_cast<float>(1.0 / (255.0 * spread[channel]));
        const auto shift = static_cast<float>(-mean[channel] / spread[channel]);
        for (int y = 0; y < size; ++y) {
            const float* const row = picture.data() + static_cast<std::ptrdiff_t>(y) * size * 3 + k;
            for (int x = 0; x < size; ++x) {
                const int token = (y / patch) * grid + x / patch;
                const int inside = (k * patch + y % patch) * patch + x % patch;
                out[static_cast<std::ptrdiff_t>(token) * 3 * patch * patch + inside] =
                    row[static_cast<std::ptrdiff_t>(x) * 3] * scale + shift;
            }
        }
    }
}

void erase(const View& view, int grid, std::ptrdiff_t patchFloats, int shareFloats, float* patches,
           float* shares)
{
    CounterRandom random(view.eraseSeed, 0);
    for (int r = view.eraseRow; r < view.eraseRow + view.eraseRows; ++r) {
        for (int c = view.eraseColumn; c < view.eraseColumn + view.eraseColumns; ++c) {
            const std::ptrdiff_t token = std::ptrdiff_t{r} * grid + c;
            for (std::ptrdiff_t i = 0; i < patchFloats; ++i) {
                patches[token * patchFloats + i] = static_cast<float>(random.uniform(-1.0, 1.0));
            }
            if (shares != nullptr) {
                std::fill_n(shares + token * shareFloats, shareFloats, 0.0F);
            }
        }
    }
}

} // namespace

void drawWindow(const AugmentConfig& augment, CounterRandom& random, View& view)
{
    view.mirrored = random.uniform() < augment.flip;
    view.width = view.height = 1.0 / random.uniform(1.0, augment.zoom);
    if (augment.stretch > 1) {
        // Uniform on a logarithmic scale; keeps the drawn area, except that sides end at the picture's.
        const double ratio = std::exp(random.uniform(-0.5, 0.5) * std::log(augment.stretch));
        view.width = std::min(1.0, view.width * ratio);
        view.height = std::min(1.0, view.height / ratio);
    }
    view.x = random.uniform(0.0, 1.0 - view.width);
    view.y = random.uniform(0.0, 1.0 - view.height);
}

void drawLook(const AugmentConfig& augment, int grid, CounterRandom& random, View& view)
{
    view.brightness = random.uniform(1 - augment.brightness, 1 + augment.brightness);
    view.contrast = random.uniform(1 - augment.contrast, 1 + augment.contrast);
    view.saturation = random.uniform(1 - augment.saturation, 1 + augment.saturation);
    for (double& each : view.tint) {
        each = random.uniform(1 - augment.tint, 1 + augment.tint);
    }
    if (random.uniform() < augment.erase) {
        const auto side = [&] {
            return std::max(
                1, static_cast<int>(std::lround(grid * random.uniform(smallestErase, largestErase))));
        };
        view.eraseRows = side();
        view.eraseColumns = side();
        view.eraseRow = static_cast<int>(random.below(static_cast<std::uint32_t>(grid - view.eraseRows + 1)));
        view.eraseColumn =
            static_cast<int>(random.below(static_cast<std::uint32_t>(grid - view.eraseColumns + 1)));
        view.eraseSeed = random.next();
    }
}

int renderView(const DataSet& set, std::size_t index, View view, const std::array<double, 3>& mean,
               const std::array<double, 3>& spread, float* patches, float* shares)
{
    int label = set.labels[index];
    const int grid = set.grid();
    if (set.hasShares() && (view.width < 1.0 || view.height < 1.0)) {
        std::vector<float> seen(static_cast<std::size_t>(grid) * static_cast<std::size_t>(grid)
                                * static_cast<std::size_t>(set.classes() + 1));
        windowShares(set, index, view, seen.data());
        const int nowLabel = clearLabel(seen.data(), grid * grid, set.classes());
        if (nowLabel < 0) {
            view.x = view.y = 0;
            view.width = view.height = 1;
        } else {
            label = nowLabel;
        }
    }
    if (shares != nullptr) {
        windowShares(set, index, view, shares);
    }
    std::vector<float> picture;
    resample(set.picture(index), set.size, view, picture);
    recolour(view, picture);
    toPatches(picture, set.size, set.patch, mean, spread, patches);
    erase(view, grid, std::ptrdiff_t{3} * set.patch * set.patch, set.classes() + 1, patches, shares);
    return label;
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/neighbours.h"

#include "core/tsne/distances.h"

#include <algorithm>
#include <limits>

namespace hydra::tsne {

namespace {

constexpr std::size_t rowGrain = 32; // rows a thread takes at once
constexpr std::size_t columnBlock = 2048; // of distances, in the second cache

struct Candidate
{
    float distance;
    std::int32_t index;
    friend bool operator<(const Candidate& a, const Candidate& b)
    {
        return a.distance != b.distance ? a.distance < b.distance : a.index < b.index;
    }
};

// Keeps the WANTED smallest of all candidates, in a buffer that is cut down whenever it is full.
class Nearest
{
public:
    explicit Nearest(std::size_t wanted)
        : m_wanted(wanted)
        , m_found(3 * wanted + 64)
    { }

    void offer(const float* distances, std::size_t count, std::size_t firstIndex)
    {
        const auto end = static_cast<Index>(count);
        for (Index j = kernels().firstBelow(distances, 0, end, m_limit); j < end;
             j = kernels().firstBelow(distances, j + lanes, end, m_limit)) {
            for (Index lane = j; lane < j + lanes; ++lane) { // written unconditionally, to avoid a branch
                const auto index = firstIndex + static_cast<std::size_t>(lane);
                m_found[m_size] = {distances[lane], static_cast<std::int32_t>(index)};
                m_size += distances[lane] < m_limit ? 1 : 0;
            }
            if (m_size + static_cast<std::size_t>(lanes) >= m_found.size()) {
                cut();
            }
        }
    }
    [[nodiscard]] std::vector<Candidate>& finish()
    {
        cut();
        m_found.resize(m_size);
        return m_found;
    }

private:
    void cut()
    {
        if (m_size > m_wanted) {
            const auto last = m_found.begin() + static_cast<std::ptrdiff_t>(m_wanted - 1);
            std::nth_element(m_found.begin(), last, m_found.begin() + static_cast<std::ptrdiff_t>(m_size));
            m_size = m_wanted;
            m_limit = last->distance; // an equal distance later has a higher index
        }
    }

    std::size_t m_wanted;
    std::size_t m_size = 0;
    float m_limit = Distances::far;
    std::vector<Candidate> m_found;
};

// Four sums, so that compilers can vectorise without reordering.
float exactDistance(const float* a, const float* b, std::size_t width)
{
    double sums[4] = {};
    std::size_t k = 0;
    for (; k + 4 <= width; k += 4) {
        for (std::size_t lane = 0; lane < 4; ++lane) {
            const double d = double(a[k + lane]) - double(b[k + lane]);
            sums[lane] += d * d;
        }
    }
    for (; k < width; ++k) {
        const double d = double(a[k]) - double(b[k]);
        sums[0] += d * d;
    }
    return static_cast<float>((sums[0] + sums[1]) + (sums[2] + sums[3]));
}

} // namespace

Neighbours nearestNeighbours(const Vectors& data, std::size_t k, Crew& crew)
{
    const Distances distances(data);
    Neighbours result{data.count, k, std::vector<std::int32_t>(data.count * k),
                      std::vector<float>(data.count * k)};
    // A few more than requested: products round, so exact distances decide the last places.
    const std::size_t wanted = std::min(data.count - 1, k + 8);
    crew.each(data.count, rowGrain, [&](std::size_t begin, std::size_t end) {
        std::vector<float> block(rowGrain * columnBlock);
        std::vector<Nearest> nearest(end - begin, Nearest(wanted));
        for (std::size_t first = 0; first < distances.padded(); first += columnBlock) {
            const std::size_t last = std::min(first + columnBlock, distances.padded());
            distances.block(begin, end, first, last, block.data(), columnBlock);
            for (std::size_t i = begin; i < end; ++i) {
                nearest[i - begin].offer(block.data() + (i - begin) * columnBlock, last - first, first);
            }
        }
        for (std::size_t i = begin; i < end; ++i) {
            std::vector<Candidate>& found = nearest[i - begin].finish();
            for (Candidate& candidate : found) {
                candidate.distance = exactDistance(
                    data.row(i), data.row(static_cast<std::size_t>(candidate.index)), data.width);
            }
            std::sort(found.begin(), found.end());
            for (std::size_t n = 0; n < k; ++n) {
                result.index[i * k + n] = found[n].index;
                result.distance[i * k + n] = found[n].distance;
            }
        }
    });
    return result;
}

} // namespace hydra::tsne

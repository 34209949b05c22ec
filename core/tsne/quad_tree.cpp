// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/quad_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

namespace hydra::tsne {

namespace {

constexpr unsigned bitsPerAxis = 16;
constexpr std::uint32_t leafSize = 16; // most points of a leaf

// Spreads the lower 16 bits, each followed by a zero bit.
std::uint32_t spread(std::uint32_t v)
{
    v = (v | (v << 8)) & 0x00ff00ff;
    v = (v | (v << 4)) & 0x0f0f0f0f;
    v = (v | (v << 2)) & 0x33333333;
    return (v | (v << 1)) & 0x55555555;
}

unsigned highestBit(std::uint32_t v) // of v > 0
{
    unsigned bit = 0;
    for (unsigned half = 16; half > 0; half /= 2) {
        if ((v >> half) != 0) {
            v >>= half;
            bit += half;
        }
    }
    return bit;
}

} // namespace

void QuadTree::sort(const Points& points)
{
    const std::size_t n = points.x.size();
    const auto [lowX, highX] = std::minmax_element(points.x.begin(), points.x.end());
    const auto [lowY, highY] = std::minmax_element(points.y.begin(), points.y.end());
    const float left = *lowX;
    const float bottom = *lowY;
    const float extent = std::max(*highX - left, *highY - bottom);
    constexpr float cells = 1U << bitsPerAxis;
    m_cell = extent / cells;
    const float perCell = extent > 0 ? cells * (1 - 1e-6F) / extent : 0;
    m_keys.resize(n);
    m_order.resize(n);
    m_spareKeys.resize(n);
    m_spareOrder.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
        const auto column = static_cast<std::uint32_t>(std::min(cells - 1, (points.x[i] - left) * perCell));
        const auto line = static_cast<std::uint32_t>(std::min(cells - 1, (points.y[i] - bottom) * perCell));
        m_keys[i] = spread(column) | (spread(line) << 1);
    }
    std::iota(m_order.begin(), m_order.end(), 0U);
    constexpr unsigned digitBits = 11;
    constexpr std::uint32_t digits = 1U << digitBits;
    for (unsigned shift = 0; shift < 2 * bitsPerAxis;
         shift += digitBits) { // radix sort: stable, no comparisons
        std::array<std::uint32_t, digits> start{};
        for (const std::uint32_t key : m_keys) {
            ++start[(key >> shift) % digits];
        }
        std::uint32_t sum = 0;
        for (std::uint32_t& place : start) {
            sum += std::exchange(place, sum);
        }
        for (std::size_t i = 0; i < n; ++i) {
            const std::uint32_t place = start[(m_keys[i] >> shift) % digits]++;
            m_spareKeys[place] = m_keys[i];
            m_spareOrder[place] = m_order[i];
        }
        m_keys.swap(m_spareKeys);
        m_order.swap(m_spareOrder);
    }
}

void QuadTree::build(const Points& points, double theta)
{
    sort(points);
    const std::size_t n = points.x.size();
    m_inverseTheta = theta > 0 ? static_cast<float>(1.0 / theta) : std::numeric_limits<float>::infinity();
    m_x.resize(roundedUp(n, groupSize));
    m_y.resize(m_x.size());
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        const std::uint32_t from = m_order[std::min(i, n - 1)];
        m_x[i] = points.x[from];
        m_y[i] = points.y[from];
    }
    m_nodes.clear();
    (void)grow(0, static_cast<std::uint32_t>(n));
}

std::size_t QuadTree::grow(std::uint32_t begin, std::uint32_t end)
{
    const std::size_t at = m_nodes.size();
    m_nodes.push_back({{0, 0, static_cast<float>(end - begin)}, 0, 0, begin, end});
    const std::uint32_t differing = m_keys[begin] ^ m_keys[end - 1];
    double sumX = 0;
    double sumY = 0;
    const unsigned level = differing == 0 ? 0 : highestBit(differing) / 2; // the digit that splits the node
    if (end - begin <= leafSize || differing == 0) {
        for (std::uint32_t i = begin; i < end; ++i) {
            sumX += double(m_x[i]);
            sumY += double(m_y[i]);
        }
    } else {
        m_nodes[at].begin = m_nodes[at].end = 0;
        for (std::uint32_t child = begin; child < end;) {
            const std::uint32_t digit = m_keys[child] >> (2 * level);
            const auto next =
                std::partition_point(m_keys.begin() + child, m_keys.begin() + end,
                                     [&](std::uint32_t key) { return (key >> (2 * level)) == digit; });
            const auto childEnd = static_cast<std::uint32_t>(next - m_keys.begin());
            const Mass centre = m_nodes[grow(child, childEnd)].centre;
            sumX += double(centre.mass) * double(centre.x);
            sumY += double(centre.mass) * double(centre.y);
            child = childEnd;
        }
    }
    Node& node = m_nodes[at];
    node.centre.x = static_cast<float>(sumX / double(end - begin));
    node.centre.y = static_cast<float>(sumY / double(end - begin));
    const float width = differing == 0 ? m_cell : m_cell * static_cast<float>(2U << level);
    const float reach = end - begin == 1 ? 0 : width * m_inverseTheta;
    node.reach = reach * reach;
    node.skip = static_cast<std::uint32_t>(m_nodes.size());
    return at;
}

std::size_t QuadTree::masses(std::size_t first, Mass* list) const
{
    const auto xs = m_x.begin() + static_cast<std::ptrdiff_t>(first);
    const auto ys = m_y.begin() + static_cast<std::ptrdiff_t>(first);
    const auto [lowX, highX] = std::minmax_element(xs, xs + groupSize);
    const auto [lowY, highY] = std::minmax_element(ys, ys + groupSize);
    const float left = *lowX;
    const float right = *highX;
    const float bottom = *lowY;
    const float top = *highY;
    std::size_t found = 0;
    const auto end = static_cast<std::uint32_t>(m_nodes.size());
    for (std::uint32_t i = 0; i < end;) {
        const Node& node = m_nodes[i];
        const float dx = std::max(std::max(left - node.centre.x, node.centre.x - right), 0.0F);
        const float dy = std::max(std::max(bottom - node.centre.y, node.centre.y - top), 0.0F);
        const bool one = dx * dx + dy * dy > node.reach;
        list[found] = node.centre; // kept only if it counts; avoids a branch
        found += one ? 1 : 0;
        for (std::uint32_t k = node.begin; !one && k < node.end; ++k) {
            list[found++] = {m_x[k], m_y[k], 1.0F};
        }
        i = one || node.begin < node.end ? node.skip : i + 1;
    }
    return found;
}

} // namespace hydra::tsne

// SPDX-License-Identifier: GPL-3.0-or-later
// A quadtree over points of the plane, rebuilt in each iteration: points in Morton order, nodes in traversal
// order, each with the index where the traversal continues after taking the node as one mass.
#pragma once

#include "core/tsne/kernels.h"
#include "core/tsne/vectors.h"

namespace hydra::tsne {

class QuadTree
{
public:
    // A node counts as one mass for points further away than its width / THETA (Barnes & Hut 1986); 0 takes
    // every point by itself.
    void build(const Points& points, double theta);

    [[nodiscard]] std::size_t count() const noexcept { return m_order.size(); }
    // Coordinates in Morton order, padded to a multiple of groupSize with the last point.
    [[nodiscard]] const std::vector<float>& x() const noexcept { return m_x; }
    [[nodiscard]] const std::vector<float>& y() const noexcept { return m_y; }
    // order()[i] is the index of the point at place i.
    [[nodiscard]] const std::vector<std::uint32_t>& order() const noexcept { return m_order; }

    // Writes to LIST the masses that represent all points for the group of groupSize places from FIRST on:
    // nodes far enough from the group's bounding rectangle, and single points nearby (also the group's own).
    // Returns their number; LIST has room for count() + 1.
    [[nodiscard]] std::size_t masses(std::size_t first, Mass* list) const;

private:
    struct Node
    {
        Mass centre;
        float reach; // squared distance above which the node is one mass
        std::uint32_t skip; // index where the traversal continues without its children
        std::uint32_t begin, end; // its points, for a leaf; empty otherwise
    };

    void sort(const Points& points);
    std::size_t grow(std::uint32_t begin, std::uint32_t end);

    std::vector<std::uint32_t> m_keys, m_order, m_spareKeys, m_spareOrder;
    std::vector<float> m_x, m_y;
    std::vector<Node> m_nodes;
    float m_cell = 0; // width of the finest cell
    float m_inverseTheta = 0; // infinite for theta 0
};

} // namespace hydra::tsne

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/objective.h"

#include "core/base/error.h"
#include "core/tsne/kernels.h"
#include "core/tsne/quad_tree.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra::tsne {

namespace {

constexpr std::size_t exactGrain = 32; // rows a thread takes at once
constexpr std::size_t edgeGrain = 128; // rows of edges
constexpr std::size_t groupGrain = 4; // groups
constexpr float nowhere = 1e18F; // pads rows: q is 0 there, without overflow

// Attraction and repulsion, point by point.
class SumOfForces : public Objective
{
public:
    // P: every p_ij > 0, in any order.
    SumOfForces(std::size_t count, std::size_t grain, const std::vector<float>& p, Crew& crew)
        : m_crew(crew)
        , m_grain(grain)
        , m_logs(count)
        , m_totals(totalsOf(p))
    { }

    void gradient(const Points& at, double exaggeration, Points& into) override
    {
        const double normaliser = repel(at);
        into.x.resize(m_logs.size());
        into.y.resize(m_logs.size());
        each([&](std::size_t i) {
            const Force f = force(at, i);
            into.x[i] =
                static_cast<float>(4 * (exaggeration * double(f.attractX) - double(f.repelX) / normaliser));
            into.y[i] =
                static_cast<float>(4 * (exaggeration * double(f.attractY) - double(f.repelY) / normaliser));
        });
    }

    double divergence(const Points& at) override
    {
        const double normaliser = repel(at);
        each([&](std::size_t i) { m_logs[i] = log(at, i); });
        const double sum = std::accumulate(m_logs.begin(), m_logs.end(), 0.0);
        return m_totals.negentropy + sum + m_totals.total * std::log(normaliser);
    }

protected:
    // Prepares force() and log() for the points; returns Z.
    virtual double repel(const Points& at) = 0;
    [[nodiscard]] virtual Force force(const Points& at, std::size_t i) const = 0;
    // Point i's part of sum p log(1 + |y_i - y_j|^2).
    [[nodiscard]] virtual double log(const Points& at, std::size_t i) const = 0;

    Crew& m_crew;

private:
    template<class Work>
    void each(const Work& work)
    {
        m_crew.each(m_logs.size(), m_grain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                work(i);
            }
        });
    }

    std::size_t m_grain;
    std::vector<double> m_logs;
    AffinityTotals m_totals;
};

class ExactObjective final : public SumOfForces
{
public:
    ExactObjective(DenseAffinities p, Crew& crew)
        : SumOfForces(p.count, exactGrain, p.p, crew)
        , m_p(std::move(p))
        , m_forces(m_p.count)
    { }

private:
    double repel(const Points& at) override
    {
        m_x = at.x;
        m_y = at.y;
        m_x.resize(m_p.stride, nowhere);
        m_y.resize(m_p.stride, nowhere);
        m_crew.each(m_p.count, exactGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                m_forces[i] = kernels().allPairs(m_x[i], m_y[i], m_x.data(), m_y.data(), row(i), columns());
            }
        });
        double normaliser = 0;
        for (const Force& force : m_forces) {
            normaliser += double(force.normaliser) - 1.0; // minus the point itself
        }
        return std::max(normaliser, 1e-30);
    }
    [[nodiscard]] Force force(const Points&, std::size_t i) const override { return m_forces[i]; }
    [[nodiscard]] double log(const Points&, std::size_t i) const override
    {
        return kernels().allPairsLog(m_x[i], m_y[i], m_x.data(), m_y.data(), row(i), columns());
    }
    [[nodiscard]] const float* row(std::size_t i) const { return m_p.p.data() + i * m_p.stride; }
    [[nodiscard]] Index columns() const { return static_cast<Index>(m_p.stride); }

    DenseAffinities m_p;
    std::vector<Force> m_forces;
    std::vector<float> m_x, m_y;
};

// Barnes-Hut t-SNE (van der Maaten 2014). Neighbours in Morton order traverse the tree together: one list of
// masses for a group, then a branch-free loop over list and group.
class BarnesHutObjective final : public SumOfForces
{
public:
    BarnesHutObjective(SparseAffinities p, double theta, Crew& crew)
        : SumOfForces(p.count, edgeGrain, p.p, crew)
        , m_p(std::move(p))
        , m_theta(theta)
        , m_pairs(2 * m_p.count)
        , m_repelX(m_p.count)
        , m_repelY(m_p.count)
        , m_normalisers(roundedUp(m_p.count, groupSize) / groupSize)
    {
        if (!(theta >= 0 && theta <= 0.7)) {
            throw usageError("t-SNE: theta: expected 0 to 0.7, got %1", theta);
        }
    }

private:
    double repel(const Points& at) override
    {
        for (std::size_t i = 0; i < m_p.count; ++i) {
            m_pairs[2 * i] = at.x[i];
            m_pairs[2 * i + 1] = at.y[i];
        }
        m_tree.build(at, m_theta);
        m_crew.each(m_normalisers.size(), groupGrain, [&](std::size_t begin, std::size_t end) {
            thread_local std::vector<Mass> list; // reused between iterations
            list.resize(std::max(list.size(), m_p.count + 1));
            for (std::size_t group = begin; group < end; ++group) {
                m_normalisers[group] = repelGroup(group, list.data());
            }
        });
        return std::max(std::accumulate(m_normalisers.begin(), m_normalisers.end(), 0.0), 1e-30);
    }

    // Computes the repulsion of one group; returns its share of Z.
    double repelGroup(std::size_t group, Mass* list)
    {
        float pushX[groupSize];
        float pushY[groupSize];
        float sums[groupSize];
        const std::size_t first = group * groupSize;
        const std::size_t found = m_tree.masses(first, list);
        kernels().masses(m_tree.x().data() + first, m_tree.y().data() + first, list,
                         static_cast<Index>(found), pushX, pushY, sums);
        double share = 0;
        for (std::size_t i = 0; i < groupSize && first + i < m_p.count; ++i) {
            const std::uint32_t point = m_tree.order()[first + i];
            m_repelX[point] = pushX[i];
            m_repelY[point] = pushY[i];
            share += double(sums[i]) - 1.0; // minus the point itself
        }
        return share;
    }

    [[nodiscard]] Force force(const Points& at, std::size_t i) const override
    {
        Force f = kernels().edges(at.x[i], at.y[i], m_pairs.data(), to(i), weights(i), edges(i));
        f.repelX = m_repelX[i];
        f.repelY = m_repelY[i];
        return f;
    }
    [[nodiscard]] double log(const Points& at, std::size_t i) const override
    {
        return kernels().edgesLog(at.x[i], at.y[i], m_pairs.data(), to(i), weights(i), edges(i));
    }
    [[nodiscard]] const std::int32_t* to(std::size_t i) const { return m_p.to.data() + m_p.start[i]; }
    [[nodiscard]] const float* weights(std::size_t i) const { return m_p.p.data() + m_p.start[i]; }
    [[nodiscard]] Index edges(std::size_t i) const
    {
        return static_cast<Index>(m_p.start[i + 1] - m_p.start[i]);
    }

    SparseAffinities m_p;
    double m_theta;
    QuadTree m_tree;
    std::vector<float> m_pairs; // x and y alternate, so that an edge reads one place
    std::vector<float> m_repelX, m_repelY;
    std::vector<double> m_normalisers;
};

} // namespace

std::unique_ptr<Objective> exactObjective(DenseAffinities p, Crew& crew)
{
    return std::make_unique<ExactObjective>(std::move(p), crew);
}

std::unique_ptr<Objective> barnesHutObjective(SparseAffinities p, double theta, Crew& crew)
{
    return std::make_unique<BarnesHutObjective>(std::move(p), theta, crew);
}

} // namespace hydra::tsne

// SPDX-License-Identifier: GPL-3.0-or-later
// Barnes-Hut t-SNE (van der Maaten 2014). Points that are neighbours in Morton order walk the tree together:
// one list of masses for a group, then a loop without branches over list and group.
#include "core/base/error.h"
#include "core/tsne/kernels.h"
#include "core/tsne/objective.h"
#include "core/tsne/quad_tree.h"

#include <algorithm>
#include <cmath>

namespace hydra::tsne {

namespace {

constexpr std::size_t groupGrain = 4; // groups a thread takes at once
constexpr std::size_t edgeGrain = 128; // rows of edges

class BarnesHutObjective : public Objective
{
public:
    BarnesHutObjective(SparseAffinities p, double theta, Crew& crew)
        : m_p(std::move(p))
        , m_theta(theta)
        , m_crew(crew)
        , m_pairs(2 * m_p.count)
        , m_repelX(m_p.count)
        , m_repelY(m_p.count)
        , m_logs(m_p.count)
        , m_normalisers(roundedUp(m_p.count, groupSize) / groupSize)
        , m_totals(totalsOf(m_p.p))
    {
        if (!(theta >= 0 && theta <= 0.7)) {
            throw usageError("t-SNE: theta: expected 0 to 0.7, got ", theta);
        }
    }

    void gradient(const Points& at, double exaggeration, Points& into) override
    {
        const double normaliser = repel(at);
        into.x.resize(m_p.count);
        into.y.resize(m_p.count);
        m_crew.each(m_p.count, edgeGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                const Force f =
                    kernels().edges(at.x[i], at.y[i], m_pairs.data(), to(i), weights(i), edges(i));
                const double pushX = double(m_repelX[i]) / normaliser;
                const double pushY = double(m_repelY[i]) / normaliser;
                into.x[i] = static_cast<float>(4 * (exaggeration * double(f.attractX) - pushX));
                into.y[i] = static_cast<float>(4 * (exaggeration * double(f.attractY) - pushY));
            }
        });
    }

    double divergence(const Points& at) override
    {
        const double normaliser = repel(at);
        m_crew.each(m_p.count, edgeGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                m_logs[i] = kernels().edgesLog(at.x[i], at.y[i], m_pairs.data(), to(i), weights(i), edges(i));
            }
        });
        double sum = 0;
        for (const double log : m_logs) {
            sum += log;
        }
        return m_totals.negentropy + sum + m_totals.total * std::log(normaliser);
    }

private:
    [[nodiscard]] const std::int32_t* to(std::size_t i) const { return m_p.to.data() + m_p.start[i]; }
    [[nodiscard]] const float* weights(std::size_t i) const { return m_p.p.data() + m_p.start[i]; }
    [[nodiscard]] Index edges(std::size_t i) const
    {
        return static_cast<Index>(m_p.start[i + 1] - m_p.start[i]);
    }

    // The repulsion of every point, before it is divided by Z; returns Z.
    double repel(const Points& at)
    {
        for (std::size_t i = 0; i < m_p.count; ++i) {
            m_pairs[2 * i] = at.x[i];
            m_pairs[2 * i + 1] = at.y[i];
        }
        m_tree.build(at, m_theta);
        m_crew.each(m_normalisers.size(), groupGrain, [&](std::size_t begin, std::size_t end) {
            thread_local std::vector<Mass> list; // kept from one iteration to the next
            list.resize(std::max(list.size(), m_p.count + 1));
            for (std::size_t group = begin; group < end; ++group) {
                m_normalisers[group] = repelGroup(group, list.data());
            }
        });
        double normaliser = 0;
        for (const double part : m_normalisers) {
            normaliser += part;
        }
        return std::max(normaliser, 1e-30);
    }

    // Of one group; returns its share of Z.
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
            share += double(sums[i]) - 1.0; // less the point itself
        }
        return share;
    }

    SparseAffinities m_p;
    double m_theta;
    Crew& m_crew;
    QuadTree m_tree;
    std::vector<float> m_pairs; // x and y in turn: an edge leads to one place
    std::vector<float> m_repelX, m_repelY;
    std::vector<double> m_logs, m_normalisers;
    AffinityTotals m_totals;
};

} // namespace

std::unique_ptr<Objective> barnesHutObjective(SparseAffinities p, double theta, Crew& crew)
{
    return std::make_unique<BarnesHutObjective>(std::move(p), theta, crew);
}

} // namespace hydra::tsne

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tsne/kernels.h"
#include "core/tsne/objective.h"

#include <algorithm>
#include <cmath>

namespace hydra::tsne {

namespace {

constexpr std::size_t exactGrain = 32; // rows a thread takes at once
constexpr float nowhere = 1e18F; // what fills up rows: q is 0 there, and nothing overflows

class ExactObjective : public Objective
{
public:
    ExactObjective(DenseAffinities p, Crew& crew)
        : m_p(std::move(p))
        , m_crew(crew)
        , m_forces(m_p.count)
        , m_logs(m_p.count)
        , m_totals(totalsOf(m_p.p))
    { }

    void gradient(const Points& at, double exaggeration, Points& into) override
    {
        const double normaliser = forces(at);
        into.x.resize(m_p.count);
        into.y.resize(m_p.count);
        for (std::size_t i = 0; i < m_p.count; ++i) {
            const Force& f = m_forces[i];
            into.x[i] =
                static_cast<float>(4 * (exaggeration * double(f.attractX) - double(f.repelX) / normaliser));
            into.y[i] =
                static_cast<float>(4 * (exaggeration * double(f.attractY) - double(f.repelY) / normaliser));
        }
    }

    double divergence(const Points& at) override
    {
        const double normaliser = forces(at);
        m_crew.each(m_p.count, exactGrain, [&](std::size_t begin, std::size_t end) {
            for (std::size_t i = begin; i < end; ++i) {
                m_logs[i] = kernels().allPairsLog(m_x[i], m_y[i], m_x.data(), m_y.data(), row(i), columns());
            }
        });
        double sum = 0;
        for (const double log : m_logs) {
            sum += log;
        }
        return m_totals.negentropy + sum + m_totals.total * std::log(normaliser);
    }

private:
    [[nodiscard]] const float* row(std::size_t i) const { return m_p.p.data() + i * m_p.stride; }
    [[nodiscard]] Index columns() const { return static_cast<Index>(m_p.stride); }

    // Of every point; returns Z.
    double forces(const Points& at)
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
            normaliser += double(force.normaliser) - 1.0; // less the point itself
        }
        return std::max(normaliser, 1e-30);
    }

    DenseAffinities m_p;
    Crew& m_crew;
    std::vector<Force> m_forces;
    std::vector<double> m_logs;
    std::vector<float> m_x, m_y;
    AffinityTotals m_totals;
};

} // namespace

std::unique_ptr<Objective> exactObjective(DenseAffinities p, Crew& crew)
{
    return std::make_unique<ExactObjective>(std::move(p), crew);
}

} // namespace hydra::tsne

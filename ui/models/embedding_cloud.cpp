// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/embedding_cloud.h"

#include "ui/paint/pyramid.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hydra::ui {

namespace {

constexpr double paneSide = 2.3; // panes hold -1 .. 1, so that points keep off the edge
constexpr double panePitch = 2.45;

double quantile(std::vector<float>& values, double share)
{
    const auto at = std::ptrdiff_t(share * double(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + at, values.end());
    return double(values[std::size_t(at)]);
}

} // namespace

void EmbeddingCloud::start(const engine::EmbeddingStartPtr& start, bool joint)
{
    m_start = start;
    m_joint = joint;
    m_tokens = start->tokens;
    m_x.assign(m_tokens.size(), std::nanf(""));
    m_y = m_x;
    m_images.clear();
    for (const engine::EmbeddedPicture& picture : start->pictures) {
        m_images.push_back(toQImage(picture.seen));
    }
    m_panes.clear();
    if (!joint) {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) { // sorted by head count
            if (m_panes.empty() || m_panes.back().heads != m_tokens[i].heads) {
                m_panes.push_back({m_tokens[i].heads, i, 0, {}});
            }
            ++m_panes.back().count;
        }
        const auto cols = std::size_t(std::ceil(std::sqrt(double(m_panes.size()) * 1.4))); // wider than high
        for (std::size_t p = 0; p < m_panes.size(); ++p) {
            const QPointF middle(double(p % cols) * panePitch, double(p / cols) * panePitch);
            m_panes[p].box = QRectF(middle.x() - paneSide / 2, middle.y() - paneSide / 2, paneSide, paneSide);
        }
    }
    findOutliers();
}

const std::vector<engine::EmbeddedPicture>& EmbeddingCloud::pictures() const
{
    static const std::vector<engine::EmbeddedPicture> none;
    return m_start ? m_start->pictures : none;
}

bool EmbeddingCloud::knowsClasses() const
{
    return std::any_of(pictures().begin(), pictures().end(),
                       [](const engine::EmbeddedPicture& p) { return p.classIndex >= 0; });
}

std::vector<int> EmbeddingCloud::headCounts() const
{
    std::set<int> heads;
    for (const engine::EmbeddedToken& token : m_tokens) {
        heads.insert(token.heads);
    }
    return {heads.begin(), heads.end()};
}

void EmbeddingCloud::move(const engine::EmbeddingFrame& frame)
{
    const std::size_t count = frame.xy.size() / 2;
    if (frame.first > m_tokens.size() || count > m_tokens.size() - frame.first) {
        return; // of another embedding
    }
    for (std::size_t i = 0; i < count; ++i) {
        m_tokens[frame.first + i].x = frame.xy[2 * i];
        m_tokens[frame.first + i].y = frame.xy[2 * i + 1];
    }
    layOut(frame.first, count);
}

void EmbeddingCloud::end(const engine::EmbeddingEnd& end)
{
    if (end.embedding.tokens.size() != m_tokens.size()) {
        return;
    }
    m_tokens = end.embedding.tokens;
    if (m_joint) {
        layOut(0, m_tokens.size());
    }
    for (const Pane& pane : m_panes) {
        layOut(pane.first, pane.count);
    }
}

void EmbeddingCloud::layOut(std::size_t first, std::size_t count)
{
    const auto pane = std::find_if(m_panes.begin(), m_panes.end(),
                                   [&](const Pane& p) { return p.first == first && p.count == count; });
    float low[2] = {1e30F, 1e30F};
    float high[2] = {-1e30F, -1e30F};
    for (std::size_t i = first; i < first + count; ++i) {
        const float at[2] = {m_tokens[i].x, -m_tokens[i].y};
        m_x[i] = at[0];
        m_y[i] = at[1];
        for (int axis = 0; axis < 2; ++axis) {
            low[axis] = std::min(low[axis], std::isfinite(at[axis]) ? at[axis] : low[axis]);
            high[axis] = std::max(high[axis], std::isfinite(at[axis]) ? at[axis] : high[axis]);
        }
    }
    if (pane == m_panes.end() || low[0] > high[0]) {
        return;
    }
    const float extent = std::max({high[0] - low[0], high[1] - low[1], 1e-20F});
    const QPointF middle = pane->box.center();
    for (std::size_t i = first; i < first + count; ++i) {
        m_x[i] = (2 * m_x[i] - low[0] - high[0]) / extent + float(middle.x());
        m_y[i] = (2 * m_y[i] - low[1] - high[1]) / extent + float(middle.y());
    }
}

int EmbeddingCloud::patchOf(int i) const
{
    const engine::TokenPlace& place = token(i).place;
    return place.row < 0 ? -1 : place.row * pictureOf(i).cols + place.col;
}

int EmbeddingCloud::sourceOf(const ImageId& id) const
{
    const auto found = std::find_if(pictures().begin(), pictures().end(),
                                    [&](const engine::EmbeddedPicture& p) { return p.id == id; });
    return found == pictures().end() ? -1 : int(found - pictures().begin());
}

std::vector<int> EmbeddingCloud::sameToken(int i) const
{
    std::vector<int> same;
    const engine::EmbeddedToken& wanted = token(i);
    for (std::size_t j = 0; j < m_tokens.size(); ++j) {
        if (m_tokens[j].source == wanted.source && m_tokens[j].place.token == wanted.place.token) {
            same.push_back(int(j));
        }
    }
    std::stable_sort(same.begin(), same.end(), [&](int a, int b) { return token(a).heads < token(b).heads; });
    return same;
}

std::vector<int> EmbeddingCloud::atPatch(int source, int patch) const
{
    for (std::size_t j = 0; source >= 0 && patch >= 0 && j < m_tokens.size(); ++j) {
        if (m_tokens[j].source == source && patchOf(int(j)) == patch) {
            return sameToken(int(j));
        }
    }
    return {};
}

void EmbeddingCloud::findOutliers()
{
    m_outliers.assign(m_tokens.size(), 0);
    for (const int heads : headCounts()) {
        std::vector<float> norms;
        for (const engine::EmbeddedToken& token : m_tokens) {
            if (token.heads == heads && token.place.row >= 0) {
                norms.push_back(token.place.norm);
            }
        }
        if (norms.size() < 8) {
            continue; // quartiles of so few are meaningless
        }
        const double lower = quantile(norms, 0.25);
        const double upper = quantile(norms, 0.75);
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            const engine::TokenPlace& place = m_tokens[i].place;
            if (m_tokens[i].heads == heads && place.row >= 0
                && double(place.norm) > upper + 3 * (upper - lower)) {
                m_outliers[i] = 1;
            }
        }
    }
}

int EmbeddingCloud::outlierCount() const
{
    return int(std::count(m_outliers.begin(), m_outliers.end(), std::uint8_t(1)));
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The embedding shown in a window: its tokens, their current positions, and the layout. Separate embeddings
// per head count become panes side by side, all of one size.
#pragma once

#include "core/engine/embedding.h"

#include <QImage>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace hydra::ui {

class EmbeddingCloud
{
public:
    struct Pane
    {
        int heads = 0;
        std::size_t first = 0, count = 0; // of its tokens
        QRectF box; // in layout coordinates
    };

    void start(const engine::EmbeddingStartPtr& start, bool joint);
    void move(const engine::EmbeddingFrame& frame);
    void end(const engine::EmbeddingEnd& end);

    [[nodiscard]] bool empty() const { return m_tokens.empty(); }
    [[nodiscard]] bool joint() const { return m_joint; }
    // With their embedding coordinates, NaN before the first frame.
    [[nodiscard]] const std::vector<engine::EmbeddedToken>& tokens() const { return m_tokens; }
    [[nodiscard]] const engine::EmbeddedToken& token(int i) const { return m_tokens[std::size_t(i)]; }
    // The vectors of its points; null if they were not delivered.
    [[nodiscard]] auto pooled() const { return m_start ? m_start->pooled : nullptr; }
    [[nodiscard]] int classOf(int i) const { return m_start->classes[std::size_t(i)]; }
    [[nodiscard]] const std::vector<engine::EmbeddedPicture>& pictures() const;
    [[nodiscard]] const engine::EmbeddedPicture& pictureOf(int i) const
    {
        return pictures()[std::size_t(token(i).source)];
    }
    [[nodiscard]] const QImage& image(int source) const { return m_images[std::size_t(source)]; }
    [[nodiscard]] bool knowsClasses() const; // some picture has a label
    // Positions in the layout; y points down.
    [[nodiscard]] const std::vector<float>& x() const { return m_x; }
    [[nodiscard]] const std::vector<float>& y() const { return m_y; }
    [[nodiscard]] const std::vector<Pane>& panes() const { return m_panes; } // empty when joint
    [[nodiscard]] std::vector<int> headCounts() const; // ascending

    // Row-major patch index in its picture; -1 for other tokens.
    [[nodiscard]] int patchOf(int i) const;
    [[nodiscard]] int sourceOf(const ImageId& id) const; // -1 if it is not among the pictures
    // The points of one patch, or of one prefix token, under every head count, ascending in k.
    [[nodiscard]] std::vector<int> sameToken(int i) const;
    [[nodiscard]] std::vector<int> atPatch(int source, int patch) const;
    // Patches of unusual length (Darcet et al. 2024): beyond the third quartile by more than three times the
    // distance between the quartiles, among all patches of the same head count.
    [[nodiscard]] const std::vector<std::uint8_t>& outliers() const { return m_outliers; }
    [[nodiscard]] int outlierCount() const;

private:
    void findOutliers();
    void layOut(std::size_t first, std::size_t count);

    engine::EmbeddingStartPtr m_start;
    bool m_joint = true;
    std::vector<engine::EmbeddedToken> m_tokens;
    std::vector<QImage> m_images;
    std::vector<float> m_x, m_y;
    std::vector<Pane> m_panes;
    std::vector<std::uint8_t> m_outliers;
};

} // namespace hydra::ui

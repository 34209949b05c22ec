// SPDX-License-Identifier: GPL-3.0-or-later
// A small picture of what the network sees under a map, for lists of maps.
#pragma once

#include "ui/state/board.h"

#include <QPixmap>

#include <array>

namespace hydra::ui {

// Paints the frame around a cell that is chosen or under the mouse.
void paintStripCell(QPainter& painter, const QRectF& cell, bool chosen, bool hovered);

class MapThumbnail
{
public:
    MapThumbnail(const ViewState& state, const Board& board)
        : m_state(state)
        , m_board(board)
    { }

    // If MAP is null, paints a veil with MARK.
    void paint(QPainter& painter, const QRectF& box, const engine::MapPtr& map, const ValueRange& range,
               const QString& mark) const;
    void forgetPicture() { m_pictures = {}; }

private:
    [[nodiscard]] const QPixmap& pictureFor(const QSize& pixels, Tones tones) const;

    const ViewState& m_state;
    const Board& m_board;
    mutable std::array<QPixmap, 2> m_pictures; // one per tone, in the last requested size
};

} // namespace hydra::ui

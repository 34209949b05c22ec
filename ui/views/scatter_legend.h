// SPDX-License-Identifier: GPL-3.0-or-later
// The colour legend of a scatter plot: swatches, a bar with numbers, or the corners of the picture.
#pragma once

#include "ui/models/embedding_colours.h"

#include <QWidget>

namespace hydra::ui {

class ScatterLegend : public QWidget
{
    Q_OBJECT

public:
    explicit ScatterLegend(QWidget* parent = nullptr);

    void setLegend(const ColourLegend& legend);
    [[nodiscard]] const ColourLegend& legend() const { return m_legend; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] std::size_t shownEntries() const;
    [[nodiscard]] int columns(int width) const
    {
        return std::max(1, width / std::max(1, entryWidth()));
    } // of swatches
    [[nodiscard]] int entryWidth() const;
    [[nodiscard]] int noteHeight(int width) const;
    [[nodiscard]] int bodyHeight(int width) const;
    [[nodiscard]] int rowHeight() const { return fontMetrics().height() + 3; }
    void paintSwatches(QPainter& painter, const QRectF& box) const;
    void paintBar(QPainter& painter, const QRectF& box) const;
    void paintSquare(QPainter& painter, const QRectF& box) const;

    ColourLegend m_legend;
};

} // namespace hydra::ui

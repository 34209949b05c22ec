// SPDX-License-Identifier: GPL-3.0-or-later
// The strip: the picture under the map of every head count, side by side. Fills in as maps arrive; a click
// chooses.
#pragma once

#include "ui/models/heads_model.h"
#include "ui/views/map_thumbnail.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace hydra::ui {

class StripDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    StripDelegate(ViewState& state, Board& board, HeadsModel& model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return m_cell;
    }
    void setCell(const QSize& cell) { m_cell = cell; }
    void forgetPicture() { m_thumbnail.forgetPicture(); }

    static constexpr int padding = 5;
    [[nodiscard]] static int textHeight(const QFontMetrics& metrics) { return 2 * metrics.height(); }

private:
    ViewState& m_state;
    Board& m_board;
    HeadsModel& m_model;
    MapThumbnail m_thumbnail;
    QSize m_cell{72, 100};
};

class Strip : public QListView
{
    Q_OBJECT

public:
    Strip(ViewState& state, Board& board, HeadsModel& model, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {640, height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, height()}; }
    [[nodiscard]] int heightIn(int width) const; // what it needs there

protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Cells
    {
        QSize size;
        bool scrolls = false;
    };
    [[nodiscard]] Cells cellsIn(int width) const;
    void layOut();
    void followHeads();
    void choose(const QModelIndex& index);

    ViewState& m_state;
    HeadsModel& m_model;
    StripDelegate* m_delegate;
};

} // namespace hydra::ui

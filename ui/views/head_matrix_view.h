// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks x heads; each cell shows the picture under that head's map, with its importance as a bar below. The
// arrow keys move; Enter or a click opens a map in the main window.
#pragma once

#include "ui/models/head_matrix_model.h"
#include "ui/views/map_thumbnail.h"

#include <QStyledItemDelegate>
#include <QTableView>

namespace hydra::ui {

class HeadMatrixDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    HeadMatrixDelegate(ViewState& state, Board& board, HeadMatrixModel& model, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    void forgetPicture() { m_thumbnail.forgetPicture(); }
    void setDimmed(bool dimmed) { m_dimmed = dimmed; }

private:
    ViewState& m_state;
    HeadMatrixModel& m_model;
    MapThumbnail m_thumbnail;
    bool m_dimmed = false;
};

class HeadMatrixView : public QTableView
{
    Q_OBJECT

public:
    HeadMatrixView(ViewState& state, Board& board, HeadMatrixModel& model, QWidget* parent = nullptr);
    void setDimmed(bool dimmed); // it belongs to an older query
    // The side of a map in a table of size WHOLE; wholeSideIn() avoids scrolling.
    [[nodiscard]] int sideIn(const QSize& whole) const;
    [[nodiscard]] int wholeSideIn(const QSize& whole) const;
    void keepTo(int side); // and limits the height to what SIDE needs; 0: automatic

Q_SIGNALS:
    void opened(const QModelIndex& index);
    void pointedAt(const QModelIndex& index); // under the mouse; invalid: none

protected:
    void resizeEvent(QResizeEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void layOut();
    [[nodiscard]] QSize headers() const;

    HeadMatrixModel& m_model;
    HeadMatrixDelegate* m_delegate;
    int m_kept = 0;
};

} // namespace hydra::ui

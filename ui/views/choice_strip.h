// SPDX-License-Identifier: GPL-3.0-or-later
// The strip of a model with one head count: the picture under the map of every block, or of every method. A
// click chooses.
#pragma once

#include "ui/state/other_maps.h"
#include "ui/views/map_thumbnail.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

namespace hydra::ui {

class ChoiceModel : public QAbstractListModel
{
    Q_OBJECT

public:
    ChoiceModel(const OtherMaps& maps, QObject* parent);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    const OtherMaps& m_maps;
    int m_count = 0; // of rows that views know
};

class ChoiceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    ChoiceDelegate(const ViewState& state, const Board& board, const OtherMaps& maps, QObject* parent);
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return m_cell;
    }
    void setCell(const QSize& cell) { m_cell = cell; }
    void forgetPicture() { m_thumbnail.forgetPicture(); }

private:
    const ViewState& m_state;
    const Board& m_board;
    const OtherMaps& m_maps;
    MapThumbnail m_thumbnail;
    QSize m_cell{80, 100};
};

class ChoiceStrip : public QListView
{
    Q_OBJECT

public:
    ChoiceStrip(ViewState& state, Board& board, OtherMaps& maps, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {640, height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, height()}; }
    [[nodiscard]] int heightIn(int width) const; // what it needs there

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void follow();

    OtherMaps& m_maps;
    ChoiceDelegate* m_delegate;
};

} // namespace hydra::ui

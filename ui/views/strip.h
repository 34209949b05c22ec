// SPDX-License-Identifier: GPL-3.0-or-later
// Strips: the picture under one map after the other, side by side, filling in as they arrive; a press or the
// arrow keys choose. One of all head counts; for a model with one, another of all blocks, or of all methods.
#pragma once

#include "ui/models/heads_model.h"
#include "ui/state/other_maps.h"

#include <QListView>

namespace hydra::ui {

class StripDelegate;

class MapStrip : public QListView
{
    Q_OBJECT

public:
    [[nodiscard]] QSize sizeHint() const override { return {640, height()}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {100, height()}; }
    [[nodiscard]] int heightIn(int width) const; // what it needs there

protected:
    struct Cells
    {
        QSize size;
        bool scrolls = false;
    };
    MapStrip(ViewState& state, Board& board, QAbstractItemModel* model, StripDelegate* delegate,
             QWidget* parent);
    [[nodiscard]] virtual Cells cellsIn(int width) const = 0;
    virtual void choose(int row) = 0;
    void layOut();
    void mark(int row); // as the chosen one, in sight; -1: as before
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    StripDelegate* m_delegate;
};

class Strip : public MapStrip
{
    Q_OBJECT

public:
    Strip(ViewState& state, Board& board, HeadsModel& model, QWidget* parent = nullptr);

private:
    [[nodiscard]] Cells cellsIn(int width) const override;
    void choose(int row) override;
    void followHeads();

    ViewState& m_state;
    HeadsModel& m_model;
};

class ChoiceStrip : public MapStrip
{
    Q_OBJECT

public:
    ChoiceStrip(ViewState& state, Board& board, OtherMaps& maps, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    [[nodiscard]] Cells cellsIn(int width) const override;
    void choose(int row) override { m_maps.choose(row); }
    void follow();

    OtherMaps& m_maps;
};

} // namespace hydra::ui

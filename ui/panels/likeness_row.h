// SPDX-License-Identifier: GPL-3.0-or-later
// What the list's pictures are compared with, the progress, and the commands: find pictures like the one on
// screen, and match one of its patches with theirs. Hidden while no comparison is active.
#pragma once

#include "ui/state/board.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace hydra::ui {

class NearestPictures;

class LikenessRow : public QWidget
{
    Q_OBJECT

public:
    LikenessRow(ViewState& state, Board& board, Library& library, QWidget* parent);
    void release(); // ends the comparison

private:
    void connectCommands();
    void follow();
    void match();
    [[nodiscard]] int patchOnScreen() const;

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    NearestPictures* m_nearest;
    QLabel* m_words;
    QPushButton *m_stop, *m_keep, *m_index;
    int m_patch = 0; // in the picture that the others are compared with
};

} // namespace hydra::ui

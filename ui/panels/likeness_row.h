// SPDX-License-Identifier: GPL-3.0-or-later
// What the pictures of the list are compared with, how far that is, and its commands: find pictures like the
// one on screen, and match a patch of it with theirs. Hidden while nothing is compared.
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
    void release(); // nothing is compared any more

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
    int m_patch = 0; // of the picture that the others are compared with
};

} // namespace hydra::ui

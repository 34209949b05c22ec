// SPDX-License-Identifier: GPL-3.0-or-later
// What makes the map other than the usual one, in chips over the picture: method, class, token, attention,
// what is switched off. A press on one goes back to the usual. Where there is no room, their words are cut.
#pragma once

#include <QToolButton>

class QHBoxLayout;

namespace hydra::ui {

class Board;
class ViewState;

class ViewChip : public QToolButton
{
    Q_OBJECT

public:
    ViewChip(const char* id, QWidget* parent);

    // WORDS: on the chip, empty hides it; HELP: what a press does.
    void say(const QString& words, const QString& help);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

// They follow STATE, and name classes by what BOARD knows.
void addViewChips(ViewState& state, const Board& board, QHBoxLayout& row, QWidget* parent);

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows, as files and on the clipboard: the picture, the map's numbers, the predictions.
#pragma once

#include <QImage>
#include <QObject>

namespace hydra::ui {

class Board;
class Centre;
class MessageBar;
class ViewState;

class Exports : public QObject
{
    Q_OBJECT

public:
    // Dialogs stand over VIEW, and pictures are of it.
    Exports(ViewState& state, Board& board, Centre& view);
    void tellSaved(const QString& path, const QString& problem); // no problem: empty

private:
    void followReadiness();
    void copyView();
    void savePicture();
    void exportMap();
    void saveMap(const QString& path);
    void exportPredictions();
    [[nodiscard]] QImage picture() const; // with what it answers in words

    ViewState& m_state;
    Board& m_board;
    Centre& m_view;
    MessageBar& m_messages;
};

} // namespace hydra::ui

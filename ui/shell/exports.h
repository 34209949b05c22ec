// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows, as files and on the clipboard: the picture, the map's numbers, the predictions.
#pragma once

#include "ui/bridge/background.h"
#include "ui/state/board.h"

#include <QImage>
#include <QObject>

#include <functional>

namespace hydra::ui {

class Centre;
class EngineBridge;
class Library;
class MessageBar;
class ViewState;

class Exports : public QObject
{
    Q_OBJECT

public:
    // Dialogs stand over VIEW, and pictures are of it.
    Exports(ViewState& state, Board& board, EngineBridge& bridge, Library& library, Centre& view);
    void tellSaved(const QString& path, const QString& problem); // no problem: empty

private:
    void followReadiness();
    void copyView();
    void savePicture();
    void exportMap();
    void saveMap(const QString& path);
    void exportAllMaps();
    // ASK of PICTURES, as FiftyOne or COCO has it.
    void writeDataset(const QString& path, PictureAsk ask, const std::vector<engine::OpenedImage>& pictures);
    void exportPredictions();
    void exportFeatures();
    void exportEvidence();
    void exportReport();
    // WORK, which writes PATH, on the worker; then the window says what came of it.
    void writeBeside(const QString& path, const std::function<QString(const CancelToken&)>& work);
    [[nodiscard]] Progress told();
    [[nodiscard]] QImage picture() const; // with what it answers in words

    ViewState& m_state;
    Board& m_board;
    EngineBridge& m_bridge;
    Library& m_library;
    Centre& m_view;
    MessageBar& m_messages;
    Background m_writer; // at the end, what is on its way to a file is cancelled
};

} // namespace hydra::ui

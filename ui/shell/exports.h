// SPDX-License-Identifier: GPL-3.0-or-later
// Exports what the window shows to files and the clipboard: the picture, the map's numbers, the predictions.
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
    // VIEW is the parent of dialogs and the source of pictures.
    Exports(ViewState& state, Board& board, EngineBridge& bridge, Library& library, Centre& view);
    void tellSaved(const QString& path, const QString& problem); // PROBLEM: empty on success

private:
    void followReadiness();
    void copyView();
    void savePicture();
    void exportMap();
    void saveMap(const QString& path);
    void exportAllMaps();
    // Writes the maps of ASK for PICTURES, as FiftyOne, COCO, or NPY and PNG by PATH's ending.
    void writeDataset(const QString& path, PictureAsk ask, const std::vector<engine::OpenedImage>& pictures);
    void exportPredictions();
    void exportFeatures();
    void exportEvidence();
    void exportReport();
    // Runs WORK, which writes PATH, on the worker thread, then reports its outcome in the message bar.
    void writeBeside(const QString& path, const std::function<QString(const CancelToken&)>& work);
    [[nodiscard]] Progress progress();
    [[nodiscard]] QImage picture() const; // with a description as metadata

    ViewState& m_state;
    Board& m_board;
    EngineBridge& m_bridge;
    Library& m_library;
    Centre& m_view;
    MessageBar& m_messages;
    Background m_writer; // its destructor cancels unfinished files
};

} // namespace hydra::ui

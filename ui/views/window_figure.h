// SPDX-License-Identifier: GPL-3.0-or-later
// What a window shows, as the page of a figure: its parts as they stand, in the light theme on white paper,
// below the question that they answer and above the words on it. Files have the questions with them, as JSON.
#pragma once

#include "core/base/file.h"
#include "ui/figures/figure_page.h"
#include "ui/figures/figure_spec.h"

#include <QKeySequence>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

class QWidget;

namespace hydra::ui {

class ViewState;

struct WindowFigure
{
    struct Part
    {
        QSizeF size; // points of the screen
        std::function<void(QPainter&)> draw;
    };
    std::string kind; // "comparison"
    QString question; // above; empty: none
    std::vector<std::vector<Part>> rows; // side by side, one row below the other
    QList<QStringList> table; // below: headings, then lines of as many cells
    QString caption; // below all
    std::string settings; // JSON: what was computed on what, and how
};

// What saves a window's figure, as it makes one in the main window.
[[nodiscard]] QKeySequence saveFigureKeys();
// As it stands, all of it. Draws for as long as WIDGET lives.
[[nodiscard]] WindowFigure::Part partOf(QWidget& widget);
// "Hydrascope 0.1.0 · model · picture"; only when STATE is ready.
[[nodiscard]] QString figureSource(const ViewState& state);

// The file of FIGURE, which is of WINDOW; throws hydra::Error.
[[nodiscard]] Bytes encodedWindow(QWidget& window, const WindowFigure& figure, FigureFormat format);
// Asks for a name, beginning with SUGGESTION, and writes FIGURE; TELL hears what came of it. Nothing where
// the user cancels.
void saveWindow(QWidget& window, const QString& suggestion, const WindowFigure& figure,
                const std::function<void(const QString& message, bool bad)>& tell);

} // namespace hydra::ui

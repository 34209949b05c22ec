// SPDX-License-Identifier: GPL-3.0-or-later
// A window's content as a figure page: the current parts in the light theme on white paper, the question
// above and the caption below. Files embed the settings as JSON.
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
    std::vector<std::vector<Part>> rows; // rows of parts side by side
    QList<QStringList> table; // below the parts: headings, then lines with as many cells
    QString caption; // below everything
    std::string settings; // JSON: the computation, its inputs and options
};

// The shortcut that saves a window's figure, the same as for a figure in the main window.
[[nodiscard]] QKeySequence saveFigureKeys();
// The whole WIDGET in its current state; WIDGET must outlive the part.
[[nodiscard]] WindowFigure::Part partOf(QWidget& widget);
// "Hydrascope 0.1.0 · model · picture"; only when STATE is ready.
[[nodiscard]] QString figureSource(const ViewState& state);

// The encoded file of FIGURE, the figure of WINDOW. Throws hydra::Error.
[[nodiscard]] Bytes encodedWindow(QWidget& window, const WindowFigure& figure, FigureFormat format);
// Asks for a file name, suggesting SUGGESTION, writes FIGURE and passes the result to TELL. Does not call
// TELL if the user cancels.
void saveWindow(QWidget& window, const QString& suggestion, const WindowFigure& figure,
                const std::function<void(const QString& message, bool bad)>& tell);

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the window: the picture with its colour bar, or how to get one; the line under it with values
// and switches; head counts at the bottom.
#pragma once

#include "core/engine/results.h"
#include "core/paint/vision.h"

#include <QWidget>

#include <string>

class QLabel;
class QStackedWidget;

namespace hydra::ui {

class Board;
class Canvas;
class ColourBar;
class EmptyState;
class HeadsPanel;
class Legend;
class MessageBar;
class QuestionLine;
class StabilityWatch;
class ViewState;

class Centre : public QWidget
{
    Q_OBJECT

public:
    Centre(ViewState& state, Board& board, StabilityWatch& stability, QWidget* parent);

    [[nodiscard]] Canvas& canvas() { return *m_canvas; }
    [[nodiscard]] QString sentence() const; // the question in words
    [[nodiscard]] HeadsPanel& heads() { return *m_heads; }
    [[nodiscard]] MessageBar& messages() { return *m_messages; }
    [[nodiscard]] const MessageBar& messages() const { return *m_messages; }
    void tellTrouble(const QString& message); // why there is no picture; shown until there is one
    [[nodiscard]] QImage rendered() const; // canvas and colour bar as on the screen
    // Shows picture and strip as somebody with VISION sees them, with its NAME on the picture; on the screen
    // only.
    void previewVision(paint::Vision vision, const QString& name);

    // Shows MAP while a head is pointed at; null ends it. HEAD names it over the picture and at the colour
    // bar, and hides the legend; if HEAD is empty, the question's own words stay.
    void preview(const engine::MapPtr& map, const QString& head);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* buildPicture(Board& board, StabilityWatch& stability);
    [[nodiscard]] QWidget* buildFooter(Board& board);
    void followReadiness();
    void followToken();

    ViewState& m_state;
    MessageBar* m_messages;
    Canvas* m_canvas;
    HeadsPanel* m_heads;
    ColourBar* m_colourBar = nullptr;
    EmptyState* m_empty; // instead of the canvas
    QStackedWidget* m_stack;
    QWidget* m_footer = nullptr;
    QLabel* m_zoom = nullptr; // in per cent; hidden in a narrow window
    QuestionLine* m_question = nullptr; // over the picture
    QLabel* m_previewed = nullptr; // over the question
    Legend* m_legend = nullptr;
    std::string m_gaveWay; // the method that a clicked token replaced
    QLabel* m_visionChip = nullptr;
    QWidget* m_picture = nullptr; // canvas and colour bar
};

} // namespace hydra::ui

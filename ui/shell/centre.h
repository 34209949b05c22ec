// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the window: the picture with its colour bar, or what to do to get one; the line under it with
// values and switches; head counts at the bottom.
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
    [[nodiscard]] QString sentence() const; // what is asked, in words
    [[nodiscard]] HeadsPanel& heads() { return *m_heads; }
    [[nodiscard]] MessageBar& messages() { return *m_messages; }
    [[nodiscard]] const MessageBar& messages() const { return *m_messages; }
    void tellTrouble(const QString& message); // why there is no picture, until there is one
    [[nodiscard]] QImage rendered() const; // canvas and colour bar, as they are on the screen
    // Picture and strip as somebody with VISION sees them, marked with its NAME; on the screen alone.
    void previewVision(paint::Vision vision, const QString& name);

    // MAP, of the HEAD in words, for as long as it is pointed at: sentence, legend and bar say so. Null: no
    // longer. No words: what is asked holds for it, too.
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
    EmptyState* m_empty; // in the canvas' place
    QStackedWidget* m_stack;
    QWidget* m_footer = nullptr;
    QLabel* m_zoom = nullptr; // in per cent; where there is room
    QuestionLine* m_question = nullptr; // over the picture
    QLabel* m_previewed = nullptr; // over the question
    Legend* m_legend = nullptr;
    std::string m_gaveWay; // the method that a clicked token put aside
    QLabel* m_visionChip = nullptr;
    QWidget* m_picture = nullptr; // canvas and colour bar
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The middle of the window: the picture with its colour bar, or what to do to get one; messages over it; the
// line under it with values and switches; head counts at the bottom.
#pragma once

#include "core/paint/vision.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QHBoxLayout;
class QStackedWidget;

namespace hydra::ui {

class Board;
class Canvas;
class ColourBar;
class EmptyState;
class HeadsPanel;
class MessageBar;
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
    void holdMessages(); // over the picture; another place may have had them meanwhile
    void tellTrouble(const QString& message); // why there is no picture, until there is one
    [[nodiscard]] QImage rendered() const; // canvas and colour bar, as they are on the screen
    // Picture and strip as somebody with VISION sees them, marked with its NAME; on the screen alone.
    void previewVision(paint::Vision vision, const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* buildPicture(Board& board, StabilityWatch& stability);
    [[nodiscard]] QWidget* buildFooter(Board& board);
    void followReadiness();
    void placeChips();

    ViewState& m_state;
    MessageBar* m_messages;
    Canvas* m_canvas;
    HeadsPanel* m_heads;
    ColourBar* m_colourBar = nullptr;
    EmptyState* m_empty; // in the canvas' place
    QStackedWidget* m_stack;
    QWidget* m_footer = nullptr;
    QLabel* m_zoom = nullptr; // in per cent; where there is room
    QGridLayout* m_upper = nullptr; // picture, and messages over it
    QHBoxLayout* m_chips = nullptr; // over the picture, below a message
    QLabel* m_visionChip = nullptr;
    QWidget* m_picture = nullptr; // canvas and colour bar
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A window that shows tokens as points of the plane: what is embedded on top, the points below, beside them
// what their colours mean, the picture they come from, and how compact each head count is. Points are drawn
// while they converge. The patch under the mouse is marked both here and in the main picture.
#pragma once

#include "ui/models/embedding_run.h"
#include "ui/shell/tool_window.h"
#include "ui/state/board.h"
#include "ui/widgets/form.h"

class QLabel;
class QPushButton;

namespace hydra::ui {

class ElidedLabel;
class EmbeddingControls;
class EmbeddingSide;
class Scatter;
class SelectionWords;

class EmbeddingWindow : public ToolWindow
{
    Q_OBJECT

public:
    using What = EmbeddingSettings::What;

    EmbeddingWindow(ViewState& state, Board& board, Library& library, EngineBridge& bridge, QWidget* parent);

    void pointAt(int patch); // of the picture on screen, under the mouse in another view; -1: none
    void run();
    void stop(); // keeps the points
    [[nodiscard]] bool running() const { return m_run.running(); }
    [[nodiscard]] const EmbeddingCloud& cloud() const { return m_run.cloud(); }
    [[nodiscard]] engine::EmbeddingRequest request() const { return m_run.request(); }

Q_SIGNALS:
    void pointedAt(int patch); // of the picture on screen; -1: none

protected:
    void beSeen(bool seen) override;
    void saveFigure() override;
    [[nodiscard]] QString hint() const override;
    void tell(const QString& line) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QLayout* buildFooter();
    void connectControls();
    void connectRun();
    void followState(); // the query, and the blocks and head counts on offer
    void followSettings(); // whether the points match the settings
    void takeStart(const QStringList& notes);
    void takeFrame(const engine::EmbeddingFrame& frame);
    void takeEnd(const engine::EmbeddingEnd& end);
    void recolour();
    void filter();
    void hover(int point);
    void hoverPatch(int source, int patch);
    void savePoints();
    void say(const QString& note); // shows NOTE below the points; empty: hides it
    [[nodiscard]] bool onScreen(int source) const; // the main window shows picture SOURCE

    ViewState& m_state;
    Board& m_board;
    EmbeddingRun m_run;

    EmbeddingControls* m_controls;
    Scatter* m_scatter;
    EmbeddingSide* m_side;
    bool m_hidesOthers = false; // hides points that are not selected
    ValueForm m_form;
    QCheckBox* m_onlySelected = nullptr;
    QPushButton* m_figure = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_caption;
    QLabel* m_note;
    SelectionWords* m_words;
};

} // namespace hydra::ui

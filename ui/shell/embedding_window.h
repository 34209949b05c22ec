// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens as points of the plane in a window of its own: what is embedded on top, the points below, beside
// them what their colours say, the picture they come from, and how compact each head count is. Points are
// drawn while they converge; what is pointed at here is marked in the picture, and the other way round.
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

    void pointAt(int patch); // of the picture on screen, which the mouse is over elsewhere; -1: none
    void run();
    void stop(); // keeps what is there
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
    void followState(); // and what it has on offer
    void followSettings(); // whether what is shown is what the settings ask for
    void takeStart(const QStringList& notes);
    void takeFrame(const engine::EmbeddingFrame& frame);
    void takeEnd(const engine::EmbeddingEnd& end);
    void recolour();
    void filter();
    void hover(int point);
    void hoverPatch(int source, int patch);
    void savePoints();
    void say(const QString& note); // what the user should know
    [[nodiscard]] bool onScreen(int source) const; // in the main window

    ViewState& m_state;
    Board& m_board;
    EmbeddingRun m_run;

    EmbeddingControls* m_controls;
    Scatter* m_scatter;
    EmbeddingSide* m_side;
    bool m_hidesOthers = false; // than those that are selected
    ValueForm m_form;
    QCheckBox* m_onlySelected = nullptr;
    QPushButton* m_figure = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_caption;
    QLabel* m_note;
    SelectionWords* m_words;
};

} // namespace hydra::ui

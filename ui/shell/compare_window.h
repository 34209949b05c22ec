// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison in a window of its own: what is compared on top, the panels in the middle, what is under the
// mouse and how alike the two chosen panels are at the bottom.
#pragma once

#include "ui/shell/tool_window.h"
#include "ui/state/comparison.h"

class QLabel;
class QToolButton;

namespace hydra::ui {

class ComparisonGrid;
class ElidedLabel;

class CompareWindow : public ToolWindow
{
    Q_OBJECT

public:
    CompareWindow(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent);

    // The network as it is beside what is switched off. Where nothing is, outliers are moved to an extra
    // token, if it is known which neurons write them.
    void showBeforeAfter();
    void showMatches(); // what is kept of the picture on screen, beside the next pictures of the list
    [[nodiscard]] Comparison& comparison() { return m_comparison; }

Q_SIGNALS:
    void failed(const QString& message);

protected:
    void beSeen(bool seen) override { m_comparison.setShown(seen); }
    void saveFigure() override;

private:
    [[nodiscard]] QWidget* buildFooter();
    void openInMainWindow(int panel);
    void exportPanels();
    void tellSaved(const QString& message, bool bad);

    ViewState& m_state;
    Comparison m_comparison;
    ComparisonGrid* m_grid;
    ElidedLabel* m_question; // what is compared
    QToolButton* m_figure;
    QToolButton* m_export;
};

} // namespace hydra::ui

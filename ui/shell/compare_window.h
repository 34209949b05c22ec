// SPDX-License-Identifier: GPL-3.0-or-later
// The window of the comparison: what is compared on top, the panels in the middle, the values under the mouse
// and the similarity of the two chosen panels at the bottom.
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

    // Shows the network as it is beside the network with its changes. If there are no changes, outliers are
    // moved to an extra token, provided that the neurons that write them are known.
    void showBeforeAfter();
    void showMatches(); // the map on screen beside those of the next pictures of the list
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/panels.h"

#include <QCoreApplication>

namespace hydra::ui {

// Each is defined in the file of its name and called only by the table.
QWidget* imagesPanel(const PanelParts& parts);
QWidget* explainPanel(const PanelParts& parts);
QWidget* attentionPanel(const PanelParts& parts);
QWidget* lookPanel(const PanelParts& parts);
QWidget* predictionsPanel(const PanelParts& parts);
QWidget* modelPanel(const PanelParts& parts);
QWidget* costPanel(const PanelParts& parts);
QWidget* trustPanel(const PanelParts& parts);
QWidget* promptsPanel(const PanelParts& parts);
QWidget* conceptsPanel(const PanelParts& parts);

namespace {

QString tr(const char* source)
{
    return QCoreApplication::translate("Panels", source);
}

using Make = QWidget* (*)(const PanelParts&);

Panel always(const char* dock, const QString& title, Panel::Place place, Make make, const QString& found)
{
    return {dock, title, place, make, nullptr, {}, {}, {}, found};
}

Panel shown(QAction* Actions::*by, const char* dock, const QString& title, Panel::Place place, Make make,
            const QString& name, const Actions::Keys& keys, const QString& tip, const QString& found)
{
    return {dock, title, place, make, by, name, keys, tip, found};
}

} // namespace

std::vector<Panel> panels()
{
    using Place = Panel::Place;
    using K = QKeySequence;
    return {
        always("imagesDock", tr("Images"), Place::Left, imagesPanel,
               tr("list thumbnails sort order filter uncertain wrong")),
        shown(&Actions::showExplain, "explainDock", tr("Explain"), Place::Right, explainPanel,
              tr("&Explain panel"), {K(Qt::Key_F2)}, tr("What is asked: method, class, block, head."),
              tr("method heatmap saliency class")),
        shown(&Actions::showAttention, "attentionDock", tr("Attention"), Place::Right, attentionPanel,
              tr("&Attention panel"), {K(Qt::Key_F3)}, tr("Which attention each block computes."),
              tr("linear hydra window softmax what if ablation prune switch off")),
        shown(&Actions::showLook, "lookDock", tr("Look"), Place::Right, lookPanel, tr("&Look panel"),
              {K(Qt::Key_F4)}, tr("Colours, opacity, threshold."),
              tr("colours colors palette colormap opacity transparency threshold appearance")),
        always("predictionsDock", tr("Predictions"), Place::Answer, predictionsPanel,
               tr("classes labels probability answer")),
        shown(&Actions::showModel, "modelDock", tr("Model"), Place::Right, modelPanel, tr("&Model panel"),
              {K(Qt::Key_F5)},
              tr("Every value the model runs with, where it came from, and how to override it."),
              tr("architecture configuration parameters information overrides")),
        shown(&Actions::showCost, "costDock", tr("Cost"), Place::Below, costPanel, tr("&Cost panel"),
              {K(Qt::Key_F6)}, tr("The cost of each head count, by formula and measured on this machine."),
              tr("flops macs parameters latency time speed")),
        shown(&Actions::showTrust, "trustDock", tr("Trust"), Place::Below, trustPanel, tr("&Trust panel"),
              {K(Qt::Key_F8)},
              tr("How faithful the map is: how fast the class loses probability as the most relevant patches "
                 "are removed, and whether the map points at the object if a mask is available."),
              tr("faithfulness deletion insertion pointing game truth right wrong reliable score quality")),
        shown(&Actions::showPrompts, "promptsDock", tr("Prompts"), Place::Below, promptsPanel,
              tr("P&rompts panel"), {K(tr("Ctrl+K"))},
              tr("Sentences as the classes of a CLIP: type what to look for and see where it is."),
              tr("clip text zero-shot sentences words")),
        shown(&Actions::showConcepts, "conceptsDock", tr("Concepts"), Place::Below, conceptsPanel,
              tr("Co&ncepts panel"), {K(tr("Ctrl+Shift+K"))},
              tr("The picture as a sum of words, by a CLIP or SigLIP."),
              tr("clip words sum splice text sparse")),
    };
}

} // namespace hydra::ui

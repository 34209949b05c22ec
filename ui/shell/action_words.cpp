// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_words.h"

#include "ui/state/actions.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace hydra::ui {

namespace {

using Words = std::vector<std::pair<const QAction*, QString>>;

QString tr(const char* source)
{
    return QCoreApplication::translate("ActionWords", source);
}

QString wordsOf(const Words& all, const QAction& action)
{
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == &action; });
    return found == all.end() ? QString() : found->second;
}

// Panels that no key shows.
QString wordsOfPanel(const QAction& action)
{
    const QString panel = action.parent() ? action.parent()->objectName() : QString();
    return panel == QLatin1String("imagesDock")     ? tr("list thumbnails sort order filter uncertain wrong")
        : panel == QLatin1String("predictionsDock") ? tr("classes labels probability answer")
                                                    : QString();
}

} // namespace

QString otherWords(const Actions& on, const QAction& action)
{
    const QString words = wordsOf(
        {{on.openImage, tr("photo photograph file load")},
         {on.openFolder, tr("directory dataset photographs load")},
         {on.openModel, tr("checkpoint weights network load")},
         {on.openTraining, tr("log run curves")},
         {on.copyView, tr("clipboard screenshot")},
         {on.paste, tr("clipboard")},
         {on.savePicture, tr("png screenshot file")},
         {on.makeFigure, tr("pdf svg png paper publication plot")},
         {on.exportMap, tr("csv npy numpy json npz numbers values heatmap saliency")},
         {on.exportPredictions, tr("csv json npz probabilities logits scores labels")},
         {on.exportFeatures, tr("npz safetensors numpy embedding tokens vectors arrays")},
         {on.exportCosts, tr("csv json npz flops macs")},
         {on.findAlike, tr("nearest similar neighbours retrieval cosine search sort")},
         {on.matchPatches, tr("correspondence similar neighbours")},
         {on.startOver, tr("home reset start over default")},
         {on.preferences, tr("settings options language theme dark threads memory")},
         {on.findClass, tr("label category name search")},
         {on.fullClass, tr("label category top answer")},
         {on.whyWrong, tr("mistake error confusion misclassified compared labelled")},
         {on.classToken, tr("query cls")},
         {on.trainedPlan, tr("reset original softmax")},
         {on.untrainedHeads, tr("all k sub-networks")},
         {on.truth, tr("mask label annotation object outline right wrong")},
         {on.lockRange, tr("scale legend normalise")},
         {on.spareOutliers, tr("artefacts registers clip")},
         {on.patchLabels, tr("logit lens words")},
         {on.showExplain, tr("method heatmap saliency class")},
         {on.showAttention, tr("linear hydra window softmax what if ablation prune switch off")},
         {on.showLook, tr("colours colors palette colormap opacity transparency threshold appearance")},
         {on.showModel, tr("architecture configuration parameters information overrides")},
         {on.showCost, tr("flops macs parameters latency time speed")},
         {on.showWalk, tr("query key value softmax matrix step by step")},
         {on.showHeads, tr("matrix blocks layers")},
         {on.showCompare, tr("side by side difference models methods similarity iou")},
         {on.beforeAfter, tr("ablation what if compare")},
         {on.showEmbedding, tr("tsne t-sne pca umap scatter points clusters projection tokens")},
         {on.showTrust,
          tr("faithfulness deletion insertion pointing game truth right wrong reliable score quality")},
         {on.showPrompts, tr("clip text zero-shot sentences words")},
         {on.showTraining, tr("loss accuracy epochs curves log")},
         {on.showLive, tr("video camera webcam stream")},
         {on.showRounds, tr("thinking progressive exits")},
         {on.resetLayout, tr("panels windows default restore")},
         {on.lessMotion, tr("animation")},
         {on.tour, tr("tutorial introduction beginner start help")},
         {on.reference, tr("help documentation manual formula glossary paper")},
         {on.shortcuts, tr("keys hotkeys mouse help")},
         {on.diagnostics, tr("bug report version system")}},
        action);
    return words.isEmpty() ? wordsOfPanel(action) : words;
}

QString whyDisabled(const Actions& on, const QAction& action)
{
    const QString ready = tr("open a model and a picture first");
    return wordsOf({{on.cancel, tr("nothing is being computed")},
                    {on.truth, tr("this picture has no mask")},
                    {on.whyWrong, tr("no label says that this picture is predicted wrong")},
                    {on.classToken, tr("the map is asked from the class token")},
                    {on.undo, tr("nothing to undo")},
                    {on.redo, tr("nothing to redo")},
                    {on.exportCosts, tr("open a model first")},
                    {on.beforeAfter, tr("nothing is switched off under What if")},
                    {on.trainedPlan, tr("every block computes its trained attention")},
                    {on.untrainedHeads, tr("this model has no other head counts")},
                    {on.startOver, ready},
                    {on.exportMap, ready},
                    {on.exportPredictions, ready},
                    {on.exportFeatures, ready},
                    {on.findAlike, ready},
                    {on.matchPatches, ready},
                    {on.savePicture, ready},
                    {on.copyView, ready},
                    {on.makeFigure, ready}},
                   action);
}

} // namespace hydra::ui

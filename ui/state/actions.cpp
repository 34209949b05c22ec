// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/actions.h"

#include "ui/widgets/plain_title.h"
#include "ui/widgets/theme.h"

namespace hydra::ui {

namespace {

using K = QKeySequence;

} // namespace

Actions::Row& Actions::Row::brief(const QString& words)
{
    m_action.setIconText(words);
    return *this;
}

Actions::Row& Actions::Row::toggles(bool on)
{
    m_action.setCheckable(true);
    m_action.setChecked(on);
    m_action.setIconVisibleInMenu(false); // a tick is clearer than a pressed icon
    return *this;
}

Actions::Row Actions::add(QAction*& named, const char* icon, const QString& title, const Keys& keys,
                          const QString& tip, const QString& found, const QString& waits)
{
    auto* action = named = new QAction(title, this);
    action->setIconText(withoutKey(title)); // Qt would leave the brackets of "打开(&O)"
    action->setShortcuts(keys);
    const QString key = keys.isEmpty()
        ? QString()
        : QStringLiteral(" (%1)").arg(keys.front().toString(QKeySequence::NativeText));
    action->setToolTip(QStringLiteral("<b>%1</b>%2<br>%3").arg(plainTitle(title), key, tip));
    action->setStatusTip(QString()); // the status bar is for progress
    action->setProperty("drawn", QString::fromLatin1(icon));
    action->setProperty("waits", waits);
    findBy(*action, found);
    m_entries[m_menu].append({action});
    return Row(*action);
}

void Actions::inBar(Menu menu, const QString& title)
{
    m_entries[Menu::None].append({nullptr, menu, title});
    m_menu = menu;
}

void Actions::drawIcons()
{
    for (QAction* action : findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (const QString icon = action->property("drawn").toString(); !icon.isEmpty()) {
            action->setIcon(lineIcon(icon));
        }
    }
}

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    addFile();
    addEdit();
    addExplain();
    addView();
    addWindow();
    addHelp();
    for (QAction* action : {openSae, whyWrong, truth}) { // disabled until what they need is open
        action->setEnabled(false);
    }
    for (QAction* action : {exportPredictions, exportCosts}) { // buttons of panels
        action->setIconVisibleInMenu(false);
    }
    in(Menu::Go); // panels add their actions here
}

void Actions::addFile()
{
    const QString ready = tr("open a model and a picture first");
    inBar(Menu::File, tr("&File"));
    add(openImage, "image", tr("&Open picture…"), {K(K::Open)},
        tr("Any picture file; dragging files or folders in works too."), tr("photo photograph file load"))
        .brief(tr("Open"));
    add(openFolder, "folder", tr("Open &folder…"), {K(tr("Ctrl+Shift+O"))},
        tr("All pictures of a folder; step through them with the arrow keys."),
        tr("directory dataset photographs load"))
        .brief(tr("Folder"));
    below(Menu::RecentPictures, tr("Recent pict&ures"));
    line();
    add(openModel, "", tr("Open &model…"), {K(tr("Ctrl+M"))},
        tr("A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz."),
        tr("checkpoint weights network load download hub hugging face"));
    add(openSae, "", tr("Open autoen&coder…"), {K(tr("Ctrl+Shift+A"))},
        tr("A sparse autoencoder of the open model: of saev, ViT-Prisma, SAELens, sparsify, "
           "dictionary_learning or Overcomplete. A folder can be dropped on the window."),
        tr("sae dictionary features"), tr("open a model first"));
    line();
    add(openTraining, "", tr("Open &training folder…"), {K(tr("Ctrl+Shift+T"))},
        tr("Training curves, during or after a run: open the folder that hydrascope-cli train writes to."),
        tr("log run curves"));
    below(Menu::RecentTrainings, tr("Recent tr&ainings"));
    line();
    add(openSession, "", tr("Open s&ession…"), {K(tr("Ctrl+Alt+O"))},
        tr("Restores everything that was shown: model, pictures, method and appearance."));
    add(saveSession, "", tr("Save sess&ion…"), {K(tr("Ctrl+Shift+S"))},
        tr("Saves everything that is shown in a small file that refers to its model and pictures."));
    below(Menu::RecentSessions, tr("&Recent sessions"));
    line();
    add(savePicture, "save", tr("&Save picture…"), {K(K::Save)},
        tr("Saves what the canvas shows as PNG. For the numbers, use File > Export data."),
        tr("png screenshot file"), ready)
        .brief(tr("Save"));
    add(makeFigure, "figure", tr("Make a fi&gure…"), {K(tr("Ctrl+E"))},
        tr("A figure for a paper: maps over head counts or methods, t-SNE or costs, as PDF, SVG or PNG at a "
           "given size."),
        tr("pdf svg png paper publication plot"), ready)
        .brief(tr("Figure"));
    add(makeReport, "", tr("Re&port…"), {},
        tr("A self-contained web page about the pictures of the list: answers, accuracy, maps with their "
           "scores, head counts side by side. Methods use their default settings."),
        tr("html page summary folder accuracy print"), ready);
    below(Menu::Export, tr("E&xport data"));
    line();
    add(quit, "", tr("&Quit"), {K(tr("Ctrl+Q"))}, {});
    // Avoid the canvas's letter keys (S, M, P, ...): such a key would not reach its menu.
    in(Menu::Export);
    add(exportMap, "", tr("M&ap…"), {K(tr("Ctrl+Shift+E"))},
        tr("The map's values: NPY, CSV, JSON with the settings, or NPZ with the maps and predictions of all "
           "head counts."),
        tr("csv npy numpy json npz numbers values heatmap saliency"), ready)
        .brief(tr("Export map"));
    add(exportAllMaps, "", tr("Maps of all pict&ures…"), {},
        tr("Asks the current question about every picture of the list. Saves heat maps as a FiftyOne "
           "dataset, or boxes around the strongest places as COCO JSON."),
        tr("fiftyone coco dataset boxes heatmaps folder annotations"), ready);
    add(exportPredictions, "save", tr("P&redictions…"), {},
        tr("Every class at every head count, with probability and logit: CSV, JSON or NPZ."),
        tr("csv json npz probabilities logits scores labels"), ready)
        .brief(tr("Export predictions"));
    add(exportFeatures, "", tr("F&eatures…"), {},
        tr("The network's internals as arrays: the embedding, and the tokens, queries, keys and values of "
           "the block in view. NPZ or safetensors."),
        tr("npz safetensors numpy embedding tokens vectors arrays"), ready);
    add(exportCosts, "save", tr("&Costs…"), {}, tr("The rows of the Cost panel: CSV, JSON or NPZ."),
        tr("csv json npz flops macs"), tr("open a model first"))
        .brief(tr("Export costs"));
    add(exportEvidence, "", tr("E&vidence…"), {},
        tr("Lets others check the map: picture, input, map, scores and settings in one ZIP file, each with "
           "its hash. hydrascope-cli verify recomputes it."),
        tr("bundle zip review reproduce verify hash proof"), ready);
}

void Actions::addEdit()
{
    const QString ready = tr("open a model and a picture first");
    inBar(Menu::Edit, tr("&Edit"));
    add(undo, "", tr("&Undo"), {K(K::Undo)}, tr("Undoes the last change of method, class or appearance."), {},
        tr("nothing to undo"));
    add(redo, "", tr("&Redo"), {K(K::Redo), K(tr("Ctrl+Y"))}, tr("Redoes what was undone."), {},
        tr("nothing to redo"));
    below(Menu::Steps, tr("Undo &several steps"));
    add(startOver, "", tr("&Back to start"), {K(tr("Ctrl+Home"))},
        tr("Resets map, class, heads, attention, switched-off parts and the view; picture and model stay. "
           "One undo brings everything back."),
        tr("home reset start over default"), ready);
    line();
    add(copyView, "", tr("&Copy view"), {K(K::Copy)}, tr("The picture with its map, to the clipboard."),
        tr("clipboard screenshot"), ready);
    add(paste, "paste", tr("&Paste picture"), {K(K::Paste)},
        tr("A picture, or the path of one, from the clipboard."), tr("clipboard"))
        .brief(tr("Paste"));
    line();
    add(preferences, "", tr("Pr&eferences…"), {K(tr("Ctrl+,"))},
        tr("Language, theme, threads, memory, what opens at the start, the size of new figures."),
        tr("settings options language theme dark threads memory"));
}

void Actions::addExplain()
{
    inBar(Menu::Explain, tr("E&xplain"));
    add(moreHeads, "", tr("&More heads"), {K(Qt::Key_Plus), K(Qt::Key_Equal)},
        tr("The next larger sub-network."));
    add(fewerHeads, "", tr("&Fewer heads"), {K(Qt::Key_Minus)}, tr("The next smaller sub-network."));
    add(allHeads, "", tr("Use &all heads"), {K(tr("Ctrl+0"))}, tr("Back to the full network."));
    add(untrainedHeads, "", tr("Also n&umbers of heads it was not trained with"), {},
        tr("Also offers head counts that the model was not trained for. Their results are unreliable."),
        tr("all k sub-networks"), tr("this model has no other head counts"))
        .toggles();
    line();
    add(chooseMethod, "", tr("Choose a m&ethod…"), {K(tr("Ctrl+Shift+X"))},
        tr("All methods by the question that they answer, each as a small map of this picture."),
        tr("gallery heatmap saliency explanation thumbnails"));
    add(fullClass, "", tr("&Predicted class"), {K(tr("Ctrl+1"))},
        tr("Explain the class that the full network predicts, for every head count."),
        tr("label category top answer"));
    add(findClass, "", tr("Fi&nd class"), {K(K::Find)}, tr("Search the class names."),
        tr("label category name search"));
    add(whyWrong, "", tr("&Why not its label"), {K(Qt::Key_W)},
        tr("For a picture that the network gets wrong: what speaks for the predicted class rather than for "
           "that of its label."),
        tr("mistake error confusion misclassified compared labelled"),
        tr("no label says that this picture is predicted wrong"));
    add(classToken, "", tr("C&lass token"), {K(Qt::Key_Escape)},
        tr("Sets the query back to the class token, which summarises the whole picture."), tr("query cls"),
        tr("the query is the class token already"));
    line();
    add(beforeAfter, "", tr("&Before and after"), {K(tr("Ctrl+B"))},
        tr("The network as it is, next to the network without what is switched off under What if. If nothing "
           "is, outlier tokens are moved, provided that hydrascope-cli registers has found their neurons."),
        tr("ablation what if compare"), tr("nothing is switched off under What if"));
    add(trainedPlan, "", tr("Restore &trained attention"), {K(tr("Ctrl+T"))},
        tr("Every block computes the attention it was trained with."), tr("reset original softmax"),
        tr("every block computes its trained attention"))
        .brief(tr("Restore"));
    add(cancel, "", tr("&Cancel"), {K(tr("Ctrl+."))}, tr("Stop what is being computed."), {},
        tr("nothing is being computed"));
}

void Actions::addView()
{
    inBar(Menu::View, tr("&View"));
    below(Menu::Zoom, tr("&Zoom"));
    line();
    add(overlay, "overlay", tr("Show &map"), {K(Qt::Key_M)},
        tr("Shows or hides the map, to compare it with the picture."))
        .toggles(true);
    add(smooth, "smooth", tr("&Smooth"), {K(Qt::Key_S)},
        tr("Interpolates between token centres. Off: one flat square per token, which is the map's true "
           "resolution."))
        .toggles();
    add(fade, "", tr("Fa&de low values"), {K(Qt::Key_D)},
        tr("Makes low values transparent, so that the picture stays visible."))
        .toggles();
    add(greyPicture, "", tr("Gre&y picture under signed maps"), {},
        tr("Signed maps are red and blue, and the picture may be, too. Without its own colours, every colour "
           "that you see is the map's."))
        .toggles();
    add(grid, "grid", tr("Patch &grid"), {K(Qt::Key_G)}, tr("The patches that become tokens.")).toggles();
    add(patchLabels, "", tr("Patch words (logit l&ens)"), {K(Qt::Key_C)},
        tr("For the logit lens: the class that each patch would vote for, written on it."),
        tr("logit lens words"))
        .toggles(true);
    add(truth, "truth", tr("Show ground &truth"), {K(Qt::Key_T)},
        tr("The outline of the object, from the mask next to the picture."),
        tr("mask label annotation object outline right wrong"), tr("this picture has no mask"))
        .toggles();
    add(lockRange, "", tr("Same co&lours for all numbers of heads"), {K(tr("Ctrl+L"))},
        tr("One colour range for all head counts: equal colours mean equal values. Off: each map has its own "
           "range."),
        tr("scale legend normalise"))
        .toggles();
    add(clipOutliers, "", tr("Mar&k outliers"), {K(tr("Ctrl+U"))},
        tr("Rings outlier patches (more than 1.5 interquartile ranges from the quartiles) and excludes them "
           "from the colour range, so that the others can be distinguished."),
        tr("artefacts registers clip"))
        .toggles();
    line();
    below(Menu::Presets, tr("P&resets"));
    below(Menu::Appearance, tr("A&ppearance"));
    in(Menu::Zoom);
    add(fit, "", tr("&Fit"), {K(Qt::Key_F)}, tr("The whole picture."));
    add(fitInput, "", tr("Fit the &network's input"), {K(tr("Shift+F"))},
        tr("The part of the picture that the network sees, as large as there is room."));
    add(actualSize, "", tr("&1:1"), {K(Qt::Key_1)},
        tr("One pixel of the picture on one pixel of the screen."));
    add(zoomIn, "", tr("Zoom &in"), {K(K::ZoomIn), K(tr("Ctrl+="))}, {});
    add(zoomOut, "", tr("Zoom &out"), {K(K::ZoomOut)}, {});
    in(Menu::Appearance);
    below(Menu::Theme);
    below(Menu::Language);
    below(Menu::Vision);
    add(lessMotion, "", tr("Reduce &motion"), {},
        tr("Panels and points appear where they belong instead of moving there."), tr("animation"))
        .toggles();
    in(Menu::Presets); // the presets follow
    add(savePreset, "", tr("Sa&ve as preset…"), {},
        tr("Saves the current settings under a name, for use with other pictures and models."));
    add(managePresets, "", tr("Man&age presets…"), {}, tr("Rename and delete your own presets."));
}

void Actions::addWindow()
{
    const QString ready = tr("open a model and a picture first");
    inBar(Menu::Window, tr("&Window"));
    add(showCompare, "compare", tr("C&ompare"), {K(Qt::Key_F12)},
        tr("Head counts, methods, attention plans or models side by side for several pictures, with the "
           "similarity of any two maps."),
        tr("comparison side by side difference models methods similarity iou"));
    add(showHeads, "", tr("&Heads"), {K(Qt::Key_F11)},
        tr("The map of every head of every block, the parts that the class's logit is made of, and the class "
           "over the blocks."),
        tr("head by head matrix blocks layers"));
    add(showEmbedding, "embedding", tr("Em&bedding"), {K(Qt::Key_F9)},
        tr("Tokens as points in the plane (t-SNE), for one picture or all, at every head count."),
        tr("tsne t-sne pca umap scatter points clusters projection tokens"));
    add(showWalk, "walk", tr("&Layer"), {K(Qt::Key_F7)},
        tr("One attention layer step by step, with this picture's numbers: queries, keys, values, scores, "
           "softmax and output projection."),
        tr("walk-through query key value softmax matrix step by step"));
    add(showFeatures, "", tr("&Features"), {K(tr("Ctrl+J"))},
        tr("The features that a sparse autoencoder finds in this picture: their maps, what they bring to the "
           "class, and the answer without them."),
        tr("sparse autoencoder sae dictionary concepts steering"));
    add(showRounds, "", tr("Roun&ds"), {K(tr("Ctrl+Shift+R"))},
        tr("Predictions and maps of each round of a ThinkingViT or ProgResViT, and what the last one "
           "changed."),
        tr("thinking progressive exits"));
    add(showPredictor, "", tr("P&redictor"), {},
        tr("A program that predicts, in place of a model: ONNX Runtime, Keras, a detector, a web service. "
           "Its classes or boxes are explained by showing it changed pictures."),
        tr("onnx keras tensorrt detector boxes d-rise yolo pipe program"));
    add(showLive, "", tr("Li&ve"), {K(tr("Ctrl+Shift+L"))},
        tr("Frames of a video, a folder or a camera with their maps, in real time."),
        tr("video camera webcam stream"));
    add(showTraining, "", tr("Tra&ining"), {K(Qt::Key_F10)},
        tr("Training progress: losses, accuracy at each head count, and time left."),
        tr("loss accuracy epochs curves log"));
    add(ownWindow, "", tr("In a window of its o&wn"), {K(tr("Ctrl+Shift+W"))},
        tr("Moves this tab into a window of its own. Close that window to make it a tab again."),
        tr("detach tear off tab separate undock"), tr("the picture stays in the main window"));
    line();
    below(Menu::Panels, tr("&Panels"));
    add(resetLayout, "", tr("Reset la&yout"), {}, tr("Restores the original panel layout."),
        tr("panels windows default restore"));
    inBar(Menu::Go, tr("&Go"));
    add(nextImage, "next", tr("&Next picture"), {K(Qt::Key_Right), K(Qt::Key_N), K(Qt::CTRL | Qt::Key_Right)},
        tr("The next picture of the list."));
    add(previousImage, "previous", tr("&Previous picture"),
        {K(Qt::Key_Left), K(Qt::Key_P), K(Qt::CTRL | Qt::Key_Left)}, tr("The previous picture of the list."));
    add(findAlike, "", tr("Find pictures li&ke this"), {K(tr("Ctrl+Shift+F"))},
        tr("Sorts the list by how similar the other pictures are to this one for the network: by the cosine "
           "of their embeddings at the current head count."),
        tr("nearest similar neighbours retrieval cosine search sort"), ready);
    add(matchPatches, "", tr("Matc&hing patches"), {K(tr("Ctrl+Shift+M"))},
        tr("Takes the query patch, or else the patch with the highest value, and shows the patch most like "
           "it in each of the next pictures of the list."),
        tr("correspondence similar neighbours"), ready);
    line();
}

void Actions::addHelp()
{
    inBar(Menu::Help, tr("&Help"));
    add(tour, "", tr("&Guided tour"), {K(tr("Ctrl+F1"))},
        tr("About fifteen steps with your own picture: patches, tokens, attention, heads, maps, and how far "
           "to trust them."),
        tr("tutorial introduction beginner start help"));
    add(questions, "", tr("Six &questions…"), {K(tr("Ctrl+Shift+F1"))},
        tr("What people ask first, as pictures: one click shows the answer here."),
        tr("start welcome examples begin first help"));
    add(reference, "", tr("Guide and &reference"), {K(tr("Shift+F1"))},
        tr("Ten words and twelve questions to begin with, then what every method, attention kind and number "
           "means: formulas, conventions, sources."),
        tr("help documentation manual formula glossary paper"));
    add(shortcuts, "", tr("&Keyboard shortcuts"), {K(Qt::Key_F1)}, {}, tr("keys hotkeys mouse help"));
    add(findAction, "", tr("&Find an action…"), {K(tr("Ctrl+Shift+P"))},
        tr("Any command, method or model, by a part of its name or another word for it."));
    add(diagnostics, "", tr("&Copy diagnostics"), {},
        tr("Copies versions, processor, memory and display to the clipboard, for a bug report."),
        tr("bug report version system"));
    add(about, "", tr("&About Hydrascope"), {}, {});
}

} // namespace hydra::ui

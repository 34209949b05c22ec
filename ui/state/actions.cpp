// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/actions.h"

#include "ui/widgets/plain_title.h"

namespace hydra::ui {

QAction* Actions::make(const QString& title, const QList<QKeySequence>& keys, const QString& tip,
                       bool checkable)
{
    auto* action = new QAction(title, this);
    action->setIconText(withoutKey(title)); // Qt would leave the brackets of "打开(&O)"
    action->setShortcuts(keys);
    action->setCheckable(checkable);
    const QString key = keys.isEmpty()
        ? QString()
        : QStringLiteral(" (%1)").arg(keys.front().toString(QKeySequence::NativeText));
    action->setToolTip(QStringLiteral("<b>%1</b>%2<br>%3").arg(plainTitle(title), key, tip));
    action->setStatusTip(QString()); // the status bar is for progress
    return action;
}

Actions::Actions(QObject* parent)
    : QObject(parent)
{
    using K = QKeySequence;
    openImage = make(tr("&Open picture…"), {K(K::Open)},
                     tr("Any picture file; dragging files or folders in works too."));
    openFolder = make(tr("Open &folder…"), {K(tr("Ctrl+Shift+O"))},
                      tr("All pictures of a folder; step through them with the arrow keys."));
    openModel = make(tr("Open &model…"), {K(tr("Ctrl+M"))},
                     tr("A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz."));
    openSae = make(tr("Open autoen&coder…"), {K(tr("Ctrl+Shift+A"))},
                   tr("A sparse autoencoder of the open model: of saev, ViT-Prisma, SAELens, sparsify, "
                      "dictionary_learning or Overcomplete. A folder can be dropped on the window."));
    openSae->setEnabled(false); // until there is a model
    openTraining = make(
        tr("Open &training folder…"), {K(tr("Ctrl+Shift+T"))},
        tr("Training curves, during or after a run: open the folder that hydrascope-cli train writes to."));
    copyView = make(tr("&Copy view"), {K(K::Copy)}, tr("The picture with its map, to the clipboard."));
    paste =
        make(tr("&Paste picture"), {K(K::Paste)}, tr("A picture, or the path of one, from the clipboard."));
    savePicture = make(tr("&Save picture…"), {K(K::Save)},
                       tr("Saves what the canvas shows as PNG. For the numbers, use File > Export data."));
    // No letter of the canvas (S, M, P, ...): such a key would not reach its menu.
    exportMap = make(tr("M&ap…"), {K(tr("Ctrl+Shift+E"))},
                     tr("The map's values: NPY, CSV, JSON with the settings, or NPZ with the maps and "
                        "predictions of all head counts."));
    exportAllMaps = make(tr("Maps of all pict&ures…"), {},
                         tr("Asks the current question about every picture of the list. Saves heat maps as a "
                            "FiftyOne dataset, or boxes around the strongest places as COCO JSON."));
    exportPredictions =
        make(tr("P&redictions…"), {},
             tr("Every class at every head count, with probability and logit: CSV, JSON or NPZ."));
    exportCosts = make(tr("&Costs…"), {}, tr("The rows of the Cost panel: CSV, JSON or NPZ."));
    exportFeatures = make(tr("F&eatures…"), {},
                          tr("The network's internals as arrays: the embedding, and the tokens, queries, "
                             "keys and values of the block in view. NPZ or safetensors."));
    exportEvidence = make(tr("E&vidence…"), {},
                          tr("Lets others check the map: picture, input, map, scores and settings in one ZIP "
                             "file, each with its hash. hydrascope-cli verify recomputes it."));
    openSession = make(tr("Open s&ession…"), {K(tr("Ctrl+Alt+O"))},
                       tr("Restores everything that was shown: model, pictures, method and appearance."));
    saveSession =
        make(tr("Save sess&ion…"), {K(tr("Ctrl+Shift+S"))},
             tr("Saves everything that is shown in a small file that refers to its model and pictures."));
    undo = make(tr("&Undo"), {K(K::Undo)}, tr("Undoes the last change of method, class or appearance."));
    redo = make(tr("&Redo"), {K(K::Redo), K(tr("Ctrl+Y"))}, tr("Redoes what was undone."));
    startOver = make(tr("&Back to start"), {K(tr("Ctrl+Home"))},
                     tr("Resets map, class, heads, attention, switched-off parts and the view; picture and "
                        "model stay. One undo brings everything back."));
    preferences =
        make(tr("Pr&eferences…"), {K(tr("Ctrl+,"))},
             tr("Language, theme, threads, memory, what opens at the start, the size of new figures."));
    makeFigure = make(tr("Make a fi&gure…"), {K(tr("Ctrl+E"))},
                      tr("A figure for a paper: maps over head counts or methods, t-SNE or costs, as PDF, "
                         "SVG or PNG at a given size."));
    makeReport = make(tr("Re&port…"), {},
                      tr("A self-contained web page about the pictures of the list: answers, accuracy, maps "
                         "with their scores, head counts side by side. Methods use their default settings."));
    quit = make(tr("&Quit"), {K(tr("Ctrl+Q"))}, {});

    nextImage = make(tr("&Next picture"), {K(Qt::Key_Right), K(Qt::Key_N), K(Qt::CTRL | Qt::Key_Right)},
                     tr("The next picture of the list."));
    previousImage = make(tr("&Previous picture"), {K(Qt::Key_Left), K(Qt::Key_P), K(Qt::CTRL | Qt::Key_Left)},
                         tr("The previous picture of the list."));
    findAlike = make(tr("Find pictures li&ke this"), {K(tr("Ctrl+Shift+F"))},
                     tr("Sorts the list by how similar the other pictures are to this one for the network: "
                        "by the cosine of their embeddings at the current head count."));
    matchPatches = make(tr("Matc&hing patches"), {K(tr("Ctrl+Shift+M"))},
                        tr("Takes the query patch, or else the patch with the highest value, and shows the "
                           "patch most like it in each of the next pictures of the list."));

    moreHeads =
        make(tr("&More heads"), {K(Qt::Key_Plus), K(Qt::Key_Equal)}, tr("The next larger sub-network."));
    fewerHeads = make(tr("&Fewer heads"), {K(Qt::Key_Minus)}, tr("The next smaller sub-network."));
    allHeads = make(tr("Use &all heads"), {K(tr("Ctrl+0"))}, tr("Back to the full network."));
    untrainedHeads =
        make(tr("Also n&umbers of heads it was not trained with"), {},
             tr("Also offers head counts that the model was not trained for. Their results are unreliable."),
             true);
    classToken = make(tr("C&lass token"), {K(Qt::Key_Escape)},
                      tr("Sets the query back to the class token, which summarises the whole picture."));
    findClass = make(tr("Fi&nd class"), {K(K::Find)}, tr("Search the class names."));
    fullClass = make(tr("&Predicted class"), {K(tr("Ctrl+1"))},
                     tr("Explain the class that the full network predicts, for every head count."));
    whyWrong = make(tr("&Why not its label"), {K(Qt::Key_W)},
                    tr("For a picture that the network gets wrong: what speaks for the predicted class "
                       "rather than for that of its label."));
    whyWrong->setEnabled(false); // until a picture is
    chooseMethod =
        make(tr("Choose a m&ethod…"), {K(tr("Ctrl+Shift+X"))},
             tr("All methods by the question that they answer, each as a small map of this picture."));
    trainedPlan = make(tr("Restore &trained attention"), {K(tr("Ctrl+T"))},
                       tr("Every block computes the attention it was trained with."));
    cancel = make(tr("&Cancel"), {K(tr("Ctrl+."))}, tr("Stop what is being computed."));

    overlay = make(tr("Show &map"), {K(Qt::Key_M)},
                   tr("Shows or hides the map, to compare it with the picture."), true);
    smooth = make(tr("&Smooth"), {K(Qt::Key_S)},
                  tr("Interpolates between token centres. Off: one flat square per token, which is the map's "
                     "true resolution."),
                  true);
    fade = make(tr("Fa&de low values"), {K(Qt::Key_D)},
                tr("Makes low values transparent, so that the picture stays visible."), true);
    grid = make(tr("Patch &grid"), {K(Qt::Key_G)}, tr("The patches that become tokens."), true);
    greyPicture =
        make(tr("Gre&y picture under signed maps"), {},
             tr("Signed maps are red and blue, and the picture may be, too. Without its own colours, "
                "every colour that you see is the map's."),
             true);
    patchLabels =
        make(tr("Patch words (logit l&ens)"), {K(Qt::Key_C)},
             tr("For the logit lens: the class that each patch would vote for, written on it."), true);
    patchLabels->setChecked(true);
    truth = make(tr("Show ground &truth"), {K(Qt::Key_T)},
                 tr("The outline of the object, from the mask next to the picture."), true);
    truth->setEnabled(false); // until a picture has one
    lockRange = make(tr("Same co&lours for all numbers of heads"), {K(tr("Ctrl+L"))},
                     tr("One colour range for all head counts: equal colours mean equal values. Off: each "
                        "map has its own range."),
                     true);

    clipOutliers =
        make(tr("Mar&k outliers"), {K(tr("Ctrl+U"))},
             tr("Rings outlier patches (more than 1.5 interquartile ranges from the quartiles) and excludes "
                "them from the colour range, so that the others can be distinguished."),
             true);

    savePreset = make(tr("Sa&ve as preset…"), {},
                      tr("Saves the current settings under a name, for use with other pictures and models."));
    managePresets = make(tr("Man&age presets…"), {}, tr("Rename and delete your own presets."));

    fit = make(tr("&Fit"), {K(Qt::Key_F)}, tr("The whole picture."));
    fitInput = make(tr("Fit the &network's input"), {K(tr("Shift+F"))},
                    tr("The part of the picture that the network sees, as large as there is room."));
    actualSize = make(tr("&1:1"), {K(Qt::Key_1)}, tr("One pixel of the picture on one pixel of the screen."));
    zoomIn = make(tr("Zoom &in"), {K(K::ZoomIn), K(tr("Ctrl+="))}, {});
    zoomOut = make(tr("Zoom &out"), {K(K::ZoomOut)}, {});

    showExplain =
        make(tr("&Explain panel"), {K(Qt::Key_F2)}, tr("What is asked: method, class, block, head."));
    showAttention = make(tr("&Attention panel"), {K(Qt::Key_F3)}, tr("Which attention each block computes."));
    showLook = make(tr("&Look panel"), {K(Qt::Key_F4)}, tr("Colours, opacity, threshold."));
    showModel = make(tr("&Model panel"), {K(Qt::Key_F5)},
                     tr("Every value the model runs with, where it came from, and how to override it."));

    showCost = make(tr("&Cost panel"), {K(Qt::Key_F6)},
                    tr("The cost of each head count, by formula and measured on this machine."));

    showWalk = make(tr("&Layer"), {K(Qt::Key_F7)},
                    tr("One attention layer step by step, with this picture's numbers: queries, keys, "
                       "values, scores, softmax and output projection."));

    showHeads =
        make(tr("&Heads"), {K(Qt::Key_F11)},
             tr("The map of every head of every block, the parts that the class's logit is made of, and "
                "the class over the blocks."));

    showCompare = make(tr("C&ompare"), {K(Qt::Key_F12)},
                       tr("Head counts, methods, attention plans or models side by side for several "
                          "pictures, with the similarity of any two maps."));
    beforeAfter = make(
        tr("&Before and after"), {K(tr("Ctrl+B"))},
        tr("The network as it is, next to the network without what is switched off under What if. If nothing "
           "is, outlier tokens are moved, provided that hydrascope-cli registers has found their neurons."));
    showEmbedding =
        make(tr("Em&bedding"), {K(Qt::Key_F9)},
             tr("Tokens as points in the plane (t-SNE), for one picture or all, at every head count."));
    showTrust =
        make(tr("&Trust panel"), {K(Qt::Key_F8)},
             tr("How faithful the map is: how fast the class loses probability as the most relevant patches "
                "are removed, and whether the map points at the object if a mask is available."));

    showPrompts = make(tr("P&rompts panel"), {K(tr("Ctrl+K"))},
                       tr("Sentences as the classes of a CLIP: type what to look for and see where it is."));

    showConcepts = make(tr("Co&ncepts panel"), {K(tr("Ctrl+Shift+K"))},
                        tr("The picture as a sum of words, by a CLIP or SigLIP."));

    showTraining = make(tr("Tra&ining"), {K(Qt::Key_F10)},
                        tr("Training progress: losses, accuracy at each head count, and time left."));

    showLive = make(tr("Li&ve"), {K(tr("Ctrl+Shift+L"))},
                    tr("Frames of a video, a folder or a camera with their maps, in real time."));

    showRounds =
        make(tr("Roun&ds"), {K(tr("Ctrl+Shift+R"))},
             tr("Predictions and maps of each round of a ThinkingViT or ProgResViT, and what the last "
                "one changed."));

    showFeatures =
        make(tr("&Features"), {K(tr("Ctrl+J"))},
             tr("The features that a sparse autoencoder finds in this picture: their maps, what they bring "
                "to the class, and the answer without them."));

    showPredictor =
        make(tr("P&redictor"), {},
             tr("A program that predicts, in place of a model: ONNX Runtime, Keras, a detector, a web "
                "service. Its classes or boxes are explained by showing it changed pictures."));

    ownWindow =
        make(tr("In a window of its o&wn"), {K(tr("Ctrl+Shift+W"))},
             tr("Moves this tab into a window of its own. Close that window to make it a tab again."));

    resetLayout = make(tr("Reset la&yout"), {}, tr("Restores the original panel layout."));

    lessMotion = make(tr("Reduce &motion"), {},
                      tr("Panels and points appear where they belong instead of moving there."), true);

    tour = make(tr("&Guided tour"), {K(tr("Ctrl+F1"))},
                tr("About fifteen steps with your own picture: patches, tokens, attention, heads, maps, and "
                   "how far to trust them."));
    questions = make(tr("Six &questions…"), {K(tr("Ctrl+Shift+F1"))},
                     tr("What people ask first, as pictures: one click shows the answer here."));
    reference = make(tr("Guide and &reference"), {K(tr("Shift+F1"))},
                     tr("Ten words and twelve questions to begin with, then what every method, attention "
                        "kind and number means: formulas, conventions, sources."));
    shortcuts = make(tr("&Keyboard shortcuts"), {K(Qt::Key_F1)}, {});
    findAction = make(tr("&Find an action…"), {K(tr("Ctrl+Shift+P"))},
                      tr("Any command, method or model, by a part of its name or another word for it."));
    diagnostics =
        make(tr("&Copy diagnostics"), {},
             tr("Copies versions, processor, memory and display to the clipboard, for a bug report."));
    about = make(tr("&About Hydrascope"), {}, {});

    trainedPlan->setIconText(tr("Restore"));
    openImage->setIconText(tr("Open"));
    openFolder->setIconText(tr("Folder"));
    paste->setIconText(tr("Paste"));
    savePicture->setIconText(tr("Save"));
    exportMap->setIconText(tr("Export map")); // where no menu says what is done with it
    exportPredictions->setIconText(tr("Export predictions"));
    exportCosts->setIconText(tr("Export costs"));
    makeFigure->setIconText(tr("Figure"));
    overlay->setChecked(true);
}

} // namespace hydra::ui

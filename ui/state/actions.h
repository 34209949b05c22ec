// SPDX-License-Identifier: GPL-3.0-or-later
// Every command of the window, made once: text, shortcut and tooltip live here, and menus, buttons, panels
// and the cheat sheet show the same QAction. ViewState and MainWindow connect what each does.
#pragma once

#include <QAction>
#include <QList>
#include <QObject>

namespace hydra::ui {

class Actions : public QObject
{
    Q_OBJECT

public:
    explicit Actions(QObject* parent);

    // file
    QAction *openImage, *openFolder, *openModel, *openSae, *openTraining, *paste, *copyView, *savePicture,
        *exportMap, *exportAllMaps, *exportPredictions, *exportFeatures, *exportEvidence, *exportCosts,
        *openSession, *saveSession, *undo, *redo, *startOver, *preferences, *makeFigure, *makeReport, *quit;
    // images
    QAction *nextImage, *previousImage, *findAlike, *matchPatches;
    // what is asked
    QAction *moreHeads, *fewerHeads, *allHeads, *untrainedHeads, *classToken, *findClass, *fullClass,
        *whyWrong, *chooseMethod, *trainedPlan, *cancel;
    // how it is painted
    QAction *overlay, *smooth, *fade, *grid, *greyPicture, *patchLabels, *truth, *lockRange, *clipOutliers,
        *savePreset, *managePresets;
    // where the canvas looks
    QAction *fit, *fitInput, *actualSize, *zoomIn, *zoomOut;
    // panels
    QAction *showExplain, *showAttention, *showLook, *showModel, *showCost, *showWalk, *showHeads,
        *showCompare, *beforeAfter, *showEmbedding, *showTrust, *showPrompts, *showConcepts, *showTraining,
        *showLive, *showRounds, *showFeatures, *showPredictor, *ownWindow, *resetLayout, *lessMotion;
    // help
    QAction *tour, *questions, *reference, *shortcuts, *findAction, *diagnostics, *about;

private:
    QAction* make(const QString& title, const QList<QKeySequence>& keys, const QString& tip,
                  bool checkable = false);
};

} // namespace hydra::ui

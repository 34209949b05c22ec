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
    QAction* openImage;
    QAction* openFolder;
    QAction* openModel;
    QAction* openTraining;
    QAction* paste;
    QAction* copyView;
    QAction* savePicture;
    QAction* exportMap;
    QAction* exportPredictions;
    QAction* exportFeatures;
    QAction* exportCosts;
    QAction* openSession;
    QAction* saveSession;
    QAction* undo;
    QAction* redo;
    QAction* startOver;
    QAction* preferences;
    QAction* makeFigure;
    QAction* quit;
    // images
    QAction* nextImage;
    QAction* previousImage;
    QAction* findAlike;
    QAction* matchPatches;
    // what is asked
    QAction* moreHeads;
    QAction* fewerHeads;
    QAction* allHeads;
    QAction* untrainedHeads;
    QAction* classToken;
    QAction* findClass;
    QAction* fullClass;
    QAction* whyWrong;
    QAction* trainedPlan;
    QAction* cancel;
    // how it is painted
    QAction* overlay;
    QAction* smooth;
    QAction* fade;
    QAction* grid;
    QAction* greyPicture;
    QAction* patchLabels;
    QAction* truth;
    QAction* lockRange;
    QAction* spareOutliers;
    QAction* savePreset;
    QAction* managePresets;
    // where the canvas looks
    QAction* fit;
    QAction* fitInput;
    QAction* actualSize;
    QAction* zoomIn;
    QAction* zoomOut;
    // panels
    QAction* showExplain;
    QAction* showAttention;
    QAction* showLook;
    QAction* showModel;
    QAction* showCost;
    QAction* showWalk;
    QAction* showHeads;
    QAction* showCompare;
    QAction* beforeAfter;
    QAction* showEmbedding;
    QAction* showTrust;
    QAction* showPrompts;
    QAction* showTraining;
    QAction* showLive;
    QAction* showRounds;
    QAction* resetLayout;
    QAction* lessMotion;
    // help
    QAction* tour;
    QAction* reference;
    QAction* shortcuts;
    QAction* findAction;
    QAction* diagnostics;
    QAction* about;

private:
    QAction* make(const QString& title, const QList<QKeySequence>& keys, const QString& tip,
                  bool checkable = false);
};

} // namespace hydra::ui

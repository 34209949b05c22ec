// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the library the labels of its pictures, from folders, labels.csv and file names, as classes of the
// open model. Reads them on a worker thread: there may be 50,000 on a slow disk.
#pragma once

#include "ui/bridge/background.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

namespace hydra::ui {

class PictureLabels : public QObject
{
    Q_OBJECT

public:
    PictureLabels(ViewState& state, Library& library, QObject* parent);

private:
    void follow(bool otherPictures);

    ViewState& m_state;
    Library& m_library;
    ModelPtr m_model; // whose classes are used; null: the model has no classes
    Background m_thread;
};

} // namespace hydra::ui

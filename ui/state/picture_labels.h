// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the library what its pictures show, as folders, labels.csv and names say it in the open model's
// classes. They are read on a worker: there may be 50,000 on a slow disk.
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
    ModelPtr m_model; // whose classes were read; none: it knows no classes
    Background m_thread;
};

} // namespace hydra::ui

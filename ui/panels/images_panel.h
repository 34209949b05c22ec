// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures at hand, as thumbnails.
#pragma once

#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <QWidget>

class QListView;

namespace hydra::ui {

class ImagesPanel : public QWidget
{
    Q_OBJECT

public:
    ImagesPanel(ViewState& state, Library& library, QWidget* parent = nullptr);

private:
    Library& m_library;
    QListView* m_list;
};

} // namespace hydra::ui

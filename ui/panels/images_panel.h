// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures at hand, as thumbnails.
#pragma once

#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListView;
class QVBoxLayout;

namespace hydra::ui {

class ImagesPanel : public QWidget
{
    Q_OBJECT

public:
    ImagesPanel(ViewState& state, Library& library, QWidget* parent = nullptr);

private:
    [[nodiscard]] QHBoxLayout* buildHeader(ViewState& state);
    [[nodiscard]] QVBoxLayout* buildArrangement();
    void follow(int row);

    Library& m_library;
    QListView* m_list;
    QLabel* m_place; // "3 / 45"
    QLineEdit* m_filter;
    QComboBox* m_order;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures at hand, as thumbnails.
#pragma once

#include "ui/state/board.h"
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

class PicturePredictions;

class ImagesPanel : public QWidget
{
    Q_OBJECT

public:
    ImagesPanel(ViewState& state, Board& board, Library& library, QWidget* parent = nullptr);
    [[nodiscard]] QStringList picturesInView() const; // none while hidden

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; // the list's size

private:
    [[nodiscard]] QHBoxLayout* buildHeader(ViewState& state);
    [[nodiscard]] QVBoxLayout* buildArrangement();
    void follow(int row);
    void tellInView();

    Library& m_library;
    PicturePredictions* m_predictions;
    QListView* m_list;
    QLabel* m_place; // "3 / 45"
    QLineEdit* m_filter;
    QComboBox* m_order;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Under the canvas: the head-count slider, the facts of that sub-network, and the strip of all maps. The
// strip folds by a button, and by itself if the picture would become too small. A model with one head count
// has no slider, and a strip of its blocks or of other methods. A button shows single heads as dots in
// between.
#pragma once

#include "ui/state/board.h"
#include "ui/widgets/form.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QCheckBox;
class QLabel;
class QToolButton;

namespace hydra::ui {

class ChoiceStrip;
class HeadSlider;
class Strip;

class HeadsPanel : public QWidget
{
    Q_OBJECT

public:
    HeadsPanel(ViewState& state, Board& board, QWidget* parent = nullptr);
    [[nodiscard]] bool stripShown() const;
    void showStrip(bool shown); // from now on, regardless of the room
    void setDots(QWidget* dots); // dots of single heads, shown by a button; becomes a child
    void setOtherStrip(ChoiceStrip* strip); // for models with one head count; becomes a child
    [[nodiscard]] static Choices<SliceScheme> schemes();
    [[nodiscard]] static QString schemeHelp();

    static constexpr int leastPicture = 300; // points of height that the strip leaves to the picture

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followQuery();
    void followFacts();
    void followRoom();
    void elideFacts();

    ViewState& m_state;
    Board& m_board;
    HeadSlider* m_slider;
    Strip* m_strip;
    ChoiceStrip* m_otherStrip = nullptr;
    QWidget* m_dots = nullptr;
    QLabel* m_title;
    QLabel* m_facts;
    QCheckBox* m_untrained;
    QCheckBox* m_lock;
    QToolButton *m_each, *m_fold;
    ValueForm* m_form;
    QComboBox* m_scheme;
    QStringList m_known; // the facts, the most important first
    std::optional<bool> m_wanted; // the user's choice for the strip; empty: automatic
};

} // namespace hydra::ui

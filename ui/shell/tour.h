// SPDX-License-Identifier: GPL-3.0-or-later
// The guided tour: goes through the steps that fit the open model, sets the window for each, and restores
// everything when the user leaves it. When the user asks something else, it ends and offers to restore.
#pragma once

#include "ui/shell/tour_card.h"
#include "ui/shell/tour_step.h"

#include <QObject>
#include <QPointer>

namespace hydra::ui {

class Library;
class MessageBar;

class Tour : public QObject
{
    Q_OBJECT

public:
    Tour(ViewState& state, Board& board, ToolWindows& tools, Library& library, MessageBar& messages,
         QWidget& window);
    ~Tour() override;

    void start(); // from the first step; opens the shipped model and samples if none is open
    void go(int step); // index of the steps that fit
    void leave(); // and restores what was shown before
    [[nodiscard]] bool running() const { return m_at >= 0; }
    [[nodiscard]] int at() const { return m_at; } // -1: not running
    [[nodiscard]] int count() const { return int(m_steps.size()); }
    [[nodiscard]] const TourStep& step() const { return *m_steps[std::size_t(m_at)]; }
    [[nodiscard]] TourCard* card() const { return m_card; }

private:
    void begin();
    [[nodiscard]] QString words() const; // of the present step
    void tell();
    void followState();
    void giveWay(); // ends, as the user has asked something else
    void putBack(); // restores what was shown before
    void clearAway(); // closes panels and windows that a step has opened
    void end();
    void dropCard();
    void holdHistory(bool on);
    [[nodiscard]] bool changedSomething() const;

    TourStage m_stage;
    Library& m_library;
    MessageBar& m_messages;
    QPointer<TourCard> m_card;
    std::vector<const TourStep*> m_steps; // those that fit
    int m_at = -1;
    bool m_waiting = false; // for a model and a picture
    QPointer<QWidget> m_opened; // by the present step
    PictureAsk m_expected; // the present step's question; any other is the user's
    ModelId m_model; // like all below: before the tour
    ImageId m_picture;
    Look m_look;
    bool m_showedMap = true;
    QByteArray m_layout;
    int m_place = 0;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Controls to step along a deletion or insertion curve: the curve, play and pause, and a slider; beside it
// the picture as the network saw it at that step. Both are shown only on request.
#pragma once

#include "core/evaluate/score.h"
#include "ui/widgets/form.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace hydra::ui {

// A picture as large as the room.
class StepPicture : public QWidget
{
    Q_OBJECT

public:
    explicit StepPicture(QWidget* parent = nullptr);
    void setPicture(const QImage& picture, const QString& spoken); // null: none
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] QSize sizeHint() const override { return {170, 170}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {96, 96}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
};

class StepPlayer : public QWidget
{
    Q_OBJECT

public:
    explicit StepPlayer(QWidget* parent = nullptr);

    // The curves to step along; null: none. The point stays where it was.
    void setFaith(const ScorePtr& faith);
    [[nodiscard]] Way way() const { return m_way; }
    [[nodiscard]] int point() const { return m_point; }
    void setPoint(int point);
    void step(int by) { setPoint(point() + by); }
    void pause();
    [[nodiscard]] bool playing() const { return m_timer.isActive(); }

Q_SIGNALS:
    void moved(); // way() or point() has changed

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void play(bool on);
    void advance();
    void follow();

    ScorePtr m_faith;
    Way m_way = Way::Deletion;
    int m_point = 0;
    ValueForm m_form; // controls of m_way and m_point
    QComboBox* m_ways;
    QPushButton* m_play;
    QSlider* m_slider;
    QLabel* m_readOut;
    QTimer m_timer;
};

} // namespace hydra::ui

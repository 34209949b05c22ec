// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a walk-through as cards in wrapping lines, section by section. Cards are reused while only
// numbers change.
#pragma once

#include "core/engine/results.h"
#include "ui/paint/map_painter.h"

#include <QImage>
#include <QScrollArea>
#include <QStringList>

namespace hydra::ui {

class StepCard;

class WalkSteps : public QScrollArea
{
    Q_OBJECT

public:
    explicit WalkSteps(QWidget* parent = nullptr);

    // Null: no steps. SEEN is what the network saw.
    void setWalk(const engine::WalkPtr& walk, const Look& look, const QImage& seen);
    void setDimmed(bool dimmed);
    void pointAt(std::int64_t token); // -1: none

Q_SIGNALS:
    void readOut(const QString& line); // text of the cell under the mouse; empty: none
    void hovered(std::int64_t token);
    void chosen(std::int64_t token);
    void moved(int dRow, int dCol); // an arrow key

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildCards();
    void fillWidth();
    void fillLine(const QList<StepCard*>& cards, double least);
    [[nodiscard]] QWidget* buildCard(const WalkStep& step, QWidget* page);

    engine::WalkPtr m_walk;
    QList<StepCard*> m_cards;
    QStringList m_shape; // section, id and operation of every card
    bool m_dimmed = false;
};

} // namespace hydra::ui

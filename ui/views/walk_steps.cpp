// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/walk_steps.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/views/step_card.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QScrollBar>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double usualWidth = 1240; // points; fits the steps from scores to weighted values in one line
constexpr double largestScale = 2;

struct SectionWords
{
    QString title, words;
};

SectionWords sectionWords(WalkSection section)
{
    switch (section) {
    case WalkSection::Tokens:
        return {WalkSteps::tr("1   Tokens come in"),
                WalkSteps::tr("one row per token, one column per feature")};
    case WalkSection::Projections:
        return {WalkSteps::tr("2   Queries, keys and values"),
                WalkSteps::tr("three projections of every token, from n₁")};
    case WalkSection::Mixing:
        return {WalkSteps::tr("3   Tokens meet"),
                WalkSteps::tr("the only step in which tokens exchange information")};
    case WalkSection::Output:
        return {WalkSteps::tr("4   Back into the stream"), WalkSteps::tr("what the block adds to its input")};
    case WalkSection::Gate:
        return {WalkSteps::tr("5   The gated MLP"),
                WalkSteps::tr("one half of the features gates the other, token by token")};
    }
    return {};
}

QLayout* sectionTitle(WalkSection section, QWidget* page)
{
    const SectionWords words = sectionWords(section);
    auto* titles = new QHBoxLayout;
    titles->setSpacing(space::wide);
    titles->addWidget(heading(words.title, page));
    auto* aside = quietLabel(words.words, page);
    aside->setWordWrap(false);
    titles->addWidget(aside);
    titles->addStretch(1);
    return titles;
}

} // namespace

WalkSteps::WalkSteps(QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Steps"));
}

void WalkSteps::setWalk(const engine::WalkPtr& walk, const Look& look, const QImage& seen)
{
    m_walk = walk;
    QStringList shape;
    for (std::size_t i = 0; walk && i < walk->steps.size(); ++i) {
        const WalkStep& step = walk->steps[i];
        shape << QString::number(int(step.section)) + text(step.id) + text(step.operation);
    }
    if (shape != m_shape) {
        m_shape = shape;
        buildCards();
    }
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setStep(walk, walk->steps[std::size_t(i)], look, seen);
        m_cards[i]->setDimmed(m_dimmed);
    }
    fillWidth();
}

// Enlarges the steps in a wide window; the fewer the steps, the larger.
void WalkSteps::fillWidth()
{
    const double scale = std::clamp(viewport()->width() / usualWidth, 1.0, largestScale);
    for (qsizetype first = 0, end = 0; first < m_cards.size(); first = end) {
        const WalkSection section = m_walk->steps[std::size_t(first)].section;
        for (end = first; end < m_cards.size() && m_walk->steps[std::size_t(end)].section == section; ++end) {
        }
        fillLine(m_cards.mid(first, end - first), scale);
    }
}

// Gives CARDS the largest scale at which they fit in one line, at least LEAST.
void WalkSteps::fillLine(const QList<StepCard*>& cards, double least)
{
    constexpr double growth = 0.1;
    const int room = width() - verticalScrollBar()->sizeHint().width() - 2 * space::wide;
    const auto lineAt = [&](double scale) {
        int line = -space::tight;
        for (StepCard* card : cards) {
            card->setScale(scale);
            line += card->parentWidget()->sizeHint().width() + space::tight; // including its arrow
        }
        return line;
    };
    double scale = least;
    while (lineAt(scale) <= room && scale + growth <= largestScale) {
        scale += growth;
    }
    if (scale > least && lineAt(scale) > room) {
        (void)lineAt(scale - growth);
    }
}

void WalkSteps::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fillWidth();
}

// Builds all cards anew, as another kind of attention has other steps.
void WalkSteps::buildCards()
{
    m_cards.clear();
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(space::wide, space::wide, space::wide, space::wide);
    column->setSpacing(space::normal);
    FlowLayout* row = nullptr;
    for (std::size_t i = 0; m_walk && i < m_walk->steps.size(); ++i) {
        const WalkStep& step = m_walk->steps[i];
        if (i == 0 || step.section != m_walk->steps[i - 1].section) {
            column->addSpacing(i == 0 ? 0 : space::wide);
            column->addLayout(sectionTitle(step.section, page));
            row = new FlowLayout(space::tight);
            column->addLayout(row);
        }
        row->addWidget(buildCard(step, page));
    }
    column->addStretch(1);
    setWidget(page); // deletes the previous page
}

// The arrow to the step together with its card, so that no line break separates them.
QWidget* WalkSteps::buildCard(const WalkStep& step, QWidget* page)
{
    auto* both = new QWidget(page);
    auto* beside = new QHBoxLayout(both);
    beside->setContentsMargins(0, 0, 0, space::tight);
    beside->setSpacing(space::tight);
    if (!step.operation.empty()) {
        auto* arrow = new OperationArrow(both);
        arrow->setOperation(spoken(step.operation));
        beside->addWidget(arrow);
    }
    auto* card = new StepCard(both);
    beside->addWidget(card);
    connect(card, &StepCard::readOut, this, &WalkSteps::readOut);
    connect(card, &StepCard::hovered, this, &WalkSteps::hovered);
    connect(card, &StepCard::chosen, this, &WalkSteps::chosen);
    connect(card, &StepCard::moved, this, &WalkSteps::moved);
    m_cards.append(card);
    return both;
}

void WalkSteps::setDimmed(bool dimmed)
{
    m_dimmed = dimmed;
    for (StepCard* card : m_cards) {
        card->setDimmed(dimmed);
    }
}

void WalkSteps::pointAt(std::int64_t token)
{
    for (StepCard* card : m_cards) {
        card->pointAt(token);
    }
}

} // namespace hydra::ui

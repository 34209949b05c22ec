// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/heads_panel.h"

#include "ui/paint/format.h"
#include "ui/panels/controls.h"
#include "ui/shell/theme.h"
#include "ui/views/head_slider.h"
#include "ui/views/strip.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace hydra::ui {

HeadsPanel::HeadsPanel(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_model(new HeadsModel(state, board, this))
    , m_slider(new HeadSlider(this))
    , m_strip(new Strip(state, board, *m_model, this))
    , m_title(heading({}, this))
    , m_facts(new QLabel(this))
{
    setObjectName(QStringLiteral("headsPanel"));
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_facts->setToolTip(tr("What this sub-network is: width of its tokens, weights, multiply-accumulates for "
                           "one picture under the chosen attention, and the "
                           "time of its last forward pass on this machine."));
    auto* top = new QHBoxLayout;
    top->setSpacing(space::normal);
    top->addWidget(m_title);
    top->addSpacing(space::normal);
    top->addWidget(checkBoxFor(state.actions().untrainedHeads, this));
    top->addWidget(checkBoxFor(state.actions().lockRange, this));
    top->addStretch(1);
    top->addWidget(m_facts);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::wide, space::normal, space::wide, space::tight);
    column->setSpacing(space::tight);
    column->addLayout(top);
    column->addWidget(m_slider);
    column->addWidget(m_strip);

    connect(m_slider, &QSlider::valueChanged, &state, &ViewState::setHeads);
    connect(&state, &ViewState::modelChanged, this, &HeadsPanel::followQuery);
    connect(&state, &ViewState::queryChanged, this, &HeadsPanel::followQuery);
    connect(&board, &Board::currentChanged, this, &HeadsPanel::followFacts);
    followQuery();
}

QWidget* HeadsPanel::strip() const
{
    return m_strip;
}

void HeadsPanel::followQuery()
{
    QList<int> trained;
    for (int k = 1; k <= m_state.maxHeads(); ++k) {
        if (m_state.isTrained(k)) {
            trained.append(k);
        }
    }
    m_slider->setHeads(m_state.maxHeads(), m_state.offeredHeads(), trained);
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_state.query().heads);
    m_slider->update();
    const int k = m_state.query().heads;
    m_title->setText(!m_state.model()
                         ? tr("Heads")
                         : tr("%1 of %2 heads").arg(QString::number(k), QString::number(m_state.maxHeads())));
    m_slider->setAccessibleDescription(m_title->text());
    m_state.actions().untrainedHeads->setEnabled(int(trained.size()) < m_state.maxHeads());
    followFacts();
}

void HeadsPanel::followFacts()
{
    if (!m_state.model()) {
        m_facts->clear();
        return;
    }
    const int k = m_state.query().heads;
    const VitConfig& config = m_state.model()->config;
    QStringList facts;
    const auto add = [&](const QString& value, const QString& unit) {
        facts << QStringLiteral("<b>%1</b>&nbsp;<span style=\"color:%2\">%3</span>")
                     .arg(value, palette().color(QPalette::PlaceholderText).name(), unit);
    };
    add(QString::number(k * config.headDim.value), tr("wide"));
    if (int(m_state.query().plan.blocks.size()) == config.depth) {
        const NetworkCost cost = costOf(config, {SliceScheme::HydraViT, k}, m_state.query().plan);
        add(compactCount(cost.parameters), tr("parameters"));
        add(compactCount(cost.macs), tr("MACs"));
    }
    const Board::Cell* now = m_board.current();
    if (now && now->prediction) {
        add(milliseconds(now->prediction->milliseconds), tr("forward"));
    }
    if (!m_state.isTrained(k)) {
        facts << QStringLiteral("<i>%1</i>").arg(tr("not trained"));
    }
    m_facts->setText(facts.join(QStringLiteral("&nbsp;&nbsp;&nbsp;")));
}

} // namespace hydra::ui

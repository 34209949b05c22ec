// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/size_field.h"

#include "core/nn/cost.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace hydra::ui {

SizeField::SizeField(ViewState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_sizes(new QComboBox(this))
    , m_cost(quietLabel({}, this))
{
    m_sizes->setEditable(true);
    m_sizes->setInsertPolicy(QComboBox::NoInsert);
    describe(m_sizes, "pictureSize", tr("Picture size"),
             tr("The size that pictures are shown to the network in; positions are resampled. Choose one, or "
                "type 448, 672x448 (height x width) or long:896 (own proportions)."));
    m_cost->setObjectName(QStringLiteral("pictureSizeCost"));
    m_cost->setWordWrap(true);
    auto* row = new QHBoxLayout;
    addLabelled(row, tr("Picture &size"), m_sizes);
    row->setStretchFactor(m_sizes, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::tight);
    column->addLayout(row);
    column->addWidget(m_cost);
    connect(m_sizes, &QComboBox::textActivated, this, &SizeField::take);
    connect(m_sizes->lineEdit(), &QLineEdit::returnPressed, this,
            [this] { take(m_sizes->currentText()); }); // what is not in the list activates nothing
    connect(&state, &ViewState::queryChanged, this, &SizeField::follow);
    fill();
    follow();
}

void SizeField::fill()
{
    m_filledFor = m_state.model();
    m_sizes->clear();
    if (m_filledFor) {
        for (const InputSize& size : offeredSizes(m_filledFor->config)) {
            m_sizes->addItem(sizeWords(size, m_filledFor->config), ui::text(text(size)));
        }
    }
    setVisible(m_sizes->count() > 1);
}

// After every step of the slider, too.
void SizeField::follow()
{
    const QSignalBlocker quiet(m_sizes);
    if (m_filledFor != m_state.model()) {
        fill();
    }
    if (m_sizes->count() < 2) {
        return;
    }
    const VitConfig& config = m_filledFor->config;
    const InputSize& now = m_state.query().size;
    const int listed = m_sizes->findData(ui::text(text(now)));
    m_sizes->setCurrentIndex(listed);
    if (listed < 0) {
        m_sizes->setEditText(ui::text(text(now)));
    }
    const InputSize most = now.atMost();
    const SubNetwork sub{SliceScheme::HydraViT, m_state.query().heads};
    const AttentionPlan& plan = m_state.query().plan;
    const CostOptions pixels{most.height, most.width};
    const QString memory = QString::number(double(mapBytes(config, sub, plan, pixels)) / 1e9, 'f', 1);
    m_cost->setText(tr("%1 MACs a pass; a map takes about %2 GB beside the weights")
                        .arg(compactCount(costOf(config, sub, plan, pixels).macs), memory));
    m_cost->setVisible(!now.isOwn());
}

void SizeField::take(const QString& words)
{
    const VitConfig& config = m_state.model()->config;
    const int listed = m_sizes->findText(words);
    const std::string given =
        (listed < 0 ? words.trimmed() : m_sizes->itemData(listed).toString()).toStdString();
    try {
        m_state.setSize(given.empty() ? InputSize()
                                      : inputSizeFor(config, given, tr("Picture size").toStdString()));
    } catch (const Error& error) {
        m_cost->setText(spoken(error.what()));
        m_cost->show();
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compare_pair.h"

#include "core/evaluate/similarity.h"
#include "ui/views/comparison_grid.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace hydra::ui {

ComparePair::ComparePair(Comparison& comparison, ComparisonGrid& grid, QWidget* parent)
    : QWidget(parent)
    , m_comparison(comparison)
    , m_grid(grid)
    , m_alike(new ElidedLabel(this))
    , m_difference(new QCheckBox(tr("&Difference"), this))
    , m_normalised(new QCheckBox(tr("&Normalised"), this))
    , m_blink(new QCheckBox(tr("&Blink"), this))
{
    build();
    connect(m_difference, &QCheckBox::toggled, m_normalised, &QWidget::setEnabled);
    connect(m_difference, &QCheckBox::toggled, &grid, &ComparisonGrid::setDifference);
    connect(m_normalised, &QCheckBox::toggled, &grid, &ComparisonGrid::setNormalised);
    connect(m_blink, &QCheckBox::toggled, &grid, &ComparisonGrid::setBlinking);
    connect(&grid, &ComparisonGrid::chosen, this, &ComparePair::follow);
    connect(&comparison, &Comparison::cellChanged, this, &ComparePair::follow);
    follow();
}

void ComparePair::build()
{
    describe(m_difference, "compareDifference", tr("Difference"),
             tr("The second panel shows the first map minus the second. Choose two panels: a click, then "
                "Shift and a click."));
    describe(m_normalised, "compareNormalised", tr("Normalised"),
             tr("Divides each map by its largest magnitude first, so that the difference shows shape, not "
                "scale."));
    describe(m_blink, "compareBlink", tr("Blink"), tr("The first panel alternates between the two maps."));
    m_alike->setObjectName(QStringLiteral("compareChosen"));
    m_alike->setAccessibleName(tr("Similarity of the two selected maps"));
    m_alike->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_alike->setMinimumWidth(1); // rather cut than a window that outgrows a small screen
    m_normalised->setEnabled(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::wide);
    for (QWidget* each : std::initializer_list<QWidget*>{m_alike, m_difference, m_normalised, m_blink}) {
        row->addWidget(each);
    }
}

void ComparePair::follow()
{
    const std::vector<Comparison::Cell>& cells = m_comparison.cells();
    const auto mapOf = [&](int index) {
        return index >= 0 && index < int(cells.size()) ? cells[std::size_t(index)].map : nullptr;
    };
    const engine::MapPtr a = mapOf(m_grid.first());
    const engine::MapPtr b = mapOf(m_grid.second());
    const bool two = a && b;
    m_difference->setEnabled(two);
    m_blink->setEnabled(two);
    if (!two) {
        const QSignalBlocker noDifference(m_difference);
        const QSignalBlocker noBlink(m_blink);
        m_difference->setChecked(false);
        m_normalised->setEnabled(false);
        m_blink->setChecked(false);
        m_alike->clear();
        return;
    }
    const std::optional<engine::Similarity> alike = engine::similarityOf(*a, *b);
    m_alike->setText(alike ? tr("Pearson %1   Spearman %2   IoU of the top 20 % %3")
                                 .arg(alike->pearson, 0, 'f', 3)
                                 .arg(alike->spearman, 0, 'f', 3)
                                 .arg(alike->iou, 0, 'f', 3)
                           : tr("The maps have different grids."));
}

} // namespace hydra::ui

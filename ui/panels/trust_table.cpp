// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trust_table.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include <algorithm>

namespace hydra::ui {

namespace {

// Sorts by number, explains headings in tooltips, and hides rows that were not scored.
class SortedScores : public QSortFilterProxyModel
{
public:
    SortedScores(const TrustModel& model, QObject* parent)
        : QSortFilterProxyModel(parent)
        , m_model(model)
    { }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
            return QVariant((section == TrustModel::Method ? Qt::AlignLeft : Qt::AlignRight)
                            | Qt::AlignVCenter);
        }
        if (orientation == Qt::Horizontal && role == Qt::ToolTipRole) {
            return TrustModel::meaning(TrustModel::Column(section));
        }
        return QSortFilterProxyModel::headerData(section, orientation, role);
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex&) const override
    {
        const TrustRow& one = m_model.rows()[std::size_t(row)];
        return one.score || !one.why.isEmpty();
    }

private:
    const TrustModel& m_model;
};

// Paints a cell's number as a dot.
class GainDots : public QStyledItemDelegate
{
public:
    GainDots(const TrustModel& model, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_model(model)
    { }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant gain = index.data(TrustModel::sortRole);
        if (!gain.isValid()) {
            return;
        }
        const auto [low, high] = m_model.gains();
        const QRectF room = QRectF(option.rect).adjusted(space::wide, 0, -space::wide, 0);
        const auto place = [&room, low = low, high = high](double value) {
            return room.left() + (high > low ? (value - low) / (high - low) : 0.5) * room.width();
        };
        const QPalette& palette = option.palette;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (const std::optional<Chance>& chance = m_model.chance()) {
            QColor band = palette.color(QPalette::PlaceholderText);
            band.setAlphaF(0.25F);
            painter->fillRect(QRectF(QPointF(place(chance->low), room.top()),
                                     QPointF(place(chance->high), room.bottom() + 1)),
                              band);
        }
        const QPointF dot(place(gain.toDouble()), room.center().y());
        painter->setPen(QPen(palette.color(QPalette::Mid), 1));
        painter->drawLine(QPointF(room.left(), dot.y()), QPointF(room.right(), dot.y()));
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QColor ink = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
        const bool inView = index.data(TrustModel::inViewRole).toBool();
        painter->setPen(inView ? QPen(ink, 2) : QPen(Qt::NoPen));
        painter->setBrush(inView ? palette.color(QPalette::Base) : ink);
        const double radius = inView ? 5 : 3.5;
        painter->drawEllipse(dot, radius, radius);
        painter->restore();
    }

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text.clear();
    }

private:
    const TrustModel& m_model;
};

} // namespace

TrustTable::TrustTable(TrustModel& scores, QWidget* parent)
    : QTableView(parent)
    , m_scores(scores)
    , m_sorted(new SortedScores(scores, this))
{
    describe(this, "trustTable", tr("Scores of every method"), {});
    m_sorted->setSourceModel(&scores);
    m_sorted->setSortRole(TrustModel::sortRole);
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(TrustModel::Gain, Qt::DescendingOrder);
    setItemDelegateForColumn(TrustModel::Gain, new GainDots(scores, this));
    keepPlain(*this, fontMetrics().height() + 5);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(TrustModel::Gain, QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setWordWrap(false);
    connect(&scores, &QAbstractItemModel::dataChanged, this, &TrustTable::follow);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &TrustTable::follow); // rows or height
    connect(this, &QTableView::activated, this, [this](const QModelIndex& index) {
        const TrustRow& row = m_scores.rows()[std::size_t(m_sorted->mapToSource(index).row())];
        if (row.method != TrustState::randomOrder) {
            Q_EMIT methodChosen(row.method);
        }
    });
}

void TrustTable::showPlaces(bool shown)
{
    setColumnHidden(TrustModel::Pointing, !shown);
    setColumnHidden(TrustModel::Mass, !shown);
}

// Selects the row of the map in view, unless the table has the focus or the mouse.
void TrustTable::follow()
{
    const auto& rows = m_scores.rows();
    const auto now = std::find_if(rows.begin(), rows.end(), [](const TrustRow& row) { return row.inView; });
    const QModelIndex here = now == rows.end()
        ? QModelIndex()
        : m_sorted->mapFromSource(m_scores.index(int(now - rows.begin()), 0));
    if (here.isValid() && !hasFocus() && !underMouse()) {
        selectRow(here.row());
        scrollTo(here); // new rows may have moved it
    }
}

QList<QStringList> TrustTable::lines() const
{
    QList<QStringList> lines;
    for (int row = -1; row < m_sorted->rowCount(); ++row) {
        const int source = row < 0 ? -1 : m_sorted->mapToSource(m_sorted->index(row, 0)).row();
        if (source >= 0 && !m_scores.rows()[std::size_t(source)].score) {
            continue; // it failed
        }
        QStringList line;
        for (int column = 0; column < m_sorted->columnCount(); ++column) {
            if (!isColumnHidden(column)) {
                line << (row < 0 ? m_sorted->headerData(column, Qt::Horizontal)
                                 : m_sorted->index(row, column).data())
                            .toString();
            }
        }
        lines << line;
    }
    return lines.size() > 1 ? lines : QList<QStringList>();
}

} // namespace hydra::ui

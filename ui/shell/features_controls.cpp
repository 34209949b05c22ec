// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the Features window: their names and what they do.
#include "ui/models/features_model.h"
#include "ui/shell/features_window.h"
#include "ui/shell/folder_features.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"

#include <QAction>
#include <QHeaderView>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int featureSideWidth = 270, featureRowHeight = 24;

class SortedFeatures : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setOnly(const std::vector<int>& features) // ascending; empty: all
    {
        m_only = features;
        invalidateFilter();
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole) {
            return QVariant((section == FeaturesModel::Number ? Qt::AlignLeft : Qt::AlignRight)
                            | Qt::AlignVCenter);
        }
        return orientation == Qt::Horizontal && role == Qt::ToolTipRole
            ? FeaturesModel::meaning(FeaturesModel::Column(section))
            : QSortFilterProxyModel::headerData(section, orientation, role);
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const int feature = sourceModel()->index(row, 0).data(FeaturesModel::sortRole).toInt();
        return QSortFilterProxyModel::filterAcceptsRow(row, parent)
            && (m_only.empty() || std::binary_search(m_only.begin(), m_only.end(), feature));
    }

private:
    std::vector<int> m_only;
};

QToolButton* featureButton(const char* id, const QString& title, const QString& help, QWidget* parent)
{
    auto* made = new QToolButton(parent);
    made->setText(title);
    made->setProperty("role", QStringLiteral("button"));
    made->setFocusPolicy(Qt::StrongFocus);
    describe(made, id, withoutKey(title), help);
    return made;
}

} // namespace

void FeaturesWindow::describeControls()
{
    m_sorted = new SortedFeatures(this);
    m_off = featureButton(
        "featureOff", tr("Switch o&ff"),
        tr("Removes the feature's part from the block's output. The reconstruction error stays."), this);
    m_set = featureButton("featureSet", tr("&Set"),
                          tr("Sets the feature to this many times its largest value in the picture."), this);
    m_on = featureButton("featureOn", tr("As it &was"), tr("Gives the feature its own value again."), this);
    m_explain = featureButton("featureExplain", tr("E&xplain it"),
                              tr("Makes the feature's sum over the patches the target of the method chosen "
                                 "before: which pixels make it active."),
                              this);
    m_back = featureButton("featureBack", tr("&Back to the class"),
                           tr("Returns to the previous class and method."), this);
    m_sheet = featureButton(
        "featureSheet", tr("One-page por&trait…"),
        tr("A figure of the feature: its map, its strongest pictures, classes and effect."), this);
    describe(m_table, "featureTable", tr("Features"), {});
    describe(m_quality, "featureQuality", tr("How well the autoencoder reconstructs"), {});
    describe(m_replacement, "featureReplacement", tr("The answer with the reconstruction"), {});
    describe(m_where, "featureWhere", tr("On which patches"), {});
    for (QLabel* label : {m_quality, m_title, m_survival, m_classNames}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_title->setObjectName(QStringLiteral("featureTitle"));
    m_survival->setObjectName(QStringLiteral("featureSurvival"));
    m_classNames->setObjectName(QStringLiteral("featureClasses"));
    m_filter->setMaximumWidth(110);
    m_filter->setClearButtonEnabled(true);
    m_times->setSuffix(QStringLiteral(" ×"));
}

QWidget* FeaturesWindow::buildTable()
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(FeaturesModel::sortRole);
    m_sorted->setFilterKeyColumn(FeaturesModel::Number);
    m_table->setModel(m_sorted);
    keepPlain(*m_table, featureRowHeight);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(FeaturesModel::Value, Qt::DescendingOrder);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    return m_table;
}

QWidget* FeaturesWindow::buildBeside()
{
    auto* beside = new QWidget(this);
    beside->setFixedWidth(featureSideWidth);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    auto* classTitle = heading(tr("Classes it pushes"), beside);
    classTitle->setObjectName(QStringLiteral("featureClassesTitle"));
    filled(new QVBoxLayout(beside),
           {filled(new QHBoxLayout, {{m_title, 1}, m_sheet}),
            filled(new QHBoxLayout, {m_explain, m_back, Stretch{}}),
            m_survival,
            Gap{space::normal},
            heading(tr("What if"), beside),
            {m_patches},
            filled(new QHBoxLayout, {m_off, {m_times, 1}, m_set}),
            filled(new QHBoxLayout, {m_on, Stretch{}}),
            m_reconstruct,
            Gap{space::normal},
            {classTitle},
            m_classNames,
            Stretch{}},
           space::tight);
    return beside;
}

void FeaturesWindow::connectControls()
{
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) {
                const auto row = std::size_t(std::max(0, m_sorted->mapToSource(now).row()));
                if (!m_filling && now.isValid() && row < m_model->rows().size()
                    && m_model->rows()[row].feature >= 0) {
                    choose(m_model->rows()[row].feature);
                }
            });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_filling = true; // a row that disappears must not select another
        m_sorted->setFilterRegularExpression(QLatin1Char('^') + QRegularExpression::escape(words.trimmed()));
        fill();
    });
    connect(m_filter, &QLineEdit::returnPressed, this, &FeaturesWindow::takeFilter);
    connect(m_off, &QToolButton::clicked, this, [this] { change(0); });
    connect(m_set, &QToolButton::clicked, this, [this] { change(m_multiple); });
    connect(m_on, &QToolButton::clicked, this, &FeaturesWindow::undoChange);
    connect(m_explain, &QToolButton::clicked, this, &FeaturesWindow::explain);
    connect(m_sheet, &QToolButton::clicked, this, [this] {
        choose(m_chosen); // the figure shows it
        Q_EMIT sheetWanted(m_folder->folder().index() != nullptr ? m_folder->folder().file() : QString());
    });
    connect(m_back, &QToolButton::clicked, this, &FeaturesWindow::goBack);
    for (QToolButton* each : {m_off, m_explain}) { // also in the table's menu
        auto* action = new QAction(withoutKey(each->text()), m_table);
        connect(action, &QAction::triggered, each, &QToolButton::click);
        m_table->addAction(action);
    }
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_folder, &FolderFeatures::changed, this, &FeaturesWindow::fill);
    connect(m_folder, &FolderFeatures::chosen, this, &FeaturesWindow::choose);
    connect(m_folder, &FolderFeatures::selectionChanged, this, [this] {
        m_filling = true;
        static_cast<SortedFeatures*>(m_sorted)->setOnly(m_folder->selection());
        fill();
    });
    connect(&m_state, &ViewState::queryChanged, this, &FeaturesWindow::ask);
    connect(&m_state, &ViewState::saeChanged, this, [this] {
        m_chosen = -1;
        ask();
    });
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/features_window.h"

#include "ui/models/features_model.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QTableView>
#include <QTextDocumentFragment>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int featureSideWidth = 270, featureRowHeight = 24;

class SortedFeatures : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
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

// As features are read: before anything is changed in them.
engine::NetworkKey featuresAsRead(engine::NetworkKey key)
{
    key.without.features.clear();
    key.without.saeError = false;
    key.without.sae.clear();
    return key;
}

QString sourceWords(const std::string& from)
{
    return from == name(Provenance::File)    ? FeaturesWindow::tr("from the file")
        : from == name(Provenance::Config)   ? FeaturesWindow::tr("from its configuration")
        : from == name(Provenance::Inferred) ? FeaturesWindow::tr("inferred")
        : from == name(Provenance::User)     ? FeaturesWindow::tr("said by you")
                                             : FeaturesWindow::tr("assumed");
}

} // namespace

FeaturesWindow::FeaturesWindow(ViewState& state, Board& board, QWidget* parent)
    : ToolWindow("featuresWindow", tr("Features"), parent)
    , m_state(state)
    , m_board(board)
    , m_codes(board.bridge(), "features", [this] { fill(); })
    , m_plain(board.bridge(), "feature-answer", [this] { fill(); })
    , m_replaced(board.bridge(), "feature-reconstruction", [this] { fill(); })
    , m_parts(board.bridge(), "feature-parts", [this] { fill(); })
    , m_classes(board.bridge(), "feature-classes", [this] { fillBeside(); })
    , m_model(new FeaturesModel(this))
    , m_sorted(new SortedFeatures(this))
    , m_pages(new QStackedWidget(this))
    , m_table(new QTableView(this))
    , m_filter(new QLineEdit(this))
    , m_where(new ElidedLabel(this))
    , m_replacement(new ElidedLabel(this))
    , m_quality(new QLabel(this))
    , m_title(new QLabel(this))
    , m_classNames(new QLabel(this))
    , m_times(new QDoubleSpinBox(this))
    , m_patches(new QComboBox(this))
    , m_reconstruct(new QCheckBox(tr("Show the &reconstruction"), this))
    , m_target(state.query().target)
{
    describeControls();
    auto* hint = quietLabel(tr("No autoencoder is open. Features are found by a sparse autoencoder that was "
                               "trained on what leaves a block of this model."),
                            this);
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    auto* empty = new QWidget(this);
    auto* open = toolButtonFor(state.actions().openSae, empty);
    filled(new QVBoxLayout(empty), {Stretch{}, hint, {open, 0, Qt::AlignCenter}, Stretch{}}, space::wide,
           {space::wide, space::wide, space::wide, space::wide});
    auto* page = new QWidget(this);
    auto* top = filled(new QHBoxLayout, {{m_where, 1}, NamedField{tr("&Number"), m_filter}});
    auto* middle = filled(new QHBoxLayout, {{buildTable(), 1}, buildBeside()}, space::wide);
    filled(new QVBoxLayout(page), {m_quality, m_replacement, top, {middle, 1}}, space::normal,
           {space::wide, space::normal, space::wide, space::wide});
    m_pages->addWidget(empty);
    m_pages->addWidget(page);
    filled(new QVBoxLayout(this), {{m_pages, 1}}, 0);
    Actions& on = state.actions();
    addActions({on.showFeatures, on.classToken, on.moreHeads, on.fewerHeads, on.allHeads, on.undo, on.redo});
    connectControls();
    resize(760, 600);
    beginAt(m_table);
    fill();
}

void FeaturesWindow::describeControls()
{
    m_off = featureButton("featureOff", tr("Switch o&ff"),
                          tr("The feature's part is taken out of what leaves the block. The error of the "
                             "reconstruction stays."),
                          this);
    m_set =
        featureButton("featureSet", tr("&Set"),
                      tr("The feature is set to this many times its largest value in the picture."), this);
    m_on = featureButton("featureOn", tr("As it &was"), tr("The feature is no longer changed."), this);
    m_explain =
        featureButton("featureExplain", tr("E&xplain it"),
                      tr("The feature's sum over the patches becomes the target of the method that was "
                         "chosen before: which pixels make it fire."),
                      this);
    m_back = featureButton("featureBack", tr("&Back to the class"),
                           tr("What was explained before, by the method of before."), this);
    describe(m_table, "featureTable", tr("Features"), {});
    describe(m_filter, "featureFilter", tr("Number"),
             tr("The number of a feature. Enter shows it, also where it does not fire."));
    describe(m_times, "featureTimes", tr("Times its largest value"), m_set->toolTip());
    describe(m_patches, "featurePatches", tr("Where"),
             tr("On all patches, or on the patch that was clicked in the picture."));
    describe(
        m_reconstruct, "featureReconstruct", tr("Show the reconstruction"),
        tr("The autoencoder's reconstruction takes the place of what leaves the block: what its features "
           "do not hold is off. Predictions and maps follow."));
    describe(m_quality, "featureQuality", tr("How well the autoencoder reconstructs"), {});
    describe(m_replacement, "featureReplacement", tr("The answer with the reconstruction"), {});
    describe(m_where, "featureWhere", tr("Of which patches"), {});
    for (QLabel* label : {m_quality, m_title, m_classNames}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_title->setObjectName(QStringLiteral("featureTitle"));
    m_classNames->setObjectName(QStringLiteral("featureClasses"));
    m_filter->setMaximumWidth(110);
    m_filter->setClearButtonEnabled(true);
    m_times->setRange(-FeatureEdit::most, FeatureEdit::most);
    m_times->setDecimals(1);
    m_times->setValue(3);
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
    filled(new QVBoxLayout(beside),
           {m_title,
            filled(new QHBoxLayout, {m_explain, m_back, Stretch{}}),
            Gap{space::normal},
            heading(tr("What if"), beside),
            {m_patches},
            filled(new QHBoxLayout, {m_off, {m_times, 1}, m_set}),
            filled(new QHBoxLayout, {m_on, Stretch{}}),
            m_reconstruct,
            Gap{space::normal},
            heading(tr("Classes in its decoder row"), beside),
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
        m_filling = true; // a row that goes is no choice of another
        m_sorted->setFilterRegularExpression(QLatin1Char('^') + QRegularExpression::escape(words.trimmed()));
        fill();
    });
    connect(m_filter, &QLineEdit::returnPressed, this, &FeaturesWindow::takeFilter);
    connect(m_off, &QToolButton::clicked, this, [this] { change(0); });
    connect(m_set, &QToolButton::clicked, this, [this] { change(m_times->value()); });
    connect(m_on, &QToolButton::clicked, this, &FeaturesWindow::undoChange);
    connect(m_explain, &QToolButton::clicked, this, &FeaturesWindow::explain);
    connect(m_back, &QToolButton::clicked, this, &FeaturesWindow::goBack);
    connect(m_reconstruct, &QCheckBox::clicked, this, [this](bool shown) {
        Interventions without = m_state.query().without;
        without.saeError = shown;
        m_state.setWithout(without);
    });
    for (QToolButton* each : {m_off, m_explain}) { // the table's menu has them, too
        auto* action = new QAction(withoutKey(each->text()), m_table);
        connect(action, &QAction::triggered, each, &QToolButton::click);
        m_table->addAction(action);
    }
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(&m_state, &ViewState::queryChanged, this, &FeaturesWindow::ask);
    connect(&m_state, &ViewState::saeChanged, this, [this] {
        m_chosen = -1;
        ask();
    });
}

void FeaturesWindow::beSeen(bool)
{
    ask();
}

void FeaturesWindow::ask()
{
    const engine::Ask& query = m_state.query();
    if (query.target.kind != engine::ClassChoice::Kind::Feature) {
        m_target = query.target;
        m_method = query.options.method;
    } else if (m_target.kind == engine::ClassChoice::Kind::Feature && m_state.model()) {
        m_target = engine::firstTarget(m_state.model()->config);
    }
    if (query.target.kind == engine::ClassChoice::Kind::Feature && m_state.sae()) {
        m_chosen = query.target.value;
    }
    const bool asks = isVisible() && m_state.ready() && m_state.sae();
    const engine::NetworkKey key =
        asks ? featuresAsRead(m_state.networkKey(query.heads)) : engine::NetworkKey();
    const std::string sae = asks ? m_state.sae()->id : std::string();
    const auto where = [](bool asked, const auto& question) {
        return asked ? std::optional(question) : std::nullopt;
    };
    engine::NetworkKey replaced = key;
    replaced.without.saeError = true;
    replaced.without.sae = sae;
    const bool explains = asks && (m_state.model()->config.numClasses > 0 || !m_target.isClass());
    m_codes.ask(where(asks, engine::CodesKey{key, sae}));
    m_plain.ask(where(asks, key));
    m_replaced.ask(where(asks, replaced));
    m_parts.ask(where(explains, engine::FeaturePartsKey{key, sae, m_target}), engine::Priority::Prefetch);
    m_classes.ask(where(asks && m_chosen >= 0, engine::FeatureClassesKey{key, sae, std::max(0, m_chosen)}));
    fill();
}

bool FeaturesWindow::complete() const
{
    return !m_codes.open() && !m_plain.open() && !m_replaced.open() && !m_parts.open() && !m_classes.open();
}

void FeaturesWindow::pointAt(int patch)
{
    if (patch != m_pointed) {
        m_pointed = patch;
        if (isVisible()) {
            fill();
        }
    }
}

int FeaturesWindow::shownPatch() const
{
    return m_pointed >= 0 ? m_pointed : m_state.markedPatch();
}

// The chosen feature stays chosen wherever its row goes.
void FeaturesWindow::fill()
{
    m_pages->setCurrentIndex(m_state.sae() ? 1 : 0);
    if (!m_state.sae()) {
        return;
    }
    m_filling = true;
    if (const auto& codes = m_codes.latest()) {
        m_model->fill(*codes, shownPatch(), m_parts.latest().get(), m_state.query().without, m_chosen);
        const auto& rows = m_model->rows();
        const auto found = std::find_if(rows.begin(), rows.end(),
                                        [this](const FeatureRow& row) { return row.feature == m_chosen; });
        const QModelIndex at = found != rows.end() && m_chosen >= 0
            ? m_sorted->mapFromSource(m_model->index(int(found - rows.begin()), 0))
            : QModelIndex();
        m_table->setCurrentIndex(at);
    }
    m_filling = false;
    const int patch = shownPatch();
    m_where->setText(patch < 0            ? tr("Of the whole picture; point at a patch for its own")
                         : m_pointed >= 0 ? tr("Of patch %1, under the mouse").arg(patch)
                                          : tr("Of patch %1 – Esc in the picture for all").arg(patch));
    m_quality->setText(summary());
    const QString tip = provenance();
    m_quality->setToolTip(tip);
    m_quality->setAccessibleDescription(QTextDocumentFragment::fromHtml(tip).toPlainText());
    fillBeside();
    Q_EMIT followed();
}

QString FeaturesWindow::answerOf(const engine::PredictionPtr& prediction) const
{
    if (!prediction || prediction->ranking.empty()) {
        return QStringLiteral("…");
    }
    const int first = prediction->ranking.front();
    return QStringLiteral("%1 %2").arg(text(m_state.model()->config.className(first)),
                                       percent(double(prediction->probabilities[std::size_t(first)])));
}

QString FeaturesWindow::summary() const
{
    if (!m_codes.failure().isEmpty()) {
        return m_codes.failure();
    }
    const auto& codes = m_codes.latest();
    if (!codes) {
        return m_state.ready() ? tr("Computing…") : tr("Open a model and a picture to see its features.");
    }
    return tr("%1, block %2 · explained variance %3 · %4 of %5 features a patch")
        .arg(text(m_state.sae()->name))
        .arg(m_state.sae()->block)
        .arg(percent(codes->explainedVariance), QString::number(codes->active, 'f', 1))
        .arg(m_state.sae()->features);
}

QString FeaturesWindow::provenance() const
{
    QString tip = QStringLiteral("<b>%1</b>").arg(text(m_state.sae()->file).toHtmlEscaped());
    const auto& codes = m_codes.latest();
    for (const engine::SaeFact& fact : codes ? codes->facts : m_state.sae()->facts) {
        tip += QStringLiteral("<br>%1: %2 (%3)")
                   .arg(text(fact.key), text(fact.value).toHtmlEscaped(), sourceWords(fact.from));
    }
    for (const std::string& note : codes ? codes->notes : std::vector<std::string>()) {
        tip += QStringLiteral("<br>") + spoken(note).toHtmlEscaped();
    }
    return tip;
}

void FeaturesWindow::fillBeside()
{
    const Interventions& without = m_state.query().without;
    const bool some = m_chosen >= 0 && m_state.ready();
    const bool changed = std::any_of(without.features.begin(), without.features.end(),
                                     [this](const FeatureEdit& edit) { return edit.feature == m_chosen; });
    const bool asked = m_state.query().target.kind == engine::ClassChoice::Kind::Feature;
    m_title->setText(some ? tr("Feature %1").arg(m_chosen) : tr("Choose a feature to see its map"));
    for (QWidget* each : std::initializer_list<QWidget*>{m_off, m_set, m_explain, m_times, m_patches}) {
        each->setEnabled(some);
    }
    m_on->setEnabled(changed);
    m_back->setEnabled(asked);
    const int marked = m_state.markedPatch();
    const bool onPatch = m_patches->currentIndex() > 0 && marked >= 0;
    const QSignalBlocker quiet(m_patches);
    m_patches->clear();
    m_patches->addItem(tr("on all patches"));
    if (marked >= 0) {
        m_patches->addItem(tr("on patch %1").arg(marked));
    }
    m_patches->setCurrentIndex(onPatch ? 1 : 0);
    m_reconstruct->setEnabled(m_state.ready());
    m_reconstruct->setChecked(without.saeError);
    m_replacement->setText(!m_replaced.failure().isEmpty()
                               ? m_replaced.failure()
                               : tr("With the reconstruction in its place: %1 · without: %2")
                                     .arg(answerOf(m_replaced.latest()), answerOf(m_plain.latest())));
    QStringList lines;
    if (some && !m_classes.failure().isEmpty()) {
        lines << m_classes.failure();
    } else if (const auto& classes = m_classes.latest(); some && classes) {
        for (const auto* list : {&classes->up, &classes->down}) {
            for (const auto& each : *list) {
                lines << QStringLiteral("%1  %2").arg((each.change > 0 ? QStringLiteral("+") : QString())
                                                          + mapValue(each.change),
                                                      text(m_state.model()->config.className(each.index)));
            }
            lines << QString();
        }
    }
    m_classNames->setText(lines.join(QLatin1Char('\n')));
}

void FeaturesWindow::choose(int feature)
{
    if (m_state.ready() && m_state.sae() && feature >= 0 && feature < m_state.sae()->features) {
        m_chosen = feature;
        m_state.showFeature(feature);
        fillBeside();
    }
}

void FeaturesWindow::takeFilter()
{
    bool isNumber = false;
    const int feature = m_filter->text().trimmed().toInt(&isNumber);
    if (isNumber) {
        choose(feature);
    }
}

void FeaturesWindow::goBack()
{
    m_state.setTarget(m_target);
    m_state.setMethod(m_method.empty() ? defaultMethod() : m_method);
}

void FeaturesWindow::explain()
{
    m_state.setTarget(m_state.featureTarget(m_chosen));
    const bool specific = !m_method.empty() && m_method != "lens" && methodInfo(m_method).classSpecific;
    m_state.setMethod(specific ? m_method : defaultMethod());
}

void FeaturesWindow::change(double multiple)
{
    Interventions without = m_state.query().without;
    const int marked = m_state.markedPatch();
    const bool onPatch = m_patches->currentIndex() > 0 && marked >= 0;
    without.set({m_chosen, multiple, onPatch ? std::vector<int>{marked} : std::vector<int>()});
    m_state.setWithout(without);
}

void FeaturesWindow::undoChange()
{
    Interventions without = m_state.query().without;
    auto& edits = without.features;
    edits.erase(std::remove_if(edits.begin(), edits.end(),
                               [this](const FeatureEdit& edit) { return edit.feature == m_chosen; }),
                edits.end());
    m_state.setWithout(without);
}

} // namespace hydra::ui

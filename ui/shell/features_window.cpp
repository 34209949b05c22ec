// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/features_window.h"

#include "ui/models/features_model.h"
#include "ui/paint/answer_text.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/folder_features.h"
#include "ui/state/sae_source.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QFileInfo>
#include <QLocale>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QTextDocumentFragment>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra::ui {

namespace {

// Returns KEY without changes to features: features are read before any change.
NetworkKey featuresAsRead(const NetworkKey& key)
{
    Interventions without = key.without;
    without.features.clear();
    without.saeError = false;
    without.sae.clear();
    return key.changed(without);
}

// The value of FEATURE in every patch; 0 where it is not active.
std::vector<double> valuesOf(const engine::FeatureCodes& codes, int feature)
{
    std::vector<double> values;
    for (const auto& patch : codes.patches) {
        const auto found = std::find_if(patch.begin(), patch.end(),
                                        [=](const auto& firing) { return firing.feature == feature; });
        values.push_back(found == patch.end() ? 0 : double(found->value));
    }
    return values;
}

// Pearson's correlation; NaN if one of them is constant.
double likeness(const std::vector<double>& a, const std::vector<double>& b)
{
    const auto count = double(a.size());
    const double meanA = std::accumulate(a.begin(), a.end(), 0.0) / count;
    const double meanB = std::accumulate(b.begin(), b.end(), 0.0) / count;
    double both = 0, squareA = 0, squareB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        both += (a[i] - meanA) * (b[i] - meanB);
        squareA += (a[i] - meanA) * (a[i] - meanA);
        squareB += (b[i] - meanB) * (b[i] - meanB);
    }
    return both / std::sqrt(squareA * squareB);
}

QString sourceWords(const std::string& from)
{
    return from == name(Provenance::File)    ? FeaturesWindow::tr("from the file")
        : from == name(Provenance::Config)   ? FeaturesWindow::tr("from its configuration")
        : from == name(Provenance::Inferred) ? FeaturesWindow::tr("inferred")
        : from == name(Provenance::User)     ? FeaturesWindow::tr("given by you")
                                             : FeaturesWindow::tr("assumed");
}

} // namespace

FeaturesWindow::FeaturesWindow(ViewState& state, Board& board, QWidget* parent)
    : ToolWindow("featuresWindow", tr("Features"), parent)
    , m_state(state)
    , m_board(board)
    , m_codes(board.bridge(), "features", [this] { fill(); })
    , m_whole(board.bridge(), "features-whole", [this] { fillBeside(); })
    , m_plain(board.bridge(), "feature-answer", [this] { fill(); })
    , m_replaced(board.bridge(), "feature-reconstruction", [this] { fill(); })
    , m_parts(board.bridge(), "feature-parts", [this] { fill(); })
    , m_classes(board.bridge(), "feature-classes", [this] { fillBeside(); })
    , m_model(new FeaturesModel(this))
    , m_pages(new QStackedWidget(this))
    , m_table(new QTableView(this))
    , m_form(this)
    , m_filter(m_form.line("featureFilter", m_number, {}, tr("Number"),
                           tr("The number of a feature. Enter shows it, even where it is not active.")))
    , m_where(new ElidedLabel(this))
    , m_replacement(new ElidedLabel(this))
    , m_quality(new QLabel(this))
    , m_title(new QLabel(this))
    , m_survival(new QLabel(this))
    , m_classNames(new QLabel(this))
    , m_times(m_form.number("featureTimes", m_multiple, -FeatureEdit::most, FeatureEdit::most, 1,
                            tr("Multiple of its largest value"),
                            tr("Sets the feature to this many times its largest value in the picture.")))
    , m_patches(m_form.choice("featurePatches", m_onPatch, Choices<bool>(), tr("Where"),
                              tr("On all patches, or on the patch that was clicked in the picture.")))
    , m_reconstruct(m_form.flag("featureReconstruct",
                                {[this] { return m_state.query().without.saeError; },
                                 [this](bool shown) {
                                     Interventions without = m_state.query().without;
                                     without.saeError = shown;
                                     m_state.setWithout(without);
                                 }},
                                tr("Show the &reconstruction"),
                                tr("Replaces the block's output with the autoencoder's reconstruction: what "
                                   "its features do not capture is lost. Predictions and maps follow.")))
    , m_folder(new FolderFeatures(state, this))
    , m_target(state.query().target)
{
    describeControls();
    auto* hint = quietLabel({}, this);
    hint->setObjectName(QStringLiteral("featuresHint"));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    auto* empty = new QWidget(this);
    auto* open = toolButtonFor(state.actions().openSae, empty);
    filled(new QVBoxLayout(empty), {Stretch{}, hint, {open, 0, Qt::AlignCenter}, Stretch{}}, space::wide,
           {space::wide, space::wide, space::wide, space::wide});
    auto* page = new QWidget(this);
    auto* top = filled(new QHBoxLayout, {{m_where, 1}, NamedField{tr("&Number"), m_filter}});
    auto* middle = filled(new QHBoxLayout, {{buildTable(), 1}, buildBeside()}, space::wide);
    auto* above = new QWidget(page);
    filled(new QVBoxLayout(above), {m_quality, m_replacement, top, {middle, 1}}, space::normal);
    auto* halves = new QSplitter(Qt::Vertical, page);
    halves->addWidget(above);
    halves->addWidget(m_folder);
    halves->setChildrenCollapsible(false);
    connect(m_folder, &FolderFeatures::changed, halves, [halves] { halves->setSizes({1, 1}); });
    filled(new QVBoxLayout(page), {{halves, 1}}, space::normal,
           {space::wide, space::normal, space::wide, space::wide});
    m_pages->addWidget(empty);
    m_pages->addWidget(page);
    filled(new QVBoxLayout(this), {{m_pages, 1}}, 0);
    Actions& on = state.actions();
    addActions({on.showFeatures, on.classToken, on.moreHeads, on.fewerHeads, on.allHeads, on.undo, on.redo});
    connectControls();
    resize(820, 860);
    m_table->setMinimumWidth(58 * fontMetrics().averageCharWidth()); // numbers are not cut
    beginAt(m_table);
    fill();
}

void FeaturesWindow::beSeen(bool)
{
    ask();
}

void FeaturesWindow::ask()
{
    const PictureAsk& query = m_state.query();
    if (query.target.kind != ClassChoice::Kind::Feature) {
        m_target = query.target;
        m_method = query.options.method;
    } else if (m_target.kind == ClassChoice::Kind::Feature && m_state.model()) {
        m_target = firstTarget(m_state.model()->config);
    }
    if (query.target.kind == ClassChoice::Kind::Feature && m_state.sae()) {
        m_chosen = query.target.value;
    }
    const bool asks = isVisible() && m_state.ready() && m_state.sae();
    const NetworkKey key = asks ? featuresAsRead(m_state.networkKey(query.heads)) : NetworkKey();
    const std::string sae = asks ? m_state.sae()->id : std::string();
    const auto where = [](bool asked, const auto& question) {
        return asked ? std::optional(question) : std::nullopt;
    };
    Interventions replaced = key.without;
    replaced.saeError = true;
    replaced.sae = sae;
    const bool explains = asks && (m_state.model()->config.numClasses > 0 || !m_target.isClass());
    m_codes.ask(where(asks, CodesKey{key, sae}));
    const NetworkKey whole = key.ofHeads(asks ? m_state.model()->config.numHeads.value : 0);
    m_whole.ask(where(asks && m_chosen >= 0 && whole.sub.heads != query.heads, CodesKey{whole, sae}),
                engine::Priority::Prefetch);
    m_plain.ask(where(asks, key));
    m_replaced.ask(where(asks, key.changed(replaced)));
    m_parts.ask(where(explains, FeaturePartsKey{key, sae, m_target}), engine::Priority::Prefetch);
    m_classes.ask(where(asks && m_chosen >= 0, FeatureClassesKey{key, sae, std::max(0, m_chosen)}));
    fill();
}

bool FeaturesWindow::complete() const
{
    return m_folder->folder().rests() && !m_codes.open() && !m_whole.open() && !m_plain.open()
        && !m_replaced.open() && !m_parts.open() && !m_classes.open();
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

// The chosen feature stays selected when its row moves.
void FeaturesWindow::fill()
{
    m_pages->setCurrentIndex(m_state.sae() ? 1 : 0);
    if (!m_state.sae()) {
        const QString beside = m_state.model() ? saeBeside(text(m_state.model()->path)) : QString();
        findChild<QLabel*>(QStringLiteral("featuresHint"))
            ->setText(
                tr("Features split a block's output into parts that can be named.") + QLatin1Char('\n')
                + (beside.isEmpty()
                       ? tr("A sparse autoencoder finds them, trained for this model.")
                       : tr("One for this model is next to it: %1.").arg(QFileInfo(beside).fileName())));
        return;
    }
    m_filling = true;
    m_table->setColumnHidden(FeaturesModel::Often, m_folder->folder().index() == nullptr);
    if (const auto& codes = m_codes.latest()) {
        std::vector<int> wanted = m_folder->selection();
        if (m_chosen >= 0) {
            wanted.push_back(m_chosen);
        }
        m_model->fill(*codes, shownPatch(), m_parts.latest().get(), m_folder->folder().index(),
                      m_state.query().without, wanted);
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
    m_where->setText(patch < 0            ? tr("Whole picture; point at a patch for its own")
                         : m_pointed >= 0 ? tr("Patch %1, under the mouse").arg(patch)
                                          : tr("Patch %1 – Esc in the picture for all").arg(patch));
    m_quality->setText(summary());
    const QString tip = provenance();
    m_quality->setToolTip(tip);
    m_quality->setAccessibleDescription(QTextDocumentFragment::fromHtml(tip).toPlainText());
    fillBeside();
}

QString FeaturesWindow::answerOf(const engine::PredictionPtr& prediction) const
{
    if (!prediction || prediction->ranking.empty()) {
        return QStringLiteral("…");
    }
    const int first = prediction->ranking.front();
    return QStringLiteral("%1 %2").arg(text(m_state.model()->config.className(first)),
                                       answerText(*prediction, first));
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
    return tr("Features of block %1: %2, about %3 active in a patch; they explain %4 of it")
        .arg(m_state.sae()->block)
        .arg(m_state.sae()->features)
        .arg(QString::number(codes->active, 'f', 1), percent(codes->explainedVariance));
}

QString FeaturesWindow::survival() const
{
    const auto &codes = m_codes.latest(), &whole = m_whole.latest();
    if (m_chosen < 0 || m_whole.open() || !codes || !whole || codes->patches.size() != whole->patches.size()
        || m_state.query().heads == m_state.model()->config.numHeads) {
        return {};
    }
    const double like = likeness(valuesOf(*codes, m_chosen), valuesOf(*whole, m_chosen));
    return std::isfinite(like)
        ? tr("In this picture its values correlate with those of all heads by %1").arg(decimal(like, 'f', 2))
        : tr("No correlation: in this picture all its values are zero or equal, here or with all heads");
}

QString FeaturesWindow::provenance() const
{
    QString tip = QStringLiteral("<b>%1</b>").arg(text(m_state.sae()->file).toHtmlEscaped());
    const auto& codes = m_codes.latest();
    for (const engine::SaeFact& fact : codes ? codes->facts : m_state.sae()->facts) {
        tip += QStringLiteral("<br>%1: %2 (%3)")
                   .arg(text(fact.key), text(fact.value).toHtmlEscaped(), sourceWords(fact.from));
    }
    for (const Message& note : codes ? codes->notes : std::vector<Message>()) {
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
    const bool asked = m_state.query().target.kind == ClassChoice::Kind::Feature;
    m_folder->show(some ? m_chosen : -1);
    m_title->setText(some ? tr("Feature %1").arg(m_chosen) : tr("Choose a feature to see its map"));
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_off, m_set, m_explain, m_sheet, m_times, m_patches}) {
        each->setEnabled(some);
    }
    m_survival->setText(survival());
    m_survival->setVisible(!m_survival->text().isEmpty());
    m_on->setEnabled(changed);
    m_back->setEnabled(asked);
    const int marked = m_state.markedPatch();
    m_onPatch = m_onPatch && marked >= 0;
    Choices<bool> places{{false, tr("on all patches")}};
    if (marked >= 0) {
        places.append({true, tr("on patch %1").arg(marked)});
    }
    ValueForm::offer(m_patches, places);
    m_reconstruct->setEnabled(m_state.ready());
    m_form.follow();
    m_replacement->setText(!m_replaced.failure().isEmpty()
                               ? m_replaced.failure()
                               : tr("Rebuilt from its features alone: %1 · as it is: %2")
                                     .arg(answerOf(m_replaced.latest()), answerOf(m_plain.latest())));
    QStringList lines;
    if (some && !m_classes.failure().isEmpty()) {
        lines << m_classes.failure();
    } else if (const auto& classes = m_classes.latest(); some && classes) {
        findChild<QLabel*>(QStringLiteral("featureClassesTitle"))
            ->setText(m_state.model()->overrides.prompts ? tr("Sentences near its decoder row (cosine)")
                                                         : tr("Classes it pushes"));
        for (const auto* list : {&classes->up, &classes->down}) {
            for (const auto& each : *list) {
                lines << QStringLiteral("%1  %2").arg(signedDecimal(each.change, 'g', 4),
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
    const int feature = m_number.trimmed().toInt(&isNumber);
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
    without.set(
        {m_chosen, multiple, m_onPatch && marked >= 0 ? std::vector<int>{marked} : std::vector<int>()});
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

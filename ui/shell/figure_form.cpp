// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/figure_form.h"

#include "core/attention/plan_text.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/engine/session.h"
#include "core/engine/shipped.h"
#include "core/explain/method_table.h"
#include "core/question/fields.h"
#include "core/question/kept_patches.h"
#include "ui/figures/gather.h"
#include "ui/models/head_rows.h"
#include "ui/paint/format.h"
#include "ui/paint/head_table.h"
#include "ui/paint/spoken.h"
#include "ui/widgets/controls.h"

#include <QFile>
#include <QListWidget>
#include <QSignalBlocker>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int mostPictures = 8; // of the list, in one figure

// "3,6,9-12": whole numbers from LOWEST to HIGHEST, ascending, each once; empty for an empty line.
std::vector<int> numbersFrom(const QString& words, int lowest, int highest, const QString& what)
{
    if (words.trimmed().isEmpty()) {
        return {};
    }
    const auto found = integerSet(words.toStdString(), lowest, highest);
    if (!found) {
        throw usageError("%1: expected numbers from %2 to %3, as 3,6,9-12; got '%4'", what.toStdString(),
                         lowest, highest, words.toStdString());
    }
    return *found;
}

QString listOf(const std::vector<int>& values)
{
    QStringList words;
    for (const int value : values) {
        words << QString::number(value);
    }
    return words.join(QLatin1Char(','));
}

// The command line must work in any folder.
std::string absolute(const std::string& path)
{
    std::error_code failed;
    const std::filesystem::path whole = std::filesystem::absolute(path, failed);
    return failed ? path : whole.lexically_normal().string();
}

std::string shippedName(const std::string& path)
{
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        if (model.path == path) {
            return model.name;
        }
    }
    return path;
}

} // namespace

FigureForm::FigureForm(ViewState& state, Board& board, Library& library, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_library(library)
    , m_form(
          this, drawingFields(), [this] { return m_drawing; },
          [this](const FigureDrawing& drawing) {
              m_drawing = drawing;
              Q_EMIT changed();
          })
    , m_rows(this, [this] { tell(); })
    , m_layout(panelForm(this))
{
    build();
    m_rows.follow();
    suit();
}

bool FigureForm::asNow() const
{
    return m_kind == FigureKind::View || m_kind == FigureKind::BeforeAfter || m_kind == FigureKind::Feature
        || m_kind == FigureKind::HeadMatrix;
}

void FigureForm::setKind(FigureKind kind)
{
    if (kind != m_kind) {
        m_kind = kind;
        again();
    }
}

void FigureForm::showCaption(const QString& automatic)
{
    m_caption->setPlaceholderText(automatic);
}

void FigureForm::suit()
{
    if (!m_state.model()) {
        return;
    }
    const FigureSpec suits = suggested(m_kind, m_state.model()->config);
    const auto listed = m_library.images().size();
    Choices<bool> pictures{{false, tr("The current one")}};
    if (listed > 1) {
        pictures.append({true,
                         listed <= mostPictures ? tr("All of the list")
                                                : tr("The first %1 of the list").arg(mostPictures)});
    }
    ValueForm::offer(m_pictures, pictures);
    m_all = m_all && listed > 1;
    const bool asInView =
        m_kind == FigureKind::View || m_kind == FigureKind::HeadsGrid || m_kind == FigureKind::BeforeAfter;
    m_heads = listOf(asNow() ? std::vector<int>{m_state.query().heads} : suits.heads);
    std::vector<std::string> usual = suits.methods;
    usual.erase(std::remove_if(usual.begin(), usual.end(),
                               [this](const std::string& method) { return !m_state.offers(method); }),
                usual.end());
    usual = usual.empty() ? m_state.methods() : usual;
    checkMethods(asInView ? std::vector<std::string>{m_state.query().options.method} : usual);
    const int block = m_state.query().options.block;
    m_blocks = asNow() && block >= 0 ? QString::number(block) : QString();
    m_drawing.range = suits.range;
    m_drawing.top = suits.top;
    m_layout->setRowVisible(m_methods, isGrid(m_kind) && m_kind != FigureKind::View);
    for (int i = 0; i < m_methods->count(); ++i) {
        const std::string id = m_methods->item(i)->data(Qt::UserRole).toString().toStdString();
        const bool fits = m_kind != FigureKind::HeadMatrix || hasHeadMaps(methodInfo(id));
        m_methods->item(i)->setHidden(!fits || !m_state.offers(id));
    }
    m_rows.follow();
    m_form.follow();
}

void FigureForm::tell()
{
    m_form.follow(); // also shows and hides its controls
    Q_EMIT changed();
}

void FigureForm::checkMethods(const std::vector<std::string>& methods)
{
    const QSignalBlocker quiet(m_methods);
    for (int i = 0; i < m_methods->count(); ++i) {
        const std::string id = m_methods->item(i)->data(Qt::UserRole).toString().toStdString();
        const bool checked = std::find(methods.begin(), methods.end(), id) != methods.end();
        m_methods->item(i)->setCheckState(checked ? Qt::Checked : Qt::Unchecked);
    }
}

void FigureForm::keepOne(QListWidgetItem* chosen)
{
    const bool one = m_kind == FigureKind::HeadMatrix || m_kind == FigureKind::BeforeAfter;
    if (one && chosen->checkState() == Qt::Checked) {
        checkMethods({chosen->data(Qt::UserRole).toString().toStdString()});
    }
}

void FigureForm::setFeature(const QString& index)
{
    m_index = index;
    setKind(FigureKind::Feature);
    Q_EMIT changed();
}

void FigureForm::setHeadMatrix(const std::string& method, bool sorted, bool oneRange)
{
    setKind(FigureKind::HeadMatrix);
    checkMethods({method});
    m_drawing.sorted = sorted;
    m_drawing.range = oneRange ? FigureRange::Shared : FigureRange::Own;
    tell();
}

std::vector<std::string> FigureForm::methods() const
{
    std::vector<std::string> chosen;
    for (int i = 0; i < m_methods->count(); ++i) {
        if (m_methods->item(i)->checkState() == Qt::Checked) {
            chosen.push_back(m_methods->item(i)->data(Qt::UserRole).toString().toStdString());
        }
    }
    if (chosen.empty()) {
        throw usageError("Methods: expected at least one");
    }
    return chosen;
}

QStringList FigureForm::paths() const
{
    if (m_kind == FigureKind::View || m_kind == FigureKind::Feature || !readsPictures(m_kind) || !m_all) {
        return {};
    }
    return m_library.images().mid(0, mostPictures);
}

// Makes S the map as the canvas shows it.
void FigureForm::asShown(FigureSpec& s) const
{
    const MapKey key = m_state.mapKey(m_state.query().heads); // without what the method does not use
    s.ask.options = key.options;
    s.blocks = {key.options.block};
    s.ask.target = key.target;
    s.ask.against = key.against;
    s.truth = m_state.showsTruth();
    s.overlay = m_state.showsMap();
    s.whole = true;
    const engine::MapPtr& map = m_board.shownMap();
    if (map && s.look.lockRange) { // the strip's range, which this one map cannot give
        const ValueRange range = m_board.range(map);
        s.limits = std::pair(range.low, range.high);
    }
    s.look.lockRange = false; // it referred to the strip
}

// A matrix explains one class; it has the query token in view if the method in view uses one.
void FigureForm::asInMatrix(FigureSpec& s) const
{
    s.ask.against.reset();
    s.ask.options = {};
    s.ask.options.query = m_state.method().usesQuery ? m_state.query().options.query : -1;
}

// Finds the files of what the question knows by an id, for the command that reproduces the figure.
void FigureForm::nameFiles(FigureSpec& spec) const
{
    engine::Session& session = m_board.bridge().session();
    const auto named = [](const std::string& file) { return file.empty() ? file : absolute(file); };
    spec.from = named(session.files().pathOf(spec.ask.without.from));
    spec.basisFile = named(session.fileOfBasis(spec.ask.options.basis).string());
    const bool ofFeatures = spec.ask.target.kind == ClassChoice::Kind::Feature;
    if (const SaePtr& sae = m_state.sae(); sae && (spec.ask.without.needsSae() || ofFeatures)) {
        spec.modelOptions.emplace_back("sae", absolute(sae->file));
        spec.modelOptions.insert(spec.modelOptions.end(), sae->options.begin(), sae->options.end());
    }
    if (const auto kept = keptPatches(spec.ask.options.kept)) {
        spec.keptFile = named(session.files().pathOf(kept->image));
    }
}

FigureSpec FigureForm::spec() const
{
    const engine::OpenedModel& model = *m_state.model();
    const PictureAsk& query = m_state.query();
    const bool view = m_kind == FigureKind::View;
    FigureSpec s = suggested(m_kind, model.config);
    const paint::Look suits = std::exchange(static_cast<FigureDrawing&>(s), m_drawing).look;
    s.look = suits;
    s.model = shippedName(absolute(model.path));
    s.modelOptions = overrideOptions(model.overrides);
    const engine::OpenedImage& current = m_state.picture()->image;
    if (const QStringList list = paths(); !list.isEmpty()) {
        for (const QString& path : list) {
            // A built-in sample has no file, so its name is used.
            s.inputs.push_back(path.startsWith(QLatin1Char(':'))
                                   ? QFileInfo(path).fileName().toStdString()
                                   : absolute(QFile::encodeName(path).toStdString()));
        }
    } else if (readsPictures(s.kind)) {
        s.inputs.push_back(current.path.empty() ? current.name : absolute(current.path));
    }
    const bool matrix = m_kind == FigureKind::HeadMatrix;
    s.heads = view || matrix ? std::vector<int>{query.heads}
                             : numbersFrom(m_heads, 1, model.config.numHeads, tr("Heads"));
    if (s.heads.empty()) {
        throw usageError("Heads: expected numbers from 1 to %1, as 3,6,9-12", model.config.numHeads.value);
    }
    s.ask.plan = query.plan;
    s.ask.size = query.size;
    s.ask.scheme = query.scheme;
    s.attention = attentionText(s.ask.plan, model.config);
    if (isGrid(s.kind)) {
        s.ask.without = query.without;
    }
    s.ask.target = query.target;
    s.ask.against = query.against;
    if (isGrid(s.kind)) {
        s.ask.options = query.options;
        s.methods = view ? std::vector<std::string>{query.options.method} : methods();
        s.blocks = view ? std::vector<int>{query.options.block}
            : matrix    ? std::vector<int>()
                        : numbersFrom(m_blocks, 0, model.config.depth - 1, tr("Blocks"));
        if (s.blocks.empty()) {
            s.blocks = {-1};
        }
        s.look = m_state.look();
        s.look.colours = view ? s.look.colours : m_drawing.look.colours;
        s.sorted = matrix && s.sorted;
        s.top = matrix ? 0 : s.top;
        if (matrix) {
            asInMatrix(s);
        }
        s.positive = s.positive && !view;
    }
    if (s.kind == FigureKind::Feature && !m_index.isEmpty()) {
        s.indexFile = absolute(QFile::encodeName(m_index).toStdString());
    }
    nameFiles(s);
    if (view) {
        asShown(s);
    }
    s.embedding.joint = !m_separate;
    s.fullPaths = m_fullPaths;
    if (!m_captioned) {
        s.caption = "";
    } else if (!m_words.isEmpty()) {
        s.caption = m_words.toStdString();
    }
    if (model.program) {
        suitProgram(s, model);
    }
    return s;
}

} // namespace hydra::ui

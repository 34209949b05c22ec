// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/comparison.h"

#include "core/engine/found_models.h"
#include "core/explain/option_fields.h"
#include "core/question/kept_patches.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/fit_query.h"
#include "ui/state/size_choice.h"

#include <algorithm>

namespace hydra::ui {

namespace {

QString baseName(const QString& path)
{
    return QFileInfo(path).completeBaseName();
}

} // namespace

Comparison::Comparison(ViewState& state, Library& library, EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_library(library)
    , m_bridge(bridge)
    , m_sheet(bridge, [this](std::size_t cell, auto news, const QString&) {
        if (news == Sheet<Cell>::News::Map) {
            m_ranges.clear();
        }
        Q_EMIT cellChanged(int(cell));
    })
{
    connect(&state, &ViewState::queryChanged, this, &Comparison::rebuild); // and model, and picture
    // The outlier rule may have changed.
    connect(&state, &ViewState::lookChanged, this, [this] { m_ranges.clear(); });
    connect(&library, &Library::listChanged, this, &Comparison::rebuild);
    connect(&bridge, &EngineBridge::imageBeside, this, &Comparison::takePicture);
    connect(&bridge, &EngineBridge::geometryBeside, this, &Comparison::takeGeometry);
    connect(&bridge, &EngineBridge::modelBeside, this, [this](const ModelPtr& model) {
        const auto known = [&](const ModelPtr& one) { return one->id == model->id; };
        if (std::none_of(m_models.begin(), m_models.end(), known)) {
            m_models.append(model);
        }
        rebuild();
    });
}

void Comparison::setSetup(const Setup& setup)
{
    if (!(setup == m_setup)) {
        m_setup = setup;
        m_asked = true;
        rebuild();
    }
}

void Comparison::setShown(bool shown)
{
    if (shown != m_shown) {
        m_shown = shown;
        rebuild();
    }
}

QStringList Comparison::picturePaths() const
{
    const int first = std::max(0, m_library.currentRow());
    return m_library.images().mid(first + 1, std::clamp(m_setup.pictures, 1, mostPictures) - 1);
}

std::optional<AttentionPlan> Comparison::planOf(const QString& words)
{
    const AttentionPlan trained = m_state.trainedPlan();
    try {
        return words.trimmed().isEmpty() ? trained
                                         : AttentionPlan::parse(words.trimmed().toStdString(), trained);
    } catch (const Error& error) {
        Q_EMIT failed(spoken(error));
        return std::nullopt;
    }
}

// The main window's question for another model; values that do not fit fall back to the model's own.
PictureAsk Comparison::askFor(const ModelPtr& model) const
{
    const PictureAsk& now = m_state.query();
    const VitConfig& config = model->config;
    const std::vector<int>& trained = config.trainedHeads.value;
    const QList<int> offered =
        trained.empty() ? QList<int>{config.numHeads} : QList<int>(trained.begin(), trained.end());
    PictureAsk wanted = now;
    wanted.plan = {};
    wanted.without = {}; // heads and blocks of another network differ
    PictureAsk ask = fitted(wanted, config, offered);
    ask.options.head = ask.options.head < ask.heads ? ask.options.head : -1;
    // Map tokens by position: token 5 of one grid is not token 5 of the other.
    const PatchGrid from = patchGridOf(m_state.model()->config, now.size);
    const PatchGrid to = patchGridOf(config, ask.size);
    ask.options.query = now.options.query >= 0 ? samePlace(now.options.query, from, to) : -1;
    ask.options.kept = keptOn(now.options.kept, from, to);
    const bool sameClasses = config.classNames.value == m_state.model()->config.classNames.value
        && config.numClasses.value == m_state.model()->config.numClasses.value;
    if (!sameClasses) { // class 7 of one model is not class 7 of the other
        ask.target = now.target.isClass() ? firstTarget(config) : ask.target;
        ask.against.reset();
    }
    return ask;
}

std::vector<Comparison::Column> Comparison::columns()
{
    std::vector<Column> columns;
    const ModelPtr& model = m_state.model();
    const PictureAsk now = withKnownHead(m_state.query());
    switch (m_setup.columns) {
    case Columns::Heads:
        for (const int heads : m_state.offeredHeads()) {
            PictureAsk ask = m_state.query();
            ask.heads = heads;
            columns.push_back({headCount(heads), model, withKnownHead(ask),
                               QStringLiteral("k = %1").arg(heads)}); // arrays in files are named by it
        }
        break;
    case Columns::Methods:
        for (const std::string& id : m_setup.methods) {
            PictureAsk ask = m_state.query();
            ask.options.method = id;
            columns.push_back({spoken(methodInfo(id).title), model, ask, text(methodInfo(id).title)});
        }
        break;
    case Columns::Plans:
        for (const QString& words : m_setup.plans) {
            if (const std::optional<AttentionPlan> plan = planOf(words)) {
                PictureAsk ask = now;
                ask.plan = *plan;
                columns.push_back({text(plan->text()), model, ask});
            }
        }
        break;
    case Columns::Models:
        columns.push_back({text(engine::modelName(model->path)), model, now});
        for (const ModelPtr& other : m_models) {
            if (other->id != model->id) {
                columns.push_back({text(engine::modelName(other->path)), other, askFor(other)});
            }
        }
        break;
    case Columns::Blocks:
    case Columns::SingleHeads:
        addLayers(columns);
        break;
    case Columns::BeforeAfter: {
        PictureAsk before = now;
        before.without = {};
        columns.push_back({tr("before"), model, before, QStringLiteral("before")});
        columns.push_back({tr("after"), model, now, QStringLiteral("after")});
        break;
    }
    case Columns::Sizes:
        addSizes(columns);
        break;
    case Columns::Schemes:
        for (const auto& [scheme, name] : enumWords<SliceScheme>()) {
            PictureAsk ask = now;
            ask.scheme = scheme;
            columns.push_back({QString::fromLatin1(titleOf(scheme)), model, ask, QLatin1String(name)});
        }
        break;
    }
    columns.resize(std::min(columns.size(), std::size_t(mostColumns)));
    return columns;
}

// The offered sizes and the current one; the query token is mapped by position.
void Comparison::addSizes(std::vector<Column>& columns) const
{
    const VitConfig& config = m_state.model()->config;
    std::vector<InputSize> sizes = offeredSizes(config);
    if (std::find(sizes.begin(), sizes.end(), m_state.query().size) == sizes.end()) {
        sizes.push_back(m_state.query().size);
    }
    for (const InputSize& size : sizes) {
        PictureAsk ask = withKnownHead(m_state.query());
        const InputSize from = std::exchange(ask.size, size);
        if (size != from) {
            ask.without.patches.clear();
            const bool known = from.longSide == 0 && size.longSide == 0;
            const PatchGrid ours = patchGridOf(config, from), theirs = patchGridOf(config, size);
            MapOptions& options = ask.options;
            options.query = options.query >= 0 && known ? samePlace(options.query, ours, theirs) : -1;
            options.kept = known ? keptOn(options.kept, ours, theirs) : std::string();
        }
        const std::string own = join(config.imageHeight.value, "x", config.imageWidth.value);
        columns.push_back({sizeWords(size, config), m_state.model(), ask,
                           text(size.isOwn() ? own : hydra::text(size)) + QStringLiteral(" px")});
    }
}

// Uses the current method if it uses a block (or head), else attention. If there are more than mostColumns,
// picks that many evenly, from the first to the last.
void Comparison::addLayers(std::vector<Column>& columns) const
{
    const bool heads = m_setup.columns == Columns::SingleHeads;
    const PictureAsk& query = m_state.query();
    const MethodInfo& info = m_state.method();
    PictureAsk ask = query;
    if (!info.usesBlock || (heads && !info.usesHead)) {
        ask.options.method = "attention";
    }
    const int count = heads ? query.heads : m_state.model()->config.depth.value;
    const int shown = std::min(count, mostColumns);
    for (int i = 0; i < shown; ++i) {
        const int which = shown == 1 ? 0 : i * (count - 1) / (shown - 1);
        (heads ? ask.options.head : ask.options.block) = heads ? which : canonicalBlock(which, count);
        columns.push_back({(heads ? tr("head %1") : tr("block %1")).arg(which), m_state.model(), ask,
                           QStringLiteral("%1 %2")
                               .arg(heads ? QStringLiteral("head") : QStringLiteral("block"))
                               .arg(which)});
    }
}

void Comparison::addRow(std::vector<Cell>& laid, const QString& title, const PicturePtr& picture,
                        const QString& trouble, const std::vector<Column>& columns, const std::string& method)
{
    const int row = int(m_rowTitles.size());
    m_rowTitles.append(title);
    m_rowNames.append(title);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        Cell cell;
        cell.row = row;
        cell.column = int(i);
        cell.model = columns[i].model;
        cell.picture = picture;
        cell.failure = trouble;
        PictureAsk ask = columns[i].ask;
        ask.options.method = method.empty() ? ask.options.method : method;
        const ImageId& here = m_state.picture()->image.id;
        if (picture && picture->image.id != here) {
            const int place = ask.options.query;
            ask = PictureAsk(ask.elsewhere(here));
            ask.options.query = methodInfo(ask.options.method).usesFacet ? -1 : place; // at the same place
        }
        cell.key = ask.mapHere(picture ? picture->image.id : ImageId(), cell.model->id).normalised();
        if (picture) {
            const InputSize& size = cell.key.network.size;
            const auto [known, isNew] =
                m_geometries.try_emplace({picture->image.id, cell.model->id, text(size)}, std::nullopt);
            cell.geometry = known->second;
            if (isNew) {
                m_bridge.look(picture->image.id, cell.model->id, size);
            }
        }
        laid.push_back(std::move(cell));
    }
}

void Comparison::rebuild()
{
    std::vector<Cell> laid;
    m_ranges.clear();
    m_rowTitles.clear();
    m_columnTitles.clear();
    m_rowNames.clear();
    m_columnNames.clear();
    if (m_shown && m_state.ready()) {
        if (!m_asked) { // a single head count gives no comparison
            m_setup.columns = m_state.offeredHeads().size() > 1 ? Columns::Heads : Columns::Methods;
        }
        const std::vector<Column> all = columns();
        for (const Column& column : all) {
            m_columnTitles.append(column.title);
            m_columnNames.append(column.name.isEmpty() ? column.title : column.name);
        }
        const QString name = baseName(text(m_state.picture()->image.name));
        if (m_setup.rows == Rows::Methods && m_setup.columns != Columns::Methods) {
            for (const std::string& id : m_setup.methods) {
                addRow(laid, spoken(methodInfo(id).title), m_state.picture(), {}, all, id);
                m_rowNames.back() = text(methodInfo(id).title);
            }
        } else {
            addRow(laid, name, m_state.picture(), {}, all, {});
            const QStringList paths = picturePaths();
            m_pictures.removeIf([&](const auto& known) { return !paths.contains(known.key()); });
            for (const QString& path : paths) {
                if (!m_pictures.contains(path)) {
                    m_pictures.insert(path, nullptr);
                    m_troubles.remove(path); // it is read again
                    m_bridge.openImageBeside(path);
                }
                addRow(laid, baseName(path), m_pictures.value(path), m_troubles.value(path), all, {});
            }
        }
    } else if (cells().empty()) {
        return;
    } else {
        m_pictures.clear(); // closed, or no picture or model is open
    }
    m_sheet.lay(std::move(laid));
    ask();
    Q_EMIT reset();
}

void Comparison::ask()
{
    std::vector<engine::Wish> wishes;
    for (const Cell& cell : cells()) {
        if (cell.asks() && !cell.map) {
            wishes.push_back({cell.key, engine::Priority::Beside});
        }
        if (cell.asks() && !cell.prediction) {
            wishes.push_back({cell.key.network, engine::Priority::Strip});
        }
    }
    m_bridge.want("comparison", wishes);
}

void Comparison::askToken(const Cell& cell, int patch)
{
    if (patch < 0 || !cell.geometry || !methodInfo(cell.key.options.method).usesQuery) {
        return;
    }
    MapOptions options = m_state.query().options;
    options.kept.clear();
    const bool elsewhere = cell.picture && m_state.picture()->image.id != cell.picture->image.id;
    if (elsewhere && methodInfo(cell.key.options.method).usesFacet) { // compare all pictures with that patch
        options.query = -1;
        options.kept = hydra::text(KeptPatches{cell.picture->image.id, {patch}});
        m_state.setOptions(options);
        return;
    }
    options.query = samePlace(patch, {cell.geometry->rows(), cell.geometry->cols()},
                              patchGridOf(m_state.model()->config, m_state.query().size));
    m_state.setOptions(options);
}

ValueRange Comparison::range(const Cell& cell) const
{
    m_ranges.resize(cells().size());
    std::optional<ValueRange>& known = m_ranges[std::size_t(&cell - cells().data())];
    known = known ? known : measured(cell);
    return *known;
}

ValueRange Comparison::measured(const Cell& cell) const
{
    const RangeRule rule = rangeRule(m_state.look());
    if (!m_setup.sharedRange || !cell.map) {
        return cell.map ? rangeOf(*cell.map, rule) : ValueRange();
    }
    // Values of one method are comparable for one picture, across networks.
    std::vector<engine::MapPtr> maps;
    for (const Cell& other : cells()) {
        if (other.row == cell.row && other.key.options.method == cell.key.options.method) {
            maps.push_back(other.map);
        }
    }
    return rangeOf(maps, rule);
}

bool Comparison::complete() const
{
    return !cells().empty() && std::all_of(cells().begin(), cells().end(), [](const Cell& cell) {
        return !cell.failure.isEmpty() || (cell.map && cell.prediction && cell.geometry);
    });
}

void Comparison::takePicture(const QString& path, const PicturePtr& picture, const QString& failure)
{
    if (!m_pictures.contains(path)) {
        return;
    }
    m_pictures[path] = picture;
    if (!failure.isEmpty()) {
        m_troubles[path] = failure;
    }
    rebuild();
}

void Comparison::takeGeometry(const ImageId& image, const ModelId& model, const InputSize& size,
                              const InputGeometry& geometry)
{
    m_geometries[{image, model, text(size)}] = geometry;
    for (std::size_t i = 0; i < cells().size(); ++i) {
        Cell& cell = m_sheet[i];
        if (cell.picture && cell.picture->image.id == image && cell.model->id == model
            && cell.key.network.size == size) {
            cell.geometry = geometry;
            Q_EMIT cellChanged(int(i));
        }
    }
}

} // namespace hydra::ui

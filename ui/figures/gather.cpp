// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/gather.h"

#include "core/base/error.h"
#include "core/engine/session.h"
#include "core/explain/feature_basis.h"
#include "core/explain/method_table.h"
#include "core/export/dataset_question.h"

#include <algorithm>
#include <filesystem>

namespace hydra::ui {

namespace {

constexpr std::size_t mostPanels = 1000; // of one figure
constexpr double mostGathered = 1e9; // pixels of all its pictures together

// Columns by heads, then methods, then blocks, each before and after a change if compared; a method without
// blocks appears once. A heads grid with several methods has a line for each method.
std::vector<FigureColumn> columnsOf(const FigureSpec& spec)
{
    std::vector<FigureColumn> columns;
    if (spec.kind == FigureKind::HeadsGrid && spec.methods.size() > 1) {
        for (const std::string& method : spec.methods) {
            FigureSpec one = spec;
            one.methods = {method};
            const std::vector<FigureColumn> line = columnsOf(one);
            columns.insert(columns.end(), line.begin(), line.end());
        }
        return columns;
    }
    for (const int heads : spec.heads) {
        for (const std::string& method : spec.methods) {
            const bool choosesBlock = methodInfo(method).usesBlock;
            for (const int block : spec.blocks) {
                if (spec.kind == FigureKind::BeforeAfter) {
                    columns.push_back({heads, method, choosesBlock ? block : -1, false});
                }
                columns.push_back({heads, method, choosesBlock ? block : -1});
                if (!choosesBlock) {
                    break;
                }
            }
        }
    }
    return columns;
}

// Throws Error{Usage} if the spec lacks what its kind needs.
void requireQuestion(const FigureSpec& spec)
{
    if (spec.kind == FigureKind::BeforeAfter && spec.ask.without.empty()) {
        throw usageError("figure before-after: no change given; expected one, such as --without heads:7.3");
    }
    if (spec.kind == FigureKind::BeforeAfter && spec.methods.size() != 1) {
        throw usageError("figure before-after: expected one method, whose maps share a colour range; got %1",
                         spec.methods.size());
    }
    if (spec.kind == FigureKind::Feature
        && (spec.ask.target.kind != ClassChoice::Kind::Feature || spec.ask.against)) {
        throw usageError(
            "figure feature: expected a feature of an autoencoder, as --sae FILE --target feature:4711");
    }
    if (spec.kind != FigureKind::Feature && !spec.indexFile.empty()) {
        throw usageError("--index: figure %1 does not show a feature's strongest pictures", name(spec.kind));
    }
    if (spec.kind == FigureKind::HeadMatrix && (spec.methods.size() != 1 || spec.heads.size() > 1)) {
        throw usageError("figure head-matrix: expected one method and one head count, got %1 and %2",
                         spec.methods.size(), spec.heads.size());
    }
    if (spec.kind == FigureKind::HeadMatrix && spec.ask.against) {
        throw usageError("figure head-matrix: --against: a matrix explains one class");
    }
    if (spec.kind == FigureKind::HeadMatrix && !hasHeadMaps(methodInfo(spec.methods.front()))) {
        throw usageError("figure head-matrix: method %1 has no map per head", spec.methods.front());
    }
}

engine::MapPtr positivePart(const engine::MapPtr& map)
{
    if (!map->isSigned) {
        return map;
    }
    auto part = std::make_shared<Map>(*map);
    part->isSigned = false;
    for (float& value : part->values) {
        value = std::max(value, 0.0F);
    }
    return part;
}

class Gatherer
{
public:
    Gatherer(engine::Session& session, const FigureSpec& spec, const Progress& progress,
             const CancelToken& cancel)
        : m_session(session)
        , m_spec(spec)
        , m_progress(progress)
        , m_cancel(cancel)
    { }

    void maps(FigureData& data, const FigureSources& sources)
    {
        data.columns = columnsOf(m_spec);
        checkPanels(sources.count, data.columns.size());
        double pixels = 0;
        each(data, sources, 1, [&](const FigureImage& image) {
            checkPanels(data.images.size(), data.columns.size());
            pixels += double(image.picture->width) * image.picture->height;
            if (pixels > mostGathered) {
                throw usageError(
                    "figure: expected pictures of at most %1 megapixels together, got more with %2",
                    mostGathered / 1e6, image.name);
            }
            std::vector<FigureCell>& row = data.cells.emplace_back();
            for (const FigureColumn& column : data.columns) {
                m_cancel.check();
                row.push_back(cell(data, image, column));
                if (m_spec.positive) {
                    row.back().map = positivePart(row.back().map);
                }
            }
        });
    }

    void headMaps(FigureData& data, const FigureSources& sources)
    {
        const std::string& method = m_spec.methods.front();
        const int heads = m_spec.heads.empty() ? data.model.config.numHeads.value : m_spec.heads.front();
        data.columns = {{heads, method}};
        each(data, sources, 1, [&](const FigureImage& image) {
            const int query = methodInfo(method).usesQuery ? m_spec.ask.options.query : -1;
            const auto matrix = m_session.answer(
                HeadMatrixKey{network(data, image, data.columns.front()), method, query, m_spec.ask.target},
                {}, m_cancel);
            HeadTable table = headTable(*matrix, m_spec.sorted);
            std::vector<FigureCell>& row = data.cells.emplace_back();
            for (std::vector<HeadCell>& block : table.rows) {
                for (HeadCell& cell : block) {
                    cell.map = m_spec.positive ? positivePart(cell.map) : cell.map;
                    row.push_back({cell.map, nullptr});
                }
            }
            data.importance = matrix->importance;
            data.heads.push_back(std::move(table));
            checkPanels(data.images.size(), row.size());
        });
    }

    void points(FigureData& data, const FigureSources& sources)
    {
        std::vector<engine::TokenVectors> tokens;
        constexpr double passes = 0.5; // share of the progress bar
        each(data, sources, passes, [&](FigureImage& image) {
            for (const int heads : m_spec.heads) {
                m_cancel.check();
                tokens.push_back(
                    m_session.tokens(network(data, image, {heads, {}}), m_spec.tokens, m_cancel));
                tokens.back().source = static_cast<int>(data.images.size() - 1);
            }
            image.picture.reset(); // not shown in the figure
        });
        const auto watch = [&](int, int iteration, const tsne::Points& found) {
            if (iteration % 10 == 0) {
                report(m_progress, passes + (1 - passes) * iteration / m_spec.embedding.tsne.iterations,
                       message("iteration %1 of %2 points", iteration, found.x.size()));
            }
        };
        data.embedding = engine::embedTokens(tokens, m_spec.embedding, m_cancel, watch);
    }

    void costs(FigureData& data)
    {
        const VitConfig& config = data.model.config;
        const InputSize size = m_spec.ask.size.atMost();
        for (const int heads : m_spec.heads) {
            FigureCost row;
            row.heads = heads;
            row.cost = costOf(config, m_spec.ask.sub(heads), m_spec.ask.plan,
                              {size.height, size.width, m_spec.convention});
            data.costs.push_back(row);
        }
    }

    // Hydra Attention, Table 4: softmax, windows of 14 patches, and Hydra in every block.
    void sizes(FigureData& data)
    {
        const VitConfig& config = data.model.config;
        const AttentionPlan plain = AttentionPlan::softmax(config.depth);
        const std::vector<std::pair<const char*, const char*>> plans = {
            {"Softmax", "softmax"}, {"Window 14", "window,size=14"}, {"Hydra", "hydra"}};
        for (const auto& [title, text] : plans) {
            for (const int pixels : m_spec.sizes) {
                FigureCost row;
                row.heads = m_spec.heads.empty() ? config.numHeads.value : m_spec.heads.back();
                row.imageSize = pixels;
                row.attention = title;
                row.cost = costOf(config, m_spec.ask.sub(row.heads), AttentionPlan::parse(text, plain),
                                  {pixels, pixels, m_spec.convention});
                data.costs.push_back(row);
            }
        }
    }

private:
    static void checkPanels(std::size_t pictures, std::size_t columns)
    {
        if (pictures * columns == 0 || pictures * columns > mostPanels) {
            throw usageError("figure: expected 1 to %1 panels, got %2 pictures by %3 columns", mostPanels,
                             pictures, columns);
        }
    }

    // Calls WORK for each picture, which is then the last of data.images.
    template<class Work>
    void each(FigureData& data, const FigureSources& sources, double share, const Work& work)
    {
        for (std::size_t i = 0; i < sources.count; ++i) {
            for (FigureImage& image : sources.open(i)) {
                m_cancel.check();
                report(m_progress, share * double(i) / double(sources.count), image.name);
                image.geometry = m_session.seen(image.id, data.model.id, m_spec.ask.size).geometry;
                findBox(data, image);
                data.images.push_back(std::move(image));
                work(data.images.back());
            }
        }
    }

    void findBox(const FigureData& data, FigureImage& image)
    {
        const MapKey key = MapKey::about(network(data, image, {1, {}}), m_spec.ask.target);
        if (const std::string none = noBox(m_session, key, m_cancel); !none.empty()) {
            throw inputError("%1: %2", image.name, none);
        }
        if (key.target.kind == ClassChoice::Kind::Box) {
            image.box = boxOf(key, *m_session.answer(key.network, {}, m_cancel));
        }
    }

    [[nodiscard]] NetworkKey network(const FigureData& data, const FigureImage& image,
                                     const FigureColumn& column) const
    {
        const auto key = m_spec.ask.networkHere(image.id, data.model.id, column.heads);
        return column.changed ? key : key.changed({});
    }

    [[nodiscard]] FigureCell cell(const FigureData& data, const FigureImage& image,
                                  const FigureColumn& column)
    {
        PictureAsk ask = m_spec.ask;
        MapOptions& options = ask.options;
        options.method = column.method;
        options.block = column.block;
        options.head = methodInfo(column.method).usesHead ? options.head : -1;
        if (!options.basis.empty() && m_session.basis(options.basis) == nullptr) { // a file name
            options.basis = m_session.keep(readBasis(options.basis));
        }
        const NetworkKey pass = network(data, image, column);
        const MapKey key = ask.mapHere(pass.image, pass.model).on(pass);
        FigureCell made;
        made.map = m_session.answer(key, {}, m_cancel);
        if (const std::string none = noMap(*made.map, key); !none.empty()) {
            throw inputError("%1: %2", image.name, none);
        }
        if (m_spec.top > 0 && data.model.config.numClasses > 0) {
            made.prediction = m_session.answer(key.network, {}, m_cancel);
        }
        return made;
    }

    engine::Session& m_session;
    const FigureSpec& m_spec;
    const Progress& m_progress;
    const CancelToken& m_cancel;
};

} // namespace

FigureImage figureImage(const engine::OpenedImage& image, const std::string& name)
{
    FigureImage made;
    made.name = std::filesystem::path(name).filename().string();
    made.id = image.id;
    made.picture = image.picture;
    made.mask = image.truth.mask;
    return made;
}

void requireThrough(FigureKind kind)
{
    if (kind != FigureKind::MethodsGrid && kind != FigureKind::View) {
        throw usageError(
            "figure %1: a predictor does not expose the inside of a network; expected methods-grid",
            name(kind));
    }
}

void suitProgram(FigureSpec& spec, const engine::OpenedModel& program)
{
    spec.model.clear();
    spec.modelOptions = {{"predictor", program.path}};
    spec.whole = spec.whole || program.program == PredictorKind::Boxes;
    spec.top = program.program == PredictorKind::Logits ? spec.top : 0;
}

FigureModel figureModel(const engine::OpenedModel& model)
{
    return {model.program ? "predictor " + model.path : std::filesystem::path(model.path).filename().string(),
            model.id, model.config, model.program};
}

FigureData gather(engine::Session& session, const FigureSpec& spec, FigureModel model,
                  const FigureSources& sources, const Progress& progress, const CancelToken& cancel)
{
    check(spec);
    model.program ? requireThrough(spec.kind) : void();
    for (const std::string& method : spec.methods) {
        (void)methodInfo(method); // throws for unknown methods before any pass
    }
    requireQuestion(spec);
    if (readsPictures(spec.kind) && sources.count == 0) {
        throw usageError("figure %1: expected INPUT: image files, folders or .npy arrays", name(spec.kind));
    }
    FigureData data;
    data.model = std::move(model);
    Gatherer gatherer(session, spec, progress, cancel);
    switch (spec.kind) {
    case FigureKind::Tsne:
        gatherer.points(data, sources);
        break;
    case FigureKind::Cost:
        gatherer.costs(data);
        break;
    case FigureKind::Flops:
        gatherer.sizes(data);
        break;
    case FigureKind::HeadMatrix:
        gatherer.headMaps(data, sources);
        break;
    default:
        gatherer.maps(data, sources);
        if (spec.kind == FigureKind::Feature) {
            data.feature = gatherFeature(session, spec, data, cancel);
        }
    }
    report(progress, 1, "");
    return data;
}

} // namespace hydra::ui

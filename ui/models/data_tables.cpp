// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/data_tables.h"

#include "core/base/error.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "core/question/ask_json.h"
#include "ui/paint/format.h"
#include "ui/state/data_file.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace hydra::ui {

namespace {

std::vector<int> byLogit(const engine::Prediction& prediction)
{
    std::vector<int> order(prediction.logits.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return prediction.logits[std::size_t(a)] > prediction.logits[std::size_t(b)];
    });
    return order;
}

} // namespace

DataFacts questionFacts(const ViewState& state)
{
    DataFacts facts = factsOf(state);
    facts.emplace_back("model", state.model()->id);
    facts.emplace_back("image", state.picture()->image.id);
    return withFacts(std::move(facts), askJson(state.query(), state.trainedPlan()));
}

DataTable predictionTable(const ViewState& state, const Board& board)
{
    std::vector<std::int64_t> heads, ranks, indices;
    std::vector<std::string> names;
    std::vector<float> probabilities, logits;
    std::vector<double> times;
    for (const Board::Cell& cell : board.cells()) {
        if (!cell.prediction) {
            continue;
        }
        std::int64_t rank = 0;
        for (const int index : byLogit(*cell.prediction)) {
            heads.push_back(cell.heads);
            ranks.push_back(++rank);
            indices.push_back(index);
            names.push_back(state.model()->config.className(index));
            probabilities.push_back(cell.prediction->probabilities[std::size_t(index)]);
            logits.push_back(cell.prediction->logits[std::size_t(index)]);
            times.push_back(cell.prediction->steadyMilliseconds > 0 ? cell.prediction->steadyMilliseconds
                                                                    : std::nan(""));
        }
    }
    const bool values = state.model()->config.answers == Answers::Values; // then the logit column is omitted
    DataTable table{questionFacts(state),
                    {{"k", std::move(heads)},
                     {"rank", std::move(ranks)},
                     {"index", std::move(indices)},
                     {"name", std::move(names)},
                     {values ? "value" : "probability", std::move(probabilities)},
                     {"ms", std::move(times)}}};
    if (!values) {
        table.columns.insert(table.columns.end() - 1, {"logit", std::move(logits)});
    }
    return table;
}

DataTable costTable(const ViewState& state, const CostModel& costs)
{
    const VitConfig& config = state.model()->config;
    std::vector<std::int64_t> heads, trained, widths, sizes, parameters, macs, attention;
    std::vector<double> shares, memory, medians, firsts, thirds, rates, gflops, peaks;
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    for (const CostRow& row : costs.rows()) {
        heads.push_back(row.key.sub.heads);
        trained.push_back(row.trained ? 1 : 0);
        widths.push_back(row.width);
        sizes.push_back(row.key.size.height > 0 ? row.key.size.height : config.imageHeight.value);
        parameters.push_back(row.cost.parameters);
        macs.push_back(row.cost.macs);
        attention.push_back(row.cost.attentionMacs);
        shares.push_back(row.cost.attentionShare);
        memory.push_back(row.cost.ramMb);
        const Speed* speed = row.speed.get();
        medians.push_back(speed ? 1e3 * speed->time.median : unknown);
        firsts.push_back(speed ? 1e3 * speed->time.q1 : unknown);
        thirds.push_back(speed ? 1e3 * speed->time.q3 : unknown);
        rates.push_back(speed ? speed->imagesPerSecond : unknown);
        gflops.push_back(speed ? speed->gflops : unknown);
        peaks.push_back(speed ? double(speed->peakBytes) / 1e6 : unknown);
    }
    DataFacts facts{{"software", software()},
                    {"model_name", engine::modelName(state.model()->path)},
                    {"model", state.model()->id},
                    {"scheme", std::string(name(costs.scheme()))},
                    {"attention", costs.plan().text()}};
    if (const SpeedPtr last = costs.lastSpeed()) {
        facts.emplace_back("processor", last->processor);
        facts.emplace_back("threads", std::int64_t(last->threads));
        facts.emplace_back("gemm_gflops", last->gemmGflops);
    }
    std::vector<double> nearest;
    for (const CostRow& row : costs.rows()) {
        const auto measured = costs.asInView() ? costs.neighbours().of(row.key.sub.heads) : std::nullopt;
        nearest.push_back(measured ? measured->top1 : unknown);
    }
    if (!costs.neighbours().folder().isEmpty()) {
        const KnnOptions& how = costs.neighbours().options();
        facts.emplace_back("knn_folder", QFileInfo(costs.neighbours().folder()).fileName().toStdString());
        facts.emplace_back("knn_neighbours", std::int64_t(how.neighbours));
        facts.emplace_back("knn_vote", std::string(wordOf(how.vote)));
    }
    return {std::move(facts),
            {{"k", std::move(heads)},
             {"trained", std::move(trained)},
             {"embed_dim", std::move(widths)},
             {"image_size", std::move(sizes)},
             {"params", std::move(parameters)},
             {"macs", std::move(macs)},
             {"attention_macs", std::move(attention)},
             {"attention_share", std::move(shares)},
             {"ram_mb", std::move(memory)},
             {"median_ms", std::move(medians)},
             {"q1_ms", std::move(firsts)},
             {"q3_ms", std::move(thirds)},
             {"images_per_s", std::move(rates)},
             {"gflops", std::move(gflops)},
             {"peak_mb", std::move(peaks)},
             {"knn_top1", std::move(nearest)}}};
}

namespace {

// The facts of lensTable() and partsTable().
DataFacts insideFacts(const ViewState& state, int classIndex, const std::string& target)
{
    DataFacts facts = questionFacts(state);
    facts.emplace_back("k", std::int64_t(state.query().heads));
    facts.emplace_back("target", classIndex < 0 ? target : state.model()->config.className(classIndex));
    return facts;
}

} // namespace

DataTable lensTable(const ViewState& state, const Lens& lens)
{
    std::vector<std::int64_t> blocks, first;
    std::vector<double> logits, probabilities;
    for (const LensLevel& level : lens.levels) {
        blocks.push_back(std::int64_t(blocks.size()) - 1);
        logits.push_back(level.logit);
        probabilities.push_back(level.probability);
        first.push_back(level.best == lens.classIndex ? 1 : 0);
    }
    DataTable table{insideFacts(state, lens.classIndex, lens.target),
                    {{"block", std::move(blocks)}, {lens.classIndex < 0 ? "value" : "logit", logits}}};
    if (lens.classIndex >= 0) {
        table.columns.push_back({"probability", std::move(probabilities)});
        table.columns.push_back({"first", std::move(first)});
    }
    return table;
}

DataTable partsTable(const ViewState& state, const Decomposition& parts)
{
    std::vector<std::string> names{"embedding"};
    std::vector<double> values{parts.embedding};
    const auto add = [&](std::string name, double value) {
        names.push_back(std::move(name));
        values.push_back(value);
    };
    for (std::size_t block = 0; block < parts.blocks.size(); ++block) {
        add(join("block ", block, ", attention"), parts.attention(block));
        add(join("block ", block, ", MLP"), parts.blocks[block].mlp);
    }
    add("constant", parts.constant);
    add("sum", parts.sum());
    return {insideFacts(state, parts.classIndex, parts.target),
            {{"part", std::move(names)}, {"value", std::move(values)}}};
}

DataTable conceptTable(const ViewState& state, const engine::Concepts& concepts, const std::string& list,
                       const std::string& folder, double lambda)
{
    std::vector<std::string> words;
    std::vector<double> weights;
    for (const engine::Concepts::Part& part : concepts.parts) {
        words.push_back(part.word);
        weights.push_back(part.weight);
    }
    DataFacts facts = questionFacts(state);
    facts.emplace_back("k", std::int64_t(state.query().heads));
    facts.emplace_back("words", list);
    facts.emplace_back("mean_of", folder);
    facts.emplace_back("mean_pictures", std::int64_t(concepts.meanOf));
    facts.emplace_back("mean_left_out", std::int64_t(concepts.leftOut));
    facts.emplace_back("lambda", lambda);
    facts.emplace_back("cosine", concepts.cosine);
    facts.emplace_back("left_over", concepts.left);
    return {std::move(facts), {{"word", std::move(words)}, {"weight", std::move(weights)}}};
}

DataTable historyTable(const TrainingLog& log)
{
    DataTable table{{{"software", software()}, {"training", log.name}}, {}};
    for (const TrainingHistory::Column& column : log.history.columns) {
        table.columns.push_back({column.name, column.values});
    }
    return table;
}

} // namespace hydra::ui

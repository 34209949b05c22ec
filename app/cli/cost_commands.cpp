// SPDX-License-Identifier: GPL-3.0-or-later
// profile: costs of sub-networks by formula; bench: their times on this machine.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/evaluate/benchmark.h"
#include "core/model/architectures.h"
#include "core/nn/cost.h"

#include <algorithm>

namespace hydra::cli {

namespace {

// Returns --sizes, --size, or --image-size (used in scripts): "224,384,448x672". Default: the model's own.
// Throws Error{Usage} unless they are multiples of a patch.
std::vector<InputSize> imageSizesOf(const CostSettings& settings, const VitConfig& config)
{
    const std::pair<const char*, const OptionalText*> options[] = {
        {"sizes", &settings.sizes}, {"image-size", &settings.imageSize}, {"size", &settings.size}};
    const char* option = nullptr;
    std::vector<InputSize> sizes;
    for (const auto& [name, given] : options) {
        if (!*given) {
            continue;
        }
        if (option != nullptr) {
            throw usageError("--%1 and --%2 are the same; expected one of them", option, name);
        }
        option = name;
        for (const std::string& one : splitList(**given, ',')) {
            sizes.push_back(inputSizeFor(config, one, join("--", option)));
            if (sizes.back().longSide > 0) {
                throw usageError("--%1: a longer side needs a picture, got '%2'", option, one);
            }
        }
    }
    return sizes.empty() ? std::vector<InputSize>{{}} : sizes;
}

// Returns one number for a square picture, else [height, width].
Json pixelsOf(const VitConfig& config, const InputSize& size)
{
    const int height = size.height > 0 ? size.height : config.imageHeight.value;
    const int width = size.width > 0 ? size.width : config.imageWidth.value;
    return height == width ? Json(height) : Json{height, width};
}

// Returns the peak memory of an open model's pass, in units of 1e6 bytes; null if it cannot be run.
Json peakOf(engine::Session& session, const SpeedKey& key)
{
    try {
        return double(peakOfPass(*session.files().network(key.model), key, interruption())) / 1e6;
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled) {
            throw;
        }
        warn(message("peak of k = %1 not measured: %2", key.sub.heads, error));
        return {};
    }
}

struct Subject
{
    VitConfig config;
    ModelId model; // empty: a shape without weights
    std::string name;
    ModelOverrides overrides{};
};

Subject subjectOf(engine::Session& session, const CostSettings& settings)
{
    const OptionalText& arch = settings.arch;
    if (arch && !settings.places.empty()) {
        throw usageError("expected MODEL or --arch, got both: '%1' and '%2'", settings.places.front(), *arch);
    }
    if (arch) {
        return {architectureNamed(*arch), {}, *arch};
    }
    (void)settings.place(0, phrase("MODEL, or --arch vit-b16|vit-s16|vit-ti16"));
    const engine::OpenedModel model = openModel(session, settings);
    return {model.config, model.id, model.path, model.overrides};
}

// The matrix products of all attention layers; null if one of them combines by sums.
Json productsOf(const AttentionPlan& plan, int heads)
{
    int all = 0;
    for (const BlockAttention& block : plan.blocks) {
        const int each = attentionProducts(block.kind, heads);
        if (each == 0) {
            return {};
        }
        all += each;
    }
    return all;
}

} // namespace

Json runProfile(const CostSettings& settings)
{
    using S = SliceScheme;
    const S scheme = settings.scheme;
    const CostConvention convention = settings.convention;
    const auto asked = commandSession();
    engine::Session& session = *asked;
    const Subject subject = subjectOf(session, settings);
    const VitConfig& config = subject.config;
    PictureAsk ask;
    ask.plan = planOf(settings, config);
    const std::vector<int> heads = headsOf(settings, config);
    const std::vector<InputSize> sizes = imageSizesOf(settings, config);
    const Progress progress = progressBar();
    Json rows = Json::array();
    for (const InputSize& size : sizes) {
        for (const int k : heads) {
            if (interruption().cancelled()) {
                break;
            }
            report(progress, double(rows.size()) / double(sizes.size() * heads.size()), join("k = ", k));
            const SubNetwork sub{scheme, k};
            const NetworkCost cost = costOf(config, sub, ask.plan, {size.height, size.width, convention});
            // SortedNet's total widths are HydraViT's, also where the heads do not divide them.
            const SubWidths w = widthsOf(config, scheme == S::SortedNet ? SubNetwork{S::HydraViT, k} : sub);
            rows.push_back({{"k", k},
                            {"embed_dim", w.embed},
                            {"heads", scheme == S::SortedNet ? config.numHeads.value : w.heads},
                            {"image_size", pixelsOf(config, size)},
                            {"params", cost.parameters},
                            {"macs", cost.macs},
                            {"attention_macs", cost.attentionMacs},
                            {"attention_share", cost.attentionShare},
                            {"attention_products", productsOf(ask.plan, w.heads)},
                            {"ram_mb", cost.ramMb},
                            {"weights_mb", 4 * double(cost.parameters) / 1e6},
                            {"peak_mb",
                             subject.model.empty() || interruption().cancelled()
                                 ? Json()
                                 : peakOf(session, {subject.model, sub, ask.plan, size, {}})}});
        }
    }
    report(progress, 1, "");
    Json document = askedOf(subject.name, subject.overrides, ask, config);
    document.update({{"scheme", name(scheme)}, {"convention", name(convention)}, {"rows", rows}});
    return document;
}

const Running runsProfile("profile", Parsed<runProfile>::by);

namespace {

Json rowOf(const SpeedKey& key, const VitConfig& config, const Speed& speed)
{
    return {{"k", key.sub.heads},
            {"what", key.method.empty() ? "forward" : key.method},
            {"image_size", pixelsOf(config, key.size)},
            {"median_ms", 1e3 * speed.time.median},
            {"q1_ms", 1e3 * speed.time.q1},
            {"q3_ms", 1e3 * speed.time.q3},
            {"best_ms", 1e3 * speed.time.best},
            {"repeats", speed.time.repeats},
            {"gflops", speed.gflops > 0 ? Json(speed.gflops) : Json()},
            {"images_per_s", speed.imagesPerSecond},
            {"best_images_per_s", speed.bestImagesPerSecond},
            {"batch", speed.batch},
            {"threads", speed.threads},
            {"batch_threads", speed.batchThreads},
            {"gemm_gflops", speed.gemmGflops},
            {"peak_mb", double(speed.peakBytes) / 1e6}};
}

std::vector<int> batchesOf(const CostSettings& settings)
{
    const std::string text = settings.batches.value_or(std::to_string(SpeedOptions().batch));
    const auto batches = integerSet(text, 1, 1024);
    if (!batches) {
        throw usageError("--batch: expected batch sizes from 1 to %1, as 1,8,32; got '%2'", 1024, text);
    }
    return *batches;
}

} // namespace

Json runBench(const CostSettings& settings)
{
    SpeedOptions options;
    const std::vector<int> batches = batchesOf(settings);
    options.repeats = settings.repeat;
    options.warmUp = settings.warmUp;
    options.threads = settings.threads;
    const auto asked = commandSession();
    engine::Session& session = *asked;
    const engine::OpenedModel model = openModel(session, settings);
    const PictureAsk ask = askOf(settings, model.config);
    std::vector<SpeedKey> keys;
    for (const InputSize& size : imageSizesOf(settings, model.config)) {
        for (const int k : headsOf(settings, model.config)) {
            for (const int batch : batches) { // a forward pass depends on it
                options.batch = batch;
                keys.push_back({model.id, ask.sub(k), ask.plan, size, "", options});
            }
            for (const std::string& method : settings.methods) {
                keys.push_back({model.id, ask.sub(k), ask.plan, size, method, options});
            }
        }
    }
    const Progress bar = progressBar();
    Json rows = Json::array();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto progress = [&](double fraction, const Message& what) {
            report(bar, (double(i) + fraction) / double(keys.size()),
                   what.empty() ? what : message("k = %1, %2", keys[i].sub.heads, what));
        };
        const auto row = [&] {
            const auto speed = session.answer(keys[i], progress, interruption());
            rows.push_back(rowOf(keys[i], model.config, *speed));
        };
        if (!unlessInterrupted(row)) {
            break;
        }
    }
    double gemm = 0; // the best measured beside any row
    int threads = 0;
    for (const Json& row : rows) {
        gemm = std::max(gemm, row.at("gemm_gflops").get<double>());
        threads = std::max(threads, row.at("batch_threads").get<int>());
    }
    Json document = askedOf(model.path, model.overrides, ask, model.config);
    document.update({{"processor", processorName()},
                     {"gemm_gflops", gemm},
                     {"threads", threads},
                     {"warm_up", options.warmUp},
                     {"rows", rows}});
    return document;
}

const Running runsBench("bench", Parsed<runBench>::by);

} // namespace hydra::cli

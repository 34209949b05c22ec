// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cost_settings.h"
#include "app/cli/network_commands.h"
#include "core/base/error.h"
#include "core/evaluate/benchmark.h"

#include <algorithm>

namespace hydra::cli {

namespace {

std::vector<std::string> measuredThings(const Arguments& arguments)
{
    std::vector<std::string> things{""}; // the forward pass
    for (const std::string& method : arguments.list("method")) {
        things.push_back(method);
    }
    return things;
}

engine::SpeedOptions optionsOf(const Arguments& arguments)
{
    engine::SpeedOptions options;
    options.repeats = static_cast<int>(arguments.integer("repeat").value_or(20));
    options.batch = static_cast<int>(arguments.integer("batch").value_or(8));
    options.threads = static_cast<int>(arguments.integer("threads").value_or(0));
    return options;
}

Json rowOf(const engine::SpeedKey& key, const VitConfig& config, const engine::Speed& speed)
{
    const std::vector<int> pixels = pixelsOf(config, key.size);
    return {{"k", key.sub.heads},
            {"what", key.method.empty() ? "forward" : key.method},
            {"image_size", pixels.size() == 1 ? Json(pixels[0]) : Json(pixels)},
            {"median_ms", 1e3 * speed.time.median},
            {"q1_ms", 1e3 * speed.time.q1},
            {"q3_ms", 1e3 * speed.time.q3},
            {"repeats", speed.time.repeats},
            {"gflops", speed.gflops > 0 ? Json(speed.gflops) : Json()},
            {"images_per_s", speed.imagesPerSecond},
            {"batch", speed.batch},
            {"threads", speed.threads},
            {"batch_threads", speed.batchThreads},
            {"gemm_gflops", speed.gemmGflops},
            {"peak_mb", double(speed.peakBytes) / 1e6}};
}

// False when the user has stopped it: what was finished is kept.
bool addRow(Json& rows, engine::Engine& engine, const engine::SpeedKey& key, const VitConfig& config,
            const Progress& progress)
{
    try {
        rows.push_back(rowOf(key, config, *engine.answer(key, progress, interruption())));
        return true;
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Cancelled) {
            throw;
        }
        return false;
    }
}

} // namespace

Json runBench(const Arguments& arguments)
{
    const std::vector<std::string> things = measuredThings(arguments);
    const engine::SpeedOptions options = optionsOf(arguments);
    engine::Engine engine;
    const engine::OpenedModel model = openSizedModel(engine, arguments);
    const AttentionPlan plan = planOf(arguments, model.config);
    std::vector<engine::SpeedKey> keys;
    for (const InputSize& size : imageSizesOf(arguments, model.config)) {
        for (const int k : headsOf(arguments, model.config)) {
            for (const std::string& thing : things) {
                keys.push_back({model.id, {SliceScheme::HydraViT, k}, plan, size, thing, options});
            }
        }
    }
    const Progress bar = progressBar();
    Json rows = Json::array();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto progress = [&](double fraction, const std::string& what) {
            report(bar, (double(i) + fraction) / double(keys.size()),
                   what.empty() ? what : join("k = ", keys[i].sub.heads, ", ", what));
        };
        if (!addRow(rows, engine, keys[i], model.config, progress)) {
            break;
        }
    }
    double gemm = 0; // the best of what each row saw beside it
    int threads = 0;
    for (const Json& row : rows) {
        gemm = std::max(gemm, row.at("gemm_gflops").get<double>());
        threads = std::max(threads, row.at("batch_threads").get<int>());
    }
    return {{"model", model.path}, {"attention", plan.text()}, {"processor", engine::processorName()},
            {"gemm_gflops", gemm}, {"threads", threads},       {"warm_up", options.warmUp},
            {"rows", rows}};
}

} // namespace hydra::cli

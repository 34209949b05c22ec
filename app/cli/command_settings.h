// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of each command, by value. Defaults are here; the rows that fill the members are in
// option_lists.cpp, command_table.cpp, described_answers.cpp and described_studies.cpp. Values whose validity
// depends on the model or on other options stay texts.
#pragma once

#include "app/cli/arguments.h"
#include "core/engine/token_embedding.h"
#include "core/evaluate/knn_options.h"
#include "core/evaluate/speed.h"
#include "core/explain/method_table.h"
#include "core/export/formats.h"
#include "core/model/model_overrides.h"
#include "core/nn/cost.h"
#include "core/paint/figure_drawing.h"
#include "core/sae/sae_words.h"
#include "core/tensor/compute_on.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hydra::cli {

using OptionalText = std::optional<std::string>;

// The settings that several commands share.
struct CommonSettings
{
    std::vector<std::string> places, given; // positional words; names of the given options
    std::string unstored, unpredicted; // a given option not allowed with --store, with --predictor; "": none

    OptionalText heads, size, from, shard, list, predictor, device, progress, sae, className, target, against;
    OptionalText promptsFile;
    std::optional<Products> precision;
    bool untrained = false, quiet = false, help = false;
    std::string attention, without, with, store;
    SliceScheme scheme{};
    std::optional<int> saeBlock, saeK, jobs;
    std::optional<SaeCode> saeCode;
    ModelOverrides overrides;
    std::optional<double> patience; // seconds
    static constexpr double usualPatience = 120;
    std::optional<std::size_t> box;
    std::vector<std::string> methods;
    std::vector<std::pair<std::string, std::string>> methodOptions; // as given
    paint::Look look;

    void take(const Arguments& words);
    [[nodiscard]] std::size_t firstInput() const { return predictor ? 0 : 1; } // after MODEL
    // Throws Error{Usage} "expected WHAT" if there are fewer.
    [[nodiscard]] const std::string& place(std::size_t index, const Message& what) const;
    // The given options that complete the file of --sae: {"sae-k", "32"}.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> saeOptions() const;
};

// For pages and the figures on them.
struct PageSettings : CommonSettings
{
    FigureDrawing drawing; // the given parts only; each kind of figure has its own defaults
};

// For a t-SNE.
struct TsneSettings : PageSettings
{
    bool joint = false, byClass = false;
    OptionalText tokens, block;
    engine::EmbeddingOptions embedding;
};

struct PredictSettings : CommonSettings
{
    std::optional<std::size_t> top;
    static constexpr std::size_t usualTop = 5;
    std::optional<double> threshold;
    std::optional<std::size_t> batch;
    std::string npy;
};

struct ExplainSettings : CommonSettings
{
    std::string out;
    std::vector<MapFormat> formats{MapFormat::Npy};
    OptionalText bundle, fit, saveBasis, queryImage, region;
};

struct VerifySettings : CommonSettings
{
    std::string model;
};

struct VideoSettings : CommonSettings
{
    std::string out, method = defaultMethod();
    std::optional<double> deadline, rate; // milliseconds; frames a second
    std::optional<int> frameSize;
    std::int64_t first = 0, frames = -1;
    int turn = 0;
    bool steady = true;
};

struct WalkSettings : CommonSettings
{
    OptionalText layer;
    int head = 0, query = -1;
    bool rows = false;
    std::string out;
};

struct DecomposeSettings : CommonSettings
{
    std::string split = "own", matrix, out, npy;
    int query = -1;
};

struct OutSettings : CommonSettings // for commands that write one file or folder
{
    OptionalText out;
};

struct CostSettings : CommonSettings
{
    OptionalText arch, sizes, imageSize;
    CostConvention convention = CostConvention::Executed;
    int repeat = SpeedOptions().repeats, warmUp = SpeedOptions().warmUp, threads = 0;
    OptionalText batches;
};

struct EvaluateSettings : CommonSettings
{
    int batch = 16;
    std::optional<std::vector<std::string>> thresholds;
    OptionalText classes;
};

struct FaithfulnessSettings : CommonSettings
{
    std::vector<std::string> measures;
    std::string boxes;
    OptionalText out, resume, curves;
    int steps = 20;
    std::uint64_t seed = 1;
    std::optional<std::size_t> limit;
};

struct ProbeSettings : OutSettings
{
    double holdout = 0.2, penalty = 1e-3;
    std::uint64_t seed = 1;
};

struct EmbedSettings : TsneSettings
{
    OptionalText out;
};

struct FeaturesSettings : CommonSettings
{
    std::vector<std::string> what{"pooled"};
    OptionalText block;
    std::string dtype = "float32", out;
};

struct ConceptsSettings : CommonSettings
{
    std::string words;
    std::optional<double> lambda;
    OptionalText meanOf, direction, block;
    std::size_t top = 20;
    bool byHead = false;
};

struct NearestSettings : CommonSettings
{
    std::size_t count = 9;
    OptionalText index;
};

struct KnnSettings : CommonSettings
{
    std::string test;
    KnnOptions options;
    OptionalText index;
};

struct ReportSettings : OutSettings
{
    ReportSettings() { methods = {"fullgrad-plus", "generic", "rollout"}; }

    bool force = false, times = false;
    OptionalText compareModel, curves;
    std::size_t shown = 4, measured = 16;
};

struct FigureSettings : TsneSettings
{
    std::string out, index, accuracy;
    OptionalText layer, arch, sizes;
    std::optional<CostConvention> convention;
    std::vector<std::string> axes;
    bool knn = false;
};

struct ModelsSettings : CommonSettings
{
    bool found = false, suggested = false;
    OptionalText folder;
};

struct DownloadSettings : CommonSettings
{
    bool dryRun = false;
};

struct InfoSettings : CommonSettings
{
    bool check = false;
};

struct SynthSettings : OutSettings
{
    std::optional<int> count;
    std::uint64_t seed = 1;
    int size = 224;
};

struct TrainSettings : CommonSettings
{
    bool resume = false;
};

struct SaeIndexSettings : OutSettings
{
    bool join = false;
};

struct SaeCompareSettings : OutSettings
{
    OptionalText other;
};

struct ImportanceSettings : OutSettings
{
    std::string method = "ablation";
    bool order = false;
};

struct RegistersSettings : OutSettings
{
    double threshold = 0;
    OptionalText block;
    int units = 10;
    bool sparse = false;
};

struct ShardsSettings : CommonSettings // merge, missing, array
{
    std::optional<int> shards;
    OptionalText curves;
    bool plain = false;
    std::string engine;
    int cpus = 1;
};

struct RankSettings : CommonSettings
{
    std::optional<std::size_t> top;
    std::optional<double> least;
};

struct ServeSettings : CommonSettings
{
    OptionalText socket, folder;
    bool mcp = false;
};

struct CompletionSettings : CommonSettings
{
    bool line = false;
};

struct ManualSettings : OutSettings
{
    std::string day;
};

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// sae-compare: finds features that two autoencoders share, or that survive in sub-networks.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/model_context.h"
#include "app/cli/store_list.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/version.h"
#include "core/checkpoint/checkpoint.h"
#include "core/dictionary/compare_features.h"
#include "core/engine/shipped.h"
#include "core/sae/read_autoencoder.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra::cli {

namespace {

constexpr double sameFeature = 0.7; // smallest cosine or correlation of equal features

Json orNull(double value)
{
    return std::isfinite(value) ? Json(value) : Json();
}

// Returns the share of the finite VALUES that reach sameFeature; null if there are none.
Json shareAlike(const std::vector<double>& values)
{
    const auto of =
        std::count_if(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
    const auto alike =
        std::count_if(values.begin(), values.end(), [](double value) { return value >= sameFeature; });
    return of == 0 ? Json() : Json(double(alike) / double(of));
}

double medianOf(std::vector<double> values)
{
    values.erase(
        std::remove_if(values.begin(), values.end(), [](double value) { return !std::isfinite(value); }),
        values.end());
    if (values.empty()) {
        return NAN;
    }
    const auto middle = values.begin() + std::ptrdiff_t(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

Json matchesOf(const std::vector<FeatureMatch>& matches, std::vector<DataColumn>& columns)
{
    std::vector<std::int64_t> others;
    std::vector<double> cosines;
    for (const FeatureMatch& match : matches) {
        others.push_back(match.other);
        cosines.push_back(match.cosine);
    }
    Json summary{{"features", matches.size()},
                 {"median_cosine", orNull(medianOf(cosines))},
                 {"share_same", shareAlike(cosines)}};
    columns.push_back({"other", std::move(others)});
    columns.push_back({"cosine", std::move(cosines)});
    return summary;
}

Json partnersOf(const FeaturePartners& found, std::vector<DataColumn>& columns)
{
    Json summary{{"median_correlation", orNull(medianOf(found.correlation))},
                 {"share_same", shareAlike(found.correlation)}};
    columns.push_back({"partner", std::vector<std::int64_t>(found.other.begin(), found.other.end())});
    columns.push_back({"correlation", found.correlation});
    return summary;
}

template<class Found>
void addCounts(Json& row, const Found& found)
{
    row["pictures"] = found.pictures;
    row["patches"] = found.patches;
    row["left_out"] = found.leftOut;
}

Json survivalOf(FeatureSurvival found, const std::vector<int>& heads, std::vector<DataColumn>& columns)
{
    Json rows = Json::array();
    columns.push_back({"share", std::move(found.wholeShare)});
    for (std::size_t i = 0; i < heads.size(); ++i) {
        rows.push_back({{"k", heads[i]},
                        {"median_correlation", orNull(medianOf(found.correlation[i]))},
                        {"share_same", shareAlike(found.correlation[i])}});
        columns.push_back({join("share_k", heads[i]), std::move(found.share[i])});
        columns.push_back({join("correlation_k", heads[i]), std::move(found.correlation[i])});
    }
    return rows;
}

} // namespace

Json runSaeCompare(const SaeCompareSettings& settings)
{
    const std::string& model = settings.place(0, modelPlace);
    const OptionalText& out = settings.out;
    if (out) {
        (void)requiredFormat<TableFormat>("out", *out);
        requireWritable(*out);
    }
    const bool overPictures = settings.places.size() > 1 || settings.list;
    if (!overPictures && !settings.other) {
        throw usageError("expected --other FILE, a second autoencoder, or INPUT: pictures to read features "
                         "from in sub-networks");
    }
    const std::string source = saeSourceOf(settings);
    const ModelOverrides overrides = overridesOf(settings);
    Checkpoint c = readModel(settings, overrides);
    const auto [path, saeOverrides] = SaeOverrides::parse(source);
    const Autoencoder sae = readAutoencoder(path, saeOverrides, interruption());
    requireFits(sae, c.config);
    std::vector<std::int64_t> numbers(std::size_t(sae.features()));
    std::iota(numbers.begin(), numbers.end(), 0);
    std::vector<DataColumn> columns{{"feature", std::move(numbers)}};
    PictureAsk ask;
    ask.plan = trainedPlan(c.config);
    Json row = askedOf(model, overrides, ask, c.config);
    row["sae_file"] = source;
    DataFacts facts{{"software", software()}, {"model", c.id}, {"sae", sae.id}};
    FeatureIndexWatch watch;
    watch.progress = progressBar();
    watch.leftOut = leaveOut;
    const shard::PictureList list = overPictures ? pictureList(settings, 1, {}) : shard::PictureList{};
    const auto behind = [&](int block, int k) {
        return TokensBehind(VisionTransformer(c.config, c.tensors), block, k);
    };
    const int all = c.config.numHeads;
    if (const OptionalText& other = settings.other) {
        auto [file, stated] = SaeOverrides::parse(engine::autoencoderPath(*other));
        if (!overPictures) { // the block is irrelevant without pictures
            stated.block = stated.block.value_or(sae.settings.block);
        }
        const Autoencoder second = readAutoencoder(file, stated, interruption());
        row["other_file"] = *other;
        facts.emplace_back("other", second.id);
        row["matches"] = matchesOf(matchedFeatures(sae, second, interruption()), columns);
        if (overPictures) {
            requireFits(second, c.config);
            const FeaturePartners found =
                correlatedFeatures(sae, second, behind(sae.settings.block, all),
                                   behind(second.settings.block, all), list, watch, interruption());
            addCounts(row, found);
            row["correlated"] = partnersOf(found, columns);
        }
    }
    if (overPictures && (settings.heads || !settings.other)) {
        std::vector<int> heads = headsOf(settings, c.config);
        heads.erase(std::remove(heads.begin(), heads.end(), all), heads.end());
        if (heads.empty()) {
            throw usageError("--heads: expected head counts below %1, as 3,6,9, which are compared with all",
                             all);
        }
        std::vector<TokensBehind> tokens;
        std::transform(heads.begin(), heads.end(), std::back_inserter(tokens),
                       [&](int k) { return behind(sae.settings.block, k); });
        FeatureSurvival found =
            survivingFeatures(sae, tokens, behind(sae.settings.block, all), list, watch, interruption());
        addCounts(row, found);
        row["rows"] = survivalOf(std::move(found), heads, columns);
    }
    if (out) {
        writeFileAtomically(*out,
                            tableFile({std::move(facts), std::move(columns)}, *formatOf<TableFormat>(*out)));
        row["file"] = *out;
    }
    return row;
}

const Running runsSaeCompare("sae-compare", Parsed<runSaeCompare>::by);

} // namespace hydra::cli

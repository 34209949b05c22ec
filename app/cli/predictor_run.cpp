// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/predictor_run.h"

#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/explain/option_fields.h"
#include "core/format/npy.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hydra::cli {

namespace {

constexpr double usualPatience = 120; // seconds

bool isOfMethods(const std::string& option)
{
    const auto& methods = methodTable();
    return std::any_of(optionFields().begin(), optionFields().end(), [&](const OptionField& field) {
        return option == field.option
            && std::any_of(methods.begin(), methods.end(), [&](const MethodInfo& info) {
                   return needsNoNetwork(info) && field.matters(info);
               });
    });
}

} // namespace

bool asksPredictor(const Arguments& arguments)
{
    for (const char* option : {"patience", "box"}) {
        if (arguments.has(option) && !arguments.has("predictor")) {
            throw usageError("--", option, " needs --predictor COMMAND");
        }
    }
    return arguments.has("predictor");
}

std::unique_ptr<Predictor> startPredictor(const Arguments& arguments, std::vector<std::string> allowed,
                                          bool methods)
{
    allowed.insert(allowed.end(), {"predictor", "patience", "quiet", "language"});
    for (const std::string& option : arguments.given()) {
        if (std::find(allowed.begin(), allowed.end(), option) == allowed.end()
            && !(methods && isOfMethods(option))) {
            throw usageError("--", option, " does not go with --predictor");
        }
    }
    (void)arguments.positional(0, "INPUT: image files or folders");
    const double seconds = arguments.number("patience").value_or(usualPatience);
    return std::make_unique<Predictor>(arguments.text("predictor").value(),
                                       std::chrono::milliseconds(std::llround(seconds * 1000)),
                                       interruption());
}

void eachPicture(const Arguments& arguments, const Predictor& predictor, const std::filesystem::path& folder,
                 const std::function<void(const Input&, const ModelInput&, const Progress& within)>& work)
{
    engine::Engine engine;
    const auto one = [&](const std::vector<Input>& inputs, const Progress& within) {
        for (const Input& input : inputs) {
            if (looksLikeArray(input.image.path)) {
                throw usageError("with --predictor expected pictures, got the array ", input.name);
            }
            work(input, preprocess(*input.image.picture, Preprocessing::of(predictor.config())), within);
            engine.forget(input.image.id);
        }
    };
    eachInput(engine, arguments, folder, one, 1, 0);
}

ShownPicture shownTo(const Predictor& predictor, const at::Tensor& pixels)
{
    const VitConfig& config = predictor.config();
    return {pixels, config.gridHeight(), config.gridWidth(), config.mean, config.std, {}};
}

std::vector<int> rankingOf(const at::Tensor& scores)
{
    const float* const value = scores.data_ptr<float>();
    std::vector<int> ranking(static_cast<std::size_t>(scores.numel()));
    std::iota(ranking.begin(), ranking.end(), 0);
    std::stable_sort(ranking.begin(), ranking.end(), [&](int a, int b) { return value[a] > value[b]; });
    return ranking;
}

int classMeant(const engine::ClassChoice& choice, const std::vector<int>& ranking)
{
    if (choice.kind == engine::ClassChoice::Kind::Index) {
        return choice.value;
    }
    const int rank = choice.kind == engine::ClassChoice::Kind::Own ? 1 : choice.value;
    if (rank < 1 || rank > static_cast<int>(ranking.size())) {
        throw usageError("class: expected top1 to top", ranking.size(), ", got top", rank);
    }
    return ranking[static_cast<std::size_t>(rank - 1)];
}

} // namespace hydra::cli

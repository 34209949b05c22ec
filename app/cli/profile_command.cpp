// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cost_settings.h"
#include "app/cli/network_commands.h"
#include "core/base/error.h"
#include "core/model/architectures.h"
#include "core/nn/cost.h"

namespace hydra::cli {

namespace {

template<class Enum>
Enum chosen(const Arguments& arguments, const std::string& option, std::initializer_list<Enum> choices)
{
    const std::string given = arguments.text(option, name(*choices.begin()));
    std::string names;
    for (const Enum choice : choices) {
        if (given == name(choice)) {
            return choice;
        }
        names += (names.empty() ? "" : ", ") + std::string(name(choice));
    }
    throw usageError("--", option, ": expected ", names, ", got '", given, "'");
}

Json sizeOf(const VitConfig& config, const InputSize& size)
{
    const std::vector<int> pixels = pixelsOf(config, size);
    return pixels.size() == 1 ? Json(pixels[0]) : Json(pixels);
}

// What the pass of an open model holds at most, in units of 1e6 bytes; nothing where it cannot be run.
Json peakOf(engine::Engine& engine, const engine::SpeedKey& key)
{
    try {
        return double(engine.peakOfPassNow(key, interruption())) / 1e6;
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled) {
            throw;
        }
        warn(join("peak of k = ", key.sub.heads, " not measured: ", error.what()));
        return {};
    }
}

struct Subject
{
    VitConfig config;
    engine::ModelId model; // empty: a shape without weights
    std::string name;
};

Subject subjectOf(engine::Engine& engine, const Arguments& arguments)
{
    const auto arch = arguments.text("arch");
    if (arch && !arguments.positional().empty()) {
        throw usageError("expected MODEL or --arch, got both: '", arguments.positional().front(), "' and '",
                         *arch, "'");
    }
    if (arch) {
        return {architectureNamed(*arch), {}, *arch};
    }
    (void)arguments.positional(0, "MODEL, or --arch vit-b16|vit-s16|vit-ti16");
    const engine::OpenedModel model = openSizedModel(engine, arguments);
    return {model.config, model.id, model.path};
}

} // namespace

Json runProfile(const Arguments& arguments)
{
    using S = SliceScheme;
    using C = CostConvention;
    const auto scheme = chosen(arguments, "scheme", {S::HydraViT, S::MatFormer, S::DynaBert, S::SortedNet});
    const auto convention =
        chosen(arguments, "convention", {C::Executed, C::HydraPaper, C::HydraPaperBlocks});
    engine::Engine engine;
    const Subject subject = subjectOf(engine, arguments);
    const VitConfig& config = subject.config;
    const AttentionPlan plan = planOf(arguments, config);
    const std::vector<int> heads = headsOf(arguments, config);
    const std::vector<InputSize> sizes = imageSizesOf(arguments, config);
    const Progress progress = progressBar();
    Json rows = Json::array();
    for (const InputSize& size : sizes) {
        for (const int k : heads) {
            if (interruption().cancelled()) {
                break;
            }
            report(progress, double(rows.size()) / double(sizes.size() * heads.size()), join("k = ", k));
            const SubNetwork sub{scheme, k};
            const NetworkCost cost = costOf(config, sub, plan, {size.height, size.width, convention});
            // SortedNet's total widths are HydraViT's, also where the heads do not divide them.
            const SubWidths w = widthsOf(config, scheme == S::SortedNet ? SubNetwork{S::HydraViT, k} : sub);
            rows.push_back({{"k", k},
                            {"embed_dim", w.embed},
                            {"heads", scheme == S::SortedNet ? config.numHeads.value : w.heads},
                            {"image_size", sizeOf(config, size)},
                            {"params", cost.parameters},
                            {"macs", cost.macs},
                            {"attention_macs", cost.attentionMacs},
                            {"attention_share", cost.attentionShare},
                            {"ram_mb", cost.ramMb},
                            {"weights_mb", 4 * double(cost.parameters) / 1e6},
                            {"peak_mb",
                             subject.model.empty() || interruption().cancelled()
                                 ? Json()
                                 : peakOf(engine, {subject.model, sub, plan, size, {}})}});
        }
    }
    report(progress, 1, "");
    return {{"model", subject.name},
            {"scheme", name(scheme)},
            {"attention", plan.text()},
            {"convention", name(convention)},
            {"rows", rows}};
}

} // namespace hydra::cli

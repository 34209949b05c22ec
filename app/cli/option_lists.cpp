// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_lists.h"

#include "core/attention/attention_kind.h"
#include "core/base/file.h"
#include "core/explain/option_fields.h"
#include "core/model/override_fields.h"

#include <algorithm>
#include <string_view>

namespace hydra::cli {

namespace {

constexpr std::uint64_t mostPromptBytes = 1 << 18;
constexpr const char* methodSettings = "Settings of a method";

} // namespace

OptionInfo infoOf(const FieldRule& rule)
{
    const std::string_view option = rule.option;
    const auto among = [&](std::initializer_list<std::string_view> names) {
        return std::find(names.begin(), names.end(), option) != names.end();
    };
    OptionInfo info{rule.option, rule.shape, rule.help, among({"prompt", "template"}), rule.words};
    if (option != "image-size") { // it may be HxW, too
        info.rule = rule;
    }
    info.takes = among({"labels", "vocabulary", "head-order", "basis", "kept"}) ? Takes::File : info.takes;
    if (option == "head-order") {
        info.offers = {"none"};
    } else if (option == "architecture") {
        info.offers = {"plain", "hydravit"};
    }
    return info;
}

const std::vector<OptionInfo>& modelOptions()
{
    static const std::vector<OptionInfo> options = [] {
        std::vector<OptionInfo> infos;
        for (const auto& field : overrideFields()) {
            if (*field.option != '\0') {
                infos.push_back(infoOf(field));
            }
        }
        infos.push_back(fileOption(promptsOption, "FILE", "of a CLIP: sentences as classes, one a line"));
        return grouped("How to read the model's file", std::move(infos));
    }();
    return options;
}

std::vector<OptionInfo> methodOptions(std::initializer_list<const char*> without)
{
    std::vector<OptionInfo> infos;
    for (const OptionField& field : optionFields()) {
        const auto named = [&](const char* option) { return std::string_view(option) == field.option; };
        if (!named("method") && std::none_of(without.begin(), without.end(), named)) {
            infos.push_back(infoOf(field));
        }
    }
    return std::vector<OptionInfo>{
               classOption("index, name, top1 (of the full network), top2, own (each k's)"), targetOption(),
               classOption("subtract the map of this class", "against")}
    + grouped(methodSettings, std::move(infos));
}

OptionInfo methodsOption(const std::string& help, std::vector<std::string> more)
{
    for (const MethodInfo& info : methodTable()) {
        more.emplace_back(info.id);
    }
    return {"method", "M[,M...]", help, false, std::move(more), true};
}

OptionInfo classOption(const char* help, const char* name)
{
    return offering({"top1", "top2", "own"}, {name, "CLASS", help});
}

OptionInfo planOption(const char* help)
{
    std::vector<std::string> names;
    for (const KindInfo& info : attentionKinds()) {
        names.emplace_back(info.name);
    }
    return offering(std::move(names), {"attention", "PLAN", help});
}

OptionInfo methodOption(const char* option)
{
    OptionInfo info = infoOf(fieldNamed(optionFields(), option));
    info.group = methodSettings;
    return info;
}

OptionInfo sizeOption()
{
    return {"size", "N|HxW|long:N",
            "size of the picture in pixels, positions resampled; long: in its own proportions (default: the "
            "model's own)"};
}

const std::vector<OptionInfo>& runOptions()
{
    static const std::vector<OptionInfo> options = grouped(
        "Heads and attention",
        {
            {"heads",
             "12|3-12|3,6,12|all",
             "head counts k to run (default: all heads)",
             false,
             {},
             false,
             Takes::HeadCounts},
            {"untrained", "", "let 'all' mean 1 to H, trained for or not"},
            planOption("KIND[:KERNEL][,heads=N][@all|back:N|front:N|interleave:N|0,3,7-11] joined by ';'"),
            sizeOption(),
        });
    return options;
}

const std::vector<OptionInfo>& deviceOptions()
{
    static const std::vector<OptionInfo> options = grouped(
        "Where it computes",
        {
            offering({"cpu", "cuda"}, {"device", "cpu|cuda|cuda:N", "where networks compute (default cpu)"}),
            choice("precision", {"float32", "bfloat16"},
                   "of products in forward passes (default float32); bfloat16 is quicker on a GPU alone, and "
                   "does not change passes in float64 (relevance)"),
        });
    return options;
}

std::vector<OptionInfo> operator+(std::vector<OptionInfo> a, const std::vector<OptionInfo>& b)
{
    a.insert(a.end(), b.begin(), b.end());
    return a;
}

OptionInfo targetOption(const std::string& help)
{
    return offering({"class:", "norm", "similar:", "direction:", "probe:", "output:"},
                    {"target", "TARGET", help});
}

std::vector<OptionInfo> grouped(const char* heading, std::vector<OptionInfo> options)
{
    for (OptionInfo& option : options) {
        option.group = heading;
    }
    return options;
}

std::vector<OptionInfo> stored(std::vector<OptionInfo> options)
{
    for (OptionInfo& option : options) {
        option.stored = true;
    }
    return options;
}

const std::vector<OptionInfo>& storeOptions()
{
    static const std::vector<OptionInfo> options = grouped(
        "Many pictures",
        stored({
            fileOption(
                "store", "FILE.jsonl|tar",
                "for many pictures (files, folders, tars): add each result to this file; a run that was "
                "ended goes on"),
            {"shard", "I/N",
             "only this part of the list, into FILE.I-of-N.jsonl or .tar (default: the array task of Slurm)"},
            offering({"-"},
                     fileOption("list", "FILE|-", "more inputs, one a line, of a file or standard input")),
            whole(1, 1024, {"jobs", "N", "pictures at once (default: one for each core)"}),
            choice("progress", {"bar", "json"}, "json: a line a second on stderr, for schedulers"),
        }));
    return options;
}

const std::vector<OptionInfo>& predictorOptions()
{
    static const std::vector<OptionInfo> options = grouped(
        "A program in place of the model",
        {
            {"predictor", "COMMAND",
             "in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as if it were "
             "typed"},
            real(0.1, 86'400,
                 {"patience", "SECONDS", "that it may take to start, and for each answer (default 120)"}),
        });
    return options;
}

const std::vector<OptionInfo>& whatIfOptions()
{
    static const std::vector<OptionInfo> options = grouped(
        "What is switched off or replaced",
        {
            {"without", "WHAT",
             "what is off or replaced: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,"
             "registers:zero"},
            fileOption("from", "FILE", "the other picture, whose activations =from and tokens: put in"),
        });
    return options;
}

const std::vector<OptionInfo>& featureOptions()
{
    static const std::vector<OptionInfo> options =
        grouped(methodSettings,
                {folderOption("fit", "FOLDER", "pca: one basis for all maps, fitted on the pictures there"),
                 fileOption("save-basis", "FILE",
                            "pca: write the basis there (.npz); without --fit it is fitted on all INPUTs"),
                 fileOption("query-image", "IMAGE", "similarity: --query or --region are of this picture"),
                 {"region", "PATCHES", "similarity: to the mean of these, as 3,7-9 (with --query-image)"}});
    return options;
}

std::vector<OptionInfo> sizedModelOptions()
{
    std::vector<OptionInfo> options{
        {"sizes", "224[,384...]", "picture sizes to look at, in pixels (default: the model's own)"}};
    for (const OptionInfo& option : modelOptions()) {
        options.push_back(option.name == "image-size" ? OptionInfo{"image-size", "224[,384...]",
                                                                   "the same as --sizes, its earlier name"}
                                                      : option);
    }
    return options;
}

ModelOverrides overridesOf(const Arguments& arguments)
{
    ModelOverrides overrides;
    for (const OptionInfo& option : modelOptions()) {
        if (option.name == promptsOption) {
            continue;
        }
        if (const auto given = arguments.text(option.name)) {
            setOverride(overrides, option.name, *given, "--" + option.name);
        }
    }
    if (const auto file = arguments.text(promptsOption)) {
        const Bytes lines = readFile(*file, mostPromptBytes);
        overrides.prompts = overrides.prompts.value_or("") + '\n' + std::string(lines.begin(), lines.end());
    }
    return overrides;
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_lists.h"

#include "app/start/window_options.h"
#include "core/attention/attention_kind.h"
#include "core/base/text_file.h"
#include "core/explain/option_fields.h"
#include "core/model/override_fields.h"
#include "core/paint/look_fields.h"

#include <algorithm>
#include <string_view>

namespace hydra::cli {

namespace {

constexpr std::uint64_t mostPromptBytes = 1 << 18;
constexpr const char* methodGroup = "Settings of a method";

bool isAmong(std::string_view name, std::initializer_list<const char*> names)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

// The rows of FIELDS that are options.
template<class Rows, class Wanted>
Options infosOf(const Rows& fields, const Wanted& wanted)
{
    Options infos;
    for (const auto& field : fields) {
        if (*field.option != '\0' && wanted(field.option)) {
            infos.push_back(infoOf(field));
        }
    }
    return infos;
}

} // namespace

Options grouped(const char* heading, Options options)
{
    for (OptionInfo& option : options) {
        option.group = heading;
    }
    return options;
}

Options stored(Options options)
{
    for (OptionInfo& option : options) {
        option.stored = true;
    }
    return options;
}

OptionInfo infoOf(const FieldRule& rule)
{
    const std::string_view name = rule.option;
    OptionInfo info{rule.option, rule.shape, rule.help};
    info.repeats = isAmong(name, {"prompt", "template"});
    if (name != "image-size") { // it may be HxW, too
        info.rule = rule;
    }
    if (rule.namesFile()) {
        info.takes = Takes::File;
    }
    if (name == "head-order") {
        info.offers = {"none"};
    } else if (name == "architecture") {
        info.offers = {"plain", "hydravit"};
    }
    return info;
}

const Options& modelOptions()
{
    static const Options options =
        grouped("How to read the model's file",
                {infosOf(overrideFields(), [](const char*) { return true; }),
                 option(promptsOption, "FILE", "of a CLIP: sentences as classes, one a line", Takes::File)});
    return options;
}

Options methodOptions(std::initializer_list<const char*> without)
{
    return {classOption("index, name, synset, top1 (of the full network), top2, own (each k's)"),
            targetOption(), classOption("subtract the map of this class", "against"),
            methodSettings(without)};
}

Options methodSettings(std::initializer_list<const char*> without)
{
    const auto wanted = [&](const char* name) {
        return !isAmong(name, {"method"}) && !isAmong(name, without);
    };
    return grouped(methodGroup, infosOf(optionFields(), wanted));
}

OptionInfo methodsOption(const std::string& help, std::vector<std::string> more)
{
    for (const MethodInfo& info : methodTable()) {
        more.emplace_back(info.id);
    }
    return choices("method", "M[,M...]", std::move(more), help);
}

OptionInfo classOption(const char* help, const char* name)
{
    return offering({"top1", "top2", "own"}, option(name, "CLASS", help));
}

OptionInfo targetOption(const std::string& help)
{
    return offering({"class:", "norm", "similar:", "direction:", "probe:", "output:", "feature:"},
                    option("target", "TARGET", help, Takes::Target));
}

OptionInfo planOption(const char* help)
{
    std::vector<std::string> names;
    for (const KindInfo& info : attentionKinds()) {
        names.emplace_back(info.name);
    }
    return offering(std::move(names), option("attention", "PLAN", help));
}

OptionInfo sizeOption()
{
    return option("size", "N|HxW|long:N",
                  "size of the picture in pixels, positions resampled; long: in its own proportions "
                  "(default: the model's own)");
}

Options changeOptions()
{
    Options options = whatIfOptions(); // no other picture's activations
    options.erase(std::remove_if(options.begin(), options.end(),
                                 [](const OptionInfo& each) { return each.name == "from"; }),
                  options.end());
    return options;
}

const Options& runOptions()
{
    static const Options options = grouped(
        "Heads and attention",
        {option("heads", "12|3-12|3,6,12|all", "head counts k to run (default: all heads)",
                Takes::HeadCounts),
         flag("untrained", "let 'all' mean 1 to H, trained for or not"),
         planOption(
             "KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11] joined by ';'"),
         sizeOption()});
    return options;
}

const Options& deviceOptions()
{
    static const Options options =
        grouped("Where it computes",
                {offering({"cpu", "cuda"},
                          option("device", "cpu|cuda|cuda:N", "where networks compute (default cpu)")),
                 choice("precision", {"float32", "bfloat16"},
                        "of products in forward passes (default float32); bfloat16 is quicker on a GPU "
                        "alone, and does not change passes in float64 (relevance)")});
    return options;
}

const Options& storeOptions()
{
    static const Options options = grouped(
        "Many pictures",
        stored({option("store", "FILE.jsonl|tar",
                       "for many pictures (files, folders, tars): add each result to this file; a run that "
                       "was ended goes on",
                       Takes::File),
                option("shard", "I/N",
                       "only this part of the list, into FILE.I-of-N.jsonl or .tar (default: the array task "
                       "of Slurm)"),
                offering({"-"},
                         option("list", "FILE|-", "more inputs, one a line, of a file or standard input",
                                Takes::File)),
                whole("jobs", "N", 1, 1024, "pictures at once (default: one for each core)"),
                choice("progress", {"bar", "json"}, "json: a line a second on stderr, for schedulers")}));
    return options;
}

const Options& predictorOptions()
{
    static const Options options =
        grouped("A program in place of the model",
                {option("predictor", "COMMAND",
                        "in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as "
                        "if it were typed"),
                 real("patience", "SECONDS", 0.1, 86'400,
                      "that it may take to start, and for each answer (default 120)")});
    return options;
}

Options boxOption()
{
    return grouped("A program in place of the model",
                   whole("box", "N", 0, 9999,
                         "the box that is explained, by its place in what predict lists (default 0)"));
}

Options saeOptions()
{
    return grouped(
        "A sparse autoencoder",
        {option("sae", "FILE|FOLDER",
                "of saev, ViT-Prisma, SAELens, sparsify or dictionary_learning, whose features are "
                "read, changed or explained",
                Takes::File),
         whole("sae-block", "N", 0, 4095, "the block whose output it reads, where its file does not say"),
         whole("sae-k", "N", 1, 1 << 24, "features kept of a patch, where its file does not say"),
         choice("sae-code", {"relu", "topk", "signed-topk", "threshold", "gated"},
                "how its codes are made, where its file does not say")});
}

Options whatIfOptions()
{
    return {
        grouped("What is switched off or replaced",
                {option("without", "WHAT",
                        "what is off or replaced: "
                        "heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, "
                        "with --sae feature:47[:PATCHES], sae-error"),
                 option("with", "WHAT",
                        "with --sae: feature:47=3x[:PATCHES], set to three times its largest value"),
                 option("from", "FILE", "the other picture, whose activations =from and tokens: put in",
                        Takes::File)}),
        saeOptions()};
}

Options featureOptions()
{
    return grouped(
        methodGroup,
        {option("fit", "FOLDER", "pca: one basis for all maps, fitted on the pictures there", Takes::Folder),
         option("save-basis", "FILE",
                "pca: write the basis there (.npz); without --fit it is fitted on all INPUTs", Takes::File),
         option("query-image", "IMAGE", "similarity: --query or --region are of this picture", Takes::File),
         option("region", "PATCHES", "similarity: to the mean of these, as 3,7-9 (with --query-image)")});
}

Options sizedModelOptions()
{
    Options options{
        option("sizes", "224[,384...]", "picture sizes to look at, in pixels (default: the model's own)"),
        modelOptions()};
    const auto size = std::find_if(options.begin(), options.end(),
                                   [](const OptionInfo& each) { return each.name == "image-size"; });
    *size = option("image-size", "224[,384...]", "the same as --sizes, its earlier name");
    return options;
}

Options pageOptions()
{
    return grouped(
        "The page",
        {option("width-mm", "174",
                "width of the figure, 10 to 2000 mm (a journal's column is 84, two are 174)"),
         option("dpi", "300", "of a PNG, and of the pictures inside SVG and PDF; 20 to 2400"),
         option("font-size", "7", "points, 3 to 72"),
         option("font", "FAMILY", "an installed family (default: the first of a list, DejaVu Sans)"),
         whole("columns", "N", 1, 200, "panels side by side"), flag("no-letters", "no a, b, c"),
         option("caption", "TEXT", "below the figure (default: what is shown; '' for none)")});
}

namespace {

Options mapOptions()
{
    return {
        methodsOption("as for explain"),
        methodOptions({"layer"}),
        option("layer", "N[,N...]", "blocks, for methods that look at one (default: the last)"),
        flag("positive", "only the positive part of signed maps"),
        flag("sorted", "head-matrix: each block's most important heads first"),
        whole("top", "3", 0, 10, "predictions below each map, 0 to 10"),
        choice("range", {"shared", "row", "own"}, "which maps share a colour range"),
        option("limits", "LOW,HIGH", "the ends of the colour bars, in place of the maps' own"),
        grouped("Colours and ranges", infosOf(paint::lookFields(), [](const char*) { return true; })),
        flag("truth", "the outline of the object, from the mask next to the picture"),
        flag("whole",
             "the whole picture, with what the network does not see darkened (default: only what it sees)"),
        flag("no-overlay", "the picture and its marks, without the map's colours"),
        flag("no-colour-bar", "no colour bar")};
}

Options costOptions()
{
    return grouped(
        "Of cost and flops",
        {choice("arch", {"vit-b16", "vit-s16", "vit-ti16"},
                "cost, flops: a well-known shape in place of MODEL"),
         choices("axes", "params,ram", {"params", "ram", "macs", "heads"},
                 "cost: a chart over each; params, ram, macs, heads"),
         option("accuracy", "FOLDER",
                "cost: top-1 accuracy over labelled pictures, as evaluate, in place of MACs", Takes::Folder),
         flag("knn", "cost: of nearest neighbours, as knn, in place of the classifier's"),
         option("sizes", "224,384,448,1024,1280", "flops: image sizes in pixels"),
         choice("convention", {"macs", "hydra-paper", "hydra-paper-blocks", "paper"},
                "what is counted, as for profile")});
}

Options tsneOptions()
{
    return grouped(
        "Of tsne",
        {flag("joint", "tsne: all head counts in one embedding (default)"),
         flag("separate", "tsne: an embedding and a panel for each head count"),
         choice("tokens", {"all", "patches", "class"},
                "tsne: class is the one vector an image that the classifier reads"),
         flag("by-class", "tsne: INPUT is a folder as for evaluate; one point an image, coloured by class"),
         option("block", "N", "tsne: tokens as they leave block N (default: after the final norm)"),
         real("perplexity", "30", 2, 1e5,
              "tsne: effective neighbours (default 30, fewer where there are few points)"),
         whole("iterations", "1000", 1, 1'000'000, "tsne: of the descent"),
         whole("reduce", "D", 2, 65'536, "tsne: neighbourhoods in D principal components"),
         whole("seed", "S", 0, mostSeed,
               "tsne: start from principal components with 1 % noise (default 0: without noise)")});
}

} // namespace

Options figureOptions()
{
    return {option("out", "FILE.svg|pdf|png",
                   "where the figure goes; of costs FILE.tex|py|csv|json|npz too: its numbers", Takes::File),
            option("index", "FILE",
                   "feature: an index of a folder (sae-index), whose strongest pictures are shown",
                   Takes::File),
            pageOptions(),
            runOptions(),
            whatIfOptions(),
            mapOptions(),
            tsneOptions(),
            costOptions(),
            predictorOptions(),
            boxOption(),
            modelOptions()};
}

// Each takes what the command line's option of its name takes, but one value alone.
Options windowOptions()
{
    const Options known{figureOptions(),
                        deviceOptions(),
                        option("model", "", "", Takes::Model),
                        option("training", "", "", Takes::Folder),
                        option("screenshot", "", "", Takes::File),
                        choice("theme", {"dark", "light", "system"}, ""),
                        offering({"system", "en", "de", "es", "ja", "zh_CN"}, option("language", "", ""))};
    Options all;
    for (const app::WindowOption& each : app::windowOptions()) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const OptionInfo& info) { return info.name == each.name; });
        OptionInfo info = found == known.end() ? OptionInfo() : *found;
        info.name = each.name;
        info.value = each.value;
        info.help = each.help;
        info.many = false;
        info.takes = info.takes == Takes::HeadCounts ? Takes::HeadCount : info.takes;
        all.push_back(std::move(info));
    }
    all.push_back(flag("help", "Displays help on command-line options."));
    all.push_back(flag("version", "Displays version information."));
    return all;
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
        overrides.prompts = overrides.prompts.value_or("") + '\n' + readText(*file, mostPromptBytes);
    }
    return overrides;
}

} // namespace hydra::cli

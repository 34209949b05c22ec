// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option_lists.h"

#include "core/attention/attention_kind.h"
#include "core/base/error.h"
#include "core/base/text_file.h"
#include "core/explain/method_table.h"
#include "core/explain/option_fields.h"
#include "core/model/override_fields.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <string_view>

namespace hydra::cli {

namespace {

constexpr std::uint64_t mostPromptBytes = 1 << 18;
constexpr const char* methodGroup = phrase("Settings of a method");

using Common = CommonSettings;
using CommonRows = Rows<CommonSettings>;

// Marks ROWS as refused by serve: they are set once for all questions, or start programs and long runs.
CommonRows unserved(CommonRows rows)
{
    return std::move(rows).each([](OptionInfo& info) { info.served = false; });
}

// Returns whether a method that sees only a network's answers uses FIELD.
bool isOfBlackBoxes(const OptionField& field)
{
    const auto& methods = methodTable();
    return std::any_of(methods.begin(), methods.end(),
                       [&](const MethodInfo& info) { return needsNoNetwork(info) && field.matters(info); });
}

CommonRows methodRow(const OptionField& field)
{
    OptionInfo info = infoOf(field);
    info.ofPredictor = isOfBlackBoxes(field);
    if (const auto usual = field.get(MapOptions()); usual && *usual != FieldValue(-1)) {
        info.usual = fieldText(*usual);
    }
    return {info, [option = std::string(field.option)](Common& into, const std::string& text) {
                into.methodOptions.emplace_back(option, text);
            }};
}

} // namespace

OptionInfo infoOf(const FieldRule& rule)
{
    const std::string_view name = rule.option;
    OptionInfo info{rule.option, rule.shape, rule.help};
    info.repeats = name == "prompt" || name == "template";
    if (name != "image-size") { // it may also be HxW
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

const CommonRows& modelRows()
{
    static const CommonRows rows = [] {
        CommonRows all;
        for (const auto& field : overrideFields()) {
            if (*field.option != '\0') {
                all = {all,
                       {infoOf(field),
                        [option = std::string(field.option)](Common& into, const std::string& text) {
                            setOverride(into.overrides, option, text, "--" + option);
                        }}};
            }
        }
        return grouped(phrase("How to read the model's file"),
                       CommonRows{all,
                                  option(&Common::promptsFile, "prompts", "FILE",
                                         phrase("CLIP: sentences as classes, one per line"), Takes::File)});
    }();
    return rows;
}

CommonRows lookRow(const Field<paint::Look>& field)
{
    return alsoOfPredictor(fieldRow(&Common::look, field, infoOf(field)));
}

CommonRows methodRows(std::initializer_list<const char*> without)
{
    return {classRow(), targetRow(), againstRow(), methodSettings(without)};
}

CommonRows methodSettings(std::initializer_list<const char*> without)
{
    CommonRows rows;
    for (const OptionField& field : optionFields()) {
        const std::string_view name = field.option;
        if (!name.empty() && name != "method"
            && std::find(without.begin(), without.end(), name) == without.end()) {
            rows = {rows, methodRow(field)};
        }
    }
    return grouped(methodGroup, rows);
}

OptionInfo methodsOption(const Message& help, std::vector<std::string> more)
{
    const std::vector<std::string> all = methodIds(); // also those for boxes, refused later
    more.insert(more.end(), all.begin(), all.end());
    return choices("method", "M[,M...]", std::move(more), help);
}

CommonRows methodsRow(const Message& help, std::vector<std::string> more)
{
    return alsoOfPredictor(CommonRows{&Common::methods, methodsOption(help, std::move(more))});
}

namespace {

// Returns a row that reads CLASS into MEMBER.
CommonRows choiceRow(OptionalText Common::*member, const char* name, const char* help)
{
    return alsoOfPredictor(
        CommonRows{member, offering({"top1", "top2", "own"}, option(name, "CLASS", help))});
}

} // namespace

CommonRows classRow(const char* help)
{
    return choiceRow(&Common::className, "class", help);
}

CommonRows againstRow()
{
    return choiceRow(&Common::against, "against", phrase("subtract the map of this class"));
}

CommonRows targetRow(const Message& help)
{
    return alsoOfPredictor(
        CommonRows{&Common::target,
                   offering({"class:", "norm", "similar:", "direction:", "probe:", "output:", "feature:"},
                            option("target", "TARGET", help, Takes::Target))});
}

CommonRows planRow(const char* help)
{
    std::vector<std::string> names;
    for (const KindInfo& info : attentionKinds()) {
        names.emplace_back(info.name);
    }
    return {&Common::attention, offering(std::move(names), option("attention", "PLAN", help))};
}

CommonRows sizeRow()
{
    return option(&Common::size, "size", "N|HxW|long:N",
                  phrase("picture size in pixels, positions resampled; long: keeps proportions (default: the "
                         "model's own)"));
}

CommonRows headsRow(const char* shape, const char* help, Takes takes)
{
    return option(&Common::heads, "heads", shape, help, takes);
}

const CommonRows& runRows()
{
    static const CommonRows rows = grouped(
        phrase("Heads and attention"),
        CommonRows{headsRow("12|3-12|3,6,12|50%|all", phrase("head counts k to run (default: all heads)")),
                   flag(&Common::untrained, "untrained", phrase("let 'all' mean 1 to H, trained for or not")),
                   planRow(phrase("KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,"
                                  "7-11] joined by ';'")),
                   choice(&Common::scheme, "scheme", phrase("how k heads are cut out")), sizeRow()});
    return rows;
}

CommonRows deviceRow(const char* help)
{
    return {
        &Common::device,
        usually(ComputeOn().device, offering({"cpu", "cuda"}, option("device", "cpu|cuda|cuda:N", help)))};
}

const CommonRows& deviceRows()
{
    static const CommonRows rows =
        grouped(phrase("Devices"),
                CommonRows{
                    deviceRow(phrase("device that networks compute on")),
                    {&Common::precision,
                     usually(wordOf(ComputeOn().products),
                             choice("precision", {"float32", "bfloat16"},
                                    phrase("precision of products in forward passes; bfloat16 is faster only "
                                           "on a GPU, and does not affect passes in float64 (relevance)")))}})
            .each([](OptionInfo& info) { info.ofTool = false; });
    return rows;
}

CommonRows listRow(const char* help)
{
    return {&Common::list, offering({"-"}, option("list", "FILE|-", help, Takes::File))};
}

CommonRows shardRow(const char* help)
{
    return option(&Common::shard, "shard", "I/N", help);
}

const CommonRows& storeRows()
{
    static const CommonRows rows = unserved(grouped(
        phrase("Many pictures"),
        stored(CommonRows{
            option(&Common::store, "store", "FILE.jsonl|tar",
                   phrase("many pictures (files, folders, tars): append each result to this file; an "
                          "interrupted run resumes"),
                   Takes::File),
            shardRow(phrase(
                "only this part of the list, into FILE.I-of-N.jsonl or .tar (default: Slurm's array task)")),
            listRow(phrase("more inputs, one per line, from a file or standard input")),
            whole(&Common::jobs, "jobs", "N", 1, 1024,
                  phrase("pictures computed at once (default: one per core)")),
            choice(&Common::progress, "progress", {"bar", "json"},
                   phrase("json: one line per second on stderr, for schedulers"))})));
    return rows;
}

// Served questions may only name serve's own command; agents may not name any.
CommonRows programRow(const char* help)
{
    return CommonRows(option(&Common::predictor, "predictor", "COMMAND", help)).each([](OptionInfo& info) {
        info.ofTool = false;
    });
}

const CommonRows& predictorRows()
{
    static const CommonRows rows = grouped(
        phrase("A program in place of the model"),
        alsoOfPredictor(CommonRows{
            programRow(phrase(
                "in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as typed")),
            unserved({&Common::patience,
                      usually(exactText(Common::usualPatience),
                              real("patience", "SECONDS", 0.1, 86'400,
                                   phrase("time limit for starting and for each answer")))})}));
    return rows;
}

CommonRows boxRow()
{
    return grouped(phrase("A program in place of the model"),
                   alsoOfPredictor(CommonRows(
                       &Common::box,
                       usually("0",
                               whole("box", "N", 0, 9999,
                                     phrase("the box to explain, by its position in predict's list"))))));
}

CommonRows saeRows()
{
    return grouped(phrase("A sparse autoencoder"),
                   CommonRows{option(&Common::sae, "sae", "FILE|FOLDER",
                                     phrase("saev, ViT-Prisma, SAELens, sparsify or dictionary_learning: a "
                                            "file whose features are read, changed or explained"),
                                     Takes::File),
                              whole(&Common::saeBlock, "sae-block", "N", 0, 4095,
                                    phrase("the block whose output it reads, if its file does not tell")),
                              whole(&Common::saeK, "sae-k", "N", 1, 1 << 24,
                                    phrase("features kept per patch, if its file does not tell")),
                              choice(&Common::saeCode, "sae-code",
                                     phrase("how it keeps codes, if its file does not tell"))});
}

CommonRows whatIfRows(bool ofOnePicture)
{
    CommonRows from;
    if (ofOnePicture) {
        from = option(&Common::from, "from", "FILE",
                      phrase("the other picture, whose activations =from and tokens: insert"), Takes::File);
    }
    return {
        grouped(
            phrase("What is switched off or replaced"),
            CommonRows{
                option(&Common::without, "without", "WHAT",
                       phrase("what is off or replaced: "
                              "heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:"
                              "zero, with --sae feature:47[:PATCHES], sae-error")),
                option(&Common::with, "with", "WHAT",
                       phrase("with --sae: feature:47=3x[:PATCHES], set to three times its largest value")),
                from}),
        saeRows()};
}

const CommonRows& messageRows()
{
    static const CommonRows rows = unserved(grouped(
        phrase("Messages and help"),
        stored(alsoOfPredictor(CommonRows{
            flag(&Common::quiet, "quiet", phrase("no progress and no warnings on stderr")),
            {offering({"en", "de", "es", "ja", "zh_CN"},
                      option("language", "en|de|es|ja|zh_CN",
                             phrase("language of help, errors and progress (default: the system's)"))),
             {}},
            flag(&Common::help, "help", phrase("the most common options; --help all: every option"))}))));
    return rows;
}

Rows<ExplainSettings> featureRows()
{
    using S = ExplainSettings;
    return grouped(
        methodGroup,
        Rows<S>{option(&S::fit, "fit", "FOLDER",
                       phrase("pca: one basis for all maps, fitted on the pictures there"), Takes::Folder),
                option(&S::saveBasis, "save-basis", "FILE",
                       phrase("pca: write the basis there (.npz); without --fit it is fitted on all INPUTs"),
                       Takes::File),
                option(&S::queryImage, "query-image", "IMAGE",
                       phrase("similarity: picture of --query or --region"), Takes::File),
                option(&S::region, "region", "PATCHES",
                       phrase("similarity: to the mean of these, as 3,7-9 (with --query-image)"))});
}

Rows<CostSettings> sizedModelRows()
{
    using S = CostSettings;
    Rows<S> model(modelRows());
    return {option(&S::sizes, "sizes", "224[,384...]",
                   phrase("picture sizes in pixels (default: the model's own)")),
            option(&S::imageSize, "image-size", "224[,384...]", phrase("earlier name of --sizes")),
            model.without("image-size")};
}

ModelOverrides overridesOf(const CommonSettings& settings)
{
    ModelOverrides overrides = settings.overrides;
    if (settings.promptsFile) {
        overrides.prompts =
            overrides.prompts.value_or("") + '\n' + readText(*settings.promptsFile, mostPromptBytes);
    }
    return overrides;
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// The option rows that several commands share, with their help. Their values are interpreted beside the
// engine and the networks (ask_settings.h, ...).
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/option_rows.h"
#include "core/base/message.h"
#include "core/paint/look_fields.h"

#include <initializer_list>

namespace hydra::cli {

using CommonRows = Rows<CommonSettings>;

[[nodiscard]] const CommonRows& modelRows(); // --num-heads, --patch, ...
// For `profile` and `bench`: with a list of sizes instead of the model's one size.
[[nodiscard]] Rows<CostSettings> sizedModelRows();
// --class, --target, --against and the table of method options, except WITHOUT.
[[nodiscard]] CommonRows methodRows(std::initializer_list<const char*> without = {});
// That table only.
[[nodiscard]] CommonRows methodSettings(std::initializer_list<const char*> without);
// --method M[,M...]: the table's methods and MORE.
[[nodiscard]] OptionInfo methodsOption(const Message& help, std::vector<std::string> more = {});
[[nodiscard]] CommonRows methodsRow(const Message& help, std::vector<std::string> more = {});
[[nodiscard]] CommonRows
targetRow(const Message& help = phrase(
              "in place of --class: class:CLASS, norm (of the embedding), similar:IMAGE[:PATCHES], "
              "direction:FILE.npy, probe:FILE[:CLASS], output:N"));
[[nodiscard]] CommonRows
classRow(const char* help = phrase("index, name, synset, top1 (of the full network), top2, own (each k's)"));
[[nodiscard]] CommonRows againstRow();
[[nodiscard]] CommonRows lookRow(const Field<paint::Look>& field);
[[nodiscard]] CommonRows headsRow(const char* shape, const char* help, Takes takes = Takes::HeadCounts);
[[nodiscard]] CommonRows planRow(const char* help);
[[nodiscard]] CommonRows sizeRow(); // the network's input size
[[nodiscard]] const CommonRows& runRows(); // --heads, --untrained, --attention, --scheme, --size
[[nodiscard]] CommonRows deviceRow(const char* help);
[[nodiscard]] const CommonRows& deviceRows(); // --device, --precision
[[nodiscard]] const CommonRows& storeRows(); // --store, --shard, --list, --jobs, --progress
[[nodiscard]] CommonRows listRow(const char* help);
[[nodiscard]] CommonRows shardRow(const char* help);
[[nodiscard]] CommonRows programRow(const char* help); // --predictor
[[nodiscard]] const CommonRows& predictorRows(); // --predictor, --patience
[[nodiscard]] CommonRows boxRow(); // --box, for predictors that find boxes
[[nodiscard]] CommonRows saeRows(); // --sae and options that complete its file
// --without, --with, --sae; with OFONEPICTURE also --from.
[[nodiscard]] CommonRows whatIfRows(bool ofOnePicture = true);
[[nodiscard]] const CommonRows& messageRows(); // --quiet, --language, --help
[[nodiscard]] Rows<ExplainSettings> featureRows(); // --fit, --save-basis, --query-image, --region
[[nodiscard]] Rows<PageSettings> pageRows(); // --width-mm, --dpi, ...
[[nodiscard]] Rows<TsneSettings> tsneRows(); // --joint, --perplexity, ...
[[nodiscard]] Rows<FigureSettings> figureRows(); // all options of `figure`
[[nodiscard]] OptionInfo infoOf(const FieldRule& rule); // a setting's rule as an option

// Returns the ids of those rows of TABLE for which WANTED is true.
template<class Table, class Wanted>
[[nodiscard]] std::vector<std::string> idsOf(const Table& table, const Wanted& wanted)
{
    std::vector<std::string> ids;
    for (const auto& info : table) {
        if (wanted(info)) {
            ids.emplace_back(info.id);
        }
    }
    return ids;
}
template<class Table>
[[nodiscard]] std::vector<std::string> idsOf(const Table& table)
{
    return idsOf(table, [](const auto&) { return true; });
}

// Marks ROWS as allowed with --store: they decide a picture's results and are recorded in the store's
// settings.
template<class Settings>
[[nodiscard]] Rows<Settings> stored(Rows<Settings> rows)
{
    return std::move(rows).each([](OptionInfo& info) { info.stored = true; });
}
// Marks ROWS as allowed with --predictor.
template<class Settings>
[[nodiscard]] Rows<Settings> alsoOfPredictor(Rows<Settings> rows)
{
    return std::move(rows).each([](OptionInfo& info) { info.ofPredictor = true; });
}
// Puts ROWS under a heading of --help all.
template<class Settings>
[[nodiscard]] Rows<Settings> grouped(const char* heading, Rows<Settings> rows)
{
    return std::move(rows).each([heading](OptionInfo& info) { info.group = heading; });
}

// Returns the values of modelRows(). Throws Error{Usage}; Error{Input} if a file of prompts cannot be read.
[[nodiscard]] ModelOverrides overridesOf(const CommonSettings& settings);

} // namespace hydra::cli

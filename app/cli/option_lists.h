// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that several commands have, with their help. What they say is read where the engine and the
// networks are (ask_settings.h, ...).
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/option_rows.h"
#include "core/paint/look_fields.h"

#include <initializer_list>

namespace hydra::cli {

using CommonRows = Rows<CommonSettings>;

[[nodiscard]] const CommonRows& modelRows(); // --num-heads, --patch, ...
// Those of `profile` and `bench`: sizes as a list, in place of the one that opens a model.
[[nodiscard]] Rows<CostSettings> sizedModelRows();
// --class, --target, --against and the table of a method's options, less WITHOUT.
[[nodiscard]] CommonRows methodRows(std::initializer_list<const char*> without = {});
// That table alone.
[[nodiscard]] CommonRows methodSettings(std::initializer_list<const char*> without);
// --method M[,M...]: those of the table, and MORE.
[[nodiscard]] OptionInfo methodsOption(const std::string& help, std::vector<std::string> more = {});
[[nodiscard]] CommonRows methodsRow(const std::string& help, std::vector<std::string> more = {});
[[nodiscard]] CommonRows targetRow(
    const std::string& help = "in place of --class: class:CLASS, norm (of the embedding), "
                              "similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N");
[[nodiscard]] CommonRows
classRow(const char* help = "index, name, synset, top1 (of the full network), top2, own (each k's)");
[[nodiscard]] CommonRows againstRow();
[[nodiscard]] CommonRows lookRow(const Field<paint::Look>& field);
[[nodiscard]] CommonRows headsRow(const char* shape, const char* help, Takes takes = Takes::HeadCounts);
[[nodiscard]] CommonRows planRow(const char* help);
[[nodiscard]] CommonRows sizeRow(); // that pictures are shown to the network in
[[nodiscard]] const CommonRows& runRows(); // --heads, --untrained, --attention, --size
[[nodiscard]] CommonRows deviceRow(const char* help);
[[nodiscard]] const CommonRows& deviceRows(); // --device, --precision
[[nodiscard]] const CommonRows& storeRows(); // --store, --shard, --list, --jobs, --progress
[[nodiscard]] CommonRows listRow(const char* help);
[[nodiscard]] CommonRows shardRow(const char* help);
[[nodiscard]] CommonRows programRow(const char* help); // --predictor
[[nodiscard]] const CommonRows& predictorRows(); // --predictor, --patience
[[nodiscard]] CommonRows boxRow(); // --box, of a predictor that finds boxes
[[nodiscard]] CommonRows saeRows(); // --sae and what its file does not say
// --without, --with, --from, --sae; of many pictures without --from.
[[nodiscard]] CommonRows whatIfRows(bool ofOnePicture = true);
[[nodiscard]] const CommonRows& messageRows(); // --quiet, --language, --help
[[nodiscard]] Rows<ExplainSettings> featureRows(); // --fit, --save-basis, --query-image, --region
[[nodiscard]] Rows<PageSettings> pageRows(); // --width-mm, --dpi, ...
[[nodiscard]] Rows<TsneSettings> tsneRows(); // --joint, --perplexity, ...
[[nodiscard]] Rows<FigureSettings> figureRows(); // all of `figure`
[[nodiscard]] OptionInfo infoOf(const FieldRule& rule); // a setting's row as an option

// The ids of a table's rows, of those that are WANTED.
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

// ROWS as --store honours them: they decide what is computed of a picture, and the store's settings say so.
template<class Settings>
[[nodiscard]] Rows<Settings> stored(Rows<Settings> rows)
{
    return std::move(rows).each([](OptionInfo& info) { info.stored = true; });
}
// ROWS, which go with --predictor.
template<class Settings>
[[nodiscard]] Rows<Settings> alsoOfPredictor(Rows<Settings> rows)
{
    return std::move(rows).each([](OptionInfo& info) { info.ofPredictor = true; });
}
// ROWS under a heading of --help all.
template<class Settings>
[[nodiscard]] Rows<Settings> grouped(const char* heading, Rows<Settings> rows)
{
    return std::move(rows).each([heading](OptionInfo& info) { info.group = heading; });
}

// What modelRows() say. Throws Error{Usage}; Error{Input} for a file of prompts that cannot be read.
[[nodiscard]] ModelOverrides overridesOf(const CommonSettings& settings);

} // namespace hydra::cli

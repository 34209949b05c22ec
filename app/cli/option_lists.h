// SPDX-License-Identifier: GPL-3.0-or-later
// The options that several commands have, with their help. What they say is read where the engine and the
// networks are (ask_settings.h, ...).
#pragma once

#include "app/cli/arguments.h"
#include "core/model/model_overrides.h"

#include <initializer_list>

namespace hydra::cli {

inline constexpr const char* promptsOption = "prompts";

[[nodiscard]] const Options& modelOptions(); // --num-heads, --patch, ...
// Those of `profile` and `bench`: sizes as a list, in place of the one that opens a model.
[[nodiscard]] Options sizedModelOptions();
// --class, --against and the table of a method's options, less WITHOUT.
[[nodiscard]] Options methodOptions(std::initializer_list<const char*> without = {});
// That table alone.
[[nodiscard]] Options methodSettings(std::initializer_list<const char*> without);
// --method M[,M...]: those of the table, and MORE.
[[nodiscard]] OptionInfo methodsOption(const std::string& help, std::vector<std::string> more = {});
[[nodiscard]] OptionInfo targetOption(
    const std::string& help = "in place of --class: class:CLASS, norm (of the embedding), "
                              "similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N");
[[nodiscard]] OptionInfo classOption(const char* help, const char* name = "class");
[[nodiscard]] OptionInfo planOption(const char* help);
[[nodiscard]] OptionInfo sizeOption(); // that pictures are shown to the network in
[[nodiscard]] Options changeOptions(); // whatIfOptions() of many pictures
[[nodiscard]] OptionInfo infoOf(const FieldRule& rule); // a setting's row as an option
[[nodiscard]] const Options& runOptions(); // --heads, --untrained, --attention, --size
[[nodiscard]] const Options& deviceOptions(); // --device, --precision
[[nodiscard]] const Options& storeOptions(); // --store, --shard, --list, --jobs, --progress
// OPTIONS as --store honours them: they decide what is computed of a picture, and the store's settings say
// so.
[[nodiscard]] Options stored(Options options);
// OPTIONS under a heading of --help all.
[[nodiscard]] Options grouped(const char* heading, Options options);
[[nodiscard]] const Options& predictorOptions(); // --predictor, --patience
[[nodiscard]] Options boxOption(); // --box, of a predictor that finds boxes
[[nodiscard]] Options saeOptions(); // --sae and what its file does not say
[[nodiscard]] Options whatIfOptions(); // --without, --with, --from, --sae
[[nodiscard]] Options featureOptions(); // --fit, --save-basis, --query-image, --region
[[nodiscard]] Options pageOptions(); // --width-mm, --dpi, ...
[[nodiscard]] Options figureOptions(); // all of `figure`
[[nodiscard]] Options windowOptions(); // of the window, as a shell completes them

// What modelOptions() say. Throws Error{Usage}; Error{Input} for a file of prompts that cannot be read.
[[nodiscard]] ModelOverrides overridesOf(const Arguments& arguments);

} // namespace hydra::cli

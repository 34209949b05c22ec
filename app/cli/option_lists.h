// SPDX-License-Identifier: GPL-3.0-or-later
// The options that several commands share, as their help lists them. What most of them say is read where
// networks are (settings.h, what_if.h, ...).
#pragma once

#include "app/cli/arguments.h"
#include "core/base/field.h"
#include "core/model/model_overrides.h"

#include <initializer_list>
#include <vector>

namespace hydra::cli {

inline constexpr const char* promptsOption = "prompts";

[[nodiscard]] const std::vector<OptionInfo>& modelOptions(); // --num-heads, --patch, ...
// Those of `profile` and `bench`: sizes as a list, in place of the one that opens a model.
[[nodiscard]] std::vector<OptionInfo> sizedModelOptions();
// --class, --against and the table of a method's options, less WITHOUT; and one of them.
[[nodiscard]] std::vector<OptionInfo> methodOptions(std::initializer_list<const char*> without = {});
[[nodiscard]] OptionInfo methodOption(const char* option);
// --method M[,M...]: those of the table, and MORE.
[[nodiscard]] OptionInfo methodsOption(const std::string& help, std::vector<std::string> more = {});
[[nodiscard]] OptionInfo targetOption(
    const std::string& help = "in place of --class: class:CLASS, norm (of the embedding), "
                              "similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N");
[[nodiscard]] OptionInfo classOption(const char* help, const char* name = "class");
[[nodiscard]] OptionInfo planOption(const char* help);
[[nodiscard]] OptionInfo sizeOption(); // that pictures are shown to the network in
[[nodiscard]] OptionInfo infoOf(const FieldRule& rule); // a setting's row as an option
[[nodiscard]] const std::vector<OptionInfo>& runOptions(); // --heads, --untrained, --attention, --size
[[nodiscard]] const std::vector<OptionInfo>& deviceOptions(); // --device, --precision
[[nodiscard]] const std::vector<OptionInfo>& storeOptions(); // --store, --shard, --list, --jobs, --progress
// OPTIONS as --store honours them: they decide what is computed of a picture, and the store's settings say
// so.
[[nodiscard]] std::vector<OptionInfo> stored(std::vector<OptionInfo> options);
// OPTIONS under a heading of --help all.
[[nodiscard]] std::vector<OptionInfo> grouped(const char* heading, std::vector<OptionInfo> options);
[[nodiscard]] const std::vector<OptionInfo>& predictorOptions(); // --predictor, --patience
[[nodiscard]] const std::vector<OptionInfo>& whatIfOptions(); // --without, --from
[[nodiscard]] const std::vector<OptionInfo>& featureOptions(); // --fit, --save-basis, --query-image, --region
[[nodiscard]] std::vector<OptionInfo> pageOptions(); // --width-mm, --dpi, ...
[[nodiscard]] std::vector<OptionInfo> figureOptions(); // all of `figure`

// What modelOptions() say. Throws Error{Usage}; Error{Input} for a file of prompts that cannot be read.
[[nodiscard]] ModelOverrides overridesOf(const Arguments& arguments);

[[nodiscard]] std::vector<OptionInfo> operator+(std::vector<OptionInfo> a, const std::vector<OptionInfo>& b);

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// What several commands share: model options, HEADS, PLAN, CLASS and INPUT as the command line writes them.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "app/cli/option_lists.h"
#include "core/engine/engine.h"
#include "core/question/ask.h"

#include <filesystem>
#include <functional>
#include <initializer_list>
#include <set>
#include <string>
#include <vector>

namespace hydra::cli {

// What --device and --precision say, for all networks that the command makes. Throws Error{Usage} where it
// cannot be.
void computeAsTold(const Arguments& arguments);

// All of them but --method, and those of WITHOUT.
[[nodiscard]] MapOptions methodOptionsOf(const Arguments& arguments, const VitConfig& config,
                                         std::initializer_list<const char*> without = {});
[[nodiscard]] engine::OpenedModel openModel(engine::Engine& engine, const Arguments& arguments);

// DOCUMENT with the prompts and templates that were SAID, where the classes are prompts; and both as one
// line.
[[nodiscard]] Json withPrompts(Json document, const ModelOverrides& said);
[[nodiscard]] std::string promptLine(const ModelOverrides& overrides); // "" without

// "12", "3-12", "3,6,12", "all". Default: all heads (k = H). Throws Error{Usage} for a k outside 1..H.
[[nodiscard]] std::vector<int> headsOf(const Arguments& arguments, const VitConfig& config);
// The plan of --attention on top of the model's own.
// OPTION is about who answers of all rounds of a network that answers in rounds. Throws Error{Usage}.
void requireAllRounds(const char* option, const VitConfig& config, const std::vector<int>& heads);
[[nodiscard]] AttentionPlan planOf(const Arguments& arguments, const VitConfig& config);
// What a network is asked of every picture: --attention and --size. Heads, method, target and --without are
// each command's own.
[[nodiscard]] engine::Ask askOf(const Arguments& arguments, const VitConfig& config);
// "size": [H, W] of the picture of KEY, where --size said something.
void addSize(Json& row, const engine::Engine& engine, const engine::NetworkKey& key);
// "all", "patches", "class", as --tokens says.
[[nodiscard]] engine::TokenChoice::Kind tokensNamed(const std::string& given);
// --class, or --target with all it may name; firstTarget() where neither is given, with a word about it where
// that is no class. Files are only named, not read.
[[nodiscard]] engine::ClassChoice targetOf(const Arguments& arguments, const VitConfig& config);
// Index, name, top1, top2, own.
[[nodiscard]] engine::ClassChoice classOf(const Arguments& arguments, const VitConfig& config,
                                          const char* option = "class");

// Names of files that are written, one for each input: two inputs called "cat" do not write one file. The
// second is named after its folder, or numbered, and that is said; a name too long for a file is cut.
class OutputNames
{
public:
    // WRITES: there will be files, so that a changed name is worth a word.
    explicit OutputNames(bool writes)
        : m_writes(writes)
    { }
    // STEM of PATH, or what takes its place.
    [[nodiscard]] std::string take(const std::string& path, const std::string& stem);

private:
    bool m_writes;
    std::set<std::string> m_taken;
};

struct Input
{
    std::string name; // as it goes into the JSON document
    std::string stem; // of files that are written
    engine::OpenedImage image;
};
// Every INPUT from position FROM on: image files, folders, .npy arrays.
[[nodiscard]] std::vector<std::string> inputPaths(const Arguments& arguments, std::size_t from);
[[nodiscard]] std::vector<Input> openInputs(engine::Engine& engine, const std::string& path);
// The same with stems for files.
[[nodiscard]] std::vector<Input> openInputs(engine::Engine& engine, const std::string& path,
                                            OutputNames& names);

// WORK on the pictures of each INPUT from position FROM on, of BATCH of them at once, until the command is
// interrupted: what is finished by then stays. Their files go into FOLDER, which is made; empty: there are
// none.
using InputWork = std::function<void(const std::vector<Input>& inputs, const Progress& within)>;
void eachInput(engine::Engine& engine, const Arguments& arguments, const std::filesystem::path& folder,
               const InputWork& work, std::size_t batch = 1, std::size_t from = 1);

} // namespace hydra::cli

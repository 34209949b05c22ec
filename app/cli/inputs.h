// SPDX-License-Identifier: GPL-3.0-or-later
// The INPUTs of a command: pictures, folders of them and arrays, and the names of the files that are made of
// each.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "core/engine/engine.h"

#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <vector>

namespace hydra::cli {

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

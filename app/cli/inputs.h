// SPDX-License-Identifier: GPL-3.0-or-later
// The INPUTs of a command: pictures, folders of them and arrays.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "core/engine/engine.h"
#include "core/export/output_names.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace hydra::cli {

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
                                            engine::OutputNames& names);

// WORK on the pictures of each INPUT from position FROM on, of BATCH of them at once, until the command is
// interrupted: what is finished by then stays. Their files go into FOLDER, which is made; empty: there are
// none.
using InputWork = std::function<void(const std::vector<Input>& inputs, const Progress& within)>;
void eachInput(engine::Engine& engine, const Arguments& arguments, const std::filesystem::path& folder,
               const InputWork& work, std::size_t batch = 1, std::size_t from = 1);

} // namespace hydra::cli

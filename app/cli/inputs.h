// SPDX-License-Identifier: GPL-3.0-or-later
// The INPUTs of a command: pictures, folders of them and arrays.
#pragma once

#include "app/cli/command_settings.h"
#include "app/cli/console.h"
#include "core/base/over_pictures.h"
#include "core/engine/session.h"
#include "core/evaluate/labelled_folder.h"
#include "core/export/embedding_table.h"
#include "core/export/output_names.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace hydra::cli {

struct Input
{
    std::string name; // in the JSON document
    std::string stem; // of output files
    engine::OpenedImage image;
};
// Returns every INPUT from position FROM on: image files, folders, .npy arrays.
[[nodiscard]] std::vector<std::string> inputPaths(const CommonSettings& settings, std::size_t from);
// The same as sources; with BYCLASS, the pictures of class folders with their classes.
[[nodiscard]] std::vector<EmbeddedSource> labelledInputs(const CommonSettings& settings, bool byClass,
                                                         const VitConfig& config);
// Warns how many pictures of FOLDER have no class and so are not in IMAGES.
void warnOfRest(const Path& folder, const std::vector<LabelledImage>& images);
[[nodiscard]] std::vector<Input> openInputs(engine::Session& session, const std::string& path);
// The same, with stems from NAMES.
[[nodiscard]] std::vector<Input> openInputs(engine::Session& session, const std::string& path,
                                            OutputNames& names);

// Reads COUNT inputs one by one: skips unusable ones, and throws if all are unusable.
class LeavingOut
{
public:
    explicit LeavingOut(std::size_t count)
        : m_left(count)
    { }
    template<class Read>
    void operator()(Read&& read)
    {
        try {
            read();
        } catch (const Error& error) {
            if (!leavesOut(error)) {
                throw;
            }
            (*this)(0, error);
        }
    }
    // The callback LEFT_OUT of overPictures().
    void operator()(std::size_t, const Error& error)
    {
        if (--m_left == 0) {
            throw;
        }
        leaveOut(messageOf(error));
    }

private:
    std::size_t m_left;
};

// Runs WORK on the pictures of each INPUT, BATCH inputs at once, until the command is interrupted; finished
// results are kept. Output files go into FOLDER, which is created; empty for no files.
using InputWork = std::function<void(const std::vector<Input>& inputs, const Progress& within)>;
void eachInput(engine::Session& session, const CommonSettings& settings, const std::filesystem::path& folder,
               const InputWork& work, std::size_t batch = 1);

} // namespace hydra::cli

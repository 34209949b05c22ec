// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a training's folder, during the training or afterwards: its curves, its progress, and the files that
// can be opened as a model. Writes no file and reads no tensor. The trainer replaces whole files, so that
// reads are always complete.
#pragma once

#include "core/base/file.h"
#include "core/train/training_history.h"

#include <cstdint>
#include <optional>

namespace hydra {

enum class TrainingState
{
    Running, // its files are recent, compared to the length of its epochs
    Testing, // the weights are written, the test result is not
    Silent, // cancelled, stopped or stuck: the files do not tell which
    Finished // weights and card exist
};

struct TrainingLog
{
    Path folder;
    std::string name; // of the weights; until they exist, of the folder
    TrainingHistory history;
    TrainingState state = TrainingState::Running;
    std::int64_t step = 0, steps = 0; // finished and planned; 0: unknown
    double quietSeconds = 0; // since the youngest file was written
    std::optional<double> stepsPerSecond; // over the last epochs, without validation
    std::optional<double> secondsLeft; // at this pace, without validation; only while it runs
    Path checkpoint; // has averaged weights that can be opened; empty: none
    Path weights; // the final ones; empty: none
    std::vector<Message> notes; // unusable files, and why
};

using FileTime = std::filesystem::file_time_type;

// Throws Error{Input} if FOLDER is not a folder, or if its history.csv is missing or unreadable; an
// unreadable checkpoint becomes a note.
[[nodiscard]] TrainingLog readTrainingLog(const Path& folder, FileTime now = FileTime::clock::now());

// Returns whether FOLDER looks like a training's, for folders dropped on the window.
[[nodiscard]] bool isTrainingFolder(const Path& folder);

// Returns a text that changes whenever a file that readTrainingLog() reads changes.
[[nodiscard]] std::string trainingStamp(const Path& folder);

} // namespace hydra

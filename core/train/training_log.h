// SPDX-License-Identifier: GPL-3.0-or-later
// A training's folder as others see it, while it runs or afterwards: its curves, how far it is, and which
// files can be opened as a model. Nothing is written, and no tensor is read: the trainer replaces its files
// whole, so that what is read is always complete.
#pragma once

#include "core/base/file.h"
#include "core/train/training_history.h"

#include <cstdint>
#include <optional>

namespace hydra {

enum class TrainingState
{
    Running, // its files are as young as its epochs let expect
    Testing, // the weights are written, the final test is not
    Silent, // cancelled, stopped or stuck: the files do not say which
    Finished // weights and card are there
};

struct TrainingLog
{
    Path folder;
    std::string name; // of the weights; of the folder, until there are any
    TrainingHistory history;
    TrainingState state = TrainingState::Running;
    std::int64_t step = 0, steps = 0; // finished and planned ones; 0: not known
    double quietSeconds = 0; // since the youngest file was written
    std::optional<double> stepsPerSecond; // of the last epochs, validation left out
    std::optional<double> secondsLeft; // at this pace, validation left out; only while it runs
    Path checkpoint; // its averaged weights can be opened; empty: none
    Path weights; // the finished ones; empty: none
    std::vector<std::string> notes; // what could not be used, and why
};

using FileTime = std::filesystem::file_time_type;

// Throws Error{Input} when FOLDER is no folder, holds no history.csv, or one that cannot be read; a
// checkpoint that cannot be read is a note.
[[nodiscard]] TrainingLog readTrainingLog(const Path& folder, FileTime now = FileTime::clock::now());

// Whether FOLDER looks like a training's: for what is dropped on the window.
[[nodiscard]] bool isTrainingFolder(const Path& folder);

// Changes whenever one of the files that readTrainingLog reads does.
[[nodiscard]] std::string trainingStamp(const Path& folder);

} // namespace hydra

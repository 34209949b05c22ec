// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/training_log.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/regular_file.h"
#include "core/base/update_file.h"
#include "core/checkpoint/training_file.h"
#include "core/format/safetensors.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>

namespace hydra {

namespace {

constexpr std::size_t longestName = 200;
constexpr const char* historyName = "history.csv";
constexpr const char* checkpointName = "checkpoint.safetensors";
constexpr std::size_t largestHistory = std::size_t(64) << 20;
constexpr int mostFiles = 10'000; // of a folder that are examined
constexpr std::size_t paceRows = 5;
constexpr double patience = 3; // longest epochs without a new file
constexpr double leastPatience = 120; // seconds
constexpr double firstPatience = 900; // seconds, before the first row gives an epoch's length

std::string nameOf(const Path& path)
{
    const Path file = path.has_filename() ? path.filename() : path.parent_path().filename();
    return file.string();
}

// Reads a whole file that may be replaced meanwhile. Never queries its size, which could be that of the new
// file.
std::string wholeText(const Path& path)
{
    const RegularFile file(path);
    std::string text;
    std::vector<char> part(1 << 16);
    while (true) {
        const std::int64_t got = readAt(file.descriptor(), part.data(), part.size(), text.size());
        if (got < 0) {
            throw unreadable(path, errno);
        }
        if (got == 0) {
            return text;
        }
        text.append(part.data(), std::size_t(got));
        if (text.size() > largestHistory) {
            throw inputError("%1: more than the %2 bytes allowed", path.string(), largestHistory);
        }
    }
}

std::int64_t wholeNumber(const nlohmann::json& entry, const char* key)
{
    constexpr std::int64_t most = 1'000'000'000'000'000;
    const auto found = entry.find(key);
    return found != entry.end() && found->is_number_integer()
        ? std::clamp<std::int64_t>(found->get<std::int64_t>(), 0, most)
        : 0;
}

double finiteNumber(const nlohmann::json& entry, const char* key)
{
    const auto found = entry.find(key);
    const double value = found != entry.end() && found->is_number() ? found->get<double>() : 0;
    return std::isfinite(value) && value > 0 ? value : 0;
}

// The fields of the checkpoint's header.
struct Kept
{
    std::string identity, name; // NAME is empty in older files
    std::int64_t step = 0, steps = 0;
    double seconds = 0;
};

Kept readCheckpoint(const Path& file)
{
    const auto metadata = readSafetensorsMetadata(file);
    if (!isTrainingFile(metadata)) {
        throw inputError("%1: not a training checkpoint of this program", file.string());
    }
    const nlohmann::json identity = trainingEntry(metadata, "identity", file.string());
    const nlohmann::json progress = trainingEntry(metadata, "progress", file.string());
    const auto name = metadata.find("training_name");
    const bool named = name != metadata.end() && name->second.size() <= longestName;
    return {metadata.at("identity"), named ? name->second : std::string(), wholeNumber(progress, "step"),
            wholeNumber(identity, "steps"), finiteNumber(progress, "seconds")};
}

// Returns the newest weights in FOLDER that this training wrote; empty if there are none.
Path finishedWeights(const Path& folder, const std::string& identity)
{
    Path found;
    FileTime youngest = FileTime::min();
    std::error_code failed;
    int looked = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const Path& path = entry.path();
        if (++looked > mostFiles) {
            break;
        }
        if (path.extension() != ".safetensors" || path.filename() == checkpointName) {
            continue;
        }
        try {
            const auto metadata = readSafetensorsMetadata(path);
            const auto training = metadata.find("training"); // core/train/export.h
            const FileTime written = std::filesystem::last_write_time(path, failed);
            if (training != metadata.end() && (identity.empty() || training->second == identity)
                && written > youngest) {
                found = path;
                youngest = written;
            }
        } catch (const Error&) { // not a file of this training
        }
    }
    return found;
}

double ageOf(const TrainingLog& log, FileTime now)
{
    FileTime youngest = FileTime::min();
    for (const Path& path : {log.folder / historyName, log.checkpoint, log.weights}) {
        std::error_code failed;
        const FileTime written = std::filesystem::last_write_time(path, failed);
        youngest = failed ? youngest : std::max(youngest, written);
    }
    return youngest == FileTime::min() ? 0
                                       : std::max(0.0, std::chrono::duration<double>(now - youngest).count());
}

double longestEpoch(const TrainingHistory& history)
{
    const std::vector<double>& seconds = history.column("seconds")->values;
    double longest = 0;
    for (std::size_t i = 0; i < seconds.size(); ++i) {
        longest = std::max(longest, seconds[i] - (i == 0 ? 0 : seconds[i - 1]));
    }
    return longest;
}

TrainingState stateOf(const TrainingLog& log)
{
    std::error_code failed;
    if (!log.weights.empty() && std::filesystem::exists(Path(log.weights).replace_extension(".md"), failed)) {
        return TrainingState::Finished;
    }
    const double longest = longestEpoch(log.history);
    const double patient =
        log.history.rows() == 0 ? firstPatience : std::max(leastPatience, patience * longest);
    return log.quietSeconds > patient ? TrainingState::Silent
        : log.weights.empty()         ? TrainingState::Running
                                      : TrainingState::Testing;
}

// Returns the pace of the last epochs; before the first row, of the whole training.
std::optional<double> paceOf(const TrainingHistory& history, const Kept& kept)
{
    const std::size_t rows = history.rows();
    double steps = double(kept.step);
    double seconds = kept.seconds;
    if (rows > 0) {
        const std::vector<double>& step = history.column("step")->values;
        const std::vector<double>& spent = history.column("seconds")->values;
        const bool whole = rows <= paceRows;
        steps = step.back() - (whole ? 0 : step[rows - 1 - paceRows]);
        seconds = spent.back() - (whole ? 0 : spent[rows - 1 - paceRows]);
    }
    return steps > 0 && seconds > 0 ? std::optional(steps / seconds) : std::nullopt;
}

} // namespace

TrainingLog readTrainingLog(const Path& folder, FileTime now)
{
    TrainingLog log;
    log.folder = folder;
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) {
        throw inputError("%1: no such folder", folder.string());
    }
    if (!std::filesystem::exists(folder / historyName, failed)) {
        throw inputError(
            "%1: contains no %2, which a training writes to its output folder once it has read its data",
            folder.string(), historyName);
    }
    log.history = parseTrainingHistory(wholeText(folder / historyName), (folder / historyName).string());
    if (log.history.cutOff) {
        log.notes.emplace_back(phrase("the last line of history.csv is incomplete and is ignored"));
    }
    Kept kept;
    if (std::filesystem::exists(folder / checkpointName, failed)) {
        try {
            kept = readCheckpoint(folder / checkpointName);
            log.checkpoint = folder / checkpointName;
        } catch (const Error& problem) {
            log.notes.push_back(problem.message());
        }
    }
    log.weights = finishedWeights(folder, kept.identity);
    log.name = !log.weights.empty() ? log.weights.stem().string()
        : kept.name.empty()         ? nameOf(folder)
                                    : kept.name;
    const std::size_t rows = log.history.rows();
    log.step = std::max(kept.step, rows == 0 ? 0 : std::int64_t(log.history.at(rows - 1, "step")));
    log.steps = kept.steps;
    log.quietSeconds = ageOf(log, now);
    log.state = stateOf(log);
    log.stepsPerSecond = paceOf(log.history, kept);
    if (log.state == TrainingState::Running && log.stepsPerSecond && log.steps >= log.step) {
        log.secondsLeft = double(log.steps - log.step) / *log.stepsPerSecond;
    }
    return log;
}

bool isTrainingFolder(const Path& folder)
{
    std::error_code failed;
    return std::filesystem::is_regular_file(folder / historyName, failed)
        || std::filesystem::is_regular_file(folder / checkpointName, failed);
}

std::string trainingStamp(const Path& folder)
{
    std::string stamp = "files\n";
    std::error_code failed;
    int looked = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
        const Path& path = entry.path();
        const Path kind = path.extension();
        if (++looked > mostFiles) {
            break;
        }
        if (kind == ".csv" || kind == ".safetensors" || kind == ".md") {
            std::error_code gone;
            const auto written = std::filesystem::last_write_time(path, gone).time_since_epoch().count();
            stamp += join(path.filename().string(), ' ', std::filesystem::file_size(path, gone), ' ', written,
                          '\n');
        }
    }
    return failed ? "none" : stamp;
}

} // namespace hydra

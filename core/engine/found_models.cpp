// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/found_models.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/checkpoint/model_glance.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <tuple>

namespace hydra::engine {

namespace {

constexpr std::size_t mostEntries = 20'000; // in a folder
constexpr std::uint64_t longestRef = 256;
std::vector<Path> entriesOf(const Path& folder, bool folders)
{
    std::vector<Path> found;
    std::error_code failed;
    auto entry = std::filesystem::directory_iterator(folder, failed);
    for (; !failed && entry != std::filesystem::directory_iterator() && found.size() < mostEntries;
         entry.increment(failed)) {
        if (folders ? isFolder(*entry) : isPlainFile(*entry)) {
            found.push_back(entry->path());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

// The commit in a file of refs; "" if it holds none.
std::string commitOf(const Path& ref)
{
    try {
        const Bytes bytes = readFile(ref, longestRef);
        std::string text(bytes.begin(), bytes.end());
        text.erase(text.find_last_not_of(" \r\n") + 1);
        return hub::isCommit(text) ? text : std::string();
    } catch (const Error&) {
        return {};
    }
}

// The branches and tags in FOLDER, including those with slashes in their names: "refs/pr/1".
std::vector<Path> refsIn(const Path& folder, int depth = 0)
{
    constexpr int deepest = 4;
    std::vector<Path> found = entriesOf(folder, false);
    for (const Path& below : depth < deepest ? entriesOf(folder, true) : std::vector<Path>()) {
        const std::vector<Path> some = refsIn(below, depth + 1);
        found.insert(found.end(), some.begin(), some.end());
    }
    return found;
}

std::vector<FoundModel> snapshotsOf(const Path& folder)
{
    const std::optional<hub::HubName> name = hub::modelOfFolder(folder);
    std::vector<FoundModel> found;
    if (!name) {
        return found;
    }
    for (const Path& snapshot : entriesOf(folder / "snapshots", true)) {
        if (hub::isCommit(snapshot.filename().string())) {
            found.push_back({name->model, snapshot.filename().string(), {}, snapshot});
        }
    }
    for (const Path& ref : refsIn(folder / "refs")) {
        const std::string commit = commitOf(ref);
        for (FoundModel& model : found) {
            if (model.revision == commit) {
                model.refs.push_back(ref.lexically_relative(folder / "refs").string());
            }
        }
    }
    return found;
}

bool isIndex(const Path& path) // of shards
{
    return path.extension() == ".json" && path.stem().extension() == ".index"
        && isWeights(path.stem().stem());
}

void addModelsIn(const Path& folder, const Path& top, int depth, const CancelToken& cancel,
                 std::vector<FoundModel>& models)
{
    constexpr int deepest = 3;
    cancel.check();
    const std::vector<Path> files = entriesOf(folder, false);
    const bool sharded = std::any_of(files.begin(), files.end(), isIndex);
    for (const Path& file : files) {
        const bool shard = sharded && file.stem().string().find("-of-") != std::string::npos;
        if (isIndex(file) || (isWeights(file) && !shard)) {
            models.push_back({file.lexically_relative(top).string(), {}, {}, file});
        }
    }
    for (const Path& below : depth < deepest ? entriesOf(folder, true) : std::vector<Path>()) {
        addModelsIn(below, top, depth + 1, cancel, models);
    }
}

} // namespace

std::string FoundModel::title() const
{
    const bool usual = revision.empty() || std::find(refs.begin(), refs.end(), "main") != refs.end();
    constexpr std::size_t shown = 7;
    return usual ? name : name + "@" + (refs.empty() ? revision.substr(0, shown) : refs.front());
}

Path torchCache()
{
    for (const Path& place : {hub::placeOf("TORCH_HOME", "hub/checkpoints"),
                              hub::placeOf("XDG_CACHE_HOME", "torch/hub/checkpoints")}) {
        if (!place.empty()) {
            return place;
        }
    }
    return hub::placeOf("HOME", ".cache/torch/hub/checkpoints");
}

std::vector<FoundModel> foundModels(const CancelToken& cancel)
{
    std::vector<FoundModel> models;
    for (const Path& folder : entriesOf(hubCache(), true)) {
        cancel.check();
        const std::vector<FoundModel> some = snapshotsOf(folder);
        models.insert(models.end(), some.begin(), some.end());
    }
    for (const Path& file : entriesOf(torchCache(), false)) {
        if (isWeights(file)) {
            models.push_back({file.filename().string(), {}, {}, file});
        }
    }
    std::sort(models.begin(), models.end(), [](const FoundModel& a, const FoundModel& b) {
        return std::tie(a.name, a.revision) < std::tie(b.name, b.revision);
    });
    return models;
}

std::vector<FoundModel> modelsIn(const Path& folder, const CancelToken& cancel)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(folder, failed)) {
        throw inputError("%1: expected a folder of models", folder.string());
    }
    std::vector<FoundModel> models;
    addModelsIn(folder, folder, 0, cancel, models);
    return models;
}

ModelHeader headerOf(const Path& path, const CancelToken& cancel)
{
    ModelHeader header{path, {}, 0, false, {}, {}};
    try {
        const ModelGlance glance = glanceAt(path, cancel);
        header = {glance.file, glance.architecture, 0, true, {}, glance};
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled) {
            throw;
        }
        header.why = messageOf(error);
    }
    std::error_code failed;
    const auto bytes = std::filesystem::file_size(header.file, failed);
    header.bytes = failed ? 0 : bytes;
    return header;
}

std::string modelName(const Path& file)
{
    static constexpr std::array ofAny{"model",
                                      "pytorch_model",
                                      "open_clip_model",
                                      "open_clip_pytorch_model",
                                      "model.safetensors.index",
                                      "pytorch_model.bin.index"};
    std::string name = file.stem().string();
    const Path folder = file.parent_path();
    if (std::find(ofAny.begin(), ofAny.end(), name) == ofAny.end() || folder.filename().empty()) {
        return name;
    }
    name = folder.filename().string();
    const auto known = hub::modelOfFolder(folder.parent_path().parent_path());
    return hub::isCommit(name) && known ? known->model.substr(known->model.find('/') + 1) : name;
}

bool isWeights(const Path& path)
{
    static constexpr std::array suffixes{".pth", ".pt", ".bin", ".safetensors"};
    const std::string suffix = path.extension().string();
    return std::find(suffixes.begin(), suffixes.end(), suffix) != suffixes.end();
}

Path hubSnapshot(const std::string& text)
{
    const std::optional<hub::HubName> name = hub::hubName(text);
    if (!name || hubCache().empty()) {
        return {};
    }
    const std::string revision = name->revision.empty() ? "main" : name->revision;
    const std::vector<FoundModel> there = snapshotsOf(hub::folderOfModel(name->model));
    std::string others;
    for (const FoundModel& model : there) {
        const bool meant = std::find(model.refs.begin(), model.refs.end(), revision) != model.refs.end()
            || (hub::isCommit(revision) && model.revision.rfind(revision, 0) == 0);
        if (meant || (name->revision.empty() && there.size() == 1)) {
            return model.path;
        }
        others += (others.empty() ? "" : ", ") + (model.refs.empty() ? model.revision : model.refs.front());
    }
    if (!there.empty()) {
        throw inputError(
            "%1: the cache has this model in other revisions: %2; append one of them as @REVISION",
            printable(text), others);
    }
    return {};
}

} // namespace hydra::engine

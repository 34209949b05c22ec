// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/found_models.h"

#include "core/base/error.h"
#include "core/base/presence.h"
#include "core/base/printable.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <tuple>

namespace hydra::engine {

namespace {

constexpr std::size_t mostEntries = 20'000; // of a folder
constexpr std::uint64_t longestRef = 256;
constexpr std::size_t longestName = 200;
constexpr const char* prefix = "models--";

Path placeOf(const char* variable, const Path& below)
{
    const char* given = std::getenv(variable);
    return given != nullptr && *given != '\0' ? (below.empty() ? Path(given) : Path(given) / below) : Path();
}

// As the hub allows it: no name leaves its folder.
bool isName(const std::string& text)
{
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-'
            || c == '_' || c == '.';
    };
    return !text.empty() && text.size() <= longestName && text.front() != '.' && text.front() != '-'
        && text.find("--") == std::string::npos && text.find("..") == std::string::npos
        && std::all_of(text.begin(), text.end(), allowed);
}

bool isCommit(const std::string& text)
{
    return text.size() >= 7 && text.size() <= 64
        && text.find_first_not_of("0123456789abcdef") == std::string::npos;
}

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

// What a file in refs says; "" where that is no commit.
std::string commitOf(const Path& ref)
{
    try {
        const Bytes bytes = readFile(ref, longestRef);
        std::string text(bytes.begin(), bytes.end());
        text.erase(text.find_last_not_of(" \r\n") + 1);
        return isCommit(text) ? text : std::string();
    } catch (const Error&) {
        return {};
    }
}

std::vector<FoundModel> snapshotsOf(const Path& folder)
{
    std::string name = folder.filename().string().substr(std::string(prefix).size());
    if (const auto at = name.find("--"); at != std::string::npos) {
        name.replace(at, 2, "/");
    }
    std::vector<FoundModel> found;
    if (!looksLikeHubName(name)) {
        return found;
    }
    for (const Path& snapshot : entriesOf(folder / "snapshots", true)) {
        if (isCommit(snapshot.filename().string())) {
            found.push_back({name, snapshot.filename().string(), {}, snapshot});
        }
    }
    for (const Path& ref : entriesOf(folder / "refs", false)) {
        const std::string commit = commitOf(ref);
        for (FoundModel& model : found) {
            if (model.revision == commit) {
                model.refs.push_back(ref.filename().string());
            }
        }
    }
    return found;
}

} // namespace

std::string FoundModel::title() const
{
    const bool usual = revision.empty() || std::find(refs.begin(), refs.end(), "main") != refs.end();
    constexpr std::size_t shown = 7;
    return usual ? name : name + "@" + (refs.empty() ? revision.substr(0, shown) : refs.front());
}

Path hubCache()
{
    for (const Path& place : {placeOf("HF_HUB_CACHE", {}), placeOf("HF_HOME", "hub"),
                              placeOf("XDG_CACHE_HOME", "huggingface/hub")}) {
        if (!place.empty()) {
            return place;
        }
    }
    return placeOf("HOME", ".cache/huggingface/hub");
}

Path torchCache()
{
    for (const Path& place :
         {placeOf("TORCH_HOME", "hub/checkpoints"), placeOf("XDG_CACHE_HOME", "torch/hub/checkpoints")}) {
        if (!place.empty()) {
            return place;
        }
    }
    return placeOf("HOME", ".cache/torch/hub/checkpoints");
}

std::vector<FoundModel> foundModels(const CancelToken& cancel)
{
    std::vector<FoundModel> models;
    for (const Path& folder : entriesOf(hubCache(), true)) {
        cancel.check();
        if (folder.filename().string().rfind(prefix, 0) == 0) {
            const std::vector<FoundModel> some = snapshotsOf(folder);
            models.insert(models.end(), some.begin(), some.end());
        }
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
    const std::string repository = folder.parent_path().parent_path().filename().string();
    if (isCommit(name) && repository.rfind(prefix, 0) == 0) {
        name = repository.substr(repository.rfind("--") + 2);
    }
    return name;
}

bool isWeights(const Path& path)
{
    static constexpr std::array suffixes{".pth", ".pt", ".bin", ".safetensors"};
    const std::string suffix = path.extension().string();
    return std::find(suffixes.begin(), suffixes.end(), suffix) != suffixes.end();
}

bool looksLikeHubName(const std::string& text)
{
    const std::string name = text.substr(0, text.find('@'));
    const auto slash = name.find('/');
    return slash == std::string::npos ? isName(name)
                                      : isName(name.substr(0, slash)) && isName(name.substr(slash + 1));
}

Path hubSnapshot(const std::string& text)
{
    if (!looksLikeHubName(text) || hubCache().empty()) {
        return {};
    }
    const auto at = text.find('@');
    std::string name = text.substr(0, at);
    const std::string revision = at == std::string::npos ? "main" : text.substr(at + 1);
    if (const auto slash = name.find('/'); slash != std::string::npos) {
        name.replace(slash, 1, "--");
    }
    const std::vector<FoundModel> there = snapshotsOf(hubCache() / (prefix + name));
    std::string others;
    for (const FoundModel& model : there) {
        const bool meant = std::find(model.refs.begin(), model.refs.end(), revision) != model.refs.end()
            || (isCommit(revision) && model.revision.rfind(revision, 0) == 0);
        if (meant || (at == std::string::npos && there.size() == 1)) {
            return model.path;
        }
        others += (others.empty() ? "" : ", ") + (model.refs.empty() ? model.revision : model.refs.front());
    }
    if (!there.empty()) {
        throw inputError(printable(text), ": the cache has this model in other revisions: ", others,
                         "; expected one of them behind @");
    }
    return {};
}

} // namespace hydra::engine

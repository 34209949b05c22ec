// SPDX-License-Identifier: GPL-3.0-or-later
// nearest: the pictures of a folder that a network finds most like another one.
#include "app/cli/network_commands.h"
#include "app/cli/settings.h"
#include "app/cli/what_if.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/timing.h"
#include "core/evaluate/picture_index.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <filesystem>
#include <map>

namespace hydra::cli {

namespace {

// What rows of two indexes must agree in to be comparable.
std::string questionOf(const engine::NetworkKey& key)
{
    return Json{{"model", key.model},
                {"heads", key.sub.heads},
                {"attention", key.plan.text()},
                {"without", key.without.text()},
                {"size", text(key.size)}}
        .dump();
}

at::Tensor rowOf(engine::Engine& engine, engine::NetworkKey key, const std::string& path)
{
    engine::TokenChoice pooled;
    pooled.kind = engine::TokenChoice::Kind::Pooled;
    const engine::OpenedImage image = engine.openImageNow(path);
    key.image = image.id;
    const engine::TokenVectors found = engine.tokensNow(key, pooled, interruption());
    return engine::indexRow(found.vectors.values);
}

// BEFORE with what is new or changed of PATHS, and without what is not among them. Interrupted: what is
// finished by then.
engine::PictureIndex indexOf(engine::Engine& engine, const engine::NetworkKey& key,
                             const std::vector<std::string>& paths, const engine::PictureIndex& before)
{
    std::map<std::string, std::int64_t> known;
    for (std::size_t i = 0; i < before.names.size(); ++i) {
        known.emplace(before.names[i], static_cast<std::int64_t>(i));
    }
    const Progress progress = progressBar();
    engine::PictureIndex index{questionOf(key), {}};
    std::vector<at::Tensor> rows, stamps;
    const auto add = [&](const std::string& path) {
        const at::Tensor stamp = engine::stampOf(path);
        const auto old = known.find(path);
        const bool same = old != known.end() && before.stamps[old->second].equal(stamp);
        try {
            rows.push_back(same ? before.rows[old->second] : rowOf(engine, key, path));
        } catch (const Error& error) {
            if (error.code() != ErrorCode::Input) {
                throw;
            }
            warn(join("left out: ", error.what()));
            return;
        }
        stamps.push_back(stamp);
        index.names.push_back(path);
    };
    for (std::size_t i = 0; i < paths.size(); ++i) {
        report(progress, double(i) / double(paths.size()), paths[i]);
        if (!unlessInterrupted([&] { add(paths[i]); })) {
            break;
        }
    }
    if (rows.empty()) {
        throw inputError("no picture to compare with");
    }
    index.rows = at::stack(rows);
    index.stamps = at::stack(stamps);
    return index;
}

engine::PictureIndex searched(engine::Engine& engine, const Arguments& arguments,
                              const engine::NetworkKey& key)
{
    const auto file = arguments.text("index");
    const std::string& given = arguments.positional(2, "FOLDER: pictures, or an index of them");
    const auto checked = [&](const std::string& path) {
        engine::PictureIndex index = engine::readIndex(path);
        if (index.question != questionOf(key)) {
            throw usageError(path, ": was made with ", index.question, ", and this question is ",
                             questionOf(key));
        }
        return index;
    };
    if (std::filesystem::path(given).extension() == ".safetensors") {
        return checked(given);
    }
    if (!file) {
        return indexOf(engine, key, inputPaths(arguments, 2), {});
    }
    requireWritable(*file);
    const engine::PictureIndex before = isThere(*file) ? checked(*file) : engine::PictureIndex();
    engine::PictureIndex index = indexOf(engine, key, inputPaths(arguments, 2), before);
    engine::writeIndex(*file, index);
    return index;
}

} // namespace

Json runNearest(const Arguments& arguments)
{
    engine::Engine engine;
    const engine::OpenedModel model = openModel(engine, arguments);
    const std::vector<int> heads = headsOf(arguments, model.config);
    if (heads.size() != 1) {
        throw usageError("--heads: expected one head count");
    }
    const std::string& picture = arguments.positional(1, "PICTURE: what the others are compared with");
    const engine::NetworkKey key =
        askOf(engine, arguments, model).network(engine::ImageId(), model.id, heads.front());
    const at::Tensor query = rowOf(engine, key, picture);
    const engine::PictureIndex index = searched(engine, arguments, key);
    interruption().check();
    const auto count = arguments.integer("count").value_or(9);
    std::vector<std::pair<std::int64_t, double>> found;
    const double seconds =
        secondsOf([&] { found = engine::nearestRows(index, query, count + 1, interruption()); });
    Json rows = Json::array();
    for (const auto& [row, cosine] : found) {
        const std::string& name = index.names[static_cast<std::size_t>(row)];
        std::error_code failed;
        if (static_cast<long long>(rows.size()) < count
            && !std::filesystem::equivalent(name, picture, failed)) { // the picture itself says nothing
            rows.push_back({{"input", name}, {"similarity", cosine}});
        }
    }
    return {{"model", model.path},
            {"picture", picture},
            {"attention", key.plan.text()},
            {"without", key.without.text()},
            {"rows", rows},
            {"images", index.size()},
            {"seconds", seconds}};
}

} // namespace hydra::cli

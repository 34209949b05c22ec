// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/knn_accuracy.h"

#include "app/cli/console.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/presence.h"
#include "core/base/printable.h"
#include "core/evaluate/picture_index.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <map>
#include <numeric>

namespace hydra::cli {

namespace {

constexpr auto keptEvery = std::chrono::minutes(5); // a power cut costs no more

// One file for each head count.
std::optional<std::string> indexFile(const std::optional<std::string>& file, int heads, bool several)
{
    if (!file || !several) {
        return file;
    }
    const std::filesystem::path path(*file);
    return (path.parent_path() / path.stem()).string() + join(".k", heads) + path.extension().string();
}

// Rows of INDEX of the pictures of FOLDER that are in it, and the class of each, a place in CLASSES.
engine::KnnRows rowsOf(const engine::PictureIndex& index, const engine::ProbeFolder& folder,
                       const std::vector<std::string>& classes)
{
    std::map<std::string, std::int64_t> places;
    for (std::size_t i = 0; i < index.names.size(); ++i) {
        places.emplace(index.names[i], static_cast<std::int64_t>(i));
    }
    engine::KnnRows found;
    std::vector<std::int64_t> rows;
    for (const engine::LabelledImage& image : folder.images) {
        if (const auto place = places.find(image.path.string()); place != places.end()) {
            const std::string& name = folder.classes[static_cast<std::size_t>(image.classIndex)];
            rows.push_back(place->second);
            found.classes.push_back(static_cast<int>(std::find(classes.begin(), classes.end(), name)
                                                     - classes.begin())); // one past: none of it
        }
    }
    found.rows = index.rows.index_select(0, at::tensor(rows, at::kLong));
    return found;
}

} // namespace

std::vector<engine::EmbeddingPicture> picturesAt(const std::vector<std::string>& paths)
{
    std::vector<engine::EmbeddingPicture> pictures;
    for (const std::string& path : paths) {
        pictures.push_back({path, {}, {}, path});
    }
    return pictures;
}

engine::IndexPtr indexOf(engine::Engine& engine, const engine::NetworkKey& key,
                         const std::vector<std::string>& paths, const std::optional<std::string>& file)
{
    if (file) {
        requireWritable(*file);
    }
    const engine::IndexPtr before = file && isThere(*file) ? engine::readIndexOf(*file, key) : nullptr;
    const auto keep = [&](const engine::IndexPtr& index) {
        if (file && index && index != before) {
            engine::writeIndex(*file, *index);
        }
    };
    const auto keepMore = [&](const engine::IndexPtr& index) {
        if (!before || index->size() >= before->size()) {
            keep(index);
        }
    };
    const engine::IndexWatch watch{progressBar(), keepMore, keptEvery,
                                   [](const std::string& why) { warn(join("left out: ", why)); }};
    engine::IndexPtr index =
        engine::buildIndex(engine, {key, picturesAt(paths)}, before, watch, interruption());
    keep(index);
    interruption().check();
    return index;
}

KnnAccuracy::KnnAccuracy(const Arguments& arguments, const std::string& folder, bool several)
    : m_train(engine::probeFolder(folder))
    , m_testFolder(arguments.text("test", ""))
    , m_index(arguments.text("index"))
    , m_several(several)
{
    if (!m_testFolder.empty()) {
        m_test = engine::probeFolder(m_testFolder);
    }
    for (const std::string& name : m_test.classes) {
        if (std::find(m_train.classes.begin(), m_train.classes.end(), name) == m_train.classes.end()) {
            throw inputError(m_testFolder, ": ", printable(name), " is none of the ", m_train.classes.size(),
                             " classes in ", folder);
        }
    }
    m_options.neighbours = arguments.whole("neighbours", m_options.neighbours);
    m_options.vote = enumNamed<engine::KnnVote>(arguments.text("vote", "weighted")).value();
}

KnnAccuracy::Row KnnAccuracy::of(engine::Engine& engine, const engine::NetworkKey& key) const
{
    std::vector<std::string> paths;
    for (const engine::ProbeFolder* each : {&m_train, &m_test}) {
        for (const engine::LabelledImage& image : each->images) {
            paths.push_back(image.path.string());
        }
    }
    const engine::IndexPtr index = indexOf(engine, key, paths, indexFile(m_index, key.sub.heads, m_several));
    const bool apart = !m_testFolder.empty();
    const engine::KnnRows known = rowsOf(*index, m_train, m_train.classes);
    const engine::KnnRows asked = apart ? rowsOf(*index, m_test, m_train.classes) : engine::KnnRows();
    const std::vector<int>& truth = apart ? asked.classes : known.classes;
    const std::vector<int> answers =
        engine::knnClasses(known, asked.rows, m_options, progressBar(), interruption());
    const auto right =
        std::inner_product(answers.begin(), answers.end(), truth.begin(), std::int64_t(0), std::plus<>(),
                           std::equal_to<>()); // of the same class
    return {truth.size(), double(right) / double(std::max<std::size_t>(1, truth.size()))};
}

} // namespace hydra::cli

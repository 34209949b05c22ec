// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/knn_job.h"

#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/evaluate/knn.h"
#include "core/evaluate/linear_probe.h"
#include "core/evaluate/picture_index.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>

namespace hydra::engine {

namespace {

// Rows of INDEX for the pictures of FOLDER that it holds, and each one's class as an index in CLASSES.
KnnRows rowsOf(const PictureIndex& index, const ProbeFolder& folder, const std::vector<std::string>& classes)
{
    std::map<std::string, std::int64_t> places;
    for (std::size_t i = 0; i < index.names.size(); ++i) {
        places.emplace(index.names[i], static_cast<std::int64_t>(i));
    }
    KnnRows found;
    std::vector<std::int64_t> rows;
    for (const LabelledImage& image : folder.images) {
        if (const auto place = places.find(image.path.string()); place != places.end()) {
            const std::string& name = folder.classes[static_cast<std::size_t>(image.classIndex)];
            rows.push_back(place->second);
            found.classes.push_back(static_cast<int>(std::find(classes.begin(), classes.end(), name)
                                                     - classes.begin())); // one past the end: not in CLASSES
        }
    }
    found.rows = index.rows.index_select(0, at::tensor(rows, at::kLong));
    return found;
}

} // namespace

std::vector<EmbeddingPicture> picturesAt(const std::vector<std::string>& paths)
{
    std::vector<EmbeddingPicture> pictures;
    for (const std::string& path : paths) {
        pictures.push_back({path, {}, {}, path});
    }
    return pictures;
}

KnnFolders::KnnFolders(const std::string& folder, const std::string& test)
    : m_train(std::make_unique<const ProbeFolder>(probeFolder(folder)))
    , m_test(test.empty() ? nullptr : std::make_unique<const ProbeFolder>(probeFolder(test)))
{
    const std::vector<std::string>& known = m_train->classes;
    for (const std::string& name : m_test ? m_test->classes : std::vector<std::string>()) {
        if (std::find(known.begin(), known.end(), name) == known.end()) {
            throw inputError("%1: %2 is not one of the %3 classes of %4", test, printable(name), known.size(),
                             folder);
        }
    }
}

KnnFolders::~KnnFolders() = default;

std::size_t KnnFolders::classes() const
{
    return m_train->classes.size();
}

std::vector<std::string> KnnFolders::paths() const
{
    std::vector<std::string> paths;
    for (const ProbeFolder* each : {m_train.get(), m_test.get()}) {
        if (each) {
            std::transform(each->images.begin(), each->images.end(), std::back_inserter(paths),
                           [](const LabelledImage& image) { return image.path.string(); });
        }
    }
    return paths;
}

KnnRow KnnFolders::accuracy(const PictureIndex& index, const KnnOptions& options, const Progress& progress,
                            const CancelToken& cancel) const
{
    const KnnRows known = rowsOf(index, *m_train, m_train->classes);
    const KnnRows asked = m_test ? rowsOf(index, *m_test, m_train->classes) : KnnRows();
    const std::vector<int>& truth = m_test ? asked.classes : known.classes;
    const std::vector<int> answers = knnClasses(known, asked.rows, options, progress, cancel);
    const auto right = std::inner_product(answers.begin(), answers.end(), truth.begin(), std::int64_t(0),
                                          std::plus<>(), std::equal_to<>());
    return {truth.size(), double(right) / double(std::max<std::size_t>(1, truth.size()))};
}

} // namespace hydra::engine

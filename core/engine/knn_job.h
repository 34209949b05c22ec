// SPDX-License-Identifier: GPL-3.0-or-later
// How often the nearest pictures have the same class as the query, over labelled folders (evaluate/knn.h).
// Plain data: no tensor.
#pragma once

#include "core/engine/index_job.h"
#include "core/evaluate/knn_options.h"

#include <memory>
#include <string>
#include <vector>

namespace hydra {
struct ProbeFolder;
}

namespace hydra::engine {

struct KnnRow
{
    std::size_t images = 0; // queries
    double top1 = 0; // share of the queries
};

class KnnFolders
{
public:
    // Folders hold class sub-folders, or pictures with labels.csv. Classifies TEST's pictures by FOLDER's;
    // without TEST each of FOLDER's by the others. Throws Error{Input}, also if TEST has a class that FOLDER
    // lacks.
    explicit KnnFolders(const std::string& folder, const std::string& test = {});
    ~KnnFolders();
    KnnFolders(const KnnFolders&) = delete;
    KnnFolders& operator=(const KnnFolders&) = delete;

    [[nodiscard]] std::size_t classes() const;
    [[nodiscard]] std::vector<std::string> paths() const; // of all pictures
    // Uses INDEX, which holds these pictures, or those that could be read.
    [[nodiscard]] KnnRow accuracy(const PictureIndex& index, const KnnOptions& options,
                                  const Progress& progress, const CancelToken& cancel) const;

private:
    std::unique_ptr<const ProbeFolder> m_train, m_test; // m_test: null without TEST
};

[[nodiscard]] std::vector<EmbeddingPicture> picturesAt(const std::vector<std::string>& paths);

} // namespace hydra::engine

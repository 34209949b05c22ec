// SPDX-License-Identifier: GPL-3.0-or-later
// How often the nearest pictures of one are of its class, over labelled folders (evaluate/knn.h). Plain data:
// no tensor.
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
    std::size_t images = 0; // that were asked about
    double top1 = 0; // share of them
};

class KnnFolders
{
public:
    // Class sub-folders, or pictures with labels.csv: those of TEST by the pictures of FOLDER; without TEST
    // each of FOLDER by the others. Throws Error{Input}, also for a class of TEST that FOLDER does not have.
    explicit KnnFolders(const std::string& folder, const std::string& test = {});
    ~KnnFolders();
    KnnFolders(const KnnFolders&) = delete;
    KnnFolders& operator=(const KnnFolders&) = delete;

    [[nodiscard]] std::size_t classes() const;
    [[nodiscard]] std::vector<std::string> paths() const; // of all pictures
    // By INDEX, which has these pictures, or those of them that could be read.
    [[nodiscard]] KnnRow accuracy(const PictureIndex& index, const KnnOptions& options,
                                  const Progress& progress, const CancelToken& cancel) const;

private:
    std::unique_ptr<const ProbeFolder> m_train, m_test; // m_test: null without TEST
};

[[nodiscard]] std::vector<EmbeddingPicture> picturesAt(const std::vector<std::string>& paths);

} // namespace hydra::engine

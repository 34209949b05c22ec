// SPDX-License-Identifier: GPL-3.0-or-later
// Small files of ours beside a model that describe it: the order of its heads, its outlier neurons, the means
// of its heads. Each identifies its model by content; readers bound every number.
#pragma once

#include "core/checkpoint/beside_model.h"
#include "core/checkpoint/checkpoint.h"
#include "core/model/named_tensors.h"
#include "core/model/vit_config.h"
#include "core/nn/changes.h"

#include <memory>
#include <string>
#include <vector>

namespace hydra {

// The heads of each block, most important first: a plain ViT's first k heads are then its best k.
struct HeadOrder
{
    std::string model; // SHA-256 of the model's file
    std::string method; // "ablation", "shapley", "gradient", "position"
    int pictures = 0;
    std::vector<std::vector<int>> order; // [L][H], each a permutation
    std::vector<std::vector<double>> importance; // [L][H], by the head numbers of the model's file
    std::string id; // SHA-256 of this file, set on reading
};

struct OutlierNeurons
{
    struct Ranked
    {
        Neuron neuron;
        double score = 0; // mean activation at outlier tokens
    };
    std::string model;
    int pictures = 0; // pictures with outliers
    double threshold = 0; // a token with a larger norm is an outlier
    int block = 0; // norms are measured after this block
    int used = 0; // the first USED neurons of the ranking are moved
    std::vector<Ranked> ranking; // descending
    std::string id;

    [[nodiscard]] std::vector<Neuron> moved() const;
};

struct MeansFile
{
    std::string model;
    int pictures = 0;
    HeadMeans means;
    std::string id;
};

// Throw Error{Input} naming the file and what does not fit.
[[nodiscard]] HeadOrder readHeadOrder(const Path& path);
[[nodiscard]] OutlierNeurons readNeurons(const Path& path);
[[nodiscard]] MeansFile readMeans(const Path& path);
// Atomic. Throw Error{Internal}.
void writeHeadOrder(const Path& path, const HeadOrder& order);
void writeNeurons(const Path& path, const OutlierNeurons& neurons);
void writeMeans(const Path& path, const MeansFile& means);

// WHAT with the data it needs from the files beside OPENED; null if WHAT is empty. Excludes activations taken
// from another picture. Throws Error{Usage} where WHAT does not fit, Error{Input} naming a file that belongs
// to another model or is not the one that WHAT means.
[[nodiscard]] std::shared_ptr<const Changes> changesBeside(Interventions what, const Checkpoint& opened);

// Reorders the heads in TENSORS (timm names) of every block by ORDER: at k = H the network is the same up to
// the rounding of attn.proj's sum. Throws Error{Input} naming FILE where ORDER belongs to another network.
void orderHeads(NamedTensors& tensors, const VitConfig& config, const HeadOrder& order,
                const std::string& file);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a figure: the engine's answers, in page order.
#pragma once

#include "core/engine/embedding.h"
#include "core/engine/results.h"
#include "core/engine/sae_reading.h"
#include "core/explain/found_box.h"
#include "core/predictor/predictor_facts.h"
#include "ui/figures/figure_spec.h"
#include "ui/paint/head_table.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hydra::ui {

struct FigureModel
{
    std::string name; // name of the file or of the architecture
    ModelId id; // empty: a shape without weights
    VitConfig config;
    std::optional<PredictorKind> program{}; // kind of a program; null: a network
};

struct FigureImage
{
    std::string name; // file name
    ImageId id;
    std::shared_ptr<const Image> picture;
    InputGeometry geometry; // the part that the network sees
    std::shared_ptr<const Image> mask{}; // mask of its object; null: unknown
    int classIndex = -1; // from its folder; -1: unknown
    std::optional<FoundBox> box{}; // a predictor's box that the map explains
};

struct FigureColumn
{
    int heads = 0;
    std::string method;
    int block = -1;
    bool changed = true; // with the spec's interventions
};

struct FigureCell
{
    engine::MapPtr map;
    engine::PredictionPtr prediction; // null if none is shown
};

struct FigureCost
{
    int heads = 0;
    int imageSize = 0; // pixels; 0: the model's own
    std::string attention; // of `flops`: "Softmax"
    NetworkCost cost;
    double accuracy = -1; // share of pictures classified correctly; -1: not requested
    int judged = 0; // pictures
};

// The content below the map of a feature.
struct FigureFeature
{
    struct Strongest // a picture of the folder, cut out around the patch
    {
        double value = 0;
        std::shared_ptr<const Image> picture; // null: missing
        Rect patch; // pixels of it
    };
    struct Effect // on the top class, when the feature is off
    {
        int heads = 0, classIndex = 0;
        double logit = 0, without = 0, share = 0, shareWithout = 0;
    };
    std::vector<Strongest> strongest; // strongest first
    engine::FeatureClasses classes;
    std::vector<Effect> effects; // one for each head count
    bool indexed = false;
    double often = 0, mean = 0; // share of the folder's patches where it is active, and its mean there
    std::int64_t pictures = 0; // of the folder
    int heads = 0; // of the index
};

struct FigureData
{
    FigureModel model;
    std::vector<FigureImage> images;
    std::vector<FigureColumn> columns;
    std::vector<std::vector<FigureCell>> cells; // [images][columns]; for a head matrix: row by row
    std::vector<HeadTable> heads; // for a head matrix: [images], with the maps of CELLS
    Importance importance = Importance::None; // of its heads
    std::optional<FigureFeature> feature;
    std::optional<engine::Embedding> embedding;
    std::vector<FigureCost> costs;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure is drawn from: the engine's plain answers, in the order of the page.
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
    std::string name; // file name, or the architecture's
    ModelId id; // empty: a shape without weights
    VitConfig config;
    std::optional<PredictorKind> program{}; // how it answers; none: a network
};

struct FigureImage
{
    std::string name; // file name
    ImageId id;
    std::shared_ptr<const Image> picture;
    InputGeometry geometry; // what the network sees of it
    std::shared_ptr<const Image> mask{}; // where its object is; null: nobody says
    int classIndex = -1; // where its folder says so
    std::optional<FoundBox> box{}; // by a predictor, which the map explains
};

struct FigureColumn
{
    int heads = 0;
    std::string method;
    int layer = -1;
    bool changed = true; // by what the spec switches off or replaces
};

struct FigureCell
{
    engine::MapPtr map;
    engine::PredictionPtr prediction; // null where none is shown
};

struct FigureCost
{
    int heads = 0;
    int imageSize = 0; // pixels; 0: the model's own
    std::string attention; // of `flops`: "Softmax"
    NetworkCost cost;
    double accuracy = -1; // share of pictures whose class came first; -1: not asked for
    int judged = 0; // pictures
};

// What stands below the map of a feature.
struct FigureFeature
{
    struct Strongest // picture of a folder, cut out around the patch
    {
        double value = 0;
        std::shared_ptr<const Image> picture; // null: it is not there
        Rect patch; // pixels of it
    };
    struct Effect // on the class that comes first, when the feature is off
    {
        int heads = 0, classIndex = 0;
        double logit = 0, without = 0, share = 0, shareWithout = 0;
    };
    std::vector<Strongest> strongest; // the strongest first
    engine::FeatureClasses classes;
    std::vector<Effect> effects; // of the columns
    bool indexed = false;
    double often = 0, mean = 0; // share of the folder's patches it is on, and its value there
    std::int64_t pictures = 0; // of the folder
    int heads = 0; // of the index
};

struct FigureData
{
    FigureModel model;
    std::vector<FigureImage> images;
    std::vector<FigureColumn> columns;
    std::vector<std::vector<FigureCell>> cells; // [images][columns]; of a matrix of heads: row by row
    std::vector<HeadTable> heads; // of a matrix: [images], with the maps of CELLS
    Importance importance = Importance::None; // of its heads
    std::optional<FigureFeature> feature;
    std::optional<engine::Embedding> embedding;
    std::vector<FigureCost> costs;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A figure as a value: question, looks and page. Equal specs on equal files give equal figures, byte for
// byte; commandLine() returns the command that makes one again.
#pragma once

#include "core/engine/token_embedding.h"
#include "core/export/formats.h"
#include "core/nn/cost.h"
#include "core/paint/figure_drawing.h"
#include "core/question/ask.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

enum class FigureKind
{
    HeadsGrid, // pictures by head counts (HydraViT, Fig. 8)
    Contributions, // contribution of each token, for blocks or methods (Hydra Attention, Fig. 3)
    MethodsGrid, // pictures by methods
    BeforeAfter, // pictures by the network without and with interventions
    HeadMatrix, // blocks by heads
    Tsne, // tokens as points of the plane (HydraViT, Fig. 7)
    Cost, // costs and accuracy of head counts (HydraViT, Fig. 1)
    Flops, // multiply-accumulates over image sizes (Hydra Attention, Table 4)
    Feature, // a sheet of a sparse autoencoder's feature
    View // one picture and one map, as the window shows
};

template<>
const EnumWords<FigureKind>& enumWords<FigureKind>(); // "heads-grid", ...

} // namespace hydra

namespace hydra::ui {

struct FigureSpec : FigureDrawing
{
    using Options = std::vector<std::pair<std::string, std::string>>;

    FigureKind kind = FigureKind::HeadsGrid;
    // The question. Strings are as on the command line.
    std::string model; // a file or a shipped name
    std::string arch; // instead of a model, for cost and flops: "vit-b16"
    Options modelOptions; // {"num-heads", "12"}
    std::vector<std::string> inputs;
    std::vector<int> heads; // k, ascending
    PictureAsk ask; // except head count, method and block, which are in heads, methods and blocks
    std::string from; // file of the other picture, as --from
    std::string indexFile; // of `feature`: an index of a folder; empty: none
    std::string basisFile, keptFile; // files of the options' basis and kept picture, which are stored by id
    std::string attention; // plan as for --attention; empty: as trained
    std::vector<std::string> methods{defaultMethod()};
    std::vector<int> blocks{-1}; // for methods that use one block; -1: the last
    std::vector<std::string> axes{"params", "ram"}; // of `cost`: one chart over each
    std::string accuracyFolder; // of `cost`: labelled pictures; empty: MACs
    bool knn = false; // measure the accuracy by nearest neighbours, not by the classifier
    std::vector<int> sizes{224, 384, 448, 1024, 1280}; // pixels, of `flops`
    CostConvention convention = CostConvention::Executed;
    engine::TokenChoice tokens; // of `tsne`
    engine::EmbeddingOptions embedding;
    bool byClass = false; // colour by the picture's class, if the input is a folder of classes
    bool fullPaths = false; // keep full paths in the file's command; see published()

    friend bool operator==(const FigureSpec& a, const FigureSpec& b);
    friend bool operator!=(const FigureSpec& a, const FigureSpec& b) { return !(a == b); }
};

// Whether both need the same answers of the engine: they differ at most in looks and page.
[[nodiscard]] bool asksTheSame(const FigureSpec& a, const FigureSpec& b);

[[nodiscard]] bool isGrid(FigureKind kind) noexcept; // consists of pictures and maps
[[nodiscard]] bool readsPictures(FigureKind kind) noexcept; // needs INPUT

// Default settings for KIND: head counts, methods, range and so on, for a model of CONFIG.
[[nodiscard]] FigureSpec suggested(FigureKind kind, const VitConfig& config);
// COUNT values of ALL, evenly spaced, with both ends; ALL itself if it is not longer or COUNT is below 2.
[[nodiscard]] std::vector<int> spread(const std::vector<int>& all, std::size_t count);

// SPEC for the command inside FILE: paths relative to FILE's folder, or only file names if the relative path
// enters the user's home from outside or contains the user's name. With SPEC.fullPaths: unchanged.
[[nodiscard]] FigureSpec published(const FigureSpec& spec, const std::string& file);
// The shell command, ending in --out KIND.FORMAT, so that it does not depend on the figure's location.
[[nodiscard]] std::string commandLine(const FigureSpec& spec, FigureFormat format);

} // namespace hydra::ui

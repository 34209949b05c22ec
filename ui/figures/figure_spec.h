// SPDX-License-Identifier: GPL-3.0-or-later
// A figure by value: what is asked, how it is painted, and the page it stands on. Equal specs on equal files
// are equal figures, byte for byte; commandLine() is the line that makes one again.
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
    Contributions, // what each token adds, for blocks or methods (Hydra Attention, Fig. 3)
    MethodsGrid, // pictures by methods
    BeforeAfter, // pictures by the network as it is and as it is changed
    HeadMatrix, // blocks by heads
    Tsne, // tokens as points of the plane (HydraViT, Fig. 7)
    Cost, // what head counts cost, and what they reach (HydraViT, Fig. 1)
    Flops, // multiply-accumulates over image sizes (Hydra Attention, Table 4)
    Feature, // a sheet of a sparse autoencoder's feature
    View // one picture, one map: what the window shows
};

template<>
const EnumWords<FigureKind>& enumWords<FigureKind>(); // "heads-grid", ...

} // namespace hydra

namespace hydra::ui {

struct FigureSpec : FigureDrawing
{
    using Options = std::vector<std::pair<std::string, std::string>>;

    FigureKind kind = FigureKind::HeadsGrid;
    // What is asked. Strings as the command line writes them.
    std::string model; // a file or a shipped name
    std::string arch; // in its place, for cost and flops: "vit-b16"
    Options modelOptions; // {"num-heads", "12"}
    std::vector<std::string> inputs;
    std::vector<int> heads; // k, ascending
    PictureAsk ask; // its head count, and the method and block of its options, apart
    std::string from; // file of the other picture, as --from
    std::string indexFile; // of `feature`: an index of a folder; empty: none
    std::string basisFile, keptFile; // of the options' basis and kept picture, which have ids
    std::string attention; // plan as --attention; empty: as trained
    std::vector<std::string> methods{defaultMethod()};
    std::vector<int> layers{-1}; // of methods that look at one block; -1: the last
    std::vector<std::string> axes{"params", "ram"}; // of `cost`: a chart each, over this
    std::string accuracyFolder; // of `cost`: labelled pictures; empty: MACs
    bool knn = false; // the accuracy is of nearest neighbours, and not the classifier's
    std::vector<int> sizes{224, 384, 448, 1024, 1280}; // pixels, of `flops`
    CostConvention convention = CostConvention::Executed;
    engine::TokenChoice tokens; // of `tsne`
    engine::EmbeddingOptions embedding;
    bool byClass = false; // coloured by the class of the picture, where the input is a folder of classes
    bool fullPaths = false; // of the command inside a file; see published()

    friend bool operator==(const FigureSpec& a, const FigureSpec& b);
    friend bool operator!=(const FigureSpec& a, const FigureSpec& b) { return !(a == b); }
};

// Whether the same answers of the engine serve both: they differ in looks and page only.
[[nodiscard]] bool asksTheSame(const FigureSpec& a, const FigureSpec& b);

[[nodiscard]] bool isGrid(FigureKind kind) noexcept; // pictures and maps
[[nodiscard]] bool readsPictures(FigureKind kind) noexcept; // needs INPUT

// What suits a kind: head counts, methods, range and so on, for a model of CONFIG.
[[nodiscard]] FigureSpec suggested(FigureKind kind, const VitConfig& config);
// About COUNT of ALL, evenly, with both ends.
[[nodiscard]] std::vector<int> spread(const std::vector<int>& all, std::size_t count);

// SPEC as the line inside FILE has it: files relative to the folder of FILE, or by their names alone where
// the way there leads through the user's home from outside of it, or says the user's name. With
// SPEC.fullPaths: as it is.
[[nodiscard]] FigureSpec published(const FigureSpec& spec, const std::string& file);
// The line for a shell, ending in --out KIND.FORMAT: it does not depend on where the figure is saved.
[[nodiscard]] std::string commandLine(const FigureSpec& spec, FigureFormat format);

} // namespace hydra::ui

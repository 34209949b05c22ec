// SPDX-License-Identifier: GPL-3.0-or-later
// The options of figures.
#include "app/cli/option_lists.h"
#include "core/paint/look_fields.h"
#include "core/paint/page_limits.h"

namespace hydra::cli {

Rows<PageSettings> pageRows()
{
    using S = PageSettings;
    return grouped("The page",
                   alsoOfPredictor(Rows<S>{
                       real(&S::widthMm, "width-mm", "174", leastFigureMm, mostFigureMm,
                            "width of the figure, 10 to 2000 mm (a journal's column is 84, two are 174)"),
                       whole(&S::dpi, "dpi", "300", leastFigureDpi, mostFigureDpi,
                             "of a PNG, and of the pictures inside SVG and PDF; 20 to 2400"),
                       real(&S::fontPt, "font-size", "7", leastFigurePt, mostFigurePt, "points, 3 to 72"),
                       option(&S::font, "font", "FAMILY",
                              "an installed family (default: the first of a list, DejaVu Sans)"),
                       whole(&S::columns, "columns", "N", 1, mostFigureColumns, "panels side by side"),
                       flag(&S::letters, "no-letters", "no a, b, c"),
                       option(&S::caption, "caption", "TEXT",
                              "below the figure (default: what is shown; '' for none)")}));
}

Rows<TsneSettings> tsneRows()
{
    using S = TsneSettings;
    return {
        flag(&S::joint, "joint", "all head counts in one embedding (default)"),
        flag(&S::separate, "separate", "an embedding for each head count"),
        stored(Rows<S>{
            choice(&S::tokens, "tokens", {"all", "patches", "class"},
                   "class: the one vector an image that the classifier reads"),
            flag(&S::byClass, "by-class",
                 "INPUT is a folder as for evaluate; one point an image, and its class in the table"),
            option(&S::block, "block", "N", "tokens as they leave block N (default: after the final norm)")}),
        real(&S::perplexity, "perplexity", "30", 2, 1e5,
             "effective neighbours (default: 30, or fewer where there are few points)"),
        whole(&S::iterations, "iterations", "N", 1, 1'000'000, "of the descent"),
        whole(&S::reduce, "reduce", "D", 2, 65'536,
              "measure neighbourhoods in D principal components (default: all dimensions)"),
        whole(&S::seed, "seed", "S", 0, mostSeed,
              "start from principal components with 1 % noise; 0: without noise")};
}

namespace {

using F = FigureSettings;

Rows<F> mapRows()
{
    Rows<F> looks;
    for (const auto& field : paint::lookFields()) {
        looks = {looks, *field.option == '\0' ? CommonRows() : lookRow(field)};
    }
    return {
        methodsRow("as for explain"),
        methodRows({"layer"}),
        option(&F::layer, "layer", "N[,N...]", "blocks, for methods that look at one (default: the last)"),
        flag(&F::sorted, "sorted", "head-matrix: each block's most important heads first"),
        alsoOfPredictor(Rows<F>{
            flag(&F::positive, "positive", "only the positive part of signed maps"),
            whole(&F::top, "top", "3", 0, 10, "predictions below each map, 0 to 10"),
            choice(&F::range, "range", {"shared", "row", "own"}, "which maps share a colour range"),
            option(&F::limits, "limits", "LOW,HIGH",
                   "the ends of the colour bars, in place of the maps' own"),
            grouped("Colours and ranges", looks),
            flag(&F::whole, "whole",
                 "the whole picture, with what the network does not see darkened (default: only what it "
                 "sees)"),
            flag(&F::overlay, "no-overlay", "the picture and its marks, without the map's colours")}),
        flag(&F::truth, "truth", "the outline of the object, from the mask next to the picture"),
        flag(&F::colourBars, "no-colour-bar", "no colour bar")};
}

Rows<F> costRows()
{
    return grouped(
        "Of cost and flops",
        Rows<F>{choice(&F::arch, "arch", {"vit-b16", "vit-s16", "vit-ti16"},
                       "cost, flops: a well-known shape in place of MODEL"),
                choices(&F::axes, "axes", "params,ram", {"params", "ram", "macs", "heads"},
                        "cost: a chart over each; params, ram, macs, heads"),
                option(&F::accuracy, "accuracy", "FOLDER",
                       "cost: top-1 accuracy over labelled pictures, as evaluate, in place of MACs",
                       Takes::Folder),
                flag(&F::knn, "knn", "cost: of nearest neighbours, as knn, in place of the classifier's"),
                option(&F::sizes, "sizes", "224,384,448,1024,1280", "flops: image sizes in pixels"),
                choice(&F::convention, "convention", {"macs", "hydra-paper", "hydra-paper-blocks", "paper"},
                       "what is counted, as for profile")});
}

} // namespace

Rows<FigureSettings> figureRows()
{
    return {alsoOfPredictor(Rows<F>(option(
                &F::out, "out", "FILE.svg|pdf|png",
                "where the figure goes; of costs FILE.tex|py|csv|json|npz too: its numbers", Takes::File))),
            option(&F::index, "index", "FILE",
                   "feature: an index of a folder (sae-index), whose strongest pictures are shown",
                   Takes::File),
            pageRows(),
            runRows(),
            whatIfRows(),
            mapRows(),
            grouped("Of tsne", Rows<F>(tsneRows())),
            costRows(),
            predictorRows(),
            boxRow(),
            modelRows()};
}

} // namespace hydra::cli

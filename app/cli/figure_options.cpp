// SPDX-License-Identifier: GPL-3.0-or-later
// The options of figures.
#include "app/cli/option_lists.h"
#include "core/base/message.h"

namespace hydra::cli {

namespace {

using Part = DrawingField::Part;

Rows<PageSettings> drawingRows(Part part, const char* heading)
{
    Rows<PageSettings> rows;
    for (const DrawingField& field : drawingFields()) {
        if (field.part == part && *field.option != '\0') {
            OptionInfo info = infoOf(field);
            info.ofPredictor = !field.ofNetwork;
            info.group = heading;
            rows = {rows, fieldRow(&PageSettings::drawing, field, info)};
        }
    }
    return rows;
}

} // namespace

Rows<PageSettings> pageRows()
{
    return drawingRows(Part::Page, phrase("The page"));
}

Rows<TsneSettings> tsneRows()
{
    using S = TsneSettings;
    using E = engine::EmbeddingOptions;
    using T = tsne::Options;
    return {
        flag(&S::joint, "joint", phrase("all head counts in one embedding (default)")),
        within(&S::embedding, flag(&E::joint, "separate", phrase("an embedding for each head count"))),
        stored(Rows<S>{
            choice(&S::tokens, "tokens", {"all", "patches", "class"},
                   phrase("class: one vector per image, the classifier's input")),
            flag(&S::byClass, "by-class",
                 phrase(
                     "INPUT is a folder as for evaluate; one point per image, with its class in the table")),
            option(&S::block, "block", "N", phrase("tokens after block N (default: after the final norm)"))}),
        {real("perplexity", "30", 2, 1e5,
              phrase("effective neighbours (default: 30, or fewer for few points)")),
         [](S& into, const std::string& text) {
             into.embedding.fitPerplexity = false;
             detail::fill(into.embedding.tsne.perplexity, text);
         }},
        within(
            &S::embedding,
            within(
                &E::tsne,
                Rows<T>{
                    whole(&T::iterations, "iterations", "N", 1, 1'000'000,
                          phrase("iterations of the descent")),
                    whole(
                        &T::reduceTo, "reduce", "D", 2, 65'536,
                        phrase("measure neighbourhoods in D principal components (default: all dimensions)")),
                    whole(&T::seed, "seed", "S", 0, mostSeed,
                          phrase("start from principal components with 1 % noise; 0: without noise"))}))};
}

namespace {

using F = FigureSettings;

Rows<F> mapRows()
{
    return {methodsRow(phrase("as for explain")), methodRows({"layer"}),
            option(&F::layer, "layer", "N[,N...]",
                   phrase("blocks, for methods that look at one (default: the last)")),
            drawingRows(Part::Maps, ""), drawingRows(Part::Colours, phrase("Colours and ranges"))};
}

Rows<F> costRows()
{
    return grouped(
        phrase("Cost and FLOPs"),
        Rows<F>{
            choice(&F::arch, "arch", {"vit-b16", "vit-s16", "vit-ti16"},
                   phrase("cost, flops: a well-known shape in place of MODEL")),
            choices(&F::axes, "axes", "params,ram", {"params", "ram", "macs", "heads"},
                    phrase("cost: one chart per axis; params, ram, macs, heads")),
            option(&F::accuracy, "accuracy", "FOLDER",
                   phrase("cost: top-1 accuracy over labelled pictures, as in evaluate, in place of MACs"),
                   Takes::Folder),
            flag(&F::knn, "knn",
                 phrase("cost: accuracy of nearest neighbours, as in knn, in place of the classifier's")),
            option(&F::sizes, "sizes", "224,384,448,1024,1280", phrase("flops: image sizes in pixels")),
            choice(&F::convention, "convention", phrase("what is counted, as for profile"))});
}

} // namespace

Rows<FigureSettings> figureRows()
{
    return {
        alsoOfPredictor(Rows<F>(option(
            &F::out, "out", fileShape<FigureFormat>().c_str(),
            message("where the figure is written; for costs also %1: its numbers", fileShape<TableFormat>()),
            Takes::File))),
        option(&F::index, "index", "FILE",
               phrase("feature: an index of a folder (sae-index), whose strongest pictures are shown"),
               Takes::File),
        pageRows(),
        runRows(),
        whatIfRows(),
        mapRows(),
        grouped(phrase("t-SNE"), Rows<F>(tsneRows())),
        costRows(),
        predictorRows(),
        boxRow(),
        modelRows()};
}

} // namespace hydra::cli

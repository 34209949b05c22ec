// SPDX-License-Identifier: GPL-3.0-or-later
// The options of figures: also of a build that has none, so that it can say so.
#include "app/cli/option_lists.h"
#include "core/paint/look_fields.h"

namespace hydra::cli {

std::vector<OptionInfo> pageOptions()
{
    return grouped(
        "The page",
        {{"width-mm", "174", "width of the figure, 10 to 2000 mm (a journal's column is 84, two are 174)"},
         {"dpi", "300", "of a PNG, and of the pictures inside SVG and PDF; 20 to 2400"},
         {"font-size", "7", "points, 3 to 72"},
         {"font", "FAMILY", "an installed family (default: the first of a list, DejaVu Sans)"},
         whole(1, 200, {"columns", "N", "panels side by side"}),
         {"no-letters", "", "no a, b, c"},
         {"caption", "TEXT", "below the figure (default: what is shown; '' for none)"}});
}

namespace {

std::vector<OptionInfo> lookOptions()
{
    std::vector<OptionInfo> infos;
    for (const auto& field : paint::lookFields()) {
        if (*field.option != '\0') {
            infos.push_back(infoOf(field));
        }
    }
    return grouped("Colours and ranges", std::move(infos));
}

std::vector<OptionInfo> mapOptions()
{
    return std::vector<OptionInfo>{methodsOption("as for explain")} + methodOptions({"layer"})
        + std::vector<OptionInfo>{{"layer", "N[,N...]",
                                   "blocks, for methods that look at one (default: the last)"},
                                  {"positive", "", "only the positive part of signed maps"},
                                  {"sorted", "", "head-matrix: each block's most important heads first"},
                                  whole(0, 10, {"top", "3", "predictions below each map, 0 to 10"}),
                                  choice("range", {"shared", "row", "own"},
                                         "which maps share a colour range"),
                                  {"limits", "LOW,HIGH",
                                   "the ends of the colour bars, in place of the maps' own"}}
    + lookOptions()
        + std::vector<OptionInfo>{
            {"truth", "", "the outline of the object, from the mask next to the picture"},
            {"whole", "",
             "the whole picture, with what the network does not see darkened (default: only what it sees)"},
            {"no-overlay", "", "the picture and its marks, without the map's colours"},
            {"no-colour-bar", "", "no colour bar"}};
}

std::vector<OptionInfo> costOptions()
{
    return grouped(
        "Of cost and flops",
        {choice("arch", {"vit-b16", "vit-s16", "vit-ti16"},
                "cost, flops: a well-known shape in place of MODEL"),
         {"axes",
          "params,ram",
          "cost: a chart over each; params, ram, macs",
          false,
          {"params", "ram", "macs"},
          true},
         folderOption("accuracy", "FOLDER",
                      "cost: top-1 accuracy over labelled pictures, as evaluate, in place of MACs"),
         {"sizes", "224,384,448,1024,1280", "flops: image sizes in pixels"},
         choice("convention", {"macs", "hydra-paper", "hydra-paper-blocks"},
                "what is counted, as for profile")});
}

std::vector<OptionInfo> tsneOptions()
{
    return grouped(
        "Of tsne",
        {{"joint", "", "tsne: all head counts in one embedding (default)"},
         {"separate", "", "tsne: an embedding and a panel for each head count"},
         choice("tokens", {"all", "patches", "class"},
                "tsne: class is the one vector an image that the classifier reads"),
         {"by-class", "", "tsne: INPUT is a folder as for evaluate; one point an image, coloured by class"},
         {"block", "N", "tsne: tokens as they leave block N (default: after the final norm)"},
         real(2, 1e5,
              {"perplexity", "30",
               "tsne: effective neighbours (default 30, fewer where there are few points)"}),
         whole(1, 1'000'000, {"iterations", "1000", "tsne: of the descent"}),
         whole(2, 65'536, {"reduce", "D", "tsne: neighbourhoods in D principal components"}),
         whole(0, mostSeed,
               {"seed", "S",
                "tsne: start from principal components stirred by 1 % (default 0: not stirred)"})});
}

} // namespace

std::vector<OptionInfo> figureOptions()
{
    return std::vector<OptionInfo>{fileOption("out", "FILE.svg|pdf|png", "where the figure goes")}
    + pageOptions() + runOptions() + whatIfOptions() + mapOptions() + tsneOptions() + costOptions()
        + modelOptions();
}

} // namespace hydra::cli

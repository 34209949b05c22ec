// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands that ask a network about pictures say of themselves; networks are elsewhere
// (network_commands.h).
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"
#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/evaluate/trait_table.h"
#include "core/explain/method_table.h"
#include "core/frames/frame_source.h"
#include "core/model/rounds.h"
#include "core/paint/look_fields.h"
#ifdef HYDRA_WITH_FIGURES
#include "ui/figures/figure_spec.h"
#endif

namespace hydra::cli {

namespace {

std::string traitNames()
{
    std::string names;
    for (const TraitInfo& info : traitTable()) {
        names += std::string(", ") + info.id;
    }
    return names;
}

std::vector<std::string> measures()
{
    std::vector<std::string> names{"deletion", "insertion", "perturbation", "pointing", "randomisation"};
    for (const TraitInfo& info : traitTable()) {
        names.emplace_back(info.id);
    }
    return names;
}

// Those that have a map of each head.
std::vector<std::string> methodsOfHeads()
{
    std::vector<std::string> names;
    for (const MethodInfo& info : methodTable()) {
        if (hasHeadMaps(info)) {
            names.emplace_back(info.id);
        }
    }
    return names;
}

} // namespace

Command predictCommand()
{
    return onNetwork(
        {"predict", "MODEL INPUT...", "top classes per input and head count",
         stored(
             runOptions() + whatIfOptions()
             + std::vector<OptionInfo>{whole(1, 50, {"top", "5", "classes listed (1 to 50)"}),
                                       real(0, mostThreshold,
                                            {"threshold", "E",
                                             "of a network that answers in rounds: the first round with an "
                                             "entropy below E answers (0: the last)"}),
                                       whole(1, 1024,
                                             {"batch", "N",
                                              "pictures a forward pass (default 1; without --store 32 on a "
                                              "GPU); more changes last digits"})})
             + std::vector<OptionInfo>{folderOption(
                 "npy", "DIR",
                 "write STEM.logits.kK.npy there; of a backbone without classifier "
                 "STEM.embedding.kK.npy, what a classifier would read")}
             + stored({targetOption("and the value of: class:CLASS (its logit), norm, "
                                    "similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], "
                                    "output:N")})
             + predictorOptions() + storeOptions() + stored(modelOptions())});
}

Command explainCommand()
{
    const std::string methods =
        listText(methodTable(), ",", [](const MethodInfo& info) { return info.id; }) + ",d-rise";
    return onNetwork(
        {"explain", "MODEL INPUT... --method M[,M...]", "relevance maps: what a decision rests on",
         stored(std::vector<OptionInfo>{methodsOption(methods, {"d-rise"})} + methodOptions())
             + std::vector<OptionInfo>{folderOption("out", "DIR", "write STEM.METHOD.kK.FORMAT there"),
                                       {"format",
                                        "npy,npz,png,csv,json",
                                        "of the files (default npy); npz: the map with logits, probabilities "
                                        "and settings",
                                        false,
                                        {"npy", "npz", "png", "csv", "json"},
                                        true},
                                       {paint::pictureField().option, "",
                                        join("png: ", paint::pictureField().help)}}
             + stored(featureOptions() + runOptions() + whatIfOptions()) + predictorOptions()
             + grouped("A program in place of the model",
                       {whole(0, 9999,
                              {"box", "N",
                               "the box that is explained, by its place in what predict lists (default 0)"})})
             + storeOptions() + stored(modelOptions())});
}

Command videoCommand()
{
    return onNetwork(
        {"video", "MODEL INPUT --out FILE",
         "the maps of all frames of a video, a camera or a stream, in time",
         std::vector<OptionInfo>{
             fileOption("out", "FILE",
                        "a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; "
                        "and beside it a .csv of predictions, k and times"),
             real(1, 60'000,
                  {"deadline", "MS",
                   "k is chosen for each frame so that its picture is there after MS milliseconds "
                   "(without: the largest k)"}),
             {"method", "M", "of the map (default: explain's)", false, methodsOption("").words},
             whole(0, 1'000'000'000, {"first", "N", "the first frame, from 0; not of a camera or a stream"}),
             whole(1, 1'000'000'000, {"frames", "N", "at most as many frames"}),
             real(0.1, frame_limits::rate,
                  {"rate", "R", "frames a second of the recording (default: the source's, or 25)"}),
             offering({"90", "180", "270"}, whole(0, 270, {"turn", "90|180|270", "degrees clockwise"})),
             whole(16, frame_limits::side,
                   {"frame-size", "PIXELS", "longest side; larger frames are made smaller first"}),
             {"own-ranges", "",
              "each frame's colours have its own range, without memory (pca: its own axes)"}}
             + methodOptions() + runOptions() + whatIfOptions() + modelOptions()});
}

Command walkCommand()
{
    return onNetwork(
        {"walk", "MODEL INPUT...", "one attention layer, step by step",
         std::vector<OptionInfo>{
             {"layer", "N", "block (default: the last)"},
             whole(0, 4096, {"head", "N", "head (default 0; hydra and its like are shown whole)"}),
             whole(0, 1'000'000, {"query", "TOKEN", "patch whose row is told (default: the class token)"}),
             {"rows", "", "the query's row of every step, in full"},
             folderOption("out", "DIR",
                          "write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks "
                          "above 256 rows or columns)")}
             + runOptions() + whatIfOptions() + modelOptions()});
}

Command decomposeCommand()
{
    return onNetwork(
        {"decompose", "MODEL INPUT...", "a logit as the exact sum of its parts, and its curve over blocks",
         std::vector<OptionInfo>{
             classOption("index, name, top1 (of the full network), top2, own (each k's)"), targetOption(),
             choice("split", {"own", "even"},
                    "own: each part less its own mean (default); even: biases and the last norm's mean in "
                    "equal shares, as Gandelsman et al. do"),
             choice("matrix", methodsOfHeads(), "importance of all heads, by this method"),
             whole(0, 1'000'000, {"query", "TOKEN", "patch that looks (default: the class token)"}),
             folderOption("out", "DIR",
                          "write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, "
                          "block by block")}
             + runOptions() + modelOptions()});
}

Command faithfulnessCommand()
{
    std::string methods = "all, random, centre (baselines)";
    for (const MethodInfo& info : methodTable()) {
        methods += info.isColours ? std::string() : ", " + std::string(info.id);
    }
    return onNetwork(
        {"faithfulness", "MODEL FOLDER|INPUT... --method M[,M...]",
         "how true maps are: deletion, insertion, perturbation, pointing game, random weights",
         stored({
             methodsOption(methods, {"all", "random", "centre"}),
             {"measure", "A[,B...]",
              "deletion, insertion, perturbation, pointing, randomisation (default: these)" + traitNames(),
              false, measures(), true},
             fileOption("boxes", "CSV", "columns file,x0,y0,x1,y1 and wnid, class or class_index"),
             classOption("index, name, top1 (of the full network), top2, own (each k's), label"),
             targetOption(),
             methodOption("layer"),
             methodOption("start-layer"),
             methodOption("window"),
             methodOption("stride"),
             methodOption("window-unit"),
             methodOption("fill"),
             methodOption("measured"),
             methodOption("masks"),
             methodOption("mask-grid"),
             methodOption("groups"),
             methodOption("permutations"),
             methodOption("cluster-distance"),
             whole(1, 1000, {"steps", "N", "of deletion and insertion (default 20)"}),
         })
             + std::vector<OptionInfo>{whole(1, 100'000'000,
                                             {"limit", "N", "that many pictures, spread over the folder"})}
             + stored({whole(0, mostSeed,
                             {"seed", "S", "of the random weights and the random baseline (default 1)"})})
             + std::vector<OptionInfo>{fileOption(
                                           "out", "FILE",
                                           "write each picture's scores there as they come (JSON lines, to "
                                           "which methods can be added)"),
                                       fileOption(
                                           "resume", "FILE",
                                           "continue such a file; pictures in it are not measured again")}
             + stored(runOptions() + std::vector<OptionInfo>{whatIfOptions().front()}) + predictorOptions()
             + storeOptions() + stored(modelOptions())});
}

Command embedCommand()
{
    return onNetwork(
        {"embed", "MODEL INPUT... --out FILE.csv|json|npz|svg|pdf|png",
         "tokens as points of the plane (t-SNE)",
         std::vector<OptionInfo>{
             fileOption("out", "FILE.csv|json|npz|svg|pdf|png",
                        "input,k,token,row,col,norm,x,y of each point, or a figure of them"),
             {"joint", "", "all head counts in one embedding (default)"},
             {"separate", "", "an embedding for each head count"}}
             + stored({choice("tokens", {"all", "patches", "class"},
                              "class: the one vector an image that the classifier reads"),
                       {"by-class", "",
                        "INPUT is a folder as for evaluate; one point an image, and its class in the table"},
                       {"block", "N", "tokens as they leave block N (default: after the final norm)"}})
             + std::vector<
                 OptionInfo>{real(2, 1e5,
                                  {"perplexity", "30",
                                   "effective neighbours (default 30, fewer where there are few points)"}),
                             whole(1, 1'000'000, {"iterations", "1000", "of the descent"}),
                             whole(2, 65'536,
                                   {"reduce", "D",
                                    "measure neighbourhoods in D principal components (default: all "
                                    "dimensions)"}),
                             whole(
                                 0, mostSeed,
                                 {"seed", "S",
                                  "start from principal components stirred by 1 % (default 0: not stirred)"}),
                             whole(1, 1024,
                                   {"threads", "N", "of the descent; the result does not depend on it"})}
             + pageOptions() + stored(runOptions() + whatIfOptions()) + storeOptions()
             + stored(modelOptions())});
}

Command featuresCommand()
{
    return onNetwork(
        {"features", "MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER",
         "what lies inside a pass, as arrays: tokens, queries, keys, values, attention",
         stored({{"what",
                  "WHAT[,WHAT...]",
                  "pooled (what a classifier would read; default), tokens (as they leave a block), normed "
                  "(after the final norm), q, k, v, attention, prefix (class token and registers)",
                  false,
                  {"pooled", "tokens", "normed", "q", "k", "v", "attention", "prefix"},
                  true},
                 {"block", "N[,M]", "blocks, as 7, 3,7 or 0-11 (default: the last)"},
                 choice("dtype", {"float32", "float16"}, "of the arrays (default float32)")})
             + std::vector<OptionInfo>{fileOption(
                 "out", "FILE.npz|safetensors|FOLDER",
                 "the arrays of one picture; of several a folder of STEM.npz (or --store FILE.tar)")}
             + stored(runOptions() + whatIfOptions()) + storeOptions() + stored(modelOptions())});
}

Command nearestCommand()
{
    return onNetwork(
        {"nearest", "MODEL PICTURE FOLDER|INDEX", "the pictures that the network finds most like one",
         std::vector<OptionInfo>{
             whole(1, 10'000, {"count", "N", "pictures listed (default 9)"}),
             fileOption("index", "FILE.safetensors",
                        "keep what was computed of FOLDER there: the next search reads what has not changed")}
             + runOptions() + whatIfOptions() + modelOptions()});
}

Command knnCommand()
{
    return onNetwork(
        {"knn", "MODEL FOLDER", "accuracy of the nearest neighbours' classes per head count",
         std::vector<OptionInfo>{
             fileOption("test", "FOLDER",
                        "labelled pictures that are classified by those of FOLDER (default: each picture of "
                        "FOLDER by the others)"),
             whole(1, 10'000, {"neighbours", "N", "that vote (default 20)"}),
             choice("vote", {"weighted", "majority"},
                    "a neighbour counts exp(cosine / 0.07) (default), or one; equal votes: the nearer class"),
             fileOption("index", "FILE.safetensors",
                        "keep the embeddings there, of several head counts in FILE.kN.safetensors: the next "
                        "run computes what has changed")}
             + runOptions() + whatIfOptions() + modelOptions()});
}

Command rankCommand()
{
    return onNetwork(
        {"rank", "MODEL INPUT...", "pictures by how well they fit a class, or the first prompt",
         std::vector<OptionInfo>{classOption("index or name (default: the first)"),
                                 whole(1, 1'000'000, {"top", "N", "pictures listed (default: all)"})}
             + runOptions() + whatIfOptions() + modelOptions()});
}

Command figureCommand()
{
#ifdef HYDRA_WITH_FIGURES
    std::vector<std::string> kinds;
    std::string summary = "figures for papers: ";
    for (const ui::FigureKind kind : ui::figureKinds()) {
        kinds.emplace_back(name(kind));
        summary += (kinds.size() == 1 ? "" : ", ") + kinds.back();
    }
    return onNetwork(
        {"figure", "KIND MODEL INPUT... --out FILE.svg|pdf|png", summary, figureOptions(), kinds});
#else
    return {"figure", "", "figures for papers (not in this build: HYDRA_BUILD_UI=OFF)", figureOptions()};
#endif
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands that ask a network about pictures say of themselves.
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"
#include "core/base/error.h"
#include "core/evaluate/trait_table.h"
#include "core/explain/method_table.h"
#include "core/frames/frame_source.h"
#include "core/model/round_exit.h"
#include "core/paint/look_fields.h"
#ifdef HYDRA_WITH_FIGURES
#include "ui/figures/figure_spec.h"
#endif

namespace hydra::cli {

namespace {

template<class Rows, class Wanted>
std::vector<std::string> namesOf(const Rows& table, const Wanted& wanted)
{
    std::vector<std::string> names;
    for (const auto& info : table) {
        if (wanted(info)) {
            names.emplace_back(info.id);
        }
    }
    return names;
}

// Each with BEFORE in front of it.
std::string listed(const std::vector<std::string>& names, const char* before)
{
    std::string text;
    for (const std::string& name : names) {
        text += before + name;
    }
    return text;
}

// Of video, which shows one map.
OptionInfo methodOfMap()
{
    OptionInfo info = methodsOption("of the map (default: explain's)");
    info.value = "M";
    info.many = false;
    return info;
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
    return onNetwork("figure", "KIND MODEL INPUT... --out FILE.svg|pdf|png",
                     {Takes::Kind, Takes::Model, Takes::Files}, summary, figureOptions(), kinds);
#else
    return {"figure", "", {}, "figures for papers (not in this build: HYDRA_BUILD_UI=OFF)", figureOptions()};
#endif
}

} // namespace

std::vector<Command> pictureCommands()
{
    const std::vector<Takes> modelAndInputs{Takes::Model, Takes::Files};
    const std::string baselines = "all, random, centre (baselines)";
    const auto any = [](const auto&) { return true; };
    const auto ranks = [](const MethodInfo& info) { return !info.isColours; };
    const std::vector<std::string> every = namesOf(methodTable(), any), traits = namesOf(traitTable(), any);
    const std::string moreMeasures = listed(traits, ", ");
    std::vector<std::string> measures{"deletion", "insertion", "perturbation", "pointing", "randomisation"};
    measures.insert(measures.end(), traits.begin(), traits.end());
    return {
        onNetwork(
            "predict", "MODEL INPUT...", modelAndInputs, "top classes per input and head count",
            {stored({runOptions(), whatIfOptions(), whole("top", "5", 1, 50, "classes listed (1 to 50)"),
                     real("threshold", "E", 0, mostThreshold,
                          "of a network that answers in rounds: the first round with an entropy below E "
                          "answers (0: the last)"),
                     whole("batch", "N", 1, 1024,
                           "pictures a forward pass (default 1; without --store 32 on a GPU); more changes "
                           "last digits")}),
             option("npy", "DIR",
                    "write STEM.logits.kK.npy there; of a backbone without classifier STEM.embedding.kK.npy, "
                    "what a classifier would read",
                    Takes::Folder),
             stored(targetOption("and the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], "
                                 "direction:FILE.npy, probe:FILE[:CLASS], output:N")),
             stored(predictorOptions()), storeOptions(), stored(modelOptions())}),
        onNetwork(
            "explain", "MODEL INPUT... --method M[,M...]", modelAndInputs,
            "relevance maps: what a decision rests on",
            {stored({methodsOption(listed(every, ",").substr(1) + ",d-rise", {"d-rise"}), methodOptions()}),
             option("out", "DIR", "write STEM.METHOD.kK.FORMAT there", Takes::Folder),
             choices("format", "npy,npz,png,csv,json,fiftyone,coco",
                     {"npy", "npz", "png", "csv", "json", "fiftyone", "coco"},
                     "of the files (default npy); npz: the map with logits, probabilities and settings; "
                     "fiftyone: heat maps of all pictures as a data set; coco: boxes of where maps are "
                     "strongest"),
             flag(paint::pictureField().option, join("png: ", paint::pictureField().help)),
             option(
                 "bundle", "DIR|FILE.zip",
                 "evidence for others: pictures, inputs, maps, scores and settings with their hashes; verify "
                 "computes it again",
                 Takes::File),
             stored({featureOptions(), runOptions(), whatIfOptions(), predictorOptions()}),
             stored(boxOption()), storeOptions(), stored(modelOptions())}),
        onNetwork("verify", "BUNDLE", {Takes::File},
                  "compute a bundle of evidence again and say what differs (exit code 3 if anything does)",
                  {option("model", "FILE", "the model that it is of (default: the shipped one of that name)",
                          Takes::File),
                   option("sae", "FILE|FOLDER",
                          "the sparse autoencoder whose features it asks about (default: the shipped one of "
                          "that name)",
                          Takes::File)}),
        apart(
            "runs as long as its pictures come",
            onNetwork(
                "video", "MODEL INPUT --out FILE", {Takes::Model, Takes::File},
                "the maps of all frames of a video, a camera or a stream, in time",
                {option("out", "FILE",
                        "a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; and "
                        "beside it a .csv of predictions, k and times",
                        Takes::File),
                 real("deadline", "MS", 1, 60'000,
                      "k is chosen for each frame so that its picture is there after MS milliseconds "
                      "(without: "
                      "the largest k)"),
                 methodOfMap(),
                 whole("first", "N", 0, 1'000'000'000,
                       "the first frame, from 0; not of a camera or a stream"),
                 whole("frames", "N", 1, 1'000'000'000, "at most as many frames"),
                 real("rate", "R", 0.1, frame_limits::rate,
                      "frames a second of the recording (default: the source's, or 25)"),
                 offering({"90", "180", "270"}, whole("turn", "90|180|270", 0, 270, "degrees clockwise")),
                 whole("frame-size", "PIXELS", 16, frame_limits::side,
                       "longest side; larger frames are made smaller first"),
                 flag("own-ranges",
                      "each frame's colours have its own range, without memory (pca: its own axes)"),
                 methodOptions(), runOptions(), whatIfOptions(), modelOptions()})),
        onNetwork(
            "walk", "MODEL INPUT...", modelAndInputs, "one attention layer, step by step",
            {option("layer", "N", "block (default: the last)"),
             whole("head", "N", 0, 4096, "head (default 0; hydra and its like are shown whole)"),
             whole("query", "TOKEN", 0, 1'000'000, "patch whose row is told (default: the class token)"),
             flag("rows", "the query's row of every step, in full"),
             option("out", "DIR",
                    "write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or "
                    "columns)",
                    Takes::Folder),
             runOptions(), whatIfOptions(), modelOptions()}),
        onNetwork(
            "decompose", "MODEL INPUT...", modelAndInputs,
            "a logit as the exact sum of its parts, and its curve over blocks",
            {classOption("index, name, synset, top1 (of the full network), top2, own (each k's)"),
             targetOption(),
             choice("split", {"own", "even"},
                    "own: each part less its own mean (default); even: biases and the last norm's mean in "
                    "equal shares, as Gandelsman et al. do"),
             choice("matrix", namesOf(methodTable(), hasHeadMaps), "importance of all heads, by this method"),
             whole("query", "TOKEN", 0, 1'000'000, "patch that looks (default: the class token)"),
             option("out", "DIR",
                    "write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block",
                    Takes::Folder),
             option("npy", "DIR", "with --sae: write STEM.features.kK.npy there, what each feature brings",
                    Takes::Folder),
             runOptions(), whatIfOptions(), modelOptions()}),
        onNetwork("codes", "MODEL INPUT... --sae FILE --out FILE.npz|FOLDER", modelAndInputs,
                  "the features that a sparse autoencoder finds in each patch",
                  {option("out", "FILE.npz|FOLDER",
                          "arrays x, pre, f and x_hat of one picture; of several a folder of STEM.kK.npz",
                          Takes::File),
                   saeOptions(), runOptions(), modelOptions()}),
        apart(
            "",
            light("profile", "(MODEL | --arch vit-b16|vit-s16|vit-ti16)", {Takes::Model},
                  "what sub-networks cost by formula: parameters, MACs, attention's share, memory",
                  {choice("arch", {"vit-b16", "vit-s16", "vit-ti16"}, "a well-known shape, without weights"),
                   choice("scheme", {"hydravit", "matformer", "dynabert", "sortednet"},
                          "how k heads are cut out (default hydravit)"),
                   choice("convention", {"macs", "hydra-paper", "hydra-paper-blocks", "paper"},
                          "count what is executed (default), or as the Hydra paper's Tables 2 and 3, or its "
                          "Table 4, or as the paper of what is asked"),
                   runOptions(), sizedModelOptions()})),
        onNetwork(
            "bench", "MODEL", {Takes::Model}, "how long passes and explanations take on this machine",
            {methodsOption("explanations to measure too, each with the pass it needs"),
             whole("repeat", "N", 1, 100'000, "runs that count, after 2 that do not (default 20)"),
             whole("batch", "N", 1, 1024, "pictures at once for images_per_s (default 8)"),
             whole("threads", "N", 1, 1024, "threads to compute on (default: as many as the pass is worth)"),
             runOptions(), sizedModelOptions()}),
        onNetwork("evaluate", "MODEL FOLDER|INPUT...", modelAndInputs,
                  "accuracy per head count over labelled pictures",
                  {stored(runOptions()), storeOptions(), stored(changeOptions()),
                   whole("batch", "N", 1, 4096, "pictures a forward pass (default 16)"),
                   stored({option("thresholds", "E[,E...]",
                                  "of a network that answers in rounds: accuracy, pictures that each round "
                                  "answers and mean MACs at each entropy threshold"),
                           modelOptions()})}),
        onNetwork(
            "faithfulness", "MODEL FOLDER|INPUT... --method M[,M...]", modelAndInputs,
            "how true maps are: deletion, insertion, perturbation, pointing game, random weights",
            {stored({methodsOption(baselines + listed(namesOf(methodTable(), ranks), ", "),
                                   {"all", "random", "centre"}),
                     choices("measure", "A[,B...]", measures,
                             "deletion, insertion, perturbation, pointing, randomisation (default: these)"
                                 + moreMeasures),
                     option("boxes", "CSV", "columns file,x0,y0,x1,y1 and wnid, class or class_index",
                            Takes::File),
                     classOption("index, name, synset, top1 (of the full network), top2, "
                                 "own (each k's), label"),
                     targetOption(),
                     // Its own --steps; and what is of one map, or of one that ranks no patches.
                     methodSettings({"head", "fusion", "query", "discard", "steps", "facet", "basis",
                                     "foreground", "kept"}),
                     whole("steps", "N", 1, 1000, "of deletion and insertion (default 20)")}),
             whole("limit", "N", 1, 100'000'000, "that many pictures, spread over the folder"),
             stored(whole("seed", "S", 0, mostSeed,
                          "of the random weights and the random baseline (default 1)")),
             option(
                 "out", "FILE",
                 "write each picture's scores there as they come (JSON lines, to which methods can be added)",
                 Takes::File),
             stored(
                 {option("curves", "FILE.csv|json|npz|tex|py",
                         "the mean curves, for papers a LaTeX table or a Matplotlib script", Takes::File)}),
             option("resume", "FILE", "continue such a file; pictures in it are not measured again",
                    Takes::File),
             stored({runOptions(), changeOptions()}), predictorOptions(), storeOptions(),
             stored(modelOptions())}),
        onNetwork(
            "probe", "MODEL FOLDER --out FILE.safetensors", {Takes::Model, Takes::Folder},
            "train a linear classifier on the embedding",
            {option("out", "FILE.safetensors", "where the probe is written", Takes::File),
             real("holdout", "SHARE", 0, 0.9,
                  "of each class's pictures, to measure accuracy with (default 0.2)"),
             real("penalty", "L2", 1e-9, 1e3, "on the weights, of standardised features (default 0.001)"),
             whole("seed", "S", 0, mostSeed, "of the pictures that are held out (default 1)"), runOptions(),
             modelOptions()}),
        onNetwork(
            "embed", "MODEL INPUT... --out FILE.csv|json|npz|tex|py|svg|pdf|png", modelAndInputs,
            "tokens as points of the plane (t-SNE)",
            {option("out", "FILE.csv|json|npz|tex|py|svg|pdf|png",
                    "input,k,token,row,col,norm,x,y of each point, or a figure of them", Takes::File),
             flag("joint", "all head counts in one embedding (default)"),
             flag("separate", "an embedding for each head count"),
             stored(
                 {choice("tokens", {"all", "patches", "class"},
                         "class: the one vector an image that the classifier reads"),
                  flag("by-class",
                       "INPUT is a folder as for evaluate; one point an image, and its class in the table"),
                  option("block", "N", "tokens as they leave block N (default: after the final norm)")}),
             real("perplexity", "30", 2, 1e5,
                  "effective neighbours (default 30, fewer where there are few points)"),
             whole("iterations", "1000", 1, 1'000'000, "of the descent"),
             whole("reduce", "D", 2, 65'536,
                   "measure neighbourhoods in D principal components (default: all dimensions)"),
             whole("seed", "S", 0, mostSeed,
                   "start from principal components with 1 % noise (default 0: without noise)"),
             whole("threads", "N", 1, 1024, "of the descent; the result does not depend on it"),
             pageOptions(), stored({runOptions(), whatIfOptions()}), storeOptions(), stored(modelOptions())}),
        onNetwork(
            "features", "MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER", modelAndInputs,
            "what lies inside a pass, as arrays: tokens, queries, keys, values, attention",
            {stored({choices("what", "WHAT[,WHAT...]",
                             {"pooled", "tokens", "normed", "q", "k", "v", "attention", "prefix", "heads"},
                             "pooled (what a classifier would read; default), tokens (as they leave a "
                             "block), normed (after the final norm), q, k, v, attention, prefix (class "
                             "token and registers), heads (of a CLIP, what each adds to the embedding)"),
                     option("block", "N[,M]", "blocks, as 7, 3,7 or 0-11 (default: the last)"),
                     choice("dtype", {"float32", "float16"}, "of the arrays (default float32)")}),
             option("out", "FILE.npz|safetensors|FOLDER",
                    "the arrays of one picture; of several a folder of STEM.npz (or --store FILE.tar)",
                    Takes::File),
             stored({runOptions(), whatIfOptions()}), storeOptions(), stored(modelOptions())}),
        onNetwork(
            "concepts", "MODEL [INPUT...] --words FILE", modelAndInputs,
            "a picture's embedding as a sparse sum of words, by a model with a text tower",
            {stored({option("words", "FILE", "the words and phrases, one a line", Takes::File),
                     real("lambda", "L", 0.01, 2, "more gives fewer words (default 0.25)"),
                     option("mean-of", "FOLDER",
                            "take the mean direction of its pictures away first: what all pictures have "
                            "in common is no concept",
                            Takes::Folder),
                     whole("top", "N", 1, 10'000, "words listed (default 20)"), runOptions(),
                     whatIfOptions()}),
             flag("by-head", "words for what each head adds to the embedding, over all pictures"),
             option("direction", "FILE",
                    "words for directions instead: an array (.npy), or the classes of a linear probe",
                    Takes::File),
             option("block", "N[,M]", "with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)"),
             storeOptions(), stored(modelOptions())}),
        onNetwork(
            "nearest", "MODEL PICTURE FOLDER|INDEX", {Takes::Model, Takes::File, Takes::File},
            "the pictures that the network finds most like one",
            {whole("count", "N", 1, 10'000, "pictures listed (default 9)"),
             option("index", "FILE.safetensors",
                    "keep what was computed of FOLDER there: the next search reads what has not changed",
                    Takes::File),
             runOptions(), whatIfOptions(), modelOptions()}),
        onNetwork(
            "knn", "MODEL FOLDER", {Takes::Model, Takes::Folder},
            "accuracy of the nearest neighbours' classes per head count",
            {option("test", "FOLDER",
                    "labelled pictures that are classified by those of FOLDER (default: each picture of "
                    "FOLDER by the others)",
                    Takes::File),
             whole("neighbours", "N", 1, 10'000, "that vote (default 20)"),
             choice("vote", {"weighted", "majority"},
                    "a neighbour counts exp(cosine / 0.07) (default), or one; equal votes: the nearer class"),
             option("index", "FILE.safetensors",
                    "keep the embeddings there, of several head counts in FILE.kN.safetensors: the next run "
                    "computes what has changed",
                    Takes::File),
             runOptions(), whatIfOptions(), modelOptions()}),
        onNetwork("report", "MODEL INPUT... --out FILE.html", modelAndInputs,
                  "one page that needs nothing else: answers about many pictures, runs side by side",
                  {option("out", "FILE.html", "where the page goes", Takes::File),
                   flag("force", "replace FILE.html where it is there"),
                   option("compare-model", "MODEL", "another model, beside the first", Takes::Model),
                   methodsOption("of the maps (default: fullgrad-plus,generic,rollout)"),
                   whole("shown", "N", 0, 1000,
                         "pictures of each kind shown with maps: least true, least sure, most different "
                         "(default 4)"),
                   whole("measured", "N", 0, 1'000'000,
                         "pictures, spread over all, whose maps are scored (default 16)"),
                   flag("times", "measure how long a pass takes, too: no two reports are equal then"),
                   option("curves", "FILE.csv|json|npz|tex|py",
                          "the page's curves, for papers a LaTeX table or a Matplotlib script", Takes::File),
                   classOption("index, name, synset, top1 (of the full network), top2, own (each k's)"),
                   classOption("subtract the map of this class", "against"), targetOption(), runOptions(),
                   option("without", "WHAT",
                          "runs without it stand beside those of the whole network, as for predict"),
                   saeOptions(), modelOptions()}),
        figureCommand(),
    };
}

} // namespace hydra::cli

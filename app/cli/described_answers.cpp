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
#include "core/question/keys.h"
#ifdef HYDRA_WITH_FIGURES
#include "ui/figures/figure_spec.h"
#endif

#include <iterator>

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

const std::vector<Takes> modelAndInputs{Takes::Model, Takes::Files};
const auto any = [](const auto&) { return true; };

Command figureCommand()
{
#ifdef HYDRA_WITH_FIGURES
    std::vector<std::string> kinds;
    std::string summary = "figures for papers: ";
    for (const ui::FigureKind kind : ui::figureKinds()) {
        kinds.emplace_back(name(kind));
        summary += (kinds.size() == 1 ? "" : ", ") + kinds.back();
    }
    return onNetwork<FigureSettings>("figure", "KIND MODEL INPUT... --out FILE",
                                     {Takes::Kind, Takes::Model, Takes::Files}, summary, figureRows(), kinds);
#else
    return light<FigureSettings>("figure", "", {},
                                 "figures for papers (not in this build: HYDRA_BUILD_UI=OFF)", figureRows());
#endif
}

Command predictCommand()
{
    using S = PredictSettings;
    return tool(onNetwork<S>(
        "predict", "MODEL INPUT...", modelAndInputs, "top classes per input and head count",
        {stored(
             Rows<S>{runRows(), whatIfRows(),
                     alsoOfPredictor(Rows<S>{&S::top,
                                             usually(std::to_string(S::usualTop),
                                                     whole("top", "N", 1, 50, "classes listed (1 to 50)"))}),
                     real(&S::threshold, "threshold", "E", 0, mostThreshold,
                          "of a network that answers in rounds: the first round with an entropy below E "
                          "answers (0: the last)"),
                     whole(&S::batch, "batch", "N", 1, 1024,
                           "pictures a forward pass (default: 1, without --store 32 on a GPU); more "
                           "changes last digits")}),
         alsoOfPredictor(Rows<S>(
             option(&S::npy, "npy", "DIR",
                    "write STEM.logits.kK.npy there; of a backbone without classifier STEM.embedding.kK.npy, "
                    "what a classifier would read",
                    Takes::Folder))),
         stored(targetRow("and the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], "
                          "direction:FILE.npy, probe:FILE[:CLASS], output:N"))
             .each([](OptionInfo& info) { info.ofPredictor = false; }),
         stored(predictorRows()), alsoOfPredictor(storeRows()), stored(modelRows())}));
}

Command explainCommand()
{
    using S = ExplainSettings;
    const std::vector<std::string> formats = formatWords<MapFormat>();
    const auto ofTheTool = [](OptionInfo& info) { info.ofTool = false; };
    return tool(onNetwork<S>(
        "explain", "MODEL INPUT... --method M[,M...]", modelAndInputs,
        "relevance maps: what a decision rests on",
        {stored(CommonRows{
             methodsRow(listed(namesOf(methodTable(), any), ",").substr(1) + ",d-rise", {"d-rise"}),
             methodRows()}),
         alsoOfPredictor(Rows<S>{
             option(&S::out, "out", "DIR", "write STEM.METHOD.kK.FORMAT there", Takes::Folder),
             Rows<S>(
                 &S::formats,
                 choices("format", listText(formats, ",").c_str(), formats,
                         "of the files; npz: the map with logits, probabilities and settings; "
                         "fiftyone: heat maps of all pictures as a data set; coco: boxes of where maps are "
                         "strongest"))
                 .each(ofTheTool)}),
         lookRow(paint::pictureField()).each([](OptionInfo& info) { info.help = join("png: ", info.help); }),
         option(&S::bundle, "bundle", "DIR|FILE.zip",
                "evidence for others: pictures, inputs, maps, scores and settings with their hashes; verify "
                "computes it again",
                Takes::File),
         stored(Rows<S>{featureRows(), runRows(), whatIfRows(), predictorRows(), boxRow()}),
         alsoOfPredictor(storeRows()), stored(modelRows())}));
}

Command verifyCommand()
{
    using S = VerifySettings;
    return onNetwork<S>(
        "verify", "BUNDLE", {Takes::File},
        "compute a bundle of evidence again and say what differs (exit code 3 if anything does)",
        {option(&S::model, "model", "FILE", "the model that it is of (default: the shipped one of that name)",
                Takes::File),
         option(&S::sae, "sae", "FILE|FOLDER",
                "the sparse autoencoder whose features it asks about (default: the shipped one of "
                "that name)",
                Takes::File)});
}

Command videoCommand()
{
    using S = VideoSettings;
    OptionInfo method = methodsOption("of the map"); // which is one
    method.value = "M";
    method.many = false;
    return apart(
        "runs as long as its pictures come",
        onNetwork<S>(
            "video", "MODEL INPUT --out FILE", {Takes::Model, Takes::File},
            "the maps of all frames of a video, a camera or a stream, in time",
            {option(&S::out, "out", "FILE",
                    "a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; and "
                    "beside it a .csv of predictions, k and times",
                    Takes::File),
             real(&S::deadline, "deadline", "MS", 1, 60'000,
                  "k is chosen for each frame so that its picture is there after MS milliseconds "
                  "(without: the largest k)"),
             {&S::method, method},
             whole(&S::first, "first", "N", 0, 1'000'000'000,
                   "the first frame, from 0; not of a camera or a stream"),
             whole(&S::frames, "frames", "N", 1, 1'000'000'000, "at most as many frames"),
             real(&S::rate, "rate", "R", 0.1, frame_limits::rate,
                  "frames a second of the recording (default: the source's, or 25)"),
             {&S::turn,
              offering({"90", "180", "270"}, whole("turn", "90|180|270", 0, 270, "degrees clockwise"))},
             whole(&S::frameSize, "frame-size", "PIXELS", 16, frame_limits::side,
                   "longest side; larger frames are made smaller first"),
             flag(&S::steady, "own-ranges",
                  "each frame's colours have its own range, without memory (pca: its own axes)"),
             methodRows(),
             runRows(),
             whatIfRows(),
             modelRows()}));
}

Command walkCommand()
{
    using S = WalkSettings;
    return tool(onNetwork<S>(
        "walk", "MODEL INPUT...", modelAndInputs, "one attention layer, step by step",
        {option(&S::layer, "layer", "N", "block (default: the last)"),
         whole(&S::head, "head", "N", 0, 4096, "head; hydra and its like are shown whole"),
         whole(&S::query, "query", "TOKEN", 0, 1'000'000,
               "patch whose row is told (default: the class token)"),
         flag(&S::rows, "rows", "the query's row of every step, in full"),
         option(&S::out, "out", "DIR",
                "write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or "
                "columns)",
                Takes::Folder),
         runRows(), whatIfRows(), modelRows()}));
}

Command decomposeCommand()
{
    using S = DecomposeSettings;
    return tool(onNetwork<S>(
        "decompose", "MODEL INPUT...", modelAndInputs,
        "a logit as the exact sum of its parts, and its curve over blocks",
        {classRow(), targetRow(),
         choice(&S::split, "split", {"own", "even"},
                "own: each part less its own mean; even: biases and the last norm's mean in "
                "equal shares, as Gandelsman et al. do"),
         choice(&S::matrix, "matrix", namesOf(methodTable(), hasHeadMaps),
                "importance of all heads, by this method"),
         whole(&S::query, "query", "TOKEN", 0, 1'000'000, "patch that looks (default: the class token)"),
         option(&S::out, "out", "DIR",
                "write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block",
                Takes::Folder),
         option(&S::npy, "npy", "DIR",
                "with --sae: write STEM.features.kK.npy there, what each feature brings", Takes::Folder),
         runRows(), whatIfRows(), modelRows()}));
}

Command codesCommand()
{
    return onNetwork<OutSettings>(
        "codes", "MODEL INPUT... --sae FILE --out FILE.npz|FOLDER", modelAndInputs,
        "the features that a sparse autoencoder finds in each patch",
        {option(&OutSettings::out, "out", "FILE.npz|FOLDER",
                "arrays x, pre, f and x_hat of one picture; of several a folder of STEM.kK.npz", Takes::File),
         saeRows(), runRows(), modelRows()});
}

// profile and bench.
std::vector<Command> costCommands()
{
    using S = CostSettings;
    return {
        tool(apart("",
                   light<S>("profile", "(MODEL | --arch vit-b16|vit-s16|vit-ti16)", {Takes::Model},
                            "what sub-networks cost by formula: parameters, MACs, attention's share, memory",
                            {choice(&S::arch, "arch", {"vit-b16", "vit-s16", "vit-ti16"},
                                    "a well-known shape, without weights"),
                             choice(&S::scheme, "scheme", {"hydravit", "matformer", "dynabert", "sortednet"},
                                    "how k heads are cut out"),
                             choice(&S::convention, "convention",
                                    {"macs", "hydra-paper", "hydra-paper-blocks", "paper"},
                                    "count what is executed, or as the Hydra paper's Tables 2 and 3, or its "
                                    "Table 4, or as the paper of what is asked"),
                             runRows(), sizedModelRows()}))),
        onNetwork<S>("bench", "MODEL", {Takes::Model},
                     "how long passes and explanations take on this machine",
                     {methodsRow("explanations to measure too, each with the pass it needs"),
                      whole(&S::repeat, "repeat", "N", 1, 100'000, "runs that count, after 2 that do not"),
                      whole(&S::batch, "batch", "N", 1, 1024, "pictures at once for images_per_s"),
                      whole(&S::threads, "threads", "N", 1, 1024,
                            "threads to compute on (default: as many as the pass is worth)"),
                      runRows(), sizedModelRows()}),
    };
}

Command evaluateCommand()
{
    using S = EvaluateSettings;
    return tool(onNetwork<S>(
        "evaluate", "MODEL FOLDER|INPUT...", modelAndInputs, "accuracy per head count over labelled pictures",
        {stored(runRows()), storeRows(), stored(whatIfRows(false)),
         whole(&S::batch, "batch", "N", 1, 4096, "pictures a forward pass"),
         stored(Rows<S>{option(&S::thresholds, "thresholds", "E[,E...]",
                               "of a network that answers in rounds: accuracy, pictures that each round "
                               "answers and mean MACs at each entropy threshold"),
                        modelRows()})}));
}

Command faithfulnessCommand()
{
    using S = FaithfulnessSettings;
    const auto ranks = [](const MethodInfo& info) { return !info.isColours; };
    const std::string baselines = "all, random, centre (baselines)";
    const std::vector<std::string> traits = namesOf(traitTable(), any);
    const std::string moreMeasures = listed(traits, ", ");
    std::vector<std::string> measures{"deletion", "insertion", "perturbation", "pointing", "randomisation"};
    measures.insert(measures.end(), traits.begin(), traits.end());
    const auto ofNetworks = [](OptionInfo& info) { info.ofPredictor = false; };
    return tool(onNetwork<S>(
        "faithfulness", "MODEL FOLDER|INPUT... --method M[,M...]", modelAndInputs,
        "how true maps are: deletion, insertion, perturbation, pointing game, random weights",
        {stored(Rows<S>{
             methodsRow(baselines + listed(namesOf(methodTable(), ranks), ", "), {"all", "random", "centre"}),
             alsoOfPredictor(
                 Rows<S>{choices(&S::measures, "measure", "A[,B...]", measures,
                                 "deletion, insertion, perturbation, pointing, randomisation (default: these)"
                                     + moreMeasures),
                         option(&S::boxes, "boxes", "CSV",
                                "columns file,x0,y0,x1,y1 and wnid, class or class_index", Takes::File)}),
             classRow("index, name, synset, top1 (of the full network), top2, own (each k's), label"),
             targetRow().each(ofNetworks),
             // Its own --steps; and what is of one map, or of one that ranks no patches.
             methodSettings(
                 {"head", "fusion", "query", "discard", "steps", "facet", "basis", "foreground", "kept"}),
             alsoOfPredictor(Rows<S>(whole(&S::steps, "steps", "N", 1, 1000, "of deletion and insertion")))}),
         alsoOfPredictor(Rows<S>{
             whole(&S::limit, "limit", "N", 1, 100'000'000, "that many pictures, spread over the folder"),
             stored(Rows<S>{
                 whole(&S::seed, "seed", "S", 0, mostSeed, "of the random weights and the random baseline"),
                 option(&S::curves, "curves", fileShape<TableFormat>().c_str(),
                        "the mean curves, for papers a LaTeX table or a Matplotlib script", Takes::File)})}),
         option(&S::out, "out", "FILE",
                "write each picture's scores there as they come (JSON lines, to which methods can be added)",
                Takes::File),
         option(&S::resume, "resume", "FILE", "continue such a file; pictures in it are not measured again",
                Takes::File),
         stored(CommonRows{runRows(), whatIfRows(false)}), predictorRows(), storeRows(),
         stored(modelRows())}));
}

Command probeCommand()
{
    using S = ProbeSettings;
    return onNetwork<S>(
        "probe", "MODEL FOLDER --out FILE.safetensors", {Takes::Model, Takes::Folder},
        "train a linear classifier on the embedding",
        {option(&S::out, "out", "FILE.safetensors", "where the probe is written", Takes::File),
         real(&S::holdout, "holdout", "SHARE", 0, 0.9, "of each class's pictures, to measure accuracy with"),
         real(&S::penalty, "penalty", "L2", 1e-9, 1e3, "on the weights, of standardised features"),
         whole(&S::seed, "seed", "S", 0, mostSeed, "of the pictures that are held out"), runRows(),
         modelRows()});
}

Command embedCommand()
{
    using S = EmbedSettings;
    return onNetwork<S>(
        "embed", "MODEL INPUT... --out FILE", modelAndInputs, "tokens as points of the plane (t-SNE)",
        {option(&S::out, "out", fileShape<TableFormat, FigureFormat>().c_str(),
                "input,k,token,row,col,norm,x,y of each point, or a figure of them", Takes::File),
         tsneRows(),
         within(&S::embedding,
                within(&engine::EmbeddingOptions::tsne,
                       whole(&tsne::Options::threads, "threads", "N", 1, 1024,
                             "of the descent (default: as many as inference uses); the result does not "
                             "depend on it"))),
         pageRows(), stored(CommonRows{runRows(), whatIfRows()}), storeRows(), stored(modelRows())});
}

Command featuresCommand()
{
    using S = FeaturesSettings;
    return onNetwork<S>(
        "features", "MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER", modelAndInputs,
        "what lies inside a pass, as arrays: tokens, queries, keys, values, attention",
        {stored(Rows<S>{choices(&S::what, "what", "WHAT[,WHAT...]",
                                {"pooled", "tokens", "normed", "q", "k", "v", "attention", "prefix", "heads"},
                                "pooled (what a classifier would read), tokens (as they leave a "
                                "block), normed (after the final norm), q, k, v, attention, prefix (class "
                                "token and registers), heads (of a CLIP, what each adds to the embedding)"),
                        option(&S::block, "block", "N[,M]", "blocks, as 7, 3,7 or 0-11 (default: the last)"),
                        choice(&S::dtype, "dtype", {"float32", "float16"}, "of the arrays")}),
         option(&S::out, "out", "FILE.npz|safetensors|FOLDER",
                "the arrays of one picture; of several a folder of STEM.npz (or --store FILE.tar)",
                Takes::File),
         stored(CommonRows{runRows(), whatIfRows()}), storeRows(), stored(modelRows())});
}

Command conceptsCommand()
{
    using S = ConceptsSettings;
    return onNetwork<S>(
        "concepts", "MODEL [INPUT...] --words FILE", modelAndInputs,
        "a picture's embedding as a sparse sum of words, by a model with a text tower",
        {stored(Rows<S>{option(&S::words, "words", "FILE", "the words and phrases, one a line", Takes::File),
                        {&S::lambda,
                         usually(exactText(engine::ConceptsKey::usualLambda),
                                 real("lambda", "L", 0.01, 2, "more gives fewer words"))},
                        option(&S::meanOf, "mean-of", "FOLDER",
                               "take the mean direction of its pictures away first: what all pictures have "
                               "in common is no concept",
                               Takes::Folder),
                        whole(&S::top, "top", "N", 1, 10'000, "words listed"),
                        runRows(),
                        whatIfRows()}),
         flag(&S::byHead, "by-head", "words for what each head adds to the embedding, over all pictures"),
         option(&S::direction, "direction", "FILE",
                "words for directions instead: an array (.npy), or the classes of a linear probe",
                Takes::File),
         option(&S::block, "block", "N[,M]",
                "with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)"),
         storeRows(), stored(modelRows())});
}

std::vector<Command> neighbourCommands()
{
    using N = NearestSettings;
    using K = KnnSettings;
    return {
        tool(onNetwork<N>(
            "nearest", "MODEL PICTURE FOLDER|INDEX", {Takes::Model, Takes::File, Takes::File},
            "the pictures that the network finds most like one",
            {whole(&N::count, "count", "N", 1, 10'000, "pictures listed"),
             option(&N::index, "index", "FILE.safetensors",
                    "keep what was computed of FOLDER there: the next search reads what has not changed",
                    Takes::File),
             runRows(), whatIfRows(), modelRows()})),
        onNetwork<K>(
            "knn", "MODEL FOLDER", {Takes::Model, Takes::Folder},
            "accuracy of the nearest neighbours' classes per head count",
            {option(&K::test, "test", "FOLDER",
                    "labelled pictures that are classified by those of FOLDER (default: each picture of "
                    "FOLDER by the others)",
                    Takes::File),
             whole(&K::neighbours, "neighbours", "N", 1, 10'000, "number of voting neighbours"),
             choice(&K::vote, "vote", {"weighted", "majority"},
                    "a neighbour counts exp(cosine / 0.07), or one; equal votes: the nearer class"),
             option(&K::index, "index", "FILE.safetensors",
                    "keep the embeddings there, of several head counts in FILE.kN.safetensors: the next run "
                    "computes what has changed",
                    Takes::File),
             runRows(), whatIfRows(), modelRows()}),
    };
}

Command reportCommand()
{
    using S = ReportSettings;
    return onNetwork<S>(
        "report", "MODEL INPUT... --out FILE.html", modelAndInputs,
        "one page that needs nothing else: answers about many pictures, runs side by side",
        {option(&S::out, "out", "FILE.html", "where the page goes", Takes::File),
         flag(&S::force, "force", "replace FILE.html where it is there"),
         option(&S::compareModel, "compare-model", "MODEL", "another model, beside the first", Takes::Model),
         {&S::methods, methodsOption("of the maps")},
         whole(&S::shown, "shown", "N", 0, 1000,
               "pictures of each kind shown with maps: least true, least sure, most different"),
         whole(&S::measured, "measured", "N", 0, 1'000'000,
               "pictures, spread over all, whose maps are scored"),
         flag(&S::times, "times", "measure how long a pass takes, too: no two reports are equal then"),
         option(&S::curves, "curves", fileShape<TableFormat>().c_str(),
                "the page's curves, for papers a LaTeX table or a Matplotlib script", Takes::File),
         classRow(),
         againstRow(),
         targetRow(),
         runRows(),
         option(&S::without, "without", "WHAT",
                "runs without it stand beside those of the whole network, as for predict"),
         saeRows(),
         modelRows()});
}

} // namespace

std::vector<Command> pictureCommands()
{
    std::vector<Command> all;
    const auto add = [&](std::vector<Command> some) {
        std::move(some.begin(), some.end(), std::back_inserter(all));
    };
    add({predictCommand(), explainCommand(), verifyCommand(), videoCommand(), walkCommand(),
         decomposeCommand(), codesCommand()});
    add(costCommands());
    add({evaluateCommand(), faithfulnessCommand(), probeCommand(), embedCommand(), featuresCommand(),
         conceptsCommand()});
    add(neighbourCommands());
    add({reportCommand(), figureCommand()});
    return all;
}

} // namespace hydra::cli

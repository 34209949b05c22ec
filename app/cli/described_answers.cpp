// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of the commands that ask a network about pictures.
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

Command figureCommand()
{
#ifdef HYDRA_WITH_FIGURES
    const std::vector<std::string> kinds = wordsOf<FigureKind>();
    const Message summary = message("figures for papers: %1", listText(kinds, ", "));
    return onNetwork<FigureSettings>(
        "figure", phrase("KIND MODEL INPUT... --out FILE"), {Takes::Kind, Takes::Model, Takes::Files},
        summary,
        Guide{{"out", "method", "heads", "class", "width-mm"},
              {"figure heads-grid hydravit-photos photo.jpg --heads 3,6,12 --out heads.pdf",
               "figure contributions hydravit-photos photo.jpg --out contributions.svg",
               "figure cost hydravit-photos --out cost.pdf --width-mm 84"}},
        figureRows(), kinds);
#else
    return light<FigureSettings>("figure", "", {},
                                 phrase("figures for papers (not in this build: HYDRA_BUILD_UI=OFF)"),
                                 Guide(), figureRows());
#endif
}

Command predictCommand()
{
    using S = PredictSettings;
    return tool(onNetwork<S>(
        "predict", "MODEL INPUT...", modelAndInputs, phrase("top classes per input and head count"),
        Guide{{"heads", "top", "without", "store", "npy"},
              {"predict hydravit-photos photo.jpg",
               "predict hydravit-photos photo.jpg --heads 3,6,12 --top 3",
               "predict my-vit.safetensors photos --store predictions.jsonl"}},
        {stored(Rows<S>{
             runRows(), whatIfRows(),
             alsoOfPredictor(Rows<S>{&S::top,
                                     usually(std::to_string(S::usualTop),
                                             whole("top", "N", 1, 50, phrase("classes listed (1 to 50)")))}),
             real(&S::threshold, "threshold", "E", 0, mostThreshold,
                  phrase("networks that answer in rounds: the first round with an entropy below E answers "
                         "(0: the last)")),
             whole(&S::batch, "batch", "N", 1, 1024,
                   phrase("pictures per forward pass (default: 1; without --store 32 on a GPU); larger "
                          "batches change the last digits"))}),
         alsoOfPredictor(Rows<S>(option(&S::npy, "npy", "DIR",
                                        phrase("write STEM.logits.kK.npy there; without a classifier "
                                               "STEM.embedding.kK.npy, the classifier's input"),
                                        Takes::Folder))),
         stored(targetRow(phrase("add the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], "
                                 "direction:FILE.npy, probe:FILE[:CLASS], output:N")))
             .each([](OptionInfo& info) { info.ofPredictor = false; }),
         stored(predictorRows()), alsoOfPredictor(storeRows()), stored(modelRows())}));
}

Command explainCommand()
{
    using S = ExplainSettings;
    const std::vector<std::string> formats = wordsOf<MapFormat>();
    const auto ofTheTool = [](OptionInfo& info) { info.ofTool = false; };
    return tool(onNetwork<S>(
        "explain", phrase("MODEL INPUT... --method M[,M...]"), modelAndInputs,
        phrase("relevance maps: which patches a decision rests on"),
        Guide{{"method", "class", "heads", "out", "format"},
              {"explain hydravit-photos photo.jpg --out maps --format png",
               "explain hydravit-photos photo.jpg --method legrad,generic --class top2",
               "explain my-vit.safetensors photos --heads 3,12 --store maps.tar"}},
        {stored(CommonRows{methodsRow(listText(methodIds(), ",")), methodRows()}),
         alsoOfPredictor(Rows<S>{
             option(&S::out, "out", "DIR", phrase("write STEM.METHOD.kK.FORMAT there"), Takes::Folder),
             Rows<S>(&S::formats,
                     choices("format", listText(formats, ",").c_str(), formats,
                             phrase("format of the files; npz: the map with logits, probabilities and "
                                    "settings; fiftyone: heat maps of all pictures as a data set; coco: "
                                    "boxes around the strongest places")))
                 .each(ofTheTool)}),
         lookRow(paint::pictureField()).each([](OptionInfo& info) {
             info.help = message("png: %1", info.help);
         }),
         alsoOfPredictor(Rows<S>(option(&S::bundle, "bundle", "DIR|FILE.zip",
                                        phrase("evidence for others: pictures, inputs, maps, scores and "
                                               "settings with their hashes; verify recomputes it"),
                                        Takes::File))),
         stored(Rows<S>{featureRows(), runRows(), whatIfRows(), predictorRows(), boxRow()}),
         alsoOfPredictor(storeRows()), stored(modelRows())}));
}

Command verifyCommand()
{
    using S = VerifySettings;
    return onNetwork<S>(
        "verify", "BUNDLE", {Takes::File},
        phrase("recompute a bundle of evidence and list the differences (exit code 3 if there are any)"),
        Guide{{"model", "sae"}, {"verify evidence.zip", "verify evidence --model my-vit.safetensors"}},
        {option(&S::model, "model", "FILE",
                phrase("the model of the bundle (default: the shipped one of that name)"), Takes::File),
         option(
             &S::sae, "sae", "FILE|FOLDER",
             phrase("the sparse autoencoder whose features it uses (default: the shipped one of that name)"),
             Takes::File),
         predictorRows()});
}

Command videoCommand()
{
    using S = VideoSettings;
    OptionInfo method = methodsOption(phrase("of the map")); // a single method
    method.value = "M";
    method.many = false;
    return apart(
        "runs as long as its pictures come",
        onNetwork<S>(
            "video", phrase("MODEL INPUT --out FILE"), {Takes::Model, Takes::File},
            phrase("maps of all frames of a video, a camera or a stream, in time"),
            Guide{{"out", "method", "heads", "deadline", "frames"},
                  {"video hydravit-photos clip.mp4 --out maps.mp4",
                   "video hydravit-photos clip.mp4 --method generic --heads 3 --out three.mp4",
                   "video hydravit-photos clip.mp4 --frames 5 --out frames"}},
            {option(&S::out, "out", "FILE",
                    phrase("a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; a "
                           ".csv of predictions, k and times is written next to it"),
                    Takes::File),
             real(&S::deadline, "deadline", "MS", 1, 60'000,
                  phrase("choose k per frame so that its picture is ready after MS milliseconds (without: "
                         "the largest k)")),
             {&S::method, method},
             whole(&S::first, "first", "N", 0, 1'000'000'000,
                   phrase("the first frame, from 0; not for a camera or a stream")),
             whole(&S::frames, "frames", "N", 1, 1'000'000'000, phrase("process at most this many frames")),
             real(&S::rate, "rate", "R", 0.1, frame_limits::rate,
                  phrase("frame rate of the recording (default: the source's, or 25)")),
             {&S::turn,
              offering({"90", "180", "270"},
                       whole("turn", "90|180|270", 0, 270, phrase("rotate by degrees clockwise")))},
             whole(&S::frameSize, "frame-size", "PIXELS", 16, frame_limits::side,
                   phrase("longest side; larger frames are downscaled first")),
             flag(&S::steady, "own-ranges",
                  phrase("each frame's colours have their own range, without memory (pca: its own axes)")),
             methodRows(),
             runRows(),
             whatIfRows(),
             modelRows()}));
}

Command walkCommand()
{
    using S = WalkSettings;
    return tool(onNetwork<S>(
        "walk", "MODEL INPUT...", modelAndInputs, phrase("one attention layer, step by step"),
        Guide{{"layer", "head", "query", "rows", "out"},
              {"walk hydravit-photos photo.jpg", "walk hydravit-photos photo.jpg --layer 2 --head 1",
               "walk hydravit-photos photo.jpg --query 20 --out steps"}},
        {stored(Rows<S>{
             option(&S::layer, "layer", "N", phrase("block (default: the last)")),
             whole(&S::head, "head", "N", 0, 4096, phrase("head; Hydra and similar kinds are shown whole")),
             whole(&S::query, "query", "TOKEN", 0, 1'000'000,
                   phrase("patch whose row is printed (default: the class token)")),
             flag(&S::rows, "rows", phrase("print the query's row of every step in full"))}),
         option(&S::out, "out", "DIR",
                phrase("write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or "
                       "columns)"),
                Takes::Folder),
         stored(CommonRows{runRows(), whatIfRows()}), storeRows(), stored(modelRows())}));
}

Command decomposeCommand()
{
    using S = DecomposeSettings;
    return tool(onNetwork<S>(
        "decompose", "MODEL INPUT...", modelAndInputs,
        phrase("a logit as the exact sum of its parts, and its curve over blocks"),
        Guide{{"class", "heads", "matrix", "split", "out"},
              {"decompose hydravit-photos photo.jpg", "decompose hydravit-photos photo.jpg --class top2",
               "decompose hydravit-photos photo.jpg --matrix decomposition --out heads"}},
        {stored(Rows<S>{classRow(), targetRow(),
                        choice(&S::split, "split", {"own", "even"},
                               phrase("own: each part minus its own mean; even: biases and the last norm's "
                                      "mean in equal shares, as in Gandelsman et al.")),
                        choice(&S::matrix, "matrix", idsOf(methodTable(), hasHeadMaps),
                               phrase("importance of all heads, by this method")),
                        whole(&S::query, "query", "TOKEN", 0, 1'000'000,
                              phrase("query patch (default: the class token)"))}),
         option(
             &S::out, "out", "DIR",
             phrase(
                 "write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block"),
             Takes::Folder),
         option(&S::npy, "npy", "DIR",
                phrase("with --sae: write STEM.features.kK.npy there, each feature's contribution"),
                Takes::Folder),
         stored(CommonRows{runRows(), whatIfRows()}), storeRows(), stored(modelRows())}));
}

Command codesCommand()
{
    return onNetwork<OutSettings>(
        "codes", phrase("MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)"),
        modelAndInputs, phrase("the features that a sparse autoencoder finds in each patch"),
        Guide{{"sae", "out", "sae-block", "sae-k", "heads"},
              {"codes hydravit-photos photo.jpg --sae features --out codes.npz",
               "codes hydravit-photos photo.jpg --sae features --heads 3,12 --out made"}},
        {option(&OutSettings::out, "out", "FILE.npz|FOLDER",
                phrase("arrays x, pre, f and x_hat of one picture; for several a folder of STEM.kK.npz"),
                Takes::File),
         stored(CommonRows{saeRows(), runRows()}), storeRows(), stored(modelRows())});
}

// profile and bench.
std::vector<Command> costCommands()
{
    using S = CostSettings;
    return {
        tool(apart(
            "",
            light<S>("profile", phrase("(MODEL | --arch vit-b16|vit-s16|vit-ti16)"), {Takes::Model},
                     phrase("cost of sub-networks by formula: parameters, MACs, attention's share, memory"),
                     Guide{{"heads", "arch", "sizes", "scheme", "convention"},
                           {"profile hydravit-photos", "profile --arch vit-b16 --sizes 224,384,448",
                            "profile --arch vit-s16 --scheme matformer"}},
                     {choice(&S::arch, "arch", {"vit-b16", "vit-s16", "vit-ti16"},
                             phrase("a well-known shape, without weights")),
                      choice(&S::convention, "convention",
                             phrase("count what is executed, or as the Hydra paper's Tables 2 and 3, or its "
                                    "Table 4, or as the paper of the attention in use")),
                      runRows(), sizedModelRows()}))),
        onNetwork<S>("bench", "MODEL", {Takes::Model},
                     phrase("how long passes and explanations take on this machine"),
                     Guide{{"heads", "method", "repeat", "batch", "device"},
                           {"bench hydravit-photos", "bench hydravit-photos --heads 3,12 --repeat 5",
                            "bench my-vit.safetensors --batch 1,8,32 --warm-up 10 --repeat 30"}},
                     {methodsRow(phrase("explanations to measure too, each with the pass it needs")),
                      whole(&S::repeat, "repeat", "N", 1, 100'000, phrase("runs that count")),
                      whole(&S::warmUp, "warm-up", "N", 0, 1000, phrase("runs before those that count")),
                      {&S::batches,
                       usually(std::to_string(SpeedOptions().batch),
                               option("batch", "N[,N...]", phrase("batch sizes for images_per_s")))},
                      whole(&S::threads, "threads", "N", 1, 1024,
                            phrase("threads to compute on (default: as many as the pass can use)")),
                      runRows(),
                      sizedModelRows()}),
    };
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
    add(studyCommands());
    add({figureCommand()});
    return all;
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Descriptions of the commands over many pictures.
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"
#include "core/base/message.h"
#include "core/evaluate/trait_table.h"
#include "core/explain/method_table.h"
#include "core/question/keys.h"

namespace hydra::cli {

namespace {

Command evaluateCommand()
{
    using S = EvaluateSettings;
    return tool(onNetwork<S>(
        "evaluate", "MODEL FOLDER|INPUT...", modelAndInputs,
        phrase("accuracy per head count over labelled pictures"),
        Guide{{"heads", "without", "batch", "store", "thresholds"},
              {"evaluate hydravit-photos photos", "evaluate hydravit-photos photos --heads all",
               "evaluate my-vit.safetensors photos --without heads:2.1"}},
        {stored(runRows()), storeRows(), stored(whatIfRows(false)),
         whole(&S::batch, "batch", "N", 1, 4096, phrase("pictures per forward pass")),
         option(&S::classes, "classes", "FILE",
                phrase("only these classes compete, one per line, like the 200 of ImageNet-R"), Takes::File),
         stored(Rows<S>{option(&S::thresholds, "thresholds", "E[,E...]",
                               phrase("networks that answer in rounds: accuracy, pictures answered by each "
                                      "round and mean MACs at each entropy threshold")),
                        modelRows()})}));
}

Command faithfulnessCommand()
{
    using S = FaithfulnessSettings;
    const auto ranks = [](const MethodInfo& info) { return !info.isColours; };
    const Message baselines = phrase("all, random, centre (baselines)");
    const std::vector<std::string> traits = idsOf(traitTable());
    const std::string moreMeasures = ", " + listText(traits, ", ");
    std::vector<std::string> measures{"deletion", "insertion", "perturbation", "pointing", "randomisation"};
    measures.insert(measures.end(), traits.begin(), traits.end());
    const auto ofNetworks = [](OptionInfo& info) { info.ofPredictor = false; };
    return tool(onNetwork<S>(
        "faithfulness", phrase("MODEL FOLDER|INPUT... --method M[,M...]"), modelAndInputs,
        phrase("how faithful maps are: deletion, insertion, perturbation, pointing game, random weights"),
        Guide{{"method", "measure", "limit", "boxes", "out"},
              {"faithfulness hydravit-photos photos --method fullgrad-plus,random --limit 2",
               "faithfulness hydravit-photos photos --method generic --measure deletion",
               "faithfulness my-vit.safetensors photos --method generic --out scores.jsonl"}},
        {stored(Rows<S>{
             methodsRow(baselines + ", " + listText(idsOf(methodTable(), ranks), ", "),
                        {"all", "random", "centre"}),
             alsoOfPredictor(Rows<S>{
                 choices(
                     &S::measures, "measure", "A[,B...]", measures,
                     message("deletion, insertion, perturbation, pointing, randomisation (default: these)%1",
                             moreMeasures)),
                 option(&S::boxes, "boxes", "CSV",
                        phrase("columns file,x0,y0,x1,y1 and wnid, class or class_index"), Takes::File)}),
             classRow(phrase("index, name, synset, top1 (of the full network), top2, own (each k's), label")),
             targetRow().each(ofNetworks),
             // Without --steps, which is redefined, and options for a single map or a map that does not rank
             // patches.
             methodSettings(
                 {"head", "fusion", "query", "discard", "steps", "facet", "basis", "foreground", "kept"}),
             alsoOfPredictor(Rows<S>(whole(&S::steps, "steps", "N", 1, 1000,
                                           phrase("number of steps of deletion and insertion"))))}),
         alsoOfPredictor(Rows<S>{
             whole(&S::limit, "limit", "N", 1, 100'000'000,
                   phrase("use this many pictures, spread over the folder")),
             stored(Rows<S>{whole(&S::seed, "seed", "S", 0, mostSeed,
                                  phrase("seed of the random weights and the random baseline")),
                            option(&S::curves, "curves", fileShape<TableFormat>().c_str(),
                                   phrase("the mean curves; for papers a LaTeX table or a Matplotlib script"),
                                   Takes::File)})}),
         alsoOfPredictor(Rows<S>{
             option(&S::out, "out", "FILE",
                    phrase("append each picture's scores there (JSON lines; methods can be added later)"),
                    Takes::File),
             option(&S::resume, "resume", "FILE",
                    phrase("continue such a file; its pictures are not measured again"), Takes::File)}),
         stored(CommonRows{runRows(), whatIfRows(false), predictorRows()}), alsoOfPredictor(storeRows()),
         stored(modelRows())}));
}

Command probeCommand()
{
    using S = ProbeSettings;
    return onNetwork<S>(
        "probe", phrase("MODEL FOLDER --out FILE.safetensors"), {Takes::Model, Takes::Folder},
        phrase("train a linear classifier on the embedding"),
        Guide{{"out", "heads", "holdout", "penalty", "seed"},
              {"probe my-vit.safetensors photos --out probe.safetensors",
               "probe my-vit.safetensors photos --heads 6 --out six-heads.safetensors",
               "probe my-vit.safetensors photos --holdout 0.5 --out half.safetensors"}},
        {option(&S::out, "out", "FILE.safetensors", phrase("where the probe is written"), Takes::File),
         real(&S::holdout, "holdout", "SHARE", 0, 0.9,
              phrase("share of each class's pictures held out to measure accuracy")),
         real(&S::penalty, "penalty", "L2", 1e-9, 1e3,
              phrase("L2 penalty on the weights, for standardised features")),
         whole(&S::seed, "seed", "S", 0, mostSeed, phrase("seed of the held-out pictures")), runRows(),
         modelRows()});
}

Command embedCommand()
{
    using S = EmbedSettings;
    return onNetwork<S>(
        "embed", phrase("MODEL INPUT... --out FILE"), modelAndInputs,
        phrase("tokens as points of the plane (t-SNE)"),
        Guide{{"out", "tokens", "by-class", "heads", "perplexity"},
              {"embed hydravit-photos photo.jpg --out tokens.svg",
               "embed hydravit-photos photo.jpg --heads 3,12 --out tokens.csv",
               "embed my-vit.safetensors photos --by-class --out classes.png"}},
        {option(&S::out, "out", fileShape<TableFormat, FigureFormat>().c_str(),
                phrase("input,k,token,row,col,norm,x,y of each point, or a figure of them"), Takes::File),
         tsneRows(),
         within(&S::embedding,
                within(&engine::EmbeddingOptions::tsne,
                       whole(&tsne::Options::threads, "threads", "N", 1, 1024,
                             phrase("threads of the descent (default: as for inference); the result does not "
                                    "depend on it")))),
         pageRows(), stored(CommonRows{runRows(), whatIfRows()}), storeRows(), stored(modelRows())});
}

Command featuresCommand()
{
    using S = FeaturesSettings;
    return onNetwork<S>(
        "features", phrase("MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER"), modelAndInputs,
        phrase("arrays from inside a pass: tokens, queries, keys, values, attention"),
        Guide{{"what", "block", "size", "out", "store"},
              {"features hydravit-photos photo.jpg --out photo.npz",
               "features hydravit-photos photo.jpg --what q,k --block 2 --out qk.safetensors",
               "features my-vit.safetensors photos --what normed --size long:256 --out made"}},
        {stored(Rows<S>{
             choices(
                 &S::what, "what", "WHAT[,WHAT...]",
                 {"pooled", "tokens", "normed", "q", "k", "v", "attention", "prefix", "heads",
                  "contribution"},
                 phrase(
                     "pooled (the classifier's input), tokens (output of a block), normed (after the "
                     "final norm), q, k, v, attention, prefix (class token and registers), heads "
                     "(each head's part of a CLIP's embedding), contribution (each token's vector in the sum "
                     "of attention, Eq. 16 of Hydra Attention)")),
             option(&S::block, "block", "N[,M]", phrase("blocks, as 7, 3,7 or 0-11 (default: the last)")),
             choice(&S::dtype, "dtype", {"float32", "float16"}, phrase("number type of the arrays"))}),
         option(&S::out, "out", "FILE.npz|safetensors|FOLDER",
                phrase("the arrays of one picture; for several a folder of STEM.npz (or --store FILE.tar)"),
                Takes::File),
         stored(CommonRows{runRows(), whatIfRows()}), storeRows(), stored(modelRows())});
}

Command conceptsCommand()
{
    using S = ConceptsSettings;
    return onNetwork<S>(
        "concepts", phrase("MODEL [INPUT...] --words FILE"), modelAndInputs,
        phrase("a picture's embedding as a sparse sum of words, by a model with a text tower"),
        Guide{{"words", "mean-of", "lambda", "top", "heads"},
              {"concepts my-clip.safetensors photo.jpg --words classes.txt",
               "concepts my-clip.safetensors photos --words classes.txt --mean-of photos",
               "concepts my-clip.safetensors photos --words classes.txt --by-head --block 0-1",
               "concepts my-clip.safetensors --direction smile.npy --words classes.txt"}},
        {stored(Rows<S>{option(&S::words, "words", "FILE", phrase("file of words and phrases, one per line"),
                               Takes::File),
                        {&S::lambda,
                         usually(exactText(ConceptsKey::usualLambda),
                                 real("lambda", "L", 0.01, 2, phrase("sparsity: more gives fewer words")))},
                        option(&S::meanOf, "mean-of", "FOLDER",
                               phrase("subtract the mean direction of its pictures first: what all pictures "
                                      "share is not a concept"),
                               Takes::Folder),
                        whole(&S::top, "top", "N", 1, 10'000, phrase("words listed")),
                        runRows(),
                        whatIfRows()}),
         flag(&S::byHead, "by-head",
              phrase("words for what each head adds to the embedding, over all pictures")),
         option(&S::direction, "direction", "FILE",
                phrase("words for directions instead: an array (.npy), or the classes of a linear probe"),
                Takes::File),
         option(&S::block, "block", "N[,M]",
                phrase("with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)")),
         storeRows(), stored(modelRows())});
}

std::vector<Command> neighbourCommands()
{
    using N = NearestSettings;
    using K = KnnSettings;
    return {
        tool(onNetwork<N>(
            "nearest", "MODEL PICTURE FOLDER|INDEX", {Takes::Model, Takes::File, Takes::File},
            phrase("the pictures that the network finds most similar to one"),
            Guide{{"count", "index", "heads", "size", "without"},
                  {"nearest hydravit-photos photo.jpg photos --count 3",
                   "nearest hydravit-photos photo.jpg photos --index photos.safetensors",
                   "nearest my-vit.safetensors photo.jpg photos --heads 3"}},
            {whole(&N::count, "count", "N", 1, 10'000, phrase("pictures listed")),
             option(&N::index, "index", "FILE.safetensors",
                    phrase("keep embeddings of FOLDER there: the next search reads what has not changed"),
                    Takes::File),
             runRows(), whatIfRows(), modelRows()})),
        onNetwork<K>(
            "knn", "MODEL FOLDER", {Takes::Model, Takes::Folder},
            phrase("accuracy of the nearest neighbours' classes per head count"),
            Guide{{"test", "neighbours", "vote", "heads", "index"},
                  {"knn my-vit.safetensors photos --neighbours 1",
                   "knn hydravit-photos photos --heads 3,6 --neighbours 2 --vote majority",
                   "knn my-vit.safetensors photos --test photos --index photos.safetensors"}},
            {option(&K::test, "test", "FOLDER",
                    phrase("labelled pictures classified by those of FOLDER (default: each picture of FOLDER "
                           "by the others)"),
                    Takes::File),
             within(&K::options,
                    whole(&KnnOptions::neighbours, "neighbours", "N", 1, 10'000,
                          phrase("number of voting neighbours"))),
             within(
                 &K::options,
                 choice(
                     &KnnOptions::vote, "vote",
                     phrase(
                         "weight of a neighbour: exp(cosine / 0.07), or one; ties go to the nearer class"))),
             option(&K::index, "index", "FILE.safetensors",
                    phrase("keep the embeddings there, one FILE.kN.safetensors per head count: the next run "
                           "computes only what has changed"),
                    Takes::File),
             runRows(), whatIfRows(), modelRows()}),
    };
}

Command reportCommand()
{
    using S = ReportSettings;
    return onNetwork<S>(
        "report", phrase("MODEL INPUT... --out FILE.html"), modelAndInputs,
        phrase("a self-contained web page: answers about many pictures, runs side by side"),
        Guide{{"out", "heads", "compare-model", "without", "method"},
              {"report hydravit-photos photos --out report.html",
               "report hydravit-photos photos --heads 3,12 --method generic --out heads.html",
               "report my-vit.safetensors photos --without heads:2.1 --out changed.html"}},
        {alsoOfPredictor(Rows<S>{
             option(&S::out, "out", "FILE.html", phrase("where the page is written"), Takes::File),
             flag(&S::force, "force", phrase("replace FILE.html if it exists")),
             option(&S::compareModel, "compare-model", "MODEL", phrase("another model, next to the first"),
                    Takes::Model),
             Rows<S>{&S::methods, methodsOption(phrase("of the maps"))},
             whole(
                 &S::shown, "shown", "N", 0, 1000,
                 phrase(
                     "pictures of each kind shown with maps: least faithful, least certain, most different")),
             whole(&S::measured, "measured", "N", 0, 1'000'000,
                   phrase("number of pictures, spread over all, whose maps are scored")),
             option(&S::curves, "curves", fileShape<TableFormat>().c_str(),
                    phrase("the page's curves; for papers a LaTeX table or a Matplotlib script"),
                    Takes::File)}),
         flag(&S::times, "times",
              phrase("also measure how long a pass takes: reports then differ from run to run")),
         predictorRows(), classRow(), againstRow(), targetRow(), runRows(),
         option(&S::without, "without", "WHAT",
                phrase("add runs without these parts, as for predict, next to the whole network")),
         saeRows(), modelRows()});
}

} // namespace

std::vector<Command> studyCommands()
{
    std::vector<Command> all{evaluateCommand(), faithfulnessCommand(), probeCommand(),
                             embedCommand(),    featuresCommand(),     conceptsCommand()};
    for (Command& command : neighbourCommands()) {
        all.push_back(std::move(command));
    }
    all.push_back(reportCommand());
    return all;
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands about a whole model say of themselves; networks are elsewhere (network_commands.h).
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"

namespace hydra::cli {

namespace {

OptionInfo plan()
{
    return planOption("kinds of attention, as for predict");
}

} // namespace

Command modelsCommand()
{
    return {"models",
            "",
            "the shipped models, or those on this computer",
            {{"found", "",
              "models in the caches of the Hugging Face hub and of torch hub: what opens, or why not; "
              "MODEL is ORG/NAME[@REVISION] then"},
             folderOption("folder", "FOLDER", "those in this folder, and in the folders in it, as well"),
             {"suggested", "", "twenty models of the hub to begin with, and what each is good for"}}};
}

Command downloadCommand()
{
    return {"download",
            "ORG/NAME[@REVISION]",
            "fetch a model from the Hugging Face hub into its cache: weights, configuration, labels",
            {{"dry-run", "", "say what would be fetched, and fetch nothing"}}};
}

Command infoCommand()
{
    return {"info", "MODEL", "architecture and every hyper-parameter with where it came from",
            std::vector<OptionInfo>{
                {"check", "", "look at every weight, too: none is NaN or infinite; and the file's SHA-256"}}
                + modelOptions()};
}

Command convertCommand()
{
    return {
        "convert", "CHECKPOINT OUT.safetensors", "the same weights under timm's names, or a sub-network",
        std::vector<OptionInfo>{
            {"heads", "K", "cut the first K heads out as a plain ViT", false, {}, false, Takes::HeadCount}}
            + modelOptions()};
}

Command profileCommand()
{
    return {
        "profile", "(MODEL | --arch vit-b16|vit-s16|vit-ti16)",
        "what sub-networks cost by formula: parameters, MACs, attention's share, memory",
        std::vector<OptionInfo>{
            choice("arch", {"vit-b16", "vit-s16", "vit-ti16"}, "a well-known shape, without weights"),
            choice("scheme", {"hydravit", "matformer", "dynabert", "sortednet"},
                   "how k heads are cut out (default hydravit)"),
            choice(
                "convention", {"macs", "hydra-paper", "hydra-paper-blocks"},
                "count what is executed (default), or as the Hydra paper's Tables 2 and 3, or its Table 4")}
            + runOptions() + sizedModelOptions()};
}

Command benchCommand()
{
    return onNetwork(
        {"bench", "MODEL", "how long passes and explanations take on this machine",
         std::vector<OptionInfo>{
             methodsOption("explanations to measure too, each with the pass it needs"),
             whole(1, 100'000, {"repeat", "N", "runs that count, after 2 that do not (default 20)"}),
             whole(1, 1024, {"batch", "N", "pictures at once for images_per_s (default 8)"}),
             whole(1, 1024,
                   {"threads", "N", "threads to compute on (default: as many as the pass is worth)"})}
             + runOptions() + sizedModelOptions()});
}

Command evaluateCommand()
{
    return onNetwork(
        {"evaluate", "MODEL FOLDER|INPUT...", "accuracy per head count over labelled pictures",
         stored(runOptions()) + storeOptions() + stored({whatIfOptions().front()})
             + std::vector<OptionInfo>{whole(1, 4096, {"batch", "N", "pictures a forward pass (default 16)"})}
             + stored({{"thresholds", "E[,E...]",
                        "of a network that answers in rounds: accuracy, pictures that each "
                        "round answers and mean MACs at each entropy threshold"}})
             + stored(modelOptions())});
}

Command probeCommand()
{
    return onNetwork(
        {"probe", "MODEL FOLDER --out FILE.safetensors", "train a linear classifier on the embedding",
         std::vector<OptionInfo>{
             fileOption("out", "FILE.safetensors", "where the probe is written"),
             real(0, 0.9,
                  {"holdout", "SHARE", "of each class's pictures, to measure accuracy with (default 0.2)"}),
             real(1e-9, 1e3, {"penalty", "L2", "on the weights, of standardised features (default 0.001)"}),
             whole(0, mostSeed, {"seed", "S", "of the pictures that are held out (default 1)"})}
             + runOptions() + modelOptions()});
}

Command importanceCommand()
{
    return onNetwork(
        {"importance", "MODEL FOLDER|INPUT...", "how much each head matters, and the order that follows",
         stored({choice("method", {"ablation", "shapley", "gradient", "position"},
                        "how it is measured (default: ablation)"),
                 classOption("index, name, top1 (of each picture; default), top2")})
             + std::vector<OptionInfo>{{"order", "",
                                        "keep the order next to the model, as MODEL.heads.json: k heads are "
                                        "then the k most "
                                        "important ones"},
                                       fileOption("out", "FILE", "keep it there instead, for --head-order")}
             + stored({plan(), sizeOption()}) + storeOptions() + stored(modelOptions())});
}

Command registersCommand()
{
    return onNetwork({"registers", "MODEL FOLDER|INPUT...",
                      "find the neurons that write outlier tokens, for --without registers:zero",
                      std::vector<OptionInfo>{
                          fileOption("out", "FILE",
                                     "where to keep them (default: beside the model, as MODEL.neurons.json)"),
                          real(1e-6, 1e9,
                               {"threshold", "N",
                                "norm above which a token is an outlier (default: mean + 3 deviations)"}),
                          {"block", "N", "after which norms are taken (default: the last)"},
                          whole(1, 4096, {"units", "N", "how many of the ranking are moved (default 10)"}),
                          {"sparse", "", "leave out neurons that are active at more than half of the tokens"},
                          plan(),
                          sizeOption()}
                          + modelOptions()});
}

Command meansCommand()
{
    return onNetwork(
        {"means", "MODEL FOLDER|INPUT...", "mean output of each head, for --without heads:7.3=mean",
         std::vector<OptionInfo>{
             fileOption("out", "FILE",
                        "where to keep them (default: beside the model, as MODEL.means.safetensors)"),
             plan(), sizeOption()}
             + modelOptions()});
}

Command synthCommand()
{
    return {"synth",
            "--out FOLDER --count N",
            "synthetic scenes with masks and labels",
            {folderOption("out", "FOLDER", "where images/, masks/ and labels.csv go"),
             whole(1, 1'000'000, {"count", "N", "how many scenes to render"}),
             whole(0, mostSeed, {"seed", "S", "the same seed gives the same scenes (default 1)"}),
             whole(32, 2048, {"size", "PIXELS", "width and height, 32 to 2048 (default 224)"})}};
}

Command trainCommand()
{
    return {"train",
            "CONFIG",
            "train a HydraViT (Algorithm 1)",
            {{"resume", "", "go on where the output folder's checkpoint stopped"},
             offering({"cpu", "cuda"}, {"device", "cpu|cuda|cuda:N", "where to compute (default cpu)"})}};
}

Command completionCommand()
{
    return {"completion",
            "SHELL",
            "print a script that completes both programs in a shell: bash, zsh or fish",
            {{"line", "", "what may stand for the last of the words behind --, for such a script"}},
            {"bash", "zsh", "fish"}};
}

} // namespace hydra::cli

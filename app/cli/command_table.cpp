// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"
#include "core/shard/shard.h"

#include <algorithm>

namespace hydra::cli {

namespace {

std::vector<Command> fileCommands()
{
    return {
        light("models", "", {}, "the shipped models, or those on this computer",
              {flag("found",
                    "models in the caches of the Hugging Face hub and of torch hub: what opens, or why not; "
                    "MODEL is ORG/NAME[@REVISION] then"),
               option("folder", "FOLDER", "those in this folder, and in the folders in it, as well",
                      Takes::Folder),
               flag("suggested", "twenty models of the hub to begin with, and what each is good for")}),
        apart("opens connections",
              light("download", "ORG/NAME[@REVISION]", {Takes::File},
                    "fetch a model from the Hugging Face hub into its cache: weights, configuration, labels",
                    {flag("dry-run", "say what would be fetched, and fetch nothing")})),
        apart("",
              light("info", "MODEL", {Takes::Model},
                    "architecture and every hyper-parameter with where it came from",
                    {flag("check",
                          "look at every weight, too: none is NaN or infinite; and the file's SHA-256"),
                     modelOptions()})),
        light("convert", "CHECKPOINT OUT.safetensors", {Takes::Model, Takes::File},
              "the same weights under timm's names, or a sub-network",
              {option("heads", "K", "cut the first K heads out as a plain ViT", Takes::HeadCount),
               modelOptions()}),
    };
}

std::vector<Command> otherCommands()
{
    const std::vector<Takes> modelAndInputs{Takes::Model, Takes::Files};
    const Options planAndSize{planOption("kinds of attention, as for predict"), sizeOption()};
    return {
        light("synth", "--out FOLDER --count N", {}, "synthetic scenes with masks and labels",
              {option("out", "FOLDER", "where images/, masks/ and labels.csv go", Takes::Folder),
               whole("count", "N", 1, 1'000'000, "how many scenes to render"),
               whole("seed", "S", 0, mostSeed, "the same seed gives the same scenes (default 1)"),
               whole("size", "PIXELS", 32, 2048, "width and height, 32 to 2048 (default 224)")}),
        apart("takes hours",
              light("train", "CONFIG", {Takes::File}, "train a HydraViT (Algorithm 1)",
                    {flag("resume", "go on where the output folder's checkpoint stopped"),
                     offering({"cpu", "cuda"},
                              option("device", "cpu|cuda|cuda:N", "where to compute (default cpu)"))})),
        apart("takes hours",
              light("sae-train", "CONFIG", {Takes::File},
                    "train a sparse autoencoder on the patches that leave a block",
                    {flag("resume", "go on where the output folder's checkpoint stopped"),
                     offering({"cpu", "cuda"},
                              option("device", "cpu|cuda|cuda:N", "where to compute (default cpu)"))})),
        apart("takes hours",
              onNetwork(
                  "sae-index", "MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors", modelAndInputs,
                  "what each feature of a sparse autoencoder does over a folder, and its strongest pictures",
                  {option("out", "FILE.safetensors",
                          "where the index is written; a run that was ended goes on", Takes::File),
                   option("shard", "I/N",
                          "only this part of the list, into FILE.I-of-N.safetensors (default: the array task "
                          "of Slurm)"),
                   flag("join", "make FILE of the shards beside it; MODEL and the inputs are not read"),
                   offering({"-"},
                            option("list", "FILE|-", "more inputs, one a line, of a file or standard input",
                                   Takes::File)),
                   option("heads", "K", "the sub-network of K heads (default: all)"), saeOptions(),
                   modelOptions()})),
        apart("compares features over a whole folder",
              onNetwork(
                  "sae-compare", "MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]", modelAndInputs,
                  "which features of two sparse autoencoders are the same, and which survive in sub-networks",
                  {option(
                       "other", "FILE|FOLDER",
                       "another autoencoder: of each feature the one whose decoder row is most like its own; "
                       "with INPUT also the one whose values correlate most with its own",
                       Takes::File),
                   option("heads", "3,6,9",
                          "with INPUT: sub-networks in which features are read and compared with all heads"),
                   option("out", "FILE.csv|json|npz|tex|py", "a row for each feature", Takes::File),
                   offering({"-"},
                            option("list", "FILE|-", "more inputs, one a line, of a file or standard input",
                                   Takes::File)),
                   saeOptions(), modelOptions()})),
        onNetwork("importance", "MODEL FOLDER|INPUT...", modelAndInputs,
                  "how much each head matters, and the order that follows",
                  {stored({choice("method", {"ablation", "shapley", "gradient", "position"},
                                  "how it is measured (default: ablation)"),
                           classOption("index, name, synset, top1 (of each picture; default), top2")}),
                   flag("order",
                        "keep the order next to the model, as MODEL.heads.json: k heads are then the k most "
                        "important ones"),
                   option("out", "FILE", "keep it there instead, for --head-order", Takes::File),
                   stored(planAndSize), storeOptions(), stored(modelOptions())}),
        onNetwork(
            "registers", "MODEL FOLDER|INPUT...", modelAndInputs,
            "find the neurons that write outlier tokens, for --without registers:zero",
            {option("out", "FILE", "where to keep them (default: beside the model, as MODEL.neurons.json)",
                    Takes::File),
             real("threshold", "N", 1e-6, 1e9,
                  "norm above which a token is an outlier (default: mean + 3 deviations)"),
             option("block", "N", "after which norms are taken (default: the last)"),
             whole("units", "N", 1, 4096, "how many of the ranking are moved (default 10)"),
             flag("sparse", "leave out neurons that are active at more than half of the tokens"), planAndSize,
             modelOptions()}),
        onNetwork("means", "MODEL FOLDER|INPUT...", modelAndInputs,
                  "mean output of each head, for --without heads:7.3=mean",
                  {option("out", "FILE",
                          "where to keep them (default: beside the model, as MODEL.means.safetensors)",
                          Takes::File),
                   planAndSize, modelOptions()}),
        light("merge", "STORE [SHARD...]", {Takes::File, Takes::Files},
              "join the stores of all shards into the one that a single run would have written",
              {whole("shards", "N", 1, shard::mostShards,
                     "the shards are STORE.I-of-N (default: N as the files beside STORE say)"),
               option("curves", "FILE.csv|json|npz|tex|py",
                      "of faithfulness: the mean curves, as faithfulness --curves", Takes::File)}),
        light("missing", "STORE [INPUT...]", {Takes::File, Takes::Files},
              "the shards that are still to do, as an --array expression",
              {whole("shards", "N", 1, shard::mostShards,
                     "into which the list was divided (default: as the files beside STORE say)"),
               offering({"-"},
                        option("list", "FILE|-", "inputs, one a line: which keys are missing", Takes::File)),
               flag("plain", "only the expression, without JSON; empty where nothing is missing")}),
        light("array", "--engine E --shards N -- COMMAND...", {},
              "print a script that runs a command with --store in shards and merges them",
              {choice("engine", {"slurm", "parallel", "snakemake"}, "what runs the script"),
               whole("shards", "N", 2, shard::mostShards, "parts of the list"),
               whole("cpus", "N", 1, 1024, "cores of each (default 1)")}),
        onNetwork("rank", "MODEL INPUT...", modelAndInputs,
                  "pictures by how well they fit a class, or a prompt",
                  {classOption("index, name or synset; of a single prompt it need not be said"),
                   whole("top", "N", 1, 1'000'000, "pictures listed (default: all)"),
                   real("least", "S", -1, 1, "only pictures at least that similar to the prompt"),
                   runOptions(), whatIfOptions(), modelOptions()}),
        light("tokens", "MODEL", {Takes::Model},
              "what a text tower reads of prompts: cleaned, cut into tokens", {modelOptions()}),
        apart("is what answers",
              onNetwork("serve", "[--socket PATH]", {},
                        "answer many questions, as lines of JSON on standard input or a socket, with "
                        "networks kept open",
                        {option("socket", "PATH",
                                "answer on this Unix socket, in a folder that only you may enter "
                                "(default: standard input)",
                                Takes::File),
                         flag("mcp", "speak the Model Context Protocol on standard input, for agents"),
                         option("folder", "FOLDER", "with --mcp: the only folder whose files are read",
                                Takes::Folder)})),
        light("completion", "SHELL", {Takes::Kind},
              "print a script that completes both programs in a shell: bash, zsh or fish",
              {flag("line", "what may stand for the last of the words behind --, for such a script")},
              {"bash", "zsh", "fish"}),
        light("manual", "--out FOLDER", {}, "write the pages of man for both programs and each command",
              {option("out", "FOLDER", "where the pages go", Takes::Folder),
               option("day", "YYYY-MM-DD", "the day at the foot of each page (default: none)")}),
    };
}

} // namespace

const std::vector<Command>& commands()
{
    static const std::vector<Command> table = [] {
        std::vector<Command> all;
        for (std::vector<Command> (*part)() : {fileCommands, pictureCommands, otherCommands}) {
            for (Command& command : part()) {
                all.push_back(std::move(command));
            }
        }
        for (Command& command : all) {
            command.options = {
                command.options, command.runsNetwork ? stored(deviceOptions()) : Options(),
                grouped("Messages and help",
                        stored({flag("quiet", "no progress and no warnings on stderr"),
                                offering({"en", "de", "es", "ja", "zh_CN"},
                                         option("language", "en|de|es|ja|zh_CN",
                                                "of help, errors and progress (default: the system's)")),
                                flag("help", "the options used most; --help all: every one")}))};
        }
        return all;
    }();
    return table;
}

const Command* findCommand(const std::string& name)
{
    const auto& all = commands();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Command& each) { return each.name == name; });
    return found == all.end() ? nullptr : &*found;
}

bool hasOption(const Command& command, const std::string& option)
{
    return std::any_of(command.options.begin(), command.options.end(),
                       [&](const OptionInfo& each) { return each.name == option; });
}

} // namespace hydra::cli

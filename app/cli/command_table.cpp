// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/option_lists.h"
#include "core/base/message.h"
#include "core/shard/shard.h"

#include <algorithm>
#include <iterator>

namespace hydra::cli {

namespace {

std::vector<Command> fileCommands()
{
    using M = ModelsSettings;
    return {
        light<M>("models", "", {}, phrase("the shipped models, or those on this computer"),
                 Guide{{"found", "folder", "suggested"}, {"models", "models --found", "models --suggested"}},
                 {flag(&M::found, "found",
                       phrase("models in the caches of the Hugging Face hub and of torch hub: which open, or "
                              "why not; MODEL is then ORG/NAME[@REVISION]")),
                  option(&M::folder, "folder", "FOLDER", phrase("include this folder and its sub-folders"),
                         Takes::Folder),
                  flag(&M::suggested, "suggested",
                       phrase("twenty models of the hub to begin with, and what each is good for"))}),
        apart(
            "opens connections",
            light<DownloadSettings>(
                "download", "ORG/NAME[@REVISION]", {Takes::File},
                phrase(
                    "fetch a model from the Hugging Face hub into its cache: weights, configuration, labels"),
                Guide{{"dry-run"},
                      {"download timm/vit_tiny_patch16_224.augreg_in21k_ft_in1k",
                       "download timm/vit_small_patch14_reg4_dinov2.lvd142m --dry-run",
                       "download openai/clip-vit-base-patch32@main"}},
                flag(&DownloadSettings::dryRun, "dry-run",
                     phrase("list what would be fetched, and fetch nothing")))),
        tool(
            apart("",
                  light<InfoSettings>(
                      "info", "MODEL", {Takes::Model},
                      phrase("architecture and every hyper-parameter with its source"),
                      Guide{{"check", "labels", "architecture", "num-heads", "image-size"},
                            {"info hydravit-photos", "info my-vit.safetensors --check",
                             "info my-vit.safetensors --architecture hydravit"}},
                      {flag(&InfoSettings::check, "check",
                            phrase("also check every weight for NaN and infinity; print the file's SHA-256")),
                       modelRows()}))),
        light<CommonSettings>(
            "convert", phrase("CHECKPOINT OUT.safetensors"), {Takes::Model, Takes::File},
            phrase("save the weights under timm's names, or as a sub-network"),
            Guide{{"heads", "architecture", "num-heads", "head-order", "weights"},
                  {"convert my-vit.safetensors timm.safetensors",
                   "convert my-vit.safetensors six-heads.safetensors --heads 6",
                   "convert hydravit-photos three-heads.safetensors --heads 3"}},
            {headsRow("K", phrase("cut the first K heads out as a plain ViT"), Takes::HeadCount),
             modelRows()}),
    };
}

// A training command: options besides its configuration.
Command training(const char* name, const char* summary, Guide guide)
{
    return apart("takes hours",
                 light<TrainSettings>(name, "CONFIG", {Takes::File}, summary, std::move(guide),
                                      {flag(&TrainSettings::resume, "resume",
                                            phrase("resume from the output folder's checkpoint")),
                                       deviceRow(phrase("device to compute on"))}));
}

template<class Settings = OutSettings>
Rows<Settings> outRow(const char* value, const char* help, Takes takes = Takes::File)
{
    return option(&Settings::out, "out", value, help, takes);
}

std::vector<Command> saeCommands()
{
    return {
        training("train", phrase("train a HydraViT (Algorithm 1)"),
                 Guide{{"resume", "device"},
                       {"train training.json", "train training.json --resume",
                        "train training.json --resume --device cpu"}}),
        training(
            "sae-train", phrase("train a sparse autoencoder on the patches after a block"),
            Guide{{"resume", "device"}, {"sae-train features.json", "sae-train features.json --resume"}}),
        apart(
            "takes hours",
            onNetwork<SaeIndexSettings>(
                "sae-index", phrase("MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors"),
                modelAndInputs,
                phrase("what each feature of a sparse autoencoder does over a folder, and its strongest "
                       "pictures"),
                Guide{{"sae", "out", "heads", "shard", "join"},
                      {"sae-index hydravit-photos photos --sae features --out index.safetensors",
                       "sae-index my-vit.safetensors photos --sae features --out i.safetensors"}},
                {outRow("FILE.safetensors", phrase("where the index is written; an interrupted run resumes")),
                 shardRow(phrase("only this part of the list, into FILE.I-of-N.safetensors (default: Slurm's "
                                 "array task)")),
                 flag(&SaeIndexSettings::join, "join",
                      phrase("make FILE from the shards next to it; MODEL and the inputs are not read")),
                 listRow(phrase("more inputs, one per line, from a file or standard input")),
                 headsRow("K", phrase("the sub-network of K heads (default: all)"), Takes::Anything),
                 saeRows(), modelRows()})),
        apart(phrase("compare features over a whole folder"),
              onNetwork<SaeCompareSettings>(
                  "sae-compare", phrase("MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]"), modelAndInputs,
                  phrase("which features two sparse autoencoders share, and which survive in sub-networks"),
                  Guide{{"sae", "other", "heads", "out", "list"},
                        {"sae-compare hydravit-photos photos --sae features --heads 3,6",
                         "sae-compare hydravit-photos --sae features --other features",
                         "sae-compare hydravit-photos photos --sae features --heads 6 --out r.csv"}},
                  {option(&SaeCompareSettings::other, "other", "FILE|FOLDER",
                          phrase("another autoencoder: for each feature, the one with the most similar "
                                 "decoder row; with INPUT also the one with the most correlated values"),
                          Takes::File),
                   headsRow(
                       "3,6,9",
                       phrase("with INPUT: sub-networks whose features are compared with those of all heads"),
                       Takes::Anything),
                   outRow(fileShape<TableFormat>().c_str(), phrase("a row for each feature")),
                   listRow(phrase("more inputs, one per line, from a file or standard input")), saeRows(),
                   modelRows()})),
    };
}

// Commands that measure once over pictures.
std::vector<Command> headCommands()
{
    using I = ImportanceSettings;
    using R = RegistersSettings;
    const CommonRows planAndSize{planRow(phrase("kinds of attention, as for predict")), sizeRow()};
    return {
        onNetwork<I>(
            "importance", "MODEL FOLDER|INPUT...", modelAndInputs,
            phrase("importance of each head, and the order that follows"),
            Guide{{"method", "class", "order", "out", "store"},
                  {"importance hydravit-photos photos --out heads.json",
                   "importance my-vit.safetensors photos --method gradient --order",
                   "importance my-vit.safetensors photo.jpg --class top2 --out heads.json"}},
            {stored(Rows<I>{choice(&I::method, "method", {"ablation", "shapley", "gradient", "position"},
                                   phrase("how importance is measured")),
                            classRow(phrase("index, name, synset, top1 (of each picture; default), top2"))}),
             flag(&I::order, "order",
                  phrase("save the order next to the model, as MODEL.heads.json: k heads are then the k most "
                         "important ones")),
             outRow("FILE", phrase("save it there instead, for --head-order")), stored(planAndSize),
             storeRows(), stored(modelRows())}),
        onNetwork<R>(
            "registers", "MODEL FOLDER|INPUT...", modelAndInputs,
            phrase("find the neurons that write outlier tokens, for --without registers:zero"),
            Guide{{"out", "threshold", "units", "sparse", "block"},
                  {"registers my-vit.safetensors photos --threshold 40",
                   "registers my-vit.safetensors photos --threshold 40 --out neurons.json",
                   "registers hydravit-photos photos --threshold 40 --out neurons.json"}},
            {outRow("FILE", phrase("where to save them (default: next to the model, as MODEL.neurons.json)")),
             real(&R::threshold, "threshold", "N", 1e-6, 1e9,
                  phrase("norm above which a token is an outlier (default: mean + 3 deviations)")),
             option(&R::block, "block", "N", phrase("after which norms are taken (default: the last)")),
             whole(&R::units, "units", "N", 1, 4096, phrase("how many of the ranked neurons are moved")),
             flag(&R::sparse, "sparse",
                  phrase("leave out neurons that are active at more than half of the tokens")),
             planAndSize, modelRows()}),
        onNetwork<OutSettings>(
            "means", "MODEL FOLDER|INPUT...", modelAndInputs,
            phrase("mean output of each head, for --without heads:7.3=mean"),
            Guide{
                {"out", "attention"},
                {"means my-vit.safetensors photos", "means hydravit-photos photos --out means.safetensors"}},
            {outRow("FILE",
                    phrase("where to save them (default: next to the model, as MODEL.means.safetensors)")),
             planAndSize, modelRows()}),
    };
}

std::vector<Command> shardCommands()
{
    using S = ShardsSettings;
    return {
        light<S>("merge", "STORE [SHARD...]", {Takes::File, Takes::Files},
                 phrase("join the stores of all shards into the one that a single run would have written"),
                 Guide{{"shards"},
                       {"merge answers.jsonl --shards 2",
                        "merge all.jsonl answers.1-of-2.jsonl answers.2-of-2.jsonl"}},
                 {whole(&S::shards, "shards", "N", 1, shard::mostShards,
                        phrase("the shards are STORE.I-of-N (default: N from the files next to STORE)")),
                  option(&S::curves, "curves", fileShape<TableFormat>().c_str(),
                         phrase("faithfulness: the mean curves, as faithfulness --curves"), Takes::File)}),
        light<S>(
            "missing", "STORE [INPUT...]", {Takes::File, Takes::Files},
            phrase("the missing shards, as an --array expression"),
            Guide{{"shards", "list", "plain"},
                  {"missing answers.jsonl --shards 2", "missing answers.jsonl photos --shards 2 --plain"}},
            {whole(&S::shards, "shards", "N", 1, shard::mostShards,
                   phrase("number of shards of the list (default: from the files next to STORE)")),
             listRow(phrase("inputs, one per line: print which keys are missing")),
             flag(&S::plain, "plain",
                  phrase("only the expression, without JSON; empty if nothing is missing"))}),
        light<S>(
            "array", phrase("--engine E --shards N -- COMMAND..."), {},
            phrase("print a script that runs a command with --store in shards and merges them"),
            Guide{{"engine", "shards", "cpus"},
                  {"array --engine slurm --shards 9 -- predict softmax-twin photos --store a.tar",
                   "array --engine parallel --shards 8 -- explain hydra-all photos --store a.tar",
                   "array --engine snakemake --shards 8 -- embed softmax-twin photos --store a.tar"}},
            {choice(&S::engine, "engine", {"slurm", "parallel", "snakemake"}, phrase("what runs the script")),
             whole(&S::shards, "shards", "N", 2, shard::mostShards, phrase("parts of the list")),
             whole(&S::cpus, "cpus", "N", 1, 1024, phrase("cores per task"))}),
    };
}

std::vector<Command> otherCommands()
{
    using S = ServeSettings;
    return {
        tool(onNetwork<RankSettings>(
            "rank", "MODEL INPUT...", {Takes::Model, Takes::Files},
            phrase("sort pictures by how well they fit a class or a prompt"),
            Guide{{"class", "top", "least", "prompt", "prompts"},
                  {"rank hydravit-photos photos --class church",
                   "rank hydravit-photos photos --class 3 --top 2",
                   "rank hydravit-photos photos --class church --heads 3"}},
            {classRow(phrase("index, name or synset; not needed with a single prompt")),
             alsoOfPredictor(Rows<RankSettings>(whole(&RankSettings::top, "top", "N", 1, 1'000'000,
                                                      phrase("pictures listed (default: all)")))),
             predictorRows(),
             real(&RankSettings::least, "least", "S", -1, 1,
                  phrase("only pictures at least this similar to the prompt")),
             runRows(), whatIfRows(), modelRows()})),
        light<CommonSettings>(
            "tokens", "MODEL", {Takes::Model},
            phrase("what a text tower reads of prompts: cleaned, cut into tokens"),
            Guide{{"prompt", "prompts", "clean", "template", "vocabulary"},
                  {"tokens my-clip.safetensors --prompt 'a photo of a dog' --prompt 'A_Cat!'",
                   "tokens my-clip.safetensors --prompts classes.txt --clean open_clip"}},
            modelRows()),
        apart("is what answers",
              onNetwork<S>("serve", phrase("[--socket PATH]"), {},
                           phrase("answer many questions, as lines of JSON on standard input or a socket, "
                                  "with networks kept open"),
                           Guide{{"socket", "mcp", "folder", "device"},
                                 {"serve < questions.jsonl", "serve --mcp --folder photos < messages.jsonl"}},
                           {option(&S::socket, "socket", "PATH",
                                   phrase("answer on this Unix socket, in a folder that only you may enter "
                                          "(default: standard input)"),
                                   Takes::File),
                            flag(&S::mcp, "mcp",
                                 phrase("speak the Model Context Protocol on standard input, for agents")),
                            option(&S::folder, "folder", "FOLDER",
                                   phrase("with --mcp: the only folder whose files are read"), Takes::Folder),
                            programRow(phrase("the one program that questions may name in place of a model, "
                                              "as \"predictor\"; it stays running"))})),
        light<CompletionSettings>(
            "completion", "SHELL", {Takes::Kind},
            phrase("print a script that completes both programs in a shell: bash, zsh or fish"),
            Guide{{}, {"completion bash", "completion zsh", "completion fish"}},
            flag(&CompletionSettings::line, "line",
                 phrase("complete the last of the words after --, for such a script")),
            {"bash", "zsh", "fish"}),
        light<ManualSettings>(
            "manual", phrase("--out FOLDER"), {},
            phrase("write man pages for both programs and each command"),
            Guide{{"out", "day"}, {"manual --out man", "manual --out man --day 2026-12-01"}},
            {outRow("FOLDER", phrase("where the pages go"), Takes::Folder),
             option(&ManualSettings::day, "day", "YYYY-MM-DD",
                    phrase("the date in the footer of each page (default: none)"))}),
    };
}

Command synthCommand()
{
    using S = SynthSettings;
    return light<S>("synth", phrase("--out FOLDER --count N"), {},
                    phrase("synthetic scenes with masks and labels"),
                    Guide{{"out", "count", "size", "seed"},
                          {"synth --out scenes --count 12", "synth --out small --count 12 --size 64",
                           "synth --out others --count 12 --seed 2"}},
                    {outRow("FOLDER", phrase("where images/, masks/ and labels.csv go"), Takes::Folder),
                     whole(&S::count, "count", "N", 1, 1'000'000, phrase("how many scenes to render")),
                     whole(&S::seed, "seed", "S", 0, mostSeed, phrase("the same seed gives the same scenes")),
                     whole(&S::size, "size", "PIXELS", 32, 2048, phrase("width and height, 32 to 2048"))});
}

} // namespace

const std::vector<Command>& commands()
{
    static const std::vector<Command> table = [] {
        std::vector<Command> all;
        const auto add = [&](std::vector<Command> some) {
            std::move(some.begin(), some.end(), std::back_inserter(all));
        };
        add(fileCommands());
        add(pictureCommands());
        all.push_back(synthCommand());
        add(saeCommands());
        add(headCommands());
        add(shardCommands());
        add(otherCommands());
        for (Command& command : all) {
            command.options = {command.options,
                               command.runsNetwork ? stored(deviceRows()).infos() : Options(),
                               messageRows().infos()};
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/window_options.h"

#include "app/cli/help.h"
#include "app/cli/option_lists.h"
#include "core/base/error.h"
#include "core/language/language.h"
#include "core/model/model_overrides.h"

namespace hydra::app {

using namespace cli;

namespace {

const std::vector<std::string> languages{"system", "en", "de", "es", "ja", "zh_CN"};

} // namespace

const Rows<WindowSettings>& windowRows()
{
    using W = WindowSettings;
    static const Rows<W> rows{
        option(&W::model, "model", "FILE|NAME",
               phrase("A checkpoint file, a shipped model's name, or ORG/NAME in the Hugging Face cache."),
               Takes::Model),
        option(&W::method, "method", "METHOD", phrase("How to explain, e.g. relevance, attention, rollout."))
            .each([](OptionInfo& info) { info.offers = methodsOption("").rule->words; }),
        whole(&W::headCount, "heads", "K", 1, limits::heads, phrase("Head count k of the sub-network."))
            .each([](OptionInfo& info) { info.takes = Takes::HeadCount; }),
        option(&W::attention, "attention", "PLAN", phrase("Attention plan, e.g. hydra:cosine@back:2."))
            .each([](OptionInfo& info) { info.offers = planRow("").infos().front().offers; }),
        option(&W::without, "without", "WHAT", phrase("What is switched off, e.g. heads:7.3,mlp:9.")),
        option(&W::pictureSize, "picture-size", "N|HxW|long:N",
               phrase("Picture size that the network gets.")),
        option(&W::className, "class", "CLASS",
               phrase("What to explain: an index, a name, a synset, top1, top2, own."))
            .each([](OptionInfo& info) {
                info.offers = {"top1", "top2", "own"};
            }),
        option(&W::target, "target", "TARGET",
               phrase("In place of --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N."),
               Takes::Target),
        option(&W::sae, "sae", "FILE|FOLDER",
               phrase("A sparse autoencoder of the model, for the Features window."), Takes::File),
        whole(&W::saeBlock, "sae-block", "N", 0, 4095,
              phrase("The block that the autoencoder reads, if its file does not tell.")),
        whole(&W::saeK, "sae-k", "N", 1, 1 << 24,
              phrase("Features kept per patch, if its file does not tell.")),
        choice(&W::saeCode, "sae-code", phrase("Which features are kept, if its file does not tell.")),
        option(&W::training, "training", "FOLDER",
               phrase("A training's output folder: shows its curves in a window of their own."),
               Takes::Folder),
        option(&W::live, "live", "INPUT",
               phrase("Frames in the Live window: a video, a folder of pictures, camera:NUMBER or a URL.")),
        option(&W::device, "device", "cpu|cuda|cuda:N", phrase("Where networks compute (default: cpu)."))
            .each([](OptionInfo& info) {
                info.offers = {"cpu", "cuda"};
            }),
        choice(&W::precision, "precision", {"float32", "bfloat16"},
               phrase("Precision of products in forward passes (default: float32).")),
        choice(&W::theme, "theme", {"dark", "light", "system"}, phrase("Colours of the window.")),
        {&W::language,
         offering(languages,
                  option("language", listText(languages, "|").c_str(), phrase("Language of the window.")))},
        option(&W::windowSize, "size", "WxH", phrase("Size of the window in points.")),
        option(&W::screenshot, "screenshot", "FILE.png",
               phrase("Wait until everything is shown, save the window as PNG, and exit."), Takes::File),
        flag(&W::help, "help", phrase("Displays help on command-line options.")),
        flag(&W::version, "version", phrase("Displays version information."))};
    return rows;
}

std::string windowHelp()
{
    return join("hydrascope: ", translated(windowSummary), "\n\n  hydrascope [OPTIONS] [INPUT...]\n\n",
                "INPUT: ", translated(windowInput), "\n\n", rowsOf(windowRows().infos()));
}

WindowSettings windowSettings(const std::vector<std::string>& words)
{
    const WindowSettings settings =
        windowRows().read(Arguments(words, windowRows().infos(), "hydrascope --help"));
    if (const auto given = settings.saeOptions(); !settings.sae && !given.empty()) {
        throw usageError("--%1: describes an autoencoder; give it with --sae FILE", given.front().first);
    }
    if (!settings.language.empty() && settings.language != "pseudo") { // "pseudo" is for tests
        (void)choiceRule("", "", languages, "").fromText(settings.language, "--language");
    }
    return settings;
}

} // namespace hydra::app

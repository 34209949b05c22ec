// SPDX-License-Identifier: GPL-3.0-or-later
// completion: scripts for shells, and the words that they ask for while somebody types.
#include "app/cli/completion_scripts.h"
#include "app/cli/light_commands.h"
#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/checkpoint/outline.h"
#include "core/engine/shipped.h"

namespace hydra::cli {

namespace {

std::string modelNames()
{
    std::string lines;
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        lines += shellWord(model.name) == model.name ? model.name + '\n' : ""; // bash would obey the others
    }
    return lines;
}

// "all", a range, each head count: what --heads takes with this model. Nothing for what is no model: a shell
// cannot show an error while somebody types.
std::string headWords(const std::string& model)
{
    try {
        const VitConfig config =
            outlineOf(engine::modelPath(model), {}, {}, interruption()).checkpoint.config;
        const std::vector<int>& trained = config.trainedHeads;
        std::string lines = "all\n";
        if (trained.size() > 1) {
            lines += join(trained.front(), '-', trained.back(), '\n');
        }
        for (const int k : trained) {
            lines += join(k, '\n');
        }
        return lines;
    } catch (const Error&) {
        return "all\n";
    }
}

} // namespace

Json runCompletion(const Arguments& arguments)
{
    if (arguments.has("models")) {
        return modelNames();
    }
    if (const auto model = arguments.text("heads-of")) {
        return headWords(*model);
    }
    const std::string shell =
        requireOneOf(arguments.positional(0, "SHELL: bash, zsh or fish"), {"bash", "zsh", "fish"}, "SHELL");
    if (shell == "bash") {
        return bashScript();
    }
    if (shell == "zsh") {
        return zshScript();
    }
    return fishScript();
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// info by names and shapes, without LibTorch.
#include "app/cli/info_document.h"
#include "app/cli/light_commands.h"
#include "app/cli/option_lists.h"
#include "core/base/presence.h"
#include "core/checkpoint/beside_model.h"
#include "core/checkpoint/outline.h"
#include "core/engine/shipped.h"

namespace hydra::cli {

Json runInfo(const Arguments& arguments)
{
    const std::string& model =
        arguments.positional(0, "MODEL: a checkpoint file, or the name of a shipped model");
    const ModelOverrides said = overridesOf(arguments);
    const std::string path = engine::modelPath(model);
    if (arguments.has("check") || said.prompts) {
        throw NeedsWeights();
    }
    Outline outline = outlineOf(path, said, progressBar(), interruption());
    Checkpoint& checkpoint = outline.checkpoint;
    if (said.headOrder.value_or("none") != "none"
        || (!said.headOrder && isPlainFile(headOrderBeside(checkpoint.path)))) {
        throw NeedsWeights(); // an order is of the file with that hash
    }
    checkpoint.tensors = std::move(outline.tensors);
    if (const std::string note = checkpoint.config.trainingNote(); !note.empty()) {
        checkpoint.notes.push_back(note);
    }
    return infoOf(checkpoint);
}

} // namespace hydra::cli

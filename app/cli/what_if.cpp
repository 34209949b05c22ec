// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/what_if.h"

#include "core/base/error.h"
#include "core/checkpoint/model_files.h"

namespace hydra::cli {

engine::Ask askOf(engine::Engine& engine, const Arguments& arguments, const engine::OpenedModel& model)
{
    engine::Ask ask = askOf(arguments, model.config);
    ask.without = withoutOf(engine, arguments, model);
    return ask;
}

Interventions withoutOf(engine::Engine& engine, const Arguments& arguments, const engine::OpenedModel& model)
{
    Interventions without = Interventions::parse(arguments.text("without", ""));
    requireFits(without, model.config);
    const auto from = arguments.text("from");
    if (from && !without.needsSource()) {
        throw usageError("--from: nothing in --without takes another picture's activations");
    }
    if (without.needsSource() && !from) {
        throw usageError("--without: another picture's activations need that picture; give it with --from");
    }
    if (from) {
        without.from = openInputs(engine, *from).front().image.id;
    }
    return engine.completed(model.id, without);
}

std::shared_ptr<const Changes> changesFor(const Arguments& arguments, const Checkpoint& opened)
{
    const Interventions what = Interventions::parse(arguments.text("without", ""));
    if (what.needsSource()) {
        throw usageError("--without: this command runs over many pictures, so that no other picture's "
                         "activations can be put in");
    }
    return changesBeside(what, opened);
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/what_if.h"

#include "app/cli/settings.h"
#include "core/base/error.h"
#include "core/checkpoint/model_files.h"

namespace hydra::cli {

namespace {

// A file beside a model names by content what it was made of.
void requireAbout(const Checkpoint& opened, const Path& path, const std::string& madeOf)
{
    if (madeOf.empty() || opened.id.compare(0, madeOf.size(), madeOf) != 0) {
        throw inputError(path.string(), ": the file is about another model");
    }
}

} // namespace

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
    auto changes = std::make_shared<Changes>();
    changes->what = Interventions::parse(arguments.text("without", ""));
    requireFits(changes->what, opened.config);
    if (changes->what.empty()) {
        return nullptr;
    }
    if (changes->what.needsSource()) {
        throw usageError("--without: this command runs over many pictures, so that no other picture's "
                         "activations can be put in");
    }
    if (changes->what.needsMeans()) {
        if (!opened.config.headOrder.value.empty()) {
            throw usageError(
                "means of heads are by the file's own numbers; open the model with --head-order none");
        }
        const Path path = meansBeside(opened.path);
        MeansFile read = readMeans(path);
        requireAbout(opened, path, read.model);
        changes->what.means = read.id;
        changes->means = std::make_shared<const HeadMeans>(std::move(read.means));
    }
    if (changes->what.registers) {
        const Path path = neuronsBeside(opened.path);
        const OutlierNeurons read = readNeurons(path);
        requireAbout(opened, path, read.model);
        changes->what.neurons = read.id;
        changes->neurons = read.moved();
    }
    return changes;
}

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/target_entries.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/file_picker.h"

#include <QCoreApplication>

#include <algorithm>

namespace hydra::ui {

namespace {

using engine::ClassChoice;
using Kind = ClassChoice::Kind;

QString tr(const char* source)
{
    return QCoreApplication::translate("TargetEntries", source);
}

ClassChoice similarTo(const engine::OpenedImage& image, std::vector<int> patches = {})
{
    return {Kind::Similar, 0, image.id, image.path, std::move(patches)};
}

void addSimilarities(std::vector<TargetEntry>& entries, const ViewState& state)
{
    const engine::OpenedImage& before = state.pictureBefore();
    if (!before.id.empty()) {
        entries.push_back({tr("similarity to %1").arg(text(before.name)),
                           tr("How similar the embedding is to that of the picture shown before."),
                           similarTo(before)});
    }
    if (!state.picture()) {
        return;
    }
    const engine::OpenedImage& image = state.picture()->image;
    entries.push_back({tr("similarity to this picture (keep it)"),
                       tr("Keeps this picture as the reference: open another one to see what the two share."),
                       similarTo(image)});
    const int patch = state.query().options.query;
    if (patch >= 0) {
        entries.push_back({tr("similarity to patch %1 of this picture").arg(patch),
                           tr("How similar the embedding is to the patch that was clicked."),
                           similarTo(image, {patch})});
    }
}

} // namespace

std::vector<TargetEntry> targetEntries(const ViewState& state, const std::optional<ClassChoice>& now)
{
    std::vector<TargetEntry> entries;
    entries.push_back({tr("embedding norm"), tr("The length of the vector that a classifier would read."),
                       ClassChoice{Kind::Norm, 1}});
    addSimilarities(entries, state);
    const int outputs = state.model() ? state.model()->config.numClasses.value : 0;
    if (outputs == 1) {
        entries.push_back(
            {tr("output 0"), tr("The one output of a regression."), ClassChoice{Kind::Output, 0}});
    }
    const auto known = [&](const TargetEntry& entry) { return entry.choice == now; };
    if (now && !now->isClass() && std::none_of(entries.begin(), entries.end(), known)) {
        entries.push_back({spoken(engine::targetName(*now)), plainTip(text(now->path)), now});
    }
    entries.push_back(
        {tr("similarity to a picture…"), tr("Asks for a picture to compare with."), {}, TargetPick::Picture});
    entries.push_back({tr("direction from a file…"),
                       tr("Asks for a .npy file with as many numbers as the embedding has: the map shows "
                          "what moves the embedding in that direction."),
                       {},
                       TargetPick::Direction});
    entries.push_back({tr("linear probe…"),
                       tr("Asks for a probe that was trained on this model's embedding."),
                       {},
                       TargetPick::Probe});
    entries.push_back({tr("train a linear probe…"),
                       tr("Learns the classes of a labelled folder from this model's embedding."),
                       {},
                       TargetPick::NewProbe});
    return entries;
}

std::optional<ClassChoice> pickedTarget(TargetPick pick, QWidget* parent)
{
    const QString path = pick == TargetPick::Picture ? FilePicker::reference(parent)
        : pick == TargetPick::Direction              ? FilePicker::direction(parent)
                                                     : FilePicker::probe(parent);
    if (path.isEmpty()) {
        return std::nullopt;
    }
    ClassChoice choice{pick == TargetPick::Picture         ? Kind::Similar
                           : pick == TargetPick::Direction ? Kind::Direction
                                                           : Kind::Probe,
                       pick == TargetPick::Probe ? -1 : 0};
    choice.path = path.toStdString();
    return choice;
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/target_entries.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/file_picker.h"

#include <algorithm>

namespace hydra::ui {

namespace {

using Kind = ClassChoice::Kind;

ClassChoice similarTo(const engine::OpenedImage& image, std::vector<int> patches = {})
{
    return {Kind::Similar, 0, image.id, image.path, std::move(patches)};
}

void addSimilarities(std::vector<TargetEntry>& entries, const ViewState& state)
{
    const engine::OpenedImage& before = state.pictureBefore();
    if (!before.id.empty()) {
        entries.push_back({QObject::tr("similarity to %1").arg(text(before.name)),
                           QObject::tr("How similar the embedding is to that of the picture shown before."),
                           similarTo(before)});
    }
    if (!state.picture()) {
        return;
    }
    const engine::OpenedImage& image = state.picture()->image;
    entries.push_back(
        {QObject::tr("similarity to this picture (keep it)"),
         QObject::tr("Keeps this picture as the reference: open another one to see what the two share."),
         similarTo(image)});
    const int patch = state.query().options.query;
    if (patch >= 0) {
        entries.push_back({QObject::tr("similarity to patch %1 of this picture").arg(patch),
                           QObject::tr("How similar the embedding is to the patch that was clicked."),
                           similarTo(image, {patch})});
    }
}

} // namespace

constexpr int mostOutputs = 50;

std::vector<TargetEntry> targetEntries(const ViewState& state, const std::optional<ClassChoice>& now)
{
    std::vector<TargetEntry> entries;
    entries.push_back({QObject::tr("embedding norm"),
                       QObject::tr("The length of the vector that a classifier would read."),
                       ClassChoice{Kind::Norm, 1}});
    addSimilarities(entries, state);
    const bool numbers = state.model() && state.model()->config.answers == Answers::Values;
    for (int i = 0; numbers && i < std::min(mostOutputs, state.model()->config.numClasses.value); ++i) {
        const ClassChoice output{Kind::Output, i};
        entries.push_back(
            {spoken(targetName(output)), QObject::tr("A number that the network answers with."), output});
    }
    const auto known = [&](const TargetEntry& entry) { return entry.choice == now; };
    if (now && !now->isClass() && std::none_of(entries.begin(), entries.end(), known)) {
        entries.push_back({spoken(targetName(*now)), plainTip(text(now->path)), now});
    }
    entries.push_back({QObject::tr("similarity to a picture…"),
                       QObject::tr("Asks for a picture to compare with."),
                       {},
                       TargetPick::Picture});
    entries.push_back({QObject::tr("direction from a file…"),
                       QObject::tr("Asks for a .npy file with as many numbers as the embedding has: the map "
                                   "shows what moves the embedding in that direction."),
                       {},
                       TargetPick::Direction});
    entries.push_back({QObject::tr("linear probe…"),
                       QObject::tr("Asks for a probe that was trained on this model's embedding."),
                       {},
                       TargetPick::Probe});
    entries.push_back({QObject::tr("train a linear probe…"),
                       QObject::tr("Learns the classes of a labelled folder from this model's embedding."),
                       {},
                       TargetPick::NewProbe});
    return entries;
}

std::optional<ClassChoice> pickedTarget(TargetPick pick, QWidget* parent)
{
    using File = FilePicker::File;
    const QString path = FilePicker::open(pick == TargetPick::Picture         ? File::Reference
                                              : pick == TargetPick::Direction ? File::Direction
                                                                              : File::Probe,
                                          parent);
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

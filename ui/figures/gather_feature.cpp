// SPDX-License-Identifier: GPL-3.0-or-later
// The data below the maps of a feature figure.
#include "core/base/error.h"
#include "core/dictionary/folder_index.h"
#include "core/engine/session.h"
#include "ui/figures/gather.h"

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int strongestOnSheet = 9;

void readIndex(FigureFeature& made, const FigureSpec& spec, const FigureData& data, const CancelToken& cancel)
{
    const Path file(spec.indexFile);
    const FeatureIndex index = readFeatureIndex(file);
    requireIndexOf(index, file, indexOf(data.model.id, asksSentences(spec), spec.ask.target.id));
    const auto feature = std::size_t(spec.ask.target.value);
    if (feature >= index.features()) {
        throw usageError("%1: has features 0 to %2, got %3", file.string(), index.features() - 1, feature);
    }
    made.indexed = true;
    made.often = index.share(feature);
    made.mean = index.mean(feature);
    made.pictures = index.seenPictures;
    made.heads = indexedBy(index, file).heads;
    const IndexedPictures pictures(index.folder, data.model.config, cancel);
    const auto* best = &index.best[feature * strongestPictures];
    for (int i = 0; i < strongestOnSheet && best[i].picture >= 0; ++i) {
        cancel.check();
        const FeatureSight sight = pictures.sight(index.names[std::size_t(best[i].picture)], best[i].patch);
        made.strongest.push_back(
            {double(best[i].value), std::make_shared<const Image>(sight.picture),
             Rect{double(sight.x), double(sight.y), double(sight.side), double(sight.side)}});
    }
}

} // namespace

bool asksSentences(const FigureSpec& spec)
{
    return std::any_of(spec.modelOptions.begin(), spec.modelOptions.end(),
                       [](const auto& option) { return option.first.rfind("prompt", 0) == 0; });
}

FigureFeature gatherFeature(engine::Session& session, const FigureSpec& spec, const FigureData& data,
                            const CancelToken& cancel)
{
    if (data.images.size() != 1) {
        throw usageError("figure feature: expected one picture, got %1", data.images.size());
    }
    FigureFeature made;
    const ClassChoice& target = spec.ask.target;
    std::vector<int> heads;
    for (const FigureColumn& column : data.columns) {
        if (std::find(heads.begin(), heads.end(), column.heads) == heads.end()) {
            heads.push_back(column.heads);
        }
    }
    for (const int k : heads) {
        const NetworkKey key = spec.ask.networkHere(data.images.front().id, data.model.id, k);
        made.classes = *session.answer(FeatureClassesKey{key, target.id, target.value}, {}, cancel);
        if (data.model.config.numClasses < 1 || data.model.config.answers == Answers::Values) {
            continue;
        }
        Interventions off = key.without;
        off.sae = target.id;
        off.set({target.value, 0, target.patches});
        const auto with = session.answer(key, {}, cancel),
                   without = session.answer(key.changed(off), {}, cancel);
        const auto first = std::size_t(with->ranking.front());
        made.effects.push_back({k, int(first), double(with->logits[first]), double(without->logits[first]),
                                double(with->probabilities[first]), double(without->probabilities[first])});
    }
    if (!spec.indexFile.empty()) {
        readIndex(made, spec, data, cancel);
    }
    return made;
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/faithfulness.h"

#include "core/base/error.h"
#include "core/base/over_pictures.h"
#include "core/evaluate/faithfulness_study.h"
#include "core/image/load.h"
#include "core/nn/cost.h"
#include "core/tensor/machine.h"

#include <algorithm>

namespace hydra {

namespace {

PictureBytes open(const LocatedImage& image, const FaithfulnessSettings& settings)
{
    PictureBytes bytes{readFile(image.path, ImageLimits().maxBytes), {}};
    if (settings.localisation && !image.mask.empty()) {
        bytes.mask = readFile(image.mask, ImageLimits().maxBytes);
    }
    return bytes;
}

// The journal's key: everything about the picture that affects a score.
std::string journalKey(const LocatedImage& image, const PictureBytes& bytes,
                       const FaithfulnessSettings& settings)
{
    std::string all = sha256(bytes.file.data(), bytes.file.size());
    if (settings.localisation) {
        all += sha256(bytes.mask.data(), bytes.mask.size());
        for (const Rect& box : image.boxes) {
            all += join(";", box.x, ",", box.y, ",", box.width, ",", box.height);
        }
    }
    if (settings.labelled) {
        all += join(";class ", image.label);
    }
    all += join(";", image.name); // the baseline's noise depends on it
    return sha256(all.data(), all.size()).substr(0, 32);
}

struct PictureScores
{
    std::vector<MapScore> scores; // grouped by k, in order
    bool known = true; // all of them are from the journal
};

PictureScores scoresOf(const FaithfulnessStudy& study, const LocatedImage& image,
                       FaithfulnessJournal* journal, const Progress& progress, const CancelToken& cancel)
{
    const PictureBytes bytes = open(image, study.settings());
    const std::string key = journalKey(image, bytes, study.settings());
    const auto known = [&](const MethodAndHeads& one) {
        return journal != nullptr ? journal->find(key, one.first, one.second) : nullptr;
    };
    std::vector<MethodAndHeads> missing;
    for (const MethodAndHeads& one : study.all()) {
        if (known(one) == nullptr) {
            missing.push_back(one);
        }
    }
    std::vector<MapScore> fresh;
    if (!missing.empty()) {
        fresh = study.scores(image, bytes, missing, progress, cancel);
    }
    PictureScores found{{}, missing.empty()};
    auto next = fresh.begin(); // in the order of all(), like the known ones
    for (const MethodAndHeads& one : study.all()) {
        const MapScore* score = known(one);
        found.scores.push_back(score != nullptr ? *score : *next++);
    }
    if (journal != nullptr && !fresh.empty()) {
        journal->add(key, image.name, fresh);
    }
    return found;
}

} // namespace

FaithfulnessReport measureFaithfulness(const FaithfulnessStudy& study,
                                       const std::vector<LocatedImage>& images, FaithfulnessJournal* journal,
                                       const Progress& progress, const CancelToken& cancel)
{
    if (const VisionTransformer* const network = study.network()) {
        useThreadsFor(
            double(costOf(network->config(), study.settings().ask.sub(study.settings().heads.back())).macs));
    }
    FaithfulnessReport result;
    FaithfulnessSummary summary;
    const auto measure = [&](std::size_t i) {
        const auto at = [&](double fraction, const Message& what) {
            report(progress, (double(i) + fraction) / double(images.size()),
                   message("picture %1 of %2: %3", i + 1, images.size(), what));
        };
        at(0, images[i].name);
        const PictureScores found = scoresOf(study, images[i], journal, at, cancel);
        result.images += 1;
        result.resumed += found.known ? 1 : 0;
        for (const MapScore& score : found.scores) {
            summary.add(score);
        }
    };
    const auto skip = [&](std::size_t i, const Error& error) {
        result.skipped.push_back(message("%1: %2", images[i].name, error));
    };
    try {
        overPictures(
            images.size(), [](std::size_t) { return std::string(); }, measure, skip, {}, cancel);
    } catch (const Error& error) { // keeps the finished measurements
        if (error.code() != ErrorCode::Cancelled) {
            throw;
        }
    }
    if (result.images == 0 && !result.skipped.empty()) {
        throw inputError("no picture could be measured; the first: %1", result.skipped.front());
    }
    result.cancelled = cancel.cancelled();
    result.rows = summary.rows();
    return result;
}

} // namespace hydra

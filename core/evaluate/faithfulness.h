// SPDX-License-Identifier: GPL-3.0-or-later
// The faithfulness of the maps of several methods and sub-networks, over many pictures: all measures of
// evaluate/perturbation.h, region.h, randomised.h and traits.h, with means and 95 % intervals. Plain data: no
// tensor.
#pragma once

#include "core/base/cancel.h"
#include "core/base/file.h"
#include "core/evaluate/curve.h"
#include "core/evaluate/located_images.h"
#include "core/evaluate/region.h"
#include "core/evaluate/trait_table.h"
#include "core/question/ask.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace at {
class Tensor;
}

namespace hydra {
class FaithfulnessStudy;

struct FaithfulnessSettings
{
    ModelId model; // names the weights in the journal
    std::vector<std::string> methods; // from methodTable(), or a baseline: "random", "centre"
    std::vector<int> heads;
    PictureAsk ask; // head count and method are unused; interventions apply to maps and measures alike
    bool labelled = false; // the class is the picture's own label; the target is ignored
    // Whether the curves follow a probability; else they follow the target's own value.
    [[nodiscard]] bool ofProbability() const noexcept { return labelled || ask.target.isClass(); }
    CurveChoice curves;
    bool localisation = true; // pointing game and mass, where a picture has boxes or a mask
    bool randomisation = true;
    std::vector<std::string> traits; // from traitTable(): further measures
    std::uint64_t seed = 1; // for the random weights and the baseline

    // Covers all settings except methods and heads: scores with equal fingerprints are comparable.
    [[nodiscard]] std::string fingerprint() const;
};

// A map's scores on one picture.
struct MapScore : Measured
{
    std::string method;
    int heads = 0;
    std::optional<Localisation> place;
    std::vector<double> randomisation; // similarity after each step, from the classifier down
    Traits traits;
};

// The mean of COUNT pictures and its 95 % interval: normal, Wilson's for a proportion.
struct Estimate
{
    int count = 0;
    double mean = 0, low = 0, high = 0;
};
[[nodiscard]] Estimate estimateOf(const std::vector<double>& values);
[[nodiscard]] Estimate proportionOf(int hits, int count);

struct TraitRow : Estimate
{
    double smallest = 0, largest = 0; // over single pictures
};

struct FaithfulnessRow
{
    std::string method;
    int heads = 0;
    int images = 0;
    Estimate deletion, insertion, positive, negative; // areas
    Estimate pointing, mass, randomisation; // count 0 if not measured
    double chanceHit = 0, chanceMass = 0;
    double whole = 0, blurred = 0, empty = 0;
    Perturbations curves; // means
    std::vector<double> randomisationSteps; // means
    std::map<std::string, TraitRow> traits; // only those measured
};
// The part randomised last: "classifier", "block 11", ..., "embedding" for a network of DEPTH blocks.
[[nodiscard]] std::string randomisedStep(int step, int depth);

// Means over any number of pictures; keeps no single score.
class FaithfulnessSummary
{
public:
    FaithfulnessSummary();
    ~FaithfulnessSummary();
    FaithfulnessSummary(FaithfulnessSummary&&) noexcept;
    FaithfulnessSummary& operator=(FaithfulnessSummary&&) noexcept;

    void add(const MapScore& score);
    // One row per method and k, in order of first appearance.
    [[nodiscard]] std::vector<FaithfulnessRow> rows() const;

private:
    struct Group; // of one method and k
    std::vector<Group> m_groups;
    std::map<std::pair<std::string, int>, std::size_t> m_places;
};

// A JSON-lines file of finished scores. Each picture is appended in one write, so that after an interruption
// only whole lines count. Lines of other settings are preserved.
class FaithfulnessJournal
{
public:
    // Reads FILE if it exists. Throws Error{Input} if it is not a journal.
    FaithfulnessJournal(Path file, const FaithfulnessSettings& settings);

    // The score of a method and k on the picture that KEY names; null if absent.
    [[nodiscard]] const MapScore* find(const std::string& key, const std::string& method, int heads) const;
    void add(const std::string& key, const std::string& name, const std::vector<MapScore>& scores);
    // Number of lines measured with other settings or by another version: they stay in FILE, unused.
    [[nodiscard]] std::size_t others() const noexcept { return m_others; }

private:
    using Where = std::pair<std::string, std::pair<std::string, int>>;
    void read();
    bool takeLine(std::string_view text); // false: not a journal line

    Path m_file;
    std::string m_fingerprint;
    std::map<Where, MapScore> m_scores;
    std::size_t m_others = 0;
    bool m_endsInLine = true; // false: a line was cut short
};

struct FaithfulnessReport
{
    int images = 0; // finished ones
    int resumed = 0; // those taken from the journal completely
    bool cancelled = false;
    std::vector<Message> skipped; // "NAME: reason"
    std::vector<FaithfulnessRow> rows;
};

// Measures picture by picture, with every method and k. If cancelled, reports what is finished. Skips
// unreadable pictures. JOURNAL may be null.
[[nodiscard]] FaithfulnessReport measureFaithfulness(const FaithfulnessStudy& study,
                                                     const std::vector<LocatedImage>& images,
                                                     FaithfulnessJournal* journal, const Progress& progress,
                                                     const CancelToken& cancel);

// The baselines' value per token: noise from SEED and NAME, or nearness to the picture's centre.
[[nodiscard]] bool isBaseline(const std::string& method);
[[nodiscard]] std::vector<float> baselineValues(const std::string& method, int rows, int cols,
                                                std::uint64_t seed, const std::string& name);

} // namespace hydra

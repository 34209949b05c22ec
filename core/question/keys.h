// SPDX-License-Identifier: GPL-3.0-or-later
// The questions the engine answers, by value: which struct changed decides how much work follows
// (CONTRIBUTING, the way of one question). A key has parts(), from which equality and hash are made
// (key_parts.h), and a title(), shown while the answer is computed: "relevance, 7 heads".
// NetworkKey and MapKey are read like structs, through references to private parts. They are made from an Ask
// (ask.h), or from another key by the functions here.
#pragma once

#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/explain/map.h"
#include "core/explain/walk.h"
#include "core/model/input_size.h"
#include "core/model/interventions.h"
#include "core/model/sub_network.h"
#include "core/question/key_parts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace hydra {

using ImageId = std::string; // content hash; a new picture is a new id
using ModelId = std::string; // content hash of the file plus the user's overrides

// A method's name for display; METHOD itself if it is in no table, such as a baseline.
[[nodiscard]] Message methodTitle(const std::string& method);

struct Ask;
struct ClassChoice;
struct PictureAsk;
struct KeyMaker; // lets tests make keys from any parts (tests/support/key_maker.h)

// A forward pass.
class NetworkKey
{
    struct Parts
    {
        ImageId image;
        ModelId model;
        SubNetwork sub;
        AttentionPlan plan;
        InputSize size{}; // unless it is the network's own
        Interventions without{}; // parts switched off or replaced
        int upTo = -1; // last block of the pass, if the target is a feature; -1: the whole network
    };
    Parts m;
    NetworkKey(Parts parts)
        : m(std::move(parts))
    { }
    template<class Part>
    [[nodiscard]] NetworkKey with(Part Parts::*part, const Part& other) const
    {
        NetworkKey key = *this;
        key.m.*part = other;
        return key;
    }
    friend Ask;
    friend PictureAsk;
    friend KeyMaker;

public:
    const ImageId& image = m.image;
    const ModelId& model = m.model;
    const SubNetwork& sub = m.sub;
    const AttentionPlan& plan = m.plan;
    const InputSize& size = m.size;
    const Interventions& without = m.without;
    const int& upTo = m.upTo;

    NetworkKey() = default;
    NetworkKey(const NetworkKey& other)
        : m(other.m)
    { }
    NetworkKey& operator=(const NetworkKey& other)
    {
        m = other.m;
        return *this;
    }

    // The same for another picture, without the settings that belong to one picture. A key without a picture
    // keeps all settings.
    [[nodiscard]] NetworkKey of(const ImageId& other) const;
    [[nodiscard]] NetworkKey ofNoPicture() const; // what times depend on
    [[nodiscard]] NetworkKey ofModel(const ModelId& other) const;
    [[nodiscard]] NetworkKey ofHeads(int k) const;
    [[nodiscard]] NetworkKey changed(const Interventions& other) const; // with OTHER in place of its own
    [[nodiscard]] NetworkKey upToBlock(int block) const;
    // The pass that TARGET needs; for a feature it stops at its block.
    [[nodiscard]] NetworkKey passFor(const ClassChoice& target) const;

    [[nodiscard]] auto parts() const { return std::tie(image, model, sub, plan, size, without, upTo); }
    [[nodiscard]] Message title() const { return message("prediction, %1 heads", sub.heads); }
};

// The time of the same pass, measured when warm.
struct TimingKey
{
    NetworkKey network;

    [[nodiscard]] auto parts() const { return std::tie(network); }
    [[nodiscard]] Message title() const { return message("timing %1 heads", network.sub.heads); }
};

// What is explained: a class, or another number read from the network's answer (core/explain/target.h).
struct ClassChoice
{
    enum class Kind
    {
        Top, // rank-th class of the full network (k = H) under the same plan: maps over k explain one thing
        Own, // each sub-network's own first choice
        Index, // this class
        Output, // this output of a network without classes
        Norm, // of the embedding
        Similar, // to the embedding of a picture, or to the mean of some of its patches
        Direction, // in a .npy file
        Probe, // one class of a linear classifier in a file (core/evaluate/probe.h)
        Feature, // of an autoencoder in a file: its sum over patches
        Box, // a detector's box, by rank of confidence from 0; stays last: journals store the numbers above
    };
    Kind kind = Kind::Top;
    int value = 1; // rank from 1, class, output, box, feature; Probe, -1: its predicted class
    std::string id{}; // Similar: ImageId; files: their hash. Empty: not known, see path
    std::string path{}; // of the file, if there is one
    std::vector<int> patches{}; // Similar, Feature: ascending; empty: the whole picture
    int block = -1; // Feature: the block that the autoencoder reads, once it is open
    static constexpr int most = 1'000'000;

    [[nodiscard]] bool isClass() const noexcept { return kind <= Kind::Index; }
    [[nodiscard]] bool hasFile() const noexcept { return kind >= Kind::Similar && kind <= Kind::Feature; }
    [[nodiscard]] bool hasValue() const noexcept; // whether VALUE is used
    // Compares paths only if the ids are not known.
    friend bool operator==(const ClassChoice& a, const ClassChoice& b);
    friend bool operator!=(const ClassChoice& a, const ClassChoice& b) { return !(a == b); }
};

// CHOICE as written on the command line: "top1", "own", "7", "norm", "output:3", "similar:cat.jpg:3,10-12",
// "direction:smile.npy", "probe:pets.safetensors:2"; classes may have the prefix "class:". Nullopt for other
// texts.
[[nodiscard]] std::string text(const ClassChoice& choice);
[[nodiscard]] std::optional<ClassChoice> classChoice(std::string_view text);
// "similarity to cat.jpg", "embedding norm": the name shown in place of a class's name. Empty for class
// targets.
[[nodiscard]] Message targetName(const ClassChoice& choice);
// The default target of a model: the top class, the first output if outputs are numbers, the norm of an
// embedding.
[[nodiscard]] ClassChoice firstTarget(const VitConfig& config);
// CHOICE as the model can answer it: if outputs are numbers, a class becomes the output of its index, or the
// first.
[[nodiscard]] ClassChoice answeredBy(const VitConfig& config, const ClassChoice& choice);

// A map, computed from the trace of a pass.
class MapKey
{
    struct Parts
    {
        NetworkKey network;
        MapOptions options;
        ClassChoice target;
        std::optional<ClassChoice> against{}; // the map of target minus the map of this class
    };
    Parts m;
    MapKey(Parts parts)
        : m(std::move(parts))
    { }
    friend Ask;
    friend PictureAsk;
    friend KeyMaker;

public:
    const NetworkKey& network = m.network;
    const MapOptions& options = m.options;
    const ClassChoice& target = m.target;
    const std::optional<ClassChoice>& against = m.against;

    MapKey() = default;
    MapKey(const MapKey& other)
        : m(other.m)
    { }
    MapKey& operator=(const MapKey& other)
    {
        m = other.m;
        return *this;
    }

    // A map of TARGET by the default method.
    [[nodiscard]] static MapKey about(const NetworkKey& network, const ClassChoice& target);
    [[nodiscard]] MapKey to(const ClassChoice& other, const std::optional<ClassChoice>& minus = {}) const;
    [[nodiscard]] MapKey by(const std::string& method) const;
    [[nodiscard]] MapKey on(const NetworkKey& other) const; // from that pass
    // Resets the fields that the method does not use, so that equal questions are equal keys.
    [[nodiscard]] MapKey normalised() const;

    [[nodiscard]] auto parts() const { return std::tie(network, options, target, against); }
    [[nodiscard]] Message title() const
    {
        return message("%1, %2 heads", methodTitle(options.method), network.sub.heads);
    }
};

// One attention layer of a pass, step by step.
struct WalkKey
{
    NetworkKey network;
    WalkQuestion question;

    [[nodiscard]] auto parts() const
    {
        return std::tie(network, question.block, question.head, question.query);
    }
    [[nodiscard]] Message title() const { return message("walk-through, %1 heads", network.sub.heads); }
};

// A class's logit as the sum of its parts.
struct DecompositionKey
{
    NetworkKey network;
    ClassChoice target{};
    bool evenly = false; // biases and the last norm's mean are spread over all parts (Gandelsman et al.)

    [[nodiscard]] auto parts() const { return std::tie(network, target, evenly); }
    [[nodiscard]] Message title() const { return message("decomposition, %1 heads", network.sub.heads); }
};

// The maps of all heads of all blocks.
struct HeadMatrixKey
{
    NetworkKey network;
    std::string method = "attention"; // one that takes a block and a head
    int query = -1;
    ClassChoice target{}; // used for the heads' importance also with methods that do not explain a class

    [[nodiscard]] auto parts() const { return std::tie(network, method, query, target); }
    [[nodiscard]] Message title() const
    {
        return message("%1 of all heads, k = %2", methodTitle(method), network.sub.heads);
    }
};

// The classifier's answer after each block.
struct LensKey
{
    NetworkKey network;
    int block = -1; // the block after which patches are read; -1 is the last
    ClassChoice target{};

    [[nodiscard]] auto parts() const { return std::tie(network, block, target); }
    [[nodiscard]] Message title() const { return message("logit lens, %1 heads", network.sub.heads); }
};

// How much each word of a prompt class contributes to its similarity to the picture.
struct WordsKey
{
    NetworkKey network;
    ClassChoice target{};

    [[nodiscard]] auto parts() const { return std::tie(network, target); }
    [[nodiscard]] Message title() const { return message("words, %1 heads", network.sub.heads); }
};

// A pass's embedding as a sum of words.
struct ConceptsKey
{
    NetworkKey network;
    std::string words; // the id of an open list
    std::string mean{}; // id of the mean of a folder's pictures, to be subtracted; empty: none
    double lambda = usualLambda; // 0.01 to 2
    static constexpr double usualLambda = 0.25;

    [[nodiscard]] auto parts() const { return std::tie(network, words, mean, lambda); }
    [[nodiscard]] Message title() const { return message("concepts, %1 heads", network.sub.heads); }
};

// A sparse autoencoder's codes of the patches, from a pass up to its block.
struct CodesKey
{
    NetworkKey network;
    std::string sae; // its id

    [[nodiscard]] auto parts() const { return std::tie(network, sae); }
    [[nodiscard]] Message title() const { return message("features, %1 heads", network.sub.heads); }
};

// What each of the autoencoder's features contributes to a target.
struct FeaturePartsKey
{
    NetworkKey network;
    std::string sae;
    ClassChoice target{};

    [[nodiscard]] auto parts() const { return std::tie(network, sae, target); }
    [[nodiscard]] Message title() const
    {
        return message("contributions of features, %1 heads", network.sub.heads);
    }
};

// The classes that the classifier reads in the decoder's row of one feature.
struct FeatureClassesKey
{
    NetworkKey network;
    std::string sae;
    int feature = 0;

    [[nodiscard]] auto parts() const { return std::tie(network, sae, feature); }
    [[nodiscard]] Message title() const { return message("classes of feature %1", feature); }
};

// How far a map changes when its picture is rounded.
struct StabilityKey
{
    MapKey map;

    [[nodiscard]] auto parts() const { return std::tie(map); }
    [[nodiscard]] Message title() const
    {
        return message("stability of %1, k = %2", methodTitle(map.options.method), map.network.sub.heads);
    }
};

[[nodiscard]] inline MapKey normalised(const MapKey& key)
{
    return key.normalised();
}
[[nodiscard]] inline StabilityKey normalised(const StabilityKey& key)
{
    return {key.map.normalised()};
}
// The number of heads to choose from in a walk-through of the key's block, for a HydraViT sub-network: 1 if
// all heads are shown at once.
[[nodiscard]] int walkHeads(const WalkKey& key);

// Hashes for keys and parts without a generic one.
[[nodiscard]] std::size_t hashOf(const AttentionPlan& plan);
[[nodiscard]] std::size_t hashOf(const ClassChoice& choice);
[[nodiscard]] std::size_t hashOf(const NetworkKey& key);
[[nodiscard]] std::size_t hashOf(const MapKey& key);

template<>
const EnumWords<ClassChoice::Kind>& enumWords<ClassChoice::Kind>(); // "top", "own", "index", "norm", ...

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// What is switched off in a network, or replaced, before it is asked (reference.md "What is switched off").
// One grammar for the window, the command line and files:
//   heads:7.3,2.0=mean,mlp:9,attention:4,patches:12,13-17,tokens:5,registers:zero,feature:47=3x:5-7,sae-error
// A key and a colon, then items until the next key; heads are BLOCK.HEAD. What follows "=" stands in place of
// nothing: mean (of each token), mean-all, from (another picture's), for a feature of an autoencoder a
// multiple of its largest value. Plain data.
#pragma once

#include "core/base/enum_words.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// What stands in the place of an activation.
enum class Replacement
{
    Zero,
    Mean, // of the head over a set of pictures, for each token; heads alone
    MeanAll, // the same over pictures and tokens
    From // what another picture's pass has there
};
template<>
const EnumWords<Replacement>& enumWords<Replacement>(); // "zero", "mean", "mean-all", "from"

// What the outlier neurons of all tokens but the first become once their largest value has moved to an extra
// token (Jiang et al., NeurIPS 2025).
enum class RegisterMode
{
    Zero,
    Mean, // over those tokens
    OnlyOutliers, // the mean, where above mean + standard deviation
    Same
};
template<>
const EnumWords<RegisterMode>& enumWords<RegisterMode>(); // "zero", "mean", "only-outliers", "same"

struct HeadOff
{
    int block = 0, head = 0;
    Replacement by = Replacement::Zero;
    friend bool operator==(const HeadOff& a, const HeadOff& b)
    {
        return a.block == b.block && a.head == b.head && a.by == b.by;
    }
};

struct BranchOff
{
    int block = 0;
    Replacement by = Replacement::Zero; // or From
    friend bool operator==(const BranchOff& a, const BranchOff& b)
    {
        return a.block == b.block && a.by == b.by;
    }
};

struct TestRegisters
{
    RegisterMode mode = RegisterMode::Zero;
    int count = 1; // extra tokens
    static constexpr int most = 16;
    friend bool operator==(const TestRegisters& a, const TestRegisters& b)
    {
        return a.mode == b.mode && a.count == b.count;
    }
};

// A feature of the autoencoder set to MULTIPLE times its largest value on the picture.
struct FeatureEdit
{
    int feature = 0;
    double multiple = 0; // 0: off
    std::vector<int> patches{}; // ascending; empty: all
    static constexpr double most = 1000; // either way
    friend bool operator==(const FeatureEdit& a, const FeatureEdit& b)
    {
        return a.feature == b.feature && a.multiple == b.multiple && a.patches == b.patches;
    }
};

// Lists ascend, each block, head, patch and feature once: equal interventions are equal values.
struct Interventions
{
    std::vector<HeadOff> heads;
    std::vector<BranchOff> attention, mlp; // branches of a block, biases included
    std::vector<int> tokens; // blocks after which the patches' tokens are another picture's
    std::vector<int> patches; // taken out of the sequence after the position embedding
    std::optional<TestRegisters> registers;
    std::vector<FeatureEdit> features; // of the autoencoder
    bool saeError = false; // its reconstruction takes the tokens' place: what it misses is off
    // Contents that the above refers to, by hash. An image's id; empty where nothing needs one.
    std::string from;
    std::string means, neurons; // files beside the model; empty: whatever lies there
    std::string sae; // the autoencoder; empty: the one that is open

    [[nodiscard]] bool empty() const noexcept;
    [[nodiscard]] bool needsSource() const noexcept; // another picture's pass
    [[nodiscard]] bool needsMeans() const noexcept;
    [[nodiscard]] bool needsSae() const noexcept { return !features.empty() || saeError; }
    [[nodiscard]] bool hasHead(int block, int head) const noexcept;
    [[nodiscard]] bool hasPatch(int patch) const noexcept;
    // On to off, off to on.
    void toggleHead(int block, int head, Replacement by = Replacement::Zero);
    void toggleAttention(int block);
    void toggleMlp(int block);
    void togglePatch(int patch);
    void set(const FeatureEdit& edit); // in place of what was said of that feature
    // Of what other pictures' passes have in common with this one: the sequence.
    [[nodiscard]] Interventions ofSequence() const;
    // The part that means the same in every picture: drops patches and another picture's activations.
    [[nodiscard]] Interventions ofAnyPicture() const;
    // What of it happens up to the output of BLOCK, but in features.
    [[nodiscard]] Interventions upTo(int block) const;

    // "" of none. parse(text()) is the same value.
    [[nodiscard]] std::string text() const;
    // Each item in words, as a list shows them: "block 7, head 3 off", with its text in the grammar.

    struct Item
    {
        std::string text, words;
    };
    [[nodiscard]] std::vector<Item> items() const;
    [[nodiscard]] Interventions withoutItem(const Item& item) const;
    // Throws Error{Usage} naming the item and what was expected.
    [[nodiscard]] static Interventions parse(std::string_view text);

    friend bool operator==(const Interventions& a, const Interventions& b)
    {
        return a.heads == b.heads && a.attention == b.attention && a.mlp == b.mlp && a.tokens == b.tokens
            && a.patches == b.patches && a.registers == b.registers && (a.from == b.from || !a.needsSource())
            && (a.means == b.means || !a.needsMeans()) && (a.neurons == b.neurons || !a.registers)
            && a.features == b.features && a.saeError == b.saeError && (a.sae == b.sae || !a.needsSae());
    }
    friend bool operator!=(const Interventions& a, const Interventions& b) { return !(a == b); }
};

struct VitConfig;
// Throws Error{Usage} for a block or head that a network of CONFIG does not have.
void requireFits(const Interventions& interventions, const VitConfig& config);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a network that are switched off or replaced (reference.md "What is switched off"). One grammar
// for the window, the command line and files:
//   heads:7.3,2.0=mean,mlp:9,attention:4,patches:12,13-17,tokens:5,registers:zero,feature:47=3x:5-7,sae-error
// A key and a colon, then items until the next key; heads are BLOCK.HEAD. After "=" comes the replacement,
// else zero: mean (of each token), mean-all, from (another picture's), for a feature of an autoencoder a
// multiple of its largest value. Plain data.
#pragma once

#include "core/base/enum_words.h"
#include "core/base/message.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hydra {

// The replacement of an activation.
enum class Replacement
{
    Zero,
    Mean, // of the head over a set of pictures, for each token; heads alone
    MeanAll, // the same over pictures and tokens
    From // another picture's activation there
};
template<>
const EnumWords<Replacement>& enumWords<Replacement>(); // "zero", "mean", "mean-all", "from"

// The new values of the outlier neurons in all tokens except the first, once their largest value has moved to
// an extra token (Jiang et al., NeurIPS 2025).
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
    static constexpr double most = 1000; // in magnitude
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
    std::vector<int> tokens; // blocks after which another picture's tokens replace the patches'
    std::vector<int> patches; // removed from the sequence after the position embedding
    std::optional<TestRegisters> registers;
    std::vector<FeatureEdit> features; // of the autoencoder
    bool saeError = false; // the reconstruction replaces the tokens, without its error
    // Contents that the fields above refer to, by hash. The image's id; empty if not needed.
    std::string from;
    std::string means, neurons; // files beside the model; empty: use the files found there
    std::string sae; // the autoencoder; empty: the open one

    [[nodiscard]] bool empty() const noexcept;
    [[nodiscard]] bool needsSource() const noexcept; // another picture's pass
    [[nodiscard]] bool needsMeans() const noexcept;
    [[nodiscard]] bool needsSae() const noexcept { return !features.empty() || saeError; }
    [[nodiscard]] bool hasHead(int block, int head) const noexcept;
    [[nodiscard]] bool hasPatch(int patch) const noexcept;
    // Switches a part off, or on again.
    void toggleHead(int block, int head, Replacement by = Replacement::Zero);
    void toggleAttention(int block);
    void toggleMlp(int block);
    void togglePatch(int patch);
    void set(const FeatureEdit& edit); // replaces an earlier edit of that feature
    // The part that alters the token sequence (shared with reference passes).
    [[nodiscard]] Interventions ofSequence() const;
    // The part that means the same in every picture: drops patches and another picture's activations.
    [[nodiscard]] Interventions ofAnyPicture() const;
    // The part that applies up to the output of BLOCK, without features.
    [[nodiscard]] Interventions upTo(int block) const;

    // "" if empty. parse(text()) gives the same value.
    [[nodiscard]] std::string text() const;
    // An item as shown in a list, "block 7, head 3 off", with its text in the grammar.

    struct Item
    {
        std::string text;
        Message words;
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

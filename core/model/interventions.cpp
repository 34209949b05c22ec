// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/interventions.h"

#include "core/base/error.h"
#include "core/base/field.h"
#include "core/base/integer_list.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/printable.h"
#include "core/model/vit_config.h"

#include <algorithm>
#include <tuple>

namespace hydra {

template<>
const EnumWords<Replacement>& enumWords<Replacement>()
{
    static const EnumWords<Replacement> words{{Replacement::Zero, "zero"},
                                              {Replacement::Mean, "mean"},
                                              {Replacement::MeanAll, "mean-all"},
                                              {Replacement::From, "from"}};
    return words;
}

template<>
const EnumWords<RegisterMode>& enumWords<RegisterMode>()
{
    static const EnumWords<RegisterMode> words{{RegisterMode::Zero, "zero"},
                                               {RegisterMode::Mean, "mean"},
                                               {RegisterMode::OnlyOutliers, "only-outliers"},
                                               {RegisterMode::Same, "same"}};
    return words;
}

namespace {

constexpr std::size_t longestText = 1 << 20;
constexpr int mostBlocks = 4096, mostHeads = 16'384, mostPatches = 1 << 20,
              mostFeatures = 1 << 24; // beyond any network
constexpr std::size_t mostItems = 1 << 17;

std::tuple<int, int> placeOf(const HeadOff& off)
{
    return {off.block, off.head};
}

std::tuple<int> placeOf(const BranchOff& off)
{
    return {off.block};
}

std::tuple<int> placeOf(const FeatureEdit& edit)
{
    return {edit.feature};
}

std::tuple<int> placeOf(int number)
{
    return {number};
}

// Where ITEM's place is, or would be.
template<class Item>
auto placeIn(std::vector<Item>& list, const Item& item)
{
    return std::lower_bound(list.begin(), list.end(), item,
                            [](const Item& a, const Item& b) { return placeOf(a) < placeOf(b); });
}

// Replaces what has the same place: what is said last counts.
template<class Item>
void put(std::vector<Item>& list, const Item& item)
{
    const auto at = placeIn(list, item);
    if (at != list.end() && placeOf(*at) == placeOf(item)) {
        *at = item;
    } else {
        list.insert(at, item);
    }
}

template<class Item>
void toggle(std::vector<Item>& list, const Item& item)
{
    const auto at = placeIn(list, item);
    if (at != list.end() && placeOf(*at) == placeOf(item)) {
        list.erase(at);
    } else {
        list.insert(at, item);
    }
}

template<class Item>
bool any(const std::vector<Item>& list, Replacement by)
{
    return std::any_of(list.begin(), list.end(), [&](const Item& off) { return off.by == by; });
}

std::string suffix(Replacement by)
{
    return by == Replacement::Zero ? std::string() : std::string("=") + wordOf(by);
}

class Parser
{
public:
    explicit Parser(std::string_view text)
    {
        if (text.size() > longestText) {
            throw usageError("what is switched off: a list of ", text.size(), " characters is too long");
        }
        text = withoutBlanks(text);
        std::size_t items = 0;
        while (!text.empty()) {
            const auto comma = text.find(',');
            item(withoutBlanks(text.substr(0, comma)));
            text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
            if (++items > mostItems) {
                throw usageError("what is switched off: more than ", mostItems, " items");
            }
        }
    }

    Interventions result;

private:
    [[noreturn]] static void fail(std::string_view item, const char* expected, const std::string& meant = {})
    {
        throw usageError("what is switched off: expected ", expected, ", got ", printable(item), meant);
    }

    void item(std::string_view text)
    {
        if (text == "sae-error") {
            result.saeError = true;
            return;
        }
        const auto colon = text.find(':');
        std::string_view value = text;
        if (colon != std::string_view::npos) {
            m_key = withoutBlanks(text.substr(0, colon));
            value = withoutBlanks(text.substr(colon + 1));
            m_goesOn = false;
        }
        if (m_key == "heads") {
            head(value);
        } else if (m_key == "attention" || m_key == "mlp") {
            branch(value, m_key == "mlp" ? result.mlp : result.attention);
        } else if (m_key == "tokens") {
            for (const int block : numbers(value, mostBlocks, "blocks, as in tokens:5")) {
                put(result.tokens, block);
            }
        } else if (m_key == "patches") {
            for (const int patch : numbers(value, mostPatches, "patches, as in patches:12,13-17")) {
                put(result.patches, patch);
            }
        } else if (m_key == "registers") {
            registers(value);
        } else if (m_key == "feature") {
            feature(value);
        } else if (m_key == "from" || m_key == "means" || m_key == "neurons" || m_key == "sae") {
            (m_key == "from"        ? result.from
                 : m_key == "means" ? result.means
                 : m_key == "sae"   ? result.sae
                                    : result.neurons) = id(value);
        } else {
            fail(text,
                 "heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, "
                 "feature:NUMBER or sae-error",
                 didYouMean(m_key,
                            {"heads", "attention", "mlp", "patches", "tokens", "registers", "feature"}));
        }
    }

    // The part before "=", and what stands behind it.
    static std::pair<std::string_view, Replacement> parts(std::string_view item)
    {
        const auto equals = item.find('=');
        if (equals == std::string_view::npos) {
            return {item, Replacement::Zero};
        }
        const auto by = enumNamed<Replacement>(withoutBlanks(item.substr(equals + 1)));
        if (!by) {
            fail(item, "zero, mean, mean-all or from after '='",
                 didYouMean(withoutBlanks(item.substr(equals + 1)), {"zero", "mean", "mean-all", "from"}));
        }
        return {withoutBlanks(item.substr(0, equals)), *by};
    }

    void head(std::string_view item)
    {
        const auto [place, by] = parts(item);
        const auto dot = place.find('.');
        const auto block = wholeNumber(place.substr(0, dot));
        const auto number = dot == std::string_view::npos ? std::nullopt : wholeNumber(place.substr(dot + 1));
        if (!block || !number || *block >= mostBlocks || *number >= mostHeads) {
            fail(item, "BLOCK.HEAD, as in heads:7.3");
        }
        put(result.heads, {*block, *number, by});
    }

    static void branch(std::string_view item, std::vector<BranchOff>& into)
    {
        const auto [place, by] = parts(item);
        const auto blocks = integerList(place, 0, mostBlocks - 1, mostBlocks);
        if (!blocks || by == Replacement::Mean || by == Replacement::MeanAll) {
            fail(item, "a block, as in mlp:9, or mlp:9=from");
        }
        for (const int block : *blocks) {
            put(into, {block, by});
        }
    }

    static std::vector<int> numbers(std::string_view item, int most, const char* expected)
    {
        const auto found = integerList(item, 0, most - 1, mostPatches);
        if (!found) {
            fail(item, expected);
        }
        return *found;
    }

    void registers(std::string_view item)
    {
        const auto equals = item.find('=');
        const auto mode = enumNamed<RegisterMode>(withoutBlanks(item.substr(0, equals)));
        const auto count = equals == std::string_view::npos
            ? std::optional(1)
            : wholeNumber(withoutBlanks(item.substr(equals + 1)));
        if (!mode || !count || *count < 1 || *count > TestRegisters::most) {
            fail(item, "zero, mean, only-outliers or same, and up to 16 tokens, as in registers:zero=2");
        }
        result.registers = TestRegisters{*mode, *count};
    }

    // NUMBER, NUMBER=3x, and behind either :PATCHES, which go on in the items that follow.
    void feature(std::string_view item)
    {
        if (m_goesOn && item.find(':') == std::string_view::npos
            && item.find('=') == std::string_view::npos) {
            FeatureEdit& last = *placeIn(result.features, FeatureEdit{m_feature});
            for (const int patch : numbers(item, mostPatches, "patches, as in feature:47:12,13-17")) {
                put(last.patches, patch);
            }
            return;
        }
        const auto colon = item.find(':');
        const std::string_view what = item.substr(0, colon);
        const auto equals = what.find('=');
        const auto number = wholeNumber(withoutBlanks(what.substr(0, equals)));
        FeatureEdit edit;
        bool fits = number && *number < mostFeatures;
        if (equals != std::string_view::npos) {
            std::string_view times = withoutBlanks(what.substr(equals + 1));
            fits = fits && !times.empty() && times.back() == 'x';
            const auto value = fits ? finiteNumberIn(times.substr(0, times.size() - 1)) : std::nullopt;
            fits = value && *value >= -FeatureEdit::most && *value <= FeatureEdit::most;
            edit.multiple = value.value_or(0);
        }
        if (!fits) {
            fail(item, "a feature, as in feature:47, or feature:47=3x (three times its largest value)");
        }
        edit.feature = m_feature = *number;
        if (colon != std::string_view::npos) {
            edit.patches = numbers(item.substr(colon + 1), mostPatches, "patches, as in feature:47:12,13-17");
        }
        m_goesOn = !edit.patches.empty();
        put(result.features, edit);
    }

    static std::string id(std::string_view item)
    {
        const bool fits =
            !item.empty() && item.size() <= 200 && std::all_of(item.begin(), item.end(), [](char c) {
                return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || c == ':';
            });
        if (!fits) {
            fail(item, "the id of a picture or file (hexadecimal digits)");
        }
        return std::string(item);
    }

    std::string_view m_key;
    int m_feature = 0; // the last, whose patches may go on
    bool m_goesOn = false;
};

} // namespace

bool Interventions::empty() const noexcept
{
    return heads.empty() && attention.empty() && mlp.empty() && tokens.empty() && patches.empty()
        && !registers && !needsSae();
}

bool Interventions::needsSource() const noexcept
{
    return !tokens.empty() || any(heads, Replacement::From) || any(attention, Replacement::From)
        || any(mlp, Replacement::From);
}

bool Interventions::needsMeans() const noexcept
{
    return any(heads, Replacement::Mean) || any(heads, Replacement::MeanAll);
}

bool Interventions::hasHead(int block, int head) const noexcept
{
    return std::any_of(heads.begin(), heads.end(),
                       [&](const HeadOff& off) { return off.block == block && off.head == head; });
}

bool Interventions::hasPatch(int patch) const noexcept
{
    return std::binary_search(patches.begin(), patches.end(), patch);
}

void Interventions::toggleHead(int block, int head, Replacement by)
{
    toggle(heads, {block, head, by});
}

void Interventions::toggleAttention(int block)
{
    toggle(attention, BranchOff{block, Replacement::Zero});
}

void Interventions::toggleMlp(int block)
{
    toggle(mlp, BranchOff{block, Replacement::Zero});
}

void Interventions::togglePatch(int patch)
{
    toggle(patches, patch);
}

void Interventions::set(const FeatureEdit& edit)
{
    put(features, edit);
}

Interventions Interventions::ofSequence() const
{
    Interventions same;
    same.patches = patches;
    same.registers = registers;
    same.neurons = registers ? neurons : std::string();
    return same;
}

Interventions Interventions::upTo(int block) const
{
    Interventions left = *this;
    const auto cut = [&](auto& list, const auto& blockOf) {
        list.erase(
            std::remove_if(list.begin(), list.end(), [&](const auto& off) { return blockOf(off) > block; }),
            list.end());
    };
    cut(left.heads, [](const HeadOff& off) { return off.block; });
    cut(left.attention, [](const BranchOff& off) { return off.block; });
    cut(left.mlp, [](const BranchOff& off) { return off.block; });
    cut(left.tokens, [](int after) { return after; });
    left.features.clear(); // the feature that is asked about is read before they are changed
    left.saeError = false;
    return left;
}

std::vector<Interventions::Item> Interventions::items() const
{
    std::vector<Item> found;
    const auto words = [](Replacement by) -> std::string {
        switch (by) {
        case Replacement::Zero:
            return "off";
        case Replacement::Mean:
            return "replaced by its mean at each token";
        case Replacement::MeanAll:
            return "replaced by its mean";
        case Replacement::From:
            return "taken from the other picture";
        }
        return {};
    };
    for (const HeadOff& off : heads) {
        found.push_back({join("heads:", off.block, ".", off.head, suffix(off.by)),
                         join("block ", off.block, ", head ", off.head, " ", words(off.by))});
    }
    for (const BranchOff& off : attention) {
        found.push_back({join("attention:", off.block, suffix(off.by)),
                         join("block ", off.block, ", attention ", words(off.by))});
    }
    for (const BranchOff& off : mlp) {
        found.push_back(
            {join("mlp:", off.block, suffix(off.by)), join("block ", off.block, ", MLP ", words(off.by))});
    }
    for (const int block : tokens) {
        found.push_back({join("tokens:", block),
                         join("patch tokens after block ", block, " ", words(Replacement::From))});
    }
    if (!patches.empty()) {
        found.push_back({"patches:" + integerListText(patches),
                         patches.size() == 1 ? join("patch ", patches[0], " dropped")
                                             : join(patches.size(), " patches dropped")});
    }
    if (registers) {
        found.push_back({join("registers:", wordOf(registers->mode),
                              registers->count > 1 ? join("=", registers->count) : std::string()),
                         registers->count > 1 ? join("outliers moved to ", registers->count, " extra tokens")
                                              : std::string("outliers moved to an extra token")});
    }
    for (const FeatureEdit& edit : features) {
        const bool off = edit.multiple == 0;
        found.push_back(
            {join("feature:", edit.feature, off ? "" : "=" + exactText(edit.multiple) + "x",
                  edit.patches.empty() ? "" : ":" + integerListText(edit.patches)),
             join("feature ", edit.feature, " ",
                  off ? "off" : join("set to ", exactText(edit.multiple), " times its largest value"),
                  edit.patches.empty() ? std::string() : join(" on ", edit.patches.size(), " patches"))});
    }
    if (saeError) {
        found.push_back({"sae-error", "the autoencoder's reconstruction in place of the tokens"});
    }
    return found;
}

Interventions Interventions::withoutItem(const Item& item) const
{
    Interventions left = parse(item.text);
    Interventions result = *this;
    const auto drop = [](auto& list, const auto& gone) {
        for (const auto& each : gone) {
            list.erase(std::remove(list.begin(), list.end(), each), list.end());
        }
    };
    drop(result.heads, left.heads);
    drop(result.attention, left.attention);
    drop(result.mlp, left.mlp);
    drop(result.tokens, left.tokens);
    drop(result.patches, left.patches);
    drop(result.features, left.features);
    result.saeError = result.saeError && !left.saeError;
    if (left.registers) {
        result.registers.reset();
    }
    return result;
}

std::string Interventions::text() const
{
    std::string all;
    const auto add = [&](const std::string& item) { all += (all.empty() ? "" : ",") + item; };
    for (const Item& item : items()) {
        add(item.text);
    }
    if (needsSource() && !from.empty()) {
        add("from:" + from);
    }
    if (needsMeans() && !means.empty()) {
        add("means:" + means);
    }
    if (registers && !neurons.empty()) {
        add("neurons:" + neurons);
    }
    if (needsSae() && !sae.empty()) {
        add("sae:" + sae);
    }
    return all;
}

Interventions Interventions::parse(std::string_view text)
{
    return Parser(text).result;
}

void requireFits(const Interventions& interventions, const VitConfig& config)
{
    const auto block = [&](int number) {
        if (number >= config.depth) {
            throw usageError("what is switched off: the network has blocks 0 to ", config.depth.value - 1,
                             ", got ", number);
        }
    };
    for (const HeadOff& off : interventions.heads) {
        block(off.block);
        if (off.head >= config.numHeads) {
            throw usageError("what is switched off: a block has heads 0 to ", config.numHeads.value - 1,
                             ", got ", off.block, ".", off.head);
        }
    }
    for (const auto* list : {&interventions.attention, &interventions.mlp}) {
        for (const BranchOff& off : *list) {
            block(off.block);
        }
    }
    for (const int each : interventions.tokens) {
        block(each);
    }
}

} // namespace hydra

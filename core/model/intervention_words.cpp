// SPDX-License-Identifier: GPL-3.0-or-later
// Parses --without and --with into parts of a network.
#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/printable.h"
#include "core/model/intervention_places.h"

#include <algorithm>

namespace hydra {

namespace {

constexpr std::size_t longestText = 1 << 20;
constexpr int mostBlocks = 4096, mostHeads = 16'384, mostPatches = 1 << 20,
              mostFeatures = 1 << 24; // beyond any network
constexpr std::size_t mostItems = 1 << 17;

class Parser
{
public:
    explicit Parser(std::string_view text)
    {
        if (text.size() > longestText) {
            throw usageError("what is switched off: a list of %1 characters is too long", text.size());
        }
        text = withoutBlanks(text);
        std::size_t items = 0;
        while (!text.empty()) {
            const auto comma = text.find(',');
            item(withoutBlanks(text.substr(0, comma)));
            text.remove_prefix(comma == std::string_view::npos ? text.size() : comma + 1);
            if (++items > mostItems) {
                throw usageError("what is switched off: more than %1 items", mostItems);
            }
        }
    }

    Interventions result;

private:
    [[noreturn]] static void fail(std::string_view item, const char* expected, const std::string& meant = {})
    {
        throw usageError("what is switched off: expected %1, got %2%3", expected, printable(item), meant);
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
            for (const int block : numbers(value, mostBlocks, phrase("blocks, as in tokens:5"))) {
                put(result.tokens, block);
            }
        } else if (m_key == "patches") {
            for (const int patch : numbers(value, mostPatches, phrase("patches, as in patches:12,13-17"))) {
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
                 phrase("heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, "
                        "registers:MODE, feature:NUMBER or sae-error"),
                 didYouMean(m_key,
                            {"heads", "attention", "mlp", "patches", "tokens", "registers", "feature"}));
        }
    }

    // The part before "=", and the replacement after it.
    static std::pair<std::string_view, Replacement> parts(std::string_view item)
    {
        const auto equals = item.find('=');
        if (equals == std::string_view::npos) {
            return {item, Replacement::Zero};
        }
        const auto by = enumNamed<Replacement>(withoutBlanks(item.substr(equals + 1)));
        if (!by) {
            fail(item, phrase("zero, mean, mean-all or from after '='"),
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
            fail(item, phrase("BLOCK.HEAD, as in heads:7.3"));
        }
        put(result.heads, {*block, *number, by});
    }

    static void branch(std::string_view item, std::vector<BranchOff>& into)
    {
        const auto [place, by] = parts(item);
        const auto blocks = integerList(place, 0, mostBlocks - 1, mostBlocks);
        if (!blocks || by == Replacement::Mean || by == Replacement::MeanAll) {
            fail(item, phrase("a block, as in mlp:9, or mlp:9=from"));
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
            fail(item,
                 phrase("zero, mean, only-outliers or same, and up to 16 tokens, as in registers:zero=2"));
        }
        result.registers = TestRegisters{*mode, *count};
    }

    // NUMBER or NUMBER=3x, either with :PATCHES, a list that may continue in the next items.
    void feature(std::string_view item)
    {
        if (m_goesOn && item.find(':') == std::string_view::npos
            && item.find('=') == std::string_view::npos) {
            FeatureEdit& last = *placeIn(result.features, FeatureEdit{m_feature});
            for (const int patch : numbers(item, mostPatches, phrase("patches, as in feature:47:12,13-17"))) {
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
            fail(item,
                 phrase("a feature, as in feature:47, or feature:47=3x (three times its largest value)"));
        }
        edit.feature = m_feature = *number;
        if (colon != std::string_view::npos) {
            edit.patches =
                numbers(item.substr(colon + 1), mostPatches, phrase("patches, as in feature:47:12,13-17"));
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
            fail(item, phrase("the id of a picture or file (hexadecimal digits)"));
        }
        return std::string(item);
    }

    std::string_view m_key;
    int m_feature = 0; // the last feature, whose patches may continue
    bool m_goesOn = false;
};

} // namespace

Interventions Interventions::parse(std::string_view text)
{
    return Parser(text).result;
}

} // namespace hydra

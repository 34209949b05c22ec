// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/classifier_steps.h"

#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/base/list_text.h"
#include "core/base/printable.h"

#include <algorithm>
#include <sstream>

namespace hydra {

const std::vector<std::string>& stepFunctions()
{
    static const std::vector<std::string> words{"relu", "gelu", "gelu-tanh", "silu", "tanh"};
    return words;
}

std::vector<NamedStep> stepsIn(const std::string& steps, int read)
{
    constexpr std::size_t most = 16;
    constexpr int mostOutputs = 1'000'000;
    const std::string linear = "linear:";
    std::vector<NamedStep> found;
    std::istringstream text(steps);
    int withWeights = 0;
    for (std::string word; text >> word;) {
        const auto outputs = word.compare(0, linear.size(), linear) == 0
            ? wholeNumber(std::string_view(word).substr(linear.size()))
            : std::nullopt;
        const bool isLinear = outputs && *outputs >= 1 && *outputs <= mostOutputs;
        const auto& functions = stepFunctions();
        const bool isFunction = std::find(functions.begin(), functions.end(), word) != functions.end();
        if ((!isLinear && word != "norm" && !isFunction) || found.size() == most) {
            throw inputError("the steps of a classifier: expected up to %1 of linear:N, norm, %2; found %3",
                             most, listText(functions, ", "), printable(word));
        }
        read = isLinear ? *outputs : read;
        found.push_back({isLinear ? "linear" : word,
                         isFunction ? std::string() : join("head_steps.", withWeights++), read});
    }
    return found;
}

} // namespace hydra

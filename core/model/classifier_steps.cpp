// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/classifier_steps.h"

#include "core/base/error.h"
#include "core/base/printable.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace hydra {

bool hasWeights(const std::string& step)
{
    return step == "linear" || step == "norm";
}

std::vector<std::string> stepsIn(const std::string& steps)
{
    constexpr std::size_t most = 16;
    constexpr std::array<const char*, 7> known{
        {"linear", "norm", "relu", "gelu", "gelu-tanh", "silu", "tanh"}};
    std::vector<std::string> words;
    std::istringstream text(steps);
    for (std::string word; text >> word;) {
        if (std::find(known.begin(), known.end(), word) == known.end() || words.size() == most) {
            throw inputError("the steps of a classifier: expected up to ", most,
                             " of linear, norm, relu, gelu, gelu-tanh, silu, tanh; found ", printable(word));
        }
        words.push_back(word);
    }
    return words;
}

} // namespace hydra

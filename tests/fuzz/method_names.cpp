// SPDX-License-Identifier: GPL-3.0-or-later
// The names of three methods, one trait and one step in place of the whole tables, whose rows need every
// explanation and the network: to a reader of sessions or scores each is a name that is known or not, and
// nothing is asked of it. What is said to the user stays English.
#include "core/base/error.h"
#include "core/evaluate/randomised.h"
#include "core/evaluate/traits.h"
#include "core/language/language.h"
#include "core/question/keys.h"

namespace hydra {

const std::vector<MethodInfo>& methodTable()
{
    static const std::vector<MethodInfo> table{
        {"relevance", "Relevance", "", true, false, false, false, true, false},
        {"attention", "Attention", "", false, true, true, true, false, false},
        {"rollout", "Rollout", "", false, false, true, false, true, false, true}};
    return table;
}

const MethodInfo& methodInfo(const std::string& id)
{
    for (const MethodInfo& info : methodTable()) {
        if (id == info.id) {
            return info;
        }
    }
    throw usageError("method: unknown '", id, "'");
}

bool isTrait(const std::string& id)
{
    return id == "sparseness";
}

std::string RandomisedCascade::stepName(int, int)
{
    return "classifier";
}

std::string spoken(const std::string& english)
{
    return english;
}

engine::MapKey engine::normalised(MapKey key)
{
    return key;
}

} // namespace hydra

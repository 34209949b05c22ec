// SPDX-License-Identifier: GPL-3.0-or-later
// One row for each member of Ask, which changes its value. A member without a row fails test_ask.
#pragma once

#include "core/explain/option_fields.h"
#include "core/question/ask.h"

#include <functional>
#include <string>
#include <tuple>
#include <vector>

namespace hydra::test {

constexpr int askDepth = 3; // blocks

enum class PartOf
{
    Heads, // every command has an option for them
    Pass,
    Map
};
struct AskRow
{
    std::string name;
    PartOf of;
    std::string method;
    std::function<void(PictureAsk&)> change;
    bool ofOnePicture = false; // an Ask about another picture omits it
};

inline FieldValue otherThan(const OptionField& field, const FieldValue& usual)
{
    for (const std::string& word : field.words) {
        if (FieldValue(word) != usual) {
            return word;
        }
    }
    switch (field.kind) {
    case FieldKind::Whole:
        return std::get<int>(usual) + 2; // 0 may be a method's usual value
    case FieldKind::Number:
        return (std::get<double>(usual) + field.high) / 2;
    case FieldKind::Text:
        return std::string("some:3");
    default:
        return !std::get<bool>(usual);
    }
}

inline PictureAsk usualAsk(const std::string& method)
{
    PictureAsk ask;
    ask.heads = 3;
    ask.plan = AttentionPlan::softmax(askDepth);
    ask.options.method = method;
    return ask;
}

// A new member of Ask fails to compile here: add a row for it, and add it to parts().
inline bool partsAreMembers(const Ask& ask)
{
    const auto& [heads, scheme, plan, options, target, against, without, size] = ask;
    const auto parts = ask.parts();
    static_assert(std::tuple_size_v<decltype(parts)> == 9); // and the donor
    return &heads == &std::get<0>(parts) && &scheme == &std::get<1>(parts) && &plan == &std::get<2>(parts)
        && &options == &std::get<3>(parts) && &target == &std::get<4>(parts)
        && &against == &std::get<5>(parts) && &size == &std::get<6>(parts) && &without == &std::get<7>(parts);
}

inline std::vector<AskRow> askRows()
{
    const std::string method = "generic"; // depends on the class
    std::vector<AskRow> all{
        {"heads", PartOf::Heads, method, [](PictureAsk& ask) { ask.heads = 2; }},
        {"scheme", PartOf::Pass, method, [](PictureAsk& ask) { ask.scheme = SliceScheme::MatFormer; }},
        {"plan", PartOf::Pass, method,
         [](PictureAsk& ask) { ask.plan = AttentionPlan::parse("hydra:cosine@back:1", ask.plan); }},
        {"target", PartOf::Map, method,
         [](PictureAsk& ask) {
             ask.target = {ClassChoice::Kind::Index, 2};
         }},
        {"against", PartOf::Map, method,
         [](PictureAsk& ask) {
             ask.against = {ClassChoice::Kind::Top, 2};
         }},
        {"without", PartOf::Pass, method,
         [](PictureAsk& ask) { ask.without = Interventions::parse("heads:1.0,mlp:2"); }},
        {"dropped patches", PartOf::Pass, method,
         [](PictureAsk& ask) { ask.without = Interventions::parse("patches:3-5"); }, true},
        {"edited patches", PartOf::Pass, method,
         [](PictureAsk& ask) { ask.without = Interventions::parse("feature:4=3x:5-7"); }, true},
        {"donor", PartOf::Pass, method,
         [](PictureAsk& ask) {
             ask.without = Interventions::parse("heads:1.0=from");
             ask.without.from = "d0";
         },
         true},
        {"size", PartOf::Pass, method,
         [](PictureAsk& ask) {
             ask.size = {48, 64, 0};
         }},
    };
    for (const OptionField& field : optionFields()) {
        for (const MethodInfo& info : methodTable()) {
            if (field.matters(info) && std::string_view(field.key) != "method") {
                all.push_back({field.key, PartOf::Map, info.id,
                               [&field](PictureAsk& ask) {
                                   field.set(ask.options, otherThan(field, *field.get(ask.options)));
                               },
                               std::string_view(field.key) == "query"});
                break;
            }
        }
    }
    all.push_back({"method", PartOf::Map, method, [](PictureAsk& ask) { ask.options.method = "relevance"; }});
    return all;
}

} // namespace hydra::test

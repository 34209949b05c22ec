// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/question/ask_json.h"

#include "core/attention/plan_text.h"
#include "core/base/list_text.h"
#include "core/base/version.h"
#include "core/explain/option_fields.h"
#include "core/question/fields.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <sstream>

namespace hydra {

using Json = nlohmann::ordered_json;

Json withPrompts(Json document, const ModelOverrides& overrides)
{
    const auto lines = [](const std::optional<std::string>& text) {
        Json list = Json::array();
        std::istringstream in(text.value_or(""));
        for (std::string line; std::getline(in, line);) {
            if (line.find_first_not_of(" \t\r") != std::string::npos) {
                list.push_back(line);
            }
        }
        return list;
    };
    if (overrides.prompts) {
        document["prompts"] = lines(overrides.prompts);
        document["templates"] = lines(overrides.templates);
        if (overrides.clean) {
            document["clean"] = wordOf(*overrides.clean);
        }
    }
    return document;
}

Json storedOptions(const MapOptions& options)
{
    Json stored;
    for (const OptionField& field : optionFields()) {
        if (std::string_view(field.key) != "method") {
            std::visit([&](const auto& value) { stored[field.key] = value; }, field.get(options).value());
        }
    }
    return stored;
}

namespace {

struct Pass // the common part of Ask and NetworkKey
{
    const AttentionPlan& plan;
    const Interventions& without;
    const InputSize& size;
    SliceScheme scheme;
};

Json passJson(const Pass& pass, const std::optional<AttentionPlan>& trained)
{
    Json json{{"attention", pass.plan.text()}, {"without", pass.without.text()}};
    if (trained && *trained != pass.plan) {
        json["trained"] = trained->text();
    }
    if (!pass.size.isOwn()) {
        json["size"] = text(pass.size);
    }
    if (pass.scheme != SliceScheme()) {
        json["scheme"] = name(pass.scheme);
    }
    return json;
}

} // namespace

Json askJson(const Ask& ask, const std::optional<AttentionPlan>& trained)
{
    return passJson({ask.plan, ask.without, ask.size, ask.scheme}, trained);
}

Json passJson(const NetworkKey& key)
{
    return passJson({key.plan, key.without, key.size, key.sub.scheme}, {});
}

std::string passWords(const NetworkKey& key, const AttentionPlan& trained)
{
    return join("attention ", shownPlan(key.plan, trained),
                key.sub.scheme == SliceScheme() ? std::string() : join(", scheme ", name(key.sub.scheme)),
                key.size.isOwn() ? std::string() : ", size " + text(key.size),
                key.without.empty() ? std::string() : ", without " + key.without.text());
}

CommandOptions commandOptions(const Ask& ask, const std::string& attention,
                              const std::vector<std::string>& methods)
{
    CommandOptions options;
    const auto add = [&](const char* name, const std::string& value) {
        const bool known = std::any_of(options.begin(), options.end(),
                                       [&](const auto& option) { return option.first == name; });
        if (!value.empty() && !known) {
            options.emplace_back(name, value);
        }
    };
    Interventions without = ask.without;
    without.from.clear(); // has a separate option
    without.sae.clear();
    add("attention", attention);
    add("size", ask.size.isOwn() ? std::string() : text(ask.size));
    add("scheme", ask.scheme == SliceScheme() ? "" : name(ask.scheme));
    add("without", without.text());
    add("from", without.needsSource() ? ask.without.from : std::string());
    if (!methods.empty()) {
        add("method", listText(methods, ","));
        const bool box = ask.target.kind == ClassChoice::Kind::Box;
        add(box                        ? "box"
                : ask.target.isClass() ? "class"
                                       : "target",
            box ? std::to_string(ask.target.value) : text(ask.target));
        add("against", ask.against ? text(*ask.against) : std::string());
    }
    for (const OptionField& field : optionFields()) {
        const bool asked = !methods.empty() && std::string_view(field.option) != "method";
        if (asked && !field.same(ask.options, MapOptions())) {
            add(field.option, fieldText(*field.get(ask.options)));
        }
    }
    return options;
}

MapOptions readBy(const std::vector<std::string>& methods, const MapOptions& options)
{
    MapOptions read;
    for (const std::string& method : methods) {
        MapOptions asked = options;
        asked.method = method;
        asked = hydra::normalised(asked);
        for (const OptionField& field : optionFields()) {
            if (!field.same(asked, MapOptions())) {
                field.set(read, field.get(asked));
            }
        }
    }
    return read;
}

Json storeSettings(const ModelId& model, const std::vector<int>& heads, const Ask& ask)
{
    Json settings{{"program", software()}, {"model", model}, {"heads", heads}};
    settings.update(askJson(ask));
    settings["without_of"] = {ask.without.from, ask.without.means, ask.without.neurons};
    if (!computesOn().isUsual()) { // bits differ: such a shard does not merge with others
        settings["computed_on"] = computesOn().kind();
    }
    return settings;
}

Json mapSettings(const std::vector<std::string>& methods, const Ask& ask)
{
    return {{"methods", methods},
            {"target", storedTarget(ask.target)},
            {"against", ask.against ? Json(storedTarget(*ask.against)) : Json()},
            {"options", storedOptions(ask.options)}};
}

std::string storedTarget(const ClassChoice& target)
{
    ClassChoice known = target;
    known.path = known.id.empty() ? known.path : known.id;
    return text(known) + (known.kind == ClassChoice::Kind::Feature ? "@" + known.path : "");
}

} // namespace hydra

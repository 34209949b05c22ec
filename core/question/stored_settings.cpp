// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/question/stored_settings.h"

#include "core/explain/option_fields.h"
#include "core/question/fields.h"
#include "core/tensor/compute_on.h"

#include <sstream>

namespace hydra {

using Json = nlohmann::ordered_json;

Json withPrompts(Json document, const ModelOverrides& said)
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
    if (said.prompts) {
        document["prompts"] = lines(said.prompts);
        document["templates"] = lines(said.templates);
        if (said.clean) {
            document["clean"] = wordOf(*said.clean);
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

namespace engine {

Json storeSettings(const std::string& program, const ModelId& model, const std::vector<int>& heads,
                   const Ask& ask)
{
    Json settings{{"program", program},
                  {"model", model},
                  {"heads", heads},
                  {"attention", ask.plan.text()},
                  {"without", ask.without.text()},
                  {"without_of", {ask.without.from, ask.without.means, ask.without.neurons}}};
    if (!ask.size.isOwn()) {
        settings["size"] = text(ask.size);
    }
    if (!computesOn().isUsual()) { // other bits: such a shard does not merge with others
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

} // namespace engine

} // namespace hydra

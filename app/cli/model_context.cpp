// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/model_context.h"

#include "core/base/error.h"
#include "core/base/list_text.h"
#include "core/base/printable.h"
#include "core/base/version.h"

#include <algorithm>

namespace hydra::cli {

namespace {

constexpr const char* versions[] = {"2025-06-18", "2025-03-26", "2024-11-05"}; // the newest first
constexpr const char* advice =
    "Questions about Vision Transformers: what they predict, and maps of the patches that a method finds "
    "relevant to a prediction. A map is a measurement of the network, not an explanation of the world: each "
    "comes "
    "with whether it is better than chance. Files are named from the folder that the user has opened.";

enum Code
{
    Unreadable = -32700,
    NoRequest = -32600,
    NoMethod = -32601,
    NoParameters = -32602
};

struct Fault
{
    int code;
    std::string message;
};

std::string reply(const std::string& id, const char* what, const Json& value)
{
    return join("{\"jsonrpc\":\"2.0\",\"id\":", id, ",\"", what, "\":", inOneLine(value), "}\n");
}

Json toolList()
{
    Json list = Json::array();
    for (const Command& command : commands()) {
        if (command.isTool) {
            list.push_back(toolOf(command));
        }
    }
    return list;
}

Json welcome(const Json& parameters)
{
    const Json asked = parameters.value("protocolVersion", Json());
    const auto known = std::find(std::begin(versions), std::end(versions), asked);
    return {{"protocolVersion", known == std::end(versions) ? versions[0] : *known},
            {"capabilities", {{"tools", Json::object()}}},
            {"serverInfo", {{"name", "hydrascope"}, {"version", version()}}},
            {"instructions", advice}};
}

void readCall(ServedLine& into, const Json& parameters)
{
    const Json name = parameters.value("name", Json());
    const Command* const command = name.is_string() ? findCommand(name.get<std::string>()) : nullptr;
    if (command == nullptr || !command->isTool) {
        std::vector<std::string> names;
        for (const Command& each : commands()) {
            names.insert(names.end(), each.isTool ? 1 : 0, each.name);
        }
        throw Fault{NoParameters, "expected the name of a tool, one of " + listText(names, ", ")};
    }
    into.arguments = parameters.value("arguments", Json::object());
    if (!into.arguments.is_object()) {
        throw Fault{NoParameters, "arguments: expected an object"};
    }
    into.command = command;
    into.kind = ServedLine::Kind::Question;
}

void readMessage(ServedLine& into, std::string_view text)
{
    Json line;
    try {
        line = parseJson(text, "message", servedLimits);
    } catch (const Error& error) {
        throw Fault{Unreadable, error.what()};
    }
    const Json method = line.is_object() ? line.value("method", Json()) : Json();
    if (!line.is_object() || line.value("jsonrpc", Json()) != "2.0"
        || (!method.is_string() && !line.contains("result") && !line.contains("error"))) {
        throw Fault{NoRequest, "expected a request of JSON-RPC 2.0"};
    }
    const Json given = line.value("params", Json::object());
    const Json parameters = given.is_object() ? given : Json::object();
    if (!line.contains("id") || !method.is_string()) { // a notification: it gets no reply
        if (method == "notifications/cancelled" && parameters.contains("requestId")) {
            into.cancels = servedId(parameters.at("requestId"));
            into.kind = ServedLine::Kind::Cancel;
        }
        return;
    }
    into.id = servedId(line.at("id"));
    if (method == "initialize") {
        into.reply = reply(into.id, "result", welcome(parameters));
    } else if (method == "ping") {
        into.reply = reply(into.id, "result", Json::object());
    } else if (method == "tools/list") {
        into.reply = reply(into.id, "result", {{"tools", toolList()}});
    } else if (method == "tools/call") {
        readCall(into, parameters);
    } else {
        throw Fault{NoMethod, "unknown method " + printable(method.get_ref<const std::string&>())};
    }
}

std::string faultOf(const std::string& id, int code, const std::string& what)
{
    return reply(id, "error", {{"code", code}, {"message", what}});
}

Json schemaOf(const OptionInfo& option)
{
    Json schema{{"type", "string"}};
    if (option.value.empty()) {
        schema = {{"type", "boolean"}};
    } else if (option.rule
               && (option.rule->kind == FieldKind::Whole || option.rule->kind == FieldKind::Number)) {
        schema = {{"type", option.rule->kind == FieldKind::Whole ? "integer" : "number"},
                  {"minimum", option.rule->low},
                  {"maximum", option.rule->high}};
    } else if (option.rule && option.rule->kind == FieldKind::Choice) {
        schema["enum"] = option.rule->words;
    }
    if (option.many || option.repeats) {
        schema = {{"type", "array"}, {"items", schema}, {"minItems", 1}};
    }
    schema["description"] =
        option.help + option.usualText() + (option.value.empty() ? "" : "; as " + option.value);
    return schema;
}

Json schemaOf(const std::string& place, bool several)
{
    const Json text{{"type", "string"}};
    Json schema = several ? Json{{"type", "array"}, {"items", text}, {"minItems", 1}} : text;
    schema["description"] = place == "model" ? "a checkpoint below the folder, or the name of a shipped model"
                                             : "below the folder: pictures, folders of them, .npy arrays";
    return schema;
}

} // namespace

ServedLine ModelContext::read(std::string_view line, const std::string&) const
{
    ServedLine found;
    found.bytes = line.size();
    try {
        readMessage(found, line);
    } catch (const Error& error) { // in the id
        found.reply = faultOf(found.id, NoRequest, error.what());
    } catch (const Fault& fault) {
        found.reply = faultOf(found.id, fault.code, fault.message);
    }
    return found;
}

// Reports an error as a tool's result, or, for code "protocol", as a fault of the line.
std::string ModelContext::line(const std::string& id, Says what, const Json& value,
                               const Json& warnings) const
{
    const Json code = what == Says::Error ? value.at("code") : Json();
    if (what == Says::Progress || what == Says::Cancelled || code == "cancelled") {
        return {}; // a cancelled request gets no reply
    }
    if (code == "protocol") {
        return faultOf(id, NoRequest, value.at("message"));
    }
    Json result = value;
    if (what == Says::Error) {
        result = {{"content", Json::array({textPart(value.at("message"))})}, {"isError", true}};
    }
    for (const Json& warning : what == Says::Error ? Json::array() : warnings) {
        result["content"].push_back(textPart(warning));
    }
    return reply(id, "result", result);
}

Json textPart(const std::string& text)
{
    return {{"type", "text"}, {"text", text}};
}

bool isOfTool(const OptionInfo& option)
{
    return option.served && option.ofTool && !namesFile(option);
}

Json toolOf(const Command& command)
{
    Json properties = Json::object(), required = Json::array();
    const auto places = placesOf(command);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::string& name = places[i].back();
        properties[name] = schemaOf(name, command.places[i] == Takes::Files);
        if (!hasOption(command, "arch")) { // which can replace a model
            required.push_back(name);
        }
    }
    for (const OptionInfo& option : command.options) {
        if (isOfTool(option)) {
            properties[option.name] = schemaOf(option);
        }
    }
    return {{"name", command.name},
            {"description", command.summary},
            {"inputSchema",
             {{"type", "object"},
              {"properties", properties},
              {"required", required},
              {"additionalProperties", false}}}};
}

} // namespace hydra::cli

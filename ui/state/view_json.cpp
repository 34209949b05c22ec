// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/view_json.h"

#include "core/base/field_json.h"
#include "core/base/integer_list.h"
#include "core/paint/look_fields.h"
#include "core/question/ask_json.h"
#include "core/question/fields.h"

namespace hydra::ui {

namespace {

using nlohmann::json;

constexpr std::size_t mostPathBytes = 4096, mostIdBytes = 128;
constexpr std::size_t mostPatches = 65'536; // in a kept region

json choiceObject(const ClassChoice& choice)
{
    json object{{"kind", wordOf(choice.kind)}, {"value", choice.value}};
    if (choice.hasFile()) {
        object["path"] = choice.path;
        object["id"] = choice.id;
    }
    if (!choice.patches.empty()) {
        object["patches"] = integerListText(choice.patches);
    }
    return object;
}

ClassChoice choiceFrom(JsonFields from)
{
    const FieldRule kinds = choiceRule<ClassChoice::Kind>("", "kind", "");
    const auto kind = enumNamed<ClassChoice::Kind>(std::get<std::string>(fieldFrom(from, kinds)));
    ClassChoice choice{kind.value(), int(from.whole("value", -1, ClassChoice::most))};
    if (choice.value < 0 && choice.kind != ClassChoice::Kind::Probe) {
        from.refuse("value", "a whole number from 0 on");
    }
    if (choice.hasFile()) {
        choice.path = from.text("path").substr(0, mostPathBytes);
        choice.id = from.text("id").substr(0, mostIdBytes);
    }
    if (from.has("patches")) {
        const auto patches = integerSet(from.text("patches"), 0, ClassChoice::most, mostPatches);
        if (!patches) {
            from.refuse("patches", "a list of numbers");
        }
        choice.patches = *patches;
    }
    return choice;
}

Interventions withoutFrom(JsonFields& from)
{
    try {
        return Interventions::parse(from.text("without"));
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Usage) {
            throw; // an error of the reader, which names the place
        }
        from.refuse("without", "what is switched off, as heads:7.3,mlp:9");
    }
}

} // namespace

json toObject(const PictureAsk& query, bool untrained)
{
    json object{{"heads", query.heads}, {"untrained", untrained}, {"class", choiceObject(query.target)}};
    object.update(json(askJson(query)));
    if (query.without.empty()) {
        object.erase("without");
    }
    writeFields(object, optionFields(), query.options);
    if (query.against) {
        object["against"] = choiceObject(*query.against);
    }
    return object;
}

PictureAsk queryFrom(JsonFields from)
{
    PictureAsk query;
    query.heads = int(from.whole("heads", 1, limits::heads));
    readFields(from, optionFields(), query.options);
    query.target = choiceFrom(from.object("class"));
    if (from.has("against")) {
        query.against = choiceFrom(from.object("against"));
    }
    if (from.has("without")) {
        query.without = withoutFrom(from);
    }
    if (from.has("size")) {
        const auto size = inputSize(from.text("size"));
        if (!size) {
            from.refuse("size", "pixels, as 448, 672x448 or long:896");
        }
        query.size = *size;
    }
    if (from.has("scheme")) {
        const auto scheme = enumNamed<SliceScheme>(from.text("scheme"));
        if (!scheme) {
            from.refuse("scheme", listText(wordsOf<SliceScheme>(), ", "));
        }
        query.scheme = *scheme;
    }
    return query;
}

json toObject(const Look& look)
{
    json object = json::object();
    writeFields(object, paint::lookFields(), look);
    return object;
}

Look lookFrom(JsonFields from)
{
    Look look;
    readFields(from, paint::lookFields(), look);
    return look;
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/view_json.h"

#include "core/paint/look_fields.h"
#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/state/field_json.h"

namespace hydra::ui {

namespace {

using engine::ClassChoice;

QJsonObject choiceObject(const ClassChoice& choice)
{
    return {{QStringLiteral("kind"), text(wordOf(choice.kind))}, {QStringLiteral("value"), choice.value}};
}

ClassChoice choiceFrom(const JsonReader& from)
{
    const FieldRule kinds = choiceRule<ClassChoice::Kind>("", "kind", "");
    const auto kind = enumNamed<ClassChoice::Kind>(std::get<std::string>(fieldFrom(from, kinds)));
    return {kind.value(), from.whole("value", 0, ClassChoice::most)};
}

} // namespace

QJsonObject toObject(const Query& query, bool untrained)
{
    QJsonObject json{{QStringLiteral("heads"), query.heads},
                     {QStringLiteral("untrained"), untrained},
                     {QStringLiteral("attention"), text(query.plan.text())},
                     {QStringLiteral("class"), choiceObject(query.target)}};
    writeFields(json, optionFields(), query.options);
    if (query.against) {
        json.insert(QStringLiteral("against"), choiceObject(*query.against));
    }
    return json;
}

Query queryFrom(const JsonReader& from)
{
    Query query;
    query.heads = from.whole("heads", 1, limits::heads);
    readFields(from, optionFields(), query.options);
    query.target = choiceFrom(from.object("class"));
    if (from.has("against")) {
        query.against = choiceFrom(from.object("against"));
    }
    return query;
}

QJsonObject toObject(const Look& look)
{
    QJsonObject json;
    writeFields(json, paint::lookFields(), look);
    return json;
}

Look lookFrom(const JsonReader& from)
{
    Look look;
    readFields(from, paint::lookFields(), look);
    return look;
}

} // namespace hydra::ui

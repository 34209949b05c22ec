// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/view_json.h"

#include "ui/paint/format.h"

namespace hydra::ui {

namespace {

const Names<HeadFusion> fusions{
    {"mean", HeadFusion::Mean}, {"min", HeadFusion::Min}, {"max", HeadFusion::Max}};
const Names<engine::ClassChoice::Kind> choices{{"top", engine::ClassChoice::Kind::Top},
                                               {"own", engine::ClassChoice::Kind::Own},
                                               {"index", engine::ClassChoice::Kind::Index}};

QJsonObject choiceObject(const engine::ClassChoice& choice)
{
    return {{QStringLiteral("kind"), nameOf(choices, choice.kind)}, {QStringLiteral("value"), choice.value}};
}

engine::ClassChoice choiceFrom(const JsonReader& from)
{
    return {from.named("kind", choices), from.whole("value", 0, 1'000'000)};
}

ColourMap coloursFrom(const JsonReader& from, const char* key, const QList<ColourMap>& maps)
{
    const QString wanted = from.string(key);
    const ColourMap map = colourMapFromName(wanted, maps, maps.front());
    if (wanted != colourMapName(map)) {
        from.refuse(key, "a colour map");
    }
    return map;
}

} // namespace

QJsonObject toObject(const Query& query, bool untrained)
{
    const MapOptions& o = query.options;
    QJsonObject json{{QStringLiteral("heads"), query.heads},
                     {QStringLiteral("untrained"), untrained},
                     {QStringLiteral("attention"), text(query.plan.text())},
                     {QStringLiteral("method"), text(o.method)},
                     {QStringLiteral("block"), o.layer},
                     {QStringLiteral("head"), o.head},
                     {QStringLiteral("fusion"), nameOf(fusions, o.fusion)},
                     {QStringLiteral("query"), o.query},
                     {QStringLiteral("start_block"), o.startLayer},
                     {QStringLiteral("discard"), o.discard},
                     {QStringLiteral("class"), choiceObject(query.target)}};
    if (query.against) {
        json.insert(QStringLiteral("against"), choiceObject(*query.against));
    }
    return json;
}

Query queryFrom(const JsonReader& from)
{
    Query query;
    query.heads = from.whole("heads", 1, 4096);
    query.options.method = methodInfo(from.string("method").toStdString()).id;
    query.options.layer = from.whole("block", -1, 4096);
    query.options.head = from.whole("head", -1, 4096);
    query.options.fusion = from.named("fusion", fusions);
    query.options.query = from.whole("query", -1, 1'000'000);
    query.options.startLayer = from.whole("start_block", 0, 4096);
    query.options.discard = from.number("discard", 0, 0.99);
    query.target = choiceFrom(from.object("class"));
    if (from.has("against")) {
        query.against = choiceFrom(from.object("against"));
    }
    return query;
}

QJsonObject toObject(const Look& look)
{
    return {{QStringLiteral("colours"), colourMapName(look.colours)},
            {QStringLiteral("signed_colours"), colourMapName(look.signedColours)},
            {QStringLiteral("opacity"), look.opacity},
            {QStringLiteral("threshold"), look.threshold},
            {QStringLiteral("fade"), look.fade},
            {QStringLiteral("smooth"), look.smooth},
            {QStringLiteral("grid"), look.grid},
            {QStringLiteral("lock_range"), look.lockRange},
            {QStringLiteral("spare_outliers"), look.spareOutliers}};
}

Look lookFrom(const JsonReader& from)
{
    Look look;
    look.colours = coloursFrom(from, "colours", sequentialColourMaps());
    if (from.has("signed_colours")) { // there was one alone before
        look.signedColours = coloursFrom(from, "signed_colours", divergingColourMaps());
    }
    look.opacity = from.number("opacity", 0, 1);
    look.threshold = from.number("threshold", 0, 1);
    look.fade = from.flag("fade");
    look.smooth = from.flag("smooth");
    look.grid = from.flag("grid");
    look.lockRange = from.flag("lock_range");
    look.spareOutliers = from.flag("spare_outliers");
    return look;
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// --curves of faithfulness and merge: writes the mean curves as a table, for papers and for Matplotlib.
#include "app/cli/mean_curves.h"

#include "app/cli/commands.h"
#include "app/cli/store_summary.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/version.h"
#include "core/export/chart.h"

namespace hydra::cli {

std::string curvesFile(const OptionalText& given, bool shard)
{
    if (!given) {
        return {};
    }
    (void)requiredFormat<TableFormat>("curves", *given);
    if (shard) {
        throw usageError(
            "--curves: a shard covers part of the pictures; expected merge --curves, which covers all");
    }
    requireWritable(*given);
    return *given;
}

void writeCurves(const std::string& file, const Json& rows, DataFacts facts)
{
    if (file.empty()) {
        return;
    }
    Chart curves = curveChart();
    for (const Json& row : rows) {
        const std::string heads = row.contains("k") ? join(", k = ", row["k"].get<int>()) : "";
        addCurves(curves, row["method"].get<std::string>() + heads, curvesFrom(row["curves"]));
    }
    writeCurves(file, curves, std::move(facts));
}

void writeCurves(const std::string& file, const Chart& curves, DataFacts facts)
{
    if (!file.empty()) {
        facts.insert(facts.begin(), {"software", software()});
        writeFileAtomically(
            file, tableFile(tableOf(curves, std::move(facts)), requiredFormat<TableFormat>("curves", file)));
    }
}

Json runMergeCurves(const ShardsSettings& settings)
{
    const std::string curves = curvesFile(settings.curves);
    shard::ReadJson stored;
    Json document = mergedStores(settings, stored);
    const auto fact = [&](const char* what) {
        const auto found = stored.find(what);
        return found != stored.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    writeCurves(curves, document.value("rows", Json::array()),
                {{"model", fact("model")},
                 {"attention", fact("attention")},
                 {"without", fact("without")},
                 {"target", fact("target")},
                 {"images", document["pictures"].get<std::int64_t>()}});
    return document;
}

const Running runsMergeCurves("merge", Parsed<runMergeCurves>::by);

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compare_words.h"

#include "core/engine/found_models.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <algorithm>

namespace hydra::ui {

namespace {

using Columns = Comparison::Columns;

// Whether one of the methods that are shown has it.
bool anyMethod(const Comparison& comparison, bool MethodInfo::*trait)
{
    const std::vector<Comparison::Cell>& cells = comparison.cells();
    return std::any_of(cells.begin(), cells.end(), [trait](const Comparison::Cell& cell) {
        return methodInfo(cell.key.options.method).*trait;
    });
}

} // namespace

QString CompareWords::question(const ViewState& state, const Comparison& comparison)
{
    const std::vector<Comparison::Cell>& cells = comparison.cells();
    if (cells.empty() || !state.model()) {
        return {};
    }
    const Comparison::Setup& setup = comparison.setup();
    const engine::MapKey& key = cells.front().key;
    const bool methodRows = setup.rows == Comparison::Rows::Methods;
    const engine::ClassChoice& target = state.query().target;
    const VitConfig& config = state.model()->config;
    const auto& map = cells.front().map;
    QStringList parts;
    if (setup.columns != Columns::Methods && !methodRows) {
        parts << spoken(methodInfo(key.options.method).title);
    }
    if (anyMethod(comparison, &MethodInfo::classSpecific)) {
        parts << (target.kind == engine::ClassChoice::Kind::Own ? tr("each head count's own prediction")
                      : !target.isClass()                       ? spoken(engine::targetName(target))
                      : target.kind == engine::ClassChoice::Kind::Index ? text(config.className(target.value))
                      : map && map->classIndex >= 0 && methodRows ? text(config.className(map->classIndex))
                                                                  : tr("each picture's predicted class"));
    }
    if (setup.columns != Columns::Heads) {
        parts << tr("k = %1").arg(key.network.sub.heads);
    }
    if (setup.columns != Columns::Models) {
        parts << text(engine::modelName(state.model()->path));
    }
    if (setup.columns == Columns::BeforeAfter) {
        QStringList changes;
        for (const Interventions::Item& item : state.query().without.items()) {
            changes << spoken(item.words);
        }
        parts << (changes.isEmpty() ? tr("nothing is switched off") : changes.join(QStringLiteral(", ")));
    }
    return parts.join(QStringLiteral("  ·  "));
}

QString CompareWords::values(const Comparison& comparison, int panel, int patch)
{
    if (panel < 0) {
        return anyMethod(comparison, &MethodInfo::usesQuery)
            ? tr("Click a patch (keys: Ctrl + arrows, Space) to make it the query in all panels, Esc for the "
                 "class token. Shift-click another panel to compare.")
            : tr("Click a panel, Shift-click another to compare; wheel zooms, double click opens it in "
                 "the main window.");
    }
    const Comparison::Cell& under = comparison.cells()[std::size_t(panel)];
    const int cols = under.geometry->cols();
    QStringList parts{tr("token %1 (row %2, col %3)").arg(patch).arg(patch / cols + 1).arg(patch % cols + 1)};
    for (const Comparison::Cell& cell : comparison.cells()) {
        if (cell.row == under.row && cell.map && cell.geometry
            && cell.map->values.size() == std::size_t(cell.geometry->rows() * cell.geometry->cols())) {
            const int here = samePlace(patch, {under.geometry->rows(), cols},
                                       {cell.geometry->rows(), cell.geometry->cols()});
            parts << QStringLiteral("%1: %2").arg(comparison.columnTitles()[cell.column],
                                                  mapValue(double(cell.map->values[std::size_t(here)])));
        }
    }
    return parts.join(QStringLiteral("   ·   "));
}

} // namespace hydra::ui

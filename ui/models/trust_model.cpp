// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/trust_model.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace hydra::ui {

namespace {

using TrustColumn = RowsModel<TrustRow>::Column;

QVariant textCell(int role, const QString& shown, const QVariant& sorted, const QString& help, bool number)
{
    switch (role) {
    case Qt::DisplayRole:
        return shown;
    case Qt::ToolTipRole:
        return help.isEmpty() ? QVariant() : QVariant(plainTip(help));
    case Qt::TextAlignmentRole:
        return QVariant((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case TrustModel::sortRole:
        return sorted;
    default:
        return {};
    }
}

QString nothing()
{
    return QStringLiteral("–");
}

QVariant pointingCell(const TrustRow& row, int role)
{
    if (!row.place) {
        return textCell(role, nothing(), {}, row.why.isEmpty() ? row.whyNoPlace : row.why, true);
    }
    return textCell(
        role, row.place->hit ? TrustModel::tr("on it") : TrustModel::tr("off it"), row.place->hit ? 1 : 0,
        TrustModel::tr("A random patch hits %1 of the time").arg(percent(row.place->chanceHit)), true);
}

QVariant massCell(const TrustRow& row, int role)
{
    if (!row.place) {
        return textCell(role, nothing(), {}, row.why.isEmpty() ? row.whyNoPlace : row.why, true);
    }
    return textCell(role, percent(row.place->mass), row.place->mass,
                    TrustModel::tr("For an even map: %1").arg(percent(row.place->chanceMass)), true);
}

TrustColumn areaColumn(const QString& title, Way way, const QString& perturbed)
{
    return {title, [way, perturbed](const TrustRow& row, int role) {
                if (!row.score) {
                    return textCell(role, nothing(), {}, row.why, true);
                }
                const double area = row.score->curve(way).area();
                const Perturbations& all = row.score->curves;
                const Curve& other = way == Way::Deletion ? all.positive : all.negative;
                return textCell(role, areaText(area), area,
                                other.empty() ? QString() : perturbed.arg(areaText(other.area())), true);
            }};
}

QVariant gainCell(const TrustRow& row, int role)
{
    if (role == TrustModel::inViewRole) {
        return row.inView;
    }
    return row.score && !nothingToLose(*row.score)
        ? textCell(role, areaText(gainOf(*row.score)), gainOf(*row.score), {}, true)
        : textCell(role, nothing(), {}, row.why, true);
}

std::vector<TrustColumn> trustColumns()
{
    return {{TrustModel::tr("Method"),
             [](const TrustRow& row, int role) {
                 return textCell(role, row.title, row.title, text(row.method), false);
             }},
            {TrustModel::tr("Beats chance →"), gainCell},
            areaColumn(TrustModel::tr("Deletion ↓"), Way::Deletion,
                       TrustModel::tr("Perturbation AUC, the strongest removed first: %1")),
            areaColumn(TrustModel::tr("Insertion ↑"), Way::Insertion,
                       TrustModel::tr("Perturbation AUC, the weakest removed first: %1")),
            {TrustModel::tr("Hottest patch"), pointingCell},
            {TrustModel::tr("Heat on the object"), massCell}};
}

} // namespace

QString areaText(double area)
{
    return QLocale().toString(area, 'f', 3);
}

QString TrustModel::meaning(Column column)
{
    switch (column) {
    case Method:
        return tr("Press Enter or double-click to show a method's map.");
    case Gain:
        return tr("Area under insertion minus area under deletion: further right is better. Random orders of "
                  "patches lie in the grey band.");
    case Pointing:
        return tr("Pointing game: is the centre of the most relevant patch on the object?");
    case Mass:
        return tr("Share of the map's positive part that lies on the object.");
    case Deletion:
        return tr("Area under the deletion curve: lower is better.");
    case Insertion:
        return tr("Area under the insertion curve: higher is better.");
    }
    return {};
}

TrustModel::TrustModel(TrustState& trust, ViewState& state, QObject* parent)
    : RowsModel(trustColumns(), parent)
    , m_trust(trust)
    , m_state(state)
{
    connect(&trust, &TrustState::scoresChanged, this, &TrustModel::rebuild);
    rebuild();
}

void TrustModel::rebuild()
{
    std::vector<TrustRow> rows;
    m_chance = m_trust.chance();
    if (m_state.ready()) {
        const auto add = [&](const std::string& method, const QString& title) {
            TrustRow row{method, title, m_trust.score(method), {}, {}, {}};
            row.inView = method == m_state.query().options.method;
            row.place = m_trust.placeOf(row.score);
            row.why = m_trust.scoreFailure(method);
            row.whyNoPlace = m_trust.missingTruth();
            rows.push_back(std::move(row));
        };
        for (const std::string& method : m_state.methods()) {
            const MethodInfo& info = methodInfo(method);
            info.isColours ? void() : add(method, spoken(info.title));
        }
        add(TrustState::randomOrder, tr("Random order"));
    }
    setRows(std::move(rows));
}

std::pair<double, double> TrustModel::gains() const
{
    std::pair<double, double> range = m_chance ? std::pair(m_chance->low, m_chance->high) : std::pair(0., 0.);
    for (const TrustRow& row : rows()) {
        const double gain = row.score ? gainOf(*row.score) : range.first;
        range = {std::min(range.first, gain), std::max(range.second, gain)};
    }
    return range;
}

DataTable TrustModel::table(DataFacts facts) const
{
    std::vector<std::string> methods;
    std::vector<std::int64_t> heads, classes;
    std::vector<double> hits, masses, deletion, insertion;
    for (const TrustRow& row : rows()) {
        if (!row.score) {
            continue;
        }
        methods.push_back(row.method);
        heads.push_back(m_state.query().heads);
        classes.push_back(row.score->classIndex);
        hits.push_back(row.place ? double(row.place->hit) : std::nan(""));
        masses.push_back(row.place ? row.place->mass : std::nan(""));
        deletion.push_back(row.score->curves.deletion.area());
        insertion.push_back(row.score->curves.insertion.area());
    }
    return {std::move(facts),
            {{"method", methods},
             {"heads", heads},
             {"class_index", classes},
             {"pointing_hit", hits},
             {"mass_in_mask", masses},
             {"deletion_area", deletion},
             {"insertion_area", insertion}}};
}

} // namespace hydra::ui

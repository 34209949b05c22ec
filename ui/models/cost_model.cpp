// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/cost_model.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double mega = 1e6;
constexpr double giga = 1e9;

QVariant cell(int role, const QString& shown, const QString& help = {})
{
    switch (role) {
    case Qt::DisplayRole:
        return shown;
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return help.isEmpty() ? QVariant() : QVariant(help);
    default:
        return {};
    }
}

QString unknown()
{
    return QStringLiteral("–");
}

QVariant headsColumn(const CostRow& row, int role)
{
    const int k = row.key.sub.heads;
    if (role == Qt::AccessibleTextRole) {
        return headCount(k);
    }
    return cell(role, QString::number(k), row.trained ? QString() : CostModel::tr("Not trained alone"));
}

QVariant attentionColumn(const CostRow& row, int role)
{
    return cell(
        role, percent(row.cost.attentionShare),
        CostModel::tr("Attention takes %1 multiply-accumulates").arg(compactCount(row.cost.attentionMacs)));
}

QVariant memoryColumn(const CostRow& row, int role)
{
    return cell(role, costNumber(row.cost.ramMb),
                CostModel::tr("The HydraViT paper's estimate: weights plus twice every layer's output, "
                              "without attention matrices."));
}

QString measuredHelp(const CostRow& row)
{
    if (!row.speed) {
        return row.failure;
    }
    const Speed& s = *row.speed;
    return CostModel::tr("Median of %1 passes, quartiles %2 and %3, %4 threads. %5 GFLOPS; a large matrix "
                         "product reaches %6. A pass uses at most %7 MB in addition to the weights.")
        .arg(QString::number(s.time.repeats), milliseconds(1e3 * s.time.q1), milliseconds(1e3 * s.time.q3),
             QString::number(s.threads), costNumber(s.gflops), costNumber(s.gemmGflops),
             costNumber(double(s.peakBytes) / mega));
}

QVariant timeColumn(const CostRow& row, int role)
{
    return cell(role, row.speed ? costNumber(1e3 * row.speed->time.median) : unknown(), measuredHelp(row));
}

QVariant throughputColumn(const CostRow& row, int role)
{
    return cell(role, row.speed ? costNumber(row.speed->imagesPerSecond) : unknown(),
                row.speed ? CostModel::tr("%1 pictures at once").arg(row.speed->batch) : row.failure);
}

std::vector<RowsModel<CostRow>::Column> columns()
{
    using Row = const CostRow&;
    return {
        {CostModel::tr("k"), headsColumn},
        {CostModel::tr("Width"), [](Row row, int role) { return cell(role, QString::number(row.width)); }},
        {CostModel::tr("Parameters"),
         [](Row row, int role) { return cell(role, compactCount(row.cost.parameters)); }},
        {CostModel::tr("GMACs"),
         [](Row row, int role) { return cell(role, costNumber(double(row.cost.macs) / giga)); }},
        {CostModel::tr("Attention"), attentionColumn},
        {CostModel::tr("RAM, MB"), memoryColumn},
        {CostModel::tr("Time, ms"), timeColumn},
        {CostModel::tr("Images/s"), throughputColumn}};
}

const engine::Owner costsOwner = "costs";

} // namespace

CostModel::CostModel(ViewState& state, EngineBridge& bridge, QObject* parent)
    : RowsModel(columns(), parent)
    , m_state(state)
    , m_bridge(bridge)
    , m_neighbours(new NeighbourAccuracy(state, bridge, this))
{
    connect(&state, &ViewState::queryChanged, this, &CostModel::rebuild);
    bridge.hear<SpeedKey>(this, [this](const auto& key, const auto& speed, const QString& failure) {
        take(key, speed, failure);
    });
    connect(&bridge, &EngineBridge::rested, this, [this](const engine::Owner& owner) {
        if (owner == costsOwner) {
            m_pending.clear();
            m_asked = 0;
            Q_EMIT measuringChanged();
        }
    });
    rebuild();
}

AttentionPlan CostModel::plan() const
{
    return m_trainedPlan ? m_state.trainedPlan() : m_state.query().plan;
}

bool CostModel::asInView() const
{
    return m_scheme == m_state.query().scheme && m_imageSize == 0 && plan() == m_state.query().plan;
}

void CostModel::setScheme(SliceScheme scheme)
{
    m_scheme = scheme;
    rebuild();
}

void CostModel::setImageSize(int pixels)
{
    m_imageSize = pixels;
    rebuild();
}

void CostModel::setTrainedPlan(bool trained)
{
    m_trainedPlan = trained;
    rebuild();
}

QList<int> CostModel::imageSizes() const
{
    QList<int> sizes;
    const int patch = m_state.model() ? m_state.model()->config.patchSize.value : 0;
    for (const int wanted : {224, 320, 384, 448, 640, 768, 1024, 1280}) {
        const int size = patch > 0 ? wanted / patch * patch : 0;
        if (size > 0 && !sizes.contains(size)) {
            sizes.append(size);
        }
    }
    return sizes;
}

CostRow CostModel::rowFor(int heads, const AttentionPlan& plan, int imageSize) const
{
    const VitConfig& config = m_state.model()->config;
    CostRow row;
    row.key = {m_state.model()->id, {m_scheme, heads}, plan, {imageSize, imageSize, 0}, {}, {}};
    row.key.options.warmUp = 1;
    row.key.options.secondsAtMost = 1;
    row.trained = m_state.isTrained(heads);
    row.width = widthsOf(config, row.key.sub).embed;
    row.cost = costOf(config, row.key.sub, plan, {imageSize, imageSize});
    const auto speed = m_speeds.find(row.key);
    row.speed = speed == m_speeds.end() ? nullptr : speed->second;
    const auto failure = m_failures.find(row.key);
    row.failure = failure == m_failures.end() ? QString() : failure->second;
    return row;
}

void CostModel::rebuild()
{
    std::vector<CostRow> rows;
    QString problem;
    if (m_state.model() && int(plan().blocks.size()) == m_state.model()->config.depth) {
        try {
            for (const int k : m_state.offeredHeads()) {
                rows.push_back(rowFor(k, plan(), m_imageSize));
            }
        } catch (const Error& error) { // the scheme cannot slice these widths
            problem = spoken(error);
        }
    }
    setRows(std::move(rows));
    dropForeign();
    Q_EMIT changed();
    if (!problem.isEmpty()) {
        Q_EMIT failed(problem);
    }
}

std::vector<AttentionPlan> CostModel::comparedPlans() const
{
    std::vector<AttentionPlan> plans;
    if (m_state.model()) {
        const AttentionPlan softmax = AttentionPlan::softmax(m_state.model()->config.depth);
        for (const char* words : {"softmax", "window,size=14", "hydra"}) {
            plans.push_back(AttentionPlan::parse(words, softmax));
        }
    }
    return plans;
}

std::vector<CostRow> CostModel::overSizes(const AttentionPlan& plan) const
{
    std::vector<CostRow> rows;
    try {
        for (const int size : imageSizes()) {
            rows.push_back(rowFor(m_state.query().heads, plan, size));
        }
    } catch (const Error&) {
        rows.clear(); // the table reports why
    }
    return rows;
}

void CostModel::measureHeads()
{
    std::vector<SpeedKey> keys;
    for (const CostRow& row : rows()) {
        keys.push_back(row.key);
    }
    measure(keys);
}

void CostModel::measureSizes()
{
    std::vector<SpeedKey> keys;
    for (const AttentionPlan& plan : comparedPlans()) {
        for (const CostRow& row : overSizes(plan)) {
            keys.push_back(row.key);
        }
    }
    // Small sizes first, so that all curves grow to the right together.
    std::stable_sort(keys.begin(), keys.end(),
                     [](const SpeedKey& a, const SpeedKey& b) { return a.size.height < b.size.height; });
    measure(keys);
}

void CostModel::measure(const std::vector<SpeedKey>& keys)
{
    if (keys.empty()) {
        return;
    }
    std::vector<engine::Wish> wishes;
    for (const SpeedKey& key : keys) {
        m_failures.erase(key);
        wishes.push_back({key, engine::Priority::Measure});
    }
    m_pending.clear();
    m_pending.insert(keys.begin(), keys.end());
    m_asked = int(m_pending.size());
    m_bridge.want(costsOwner, wishes);
    Q_EMIT measuringChanged();
}

void CostModel::stop()
{
    m_bridge.want(costsOwner, {});
}

void CostModel::dropForeign()
{
    if (m_pending.empty()) {
        return;
    }
    std::unordered_set<SpeedKey, Hash> shown;
    for (const CostRow& row : rows()) {
        shown.insert(row.key);
    }
    for (const AttentionPlan& plan : comparedPlans()) {
        for (const CostRow& row : overSizes(plan)) {
            shown.insert(row.key);
        }
    }
    const auto foreign = [&](const SpeedKey& key) { return shown.count(key) == 0; };
    if (std::any_of(m_pending.begin(), m_pending.end(), foreign)) {
        stop();
    }
}

void CostModel::take(const SpeedKey& key, const SpeedPtr& speed, const QString& failure)
{
    if (m_pending.erase(key) == 0) {
        return;
    }
    if (speed) {
        m_speeds[key] = speed;
        m_last = speed;
    } else {
        m_failures[key] = failure;
        Q_EMIT failed(failure);
    }
    for (std::size_t i = 0; i < rows().size(); ++i) {
        if (rows()[i].key == key) {
            setRow(int(i), rowFor(key.sub.heads, key.plan, key.size.height));
        }
    }
    Q_EMIT changed();
    Q_EMIT measuringChanged();
}

} // namespace hydra::ui

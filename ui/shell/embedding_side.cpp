// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/embedding_side.h"

#include "core/engine/token_embedding.h"
#include "ui/models/head_rows.h"
#include "ui/models/rows_model.h"
#include "ui/paint/format.h"
#include "ui/views/patch_picture.h"
#include "ui/views/scatter_legend.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QColor>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace hydra::ui {

struct CompactnessRow
{
    int heads = 0;
    bool shown = true;
    QRgb colour = 0; // 0: the colours do not show head counts
    qulonglong points = 0;
    double compactness = -1; // mean distance to the centroid over the embedding's radius; -1: not yet
    double divergence = -1;
    double cosineSpread = -1; // of the features
};

namespace {

QVariant headsCell(const CompactnessRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return QString::number(row.heads);
    case Qt::AccessibleTextRole:
        return EmbeddingSide::tr("%1, %2 points, spread %3")
            .arg(headCount(row.heads))
            .arg(row.points)
            .arg(row.compactness, 0, 'f', 3);
    case Qt::CheckStateRole:
        return int(row.shown ? Qt::Checked : Qt::Unchecked);
    case colourRole:
        return row.colour;
    case Qt::ToolTipRole:
        return EmbeddingSide::tr("Show or hide the points of %1").arg(headCount(row.heads));
    default:
        return {};
    }
}

QVariant number(const QString& words, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        return words;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant compactnessCell(const CompactnessRow& row, int role)
{
    if (role == shareRole) {
        return row.compactness;
    }
    if (role == Qt::ToolTipRole) {
        return EmbeddingSide::tr("Mean distance of these points to their centroid, relative to the radius "
                                 "of the whole embedding. Smaller is more compact.");
    }
    return number(row.compactness < 0 ? QString() : QLocale().toString(row.compactness, 'f', 3), role);
}

QVariant featuresCell(const CompactnessRow& row, int role)
{
    if (role == Qt::ToolTipRole) {
        return EmbeddingSide::tr(
            "Mean cosine distance of these tokens' features to their mean, before t-SNE: "
            "the plane alone cannot tell whether tokens are more alike.");
    }
    return number(row.cosineSpread < 0 ? QString() : QLocale().toString(row.cosineSpread, 'f', 3), role);
}

constexpr int sideWidth = 268;
constexpr int embeddingPictureSide = 208;
constexpr int enlargedSide = 416; // a picture is first scaled smoothly to this side

} // namespace

class CompactnessModel : public RowsModel<CompactnessRow>
{
public:
    CompactnessModel(QObject* parent, std::function<void()> shownChanged)
        : RowsModel({{tr("Heads"), headsCell},
                     {tr("Points"),
                      [](const CompactnessRow& row, int role) {
                          return number(QLocale().toString(row.points), role);
                      }},
                     {tr("Spread"), compactnessCell},
                     {tr("Features"), featuresCell},
                     {tr("KL"),
                      [](const CompactnessRow& row, int role) {
                          return number(row.divergence < 0 ? QStringLiteral("–")
                                                           : QLocale().toString(row.divergence, 'f', 3),
                                        role);
                      }}},
                    parent)
        , m_shownChanged(std::move(shownChanged))
    { }

    // Keeps which head counts are hidden.
    void setEmbedding(const std::vector<engine::EmbeddingRow>& found)
    {
        std::vector<CompactnessRow> now = rows();
        for (const engine::EmbeddingRow& row : found) {
            const auto own = std::find_if(now.begin(), now.end(),
                                          [&](const CompactnessRow& r) { return r.heads == row.heads; });
            if (own != now.end()) {
                own->points = row.points;
                own->compactness = row.compactness;
                own->divergence = row.divergence;
                own->cosineSpread = row.cosineSpread;
            }
        }
        setRows(std::move(now));
    }
    // for a new embedding; all are shown
    void reset(const std::vector<int>& heads)
    {
        std::vector<CompactnessRow> fresh;
        for (const int k : heads) {
            CompactnessRow row;
            row.heads = k;
            fresh.push_back(row);
        }
        setRows(std::move(fresh));
    }
    // one for each row; empty: none
    void setColours(const std::vector<QRgb>& colours)
    {
        std::vector<CompactnessRow> now = rows();
        for (std::size_t i = 0; i < now.size(); ++i) {
            now[i].colour = i < colours.size() ? colours[i] : 0;
        }
        setRows(std::move(now));
    }
    [[nodiscard]] bool isShown(int heads) const
    {
        return std::none_of(rows().begin(), rows().end(),
                            [&](const CompactnessRow& row) { return row.heads == heads && !row.shown; });
    }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override
    {
        Qt::ItemFlags flags = RowsModel::flags(index);
        flags.setFlag(Qt::ItemIsUserCheckable, index.column() == 0);
        return flags;
    }
    bool setData(const QModelIndex& index, const QVariant& value, int role) override
    {
        if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid)
            || index.column() != 0) {
            return false;
        }
        CompactnessRow row = rows()[std::size_t(index.row())];
        row.shown = value.toInt() == Qt::Checked;
        setRow(index.row(), row);
        m_shownChanged();
        return true;
    }

private:
    std::function<void()> m_shownChanged;
};

EmbeddingSide::EmbeddingSide(const EmbeddingRun& run, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_form(this, [this] { Q_EMIT coloursChanged(); })
    , m_colourBy(
          m_form.choice("embeddingColourBy", m_by,
                        {{ColourBy::HeadCount, tr("head count")},
                         {ColourBy::Class, tr("class")},
                         {ColourBy::Position, tr("place in the picture")},
                         {ColourBy::Norm, tr("length of the token")},
                         {ColourBy::Relevance, tr("relevance")}},
                        tr("Colour by"),
                        tr("<b>Colour by</b><br>What the points' colours show. Relevance is the map in the "
                           "main window, for its picture and head count.")))
    , m_legend(new ScatterLegend(this))
    , m_picture(new PatchPicture(embeddingPictureSide, this))
    , m_compactness(new CompactnessModel(this, [this] { Q_EMIT shownChanged(); }))
    , m_table(new QTableView(this))
{
    setFixedWidth(sideWidth);
    filled(new QVBoxLayout(this), {buildColours(), m_legend, {m_picture, 0, Qt::AlignHCenter}, {m_table, 1}},
           space::normal, {space::wide, space::wide, space::wide, space::normal});
    buildTable();
    describe(m_picture, "embeddingPicture", tr("Picture of the points"),
             tr("Hover over a patch or use the arrow keys to highlight its points."));
    connect(m_colourBy, &QComboBox::activated, this, [this] { m_instead = false; });
    connect(m_picture, &PatchPicture::hovered, this,
            [this](int patch) { Q_EMIT pointedAt(m_source, patch); });
    connect(m_picture, &PatchPicture::moved, this, &EmbeddingSide::step);
}

QLayout* EmbeddingSide::buildColours()
{
    m_legend->setObjectName(QStringLiteral("embeddingLegend"));
    return filled(new QHBoxLayout, {NamedField{tr("&Colour by"), m_colourBy, {}, 1}});
}

void EmbeddingSide::buildTable()
{
    describe(m_table, "embeddingTable", tr("Spread of each head count"), {});
    m_table->setModel(m_compactness);
    m_table->setItemDelegateForColumn(0, new SwitchDelegate(m_table));
    m_table->setItemDelegateForColumn(2, new ShareDelegate(m_table));
    keepPlain(*m_table, fontMetrics().height() + 6);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
}

void EmbeddingSide::setLegend(const ColourLegend& legend)
{
    std::vector<QRgb> swatches;
    if (colourBy() == ColourBy::HeadCount) {
        for (const ColourLegend::Entry& entry : legend.entries) {
            swatches.push_back(entry.colour);
        }
    }
    m_compactness->setColours(swatches);
    m_legend->setLegend(legend);
}

bool EmbeddingSide::isShown(int heads) const
{
    return m_compactness->isShown(heads);
}

void EmbeddingSide::reset()
{
    m_compactness->reset(m_run.cloud().headCounts());
    m_table->setColumnHidden(3, m_run.cloud().joint()); // all share one divergence, shown in the caption
    m_source = -1;
    chooseColours();
}

// With one head count, all points would have one colour. Pooled tokens have no position, so they get class
// colours.
void EmbeddingSide::chooseColours()
{
    const bool several = m_run.cloud().headCounts().size() > 1;
    if (!several && colourBy() == ColourBy::HeadCount) {
        const bool whole = m_run.answered().choice.kind == engine::TokenChoice::Kind::Pooled;
        m_by = whole ? ColourBy::Class : ColourBy::Position;
        m_instead = true;
    } else if (several && std::exchange(m_instead, false)) {
        m_by = ColourBy::HeadCount;
    }
    m_form.follow(); // the caller recolours the points next
}

void EmbeddingSide::setRows(const std::vector<engine::EmbeddingRow>& rows)
{
    m_compactness->setEmbedding(rows);
}

void EmbeddingSide::showPatch(int source, int patch)
{
    if (source < 0 || std::size_t(source) >= m_run.cloud().pictures().size()) {
        return;
    }
    const engine::EmbeddedPicture& picture = m_run.cloud().pictures()[std::size_t(source)];
    if (source != m_source) {
        m_source = source;
        m_picture->setPicture(m_run.cloud().image(source).scaled(
            enlargedSide, enlargedSide, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }
    m_patch = patch;
    const bool whole = m_run.answered().choice.kind == engine::TokenChoice::Kind::Pooled;
    m_picture->setGrid(whole ? 0 : picture.rows, whole ? 0 : picture.cols, patch);
}

void EmbeddingSide::step(int dRow, int dCol)
{
    if (m_source < 0) {
        return;
    }
    const engine::EmbeddedPicture& picture = m_run.cloud().pictures()[std::size_t(m_source)];
    const int row = m_patch < 0 ? picture.rows / 2 : m_patch / picture.cols + dRow;
    const int col = m_patch < 0 ? picture.cols / 2 : m_patch % picture.cols + dCol;
    Q_EMIT pointedAt(
        m_source, std::clamp(row, 0, picture.rows - 1) * picture.cols + std::clamp(col, 0, picture.cols - 1));
}

} // namespace hydra::ui

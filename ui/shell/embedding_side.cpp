// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/embedding_side.h"

#include "ui/models/compactness_model.h"
#include "ui/models/head_rows.h"
#include "ui/views/patch_picture.h"
#include "ui/views/scatter_legend.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int sideWidth = 268;
constexpr int embeddingPictureSide = 208;
constexpr int enlargedSide = 416; // of that picture: what is small is enlarged smoothly

} // namespace

EmbeddingSide::EmbeddingSide(const EmbeddingRun& run, QWidget* parent)
    : QWidget(parent)
    , m_run(run)
    , m_colourBy(new QComboBox(this))
    , m_legend(new ScatterLegend(this))
    , m_picture(new PatchPicture(embeddingPictureSide, this))
    , m_compactness(new CompactnessModel(this))
    , m_table(new QTableView(this))
{
    setFixedWidth(sideWidth);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::wide, space::wide, space::wide, space::normal);
    column->setSpacing(space::normal);
    column->addLayout(buildColours());
    column->addWidget(m_legend);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    column->addWidget(m_table, 1);
    buildTable();
    m_picture->setObjectName(QStringLiteral("embeddingPicture"));
    m_picture->setAccessibleName(tr("Picture of the points"));
    m_picture->setToolTip(tr("Hover over a patch or use the arrow keys to highlight its points."));
    connect(m_colourBy, &QComboBox::currentIndexChanged, this, &EmbeddingSide::coloursChanged);
    connect(m_colourBy, &QComboBox::activated, this, [this] { m_instead = false; });
    connect(m_compactness, &CompactnessModel::shownChanged, this, &EmbeddingSide::shownChanged);
    connect(m_picture, &PatchPicture::hovered, this,
            [this](int patch) { Q_EMIT pointedAt(m_source, patch); });
    connect(m_picture, &PatchPicture::moved, this, &EmbeddingSide::step);
}

QLayout* EmbeddingSide::buildColours()
{
    m_colourBy->addItem(tr("head count"), int(ColourBy::HeadCount));
    m_colourBy->addItem(tr("class"), int(ColourBy::Class));
    m_colourBy->addItem(tr("place in the picture"), int(ColourBy::Position));
    m_colourBy->addItem(tr("length of the token"), int(ColourBy::Norm));
    m_colourBy->addItem(tr("relevance"), int(ColourBy::Relevance));
    describe(m_colourBy, "embeddingColourBy", tr("Colour by"),
             tr("<b>Colour by</b><br>What the points' colours show. Relevance is the map in the "
                "main window, for its picture and head count."));
    m_legend->setObjectName(QStringLiteral("embeddingLegend"));
    auto* colours = new QHBoxLayout;
    colours->setSpacing(space::normal);
    addLabelled(colours, tr("&Colour by"), m_colourBy);
    colours->setStretchFactor(m_colourBy, 1);
    return colours;
}

void EmbeddingSide::buildTable()
{
    m_table->setObjectName(QStringLiteral("embeddingTable"));
    m_table->setAccessibleName(tr("Spread of each head count"));
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

ColourBy EmbeddingSide::colourBy() const
{
    return static_cast<ColourBy>(m_colourBy->currentData().toInt());
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
    m_table->setColumnHidden(3, m_run.cloud().joint()); // all k share one divergence, which the caption says
    m_source = -1;
    chooseColours();
}

// A colour that all points have says nothing. What has no place in the picture has a class.
void EmbeddingSide::chooseColours()
{
    const bool several = m_run.cloud().headCounts().size() > 1;
    const QSignalBlocker quiet(m_colourBy); // whoever resets colours the points next
    if (!several && colourBy() == ColourBy::HeadCount) {
        const bool whole = m_run.answered().choice.kind == engine::TokenChoice::Kind::Pooled;
        m_colourBy->setCurrentIndex(m_colourBy->findData(int(whole ? ColourBy::Class : ColourBy::Position)));
        m_instead = true;
    } else if (several && std::exchange(m_instead, false)) {
        m_colourBy->setCurrentIndex(m_colourBy->findData(int(ColourBy::HeadCount)));
    }
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

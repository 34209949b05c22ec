// SPDX-License-Identifier: GPL-3.0-or-later
// How the embedding's window is laid out; what it does is in embedding_window.cpp.
#include "ui/models/compactness_model.h"
#include "ui/models/head_rows.h"
#include "ui/shell/embedding_window.h"
#include "ui/views/patch_picture.h"
#include "ui/views/scatter.h"
#include "ui/views/scatter_legend.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

namespace hydra::ui {

namespace {

constexpr int sideWidth = 268;

QFrame* embeddingLine(QFrame::Shape shape, QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setProperty("role", QStringLiteral("line"));
    if (shape == QFrame::VLine) {
        frame->setFixedWidth(1);
        frame->setStyleSheet(QStringLiteral("max-height: 16777215px;"));
    }
    return frame;
}

void addField(QHBoxLayout* row, const QString& name, QWidget* field)
{
    auto* label = new QLabel(name, row->parentWidget());
    label->setProperty("role", QStringLiteral("quiet"));
    label->setBuddy(field);
    label->setToolTip(field->toolTip());
    row->addWidget(label);
    row->addWidget(field);
    row->addSpacing(space::normal);
}

} // namespace

void EmbeddingWindow::build()
{
    setObjectName(QStringLiteral("embeddingWindow"));
    setWindowTitle(tr("Embedding"));
    setWindowIcon(programIcon());
    hydra::ui::describe(m_scatter, "embeddingScatter", tr("Embedding"), {});
    m_scatter->setEmptyText(tr("Open a model and a picture to see its tokens as points."));

    auto* header = new QVBoxLayout;
    header->setContentsMargins(space::wide, space::normal, space::wide, space::normal);
    header->setSpacing(space::normal);
    header->addLayout(buildSettings());
    header->addLayout(buildHeads());
    auto* body = new QHBoxLayout;
    body->setContentsMargins(0, 0, 0, 0);
    body->setSpacing(0);
    body->addWidget(m_scatter, 1);
    body->addWidget(embeddingLine(QFrame::VLine, this));
    body->addWidget(buildSide());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(header);
    column->addWidget(embeddingLine(QFrame::HLine, this));
    column->addLayout(body, 1);
    column->addWidget(embeddingLine(QFrame::HLine, this));
    column->addLayout(buildFooter());
}

QLayout* EmbeddingWindow::buildSettings()
{
    m_what->addItem(tr("Tokens of this picture"), int(What::Picture));
    m_what->addItem(tr("Tokens of all pictures"), int(What::Pictures));
    m_what->addItem(tr("Class tokens of all pictures"), int(What::ClassTokens));
    hydra::ui::describe(m_what, "embeddingWhat", tr("What is embedded"),
                        tr("<b>What is embedded</b><br>Every token of this picture or of all pictures in the "
                           "list, or for each picture the one vector that the classifier reads."));
    hydra::ui::describe(m_block, "embeddingBlock", tr("Block"),
                        tr("<b>Block</b><br>Tokens as a block leaves them, or after the final norm, as the "
                           "classifier reads them."));
    m_layout->addItem(tr("all k together"), true);
    m_layout->addItem(tr("each k for itself"), false);
    hydra::ui::describe(m_layout, "embeddingLayout", tr("Layout"),
                        tr("<b>Layout</b><br>One embedding of all head counts (shorter vectors are padded "
                           "with zeros), so that they can be compared, or one embedding for each."));
    m_perplexity->setRange(2, 500);
    m_perplexity->setValue(30);
    hydra::ui::describe(m_perplexity, "embeddingPerplexity", tr("Perplexity"),
                        tr("<b>Perplexity</b><br>The effective number of neighbours of each point. At most a "
                           "third of the points; a larger value is lowered, and the note below says so."));
    m_seed->setRange(0, 1'000'000);
    hydra::ui::describe(m_seed, "embeddingSeed", tr("Seed"),
                        tr("<b>Seed</b><br>0 starts from the first two principal components; other seeds add "
                           "1 % noise. The same seed gives the same points."));
    hydra::ui::describe(m_run, "embeddingRun", tr("Run or stop"),
                        tr("Runs the embedding. While it runs: stops it and keeps the points."));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::normal);
    addField(row, tr("&Embed"), m_what);
    addField(row, tr("&Block"), m_block);
    addField(row, tr("La&yout"), m_layout);
    addField(row, tr("&Perplexity"), m_perplexity);
    addField(row, tr("&Seed"), m_seed);
    row->addStretch(1);
    row->addWidget(m_run);
    return row;
}

QLayout* EmbeddingWindow::buildHeads()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::normal);
    auto* label = new QLabel(tr("Heads k"), this);
    label->setProperty("role", QStringLiteral("quiet"));
    label->setToolTip(tr("<b>Heads</b><br>Which sub-networks the tokens come from."));
    row->addWidget(label);
    m_heads = new QHBoxLayout;
    m_heads->setSpacing(2);
    row->addLayout(m_heads);
    row->addSpacing(space::wide);
    m_status->setObjectName(QStringLiteral("embeddingStatus"));
    m_status->setProperty("role", QStringLiteral("quiet"));
    m_status->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_status, 1);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(180);
    m_progress->setAccessibleName(tr("Progress"));
    row->addWidget(m_progress);
    return row;
}

QWidget* EmbeddingWindow::buildSide()
{
    m_colourBy->addItem(tr("head count"), int(ColourBy::HeadCount));
    m_colourBy->addItem(tr("class"), int(ColourBy::Class));
    m_colourBy->addItem(tr("place in the picture"), int(ColourBy::Position));
    m_colourBy->addItem(tr("length of the token"), int(ColourBy::Norm));
    m_colourBy->addItem(tr("relevance"), int(ColourBy::Relevance));
    hydra::ui::describe(m_colourBy, "embeddingColourBy", tr("Colour by"),
                        tr("<b>Colour by</b><br>What the points' colours show. Relevance is the map in the "
                           "main window, for its picture and head count."));
    m_legend->setObjectName(QStringLiteral("embeddingLegend"));
    m_picture->setObjectName(QStringLiteral("embeddingPicture"));
    m_picture->setAccessibleName(tr("Picture of the points"));
    m_picture->setToolTip(tr("Hover over a patch or use the arrow keys to highlight its points."));
    m_table->setObjectName(QStringLiteral("embeddingTable"));
    m_table->setAccessibleName(tr("Spread of each head count"));
    m_table->setModel(m_compactness);
    m_table->setItemDelegateForColumn(0, new SwitchDelegate(m_table));
    m_table->setItemDelegateForColumn(2, new ShareDelegate(m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setTabKeyNavigation(false);

    auto* side = new QWidget(this);
    side->setFixedWidth(sideWidth);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(space::wide, space::wide, space::wide, space::normal);
    column->setSpacing(space::normal);
    auto* colours = new QHBoxLayout;
    colours->setSpacing(space::normal);
    auto* label = new QLabel(tr("&Colour by"), side);
    label->setProperty("role", QStringLiteral("quiet"));
    label->setBuddy(m_colourBy);
    colours->addWidget(label);
    colours->addWidget(m_colourBy, 1);
    column->addLayout(colours);
    column->addWidget(m_legend);
    column->addWidget(m_picture, 0, Qt::AlignHCenter);
    column->addWidget(m_table, 1);
    return side;
}

QLayout* EmbeddingWindow::buildFooter()
{
    m_thumbnails->setText(tr("&Thumbnails"));
    hydra::ui::describe(m_thumbnails, "embeddingThumbnails", tr("Thumbnails"),
                        tr("<b>Thumbnails</b> (T)<br>Shows the patch or picture at as many points as fit."));
    m_lasso->setText(tr("&Lasso"));
    hydra::ui::describe(
        m_lasso, "embeddingLasso", tr("Lasso"),
        tr("<b>Lasso</b> (L)<br>Drag around points to select them. With the lasso off, use Shift-drag."));
    m_onlySelected->setText(tr("&Only selected"));
    hydra::ui::describe(m_onlySelected, "embeddingOnlySelected", tr("Only selected"),
                        tr("<b>Only selected</b><br>Hides points that are not selected."));
    m_save->setText(tr("Save poi&nts…"));
    hydra::ui::describe(m_save, "embeddingSave", tr("Save points"),
                        tr("<b>Save points</b><br>Saves the selected points, or all if none is selected, as "
                           "CSV, JSON or NPZ: input, k, token, row, col, norm, x, y."));
    m_readOut->setObjectName(QStringLiteral("embeddingReadOut"));
    m_readOut->setAccessibleName(tr("Point under the mouse"));
    m_caption->setObjectName(QStringLiteral("embeddingCaption"));
    m_caption->setProperty("role", QStringLiteral("quiet"));
    m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setObjectName(QStringLiteral("embeddingNote"));
    m_note->setProperty("role", QStringLiteral("quiet")); // what is said here stops nobody
    for (QLabel* label : {m_caption, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_note->hide();
    auto* row = new QHBoxLayout;
    row->setSpacing(space::wide);
    row->addWidget(m_thumbnails);
    row->addWidget(m_lasso);
    row->addWidget(m_onlySelected);
    row->addWidget(m_readOut, 1);
    row->addWidget(m_save);
    auto* column = new QVBoxLayout;
    column->setContentsMargins(space::wide, space::normal, space::wide, space::normal);
    column->setSpacing(space::tight);
    column->addLayout(row);
    column->addWidget(m_caption);
    column->addWidget(m_note);
    return column;
}

void EmbeddingWindow::followModel()
{
    const ModelPtr& model = m_state.model();
    const int depth = model ? model->config.depth.value : 0;
    if (m_block->count() != depth + 1) {
        const QSignalBlocker quiet(m_block);
        m_block->clear();
        m_block->addItem(tr("after the final norm"), -1);
        for (int block = 0; block < depth; ++block) {
            m_block->addItem(tr("as they leave block %1").arg(block), block);
        }
    }
    const QList<int> offered = m_state.offeredHeads();
    QList<int> shown;
    for (int i = 0; i < m_heads->count(); ++i) {
        shown << m_heads->itemAt(i)->widget()->property("heads").toInt();
    }
    if (offered == shown) {
        return;
    }
    while (QLayoutItem* item = m_heads->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const int k : offered) {
        auto* button = new QToolButton(this);
        button->setText(QString::number(k));
        button->setCheckable(true);
        button->setChecked(true);
        button->setProperty("heads", k);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(tr("k = %1").arg(k));
        button->setToolTip(tr("Tokens of the sub-network of k = %1").arg(k));
        connect(button, &QToolButton::toggled, this, &EmbeddingWindow::followSettings);
        m_heads->addWidget(button);
    }
}

} // namespace hydra::ui

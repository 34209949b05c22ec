// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/embedding_controls.h"

#include "ui/paint/format.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>

namespace hydra::ui {

EmbeddingControls::EmbeddingControls(ViewState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_what(new QComboBox(this))
    , m_block(new QComboBox(this))
    , m_layout(new QComboBox(this))
    , m_perplexity(wholeBox("embeddingPerplexity", 2, 500, {}, this))
    , m_seed(wholeBox("embeddingSeed", 0, 1'000'000, {}, this))
    , m_run(new QPushButton(tr("&Run"), this))
    , m_headsLabel(new QLabel(tr("Heads"), this))
    , m_heads(new QHBoxLayout)
    , m_status(new ElidedLabel(this))
    , m_progress(new QProgressBar(this))
{
    filled(new QVBoxLayout(this), {buildSettings(), buildHeads()}, space::normal,
           {space::wide, space::normal, space::wide, space::normal});
    for (QComboBox* box : {m_what, m_block, m_layout}) {
        connect(box, &QComboBox::currentIndexChanged, this, &EmbeddingControls::changed);
    }
    for (QSpinBox* box : {m_perplexity, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &EmbeddingControls::changed);
    }
    connect(m_run, &QPushButton::clicked, this, &EmbeddingControls::runPressed);
    setRunning(false);
    followModel();
}

QLayout* EmbeddingControls::buildSettings()
{
    m_what->addItem(tr("Tokens of this picture"), int(EmbeddingSettings::What::Picture));
    m_what->addItem(tr("Tokens of all pictures"), int(EmbeddingSettings::What::Pictures));
    m_what->addItem(tr("Class tokens of all pictures"), int(EmbeddingSettings::What::ClassTokens));
    describe(m_what, "embeddingWhat", tr("What is embedded"),
             tr("<b>What is embedded</b><br>Every token of this picture or of all pictures in the "
                "list, or for each picture the one vector that the classifier reads."));
    describe(m_block, "embeddingBlock", tr("Block"),
             tr("<b>Block</b><br>Tokens as a block leaves them, or after the final norm, as the "
                "classifier reads them."));
    m_layout->addItem(tr("all together"), true);
    m_layout->addItem(tr("each by itself"), false);
    describe(m_layout, "embeddingLayout", tr("Layout"),
             tr("<b>Layout</b><br>One embedding of all head counts (shorter vectors are padded "
                "with zeros), so that they can be compared, or one embedding for each."));
    m_perplexity->setValue(30);
    describe(m_perplexity, "embeddingPerplexity", tr("Perplexity"),
             tr("<b>Perplexity</b><br>The effective number of neighbours of each point. At most a "
                "third of the points; a larger value is lowered, and the note below says so."));
    describe(m_seed, "embeddingSeed", tr("Seed"),
             tr("<b>Seed</b><br>0 starts from the first two principal components; other seeds add "
                "1 % noise. The same seed gives the same points."));
    describe(m_run, "embeddingRun", tr("Run or stop"),
             tr("Runs the embedding. While it runs: stops it and keeps the points."));
    auto* flow = new FlowLayout(space::normal); // in two lines where a screen is narrow
    const auto add = [&](const QString& name, QWidget* field) {
        auto* both = new QWidget(this);
        filled(new QHBoxLayout(both), {NamedField{name, field}, Gap{space::normal}});
        flow->addWidget(both);
    };
    add(tr("&Embed"), m_what);
    add(tr("&Block"), m_block);
    add(tr("La&yout"), m_layout);
    add(tr("&Perplexity"), m_perplexity);
    add(tr("&Seed"), m_seed);
    return filled(new QHBoxLayout, {{flow, 1}, {m_run, 0, Qt::AlignTop}});
}

QLayout* EmbeddingControls::buildHeads()
{
    m_headsLabel->setProperty("role", QStringLiteral("quiet"));
    m_headsLabel->setToolTip(tr("<b>Heads</b><br>Which sub-networks the tokens come from."));
    m_heads->setSpacing(2);
    inRole(m_status, "quiet", "embeddingStatus");
    m_status->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(180);
    m_progress->setAccessibleName(tr("Progress"));
    return filled(new QHBoxLayout, {m_headsLabel, m_heads, Gap{space::wide}, {m_status, 1}, m_progress});
}

EmbeddingSettings EmbeddingControls::settings() const
{
    EmbeddingSettings settings;
    settings.what = static_cast<EmbeddingSettings::What>(m_what->currentData().toInt());
    settings.block = m_block->currentData().toInt();
    settings.joint = m_layout->currentData().toBool();
    settings.perplexity = m_perplexity->value();
    settings.seed = m_seed->value();
    for (int i = 0; i < m_heads->count(); ++i) {
        const auto* button = static_cast<const QToolButton*>(m_heads->itemAt(i)->widget());
        if (button->isChecked()) {
            settings.heads.push_back(button->property("heads").toInt());
        }
    }
    return settings;
}

QString EmbeddingControls::place(int block) const
{
    return m_block->itemText(block + 1);
}

void EmbeddingControls::followModel()
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
    if (offered != shown) {
        buildHeadButtons(offered);
    }
}

void EmbeddingControls::buildHeadButtons(const QList<int>& offered)
{
    while (QLayoutItem* item = m_heads->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_headsLabel->setVisible(offered.size() > 1); // of one there is nothing to choose
    m_layout->parentWidget()->setVisible(offered.size() > 1);
    for (const int k : offered) {
        auto* button = new QToolButton(this);
        button->setText(QString::number(k));
        button->setCheckable(true);
        button->setChecked(true);
        button->setVisible(offered.size() > 1);
        button->setProperty("heads", k);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(headCount(k));
        button->setToolTip(tr("Tokens of the sub-network of %1").arg(headCount(k)));
        connect(button, &QToolButton::toggled, this, &EmbeddingControls::changed);
        m_heads->addWidget(button);
    }
}

void EmbeddingControls::setRunning(bool running)
{
    m_run->setText(running ? tr("&Stop") : tr("&Run"));
    m_progress->setVisible(running);
}

void EmbeddingControls::setOutdated(bool outdated)
{
    m_status->setText(outdated ? tr("Settings changed. Press Run to update.") : QString());
    m_run->setProperty("needed", outdated); // the style sheet makes it stand out
    m_run->style()->unpolish(m_run);
    m_run->style()->polish(m_run);
}

void EmbeddingControls::showProgress(double share, const QString& words)
{
    m_progress->setValue(qRound(share * m_progress->maximum()));
    m_status->setText(words);
}

void EmbeddingControls::tell(const QString& words)
{
    m_status->setText(words);
}

} // namespace hydra::ui

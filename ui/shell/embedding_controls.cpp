// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/embedding_controls.h"

#include "ui/paint/format.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>

namespace hydra::ui {

EmbeddingControls::EmbeddingControls(ViewState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_form(this, [this] { Q_EMIT changed(); })
    , m_headsLabel(new QLabel(tr("Heads"), this))
    , m_heads(new QHBoxLayout)
    , m_status(new ElidedLabel(this))
    , m_progress(new QProgressBar(this))
{
    filled(new QVBoxLayout(this), {buildSettings(), buildHeads()}, space::normal,
           {space::wide, space::normal, space::wide, space::normal});
    setRunning(false);
    followModel();
}

QLayout* EmbeddingControls::buildSettings()
{
    using What = EmbeddingSettings::What;
    QComboBox* const what =
        m_form.choice("embeddingWhat", m_settings.what,
                      {{What::Picture, tr("Tokens of this picture")},
                       {What::Pictures, tr("Tokens of all pictures")},
                       {What::ClassTokens, tr("Class tokens of all pictures")}},
                      tr("What is embedded"),
                      tr("<b>What is embedded</b><br>Every token of this picture or of all pictures in the "
                         "list, or for each picture the one vector that the classifier reads."));
    m_block = m_form.choice("embeddingBlock", m_settings.block, {}, tr("Block"),
                            tr("<b>Block</b><br>Tokens as a block leaves them, or after the final norm, as "
                               "the classifier reads them."));
    QComboBox* const layout = m_form.choice(
        "embeddingLayout", m_settings.joint, {{true, tr("all together")}, {false, tr("each by itself")}},
        tr("Layout"),
        tr("<b>Layout</b><br>One embedding of all head counts (shorter vectors are padded with zeros), so "
           "that they can be compared, or one embedding for each."));
    QSpinBox* const perplexity =
        m_form.whole("embeddingPerplexity", m_settings.perplexity, 2, 500, tr("Perplexity"),
                     tr("<b>Perplexity</b><br>The effective number of neighbours of each point. At most a "
                        "third of the points; a larger value is lowered, and the note below says so."));
    QSpinBox* const seed =
        m_form.whole("embeddingSeed", m_settings.seed, 0, 1'000'000, tr("Seed"),
                     tr("<b>Seed</b><br>0 starts from the first two principal components; other seeds add "
                        "1 % noise. The same seed gives the same points."));
    m_run = new QPushButton(this);
    describe(m_run, "embeddingRun", tr("Run or stop"),
             tr("Runs the embedding. While it runs: stops it and keeps the points."));
    connect(m_run, &QPushButton::clicked, this, &EmbeddingControls::runPressed);
    auto* flow = new FlowLayout(space::normal); // wraps to two lines on a narrow screen
    const auto add = [&](const QString& name, QWidget* field) {
        auto* both = new QWidget(this);
        filled(new QHBoxLayout(both), {NamedField{name, field}, Gap{space::normal}});
        flow->addWidget(both);
        return both;
    };
    add(tr("&Embed"), what);
    add(tr("&Block"), m_block);
    m_layout = add(tr("La&yout"), layout);
    add(tr("&Perplexity"), perplexity);
    add(tr("&Seed"), seed);
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
    EmbeddingSettings settings = m_settings;
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
        Choices<int> blocks{{-1, tr("after the final norm")}};
        for (int block = 0; block < depth; ++block) {
            blocks.append({block, tr("as they leave block %1").arg(block)});
        }
        ValueForm::offer(m_block, blocks);
        m_settings.block = -1;
        m_form.follow();
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
    m_headsLabel->setVisible(offered.size() > 1); // a single head count is no choice
    m_layout->setVisible(offered.size() > 1);
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

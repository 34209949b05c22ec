// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/panels.h"
#include "ui/state/view_state.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>

namespace hydra::ui {

namespace {

QHBoxLayout* line(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::normal);
    for (QWidget* widget : widgets) {
        row->addWidget(widget, qobject_cast<QComboBox*>(widget) != nullptr ? 1 : 0);
    }
    return row;
}

// A row of WIDGETS that wraps.
QWidget* flowing(std::initializer_list<QWidget*> widgets, QWidget* parent)
{
    auto* made = new QWidget(parent);
    auto* flow = new FlowLayout(space::tight);
    flow->setContentsMargins(0, 0, 0, 0);
    made->setLayout(flow);
    for (QWidget* each : widgets) {
        flow->addWidget(each);
    }
    return made;
}

} // namespace

// The parts of the network that are switched off or replaced, as a list whose rows can be removed, and
// controls that add to it. Shift and a click in the picture add patches.
class WhatIfPanel : public QWidget
{
public:
    explicit WhatIfPanel(ViewState& state, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_state(state)
        , m_beforeAfter(toolButtonFor(state.actions().beforeAfter, this))
    {
        setObjectName(QStringLiteral("whatIfPanel"));
        build();
        connectControls();
        followModel();
        followQuery();
    }

private:
    enum Part
    {
        HeadPart,
        AttentionPart,
        MlpPart,
        TokensPart
    };

    void build()
    {
        m_block->setPrefix(tr("block "));
        m_head->setPrefix(tr("head "));
        m_extra->setPrefix(tr("tokens: "));
        for (QComboBox* box : {m_part, m_by, m_registers}) {
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(6);
        }
        describe(m_add, "whatIfAdd", tr("Switch off"), tr("Predictions, maps and curves follow at once."));
        describe(m_list, "whatIfList", tr("What is off"),
                 tr("What is switched off or replaced. Shift-click a patch in the picture to drop it."));
        describe(m_remove, "whatIfRemove", tr("Switch on"), tr("Switch the chosen parts on again."));
        describe(m_all, "whatIfAll", tr("Switch all on"), tr("Switch everything on again."));
        describe(m_keep, "whatIfKeep", tr("Use this picture's values"),
                 tr("Its activations can then replace those of other pictures."));
        inRole(m_problem, "problem", "whatIfProblem");
        m_problem->setWordWrap(true);
        m_problem->hide();
        m_note->setWordWrap(true);
        m_note->setObjectName(QStringLiteral("whatIfNote"));
        m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
        m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the panel scrolls
        filled(new QVBoxLayout(this),
               {heading(tr("What if"), this), flowing({m_part, m_block, m_head}, this), line({m_by, m_add}),
                m_text, m_problem, m_list, flowing({m_keep, m_remove, m_all, m_beforeAfter}, this),
                line({m_registers, m_extra}), m_note},
               space::normal - 1, {space::wide, space::tight, space::wide, space::wide});
    }
    void connectControls()
    {
        connect(m_add, &QPushButton::clicked, this, &WhatIfPanel::add);
        connect(m_remove, &QPushButton::clicked, this, &WhatIfPanel::remove);
        connect(m_all, &QPushButton::clicked, this, [this] { set({}); });
        connect(m_keep, &QPushButton::clicked, this, &WhatIfPanel::keepPicture);
        connect(m_list, &QListWidget::itemSelectionChanged, this,
                [this] { m_remove->setVisible(!m_list->selectedItems().isEmpty()); });
        connect(&m_state, &ViewState::modelChanged, this, &WhatIfPanel::followModel);
        connect(&m_state, &ViewState::queryChanged, this, &WhatIfPanel::followQuery);
    }
    void followModel()
    {
        const ModelPtr& model = m_state.model();
        setEnabled(model != nullptr);
        if (model) {
            m_block->setRange(0, model->config.depth - 1);
            m_head->setRange(0, model->config.numHeads - 1);
            m_registers->setVisible(!model->neurons.empty());
        }
        followQuery();
    }
    void followQuery()
    {
        const Interventions& without = m_state.query().without;
        const auto items = without.items();
        m_list->clear();
        for (const Interventions::Item& item : items) {
            m_list->addItem(spoken(item.words));
        }
        m_list->setFixedHeight(m_list->sizeHintForRow(0) * int(items.size()) + 2 * m_list->frameWidth());
        m_list->setVisible(!items.empty());
        m_remove->hide();
        m_all->setVisible(!items.empty());
        Interventions shown = without; // ids are only for files
        shown.from.clear();
        shown.means.clear();
        shown.neurons.clear();
        shown.sae.clear();
        m_words = text(shown.text());
        if (!m_text->hasFocus() || !m_text->isModified()) {
            m_text->setModified(false);
            m_problem->hide();
        }
        m_mode = without.registers ? int(without.registers->mode) : none;
        m_added = without.registers ? without.registers->count : m_added;
        m_outliers.follow();
        m_extra->setVisible(without.registers.has_value());
        m_state.actions().beforeAfter->setEnabled(!items.empty()
                                                  || (m_state.model() && !m_state.model()->neurons.empty()));
        m_beforeAfter->setVisible(m_beforeAfter->isEnabled());
        m_note->setText(m_otherName.isEmpty() ? tr("A picture is kept.") : tr("Kept: %1").arg(m_otherName));
        m_note->setVisible(!without.from.empty());
        showParts();
    }
    // shows the fields of the chosen part and its replacement
    void showParts()
    {
        Choices<Replacement> by;
        if (m_off != TokensPart) {
            by.append({Replacement::Zero, tr("by zero")});
        }
        if (m_off == HeadPart && m_state.model() && !m_state.model()->means.empty()) {
            by.append({Replacement::Mean, tr("by its mean at each token")});
            by.append({Replacement::MeanAll, tr("by its mean")});
        }
        if (!m_state.query().without.from.empty()) {
            by.append({Replacement::From, tr("by the kept picture's")});
        }
        ValueForm::offer(m_by, by);
        if (m_by->findData(int(m_with)) < 0) {
            m_with = by.isEmpty() ? Replacement::Zero : by.front().first;
        }
        m_form.follow();
        m_head->setVisible(m_off == HeadPart);
        m_add->setEnabled(!by.isEmpty());
        m_add->setText(m_by->currentIndex() > 0 || m_off == TokensPart ? tr("Replace") : tr("Switch off"));
    }
    // adds the intervention set in the controls
    void add()
    {
        Interventions without = m_state.query().without;
        const std::string suffix =
            m_with != Replacement::Zero ? std::string("=") + wordOf(m_with) : std::string();
        const std::string item = m_off == HeadPart ? join("heads:", m_blockOff, ".", m_headOff, suffix)
            : m_off == AttentionPart               ? join("attention:", m_blockOff, suffix)
            : m_off == MlpPart                     ? join("mlp:", m_blockOff, suffix)
                                                   : join("tokens:", m_blockOff);
        const std::string from = without.from;
        const std::string now = without.text();
        without = Interventions::parse(now.empty() ? item : now + "," + item); // the last one counts
        without.from = from;
        set(without);
    }
    // removes the selected rows
    void remove()
    {
        Interventions without = m_state.query().without;
        const auto items = without.items();
        for (const QListWidgetItem* chosen : m_list->selectedItems()) {
            const auto row = static_cast<std::size_t>(m_list->row(chosen));
            if (row < items.size()) {
                without = without.withoutItem(items[row]);
            }
        }
        set(without);
    }
    void applyText()
    {
        if (!m_state.model() || !m_text->isModified()) {
            return;
        }
        try {
            Interventions without = Interventions::parse(m_text->text().toStdString());
            requireFits(without, m_state.model()->config);
            if (without.from.empty()) {
                without.from = m_state.query().without.from;
            }
            if (without.needsSource() && without.from.empty()) {
                throw usageError("keep a picture first: its activations are used");
            }
            if (without.needsSae() && !m_state.sae()) {
                throw usageError("features need a sparse autoencoder; open one first");
            }
            m_text->setModified(false);
            set(without);
        } catch (const Error& error) {
            m_problem->setText(spoken(error));
            m_problem->show();
        }
    }
    void setRegisters()
    {
        Interventions without = m_state.query().without;
        without.registers =
            m_mode == none ? std::nullopt : std::optional(TestRegisters{RegisterMode(m_mode), m_added});
        set(without);
    }
    // makes the picture on screen the source of replacement values
    void keepPicture()
    {
        if (m_state.picture()) {
            Interventions without = m_state.query().without;
            without.from = m_state.picture()->image.id;
            m_otherName = text(m_state.picture()->image.name);
            set(without);
            followQuery();
        }
    }
    void set(const Interventions& without)
    {
        m_problem->hide();
        m_state.setWithout(without);
    }

    static constexpr int none = -1; // no RegisterMode
    ViewState& m_state;
    Part m_off = HeadPart; // the part, its place, and its replacement
    int m_blockOff = 0, m_headOff = 0;
    Replacement m_with = Replacement::Zero;
    QString m_words; // the text of all interventions
    int m_mode = none, m_added = 1; // mode of the registers; number of added tokens
    ValueForm m_form{this, [this] { showParts(); }}, m_outliers{this, [this] { setRegisters(); }};
    QComboBox* m_part = m_form.choice(
        "whatIfPart", m_off,
        {{HeadPart, tr("head")},
         {AttentionPart, tr("attention")},
         {MlpPart, tr("MLP")},
         {TokensPart, tr("patch tokens")}},
        tr("Part"),
        tr("What is switched off or replaced: one head of a block, the block's attention or its "
           "MLP, or the patch tokens that leave the block."));
    QSpinBox* m_block =
        m_form.whole("whatIfBlock", m_blockOff, 0, 99, tr("Block"), tr("The block, counted from 0."));
    QSpinBox* m_head = m_form.whole("whatIfHead", m_headOff, 0, 99, tr("Head"),
                                    tr("The head of that block, counted from 0."));
    QComboBox* m_by = m_form.choice(
        "whatIfBy", m_with, {}, tr("Replaced by"),
        tr("<b>What takes its place</b><br><i>nothing</i>: the part adds zero. <i>its mean</i>: the "
           "mean over a set of pictures, for each token or over all of them, from a file that "
           "hydrascope-cli means writes. <i>the kept picture's</i>: its activations there."));
    QPushButton* m_add = new QPushButton(tr("Switch off"), this);
    QListWidget* m_list = new QListWidget(this);
    QPushButton* m_remove = new QPushButton(tr("Switch on"), this);
    QPushButton* m_all = new QPushButton(tr("Switch all on"), this);
    QLineEdit* m_text = m_form.line("whatIfText",
                                    {[this] { return m_text->isModified() ? m_text->text() : m_words; },
                                     [this](const QString&) { applyText(); }},
                                    tr("nothing switched off"), tr("What is off, as text"),
                                    tr("The same as text, in the form of --without: "
                                       "heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17."),
                                    true);
    QLabel* m_problem = new QLabel(this);
    QLabel* m_note = quietLabel({}, this);
    QComboBox* m_registers = m_outliers.choice(
        "whatIfRegisters", m_mode,
        {{none, tr("Outliers stay")},
         {int(RegisterMode::Zero), tr("Move outliers, leave zero")},
         {int(RegisterMode::Mean), tr("Move outliers, leave the mean")},
         {int(RegisterMode::OnlyOutliers), tr("Move outliers only")},
         {int(RegisterMode::Same), tr("Copy outliers")}},
        tr("Outlier tokens"),
        tr("<b>Test-time registers</b><br>Networks without registers store global information in a "
           "few background tokens. Here the neurons that write them write into an extra token "
           "instead. hydrascope-cli registers finds these neurons over a folder of pictures."));
    QSpinBox* m_extra = m_outliers.whole("whatIfExtra", m_added, 1, TestRegisters::most, tr("Extra tokens"),
                                         tr("How many tokens are added."));
    QToolButton* m_beforeAfter;
    QPushButton* m_keep = new QPushButton(tr("Use this picture's values"), this);
    QString m_otherName; // name of the kept picture
};

QWidget* whatIfPanel(ViewState& state, QWidget* parent)
{
    return new WhatIfPanel(state, parent);
}

} // namespace hydra::ui

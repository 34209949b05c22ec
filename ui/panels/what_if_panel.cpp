// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/panels.h"
#include "ui/state/view_state.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>

namespace hydra::ui {

namespace {

enum Part
{
    HeadPart,
    AttentionPart,
    MlpPart,
    TokensPart
};

QHBoxLayout* line(std::initializer_list<QWidget*> widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::normal);
    for (QWidget* widget : widgets) {
        row->addWidget(widget, qobject_cast<QComboBox*>(widget) != nullptr ? 1 : 0);
    }
    return row;
}

// Goes on below where there is no room.
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

// What is switched off or replaced in the network, as a list whose rows can be taken back, and controls that
// add to it. Patches are added with Shift and a click in the picture.
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
    void build()
    {
        m_part->addItem(tr("head"), HeadPart);
        m_part->addItem(tr("attention"), AttentionPart);
        m_part->addItem(tr("MLP"), MlpPart);
        m_part->addItem(tr("patch tokens"), TokensPart);
        m_block->setPrefix(tr("block "));
        m_head->setPrefix(tr("head "));
        m_registers->addItem(tr("Outliers stay"), QString());
        for (const auto& [mode, title] : {std::pair{RegisterMode::Zero, tr("Move outliers, leave zero")},
                                          std::pair{RegisterMode::Mean, tr("Move outliers, leave the mean")},
                                          std::pair{RegisterMode::OnlyOutliers, tr("Move outliers only")},
                                          std::pair{RegisterMode::Same, tr("Copy outliers")}}) {
            m_registers->addItem(title, QString::fromLatin1(wordOf(mode)));
        }
        m_extra->setRange(1, TestRegisters::most);
        m_extra->setPrefix(tr("tokens: "));
        for (QComboBox* box : {m_part, m_by, m_registers}) {
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(6);
        }
        describe(m_part, "whatIfPart", tr("Part"),
                 tr("What is switched off or replaced: one head of a block, the block's attention or its "
                    "MLP, or the patch tokens that leave the block."));
        describe(m_block, "whatIfBlock", tr("Block"), tr("The block, counted from 0."));
        describe(m_head, "whatIfHead", tr("Head"), tr("The head of that block, counted from 0."));
        describe(m_by, "whatIfBy", tr("Replaced by"),
                 tr("<b>What takes its place</b><br><i>nothing</i>: the part adds zero. <i>its mean</i>: the "
                    "mean over a set of pictures, for each token or over all of them, from a file that "
                    "hydrascope-cli means writes. <i>the kept picture's</i>: its activations there."));
        describe(m_add, "whatIfAdd", tr("Switch off"), tr("Predictions, maps and curves follow at once."));
        describe(m_list, "whatIfList", tr("What is off"),
                 tr("What is switched off or replaced. Shift-click a patch in the picture to drop it."));
        describe(m_remove, "whatIfRemove", tr("Switch on"), tr("Switch the chosen parts on again."));
        describe(m_all, "whatIfAll", tr("Switch all on"), tr("Switch everything on again."));
        describe(m_text, "whatIfText", tr("What is off, as text"),
                 tr("The same as text, in the form of --without: "
                    "heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17."));
        describe(m_registers, "whatIfRegisters", tr("Outlier tokens"),
                 tr("<b>Test-time registers</b><br>Networks without registers store global information in a "
                    "few background tokens. Here the neurons that write them write into an extra token "
                    "instead. hydrascope-cli registers finds these neurons over a folder of pictures."));
        describe(m_extra, "whatIfExtra", tr("Extra tokens"), tr("How many tokens are added."));
        describe(m_keep, "whatIfKeep", tr("Use this picture's values"),
                 tr("Its activations can then replace those of other pictures."));
        inRole(m_problem, "problem", "whatIfProblem");
        m_problem->setWordWrap(true);
        m_problem->hide();
        m_note->setWordWrap(true);
        m_note->setObjectName(QStringLiteral("whatIfNote"));
        m_text->setPlaceholderText(tr("nothing switched off"));
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
        connect(m_part, &QComboBox::activated, this, &WhatIfPanel::showParts);
        connect(m_by, &QComboBox::activated, this, &WhatIfPanel::showParts);
        connect(m_add, &QPushButton::clicked, this, &WhatIfPanel::add);
        connect(m_remove, &QPushButton::clicked, this, &WhatIfPanel::remove);
        connect(m_all, &QPushButton::clicked, this, [this] { set({}); });
        connect(m_text, &QLineEdit::editingFinished, this, &WhatIfPanel::applyText);
        connect(m_registers, &QComboBox::activated, this, &WhatIfPanel::setRegisters);
        connect(m_extra, &QSpinBox::valueChanged, this, &WhatIfPanel::setRegisters);
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
        if (!m_text->hasFocus() || !m_text->isModified()) {
            Interventions shown = without; // ids are for files
            shown.from.clear();
            shown.means.clear();
            shown.neurons.clear();
            shown.sae.clear();
            m_text->setText(text(shown.text()));
            m_text->setModified(false);
            m_problem->hide();
        }
        const QSignalBlocker noMode(m_registers);
        const QSignalBlocker noCount(m_extra);
        m_registers->setCurrentIndex(
            without.registers
                ? std::max(0, m_registers->findData(QString::fromLatin1(wordOf(without.registers->mode))))
                : 0);
        m_extra->setValue(without.registers ? without.registers->count : m_extra->value());
        m_extra->setVisible(without.registers.has_value());
        m_state.actions().beforeAfter->setEnabled(!items.empty()
                                                  || (m_state.model() && !m_state.model()->neurons.empty()));
        m_beforeAfter->setVisible(m_beforeAfter->isEnabled());
        m_note->setText(m_otherName.isEmpty() ? tr("A picture is kept.") : tr("Kept: %1").arg(m_otherName));
        m_note->setVisible(!without.from.empty());
        showParts();
    }
    // those that the chosen part and its replacement have
    void showParts()
    {
        const int part = m_part->currentData().toInt();
        const QString chosen = m_by->currentData().toString();
        const bool means = part == HeadPart && m_state.model() && !m_state.model()->means.empty();
        const bool other = !m_state.query().without.from.empty();
        const QSignalBlocker quiet(m_by);
        m_by->clear();
        if (part != TokensPart) {
            m_by->addItem(tr("by zero"), QString::fromLatin1(wordOf(Replacement::Zero)));
        }
        if (means) {
            m_by->addItem(tr("by its mean at each token"), QString::fromLatin1(wordOf(Replacement::Mean)));
            m_by->addItem(tr("by its mean"), QString::fromLatin1(wordOf(Replacement::MeanAll)));
        }
        if (other) {
            m_by->addItem(tr("by the kept picture's"), QString::fromLatin1(wordOf(Replacement::From)));
        }
        m_by->setCurrentIndex(std::max(0, m_by->findData(chosen)));
        m_head->setVisible(part == HeadPart);
        m_add->setEnabled(m_by->count() > 0);
        m_add->setText(m_by->currentIndex() > 0 || part == TokensPart ? tr("Replace") : tr("Switch off"));
    }
    // what the controls say
    void add()
    {
        Interventions without = m_state.query().without;
        const auto by = enumNamed<Replacement>(m_by->currentData().toString().toStdString());
        const std::string suffix =
            by && *by != Replacement::Zero ? std::string("=") + wordOf(*by) : std::string();
        const int block = m_block->value();
        std::string item;
        switch (m_part->currentData().toInt()) {
        case HeadPart:
            item = join("heads:", block, ".", m_head->value(), suffix);
            break;
        case AttentionPart:
            item = join("attention:", block, suffix);
            break;
        case MlpPart:
            item = join("mlp:", block, suffix);
            break;
        default:
            item = join("tokens:", block);
        }
        const std::string from = without.from;
        const std::string now = without.text();
        without = Interventions::parse(now.empty() ? item : now + "," + item); // what is said last counts
        without.from = from;
        set(without);
    }
    // the chosen rows
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
                throw usageError("keep a picture first: the activations are taken from it");
            }
            if (without.needsSae() && !m_state.sae()) {
                throw usageError("features are of a sparse autoencoder; open one first");
            }
            m_text->setModified(false);
            set(without);
            followQuery();
        } catch (const Error& error) {
            m_problem->setText(spoken(error.what()));
            m_problem->show();
        }
    }
    void setRegisters()
    {
        Interventions without = m_state.query().without;
        const auto mode = enumNamed<RegisterMode>(m_registers->currentData().toString().toStdString());
        without.registers = mode ? std::optional(TestRegisters{*mode, m_extra->value()}) : std::nullopt;
        set(without);
    }
    // the picture on screen becomes the other one
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

    ViewState& m_state;
    QComboBox* m_part = new QComboBox(this);
    QSpinBox* m_block = new QSpinBox(this);
    QSpinBox* m_head = new QSpinBox(this);
    QComboBox* m_by = new QComboBox(this);
    QPushButton* m_add = new QPushButton(tr("Switch off"), this);
    QListWidget* m_list = new QListWidget(this);
    QPushButton* m_remove = new QPushButton(tr("Switch on"), this);
    QPushButton* m_all = new QPushButton(tr("Switch all on"), this);
    QLineEdit* m_text = new QLineEdit(this);
    QLabel* m_problem = new QLabel(this);
    QLabel* m_note = quietLabel({}, this);
    QComboBox* m_registers = new QComboBox(this);
    QSpinBox* m_extra = new QSpinBox(this);
    QToolButton* m_beforeAfter;
    QPushButton* m_keep = new QPushButton(tr("Use this picture's values"), this);
    QString m_otherName; // of the picture that was kept
};

QWidget* whatIfPanel(ViewState& state, QWidget* parent)
{
    return new WhatIfPanel(state, parent);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/results.h"
#include "core/model/sub_networks.h"
#include "core/nn/cost.h"
#include "core/nn/room.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/models/card_model.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/panels.h"
#include "ui/state/library.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <memory>
#include <vector>

namespace hydra::ui {

namespace {

// The patch sizes of the training; they divide its 240 pixels.
constexpr int trained[] = {8, 10, 12, 15, 16, 20, 24, 30, 40, 48};

// Edits with a combo box if the value is one of a few, else with a line of text.
class ValueDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override
    {
        const QStringList choices = index.data(Qt::UserRole).toStringList();
        if (choices.isEmpty()) {
            return QStyledItemDelegate::createEditor(parent, option, index);
        }
        auto* box = new QComboBox(parent);
        box->addItems(choices);
        connect(box, &QComboBox::activated, this, [this, box] {
            auto* self = const_cast<ValueDelegate*>(this); // commitData is a signal of the delegate
            Q_EMIT self->commitData(box);
            Q_EMIT self->closeEditor(box);
        });
        return box;
    }
    // Covers the whole cell, whose text would show beside the editor, and is at least as wide as its own
    // text.
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& /*index*/) const override
    {
        QRect place = option.rect;
        place.setWidth(std::max(place.width(), editor->minimumSizeHint().width()));
        editor->setGeometry(place);
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        if (auto* box = qobject_cast<QComboBox*>(editor)) {
            box->setCurrentText(index.data(Qt::EditRole).toString());
        } else {
            QStyledItemDelegate::setEditorData(editor, index);
        }
    }
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override
    {
        if (const auto* box = qobject_cast<QComboBox*>(editor)) {
            model->setData(index, box->currentText(), Qt::EditRole);
        } else {
            QStyledItemDelegate::setModelData(editor, model, index);
        }
    }
};

} // namespace

// The network's input size, and the cost of a pass at this size.
class SizeField : public QWidget
{
public:
    explicit SizeField(ViewState& state, QWidget* parent = nullptr)
        : QWidget(parent)
        , m_state(state)
    {
        m_sizes->setEditable(true);
        m_sizes->setInsertPolicy(QComboBox::NoInsert);
        m_cost->setObjectName(QStringLiteral("pictureSizeCost"));
        m_cost->setWordWrap(true);
        auto* row = filled(new QHBoxLayout, {NamedField{tr("Picture &size"), m_sizes, {}, 1}}, -1);
        filled(new QVBoxLayout(this), {row, m_cost}, space::tight);
        connect(m_sizes, &QComboBox::textActivated, this, &SizeField::take);
        connect(m_sizes->lineEdit(), &QLineEdit::returnPressed, this,
                [this] { take(m_sizes->currentText()); }); // a value outside the list emits no activated()
        connect(&state, &ViewState::queryChanged, this, &SizeField::follow);
        fill();
        follow();
    }

private:
    // Also runs after every step of the slider.
    void follow()
    {
        if (m_filledFor != m_state.model()) {
            fill();
        }
        if (m_sizes->count() < 2) {
            return;
        }
        const VitConfig& config = m_filledFor->config;
        const InputSize& now = m_state.query().size;
        m_form.follow();
        if (m_sizes->currentIndex() < 0) {
            m_sizes->setEditText(ui::text(text(now)));
        }
        const InputSize most = now.atMost();
        const SubNetwork sub = m_state.query().sub(m_state.query().heads);
        const AttentionPlan& plan = m_state.query().plan;
        const CostOptions pixels{most.height, most.width};
        const QString memory =
            QString::number(double(roomOfMap(config, sub, plan, most.height, most.width)) / 1e9, 'f', 1);
        m_cost->setText(tr("%1 MACs per pass; a map takes about %2 GB on top of the weights")
                            .arg(compactCount(costOf(config, sub, plan, pixels).macs), memory));
        m_cost->setVisible(!now.isOwn());
    }
    // fills the list for another model
    void fill()
    {
        m_filledFor = m_state.model();
        Choices<QString> sizes;
        for (const InputSize& size :
             m_filledFor ? offeredSizes(m_filledFor->config) : std::vector<InputSize>()) {
            sizes.append({ui::text(text(size)), sizeWords(size, m_filledFor->config)});
        }
        ValueForm::offer(m_sizes, sizes);
        setVisible(sizes.size() > 1);
    }
    void take(const QString& words)
    {
        const VitConfig& config = m_state.model()->config;
        const int listed = m_sizes->findText(words);
        const std::string given =
            (listed < 0 ? words.trimmed() : m_sizes->itemData(listed).toString()).toStdString();
        try {
            m_state.setSize(given.empty() ? InputSize()
                                          : inputSizeFor(config, given, tr("Picture size").toStdString()));
        } catch (const Error& error) {
            m_cost->setText(spoken(error));
            m_cost->show();
        }
    }

    ViewState& m_state;
    std::shared_ptr<const engine::OpenedModel> m_filledFor;
    ValueForm m_form{this};
    QComboBox* m_sizes = m_form.choice<QString>(
        "pictureSize",
        {[this] { return ui::text(text(m_state.query().size)); },
         [this](const QString& size) { take(size); }},
        {}, tr("Picture size"),
        tr("The size at which the network sees pictures; positions are resampled. Choose one, or "
           "type 448, 672x448 (height x width) or long:896 (own proportions)."));
    QLabel* m_cost = quietLabel({}, this);
};

// The patch size of a FlexiViT, whose weights work at many sizes (Beyer et al. 2023): a slider with a stop
// for each trained size, 8 to 48 pixels, and for the open model's size.
class PatchSlider : public QWidget
{
public:
    // Calls CHOSEN when the handle is released or moved by a key.
    PatchSlider(std::function<void(int patch)> chosen, QWidget* parent)
        : QWidget(parent)
        , m_chosen(std::move(chosen))
    {
        m_slider->setTracking(false); // each size opens another network, so skip those on the way
        m_slider->setTickPosition(QSlider::TicksBelow);
        m_slider->setTickInterval(1);
        m_slider->setPageStep(1);
        m_number->setObjectName(QStringLiteral("patchNumber"));
        m_number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_number->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 px").arg(88)));
        connect(m_slider, &QSlider::sliderMoved, this, &PatchSlider::say);

        auto* name = quietLabel(tr("Patch size"), this);
        name->setBuddy(m_slider);
        name->setToolTip(m_slider->toolTip());
        filled(new QHBoxLayout(this), {name, {m_slider, 1}, m_number});
        setFocusProxy(m_slider);
        setPatch(trained[0]);
    }

    // Sets the open model's patch size in pixels.
    void setPatch(int patch)
    {
        m_sizes.assign(std::begin(trained), std::end(trained));
        const auto place = std::lower_bound(m_sizes.begin(), m_sizes.end(), patch);
        if (place == m_sizes.end() || *place != patch) { // --patch accepts any size
            m_sizes.insert(place, patch);
        }
        m_place = int(std::lower_bound(m_sizes.begin(), m_sizes.end(), patch) - m_sizes.begin());
        m_form.follow([this] { m_slider->setRange(0, int(m_sizes.size()) - 1); });
        say(m_place);
    }

private:
    void say(int place) { m_number->setText(tr("%1 px").arg(m_sizes[std::size_t(place)])); }

    const std::function<void(int)> m_chosen;
    std::vector<int> m_sizes; // ascending
    int m_place = 0; // index into m_sizes
    ValueForm m_form{this, [this] {
                         say(m_place);
                         m_chosen(m_sizes[std::size_t(m_place)]);
                     }};
    QSlider* m_slider =
        m_form.slider("patchSlider", m_place, 0, 0, tr("Patch size"),
                      tr("Side of a patch in pixels. Smaller patches make more tokens and finer maps, "
                         "and a pass takes longer. The model is opened again."));
    QLabel* m_number = new QLabel(this);
};

// The model card as a panel: the file, every value with its provenance, missing and unexpected values, and
// controls to override them.
class ModelPanel : public QWidget
{
public:
    ModelPanel(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_library(library)
        , m_model(new CardModel(state, this))
    {
        setObjectName(QStringLiteral("modelPanel"));
        build();
        connect(m_model, &CardModel::edited, this, &ModelPanel::reopen);
        connect(m_model, &CardModel::refused, this, [this](const QString& message) {
            m_problem->setText(message);
            m_problem->show();
        });
        connect(m_reset, &QPushButton::clicked, m_model, &CardModel::forgetOverrides);
        connect(&bridge, &EngineBridge::openFailed, this, &ModelPanel::followPatch); // the open model stays
        connect(&state, &ViewState::modelChanged, this, &ModelPanel::follow);
        follow();
    }

private:
    void build()
    {
        inRole(m_problem, "problem", "cardProblem");
        m_problem->setWordWrap(true);
        m_problem->hide();
        m_notes->setObjectName(QStringLiteral("cardNotes"));
        m_notes->setWordWrap(true);
        m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_reset->setObjectName(QStringLiteral("cardReset"));
        m_reset->setToolTip(tr("Discards your changes and opens the model again."));

        describe(m_table, "cardTable", tr("Model values and their sources"), {});
        m_table->setModel(m_model);
        m_table->setItemDelegate(new ValueDelegate(m_table));
        m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                                 | QAbstractItemView::SelectedClicked);
        keepPlain(*m_table, fontMetrics().height() + 7);
        m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
        m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
        m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

        filled(new QVBoxLayout(this),
               {m_file,
                m_problem,
                m_patch,
                new SizeField(m_state, this),
                {m_table, 1},
                m_notes,
                {m_reset, 0, Qt::AlignLeft}},
               space::normal - 1, {space::wide, space::wide, space::wide, space::tight});
    }
    void follow()
    {
        setEnabled(bool(m_state.model()));
        m_problem->hide();
        followPatch();
        if (!m_state.model()) {
            return;
        }
        const engine::OpenedModel& model = *m_state.model();
        m_file->setText(tr("%1 (%2)").arg(QFileInfo(text(model.path)).fileName(), spoken(model.format)));
        m_file->setToolTip(plainTip(text(model.path)));
        QStringList notes;
        for (const Message& note : model.notes) {
            if (!isPlain(model.config) || note != model.config.trainingNote()) {
                notes.append(spoken(note));
            }
        }
        if (!model.unexpected.empty()) {
            notes.append(tr("Not used: %1").arg(listed(model.unexpected)));
        }
        m_notes->setText(notes.join(QLatin1Char('\n')));
        m_notes->setVisible(!notes.isEmpty());
        const std::vector<CardRow>& rows = m_model->rows();
        m_reset->setVisible(std::any_of(rows.begin(), rows.end(),
                                        [](const CardRow& row) { return row.from == Provenance::User; }));
    }
    static QString listed(const std::vector<std::string>& names)
    {
        constexpr std::size_t shown = 6;
        QStringList some;
        for (std::size_t i = 0; i < std::min(shown, names.size()); ++i) {
            some.append(text(names[i]));
        }
        const QString all = some.join(QStringLiteral(", "));
        return names.size() > shown ? tr("%1 and %2 more").arg(all).arg(names.size() - shown) : all;
    }
    void followPatch()
    {
        const bool flexible =
            m_state.model() && m_state.model()->config.positionResize.value == PositionResize::Bilinear;
        m_patch->setVisible(flexible);
        if (flexible) {
            m_patch->setPatch(m_state.model()->config.patchSize);
        }
    }
    void reopen()
    {
        m_problem->hide();
        if (m_state.model()) {
            m_library.openModel(text(m_state.model()->path), m_model->wanted());
        }
    }

    ViewState& m_state;
    Library& m_library;
    CardModel* m_model;
    QTableView* m_table = new QTableView(this);
    PatchSlider* m_patch =
        new PatchSlider([this](int patch) { m_model->choosePatch(patch); }, this); // for a FlexiViT
    QLabel* m_file = new ElidedLabel(this);
    QLabel* m_notes = quietLabel({}, this);
    QLabel* m_problem = new QLabel(this);
    QPushButton* m_reset = new QPushButton(tr("Reset to file values"), this);
};

QWidget* modelPanel(const PanelParts& parts)
{
    return new ModelPanel(parts.state, parts.library, parts.bridge, parts.window);
}

} // namespace hydra::ui

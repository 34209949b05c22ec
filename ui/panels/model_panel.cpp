// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/model_panel.h"

#include "ui/bridge/engine_bridge.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/patch_slider.h"
#include "ui/panels/size_field.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

namespace hydra::ui {

namespace {

// A box where the value is one of a few, else a line of text.
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

QString listed(const std::vector<std::string>& names)
{
    constexpr std::size_t shown = 6;
    QStringList some;
    for (std::size_t i = 0; i < std::min(shown, names.size()); ++i) {
        some.append(text(names[i]));
    }
    const QString all = some.join(QStringLiteral(", "));
    return names.size() > shown ? ModelPanel::tr("%1 and %2 more").arg(all).arg(names.size() - shown) : all;
}

} // namespace

ModelPanel::ModelPanel(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_library(library)
    , m_model(new CardModel(state, this))
    , m_table(new QTableView(this))
    , m_patch(new PatchSlider(this))
    , m_file(new ElidedLabel(this))
    , m_notes(quietLabel({}, this))
    , m_problem(new QLabel(this))
    , m_reset(new QPushButton(tr("Reset to file values"), this))
{
    setObjectName(QStringLiteral("modelPanel"));
    build();
    connect(m_model, &CardModel::edited, this, &ModelPanel::reopen);
    connect(m_model, &CardModel::refused, this, [this](const QString& message) {
        m_problem->setText(message);
        m_problem->show();
    });
    connect(m_reset, &QPushButton::clicked, m_model, &CardModel::forgetOverrides);
    connect(m_patch, &PatchSlider::chosen, m_model, &CardModel::choosePatch);
    connect(&bridge, &EngineBridge::openFailed, this, &ModelPanel::followPatch); // it stays as it is
    connect(&state, &ViewState::modelChanged, this, &ModelPanel::follow);
    follow();
}

void ModelPanel::build()
{
    m_problem->setProperty("role", QStringLiteral("problem"));
    m_problem->setObjectName(QStringLiteral("cardProblem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_notes->setObjectName(QStringLiteral("cardNotes"));
    m_notes->setWordWrap(true);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reset->setObjectName(QStringLiteral("cardReset"));
    m_reset->setToolTip(tr("Discards your changes and opens the model again."));

    m_table->setObjectName(QStringLiteral("cardTable"));
    m_table->setAccessibleName(tr("Model values and their sources"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ValueDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                             | QAbstractItemView::SelectedClicked);
    keepPlain(*m_table, fontMetrics().height() + 7);
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::wide, space::wide, space::wide, space::tight);
    column->setSpacing(space::normal - 1);
    column->addWidget(m_file);
    column->addWidget(m_problem);
    column->addWidget(m_patch);
    column->addWidget(new SizeField(m_state, this));
    column->addWidget(m_table, 1);
    column->addWidget(m_notes);
    column->addWidget(m_reset, 0, Qt::AlignLeft);
}

void ModelPanel::follow()
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
    for (const std::string& note : model.notes) {
        notes.append(spoken(note));
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

void ModelPanel::followPatch()
{
    const bool flexible =
        m_state.model() && m_state.model()->config.positionResize.value == PositionResize::Bilinear;
    m_patch->setVisible(flexible);
    if (flexible) {
        m_patch->setPatch(m_state.model()->config.patchSize);
    }
}

void ModelPanel::reopen()
{
    m_problem->hide();
    if (m_state.model()) {
        m_library.openModel(text(m_state.model()->path), m_model->wanted());
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/preset_dialogs.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/plain_title.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

namespace hydra::ui {

namespace {

QCheckBox* partBox(const char* id, const QString& title, const QString& help, bool checked, QWidget* parent)
{
    auto* box = new QCheckBox(title, parent);
    describe(box, id, plainTitle(title), help);
    box->setChecked(checked);
    return box;
}

const QMargins around{space::wide * 2, space::wide * 2, space::wide * 2, space::wide};

} // namespace

SavePresetDialog::SavePresetDialog(const ViewState& state, PresetStore& presets, QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_presets(presets)
    , m_name(new QLineEdit(this))
    , m_question(partBox("presetQuestion", tr("&Explain: method, class, block, head"),
                         tr("Method, block, head, their options, and the class by its rank."), true, this))
    , m_attention(partBox("presetAttention", tr("&Attention plan"),
                          tr("Which attention each block computes; \"as trained\" applies to any model."),
                          true, this))
    , m_heads(partBox("presetHeads", tr("&Head count k"),
                      tr("k, or the nearest one if the model does not have it."), false, this))
    , m_look(partBox("presetLook", tr("&Look: colours, range, opacity"),
                     tr("Colours, range, opacity, threshold, grid, outliers."), true, this))
    , m_note(quietLabel({}, this))
{
    setObjectName(QStringLiteral("savePreset"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save as preset"));
    describe(m_name, "presetName", tr("Name"), {});
    m_name->setMaxLength(PresetStore::longestName);
    m_name->setPlaceholderText(tr("Name of the preset"));
    m_name->setMinimumWidth(320);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    filled(new QVBoxLayout(this),
           {m_name, Gap{space::normal}, quietLabel(tr("What it sets:"), this), m_question, m_attention,
            m_heads, m_look, m_note, Gap{space::normal}, buttons},
           space::normal, around);
    for (QCheckBox* box : {m_question, m_attention, m_heads, m_look}) {
        connect(box, &QCheckBox::toggled, this, &SavePresetDialog::follow);
    }
    connect(m_name, &QLineEdit::textChanged, this, &SavePresetDialog::follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &SavePresetDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    follow();
}

PresetParts SavePresetDialog::parts() const
{
    return {m_question->isChecked(), m_attention->isChecked(), m_heads->isChecked(), m_look->isChecked()};
}

void SavePresetDialog::follow()
{
    const Preset* known = m_presets.find(m_name->text().trimmed());
    const Preset made = presetOf({}, m_state, parts());
    const bool nothing = made.query.empty() && made.look.empty();
    const bool classLeftOut = m_question->isChecked() && !made.query.contains("class") && !nothing;
    m_note->setText(known && known->builtIn ? tr("A built-in preset already has this name.")
                        : known             ? tr("Replaces your preset of that name.")
                        : nothing           ? tr("Choose what it sets.")
                        : classLeftOut
                        ? tr("The class is left out: it was chosen by number, which only fits this model.")
                        : tr("Model, picture and query token do not change."));
    m_save->setText(known && !known->builtIn ? tr("&Replace") : tr("&Save"));
    m_save->setEnabled(!m_name->text().trimmed().isEmpty() && !nothing && !(known && known->builtIn));
}

void SavePresetDialog::save()
{
    const QString name = m_name->text().trimmed();
    const QString problem = m_presets.save(presetOf(name, m_state, parts()));
    if (!problem.isEmpty()) {
        m_note->setText(problem);
        return;
    }
    Q_EMIT saved(name);
    accept();
}

ManagePresetsDialog::ManagePresetsDialog(PresetStore& presets, QWidget* parent)
    : QDialog(parent)
    , m_presets(presets)
    , m_list(new QListWidget(this))
    , m_rename(new QPushButton(tr("&Rename"), this))
    , m_remove(new QPushButton(tr("&Delete"), this))
    , m_putBack(new QPushButton(tr("&Put back"), this))
    , m_note(quietLabel({}, this))
{
    setObjectName(QStringLiteral("managePresets"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Your presets"));
    describe(m_list, "presetList", tr("Your presets"), {});
    describe(m_rename, "presetRename", tr("Rename"), tr("Also: F2 or double-click."));
    describe(m_remove, "presetRemove", tr("Delete"), {});
    describe(m_putBack, "presetPutBack", tr("Put back"), tr("Restores the preset deleted last."));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    m_list->setMinimumSize(340, 200);
    m_list->setSpacing(space::tight / 2);
    m_list->setProperty("role", QStringLiteral("card")); // a frame, also around nothing
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    for (QPushButton* button : {m_rename, m_remove, m_putBack}) {
        button->setAutoDefault(false); // Enter ends the editing of a name
    }
    auto* row = filled(new QHBoxLayout, {m_rename, m_remove, m_putBack, Stretch{}, buttons}, -1);
    filled(new QVBoxLayout(this), {{m_list, 1}, m_note, row}, space::normal, around);
    connect(m_rename, &QPushButton::clicked, this, [this] { m_list->editItem(m_list->currentItem()); });
    connect(m_remove, &QPushButton::clicked, this, &ManagePresetsDialog::removeChosen);
    connect(m_putBack, &QPushButton::clicked, this, &ManagePresetsDialog::putBack);
    connect(m_list, &QListWidget::itemChanged, this,
            [this](QListWidgetItem* item) { rename(m_list->row(item)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill({});
}

void ManagePresetsDialog::fill(const QString& chosen)
{
    tell(m_presets.load().join(QLatin1Char('\n')));
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_names.clear();
    for (const Preset& preset : m_presets.own()) {
        auto* item = new QListWidgetItem(preset.name, m_list);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        m_names << preset.name;
    }
    m_list->setCurrentRow(std::max(0, int(m_names.indexOf(chosen))));
    m_rename->setEnabled(!m_names.isEmpty());
    m_remove->setEnabled(!m_names.isEmpty());
    m_putBack->setEnabled(!m_removed.isEmpty());
    if (m_names.isEmpty() && m_note->text().isEmpty()) {
        tell(tr("No presets yet. Create one with View > Presets > Save as preset."));
    }
}

void ManagePresetsDialog::tell(const QString& problem)
{
    m_note->setText(problem);
    m_note->setVisible(!problem.isEmpty());
}

void ManagePresetsDialog::rename(int row)
{
    const QString wanted = m_list->item(row)->text().trimmed();
    const QString problem = m_presets.rename(m_names[row], wanted);
    m_names[row] = problem.isEmpty() ? wanted : m_names[row];
    // Not from inside the editor's own signal: the item it is editing would go.
    QMetaObject::invokeMethod(
        this,
        [this, shown = m_names[row], problem] {
            fill(shown);
            if (!problem.isEmpty()) {
                tell(problem);
            }
        },
        Qt::QueuedConnection);
}

void ManagePresetsDialog::removeChosen()
{
    const int row = m_list->currentRow();
    if (row < 0) {
        return;
    }
    const Preset* chosen = m_presets.find(m_names[row]);
    const std::optional<Preset> kept = chosen ? std::optional(*chosen) : std::nullopt;
    const QString problem = m_presets.remove(m_names[row]);
    if (problem.isEmpty() && kept) {
        m_removed << *kept;
    }
    fill(m_names.value(row + 1));
    if (!problem.isEmpty()) {
        tell(problem);
    }
}

void ManagePresetsDialog::putBack()
{
    const Preset last = m_removed.takeLast();
    const QString problem = m_presets.save(last);
    fill(last.name);
    if (!problem.isEmpty()) {
        tell(problem);
    }
}

} // namespace hydra::ui

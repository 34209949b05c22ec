// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/preset_dialogs.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

namespace hydra::ui {

namespace {

const QMargins around{space::wide * 2, space::wide * 2, space::wide * 2, space::wide};

} // namespace

SavePresetDialog::SavePresetDialog(const ViewState& state, PresetStore& presets, QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_presets(presets)
    , m_form(this, [this] { follow(); })
    , m_note(quietLabel({}, this))
{
    setObjectName(QStringLiteral("savePreset"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Save as preset"));
    QLineEdit* const name = m_form.line("presetName", m_name, tr("Name of the preset"), tr("Name"));
    name->setMaxLength(PresetStore::longestName);
    name->setMinimumWidth(320);
    QCheckBox* const question =
        m_form.flag("presetQuestion", m_parts.question, tr("&Explain: method, class, block, head"),
                    tr("Method, block, head, their options, and the class by its rank."));
    QCheckBox* const attention =
        m_form.flag("presetAttention", m_parts.attention, tr("&Attention plan"),
                    tr("Which attention each block computes; \"as trained\" applies to any model."));
    QCheckBox* const heads = m_form.flag("presetHeads", m_parts.heads, tr("&Head count k"),
                                         tr("k, or the nearest one if the model does not have it."));
    QCheckBox* const look = m_form.flag("presetLook", m_parts.look, tr("&Look: colours, range, opacity"),
                                        tr("Colours, range, opacity, threshold, grid, outliers."));
    m_form.follow();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this);
    m_save = buttons->button(QDialogButtonBox::Save);
    filled(new QVBoxLayout(this),
           {name, Gap{space::normal}, quietLabel(tr("What it sets:"), this), question, attention, heads, look,
            m_note, Gap{space::normal}, buttons},
           space::normal, around);
    connect(buttons, &QDialogButtonBox::accepted, this, &SavePresetDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    follow();
}

void SavePresetDialog::follow()
{
    const Preset* known = m_presets.find(m_name.trimmed());
    const Preset made = presetOf({}, m_state, m_parts);
    const bool nothing = made.query.empty() && made.look.empty();
    const bool classLeftOut = m_parts.question && !made.query.contains("class") && !nothing;
    m_note->setText(known && known->builtIn ? tr("A built-in preset already has this name.")
                        : known             ? tr("Replaces your preset of that name.")
                        : nothing           ? tr("Choose what it sets.")
                        : classLeftOut
                        ? tr("The class is left out: it was chosen by number, which only fits this model.")
                        : tr("Model, picture and query token do not change."));
    m_save->setText(known && !known->builtIn ? tr("&Replace") : tr("&Save"));
    m_save->setEnabled(!m_name.trimmed().isEmpty() && !nothing && !(known && known->builtIn));
}

void SavePresetDialog::save()
{
    const QString name = m_name.trimmed();
    const QString problem = m_presets.save(presetOf(name, m_state, m_parts));
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
    m_list->setProperty("role", QStringLiteral("card")); // a frame, also around an empty list
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
    // Queued, because fill() inside the editor's own signal would delete the item being edited.
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

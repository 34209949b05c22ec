// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/preset_commands.h"

#include "core/base/error.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/preset_dialogs.h"
#include "ui/state/undo_stack.h"
#include "ui/widgets/message_bar.h"

#include <QMenu>

namespace hydra::ui {

namespace {

bool isInEffect(const Preset& preset, const ViewState& state)
{
    try {
        const AppliedPreset would = applied(preset, state);
        return would.notes.isEmpty() && would.query == state.query() && would.look == state.look();
    } catch (const Error&) {
        return false;
    }
}

} // namespace

PresetCommands::PresetCommands(ViewState& state, History& history, MessageBar& messages, QMenu& menu,
                               QWidget& window)
    : m_state(state)
    , m_history(history)
    , m_messages(messages)
    , m_menu(menu)
    , m_window(window)
    , m_presets(state.settings().folder())
{
    Actions& on = state.actions();
    menu.setObjectName(QStringLiteral("presets"));
    menu.setToolTipsVisible(true);
    connect(&menu, &QMenu::aboutToShow, this, &PresetCommands::fill);
    connect(on.savePreset, &QAction::triggered, this, &PresetCommands::save);
    connect(on.managePresets, &QAction::triggered, this,
            [this] { (new ManagePresetsDialog(m_presets, &m_window))->open(); });
    tellTroubles();
}

void PresetCommands::tellTroubles()
{
    if (const QStringList notes = m_presets.load(); !notes.isEmpty()) {
        m_messages.tell(MessageBar::Kind::Warning, notes.join(QLatin1Char('\n')));
    }
}

void PresetCommands::fill()
{
    tellTroubles(); // another window may have saved one
    m_menu.clear();
    m_menu.addSection(tr("Built-in"));
    for (const Preset& preset : builtInPresets()) {
        add(preset);
    }
    if (!m_presets.own().isEmpty()) {
        m_menu.addSection(tr("Your own"));
    }
    for (const Preset& preset : m_presets.own()) {
        add(preset);
    }
    m_menu.addSeparator();
    m_menu.addActions({m_state.actions().savePreset, m_state.actions().managePresets});
}

void PresetCommands::add(const Preset& preset)
{
    QString title = preset.name;
    QAction* action = m_menu.addAction(title.replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                                       [this, name = preset.name] { apply(name); });
    action->setToolTip(preset.hint);
    action->setCheckable(true);
    action->setChecked(isInEffect(preset, m_state));
}

void PresetCommands::apply(const QString& name)
{
    const Preset* preset = m_presets.find(name);
    if (!preset) {
        return;
    }
    try {
        const AppliedPreset result = applied(*preset, m_state);
        if (result.query != m_state.query() || result.look != m_state.look()) {
            m_history.standAlone(); // one undo reverts exactly this
        }
        m_state.restore(result.query, result.look);
        if (!result.notes.isEmpty()) {
            m_messages.tell(MessageBar::Kind::Warning,
                            QStringLiteral("%1: %2").arg(name, result.notes.join(QLatin1Char('\n'))));
        }
    } catch (const Error& error) {
        m_messages.tell(MessageBar::Kind::Error, spoken(error));
    }
}

void PresetCommands::save()
{
    auto* dialog = new SavePresetDialog(m_state, m_presets, &m_window);
    connect(dialog, &SavePresetDialog::saved, this, [this](const QString& name) {
        m_messages.tell(MessageBar::Kind::Info, tr("Saved preset %1").arg(name));
        tellTroubles();
    });
    dialog->open();
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Presets of the window: the menu, applying one, keeping the present settings.
#include "core/base/error.h"
#include "ui/paint/format.h"
#include "ui/shell/main_window.h"
#include "ui/shell/preset_dialogs.h"
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

void MainWindow::connectPresets()
{
    Actions& on = m_state.actions();
    connect(on.savePreset, &QAction::triggered, this, &MainWindow::savePreset);
    connect(on.managePresets, &QAction::triggered, this,
            [this] { (new ManagePresetsDialog(m_presets, this))->open(); });
    tellOfPresets();
}

void MainWindow::tellOfPresets()
{
    if (const QStringList notes = m_presets.load(); !notes.isEmpty()) {
        m_messages->tell(MessageBar::Kind::Warning, notes.join(QLatin1Char('\n')));
    }
}

void MainWindow::buildPresetMenu(QMenu* menu)
{
    menu->setObjectName(QStringLiteral("presets"));
    menu->setToolTipsVisible(true);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        tellOfPresets(); // another window may have kept one
        menu->clear();
        const auto add = [&](const Preset& preset) {
            QString title = preset.name;
            QAction* action = menu->addAction(title.replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                                              [this, name = preset.name] { applyPreset(name); });
            action->setToolTip(preset.hint);
            action->setCheckable(true);
            action->setChecked(isInEffect(preset, m_state));
        };
        menu->addSection(tr("Built-in"));
        for (const Preset& preset : builtInPresets()) {
            add(preset);
        }
        if (!m_presets.own().isEmpty()) {
            menu->addSection(tr("Your own"));
        }
        for (const Preset& preset : m_presets.own()) {
            add(preset);
        }
        menu->addSeparator();
        menu->addActions({m_state.actions().savePreset, m_state.actions().managePresets});
    });
}

void MainWindow::applyPreset(const QString& name)
{
    const Preset* preset = m_presets.find(name);
    if (!preset) {
        return;
    }
    try {
        const AppliedPreset result = applied(*preset, m_state);
        if (result.query != m_state.query() || result.look != m_state.look()) {
            m_history.standAlone(); // one undo takes back all of it and no more
        }
        m_state.restore(result.query, result.look);
        if (!result.notes.isEmpty()) {
            m_messages->tell(MessageBar::Kind::Warning,
                             QStringLiteral("%1: %2").arg(name, result.notes.join(QLatin1Char('\n'))));
        }
    } catch (const Error& error) {
        m_messages->tell(MessageBar::Kind::Error, text(error.what()));
    }
}

void MainWindow::savePreset()
{
    auto* dialog = new SavePresetDialog(m_state, m_presets, this);
    connect(dialog, &SavePresetDialog::saved, this, [this](const QString& name) {
        m_messages->tell(MessageBar::Kind::Info, tr("Saved preset %1").arg(name));
        tellOfPresets();
    });
    dialog->open();
}

} // namespace hydra::ui

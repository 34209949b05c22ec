// SPDX-License-Identifier: GPL-3.0-or-later
// The two dialogs for presets: saving the present settings under a name, and the list of the user's own.
#pragma once

#include "ui/state/presets.h"
#include "ui/widgets/form.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace hydra::ui {

class SavePresetDialog : public QDialog
{
    Q_OBJECT

public:
    SavePresetDialog(const ViewState& state, PresetStore& presets, QWidget* parent);

Q_SIGNALS:
    void saved(const QString& name);

private:
    void follow(); // updates note and button from the name and the parts
    void save();

    const ViewState& m_state;
    PresetStore& m_presets;
    QString m_name;
    PresetParts m_parts;
    ValueForm m_form; // for both
    QLabel* m_note;
    QPushButton* m_save;
};

class ManagePresetsDialog : public QDialog
{
    Q_OBJECT

public:
    ManagePresetsDialog(PresetStore& presets, QWidget* parent);

private:
    void fill(const QString& chosen);
    void rename(int row);
    void removeChosen();
    void putBack();
    void tell(const QString& problem);

    PresetStore& m_presets;
    QListWidget* m_list;
    QPushButton* m_rename;
    QPushButton* m_remove;
    QPushButton* m_putBack;
    QLabel* m_note;
    QList<Preset> m_removed; // most recent last
    QStringList m_names; // by row, as stored in the file
};

} // namespace hydra::ui

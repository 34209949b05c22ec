// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for every start, in one dialog. Each choice takes effect at once and is remembered; language and
// theme are the menus' own commands.
#pragma once

#include <QDialog>

#include <functional>
#include <vector>

class QComboBox;
class QFormLayout;
class QMenu;

namespace hydra::ui {

class EngineBridge;
class Settings;
class ViewState;
enum class Setting;

class Preferences : public QDialog
{
    Q_OBJECT

public:
    Preferences(ViewState& state, EngineBridge& bridge, QMenu& language, QMenu& theme, QWidget* parent);

private:
    [[nodiscard]] QFormLayout* section(const QString& title);
    void addAppearance(QMenu& language, QMenu& theme);
    void addStart();
    void addComputing();
    void addFigures();
    void restoreDefaults();
    // A box of a menu's commands: choosing one triggers it.
    [[nodiscard]] QComboBox* boxOf(const char* id, QMenu& menu);
    // A box that holds what KEY is, with the text of each value.
    [[nodiscard]] QComboBox* boxFor(const char* id, Setting key,
                                    const std::vector<std::pair<QString, QString>>& valuesAndTitles);
    // A number that KEY holds; APPLY is told of each change.
    template<class Box, class Value>
    void tie(Box* box, Setting key, std::function<void()> apply = {});

    ViewState& m_state;
    Settings& m_settings;
    EngineBridge& m_bridge;
    std::vector<std::function<void()>> m_follow; // shows what the settings are
};

// What the settings say of threads and memory, else what suits this machine.
void applyComputing(const Settings& settings, EngineBridge& bridge);

} // namespace hydra::ui

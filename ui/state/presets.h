// SPDX-License-Identifier: GPL-3.0-or-later
// Named sets of settings. A preset is part of a session's question and looks; settings that it does not name
// stay unchanged. It never holds pictures, models, query tokens or classes by number: these are tied to one
// file. The user's presets are in presets.json beside the settings; a broken file is renamed, never
// overwritten.
#pragma once

#include "ui/state/view_state.h"

#include <QStringList>

#include <nlohmann/json.hpp>

namespace hydra::ui {

struct Preset
{
    QString name;
    QString hint; // purpose, for built-in presets
    nlohmann::json query, look; // as in a session; "attention" may be "trained"
    bool builtIn = false;
};

// Which of the current settings go into a preset.
struct PresetParts
{
    bool question = true; // method and its options, class by rank
    bool attention = true;
    bool heads = false; // k
    bool look = true;
};

struct AppliedPreset
{
    PictureAsk query;
    Look look;
    QStringList notes; // parts that do not fit the open model
};

[[nodiscard]] const QList<Preset>& builtInPresets();
[[nodiscard]] Preset presetOf(const QString& name, const ViewState& state, const PresetParts& parts);
// PRESET applied to the current settings. Throws Error{Input} for invalid values.
[[nodiscard]] AppliedPreset applied(const Preset& preset, const ViewState& state);

class PresetStore
{
public:
    explicit PresetStore(const QString& folder); // empty: presets are not saved

    // Reads the file if it has changed. Returns messages for the user: broken, renamed, unknown keys.
    [[nodiscard]] QStringList load();
    [[nodiscard]] const QList<Preset>& own() const { return m_own; } // as load() found them, by name
    [[nodiscard]] const Preset* find(const QString& name) const; // built in, or the user's own
    [[nodiscard]] QString path() const;

    // Change the user's presets. Return an error message, empty on success.
    [[nodiscard]] QString save(const Preset& preset); // replaces the preset of that name
    [[nodiscard]] QString rename(const QString& from, const QString& to);
    [[nodiscard]] QString remove(const QString& name);
    static constexpr int longestName = 60; // characters

private:
    [[nodiscard]] QStringList read();
    void forgetFile();
    [[nodiscard]] QStringList parse(const QByteArray& bytes); // throws Error{Input}
    [[nodiscard]] QString setAside() const; // renames a broken file; returns its new name, "" on failure
    template<class Change>
    [[nodiscard]] QString change(const Change& change);
    [[nodiscard]] int rowOf(const QString& name) const; // of m_entries

    QString m_folder;
    QByteArray m_read; // the file as it was read last
    nlohmann::json m_file; // the whole file, with keys unknown to this version
    nlohmann::json m_entries; // its presets, including unreadable ones
    QList<Preset> m_own;
    QStringList m_untold; // messages from change(), returned by load()
    bool m_later = false; // must not be overwritten: from a later version, or broken
    bool m_unread = false; // the file exists but could not be read
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Named sets of settings. A preset is a part of what a session keeps of question and looks: what it does not
// name stays as it is. Pictures, models, query tokens and classes by number are tied to one file and never in
// it. The user's own lie in presets.json beside the settings; a broken file is set aside, never overwritten.
#pragma once

#include "ui/state/view_state.h"

#include <QStringList>

#include <nlohmann/json.hpp>

namespace hydra::ui {

struct Preset
{
    QString name;
    QString hint; // what it is for; of those that come with the program
    nlohmann::json query, look; // as in a session; "attention" may be "trained"
    bool builtIn = false;
};

// What of the present settings goes into a preset.
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
    QStringList notes; // what of the preset does not fit the open model
};

[[nodiscard]] const QList<Preset>& builtInPresets();
[[nodiscard]] Preset presetOf(const QString& name, const ViewState& state, const PresetParts& parts);
// PRESET on the present settings. Throws Error{Input} for what no setting can be.
[[nodiscard]] AppliedPreset applied(const Preset& preset, const ViewState& state);

class PresetStore
{
public:
    explicit PresetStore(const QString& folder); // an empty one keeps nothing

    // Reads the file where it has changed. What should be said of it: broken, set aside, unknown keys.
    [[nodiscard]] QStringList load();
    [[nodiscard]] const QList<Preset>& own() const { return m_own; } // as load() found them, by name
    [[nodiscard]] const Preset* find(const QString& name) const; // built in, or the user's own
    [[nodiscard]] QString path() const;

    // Of the user's own. Empty when done, else why not.
    [[nodiscard]] QString save(const Preset& preset); // in the place of the one of that name
    [[nodiscard]] QString rename(const QString& from, const QString& to);
    [[nodiscard]] QString remove(const QString& name);
    static constexpr int longestName = 60; // characters

private:
    [[nodiscard]] QStringList read();
    void forgetFile();
    [[nodiscard]] QStringList parse(const QByteArray& bytes); // throws Error{Input}
    [[nodiscard]] QString setAside() const; // where the broken file is now
    template<class Change>
    [[nodiscard]] QString change(const Change& change);
    [[nodiscard]] int rowOf(const QString& name) const; // of m_entries

    QString m_folder;
    QByteArray m_read; // the file as it was read last
    nlohmann::json m_file; // all of it: keys that this version does not know are kept
    nlohmann::json m_entries; // its presets, also those that cannot be read
    QList<Preset> m_own;
    QStringList m_untold; // found while changing the file
    bool m_later = false; // written by a later version: left alone
    bool m_unread = false; // it is there, and not to be read
};

} // namespace hydra::ui

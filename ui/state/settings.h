// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers between runs: one table of keys with their defaults. Keys are an enum, so that a
// typing error does not compile.
#pragma once

#include "core/paint/heat.h"

#include <QVariant>

#include <memory>

namespace hydra::ui {

enum class Setting
{
    Method,
    Theme, // "system", "light", "dark"
    LastModel,
    ModelAnswers, // "path|option=answer", latest first
    RecentModels,
    RecentSessions,
    RecentTrainings,
    RecentPictures, // files and folders
    KnownFolders, // outside the home folder, from which sessions may open files
    LastImageFolder,
    LastModelFolder,
    ModelFolders, // folders searched for models
    LastVideoFolder,
    WindowGeometry,
    WindowState,
    Predictor, // command of the program started last
    PlacesApart, // names of tabs that were moved to windows of their own
    TrainingAxis, // 0 epochs, 1 steps, 2 hours
    MemoryLimit, // MB; 0: chosen for this machine
    Vocabulary, // the byte-pair file last used for a CLIP
    WordList, // the word file last used for concepts; "": ImageNet class names
    Language, // "system", "en", "de", ...
    StartModel, // a file; "": the last one used
    StartMethod, // "": the last one used
    Threads, // 0: chosen for this machine
    FigureWidth, // mm; this and the next two are defaults of a new figure
    FigureDpi,
    FigurePoints,
    Motion, // "system", "reduced", "full"
    TourAnswered, // the invitation to the tour was accepted or declined
};

class SettingsStore;

class Settings
{
public:
    // FILE is for tests and screenshots; if empty, the user's settings are used.
    explicit Settings(const QString& file = {});
    ~Settings();
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    [[nodiscard]] QVariant value(Setting key) const;
    template<class T>
    [[nodiscard]] T get(Setting key) const
    {
        return value(key).value<T>();
    }
    void set(Setting key, const QVariant& value);
    void forget(Setting key); // restores the default
    // Saved geometry of a tool window, by its name ("walkWindow").
    [[nodiscard]] QByteArray place(const QString& window) const;
    void setPlace(const QString& window, const QByteArray& place);
    // By the table of looks (core/paint/look_fields.h); missing or invalid fields keep their defaults.
    [[nodiscard]] paint::Look look() const;
    void setLook(const paint::Look& look);
    [[nodiscard]] QString folder() const; // of the settings file
    // Puts ENTRY first in a list of strings, without duplicates, at most COUNT long.
    void remember(Setting key, const QString& entry, int count = 8);

private:
    std::unique_ptr<SettingsStore> m_store;
    QString m_folder;
};

} // namespace hydra::ui

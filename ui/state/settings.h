// SPDX-License-Identifier: GPL-3.0-or-later
// What the program remembers between runs: one table of keys with their defaults, so that a typing error does
// not compile.
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
    ModelAnswers, // "path|option=answer", the last first
    RecentModels,
    RecentSessions,
    RecentTrainings,
    RecentPictures, // files and folders
    KnownFolders, // outside the home folder, that sessions may open files from
    LastImageFolder,
    LastModelFolder,
    ModelFolders, // whose models are listed
    LastVideoFolder,
    WindowGeometry,
    WindowState,
    Predictor, // the command of the program that was started last
    PlacesApart, // names of windows that had a tab and are windows of their own
    TrainingAxis, // 0 epochs, 1 steps, 2 hours
    MemoryLimit, // MB; 0: as the machine has it
    Vocabulary, // the file of byte pairs that served a CLIP last
    WordList, // the file of words that concepts were made of last; "": the names of ImageNet's classes
    Language, // "system", "en", "de", ...
    StartModel, // a file; "": the one used last
    StartMethod, // "": the one used last
    Threads, // 0: as the machine has it
    FigureWidth, // mm; this and the next two are those of a new figure
    FigureDpi,
    FigurePoints,
    Motion, // "system", "reduced", "full"
    TourAnswered, // the invitation to the tour was accepted or declined
};

class SettingsStore;

class Settings
{
public:
    // FILE is for tests and screenshots; without it the user's own settings.
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
    void forget(Setting key); // it is its default again
    // Where a tool window was, by its name ("walkWindow").
    [[nodiscard]] QByteArray place(const QString& window) const;
    void setPlace(const QString& window, const QByteArray& place);
    // By the table of looks (core/paint/look_fields.h); what is not there or makes no sense is as always.
    [[nodiscard]] paint::Look look() const;
    void setLook(const paint::Look& look);
    [[nodiscard]] QString folder() const; // where the settings lie
    // Puts ENTRY first in a list of strings, without doubles, at most COUNT long.
    void remember(Setting key, const QString& entry, int count = 8);

private:
    std::unique_ptr<SettingsStore> m_store;
    QString m_folder;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The models of this computer as a table: shipped ones, the caches of the Hugging Face hub and of torch hub,
// folders of the user's choosing, files opened before. A worker thread lists them and reads only their
// headers; rows appear at once, and whether each opens follows. Makes no network access.
#pragma once

#include "core/engine/found_models.h"
#include "ui/bridge/background.h"
#include "ui/models/rows_model.h"
#include "ui/state/library.h"

#include <QSortFilterProxyModel>

#include <optional>

namespace hydra::ui {

struct FoundRow
{
    QString name, where, path;
    std::optional<engine::ModelHeader> header = {}; // set once it is read
    QString title = {}; // title from its file
};

class FoundList : public RowsModel<FoundRow>
{
    Q_OBJECT

public:
    enum Column
    {
        Name,
        Family,
        Size,
        Picture,
        Heads,
        Knows,
        Where
    };

    FoundList(const Library& library, const Settings& settings, QObject* parent);

    void look(); // lists and reads the models again
    [[nodiscard]] bool reading() const { return m_reading; }

Q_SIGNALS:
    void readAll(); // every header was read

private:
    const Library& m_library;
    const Settings& m_settings;
    bool m_reading = false;
    Background m_thread;
};

// Rows whose name, family, path and place together contain all typed words.
class FoundSearch : public QSortFilterProxyModel
{
public:
    FoundSearch(FoundList& list, QObject* parent);
    void setWords(const QString& typed);
    [[nodiscard]] const FoundRow* rowAt(const QModelIndex& index) const; // null if INDEX is invalid

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const FoundList& m_list;
    QStringList m_words;
};

} // namespace hydra::ui

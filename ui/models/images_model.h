// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the library with thumbnails, which a worker thread reads only for visible rows.
#pragma once

#include "ui/bridge/background.h"
#include "ui/state/library.h"

#include <QAbstractListModel>
#include <QCache>
#include <QPixmap>
#include <QSet>

namespace hydra::ui {

class ImagesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit ImagesModel(Library& library, QObject* parent);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    // Roles: display, tooltip, and as decoration a square QPixmap of `side` device pixels.
    static constexpr int predictionRole = Qt::UserRole; // "tench 89.5 %"; empty while unknown
    static constexpr int verdictRole = Qt::UserRole + 1; // a Verdict as an int
    static constexpr int nearnessRole = Qt::UserRole + 2; // "0.87"; empty without a comparison
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

    static constexpr int side = 160;

private:
    [[nodiscard]] QString described(const QString& words, const QString& between, const QString& path) const;
    [[nodiscard]] QString withVerdict(const QString& words, const QString& between,
                                      const QString& path) const;
    void request(const QString& path) const;
    void take(const QString& path, const QImage& thumbnail);

    Library& m_library;
    mutable QCache<QString, QPixmap> m_thumbnails;
    mutable QSet<QString> m_asked;
    int m_rows = 0;
    mutable Background m_reader;
};

// A thumbnail cut to the middle square; null if the file is not a picture.
[[nodiscard]] QImage readThumbnail(const QString& path, int side);

} // namespace hydra::ui

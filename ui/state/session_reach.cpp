// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/session_reach.h"

#include "ui/paint/format.h"
#include "ui/state/sae_source.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace hydra::ui {

namespace {

QStringList namedBy(const SessionFile& session)
{
    QStringList files = session.images;
    files << (session.program ? QString() : session.model) << splitSource(session.sae).first;
    const ModelOverrides& overrides = session.overrides;
    for (const auto& file :
         {overrides.labels, overrides.headOrder, overrides.vocabulary, overrides.textTower}) {
        files << text(file.value_or(std::string()));
    }
    const PictureAsk& query = session.query;
    for (const ClassChoice& choice : {query.target, query.against.value_or(ClassChoice())}) {
        files << text(choice.path);
    }
    files << text(query.without.means) << text(query.without.neurons);
    files.removeIf([](const QString& file) { return file.isEmpty() || file.startsWith(QLatin1Char(':')); });
    return files;
}

// Resolves links and ".."; caches the folders.
class Places
{
public:
    // Empty if FILE does not exist.
    [[nodiscard]] QString of(const QString& file)
    {
        const QFileInfo info(file);
        if (info.isSymLink() || info.isDir()) {
            return info.canonicalFilePath();
        }
        const QString folder = info.absolutePath();
        auto known = m_folders.constFind(folder);
        if (known == m_folders.constEnd()) {
            known = m_folders.insert(folder, QFileInfo(folder).canonicalFilePath());
        }
        return known->isEmpty() || !info.exists() ? QString() : *known + QLatin1Char('/') + info.fileName();
    }

private:
    QHash<QString, QString> m_folders;
};

bool isIn(const QString& folder, const QString& place)
{
    return place == folder
        || place.startsWith(folder.endsWith(QLatin1Char('/')) ? folder : folder + QLatin1Char('/'));
}

} // namespace

QStringList filesBeyond(const SessionFile& session, const QDir& beside, const QStringList& known,
                        const CancelToken& cancel)
{
    QStringList near{beside.canonicalPath(), QDir::home().canonicalPath()};
    near += known;
    near.removeAll(QString());
    Places places;
    QStringList beyond;
    for (const QString& file : namedBy(session)) {
        cancel.check();
        const QString place = places.of(file);
        if (!place.isEmpty() && std::none_of(near.begin(), near.end(), [&](const QString& folder) {
                return isIn(folder, place);
            })) {
            beyond << place;
        }
    }
    return beyond;
}

QStringList foldersOf(const QStringList& files)
{
    constexpr qsizetype most = 16; // a data set has a folder for each class: then use its parent
    const auto above = [](const QStringList& places) {
        QStringList folders;
        for (const QString& place : places) {
            const QString folder = QFileInfo(place).path();
            folders << (QDir(folder).isRoot() ? place : folder);
        }
        folders.removeDuplicates();
        return folders;
    };
    const QStringList folders = above(files);
    return folders.size() > most ? above(folders) : folders;
}

} // namespace hydra::ui

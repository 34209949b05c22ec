// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/found_list.h"

#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/engine/shipped.h"
#include "core/tensor/machine.h"
#include "ui/paint/spoken.h"

#include <QLocale>

#include <algorithm>

namespace hydra::ui {

namespace {

QString foundOpens(const FoundRow& row)
{
    return !row.header        ? FoundList::tr("being read")
        : !row.header->opens  ? spoken(row.header->why)
        : row.title.isEmpty() ? FoundList::tr("opens") // its file has no title
                              : row.title;
}

QString foundSize(const FoundRow& row)
{
    const qint64 bytes = row.header ? qint64(row.header->bytes) : 0;
    return bytes == 0 ? QString() : QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString foundPicture(const FoundRow& row)
{
    return row.header && row.header->opens
        ? FoundList::tr("%1 × %2 px").arg(row.header->glance.imageHeight).arg(row.header->glance.imageWidth)
        : QString();
}

QString foundHeads(const FoundRow& row)
{
    return row.header ? text(integerListText(row.header->glance.heads, ", ")) : QString();
}

RowsModel<FoundRow>::Column foundColumn(const QString& title, QString (*of)(const FoundRow&))
{
    return {title, [of](const FoundRow& row, int role) {
                return role == Qt::DisplayRole ? QVariant(of(row))
                    : role == Qt::ToolTipRole  ? QVariant(plainTip(of(row)))
                                               : QVariant();
            }};
}

std::vector<RowsModel<FoundRow>::Column> foundColumns()
{
    const auto family = [](const FoundRow& row) { return row.header ? text(row.header->family) : QString(); };
    return {foundColumn(FoundList::tr("Model"), [](const FoundRow& row) { return row.name; }),
            foundColumn(FoundList::tr("Family"), family),
            foundColumn(FoundList::tr("Size"), foundSize),
            foundColumn(FoundList::tr("Picture"), foundPicture),
            foundColumn(FoundList::tr("Heads"), foundHeads),
            foundColumn(FoundList::tr("Knows"), foundOpens),
            foundColumn(FoundList::tr("Where"), [](const FoundRow& row) { return row.where; })};
}

FoundRow foundRow(const engine::FoundModel& model, const QString& where)
{
    return {text(model.title()), where, text(model.path.string())};
}

// FILES come last, without those found already.
std::vector<FoundRow> foundRows(const QStringList& shipped, const QStringList& folders,
                                const QStringList& files, const CancelToken& cancel)
{
    std::vector<FoundRow> rows;
    for (const QString& path : shipped) {
        rows.push_back({text(engine::modelName(path.toStdString())), FoundList::tr("Built-in"), path});
    }
    for (const engine::FoundModel& model : engine::foundModels(cancel)) {
        rows.push_back(foundRow(
            model, model.revision.empty() ? FoundList::tr("torch hub") : FoundList::tr("Hugging Face hub")));
    }
    for (const QString& folder : folders) {
        try {
            for (const engine::FoundModel& model :
                 engine::modelsIn(QFile::encodeName(folder).toStdString(), cancel)) {
                rows.push_back(foundRow(model, folder));
            }
        } catch (const Error& error) {
            cancel.check();
            rows.push_back({QFileInfo(folder).fileName(), folder, folder,
                            engine::ModelHeader{folder.toStdString(), {}, 0, false, messageOf(error)}});
        }
    }
    for (const QString& path : files) {
        const bool known = std::any_of(rows.begin(), rows.end(), [&](const FoundRow& row) {
            return path == row.path || path.startsWith(row.path + QLatin1Char('/'));
        });
        if (!known) {
            rows.push_back(
                {text(engine::modelName(path.toStdString())), FoundList::tr("opened before"), path});
        }
    }
    return rows;
}

} // namespace

FoundList::FoundList(const Library& library, const Settings& settings, QObject* parent)
    : RowsModel<FoundRow>(foundColumns(), parent)
    , m_library(library)
    , m_settings(settings)
{ }

void FoundList::look()
{
    m_reading = true;
    m_thread.pool.start([this, token = m_thread.renewed(), shipped = Library::shippedModels(),
                         folders = m_settings.get<QStringList>(Setting::ModelFolders),
                         files = m_library.recentModels()] {
        stayInBackground();
        try {
            const std::vector<FoundRow> found = foundRows(shipped, folders, files, token);
            tellLater(this, token, [this, found] { setRows(found); });
            for (std::size_t i = 0; i < found.size(); ++i) {
                if (!found[i].header) {
                    FoundRow read = found[i];
                    read.header = engine::headerOf(QFile::encodeName(read.path).toStdString(), token);
                    read.title = text(engine::titleOf(QFile::encodeName(read.path).toStdString()));
                    tellLater(this, token, [this, i, read] { setRow(int(i), read); });
                }
            }
        } catch (const Error&) { // cancelled
            return;
        }
        tellLater(this, token, [this] {
            m_reading = false;
            Q_EMIT readAll();
        });
    });
}

FoundSearch::FoundSearch(FoundList& list, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_list(list)
{
    setSourceModel(&list);
}

void FoundSearch::setWords(const QString& typed)
{
    m_words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

const FoundRow* FoundSearch::rowAt(const QModelIndex& index) const
{
    return index.isValid() ? &m_list.rows()[std::size_t(mapToSource(index).row())] : nullptr;
}

bool FoundSearch::filterAcceptsRow(int row, const QModelIndex&) const
{
    const FoundRow& one = m_list.rows()[std::size_t(row)];
    const QString all =
        QStringList{one.name, one.where, one.path, one.header ? text(one.header->family) : QString()}.join(
            QLatin1Char('\n'));
    return std::all_of(m_words.begin(), m_words.end(),
                       [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace hydra::ui

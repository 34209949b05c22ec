// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/images_model.h"

#include "core/base/error.h"
#include "core/image/load.h"
#include "ui/paint/format.h"
#include "ui/paint/pyramid.h"

#include <QFile>
#include <QRegularExpression>

namespace hydra::ui {

namespace {

// "golden retriever 12" for "n02099601_golden_retriever_12.JPEG".
QString shortName(const QString& path)
{
    static const QRegularExpression synset(QStringLiteral("^n\\d{8}[_-](?=.)"));
    QString name = QFileInfo(path).completeBaseName();
    return name.remove(synset).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString predictionWords(const Predicted& predicted)
{
    return predicted.known() ? QStringLiteral("%1 %2").arg(predicted.name, percent(predicted.probability))
                             : QString();
}

} // namespace

QImage readThumbnail(const QString& path, int side)
{
    QImage image;
    try {
        if (path.startsWith(QLatin1Char(':'))) { // a built-in picture
            QFile own(path);
            const QByteArray bytes = own.open(QIODevice::ReadOnly) ? own.readAll() : QByteArray();
            image = toQImage(smallPicture(Bytes(bytes.begin(), bytes.end()), path.toStdString(), side));
        } else {
            image = toQImage(smallPicture(Path(QFile::encodeName(path).toStdString()), side));
        }
    } catch (const std::exception&) { // opening the picture reports the error
        return {};
    }
    image = image.scaled(side, side, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    return image.copy((image.width() - side) / 2, (image.height() - side) / 2, side, side);
}

ImagesModel::ImagesModel(Library& library, QObject* parent)
    : QAbstractListModel(parent)
    , m_library(library)
    , m_thumbnails(600)
    , m_rows(int(library.images().size()))
{
    connect(&library, &Library::listChanged, this, [this] {
        beginResetModel();
        m_reader.pool.clear();
        m_asked.clear();
        m_rows = int(m_library.images().size());
        endResetModel();
    });
    const auto tell = [this](const QString& path) {
        const int row = path.isEmpty() ? 0 : int(m_library.images().indexOf(path));
        const int last = path.isEmpty() ? m_rows - 1 : row;
        if (row >= 0 && last >= row && last < m_rows) {
            Q_EMIT dataChanged(
                index(row), index(last),
                {predictionRole, verdictRole, nearnessRole, Qt::AccessibleTextRole, Qt::ToolTipRole});
        }
    };
    connect(&library, &Library::predictedChanged, this, tell);
    connect(&library, &Library::labelsChanged, this, [tell] { tell({}); });
    connect(&library, &Library::nearnessChanged, this, [tell] { tell({}); });
}

// WORDS with the verdict and, if known, the similarity to the compared picture.
QString ImagesModel::described(const QString& words, const QString& between, const QString& path) const
{
    const auto nearness = m_library.nearness(path);
    const QString all = withVerdict(words, between, path);
    return nearness
        ? all + between + tr("cosine %1 to %2").arg(decimal(*nearness, 'f', 4), m_library.nearTo())
        : all;
}

// WORDS with prediction and label of the picture at PATH.
QString ImagesModel::withVerdict(const QString& words, const QString& between, const QString& path) const
{
    const Predicted prediction = m_library.predicted(path);
    const QString is = m_library.label(path).name;
    switch (verdict(prediction, m_library.label(path))) {
    case Verdict::Wrong:
        return words + between + tr("wrong: predicted %1, labelled %2").arg(predictionWords(prediction), is);
    case Verdict::Right:
        return words + between + tr("right: predicted %1").arg(predictionWords(prediction));
    case Verdict::Open:
        return words + between + tr("labelled %1").arg(is);
    case Verdict::None:
        break;
    }
    return prediction.known() ? words + between + predictionWords(prediction) : words;
}

int ImagesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant ImagesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const QString& path = m_library.images()[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        return shortName(path);
    case predictionRole:
        return predictionWords(m_library.predicted(path));
    case verdictRole:
        return int(verdict(m_library.predicted(path), m_library.label(path)));
    case nearnessRole: {
        const auto nearness = m_library.nearness(path);
        return nearness ? decimal(*nearness, 'f', 2) : QString();
    }
    case Qt::AccessibleTextRole:
        return described(shortName(path), QStringLiteral(", "), path);
    case Qt::ToolTipRole:
        return plainTip(
            described(path.startsWith(QLatin1Char(':')) ? QFileInfo(path).completeBaseName() : path,
                      QStringLiteral("\n"), path));
    case Qt::DecorationRole:
        if (const QPixmap* known = m_thumbnails.object(path)) {
            return *known;
        }
        request(path);
        return {};
    default:
        return {};
    }
}

void ImagesModel::request(const QString& path) const
{
    if (m_asked.contains(path)) {
        return;
    }
    m_asked.insert(path);
    // const because data() is; the model itself only changes on the GUI thread, in take().
    auto* self = const_cast<ImagesModel*>(this);
    m_reader.pool.start([self, path] {
        const QImage thumbnail = readThumbnail(path, side);
        QMetaObject::invokeMethod(
            self, [self, path, thumbnail] { self->take(path, thumbnail); }, Qt::QueuedConnection);
    });
}

void ImagesModel::take(const QString& path, const QImage& thumbnail)
{
    if (thumbnail.isNull()) {
        return; // stays in m_asked: not tried again
    }
    m_asked.remove(path); // may be requested again once the cache has evicted it
    m_thumbnails.insert(path, new QPixmap(QPixmap::fromImage(thumbnail)));
    const qsizetype row = m_library.images().indexOf(path);
    if (row >= 0) {
        Q_EMIT dataChanged(index(int(row)), index(int(row)), {Qt::DecorationRole});
    }
}

} // namespace hydra::ui

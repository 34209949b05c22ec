// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/library.h"

#include "core/base/error.h"
#include "core/base/regular_file.h"
#include "core/engine/session.h"
#include "core/engine/shipped.h"
#include "core/image/list_folders.h"
#include "core/image/load.h"
#include "core/image/picture_file.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QDir>
#include <QHash>
#include <QImage>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace hydra::ui {

bool Library::isModelFile(const QString& path)
{
    if (QFileInfo(path).isDir()) { // the layout of Hugging Face models
        const QStringList names{QStringLiteral("model.safetensors*"), QStringLiteral("pytorch_model.bin*")};
        return !QDir(path).entryList(names, QDir::Files).isEmpty();
    }
    static const QStringList suffixes = {
        QStringLiteral("safetensors"), QStringLiteral("pth"), QStringLiteral("pt"), QStringLiteral("bin"),
        QStringLiteral("ckpt"),        QStringLiteral("tar"), QStringLiteral("npz")};
    return suffixes.contains(QFileInfo(path).suffix().toLower())
        || path.endsWith(QLatin1String(".index.json"), Qt::CaseInsensitive);
}

namespace {

constexpr int rearrangeMs = 700;

struct Listing
{
    QStringList images, problems;
};

// Runs on a worker thread: a folder on a slow disk may take seconds.
Listing listed(const QStringList& paths)
{
    Listing out;
    for (const QString& path : paths) {
        try {
            for (const Path& file : listPictures(Path(QFile::encodeName(path).toStdString()))) {
                out.images.append(QFile::decodeName(QByteArray::fromStdString(file.string())));
            }
        } catch (const std::exception& error) {
            out.problems.append(spoken(error));
        }
    }
    return out;
}

// Detects a picture by its first bytes, not its name. True for unreadable files: opening them reports the
// error.
bool holdsPicture(const QString& path)
{
    try {
        const RegularFile file(QFile::encodeName(path).toStdString());
        Bytes start(std::size_t(std::min<std::uint64_t>(file.stamp().size, 16)));
        file.read(start.data(), start.size(), 0);
        return pictureKind({start.data(), start.size()}).has_value();
    } catch (const std::exception&) {
        return true;
    }
}

QString shippedModel(const QString& name)
{
    for (const QString& path : Library::shippedModels()) {
        if (QFileInfo(path).completeBaseName() == name) {
            return path;
        }
    }
    return {};
}

QString pathIn(const QString& pasted)
{
    const QString line = pasted.trimmed();
    if (line.isEmpty() || line.contains(QLatin1Char('\n'))) {
        return {};
    }
    const QUrl url(line);
    const QString path = url.isLocalFile() ? url.toLocalFile() : line;
    return QFileInfo::exists(path) ? path : QString();
}

} // namespace

Library::Library(EngineBridge& bridge, Settings& settings, QObject* parent)
    : QObject(parent)
    , m_bridge(bridge)
    , m_settings(settings)
{
    m_rearranging.setSingleShot(true);
    m_rearranging.setInterval(rearrangeMs);
    connect(&m_rearranging, &QTimer::timeout, this, [this] { arrange(m_filter, m_order); });
    connect(&bridge, &EngineBridge::imageOpened, this, [this] {
        if (!m_recent.isEmpty()) {
            m_settings.remember(Setting::RecentPictures, std::exchange(m_recent, {}));
        }
    });
    connect(&bridge, &EngineBridge::imageFailed, this, [this] {
        m_recent = QFileInfo(m_recent).isDir() ? m_recent : QString(); // a folder may hold other pictures
    });
}

void Library::openImages(const QStringList& paths)
{
    if (paths.isEmpty()) {
        return;
    }
    const QFileInfo first(paths.front());
    const QString recent = paths.size() == 1 ? first.absoluteFilePath() : first.absolutePath();
    const CancelToken cancel = newListing();
    m_lister.pool.start([this, paths, recent, cancel] {
        tellLater(this, cancel, [this, recent, found = listed(paths)] {
            for (const QString& problem : found.problems) {
                Q_EMIT failed(problem);
            }
            if (!found.images.isEmpty()) {
                setImages(found.images, {});
                m_recent = recent;
            }
        });
    });
}

void Library::openBeside(const QString& path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    if (!QFileInfo(file).isFile()) {
        openImages({path});
        return;
    }
    const CancelToken cancel = newListing();
    m_lister.pool.start([this, file, cancel] {
        const Listing found = listed({QFileInfo(file).absolutePath()});
        const bool picture = holdsPicture(file);
        tellLater(this, cancel, [this, found, file, picture] {
            const qsizetype row = found.images.indexOf(file);
            if (!picture && !m_opened.isEmpty()) { // keep the open pictures
                Q_EMIT failed(tr("Hydrascope cannot open %1. It opens PNG, JPEG, WebP, TIFF, BMP and PNM.")
                                  .arg(QFileInfo(file).fileName()));
            } else { // also without a picture's extension: opening it reports errors
                setImages(row < 0 ? QStringList{file} : found.images, file);
                m_recent = file;
            }
        });
    });
}

bool Library::showsScene() const
{
    const QString& path = m_path;
    if (path.isEmpty()) {
        return false; // pasted
    }
    QFile own(QStringLiteral(":/scenes/") + QFileInfo(path).fileName());
    QFile file(path);
    return path.startsWith(QLatin1Char(':'))
        || (own.open(QIODevice::ReadOnly) && file.size() == own.size() && file.open(QIODevice::ReadOnly)
            && file.readAll() == own.readAll());
}

void Library::openDefaultModel(const QString& path)
{
    openModel(path);
    m_default = path;
}

void Library::openSamples()
{
    QStringList scenes;
    const QDir folder(QStringLiteral(":/scenes"));
    for (const QString& name : folder.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name)) {
        scenes.append(folder.filePath(name));
    }
    if (!scenes.isEmpty()) {
        (void)newListing();
        setImages(scenes, {});
    }
}

void Library::goBack(const QStringList& images, const QString& current)
{
    if (images != m_opened) {
        (void)newListing();
        setImages(images, current);
    } else {
        show(int(m_images.indexOf(current)));
    }
}

void Library::openList(const QStringList& images, int current, const QString& filter, Order order,
                       const Narrowing& narrowing)
{
    (void)newListing();
    m_order = order;
    setImages(images, images.value(current), filter, narrowing);
}

CancelToken Library::newListing()
{
    return renewed(m_listing);
}

void Library::setImages(const QStringList& images, const QString& current, const QString& filter,
                        const Narrowing& narrowing)
{
    m_opened = images;
    m_opened.removeDuplicates();
    m_filter = filter;
    m_narrowing = narrowing; // has no effect before labels arrive
    m_labels.clear();
    m_nearTo.clear();
    m_nearness.clear();
    m_order = m_order == Order::Nearest ? Order::Opened : m_order;
    Q_EMIT openedChanged();
    m_recent.clear();
    m_images = arranged();
    if (!m_images.contains(current) && !filter.isEmpty()) { // the filter may name classes not predicted yet
        m_filter.clear();
        m_images = arranged();
    }
    m_path.clear();
    Q_EMIT listChanged();
    show(std::max(0, int(m_images.indexOf(current))));
}

void Library::show(int row)
{
    if (row < 0 || row >= m_images.size() || m_images[row] == m_path) {
        return;
    }
    m_path = m_images[row];
    m_bridge.openImage(m_path);
    Q_EMIT currentChanged(row);
}

// Goes to the first picture if the current one is not in the list.
void Library::step(int direction)
{
    const int row = currentRow();
    if (!m_images.isEmpty()) {
        show(row < 0 ? 0 : std::clamp(row + direction, 0, int(m_images.size()) - 1));
    }
}

void Library::openModel(const QString& pathOrName, const ModelOverrides& overrides)
{
    m_default.clear();
    QString path = pathOrName;
    try {
        path = text(engine::modelPath(pathOrName.toStdString()));
    } catch (const Error&) { // opening it reports the error
    }
    Q_EMIT modelAsked(path);
    m_bridge.openModel(path, overrides);
}

void Library::openProgram(const QString& command)
{
    m_default.clear();
    Q_EMIT modelAsked(command);
    m_bridge.openProgram(command);
}

void Library::lookForModels()
{
    m_lister.pool.start([this] {
        std::vector<engine::FoundModel> found = engine::foundModels();
        QMetaObject::invokeMethod(
            this, [this, found = std::move(found)] { m_found = found; }, Qt::QueuedConnection);
    });
}

bool Library::canTake(const QMimeData& data)
{
    if (data.hasImage()) {
        return true;
    }
    const QList<QUrl> urls = data.urls();
    return std::any_of(urls.begin(), urls.end(), [](const QUrl& url) { return url.isLocalFile(); })
        || (data.hasText() && !pathIn(data.text()).isEmpty());
}

bool Library::take(const QMimeData& data)
{
    QStringList pictures;
    for (const QUrl& url : data.urls()) {
        if (isModelFile(url.toLocalFile())) {
            openModel(url.toLocalFile());
            return true;
        }
        if (url.isLocalFile()) {
            pictures.append(url.toLocalFile());
        }
    }
    const QString path = pictures.isEmpty() && data.hasText() ? pathIn(data.text()) : QString();
    if (!path.isEmpty()) {
        pictures.append(path);
    }
    if (pictures.size() == 1) {
        openBeside(pictures.front());
        return true;
    }
    if (!pictures.isEmpty()) {
        openImages(pictures);
        return true;
    }
    const QImage image = data.hasImage() ? data.imageData().value<QImage>() : QImage();
    if (!image.isNull()) {
        m_path.clear(); // it is not in the list
        m_bridge.openPicture(image, tr("pasted picture"));
        Q_EMIT currentChanged(-1);
    }
    return !image.isNull();
}

QStringList Library::shippedModels()
{
    const std::string standard = engine::defaultModelPath();
    QStringList files;
    for (const engine::ShippedModel& model : engine::shippedModels()) {
        files.insert(model.path == standard ? 0 : files.size(),
                     QDir::cleanPath(QFileInfo(text(model.path)).absoluteFilePath()));
    }
    const auto photos = std::find_if(files.begin(), files.end(), [](const QString& path) {
        return QFileInfo(path).completeBaseName() == QLatin1String("hydravit-photos");
    });
    if (photos != files.end() && photos != files.begin()) { // the one that most people want comes second
        std::rotate(files.begin() + 1, photos, photos + 1);
    }
    return files;
}

QString Library::scenesModel()
{
    return shippedModel(QStringLiteral("hydravit-scenes"));
}

QString Library::photographsModel()
{
    return shippedModel(QStringLiteral("hydravit-photos"));
}

engine::EmbeddingPicture pictureAt(const QString& path)
{
    engine::EmbeddingPicture picture;
    picture.name = path.toStdString();
    if (path.startsWith(QLatin1Char(':'))) {
        picture.read = [path] {
            const QImage image(path);
            if (image.isNull()) {
                throw inputError("%1: cannot be read", path.toStdString());
            }
            return fromQImage(image);
        };
    } else {
        picture.path = QFile::encodeName(path).toStdString();
    }
    return picture;
}

std::vector<engine::OpenedImage> picturesToOpen(EngineBridge& bridge, const QStringList& paths)
{
    std::vector<engine::OpenedImage> pictures;
    for (const QString& path : paths) {
        const std::string file = QFile::encodeName(path).toStdString();
        QFile builtIn(path);
        const bool isBuiltIn = path.startsWith(QLatin1Char(':')) && builtIn.open(QIODevice::ReadOnly);
        const QByteArray bytes = isBuiltIn ? builtIn.readAll() : QByteArray();
        pictures.push_back(isBuiltIn ? bridge.session().files().openBytes({bytes.begin(), bytes.end()},
                                                                          Path(file).filename().string())
                                     : engine::OpenedImage{{}, Path(file).filename().string(), file, {}});
    }
    return pictures;
}

QStringList Library::recentModels() const
{
    QStringList list = m_settings.get<QStringList>(Setting::RecentModels);
    list.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return list;
}

} // namespace hydra::ui

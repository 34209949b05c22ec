// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-thumbnailer SESSION OUT.png SIZE: the small picture that a session carries, for file managers.
// It opens nothing else: file managers run it where there is nothing but the session, and on files that
// nobody has looked at yet. Exit code 1: no session, or none with a picture.
#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>

namespace {

constexpr qint64 mostSessionBytes = 64 << 20;
constexpr int mostSide = 1024;

int complain(const char* path, const char* why)
{
    std::fprintf(stderr, "hydrascope-thumbnailer: %s: %s\n", path, why);
    return 1;
}

// Null where BYTES are no PNG of a thumbnail's size: looked at before anything is decoded.
QImage smallPicture(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "PNG");
    reader.setAutoDetectImageFormat(false);
    const QSize size = reader.size();
    const bool fits =
        size.width() > 0 && size.height() > 0 && size.width() <= mostSide && size.height() <= mostSide;
    return fits ? reader.read() : QImage();
}

} // namespace

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::fprintf(stderr, "usage: hydrascope-thumbnailer SESSION OUT.png SIZE\n");
        return 2;
    }
    QFile file(QFile::decodeName(argv[1]));
    const int side = std::clamp(QByteArray(argv[3]).toInt(), 1, mostSide);
    if (!file.open(QIODevice::ReadOnly) || file.isSequential() || file.size() > mostSessionBytes) {
        return complain(argv[1], "cannot be read, or is too large for a session");
    }
    const QJsonObject session = QJsonDocument::fromJson(file.read(mostSessionBytes)).object();
    if (session.value(QLatin1String("format")).toString() != QLatin1String("hydrascope-session")) {
        return complain(argv[1], "is no session of Hydrascope");
    }
    const QImage picture =
        smallPicture(QByteArray::fromBase64(session.value(QLatin1String("preview")).toString().toLatin1()));
    if (picture.isNull()) {
        return complain(argv[1], "has no picture");
    }
    const QSize size = picture.size().boundedTo({side, side});
    const QImage thumbnail = picture.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return thumbnail.save(QFile::decodeName(argv[2]), "PNG") ? 0 : complain(argv[2], "cannot be written");
}

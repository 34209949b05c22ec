// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/first_picture.h"

#include "core/base/quiet_stderr.h"
#include "core/base/regular_file.h"
#include "core/image/decoding_cost.h"

#include <QBuffer>
#include <QFile>
#include <QImageReader>
#include <QTransform>

#include <algorithm>
#include <exception>
#include <initializer_list>

namespace hydra::app {

namespace {

constexpr std::size_t headBytes = 16; // enough to tell the kind of file
constexpr int mostMegabytes = 64; // of the decoded picture

// Returns the first MOST bytes of PATH, or all if it has fewer. Throws if it cannot be read.
Bytes bytesOf(const QString& path, std::uint64_t most)
{
    if (path.startsWith(QLatin1Char(':'))) { // a resource of the program
        QFile own(path);
        const QByteArray bytes = own.open(QIODevice::ReadOnly) ? own.read(qint64(most)) : QByteArray();
        return Bytes(bytes.begin(), bytes.end());
    }
    const RegularFile file(QFile::encodeName(path).toStdString());
    Bytes bytes(std::min(file.stamp().size, most));
    file.read(bytes.data(), bytes.size(), 0);
    return bytes;
}

ByteView viewOf(const Bytes& bytes)
{
    return {bytes.data(), bytes.size()};
}

// Returns null for the kind whose decoder prints to the terminal: its pictures wait for the window.
const char* qtFormat(PictureKind kind)
{
    switch (kind) {
    case PictureKind::Png:
        return "png";
    case PictureKind::Jpeg:
        return "jpeg";
    case PictureKind::Bmp:
        return "bmp";
    case PictureKind::WebP:
        return "webp";
    case PictureKind::Pnm:
        return "ppm";
    case PictureKind::Tiff:
        break;
    }
    return nullptr;
}

void decideFormat(QImageReader& reader, const char* format)
{
    reader.setFormat(format);
    reader.setAutoDetectImageFormat(false);
    reader.setDecideFormatFromContent(false);
}

// Loads the decoder's library, if it has one: while the window's is being loaded, no other can be.
void loadDecoder(const char* format)
{
    QBuffer nothing;
    nothing.open(QIODevice::ReadOnly);
    QImageReader reader(&nothing, format);
    decideFormat(reader, format);
    (void)reader.canRead();
}

QImage upright(const QImage& image, int orientation) // ORIENTATION is EXIF's
{
    const auto isOneOf = [orientation](std::initializer_list<int> list) {
        return std::find(list.begin(), list.end(), orientation) != list.end();
    };
    const QImage mirrored = image.mirrored(isOneOf({2, 3, 7, 8}), isOneOf({3, 4, 5, 8}));
    return orientation < 5 ? mirrored : mirrored.transformed(QTransform().rotate(90));
}

QImage decoded(const Bytes& bytes, const PictureFile& picture, const char* format, int side)
{
    const Bytes& shown = picture.essence.empty() ? bytes : picture.essence;
    QByteArray view =
        QByteArray::fromRawData(reinterpret_cast<const char*>(shown.data()), qsizetype(shown.size()));
    QBuffer buffer(&view);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format);
    decideFormat(reader, format);
    const QSize size(int(picture.width), int(picture.height));
    if (std::max(size.width(), size.height()) > side) {
        reader.setScaledSize(size.scaled(side, side, Qt::KeepAspectRatio));
    }
    QImageReader::setAllocationLimit(mostMegabytes);
    const QuietStderr quiet; // libpng prints its warnings there
    return upright(reader.read(), picture.orientation);
}

} // namespace

bool isPicture(const QString& path)
{
    try {
        return pictureKind(viewOf(bytesOf(path, headBytes))).has_value();
    } catch (const std::exception&) {
        return false;
    }
}

QImage firstPictureIn(const QString& path, int side, const std::function<void()>& ready)
{
    const char* format = nullptr;
    try {
        const auto kind = pictureKind(viewOf(bytesOf(path, headBytes)));
        format = kind ? qtFormat(*kind) : nullptr;
        if (format) {
            loadDecoder(format);
        }
    } catch (const std::exception&) { // the window will report what is wrong with it
        format = nullptr;
    }
    ready();
    if (!format) {
        return {};
    }
    try {
        const ImageLimits limits = limitsOfAGlance();
        const Bytes bytes = bytesOf(path, limits.maxBytes + 1);
        const PictureFile picture = inspectPicture(viewOf(bytes));
        requireAffordable(picture, bytes.size(), limits, reduction(picture, side));
        const bool same = qtFormat(picture.kind) == format; // the file may have been replaced since
        return same && bytes.size() <= limits.maxBytes ? decoded(bytes, picture, format, side) : QImage();
    } catch (const std::exception&) {
        return {};
    }
}

} // namespace hydra::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/thumbnail/thumbnailer.h"

#include "app/thumbnail/preview_scan.h"
#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/printable.h"
#include "core/base/quiet_stderr.h"
#include "core/base/regular_file.h"
#include "core/image/picture_file.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>

#include <algorithm>
#include <array>
#include <cstdio>
#include <exception>

namespace hydra::app {

namespace {

constexpr std::uint64_t mostSessionBytes = 64 << 20;
constexpr int mostSide = 1024;
constexpr int mostMegabytes = 16; // of the decoded picture
constexpr std::size_t longestMessage = 8000;

// Returns the PNG in PATH, unchecked.
QByteArray previewIn(const Path& path)
{
    const RegularFile file(path);
    const std::uint64_t size = file.stamp().size;
    if (size > mostSessionBytes) {
        throw inputError("%1: %2 bytes, more than the %3 of a session", path.string(), size,
                         mostSessionBytes);
    }
    PreviewScan scan;
    std::array<char, 1 << 16> block;
    for (std::uint64_t at = 0; at < size && !scan.finished(); at += block.size()) {
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), size - at));
        file.read(block.data(), count, at);
        scan.read(block.data(), count);
    }
    if (!scan.isSession()) {
        throw inputError("%1: expected a session of Hydrascope", path.string());
    }
    return QByteArray::fromBase64(QByteArray::fromStdString(scan.preview()));
}

// Returns null unless BYTES are a PNG of a thumbnail's size. The decoder gets only header, palette and
// pixels, with correct checksums: no text that unpacks to gigabytes, no colour profile.
QImage decoded(const QByteArray& bytes)
{
    const PictureFile picture =
        inspectPng({reinterpret_cast<const std::uint8_t*>(bytes.constData()), std::size_t(bytes.size())});
    if (picture.width < 1 || picture.height < 1 || picture.width > mostSide || picture.height > mostSide) {
        return {};
    }
    QByteArray essence(reinterpret_cast<const char*>(picture.essence.data()),
                       qsizetype(picture.essence.size()));
    QBuffer buffer(&essence);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    reader.setAutoDetectImageFormat(false);
    reader.setDecideFormatFromContent(false);
    QImageReader::setAllocationLimit(mostMegabytes);
    const QuietStderr quiet; // libpng prints its warnings there
    return reader.read();
}

QImage pictureOf(const Path& session)
{
    const QByteArray preview = previewIn(session);
    try {
        if (const QImage picture = decoded(preview); !picture.isNull()) {
            return picture;
        }
    } catch (const Error&) { // a file manager does not need the reason
    }
    throw inputError("%1: no picture", session.string());
}

void write(const QImage& thumbnail, const Path& path)
{
    QByteArray png;
    QBuffer buffer(&png);
    if (!buffer.open(QIODevice::WriteOnly) || !thumbnail.save(&buffer, "PNG")) {
        throw internalError("%1: the picture could not be made", path.string());
    }
    NewFile file(path, {}, NewFile::Links::Refused);
    file.write(png.constData(), std::size_t(png.size()));
    file.commit();
}

} // namespace

int thumbnailer(int count, const char* const* words)
{
    if (count != 4) {
        std::fprintf(ownStderr(), "usage: hydrascope-thumbnailer SESSION OUT.png SIZE\n");
        return 2;
    }
    try {
        const QImage picture = pictureOf(words[1]);
        const int side = std::clamp(QByteArray(words[3]).toInt(), 1, mostSide);
        const QSize size = picture.size().boundedTo({side, side});
        write(picture.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation), words[2]);
        return 0;
    } catch (const std::exception& error) {
        std::fprintf(ownStderr(), "hydrascope-thumbnailer: %s\n",
                     escaped(error.what(), longestMessage).c_str());
        return 1;
    }
}

} // namespace hydra::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The markers of a JPEG file (ITU T.81, annex B).
#include "core/image/picture_file.h"

#include <cstring>

namespace hydra {

namespace {

constexpr int mostScans =
    200; // a real progressive file has about ten; each scan costs a pass over the picture

class JpegWalk
{
public:
    explicit JpegWalk(const ByteView& file)
        : m_file(file)
    { }

    PictureFile run()
    {
        m_picture.kind = PictureKind::Jpeg;
        m_picture.essence = {0xff, 0xd8};
        while (segment()) { }
        if (!m_frame || m_scans == 0) {
            throw inputError("a JPEG without a picture; truncated?");
        }
        m_picture.essence.insert(m_picture.essence.end(), {0xff, 0xd9});
        m_picture.scans = m_scans;
        m_picture.bytesPerPixel = 3 + (m_progressive || m_scans > 1 ? 2 * m_components : 0); // coefficients
        return std::move(m_picture);
    }

private:
    // Reads one marker and its segment; false at the end of the image.
    bool segment()
    {
        if (m_file.u8(m_at) != 0xff) {
            throw inputError("a JPEG marker is missing at byte %1; the file is damaged", m_at);
        }
        while (m_file.u8(m_at) == 0xff) { // fill bytes are allowed
            ++m_at;
        }
        const std::uint8_t marker = m_file.u8(m_at++);
        if (marker == endOfImage) {
            return false;
        }
        const std::size_t length = m_file.u16(m_at);
        if (length < 2) {
            throw inputError("a JPEG segment at byte %1 has length %2; the file is damaged", m_at, length);
        }
        const ByteView body = m_file.part(m_at + 2, length - 2);
        const std::size_t start = m_at;
        m_at += length;
        if (isFrame(marker)) {
            readFrame(marker, body);
        } else if (marker == startOfScan) {
            skipScan();
        } else if (marker == exif && body.is(0, "Exif\0\0") && m_picture.orientation == 1) {
            m_picture.orientation = exifOrientation(body.part(6, body.size() - 6));
        }
        if (!isMetadata(marker)) {
            m_picture.essence.insert(m_picture.essence.end(), {0xff, marker});
            const std::uint8_t* bytes = m_file.at(start, m_at - start);
            m_picture.essence.insert(m_picture.essence.end(), bytes, bytes + (m_at - start));
        }
        return true;
    }

    static bool isFrame(std::uint8_t marker) // SOF0 to SOF15 without DHT, JPG and DAC
    {
        return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
    }

    // JFIF (APP0) and Adobe (APP14) define the colour space and are kept; other APPn and comments do not
    // affect the picture.
    static bool isMetadata(std::uint8_t marker)
    {
        return (marker > 0xe0 && marker <= 0xef && marker != 0xee) || marker == 0xfe;
    }

    void readFrame(std::uint8_t marker, const ByteView& body)
    {
        if (m_frame) {
            throw inputError("a JPEG with two frames; the file is damaged");
        }
        m_frame = true;
        m_picture.height = body.u16(1);
        m_picture.width = body.u16(3);
        m_components = body.u8(5);
        m_progressive = marker == 0xc2 || marker == 0xc6 || marker == 0xca || marker == 0xce;
    }

    // Entropy-coded bytes up to the next marker; FF 00 is a stuffed byte, FF D0 to FF D7 restarts.
    void skipScan()
    {
        if (++m_scans > mostScans) {
            throw inputError("a JPEG of more than %1 scans; decoding would take minutes", mostScans);
        }
        for (;; m_at += 2) {
            const std::uint8_t* rest = m_file.at(m_at, m_file.size() - m_at);
            const void* found = std::memchr(rest, 0xff, m_file.size() - m_at);
            if (found == nullptr) {
                throw inputError("the JPEG is incomplete");
            }
            m_at += static_cast<std::size_t>(static_cast<const std::uint8_t*>(found) - rest);
            const std::uint8_t next = m_file.u8(m_at + 1);
            if (next != 0 && (next < 0xd0 || next > 0xd7)) {
                return;
            }
        }
    }

    static constexpr std::uint8_t endOfImage = 0xd9;
    static constexpr std::uint8_t startOfScan = 0xda;
    static constexpr std::uint8_t exif = 0xe1;

    const ByteView& m_file;
    PictureFile m_picture;
    std::size_t m_at = 2;
    bool m_frame = false, m_progressive = false;
    int m_scans = 0;
    std::uint64_t m_components = 0;
};

} // namespace

PictureFile inspectJpeg(const ByteView& file)
{
    return JpegWalk(file).run();
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef HYDRA_WITH_OPENCV

#include "core/image/opencv_decode.h"

#include "core/base/error.h"
#include "core/base/quiet_stderr.h"

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgcodecs.hpp>

#include <limits>

namespace hydra {

namespace {

void silenceOpenCv()
{
    static const bool once = [] {
        cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
        cv::redirectError([](int, const char*, const char*, const char*, int, void*) { return 0; });
        return true;
    }();
    (void)once;
}

// Blends one sample over white, from [0, MAXIMUM] to [0, 255], rounded. ALPHA of MAXIMUM is opaque.
template<std::uint64_t maximum>
std::uint8_t level(std::uint64_t sample, std::uint64_t alpha, AlphaKind kind)
{
    const std::uint64_t light = kind == AlphaKind::Premultiplied ? sample * maximum : sample * alpha;
    const std::uint64_t over = std::min(light + maximum * (maximum - alpha), maximum * maximum);
    return static_cast<std::uint8_t>((over * 255 + maximum * maximum / 2) / (maximum * maximum));
}

// The same for an opaque sample, much faster: MAXIMUM is odd, so no value lies halfway and rounding agrees.
template<std::uint64_t maximum>
std::uint8_t opaqueLevel(std::uint32_t sample)
{
    constexpr auto most = static_cast<std::uint32_t>(maximum);
    if constexpr (maximum == 255) {
        return static_cast<std::uint8_t>(sample);
    }
    return static_cast<std::uint8_t>((sample * 255 + most / 2) / most);
}

// Converts [height, width, channels] of BGR(A) or grey(+alpha) to RGB.
template<class Sample, std::uint64_t maximum>
void convertRows(const cv::Mat& mat, AlphaKind alphaKind, Image& image)
{
    const int channels = mat.channels();
    const bool grey = channels < 3;
    const bool alpha = alphaKind != AlphaKind::None && (channels == 2 || channels == 4);
    std::uint8_t* out = image.rgb.data();
    for (int y = 0; y < mat.rows; ++y) {
        const Sample* in = mat.ptr<Sample>(y);
        for (int x = 0; x < mat.cols; ++x, in += channels, out += 3) {
            const std::uint64_t opacity = alpha ? in[channels - 1] : maximum;
            for (int c = 0; c < 3; ++c) {
                const Sample sample = in[grey ? 0 : 2 - c];
                out[c] = opacity == maximum ? opaqueLevel<maximum>(sample)
                                            : level<maximum>(sample, opacity, alphaKind);
            }
        }
    }
}

} // namespace

Image decodeWithOpenCv(const Bytes& file, const PictureFile& picture, int reduced)
{
    silenceOpenCv();
    if (file.size() > std::size_t(std::numeric_limits<int>::max())) {
        throw inputError("a picture file of more than 2 GiB");
    }
    cv::Mat mat;
    try {
        const QuietStderr quiet; // libpng, libjpeg and libtiff print their own warnings there
        const cv::Mat bytes(1, static_cast<int>(file.size()), CV_8U, const_cast<std::uint8_t*>(file.data()));
        // IMREAD_REDUCED_COLOR_2, _4 and _8
        mat = cv::imdecode(bytes, reduced > 1 ? 8 * reduced + cv::IMREAD_COLOR : cv::IMREAD_UNCHANGED);
    } catch (const cv::Exception& error) {
        throw inputError("the picture cannot be decoded: %1", error.err);
    }
    if (mat.empty()) {
        throw inputError("the picture cannot be decoded; the file is damaged, or of an unsupported variety");
    }
    Image image{mat.cols, mat.rows, {}};
    image.rgb.resize(3 * mat.total());
    switch (mat.depth()) {
    case CV_8U:
        convertRows<std::uint8_t, 255>(mat, picture.alpha, image);
        break;
    case CV_16U:
        convertRows<std::uint16_t, 65'535>(mat, picture.alpha, image);
        break;
    default:
        throw inputError("unsupported sample type; expected 8 or 16 bits");
    }
    return image;
}

namespace {

Bytes encoded(const Image& image, const char* suffix, const std::vector<int>& how)
{
    silenceOpenCv();
    cv::Mat mat(image.height, image.width, CV_8UC3);
    for (int y = 0; y < image.height; ++y) {
        const std::uint8_t* in = image.pixel(0, y);
        std::uint8_t* out = mat.ptr<std::uint8_t>(y);
        for (int x = 0; x < image.width; ++x, in += 3, out += 3) {
            out[0] = in[2];
            out[1] = in[1];
            out[2] = in[0];
        }
    }
    Bytes file;
    try {
        cv::imencode(suffix, mat, file, how);
    } catch (const cv::Exception& error) {
        throw internalError("the picture cannot be written as %1: %2", suffix + 1, error.err);
    }
    return file;
}

} // namespace

Bytes encodePng(const Image& image)
{
    return encoded(image, ".png", {});
}

Bytes encodeJpeg(const Image& image, int quality)
{
    return encoded(image, ".jpg", {cv::IMWRITE_JPEG_QUALITY, quality});
}

} // namespace hydra

#else

#include "core/base/error.h"
#include "core/image/opencv_decode.h"
#include "core/image/png_file.h"

#include <algorithm>

namespace hydra {

Image decodeWithOpenCv(const Bytes& /*file*/, const PictureFile& /*picture*/, int /*reduced*/)
{
    throw inputError("this build is without OpenCV and reads only PBM, PGM and PPM pictures");
}

// Uncompressed: "stored" blocks of the deflate format.
Bytes encodePng(const Image& image)
{
    Bytes rows;
    for (int y = 0; y < image.height; ++y) {
        rows.push_back(0); // no filter
        rows.insert(rows.end(), image.pixel(0, y), image.pixel(0, y) + 3 * image.width);
    }
    return pngOf(image.width, image.height, 2, rows);
}

Bytes encodeJpeg(const Image& image, int)
{
    return encodePng(image);
}

} // namespace hydra

#endif

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/frames/frame_writer.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/base/printable.h"
#include "core/frames/frame_source.h"
#include "core/image/load.h"

#ifdef HYDRA_WITH_OPENCV
#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>
#endif

#include <cstdio>
#include <random>

namespace hydra {

namespace {

// A hidden name beside PATH with its suffix, which decides the container.
Path besideOf(const Path& path)
{
    std::random_device random;
    char digits[17];
    std::snprintf(digits, sizeof digits, "%08x%08x", random(), random());
    return path.parent_path() / (std::string(".hydrascope-") + digits + path.extension().string());
}

void putInPlace(const Path& from, const Path& to)
{
    std::error_code failed;
    std::filesystem::rename(from, to, failed);
    if (failed) {
        throw internalError(to.string(), ": cannot be put in its place: ", failed.message());
    }
}

class PngFolder : public FrameWriter
{
public:
    explicit PngFolder(const Path& path)
        : m_path(path)
        , m_beside(besideOf(path))
    {
        std::error_code failed;
        if (std::filesystem::exists(path, failed) && !std::filesystem::is_empty(path, failed)) {
            throw inputError(path.string(),
                             ": expected a folder that is new or empty, or a name that ends in "
                             ".mp4, .avi or .mkv");
        }
        requireFolder(m_beside);
    }
    ~PngFolder() override
    {
        std::error_code ignored;
        if (!m_done) {
            std::filesystem::remove_all(m_beside, ignored);
        }
    }
    void add(const Image& picture) override
    {
        char name[32];
        std::snprintf(name, sizeof name, "%06lld.png", static_cast<long long>(m_count++));
        savePng(m_beside / name, picture);
    }
    void commit() override
    {
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored); // empty
        putInPlace(m_beside, m_path);
        m_done = true;
    }

private:
    Path m_path, m_beside;
    std::int64_t m_count = 0;
    bool m_done = false;
};

#ifdef HYDRA_WITH_OPENCV

class VideoFile : public FrameWriter
{
public:
    VideoFile(const Path& path, double rate)
        : m_path(path)
        , m_beside(besideOf(path))
        , m_rate(rate)
    {
        cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
        requireWritable(path);
    }
    ~VideoFile() override
    {
        m_writer.release();
        std::error_code ignored;
        std::filesystem::remove(m_beside, ignored); // gone after commit()
    }
    void add(const Image& picture) override
    {
        // Most codecs want even sides: the last column or row is left out.
        const int width = picture.width & ~1, height = picture.height & ~1;
        if (m_count == 0) {
            open(width, height);
        }
        if (width != m_width || height != m_height) {
            throw internalError(m_path.string(), ": frame ", m_count, " is ", picture.width, " x ",
                                picture.height, "; expected ", m_width, " x ", m_height, " as the first");
        }
        const cv::Mat rgb(picture.height, picture.width, CV_8UC3,
                          const_cast<std::uint8_t*>(picture.rgb.data()));
        cv::Mat bgr;
        cv::cvtColor(rgb(cv::Rect(0, 0, width, height)), bgr, cv::COLOR_RGB2BGR);
        m_writer.write(bgr);
        ++m_count;
    }
    void commit() override
    {
        m_writer.release();
        std::error_code failed;
        if (m_count == 0 || !std::filesystem::exists(m_beside, failed)
            || std::filesystem::file_size(m_beside, failed) == 0) {
            throw internalError(m_path.string(), ": no frame could be written");
        }
        putInPlace(m_beside, m_path);
    }

private:
    void open(int width, int height)
    {
        const std::string suffix = m_path.extension().string();
        const int codec = suffix == ".mp4" ? cv::VideoWriter::fourcc('m', 'p', '4', 'v')
            : suffix == ".avi"             ? cv::VideoWriter::fourcc('M', 'J', 'P', 'G')
                                           : cv::VideoWriter::fourcc('F', 'F', 'V', '1');
        bool opened = false;
        try {
            opened = width > 0 && height > 0
                && m_writer.open(m_beside.string(), cv::CAP_FFMPEG, codec, m_rate, cv::Size(width, height));
        } catch (const cv::Exception&) { // as if it said no
        }
        if (!opened) {
            throw internalError(m_path.string(), ": a video of ", width, " x ", height, " at ", m_rate,
                                " frames a second cannot be written there");
        }
        m_width = width;
        m_height = height;
    }

    Path m_path, m_beside;
    double m_rate;
    cv::VideoWriter m_writer;
    int m_width = 0, m_height = 0;
    std::int64_t m_count = 0;
};

#endif

} // namespace

std::unique_ptr<FrameWriter> openFrameWriter(const Path& path, double rate)
{
    if (!(rate > 0 && rate <= frame_limits::rate)) {
        throw usageError("rate of a recording: expected up to ", frame_limits::rate, " frames a second, got ",
                         rate);
    }
    const std::string suffix = path.extension().string();
    if (suffix.empty()) {
        return std::make_unique<PngFolder>(path);
    }
#ifdef HYDRA_WITH_OPENCV
    if (suffix == ".mp4" || suffix == ".avi" || suffix == ".mkv") {
        return std::make_unique<VideoFile>(path, rate);
    }
#endif
    throw usageError(
        "a recording: expected a name that ends in .mp4, .avi or .mkv, or one without a suffix for a "
        "folder of PNG files; got ",
        printable(path.string()));
}

} // namespace hydra

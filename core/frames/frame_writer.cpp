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

namespace hydra {

namespace {

class PngFolder : public FrameWriter
{
public:
    explicit PngFolder(const Path& path)
        : m_path(path.has_filename() ? path : path.parent_path()) // "pictures/"
        , m_target(linkTarget(m_path))
        , m_beside(unguessableBeside(m_target, ""))
    {
        std::error_code failed;
        const auto there = std::filesystem::status(m_target, failed);
        if (std::filesystem::exists(there)
            && !(std::filesystem::is_directory(there) && std::filesystem::is_empty(m_target, failed))) {
            refuse();
        }
        requireFolder(m_beside);
        if (std::filesystem::exists(there)) {
            std::filesystem::permissions(m_beside, there.permissions(), failed);
        }
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
    void finish() override { } // each picture is already on the disk
    void commit() override
    {
        std::error_code failed; // the kernel replaces only an empty folder
        std::filesystem::rename(m_beside, m_target, failed);
        if (failed == std::errc::directory_not_empty || failed == std::errc::file_exists
            || failed == std::errc::not_a_directory) {
            refuse();
        }
        if (failed) {
            throw internalError("%1: cannot be moved into place: %2", m_path.string(), failed.message());
        }
        m_done = true;
        syncFolder(folderOf(m_target));
    }

private:
    [[noreturn]] void refuse() const
    {
        throw inputError(
            "%1: expected a folder that is new or empty, or a name that ends in .mp4, .avi or .mkv",
            m_path.string());
    }

    Path m_path, m_target, m_beside;
    std::int64_t m_count = 0;
    bool m_done = false;
};

#ifdef HYDRA_WITH_OPENCV

class VideoFile : public FrameWriter
{
public:
    VideoFile(const Path& path, double rate)
        : m_path(path)
        , m_file(writable(path), path.extension().string())
        , m_side(std::filesystem::absolute(m_file.side()).string()) // a "/" first rules out a protocol
        , m_rate(rate)
    {
        cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
    }
    void add(const Image& picture) override
    {
        // Most codecs need even sides: the last column or row is dropped.
        const int width = picture.width & ~1, height = picture.height & ~1;
        if (m_count == 0) {
            open(width, height);
        }
        if (width != m_width || height != m_height) {
            throw internalError("%1: frame %2 is %3 x %4; expected %5 x %6 as the first", m_path.string(),
                                m_count, picture.width, picture.height, m_width, m_height);
        }
        requireSpace();
        const cv::Mat rgb(picture.height, picture.width, CV_8UC3,
                          const_cast<std::uint8_t*>(picture.rgb.data()));
        cv::Mat bgr;
        cv::cvtColor(rgb(cv::Rect(0, 0, width, height)), bgr, cv::COLOR_RGB2BGR);
        m_writer.write(bgr);
        ++m_count;
    }
    void finish() override
    {
        m_writer.release();
        if (m_count == 0) {
            throw internalError("%1: no frame could be written", m_path.string());
        }
        if (const std::int64_t found = framesOnDisk(); found < m_count) {
            throw internalError("%1: only %2 of %3 frames could be written; is the disk full?",
                                m_path.string(), found, m_count);
        }
        m_file.finish();
        m_finished = true;
    }
    void commit() override
    {
        if (!m_finished) {
            finish();
        }
        m_file.commit();
    }

private:
    static const Path& writable(const Path& path)
    {
        requireWritable(path);
        return path;
    }

    void open(int width, int height)
    {
        // For narrower frames FFmpeg writes beyond OpenCV's buffer and silently corrupts the heap.
        constexpr int leastSide = 16;
        if (width < leastSide || height < leastSide) {
            throw inputError("%1: frames of %2 x %3 pixels: expected at least %4 x %5 in a video; a folder "
                             "of PNG files holds smaller ones",
                             m_path.string(), width, height, leastSide, leastSide);
        }
        const std::string suffix = m_path.extension().string();
        const int codec = suffix == ".mp4" ? cv::VideoWriter::fourcc('m', 'p', '4', 'v')
            : suffix == ".avi"             ? cv::VideoWriter::fourcc('M', 'J', 'P', 'G')
                                           : cv::VideoWriter::fourcc('F', 'F', 'V', '1');
        bool opened = false;
        try {
            opened = m_writer.open(m_side, cv::CAP_FFMPEG, codec, m_rate, cv::Size(width, height));
        } catch (const cv::Exception&) { // treated as a failure to open
        }
        if (!opened) {
            throw internalError("%1: a video of %2 x %3 at %4 frames a second cannot be written there",
                                m_path.string(), width, height, m_rate);
        }
        m_width = width;
        m_height = height;
    }

    // Checks before each frame that the disk has room, since later frames would be computed in vain.
    void requireSpace() const
    {
        constexpr std::uintmax_t spare = 1 << 20; // for FFmpeg's buffers, and the index at the end
        const std::uintmax_t needed = 3 * std::uintmax_t(m_width) * std::uintmax_t(m_height) + spare;
        std::error_code failed;
        const auto space = std::filesystem::space(folderOf(m_side), failed);
        if (!failed && space.available < needed) {
            throw internalError("%1: the disk is full: frame %2 may take %3 bytes, and %4 are free",
                                m_path.string(), m_count, needed, space.available);
        }
    }

    // cv::VideoWriter does not report write errors. Reading back is cheap compared with the maps.
    [[nodiscard]] std::int64_t framesOnDisk() const
    {
        std::int64_t found = 0;
        try {
            cv::VideoCapture video;
            if (video.open(m_side, cv::CAP_FFMPEG)) {
                for (; found < m_count && video.grab(); ++found) { }
            }
        } catch (const cv::Exception&) { // stop counting
        }
        return found;
    }

    Path m_path;
    NewFile m_file;
    std::string m_side;
    double m_rate;
    cv::VideoWriter m_writer; // declared after the file, so it is closed first
    int m_width = 0, m_height = 0;
    std::int64_t m_count = 0;
    bool m_finished = false;
};

#endif

} // namespace

std::unique_ptr<FrameWriter> openFrameWriter(const Path& path, double rate)
{
    if (!(rate > 0 && rate <= frame_limits::rate)) {
        throw usageError("rate of a recording: expected up to %1 frames a second, got %2", frame_limits::rate,
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
    throw usageError("a recording: expected a name that ends in .mp4, .avi or .mkv, or a name without suffix "
                     "for a folder of PNG files; got %1",
                     printable(path.string()));
}

} // namespace hydra

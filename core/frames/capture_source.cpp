// SPDX-License-Identifier: GPL-3.0-or-later
// Cameras, video files and streams through OpenCV.
#include "core/base/error.h"
#include "core/base/printable.h"
#include "core/base/regular_file.h"
#include "core/frames/ffmpeg_settings.h"
#include "core/frames/frame_source.h"

#ifdef HYDRA_WITH_OPENCV

#include <opencv2/core/utils/logger.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/videoio.hpp>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace hydra {

namespace {

// Runs before main() in programs that load this at their start; the window's program calls it itself.
[[maybe_unused]] const bool ffmpegIsRestricted = (restrictFfmpeg(), true);

// Four packets in a row, at any start offset: the mark of a transport stream is a single letter.
bool isTransportStream(const std::string& start)
{
    for (const std::size_t packet : {188, 192, 204}) {
        for (std::size_t first = 0; first < packet && first + 3 * packet < start.size(); ++first) {
            bool all = true;
            for (std::size_t i = 0; i < 4; ++i) {
                all = all && start[first + i * packet] == 'G';
            }
            if (all) {
                return true;
            }
        }
    }
    return false;
}

// The magic bytes of FFmpeg's readableFormats.
bool isContainer(const std::string& start)
{
    using namespace std::string_literals;
    const auto at = [&](std::size_t place, const std::string& mark) {
        return start.size() >= place + mark.size() && start.compare(place, mark.size(), mark) == 0;
    };
    for (const std::string& mark :
         {"\x1a\x45\xdf\xa3"s, "FLV\x01"s, "OggS"s, "GIF8"s, "DKIF"s, "\x30\x26\xb2\x75\x8e\x66\xcf\x11"s,
          "\xff\xd8\xff"s, "\0\0\x01"s, "\0\0\0\x01"s}) {
        if (at(0, mark)) {
            return true;
        }
    }
    for (const std::string& box : {"ftyp"s, "moov"s, "mdat"s, "wide"s, "free"s, "skip"s, "pnot"s}) {
        if (at(4, box)) {
            return true;
        }
    }
    return (at(0, "RIFF"s) && at(8, "AVI "s)) || isTransportStream(start);
}

// Checked before FFmpeg reads the file: FFmpeg would open the files or addresses in a playlist, and the user
// did not choose those.
void requireContainer(const std::string& file)
{
    constexpr std::size_t looked = 5 * 204; // bytes: what isTransportStream() needs
    const RegularFile in(file);
    std::string start(std::size_t(std::min<std::uint64_t>(looked, in.stamp().size)), '\0');
    in.read(start.data(), start.size(), 0);
    if (isContainer(start)) {
        return;
    }
    const bool text = !start.empty()
        && std::none_of(start.begin(), start.end(), [](char c) { return c >= '\0' && c < '\t'; });
    throw inputError(text ? phrase("%1: expected a video, found a text file; lists of files or addresses are "
                                   "not supported: open what it names")
                          : phrase("%1: expected a video; it is damaged, or of an unsupported kind"),
                     file);
}

class Capture : public FrameSource
{
public:
    Capture(const std::string& where, const SourceOptions& options)
        : m_options(options)
    {
        cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
        m_info.name = where;
        m_info.live = isLiveAddress(where);
        open(where);
        requireSize(m_capture.get(cv::CAP_PROP_FRAME_WIDTH), m_capture.get(cv::CAP_PROP_FRAME_HEIGHT));
        const double rate = m_capture.get(cv::CAP_PROP_FPS);
        m_info.rate = rate > 0 && rate <= frame_limits::rate ? rate : 0;
        const double frames = m_capture.get(cv::CAP_PROP_FRAME_COUNT);
        m_info.frames = !m_info.live && frames > 0 && frames < 1e12 ? std::llround(frames) : -1;
    }

    [[nodiscard]] const SourceInfo& info() const override { return m_info; }

    [[nodiscard]] std::optional<Frame> next(const CancelToken& cancel) override
    {
        cancel.check();
        cv::Mat bgr;
        if (!readInto(bgr)) {
            if (m_info.live) {
                throw inputError("%1: no more pictures; the device may be unplugged or in use by another "
                                 "program, or the stream has ended",
                                 m_info.name);
            }
            m_ended = true;
            return std::nullopt;
        }
        requireSize(bgr.cols, bgr.rows);
        if (bgr.type() != CV_8UC3) {
            throw inputError("%1: expected frames of 8-bit colours, found OpenCV's type %2", m_info.name,
                             bgr.type());
        }
        Frame frame;
        frame.picture = {bgr.cols, bgr.rows, std::vector<std::uint8_t>(3 * bgr.total())};
        cv::Mat rgb(bgr.rows, bgr.cols, CV_8UC3, frame.picture.rgb.data());
        cv::cvtColor(bgr, rgb, cv::COLOR_BGR2RGB);
        frame.picture = arranged(std::move(frame.picture), m_options);
        frame.number = m_next++;
        frame.seconds = m_info.rate > 0 ? double(frame.number) / m_info.rate : 0;
        m_info.width = frame.picture.width;
        m_info.height = frame.picture.height;
        return frame;
    }

    // Seeks to the exact frame: FFmpeg goes to the key frame before it, and counts from there.
    void seek(std::int64_t frame) override
    {
        if (m_info.live) {
            throw usageError("a live source has only its present frame");
        }
        const std::int64_t wanted = std::max<std::int64_t>(0, frame);
        if (wanted < m_next || wanted > m_next + mostSkipped) {
            m_capture.set(cv::CAP_PROP_POS_FRAMES, double(wanted));
            m_next = wanted;
        }
        for (; m_next < wanted && m_capture.grab(); ++m_next) { }
        m_ended = false;
    }

    [[nodiscard]] Message note() const override
    {
        return m_ended && m_info.frames > m_next
            ? message("ended after %1 of %2 frames", m_next, m_info.frames)
            : Message();
    }

private:
    static constexpr std::int64_t mostSkipped = 30; // frames decoded on the way to another one

    void open(const std::string& where)
    {
        const int patience = int(frame_limits::seconds * 1000);
        const std::vector<int> hints{cv::CAP_PROP_OPEN_TIMEOUT_MSEC, patience, cv::CAP_PROP_READ_TIMEOUT_MSEC,
                                     patience};
        const bool camera = m_info.live && where.find("://") == std::string::npos;
        bool opened = false;
        try {
            if (camera) {
                opened = m_capture.open(cameraNumber(where), cv::CAP_V4L2);
            } else {
                if (!m_info.live) {
                    requireContainer(where);
                }
                // A name like "concat:a.mp4" would be a protocol; one that begins with "/" is not.
                opened = m_capture.open(m_info.live ? where : std::filesystem::absolute(where).string(),
                                        cv::CAP_FFMPEG, hints);
            }
        } catch (const cv::Exception&) { // treated as a failure to open
        }
        if (!opened) {
            throw inputError(camera ? phrase("%1: no such camera, or another program uses it")
                                 : m_info.live
                                 ? phrase("%1: cannot be opened as a stream of pictures")
                                 : phrase("%1: expected a video; it is damaged, or of an unsupported kind"),
                             where);
        }
    }

    bool readInto(cv::Mat& bgr)
    {
        try {
            return m_capture.read(bgr) && !bgr.empty();
        } catch (const cv::Exception& error) {
            throw inputError("%1: frame %2 is damaged: %3", m_info.name, m_next, printable(error.err));
        }
    }

    void requireSize(double width, double height) const
    {
        if (width > frame_limits::side || height > frame_limits::side
            || width * height > double(frame_limits::pixels)) {
            throw inputError("%1: frames of %2 x %3 pixels; expected at most %4, no side above %5",
                             m_info.name, std::int64_t(width), std::int64_t(height), frame_limits::pixels,
                             frame_limits::side);
        }
    }

    SourceOptions m_options;
    cv::VideoCapture m_capture;
    SourceInfo m_info;
    std::int64_t m_next = 0;
    bool m_ended = false;
};

} // namespace

FrameSourcePtr openCapture(const std::string& where, const SourceOptions& options)
{
    return std::make_unique<Capture>(where, options);
}

} // namespace hydra

#else

namespace hydra {

FrameSourcePtr openCapture(const std::string& where, const SourceOptions&)
{
    throw inputError("%1: this program was built without OpenCV and cannot read videos", where);
}

} // namespace hydra

#endif

// SPDX-License-Identifier: GPL-3.0-or-later
// Sources of consecutive pictures: a camera, a video file, a folder of pictures, a stream, or synthetic
// frames. Only one thread may read a source at a time.
#pragma once

#include "core/base/cancel.h"
#include "core/base/message.h"
#include "core/image/image.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hydra {

struct Frame
{
    Image picture;
    std::int64_t number = 0; // from 0; in a live source, unread frames count too
    double seconds = 0; // since the source's beginning, by its rate
    double taken = 0; // by the reader's clock
};

struct SourceInfo
{
    std::string name; // of the file, or the device
    bool live = false; // frames not read in time are lost; no seeking
    int width = 0, height = 0; // pixels, after rotation and shrinking; 0: unknown before the first frame
    double rate = 0; // frames per second; 0: unknown
    std::int64_t frames = -1; // -1: unknown
};

struct SourceOptions
{
    int turned = 0; // degrees clockwise: 0, 90, 180, 270
    int longestSide = 0; // pixels; larger frames are shrunk. 0: no limit
};

namespace frame_limits {
constexpr int side = 16'384; // pixels of a frame
constexpr std::int64_t pixels = 64'000'000;
constexpr double rate = 1000; // frames per second
constexpr double seconds = 5; // time limit for a device or a stream to open, and to give a frame
constexpr std::size_t files = 1'000'000; // in a folder
} // namespace frame_limits

class FrameSource
{
public:
    virtual ~FrameSource() = default;
    [[nodiscard]] virtual const SourceInfo& info() const = 0;
    // The next frame, waiting for it in a live source; nullopt at the end. Throws Error{Input} naming the
    // source if a device is gone or a file is damaged.
    [[nodiscard]] virtual std::optional<Frame> next(const CancelToken& cancel) = 0;
    // FRAME becomes the next frame. Throws Error{Usage} for a live source.
    virtual void seek(std::int64_t frame) = 0;
    // An incidental finding: "ended after 57 of 100 frames". May be empty.
    [[nodiscard]] virtual Message note() const { return {}; }
};

using FrameSourcePtr = std::unique_ptr<FrameSource>;

// WHERE: "camera:0" or "/dev/video0"; a video file; a folder of pictures, in natural order; a URL (http,
// https, rtsp, rtmp, udp, tcp); "synthetic:640x480", optionally followed by "@30" frames per second, "*100"
// frames and "live". Throws Error{Input} naming WHERE and what was found, Error{Usage} for options out of
// range.
[[nodiscard]] FrameSourcePtr openSource(const std::string& where, const SourceOptions& options = {});
[[nodiscard]] bool isLiveAddress(const std::string& where); // a camera or a stream

struct Device
{
    std::string address; // "camera:0"
    std::string name; // from the driver
};
[[nodiscard]] std::vector<Device> cameras();

// PICTURE rotated and shrunk.
[[nodiscard]] Image arranged(Image picture, const SourceOptions& options);

// The parts of openSource(). 0 to 255 for "camera:2" or "/dev/video2"; throws Error{Usage}.
[[nodiscard]] int cameraNumber(const std::string& where);
[[nodiscard]] FrameSourcePtr openCapture(const std::string& where, const SourceOptions& options);
[[nodiscard]] FrameSourcePtr openSequence(const std::string& folder, const SourceOptions& options);

} // namespace hydra

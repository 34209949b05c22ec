// SPDX-License-Identifier: GPL-3.0-or-later
// Restricts what FFmpeg may read for us. OpenCV only allows this through the environment.
#pragma once

#include <cstdlib>
#include <string>

namespace hydra {

// Containers and streams that hold their pictures themselves. Other formats are refused: lists of other files
// (HLS, DASH, concat, SDP), rendered text, numbered pictures, filters. One list serves files and streams,
// because there is only one environment variable; files are checked before (capture_source.cpp).
constexpr const char* readableFormats =
    "mov,matroska,avi,mpegts,mpeg,mpegvideo,m4v,h264,hevc,mjpeg,flv,live_flv,ogg,gif,asf,ivf,mpjpeg,rtsp";
constexpr const char* usedProtocols = "file,http,https,httpproxy,tls,tcp,udp,rtp,rtmp";

// Call it before a second thread exists: setenv() and getenv() are not thread-safe. A second call has no
// effect. The user's options are kept; these are added unless the user already restricts formats.
inline void restrictFfmpeg()
{
    // Damaged files are reported by our errors, not by FFmpeg on the terminal.
    setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
    constexpr const char* name = "OPENCV_FFMPEG_CAPTURE_OPTIONS";
    const char* value = std::getenv(name);
    std::string options = value != nullptr && *value != '\0' ? value : "rtsp_flags;prefer_tcp"; // the default
    if (options.find("format_whitelist") == std::string::npos) {
        options += std::string("|enable_drefs;0|use_absolute_path;0|protocol_whitelist;") + usedProtocols
            + "|format_whitelist;" + readableFormats;
        setenv(name, options.c_str(), 1);
    }
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// What FFmpeg may read on our behalf, in the only way that OpenCV leaves open: by the environment.
#pragma once

#include <cstdlib>
#include <string>

namespace hydra {

// Containers and streams that hold their pictures themselves. Nothing else is tried: no lists of other
// files (HLS, DASH, concat, SDP), texts that are drawn, numbered pictures, filters. One list serves files and
// streams, because the environment has but one; a file is looked at before (capture_source.cpp).
constexpr const char* readableFormats =
    "mov,matroska,avi,mpegts,mpeg,mpegvideo,m4v,h264,hevc,mjpeg,flv,live_flv,ogg,gif,asf,ivf,mpjpeg,rtsp";
constexpr const char* usedProtocols = "file,http,https,httpproxy,tls,tcp,udp,rtp,rtmp";

// Called before there is a second thread: setenv() and getenv() know no locks. The second call changes
// nothing. What the user says stays, unless it is about other things: then this is added.
inline void restrictFfmpeg()
{
    // What FFmpeg thinks of a damaged file is said by an error here, not on the terminal.
    setenv("OPENCV_FFMPEG_LOGLEVEL", "-8", 0);
    constexpr const char* name = "OPENCV_FFMPEG_CAPTURE_OPTIONS";
    const char* said = std::getenv(name);
    std::string options = said != nullptr && *said != '\0' ? said : "rtsp_flags;prefer_tcp"; // OpenCV's own
    if (options.find("format_whitelist") == std::string::npos) {
        options += std::string("|enable_drefs;0|use_absolute_path;0|protocol_whitelist;") + usedProtocols
            + "|format_whitelist;" + readableFormats;
        setenv(name, options.c_str(), 1);
    }
}

} // namespace hydra

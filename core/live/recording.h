// SPDX-License-Identifier: GPL-3.0-or-later
// Frames with their maps as a video or a folder (core/frames/frame_writer.h), and a table of them beside it:
// at the end both exist, or neither. If two programs record to one name, both files come from the same
// program.
#pragma once

#include "core/base/new_file.h"
#include "core/frames/frame_writer.h"
#include "core/live/live_maker.h"

#include <string>

namespace hydra {

// The table of frames: number, time in the source, head count, class and probability, milliseconds of work,
// age of the picture, and whether it met the deadline.

[[nodiscard]] std::string frameTableHead(const std::string& number = "probability");
// One line. AGE in milliseconds; DEADLINE 0: no deadline.
[[nodiscard]] std::string frameTableRow(const LivePicture& picture, const VitConfig& config, double age,
                                        double deadline);

class Recording
{
public:
    // Throws as openFrameWriter() does.
    Recording(const Path& out, double rate);
    void add(const LivePicture& picture, const VitConfig& config, double age, double deadline);
    void commit();
    [[nodiscard]] const Path& file() const { return m_out; }
    [[nodiscard]] const Path& table() const { return m_name; }
    [[nodiscard]] std::int64_t frames() const { return m_frames; }

private:
    void write(const std::string& text) { m_table.write(text.data(), text.size()); }

    Path m_out;
    std::unique_ptr<FrameWriter> m_writer;
    Path m_name; // "talk.frames.csv" for "talk.mp4": "talk.csv" may be another file
    NewFile m_table;
    std::int64_t m_frames = 0;
};

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// Frames with their maps as a video or a folder (core/frames/frame_writer.h), and a table of them beside it:
// both are there at the end, or none. Two programs that record to one name end with both files of one of
// them.
#pragma once

#include "core/base/new_file.h"
#include "core/frames/frame_writer.h"
#include "core/live/live_maker.h"

#include <string>

namespace hydra {

// What was seen in each frame, as a table: number, time in the source, head count, class and probability,
// milliseconds of work, age of the picture, and whether it was there in time.

[[nodiscard]] std::string frameTableHead(const std::string& number = "probability");
// One line. AGE in milliseconds; DEADLINE 0: none.
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
    Path m_name; // "talk.frames.csv" of "talk.mp4": "talk.csv" may be anybody's
    NewFile m_table;
    std::int64_t m_frames = 0;
};

} // namespace hydra

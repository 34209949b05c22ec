// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/recording.h"

#include "core/base/folder_lock.h"
#include "core/live/frame_table.h"

namespace hydra::engine {

namespace {

Path tableBeside(const Path& out)
{
    Path name = out.has_filename() ? out : out.parent_path(); // "pictures/"
    return name.replace_extension(".frames.csv");
}

} // namespace

Recording::Recording(const Path& out, double rate)
    : m_out(out)
    , m_writer(openFrameWriter(out, rate))
    , m_name(tableBeside(out))
    , m_table(m_name)
{
    write(frameTableHead());
}

void Recording::add(const LivePicture& picture, const VitConfig& config, double age, double deadline)
{
    m_writer->add(picture.shown);
    write(frameTableRow(picture, config, age, deadline));
    ++m_frames;
}

void Recording::commit()
{
    m_writer->finish();
    m_table.finish();
    const FolderTurn turn(folderOf(m_name));
    m_writer->commit();
    m_table.commit();
}

} // namespace hydra::engine

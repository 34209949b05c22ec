// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/recording.h"

#include "core/base/folder_lock.h"
#include "core/base/foreign_words.h"

#include <cstdio>

namespace hydra {

namespace {

Path tableBeside(const Path& out)
{
    Path name = out.has_filename() ? out : out.parent_path(); // "pictures/"
    return name.replace_extension(".frames.csv");
}

std::string fixed(double value, int digits)
{
    char text[64];
    std::snprintf(text, sizeof text, "%.*f", digits, value);
    return text;
}

} // namespace

Recording::Recording(const Path& out, double rate)
    : m_out(out)
    , m_writer(openFrameWriter(out, rate))
    , m_name(tableBeside(out))
    , m_table(m_name)
{ }

void Recording::add(const LivePicture& picture, const VitConfig& config, double age, double deadline)
{
    m_writer->add(picture.shown);
    if (m_frames == 0) {
        write(frameTableHead(picture.prediction->word()));
    }
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

std::string frameTableHead(const std::string& number)
{
    return "frame,seconds,k,class,class_name," + number + ",ms,age_ms,kept\n";
}

std::string frameTableRow(const LivePicture& picture, const VitConfig& config, double age, double deadline)
{
    const std::vector<int>& ranking = picture.prediction->ranking;
    const int first = ranking.empty() ? -1 : ranking.front();
    const double probability =
        first < 0 ? 0 : double(picture.prediction->probabilities[static_cast<std::size_t>(first)]);
    std::string row = std::to_string(picture.number) + ',' + fixed(picture.seconds, 4) + ','
        + std::to_string(picture.heads) + ',';
    row += first < 0
        ? ",,"
        : std::to_string(first) + ',' + csvField(config.className(first)) + ',' + fixed(probability, 6);
    row += ',' + fixed(picture.milliseconds, 2) + ',' + fixed(age, 2) + ',';
    row += deadline > 0 ? (age <= deadline ? "1" : "0") : "";
    return row + '\n';
}

} // namespace hydra

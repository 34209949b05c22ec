// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/report_export.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "core/export/report_question.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace hydra::ui {

namespace {

// The files of PICTURES; built-in ones are copied to FOLDER.
std::vector<Path> filesOf(const QStringList& pictures, const QTemporaryDir& folder)
{
    std::vector<Path> files;
    for (const QString& picture : pictures) {
        if (QFile builtIn(picture);
            picture.startsWith(QLatin1Char(':')) && builtIn.open(QIODevice::ReadOnly)) {
            files.emplace_back(
                QFile::encodeName(folder.filePath(QFileInfo(picture).fileName())).toStdString());
            writeFileAtomically(files.back(), builtIn.readAll().toStdString());
        } else {
            files.emplace_back(QFile::encodeName(picture).toStdString());
        }
    }
    return files;
}

// FILES as command-line arguments: a folder that contains exactly these, else the files.
std::vector<std::string> inputsOf(std::vector<Path> files, const VitConfig& config)
{
    const std::vector<std::string> names(files.begin(), files.end());
    const Path own = files.front().parent_path();
    std::sort(files.begin(), files.end());
    for (const Path& folder : {own, own.parent_path()}) {
        try {
            std::vector<Path> found;
            for (const LocatedImage& image : reportPictures({folder.string()}, config)) {
                found.push_back(image.path);
            }
            std::sort(found.begin(), found.end());
            if (files.size() > 1 && found == files) {
                return {folder.string()};
            }
        } catch (const Error&) { // not a folder of pictures
        }
    }
    return names;
}

} // namespace

void writeReport(engine::Session& session, ReportRequest asked, const QStringList& pictures,
                 const Progress& progress, const CancelToken& cancel)
{
    requireWritable(asked.out); // checked first: the report may take minutes
    const QTemporaryDir folder;
    asked.inputs = inputsOf(filesOf(pictures, folder), asked.runs.front().model.config);
    const Report report = makeReport(session, asked, progress, cancel);
    cancel.check();
    writeFileAtomically(asked.out, report.page);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/file_picker.h"

#include "core/export/formats.h"
#include "ui/paint/format.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>
#include <map>
#include <utility>

namespace hydra::ui {

namespace {

struct Dialog
{
    QString title, filters; // filters are empty for a folder
};

Dialog dialogOf(FilePicker::File file)
{
    using File = FilePicker::File;
    const QString checkpoints = QObject::tr(
        "Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;All files (*)");
    const QString pictures =
        QObject::tr("Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;All files (*)");
    const QString videos =
        QObject::tr("Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;All files (*)");
    const std::map<File, Dialog> all{
        {File::Pictures, {QObject::tr("Open pictures"), pictures}},
        {File::PictureFolder, {QObject::tr("Open folder of pictures"), {}}},
        {File::ModelFolder, {QObject::tr("Folder of models"), {}}},
        {File::TrainingFolder, {QObject::tr("Open training folder"), {}}},
        {File::Video, {QObject::tr("Open a video"), videos}},
        {File::Model, {QObject::tr("Open model"), checkpoints}},
        {File::Autoencoder,
         {QObject::tr("Open autoencoder"),
          QObject::tr("Autoencoders (*.safetensors *.pt *.pth *.bin *.pkl);;All files (*)")}},
        {File::FeatureIndex,
         {QObject::tr("Index of features"), QObject::tr("Indexes of features (*.safetensors)")}},
        {File::Session, {QObject::tr("Open session"), QObject::tr("Hydrascope sessions (*.hydrascope)")}},
        {File::Basis, {QObject::tr("Open axes of feature colours"), QObject::tr("Kept axes (*.npz)")}},
        {File::Reference, {QObject::tr("Choose the picture to compare with"), pictures}},
        {File::Direction,
         {QObject::tr("Choose a direction of the embedding"),
          QObject::tr("NumPy arrays (*.npy);;All files (*)")}},
        {File::Probe,
         {QObject::tr("Choose a linear probe"), QObject::tr("Linear probes (*.safetensors);;All files (*)")}},
        {File::Index,
         {QObject::tr("Open an index of pictures"),
          QObject::tr("Indexes of pictures (*.safetensors);;All files (*)")}},
        {File::NewIndex,
         {QObject::tr("Save the index of pictures"), QObject::tr("Indexes of pictures (*.safetensors)")}},
        {File::Vocabulary,
         {QObject::tr("Choose the byte pairs of a CLIP"),
          QObject::tr("Vocabularies (*.txt *.gz *.json *.model);;All files (*)")}},
        {File::TextTower, {QObject::tr("Choose the file of dino.txt"), checkpoints}},
        {File::Words,
         {QObject::tr("Choose a list of words, one a line"), QObject::tr("Texts (*.txt);;All files (*)")}},
        {File::NewRecording,
         {QObject::tr("Record to"),
          QObject::tr("Videos (*.mp4 *.avi *.mkv);;A new folder of PNG files (*)")}},
        {File::NewSession, {QObject::tr("Save session"), QObject::tr("Hydrascope sessions (*.hydrascope)")}},
        {File::NewPicture, {QObject::tr("Save picture"), QObject::tr("PNG picture (*.png)")}}};
    return all.at(file);
}

template<class Ask>
QString answer(const Ask& ask)
{
    if (FilePicker::next) {
        return *std::exchange(FilePicker::next, std::nullopt);
    }
    return ask();
}

QString saveFolder; // empty until saveBeside() is called

// SUGGESTION, placed in saveFolder if it has no folder of its own.
QString placed(const QString& suggestion)
{
    const bool hasFolder = suggestion.contains(QLatin1Char('/'));
    FilePicker::offered =
        hasFolder || saveFolder.isEmpty() ? suggestion : QDir(saveFolder).filePath(suggestion);
    return FilePicker::offered;
}

// ".csv", of "Table (*.csv)".
QString suffixOf(const QString& filter)
{
    return filter.section(QLatin1Char('*'), 1).section(QLatin1Char(')'), 0, 0);
}

QString formatName(const QString& format)
{
    return format == QLatin1String("csv")               ? QObject::tr("Table")
        : format == QLatin1String("json")               ? QObject::tr("JSON, with settings")
        : format == QLatin1String("npz")                ? QObject::tr("NumPy arrays, with settings")
        : format == QLatin1String("zip")                ? QObject::tr("Evidence")
        : format == QLatin1String("coco.json")          ? QObject::tr("COCO boxes")
        : format == QLatin1String("fiftyone")           ? QObject::tr("FiftyOne heat maps, a folder")
        : format == QLatin1String("maps")               ? QObject::tr("Maps as arrays and pictures, a folder")
        : enumNamed<FigureFormat>(format.toStdString()) ? format.toUpper()
        : format == QLatin1String("html")               ? QObject::tr("Web page")
        : format == QLatin1String("tex")                ? QObject::tr("LaTeX table")
        : format == QLatin1String("py")                 ? QObject::tr("Matplotlib script")
                                                        : QObject::tr("NumPy array");
}

} // namespace

std::optional<QString> FilePicker::next;
QString FilePicker::offered;

void FilePicker::saveBeside(const QString& picture)
{
    const QFileInfo file(picture);
    const bool real = !picture.isEmpty() && !picture.startsWith(QLatin1Char(':')) && file.exists();
    saveFolder =
        real ? file.absolutePath() : QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
}

QStringList FilePicker::images(QWidget* parent, const QString& folder)
{
    if (next) {
        return std::exchange(next, std::nullopt)->split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    }
    const Dialog dialog = dialogOf(File::Pictures);
    return QFileDialog::getOpenFileNames(parent, dialog.title, folder, dialog.filters);
}

QString FilePicker::open(File file, QWidget* parent, const QString& folder)
{
    return answer([&, dialog = dialogOf(file)] {
        return dialog.filters.isEmpty()
            ? QFileDialog::getExistingDirectory(parent, dialog.title, folder)
            : QFileDialog::getOpenFileName(parent, dialog.title, folder, dialog.filters);
    });
}

QString FilePicker::save(File file, QWidget* parent, const QString& suggestion)
{
    const QString place = placed(suggestion);
    return answer([&, dialog = dialogOf(file)] {
        return QFileDialog::getSaveFileName(parent, dialog.title, place, dialog.filters);
    });
}

QString FilePicker::figure(QWidget* parent, const QString& suggestion)
{
    return saveData(parent, QObject::tr("Save figure"), suggestion,
                    text(listText(wordsOf<FigureFormat>(), " ")));
}

QString FilePicker::saveData(QWidget* parent, const QString& title, const QString& suggestion,
                             const QString& formats)
{
    const QString place = placed(suggestion);
    return answer([&] {
        const QStringList endings = formats.split(QLatin1Char(' '));
        QStringList filters;
        for (const QString& format : endings) {
            filters << QStringLiteral("%1 (*.%2)").arg(formatName(format), format);
        }
        QString chosen = filters.value(endings.indexOf(QFileInfo(suggestion).suffix()));
        QString file =
            QFileDialog::getSaveFileName(parent, title, place, filters.join(QStringLiteral(";;")), &chosen);
        const bool named = std::any_of(endings.begin(), endings.end(), [&](const QString& ending) {
            return file.endsWith(QLatin1Char('.') + ending, Qt::CaseInsensitive);
        });
        if (!file.isEmpty() && !named) {
            file += suffixOf(chosen);
        }
        return file;
    });
}

} // namespace hydra::ui

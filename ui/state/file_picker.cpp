// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/file_picker.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace hydra::ui {

namespace {

QString tr(const char* source)
{
    return QCoreApplication::translate("FilePicker", source);
}

template<class Ask>
QString answer(const Ask& ask)
{
    if (FilePicker::next) {
        return *std::exchange(FilePicker::next, std::nullopt);
    }
    return ask();
}

QString saveFolder; // empty: nobody has said it yet

// A name without a folder is put where the user will look for it.
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
    return format == QLatin1String("csv") ? tr("Table")
        : format == QLatin1String("json") ? tr("JSON, with settings")
        : format == QLatin1String("npz")  ? tr("NumPy arrays, with settings")
                                          : tr("NumPy array");
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
    return QFileDialog::getOpenFileNames(
        parent, tr("Open images"), folder,
        tr("Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;"
           "All files (*)"));
}

QString FilePicker::video(QWidget* parent, const QString& folder)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(
            parent, tr("Open a video"), folder,
            tr("Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;All files (*)"));
    });
}

QString FilePicker::recording(QWidget* parent, const QString& suggestion)
{
    const QString place = placed(suggestion);
    return answer([&] {
        return QFileDialog::getSaveFileName(parent, tr("Record to"), place,
                                            tr("Videos (*.mp4 *.avi *.mkv);;A new folder of PNG files (*)"));
    });
}

QString FilePicker::reference(QWidget* parent)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(parent, tr("Choose the picture to compare with"), QString(),
                                            tr("Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm "
                                               "*.pgm);;All files (*)"));
    });
}

QString FilePicker::direction(QWidget* parent)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(parent, tr("Choose a direction of the embedding"), QString(),
                                            tr("NumPy arrays (*.npy);;All files (*)"));
    });
}

QString FilePicker::probe(QWidget* parent)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(parent, tr("Choose a linear probe"), QString(),
                                            tr("Linear probes (*.safetensors);;All files (*)"));
    });
}
QString FilePicker::vocabulary(QWidget* parent)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(parent, tr("Choose the byte pairs of a CLIP"), QString(),
                                            tr("Vocabularies (*.txt *.gz *.json);;All files (*)"));
    });
}

QString FilePicker::imageFolder(QWidget* parent, const QString& folder)
{
    return answer(
        [&] { return QFileDialog::getExistingDirectory(parent, tr("Open folder of images"), folder); });
}

QString FilePicker::trainingFolder(QWidget* parent, const QString& folder)
{
    return answer(
        [&] { return QFileDialog::getExistingDirectory(parent, tr("Open training folder"), folder); });
}

QString FilePicker::model(QWidget* parent, const QString& folder)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(
            parent, tr("Open model"), folder,
            tr("Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;"
               "All files (*)"));
    });
}

QString FilePicker::basis(QWidget* parent, const QString& folder)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(parent, tr("Open axes of feature colours"), folder,
                                            tr("Kept axes (*.npz)"));
    });
}

QString FilePicker::session(QWidget* parent, const QString& folder)
{
    return answer([&] {
        return QFileDialog::getOpenFileName(parent, tr("Open session"), folder,
                                            tr("Hydrascope sessions (*.hydrascope)"));
    });
}

QString FilePicker::saveSession(QWidget* parent, const QString& suggestion)
{
    const QString place = placed(suggestion);
    return answer([&] {
        return QFileDialog::getSaveFileName(parent, tr("Save session"), place,
                                            tr("Hydrascope sessions (*.hydrascope)"));
    });
}

QString FilePicker::save(QWidget* parent, const QString& suggestion)
{
    const QString place = placed(suggestion);
    return answer([&] {
        return QFileDialog::getSaveFileName(parent, tr("Save picture"), place, tr("PNG picture (*.png)"));
    });
}

QString FilePicker::figure(QWidget* parent, const QString& suggestion)
{
    const QString place = placed(suggestion);
    return answer([&] {
        const QString filters = tr("PDF (*.pdf)") + QStringLiteral(";;") + tr("SVG (*.svg)")
            + QStringLiteral(";;") + tr("PNG (*.png)");
        QString chosen;
        QString file = QFileDialog::getSaveFileName(parent, tr("Save figure"), place, filters, &chosen);
        if (!file.isEmpty() && QFileInfo(file).suffix().isEmpty()) {
            file += suffixOf(chosen);
        }
        return file;
    });
}

QString FilePicker::saveTable(QWidget* parent, const QString& suggestion)
{
    const QString place = placed(suggestion);
    return answer(
        [&] { return QFileDialog::getSaveFileName(parent, tr("Save table"), place, tr("Table (*.csv)")); });
}

QString FilePicker::saveData(QWidget* parent, const QString& title, const QString& suggestion,
                             const QStringList& formats)
{
    const QString place = placed(suggestion);
    return answer([&] {
        QStringList filters;
        for (const QString& format : formats) {
            filters << QStringLiteral("%1 (*.%2)").arg(formatName(format), format);
        }
        QString chosen = filters.value(formats.indexOf(QFileInfo(suggestion).suffix()));
        QString file =
            QFileDialog::getSaveFileName(parent, title, place, filters.join(QStringLiteral(";;")), &chosen);
        if (!file.isEmpty() && !formats.contains(QFileInfo(file).suffix().toLower())) {
            file += suffixOf(chosen);
        }
        return file;
    });
}

} // namespace hydra::ui

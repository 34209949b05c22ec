// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the window and file dialogs: a test sets `next` to what the user picks, and no dialog
// opens.
#pragma once

#include <QStringList>

#include <optional>

class QWidget;

namespace hydra::ui {

class FilePicker
{
public:
    // The answer to the next dialog of any kind; an empty string is "Cancel".
    static std::optional<QString> next;
    // The suggestion in the last dialog for saving.
    static QString offered;
    // Dialogs for saving start in the folder of PICTURE, the shown file, or in the user's picture folder if
    // it is not a file.
    static void saveBeside(const QString& picture);

    // The kind of file or folder to open or save.
    enum class File
    {
        Pictures,
        PictureFolder,
        TrainingFolder,
        Video,
        Model,
        ModelFolder,
        Autoencoder,
        FeatureIndex, // of a folder; to open or save
        Session,
        Basis, // axes of feature colours
        Reference, // a picture to compare with
        Direction, // of the embedding
        Probe,
        Index, // of pictures
        NewIndex,
        Vocabulary, // byte pairs of a CLIP
        TextTower, // of a DINOv3
        Words, // one per line
        NewRecording, // a video, or a name without a suffix for a folder
        NewSession,
        NewPicture,
    };

    // Empty if the user cancels. FOLDER is where the dialog starts. `next` lists several images one per line.
    [[nodiscard]] static QStringList images(QWidget* parent, const QString& folder);
    [[nodiscard]] static QString open(File file, QWidget* parent, const QString& folder = {});
    [[nodiscard]] static QString save(File file, QWidget* parent, const QString& suggestion);
    // PDF, SVG or PNG; adds the suffix of the chosen filter if the user typed none.
    [[nodiscard]] static QString figure(QWidget* parent, const QString& suggestion);
    // FORMATS are extensions, "csv json", the default first. Adds that of the chosen filter if the user typed
    // no listed extension.
    [[nodiscard]] static QString saveData(QWidget* parent, const QString& title, const QString& suggestion,
                                          const QString& formats);
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The seam between the window and file dialogs: a test says in `next` what the user picks, and no dialog
// opens.
#pragma once

#include <QStringList>

#include <optional>

class QWidget;

namespace hydra::ui {

class FilePicker
{
public:
    // The answer to the next question, whatever it is; an empty string is "Cancel".
    static std::optional<QString> next;
    // What the last dialog for saving began with.
    static QString offered;
    // Dialogs for saving begin beside PICTURE, the file of what is shown; where it is none, among the user's
    // pictures.
    static void saveBeside(const QString& picture);

    // What is opened, or written anew.
    enum class File
    {
        Pictures,
        PictureFolder,
        TrainingFolder,
        Video,
        Model,
        ModelFolder,
        Autoencoder,
        FeatureIndex, // of a folder; opened, or written anew
        Session,
        Basis, // axes of feature colours
        Reference, // a picture to compare with
        Direction, // of the embedding
        Probe,
        Index, // of pictures
        NewIndex,
        Vocabulary, // byte pairs of a CLIP
        TextTower, // of a DINOv3
        Words, // one a line
        NewRecording, // a video, or a name without a suffix for a folder
        NewSession,
        NewPicture,
    };

    // Empty when the user cancels. FOLDER is where the dialog starts. Of several images `next` has one a
    // line.
    [[nodiscard]] static QStringList images(QWidget* parent, const QString& folder);
    [[nodiscard]] static QString open(File file, QWidget* parent, const QString& folder = {});
    [[nodiscard]] static QString save(File file, QWidget* parent, const QString& suggestion);
    // PDF, SVG or PNG; the suffix is that of the chosen filter where none was written.
    [[nodiscard]] static QString figure(QWidget* parent, const QString& suggestion);
    // FORMATS are endings, "csv json", the first being the usual one; that of the chosen filter is added
    // where none of them was written.
    [[nodiscard]] static QString saveData(QWidget* parent, const QString& title, const QString& suggestion,
                                          const QString& formats);
};

} // namespace hydra::ui

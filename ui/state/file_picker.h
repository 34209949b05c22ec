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

    // Empty when the user cancels. FOLDER is where the dialog starts. Of several images `next` has one a
    // line.
    [[nodiscard]] static QStringList images(QWidget* parent, const QString& folder);
    [[nodiscard]] static QString imageFolder(QWidget* parent, const QString& folder);
    [[nodiscard]] static QString video(QWidget* parent, const QString& folder);
    // A video, or a name without a suffix for a folder.
    [[nodiscard]] static QString recording(QWidget* parent, const QString& suggestion);
    [[nodiscard]] static QString trainingFolder(QWidget* parent, const QString& folder);
    [[nodiscard]] static QString model(QWidget* parent, const QString& folder);
    [[nodiscard]] static QString basis(QWidget* parent, const QString& folder); // axes of feature colours
    [[nodiscard]] static QString session(QWidget* parent, const QString& folder);
    // One image, a direction (.npy), a linear probe.
    [[nodiscard]] static QString reference(QWidget* parent);
    [[nodiscard]] static QString direction(QWidget* parent);
    [[nodiscard]] static QString probe(QWidget* parent);
    [[nodiscard]] static QString vocabulary(QWidget* parent); // byte pairs of a CLIP
    [[nodiscard]] static QString saveSession(QWidget* parent, const QString& suggestion);
    [[nodiscard]] static QString save(QWidget* parent, const QString& suggestion);
    // PDF, SVG or PNG; the suffix is that of the chosen filter where none was written.
    [[nodiscard]] static QString figure(QWidget* parent, const QString& suggestion);
    [[nodiscard]] static QString saveTable(QWidget* parent, const QString& suggestion);
    // FORMATS are endings, "csv", the first being the usual one; that of the chosen filter is added where
    // none of them was written.
    [[nodiscard]] static QString saveData(QWidget* parent, const QString& title, const QString& suggestion,
                                          const QStringList& formats);
};

} // namespace hydra::ui

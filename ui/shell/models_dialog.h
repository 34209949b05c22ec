// SPDX-License-Identifier: GPL-3.0-or-later
// File > Open model: lists the models on this computer, searched while typing, with what each is and whether
// it opens. Buttons open any other file or the download dialog.
#pragma once

#include "ui/models/found_list.h"
#include "ui/widgets/form.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTableView;

namespace hydra::ui {

class ModelsDialog : public QDialog
{
    Q_OBJECT

public:
    ModelsDialog(Library& library, Settings& settings, QWidget* parent);

Q_SIGNALS:
    void modelWanted(const QString& path);
    void downloadWanted();

private:
    void build();
    void follow(); // the chosen row
    void want(const QString& path);
    void browse();
    void addFolder();
    void fillFolders();

    Settings& m_settings;
    FoundList m_list;
    FoundSearch m_search;
    QString m_typed;
    ValueForm m_form; // for m_typed
    QLineEdit* m_words;
    QTableView* m_table;
    QLabel* m_note;
    QPushButton *m_open, *m_folders;
};

} // namespace hydra::ui

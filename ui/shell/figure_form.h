// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of a figure. Their values and the window's question make a FigureSpec.
#pragma once

#include "ui/figures/figure_spec.h"
#include "ui/state/board.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/widgets/form.h"

#include <QWidget>

class QListWidget;
class QListWidgetItem;

namespace hydra::ui {

class FormLayout;

class FigureForm : public QWidget
{
    Q_OBJECT

public:
    FigureForm(ViewState& state, Board& board, Library& library, QWidget* parent = nullptr);

    // Requires a ready state. Throws Error{Usage} for head counts or blocks that cannot be read.
    [[nodiscard]] FigureSpec spec() const;
    [[nodiscard]] QStringList paths() const; // of the pictures; empty: the current one
    void setKind(FigureKind kind);
    void commit() { m_form.commit(); }
    void setFeature(const QString& index); // chooses a feature's sheet, with INDEX of a folder
    void setHeadMatrix(const std::string& method, bool sorted, bool oneRange); // as a window shows it
    void showCaption(const QString& automatic); // shown while the user has written none

Q_SIGNALS:
    void changed();

private:
    void build();
    void buildMethods();
    void suit(); // fits the controls to the kind
    void tell();
    void again()
    {
        suit();
        tell();
    }
    void checkMethods(const std::vector<std::string>& methods);
    void keepOne(QListWidgetItem* chosen); // of the methods, if the kind shows only one
    void nameFiles(FigureSpec& spec) const;
    void asShown(FigureSpec& spec) const;
    void asInMatrix(FigureSpec& spec) const;
    [[nodiscard]] bool asNow() const; // whether the kind takes head count and block of the view
    [[nodiscard]] std::vector<std::string> methods() const;

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    QString m_index; // the index file of a feature's sheet
    FigureKind m_kind = FigureKind::View;
    QString m_heads, m_blocks, m_words; // the last is the caption
    bool m_all = false, m_separate = false, m_captioned = true, m_fullPaths = false; // m_all: all pictures
    FigureDrawing m_drawing;
    Form<FigureDrawing, DrawingField> m_form; // edits it
    ValueForm m_rows; // edits the other values
    FormLayout* m_layout;
    QComboBox* m_pictures;
    QListWidget* m_methods;
    QLineEdit* m_caption;
};

} // namespace hydra::ui

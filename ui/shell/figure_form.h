// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of a figure: what they say, together with what the window asks, is a FigureSpec.
#pragma once

#include "ui/figures/figure_spec.h"
#include "ui/state/board.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/widgets/form.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QSpinBox;

namespace hydra::ui {

class FormLayout;

class FigureForm : public QWidget
{
    Q_OBJECT

public:
    FigureForm(ViewState& state, Board& board, Library& library, QWidget* parent = nullptr);

    // Only when the state is ready. Throws Error{Usage} for head counts or blocks that cannot be read.
    [[nodiscard]] FigureSpec spec() const;
    [[nodiscard]] QStringList paths() const; // of the pictures; empty: the current one
    void setKind(FigureKind kind);
    void commit() { m_form.commit(); }
    // The matrix of all heads, as a window shows it.
    void setFeature(const QString& index); // a sheet, with an index of a folder
    void setHeadMatrix(const std::string& method, bool sorted, bool oneRange);
    void showCaption(const QString& automatic); // where none was written

Q_SIGNALS:
    void changed();

private:
    void build();
    void follow(); // the kind: what suits it
    void showRows();
    void tell();
    void checkMethods(const std::vector<std::string>& methods);
    void keepOne(QListWidgetItem* chosen); // of methods, where the kind shows one alone
    void nameFiles(FigureSpec& spec) const;
    void asShown(FigureSpec& spec) const;
    void asInMatrix(FigureSpec& spec) const;
    [[nodiscard]] bool asNow() const; // head count and block of the view
    [[nodiscard]] FigureKind kind() const;
    [[nodiscard]] std::vector<std::string> methods() const;

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    QString m_index; // of a feature's sheet
    bool m_following = false; // the controls are being set, not used
    FigureDrawing m_drawing;
    Form<FigureDrawing, DrawingField> m_form; // of it
    FormLayout* m_layout;
    QComboBox* m_kind;
    QComboBox* m_pictures;
    QLineEdit* m_heads;
    QListWidget* m_methods;
    QLineEdit* m_blocks;
    QCheckBox* m_separate;
    QSpinBox* m_columns;
    QCheckBox* m_captioned;
    QLineEdit* m_caption;
    QCheckBox* m_fullPaths;
};

} // namespace hydra::ui

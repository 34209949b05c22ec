// SPDX-License-Identifier: GPL-3.0-or-later
// Controls of the query: method, class, block, head, token. A row is shown only if the chosen method uses it.
#pragma once

#include "ui/panels/option_form.h"
#include "ui/state/board.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace hydra::ui {

class ClassField;
class FormLayout;
class MethodBox;

class ExplainPanel : public QWidget
{
    Q_OBJECT

public:
    ExplainPanel(ViewState& state, Board& board, QWidget* parent = nullptr);
    void add(QWidget* controls); // below the other rows, over the whole width
    void addOthers(); // the remaining options, which have no row yet

Q_SIGNALS:
    void referenceWanted(const QString& id); // the id of the chosen method's section

private:
    void build();
    void buildMethod(FormLayout* form);
    void addOptions(FormLayout* form);
    void follow();
    void setRanges();
    [[nodiscard]] int ownStart() const; // the method's default start block

    ViewState& m_state;
    MethodBox* m_method;
    QLabel* m_teaches;
    ClassField* m_class;
    ClassField* m_against;
    OptionForm m_form;
    QSpinBox* m_layer = nullptr;
    QSpinBox* m_head = nullptr;
    QSpinBox* m_startLayer = nullptr;
    QPushButton* m_token;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Small builders that give all panels the same spacing, labels and help.
#pragma once

#include "core/base/field.h"
#include "ui/widgets/form_layout.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

class QAction;
class QCheckBox;
class QDoubleSpinBox;
class QSlider;
class QSpinBox;
class QTableView;

namespace hydra::ui {

// A one-line label: cuts text that is too long with an ellipsis and shows all of it as tooltip.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

// Returns a form with the panel's margins and quiet labels on the left.
[[nodiscard]] FormLayout* panelForm(QWidget* panel);
// NAME is the visible label and the accessible name of FIELD; HELP is the tooltip of both.
void addRow(FormLayout* form, const QString& name, QWidget* field, const QString& help);
[[nodiscard]] QLabel* heading(const QString& title, QWidget* parent);
[[nodiscard]] QLabel* quietLabel(const QString& words, QWidget* parent);
// A check box that shows and triggers ACTION.
[[nodiscard]] QCheckBox* checkBoxFor(QAction* action, QWidget* parent);
[[nodiscard]] QToolButton* toolButtonFor(QAction* action, QWidget* parent,
                                         Qt::ToolButtonStyle style = Qt::ToolButtonTextOnly);
// A small "?" button that opens the reference; SPOKEN names its subject.
[[nodiscard]] QToolButton* referenceButton(const char* id, const QString& spoken, QWidget* parent);
// Puts two equally wide fields in one row; the first takes the row's focus.
[[nodiscard]] QWidget* sideBySide(QWidget* first, QWidget* second);
// Range LOW to HIGH, suffix UNIT.
[[nodiscard]] QSpinBox* wholeBox(const char* id, int low, int high, const QString& unit, QWidget* parent);
[[nodiscard]] QDoubleSpinBox* numberBox(const char* id, double low, double high, int decimals,
                                        const QString& unit, QWidget* parent);
// The same with RULE's bounds; numberBox() shows one decimal.
[[nodiscard]] QSpinBox* wholeBox(const char* id, const FieldRule& rule, const QString& unit, QWidget* parent);
[[nodiscard]] QDoubleSpinBox* numberBox(const char* id, const FieldRule& rule, const QString& unit,
                                        QWidget* parent);
// A slider from 0 to 100 with its number beside it.
[[nodiscard]] QWidget* percentSlider(QSlider*& slider, QWidget* parent);

// Rows are HEIGHT high, have no numbers and no grid, and are selected whole; Tab leaves the table.
void keepPlain(QTableView& table, int height);

// Sets the object name (for tests), the accessible name and the tooltip.
void describe(QWidget* widget, const char* id, const QString& spoken, const QString& help);
// Sets the role (for the style sheet) and the object name (for tests).
void inRole(QWidget* widget, const char* role, const char* id);

} // namespace hydra::ui

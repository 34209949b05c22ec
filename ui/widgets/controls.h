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

// One line that ends in an ellipsis where the room ends, with all of it as tooltip.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;
};

// A form with the panel's margins; labels on the left in quiet colour.
[[nodiscard]] FormLayout* panelForm(QWidget* panel);
// NAME is the visible label and the accessible name of FIELD; HELP its tooltip, on both.
void addRow(FormLayout* form, const QString& name, QWidget* field, const QString& help);
[[nodiscard]] QLabel* heading(const QString& title, QWidget* parent);
[[nodiscard]] QLabel* quietLabel(const QString& words, QWidget* parent);
// A check box that shows and triggers ACTION.
[[nodiscard]] QCheckBox* checkBoxFor(QAction* action, QWidget* parent);
[[nodiscard]] QToolButton* toolButtonFor(QAction* action, QWidget* parent,
                                         Qt::ToolButtonStyle style = Qt::ToolButtonTextOnly);
// A small "?" that leads to the reference; SPOKEN says about what.
[[nodiscard]] QToolButton* referenceButton(const char* id, const QString& spoken, QWidget* parent);
// Two fields of one row, equally wide; the first has the row's focus.
[[nodiscard]] QWidget* sideBySide(QWidget* first, QWidget* second);
// For LOW to HIGH of UNIT.
[[nodiscard]] QSpinBox* wholeBox(const char* id, int low, int high, const QString& unit, QWidget* parent);
[[nodiscard]] QDoubleSpinBox* numberBox(const char* id, double low, double high, int decimals,
                                        const QString& unit, QWidget* parent);
// The same with RULE's bounds; a number with one decimal.
[[nodiscard]] QSpinBox* wholeBox(const char* id, const FieldRule& rule, const QString& unit, QWidget* parent);
[[nodiscard]] QDoubleSpinBox* numberBox(const char* id, const FieldRule& rule, const QString& unit,
                                        QWidget* parent);
// 0..100 with the number beside it.
[[nodiscard]] QWidget* percentSlider(QSlider*& slider, QWidget* parent);

// Rows of HEIGHT without numbers and lines, chosen whole; Tab leaves the table.
void keepPlain(QTableView& table, int height);

// What tests, screen readers and the mouse know a control by.
void describe(QWidget* widget, const char* id, const QString& spoken, const QString& help);
// What the style sheet and tests know WIDGET by.
void inRole(QWidget* widget, const char* role, const char* id);

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls.h"

#include "ui/widgets/glossary.h"
#include "ui/widgets/plain_title.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QCheckBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QSlider>
#include <QTableView>

namespace hydra::ui {

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect room = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    const QString line = fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
    painter.drawText(room, int(alignment()), line);
    // Escaped: names of classes and files are not markup.
    setToolTip(line == text() ? QString() : QStringLiteral("<qt>%1</qt>").arg(text().toHtmlEscaped()));
}

FormLayout* panelForm(QWidget* panel)
{
    auto* form = new FormLayout(panel);
    form->setContentsMargins(space::wide, space::wide, space::wide, space::wide);
    form->setHorizontalSpacing(space::wide);
    form->setVerticalSpacing(space::normal - 1);
    return form;
}

void addRow(FormLayout* form, const QString& name, QWidget* field, const QString& help)
{
    auto* label = new QLabel(name);
    label->setProperty("role", QStringLiteral("quiet"));
    label->setToolTip(help);
    if (const QString word = wordNamed(name); !word.isEmpty()) {
        teach(label, {word});
    }
    label->setBuddy(field);
    field->setToolTip(help);
    field->setAccessibleName(plainTitle(name));
    if (QWidget* inside = field->focusProxy(); inside && inside->accessibleName().isEmpty()) {
        inside->setAccessibleName(plainTitle(name));
    }
    form->addRow(label, field);
}

QLabel* heading(const QString& title, QWidget* parent)
{
    auto* label = new QLabel(title, parent);
    label->setProperty("role", QStringLiteral("heading"));
    return label;
}

QLabel* quietLabel(const QString& words, QWidget* parent)
{
    auto* label = new QLabel(words, parent);
    label->setProperty("role", QStringLiteral("quiet"));
    label->setWordWrap(true);
    return label;
}

QCheckBox* checkBoxFor(QAction* action, QWidget* parent)
{
    QString title = action->text();
    auto* box = new QCheckBox(title.remove(QLatin1Char('&')), parent);
    box->setToolTip(action->toolTip());
    box->setChecked(action->isChecked());
    box->setEnabled(action->isEnabled());
    QObject::connect(action, &QAction::changed, box, [box, action] { box->setEnabled(action->isEnabled()); });
    QObject::connect(box, &QCheckBox::toggled, action, &QAction::setChecked);
    QObject::connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    return box;
}

QToolButton* toolButtonFor(QAction* action, QWidget* parent, Qt::ToolButtonStyle style)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setFocusPolicy(Qt::TabFocus);
    if (style == Qt::ToolButtonTextOnly) { // a text that can be pressed must look like a button
        button->setProperty("role", QStringLiteral("button"));
    }
    QString title = action->text();
    button->setAccessibleName(title.remove(QLatin1Char('&')));
    return button;
}

QToolButton* referenceButton(const char* id, const QString& spoken, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(QStringLiteral("?"));
    button->setFocusPolicy(Qt::TabFocus);
    button->setProperty("role", QStringLiteral("button"));
    describe(button, id, spoken,
             QCoreApplication::translate("hydra::ui::Controls",
                                         "<b>%1</b><br>Formula, conventions and source, in the reference.")
                 .arg(spoken));
    return button;
}

QWidget* sideBySide(QWidget* first, QWidget* second)
{
    auto* both = new QWidget;
    filled(new QHBoxLayout(both), {{first, 1}, {second, 1}});
    both->setFocusProxy(first);
    return both;
}

QSpinBox* wholeBox(const char* id, int low, int high, const QString& unit, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(id));
    box->setRange(low, high);
    box->setSuffix(unit);
    return box;
}

QSpinBox* wholeBox(const char* id, const FieldRule& rule, const QString& unit, QWidget* parent)
{
    return wholeBox(id, int(rule.low), int(rule.high), unit, parent);
}

QDoubleSpinBox* numberBox(const char* id, const FieldRule& rule, const QString& unit, QWidget* parent)
{
    return numberBox(id, rule.low, rule.high, 1, unit, parent);
}

QDoubleSpinBox* numberBox(const char* id, double low, double high, int decimals, const QString& unit,
                          QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(QLatin1String(id));
    box->setDecimals(decimals);
    box->setRange(low, high);
    box->setSuffix(unit);
    return box;
}

QWidget* percentSlider(QSlider*& slider, QWidget* parent)
{
    auto* row = new QWidget(parent);
    slider = new QSlider(Qt::Horizontal, row);
    slider->setRange(0, 100);
    slider->setPageStep(10);
    auto* number = new QLabel(row);
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    number->setFixedWidth(row->fontMetrics().horizontalAdvance(QStringLiteral("100 %")));
    QObject::connect(slider, &QSlider::valueChanged, number,
                     [number](int value) { number->setText(QStringLiteral("%1 %").arg(value)); });
    number->setText(QStringLiteral("0 %"));
    filled(new QHBoxLayout(row), {{slider, 1}, number});
    row->setFocusProxy(slider);
    return row;
}

void keepPlain(QTableView& table, int height)
{
    table.verticalHeader()->hide();
    table.verticalHeader()->setDefaultSectionSize(height);
    table.setShowGrid(false);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setTabKeyNavigation(false);
}

void describe(QWidget* widget, const char* id, const QString& spoken, const QString& help)
{
    widget->setObjectName(QLatin1String(id));
    widget->setAccessibleName(spoken);
    widget->setToolTip(help);
}

void inRole(QWidget* widget, const char* role, const char* id)
{
    widget->setProperty("role", QLatin1String(role));
    widget->setObjectName(QLatin1String(id));
}

} // namespace hydra::ui

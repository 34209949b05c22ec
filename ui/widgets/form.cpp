// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form.h"

#include "ui/widgets/controls.h"

#include <QScopedValueRollback>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

// Shows or hides CONTROL, or the form row it starts.
void show(QWidget* control, bool shown)
{
    QWidget* row = control->parentWidget()->focusProxy() == control ? control->parentWidget() : control;
    auto* form = dynamic_cast<FormLayout*>(row->parentWidget()->layout());
    if (form && form->indexOf(row) >= 0) {
        form->setRowVisible(row, shown);
    } else {
        control->setVisible(shown);
    }
}

// Does not write an equal number again, which would replace the text being typed.
template<class Box, class Number>
void showNumber(Box* box, Number number)
{
    if (box->value() != number) {
        box->setValue(number);
    }
}

} // namespace

ValueForm::ValueForm(QWidget* parent, std::function<void()> changed)
    : m_parent(parent)
    , m_changed(std::move(changed))
{ }

QSpinBox* ValueForm::whole(const char* id, const Value<int>& value, int low, int high, const QString& name,
                           const QString& help)
{
    QSpinBox* box = wholeBox(id, low, high, {}, m_parent);
    describe(box, id, name, help);
    connect(box, &QSpinBox::valueChanged, this, [this, value](int now) { edited([&] { value.set(now); }); });
    tie(box, [box, value] { showNumber(box, value.get()); });
    return box;
}

QDoubleSpinBox* ValueForm::number(const char* id, const Value<double>& value, double low, double high,
                                  int decimals, const QString& name, const QString& help)
{
    QDoubleSpinBox* box = numberBox(id, low, high, decimals, {}, m_parent);
    describe(box, id, name, help);
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, value](double now) { edited([&] { value.set(now); }); });
    tie(box, [box, value] { showNumber(box, value.get()); });
    return box;
}

QCheckBox* ValueForm::flag(const char* id, const Value<bool>& value, const QString& title,
                           const QString& help)
{
    auto* box = new QCheckBox(title, m_parent);
    describe(box, id, {}, help);
    connect(box, &QCheckBox::toggled, this, [this, value](bool on) { edited([&] { value.set(on); }); });
    tie(box, [box, value] { box->setChecked(value.get()); });
    return box;
}

QSlider* ValueForm::slider(const char* id, const Value<int>& value, int low, int high, const QString& name,
                           const QString& help)
{
    auto* slider = new QSlider(Qt::Horizontal, m_parent);
    slider->setRange(low, high);
    describe(slider, id, name, help);
    connect(slider, &QSlider::valueChanged, this,
            [this, value](int now) { edited([&] { value.set(now); }); });
    tie(slider, [slider, value] { slider->setValue(value.get()); });
    return slider;
}

QLineEdit* ValueForm::line(const char* id, const Value<QString>& value, const QString& hint,
                           const QString& name, const QString& help, bool done)
{
    auto* line = new QLineEdit(m_parent);
    line->setPlaceholderText(hint);
    describe(line, id, name, help);
    const auto write = [this, line, value] { edited([&] { value.set(line->text()); }); };
    done ? connect(line, &QLineEdit::editingFinished, this, write)
         : connect(line, &QLineEdit::textChanged, this, write);
    tie(line, [line, value] {
        if (line->text() != value.get()) { // keeps the text cursor
            line->setText(value.get());
        }
    });
    return line;
}

QComboBox* ValueForm::combo(const char* id, const QString& name, const QString& help)
{
    auto* box = new QComboBox(m_parent);
    describe(box, id, name, help);
    return box;
}

void ValueForm::tie(QWidget* control, std::function<void()> display, std::function<bool()> shown)
{
    m_controls.push_back({control, std::move(display), std::move(shown), {}});
}

void ValueForm::edited(const std::function<void()>& write)
{
    if (m_following) {
        return;
    }
    write();
    if (m_changed) {
        m_changed();
    }
    follow(); // shows the value actually set, which may differ from the one entered
}

ValueForm::Tied& ValueForm::tied(const QWidget* control)
{
    return *std::find_if(m_controls.begin(), m_controls.end(), [&](const Tied& each) {
        return each.control == control || each.control == control->focusProxy();
    });
}

void ValueForm::showIf(const QWidget* control, std::function<bool()> shown)
{
    tied(control).shown = std::move(shown);
}

void ValueForm::enableIf(const QWidget* control, std::function<bool()> enabled)
{
    tied(control).enabled = std::move(enabled);
}

void ValueForm::commit()
{
    for (const Tied& each : m_controls) {
        if (auto* box = qobject_cast<QAbstractSpinBox*>(each.control)) {
            box->interpretText();
        }
    }
}

void ValueForm::follow(const std::function<void()>& first)
{
    const QScopedValueRollback following(m_following, true);
    if (first) {
        first();
    }
    for (const Tied& each : m_controls) {
        each.display();
        const bool shown = !each.shown || each.shown();
        if (each.shown) {
            show(each.control, shown);
        }
        if (each.shown || each.enabled) {
            each.control->setEnabled(shown && (!each.enabled || each.enabled()));
        }
    }
}

QSpinBox* FieldForm::whole(const char* id, const Reading& shown, const Reading& kept)
{
    QSpinBox* box = wholeBox(id, int(rule(id).low), int(rule(id).high), {}, parentOfControls());
    box->setKeyboardTracking(false); // typing "1000" must not set 1 first
    box->setMinimumWidth(56);
    connect(box, &QSpinBox::valueChanged, this,
            [this, id, kept](int value) { edit(id, kept ? kept(value) : value); });
    tieField(box, id, [box, shown](const FieldValue& value) {
        const int number = std::get<int>(value);
        showNumber(box, shown ? shown(number) : number);
    });
    return box;
}

QDoubleSpinBox* FieldForm::number(const char* id, int decimals, double step, double factor)
{
    const double digits = std::pow(10, decimals);
    QDoubleSpinBox* box =
        numberBox(id, rule(id).low * factor, std::floor(rule(id).high * factor * digits) / digits, decimals,
                  factor == 100 ? QStringLiteral(" %") : QString(), parentOfControls());
    box->setSingleStep(step);
    box->setStepType(step > 0 ? QAbstractSpinBox::DefaultStepType
                              : QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, id, factor](double value) { edit(id, value / factor); });
    tieField(box, id,
             [box, factor](const FieldValue& value) { showNumber(box, std::get<double>(value) * factor); });
    return box;
}

QWidget* FieldForm::percent(const char* id)
{
    QSlider* slider = nullptr;
    QWidget* row = percentSlider(slider, parentOfControls());
    slider->setMaximum(int(std::floor(100 * rule(id).high)));
    connect(slider, &QSlider::valueChanged, this, [this, id](int value) { edit(id, value / 100.0); });
    tieField(slider, id,
             [slider](const FieldValue& value) { slider->setValue(qRound(100 * std::get<double>(value))); });
    return row;
}

QCheckBox* FieldForm::flag(const char* id, const QString& title)
{
    auto* box = new QCheckBox(title, parentOfControls());
    connect(box, &QCheckBox::toggled, this, [this, id](bool on) { edit(id, on); });
    tieField(box, id, [box](const FieldValue& value) { box->setChecked(std::get<bool>(value)); });
    return box;
}

QComboBox* FieldForm::choice(const char* id, const QStringList& titles)
{
    auto* box = new QComboBox(parentOfControls());
    const std::vector<std::string>& words = rule(id).words;
    for (const std::string& word : words) {
        box->addItem(titles.value(box->count(), QString::fromStdString(word)), box->count());
    }
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, id, &words](int row) { edit(id, words[std::size_t(row)]); });
    tieField(box, id, [box, &words](const FieldValue& value) {
        const auto word = std::find(words.begin(), words.end(), std::get<std::string>(value));
        box->setCurrentIndex(int(word - words.begin()));
    });
    return box;
}

QWidget* FieldForm::control(const char* id, const QString& title)
{
    switch (rule(id).kind) {
    case FieldKind::Whole:
        return whole(id);
    case FieldKind::Number:
        return number(id, 3, 0);
    case FieldKind::Flag:
        return flag(id, title);
    case FieldKind::Choice:
        return choice(id, {});
    default:
        return nullptr;
    }
}

std::string FieldForm::fieldName(const char* id)
{
    std::string name;
    for (const char letter : std::string_view(id)) {
        const bool hump = letter >= 'A' && letter <= 'Z';
        name += hump ? std::string{'-', char(letter - 'A' + 'a')} : std::string{letter};
    }
    return name;
}

void FieldForm::tieField(QWidget* control, const char* id,
                         const std::function<void(const FieldValue&)>& display)
{
    control->setObjectName(QLatin1String(id));
    tie(
        control, [this, id, display] { display(value(id)); }, [this, id] { return matters(id); });
}

void FieldForm::edit(const char* id, const FieldValue& value)
{
    edited([&] { setValue(id, value); });
}

} // namespace hydra::ui

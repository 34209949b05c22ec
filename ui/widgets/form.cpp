// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/form.h"

#include "ui/widgets/controls.h"

#include <QScopedValueRollback>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

// CONTROL, or the row of a form that it is the first of.
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

} // namespace

FormBase::FormBase(QWidget* parent)
    : m_parent(parent)
{ }

QSpinBox* FormBase::whole(const char* id, const Reading& shown, const Reading& kept)
{
    QSpinBox* box = wholeBox(id, int(rule(id).low), int(rule(id).high), {}, m_parent);
    box->setKeyboardTracking(false); // "1000" is not first one mask
    box->setMinimumWidth(56);
    connect(box, &QSpinBox::valueChanged, this,
            [this, id, kept](int value) { edit(id, kept ? kept(value) : value); });
    tie(box, id, [box, shown](const FieldValue& value) {
        const int number = std::get<int>(value);
        box->setValue(shown ? shown(number) : number);
    });
    return box;
}

QDoubleSpinBox* FormBase::number(const char* id, int decimals, double step, double factor)
{
    const double digits = std::pow(10, decimals);
    QDoubleSpinBox* box =
        numberBox(id, rule(id).low * factor, std::floor(rule(id).high * factor * digits) / digits, decimals,
                  factor == 100 ? QStringLiteral(" %") : QString(), m_parent);
    box->setSingleStep(step);
    box->setStepType(step > 0 ? QAbstractSpinBox::DefaultStepType
                              : QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this, id, factor](double value) { edit(id, value / factor); });
    tie(box, id, [box, factor](const FieldValue& value) { box->setValue(std::get<double>(value) * factor); });
    return box;
}

QWidget* FormBase::percent(const char* id)
{
    QSlider* slider = nullptr;
    QWidget* row = percentSlider(slider, m_parent);
    slider->setMaximum(int(std::floor(100 * rule(id).high)));
    connect(slider, &QSlider::valueChanged, this, [this, id](int value) { edit(id, value / 100.0); });
    tie(slider, id,
        [slider](const FieldValue& value) { slider->setValue(qRound(100 * std::get<double>(value))); });
    return row;
}

QCheckBox* FormBase::flag(const char* id, const QString& title)
{
    auto* box = new QCheckBox(title, m_parent);
    connect(box, &QCheckBox::toggled, this, [this, id](bool on) { edit(id, on); });
    tie(box, id, [box](const FieldValue& value) { box->setChecked(std::get<bool>(value)); });
    return box;
}

QComboBox* FormBase::choice(const char* id, const QStringList& titles)
{
    auto* box = new QComboBox(m_parent);
    const std::vector<std::string>& words = rule(id).words;
    for (const std::string& word : words) {
        box->addItem(titles.value(box->count(), QString::fromStdString(word)), box->count());
    }
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, id, &words](int row) { edit(id, words[std::size_t(row)]); });
    tie(box, id, [box, &words](const FieldValue& value) {
        const auto word = std::find(words.begin(), words.end(), std::get<std::string>(value));
        box->setCurrentIndex(int(word - words.begin()));
    });
    return box;
}

std::string FormBase::fieldName(const char* id)
{
    std::string name;
    for (const char letter : std::string_view(id)) {
        const bool hump = letter >= 'A' && letter <= 'Z';
        name += hump ? std::string{'-', char(letter - 'A' + 'a')} : std::string{letter};
    }
    return name;
}

void FormBase::tie(QWidget* control, const char* id, const std::function<void(const FieldValue&)>& display)
{
    control->setObjectName(QLatin1String(id));
    m_controls.push_back(
        {control, [this, id, display] { display(value(id)); }, [this, id] { return matters(id); }, {}});
}

void FormBase::edit(const char* id, const FieldValue& value)
{
    if (!m_following) {
        setValue(id, value);
        follow(); // where it could not be had as it was said
    }
}

FormBase::Tied& FormBase::tied(const QWidget* control)
{
    return *std::find_if(m_controls.begin(), m_controls.end(), [&](const Tied& each) {
        return each.control == control || each.control == control->focusProxy();
    });
}

void FormBase::showIf(const QWidget* control, std::function<bool()> shown)
{
    tied(control).shown = std::move(shown);
}

void FormBase::enableIf(const QWidget* control, std::function<bool()> enabled)
{
    tied(control).enabled = std::move(enabled);
}

void FormBase::commit()
{
    for (const Tied& each : m_controls) {
        if (auto* box = qobject_cast<QAbstractSpinBox*>(each.control)) {
            box->interpretText();
        }
    }
}

void FormBase::follow(const std::function<void()>& first)
{
    const QScopedValueRollback following(m_following, true);
    if (first) {
        first();
    }
    for (const Tied& each : m_controls) {
        each.display();
        const bool shown = each.shown();
        show(each.control, shown);
        each.control->setEnabled(shown && (!each.enabled || each.enabled()));
    }
}

} // namespace hydra::ui

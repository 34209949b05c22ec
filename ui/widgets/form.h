// SPDX-License-Identifier: GPL-3.0-or-later
// Controls bound to values: one call makes a row, and the kind of the value decides the control. Rows of a
// settings struct take range and words from the struct's table (core/base/field.h).
#pragma once

#include "core/base/field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSlider>

namespace hydra::ui {

// What a control reads and writes: a variable, or a pair of functions.
template<class T>
struct Value
{
    Value(T& variable)
        : get([&variable] { return variable; })
        , set([&variable](const T& value) { variable = value; })
    { }
    template<class Owner, class Reader, class Writer> // through members of OWNER
    Value(Owner& owner, Reader reader, Writer writer)
        : get([&owner, reader]() -> T { return (owner.*reader)(); })
        , set([&owner, writer](const T& value) { (owner.*writer)(value); })
    { }
    Value(std::function<T()> read, std::function<void(const T&)> write)
        : get(std::move(read))
        , set(std::move(write))
    { }
    std::function<T()> get;
    std::function<void(const T&)> set;
};
template<class T>
using Choices = QList<std::pair<T, QString>>; // values and their titles

// ID is a control's object name, NAME its accessible name, HELP its tooltip.
class ValueForm : public QObject
{
public:
    using Reading = std::function<int(int)>;

    // Calls CHANGED after the user has set a value.
    explicit ValueForm(QWidget* parent, std::function<void()> changed = {});

    QSpinBox* whole(const char* id, const Value<int>& value, int low, int high, const QString& name = {},
                    const QString& help = {});
    QDoubleSpinBox* number(const char* id, const Value<double>& value, double low, double high, int decimals,
                           const QString& name = {}, const QString& help = {});
    QCheckBox* flag(const char* id, const Value<bool>& value, const QString& title, const QString& help = {});
    QSlider* slider(const char* id, const Value<int>& value, int low, int high, const QString& name = {},
                    const QString& help = {});
    // A line of text. HINT is shown while it is empty. DONE: set on Enter or focus loss, else with each
    // letter.
    QLineEdit* line(const char* id, const Value<QString>& value, const QString& hint = {},
                    const QString& name = {}, const QString& help = {}, bool done = false);
    template<class T>
    QComboBox* choice(const char* id, const Value<T>& value, const Choices<T>& choices,
                      const QString& name = {}, const QString& help = {})
    {
        QComboBox* box = combo(id, name, help);
        offer(box, choices);
        connect(box, &QComboBox::currentIndexChanged, this, [this, box, value](int row) {
            row < 0 ? void() : edited([&] { value.set(chosen<T>(box, row)); });
        });
        tie(box, [box, value] { box->setCurrentIndex(box->findData(data(value.get()))); });
        return box;
    }
    template<class T>
    QComboBox* choice(const char* id, T& variable, const Choices<T>& choices, const QString& name = {},
                      const QString& help = {})
    {
        return choice(id, Value<T>(variable), choices, name, help);
    }
    // Replaces the CHOICES of BOX; follow() then updates what it shows.
    template<class T>
    static void offer(QComboBox* box, const Choices<T>& choices)
    {
        const QSignalBlocker quiet(box);
        box->clear();
        for (const auto& [value, title] : choices) {
            box->addItem(title, data(value));
        }
    }

    // CONTROL, and the form row it starts, is visible while SHOWN returns true.
    void showIf(const QWidget* control, std::function<bool()> shown);
    void enableIf(const QWidget* control, std::function<bool()> enabled);
    void commit(); // takes over numbers that were typed but not entered yet
    // Calls FIRST, then shows the current values. No change made here counts as an edit.
    void follow(const std::function<void()>& first = {});

protected:
    void tie(QWidget* control, std::function<void()> display, std::function<bool()> shown = {});
    void edited(const std::function<void()>& write);
    [[nodiscard]] QWidget* parentOfControls() const { return m_parent; }

private:
    struct Tied
    {
        QWidget* control;
        std::function<void()> display;
        std::function<bool()> shown, enabled;
    };

    template<class T>
    [[nodiscard]] static QVariant data(const T& value)
    {
        if constexpr (std::is_enum_v<T>) {
            return int(value);
        } else {
            return value;
        }
    }
    template<class T>
    [[nodiscard]] static T chosen(const QComboBox* box, int row)
    {
        if constexpr (std::is_enum_v<T>) {
            return T(box->itemData(row).toInt());
        } else {
            return box->itemData(row).value<T>();
        }
    }
    [[nodiscard]] QComboBox* combo(const char* id, const QString& name, const QString& help);
    [[nodiscard]] Tied& tied(const QWidget* control);

    QWidget* m_parent;
    std::function<void()> m_changed;
    std::vector<Tied> m_controls;
    bool m_following = false;
};

class FieldForm : public ValueForm
{
public:
    using ValueForm::ValueForm;

    // ID names the field by its option ("windowUnit": --window-unit) or key. STEP 0 steps by a tenth of the
    // value; FACTOR 100 shows per cent. SHOWN maps a value to the number in the box, KEPT maps it back.
    QSpinBox* whole(const char* id, const Reading& shown = {}, const Reading& kept = {});
    QDoubleSpinBox* number(const char* id, int decimals, double step, double factor = 1);
    QWidget* percent(const char* id); // a row of slider and number; the slider takes the focus
    QCheckBox* flag(const char* id, const QString& title);
    QComboBox* choice(const char* id, const QStringList& titles); // in the order of the field's words
    // The control for the field's kind; null if no control shows that kind.
    QWidget* control(const char* id, const QString& title);
    [[nodiscard]] static std::string fieldName(const char* id);

protected:
    [[nodiscard]] virtual const FieldRule& rule(const char* id) const = 0;
    [[nodiscard]] virtual FieldValue value(const char* id) const = 0;
    virtual void setValue(const char* id, const FieldValue& value) = 0;
    [[nodiscard]] virtual bool matters(const char*) const { return true; }

private:
    void tieField(QWidget* control, const char* id, const std::function<void(const FieldValue&)>& display);
    void edit(const char* id, const FieldValue& value);
};

template<class Struct, class Row = Field<Struct>>
class Form : public FieldForm
{
public:
    Form(QWidget* parent, const std::vector<Row>& rows, std::function<Struct()> read,
         std::function<void(const Struct&)> write)
        : FieldForm(parent)
        , m_rows(rows)
        , m_read(std::move(read))
        , m_write(std::move(write))
    { }

protected:
    const Row& rule(const char* id) const override { return fieldNamed(m_rows, fieldName(id)); }
    FieldValue value(const char* id) const override { return rule(id).get(m_read()).value(); }
    void setValue(const char* id, const FieldValue& value) override
    {
        Struct changed = m_read();
        rule(id).set(changed, value);
        m_write(changed);
    }

private:
    const std::vector<Row>& m_rows;
    std::function<Struct()> m_read;
    std::function<void(const Struct&)> m_write;
};

} // namespace hydra::ui

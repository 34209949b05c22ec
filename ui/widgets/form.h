// SPDX-License-Identifier: GPL-3.0-or-later
// Controls that show the fields of a struct of settings and write what the user makes of them. Ranges and
// words are those of the struct's table (core/base/field.h).
#pragma once

#include "core/base/field.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>

namespace hydra::ui {

class FormBase : public QObject
{
public:
    using Reading = std::function<int(int)>;

    explicit FormBase(QWidget* parent);

    // Each is called ID, and the field is the one of that option ("windowUnit": --window-unit) or key.
    // STEP: 0 is a tenth of what is there, FACTOR: 100 is for per cent.
    // SHOWN: what the box says of a value, KEPT: which value that is.
    QSpinBox* whole(const char* id, const Reading& shown = {}, const Reading& kept = {});
    QDoubleSpinBox* number(const char* id, int decimals, double step, double factor = 1);
    QWidget* percent(const char* id); // a row: the slider, which has its focus, and its number
    QCheckBox* flag(const char* id, const QString& title);
    QComboBox* choice(const char* id, const QStringList& titles); // in the order of the words

    // Else CONTROL is there where its field matters; and with it the row of a form that it is the first of.
    void showIf(const QWidget* control, std::function<bool()> shown);
    void enableIf(const QWidget* control, std::function<bool()> enabled);
    void commit(); // what is typed in a number box and not entered yet
    // Shows what the struct is; nothing of this is an edit, nor what is done FIRST.
    void follow(const std::function<void()>& first = {});

protected:
    [[nodiscard]] static std::string fieldName(const char* id);
    [[nodiscard]] virtual const FieldRule& rule(const char* id) const = 0;
    [[nodiscard]] virtual FieldValue value(const char* id) const = 0;
    virtual void setValue(const char* id, const FieldValue& value) = 0;
    [[nodiscard]] virtual bool matters(const char*) const { return true; }

private:
    struct Tied
    {
        QWidget* control;
        std::function<void()> display;
        std::function<bool()> shown, enabled;
    };

    void tie(QWidget* control, const char* id, const std::function<void(const FieldValue&)>& display);
    [[nodiscard]] Tied& tied(const QWidget* control);
    void edit(const char* id, const FieldValue& value);

    QWidget* m_parent;
    std::vector<Tied> m_controls;
    bool m_following = false;
};

template<class Struct, class Row = Field<Struct>>
class Form : public FormBase
{
public:
    Form(QWidget* parent, const std::vector<Row>& rows, std::function<Struct()> read,
         std::function<void(const Struct&)> write)
        : FormBase(parent)
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

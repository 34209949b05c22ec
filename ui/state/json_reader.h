// SPDX-License-Identifier: GPL-3.0-or-later
// Objects of the program's own files (sessions, presets), read with their place: every complaint says where,
// what was expected and what was found, as Error{Input}.
#pragma once

#include "core/base/error.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <cmath>
#include <utility>

namespace hydra::ui {

// An object of the file, with its place in it: every complaint says where.
class JsonReader
{
public:
    JsonReader(QJsonObject object, QString place)
        : m_object(std::move(object))
        , m_place(std::move(place))
    { }

    [[nodiscard]] bool has(const char* key) const { return m_object.contains(QLatin1String(key)); }
    [[nodiscard]] QJsonValue value(const char* key) const { return at(key); } // unchecked
    [[nodiscard]] JsonReader object(const char* key) const
    {
        const QJsonValue value = at(key);
        return value.isObject() ? JsonReader(value.toObject(), placeOf(key))
                                : (refuse(key, "an object"), *this);
    }
    [[nodiscard]] QString string(const char* key) const
    {
        const QJsonValue value = at(key);
        return value.isString() ? value.toString() : (refuse(key, "a text"), QString());
    }
    [[nodiscard]] bool flag(const char* key) const
    {
        const QJsonValue value = at(key);
        return value.isBool() ? value.toBool() : (refuse(key, "true or false"), false);
    }
    [[nodiscard]] double number(const char* key, double low, double high) const
    {
        const QJsonValue value = at(key);
        if (!value.isDouble() || !(value.toDouble() >= low && value.toDouble() <= high)) {
            refuse(key, QStringLiteral("a number from %1 to %2").arg(low).arg(high));
        }
        return value.toDouble();
    }
    [[nodiscard]] int whole(const char* key, int low, int high) const
    {
        const double value = number(key, low, high);
        return value == std::floor(value) ? int(value) : (refuse(key, "a whole number"), 0);
    }
    [[nodiscard]] QJsonArray array(const char* key, int most) const
    {
        const QJsonValue value = at(key);
        if (!value.isArray() || value.toArray().size() > most) {
            refuse(key, QStringLiteral("a list of at most %1").arg(most));
        }
        return value.toArray();
    }
    [[noreturn]] void refuse(const char* key, const QString& expected) const
    {
        const QByteArray whole = QJsonDocument(QJsonArray{at(key)})
                                     .toJson(QJsonDocument::Compact); // one value alone is no document
        const QByteArray found = has(key) ? whole.mid(1, whole.size() - 2).left(60) : QByteArray("nothing");
        throw inputError(placeOf(key).toStdString(), ": expected ", expected.toStdString(), ", found ",
                         found.toStdString());
    }
    [[noreturn]] void refuse(const char* key, const char* expected) const
    {
        refuse(key, QString::fromLatin1(expected));
    }

private:
    [[nodiscard]] QJsonValue at(const char* key) const { return m_object.value(QLatin1String(key)); }
    [[nodiscard]] QString placeOf(const char* key) const
    {
        return m_place + QLatin1String(": ") + QLatin1String(key);
    }

    QJsonObject m_object;
    QString m_place;
};

} // namespace hydra::ui

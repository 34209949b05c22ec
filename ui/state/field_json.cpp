// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/field_json.h"

#include "ui/paint/format.h"

namespace hydra::ui {

namespace {

constexpr int longestList = 20'000; // as many as a model may have heads

std::optional<FieldValue> wholeOf(const QJsonValue& value)
{
    const double number = value.toDouble(0.5);
    return number == std::floor(number) && std::abs(number) < 1e9 ? std::optional<FieldValue>(int(number))
                                                                  : std::nullopt;
}

std::optional<FieldValue> tripleOf(const QJsonArray& list)
{
    std::array<double, 3> triple{};
    bool numbers = list.size() == qsizetype(triple.size());
    for (qsizetype i = 0; numbers && i < list.size(); ++i) {
        numbers = list[i].isDouble();
        triple[std::size_t(i)] = list[i].toDouble();
    }
    return numbers ? std::optional<FieldValue>(triple) : std::nullopt;
}

std::optional<FieldValue> setOf(const QJsonArray& list)
{
    std::vector<int> set;
    for (const QJsonValue& each : list) {
        const auto value = wholeOf(each);
        if (!value || set.size() >= std::size_t(longestList)) {
            return std::nullopt;
        }
        set.push_back(std::get<int>(*value));
    }
    return set;
}

std::optional<FieldValue> valueOf(const QJsonValue& value, FieldKind kind)
{
    switch (kind) {
    case FieldKind::Whole:
        return wholeOf(value);
    case FieldKind::Number:
        return value.isDouble() ? std::optional<FieldValue>(value.toDouble()) : std::nullopt;
    case FieldKind::Flag:
        return value.isBool() ? std::optional<FieldValue>(value.toBool()) : std::nullopt;
    case FieldKind::Choice:
    case FieldKind::Text:
        return value.isString() ? std::optional<FieldValue>(value.toString().toStdString()) : std::nullopt;
    case FieldKind::Triple:
        return value.isArray() ? tripleOf(value.toArray()) : std::nullopt;
    case FieldKind::WholeSet:
        return value.isArray() ? setOf(value.toArray()) : std::nullopt;
    }
    return std::nullopt;
}

template<class Values>
QJsonArray listOf(const Values& values)
{
    QJsonArray list;
    for (const auto& value : values) {
        list.append(value);
    }
    return list;
}

} // namespace

QJsonValue jsonOf(const FieldValue& value)
{
    struct Writer
    {
        QJsonValue operator()(int number) const { return number; }
        QJsonValue operator()(double number) const { return number; }
        QJsonValue operator()(bool flag) const { return flag; }
        QJsonValue operator()(const std::string& words) const { return text(words); }
        QJsonValue operator()(const std::array<double, 3>& triple) const { return listOf(triple); }
        QJsonValue operator()(const std::vector<int>& set) const { return listOf(set); }
    };
    return std::visit(Writer(), value);
}

FieldValue fieldFrom(const JsonReader& from, const FieldRule& rule)
{
    const auto value = valueOf(from.value(rule.key), rule.kind);
    if (!value || !rule.accepts(*value)) {
        from.refuse(rule.key, text(rule.expected()));
    }
    return *value;
}

} // namespace hydra::ui

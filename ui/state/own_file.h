// SPDX-License-Identifier: GPL-3.0-or-later
// The program's own files (sessions, presets): JSON objects with a "format" field.
#pragma once

#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/message.h"

#include <QByteArray>
#include <QString>

namespace hydra::ui {

// Parses BYTES as an object of FORMAT; WHAT names such a file: "a session". Throws Error{Input}, beginning
// with NAME.
[[nodiscard]] inline JsonFields ownFile(const QByteArray& bytes, const QString& name, const char* format,
                                        const char* what, const JsonLimits& limits)
{
    const std::string file = name.toStdString();
    const Message expected =
        message("%1: expected %2 of Hydrascope (JSON with format \"%3\")", file, what, format);
    nlohmann::json document;
    try {
        document = parseJson({bytes.constData(), std::size_t(bytes.size())}, "", limits);
    } catch (const Error& error) {
        throw inputError("%1%2", expected, error);
    }
    const auto entry = document.is_object() ? document.find("format") : document.end();
    if (entry == document.end() || *entry != format) {
        throw inputError(expected);
    }
    return {std::move(document), file};
}

} // namespace hydra::ui

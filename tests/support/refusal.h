// SPDX-License-Identifier: GPL-3.0-or-later
// The message for a refused input, in one line instead of a try block.
#pragma once

#include "core/base/error.h"

#include <QString>

namespace hydra::test {

// The message of the Error{Input}, or of a program's Error{Ended}, that WORK throws. Any other outcome gives
// a text that no test expects.
template<class Work>
QString refusalOf(Work&& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.code() == ErrorCode::Input || error.code() == ErrorCode::Ended
            ? QString::fromStdString(error.what())
            : QStringLiteral("<error of another kind> ") + error.what();
    } catch (const std::exception& error) {
        return QStringLiteral("<not a hydra::Error> ") + error.what();
    }
    return QStringLiteral("<accepted>");
}

// Whether WORK is refused as bad input with a message that contains PART.
template<class Work>
bool refusedWith(const char* part, Work&& work)
{
    const QString text = refusalOf(std::forward<Work>(work));
    const bool fits = !text.startsWith('<') && text.contains(QString::fromUtf8(part));
    if (!fits) {
        qWarning("expected a refusal with \"%s\", got \"%s\"", part, qPrintable(text));
    }
    return fits;
}

} // namespace hydra::test

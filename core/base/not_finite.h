// SPDX-License-Identifier: GPL-3.0-or-later
// An answer with a NaN or an infinity in it, which is no answer. The code that finds it knows no picture's
// name; the code that asked about the picture adds it.
#pragma once

#include "core/base/error.h"

namespace hydra {

class NotFinite : public Error
{
public:
    explicit NotFinite(const std::string& message)
        : Error(ErrorCode::Input, message)
    { }
};

// WORK on the picture NAME, which its NotFinite then names; "": on none.
template<class Work>
auto naming(const std::string& name, Work&& work)
{
    try {
        return work();
    } catch (const NotFinite& error) {
        throw inputError(name, name.empty() ? "" : ": ", error.what());
    }
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// Thrown for a result with a NaN or an infinity. The code that detects it does not know the picture's name;
// the caller adds it.
#pragma once

#include "core/base/error.h"

namespace hydra {

class NotFinite : public Error
{
public:
    explicit NotFinite(const Message& message)
        : Error(ErrorCode::Input, message)
    { }
};

// Runs WORK and puts the picture's NAME before the message of a NotFinite; "" if there is no picture.
template<class Work>
auto naming(const std::string& name, Work&& work)
{
    try {
        return work();
    } catch (const NotFinite& error) {
        throw inputError(placed(name, error.message()));
    }
}

} // namespace hydra

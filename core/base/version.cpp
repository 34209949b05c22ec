// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

#include "core/base/message.h"

namespace hydra {

const char* version() noexcept
{
    return HYDRA_VERSION;
}

std::string software()
{
    return message("Hydrascope %1", version());
}

} // namespace hydra

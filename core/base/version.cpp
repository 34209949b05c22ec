// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/version.h"

namespace hydra {

const char* version() noexcept
{
    return HYDRA_VERSION;
}

std::string software()
{
    return std::string("Hydrascope ") + version();
}

} // namespace hydra

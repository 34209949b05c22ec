// SPDX-License-Identifier: GPL-3.0-or-later
// Twenty suggested models of the hub. All are supported: test_download looks each up in timm's table.
#pragma once

#include <array>

namespace hydra::hub {

struct Suggested
{
    const char* name; // ORG/NAME
    const char* goodFor;
};

[[nodiscard]] const std::array<Suggested, 20>& suggestedModels();

} // namespace hydra::hub

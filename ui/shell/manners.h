// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace hydra::ui {

// From now on labels show strangers' words as they are, and fields take no wheel and no key that is the
// window's. Of the whole program; once is enough.
void keepManners();

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tensor/compute_on.h"

namespace hydra {

template<>
const EnumWords<Products>& enumWords<Products>()
{
    static const EnumWords<Products> words{{Products::Float32, "float32"}, {Products::BFloat16, "bfloat16"}};
    return words;
}

} // namespace hydra

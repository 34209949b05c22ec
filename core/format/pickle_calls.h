// SPDX-License-Identifier: GPL-3.0-or-later
// The table of known callables: collections, argparse, pathlib, numpy's scalars, torch's tensors.
#pragma once

#include "core/format/pickle_objects.h"

namespace hydra {

// What the call yields; null when the arguments are not those the function takes (it is then kept as an
// Object).
using PickleCall = PickleValue* (*)(PickleObjects&, const std::vector<const PickleValue*>& arguments);

// Null for a name that is not known. NAME is "module.name", with Python 3's module names.
[[nodiscard]] PickleCall pickleCallOf(const std::string& name);

// torch._utils._rebuild_tensor and its kin, and torch.device; null for other names.
[[nodiscard]] PickleCall torchCallOf(const std::string& name);

// torch's names of storage classes and of dtypes ("torch.FloatStorage", "torch.float32"); Undefined for
// others, and for those this LibTorch has no plain type for.
[[nodiscard]] c10::ScalarType storageDtype(const std::string& name);
[[nodiscard]] c10::ScalarType dtypeOf(const std::string& name);

} // namespace hydra

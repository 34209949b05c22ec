// SPDX-License-Identifier: GPL-3.0-or-later
// What a class is called, by one rule wherever a class is asked for: options, tables, class folders, the
// window. "index:N" is a place among the outputs, "name:X" a name or an ImageNet synset, and a bare word any
// of them. A synset is of a model of 1000 classes, or of the class that has its name.
#pragma once

#include "core/base/error.h"
#include "core/model/vit_config.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

// All classes that SAID may mean, ascending; NAMES are those of COUNT classes, or empty.
[[nodiscard]] std::vector<int> classesCalled(const std::string& said, const std::vector<std::string>& names,
                                             int count);
// The one that SAID means; none where nothing is called so. Throws Error{Input} that begins with WHERE and
// names the candidates where there are several.
[[nodiscard]] std::optional<int> classNamed(const std::string& said, const std::vector<std::string>& names,
                                            int count, const std::string& where = {});
[[nodiscard]] std::optional<int> classNamed(const std::string& said, const VitConfig& config,
                                            const std::string& where = {});
// Throws Error{Input} where a class is called SAID, which means something else: "top2", "own".
void requireNoClassCalled(const std::string& said, const VitConfig& config, const std::string& where);
// The refusal itself: SAID may mean each of CLASSES, which are two or more.
[[nodiscard]] Error severalClasses(const std::string& said, const std::vector<std::string>& names,
                                   const std::vector<int>& classes, const std::string& where);

} // namespace hydra

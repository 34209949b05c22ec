// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves class names by one rule for options, tables, class folders and the window. "index:N" is an
// output's index, "name:X" a name or an ImageNet synset, and a bare word may be any of them. Synsets apply to
// a model of 1000 classes, or to a class with that name.
#pragma once

#include "core/base/error.h"
#include "core/model/vit_config.h"

#include <optional>
#include <string>
#include <vector>

namespace hydra {

// All classes that NAME may mean, ascending. NAMES holds the names of COUNT classes, or is empty.
[[nodiscard]] std::vector<int> classesCalled(const std::string& name, const std::vector<std::string>& names,
                                             int count);
// The class that NAME means; nullopt if there is none. Throws Error{Input} that begins with WHERE and lists
// the candidates if there are several.
[[nodiscard]] std::optional<int> classNamed(const std::string& name, const std::vector<std::string>& names,
                                            int count, const std::string& where = {});
[[nodiscard]] std::optional<int> classNamed(const std::string& name, const VitConfig& config,
                                            const std::string& where = {});
// Throws Error{Input} if a class is named NAME, a word with another meaning: "top2", "own".
void requireNoClassCalled(const std::string& name, const VitConfig& config, const std::string& where);
// The error for NAME that may mean any of two or more CLASSES.
[[nodiscard]] Error severalClasses(const std::string& name, const std::vector<std::string>& names,
                                   const std::vector<int>& classes, const std::string& where);

} // namespace hydra

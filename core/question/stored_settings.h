// SPDX-License-Identifier: GPL-3.0-or-later
// A question as stores and data sets write it down: whatever decides the answers, files by their content.
#pragma once

#include "core/model/model_overrides.h"
#include "core/question/ask.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hydra {

// DOCUMENT with the prompts and templates that were SAID, where the classes are prompts.
[[nodiscard]] nlohmann::ordered_json withPrompts(nlohmann::ordered_json document, const ModelOverrides& said);
// A method's options, all but the method.
[[nodiscard]] nlohmann::ordered_json storedOptions(const MapOptions& options);

namespace engine {

// What every command's results depend on: program, model, head counts, attention, size, what is switched
// off.
[[nodiscard]] nlohmann::ordered_json storeSettings(const std::string& program, const ModelId& model,
                                                   const std::vector<int>& heads, const Ask& ask);
// What maps depend on, beside these.
[[nodiscard]] nlohmann::ordered_json mapSettings(const std::vector<std::string>& methods, const Ask& ask);
// A target by the content of its file.
[[nodiscard]] std::string storedTarget(const ClassChoice& target);

} // namespace engine

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// A question in writing: as JSON in documents, facts, sessions, stores and data sets; as text beside an
// answer; as command-line options.
#pragma once

#include "core/model/model_overrides.h"
#include "core/question/ask.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

// DOCUMENT with the prompts and templates from OVERRIDES, if the classes are prompts.
[[nodiscard]] nlohmann::ordered_json withPrompts(nlohmann::ordered_json document,
                                                 const ModelOverrides& overrides);
// A method's options, without the method.
[[nodiscard]] nlohmann::ordered_json storedOptions(const MapOptions& options);

// The network of ASK without its head count: attention, TRAINED if that is another plan, the parts switched
// off or replaced, the picture's size unless it is the model's own, the slicing scheme unless it is
// HydraViT's.
[[nodiscard]] nlohmann::ordered_json askJson(const Ask& ask,
                                             const std::optional<AttentionPlan>& trained = {});
// The same for a pass.
[[nodiscard]] nlohmann::ordered_json passJson(const NetworkKey& key);
// "attention hydra:cosine@all, weights trained with softmax, size 448, without heads:1.0".
[[nodiscard]] std::string passWords(const NetworkKey& key, const AttentionPlan& trained);

using CommandOptions = std::vector<std::pair<std::string, std::string>>; // names without dashes, and values
// The command-line options that ask ASK by METHODS, without head counts; if METHODS is empty, those of a
// pass. Ids in ASK (of pictures, a basis) are written as they are: replace them by files beforehand.
// ATTENTION is in the form of attentionText(); an autoencoder has separate options.
[[nodiscard]] CommandOptions commandOptions(const Ask& ask, const std::string& attention,
                                            const std::vector<std::string>& methods);

// OPTIONS with the fields that no method of METHODS reads reset to their defaults.
[[nodiscard]] MapOptions readBy(const std::vector<std::string>& methods, const MapOptions& options);

// The settings that every command's results depend on: program, model, head counts, attention, size, parts
// switched off.
[[nodiscard]] nlohmann::ordered_json storeSettings(const ModelId& model, const std::vector<int>& heads,
                                                   const Ask& ask);
// The further settings that maps depend on.
[[nodiscard]] nlohmann::ordered_json mapSettings(const std::vector<std::string>& methods, const Ask& ask);
// A target, with its file named by content.
[[nodiscard]] std::string storedTarget(const ClassChoice& target);

} // namespace hydra

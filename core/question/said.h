// SPDX-License-Identifier: GPL-3.0-or-later
// A question in writing: as JSON in documents, facts, sessions, stores and data sets; in words beside an
// answer; as the options of a command.
#pragma once

#include "core/model/model_overrides.h"
#include "core/question/ask.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hydra {

// DOCUMENT with the prompts and templates that were SAID, where the classes are prompts.
[[nodiscard]] nlohmann::ordered_json withPrompts(nlohmann::ordered_json document, const ModelOverrides& said);
// A method's options, all but the method.
[[nodiscard]] nlohmann::ordered_json storedOptions(const MapOptions& options);

// The network of ASK, its head count apart: attention, TRAINED where that is another plan, what is switched
// off or replaced, the size of the picture where it is not the model's own.
[[nodiscard]] nlohmann::ordered_json askSaid(const Ask& ask,
                                             const std::optional<AttentionPlan>& trained = {});
// Of a pass.
[[nodiscard]] nlohmann::ordered_json passSaid(const NetworkKey& key);
// "attention hydra:cosine@all, weights trained with softmax, size 448, without heads:1.0".
[[nodiscard]] std::string passWords(const NetworkKey& key, const AttentionPlan& trained);

using SaidOptions = std::vector<std::pair<std::string, std::string>>; // names without dashes, and values
// The options of the command line that ask ASK of METHODS, head counts apart; without METHODS, of a pass.
// What ASK knows by its content (pictures, a basis) is written as it stands there: put files in its place
// before. ATTENTION as attentionText() says it; an autoencoder has options of its own.
[[nodiscard]] SaidOptions commandOptions(const Ask& ask, const std::string& attention,
                                         const std::vector<std::string>& methods);

// OPTIONS with what none of METHODS reads as it is by default.
[[nodiscard]] MapOptions readBy(const std::vector<std::string>& methods, const MapOptions& options);

// What every command's results depend on: program, model, head counts, attention, size, what is switched
// off.
[[nodiscard]] nlohmann::ordered_json storeSettings(const ModelId& model, const std::vector<int>& heads,
                                                   const Ask& ask);
// What maps depend on, beside these.
[[nodiscard]] nlohmann::ordered_json mapSettings(const std::vector<std::string>& methods, const Ask& ask);
// A target by the content of its file.
[[nodiscard]] std::string storedTarget(const ClassChoice& target);

} // namespace hydra

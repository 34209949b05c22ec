// SPDX-License-Identifier: GPL-3.0-or-later
// What several commands share: model options, HEADS, PLAN, CLASS and INPUT as the command line writes them.
#pragma once

#include "app/cli/console.h"
#include "app/cli/option_lists.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/session.h"
#include "core/export/embedding_table.h"
#include "core/nn/changes.h"
#include "core/question/ask.h"
#include "core/question/said.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace hydra::cli {

// What --device and --precision say, else USUAL, for all networks that the command makes. Throws Error{Usage}
// where it cannot be.
void computeAsTold(const CommonSettings& settings, ComputeOn usual = {});

// The engine that a command asks: its own; of a server, the one that stays, for each device and precision.
[[nodiscard]] std::shared_ptr<engine::Session> commandSession();
// The program that COMMAND starts in SESSION; of a server, the one that answers already.
[[nodiscard]] engine::OpenedModel startedProgram(engine::Session& session, const std::string& command,
                                                 std::chrono::milliseconds patience);
class KeptEngines
{
public:
    KeptEngines();
    ~KeptEngines();
    KeptEngines(const KeptEngines&) = delete;
    KeptEngines& operator=(const KeptEngines&) = delete;
};

// The options of methods that were given, onto USUAL.
[[nodiscard]] MapOptions methodOptionsOf(const CommonSettings& settings, const VitConfig& config,
                                         const MapOptions& usual = {});
inline constexpr const char* modelPlace = "MODEL: a checkpoint file, or the name of a shipped model";
// The checkpoint that is the first word, as the model's options say.
[[nodiscard]] Checkpoint readModel(const CommonSettings& settings);
[[nodiscard]] Checkpoint readModel(const CommonSettings& settings, const ModelOverrides& overrides);
[[nodiscard]] engine::OpenedModel openModel(engine::Session& session, const CommonSettings& settings);

// "12", "3-12", "3,6,12", "all". Default: all heads (k = H). Throws Error{Usage} for a k outside 1..H.
[[nodiscard]] std::vector<int> headsOf(const CommonSettings& settings, const VitConfig& config);
// GIVEN of OPTION, a block of a network of DEPTH; -1 without.
[[nodiscard]] int blockOf(const char* option, const OptionalText& given, int depth);
// GIVEN of OPTION, "7", "3,7", "0-11". Throws Error{Usage} for what is no block, and for none.
[[nodiscard]] std::vector<int> blocksOf(const char* option, const std::string& given, int depth);
// OPTION is about who answers of all rounds of a network that answers in rounds. Throws Error{Usage}.
void requireAllRounds(const char* option, const VitConfig& config, const std::vector<int>& heads);
// The plan of --attention on top of the model's own.
[[nodiscard]] AttentionPlan planOf(const CommonSettings& settings, const VitConfig& config);
// How a document begins: MODEL, what was SAID of its file, and what of ASK is the same for all commands. With
// "trained", what the weights of CONFIG were trained with, where that is another plan.
[[nodiscard]] Json askedOf(const std::string& model, const ModelOverrides& said, const Ask& ask,
                           const VitConfig& config);
// What a network is asked of every picture: --attention and --size. Heads, method, target and --without are
// each command's own.
[[nodiscard]] PictureAsk askOf(const CommonSettings& settings, const VitConfig& config);
// The same and --without: all that a network is asked of every picture, heads and method apart.
[[nodiscard]] PictureAsk askOf(engine::Session& session, const CommonSettings& settings,
                               const engine::OpenedModel& model, bool readsSae = false);
// The autoencoder of --sae with what is said of it (core/sae/read_autoencoder.h). Throws Error{Usage}
// without.
[[nodiscard]] std::string saeSourceOf(const CommonSettings& settings);
// Opens the picture of --from and the autoencoder of --sae; what lies beside MODEL is named by content.
// Throws Error{Usage} where the words do not fit the model, and for an autoencoder that nothing reads:
// neither they nor the target nor, READSSAE, the command itself.
[[nodiscard]] Interventions withoutOf(engine::Session& session, const CommonSettings& settings,
                                      const engine::OpenedModel& model, bool readsSae = false);
// The same for the network of OPENED, which no engine holds; null without --without. Another picture's
// activations are refused.
[[nodiscard]] std::shared_ptr<const Changes> changesFor(const CommonSettings& settings,
                                                        const Checkpoint& opened);
// --tokens and --block; with --by-class the class token, unless something else is said.
[[nodiscard]] engine::TokenChoice tokenChoiceOf(const TsneSettings& settings, const VitConfig& config);
// --joint, --separate, --perplexity and the others of a t-SNE.
[[nodiscard]] const engine::EmbeddingOptions& embeddingOf(const TsneSettings& settings);
// --class, or --target with all it may name; firstTarget() where neither is given, with a word about it where
// that is no class. Only a probe's file is read, where its class is named.
[[nodiscard]] ClassChoice targetOf(const CommonSettings& settings, const VitConfig& config);
// The target, --against and a method's options, into ASK.
void readExplained(const CommonSettings& settings, const VitConfig& config, Ask& ask);
// GIVEN of OPTION: top1, top2, own, or what class_names.h understands; without it the first.
[[nodiscard]] ClassChoice classOf(const char* option, const OptionalText& given, const VitConfig& config);

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what several commands share: model options, HEADS, PLAN, CLASS and INPUT as the command line writes
// them.
#pragma once

#include "app/cli/console.h"
#include "app/cli/option_lists.h"
#include "core/base/message.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/session.h"
#include "core/export/embedding_table.h"
#include "core/nn/changes.h"
#include "core/question/ask.h"
#include "core/question/ask_json.h"
#include "core/tensor/compute_on.h"

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace hydra::cli {

// Applies --device and --precision, else USUAL, to all networks that the command makes. Throws Error{Usage}
// if this machine or build cannot do so.
void applyDevice(const CommonSettings& settings, ComputeOn usual = {});

// Returns the command's engine: a new one; in a server, the kept one for the device and precision.
[[nodiscard]] std::shared_ptr<engine::Session> commandSession();
// Returns the program that COMMAND starts in SESSION; in a server, the running one if there is one.
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

// Returns USUAL with the given method options applied.
[[nodiscard]] MapOptions methodOptionsOf(const CommonSettings& settings, const VitConfig& config,
                                         const MapOptions& usual = {});
inline constexpr const char* modelPlace = phrase("MODEL: a checkpoint file, or the name of a shipped model");
// Reads the checkpoint that the first word names, with the model options.
[[nodiscard]] Checkpoint readModel(const CommonSettings& settings);
[[nodiscard]] Checkpoint readModel(const CommonSettings& settings, const ModelOverrides& overrides);
[[nodiscard]] engine::OpenedModel openModel(engine::Session& session, const CommonSettings& settings);

// "12", "3-12", "3,6,12", "all". Default: all heads (k = H). Throws Error{Usage} for a k outside 1..H.
[[nodiscard]] std::vector<int> headsOf(const CommonSettings& settings, const VitConfig& config);
// Returns GIVEN, the text of OPTION, as a block of a network of DEPTH; -1 if not given.
[[nodiscard]] int blockOf(const char* option, const OptionalText& given, int depth);
// Returns GIVEN, the text of OPTION, as blocks: "7", "3,7", "0-11". Throws Error{Usage} if one is not a
// block, or if there are none.
[[nodiscard]] std::vector<int> blocksOf(const char* option, const std::string& given, int depth);
// Throws Error{Usage} unless the network answers in rounds and HEADS are all of them: OPTION chooses the
// round that answers.
void requireAllRounds(const char* option, const VitConfig& config, const std::vector<int>& heads);
// Returns the plan of --attention on top of the model's own.
[[nodiscard]] AttentionPlan planOf(const CommonSettings& settings, const VitConfig& config);
// Returns the start of a document: MODEL, the options OVERRIDES of its file, and the parts of ASK common to
// all commands. Adds "trained", the plan that CONFIG's weights were trained with, if it differs.
[[nodiscard]] Json askedOf(const std::string& model, const ModelOverrides& overrides, const Ask& ask,
                           const VitConfig& config);
// Returns the common part of the question for every picture: --attention and --size. Each command adds heads,
// method, target and --without.
[[nodiscard]] PictureAsk askOf(const CommonSettings& settings, const VitConfig& config);
// The same with --without: the whole question for every picture except heads and method.
[[nodiscard]] PictureAsk askOf(engine::Session& session, const CommonSettings& settings,
                               const engine::OpenedModel& model, bool readsSae = false);
// Returns the autoencoder of --sae with its options (core/sae/read_autoencoder.h). Throws Error{Usage}
// without --sae.
[[nodiscard]] std::string saeSourceOf(const CommonSettings& settings);
// Reads --without and --with; opens the picture of --from and the autoencoder of --sae. Files beside MODEL
// are named by content. Throws Error{Usage} if the words do not fit the model, and if neither they, nor the
// target, nor the command itself (READSSAE) uses the autoencoder.
[[nodiscard]] Interventions withoutOf(engine::Session& session, const CommonSettings& settings,
                                      const engine::OpenedModel& model, bool readsSae = false);
// The same for the network of OPENED, which is outside any engine; null without --without. Refuses another
// picture's activations.
[[nodiscard]] std::shared_ptr<const Changes> changesFor(const CommonSettings& settings,
                                                        const Checkpoint& opened);
// Returns the choice of --tokens and --block; --by-class defaults to the class token.
[[nodiscard]] engine::TokenChoice tokenChoiceOf(const TsneSettings& settings, const VitConfig& config);
// Returns the t-SNE options: --joint, --separate, --perplexity and others.
[[nodiscard]] const engine::EmbeddingOptions& embeddingOf(const TsneSettings& settings);
// Returns the target of --class or --target; firstTarget() if neither is given, with a warning if that is not
// a class. Reads a file only for a probe whose class is given by name.
[[nodiscard]] ClassChoice targetOf(const CommonSettings& settings, const VitConfig& config);
// Reads the target, --against and the method options into ASK.
void readExplained(const CommonSettings& settings, const VitConfig& config, Ask& ask);
// Returns GIVEN, the text of OPTION: top1, top2, own, or a class that class_names.h understands; top1 if not
// given.
[[nodiscard]] ClassChoice classOf(const char* option, const OptionalText& given, const VitConfig& config);

} // namespace hydra::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands that ask a program behind a pipe have in common (--predictor COMMAND, in place of MODEL).
#pragma once

#include "app/cli/ask_settings.h"
#include "app/cli/inputs.h"
#include "app/cli/store_run.h"
#include "core/image/preprocess.h"
#include "core/predictor/predictor.h"

namespace hydra::cli {

// Whether --predictor is given. Throws Error{Usage} for one of its options without it.
[[nodiscard]] bool asksPredictor(const Arguments& arguments);
// The commands themselves, with --predictor.
[[nodiscard]] Json runPredictThrough(const Arguments& arguments);
[[nodiscard]] Json runExplainThrough(const Arguments& arguments);
[[nodiscard]] Json runFaithfulnessThrough(const Arguments& arguments);

// The program that --predictor names, started. Throws Error{Usage} for options beyond ALLOWED and, where
// METHODS are asked for, those of methods that need no network.
[[nodiscard]] std::unique_ptr<Predictor> startPredictor(const Arguments& arguments,
                                                        std::vector<std::string> allowed, bool methods);

// Before a program is started, which may take its time. Throws Error{Usage} for a --method that none could
// answer.
void requireBlackBoxes(const Arguments& arguments);

// What a predictor is shown of inputs that are opened in the order of their files.
class PredictorInputs
{
public:
    explicit PredictorInputs(const Predictor& predictor)
        : m_predictor(predictor)
    { }
    // IMAGE, or the next array of its file. Throws Error{Input} for an array of another size.
    [[nodiscard]] ModelInput of(const engine::OpenedImage& image);

private:
    const Predictor& m_predictor;
    std::string m_path; // of m_arrays
    at::Tensor m_arrays;
    std::int64_t m_next = 0;
};

// OPTIONS and those of a store.
[[nodiscard]] std::vector<std::string> withStore(std::vector<std::string> options);

// WORK on each picture of every INPUT, as eachInput() does.
void eachPicture(const Arguments& arguments, const Predictor& predictor, const std::filesystem::path& folder,
                 const std::function<void(const Input&, const ModelInput&, const Progress& within)>& work);

// The same on each picture of a list, into --store, whose header has SETTINGS beside the command: WORK gives
// what is said of one, ROWS being the list in it that a document has by itself (null: none), and adds files.
using StoredWork = std::function<Json(const Input&, const ModelInput&, shard::StoreEntry&)>;
[[nodiscard]] Json storeThrough(const Arguments& arguments, const Predictor& predictor, const char* command,
                                const char* rows, Json settings, const StoredWork& work);

// The class that CHOICE means; RANKING: classes, the largest score first.
[[nodiscard]] int classMeant(const engine::ClassChoice& choice, const std::vector<int>& ranking);

} // namespace hydra::cli

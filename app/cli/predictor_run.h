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
[[nodiscard]] bool asksPredictor(const CommonSettings& settings);
// The commands themselves, with --predictor.
[[nodiscard]] Json runPredictThrough(const PredictSettings& settings);
[[nodiscard]] Json runExplainThrough(const ExplainSettings& settings);
[[nodiscard]] Json runFaithfulnessThrough(const FaithfulnessSettings& settings);

// The program that --predictor names, started. Throws Error{Usage} for options that do not go with it.
[[nodiscard]] std::unique_ptr<Predictor> startPredictor(const CommonSettings& settings);

// Before a program is started, which may take its time. Throws Error{Usage} for a --method that none could
// answer.
void requireBlackBoxes(const CommonSettings& settings);

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

// WORK on each picture of every INPUT, as eachInput() does.
void eachPicture(const CommonSettings& settings, const Predictor& predictor,
                 const std::filesystem::path& folder,
                 const std::function<void(const Input&, const ModelInput&, const Progress& within)>& work);

// The same on each picture of a list, into --store, whose header has what DECIDES its results beside the
// command: WORK gives what is said of one, ROWS being the list in it that a document has by itself (null:
// none), and adds files.
using StoredWork = std::function<Json(const Input&, const ModelInput&, shard::StoreEntry&)>;
[[nodiscard]] Json storeThrough(const CommonSettings& settings, const Predictor& predictor,
                                const char* command, const char* rows, Json decides, const StoredWork& work);

// The class that CHOICE means; RANKING: classes, the largest score first.
[[nodiscard]] int classMeant(const ClassChoice& choice, const std::vector<int>& ranking);

} // namespace hydra::cli

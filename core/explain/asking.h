// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the network behind a trace, or a program behind a pipe, on batches of other pictures and of shorter
// sequences: for black-box methods (reference.md "Occlusion"). Counts passes, reports progress, and stops
// when cancelled, also within a batch.
#pragma once

#include "core/explain/methods.h"
#include "core/explain/scorer.h"

#include <chrono>
#include <optional>

namespace hydra {

class Asking
{
public:
    // For a class, MEASURED selects its logit or its probability; any other target gives its value. TRACE and
    // QUESTION must outlive this object.
    Asking(const Trace& trace, const MethodInput& question, ClassValue measured);
    // The same with a SCORER, which must outlive this object too.
    Asking(const Scorer& scorer, ShownPicture shown, const MethodInput& question, ClassValue measured);

    [[nodiscard]] const ShownPicture& shown() const noexcept { return m_shown; }
    [[nodiscard]] const MapOptions& options() const noexcept { return m_question.options; }

    // Sets the total number of passes, those of whole() included.
    void announce(std::int64_t passes) { m_announced = passes; }
    // The value of the unchanged picture, by one more pass, so that it is rounded like those it is compared
    // with.
    [[nodiscard]] double whole();
    // The values [B], float64 in CPU memory, of PIXELS [B,3,H,W]. B is at most picturesAtOnce(), so that a
    // pass holds some 64 MB.
    [[nodiscard]] at::Tensor ofPictures(const at::Tensor& pixels);
    [[nodiscard]] std::int64_t picturesAtOnce() const { return m_scorer->picturesAtOnce(); }
    // The same for the picture reduced to the patches KEPT [B,n], ascending grid indices: the others are
    // removed from the sequence. Where attention needs every patch in its place (windows, token mixers), and
    // for a scorer that takes pictures only, the others are painted over with zero instead.
    [[nodiscard]] at::Tensor ofSequences(const at::Tensor& kept);
    [[nodiscard]] std::int64_t sequencesAtOnce(std::int64_t patches) const;

    // Shows MAKE(), the result so far, unless one was shown within the last 200 ms.
    void offer(const std::function<TokenValues()>& make);

private:
    [[nodiscard]] at::Tensor painted(const at::Tensor& kept) const;
    [[nodiscard]] double ofChanged(const at::Tensor& kept) const;
    void count(std::int64_t passes);

    const Trace* m_trace = nullptr; // null: a scorer that takes pictures only
    std::optional<NetworkScorer> m_network; // of the trace
    const Scorer* m_scorer;
    ShownPicture m_shown;
    const MethodInput& m_question;
    ClassValue m_measured;
    AttentionPlan m_plan; // of shortened sequences: a window over the whole grid is softmax
    bool m_drops = false;
    std::int64_t m_announced = 0, m_done = 0;
    std::chrono::steady_clock::time_point m_offered = std::chrono::steady_clock::now();
};

// The number of pictures, each of PIXELS values and TOKENS tokens, for one pass to hold about 64 MB.
[[nodiscard]] int picturesInOnePass(const VitConfig& config, const SubNetwork& sub, double tokens,
                                    double pixels);

} // namespace hydra

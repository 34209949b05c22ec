// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the network behind a trace, or a program behind a pipe, about other pictures and about shorter
// sequences, many at once: for methods that look at it from outside (reference.md "Occlusion"). Counts
// passes, tells who watches, ends when it is cancelled, also within a batch.
#pragma once

#include "core/explain/methods.h"
#include "core/explain/scorer.h"

#include <chrono>
#include <optional>

namespace hydra {

class Asking
{
public:
    // Of a class, its logit or its probability; of any other target, its value. TRACE and QUESTION outlive
    // this.
    Asking(const Trace& trace, const MethodInput& question, ClassValue measured);
    // The same of a SCORER, which outlives this, too.
    Asking(const Scorer& scorer, ShownPicture shown, const MethodInput& question, ClassValue measured);

    [[nodiscard]] const ShownPicture& shown() const noexcept { return m_shown; }
    [[nodiscard]] const MapOptions& options() const noexcept { return m_question.options; }

    // Passes that are to come, those of whole() included.
    void announce(std::int64_t passes) { m_announced = passes; }
    // Of the picture as it is, by one more pass: in differences to the rest, rounding is alike.
    [[nodiscard]] double whole();
    // [B] float64, in the processor's memory, of pictures [B,3,H,W]: at most picturesAtOnce(), so that a pass
    // holds some 64 MB.
    [[nodiscard]] at::Tensor ofPictures(const at::Tensor& pixels);
    [[nodiscard]] std::int64_t picturesAtOnce() const { return m_scorer->picturesAtOnce(); }
    // The same of the picture with the patches KEPT [B,n] alone, ascending places on the grid: absent ones
    // are taken out of the sequence. Where attention needs every patch in its place (windows, token mixers),
    // and for a scorer that takes pictures only, absent ones are painted over with zero instead.
    [[nodiscard]] at::Tensor ofSequences(const at::Tensor& kept);
    [[nodiscard]] std::int64_t sequencesAtOnce(std::int64_t patches) const;

    // Shows MAKE(), the result so far, unless one was shown a moment ago.
    void offer(const std::function<TokenValues()>& make);

private:
    [[nodiscard]] at::Tensor painted(const at::Tensor& kept) const;
    [[nodiscard]] double ofChanged(const at::Tensor& kept) const;
    void count(std::int64_t passes);

    const Trace* m_trace = nullptr; // none: a scorer that knows no sequence
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

// Pictures of PIXELS values and TOKENS tokens in one pass, so that what it holds at once stays near 64 MB.
[[nodiscard]] int picturesInOnePass(const VitConfig& config, const SubNetwork& sub, double tokens,
                                    double pixels);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// Asks the network behind a trace about other pictures and about shorter sequences, many at once: for methods
// that look at it from outside (reference.md 5.40). Counts passes, tells who watches, ends when it is
// cancelled, also within a batch.
#pragma once

#include "core/explain/methods.h"

#include <chrono>

namespace hydra {

class Asking
{
public:
    // Of a class, its logit or its probability; of any other target, its value. TRACE and QUESTION outlive
    // this.
    Asking(const Trace& trace, const Question& question, ClassValue measured);

    // Passes that are to come, those of whole() included.
    void announce(std::int64_t passes) { m_announced = passes; }
    // Of the trace's own picture, by one more pass: in differences to the rest, rounding is alike.
    [[nodiscard]] double whole();
    // [B] float64, in the processor's memory, of pictures [B,3,H,W]: at most picturesAtOnce(), so that a pass
    // holds some 64 MB.
    [[nodiscard]] at::Tensor ofPictures(const at::Tensor& pixels);
    [[nodiscard]] std::int64_t picturesAtOnce() const;
    // The same of the trace's picture with the patches KEPT [B,n] alone, ascending places on the grid: absent
    // ones are taken out of the sequence. Where attention needs every patch in its place (windows, token
    // mixers), absent ones are painted over with zero instead.
    [[nodiscard]] at::Tensor ofSequences(const at::Tensor& kept);
    [[nodiscard]] std::int64_t sequencesAtOnce(std::int64_t patches) const;

    // MAKE() what is known by now is shown, unless something has been a moment ago.
    void offer(const std::function<TokenValues()>& make);

private:
    [[nodiscard]] at::Tensor values(const VisionTransformer& network, const at::Tensor& logits,
                                    const at::Tensor& tokens) const;
    [[nodiscard]] at::Tensor painted(const at::Tensor& kept) const;
    [[nodiscard]] double ofChanged(const at::Tensor& kept) const;
    void count(std::int64_t passes);

    const Trace& m_trace;
    const Question& m_question;
    bool m_probability;
    AttentionPlan m_plan; // of shortened sequences: a window over the whole grid is softmax
    bool m_drops;
    std::int64_t m_announced = 0, m_done = 0;
    std::chrono::steady_clock::time_point m_shown;
};

// Pictures of PIXELS values and TOKENS tokens in one pass, so that what it holds at once stays near 64 MB.
[[nodiscard]] int picturesInOnePass(const VitConfig& config, const SubNetwork& sub, double tokens,
                                    double pixels);

} // namespace hydra

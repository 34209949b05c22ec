// SPDX-License-Identifier: GPL-3.0-or-later
// D-RISE (Petsiuk et al., CVPR 2021): RISE for one box. A masked picture scores its best match of that box,
//   s(t, j) = IoU(t, j) * cos(scores of t, scores of j) * objectness of j,   max over the boxes j.
#pragma once

#include "core/explain/found_box.h"
#include "core/explain/scorer.h"

#include <functional>
#include <vector>

namespace hydra {

[[nodiscard]] double overlapOf(const Rect& a, const Rect& b); // intersection over union, 0 for empty boxes
// s above, for WANTED and OTHER.
[[nodiscard]] double likeness(const Detection& wanted, const Detection& other);

// Returns the boxes in each of the pictures [B,3,H,W].
using Detector =
    std::function<std::vector<std::vector<Detection>>(const at::Tensor& pixels, const CancelToken& cancel)>;

// Scores how far pictures still show one box.
class BoxScorer final : public Scorer
{
public:
    BoxScorer(Detector detector, Detection wanted, std::int64_t picturesAtOnce);
    [[nodiscard]] Worth worth(const at::Tensor& pixels, ClassValue measured,
                              const CancelToken& cancel) const override;
    [[nodiscard]] std::int64_t picturesAtOnce() const override { return m_picturesAtOnce; }
    // The number of pictures so far with a box of likeness above 0. If no masked picture is among them, the
    // map has no meaning.
    [[nodiscard]] std::int64_t matched() const noexcept { return m_matched; }

private:
    Detector m_detector;
    Detection m_wanted;
    std::int64_t m_picturesAtOnce;
    mutable std::int64_t m_matched = 0;
};

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// Features of an autoencoder switched off or set, in the patches' tokens that leave its block. The
// reconstruction error is kept (reference.md "Features of autoencoders"):
//   x' = x + s (f' - f) W_dec       or, without it, x' = x^
#pragma once

#include "core/model/interventions.h"
#include "core/sae/autoencoder.h"

#include <memory>

namespace hydra {

// Belongs to the block of one pass; shared, immutable.
class FeatureShift
{
public:
    // EDITS refer to a grid of PATCHES, of which KEPT [P] (undefined: all) are in the sequence behind PREFIX
    // tokens and before ADDED ones. REPLACES: the reconstruction replaces the tokens. Throws Error{Usage} for
    // a feature that SAE does not have or a patch outside the grid.
    FeatureShift(std::shared_ptr<const Autoencoder> sae, const std::vector<FeatureEdit>& edits, bool replaces,
                 int prefix, std::int64_t patches, const at::Tensor& kept, std::int64_t added);

    // X [B,T,e] -> x'. A feature is set to a multiple of its largest value on that picture.
    [[nodiscard]] at::Tensor forward(const at::Tensor& x) const;
    // From the GRADIENT [T,e] of x' to that of X [T,e]; the values set are constants.
    [[nodiscard]] at::Tensor backward(const at::Tensor& gradient, const at::Tensor& x) const;
    // The same for relevance: R = x grad(R'/x').
    [[nodiscard]] at::Tensor relevance(const at::Tensor& relevance, const at::Tensor& x) const;

private:
    [[nodiscard]] at::Tensor patchesOf(const at::Tensor& x) const; // [P,e] of [T,e]
    [[nodiscard]] at::Tensor shifted(const at::Tensor& patches) const;

    std::shared_ptr<const Autoencoder> m_sae;
    struct Edit
    {
        std::int64_t feature = 0;
        double multiple = 0;
        at::Tensor rows; // of the patches in the sequence, long; undefined: all
    };
    std::vector<Edit> m_edits;
    bool m_replaces;
    std::int64_t m_prefix, m_added;
};

} // namespace hydra

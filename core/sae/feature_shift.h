// SPDX-License-Identifier: GPL-3.0-or-later
// Features of an autoencoder switched off or set, in the patches' tokens that leave its block. The error of
// the reconstruction stays (reference.md "Features of autoencoders"):
//   x' = x + s (f' - f) W_dec       or, where it goes, x' = x^
#pragma once

#include "core/model/interventions.h"
#include "core/sae/autoencoder.h"

#include <memory>

namespace hydra {

// In the block of one pass; shared, never changed.
class FeatureShift
{
public:
    // EDITS of a grid whose patches KEPT [P] (undefined: all) are in the sequence behind PREFIX tokens and
    // before ADDED. REPLACES: the reconstruction takes the tokens' place. Throws Error{Usage} for a feature
    // that SAE does not have or a patch outside.
    FeatureShift(std::shared_ptr<const Autoencoder> sae, const std::vector<FeatureEdit>& edits, bool replaces,
                 int prefix, std::int64_t patches, const at::Tensor& kept, std::int64_t added);

    // X [B,T,e] -> x'. What a feature is set to is a multiple of its largest value on that picture.
    [[nodiscard]] at::Tensor forward(const at::Tensor& x) const;
    // GRADIENT [T,e] of x' to that of X [T,e]; what a feature is set to is a constant.
    [[nodiscard]] at::Tensor backward(const at::Tensor& gradient, const at::Tensor& x) const;
    // The same of relevance: R = x grad(R'/x').
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

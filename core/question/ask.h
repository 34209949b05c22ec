// SPDX-License-Identifier: GPL-3.0-or-later
// What a user asks of a model, of whatever picture: one value for every surface and every request, so that
// none of them forgets a part of it. Keys are made from it here and nowhere else.
#pragma once

#include "core/question/keys.h"

#include <optional>

namespace hydra::engine {

struct Ask
{
    int heads = 0; // k
    AttentionPlan plan{};
    MapOptions options{};
    ClassChoice target{};
    std::optional<ClassChoice> against{}; // the explained class minus this one
    Interventions without{}; // what is switched off or replaced in the network
    InputSize size{}; // that pictures are shown in, where it is not the network's own

    [[nodiscard]] NetworkKey network(const ImageId& image, const ModelId& model) const
    {
        return network(image, model, heads);
    }
    // The same of another head count.
    [[nodiscard]] NetworkKey network(const ImageId& image, const ModelId& model, int k) const
    {
        return {image, model, {SliceScheme::HydraViT, k}, plan, size, without};
    }
    [[nodiscard]] MapKey map(const ImageId& image, const ModelId& model) const
    {
        return {network(image, model), options, target, against};
    }
    // Of many pictures: without the patches that were taken out of one of them.
    [[nodiscard]] Ask ofAnyPicture() const
    {
        Ask ask = *this;
        ask.without.patches.clear();
        return ask;
    }

    // The picture that stands in for another counts even where nothing is taken from it.
    friend bool operator==(const Ask& a, const Ask& b)
    {
        return a.heads == b.heads && a.plan == b.plan && a.options == b.options && a.target == b.target
            && a.against == b.against && a.size == b.size && a.without == b.without
            && a.without.from == b.without.from;
    }
    friend bool operator!=(const Ask& a, const Ask& b) { return !(a == b); }
};

} // namespace hydra::engine

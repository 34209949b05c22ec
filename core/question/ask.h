// SPDX-License-Identifier: GPL-3.0-or-later
// What a user asks of a model: one value that every surface and every request carries. Keys are made from it.
#pragma once

#include "core/explain/option_fields.h"
#include "core/question/keys.h"

#include <optional>

namespace hydra {

// What can be asked of any picture: its keys leave out what is of one.
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
        return {{image, model, firstHeads(k), plan, size, without.ofAnyPicture()}};
    }
    [[nodiscard]] MapKey map(const ImageId& image, const ModelId& model) const
    {
        return {{network(image, model), hydra::ofAnyPicture(options), target, against}};
    }

    // The picture that stands in for another counts even where nothing is taken from it.
    [[nodiscard]] auto parts() const
    {
        return std::tie(heads, plan, options, target, against, size, without, without.from);
    }
    friend bool operator==(const Ask& a, const Ask& b) { return a.parts() == b.parts(); }
    friend bool operator!=(const Ask& a, const Ask& b) { return !(a == b); }
};

// What is asked of one picture, or of each that the command line names: patches that are dropped or edited,
// the query token, the picture that activations are taken from. Of another picture, an Ask asks.
struct PictureAsk : Ask
{
    PictureAsk() = default;
    explicit PictureAsk(const Ask& ask) // drops what is of one picture
        : Ask(ask)
    {
        options = hydra::ofAnyPicture(ask.options);
        without = ask.without.ofAnyPicture();
    }

    [[nodiscard]] NetworkKey networkHere(const ImageId& image, const ModelId& model) const
    {
        return networkHere(image, model, heads);
    }
    [[nodiscard]] NetworkKey networkHere(const ImageId& image, const ModelId& model, int k) const
    {
        return {{image, model, firstHeads(k), plan, size, without}};
    }
    [[nodiscard]] MapKey mapHere(const ImageId& image, const ModelId& model) const
    {
        return {{networkHere(image, model), options, target, against}};
    }
    [[nodiscard]] Ask ofAnyPicture() const { return PictureAsk(static_cast<const Ask&>(*this)); }
    // Of the one picture, or of several.
    [[nodiscard]] PictureAsk of(std::size_t pictures) const
    {
        return pictures == 1 ? *this : PictureAsk(static_cast<const Ask&>(*this));
    }
    // A method that compares patches looks for the query token of picture HERE in other pictures.
    [[nodiscard]] Ask elsewhere(const ImageId& here) const;

    // These would be of any picture; say so by an Ask.
    NetworkKey network(const ImageId& image, const ModelId& model) const = delete;
    NetworkKey network(const ImageId& image, const ModelId& model, int k) const = delete;
    MapKey map(const ImageId& image, const ModelId& model) const = delete;
};

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// A user's question to a model: one value, carried by every surface and every request. Keys are made from it.
#pragma once

#include "core/explain/option_fields.h"
#include "core/question/keys.h"

#include <optional>

namespace hydra {

// A question that fits any picture: its keys leave out settings that belong to one picture.
struct Ask
{
    int heads = 0; // k
    SliceScheme scheme{}; // how k heads are cut out
    AttentionPlan plan{};
    MapOptions options{};
    ClassChoice target{};
    std::optional<ClassChoice> against{}; // the explained class minus this one
    Interventions without{}; // parts switched off or replaced in the network
    InputSize size{}; // input size, unless it is the network's own

    [[nodiscard]] SubNetwork sub(int k) const { return {scheme, k}; }
    [[nodiscard]] NetworkKey network(const ImageId& image, const ModelId& model) const
    {
        return network(image, model, heads);
    }
    // The same with another head count.
    [[nodiscard]] NetworkKey network(const ImageId& image, const ModelId& model, int k) const
    {
        return {{image, model, sub(k), plan, size, without.ofAnyPicture()}};
    }
    [[nodiscard]] MapKey map(const ImageId& image, const ModelId& model) const
    {
        return {{network(image, model), hydra::ofAnyPicture(options), target, against}};
    }

    // without.from counts even if no activation is taken from that picture.
    [[nodiscard]] auto parts() const
    {
        return std::tie(heads, scheme, plan, options, target, against, size, without, without.from);
    }
    friend bool operator==(const Ask& a, const Ask& b) { return a.parts() == b.parts(); }
    friend bool operator!=(const Ask& a, const Ask& b) { return !(a == b); }
};

// A question about one picture, or about each picture on the command line. It adds dropped or edited patches,
// the query token, and the picture that activations are taken from. Use an Ask for other pictures.
struct PictureAsk : Ask
{
    PictureAsk() = default;
    explicit PictureAsk(const Ask& ask) // drops the settings that belong to one picture
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
        return {{image, model, sub(k), plan, size, without}};
    }
    [[nodiscard]] MapKey mapHere(const ImageId& image, const ModelId& model) const
    {
        return {{networkHere(image, model), options, target, against}};
    }
    [[nodiscard]] Ask ofAnyPicture() const { return PictureAsk(static_cast<const Ask&>(*this)); }
    // The question itself for one picture; for several, without the settings that belong to one.
    [[nodiscard]] PictureAsk of(std::size_t pictures) const
    {
        return pictures == 1 ? *this : PictureAsk(static_cast<const Ask&>(*this));
    }
    // The question for other pictures: a method that compares patches searches them for the query token of
    // picture HERE.
    [[nodiscard]] Ask elsewhere(const ImageId& here) const;

    // These keys would fit any picture; use an Ask for them.
    NetworkKey network(const ImageId& image, const ModelId& model) const = delete;
    NetworkKey network(const ImageId& image, const ModelId& model, int k) const = delete;
    MapKey map(const ImageId& image, const ModelId& model) const = delete;
};

} // namespace hydra

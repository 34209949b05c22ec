// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts as directions in the space of the pictures' features, cached sentence by sentence. Thread-safe.
#pragma once

#include "core/text/prompts.h"
#include "core/text/text_tower.h"
#include "core/text/tokenizer.h"

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

namespace hydra {

class TextReader
{
public:
    TextReader(TextTower tower, Tokenizer tokenizer);

    [[nodiscard]] const TextTower& tower() const noexcept { return m_tower; }
    [[nodiscard]] const Tokenizer& tokenizer() const noexcept { return m_tokenizer; }
    [[nodiscard]] const std::string& id() const; // of the tokenizer
    [[nodiscard]] Sentence sentence(const std::string& text, const Message& what,
                                    std::optional<Cleaning> clean = {}) const;
    [[nodiscard]] std::vector<int> padded(std::vector<int> ids) const; // padded as the tower needs them

    // Returns [classes,E], rows of length one: each is the mean of its sentences' unit-length features
    // (Radford et al., 2021). CUT receives the number of sentences that were too long for the tower.
    [[nodiscard]] at::Tensor directions(const Prompts& prompts, const CancelToken& cancel = {},
                                        std::size_t* cut = nullptr) const;

private:
    [[nodiscard]] std::vector<at::Tensor> features(const std::vector<std::string>& sentences,
                                                   std::optional<Cleaning> clean, const CancelToken& cancel,
                                                   std::size_t* cut) const;

    TextTower m_tower;
    Tokenizer m_tokenizer;
    struct Known
    {
        at::Tensor feature; // [E], of length one
        bool cut = false;
    };
    mutable std::mutex m_mutex;
    mutable std::unordered_map<std::string, Known> m_known; // by cleaning and sentence
};

} // namespace hydra

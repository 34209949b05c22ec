// SPDX-License-Identifier: GPL-3.0-or-later
// Prompts as directions among the pictures' features, remembered sentence by sentence. Thread-safe.
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
    [[nodiscard]] Sentence sentence(const std::string& text, const std::string& what,
                                    std::optional<Cleaning> clean = {}) const;
    [[nodiscard]] std::vector<int> padded(std::vector<int> ids) const; // as the tower reads them

    // [classes,E], rows of length one: each the mean of its sentences' features, each of length one
    // (Radford et al., 2021). CUT counts the sentences that are longer than the tower reads.
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

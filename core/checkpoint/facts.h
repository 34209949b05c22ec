// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a model besides its tensors, in order of trust: the file's own word, the configuration
// beside it, and what its family usually means.
#pragma once

#include "core/checkpoint/metadata.h"
#include "core/model/vit_config.h"

#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace hydra {

using Words = std::map<std::string, std::string>;

class Facts
{
public:
    struct Layer
    {
        Metadata words;
        Provenance from;
    };

    // Later layers are asked where the earlier ones know nothing. FILE stands for it in messages.
    void add(Words words, const std::string& file, Provenance from)
    {
        if (!words.empty()) {
            m_layers.push_back({Metadata(std::move(words), file), from});
        }
    }
    [[nodiscard]] const std::vector<Layer>& layers() const noexcept { return m_layers; }

    // GET asks one layer: std::optional<T>(const Metadata&). The first answer, with where it came from.
    template<class Get>
    [[nodiscard]] auto first(Get&& get) const
    {
        using T = typename std::decay_t<decltype(get(m_layers.front().words))>::value_type;
        std::optional<Known<T>> found;
        for (auto layer = m_layers.begin(); layer != m_layers.end() && !found; ++layer) {
            if (auto value = get(layer->words)) {
                found = Known<T>{std::move(*value), layer->from};
            }
        }
        return found;
    }

private:
    std::vector<Layer> m_layers;
};

// The first of: user, a file's word, a guess that was made from the tensors, a default.
template<class T>
[[nodiscard]] Known<T> choose(const std::optional<T>& user, const std::optional<Known<T>>& said,
                              const std::optional<T>& guess, const T& fallback)
{
    if (user) {
        return {*user, Provenance::User};
    }
    if (said) {
        return *said;
    }
    return guess ? Known<T>{*guess, Provenance::Inferred} : Known<T>{fallback, Provenance::Default};
}

// What the trainer of a PyTorch checkpoint was told ("args.heads", "arch", ...) in the words of Metadata.
[[nodiscard]] Words wordsOfTrainer(const Words& stored);

} // namespace hydra

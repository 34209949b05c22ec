// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/text_features.h"

#include "core/base/message.h"
#include "core/base/printable.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

constexpr std::size_t mostKnown = mostSentences; // 40 MB of CLIP-B's features

at::Tensor ofLengthOne(const at::Tensor& x)
{
    constexpr double tiny = 1e-12;
    return x / x.norm(2, {-1}, true).clamp_min(tiny);
}

} // namespace

TextReader::TextReader(TextTower tower, Tokenizer tokenizer)
    : m_tower(std::move(tower))
    , m_tokenizer(std::move(tokenizer))
{ }

const std::string& TextReader::id() const
{
    return std::visit([](const auto& each) -> const std::string& { return each.id(); }, m_tokenizer);
}

Sentence TextReader::sentence(const std::string& text, const Message& what,
                              std::optional<Cleaning> clean) const
{
    return tokenized(m_tokenizer, text, m_tower.context, what, clean);
}

std::vector<int> TextReader::padded(std::vector<int> ids) const
{
    if (const auto* const pieces = std::get_if<PieceVocabulary>(&m_tokenizer)) {
        ids.resize(static_cast<std::size_t>(m_tower.context), pieces->padding());
    }
    return ids;
}

std::vector<at::Tensor> TextReader::features(const std::vector<std::string>& sentences,
                                             std::optional<Cleaning> clean, const CancelToken& cancel,
                                             std::size_t* cut) const
{
    const auto known = [mark = clean ? wordOf(*clean) : ""](const std::string& text) {
        return mark + ('\n' + text);
    };
    struct New
    {
        std::string text;
        Sentence read;
    };
    std::vector<New> fresh;
    std::unordered_map<std::string, Known> all; // a copy: another thread may evict them
    {
        const std::lock_guard lock(m_mutex);
        if (m_known.size() + sentences.size() > mostKnown) {
            m_known.clear();
        }
        for (const std::string& text : sentences) {
            if (const auto found = m_known.find(known(text)); found != m_known.end()) {
                all.emplace(text, found->second);
            } else if (all.emplace(text, Known()).second) {
                fresh.push_back({text, sentence(text, message("prompt %1", printable(text)), clean)});
            }
        }
    }
    // Sorted by length: a batch is padded to its longest sentence.
    std::stable_sort(fresh.begin(), fresh.end(),
                     [](const New& a, const New& b) { return a.read.ids.size() < b.read.ids.size(); });
    std::vector<std::vector<int>> ids;
    for (const New& one : fresh) {
        ids.push_back(padded(one.read.ids));
    }
    const at::Tensor made = ofLengthOne(textFeatures(m_tower, ids, cancel));
    const std::lock_guard lock(m_mutex);
    for (std::size_t i = 0; i < fresh.size(); ++i) {
        all[fresh[i].text] = {made[static_cast<std::int64_t>(i)].clone(), fresh[i].read.cut};
        m_known[known(fresh[i].text)] = all[fresh[i].text];
    }
    std::vector<at::Tensor> found;
    for (const std::string& text : sentences) {
        const Known& one = all[text];
        found.push_back(one.feature);
        *cut += one.cut ? 1 : 0;
    }
    return found;
}

at::Tensor TextReader::directions(const Prompts& prompts, const CancelToken& cancel, std::size_t* cut) const
{
    std::vector<std::string> sentences;
    for (std::size_t i = 0; i < prompts.classes.size(); ++i) {
        for (std::string& text : prompts.sentences(i)) {
            sentences.push_back(std::move(text));
        }
    }
    std::size_t longer = 0;
    const at::Tensor all = at::stack(features(sentences, prompts.clean, cancel, &longer), 0);
    if (cut != nullptr) {
        *cut = longer;
    }
    const auto classes = static_cast<std::int64_t>(prompts.classes.size());
    return ofLengthOne(all.view({classes, -1, all.size(1)}).mean(1));
}

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
// The byte pairs of CLIP's tokenizer (reference.md "Prompts and text towers"). They come in a file of the
// model's authors, which is read from beside the model or from the path that the user gives.
#pragma once

#include "core/base/file.h"

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace hydra {

// Ids: 256 bytes, the same 256 at the end of a word, the merges in order of rank, start, end.
class Vocabulary
{
public:
    // FILE is merges.txt, bpe_simple_vocab_16e6.txt (also .gz) or tokenizer.json. Reads as many of its
    // merges, from the first on, as a text tower of TOKENS ids has. Throws Error{Input} naming file and line.
    Vocabulary(const Path& file, std::int64_t tokens);

    [[nodiscard]] int start() const noexcept { return m_tokens - 2; }
    [[nodiscard]] int end() const noexcept { return m_tokens - 1; }
    [[nodiscard]] const Path& file() const noexcept { return m_file; }
    [[nodiscard]] const std::string& id() const noexcept { return m_id; } // of the merges, unpacked
    // Returns the token that A and B join to, -1 if they do not join. Lower tokens are joined first.
    [[nodiscard]] int joined(int a, int b) const;
    [[nodiscard]] int byteToken(std::uint8_t byte, bool endsWord) const;
    [[nodiscard]] std::string bytesOf(int token) const; // "" for start and end

private:
    void readMerges(const std::vector<std::string>& lines);

    Path m_file;
    int m_tokens;
    std::string m_id;
    std::unordered_map<std::uint64_t, int> m_merges;
    std::vector<std::string> m_bytes; // of each token
};

// Returns the vocabulary file beside MODEL (or in the folder MODEL): CLIP's, or SigLIP's if PIECES. Empty if
// there is none.
[[nodiscard]] std::optional<Path> vocabularyBeside(const Path& model, bool pieces = false);

} // namespace hydra

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checkpoint/architecture_names.h"
#include "core/text/prompts.h"
#include "core/text/repair.h"
#include "core/text/tokenizer.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <fstream>

#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/scratch.h"

using namespace hydra;

namespace {

constexpr int bytesAndMarks = 514; // the size of a vocabulary without merges
constexpr int context = 16;

void readVocabulary(const Path& file, const std::string& text)
{
    for (const int merges : {0, 1, 3}) {
        (void)test::survives([&] {
            const Vocabulary vocabulary(file, bytesAndMarks + merges);
            for (int token = -1; token <= vocabulary.end(); ++token) {
                (void)vocabulary.bytesOf(token);
            }
            const Sentence said = tokenized(vocabulary, text.substr(0, 200), context, "input");
            if (said.ids.size() > context || said.ids.size() != said.pieces.size() || said.ids.empty()
                || said.ids.front() != vocabulary.start() || said.ids.back() != vocabulary.end()) {
                std::abort();
            }
        });
    }
}

void readPieces(const Path& file, const std::string& text)
{
    const PieceVocabulary vocabulary(file, 4096);
    for (const auto& [cleaning, unused] : enumWords<Cleaning>()) {
        (void)test::survives([&, how = cleaning] {
            const Sentence said =
                tokenized(vocabulary, text.substr(text.size() / 2, 200), context, "input", how);
            if (said.ids.size() > context || said.ids.size() != said.pieces.size() || said.ids.empty()
                || said.ids.back() != vocabulary.end()) {
                std::abort();
            }
        });
    }
}

void clean(const std::string& text)
{
    const std::u32string made = cleanedText(text, "input");
    for (std::size_t i = 0; i < made.size(); ++i) {
        const bool between = i > 0 && i + 1 < made.size() && made[i - 1] != U' ';
        if (isSpace(made[i]) && (made[i] != U' ' || !between)) {
            std::abort();
        }
    }
}

void readPrompts(const std::string& text)
{
    const std::size_t middle = text.find('\0');
    const std::string templates = middle == std::string::npos ? std::string() : text.substr(middle + 1);
    const Prompts prompts = promptsOf(text.substr(0, middle), templates);
    for (std::size_t i = 0; i < prompts.classes.size(); ++i) {
        for (const std::string& sentence : prompts.sentences(i)) {
            if (codePoints(sentence, "input").size() > mostCharacters) { // up to twenty thousand are cached
                std::abort();
            }
            if (i == 0) {
                clean(sentence);
            }
        }
    }
}

void readName(const std::string& name)
{
    (void)whyNotRun(name);
    (void)whatOnlyItsRowSays(name);
    (void)hintOfFileName(name);
    if (const NamedArchitecture* row = namedArchitecture(name)) {
        (void)wordsOfName(name, row->width, false);
        (void)wordsOfName(name, row->width, true);
    }
}

} // namespace

// A vocabulary (text, or tokenizer.json) and a sentence in it, prompts with templates, the name of an
// architecture, pieces (SentencePiece's, or tokenizer.json's): the first byte chooses.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Path json = "/dev/shm/hydrascope-fuzz-words-" + std::to_string(::getpid()) + ".json";
    if (size < 1) {
        return 0;
    }
    return test::survives([&] {
        const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
        const int kind = data[0] % 7;
        if (kind == 0) {
            const test::ScratchFile file(data + 1, size - 1);
            readVocabulary(file.path(), text);
        } else if (kind == 1) {
            std::ofstream(json, std::ios::binary) << text;
            readVocabulary(json, text);
        } else if (kind == 2) {
            readPrompts(text);
        } else if (kind == 5) {
            const test::ScratchFile file(data + 1, size - 1);
            readPieces(file.path(), text);
        } else if (kind == 6) {
            std::ofstream(json, std::ios::binary) << text;
            readPieces(json, text);
        } else if (kind == 3) {
            clean(text);
        } else {
            readName(text);
        }
    });
}

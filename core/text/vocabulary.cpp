// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/vocabulary.h"

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/printable.h"
#include "core/text/unicode.h"

#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <zlib.h>

namespace hydra {

namespace {

constexpr std::size_t mostVocabularyBytes = std::size_t(16) << 20;
constexpr int byteCount = 256, markCount = 2;
constexpr std::int64_t mostVocabularyTokens = 1 << 20;
constexpr const char* wordEnd = "</w>";

// The characters that represent bytes, in the order of their ids.
struct ByteOrder
{
    std::array<std::uint8_t, byteCount> byte{}; // of each id
    std::array<int, byteCount> id{}; // of each byte
    std::array<std::string, byteCount> letter; // of each id
};

const ByteOrder& byteOrder()
{
    static const ByteOrder order = [] {
        ByteOrder made;
        const auto shown = [](int b) {
            return (b >= '!' && b <= '~') || (b >= 0xa1 && b <= 0xac) || (b >= 0xae && b <= 0xff);
        };
        int id = 0;
        char32_t other = 0x100;
        for (const bool second : {false, true}) {
            for (int b = 0; b < byteCount; ++b) {
                if (shown(b) != second) {
                    const auto at = static_cast<std::size_t>(id++);
                    const char32_t letter = second ? other++ : static_cast<char32_t>(b);
                    made.byte[at] = static_cast<std::uint8_t>(b);
                    made.letter[at] = utf8(std::u32string(1, letter));
                    made.id[static_cast<std::size_t>(b)] = static_cast<int>(at);
                }
            }
        }
        return made;
    }();
    return order;
}

std::string gunzipped(const Bytes& packed, const std::string& file)
{
    z_stream stream = {};
    constexpr int anyHeader = 32;
    if (::inflateInit2(&stream, MAX_WBITS + anyHeader) != Z_OK) {
        throw internalError("zlib cannot start");
    }
    const std::unique_ptr<z_stream, int (*)(z_stream*)> closer(&stream, &::inflateEnd);
    stream.next_in = const_cast<Bytef*>(packed.data()); // zlib does not write to it
    stream.avail_in = static_cast<uInt>(packed.size());
    std::string text(mostVocabularyBytes, '\0');
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    if (::inflate(&stream, Z_FINISH) != Z_STREAM_END) {
        throw inputError("%1: expected a gzip file of at most %2 bytes of text", file, mostVocabularyBytes);
    }
    text.resize(text.size() - stream.avail_out);
    return text;
}

std::vector<std::string> mergeLines(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) {
        if (!line.empty() && line.back() == '\r') {
            line.pop_back();
        }
        if (!(lines.empty() && line.find("#version") != std::string::npos)) { // the heading
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

std::vector<std::string> mergesOfJson(const Path& file)
{
    const nlohmann::json document = readJson(file);
    const auto model = document.is_object() ? document.find("model") : document.end();
    const bool has = document.is_object() && model != document.end() && model->is_object()
        && model->contains("merges") && (*model)["merges"].is_array();
    if (!has) {
        throw inputError("%1: expected model.merges, the byte pairs of a tokenizer", file.string());
    }
    for (const auto& [key, word] : {std::pair("type", "BPE"), std::pair("end_of_word_suffix", wordEnd)}) {
        if (const auto entry = model->find(key); entry != model->end() && *entry != word) {
            throw inputError("%1: model.%2: expected %3, found %4", file.string(), key, word, shown(*entry));
        }
    }
    std::vector<std::string> lines;
    for (const nlohmann::json& row : (*model)["merges"]) {
        if (row.is_string()) {
            lines.push_back(row.get<std::string>());
        } else if (row.is_array() && row.size() == 2 && row[0].is_string() && row[1].is_string()) {
            lines.push_back(row[0].get<std::string>() + ' ' + row[1].get<std::string>());
        } else {
            throw inputError("%1: model.merges[%2]: expected a pair of texts", file.string(), lines.size());
        }
    }
    return lines;
}

std::uint64_t pairOf(int a, int b)
{
    return static_cast<std::uint64_t>(a) << 32 | static_cast<std::uint32_t>(b);
}

} // namespace

Vocabulary::Vocabulary(const Path& file, std::int64_t tokens)
    : m_file(file)
    , m_tokens(static_cast<int>(tokens))
{
    if (tokens < 2 * byteCount + markCount || tokens > mostVocabularyTokens) {
        throw inputError("a text tower of %1 tokens: expected %2 to %3, the size of CLIP's vocabulary",
                         tokens, 2 * byteCount + markCount, mostVocabularyTokens);
    }
    const bool json = file.extension() == ".json";
    std::vector<std::string> lines;
    if (json) {
        lines = mergesOfJson(file);
    } else {
        const Bytes content = readFile(file, mostVocabularyBytes);
        const bool packed = content.size() > 2 && content[0] == 0x1f && content[1] == 0x8b;
        lines = mergeLines(packed ? gunzipped(content, file.string())
                                  : std::string(content.begin(), content.end()));
    }
    readMerges(lines);
}

void Vocabulary::readMerges(const std::vector<std::string>& lines)
{
    const std::size_t wanted = static_cast<std::size_t>(m_tokens - 2 * byteCount - markCount);
    if (lines.size() < wanted) {
        throw inputError(
            "%1: expected at least %2 byte pairs, one per line, for a text tower of %3 tokens; found %4",
            m_file.string(), wanted, m_tokens, lines.size());
    }
    const ByteOrder& order = byteOrder();
    std::unordered_map<std::string, int> symbols;
    for (const bool ends : {false, true}) {
        for (std::size_t i = 0; i < order.letter.size(); ++i) {
            symbols.emplace(order.letter[i] + (ends ? wordEnd : ""), static_cast<int>(m_bytes.size()));
            m_bytes.emplace_back(1, static_cast<char>(order.byte[i]));
        }
    }
    Sha256 hash;
    for (std::size_t i = 0; i < wanted; ++i) {
        const std::size_t space = lines[i].find(' ');
        const auto a = symbols.find(lines[i].substr(0, space));
        const auto b = space == std::string::npos ? symbols.end() : symbols.find(lines[i].substr(space + 1));
        if (a == symbols.end() || b == symbols.end()) {
            throw inputError("%1: pair %2: expected two tokens that come before it, found %3",
                             m_file.string(), i + 1, printable(lines[i]));
        }
        const int token = static_cast<int>(m_bytes.size());
        m_merges.emplace(pairOf(a->second, b->second), token);
        m_bytes.push_back(m_bytes[static_cast<std::size_t>(a->second)]
                          + m_bytes[static_cast<std::size_t>(b->second)]);
        if (!symbols.emplace(a->first + b->first, token).second) { // else later ids would shift
            throw inputError("%1: pair %2: expected a new token, found %3 again", m_file.string(), i + 1,
                             printable(lines[i]));
        }
        hash.add(lines[i].data(), lines[i].size());
        hash.add("\n", 1);
    }
    m_id = hash.text();
}

int Vocabulary::joined(int a, int b) const
{
    const auto found = m_merges.find(pairOf(a, b));
    return found != m_merges.end() ? found->second : -1;
}

int Vocabulary::byteToken(std::uint8_t byte, bool endsWord) const
{
    return byteOrder().id[byte] + (endsWord ? byteCount : 0);
}

std::string Vocabulary::bytesOf(int token) const
{
    const auto at = static_cast<std::size_t>(token);
    return token >= 0 && at < m_bytes.size() ? m_bytes[at] : std::string();
}

std::optional<Path> vocabularyBeside(const Path& model, bool pieces)
{
    std::error_code failed;
    const Path folder = std::filesystem::is_directory(model, failed) ? model : model.parent_path();
    const std::vector<const char*> names = pieces
        ? std::vector<const char*>{"spiece.model", "tokenizer.json", "tokenizer.model"}
        : std::vector<const char*>{"merges.txt", "bpe_simple_vocab_16e6.txt.gz", "bpe_simple_vocab_16e6.txt",
                                   "tokenizer.json"};
    for (const char* name : names) {
        if (std::filesystem::is_regular_file(folder / name, failed)) {
            return folder / name;
        }
    }
    return std::nullopt;
}

} // namespace hydra

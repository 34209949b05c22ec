// SPDX-License-Identifier: GPL-3.0-or-later
// SentencePiece's tokenizers and tokenizer.json against the fixture's ids; by hand against all ways to cut a
// text and against joining pair by pair; and refusals of hostile files.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/text/tokenizer.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"

using namespace hydra;
using hydra::test::refusalOf;

namespace {

constexpr const char* folder = "fixtures/siglip-words";

Path fixture(const std::string& name)
{
    return test::sharedFile(std::string(folder) + "/" + name);
}

// One field of a protocol buffer.
std::string varint(std::uint64_t value)
{
    std::string made;
    for (; value >= 128; value >>= 7) {
        made += static_cast<char>(value | 128);
    }
    return made + static_cast<char>(value);
}
std::string field(int number, const std::string& content)
{
    return varint(static_cast<std::uint64_t>(number) << 3 | 2) + varint(content.size()) + content;
}
std::string field(int number, std::uint64_t value)
{
    return varint(static_cast<std::uint64_t>(number) << 3) + varint(value);
}

struct Piece
{
    std::string text;
    float score = 0;
    std::uint64_t kind = 1;
};

std::string modelOf(const std::vector<Piece>& pieces, std::uint64_t model, const std::string& normaliser = {})
{
    std::string made;
    for (const Piece& piece : pieces) {
        std::string score(4, '\0');
        std::memcpy(score.data(), &piece.score, 4);
        made += field(1, field(1, piece.text) + varint(2 << 3 | 5) + score + field(3, piece.kind));
    }
    return made + field(2, field(3, model) + field(40, 0) + field(42, 1)) + field(3, normaliser);
}

const std::vector<Piece> marks{{"<unk>", 0, 2}, {"</s>", 0, 3}};

struct Files
{
    QTemporaryDir dir;
    [[nodiscard]] Path write(const std::string& name, const std::string& content) const
    {
        const Path path = Path(dir.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << content;
        return path;
    }
};

std::string textOf(const std::vector<std::string>& pieces)
{
    std::string made;
    for (const std::string& piece : pieces) {
        made += piece + '|';
    }
    return made;
}

} // namespace

class TestPieces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsOfTheFixture_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("tokens");
        QTest::addColumn<int>("padding");
        QTest::newRow("Unigram") << "siglip/spiece.model"
                                 << "siglip" << 560 << 1;
        QTest::newRow("tokenizer.json") << "siglip2/tokenizer.json"
                                        << "siglip2" << 860 << 0;
        QTest::newRow("BPE of SentencePiece") << "siglip2/tokenizer.model"
                                              << "siglip2" << 860 << 0;
    }
    void textsOfTheFixture()
    {
        HYDRA_NEED_SHARED(folder)
        QFETCH(const QString, file);
        QFETCH(const QString, key);
        QFETCH(const int, tokens);
        QFETCH(const int, padding);
        const PieceVocabulary vocabulary(fixture(file.toStdString()), tokens);
        QCOMPARE(vocabulary.end(), 1);
        QCOMPARE(vocabulary.padding(), padding);
        const nlohmann::json document = readJson(fixture("tokens.json"));
        int seen = 0;
        for (const auto& row : document["texts"]) {
            const std::string text = row["text"];
            const Sentence found = tokenized(vocabulary, text, 1000, "text");
            QVERIFY2(found.ids == row[key.toStdString()].get<std::vector<int>>(), text.c_str());
            QCOMPARE(found.pieces.size(), found.ids.size());
            for (const auto& [cleaning, word] : enumWords<Cleaning>()) {
                const std::string want =
                    cleaning == Cleaning::None ? text : row["clean"][word].get<std::string>();
                QCOMPARE(QString::fromStdString(cleanedBy(cleaning, text, "text")),
                         QString::fromStdString(want));
            }
            const Sentence cut = tokenized(vocabulary, text, 6, "text");
            QVERIFY(cut.ids.size() <= 6 && cut.ids.back() == 1 && cut.cut == (found.ids.size() > 6));
            ++seen;
        }
        QCOMPARE(seen, 59);
        QVERIFY(refusalOf([&] {
                    (void)PieceVocabulary(fixture(file.toStdString()), tokens - 1);
                }).contains("the number that the text tower has"));
    }

    // The best of all ways to cut a word, by trying all of them.
    void unigramIsTheBest()
    {
        const Files files;
        std::vector<Piece> pieces = marks;
        for (const auto& [text, score] : std::vector<std::pair<std::string, float>>{{"a", -2},
                                                                                    {"b", -2.5F},
                                                                                    {"ab", -3},
                                                                                    {"ba", -3.7F},
                                                                                    {"aba", -6},
                                                                                    {"bb", -6},
                                                                                    {"c", -1},
                                                                                    {"\u2581", -4}}) {
            pieces.push_back({text, score});
        }
        const PieceVocabulary vocabulary(files.write("a.model", modelOf(pieces, 1)), 100);
        for (int word = 0; word < 243; ++word) {
            std::string text;
            for (int left = word, i = 0; i < 5; ++i, left /= 3) {
                text += "abc"[left % 3];
            }
            const std::string whole = "\u2581" + text;
            float best = -1e9F;
            const std::function<void(std::size_t, float)> cut = [&](std::size_t at, float sum) {
                if (at == whole.size()) {
                    best = std::max(best, sum);
                }
                for (const Piece& piece : pieces) {
                    if (piece.kind == 1 && whole.compare(at, piece.text.size(), piece.text) == 0) {
                        cut(at + piece.text.size(), sum + piece.score);
                    }
                }
            };
            cut(0, 0);
            float found = 0;
            for (const int id : vocabulary.split(text).ids) {
                found += pieces[static_cast<std::size_t>(id)].score;
            }
            QVERIFY2(std::abs(found - best) < 1e-5F, text.c_str());
        }
        // Adjacent unknown characters form one piece; spaces at the end and repeated spaces are dropped.
        QCOMPARE(textOf(vocabulary.split("  axy  b ").texts), std::string(" |a|xy| |b|"));
    }

    // The definition in loops: join one pair at a time, the first of the list, from the left.
    void pairsInOrder()
    {
        const Files files;
        const std::vector<std::pair<std::string, std::string>> merges{{"a", "b"}, {"b", "a"},  {"ab", "ab"},
                                                                      {"c", "c"}, {"cc", "c"}, {"abab", "c"}};
        nlohmann::json vocab{{"<pad>", 0}, {"<eos>", 1}, {"<unk>", 2}, {"a", 3},
                             {"b", 4},     {"c", 5},     {"\u2581", 6}};
        nlohmann::json lines = nlohmann::json::array();
        for (const auto& [left, right] : merges) {
            vocab[left + right] = vocab.size();
            lines.push_back(left.size() % 2 == 0 ? nlohmann::json(left + " " + right)
                                                 : nlohmann::json::array({left, right}));
        }
        // The model comes first and its keys in this order, as the authors' program writes them.
        const std::string text = R"({"added_tokens":[{"id":0,"content":"<pad>"},{"id":1,"content":"<eos>"}],)"
                                 R"("model":{"type":"BPE","unk_token":"<unk>","vocab":)"
            + vocab.dump() + R"(,"merges":)" + lines.dump() + "}}";
        const PieceVocabulary vocabulary(files.write("tokenizer.json", text), 100);
        QCOMPARE(vocabulary.padding(), 0);
        for (int word = 0; word < 729; ++word) {
            std::string said;
            std::vector<std::string> parts;
            for (int left = word, i = 0; i < 6; ++i, left /= 3) {
                parts.emplace_back(1, "abc"[left % 3]);
                said += parts.back();
            }
            for (bool joined = true; joined;) {
                joined = false;
                for (const auto& [left, right] : merges) {
                    for (std::size_t i = 0; i + 1 < parts.size() && !joined; ++i) {
                        if (parts[i] == left && parts[i + 1] == right) {
                            parts[i] += parts[i + 1];
                            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                            joined = true;
                        }
                    }
                    if (joined) {
                        break;
                    }
                }
            }
            QCOMPARE(textOf(vocabulary.split(said).texts), textOf(parts));
        }
        // Marks are kept as they stand; unknown text is one piece.
        QVERIFY(vocabulary.split("ab<eos>xyz").ids == (std::vector<int>{vocab["ab"], 1, 2}));
    }

    void hostileModels()
    {
        const Files files;
        const auto refused = [&](const std::string& content) {
            const Path path = files.write("h.model", content);
            return refusalOf([&] { (void)PieceVocabulary(path, 1000).split("abc abc"); });
        };
        const std::string good = modelOf(marks, 1);
        for (std::size_t cut = 1; cut < good.size(); ++cut) { // cut at every byte
            QVERIFY(!refused(good.substr(0, cut)).startsWith("<not"));
        }
        QVERIFY(refused("no tokenizer").contains("not a SentencePiece tokenizer"));
        QVERIFY(refused(field(1, 1).substr(0, 1) + std::string(12, '\xff')).contains("a whole number"));
        QVERIFY(refused(varint(1 << 3 | 2) + varint(1'000'000'000)).contains("1000000000 bytes more"));
        QVERIFY(refused(modelOf({{"a", std::nanf(""), 1}}, 1)).contains("a finite score"));
        QVERIFY(refused(modelOf({{"", 0, 1}}, 1)).contains("1 to 1024 bytes of UTF-8"));
        QVERIFY(refused(modelOf({{std::string(1025, 'x'), 0, 1}}, 1)).contains("1 to 1024"));
        QVERIFY(refused(modelOf({{"caf\xe9", 0, 1}}, 1)).contains("UTF-8"));
        QVERIFY(refused(modelOf({{"a", 0, 1}, {"a", 0, 1}}, 1)).contains("unique"));
        QVERIFY(refused(modelOf({{"a", 0, 9}}, 1)).contains("a kind from 1 to 6, found 9"));
        QVERIFY(refused(modelOf(marks, 3)).contains("found model 3"));
        QVERIFY(refused(modelOf({{"a", 0, 1}}, 1)).contains("end-of-text piece"));
        QVERIFY(refused(modelOf(marks, 1, field(2, std::string("\xff\xff\xff\x7f", 4))))
                    .contains("character map"));
        // Random tries that may point anywhere, to invalid text or to themselves: text, or a refusal.
        for (unsigned seed = 0; seed < 2000; ++seed) {
            std::string map(4, '\0');
            map[0] = 64;
            for (unsigned i = 0, noise = seed; i < 96; ++i) {
                noise = noise * 1664525 + 1013904223;
                map += i % 4 < 2 ? static_cast<char>(i < 64 ? "abc \0"[noise >> 16 & 3] : noise >> 24)
                                 : static_cast<char>(noise >> 24);
            }
            QVERIFY(!refused(modelOf(marks, 1, field(2, map))).startsWith("<not"));
        }
    }

    void hostileJson()
    {
        const Files files;
        const auto refused = [&](const std::string& content) {
            const Path path = files.write("h.json", content);
            return refusalOf([&] { (void)PieceVocabulary(path, 1000).split("abc abc"); });
        };
        const auto model = [&](const std::string& vocab, const std::string& merges) {
            return refused(R"({"model":{"type":"BPE","vocab":{"</s>":0,)" + vocab + R"(},"merges":[)" + merges
                           + "]}}");
        };
        QCOMPARE(model(R"("a":1,"b":2,"c":3," ":5,"ab":6,"<unk>":4)", R"("a b")").left(1), QString("/"));
        QVERIFY(
            model(R"("a":1000000000)", "").contains("expected an id from 0 to 1048575, found 1000000000"));
        QVERIFY(model(R"("a":-1)", "").contains("found -1"));
        QVERIFY(model(R"("a":1.5)", "").contains("expected an id"));
        QVERIFY(model(R"("a":1,"a":2)", "").contains("unique"));
        QVERIFY(model(R"("a":1,"b":1)", "").contains("unique"));
        // A pair that joins to one of its own parts would loop for ever.
        QVERIFY(model(R"("a":1,"":2)", R"(["a",""])").contains("1 to 1024 bytes"));
        QVERIFY(model(R"("a":1)", R"(["a",""])").contains("merges[0]"));
        QVERIFY(model(R"("a":1)", R"("a a")").contains("join to a third"));
        QVERIFY(model(R"("a":1,"b":2,"ab":3)", R"(["a","b","a"])").contains("merges[0]"));
        QVERIFY(model("\"caf\xe9\":1", "").contains("is not JSON"));
        QVERIFY(model(R"("\ud800":1)", "").contains("is not JSON"));
        QVERIFY(refused(R"({"model":{"merges":["a b"],"vocab":{}}})").contains("comes first"));
        QVERIFY(refused(std::string(100'000, '[')).contains("nested more than 64 deep"));
        QVERIFY(refused("{\"a\":" + std::string(100'000, '[')).contains("nested more than 64 deep"));
        QVERIFY(refused("{}").contains("expected model.vocab"));
        QVERIFY(refused("").contains("is not JSON"));
        QVERIFY(refused(std::string("{}\0{}", 5)).contains("NUL"));
        QVERIFY(refused("{} {}").contains("is not JSON"));
        QVERIFY(refused(R"({"normalizer":{"type":"Nmt"}})").contains("expected Replace"));
        QVERIFY(refused(R"({"normalizer":{"type":"Precompiled","precompiled_charsmap":"?"}})")
                    .contains("base64"));
        QVERIFY(refused(R"({"model":{"type":"WordPiece","vocab":{"a":1},"merges":[]}})")
                    .contains("found 'WordPiece'"));
        QVERIFY(refused(R"({"model":{"byte_fallback":true,"vocab":{"a":1,"b":2,"ab":3},"merges":["a b"]}})")
                    .contains("the byte <0x00>"));
        // A key that decides how a text is cut is refused, not ignored, if its value has another type.
        const auto kind = [&](const char* said, const char* says) {
            const QString text = refused(std::string(R"({"normalizer":null,)") + said + "}");
            return text.contains(QString(": expected ") + says);
        };
        for (const char* value : {"\"true\"", "1", "null", "[true]"}) {
            QVERIFY(kind(qPrintable(QString(R"("model":{"byte_fallback":%1})").arg(value)),
                         "true or false, found "));
        }
        QVERIFY(kind(R"("model":{"type":["BPE"]})", "a text, found a list"));
        QVERIFY(kind(R"("model":{"type":null})", "a text, found null"));
        QVERIFY(kind(R"("model":{"unk_token":3})", "a text or null, found a number"));
        QVERIFY(kind(R"("model":{"unk_id":"3"})", "a number or null, found a text"));
        QVERIFY(kind(R"("model":{"vocab":{"a":"1"}})", "a number, found a text"));
        QVERIFY(kind(R"("model":{"vocab":{"a":null}})", "a number, found null"));
        QVERIFY(kind(R"("model":{"vocab":5})", "an object { ... } or a list [..], found a number"));
        QVERIFY(kind(R"("model":{"vocab":[["a",null]]})", "a number, found null"));
        QVERIFY(kind(R"("model":{"vocab":[["a"],["b",1]]})", "a number, found a text"));
        QVERIFY(kind(R"("model":{"vocab":["a"]})", "a list [..], found a text"));
        QVERIFY(kind(R"("model":{"vocab":{"a":1},"merges":[3]})", "a text or a list [..], found a number"));
        QVERIFY(kind(R"("model":{"vocab":{"a":1},"merges":[["a",3]]})", "a text, found a number"));
        QVERIFY(kind(R"("model":{"vocab":{"a":1},"merges":"a b"})", "a list [..], found a text"));
        QVERIFY(kind(R"("added_tokens":{"id":1})", "a list [..], found an object"));
        QVERIFY(kind(R"("added_tokens":["x"])", "an object { ... }, found a text"));
        QVERIFY(kind(R"("added_tokens":[{"id":"1"}])", "a number, found a text"));
        QVERIFY(kind(R"("added_tokens":[{"content":null}])", "a text, found null"));
        QVERIFY(refused(R"({"normalizer":{"type":null}})").contains("expected a text, found null"));
        QVERIFY(refused(R"({"normalizer":{"type":"Precompiled","precompiled_charsmap":[]}})")
                    .contains("expected a text, found a list"));
        // The marks of tokenizer_config.json count if the vocabulary has such a piece.
        const auto endOf = [&](const std::string& config) {
            (void)files.write("tokenizer_config.json", config);
            return PieceVocabulary(files.write("whole.json",
                                               R"({"model":{"type":"BPE","vocab":{"</s>":0,"a":1,)"
                                               R"("b":2,"ab":3},"merges":["a b"]}})"),
                                   10)
                .end();
        };
        QCOMPARE(endOf(R"({"eos_token":"<end>"})"), 0);
        QCOMPARE(endOf(R"({"eos_token":{"content":"b"}})"), 2);
        QVERIFY(refusalOf([&] { (void)endOf("{"); }).contains("tokenizer_config.json"));
        QVERIFY(refusalOf([&] { (void)endOf(R"({"eos_token":1})"); }).contains("eos_token: expected a text"));
        QVERIFY(
            refusalOf([&] { (void)endOf(R"({"eos_token":{}})"); }).contains("eos_token: expected a text"));
    }

    // As large as Gemma's: joined pieces are found again, and no table loses an entry.
    void manyPieces()
    {
        constexpr int letters = 100, pairs = 40'000;
        const Files files;
        std::string vocab = R"({"model":{"type":"BPE","vocab":{"<pad>":0,"<eos>":1)", merges;
        std::vector<std::string> alphabet;
        int id = 2;
        for (int i = 0; i < letters; ++i) {
            alphabet.push_back(QString(QChar(0x4e00 + i)).toStdString());
            vocab += ",\"" + alphabet.back() + "\":" + std::to_string(id++);
        }
        std::vector<std::string> joined;
        for (int i = 0; i < pairs; ++i) { // two letters, then three
            const std::string left = i < letters * letters
                ? alphabet[static_cast<std::size_t>(i / letters)]
                : joined[static_cast<std::size_t>(i - letters * letters) / 3];
            const std::string right = i < letters * letters
                ? alphabet[static_cast<std::size_t>(i % letters)]
                : alphabet[static_cast<std::size_t>((i - letters * letters) % 3)];
            joined.push_back(left + right);
            vocab += ",\"" + joined.back() + "\":" + std::to_string(id++);
            merges += std::string(i > 0 ? "," : "") + "\"" + left + " " + right + "\"";
        }
        const Path path = files.write("tokenizer.json", vocab + R"(},"merges":[)" + merges + "]}}");
        const PieceVocabulary vocabulary(path, id);
        for (int i = 0; i < pairs; i += 7) {
            const auto pieces = vocabulary.split(joined[static_cast<std::size_t>(i)]);
            const int pair = (i - letters * letters) / 3, last = (i - letters * letters) % 3;
            const int second =
                pair % letters; // three letters: the last two join first if their pair comes first
            const bool whole = i < letters * letters || pair <= second * letters + last;
            const std::vector<int> expected = whole
                ? std::vector<int>{2 + letters + i}
                : std::vector<int>{2 + pair / letters, 2 + letters + second * letters + last};
            QVERIFY2(pieces.ids == expected, joined[static_cast<std::size_t>(i)].c_str());
        }
    }

    void whatIsShown()
    {
        QVERIFY(!changesMore("A  Dog ", "a dog") && changesMore("a dog.", "a dog"));
        HYDRA_NEED_SHARED(folder)
        const PieceVocabulary vocabulary(fixture("siglip2/tokenizer.json"), 860);
        const Sentence said = tokenized(vocabulary, "a \u72ac", 100, "text");
        std::string shown;
        for (std::size_t i = 0; i < said.ids.size(); ++i) {
            shown += shownPiece(Tokenizer(vocabulary), said.ids[i], said.pieces[i]) + ' ';
        }
        QCOMPARE(shown, std::string("a \u2581 <0xE7> <0x8A> <0xAC> </s> "));
        QVERIFY(usualCleaning(Tokenizer(vocabulary)) == Cleaning::Lower);
    }
};

HYDRA_TEST(TestPieces, QCoreApplication)
#include "test_pieces.moc"

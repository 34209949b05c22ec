// SPDX-License-Identifier: GPL-3.0-or-later
// The byte-pair tokenizer against OpenAI's own (all sentences of the fixture), and its refusals.
#include "core/base/error.h"
#include "core/base/json.h"
#include "core/text/repair.h"
#include "core/text/tokenizer.h"
#include "core/text/unicode.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <nlohmann/json.hpp>
#include <zlib.h>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/shared.h"

using namespace hydra;

namespace {

constexpr const char* vocabularyFile = "models/clip_bpe_vocab/merges.txt";
constexpr const char* sentencesFile = "fixtures/architectures/clip/tokens.json";
constexpr int openAiTokens = 49'408, openAiContext = 77;

std::string textOf(const Bytes& bytes)
{
    return {bytes.begin(), bytes.end()};
}

// A vocabulary of three merges: "th", "the</w>", "an".
Path smallVocabulary(const QTemporaryDir& folder, const std::string& name = "merges.txt")
{
    const Path path = Path(folder.path().toStdString()) / name;
    std::ofstream(path) << "#version: 0.2\nt h\nth e</w>\na n\n";
    return path;
}
constexpr int smallTokens = 512 + 3 + 2;

template<class Work>
std::string refusalOf(Work&& work)
{
    return test::refusalOf(work).toStdString();
}

} // namespace

class TestTokenizer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sentencesOfTheFixture()
    {
        HYDRA_NEED_SHARED(vocabularyFile)
        HYDRA_NEED_SHARED(sentencesFile)
        const Vocabulary vocabulary(test::sharedFile(vocabularyFile), openAiTokens);
        QCOMPARE(vocabulary.start(), 49'406);
        QCOMPARE(vocabulary.end(), 49'407);
        const nlohmann::json document = readJson(test::sharedFile(sentencesFile));
        int seen = 0;
        for (const auto& row : document["sentences"]) {
            const std::string text = row["text"];
            const Sentence found = tokenized(vocabulary, text, 1000, "text");
            QCOMPARE(QString::fromStdString(found.clean),
                     QString::fromStdString(row["clean"].get<std::string>()));
            std::vector<int> expected = row["ids"].get<std::vector<int>>();
            expected.insert(expected.begin(), vocabulary.start());
            expected.push_back(vocabulary.end());
            QVERIFY2(found.ids == expected, text.c_str());
            QVERIFY(!found.cut);
            QCOMPARE(found.pieces.size(), found.ids.size());
            // As the tower reads it: 77 at most, of which the last is the end mark.
            const Sentence read = tokenized(vocabulary, text, openAiContext, "text");
            if (expected.size() > openAiContext) {
                expected.resize(openAiContext);
                expected.back() = vocabulary.end();
            }
            QVERIFY2(read.ids == expected, text.c_str());
            QCOMPARE(read.cut, read.ids != found.ids);
            ++seen;
        }
        QCOMPARE(seen, 300);
    }

    // Merges in the forms that are in circulation: packed, as a tokenizer's JSON, with a heading or without.
    void formsOfTheVocabulary()
    {
        const QTemporaryDir folder;
        const Path plain = smallVocabulary(folder);
        const Path base = plain.parent_path();
        const std::string merges = textOf(readFile(plain, 1000));
        const Path packed = base / "bpe_simple_vocab_16e6.txt.gz";
        gzFile file = gzopen(packed.c_str(), "wb");
        gzwrite(file, merges.data(), static_cast<unsigned>(merges.size()));
        gzclose(file);
        const Path json = base / "tokenizer.json";
        std::ofstream(json) << R"({"model":{"merges":["t h",["th","e</w>"],"a n"]}})";
        const Vocabulary first(plain, smallTokens);
        for (const Path& other : {packed, json}) {
            const Vocabulary read(other, smallTokens);
            QCOMPARE(QString::fromStdString(read.id()), QString::fromStdString(first.id()));
            QVERIFY(tokenized(read, "The than", 77, "text").ids
                    == (std::vector<int>{515, 513, 512, 64, 333, 516}));
        }
        QVERIFY(tokenized(first, "The than", 77, "text").ids
                == (std::vector<int>{515, 513, 512, 64, 333, 516}));
        QVERIFY(vocabularyBeside(base / "model.pt") == plain);
        QVERIFY(vocabularyBeside(base) == plain);
        std::filesystem::remove(plain);
        QVERIFY(vocabularyBeside(base) == packed);
        const QTemporaryDir empty;
        QVERIFY(!vocabularyBeside(Path(empty.path().toStdString()) / "model.pt"));
        // A tower with fewer tokens has the first merges only.
        QVERIFY(tokenized(Vocabulary(packed, smallTokens - 2), "the", 77, "text").ids
                == (std::vector<int>{513, 512, 324, 514}));
    }

    void badVocabularies()
    {
        const QTemporaryDir folder;
        const Path file = smallVocabulary(folder);
        const auto refused = [&](const std::string& text, const std::string& name, std::int64_t tokens) {
            const Path path = file.parent_path() / name;
            std::ofstream(path, std::ios::binary) << text;
            return refusalOf([&] { (void)Vocabulary(path, tokens); });
        };
        QVERIFY(refused("t h\n", "a.txt", smallTokens).find("expected at least 3 byte pairs")
                != std::string::npos);
        QVERIFY(refused("t h\nx\na n\n", "a.txt", smallTokens).find("pair 2") != std::string::npos);
        QVERIFY(refused("t h\nzz e\na n\n", "a.txt", smallTokens).find("pair 2") != std::string::npos);
        // A pair given twice, or two pairs that give one token, would shift the ids behind it.
        QVERIFY(refused("t h\nt h\na n\n", "a.txt", smallTokens).find("pair 2: expected a new token")
                != std::string::npos);
        QVERIFY(
            refused("a n\nn t\nan t\na nt\n", "a.txt", smallTokens + 1).find("pair 4: expected a new token")
            != std::string::npos);
        QVERIFY(refused("\x1f\x8b\x08 no gzip", "a.gz", smallTokens).find("gzip") != std::string::npos);
        QVERIFY(refused("{}", "a.json", smallTokens).find("model.merges") != std::string::npos);
        QVERIFY(refused("[1]", "a.json", smallTokens).find("model.merges") != std::string::npos);
        QVERIFY(refused(R"({"model":{"merges":[7]}})", "a.json", smallTokens).find("merges[0]")
                != std::string::npos);
        for (const char* other : {R"("type":"Unigram")", R"("end_of_word_suffix":"@@")"}) {
            const std::string text = join(R"({"model":{)", other, R"(,"merges":["t h","th e</w>","a n"]}})");
            QVERIFY2(refused(text, "a.json", smallTokens).find("model.") != std::string::npos, other);
        }
        QVERIFY(refused("t h\n", "a.txt", 100).find("text tower of 100 tokens") != std::string::npos);
    }

    void badTexts()
    {
        const QTemporaryDir folder;
        const Vocabulary vocabulary(smallVocabulary(folder), smallTokens);
        const auto refused = [&](const std::string& text) {
            return refusalOf([&] { (void)tokenized(vocabulary, text, 77, "prompt 3"); });
        };
        for (const std::string broken : {"caf\xe9", "\xc3", "\xed\xa0\x80", "\xf5\x80\x80\x80", "a\x80"}) {
            const std::string message = refused(broken);
            QVERIFY2(message.find("prompt 3: expected UTF-8") == 0, message.c_str());
        }
        const std::string message = refused(std::string(10'000, 'x'));
        QVERIFY2(message.find("at most 2000 characters, got 10000") != std::string::npos, message.c_str());
        QVERIFY(tokenized(vocabulary, "", 77, "text").ids == (std::vector<int>{515, 516}));
        QVERIFY(tokenized(vocabulary, std::string("a\0b", 3), 77, "text").ids.size() == 4); // "ab"
    }

    // Cases without a sentence in the fixture, by hand.
    void repairs()
    {
        const auto clean = [](const std::string& text) { return utf8(cleanedText(text, "text")); };
        QCOMPARE(clean("A&#66;&#x43;&eacute;&copy2024"),
                 std::string("abc\xc3\xa9\xc2\xa9"
                             "2024"));
        QCOMPARE(clean("&nothing; &"),
                 std::string("\xc2\xac"
                             "hing; &"));
        QCOMPARE(clean("\x1b[31mred\x1b[0m"), std::string("red"));
        QCOMPARE(clean("\xe1\x84\x92\xe1\x85\xa1\xe1\x86\xab"), std::string("\xed\x95\x9c")); // Hangul
        QCOMPARE(clean("a\xcc\xa3\xcc\x82"), std::string("\xe1\xba\xad")); // two accents, in either order
        QCOMPARE(clean("a\xcc\x82\xcc\xa3"), std::string("\xe1\xba\xad"));
        QCOMPARE(clean("\xef\xbc\xa1\xef\xbc\xa2\xe3\x80\x80z"), std::string("ab z")); // full width
        QCOMPARE(clean("\xce\xa3\xce\xa3'\xce\xa3 \xce\xa3"),
                 std::string("\xcf\x83\xcf\x83'\xcf\x82 \xcf\x83")); // a final sigma is after a letter
        QVERIFY(isSpace(0x3000) && !isSpace(0x200b) && isNumber(0x2167) && isLetter(0xaa)
                && !isLetter(0x300));
    }
};

HYDRA_TEST(TestTokenizer, QCoreApplication)
#include "test_tokenizer.moc"

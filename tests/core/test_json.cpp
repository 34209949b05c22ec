// SPDX-License-Identifier: GPL-3.0-or-later
// The basis of every reader of text: the depth of JSON, printable text in messages, regular files.
#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/printable.h"
#include "core/base/regular_file.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <cstdio>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>
#include <thread>

#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using test::refusalOf;
using test::refusedWith;

namespace {

std::string nested(std::size_t depth, const char* open = "[", const char* close = "]")
{
    std::string text;
    for (std::size_t i = 0; i < depth; ++i) {
        text += open;
    }
    text += "0";
    for (std::size_t i = 0; i < depth; ++i) {
        text += close;
    }
    return text;
}

// The smallest depth limit that TEXT, valid or not, does not exceed.
std::size_t depthSeen(const std::string& text)
{
    std::size_t low = 0, high = text.size();
    while (low < high) {
        const JsonLimits limits{text.size(), (low + high) / 2, text.size()};
        const bool deeper = refusalOf([&] {
                                (void)parseJson(text, "x", limits);
                            }).contains(QStringLiteral("nested more than"));
        (deeper ? low : high) = deeper ? limits.depth + 1 : limits.depth;
    }
    return low;
}

// An independent reference: a descent through the parsed document.
std::size_t depthOf(const nlohmann::json& json)
{
    std::size_t deepest = 0;
    for (const auto& each : json.is_structured() ? json : nlohmann::json::array()) {
        deepest = std::max(deepest, depthOf(each));
    }
    return json.is_structured() ? deepest + 1 : 0;
}

} // namespace

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Messages must not contain the JSON library's identifiers.
    void reasonsAreWords()
    {
        for (const char* text :
             {"", "{\"a\":tru}", "[1,", "{1:2}", "\"\xff\"", "[1e999]", "[]x", "\"\x01\""}) {
            const QString said = refusalOf([&] { (void)parseJson(text, "a.json"); });
            QVERIFY2(said.contains(QLatin1String("a.json: is not JSON: ")), qPrintable(said));
            for (const char* foreign : {"json.exception", "syntax error", "parse error"}) {
                QVERIFY2(!said.contains(QLatin1String(foreign)), qPrintable(said));
            }
        }
        QVERIFY(refusedWith("a.json: is not JSON: line 2, column 3: unexpected number literal",
                            [] { (void)parseJson("[1,\n2 3]", "a.json"); }));
        try {
            (void)nlohmann::json({{"a", "b"}}).at("a").get<int>();
            QFAIL("no exception");
        } catch (const nlohmann::json::exception& error) {
            QCOMPARE(jsonReason(error), std::string("type must be number, but is string"));
        }
    }

    void depthIsThatOfTheDocument_data();
    void depthIsThatOfTheDocument();
    void aTextThatIsNoJsonIsAtLeastAsDeepAsItLooks();
    void limitsHold();
    void partsOfADocumentAreNoCopies();
    void whatIsWrongIsSaidWithItsPlace();
    void messagesCannotSteerATerminal();
    void onlyPlainFilesAreOpened();
    void aNameMayMeanAnotherFileWhenItIsOpened();
    void anOpenFileStaysTheOneThatItWas();
};

void TestJson::depthIsThatOfTheDocument_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"0", "[]", "{}", "[[],[[]]]", R"({"a":{"b":[1,2,{"c":3}]},"d":[]})", R"(["[[[[","\"[[","\\",[]])",
          R"({"[{[{":"]}]}\\\"[","x":[[]]})", R"([[1],[2],[3,[4]]])"}) {
        QTest::newRow(text) << QByteArray(text);
    }
}

void TestJson::depthIsThatOfTheDocument()
{
    QFETCH(QByteArray, text);
    const std::string plain = text.toStdString();
    QCOMPARE(depthSeen(plain), depthOf(nlohmann::json::parse(plain)));
    QCOMPARE(parseJson(plain, "x"), nlohmann::json::parse(plain));
}

void TestJson::aTextThatIsNoJsonIsAtLeastAsDeepAsItLooks()
{
    QCOMPARE(depthSeen(""), std::size_t(0));
    QCOMPARE(depthSeen("]]]][["), std::size_t(2));
    QCOMPARE(depthSeen(std::string(100'000, '[')), std::size_t(100'000));
    QCOMPARE(depthSeen("\"[[[\\"), std::size_t(0)); // ends within an escape
}

void TestJson::limitsHold()
{
    for (const std::size_t depth : {std::size_t(1), std::size_t(8), std::size_t(64)}) {
        const JsonLimits limits{1 << 20, depth};
        QCOMPARE(depthOf(parseJson(nested(depth), "x", limits)), depth);
        QVERIFY(refusedWith("nested more than", [&] { (void)parseJson(nested(depth + 1), "x", limits); }));
    }
    QVERIFY(refusedWith("x: line 1, column 65: nested more than 64 deep",
                        [] { (void)parseJson(nested(2'000'000), "x"); }));
    QVERIFY(
        refusedWith("nested more than 64", [] { (void)parseJson(nested(100'000, R"({"a":)", "}"), "x"); }));
    QCOMPARE(jsonParts(R"({"a,[{":[1,2,{"b":"\",,"}]})"), std::size_t(5));
    QCOMPARE(parseJson("[1,2,3]", "x", {10, 8, 3}).size(), std::size_t(3));
    QVERIFY(refusedWith("x: line 1, column 7: more than 3 values", [] {
        (void)parseJson("[1,2,3,4]", "x", {10, 8, 3});
    }));
    std::string objects = "[";
    for (int i = 0; i < 1'000'000; ++i) { // 3 MB of text, 80 MB in memory
        objects += "{},";
    }
    QVERIFY(refusedWith("more than 2000000 values", [&] { (void)parseJson(objects + "{}]", "x"); }));
    QVERIFY(refusedWith("11 bytes of JSON; expected at most 10", [] {
        (void)parseJson("[1,2,3,4,5]", "x", {10, 8});
    }));
}

// A large document is in memory only once.
void TestJson::partsOfADocumentAreNoCopies()
{
    std::optional<JsonFields> whole;
    whole.emplace(parseJson(R"({"a":{"b":{"c":1}}})", "x"), "x");
    JsonFields inner = whole->object("a").child("b");
    QCOMPARE(&inner.all(), &whole->all().at("a").at("b"));
    whole.reset(); // and it lives while any part is held
    QCOMPARE(inner.whole("c", 0, 1), std::int64_t(1));
}

void TestJson::whatIsWrongIsSaidWithItsPlace()
{
    QVERIFY(refusedWith("x: is not JSON: ", [] { (void)parseJson("{\"a\": 1,}", "x"); }));
    QVERIFY(refusedWith("line 2", [] { (void)parseJson("{\n\"a\" 1}", "x"); }));
    QVERIFY(refusedWith("is not JSON", [] { (void)parseJson("[1] [2]", "x"); }));
    QVERIFY(refusedWith("is not JSON", [] { (void)parseJson("[1e999]", "x"); }));
    QVERIFY(refusedWith("is not JSON", [] { (void)parseJson("[\"\xe9\"]", "x"); })); // Latin-1
    QVERIFY(refusedWith("a NUL byte at line 1, column 3",
                        [] { (void)parseJson(std::string_view("[]\0[[[[", 7), "x"); }));
    const QString longText = test::refusalOf([] { (void)parseJson(std::string(1'000'000, 'a'), "x"); });
    const QString longName =
        test::refusalOf([] { (void)parseJson("[\"" + std::string(1'000'000, 'a') + "\n\"]", "x"); });
    QVERIFY2(longText.size() < 500 && longName.size() < 500, "a message is for people");
}

void TestJson::messagesCannotSteerATerminal()
{
    QCOMPARE(printable("plain"), std::string("'plain'"));
    QCOMPARE(printable("\x1b[31mred\x07"), std::string("'\\x1b[31mred\\x07'"));
    QCOMPARE(printable("caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x90\x88"),
             std::string("'caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x90\x88'"));
    QCOMPARE(printable("caf\xe9"), std::string("'caf\\xe9'")); // Latin-1
    QCOMPARE(printable("\xc2\x9b"), std::string("'\\xc2\\x9b'")); // C1: another escape
    QCOMPARE(printable("\xe2\x80\xaexe.gpj"), std::string("'\\xe2\\x80\\xaexe.gpj'")); // right to left
    QCOMPARE(printable("\xc0\xaf \xed\xa0\x80"),
             std::string("'\\xc0\\xaf \\xed\\xa0\\x80'")); // overlong, surrogate
    QCOMPARE(printable("\xe2\x82"), std::string("'\\xe2\\x82'")); // cut within a character
    QCOMPARE(printable(std::string(200, 'a')), "'" + std::string(200, 'a') + "'");
    QCOMPARE(printable(std::string(1'000'000, 'a')), "'" + std::string(200, 'a') + "...'");
    QVERIFY(printable(std::string(1'000'000, '\n')).size() < 1000);
    for (int byte = 0; byte < 256; ++byte) {
        for (const char shown : printable(std::string(2, static_cast<char>(byte)))) {
            QVERIFY(shown >= 0x20 && shown < 0x7f);
        }
    }
}

void TestJson::onlyPlainFilesAreOpened()
{
    const QTemporaryDir folder;
    const Path pipe = Path(folder.path().toStdString()) / "pipe.json";
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QVERIFY(refusedWith("a device or a pipe", [&] { (void)readJson(pipe); }));
    QVERIFY(refusedWith("a device or a pipe", [] { (void)readJson("/dev/zero"); }));
    QVERIFY(refusedWith("a folder", [&] { (void)RegularFile(folder.path().toStdString()); }));
    QVERIFY(refusedWith("cannot be read", [&] { (void)RegularFile(pipe.string() + "x"); }));
    const Path loop = Path(folder.path().toStdString()) / "loop";
    std::filesystem::create_symlink(loop, loop);
    QVERIFY(refusedWith("cannot be read", [&] { (void)RegularFile(loop); }));
}

// A file and a pipe that take each other's place all the time: a reader that used the name twice would sooner
// or later check the file and then open the pipe, and wait for a writer for ever.
void TestJson::aNameMayMeanAnotherFileWhenItIsOpened()
{
    const QTemporaryDir folder;
    const Path file = Path(folder.path().toStdString()) / "file";
    const Path pipe = Path(folder.path().toStdString()) / "pipe";
    writeFileAtomically(file, std::string("[1]"));
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    std::atomic<bool> done{false};
    std::thread swaps([&] {
        while (!done) {
            (void)::renameat2(AT_FDCWD, file.c_str(), AT_FDCWD, pipe.c_str(), RENAME_EXCHANGE);
        }
    });
    int read = 0, refused = 0;
    while (read < 300 || refused < 300) {
        try {
            read += readFile(file, 3).size() == 3 ? 1 : 0;
        } catch (const Error& error) {
            refused += error.code() == ErrorCode::Input ? 1 : 0;
        }
    }
    done = true;
    swaps.join();
}

void TestJson::anOpenFileStaysTheOneThatItWas()
{
    const QTemporaryDir folder;
    const Path path = Path(folder.path().toStdString()) / "file";
    writeFileAtomically(path, std::string("first"));
    const RegularFile file(path);
    const FileStamp stamp = file.stamp();
    QCOMPARE(stamp.size, std::uint64_t(5));
    writeFileAtomically(path, std::string("second")); // another file of that name
    std::string bytes(5, ' ');
    file.read(bytes.data(), bytes.size(), 0);
    QCOMPARE(bytes, std::string("first"));
    QVERIFY(file.stamp() == stamp && !(RegularFile(path).stamp() == stamp));
    QVERIFY(refusedWith("reading stopped after 2 of 3 bytes", [&] { file.read(bytes.data(), 3, 3); }));
}

HYDRA_TEST(TestJson, QCoreApplication)
#include "test_json.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Foreign text in every format that the program writes: a small model of each reader reads back the same
// text, and never markup or commands.
#include "core/base/foreign_words.h"
#include "core/export/data_table.h"
#include "core/image/png_file.h"

#include <QProcess>
#include <QtTest>
#include <QXmlStreamReader>

#include <algorithm>

#include "tests/support/format_models.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

namespace {

QString parsed(const std::string& xml)
{
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    QString text;
    while (!reader.atEnd()) {
        reader.readNext();
        text += reader.isCharacters() ? reader.text().toString() : QString();
        text +=
            reader.isStartElement() ? reader.attributes().value(QLatin1String("a")).toString() : QString();
    }
    return reader.hasError() ? QStringLiteral("error: ") + reader.errorString() : text;
}

} // namespace

class TestForeignWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void plainTextIsWhatEveryFormatHolds()
    {
        QCOMPARE(plainText("a\tb\nc \xc3\xa4"), std::string("a\tb\nc \xc3\xa4"));
        const std::string no = "\xef\xbf\xbd";
        QCOMPARE(plainText(std::string("a\0b\x1f\x7f\r", 6)), "a" + no + "b" + no + no + no);
        QCOMPARE(plainText("\xef\xbf\xbe|\xef\xbf\xbf|\xed\xa0\x80|\xff"),
                 no + "|" + no + "|" + no + no + no + "|" + no);
        QCOMPARE(plainText("\xf0\x9f\x98\x80"), std::string("\xf0\x9f\x98\x80"));
    }

    void xmlShowsWords()
    {
        for (const std::string& word : hostileWords()) {
            const std::string xml = "<t>" + xmlText(word) + "</t>";
            const auto elements = XmlModel::read(xml);
            QCOMPARE(elements.size(), std::size_t(1));
            QCOMPARE(elements[0].second, plainText(word));
            QCOMPARE(parsed(xml).toStdString(), plainText(word)); // another reader
            QVERIFY(!parsed("<t a=\"" + xmlText(word) + "\"/>").startsWith(QLatin1String("error")));
        }
    }

    void pdfShowsWords()
    {
        for (const std::string& word : hostileWords()) {
            QCOMPARE(pdfModel(pdfString(word)), plainText(word));
        }
        QCOMPARE(pdfString("a (b) \\"), std::string("(a \\(b\\) \\\\)"));
        QCOMPARE(pdfString("\xf0\x9f\x98\x80"), std::string("<FEFFD83DDE00>"));
    }

    void pngShowsWords()
    {
        for (const std::string& word : hostileWords()) {
            Bytes chunk;
            appendPngText(chunk, "Title", word);
            const std::string file(chunk.begin(), chunk.end());
            const bool wide = file.substr(4, 4) == "iTXt";
            QVERIFY(wide || file.substr(4, 4) == "tEXt");
            const std::string text =
                file.substr(8 + 6 + (wide ? 4 : 0), file.size() - 12 - 6 - (wide ? 4 : 0));
            QCOMPARE(text, plainText(word));
        }
    }

    void shellsReadWords()
    {
        for (const std::string& word : hostileWords()) {
            QCOMPARE(shellModel(shellWord(word)), std::vector<std::string>{word});
            QVERIFY(isShown(shellWord(word)) && plainText(shellWord(word)) == shellWord(word));
            QProcess bash; // and the shell itself
            bash.start(QStringLiteral("/bin/bash"), {QStringLiteral("-s")});
            bash.write(QByteArray::fromStdString("printf %s " + shellWord(word)));
            bash.closeWriteChannel();
            QVERIFY(bash.waitForFinished());
            QCOMPARE(bash.readAllStandardOutput().toStdString(), word);
            QVERIFY(bash.readAllStandardError().isEmpty());
        }
        QCOMPARE(shellWord("it's a.png"), std::string("'it'\\''s a.png'")); // valid in any shell
        QCOMPARE(fileWord("--all.png"), std::string("./--all.png"));
        QCOMPARE(fileWord("a-b.png"), std::string("a-b.png"));
    }

    void pythonReadsWords()
    {
        for (const std::string& word : hostileWords()) {
            if (isUtf8(word)) {
                QCOMPARE(pythonModel(pythonString(word)), std::vector<std::string>{word});
                QVERIFY(isShown(pythonString(word)) && pythonString(word).find('\n') == std::string::npos);
            }
        }
    }

    void terminalsShowWords()
    {
        for (const std::string& word : hostileWords()) {
            QVERIFY(isShown(terminalText(word)));
            const std::string json =
                nlohmann::json{word}.dump(1, ' ', false, nlohmann::json::error_handler_t::replace);
            const std::string shown = terminalJson(json);
            QVERIFY2(isShown(shown), shown.c_str());
            QVERIFY(nlohmann::json::parse(shown) == nlohmann::json::parse(json)); // the same document
        }
        QCOMPARE(terminalText("a\n\tb\x1b"), std::string("a\n\tb\\x1b"));
        QVERIFY(terminalText(std::string(20'000, 'x')).size() < 9'000);
    }

    void spreadsheetsComputeNoWords()
    {
        const std::vector<std::string> words = hostileWords();
        DataTable table{{}, {{"name", words}, {"value", std::vector<double>(words.size(), -0.5)}}};
        const auto rows = csvModel(tableCsv(table));
        QCOMPARE(rows.size(), words.size() + 1);
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string& cell = rows[i + 1].at(0);
            const bool computed = std::string("=+-@\t\r").find(words[i].substr(0, 1)) != std::string::npos;
            QCOMPARE(cell, !words[i].empty() && computed ? "'" + words[i] : words[i]);
            QCOMPARE(rows[i + 1].at(1), std::string("-0.5")); // numbers stay numbers
        }
        QCOMPARE(csvField("@here"), std::string("'@here"));
        QCOMPARE(csvField("a-b"), std::string("a-b"));
    }
};

HYDRA_TEST(TestForeignWords, QCoreApplication)
#include "test_foreign_words.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The command line in another language: text for people is translated, text for programs is not.
#include <QRegularExpression>
#include <QtTest>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

namespace {

// Runs with a catalogue that puts each of its texts in brackets: text without them was forgotten.
Result marked(const QStringList& words)
{
    return runCli(words + QStringList{QStringLiteral("--language"), QStringLiteral("pseudo")});
}

bool isMarked(const QByteArray& text)
{
    return text.startsWith('[') && text.endsWith(']');
}

} // namespace

class TestLanguageCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;

private Q_SLOTS:
    void helpIsTranslated();
    void errorsAreTranslated_data();
    void errorsAreTranslated();
    void environmentOrOptionDecides();
    void documentsAndFilesAreTheSame_data();
    void documentsAndFilesAreTheSame();
    void unknownLanguageIsRefused();
};

void TestLanguageCli::helpIsTranslated()
{
    const QList<QByteArray> lines = marked({QStringLiteral("--help")}).out.split('\n');
    QVERIFY(lines.front().endsWith(']'));
    QStringList commands;
    for (const QByteArray& line : lines) {
        if (line.startsWith("  ") && !line.startsWith("  hydrascope-cli")) {
            const QByteArray name = line.mid(2).split(' ').front();
            QVERIFY2(line.mid(2 + int(name.size())).trimmed().startsWith('['),
                     line.constData()); // a list may follow
            commands << QString::fromUtf8(name);
        }
    }
    QVERIFY(commands.size() > 20);
    for (const QString& command : commands) {
        const QByteArray help = marked(line("%1 --help all", command))
                                    .out.replace("\n" + QByteArray(30, ' '), "  "); // lines continue below
        int options = 0;
        for (const QByteArray& line : help.split('\n')) {
            if (line.startsWith("  --")) {
                ++options;
                const QByteArray text = line.mid(4).mid(line.mid(4).indexOf("  ")).trimmed();
                const QByteArray shown = text.startsWith('[') ? text : line.mid(line.indexOf(" [") + 1);
                const bool list = line.startsWith("  --method "); // ids are the same in every language
                QVERIFY2(list || shown.startsWith('['), (command.toUtf8() + ": " + line).constData());
            }
        }
        QVERIFY2(options >= 3, qPrintable(command));
    }
}

void TestLanguageCli::errorsAreTranslated_data()
{
    QTest::addColumn<QStringList>("words");
    const QString model = shippedModel(), noise = m_folder.path("noise.npy");
    const auto row = [](const char* name, const QStringList& words) { QTest::newRow(name) << words; };
    row("command", {"nonsense"});
    row("option", {"predict", "--nonsense"});
    row("no model", {"predict"});
    row("no file", {"predict", m_folder.path("missing.safetensors"), noise});
    row("no picture", {"predict", model, m_folder.path("missing.png")});
    row("not a model", {"info", noise});
    row("heads", {"predict", model, noise, "--heads", "99"});
    row("plan", {"predict", model, noise, "--attention", "nonsense"});
    row("method", {"explain", model, noise, "--method", "nonsense", "--out", m_folder.path("x")});
    row("layer", {"explain", model, noise, "--layer", "99", "--out", m_folder.path("x")});
    row("class", {"explain", model, noise, "--class", "nonsense", "--out", m_folder.path("x")});
    row("what if", {"predict", model, noise, "--without", "heads:99.1"});
    row("figure", {"figure", "nonsense", model, "--out", m_folder.path("x.svg")});
    row("training", {"train", m_folder.path("missing.json")});
    row("probe", {"probe", model, m_folder.path("missing"), "--out", m_folder.path("p.safetensors")});
    row("walk", {"walk", model, noise, "--layer", "99"});
    row("video", {"video", model, "camera:nonsense", "--out", m_folder.path("v.mp4")});
}

void TestLanguageCli::errorsAreTranslated()
{
    QFETCH(QStringList, words);
    const Result said = marked(words);
    QVERIFY(said.code == 2 || said.code == 3);
    const QByteArray last = said.err.trimmed().split('\n').back();
    const QByteArray text = last.mid(int(qstrlen("hydrascope-cli: ")));
    QVERIFY2(isMarked(text), last.constData());
    const Result english = runCli(words);
    QCOMPARE(english.code, said.code);
    QVERIFY(!english.err.contains("hydrascope-cli: ["));
}

void TestLanguageCli::environmentOrOptionDecides()
{
    const auto help = [](const char* environment, const char* option) {
        return runInShell(QStringLiteral("unset LC_ALL LC_MESSAGES LANG; %1 $0 predict --help %2")
                              .arg(QLatin1String(environment), QLatin1String(option)))
            .out;
    };
    const QByteArray english = help("LC_ALL=C.UTF-8", "");
    for (const char* language : {"de", "es", "ja", "zh_CN"}) {
        const QByteArray other =
            help("", qPrintable(QStringLiteral("--language=%1").arg(QLatin1String(language))));
        QVERIFY2(other != english && other.contains("--heads"), language);
    }
    const QByteArray german = help("", "--language de");
    QCOMPARE(help("LANG=de_DE.UTF-8", ""), german);
    QCOMPARE(help("LC_MESSAGES=de_AT.UTF-8 LANG=ja_JP.UTF-8", ""), german);
    QCOMPARE(help("LANG=de_DE.UTF-8", "--language en"), english);
    QCOMPARE(help("LANG=pl_PL.UTF-8", ""), english);
}

void TestLanguageCli::documentsAndFilesAreTheSame_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("files");
    const QString model = shippedModel(), noise = m_folder.path("noise.npy");
    QTest::newRow("predict") << line("predict %1 %2", model, noise) << QStringList{};
    QTest::newRow("info") << QStringList{"info", model} << QStringList{};
    QTest::newRow("walk") << line("walk %1 %2", model, noise) << QStringList{};
    QTest::newRow("csv") << line("explain %1 %2 --heads 3 --format csv --out OUT", model, noise)
                         << QStringList{"noise.k3.csv"};
    QTest::newRow("npz") << line("explain %1 %2 --heads 3 --format npz --out OUT", model, noise)
                         << QStringList{"noise.k3.npz"};
    QTest::newRow("png") << line("explain %1 %2 --heads 3 --format png --out OUT", model, noise)
                         << QStringList{"noise.k3.png"};
}

void TestLanguageCli::documentsAndFilesAreTheSame()
{
    QFETCH(QStringList, words);
    QFETCH(QStringList, files);
    const QString out = m_folder.path("out");
    words.replaceInStrings(QStringLiteral("OUT"), out);
    const auto made = [&](const char* language) {
        QDir(out).removeRecursively();
        const Result result =
            runCli(words + QStringList{QStringLiteral("--language"), QLatin1String(language)});
        QString document = QString::fromUtf8(result.out);
        document.remove(QRegularExpression(QStringLiteral("\"ms\": [0-9.e+-]+"))); // durations
        QList<QByteArray> found{QByteArray::number(result.code), document.toUtf8()};
        const QStringList there = QDir(out).entryList(QDir::Files, QDir::Name);
        for (const QString& name : there) {
            QFile file(out + QLatin1Char('/') + name);
            (void)file.open(QIODevice::ReadOnly);
            found << name.toUtf8() << file.readAll();
        }
        return found;
    };
    const QList<QByteArray> english = made("en");
    QCOMPARE(english[0], QByteArray("0"));
    QVERIFY(english.size() >= 2 + 2 * files.size());
    QCOMPARE(made("de"), english);
    QCOMPARE(made("pseudo"), english);
}

void TestLanguageCli::unknownLanguageIsRefused()
{
    const Result said = cli("predict --language tlh");
    QCOMPARE(said.code, 2);
    QVERIFY2(said.err.contains("expected one of en, de, es, ja, zh_CN; got 'tlh'"), said.err.constData());
    QCOMPARE(cli("predict --language").code, 2);
}

HYDRA_TEST(TestLanguageCli, QCoreApplication)
#include "test_language_cli.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Files, folders, classes, prompts and captions with hostile names, through every kind of output: figures are
// parsed, tables read, scripts taken apart and run, and terminals get no control characters.
#include "core/base/foreign_words.h"

#include <QDir>
#include <QImage>
#include <QtTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/app/cli.h"
#include "tests/support/format_models.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

namespace {

std::string contents(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Hostile names, as far as a file can have them.
std::vector<std::string> fileNames()
{
    std::vector<std::string> names;
    for (std::string word : hostileWords()) {
        std::replace(word.begin(), word.end(), '/', '|');
        if (!word.empty() && word.find('\n') == std::string::npos) {
            names.push_back(word + ".png");
        }
    }
    return names;
}

// Elements and text of an XML document, read by Qt.
struct Parsed
{
    std::set<QString> elements;
    QString text, error;
};

Parsed parsed(const std::string& xml)
{
    Parsed found;
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            found.elements.insert(reader.name().toString());
        }
        found.text += reader.isCharacters() ? reader.text().toString() : QString();
    }
    found.error = reader.hasError() ? reader.errorString() : QString();
    return found;
}

std::string between(const std::string& text, const std::string& start, const std::string& end)
{
    const std::size_t from = text.find(start);
    const std::size_t until = from == std::string::npos ? from : text.find(end, from + start.size());
    return until == std::string::npos ? std::string()
                                      : text.substr(from + start.size(), until - from - start.size());
}

// Each offset in a PDF's table leads to its object.
bool isWholePdf(const std::string& pdf)
{
    const std::size_t start = std::stoul("0" + between(pdf.substr(pdf.rfind("startxref")), "\n", "\n"));
    std::size_t at = pdf.find('\n', pdf.find("xref\n0 ", start) + 5) + 1;
    if (pdf.compare(start, 5, "xref\n") != 0) {
        return false;
    }
    for (int object = 0; pdf.compare(at, 7, "trailer") != 0; at += 20, ++object) {
        const std::string name = std::to_string(object) + " 0 obj";
        if (object > 0 && pdf.compare(std::stoul(pdf.substr(at, 10)), name.size(), name) != 0) {
            return false;
        }
    }
    return true;
}

std::vector<std::pair<std::string, std::string>> pngTexts(const std::string& png)
{
    std::vector<std::pair<std::string, std::string>> texts;
    for (std::size_t at = 8; at + 12 <= png.size();) {
        std::size_t size = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            size = size << 8 | static_cast<unsigned char>(png[at + i]);
        }
        const std::string type = png.substr(at + 4, 4), body = png.substr(at + 8, size);
        if (type == "tEXt" || type == "iTXt") {
            const std::size_t end = body.find('\0');
            texts.emplace_back(body.substr(0, end), body.substr(end + (type == "iTXt" ? 5 : 1)));
        }
        at += size + 12;
    }
    return texts;
}

} // namespace

class TestForeignNames : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_scratch;
    std::filesystem::path m_folder; // whose name is markup as well

    // Runs SCRIPT in bash in the folder, with WORDS as its arguments.
    [[nodiscard]] Result inFolder(const QString& script, const QStringList& words = {}) const
    {
        const QString there = QString::fromStdString(m_folder.string());
        return runInShell(QStringLiteral("cd \"$1\" && shift && ") + script, QStringList{there} + words);
    }
    void write(const std::string& name, const std::string& text, bool program = false) const
    {
        std::ofstream(m_folder / name, std::ios::binary) << text;
        if (program) {
            std::filesystem::permissions(m_folder / name, std::filesystem::perms::owner_all);
        }
    }
    // No name that looks like a command was run.
    [[nodiscard]] bool nothingRan() const { return !std::filesystem::exists(m_folder / "pwned"); }

private Q_SLOTS:
    void initTestCase()
    {
        m_folder = m_scratch.filePath(QStringLiteral("R&D <b> {}")).toStdString();
        std::filesystem::create_directory(m_folder);
        std::filesystem::create_directory(m_folder / "home-of-somebody");
        qputenv("HOME", (m_folder / "home-of-somebody").string().c_str());
        QImage noise(64, 64, QImage::Format_RGB32);
        for (int i = 0; i < 64 * 64; ++i) {
            noise.setPixel(i % 64, i / 64, qRgb(i * 37 % 251, i * 11 % 241, i * 7 % 239));
        }
        const QString plain = QString::fromStdString((m_folder / "plain").string());
        QVERIFY(noise.save(plain, "PNG"));
        for (const std::string& name : fileNames()) {
            std::filesystem::copy_file(m_folder / "plain", m_folder / name);
        }
        std::filesystem::copy_file(shippedModel().toStdString(), m_folder / "m<o>&del.safetensors");
        const Json classes = cli("info %1", shippedModel()).json();
        std::string lines;
        const std::vector<std::string> words = hostileWords();
        for (std::size_t i = 0, line = 0;
             line < classes.at("config").at("num_classes").at("value").get<std::size_t>(); ++i) {
            std::string word = words[i % words.size()];
            std::replace_if(
                word.begin(), word.end(), [](char c) { return c == '\n' || c == '\t' || c == '\r'; }, ' ');
            if (word.size() > 3 && isUtf8(word)) {
                lines += word + std::to_string(line++) + "\n";
            }
        }
        write("labels", lines);
        std::filesystem::create_directory(m_folder / "figures");
        for (const char* folder :
             {"figures", "home-of-somebody"}) { // a figure drops the second's name, up to this
            std::filesystem::copy_file(m_folder / "labels", m_folder / folder / "labels");
        }
    }

    void cleanupTestCase() { std::filesystem::remove_all(m_folder); } // Qt cannot remove non-UTF-8 names

    void figures_data()
    {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("kind");
        for (const char* format : {"svg", "pdf", "png"}) {
            for (const char* kind : {"view", "methods-grid", "tsne", "before-after"}) {
                QTest::addRow("%s %s", kind, format)
                    << QString::fromLatin1(format) << QString::fromLatin1(kind);
            }
        }
    }

    void figures()
    {
        QFETCH(QString, format);
        QFETCH(QString, kind);
        const QString options = kind == QLatin1String("tsne") ? QStringLiteral("--iterations 20 --heads 3")
            : kind == QLatin1String("before-after")
            ? QStringLiteral("--without tokens:3 --from \"${pictures[0]}\" --method attention")
            : QStringLiteral("--method attention --labels \"$HOME/labels\"");
        const std::string caption = hostileWords()[1] + hostileWords()[13] + "\n" + hostileWords()[11];
        const QString file = kind + QLatin1Char('.') + format;
        const Result made = inFolder(
            QStringLiteral("pictures=(\"$PWD\"/%1*.png); \"$0\" figure %2 \"$PWD/m<o>&del.safetensors\" "
                           "\"${pictures[@]}\" %3 --dpi 40 --caption \"$1\" --out \"$PWD/figures/%4\"")
                .arg(kind == QLatin1String("view") ? QStringLiteral("'a&b'") : QString(), kind, options,
                     file),
            {QString::fromStdString(caption)});
        QVERIFY2(made.code == 0, made.err.constData());
        QVERIFY2(isShown(made.out.toStdString()) && isShown(made.err.toStdString()), made.err.constData());
        const std::string bytes = contents(m_folder / "figures" / file.toStdString());
        const std::string command = made.json().at("command").get<std::string>();
        checkWords(bytes, format, command);

        // The figure names no place on this machine and no user; and its command makes the same figure again.
        QVERIFY2(bytes.find(m_scratch.path().toStdString()) == std::string::npos, command.c_str());
        QVERIFY2(bytes.find("home-of-somebody") == std::string::npos, command.c_str());
        QString again = QString::fromStdString(command);
        QVERIFY(again.startsWith(QLatin1String("hydrascope-cli figure ")));
        again.replace(0, 14, QStringLiteral("\"$0\""));
        const Result repeated = inFolder(QStringLiteral("cd figures && ") + again);
        QVERIFY2(repeated.code == 0, repeated.err.constData());
        QVERIFY(contents(m_folder / "figures" / file.toStdString()) == bytes);
        QVERIFY(nothingRan());
    }

    static void checkWords(const std::string& bytes, const QString& format, const std::string& command)
    {
        const std::string a = fileNames().front();
        if (format == QLatin1String("svg")) {
            const Parsed svg = parsed(bytes);
            QVERIFY2(svg.error.isEmpty(), qPrintable(svg.error));
            const std::set<QString> known{
                QStringLiteral("svg"),      QStringLiteral("title"),      QStringLiteral("desc"),
                QStringLiteral("metadata"), QStringLiteral("RDF"),        QStringLiteral("Description"),
                QStringLiteral("creator"),  QStringLiteral("identifier"), QStringLiteral("source"),
                QStringLiteral("defs"),     QStringLiteral("g"),          QStringLiteral("path"),
                QStringLiteral("text"),     QStringLiteral("image"),      QStringLiteral("rect"),
                QStringLiteral("circle"),   QStringLiteral("ellipse"),    QStringLiteral("polyline"),
                QStringLiteral("polygon"),  QStringLiteral("line"),       QStringLiteral("linearGradient"),
                QStringLiteral("stop"),     QStringLiteral("clipPath")};
            for (const QString& element : svg.elements) {
                QVERIFY2(known.count(element) == 1, qPrintable(element));
            }
            QVERIFY(svg.text.contains(QString::fromStdString(plainText(command))));
            QVERIFY(svg.text.contains(QString::fromStdString("Picture: " + a)));
        } else if (format == QLatin1String("pdf")) {
            QVERIFY(isWholePdf(bytes));
            const std::string info = between(bytes, "/Keywords ", "\n");
            QCOMPARE(pdfModel(info), plainText(command));
            const Parsed xmp =
                parsed("<x:xmpmeta" + between(bytes, "<x:xmpmeta", "</x:xmpmeta>") + "</x:xmpmeta>");
            QVERIFY2(xmp.error.isEmpty(), qPrintable(xmp.error));
            QVERIFY(xmp.text.contains(QString::fromStdString("Picture: " + a)));
        } else {
            QVERIFY(!QImage::fromData(QByteArray::fromStdString(bytes), "PNG").isNull());
            const auto texts = pngTexts(bytes);
            QCOMPARE(texts.size(), std::size_t(4));
            for (const auto& [key, text] : texts) {
                QCOMPARE(text, plainText(text)); // UTF-8, without controls
                QVERIFY(key != "Description" || text.find("Picture: " + a) != std::string::npos);
            }
        }
    }

    void numbersAndTables()
    {
        const Result maps = inFolder(
            QStringLiteral("\"$0\" explain \"m<o>&del.safetensors\" *.png --method attention --format "
                           "csv,json,npz,npy,png --out maps --labels labels"));
        QVERIFY2(maps.code == 0, maps.err.constData());
        QVERIFY2(isShown(maps.out.toStdString()), maps.out.constData());
        QVERIFY(!maps.json().empty());
        for (const auto& entry : std::filesystem::directory_iterator(m_folder / "maps")) {
            const std::string bytes = contents(entry.path());
            if (entry.path().extension() == ".json") {
                QVERIFY(Json::accept(bytes));
            } else if (entry.path().extension() == ".png") {
                for (const auto& [key, text] : pngTexts(bytes)) {
                    QCOMPARE(text, plainText(text));
                }
            }
        }
        const Result points = inFolder(QStringLiteral(
            "\"$0\" embed \"m<o>&del.safetensors\" *.png --tokens class --iterations 20 --out points.csv"));
        QVERIFY2(points.code == 0, points.err.constData());
        std::set<std::string> cells;
        for (const auto& row : csvModel(contents(m_folder / "points.csv"))) {
            cells.insert(row.at(0));
            QVERIFY(std::string("=+-@\t\r").find(row.at(0).substr(0, 1)) == std::string::npos);
        }
        for (const std::string& name : fileNames()) {
            QVERIFY2(cells.count(name) + cells.count("'" + name) == 1, name.c_str());
        }
        QVERIFY(nothingRan());
    }

    void theTerminal()
    {
        const Result all =
            inFolder(QStringLiteral("\"$0\" predict \"m<o>&del.safetensors\" *.png --labels labels"));
        QVERIFY2(all.code == 0, all.err.constData());
        QVERIFY2(isShown(all.out.toStdString()), all.out.constData());
        const std::string shown = all.json().dump(-1, ' ', false, Json::error_handler_t::replace);
        QVERIFY(shown.find("\xe2\x80\xae") != std::string::npos); // the document still contains the name
        for (const std::string& word : hostileWords()) {
            const Result refused =
                runInShell(QStringLiteral("\"$0\" predict \"$1\" \"$(printf \"$2\")\""),
                           {shippedModel(), [&word] {
                                QString bytes;
                                for (const char c : word) {
                                    bytes += QStringLiteral("\\x%1").arg(int(static_cast<unsigned char>(c)),
                                                                         2, 16, QLatin1Char('0'));
                                }
                                return bytes;
                            }()});
            QVERIFY(refused.code == 2 || refused.code == 3);
            QVERIFY2(isShown(refused.err.toStdString()), refused.err.constData());
        }
    }

    void scripts_data()
    {
        QTest::addColumn<QString>("engine");
        for (const char* engine : {"slurm", "parallel", "snakemake"}) {
            QTest::newRow(engine) << QString::fromLatin1(engine);
        }
    }

    // A program that runs a script gets the words unchanged, and no shell or other program interprets them.
    void scripts()
    {
        QFETCH(QString, engine);
        write("cli",
              "#!/bin/bash\n[ \"$1\" = missing ] && echo 1-2 || printf '%s\\0' \"$#\" \"$@\" >>record\n",
              true);
        // A stand-in for GNU parallel, as far as words matter: it joins its arguments, replaces in them, and
        // has a shell run the result.
        write(
            "parallel",
            "#!/bin/bash\nquoted=\nwhile [[ $1 == -* ]]; do case $1 in -q) quoted=1; shift;; *) shift 2;; "
            "esac; done\n"
            "while read -r value; do line=; for word in \"$@\"; do\n"
            "[[ $word != *'{='* ]] || touch pwned\nword=${word//'{}'/$value}\n"
            "[ -z \"$quoted\" ] || word=$(printf %q \"$word\"); line+=\"$word \"; done\n"
            "[[ $* == *'{}'* ]] || line+=$value\n\"${PARALLEL_SHELL:-$SHELL}\" -c \"$line\" || exit; done\n",
            true);
        write("sbatch",
              "#!/bin/bash\nscript=$(cat)\nfor w in \"$@\"; do case $w in --array=*) array=1;; esac; done\n"
              "for i in ${array:+1 2}; do SLURM_ARRAY_TASK_ID=$i bash -c \"$script\" || exit; done\n"
              "[ -n \"$array\" ] || bash -c \"$script\"\necho 17\n",
              true);
        const bool python = engine == QLatin1String("snakemake");
        const QString files = python ? QStringLiteral("$(ls | iconv -f UTF-8 -t UTF-8 -c | grep png)")
                                     : QStringLiteral("*.png");
        const QString store = python
            ? QStringLiteral("'s =$(touch pwned)&.jsonl'")
            : QStringLiteral("'{= system(\"touch pwned\") =} $(touch pwned){}.jsonl'");
        const QString list =
            QStringLiteral(
                "IFS=$'\\n'; words=(predict 'm<o>&del.safetensors' $(ls | grep png | while read -r f; "
                "do printf '%s' \"$f\" | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1 || [ %1 = 0 ] && "
                "printf '%s\\n' \"$f\"; done) '' '=x' --store %2); unset IFS; ")
                .arg(python ? 1 : 0)
                .arg(store);
        const Result printed = inFolder(
            list + QStringLiteral("\"$0\" array --engine %1 --shards 2 -- \"${words[@]}\"").arg(engine));
        QVERIFY2(printed.code == 0, printed.err.constData());
        QVERIFY2(isShown(printed.out.toStdString()), printed.out.constData());
        const Result said = inFolder(list + QStringLiteral("printf '%s\\0' \"${words[@]}\""));
        QByteArrayList words = said.out.split('\0');
        words.removeLast();
        QVERIFY(words.size() > 12);
        if (python) {
            std::vector<std::string> expected;
            for (const QByteArray& word : words) {
                expected.push_back(word.toStdString());
            }
            const std::string script = printed.out.toStdString();
            QCOMPARE(pythonModel(between(script, "WORDS = ", "\n")), expected);
            QCOMPARE(pythonModel(between(script, "STORE = ", "\n")),
                     std::vector<std::string>{expected.back()});
            const Result plain = inFolder(
                QStringLiteral("\"$0\" array --engine snakemake --shards 2 -- predict m p --store s.jsonl"));
            // No rule contains a foreign name.
            QCOMPARE(script.substr(script.find("\nSHARDS")),
                     plain.out.toStdString().substr(plain.out.indexOf("\nSHARDS")));
            return;
        }
        write("run.sh", printed.out.toStdString());
        QCOMPARE(inFolder(QStringLiteral("bash -n run.sh")).code, 0);
        const Result run = inFolder(QStringLiteral(
            "rm -f record; PATH=$PWD:$PATH HYDRASCOPE_CLI=$PWD/cli SHELL=/bin/sh bash run.sh"));
        QVERIFY2(run.code == 0, run.err.constData());
        QVERIFY(nothingRan());
        const std::string record = contents(m_folder / "record");
        std::vector<QByteArrayList> calls;
        QByteArrayList pieces = QByteArray::fromStdString(record).split('\0');
        pieces.removeLast();
        while (!pieces.isEmpty()) {
            const int count = pieces.takeFirst().toInt();
            calls.push_back(pieces.mid(0, count));
            pieces = pieces.mid(count);
        }
        QCOMPARE(calls.size(), std::size_t(3));
        for (std::size_t i = 0; i < 2; ++i) {
            QByteArrayList expected = words;
            expected << "--shard" << QByteArray::number(int(i) + 1) + "/2";
            if (engine == QLatin1String("parallel")) {
                expected << "--jobs"
                         << "1"
                         << "--quiet";
            }
            QCOMPARE(calls[i], expected);
        }
        QCOMPARE(calls[2].mid(0, 2), (QByteArrayList{"merge", words.last()}));
    }

    void whatASnakefileCannotSayIsRefused()
    {
        const Result bytes = runInShell(QStringLiteral(
            "\"$0\" array --engine snakemake --shards 2 -- predict m $'\\xff.png' --store s.jsonl"));
        QCOMPARE(bytes.code, 2);
        QVERIFY2(bytes.err.contains("expected words in UTF-8, got '\\xff.png'"), bytes.err.constData());
        const Result braces = runInShell(QStringLiteral(
            "\"$0\" array --engine snakemake --shards 2 -- predict m p.png --store '{x}.jsonl'"));
        QCOMPARE(braces.code, 2);
        QVERIFY2(braces.err.contains("wildcard"), braces.err.constData());
    }

    // A shell would interpret such a name once it is on the command line.
    void completionsOfferPlainNames()
    {
        std::filesystem::create_directory(m_folder / "shipped");
        for (const char* name : {"plain-1", "$(touch pwned)", "\x1b[31m"}) {
            std::ofstream(m_folder / "shipped" / (std::string(name) + ".safetensors")) << name;
        }
        const Result offered = inFolder(
            QStringLiteral("HYDRA_MODELS=shipped \"$0\" completion --line -- hydrascope-cli predict ''"));
        QCOMPARE(offered.out, QByteArray("plain-1\n:files\n"));
    }
};

HYDRA_TEST(TestForeignNames, QCoreApplication)
#include "test_foreign_names.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The programs' files for a desktop and a shell: manual pages, completions, kinds of files, thumbnails. They
// are checked with the tools that read them, not by our own idea of the formats.
#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTest>

#include <utility>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra::test;

namespace {

const QString source = QStringLiteral(HYDRA_SOURCE_DIR);
const QString conventions = QStringLiteral(HYDRA_CONVENTIONS);

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Every command with its options, as --help prints them: the standard for pages and completions.
const QMap<QString, QStringList>& helped()
{
    static const QMap<QString, QStringList> commands = [] {
        QMap<QString, QStringList> found;
        static const QRegularExpression row(QStringLiteral("^  (?!hydra)([a-z-]+) +\\S"),
                                            QRegularExpression::MultilineOption);
        static const QRegularExpression option(QStringLiteral("^  --([a-z0-9-]+)"),
                                               QRegularExpression::MultilineOption);
        const QString overview = QString::fromUtf8(runCli({QStringLiteral("--help")}).out);
        for (auto each = row.globalMatch(overview); each.hasNext();) {
            const QString name = each.next().captured(1);
            const QString help = QString::fromUtf8(cli("%1 --help all", name).out);
            for (auto line = option.globalMatch(help); line.hasNext();) {
                found[name].append(line.next().captured(1));
            }
        }
        return found;
    }();
    return commands;
}

// The output of a tool, or a message that it is missing.
QByteArray said(const QString& script, const QStringList& words = {})
{
    const Result result = runInShell(script, words);
    return (result.out + result.err).trimmed();
}

QByteArray sessionWith(const QByteArray& preview)
{
    return R"({"format": "hydrascope-session", "preview": ")" + preview.toBase64() + R"("})";
}

} // namespace

class TestConventions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyCommandHasItsPage();
    void pagesAreTheSameEveryTime();
    void pagesAreLiked_data();
    void pagesAreLiked();
    void bashCompletes_data();
    void bashCompletes();
    void zshKnowsEveryOption();
    void fishCompletes_data();
    void fishCompletes();
    void desktopFilesAreValid();
    void sessionsAreKnownByTheirBytes();
    void aSessionHasAThumbnail();
    void whatIsNoSessionHasNone_data();
    void whatIsNoSessionHasNone();
    void everySessionIsPassedOverToItsThumbnail();
    void thumbnailsCostNothing_data();
    void thumbnailsCostNothing();
    void thumbnailsAreWrittenWhereTheyAreWanted();
    void oneVersion();

private:
    // SHELL runs the thumbnailer as "$1", with at most two seconds of processor time; it is killed if it
    // hangs.
    [[nodiscard]] static Result thumbnail(const QStringList& words, const QString& before = {})
    {
        return runInShell(
            before + QStringLiteral("ulimit -t 2; exec timeout -s KILL 60 '" HYDRA_THUMBNAILER "' \"$@\""),
            words);
    }
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] QString page(const QString& name) const
    {
        return m_folder.filePath(QStringLiteral("man/%1.1").arg(name));
    }
    QTemporaryDir m_folder;
};

void TestConventions::initTestCase()
{
    const Result pages = cli("manual --out %1 --day 2024-12-01", path("man"));
    QCOMPARE(pages.code, 0);
    for (const QString& shell : line("bash zsh fish")) {
        const Result script = cli("completion %1", shell);
        QCOMPARE(script.code, 0);
        QFile file(m_folder.filePath(shell));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(script.out) == script.out.size());
    }
    // The scripts call the program by its name.
    QVERIFY(QDir(m_folder.path()).mkdir(QStringLiteral("bin")));
    QVERIFY(QFile::link(QStringLiteral(HYDRA_CLI), path("bin/hydrascope-cli")));
    qputenv("PATH", path("bin").toLocal8Bit() + ':' + qgetenv("PATH"));
    qputenv("HYDRA_MODELS", (source + QStringLiteral("/models")).toLocal8Bit());
}

void TestConventions::everyCommandHasItsPage()
{
    QVERIFY(helped().size() >= 25);
    for (auto command = helped().cbegin(); command != helped().cend(); ++command) {
        const QByteArray text = contents(page(QStringLiteral("hydrascope-cli-") + command.key()));
        QVERIFY2(text.contains("2024-12-01"), qPrintable(command.key()));
        for (QString option : command.value()) {
            option.replace(QLatin1Char('-'), QStringLiteral("\\-"));
            QVERIFY2(text.contains("\\fB\\-\\-" + option.toUtf8() + "\\fR"),
                     qPrintable(command.key() + QStringLiteral(" --") + option));
        }
    }
    const QByteArray overview = contents(page(QStringLiteral("hydrascope-cli")));
    for (const QString& name : helped().keys()) {
        QVERIFY2(overview.contains(".B " + QString(name).replace("-", "\\-").toUtf8() + "\n"),
                 qPrintable(name));
    }
    QVERIFY(contents(page(QStringLiteral("hydrascope"))).contains("\\-\\-screenshot"));
    QCOMPARE(QDir(path("man")).entryList(QDir::Files).size(), helped().size() + 2);
}

void TestConventions::pagesAreTheSameEveryTime()
{
    QCOMPARE(cli("manual --out %1 --day 2024-12-01", path("again")).code, 0);
    QCOMPARE(said(QStringLiteral("diff -r \"$1\" \"$2\""), {path("man"), path("again")}), QByteArray());
    const Result wrong = cli("manual --out %1 --day today", path("again"));
    QCOMPARE(wrong.code, 2);
    QVERIFY(wrong.err.contains("expected a date"));
}

void TestConventions::pagesAreLiked_data()
{
    QTest::addColumn<QString>("reader");
    QTest::newRow("groff") << QStringLiteral(
        "for page in \"$1\"/*; do LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z \"$page\" "
        "2>&1 >/dev/null; done");
    QTest::newRow("mandoc") << QStringLiteral("mandoc -T lint -W warning \"$1\"/*");
    QTest::newRow("width") << QStringLiteral(
        "for page in \"$1\"/*; do MANWIDTH=100 LC_ALL=C.UTF-8 man -l \"$page\" 2>&1 | awk 'length > 100 && "
        "!/http/'; done");
}

void TestConventions::pagesAreLiked()
{
    QFETCH(QString, reader);
    QCOMPARE(said(reader, {path("man")}), QByteArray());
}

void TestConventions::bashCompletes_data()
{
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("offered");
    const auto row = [](const char* line, const char* offered) {
        QTest::newRow(line) << QString::fromLatin1(line).split(QLatin1Char(' '))
                            << QString::fromLatin1(offered);
    };
    row("hydrascope-cli pre", "predict");
    row("hydrascope-cli --v", "--version");
    row("hydrascope-cli no-such-command --h", "");
    row("hydrascope-cli figure meth", "methods-grid");
    row("hydrascope-cli completion z", "zsh");
    row("hydrascope-cli predict hydra-2 --untr", "--untrained");
    row("hydrascope-cli predict hydravit-p", "hydravit-photos");
    row("hydrascope-cli predict hydravit-photos --heads 1", "10 11 12");
    row("hydrascope-cli predict --quiet --top 3 hydravit-photos --heads 3,1", "3,10 3,11 3,12");
    row("hydrascope-cli figure cost hydra-2 --heads a", "all");
    row("hydrascope-cli explain hydra-2 x.npy --method rollout,attn", "rollout,attn-lrp");
    row("hydrascope-cli explain hydra-2 x.npy --fill w", "white");
    row("hydrascope-cli explain hydra-2 x.npy --attention hy", "hydra");
    row("hydrascope-cli explain hydra-2 x.npy --class to", "top1 top2");
    row("hydrascope-cli predict hydra-2 x.npy --language z", "zh_CN"); // capitals
    row("hydrascope-cli video hydra-2 x.mp4 --turn 1", "180"); // digits
    row("hydrascope-cli embed hydra-2 x.npy --out np", ""); // FILE.csv|json|npz: an ending, not a value
    row("hydrascope-cli predict hydra-2 x.npy --store ta", "");
    row("hydrascope-cli predict hydra-2 x.npy --device cu", "cuda");
    row("hydrascope-cli predict hydra-2 x.npy --head-order non", "none");
    row("hydrascope-cli convert hydravit-photos x --heads 3,1", "");
    row("hydrascope-cli explain hydra-2 x.npy --method=roll", "--method=rollout");
    row("hydrascope-cli explain hydra-2 x.npy --heads", "--heads"); // not its values yet
    row("hydrascope-cli missing s.jsonl x --st", "");
    row("hydrascope-cli completion --", "--line --quiet --language --help");
    row("hydrascope-cli completion -- z", "zsh");
    row("hydrascope-cli completion -- --q", "");
    row("hydrascope --model hydravit-photos --heads 1", "10 11 12");
    row("hydrascope --language z", "zh_CN");
    row("hydrascope --theme da", "dark");
    row("hydrascope --method input", "input-x-gradient");
}

void TestConventions::bashCompletes()
{
    QFETCH(QStringList, line);
    QFETCH(QString, offered);
    for (const char* with : {"source /usr/share/bash-completion/bash_completion;", ""}) { // with, without
        const QString script =
            QString::fromLatin1(with)
            + QStringLiteral(
                "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\"; "
                "COMP_POINT=${#COMP_LINE}; _hydrascope; echo \"${COMPREPLY[*]}\"");
        QCOMPARE(QString::fromUtf8(said(script, QStringList{path("bash")} + line)), offered);
    }
}

// zsh completes only in an interactive line, so a stand-in for its function prints the arguments.
void TestConventions::zshKnowsEveryOption()
{
    QCOMPARE(said(QStringLiteral("zsh -n \"$1\""), {path("zsh")}), QByteArray());
    for (auto command = helped().cbegin(); command != helped().cend(); ++command) {
        const QString specs = QString::fromUtf8(
            said(QStringLiteral("zsh -f -c '_describe() { print -rl -- \"${(@P)2}\" }; script=$1; PREFIX=--; "
                                "words=(hydrascope-cli $2 --); CURRENT=3; source $script' zsh \"$1\" \"$2\""),
                 {path("zsh"), command.key()}));
        for (const QString& option : command.value()) {
            QVERIFY2(specs.contains(QStringLiteral("--%1:").arg(option)), qPrintable(command.key() + specs));
        }
    }
}

void TestConventions::fishCompletes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("offered");
    const auto row = [](const char* line, const char* offered) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(offered);
    };
    row("hydrascope-cli pre", "predict");
    row("hydrascope-cli completion z", "zsh");
    row("hydrascope-cli predict hydravit-p", "hydravit-photos");
    row("hydrascope-cli predict hydravit-photos --quiet --heads 3,1", "3,10 3,11 3,12");
    row("hydrascope-cli explain hydra-2 x.npy --method rollout,attn", "rollout,attn-lrp");
    row("hydrascope-cli explain hydra-2 x.npy --fill wh", "white");
    row("hydrascope --model hydra-2 --heads al", "all");
}

void TestConventions::fishCompletes()
{
    QFETCH(QString, line);
    QFETCH(QString, offered);
    const QString script =
        QStringLiteral("fish --no-config -c \"source '$1'; complete -C '$2'\" | cut -f 1 | tr '\\n' ' '");
    QCOMPARE(QString::fromUtf8(said(script, {path("fish"), line})), offered);
}

void TestConventions::desktopFilesAreValid()
{
    QCOMPARE(said(QStringLiteral("desktop-file-validate \"$1\"/resources/*.desktop"), {source}),
             QByteArray());
    // AppStream 1.0 knows <developer id>; Debian 12's 0.16 merely lacks the word.
    const Result metainfo = runInShell(
        QStringLiteral(
            "appstreamcli validate --strict --no-net --override=unknown-tag=pedantic \"$1\"/*.xml"),
        {conventions});
    QVERIFY2(metainfo.code == 0, metainfo.out + metainfo.err);
    // The desktop file opens the declared kinds of files, and their declaration is valid.
    const QString mime = path("mime");
    QCOMPARE(
        said(QStringLiteral(
                 "mkdir -p \"$2/packages\" && cp \"$1\"/resources/*.mime.xml \"$2/packages\" && "
                 "XDG_DATA_DIRS=\"$(dirname \"$2\")\" PKGSYSTEM_ENABLE_FSYNC=0 update-mime-database \"$2\""),
             {source, mime}),
        QByteArray());
    const QByteArray desktop =
        contents(source + QStringLiteral("/resources/io.hydrascope.Hydrascope.desktop"));
    for (const QByteArray kind : {"x-hydrascope-session", "x-safetensors", "x-pytorch-checkpoint"}) {
        QVERIFY2(desktop.contains("application/" + kind + ";"), kind);
        QVERIFY2(contents(mime + QStringLiteral("/globs2")).contains("application/" + kind + ":"), kind);
    }
}

// A session written by the program begins with the bytes that the magic expects.
void TestConventions::sessionsAreKnownByTheirBytes()
{
    const QByteArray session = contents(source + QStringLiteral("/tests/data/earlier/session-1.hydrascope"));
    const QByteArray magic = "\"format\": \"hydrascope-session\"";
    QVERIFY(session.indexOf(magic) >= 0 && session.indexOf(magic) <= 16);
    QVERIFY(contents(source + QStringLiteral("/resources/io.hydrascope.Hydrascope.mime.xml"))
                .replace("&quot;", "\"")
                .contains(magic));
}

void TestConventions::aSessionHasAThumbnail()
{
    QImage picture(200, 100, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
    QFile session(path("with.hydrascope"));
    QVERIFY(session.open(QIODevice::WriteOnly) && session.write(sessionWith(png)) > 0);
    session.close();
    const QString out = path("thumbnail.png");
    QCOMPARE(
        QProcess::execute(QStringLiteral(HYDRA_THUMBNAILER), {session.fileName(), out, QStringLiteral("64")}),
        0);
    const QImage thumbnail(out);
    QCOMPARE(thumbnail.size(), QSize(64, 32));
    QCOMPARE(thumbnail.pixelColor(32, 16), QColor(Qt::red));
}

void TestConventions::whatIsNoSessionHasNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QImage huge(4000, 4000, QImage::Format_Mono);
    huge.fill(0);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && huge.save(&buffer, "PNG"));
    QTest::newRow("no JSON") << QByteArray("PNG");
    QTest::newRow("nested") << QByteArray(100'000, '[');
    QTest::newRow("another kind") << QByteArray(R"({"format": "hydrascope-presets"})");
    QTest::newRow("none") << QByteArray(R"({"format": "hydrascope-session"})");
    QTest::newRow("no PNG") << sessionWith("GIF89a");
    QTest::newRow("cut off") << sessionWith(png.left(png.size() / 2).left(40));
    QTest::newRow("huge") << sessionWith(png);
}

void TestConventions::whatIsNoSessionHasNone()
{
    QFETCH(QByteArray, bytes);
    QFile session(path("without.hydrascope"));
    QVERIFY(session.open(QIODevice::WriteOnly) && session.write(bytes) == bytes.size());
    session.close();
    const QString out = path("none.png");
    QCOMPARE(
        QProcess::execute(QStringLiteral(HYDRA_THUMBNAILER), {session.fileName(), out, QStringLiteral("64")}),
        1);
    QVERIFY(!QFile::exists(out));
}

// However long the list of pictures before the thumbnail is, and for any texts in it.
void TestConventions::everySessionIsPassedOverToItsThumbnail()
{
    QImage picture(20, 10, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
    QByteArray list;
    for (int i = 0; i < 100'000; ++i) {
        list +=
            R"({"path": "a\"]}, \"preview\": \"x", "preview": "AAAA", "absolute": "/of/a/folder/with/a/name/)"
            + QByteArray::number(i) + R"(.png"},)";
    }
    const QByteArray session = "{\n    \"format\": \"hydrascope-session\", \"images\": {\"list\": [" + list
        + R"({}]}, "look": {}, "preview": ")" + png.toBase64() + R"(", "window": ""})";
    QVERIFY(session.size() > (8 << 20));
    QFile file(path("large.hydrascope"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(session) == session.size());
    file.close();
    const Result made = thumbnail({file.fileName(), path("large.png"), QStringLiteral("64")});
    QVERIFY2(made.code == 0, made.err);
    QCOMPARE(QImage(path("large.png")).pixelColor(3, 3), QColor(Qt::red));
}

void TestConventions::thumbnailsCostNothing_data()
{
    QTest::addColumn<QString>("made"); // by python3, as the file "x.hydrascope"
    QTest::addColumn<int>("code");
    const QString png = QStringLiteral(
        "import base64, struct, zlib; c = lambda k, d: struct.pack('>I', len(d)) + k + d + struct.pack('>I', "
        "zlib.crc32(k + d));"
        "p = lambda more, width=64: b'\\x89PNG\\r\\n\\x1a\\n' + c(b'IHDR', struct.pack('>IIBBBBB', width, "
        "64, 8, 2, 0, 0, 0)) + more"
        " + c(b'IDAT', zlib.compress(bytes((3 * width + 1) * 64))) + c(b'IEND', b'');"
        "s = lambda b: open('x.hydrascope', 'w').write('{\"format\":\"hydrascope-session\",' + b + '}');"
        "v = lambda b: s('\"preview\":\"%s\"' % base64.b64encode(b).decode());");
    for (const auto& [count, code] : {std::pair(40, 0), std::pair(300, 1)}) { // 28 s, once
        QTest::newRow(qPrintable(QStringLiteral("%1 texts that unpack to 7 MB").arg(count))) << png
                + QStringLiteral(
                      "v(p(b''.join(c(b'zTXt', b'x%d\\0\\0' % i + zlib.compress(bytes(7 << 20), 9)) "
                      "for i in range(%1))))")
                      .arg(count) << code;
    }
    QTest::newRow("a chunk that nobody knows") << png + QStringLiteral("v(p(c(b'EVIL', b'x')))") << 1;
    QTest::newRow("a wrong checksum") << png + QStringLiteral("v(p(b'')[:-30] + b'x' + p(b'')[-29:])") << 1;
    QTest::newRow("a wide one") << png + QStringLiteral("v(p(b'', 1025))") << 1;
    QTest::newRow("fifteen million arrays") // 16 s and 2.8 GB
        << png + QStringLiteral("s('\"x\":[' + '[0],' * (15 << 20) + '[]]')") << 1;
    QTest::newRow("a preview of 48 MB")
        << png + QStringLiteral("s('\"preview\":\"%s\"' % ('A' * (48 << 20)))") << 1;
    QTest::newRow("a hole of a terabyte")
        << QStringLiteral("open('x.hydrascope', 'w').truncate(1 << 40)") << 1;
    QTest::newRow("a pipe that nobody writes") << QStringLiteral("import os; os.mkfifo('x.hydrascope')") << 1;
    QTest::newRow("a device") << QStringLiteral("import os; os.symlink('/dev/zero', 'x.hydrascope')") << 1;
}

void TestConventions::thumbnailsCostNothing()
{
    QFETCH(QString, made);
    QFETCH(int, code);
    QFile::remove(path("x.hydrascope"));
    QFile::remove(path("x.png"));
    const Result maker =
        runInShell(QStringLiteral("cd \"$1\" && python3 -c \"$2\""), {m_folder.path(), made});
    QVERIFY2(maker.code == 0, maker.err);
    const Result small = thumbnail({path("x.hydrascope"), path("x.png"), QStringLiteral("64")});
    QVERIFY2(small.code == code, qPrintable(QString::number(small.code) + QString::fromUtf8(small.err)));
    QCOMPARE(QFile::exists(path("x.png")), code == 0);
    QCOMPARE(small.err.count('\n'), code); // one sentence
}

void TestConventions::thumbnailsAreWrittenWhereTheyAreWanted()
{
    QImage picture(20, 10, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QByteArray png;
    QBuffer buffer(&png);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && picture.save(&buffer, "PNG"));
    QFile file(path("a.hydrascope"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sessionWith(png)) > 0);
    file.close();
    QFile victim(path("victim"));
    QVERIFY(victim.open(QIODevice::WriteOnly) && victim.write("mine") == 4);
    victim.close();
    QVERIFY(QFile::link(victim.fileName(), path("link.png")));
    const Result refused = thumbnail({file.fileName(), path("link.png"), QStringLiteral("64")});
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("found a link"), refused.err);
    QCOMPARE(contents(victim.fileName()), QByteArray("mine"));
    // A full disk leaves the old file unchanged; file managers may have one there.
    QFile old(path("old.png"));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    const Result full =
        thumbnail({file.fileName(), old.fileName(), QStringLiteral("64")}, QStringLiteral("ulimit -f 0; "));
    QCOMPARE(full.code, 1);
    QCOMPARE(contents(old.fileName()), QByteArray("old"));
    QCOMPARE(thumbnail({file.fileName(), old.fileName(), QStringLiteral("64")}).code, 0);
    QVERIFY(!QImage(old.fileName()).isNull());
    // Control characters that a terminal would obey are escaped.
    const Result escape = thumbnail({path("\x1b[31mred"), path("x.png"), QStringLiteral("64")});
    QVERIFY2(escape.code == 1 && !escape.err.contains('\x1b') && escape.err.contains("\\x1b[31mred"),
             escape.err);
}

// CMake's version is authoritative: change log, metainfo and Debian's changelog follow it.
void TestConventions::oneVersion()
{
    const QByteArray version = HYDRA_VERSION;
    QCOMPARE(runCli({QStringLiteral("--version")}).out, "hydrascope-cli " + version + "\n");
    QVERIFY(contents(conventions + QStringLiteral("/io.hydrascope.Hydrascope.metainfo.xml"))
                .contains("<release version=\"" + version + "\""));
    QVERIFY(contents(conventions + QStringLiteral("/changelog.Debian"))
                .startsWith("hydrascope (" + version + "-1"));
    QVERIFY(contents(page(QStringLiteral("hydrascope"))).contains("\"Hydrascope " + version + "\""));
}

HYDRA_TEST(TestConventions, QCoreApplication)
#include "test_conventions.moc"

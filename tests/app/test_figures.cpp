// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as a script makes them: every kind in every format, the same bytes when the command inside a file
// runs elsewhere, the requested size, and refusals.
#include <QRegularExpression>
#include <QtTest>

#include <cmath>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra::test;

namespace {

QString scene(const char* name)
{
    return QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/") + QLatin1String(name)
        + QStringLiteral(".png");
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

quint32 big(const QByteArray& bytes, qsizetype at)
{
    quint32 value = 0;
    for (qsizetype i = at; i < at + 4; ++i) {
        value = value << 8 | quint8(bytes[i]);
    }
    return value;
}

// The body of the first chunk of TYPE whose body begins with START.
QByteArray chunk(const QByteArray& png, const char* type, const QByteArray& start = {})
{
    for (qsizetype at = 8; at + 12 <= png.size(); at += 12 + qsizetype(big(png, at))) {
        const QByteArray body = png.mid(at + 8, qsizetype(big(png, at)));
        if (png.mid(at + 4, 4) == type && body.startsWith(start)) {
            return body;
        }
    }
    return {};
}

QString between(const QByteArray& file, const QByteArray& start, const QByteArray& end)
{
    const qsizetype from = file.indexOf(start);
    const qsizetype until = from < 0 ? -1 : file.indexOf(end, from + start.size());
    return until < 0 ? QString()
                     : QString::fromUtf8(file.mid(from + start.size(), until - from - start.size()));
}

// The command inside a figure, extracted as another program would.
QString commandIn(const QByteArray& file, const QString& format)
{
    if (format == QLatin1String("png")) {
        return QString::fromLatin1(chunk(file, "tEXt", QByteArray("Source\0", 7)).mid(7));
    }
    if (format == QLatin1String("svg")) {
        QString line = between(file, "<dc:source>", "</dc:source>");
        line.replace(QStringLiteral("&quot;"), QStringLiteral("\""));
        line.replace(QStringLiteral("&lt;"), QStringLiteral("<"))
            .replace(QStringLiteral("&gt;"), QStringLiteral(">"));
        return line.replace(QStringLiteral("&amp;"), QStringLiteral("&"));
    }
    QString line = between(file, "/Keywords (", ")\n");
    return line.replace(QRegularExpression(QStringLiteral(R"(\\([()\\]))")), QStringLiteral("\\1"));
}

// Runs LINE in a shell in FOLDER; returns the exit code.
int runLine(QString line, const QString& folder)
{
    line.replace(QRegularExpression(QStringLiteral("^hydrascope-cli ")), QStringLiteral("'" HYDRA_CLI "' "));
    QProcess shell;
    shell.setWorkingDirectory(folder);
    shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), line});
    return shell.waitForFinished(300'000) ? shell.exitCode() : -1;
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] static QStringList small() // quick to make
    {
        return line("--width-mm 120 --dpi 100");
    }
    [[nodiscard]] static QStringList argumentsOf(const QString& kind)
    {
        QStringList words{QStringLiteral("figure"), kind};
        if (kind == QLatin1String("flops")) {
            words << QStringLiteral("--arch") << QStringLiteral("vit-b16");
            return words + small();
        }
        words << shippedModel();
        if (kind != QLatin1String("cost")) {
            words << scene("3-cone-torus");
        }
        if (kind == QLatin1String("heads-grid") || kind == QLatin1String("tsne")) {
            words << QStringLiteral("--heads") << QStringLiteral("3,12");
        }
        if (kind == QLatin1String("tsne")) {
            words << QStringLiteral("--iterations") << QStringLiteral("40");
        }
        if (kind == QLatin1String("before-after")) {
            words << QStringLiteral("--without") << QStringLiteral("heads:2.3,patches:12-17");
        }
        if (kind == QLatin1String("head-matrix")) {
            words << QStringLiteral("--sorted") << QStringLiteral("--method")
                  << QStringLiteral("gradient-attention") << QStringLiteral("--heads") << QStringLiteral("3");
        }
        if (kind == QLatin1String("methods-grid")) { // words that need quoting in a shell
            words << QStringLiteral("--method") << QStringLiteral("attention,rollout")
                  << QStringLiteral("--caption") << QStringLiteral("it's $HOME & (two) \\ \"methods\" <b>");
        }
        return words + small();
    }

private Q_SLOTS:
    // Figures must not reveal files in the home folder (test_foreign_names): here it is empty.
    void initTestCase() { qputenv("HOME", path(QStringLiteral("nobodys-home")).toUtf8()); }

    void everyFigureSaysHowItIsMadeAgain_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("format");
        for (const char* kind : {"heads-grid", "contributions", "methods-grid", "before-after", "head-matrix",
                                 "tsne", "cost", "flops", "view"}) {
            for (const char* format : {"png", "svg", "pdf"}) {
                QTest::addRow("%s %s", kind, format)
                    << QString::fromLatin1(kind) << QString::fromLatin1(format);
            }
        }
    }

    void everyFigureSaysHowItIsMadeAgain()
    {
        QFETCH(QString, kind);
        QFETCH(QString, format);
        const QString name = kind + QLatin1Char('.') + format;
        const Result made = runCli(argumentsOf(kind) << QStringLiteral("--out") << path(name));
        QVERIFY2(made.code == 0, made.err.constData());
        QVERIFY2(made.err.isEmpty(), made.err.constData());
        const QByteArray first = contents(path(name));
        QVERIFY(!first.isEmpty());
        const Json said = made.json();
        QCOMPARE(said.at("width_mm").get<double>(), 120.0);
        checkSize(first, format, 120.0, said.at("height_mm").get<double>());

        const QString line = commandIn(first, format);
        QCOMPARE(line, QString::fromStdString(said.at("command").get<std::string>()));
        QVERIFY2(!line.contains(QLatin1String(" /")), qPrintable(line)); // relative to the figure
        const QTemporaryDir elsewhere;
        QCOMPARE(runLine(line, elsewhere.path()), 0);
        const QByteArray again = contents(elsewhere.filePath(name));
        QVERIFY2(again == first, qPrintable(line));
        for (const char* clock : {"CreationDate", "ModDate", "tIME"}) {
            QVERIFY(!first.contains(clock));
        }
    }

    // The physical size, as each format states it.
    static void checkSize(const QByteArray& file, const QString& format, double width, double height)
    {
        if (format == QLatin1String("png")) {
            const QByteArray header = chunk(file, "IHDR");
            QCOMPARE(int(big(header, 0)), int(std::lround(width / 25.4 * 100)));
            QCOMPARE(int(big(header, 4)), int(std::lround(height / 25.4 * 100)));
            const QByteArray dots = chunk(file, "pHYs");
            QCOMPARE(dots.size(), 9);
            QCOMPARE(int(big(dots, 0)), int(std::lround(100 / 0.0254))); // a metre
            QCOMPARE(int(dots[8]), 1);
        } else if (format == QLatin1String("svg")) {
            const QRegularExpression size(
                QStringLiteral(R"re(<svg width="([\d.]+)mm" height="([\d.]+)mm")re"));
            const auto found = size.match(QString::fromUtf8(file.left(400)));
            QVERIFY(found.hasMatch());
            QCOMPARE(found.captured(1).toDouble(), width);
            QVERIFY(std::fabs(found.captured(2).toDouble() - height) <= 0.01);
            QVERIFY(file.contains("<text")); // words stay words
        } else {
            const QStringList box = between(file, "/MediaBox [", "]").split(QLatin1Char(' '));
            QCOMPARE(box.size(), 4);
            QVERIFY(std::fabs(box[2].toDouble() - box[0].toDouble() - width * 72 / 25.4) < 1e-3);
            QVERIFY(std::fabs(box[3].toDouble() - box[1].toDouble() - height * 72 / 25.4) < 1e-3);
            QVERIFY(file.contains("/FontFile2")); // embedded
        }
    }

    void aPictureOfPointsBesideTheirTable()
    {
        const Result drawn = cli("embed %1 %2 --iterations 40 --out %3", shippedModel(),
                                 scene("3-cone-torus"), path(QStringLiteral("points.svg")));
        QVERIFY2(drawn.code == 0, drawn.err.constData());
        const Json said = drawn.json();
        const QByteArray file = contents(path(QStringLiteral("points.svg")));
        const auto circles = file.count("<circle") + file.count("<ellipse");
        // One dot per point, and one in the legend.
        QCOMPARE(std::size_t(circles), said.at("points").get<std::size_t>() + 1);
        const QTemporaryDir elsewhere;
        QCOMPARE(runLine(commandIn(file, QStringLiteral("svg")), elsewhere.path()), 0);
        QVERIFY(contents(elsewhere.filePath(QStringLiteral("tsne.svg"))) == file);
    }

    // The Hydra Attention paper's Table 4 is tested by the caption's convention and the curve's numbers
    // elsewhere; here only that another convention gives another figure.
    void whatIsCountedIsPartOfTheFigure()
    {
        const auto file = [&](const char* convention) {
            const QString name = path(QLatin1String(convention) + QStringLiteral(".svg"));
            const Result made = runCli(argumentsOf(QStringLiteral("flops"))
                                       << QStringLiteral("--convention") << QLatin1String(convention)
                                       << QStringLiteral("--out") << name);
            return made.code == 0 ? contents(name) : QByteArray();
        };
        const QByteArray executed = file("macs");
        const QByteArray paper = file("hydra-paper-blocks");
        QVERIFY(!executed.isEmpty() && !paper.isEmpty() && executed != paper);
    }

    void refusesWhatCannotBeDrawn_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("message");
        const QString picture = scene("3-cone-torus");
        const auto row = [](const char* name, const QStringList& words, int code, const char* message) {
            QTest::newRow(name) << (QStringList{QStringLiteral("figure")} + words) << code
                                << QString::fromLatin1(message);
        };
        const QString heads = QStringLiteral("heads-grid");
        const QString out = QStringLiteral("--out");
        const QString png = path(QStringLiteral("no.png"));
        const auto wide = [&](const char* option, const char* value) {
            return QStringList{
                heads, shippedModel(), picture, out, png, QLatin1String(option), QLatin1String(value)};
        };
        row("kind", {QStringLiteral("grids"), shippedModel(), picture, out, png}, 2, "heads-grid");
        row("no kind", {}, 2, "KIND");
        row("no file", {heads, shippedModel(), picture}, 2, "--out");
        row("suffix", {heads, shippedModel(), picture, out, path(QStringLiteral("no.tif"))}, 2,
            ".svg, .pdf, .png");
        row("narrow", wide("--width-mm", "9"), 2, "10 to 2000");
        row("wide", wide("--width-mm", "2001"), 2, "10 to 2000");
        row("width", wide("--width-mm", "nan"), 2, "10 to 2000");
        row("coarse", wide("--dpi", "19"), 2, "20 to 2400");
        row("fine", wide("--dpi", "2401"), 2, "20 to 2400");
        row("letters", wide("--font-size", "0"), 2, "3 to 72");
        row("font", wide("--font", "No Such Family"), 2, "No Such Family");
        row("colours", wide("--map-colours", "jet"), 2, "viridis");
        row("range", wide("--range", "mine"), 2, "shared, row or own");
        row("layer", wide("--layer", "99"), 2, "99");
        row("method", wide("--method", "magic"), 2, "magic");
        row("pixels", wide("--dpi", "2400") << QStringLiteral("--width-mm") << QStringLiteral("1000"), 2,
            "pixels");
        row("panels", wide("--width-mm", "20"), 2, "--columns");
        row("shape", line("%1 --arch vit-b16 %2 %3", heads, out, png), 2, "--arch");
        row("superfluous", {QStringLiteral("cost"), shippedModel(), picture, out, png}, 2,
            "takes no pictures");
        row("axis", line("cost %1 %2 %3 --axes time", shippedModel(), out, png), 2, "params, ram");
        row("no model", {heads, QStringLiteral("/no/such.safetensors"), picture, out, png}, 3, "such");
        row("no picture", {heads, shippedModel(), QStringLiteral("/no/such.png"), out, png}, 3, "such");
    }

    void refusesWhatCannotBeDrawn()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        QFETCH(QString, message);
        const Result result = runCli(words);
        QCOMPARE(result.code, code);
        QVERIFY2(QString::fromUtf8(result.err).contains(message), result.err.constData());
        QVERIFY(result.out.isEmpty());
        QVERIFY(!QFile::exists(path(QStringLiteral("no.png"))));
    }
};

HYDRA_TEST(TestFigures, QCoreApplication)
#include "test_figures.moc"

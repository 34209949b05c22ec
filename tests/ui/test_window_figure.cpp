// SPDX-License-Identifier: GPL-3.0-or-later
// Figures from comparison, trust, walk-through and embedding: the visible content as files that say how it
// was computed, the same in both themes.
#include "ui/paint/series_colours.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/walk_window.h"
#include "ui/state/file_picker.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/scatter.h"
#include "ui/views/window_figure.h"
#include "ui/widgets/theme.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSvgRenderer>
#include <QTableView>
#include <QToolButton>
#include <QXmlStreamReader>

#include <cmath>

#include "tests/support/program.h"
#include "tests/ui/trust_bench.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::readBytes;
using hydra::test::TrustBench;

namespace {

QJsonObject questionsOf(const QImage& png)
{
    return QJsonDocument::fromJson(png.text(QStringLiteral("Source")).toUtf8()).object();
}

// The SVG rendered at 96 dots per inch.
QImage drawn(const QString& svg)
{
    QSvgRenderer renderer(svg);
    QImage image(renderer.defaultSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

int darkPixels(const QImage& image)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            count += qGray(image.pixel(x, y)) < 90 ? 1 : 0;
        }
    }
    return count;
}

struct Ends
{
    double curve = -1, tick = -1; // furthest to the right
};

// Where curves of COLOUR and the numbers of their axis end in a chart, in points of the page.
Ends endsIn(const QByteArray& svg, const QColor& colour, const QColor& axis)
{
    Ends ends;
    QXmlStreamReader reader(svg);
    QStringList matrix;
    QString stroke;
    while (!reader.atEnd()) {
        reader.readNext();
        const auto of = [&](const char* name) {
            return reader.attributes().value(QLatin1String(name)).toString();
        };
        if (reader.isStartElement() && reader.name() == QLatin1String("g") && !of("transform").isEmpty()) {
            matrix = of("transform").mid(7).split(QLatin1Char(','));
            stroke = of("stroke");
        } else if (reader.isStartElement() && reader.name() == QLatin1String("polyline")) {
            const QStringList points = of("points").split(QLatin1Char(' '), Qt::SkipEmptyParts);
            const QStringList first = points.front().split(QLatin1Char(','));
            const QStringList last = points.back().split(QLatin1Char(','));
            const double right = matrix[4].toDouble() + matrix[0].toDouble() * last[0].toDouble();
            const bool upright = first[0] == last[0] && last[1].toDouble() - first[1].toDouble() < 10;
            if (stroke == colour.name()) {
                ends.curve = std::max(ends.curve, right);
            } else if (stroke == axis.name() && upright) {
                ends.tick = std::max(ends.tick, right);
            }
        }
    }
    return ends;
}

struct Saved
{
    Bench& bench;
    QAbstractButton* button;

    [[nodiscard]] QByteArray operator()(const char* name) const
    {
        QFile::remove(bench.file(name));
        FilePicker::next = bench.file(name);
        button->click();
        return readBytes(bench.file(name));
    }
};

// Checks all formats: the page's size, a white background, and the question inside.
void checkFiles(const Saved& save, const QSize& least, const char* method)
{
    const QByteArray png = save("f.png"), svg = save("f.svg"), pdf = save("f.pdf");
    const QImage image = QImage::fromData(png);
    QVERIFY2(image.width() >= 2 * least.width() && image.height() >= 2 * least.height(),
             qPrintable(QStringLiteral("%1 x %2").arg(image.width()).arg(image.height())));
    QCOMPARE(image.pixelColor(1, 1), QColor(Qt::white));
    QVERIFY(image.text(QStringLiteral("Software")).startsWith(QStringLiteral("Hydrascope ")));
    QVERIFY(image.text(QStringLiteral("Description")).contains(QStringLiteral("tiny")));
    QVERIFY2(image.text(QStringLiteral("Source")).contains(QLatin1String(method)),
             qPrintable(image.text(QStringLiteral("Source"))));
    QVERIFY2(svg.count("<text") > 4 && svg.contains("dc:source"),
             qPrintable(QString::number(svg.count("<text"))));
    QVERIFY(pdf.startsWith("%PDF") && pdf.contains("/Font") && pdf.contains("/Keywords"));
    // Text is as large in SVG as on the screen, not a hundred times that.
    const QImage vector = drawn(save.bench.file("f.svg"));
    const double ink = double(darkPixels(vector)) / (vector.width() * vector.height());
    const double expected = double(darkPixels(image)) / (image.width() * image.height());
    QVERIFY2(expected > 0.002, qPrintable(QString::number(expected))); // not an empty page
    QVERIFY2(ink < 2 * expected + 0.01 && ink > 0.3 * expected,
             qPrintable(QStringLiteral("%1 of %2").arg(ink).arg(expected)));
    // No clock and no chance: a second later the file is the same, once the progress messages have gone.
    QByteArray first, second;
    const bool same = QTest::qWaitFor(
        [&] {
            first = save("f.svg");
            QTest::qWait(1100);
            second = save("f.svg");
            return second == first;
        },
        30'000);
    const auto differs = std::mismatch(first.begin(), first.end(), second.begin(), second.end());
    QVERIFY2(same,
             qPrintable(QString::fromUtf8(first.mid(differs.first - first.begin() - 200, 400))
                        + QStringLiteral("\n--\n")
                        + QString::fromUtf8(second.mid(differs.second - second.begin() - 200, 400))));
    if (const QString folder = qEnvironmentVariable("HYDRA_PICTURES"); !folder.isEmpty()) { // for inspection
        for (const char* name : {"f.png", "f.svg", "f.pdf"}) {
            const QString file = folder + QLatin1Char('/') + save.button->objectName() + QLatin1String(name);
            QFile::remove(file);
            QFile::copy(save.bench.file(name), file);
        }
    }
}

} // namespace

class TestWindowFigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { applyTheme(Theme::Light); }

    void comparison()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitFor([&] { return window->comparison().complete(); }, 60'000));
        auto* grid = bench.child<ComparisonGrid>("comparisonGrid");
        const Saved save{bench, bench.child<QToolButton>("compareFigure")};
        checkFiles(save, grid->size(), "fullgrad-plus");
        const QImage before = QImage::fromData(save("a.png"));
        const QJsonObject said = questionsOf(before);
        QCOMPARE(said.value(QStringLiteral("panels")).toArray().size(),
                 qsizetype(window->comparison().cells().size()));
        const QJsonObject second = said.value(QStringLiteral("panels")).toArray()[1].toObject();
        QCOMPARE(second.value(QStringLiteral("k")).toInt(), 3);
        QCOMPARE(second.value(QStringLiteral("method")).toString(), QString::fromLatin1(defaultMethod()));
        // Other settings give another picture; so does the difference of two panels.
        grid->choose(0, 1);
        grid->setDifference(true);
        const QImage difference = QImage::fromData(save("b.png"));
        QVERIFY(difference != before);
        QCOMPARE(questionsOf(difference).value(QStringLiteral("difference")).toString(),
                 grid->differenceTitle());
        bench.window->state().setMethod("rollout");
        QVERIFY(bench.settle());
        QVERIFY(QTest::qWaitFor([&] { return window->comparison().complete(); }, 60'000));
        QVERIFY(QImage::fromData(save("c.png"))
                    .text(QStringLiteral("Source"))
                    .contains(QStringLiteral("rollout")));
    }

    void theSameInBothThemes()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitFor([&] { return window->comparison().complete(); }, 60'000));
        const Saved save{bench, bench.child<QToolButton>("compareFigure")};
        const QByteArray light = save("light.png");
        applyTheme(Theme::Dark);
        QCoreApplication::processEvents();
        const QColor ground = window->palette().color(QPalette::Window);
        QVERIFY(isDark(window->palette()));
        const QByteArray dark = save("dark.png");
        QCOMPARE(QImage::fromData(dark), QImage::fromData(light));
        QCOMPARE(window->palette().color(QPalette::Window), ground); // the window itself stays dark
        applyTheme(Theme::Light);
        QVERIFY(!isDark(window->palette())); // and follows the theme as before
    }

    void walkThrough()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showWalk->trigger();
        QVERIFY(bench.settle());
        const Saved save{bench, bench.child<QToolButton>("walkFigure")};
        checkFiles(save, QSize(300, 300), "softmax");
        const QImage before = QImage::fromData(save("a.png"));
        QCOMPARE(questionsOf(before).value(QStringLiteral("query")).toInt(), -1);
        bench.window->state().askToken(6);
        QVERIFY(bench.settle());
        const QImage after = QImage::fromData(save("b.png"));
        QVERIFY(after != before);
        QCOMPARE(questionsOf(after).value(QStringLiteral("query")).toInt(), 6);
    }

    void embedding()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showEmbedding->trigger();
        auto* window = bench.child<EmbeddingWindow>("embeddingWindow");
        QVERIFY(QTest::qWaitFor([&] { return !window->running() && !window->cloud().empty(); }, 60'000));
        const Saved save{bench, bench.child<QPushButton>("embeddingFigure")};
        auto* scatter = bench.child<Scatter>("embeddingScatter");
        checkFiles(save, scatter->size(), "perplexity");
        const QImage before = QImage::fromData(save("a.png"));
        QCOMPARE(questionsOf(before).value(QStringLiteral("points")).toInt(),
                 int(window->cloud().tokens().size()));
        scatter->select({0, 1});
        QVERIFY(QImage::fromData(save("b.png")) != before);
    }

    void trust()
    {
        TrustBench bench;
        QVERIFY(bench.settled);
        const Saved save{bench, bench.child<QPushButton>("trustFigure")};
        QVERIFY(save.button->isVisible());
        // The last point of a curve lies at 100 %, the last number of the axis, both times.
        for (const char* name : {"1.svg", "2.svg"}) {
            const Ends ends =
                endsIn(save(name), seriesPen(0, false).color(), themePalette(false).color(QPalette::Mid));
            QVERIFY2(
                ends.tick > 0 && std::abs(ends.curve - ends.tick) < 0.01,
                qPrintable(
                    QStringLiteral("%1: %2, %3").arg(QLatin1String(name)).arg(ends.curve).arg(ends.tick)));
        }
        checkFiles(save, bench.chart().size(), defaultMethod());
        QVERIFY(readBytes(bench.file("f.svg")).contains("50 %")); // the axes, too
        const QImage curves = QImage::fromData(save("a.png"));
        QVERIFY(bench.scoreAll());
        QVERIFY(bench.curveThere());
        const QImage table = QImage::fromData(save("b.png"));
        QVERIFY(table.height() > curves.height());
        const QString words = table.text(QStringLiteral("Description"));
        QVERIFY2(words.contains(bench.cell(1, 0)), qPrintable(words));
        QVERIFY(questionsOf(table).value(QStringLiteral("deletion")).toDouble() > 0);
    }

    void whatGoesWrongIsSaid()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showCompare->trigger();
        auto* window = bench.child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitFor([&] { return window->comparison().complete(); }, 60'000));
        const Saved save{bench, bench.child<QToolButton>("compareFigure")};
        const auto* told = bench.child<QLabel>("compareReadOut");
        QVERIFY(save("f.xls").isEmpty());
        QVERIFY2(told->text().contains(QStringLiteral(".svg, .pdf, .png")), qPrintable(told->text()));
        QVERIFY(save("no/such/folder.png").isEmpty());
        QVERIFY2(told->text().contains(QStringLiteral("cannot be written")), qPrintable(told->text()));
        FilePicker::next = QString(); // cancelled
        save.button->click();
        QVERIFY(told->text().contains(QStringLiteral("cannot be written")));
        bench.window->state().setMethod("rollout");
        QTRY_VERIFY(!window->comparison().complete()); // half a comparison would look complete
        QVERIFY(save("half.png").isEmpty());
    }
};

HYDRA_TEST(TestWindowFigure, QApplication)
#include "test_window_figure.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The layout of a figure's page: no overlaps, no clipping, the requested size, and files that are well
// formed.
#include "core/explain/option_fields.h"
#include "ui/figures/chart_layout.h"
#include "ui/figures/figure_file.h"
#include "ui/figures/figure_painter.h"
#include "ui/figures/grid_words.h"
#include "ui/figures/rounds_figure.h"
#include "ui/models/round_curves.h"
#include "ui/shell/figure_dialog.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

#include <cmath>
#include <set>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

const char* const longName = "a class whose name, in the manner of ImageNet, goes on, and on, and on again";

engine::MapPtr mapOf(double scale, bool isSigned, int classIndex)
{
    Map map;
    map.rows = map.cols = 4;
    for (int i = 0; i < 16; ++i) {
        map.values.push_back(float(scale * (i - (isSigned ? 7 : 0)) / 15));
    }
    map.isSigned = isSigned;
    map.classIndex = classIndex;
    return std::make_shared<const Map>(map);
}

engine::PredictionPtr prediction()
{
    engine::Prediction p;
    p.probabilities = {0.62F, 0.3F, 0.00004F, 0.07996F, 0};
    p.logits = {3, 2, -6, 1, -9};
    p.ranking = {0, 1, 3, 2, 4};
    return std::make_shared<const engine::Prediction>(p);
}

FigureData dataOf(const FigureSpec& spec, int pictures)
{
    FigureData data;
    data.model.name = "tiny.safetensors";
    data.model.id = "0123";
    data.model.config.numHeads.set(12, Provenance::File);
    data.model.config.numClasses.set(5, Provenance::File);
    data.model.config.classNames.set({longName, "cube", "cone", "a torus of a considerable length", "star"},
                                     Provenance::File);
    auto picture = std::make_shared<Image>();
    picture->width = 60;
    picture->height = 40;
    picture->rgb.assign(60 * 40 * 3, 120);
    for (int i = 0; i < pictures; ++i) {
        FigureImage image;
        image.name = "picture.png";
        image.picture = picture;
        image.geometry = {60, 40, 32, 32, 8, {10, 0, 40, 40}};
        data.images.push_back(image);
        std::vector<FigureCell>& row = data.cells.emplace_back();
        for (const int heads : spec.heads) {
            for (const std::string& method : spec.methods) {
                if (i == 0) {
                    data.columns.push_back({heads, method, -1});
                }
                const bool isSigned = methodInfo(method).isSigned;
                row.push_back({mapOf(i + 0.01 * heads, isSigned, 0), spec.top > 0 ? prediction() : nullptr});
            }
        }
    }
    return data;
}

// The measured box of a text; no two such boxes may meet.
QRectF inkOf(const TextMark& mark, const FigurePage& page)
{
    const TextRuler ruler(page.font, mark.points);
    const double width = ruler.width(mark.text, mark.bold);
    const double height = 0.8 * ruler.lineHeight();
    QSizeF size(mark.upwards ? height : width, mark.upwards ? width : height);
    QRectF ink({0, 0}, size);
    ink.moveCenter(mark.rect.center());
    if (!mark.upwards && (mark.align & Qt::AlignLeft)) {
        ink.moveLeft(mark.rect.left());
    } else if (!mark.upwards && (mark.align & Qt::AlignRight)) {
        ink.moveRight(mark.rect.right());
    }
    return ink;
}

// Describes what is wrong with PAGE; empty if it is right.
QString faultOf(const FigurePage& page)
{
    const QRectF paper(-0.001, -0.001, page.width + 0.002, page.height + 0.002);
    QList<std::pair<QRectF, QString>> taken;
    for (const Mark& mark : page.marks) {
        std::pair<QRectF, QString> now;
        if (const auto* text = std::get_if<TextMark>(&mark)) {
            if (text->text.isEmpty()) {
                continue;
            }
            now = {inkOf(*text, page), text->text};
            const double room = text->upwards ? text->rect.height() : text->rect.width();
            if ((text->upwards ? now.first.height() : now.first.width()) > room + 0.05) {
                return QStringLiteral("'%1' is wider than its place").arg(now.second);
            }
        } else if (const auto* picture = std::get_if<PictureMark>(&mark)) {
            now = {picture->rect, QStringLiteral("a picture")};
        } else if (const auto* bar = std::get_if<ColourBarMark>(&mark)) {
            now = {bar->rect, QStringLiteral("a colour bar")};
        } else {
            continue;
        }
        if (!paper.contains(now.first)) {
            return QStringLiteral("%1 leaves the page").arg(now.second);
        }
        for (const auto& [rect, name] : taken) {
            const QRectF both = rect.intersected(now.first);
            if (both.width() > 0.02 && both.height() > 0.02) {
                return QStringLiteral("'%1' lies over '%2'").arg(now.second, name);
            }
        }
        taken.append(now);
    }
    return {};
}

template<class T>
int countOf(const FigurePage& page)
{
    return int(std::count_if(page.marks.begin(), page.marks.end(),
                             [](const Mark& mark) { return std::holds_alternative<T>(mark); }));
}

FigureSpec gridSpec(int columns)
{
    FigureSpec spec;
    for (int k = 1; k <= columns; ++k) {
        spec.heads.push_back(k);
    }
    spec.model = "tiny.safetensors";
    spec.inputs = {"picture.png"};
    spec.methods = {"relevance"};
    return spec;
}

} // namespace

class TestFigureLayout : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingLiesOverAnything_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("points");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("range");
        QTest::addColumn<int>("top");
        QTest::newRow("as it comes") << 174.0 << 7.0 << 4 << 0 << 0 << 3;
        QTest::newRow("one column of a journal") << 84.0 << 6.0 << 4 << 0 << 2 << 3;
        QTest::newRow("wrapped") << 84.0 << 7.0 << 12 << 4 << 0 << 3;
        QTest::newRow("a bar a row") << 174.0 << 7.0 << 10 << 0 << 1 << 5;
        QTest::newRow("wrapped, a bar a row") << 120.0 << 8.0 << 7 << 4 << 1 << 0;
        QTest::newRow("large letters") << 174.0 << 14.0 << 3 << 0 << 2 << 2;
        QTest::newRow("a poster") << 841.0 << 28.0 << 12 << 0 << 0 << 3;
    }

    void nothingLiesOverAnything()
    {
        QFETCH(double, width);
        QFETCH(double, points);
        QFETCH(int, count);
        QFETCH(int, columns);
        QFETCH(int, range);
        QFETCH(int, top);
        FigureSpec spec = gridSpec(count);
        spec.page.widthMm = width;
        spec.page.fontPt = points;
        spec.columns = columns;
        spec.range = FigureRange(range);
        spec.top = top;
        const FigurePage page = layOut(spec, dataOf(spec, 3));
        QCOMPARE(faultOf(page), QString());
        QCOMPARE(page.width, width);
        QCOMPARE(countOf<PictureMark>(page), 3 * (count + 1));
        QCOMPARE(countOf<ColourBarMark>(page), spec.range == FigureRange::Row ? 3 : 1);

        spec.methods = {"relevance", "hydra-contribution", "relevance:last-layer"}; // signed and unsigned
        spec.heads = {12};
        const FigurePage methods = layOut(spec, dataOf(spec, 2));
        QCOMPARE(faultOf(methods), QString());
        QCOMPARE(countOf<ColourBarMark>(methods), spec.range == FigureRange::Row ? 4 : 2);
    }

    void longNamesAreElided()
    {
        const FigureSpec spec = gridSpec(4);
        const FigurePage page = layOut(spec, dataOf(spec, 1));
        int elided = 0;
        for (const Mark& mark : page.marks) {
            if (const auto* text = std::get_if<TextMark>(&mark)) {
                QVERIFY(text->text != QLatin1String(longName));
                elided += text->text.endsWith(QChar(0x2026)) ? 1 : 0;
            }
        }
        QVERIFY(elided >= 5); // below the picture, and below each map
    }

    // Two colour bars beside a row of four small maps, and the texts beside features as colours.
    void titlesOfBarsAreWhole()
    {
        const auto upwards = [](const FigurePage& page) {
            QStringList words;
            for (const Mark& mark : page.marks) {
                if (const auto* text = std::get_if<TextMark>(&mark); text != nullptr && text->upwards) {
                    words << text->text;
                }
            }
            return words;
        };
        FigureSpec spec = gridSpec(1);
        spec.page.widthMm = 120;
        spec.range = FigureRange::Own;
        spec.top = 0;
        spec.methods = {"relevance", "hydra-contribution", "attention"};
        const FigurePage bars = layOut(spec, dataOf(spec, 1));
        QCOMPARE(upwards(bars),
                 QStringList({QStringLiteral("Relative value"), QStringLiteral("Relative value")}));
        QCOMPARE(faultOf(bars), QString());

        spec.methods = {"pca"};
        FigureData data = dataOf(spec, 1);
        Map colours = *data.cells[0][0].map;
        colours.channels = 3;
        colours.values.resize(48);
        colours.fittedOn = "64 of 64 patches of this picture";
        data.cells[0][0].map = std::make_shared<const Map>(colours);
        const FigurePage features = layOut(spec, data);
        QCOMPARE(upwards(features),
                 QStringList({QStringLiteral("Three leading components; colours have no meaning"),
                              QStringLiteral("Fitted on 64 of 64 patches of this picture")}));
        QCOMPARE(faultOf(features), QString());
        for (const double width : {84.0, 60.0}) { // on a lower page the texts are shorter, not cut
            spec.page.widthMm = width;
            const QStringList words = upwards(layOut(spec, data));
            QCOMPARE(words.value(0), QStringLiteral("Colours have no meaning"));
            QVERIFY2(words.value(1).startsWith(QStringLiteral("Fitted on 64 of 64 patches")),
                     qPrintable(words.value(1)));
        }
    }

    void oneRangeIsOneRange()
    {
        FigureSpec spec = gridSpec(3);
        const FigurePage shared = layOut(spec, dataOf(spec, 2));
        spec.range = FigureRange::Own;
        const FigurePage own = layOut(spec, dataOf(spec, 2));
        std::set<double> highest[2];
        for (int i = 0; i < 2; ++i) {
            for (const Mark& mark : (i == 0 ? shared : own).marks) {
                const auto* picture = std::get_if<PictureMark>(&mark);
                if (picture != nullptr && picture->map) {
                    highest[i].insert(picture->range.high);
                }
            }
        }
        QCOMPARE(highest[0].size(), std::size_t(1));
        QVERIFY(std::fabs(*highest[0].begin() - 1.03) < 1e-6); // the second picture's third map
        QCOMPARE(highest[1].size(), std::size_t(6));
    }

    void chartsKeepTheirWordsApart()
    {
        FigureSpec spec;
        spec.arch = "vit-b16";
        spec.methods.clear();
        for (const double width : {84.0, 120.0, 174.0}) {
            spec.page.widthMm = width;
            FigureData data = dataOf(spec, 0);
            for (int k = 3; k <= 12; ++k) {
                spec.heads.push_back(k);
                FigureCost row;
                row.heads = k;
                row.cost.parameters = 600'000LL * k * k;
                row.cost.macs = 120'000'000LL * k * k;
                row.cost.ramMb = 20.0 * k;
                data.costs.push_back(row);
            }
            spec.kind = FigureKind::Cost;
            const FigurePage costs = layOut(spec, data);
            QCOMPARE(faultOf(costs), QString());
            if (width > 150) { // every point has its number, in both charts
                for (int k = 3; k <= 12; ++k) {
                    const auto said =
                        std::count_if(costs.marks.begin(), costs.marks.end(), [&](const Mark& mark) {
                            const auto* words = std::get_if<TextMark>(&mark);
                            return words != nullptr && words->align == (Qt::AlignHCenter | Qt::AlignVCenter)
                                && words->text == QString::number(k);
                        });
                    QVERIFY2(said >= 2,
                             qPrintable(QStringLiteral("k = %1 is named %2 times").arg(k).arg(said)));
                }
            }
            for (FigureCost& row : data.costs) {
                row.attention = row.heads % 2 == 0 ? "Softmax" : "Hydra";
                row.imageSize = 224 * row.heads;
            }
            spec.kind = FigureKind::Flops;
            QCOMPARE(faultOf(layOut(spec, data)), QString());

            data.embedding.emplace();
            for (int i = 0; i < 600; ++i) {
                data.embedding->tokens.push_back(
                    {0, 3 + i % 10, {}, float(30 * std::sin(i)), float(12 * std::cos(1.3 * i))});
            }
            for (int k = 3; k <= 12; ++k) {
                data.embedding->rows.push_back({k, 60, 0.4, 0.2});
            }
            spec.kind = FigureKind::Tsne;
            for (const bool joint : {true, false}) {
                spec.embedding.joint = joint;
                spec.columns = joint ? 0 : int(width / 42);
                const FigurePage page = layOut(spec, data);
                QCOMPARE(faultOf(page), QString());
                QVERIFY(page.caption.contains(QLatin1String("0.400")));
            }
            spec = {};
            spec.methods.clear();
        }
    }

    void axesHaveRoundNumbers()
    {
        const PageAxis linear = axisFor(0, 1299, false, 6);
        QCOMPARE(linear.ticks, (std::vector<double>{0, 500, 1000, 1500}));
        QCOMPARE(linear.place(750), 0.5);
        const PageAxis log = axisFor(16.8, 1299, true, 6);
        QVERIFY(log.low <= 16.8 && log.high >= 1299 && log.low >= 5 && log.high <= 2000);
        QVERIFY(std::fabs(log.place(std::sqrt(log.low * log.high)) - 0.5) < 1e-12);
        for (const double value : {0.0, 7.0, -3e-9}) { // an empty range
            const PageAxis flat = axisFor(value, value, false, 6);
            QVERIFY(flat.low < value && flat.high > value && flat.ticks.size() >= 2);
        }
        QCOMPARE(page::number(-0.25), QString(QChar(0x2212) + QStringLiteral("0.25")));
        QCOMPARE(page::share(0.0004), QStringLiteral("<0.1 %"));
        QCOMPARE(page::letter(27), QStringLiteral("ab"));
    }

    void everyFormatHasTheSizeThatWasAskedFor()
    {
        FigureSpec spec = gridSpec(2);
        spec.page.widthMm = 84.3;
        const FigureData data = dataOf(spec, 1);
        const FigurePage page = layOut(spec, data);
        const FigureProvenance said = provenanceOf(spec, data, page, FigureFormat::Png);
        const Bytes png = encodedFigure(page, said, FigureFormat::Png);
        const QImage image = QImage::fromData(png.data(), int(png.size()));
        QCOMPARE(image.width(), int(std::lround(84.3 / 25.4 * 300)));
        QCOMPARE(image.height(), int(std::lround(page.height / 25.4 * 300)));
        QCOMPARE(image.dotsPerMeterX(), 11811);
        QCOMPARE(image.text(QStringLiteral("Source")), QString::fromStdString(said.command));
        QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));

        // The theme has no effect.
        const QPalette before = QApplication::palette();
        QApplication::setPalette(themePalette(true));
        const Bytes dark = encodedFigure(page, said, FigureFormat::Png);
        QApplication::setPalette(before);
        QVERIFY(dark == png);
        for (const FigureFormat format : {FigureFormat::Svg, FigureFormat::Pdf}) {
            QVERIFY(encodedFigure(page, said, format) == encodedFigure(page, said, format));
        }
    }

    // Every offset of the table leads to its object, the table is at the stated place, and any text can be
    // stored.
    void thePdfHoldsTogether()
    {
        FigureSpec spec = gridSpec(2);
        spec.caption = "(brackets) \\ /MediaBox [0 0 1 1]\nand Zürich\x01";
        const FigureData data = dataOf(spec, 2);
        const FigurePage page = layOut(spec, data);
        const Bytes bytes = pdfFigure(page, provenanceOf(spec, data, page, FigureFormat::Pdf));
        const QByteArray pdf(reinterpret_cast<const char*>(bytes.data()), qsizetype(bytes.size()));
        const auto at = pdf.mid(pdf.lastIndexOf("startxref\n") + 10).split('\n').front().toLongLong();
        QVERIFY(pdf.mid(at).startsWith("xref\n0 "));
        const QList<QByteArray> table = pdf.mid(at).split('\n');
        const int count = table[1].split(' ')[1].toInt();
        QVERIFY(count > 10);
        for (int i = 1; i < count; ++i) {
            const QByteArray& entry = table[2 + i]; // after "xref", the count, and the entry of object 0
            QVERIFY(entry.endsWith("n "));
            const QByteArray object = pdf.mid(entry.left(10).toLongLong(), 16);
            QVERIFY2(object.startsWith(QByteArray::number(i) + " 0 obj"), object.constData());
        }
        const QString boxes = QString::fromLatin1(pdf);
        const QRegularExpression box(
            QStringLiteral(R"(/Type /Page\n[^>]*?/MediaBox \[0 (\S+) (\S+) (\S+)\])"));
        const auto found = box.match(boxes);
        QVERIFY(found.hasMatch());
        QVERIFY(std::fabs(found.captured(2).toDouble() - 174 * 72 / 25.4) < 1e-3);
        QVERIFY(
            std::fabs(found.captured(3).toDouble() - found.captured(1).toDouble() - page.height * 72 / 25.4)
            < 1e-3);
        QVERIFY(pdf.contains("/Keywords <FEFF")); // not ASCII: in hexadecimal
        QVERIFY(pdf.contains("Z\xc3\xbcrich")); // in XMP
    }

    // Two methods over head counts: one line for each, and complete titles.
    void methodsOfHeadCountsAreLines()
    {
        FigureSpec spec = gridSpec(4);
        spec.methods = {"relevance", "generic"};
        FigureData data = dataOf(spec, 1);
        data.columns.clear(); // as gather() orders them
        for (const std::string& method : spec.methods) {
            for (const int k : spec.heads) {
                data.columns.push_back({k, method, -1});
            }
        }
        const FigurePage page = layOut(spec, data);
        QCOMPARE(faultOf(page), QString());
        std::set<double> tops;
        for (const Mark& mark : page.marks) {
            if (const auto* picture = std::get_if<PictureMark>(&mark); picture != nullptr && picture->map) {
                tops.insert(picture->rect.top());
            }
        }
        QCOMPARE(tops.size(), std::size_t(2));
        spec = gridSpec(1);
        spec.methods = {"relevance:last-layer"};
        spec.page.widthMm = 60; // a low bar
        const FigurePage low = layOut(spec, dataOf(spec, 1));
        const QString title = QString::fromUtf8(methodInfo("relevance:last-layer").title);
        QVERIFY(std::any_of(low.marks.begin(), low.marks.end(), [&](const Mark& mark) {
            const auto* words = std::get_if<TextMark>(&mark);
            return words != nullptr && words->upwards && words->text == title;
        }));
        QCOMPARE(faultOf(low), QString());
    }

    // Every option with a value other than its default is in the caption of a method that uses it.
    void theCaptionSaysEveryOption()
    {
        FigureSpec spec = gridSpec(1);
        spec.kind = FigureKind::View;
        for (const OptionField& field : optionFields()) {
            if (std::string_view(field.key) == "method") {
                continue;
            }
            const auto heeds = [&](const MethodInfo& info) { return field.matters(info); };
            const auto method = std::find_if(methodTable().begin(), methodTable().end(), heeds);
            QVERIFY2(method != methodTable().end(), field.key);
            spec.methods = {std::string(method->id)};
            spec.blocks = {-1};
            spec.ask.options = MapOptions();
            const QString usual = captionOf(spec, dataOf(spec, 1));
            for (const char* words :
                 {"2", "3", "0.5", "true", "min", "keys", "q", "pixels", "white", "probability", "abc:3"}) {
                const std::optional<FieldValue> value = field.fromText(words);
                MapOptions other;
                if (value && (field.set(other, *value), !field.same(other, MapOptions()))) {
                    spec.ask.options = other;
                    spec.blocks = {other.block}; // as the form does
                    break;
                }
            }
            QVERIFY2(!field.same(spec.ask.options, MapOptions()), field.key);
            QVERIFY2(captionOf(spec, dataOf(spec, 1)) != usual, field.key);
        }
    }

    // The page alone must state what it shows.
    void theCaptionSaysWhatWasAsked()
    {
        FigureSpec spec = gridSpec(1);
        spec.kind = FigureKind::View;
        spec.heads = {9};
        spec.methods = {"attention"};
        spec.ask.options.query = 5;
        spec.ask.options.head = 2;
        spec.attention = "hydra:cosine@back:1";
        FigureData data = dataOf(spec, 1);
        data.model.config.depth.set(12, Provenance::File);
        const auto said = [&](const char* words) {
            const QString caption = captionOf(spec, data);
            if (!caption.contains(QString::fromUtf8(words))) {
                qWarning("%s: %s", words, qPrintable(caption));
                return false;
            }
            return true;
        };
        QVERIFY(said("Attention") && said("block 11") && said("head 2") && said("9 heads"));
        QVERIFY(said("from patch 5 (row 2, column 2)")
                && said("hydra:cosine@back:1 (weights trained with softmax)") && said("tiny.safetensors"));
        spec.methods = {"rollout"};
        spec.ask.options.discard = 0.9;
        spec.ask.options.fusion = HeadFusion::Max;
        QVERIFY(said("90 % of the smallest attentions discarded") && said("maximum of the heads"));
        spec.methods = {"relevance"};
        spec.ask.against = ClassChoice{ClassChoice::Kind::Index, 1};
        spec.ask.target = {ClassChoice::Kind::Index, 2};
        QVERIFY(said("class: cone − cube"));
        spec.look.clipOutliers = true;
        spec.whole = true;
        QVERIFY(said("outliers ringed") && said("not seen by the network"));
    }

    // The caption of a network with one head count never mentions it; with several it always does.
    void ofOneHeadCountNothingIsSaid()
    {
        FigureSpec spec = gridSpec(1);
        spec.kind = FigureKind::View;
        spec.methods = {"rollout"};
        FigureData data = dataOf(spec, 1);
        VitConfig& config = data.model.config;
        config.numHeads.set(3, Provenance::File);
        config.trainedHeads.set({3}, Provenance::Default);
        spec.heads = {3};
        FigureColumn column = data.columns.front();
        column.heads = 3;
        QCOMPARE(gridTitle(spec, column, config), QString::fromUtf8(methodInfo(column.method).title));
        QVERIFY2(!captionOf(spec, data).contains(QStringLiteral("3 heads")),
                 qPrintable(captionOf(spec, data)));
        config.trainedHeads.set({2, 3}, Provenance::File);
        QCOMPARE(gridTitle(spec, column, config), QStringLiteral("3 heads"));
        QVERIFY(captionOf(spec, data).contains(QStringLiteral("; 3 heads")));
        config.trainedHeads.set({3}, Provenance::Default); // an untrained head count is stated
        spec.heads = {2};
        column.heads = 2;
        QCOMPARE(gridTitle(spec, column, config), QStringLiteral("2 heads"));
        QVERIFY(captionOf(spec, data).contains(QStringLiteral("; 2 heads")));
    }

    void commandsSurviveAShell()
    {
        FigureSpec spec = gridSpec(2);
        spec.inputs = {"it's here.png", "plain.png"};
        spec.caption = "";
        spec.look.opacity = 0.35;
        const QString line = QString::fromStdString(commandLine(spec, FigureFormat::Svg));
        QVERIFY(line.startsWith(QLatin1String("hydrascope-cli figure heads-grid tiny.safetensors")));
        QVERIFY(line.contains(QLatin1String(R"('it'\''s here.png' plain.png)")));
        QVERIFY(line.contains(QLatin1String("--heads 1,2 ")));
        QVERIFY(line.contains(QLatin1String("--opacity 0.35 ")));
        QVERIFY(line.contains(QLatin1String("--caption '' ")));
        QVERIFY(line.endsWith(QLatin1String("--out heads-grid.svg")));
    }

    // The command names files where the window uses ids.
    void commandsNameFilesInPlaceOfIds()
    {
        FigureSpec spec = gridSpec(1);
        spec.ask.without = Interventions::parse("heads:0.1=from");
        spec.ask.without.from = "id-of-b";
        spec.from = "b.png";
        spec.ask.options.basis = std::string(64, 'a');
        spec.basisFile = "colours.npz";
        spec.ask.options.kept = "id-of-c:3,5";
        spec.keptFile = "folder:1/c.png";
        const QString line = QString::fromStdString(commandLine(spec, FigureFormat::Svg));
        QVERIFY2(line.contains(QLatin1String("--from b.png ")), qPrintable(line));
        QVERIFY2(line.contains(QLatin1String("--basis colours.npz ")), qPrintable(line));
        QVERIFY2(line.contains(QLatin1String("--kept folder:1/c.png:3,5 ")), qPrintable(line));
        QVERIFY(!line.contains(QLatin1String("id-of")) && !line.contains(QLatin1String("aaaa")));
        QVERIFY(published(spec, "/somewhere/figure.svg").basisFile == "colours.npz");
    }

    void theDialogDrawsAndSaves()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QAction* action = bench.window->state().actions().makeFigure;
        QVERIFY(action->isEnabled());
        action->trigger();
        auto* dialog = bench.window->findChild<FigureDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(dialog->settled() && !dialog->view().image().isNull(), 60'000);
        const QImage view = dialog->view().image();
        QCOMPARE(view.pixelColor(0, 0), QColor(Qt::white));

        const auto* size = dialog->findChild<QLabel*>(QStringLiteral("figureSize"));
        QVERIFY(!dialog->view().dimmed() && !size->text().isEmpty());
        dialog->form().setKind(FigureKind::HeadsGrid);
        QVERIFY(dialog->view().dimmed() && size->text().isEmpty()); // at once: they show the old kind
        QTRY_VERIFY_WITH_TIMEOUT(dialog->settled() && dialog->view().image() != view, 60'000);
        QVERIFY(!dialog->view().dimmed() && !size->text().isEmpty());
        const auto* command = dialog->findChild<QLineEdit*>(QStringLiteral("figureCommand"));
        QVERIFY(command->text().contains(QLatin1String("figure heads-grid")));
        QVERIFY(command->text().contains(QLatin1String("--heads 2,3,4")));

        // The saved file equals what the command line draws from the same data.
        const QString file = bench.file("figure.svg");
        dialog->saveAs(file);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->settled() && QFile::exists(file), 60'000);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray svg = written.readAll();
        QVERIFY(svg.contains("4 heads"));
        QVERIFY(svg.contains("width=\"174mm\""));

        auto* note = dialog->findChild<QLabel*>(QStringLiteral("figureNote"));
        dialog->saveAs(bench.file("figure.tif"));
        QVERIFY(note->text().contains(QLatin1String(".svg")));
        QVERIFY(!QFile::exists(bench.file("figure.tif")));

        dialog->findChild<QLineEdit*>(QStringLiteral("figureHeads"))->setText(QStringLiteral("9"));
        QTRY_VERIFY(note->text().contains(QLatin1String("1 to 4")));
        dialog->findChild<QLineEdit*>(QStringLiteral("figureHeads"))->setText(QStringLiteral("2,4"));
        QTRY_VERIFY_WITH_TIMEOUT(dialog->settled() && note->text().isEmpty(), 60'000);
        dialog->copy();
        const int pixels = int(std::lround(174 / 25.4 * 300));
        QTRY_COMPARE_WITH_TIMEOUT(QApplication::clipboard()->image().width(), pixels, 60'000);
        for (const auto& [kind, word] : enumWords<FigureKind>()) { // every kind works on a small model
            dialog->form().setKind(kind);
            QTRY_VERIFY_WITH_TIMEOUT(dialog->settled(), 60'000);
            if (kind == FigureKind::BeforeAfter) { // no change exists, and the note says so
                QVERIFY2(note->text().contains(QLatin1String("no change given")), qPrintable(note->text()));
                continue;
            }
            if (kind == FigureKind::Feature) { // no feature is chosen
                QVERIFY2(note->text().contains(QLatin1String("expected a feature")),
                         qPrintable(note->text()));
                continue;
            }
            QVERIFY2(note->text().isEmpty() || note->text().startsWith(QLatin1String("Copied")),
                     qPrintable(note->text()));
        }
    }

    // The command is for a shell: a name must be one word and no option.
    void theCommandOfRoundsIsWords()
    {
        RoundsFigure figure;
        figure.model = "-a.safetensors";
        figure.folder = "b; touch c";
        figure.pictures = 4;
        figure.charts =
            roundCharts({4, 4, {1e6, 2e6}, {{0, 0.5, 0.75, {0, 4}, 2e6}, {1, 0.5, 0.75, {4, 0}, 1e6}}});
        const Bytes svg = roundsFigure(figure, FigureFormat::Svg);
        const QByteArray text(reinterpret_cast<const char*>(svg.data()), qsizetype(svg.size()));
        QVERIFY2(text.contains("evaluate ./-a.safetensors "), text.constData());
        QVERIFY2(!text.contains("evaluate ./-a.safetensors b"), text.constData());
    }
};

HYDRA_TEST(TestFigureLayout, QApplication)
#include "test_figure_layout.moc"

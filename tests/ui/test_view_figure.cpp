// SPDX-License-Identifier: GPL-3.0-or-later
// The figure "The current view" equals the canvas: both pictures at the same scale, pixel by pixel, for all
// questions and looks.
#include "ui/figures/figure_painter.h"
#include "ui/figures/gather.h"
#include "ui/figures/layout.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/head_matrix_window.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/head_matrix_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QImage>
#include <QLineEdit>
#include <QProcess>
#include <QSpinBox>
#include <QToolButton>

#include <functional>

#include "tests/support/program.h"
#include "tests/ui/feature_bench.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

constexpr int screenDpi = 96; // a point of the screen is a point of the page
constexpr QSize shown(288, 192); // of the picture, 48 x 32, on the canvas and on the page

const PictureMark& viewOn(const FigurePage& page)
{
    const PictureMark* last = nullptr; // the first is the bare input
    for (const Mark& mark : page.marks) {
        if (const auto* picture = std::get_if<PictureMark>(&mark)) {
            last = picture;
        }
    }
    Q_ASSERT(last != nullptr);
    return *last;
}

FigureData answersTo(Bench& bench, const FigureSpec& spec)
{
    FigureSources sources;
    sources.count = 1;
    const engine::OpenedImage& image = bench.window->state().picture()->image;
    sources.open = [&](std::size_t) { return std::vector<FigureImage>{figureImage(image, image.name)}; };
    return gather(bench.window->bridge().session(), spec, figureModel(*bench.window->state().model()),
                  sources);
}

// The picture of the figure, SHOWN pixels large.
QImage figurePicture(Bench& bench)
{
    FigureForm form(bench.window->state(), bench.window->board(), bench.window->library());
    form.setKind(FigureKind::View);
    FigureSpec spec = form.spec();
    const FigureData data = answersTo(bench, spec);
    spec.page.widthMm = 140;
    const double first = viewOn(layOut(spec, data)).rect.width();
    spec.page.widthMm += 2 * (shown.width() * 25.4 / screenDpi - first); // two panels share the added width
    const FigurePage page = layOut(spec, data);
    const QRectF rect = viewOn(page).rect;
    const double dots = screenDpi / 25.4;
    return pageImage(page, screenDpi)
        .copy(qRound(rect.left() * dots), qRound(rect.top() * dots), qRound(rect.width() * dots),
              qRound(rect.height() * dots));
}

QImage canvasPicture(Bench& bench)
{
    auto* canvas = bench.child<Canvas>("canvas");
    constexpr int margin = int(Viewport::margin);
    canvas->resize(4 * shown.width(), shown.height()); // too low: the picture begins at its topmost place
    bench.window->state().actions().fit->trigger();
    const int above = qRound(canvas->picturePlace().top());
    canvas->resize(shown + QSize(2 * margin, above + margin));
    bench.window->state().actions().fit->trigger();
    return canvas->grab().toImage().copy(margin, above, shown.width(), shown.height());
}

// Share of pixels with a channel that differs by more than a sixteenth.
double difference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size()) {
        return 1;
    }
    int off = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y), q = b.pixelColor(x, y);
            off += std::abs(p.red() - q.red()) > 16 || std::abs(p.green() - q.green()) > 16
                || std::abs(p.blue() - q.blue()) > 16;
        }
    }
    return double(off) / (a.width() * a.height());
}

void writeTruth(Bench& bench)
{
    QDir(bench.file("")).mkpath(QStringLiteral("masks"));
    QImage mask(48, 32, QImage::Format_Grayscale8);
    mask.fill(0);
    for (int y = 8; y < 20; ++y) {
        for (int x = 16; x < 28; ++x) {
            mask.scanLine(y)[x] = objectInMask;
        }
    }
    mask.save(bench.file("masks/a.png"));
    test::writeBytes(bench.file("labels.csv"), "file\na.png\n");
    bench.window->library().openImages({bench.file("a.png")});
}

using Setter = std::function<void(ViewState&)>;

void look(ViewState& state, const std::function<void(Look&)>& change)
{
    Look now = state.look();
    change(now);
    state.setLook(now);
}

ClassChoice top(int rank)
{
    return {ClassChoice::Kind::Top, rank};
}

} // namespace

Q_DECLARE_METATYPE(Setter)

class TestViewFigure : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Every entry of every control of the form, and typed text that is not entered yet.
    void everyControlIsInTheFigure()
    {
        Bench bench;
        QVERIFY(bench.settle());
        FigureForm form(bench.window->state(), bench.window->board(), bench.window->library());
        const auto toggles = [&](const char* box, bool FigureDrawing::*member) {
            const bool before = form.spec().*member;
            form.findChild<QCheckBox*>(QLatin1String(box))->toggle();
            return form.spec().*member != before;
        };
        form.setKind(FigureKind::MethodsGrid);
        auto* range = form.findChild<QComboBox*>(QStringLiteral("range"));
        for (const auto& [value, word] : enumWords<FigureRange>()) {
            range->setCurrentIndex(int(value));
            QCOMPARE(form.spec().range, value);
        }
        auto* colours = form.findChild<QComboBox*>(QStringLiteral("mapColours"));
        const std::vector<std::string>& maps = drawingField("map-colours").words;
        QCOMPARE(colours->count(), int(maps.size()));
        for (int i = 0; i < colours->count(); ++i) {
            colours->setCurrentIndex(i);
            QCOMPARE(std::string(wordOf(form.spec().look.colours)), maps[std::size_t(i)]);
        }
        form.findChild<QSpinBox*>(QStringLiteral("top"))->setValue(4);
        form.findChild<QSpinBox*>(QStringLiteral("dpi"))->setValue(150);
        form.findChild<QDoubleSpinBox*>(QStringLiteral("fontSize"))->setValue(9);
        auto* width = form.findChild<QDoubleSpinBox*>(QStringLiteral("widthMm"));
        width->findChild<QLineEdit*>()->setText(QStringLiteral("120"));
        form.commit();
        const FigureSpec spec = form.spec();
        QCOMPARE(spec.top, 4);
        QCOMPARE(spec.page.dpi, 150);
        QCOMPARE(spec.page.fontPt, 9.0);
        QCOMPARE(spec.page.widthMm, 120.0);
        QVERIFY(toggles("positive", &FigureDrawing::positive));
        QVERIFY(toggles("noColourBar", &FigureDrawing::colourBars));
        QVERIFY(toggles("noLetters", &FigureDrawing::letters));
        form.setKind(FigureKind::HeadMatrix);
        QVERIFY(toggles("sorted", &FigureDrawing::sorted));
    }

    void theFigureIsTheView_data()
    {
        QTest::addColumn<Setter>("set");
        const auto row = [](const char* name, const Setter& set) { QTest::newRow(name) << set; };
        row("as it opens", [](ViewState&) {});
        row("contrast", [](ViewState& s) { s.setAgainst(top(2)); });
        row("contrast in other colours", [](ViewState& s) {
            s.setAgainst(top(2));
            look(s, [](Look& l) { l.signedColours = ColourMap::PurpleOrange; });
        });
        row("outliers", [](ViewState& s) { look(s, [](Look& l) { l.clipOutliers = true; }); });
        row("grid", [](ViewState& s) { look(s, [](Look& l) { l.grid = true; }); });
        row("query token", [](ViewState& s) { s.askToken(6); });
        row("truth", [](ViewState& s) { s.actions().truth->setChecked(true); });
        row("threshold and colours", [](ViewState& s) {
            look(s, [](Look& l) {
                l.threshold = 0.4;
                l.opacity = 0.9;
                l.colours = ColourMap::Viridis;
            });
        });
        row("flat squares", [](ViewState& s) {
            look(s, [](Look& l) {
                l.smooth = false;
                l.fade = false;
            });
        });
        row("one range for the strip", [](ViewState& s) {
            look(s, [](Look& l) { l.lockRange = true; });
            s.setHeads(2);
        });
        row("bare", [](ViewState& s) { s.actions().overlay->setChecked(false); });
        row("block, head and plan", [](ViewState& s) {
            s.setMethod("attention");
            MapOptions options = s.query().options;
            options.block = 1;
            options.head = 2;
            s.setOptions(options);
            s.setPlan(AttentionPlan::parse("hydra@back:1", s.trainedPlan()));
        });
        row("everything", [](ViewState& s) {
            s.setHeads(3);
            s.setAgainst(top(2));
            s.actions().truth->setChecked(true);
            look(s, [](Look& l) {
                l.grid = true;
                l.clipOutliers = true;
            });
        });
    }

    void theFigureIsTheView()
    {
        QFETCH(Setter, set);
        Bench bench;
        QVERIFY(bench.settle());
        writeTruth(bench);
        QTRY_VERIFY(!bench.window->state().picture()->outline.isEmpty());
        bench.window->state().actions().truth->setChecked(false);
        QVERIFY(bench.settle());
        const QImage before = canvasPicture(bench);
        set(bench.window->state());
        QVERIFY(bench.settle());
        const QImage canvas = canvasPicture(bench);
        if (qstrcmp(QTest::currentDataTag(), "as it opens") != 0) {
            QVERIFY2(difference(before, canvas) > 0.002, "the state shows on the canvas");
        }
        const QImage figure = figurePicture(bench);
        const double off = difference(canvas, figure);
        if (off > 0.002) {
            canvas.save(QDir::temp().filePath(QStringLiteral("view-canvas.png")));
            figure.save(QDir::temp().filePath(QStringLiteral("view-figure.png")));
        }
        QVERIFY2(off <= 0.002, qPrintable(QStringLiteral("%1 % of the pixels differ").arg(100 * off)));
    }

    // The matrix of all heads on the screen and in the figure, cell by cell at the same scale.
    void theMatrixIsTheWindows_data()
    {
        QTest::addColumn<bool>("sorted");
        QTest::addColumn<bool>("oneRange");
        QTest::newRow("by number") << false << false;
        QTest::newRow("by importance, one range") << true << true;
    }

    void theMatrixIsTheWindows()
    {
        QFETCH(bool, sorted);
        QFETCH(bool, oneRange);
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showHeads->trigger();
        auto* window = bench.child<HeadMatrixWindow>("headMatrixWindow");
        auto* view = window->findChild<HeadMatrixView*>();
        auto& model = *static_cast<HeadMatrixModel*>(view->model());
        QTRY_COMPARE_WITH_TIMEOUT(model.rowCount(), 3, 60'000);
        QVERIFY(bench.engineIsDone());
        model.setSorted(sorted);
        model.setOneRange(oneRange);
        auto* button = window->findChild<QToolButton*>(QStringLiteral("headMatrixFigure"));
        button->click();
        auto* dialog = bench.window->findChild<FigureDialog*>();
        QVERIFY(dialog != nullptr && dialog->isVisible());
        FigureSpec spec = dialog->form().spec();
        QCOMPARE(spec.kind, FigureKind::HeadMatrix);
        QCOMPARE(spec.sorted, sorted);
        QCOMPARE(spec.range, oneRange ? FigureRange::Shared : FigureRange::Own);
        spec.look.opacity = bench.window->state().look().opacity;
        const FigureData data = answersTo(bench, spec);
        const QRect cell = view->visualRect(model.index(0, 0));
        const double side =
            std::min(cell.width() - 6, cell.height() - 13); // as the window's cells are painted
        constexpr double dots = screenDpi / 25.4;
        spec.page.widthMm = 120;
        spec.page.widthMm += 4 * (side / dots - viewOn(layOut(spec, data)).rect.width());
        const FigurePage page = layOut(spec, data);
        const QImage figure = pageImage(page, screenDpi);
        const QImage screen = view->viewport()->grab().toImage();
        int place = 0;
        for (const Mark& mark : page.marks) {
            const auto* picture = std::get_if<PictureMark>(&mark);
            if (picture == nullptr) {
                continue;
            }
            const QModelIndex index = model.index(place / 4, place % 4);
            ++place;
            const HeadMatrixModel::Cell* shown = model.cell(index);
            QVERIFY(shown != nullptr && shown->map->values == picture->map->values);
            QVERIFY(model.range(*shown) == picture->range);
            const QRectF box = view->visualRect(index);
            constexpr int tag = 20; // around the number, whose font differs
            const QSize inside(int(side) - tag - 2, int(side) - tag - 2);
            const QPoint onScreen(int(box.left() + (box.width() - side) / 2) + tag, int(box.top()) + 3 + tag);
            const QPoint onPage(qRound(picture->rect.left() * dots) + tag,
                                qRound(picture->rect.top() * dots) + tag);
            const QImage cut = figure.copy(QRect(onPage, inside));
            double off = 1; // a cell may begin between two pixels of the screen
            for (const QPoint& shift : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)}) {
                off = std::min(off, difference(screen.copy(QRect(onScreen + shift, inside)), cut));
            }
            if (off > 0.05) {
                screen.save(QDir::temp().filePath(QStringLiteral("matrix-screen.png")));
                figure.save(QDir::temp().filePath(QStringLiteral("matrix-figure.png")));
            }
            QVERIFY2(off <= 0.05,
                     qPrintable(QStringLiteral("cell %1 of %2 points: %3 % of the pixels differ")
                                    .arg(place)
                                    .arg(side)
                                    .arg(100 * off)));
        }
        QCOMPARE(place, 12);
    }

    // The command inside a saved file makes the same file again, in its folder.
    void theLineInsideMakesTheFigureAgain_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto& [kind, word] : enumWords<FigureKind>()) {
            QTest::newRow(word) << int(kind);
        }
    }

    void theLineInsideMakesTheFigureAgain()
    {
        QFETCH(int, kind);
        hydra::test::FeatureBench bench;
        QVERIFY(bench.opened);
        ViewState& state = bench.window->state();
        look(state, [](Look& l) {
            l.grid = l.clipOutliers = l.lockRange = true;
            l.opacity = 0.55;
        });
        state.setAgainst(top(2));
        state.setHeads(3);
        QVERIFY(bench.settle());
        if (FigureKind(kind) == FigureKind::BeforeAfter) { // this figure needs a change
            state.setWithout(Interventions::parse("heads:1.2,patches:5"));
            QVERIFY(bench.settle());
        }
        const bool sheet = FigureKind(kind) == FigureKind::Feature; // for one picture and one feature
        if (sheet) {
            state.setAgainst(std::nullopt);
            QVERIFY(bench.openSae(bench.file("sae")));
            state.setTarget(state.featureTarget(bench.strongest()));
            QVERIFY(bench.settle());
        }
        state.actions().makeFigure->trigger();
        auto* dialog = bench.window->findChild<FigureDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->form().setKind(FigureKind::HeadsGrid);
        dialog->findChild<QComboBox*>(QStringLiteral("figurePictures"))
            ->setCurrentIndex(sheet ? 0 : 1); // all of the list
        dialog->form().setKind(FigureKind(kind));
        const QString file = bench.file(name(FigureKind(kind))) + QStringLiteral(".pdf");
        dialog->saveAs(file);
        QTRY_VERIFY_WITH_TIMEOUT(dialog->settled() && QFile::exists(file), 60'000);
        const QByteArray first = test::readBytes(file);
        const qsizetype from = first.indexOf("/Keywords (") + 11;
        QVERIFY(from > 11);
        const QByteArray line = first.mid(from, first.indexOf(")\n", from) - from);
        QVERIFY2(!line.contains(bench.file("").toUtf8()), line.constData()); // no path of this machine
        QVERIFY(QFile::remove(file));
        QProcess shell;
        shell.setWorkingDirectory(bench.file(""));
        QString again = QString::fromUtf8(line);
        again.replace(QStringLiteral("hydrascope-cli "), QStringLiteral("'" HYDRA_CLI "' "));
        shell.start(QStringLiteral("sh"), {QStringLiteral("-c"), again});
        QVERIFY(shell.waitForFinished(120'000));
        QVERIFY2(shell.exitCode() == 0, line + "\n" + shell.readAllStandardError());
        QVERIFY2(test::readBytes(file) == first, line.constData());
    }

    // The numbers too: the window and the command line give the same bytes.
    void theMapIsTheCommandLines()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ui::FilePicker::next = bench.file("shown.npy");
        bench.window->state().actions().exportMap->trigger();
        QProcess command;
        command.setWorkingDirectory(bench.file(""));
        command.start(
            QStringLiteral(HYDRA_CLI),
            QString(QStringLiteral("explain tiny.safetensors a.png --method %1 --heads 4 --out maps "
                                   "--format npy"))
                .arg(QLatin1String(defaultMethod()))
                .split(QLatin1Char(' ')));
        QVERIFY(command.waitForFinished(120'000));
        QVERIFY2(command.exitCode() == 0, command.readAllStandardError());
        const QStringList written = QDir(bench.file("maps")).entryList({QStringLiteral("*.npy")});
        QCOMPARE(written.size(), 1);
        const QByteArray shown = test::readBytes(bench.file("shown.npy"));
        QVERIFY(!shown.isEmpty());
        QCOMPARE(shown, test::readBytes(bench.file("maps/") + written[0]));
    }

    void namesOfTheHomeStayOutOfFiles()
    {
        FigureSpec spec;
        const QString home = QDir::homePath();
        spec.inputs = {(home + QStringLiteral("/photos/dog.jpg")).toStdString(), "/data/cat.jpg",
                       "rel/bird.jpg"};
        spec.model = (home + QStringLiteral("/models/m.pth")).toStdString();
        const FigureSpec outside = published(spec, "/media/stick/fig.pdf");
        QCOMPARE(outside.inputs, (std::vector<std::string>{"dog.jpg", "../../data/cat.jpg", "rel/bird.jpg"}));
        QCOMPARE(outside.model, std::string("m.pth"));
        const FigureSpec inside = published(spec, (home + QStringLiteral("/paper/fig.pdf")).toStdString());
        QCOMPARE(inside.inputs.front(), std::string("../photos/dog.jpg"));
        spec.modelOptions = {{"head-order", (home + QStringLiteral("/o.json")).toStdString()},
                             {"labels", "/scratch" + home.toStdString() + "/l.csv"}};
        const FigureSpec files = published(spec, "/media/stick/fig.pdf");
        QCOMPARE(files.modelOptions[0].second, std::string("o.json"));
        QCOMPARE(files.modelOptions[1].second, std::string("l.csv")); // a folder named like the user's home
        spec.fullPaths = true;
        QCOMPARE(published(spec, "/media/stick/fig.pdf").inputs, spec.inputs);
    }

    // Names relative to the working folder, as a shell gives them, for a figure in another folder.
    void relativeNamesAreRelativeToTheFigure()
    {
        const QTemporaryDir folder;
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(folder.path()) && QDir().mkdir(QStringLiteral("figures")));
        test::writeBytes(folder.filePath(QStringLiteral("a.png")), "x");
        test::writeBytes(folder.filePath(QStringLiteral("-b.png")), "x");
        FigureSpec spec;
        spec.model = "hydravit-scenes"; // a name, not a file
        spec.inputs = {"a.png", "./a.png", "absent.png", "./-b.png"};
        const FigureSpec there = published(spec, "figures/fig.svg");
        const FigureSpec here = published(spec, "fig.svg");
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(there.inputs, (std::vector<std::string>{"../a.png", "../a.png", "absent.png", "../-b.png"}));
        QCOMPARE(there.model, spec.model);
        QCOMPARE(here.inputs, (std::vector<std::string>{"a.png", "a.png", "absent.png", "./-b.png"}));
    }
};

HYDRA_TEST(TestViewFigure, QApplication)
#include "test_view_figure.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures like the one on screen: the list is sorted by the cosines of plain loops, for the present head
// count; stopping, leaving and matching patches.
#include "core/engine/session.h"
#include "core/question/kept_patches.h"
#include "ui/models/images_model.h"
#include "ui/panels/images_panel.h"
#include "ui/shell/compare_window.h"
#include "ui/state/file_picker.h"
#include "ui/state/nearest_pictures.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>

#include <algorithm>
#include <cmath>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

double cosine(const float* a, const float* b, std::size_t count)
{
    double ab = 0, aa = 0, bb = 0;
    for (std::size_t i = 0; i < count; ++i) {
        ab += double(a[i]) * double(b[i]);
        aa += double(a[i]) * double(a[i]);
        bb += double(b[i]) * double(b[i]);
    }
    return ab / std::sqrt(aa * bb);
}

class AlikeBench : public Bench
{
public:
    ViewState& state = window->state();
    Library& library = window->library();
    NearestPictures& nearest = *window->findChild<NearestPictures*>();
    QListView& list = *child<QListView>("images");
    QComboBox& order = *child<QComboBox>("imageOrder");
    QLabel& words = *child<QLabel>("likenessWords");

    // Opens COUNT pictures of different colours and one file that is no picture.
    bool open(int count)
    {
        QStringList paths;
        for (int i = 0; i < count; ++i) {
            QImage image(16, 16, QImage::Format_RGB32);
            for (int p = 0; p < 256; ++p) {
                image.setPixel(p % 16, p / 16,
                               qRgb((p * (i + 3)) % 256, (p * p + 40 * i) % 256, (i * 67 + p) % 256));
            }
            paths << folder()->filePath(QStringLiteral("p%1.png").arg(i, 2, 10, QLatin1Char('0')));
            image.save(paths.back());
        }
        hydra::test::writeBytes(file("broken.png"), "no picture");
        library.openImages(paths << file("broken.png"));
        return QTest::qWaitFor([&] { return library.images().size() == count + 1; }, 20'000) && settle();
    }
    [[nodiscard]] bool found()
    {
        return QTest::qWaitFor([&] { return !nearest.busy(); }, 60'000);
    }
    [[nodiscard]] QVariant data(int row, int role) const { return list.model()->index(row, 0).data(role); }
    [[nodiscard]] std::vector<float> pooled(const QString& path, int heads)
    {
        const auto& image = window->bridge().session().files().openImage(path.toStdString());
        NetworkKey key = state.networkKey(heads);
        parts(key).image = image.id;
        return window->bridge().session().tokens(key, {engine::TokenChoice::Kind::Pooled}).vectors.values;
    }
    // Describes what is wrong with the list, to the accuracy of float16: the most similar to TO come first,
    // unreadable files last, with the cosines of HEADS heads. Empty if all is right.
    [[nodiscard]] QString disorder(const QString& to, int heads)
    {
        const std::vector<float> query = pooled(to, heads);
        const QStringList& images = library.images();
        double before = 1;
        for (int i = 0; i + 1 < images.size(); ++i) {
            const std::vector<float> other = pooled(images[i], heads);
            const double now = cosine(query.data(), other.data(), query.size());
            const double said = library.nearness(images[i]).value_or(-2);
            if (now > before + accuracy || std::fabs(said - now) > accuracy) {
                return QStringLiteral("%1: %2 after %3, said %4").arg(i).arg(now).arg(before).arg(said);
            }
            before = now;
        }
        return images.back() == file("broken.png") ? QString() : images.back();
    }
    static constexpr double accuracy = 1e-3;
};

} // namespace

class TestAlike : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theMostAlikeComeFirst()
    {
        AlikeBench bench;
        QVERIFY(bench.open(9));
        QCOMPARE(bench.order.findText(QStringLiteral("Most alike first")), -1);
        QVERIFY(!bench.words.isVisible());
        bench.library.show(4);
        QVERIFY(bench.settle());
        const QString query = bench.library.currentPath();
        bench.child<QWidget>("imagesDock")->hide();
        QTest::keyClick(bench.child<QWidget>("canvas"), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(bench.found());
        QTRY_COMPARE(bench.disorder(query, 4), QString());
        QCOMPARE(bench.library.currentPath(), query); // still on screen
        QCOMPARE(bench.library.currentRow(), 0);
        QCOMPARE(bench.order.currentText(), QStringLiteral("Most alike first"));
        QVERIFY(bench.words.isVisible() && bench.words.text() == QStringLiteral("Like p04.png"));
        QCOMPARE(bench.data(0, ImagesModel::nearnessRole).toString(), QStringLiteral("1.00"));
        const std::vector<float> a = bench.pooled(query, 4), b = bench.pooled(bench.library.images()[3], 4);
        const double near = cosine(a.data(), b.data(), a.size());
        QVERIFY(std::fabs(bench.data(3, ImagesModel::nearnessRole).toString().toDouble() - near)
                < 0.0051 + 1e-3);
        QVERIFY(bench.data(3, Qt::AccessibleTextRole).toString().contains(QStringLiteral("to p04.png")));
        QVERIFY(bench.data(9, ImagesModel::nearnessRole).toString().isEmpty()); // the unreadable file
        bench.library.show(5); // showing another picture does not sort again
        QVERIFY(bench.settle());
        QCOMPARE(bench.disorder(query, 4), QString());
    }

    // Another head count gives other neighbours; going back reuses the known ones.
    void followsTheHeadCount()
    {
        AlikeBench bench;
        QVERIFY(bench.open(9));
        const QString query = bench.library.currentPath();
        bench.state.actions().findAlike->trigger();
        QVERIFY(bench.found());
        for (const int heads : {2, 4}) {
            bench.state.setHeads(heads);
            QTRY_VERIFY(bench.state.announced());
            QVERIFY(bench.found());
            QTRY_COMPARE(bench.disorder(query, heads), QString());
        }
        QVERIFY(!bench.disorder(query, 2).isEmpty());
    }

    // Choosing another order or other pictures ends it.
    void isLeft()
    {
        AlikeBench bench;
        QVERIFY(bench.open(5));
        bench.state.actions().findAlike->trigger();
        QVERIFY(bench.found());
        QTRY_VERIFY(!bench.data(2, ImagesModel::nearnessRole).toString().isEmpty());
        bench.order.setCurrentIndex(1);
        Q_EMIT bench.order.activated(1);
        QVERIFY(!bench.words.isVisible() && bench.nearest.picture() == nullptr);
        QVERIFY(bench.data(2, ImagesModel::nearnessRole).toString().isEmpty());
        QCOMPARE(bench.order.findText(QStringLiteral("Most alike first")), -1);
        bench.state.actions().findAlike->trigger();
        QVERIFY(bench.found());
        QVERIFY(bench.open(3));
        QCOMPARE(bench.library.order(), Library::Order::Opened);
        QVERIFY(bench.nearest.picture() == nullptr && !bench.words.isVisible());
        bench.library.openList({bench.file("p00.png")}, 0);
        QVERIFY(bench.settle());
        QVERIFY(!bench.state.actions().findAlike->isEnabled()); // no other picture to compare with
    }

    void stops()
    {
        AlikeBench bench;
        QVERIFY(bench.open(400));
        bench.state.actions().findAlike->trigger();
        auto* stop = bench.child<QPushButton>("likenessStop");
        QTRY_VERIFY(stop->isVisible() && bench.nearest.fraction() > 0);
        QVERIFY(bench.words.text().startsWith(QStringLiteral("Comparing with p00.png: ")));
        stop->click();
        QVERIFY(bench.found());
        QVERIFY(!stop->isVisible());
        int known = 0;
        for (const QString& path : bench.library.opened()) {
            known += bench.library.nearness(path) ? 1 : 0;
        }
        QVERIFY2(known > 0 && known < 400, qPrintable(QString::number(known)));
        QTRY_VERIFY(bench.library.nearness(bench.library.images()[known - 1]));
        bench.state.actions().findAlike->trigger(); // resumes
        QVERIFY(bench.found());
        QTRY_VERIFY(bench.library.nearness(bench.library.images()[399]));
    }

    // The saved file is an index as the command line writes it; opening an index makes its nearest pictures
    // the list.
    void anIndexIsKeptAndUsed()
    {
        AlikeBench bench;
        QVERIFY(bench.open(9));
        bench.library.show(4);
        QVERIFY(bench.settle());
        const QString query = bench.library.currentPath();
        bench.state.actions().findAlike->trigger();
        QVERIFY(bench.found());
        auto* keep = bench.child<QPushButton>("likenessKeep");
        auto* use = bench.child<QPushButton>("likenessIndex");
        QTRY_VERIFY(keep->isEnabled() && use->isEnabled());
        FilePicker::next = bench.file("kept.safetensors");
        keep->click();
        QVERIFY(bench.words.text().startsWith(QStringLiteral("Saved ")));
        QTRY_COMPARE(bench.disorder(query, 4), QString());
        const QStringList all = bench.library.images();

        bench.library.openImages({query}); // a list without the index's pictures
        QTRY_COMPARE(bench.library.images().size(), 1);
        QVERIFY(bench.settle());
        bench.state.actions().findAlike->trigger();
        if (!bench.nearest.picture()) { // a single picture has no similar ones
            bench.nearest.find();
        }
        QVERIFY(bench.found());
        FilePicker::next = bench.file("kept.safetensors");
        QTRY_VERIFY(use->isEnabled());
        use->click();
        QVERIFY(bench.found());
        QTRY_COMPARE(bench.library.images().size(), 9);
        QVERIFY(bench.settle());
        QCOMPARE(bench.library.images(), QStringList(all.mid(0, 9)));
        QCOMPARE(bench.library.currentPath(), query);
        for (const QString& path : bench.library.images()) {
            const std::vector<float> a = bench.pooled(query, 4), b = bench.pooled(path, 4);
            QVERIFY(
                std::fabs(bench.library.nearness(path).value_or(-2) - cosine(a.data(), b.data(), a.size()))
                < AlikeBench::accuracy);
        }
        QVERIFY(bench.words.text().startsWith(QStringLiteral("Like p04.png")));

        bench.state.setHeads(2); // another question: the index is of 4 heads
        QVERIFY(bench.found());
        FilePicker::next = bench.file("kept.safetensors");
        QTRY_VERIFY(use->isEnabled());
        use->click();
        QVERIFY(bench.found());
        QVERIFY2(bench.words.text().contains(QStringLiteral("was made with")),
                 qPrintable(bench.words.text()));
        QCOMPARE(bench.library.images().size(), 9);
    }

    // The patch with the highest value of the picture's map, and the most similar patch in each other
    // picture.
    void patchesAreMatched()
    {
        AlikeBench bench;
        QVERIFY(bench.open(5));
        const QString query = bench.library.currentPath();
        const ImageId image = bench.state.picture()->image.id;
        const std::string method = bench.state.query().options.method;
        const std::vector<float>& map = bench.window->board().shownMap()->values;
        const int patch = int(std::max_element(map.begin(), map.end()) - map.begin());
        bench.state.actions().findAlike->trigger();
        QVERIFY(bench.found());
        QTRY_COMPARE(bench.disorder(query, 4), QString());
        bench.library.show(2);
        QVERIFY(bench.settle());
        bench.state.actions().matchPatches->trigger();
        QTRY_COMPARE(bench.library.currentPath(), query);
        QVERIFY(bench.settle());
        QCOMPARE(bench.state.query().options.method, std::string("similarity"));
        QCOMPARE(bench.state.query().options.kept, hydra::text(KeptPatches{image, {patch}}));
        auto* window = bench.child<CompareWindow>("compareWindow");
        QVERIFY(window && window->isVisible());
        QTRY_VERIFY(window->comparison().complete() && window->comparison().cells().size() == 3);
        for (int row = 1; row < 3; ++row) {
            const Comparison::Cell& cell = window->comparison().cells()[std::size_t(row)];
            QCOMPARE(cell.picture->image.path, bench.library.images()[row].toStdString());
            const NetworkKey a = bench.state.networkKey(4), b = a.of(cell.picture->image.id);
            engine::Session& session = bench.window->bridge().session();
            const auto one = session.tokens(a, {engine::TokenChoice::Kind::Patches}).vectors;
            const auto other = session.tokens(b, {engine::TokenChoice::Kind::Patches}).vectors;
            int best = 0;
            double most = -2;
            for (int i = 0; i < int(other.count); ++i) {
                const double now = cosine(one.row(std::size_t(patch)), other.row(std::size_t(i)), one.width);
                best = now > most ? i : best;
                most = std::max(most, now);
            }
            QCOMPARE(cell.map->best, best);
        }
        // Esc drops the patches and the method that came with them.
        bench.state.actions().classToken->trigger();
        QVERIFY(bench.settle());
        QCOMPARE(bench.state.query().options.method, method);
        QVERIFY(bench.state.query().options.kept.empty());
    }
};

HYDRA_TEST(TestAlike, QApplication)
#include "test_alike.moc"

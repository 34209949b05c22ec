// SPDX-License-Identifier: GPL-3.0-or-later
// A folder's index in the Features window: checked by asking about each picture alone; the strongest pictures
// beside the picture itself; refused, missing and stopped cases.
#include "ui/shell/figure_dialog.h"
#include "ui/shell/folder_features.h"
#include "ui/views/feature_scatter.h"

#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

#include <map>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/ui/feature_bench.h"

using namespace hydra;
using namespace hydra::ui;
using namespace hydra::test;

namespace {

constexpr int pictures = 5;

QRgb cellColour(int picture, int patch)
{
    return QColor::fromHsv((picture * 67 + patch * 41) % 360, 120 + (patch * 29) % 130,
                           90 + (patch * 53) % 160)
        .rgb();
}

class FolderBench : public FeatureBench
{
public:
    FolderBench()
    {
        for (int i = 0; i < pictures;
             ++i) { // one colour per patch: the tiny network sees all of a square picture
            QImage image(64, 64, QImage::Format_RGB32);
            for (int y = 0; y < 64; ++y) {
                for (int x = 0; x < 64; ++x) {
                    image.setPixel(x, y, cellColour(i, y / 16 * 4 + x / 16));
                }
            }
            QDir().mkpath(file("pics/inside"));
            image.save(pictureAt(i));
        }
        writeBytes(file("pics/broken.png"), "no picture");
    }
    [[nodiscard]] QString pictureAt(int i) const
    {
        return file(i % 2 == 0 ? "pics/" : "pics/inside/") + QStringLiteral("%1.png").arg(i);
    }
    [[nodiscard]] bool make()
    {
        FilePicker::next = file("pics");
        part<QPushButton>("featureMakeIndex")->click();
        return rests() && index() != nullptr;
    }
    [[nodiscard]] const FeatureFolder& folder() { return part<FolderFeatures>("folderFeatures")->folder(); }
    [[nodiscard]] const FeatureIndex* index() { return folder().index(); }
    [[nodiscard]] QString said(const char* name) { return part<QLabel>(name)->text(); }
    // f [patches][features] of picture I alone.
    [[nodiscard]] std::vector<float> codesOf(int i)
    {
        engine::Session& session = window->bridge().session();
        NetworkKey key = state().networkKey(state().query().heads);
        parts(key).image = session.files().openImage(pictureAt(i).toStdString()).id;
        const engine::SaeReading reading = session.codes(key, state().sae()->id);
        const auto& f = reading.arrays[2];
        const auto* const values = reinterpret_cast<const float*>(f.bytes.data());
        return {values, values + patches * features};
    }
    [[nodiscard]] QStringList shownFeatures()
    {
        auto* table = part<QTableView>("featureTable");
        QStringList found;
        for (int i = 0; i < table->model()->rowCount(); ++i) {
            found << table->model()->index(i, 0).data().toString();
        }
        return found;
    }
};

} // namespace

class TestFolderFeatures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void indexBesideEachPicture()
    {
        FolderBench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.index() == nullptr);
        const auto* table = bench.part<QTableView>("featureTable");
        const int alone = table->height();
        QVERIFY2(alone > bench.tool().height() / 2, "without an index the table has the room");
        bench.state().setHeads(3);
        QVERIFY(bench.rests());
        QVERIFY(bench.make());
        QCOMPARE(bench.folder().heads(), 3);
        QTRY_VERIFY(table->height() < alone && bench.part<FeatureScatter>("featureScatter")->height() > 100);
        QCOMPARE(bench.index()->seenPictures, std::int64_t(pictures));
        QCOMPARE(bench.index()->leftOut, std::int64_t(1));
        QVERIFY(QFile::exists(bench.file("sae/pics.index.k3.safetensors")));
        std::vector<std::vector<float>> codes;
        for (int i = 0; i < pictures; ++i) {
            codes.push_back(bench.codesOf(i));
        }
        int dead = 0;
        for (int feature = 0; feature < features; ++feature) {
            double sum = 0;
            int on = 0;
            for (const auto& f : codes) {
                for (int p = 0; p < patches; ++p) {
                    const float value = f[std::size_t(p * features + feature)];
                    on += value != 0 ? 1 : 0;
                    sum += double(value);
                }
            }
            dead += on == 0 ? 1 : 0;
            const double share = double(on) / (pictures * patches);
            QVERIFY(near(bench.index()->share(std::size_t(feature)), share));
            QVERIFY(near(bench.index()->mean(std::size_t(feature)), on == 0 ? 0 : sum / on));
            const FeatureRow* const row = bench.row(feature);
            QVERIFY(!row || (row->often && near(*row->often, share)));
            const auto* scatter = bench.part<FeatureScatter>("featureScatter");
            QVERIFY(on == 0 || near(double(scatter->points().x[std::size_t(feature)]), std::log10(share)));
            QVERIFY(on == 0
                    || near(double(scatter->points().y[std::size_t(feature)]), -std::log10(sum / on)));
        }
        const QString summary = bench.said("featureIndexSummary");
        QVERIFY2(summary.contains(QStringLiteral("5 pictures, 3 heads")), qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral("24 features %1 dead").arg(dead)), qPrintable(summary));
    }

    void strongestPictures()
    {
        FolderBench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.make());
        const int feature = bench.strongest();
        bench.tool().choose(feature);
        QVERIFY(bench.rests());
        std::vector<std::tuple<float, int, int>> best; // value, picture, patch
        for (int i = 0; i < pictures; ++i) {
            const auto f = bench.codesOf(i);
            std::tuple<float, int, int> most{0.0F, i, 0};
            for (int p = 0; p < patches; ++p) {
                most = std::max(most, {f[std::size_t(p * features + feature)], i, p});
            }
            if (std::get<0>(most) > 0) {
                best.push_back(most);
            }
        }
        std::sort(best.rbegin(), best.rend());
        const auto& sights = bench.folder().sights();
        QCOMPARE(sights.size(), best.size());
        QVERIFY(!sights.empty());
        for (std::size_t i = 0; i < sights.size(); ++i) {
            const auto [value, picture, patch] = best[i];
            QVERIFY(near(sights[i].value, double(value)));
            QVERIFY2(bench.pictureAt(picture).endsWith(sights[i].name), qPrintable(sights[i].name));
            QCOMPARE(sights[i].patch, patch);
            QVERIFY(sights[i].problem.isEmpty());
            const QColor shown = sights[i].picture.pixelColor(sights[i].square.center());
            const QColor truth(cellColour(picture, patch));
            QVERIFY(std::abs(shown.red() - truth.red()) < 12 && std::abs(shown.blue() - truth.blue()) < 12);
        }
        // A missing picture is reported, and the user can say where the pictures are now.
        const int gone = std::get<1>(best.front());
        QVERIFY(QFile::remove(bench.pictureAt(gone)));
        bench.tool().choose((feature + 1) % features);
        QVERIFY(bench.rests());
        bench.tool().choose(feature);
        QVERIFY(bench.rests());
        QVERIFY(!bench.folder().sights().front().problem.isEmpty());
        const QString title = bench.said("featureSightsTitle");
        QVERIFY2(title.contains(QStringLiteral("1 of %1").arg(best.size())), qPrintable(title));
        QVERIFY(QDir().rename(bench.file("pics"), bench.file("moved")));
        FilePicker::next = bench.file("moved");
        bench.part<QPushButton>("featureFindPictures")->click();
        QVERIFY(bench.rests());
        QVERIFY(bench.folder().sights().back().problem.isEmpty());
    }

    void foundBesideAndRefused()
    {
        FolderBench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.make());
        const QString index = bench.folder().file();
        bench.state().setSae(nullptr);
        QVERIFY(bench.rests());
        QVERIFY(bench.index() == nullptr);
        QVERIFY(bench.openSae(bench.file("sae")));
        QVERIFY(bench.rests());
        QCOMPARE(bench.folder().file(), index);

        (void)writeSae(bench.file("other"), bench.width, "blocks.1.hook_resid_post", 6);
        QVERIFY(bench.openSae(bench.file("other")));
        QVERIFY(QTest::qWaitFor([&] { return bench.rests() && bench.index() == nullptr; }, patience));
        const auto refused = [&](const QString& file) {
            FilePicker::next = file;
            bench.part<QPushButton>("featureOpenIndex")->click();
            return bench.rests() && bench.index() == nullptr ? bench.said("featureProblem") : QString();
        };
        QVERIFY2(refused(index).contains(QStringLiteral("another autoencoder")),
                 qPrintable(bench.said("featureProblem")));
        QVERIFY(bench.said("featureProblem").contains(QStringLiteral("pics.index")));
        QVERIFY(refused(bench.file("other/sae_weights.safetensors"))
                    .contains(QStringLiteral("index of features")));
        // A name that leads out of the folder is refused.
        QVERIFY(QImage(8, 8, QImage::Format_RGB32).save(bench.file("secret.png")));
        const IndexedPictures there(bench.file("pics").toStdString(), bench.state().model()->config, {});
        for (const char* name : {"../secret.png", "/etc/hostname", "no.png"}) {
            QVERIFY_EXCEPTION_THROWN((void)there.sight(name, 0), Error);
        }
        QVERIFY_EXCEPTION_THROWN((void)there.sight("0.png", patches), Error);
    }

    // The button requests the figure of the chosen feature with the open index, ready to be saved.
    void sheetOfTheChosenFeature()
    {
        FolderBench bench;
        QVERIFY(bench.show());
        auto* button = bench.part<QToolButton>("featureSheet");
        QVERIFY(!button->isEnabled());
        const int feature = bench.strongest();
        bench.tool().choose(feature);
        QVERIFY(bench.rests() && button->isEnabled());
        const auto sheet = [&](const char* file) {
            button->click();
            auto* dialog = bench.window->findChild<FigureDialog*>();
            if (dialog == nullptr || !QTest::qWaitFor([&] { return dialog->settled(); }, patience)) {
                return FigureSpec();
            }
            dialog->saveAs(bench.file(file));
            (void)QTest::qWaitFor([&] { return dialog->settled() && QFile::exists(bench.file(file)); },
                                  patience);
            return dialog->form().spec();
        };
        const FigureSpec alone = sheet("alone.svg");
        QCOMPARE(alone.kind, FigureKind::Feature);
        QCOMPARE(alone.ask.target.value, feature);
        QVERIFY(alone.indexFile.empty());
        QVERIFY(bench.make());
        bench.tool().choose((feature + 1) % features);
        QVERIFY(bench.rests());
        const FigureSpec indexed = sheet("indexed.svg");
        QCOMPARE(indexed.ask.target.value, (feature + 1) % features);
        QCOMPARE(text(indexed.indexFile), bench.folder().file());
        const auto images = [&](const char* file) { return readBytes(bench.file(file)).count("<image"); };
        QVERIFY(images("alone.svg") > 0);
        QVERIFY(images("indexed.svg") > images("alone.svg"));
    }

    void selectionIsTheList()
    {
        FolderBench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.make());
        const int all = int(bench.shownFeatures().size());
        auto* scatter = bench.part<FeatureScatter>("featureScatter");
        scatter->select({3, 7, 19});
        QStringList shown = bench.shownFeatures();
        std::sort(shown.begin(), shown.end());
        QCOMPARE(shown, (QStringList{QStringLiteral("19"), QStringLiteral("3"), QStringLiteral("7")}));
        scatter->select({});
        QCOMPARE(int(bench.shownFeatures().size()), all);
        Q_EMIT scatter->chosen(7);
        QCOMPARE(bench.state().query().target.value, 7);
        QCOMPARE(scatter->linked(), std::vector<int>{7});
    }

    void stopped()
    {
        FolderBench bench;
        QVERIFY(bench.show());
        FilePicker::next = bench.file("pics");
        auto* button = bench.part<QPushButton>("featureMakeIndex");
        button->click();
        QVERIFY(bench.folder().busy());
        button->click();
        QVERIFY(bench.rests());
        QVERIFY(!bench.folder().busy() && bench.folder().problem().isEmpty());
        QVERIFY(bench.make()); // and resumes
        QVERIFY(bench.index()->complete());
    }
};

HYDRA_TEST(TestFolderFeatures, QApplication)
#include "test_folder_features.moc"

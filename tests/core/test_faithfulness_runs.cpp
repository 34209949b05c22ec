// SPDX-License-Identifier: GPL-3.0-or-later
// Faithfulness over folders: tables of boxes, intervals, and interrupted runs that are resumed.
#include "core/base/error.h"
#include "core/evaluate/faithfulness.h"
#include "core/evaluate/faithfulness_study.h"
#include "core/image/load.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <fstream>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tiny_model.h"

using namespace hydra;

namespace {

Checkpoint tinyCheckpoint()
{
    const QTemporaryDir folder;
    const Path file = Path(folder.path().toStdString()) / "tiny.safetensors";
    test::writeTinyModel(file);
    return loadCheckpoint(file);
}

bool same(const std::vector<FaithfulnessRow>& a, const std::vector<FaithfulnessRow>& b)
{
    const auto numbers = [](const FaithfulnessRow& r) {
        std::vector<double> all{double(r.images), r.chanceHit, r.chanceMass, r.whole, r.blurred, r.empty};
        for (const Estimate& e :
             {r.deletion, r.insertion, r.positive, r.negative, r.pointing, r.mass, r.randomisation}) {
            all.insert(all.end(), {double(e.count), e.mean, e.low, e.high});
        }
        for (const auto& [id, e] : r.traits) {
            all.insert(all.end(), {double(e.count), e.mean, e.low, e.high, e.smallest, e.largest});
        }
        for (const auto& values : {r.randomisationSteps, r.curves.deletion.value, r.curves.insertion.value,
                                   r.curves.positive.value, r.curves.negative.value}) {
            all.insert(all.end(), values.begin(), values.end());
        }
        return all;
    };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [&](const FaithfulnessRow& x, const FaithfulnessRow& y) {
                          return x.method == y.method && x.heads == y.heads && numbers(x) == numbers(y);
                      });
}

} // namespace

class TestFaithfulnessRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void intervalsAreThoseOfTheBooks()
    {
        const Estimate mean = estimateOf({1, 2, 3, 4});
        QCOMPARE(mean.mean, 2.5);
        QVERIFY(std::fabs(mean.high - 2.5 - 1.95996 * std::sqrt(5.0 / 3) / 2) < 1e-5);
        QVERIFY(std::fabs(mean.low + mean.high - 5) < 1e-12);
        const Estimate share = proportionOf(8, 10);
        QCOMPARE(share.mean, 0.8);
        QVERIFY(std::fabs(share.low - 0.4902) < 1e-4 && std::fabs(share.high - 0.9433) < 1e-4);
        QCOMPARE(estimateOf({}).count, 0);
        QCOMPARE(proportionOf(0, 0).count, 0);
    }

    void aResumedRunGivesTheSameNumbers()
    {
        const Folder folder;
        const Checkpoint c = tinyCheckpoint();
        const VisionTransformer network(c.config, c.tensors);
        const auto images = locatedImages(folder.path, folder.path / "boxes.csv", c.config);
        QCOMPARE(images.size(), std::size_t(5));
        QCOMPARE(images[1].boxes.size(), std::size_t(2));
        QCOMPARE(images[1].label, 2);
        const FaithfulnessSettings settings = folder.settings(c);
        const auto run = [&](FaithfulnessJournal* journal, const FaithfulnessSettings& s, int stopAt) {
            const CancelToken cancel;
            const auto progress = [&](double fraction, const std::string&) {
                if (stopAt > 0 && fraction * 5 > stopAt) { // in the middle of a picture
                    cancel.cancel();
                }
            };
            return measureFaithfulness(FaithfulnessStudy(network, c.tensors, s), images, journal, progress,
                                       cancel);
        };
        const FaithfulnessReport whole = run(nullptr, settings, 0);
        QCOMPARE(whole.images, 5);
        QCOMPARE(whole.rows.size(), std::size_t(6)); // three methods, two k
        QCOMPARE(whole.rows[0].pointing.count, 5);
        QVERIFY(whole.rows[0].randomisationSteps.size() == 5);
        QCOMPARE(whole.rows[0].traits.at("rounding").count, 5);
        QVERIFY(whole.rows.back().method == "random"
                && whole.rows.back().traits.empty()); // not a map of the network

        const Path file = folder.path / "scores.jsonl";
        {
            FaithfulnessJournal journal(file, settings);
            const FaithfulnessReport half = run(&journal, settings, 2);
            QVERIFY(half.cancelled);
            QCOMPARE(half.images, 2);
            QCOMPARE(half.rows[0].images, 2);
        }
        std::ofstream(file, std::ios::app)
            << "{\"kind\":\"hydrascope-faithfulness\",\"settings\":\"abc"; // as after a crash
        FaithfulnessSettings more = settings;
        more.methods.push_back("generic");
        for (const FaithfulnessSettings& s : {settings, settings, more}) {
            FaithfulnessJournal journal(file, s);
            const FaithfulnessReport rest = run(&journal, s, 0);
            QCOMPARE(rest.images, 5);
            std::vector<FaithfulnessRow> rows = rest.rows;
            rows.erase(std::remove_if(rows.begin(), rows.end(),
                                      [](const auto& row) { return row.method == "generic"; }),
                       rows.end());
            QVERIFY(same(rows, whole.rows));
        }
        FaithfulnessJournal again(file, settings);
        QCOMPARE(run(&again, settings, 0).resumed, 5);
        FaithfulnessSettings others = settings;
        others.seed = 77;
        QVERIFY(others.fingerprint() != settings.fingerprint());
        QCOMPARE(again.others(), std::size_t(0));
        FaithfulnessJournal stranger(file, others);
        QCOMPARE(stranger.others(), std::size_t(10)); // five, and five from one more method
        FaithfulnessSettings named = settings; // the fingerprint has names and values, not indices
        named.ask.options.steps = MapOptions().steps + 1;
        QVERIFY(named.fingerprint() != settings.fingerprint());
        QCOMPARE(run(&stranger, others, 0).resumed, 0);
        using Kind = ClassChoice::Kind; // existing journals store these numbers
        QVERIFY(int(Kind::Top) == 0 && int(Kind::Own) == 1 && int(Kind::Index) == 2 && int(Kind::Output) == 3
                && int(Kind::Norm) == 4 && int(Kind::Similar) == 5 && int(Kind::Direction) == 6
                && int(Kind::Probe) == 7 && int(Kind::Feature) == 8);

        std::ofstream(folder.path / "notes.txt") << "shopping list\n";
        QVERIFY(test::refusedWith("notes.txt",
                                  [&] { FaithfulnessJournal(folder.path / "notes.txt", settings); }));
    }

    void picturesThatCannotBeReadAreLeftOut()
    {
        const Folder folder;
        std::ofstream(folder.path / "p2.png", std::ios::trunc) << "no picture";
        const Checkpoint c = tinyCheckpoint();
        const VisionTransformer network(c.config, c.tensors);
        FaithfulnessSettings settings = folder.settings(c);
        settings.randomisation = false;
        settings.methods = {"centre"};
        const auto images = locatedImages(folder.path, {}, c.config);
        const FaithfulnessReport found =
            measureFaithfulness(FaithfulnessStudy(network, c.tensors, settings), images, nullptr, {}, {});
        QCOMPARE(found.images, 4);
        QCOMPARE(found.skipped.size(), std::size_t(1));
        QVERIFY(found.skipped[0].text().find("p2.png") != std::string::npos);
        QCOMPARE(found.rows[0].pointing.count, 0); // no boxes were given
        settings.labelled = true; // no classes either
        QVERIFY(test::refusedWith("no label", [&] {
            (void)measureFaithfulness(FaithfulnessStudy(network, c.tensors, settings), images, nullptr, {},
                                      {});
        }));
    }

    void tablesOfBoxesAreChecked()
    {
        const Folder folder;
        const Checkpoint c = tinyCheckpoint();
        const auto refused = [&](const char* text, const char* says) {
            const Path file = folder.path / "bad.csv";
            std::ofstream(file) << text;
            return test::refusedWith(says, [&] { (void)locatedImages(folder.path, file, c.config); });
        };
        QVERIFY(refused("", "expected a table"));
        QVERIFY(refused("file,x0,y0,x1\n", "'y1'"));
        QVERIFY(refused("file,x0,y0,x1,y1\np1.png,1,2,nan,4\n", "line 2"));
        QVERIFY(refused("file,x0,y0,x1,y1\n\np1.png,1,2,1,4\n", "line 3"));
        QVERIFY(refused("file,x0,y0,x1,y1\np1.png,1,2\n", "line 2"));
        QVERIFY(refused("file,x0,y0,x1,y1\nq1.png,1,2,3,4\n", "none of its 1 rows"));
        const auto images = locatedImages(folder.path, {}, c.config);
        const auto two = sampleOf(images, 2), three = sampleOf(images, 3);
        QCOMPARE(two.size(), std::size_t(2));
        QCOMPARE(two[1].name, three[1].name);
    }

private:
    // Five pictures of noise with boxes.
    struct Folder
    {
        Folder()
            : path(folder.path().toStdString())
        {
            at::manual_seed(3);
            std::ofstream boxes(path / "boxes.csv");
            boxes << "file,class,x0,y0,x1,y1\n";
            for (int i = 0; i < 5; ++i) {
                const at::Tensor bytes = at::randint(0, 256, {40 * 40 * 3}, at::kByte);
                Image image{40, 40, {}};
                image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + 4800);
                const std::string name = "p" + std::to_string(i) + ".png";
                savePng(path / name, image);
                boxes << name << ",cat," << 4 * i << ",5,30,30.5\n";
            }
            boxes << "p1.png,cat,0,0,8,8\nelsewhere.png,dog,0,0,1,1\n";
        }
        [[nodiscard]] FaithfulnessSettings settings(const Checkpoint& c) const
        {
            FaithfulnessSettings s;
            s.model = c.id;
            s.methods = {"gradient", "relevance", "random"};
            s.heads = {2, 4};
            s.traits = {"rounding", "label"};
            s.ask.plan = AttentionPlan::softmax(3);
            return s;
        }
        QTemporaryDir folder;
        Path path;
    };
};

HYDRA_TEST(TestFaithfulnessRuns, QCoreApplication)
#include "test_faithfulness_runs.moc"

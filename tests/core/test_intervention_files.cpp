// SPDX-License-Identifier: GPL-3.0-or-later
// Files beside a model: an order of its heads, means of heads, neurons with outliers.
#include "core/checkpoint/model_files.h"
#include "core/tensor/machine.h"

#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/small_interventions.h"
#include "tests/support/tensors.h"

using namespace hydra;
using hydra::test::distance;
using hydra::test::fixture;
using hydra::test::refusedWith;
using hydra::test::Small;

class TestInterventionFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useThreadsFor(1); // products too small to share
    }

    // An order of heads: all heads give the same network up to rounding, fewer heads are the most important
    // of each block.
    void headsInOrder()
    {
        const QTemporaryDir folder;
        const Path model = Path(folder.path().toStdString()) / "small.safetensors";
        std::filesystem::copy_file(fixture("weights.safetensors"), model);
        const Small s;
        HeadOrder order{s.checkpoint.id, "ablation", 3, {}, {}, {}};
        order.order = {{2, 0, 3, 1}, {0, 1, 2, 3}, {3, 2, 1, 0}, {1, 3, 0, 2}};
        order.importance.assign(4, {0.5, 0.25, 0.125, -1});
        writeHeadOrder(headOrderBeside(model), order);
        const HeadOrder again = readHeadOrder(headOrderBeside(model));
        QVERIFY(again.order == order.order && again.importance == order.importance && again.pictures == 3);

        const Checkpoint ordered = loadCheckpoint(model);
        QCOMPARE(ordered.config.headOrder.value, std::string("ablation"));
        QVERIFY(ordered.id != s.checkpoint.id);
        const VisionTransformer network(ordered.config, ordered.tensors);
        QVERIFY(distance(network.forward(s.input, s.sub, s.plan)[0], s.expected.at("logits")) < 1e-5);
        // k = 2: the first two of each block's order, as in the whole network without the others.
        std::string off;
        for (int block = 0; block < 4; ++block) {
            for (int place = 2; place < 4; ++place) {
                off += join(off.empty() ? "heads:" : ",", block, ".",
                            order.order[std::size_t(block)][std::size_t(place)]);
            }
        }
        for (const SliceScheme scheme : {SliceScheme::HydraViT, SliceScheme::DynaBert}) {
            QVERIFY(distance(network.forward(s.input, {scheme, 2}, s.plan)[0], s.logits(off)) < 1e-5);
        }
        QVERIFY(loadCheckpoint(model,
                               [] {
                                   ModelOverrides none;
                                   none.headOrder = "none";
                                   return none;
                               }())
                    .id
                == s.checkpoint.id);

        // An order for another model is ignored with a note, and refused if it was requested.
        order.model = std::string(64, '0');
        writeHeadOrder(headOrderBeside(model), order);
        const Checkpoint plain = loadCheckpoint(model);
        QCOMPARE(plain.id, s.checkpoint.id);
        QVERIFY(std::any_of(plain.notes.begin(), plain.notes.end(), [](const std::string& note) {
            return note.find("for another model") != std::string::npos;
        }));
        ModelOverrides named;
        named.headOrder = headOrderBeside(model).string();
        QVERIFY(refusedWith("for another model", [&] { (void)loadCheckpoint(model, named); }));
    }

    void filesOfOursAreRead()
    {
        const QTemporaryDir folder;
        const Path path = Path(folder.path().toStdString());
        OutlierNeurons neurons{"ab", 3, 1.5, 2, 1, {{{0, 7}, 2.5}, {{3, 1}, 0.5}}, {}};
        writeNeurons(path / "n.json", neurons);
        const OutlierNeurons read = readNeurons(path / "n.json");
        QVERIFY(read.moved() == (std::vector<Neuron>{{0, 7}}));
        QCOMPARE(read.ranking.size(), std::size_t(2));
        MeansFile means{"ab", 2, {at::randn({4, 5, 6}), at::randn({4, 6})}, {}};
        writeMeans(path / "m.safetensors", means);
        QVERIFY(at::equal(readMeans(path / "m.safetensors").means.position, means.means.position));
    }

    void wrongFilesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const char* text, const char* part) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(part);
        };
        const QByteArray head =
            R"({"hydrascope":"head order","version":1,"model":"a","method":"m","pictures":1,)";
        row("no json", "{", "");
        row("list", "[]", "head order");
        row("another", R"({"hydrascope":"outlier neurons","version":1})", "head order");
        row("later", R"({"hydrascope":"head order","version":2})", "version");
        row("no order", (head + R"("importance":[]})").constData(), "order");
        row("no blocks", (head + R"("order":[],"importance":[]})").constData(), "blocks");
        row("twice", (head + R"("order":[[0,0]],"importance":[]})").constData(), "each head once");
        row("outside", (head + R"("order":[[0,2]],"importance":[]})").constData(), "each head once");
        row("uneven", (head + R"("order":[[0,1],[0]],"importance":[]})").constData(), "each head once");
        row("huge", (head + R"("order":[[99999999999999999999]],"importance":[]})").constData(),
            "whole number");
        row("fraction", (head + R"("order":[[0.5]],"importance":[]})").constData(), "whole number");
        row("importance", (head + R"("order":[[0,1]],"importance":[[1]]})").constData(), "importance");
        row("words", (head + R"("order":[[0]],"importance":[["x"]]})").constData(), "finite");
        row("many", (head + R"("order":[[0]],"importance":[[1],[1]]})").constData(), "importance");
    }
    void wrongFilesAreRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, part);
        const QTemporaryDir folder;
        const Path path = Path(folder.path().toStdString()) / "x.json";
        writeFileAtomically(path, text.toStdString());
        QVERIFY(refusedWith(part.constData(), [&] { (void)readHeadOrder(path); }));
        QVERIFY(refusedWith("", [&] { (void)readNeurons(path); }));
        QVERIFY(refusedWith("", [&] { (void)readMeans(path); }));
    }
};

HYDRA_TEST(TestInterventionFiles, QCoreApplication)
#include "test_intervention_files.moc"

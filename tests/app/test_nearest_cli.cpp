// SPDX-License-Identifier: GPL-3.0-or-later
// `nearest`: cosines of embeddings against float64; an index that is stored, changed and damaged.
#include "core/checkpoint/checkpoint.h"
#include "core/evaluate/picture_index.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/nn/vision_transformer.h"

#include <QtTest>

#include <algorithm>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::test;

class TestNearestCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;

    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder.root() + QLatin1Char('/') + name;
    }
    [[nodiscard]] QString picture(int i) const { return path(QStringLiteral("set/%1.png").arg(i)); }
    [[nodiscard]] Result nearest(const QStringList& more) const
    {
        return runCli(line("nearest %1 %2", path("tiny.safetensors"), picture(0)) + more);
    }
    void write(int i, int seed) const
    {
        at::manual_seed(static_cast<std::uint64_t>(seed));
        const at::Tensor bytes = at::randint(0, 255, {24 * 24 * 3}, at::kByte);
        Image image{24, 24, {}};
        image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
        savePng(picture(i).toStdString(), image);
    }
    // The classifier's input for picture I. Recovering it from the logits would need a pseudo-inverse, so
    // this takes the class token after the final norm.
    [[nodiscard]] at::Tensor embedding(int i) const
    {
        const Checkpoint c = loadCheckpoint(path("tiny.safetensors").toStdString());
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor pixels =
            preprocess(loadImage(picture(i).toStdString()), Preprocessing::of(c.config)).pixels;
        at::Tensor tokens;
        (void)network.forward(pixels, fullNetwork(c.config), AttentionPlan::softmax(3), {}, nullptr, &tokens);
        return tokens[0][0].to(at::kDouble);
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeTinyModel(path("tiny.safetensors").toStdString());
        std::filesystem::create_directories(path("set").toStdString());
        for (int i = 0; i < 8; ++i) {
            write(i, i + 1);
        }
    }

    void cosinesAreThoseOfTheEmbeddings()
    {
        const Json document = nearest(line("%1 --count 5", path("set"))).json();
        QCOMPARE(document.at("images").get<int>(), 8);
        const Json rows = document.at("rows");
        QCOMPARE(rows.size(), std::size_t(5));
        const at::Tensor query = embedding(0);
        std::vector<std::pair<double, std::string>> expected;
        for (int i = 1; i < 8; ++i) { // not the picture itself
            expected.emplace_back(at::cosine_similarity(query, embedding(i), 0).item<double>(),
                                  picture(i).toStdString());
        }
        std::sort(expected.rbegin(), expected.rend());
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(rows[i].at("input").get<std::string>(), expected[i].second);
            QVERIFY(std::fabs(rows[i].at("similarity").get<double>() - expected[i].first) < 2e-3);
        }
    }

    void anIndexIsKept()
    {
        const QString index = path("i.safetensors");
        const QStringList kept = line("%1 --index %2", path("set"), index);
        const Json first = nearest(kept).json();
        QCOMPARE(nearest({index}).json().at("rows"), first.at("rows"));
        QCOMPARE(nearest(kept).json().at("rows"), first.at("rows"));
        QTest::qWait(20); // gives the file another time
        write(3, 1); // now the same picture as number 0
        QCOMPARE(nearest({index}).json().at("rows"), first.at("rows")); // unchanged
        const Json changed = nearest(kept).json().at("rows");
        QCOMPARE(changed[0].at("input").get<std::string>(), picture(3).toStdString());
        QVERIFY(changed[0].at("similarity").get<double>() > 0.999);
        write(3, 4);
        QVERIFY(QFile::remove(picture(7)));
        QCOMPARE(nearest(kept).json().at("images").get<int>(), 7);
        write(7, 8);
    }

    void anotherQuestionIsRefused()
    {
        const QString index = path("i.safetensors");
        const Result heads = nearest(line("%1 --heads 2", index));
        QVERIFY(heads.code == 2 && heads.err.contains("was made with"));
        const Result size = nearest(line("%1 --size 48", index));
        QVERIFY(size.code == 2 && size.err.contains("was made with"));
        const Result model = nearest({path("tiny.safetensors")});
        QVERIFY(model.code == 3 && model.err.contains("expected an index"));
    }

    // Pictures with their class, as `knn` gets them, and its expected answers in float64.
    void neighboursVote()
    {
        const QString folder = path("classes"), other = path("other");
        const int shown[]{0, 1, 0, 1, 0, 1, 1, 0};
        for (int i = 0; i < 8; ++i) {
            const QString in =
                (i < 5 ? folder : other) + (shown[i] == 0 ? QStringLiteral("/cat") : QStringLiteral("/dog"));
            QVERIFY(QDir().mkpath(in));
            QVERIFY(QFile::copy(picture(i), in + QStringLiteral("/%1.png").arg(i)));
        }
        const auto knn = [&](const QStringList& more) {
            return runCli(line("knn %1 %2 --neighbours 3 --vote majority", path("tiny.safetensors"), folder)
                          + more);
        };
        const auto share = [&](int from, int to) { // accuracy on [FROM, TO), three votes
            int right = 0;
            for (int i = from; i < to; ++i) {
                std::vector<std::pair<double, int>> near;
                for (int j = 0; j < 5; ++j) {
                    if (i != j) {
                        near.emplace_back(at::cosine_similarity(embedding(i), embedding(j), 0).item<double>(),
                                          shown[j]);
                    }
                }
                std::sort(near.rbegin(), near.rend());
                right += int(near[0].second + near[1].second + near[2].second > 1) == shown[i];
            }
            return right / double(to - from);
        };
        const Json alone = knn({}).json();
        QCOMPARE(alone.at("rows")[0].at("images").get<int>(), 5);
        QCOMPARE(alone.at("rows")[0].at("k").get<int>(), 4);
        QCOMPARE(alone.at("rows")[0].at("top1").get<double>(), share(0, 5));
        QVERIFY(alone.at("test").is_null());
        const QString index = path("knn.safetensors");
        const QStringList tested = line("--test %1 --index %2", other, index);
        const Json held = knn(tested).json();
        QCOMPARE(held.at("rows")[0].at("images").get<int>(), 3);
        QCOMPARE(held.at("rows")[0].at("top1").get<double>(), share(5, 8));
        QCOMPARE(readIndex(index.toStdString()).size(), std::int64_t(8));
        QCOMPARE(knn(tested).json().at("rows"), held.at("rows"));
        const Json curve = knn(tested + QStringList{QStringLiteral("--heads"), QStringLiteral("2,4")}).json();
        QCOMPARE(curve.at("rows").size(), std::size_t(2));
        QCOMPARE(curve.at("rows")[1].at("top1"), held.at("rows")[0].at("top1"));
        QVERIFY(QFile::exists(path("knn.k2.safetensors")) && QFile::exists(path("knn.k4.safetensors")));

        const auto figure = [&](const QString& file, const QStringList& more) {
            return runCli(
                line("figure cost %1 --heads 2,4 --axes heads --knn --out %2", path("tiny.safetensors"), file)
                + more);
        };
        const Result needs = figure(path("no.svg"), {});
        QVERIFY(needs.code == 2 && needs.err.contains("--accuracy"));
        const QStringList of = line("--accuracy %1", folder);
        const Json both = cli("knn %1 %2 --heads 2,4", path("tiny.safetensors"), folder).json();
        QVERIFY(figure(path("c.json"), of).code == 0);
        QFile numbers(path("c.json"));
        QVERIFY(numbers.open(QIODevice::ReadOnly));
        const Json drawn = Json::parse(numbers.readAll().toStdString());
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(drawn.at("rows")[i].at("k"), both.at("rows")[i].at("k"));
            QCOMPARE(drawn.at("rows")[i].at("accuracy").get<double>(),
                     both.at("rows")[i].at("top1").get<double>());
        }
        const Result chart = figure(path("c.svg"), of);
        QVERIFY2(chart.code == 0, chart.err.constData());
        const std::string again = chart.json().at("command").get<std::string>();
        QVERIFY(again.find(" --knn") != std::string::npos && again.find("--axes heads") != std::string::npos);
        QVERIFY(QDir().mkpath(other + QStringLiteral("/bird")));
        QVERIFY(QFile::copy(picture(0), other + QStringLiteral("/bird/0.png")));
        const Result bird = knn(tested);
        QVERIFY(bird.code == 3 && bird.err.contains("is not one of the 2 classes"));
    }

    void damageIsRefused()
    {
        const Path file = path("d.safetensors").toStdString();
        const auto refused = [&] { return refusalOf([&] { (void)readIndex(file); }); };
        const auto written = [&](at::Tensor rows, at::Tensor stamps, std::vector<std::string> names) {
            writeIndex(file, {"q", std::move(names), std::move(stamps), std::move(rows)});
            return refused();
        };
        const at::Tensor rows = at::ones({2, 4}, at::kHalf), stamps = at::ones({2, 2}, at::kLong);
        QCOMPARE(written(rows, stamps, {"a", "b"}), QStringLiteral("<accepted>"));
        QVERIFY(written(rows, stamps, {"a"}).contains(QStringLiteral("do not match 1 names")));
        QVERIFY(written(rows.to(at::kFloat), stamps, {"a", "b"}).contains(QStringLiteral("do not match")));
        at::Tensor names = at::zeros({2}, at::kByte);
        const auto parts = [&](const at::Tensor& one, const at::Tensor& other) {
            writeSafetensors(file,
                             {{"rows.0000", one}, {"rows.0001", other}, {"stamps", stamps}, {"names", names}},
                             {{"format", "hydrascope-pictures-1"}, {"question", "q"}});
            return refused();
        };
        QCOMPARE(parts(rows[0].view({1, 4}), rows[1].view({1, 4})), QStringLiteral("<accepted>"));
        QCOMPARE(readIndex(file).rows.sizes(), at::IntArrayRef({2, 4}));
        QVERIFY(parts(rows[0], rows[1]).contains(QStringLiteral("do not match")));
        QVERIFY(parts(rows[0].view({1, 4}), rows[1].view({2, 2})).contains(QStringLiteral("do not match")));
        QVERIFY(written(rows, stamps.flatten(), {"a", "b"}).contains(QStringLiteral("do not match")));
    }

    // More rows than are compared at once; the position of the largest is known.
    void manyRows()
    {
        PictureIndex index;
        index.rows = at::zeros({300'000, 8}, at::kHalf);
        index.rows.select(1, 0).fill_(0.5);
        index.rows[299'999][0] = 0.75;
        index.rows[131'072][0] = 0.625;
        at::Tensor query = at::zeros({8}, at::kHalf);
        query[0] = 1;
        const auto found = nearestRows(index, query, 2);
        QCOMPARE(found[0].first, std::int64_t(299'999));
        QCOMPARE(found[1].first, std::int64_t(131'072));
        QCOMPARE(found[0].second, 0.75);
    }
};

HYDRA_TEST(TestNearestCli, QCoreApplication)
#include "test_nearest_cli.moc"

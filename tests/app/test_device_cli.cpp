// SPDX-License-Identifier: GPL-3.0-or-later
// --device, --precision and --batch on the command line: refusals, messages, and that batches and rounded
// products agree with single pictures and exact products, within bounds.
#include "core/image/load.h"
#include "core/tensor/compute_on.h"

#include <ATen/Context.h>

#include <QtTest>

#include <fstream>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

class TestDeviceCli : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    const QString m_model = shippedModel();
    static constexpr int s_pictures = 7;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] Result predict(const QStringList& more) const
    {
        return runCli(line("predict %1 %2", m_model, path("pictures")) + more);
    }
    // Logits of the first class of every picture.
    static std::vector<double> logitsOf(const Json& document)
    {
        std::vector<double> found;
        for (const Json& row : document.at("results")) {
            found.push_back(row.at("heads").at(0).at("top").at(0).at("logit").get<double>());
        }
        return found;
    }
    static double farthest(const std::vector<double>& a, const std::vector<double>& b)
    {
        double most = a.size() == b.size() ? 0 : 1e9;
        for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
            most = std::max(most, std::fabs(a[i] - b[i]));
        }
        return most;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (int i = 0; i < s_pictures; ++i) {
            QDir().mkpath(path("pictures"));
            Image image{64, 64, std::vector<std::uint8_t>(64 * 64 * 3)};
            for (std::size_t at = 0; at < image.rgb.size(); ++at) {
                image.rgb[at] = static_cast<std::uint8_t>(at * std::size_t(i + 3) / 17);
            }
            savePng(path("pictures").toStdString() + "/" + std::to_string(i) + ".png", image);
        }
        std::ofstream(path("broken.jpg").toStdString()) << "\xff\xd8\xff no more";
    }

    void whatIsNotThereIsRefused()
    {
        if (at::globalContext().hasCUDART()) {
            qInfo("this LibTorch has CUDA; nothing is refused for want of it");
        } else {
            const Result cuda = predict(line("--device cuda"));
            QCOMPARE(cuda.code, 2);
            QVERIFY2(cuda.err.contains("computes on the processor only") && cuda.err.contains("pytorch.org"),
                     cuda.err.constData());
        }
        const Result abacus = predict(line("--device abacus"));
        QCOMPARE(abacus.code, 2);
        QVERIFY2(abacus.err.contains("expected cpu, cuda or cuda:N"), abacus.err.constData());
        const Result half = predict(line("--precision half"));
        QCOMPARE(half.code, 2);
        QVERIFY2(half.err.contains("expected float32 or bfloat16, got 'half'"), half.err.constData());
    }

    void batchesAreTheSamePictures()
    {
        const Result one = predict({});
        QVERIFY2(one.code == 0, one.err.constData());
        QVERIFY(!one.json().contains("computed_on"));
        const Result many = predict(line("--batch 3"));
        QVERIFY2(many.code == 0, many.err.constData());
        QCOMPARE(logitsOf(one.json()).size(), std::size_t(s_pictures));
        QVERIFY(farthest(logitsOf(many.json()), logitsOf(one.json())) < 1e-4);
    }

    void aStoreInBatches()
    {
        const QStringList words = line("%1 --batch 3 --store %2", path("broken.jpg"), path("batches.jsonl"));
        const Result stored = predict(words);
        QVERIFY2(stored.code == 3, stored.err.constData());
        QCOMPARE(stored.json().at("done").get<int>(), s_pictures + 1);
        QCOMPARE(stored.json().at("refused").get<int>(), 1);
        QVERIFY(stored.json().at("complete").get<bool>());
        QCOMPARE(predict(words).json().at("before").get<int>(), s_pictures + 1);
        const Result other = predict(line("%1 --store %2", path("broken.jpg"), path("batches.jsonl")));
        QCOMPARE(other.code, 3); // another fingerprint
        QVERIFY2(other.err.contains("batch"), other.err.constData());
    }

    void roundedProductsSaySo()
    {
        const Result whole = predict({});
        const Result rounded = predict(line("--precision bfloat16"));
        QVERIFY2(rounded.code == 0, rounded.err.constData());
        QCOMPARE(rounded.json().at("computed_on").get<std::string>(),
                 std::string("cpu, products in bfloat16"));
        QVERIFY2(rounded.err.contains("no faster"), rounded.err.constData());
        const double off = farthest(logitsOf(rounded.json()), logitsOf(whole.json()));
        QVERIFY2(off > 1e-5 && off < 1, qPrintable(QString::number(off)));

        const Result maps =
            cli("explain %1 %2 --method attention --out %3 --format json --precision bfloat16", m_model,
                path("pictures/0.png"), path("maps"));
        QVERIFY2(maps.code == 0, maps.err.constData());
        std::ifstream said(maps.json().at("maps").at(0).at("files").at(0).get<std::string>());
        QCOMPARE(Json::parse(said).at("computed_on").get<std::string>(),
                 std::string("cpu, products in bfloat16"));
    }

    void storesOfTwoPrecisionsAreTwo()
    {
        const QStringList store = line("--store %1", path("two.jsonl"));
        QCOMPARE(predict(store).code, 0);
        const Result other =
            predict(store + QStringList{QStringLiteral("--precision"), QStringLiteral("bfloat16")});
        QCOMPARE(other.code, 3);
        QVERIFY2(other.err.contains("computed_on"), other.err.constData());
    }
};

HYDRA_TEST(TestDeviceCli, QCoreApplication)
#include "test_device_cli.moc"

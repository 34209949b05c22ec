// SPDX-License-Identifier: GPL-3.0-or-later
// The models that come with the program: each opens without a question, and is as good as its card states.
#include "core/checkpoint/checkpoint.h"
#include "core/engine/shipped.h"
#include "core/nn/vision_transformer.h"
#include "core/train/config.h"
#include "core/train/data_set.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <cmath>
#include <filesystem>
#include <functional>
#include <map>
#include <set>

#include "tests/support/program.h"
#include "tests/support/shared.h"

using namespace hydra;

namespace {

QString cardOf(const engine::ShippedModel& model)
{
    QFile file(QString::fromStdString(Path(model.path).replace_extension("md").string()));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// k -> top-1 % of the card's first table.
std::map<int, double> accuracies(const QString& card)
{
    std::map<int, double> found;
    static const QRegularExpression row(QStringLiteral(R"(^\| *(\d+) *\| *([\d.]+) *\|)"),
                                        QRegularExpression::MultilineOption);
    for (auto match = row.globalMatch(card); match.hasNext();) {
        const QRegularExpressionMatch each = match.next();
        found.emplace(each.captured(1).toInt(), each.captured(2).toDouble());
    }
    return found;
}

at::Tensor normalised(const DataSet& set, const VitConfig& config)
{
    const at::Tensor bytes = at::from_blob(const_cast<std::uint8_t*>(set.pixels.data()),
                                           {set.count, set.size, set.size, 3}, at::kByte);
    const at::Tensor mean = at::tensor(at::ArrayRef<double>(config.mean.value), at::kFloat);
    const at::Tensor deviation = at::tensor(at::ArrayRef<double>(config.std.value), at::kFloat);
    return ((bytes.to(at::kFloat) / 255 - mean) / deviation).permute({0, 3, 1, 2}).contiguous();
}

} // namespace

class TestShippedModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(!engine::shippedModels().empty()); }

    void theyAreSmallTogether()
    {
        std::uintmax_t bytes = 0;
        for (const engine::ShippedModel& model : engine::shippedModels()) {
            bytes += std::filesystem::file_size(model.path);
        }
        QVERIFY2(bytes < 40'000'000, qPrintable(QString::number(bytes)));
    }

    void nothingAboutThemIsAssumed_data() { addModels(); }
    void nothingAboutThemIsAssumed()
    {
        const engine::ShippedModel model = chosen();
        const Checkpoint checkpoint = loadCheckpoint(model.path);
        const VitConfig& config = checkpoint.config;
        QVERIFY(checkpoint.missing.empty());
        QVERIFY(checkpoint.unexpected.empty());
        QCOMPARE(config.classNames.value.size(), std::size_t(config.numClasses.value));
        for (const Provenance from :
             {config.numHeads.from, config.headDim.from, config.patchSize.from, config.normEps.from,
              config.mean.from, config.std.from, config.trainedHeads.from, config.classNames.from}) {
            QVERIFY(from != Provenance::Default);
        }
        const std::map<int, double> card = accuracies(cardOf(model));
        for (const int k : config.trainedHeads.value) {
            QVERIFY2(card.count(k) == 1,
                     qPrintable(QStringLiteral("the card is silent about k = %1").arg(k)));
        }
    }

    void theCardsOfThePhotoModelsHold_data()
    {
        const int rows = addModels([](const engine::ShippedModel& model) {
            return loadCheckpoint(model.path).config.classNames.value.front() == "tench";
        }); // the scenes' model: test_train renders pictures for it
        QVERIFY(rows > 0);
    }
    void theCardsOfThePhotoModelsHold()
    {
        HYDRA_NEED_SHARED("data/imagenette128-val.tar");
        const engine::ShippedModel model = chosen();
        const Checkpoint checkpoint = loadCheckpoint(model.path);
        const DataSet photos = photosFor(checkpoint.config);
        const at::Tensor pixels = normalised(photos, checkpoint.config);
        const at::Tensor labels = at::tensor(photos.labels);
        const VisionTransformer network(checkpoint.config, checkpoint.tensors);
        const std::vector<int> trained = checkpoint.config.trainedHeads.value;
        const std::map<int, double> card = accuracies(cardOf(model));
        for (const int k : std::set<int>{trained.front(), trained.back()}) {
            const at::Tensor logits =
                network.forward(pixels, {SliceScheme::HydraViT, k}, network.trainedPlan());
            const double found = 100 * logits.argmax(1).eq(labels).to(at::kDouble).mean().item<double>();
            const double stated = card.at(k);
            // Four standard deviations of the mean over this many pictures.
            const double room = 4 * std::sqrt(stated * (100 - stated) / photos.count);
            QVERIFY2(
                std::fabs(found - stated) < room,
                qPrintable(QStringLiteral("k = %1: %2 %, the card says %3").arg(k).arg(found).arg(stated)));
        }
    }

private:
    static int addModels(const std::function<bool(const engine::ShippedModel&)>& wanted = {})
    {
        QTest::addColumn<int>("index");
        int index = 0, rows = 0;
        for (const engine::ShippedModel& model : engine::shippedModels()) {
            if (!wanted || wanted(model)) {
                QTest::newRow(model.name.c_str()) << index;
                ++rows;
            }
            ++index;
        }
        return rows;
    }
    static engine::ShippedModel chosen()
    {
        QFETCH(int, index);
        return engine::shippedModels().at(std::size_t(index));
    }
    // Every eighth picture of the val part, preprocessed as the model's file says.
    static DataSet photosFor(const VitConfig& config)
    {
        DataConfig data;
        data.kind = DataKind::Archive;
        data.path = hydra::test::sharedFolder() / "data" / "imagenette128-val.tar";
        data.holdOut = 8;
        data.heldOut = true;
        data.crop = config.cropFraction;
        return loadDataSet(data, config.imageHeight, config.patchSize, {}, {}, {});
    }
};

HYDRA_TEST(TestShippedModels, QCoreApplication)
#include "test_shipped_models.moc"

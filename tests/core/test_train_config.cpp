// SPDX-License-Identifier: GPL-3.0-or-later
// The configuration of a training: which values are accepted, which are refused and how.
#include "core/base/error.h"
#include "core/train/config.h"

#include <QtTest>

#include <nlohmann/json.hpp>

#include "tests/support/good_config.h"
#include "tests/support/program.h"

using namespace hydra;
using hydra::test::goodConfig;
using hydra::test::parsed;

class TestTrainConfig : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void configIsReadAndWrittenBack()
    {
        const TrainConfig config = parsed(goodConfig());
        QCOMPARE(config.name, std::string("tiny"));
        QCOMPARE(config.output, Path("/folder/out"));
        QCOMPARE(config.data.seed, 1U);
        QCOMPARE(config.val.count, 8);
        QCOMPARE(config.heads, (std::vector<int>{1, 2}));
        QCOMPARE(parsed(nlohmann::json::parse(config.json())).json(), config.json());
        const VitConfig vit = config.vitConfig({"a", "b"});
        QCOMPARE(vit.embedDim.value, 32);
        QCOMPARE(vit.mlpHidden.value, 128);
        QCOMPARE(vit.tokens(), 17);
    }

    void identityIgnoresWhatDoesNotDecideTheWeights()
    {
        auto other = goodConfig();
        other["output"] = "elsewhere";
        other["checkpoint_steps"] = 7;
        other["title"] = "another";
        QCOMPARE(parsed(other).identity(), parsed(goodConfig()).identity());
        other["batch"] = 5;
        QVERIFY(parsed(other).identity() != parsed(goodConfig()).identity());
    }

    void aBaseIsWhatIsNotSaid()
    {
        const QTemporaryDir scratch;
        const Path folder = scratch.path().toStdString();
        auto base = goodConfig();
        base["augment"] = {{"flip", 0.1}, {"erase", 0.2}};
        base["weights"] = {1, 3};
        writeFileAtomically(folder / "base.json", base.dump());
        const nlohmann::json own = {
            {"base", "base.json"}, {"name", "other"}, {"augment", {{"flip", 0.3}}}, {"weights", nullptr}};
        writeFileAtomically(folder / "own.json", own.dump());
        const TrainConfig config = TrainConfig::load(folder / "own.json");
        QCOMPARE(config.name, std::string("other"));
        QCOMPARE(config.augment.flip, 0.3);
        QCOMPARE(config.augment.erase, 0.2);
        QVERIFY(config.weights.empty());
        QCOMPARE(config.steps, 10);
        for (const char* wrong : {R"({"base": "own.json"})", R"({"base": "../base.json"})", R"({"base": 3})",
                                  R"({"base": "nowhere.json"})"}) {
            writeFileAtomically(folder / "own.json", std::string(wrong));
            QVERIFY_EXCEPTION_THROWN((void)TrainConfig::load(folder / "own.json"), Error);
        }
    }

    void heldOutPicturesAreNeverTrainedOn()
    {
        auto json = goodConfig();
        json["val"] = {{"seed", 1}, {"count", 8}};
        QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error);
        json["data"] = {{"kind", "archive"}, {"path", "a.tar"}};
        json["val"] = {{"kind", "archive"}, {"path", "a.tar"}};
        QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error);
        json["val"] = {{"kind", "archive"}, {"path", "b.tar"}};
        QCOMPARE(parsed(json).val.path, Path("/folder/b.tar"));
        json["data"]["hold_out"] = 5;
        json["val"] = {{"kind", "archive"}, {"path", "a.tar"}, {"hold_out", 5}, {"held_out", true}};
        QVERIFY(parsed(json).val.heldOut);
        json["test"] = {{"kind", "archive"}, {"path", "a.tar"}, {"hold_out", 4}, {"held_out", true}};
        QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error); // every fourth is not every fifth
        json["test"] = {{"kind", "archive"}, {"path", "a.tar"}, {"held_out", true}};
        QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error); // the number of parts is missing
    }

    void aTeacherIsReadAndWrittenBack()
    {
        auto json = goodConfig();
        const std::string before = parsed(json).identity();
        json["teacher"] = {{"path", "big.safetensors"}, {"labels", 0.5}, {"features", 2}, {"views", 4}};
        json["augment"] = {{"cutmix", 0.4}, {"mixup", 0.6}};
        const TrainConfig config = parsed(json);
        QCOMPARE(config.teacher.path, Path("/folder/big.safetensors"));
        QCOMPARE(config.teacher.views, 4);
        QCOMPARE(parsed(nlohmann::json::parse(config.json())).json(), config.json());
        QVERIFY(config.identity() != before);
        json["teacher"] = {{"path", "big.safetensors"}};
        QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error); // it would teach no network
        json.erase("teacher");
        json["augment"]["cutmix"] = 0.5;
        QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error); // more than every batch
    }

    void aCropIsOfWhatIsJudgedAlone()
    {
        auto json = goodConfig();
        json["data"] = {{"kind", "archive"}, {"path", "a.tar"}, {"hold_out", 5}};
        json["val"] = {{"kind", "archive"}, {"path", "a.tar"}, {"hold_out", 5}, {"held_out", true}};
        json["test"] = {{"kind", "archive"}, {"path", "b.tar"}};
        const std::string before = parsed(json).identity();
        json["crop"] = 0.875;
        const TrainConfig config = parsed(json);
        QCOMPARE(config.data.crop, 1.0);
        QCOMPARE(config.val.crop, 0.875);
        QCOMPARE(config.test.crop, 0.875);
        QCOMPARE(config.vitConfig({"a", "b"}).cropFraction.value, 0.875);
        QCOMPARE(config.identity(), before); // the weights do not depend on it
        QCOMPARE(parsed(nlohmann::json::parse(config.json())).json(), config.json());
    }

    void configErrorsNameTheKey_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("expected");
        QTest::newRow("unknown key") << "/stepz"
                                     << "3"
                                     << "unknown key \"stepz\"";
        QTest::newRow("unknown inner key") << "/model/heads"
                                           << "3"
                                           << "model: unknown key \"heads\"";
        QTest::newRow("a text for a number") << "/batch"
                                             << "\"4\""
                                             << ": batch: expected a whole number";
        QTest::newRow("a fraction") << "/steps"
                                    << "1.5"
                                    << ": steps: expected a whole number";
        QTest::newRow("too small") << "/steps"
                                   << "0"
                                   << ": steps: expected";
        QTest::newRow("negative") << "/learning_rate"
                                  << "-1"
                                  << ": learning_rate: expected a number from 0";
        QTest::newRow("huge") << "/batch"
                              << "99999999999999999999"
                              << ": batch: expected";
        QTest::newRow("unknown kind") << "/data/kind"
                                      << "\"video\""
                                      << "expected \"scenes\", \"folder\" or \"archive\"";
        QTest::newRow("a list") << "/data"
                                << "[]"
                                << "data: expected an object";
        QTest::newRow("head too many") << "/heads"
                                       << "[1,3]"
                                       << ": heads: expected a whole number from 1 to 2";
        QTest::newRow("heads twice") << "/heads"
                                     << "[1,1]"
                                     << "ascending";
        QTest::newRow("weights") << "/weights"
                                 << "[1]"
                                 << ": weights: expected one for each of the 2 heads";
        QTest::newRow("patch") << "/model/patch_size"
                               << "7"
                               << "not a multiple of patch_size 7";
        QTest::newRow("mean") << "/model/mean"
                              << "[0.5]"
                              << "expected 3 numbers";
        QTest::newRow("folder in name") << "/name"
                                        << "\"a/b\""
                                        << ": name: expected";
        QTest::newRow("crop of scenes") << "/crop"
                                        << "0.9"
                                        << "\"crop\" needs photographs";
        QTest::newRow("crop") << "/crop"
                              << "1.1"
                              << ": crop: expected a number from";
        QTest::newRow("truth value") << "/half"
                                     << "1"
                                     << "expected true or false";
    }
    void configErrorsNameTheKey()
    {
        QFETCH(QString, pointer);
        QFETCH(QString, value);
        QFETCH(QString, expected);
        auto json = goodConfig();
        json[nlohmann::json::json_pointer(pointer.toStdString())] =
            nlohmann::json::parse(value.toStdString());
        try {
            (void)parsed(json);
            QFAIL("was accepted");
        } catch (const Error& error) {
            QCOMPARE(error.code(), ErrorCode::Input);
            const QString message = QString::fromUtf8(error.what());
            QVERIFY2(message.startsWith("tiny.json") && message.contains(expected), error.what());
        }
    }

    void missingKeysAndBrokenTextAreErrors()
    {
        for (const char* key : {"name", "output", "data", "val", "steps"}) {
            auto json = goodConfig();
            json.erase(key);
            QVERIFY_EXCEPTION_THROWN((void)parsed(json), Error);
        }
        QVERIFY_EXCEPTION_THROWN((void)TrainConfig::parse("{", "x", ""), Error);
        auto folder = goodConfig();
        folder["data"] = {{"kind", "folder"}, {"path", "pictures"}};
        QCOMPARE(parsed([&] {
                     auto json = folder;
                     json["val"] = {{"kind", "folder"}, {"path", "others"}};
                     return json;
                 }())
                     .data.path,
                 Path("/folder/pictures"));
    }
};

HYDRA_TEST(TestTrainConfig, QCoreApplication)
#include "test_train_config.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// How outputs are turned into answers: who decides it, and that everything derived from a probability uses
// that one.
#include "core/checkpoint/checkpoint.h"
#include "core/checkpoint/facts.h"
#include "core/engine/session.h"
#include "core/evaluate/accuracy.h"
#include "core/evaluate/perturbation.h"
#include "core/explain/explain.h"
#include "core/explain/lens.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"
#include "core/model/override_fields.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/support/key_maker.h"
#include "tests/support/pictures.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::engine;
using test::plainVit;
using test::refusedWith;
using Json = nlohmann::json;

namespace {

double shareOf(Answers answers, const std::vector<double>& logits, std::size_t index)
{
    double sum = 0;
    for (const double logit : logits) {
        sum += std::exp(logit);
    }
    return answers == Answers::Softmax ? std::exp(logits[index]) / sum
        : answers == Answers::Sigmoid  ? 1 / (1 + std::exp(-logits[index]))
                                       : logits[index];
}

} // namespace

class TestOutputs : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    [[nodiscard]] Path folder() const { return Path(m_folder.path().toStdString()) / "model"; }
    // A model of OUTPUTS outputs whose config.json has TYPE.
    [[nodiscard]] Path model(int outputs, const Json& type, const KeyValues& words = {}) const
    {
        at::manual_seed(5);
        NamedTensors tensors = plainVit(2, 3, outputs);
        tensors["head.weight"] *= 0.05;
        std::filesystem::create_directories(folder());
        writeSafetensors(folder() / "model.safetensors", tensors, words);
        Json config{{"model_type", "vit"},      {"hidden_size", 128},       {"num_hidden_layers", 2},
                    {"num_attention_heads", 4}, {"intermediate_size", 256}, {"image_size", 12},
                    {"patch_size", 4}};
        if (!type.is_discarded()) {
            config["problem_type"] = type;
        }
        std::ofstream(folder() / "config.json") << config.dump();
        return folder();
    }

private Q_SLOTS:
    void whoSaysIt_data()
    {
        QTest::addColumn<int>("outputs");
        QTest::addColumn<QByteArray>("type"); // in JSON
        QTest::addColumn<QByteArray>("user");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("answers");
        QTest::addColumn<QString>("from");
        const auto row = [](const char* name, int outputs, const char* type, const char* user,
                            const char* file, const char* answers, const char* from) {
            QTest::newRow(name) << outputs << QByteArray(type) << QByteArray(user) << QByteArray(file)
                                << QString(answers) << QString(from);
        };
        row("nothing", 5, "null", "", "", "softmax", "default");
        row("single", 5, "\"single_label_classification\"", "", "", "softmax", "config");
        row("several", 5, "\"multi_label_classification\"", "", "", "sigmoid", "config");
        row("regression", 5, "\"regression\"", "", "", "values", "config");
        row("one output", 1, "null", "", "", "sigmoid", "inferred");
        row("one output, single", 1, "\"single_label_classification\"", "", "", "sigmoid", "inferred");
        row("one output, several", 1, "\"multi_label_classification\"", "", "", "sigmoid", "config");
        row("one number", 1, "\"regression\"", "", "", "values", "config");
        row("user", 5, "\"multi_label_classification\"", "softmax", "", "softmax", "user");
        row("user of numbers", 1, "null", "values", "", "values", "user");
        row("user of an unknown type", 5, "\"ranking\"", "sigmoid", "", "sigmoid", "user");
        row("file", 5, "\"regression\"", "", "sigmoid", "sigmoid", "file");
    }
    void whoSaysIt()
    {
        QFETCH(int, outputs);
        QFETCH(QByteArray, type);
        QFETCH(QByteArray, user);
        QFETCH(QByteArray, file);
        ModelOverrides said;
        if (!user.isEmpty()) {
            setOverride(said, "answers", user.toStdString(), "--answers");
        }
        const KeyValues words = file.isEmpty() ? KeyValues() : KeyValues{{"answers", file.toStdString()}};
        const Checkpoint c = loadCheckpoint(model(outputs, Json::parse(type.toStdString()), words), said);
        QTEST(QString(wordOf(c.config.answers.value)), "answers");
        QTEST(QString(name(c.config.answers.from)), "from");
        if (!type.contains("ranking")) { // refused unless the user or the file says otherwise
            QCOMPARE(c.id != loadCheckpoint(folder()).id, !user.isEmpty()); // overriding changes it
        }
    }

    void whatCannotBeIsRefused()
    {
        QVERIFY(refusedWith("metadata 'problem_type' is 'ranking'; expected one of softmax, sigmoid, values",
                            [&] { (void)loadCheckpoint(model(5, "ranking")); }));
        ModelOverrides softmax;
        softmax.answers = Answers::Softmax;
        QVERIFY(refusedWith("softmax of a single output is always 1",
                            [&] { (void)loadCheckpoint(model(1, nullptr), softmax); }));
    }

    void allThatFollowsFollowsIt_data()
    {
        QTest::addColumn<int>("outputs");
        QTest::addColumn<int>("answers");
        QTest::newRow("softmax") << 5 << int(Answers::Softmax);
        QTest::newRow("sigmoid") << 5 << int(Answers::Sigmoid);
        QTest::newRow("values") << 5 << int(Answers::Values);
        QTest::newRow("one class") << 1 << int(Answers::Sigmoid);
        QTest::newRow("one number") << 1 << int(Answers::Values);
    }
    void allThatFollowsFollowsIt()
    {
        QFETCH(int, outputs);
        QFETCH(int, answers);
        const auto wanted = static_cast<Answers>(answers);
        const bool values = wanted == Answers::Values;
        ModelOverrides said;
        said.answers = wanted;
        Session session;
        const OpenedModel opened = session.files().openModel(model(outputs, nullptr).string(), said);
        savePng(folder() / "picture.png", test::noisePicture(12));
        const OpenedImage image = session.files().openImage((folder() / "picture.png").string());
        const NetworkKey key =
            networkKey({image.id, opened.id, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(2)});

        const PredictionPtr p = session.answer(key);
        const std::vector<double> logits(p->logits.begin(), p->logits.end());
        QCOMPARE(p->answers, wanted);
        QCOMPARE(QString(p->word()), QString(values ? "value" : "probability"));
        for (std::size_t i = 0; i < logits.size(); ++i) {
            QVERIFY(std::fabs(double(p->probabilities[i]) - shareOf(wanted, logits, i)) < 1e-6);
        }
        QCOMPARE(opened.config.className(0), std::string(values ? "output 0" : "class 0"));

        // Deletion and insertion start from it; values are followed as values.
        const ClassChoice target = answeredBy(opened.config, {ClassChoice::Kind::Index, outputs - 1});
        QCOMPARE(target.kind, values ? ClassChoice::Kind::Output : ClassChoice::Kind::Index);
        QCOMPARE(firstTarget(opened.config).isClass(), !values);
        MapKey asked = mapKey({key, {}, target});
        parts(asked).options.method = "gradient";
        const ScorePtr score = session.answer(normalised(ScoreKey{asked, {}}));
        QCOMPARE(score->ofProbability(), !values);
        const auto last = static_cast<std::size_t>(outputs - 1);
        QVERIFY(std::fabs(score->whole - shareOf(wanted, logits, last)) < 1e-5);

        // The lens after the last block is the prediction; values have no probability.
        const LensPtr lens = session.answer(LensKey{key, -1, target});
        const LensLevel& end = lens->levels.back();
        QCOMPARE(std::isnan(end.probability), values);
        QCOMPARE(lens->classIndex, values ? -1 : outputs - 1);
        QCOMPARE(end.best, values ? -1 : p->ranking[0]);
        QVERIFY(std::fabs(end.logit - logits[last]) < 1e-4);
        QVERIFY(values || std::fabs(end.probability - shareOf(wanted, logits, last)) < 1e-5);

        // Occlusion measures it: each square holds the difference that it makes.
        const Checkpoint c = loadCheckpoint(folder(), said);
        const VisionTransformer network(c.config, c.tensors);
        const at::Tensor pixels = at::randn({2, 3, 12, 12});
        const NetworkScorer scorer(network, key.sub, key.plan, Target(outputs - 1), 2);
        const at::Tensor worth = scorer.worth(pixels, ClassValue::Probability, {}).values;
        const at::Tensor raw = network.forward(pixels, key.sub, key.plan).to(at::kDouble);
        for (int i = 0; i < 2; ++i) {
            const std::vector<double> row(raw[i].data_ptr<double>(), raw[i].data_ptr<double>() + outputs);
            QVERIFY(std::fabs(worth[i].item<double>() - shareOf(wanted, row, last)) < 1e-6);
        }
    }

    // By its definition: for each class, the mean precision of the ranking down to each picture that has it.
    void severalLabelsHaveAnAveragePrecision()
    {
        const Checkpoint c = loadCheckpoint(model(5, "multi_label_classification"));
        const VisionTransformer network(c.config, c.tensors);
        const std::vector<std::set<int>> truth{{0, 2}, {1}, {2}, {0, 1, 2}, {4}};
        std::vector<LabelledImage> labels;
        std::vector<std::vector<double>> logits;
        for (std::size_t i = 0; i < truth.size(); ++i) {
            const Path file = folder() / join(i, ".png");
            savePng(file, test::noisePicture(12, 30 + i));
            for (const int label : truth[i]) {
                labels.push_back({file, label});
            }
            const at::Tensor pixels = preprocess(loadImage(file), Preprocessing::of(c.config)).pixels;
            const at::Tensor row =
                network.forward(pixels, {SliceScheme::HydraViT, 4}, AttentionPlan::softmax(2))
                    .to(at::kDouble);
            logits.emplace_back(row.data_ptr<double>(), row.data_ptr<double>() + 5);
        }
        double mean = 0;
        for (int label = 0; label < 5; ++label) {
            double precision = 0;
            int have = 0;
            for (std::size_t i = 0; i < truth.size(); ++i) {
                if (truth[i].count(label) == 0) {
                    continue;
                }
                int above = 0, right = 0;
                for (std::size_t j = 0; j < truth.size(); ++j) {
                    if (logits[j][std::size_t(label)] >= logits[i][std::size_t(label)]) {
                        ++above;
                        right += int(truth[j].count(label));
                    }
                }
                precision += double(right) / above;
                ++have;
            }
            mean += have > 0 ? precision / have / 4 : 0; // class 3 has no picture
        }
        Ask ask;
        ask.plan = AttentionPlan::softmax(2);
        std::rotate(labels.begin(), labels.begin() + 3, labels.end()); // separates labels
        for (const int batch : {2, 16}) {
            const auto rows = evaluate(network, labels, {4}, ask, batch, {}, {});
            QCOMPARE(rows.front().images, 5);
            QVERIFY(rows.front().averagePrecision
                    && std::fabs(*rows.front().averagePrecision - mean) < 1e-12);
        }
        const auto one = evaluate(network, {labels.begin(), labels.begin() + 1}, {4}, ask, 4, {}, {});
        QVERIFY(!one.front().averagePrecision); // one label each: not defined
    }

    // A table may give several labels: no single label makes the first answer right or wrong.
    void severalLabelsAreReadAndNoneIsTheOne()
    {
        const VitConfig config = loadCheckpoint(model(5, "multi_label_classification")).config;
        const Path pictures = folder() / "several";
        std::filesystem::create_directories(pictures);
        std::ofstream(pictures / "labels.csv") << "file;class_index\na.png;0\na.png;2\nb.png;1\n";
        const auto labels = labelledFolder(pictures, config);
        QCOMPARE(labels.size(), std::size_t(3));
        QCOMPARE(labels[1].classIndex, 2);
        std::vector<Message> notes;
        for (const VitConfig& each : {config, loadCheckpoint(model(5, nullptr)).config}) {
            QCOMPARE(knownClasses({pictures / "a.png", pictures / "b.png"}, each, notes),
                     (std::vector<int>{-1, 1}));
        }
    }

    // One label per picture: a table that gives two classes contradicts itself.
    void twoClassesOfOnePictureAreRefused()
    {
        const Checkpoint c = loadCheckpoint(model(5, nullptr));
        const VisionTransformer network(c.config, c.tensors);
        const Path picture = folder() / "a.png";
        QVERIFY(refusedWith("several classes", [&] {
            (void)evaluate(network, {{picture, 0}, {picture, 2}}, {4}, {}, 4, {}, {});
        }));
    }

    // The configuration that Hugging Face's wrapper of timm writes.
    void timmsConfigurationSaysIt()
    {
        const Path with = model(5, nullptr);
        std::ofstream(with / "config.json")
            << R"({"architecture": "vit_custom", "num_classes": 5, "problem_type": "multi_label_classification",)"
               R"( "model_args": {"num_heads": 4, "img_size": 12}})";
        const VitConfig config = loadCheckpoint(with).config;
        QVERIFY(config.answers.value == Answers::Sigmoid);
    }

    void aClassOfNumbersCannotBeFollowed()
    {
        const Checkpoint c = loadCheckpoint(model(5, "regression"));
        const VisionTransformer network(c.config, c.tensors);
        try {
            const PerturbationProbe probe(network, at::randn({1, 3, 12, 12}), {SliceScheme::HydraViT, 4},
                                          AttentionPlan::softmax(2), Target(0));
            QFAIL("accepted");
        } catch (const Error& error) {
            QVERIFY(QString(error.what()).contains("outputs are numbers"));
        }
    }
};

HYDRA_TEST(TestOutputs, QCoreApplication)
#include "test_outputs.moc"

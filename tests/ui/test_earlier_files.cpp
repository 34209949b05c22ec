// SPDX-License-Identifier: GPL-3.0-or-later
// Files of earlier versions (tests/data/earlier) keep their meaning: sessions, presets, the commands in
// figures, the identities of models and of trainings.
#include "app/cli/ask_settings.h"
#include "core/checkpoint/checkpoint.h"
#include "core/question/fields.h"
#include "core/train/config.h"
#include "ui/paint/format.h"
#include "ui/state/presets.h"
#include "ui/state/session_file.h"
#include "ui/state/view_json.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/program.h"
#include "tests/ui/figure_line.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::baseConfig;
using hydra::test::readBytes;
using hydra::test::settingsOf;
using hydra::test::writeBytes;

namespace {

QString earlier(const char* name)
{
    return QStringLiteral(HYDRA_SOURCE_DIR "/tests/data/earlier/") + QLatin1String(name);
}

const QDir beside(QStringLiteral("/home/somebody/pictures"));

} // namespace

class TestEarlierFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Written by 0.1.0, before the field tables existed.
    void earlierSessionsAreReadAndWrittenAsTheyWere()
    {
        const QByteArray json = readBytes(earlier("session-1.hydrascope"));
        SessionFile session = sessionFrom(json, beside, QStringLiteral("session-1")).session;
        QVERIFY(session.overrides.cropFraction == 0.875 && session.overrides.pool == Pool::TokenAndAverage);
        QVERIFY(session.overrides.trainedHeads == (std::vector<int>{2, 3, 4}));
        QCOMPARE(session.query.options.fusion, HeadFusion::Max);
        QCOMPARE(session.query.options.discard, 0.25);
        QCOMPARE(session.look.colours, ColourMap::Cividis);
        session.query.plan = AttentionPlan::parse(session.planText.toStdString(), AttentionPlan::softmax(3));
        QJsonObject again = QJsonDocument::fromJson(toJson(session, beside)).object();
        QJsonObject before = QJsonDocument::fromJson(json).object();
        for (QJsonObject* each : {&again, &before}) {
            each->remove(QStringLiteral("program"));
        }
        QJsonObject look = again[QStringLiteral("look")].toObject();
        for (const char* later :
             {"signed_colours", "clip", "gamma", "range_from", "range_until", "grey_picture"}) {
            look.remove(QLatin1String(later));
        }
        again.insert(QStringLiteral("look"), look);
        QJsonObject query = again[QStringLiteral("query")].toObject();
        for (const char* later : {"facet", "basis", "foreground", "kept", "gamma_conv", "gamma_linear",
                                  "steps", "window", "stride", "window_unit", "fill", "measured", "masks",
                                  "mask_grid", "groups", "permutations", "cluster_distance"}) {
            query.remove(QLatin1String(later));
        }
        again.insert(QStringLiteral("query"), query);
        QJsonObject images = again[QStringLiteral("images")].toObject();
        QCOMPARE(images.take(QStringLiteral("order")).toString(), QStringLiteral("opened"));
        QCOMPARE(images.take(QStringLiteral("filter")).toString(), QString());
        again.insert(QStringLiteral("images"), images);
        QCOMPARE(again, before);
    }

    void earlierPresetsAreRead()
    {
        QTemporaryDir folder;
        writeBytes(folder.filePath(QStringLiteral("presets.json")), readBytes(earlier("presets-1.json")));
        PresetStore store(folder.path());
        QCOMPARE(store.load(), QStringList());
        const Preset* preset = store.find(QStringLiteral("all"));
        QVERIFY(preset);
        const JsonFields query(preset->query, {});
        QCOMPARE(queryFrom(query).options.startBlock, 1);
        QVERIFY(lookFrom(JsonFields(preset->look, {})).clipOutliers);
    }

    void earlierFigureCommandsAreRead()
    {
        const std::string line = readBytes(earlier("command-1.txt")).trimmed().toStdString();
        const cli::FigureSettings settings = settingsOf(line);
        const SessionFile session =
            sessionFrom(readBytes(earlier("session-1.hydrascope")), beside, QStringLiteral("session-1"))
                .session;
        QVERIFY(cli::overridesOf(settings) == session.overrides);
        FigureSpec read = suggested(FigureKind::HeadsGrid, baseConfig());
        cli::readPage(read, settings);
        VitConfig model = baseConfig();
        model.trainedHeads.value = {2, 3, 4};
        cli::readQuestion(read, settings, model);
        Look look = session.look;
        look.lockRange = false;
        QVERIFY(read.look == look);
        MapOptions options = session.query.options;
        QCOMPARE(read.blocks, (std::vector<int>{0, 1, 2}));
        options.block = -1;
        options.method = read.ask.options.method;
        QVERIFY(read.ask.options == options);
        QVERIFY(read.ask.target == session.query.target && read.ask.against == session.query.against);
    }

    // Sessions hold their model's identity, including the user's statements about it.
    void earlierMarksOfModelsHold()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("tiny.safetensors"));
        hydra::test::writeTinyModel(file);
        const QString labels = folder.filePath(QStringLiteral("labels.txt"));
        writeBytes(labels, "a\nb\nc\nd\ne\n");
        const auto mark = [&](const std::vector<std::pair<std::string, std::string>>& options) {
            ModelOverrides said;
            for (const auto& [option, value] : options) {
                setOverride(said, option, value, option);
            }
            const std::string id = loadCheckpoint(file.toStdString(), said).id;
            const auto colon = id.find(':');
            return colon == std::string::npos ? std::string("-") : id.substr(colon + 1);
        };
        const std::map<std::string, std::string> said{{"num-heads", "4"},
                                                      {"patch", "4"},
                                                      {"image-size", "16"},
                                                      {"architecture", "plain"},
                                                      {"activation", "quick-gelu"},
                                                      {"eps", "1e-5"},
                                                      {"pool", "avg"},
                                                      {"mean", "0.1,0.2,0.3"},
                                                      {"std", "0.1,0.2,0.3"},
                                                      {"crop", "0.875"},
                                                      {"crop-mode", "squash"},
                                                      {"interpolation", "bilinear"},
                                                      {"trained-heads", "3,4"},
                                                      {"labels", labels.toStdString()}};
        QSet<QByteArray> different;
        for (const QByteArray& line : readBytes(earlier("marks-1.txt")).trimmed().split('\n')) {
            const std::string name = line.split(' ').front().toStdString();
            std::vector<std::pair<std::string, std::string>> options;
            if (name == "some") {
                options = {{"num-heads", "4"},
                           {"eps", "1e-5"},
                           {"pool", "avg"},
                           {"crop", "0.875"},
                           {"labels", labels.toStdString()}};
            } else if (name != "nothing") {
                options = {{name, said.at(name)}};
            }
            QCOMPARE(mark(options), line.split(' ').back().toStdString());
            different.insert(line.split(' ').back());
        }
        QCOMPARE(different.size(), 16);
    }

    void earlierTrainingsKeepTheirIdentity()
    {
        for (const int i : {1, 2}) {
            const QByteArray base = QByteArray("training-") + QByteArray::number(i);
            const std::string words = readBytes(earlier(base + ".json")).toStdString();
            const TrainConfig config = TrainConfig::parse(words, "c.json", "/home/somebody");
            QCOMPARE(QByteArray::fromStdString(config.identity()),
                     readBytes(earlier(base + "-identity.json")));
            QCOMPARE(QByteArray::fromStdString(config.json()), readBytes(earlier(base + "-whole.json")));
        }
    }
};

HYDRA_TEST(TestEarlierFiles, QApplication)
#include "test_earlier_files.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// hydrascope-cli as a script runs it: one JSON document on stdout, messages on stderr, exit codes as
// documented.
#include "core/checkpoint/checkpoint.h"
#include "core/format/npy.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/image/preprocess.h"

#include <ATen/ATen.h>

#include <QtTest>

#include <csignal>
#include <fstream>

#include "tests/app/cli.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

class TestCommandLine : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    const QString m_shipped = shippedModel();

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] at::Tensor logits(const char* folder, const char* file) const
    {
        return readNpy(path(folder).toStdString() + "/" + file);
    }
    // Predicts with MODEL on the noise of initTestCase at HEADS; writes the logits to FOLDER.
    [[nodiscard]] Result predict(const QString& model, const char* folder, const QString& heads) const
    {
        return cli("predict %1 %2 --heads %3 --npy %4", model, path("noise.npy"), heads, path(folder));
    }

private Q_SLOTS:
    void describesAModel()
    {
        const Result result = cli("info %1", m_shipped);
        QCOMPARE(result.code, 0);
        const Json info = result.json();
        QCOMPARE(info.at("format").get<std::string>(), std::string("safetensors"));
        QCOMPARE(info.at("trained_heads").get<std::vector<int>>(),
                 (std::vector<int>{3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
        QCOMPARE(info.at("config").at("num_heads").at("value").get<int>(), 12);
        QCOMPARE(info.at("config").at("num_heads").at("from").get<std::string>(), std::string("file"));
        QVERIFY(info.at("missing").empty() && info.at("unexpected").empty());
        QVERIFY(info.at("parameters").get<long long>() > 1'000'000);
    }

    void predictsAndExplains()
    {
        const Result predicted = predict(m_shipped, "full", QStringLiteral("3,12"));
        QVERIFY2(predicted.code == 0, predicted.err.constData());
        const Json heads = predicted.json().at("results").at(0).at("heads");
        QCOMPARE(heads.size(), std::size_t(2));
        QCOMPARE(heads.at(1).at("k").get<int>(), 12);
        const Json& top = heads.at(1).at("top");
        QCOMPARE(top.size(), std::size_t(5));
        const at::Tensor found = logits("full", "noise.logits.k12.npy").flatten();
        const Json& best = top.at(0);
        QCOMPARE(best.at("index").get<std::int64_t>(), found.argmax().item<std::int64_t>());
        const double probability = found.softmax(0).max().item<double>();
        QVERIFY(std::abs(best.at("probability").get<double>() - probability) < 1e-5);

        const Result maps = cli("explain %1 %2 --method rollout,relevance --out %3 --format npy,npz,json",
                                m_shipped, path("noise.npy"), path("maps"));
        QVERIFY2(maps.code == 0, maps.err.constData());
        const Json rows = maps.json().at("maps");
        QCOMPARE(rows.size(), std::size_t(2));
        for (const Json& row : rows) {
            const at::Tensor map = readNpy(row.at("files").at(0).get<std::string>());
            QCOMPARE(map.size(0), row.at("rows").get<std::int64_t>());
            QVERIFY(std::abs(map.sum(at::kDouble).item<double>() - row.at("sum").get<double>()) < 1e-4);
            const std::string archive = row.at("files").at(1).get<std::string>();
            const auto arrays =
                readNpz(ZipArchive(mapFile(archive, 1 << 30), archive), archive, CancelToken()).tensors;
            QVERIFY(arrays.at("map").equal(map));
            QVERIFY(distance(arrays.at("logits"), found) < 1e-6); // what predict writes
            QCOMPARE(arrays.at("provenance").dim(), std::int64_t(1));
            std::ifstream said(row.at("files").at(2).get<std::string>());
            QCOMPARE(float(Json::parse(said).at("values").at(1).at(2).get<double>()),
                     map[1][2].item<float>());
        }
    }

    void attentionThatWasNotTrainedIsSaid()
    {
        const auto answer = [&](const char* command, const QStringList& more) {
            return runCli(QStringList{QLatin1String(command), m_shipped, path("noise.npy")} + more);
        };
        const QStringList plan = line("--attention hydra@all");
        for (const char* command : {"predict", "decompose"}) {
            const Result other = answer(command, plan);
            QVERIFY2(other.code == 0, other.err.constData());
            QVERIFY2(other.err.contains("trained with attention softmax, not with hydra:cosine@all"),
                     other.err.constData());
            QCOMPARE(other.json().at("trained").get<std::string>(), std::string("softmax"));
            QCOMPARE(other.json().at("attention").get<std::string>(), std::string("hydra:cosine@all"));
            const Result own = answer(command, {});
            QVERIFY2(own.code == 0 && !own.err.contains("trained with"), own.err.constData());
            QVERIFY(!own.json().contains("trained"));
        }
        const Result drawn = cli("figure contributions %1 %2 %3 %4 --out %5", m_shipped,
                                 QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/2-star-bowl-capsule.png"),
                                 plan[0], plan[1], path("plan.svg"));
        QVERIFY2(drawn.code == 0, drawn.err.constData());
        QVERIFY(drawn.json().at("caption").get<std::string>().find("weights trained with softmax")
                != std::string::npos);
    }

    // On all-Hydra networks, relevance measured no better than nearness to the middle.
    void doubtfulMapsAreSaidToBe()
    {
        const QString hydra = QStringLiteral(HYDRA_SOURCE_DIR "/models/hydra-all.safetensors");
        for (const auto& [method, doubted] : std::map<QString, bool>{
                 {QStringLiteral("relevance"), true}, {QStringLiteral("hydra-contribution:all"), false}}) {
            const Result result = cli("explain %1 %2 --method %3", hydra, path("noise.npy"), method);
            QVERIFY2(result.code == 0, result.err.constData());
            QVERIFY2(result.err.contains("do not trust it here") == doubted, result.err.constData());
        }
    }

    // The red and blue of a signed map would mix with the picture's colours, which are kept only on request.
    void aPictureUnderASignedMapIsGrey()
    {
        const auto greyShare = [&](const char* folder, const QStringList& words) {
            const Result made =
                runCli(line("explain %1 %2 --method fullgrad-plus --out %3 --format png", m_shipped,
                            QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/2-star-bowl-capsule.png"),
                            path(folder))
                       + words);
            if (made.code != 0) {
                return -1.0;
            }
            const Image image = loadImage(made.json().at("maps").at(0).at("files").at(0).get<std::string>());
            std::size_t grey = 0;
            for (std::size_t i = 0; i + 2 < image.rgb.size(); i += 3) {
                grey += image.rgb[i] == image.rgb[i + 1] && image.rgb[i] == image.rgb[i + 2] ? 1 : 0;
            }
            return 3 * double(grey) / double(image.rgb.size());
        };
        const double usual = greyShare("grey", {}),
                     coloured = greyShare("own", {QStringLiteral("--coloured-picture")});
        QVERIFY2(usual > 0.2 && coloured >= 0 && coloured < 0.1,
                 qPrintable(QStringLiteral("%1 %2").arg(usual).arg(coloured)));
    }

    void convertsWithoutChangingWhatIsComputed()
    {
        const QString whole = path("whole.safetensors"), six = path("six.safetensors");
        QCOMPARE(cli("convert %1 %2", m_shipped, whole).code, 0);
        QCOMPARE(cli("convert %1 %2 --heads 6", m_shipped, six).code, 0);
        QCOMPARE(predict(m_shipped, "from", QStringLiteral("6,12")).code, 0);
        QCOMPARE(predict(whole, "whole", QStringLiteral("6,12")).code, 0);
        QCOMPARE(predict(six, "six", QStringLiteral("6")).code, 0);
        for (const char* k : {"noise.logits.k6.npy", "noise.logits.k12.npy"}) {
            QVERIFY(at::equal(logits("whole", k), logits("from", k)));
        }
        QVERIFY(distance(logits("six", "noise.logits.k6.npy"), logits("from", "noise.logits.k6.npy")) < 1e-5);
        const Json info = cli("info %1", six).json();
        QCOMPARE(info.at("config").at("num_heads").at("value").get<int>(), 6);
        QCOMPARE(info.at("trained_heads").get<std::vector<int>>(), (std::vector<int>{3, 4, 5, 6}));
        QCOMPARE(cli("convert %1 %2", m_shipped, m_shipped).code, 2); // not onto itself
    }

    void choosesBetweenTwoSetsOfWeights()
    {
        HYDRA_NEED_SHARED("fixtures/checkpoints/training.pth.tar");
        const QString file =
            QString::fromStdString((test::sharedFolder() / "fixtures/checkpoints/training.pth.tar").string());
        const auto chosen = [&](const QStringList& words) {
            const Result result = runCli(line("info %1 --num-heads 3", file) + words);
            return result.code == 0 ? result.json().at("chosen").get<std::string>()
                                    : result.err.toStdString();
        };
        QCOMPARE(chosen({}), std::string("state_dict_ema"));
        QCOMPARE(chosen(line("--weights ema")), std::string("state_dict_ema"));
        QCOMPARE(chosen(line("--weights model")), std::string("state_dict"));
        const Result none = cli("info %1 --weights ema", m_shipped);
        QCOMPARE(none.code, 3);
        QVERIFY2(none.err.contains("the file contains none"), none.err.constData());
    }

    void refusesWithTheRightCode_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QStringList& words, int code, const char* says) {
            QTest::newRow(name) << words << code << QByteArray(says);
        };
        const QString predict = QStringLiteral("predict"), explain = QStringLiteral("explain");
        const QString picture = path("noise.npy");
        row("command", {QStringLiteral("predcit")}, 2, "predcit");
        row("option", line("%1 %2 %3 --haeds 3", predict, m_shipped, picture), 2, "haeds");
        row("heads", line("%1 %2 %3 --heads 13", predict, m_shipped, picture), 2, "12");
        row("plan", line("%1 %2 %3 --attention hydra@99", predict, m_shipped, picture), 2, "99");
        row("method", line("%1 %2 %3 --method magic", explain, m_shipped, picture), 2, "magic");
        const QString profile = QStringLiteral("profile"), arch = QStringLiteral("--arch");
        row("arch", {profile, arch, QStringLiteral("vit-x16")}, 2, "vit-b16");
        row("arch and model", {profile, m_shipped, arch, QStringLiteral("vit-b16")}, 2, "both");
        row("neither", {profile}, 2, "--arch");
        row("scheme", line("%1 %2 vit-b16 --scheme %3", profile, arch, picture), 2, "matformer");
        row("size", line("%1 %2 vit-b16 --image-size 224,225", profile, arch), 2, "225");
        row("bench method", line("bench %1 --method magic", m_shipped), 2, "magic");
        row("repeat", line("bench %1 --repeat 0", m_shipped), 2, "--repeat");
        row("measure",
            line("faithfulness %1 %2 --method rollout --measure beauty", m_shipped, m_folder.root()), 2,
            "beauty");
        row("no boxes",
            line("faithfulness %1 %2 --method rollout --boxes %3", m_shipped, m_folder.root(),
                 path("none.csv")),
            3, "no");
        row("no model", {predict, path("none.safetensors"), picture}, 3, "none.safetensors");
        row("no picture", {predict, m_shipped, path("none.npy")}, 3, "none.npy");
        row("cut short", {predict, path("short.safetensors"), picture}, 3, "short.safetensors");
        row("no heads", {predict, path("narrow.safetensors"), picture}, 3, "--num-heads");
    }

    void refusesWithTheRightCode()
    {
        QFETCH(QStringList, words);
        QFETCH(int, code);
        QFETCH(QByteArray, says);
        QFile whole(m_shipped), half(path("short.safetensors"));
        QVERIFY(whole.open(QIODevice::ReadOnly) && half.open(QIODevice::WriteOnly));
        half.write(whole.read(100'000));
        half.close();
        writeSafetensors(path("narrow.safetensors").toStdString(), test::narrowVit(), {});
        const Result result = runCli(words);
        QCOMPARE(result.code, code);
        QVERIFY2(result.out.isEmpty(), result.out.constData());
        QVERIFY2(result.err.contains(says), result.err.constData());
    }

    // Refused by every command, before any file is read.
    void noFileHasAnEmptyName()
    {
        const QRegularExpression command("^  ([a-z-]+) +\\S", QRegularExpression::MultilineOption);
        const QRegularExpression option("^  --([a-z-]+) \\S*(FILE|FOLDER|DIR|IMAGE|PATH|CSV|MODEL|TARGET)",
                                        QRegularExpression::MultilineOption);
        int tried = 0;
        for (auto each = command.globalMatch(QString::fromUtf8(runCli({"--help"}).out)); each.hasNext();) {
            const QString name = each.next().captured(1);
            const QString help = QString::fromUtf8(cli("%1 --help all", name).out);
            for (auto at = option.globalMatch(help); at.hasNext(); ++tried) {
                const QString said = "--" + at.next().captured(1);
                const Result result = runCli({name, said + "="});
                QVERIFY2(result.code == 2 && result.err.contains(said.toUtf8() + " expects "),
                         qPrintable(name + ": " + QString::fromUtf8(result.err)));
            }
        }
        QVERIFY2(tried > 100, qPrintable(QString::number(tried)));
    }

    // An array of normalised pixels gives the same answers as its picture; two in one file are two pictures.
    void arraysAreTakenForTheirPictures_data()
    {
        QTest::addColumn<QStringList>("words");
        const QString out = path("measured");
        QTest::newRow("importance") << QStringList{QStringLiteral("importance")};
        QTest::newRow("registers") << line("registers --threshold 0.001 --out %1", out);
        QTest::newRow("means") << line("means --out %1", out + QStringLiteral(".safetensors"));
        QTest::newRow("rank") << line("rank --class star");
        QTest::newRow("embed") << line("embed --tokens patches --iterations 20 --out %1",
                                       out + QStringLiteral(".csv"));
    }
    void arraysAreTakenForTheirPictures()
    {
        QFETCH(QStringList, words);
        const VitConfig config = loadCheckpoint(m_shipped.toStdString()).config;
        const QDir scenes(QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes"));
        std::vector<at::Tensor> pixels;
        QStringList files;
        for (const QString& name : scenes.entryList({QStringLiteral("*.png")}).mid(0, 3)) {
            files.append(scenes.filePath(name));
            pixels.push_back(
                preprocess(loadImage(files.back().toStdString()), Preprocessing::of(config)).pixels);
        }
        writeNpy(path("two.npy").toStdString(), at::cat({pixels[0], pixels[1]}));
        writeNpy(path("one.npy").toStdString(), pixels[2][0]);
        const auto answer = [&](const QStringList& inputs) {
            const Result run = runCli(words.mid(0, 1) + QStringList{m_shipped} + inputs + words.mid(1));
            if (run.code != 0) {
                return run.err;
            }
            Json json = run.json();
            for (const char* other : {"file", "seconds"}) {
                json.erase(other);
            }
            for (Json& row : json.contains("results") ? json["results"] : json["none"]) {
                row.erase("input");
            }
            QFile written(path("measured.csv"));
            const bool opened = words.front() == QStringLiteral("embed") && written.open(QIODevice::ReadOnly);
            return QByteArray::fromStdString(json.dump(1)) + (opened ? written.readAll() : QByteArray());
        };
        const QByteArray expected = answer(files);
        QVERIFY2(expected.startsWith('{'), expected.constData());
        QByteArray found = answer({path("two.npy"), path("one.npy")});
        QByteArray named = expected;
        for (int i = 0; i < 3; ++i) {
            found.replace(
                (i < 2 ? path("two.npy") + QStringLiteral("[%1]").arg(i) : path("one.npy")).toUtf8(), "P");
            named.replace(files[i].toUtf8(), "P");
        }
        QCOMPARE(found, named);
        writeNpy(path("flat.npy").toStdString(), at::zeros({224, 224}));
        const Result flat = runCli(words.mid(0, 1) + QStringList{m_shipped, path("flat.npy")} + words.mid(1));
        QVERIFY(flat.code == 3 || words.front() == QStringLiteral("rank")); // it skips the picture
    }

    // Non-finite numbers in a file are refused on opening, with their place; non-finite answers, with the
    // picture's name. Among other pictures, `rank` names the picture and continues.
    void whatIsNotFinite_data()
    {
        QTest::addColumn<QStringList>("words");
        const auto row = [](const char* name, const QStringList& words) { QTest::newRow(name) << words; };
        const QString out = QStringLiteral("--out");
        row("predict", {QStringLiteral("predict")});
        row("explain", line("explain --method rollout,gradient %1 %2", out, path("maps")));
        row("occlusion", line("explain --method occlusion %1 %2", out, path("maps")));
        row("embed", line("embed --iterations 20 %1 %2", out, path("points.csv")));
        row("features", {QStringLiteral("features"), out, path("features.npz")});
        row("decompose", {QStringLiteral("decompose")});
        row("importance", {QStringLiteral("importance")});
        row("means", {QStringLiteral("means"), out, path("means.safetensors")});
    }
    void whatIsNotFinite()
    {
        QFETCH(QStringList, words);
        const auto refused = [&](double value, const char* says) {
            at::Tensor pixels = at::zeros({3, 128, 128});
            if (std::isfinite(value)) {
                pixels.fill_(value);
            }
            pixels[0][3][17] = value;
            writeNpy(path("n.npy").toStdString(), pixels);
            const Result run = runCli(words.mid(0, 1) + QStringList{m_shipped, path("n.npy")} + words.mid(1));
            return run.code == 3 && run.out.isEmpty() && run.err.contains(says)
                ? QByteArray()
                : QByteArray::number(run.code) + run.err + run.out;
        };
        QCOMPARE(refused(std::nan(""), "n.npy: expected finite values, found NaN at [0, 3, 17]"),
                 QByteArray());
        QCOMPARE(refused(-HUGE_VAL, "n.npy: expected finite values, found -infinity at [0, 3, 17]"),
                 QByteArray());
        QCOMPARE(refused(3e38, "expected finite values, found NaN at ["), QByteArray());
        for (const char* made :
             {"maps/n.rollout.k12.npy", "points.csv", "features.npz", "means.safetensors"}) {
            QVERIFY(!QFile::exists(path(made)));
        }
    }

    // Class folders of arrays train a probe as their pictures would.
    void aProbeReadsArrays()
    {
        const VitConfig config = loadCheckpoint(m_shipped.toStdString()).config;
        const QDir scenes(QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes"));
        const QStringList names = scenes.entryList({QStringLiteral("*.png")});
        QVERIFY(names.size() >= 4);
        for (int i = 0; i < 4; ++i) {
            const QString place = QStringLiteral("/class%1/").arg(i / 2);
            for (const char* kind : {"pictures", "arrays"}) {
                QVERIFY(QDir().mkpath(path(kind) + place));
            }
            const QString file = scenes.filePath(names[i]);
            QVERIFY(QFile::copy(file, path("pictures") + place + names[i]));
            writeNpy((path("arrays") + place + names[i] + QStringLiteral(".npy")).toStdString(),
                     preprocess(loadImage(file.toStdString()), Preprocessing::of(config)).pixels);
        }
        const auto probe = [&](const char* kind, int code = 0) {
            const Result run = cli("probe %1 %2 --out %3 --holdout 0", m_shipped, path(kind),
                                   path(kind) + QStringLiteral(".safetensors"));
            return run.code == code ? QByteArray::number(run.json().at("trained").get<int>()) : run.err;
        };
        QCOMPARE(probe("arrays"), QByteArray("4"));
        QCOMPARE(probe("pictures"), QByteArray("4"));
        const auto weights = [&](const char* kind) {
            return readSafetensors((path(kind) + QStringLiteral(".safetensors")).toStdString()).tensors;
        };
        for (const auto& [name, tensor] : weights("pictures")) {
            QVERIFY2(at::equal(weights("arrays").at(name), tensor), name.c_str());
        }
        // Pictures with non-finite input or output are skipped like unreadable ones; others in the same batch
        // are not.
        for (const auto& [file, value] : {std::pair("nan", std::nan("")), std::pair("large", 3e38)}) {
            writeNpy((path("arrays") + "/class0/" + file + ".npy").toStdString(),
                     at::full({3, 128, 128}, value));
        }
        QCOMPARE(probe("arrays", 3), QByteArray("4"));
    }

    // A backbone has no logits: the input of a classifier is written instead, and accuracy is refused before
    // the pictures are listed.
    void aBackboneWritesItsEmbedding()
    {
        Safetensors whole = readSafetensors(m_shipped.toStdString());
        const at::Tensor classifier = whole.tensors.at("head.weight").to(at::kFloat);
        const at::Tensor bias = whole.tensors.at("head.bias").to(at::kFloat);
        whole.tensors.erase("head.weight");
        whole.tensors.erase("head.bias");
        whole.metadata.erase("class_names");
        whole.metadata.erase("num_classes");
        const QString backbone = path("backbone.safetensors");
        writeSafetensors(backbone.toStdString(), whole.tensors, whole.metadata);
        const Result accuracy = cli("evaluate %1 %2", backbone, path("no such folder"));
        QVERIFY2(accuracy.code == 2 && accuracy.err.contains("backbone without a classifier"),
                 accuracy.err.constData());
        const Result run = predict(backbone, "embedded", QStringLiteral("12"));
        QVERIFY2(run.code == 0, run.err.constData());
        const std::string file =
            run.json().at("results").at(0).at("heads").at(0).at("file").get<std::string>();
        QVERIFY2(QString::fromStdString(file).endsWith(QStringLiteral("/noise.embedding.k12.npy")),
                 file.c_str());
        const at::Tensor embedding = readNpy(file);
        QCOMPARE(embedding.dim(), std::int64_t(1));
        QCOMPARE(embedding.size(0), classifier.size(1));
        QVERIFY2(predict(m_shipped, "classified", QStringLiteral("12")).code == 0, "the whole model");
        QVERIFY(distance(at::mv(classifier, embedding) + bias, logits("classified", "noise.logits.k12.npy"))
                < 1e-5);
    }

    void keepsWhatWasFinishedWhenInterrupted()
    {
        QProcess process;
        process.start(QStringLiteral(HYDRA_CLI),
                      line("synth --out %1 --count 100000 --seed 1 --size 48", path("scenes")));
        QVERIFY(process.waitForStarted());
        const auto finished = [&] {
            return QDir(path("scenes")).entryList({QStringLiteral("*.png"), QStringLiteral("*.ppm")}).size()
                + QDir(path("scenes/images")).entryList({QStringLiteral("*.*")}).size();
        };
        QTRY_VERIFY_WITH_TIMEOUT(finished() > 2, 120'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(finished() > 2);
    }
};

HYDRA_TEST(TestCommandLine, QCoreApplication)
#include "test_command_line.moc"

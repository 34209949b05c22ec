// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of a study as a script runs them: walk, profile, bench, faithfulness, embed.
#include "core/attention/plan_text.h"
#include "core/engine/basis_job.h"
#include "core/engine/session.h"
#include "core/export/embedding_table.h"
#include "core/format/npz.h"
#include "core/format/safetensors.h"
#include "core/image/load.h"
#include "core/question/ask_json.h"

#include <QtTest>

#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/app/cli.h"
#include "tests/support/ask_rows.h"
#include "tests/support/embedded.h"
#include "tests/support/pictures.h"
#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

class TestStudies : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    const QString m_shipped = shippedModel();

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }

private Q_SLOTS:
    void walksThroughALayer()
    {
        const QStringList question = line("walk %1 %2 --heads 3 --layer 0 --query 5 --rows --out %3 --head",
                                          m_shipped, path("noise.npy"), path("walk"));
        const Result told = runCli(question + QStringList{QStringLiteral("2")});
        QVERIFY2(told.code == 0, told.err.constData());
        const Json walk = told.json().at("walks").at(0);
        QCOMPARE(walk.at("query").get<int>(), 5);
        QCOMPARE(walk.at("heads").get<int>(), 3);
        std::map<std::string, Json> steps;
        for (const Json& step : walk.at("steps")) {
            steps[step.at("id").get<std::string>()] = step;
        }
        const at::Tensor weights = readNpy(steps.at("weights").at("file").get<std::string>());
        QVERIFY(distance(weights.sum(1), at::ones({65})) < 1e-5);
        const auto row = steps.at("weights").at("query_row").get<std::vector<float>>();
        QCOMPARE(row.size(), std::size_t(65));
        QCOMPARE(double(row[9]), weights[6][9].item<double>()); // after the class token
        QCOMPARE(steps.at("skip").at("query_row").size(), std::size_t(48));
        const Result refused = runCli(question + QStringList{QStringLiteral("3")});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.contains("heads 0 to 2, got 3"), refused.err.constData());
    }

    // For each part of a question in turn: the output of its command equals the question's own answer here,
    // bit for bit.
    void theCommandOfAQuestionHasItsAnswer()
    {
        const std::string model = path("plain.safetensors").toStdString();
        at::manual_seed(5);
        NamedTensors tensors = plainVit(askDepth, 4, 5);
        for (auto& [name, tensor] : tensors) {
            tensor = tensor * 0.2;
        }
        writeSafetensors(model, tensors, {{"num_heads", "4"}, {"img_size", "16"}, {"patch_size", "4"}});
        savePng(path("one.png").toStdString(), noisePicture(24));
        savePng(path("other.png").toStdString(), noisePicture(32, 5));
        engine::Session session;
        session.setBasisFolder(path("bases").toStdString());
        const engine::OpenedModel opened = session.files().openModel(model);
        const engine::OpenedImage one = session.files().openImage(path("one.png").toStdString());
        const engine::OpenedImage other = session.files().openImage(path("other.png").toStdString());
        int asked = 0;
        for (const AskRow& row : askRows()) {
            PictureAsk ask = usualAsk(row.method);
            row.change(ask);
            if (ask.options.method == "d-rise" || ask.without.needsSae()) {
                continue; // needs a predictor, or an autoencoder with options of its own
            }
            PictureAsk said = ask; // files in place of ids
            if (!ask.without.from.empty()) {
                ask.without.from = other.id;
                said.without.from = other.path;
            }
            if (!ask.options.kept.empty()) {
                ask.options.kept = other.id + ":3";
                said.options.kept = other.path + ":3";
            }
            if (!ask.options.basis.empty()) {
                ask.options.basis.clear();
                ask.options.basis = session.keep(
                    engine::fitBasis(session, {opened.id, ask, {{other.path, {}, {}, other.path}}}).basis);
                said.options.basis = session.fileOfBasis(ask.options.basis).string();
            }
            const QString out = path("maps") + QString::number(asked++);
            QStringList words = line("explain %1 %2 --heads %3 --out %4", QString::fromStdString(model),
                                     path("one.png"), QString::number(ask.heads), out);
            for (const auto& [name, value] :
                 commandOptions(said, attentionText(said.plan, opened.config), {ask.options.method})) {
                words << QStringLiteral("--") + QString::fromStdString(name) << QString::fromStdString(value);
            }
            const Result made = runCli(words);
            const std::string line = row.name + ": " + words.join(QLatin1Char(' ')).toStdString();
            QVERIFY2(made.code == 0, (line + made.err.toStdString()).c_str());
            const QStringList files = QDir(out).entryList({QStringLiteral("*.npy")});
            QVERIFY2(files.size() == 1, line.c_str());
            const at::Tensor written = readNpy((out + QLatin1Char('/') + files[0]).toStdString()).flatten();
            const engine::MapPtr map = session.answer(ask.mapHere(one.id, opened.id));
            QVERIFY2(at::allclose(written, at::tensor(map->values), 0, 0, true),
                     line.c_str()); // NaN: left out
        }
        QVERIFY(asked > 30);
    }

    // One unreadable picture of several is left out and reported, with any source of labels.
    void accuracyLeavesOutWhatCannotBeRead()
    {
        const std::filesystem::path set = path("set").toStdString();
        for (const char* folder : {"0", "1"}) {
            std::filesystem::create_directories(set / folder);
            savePng(set / folder / "a.png", noisePicture(32));
            std::ofstream(set / folder / "b.png") << "no picture";
        }
        for (const QString& words :
             {QStringLiteral("evaluate thinkingvit-photos %1 --batch 1"),
              QStringLiteral("evaluate thinkingvit-photos %1 --batch 1 --thresholds 0.5,1"),
              QStringLiteral("figure cost hydravit-scenes --accuracy %1 --heads 3 --out %2")}) {
            const Result made =
                runCli(QString(words).replace("%1", path("set")).replace("%2", path("cost.json")).split(' '));
            QVERIFY2(made.code == 3, made.err.constData());
            QVERIFY2(made.err.contains("0/b.png") && made.err.contains("1/b.png"), made.err.constData());
            QVERIFY(!made.out.isEmpty());
            if (words.startsWith(QLatin1String("evaluate"))) {
                QCOMPARE(made.json().at("skipped").size(), std::size_t(2));
                for (const Json& row : made.json().at("rows")) {
                    QCOMPARE(row.at("images").get<int>(), 2);
                }
            }
        }
        std::filesystem::remove(set / "0" / "a.png");
        std::filesystem::remove(set / "1" / "a.png");
        const Result none = cli("evaluate thinkingvit-photos %1 --thresholds 1", path("set"));
        QVERIFY2(none.code == 3 && none.out.isEmpty(), none.err.constData());
    }

    // A store has one class per picture: a table with several is refused, not read in part.
    void aStoreRefusesSeveralLabelsOfAPicture()
    {
        std::filesystem::create_directories(path("both").toStdString());
        savePng(path("both/a.png").toStdString(), noisePicture(32));
        std::ofstream(path("both/labels.csv").toStdString()) << "file,class_index\na.png,0\na.png,2\n";
        const QStringList asked{"evaluate", "hydravit-scenes", path("both"), "--answers", "sigmoid"};
        const Result plain = runCli(asked);
        QVERIFY2(plain.code == 0 && plain.json().at("rows")[0].contains("mean_average_precision"),
                 plain.err.constData());
        const Result stored = runCli(asked + QStringList{"--store", path("both.jsonl")});
        QVERIFY2(stored.code == 3 && stored.err.contains("a.png: the table gives it several classes"),
                 stored.err.constData());
        QVERIFY(!std::filesystem::exists(path("both.jsonl").toStdString()));
    }

    // Files and stores, on one thread, two or three, beside two busy shells.
    void theSameQuestionHasTheSameBytes()
    {
        HYDRA_NEED_SHARED("models/deit_tiny_patch16_224.safetensors");
        HYDRA_NEED_SHARED("data/photos/catdog.png");
        const Result told = runInShell(
            QStringLiteral(R"(
set -e
cd "$1"
ask() { HYDRA_THREADS=$1 "$0" explain "$2" "$3" --method relevance,fullgrad-plus,gradient,attn-lrp "${@:4}" > said; }
one() { for f in "$1"/*.npy; do sha256sum < "$f"; done | sort | sha256sum; }
for threads in 1 2 3 2; do
    rm -rf maps && ask $threads "$2" "$3" --out maps --format npy && one maps
done
ask 2 "$2" "$3" --store maps.tar && mkdir stored && tar -xf maps.tar -C stored --wildcards '*.npy' && one stored
for i in 1 2; do (while [ -e maps ]; do :; done) & done
for i in 1 2 3; do rm -rf again && ask 2 "$2" "$3" --out again --format npy && one again; done
rm -rf maps
)"),
            {m_folder.root(), QString::fromStdString(sharedFile("models/deit_tiny_patch16_224.safetensors")),
             QString::fromStdString(sharedFile("data/photos/catdog.png"))});
        QVERIFY2(told.code == 0, told.err.constData());
        const QList<QByteArray> hashes = told.out.trimmed().split('\n');
        QCOMPARE(hashes.size(), 8);
        for (const QByteArray& hash : hashes) {
            QCOMPARE(hash, hashes[0]);
        }
    }

    void takesALogitApart()
    {
        const QStringList question =
            line("decompose %1 %2 --heads 3,12 --matrix gradient-attention --out %3 --class", m_shipped,
                 path("noise.npy"), path("heads"));
        const Result told = runCli(question + QStringList{QStringLiteral("2")});
        QVERIFY2(told.code == 0, told.err.constData());
        const Json rows = told.json().at("decompositions");
        QCOMPARE(rows.size(), std::size_t(2));
        for (const Json& row : rows) {
            const Json& parts = row.at("parts");
            double sum = parts.at("embedding").get<double>() + parts.at("constant").get<double>();
            for (const Json& block : parts.at("blocks")) {
                double attention = block.at("attention_bias").get<double>();
                for (const Json& head : block.at("heads")) {
                    attention += head.get<double>();
                }
                QVERIFY(std::fabs(attention - block.at("attention").get<double>()) < 1e-5);
                sum += attention + block.at("mlp").get<double>();
            }
            const double logit = row.at("logit").get<double>();
            QVERIFY(std::fabs(sum - logit) < 1e-4 * std::max(1.0, std::fabs(logit)));
            QVERIFY(std::fabs(row.at("sum").get<double>() - logit - row.at("residual").get<double>()) < 1e-9);
            const Json& lens = row.at("lens");
            QVERIFY(lens.front().at("after_block").is_null());
            QVERIFY(std::fabs(lens.back().at("logit").get<double>() - logit) < 1e-4);
            const Json& matrix = row.at("matrix");
            const auto k = row.at("k").get<std::size_t>();
            QCOMPARE(matrix.at("importance").size(), k * matrix.at("heads").size());
            const at::Tensor maps = readNpy(matrix.at("file").get<std::string>());
            QCOMPARE(std::size_t(maps.size(0)), matrix.at("importance").size());
            QCOMPARE(maps.size(1), std::int64_t(8));
        }
        const Result refused = runCli(question + QStringList{QStringLiteral("99999")});
        QCOMPARE(refused.code, 2);
    }

    // ceil(p H) heads, as the HydraViT paper chooses them for a share p of the hardware.
    void headsByTheirShare()
    {
        const auto heads = [&](const char* share) {
            const Result result = cli("profile %1 --untrained --heads %2", m_shipped, share);
            std::vector<int> all;
            for (const Json& row : result.code == 0 ? result.json().at("rows") : Json::array()) {
                all.push_back(row.at("k").get<int>());
            }
            return all;
        };
        QCOMPARE(heads("50%"), std::vector<int>{6});
        QCOMPARE(heads("30%,100%"), (std::vector<int>{4, 12}));
        QCOMPARE(heads("1%,3"), (std::vector<int>{1, 3}));
        for (const char* wrong : {"0%", "101%", "%", "5 %%"}) {
            QVERIFY2(heads(wrong).empty(), wrong);
        }
    }

    void profilesByFormula()
    {
        const QStringList profile = line("profile --arch vit-b16");
        const Result result =
            runCli(profile + QStringList{QStringLiteral("--heads"), QStringLiteral("3,12")});
        QVERIFY2(result.code == 0, result.err.constData());
        const Json rows = result.json().at("rows");
        QCOMPARE(rows.size(), std::size_t(2));
        const Json& full = rows.at(1); // HydraViT Table 4, first row
        QCOMPARE(full.at("k").get<int>(), 12);
        QCOMPARE(full.at("embed_dim").get<int>(), 768);
        QCOMPARE(full.at("heads").get<int>(), 12);
        QCOMPARE(full.at("image_size").get<int>(), 224);
        QCOMPARE(full.at("attention_products").get<int>(), 12 * (5 * 12 + 1));
        QCOMPARE(full.at("params").get<long long>(), 86'567'656LL);
        QVERIFY(std::abs(full.at("macs").get<double>() / 1e9 - 17.56) < 0.005);
        QVERIFY(std::abs(full.at("ram_mb").get<double>() - 508.45) < 0.011);
        QVERIFY(full.at("peak_mb").is_null());
        QCOMPARE(rows.at(0).at("params").get<long long>(), 5'717'416LL);

        const Result paper = runCli(profile
                                    + line("--image-size 384,1280 --attention hydra --convention "
                                           "hydra-paper-blocks --scheme sortednet"));
        QVERIFY2(paper.code == 0, paper.err.constData());
        const Json large = paper.json().at("rows").at(1);
        QCOMPARE(large.at("image_size").get<int>(), 1280);
        QVERIFY(std::abs(large.at("macs").get<double>() / 1e9 - 543.8) < 0.05); // Hydra Attention, Table 4
        QVERIFY(std::abs(large.at("attention_share").get<double>() - 0.000217) < 1e-6);
    }

    // The same weights cut four ways; with all heads there is one network.
    void cutsByAnyScheme()
    {
        const QString picture = QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/2-star-bowl-capsule.png");
        const auto predicted = [&](const QStringList& options) {
            const Result result = runCli(line("predict %1 %2 --heads 6,12", m_shipped, picture) + options);
            QTest::qCompare(result.code, 0, result.err.constData(), "0", __FILE__, __LINE__);
            return std::pair(result.json(), result.err);
        };
        const auto top = [](const Json& document, std::size_t row) {
            return document.at("results").at(0).at("heads").at(row).at("top").at(0);
        };
        const Json usual = predicted({}).first;
        QVERIFY(!usual.contains("scheme"));
        std::set<double> answers{top(usual, 0).at("logit").get<double>()};
        for (const char* scheme : {"matformer", "dynabert", "sortednet"}) {
            const auto [cut, warnings] = predicted(line("--scheme %1", scheme));
            QCOMPARE(cut.at("scheme").get<std::string>(), std::string(scheme));
            QVERIFY2(warnings.contains("trained under the HydraViT scheme"), warnings.constData());
            QVERIFY(answers.insert(top(cut, 0).at("logit").get<double>()).second);
            QVERIFY(std::fabs(top(cut, 1).at("logit").get<double>() - top(usual, 1).at("logit").get<double>())
                    < 1e-4);
        }
        QCOMPARE(cli("predict %1 %2 --scheme halves", m_shipped, picture).code, 2);
        const Result rounds = cli("predict thinkingvit-photos %1 --scheme matformer", picture);
        QVERIFY2(rounds.code == 2 && rounds.err.contains("answer in rounds"), rounds.err.constData());
    }

    void profilesAModelAndMeasuresItsPeak()
    {
        const Result result = cli("profile %1 --heads 3,12 --image-size 64,128", m_shipped);
        QVERIFY2(result.code == 0, result.err.constData());
        const Json rows = result.json().at("rows");
        QCOMPARE(rows.size(), std::size_t(4));
        for (const Json& row : rows) { // a pass holds at least the hidden layer: 65 tokens by 4 e floats
            const double tokens = std::pow(row.at("image_size").get<double>() / 16, 2) + 1;
            const double hidden = tokens * 4 * row.at("embed_dim").get<double>() * 4 / 1e6;
            QVERIFY(row.at("peak_mb").get<double>() > hidden);
            QVERIFY(row.at("peak_mb").get<double>() < 10 * hidden);
        }
        const Json info = cli("info %1", m_shipped).json();
        QCOMPARE(rows.at(3).at("params").get<long long>(), info.at("parameters").get<long long>());
    }

    void benchesPassesAndMethods()
    {
        const Result result = cli(
            "bench %1 --heads 3,12 --method rollout,relevance --repeat 4 --warm-up 1 --batch 1,2", m_shipped);
        QVERIFY2(result.code == 0, result.err.constData());
        const Json bench = result.json();
        QVERIFY(bench.at("gemm_gflops").get<double>() > 0 && bench.at("threads").get<int>() >= 1);
        QCOMPARE(bench.at("rows").size(), std::size_t(8));
        QCOMPARE(bench.at("warm_up").get<int>(), 1);
        for (const Json& row : bench.at("rows")) {
            const double median = row.at("median_ms").get<double>();
            QVERIFY(row.at("q1_ms").get<double>() <= median && median <= row.at("q3_ms").get<double>());
            const double best = row.at("best_ms").get<double>(), rate = row.at("images_per_s").get<double>();
            QVERIFY(best > 0 && best <= row.at("q1_ms").get<double>());
            QVERIFY(rate > 0 && rate <= row.at("best_images_per_s").get<double>());
            QCOMPARE(row.at("repeats").get<int>(), 4);
            const bool forward = row.at("what") == "forward";
            QCOMPARE(row.at("gflops").is_null(), !forward);
            QVERIFY(forward || row.at("batch") == 1);
        }
        const Json& rows = bench.at("rows"); // two batches and two methods for each head count
        QCOMPARE(rows.at(0).at("batch").get<int>(), 1);
        QCOMPARE(rows.at(1).at("batch").get<int>(), 2);
        QCOMPARE(rows.at(3).at("what").get<std::string>(), std::string("relevance"));
        QCOMPARE(rows.at(4).at("k").get<int>(), 12);
    }

    void measuresFaithfulnessAndGoesOnWhereItStopped()
    {
        const QString scenes = path("truth");
        QCOMPARE(cli("synth --out %1 --count 3 --size 128", scenes).code, 0);
        const QStringList words =
            line("faithfulness %1 %2 --method generic,random --heads 6 --steps 5 --class label", m_shipped,
                 scenes);
        const QStringList limited = words + QStringList{QStringLiteral("--limit"), QStringLiteral("2")};
        const QStringList kept = line("--resume %1", path("scores.jsonl"));
        const Result whole = runCli(words);
        QVERIFY2(whole.code == 0, whole.err.constData());
        QCOMPARE(whole.json().at("images").get<int>(), 3);
        const Json rows = whole.json().at("rows");
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows.at(0).at("method").get<std::string>(), std::string("generic"));
        QCOMPARE(rows.at(0).at("k").get<int>(), 6);
        for (const char* measure : {"deletion_auc", "insertion_auc", "positive_auc", "negative_auc",
                                    "pointing", "mass_in_box", "randomisation"}) {
            const double value = rows.at(0).at(measure).get<double>();
            const Json interval = rows.at(0).at("ci95").at(measure);
            QVERIFY(interval.at(0).get<double>() <= value && value <= interval.at(1).get<double>());
        }
        QVERIFY(rows.back().at("randomisation").is_null()); // noise ignores the weights

        const Result part = runCli(limited + kept);
        QCOMPARE(part.json().at("images").get<int>(), 2);
        const Result rest = runCli(words + kept);
        QCOMPARE(rest.json().at("resumed").get<int>(), 2);
        QVERIFY(rest.json().at("rows") == rows);
        const Result clash = runCli(words + QStringList{QStringLiteral("--out"), path("scores.jsonl")});
        QCOMPARE(clash.code, 2); // the file exists already
    }

    void reportsTheFaithfulnessOfWhatWasFinished()
    {
        const QString scenes = path("many");
        QCOMPARE(cli("synth --out %1 --count 300 --size 32", scenes).code, 0);
        QProcess process;
        process.start(
            QStringLiteral(HYDRA_CLI),
            line("faithfulness %1 %2 --method random --out %3", m_shipped, scenes, path("partial.jsonl")));
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(path("partial.jsonl")).size() > 0, 120'000);
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 4);
        const Json found = Json::parse(process.readAllStandardOutput().toStdString());
        QVERIFY(found.at("images").get<int>() >= 1 && found.at("images").get<int>() < 300);
        QCOMPARE(found.at("rows").at(0).at("images"), found.at("images"));
    }

    void embedsTokens()
    {
        const auto embed = [&](const QStringList& words, const char* file) {
            return runCli(line("embed %1 %2 --out %3", m_shipped, path("noise.npy"), path(file)) + words);
        };
        const QStringList heads = line("--heads 3,12");
        const Result joint =
            embed(heads + QStringList{QStringLiteral("--threads"), QStringLiteral("1")}, "a.csv");
        QVERIFY2(joint.code == 0, joint.err.constData());
        const Json found = joint.json();
        QCOMPARE(found.at("points").get<int>(), 130); // 64 patches and the class token, twice
        const int iterations = found.at("iterations").get<int>();
        QVERIFY(iterations > 250 && iterations <= 1000); // fewer once the points stop moving
        QCOMPARE(found.at("perplexity").get<double>(), 30.0);
        QVERIFY(found.at("kl_divergence").get<double>() > 0 && found.at("seconds").get<double>() > 0);
        QCOMPARE(found.at("rows").size(), std::size_t(2));
        QCOMPARE(found.at("rows").at(1).at("k").get<int>(), 12);
        const double compactness = found.at("rows").at(1).at("compactness").get<double>();
        QVERIFY(compactness > 0 && compactness <= 1);
        const auto lines = [&](const char* file) {
            QFile table(path(file));
            return table.open(QIODevice::ReadOnly) ? table.readAll().trimmed().split('\n')
                                                   : QList<QByteArray>();
        };
        QCOMPARE(lines("a.csv").size(), 131);
        QCOMPARE(lines("a.csv").first(), QByteArray("input,k,token,row,col,norm,x,y"));
        const QByteArray patch =
            lines("a.csv").at(1 + 65 + 10); // k = 12, token 10 is patch 9 of a grid of 8 x 8
        QVERIFY2(patch.contains(",12,10,1,1,"), patch.constData());

        QCOMPARE(embed(heads + QStringList{QStringLiteral("--threads"), QStringLiteral("3")}, "b.csv").code,
                 0);
        QCOMPARE(lines("b.csv"), lines("a.csv")); // the same bits for any number of threads
        // The window's way: the same picture as a file, in the background, one thread.
        engine::Session session;
        engine::EmbeddingRequest request;
        request.model = session.files().openModel(m_shipped.toStdString()).id;
        const engine::OpenedImage noise = session.files().openArray(path("noise.npy").toStdString()).front();
        request.pictures.push_back({path("noise.npy").toStdString(), noise.id, {}, {}});
        request.ask.plan = AttentionPlan::softmax(5);
        request.heads = {3, 12};
        request.options.tsne.threads = 1;
        const engine::EmbeddingEnd end = test::embedded(session, request);
        const std::string table = hydra::tableCsv(
            embeddingData(end.embedding.tokens, {{path("noise.npy").toStdString(), {}, -1}}, nullptr, {}));
        QCOMPARE(QByteArray::fromStdString(table).trimmed().split('\n'), lines("a.csv"));
        const Result apart = embed(heads + QStringList{QStringLiteral("--separate")}, "c.csv");
        QVERIFY2(apart.code == 0, apart.err.constData());
        QCOMPARE(apart.json().at("perplexity").get<double>(), 21.0);
        QVERIFY(apart.err.contains("perplexity 21 instead of 30"));
        QCOMPARE(embed(heads, "a.npz").code, 0);
        const std::string archive = path("a.npz").toStdString();
        const auto arrays =
            readNpz(ZipArchive(mapFile(archive, 1 << 30), archive), archive, CancelToken()).tensors;
        QCOMPARE(arrays.at("points").sizes(), at::IntArrayRef({130, 2}));
        QCOMPARE(arrays.at("points")[75][0].item<float>(), patch.split(',').value(6).toFloat());
        QCOMPARE(arrays.at("token")[75].item<float>(), 10.0F);
        QCOMPARE(embed(heads, "d.tif").code, 2);
        QCOMPARE(embed(line("--perplexity 30"), "e.csv").code, 3);
        QVERIFY(!QFile::exists(path("e.csv")));
    }
};

HYDRA_TEST(TestStudies, QCoreApplication)
#include "test_studies.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// A CLIP with prompts on the command line: predictions, maps, contrasts, curves, a sorted folder, pictures as
// sums of words, and refusals.
#include "core/checkpoint/prompted.h"
#include "core/format/npy.h"
#include "core/format/npz.h"
#include "core/image/load.h"
#include "core/text/concepts.h"

#include <QtTest>

#include <fstream>
#include <map>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/tiny_clip.h"

using namespace hydra;
using namespace hydra::test;

class TestPromptsCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    QString m_model;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] Result run(const char* command, const QString& input, const QStringList& more) const
    {
        return runCli(QStringList{QLatin1String(command), m_model, input} + more);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_model = QString::fromStdString(writeTinyClip(m_folder.root().toStdString()));
        for (int seed = 0; seed < 3; ++seed) {
            at::manual_seed(static_cast<std::uint64_t>(seed));
            const at::Tensor bytes = at::randint(0, 256, {32 * 32 * 3}, at::kInt).to(at::kByte).contiguous();
            Image image{32, 32, {}};
            image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
            std::filesystem::create_directories(path("set").toStdString());
            savePng(path("set").toStdString() + "/" + std::to_string(seed) + ".png", image);
        }
        std::ofstream(path("prompts.txt").toStdString()) << "the cat\n\na dog\r\n";
    }

    void promptsAreClasses()
    {
        const QString picture = path("set/0.png");
        const Result file = run("predict", picture, {"--prompts", path("prompts.txt")});
        QCOMPARE(file.code, 0);
        const Json top = file.json()["results"][0]["heads"][0]["top"];
        QCOMPARE(top.size(), std::size_t(2));
        const double sum = top[0]["probability"].get<double>() + top[1]["probability"].get<double>();
        QVERIFY(std::abs(sum - 1) < 1e-5);
        const Result typed = run("predict", picture, {"--prompt", "the cat", "--prompt", "a dog"});
        QVERIFY(typed.json()["results"][0]["heads"][0]["top"][0]["logit"] == top[0]["logit"]);
        QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom); // PowerShell's
        std::ofstream(path("marked.txt").toStdString()) << "\xef\xbb\xbfthe cat\ra dog\r";
        std::ofstream(path("utf16.txt").toStdString())
            << QByteArray(utf16.encode(QStringLiteral("the cat\r\na dog\r\n"))).toStdString();
        for (const char* other : {"marked.txt", "utf16.txt"}) {
            const Result same = run("predict", picture, {"--prompts", path(other)});
            QVERIFY2(same.json()["results"][0]["heads"][0]["top"] == top, same.err.constData());
        }
        const Result templates = run(
            "predict", picture,
            {"--prompts", path("prompts.txt"), "--template", "at the {}", "--template", "{} at the door"});
        QCOMPARE(templates.code, 0);
        QVERIFY(templates.json()["results"][0]["heads"][0]["top"][0]["logit"] != top[0]["logit"]);
        const Result map = run("explain", picture,
                               {"--prompts", path("prompts.txt"), "--class", "a dog", "--against", "the cat",
                                "--method", "grad-eclip,legrad"});
        QVERIFY2(map.code == 0, map.err.constData());
        const Result curves =
            run("faithfulness", path("set"),
                {"--prompts", path("prompts.txt"), "--method", "legrad", "--measure", "deletion"});
        QVERIFY2(curves.code == 0, curves.err.constData());
    }

    // The probability of a single prompt is always 1, regardless of the picture.
    void oneProbabilityIsOfOnePrompt()
    {
        for (const char* command : {"predict", "rank"}) {
            const Result one = run(command, path("set/0.png"), {"--prompt", "a dog"});
            QVERIFY2(one.code == 0 && one.err.contains("its probability is 1 by definition"),
                     one.err.constData());
            QVERIFY(one.json().at("note").get<std::string>().find("two or more") != std::string::npos);
            const QStringList other =
                one.json().contains("class") ? QStringList{"--class", "0"} : QStringList();
            const Result two =
                run(command, path("set/0.png"), QStringList{"--prompts", path("prompts.txt")} + other);
            QVERIFY(two.code == 0 && !two.out.contains("by definition")
                    && !two.err.contains("by definition"));
        }
    }

    void aFolderSorted()
    {
        const Result found = run("rank", path("set"), {"--prompts", path("prompts.txt"), "--class", "a dog"});
        QVERIFY2(found.code == 0, found.err.constData());
        const Json rows = found.json()["results"];
        QCOMPARE(rows.size(), std::size_t(3));
        QCOMPARE(found.json()["class"].get<std::string>(), std::string("a dog"));
        for (std::size_t i = 1; i < 3; ++i) {
            QVERIFY(rows[i - 1]["similarity"].get<double>() >= rows[i]["similarity"].get<double>());
        }
        QVERIFY(std::abs(rows[0]["similarity"].get<double>()) <= 1);
        const Result top = run("rank", path("set"), {"--prompt", "a dog", "--top", "1"});
        QCOMPARE(top.json()["results"].size(), std::size_t(1));
        QVERIFY(top.json()["results"][0]["input"] == rows[0]["input"]);
        const double second = rows[1]["similarity"].get<double>();
        const Result near =
            run("rank", path("set"), {"--prompt", "a dog", "--least", QString::number(second - 1e-5)});
        QCOMPARE(near.json()["results"].size(), std::size_t(2));
        const Result classes = cli("rank hydravit-scenes %1 --class 0 --least 0", path("set"));
        QVERIFY2(classes.code == 2 && classes.err.contains("similarity to a prompt"),
                 classes.err.constData());
    }

    // A labelled folder at two head counts, in shards: its lines equal those of single pictures, and they add
    // up to the accuracy.
    void aFolderLabelledAtTwoHeadCounts()
    {
        QVERIFY(QDir().mkpath(path("two")));
        const QString model = QString::fromStdString(writeTinyClip(path("two").toStdString(), true, 2 * 64));
        const std::vector<std::string> names{"the cat", "a dog"};
        for (std::size_t i = 0; i < 4; ++i) {
            const QString folder = path("pair/") + QString::fromStdString(names[i % 2]);
            QVERIFY(QDir().mkpath(folder)
                    && QFile::copy(path("set/") + QString::number(i % 3) + ".png",
                                   folder + QStringLiteral("/%1.png").arg(i)));
        }
        const QStringList asked{"--prompts",     path("prompts.txt"), "--template",
                                "a photo of {}", "--heads",           "1,2"};
        const QString store = path("labels.jsonl");
        for (const char* shard : {"1/2", "2/2"}) {
            const Result part = runCli(
                line("predict %1 %2 --store %3 --shard %4", model, path("pair"), store, shard) + asked);
            QVERIFY2(part.code == 0, part.err.constData());
        }
        QVERIFY(cli("merge %1", store).code == 0);
        QFile lines(store);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        std::map<int, int> right;
        for (const QByteArray& stored : lines.readAll().trimmed().split('\n')) {
            const auto row = nlohmann::json::parse(stored.toStdString());
            for (const auto& heads : row.contains("result") ? row["result"]["heads"] : nlohmann::json()) {
                const std::string key = row["key"];
                const std::string first = heads["top"][0]["name"];
                right[heads["k"]] += key.substr(0, key.find('/')) == first;
                if (key == "a dog/1.png") {
                    const Json alone = runCli(line("predict %1 %2", model, path("pair/a dog/1.png")) + asked)
                                           .json()["results"][0]["heads"][heads["k"].get<std::size_t>() - 1];
                    QCOMPARE(heads["top"][0]["logit"].get<double>(), alone["top"][0]["logit"].get<double>());
                }
            }
        }
        const Result curve = runCli(line("evaluate %1 %2", model, path("pair")) + asked);
        QVERIFY2(curve.code == 0, curve.err.constData());
        const Json rows = curve.json()["rows"];
        QCOMPARE(rows.size(), std::size_t(2));
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(rows[i]["k"].get<int>(), int(i) + 1);
            QCOMPARE(rows[i]["top1"].get<double>(), right[int(i) + 1] / 4.0);
        }
    }

    // The tower's input, and that its cleaning counts; accuracy with prompts named like the folders.
    void tokensAndCleaning()
    {
        const Result read = cli("tokens %1 --prompt %2 --prompt a_dog", m_model, "The CAT!");
        QVERIFY2(read.code == 0, read.err.constData());
        const Json row = read.json()["rows"][0];
        QCOMPARE(row["cleaned"].get<std::string>(), std::string("the cat!"));
        const Json pieces{"<|startoftext|>", "the", "cat", "!", "<|endoftext|>"};
        QVERIFY2(row["pieces"] == pieces, row["pieces"].dump().c_str());
        QCOMPARE(row["ids"].size(), row["pieces"].size());
        QCOMPARE(row["cut"].get<bool>(), false);
        QVERIFY(read.json()["clean"].is_null());
        const auto cleaned = [&](const char* how, std::size_t index) {
            const Result result =
                cli("tokens %1 --prompt %2 --prompt a_dog --clean %3", m_model, "The CAT!", how);
            return result.json()["rows"][index]["cleaned"].get<std::string>();
        };
        QCOMPARE(cleaned("none", 0), std::string("The CAT!"));
        QCOMPARE(cleaned("lower", 1), std::string("a_dog"));
        QCOMPARE(cleaned("huggingface", 1), std::string("adog"));
        QCOMPARE(cleaned("open_clip", 1), std::string("a dog"));
        const auto logit = [&](const QStringList& more) {
            const Result result =
                run("predict", path("set/0.png"), QStringList{"--prompt", "the cat!"} + more);
            return result.json()["results"][0]["heads"][0]["top"][0]["logit"].get<double>();
        };
        QVERIFY(logit({}) == logit({"--clean", "lower"}) && logit({}) != logit({"--clean", "open_clip"}));
        const Result nothing = cli("tokens %1", m_model);
        QVERIFY2(nothing.code == 2 && nothing.err.contains("text to cut into tokens"),
                 nothing.err.constData());
        const Result alone = run("predict", path("set/0.png"), {"--clean", "lower"});
        QVERIFY2(alone.code == 2 && alone.err.contains("expected prompts to clean"), alone.err.constData());
        for (const char* name : {"the cat", "a dog"}) {
            const QString folder = path("labelled/") + QLatin1String(name);
            QVERIFY(QDir().mkpath(folder) && QFile::copy(path("set/1.png"), folder + "/1.png"));
        }
        const Result accuracy = run("evaluate", path("labelled"),
                                    {"--prompts", path("prompts.txt"), "--template", "a photo of {}"});
        QVERIFY2(accuracy.code == 0, accuracy.err.constData());
        QCOMPARE(accuracy.json()["rows"][0]["top1"].get<double>(), 0.5);
    }

    // A picture as a sum of words: found from its own embedding and the words as the tower reads them, with
    // and without a mean; a list in shards gives the same.
    void concepts()
    {
        const std::vector<std::string> words{"the cat", "a dog", "at the door", "cat", "a cat at the dog"};
        std::ofstream list(path("words.txt").toStdString());
        for (const std::string& word : words) {
            list << word << '\n';
        }
        list.close();
        const auto embedding = [&](const QString& picture) {
            (void)run("predict", picture, {"--npy", path("out")});
            const QString file = path("out/") + QFileInfo(picture).completeBaseName() + ".logits.k1.npy";
            return readNpy(file.toStdString()).to(at::kDouble);
        };
        const Checkpoint plain = loadCheckpoint(m_model.toStdString());
        Prompts prompts;
        prompts.classes = words;
        const at::Tensor rows = wordRows(textReaderOf(plain, {})->directions(prompts));
        at::Tensor mean;
        for (const char* name : {"set/0.png", "set/1.png", "set/2.png"}) {
            const at::Tensor z = embedding(path(name));
            QCOMPARE(z.numel(), std::int64_t(tinyClipFeatures));
            mean = mean.defined() ? mean + z / z.norm() : z / z.norm();
        }
        const QStringList asked{"--words", path("words.txt"), "--lambda", "0.05"};
        for (const bool centred : {false, true}) {
            const Result result = run("concepts", path("set/1.png"),
                                      centred ? asked + QStringList{"--mean-of", path("set")} : asked);
            QVERIFY2(result.code == 0, result.err.constData());
            const Json document = result.json();
            QVERIFY(document["mean"].is_null() != centred && document["words"]["count"] == words.size());
            QVERIFY(!centred || document["mean"]["images"] == 3);
            const Json row = document["results"][0]["heads"][0];
            const WordSum want =
                sumOfWords(embedding(path("set/1.png")), centred ? mean / 3 : at::Tensor(), rows, 0.05);
            QCOMPARE(row["count"].get<std::size_t>(), want.parts.size());
            QVERIFY(!want.parts.empty());
            for (std::size_t i = 0; i < want.parts.size(); ++i) {
                QCOMPARE(row["words"][i]["word"].get<std::string>(), words[std::size_t(want.parts[i].word)]);
                QVERIFY(std::abs(row["words"][i]["weight"].get<double>() - want.parts[i].weight) < 1e-4);
            }
            QVERIFY(std::abs(row["cosine"].get<double>() - want.cosine) < 1e-4);
            QVERIFY(std::abs(row["left_over"].get<double>() - want.left) < 1e-4);
        }
        // One more picture in the mean's folder gives another mean, and needs another store.
        const QStringList kept = asked + line("--mean-of %1 --store %2", path("set"), path("mean.jsonl"));
        QVERIFY(run("concepts", path("set/1.png"), kept).code == 0);
        QVERIFY(QFile::copy(QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/2-star-bowl-capsule.png"),
                            path("set/9.png")));
        const Result other = run("concepts", path("set/1.png"), kept);
        QVERIFY2(QFile::remove(path("set/9.png")) && other.code == 3 && other.err.contains("its mean is"),
                 other.err.constData());
        // A file that is not a picture is left out of the mean, reported and counted.
        QFile broken(path("set/broken.png"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no picture") > 0);
        broken.close();
        const Result rest = run("concepts", path("set/1.png"), asked + QStringList{"--mean-of", path("set")});
        const Result into = run("concepts", path("set/1.png"),
                                asked + line("--mean-of %1 --store %2", path("set"), path("rest.jsonl")));
        QVERIFY(QFile::remove(path("set/broken.png")));
        QVERIFY2(rest.code == 0 && rest.err.contains("left out: ") && rest.err.contains("broken.png"),
                 rest.err.constData());
        QVERIFY(rest.json()["mean"]["images"] == 3 && rest.json()["mean"]["left_out"] == 1);
        const Json whole =
            run("concepts", path("set/1.png"), asked + QStringList{"--mean-of", path("set")}).json();
        QCOMPARE(rest.json()["results"].dump(), whole["results"].dump());
        QFile provenance(path("rest.jsonl"));
        QVERIFY2(into.code == 0 && provenance.open(QIODevice::ReadOnly), into.err.constData());
        QVERIFY(provenance.readAll().contains("\"mean_left_out\":1"));
        const QString store = path("concepts.jsonl");
        for (const char* shard : {"1/2", "2/2"}) {
            const Result part =
                run("concepts", path("set"), asked + line("--store %1 --shard %2", store, shard));
            QVERIFY2(part.code == 0, part.err.constData());
        }
        QVERIFY(cli("merge %1", store).code == 0);
        const Json alone = run("concepts", path("set/1.png"), asked).json()["results"][0]["heads"];
        QFile lines(store);
        QVERIFY(lines.open(QIODevice::ReadOnly));
        int same = 0;
        for (const QByteArray& line : lines.readAll().trimmed().split('\n')) {
            const auto row = nlohmann::json::parse(line.toStdString());
            same += row.contains("result")
                && row["result"]["heads"].dump() == nlohmann::json::parse(alone.dump()).dump();
        }
        QCOMPARE(same, 1);
        const auto refused = [&](const QStringList& more) { return run("concepts", path("set"), more); };
        QVERIFY(refused({}).err.contains("--words: expected a file of words"));
        QVERIFY(refused(asked + QStringList{"--prompt", "a dog"}).err.contains("expected no --prompt"));
        std::ofstream(path("one.txt").toStdString()) << "cat";
        const Result one = refused({"--words", path("one.txt")});
        QVERIFY2(one.code == 3 && one.err.contains("at least two"), one.err.constData());
        const Result blind = cli("concepts hydravit-scenes %1 --words %2", path("set"), path("words.txt"));
        QVERIFY2(blind.code == 3 && blind.err.contains("no prompts for this model"), blind.err.constData());
    }

    // Words for heads: from the arrays that `features` writes, over all pictures.
    void wordsForHeads()
    {
        const Result result =
            run("concepts", path("set"),
                {"--words", path("words.txt"), "--by-head", "--block", "0-1", "--top", "3"});
        QVERIFY2(result.code == 0, result.err.constData());
        const Json document = result.json();
        QCOMPARE(document["images"].get<int>(), 3);
        QCOMPARE(document["heads"].size(), std::size_t(2)); // one head in each block
        const Checkpoint plain = loadCheckpoint(m_model.toStdString());
        Prompts prompts;
        prompts.classes = {"the cat", "a dog", "at the door", "cat", "a cat at the dog"};
        const at::Tensor texts = textReaderOf(plain, {})->directions(prompts);
        QVERIFY(
            run("features", path("set"), {"--what", "heads", "--block", "0-1", "--out", path("heads")}).code
            == 0);
        for (std::size_t block = 0; block < 2; ++block) {
            std::vector<at::Tensor> rows;
            for (const char* name : {"heads/0.npz", "heads/1.npz", "heads/2.npz"}) {
                const std::string file = path(name).toStdString();
                const NamedTensors arrays =
                    readNpz(ZipArchive(mapFile(file, 1 << 20), file), file, CancelToken()).tensors;
                rows.push_back(arrays.at("heads.b" + std::to_string(block)).to(at::kDouble));
            }
            const at::Tensor x = at::cat(rows, 0), centred = x - x.mean(0, true);
            QCOMPARE(x.sizes().vec(), (std::vector<std::int64_t>{3, tinyClipFeatures}));
            const WordSum want = spanOfWords(at::matmul(centred.t(), centred) / 3, texts, 3);
            const Json row = document["heads"][block];
            QCOMPARE(row["words"].size(), want.parts.size());
            QCOMPARE(want.parts.size(), std::size_t(2)); // three pictures vary in two directions
            for (std::size_t i = 0; i < want.parts.size(); ++i) {
                QCOMPARE(row["words"][i]["word"].get<std::string>(),
                         prompts.classes[std::size_t(want.parts[i].word)]);
                QVERIFY(std::abs(row["words"][i]["explained"].get<double>() - want.parts[i].weight) < 1e-6);
            }
            QVERIFY(std::abs(row["left_over"].get<double>()) < 1e-6);
        }
        const auto refused = [&](const QStringList& more) {
            return run("concepts", path("set"), line("--words %1 --by-head", path("words.txt")) + more);
        };
        QVERIFY(refused({"--lambda", "0.5"}).err.contains("--by-head applies to heads"));
        QVERIFY(refused({"--block", "7"}).err.contains("expected blocks from 0 to 1"));
        QCOMPARE(refused({"--store", path("h.jsonl")}).code, 2);
    }

    // Words for directions: as long as the embedding, as the classifier's input, and a probe's classes.
    void wordsForDirections()
    {
        const Checkpoint plain = loadCheckpoint(m_model.toStdString());
        Prompts prompts;
        prompts.classes = {"the cat", "a dog", "at the door", "cat", "a cat at the dog"};
        const at::Tensor texts = textReaderOf(plain, {})->directions(prompts), rows = wordRows(texts);
        const at::Tensor projection = plain.tensors.at("head.weight").to(at::kDouble); // [24,64]
        const auto ask = [&](const QString& file) {
            return cli("concepts %1 --direction %2 --words %3 --top 3 --lambda 0.1", m_model, file,
                       path("words.txt"));
        };
        const auto isOf = [&](const Json& row, const at::Tensor& direction) {
            const at::Tensor cosines = at::mv(rows.to(at::kDouble), direction / direction.norm());
            const auto best = cosines.argmax().item<std::int64_t>();
            const WordSum want = sumOfWords(direction, {}, rows, 0.1);
            bool same = row["nearest"].size() == 3 && row["count"] == want.parts.size()
                && row["nearest"][0]["word"] == prompts.classes[std::size_t(best)]
                && std::abs(row["nearest"][0]["cosine"].get<double>() - cosines[best].item<double>()) < 1e-5
                && std::abs(row["left_over"].get<double>() - want.left) < 1e-5;
            for (std::size_t i = 0; same && i < std::min<std::size_t>(3, want.parts.size()); ++i) {
                same = std::abs(row["words"][i]["weight"].get<double>() - want.parts[i].weight) < 1e-5;
            }
            return same;
        };
        const at::Tensor two = at::stack({texts[3] - texts.mean(0), at::randn({tinyClipFeatures})});
        writeNpy(path("two.npy").toStdString(), two);
        const Result plainRows = ask(path("two.npy"));
        QVERIFY2(plainRows.code == 0, plainRows.err.constData());
        const Json found = plainRows.json()["directions"];
        QVERIFY(found.size() == 2 && found[0]["nearest"][0]["word"] == "cat");
        QVERIFY(isOf(found[0], two[0].to(at::kDouble)) && isOf(found[1], two[1].to(at::kDouble)));
        const at::Tensor read = at::randn({64});
        writeNpy(path("read.npy").toStdString(), read);
        QVERIFY(
            isOf(ask(path("read.npy")).json()["directions"][0], at::mv(projection, read.to(at::kDouble))));
        const Result probe = run("probe", path("pair"), {"--out", path("probe.safetensors")});
        QVERIFY2(probe.code == 0, probe.err.constData());
        const at::Tensor weight =
            readSafetensors(path("probe.safetensors").toStdString()).tensors.at("weight").to(at::kDouble);
        const Result classes = ask(path("probe.safetensors"));
        QVERIFY2(classes.code == 0, classes.err.constData());
        for (std::int64_t i = 0; i < 2; ++i) {
            const Json row = classes.json()["directions"][std::size_t(i)];
            const at::Tensor u = std::get<0>(at::linalg_lstsq(projection.t(), weight[i].unsqueeze(1)));
            const at::Tensor left = weight[i] - at::mv(projection.t(), u.squeeze(1));
            QVERIFY(isOf(row, u.squeeze(1)));
            const double lost = (left.square().sum() / weight[i].square().sum()).item<double>();
            QVERIFY(std::abs(row["within"].get<double>() - (1 - lost)) < 1e-8);
            QVERIFY(row["direction"] == (i == 0 ? "a dog" : "the cat"));
        }
        writeNpy(path("long.npy").toStdString(), at::randn({65}));
        const Result longer = ask(path("long.npy"));
        QVERIFY2(longer.code == 3 && longer.err.contains("at most 64 numbers, got 65"),
                 longer.err.constData());
        writeNpy(path("zero.npy").toStdString(), at::zeros({2, tinyClipFeatures}));
        QVERIFY(ask(path("zero.npy")).err.contains("zero.npy: direction 0: expected finite numbers"));
        const Result both =
            run("concepts", path("set"), {"--direction", path("two.npy"), "--words", path("words.txt")});
        QVERIFY2(both.code == 2 && both.err.contains("expected no INPUT"), both.err.constData());
        const Result heads = cli("concepts %1 --direction %2 --words %3 --heads 1", m_model, path("two.npy"),
                                 path("words.txt"));
        QVERIFY2(heads.code == 2 && heads.err.contains("expected no --heads"), heads.err.constData());
    }

    void refusals()
    {
        const QString picture = path("set/0.png");
        const auto refused = [&](const QStringList& more, const char* says, int code) {
            const Result result = run("predict", picture, more);
            QVERIFY2(result.code == code && result.err.contains(says), result.err.constData());
        };
        refused({"--prompt", ""}, "expected prompts", 3);
        refused({"--prompt", QString(10'000, QLatin1Char('x'))}, "at most 2000 characters", 3);
        refused({"--template", "a {}"}, "expected prompts to insert", 2);
        refused({"--prompt", "a", "--template", "b"}, "expected {}", 3);
        refused({"--prompt", "a", "--vocabulary", path("nothing.txt")}, "nothing.txt", 3);
        std::ofstream(path("latin1.txt").toStdString()) << "caf\xe9\n";
        refused({"--prompts", path("latin1.txt")}, "expected UTF-8", 3);
        refused({"--prompts", m_model}, "are allowed", 3);
        const Result converted = cli("convert %1 %2 --prompt %3", m_model, path("out.safetensors"), "a dog");
        QVERIFY2(converted.code == 2 && converted.err.contains("without prompts"), converted.err.constData());
        const Result plain = cli("predict %1 %2 --prompt %3", shippedModel(), picture, "a dog");
        QVERIFY2(plain.code == 3 && plain.err.contains("no prompts for this model"), plain.err.constData());
    }
};

HYDRA_TEST(TestPromptsCli, QCoreApplication)
#include "test_prompts_cli.moc"

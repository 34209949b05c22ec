// SPDX-License-Identifier: GPL-3.0-or-later
// explain --bundle writes a fixed set of files; verify finds every change, and foreign bundles do no harm.
#include "core/format/zip_archive.h"
#include "core/format/zip_writer.h"
#include "core/image/load.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <functional>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace hydra::test;

namespace {

using Files = std::map<QString, QByteArray>;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

void put(const QString& path, const QByteArray& bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size(),
             qPrintable(path));
}

QString hashed(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

Files filesIn(const QString& folder)
{
    Files files;
    QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        files[QDir(folder).relativeFilePath(path)] = bytesOf(path);
    }
    return files;
}

Files filesInZip(const QString& path)
{
    const QByteArray bytes = bytesOf(path);
    const ZipArchive archive(copyOfBytes(bytes.data(), std::size_t(bytes.size())), "zip");
    Files files;
    for (const auto& [name, entry] : archive.entries()) {
        const ByteBlock block = archive.read(name);
        files[QString::fromStdString(name)] =
            QByteArray(reinterpret_cast<const char*>(block.data), qsizetype(block.size));
    }
    return files;
}

// The manifest that a forger writes to match FILES.
QByteArray manifestOf(const Files& files)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (const auto& [name, bytes] : files) {
        if (name != QLatin1String("manifest.json")) {
            rows.push_back({{"file", name.toStdString()},
                            {"bytes", bytes.size()},
                            {"sha256", hashed(bytes).toStdString()}});
        }
    }
    const nlohmann::ordered_json manifest{{"format", "hydrascope-evidence-1"}, {"files", rows}};
    return QByteArray::fromStdString(manifest.dump());
}

void write(const QString& folder, const Files& files)
{
    for (const auto& [name, bytes] : files) {
        put(folder + "/" + name, bytes);
    }
}

QByteArray replaced(QByteArray bytes, const char* before, const char* after)
{
    const QByteArray now = QByteArray(bytes).replace(before, after);
    return now == bytes ? QByteArray("nothing was replaced") : now;
}

} // namespace

class TestEvidenceCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    Files m_good; // of the bundle that every manipulation starts from
    int m_copies = 0;

    [[nodiscard]] QString path(const char* name) const { return m_folder.path(name); }
    [[nodiscard]] QString model() const { return path("tiny.safetensors"); }
    [[nodiscard]] Result explain(const QStringList& more) const
    {
        return runCli(QStringList{QStringLiteral("explain"), model()} + more);
    }
    [[nodiscard]] Result verify(const QString& bundle, const QString& with = {}) const
    {
        return cli("verify %1 --model %2", bundle, (with.isEmpty() ? model() : with));
    }
    // The rows of verify about FILE, as text, for FILES as a folder.
    QString said(const Files& files, const QString& about, const QString& with = {})
    {
        const QString folder = m_folder.root() + QStringLiteral("/copy%1").arg(++m_copies);
        write(folder, files);
        const Result result = verify(folder, with);
        if (result.code != 3) {
            return QStringLiteral("exit code %1: %2").arg(result.code).arg(QString::fromUtf8(result.err));
        }
        QString found;
        const Json document = result.json();
        for (const Json& row : document.at("rows")) {
            const QString file = QString::fromStdString(row.at("file").get<std::string>());
            if (file.startsWith(about) && (!about.isEmpty() || file.isEmpty())) {
                found += QString::fromStdString(row.dump()) + '\n';
            }
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        writeSafetensors(model().toStdString(), tinyTensors(), tinyMetadata());
        writeSafetensors(path("other.safetensors").toStdString(), tinyTensors({}, 8), tinyMetadata());
        for (int i = 0; i < 2; ++i) {
            at::manual_seed(static_cast<std::uint64_t>(i));
            const at::Tensor bytes = at::randint(0, 255, {30 * 40 * 3}, at::kInt).to(at::kByte).contiguous();
            Image image{40, 30, {}};
            image.rgb.assign(bytes.data_ptr<std::uint8_t>(), bytes.data_ptr<std::uint8_t>() + bytes.numel());
            savePng(path(i == 0 ? "a.png" : "b.png").toStdString(), image);
        }
        const Result made =
            explain({path("a.png"), "--method", "generic", "--class", "2", "--bundle", path("good")});
        QVERIFY2(made.code == 0, made.err.constData());
        m_good = filesIn(path("good"));
    }

    // Each file against another command, or another way to compute the same bytes.
    void whatIsInIt()
    {
        const Result made = explain({path("a.png"), path("b.png"), "--method", "generic,rollout", "--heads",
                                     "2,4", "--bundle", path("two"), "--out", path("maps")});
        QVERIFY2(made.code == 0, made.err.constData());
        const Files files = filesIn(path("two"));
        QCOMPARE(files.size(), std::size_t(4 + 2 * (2 + 2 * (2 + 2 * 3))));
        QCOMPARE(files.at("picture-1/picture.png"), bytesOf(path("a.png")));
        QCOMPARE(files.at("picture-2/picture.png"), bytesOf(path("b.png")));
        QCOMPARE(files.at("picture-2/rollout.k2.npy"), bytesOf(path("maps/b.rollout.k2.npy")));
        QCOMPARE(files.at("picture-1/generic.k4.npy"), bytesOf(path("maps/a.generic.k4.npy")));
        QVERIFY(cli("predict %1 %2 --heads 2 --npy %3", model(), path("b.png"), path("logits")).code == 0);
        QCOMPARE(files.at("picture-2/logits.k2.npy"), bytesOf(path("logits/b.logits.k2.npy")));
        // The network's input, given as such an array, has the same map.
        put(path("seen.npy"), files.at("picture-2/input.npy"));
        const Result seen =
            explain({path("seen.npy"), "--method", "generic", "--heads", "2", "--out", path("maps")});
        QVERIFY2(seen.code == 0, seen.err.constData());
        QCOMPARE(bytesOf(path("maps/seen.generic.k2.npy")), files.at("picture-2/generic.k2.npy"));

        const Json settings = Json::parse(files.at("settings.json").toStdString());
        QCOMPARE(settings.at("model").at("sha256").get<std::string>(),
                 hashed(bytesOf(model())).toStdString());
        QCOMPARE(settings.at("command").get<std::string>(),
                 std::string("hydrascope-cli explain tiny.safetensors a.png b.png --heads 2,4 --method "
                             "generic,rollout --class top1 --bundle evidence.zip"));
        const Json map = Json::parse(files.at("picture-1/generic.k4.json").toStdString());
        QCOMPARE(map.at("scores").at("deletion").at("value").size(), std::size_t(21));
        QVERIFY(map.at("stability").at("rounding").get<double>() > 0);
        const Json manifest = Json::parse(files.at("manifest.json").toStdString());
        QCOMPARE(manifest.at("files").size(), files.size() - 1);
        for (const Json& row : manifest.at("files")) {
            const QByteArray& bytes = files.at(QString::fromStdString(row.at("file").get<std::string>()));
            QCOMPARE(row.at("bytes").get<qint64>(), qint64(bytes.size()));
            QCOMPARE(row.at("sha256").get<std::string>(), hashed(bytes).toStdString());
        }
        QCOMPARE(made.json().at("bundle").at("manifest_sha256").get<std::string>(),
                 hashed(files.at("manifest.json")).toStdString());
        for (const auto& [name, bytes] : files) { // neither paths nor parts of error messages
            QVERIFY2(!bytes.contains(m_folder.root().toUtf8()), qPrintable(name));
            for (const char* word : {"because", "causes", "caused", "proves", "the reason"}) {
                QVERIFY2(!name.endsWith(".txt") || !bytes.toLower().contains(word), word);
            }
        }
    }

    void aZipHasTheSameFiles()
    {
        for (const char* name : {"x.zip", "y.zip"}) {
            const Result made =
                explain({path("a.png"), "--method", "generic", "--class", "2", "--bundle", path(name)});
            QVERIFY2(made.code == 0, made.err.constData());
        }
        QCOMPARE(bytesOf(path("x.zip")), bytesOf(path("y.zip")));
        QVERIFY(filesInZip(path("x.zip")) == m_good);
        QVERIFY(verify(path("x.zip")).code == 0);
        QVERIFY2(bytesOf(path("x.zip")).lastIndexOf("PK\x01\x02")
                     > bytesOf(path("x.zip")).indexOf("manifest.json"),
                 "the manifest is the last entry");
    }

    void nothingIsReplaced()
    {
        QVERIFY(QDir(m_folder.root()).mkpath("empty"));
        put(path("taken.zip"), "mine");
        QVERIFY(QFile::link(path("nowhere"), path("link.zip")));
        for (const char* name : {"empty", "taken.zip", "link.zip", "good"}) {
            const Result refused = explain({path("a.png"), "--bundle", path(name)});
            QCOMPARE(refused.code, 3);
            QVERIFY2(refused.err.contains("already exists"), refused.err.constData());
        }
        QCOMPARE(bytesOf(path("taken.zip")), QByteArray("mine"));
        QVERIFY(filesIn(path("empty")).empty() && !QFile::exists(path("nowhere")));
        // A question that fails leaves no bundle behind.
        QVERIFY(explain({path("a.png"), "--method", "none", "--bundle", path("fails")}).code == 2);
        QVERIFY(explain({path("missing.png"), "--bundle", path("fails")}).code == 3);
        QVERIFY(explain({path("a.png"), "--bundle", path("a.png/in")}).code != 0);
        QVERIFY(!QFile::exists(path("fails")));
        for (const QString& name : QDir(m_folder.root()).entryList(QDir::AllEntries | QDir::Hidden)) {
            QVERIFY2(!name.endsWith(".part"), qPrintable(name));
        }
        QCOMPARE(explain({path("a.png"), "--store", path("s.tar"), "--bundle", path("fails")}).code, 2);
    }

    // With files that options name, with arrays, with several pictures.
    void verifyComputesItAgain_data()
    {
        QTest::addColumn<QStringList>("words");
        const QString a = path("a.png"), b = path("b.png");
        put(path("labels.txt"), "one\ntwo\nthree\nfour\nfive\n");
        QTest::newRow("as it comes") << QStringList{a};
        QTest::newRow("heads") << line("%1 --heads 2,4 --method rollout,relevance", a);
        QTest::newRow("own class") << line("%1 %2 --class own --heads 3", a, b);
        QTest::newRow("against") << line("%1 --class 1 --against top2 --method generic", a);
        QTest::newRow("without") << line("%1 --without heads:1.2,mlp:0", a);
        QTest::newRow("from") << line("%1 --without attention:1=from --from %2", a, b);
        QTest::newRow("similar") << line("%1 --target %2 --method gradient", a, "similar:" + b + ":3,4");
        QTest::newRow("size") << line("%1 --size 32", a);
        QTest::newRow("array") << line("%1 --method generic", path("batch.npy"));
        QTest::newRow("colours") << line("%1 %2 --method pca --fit %3", a, b, m_folder.root() + "/set");
        QTest::newRow("query of another")
            << line("%1 --method similarity --query-image %2 --region 3,4", a, b);
        QTest::newRow("labels") << line("%1 --labels %2 --coloured-picture", a, path("labels.txt"));
        QTest::newRow("attention") << line("%1 --attention window,size=2@1 --layer 1 --method attention", a);
        QTest::newRow("black box") << line("%1 --method rise --masks 20", a);
    }
    void verifyComputesItAgain()
    {
        QFETCH(QStringList, words);
        QDir(m_folder.root()).mkpath("set");
        QFile::copy(path("a.png"), path("set/a.png"));
        at::manual_seed(3);
        writeNpy(path("batch.npy").toStdString(), at::randn({2, 3, 24, 24}));
        const QString bundle = m_folder.root() + QStringLiteral("/asked%1.zip").arg(++m_copies);
        const Result made = explain(words + QStringList{"--bundle", bundle});
        QVERIFY2(made.code == 0, made.err.constData());
        const Result again = verify(bundle);
        QVERIFY2(again.code == 0, again.out + again.err);
        QVERIFY(again.json().at("computed_again").get<bool>());
        QVERIFY2(!filesInZip(bundle).at("settings.json").contains(m_folder.root().toUtf8()), "a path");
    }

    // The command in a bundle may be run in a shell: a file name must not act as an option there.
    void aPictureThatIsCalledAnOption()
    {
        const QString picture = path("--predictor=touch pwned.png");
        QVERIFY(QFile::copy(path("a.png"), picture));
        const Result made = explain({picture, "--method", "rollout", "--bundle", path("called")});
        QVERIFY2(made.code == 0, made.err.constData());
        const Json said = Json::parse(bytesOf(path("called/settings.json")).toStdString());
        QCOMPARE(
            said.at("command").get<std::string>(),
            std::string("hydrascope-cli explain tiny.safetensors './--predictor=touch pwned.png' --heads 4 "
                        "--method rollout --class top1 --bundle evidence.zip"));
        QCOMPARE(verify(path("called")).code, 0);
    }

    // The bundle names the autoencoder with its hash; verify reads it from where the verifier has it.
    void featuresAreComputedAgain()
    {
        const QString shipped = QStringLiteral("hydravit-scenes-features");
        QDir(m_folder.root()).mkpath("mine");
        for (const char* file : {"cfg.json", "sae_weights.safetensors"}) {
            QVERIFY(QFile::copy(QStringLiteral(HYDRA_SOURCE_DIR "/models/") + shipped + '/' + file,
                                path("mine/") + file));
        }
        const auto evidence = [this](const char* out, const QStringList& more) {
            return runCli(line("explain hydravit-scenes %1 --method lens --heads 12 --bundle %2",
                               path("a.png"), path(out))
                          + more);
        };
        const auto checked = [this](const QString& bundle, const QStringList& more) {
            return runCli(QStringList{"verify", bundle} + more);
        };
        const Result target = evidence(
            "target", {"--sae", shipped, "--target", "feature:55", "--without", "feature:3,sae-error"});
        QVERIFY2(target.code == 0, target.err.constData());
        const Result again = checked(path("target"), {});
        QVERIFY2(again.code == 0, again.out + again.err);
        const Json said = Json::parse(bytesOf(path("target/settings.json")).toStdString());
        QCOMPARE(said.at("autoencoder").at("name").get<std::string>(), shipped.toStdString());
        QVERIFY(said.at("autoencoder").at("settings").at("k").at("value").get<std::string>() != "");
        QVERIFY(said.at("command").get<std::string>().find("--sae hydravit-scenes-features ")
                != std::string::npos);

        const Result other =
            evidence("other", {"--sae", path("mine"), "--sae-k", "3", "--with", "feature:55=2x"});
        QVERIFY2(other.code == 0, other.err.constData());
        QVERIFY(!bytesOf(path("other/settings.json")).contains(m_folder.root().toUtf8()));
        const Result nowhere = checked(path("other"), {});
        QVERIFY(nowhere.code == 3 && nowhere.err.contains("--sae FILE"));
        const Result here = checked(path("other"), {"--sae", path("mine")});
        QVERIFY2(here.code == 0, here.out + here.err);
        const Result wrong = checked(path("other"), {"--sae", "hydravit-photos-features"});
        QVERIFY2(wrong.code == 3 && wrong.out.contains("an autoencoder with the hash"), wrong.out);
        // Another strength gives another answer, and a bundle cannot make verify read a file that it names.
        Files files = filesIn(path("other"));
        files["settings.json"] = replaced(files.at("settings.json"), "feature:55=2x", "feature:55=3x");
        files["manifest.json"] = manifestOf(files);
        write(path("stronger"), files);
        const Result stronger = checked(path("stronger"), {"--sae", path("mine")});
        QVERIFY(stronger.code == 3 && stronger.out.contains("as value"));
        files["settings.json"] = replaced(files.at("settings.json"), "\"sae\": \"mine\"",
                                          ("\"sae\": \"" + path("a.png").toUtf8() + "\"").constData());
        files["settings.json"] = replaced(files.at("settings.json"), "feature:55=3x", "feature:55=2x");
        files["manifest.json"] = manifestOf(files);
        write(path("named"), files);
        const Result named = checked(path("named"), {"--sae", path("mine")});
        QVERIFY2(named.code == 3 && named.json().at("computed_again").get<bool>(), named.out);
    }

    // Ten manipulations; with a forged manifest, the hashes show no difference.
    void everyManipulationIsFound()
    {
        const auto changed = [&](const char* file, const std::function<QByteArray(QByteArray)>& change,
                                 bool forged) {
            Files files = m_good;
            files[file] = change(files.at(file));
            if (forged) {
                files["manifest.json"] = manifestOf(files);
            }
            return files;
        };
        const auto lastBit = [](QByteArray bytes) {
            bytes.data()[bytes.size() - 2] ^= 1;
            return bytes;
        };
        const auto words = [](const char* before, const char* after) {
            return [before, after](const QByteArray& bytes) { return replaced(bytes, before, after); };
        };
        const char *const map = "picture-1/generic.k4.npy", *const overlay = "picture-1/generic.k4.png";
        QCOMPARE(verify(path("good")).code, 0);
        QVERIFY(said(changed(map, lastBit, false), map).contains("other bytes"));
        QVERIFY2(said(changed(map, lastBit, true), map).contains("as value"), "found by computing");
        QVERIFY(said(changed(overlay, lastBit, false), overlay).contains("other bytes"));
        QVERIFY(!said(changed(overlay, lastBit, true), overlay).isEmpty());
        const QString asked =
            said(changed("settings.json", words("\"class\": \"2\"", "\"class\": \"3\""), true), map);
        QVERIFY2(asked.contains("as value"), qPrintable(asked)); // the maps belong to another question
        QVERIFY(said(changed("settings.json", words("explain tiny", "explain big"), true), "settings.json")
                    .contains("/command"));
        const QString other = said(m_good, "", path("other.safetensors"));
        QVERIFY2(other.contains(hashed(bytesOf(model()))) && other.contains("other.safetensors"),
                 qPrintable(other));
        const char* const predictions = "picture-1/predictions.k4.json";
        const Json top = Json::parse(m_good.at(predictions).toStdString()).at("top");
        const std::string first = top[0].at("name"), second = top[1].at("name");
        QVERIFY(said(changed(predictions, words(first.c_str(), second.c_str()), true), predictions)
                    .contains("/top/0/name"));
        Files removed = m_good;
        removed.erase(overlay);
        QVERIFY(said(removed, overlay).contains("none; the manifest lists it"));
        removed["manifest.json"] = manifestOf(removed);
        QVERIFY(said(removed, overlay).contains("none"));
        Files added = m_good;
        added["picture-1/better.k4.npy"] = m_good.at(map);
        QVERIFY(said(added, "picture-1/better").contains("the manifest lists none"));
        added["manifest.json"] = manifestOf(added);
        QVERIFY(said(added, "picture-1/better").contains("recomputing makes none"));
        Files renamed = m_good;
        renamed["picture-1/generic.k3.npy"] = renamed.at(map);
        renamed.erase(map);
        QVERIFY(!said(renamed, map).isEmpty() && !said(renamed, "picture-1/generic.k3").isEmpty());
        renamed["manifest.json"] = manifestOf(renamed);
        QVERIFY(!said(renamed, map).isEmpty() && !said(renamed, "picture-1/generic.k3").isEmpty());
        QVERIFY(explain({path("a.png"), "--method", "generic", "--class", "1", "--bundle", path("one")}).code
                == 0);
        const QByteArray another = filesIn(path("one")).at(map);
        QVERIFY(another != m_good.at(map));
        QVERIFY(said(changed(
                         map, [&](const QByteArray&) { return another; }, true),
                     map)
                    .contains("as value"));
        QVERIFY(said(changed("versions.json", words("Hydrascope ", "Hydrascope 9"), true), "versions.json")
                    .contains("/software"));
        // A few more: the curves, the input, the picture, the words, missing settings.
        QVERIFY(!said(changed("picture-1/generic.k4.json",
                              words("\"deletion_area\": 0.", "\"deletion_area\": 0.9"), true),
                      "picture-1/generic.k4.json")
                     .isEmpty());
        QVERIFY(!said(changed("picture-1/input.npy", lastBit, true), "picture-1/input.npy").isEmpty());
        QVERIFY(!said(changed("about.txt", words("does not show why", "shows why"), true), "about.txt")
                     .isEmpty());
        Files silent = m_good;
        silent.erase("settings.json");
        silent["manifest.json"] = manifestOf(silent);
        QVERIFY(!said(silent, "settings.json").isEmpty());
        const Result unsaid = cli("verify %1", path("good"));
        QCOMPARE(unsaid.code, 3);
        QVERIFY(!unsaid.json().at("computed_again").get<bool>()
                && unsaid.out.contains("give it with --model FILE"));
    }

    // On another processor only the last digits may differ.
    void anotherProcessor()
    {
        Files files = m_good;
        const QByteArray mine = QByteArray::fromStdString(
            Json::parse(files.at("versions.json").toStdString()).at("instruction_set").get<std::string>());
        for (const char* name : {"versions.json", "picture-1/generic.k4.json"}) {
            files[name] = replaced(files.at(name), mine.constData(), "NEON");
        }
        const auto scaled = [&](double by) {
            Files moved = files;
            QByteArray& map = moved["picture-1/generic.k4.npy"];
            auto* values = reinterpret_cast<float*>(map.data() + map.size() - 36 * 4);
            for (int i = 0; i < 36; ++i) {
                values[i] = float(values[i] * (1 + by));
            }
            moved["manifest.json"] = manifestOf(moved);
            const QString folder = m_folder.root() + QStringLiteral("/far%1").arg(++m_copies);
            write(folder, moved);
            return verify(folder);
        };
        const Result near = scaled(1e-5);
        QVERIFY2(near.code == 0, near.err.constData());
        QVERIFY(near.json().at("other_processor").get<bool>());
        QCOMPARE(near.json().at("files_within_tolerance").get<int>(), 3);
        QCOMPARE(scaled(1e-3).code, 3);
    }

    // Verify reads and writes no file outside of the bundle, and starts no program.
    void strangersBundles()
    {
        put(path("secret.txt"), "a\nb\nc\nd\ne\n");
        const auto arguments = [&](const char* more) {
            Files files = m_good;
            files["settings.json"] = replaced(files.at("settings.json"), "\"heads\": \"4\"", more);
            files["manifest.json"] = manifestOf(files);
            return files;
        };
        const QByteArray secret = path("secret.txt").toUtf8();
        for (const QByteArray& more :
             {QByteArray("\"labels\": \"" + secret + "\""),
              QByteArray("\"labels\": \"attached/../../secret.txt\""),
              QByteArray("\"predictor\": \"touch " + path("pwned").toUtf8() + "\""),
              QByteArray("\"out\": \"" + path("pwned").toUtf8() + "\""),
              QByteArray("\"save-basis\": \"" + path("pwned").toUtf8() + "\""),
              QByteArray("\"bundle\": \"" + path("pwned").toUtf8() + "\""),
              QByteArray("\"prompts\": \"" + secret + "\""), QByteArray("\"from\": \"" + secret + "\""),
              QByteArray("\"target\": \"direction:" + secret + "\""), QByteArray("\"heads\": true"),
              QByteArray("\"heads\": {\"a\": 1}")}) {
            const QString found = said(arguments(more.constData()), "");
            QVERIFY2(found.contains("a question that can be computed again"), qPrintable(found + more));
        }
        QVERIFY(!QFile::exists(path("pwned")));
        // Links are not followed, and a manifest with a name that leaves the folder is refused.
        Files files = m_good;
        files.erase("picture-1/picture.png");
        write(path("linked"), files);
        QVERIFY(QFile::link(path("a.png"), path("linked/picture-1/picture.png")));
        const Result linked = verify(path("linked"));
        QVERIFY2(linked.code == 3 && linked.out.contains("a link or a device"), linked.out.constData());
        for (const char* name : {"../a.png", "/etc/passwd", "picture-1/../../a.png"}) {
            Files climbing = m_good;
            climbing["manifest.json"] = replaced(m_good.at("manifest.json"), "picture-1/picture.png", name);
            QVERIFY(!said(climbing, QString::fromLatin1(name)).isEmpty());
        }
        Files twice = m_good;
        twice["manifest.json"].replace("\"about.txt\"", "\"versions.json\"");
        QVERIFY(said(twice, "versions.json").contains("twice"));
        // Not a bundle: one message, no document.
        const QByteArray deep = QByteArray(100'000, '[');
        for (const QByteArray& manifest :
             {QByteArray("{}"), deep, QByteArray("[]"), QByteArray("{\"format\": \"hydrascope-evidence-1\"}"),
              QByteArray("{\"format\": \"hydrascope-evidence-1\", \"files\": [7]}"), QByteArray()}) {
            Files broken = m_good;
            broken["manifest.json"] = manifest;
            const QString folder = m_folder.root() + QStringLiteral("/broken%1").arg(++m_copies);
            write(folder, broken);
            const Result refused = verify(folder);
            QVERIFY2(refused.code == 3 && refused.out.isEmpty() && refused.err.contains("manifest.json"),
                     refused.err.constData());
        }
        QCOMPARE(verify(path("nowhere")).code, 3);
        QCOMPARE(verify(path("a.png")).code, 3);
        QCOMPARE(verify(path("set")).code, 3);
    }

    // Each option of explain that has a file, by its own name and by names that a command line would split:
    // no name and no value makes verify read a file outside the bundle.
    void namesOfOptions()
    {
        const QString secret = path("private.txt");
        put(secret, "PRIVATE 0\nPRIVATE 1\nPRIVATE 2\nPRIVATE 3\nPRIVATE 4\n");
        const auto foundIn = [&](const QString& name, const Json& value) {
            Files files = m_good;
            Json settings = Json::parse(files.at("settings.json").toStdString());
            settings["arguments"][name.toStdString()] = value;
            files["settings.json"] = QByteArray::fromStdString(settings.dump());
            files["manifest.json"] = manifestOf(files);
            return said(files, "");
        };
        const QByteArray help = cli("explain --help all").out;
        QRegularExpressionMatchIterator at =
            QRegularExpression("--([a-z-]+) +[^ ]*(FILE|FOLDER|DIR|IMAGE|TARGET)").globalMatch(help);
        QSet<QString> options{"predictor"};
        while (at.hasNext()) {
            options << at.next().captured(1);
        }
        QVERIFY(options.contains({"labels", "from", "basis", "kept", "head-order", "vocabulary", "sae"}));
        const Json yes = true, text = secret.toStdString();
        for (const QString& option : options) {
            const bool named = option == "sae" || option == "target"; // said with --sae; words
            for (const auto& [name, value] :
                 {std::pair(option + "=" + secret, yes), std::pair(option + "=" + secret, text),
                  std::pair("=" + option, text), std::pair("--" + option, text), std::pair(option, yes),
                  std::pair(option, named ? Json{secret.toStdString(), "x"} : text)}) {
                const QString found = foundIn(name, value);
                QVERIFY2(found.contains("a question that can be computed again"), qPrintable(name + found));
                QVERIFY2(!found.contains("PRIVATE"), qPrintable(name + found));
            }
        }
        for (const auto& [name, value] :
             {std::pair("", yes), std::pair("-", yes), std::pair("--", yes), std::pair("LABELS", text),
              std::pair("labels ", text), std::pair("help", yes), std::pair("quiet", yes),
              std::pair("untrained", text), std::pair("untrained", Json(false)),
              std::pair("untrained", Json(1)), std::pair("untrained=1", yes), std::pair("heads", yes),
              std::pair("class", Json(nullptr))}) {
            const QString found = foundIn(name, value);
            QVERIFY2(found.contains("a question that can be computed again"), qPrintable(name + found));
        }
    }

    void strangersArchives()
    {
        const auto zipped = [&](const std::vector<std::pair<std::string, std::string>>& more,
                                const char* name) {
            ZipWriter zip;
            std::string bytes;
            for (const auto& [file, content] : m_good) {
                bytes += zip.entry(file.toStdString(), content.toStdString()) + content.toStdString();
            }
            for (const auto& [file, content] : more) {
                bytes += zip.entry(file, content) + content;
            }
            put(path(name), QByteArray::fromStdString(bytes + zip.end()));
            return verify(path(name));
        };
        QCOMPARE(zipped({}, "same.zip").code, 0);
        QCOMPARE(zipped({{"picture-1/", ""}}, "folder.zip").code, 0);
        QCOMPARE(zipped({{"../climbs", "x"}}, "climbs.zip").code, 3);
        QCOMPARE(zipped({{"/root", "x"}}, "root.zip").code, 3);
        QCOMPARE(zipped({{"about.txt", "twice"}}, "twice.zip").code, 3);
        const Result odd = zipped({{"picture-1/.hidden", "x"}, {"a b", "x"}}, "odd.zip");
        QVERIFY2(odd.code == 3 && odd.out.contains("an unusual name"), odd.out.constData());
        // Cut anywhere, or with any byte of the directory changed: at most a message.
        const QByteArray whole = bytesOf(path("same.zip"));
        for (const qsizetype size : {qsizetype(0), qsizetype(1), whole.size() / 2, whole.size() - 1}) {
            put(path("cut.zip"), whole.left(size));
            QCOMPARE(verify(path("cut.zip")).code, 3);
        }
        for (int i = 0; i < 12; ++i) {
            QByteArray bytes = whole;
            bytes.data()[bytes.size() - 10 - i * 37] ^= 0x55;
            put(path("hit.zip"), bytes);
            const int code = verify(path("hit.zip")).code; // 0: in a date, which is not read
            QVERIFY2(code == 0 || code == 3, qPrintable(QString::number(code)));
        }
    }
};

HYDRA_TEST(TestEvidenceCli, QCoreApplication)
#include "test_evidence_cli.moc"

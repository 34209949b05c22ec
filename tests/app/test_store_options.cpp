// SPDX-License-Identifier: GPL-3.0-or-later
// No option is accepted with --store and then ignored: each either has an effect, so that another value needs
// another store, or is refused by name before any work. The options come from --help, so that new ones are
// included.
#include "core/format/safetensors.h"

#include <QRegularExpression>
#include <QtTest>

#include <atomic>
#include <fstream>
#include <future>
#include <map>
#include <vector>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/tiny_clip.h"

using namespace hydra::test;

namespace {

// An option's value that must lead to another store.
struct Said
{
    const char* value;
    const char* beside = ""; // other words it needs, present with and without it
    const char* other = nullptr; // the value to compare with; null: the option is not given
    const char* part = nullptr; // of the message of a model that does not support it
};

const std::map<QString, Said>& sayings()
{
    static const char* const clip = "prompt";
    static const std::map<QString, Said> table{
        {"architecture", {"plain"}},
        {"num-heads", {"6", "", nullptr, "'trained_heads'"}},
        {"patch", {"16"}},
        {"image-size", {"96", "", nullptr, "image size 96x96"}},
        {"activation", {"silu"}},
        {"eps", {"0.001"}},
        {"pool", {"avg"}},
        {"mean", {"0.1,0.2,0.3"}},
        {"std", {"0.1,0.2,0.3"}},
        {"crop", {"0.5"}},
        {"crop-mode", {"squash"}},
        {"interpolation", {"bilinear"}},
        {"trained-heads", {"4-12"}},
        {"weights", {"ema", "", nullptr, "--weights ema"}},
        {"head-order", {"ORDER", "", nullptr, "the file orders heads"}},
        {"classes", {"LABELS"}},
        {"labels", {"LABELS"}},
        {"answers", {"sigmoid"}},
        {"network", {"other", "", nullptr, "contains a network"}},
        {"head-activation", {"tanh", "", nullptr, "this model's classifier has no unknown activation"}},
        {"prompt", {"a cube", "", nullptr, clip}},
        {"prompts", {"LABELS", "", nullptr, clip}},
        {"template", {"a {}", "--prompt a", nullptr, clip}},
        {"vocabulary", {"LABELS", "--prompt a", nullptr, clip}},
        {"text-tower", {"LABELS", "", nullptr, clip}},
        {"clean", {"lower", "--prompt a", nullptr, clip}},
        {"precision", {"bfloat16"}},
        {"heads", {"5"}},
        {"untrained", {"", "--heads all"}},
        {"attention", {"hydra@all"}},
        {"scheme", {"matformer", "--heads 6"}},
        {"without", {"mlp:1"}},
        {"with", {"feature:5=3x", "--sae features --without sae-error"}},
        {"sae", {"features", "--without feature:5", "features2"}},
        {"sae-block", {"2", "--sae features --without feature:5"}},
        {"sae-k", {"3", "--sae features --sae-code topk --without sae-error", "5"}},
        {"sae-code", {"topk", "--sae features --sae-k 3 --without sae-error"}},
        {"from", {"others/b.png", "--without heads:1.0=from", "pictures/0/a.png"}},
        {"top", {"2"}},
        {"size", {"long:64"}},
        {"what", {"q"}},
        {"dtype", {"float16"}},
        {"threshold", {"0.5", "THINKING"}},
        {"thresholds", {"0.5", "THINKING"}},
        {"batch", {"2"}},
        {"npy", {"made"}},
        {"bundle", {"made.zip"}},
        {"out", {"made"}},
        {"resume", {"made"}},
        {"order", {""}},
        {"limit", {"1"}},
        {"format", {"csv"}},
        {"coloured-picture", {""}},
        {"target", {"norm"}},
        {"class", {"2"}},
        {"against", {"7"}},
        {"method", {"gradient"}},
        {"measure", {"deletion"}},
        {"boxes", {"BOXES"}},
        {"seed", {"7"}},
        {"steps", {"3"}},
        {"layer", {"1"}},
        {"head", {"1"}},
        {"fusion", {"max"}},
        {"query", {"3"}},
        {"start-layer", {"1"}},
        {"discard", {"0.5"}},
        {"gamma-conv", {"0.5"}},
        {"gamma-linear", {"0.5"}},
        {"facet", {"k"}},
        {"basis", {"BASIS.npz"}},
        {"foreground", {"0.5"}},
        {"window", {"2"}},
        {"stride", {"2"}},
        {"window-unit", {"pixels"}},
        {"fill", {"black"}},
        {"measured", {"probability"}},
        {"masks", {"10"}},
        {"mask-grid", {"3"}},
        {"groups", {"4"}},
        {"permutations", {"3"}},
        {"cluster-distance", {"0.5"}},
        {"kept", {"pictures/0/a.png:3"}},
        {"fit", {"others", "--method pca"}},
        {"save-basis", {"made.npz", "--method pca"}},
        {"query-image", {"pictures/0/a.png", "--query 3"}},
        {"region", {"3,4", "--query 3 --query-image pictures/0/a.png"}},
        {"tokens", {"class"}},
        {"by-class", {"", "--tokens class"}},
        {"block", {"1"}},
        {"joint", {""}},
        {"separate", {""}},
        {"perplexity", {"3"}},
        {"iterations", {"5"}},
        {"reduce", {"3"}},
        {"threads", {"1"}},
        {"width-mm", {"80"}},
        {"dpi", {"50"}},
        {"font-size", {"9"}},
        {"font", {"Serif"}},
        {"columns", {"2"}},
        {"no-letters", {""}},
        {"words", {"WORDS"}},
        {"lambda", {"0.05"}},
        {"mean-of", {"others"}},
        {"by-head", {""}},
        {"direction", {"WORDS"}},
        {"caption", {"words"}},
        {"rows", {""}},
        {"split", {"even"}},
        {"matrix", {"decomposition"}},
    };
    return table;
}

// Options on how a run proceeds and reports; results are the same. --curves writes a file of its own beside
// the store: test_shards_cli reads it.
const QStringList howItRuns{"store",  "shard",  "list",  "jobs",     "progress",
                            "curves", "device", "quiet", "language", "help"};

// A program behind a pipe replaces the model, so these are tested without a model: test_predictor_cli.
const QStringList piped{"predictor", "patience", "box"};

// The answers of the small one-head CLIP, which serves for concepts.
const std::map<QString, const char*> refusedBySmallClip{
    {"heads", "from 1 to 1"},           {"untrained", nullptr}, // all are one
    {"with", "of width 192"},           {"sae", "of width 192"},
    {"sae-block", "of width 192"},      {"sae-k", "of width 192"},
    {"sae-code", "of width 192"},       {"head-order", "for another model"},
    {"num-heads", "do not divide"},     {"patch", "patch_size 16"},
    {"pool", "reads its class token"},  {"trained-heads", "numbers from 1 to 1"},
    {"scheme", "from 1 to 1"},          {"labels", "10 class names"},
    {"text-tower", "not a model file"},
};

QByteArray bytesOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString endingOf(const QString& command)
{
    return line("embed features codes").contains(command) ? QStringLiteral(".tar") : QStringLiteral(".jsonl");
}

} // namespace

class TestStoreOptions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    [[nodiscard]] Result here(const QString& line) const
    {
        return runInShell(QStringLiteral("cd '%1' && exec env OMP_NUM_THREADS=1 \"$0\" ").arg(m_folder.path())
                              + line,
                          {}, 300'000, warmCli());
    }

    // Runs COMMAND over the picture into the store NAME, with WORDS.
    [[nodiscard]] Result stored(const QString& command, QString words, const QString& name) const
    {
        const bool thinks = words.contains(QLatin1String("THINKING"));
        const bool scores = command == QLatin1String("faithfulness");
        const bool speaks = command == QLatin1String("concepts"); // needs a text tower
        const QString shipped = QStringLiteral(HYDRA_SOURCE_DIR "/models/%1.safetensors")
                                    .arg(QLatin1String(thinks ? "thinkingvit-photos" : "hydravit-scenes"));
        const QString model = speaks ? path(QStringLiteral("clip.safetensors")) : shipped;
        QString line =
            QStringLiteral("%1 '%2' %3 ")
                .arg(command, model, command == QLatin1String("explain") ? "pictures/0" : "pictures");
        for (const char* usual : {"--method attention", "--measure pointing"}) { // quick
            const bool said = words.contains(QLatin1String(usual).left(9));
            line += scores && !said ? QLatin1String(usual) + QLatin1Char(' ') : QString();
        }
        if (command == QLatin1String("features") && !words.contains(QLatin1String("--what"))) {
            line += QStringLiteral("--what tokens "); // of one block
        }
        if (speaks && !words.contains(QLatin1String("--words"))) {
            line += QStringLiteral("--words LABELS ");
        }
        if (command == QLatin1String("codes")) { // for the features of any pass
            static const QRegularExpression change(QStringLiteral("--without \\S+"));
            words.remove(change);
            line += words.contains(QLatin1String("--sae ")) ? QString() : QStringLiteral("--sae features ");
        }
        return here(line + words.remove(QLatin1String("THINKING")) + QStringLiteral(" --jobs 1 --store ")
                    + name);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("pictures/0"))
                && QDir(m_folder.path()).mkpath(QStringLiteral("others")));
        const QString scenes = QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes/");
        QVERIFY(QFile::copy(scenes + QStringLiteral("3-cone-torus.png"), path("pictures/0/a.png"))
                && QFile::copy(scenes + QStringLiteral("7-torus-capsule.png"), path("others/b.png")));
        std::ofstream(path("BOXES").toStdString()) << "file,x0,y0,x1,y1,class_index\n0/a.png,1,1,50,50,0\n";
        std::ofstream(path("WORDS").toStdString()) << "cat\ndog\nhorse\n";
        (void)writeTinyClip(m_folder.path().toStdString());
        std::ofstream labels(path("LABELS").toStdString());
        for (int i = 0; i < 10; ++i) {
            labels << "kind " << i << '\n';
        }
        for (const int seed : {1, 2}) { // for the shipped model's second block
            const std::string features = path(seed == 1 ? "features" : "features2").toStdString();
            std::filesystem::create_directories(features);
            at::manual_seed(seed);
            const at::Tensor rows = at::randn({32, 192});
            hydra::writeSafetensors(features + "/sae_weights.safetensors",
                                    {{"W_enc", rows.t().contiguous()},
                                     {"b_enc", at::zeros({32})},
                                     {"W_dec", rows / rows.norm(2, {1}, true)},
                                     {"b_dec", at::zeros({192})}},
                                    {});
            std::ofstream(features + "/cfg.json")
                << R"({"architecture": "standard", "metadata": {"hook_name": "blocks.1.hook_resid_post"}})";
        }
        const QString model = shippedModel();
        QVERIFY(here("importance '" + model + "' others --method gradient --out ORDER").code == 0);
        QVERIFY(here("explain '" + model + "' others --method pca --save-basis BASIS.npz").code == 0);
    }

    void everyOptionIsHonouredOrRefused_data()
    {
        QTest::addColumn<QString>("command");
        const QString overview = QString::fromUtf8(runCli({QStringLiteral("--help")}).out);
        static const QRegularExpression name(QStringLiteral("^  (?!hydra)([a-z-]+) "),
                                             QRegularExpression::MultilineOption);
        int found = 0;
        for (auto all = name.globalMatch(overview); all.hasNext();) {
            const QString command = all.next().captured(1);
            if (cli("%1 --help all", command).out.contains("\n  --store ")) {
                QTest::newRow(qPrintable(command)) << command;
                ++found;
            }
        }
        QVERIFY(found >= 11);
    }

    void everyOptionIsHonouredOrRefused()
    {
        QFETCH(QString, command);
        const QString help = QString::fromUtf8(cli("%1 --help all", command).out);
        static const QRegularExpression option(QStringLiteral("^  --(\\S+)"),
                                               QRegularExpression::MultilineOption);
        QStringList options;
        for (auto all = option.globalMatch(help); all.hasNext();) {
            const QString name = all.next().captured(1);
            if (!howItRuns.contains(name) && !piped.contains(name)) {
                options << name;
            }
        }
        const Result plain = stored(command, {}, command + endingOf(command));
        QVERIFY2(plain.code == 0, plain.err.constData());
        // Two at once: most of the time goes into loading libraries.
        std::atomic<int> next{0};
        QStringList wrong[2];
        const auto some = [&](int thread) {
            for (int at = next++; at < options.size(); at = next++) {
                wrong[thread] << wrongWith(command, options.at(at));
            }
        };
        auto second = std::async(std::launch::async, some, 1);
        some(0);
        second.get();
        QStringList said = wrong[0] + wrong[1];
        said.removeAll(QString());
        for (const QString& each : said) { // QtTest cuts long messages
            qWarning("%s", qPrintable(each));
        }
        QVERIFY(said.isEmpty());
    }

    // With a store, rounds answer as without one, at one threshold and at several.
    void thresholdsAreThoseOfAPlainRun()
    {
        const QString model = QStringLiteral(HYDRA_SOURCE_DIR "/models/thinkingvit-photos.safetensors");
        const QString predict = "predict '" + model + "' pictures/0/a.png --threshold 1";
        const Result plain = here(predict);
        const Result stored = here(predict + " --store answer.jsonl");
        QVERIFY2(plain.code == 0 && stored.code == 0, (plain.err + stored.err).constData());
        const Json answer = plain.json().at("results").at(0).at("answer");
        const Json kept = Json::parse(bytesOf(path("answer.jsonl")).split('\n').at(1).toStdString());
        QCOMPARE(kept.at("result").at("answer").dump(), answer.dump());

        const QString evaluate = "evaluate '" + model + "' pictures --thresholds 0.2,1,3";
        const Result curve = here(evaluate);
        const Result summed = here(evaluate + " --store curve.jsonl");
        QVERIFY2(curve.code == 0 && summed.code == 0, (curve.err + summed.err).constData());
        QCOMPARE(summed.json().at("thresholds").dump(), curve.json().at("rows").dump());
        const Result merged = here("merge sum.jsonl curve.jsonl");
        QCOMPARE(merged.json().at("thresholds").dump(), curve.json().at("rows").dump());
        for (const char* other :
             {"--heads 6", "--heads 12", "--heads 6 --store other.jsonl", "--classes LABELS"}) {
            const Result refused = here(evaluate + ' ' + other);
            QVERIFY2(refused.code == 2 && refused.err.contains("--thresholds"), refused.err.constData());
        }
    }

    // Without --store the results for a tar's pictures are those in its store, and no file is written.
    void aTarNeedsNoStore_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* words :
             {"predict %1 x.tar --top 2", "explain %1 x.tar --method attention", "walk %1 x.tar",
              "decompose %1 x.tar", "evaluate %1 x.tar --heads 3,12",
              "evaluate thinkingvit-photos x.tar --thresholds 1,3", "importance %1 x.tar --method gradient",
              "faithfulness %1 x.tar --method attention --measure deletion --steps 2"}) {
            QTest::newRow(words) << QString(words).replace("%1", "'" + shippedModel() + "'");
        }
    }
    void aTarNeedsNoStore()
    {
        QFETCH(QString, words);
        const QByteArray name =
            QByteArray(QTest::currentDataTag()).replace('%', '_').replace(' ', '_') + ".jsonl";
        QVERIFY(runInShell("cd \"$1\" && tar cf x.tar -C pictures 0", {m_folder.path()}).code == 0);
        const QStringList before = QDir(m_folder.path()).entryList();
        const Result plain = here(words);
        QVERIFY2(plain.code == 0, plain.err.constData());
        QCOMPARE(QDir(m_folder.path()).entryList(), before);
        const Result kept = here(words + " --store " + name);
        QVERIFY2(kept.code == 0, kept.err.constData());
        const Json document = plain.json(), stored = kept.json();
        QCOMPARE(document.at("pictures").get<int>(), 1);
        for (const char* rows : {"rows", "thresholds", "importance", "images"}) {
            QCOMPARE(document.contains(rows), stored.contains(rows));
            QVERIFY(!stored.contains(rows) || document.at(rows) == stored.at(rows));
        }
        Json record = Json::parse(bytesOf(path(name)).split('\n').at(1).toStdString());
        if (document.contains("results")) {
            Json result = document.at("results").at(0);
            QVERIFY(result.at("input") == record.at("key"));
            result.erase("input");
            QCOMPARE(result.dump(), record.at("result").dump());
        } else if (document.contains("maps")) { // the same as without a tar
            Json result = document.at("maps").at(0);
            QVERIFY(result.at("input") == record.at("key"));
            result.erase("input");
            QCOMPARE(result.dump(), record.at("result").at("maps").at(0).dump());
        }
    }

    // A picture's result is the same in the document and in a store, except for times and files.
    void storedIsWhatADocumentSays_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("plain");
        QTest::newRow("predict") << "predict %1 %2 --top 2 --heads 3,12 --target norm --size 64"
                                 << "";
        QTest::newRow("explain") << "explain %1 %2 --method attention,rollout --heads 3,12 --against 4"
                                 << "";
        QTest::newRow("features") << "features %1 %2 --what q,tokens --heads 3,12"
                                  << "--out made.npz";
        QTest::newRow("walk") << "walk %1 %2 --rows --heads 3,12 --size 64"
                              << "";
        QTest::newRow("decompose") << "decompose %1 %2 --matrix decomposition --heads 3,12 --sae features"
                                   << "";
        QTest::newRow("codes") << "codes %1 %2 --sae features"
                               << "--out made.npz";
    }
    void storedIsWhatADocumentSays()
    {
        QFETCH(QString, words);
        QFETCH(QString, plain);
        words.replace("%1", "'" + shippedModel() + "'").replace("%2", "pictures/0/a.png");
        const QString store = QString("same.%1.tar").arg(QTest::currentDataTag());
        const Result document = here(words + ' ' + plain), kept = here(words + " --store " + store);
        QVERIFY2(document.code == 0 && kept.code == 0, (document.err + kept.err).constData());
        const QByteArray line = runInShell("tar xOf \"$1\" pictures/0/a.png.json", {path(store)}).out;
        Json stored = Json::parse(line.toStdString()).at("result");
        const Json said = document.json();
        const auto rowsOf = [](const Json& from) {
            for (const char* name : {"maps", "walks", "decompositions", "results"}) {
                if (from.contains(name)) {
                    return from.at(name);
                }
            }
            return Json::array({from});
        };
        const Json rows = rowsOf(said), found = rowsOf(stored);
        QCOMPARE(found.size(), rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            Json one = rows[i], other = found[i];
            for (const char* of : {"input", "image", "ms", "file", "files"}) {
                one.erase(of);
                other.erase(of);
            }
            if (one.contains("heads") && one.at("heads").is_array()) {
                for (Json& head : one.at("heads")) {
                    head.erase("ms");
                }
            }
            QCOMPARE(other.dump(), one.dump());
        }
    }

    void whatATarDoesNotHonourIsRefused()
    {
        for (const char* words :
             {"predict %1 x.tar --npy made", "explain %1 x.tar --out made", "importance %1 x.tar --order",
              "evaluate %1 x.tar --batch 2", "faithfulness %1 x.tar --method attention --limit 1"}) {
            const Result result = here(QString(words).replace("%1", "'" + shippedModel() + "'"));
            QVERIFY2(result.code == 2 && result.err.contains(" cannot be combined with a tar"), words);
        }
        QVERIFY(!QFile::exists(path("made")));
    }

    // Commands that read one folder at once do not skip the others.
    void severalFoldersAreAList()
    {
        for (const char* words :
             {"evaluate %1 pictures others/0",
              "faithfulness %1 pictures others/0 --method attention --measure pointing"}) {
            const QString line = QString(words).replace("%1", "'" + shippedModel() + "'");
            QVERIFY(
                runInShell("cd \"$1\" && mkdir -p others/0 && cp others/b.png others/0", {m_folder.path()})
                    .code
                == 0);
            const Result all = here(line);
            QVERIFY2(all.code == 0, all.err.constData());
            QCOMPARE(all.json().at("pictures").get<int>(), 2);
            const Result refused = here(line + (line.startsWith("evaluate") ? " --batch 2" : " --limit 1"));
            QVERIFY2(refused.code == 2 && refused.err.contains("cannot be combined with several inputs"),
                     refused.err.constData());
        }
    }

    // The store's header states the options that decide the vectors.
    void byClassIsWhatTheStoreSays()
    {
        const QString embed = "embed '" + shippedModel() + "' pictures --jobs 1 --store classes.tar ";
        const Result run = here(embed + "--by-class");
        QVERIFY2(run.code == 0, run.err.constData());
        const QByteArray said = runInShell("tar xOf \"$1\" store.json", {path("classes.tar")}).out;
        QVERIFY2(said.contains(R"("tokens":"class")"), said.constData());
        const QByteArray record = runInShell("tar xOf \"$1\" 0/a.png.json", {path("classes.tar")}).out;
        QVERIFY2(record.contains(R"("label":0)") && record.contains(R"("shape":[1,)"), record.constData());
        const Result other = here(embed); // the default: all tokens
        QVERIFY2(other.code == 3, other.err.constData());
    }

private:
    [[nodiscard]] QString wrongWith(const QString& command, const QString& option) const
    {
        const auto found = sayings().find(option);
        if (found == sayings().end()) {
            return QStringLiteral("--%1: this test does not know what to say with it").arg(option);
        }
        const Said& said = found->second;
        const bool concepts = command == QLatin1String("concepts");
        const auto clip = refusedBySmallClip.find(option);
        if (concepts && clip != refusedBySmallClip.end() && clip->second == nullptr) {
            return {};
        }
        const QString ending = endingOf(command);
        const QString store = QStringLiteral("%1.%2").arg(command, option);
        const QString beside = QLatin1String(said.beside);
        const Result with =
            stored(command, QStringLiteral("%1 --%2 %3").arg(beside, option, QLatin1String(said.value)),
                   store + ending);
        const QByteArray refusal = "--" + option.toUtf8() + " cannot be combined with --store";
        const bool begun = QFile::exists(path(store + ending));
        if (with.code == 2 && with.err.contains(refusal)) {
            return begun || QFile::exists(path("made"))
                ? QStringLiteral("--%1 is refused after work").arg(option)
                : QString();
        }
        if (with.code != 0) {
            const char* part = clip == refusedBySmallClip.end() || !concepts ? said.part : clip->second;
            const bool known = part != nullptr && with.err.contains(part);
            return known
                ? QString()
                : QStringLiteral("--%1: %2 %3").arg(option).arg(with.code).arg(QString::fromUtf8(with.err));
        }
        QString plain = command + ending;
        if (*said.beside != '\0' || said.other != nullptr) {
            plain = store + QStringLiteral(".plain") + ending;
            const QString other = said.other == nullptr
                ? QString()
                : QStringLiteral("--%1 %2").arg(option, QLatin1String(said.other));
            const Result without = stored(command, beside + QLatin1Char(' ') + other, plain);
            if (without.code != 0) {
                return QStringLiteral("without --%1: %2").arg(option, QString::fromUtf8(without.err));
            }
        }
        return bytesOf(path(store + ending)) == bytesOf(path(plain))
            ? QStringLiteral("--%1 is accepted and ignored").arg(option)
            : QString();
    }
};

HYDRA_TEST(TestStoreOptions, QCoreApplication)
#include "test_store_options.moc"

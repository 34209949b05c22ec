// SPDX-License-Identifier: GPL-3.0-or-later
// --predictor: the programs of resources/help/predictors.md, of which one runs here; boxes; refused
// combinations; failing children; Ctrl-C.
#include "core/format/npy.h"
#include "core/image/load.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

#include <csignal>

#include "tests/app/cli.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

namespace {

// A detector with two boxes in the first picture, left and right; LATER is its answer for all other pictures.
QString detector(const char* later)
{
    return QStringLiteral(
               "echo '{\"kind\": \"boxes\", \"size\": 32, \"labels\": [\"cup\", \"dog\"], \"batch\": 1}'; "
               "head -c 12416 > /dev/null; "
               "echo '[{\"box\": [16, 0, 32, 32], \"class\": 1, \"score\": 0.5}, "
               "{\"box\": [0, 0, 16, 32], \"class\": 0, \"score\": 0.75}]'; "
               "while [ \"$(head -c 12416 | wc -c)\" = 12416 ]; do echo '%1'; done")
        .arg(QLatin1String(later));
}

QByteArray readBytes(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestPredictorCli : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QMap<QString, QString> m_programs; // from the page, by name

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString shell() const
    {
        return QStringLiteral("sh '%1'").arg(path(QStringLiteral("with_shell.sh")));
    }
    [[nodiscard]] Result cli(const QStringList& words, const QString& program) const
    {
        return runCli(words + line("--predictor %1 --quiet", program));
    }
    // A picture whose left half has the value LEFT, right half RIGHT, 0 to 255.
    void write(const QString& name, int left, int right, int side = 32) const
    {
        Image image{side, side, {}};
        for (int i = 0; i < side * side * 3; ++i) {
            image.rgb.push_back(static_cast<std::uint8_t>(i / 3 % side < side / 2 ? left : right));
        }
        savePng(path(name).toStdString(), image);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile page(QStringLiteral(HYDRA_SOURCE_DIR "/resources/help/predictors.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        static const QRegularExpression program(
            QStringLiteral("^## (\\S+\\.(?:py|sh)):.*?\\n```(?:python|sh)\\n(.*?)^```$"),
            QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
        const QString text = QString::fromUtf8(page.readAll());
        for (auto all = program.globalMatch(text); all.hasNext();) {
            const auto match = all.next();
            m_programs[match.captured(1)] = match.captured(2);
            QFile file(path(match.captured(1)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(match.captured(2).toUtf8());
        }
        QCOMPARE(m_programs.size(), 5);
        write(QStringLiteral("a.png"), 204, 51);
        write(QStringLiteral("b.png"), 102, 153);
    }

    void programsAreShortAndWellFormed()
    {
        for (auto each = m_programs.begin(); each != m_programs.end(); ++each) {
            QVERIFY2(each.value().count(QLatin1Char('\n')) <= 35, qPrintable(each.key()));
            if (each.key().endsWith(QStringLiteral(".py"))) {
                const Result made =
                    runInShell(QStringLiteral("python3 -m py_compile \"$1\""), {path(each.key())});
                QVERIFY2(made.code == 0, made.err.constData());
            }
        }
    }

    void scoresArePredicted()
    {
        const Result got =
            cli(line("predict %1 %2 --npy %3", path("a.png"), path("b.png"), path(QStringLiteral("scores"))),
                shell());
        QVERIFY2(got.code == 0, got.err.constData());
        const Json json = got.json();
        QCOMPARE(json.at("kind").get<std::string>(), std::string("scores"));
        const Json& results = json.at("results");
        QCOMPARE(results.size(), std::size_t(2));
        const Json expected = {{{"index", 0}, {"name", "left"}, {"score", 204}},
                               {{"index", 1}, {"name", "right"}, {"score", 51}}};
        QVERIFY2(results[0].at("top") == expected, results[0].dump().c_str());
        QCOMPARE(results[1].at("top")[0].at("name").get<std::string>(), std::string("right"));
        const at::Tensor written = readNpy(path("scores/a.scores.npy").toStdString());
        QVERIFY(written.equal(at::tensor({204.F, 51.F})));
    }

    // Each of its eight squares is an eighth of the left half.
    void mapsSayWhatScoresRestOn()
    {
        const Result got = cli(line("explain %1 --method occlusion,shapley,rise --masks 40 --groups 4 --out "
                                    "%2 --format npy,png,csv",
                                    path("a.png"), path(QStringLiteral("maps"))),
                               shell());
        QVERIFY2(got.code == 0, got.err.constData());
        const Json maps = got.json().at("maps");
        QCOMPARE(maps.size(), std::size_t(3));
        for (const Json& map : maps) {
            QCOMPARE(map.at("class_name").get<std::string>(), std::string("left"));
            QCOMPARE(map.at("target_value").get<double>(), 204.0);
            QVERIFY(!map.contains("k"));
            QCOMPARE(map.at("files").size(), std::size_t(3));
            for (const Json& file : map.at("files")) {
                QVERIFY(QFile::exists(QString::fromStdString(file.get<std::string>())));
            }
        }
        const at::Tensor occlusion = readNpy(path("maps/a.occlusion.npy").toStdString());
        const at::Tensor left = occlusion.narrow(1, 0, 16), right = occlusion.narrow(1, 16, 16);
        QVERIFY(left.min().item<float>() >= 25 && left.max().item<float>() <= 26); // 204 / 8, rounded
        QVERIFY(right.abs().max().item<float>() == 0);
        const at::Tensor shapley = readNpy(path("maps/a.shapley.npy").toStdString());
        QVERIFY(shapley.sizes() == at::IntArrayRef({4, 4}));
        QVERIFY(std::fabs(shapley.sum().item<double>() - 204) < 1);
        const at::Tensor rise = readNpy(path("maps/a.rise.npy").toStdString());
        QVERIFY(rise.narrow(1, 0, 16).mean().item<float>() > rise.narrow(1, 16, 16).mean().item<float>());
        QCOMPARE(loadImage(path("maps/a.rise.png").toStdString()).width, 32);
    }

    // Pictures that are normalised already get the same answers. Several in one file are answered in order.
    void arraysAreShownAsTheyAre()
    {
        at::Tensor arrays = at::full({2, 3, 32, 32}, 0.2F);
        arrays[0].narrow(2, 0, 16).fill_(0.8F);
        writeNpy(path("both.npy").toStdString(), arrays);
        const Json got = cli({QStringLiteral("predict"), path("both.npy"), path("a.png")}, shell()).json();
        const Json& results = got.at("results");
        QCOMPARE(results.size(), std::size_t(3));
        QVERIFY(results[0].at("top") == results[2].at("top") && results[0].at("top")[0].at("score") == 204);
        QVERIFY(results[1].at("top")[0].at("score") == 51);
        QVERIFY(results[1].at("input").get<std::string>().find("[1]") != std::string::npos);
        const auto mapOf = [&](const char* file) {
            return cli(line("explain %1 --method occlusion --out %2", path(QLatin1String(file)),
                            path(QStringLiteral("arrays"))),
                       shell())
                .code;
        };
        writeNpy(path("one.npy").toStdString(), arrays.narrow(0, 0, 1));
        QVERIFY(mapOf("one.npy") == 0 && mapOf("a.png") == 0);
        QVERIFY(readNpy(path("arrays/one.occlusion.npy").toStdString())
                    .equal(readNpy(path("arrays/a.occlusion.npy").toStdString())));
        writeNpy(path("large.npy").toStdString(), at::zeros({1, 3, 32, 64}));
        const Result large = cli({QStringLiteral("predict"), path("large.npy")}, shell());
        QVERIFY2(large.code == 3 && large.err.contains("expected an array of 3 x 32 x 32")
                     && large.err.contains("found 3 x 32 x 64"),
                 large.err.constData());
    }

    // A store holds the document's results; a second run has no work left; shards are merged.
    void aListGoesIntoAStore()
    {
        const QString store = path("p.jsonl");
        const QStringList asked = line("predict %1 %2 --store %3", path("a.png"), path("b.png"), store);
        const Result made = cli(asked, shell());
        QVERIFY2(made.code == 0 && made.json().at("done") == 2, made.err.constData());
        const Json plain = cli({QStringLiteral("predict"), path("a.png"), path("b.png")}, shell()).json();
        QFile file(store);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QVERIFY(lines[0].contains("with_shell.sh")); // the header
        int same = 0;
        for (const QByteArray& line : lines) {
            const Json one = Json::parse(line.toStdString());
            for (const Json& result : one.contains("result") ? plain.at("results") : Json::array()) {
                same += one.at("result").at("top") == result.at("top") ? 1 : 0;
            }
        }
        QCOMPARE(same, 2);
        QVERIFY(cli(asked, shell()).code == 0);
        const Result other = cli(asked + QStringList{QStringLiteral("--top"), QStringLiteral("1")}, shell());
        QVERIFY2(other.code == 2 || other.code == 3, other.err.constData()); // another question

        const QStringList maps = line("explain %1 %2 --method occlusion --store %3", path("a.png"),
                                      path("b.png"), path("maps.tar"));
        for (const char* shard : {"1/2", "2/2"}) {
            const Result part =
                cli(maps + QStringList{QStringLiteral("--shard"), QLatin1String(shard)}, shell());
            QVERIFY2(part.code == 0, part.err.constData());
        }
        const Result merged = test::cli("merge %1", path("maps.tar"));
        QVERIFY2(merged.code == 0, merged.err.constData());
        QVERIFY(QDir().mkpath(path("untarred")));
        QProcess tar;
        tar.start(QStringLiteral("tar"),
                  {QStringLiteral("-xf"), path("maps.tar"), QStringLiteral("-C"), path("untarred")});
        QVERIFY(tar.waitForFinished() && tar.exitCode() == 0);
        const Result direct =
            cli(line("explain %1 --method occlusion --out %2", path("a.png"), path("direct")), shell());
        QVERIFY(direct.code == 0);
        QStringList found;
        for (QDirIterator each(path("untarred"), {QStringLiteral("*.npy")}, QDir::Files,
                               QDirIterator::Subdirectories);
             each.hasNext();) {
            found << each.next();
        }
        QVERIFY2(found.size() == 2, qPrintable(found.join(QLatin1Char(' '))));
        const at::Tensor expected = readNpy(path("direct/a.occlusion.npy").toStdString());
        QVERIFY(readNpy(found[0].toStdString()).equal(expected)
                != readNpy(found[1].toStdString()).equal(expected));
    }

    // The command inside a figure makes it again, byte for byte.
    void figuresAreDrawn()
    {
        const QStringList asked = line("figure methods-grid %1 %2 --method occlusion,rise --masks 40 --out",
                                       path("a.png"), path("b.png"));
        const Result drawn = cli(asked + QStringList{path("figure.svg")}, shell());
        QVERIFY2(drawn.code == 0, drawn.err.constData());
        const Json said = drawn.json();
        const QString command = QString::fromStdString(said.at("command").get<std::string>());
        QVERIFY2(
            command.startsWith(QStringLiteral("hydrascope-cli figure methods-grid a.png b.png --predictor ")),
            qPrintable(command));
        QVERIFY(!command.contains(QStringLiteral("--heads")));
        QVERIFY2(
            QString::fromStdString(said.at("caption").get<std::string>()).contains(QStringLiteral("RISE")),
            said.at("caption").dump().c_str());
        QVERIFY(said.at("caption").get<std::string>().find("the predictor's first choice")
                != std::string::npos);
        QFile first(path("figure.svg"));
        QVERIFY(first.open(QIODevice::ReadOnly));
        const Result again = runInShell(QStringLiteral("cd '%1' && \"$0\" %2")
                                            .arg(m_folder.path(), command.section(QLatin1Char(' '), 1)));
        QVERIFY2(again.code == 0, again.err.constData());
        QFile second(path("methods-grid.svg"));
        QVERIFY(second.open(QIODevice::ReadOnly));
        const QByteArray bytes = first.readAll();
        QVERIFY(bytes.contains("behind a pipe") && bytes == second.readAll());

        const auto refused = [&](const QStringList& words, const char* why) {
            const Result got = cli(words, shell());
            return got.code == 2 && got.err.contains(why);
        };
        QVERIFY(refused(line("figure head-matrix %1 --out %2", path("a.png"), path("no.svg")),
                        "does not expose the inside of a network"));
        QVERIFY(refused(asked + line("%1 --heads 3", path("no.svg")),
                        "--heads cannot be combined with --predictor"));
        QVERIFY(
            refused(line("figure methods-grid %1 --method legrad --out %2", path("a.png"), path("no.svg")),
                    "needs the inside"));
        QVERIFY(!QFile::exists(path("no.svg")));
    }

    void contrastsAndClassesAreChosen()
    {
        const Result got =
            cli(line("explain %1 --method occlusion --class top2 --against left", path("a.png")), shell());
        QVERIFY2(got.code == 0, got.err.constData());
        const Json map = got.json().at("maps")[0];
        QCOMPARE(map.at("class").get<int>(), 1);
        QCOMPARE(map.at("against").get<int>(), 0);
        QVERIFY(map.at("min").get<double>() < -20 && map.at("max").get<double>() > 5);
    }

    // Maps that show the left half first score better than those that show it last.
    void faithfulnessIsMeasured()
    {
        const QString set = path(QStringLiteral("set"));
        QVERIFY(QDir().mkpath(set));
        write(QStringLiteral("set/a.png"), 204, 51);
        const Result got = cli(line("faithfulness %1 --method occlusion,centre --steps 4", set), shell());
        QVERIFY2(got.code == 0, got.err.constData());
        const Json rows = got.json().at("rows");
        QCOMPARE(rows.size(), std::size_t(2));
        QCOMPARE(rows[0].at("method").get<std::string>(), std::string("occlusion"));
        QVERIFY(rows[0].at("deletion_auc").get<double>() < rows[1].at("deletion_auc").get<double>());
        // The 8 squares of the left half, of 16, go first: after two of four steps all of it is gone.
        const Json curve = rows[0].at("curves").at("deletion").at("value");
        QCOMPARE(curve.size(), std::size_t(5));
        QCOMPARE(curve[0].get<double>(), 204.0);
        QCOMPARE(curve[2].get<double>(), 0.0);
        QVERIFY(cli(line("faithfulness %1 --method occlusion,centre --steps 4 --curves %2", set,
                         path(QStringLiteral("c.json"))),
                    shell())
                    .code
                == 0);
        QFile file(path(QStringLiteral("c.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Json points = Json::parse(file.readAll().toStdString()).at("rows");
        for (std::size_t i = 0; i < 5; ++i) {
            QVERIFY(points[i].at("curve") == "occlusion, deletion" && points[i].at("value") == curve[i]);
        }
        QVERIFY(points.back().at("curve") == "centre, weakest first");
    }

    // A store, a file of scores that a later run continues, and the same numbers in each.
    void faithfulnessIsKept()
    {
        const QString set = path(QStringLiteral("kept"));
        QVERIFY(QDir().mkpath(set));
        write(QStringLiteral("kept/a.png"), 204, 51);
        write(QStringLiteral("kept/b.png"), 20, 230);
        const QStringList asked = line("faithfulness %1 --method occlusion,random --steps 4", set);
        const auto rowsOf = [&](const QStringList& more) {
            const Result got = cli(asked + more, shell());
            return got.code == 0 ? got.json().at("rows") : Json(got.err.toStdString());
        };
        const Json rows = rowsOf({});
        QVERIFY2(rows.size() == 2 && !rows[0].contains("k"), rows.dump().c_str());
        QCOMPARE(rowsOf(line("--out %1", path("scores.jsonl"))), rows);
        const Result again =
            cli(asked + QStringList{QStringLiteral("--resume"), path("scores.jsonl")}, shell());
        QVERIFY2(again.code == 0 && again.json().at("resumed") == 2, again.err.constData());
        QCOMPARE(again.json().at("rows"), rows);
        const Result stored =
            cli(asked + QStringList{QStringLiteral("--store"), path("faith.jsonl")}, shell());
        QVERIFY2(stored.code == 0, stored.err.constData());
        QCOMPARE(stored.json().at("rows")[0].at("deletion_auc"), rows[0].at("deletion_auc"));
    }

    // A page, and its command that makes it again; pictures by a class; evidence that another user recomputes
    // and that starts no program by itself.
    void reportsRanksAndEvidence()
    {
        const QStringList pictures{path("a.png"), path("b.png")};
        const auto page = [&](const QString& file, const QString& program) {
            return cli(QStringList{QStringLiteral("report")} + pictures
                           + line("--method occlusion --measured 2 --out %1", file),
                       program);
        };
        const Result made = page(path("report.html"), shell());
        QVERIFY2(made.code == 0, made.err.constData());
        QCOMPARE(made.json().at("pictures").get<int>(), 2);
        const QByteArray html = readBytes(path("report.html"));
        QVERIFY(html.contains("--predictor") && html.contains("with_shell.sh") && html.contains("Occlusion"));
        const Result ofBoxes =
            page(path("boxes.html"), detector("[{\"box\": [0, 0, 16, 16], \"class\": 0, \"score\": 0.5}]"));
        QVERIFY2(ofBoxes.code == 0, ofBoxes.err.constData());

        const Result ranked = cli(QStringList{QStringLiteral("rank")} + pictures
                                      + QStringList{QStringLiteral("--class"), QStringLiteral("right")},
                                  shell());
        QVERIFY2(ranked.code == 0, ranked.err.constData());
        QCOMPARE(ranked.json().at("results")[0].at("input").get<std::string>(), path("b.png").toStdString());
        QCOMPARE(ranked.json().at("results")[0].at("value").get<double>(), 153.0);

        const QString bundle = path("evidence.zip");
        const Result kept =
            cli(line("explain %1 --method occlusion --bundle %2", path("a.png"), bundle), shell());
        QVERIFY2(kept.code == 0, kept.err.constData());
        QVERIFY(kept.json().at("bundle").at("files").dump().find("picture-1/occlusion.npy")
                != std::string::npos);
        const Result alone = test::cli("verify %1", bundle);
        QCOMPARE(alone.code, 3);
        QVERIFY2(alone.err.contains("give it with --predictor COMMAND"), alone.err.constData());
        const Result verified = cli({QStringLiteral("verify"), bundle}, shell());
        QVERIFY2(verified.code == 0 && verified.json().at("computed_again") == true,
                 verified.err.constData());
        const Result other = cli({QStringLiteral("verify"), bundle},
                                 QStringLiteral("sed 's/255/200/' '%1' | sh").arg(path("with_shell.sh")));
        QCOMPARE(other.code, 3);
    }

    // A request may name the program that serve was started with, and no other; the program keeps running.
    void itIsServed()
    {
        const QString counted =
            QStringLiteral("echo >> '%1'; exec sh '%2'").arg(path("starts"), path("with_shell.sh"));
        const auto line = [&](int id, const QString& program) {
            const Json one{{"id", id},
                           {"command", "predict"},
                           {"arguments",
                            {{"predictor", program.toStdString()}, {"input", path("a.png").toStdString()}}}};
            return QString::fromStdString(one.dump()) + QLatin1Char('\n');
        };
        // The next requests are answered between two of its batches, or after it.
        const Json slow{{"id", 0},
                        {"command", "explain"},
                        {"arguments",
                         {{"predictor", counted.toStdString()},
                          {"input", path("a.png").toStdString()},
                          {"method", "rise"},
                          {"masks", 300}}}};
        const QString lines = QString::fromStdString(slow.dump()) + QLatin1Char('\n') + line(1, counted)
            + line(2, counted) + line(3, QStringLiteral("touch x; cat"));
        write(QStringLiteral("c.png"), 1, 2);
        QFile file(path("lines.jsonl"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(lines.toUtf8()) > 0);
        file.close();
        const Result got = runInShell(QStringLiteral("\"$0\" serve --predictor \"$1\" < \"$2\""),
                                      {counted, path("lines.jsonl")});
        QVERIFY2(got.code == 0, got.err.constData());
        QMap<int, QByteArray> said; // final answers by id, without progress
        for (const QByteArray& one : got.out.trimmed().split('\n')) {
            const Json answer = Json::parse(one.toStdString());
            if (answer.contains("result") || answer.contains("error")) {
                said[answer.at("id").get<int>()] = one;
            }
        }
        QVERIFY2(said.size() == 4 && said[0].contains("\"method\":\"rise\""), got.out.constData());
        QVERIFY2(said[1].contains("\"score\":204") && said[2].contains("\"score\":204"), got.out.constData());
        QVERIFY2(said[3].contains("\"usage\"") && said[3].contains("serve was started with"),
                 said[3].constData());
        QCOMPARE(readBytes(path("starts")), QByteArray("\n"));
    }

    // For every command, a program that fails ends with its last words, in one error.
    void everySurfaceTellsLastWords_data()
    {
        QTest::addColumn<QString>("child");
        QTest::addColumn<QString>("says");
        // Output in the same write as the first line arrives before any request.
        const auto row = [](const char* name, const char* answers, const char* says) {
            QTest::newRow(name) << QStringLiteral(
                                       "echo '{\"kind\": \"scores\", \"size\": 32, \"classes\": 2}%1")
                                       .arg(QLatin1String(answers))
                                << QString::fromLatin1(says);
        };
        row("it dies", "'; head -c 128 > /dev/null; echo no more memory >&2; exit 9", "no more memory");
        row("it talks", "\nhello, I am no array'", "wrote more than its reply");
        row("it hangs", "'; sleep 60", "within 0.5 s");
        row("it is killed", "'; kill -9 $$", "was killed by signal 9");
    }
    void everySurfaceTellsLastWords()
    {
        QFETCH(QString, child);
        QFETCH(QString, says);
        const QString set = path(QStringLiteral("alone"));
        QVERIFY(QDir().mkpath(set));
        write(QStringLiteral("alone/a.png"), 204, 51);
        QFile::remove(path("hostile.jsonl"));
        const bool hangs =
            says.startsWith(QStringLiteral("within")); // the others depend on how busy the machine is
        const QStringList patient =
            line("--patience %1", (hangs ? QStringLiteral("0.5") : QStringLiteral("60")));
        for (const char* words :
             {"predict a.png b.png", "predict a.png b.png --store hostile.jsonl",
              "explain a.png b.png --method occlusion",
              "explain a.png b.png --method rise --bundle hostile.zip", "rank a.png b.png --class 1",
              "faithfulness . --method occlusion", "report a.png b.png --out hostile.html",
              "figure view a.png --out hostile.svg"}) {
            QStringList list = QString::fromLatin1(words).split(QLatin1Char(' '));
            for (QString& word : list) {
                word = word == QStringLiteral(".")    ? set
                    : word.contains(QLatin1Char('.')) ? path(word)
                                                      : word;
            }
            const Result got = cli(list + patient, child);
            QVERIFY2(got.code == 3, qPrintable(QString::fromLatin1(words) + QString::number(got.code)));
            QVERIFY2(got.err.contains(says.toUtf8()), got.err.constData());
            QVERIFY2(got.err.count("predictor 'echo") == 1, got.err.constData()); // no further request
            for (const char* left : {"hostile.html", "hostile.svg", "hostile.zip"}) {
                QVERIFY2(!QFile::exists(path(left)), left);
            }
        }
    }

    void boxesAreListedAndExplained()
    {
        const QString same = detector("[{\"box\": [0, 0, 16, 16], \"class\": 0, \"score\": 0.5}]");
        write(QStringLiteral("large.png"), 204, 51, 64);
        const Result listed = cli({QStringLiteral("predict"), path("large.png")}, same);
        QVERIFY2(listed.code == 0, listed.err.constData());
        const Json boxes = listed.json().at("results")[0].at("boxes");
        QCOMPARE(boxes.size(), std::size_t(2));
        QVERIFY(boxes[0].at("box") == Json({0, 0, 32, 64})); // the surest first, in pixels of the picture
        QCOMPARE(boxes[0].at("class_name").get<std::string>(), std::string("cup"));
        QCOMPARE(boxes[1].at("score").get<double>(), 0.5);
        const Result got =
            cli(line("explain %1 --masks 6 --out %2", path("a.png"), path(QStringLiteral("boxes"))), same);
        QVERIFY2(got.code == 0, got.err.constData());
        const Json map = got.json().at("maps")[0];
        QCOMPARE(map.at("method").get<std::string>(), std::string("d-rise"));
        QCOMPARE(map.at("matched").get<int>(), 6);
        QVERIFY(std::fabs(map.at("max").get<double>() - 0.25)
                < 1e-3); // half of the box with half the score, everywhere
        QCOMPARE(map.at("files").size(), std::size_t(1));
    }

    // The page names the box, and its command makes it again.
    void figuresOfBoxes()
    {
        const QString same = detector("[{\"box\": [0, 0, 16, 16], \"class\": 0, \"score\": 0.5}]");
        const auto figure = [&](const QString& out, const char* box) {
            return cli(line("figure view %1 --masks 6 --box %2 --out %3", path("a.png"), QLatin1String(box),
                            path(out)),
                       same);
        };
        const Result drawn = figure(QStringLiteral("view-box.svg"), "0");
        QVERIFY2(drawn.code == 0, drawn.err.constData());
        const std::string caption = drawn.json().at("caption").get<std::string>();
        QVERIFY2(caption.find("target: box 0 (cup)") != std::string::npos
                     && caption.find("outline: the box") != std::string::npos,
                 caption.c_str());
        const QString command = QString::fromStdString(drawn.json().at("command").get<std::string>());
        QVERIFY2(command.contains(QStringLiteral("--box 0")), qPrintable(command));
        const Result again = runInShell(QStringLiteral("cd '%1' && \"$0\" %2")
                                            .arg(m_folder.path(), command.section(QLatin1Char(' '), 1)));
        QVERIFY2(again.code == 0, again.err.constData());
        QFile first(path("view-box.svg")), second(path("view.svg"));
        QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
        QCOMPARE(first.readAll(), second.readAll());
        const Result beyond = figure(QStringLiteral("no.svg"), "2");
        QCOMPARE(beyond.code, 3);
        QVERIFY2(beyond.err.contains("2 boxes; box 2 does not exist"), beyond.err.constData());
    }

    void whatNobodyFindsAgainIsSaid()
    {
        for (const char* later : {"[]", "[{\"box\": [0, 0, 16, 32], \"class\": 1, \"score\": 1}]"}) {
            const Result got = cli(line("explain %1 --masks 6 --box 0 --out %2 --format png,npy",
                                        path("a.png"), path(QStringLiteral("none"))),
                                   detector(later));
            QVERIFY2(got.code == 0, got.err.constData());
            const Json map = got.json().at("maps")[0];
            QCOMPARE(map.at("matched").get<int>(), 0);
            QVERIFY(map.at("files").empty() && !map.contains("min"));
            QVERIFY(QDir(path(QStringLiteral("none"))).isEmpty());
        }
        const Result beyond = cli(line("explain %1 --box 2", path("a.png")), detector("[]"));
        QCOMPARE(beyond.code, 0);
        QCOMPARE(beyond.json().at("maps")[0].at("boxes").get<int>(), 2);
    }

    void whatDoesNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* words, const char* says) {
            QTest::newRow(words) << QString::fromLatin1(words) << QString::fromLatin1(says);
        };
        row("predict a.png --heads 3", "--heads cannot be combined with --predictor");
        row("predict a.png --device cpu", "--device cannot be combined with --predictor");
        row("report a.png --heads 3 --out x.html", "--heads cannot be combined with --predictor");
        row("report a.png --method legrad --out x.html", "needs the inside of a network");
        row("rank a.png", "that pictures are sorted by");
        row("explain a.png --store x.tar --out x", "--out cannot be combined with --store");
        row("predict a.png --size 64", "--size cannot be combined with --predictor");
        row("explain a.png --without mlp:1", "--without cannot be combined with --predictor");
        row("explain a.png --layer 2", "--layer cannot be combined with --predictor");
        row("explain a.png --method legrad", "needs the inside of a network");
        row("explain a.png --method vit-cx", "needs the inside of a network");
        row("explain a.png --method d-rise", "explains a box");
        row("explain a.png --box 1", "--box needs boxes");
        row("figure view a.png --box 1 --out x.svg", "--box needs boxes");
        row("explain a.png --format npz", "expected npy, csv, png, fiftyone or coco");
        row("explain a.png --target norm", "expected a class");
        row("explain a.png --class middle", "a class name");
        row("explain a.png --class 2", "classes 0 to 1");
        row("faithfulness . --method rise --measure randomisation", "expected deletion");
        row("faithfulness . --method generic", "needs the inside of a network");
        row("predict", "expected INPUT");
    }
    void whatDoesNotFitIsRefused()
    {
        QFETCH(QString, words);
        QFETCH(QString, says);
        QStringList list = words.split(QLatin1Char(' '));
        for (QString& word : list) {
            word = word == QStringLiteral("a.png") ? path(word)
                : word == QStringLiteral(".")      ? m_folder.path()
                                                   : word;
        }
        const Result got = cli(list, shell());
        QCOMPARE(got.code, 2);
        QVERIFY2(got.err.contains(says.toUtf8()) && got.out.isEmpty(), got.err.constData());
    }

    // A method that the program cannot answer is refused before the program starts.
    void methodsAreRefusedBeforeAStart()
    {
        const QString started = path("started");
        const Result got = cli(line("explain %1 --method legrad", path("a.png")),
                               QStringLiteral("touch '%1'; cat").arg(started));
        QCOMPARE(got.code, 2);
        QVERIFY2(got.err.contains("needs the inside of a network"), got.err.constData());
        QVERIFY(!QFile::exists(started));
    }

    void optionsNeedAPredictor()
    {
        for (const char* option : {"--box", "--patience"}) {
            const Result got =
                test::cli("explain %1 %2 %3 1", shippedModel(), path("a.png"), QLatin1String(option));
            QCOMPARE(got.code, 2);
            QVERIFY2(got.err.contains(" needs --predictor COMMAND"), got.err.constData());
        }
        const Result got = test::cli("explain %1 %2 --method d-rise", shippedModel(), path("a.png"));
        QCOMPARE(got.code, 2);
    }

    void failuresAreToldWithLastWords()
    {
        const Result missing =
            cli({QStringLiteral("predict"), path("a.png")}, QStringLiteral("no-such-program-here"));
        QCOMPARE(missing.code, 3);
        QVERIFY2(missing.err.contains("exit code 127") && missing.err.contains("not found"),
                 missing.err.constData());
        const Result mute =
            cli(line("predict %1 --patience 0.5", path("a.png")), QStringLiteral("echo tuning >&2; cat"));
        QCOMPARE(mute.code, 3);
        QVERIFY2(mute.err.contains("within 0.5 s; its last words: tuning"), mute.err.constData());
        CliFolder folder;
        const Result array = cli({QStringLiteral("predict"), folder.path("noise.npy")}, shell());
        QCOMPARE(array.code, 3);
        QVERIFY2(array.err.contains("expected an array of 3 x 32 x 32"), array.err.constData());
    }

    // Only the command receives Ctrl-C, and it ends the child; so does every other ending.
    void nothingOutlivesIt_data()
    {
        QTest::addColumn<QList<int>>("signals");
        QTest::addColumn<QString>("child");
        const auto row = [](const char* name, const QList<int>& all, const char* child) {
            QTest::newRow(name) << all << QString::fromLatin1(child);
        };
        const char *quiet = "sleep 1000", *deaf = "trap '' TERM INT HUP; sleep 1000; sleep 1000";
        row("interrupted", {SIGINT}, quiet);
        row("interrupted, deaf", {SIGINT}, deaf);
        row("interrupted twice", {SIGINT, SIGINT}, deaf);
        row("ended", {SIGTERM}, deaf);
        row("hung up", {SIGHUP}, deaf);
        row("killed", {SIGKILL}, quiet);
        row("killed, deaf", {SIGKILL}, deaf);
        row("killed while it is being ended", {SIGINT, SIGKILL}, deaf);
        row("crashed", {SIGSEGV}, deaf);
        row("killed, with closed pipes", {SIGKILL}, "exec <&- >&- 2>&-; sleep 1000; sleep 1000");
    }
    void nothingOutlivesIt()
    {
        QFETCH(QList<int>, signals);
        QFETCH(QString, child);
        QProcess process;
        const QString note = path(QString::fromLatin1(QTest::currentDataTag()));
        process.start(
            QStringLiteral("/bin/sh"),
            line("-c %1 %2 predict %3 --predictor %4", QStringLiteral("ulimit -c 0; exec \"$0\" \"$@\""),
                 QStringLiteral(HYDRA_CLI), path("a.png"),
                 QStringLiteral("sleep 1000 & echo $$ $! > '%1.part'; mv '%1.part' '%1'; ").arg(note)
                     + child));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(note), 60'000);
        QFile file(note);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> ids = file.readAll().trimmed().split(' ');
        QCOMPARE(ids.size(), 2);
        for (const QByteArray& id : ids) {
            QVERIFY(::kill(id.toInt(), 0) == 0);
        }
        for (const int each : signals) {
            QTest::qWait(each == signals.front() ? 0 : 20); // the first was handled by then
            (void)::kill(static_cast<pid_t>(process.processId()), each);
        }
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY(signals != QList<int>{SIGINT} || process.exitCode() == 4);
        for (const QByteArray& id : ids) {
            QTRY_VERIFY_WITH_TIMEOUT(::kill(id.toInt(), 0) != 0, 20'000);
        }
    }
};

HYDRA_TEST(TestPredictorCli, QCoreApplication)
#include "test_predictor_cli.moc"

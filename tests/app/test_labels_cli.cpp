// SPDX-License-Identifier: GPL-3.0-or-later
// Names of classes on the command line, and which pictures of a folder have a class: names that are numbers,
// names of two classes, tables, and files that systems leave in folders.
#include "core/image/load.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <cmath>

#include "tests/app/cli.h"
#include "tests/support/pictures.h"
#include "tests/support/program.h"

using namespace hydra;
using namespace hydra::test;

class TestLabelsCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    const QString m_model = QStringLiteral("hydravit-scenes"); // of ten classes

    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder.root() + QLatin1Char('/') + name;
    }
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        QDir().mkpath(QFileInfo(file).path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    void picture(const QString& name, int seed = 1) const
    {
        QDir().mkpath(QFileInfo(path(name)).path());
        savePng(path(name).toStdString(), tintedNoise(200, 30, std::uint64_t(seed)));
    }
    [[nodiscard]] QStringList numbered(QStringList words) const
    {
        return words << QStringLiteral("--labels") << path(QStringLiteral("numbers.txt"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        write("numbers.txt", "1\n10\n2\ncrane\ncrane\nf\ng\nh\ntop2\nj\n");
        picture("a.png");
    }

    void classesByNameAndByIndex()
    {
        const auto explained = [&](const QString& said) {
            return runCli(
                numbered({"explain", m_model, path("a.png"), "--method", "relevance", "--class", said}));
        };
        const auto found = [&](const QString& said) {
            return explained(said).json().at("maps")[0].at("class").get<int>();
        };
        QCOMPARE(found("10"), 1);
        QCOMPARE(found("name:2"), 2);
        QCOMPARE(found("name:1"), 0);
        QCOMPARE(found("index:1"), 1);
        QCOMPARE(found("index:3"), 3);
        const Result rank = explained("top2");
        QVERIFY2(rank.code == 3 && rank.err.contains("use name:top2"), rank.err.constData());
        QCOMPARE(found("name:top2"), 8);
        const Result both = explained("1");
        QCOMPARE(both.code, 3);
        QVERIFY2(both.out.isEmpty()
                     && both.err.contains("--class: '1' is the name of class 0 and the index of class 1: use "
                                          "name:1 or index:1"),
                 both.err.constData());
        const Result shared = explained("crane");
        QVERIFY2(shared.code == 3
                     && shared.err.contains("'crane' names classes 3 and 4: use index:3 or index:4"),
                 shared.err.constData());
        for (const char* outside : {"12", "index:12"}) {
            const Result none = explained(outside);
            QVERIFY2(none.code == 2 && none.err.contains("the model has classes 0 to 9, got 12"),
                     none.err.constData());
        }
        const Result unknown = explained("name:cranes");
        QVERIFY2(unknown.code == 2 && unknown.err.contains("did you mean crane"), unknown.err.constData());
        // The same in every place: as target, as its contrast, as argument of a command.
        const Result target = runCli(numbered({"explain", m_model, path("a.png"), "--method", "relevance",
                                               "--target", "class:name:1", "--against", "index:1"}));
        QCOMPARE(target.json().at("maps")[0].at("class").get<int>(), 0);
        QVERIFY(runCli(numbered({"decompose", m_model, path("a.png"), "--class", "crane"})).code == 3);
        QVERIFY(
            runCli(numbered({"faithfulness", m_model, path("."), "--method", "generic", "--class", "1"})).code
            == 3);
    }

    void synsetsNameClasses()
    {
        const Result found = cli("rank hydravit-photos %1 --class n01440764", path("a.png"));
        QVERIFY2(found.code == 0 && found.json().at("class") == "tench",
                 (found.err + found.out.left(300)).constData());
    }

    void rankAsksForTheClass()
    {
        const Result none = cli("rank %1 %2", m_model, path("a.png"));
        QVERIFY2(
            none.code == 2 && none.out.isEmpty()
                && none.err.contains("--class: expected the class, of 10, that pictures are sorted by: its "
                                     "index, name or synset"),
            none.err.constData());
    }

    // The same class with and without a store.
    void tablesOfNumbers()
    {
        picture("table/a.png");
        const auto right = [&](const QByteArray& rows, QStringList more = {}) {
            write("table/labels.csv", rows);
            const Result said = runCli(numbered(line("evaluate %1 %2", m_model, path("table")) + more));
            return said.code == 0 ? said.json().at("rows")[0].at("top1").get<double>() : -said.code;
        };
        const Result first = cli("predict %1 %2 --top 1", m_model, path("table/a.png"));
        const int index = first.json()["results"][0]["heads"][0]["top"][0]["index"].get<int>();
        const QByteArray table = "file,class_index\na.png," + QByteArray::number(index) + "\n";
        const QByteArray other = "file,class_index\na.png," + QByteArray::number((index + 1) % 10) + "\n";
        for (int shard = 0; shard < 2; ++shard) {
            const QString store = path(QStringLiteral("t%1.jsonl").arg(shard));
            QCOMPARE(right(shard == 0 ? table : other), shard == 0 ? 1.0 : 0.0);
            QCOMPARE(right(shard == 0 ? table : other, {"--store", store}), shard == 0 ? 1.0 : 0.0);
        }
        QCOMPARE(right("file,class\na.png,crane\n"), -3.0);
        QCOMPARE(right("file,class\na.png,crane\n", {"--store", path("t3.jsonl")}), -3.0);
    }

    // With --classes the other classes' logits do not count, and pictures of theirs are left out.
    void onlySomeClassesCompete()
    {
        picture("few/a.png");
        picture("few/b.png", 2);
        const Json top =
            cli("predict %1 %2 --top 10", m_model, path("few/a.png")).json()["results"][0]["heads"][0]["top"];
        const auto index = [&](std::size_t rank) {
            return QByteArray::number(top[rank]["index"].get<int>());
        };
        write("few/labels.csv", "file,class_index\na.png," + index(1) + "\nb.png," + index(0) + "\n");
        write("two.txt", index(1) + "\n" + index(2) + "\n");
        const auto found = [&](const QStringList& more) {
            return runCli(line("evaluate %1 %2", m_model, path("few")) + more);
        };
        QCOMPARE(found({}).json().at("rows")[0].at("images").get<int>(), 2);
        const Result two = found(line("--classes %1", path("two.txt")));
        QVERIFY2(two.code == 0 && two.err.contains("1 labels of other classes"), two.err.constData());
        const Json row = two.json().at("rows")[0];
        QCOMPARE(row.at("images").get<int>(), 1);
        QCOMPARE(row.at("top1").get<double>(), 1.0);
        QCOMPARE(two.json().at("classes").size(), std::size_t(2));
        const double a = std::exp(top[1]["logit"].get<double>()), b = std::exp(top[2]["logit"].get<double>());
        QVERIFY(std::fabs(row.at("confidence").get<double>() - a / (a + b)) < 1e-5);

        write("two.txt", index(3) + "\n" + index(4) + "\n");
        QVERIFY(found(line("--classes %1", path("two.txt"))).err.contains("no picture of these classes"));
        write("two.txt", index(3) + "\nwalrus\n");
        const Result unknown = found(line("--classes %1", path("two.txt")));
        QVERIFY2(unknown.code == 3 && unknown.err.contains("walrus"), unknown.err.constData());
        write("two.txt", index(3) + "\n");
        QVERIFY(found(line("--classes %1", path("two.txt"))).err.contains("at least two classes"));
    }

    // The same with and without a store: all folders inside are read, unreadable files are reported, the
    // others answered.
    void foldersAreWalkedInOneWay()
    {
        for (const char* name : {"rec/top.png", "rec/sub/mid.png", "rec/sub/deep/low.png",
                                 "rec/.ipynb_checkpoints/top.png", "rec/sub/._mid.png"}) {
            picture(QLatin1String(name));
        }
        const auto predicted = [&](const QStringList& more) {
            return runCli(line("predict %1 %2 --top 1", m_model, path("rec")) + more);
        };
        const Result here = predicted({});
        QCOMPARE(here.code, 0);
        QCOMPARE(here.json().at("results").size(), std::size_t(3));
        QVERIFY2(here.err.contains("skipped 2 hidden or empty files and folders, e.g. '"),
                 here.err.constData());
        QVERIFY(!predicted({"--quiet"}).err.contains("skipped"));
        const Result stored = predicted({"--store", path("rec.jsonl")});
        QVERIFY2(stored.code == 0 && stored.err.contains("skipped 2 hidden"), stored.err.constData());
        QCOMPARE(stored.json().at("done").get<int>(), 3);
        // Files that an earlier run wrote into the folder do not count as its pictures.
        for (int run = 0; run < 2; ++run) {
            const Result maps = cli("explain %1 %2 --method relevance --format png --out %3", m_model,
                                    path("rec"), path("rec/maps"));
            QCOMPARE(maps.code, 0);
            QCOMPARE(maps.json().at("maps").size(), std::size_t(3));
        }
        QDir(path("rec/maps")).removeRecursively();

        write("rec/bad.png", "no picture");
        const Result rest = predicted({});
        QCOMPARE(rest.code, 3);
        QCOMPARE(rest.json().at("results").size(), std::size_t(3));
        QVERIFY2(rest.err.contains("left out: ") && rest.err.contains("bad.png"), rest.err.constData());
        const Result again = predicted({"--store", path("rec.jsonl")});
        QVERIFY2(again.code == 3 && again.err.contains("1 of 4 pictures could not be read"),
                 again.err.constData());
        QCOMPARE(predicted({"--store", path("part.jsonl"), "--shard", "1/2"}).code, 0); // merge reports it
        const Result none = cli("predict %1 %2 %3", m_model, path("rec/bad.png"), path("rec/bad.png"));
        QVERIFY2(none.code == 3 && none.out.isEmpty(), none.out.constData());
        const Result mean = cli("importance %1 %2 %3", m_model, path("rec/bad.png"), path("a.png"));
        QVERIFY2(mean.code == 3 && mean.json().at("pictures") == 1, mean.err.constData());
        const Result first = cli("rank %1 %2 --class 0", m_model, path("rec"));
        QVERIFY2(first.code == 3 && first.json().at("results").size() == 4, first.err.constData());
        QFile::remove(path("rec/bad.png"));
    }

    void picturesOfNoClassAreCounted()
    {
        for (const char* name : {"some/a.png", "some/b.png", "some/c.png"}) {
            picture(QLatin1String(name));
        }
        write("some/labels.csv", "file,class_index\na.png,1\n");
        for (const QStringList& more : {QStringList(), QStringList{"--store", path("some.jsonl")}}) {
            const Result found = runCli(line("evaluate %1 %2", m_model, path("some")) + more);
            QVERIFY2(found.code == 0 && found.err.contains("2 of its pictures have no class, e.g. '"),
                     found.err.constData());
            QCOMPARE(found.json().at("rows")[0].at("images").get<int>(), 1);
        }
        QFile::remove(path("some/labels.csv"));
        QFile::rename(path("some/a.png"), path("some/a_.png"));
        QDir().mkpath(path("some/3"));
        QFile::rename(path("some/a_.png"), path("some/3/a.png"));
        const Result listed =
            cli("evaluate %1 %2 --store %3", m_model, path("some"), path("classless.jsonl"));
        QVERIFY2(listed.code == 0 && listed.err.contains("2 of 3 pictures have no class")
                     && !listed.err.contains("could not be read"),
                 listed.err.constData());
        QVERIFY(listed.json().at("refusals")[0].at("why").get<std::string>().find("has no class")
                != std::string::npos);
        QDir().mkpath(path("only"));
        QFile::rename(path("some/3"), path("only/3"));
        picture("only/4/b.png");
        write("only/4/bad.png", "no picture");
        const Result most = cli("evaluate %1 %2", m_model, path("only"));
        QVERIFY2(most.code == 3 && most.err.contains("left out: ") && most.err.contains("bad.png"),
                 most.err.constData());
        QCOMPARE(most.json().at("rows")[0].at("images").get<int>(), 2);
        QCOMPARE(most.json().at("skipped").size(), std::size_t(1));
        QFile::rename(path("only/4/bad.png"), path("bad.png"));
        QDir().mkpath(path("only/5")); // without pictures
        const Result fewer = cli("evaluate %1 %2", m_model, path("only"));
        QVERIFY2(fewer.code == 0 && fewer.err.contains("skipped 1 ") && fewer.err.contains("only/5"),
                 fewer.err.constData());
        QVERIFY(QFile::link("gone.png", path("only/4/c.png")));
        const Result gone = cli("evaluate %1 %2", m_model, path("only"));
        QVERIFY2(gone.code == 3 && gone.err.contains("left out: ") && gone.err.contains("c.png"),
                 gone.err.constData());
        QCOMPARE(gone.json().at("rows")[0].at("images").get<int>(), 2);
        QFile::rename(path("only/3"), path("some/3"));
        // A single picture gets the class of its folder.
        const Result one = cli("evaluate %1 %2", m_model, path("some/3/a.png"));
        QVERIFY2(one.code == 0 && one.json().at("rows")[0].at("images") == 1, one.err.constData());
    }

    void knnAndProbeSeeNoCheckpoints()
    {
        for (int i = 0; i < 4; ++i) {
            for (const char* name :
                 {"pets/cat/%1.png", "pets/dog/%1.png", "pets/.ipynb_checkpoints/%1.png"}) {
                picture(QString::fromLatin1(name).arg(i), i);
            }
        }
        const Result knn = cli("knn %1 %2", m_model, path("pets"));
        QVERIFY2(knn.code == 0 && knn.json().at("classes") == 2, knn.err.constData());
        QVERIFY2(knn.err.contains("skipped 1 hidden"), knn.err.constData());
        const Result probe = cli("probe %1 %2 --out %3", m_model, path("pets"), path("probe.safetensors"));
        QVERIFY2(probe.code == 0 && probe.json().at("classes") == Json({"cat", "dog"}),
                 probe.err.constData());
        write("pets/dog/bad.png", "no picture");
        QCOMPARE(cli("probe %1 %2 --out %3", m_model, path("pets"), path("probe.safetensors")).code, 3);
    }
};

HYDRA_TEST(TestLabelsCli, QCoreApplication)
#include "test_labels_cli.moc"

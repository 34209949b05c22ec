// SPDX-License-Identifier: GPL-3.0-or-later
// `report`: its numbers against those of the commands it combines, the page as check_report.py reads it and
// as Chromium shows it, hostile names, and that it is written whole or not at all.
#include "core/image/load.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <cmath>
#include <csignal>
#include <filesystem>

#include "tests/app/cli.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"

using namespace hydra;
using namespace hydra::test;

class TestReportCli : public QObject
{
    Q_OBJECT

private:
    CliFolder m_folder;
    const QString m_model = QStringLiteral("hydravit-scenes");

    [[nodiscard]] QString path(const QString& name) const
    {
        return m_folder.root() + QLatin1Char('/') + name;
    }
    [[nodiscard]] Result report(const QString& inputs, const QString& out, const QString& more = {}) const
    {
        return runCli(line("report %1 %2 --out %3", m_model, path(inputs), path(out))
                      + more.split(' ', Qt::SkipEmptyParts));
    }
    [[nodiscard]] QByteArray bytes(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static Result checked(const QString& page, const QStringList& more = {})
    {
        return runInShell(QStringLiteral("python3 \"$@\""),
                          QStringList{QStringLiteral(HYDRA_SOURCE_DIR "/tests/app/check_report.py"), page}
                              + more);
    }
    // Whether the process has a handler for SIGINT; before that, the signal would kill it.
    static bool listens(qint64 process)
    {
        QFile status(QStringLiteral("/proc/%1/status").arg(process));
        const QByteArray all = status.open(QIODevice::ReadOnly) ? status.readAll() : QByteArray();
        const qsizetype at = all.indexOf("SigBlk:");
        return at >= 0
            && (all.mid(at + 7, all.indexOf('\n', at) - at - 7).trimmed().toULongLong(nullptr, 16) & 2U) != 0;
    }
    static bool near(const Json& a, const Json& b)
    {
        return std::fabs(a.get<double>() - b.get<double>()) < 1e-9;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const Result made = cli("synth --out %1 --count 12 --size 96", path("scenes"));
        QVERIFY2(made.code == 0, made.err.constData());
    }

    void theNumbersAreThoseOfTheCommands()
    {
        const Result made =
            report("scenes", "a.html", "--heads 3,6 --method generic,rollout --measured 3 --shown 1");
        QVERIFY2(made.code == 0, made.err.constData());
        const Json said = made.json();
        QCOMPARE(said.at("pictures").get<int>(), 12);
        QCOMPARE(said.at("bytes").get<qsizetype>(), bytes("a.html").size());
        const Json accuracy = cli("evaluate %1 %2 --heads 3,6 --batch 1", m_model, path("scenes")).json();
        const Json scores = cli("faithfulness %1 %2 --heads 3,6 --method generic,rollout --measure "
                                "deletion,insertion,rounding --limit 3",
                                m_model, path("scenes"))
                                .json();
        const Json costs = cli("profile %1 --heads 3,6", m_model).json();
        QCOMPARE(said.at("runs").size(), std::size_t(2));
        for (std::size_t r = 0; r < 2; ++r) {
            const Json run = said.at("runs").at(r), row = accuracy.at("rows").at(r);
            QCOMPARE(run.at("k"), row.at("k"));
            QCOMPARE(run.at("labelled"), row.at("images"));
            QVERIFY(near(run.at("top1").at("mean"), row.at("top1"))
                    && near(run.at("top5").at("mean"), row.at("top5")));
            QVERIFY(
                std::fabs(run.at("confidence").at("mean").get<double>() - row.at("confidence").get<double>())
                < 1e-5);
            QCOMPARE(run.at("macs"), costs.at("rows").at(r).at("macs"));
            QCOMPARE(run.at("methods").size(), std::size_t(3)); // and a random order
            for (const Json& method : run.at("methods")) {
                for (const Json& score : scores.at("rows")) {
                    if (score.at("k") == run.at("k") && score.at("method") == method.at("method")) {
                        QVERIFY(near(method.at("deletion").at("mean"), score.at("deletion_auc")));
                        QVERIFY(near(method.at("insertion").at("mean"), score.at("insertion_auc")));
                    }
                }
            }
        }
        QVERIFY(said.at("runs").at(1).at("beside").at("same").at("count") == 12);
        const QByteArray page = bytes("a.html");
        QVERIFY(page.contains("hydrascope-cli report hydravit-scenes scenes --heads 3,6 --method "));
        QVERIFY(page.contains(" --class top1 --shown "));
        QVERIFY(!page.contains(m_folder.root().toUtf8())); // no local folders
    }

    // The numbers equal those of faithfulness on the same pictures, each under the run's own name.
    void itsCurvesAreATable()
    {
        QVERIFY(
            report("scenes", "c.html", "--heads 3 --method generic --measured 3 --shown 0 --curves no.xls")
                .code
            == 2);
        QVERIFY(!QFile::exists(path("c.html")));
        const Result made =
            report("scenes", "c.html",
                   "--heads 3,6 --method generic --measured 3 --shown 0 --curves " + path("r.csv"));
        QVERIFY2(made.code == 0, made.err.constData());
        QVERIFY(cli("faithfulness %1 %2 --heads 3,6 --method generic,random --measure deletion,insertion "
                    "--limit 3 --steps 20 --curves %3",
                    m_model, path("scenes"), path("f.csv"))
                    .code
                == 0);
        QStringList ours = QString::fromUtf8(bytes("r.csv")).trimmed().split('\n');
        QStringList theirs = QString::fromUtf8(bytes("f.csv")).trimmed().split('\n');
        QVERIFY(ours.size() > 80 && ours.size() == theirs.size());
        QVERIFY(ours.takeFirst() == theirs.takeFirst());
        QHash<QString, double> values; // by "generic, k = 3, deletion,0.5"
        for (const QString& line : theirs) {
            QString name = line.section(',', 0, -2);
            values[name.remove('"')] = line.section(',', -1).toDouble();
        }
        for (const QString& line : ours) { // "hydravit-scenes, k = 3, generic, deletion",0.5,VALUE
            const QStringList parts = QString(line).remove('"').split(',');
            QCOMPARE(parts.size(), 6);
            const QString name = parts[2].trimmed() + "," + parts[1] + "," + parts[3] + "," + parts[4];
            QVERIFY2(values.contains(name), qPrintable(name));
            const double found = parts[5].toDouble(), expected = values.take(name);
            const bool random = name.startsWith("random"); // the report draws other orders
            QVERIFY2(random || near(found, expected),
                     qPrintable(QString("%1: %2, %3").arg(line).arg(found).arg(expected)));
        }
        QVERIFY(values.isEmpty());
        QVERIFY(report("scenes", "d.html",
                       "--heads 3 --method generic --measured 2 --shown 0 --curves " + path("r.tex"))
                    .code
                == 0);
        QVERIFY(bytes("r.tex").contains("\\begin{tabular}{lrr}"));
    }

    void equalQuestionsMakeEqualBytes()
    {
        const QString asked = "--heads 3 --without heads:0.0 --method generic --measured 2 --shown 1";
        QVERIFY(report("scenes", "one/r.html", asked).code == 0
                && report("scenes", "two/r.html", asked).code == 0);
        QVERIFY(!bytes("one/r.html").isEmpty() && bytes("one/r.html") == bytes("two/r.html"));
        QVERIFY(bytes("one/r.html").contains("k = 3, without heads:0.0"));
    }

    void nothingIsReplacedUnasked()
    {
        QFile file(path("mine.html"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
        file.close();
        const Result refused = report("scenes", "mine.html", "--measured 0 --shown 0");
        QVERIFY2(refused.code == 2 && refused.err.contains("--force"), refused.err.constData());
        QCOMPARE(bytes("mine.html"), QByteArray("mine"));
        QCOMPARE(report("scenes", "mine.html", "--measured 0 --shown 0 --force").code, 0);
        QVERIFY(bytes("mine.html").startsWith("<!DOCTYPE html>"));
        const Result nowhere = cli("report %1 %2 --out=", m_model, path("scenes"));
        QVERIFY2(nowhere.code == 2 && nowhere.err.contains("--out expects FILE.html"),
                 nowhere.err.constData());
        QCOMPARE(report("scenes/nowhere", "none.html").code, 3);
        QCOMPARE(
            report("scenes", "many.html", "--heads all --without heads:0.0 --compare-model hydravit-photos")
                .code,
            2);
        QVERIFY(!QFile::exists(path("none.html")) && !QFile::exists(path("many.html")));
    }

    void anInterruptedReportIsNotThere()
    {
        QVERIFY(QDir().mkpath(path("stopped")));
        QProcess process;
        process.start(QStringLiteral(HYDRA_CLI),
                      {"report", m_model, path("scenes"), "--method", "rise", "--measured", "12", "--out",
                       path("stopped/r.html")});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(listens(process.processId()), 60'000);
        QVERIFY(process.state() == QProcess::Running); // RISE takes a thousand passes a picture
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(QDir(path("stopped")).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    // Names of files, folders and classes that would act as markup or script, or reorder the text around
    // them.
    void hostileNamesStayWords()
    {
        const QStringList classes{"<script>window.hostile=1</script>",
                                  "\"><img src=x onerror=window.hostile=1>", QStringLiteral("\u202Egpj.exe"),
                                  "a'b&c", "</title></style>"};
        QFile labels(path("labels.txt"));
        QVERIFY(labels.open(QIODevice::WriteOnly));
        QStringList lines = classes;
        while (lines.size() < 10) {
            lines << QStringLiteral("plain %1").arg(lines.size());
        }
        QVERIFY(labels.write(lines.join('\n').toUtf8() + '\n') > 0);
        labels.close();
        const QStringList names =
            line("<script>window.hostile=1<!--.png %1 %2 javascript:alert(1).png {{script}}.png %3 %4",
                 "\"><svg onload=window.hostile=1>.png", QStringLiteral("\u202Egnp.png"), "-- --force.png",
                 QStringLiteral("\u2066 --out=x.png"));
        QVERIFY(QDir().mkpath(path("hostile")));
        const QFileInfoList pictures = QDir(path("scenes/images")).entryInfoList({"*.png"});
        for (int i = 0; i < names.size(); ++i) {
            QVERIFY(QFile::copy(pictures[i].filePath(), path("hostile/" + names[i])));
        }
        QFile broken(path("hostile/<b>broken.png"));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("no picture") > 0);
        broken.close();
        const Result made =
            cli("report %1 %2 --labels %3 --heads 3,6 --method generic,pca --measured 1 --shown 2 --out %4",
                m_model, path("hostile"), path("labels.txt"), path("<i>.html"));
        QVERIFY2(made.code == 3, made.err.constData());
        QCOMPARE(made.json().at("skipped").size(), std::size_t(1));
        const QByteArray page = bytes("<i>.html");
        QVERIFY(page.contains("&lt;script&gt;window.hostile=1&lt;!--.png"));
        QVERIFY(page.contains("[U+202E]gnp.png") && !page.contains("\u202E"));
        QCOMPARE(page.count("<script"), qsizetype(1));
        QVERIFY(!page.contains("<svg onload") && !page.contains("<img src=x"));
        const Result read = checked(path("<i>.html"));
        QVERIFY2(read.code == 0, read.err.constData());
        inBrowser(path("<i>.html"));
    }

    // Values have no probability, no first class and no accuracy: the page lists the values and has no chart
    // of shares.
    void aModelOfValues()
    {
        const Result made =
            report("scenes", "values.html",
                   "--answers values --method attention --measured 2 --shown 1 --without mlp:1");
        QVERIFY2(made.code == 0, made.err.constData());
        const QString page = QString::fromUtf8(bytes("values.html"));
        QVERIFY(page.contains("<th scope=\"col\">A: value</th><th scope=\"col\">B: first output</th>"));
        for (const char* gone : {"probability of", "class=\"chart\"", "True class", "First class",
                                 "A: probability", "Accuracy"}) {
            QVERIFY2(!page.contains(QLatin1String(gone)), gone);
        }
        // The first output of each picture, from predict.
        const Json said =
            cli("predict %1 %2 --answers values --top 1", m_model, path("scenes/images")).json();
        for (const Json& each : said.at("results")) {
            const double value = each.at("heads")[0].at("top")[0].at("value").get<double>();
            QVERIFY(page.contains(QString::number(value, 'f', 4)));
        }
        QVERIFY(checked(path("values.html")).code == 0);
    }

    void photographsSideBySide()
    {
        HYDRA_NEED_SHARED("data/photos/labels.csv")
        HYDRA_NEED_SHARED("models/deit_tiny_patch16_224.safetensors")
        const QString photos = QString::fromStdString(sharedFile("data/photos").string());
        const QString deit =
            QString::fromStdString(sharedFile("models/deit_tiny_patch16_224.safetensors").string());
        const Result made =
            cli("report %1 %2 --without heads:7.1 --method fullgrad-plus --measured 2 --shown 1 --out %3",
                deit, photos, path("photos.html"));
        QVERIFY2(made.code == 0, made.err.constData());
        const Json said = made.json();
        QVERIFY(said.at("pictures").get<int>() > 30 && said.at("runs").at(0).at("labelled").get<int>() > 30);
        QVERIFY(said.at("runs").at(0).at("top1").at("mean").get<double>() > 0.6); // DeiT-Tiny recognises them
        inBrowser(path("photos.html"));
    }

private:
    void inBrowser(const QString& page) const
    {
        const Result shown = checked(page, {"--browser"});
        if (shown.code == 77) {
            qWarning("%s", shown.err.constData());
            return;
        }
        QVERIFY2(shown.code == 0, shown.err.constData());
    }
};

HYDRA_TEST(TestReportCli, QCoreApplication)
#include "test_report_cli.moc"

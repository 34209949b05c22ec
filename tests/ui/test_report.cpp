// SPDX-License-Identifier: GPL-3.0-or-later
// File > Report: the page is byte for byte the command line's for the same question; an impossible report is
// explained; a stopped report leaves no file.
#include "ui/bridge/engine_bridge.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QSignalSpy>
#include <QTimer>
#include <QToolButton>
#include <QUrl>

#include <algorithm>
#include <functional>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::readBytes;
using hydra::test::writeBytes;

namespace {

class Opened : public QObject // records what the desktop is asked to open
{
    Q_OBJECT

public:
    Opened() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "open"); }
    ~Opened() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }
    QList<QUrl> urls;

public Q_SLOTS:
    void open(const QUrl& url) { urls << url; }
};

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private:
    // Saves File > Report as FILE.
    static void ask(Bench& bench, const QString& file)
    {
        FilePicker::next = file;
        bench.window->state().actions().makeReport->trigger();
    }

private Q_SLOTS:
    void thePageIsTheCommandLines()
    {
        Bench bench;
        QVERIFY(bench.settle());
        writeBytes(bench.file("labels.csv"), "file,class_index\na.png,1\nb.png,4\n");
        (void)hydra::test::writePicture(*bench.folder(), QStringLiteral("c.png"), Qt::darkGreen);
        ViewState& state = bench.window->state();
        const PictureAsk usual = state.query();
        struct Asked
        {
            const char *inputs, *words; // of the command, in the bench's folder; empty: the folder
            const char* pictures;
            std::function<void(PictureAsk&)> change;
        };
        const std::vector<Asked> questions{
            {"", // labels.csv names only a and b
             "--method generic", "b.png a.png", [](PictureAsk& a) { a.options.method = "generic"; }},
            {"", "--method rollout --class 3 --attention hydra:cosine@back:1", "a.png b.png",
             [](PictureAsk& a) {
                 a.options.method = "rollout";
                 a.options.discard = 0.3; // not an option of the page
                 a.target = {ClassChoice::Kind::Index, 3};
                 a.plan = AttentionPlan::parse("hydra:cosine@back:1", a.plan);
             }},
            {"", "--method legrad --without heads:1.2,mlp:0 --size 32", "a.png b.png",
             [](PictureAsk& a) {
                 a.options.method = "legrad";
                 a.without = Interventions::parse("heads:1.2,mlp:0,patches:3"); // patches: of this picture
                 a.size = {32, 32};
             }},
            {"", "--method generic --class 1 --against top2", "a.png b.png",
             [](PictureAsk& a) {
                 a.options.method = "generic";
                 a.target = {ClassChoice::Kind::Index, 1};
                 a.against = ClassChoice{ClassChoice::Kind::Top, 2};
             }},
            {"c.png a.png", "--method generic", "c.png a.png",
             [](PictureAsk& a) { a.options.method = "generic"; }},
        };
        const auto words = [](const char* text) {
            return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        };
        for (std::size_t i = 0; i < questions.size(); ++i) {
            const Asked& asked = questions[i];
            QStringList paths;
            for (const QString& name : words(asked.pictures)) {
                paths << bench.folder()->filePath(name);
            }
            bench.window->library().openImages(paths);
            QVERIFY(QTest::qWaitFor([&] { return bench.window->library().images() == paths; }));
            QVERIFY(bench.settle());
            PictureAsk query = usual;
            asked.change(query);
            state.restore(query, state.look());
            QVERIFY(bench.settle());
            QVERIFY(QDir(bench.folder()->path()).mkpath(QStringLiteral("window%1").arg(i)));
            QVERIFY(QDir(bench.folder()->path()).mkpath(QStringLiteral("line%1").arg(i)));
            const QString mine = bench.folder()->filePath(QStringLiteral("window%1/r.html").arg(i));
            ask(bench, mine);
            QTRY_VERIFY2_WITH_TIMEOUT(QFile::exists(mine), qPrintable(bench.window->messages().message()),
                                      60'000);
            QProcess line;
            line.setWorkingDirectory(bench.folder()->path());
            const QStringList inputs = words(asked.inputs);
            line.start(QStringLiteral(HYDRA_CLI),
                       words("report tiny.safetensors")
                           + (inputs.isEmpty() ? QStringList{bench.folder()->path()} : inputs)
                           + words("--heads 2,3,4 --out")
                           + QStringList{QStringLiteral("line%1/r.html").arg(i)} + words(asked.words));
            QVERIFY(line.waitForFinished(60'000));
            QVERIFY2(line.exitCode() == 0, line.readAllStandardError().constData());
            const QByteArray theirs =
                readBytes(bench.folder()->filePath(QStringLiteral("line%1/r.html").arg(i)));
            const QByteArray ours = readBytes(mine);
            QVERIFY2(theirs.size() > 10'000 && ours == theirs,
                     qPrintable(QStringLiteral("question %1").arg(i)));
            const QJsonArray runs =
                QJsonDocument::fromJson(line.readAllStandardOutput())[QStringLiteral("runs")].toArray();
            QCOMPARE(runs[0][QStringLiteral("labelled")].toInt(),
                     i < 4 ? 2 : 1); // labels.csv has no entry for c.png
        }
    }

    void itIsOfferedToBeOpened()
    {
        Bench bench;
        QVERIFY(bench.settle());
        Opened opened;
        QSignalSpy progress(&bench.window->bridge(), &EngineBridge::progressed);
        ask(bench, bench.file("r.html"));
        MessageBar& bar = bench.window->messages();
        QTRY_VERIFY2_WITH_TIMEOUT(bar.message().startsWith(QStringLiteral("Saved")),
                                  qPrintable(bar.message()), 60'000);
        QVERIFY2(bar.message().contains(bench.file("r.html")), qPrintable(bar.message()));
        QVERIFY(std::any_of(progress.begin(), progress.end(), [](const auto& told) {
            return told.at(0).toDouble() < 1
                && told.at(1).toString() == QStringLiteral("Report: picture 2 of 2");
        }));
        QCOMPARE(progress.last().at(0).toDouble(), 1.0);
        const auto buttons = bar.findChildren<QToolButton*>();
        for (QToolButton* button : buttons) {
            if (button->text() == QStringLiteral("Open") && button->isVisible()) {
                button->click();
                break;
            }
        }
        QCOMPARE(opened.urls, QList<QUrl>{QUrl::fromLocalFile(bench.file("r.html"))});
        // The picture in view is still open after the report has released it.
        bench.window->state().actions().fewerHeads->trigger();
        QVERIFY(bench.settle());
        QVERIFY2(bench.window->problem().isEmpty(), qPrintable(bench.window->problem()));
    }

    // The dialog states the subject, the contents and the duration before the report is made.
    void theDialogSaysWhatItHolds()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QString title;
        QTimer::singleShot(0, this, [&] {
            QVERIFY(QTest::qWaitFor([] { return QApplication::activeModalWidget() != nullptr; }));
            title = QApplication::activeModalWidget()->windowTitle();
            qobject_cast<QDialog*>(QApplication::activeModalWidget())->reject();
        });
        bench.window->state().actions().makeReport->trigger();
        QTRY_VERIFY(!title.isEmpty());
        for (const char* word : {"2 pictures", "predictions", "maps", "seconds"}) {
            QVERIFY2(title.contains(QLatin1String(word)), qPrintable(title));
        }
    }

    void scenesOfTheProgramAreReadToo()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->library().openSamples();
        QVERIFY(bench.settle());
        const QStringList pictures = bench.window->library().images();
        QVERIFY(pictures.size() > 1 && pictures.front().startsWith(QLatin1Char(':')));
        ask(bench, bench.file("r.html"));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(bench.file("r.html")), 60'000);
        const QByteArray page = readBytes(bench.file("r.html"));
        for (const QString& picture : pictures) {
            QVERIFY2(page.contains(QFileInfo(picture).fileName().toUtf8()), qPrintable(picture));
        }
        QVERIFY(!page.contains((QDir::tempPath() + QLatin1Char('/')).toUtf8()));
        QProcess check;
        check.start(QStringLiteral("python3"),
                    {QStringLiteral(HYDRA_SOURCE_DIR "/tests/app/check_report.py"), bench.file("r.html")});
        QVERIFY(check.waitForFinished(60'000));
        QVERIFY2(check.exitCode() == 0,
                 (check.readAllStandardOutput() + check.readAllStandardError()).constData());
    }

    void whatIsStoppedIsNotThere()
    {
        Bench bench;
        QVERIFY(bench.settle());
        writeBytes(bench.file("r.html"), "mine");
        bench.window->state().setMethod("rise"); // a thousand passes per map
        QVERIFY(bench.settle());
        QAction* cancel = bench.window->state().actions().cancel;
        QSignalSpy progress(&bench.window->bridge(), &EngineBridge::progressed);
        ask(bench, bench.file("r.html"));
        QTRY_VERIFY(!progress.isEmpty() && cancel->isEnabled());
        cancel->trigger();
        MessageBar& bar = bench.window->messages();
        QTRY_COMPARE_WITH_TIMEOUT(bar.message(), QStringLiteral("Stopped. Nothing was written."), 60'000);
        QCOMPARE(readBytes(bench.file("r.html")), QByteArray("mine"));
        QCOMPARE(QDir(bench.folder()->path())
                     .entryList({QStringLiteral("*r.html*"), QStringLiteral(".hydrascope*")},
                                QDir::Files | QDir::Hidden)
                     .size(),
                 1);
        QVERIFY(bench.settle());
        ask(bench, bench.file("s.html")); // again, while the window is destroyed
        bench.window.reset();
        QVERIFY(!QFile::exists(bench.file("s.html")));
    }

    void whatCannotBeIsTold()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ask(bench, QStringLiteral("/proc/none/r.html"));
        QTRY_VERIFY(bench.window->problem().contains(QStringLiteral("/proc/none")));
        QVERIFY(QFile::remove(bench.file("b.png"))); // a picture of the list is gone
        ask(bench, bench.file("r.html"));
        QTRY_VERIFY2_WITH_TIMEOUT(bench.window->messages().message().contains(QStringLiteral("b.png")),
                                  qPrintable(bench.window->messages().message()), 60'000);
        QVERIFY(!QFile::exists(bench.file("r.html")));
        ask(bench, QString()); // cancelled
        QCOMPARE(bench.window->messages().kind(), MessageBar::Kind::Error);
    }
};

HYDRA_TEST(TestReport, QApplication)
#include "test_report.moc"

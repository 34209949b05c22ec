// SPDX-License-Identifier: GPL-3.0-or-later
// File > Open model lists and opens the models that the command line finds. A download contacts the hub only
// on request, can be stopped and resumed, and leaves the same files as the command line's.
#include "ui/bridge/engine_bridge.h"
#include "ui/shell/download_dialog.h"
#include "ui/shell/models_dialog.h"
#include "ui/state/file_picker.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

#include <filesystem>
#include <fstream>

#include "tests/app/hub_server.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::HubServer;
using hydra::test::Json;

namespace {

const char* const variables[] = {"HF_HOME",      "HF_HUB_CACHE", "HF_ENDPOINT", "HF_HUB_OFFLINE",
                                 "HF_TOKEN",     "http_proxy",   "HTTP_PROXY",  "all_proxy",
                                 "ALL_PROXY",    "TORCH_HOME",   "https_proxy", "XDG_CACHE_HOME",
                                 "HF_TOKEN_PATH"};

// The displayed texts of TABLE's rows.
QList<QStringList> rowsOf(const QTableView& table)
{
    QList<QStringList> rows;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        rows << QStringList();
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            rows.back() << table.model()->index(row, column).data().toString();
        }
    }
    return rows;
}

} // namespace

class TestModelsDialog : public QObject
{
    Q_OBJECT

private:
    QMap<QByteArray, QByteArray> m_before;
    QTemporaryDir m_folder;

    [[nodiscard]] QString at(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        const Path home = m_folder.path().toStdString(), model = test::shippedModel().toStdString();
        const std::string commit(40, 'a');
        const Path snapshot = home / "hf/hub/models--org--vit/snapshots" / commit;
        std::filesystem::create_directories(snapshot);
        std::filesystem::create_directories(home / "torch/hub/checkpoints");
        std::filesystem::create_directories(home / "mine/deeper");
        std::filesystem::copy_file(model, snapshot / "model.safetensors");
        std::ofstream(home / "torch/hub/checkpoints/broken.pth") << "<b>no</b> checkpoint";
        test::writeTinyModel(at("mine/deeper/tiny.safetensors"));
    }
    void init()
    {
        for (const char* each : variables) {
            m_before[each] = qgetenv(each);
            qunsetenv(each);
        }
        qputenv("HF_HOME", at("hf").toUtf8());
        qputenv("TORCH_HOME", at("torch").toUtf8());
    }
    void cleanup()
    {
        for (auto each = m_before.begin(); each != m_before.end(); ++each) {
            each.value().isEmpty() ? qunsetenv(each.key()) : qputenv(each.key(), each.value());
        }
    }

    void itListsWhatTheCommandLineFinds()
    {
        Bench bench;
        Settings settings(bench.file("own.ini"));
        settings.set(Setting::ModelFolders, QStringList{at("mine"), at("gone")});
        settings.set(Setting::RecentModels, QStringList{at("mine/deeper/tiny.safetensors")});
        EngineBridge bridge;
        Library library(bridge, settings);
        ModelsDialog dialog(library, settings, nullptr);
        auto* table = dialog.findChild<QTableView*>(QStringLiteral("foundModels"));
        auto* note = dialog.findChild<QLabel*>();
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        const int shipped = int(Library::shippedModels().size());
        const auto opens = [&](int row) {
            return table->model()->index(row, FoundList::Knows).data().toString();
        };
        QTRY_COMPARE(table->model()->rowCount(),
                     shipped + 4); // of the hub, of torch, mine, a missing folder
        for (int row = 0; row < shipped + 4; ++row) {
            QTRY_VERIFY(opens(row) != QStringLiteral("being read"));
        }
        const test::Result said = test::runCli(
            {QStringLiteral("models"), QStringLiteral("--found"), QStringLiteral("--folder"), at("mine")});
        QVERIFY2(said.code == 0, said.err.constData());
        const QList<QStringList> rows = rowsOf(*table);
        int same = 0;
        const Json document = said.json();
        for (const Json& each : document.at("rows")) {
            const QString name = QString::fromStdString(each.at("name").get<std::string>());
            for (const QStringList& row : rows) {
                if (row[FoundList::Name].startsWith(name)) {
                    ++same;
                    const bool good = each.at("opens").get<bool>();
                    QVERIFY(!row[FoundList::Knows].isEmpty()); // a title, "opens", or why not
                    QCOMPARE(
                        row[FoundList::Family],
                        QString::fromStdString(good ? each.at("family").get<std::string>() : std::string()));
                    if (good) {
                        QCOMPARE(row[FoundList::Size],
                                 QLocale().formattedDataSize(each.at("bytes").get<qint64>(), 1,
                                                             QLocale::DataSizeSIFormat));
                    } else {
                        QCOMPARE(row[FoundList::Knows],
                                 QString::fromStdString(each.at("why").get<std::string>()));
                    }
                }
            }
        }
        QCOMPARE(same, 3);
        // A shipped model says what it knows, and a short text marks it as shipped.
        const auto scenes = std::find_if(rows.begin(), rows.end(), [](const QStringList& row) {
            return row[FoundList::Name] == QStringLiteral("hydravit-scenes");
        });
        QVERIFY(scenes != rows.end());
        QCOMPARE((*scenes)[FoundList::Knows], QStringLiteral("HydraViT on synthetic scenes"));
        QVERIFY2((*scenes)[FoundList::Picture].endsWith(QStringLiteral(" px")),
                 qPrintable(scenes->join(QLatin1Char('|'))));
        QVERIFY2((*scenes)[FoundList::Heads].contains(QLatin1Char('-')),
                 qPrintable(scenes->join(QLatin1Char('|'))));
        QVERIFY2((*scenes)[FoundList::Where].size() < 12, qPrintable((*scenes)[FoundList::Where]));
        // A row is selected, so Enter opens it.
        QCOMPARE(table->currentIndex().row(), 0);
        QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("openFound"))->isEnabled());

        // Filters while typing: all words, in any column. An error is shown in full.
        auto* words = dialog.findChild<QLineEdit*>(QStringLiteral("modelSearch"));
        words->setText(QStringLiteral("TORCH broken"));
        QCOMPARE(rowsOf(*table).size(), 1);
        QVERIFY(note != nullptr);
        bool told = false;
        for (const QLabel* each : dialog.findChildren<QLabel*>()) {
            told = told || (each->text() == opens(0) && each->textFormat() == Qt::PlainText);
        }
        QVERIFY(told);
        words->setText(QStringLiteral("gone"));
        QCOMPARE(rowsOf(*table).size(), 1);
        QVERIFY(opens(0).contains(QStringLiteral("expected a folder")));
        words->setText(QStringLiteral("nothing is called so"));
        QCOMPARE(rowsOf(*table).size(), 0);
        QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("openFound"))->isEnabled());
        QSignalSpy wanted(&dialog, &ModelsDialog::modelWanted);
        words->setText(bench.file("tiny.safetensors")); // a path that is in no row
        QCOMPARE(rowsOf(*table).size(), 0);
        dialog.findChild<QPushButton*>(QStringLiteral("openFound"))->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.takeFirst()[0].toString(), bench.file("tiny.safetensors"));
        words->setText(QStringLiteral("deeper"));
        dialog.findChild<QPushButton*>(QStringLiteral("openFound"))->click();
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].toString(), at("mine/deeper/tiny.safetensors"));
    }

    void theActionOpensWhatIsChosen()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QString before = text(bench.window->state().model()->path);
        bench.window->state().actions().openModel->trigger();
        auto* dialog = bench.child<ModelsDialog>("modelsDialog");
        QVERIFY(dialog && dialog->isVisible());
        auto* table = dialog->findChild<QTableView*>(QStringLiteral("foundModels"));
        QTRY_VERIFY(table->model()->rowCount() > 2);
        dialog->findChild<QLineEdit*>(QStringLiteral("modelSearch"))->setText(QStringLiteral("org/vit"));
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QTest::keyClick(dialog->findChild<QLineEdit*>(QStringLiteral("modelSearch")), Qt::Key_Return);
        QTRY_VERIFY(text(bench.window->state().model()->path) != before);
        QVERIFY(text(bench.window->state().model()->path).startsWith(at("hf")));
        QTRY_VERIFY(!bench.child<ModelsDialog>("modelsDialog"));

        bench.window->state().actions().openModel->trigger();
        dialog = bench.child<ModelsDialog>("modelsDialog");
        FilePicker::next = at("mine/deeper/tiny.safetensors");
        dialog->findChild<QPushButton*>(QStringLiteral("modelFile"))->click();
        QTRY_COMPARE(text(bench.window->state().model()->path), at("mine/deeper/tiny.safetensors"));
    }

    void foldersAreKept()
    {
        Bench bench;
        Settings settings(bench.file("own.ini"));
        EngineBridge bridge;
        Library library(bridge, settings);
        ModelsDialog dialog(library, settings, nullptr);
        auto* menu = dialog.findChild<QPushButton*>(QStringLiteral("modelFolders"))->menu();
        auto* table = dialog.findChild<QTableView*>(QStringLiteral("foundModels"));
        QCOMPARE(menu->actions().size(), 1);
        FilePicker::next = at("mine");
        menu->actions().front()->trigger();
        QCOMPARE(settings.get<QStringList>(Setting::ModelFolders), QStringList{at("mine")});
        QCOMPARE(menu->actions().size(), 3);
        const int all = int(Library::shippedModels().size()) + 3;
        QTRY_COMPARE(table->model()->rowCount(), all);
        menu->actions().back()->trigger();
        QCOMPARE(settings.get<QStringList>(Setting::ModelFolders), QStringList());
        QTRY_COMPARE(table->model()->rowCount(), all - 1);
        QTRY_COMPARE(menu->actions().size(), 1);
    }

    void aDownloadStopsAndGoesOn()
    {
        const HubServer hub;
        if (!hub.runs()) {
            QSKIP("no python3 here: nothing is downloaded in the window");
        }
        hub.beginAgain();
        qputenv("HF_HOME", hub.path("home").toUtf8());
        qputenv("HF_ENDPOINT", hub.endpoint(QStringLiteral("slow")).toUtf8());
        DownloadDialog dialog(nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto* go = dialog.findChild<QPushButton*>(QStringLiteral("downloadGo"));
        auto* note = dialog.findChild<QLabel*>(QStringLiteral("downloadNote"));
        auto* list = dialog.findChild<QTableWidget*>(QStringLiteral("suggestedModels"));
        auto* name = dialog.findChild<QLineEdit*>(QStringLiteral("downloadName"));
        QVERIFY(!go->isEnabled());
        QCOMPARE(list->rowCount(), 20);
        list->selectRow(3);
        QCOMPARE(name->text(), list->item(3, 0)->text());
        name->setText(QStringLiteral("org/vit"));
        QVERIFY(hub.asked().empty()); // no button was pressed
        go->click();
        QTRY_COMPARE(go->text(), QStringLiteral("&Download"));
        QVERIFY(note->text().contains(QStringLiteral("still to be downloaded"))
                && note->text().contains(hub.path("home")));
        QVERIFY(!hub.asked().empty() && hub.askedFar().empty());
        const auto size = qint64(std::filesystem::file_size(test::shippedModel().toStdString()));
        QVERIFY(note->text().contains(QLocale().formattedDataSize(size, 1, QLocale::DataSizeSIFormat)));

        go->click();
        auto* bar = dialog.findChild<QProgressBar*>(QStringLiteral("downloadBar"));
        QTRY_VERIFY(bar->value() > 50);
        go->click();
        QTRY_COMPARE(go->text(), QStringLiteral("&Resume"));
        QVERIFY(note->text().startsWith(QStringLiteral("Paused")) && !name->isEnabled());
        const std::size_t asked = hub.asked().size();
        QCOMPARE(hub.askedFar().size(), std::size_t(1));
        go->click();
        QTRY_COMPARE_WITH_TIMEOUT(go->text(), QStringLiteral("&Open"), 60'000);
        QVERIFY(hub.asked().size() > asked);
        QCOMPARE(hub.askedFar().size(), std::size_t(2)); // and it does not start again:
        QVERIFY(hub.askedFar().back().dump() != hub.askedFar().front().dump());
        QSignalSpy wanted(&dialog, &DownloadDialog::modelWanted);
        go->click();
        QCOMPARE(wanted.size(), 1);
        const QString snapshot = wanted[0][0].toString();
        QFile ours(snapshot + QStringLiteral("/model.safetensors")), theirs(test::shippedModel());
        QVERIFY(ours.open(QIODevice::ReadOnly) && theirs.open(QIODevice::ReadOnly));
        QVERIFY(ours.readAll() == theirs.readAll());
        const test::Result found = hub.get(QStringLiteral("slow"), QStringLiteral("models --found"));
        QVERIFY(found.out.contains("org/vit"));
    }

    // Shows what is wrong and what still works; the library's message is in the details.
    void withoutTheHubModelsHereStillOpen()
    {
        qputenv("HF_ENDPOINT", "http://127.0.0.1:9");
        qputenv("HF_HOME", at("nothing").toUtf8());
        DownloadDialog dialog(nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        dialog.findChild<QLineEdit*>(QStringLiteral("downloadName"))->setText(QStringLiteral("org/vit"));
        dialog.findChild<QPushButton*>(QStringLiteral("downloadGo"))->click();
        auto* note = dialog.findChild<QLabel*>(QStringLiteral("downloadNote"));
        QTRY_COMPARE_WITH_TIMEOUT(
            note->text(),
            QStringLiteral("No connection to 127.0.0.1:9. Models on this computer open without it."), 30'000);
        QVERIFY2(note->toolTip().contains(QStringLiteral("cannot be reached")), qPrintable(note->toolTip()));
        dialog.findChild<QLineEdit*>(QStringLiteral("downloadName"))->setText(QStringLiteral("org/another"));
        QVERIFY(note->toolTip().isEmpty());
    }

    void whatIsCancelledIsNoModel()
    {
        const HubServer hub;
        if (!hub.runs()) {
            QSKIP("no python3 here: nothing is downloaded in the window");
        }
        hub.beginAgain();
        qputenv("HF_HOME", hub.path("home").toUtf8());
        qputenv("HF_ENDPOINT", hub.endpoint(QStringLiteral("slow")).toUtf8());
        DownloadDialog dialog(nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        auto* go = dialog.findChild<QPushButton*>(QStringLiteral("downloadGo"));
        auto* note = dialog.findChild<QLabel*>(QStringLiteral("downloadNote"));
        dialog.findChild<QLineEdit*>(QStringLiteral("downloadName"))->setText(QStringLiteral("org/vit"));
        go->click();
        QTRY_COMPARE(go->text(), QStringLiteral("&Download"));
        go->click();
        QTRY_VERIFY(dialog.findChild<QProgressBar*>(QStringLiteral("downloadBar"))->value() > 50);
        auto* close = dialog.findChild<QPushButton*>(QStringLiteral("downloadClose"));
        QCOMPARE(close->text(), QStringLiteral("&Cancel"));
        close->click();
        QVERIFY(dialog.isVisible() && note->text().startsWith(QStringLiteral("Cancelled")));
        QCOMPARE(go->text(), QStringLiteral("&Look up"));
        const Path snapshots = hub.model() / "snapshots";
        QVERIFY(!std::filesystem::exists(snapshots) || std::filesystem::is_empty(snapshots));
        close->click();
        QVERIFY(!dialog.isVisible());

        qputenv("HF_HUB_OFFLINE", "1");
        const std::size_t asked = hub.asked().size();
        go->click();
        QTRY_VERIFY(note->text().contains(QStringLiteral("HF_HUB_OFFLINE")));
        QCOMPARE(hub.asked().size(), asked);
        qunsetenv("HF_HUB_OFFLINE");
        qputenv("HF_ENDPOINT", hub.endpoint(QStringLiteral("forbidden")).toUtf8());
        go->click();
        QTRY_VERIFY(note->text().contains(QStringLiteral("org/vit")));
        QCOMPARE(go->text(), QStringLiteral("&Look up"));
    }
};

HYDRA_TEST(TestModelsDialog, QApplication)
#include "test_models_dialog.moc"

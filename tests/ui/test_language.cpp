// SPDX-License-Identifier: GPL-3.0-or-later
// The window in another language: every text can be translated and has room, the layout may be mirrored,
// files and numbers stay as they are. And what finds commands, and tells of the machine, whatever they are
// called.
#include "ui/shell/action_search.h"
#include "ui/shell/diagnostics.h"
#include "ui/state/file_picker.h"
#include "ui/state/language.h"
#include "ui/views/canvas.h"
#include "ui/widgets/plain_title.h"

#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>

#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

// For the time of a test.
struct Spoken
{
    explicit Spoken(const char* choice) { speak(QLatin1String(choice)); }
    ~Spoken()
    {
        speak(QStringLiteral("en"));
        QGuiApplication::setLayoutDirection(Qt::LayoutDirectionAuto);
    }
};

void commandsOf(const QList<QAction*>& actions, QStringList& texts)
{
    for (const QAction* action : actions) {
        if (QMenu* menu = action->menu()) {
            texts << action->text();
            commandsOf(menu->actions(), texts);
        } else if (!action->isSeparator() && !action->data().isValid()) {
            texts << action->text();
        }
    }
}

} // namespace

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void englishIsAlwaysThere();
    void keysAreNoPartOfAName();
    void everyCommandCanBeTranslated();
    void translatedTextsKeepTheirPlaces();
    void mirroredLayoutKeepsTheMap();
    void sameFilesInEveryLanguage();
    void commandsAreFound();
    void diagnosticsNameNothingOfTheUser();
    void aboutNamesLicences();
};

void TestLanguage::keysAreNoPartOfAName()
{
    QCOMPARE(plainTitle(QStringLiteral("&Open image…")), QStringLiteral("Open image"));
    QCOMPARE(plainTitle(QStringLiteral("打开图像(&O)…")), QStringLiteral("打开图像"));
    QCOMPARE(withoutKey(QStringLiteral("画像を開く (&O)…")), QStringLiteral("画像を開く…"));
    QCOMPARE(plainTitle(QStringLiteral("Time && &memory (ms)")), QStringLiteral("Time & memory (ms)"));
}

void TestLanguage::englishIsAlwaysThere()
{
    QCOMPARE(languages().front().code, QStringLiteral("en"));
    speak(QStringLiteral("no such language"));
    QCOMPARE(QCoreApplication::translate("hydra::ui::Actions", "&Undo"), QStringLiteral("&Undo"));
}

void TestLanguage::everyCommandCanBeTranslated()
{
    const Spoken pseudo("pseudo");
    const QStringList names{QStringLiteral("English")}; // languages are called by their own names
    Bench bench;
    QVERIFY(bench.settle());
    QStringList texts;
    commandsOf(bench.window->menuBar()->actions(), texts);
    QVERIFY(texts.size() > 60);
    for (const QString& text : texts) {
        QVERIFY2(names.contains(text) || text.startsWith(QLatin1Char('[')), qPrintable(text));
    }
    const auto docks = bench.window->findChildren<QDockWidget*>();
    for (const QDockWidget* dock : docks) {
        QVERIFY2(dock->windowTitle().startsWith(QLatin1Char('[')), qPrintable(dock->windowTitle()));
    }
}

void TestLanguage::translatedTextsKeepTheirPlaces()
{
    const Spoken pseudo("pseudo");
    const auto said = [](const char* source) { return QCoreApplication::translate("any", source); };
    QVERIFY(said("%1 of %2 pictures").contains(QLatin1String("%1")));
    QVERIFY(said("%1 of %2 pictures").contains(QLatin1String("%2")));
    QVERIFY(said("<b>Block</b><br>A stack").startsWith(QLatin1String("[<b>")));
    QVERIFY(said("&Open").contains(QLatin1String("&O")));
    QCOMPARE(said("Ctrl+Shift+P"), QStringLiteral("Ctrl+Shift+P"));
    QCOMPARE(said("Sessions (*.hydrascope)"), QStringLiteral("Sessions (*.hydrascope)"));
    QVERIFY(said("Cancel").size() >= 8);
}

// Right to left mirrors panels, never what is measured.
void TestLanguage::mirroredLayoutKeepsTheMap()
{
    const auto picture = [](Qt::LayoutDirection direction, int& before) {
        QGuiApplication::setLayoutDirection(direction);
        Bench bench;
        if (!bench.settle()) {
            return QImage();
        }
        before = 0; // labels that stand left of what they name
        const auto labels = bench.window->findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (const QWidget* named = label->buddy(); named && label->isVisible() && named->isVisible()) {
                const QPoint at = named->mapTo(bench.window.get(), QPoint());
                before += label->mapTo(bench.window.get(), QPoint()).x() < at.x() ? 1 : 0;
            }
        }
        auto* canvas = bench.window->findChild<Canvas*>();
        canvas->setFixedSize(400, 300);
        QCoreApplication::processEvents();
        return canvas->rendered();
    };
    const Spoken english("en");
    int straightLabels = 0;
    int mirroredLabels = 0;
    const QImage straight = picture(Qt::LeftToRight, straightLabels);
    const QImage mirrored = picture(Qt::RightToLeft, mirroredLabels);
    QVERIFY(!straight.isNull());
    QVERIFY2(straightLabels >= 3, qPrintable(QString::number(straightLabels)));
    QCOMPARE(mirroredLabels, 0);
    QCOMPARE(mirrored, straight);
}

// A number has a point, a table the same bytes, a picture the same pixels.
void TestLanguage::sameFilesInEveryLanguage()
{
    const auto saved = [](const char* language) {
        const Spoken spoken(language);
        QList<QByteArray> files{QLocale().toString(0.5, 'f', 2).toUtf8()};
        Bench bench;
        if (!bench.settle()) {
            return files;
        }
        const Actions& on = bench.window->state().actions();
        for (const char* name : {"m.csv", "m.json", "m.npy"}) {
            FilePicker::next = bench.file(name);
            on.exportMap->trigger();
            files << test::readBytes(bench.file(name));
        }
        auto* canvas = bench.window->findChild<Canvas*>();
        canvas->setFixedSize(400, 300);
        QCoreApplication::processEvents();
        const QImage view = canvas->rendered();
        return files << QByteArray(reinterpret_cast<const char*>(view.constBits()), view.sizeInBytes());
    };
    const QList<QByteArray> english = saved("en");
    QCOMPARE(english.size(), 5);
    QCOMPARE(english.front(), QByteArray("0.50"));
    for (const QByteArray& file : english) {
        QVERIFY(!file.isEmpty());
    }
    QCOMPARE(saved("pseudo"), english);
}

void TestLanguage::commandsAreFound()
{
    Bench bench;
    QVERIFY(bench.settle());
    QAction* grid = bench.window->state().actions().grid;
    const bool before = grid->isChecked();
    bench.window->state().actions().findAction->trigger();
    auto* search = bench.child<ActionSearch>("actionSearch");
    QVERIFY(search && search->isVisible());
    auto* field = search->findChild<QLineEdit*>();
    auto* list = search->findChild<QListWidget*>();
    QVERIFY(list->count() > 40);
    QTest::keyClicks(field, QStringLiteral("patch GRID"));
    QCOMPARE(list->count(), 1);
    QVERIFY(list->item(0)->text().startsWith(QStringLiteral("View > Patch grid")));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(grid->isChecked(), !before);
    QTRY_VERIFY(!bench.child<ActionSearch>("actionSearch"));

    bench.window->state().actions().findAction->trigger();
    search = bench.child<ActionSearch>("actionSearch");
    field = search->findChild<QLineEdit*>();
    list = search->findChild<QListWidget*>();
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(list->currentRow(), 1);
    QTest::keyClicks(field, QStringLiteral("no such command"));
    QCOMPARE(list->count(), 0);
    QTest::keyClick(field, Qt::Key_Return); // nothing to do
    QVERIFY(search->isVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(!bench.child<ActionSearch>("actionSearch"));
}

void TestLanguage::diagnosticsNameNothingOfTheUser()
{
    Bench bench;
    bench.window->state().actions().diagnostics->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QCOMPARE(text, diagnostics());
    QVERIFY(
        text.startsWith(QStringLiteral("Hydrascope " HYDRA_UI_VERSION ", Qt ") + QLatin1String(qVersion())));
    QVERIFY(text.contains(QStringLiteral("threads")) && text.contains(QStringLiteral(" MB")));
    QVERIFY(!text.contains(QDir::homePath()) && !text.contains(QSysInfo::machineHostName()));
}

void TestLanguage::aboutNamesLicences()
{
    Bench bench;
    bench.window->state().actions().about->trigger();
    auto* about = bench.child<QDialog>("about");
    QVERIFY(about && about->isVisible());
    const QString parts = about->findChild<QLabel*>(QStringLiteral("aboutParts"))->text();
    for (const char* name : {"Qt", "LibTorch", "OpenCV", "oneDNN", "libarchive"}) {
        QVERIFY2(parts.contains(QLatin1String(name)), name);
    }
    about->close();
}

QTEST_MAIN(TestLanguage)
#include "test_language.moc"

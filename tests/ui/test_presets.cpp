// SPDX-License-Identifier: GPL-3.0-or-later
// Presets: a saved one is applied as one step of undo, and their file is never lost.
#include "core/base/error.h"
#include "ui/shell/preset_dialogs.h"
#include "ui/state/presets.h"
#include "ui/widgets/message_bar.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>

#include <sys/stat.h>

#include "tests/support/program.h"
#include "tests/support/unlucky_disk.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::readBytes;
using hydra::test::writeBytes;

namespace {

QStringList namesOf(const PresetStore& store)
{
    QStringList names;
    for (const Preset& preset : store.own()) {
        names << preset.name;
    }
    return names;
}

// Opens the menu and returns its action with TITLE.
QAction* entry(Bench& bench, const QString& title)
{
    auto* menu = bench.child<QMenu>("presets");
    Q_EMIT menu->aboutToShow();
    for (QAction* action : menu->actions()) {
        if (action->text() == title) {
            return action;
        }
    }
    return nullptr;
}

void changeEverything(ViewState& state)
{
    state.setHeads(3);
    state.setPlan(AttentionPlan::parse("hydra:tanh-l2@back:1", state.trainedPlan()));
    state.setMethod("attention");
    MapOptions options = state.query().options;
    options.block = 1;
    options.head = 2;
    options.fusion = HeadFusion::Max;
    options.discard = 0.25;
    options.startBlock = 1;
    state.setOptions(options);
    state.setTarget({ClassChoice::Kind::Own, 1});
    state.setAgainst(ClassChoice{ClassChoice::Kind::Top, 2});
    Look look = state.look();
    look.colours = ColourMap::Cividis;
    look.signedColours = ColourMap::PurpleOrange;
    look.opacity = 0.375; // must not be rounded to the slider's whole per cent
    look.threshold = 0.125;
    look.smooth = false;
    look.grid = true;
    look.lockRange = true;
    look.clipOutliers = true;
    state.setLook(look);
}

const QByteArray oneGood = R"({"format": "hydrascope-presets", "version": 1, "presets": [
    {"name": "good", "query": {"method": "rollout"}, "look": {"opacity": 0.25}}]})";

} // namespace

class TestPresets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsKeptComesBackInOneStep()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const PictureAsk firstQuery = state.query();
        const Look firstLook = state.look();
        changeEverything(state);
        QVERIFY(bench.settle());
        const PictureAsk query = state.query();
        const Look look = state.look();

        state.actions().savePreset->trigger();
        auto* dialog = bench.child<QDialog>("savePreset");
        QVERIFY(dialog);
        auto* save = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
        QVERIFY(!save->isEnabled()); // no name yet
        auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("presetName"));
        name->setText(builtInPresets().front().name);
        QVERIFY(!save->isEnabled());
        name->setText(QStringLiteral("Mine & yours"));
        dialog->findChild<QCheckBox*>(QStringLiteral("presetHeads"))->setChecked(true);
        save->click();
        QVERIFY(QFile::exists(bench.file("presets.json")));

        for (int i = 0; i < 40 && state.actions().undo->isEnabled(); ++i) { // back to the beginning
            state.actions().undo->trigger();
            QVERIFY(bench.settle());
        }
        QVERIFY(state.query() == firstQuery && state.look() == firstLook);
        QAction* mine = entry(bench, QStringLiteral("Mine && yours"));
        QVERIFY(mine && !mine->isChecked());
        // Right after another change, which would otherwise be part of the same step.
        state.setMethod("rollout");
        QCoreApplication::processEvents();
        const PictureAsk turned = state.query();
        mine->trigger();
        QVERIFY(bench.settle());
        QVERIFY(state.query() == query);
        QVERIFY(state.look() == look);
        QVERIFY(entry(bench, QStringLiteral("Mine && yours"))->isChecked()); // in effect
        state.setMethod("generic"); // right after it, too
        QCoreApplication::processEvents();
        state.actions().undo->trigger();
        QCoreApplication::processEvents();
        QVERIFY(state.look() == look && state.query() == query);
        state.actions().undo->trigger();
        QVERIFY(bench.settle());
        QVERIFY(state.query() == turned);
        QVERIFY(state.look() == firstLook);
        state.actions().redo->trigger();
        QVERIFY(bench.settle());
        QVERIFY(state.query() == query && state.look() == look);
    }

    void whatAPresetDoesNotNameStays()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setHeads(3);
        state.setMethod("attention");
        state.askToken(5); // belongs to this picture: no preset changes it
        state.setPlan(AttentionPlan::parse("hydra:tanh-l2@back:1", state.trainedPlan()));
        QVERIFY(bench.settle());
        const PictureAsk before = state.query();
        entry(bench, QStringLiteral("Paper style (turbo)"))->trigger(); // changes the look only
        QVERIFY(bench.settle());
        QVERIFY(state.query() == before);
        QCOMPARE(state.look().colours, ColourMap::Turbo);
        QCOMPARE(state.look().opacity, 0.5);
        entry(bench, QStringLiteral("Paper figure"))->trigger();
        QVERIFY(bench.settle());
        QCOMPARE(state.query().options.method, std::string("relevance"));
        QCOMPARE(state.query().heads, 3);
        QCOMPARE(state.query().options.query, 5);
        QVERIFY(state.query().plan == before.plan);
        QVERIFY(state.look().lockRange);
        for (const Preset& preset : builtInPresets()) { // each can be applied, and is then in effect
            entry(bench, preset.name)->trigger();
            QVERIFY(bench.settle());
            QVERIFY2(entry(bench, preset.name)->isChecked(), qPrintable(preset.name));
            QVERIFY(bench.window->problem().isEmpty());
        }
    }

    // A class number belongs to one model and is not saved; a plan "as trained" fits any model.
    void onlyWhatAnyModelHasIsKept()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.setTarget({ClassChoice::Kind::Index, 3});
        const Preset preset = presetOf(QStringLiteral("a"), state, {});
        QVERIFY(!preset.query.contains("class"));
        QVERIFY(!preset.query.contains("heads"));
        QVERIFY(!preset.query.contains("query"));
        QCOMPARE(preset.query.at("attention").get<std::string>(), std::string("trained"));
        QCOMPARE(applied(preset, state).query.target.value, 3); // the present class stays
        Preset odd = preset;
        odd.query["attention"] = "hydra:cosine@99";
        const AppliedPreset result = applied(odd, state);
        QCOMPARE(result.notes.size(), 1);
        QVERIFY(result.query.plan == state.trainedPlan());
    }

    void namesCanBeChangedAndTakenAway()
    {
        QTemporaryDir folder;
        PresetStore store(folder.path());
        QVERIFY(store.load().isEmpty());
        writeBytes(folder.filePath(QStringLiteral("presets.json")), oneGood);
        QVERIFY(store.load().isEmpty());
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("good")});
        PresetStore other(folder.path()); // another window
        Preset second = store.own().front();
        second.name = QStringLiteral("Second");
        QVERIFY(other.save(second).isEmpty());
        QVERIFY(store.rename(QStringLiteral("good"), QStringLiteral("better")).isEmpty());
        QCOMPARE(namesOf(store), QStringList({QStringLiteral("better"), QStringLiteral("Second")}));
        QVERIFY(!store.rename(QStringLiteral("better"), QStringLiteral("Second")).isEmpty());
        QVERIFY(!store.rename(QStringLiteral("better"), builtInPresets().front().name).isEmpty());
        QVERIFY(!store.rename(QStringLiteral("better"), QStringLiteral("  ")).isEmpty());
        QVERIFY(store.remove(QStringLiteral("better")).isEmpty());
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("Second")});
        second.name = QString(61, QLatin1Char('x'));
        QVERIFY(!store.save(second).isEmpty());

        ManagePresetsDialog dialog(store, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        auto* list = dialog.findChild<QListWidget*>(QStringLiteral("presetList"));
        QCOMPARE(list->count(), 1);
        list->item(0)->setText(QStringLiteral("Third"));
        QTRY_COMPARE(namesOf(store), QStringList{QStringLiteral("Third")});
        QCoreApplication::processEvents();
        dialog.findChild<QPushButton*>(QStringLiteral("presetRemove"))->click();
        QVERIFY(store.own().isEmpty());
        dialog.findChild<QPushButton*>(QStringLiteral("presetPutBack"))->click();
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("Third")});
        QCOMPARE(store.own().front().look.at("opacity").get<double>(), 0.25);
    }

    // A network disk may report that it is full only once everything is written: the old presets stay.
    void presetsAreNotReplacedByWhatTheDiskDoesNotKeep()
    {
        QTemporaryDir folder;
        PresetStore store(folder.path());
        QVERIFY(store.save({QStringLiteral("old"), {}, {}, {}, false}).isEmpty());
        const QByteArray before = readBytes(folder.filePath(QStringLiteral("presets.json")));
        test::syncAs = [] { return ENOSPC; };
        const QString says = store.save({QStringLiteral("new"), {}, {}, {}, false});
        test::syncAs = {};
        QVERIFY2(says.contains(QStringLiteral("presets.json: cannot be written: No space left")),
                 qPrintable(says));
        QCOMPARE(readBytes(folder.filePath(QStringLiteral("presets.json"))), before);
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("old")});
    }

    void brokenFilesAreSaidAndKept_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("says");
        QTest::newRow("no JSON") << QByteArray("{\"format\": ") << QStringLiteral("column");
        QTest::newRow("another file") << QByteArray("{\"format\": \"other\"}") << QStringLiteral("expected");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("expected presets");
        QTest::newRow("no list") << QByteArray(R"({"format": "hydrascope-presets", "version": 1})")
                                 << QStringLiteral("a list of at most");
        QTest::newRow("too large") << QByteArray((4 << 20) + 1, ' ')
                                   << QStringLiteral("expected at most 4194304");
    }

    void brokenFilesAreSaidAndKept()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, says);
        QTemporaryDir folder;
        writeBytes(folder.filePath(QStringLiteral("presets.json")), content);
        writeBytes(folder.filePath(QStringLiteral("presets-broken-1.json")), "an older one");
        PresetStore store(folder.path());
        const QStringList notes = store.load();
        QCOMPARE(notes.size(), 1);
        QVERIFY2(notes.front().contains(says), qPrintable(notes.front()));
        QVERIFY2(notes.front().contains(QStringLiteral("presets-broken-2.json")), qPrintable(notes.front()));
        QCOMPARE(readBytes(folder.filePath(QStringLiteral("presets-broken-2.json"))), content);
        QCOMPARE(readBytes(folder.filePath(QStringLiteral("presets-broken-1.json"))),
                 QByteArray("an older one"));
        QVERIFY(store.save({QStringLiteral("new"), {}, {}, {}, false}).isEmpty()); // a new file is written
        QCOMPARE(namesOf(store), QStringList{QStringLiteral("new")});
        QVERIFY(store.load().isEmpty()); // reported once
    }

    void oneBrokenEntryLeavesTheOthers()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("presets.json"));
        QByteArray mixed = oneGood;
        mixed.replace("[", R"([{"name": "bad", "look": {"opacity": 7}}, {"name": "odd",
            "query": {"methods": 3}, "colour": 1}, 5, {"name": "worse", "query": {"method": "none"}},)");
        writeBytes(path, mixed);
        PresetStore store(folder.path());
        const QString said = store.load().join(QLatin1Char('\n'));
        QCOMPARE(namesOf(store), QStringList({QStringLiteral("good"), QStringLiteral("odd")}));
        QVERIFY2(said.contains(QStringLiteral("preset 1 (bad): opacity: expected a number from 0 to 1")),
                 qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("colour, methods")), qPrintable(said)); // unknown keys
        QVERIFY(said.contains(QStringLiteral("preset 3")));
        QVERIFY(store.remove(QStringLiteral("good")).isEmpty());
        const QByteArray after = readBytes(path);
        QVERIFY(after.contains("\"bad\"") && after.contains("\"methods\"") && after.contains("\"worse\""));
        QVERIFY(!after.contains("\"good\""));
    }

    void aLaterVersionIsLeftAlone()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("presets.json"));
        QByteArray later = oneGood;
        later.replace("\"version\": 1", "\"version\": 2");
        writeBytes(path, later);
        PresetStore store(folder.path());
        QCOMPARE(store.load().size(), 1);
        QVERIFY(store.own().isEmpty());
        QVERIFY(!store.save({QStringLiteral("new"), {}, {}, {}, false}).isEmpty());
        QCOMPARE(readBytes(path), later);
    }

    // Opening a pipe would wait for a writer.
    void whatIsNoFileIsNotWaitedFor()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("presets.json"));
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
        PresetStore store(folder.path());
        QVERIFY(store.load().join(QString()).contains(QStringLiteral("found a device or a pipe")));
        const Preset preset{QStringLiteral("new"), {}, {}, {}, false};
        QVERIFY(store.save(preset).contains(QStringLiteral("found a device or a pipe")));
        QVERIFY(QFileInfo::exists(path) && !QFileInfo(path).isFile()); // not overwritten
        QVERIFY(QFile::remove(path));
        QCOMPARE(::mkfifo(qPrintable(path + QStringLiteral(".lock")), 0600), 0);
        QVERIFY(!store.save(preset).isEmpty());
        QVERIFY(QFile::remove(path + QStringLiteral(".lock")));
        QVERIFY(store.save(preset).isEmpty());
        // The copy of the running session has a lock as well, and the window reads both when it starts.
        QVERIFY(QFile::remove(path));
        for (const char* name : {"presets.json", "running.hydrascope", "running.hydrascope.lock"}) {
            QCOMPARE(::mkfifo(qPrintable(folder.filePath(QLatin1String(name))), 0600), 0);
        }
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        window.start({});
        QVERIFY(window.messages().message().contains(QStringLiteral("presets.json")));
    }

    void theWindowSaysWhatIsWrong()
    {
        QTemporaryDir folder;
        writeBytes(folder.filePath(QStringLiteral("presets.json")), "nonsense");
        Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        MainWindow window(settings);
        QVERIFY2(window.messages().message().contains(QStringLiteral("presets-broken-1.json")),
                 qPrintable(window.messages().message()));
    }
};

HYDRA_TEST(TestPresets, QApplication)
#include "test_presets.moc"

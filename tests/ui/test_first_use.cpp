// SPDX-License-Identifier: GPL-3.0-or-later
// First use: opening a photograph switches to a model for photographs; one file of a folder leads to the
// others; the question from a patch is stated; numbers beside colours are round.
#include "core/explain/evidence.h"
#include "core/format/safetensors.h"
#include "ui/paint/format.h"
#include "ui/paint/ticks.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/method_gallery.h"
#include "ui/shell/question_line.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/comparison_grid.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QToolButton>

#include <set>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

// Its own copies of shipped models, a photograph, and a window without a chosen model.
struct Stranger
{
    Stranger()
        : settings(folder.filePath(QStringLiteral("settings.ini")))
        , photo(test::writePicture(folder, QStringLiteral("photo.png"), Qt::darkGreen))
    {
        test::writeTinyModel(folder.filePath(QStringLiteral("hydravit-scenes.safetensors")));
        test::writeTinyModel(folder.filePath(QStringLiteral("hydravit-photos.safetensors")));
        qputenv("HYDRA_MODELS", folder.path().toUtf8());
    }
    ~Stranger() { qunsetenv("HYDRA_MODELS"); }

    void start(const Startup& startup)
    {
        window = std::make_unique<MainWindow>(settings);
        window->resize(1280, 760);
        window->show();
        window->start(startup);
    }
    [[nodiscard]] bool settle() const
    {
        QCoreApplication::processEvents();
        return QTest::qWaitFor([this] { return window->settled(); }, 60'000);
    }
    [[nodiscard]] QString model() const
    {
        return window->state().model()
            ? QFileInfo(QString::fromStdString(window->state().model()->path)).completeBaseName()
            : QString();
    }

    QTemporaryDir folder;
    Settings settings;
    QString photo;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TestFirstUse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPhotographGoesToAModelThatKnowsPhotographs()
    {
        Stranger stranger;
        stranger.start({});
        QVERIFY(stranger.settle());
        QCOMPARE(stranger.model(), QStringLiteral("hydravit-scenes")); // the model for the samples
        FilePicker::next = stranger.photo;
        stranger.window->state().actions().openImage->trigger();
        QTRY_COMPARE(stranger.model(), QStringLiteral("hydravit-photos"));
        QVERIFY(stranger.settle());
        QVERIFY(stranger.window->messages().message().contains(QStringLiteral("hydravit-photos")));
        // One click goes back, and then counts as the user's choice.
        stranger.window->messages().findChild<QToolButton*>(QStringLiteral("messageAction"))->click();
        QTRY_COMPARE(stranger.model(), QStringLiteral("hydravit-scenes"));
        stranger.window->library().openImages({stranger.photo});
        QVERIFY(stranger.settle());
        QCoreApplication::processEvents();
        QVERIFY(!stranger.window->bridge().openingModel()); // no other model is being opened
        QCOMPARE(stranger.model(), QStringLiteral("hydravit-scenes"));
    }

    void aChosenModelStays()
    {
        Stranger stranger;
        Startup startup;
        startup.model = QStringLiteral("hydravit-scenes");
        startup.images = QStringList{stranger.photo};
        stranger.start(startup);
        QTRY_COMPARE(stranger.model(), QStringLiteral("hydravit-scenes"));
        QVERIFY(stranger.settle());
        QTRY_VERIFY(stranger.window->messages().message().contains(QStringLiteral("not on photographs")));
        QCOMPARE(stranger.model(), QStringLiteral("hydravit-scenes"));
        stranger.window->messages()
            .findChild<QToolButton*>(QStringLiteral("messageAction"))
            ->click(); // accepts the offered model
        QTRY_COMPARE(stranger.model(), QStringLiteral("hydravit-photos"));
    }

    void aPhotographAtTheStart()
    {
        Stranger stranger;
        Startup startup;
        startup.images = QStringList{stranger.photo};
        stranger.start(startup);
        QTRY_COMPARE(stranger.model(), QStringLiteral("hydravit-photos"));
        QVERIFY(stranger.settle());
        QVERIFY(stranger.settings.get<QString>(Setting::LastModel).isEmpty()); // not chosen by the user
    }

    void scenesStayWithTheirModel()
    {
        Stranger stranger;
        stranger.start({});
        QVERIFY(stranger.settle());
        // A copy of a scene, opened as a file.
        const QString sample = stranger.window->library().images().front();
        const QString copy = stranger.folder.filePath(QFileInfo(sample).fileName());
        QVERIFY(QFile::copy(sample, copy));
        FilePicker::next = copy;
        stranger.window->state().actions().openImage->trigger();
        QTRY_VERIFY(stranger.window->library().images().contains(copy));
        QVERIFY(stranger.settle());
        QCoreApplication::processEvents();
        QVERIFY(!stranger.window->bridge().openingModel()); // no other model is being opened
        QCOMPARE(stranger.model(), QStringLiteral("hydravit-scenes"));
    }

    // Without opened pictures the scenes are shown; else the last folder is opened again, with the last
    // model.
    void theLastFolderIsOpenedAgain()
    {
        Stranger stranger;
        const QString folder = stranger.folder.filePath(QStringLiteral("holiday"));
        QVERIFY(QDir().mkpath(folder));
        const QString inside = folder + QStringLiteral("/c.png");
        QVERIFY(QFile::copy(stranger.photo, inside));
        const QString own = stranger.folder.filePath(QStringLiteral("own.safetensors"));
        test::writeTinyModel(own);
        stranger.start({});
        QVERIFY(stranger.settle());
        QVERIFY(stranger.window->library().images().front().startsWith(QLatin1Char(':')));
        stranger.window->library().openModel(own);
        stranger.window->library().openImages({folder});
        QTRY_COMPARE(stranger.window->library().images(), QStringList{inside});
        QTRY_COMPARE(stranger.model(), QStringLiteral("own"));
        QVERIFY(stranger.settle());
        stranger.window->close();
        stranger.start({});
        QVERIFY(stranger.settle());
        QCOMPARE(stranger.window->library().images(), QStringList{inside});
        QCOMPARE(stranger.model(), QStringLiteral("own"));
        stranger.window->close();
        QVERIFY(QDir(folder).removeRecursively());
        stranger.start({}); // the folder is gone
        QVERIFY(stranger.settle());
        QVERIFY(stranger.window->library().images().front().startsWith(QLatin1Char(':')));
    }

    void theTourIsOfferedUntilSomebodyAnswers()
    {
        Stranger stranger;
        Startup startup;
        startup.welcome = true;
        const auto offered = [&] {
            return stranger.window->messages().message().contains(QStringLiteral("tour"));
        };
        stranger.start(startup);
        QVERIFY(stranger.settle());
        QVERIFY(offered());
        MessageBar& first = stranger.window->messages();
        first.tell(MessageBar::Kind::Info,
                   QStringLiteral("Saved")); // shown at once; the offer comes back
        QCOMPARE(first.message(), QStringLiteral("Saved"));
        first.findChildren<QToolButton*>().last()->click();
        QVERIFY(offered());
        stranger.window->close(); // without an answer
        stranger.start(startup);
        QVERIFY(stranger.settle());
        QVERIFY(offered());
        stranger.window->messages().findChildren<QToolButton*>().last()->click(); // declines
        QVERIFY(!offered());
        stranger.window->close();
        stranger.start(startup);
        QVERIFY(stranger.settle());
        QVERIFY(!offered());

        stranger.settings.forget(Setting::TourAnswered);
        stranger.start(startup);
        QVERIFY(stranger.settle());
        QVERIFY(offered());
        stranger.window->state().actions().tour->trigger(); // counts as an answer, too
        QTRY_VERIFY(stranger.window->tour().running());
        QVERIFY(!offered());
        QVERIFY(stranger.settings.get<bool>(Setting::TourAnswered));
        stranger.window->tour().leave();
    }

    // A plain Vision Transformer does not mention its only head count; with few classes it lists them.
    void aPlainVisionTransformer()
    {
        Stranger stranger;
        const QString path = stranger.folder.filePath(QStringLiteral("plain.safetensors"));
        writeSafetensors(path.toStdString(), test::plainVit(2, 4, 4),
                         {{"num_heads", "2"},
                          {"img_size", "16"},
                          {"patch_size", "4"},
                          {"class_names", R"(["tench","church","truck","<b>golf ball</b>"])"}});
        Startup startup;
        startup.model = path;
        startup.images = QStringList{stranger.photo};
        stranger.start(startup);
        QVERIFY2(stranger.settle(), qPrintable(stranger.window->messages().message()));
        QVERIFY(!stranger.window->state().model()->notes.empty()); // the Model panel shows them
        QCOMPARE(stranger.window->messages().message(), QString());
        for (const auto* label : stranger.window->findChildren<QLabel*>()) {
            QVERIFY2(!label->isVisible() || !label->text().contains(QStringLiteral("k = ")),
                     qPrintable(label->text()));
        }
        auto* panel = stranger.window->findChild<QWidget*>(QStringLiteral("predictionsPanel"));
        const auto* known = panel->findChild<QLabel*>(QStringLiteral("knownClasses"));
        QVERIFY(known->isVisible());
        QCOMPARE(known->text(), QStringLiteral("Knows 4 classes: tench, church, truck, <b>golf ball</b>"));
        QCOMPARE(known->textFormat(), Qt::PlainText);
        QVERIFY(known->wordWrap() && known->height() >= known->heightForWidth(known->width())); // not cut
        // A network with several head counts names the one shown.
        stranger.window->library().openModel(
            stranger.folder.filePath(QStringLiteral("hydravit-photos.safetensors")));
        QTRY_COMPARE(stranger.model(), QStringLiteral("hydravit-photos"));
        QVERIFY(stranger.settle());
        const auto labels = panel->findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text() == QLatin1String("Predictions with 4 of 4 heads");
        }));
    }

    void oneFileLeadsToThoseBesideIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->library().openImages({bench.file("a.png")});
        QTRY_COMPARE(bench.window->library().images().size(), 1);
        FilePicker::next = bench.file("b.png");
        bench.window->state().actions().openImage->trigger();
        QTRY_COMPARE(bench.window->library().images().size(), 2);
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("b.png — Hydrascope"));
        QCOMPARE(bench.window->library().currentRow(), 1);
        bench.window->state().actions().previousImage->trigger();
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("a.png — Hydrascope"));

        // Several pictures at once; the recent ones are remembered.
        FilePicker::next = bench.file("b.png") + QLatin1Char('\n') + bench.file("a.png");
        bench.window->state().actions().openImage->trigger();
        QTRY_COMPARE(bench.window->library().images(),
                     QStringList({bench.file("b.png"), bench.file("a.png")}));
        const QStringList recent = bench.settings.get<QStringList>(Setting::RecentPictures);
        QVERIFY2(recent.contains(bench.file("b.png")), qPrintable(recent.join(QLatin1Char(' '))));
    }

    void theListIsFilteredAndSorted()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QStringList files;
        for (const char* name : {"cat 10.png", "dog.png", "cat 2.png"}) {
            files << bench.file(name);
            QVERIFY(QFile::copy(bench.file("a.png"), files.back()));
        }
        Library& library = bench.window->library();
        library.openList(files, 1);
        QTRY_COMPARE(bench.window->windowTitle(), QStringLiteral("dog.png — Hydrascope"));
        auto* order = bench.child<QComboBox>("imageOrder");
        order->setCurrentIndex(1);
        Q_EMIT order->activated(1);
        QCOMPARE(library.images(), QStringList({files[2], files[0], files[1]})); // 2 before 10
        QCOMPARE(library.currentRow(), 2);
        auto* filter = bench.child<QLineEdit>("imageFilter");
        QTest::keyClicks(filter, QStringLiteral("CAT"));
        QCOMPARE(library.images(), QStringList({files[2], files[0]}));
        QCOMPARE(library.currentRow(), -1); // still shown, but not in the list
        QCOMPARE(library.currentPath(), files[1]);
        QCOMPARE(bench.child<QListView>("images")->model()->rowCount(), 2);
        bench.window->state().actions().nextImage->trigger();
        QCOMPARE(library.currentPath(), files[2]);
        QTest::keyClicks(filter, QStringLiteral(" nowhere"));
        QVERIFY(library.images().isEmpty());
        bench.window->state().actions().nextImage->trigger(); // no picture to step to
        QCOMPARE(library.opened(), files); // the list that a session saves
        library.openList(files, 0);
        QVERIFY(filter->text().isEmpty()); // the filter was for the previous pictures
        QCOMPARE(order->currentIndex(), 0);
        QCOMPARE(library.images(), files);
    }

    // The question is a sentence over the picture; its parts are menus, and a press undoes unusual parts.
    void theQuestionIsASentence()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        const auto chip = [&](const char* id) { return bench.child<ViewChip>(id); };
        const QList<const char*> all{"targetChip", "againstChip", "methodChip", "queryChip",
                                     "headsChip",  "planChip",    "changesChip"};
        const auto shown = [&] {
            QStringList ids;
            for (const char* id : all) {
                if (chip(id)->isVisible()) {
                    ids << QLatin1String(id);
                }
            }
            return ids.join(QLatin1Char(' '));
        };
        const QString usually = QStringLiteral("targetChip againstChip methodChip headsChip");
        QCOMPARE(shown(), usually);
        const auto* canvas = bench.child<Canvas>("canvas");
        const VitConfig& config = state.model()->config;
        const auto name = [&](int index) { return QString::fromStdString(config.className(index)); };
        const auto* line = bench.window->findChild<QuestionLine*>();
        const engine::Prediction& prediction = *bench.window->board().current()->prediction;
        const int first = prediction.ranking.front();
        QCOMPARE(line->sentence(),
                 QStringLiteral("Why %1 (%2)? compared with nothing by FullGrad+ with 4 of 4 heads")
                     .arg(name(first), percent(double(prediction.probabilities[std::size_t(first)]))));
        QCOMPARE(canvas->parentWidget()->accessibleName(), line->sentence());
        const PictureAsk usual = state.query();
        state.setMethod("relevance");
        state.setTarget({ClassChoice::Kind::Index, 3});
        state.setAgainst(ClassChoice{ClassChoice::Kind::Index, 1});
        state.setPlan(AttentionPlan::parse("hydra:cosine@back:1", state.trainedPlan()));
        state.setWithout(Interventions::parse("mlp:0"));
        QTRY_COMPARE(shown(), usually + QStringLiteral(" planChip changesChip"));
        QVERIFY(bench.settle());
        QVERIFY2(line->sentence().contains(QStringLiteral("compared with ") + name(1)),
                 qPrintable(line->sentence()));
        QVERIFY(line->sentence().contains(QStringLiteral("Why ") + name(3)));
        QVERIFY(chip("methodChip")->text().contains(QStringLiteral("Relevance")));
        QCOMPARE(chip("planChip")->text(), QStringLiteral("Hydra attention in the last block  ×"));
        // The chips stand above the picture, side by side, and are spoken.
        const double top = canvas->picturePlace().top();
        int right = 0, row = 0;
        for (const char* id : all) {
            if (!chip(id)->isVisible()) {
                continue;
            }
            const QRect place(chip(id)->mapTo(bench.window.get(), QPoint()), chip(id)->size());
            QVERIFY2(place.bottom() <= canvas->mapTo(bench.window.get(), QPoint()).y() + top, id);
            right = place.top() > row ? 0 : right; // a full row continues in the next
            row = place.top();
            QVERIFY2(place.left() >= right, id);
            right = place.right();
            QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(chip(id));
            QVERIFY(spoken && spoken->text(QAccessible::Name) == chip(id)->text());
            QVERIFY2(!spoken->text(QAccessible::Description).isEmpty(), id);
        }
        QTest::mouseClick(chip("changesChip"), Qt::LeftButton);
        QTRY_COMPARE(shown(), usually + QStringLiteral(" planChip"));
        QTest::mouseClick(chip("planChip"), Qt::LeftButton);
        QTRY_COMPARE(shown(), usually);
        // Typing on a chip searches for what has that name.
        chip("targetChip")->setFocus();
        QTest::keyClick(chip("targetChip"), Qt::Key_M); // M begins a word and does not hide the map
        auto* search = bench.child<QDialog>("actionSearch");
        QVERIFY(search && search->isVisible() && state.showsMap());
        auto* field = search->findChild<QLineEdit*>();
        QCOMPARE(field->text(), QStringLiteral("m"));
        field->setText(QStringLiteral("Class > ") + name(2));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(state.query().target.value == 2);
        // Every menu begins with the usual answer.
        const auto choose = [&](const char* id, int entry) {
            QMenu* menu = chip(id)->menu();
            Q_EMIT menu->aboutToShow();
            menu->actions().at(entry)->trigger();
        };
        choose("targetChip", 0);
        choose("againstChip", 0);
        state.setMethod(defaultMethod());
        QTRY_VERIFY(state.query() == usual);
        QVERIFY(bench.settle());
        choose("againstChip", 1);
        choose("headsChip", 1);
        QVERIFY(bench.settle());
        QCOMPARE(state.query().heads, 3);
        QVERIFY(state.query().against && state.query().against->value != bench.window->board().chosenClass());
        // A method without classes asks another question.
        state.setMethod("attention");
        QTRY_COMPARE(shown(), QStringLiteral("targetChip methodChip headsChip"));
        QCOMPARE(chip("targetChip")->text(), QStringLiteral("Where the network looks"));
        // In a narrow window the texts are cut, and no chip is pushed out.
        state.setMethod("relevance");
        state.setPlan(AttentionPlan::parse("hydra:cosine@back:1", state.trainedPlan()));
        QTRY_VERIFY(chip("planChip")->isVisible());
        const int least = bench.window->minimumSizeHint().width();
        for (const char* id : all) {
            chip(id)->say({}, QStringLiteral("a long word that nobody has room for"), {}, {});
        }
        QCoreApplication::processEvents();
        QVERIFY(bench.window->minimumSizeHint().width() <= least + 150); // for two more parts
        bench.window->resize(bench.window->minimumSizeHint().width() + 20, bench.window->height());
        QCoreApplication::processEvents();
        const int edge = canvas->mapTo(bench.window.get(), QPoint(canvas->width(), 0)).x();
        for (const char* id : all) {
            const QRect place(chip(id)->mapTo(bench.window.get(), QPoint()), chip(id)->size());
            QVERIFY2(!chip(id)->isVisible() || place.right() <= edge, id);
        }
    }

    // Each method once in a group, and the recommended ones before them, as small maps of this picture.
    void methodsStandInAGallery()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto& gallery = *bench.child<MethodGallery>("methodGallery");
        auto& chip = *bench.child<ViewChip>("methodChip");
        QList<QAbstractButton*> cells;
        std::multiset<std::string> listed;
        for (auto* button : gallery.findChildren<QAbstractButton*>()) {
            const std::string method = button->property("method").toString().toStdString();
            if (!method.empty()) {
                cells << button;
                listed.insert(method);
                QVERIFY(!button->accessibleName().isEmpty() && !button->accessibleDescription().isEmpty());
            }
        }
        for (const MethodInfo& info : methodTable()) {
            QVERIFY2(listed.count(info.id) == 1
                         || (listed.count(info.id) == 2 && evidenceOf(info.id, "softmax")->fast),
                     info.id);
        }
        QCOMPARE(listed.size(), methodTable().size() + 3);
        QTest::mouseClick(&chip, Qt::LeftButton);
        QVERIFY(gallery.isVisible());
        const auto* title = bench.child<QLabel>("galleryTitle");
        QCOMPARE(title->text(),
                 QString::fromStdString(state.method().title)); // the method in view has the focus
        // By keyboard: a letter searches, arrows move, Return chooses.
        QTest::keyClick(gallery.focusWidget(), Qt::Key_R);
        QVERIFY2(title->text().startsWith(QLatin1Char('R')), qPrintable(title->text()));
        const QString before = title->text();
        QTest::keyClick(gallery.focusWidget(), Qt::Key_Right);
        QVERIFY(title->text() != before);
        QTest::keyClick(gallery.focusWidget(), Qt::Key_Left);
        QCOMPARE(title->text(), before);
        QTest::keyClick(gallery.focusWidget(), Qt::Key_Escape);
        QVERIFY(!gallery.isVisible());
        QCOMPARE(state.method().id, defaultMethod()); // browsing changes no setting
        QTest::keyClick(bench.window.get(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(gallery.isVisible());
        QTest::keyClick(gallery.focusWidget(), Qt::Key_Down);
        const QString below = title->text();
        QTest::keyClick(gallery.focusWidget(), Qt::Key_Return);
        QVERIFY(!gallery.isVisible());
        QCOMPARE(QString::fromStdString(state.method().title), below);
        // The panel's box opens the same gallery.
        bench.child<QComboBox>("method")->showPopup();
        QVERIFY(gallery.isVisible());
        const QPoint corner = gallery.geometry().bottomRight();
        const QRect screen = gallery.screen()->availableGeometry();
        QVERIFY2(screen.contains(corner) && screen.contains(gallery.pos()),
                 qPrintable(QStringLiteral("%1, %2").arg(corner.x()).arg(corner.y())));
    }

    // Every entry of every part, on the first picture of a fresh start, is answered without an error.
    void everyAnswerOfTheSentenceIsAnswered()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const auto leaves = [](QMenu* menu) {
            Q_EMIT menu->aboutToShow();
            QList<QAction*> found;
            for (QAction* action : menu->actions()) {
                found << (action->menu() ? action->menu()->actions() : QList<QAction*>{action});
            }
            return found;
        };
        int pressed = 0;
        for (const char* id : {"targetChip", "againstChip", "headsChip"}) {
            QMenu* menu = bench.child<ViewChip>(id)->menu();
            const int count = int(leaves(menu).size());
            for (int i = 0; i < count; ++i) {
                QAction* entry = leaves(menu).at(i);
                if (entry->isSeparator()) {
                    continue;
                }
                const QString words = entry->text();
                entry->trigger();
                QVERIFY2(bench.settle(), qPrintable(words));
                QVERIFY2(bench.window->problem().isEmpty(), qPrintable(words + bench.window->problem()));
                ++pressed;
            }
        }
        const auto& methods = *bench.child<MethodGallery>("methodGallery");
        for (QAbstractButton* method : methods.findChildren<QAbstractButton*>(QString())) {
            if (method->property("method").isValid()) {
                bench.child<ViewChip>("methodChip")->click();
                QVERIFY(methods.isVisible());
                method->click();
                QVERIFY(!methods.isVisible());
                QVERIFY2(bench.settle(), qPrintable(method->text()));
                QVERIFY2(bench.window->problem().isEmpty(), qPrintable(method->text()));
                ++pressed;
            }
        }
        QVERIFY(pressed > 45);
        // A contrast is kept in the next picture, for any prediction.
        ViewState& state = bench.window->state();
        state.setMethod(defaultMethod());
        leaves(bench.child<ViewChip>("targetChip")->menu()).first()->trigger();
        leaves(bench.child<ViewChip>("againstChip")->menu()).at(1)->trigger();
        QVERIFY(bench.settle());
        state.actions().nextImage->trigger();
        QVERIFY(bench.settle());
        QVERIFY2(bench.window->problem().isEmpty(), qPrintable(bench.window->problem()));
        const engine::MapPtr& map = bench.window->board().shownMap();
        QVERIFY(map->againstIndex >= 0 && map->againstIndex != map->classIndex);
    }

    // The legend of a signed map names the end that is for the class and the one against it.
    void theLegendNamesBothEnds()
    {
        Bench bench;
        bench.window->resize(1600, 900);
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        auto* legend = bench.child<QLabel>("legend");
        QTRY_VERIFY(legend->isVisible());
        QVERIFY(legend->text().contains(QStringLiteral("against")));
        state.setAgainst(ClassChoice{ClassChoice::Kind::Top, 2});
        QVERIFY(bench.settle());
        const hydra::Map& map = *bench.window->board().shownMap();
        const VitConfig& config = state.model()->config;
        QVERIFY(legend->text().contains(QString::fromStdString(config.className(map.classIndex))));
        QVERIFY(legend->text().contains(QString::fromStdString(config.className(map.againstIndex))));
        state.setMethod("attention");
        QVERIFY(bench.settle());
        QTRY_VERIFY(!legend->isVisible());
    }

    void whatIsAskedFromAPatchIsSaid()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* chip = bench.child<QToolButton>("queryChip");
        QVERIFY(!chip->isVisible());
        QTest::mouseClick(bench.child<Canvas>("canvas"), Qt::LeftButton, {}, bench.pointOf(6));
        QVERIFY(bench.settle());
        QVERIFY(chip->isVisible());
        QCOMPARE(chip->text(), QStringLiteral("from patch 6  ×"));
        chip->click();
        QVERIFY(bench.settle());
        QVERIFY(!chip->isVisible());
        QCOMPARE(bench.window->state().query().options.method, std::string(defaultMethod()));
    }

    void theViewIsCopiedAndMenusOpenByRightClick()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QApplication::clipboard()->clear();
        bench.child<Canvas>("canvas")->setFocus();
        QTest::keyClick(bench.window->windowHandle(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(!QApplication::clipboard()->image().isNull());
        QVERIFY2(QApplication::clipboard()->text().startsWith(QLatin1String("Why ")),
                 qPrintable(QApplication::clipboard()->text()));
        for (const char* name : {"canvas", "strip", "images"}) {
            const auto* widget = bench.child<QWidget>(name);
            QCOMPARE(widget->contextMenuPolicy(), Qt::ActionsContextMenu);
            QVERIFY2(widget->actions().contains(bench.window->state().actions().makeFigure), name);
        }
    }

    void ticksAreRound_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<QString>("labels");
        QTest::addColumn<QString>("factor");
        QTest::newRow("relevance") << 7.1e-08 << 0.000268 << QStringLiteral("0.5 1.0 1.5 2.0 2.5")
                                   << QStringLiteral("×10⁻⁴");
        QTest::newRow("signed") << -0.00119 << 0.00119 << QStringLiteral("−1.0 −0.5 0.0 0.5 1.0")
                                << QStringLiteral("×10⁻³");
        QTest::newRow("plain") << 0.0 << 1.0 << QStringLiteral("0.0 0.2 0.4 0.6 0.8 1.0") << QString();
        QTest::newRow("large") << 12.0 << 39.0 << QStringLiteral("15 20 25 30 35") << QString();
        QTest::newRow("none") << 0.0 << 0.0 << QStringLiteral("0") << QString();
        QTest::newRow("one") << 0.5 << 0.5 << QStringLiteral("0.500") << QString();
    }
    void ticksAreRound()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        const Ticks ticks = roundTicks(low, high);
        QStringList labels;
        for (const double value : ticks.values) {
            QVERIFY(value >= low - 1e-12 && value <= high + 1e-12);
            labels << ticks.label(value);
        }
        QTEST(labels.join(QLatin1Char(' ')), "labels");
        QTEST(ticks.factor(), "factor");
    }

    void aComparedPanelShowsWhatTheNetworkSees()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showCompare->trigger();
        auto* grid = bench.window->findChild<ComparisonGrid*>();
        auto* compare = bench.window->findChild<CompareWindow*>();
        QTRY_VERIFY(compare->isVisible());
        // The picture has 48 x 32 pixels, and the network sees its middle square: it fills its panel in one
        // direction, once it is known.
        const auto panel = [&] { return grid->cellPlace(0); };
        const auto seen = [&] {
            const Comparison::Cell& cell = compare->comparison().cells().front();
            if (!cell.picture || !cell.geometry) {
                return grid->pictureRect(0);
            }
            const QRectF whole = grid->pictureRect(0);
            const double scale = whole.width() / cell.picture->pyramid.size().width();
            const auto& part = cell.geometry->seen;
            return QRectF(whole.topLeft() + QPointF(part.x, part.y) * scale,
                          QSizeF(part.width, part.height) * scale);
        };
        QTRY_VERIFY(std::abs(seen().width() / seen().height() - 1) < 0.05); // the whole picture's is 1.5
        QTRY_VERIFY(
            std::abs(std::max(seen().width() / panel().width(), seen().height() / panel().height()) - 1)
            < 0.01);
        QVERIFY(std::abs(panel().center().x() - seen().center().x()) < 1);
        QVERIFY(panel().height() <= 1.25 * panel().width());
        const QString question = compare->findChild<QLabel*>(QStringLiteral("compareQuestion"))->text();
        QVERIFY2(question.contains(QString::fromUtf8(methodInfo(defaultMethod()).title))
                     && question.contains(QStringLiteral("tiny")),
                 qPrintable(question));
        compare->close();
    }
};

HYDRA_TEST(TestFirstUse, QApplication)
#include "test_first_use.moc"

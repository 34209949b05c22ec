// SPDX-License-Identifier: GPL-3.0-or-later
// The network's predictions for the pictures of the list: known for visible pictures, for the present network
// only, and used for sorting and filtering.
#include "core/engine/session.h"
#include "core/question/keys.h"
#include "ui/models/images_model.h"
#include "ui/paint/series_colours.h"
#include "ui/panels/images_panel.h"
#include "ui/panels/panels.h"
#include "ui/state/picture_predictions.h"
#include "ui/state/undo_stack.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemDelegate>
#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>

#include <cstdlib>
#include <memory>
#include <sys/stat.h>
#include <utility>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::AnswersTo;
using hydra::test::Bench;

namespace {

// Opens COUNT pictures of different colours.
bool openMany(Bench& bench, int count)
{
    QStringList paths;
    for (int i = 0; i < count; ++i) {
        paths << hydra::test::writePicture(
            *bench.folder(), QStringLiteral("p%1.png").arg(i, 2, 10, QLatin1Char('0')),
            QColor::fromHsv(i * 37 % 360, 60 + i * 53 % 190, 60 + i * 31 % 190));
    }
    bench.window->library().openImages(paths);
    return QTest::qWaitFor([&] { return bench.window->library().images().size() == count; }, 20'000)
        && bench.settle();
}

QString words(Bench& bench, int row)
{
    return bench.child<QListView>("images")
        ->model()
        ->index(row, 0)
        .data(ImagesModel::predictionRole)
        .toString();
}

bool known(Bench& bench, const QString& path)
{
    return bench.window->library().predicted(path).probability >= 0;
}

bool allKnown(Bench& bench, const QStringList& paths)
{
    return QTest::qWaitFor(
        [&] {
            return std::all_of(paths.begin(), paths.end(),
                               [&](const QString& path) { return known(bench, path); });
        },
        60'000);
}

void choose(QComboBox& box, int item)
{
    box.setCurrentIndex(item);
    Q_EMIT box.activated(item);
}

QStringList itemsOf(const QComboBox& box)
{
    QStringList items;
    for (int i = 0; i < box.count(); ++i) {
        items << box.itemText(i);
    }
    return items;
}

QString nameOf(Bench& bench, int index)
{
    return QString::fromStdString(bench.window->state().model()->config.className(index));
}

// Opens twelve pictures. The tiny network has one answer, P, for all of them: eight are labelled P, two have
// another class, one a third class, and one has no label. Returns P, or -1.
int openLabelled(Bench& bench)
{
    if (!bench.settle()) {
        return -1;
    }
    const ViewState& state = bench.window->state();
    NetworkKey key = state.networkKey(state.query().heads);
    const int p = bench.window->bridge().session().answer(key)->ranking.front();
    QByteArray table = "file,class\n";
    for (int i = 0; i < 11; ++i) {
        const int shown = i < 8 ? p : i < 10 ? (p + 1) % 5 : (p + 2) % 5;
        table +=
            QStringLiteral("p%1.png,%2\n").arg(i, 2, 10, QLatin1Char('0')).arg(nameOf(bench, shown)).toUtf8();
    }
    hydra::test::writeBytes(bench.file("labels.csv"), table);
    return openMany(bench, 12) && QTest::qWaitFor([&] { return bench.window->library().hasLabels(); }, 20'000)
            && allKnown(bench, bench.window->library().opened())
        ? p
        : -1;
}

// The predicted class and its probability, from the engine directly.
std::pair<QString, double> truth(Bench& bench, const QString& path)
{
    engine::Session& session = bench.window->bridge().session();
    const ViewState& state = bench.window->state();
    NetworkKey key = state.networkKey(state.query().heads);
    parts(key).image = session.files().openImage(path.toStdString()).id;
    const auto prediction = session.answer(key);
    const int top = prediction->ranking.front();
    return {QString::fromStdString(state.model()->config.className(top)),
            double(prediction->probabilities[std::size_t(top)])};
}

} // namespace

class TestPictureList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // If room is short, digits are dropped before letters.
    void namesAreLongerThanNumbers()
    {
        QStandardItemModel one(1, 1);
        const std::unique_ptr<QAbstractItemDelegate> delegate(thumbnailDelegate(nullptr));
        const auto painted = [&](const char* words) {
            one.setData(one.index(0, 0), QString::fromUtf8(words), ImagesModel::predictionRole);
            QStyleOptionViewItem option;
            option.rect = QRect({0, 0}, delegate->sizeHint(option, one.index(0, 0)));
            option.fontMetrics = QApplication::fontMetrics();
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            delegate->paint(&painter, option, one.index(0, 0));
            return image;
        };
        QVERIFY(painted("cassette player 20.4 %") == painted("cassette player 20 %"));
        QVERIFY(painted("desk 19.1 %") != painted("desk 19 %")); // there is room
        QVERIFY(painted("Staffordshire bullterrier 20 %") == painted("Staffordshire bullterrier 21 %"));
    }

    // Only of files that the engine would open: a list may name any file.
    void thumbnails()
    {
        const QTemporaryDir folder;
        const QString red = hydra::test::writePicture(folder, QStringLiteral("red.png"), Qt::red);
        QCOMPARE(readThumbnail(red, 16).pixelColor(1, 1), QColor(Qt::red));
        QCOMPARE(readThumbnail(red, 16).size(), QSize(16, 16));
        QVERIFY(!readThumbnail(
                     QStringLiteral(":/scenes/") + QDir(QStringLiteral(":/scenes")).entryList().front(), 16)
                     .isNull());
        const QString pipe = folder.filePath(QStringLiteral("pipe.png"));
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        QVERIFY(readThumbnail(pipe, 16).isNull());
        const QString graphic = folder.filePath(QStringLiteral("graphic.png"));
        hydra::test::writeBytes(
            graphic,
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
            "width='300' height='300'><image xlink:href='red.png' width='300' height='300'/></svg>");
        QVERIFY(readThumbnail(graphic, 16).isNull());
        QImage large(4001, 4001, QImage::Format_Mono);
        large.fill(0);
        QVERIFY(large.save(folder.filePath(QStringLiteral("large.png"))));
        QVERIFY(readThumbnail(folder.filePath(QStringLiteral("large.png")), 16).isNull());
        // Stored rotated, shown upright: fields of 16 x 8 as in tests/core/test_image.cpp.
        for (const char* name :
             {"orientation1.jpg", "orientation6.jpg", "orientation7.png", "orientation8.webp"}) {
            const QImage upright = readThumbnail(
                QStringLiteral(HYDRA_SOURCE_DIR "/tests/data/images/") + QLatin1String(name), 16);
            const QColor corner = upright.pixelColor(1, 1); // the middle square is half of either field
            QVERIFY2(std::abs(corner.red() - 220) < 12 && std::abs(corner.green() - 30) < 12, name);
            const QColor other = upright.pixelColor(14, 14);
            QVERIFY2(std::abs(other.red() - 230) < 12 && std::abs(other.green() - 220) < 12, name);
        }
    }

    void whatIsInViewIsPredicted()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(openMany(bench, 40));
        auto* panel = bench.child<ImagesPanel>("imagesPanel");
        EngineBridge& bridge = bench.window->bridge();
        QSignalSpy lent(&bridge, &EngineBridge::pictureLent);
        const Library& library = bench.window->library();
        QTRY_VERIFY(!panel->picturesInView().isEmpty());
        const QStringList seen = panel->picturesInView();
        QVERIFY(seen.size() < 30);
        QCOMPARE(seen.front(), library.images().front());
        QVERIFY(allKnown(bench, seen));
        QVERIFY(bench.settle() && bench.engineIsDone());
        // The others are not visible. Files are opened in order, so they would have come before this one.
        QCoreApplication::processEvents();
        bridge.lendPicture(bench.file("a.png"));
        QTRY_VERIFY(!lent.isEmpty() && lent.last().front().toString() == bench.file("a.png"));
        for (const QList<QVariant>& each : lent) {
            const QString path = each.front().toString();
            QVERIFY2(seen.contains(path) || path == bench.file("a.png"), qPrintable(path));
        }
        QVERIFY(!known(bench, library.images().last()));
        for (const int row : {0, int(seen.size()) - 1}) {
            const auto [name, share] = truth(bench, seen[row]);
            QCOMPARE(library.predicted(seen[row]).name, name);
            QCOMPARE(library.predicted(seen[row]).probability, share);
            QCOMPARE(words(bench, row), name + QLatin1Char(' ') + percent(share));
        }
        const QModelIndex first = bench.child<QListView>("images")->model()->index(0, 0);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().endsWith(words(bench, 0)));
        QVERIFY(first.data(Qt::ToolTipRole).toString().endsWith(words(bench, 0)));
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(bench.child<QListView>("images"));
        QVERIFY(list && list->child(0)->text(QAccessible::Name).endsWith(words(bench, 0)));
        // After scrolling to the end, those there are known.
        auto* bar = bench.child<QListView>("images")->verticalScrollBar();
        bar->setValue(bar->maximum());
        QTRY_COMPARE(panel->picturesInView().last(), library.images().last());
        QVERIFY(allKnown(bench, panel->picturesInView()));
    }

    // Another head count is another question: old answers are not shown beside it, and come back with it.
    void theyAreOfThePresentNetwork()
    {
        Bench bench;
        QVERIFY(bench.settle());
        const QStringList paths = bench.window->library().images();
        QVERIFY(allKnown(bench, paths));
        const QString before = words(bench, 1);
        const int heads = bench.window->state().query().heads;
        bench.window->state().setHeads(2);
        QTRY_VERIFY(bench.window->state().announced());
        QVERIFY(!known(bench, paths[1]));
        QVERIFY(words(bench, 1).isEmpty());
        QVERIFY(allKnown(bench, paths));
        QCOMPARE(bench.window->library().predicted(paths[1]).probability, truth(bench, paths[1]).second);
        AnswersTo<NetworkKey> answers(bench.window->bridge());
        bench.window->state().setHeads(heads);
        QTRY_VERIFY(bench.window->state().announced());
        QCOMPARE(words(bench, 1), before); // at once
        bench.window->library().openImages({bench.file("b.png")});
        QTRY_COMPARE(bench.window->library().images().size(), 1);
        QVERIFY(allKnown(bench, {bench.file("b.png")}));
    }

    // A request in progress when the network changes is dropped and repeated.
    void anotherNetworkWhileAPictureIsOnItsWay()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bool changed = false;
        EngineBridge& bridge = bench.window->bridge();
        // Its request has just been sent; the prediction of the front picture is known without one.
        QObject::connect(&bridge, &EngineBridge::pictureLent, &bridge, [&](const QString& path) {
            if (path != bench.window->library().images().front() && !std::exchange(changed, true)) {
                bench.window->state().setHeads(2);
            }
        });
        QVERIFY(openMany(bench, 12));
        const QStringList seen = bench.child<ImagesPanel>("imagesPanel")->picturesInView();
        QVERIFY(allKnown(bench, seen));
        QVERIFY(changed);
        QCOMPARE(bench.window->state().query().heads, 2);
        for (const QString& path : {seen.front(), seen.back()}) {
            QCOMPARE(bench.window->library().predicted(path).probability, truth(bench, path).second);
        }
    }

    // A request in progress when the user stops is repeated with the next computation.
    void stoppedWhileAPictureIsOnItsWay()
    {
        Bench bench;
        EngineBridge& bridge = bench.window->bridge();
        Library& library = bench.window->library();
        bool stopped = false;
        QObject::connect(&bridge, &EngineBridge::pictureLent, &bridge, [&](const QString& path) {
            if (path != library.images().front() && !std::exchange(stopped, true)) {
                bridge.cancel(); // its request has just been sent
            }
        });
        QVERIFY(bench.settle());
        QTRY_VERIFY(stopped);
        library.step(1);
        QVERIFY(bench.settle());
        QVERIFY(allKnown(bench, library.images()));
    }

    void sortedAndFiltered()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(openMany(bench, 30));
        Library& library = bench.window->library();
        const QStringList opened = library.opened();
        auto* order = bench.child<QComboBox>("imageOrder");
        const auto sortBy = [&](Library::Order by) {
            order->setCurrentIndex(order->findData(int(by)));
            Q_EMIT order->activated(order->currentIndex());
        };
        const auto sorted = [&](double sign) {
            double before = 1e9;
            for (const QString& path : library.images()) {
                const double now = sign * library.predicted(path).probability;
                if (now > before) {
                    return false;
                }
                before = now;
            }
            return true;
        };
        sortBy(Library::Order::Likeliest); // all of them are needed
        QVERIFY(allKnown(bench, opened));
        QTRY_VERIFY(sorted(1));
        QCOMPARE(library.images().size(), opened.size());
        QVERIFY(library.images() != opened);
        sortBy(Library::Order::Unlikeliest);
        QVERIFY(sorted(-1));
        library.addPredicted(opened[7],
                             {QStringLiteral("sea otter"), 0.5}); // the tiny network has one answer
        bench.child<QLineEdit>("imageFilter")->setText(QStringLiteral("otter p07"));
        QCOMPARE(library.images(), QStringList{opened[7]});
        bench.child<QLineEdit>("imageFilter")->setText(QStringLiteral("OTTER p08"));
        QVERIFY(library.images().isEmpty());
        bench.child<QLineEdit>("imageFilter")->setText(library.predicted(opened[8]).name);
        QCOMPARE(library.images().size(), opened.size() - 1);
        bench.child<QLineEdit>("imageFilter")->clear();
        QCOMPARE(library.images().size(), opened.size());
    }

    // Folders, tables and names give the labels, which the list compares with the predictions.
    void rightAndWrong()
    {
        Bench bench;
        QVERIFY(bench.settle());
        auto* mistakes = bench.child<QWidget>("mistakes");
        auto* order = bench.child<QComboBox>("imageOrder");
        QVERIFY(!mistakes->isVisible()); // the pictures have no labels
        QCOMPARE(order->findText(QStringLiteral("Wrong first")), -1);
        const int p = openLabelled(bench);
        QVERIFY(p >= 0);
        Library& library = bench.window->library();
        const QStringList opened = library.opened();
        const QString said = nameOf(bench, p), one = nameOf(bench, (p + 1) % 5),
                      other = nameOf(bench, (p + 2) % 5);
        QTRY_COMPARE(bench.child<QLabel>("score")->text(), QStringLiteral("8 of 11 right"));
        QVERIFY(mistakes->isVisible());
        QVERIFY(!bench.child<QPushButton>("scoring")->isVisible()); // all are scored
        QCOMPARE(bench.child<QLabel>("score")->toolTip(), QStringLiteral("Without a label: 1"));

        const QAbstractItemModel& rows = *bench.child<QListView>("images")->model();
        const std::pair<int, Verdict> marks[]{{0, Verdict::Right},
                                              {7, Verdict::Right},
                                              {8, Verdict::Wrong},
                                              {10, Verdict::Wrong},
                                              {11, Verdict::None}};
        for (const auto& [row, mark] : marks) {
            QCOMPARE(rows.index(row, 0).data(ImagesModel::verdictRole).toInt(), int(mark));
        }
        const QString wrong = QStringLiteral("wrong: predicted %1, labelled %2").arg(words(bench, 8), one);
        QCOMPARE(rows.index(8, 0).data(Qt::AccessibleTextRole).toString(), QStringLiteral("p08, ") + wrong);
        QVERIFY(rows.index(8, 0).data(Qt::ToolTipRole).toString().endsWith(wrong));
        QVERIFY(
            rows.index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("right: predicted ")));
        // The mark is drawn, and right and wrong differ.
        auto* list = bench.child<QListView>("images");
        const auto drawn = [&](int row) {
            list->scrollTo(rows.index(row, 0));
            const QRect cell = list->visualRect(rows.index(row, 0));
            return list->viewport()->grab(cell).toImage();
        };
        const auto has = [](const QImage& image, const QColor& colour) {
            for (int i = 0; i < image.width() * image.height(); ++i) {
                if (image.pixelColor(i % image.width(), i / image.width()) == colour) {
                    return true;
                }
            }
            return false;
        };
        const bool dark = isDark(list->palette());
        QVERIFY(has(drawn(9), seriesColour(1, dark)) && !has(drawn(9), seriesColour(0, dark)));
        QVERIFY(has(drawn(6), seriesColour(0, dark)) && !has(drawn(6), seriesColour(1, dark)));

        int unsure = 0;
        for (const QString& path : opened) {
            unsure += int(library.predicted(path).probability < 0.5);
        }
        auto* only = bench.child<QComboBox>("imageNarrowing");
        QCOMPARE(itemsOf(*only),
                 (QStringList{QStringLiteral("All (12)"), QStringLiteral("Wrong (3)"),
                              QStringLiteral("Unsure (%1)").arg(unsure),
                              QStringLiteral("%1 → %2 (2)").arg(one, said),
                              QStringLiteral("%1 → %2 (1)").arg(other, said)}));
        choose(*only, 1);
        QCOMPARE(library.images(), opened.mid(8, 3));
        choose(*order, order->findText(QStringLiteral("Wrong first")));
        choose(*only, 0);
        QStringList first = library.images().mid(0, 3);
        for (int i = 0; i < 2; ++i) {
            QVERIFY(library.predicted(first[i]).probability >= library.predicted(first[i + 1]).probability);
        }
        first.sort();
        QCOMPARE(first, opened.mid(8, 3));
        QCOMPARE(library.images().last(), opened[11]);

        // Pictures without labels have no score, and no order by mistakes.
        library.openList({QStringLiteral(":/scenes/3-cone-torus.png")}, 0);
        QTRY_VERIFY(!mistakes->isVisible());
        QCOMPARE(order->findText(QStringLiteral("Wrong first")), -1);
    }

    // A confusion shows its pictures and asks why one class and not the other, until it is left.
    void aConfusionIsAQuestion()
    {
        Bench bench;
        const int p = openLabelled(bench);
        QVERIFY(p >= 0);
        Library& library = bench.window->library();
        ViewState& state = bench.window->state();
        const QStringList opened = library.opened();
        auto* only = bench.child<QComboBox>("imageNarrowing");
        QTRY_COMPARE(only->count(), 5);
        bench.window->findChild<History*>()->setStepTime(0);
        state.setMethod("rollout"); // a method without classes
        state.setTarget({ClassChoice::Kind::Top, 2});
        QVERIFY(bench.settle());
        choose(*only, 3);
        QCOMPARE(library.images(), opened.mid(8, 2));
        QCOMPARE(library.currentPath(), opened[8]);
        const ClassChoice predicted{ClassChoice::Kind::Index, p};
        const ClassChoice labelled{ClassChoice::Kind::Index, (p + 1) % 5};
        QVERIFY(state.query().target == predicted);
        QVERIFY(state.query().against && *state.query().against == labelled);
        QVERIFY(state.method().classSpecific);
        QVERIFY(bench.settle());
        state.actions().undo->trigger(); // one step
        QVERIFY(state.query().target == (ClassChoice{ClassChoice::Kind::Top, 2}));
        QCOMPARE(state.query().options.method, std::string("rollout"));
        state.actions().redo->trigger();
        QVERIFY(bench.settle());
        choose(*only, 4);
        QCOMPARE(library.images(), opened.mid(10, 1));
        QCOMPARE(library.currentPath(), opened[10]);
        QCOMPARE(state.query().against->value, (p + 2) % 5);
        choose(*only, 1); // restores the previous question
        QVERIFY(state.query().target == (ClassChoice{ClassChoice::Kind::Top, 2}));
        QVERIFY(!state.query().against);
        choose(*only, 3);
        state.setTarget({ClassChoice::Kind::Index, (p + 3) % 5});
        choose(*only, 0); // a class chosen since then stays
        QCOMPARE(state.query().target.value, (p + 3) % 5);
    }

    // Asks about the picture on screen, by its key.
    void whyWrong()
    {
        Bench bench;
        const int p = openLabelled(bench);
        QVERIFY(p >= 0);
        const ViewState& state = bench.window->state();
        const QAction& why = *bench.window->state().actions().whyWrong;
        QVERIFY(!why.isEnabled()); // not for a right one
        bench.window->library().show(8);
        QVERIFY(bench.settle());
        QVERIFY(why.isEnabled());
        QTest::keyClick(bench.child<QWidget>("canvas"), Qt::Key_W);
        QVERIFY(state.query().target == (ClassChoice{ClassChoice::Kind::Index, p}));
        QVERIFY(state.query().against && state.query().against->value == (p + 1) % 5);
        QVERIFY(bench.settle());
        QVERIFY(bench.window->problem().isEmpty());
        bench.window->library().show(11); // without a label
        QVERIFY(!why.isEnabled());
    }

    // Another head count is scored in the background; scoring can be stopped.
    void scoredAnew()
    {
        Bench bench;
        const int p = openLabelled(bench);
        QVERIFY(p >= 0);
        Library& library = bench.window->library();
        auto* score = bench.child<QLabel>("score");
        auto* scoring = bench.child<QPushButton>("scoring");
        auto* only = bench.child<QComboBox>("imageNarrowing");
        choose(*only, 1);
        bench.child<QLineEdit>("imageFilter")->setText(QStringLiteral("nothing is called so"));
        QVERIFY(library.images().isEmpty());
        bench.window->state().setHeads(2);
        QTRY_VERIFY(bench.window->state().announced());
        QTRY_VERIFY(score->text().contains(QStringLiteral("not scored yet")));
        // All pictures are scored, even while the list is empty.
        QVERIFY(allKnown(bench, library.opened()));
        int right = 0;
        for (int i = 0; i < 11; ++i) {
            right += int(truth(bench, library.opened()[i]).first == library.label(library.opened()[i]).name);
        }
        QTRY_COMPARE(score->text(), QStringLiteral("%1 of 11 right").arg(right));
        bench.child<QLineEdit>("imageFilter")->clear();

        choose(*only, 0);
        bench.window->resize(1280, 600);
        QVERIFY(openMany(bench, 60));
        QTRY_VERIFY(library.hasLabels() && scoring->isVisible());
        if (scoring->text() == QStringLiteral("Stop")) {
            scoring->click();
        }
        QCOMPARE(scoring->text(), QStringLiteral("Score all"));
        QVERIFY(bench.settle() && bench.engineIsDone());
        scoring->click();
        QCOMPARE(scoring->text(), QStringLiteral("Stop"));
        QVERIFY(allKnown(bench, library.opened()));
        QTRY_VERIFY(!scoring->isVisible());
    }

    // A session restores the filters of the list.
    void narrowedSession()
    {
        Bench bench;
        const int p = openLabelled(bench);
        QVERIFY(p >= 0);
        auto* only = bench.child<QComboBox>("imageNarrowing");
        QTRY_COMPARE(only->count(), 5);
        choose(*only, 3);
        auto* order = bench.child<QComboBox>("imageOrder");
        choose(*order, order->findText(QStringLiteral("Wrong first")));
        QVERIFY(bench.settle());
        const Narrowing narrowed = bench.window->library().narrowing();
        const QStringList shown = bench.window->library().images();
        const QString path = hydra::test::saved(bench);
        choose(*only, 0);
        bench.window->library().openSamples();
        QVERIFY(bench.settle());
        QVERIFY(bench.window->library().narrowing() == Narrowing());
        FilePicker::next = path;
        bench.window->state().actions().openSession->trigger();
        QTRY_VERIFY(bench.window->library().narrowing() == narrowed);
        QTRY_COMPARE(bench.window->library().images(), shown);
        QTRY_COMPARE(only->currentText(),
                     QStringLiteral("%1 → %2 (2)").arg(nameOf(bench, (p + 1) % 5), nameOf(bench, p)));
    }

    // A file that is no picture, and a hidden panel.
    void whatCannotBeKnown()
    {
        Bench bench;
        QVERIFY(bench.settle());
        hydra::test::writeBytes(bench.file("broken.png"), "no picture");
        bench.window->library().openList({bench.file("a.png"), bench.file("broken.png"), bench.file("b.png")},
                                         0);
        QVERIFY(bench.settle());
        QVERIFY(allKnown(bench, {bench.file("a.png"), bench.file("b.png")}));
        QVERIFY(!known(bench, bench.file("broken.png")));
        QVERIFY2(bench.window->problem().isEmpty(), qPrintable(bench.window->problem())); // it was not opened
        auto* panel = bench.child<ImagesPanel>("imagesPanel");
        panel->window()->findChild<QWidget*>(QStringLiteral("imagesDock"))->hide();
        QVERIFY(panel->picturesInView().isEmpty());
        bench.window->state().setHeads(2);
        QVERIFY(bench.settle() && bench.engineIsDone());
        QVERIFY(!known(bench, bench.file("b.png")));
    }
};

HYDRA_TEST(TestPictureList, QApplication)
#include "test_picture_list.moc"

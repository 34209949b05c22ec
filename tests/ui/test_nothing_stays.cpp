// SPDX-License-Identifier: GPL-3.0-or-later
// No state stays behind: after any detour the window shows what a fresh one shows that is asked the same. A
// random walk through methods, classes, contrasts, filters, questions, places, models, pictures, sizes,
// heads, tour and Back to start; each step compares all that both windows say to assistive technology, and
// the map. HYDRA_WALK_STEPS and HYDRA_WALK_SEEDS make it longer.
#include "core/format/safetensors.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/question_line.h"
#include "ui/shell/questions_window.h"
#include "ui/state/size_choice.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolButton>

#include <functional>
#include <random>

#include "tests/support/plain_vit.h"
#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/trust_bench.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

// Whether the object of this NAME shows a clock or a history instead of the question.
bool isOfItsOwn(const QString& name)
{
    static const QStringList own{QStringLiteral("messageBar")};
    return own.contains(name);
}

QString nameOf(const QObject* object)
{
    QString name;
    for (; object && name.isEmpty(); object = object->parent()) {
        name = object->objectName();
    }
    return name;
}

constexpr int pictures = 4; // in the folder, all visible

// Adds one line for each visible part: owner, role, name, value, description, states.
void tell(QAccessibleInterface* part, const QString& owner, QStringList& lines)
{
    if (!part || !part->isValid() || part->state().invisible) {
        return;
    }
    const QString name = part->object() ? nameOf(part->object()) : owner;
    if (isOfItsOwn(name)) {
        return;
    }
    const QAccessible::State is = part->state();
    const auto* chip = qobject_cast<const ViewChip*>(part->object());
    lines << QStringLiteral("%1 | %2 | %3 | %4 | %5 |%6%7%8%9")
                 .arg(name, QString::number(part->role()), part->text(QAccessible::Name),
                      part->text(QAccessible::Value), part->text(QAccessible::Description))
                 .arg(is.disabled ? QStringLiteral(" disabled") : QString(),
                      is.checked ? QStringLiteral(" checked") : QString(),
                      is.selected ? QStringLiteral(" selected") : QString(),
                      chip && chip->width() < chip->wholeWidth() ? QStringLiteral(" brief") : QString());
    // The accessible items of a list are stale while no client listens: its model is read instead.
    if (const auto* view = qobject_cast<const QAbstractItemView*>(part->object()); view && view->model()) {
        const QAbstractItemModel& model = *view->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            QString line = name;
            if (name == QLatin1String("images") && model.rowCount() > pictures) {
                continue; // rows that were never scrolled to have no prediction
            }
            for (int column = 0; column < model.columnCount(); ++column) {
                const QModelIndex cell = model.index(row, column);
                const QVariant said = cell.data(Qt::AccessibleTextRole);
                line += QStringLiteral(" | ") + (said.isValid() ? said : cell.data()).toString()
                    + (view->selectionModel()->isSelected(cell) ? QStringLiteral(" selected") : QString());
            }
            lines << line;
        }
        return;
    }
    for (int i = 0; i < part->childCount(); ++i) {
        tell(part->child(i), name, lines);
    }
}

QStringList said(MainWindow& window)
{
    QStringList lines{window.windowTitle()};
    tell(QAccessible::queryAccessibleInterface(&window), {}, lines);
    static const QRegularExpression seconds(QStringLiteral(" in [0-9.,]+ s "));
    lines.replaceInStrings(seconds, QStringLiteral(" in some time "));
    lines << window.findChild<QuestionLine*>()->sentence();
    // If another place hides the list, its pictures are not predicted, and actions that need that are off.
    const bool listed = window.findChild<QWidget*>(QStringLiteral("images"))->isVisible();
    for (const QAction* action : window.state().actions().findChildren<QAction*>()) {
        if (listed && action != window.state().actions().undo && action != window.state().actions().redo) {
            lines << QStringLiteral("action %1%2%3")
                         .arg(action->text(), action->isEnabled() ? QString() : QStringLiteral(" disabled"),
                              action->isChecked() ? QStringLiteral(" checked") : QString());
        }
    }
    return lines;
}

// A layer's steps are read from a float32 or from a float64 pass, whichever exists: "step-skip | … feature 5
// ·  " or "step-scores | … row 6, column 3: " and the number, whose last digits may differ.
std::pair<QString, double> cellIn(const QString& line)
{
    const qsizetype dot = line.startsWith(QLatin1String("step-"))
        ? std::max(line.lastIndexOf(QChar(0xb7)), line.lastIndexOf(QLatin1Char(':')))
        : -1;
    if (dot < 0) {
        return {line, 0.0};
    }
    bool number = false;
    const qsizetype end = line.indexOf(QLatin1Char('|'), dot);
    const double value = line.mid(dot + 1, end < 0 ? -1 : end - dot - 1)
                             .trimmed()
                             .replace(QChar(0x2212), QLatin1Char('-'))
                             .toDouble(&number);
    return number ? std::pair(line.left(dot), value) : std::pair(line, 0.0);
}

QString widgetIn(const QString& line)
{
    return line.left(line.indexOf(QLatin1Char('|')));
}

// LINES that OTHERS does not have letter by letter: few of a hundred thousand.
QStringList without(const QStringList& lines, const QStringList& others)
{
    const QSet<QString> known(others.begin(), others.end());
    QStringList left;
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(left),
                 [&](const QString& line) { return !known.contains(line); });
    return left;
}

// The lines that are in only one of the two.
QString difference(const QStringList& walked, const QStringList& fresh)
{
    QStringList out;
    const auto add = [&out](const QStringList& in, const QStringList& other, const char* from) {
        const QStringList lines = without(in, other);
        if (lines.isEmpty()) {
            return;
        }
        QHash<QString, double> known;
        QHash<QString, double>
            largest; // largest number of each widget: differences between passes scale with it
        for (const QString& line : other) {
            const auto [place, value] = cellIn(line);
            known.insert(place, value);
            double& scale = largest[widgetIn(line)];
            scale = std::max(scale, std::abs(value));
        }
        for (const QString& line : lines) {
            const auto [place, value] = cellIn(line);
            const auto found = known.constFind(place);
            if (found == known.constEnd()
                || std::abs(*found - value)
                    > 5e-5 * std::max(1.0, largest.value(widgetIn(line))) + 1e-3 * std::abs(value)) {
                out << QLatin1String(from) + line;
            }
        }
    };
    add(walked, fresh, "  walked: ");
    add(fresh, walked, "  fresh:  ");
    return out.join(QLatin1Char('\n'));
}

constexpr const char* fourClasses = R"(["violin","cello","cube","llama"])";
constexpr const char* fiveClasses = R"(["sphere","cube","cone","torus","red sphere"])";

void writeModel(const QString& path, int depth, int grid, const char* names, int classes)
{
    at::manual_seed(grid + classes);
    NamedTensors tensors = test::plainVit(depth, grid, classes);
    for (auto& [name, tensor] : tensors) {
        tensor = tensor * 0.2;
    }
    const std::string side = std::to_string(grid * 4);
    writeSafetensors(path.toStdString(), tensors,
                     {{"num_heads", "4"}, {"img_size", side}, {"patch_size", "4"}, {"class_names", names}});
}

class Walk
{
public:
    explicit Walk(unsigned seed)
        : m_random(seed)
    {
        writeModel(m_bench.file("other.safetensors"), 2, 8, fourClasses, 4);
        writeModel(m_bench.file("fine.safetensors"), 3, 8, fiveClasses, 5);
        for (const auto& [name, colour] : {std::pair("c.png", Qt::darkGreen), std::pair("d.png", Qt::gray)}) {
            (void)test::writePicture(*m_bench.folder(), QLatin1String(name), colour);
        }
        test::writeBytes(m_bench.file("labels.csv"),
                         "file,class\na.png,cube\nb.png,cone\nc.png,cube\nd.png,torus\n");
    }
    [[nodiscard]] bool begin()
    {
        const bool there = m_bench.settle();
        window().library().openImages({m_bench.folder()->path()});
        return there
            && QTest::qWaitFor([&] { return window().library().images().size() == pictures; }, 10'000)
            && QTest::qWaitFor([&] { return window().library().hasLabels(); }, 10'000) && rests(window());
    }
    // Takes a step and returns the differences from a fresh window; empty if there are none.
    QString step()
    {
        const auto& all = steps();
        const std::size_t at = std::size_t(any(int(all.size())));
        m_steps << QLatin1String(all[at].first);
        all[at].second(*this);
        if (!rests(window())) {
            return QStringLiteral("  it does not come to rest");
        }
        return compare();
    }
    [[nodiscard]] QString path() const
    {
        return m_steps.mid(std::max(0, int(m_steps.size()) - 12)).join(QStringLiteral(", "));
    }

private:
    using Step = std::pair<const char*, std::function<void(Walk&)>>;
    static const std::vector<Step>& steps();
    [[nodiscard]] MainWindow& window() { return *m_bench.window; }
    [[nodiscard]] ViewState& state() { return window().state(); }
    [[nodiscard]] int any(int below) { return int(m_random() % unsigned(std::max(1, below))); }
    [[nodiscard]] ClassChoice anyClass()
    {
        return {ClassChoice::Kind::Index, any(state().model()->config.numClasses.value)};
    }
    [[nodiscard]] bool rests(MainWindow& of)
    {
        QCoreApplication::processEvents();
        const auto failed = [&of] { // a failure is an answer, too
            return of.board().complete() && of.board().current() && !of.board().current()->failure.isEmpty();
        };
        return QTest::qWaitFor([&] { return of.settled() || failed(); }, 60'000) && test::layoutRests();
    }
    void tab(MainWindow& of, const QString& title)
    {
        auto* tabs = of.findChild<QTabBar*>(QStringLiteral("places"));
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == title && tabs->isTabVisible(i)) {
                QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(i).center());
            }
        }
    }
    QString compare();

    test::Bench m_bench;
    std::mt19937 m_random;
    QStringList m_steps;
};

const std::vector<Walk::Step>& Walk::steps()
{
    static const std::vector<Step> all{
        {"method",
         [](Walk& on) {
             std::vector<std::string> quick;
             for (const MethodInfo& info : methodTable()) {
                 if (info.blackBox == BlackBox::None && info.passes < 10) {
                     quick.emplace_back(info.id);
                 }
             }
             const std::string& id = quick[std::size_t(on.any(int(quick.size())))];
             on.m_steps.back() += QLatin1Char(' ') + QString::fromStdString(id);
             on.state().setMethod(id);
         }},
        {"class", [](Walk& on) { on.window().board().explain(on.anyClass()); }},
        {"predicted class", [](Walk& on) { on.state().actions().fullClass->trigger(); }},
        {"contrast",
         [](Walk& on) { // the window offers no class against itself
             const ClassChoice against = on.anyClass();
             if (against.value != on.window().board().chosenClass()) {
                 on.state().setAgainst(against);
             }
         }},
        {"no contrast", [](Walk& on) { on.state().setAgainst(std::nullopt); }},
        {"filter",
         [](Walk& on) {
             auto* box = on.m_bench.child<QComboBox>("imageNarrowing");
             if (box->isVisible()) {
                 box->setCurrentIndex(on.any(box->count()));
                 Q_EMIT box->activated(box->currentIndex());
             }
         }},
        {"place",
         [](Walk& on) {
             auto* tabs = on.m_bench.child<QTabBar>("places");
             on.m_steps.back() += QLatin1Char(' ') + tabs->tabText(on.any(tabs->count()));
             on.tab(on.window(), on.m_steps.back().section(QLatin1Char(' '), 1));
         }},
        {"model",
         [](Walk& on) {
             const char* files[]{"tiny.safetensors", "other.safetensors", "fine.safetensors"};
             on.m_steps.back() = QLatin1String(files[on.any(3)]);
             on.window().library().openModel(on.m_bench.folder()->filePath(on.m_steps.back()));
         }},
        {"picture", [](Walk& on) { on.window().library().step(on.any(2) * 2 - 1); }},
        {"size",
         [](Walk& on) {
             const std::vector<InputSize> sizes = offeredSizes(on.state().model()->config);
             on.state().setSize(sizes[std::size_t(on.any(std::min(3, int(sizes.size()))))]);
         }},
        {"heads", [](Walk& on) { on.state().setHeads(1 + on.any(4)); }},
        {"head off", [](Walk& on) { on.state().toggleHead(on.any(2), on.any(4)); }},
        {"all on", [](Walk& on) { on.state().setWithout({}); }},
        {"patch", [](Walk& on) { on.state().askToken(on.any(4)); }},
        {"kept patch", [](Walk& on) { on.state().keepToken(on.any(4)); }},
        {"class token", [](Walk& on) { on.state().actions().classToken->trigger(); }},
        {"attention",
         [](Walk& on) {
             on.state().setPlan(AttentionPlan::parse("hydra:cosine@back:1", on.state().trainedPlan()));
         }},
        {"trained attention", [](Walk& on) { on.state().actions().trainedPlan->trigger(); }},
        {"tour",
         [](Walk& on) {
             on.window().tour().start();
             for (int i = on.any(4); i > 0 && on.window().tour().running(); --i) {
                 (void)on.rests(on.window());
                 on.window().tour().go(on.any(on.window().tour().count()));
             }
             (void)on.rests(on.window());
             on.window().tour().leave();
         }},
        {"start", [](Walk& on) { on.state().actions().startOver->trigger(); }},
        {"question",
         [](Walk& on) {
             auto& questions = on.window().tools().get<QuestionsWindow>();
             const auto buttons = questions.findChildren<QToolButton*>();
             QToolButton* const asked = buttons[on.any(int(buttons.size()))];
             on.m_steps.back() += QLatin1Char(' ') + asked->text();
             asked->click();
             (void)QTest::qWaitFor(
                 [&on] {
                     return on.window().library().currentPath().startsWith(QLatin1String(":/scenes"))
                         && on.rests(on.window());
                 },
                 30'000);
         }},
        {"folder",
         [](Walk& on) {
             const Library& library = on.window().library();
             on.window().library().openImages({on.m_bench.folder()->path()});
             (void)QTest::qWaitFor( // its first picture is opened after the list is there
                 [&] {
                     return library.images().size() == pictures
                         && library.currentPath() == library.images()[0];
                 },
                 10'000);
         }},
    };
    return all;
}

QString Walk::compare()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    MainWindow fresh(settings);
    fresh.resize(window().size());
    fresh.show();
    fresh.library().openModel(text(state().model()->path));
    const Library& library = window().library();
    fresh.library().openList(library.opened(), int(library.opened().indexOf(library.currentPath())),
                             library.filter(), library.order(), library.narrowing());
    if (!rests(fresh)) {
        return QStringLiteral("the fresh window does not come to rest");
    }
    fresh.state().offerUntrained(state().offersUntrained());
    fresh.state().restore(state().query(), state().look());
    fresh.state().showMap(state().showsMap());
    fresh.state().showTruth(state().showsTruth());
    // A place may hide the list, which then stops asking the network. Before that, the fresh window must have
    // the walked one's predictions for all visible pictures.
    const QStringList seen =
        library.opened().size() > pictures ? QStringList(library.currentPath()) : library.opened();
    (void)QTest::qWaitFor(
        [&] {
            return fresh.library().images() == library.images()
                && std::all_of(seen.begin(), seen.end(), [&](const QString& path) {
                       const int index = library.predicted(path).index;
                       return index < 0 || fresh.library().predicted(path).index == index;
                   });
        },
        15'000);
    auto* tabs = m_bench.child<QTabBar>("places");
    tab(fresh, tabs->tabText(tabs->currentIndex()));
    (void)QTest::qWaitFor( // until Trust has finished its tests in both
        [&] {
            return !state().actions().cancel->isEnabled() && !fresh.state().actions().cancel->isEnabled()
                && rests(fresh);
        },
        60'000);
    QString differs;
    const bool same = rests(fresh)
        && QTest::qWaitFor(
                          [&] {
                              differs = difference(said(window()), said(fresh));
                              return differs.isEmpty();
                          },
                          30'000); // for a busy machine
    window().activateWindow();
    if (!same) {
        return differs;
    }
    const engine::MapPtr& here = window().board().shownMap();
    const engine::MapPtr& there = fresh.board().shownMap();
    const bool equal = here && there ? here->values == there->values : here == there;
    return equal ? QString() : QStringLiteral("  another map");
}

} // namespace

class TestNothingStays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patchesOfAnotherGridAreForgotten();
    void anEmbeddingIsOfWhatIsOpen();
    void compareNamesBothClasses();
    void aFileThatFailedIsNotOpenedAgain();
    void aConfusionTakesItsClassWithIt();
    void theTruthIsShownWhereThereIsOne();
    void thePredictedClassEndsItsOwnContrast();
    void theWindowSaysWhatAFreshOneSays_data()
    {
        QTest::addColumn<unsigned>("seed");
        const int seeds = std::max(1, qEnvironmentVariableIntValue("HYDRA_WALK_SEEDS"));
        for (int seed = 1; seed <= seeds; ++seed) {
            QTest::addRow("seed %d", seed) << unsigned(seed);
        }
    }
    void theWindowSaysWhatAFreshOneSays()
    {
        QFETCH(const unsigned, seed);
        const int steps = std::max(10, qEnvironmentVariableIntValue("HYDRA_WALK_STEPS"));
        Walk walk(seed);
        QVERIFY(walk.begin());
        for (int i = 0; i < steps; ++i) {
            const QString differs = walk.step();
            if (!differs.isEmpty()) { // in full, because QtTest cuts it
                qWarning("%s", qPrintable(differs));
            }
            QVERIFY2(differs.isEmpty(),
                     qPrintable(QStringLiteral("step %1 after %2:\n%3").arg(i).arg(walk.path(), differs)));
        }
    }
};

// Kept patches belong to a grid that another model does not have (N9).
void TestNothingStays::patchesOfAnotherGridAreForgotten()
{
    test::Bench bench;
    writeModel(bench.file("fine.safetensors"), 3, 8, fiveClasses, 5);
    bench.window->library().openModel(bench.file("fine.safetensors"));
    ViewState& state = bench.window->state();
    QTRY_VERIFY(state.model() && state.model()->config.patches() == 64 && bench.settle());
    const auto& table = methodTable();
    const auto compares = std::find_if(
        table.begin(), table.end(), [](const MethodInfo& info) { return info.usesFacet && info.usesQuery; });
    QVERIFY(compares != table.end());
    state.setMethod(compares->id);
    state.askToken(60);
    state.keepToken(-1);
    QVERIFY(bench.settle() && !state.query().options.kept.empty());
    bench.window->library().openModel(bench.file("tiny.safetensors"));
    QTRY_COMPARE(state.model()->config.patches(), 16);
    QVERIFY(bench.settle());
    QVERIFY(state.query().options.kept.empty());
    QCOMPARE(bench.window->board().current()->failure, QString());
}

// The points of one picture belong to the open picture and model (N10).
void TestNothingStays::anEmbeddingIsOfWhatIsOpen()
{
    test::Bench bench;
    writeModel(bench.file("other.safetensors"), 2, 8, fourClasses, 4);
    QVERIFY(bench.settle());
    bench.window->state().actions().showEmbedding->trigger();
    auto& embedding = bench.window->tools().get<EmbeddingWindow>();
    const auto caption = [&] { return bench.child<QLabel>("embeddingCaption")->text(); };
    QTRY_VERIFY_WITH_TIMEOUT(!embedding.running() && caption().startsWith(QStringLiteral("tiny · ")), 30'000);
    QVERIFY2(caption().contains(QStringLiteral("a.png")), qPrintable(caption()));
    bench.window->library().openModel(bench.file("other.safetensors"));
    QTRY_VERIFY_WITH_TIMEOUT(!embedding.running() && caption().startsWith(QStringLiteral("other · ")),
                             30'000);
    QCOMPARE(embedding.cloud().pictures().front().rows, 8);
    bench.window->library().step(+1);
    QTRY_VERIFY_WITH_TIMEOUT(caption().contains(QStringLiteral("b.png")), 30'000);
    bench.window->state().setSize({64, 64});
    QTRY_COMPARE_WITH_TIMEOUT(embedding.cloud().pictures().front().rows, 16, 30'000);
}

// Compare shows the contrast and names both classes (N11).
void TestNothingStays::compareNamesBothClasses()
{
    test::Bench bench;
    QVERIFY(bench.settle());
    ViewState& state = bench.window->state();
    state.setTarget({ClassChoice::Kind::Index, 1});
    state.actions().showCompare->trigger();
    auto* question = bench.child<QLabel>("compareQuestion");
    QTRY_VERIFY(question->text().contains(QStringLiteral("cube")));
    QVERIFY(!question->text().contains(QStringLiteral("cone")));
    state.setAgainst(ClassChoice{ClassChoice::Kind::Index, 2});
    QTRY_VERIFY2(question->text().contains(QStringLiteral("cube compared with cone")),
                 qPrintable(question->text()));
}

// The next start does not open a file that failed to open (N3).
void TestNothingStays::aFileThatFailedIsNotOpenedAgain()
{
    test::Bench bench;
    QVERIFY(bench.settle());
    bench.window->library().openBeside(bench.file("b.png"));
    const auto recent = [&] { return bench.settings.get<QStringList>(Setting::RecentPictures).value(0); };
    QTRY_VERIFY(recent().endsWith(QStringLiteral("b.png")));
    test::writeBytes(bench.file("fake.jpg"), "this is no picture");
    QSignalSpy failed(&bench.window->bridge(), &EngineBridge::imageFailed);
    QSignalSpy refused(&bench.window->library(), &Library::failed);
    bench.window->library().openBeside(bench.file("fake.jpg"));
    QTRY_VERIFY(failed.count() + refused.count() > 0);
    bench.window->library().goBack({bench.file("a.png"), bench.file("b.png")}, bench.file("a.png"));
    QVERIFY(bench.settle());
    QVERIFY2(recent().endsWith(QStringLiteral("b.png")), qPrintable(recent()));
}

// Leaving the filter of a confusion also drops its class (N4).
void TestNothingStays::aConfusionTakesItsClassWithIt()
{
    test::Bench bench;
    test::writeBytes(bench.file("labels.csv"), "file,class\na.png,cube\nb.png,cube\n");
    QVERIFY(bench.settle());
    Library& library = bench.window->library();
    library.openImages({bench.folder()->path()});
    auto* box = bench.child<QComboBox>("imageNarrowing");
    const auto confusion = [&] {
        for (int i = 0; i < box->count(); ++i) {
            if (box->itemText(i).contains(QStringLiteral("→"))) {
                return i;
            }
        }
        return -1;
    };
    QTRY_VERIFY_WITH_TIMEOUT(confusion() >= 0, 20'000);
    ViewState& state = bench.window->state();
    const PictureAsk before = state.query();
    const auto choose = [&](int item) {
        box->setCurrentIndex(item);
        Q_EMIT box->activated(item);
        return bench.settle();
    };
    state.actions().whyWrong->trigger(); // for this picture
    QVERIFY(bench.settle() && state.query().against);
    QVERIFY(choose(confusion()));
    QVERIFY(state.query().against);
    library.step(+1);
    QVERIFY(bench.settle());
    state.actions().whyWrong->trigger(); // the same question again
    QVERIFY(bench.settle() && choose(0));
    QCOMPARE(state.query().target, before.target);
    QVERIFY(!state.query().against);
    state.actions().whyWrong->trigger();
    QVERIFY(bench.settle() && state.query().against);
    library.step(-1);
    QVERIFY(bench.settle());
    QVERIFY(state.query() == before);
}

// The ground truth switch is pressed only if there is a mask, and Back to start releases it (N24).
void TestNothingStays::theTruthIsShownWhereThereIsOne()
{
    test::TrustBench bench(false);
    QVERIFY(bench.addMask());
    ViewState& state = bench.window->state();
    const QAction& truth = *state.actions().truth;
    state.actions().truth->trigger();
    QVERIFY(truth.isChecked() && state.showsTruth());
    bench.window->library().openImages({bench.file("b.png")});
    QTRY_VERIFY(!truth.isEnabled());
    QVERIFY(!truth.isChecked());
    bench.window->library().openImages({bench.file("a.png")});
    QTRY_VERIFY(truth.isChecked()); // it is still wanted
    state.actions().startOver->trigger();
    QVERIFY(!truth.isChecked() && !state.showsTruth());
}

// A class is never compared with itself, however it is chosen.
void TestNothingStays::thePredictedClassEndsItsOwnContrast()
{
    test::Bench bench;
    QVERIFY(bench.settle());
    ViewState& state = bench.window->state();
    const int predicted = bench.window->board().chosenClass();
    state.setTarget({ClassChoice::Kind::Index, (predicted + 1) % 5});
    state.setAgainst(ClassChoice{ClassChoice::Kind::Index, predicted});
    QVERIFY(bench.settle());
    state.actions().fullClass->trigger();
    QVERIFY(bench.settle());
    QVERIFY(!state.query().against);
}

HYDRA_TEST(TestNothingStays, QApplication)
#include "test_nothing_stays.moc"

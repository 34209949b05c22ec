// SPDX-License-Identifier: GPL-3.0-or-later
// Common tasks, done through the window alone, and the presses that they take: a click, a key or a chosen
// entry is one; names typed into a dialog do not count. No task takes more than four.
#include "ui/panels/target_entries.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/head_matrix_window.h"
#include "ui/shell/live_window.h"
#include "ui/shell/method_gallery.h"
#include "ui/shell/question_line.h"
#include "ui/shell/rounds_window.h"
#include "ui/shell/tool_bar.h"
#include "ui/state/file_picker.h"
#include "ui/views/comparison_grid.h"
#include "ui/views/head_dots.h"
#include "ui/views/strip.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QToolButton>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;
using hydra::test::layoutRests;

namespace {

constexpr int patience = 60'000;

// A user at the mouse and the keyboard; counts the presses.
class Hand
{
public:
    explicit Hand(Bench& bench)
        : m_bench(bench)
    { }

    [[nodiscard]] int presses() const { return m_presses; }

    void click(QWidget* widget, QPoint at = {}, Qt::KeyboardModifiers with = {})
    {
        ++m_presses;
        QTest::mouseClick(widget, Qt::LeftButton, with, at.isNull() ? widget->rect().center() : at);
        QCoreApplication::processEvents();
    }
    void click(const char* name) { click(m_bench.child<QWidget>(name)); }
    void key(int key, Qt::KeyboardModifiers with = Qt::ControlModifier)
    {
        ++m_presses;
        QTest::keyClick(m_bench.window.get(), Qt::Key(key), with);
        QCoreApplication::processEvents();
    }
    void tab(const QString& title)
    {
        auto* tabs = m_bench.child<QTabBar>("places");
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->tabText(i) == title) {
                click(tabs, tabs->tabRect(i).center());
            }
        }
    }
    // Opens BOX and takes an entry.
    void choose(const char* box, const QString& entry)
    {
        m_presses += 2;
        auto* found = m_bench.child<QComboBox>(box);
        const int at = found->findText(entry, Qt::MatchStartsWith);
        QVERIFY2(found->isVisible() && at >= 0, qPrintable(entry));
        found->setCurrentIndex(at);
        Q_EMIT found->activated(at);
    }
    void choose(QToolButton* button, const QString& entry)
    {
        m_presses += 2;
        QVERIFY(button->isVisible());
        Q_EMIT button->menu()->aboutToShow();
        const QList<QAction*> all = button->menu()->actions();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const QAction* each) { return each->text().startsWith(entry); });
        QVERIFY2(found != all.end(), qPrintable(entry));
        (*found)->trigger();
    }
    void method(const char* id) // in the gallery that the sentence opens
    {
        click("methodChip");
        auto* gallery = m_bench.child<MethodGallery>("methodGallery");
        for (auto* button : gallery->findChildren<QAbstractButton*>()) {
            if (button->property("method").toString() == QLatin1String(id)) {
                ++m_presses;
                button->click();
                return;
            }
        }
    }

private:
    Bench& m_bench;
    int m_presses = 0;
};

QString className(Bench& bench, int rank) // of the predicted class at RANK
{
    const ViewState& state = bench.window->state();
    return QString::fromStdString(state.model()->config.className(
        bench.window->board().current()->prediction->ranking[std::size_t(rank)]));
}

} // namespace

class TestTasks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_bench = std::make_unique<Bench>();
        QVERIFY(m_bench->settle());
        m_hand = std::make_unique<Hand>(*m_bench);
    }
    void cleanup()
    {
        FilePicker::next.reset();
        m_hand.reset();
        m_bench.reset();
    }

    void whyThisClass()
    {
        QVERIFY(m_bench->window->board().shownMap());
        QVERIFY(m_bench->window->findChild<QuestionLine*>()->sentence().startsWith(QStringLiteral("Why ")
                                                                                   + className(*m_bench, 0)));
        QCOMPARE(m_hand->presses(), 0);
    }

    void fewerHeads()
    {
        auto* strip = m_bench->child<Strip>("strip");
        m_hand->click(strip, strip->cellPlace(0).center().toPoint());
        QTRY_COMPARE(state().query().heads, 2);
        QCOMPARE(m_hand->presses(), 1);
    }

    void twoHeadCountsSideBySide()
    {
        m_hand->tab(QStringLiteral("Compare"));
        auto* compare = m_bench->child<CompareWindow>("compareWindow");
        QVERIFY(QTest::qWaitFor([&] { return compare->comparison().complete(); }, patience));
        auto* grid = m_bench->child<ComparisonGrid>("comparisonGrid");
        QVERIFY(layoutRests());
        m_hand->click(grid, grid->cellPlace(0).center().toPoint());
        m_hand->click(grid, grid->cellPlace(2).center().toPoint(), Qt::ShiftModifier);
        m_hand->click("compareDifference");
        QTRY_VERIFY(!grid->differenceTitle().isEmpty());
        QCOMPARE(m_hand->presses(), 4);
    }

    void whichHeadsMatter()
    {
        m_hand->tab(QStringLiteral("Heads"));
        auto* heads = m_bench->child<HeadMatrixWindow>("headMatrixWindow");
        QVERIFY(heads && heads->isVisible());
        QCOMPARE(m_hand->presses(), 1);
    }

    void backToStart()
    {
        const PictureAsk before = state().query();
        state().setMethod("attention");
        state().setHeads(3);
        QVERIFY(m_bench->settle());
        m_hand->key(Qt::Key_Home);
        QTRY_VERIFY(state().query() == before);
        QCOMPARE(m_hand->presses(), 1);
    }

    void anotherModelAndFolder()
    {
        m_hand->key(Qt::Key_M);
        auto* words = m_bench->child<QLineEdit>("modelSearch");
        QVERIFY(words != nullptr);
        const auto* table = m_bench->child<QTableView>("foundModels");
        words->setText(QStringLiteral("hydravit-scenes")); // typed
        QTRY_COMPARE_WITH_TIMEOUT(table->model()->rowCount(), 1, patience);
        QTest::keyClick(words, Qt::Key_Return); // part of the typed name: not counted
        QTRY_COMPARE_WITH_TIMEOUT(state().maxHeads(), 12, patience);
        QTRY_VERIFY(!m_bench->child<QWidget>("modelsDialog"));
        QVERIFY(m_bench->settle());
        m_bench->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_bench->window.get()));
        FilePicker::next = QStringLiteral(HYDRA_SOURCE_DIR "/resources/scenes");
        m_hand->key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(m_bench->window->library().images().size() >= 8);
        QCOMPARE(m_hand->presses(), 2);
    }

    void whatIsWrong()
    {
        // The tiny network gives the same answer to all: one of two labels is wrong.
        const QString said = className(*m_bench, 0), other = className(*m_bench, 1);
        hydra::test::writeBytes(m_bench->file("labels.csv"),
                                QStringLiteral("file,class\na.png,%1\nb.png,%2\n").arg(said, other).toUtf8());
        Library& library = m_bench->window->library();
        library.openImages({m_bench->file("a.png"), m_bench->file("b.png")});
        QVERIFY(QTest::qWaitFor([&] { return library.hasLabels(); }, patience));
        QTRY_VERIFY_WITH_TIMEOUT(
            m_bench->child<QComboBox>("imageNarrowing")->findText(QStringLiteral("Wrong (1)")) >= 0,
            patience);
        m_hand->choose("imageNarrowing", QStringLiteral("Wrong"));
        QTRY_COMPARE(library.images(), QStringList{m_bench->file("b.png")});
        QCOMPARE(m_hand->presses(), 2);
    }

    void fiveMethodsSideBySide()
    {
        m_hand->tab(QStringLiteral("Compare"));
        m_hand->choose("compareColumns", QStringLiteral("Methods"));
        auto* compare = m_bench->child<CompareWindow>("compareWindow");
        QTRY_VERIFY(compare->comparison().setup().columns == Comparison::Columns::Methods);
        QVERIFY(compare->comparison().setup().methods.size() >= 5);
        QCOMPARE(m_hand->presses(), 3);
    }

    void isItToBeTrusted()
    {
        m_hand->key(Qt::Key_F8, {});
        QTRY_VERIFY_WITH_TIMEOUT(!m_bench->child<QLabel>("trustVerdict")->text().isEmpty(), patience);
        QCOMPARE(m_hand->presses(), 1);
    }

    void whyNotTheSecond()
    {
        const QString second = className(*m_bench, 1);
        m_hand->choose(m_bench->child<ViewChip>("againstChip"), second);
        QVERIFY(m_bench->settle());
        QVERIFY(m_bench->child<ViewChip>("againstChip")->text().contains(second));
        QCOMPARE(m_hand->presses(), 2);
    }

    void withoutAHead()
    {
        m_hand->click("singleHeads");
        auto* dots = m_bench->child<HeadDots>("headDots");
        QTRY_VERIFY(dots->isVisible() && !dots->placeOf(2, 1).isEmpty());
        QVERIFY(m_bench->settle() && layoutRests());
        m_hand->click(dots, dots->placeOf(2, 1).center().toPoint());
        QTRY_VERIFY(state().query().without.hasHead(2, 1)); // and the line over the picture compares
        QCOMPARE(m_hand->presses(), 2);
    }

    void aFigureTwice()
    {
        m_hand->key(Qt::Key_E);
        const auto& dialog = m_bench->window->tools().get<FigureDialog>();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.isVisible() && dialog.settled(), patience);
        for (const char* name : {"figure.pdf", "figure.svg"}) {
            FilePicker::next = m_bench->file(name);
            m_hand->click("figureSave");
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_bench->file(name)), patience);
        }
        QCOMPARE(m_hand->presses(), 3);
    }

    void aSessionLater()
    {
        state().setHeads(3);
        QVERIFY(m_bench->settle());
        FilePicker::next = m_bench->file("work.hydrascope");
        m_hand->key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QFile::exists(m_bench->file("work.hydrascope")));
        state().setHeads(4);
        QVERIFY(m_bench->settle());
        FilePicker::next = m_bench->file("work.hydrascope");
        m_hand->key(Qt::Key_O, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE(state().query().heads, 3);
        QCOMPARE(m_hand->presses(), 2);
    }

    void whatFeaturesSee_data()
    {
        QTest::addColumn<QString>("method");
        for (const char* method : {"pca", "similarity", "lens"}) {
            QTest::newRow(method) << method;
        }
    }
    void whatFeaturesSee()
    {
        QFETCH(QString, method);
        m_hand->method(method.toLatin1());
        QTRY_COMPARE(QString::fromLatin1(state().method().id), method);
        QCOMPARE(m_hand->presses(), 2);
    }

    void tokensAsPoints()
    {
        m_hand->tab(QStringLiteral("Embedding"));
        const auto& window = m_bench->window->tools().get<EmbeddingWindow>();
        QTRY_VERIFY_WITH_TIMEOUT(!window.cloud().empty(), patience);
        m_hand->tab(QStringLiteral("Layer"));
        QVERIFY(m_bench->child<QWidget>("walkPicture")->isVisible());
        QCOMPARE(m_hand->presses(), 2);
    }

    void aFolderOfFrames()
    {
        m_hand->tab(QStringLiteral("Live"));
        FilePicker::next = m_bench->folder()->path();
        m_hand->click(m_bench->child<QPushButton>("liveOpenFolder"));
        auto& live = m_bench->window->tools().get<LiveWindow>();
        QTRY_VERIFY_WITH_TIMEOUT(live.session().last(), patience); // with its map
        QCOMPARE(m_hand->presses(), 2);
    }

    void inRounds()
    {
        m_hand->choose(m_bench->window->findChild<ModelButton*>(), QStringLiteral("thinkingvit-photos"));
        QTRY_VERIFY_WITH_TIMEOUT(state().model()->config.thinks(), patience);
        m_hand->tab(QStringLiteral("Rounds"));
        auto& rounds = m_bench->window->tools().get<RoundsWindow>();
        QTRY_VERIFY_WITH_TIMEOUT(rounds.findChild<QLabel*>(QStringLiteral("roundsAnswer"))
                                     ->text()
                                     .contains(QStringLiteral("round")),
                                 patience);
        QCOMPARE(m_hand->presses(), 3);
    }

private:
    [[nodiscard]] ViewState& state() { return m_bench->window->state(); }

    std::unique_ptr<Bench> m_bench;
    std::unique_ptr<Hand> m_hand;
};

HYDRA_TEST(TestTasks, QApplication)
#include "test_tasks.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The Prompts panel on a tiny CLIP: typed lines become the classes, predictions, map and words follow, and
// the pictures are sorted by a sentence.
#include "core/base/json.h"
#include "core/engine/session.h"
#include "ui/paint/format.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/selection_words.h"
#include "ui/state/file_picker.h"
#include "ui/state/session_file.h"
#include "ui/views/word_view.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTableView>
#include <QToolButton>

#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/support/tiny_clip.h"
#include "tests/support/tiny_dino_txt.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::test;
using namespace hydra::ui;

namespace {

struct PromptBench : Bench
{
    explicit PromptBench(bool withVocabulary = true)
    {
        QTemporaryDir& into = folder;
        for (int i = 0; i < 3; ++i) {
            QImage image(48, 48, QImage::Format_RGB32);
            for (int at = 0; at < 48 * 48; ++at) {
                image.setPixel(
                    at % 48, at / 48,
                    qRgb(at * (3 + i) % 256, at / 48 * (5 - i) % 256, (at % 48) * (2 + 3 * i) % 256));
            }
            images.append(into.filePath(QStringLiteral("picture-%1.png").arg(i)));
            image.save(images.back());
        }
        window->library().openList(images, 0);
        model = QString::fromStdString(writeTinyClip(into.path().toStdString(), withVocabulary));
        window->library().openModel(model);
        opened = QTest::qWaitFor([&] {
                     return state.model() && state.model()->config.embeds.value && state.picture()
                         && state.picture()->image.name == std::string("picture-0.png");
                 })
            && settle();
        state.actions().showPrompts->trigger();
        opened = opened && settle();
    }
    // True when the typed lines are the model's classes and everything has settled.
    [[nodiscard]] bool type(const QString& lines)
    {
        prompts()->setPlainText(lines);
        const auto wanted = lines.split(QLatin1Char('\n'), Qt::SkipEmptyParts).size();
        return QTest::qWaitFor([&] {
                   return state.model()->overrides.prompts && state.model()->config.numClasses == int(wanted)
                       && state.model()->overrides.prompts == lines.toStdString();
               })
            && settle();
    }
    [[nodiscard]] QPlainTextEdit* prompts() { return child<QPlainTextEdit>("prompts"); }
    [[nodiscard]] QLabel* problem() { return child<QLabel>("promptsProblem"); }

    QTemporaryDir folder;
    QStringList images;
    QString model;
    bool opened = false;
    ViewState& state = window->state();
};

// Saves the window's picture in the folder HYDRA_SHOTS, if set.
void shoot(Bench& bench, const char* name)
{
    const QString into = qEnvironmentVariable("HYDRA_SHOTS");
    if (!into.isEmpty()) {
        bench.window->grab().save(into + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png"));
    }
}

} // namespace

class TestPrompts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void typingMakesClasses()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QVERIFY(bench.prompts()->isEnabled());
        bench.state.setMethod("legrad");
        QVERIFY(bench.type(QStringLiteral("the cat\na dog at the door")));
        QCOMPARE(bench.state.model()->config.className(1), std::string("a dog at the door"));
        QVERIFY(bench.state.query().target.isClass());
        const engine::MapPtr first = bench.window->board().shownMap();
        QVERIFY(first && first->classIndex >= 0);
        // After a line is added the question stays the same, and the explained prompt is found by its name.
        MapOptions options = bench.state.query().options;
        options.block = 0;
        options.method = "attention";
        bench.state.setOptions(options);
        bench.state.setTarget({ClassChoice::Kind::Index, 1});
        QVERIFY(bench.settle());
        QVERIFY(bench.type(QStringLiteral("a door\nthe cat\na dog at the door")));
        QCOMPARE(bench.state.query().target.value, 2);
        QCOMPARE(bench.state.query().options.block, 0);
        QCOMPARE(bench.prompts()->toPlainText(), QStringLiteral("a door\nthe cat\na dog at the door"));
        // Templates apply; without prompts the plain model is back.
        bench.child<QPlainTextEdit>("promptTemplates")->setPlainText(QStringLiteral("a {}\nthe {}"));
        QVERIFY(QTest::qWaitFor(
            [&] { return bench.state.model()->overrides.templates == std::string("a {}\nthe {}"); }));
        bench.prompts()->clear();
        QVERIFY(QTest::qWaitFor([&] { return bench.state.model()->config.embeds.value; }));
        QVERIFY(bench.settle());
    }

    // If two prompts have the name of the explained one, the choice is ambiguous.
    void aClassOfTwoEqualNamesIsNotGuessed()
    {
        const auto model = [](std::vector<std::string> names) {
            engine::OpenedModel opened;
            opened.overrides.prompts = "x";
            opened.config.numClasses.value = int(names.size());
            opened.config.classNames.value = std::move(names);
            return std::make_shared<const engine::OpenedModel>(opened);
        };
        const ClassChoice first{ClassChoice::Kind::Index, 0};
        const auto keptIn = [&](std::vector<std::string> names) {
            QTemporaryDir folder;
            Settings settings(folder.filePath(QStringLiteral("settings.ini")));
            ViewState state(settings);
            state.setModel(model({"cat", "dog"}));
            state.setTarget(first);
            state.setModel(model(std::move(names)));
            return state.query().target;
        };
        QVERIFY(keptIn({"dog", "cat"}) == (ClassChoice{ClassChoice::Kind::Index, 1}));
        QVERIFY(keptIn({"cat", "dog"}) == first);
        QVERIFY(keptIn({"cat", "dog", "cat"}).kind != ClassChoice::Kind::Index);
    }

    void wordsFollow()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QVERIFY(bench.type(QStringLiteral("the cat\na dog at the door")));
        bench.state.setTarget({ClassChoice::Kind::Index, 1});
        auto* view = bench.child<WordView>("wordView");
        QVERIFY(
            QTest::qWaitFor([&] { return view->words() && view->words()->prompt == "a dog at the door"; }));
        QVERIFY(view->text().contains(QStringLiteral("similarity")));
        QVERIFY(bench.settle());
        shoot(bench, "prompts");
        bench.window->library().show(1);
        const double before = view->words()->cosine;
        QVERIFY(QTest::qWaitFor([&] { return view->words() && view->words()->cosine != before; }));
    }

    void sorting()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QVERIFY(bench.type(QStringLiteral("the cat\na dog")));
        bench.child<QComboBox>("promptSortBy")->setCurrentIndex(1);
        bench.child<QPushButton>("promptSort")->click();
        auto* ranking = bench.child<QListWidget>("promptRanking");
        QVERIFY(QTest::qWaitFor([&] { return ranking->count() == 3; }));
        QVERIFY(bench.settle());
        QStringList order;
        double last = 2;
        for (int i = 0; i < 3; ++i) {
            order.append(ranking->item(i)->data(Qt::UserRole).toString());
            const double score = ranking->item(i)
                                     ->text()
                                     .section(QLatin1Char(' '), 0, 0)
                                     .replace(QChar(0x2212), QLatin1Char('-'))
                                     .toDouble();
            QVERIFY(score <= last);
            last = score;
        }
        QCOMPARE(bench.window->library().images(), order);
        // The picture in view stays in view.
        QCOMPARE(order[bench.window->library().currentRow()], bench.images[0]);
        shoot(bench, "sorted");
        ranking->setCurrentRow(2);
        QCOMPARE(bench.window->library().currentRow(), 2);
    }

    // Sorting uses the network in view, but not the removal of patches from one picture.
    void sortingAsksTheNetworkInView()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QVERIFY(bench.type(QStringLiteral("the cat\na dog")));
        ViewState& state = bench.window->state();
        const int side = state.model()->config.imageHeight;
        state.setSize({2 * side, 2 * side, 0});
        state.togglePatch(1);
        QVERIFY(bench.settle());
        std::vector<std::string> paths;
        for (const QString& image : bench.window->library().images()) {
            paths.push_back(image.toStdString());
        }
        QVERIFY(!state.query().without.patches.empty());
        const NetworkKey like = state.networkKey(state.query().heads).changed({});
        const auto ranked =
            bench.window->bridge().session().rank(paths, like, {ClassChoice::Kind::Index, 0}, {}, {});
        bench.child<QComboBox>("promptSortBy")->setCurrentIndex(0);
        bench.child<QPushButton>("promptSort")->click();
        auto* ranking = bench.child<QListWidget>("promptRanking");
        QVERIFY(QTest::qWaitFor([&] { return ranking->count() == 3; }));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(ranking->item(i)->data(Qt::UserRole).toString().toStdString(),
                     ranked[std::size_t(i)].path);
            const QString score = decimal(*ranked[std::size_t(i)].cosine, 'f', 3);
            QVERIFY2(ranking->item(i)->text().startsWith(score), qPrintable(ranking->item(i)->text()));
        }
    }

    void problemsAreSaid()
    {
        PromptBench bench(false);
        QVERIFY(bench.opened);
        auto* button = bench.child<QPushButton>("promptVocabulary");
        QVERIFY(button->isHidden());
        bench.prompts()->setPlainText(QStringLiteral("the cat"));
        QVERIFY(QTest::qWaitFor([&] { return !button->isHidden(); }));
        QVERIFY(bench.problem()->text().contains(QStringLiteral("bpe_simple_vocab_16e6")));
        shoot(bench, "vocabulary");
        QTemporaryDir elsewhere;
        (void)writeTinyClip(elsewhere.path().toStdString());
        FilePicker::next = elsewhere.filePath(QStringLiteral("merges.txt"));
        button->click();
        QVERIFY(QTest::qWaitFor([&] { return bench.state.model()->overrides.prompts.has_value(); }));
        QVERIFY(QTest::qWaitFor([&] { return bench.problem()->isHidden(); }));
        // Bad prompts leave the model as it is, and say why.
        const std::string id = bench.state.model()->id;
        for (const auto& [lines, says] : {std::pair(QStringLiteral("cat\ncat"), "twice"),
                                          std::pair(QString(10'000, QLatin1Char('x')), "at most 2000")}) {
            bench.prompts()->setPlainText(lines);
            QVERIFY(QTest::qWaitFor([&] { return !bench.problem()->isHidden(); }));
            QVERIFY2(bench.problem()->text().contains(QLatin1String(says)),
                     qPrintable(bench.problem()->text()));
            QCOMPARE(bench.state.model()->id, id);
        }
        // The remembered file is used without asking.
        QVERIFY(bench.type(QStringLiteral("a dog")));
    }

    // The picture as a sum of words: the engine's answer for the chosen list, lambda and mean; also without
    // prompts, and as a table.
    void concepts()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QFile list(bench.folder.filePath(QStringLiteral("words.txt")));
        QVERIFY(list.open(QIODevice::WriteOnly)
                && list.write("the cat\na dog\nat the door\ncat\na cat at the dog\n") > 0);
        list.close();
        bench.state.settings().set(Setting::WordList, QString());
        auto* words = bench.child<QComboBox>("conceptWords");
        auto* mean = bench.child<QComboBox>("conceptMean");
        auto* table = bench.child<QTableView>("conceptTable");
        auto* lambda = bench.child<QDoubleSpinBox>("conceptLambda");
        auto* summary = bench.child<QLabel>("conceptsSummary");
        const auto choose = [](QComboBox* from, int row) {
            from->setCurrentIndex(row);
            Q_EMIT from->activated(row);
        };
        FilePicker::next = list.fileName();
        choose(words, words->count() - 1);
        QCOMPARE(words->currentText(), QStringLiteral("words.txt"));
        lambda->setValue(0.05);
        QCOMPARE(table->model()->rowCount(), 0); // a hidden panel makes no request
        bench.state.actions().showConcepts->trigger();
        const auto shows = [&](const QString& folder) {
            const auto sources = engine::openConcepts(bench.window->bridge().session(),
                                                      list.fileName().toStdString(), folder.toStdString());
            const auto answer = bench.window->bridge().session().answer(
                ConceptsKey{bench.state.networkKey(bench.state.query().heads), sources.words, sources.mean,
                            lambda->value()});
            return QTest::qWaitFor([&] {
                bool same = table->model()->rowCount() == int(answer->parts.size()) && table->isEnabled()
                    && summary->text().contains(QString::number(answer->cosine, 'f', 3));
                for (int row = 0; same && row < table->model()->rowCount(); ++row) {
                    const auto& part = answer->parts[std::size_t(row)];
                    same = table->model()->index(row, 0).data().toString() == text(part.word)
                        && table->model()->index(row, 1).data().toString()
                            == QString::number(part.weight, 'f', 3);
                }
                return same;
            });
        };
        QVERIFY(shows({}));
        QVERIFY(table->model()->rowCount() > 0);
        QVERIFY(bench.settle());
        shoot(bench, "concepts");
        const double one = table->model()->index(0, 1).data().toDouble();
        bench.window->library().show(1);
        QVERIFY(QTest::qWaitFor([&] {
            return bench.state.picture()->image.name == std::string("picture-1.png")
                && table->model()->index(0, 1).data().toDouble() != one;
        }));
        QVERIFY(shows({}));
        // Prompts do not change it.
        QVERIFY(bench.type(QStringLiteral("the cat\na dog at the door")));
        QVERIFY(shows({}));
        FilePicker::next = bench.folder.path();
        choose(mean, mean->count() - 1);
        QVERIFY(shows(bench.folder.path()));
        QVERIFY(summary->text().contains(QStringLiteral("Pictures of the mean: 3.")));
        lambda->setValue(2);
        QVERIFY(shows(bench.folder.path()));
        QCOMPARE(table->model()->rowCount(), 0);
        lambda->setValue(0.05);
        QVERIFY(shows(bench.folder.path()));
        QVERIFY(bench.settle());
        shoot(bench, "concepts-mean");
        FilePicker::next = bench.folder.filePath(QStringLiteral("concepts.csv"));
        bench.child<QToolButton>("conceptsExport")->click();
        QFile saved(bench.folder.filePath(QStringLiteral("concepts.csv")));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = saved.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + table->model()->rowCount());
        QVERIFY(lines[0].startsWith("word,weight"));
        // A file that cannot be opened gives a message, and another choice removes it.
        auto* problem = bench.child<QLabel>("conceptsProblem");
        FilePicker::next = bench.model;
        choose(words, words->count() - 1);
        QVERIFY(QTest::qWaitFor([&] { return problem->text().contains(QStringLiteral("UTF-8")); }));
        QCOMPARE(table->model()->rowCount(), 0);
        FilePicker::next = list.fileName();
        choose(words, words->count() - 1);
        QVERIFY(shows(bench.folder.path()) && problem->isHidden());
        choose(mean, 1);
        QVERIFY(shows({}));
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QVERIFY(QTest::qWaitFor([&] { return !words->isVisible(); }));
        QCOMPARE(table->model()->rowCount(), 0);
        QVERIFY(bench.settle());
    }

    // A DINOv3 takes prompts through its dino.txt; concepts can be asked once that file is read.
    void aBareBackboneHasNoConceptsYet()
    {
        const std::string file = "fixtures/architectures/dinov3-mlp/official.pth";
        HYDRA_NEED_SHARED(file);
        PromptBench bench;
        QVERIFY(bench.opened);
        bench.window->library().openModel(QString::fromStdString(test::sharedFile(file).string()));
        QVERIFY(QTest::qWaitFor([&] { return bench.state.model()->config.rotation.value.present(); }));
        bench.state.actions().showConcepts->trigger();
        QVERIFY(bench.settle());
        QVERIFY(bench.prompts()->isEnabled());
        QVERIFY(!bench.child<QComboBox>("conceptWords")->isVisible());
        QVERIFY(bench.child<QLabel>("conceptsProblem")->isHidden());
        shoot(bench, "concepts-none");
    }

    // The file of dino.txt is asked for, and a wrong file leaves the model as it is.
    void aBackboneIsGivenItsWords()
    {
        const std::string file = "fixtures/architectures/dinov3-mlp/official.pth";
        HYDRA_NEED_SHARED(file);
        PromptBench bench;
        QVERIFY(bench.opened);
        bench.window->library().openModel(QString::fromStdString(test::sharedFile(file).string()));
        QVERIFY(QTest::qWaitFor([&] { return bench.state.model()->config.rotation.value.present(); }));
        auto* button = bench.child<QPushButton>("promptTower");
        QVERIFY(bench.settle() && button->isHidden());
        bench.prompts()->setPlainText(QStringLiteral("the cat\na dog"));
        QVERIFY(QTest::qWaitFor([&] { return !button->isHidden(); }));
        QVERIFY2(bench.problem()->text().contains(QStringLiteral("dino.txt")),
                 qPrintable(bench.problem()->text()));
        shoot(bench, "tower");
        const std::string bare = bench.state.model()->id;
        FilePicker::next = bench.model;
        button->click();
        QVERIFY(QTest::qWaitFor(
            [&] { return bench.problem()->text().contains(QFileInfo(bench.model).fileName()); }));
        QCOMPARE(bench.state.model()->id, bare);
        QTemporaryDir elsewhere;
        const Path folder = elsewhere.path().toStdString();
        writeSafetensors(folder / "words.safetensors", dino::headAndTexts(), {});
        dino::writeMerges(folder);
        FilePicker::next = elsewhere.filePath(QStringLiteral("words.safetensors"));
        button->click();
        QVERIFY(QTest::qWaitFor([&] { return bench.state.model()->config.numClasses == 2; }));
        QVERIFY(bench.settle() && bench.problem()->isHidden());
        QCOMPARE(bench.state.model()->config.classNames.value[1], std::string("a dog"));
        QVERIFY(!button->isHidden()); // another may be chosen
    }

    // The words that set the selected pictures of an embedding apart; none for an embedding of tokens.
    void wordsOfASelection()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QFile list(bench.folder.filePath(QStringLiteral("words.txt")));
        QVERIFY(list.open(QIODevice::WriteOnly) && list.write("the cat\na dog\nat the door\ncat\n") > 0);
        list.close();
        bench.state.settings().set(Setting::WordList, list.fileName());
        bench.state.actions().showEmbedding->trigger();
        auto* window = bench.child<EmbeddingWindow>("embeddingWindow");
        auto* words = window->findChild<SelectionWords*>(QStringLiteral("selectionWords"));
        const auto finished = [&] {
            return QTest::qWaitFor([&] { return !window->running() && !window->cloud().empty(); }, 60'000);
        };
        QVERIFY(finished());
        words->setSelection({0});
        QVERIFY(words->isHidden());
        auto* what = window->findChild<QComboBox*>(QStringLiteral("embeddingWhat"));
        what->setCurrentIndex(what->findData(int(EmbeddingWindow::What::ClassTokens)));
        window->run();
        QVERIFY(window->running() && finished());
        QVERIFY(window->cloud().tokens().size() == 3 && words->isHidden());
        words->setSelection({0});
        QVERIFY(!words->isHidden());
        auto& session = bench.window->bridge().session();
        const auto& token = window->cloud().token(0);
        const auto found =
            engine::selectionInWords(session,
                                     {bench.state.model()->id,
                                      engine::openConcepts(session, list.fileName().toStdString(), {}).words,
                                      window->cloud().pooled(),
                                      {{token.source, token.heads}}});
        const QString first = found.parts.empty()
            ? QStringLiteral("No word")
            : QStringLiteral("selection: %1 %2")
                  .arg(text(found.parts[0].word), QString::number(found.parts[0].weight, 'f', 2));
        QVERIFY2(QTest::qWaitFor([&] { return words->text().contains(first); }), qPrintable(words->text()));
        const QString into = qEnvironmentVariable("HYDRA_SHOTS");
        if (!into.isEmpty()) {
            window->grab().save(into + QStringLiteral("/selection.png"));
        }
        words->setSelection({});
        QVERIFY(words->isHidden());
    }

    void otherModelsTakeNone()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QVERIFY(bench.type(QStringLiteral("the cat")));
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QVERIFY(QTest::qWaitFor([&] { return !bench.prompts()->isVisible(); }));
        QVERIFY(bench.prompts()->toPlainText().isEmpty());
        QVERIFY(bench.settle());
        // Names what it needs and how to get it, in place of disabled fields.
        for (const char* name : {"promptsPanel", "conceptsPanel"}) {
            auto* panel = bench.child<QWidget>(name);
            if (!panel->isVisible()) { // else its key closes it
                bench.state.actions().showConcepts->trigger();
            }
            QTRY_VERIFY(panel->isVisible());
            QStringList said;
            for (const QLabel* label : panel->findChildren<QLabel*>()) {
                said << (label->isVisible() ? label->text() : QString());
            }
            QVERIFY2(said.join(QLatin1Char(' ')).contains(QStringLiteral("SigLIP")), name);
            int buttons = 0;
            for (const QAbstractButton* button : panel->findChildren<QAbstractButton*>()) {
                QVERIFY2(!button->isVisible() || button->isEnabled(), name);
                buttons += int(button->isVisible());
            }
            QCOMPARE(buttons, 1);
            panel->findChild<QToolButton*>(QStringLiteral("wordsOffer"))->click();
            QTRY_VERIFY(bench.child<QDialog>("modelsDialog"));
            delete bench.child<QDialog>("modelsDialog");
        }
    }

    // At any height of the dock.
    void panelsBeginAtTheirTop()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        bench.window->resize(1280, 640);
        for (const char* name : {"promptsPanel", "conceptsPanel"}) {
            auto* panel = bench.child<QWidget>(name);
            QAction* show = panel->objectName() == QLatin1String("promptsPanel")
                ? bench.state.actions().showPrompts
                : bench.state.actions().showConcepts;
            if (panel->isVisible()) {
                show->trigger();
            }
            show->trigger();
            QVERIFY(QTest::qWaitFor([&] { return panel->isVisible(); }) && bench.settle());
            QWidget* area = panel;
            while (!qobject_cast<QAbstractScrollArea*>(area)) {
                area = area->parentWidget();
            }
            const auto* bar = qobject_cast<QAbstractScrollArea*>(area)->verticalScrollBar();
            QCOMPARE(bar->value(), 0);
        }
    }
};

HYDRA_TEST(TestPrompts, QApplication)
#include "test_prompts.moc"

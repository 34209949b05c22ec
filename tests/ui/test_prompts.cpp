// SPDX-License-Identifier: GPL-3.0-or-later
// The Prompts panel on a tiny CLIP: what is typed becomes the classes, predictions, map and words follow, and
// the list of pictures is sorted by a sentence.
#include "core/base/json.h"
#include "ui/state/file_picker.h"
#include "ui/state/session_file.h"
#include "ui/views/word_view.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStandardPaths>

#include "tests/support/program.h"
#include "tests/support/tiny_clip.h"
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
    // True when the typed list is the model's classes and all has settled.
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

// Writes the window where HYDRA_SHOTS says.
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
        // Another line: the question stays what it was, the explained prompt where its name is.
        MapOptions options = bench.state.query().options;
        options.layer = 0;
        options.method = "attention";
        bench.state.setOptions(options);
        bench.state.setTarget({engine::ClassChoice::Kind::Index, 1});
        QVERIFY(bench.settle());
        QVERIFY(bench.type(QStringLiteral("a door\nthe cat\na dog at the door")));
        QCOMPARE(bench.state.query().target.value, 2);
        QCOMPARE(bench.state.query().options.layer, 0);
        QCOMPARE(bench.prompts()->toPlainText(), QStringLiteral("a door\nthe cat\na dog at the door"));
        // Templates, and nothing at all: the plain model again.
        bench.child<QPlainTextEdit>("promptTemplates")->setPlainText(QStringLiteral("a {}\nthe {}"));
        QVERIFY(QTest::qWaitFor(
            [&] { return bench.state.model()->overrides.templates == std::string("a {}\nthe {}"); }));
        bench.prompts()->clear();
        QVERIFY(QTest::qWaitFor([&] { return bench.state.model()->config.embeds.value; }));
        QVERIFY(bench.settle());
    }

    void wordsFollow()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QVERIFY(bench.type(QStringLiteral("the cat\na dog at the door")));
        bench.state.setTarget({engine::ClassChoice::Kind::Index, 1});
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
            const double score = ranking->item(i)->text().section(QLatin1Char(' '), 0, 0).toDouble();
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
        // What was remembered serves without a question.
        QVERIFY(bench.type(QStringLiteral("a dog")));
    }

    void otherModelsTakeNone()
    {
        PromptBench bench;
        QVERIFY(bench.opened);
        QVERIFY(bench.type(QStringLiteral("the cat")));
        bench.window->library().openModel(bench.file("tiny.safetensors"));
        QVERIFY(QTest::qWaitFor([&] { return !bench.prompts()->isEnabled(); }));
        QVERIFY(bench.prompts()->toPlainText().isEmpty());
        QVERIFY(bench.settle());
    }
};

HYDRA_TEST(TestPrompts, QApplication)
#include "test_prompts.moc"

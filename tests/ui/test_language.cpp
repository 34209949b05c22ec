// SPDX-License-Identifier: GPL-3.0-or-later
// The window in another language: every text can be translated and has room, the layout may be mirrored,
// files and numbers stay the same. Also the search for commands and the system information.
#include "core/explain/map.h"
#include "core/explain/methods.h"
#include "ui/paint/spoken.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/diagnostics.h"
#include "ui/shell/question_line.h"
#include "ui/state/file_picker.h"
#include "ui/state/window_language.h"
#include "ui/views/canvas.h"
#include "ui/views/step_card.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/plain_title.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QGraphicsTextItem>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QtCharts/QChartView>
#include <QTranslator>

#include <algorithm>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

// Sets the language for the duration of a test.
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

// Records every text whose translation the window requests.
class Witness : public QTranslator
{
public:
    Witness() { QCoreApplication::installTranslator(this); }
    ~Witness() override { QCoreApplication::removeTranslator(this); }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        const QByteArray name(context);
        const bool qts = name.startsWith('Q') && name != "QObject"; // texts of Qt's own dialogs
        if (!qts && qstrlen(source) > 0) {
            asked.insert(QByteArray(source));
        }
        return {};
    }
    mutable QSet<QByteArray> asked;
};

const char* const foreign[] = {"de", "es", "ja", "zh_CN"};

} // namespace

class TestLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void englishIsAlwaysThere();
    void fourLanguagesAreThere();
    void everyTextIsInTheFiles();
    void coresTextsAreTranslated();
    void methodsAreSaidInOneSentence();
    void comparisonsAreSavedInEnglish();
    void keysAreNoPartOfAName();
    void everyCommandCanBeTranslated();
    void translatedTextsKeepTheirPlaces();
    void mirroredLayoutKeepsTheMap();
    void theQuestionIsASentenceInEachLanguage();
    void titlesOfPredictionsAreWhole_data();
    void titlesOfPredictionsAreWhole();
    void sameFilesInEveryLanguage();
    void commandsAreFound();
    void commandsAreFoundByOtherWords();
    void whatIsMeantComesFirst();
    void diagnosticsNameNothingOfTheUser();
    void aboutNamesLicences();
};

void TestLanguage::titlesOfPredictionsAreWhole_data()
{
    QTest::addColumn<QByteArray>("language");
    for (const char* each : {"en", "de", "es", "ja", "zh_CN"}) {
        QTest::newRow(each) << QByteArray(each);
    }
}

// Also for a class with a long name in a small window.
void TestLanguage::titlesOfPredictionsAreWhole()
{
    QFETCH(QByteArray, language);
    const Spoken spoken(language.constData());
    Bench bench;
    bench.window->resize(1280, 760);
    QVERIFY(bench.settle());
    bench.window->library().openModel(Library::photographsModel());
    QTRY_VERIFY_WITH_TIMEOUT(bench.window->state().maxHeads() == 12, 60'000);
    bench.window->state().setTarget({ClassChoice::Kind::Index, 2}); // cassette player
    QVERIFY(bench.settle());
    const auto* panel = bench.child<QWidget>("predictionsPanel");
    const auto* title = panel->findChild<QLabel*>(QStringLiteral("probabilityTitle"));
    QTRY_VERIFY(title->isVisible() && title->text().contains(QStringLiteral("cassette player")));
    const QRect place(title->mapTo(panel, QPoint()), title->size());
    QVERIFY(panel->rect().contains(place));
    const QRect needed = title->fontMetrics().boundingRect(
        QRect(0, 0, title->width(), 1000), title->wordWrap() ? int(Qt::TextWordWrap) : 0, title->text());
    QVERIFY2(needed.width() <= title->width() && needed.height() <= title->height(),
             qPrintable(QStringLiteral("%1 has %2, needs %3")
                            .arg(title->text())
                            .arg(title->width())
                            .arg(needed.width())));
    for (const QChartView* chart : panel->findChildren<QChartView*>()) {
        for (const QGraphicsItem* item : chart->scene()->items()) {
            const auto* words = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
            QVERIFY2(!words || !words->isVisible() || !words->toPlainText().endsWith(QChar(0x2026)),
                     words ? qPrintable(words->toPlainText()) : "");
        }
    }
}

void TestLanguage::keysAreNoPartOfAName()
{
    QCOMPARE(plainTitle(QStringLiteral("&Open picture…")), QStringLiteral("Open picture"));
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

void TestLanguage::fourLanguagesAreThere()
{
    QStringList codes;
    for (const Language& language : languages()) {
        codes << language.code;
        QVERIFY2(!language.name.isEmpty(), qPrintable(language.code));
    }
    QCOMPARE(codes.join(QLatin1Char(' ')), QStringLiteral("en de es ja zh_CN"));
    QStringList words;
    for (const char* code : foreign) {
        const Spoken language(code);
        words << QCoreApplication::translate("whatever class", "Saved %1");
        QVERIFY2(words.back() != QStringLiteral("Saved %1") && words.back().contains(QStringLiteral("%1")),
                 code);
    }
    words.removeDuplicates();
    QCOMPARE(words.size(), 4);
}

// lupdate finds only literal tr("..."): a text that reaches tr() by a variable may be missed.
void TestLanguage::everyTextIsInTheFiles()
{
    Witness witness;
    {
        Bench bench;
        QVERIFY(bench.settle());
        const Actions& on = bench.window->state().actions();
        for (QAction* action : {on.showCompare, on.showEmbedding, on.showWalk, on.showHeads, on.showTrust,
                                on.showTraining, on.showLive, on.reference}) {
            if (action->isEnabled()) {
                action->trigger();
                QCoreApplication::processEvents();
            }
        }
        QVERIFY(bench.settle());
    }
    QVERIFY2(witness.asked.size() > 600, qPrintable(QString::number(witness.asked.size())));
    for (const char* code : foreign) {
        QTranslator file;
        QVERIFY(file.load(QStringLiteral(":/i18n/hydrascope_") + QLatin1String(code)));
        QByteArrayList missing;
        for (const QByteArray& source : witness.asked) {
            if (file.translate("window", source.constData()).isEmpty()) {
                missing << source;
            }
        }
        QVERIFY2(missing.isEmpty(), (QByteArray(code) + ": " + missing.join(" | ")).constData());
    }
}

// Texts of methods, walk-through steps and errors are made in core and translated here.
void TestLanguage::coresTextsAreTranslated()
{
    const Spoken pseudo("pseudo");
    Bench bench;
    QVERIFY(bench.settle());
    const auto* methods = bench.child<QComboBox>("method");
    QVERIFY(methods && methods->count() > 20);
    const QStringList names = QStringLiteral("RISE ViT-CX CP-LRP").split(QLatin1Char(' ')); // everywhere
    for (int i = 0; i < methods->count(); ++i) {
        const QString text = methods->itemText(i);
        QVERIFY2(text.startsWith(QLatin1Char('[')) || names.contains(text) || text.isEmpty(),
                 qPrintable(text));
    }
    for (const char* name : {"fusion", "facet", "windowUnit", "fill"}) { // choices whose texts come from core
        const auto* choice = bench.child<QComboBox>(name);
        for (int i = 0; i < choice->count(); ++i) {
            QVERIFY2(choice->itemText(i).startsWith(QLatin1Char('[')), qPrintable(choice->itemText(i)));
        }
    }
    bench.window->state().actions().showWalk->trigger();
    QVERIFY(bench.settle());
    const auto cards = bench.window->findChildren<StepCard*>();
    QVERIFY(cards.size() > 5);
    for (const StepCard* card : cards) {
        const auto labels = card->findChildren<QLabel*>();
        const bool title = std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().startsWith(QLatin1Char('['));
        });
        QVERIFY2(title, qPrintable(card->objectName()));
    }
    Startup startup;
    startup.model = bench.file("missing.safetensors");
    bench.window->start(startup);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.window->messages().message().isEmpty(), 60'000);
    QVERIFY2(bench.window->messages().message().startsWith(QLatin1Char('[')),
             qPrintable(bench.window->messages().message()));
}

// The sentence stands above the method's controls; the rest is in the tooltip.
void TestLanguage::methodsAreSaidInOneSentence()
{
    const QRegularExpression end(QStringLiteral("[.:;] |[\u3002\uFF1A\uFF1B](?=.)"));
    for (const char* code : foreign) {
        const Spoken language(code);
        Bench bench;
        QVERIFY(bench.settle());
        const auto* teaches = bench.child<QLabel>("teaches");
        QVERIFY(teaches);
        int longer = 0;
        for (const MethodInfo& method : methodTable()) {
            bench.window->state().setMethod(method.id);
            QTRY_COMPARE(teaches->toolTip(), ui::spoken(method.teaches));
            QVERIFY2(!teaches->text().isEmpty() && !teaches->text().contains(end),
                     qPrintable(teaches->text()));
            longer += teaches->toolTip().contains(end) ? 1 : 0;
        }
        QVERIFY2(longer > 10, code);
    }
}

void TestLanguage::comparisonsAreSavedInEnglish()
{
    const Spoken german("de");
    Bench bench;
    QVERIFY(bench.settle());
    bench.window->state().toggleHead(2, 1);
    QVERIFY(bench.settle());
    bench.window->state().actions().beforeAfter->trigger();
    Comparison& comparison = bench.child<CompareWindow>("compareWindow")->comparison();
    QTRY_VERIFY_WITH_TIMEOUT(comparison.complete(), 60'000);
    QCOMPARE(comparison.columnNames(), (QStringList{QStringLiteral("before"), QStringLiteral("after")}));
    QVERIFY(comparison.columnTitles() != comparison.columnNames());
    QCOMPARE(comparison.rowNames().size(), comparison.rowTitles().size());
}

void TestLanguage::everyCommandCanBeTranslated()
{
    const Spoken pseudo("pseudo");
    QStringList names; // languages are called by their own names
    for (const Language& language : languages()) {
        names << language.name;
    }
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

// A right-to-left layout mirrors panels, but no data.
void TestLanguage::mirroredLayoutKeepsTheMap()
{
    const auto picture = [](Qt::LayoutDirection direction, int& before) {
        QGuiApplication::setLayoutDirection(direction);
        Bench bench;
        if (!bench.settle()) {
            return QImage();
        }
        before = 0; // number of labels left of what they name
        const auto labels = bench.window->findChildren<QLabel*>();
        for (const QLabel* label : labels) {
            if (const QWidget* named = label->buddy(); named && label->isVisible() && named->isVisible()) {
                const QPoint at = named->mapTo(bench.window.get(), QPoint());
                before += label->mapTo(bench.window.get(), QPoint()).x() < at.x() ? 1 : 0;
            }
        }
        for (const char* name : {"colourBar", "strip"}) { // numbers follow their axis
            auto* axis = bench.window->findChild<QWidget*>(QLatin1String(name));
            before += axis->layoutDirection() == Qt::LeftToRight ? 0 : 1000;
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

// With the class, the method and the head count in the language's own order, on screen and for screen
// readers; a mirrored sentence begins at the right.
void TestLanguage::theQuestionIsASentenceInEachLanguage()
{
    QStringList sentences;
    for (const char* code : {"en", "de", "es", "ja", "zh_CN", "pseudo"}) {
        const Spoken language(code);
        const bool mirrored = QLatin1String(code) == QLatin1String("pseudo");
        QGuiApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        Bench bench;
        QVERIFY(bench.settle());
        const ViewState& state = bench.window->state();
        const int said = bench.window->board().current()->prediction->ranking.front();
        const QString sentence = bench.window->findChild<QuestionLine*>()->sentence();
        for (const QString& part :
             {QString::fromStdString(state.model()->config.className(said)),
              mirrored ? QString() : QString::fromUtf8(state.method().title), QStringLiteral("4")}) {
            QVERIFY2(sentence.contains(part), qPrintable(sentence));
        }
        QCOMPARE(bench.child<QWidget>("canvas")->parentWidget()->accessibleName(), sentence);
        const auto* first = bench.child<QWidget>("targetChip");
        const auto* last = bench.child<QWidget>("methodChip");
        QVERIFY(first->isVisible() && last->isVisible());
        QVERIFY(
            (first->mapTo(bench.window.get(), QPoint()).x() > last->mapTo(bench.window.get(), QPoint()).x())
            == mirrored);
        sentences << sentence;
    }
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(sentences.removeDuplicates(), 0);
}

// Numbers have a decimal point, tables the same bytes, pictures the same pixels.
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
    for (const char* code : foreign) {
        QCOMPARE(saved(code), english);
    }
}

void TestLanguage::commandsAreFound()
{
    Bench bench;
    QVERIFY(bench.settle());
    QAction* grid = bench.window->state().actions().grid;
    const bool before = grid->isChecked();
    bench.window->state().actions().findAction->trigger();
    auto* search = bench.child<QDialog>("actionSearch");
    QVERIFY(search && search->isVisible());
    auto* field = search->findChild<QLineEdit*>();
    auto* list = search->findChild<QListWidget*>();
    QVERIFY(list->count() > 40);
    QTest::keyClicks(field, QStringLiteral("patch GRID"));
    QCOMPARE(list->count(), 1);
    QVERIFY(list->item(0)->text().startsWith(QStringLiteral("View > Patch grid")));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(grid->isChecked(), !before);
    QTRY_VERIFY(!bench.child<QDialog>("actionSearch"));

    bench.window->state().actions().findAction->trigger();
    search = bench.child<QDialog>("actionSearch");
    field = search->findChild<QLineEdit*>();
    list = search->findChild<QListWidget*>();
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(list->currentRow(), 1);
    QTest::keyClicks(field, QStringLiteral("no such command"));
    QCOMPARE(list->count(), 0);
    QVERIFY(search->findChild<QLabel*>(QStringLiteral("nothingFound"))->isVisible());
    QVERIFY(!list->isVisible());
    QTest::keyClick(field, Qt::Key_Return); // no command to run
    QVERIFY(search->isVisible());
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(!bench.child<QDialog>("actionSearch"));
}

// By synonyms, with methods and models; a disabled command says why.
void TestLanguage::commandsAreFoundByOtherWords()
{
    Bench bench;
    QVERIFY(bench.settle());
    ViewState& state = bench.window->state();
    state.actions().findAction->trigger();
    auto* search = bench.child<QDialog>("actionSearch");
    auto* field = search->findChild<QLineEdit*>();
    auto* list = search->findChild<QListWidget*>();
    const auto found = [&](const char* words) {
        field->setText(QLatin1String(words));
        QStringList lines;
        for (int i = 0; i < list->count(); ++i) {
            lines << list->item(i)->text();
        }
        return lines.join(QLatin1Char('\n'));
    };
    for (const auto& [words, command] : {std::pair{"pdf", "Make a figure"},
                                         {"tsne", "Embedding"},
                                         {"wrong", "Images"},
                                         {"label", "Find class"},
                                         {"truth", "Show ground truth"},
                                         {"video", "Live"},
                                         {"rollout", "Method > "},
                                         {"tiny", "Model > tiny"},
                                         {"hydravit-scenes", "Model > "},
                                         {"torus", "Class > torus"},
                                         {"heads >", "Heads > "}}) {
        QVERIFY2(found(words).contains(QLatin1String(command)), qPrintable(found(words)));
    }
    // The picture has no mask.
    QVERIFY2(found("ground truth").contains(QStringLiteral("this picture has no mask")),
             qPrintable(found("ground truth")));
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QVERIFY(search->isVisible());
    QVERIFY(!state.showsTruth());
    QVERIFY(found("").contains(QStringLiteral("nothing to undo")));
    QVERIFY2(found("cancel").contains(QStringLiteral("nothing is being computed")),
             qPrintable(found("cancel")));
    // No class is compared with itself.
    const int explained = bench.window->board().chosenClass();
    for (int i = 0; i < state.model()->config.numClasses.value; ++i) {
        const QString name = QString::fromStdString(state.model()->config.className(i));
        QVERIFY(found(qPrintable(name)).contains(QLatin1String("Class > ") + name));
        QCOMPARE(found(qPrintable(name))
                     .split(QLatin1Char('\n'))
                     .contains(QLatin1String("Compared with > ") + name),
                 i != explained);
    }
    (void)found("method grad-cam");
    QVERIFY(list->count() > 0);
    (void)found("attention rollout");
    QVERIFY(list->count() > 0);
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(state.query().options.method, std::string("rollout"));

    // Rollout explains no class: the question needs a method that does.
    const int other = explained == 3 ? 0 : 3;
    state.actions().findAction->trigger();
    field = bench.child<QDialog>("actionSearch")->findChild<QLineEdit*>();
    field->setText(QLatin1String("compared ")
                   + QString::fromStdString(state.model()->config.className(other)));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(state.query().against && state.query().against->value == other);
    QCOMPARE(state.query().options.method, std::string(defaultMethod()));
    QVERIFY(bench.settle());
    QVERIFY(bench.child<MessageBar>("messageBar")->kind() != MessageBar::Kind::Error);
}

// Return takes the likeliest match: no switch and no history step if anything else has the word.
void TestLanguage::whatIsMeantComesFirst()
{
    Bench bench;
    QVERIFY(bench.settle());
    ViewState& state = bench.window->state();
    auto* history = bench.window->findChild<History*>();
    history->setStepTime(0);
    for (const char* method : {"rollout", "fullgrad-plus", "attention", "fullgrad-plus", "rollout"}) {
        state.setMethod(method);
        QVERIFY(bench.settle());
    }
    QVERIFY(history->steps(9).join(QLatin1Char(' ')).contains(QStringLiteral("FullGrad+")));
    const auto search = [&](const char* words) {
        state.actions().findAction->trigger();
        auto* field = bench.child<QDialog>("actionSearch")->findChild<QLineEdit*>();
        QTest::keyClicks(field, QLatin1String(words));
        return field;
    };
    const auto lines = [&] {
        QStringList found;
        const auto* list = bench.child<QDialog>("actionSearch")->findChild<QListWidget*>();
        for (int i = 0; i < list->count(); ++i) {
            found << list->item(i)->text();
        }
        return found;
    };
    const auto close = [&] {
        bench.child<QDialog>("actionSearch")->close();
        QTRY_VERIFY(!bench.child<QDialog>("actionSearch"));
    };
    for (const auto& [words, method] : {std::pair{"fullgrad", "fullgrad-plus"},
                                        {"logit lens", "lens"},
                                        {"pca", "pca"},
                                        {"Gradcam", "grad-cam"}}) {
        const qsizetype steps = history->steps(99).size();
        QTest::keyClick(search(words), Qt::Key_Return);
        QTRY_COMPARE(state.query().options.method, std::string(method));
        QVERIFY(bench.settle());
        QCOMPARE(history->steps(99).size(), steps + 1);
        QTRY_VERIFY(!bench.child<QDialog>("actionSearch"));
    }
    // The first match is checked, and that a history step comes last.
    search("fullgrad");
    QVERIFY2(lines().last().contains(QStringLiteral("several steps")),
             qPrintable(lines().join(QLatin1Char('|'))));
    close();
    search("undo");
    QVERIFY(lines().join(QLatin1Char('|')).contains(QStringLiteral("Edit > Undo")));
    close();
    QStringList switches; // actions come and go with the menus
    for (const QAction* action : state.actions().findChildren<QAction*>()) {
        if (action->isCheckable() && !action->text().isEmpty()) {
            switches << plainTitle(action->text());
        }
    }
    for (const QString& name : switches) {
        search(qPrintable(name));
        const QStringList found = lines();
        const auto isSwitch = [&](const QString& line) {
            return line.startsWith(QStringLiteral("View > ") + name);
        };
        const auto first = std::find_if(found.begin(), found.end(), isSwitch);
        QVERIFY2(first == found.end()
                     || std::all_of(first, found.end(),
                                    [](const QString& line) {
                                        return line.startsWith(QStringLiteral("View"))
                                            || line.startsWith(QStringLiteral("Window"))
                                            || line.contains(QStringLiteral("several steps"))
                                            || line.contains(QStringLiteral(" – "));
                                    }),
                 qPrintable(found.join(QLatin1Char('|'))));
        close();
    }
    // Words that a beginner uses.
    search("size");
    QVERIFY2(lines().first().startsWith(QStringLiteral("Picture size")),
             qPrintable(lines().join(QLatin1Char('|'))));
    auto* field = bench.child<QDialog>("actionSearch")->findChild<QLineEdit*>();
    field->setText(QStringLiteral("size 32"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(state.query().size, (InputSize{32, 32}));
    QVERIFY(bench.settle());
    QTest::keyClick(search("download"), Qt::Key_Return);
    QTRY_VERIFY(bench.child<QDialog>("downloadDialog"));
    QVERIFY(bench.child<QDialog>("downloadDialog")->isVisible());
}

void TestLanguage::diagnosticsNameNothingOfTheUser()
{
    Bench bench;
    bench.window->state().actions().diagnostics->trigger();
    const QString text = QGuiApplication::clipboard()->text();
    QCOMPARE(text, diagnostics());
    QVERIFY(text.startsWith(QStringLiteral("Hydrascope " HYDRA_VERSION ", Qt ") + QLatin1String(qVersion())));
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

HYDRA_TEST(TestLanguage, QApplication)
#include "test_language.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The reference window: sections of methods and kinds, links, contents, search, back, zoom, colours; and the
// ways to open it.
#include "core/explain/methods.h"
#include "ui/shell/help_window.h"
#include "ui/shell/questions_window.h"
#include "ui/shell/reference_text.h"
#include "ui/widgets/glossary.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrlQuery>

#include "tests/support/program.h"
#include "tests/ui/layout_rest.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

// A help window alone, with its own settings and actions.
struct Help
{
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    QObject owner;
    Actions actions{&owner};
    HelpWindow window{actions, nullptr};
    ReferenceText& text = *window.findChild<ReferenceText*>();
    QTreeWidget& contents = *window.findChild<QTreeWidget*>();

    [[nodiscard]] const ReferenceSection& top() const { return text.sections().at(text.topSection()); }
    [[nodiscard]] QString current() const { return contents.currentItem()->text(0); }
    void trigger(const char* command) const { window.findChild<QAction*>(QLatin1String(command))->trigger(); }
};

constexpr int chaptersOfGuide = 4; // ten words, six questions, twelve recipes, what is wrong

// The rectangle in the view of the document's line at POSITION.
QRect placeOf(const ReferenceText& text, int position)
{
    QTextCursor cursor(text.document());
    cursor.setPosition(position);
    return text.cursorRect(cursor);
}

QTextFragment firstLink(const QTextDocument& document, QStringList* all)
{
    QTextFragment first;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QString target = part.fragment().charFormat().anchorHref();
            if (!target.isEmpty()) {
                first = first.isValid() ? first : part.fragment();
                all->append(target);
            }
        }
    }
    return first;
}

// Saves a picture in the folder HYDRA_PICTURES, if set, for visual inspection.
void keepPicture(QWidget& window, const QString& name)
{
    const QString folder = qEnvironmentVariable("HYDRA_PICTURES");
    if (!folder.isEmpty()) {
        (void)hydra::test::layoutRests();
        window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
    }
}

// Checks that STATE asks what TOLD names, with the model's defaults for the rest.
void checkShown(const ViewState& state, const QUrlQuery& told)
{
    const auto word = [&](const char* key) { return told.queryItemValue(QLatin1String(key)).toStdString(); };
    const VitConfig& config = state.model()->config;
    const PictureAsk& asked = state.query();
    QCOMPARE(asked.options.method, word("method").empty() ? defaultMethod() : word("method"));
    QCOMPARE(asked.target.isClass() && asked.target.kind == ClassChoice::Kind::Index
                 ? config.className(asked.target.value)
                 : std::string(),
             word("class"));
    QCOMPARE(asked.against ? config.className(asked.against->value) : std::string(), word("against"));
    QCOMPARE(asked.heads, word("heads").empty() ? config.numHeads.value : std::stoi(word("heads")));
    QCOMPARE(asked.options.query, word("patch").empty() ? -1 : std::stoi(word("patch")));
    QVERIFY(asked.without == Interventions::parse(word("without")));
    QCOMPARE(asked.plan == state.trainedPlan(), word("attention").empty());
}

} // namespace

class TestHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyTheme(Theme::Light); }

    void everyMethodOpensItsSection()
    {
        Help help;
        for (const MethodInfo& method : methodTable()) {
            help.window.open(QString::fromLatin1(method.id));
            QVERIFY2(help.top().id == QLatin1String(method.id), qPrintable(help.top().title));
            const QRect heading = placeOf(help.text, help.top().position);
            QVERIFY2(heading.top() >= 0 && heading.top() < 30, method.id); // visible, at the top
            QVERIFY2(help.top().title.startsWith(help.current() + QLatin1String(": ")),
                     qPrintable(help.current()));
        }
    }

    void everyKindOpensItsSection()
    {
        Help help;
        for (const KindInfo& kind : attentionKinds()) {
            help.window.open(QString::fromLatin1(kind.name));
            QVERIFY2(help.top().id == QLatin1String(kind.name), qPrintable(help.top().title));
        }
        help.window.open(QStringLiteral("no such thing")); // an unknown name changes no page
        QCOMPARE(help.top().id, QStringLiteral("t2t"));
    }

    void linksLeadToHeadings()
    {
        Help help;
        QStringList targets;
        const QTextFragment first = firstLink(*help.text.document(), &targets);
        QVERIFY(targets.size() > 20);
        QStringList anchors;
        for (const ReferenceSection& section : help.text.sections()) {
            anchors << section.anchor;
        }
        for (const QString& target : targets) {
            QVERIFY2(target.startsWith(QLatin1String("show:"))
                         || (target.startsWith(QLatin1Char('#')) && anchors.contains(target.mid(1))),
                     qPrintable(target));
        }
        // By mouse: the page itself moves.
        help.window.open(QStringLiteral("Conventions"));
        const QRect place = placeOf(help.text, first.position() + 1);
        help.text.verticalScrollBar()->setValue(help.text.verticalScrollBar()->value() + place.top() - 60);
        QTest::mouseClick(help.text.viewport(), Qt::LeftButton, {},
                          placeOf(help.text, first.position() + 1).center());
        QCOMPARE(help.top().anchor, first.charFormat().anchorHref().mid(1));
    }

    // The guide has text, and all its pictures exist.
    void theGuideComesFirst()
    {
        Help help;
        help.window.open({});
        keepPicture(help.window, QStringLiteral("guide"));
        QCOMPARE(help.top().title, QStringLiteral("Ten words"));
        int pictures = 0;
        for (QTextBlock block = help.text.document()->begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QTextImageFormat image = part.fragment().charFormat().toImageFormat();
                if (image.isValid()) {
                    ++pictures;
                    const QUrl place = help.text.document()->baseUrl().resolved(QUrl(image.name()));
                    QVERIFY2(!QImage(QLatin1Char(':') + place.path()).isNull(), qPrintable(image.name()));
                }
            }
        }
        QCOMPARE(pictures, 10 + 6 + 12);
        QTreeWidgetItem* recipes = help.contents.topLevelItem(2);
        QCOMPARE(recipes->childCount(), 12);
        help.contents.setCurrentItem(recipes->child(1));
        QCOMPARE(help.top().title, QStringLiteral("Why this and not that?"));
        keepPicture(help.window, QStringLiteral("recipe"));
    }

    // A press shows what the guide's links show, by the commands given there.
    void sixQuestionsAreTheGuides()
    {
        QFile file(QStringLiteral(":/help/guide.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString guide = QString::fromUtf8(file.readAll());
        QWidget parent;
        QuestionsWindow window(&parent);
        window.setWindowFlag(Qt::Window);
        window.show();
        QSignalSpy shown(&window, &QuestionsWindow::showWanted);
        const auto cards = window.findChildren<QToolButton*>();
        const auto commands = window.findChildren<QLineEdit*>();
        QCOMPARE(cards.size(), 6);
        QCOMPARE(commands.size(), 6);
        for (int i = 0; i < 6; ++i) {
            QVERIFY2(guide.contains(QStringLiteral("### ") + cards[i]->text()), qPrintable(cards[i]->text()));
            QVERIFY2(guide.contains(QLatin1Char('\n') + commands[i]->text() + QLatin1Char('\n')),
                     qPrintable(commands[i]->text()));
            QVERIFY(!cards[i]->icon().isNull() && !commands[i]->accessibleName().isEmpty());
            cards[i]->click();
            QCOMPARE(shown.size(), i + 1);
            const QString link = shown.last().first().toUrl().toString();
            QVERIFY2(guide.contains(QLatin1Char('(') + link + QLatin1Char(')')), qPrintable(link));
        }
        keepPicture(window, QStringLiteral("questions"));
    }

    // The window's texts are the guide's, and each word has its picture.
    void theWordsAreTheGuides()
    {
        Help help;
        const QString guide = help.text.toPlainText();
        for (int i = 0; i < wordCount; ++i) {
            const Word& word = words()[i];
            QVERIFY2(guide.contains(QString::fromUtf8(word.sentence), Qt::CaseInsensitive), word.id);
            QVERIFY2(QFile::exists(QStringLiteral(":/help/words/%1.svg").arg(QLatin1String(word.id))),
                     word.id);
            QCOMPARE(wordNamed(QLatin1Char('&') + QLatin1String(word.name)), QLatin1String(word.id));
        }
        QVERIFY(wordNamed(QStringLiteral("Perplexity")).isEmpty());
    }

    void theWindowTeachesThem()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QStringList taught;
        for (const QLabel* label : bench.window->findChildren<QLabel*>()) {
            for (int i = 0; label->property("words").toBool() && i < wordCount; ++i) {
                const Word& word = words()[i];
                if (label->toolTip().contains(QLatin1String(word.sentence).left(20))) {
                    QVERIFY2(label->accessibleDescription().contains(QLatin1String(word.name)), word.id);
                    taught << QLatin1String(word.id);
                }
            }
        }
        taught.removeDuplicates();
        QVERIFY2(taught.size() >= 9, qPrintable(taught.join(QLatin1Char(' '))));
    }

    void contentsLeadAndFollow()
    {
        Help help;
        help.window.open(QStringLiteral("Conventions"));
        int chapters = 0;
        for (const ReferenceSection& section : help.text.sections()) {
            chapters += section.level == 2 ? 1 : 0;
        }
        QCOMPARE(help.contents.topLevelItemCount(), chapters);
        QTreeWidgetItem* explanations = help.contents.topLevelItem(chaptersOfGuide + 4);
        help.contents.setCurrentItem(explanations->child(3)); // as the arrow keys do
        QCOMPARE(help.top().id, QStringLiteral("relevance"));
        help.text.verticalScrollBar()->setValue(0);
        QCOMPARE(help.contents.currentItem(), help.contents.topLevelItem(0));
    }

    void backAndForward()
    {
        Help help;
        auto* back = help.window.findChild<QAction*>(QStringLiteral("helpBack"));
        auto* forward = help.window.findChild<QAction*>(QStringLiteral("helpForward"));
        help.window.open(QStringLiteral("rollout"));
        help.window.open(QStringLiteral("hydra"));
        QVERIFY(back->isEnabled() && !forward->isEnabled());
        back->trigger();
        QCOMPARE(help.top().id, QStringLiteral("rollout"));
        forward->trigger();
        QCOMPARE(help.top().id, QStringLiteral("hydra"));
    }

    void searchGoesRound()
    {
        Help help;
        help.window.open(QStringLiteral("Conventions"));
        auto* words = help.window.findChild<QLineEdit*>(QStringLiteral("helpWords"));
        auto* note = help.window.findChild<QLabel*>(QStringLiteral("helpNote"));
        QVERIFY(QTest::qWaitForWindowActive(&help.window));
        help.trigger("helpFind");
        QVERIFY(words->hasFocus());
        QTest::keyClicks(words, QStringLiteral("trustworthiness"));
        QCOMPARE(help.text.textCursor().selectedText().toLower(), QStringLiteral("trustworthiness"));
        const int first = help.text.textCursor().selectionStart();
        QVERIFY(help.text.viewport()->rect().contains(help.text.cursorRect().center()));
        int places = 0;
        do {
            help.trigger("helpNext");
            ++places;
        } while (help.text.textCursor().selectionStart() != first && places < 100);
        QVERIFY(places >= 1 && places < 100);
        help.trigger("helpPrevious");
        help.trigger("helpNext");
        QCOMPARE(help.text.textCursor().selectionStart(), first);
        QVERIFY(note->text().isEmpty());
        words->clear();
        QTest::keyClicks(words, QStringLiteral("no such words"));
        QVERIFY(!note->text().isEmpty());
        QTest::keyClick(words, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(words, QStringLiteral("quadtree"));
        QVERIFY(note->text().isEmpty());
    }

    void zoomKeepsThePlace()
    {
        Help help;
        help.window.open(QStringLiteral("smoothgrad"));
        const double before = help.text.font().pointSizeF();
        for (int i = 0; i < 5; ++i) {
            help.trigger("helpLarger");
        }
        QVERIFY(help.text.font().pointSizeF() > 1.4 * before);
        QCOMPARE(help.top().id, QStringLiteral("smoothgrad"));
        for (int i = 0; i < 100; ++i) {
            help.trigger("helpSmaller");
        }
        QVERIFY(help.text.font().pointSizeF() > 0.5 * before);
        help.trigger("helpUsual");
        QCOMPARE(help.text.font().pointSizeF(), before);
        QCOMPARE(help.top().id, QStringLiteral("smoothgrad"));
    }

    // Light and dark: text, links and the background of formulas use the palette's colours.
    void coloursFollowTheTheme()
    {
        Help help;
        for (const Theme theme : {Theme::Dark, Theme::Light}) {
            applyTheme(theme);
            QStringList targets;
            const QTextFragment link = firstLink(*help.text.document(), &targets);
            QCOMPARE(link.charFormat().foreground().color(), help.text.palette().color(QPalette::Link));
            bool formulas = false;
            for (QTextBlock block = help.text.document()->begin(); block.isValid(); block = block.next()) {
                if (block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)) {
                    formulas = true;
                    QCOMPARE(block.blockFormat().background().color(),
                             help.text.palette().color(QPalette::AlternateBase));
                }
            }
            QVERIFY(formulas);
        }
    }

    void everyControlHasAName()
    {
        Help help;
        help.window.open({});
        for (const QWidget* widget : help.window.findChildren<QWidget*>()) {
            if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0
                && widget->objectName() != QLatin1String("qt_spinbox_lineedit")) {
                QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
            }
        }
    }

    void thePanelsLeadThere()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QVERIFY(!bench.child<HelpWindow>("helpWindow")); // made when first asked for
        for (const char* method : {"rollout", "relevance:full"}) {
            bench.window->state().setMethod(method);
            QTest::mouseClick(bench.child<QToolButton>("methodReference"), Qt::LeftButton);
            auto* window = bench.child<HelpWindow>("helpWindow");
            QVERIFY(window != nullptr && window->isVisible());
            auto* text = window->findChild<ReferenceText*>();
            QCOMPARE(text->sections().at(text->topSection()).id, QLatin1String(method));
        }
        auto* kinds = bench.child<QComboBox>("kind");
        kinds->setCurrentIndex(kinds->findData(int(AttentionKind::PolyNl)));
        bench.child<QToolButton>("kindReference")->click();
        auto* text = bench.child<ReferenceText>("referenceText");
        QCOMPARE(text->sections().at(text->topSection()).id, QStringLiteral("polynl"));
    }

    // Each "Show it" of the guide: the shipped model and scene, the question in words, and one undo away.
    void theGuideShowsWhatItSays()
    {
        Bench bench;
        QVERIFY(bench.settle());
        ViewState& state = bench.window->state();
        state.actions().reference->trigger();
        auto* text = bench.child<ReferenceText>("referenceText");
        QStringList targets;
        (void)firstLink(*text->document(), &targets);
        targets = targets.filter(QRegularExpression(QStringLiteral("^show:")));
        QCOMPARE(targets.size(), 6 + 12); // of the six questions, and of each recipe
        targets.removeDuplicates();
        QCOMPARE(targets.size(), 12);
        for (const QString& target : targets) {
            Q_EMIT text->anchorClicked(QUrl(target));
            const QUrlQuery told(QUrl(target).path());
            const QString picture = told.queryItemValue(QStringLiteral("picture"));
            QVERIFY(QTest::qWaitFor(
                [&] {
                    return state.ready()
                        && QString::fromStdString(state.picture()->image.name).startsWith(picture)
                        && QString::fromStdString(state.model()->path)
                               .contains(QLatin1String("hydravit-scenes"));
                },
                60'000));
            QVERIFY2(bench.settle(), qPrintable(target));
            checkShown(state, told);
            const auto* bar = bench.child<MessageBar>("messageBar");
            QVERIFY2(bar->kind() != MessageBar::Kind::Error || bar->isHidden(), qPrintable(bar->message()));
            keepPicture(*bench.window, target.mid(5).replace(QLatin1Char(':'), QLatin1Char('-')));
        }
        Q_EMIT text->anchorClicked(QUrl(QStringLiteral("show:picture=2-star-bowl-capsule&class=unicorn")));
        QTRY_VERIFY(bench.child<MessageBar>("messageBar")->message().contains(QLatin1String("unicorn")));
    }

    void theMenuTogglesIt()
    {
        Bench bench;
        QVERIFY(bench.settle());
        QAction* reference = bench.window->state().actions().reference;
        reference->trigger();
        auto* window = bench.child<HelpWindow>("helpWindow");
        QVERIFY(window->isVisible());
        QTRY_VERIFY(window->isActiveWindow());
        reference->trigger();
        QVERIFY(!window->isVisible());
        reference->trigger();
        bench.window->close();
        QVERIFY(!window->isVisible()); // it does not keep the program running
    }
};

HYDRA_TEST(TestHelp, QApplication)
#include "test_help.moc"

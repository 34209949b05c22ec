// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of core in another language: messages are translated by their pattern, values stay unchanged, and no
// text is missing.
#include "core/attention/attention_kind.h"
#include "core/base/error.h"
#include "core/explain/explain.h"
#include "core/language/catalogue.h"
#include "core/language/language.h"
#include "core/question/fields.h"

#include <QtTest>

#include <cstdlib>
#include <set>

#include "tests/support/program.h"

using namespace hydra;

namespace {

const Catalogue& small()
{
    static const Catalogue catalogue({
        {"%1: expected %2, found %3", "%1: %3 gefunden, erwartet %2"},
        {"a number from %1 to %2", "eine Zahl von %1 bis %2"},
        {"%1: unknown method '%2'; known are %3", "%1: unbekannte Methode '%2'; bekannt sind %3"},
        {"Gradient", "Gradient!"},
        {"true or false", "wahr oder falsch"},
        {"%1, %2 refused", "%1, %2 abgelehnt"},
        {", %1/s, %2 left", ", %1/s, noch %2"},
        {"%1 of %2 pictures", "%1 von %2 Bildern"},
        {"The branch is added.", "Der Zweig kommt dazu."},
        {" Nothing is lost.", " Nichts geht verloren."},
    });
    return catalogue;
}

struct Language
{
    explicit Language(const char* code) { setLanguage(code); }
    ~Language() { setLanguage("en"); }
    Language(const Language&) = delete;
    Language& operator=(const Language&) = delete;
};

bool marked(const std::string& text)
{
    return text.size() > 2 && text.front() == '[' && text.back() == ']';
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMessageIsTranslatedByItsPattern();
    void valuesStayAsTheyAre();
    void partsSideBySide();
    void unknownTextsStayEnglish();
    void anErrorKeepsItsParts();
    void englishIsThePatternFilled();
    void readsWhatLinguistWrites();
    void everyTableIsTranslated();
    void errorsAreTranslated_data();
    void errorsAreTranslated();
    void everyLanguageKeepsEveryPlace();
    void languageOfTheSystem();
};

void TestTranslations::aMessageIsTranslatedByItsPattern()
{
    QCOMPARE(small().translated(message("%1: expected %2, found %3", "a.json",
                                        message("a number from %1 to %2", 1, 12), 13)),
             std::string("a.json: 13 gefunden, erwartet eine Zahl von 1 bis 12"));
    QCOMPARE(small().translated("true or false"), std::string("wahr oder falsch"));
}

// Names of files, numbers and the user's input are never translated, and a % in them is not a place.
void TestTranslations::valuesStayAsTheyAre()
{
    QCOMPARE(small().translated(message("%1: unknown method '%2'; known are %3", "x", "Gradient", "a")),
             std::string("x: unbekannte Methode 'Gradient'; bekannt sind a"));
    QCOMPARE(small().translated(message("%1: expected %2, found %3", "%3", "%2", "%1")),
             std::string("%3: %1 gefunden, erwartet %2"));
    QCOMPARE(small().translated(
                 message("%1: expected %2, found %3", "a: expected b, found c", "true or false", "x")),
             std::string("a: expected b, found c: x gefunden, erwartet wahr oder falsch"));
}

void TestTranslations::partsSideBySide()
{
    Message progress = message("%1 of %2 pictures", 3, 9);
    progress += message(", %1/s, %2 left", 1.5, "4 s");
    QCOMPARE(progress.text(), std::string("3 of 9 pictures, 1.5/s, 4 s left"));
    QCOMPARE(small().translated(message("%1, %2 refused", progress, 2)),
             std::string("3 von 9 Bildern, 1.5/s, noch 4 s, 2 abgelehnt"));
    QCOMPARE(small().translated(Message("The branch is added.") + Message(" Nothing is lost.")),
             std::string("Der Zweig kommt dazu. Nichts geht verloren."));
    QCOMPARE(small().translated(placed("a.pt", "true or false")), std::string("a.pt: wahr oder falsch"));
    QCOMPARE(small().translated(placed("", "true or false")), std::string("wahr oder falsch"));
    QCOMPARE(small().translated(listed({"Gradient", "true or false", "x"})),
             std::string("Gradient!, wahr oder falsch, x"));
}

void TestTranslations::unknownTextsStayEnglish()
{
    for (const char* text : {"", "an unknown text", "%1", ": expected , found ", "\xff\xfe"}) {
        QCOMPARE(small().translated(text), std::string(text));
    }
    QCOMPARE(small().translated(message("the %1 of %2", "true or false", 2)),
             std::string("the wahr oder falsch of 2"));
}

void TestTranslations::anErrorKeepsItsParts()
{
    const Error inner = usageError("expected %1", message("a number from %1 to %2", 1, 12));
    const Error outer = inputError("%1: %2", "a.json", inner);
    QCOMPARE(std::string(outer.what()), std::string("a.json: expected a number from 1 to 12"));
    QCOMPARE(outer.message().values().size(), std::size_t(2));
    QCOMPARE(small().translated(outer.message()), std::string("a.json: expected eine Zahl von 1 bis 12"));
    const std::exception& thrown = outer;
    QCOMPARE(messageOf(thrown).pattern(), std::string("%1: %2"));
    QCOMPARE(messageOf(std::runtime_error("from elsewhere")).text(), std::string("from elsewhere"));
}

void TestTranslations::englishIsThePatternFilled()
{
    QCOMPARE(filled("%2 of %1, %9, 100 %", {"a", "%1"}), std::string("%1 of a, %9, 100 %"));
    QCOMPARE(message("%1 %2", 'x', std::string_view("y")).text(), std::string("x y"));
    QVERIFY(Message().empty() && listed({}).empty());
}

void TestTranslations::readsWhatLinguistWrites()
{
    const std::vector<Translation> found = readTranslations(
        "<TS><context><name>core</name><message><source>a &lt;b&gt; &amp;amp; &quot;c&quot;</source>"
        "<translation>A &apos;&amp;</translation></message><message><source>open</source>"
        "<translation type=\"unfinished\">halb</translation></message><message><source>gone</source>"
        "<translation type=\"vanished\">weg</translation></message><message><source>none</source>"
        "<translation></translation></message><message><source>cut off</source><transl");
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().source, std::string("a <b> &amp; \"c\""));
    QCOMPARE(found.front().text, std::string("A '&"));
}

// A new row of a table must not stay English: the pseudo-language marks texts that are in the catalogue.
void TestTranslations::everyTableIsTranslated()
{
    const Language pseudo("pseudo");
    static const std::set<std::string> names{"Grad-CAM", "ViT-CX", "RISE", "CP-LRP"}; // never translated
    const auto known = [](const std::string& text) {
        return names.count(text) > 0 || marked(translated(text));
    };
    for (const MethodInfo& method : methodTable()) {
        QVERIFY2(known(method.title), method.title);
        QVERIFY2(known(method.teaches), method.teaches);
    }
    for (const KindInfo& kind : attentionKinds()) {
        QVERIFY2(known(kind.title), kind.title);
    }
    for (const FieldRule& field : optionFields()) {
        QVERIFY2(known(field.help) || std::string(field.help).empty(), field.help);
    }
    for (const FieldRule& field : overrideFields()) {
        QVERIFY2(known(field.help) || std::string(field.help).empty(), field.help);
    }
}

void TestTranslations::errorsAreTranslated_data()
{
    QTest::addColumn<std::function<void()>>("wrong");
    QTest::newRow("plan") << std::function<void()>([] { (void)AttentionPlan::parse("nonsense", {}); });
    QTest::newRow("method") << std::function<void()>([] { (void)methodInfo("nonsense"); });
    QTest::newRow("override") << std::function<void()>([] {
        ModelOverrides overrides;
        setOverride(overrides, "num-heads", "many", "--num-heads");
    });
    QTest::newRow("option") << std::function<void()>(
        [] { (void)fieldNamed(optionFields(), "layer").fromText("many", "--layer"); });
}

void TestTranslations::errorsAreTranslated()
{
    QFETCH(std::function<void()>, wrong);
    const Language pseudo("pseudo");
    try {
        wrong();
        QFAIL("no error");
    } catch (const Error& error) {
        const std::string shown = translated(error);
        QVERIFY2(marked(shown), shown.c_str());
        QVERIFY(shown.find("nonsense") != std::string::npos || shown.find("many") != std::string::npos);
    }
}

void TestTranslations::everyLanguageKeepsEveryPlace()
{
    QVERIFY(translatedLanguages().size() >= 4);
    for (const TranslationFile& file : translationFiles()) {
        const std::vector<Translation> all = readTranslations(file.content);
        QVERIFY2(all.size() > 1000, file.code);
        for (const Translation& each : all) {
            for (char place = '1'; place <= '9'; ++place) {
                const std::string mark{'%', place};
                QVERIFY2((each.source.find(mark) == std::string::npos)
                             == (each.text.find(mark) == std::string::npos),
                         each.text.c_str());
            }
        }
    }
}

void TestTranslations::languageOfTheSystem()
{
    const auto of = [](const char* all, const char* messages, const char* lang) {
        qputenv("LC_ALL", all);
        qputenv("LC_MESSAGES", messages);
        qputenv("LANG", lang);
        return languageOfEnvironment();
    };
    const QByteArray before = qgetenv("LC_ALL");
    QCOMPARE(of("", "", "de_AT.UTF-8"), std::string("de"));
    QCOMPARE(of("", "ja_JP.UTF-8", "de_DE.UTF-8"), std::string("ja"));
    QCOMPARE(of("C.UTF-8", "ja_JP.UTF-8", "de_DE.UTF-8"), std::string("en"));
    QCOMPARE(of("zh_CN.UTF-8", "", ""), std::string("zh_CN"));
    QCOMPARE(of("es_ES@euro", "", ""), std::string("es"));
    QCOMPARE(of("zh_TW.UTF-8", "", ""), std::string("en"));
    QCOMPARE(of("", "", ""), std::string("en"));
    qputenv("LC_ALL", before);
}

HYDRA_TEST(TestTranslations, QCoreApplication)
#include "test_translations.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The template of a report: the values filled in, and that foreign text stays text.
#include "core/base/foreign_words.h"
#include "core/export/report_page.h"

#include <QtTest>

#include "tests/support/program.h"

using namespace hydra;

class TestReportPage : public QObject
{
    Q_OBJECT

private:
    static std::string filled(const char* pattern, const nlohmann::ordered_json& data)
    {
        return filledPage(pattern, data);
    }

private Q_SLOTS:
    void namesAndNumbers()
    {
        const nlohmann::ordered_json data{
            {"a", "cat"}, {"n", 0.12345}, {"m", 1'250'000'000}, {"none", nullptr}};
        QCOMPARE(filled("<{{a}}> {{n %1}} % {{n .3}} {{m G2}} {{m M1}} {{m}}", data),
                 std::string("<cat> 12.3 % 0.123 1.25 1250.0 1250000000"));
        QCOMPARE(filled("{{missing}}|{{missing .1}}|{{none %1}}", data), std::string("|–|–"));
        QCOMPARE(fixedText(-0.0004, 2), std::string("0.00"));
        QCOMPARE(fixedText(-2.5e-3, 3), std::string("-0.003")); // as printf rounds
    }

    void sections()
    {
        const nlohmann::ordered_json data{
            {"rows", {{{"x", 1}, {"in", {2, 3}}}, {{"x", 4}, {"in", nlohmann::ordered_json::array()}}}},
            {"zero", 0},
            {"no", false},
            {"empty", ""},
            {"y", "out"}};
        QCOMPARE(filled("{{#rows}}[{{x}}{{#in}} {{.}}{{/in}}{{^in}} none{{/in}} {{y}}]{{/rows}}", data),
                 std::string("[1 2 3 out][4 none out]"));
        QCOMPARE(filled("{{#zero}}{{zero}}{{/zero}}{{#no}}no{{/no}}{{#empty}}e{{/empty}}{{^gone}}g{{/gone}}",
                        data),
                 std::string("0g"));
    }

    void strangersStayWords()
    {
        const std::string hostile = "<script>\"'&\xe2\x80\xae{{y}}\x01\xff";
        const std::string page = filled("{{x}}", {{"x", hostile}, {"y", "filled twice"}});
        QCOMPARE(page, std::string("&lt;script&gt;&quot;'&amp;[U+202E]{{y}}\xef\xbf\xbd\xef\xbf\xbd"));
        QCOMPARE(htmlText("plain, Tür 猫"), std::string("plain, Tür 猫"));
        QCOMPARE(htmlText("a\xe2\x81\xa6"
                          "b\xe2\x80\x8b"
                          "c"),
                 std::string("a[U+2066]b[U+200B]c"));
    }

    void bytesAsText()
    {
        for (const char* text : {"", "f", "fo", "foo", "foob", "\x80\xff\x01"}) {
            const QByteArray bytes(text);
            QCOMPARE(base64Text(Bytes(bytes.begin(), bytes.end())), bytes.toBase64().toStdString());
        }
    }
};

HYDRA_TEST(TestReportPage, QCoreApplication)
#include "test_report_page.moc"

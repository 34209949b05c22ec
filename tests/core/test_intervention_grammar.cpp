// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of interventions, and how items are added and removed.
#include "core/model/interventions.h"

#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using hydra::test::refusedWith;

class TestInterventionGrammar : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void grammarKeepsWhatItReads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical");
        QTest::newRow("none") << ""
                              << "";
        QTest::newRow("brief") << "mlp:9,heads:7.3,heads:2.0=mean,attention:4,patches:13-17,12"
                               << "heads:2.0=mean,heads:7.3,attention:4,mlp:9,patches:12-17";
        QTest::newRow("keys once") << "heads:7.3,2.0,7.3,mlp:1-3"
                                   << "heads:2.0,heads:7.3,mlp:1,mlp:2,mlp:3";
        QTest::newRow("last counts") << "heads:1.1,1.1=from,from:ab12"
                                     << "heads:1.1=from,from:ab12";
        QTest::newRow("registers") << "registers:only-outliers=3,neurons:0a"
                                   << "registers:only-outliers=3,neurons:0a";
        QTest::newRow("features") << "feature:47=3x:5,7-9,12,feature:3,sae-error,sae:0a"
                                  << "feature:3,feature:47=3x:5,7-9,12,sae-error,sae:0a";
        QTest::newRow("features, the last counts") << "feature:3,4=-0.5x,3=2x"
                                                   << "feature:3=2x,feature:4=-0.5x";
        QTest::newRow("blanks") << " tokens: 5 , attention: 2=from "
                                << "attention:2=from,tokens:5";
    }
    void grammarKeepsWhatItReads()
    {
        QFETCH(QString, text);
        QFETCH(QString, canonical);
        const Interventions read = Interventions::parse(text.toStdString());
        QCOMPARE(QString::fromStdString(read.text()), canonical);
        QVERIFY(Interventions::parse(read.text()) == read);
        QCOMPARE(read.empty(), text.isEmpty());
    }

    void grammarRefuses_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"heads:7",
                                 "heads:7.3.1",
                                 "heads:a.b",
                                 "heads:-1.2",
                                 "heads:1.2=half",
                                 "7.3",
                                 "mlp:x",
                                 "mlp:3=mean",
                                 "wings:3",
                                 "patches:5-2",
                                 "patches:99999999",
                                 "registers:zero=17",
                                 "registers:zero=0",
                                 "registers:off",
                                 "from:../etc",
                                 "heads:1.2,,mlp:1",
                                 "heads:99999999999.1",
                                 "attention:",
                                 "feature:x",
                                 "feature:4=3",
                                 "feature:4=1e9x",
                                 "feature:4:x",
                                 "feature:99999999",
                                 "sae-error:3"}) {
            QTest::newRow(text) << text;
        }
        QTest::newRow("long") << QString(2'000'000, '1');
        QTest::newRow("many") << "patches:" + QString("1,").repeated(200'000) + "1";
    }
    void grammarRefuses()
    {
        QFETCH(QString, text);
        QVERIFY_EXCEPTION_THROWN((void)Interventions::parse(text.toStdString()), Error);
    }

    void togglesAndItemsUndoEachOther()
    {
        Interventions a = Interventions::parse("heads:1.1,patches:3");
        a.toggleHead(0, 2);
        a.toggleHead(1, 1);
        a.togglePatch(4);
        a.toggleMlp(2);
        QCOMPARE(a.text(), std::string("heads:0.2,mlp:2,patches:3-4"));
        for (const Interventions::Item& item : a.items()) {
            QVERIFY(!item.words.empty());
            a = a.withoutItem(item);
        }
        QVERIFY(a.empty());
    }
};

HYDRA_TEST(TestInterventionGrammar, QCoreApplication)
#include "test_intervention_grammar.moc"

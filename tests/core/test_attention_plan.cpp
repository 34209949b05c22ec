// SPDX-License-Identifier: GPL-3.0-or-later
// The grammar of attention plans: what is accepted, its canonical form, and what is refused.
#include "core/attention/attend.h"
#include "core/attention/attention_plan.h"
#include "core/base/error.h"
#include "core/model/vit_config.h"

#include <QtTest>

#include "tests/support/program.h"

using namespace hydra;

class TestAttentionPlan : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void grammar_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("canonical"); // "!": an error that names the rest
        QTest::newRow("empty") << ""
                               << "softmax";
        QTest::newRow("all") << "hydra"
                             << "hydra:cosine@all";
        QTest::newRow("back") << "hydra:tanh-l2@back:2"
                              << "hydra:tanh-l2@back:2";
        QTest::newRow("front") << "linear:mean,heads=3@front:1"
                               << "linear:mean,heads=3,phi=head@front:1";
        QTest::newRow("interleave") << "hydra@interleave:3"
                                    << "hydra:cosine@interleave:3";
        QTest::newRow("list") << "hydra@0,3,7-9"
                              << "hydra:cosine@0,3,7-9";
        QTest::newRow("later wins") << "hydra@all;softmax@0-9"
                                    << "hydra:cosine@back:2";
        QTest::newRow("two kinds") << "hydra:l1@back:1; linear:cosine,heads=2@0"
                                   << "linear:cosine,heads=2,phi=head@front:1;hydra:l1@back:1";
        QTest::newRow("whole vector") << "linear:cosine,phi=whole,heads=2@0"
                                      << "linear:cosine,heads=2,phi=whole@front:1";
        QTest::newRow("phi of hydra") << "hydra,phi=head"
                                      << "!phi=head";
        QTest::newRow("phi") << "linear,phi=both"
                             << "!phi=both";
        QTest::newRow("plus ln") << "hydra:cosine+ln@11"
                                 << "hydra:cosine+ln@back:1";
        QTest::newRow("aft-simple") << "aft-simple@0;polynl@1"
                                    << "aft-simple@front:1;polynl@1";
        QTest::newRow("window") << "window@all"
                                << "window,size=14@all";
        QTest::newRow("small window") << "window,size=7@back:3"
                                      << "window,size=7@back:3";
        QTest::newRow("third paper") << "optimised@0;efficient@1;super@2;t2t@3"
                                     << "optimised@front:1;efficient@1;super@2;t2t@3";
        QTest::newRow("size of softmax") << "softmax,size=3"
                                         << "!size=3";
        QTest::newRow("no window") << "window,size=0"
                                   << "!at least one patch";
        QTest::newRow("polynl has no kernel") << "polynl:mean"
                                              << "!mean";
        QTest::newRow("block 99") << "hydra@99"
                                  << "!block 99";
        QTest::newRow("too many") << "hydra@back:13"
                                  << "!13";
        QTest::newRow("kind") << "hydro"
                              << "!hydro";
        QTest::newRow("kernel") << "hydra:cosin"
                                << "!cosin";
        QTest::newRow("softmax has no kernel") << "softmax:cosine"
                                               << "!cosine";
        QTest::newRow("heads of hydra") << "hydra,heads=3"
                                        << "!heads=3";
        QTest::newRow("zero heads") << "linear,heads=0"
                                    << "!head";
        QTest::newRow("huge number") << "hydra@99999999999999999999"
                                     << "!99999999999999999999";
        QTest::newRow("backwards") << "hydra@7-3"
                                   << "!7-3";
        QTest::newRow("empty where") << "hydra@"
                                     << "!expected all";
        QTest::newRow("trailing separator") << "hydra;"
                                            << "!unknown kind";
    }

    void grammar()
    {
        QFETCH(QString, text);
        QFETCH(QString, canonical);
        const AttentionPlan base = AttentionPlan::softmax(12);
        try {
            const AttentionPlan plan = AttentionPlan::parse(text.toStdString(), base);
            QCOMPARE(QString::fromStdString(plan.text()), canonical);
            QVERIFY(AttentionPlan::parse(plan.text(), base) == plan);
        } catch (const Error& error) {
            QVERIFY2(canonical.startsWith('!'), error.what());
            QCOMPARE(int(error.code()), int(ErrorCode::Usage));
            QVERIFY2(QString(error.what()).contains(canonical.mid(1)), error.what());
        }
    }

    // Before 0.3.0, phi applied to the whole vector, and plans did not state it.
    void plansOfEarlierFilesKeepTheirMeaning()
    {
        QCOMPARE(
            writtenPlan("hydra@0; linear:l1,heads=2@1;linear;linear:mean,phi=head@2"),
            std::string("hydra@0; linear:l1,heads=2,phi=whole@1;linear,phi=whole;linear:mean,phi=head@2"));
        QCOMPARE(writtenPlan(""), std::string());
        VitConfig config;
        config.depth.set(1, Provenance::Config);
        config.attentionPlan.set(writtenPlan("linear:l1,heads=2@0"), Provenance::Config);
        QVERIFY(trainedPlan(config).blocks[0].whole);
    }

    void headsThatDoNotDivideAreRefused()
    {
        BlockAttention block;
        block.kind = AttentionKind::Linear;
        block.heads = 5;
        QVERIFY_EXCEPTION_THROWN((void)headsOf(block, {4, 1}, 12), Error);
    }
};

HYDRA_TEST(TestAttentionPlan, QCoreApplication)
#include "test_attention_plan.moc"

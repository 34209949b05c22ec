// SPDX-License-Identifier: GPL-3.0-or-later
// Every method of the Explain form with its own choices and numbers on every shipped model, and without those
// on a plain DeiT.
#include <QAbstractButton>

#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/ui/explain_form.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

class TestExplainMethods : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMethod_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("part"); // 0: all methods; 1 to 4: every fourth, for a large model
        test::addShippedModels();
        for (int part = 1; part <= 4; ++part) {
            QTest::newRow(qPrintable(QStringLiteral("DeiT-Tiny, %1").arg(part))) << QString() << part;
        }
    }
    void everyMethod()
    {
        QFETCH(QString, path);
        QFETCH(int, part);
        if (part > 0) {
            HYDRA_NEED_SHARED(test::deit);
            path = QString::fromStdString(test::sharedFile(test::deit).string());
        }
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->library().openSamples();
        QVERIFY(test::openModel(bench, path));
        bench.child<QAbstractButton>("foldStrip")->click(); // one map per question
        test::makeCheap(bench.window->state());
        test::ExplainForm form(bench);
        QComboBox& methods = *form.box("method");
        QCOMPARE(methods.count(), int(methodTable().size()));
        for (int row = 0; row < methods.count(); ++row) {
            if (part > 0 && row % 4 != part - 1) {
                continue;
            }
            form.press(methods, row);
            if (part == 0) {
                form.pressItsOwn();
            }
            QVERIFY2(form.trouble().isEmpty(), qPrintable(form.trouble()));
        }
        QCOMPARE(form.refusals() > 0, path.contains(QLatin1String("better-super")));
    }
};

HYDRA_TEST(TestExplainMethods, QApplication)
#include "test_explain_methods.moc"

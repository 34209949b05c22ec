// SPDX-License-Identifier: GPL-3.0-or-later
// Controls bound to values (ui/widgets/form.h): what the user sets reaches the value once, and showing a
// value is no edit.
#include "ui/widgets/form.h"

#include <QTest>
#include <QVBoxLayout>

#include "tests/support/program.h"

using namespace hydra::ui;

namespace {

enum class Kind
{
    First,
    Second,
    Third
};

} // namespace

class TestValueForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEditReachesItsValueOnce()
    {
        QWidget window;
        int edits = 0, whole = 3;
        bool flag = false;
        Kind kind = Kind::Second;
        ValueForm form(&window, [&] { ++edits; });
        QSpinBox* const box =
            form.whole("whole", whole, 0, 9, QStringLiteral("Number"), QStringLiteral("Help"));
        QCheckBox* const check = form.flag("flag", flag, QStringLiteral("&Flag"));
        const Choices<Kind> all{{Kind::First, QStringLiteral("first")},
                                {Kind::Second, QStringLiteral("second")},
                                {Kind::Third, QStringLiteral("third")}};
        QComboBox* const list = form.choice("kind", kind, all);
        form.follow();
        QCOMPARE(edits, 0); // showing is no edit
        QVERIFY(box->value() == 3 && !check->isChecked() && list->currentIndex() == 1);
        QVERIFY(box->objectName() == QLatin1String("whole")
                && box->accessibleName() == QLatin1String("Number")
                && box->toolTip() == QLatin1String("Help"));

        box->setValue(5);
        check->click();
        list->setCurrentIndex(2);
        QVERIFY(edits == 3 && whole == 5 && flag && kind == Kind::Third);
        whole = 7;
        flag = false;
        form.follow();
        QVERIFY(edits == 3 && box->value() == 7 && !check->isChecked());

        ValueForm::offer(list, Choices<Kind>{all[0], all[2]}); // the model has no second any more
        form.follow();
        QVERIFY(edits == 3 && kind == Kind::Third && list->currentIndex() == 1);
    }

    void aValueThatIsRefusedIsShownAsItIs()
    {
        QWidget window;
        int even = 2;
        ValueForm form(&window);
        QSpinBox* const box = form.whole(
            "even", {[&] { return even; }, [&](int value) { even = value % 2 == 0 ? value : even; }}, 0, 9);
        form.follow();
        box->setValue(3);
        QVERIFY(even == 2 && box->value() == 2);
        box->setValue(4);
        QVERIFY(even == 4 && box->value() == 4);
    }

    void whatIsTypedIsNotWrittenAgain()
    {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        double number = 20;
        QString words;
        ValueForm form(&window);
        QDoubleSpinBox* const box = form.number("number", number, 0, 1000, 2);
        QLineEdit* const line = form.line("words", words);
        column->addWidget(box);
        column->addWidget(line);
        form.follow();
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("5"));
        QCOMPARE(number, 5.0);
        form.follow(); // an answer that comes meanwhile
        QCOMPARE(box->cleanText(), QStringLiteral("5")); // not "5.00"
        QTest::keyClicks(box, QStringLiteral("1"));
        QCOMPARE(number, 51.0);
        QTest::keyClicks(line, QStringLiteral("ab"));
        line->setCursorPosition(1);
        form.follow();
        QVERIFY(words == QLatin1String("ab") && line->cursorPosition() == 1);
    }

    void rowsAreThereWhereTheyMatter()
    {
        QWidget window;
        bool shown = false;
        int value = 1;
        ValueForm form(&window);
        QCheckBox* const check = form.flag("shown", shown, QStringLiteral("Shown"));
        QSlider* const slider = form.slider("value", value, 0, 3);
        form.showIf(slider, [&] { return shown; });
        form.follow();
        QVERIFY(slider->isHidden());
        check->click();
        QVERIFY(!slider->isHidden() && slider->isEnabled());
    }
};

HYDRA_TEST(TestValueForm, QApplication)
#include "test_value_form.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds window on a network that thinks twice: what it says of each round, recomputed from the logits,
// and which round answers at which threshold; and on one that answers at once.
#include "ui/shell/rounds_window.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/actions.h"
#include "ui/views/frame_view.h"

#include <QLabel>
#include <QSlider>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>

#include "tests/support/shared.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using hydra::test::Bench;

namespace {

constexpr int patience = 60'000;

// - sum q ln q of the ten largest probabilities, by the definition.
double entropyOfRound(const std::vector<float>& logits)
{
    std::vector<double> shares;
    for (const float logit : logits) {
        shares.push_back(std::exp(double(logit)));
    }
    std::sort(shares.begin(), shares.end(), std::greater<>());
    shares.resize(std::min<std::size_t>(10, shares.size()));
    double sum = 0, entropy = 0;
    for (const double share : shares) {
        sum += share;
    }
    for (const double share : shares) {
        entropy -= share / sum * std::log(share / sum);
    }
    return entropy;
}

} // namespace

class TestRoundsWindow : public QObject
{
    Q_OBJECT

private:
    template<class T>
    static T* part(RoundsWindow& window, const QString& name)
    {
        T* found = window.findChild<T*>(name);
        Q_ASSERT(found);
        return found;
    }

private Q_SLOTS:
    void oneAnswer()
    {
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->state().actions().showRounds->trigger();
        auto& window = bench.window->tools().get<RoundsWindow>();
        QVERIFY(window.isVisible());
        QVERIFY(part<QLabel>(window, QStringLiteral("roundsHint"))->isVisible());
        QVERIFY(!part<QSlider>(window, QStringLiteral("roundsThreshold"))->isEnabled());
        QVERIFY(window.findChildren<FrameView*>().isEmpty());
        QCOMPARE(window.answering(), -1);
    }

    void twoRounds()
    {
        HYDRA_NEED_SHARED("fixtures/architectures/README.md");
        const auto model =
            test::sharedFolder() / "fixtures/architectures/thinkingvit/two-stage/model.safetensors";
        Bench bench;
        QVERIFY(bench.settle());
        bench.window->library().openModel(QString::fromStdString(model.string()));
        ViewState& state = bench.window->state();
        QVERIFY(QTest::qWaitFor([&] { return state.model() && state.model()->config.thinks(); }, patience));
        const Board& board = bench.window->board();
        auto& window = bench.window->tools().get<RoundsWindow>();
        window.show();
        QVERIFY(QTest::qWaitFor([&] { return window.answering() >= 0 && board.complete(); }, patience));
        QCoreApplication::processEvents();

        QCOMPARE(board.cells().size(), std::size_t(2));
        std::vector<double> entropies;
        for (const Board::Cell& cell : board.cells()) {
            QVERIFY(cell.map && cell.prediction);
            const QString name = QStringLiteral("round%1").arg(entropies.size() + 1);
            entropies.push_back(entropyOfRound(cell.prediction->logits));
            QVERIFY(entropies.back() > 0);
            const QString words = part<QLabel>(window, name + QStringLiteral("Words"))->text();
            QVERIFY2(words.endsWith(QStringLiteral("entropy %1").arg(entropies.back(), 0, 'f', 3)),
                     qPrintable(words));
            const QString title = part<QLabel>(window, name + QStringLiteral("Title"))->text();
            QVERIFY2(title.contains(QStringLiteral("%1 heads").arg(cell.heads)), qPrintable(title));
            QVERIFY(!part<FrameView>(window, name)->picture().isNull());
        }
        QVERIFY(part<FrameView>(window, QStringLiteral("round1"))->picture()
                != part<FrameView>(window, QStringLiteral("round2"))->picture());
        QVERIFY(!part<FrameView>(window, QStringLiteral("roundsDifference"))->picture().isNull());

        auto* slider = part<QSlider>(window, QStringLiteral("roundsThreshold"));
        bool first = false, last = false;
        for (int place = slider->minimum(); place <= slider->maximum(); place += 25) {
            slider->setValue(place);
            QCoreApplication::processEvents();
            const int expected = entropies[0] < window.threshold() ? 0 : 1;
            QVERIFY(QTest::qWaitFor([&] { return window.answering() == expected; }, 1000));
            first = first || expected == 0;
            last = last || expected == 1;
        }
        QVERIFY(first && last);

        // The maps are wanted by this window also where the strip is not.
        state.setMethod("rollout");
        QVERIFY(QTest::qWaitFor([&] { return board.complete(); }, patience));
        for (const Board::Cell& cell : board.cells()) {
            QVERIFY(cell.map);
        }
    }
};

QTEST_MAIN(TestRoundsWindow)
#include "test_rounds_window.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds window on a network with two rounds: what it says of each round, recomputed from the logits, and
// which round answers at which threshold; and on a network with one round.
#include "core/engine/session.h"
#include "core/language/language.h"
#include "ui/shell/round_curve_panel.h"
#include "ui/shell/rounds_window.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/actions.h"
#include "ui/state/file_picker.h"
#include "ui/views/frame_view.h"
#include "ui/views/plot_view.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QSlider>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <functional>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
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
    // The round, from 0, that answers according to the window; -1 if it names none.
    static int answering(RoundsWindow& window)
    {
        const QString said = part<QLabel>(window, QStringLiteral("roundsAnswer"))->text();
        const auto found = QRegularExpression(QStringLiteral("round (\\d+) answers$")).match(said);
        return found.hasMatch() ? found.captured(1).toInt() - 1 : -1;
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
        QVERIFY(part<QLabel>(window, QStringLiteral("roundsAnswer"))->text().isEmpty());
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
        window.comeForward();
        QVERIFY(QTest::qWaitFor([&] { return answering(window) >= 0 && board.complete(); }, patience));
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

        for (const auto* chart : window.findChildren<PlotView*>()) { // hidden until there are curves
            QVERIFY(!chart->isVisible());
        }
        for (const auto* frame :
             window.findChildren<FrameView*>()) { // until then, the pictures have the room
            QVERIFY2(frame->height() > window.height() / 2, qPrintable(frame->objectName()));
        }
        QCOMPARE(window.curve().height(), window.curve().sizeHint().height());
        {
            // If the screen has room, three square pictures leave no half of the window empty.
            const RoundsWindow usual(state, bench.window->board(), nullptr);
            QVERIFY(usual.width() / 3 > 0.6 * usual.height());
        }
        auto* slider = part<QSlider>(window, QStringLiteral("roundsThreshold"));
        bool first = false, last = false;
        for (int place = slider->minimum(); place <= slider->maximum(); place += 25) {
            slider->setValue(place);
            QCoreApplication::processEvents();
            const int expected = entropies[0] < window.threshold() ? 0 : 1;
            QVERIFY(QTest::qWaitFor([&] { return answering(window) == expected; }, 1000));
            first = first || expected == 0;
            last = last || expected == 1;
        }
        QVERIFY(first && last);

        // Over a folder: each threshold is checked by the definition, with the engine's own answers.
        std::ofstream labels(bench.file("labels.csv").toStdString());
        labels << "file,class_index\n";
        std::vector<bool> firstRight, lastRight;
        std::vector<double> firstEntropy;
        engine::Session& session = bench.window->bridge().session();
        const std::vector<int>& heads = state.model()->config.trainedHeads.value;
        for (int i = 0; i < 20; ++i) {
            const QString name = QStringLiteral("p%1.png").arg(i);
            (void)test::writePicture(*bench.folder(), name, QColor::fromHsv(i * 17, 200, 60 + 9 * i));
            const engine::OpenedImage image =
                session.files().openImage(bench.file(qPrintable(name)).toStdString());
            const auto answer = [&](int k) {
                return session.answer(networkKey(
                    {image.id, state.model()->id, {SliceScheme::HydraViT, k}, state.query().plan}));
            };
            const int label =
                i % 2 == 0 ? answer(heads[0])->ranking.front() : answer(heads[1])->ranking.front();
            labels << name.toStdString() << "," << label << "\n";
            firstRight.push_back(answer(heads[0])->ranking.front() == label);
            lastRight.push_back(answer(heads[1])->ranking.front() == label);
            firstEntropy.push_back(entropyOfRound(answer(heads[0])->logits));
        }
        labels.close();
        RoundCurvePanel& curve = window.curve();
        FilePicker::next = QFileInfo(bench.file("labels.csv")).absolutePath();
        part<QPushButton>(window, QStringLiteral("roundsMeasure"))->click();
        QVERIFY(curve.busy());
        QVERIFY(QTest::qWaitFor([&] { return !curve.busy(); }, patience));
        const RoundCurve& found = curve.curve();
        QCOMPARE(found.pictures, std::size_t(20));
        QCOMPARE(found.points.front().left, (std::vector<int>{0, 20}));
        QCOMPARE(found.points.back().left, (std::vector<int>{20, 0}));
        QCOMPARE(found.points.front().macs, found.costs[1]);
        QCOMPARE(found.points.back().macs, found.costs[0]);
        for (const RoundCurvePoint& point : found.points) {
            int right = 0, left = 0;
            for (std::size_t i = 0; i < 20; ++i) {
                const bool leaves = firstEntropy[i] < point.threshold;
                left += leaves ? 1 : 0;
                right += (leaves ? firstRight[i] : lastRight[i]) ? 1 : 0;
            }
            QVERIFY(std::abs(point.left[0] - left) <= 1); // one may lie on the threshold within float32
            QVERIFY(std::fabs(point.top1 - right / 20.0) <= std::abs(point.left[0] - left) / 20.0 + 1e-9);
        }
        const auto* chart = part<PlotView>(window, QStringLiteral("roundsChart-top1"));
        QCOMPARE(chart->shown().series.front().points.size(), found.points.size());
        QCOMPARE(chart->shown().series.front().points.front().y, 100 * found.points.front().top1);
        QVERIFY(chart->marked() >= 0);

        FilePicker::next = bench.file("curve.csv");
        part<QPushButton>(window, QStringLiteral("roundsExport"))->click();
        const QList<QByteArray> lines = test::readBytes(bench.file("curve.csv")).trimmed().split('\n');
        QCOMPARE(lines.size(), qsizetype(found.points.size()) + 1);
        QCOMPARE(lines.front().trimmed(), QByteArray("threshold,images,top1,top5,exits_1,exits_2,macs"));
        QVERIFY(lines[1].startsWith("0,20,"));
        for (const char* name : {"curve.svg", "curve.pdf"}) {
            FilePicker::next = bench.file(name);
            part<QPushButton>(window, QStringLiteral("roundsExport"))->click();
            const QByteArray written = test::readBytes(bench.file(name));
            QVERIFY(written.contains("<svg") || written.startsWith("%PDF"));
            FilePicker::next = bench.file(name);
            part<QPushButton>(window, QStringLiteral("roundsExport"))->click();
            QCOMPARE(test::readBytes(bench.file(name)), written); // the same bytes
        }

        // After Cancel the measured points stay; a folder without labels gives a message.
        curve.measure(QFileInfo(bench.file("labels.csv")).absolutePath());
        part<QPushButton>(window, QStringLiteral("roundsCancel"))->click();
        QVERIFY(QTest::qWaitFor([&] { return !curve.busy(); }, patience));
        QVERIFY(curve.curve().pictures <= 20);
        QTemporaryDir empty;
        curve.measure(empty.path());
        QVERIFY(QTest::qWaitFor([&] { return !curve.busy(); }, patience));
        const QString refused = part<QLabel>(window, QStringLiteral("roundsCurveWords"))->text();
        QVERIFY(refused.contains(empty.path()));
        setLanguage("pseudo"); // core's errors are in the user's language
        curve.measure(empty.path());
        QVERIFY(QTest::qWaitFor([&] { return !curve.busy(); }, patience));
        const QString other = part<QLabel>(window, QStringLiteral("roundsCurveWords"))->text();
        setLanguage("en");
        QVERIFY(other.contains(empty.path()));
        QVERIFY2(other != refused, qPrintable(other));

        // The window requests the maps itself, also where the strip is hidden.
        state.setMethod("rollout");
        QVERIFY(QTest::qWaitFor([&] { return board.complete(); }, patience));
        for (const Board::Cell& cell : board.cells()) {
            QVERIFY(cell.map);
        }
        const auto* words = part<QLabel>(window, QStringLiteral("roundsDifferenceWords"));
        QTRY_VERIFY(words->text().contains(QStringLiteral("minus")));
        state.setMethod("pca"); // colours have no sign and no largest value
        QTRY_VERIFY(words->text().contains(QStringLiteral("colours")));
    }
};

HYDRA_TEST(TestRoundsWindow, QApplication)
#include "test_rounds_window.moc"

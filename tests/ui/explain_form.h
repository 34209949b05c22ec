// SPDX-License-Identifier: GPL-3.0-or-later
// Drives the Explain form of one model as a user does and finds errors in the results: failures, or class
// names that contradict the predictions beside them.
#pragma once

#include "ui/panels/class_field.h"
#include "ui/panels/explain_panel.h"
#include "ui/shell/question_line.h"
#include "ui/widgets/message_bar.h"

#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QSpinBox>

#include "tests/support/shared.h"
#include "tests/ui/tiny_model.h"

namespace hydra::test {

inline const char* const deit = "models/deit_tiny_patch16_224.safetensors"; // in the shared folder

[[nodiscard]] inline bool openModel(Bench& bench, const QString& path)
{
    bench.window->library().openModel(path);
    return QTest::qWaitFor(
               [&] {
                   const ui::ModelPtr& model = bench.window->state().model();
                   return model && QString::fromStdString(model->path) == path;
               },
               60'000)
        && bench.settle();
}

// The Explain form of one model; records what was wrong with its answers.
class ExplainForm
{
public:
    explicit ExplainForm(Bench& bench)
        : m_bench(bench)
        , m_panel(*bench.child<ui::ExplainPanel>("explainPanel"))
    {
        QObject::connect(&bench.window->bridge(), &ui::EngineBridge::progressed, &m_panel,
                         [this](double fraction, const QString&) { m_done = fraction < 1 ? fraction : 0; });
    }

    [[nodiscard]] QString trouble() const { return m_trouble; }
    [[nodiscard]] int presses() const { return m_presses; }
    // Presses that were refused because super attention cannot answer them.
    [[nodiscard]] int refusals() const { return m_refusals; }
    [[nodiscard]] QComboBox* box(const char* name) const
    {
        return m_panel.findChild<QComboBox*>(QLatin1String(name));
    }

    void press(QComboBox& choice, int row)
    {
        const QString words = choice.objectName() + QStringLiteral(" > ") + choice.itemText(row);
        choice.setCurrentIndex(row);
        Q_EMIT choice.activated(row);
        check(words);
    }
    void pressAll(const char* name)
    {
        QComboBox& choice = *box(name);
        for (int row = 0; row < choice.count() && choice.isEnabled(); ++row) {
            const QVariant code = choice.itemData(row);
            if (code.isValid() && (code.toInt() >= 0 || choice.objectName() == QLatin1String("method"))) {
                press(choice, row); // else a separator, or an entry that asks further
            }
        }
    }
    template<class Box>
    void turn(Box& number)
    {
        const auto before = number.value();
        for (const auto value : {number.minimum(), number.maximum(), before}) {
            number.setValue(value);
            check(number.objectName() + QStringLiteral(" = ") + number.text());
        }
    }
    // Presses the choices and numbers that the present method has besides its class.
    void pressItsOwn()
    {
        for (const char* name : {"fusion", "facet", "windowUnit", "fill", "measured"}) {
            if (box(name)->isVisibleTo(&m_panel) && box(name)->isEnabled()) {
                pressAll(name);
            }
        }
        for (const char* name : {"layer", "head"}) {
            auto* number = m_panel.findChild<QSpinBox*>(QLatin1String(name));
            if (number->isEnabled()) {
                turn(*number);
            }
        }
        if (m_bench.window->state().method().usesQuery) {
            const int patch = int(m_bench.window->board().seen()->geometry.cols()) + 1;
            m_bench.window->state().askToken(patch);
            check(QStringLiteral("patch"));
            m_bench.window->state().actions().classToken->trigger();
            check(QStringLiteral("class token"));
        }
    }
    void check(const QString& pressed)
    {
        ++m_presses;
        QCoreApplication::processEvents(); // announces the question
        m_done = 0;
        const ui::Board& board = m_bench.window->board();
        const auto came = [&] {
            const ui::Board::Cell* now = board.current();
            return m_bench.window->state().announced() && now && now->prediction && board.fullPrediction()
                && (now->map || board.growing() || m_done > wellBegun || !now->failure.isEmpty());
        };
        if (!QTest::qWaitFor(came, 60'000)) {
            fail(pressed, QStringLiteral("no answer"));
        }
        QCoreApplication::processEvents();
        const ui::MessageBar& bar = m_bench.window->messages();
        if (!bar.isHidden() && bar.kind() == ui::MessageBar::Kind::Error) {
            fail(pressed, bar.message());
        }
        if (const ui::Board::Cell* now = board.current(); now && !now->failure.isEmpty()) {
            fail(pressed, now->failure);
        }
        checkNames(pressed);
    }

private:
    [[nodiscard]] QString named(int index) const
    {
        return QString::fromStdString(m_bench.window->state().model()->config.className(index));
    }
    void checkNames(const QString& pressed)
    {
        const ui::ViewState& state = m_bench.window->state();
        const ui::Board::Cell* now = m_bench.window->board().current();
        if (!now || !now->prediction || now->prediction->ranking.empty()) {
            return;
        }
        const bool all = state.query().heads == state.maxHeads();
        // "X — predicted": X must be the first prediction beside it; "with all" marks the full network's
        // answer.
        for (const char* field : {"classChoice", "againstChoice"}) {
            const QComboBox& choice = *box(field);
            for (int row = 0; row < choice.count(); ++row) {
                const QStringList halves = choice.itemText(row).split(QStringLiteral(" — "));
                if (halves.size() != 2) {
                    continue;
                }
                if (all == halves[1].contains(QStringLiteral("with all"))) {
                    fail(pressed, choice.itemText(row));
                }
                if (halves[1] == QLatin1String("predicted")
                    && halves[0] != named(now->prediction->ranking.front())) {
                    fail(pressed, choice.itemText(row));
                }
            }
        }
        // The chip must name the classes of the map.
        const auto* chip = m_bench.child<ui::ViewChip>("targetChip");
        const engine::MapPtr& map = now->map;
        if (chip->isHidden() || !map || map->classIndex < 0
            || state.query().target.kind == ClassChoice::Kind::Own) {
            return;
        }
        const QString wanted = QStringLiteral("Why %1 (").arg(named(map->classIndex));
        const QString other = QStringLiteral("compared with ")
            + (map->againstIndex < 0 ? QStringLiteral("nothing") : named(map->againstIndex));
        const auto* against = m_bench.child<ui::ViewChip>("againstChip");
        if (!chip->text().startsWith(wanted) || against->text() != other) {
            fail(pressed,
                 QStringLiteral("\"%1 %2\", map of \"%3 %4\"")
                     .arg(chip->text(), against->text(), wanted, other));
        }
    }
    void fail(const QString& pressed, const QString& why)
    {
        if (why.contains(QLatin1String("mix all tokens"))) {
            ++m_refusals;
        } else if (m_trouble.isEmpty()) {
            m_trouble = QStringLiteral("%1 (method %2): %3")
                            .arg(pressed,
                                 QString::fromStdString(m_bench.window->state().query().options.method), why);
        }
    }

    Bench& m_bench;
    ui::ExplainPanel& m_panel;
    QString m_trouble;
    int m_presses = 0, m_refusals = 0;
    double m_done = 0; // share of the computation that is done
    static constexpr double wellBegun = 0.1; // refusals come before this share
};

// Sets so few passes that every method answers soon.
inline void makeCheap(ui::ViewState& state)
{
    MapOptions options = state.query().options;
    options.masks = options.permutations = 8;
    options.groups = 4;
    options.window = options.stride = 7;
    options.steps = 2;
    state.setOptions(options);
}

// Adds one row per shipped model file.
inline void addShippedModels()
{
    const QDir shipped(QStringLiteral(HYDRA_SOURCE_DIR "/models"));
    for (const QString& name :
         shipped.entryList({QStringLiteral("*.safetensors")}, QDir::Files, QDir::Name)) {
        QTest::newRow(qPrintable(name)) << shipped.filePath(name) << 0;
    }
}

} // namespace hydra::test

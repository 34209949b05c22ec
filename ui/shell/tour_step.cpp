// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour_step.h"

#include "ui/panels/heads_panel.h"
#include "ui/shell/dock.h"
#include "ui/shell/embedding_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/tool_window.h"
#include "ui/shell/tool_windows.h"
#include "ui/shell/tour_words.h"
#include "ui/views/canvas.h"
#include "ui/views/colour_bar.h"
#include "ui/views/scatter.h"

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace tour {
namespace {

// What steps need.

bool always(const TourStage&)
{
    return true;
}

bool hasClasses(const TourStage& on)
{
    const VitConfig& config = configOf(on);
    return config.numClasses > 1 && !config.embeds && config.answers != Answers::Values;
}

bool hasHeads(const TourStage& on)
{
    return on.before.heads > 1;
}

bool hasHeadCounts(const TourStage& on)
{
    return on.state.offeredHeads().size() > 1 && !configOf(on).thinks();
}

bool hasHeadCountsAndClasses(const TourStage& on)
{
    return hasHeadCounts(on) && hasClasses(on);
}

bool hasSoftmax(const TourStage& on)
{
    const AttentionPlan plan = on.state.trainedPlan();
    return hasClasses(on) && !configOf(on).thinks() && !plan.blocks.empty()
        && plan.blocks.back().kind == AttentionKind::Softmax;
}

// Super attention mixes tokens by position and needs all of them.
bool canDropPatches(const TourStage& on)
{
    const std::vector<BlockAttention>& blocks = on.before.plan.blocks;
    return hasClasses(on) && !configOf(on).thinks()
        && std::none_of(blocks.begin(), blocks.end(),
                        [](const BlockAttention& block) { return block.kind == AttentionKind::Super; });
}

bool defaultKnowsClasses(const TourStage& on)
{
    return hasClasses(on) && methodInfo(defaultMethod()).classSpecific;
}

// What steps set. The query is the one from before the tour.

void setNothing(TourStage&) { }

void showPatches(TourStage& on)
{
    Look look = on.state.look();
    look.grid = true;
    on.state.setLook(look);
    on.state.showMap(false);
}

void askDefault(TourStage& on)
{
    MapOptions options = on.before.options;
    options.method = defaultMethod();
    options.query = options.head = options.block = -1;
    on.state.setOptions(options);
}

void askAttention(TourStage& on, int head)
{
    MapOptions options = on.before.options;
    options.method = "attention";
    options.query = middlePatch(on);
    options.kept.clear();
    options.block = -1;
    options.head = head;
    on.state.setOptions(options);
}

void askMiddle(TourStage& on)
{
    askAttention(on, -1);
}

void askOneHead(TourStage& on)
{
    askAttention(on, 0);
}

void askFewHeads(TourStage& on)
{
    askDefault(on);
    on.state.setHeads(fewestHeads(on));
}

void askHydra(TourStage& on)
{
    askDefault(on);
    on.state.setPlan(AttentionPlan::parse("hydra:cosine@back:1", on.state.trainedPlan()));
}

void askSecond(TourStage& on)
{
    askDefault(on);
    on.state.setAgainst({});
    on.state.setTarget({ClassChoice::Kind::Top, 2});
}

void dropPeak(TourStage& on)
{
    askDefault(on);
    const Peak peak = peakOf(on.board.bridge().cached(on.state.mapKey(on.state.query().heads)));
    Interventions without = on.before.without;
    without.patches = {peak.patch >= 0 ? peak.patch : middlePatch(on)};
    on.state.setWithout(without);
}

// What steps are about.

QWidget* canvas(TourStage& on)
{
    return on.window.findChild<Canvas*>();
}

QWidget* dock(TourStage& on, const char* name, QAction* command = nullptr)
{
    auto* found = on.window.findChild<Dock*>(QLatin1String(name));
    if (found && command && found->isHidden()) {
        command->trigger(); // the command also makes room for it
    } else if (found) {
        found->present();
    }
    return found;
}

template<class Window, class Part>
QWidget* inToolWindow(TourStage& on)
{
    auto& window = on.tools.get<Window>();
    if (auto* tool = qobject_cast<ToolWindow*>(static_cast<QWidget*>(&window))) {
        tool->comeForward();
    } else {
        bringToFront(window);
    }
    return window.template findChild<Part*>();
}

} // namespace
} // namespace tour

const std::vector<TourStep>& tourSteps()
{
    using namespace tour;
    using Stage = TourStage&;
    static const std::vector<TourStep> steps = {
        {"patches", QT_TR_NOOP("Patches"), always, showPatches, canvas, sayPatches},
        {"tokens", QT_TR_NOOP("Tokens"), always, setNothing, [](Stage on) { return dock(on, "modelDock"); },
         sayTokens},
        {"prediction", QT_TR_NOOP("Prediction"), hasClasses, setNothing,
         [](Stage on) { return dock(on, "predictionsDock"); }, sayPrediction},
        {"attention", QT_TR_NOOP("Attention"), always, askMiddle, canvas, sayAttention},
        {"heads", QT_TR_NOOP("Heads"), hasHeads, askOneHead, canvas, sayHeads},
        {"map", nullptr, always, askDefault, canvas, sayDefault},
        {"colours", QT_TR_NOOP("Colours and numbers"), always, askDefault,
         [](Stage on) -> QWidget* { return on.window.findChild<ColourBar*>(); }, sayColours},
        {"class", QT_TR_NOOP("Another class"), defaultKnowsClasses, askSecond,
         [](Stage on) { return dock(on, "explainDock"); }, saySecond},
        {"headCounts", QT_TR_NOOP("Fewer heads"), hasHeadCountsAndClasses, askFewHeads,
         [](Stage on) -> QWidget* { return on.window.findChild<HeadsPanel*>(); }, sayHeadCounts},
        {"cost", QT_TR_NOOP("What heads cost"), hasHeadCounts, askFewHeads,
         [](Stage on) -> QWidget* { return on.window.findChild<HeadsPanel*>(); }, sayCost},
        {"linear", QT_TR_NOOP("Linear attention"), hasSoftmax, askHydra,
         [](Stage on) { return dock(on, "attentionDock"); }, sayHydra},
        {"whatIf", QT_TR_NOOP("What if"), canDropPatches, dropPeak, canvas, sayWhatIf},
        {"trust", QT_TR_NOOP("Trust"), hasClasses, askDefault,
         [](Stage on) { return dock(on, "trustDock", on.state.actions().showTrust); }, sayTrust},
        {"embedding", QT_TR_NOOP("Embedding"), always, setNothing, inToolWindow<EmbeddingWindow, Scatter>,
         sayEmbedding},
        {"figure", QT_TR_NOOP("Figure"), always, askDefault, inToolWindow<FigureDialog, FigureView>,
         sayFigure},
        {"end", QT_TR_NOOP("That was the tour"), always, setNothing, canvas, sayEnd},
    };
    return steps;
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A window whose session is saved, and a second run of the program that opens it.
#pragma once

#include "ui/state/file_picker.h"

#include "tests/ui/tiny_model.h"

namespace hydra::test {

// Changes every part of the question from its start value.
inline void changeAll(ui::ViewState& state)
{
    state.setHeads(3);
    state.setPlan(AttentionPlan::parse("hydra:tanh-l2@back:1", state.trainedPlan()));
    state.setMethod("attention");
    MapOptions options = state.query().options;
    options.block = 1;
    options.head = 2;
    options.fusion = HeadFusion::Max;
    options.query = 5;
    options.startBlock = 1;
    options.discard = 0.25;
    state.setOptions(options);
    state.setTarget({ClassChoice::Kind::Index, 3});
    state.setAgainst(ClassChoice{ClassChoice::Kind::Top, 2});
    ui::Look look = state.look();
    look.colours = ui::ColourMap::Cividis;
    look.signedColours = ui::ColourMap::PurpleOrange;
    look.opacity = 0.375;
    look.threshold = 0.125;
    look.smooth = false;
    look.grid = true;
    look.clipOutliers = true;
    state.setLook(look);
}

// Saves the session of BENCH and returns the file's path.
[[nodiscard]] inline QString saved(const Bench& bench)
{
    const QString path = bench.file("work.hydrascope");
    ui::FilePicker::next = path;
    bench.window->state().actions().saveSession->trigger();
    return path;
}

// A second run of the program, with its own settings.
struct Another
{
    explicit Another(const QString& folder)
        : settings(folder + QStringLiteral("/other.ini"))
        , window(settings)
    {
        window.show();
    }
    [[nodiscard]] bool settle()
    {
        QCoreApplication::processEvents();
        return QTest::qWaitFor([this] { return window.settled(); }, 60'000);
    }
    ui::Settings settings;
    ui::MainWindow window;
};

} // namespace hydra::test

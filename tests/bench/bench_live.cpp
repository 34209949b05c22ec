// SPDX-License-Identifier: GPL-3.0-or-later
// A live source under a deadline: bench_live [SECONDS [MODEL [METHOD [MS]]]]. First the times of a frame's
// parts for the fewest and the most heads (medians, ms); then SECONDS of a synthetic camera of 30 frames a
// second, alone, and beside a process that is always busy: pictures in time, frames dropped, heads, ages.
#include "core/base/memory.h"
#include "core/base/timing.h"
#include "core/engine/session.h"
#include "core/engine/shipped.h"
#include "core/frames/deadline.h"
#include "core/frames/frame_reader.h"
#include "core/frames/synthetic_source.h"
#include "core/live/live_maker.h"
#include "core/paint/overlay.h"
#include "core/tensor/machine.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "tests/support/busy_process.h"
#include "tests/support/key_maker.h"

using namespace hydra;
using namespace hydra::engine;

namespace {

SyntheticOptions camera()
{
    SyntheticOptions options;
    options.width = 640;
    options.height = 480;
    options.frames = -1;
    options.live = true;
    return options;
}

double partOf(std::vector<double> values, double share)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0
                          : values[std::min(values.size() - 1, std::size_t(share * double(values.size())))];
}

void parts(Session& session, const OpenedModel& model, const LiveSettings& settings, int k)
{
    std::vector<double> opening, seeing, predicting, explaining, painting, whole;
    const auto timed = [](std::vector<double>& into, const auto& work) {
        into.push_back(1000 * secondsOf(work));
    };
    LiveMaker maker(session, model, settings);
    for (std::int64_t n = 0; n < 40; ++n) {
        const Image picture = syntheticPicture(camera(), n);
        OpenedImage image;
        timed(opening, [&] { image = session.files().openFrame(picture, "x"); });
        NetworkKey network = networkKey({image.id, model.id, {SliceScheme::HydraViT, k}, settings.ask.plan});
        MapPtr map;
        Image shown;
        timed(seeing, [&] { (void)session.seen(image.id, model.id); });
        timed(predicting, [&] { (void)session.answer(network); });
        timed(explaining, [&] {
            map = session.answer(mapKey({network, settings.ask.options, settings.ask.target}));
        });
        timed(painting,
              [&] { shown = paint::overlay(picture, session.seen(image.id, model.id).geometry, *map); });
        session.forget(image.id);
        Frame frame;
        frame.picture = picture;
        frame.number = n;
        timed(whole, [&] { (void)maker.make(std::move(frame), k); });
    }
    std::printf("k = %2d: open %.1f, resize %.1f, predict %.1f, map %.1f, paint %.1f, all %.1f ms\n", k,
                partOf(opening, 0.5), partOf(seeing, 0.5), partOf(predicting, 0.5), partOf(explaining, 0.5),
                partOf(painting, 0.5), partOf(whole, 0.5));
}

void run(const char* name, Session& session, const OpenedModel& model, const LiveSettings& settings,
         double seconds, double deadline)
{
    const auto clock = Clock::steady();
    FrameReader reader([clock] { return std::make_unique<SyntheticSource>(camera(), clock); }, {}, {}, clock);
    LiveMaker maker(session, model, settings);
    DeadlineController controller(maker.heads(), maker.costs(maker.heads()), {deadline});
    controller.setPeriod(1000 / camera().rate);
    std::vector<double> ages, work;
    double heads = 0;
    std::string late;
    const double end = clock->seconds() + seconds;
    while (clock->seconds() < end) {
        std::optional<Frame> frame = reader.wait();
        const int k = controller.heads();
        const LivePicture made = maker.make(std::move(*frame), k);
        const double age = 1000 * (clock->seconds() - made.taken);
        controller.took(k, made.milliseconds, age);
        ages.push_back(age);
        work.push_back(made.milliseconds);
        heads += k;
        if (age > deadline) {
            late += join(" ", made.number, ":", k, ":", int(made.milliseconds), ":", int(age));
        }
    }
    const DeadlineFigures& f = controller.figures();
    std::printf(
        "%s: kept %.2f %% of %lld, dropped %lld, mean k %.2f, last %d; age median %.1f, 95 %% %.1f, 99 %% "
        "%.1f, most %.1f; work median %.1f ms\n",
        name, 100 * f.keptShare(), static_cast<long long>(f.frames),
        static_cast<long long>(reader.state().dropped), heads / double(std::max<std::int64_t>(1, f.frames)),
        controller.heads(), partOf(ages, 0.5), partOf(ages, 0.95), partOf(ages, 0.99), partOf(ages, 1),
        partOf(work, 0.5));
    std::printf("  late (frame:k:work:age):%s\n", late.c_str());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const test::BusyProcess busy; // before there is any thread
    const double seconds = argc > 1 ? std::atof(argv[1]) : 20;
    const double deadline = argc > 4 ? std::atof(argv[4]) : 40;
    (void)measureMachine();
    Session session;
    const OpenedModel model = session.files().openModel(modelPath(argc > 2 ? argv[2] : "hydravit-photos"));
    LiveSettings settings;
    settings.ask.plan = AttentionPlan::softmax(model.config.depth);
    if (argc > 3) {
        settings.ask.options.method = argv[3];
    }
    std::printf("%s, %s\n", model.path.c_str(), settings.ask.options.method.c_str());
    parts(session, model, settings, model.config.trainedHeads.value.front());
    parts(session, model, settings, model.config.trainedHeads.value.back());
    run("idle", session, model, settings, seconds, deadline);
    busy.setBusy(true);
    run("busy", session, model, settings, seconds, deadline);
    busy.setBusy(false);
    return 0;
}

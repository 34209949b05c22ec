// SPDX-License-Identifier: GPL-3.0-or-later
// video: frames with their maps, as a recording and a table.
#include "app/cli/ask_settings.h"
#include "app/cli/commands.h"
#include "app/cli/feature_settings.h"
#include "core/base/error.h"
#include "core/frames/deadline.h"
#include "core/frames/frame_reader.h"
#include "core/live/live_maker.h"
#include "core/live/recording.h"

#include <algorithm>
#include <map>

namespace hydra::cli {

namespace {

constexpr double usualRate = 25; // of a recording if the source has none

struct Plan
{
    std::string input;
    SourceOptions source;
    std::int64_t first = 0, most = -1; // frames; -1: all
    double deadline = 0; // milliseconds; 0: none
    double rate = 0; // of the recording; 0: the source's
    Path out; // empty: no recording
};

Plan planOf(const VideoSettings& settings)
{
    Plan plan;
    plan.input = settings.place(1, phrase("INPUT: a video, a folder of pictures, camera:NUMBER or a URL"));
    plan.source.turned = settings.turn;
    if (plan.source.turned % 90 != 0) {
        throw usageError("--turn: expected 0, 90, 180 or 270 degrees, got %1", plan.source.turned);
    }
    plan.source.longestSide = settings.frameSize.value_or(0);
    plan.first = settings.first;
    plan.most = settings.frames;
    plan.deadline = settings.deadline.value_or(0);
    plan.rate = settings.rate.value_or(0);
    plan.out = settings.out;
    return plan;
}

LiveSettings settingsOf(const VideoSettings& given, engine::Session& session,
                        const engine::OpenedModel& model)
{
    const VitConfig& config = model.config;
    LiveSettings settings;
    const Ask common = askOf(session, given, model);
    settings.ask.plan = common.plan;
    settings.ask.scheme = common.scheme;
    settings.ask.size = common.size;
    settings.ask.without = common.without;
    settings.ask.options = methodOptionsOf(given, config);
    settings.ask.options.method = given.method;
    (void)openFeatures(session, settings.ask.options);
    if (given.className || given.target || config.numClasses == 0) {
        settings.ask.target = session.files().openTarget(targetOf(given, config));
    }
    if (given.against) {
        settings.ask.against = classOf("against", given.against, config);
    }
    settings.steady = given.steady;
    settings.frozen = settings.steady;
    return settings;
}

FrameSourcePtr openFrom(const Plan& plan)
{
    FrameSourcePtr source = openSource(plan.input, plan.source);
    if (plan.first > 0) {
        source->seek(plan.first);
    }
    return source;
}

struct Done
{
    DeadlineFigures figures;
    std::map<int, int> heads; // number of frames at each k
    double milliseconds = 0;
    Json table;
    ReaderState state;
    double rate = 0;
};

Done work(const Plan& plan, LiveMaker& maker, const std::vector<int>& heads)
{
    DeadlineController controller(heads, maker.costs(heads), {plan.deadline > 0 ? plan.deadline : 1e9});
    if (plan.deadline <= 0) {
        controller.takeOver(heads.back());
    }
    const auto clock = Clock::steady();
    const Progress progress = progressBar();
    ReaderOptions how;
    how.paced = false;
    FrameReader reader([plan] { return openFrom(plan); }, how, {}, clock);
    std::unique_ptr<Recording> recording;
    Done done;
    const auto oneFrame = [&](Frame frame) {
        const bool live = reader.state().info.live;
        if (done.rate == 0) { // the first frame
            const double own = reader.state().info.rate;
            controller.setPeriod(live && own > 0 ? 1000 / own : 0);
            done.rate = plan.rate > 0 ? plan.rate : own > 0 ? own : usualRate;
            if (!plan.out.empty()) {
                recording = std::make_unique<Recording>(plan.out, done.rate);
            }
        }
        const int k = controller.heads();
        const LivePicture picture = maker.make(std::move(frame), k, interruption());
        const double there = clock->seconds();
        const double age = live ? 1000 * (there - picture.taken) : picture.milliseconds;
        controller.took(k, picture.milliseconds, age);
        ++done.heads[k];
        done.milliseconds += picture.milliseconds;
        if (recording) {
            recording->add(picture, maker.model().config, age, plan.deadline);
        }
        controller.wrote(1000 * (clock->seconds() - there));
    };
    (void)unlessInterrupted([&] {
        while (plan.most < 0 || controller.figures().frames < plan.most) {
            std::optional<Frame> frame = reader.wait(interruption());
            interruption().check();
            if (!frame) {
                break;
            }
            const SourceInfo info = reader.state().info;
            const double all =
                plan.most > 0 ? double(plan.most) : double(std::max<std::int64_t>(1, info.frames));
            report(progress, std::min(1.0, double(controller.figures().frames) / all),
                   message("frame %1", frame->number + 1));
            oneFrame(std::move(*frame));
        }
    });
    done.state = reader.state();
    if (done.state.phase == ReaderState::Phase::Failed && controller.figures().frames == 0) {
        throw inputError(done.state.message);
    }
    if (controller.figures().frames == 0) {
        interruption().check();
        throw inputError("%1: no frame", plan.input);
    }
    if (recording) {
        recording->commit();
        done.table = recording->table().string();
    }
    done.figures = controller.figures();
    done.figures.dropped = done.state.dropped;
    return done;
}

} // namespace

Json runVideo(const VideoSettings& given)
{
    const Plan plan = planOf(given);
    engine::Session session;
    const engine::OpenedModel model = openModel(session, given);
    session.setMemoryLimit(engine::leastMemory); // no frame is requested twice
    const LiveSettings settings = settingsOf(given, session, model);
    const std::vector<int> heads =
        given.heads ? headsOf(given, model.config) : model.config.trainedHeads.value;
    LiveMaker maker(session, model, settings);
    const Done done = work(plan, maker, heads);
    Json counts = Json::object();
    for (const auto& [k, frames] : done.heads) {
        counts[std::to_string(k)] = frames;
    }
    if (!done.state.message.empty()) {
        warn(done.state.message);
    }
    const DeadlineFigures& f = done.figures;
    Json document = askedOf(model.path, model.overrides, settings.ask, model.config);
    document.update({{"input", plan.input},
                     {"method", settings.ask.options.method},
                     {"target", hydra::text(settings.ask.target)},
                     {"against", settings.ask.against ? Json(hydra::text(*settings.ask.against)) : Json()},
                     {"frames", f.frames},
                     {"dropped", f.dropped},
                     {"deadline_ms", plan.deadline > 0 ? Json(plan.deadline) : Json()},
                     {"kept", plan.deadline > 0 ? Json(f.keptShare()) : Json()},
                     {"heads", counts},
                     {"ms", f.frames > 0 ? Json(done.milliseconds / double(f.frames)) : Json()},
                     {"rate", done.rate},
                     {"out", plan.out.empty() ? Json() : Json(plan.out.string())},
                     {"table", done.table},
                     {"message", done.state.message}});
    return document;
}

const Running runsVideo("video", Parsed<runVideo>::by);

} // namespace hydra::cli

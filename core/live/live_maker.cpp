// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/live_maker.h"

#include "core/nn/cost.h"
#include "core/paint/overlay.h"

#include <chrono>

namespace hydra::engine {

namespace {

// The engine knows FRAME for as long as this lives.
class Held
{
public:
    Held(Engine& engine, const Frame& frame)
        : m_engine(engine)
        , m_image(engine.openFrameNow(frame.picture, "frame " + std::to_string(frame.number)))
    { }
    ~Held() { m_engine.forget(m_image.id); }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;
    [[nodiscard]] const ImageId& id() const { return m_image.id; }

private:
    Engine& m_engine;
    OpenedImage m_image;
};

} // namespace

LiveMaker::LiveMaker(Engine& engine, OpenedModel model, LiveSettings settings)
    : m_engine(engine)
    , m_model(std::move(model))
    , m_settings(std::move(settings))
    , m_heads(m_model.config.trainedHeads.value)
{ }

void LiveMaker::change(const LiveSettings& settings)
{
    m_settings = settings;
    m_range.forget();
}

std::vector<double> LiveMaker::costs() const
{
    std::vector<double> costs;
    for (const int k : m_heads) {
        costs.push_back(double(costOf(m_model.config, {SliceScheme::HydraViT, k}, m_settings.plan).macs));
    }
    return costs;
}

LivePicture LiveMaker::make(Frame frame, int heads, const CancelToken& cancel)
{
    const auto start = std::chrono::steady_clock::now();
    const Held held(m_engine, frame);
    LivePicture made;
    made.number = frame.number;
    made.seconds = frame.seconds;
    made.taken = frame.taken;
    made.heads = heads;
    made.network = {held.id(), m_model.id, {SliceScheme::HydraViT, heads}, m_settings.plan};
    made.prediction = m_engine.answer(made.network, {}, cancel);
    made.map = m_engine.answer(MapKey{made.network, m_settings.options, m_settings.target}, {}, cancel);
    const paint::ValueRange own = paint::rangeOf(*made.map, paint::rangeRule(m_settings.look));
    made.range = m_settings.steady ? m_range.next(own) : own;
    made.shown = paint::overlay(frame.picture, m_engine.seen(held.id(), m_model.id).geometry, *made.map,
                                made.range, m_settings.look);
    made.frame = std::move(frame.picture);
    made.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return made;
}

} // namespace hydra::engine

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/live/live_maker.h"

#include "core/base/message.h"
#include "core/engine/basis_job.h"
#include "core/engine/borrowed.h"
#include "core/engine/session.h"
#include "core/nn/cost.h"
#include "core/paint/overlay.h"

#include <algorithm>
#include <chrono>

namespace hydra {

LiveMaker::LiveMaker(engine::Session& session, engine::OpenedModel model, LiveSettings settings)
    : m_session(session)
    , m_model(std::move(model))
    , m_settings(std::move(settings))
    , m_heads(m_model.config.trainedHeads.value)
{ }

void LiveMaker::change(const LiveSettings& settings)
{
    const Ask &now = settings.ask, &before = m_settings.ask;
    if (!(now.options == before.options) || now.plan != before.plan || now.without != before.without) {
        m_frozen.clear(); // these axes belong to other features
    }
    m_settings = settings;
    m_range.forget();
}

std::vector<double> LiveMaker::costs(const std::vector<int>& heads) const
{
    std::vector<double> costs;
    for (const int k : heads) {
        costs.push_back(double(costOf(m_model.config, m_settings.ask.sub(k), m_settings.ask.plan).macs));
    }
    return costs;
}

// Fits the basis on the widest features: those of fewer heads are their prefix.
MapOptions LiveMaker::optionsFor(const ImageId& image, std::int64_t number, const CancelToken& cancel)
{
    MapOptions options = m_settings.ask.options;
    if (!m_settings.frozen || !methodInfo(options.method).isColours || !options.basis.empty()) {
        return options;
    }
    if (m_frozen.empty()) {
        engine::BasisRequest request{
            m_model.id, PictureAsk(m_settings.ask), {{join("frame ", number), image, {}, {}}}};
        request.ask.heads = m_heads.back();
        m_frozen = m_session.keep(engine::fitBasis(m_session, request, {}, cancel).basis);
    }
    options.basis = m_frozen;
    return options;
}

// A basis fitted on some heads does not cover more.
int LiveMaker::served(int heads) const
{
    const MapOptions& options = m_settings.ask.options;
    if (options.basis.empty() || !methodInfo(options.method).isColours) {
        return heads;
    }
    const auto basis = m_session.basis(options.basis);
    if (!basis || basis->model != m_model.id || basis->heads <= 0 || heads <= basis->heads) {
        return heads;
    }
    const auto above = std::upper_bound(m_heads.begin(), m_heads.end(), basis->heads);
    return above == m_heads.begin() ? heads : *std::prev(above);
}

LivePicture LiveMaker::make(Frame frame, int heads, const CancelToken& cancel)
{
    const auto start = std::chrono::steady_clock::now();
    const engine::Borrowed borrowed(m_session, frame.picture, join("frame ", frame.number));
    LivePicture made;
    made.number = frame.number;
    made.seconds = frame.seconds;
    made.taken = frame.taken;
    made.heads = served(heads);
    Ask ask = m_settings.ask;
    ask.heads = made.heads;
    made.network = ask.network(borrowed.id(), m_model.id);
    made.prediction = m_session.answer(made.network, {}, cancel);
    ask.options = optionsFor(borrowed.id(), made.number, cancel);
    made.basis = methodInfo(ask.options.method).isColours ? ask.options.basis : std::string();
    made.map = m_session.answer(ask.map(borrowed.id(), m_model.id), {}, cancel);
    const paint::ValueRange own = paint::rangeOf(*made.map, paint::rangeRule(m_settings.look));
    made.range = m_settings.steady ? m_range.next(own) : own;
    made.shown =
        paint::overlay(frame.picture, m_session.seen(borrowed.id(), m_model.id, m_settings.ask.size).geometry,
                       *made.map, made.range, m_settings.look);
    made.frame = std::move(frame.picture);
    made.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    return made;
}

} // namespace hydra

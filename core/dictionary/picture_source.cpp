// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dictionary/picture_source.h"

#include "core/base/error.h"
#include "core/image/load.h"
#include "core/scenes/scene.h"

#include <ATen/ATen.h>

#include <atomic>

namespace hydra {

namespace {

constexpr std::size_t mostKept = std::size_t(512) << 20;

} // namespace

PictureSource::PictureSource(DataConfig data, const Preprocessing& how, const CancelToken& cancel)
    : m_data(std::move(data))
    , m_how(how)
{
    if (m_data.kind == DataKind::Scenes) {
        m_count = static_cast<std::size_t>(m_data.count);
        return;
    }
    m_list.add(m_data.path.string(), cancel);
    m_list.finish();
    const auto every = static_cast<std::size_t>(m_data.holdOut);
    for (std::size_t i = 0; i < m_list.pictures().size(); ++i) {
        if (every == 0 || (i % every == 0) == m_data.heldOut) {
            m_chosen.push_back(i);
        }
    }
    m_count = m_chosen.size();
    if (m_data.count > 0 && static_cast<std::size_t>(m_data.count) < m_count) {
        // Spread over the list, which is sorted by class.
        const double step = double(m_count) / double(m_data.count);
        m_count = static_cast<std::size_t>(m_data.count);
        for (std::size_t i = 0; i < m_count; ++i) {
            m_chosen[i] = m_chosen[static_cast<std::size_t>(double(i) * step)];
        }
    }
    if (m_count == 0) {
        throw inputError("%1: contains no picture", m_data.path.string());
    }
}

PictureSource::Drawn PictureSource::scene(std::size_t place) const
{
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (const auto found = m_drawn.find(place); found != m_drawn.end()) {
            return found->second;
        }
    }
    Scene scene = renderScene(m_data.seed, place, m_how.height);
    Drawn drawn{std::move(scene.image), scene.label};
    const std::lock_guard<std::mutex> lock(m_mutex);
    if ((m_drawn.size() + 1) * drawn.image.rgb.size() <= mostKept) {
        m_drawn.emplace(place, drawn);
    }
    return drawn;
}

at::Tensor PictureSource::one(std::size_t place) const
{
    if (m_data.kind == DataKind::Scenes) {
        return preprocess(scene(place).image, m_how).pixels;
    }
    const shard::Picture& picture = m_list.pictures()[m_chosen[place]];
    return preprocess(decodeImage(m_list.read(picture), m_list.place(picture)), m_how).pixels;
}

PictureSource::Read PictureSource::read(const std::vector<std::size_t>& places, Workers& workers,
                                        const CancelToken& cancel) const
{
    std::vector<at::Tensor> pixels(places.size());
    std::vector<Message> why(places.size());
    std::atomic<std::size_t> next{0};
    workers.run([&](int) {
        for (std::size_t i = next++; i < places.size(); i = next++) {
            cancel.check();
            try {
                pixels[i] = one(places[i]);
            } catch (const Error& error) {
                if (error.code() != ErrorCode::Input) {
                    throw;
                }
                why[i] = messageOf(error);
            }
        }
    });
    Read read;
    std::vector<at::Tensor> there;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (pixels[i].defined()) {
            there.push_back(pixels[i]);
            read.places.push_back(places[i]);
        } else {
            read.leftOut.push_back(why[i]);
        }
    }
    if (there.empty()) {
        throw read.leftOut.empty() ? inputError("not a picture") : inputError(read.leftOut.front());
    }
    read.pixels = at::cat(there);
    return read;
}

std::string PictureSource::label(std::size_t place) const
{
    return m_data.kind == DataKind::Scenes ? sceneClasses()[static_cast<std::size_t>(scene(place).label)]
                                           : m_list.label(m_list.pictures()[m_chosen[place]]);
}

} // namespace hydra

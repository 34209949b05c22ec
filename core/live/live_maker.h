// SPDX-License-Identifier: GPL-3.0-or-later
// Turns frames into predictions, maps and pictures, in the same way as still pictures: the map of frame n
// equals that of the picture n, bit for bit.
#pragma once

#include "core/engine/session.h"
#include "core/frames/frame_source.h"
#include "core/paint/heat.h"
#include "core/question/ask.h"

#include <algorithm>
#include <optional>

namespace hydra {

// A colour range that does not flicker between frames: it grows at once, so that no value is clipped, and
// shrinks by a share of the difference.
class RangeMemory
{
public:
    static constexpr double share = 0.05; // per frame

    [[nodiscard]] paint::ValueRange next(const paint::ValueRange& own)
    {
        if (!m_last || m_last->isSigned != own.isSigned) {
            m_last = own;
            return own;
        }
        m_last->low = std::min(own.low, m_last->low + share * (own.low - m_last->low));
        m_last->high = std::max(own.high, m_last->high + share * (own.high - m_last->high));
        return *m_last;
    }
    void forget() { m_last.reset(); }

private:
    std::optional<paint::ValueRange> m_last;
};

struct LiveSettings
{
    // Used without its head count. The target is Own: with Top, the full network would run beside every
    // smaller one.
    Ask ask = ofOwnChoice();
    paint::Look look;
    bool steady = true; // colour ranges depend on earlier frames
    // For features as colours: without a requested basis, all frames use the first one's.
    bool frozen = false;

    [[nodiscard]] static Ask ofOwnChoice()
    {
        Ask ask;
        ask.target.kind = ClassChoice::Kind::Own;
        return ask;
    }
    friend bool operator==(const LiveSettings& a, const LiveSettings& b)
    {
        return a.ask == b.ask && a.look == b.look && a.steady == b.steady && a.frozen == b.frozen;
    }
};

struct LivePicture
{
    std::int64_t number = 0;
    double seconds = 0, taken = 0; // of the frame
    int heads = 0;
    NetworkKey network;
    engine::PredictionPtr prediction;
    engine::MapPtr map;
    paint::ValueRange range;
    Image frame, shown; // the original, and with the map over it
    double milliseconds = 0; // prediction, map and picture
    std::string basis; // id of the colours' basis; empty: the frame's own, or no colours

    [[nodiscard]] LivePicture withoutImages() const
    {
        return {number, seconds, taken, heads, network, prediction, map, range, {}, {}, milliseconds, basis};
    }
};

class LiveMaker
{
public:
    // MODEL must be open in ENGINE, which must outlive this.
    LiveMaker(engine::Session& session, engine::OpenedModel model, LiveSettings settings);

    void change(const LiveSettings& settings); // also resets the colour range
    [[nodiscard]] const LiveSettings& settings() const { return m_settings; }
    [[nodiscard]] const engine::OpenedModel& model() const { return m_model; }
    // Offered head counts, ascending; and the costs of any.
    [[nodiscard]] const std::vector<int>& heads() const { return m_heads; }
    [[nodiscard]] std::vector<double> costs(const std::vector<int>& heads) const;

    // Uses fewer heads if the requested basis does not cover HEADS. Runs on the caller's thread. Throws
    // hydra::Error, Cancelled between blocks.
    [[nodiscard]] LivePicture make(Frame frame, int heads, const CancelToken& cancel = {});

private:
    [[nodiscard]] MapOptions optionsFor(const ImageId& image, std::int64_t number, const CancelToken& cancel);
    [[nodiscard]] int served(int heads) const;

    engine::Session& m_session;
    engine::OpenedModel m_model;
    LiveSettings m_settings;
    std::vector<int> m_heads;
    RangeMemory m_range;
    std::string m_frozen; // id of the first frame's basis
};

} // namespace hydra

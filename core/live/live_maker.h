// SPDX-License-Identifier: GPL-3.0-or-later
// One frame after the other becomes a prediction, a map and a picture, by the same way as a still picture:
// the map of frame n is that of the picture n, bit for bit.
#pragma once

#include "core/engine/session.h"
#include "core/frames/frame_source.h"
#include "core/paint/heat.h"
#include "core/question/ask.h"

#include <algorithm>
#include <optional>

namespace hydra {

// A colour range that does not flicker from frame to frame: it grows at once, so that nothing is cut off, and
// shrinks by a share of the difference.
class RangeMemory
{
public:
    static constexpr double share = 0.05; // of each frame

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
    // Its head count apart. Own: with Top, the full network would run beside every smaller one.
    Ask ask = ofOwnChoice();
    paint::Look look;
    bool steady = true; // colour ranges remember the frames before
    // Of features as colours: where no basis is asked for, all frames are seen in the first one's.
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
    Image frame, shown; // as it came, and with the map over it
    double milliseconds = 0; // prediction, map and picture
    std::string basis; // id of the one that the colours are in; empty: the frame's own, or no colours

    [[nodiscard]] LivePicture withoutImages() const
    {
        return {number, seconds, taken, heads, network, prediction, map, range, {}, {}, milliseconds, basis};
    }
};

class LiveMaker
{
public:
    // MODEL is open in ENGINE, which outlives this.
    LiveMaker(engine::Session& session, engine::OpenedModel model, LiveSettings settings);

    void change(const LiveSettings& settings); // the colour range is forgotten
    [[nodiscard]] const LiveSettings& settings() const { return m_settings; }
    [[nodiscard]] const engine::OpenedModel& model() const { return m_model; }
    // Offered head counts, ascending; and what any cost.
    [[nodiscard]] const std::vector<int>& heads() const { return m_heads; }
    [[nodiscard]] std::vector<double> costs(const std::vector<int>& heads) const;

    // With fewer heads where the basis that is asked for serves no more. On the caller's thread. Throws
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
    std::string m_frozen; // id of the basis that the first frame gave
};

} // namespace hydra

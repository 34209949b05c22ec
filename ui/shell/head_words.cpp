// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/head_words.h"

#include "ui/paint/format.h"
#include "ui/panels/heads_panel.h"
#include "ui/shell/centre.h"
#include "ui/state/insides.h"
#include "ui/views/canvas.h"
#include "ui/views/choice_strip.h"
#include "ui/views/head_dots.h"
#include "ui/views/wipe.h"

#include <QObject>

#include <optional>

namespace hydra::ui {

namespace {

const engine::Owner hoverOwner = "similarity under the mouse";

struct Words
{
    std::vector<PatchWord> words;
    QStringList told;
};

Words wordsOf(const Lens& lens, const VitConfig& config)
{
    Words all;
    for (std::size_t i = 0; i < lens.best.size(); ++i) {
        const QString name = text(config.className(lens.best[i]));
        all.words.push_back({lens.best[i], name});
        all.told << Centre::tr("first: %1 %2").arg(name, percent(double(lens.bestProbabilities[i])));
    }
    return all;
}

} // namespace

// While no patch is fixed by a click, the similarity follows the mouse: the map of the patch under it stands
// in for the question's. The engine answers from the pass that is there, in less than a frame, so nothing is
// kept beside it and the GUI thread computes nothing.
class SimilarityHover : public QObject
{
public:
    SimilarityHover(ViewState& state, EngineBridge& bridge, Canvas& canvas)
        : QObject(&canvas)
        , m_state(state)
        , m_bridge(bridge)
        , m_canvas(canvas)
    {
        connect(&canvas, &Canvas::pointedAt, this, &SimilarityHover::point);
        connect(&state, &ViewState::queryChanged, this, [this] { point(-1); }); // until the mouse moves on
        bridge.hear<engine::MapKey>(
            this, [this](const engine::MapKey& key, const engine::MapPtr& map, const QString&) {
                if (map && m_wanted && key == *m_wanted) {
                    m_canvas.showInstead(map);
                }
            });
    }

private:
    // -1: at none
    void point(int patch)
    {
        const MapOptions& options = m_state.query().options;
        const MethodInfo& method = m_state.method();
        const bool follows = m_state.ready() && method.usesFacet && method.usesQuery && options.query < 0
            && options.kept.empty();
        if (!follows || patch < 0) {
            if (m_wanted) {
                m_wanted.reset();
                m_bridge.want(hoverOwner, {});
            }
            m_canvas.showInstead(nullptr);
            return;
        }
        engine::MapKey key = m_state.mapKey(m_state.query().heads);
        key.options.query = patch;
        m_wanted = engine::normalised(key);
        if (const engine::MapPtr known = m_bridge.cached(*m_wanted)) {
            m_bridge.want(hoverOwner, {});
            m_canvas.showInstead(known);
        } else {
            m_bridge.want(hoverOwner, {{*m_wanted, engine::Priority::Front}});
        }
    }

    ViewState& m_state;
    EngineBridge& m_bridge;
    Canvas& m_canvas;
    std::optional<engine::MapKey> m_wanted;
};

void showInsides(Centre& centre, ViewState& state, Board& board, EngineBridge& bridge, Insides& insides)
{
    new SimilarityHover(state, bridge, centre.canvas()); // the canvas owns it
    new Wipe(state, board, bridge, centre.canvas());
    HeadsPanel& heads = centre.heads();
    auto* dots = new HeadDots(state, bridge, &heads);
    heads.setDots(dots);
    QObject::connect(dots, &HeadDots::pointedAt, &centre.canvas(), &Canvas::showInstead);
    auto* others = new OtherMaps(state, bridge, &heads);
    heads.setOtherStrip(new ChoiceStrip(state, board, *others, &heads));
    QObject::connect(&insides, &Insides::changed, &centre, [&centre, &state, &insides] {
        const engine::LensPtr lens = insides.labels();
        Words all = lens && state.model() ? wordsOf(*lens, state.model()->config) : Words();
        centre.canvas().setWords(std::move(all.words), std::move(all.told));
    });
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/head_words.h"

#include "ui/paint/format.h"
#include "ui/panels/heads_panel.h"
#include "ui/shell/centre.h"
#include "ui/state/insides.h"
#include "ui/views/canvas.h"
#include "ui/views/head_dots.h"
#include "ui/views/strip.h"
#include "ui/views/wipe.h"

#include <QObject>

#include <optional>

namespace hydra::ui {

namespace {

struct LensTexts
{
    std::vector<PatchWord> words;
    QStringList tooltips;
};

LensTexts wordsOf(const Lens& lens, const VitConfig& config)
{
    LensTexts all;
    for (std::size_t i = 0; i < lens.best.size(); ++i) {
        const QString name = text(config.className(lens.best[i]));
        all.words.push_back({lens.best[i], name});
        all.tooltips << Centre::tr("first: %1 %2").arg(name, percent(double(lens.bestProbabilities[i])));
    }
    return all;
}

} // namespace

// While no patch is fixed by a click, the similarity follows the mouse: the map of the patch under it
// replaces the question's. The engine answers from the cached pass in less than a frame, so no map is kept
// here and the GUI thread does not compute.
class SimilarityHover : public QObject
{
public:
    SimilarityHover(ViewState& state, EngineBridge& bridge, Centre& centre)
        : QObject(&centre)
        , m_state(state)
        , m_centre(centre)
        , m_map(bridge, "similarity under the mouse", [this] {
            if (m_map.answer()) {
                m_centre.preview(m_map.answer(), {});
            }
        })
    {
        connect(&centre.canvas(), &Canvas::pointedAt, this, &SimilarityHover::point);
        connect(&state, &ViewState::queryChanged, this, [this] { point(-1); }); // until the mouse moves on
    }

private:
    // -1: no patch
    void point(int patch)
    {
        const MapOptions& options = m_state.query().options;
        const MethodInfo& method = m_state.method();
        const bool follows = m_state.ready() && method.usesFacet && method.usesQuery && options.query < 0
            && options.kept.empty();
        std::optional<MapKey> key;
        if (follows && patch >= 0) {
            PictureAsk ask = m_state.query();
            ask.options.query = patch;
            key = m_state.mapKey(ask);
        }
        m_map.ask(key, engine::Priority::Front);
        if (!key || m_map.answer()) {
            m_centre.preview(m_map.answer(), {});
        }
    }

    ViewState& m_state;
    Centre& m_centre;
    StandingQuestion<MapKey> m_map;
};

void showInsides(Centre& centre, ViewState& state, Board& board, EngineBridge& bridge, Insides& insides)
{
    new SimilarityHover(state, bridge, centre); // CENTRE owns it
    new Wipe(state, board, bridge, centre.canvas());
    HeadsPanel& heads = centre.heads();
    auto* dots = new HeadDots(state, bridge, &heads);
    heads.setDots(dots);
    QObject::connect(dots, &HeadDots::pointedAt, &centre, [&centre, dots](const engine::MapPtr& map) {
        centre.preview(map, dots->pointedHead());
    });
    auto* others = new OtherMaps(state, bridge, &heads);
    heads.setOtherStrip(new ChoiceStrip(state, board, *others, &heads));
    QObject::connect(&insides, &Insides::changed, &centre, [&centre, &state, &insides] {
        const engine::LensPtr lens = insides.labels();
        LensTexts all = lens && state.model() ? wordsOf(*lens, state.model()->config) : LensTexts();
        centre.canvas().setWords(std::move(all.words), std::move(all.tooltips));
    });
}

} // namespace hydra::ui

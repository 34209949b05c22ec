// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/head_words.h"

#include "ui/paint/format.h"
#include "ui/panels/heads_panel.h"
#include "ui/shell/centre.h"
#include "ui/state/insides.h"
#include "ui/views/canvas.h"
#include "ui/views/choice_strip.h"
#include "ui/views/similarity_hover.h"

namespace hydra::ui {

namespace {

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

void showInsides(Centre& centre, ViewState& state, Board& board, EngineBridge& bridge, Insides& insides)
{
    new SimilarityHover(state, bridge, centre.canvas()); // the canvas owns it
    HeadsPanel& heads = centre.heads();
    auto* others = new OtherMaps(state, bridge, &heads);
    heads.setOtherStrip(new ChoiceStrip(state, board, *others, &heads));
    QObject::connect(&insides, &Insides::changed, &centre, [&centre, &state, &insides] {
        const engine::LensPtr lens = insides.labels();
        Words all = lens && state.model() ? wordsOf(*lens, state.model()->config) : Words();
        centre.canvas().setWords(std::move(all.words), std::move(all.told));
    });
}

} // namespace hydra::ui

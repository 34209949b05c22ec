// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the present question: for every offered head count its map and its prediction, as they
// arrive. It turns ViewState into what the engine is asked for, nearest first, and the engine's answers into
// what views paint.
#pragma once

#include "ui/bridge/standing_question.h"
#include "ui/state/sheet.h"
#include "ui/state/view_state.h"
#include "ui/widgets/patience.h"

#include <QObject>
#include <QSet>

#include <map>
#include <optional>
#include <vector>

namespace hydra::ui {

class Board : public QObject
{
    Q_OBJECT

public:
    struct Cell : MapCell
    {
        int heads = 0;
    };

    Board(ViewState& state, EngineBridge& bridge, QObject* parent = nullptr);
    [[nodiscard]] EngineBridge& bridge() { return m_bridge; }

    [[nodiscard]] const std::vector<Cell>& cells() const { return m_sheet.cells(); }
    [[nodiscard]] const Cell* current() const; // of the chosen head count; null before anything is open
    // The current map or, until it is there, the one before it.
    [[nodiscard]] const engine::MapPtr& shownMap() const { return m_shown; }
    [[nodiscard]] const MapKey& shownKey() const { return m_shownKey; } // what shownMap() answers
    [[nodiscard]] bool stale() const; // shownMap() answers an older question
    // shownMap() is the present question's map as far as it is computed; until it is complete, stale() is
    // true, too.
    [[nodiscard]] bool growing() const { return m_growing; }
    // While the chosen head count is computed, shownMap() answers the present question with this many heads;
    // 0: it does not, or the answer is there.
    [[nodiscard]] int standIn() const;
    // The same for longer than a glance, or where it is known to take longer: then words say so.
    [[nodiscard]] int markedStandIn() const { return m_stale.over() || heavy() ? standIn() : 0; }
    // An older question's, for longer than a glance: then it shows. A quick answer must not flicker.
    [[nodiscard]] bool dimmed() const
    {
        return (m_stale.over() && !m_growing && standIn() == 0) || opening();
    }
    // Another picture or model has been on its way for longer than a glance: nothing here answers it.
    [[nodiscard]] bool opening() const { return m_opening.over(); }
    void setPatience(int milliseconds); // before dimmed() and opening() say so
    void setHeavy(double macs) { m_heavyMacs = macs; } // of a pass whose map takes longer than a glance
    [[nodiscard]] engine::PredictionPtr fullPrediction() const { return m_full.answer(); } // k = H, same plan
    // What the map on screen explains, for prediction charts; -1 while unknown.
    [[nodiscard]] int chosenClass() const;
    [[nodiscard]] int chosenClass(const Cell& cell) const; // differs between cells for the "own" choice only
    // Which class CHOICE means in CELL; -1 while unknown, and for what is no class.
    [[nodiscard]] int classOf(const ClassChoice& choice, const Cell& cell) const;
    // CHOICE is explained from now on; against itself it would be nothing, so such a contrast ends.
    void explain(const ClassChoice& choice);
    [[nodiscard]] ValueRange range(const engine::MapPtr& map) const; // its own, or the strip's when locked
    [[nodiscard]] const std::optional<engine::SeenImage>& seen() const { return m_seen; }
    [[nodiscard]] bool complete() const; // every map and prediction asked for has come, or failed

    // The walk-through of a layer is wanted as well; its query is the window's. Null: no longer.
    void setWalk(const std::optional<WalkQuestion>& layer);
    // The walk-through asked for or, until it is there, the one before it; null when none is wanted.
    [[nodiscard]] const engine::WalkPtr& shownWalk() const { return m_walk.latest(); }
    [[nodiscard]] bool walkStale() const { return m_walk.key() && !m_walk.answer(); }
    [[nodiscard]] const QString& walkFailure() const { return m_walk.failure(); }

    // A hidden strip asks for nothing but its predictions; shown again it asks once.
    void setStripShown(bool shown);
    // The same of another view of all maps: either of the two wants them.
    void setRoundsShown(bool shown);

Q_SIGNALS:
    void reset(); // other cells
    void cellChanged(int row);
    void currentChanged(); // shownMap(), stale() or the current prediction
    void predictionsChanged();
    void walkChanged(); // shownWalk(), walkStale() or walkFailure()
    void failed(const QString& message); // of what is in view, each message once per question

private:
    void ask();
    [[nodiscard]] bool wantsAll() const { return m_stripShown || m_roundsShown; } // maps
    void show(const MapKey& key, const engine::MapPtr& map);
    void showStandIn(); // the best map of the present question that is there
    [[nodiscard]] bool heavy() const; // a pass of the chosen head count takes longer than a glance
    [[nodiscard]] bool knowsClass() const; // without a pass of the full network
    void watch();
    void takeMap(std::size_t row, const QString& failure);
    void takeGrown(const MapKey& key, const engine::MapPtr& map);
    void takePrediction(std::size_t row, const QString& failure);
    void takeFull();
    void tell(const QString& message);
    void lookUpWalk();
    void lookAtPicture();
    void takeGeometry(const ImageId& image, const ModelId& model, const InputSize& size);
    [[nodiscard]] std::vector<engine::Wish> wishes() const;
    [[nodiscard]] bool isCurrent(const Cell& cell) const { return cell.heads == m_state.query().heads; }
    void measureStrip();
    void followLook();

    ViewState& m_state;
    EngineBridge& m_bridge;
    StandingQuestion<NetworkKey> m_full; // first: hears before the cells do. Asked with them, as is
    Sheet<Cell> m_sheet;
    StandingQuestion<WalkKey> m_walk; // this
    std::optional<WalkQuestion> m_walkLayer; // as asked for
    engine::MapPtr m_shown;
    MapKey m_shownKey;
    Patience m_stale, m_opening;
    bool m_growing = false;
    double m_heavyMacs = 2e9; // on a desktop's processor
    std::optional<engine::SeenImage> m_seen;
    InputSize m_size; // that the picture is, or will be, seen in
    std::optional<ValueRange> m_stripRange; // of all maps that are here
    mutable std::map<engine::MapPtr, ValueRange> m_ranges; // of single maps: painting asks again and again
    RangeRule m_rule; // of m_ranges and m_stripRange
    QSet<QString> m_told;
    bool m_stripShown = true, m_roundsShown = false;
};

// Row numbers of CELLS from the one with HEADS outwards: 6 -> 6, 7, 5, 8, 4, ...
[[nodiscard]] std::vector<std::size_t> outwards(const std::vector<Board::Cell>& cells, int heads);

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The answers to the current question: a map and a prediction for every offered head count, as they arrive.
// Turns ViewState into requests to the engine, nearest head count first, and its answers into what views
// paint.
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
    [[nodiscard]] const Cell* current() const; // of the chosen head count; null if there are no cells
    // The current map or, until it arrives, the previous one.
    [[nodiscard]] const engine::MapPtr& shownMap() const { return m_shown; }
    [[nodiscard]] const MapKey& shownKey() const { return m_shownKey; } // what shownMap() answers
    [[nodiscard]] bool stale() const; // shownMap() answers an older question
    // shownMap() is a partial map of the current question; stale() is also true until it is complete.
    [[nodiscard]] bool growing() const { return m_growing; }
    // While the chosen head count is computed, shownMap() may answer the current question with another head
    // count: returns that count; 0 if it does not, or if the map has arrived.
    [[nodiscard]] int standIn() const;
    // standIn() once it lasts longer than the patience limit, or at once if heavy(): the view then says so.
    [[nodiscard]] int markedStandIn() const { return m_stale.over() || heavy() ? standIn() : 0; }
    // The map is dimmed when it has answered an older question for longer than the patience limit; the delay
    // avoids flicker.
    [[nodiscard]] bool dimmed() const
    {
        return (m_stale.over() && !m_growing && standIn() == 0) || opening();
    }
    // Another picture or model has been opening for longer than the patience limit; no answer here is about
    // it.
    [[nodiscard]] bool opening() const { return m_opening.over(); }
    void setPatience(int milliseconds); // before dimmed() and opening() return true
    void setHeavy(double macs) { m_heavyMacs = macs; } // passes above this count as heavy()
    // With all heads, under the same plan.
    [[nodiscard]] engine::PredictionPtr fullPrediction() const { return m_full.answer(); }
    // The class that the map on screen explains, for prediction charts; -1 while unknown.
    [[nodiscard]] int chosenClass() const;
    [[nodiscard]] int chosenClass(const Cell& cell) const; // depends on CELL only for "own"
    // The class that CHOICE means in CELL; -1 while unknown and for targets that are not classes.
    [[nodiscard]] int classOf(const ClassChoice& choice, const Cell& cell) const;
    // Makes CHOICE the target; drops a contrast with the same class, which would be zero.
    void explain(const ClassChoice& choice);
    [[nodiscard]] ValueRange range(const engine::MapPtr& map) const; // MAP's, or the strip's when locked
    [[nodiscard]] const std::optional<engine::SeenImage>& seen() const { return m_seen; }
    [[nodiscard]] bool complete() const; // every requested map and prediction has arrived or failed

    // Also requests the walk-through of QUESTION, with the window's query token. Null: stops requesting it.
    void setWalk(const std::optional<WalkQuestion>& question);
    // The requested walk-through or, until it arrives, the previous one; null if none is requested.
    [[nodiscard]] const engine::WalkPtr& shownWalk() const { return m_walk.latest(); }
    [[nodiscard]] bool walkStale() const { return m_walk.key() && !m_walk.answer(); }
    [[nodiscard]] const QString& walkFailure() const { return m_walk.failure(); }

    // A hidden strip requests only predictions; its maps are requested when it is shown.
    void setStripShown(bool shown);
    // The same for Rounds, which shows all maps too; maps are requested if either is shown.
    void setRoundsShown(bool shown);

Q_SIGNALS:
    void reset(); // the cells were replaced
    void cellChanged(int row);
    void currentChanged(); // shownMap(), stale() or the current prediction changed
    void predictionsChanged();
    void walkChanged(); // shownWalk(), walkStale() or walkFailure()
    void failed(const QString& message); // about the map in view, each message once per question

private:
    void ask();
    [[nodiscard]] bool wantsAll() const { return m_stripShown || m_roundsShown; } // maps
    void show(const MapKey& key, const engine::MapPtr& map);
    void showStandIn(); // shows the nearest available map of the current question
    [[nodiscard]] bool heavy() const; // a pass of the chosen head count exceeds m_heavyMacs
    [[nodiscard]] bool knowsClass() const; // no pass of the full network is needed to know it
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
    StandingQuestion<NetworkKey> m_full; // declared first: notified before the cells
    Sheet<Cell> m_sheet;
    StandingQuestion<WalkKey> m_walk; // m_full and m_walk are requested by wishes()
    std::optional<WalkQuestion> m_walkLayer; // as requested
    engine::MapPtr m_shown;
    MapKey m_shownKey;
    Patience m_stale, m_opening;
    bool m_growing = false;
    double m_heavyMacs = 2e9; // suits a desktop processor
    std::optional<engine::SeenImage> m_seen;
    InputSize m_size; // input size of the picture, current or being prepared
    std::optional<ValueRange> m_stripRange; // of all available maps
    mutable std::map<engine::MapPtr, ValueRange> m_ranges; // of single maps; a cache
    RangeRule m_rule; // of m_ranges and m_stripRange
    QSet<QString> m_told;
    bool m_stripShown = true, m_roundsShown = false;
};

// Row numbers of CELLS, from the cell with HEADS outwards: 6 -> 6, 7, 5, 8, 4, ...
[[nodiscard]] std::vector<std::size_t> outwards(const std::vector<Board::Cell>& cells, int heads);

} // namespace hydra::ui

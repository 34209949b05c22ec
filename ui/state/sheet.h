// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of a view as cells: each holds a question, its map and its prediction, or why there is no map.
// Cached answers are filled in at once; later answers go to the matching cells, whichever owner requested
// them.
#pragma once

#include "ui/bridge/engine_bridge.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace hydra::ui {

struct MapCell
{
    MapKey key; // empty image id: not requested yet
    engine::MapPtr map;
    engine::PredictionPtr prediction;
    QString failure; // why there is no map

    [[nodiscard]] bool asks() const { return !key.network.image.empty(); }
    [[nodiscard]] bool settled() const { return map || !failure.isEmpty(); }
};

template<class Cell> // derived from MapCell
class Sheet
{
public:
    enum class News
    {
        Map,
        Prediction
    };
    // Called with the number of the changed cell; FAILURE is the error message, if any.
    using Changed = std::function<void(std::size_t cell, News news, const QString& failure)>;

    Sheet(EngineBridge& bridge, Changed changed)
        : m_bridge(bridge)
        , m_changed(std::move(changed))
        , m_hearing(bridge.hearing([this](const auto& question, const auto& outcome) {
            std::visit([&](const auto& key) { take(key, outcome); }, question);
        }))
    { }
    Sheet(const Sheet&) = delete;
    Sheet& operator=(const Sheet&) = delete;

    [[nodiscard]] const std::vector<Cell>& cells() const { return m_cells; }
    [[nodiscard]] Cell& operator[](std::size_t cell) { return m_cells[cell]; }

    // Replaces the cells and fills in cached answers; the caller then requests the rest by
    // EngineBridge::want().
    void lay(std::vector<Cell> cells)
    {
        m_cells = std::move(cells);
        m_hearing->questions.clear();
        for (Cell& cell : m_cells) {
            if (cell.asks()) {
                cell.map = m_bridge.cached(cell.key);
                cell.prediction = m_bridge.cached(cell.key.network);
                for (const engine::Question& each :
                     {engine::Question(cell.key), engine::Question(cell.key.network),
                      engine::Question(TimingKey{cell.key.network})}) {
                    m_hearing->questions.push_back(each);
                }
            }
        }
    }

private:
    void take(const MapKey& key, const Outcome<engine::Answer>& outcome)
    {
        const engine::MapPtr map = answerOf<MapKey>(outcome);
        const QString failure = failureOf(outcome);
        for (std::size_t i = 0; i < m_cells.size(); ++i) { // m_changed may call lay()
            Cell& cell = m_cells[i];
            if (cell.key == key && !(map && cell.map == map)) {
                cell.map = map;
                cell.failure = failure;
                m_changed(i, News::Map, failure);
            }
        }
    }
    void take(const NetworkKey& key, const Outcome<engine::Answer>& outcome)
    {
        const engine::PredictionPtr prediction = answerOf<NetworkKey>(outcome);
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            if (m_cells[i].key.network == key) {
                m_cells[i].prediction = prediction ? prediction : m_cells[i].prediction;
                m_changed(i, News::Prediction, failureOf(outcome));
            }
        }
    }
    void take(const TimingKey& key, const Outcome<engine::Answer>& outcome)
    {
        if (outcome.ok()) { // a failed timing is ignored
            take(key.network, outcome);
        }
    }
    template<class Other>
    void take(const Other&, const Outcome<engine::Answer>&)
    { }

    EngineBridge& m_bridge;
    Changed m_changed;
    std::shared_ptr<Hearing> m_hearing;
    std::vector<Cell> m_cells;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of how true the maps are: the curves of the map on screen, those of a random order, and of
// every method where that was asked for. It asks the engine, at idle priority, and only for what is looked
// at.
#pragma once

#include "ui/bridge/engine_bridge.h"
#include "ui/state/board.h"
#include "ui/state/view_state.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hydra::ui {

class TrustState : public QObject
{
    Q_OBJECT

public:
    TrustState(ViewState& state, Board& board, EngineBridge& bridge, QObject* parent);

    // Hidden, only what scoreAll() asked for goes on.
    void setShown(bool shown);

    // Of the map on screen or, until it is there, of the one before it; null before any.
    [[nodiscard]] const engine::ScorePtr& faith() const { return m_faith; }
    [[nodiscard]] bool stale() const { return m_faith && !m_arrived; } // faith() answers an older question
    [[nodiscard]] engine::ScorePtr random() const { return score(randomOrder); } // of the present question
    [[nodiscard]] const QString& failure() const { return m_failure; } // why faith() does not come

    // Of the present question with METHOD in place of its own; null until known.
    [[nodiscard]] engine::ScorePtr score(const std::string& method) const;
    [[nodiscard]] engine::ScoreKey key() const { return keyOf(m_state.query().options.method); }
    [[nodiscard]] QString scoreFailure(const std::string& method) const;
    void scoreAll(); // every row of the method table
    void stop(); // scoring
    [[nodiscard]] int scoring() const { return int(m_pending.size()); } // that have not come
    [[nodiscard]] int asked() const { return m_asked; }

    // What the mask beside the picture says of SCORE; none without a mask, missingTruth() says why.
    [[nodiscard]] std::optional<Localisation> placeOf(const engine::ScorePtr& score) const;
    [[nodiscard]] QString missingTruth() const;

    static constexpr const char* randomOrder = "random";

Q_SIGNALS:
    void changed(); // faith(), stale(), random(), failure()
    void scoresChanged();
    void scoringChanged();

private:
    [[nodiscard]] engine::MapKey question() const;
    [[nodiscard]] engine::ScoreKey keyOf(const std::string& method) const;
    void follow();
    void lookUp();
    void ask();
    void take(const engine::ScoreKey& key, const engine::ScorePtr& faith, const QString& failure);
    void rest();

    ViewState& m_state;
    Board& m_board;
    EngineBridge& m_bridge;
    bool m_shown = false;
    engine::ScorePtr m_faith;
    bool m_arrived = false; // m_faith answers the present question
    QString m_failure;
    engine::MapKey m_question; // the present one, whatever the method
    std::map<std::string, engine::ScorePtr> m_scores; // of the present question, by method
    std::map<std::string, QString> m_failures;
    std::vector<std::string> m_pending; // methods
    int m_asked = 0;
    std::optional<Region> m_truth;
};

} // namespace hydra::ui

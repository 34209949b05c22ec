// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of how true the maps are: the curves of the map on screen, those of random orders, and of
// every method where that was asked for; and the verdict that follows. It asks the engine, at idle priority,
// and only for what is looked at.
#pragma once

#include "core/evaluate/verdict.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/state/board.h"
#include "ui/state/library.h"
#include "ui/state/stability_watch.h"
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
    TrustState(ViewState& state, Board& board, StabilityWatch& stability, const Library& library,
               EngineBridge& bridge, QObject* parent);

    // Hidden, nothing goes on; shown again, what is wanted does.
    void setShown(bool shown);
    // Every method is scored, and again when something else is asked; nothing is stopped.
    void setWantsAll(bool wanted);

    // Of the map on screen or, until it is there, of the one before it; null before any.
    [[nodiscard]] const ScorePtr& faith() const { return m_faith; }
    [[nodiscard]] bool stale() const { return m_faith && !m_arrived; } // faith() answers an older question
    [[nodiscard]] ScorePtr random() const { return score(randomOrder); } // of the present question
    [[nodiscard]] const QString& failure() const { return m_failure; } // why faith() does not come

    // Of the present question: what random orders gain, once all are known, and what is known of the map.
    [[nodiscard]] std::optional<Chance> chance() const;
    [[nodiscard]] TrustNumbers numbers() const;
    [[nodiscard]] int beaten() const; // of randomOrders(), those that gain less than the map in view
    [[nodiscard]] QString noLoss() const; // why nothing is compared, where the class has nothing to lose
    [[nodiscard]] std::optional<double> sooner() const; // timesSooner()
    [[nodiscard]] const StabilityWatch& stability() const { return m_stability; }
    [[nodiscard]] std::optional<Region> truth() const; // of what the map asks about

    // Of the present question with METHOD in place of its own; null until known.
    [[nodiscard]] ScorePtr score(const std::string& method) const;
    [[nodiscard]] ScoreKey key() const { return keyOf(m_state.query().options.method); }
    [[nodiscard]] QString scoreFailure(const std::string& method) const;
    void scoreAll(); // every row of the method table, what is quick first
    void stop(); // scoring
    [[nodiscard]] int scoring() const { return int(m_pending.size()); } // that have not come
    [[nodiscard]] int asked() const { return m_asked; }

    // What the mask beside the picture says of SCORE; none where missingTruth() says why.
    [[nodiscard]] std::optional<Localisation> placeOf(const ScorePtr& score) const;
    [[nodiscard]] QString missingTruth() const;

    static constexpr const char* randomOrder = "random";

Q_SIGNALS:
    void changed(); // faith(), stale(), random(), failure(), numbers()
    void scoresChanged();
    void scoringChanged();

private:
    [[nodiscard]] MapKey question() const;
    [[nodiscard]] ScoreKey keyOf(const std::string& method) const;
    void follow();
    void lookUp();
    void ask();
    void take(const ScoreKey& key, const ScorePtr& faith, const QString& failure);
    void rest();
    [[nodiscard]] std::vector<ScorePtr> randomScores() const; // none until all are known

    ViewState& m_state;
    Board& m_board;
    StabilityWatch& m_stability;
    const Library& m_library;
    EngineBridge& m_bridge;
    bool m_shown = false, m_wantsAll = false;
    ScorePtr m_faith;
    bool m_arrived = false; // m_faith answers the present question
    QString m_failure;
    MapKey m_question; // the present one, whatever the method
    std::map<std::string, ScorePtr> m_scores; // of the present question, by method
    std::map<std::string, QString> m_failures;
    std::vector<std::string> m_pending; // methods
    int m_asked = 0;
    mutable std::optional<Region> m_truth; // of what the network sees of the picture:
    mutable Rect m_truthSeen{};
};

} // namespace hydra::ui

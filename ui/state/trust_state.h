// SPDX-License-Identifier: GPL-3.0-or-later
// How faithful the maps are: the curves of the current map, of random orders and, on request, of every
// method; and the resulting verdict. Requests them from the engine at idle priority, and only while shown.
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

    // Makes no requests while hidden; resumes when shown again.
    void setShown(bool shown);
    // WANTED: scores every method, now and whenever the question changes. False stops no running scoring.
    void setWantsAll(bool wanted);

    // Score of the current map or, until it arrives, of the previous one; null before the first.
    [[nodiscard]] const ScorePtr& faith() const { return m_faith; }
    [[nodiscard]] bool stale() const { return m_faith && !m_arrived; } // faith() answers an older question
    [[nodiscard]] ScorePtr random() const { return score(randomOrder); } // of the current question
    [[nodiscard]] const QString& failure() const { return m_failure; } // why faith() failed

    // For the current question: the gains of random orders, once all are known, and the numbers of the map.
    [[nodiscard]] std::optional<Chance> chance() const;
    [[nodiscard]] TrustNumbers numbers() const;
    [[nodiscard]] int beaten() const; // number of randomOrders() that gain less
    [[nodiscard]] QString noLoss() const; // why the class cannot lose; empty if it can
    [[nodiscard]] std::optional<double> sooner() const; // timesSooner()
    [[nodiscard]] const StabilityWatch& stability() const { return m_stability; }
    [[nodiscard]] std::optional<Region> truth() const; // of the explained class; null if unknown

    // For the current question with METHOD in place of its own; null until known.
    [[nodiscard]] ScorePtr score(const std::string& method) const;
    [[nodiscard]] ScoreKey key() const { return keyOf(m_state.query().options.method); }
    [[nodiscard]] QString scoreFailure(const std::string& method) const;
    void scoreAll(); // every offered method, quick ones first
    void stop(); // stops scoring
    [[nodiscard]] int scoring() const { return int(m_pending.size()); } // methods still to come
    [[nodiscard]] int asked() const { return m_asked; }

    // SCORE's map compared with the mask beside the picture; null if missingTruth() says why.
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
    [[nodiscard]] std::vector<ScorePtr> randomScores() const; // empty until all are known

    ViewState& m_state;
    Board& m_board;
    StabilityWatch& m_stability;
    const Library& m_library;
    EngineBridge& m_bridge;
    bool m_shown = false, m_wantsAll = false;
    ScorePtr m_faith;
    bool m_arrived = false; // m_faith answers the current question
    QString m_failure;
    MapKey m_question; // the current one, without its method
    std::map<std::string, ScorePtr> m_scores; // of the present question, by method
    std::map<std::string, QString> m_failures;
    std::vector<std::string> m_pending; // methods
    int m_asked = 0;
    mutable std::optional<Region> m_truth; // a cache, for what the network sees of the picture:
    mutable Rect m_truthSeen{};
};

} // namespace hydra::ui

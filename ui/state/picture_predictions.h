// SPDX-License-Identifier: GPL-3.0-or-later
// Predictions of the current network for the listed pictures: those in view, and all (up to mostAsked) while
// the list is filtered or sorted by them or has labels. Runs one at a time, while the engine is idle. Keeps
// the results of earlier head counts and models.
#pragma once

#include "ui/bridge/standing_question.h"
#include "ui/state/board.h"
#include "ui/state/library.h"

#include <QSet>

#include <list>
#include <optional>
#include <utility>

namespace hydra::ui {

class PicturePredictions : public QObject
{
    Q_OBJECT

public:
    PicturePredictions(ViewState& state, Board& board, Library& library, QObject* parent);

    void look(const QStringList& paths, bool watched); // PATHS: in view; WATCHED: the list is visible
    static constexpr int mostAsked = 300; // predictions in a list that is filtered, sorted or has labels
    void askAll(bool all); // without that limit, or only those in view; holds until other pictures are opened
    [[nodiscard]] bool asksMore() const; // pictures out of view remain to be predicted

private:
    using Found = QHash<QString, Predicted>; // by path

    void follow(); // for another network or head count
    void forget(); // for newly opened pictures
    void next();
    void ask(const QString& path, const ImageId& image);
    void take();
    void finish(); // ends the question and gives the borrowed picture back
    [[nodiscard]] QString wanted() const; // the next picture to predict; "": none
    [[nodiscard]] QString unknownOf(const QStringList& paths) const; // the first to predict; "": none
    [[nodiscard]] Found& found() { return m_found.front().second; }

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    EngineBridge& m_bridge;
    QStringList m_inView;
    bool m_watched = false;
    int m_most = mostAsked;
    std::optional<NetworkKey> m_network; // current network, without a picture; null: it has no classes
    std::list<std::pair<NetworkKey, Found>> m_found; // current network first
    QSet<QString> m_unreadable;
    QString m_path; // the picture of the running question
    StandingQuestion<NetworkKey> m_question;
    ImageId m_image; // of m_path, once it is open
    QTimer m_pause; // delay, so that moving a slider starts none
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What the present network says of the pictures of the list: those in view, and all of them (up to a number)
// while the list is filtered or sorted by it. One after the other, and only while nothing else is to be
// done. What was found stays known for the head counts and models of before.
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

    void look(const QStringList& paths, bool watched); // at these of a list that somebody sees
    static constexpr int mostAsked = 300; // of a list that is filtered, sorted or has labels
    void askAll(bool all); // without that limit; or of none but those in view, until others are opened
    [[nodiscard]] bool asksMore() const; // than it knows now, and than is in view

private:
    using Found = QHash<QString, Predicted>; // by path

    void follow(); // another network, or other head counts
    void forget(); // other pictures, or the same files again
    void next();
    void ask(const QString& path, const ImageId& image);
    void take();
    void finish(); // with the picture that is lent
    [[nodiscard]] QString wanted() const; // the next picture; "": none
    [[nodiscard]] QString unknownOf(const QStringList& paths) const; // the first; "": none
    [[nodiscard]] Found& found() { return m_found.front().second; }

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    EngineBridge& m_bridge;
    QStringList m_inView;
    bool m_watched = false;
    int m_most = mostAsked;
    std::optional<NetworkKey> m_network; // the present one, of no picture; none: it knows no classes
    std::list<std::pair<NetworkKey, Found>> m_found; // the present network first
    QSet<QString> m_unreadable;
    QString m_path; // that is being asked about
    StandingQuestion<NetworkKey> m_question;
    ImageId m_image; // of it, once it is lent
    QTimer m_pause; // before it begins: whoever moves a slider wants none of these
};

} // namespace hydra::ui

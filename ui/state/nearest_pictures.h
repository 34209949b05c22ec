// SPDX-License-Identifier: GPL-3.0-or-later
// How like another picture those of the list are for the present network: found on a worker, told to the
// library as they come, and found anew for another model, head count or size.
#pragma once

#include "core/engine/index_job.h"
#include "ui/bridge/background.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <deque>
#include <optional>
#include <utility>

namespace hydra::ui {

class NearestPictures : public QObject
{
    Q_OBJECT

public:
    NearestPictures(ViewState& state, Library& library, EngineBridge& bridge, QObject* parent);

    void find(); // like the one on screen, which comes first from now on
    void stop() { m_thread.token.cancel(); } // what is found stays
    // What was found of the list, as an index file of the command line; what is wrong, else empty.
    [[nodiscard]] QString keep(const QString& file) const;
    [[nodiscard]] bool mayKeep() const { return known() != nullptr; }
    // The nearest pictures of the index in FILE become the list, after the one that they are like.
    void lookInto(const QString& file);
    void release(); // the list has an order of its own again
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] double fraction() const { return m_fraction; } // of the list, while busy()
    // That the others are compared with, and where it lies in the list, "": it does not. Null: none.
    [[nodiscard]] const PicturePtr& picture() const { return m_picture; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& problem() const { return m_problem; } // why there is no likeness

Q_SIGNALS:
    void changed(); // busy(), fraction(), problem()

private:
    void follow();
    void start();
    void take(const Outcome<engine::IndexPtr>& outcome);
    [[nodiscard]] std::optional<NetworkKey> network() const; // of no picture
    [[nodiscard]] engine::IndexPtr known() const; // of the list and m_network
    void show(const std::vector<engine::NearPicture>& found, const QString& folder);
    [[nodiscard]] engine::EmbeddingPicture like() const; // m_picture

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    PicturePtr m_picture;
    QString m_path, m_problem;
    std::optional<NetworkKey> m_network; // that was asked
    std::deque<std::pair<NetworkKey, engine::IndexPtr>> m_known; // of the last networks
    bool m_busy = false, m_opening = false; // m_opening: a list that was found
    double m_fraction = 0;
    CancelToken m_counts; // cancelled: what comes is dropped
    Background m_thread;
};

} // namespace hydra::ui

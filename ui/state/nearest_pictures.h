// SPDX-License-Identifier: GPL-3.0-or-later
// Similarity of the listed pictures to one picture, for the current network: computed on a worker thread,
// passed to the library as results arrive, recomputed for another model, head count or size.
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

    void find(); // sorts the list by similarity to the current picture
    void stop() { m_thread.token.cancel(); } // keeps the results so far
    // Saves the list's index in the command line's format. Returns an error message, empty on success.
    [[nodiscard]] QString keep(const QString& file) const;
    [[nodiscard]] bool mayKeep() const { return known() != nullptr; }
    // Makes the list of the current picture() and its nearest pictures in the index FILE.
    void lookInto(const QString& file);
    void release(); // drops the similarity order
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] double fraction() const { return m_fraction; } // progress while busy()
    // The picture compared with, null if none, and its path, "" if it is not in the list.
    [[nodiscard]] const PicturePtr& picture() const { return m_picture; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& problem() const { return m_problem; } // why there are no similarities

Q_SIGNALS:
    void changed(); // busy(), fraction(), problem()

private:
    void follow();
    void start();
    void take(const Outcome<engine::IndexPtr>& outcome);
    [[nodiscard]] std::optional<NetworkKey> network() const; // key without a picture
    [[nodiscard]] engine::IndexPtr known() const; // index of the list for m_network
    void show(const std::vector<engine::NearPicture>& found, const QString& folder);
    [[nodiscard]] engine::EmbeddingPicture like() const; // m_picture

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    PicturePtr m_picture;
    QString m_path, m_problem;
    std::optional<NetworkKey> m_network; // the network of the last request
    std::deque<std::pair<NetworkKey, engine::IndexPtr>> m_known; // indexes of the last networks
    bool m_busy = false, m_opening = false; // m_opening: opening a list of found pictures
    double m_fraction = 0;
    CancelToken m_counts; // if cancelled, late results are dropped
    Background m_thread;
};

} // namespace hydra::ui

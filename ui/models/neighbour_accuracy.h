// SPDX-License-Identifier: GPL-3.0-or-later
// How often the nearest pictures of one are of its class, for each head count of the network in view, over a
// labelled folder: what an embedding is worth where there is no classifier. Measured on a thread of its own.
#pragma once

#include "core/engine/knn_job.h"
#include "ui/bridge/background.h"
#include "ui/state/view_state.h"

#include <optional>
#include <utility>
#include <vector>

namespace hydra::ui {

class NeighbourAccuracy : public QObject
{
    Q_OBJECT

public:
    NeighbourAccuracy(ViewState& state, EngineBridge& bridge, QObject* parent);

    void measure(const QString& folder); // every head count on offer, in place of what was measured
    void stop(); // what is measured stays
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] const KnnOptions& options() const { return m_options; }
    [[nodiscard]] std::optional<engine::KnnRow> of(int heads) const; // none: not measured
    [[nodiscard]] QString words() const; // how far it is, what went wrong, or what it says of the head count

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] NetworkKey network(int heads) const; // in view
    void follow(); // another network is not what was asked about
    template<class Call>
    void post(const CancelToken& token, Call call); // on this thread, while that run counts

    ViewState& m_state;
    EngineBridge& m_bridge;
    const KnnOptions m_options;
    std::vector<std::pair<NetworkKey, engine::KnnRow>> m_found; // of the folder
    std::vector<NetworkKey> m_asked;
    QString m_folder, m_problem;
    bool m_busy = false;
    double m_fraction = 0; // of m_asked
    Background m_thread;
};

} // namespace hydra::ui

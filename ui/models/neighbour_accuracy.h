// SPDX-License-Identifier: GPL-3.0-or-later
// Nearest-neighbour accuracy over a labelled folder, for each head count of the current network: the quality
// of an embedding without a classifier. Measured on its own thread.
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

    void measure(const QString& folder); // all offered head counts; replaces earlier results
    void stop(); // keeps the results so far
    [[nodiscard]] bool busy() const { return m_busy; }
    [[nodiscard]] const QString& folder() const { return m_folder; }
    [[nodiscard]] const KnnOptions& options() const { return m_options; }
    [[nodiscard]] std::optional<engine::KnnRow> of(int heads) const; // null if not measured
    [[nodiscard]] QString words() const; // progress, error, or result for the chosen head count

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] NetworkKey network(int heads) const; // the current network's key
    void follow(); // stops when the network changes
    template<class Call>
    void post(const CancelToken& token, Call call); // runs CALL on the GUI thread unless TOKEN is cancelled

    ViewState& m_state;
    EngineBridge& m_bridge;
    const KnnOptions m_options;
    std::vector<std::pair<NetworkKey, engine::KnnRow>> m_found; // results for m_folder
    std::vector<NetworkKey> m_asked;
    QString m_folder, m_problem;
    bool m_busy = false;
    double m_fraction = 0; // progress over m_asked
    Background m_thread;
};

} // namespace hydra::ui

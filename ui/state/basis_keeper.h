// SPDX-License-Identifier: GPL-3.0-or-later
// Fits, reads and writes the bases for feature colours, off the GUI thread. A fitted or read basis becomes
// the question's basis.
#pragma once

#include "ui/bridge/background.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <QObject>

namespace hydra::ui {

class BasisKeeper : public QObject
{
    Q_OBJECT

public:
    // Kept bases are also saved as files in FOLDER, so that a session finds them again.
    BasisKeeper(ViewState& state, Library& library, EngineBridge& bridge, const QString& folder,
                QObject* parent = nullptr);

    void freeze(); // fits a basis on the current picture, with the current question
    void fitOnList(); // fits a basis on all listed pictures
    void read(const QString& file);
    void write(const QString& file); // saves the question's basis
    void release(); // each picture uses its own basis again
    void cancel();
    [[nodiscard]] bool busy() const { return m_running; }
    // "Fitted on ..." for the question's basis; empty if it has none or its basis is unknown.
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void changed(); // busy()
    void progressed(double fraction);
    void reported(const QString& message, bool bad);

private:
    void fit(std::vector<engine::EmbeddingPicture> pictures);
    // Runs WORK(token) on another thread; it returns a basis id, or "" to keep the question's basis.
    void start(std::function<std::string(const CancelToken&)> work, const QString& done);
    void take(const Outcome<std::string>& outcome, const QString& done);

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    bool m_running = false;
    Background m_thread;
};

} // namespace hydra::ui

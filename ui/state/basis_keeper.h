// SPDX-License-Identifier: GPL-3.0-or-later
// Fits, reads and writes the bases that features are coloured in, off the GUI thread; what is fitted or read
// becomes the question's basis.
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
    // Kept bases are also files in FOLDER, where a session finds them again.
    BasisKeeper(ViewState& state, Library& library, EngineBridge& bridge, const QString& folder,
                QObject* parent = nullptr);

    void freeze(); // the present picture's, as the question has it
    void fitOnList(); // on all open pictures
    void read(const QString& file);
    void write(const QString& file); // the question's
    void release(); // each picture has its own again
    void cancel();
    [[nodiscard]] bool busy() const { return m_running; }
    // "fitted on ..." of the question's basis; empty: it has none, or none that is known.
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void changed(); // busy()
    void progressed(double fraction);
    void told(const QString& message, bool bad);

private:
    void fit(std::vector<engine::EmbeddingPicture> pictures);
    // WORK(token) on another thread gives the id of a basis, or nothing to change.
    void start(std::function<std::string(const CancelToken&)> work, const QString& done);
    void take(const Outcome<std::string>& outcome, const QString& done);

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    bool m_running = false;
    Background m_thread;
};

} // namespace hydra::ui

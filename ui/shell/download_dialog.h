// SPDX-License-Identifier: GPL-3.0-or-later
// A model of the Hugging Face hub into its cache, as the command line's download does it: named or chosen of
// the suggested ones, its size told before, with Pause, Resume and Cancel. The hub is asked when Look up is
// pressed, and nothing is fetched before Download is.
#pragma once

#include "core/hub/download.h"
#include "ui/bridge/background.h"
#include "ui/widgets/form.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace hydra::ui {

class DownloadDialog : public QDialog
{
    Q_OBJECT

public:
    explicit DownloadDialog(QWidget* parent);
    void reject() override; // a download first, then the dialog

Q_SIGNALS:
    void modelWanted(const QString& snapshot);

private:
    enum class State
    {
        Nothing,
        Asking,
        Known, // how large it is
        Fetching,
        Stopping, // the press on Pause is not heard yet
        Paused,
        There
    };

    void build();
    void press(); // the button's next step
    void start(bool fetch);
    void set(State state, const QString& note = {});
    void fail(const hydra::Error& error, bool away); // AWAY: there is no connection
    [[nodiscard]] bool busy() const
    {
        return m_state == State::Asking || m_state == State::Fetching || m_state == State::Stopping;
    }

    State m_state = State::Nothing;
    QString m_named;
    ValueForm m_form; // of that
    QLineEdit* m_name;
    QTableWidget* m_suggested;
    QLabel* m_note;
    QProgressBar* m_bar;
    QPushButton *m_go, *m_close;
    QString m_size, m_snapshot;
    CancelToken m_counts; // cancelled: what comes is dropped
    Background m_thread;
};

} // namespace hydra::ui

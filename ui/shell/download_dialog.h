// SPDX-License-Identifier: GPL-3.0-or-later
// Downloads a model of the Hugging Face hub into its cache, as the command line's download does. The user
// names a model or chooses a suggested one, and sees its size first; Pause, Resume and Cancel follow. Look up
// asks the hub; only Download fetches files.
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
    void reject() override; // cancels a download; without one, closes the dialog

Q_SIGNALS:
    void modelWanted(const QString& snapshot);

private:
    enum class State
    {
        Nothing,
        Asking,
        Known, // the size is known
        Fetching,
        Stopping, // after Pause, until the download has stopped
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
    ValueForm m_form; // edits it
    QLineEdit* m_name;
    QTableWidget* m_suggested;
    QLabel* m_note;
    QProgressBar* m_bar;
    QPushButton *m_go, *m_close;
    QString m_size, m_snapshot;
    CancelToken m_counts; // cancelled: late results are dropped
    Background m_thread;
};

} // namespace hydra::ui

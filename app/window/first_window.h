// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the picture and a note that the program is loading, in the window's place, until the window is ready.
// It has no controls; closing it ends the program.
#pragma once

#include <QImage>
#include <QWidget>

#include <future>
#include <thread>

namespace hydra::app {

// Returns the file that the window will open first, as far as WORDS (the command line) and Qt tell; the first
// sample if the command line names no file and BEFORE is empty; "" if only the rest of the program can tell.
[[nodiscard]] QString firstPicture(const QStringList& words, const QString& before = {});

class FirstWindow : public QWidget
{
    Q_OBJECT

public:
    // A file that is not a picture leaves the window empty; the main window will report what is wrong with
    // it.
    explicit FirstWindow(const QString& picture);
    ~FirstWindow() override;
    [[nodiscard]] bool isReading() const { return m_reading; } // a picture, on its own thread
    // Returns when that thread will load no more libraries: it could not while another thread loads the
    // window.
    void awaitDecoder() const { m_decoder.wait(); }
    [[nodiscard]] bool wasClosed() const { return m_closed; }
    // Hides as soon as WINDOW, which takes its place and size, has been drawn.
    void giveWayTo(QWidget& window);
    bool eventFilter(QObject* watched, QEvent* event) override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QImage m_image;
    QString m_words;
    bool m_closed = false;
    bool m_drawn = false;
    bool m_gone = false; // the window is there
    bool m_reading = false;
    std::shared_future<void> m_decoder;
    std::thread m_reader;
};

} // namespace hydra::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The picture, where the window will be, and a word that more is on its way, until the window is there.
// Nothing in it can be used yet; closing it ends the program.
#pragma once

#include <QImage>
#include <QWidget>

#include <future>
#include <thread>

namespace hydra::app {

// The file that the window will open first, as far as WORDS (the command line) and Qt alone can say; the
// first sample where the command line names nothing and nothing was open BEFORE; "" where only the rest of
// the program knows.
[[nodiscard]] QString firstPicture(const QStringList& words, const QString& before = {});

class FirstWindow : public QWidget
{
    Q_OBJECT

public:
    // A file that is no picture leaves the ground empty: the window will say what is wrong with it.
    explicit FirstWindow(const QString& picture);
    ~FirstWindow() override;
    [[nodiscard]] bool isReading() const { return m_reading; } // a picture, on a thread of its own
    // Returns once that thread loads no library any more: it could not while another thread loads the window.
    void awaitDecoder() const { m_decoder.wait(); }
    [[nodiscard]] bool wasClosed() const { return m_closed; }
    // Gives way as soon as WINDOW, which takes its place and size, has been drawn.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/first_window.h"

#include "app/window/first_picture.h"
#include "app/window/stage.h"

#include <QCloseEvent>
#include <QDir>
#include <QPainter>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace hydra::app {

namespace {

constexpr int largestSide = 1024; // decoded smaller if the format can; it is shown for two seconds

} // namespace

QString firstPicture(const QStringList& words, const QString& before)
{
    bool saysWhatToOpen = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString& word = words[i];
        if (!word.startsWith(QLatin1Char('-'))) {
            return isPicture(word) ? word : QString();
        }
        saysWhatToOpen = saysWhatToOpen || word.startsWith(QLatin1String("--live"))
            || word.startsWith(QLatin1String("--training"));
        i += word.contains(QLatin1Char('=')) ? 0 : 1; // every option of the window has a value
    }
    if (!saysWhatToOpen && !before.isEmpty()) {
        return isPicture(before) ? before : QString();
    }
    const QDir scenes(QStringLiteral(":/scenes"));
    const QStringList names = scenes.entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
    return saysWhatToOpen || names.isEmpty() ? QString() : scenes.filePath(names.front());
}

FirstWindow::FirstWindow(const QString& picture)
    : m_words(tr("Loading…"))
    , m_reading(!picture.isEmpty())
{
    std::promise<void> decoder;
    m_decoder = decoder.get_future();
    if (m_reading) {
        m_reader = std::thread([this, picture, decoder = std::move(decoder)]() mutable {
            const QImage image = firstPictureIn(picture, largestSide, [&] { decoder.set_value(); });
            QMetaObject::invokeMethod(this, [this, image] {
                m_reading = false;
                m_image = m_gone ? QImage() : image;
                update();
            });
        });
    } else {
        decoder.set_value();
    }
    setObjectName(QStringLiteral("firstWindow"));
    setWindowTitle(QStringLiteral("Hydrascope"));
    setAccessibleDescription(m_words);
    setBackgroundRole(QPalette::Dark); // the background of pictures
    setAutoFillBackground(true);
}

FirstWindow::~FirstWindow()
{
    if (m_reader.joinable()) {
        m_reader.join();
    }
}

void FirstWindow::paintEvent(QPaintEvent*)
{
    if (m_reading) {
        return; // only the background
    }
    QPainter painter(this);
    QRect below = rect(); // where the words go
    if (!m_image.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        const QSize size = m_image.size().scaled(this->size() * 0.7, Qt::KeepAspectRatio);
        const QRect place(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
        painter.drawImage(place, m_image);
        below.setTop(place.bottom());
        below.setHeight(std::min(below.height(), height() * 15 / 100));
    }
    if (!std::exchange(m_drawn, true)) {
        tellTime("picture");
        QTimer::singleShot(0, this, qOverload<>(&QWidget::update)); // the words, without delaying the picture
        return;
    }
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(below, Qt::AlignCenter, m_words);
}

void FirstWindow::closeEvent(QCloseEvent* event)
{
    m_closed = true;
    QWidget::closeEvent(event);
}

void FirstWindow::giveWayTo(QWidget& window)
{
    if (isMaximized() || isFullScreen()) {
        window.setWindowState(windowState());
    } else {
        window.restoreGeometry(saveGeometry());
    }
    window.installEventFilter(this);
}

bool FirstWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] { // once the painted window is on the screen
            hide();
            destroy(); // frees a window's worth of pixels
            m_image = {};
            m_gone = true;
        });
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hydra::app

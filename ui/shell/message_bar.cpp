// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/message_bar.h"

#include "ui/shell/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int infoMs = 6000;

QColor colourOf(MessageBar::Kind kind, const QPalette& palette)
{
    switch (kind) {
    case MessageBar::Kind::Info:
        return palette.color(QPalette::Highlight);
    case MessageBar::Kind::Warning:
        return {0xd9, 0x9a, 0x2b};
    case MessageBar::Kind::Error:
        return {0xd8, 0x56, 0x45};
    }
    return palette.color(QPalette::Highlight);
}

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent)
    , m_label(new QLabel(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    setAccessibleName(tr("Message"));
    m_label->setWordWrap(true);
    m_label->setTextFormat(Qt::PlainText); // file names are not markup
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_close->setText(QStringLiteral("✕"));
    m_close->setAccessibleName(tr("Close message"));
    m_close->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::wide + 4, space::tight, space::tight, space::tight);
    row->addWidget(m_label, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    m_timer.setSingleShot(true);
    m_timer.setInterval(infoMs);
    connect(&m_timer, &QTimer::timeout, this, &MessageBar::close);
    connect(m_close, &QToolButton::clicked, this, &MessageBar::close);
    hide();
}

void MessageBar::tell(Kind kind, const QString& message)
{
    if (message.isEmpty() || message == this->message()) {
        return;
    }
    for (const Message& waiting : m_waiting) {
        if (waiting.text == message) {
            return;
        }
    }
    m_waiting.append({kind, message});
    if (isHidden()) {
        showNext();
    } else if (kind == Kind::Error && m_kind != Kind::Error) {
        // An error does not wait; a warning comes back after it.
        if (m_kind == Kind::Warning) {
            m_waiting.append({m_kind, m_label->text()});
        }
        showNext();
    }
}

void MessageBar::dismissErrors()
{
    m_waiting.removeIf([](const Message& message) { return message.kind == Kind::Error; });
    if (!isHidden() && m_kind == Kind::Error) {
        close();
    }
}

QString MessageBar::message() const
{
    return isHidden() ? QString() : m_label->text();
}

void MessageBar::showNext()
{
    if (m_waiting.isEmpty()) {
        return;
    }
    const auto first = std::find_if(m_waiting.begin(), m_waiting.end(),
                                    [](const Message& message) { return message.kind == Kind::Error; });
    const qsizetype place = first == m_waiting.end() ? 0 : first - m_waiting.begin();
    const Message next = m_waiting.takeAt(place);
    m_kind = next.kind;
    m_label->setText(next.text);
    show();
    update();
    if (m_kind == Kind::Info) {
        m_timer.start();
    } else {
        m_timer.stop();
    }
    QAccessibleEvent spoken(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void MessageBar::close()
{
    m_timer.stop();
    hide();
    showNext();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor colour = colourOf(m_kind, palette());
    QColor wash = colour;
    wash.setAlphaF(0.14F);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.fillRect(rect(), wash);
    painter.fillRect(QRect(0, 0, 4, height()), colour);
}

} // namespace hydra::ui

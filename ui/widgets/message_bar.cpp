// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/message_bar.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int infoMs = 6000;
constexpr int leastMs = 2500; // while others wait: two saved files are reported one after the other
constexpr int actionMs = 20'000; // with a button, which has to be read and reached

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
    , m_act(buttonOf(&Message::button, "messageAction"))
    , m_other(buttonOf(&Message::other, "messageOther"))
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
    filled(new QHBoxLayout(this),
           {{m_label, 1}, {m_act, 0, Qt::AlignTop}, {m_other, 0, Qt::AlignTop}, {m_close, 0, Qt::AlignTop}},
           -1, {space::wide + 4, 0, space::tight, 0}); // no higher than the status bar
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MessageBar::close);
    connect(m_close, &QToolButton::clicked, this, [this] {
        const auto decline = std::exchange(m_now.decline, nullptr);
        close();
        if (decline) {
            decline();
        }
    });
    hide();
}

QToolButton* MessageBar::buttonOf(Button Message::*which, const char* id)
{
    auto* button = new QToolButton(this);
    inRole(button, "button", id);
    button->setFocusPolicy(Qt::TabFocus);
    button->hide();
    connect(button, &QToolButton::clicked, this, [this, which] {
        const auto action = std::exchange((m_now.*which).action, nullptr);
        close();
        if (action) {
            action();
        }
    });
    return button;
}

void MessageBar::offer(Kind kind, const QString& message, const QString& title, std::function<void()> action,
                       Cause cause)
{
    take({kind, message, cause, {title, std::move(action)}});
}

void MessageBar::invite(const QString& message, Button accept, Button other, std::function<void()> decline)
{
    take({Kind::Info, message, Cause::Invitation, std::move(accept), std::move(decline), std::move(other)});
}

void MessageBar::take(const Message& taken)
{
    const Kind kind = taken.kind;
    const QString& message = taken.text;
    const Cause cause = taken.cause;
    if (message.isEmpty() || (message == this->message() && (!taken.button.action || m_now.button.action))) {
        return;
    }
    if (kind == Kind::Error && cause != Cause::Question && m_firstError.isEmpty()) {
        m_firstError = message;
    }
    m_waiting.removeIf([&](const Message& waiting) {
        return waiting.text == message || (cause != Cause::None && waiting.cause == cause);
    });
    const bool overtakes =
        kind == Kind::Error || (kind == Kind::Warning && m_now.kind == Kind::Info) || m_now.decline;
    if (isHidden()) {
        present(taken);
    } else if (!overtakes) {
        m_waiting.append(taken);
        hurry();
    } else {
        // A new error shows at once, and so does a warning that replaces information. The replaced message
        // returns later if it stays or has a button.
        const bool same = cause != Cause::None && m_now.cause == cause;
        if ((m_now.kind != Kind::Info || m_now.button.action) && !same) {
            m_waiting.append(m_now);
        }
        present(taken);
    }
}

void MessageBar::dismiss(Cause cause)
{
    m_waiting.removeIf([cause](const Message& message) { return message.cause == cause; });
    if (!isHidden() && m_now.cause == cause) {
        close();
    }
}

void MessageBar::dismissErrors(Cause kept)
{
    const auto isVoid = [kept](Kind kind, Cause cause) {
        return kind == Kind::Error && (cause != kept || kept == Cause::None);
    };
    m_waiting.removeIf([&](const Message& message) { return isVoid(message.kind, message.cause); });
    if (!isHidden() && isVoid(m_now.kind, m_now.cause)) {
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
    // The newest error, else the message that has waited longest; invitations come last.
    const auto last = std::find_if(m_waiting.rbegin(), m_waiting.rend(),
                                   [](const Message& message) { return message.kind == Kind::Error; });
    const auto first = std::find_if(m_waiting.begin(), m_waiting.end(),
                                    [](const Message& message) { return !message.decline; });
    const qsizetype place = last != m_waiting.rend() ? m_waiting.rend() - last - 1
        : first != m_waiting.end()                   ? first - m_waiting.begin()
                                                     : 0;
    present(m_waiting.takeAt(place));
}

void MessageBar::present(const Message& next)
{
    m_now = next;
    m_label->setText(next.text);
    for (const auto& [shown, button] : {std::pair(m_act, &next.button), std::pair(m_other, &next.other)}) {
        shown->setText(button->title);
        shown->setVisible(!button->title.isEmpty());
    }
    show();
    raise();
    update();
    if (m_now.kind == Kind::Info && !m_now.decline) {
        m_timer.start(m_now.button.action ? actionMs : infoMs);
        hurry();
    } else {
        m_timer.stop();
    }
    QAccessibleEvent spoken(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

// Shortens the display of information without a button if a message other than an invitation waits.
void MessageBar::hurry()
{
    const bool waits = std::any_of(m_waiting.begin(), m_waiting.end(),
                                   [](const Message& message) { return !message.decline; });
    const int left = leastMs - (infoMs - m_timer.remainingTime());
    if (waits && m_now.kind == Kind::Info && !m_now.decline && !m_now.button.action
        && left < m_timer.remainingTime()) {
        m_timer.start(std::max(0, left));
    }
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
    const QColor colour = colourOf(m_now.kind, palette());
    QColor wash = colour;
    wash.setAlphaF(0.14F);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.fillRect(rect(), wash);
    painter.fillRect(QRect(0, 0, 4, height()), colour);
}

} // namespace hydra::ui

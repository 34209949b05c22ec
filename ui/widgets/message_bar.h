// SPDX-License-Identifier: GPL-3.0-or-later
// A bar that shows messages without blocking the user. Information disappears by itself; warnings stay until
// they are closed, errors until they are closed or their cause is gone. The newest error shows, and a warning
// replaces information; older messages that are still true wait until it is gone. An invitation gives way to
// all others, and comes back until it is answered.
#pragma once

#include "core/base/message.h"

#include <QFrame>
#include <QList>
#include <QTimer>

#include <functional>

class QLabel;
class QToolButton;

namespace hydra::ui {

class MessageBar : public QFrame
{
    Q_OBJECT

public:
    enum class Kind
    {
        Info,
        Warning,
        Error
    };

    // The subject of an error: when it changes, the error is dismissed. Each has one error at most.
    enum class Cause
    {
        None,
        Model,
        Picture,
        Question,
        Patch,
        Invitation
    };

    explicit MessageBar(QWidget* parent = nullptr);
    void tell(Kind kind, const QString& message, Cause cause = Cause::None) { take({kind, message, cause}); }
    void dismiss(Cause cause);
    // Shows MESSAGE with a button TITLE, which closes it and calls ACTION.
    void offer(Kind kind, const QString& message, const QString& title, std::function<void()> action,
               Cause cause = Cause::None);
    struct Button
    {
        QString title{}; // empty: no button
        std::function<void()> action{};
    };
    // A button accepts the invitation; closing it calls DECLINE; dismiss(Cause::Invitation) does neither.
    void invite(const QString& message, Button accept, Button other, std::function<void()> decline);
    // Dismisses all errors except those about KEPT, for use when something new was opened.
    void dismissErrors(Cause kept = Cause::None);
    [[nodiscard]] QString message() const; // empty when hidden
    [[nodiscard]] Kind kind() const { return m_now.kind; }
    // The first error so far, closed or not, except errors of questions, which may fail while data still
    // arrives.
    [[nodiscard]] const QString& firstError() const { return m_firstError; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Message
    {
        Kind kind;
        QString text;
        Cause cause = Cause::None;
        Button button{};
        std::function<void()> decline{}; // for invitations only
        Button other{};
    };
    [[nodiscard]] QToolButton* buttonOf(Button Message::*which, const char* id);
    void take(const Message& taken);
    void present(const Message& message);
    void showNext();
    void hurry();
    void close();

    QLabel* m_label;
    QToolButton *m_act, *m_other;
    QToolButton* m_close;
    QTimer m_timer;
    QList<Message> m_waiting;
    QString m_firstError;
    Message m_now{Kind::Info, {}}; // the message shown now or last
};

} // namespace hydra::ui

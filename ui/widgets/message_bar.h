// SPDX-License-Identifier: GPL-3.0-or-later
// A line that says what happened without stopping anybody: information goes by itself,
// warnings stay until they are closed, errors until they are closed or their cause is gone. The newest error
// shows, and a warning takes the place of information; older ones that still hold wait behind. An invitation
// gives way to all others, and comes back until it is answered.
#pragma once

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

    // What an error is about: when that changes, the error is void. Each has one error at most.
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
    // With a button TITLE, which closes the message and does ACTION.
    void offer(Kind kind, const QString& message, const QString& title, std::function<void()> action,
               Cause cause = Cause::None);
    struct Button
    {
        QString title{}; // empty: none
        std::function<void()> action{};
    };
    // By one of its buttons it is accepted, and declined by being closed; dismiss(Cause::Invitation) is
    // neither.
    void invite(const QString& message, Button accept, Button other, std::function<void()> decline);
    // Something new was opened: old complaints are void, but those about KEPT.
    void dismissErrors(Cause kept = Cause::None);
    [[nodiscard]] QString message() const; // empty when hidden
    [[nodiscard]] Kind kind() const { return m_now.kind; }
    // The first error that was told, closed or not, but for questions: those are asked while things come in.
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
        std::function<void()> decline{}; // of an invitation
        Button other{};
    };
    [[nodiscard]] QToolButton* buttonOf(Button Message::*which, const char* id);
    void take(const Message& told);
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
    Message m_now{Kind::Info, {}}; // what is shown, or was
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// A line above the canvas that says what happened without stopping anybody: information goes by itself,
// errors and warnings stay until they are closed. Errors come first, others wait behind them.
#pragma once

#include <QFrame>
#include <QList>
#include <QTimer>

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

    explicit MessageBar(QWidget* parent = nullptr);
    void tell(Kind kind, const QString& message);
    void dismissErrors(); // something new was opened: old complaints are void
    [[nodiscard]] QString message() const; // empty when hidden
    [[nodiscard]] Kind kind() const { return m_kind; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Message
    {
        Kind kind;
        QString text;
    };
    void showNext();
    void close();

    QLabel* m_label;
    QToolButton* m_close;
    QTimer m_timer;
    QList<Message> m_waiting;
    Kind m_kind = Kind::Info;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a tour, at the same place of the screen in all steps, and an outline around what it describes.
// It lies over the window, which still accepts the mouse. The card takes the keyboard: Return, Space and the
// arrows go on and back, Esc leaves, and Tab moves among its buttons.
#pragma once

#include <QFrame>
#include <QPointer>

class QKeyEvent;
class QLabel;
class QPushButton;
class QToolButton;

namespace hydra::ui {

// An outline around a widget, above all others in its window and transparent to the mouse.
class TourOutline : public QWidget
{
    Q_OBJECT

public:
    explicit TourOutline(QWidget* window);

protected:
    void paintEvent(QPaintEvent* event) override;
};

class TourCard : public QFrame
{
    Q_OBJECT

public:
    TourCard(QWidget* window, const QWidget& home); // the window that contains it, and the main window
    ~TourCard() override;

    void present(QWidget* target, int step, int steps, const QString& title, const QString& words);
    void say(const QString& words); // updates the words of the present step
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void forwards();
    void backwards();
    void left(); // Esc, the closing button, or the last one

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] bool takesKey(const QKeyEvent& key);
    [[nodiscard]] QRect standing() const;
    void bringWindow();
    void place();
    void announce();

    const QWidget& m_home;
    QPointer<QWidget> m_target;
    QPointer<TourOutline> m_outline;
    QLabel* m_count;
    QLabel* m_title;
    QLabel* m_words;
    QLabel* m_keys;
    QToolButton* m_close;
    QPushButton* m_back;
    QPushButton* m_next;
    bool m_placing = false, m_last = false;
};

} // namespace hydra::ui

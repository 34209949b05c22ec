// SPDX-License-Identifier: GPL-3.0-or-later
// The question in one sentence over the picture: "Why star (89 %)? compared with nothing by FullGrad+ with 12
// of 12 heads". Each part opens its alternatives. Remarks about unusual settings, such as replaced attention
// or heads that are off, follow, and a press undoes them. Without room, parts are shortened, then wrapped
// into several rows, remarks last, and finally cut.
#pragma once

#include <QHBoxLayout>
#include <QLabel>
#include <QList>
#include <QToolButton>

namespace hydra::ui {

class Board;
class ViewState;

class ViewChip : public QToolButton
{
    Q_OBJECT

public:
    ViewChip(const char* id, QWidget* parent);

    // Shows LEAD STRONG TAIL; all empty hides the chip. HELP: what a press does. BRIEF replaces LEAD where
    // there is no room.
    void say(const QString& lead, const QString& strong, const QString& tail, const QString& help,
             const QString& brief = {});
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    void setAsks() { m_asks = true; } // a press offers other answers
    [[nodiscard]] bool asks() const { return m_asks; }
    void sayBriefly(bool brief) { m_isBrief = brief; } // call before its row is laid out
    [[nodiscard]] int wholeWidth() const;
    [[nodiscard]] int briefWidth() const; // shows STRONG whole, without the words around it

Q_SIGNALS:
    void typed(const QString& text); // the user types the name of another answer

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QFont strongFont() const;
    [[nodiscard]] int widthOf(bool whole) const; // of its words

    QString m_lead, m_strong, m_tail, m_brief;
    bool m_isBrief = false, m_asks = false;
};

// What the two ends of a signed map's colours mean: "■ against ■ for", in two lines where it is narrow.
class Legend : public QLabel
{
    Q_OBJECT

public:
    Legend(ViewState& state, Board& board, QWidget* parent);
    [[nodiscard]] QSize minimumSizeHint() const override; // cuts long names but not short words
    [[nodiscard]] QSize sizeHint() const override { return {m_whole, QLabel::sizeHint().height()}; }
    void follow();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void lay();

    ViewState& m_state;
    Board& m_board;
    QString m_low, m_high;
    int m_whole = 0, m_least = 0; // widths of one line and of two
};

// A row of such chips. They follow STATE and take the names of classes from BOARD.
class QuestionLine : public QHBoxLayout
{
    Q_OBJECT

public:
    QuestionLine(ViewState& state, Board& board, QWidget* parent);
    void setGeometry(const QRect& place) override;
    [[nodiscard]] QString sentence() const; // whole, also where its parts are cut

Q_SIGNALS:
    void heightChanged(int height);

private:
    ViewState& m_state;
    QList<ViewChip*> m_chips;
    int m_height = 0;
};

} // namespace hydra::ui

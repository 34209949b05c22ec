// SPDX-License-Identifier: GPL-3.0-or-later
// The question in one sentence over the picture: "Why star (89 %)? compared with nothing by FullGrad+ with 12
// of 12 heads". Each part opens what else could be asked; what is unusual, attention that is replaced
// and heads that are off, follows, and a press undoes it. Where there is no room the parts are brief, then
// stand in several rows, with what is remarked behind them, and at last are cut.
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

    // LEAD STRONG TAIL on it, all empty hides it; HELP: what a press does. BRIEF in place of LEAD where there
    // is no room.
    void say(const QString& lead, const QString& strong, const QString& tail, const QString& help,
             const QString& brief = {});
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    void setAsks() { m_asks = true; } // what a press opens has other answers
    [[nodiscard]] bool asks() const { return m_asks; }
    void sayBriefly(bool brief) { m_isBrief = brief; } // before its row is laid out
    [[nodiscard]] int wholeWidth() const;
    [[nodiscard]] int briefWidth() const; // what may be chosen is whole, without the words around it

Q_SIGNALS:
    void typed(const QString& text); // another answer, by its name

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
    [[nodiscard]] QSize minimumSizeHint() const override; // long names are cut, the short words are not
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

// A row of such parts. They follow STATE, and name classes by what BOARD knows.
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

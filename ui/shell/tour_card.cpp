// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tour_card.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int gap = 12; // points between a card and the edges of its window
constexpr int lettersWide = 46; // of a line of words
constexpr int outlineWidth = 3;

// A number and its unit stay on one line.
QString unbroken(QString words)
{
    static const QRegularExpression place(QStringLiteral("(?<=[0-9]) (?=%|[kMG]\\b)"));
    return words.replace(place, QString(QChar::Nbsp));
}

} // namespace

TourOutline::TourOutline(QWidget* window)
    : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
}

// A light line around the accent colour, visible on any picture and in both themes.
void TourOutline::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(outlineWidth, outlineWidth, -outlineWidth, -outlineWidth);
    painter.setPen(QPen(palette().color(QPalette::Base), outlineWidth + 2));
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(QPen(palette().color(QPalette::Highlight), outlineWidth));
    painter.drawRoundedRect(box, 5, 5);
}

TourCard::TourCard(QWidget* window, const QWidget& home)
    : QFrame(window)
    , m_home(home)
    , m_outline(new TourOutline(window))
    , m_count(new QLabel(this))
    , m_title(new QLabel(this))
    , m_words(new QLabel(this))
    , m_keys(new QLabel(tr("Enter: next · ← → · Esc"), this))
    , m_close(new QToolButton(this))
    , m_back(new QPushButton(tr("Back"), this))
    , m_next(new QPushButton(this))
{
    setObjectName(QStringLiteral("tourCard"));
    setProperty("role", QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    m_title->setProperty("role", QStringLiteral("heading"));
    m_count->setProperty("role", QStringLiteral("quiet"));
    m_words->setWordWrap(true);
    for (QLabel* label : {m_title, m_words}) {
        label->setTextFormat(Qt::PlainText); // names of classes and files are not markup
    }
    m_close->setText(QStringLiteral("✕"));
    inRole(m_keys, "quiet", "tourKeys");
    m_back->setObjectName(QStringLiteral("tourBack"));
    m_next->setObjectName(QStringLiteral("tourNext"));
    describe(m_close, "tourClose", tr("Leave the tour"), tr("Leave the tour (Esc)"));
    m_next->setProperty("needed", true);
    auto* top = filled(new QHBoxLayout, {{m_title, 1}, m_count, m_close}, -1);
    auto* buttons = filled(new QHBoxLayout, {{m_keys, 1}, m_back, m_next});
    filled(new QVBoxLayout(this), {top, m_words, buttons}, space::normal,
           {space::wide + 2, space::normal, space::normal, space::wide});
    connect(m_close, &QToolButton::clicked, this, &TourCard::left);
    connect(m_back, &QPushButton::clicked, this, &TourCard::backwards);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_last) {
            Q_EMIT left();
        } else {
            Q_EMIT forwards();
        }
    });
    m_next->ensurePolished();
    for (const QString& words : {tr("Next"), tr("Done")}) { // same width for both
        m_next->setText(words);
        m_next->setMinimumWidth(std::max(m_next->minimumWidth(), m_next->sizeHint().width()));
    }
    qApp->installEventFilter(this);
}

TourCard::~TourCard()
{
    delete m_outline;
}

QString TourCard::title() const
{
    return m_title->text();
}

QString TourCard::words() const
{
    return m_words->text().replace(QChar(QChar::Nbsp), QLatin1Char(' '));
}

void TourCard::present(QWidget* target, int step, int steps, const QString& title, const QString& words)
{
    m_last = step + 1 == steps;
    m_title->setText(title);
    m_words->setText(unbroken(words));
    m_count->setText(tr("%1 of %2").arg(step + 1).arg(steps));
    m_back->setEnabled(step > 0);
    m_next->setText(m_last ? tr("Done") : tr("Next"));
    m_target = target;
    place();
    m_outline->show();
    show();
    m_outline->raise();
    raise();
    m_next->setFocus(Qt::OtherFocusReason);
    announce();
    QTimer::singleShot(0, this, [this] { // new panels and windows get their size later
        bringWindow();
        place();
    });
}

void TourCard::say(const QString& words)
{
    if (unbroken(words) == m_words->text()) {
        return;
    }
    m_words->setText(unbroken(words));
    setAccessibleDescription(words);
    place();
}

// Screen readers read the name and the description of the widget that raises an alert.
void TourCard::announce()
{
    setAccessibleName(tr("Tour, %1: %2").arg(m_count->text(), m_title->text()));
    setAccessibleDescription(m_words->text());
    m_next->setAccessibleDescription(m_title->text() + QStringLiteral(". ") + m_words->text());
    QAccessibleEvent spoken(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

// The card's place on the screen in all steps: lower right in the main window, above its status bar.
QRect TourCard::standing() const
{
    const auto* status = m_home.findChild<QStatusBar*>();
    const QPoint corner = m_home.mapToGlobal(
        QPoint(m_home.width() - gap, m_home.height() - gap - (status ? status->height() : 0)));
    const int wide =
        std::max(std::min(fontMetrics().averageCharWidth() * lettersWide, m_home.width() - 2 * gap),
                 layout()->minimumSize().width());
    const int high =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : sizeHint().height();
    return {corner - QPoint(wide, high), QSize(wide, high)};
}

// Moves a step's window to the card, not the card to the window, so that Next stays under the mouse.
void TourCard::bringWindow()
{
    QWidget& window = *parentWidget();
    const QRect needed = standing().adjusted(-gap, -gap, gap, gap), has = window.geometry();
    const QPoint by(std::max(0, needed.right() - has.right()) + std::min(0, needed.left() - has.left()),
                    std::max(0, needed.bottom() - has.bottom()) + std::min(0, needed.top() - has.top()));
    if (&window != &m_home && !by.isNull()) {
        window.move(window.pos() + by);
    }
}

void TourCard::place()
{
    if (m_placing || !m_target || !m_outline) {
        return;
    }
    m_placing = true;
    QWidget& window = *parentWidget();
    const QRect room = window.rect();
    const QRect target =
        m_target == &window ? room : QRect(m_target->mapTo(&window, QPoint()), m_target->size()) & room;
    const QRect here = standing();
    setFixedWidth(here.width());
    const QRect inside = room.adjusted(gap, gap, -gap, -gap);
    const QPoint corner = window.mapFromGlobal(here.topLeft());
    setGeometry(
        {{std::clamp(corner.x(), inside.left(), std::max(inside.left(), inside.right() + 1 - here.width())),
          std::clamp(corner.y(), inside.top(), std::max(inside.top(), inside.bottom() + 1 - here.height()))},
         here.size()});
    m_outline->setGeometry(target.adjusted(-outlineWidth, -outlineWidth, outlineWidth, outlineWidth) & room);
    m_outline->setVisible(m_target->isVisible() && isVisibleTo(&window));
    m_placing = false;
}

// Whether the card handles KEY; a press clicks the button for it.
bool TourCard::takesKey(const QKeyEvent& key)
{
    if ((key.modifiers() & ~Qt::KeypadModifier) != 0) {
        return false;
    }
    QAbstractButton* button = m_close;
    switch (key.key()) {
    case Qt::Key_Escape:
        break;
    case Qt::Key_Left:
    case Qt::Key_Right:
        button = (key.key() == Qt::Key_Right) != isRightToLeft() ? m_next : m_back;
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        button = m_back->hasFocus() ? m_back : m_next;
        button = m_close->hasFocus() ? m_close : button;
        break;
    default:
        return false;
    }
    if (key.type() == QEvent::KeyPress && !key.isAutoRepeat()) {
        button->click(); // no effect if disabled
    }
    return true;
}

// The window's shortcuts use the same keys: accepting ShortcutOverride takes precedence over them.
bool TourCard::event(QEvent* event)
{
    if ((event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress)
        && takesKey(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QFrame::event(event);
}

// Keeps the focus in the card: outside, an arrow key changes the picture, which would end the tour.
bool TourCard::focusNextPrevChild(bool next)
{
    QList<QWidget*> stops{m_back, m_next, m_close};
    stops.removeIf([](const QWidget* stop) { return !stop->isEnabled(); });
    const qsizetype at = stops.indexOf(focusWidget());
    const qsizetype step = next ? 1 : stops.size() - 1;
    stops[at < 0 ? 0 : (at + step) % stops.size()]->setFocus(next ? Qt::TabFocusReason
                                                                  : Qt::BacktabFocusReason);
    return true;
}

bool TourCard::eventFilter(QObject* watched, QEvent* event)
{
    auto* in = qobject_cast<QWidget*>(watched);
    switch (event->type()) {
    case QEvent::MouseButtonRelease: // the focus stays here after a click beside the card
        if (in && !isAncestorOf(in)) {
            QTimer::singleShot(0, m_next, qOverload<>(&QWidget::setFocus));
        }
        return false;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: // before a button moves the focus to the next
        if (in && isAncestorOf(in) && takesKey(*static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        return false;
    case QEvent::Hide:
        if (watched == parentWidget() && !event->spontaneous() && !parentWidget()->isVisible()) {
            Q_EMIT left(); // its window was closed
        }
        [[fallthrough]];
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::LayoutRequest:
        if (!m_placing && in && m_target && (in == m_target || in->isAncestorOf(m_target))) {
            QTimer::singleShot(0, this, &TourCard::place);
        }
        return false;
    default:
        return false;
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/method_gallery.h"

#include "core/explain/evidence.h"
#include "core/explain/method_table.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/method_list.h"
#include "ui/shell/action_search.h"
#include "ui/views/arrow_step.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/rows.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <limits>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int thumbnail = 84, cellWidth = 116, large = 248; // points

struct Group
{
    const char* question;
    bool (*holds)(const MethodInfo&);
};

bool looksAtFeatures(const MethodInfo& info)
{
    const std::string id = info.id;
    return info.isColours || info.usesFacet || id == "token-norm" || id == "lens" || id == "where";
}

// A method belongs to the first group that holds it; groups are shown in the order of `shown`.
const std::vector<Group> groups{
    {QT_TRANSLATE_NOOP("QuestionMenu", "What happens when parts are hidden"),
     [](const MethodInfo& info) { return info.blackBox != BlackBox::None; }},
    {QT_TRANSLATE_NOOP("QuestionMenu", "What its features see"), looksAtFeatures},
    {QT_TRANSLATE_NOOP("QuestionMenu", "How it was computed"),
     [](const MethodInfo& info) { return std::string(info.id) == "decomposition"; }},
    {QT_TRANSLATE_NOOP("QuestionMenu", "What speaks for the class"),
     [](const MethodInfo& info) { return info.classSpecific; }},
    {QT_TRANSLATE_NOOP("QuestionMenu", "Where it looks"), [](const MethodInfo&) { return true; }},
};
constexpr std::size_t shown[] = {3, 4, 1, 0, 2};

std::size_t groupOf(const MethodInfo& info)
{
    return std::size_t(
        std::find_if(groups.begin(), groups.end(), [&](const Group& one) { return one.holds(info); })
        - groups.begin());
}

} // namespace

class MethodCell : public QAbstractButton
{
public:
    MethodCell(int cell, const std::string& method, MethodGallery& gallery, QWidget* parent)
        : QAbstractButton(parent)
        , index(cell)
        , m_gallery(gallery)
    {
        const MethodInfo& info = methodInfo(method);
        const QString badge = badgeOf(method, gallery.m_network);
        setText(spoken(info.title));
        setAccessibleName(badge.isEmpty() ? text() : text() + QStringLiteral(", ") + badge);
        setAccessibleDescription(spoken(info.teaches));
        setProperty("method", ui::text(method));
        setFocusPolicy(Qt::StrongFocus);
        setMouseTracking(true);
        setFixedSize(cellWidth, thumbnail + 3 * fontMetrics().lineSpacing() + 14);
    }

    const int index; // in the maps
    bool fits = true; // matches the typed text

protected:
    void enterEvent(QEnterEvent*) override { m_gallery.preview(index); }
    void keyPressEvent(QKeyEvent* event) override { m_gallery.keyPressEvent(event); }
    void focusInEvent(QFocusEvent*) override
    {
        m_gallery.preview(index);
        m_gallery.m_area->ensureWidgetVisible(this);
        update();
    }
    void paintEvent(QPaintEvent*) override
    {
        if (std::size_t(index) >= m_gallery.m_maps.cells().size()) {
            return;
        }
        const OtherMaps::Cell& cell = m_gallery.m_maps.cells()[std::size_t(index)];
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setOpacity(fits ? 1 : 0.3);
        const bool chosen = index == m_gallery.m_maps.current();
        paintStripCell(painter, QRectF(rect()).adjusted(1, 1, -1, -1), chosen || hasFocus(), underMouse());
        const QRectF box((width() - thumbnail) / 2.0, 7, thumbnail, thumbnail);
        m_gallery.m_small.paint(painter, box, cell.map,
                                cell.map ? rangeOf(*cell.map, rangeRule(m_gallery.m_state.look()))
                                         : ValueRange(),
                                !cell.failure.isEmpty() ? QStringLiteral("—")
                                    : cell.quick        ? QStringLiteral("…")
                                                        : MethodGallery::tr("slow"));
        QFont font = this->font();
        font.setBold(chosen);
        const double room = width() - 8;
        for (const QString& word : text().split(QLatin1Char(' '))) { // shrinks for long German words
            const double needed = QFontMetricsF(font).horizontalAdvance(word);
            font.setPointSizeF(font.pointSizeF() * std::min(1.0, room / needed));
        }
        painter.setFont(font);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(4, box.bottom() + 4, room, height() - box.bottom() - 6),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text());
    }

private:
    MethodGallery& m_gallery;
};

// The previewed map, large.
class MethodPicture : public QWidget
{
public:
    MethodPicture(const OtherMaps& maps, const MapThumbnail& painter, const ViewState& state, const int& cell,
                  QWidget* parent)
        : QWidget(parent)
        , m_maps(maps)
        , m_painter(painter)
        , m_state(state)
        , m_cell(cell)
    {
        setFixedSize(large, large);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (m_cell >= 0 && std::size_t(m_cell) < m_maps.cells().size()) {
            const OtherMaps::Cell& cell = m_maps.cells()[std::size_t(m_cell)];
            QPainter painter(this);
            m_painter.paint(painter, rect(), cell.map,
                            cell.map ? rangeOf(*cell.map, rangeRule(m_state.look())) : ValueRange(),
                            cell.failure.isEmpty() ? MethodGallery::tr("Computing…") : cell.failure);
        }
    }

private:
    const OtherMaps& m_maps;
    const MapThumbnail& m_painter;
    const ViewState& m_state;
    const int& m_cell;
};

MethodGallery::MethodGallery(ViewState& state, Board& board, EngineBridge& bridge, QWidget* parent)
    : QFrame(parent, Qt::Popup)
    , m_state(state)
    , m_maps(state, bridge, methodIds(), "gallery")
    , m_small(state, board)
    , m_large(state, board)
{
    setObjectName(QStringLiteral("methodGallery"));
    setProperty("role", QStringLiteral("card"));
    setAccessibleName(tr("Methods"));
    auto* area = m_area = new QScrollArea(this);
    area->setWidget(buildCells());
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    filled(new QHBoxLayout(this), {{area, 1}, buildPreview()}, space::normal,
           QMargins(1, 1, space::normal, 1));
    const auto repaint = [this] { // update() would not reach widgets in a scroll area
        for (MethodCell* cell : m_cells) {
            cell->update();
        }
        m_picture->update();
    };
    connect(&state, &ViewState::modelChanged, this, &MethodGallery::followNetwork);
    connect(&state, &ViewState::queryChanged, this, &MethodGallery::followNetwork);
    connect(&m_maps, &OtherMaps::cellChanged, this, repaint);
    connect(&m_maps, &OtherMaps::reset, this, repaint);
    connect(&board, &Board::reset, this, [this] {
        m_small.forgetPicture();
        m_large.forgetPicture();
    });
}

// Rebuilds the cells, because the recommended methods depend on the network.
void MethodGallery::followNetwork()
{
    const std::string now = m_state.networkKind();
    if (now != m_network) {
        m_network = now;
        m_cells.clear();
        m_area->setWidget(buildCells());
    }
}

QWidget* MethodGallery::buildCells()
{
    auto* all = new QWidget(this);
    auto* column = new QVBoxLayout(all);
    const std::vector<std::string> every = methodIds();
    const auto addGroup = [&](const QString& question, std::vector<std::string> methods) {
        methods.erase(std::remove_if(methods.begin(), methods.end(),
                                     [&](const std::string& method) { return !m_state.offers(method); }),
                      methods.end());
        if (methods.empty()) {
            return;
        }
        auto* flow = new FlowLayout(2);
        for (const std::string& method : methods) {
            const auto place = int(std::find(every.begin(), every.end(), method) - every.begin());
            auto* cell = new MethodCell(place, method, *this, all);
            connect(cell, &QAbstractButton::clicked, this, [this, place] { take(place); });
            flow->addWidget(cell);
            m_cells.append(cell);
        }
        column->addWidget(heading(question, all));
        column->addLayout(flow);
    };
    addGroup(tr("Recommended"), recommendedMethods(m_network));
    for (const std::size_t group : shown) {
        std::vector<std::string> members;
        for (const std::string& method : every) {
            if (groupOf(methodInfo(method)) == group) {
                members.push_back(method);
            }
        }
        addGroup(QCoreApplication::translate("QuestionMenu", groups[group].question), members);
    }
    column->addStretch();
    return all;
}

QWidget* MethodGallery::buildPreview()
{
    auto* side = new QWidget(this);
    m_picture = new MethodPicture(m_maps, m_large, m_state, m_previewed, side);
    m_title = new QLabel(side);
    m_badge = quietLabel({}, side);
    m_teaches = new QLabel(side);
    m_keys = quietLabel({}, side);
    inRole(m_title, "heading", "galleryTitle");
    for (QLabel* label : {m_title, m_badge, m_teaches, m_keys}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_teaches->setObjectName(QStringLiteral("galleryTeaches"));
    filled(new QVBoxLayout(side), {m_picture, m_title, m_badge, m_teaches, Stretch{}, m_keys}, space::normal,
           QMargins(space::tight, space::normal, 0, space::normal));
    side->setFixedWidth(large + 2 * space::tight);
    return side;
}

void MethodGallery::openAt(const QWidget& anchor)
{
    if (!m_state.ready()) {
        return;
    }
    m_maps.setShown(true);
    const QRect screen = anchor.screen()->availableGeometry();
    const int side =
        large + 4 * space::normal + 2 * space::wide + m_area->verticalScrollBar()->sizeHint().width();
    const int columns = std::clamp((screen.width() - side) / (cellWidth + 2), 2, 5);
    resize(columns * (cellWidth + 2) + side, std::min(600, screen.height()));
    const QPoint below = anchor.mapToGlobal(QPoint(0, anchor.height() + 2));
    move(std::clamp(below.x(), screen.left(),
                    std::max(screen.left(), screen.right() - width() - space::normal)),
         std::clamp(below.y(), screen.top(),
                    std::max(screen.top(), screen.bottom() - height() - space::normal)));
    show();
    const auto now = std::find_if(m_cells.begin(), m_cells.end(), [this](const MethodCell* cell) {
        return cell->property("method").toString() == text(m_state.method().id);
    });
    (now == m_cells.end() ? m_cells.front() : *now)->setFocus(Qt::PopupFocusReason);
    m_typed.clear();
    search({});
}

void MethodGallery::hideEvent(QHideEvent* event)
{
    m_maps.setShown(false);
    QFrame::hideEvent(event);
}

void MethodGallery::preview(int cell)
{
    if (std::size_t(cell) >= m_maps.cells().size()) {
        return;
    }
    m_previewed = cell;
    const MethodInfo& info = methodInfo(m_maps.cells()[std::size_t(cell)].key.options.method);
    m_title->setText(spoken(info.title));
    m_badge->setText(badgeOf(info.id, m_network));
    m_badge->setVisible(!m_badge->text().isEmpty());
    m_teaches->setText(spoken(info.teaches));
    m_maps.want(cell);
    m_picture->update();
}

void MethodGallery::take(int cell)
{
    m_maps.choose(cell);
    close();
}

void MethodGallery::keyPressEvent(QKeyEvent* event)
{
    const QPoint by = arrowStep(*event);
    if (!by.isNull()) {
        step(by);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
               || (event->key() == Qt::Key_Space && m_typed.isEmpty())) {
        take(m_previewed);
    } else if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->key() == Qt::Key_Backspace) {
        search(m_typed.left(m_typed.size() - 1));
    } else if (!event->text().isEmpty() && event->text().at(0).isPrint()) {
        search(m_typed + event->text());
    } else {
        QFrame::keyPressEvent(event);
    }
}

// Focuses the nearest cell whose middle lies in direction BY, also across a heading.
void MethodGallery::step(QPoint by)
{
    const auto middle = [](const QWidget& cell) {
        return cell.mapTo(cell.parentWidget(), cell.rect().center());
    };
    const QWidget* const from = focusWidget();
    MethodCell* best = nullptr;
    int least = std::numeric_limits<int>::max();
    for (MethodCell* cell : m_cells) {
        const QPoint away = middle(*cell) - middle(*from);
        const int along = away.x() * by.x() + away.y() * by.y();
        const int aside = std::abs(away.x() * by.y()) + std::abs(away.y() * by.x());
        const bool lies = along > cellWidth / 2 && (by.x() == 0 || aside < cellWidth / 2);
        if (lies && along * 4 + aside < least) { // prefers the next row to a straighter cell farther away
            least = along * 4 + aside;
            best = cell;
        }
    }
    if (best != nullptr) {
        best->setFocus(Qt::OtherFocusReason);
        m_typed.clear();
        search({});
    }
}

void MethodGallery::search(const QString& typed)
{
    m_from = m_typed.isEmpty() ? focusWidget() : m_from.data();
    m_typed = typed;
    m_keys->setText(typed.isEmpty() ? tr("Type to search. Enter chooses, Esc closes.")
                                    : tr("Search: %1").arg(typed));
    std::pair<int, QWidget*> best{std::numeric_limits<int>::max(), m_from};
    for (MethodCell* cell : m_cells) {
        const std::string id = cell->property("method").toString().toStdString();
        const int match =
            typed.isEmpty() ? -1 : matchOf(typed, cell->text(), {}, methodWords(methodInfo(id)));
        cell->fits = match >= 0;
        best = cell->fits && match < best.first ? std::pair<int, QWidget*>{match, cell} : best;
    }
    for (MethodCell* cell : m_cells) {
        cell->fits |= best.first == std::numeric_limits<int>::max(); // no match: show all
        cell->update();
    }
    if (best.second) {
        best.second->setFocus(Qt::OtherFocusReason);
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/centre.h"

#include "core/paint/vision.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/heads_panel.h"
#include "ui/shell/empty_state.h"
#include "ui/shell/question_line.h"
#include "ui/state/stability_watch.h"
#include "ui/views/canvas.h"
#include "ui/views/colour_bar.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QGraphicsEffect>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QStackedWidget>

#include <cmath>
#include <numeric>

namespace hydra::ui {

namespace {

// For a label over the picture, whose dark background would make its text light.
void makeChip(QLabel* chip, const char* id)
{
    inRole(chip, "chip", id);
    chip->setForegroundRole(QPalette::WindowText);
    chip->hide();
}

// "Unsteady: rounding moves it by 7 %", for a map whose fine differences are meaningless.
QLabel* stabilityChip(const StabilityWatch& watch, QWidget* parent)
{
    auto* chip = new QLabel(parent);
    makeChip(chip, "stabilityChip");
    QObject::connect(&watch, &StabilityWatch::changed, chip, [chip, &watch] {
        if (watch.poor()) {
            const QString share = QStringLiteral("%1 %").arg(100 * *watch.moved(), 0, 'g', 2);
            chip->setText(ViewState::tr("Unstable: rounding moves it by %1").arg(share));
            chip->setToolTip(
                ViewState::tr(
                    "This map moves by %1 of its largest value when every pixel changes by about one part in "
                    "a million. Do not read its fine differences, or choose a method that is marked stable.")
                    .arg(share));
        }
        chip->setVisible(watch.poor());
    });
    return chip;
}

// A contrast may be blue all over although its class wins: biases and the class token contribute to no patch.
QLabel* sumChip(const ViewState& state, const Board& board, QWidget* parent)
{
    auto* chip = new QLabel(parent);
    makeChip(chip, "sumChip");
    chip->setWordWrap(true);
    chip->setTextFormat(Qt::PlainText);
    const auto follow = [chip, &state, &board] {
        const engine::MapPtr& map = board.shownMap();
        const Board::Cell* cell = board.current();
        chip->hide();
        if (!map || map->againstIndex < 0 || board.stale() || !cell || !cell->prediction || !state.model()) {
            return;
        }
        const auto logit = [&](int index) { return double(cell->prediction->logits[std::size_t(index)]); };
        const double sum = std::accumulate(map->values.begin(), map->values.end(), 0.0);
        const double lead = logit(map->classIndex) - logit(map->againstIndex);
        if (sum * lead < 0) {
            const QString winner =
                text(state.model()->config.className(lead > 0 ? map->classIndex : map->againstIndex));
            chip->setText(ViewState::tr("%1 scores %2 higher, though its patches score lower: the rest comes "
                                        "from biases, which belong to no patch.")
                              .arg(winner)
                              .arg(std::abs(lead), 0, 'g', 2));
            chip->setToolTip(plainTip(
                ViewState::tr("Contributions of biases and the class token belong to no patch, so the "
                              "colours do not add up to the difference of the two classes' logits.")));
            chip->show();
        }
    };
    QObject::connect(&board, &Board::currentChanged, chip, follow);
    QObject::connect(&board, &Board::predictionsChanged, chip, follow);
    return chip;
}

} // namespace

// Shows a widget as somebody with another colour vision sees it. On the screen only: painting for a file
// bypasses it.
class VisionEffect : public QGraphicsEffect
{
public:
    explicit VisionEffect(QObject* parent = nullptr)
        : QGraphicsEffect(parent)
    { }
    void setVision(paint::Vision vision)
    {
        m_vision = vision;
        setEnabled(vision != paint::Vision::Usual);
        update();
    }

protected:
    void draw(QPainter* painter) override
    {
        QPoint at;
        const QPixmap source = sourcePixmap(Qt::LogicalCoordinates, &at, NoPad);
        QImage image = source.toImage().convertToFormat(QImage::Format_ARGB32);
        for (int y = 0; y < image.height(); ++y) {
            paint::simulate(m_vision, reinterpret_cast<paint::Argb*>(image.scanLine(y)),
                            std::size_t(image.width()));
        }
        painter->drawImage(at, image);
    }

private:
    paint::Vision m_vision = paint::Vision::Usual;
};

Centre::Centre(ViewState& state, Board& board, StabilityWatch& stability, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_messages(new MessageBar(this))
    , m_canvas(new Canvas(state, board, this))
    , m_heads(new HeadsPanel(state, board, this))
    , m_empty(new EmptyState(state, this))
    , m_stack(new QStackedWidget(this))
{
    m_stack->addWidget(buildPicture(board, stability));
    m_stack->addWidget(m_empty);
    m_stack->setMinimumSize(160, 120); // words may be cut, so that the window fits
    m_footer = buildFooter(board);
    auto* line = new QFrame(this);
    line->setProperty("role", QStringLiteral("line"));
    filled(new QVBoxLayout(this), {{m_stack, 1}, m_footer, line, m_heads}, 0);
    connect(&board, &Board::reset, this, &Centre::followReadiness);
    connect(&state, &ViewState::queryChanged, this, &Centre::followToken);
    followReadiness();
}

QString Centre::sentence() const
{
    return m_picture->accessibleName();
}

QWidget* Centre::buildPicture(Board& board, StabilityWatch& stability)
{
    auto* picture = m_picture = new QWidget(this);
    auto* over = new QGridLayout; // the question and the chips lie over the canvas
    over->addWidget(m_canvas, 0, 0);
    m_visionChip = new QLabel(picture);
    makeChip(m_visionChip, "visionChip");
    auto* question = m_question = new QuestionLine(m_state, board, picture);
    question->setContentsMargins(space::normal, space::normal, space::normal, 0);
    const auto read = [picture, question] { picture->setAccessibleName(question->sentence()); };
    connect(&m_state, &ViewState::queryChanged, question, read);
    connect(&board, &Board::predictionsChanged, question, read);
    question->addStretch(1);
    question->addWidget(m_visionChip, 0, Qt::AlignTop);
    question->addWidget(sumChip(m_state, board, picture), 0, Qt::AlignTop);
    question->addWidget(stabilityChip(stability, picture), 0, Qt::AlignTop);
    over->addLayout(question, 0, 0, Qt::AlignTop);
    m_previewed = new QLabel(picture);
    makeChip(m_previewed, "previewed");
    const int room = fontMetrics().height() + 2 * space::normal; // height of a chip
    m_canvas->setTopRoom(room);
    connect(question, &QuestionLine::heightChanged, m_canvas,
            [this, room](int height) { m_canvas->setTopRoom(std::max(room, height)); });
    m_colourBar = new ColourBar(m_state, board, picture);
    auto* side = filled(new QVBoxLayout, {Gap{room}, {m_colourBar, 1}}, 0);
    filled(new QHBoxLayout(picture), {{over, 1}, side}, 0);
    picture->setBackgroundRole(QPalette::Dark);
    picture->setAutoFillBackground(true);
    m_canvas->lower(); // it became a child last, and would hide the chips
    return picture;
}

QWidget* Centre::buildFooter(Board& board)
{
    Actions& on = m_state.actions();
    auto* footer = new QWidget(this);
    auto* row =
        filled(new QHBoxLayout(footer), {m_legend = new Legend(m_state, board, this), Gap{space::tight}}, 2,
               {space::wide, space::tight / 2, space::normal, space::tight / 2});
    auto* readOut = new ElidedLabel(this);
    describe(readOut, "readOut", tr("Values under the cursor"), {});
    readOut->setProperty("role", QStringLiteral("quiet"));
    connect(m_canvas, &Canvas::readOut, readOut, &QLabel::setText);
    row->addWidget(readOut, 1);
    for (QAction* action : {on.overlay, on.smooth, on.grid, on.truth}) {
        row->addWidget(toolButtonFor(action, this, Qt::ToolButtonIconOnly));
    }
    row->addSpacing(space::normal);
    m_zoom = new ElidedLabel(this); // elided, so that the window can be narrow
    m_zoom->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_zoom->setProperty("role", QStringLiteral("quiet"));
    connect(m_canvas, &Canvas::zoomed, this,
            [this](double factor) { m_zoom->setText(QStringLiteral("%1 %").arg(qRound(factor * 100))); });
    row->addWidget(m_zoom);
    for (QAction* action : {on.fit, on.actualSize}) {
        row->addWidget(toolButtonFor(action, this));
    }
    return footer;
}

// If a clicked token has replaced a method that cannot start from one, says so and offers the way back.
void Centre::followToken()
{
    const int patch = m_state.query().options.query;
    const std::string before = patch < 0 ? std::string() : m_state.methodBeforeToken();
    if (before == m_gaveWay) {
        return;
    }
    m_gaveWay = before;
    if (before.empty()) {
        m_messages->dismiss(MessageBar::Cause::Patch);
        return;
    }
    const QString title = spoken(methodInfo(before).title);
    m_messages->offer(
        MessageBar::Kind::Info,
        tr("Shown: where patch %1 looks, by %2. %3 cannot start from one patch.")
            .arg(QString::number(patch), spoken(m_state.method().title), title),
        tr("Back to %1").arg(title), [this] { m_state.askClassToken(); }, MessageBar::Cause::Patch);
}

void Centre::preview(const engine::MapPtr& map, const QString& head)
{
    const bool named = map && !head.isEmpty();
    m_canvas->showInstead(map);
    m_colourBar->showInstead(map, named ? tr("Attention: %1").arg(head) : QString());
    m_previewed->setText(tr("Where %1 looks").arg(head));
    m_previewed->setGeometry(m_question->geometry()); // not in a layout: the other parts do not move
    m_previewed->raise();
    m_previewed->setVisible(named);
    named ? m_legend->hide() : m_legend->follow();
}

void Centre::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int needed = fontMetrics().horizontalAdvance(QStringLiteral("0000 %"));
    m_zoom->setVisible(width() >= 11 * needed); // the buttons beside it stay visible
}

void Centre::previewVision(paint::Vision vision, const QString& name)
{
    m_visionChip->setText(tr("Preview: %1").arg(name));
    m_visionChip->setVisible(!name.isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_picture, m_heads}) {
        auto* effect = static_cast<VisionEffect*>(part->graphicsEffect());
        if (vision == paint::Vision::Usual) {
            part->setGraphicsEffect(nullptr); // no cost for usual vision
            continue;
        }
        if (!effect) {
            effect = new VisionEffect(part);
            part->setGraphicsEffect(effect);
        }
        effect->setVision(vision);
    }
}

void Centre::followReadiness()
{
    m_stack->setCurrentIndex(m_state.ready() ? 0 : 1);
    m_footer->setVisible(m_state.ready());
    m_heads->setVisible(m_state.ready());
}

void Centre::tellTrouble(const QString& message)
{
    m_empty->tellTrouble(message);
}

QImage Centre::rendered() const
{
    const QImage canvas = m_canvas->rendered();
    const double device = canvas.devicePixelRatio();
    const QSize bar = m_state.showsMap() ? m_colourBar->size() : QSize(0, 0);
    QImage image(QSize(canvas.width() + int(bar.width() * device), canvas.height()), QImage::Format_RGB32);
    image.setDevicePixelRatio(device);
    image.fill(m_canvas->palette().color(QPalette::Dark));
    QPainter painter(&image);
    painter.drawImage(0, 0, canvas);
    if (!bar.isEmpty()) {
        painter.drawPixmap(m_canvas->width(), m_colourBar->y(), m_colourBar->grab()); // the same pixels
    }
    return image;
}

} // namespace hydra::ui

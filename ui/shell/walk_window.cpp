// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/walk_window.h"

#include "core/question/ask_json.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/data_file.h"
#include "ui/state/fit_query.h"
#include "ui/views/step_card.h"
#include "ui/views/walk_steps.h"
#include "ui/views/window_figure.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QSpinBox>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int walkPictureSide = 104;

QImage seenPicture(const Board& board)
{
    return board.seen() ? toQImage(board.seen()->shown) : QImage();
}

} // namespace

WalkWindow::WalkWindow(ViewState& state, Board& board, QWidget* parent)
    : ToolWindow("walkWindow", tr("Layer"), parent)
    , m_state(state)
    , m_board(board)
    , m_form(this,
             [this] {
                 ask();
                 followQuestion();
             })
    , m_picture(new PatchPicture(walkPictureSide, this))
    , m_block(m_form.whole("walkBlock", wish(&WalkQuestion::block), 0, 0))
    , m_head(m_form.whole("walkHead", wish(&WalkQuestion::head), 0, 0))
    , m_headNote(quietLabel({}, this))
    , m_query(new QLabel(this))
    , m_toClassToken(new QToolButton(this))
    , m_figure(new QToolButton(this))
    , m_formula(new QLabel(this))
    , m_summary(quietLabel({}, this))
    , m_steps(new WalkSteps(this))
{
    ElidedLabel* const under = readOut("walkReadOut", tr("Value under the mouse"));
    under->setMargin(space::normal);
    auto* line = new QFrame(this);
    line->setProperty("role", QStringLiteral("line"));
    filled(new QVBoxLayout(this), {buildHeader(), line, {m_steps, 1}, under}, 0);
    Actions& on = state.actions();
    addActions({on.showWalk, on.classToken, on.moreHeads, on.fewerHeads, on.allHeads});
    connectControls();
    resize(1260, 900); // fits scores, softmax and weighted values side by side
    beginAt(m_picture);
    followQuestion();
}

// Shows the wish clamped to the blocks and heads there are.
Value<int> WalkWindow::wish(int WalkQuestion::*member)
{
    return {[this, member] { return m_state.ready() ? walkKeyOf(m_state, m_layer).question.*member : 0; },
            [this, member](int value) { m_layer.*member = value; }};
}

QWidget* WalkWindow::buildHeader()
{
    m_query->setObjectName(QStringLiteral("walkQuery"));
    m_summary->setObjectName(QStringLiteral("walkSummary"));
    describe(m_picture, "walkPicture", tr("Query patch"),
             tr("<b>Query</b><br>Click a patch or use the arrow keys."));
    for (QSpinBox* box : {m_block, m_head}) {
        box->setKeyboardTracking(false);
        box->setMinimumWidth(64);
    }
    m_headNote->setWordWrap(false);
    inRole(m_formula, "formula", "walkFormula");
    m_formula->setTextFormat(Qt::RichText);
    m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    m_formula->setFont(large);
    auto* words = filled(new QVBoxLayout, {buildFields(), m_formula, m_summary, Stretch{}});
    return filled(new QHBoxLayout(new QWidget(this)), {{m_picture, 0, Qt::AlignTop}, {words, 1}}, space::wide,
                  {space::wide, space::wide, space::wide, space::normal})
        ->parentWidget();
}

QLayout* WalkWindow::buildFields()
{
    QAction* classToken = m_state.actions().classToken;
    m_toClassToken->setText(tr("Back to the class token"));
    m_toClassToken->setToolTip(classToken->toolTip());
    m_toClassToken->setFocusPolicy(Qt::TabFocus);
    connect(m_toClassToken, &QToolButton::clicked, classToken, &QAction::trigger);
    saveFigureBy(m_figure, "walkFigure",
                 tr("<b>Save figure</b> (%1)<br>All steps as they stand, as PDF, SVG or PNG; the file says "
                    "what was computed."));
    m_figure->setText(tr("&Save figure…"));
    m_figure->setProperty("role", QStringLiteral("button"));
    m_figure->setFocusPolicy(Qt::TabFocus);
    return filled(new QHBoxLayout,
                  {NamedField{tr("&Block"), m_block,
                              tr("<b>Block</b><br>Which block, counted from 0. The classifier reads the "
                                 "output of the last one.")},
                   Gap{space::normal},
                   NamedField{tr("&Head"), m_head,
                              tr("<b>Head</b><br>Which attention head. Hydra attention has as many heads as "
                                 "features and is shown as a whole.")},
                   m_headNote, Gap{space::normal},
                   NamedField{tr("Query"), m_query,
                              tr("<b>Query token</b><br>The marked row of every matrix. Click a patch here "
                                 "or in the main window, click a row of a matrix, or use the arrow keys.")},
                   m_toClassToken, Stretch{}, m_figure});
}

void WalkWindow::connectControls()
{
    connect(m_steps, &WalkSteps::readOut, this, &WalkWindow::tell);
    connect(m_steps, &WalkSteps::hovered, this, &WalkWindow::setHovered);
    connect(m_steps, &WalkSteps::chosen, this, &WalkWindow::chooseToken);
    connect(m_steps, &WalkSteps::moved, this, &WalkWindow::moveQuery);
    connect(m_picture, &PatchPicture::chosen, &m_state, &ViewState::askToken);
    connect(m_picture, &PatchPicture::moved, this, &WalkWindow::moveQuery);
    connect(m_picture, &PatchPicture::hovered, this, [this](int patch) {
        setHovered(patch < 0 || !m_walk ? -1 : m_walk->tokenOf(patch));
        const std::int64_t token = patch < 0 || !m_walk ? -1 : m_walk->tokenOf(patch);
        tell(token < 0 ? QString() : spoken(tokenName(*m_walk, token)));
    });
    connect(&m_state, &ViewState::queryChanged, this, &WalkWindow::followQuestion);
    connect(&m_board, &Board::currentChanged, this, &WalkWindow::followQuestion); // new seen picture
    connect(&m_state, &ViewState::lookChanged, this, [this] {
        if (m_walk) {
            showSteps();
        }
    });
    connect(&m_board, &Board::walkChanged, this, &WalkWindow::followWalk);
}

void WalkWindow::beSeen(bool seen)
{
    if (seen) {
        ask();
        followQuestion();
    } else {
        m_board.setWalk(std::nullopt);
        Q_EMIT pointedAt(-1);
    }
}

void WalkWindow::ask()
{
    if (isVisible()) {
        m_board.setWalk(m_layer);
    }
}

// The controls show the question at once; the steps follow when they are computed.
void WalkWindow::followQuestion()
{
    if (!isVisible()) {
        return; // it asks again when it is shown
    }
    const bool ready = m_state.ready();
    m_block->setEnabled(ready);
    m_picture->setEnabled(ready);
    if (!ready) {
        m_head->setEnabled(false);
        m_query->clear();
        return;
    }
    const WalkKey key = walkKeyOf(m_state, m_layer);
    const WalkQuestion& now = key.question;
    const int heads = walkHeads(key);
    m_form.follow([&] {
        m_block->setRange(0, int(m_state.query().plan.blocks.size()) - 1);
        m_head->setRange(0, heads - 1);
    });
    m_head->setEnabled(heads > 1);
    m_headNote->setText(heads > 1 ? tr("of %1").arg(heads) : tr("all at once"));
    const int cols = m_board.seen() ? m_board.seen()->geometry.cols() : 1;
    m_query->setText(now.query < 0 ? tr("class token")
                                   : tr("token %1 (row %2, col %3)")
                                         .arg(now.query)
                                         .arg(now.query / cols + 1)
                                         .arg(now.query % cols + 1));
    m_toClassToken->setVisible(now.query >= 0);
    m_picture->setPicture(seenPicture(m_board));
    m_picture->setGrid(m_board.seen() ? m_board.seen()->geometry.rows() : 0, cols, now.query);
}

void WalkWindow::followWalk()
{
    watchStale(m_board.walkStale());
    if (!m_board.walkFailure().isEmpty()) {
        m_summary->setText(m_board.walkFailure());
    } else if (!m_board.shownWalk()) {
        m_formula->clear();
        m_summary->setText(tr("Open a model and a picture to see what a layer does."));
    }
    if (m_board.shownWalk() != m_walk) {
        m_walk = m_board.shownWalk();
        m_seen = seenPicture(m_board);
        showSteps();
    }
}

QString WalkWindow::summary() const
{
    const engine::WalkPtr& walk = m_walk;
    const QString heads = walk->heads > 1 ? tr("head %1 of %2").arg(walk->head).arg(walk->heads)
                                          : tr("all %1 features").arg(walk->steps.front().matrix.wholeCols);
    return tr("Block %1 computes %2 attention over %3 tokens. Shown: %4, query: %5. %6")
        .arg(QString::number(walk->block), text(walk->kind), QString::number(walk->tokens), heads,
             walk->token < walk->prefix ? tr("the %1").arg(spoken(tokenName(*walk, walk->token)))
                                        : spoken(tokenName(*walk, walk->token)),
             spoken(walk->cost));
}

void WalkWindow::showSteps()
{
    if (m_walk) {
        m_summary->setText(summary());
        m_formula->setText(formulaText(text(m_walk->formula)));
    }
    tell({});
    m_steps->setWalk(m_walk, m_state.look(), m_seen);
}

void WalkWindow::setDimmed(bool dimmed)
{
    m_steps->setDimmed(dimmed);
}

QString WalkWindow::hint() const
{
    return m_walk ? tr("Hover over a cell to read it. Click a row or use the arrow keys to choose another "
                       "query token.")
                  : QString();
}

void WalkWindow::saveFigure()
{
    if (!m_walk || m_board.walkStale() || !m_steps->widget()) {
        tell(tr("Not saved: the steps are still being computed"));
        return;
    }
    DataFacts facts = factsOf(m_state);
    facts.insert(facts.end(),
                 {{"model", m_state.model()->id},
                  {"image", m_state.picture()->image.id},
                  {"k", std::int64_t(m_state.query().heads)},
                  {"block", std::int64_t(m_walk->block)},
                  {"head", std::int64_t(m_walk->head)},
                  {"kind", m_walk->kind},
                  {"query", std::int64_t(m_walk->patchOf(m_walk->token))}}); // -1: the class token
    facts = withFacts(std::move(facts), askJson(m_state.query()));
    saveWindow(*this, pictureStem(m_state) + QStringLiteral("-walk-through.pdf"),
               {"walk-through",
                m_summary->text(),
                {{partOf(*m_picture), partOf(*m_formula)}, {partOf(*m_steps->widget())}},
                {},
                figureSource(m_state),
                factsJson(facts)},
               [this](const QString& message, bool) { tell(message); });
}

void WalkWindow::setHovered(std::int64_t token)
{
    m_steps->pointAt(token);
    const int patch = token < 0 || !m_walk ? -1 : m_walk->patchOf(token);
    m_picture->pointAt(patch);
    Q_EMIT pointedAt(std::max(-1, patch));
}

void WalkWindow::pointAt(int patch)
{
    m_steps->pointAt(patch < 0 || !m_walk ? -1 : m_walk->tokenOf(patch));
    m_picture->pointAt(patch);
}

void WalkWindow::chooseToken(std::int64_t token)
{
    if (m_walk && m_walk->patchOf(token) >= 0) {
        m_state.askToken(m_walk->patchOf(token));
    } else {
        m_state.askClassToken();
    }
}

void WalkWindow::moveQuery(int dRow, int dCol)
{
    if (!m_board.seen()) {
        return;
    }
    const int rows = m_board.seen()->geometry.rows();
    const int cols = m_board.seen()->geometry.cols();
    const int patch = walkKeyOf(m_state, m_layer).question.query;
    const int row = patch < 0 ? rows / 2 : std::clamp(patch / cols + dRow, 0, rows - 1);
    const int col = patch < 0 ? cols / 2 : std::clamp(patch % cols + dCol, 0, cols - 1);
    m_state.askToken(row * cols + col);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/embedding_window.h"

#include "core/base/version.h"
#include "ui/models/embedding_points.h"
#include "ui/paint/format.h"
#include "ui/shell/embedding_controls.h"
#include "ui/shell/embedding_side.h"
#include "ui/shell/selection_words.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/scatter.h"
#include "ui/views/scatter_legend.h"
#include "ui/views/window_figure.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/motion.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double tokenThumbnail = 26; // points of the screen
constexpr double pictureThumbnail = 46;

QFrame* embeddingLine(QFrame::Shape shape, QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setProperty("role", QStringLiteral("line"));
    if (shape == QFrame::VLine) {
        frame->setFixedWidth(1);
        frame->setStyleSheet(QStringLiteral("max-height: 16777215px;"));
    }
    return frame;
}

} // namespace

EmbeddingWindow::EmbeddingWindow(ViewState& state, Board& board, Library& library, EngineBridge& bridge,
                                 QWidget* parent)
    : ToolWindow("embeddingWindow", tr("Embedding"), parent)
    , m_state(state)
    , m_board(board)
    , m_run(state, library, bridge)
    , m_controls(new EmbeddingControls(state, this))
    , m_scatter(new Scatter(this))
    , m_side(new EmbeddingSide(m_run, this))
    , m_form(this)
    , m_caption(new QLabel(this))
    , m_note(new QLabel(this))
    , m_words(new SelectionWords(state, bridge, m_run, this))
{
    describe(m_scatter, "embeddingScatter", tr("Embedding"), {});
    m_scatter->setEmptyText(tr("Open a model and a picture to see its tokens as points."));
    auto* body = filled(new QHBoxLayout, {{m_scatter, 1}, embeddingLine(QFrame::VLine, this), m_side}, 0);
    filled(new QVBoxLayout(this),
           {m_controls,
            embeddingLine(QFrame::HLine, this),
            {body, 1},
            embeddingLine(QFrame::HLine, this),
            buildFooter()},
           0);
    connectControls();
    connectRun();
    connect(&library, &Library::listChanged, this, &EmbeddingWindow::followSettings);
    followSettings();
    Actions& on = state.actions();
    addActions({on.showEmbedding, on.moreHeads, on.fewerHeads, on.allHeads});
    resize(1240, 860);
    beginAt(m_scatter);
}

QLayout* EmbeddingWindow::buildFooter()
{
    QCheckBox* const thumbnails =
        m_form.flag("embeddingThumbnails", {*m_scatter, &Scatter::showsThumbnails, &Scatter::setThumbnails},
                    tr("&Thumbnails"),
                    tr("<b>Thumbnails</b> (T)<br>Shows the patch or picture at as many points as fit."));
    QCheckBox* const lasso = m_form.flag(
        "embeddingLasso", {*m_scatter, &Scatter::lassoMode, &Scatter::setLassoMode}, tr("&Lasso"),
        tr("<b>Lasso</b> (L)<br>Drag around points to select them. With the lasso off, use Shift-drag."));
    m_onlySelected =
        m_form.flag("embeddingOnlySelected",
                    {[this] { return m_hidesOthers; },
                     [this](bool on) {
                         m_hidesOthers = on;
                         filter();
                     }},
                    tr("&Only selected"), tr("<b>Only selected</b><br>Hides points that are not selected."));
    m_figure = new QPushButton(tr("Save &figure…"), this);
    m_save = new QPushButton(tr("Save poi&nts…"), this);
    connect(m_scatter, &Scatter::thumbnailsWanted, thumbnails, &QCheckBox::setChecked);
    connect(m_scatter, &Scatter::lassoWanted, lasso, &QCheckBox::setChecked);
    describe(m_save, "embeddingSave", tr("Save points"),
             tr("<b>Save points</b><br>Saves the selected points, or all if none is selected, as "
                "CSV, JSON or NPZ: input, k, token, row, col, norm, x, y."));
    saveFigureBy(m_figure, "embeddingFigure",
                 tr("<b>Save figure</b> (%1)<br>The points and their colours as they stand, as PDF, SVG or "
                    "PNG; the file says how they were laid out."));
    ElidedLabel* const under = readOut("embeddingReadOut", tr("Point under the mouse"));
    under->setProperty("role", {});
    inRole(m_caption, "quiet", "embeddingCaption");
    m_caption->setTextInteractionFlags(Qt::TextSelectableByMouse);
    inRole(m_note, "quiet", "embeddingNote"); // notes do not interrupt the user
    for (QLabel* label : {m_caption, m_note}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_note->hide();
    auto* row = filled(new QHBoxLayout, {thumbnails, lasso, m_onlySelected, {under, 1}, m_figure, m_save},
                       space::wide);
    return filled(new QVBoxLayout, {row, m_words, m_caption, m_note}, space::tight,
                  {space::wide, space::normal, space::wide, space::normal});
}

void EmbeddingWindow::connectControls()
{
    connect(m_controls, &EmbeddingControls::changed, this, &EmbeddingWindow::followSettings);
    connect(m_controls, &EmbeddingControls::runPressed, this, [this] { running() ? stop() : run(); });
    connect(m_side, &EmbeddingSide::coloursChanged, this, &EmbeddingWindow::recolour);
    connect(m_side, &EmbeddingSide::shownChanged, this, &EmbeddingWindow::filter);
    connect(m_side, &EmbeddingSide::pointedAt, this, &EmbeddingWindow::hoverPatch);
    connect(m_save, &QPushButton::clicked, this, &EmbeddingWindow::savePoints);
    connect(m_scatter, &Scatter::pointedAt, this, &EmbeddingWindow::hover);
    connect(m_scatter, &Scatter::chosen, &m_run, &EmbeddingRun::open);
    connect(m_scatter, &Scatter::selectionChanged, this, [this] {
        if (m_scatter->selection().empty()) {
            m_onlySelected->setChecked(false);
        }
        m_onlySelected->setVisible(!m_scatter->selection().empty());
        m_words->setSelection(m_scatter->selection());
        tell({});
    });
    connect(&m_state, &ViewState::modelChanged, m_controls, &EmbeddingControls::followModel);
    connect(&m_state, &ViewState::modelChanged, m_words,
            [this] { m_words->setSelection(m_scatter->selection()); });
    connect(&m_state, &ViewState::queryChanged, this, &EmbeddingWindow::followState);
    connect(&m_state, &ViewState::pictureChanged, this, [this] { m_scatter->setLinked({}, false); });
    connect(&m_board, &Board::currentChanged, this, [this] {
        if (m_side->colourBy() == ColourBy::Relevance) {
            recolour();
        }
    });
    m_onlySelected->hide();
}

void EmbeddingWindow::connectRun()
{
    connect(&m_run, &EmbeddingRun::started, this, &EmbeddingWindow::takeStart);
    connect(&m_run, &EmbeddingRun::moved, this, &EmbeddingWindow::takeFrame);
    connect(&m_run, &EmbeddingRun::ended, this, &EmbeddingWindow::takeEnd);
    connect(&m_run, &EmbeddingRun::failed, this, &EmbeddingWindow::say);
    connect(&m_run, &EmbeddingRun::progressed, m_controls, &EmbeddingControls::showProgress);
    connect(&m_run, &EmbeddingRun::runningChanged, this, [this] {
        m_controls->setRunning(running());
        followSettings();
    });
}

void EmbeddingWindow::beSeen(bool seen)
{
    if (!seen) {
        if (running()) {
            stop(); // the window is hidden
        }
        Q_EMIT pointedAt(-1);
        return;
    }
    m_controls->followModel(); // modelChanged may still be due for a new model
    if (m_state.ready() && !running() && (cloud().empty() || m_run.ofAnother())) {
        run();
    }
    followSettings();
}

void EmbeddingWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        recolour();
    }
    ToolWindow::changeEvent(event);
}

void EmbeddingWindow::run()
{
    m_run.set(m_controls->settings());
    const QString refused = m_run.start();
    say(refused);
    if (refused.isEmpty()) {
        m_scatter->setStale(true); // until the first points come
    }
}

void EmbeddingWindow::stop()
{
    m_run.stop();
    m_controls->tell(tr("stopped"));
}

void EmbeddingWindow::followState()
{
    m_controls->followModel();
    followSettings();
    if (isVisible() && m_state.ready() && (!m_run.asked() || m_run.ofAnother())) {
        run(); // the window was opened before model and picture, or the points are of an earlier one
    }
}

void EmbeddingWindow::followSettings()
{
    m_run.set(m_controls->settings());
    if (m_state.ready() && !running() && isVisible()) {
        m_controls->setOutdated(m_run.outdated());
        m_scatter->setStale(m_run.outdated());
    }
}

void EmbeddingWindow::takeStart(const QStringList& notes)
{
    std::vector<ScatterPane> panes;
    const bool several = m_state.offeredHeads().size() > 1;
    for (const EmbeddingCloud::Pane& pane : cloud().panes()) {
        panes.push_back({pane.box, several ? headCount(pane.heads) : QString()});
    }
    m_side->reset();
    m_hidesOthers = false; // the selection was of other points
    m_form.follow();
    m_scatter->setStale(false);
    m_scatter->setWords([this](int point) { return pointWords(cloud(), point, m_state.model()); });
    m_scatter->setPoints({cloud().x(), cloud().y(), {}}, panes);
    const bool whole = m_run.answered().choice.kind == engine::TokenChoice::Kind::Pooled;
    m_scatter->setThumbnailSource(
        [this](int point) {
            return Thumbnail{cloud().image(cloud().token(point).source), pixelsOf(cloud(), point)};
        },
        whole ? pictureThumbnail : tokenThumbnail);
    const int present = m_state.picture() ? cloud().sourceOf(m_state.picture()->image.id) : -1;
    m_side->showPatch(std::max(0, present), -1);
    recolour();
    m_caption->clear();
    say(notes.mid(0, 3).join(QLatin1Char('\n'))
        + (notes.size() > 3 ? tr("\nand %1 more").arg(notes.size() - 3) : QString()));
}

void EmbeddingWindow::takeFrame(const engine::EmbeddingFrame& frame)
{
    if (!reducedMotion()) {
        m_scatter->movePoints(cloud().x(), cloud().y());
    }
    m_side->setRows(frame.rows);
    m_caption->setText(tr("%1 points · iteration %2 of %3")
                           .arg(QLocale().toString(qulonglong(cloud().tokens().size())),
                                QLocale().toString(frame.iteration), QLocale().toString(frame.iterations)));
}

void EmbeddingWindow::takeEnd(const engine::EmbeddingEnd& end)
{
    m_scatter->movePoints(cloud().x(), cloud().y());
    m_side->setRows(end.embedding.rows);
    const int block = m_run.answered().choice.block;
    m_caption->setText(m_run.modelName() + QStringLiteral(" · ")
                       + embeddingCaption(cloud(), m_run.answered(), end, m_controls->place(block)));
    if (end.embedding.perplexity < end.askedPerplexity) {
        const QString lowered = tr("Perplexity lowered from %2 to %1: too few points")
                                    .arg(end.embedding.perplexity)
                                    .arg(end.askedPerplexity);
        say(m_note->text().isEmpty() ? lowered : m_note->text() + QLatin1Char('\n') + lowered);
    }
    tell({});
}

void EmbeddingWindow::recolour()
{
    if (cloud().empty()) {
        return;
    }
    ColouredCloud coloured =
        colouredBy(m_side->colourBy(), cloud(), colourContext(m_state, m_board, isDark(palette())));
    m_side->setLegend(coloured.legend);
    m_scatter->setLook({std::move(coloured.colours), std::move(coloured.markers), cloud().outliers()});
}

void EmbeddingWindow::filter()
{
    m_scatter->setHidden(hiddenPoints(
        cloud(), [this](int heads) { return m_side->isShown(heads); },
        m_hidesOthers ? &m_scatter->selection() : nullptr));
}

bool EmbeddingWindow::onScreen(int source) const
{
    return source >= 0 && m_state.picture() && cloud().sourceOf(m_state.picture()->image.id) == source;
}

void EmbeddingWindow::hover(int point)
{
    const bool known = point >= 0 && std::size_t(point) < cloud().tokens().size();
    const int source = known ? cloud().token(point).source : m_side->source();
    const int patch = known ? cloud().patchOf(point) : -1;
    m_side->showPatch(source, patch);
    m_scatter->setLinked(known ? cloud().sameToken(point) : std::vector<int>(), cloud().joint());
    tell(known ? pointWords(cloud(), point, m_state.model()) : QString());
    Q_EMIT pointedAt(known && onScreen(source) ? patch : -1);
}

void EmbeddingWindow::hoverPatch(int source, int patch)
{
    m_side->showPatch(source, patch);
    const std::vector<int> points = cloud().atPatch(source, patch);
    m_scatter->setLinked(points, cloud().joint());
    tell(points.empty() ? QString() : tr("Patch %1, under %2 head counts").arg(patch).arg(points.size()));
    Q_EMIT pointedAt(onScreen(source) ? patch : -1);
}

void EmbeddingWindow::pointAt(int patch)
{
    if (isVisible() && m_state.picture()) {
        const int source = cloud().sourceOf(m_state.picture()->image.id);
        m_side->showPatch(source, patch);
        m_scatter->setLinked(cloud().atPatch(source, patch), cloud().joint());
    }
}

void EmbeddingWindow::tell(const QString& line)
{
    ToolWindow::tell(line);
    m_scatter->setAccessibleDescription(line.isEmpty() ? hint() : line);
}

QString EmbeddingWindow::hint() const
{
    const std::size_t selected = m_scatter->selection().size();
    return selected > 0 ? tr("Selected points: %1").arg(selected)
                        : tr("Hover over a point or use the arrow keys; Shift-drag to select");
}

void EmbeddingWindow::say(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void EmbeddingWindow::saveFigure()
{
    if (cloud().empty() || running() || !m_state.ready()) {
        m_controls->tell(tr("Not saved: the points are still being laid out"));
        return;
    }
    DataFacts facts = embeddingFacts(m_run.answered());
    std::vector<std::string> pictures;
    for (const engine::EmbeddedPicture& picture : cloud().pictures()) {
        pictures.push_back(picture.id.empty() ? picture.name : picture.name + " " + picture.id);
    }
    std::vector<std::string> heads;
    for (const int k : cloud().headCounts()) {
        heads.push_back(std::to_string(k));
    }
    facts.insert(facts.end(),
                 {{"pictures", std::move(pictures)},
                  {"k", std::move(heads)},
                  {"points", std::int64_t(cloud().tokens().size())},
                  {"colours", m_side->legend().legend().title.toStdString()}});
    const auto points = [this](QPainter& painter) { m_scatter->draw(painter); };
    saveWindow(*this, QStringLiteral("embedding.pdf"),
               {"embedding",
                {},
                {{{QSizeF(m_scatter->size()), points}, partOf(m_side->legend())}},
                {},
                m_caption->text() + QLatin1Char('\n') + text(software()),
                factsJson(facts)},
               [this](const QString& message, bool bad) { bad ? say(message) : m_controls->tell(message); });
}

void EmbeddingWindow::savePoints()
{
    if (cloud().empty()) {
        return;
    }
    const QString path =
        FilePicker::saveData(this, tr("Save points"), QStringLiteral("embedding.csv"), tableEndings());
    if (path.isEmpty()) {
        return;
    }
    const QString problem = writeData(path, [this](const std::string& format) {
        const bool same = m_state.model() && m_state.model()->id == m_run.answered().model;
        return pointsFile(cloud(), m_run.answered(), m_scatter->selection(),
                          same ? &m_state.model()->config : nullptr, format);
    });
    if (problem.isEmpty()) {
        m_controls->tell(tr("Saved %1").arg(path));
    } else {
        say(problem);
    }
}

} // namespace hydra::ui

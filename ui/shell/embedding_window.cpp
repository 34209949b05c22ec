// SPDX-License-Identifier: GPL-3.0-or-later
// What the embedding's window does; how it is laid out is in embedding_layout.cpp.
#include "ui/shell/embedding_window.h"

#include "core/base/error.h"
#include "ui/models/compactness_model.h"
#include "ui/paint/format.h"
#include "ui/views/patch_picture.h"
#include "ui/views/scatter.h"
#include "ui/views/scatter_legend.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/tool_window.h"

#include <QCheckBox>
#include <QCloseEvent>
#include <QFileInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

constexpr int embeddingPictureSide = 208;
constexpr double tokenThumbnail = 26; // points of the screen
constexpr double pictureThumbnail = 46;
constexpr std::size_t judgedPoints = 2000; // trustworthiness of more would keep the user waiting

bool sameQuestion(const engine::EmbeddingRequest& a, const engine::EmbeddingRequest& b)
{
    const auto samePicture = [](const engine::EmbeddingPicture& p, const engine::EmbeddingPicture& q) {
        return p.name == q.name && p.id == q.id && p.path == q.path;
    };
    const tsne::Options& s = a.options.tsne;
    const tsne::Options& t = b.options.tsne;
    return a.model == b.model && a.plan == b.plan && a.heads == b.heads && a.choice.kind == b.choice.kind
        && a.choice.block == b.choice.block && a.options.joint == b.options.joint
        && s.perplexity == t.perplexity && s.seed == t.seed
        && std::equal(a.pictures.begin(), a.pictures.end(), b.pictures.begin(), b.pictures.end(),
                      samePicture);
}

// A resource is read by Qt, on the engine's thread; the engine knows files only.
engine::EmbeddingPicture listedPicture(const QString& path)
{
    engine::EmbeddingPicture picture;
    if (path.startsWith(QLatin1Char(':'))) {
        picture.name = QFileInfo(path).completeBaseName().toStdString();
        picture.read = [path] {
            const QImage image(path);
            if (image.isNull()) {
                throw inputError(path.toStdString(), ": cannot be read");
            }
            return fromQImage(image);
        };
    } else {
        picture.path = QFile::encodeName(path).toStdString();
        picture.name = picture.path;
    }
    return picture;
}

} // namespace

EmbeddingWindow::EmbeddingWindow(ViewState& state, Board& board, Library& library, EngineBridge& bridge,
                                 QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_state(state)
    , m_board(board)
    , m_library(library)
    , m_bridge(bridge)
    , m_what(new QComboBox(this))
    , m_block(new QComboBox(this))
    , m_layout(new QComboBox(this))
    , m_perplexity(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_run(new QPushButton(tr("&Run"), this))
    , m_progress(new QProgressBar(this))
    , m_status(new ElidedLabel(this))
    , m_scatter(new Scatter(this))
    , m_colourBy(new QComboBox(this))
    , m_legend(new ScatterLegend(this))
    , m_picture(new PatchPicture(embeddingPictureSide, this))
    , m_compactness(new CompactnessModel(this))
    , m_table(new QTableView(this))
    , m_thumbnails(new QCheckBox(this))
    , m_lasso(new QCheckBox(this))
    , m_onlySelected(new QCheckBox(this))
    , m_save(new QPushButton(this))
    , m_readOut(new ElidedLabel(this))
    , m_caption(new QLabel(this))
    , m_note(new QLabel(this))
{
    build();
    followModel();
    connectControls();
    connectBridge();
    setRunning(false);
    Actions& on = state.actions();
    addActions({on.showEmbedding, on.moreHeads, on.fewerHeads, on.allHeads});
    resize(1240, 860);
    restoreGeometry(state.settings().get<QByteArray>(Setting::EmbeddingGeometry));
}

void EmbeddingWindow::connectControls()
{
    for (QComboBox* box : {m_what, m_block, m_layout}) {
        connect(box, &QComboBox::currentIndexChanged, this, &EmbeddingWindow::followSettings);
    }
    for (QSpinBox* box : {m_perplexity, m_seed}) {
        connect(box, &QSpinBox::valueChanged, this, &EmbeddingWindow::followSettings);
    }
    connect(m_run, &QPushButton::clicked, this, [this] { m_running ? stop() : run(); });
    connect(m_colourBy, &QComboBox::currentIndexChanged, this, &EmbeddingWindow::recolour);
    connect(m_compactness, &CompactnessModel::shownChanged, this, &EmbeddingWindow::filter);
    connect(m_onlySelected, &QCheckBox::toggled, this, &EmbeddingWindow::filter);
    connect(m_thumbnails, &QCheckBox::toggled, m_scatter, &Scatter::setThumbnails);
    connect(m_scatter, &Scatter::thumbnailsWanted, m_thumbnails, &QCheckBox::setChecked);
    connect(m_lasso, &QCheckBox::toggled, m_scatter, &Scatter::setLassoMode);
    connect(m_scatter, &Scatter::lassoWanted, m_lasso, &QCheckBox::setChecked);
    connect(m_save, &QPushButton::clicked, this, &EmbeddingWindow::savePoints);
    connect(m_scatter, &Scatter::pointedAt, this, &EmbeddingWindow::hover);
    connect(m_scatter, &Scatter::chosen, this, &EmbeddingWindow::openPoint);
    connect(m_scatter, &Scatter::selectionChanged, this, [this] {
        if (m_scatter->selection().empty()) {
            m_onlySelected->setChecked(false);
        }
        m_onlySelected->setEnabled(!m_scatter->selection().empty());
        tell({});
    });
    connect(m_picture, &PatchPicture::hovered, this, [this](int patch) { hoverPatch(m_shownSource, patch); });
    connect(m_picture, &PatchPicture::moved, this, [this](int dRow, int dCol) {
        if (m_shownSource < 0) {
            return;
        }
        const engine::EmbeddedPicture& picture = m_cloud.pictures()[std::size_t(m_shownSource)];
        const int row = m_shownPatch < 0 ? picture.rows / 2 : m_shownPatch / picture.cols + dRow;
        const int col = m_shownPatch < 0 ? picture.cols / 2 : m_shownPatch % picture.cols + dCol;
        hoverPatch(m_shownSource,
                   std::clamp(row, 0, picture.rows - 1) * picture.cols
                       + std::clamp(col, 0, picture.cols - 1));
    });
    connect(&m_state, &ViewState::modelChanged, this, &EmbeddingWindow::followModel);
    connect(&m_state, &ViewState::queryChanged, this, [this] {
        followModel();
        followSettings();
        if (isVisible() && !m_asked && m_state.ready()) {
            run(); // it was opened before there was anything to embed
        }
    });
    connect(&m_state, &ViewState::pictureChanged, this, [this] { m_scatter->setLinked({}, false); });
    connect(&m_library, &Library::listChanged, this, &EmbeddingWindow::followSettings);
    const auto recolourByMap = [this] {
        if (m_colourBy->currentData().toInt() == int(ColourBy::Relevance)) {
            recolour();
        }
    };
    connect(&m_board, &Board::currentChanged, this, recolourByMap);
    m_onlySelected->setEnabled(false);
}

void EmbeddingWindow::connectBridge()
{
    connect(&m_bridge, &EngineBridge::embeddingStarted, this, &EmbeddingWindow::takeStart);
    connect(&m_bridge, &EngineBridge::embeddingMoved, this,
            [this](const engine::EmbeddingFramePtr& frame) { takeFrame(*frame); });
    connect(&m_bridge, &EngineBridge::embeddingEnded, this,
            [this](const engine::EmbeddingEndPtr& end) { takeEnd(*end); });
    connect(&m_bridge, &EngineBridge::embeddingFailed, this, [this](const QString& message) {
        setRunning(false);
        say(message);
    });
    connect(&m_bridge, &EngineBridge::embeddingProgressed, this, &EmbeddingWindow::followProgress);
}

// The bar goes twice from end to end, in step with what is counted beside it: pictures, then iterations.
void EmbeddingWindow::followProgress(double fraction, const QString& what)
{
    if (!m_running) {
        return;
    }
    const auto& pictures = m_pending.pictures;
    const auto place = std::find_if(pictures.begin(), pictures.end(),
                                    [&](const auto& each) { return text(each.name) == what; });
    if (place != pictures.end()) {
        const auto done = place - pictures.begin();
        m_progress->setValue(int(m_progress->maximum() * done / std::ptrdiff_t(pictures.size())));
        m_status->setText(
            tr("Picture %1 of %2: %3").arg(done + 1).arg(pictures.size()).arg(QFileInfo(what).fileName()));
        return;
    }
    if (std::exchange(m_gathering, false)) {
        m_shareOfPictures = fraction;
    }
    const double share = (fraction - m_shareOfPictures) / std::max(1e-6, 1 - m_shareOfPictures);
    m_progress->setValue(qRound(share * m_progress->maximum()));
    m_status->setText(what);
}

void EmbeddingWindow::toggle()
{
    toggleWindow(*this, *m_scatter);
}

void EmbeddingWindow::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    followModel(); // what was just opened may not have been announced yet
    if (m_cloud.empty() && m_state.ready() && !m_running) {
        run();
    }
    followSettings();
}

void EmbeddingWindow::hideEvent(QHideEvent* event)
{
    if (m_running) {
        stop(); // nobody looks
    }
    Q_EMIT pointedAt(-1);
    QWidget::hideEvent(event);
}

void EmbeddingWindow::closeEvent(QCloseEvent* event)
{
    if (isVisible()) {
        m_state.settings().set(Setting::EmbeddingGeometry, saveGeometry());
    }
    QWidget::closeEvent(event);
}

void EmbeddingWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        recolour();
    }
    QWidget::changeEvent(event);
}

EmbeddingWindow::What EmbeddingWindow::what() const
{
    return static_cast<What>(m_what->currentData().toInt());
}

std::vector<engine::EmbeddingPicture> EmbeddingWindow::picturesOf(What which) const
{
    std::vector<engine::EmbeddingPicture> pictures;
    if (which == What::Picture || m_library.images().isEmpty()) {
        const engine::OpenedImage& image = m_state.picture()->image;
        engine::EmbeddingPicture present;
        present.name = image.path.empty() ? image.name : image.path;
        present.id = image.id;
        return {present};
    }
    for (const QString& path : m_library.images()) {
        pictures.push_back(listedPicture(path));
    }
    return pictures;
}

engine::EmbeddingRequest EmbeddingWindow::request() const
{
    engine::EmbeddingRequest asked;
    asked.model = m_state.model()->id;
    asked.plan = m_state.query().plan;
    for (int i = 0; i < m_heads->count(); ++i) {
        const auto* button = static_cast<const QToolButton*>(m_heads->itemAt(i)->widget());
        if (button->isChecked()) {
            asked.heads.push_back(button->property("heads").toInt());
        }
    }
    asked.pictures = picturesOf(what());
    using Kind = engine::TokenChoice::Kind;
    asked.choice.kind = what() == What::ClassTokens ? Kind::Pooled : Kind::All;
    asked.choice.block = m_block->currentData().toInt();
    asked.options.joint = m_layout->currentData().toBool();
    asked.options.judgedUpTo = judgedPoints;
    asked.options.tsne.perplexity = m_perplexity->value();
    asked.options.tsne.seed = std::uint64_t(m_seed->value());
    return asked;
}

void EmbeddingWindow::run()
{
    if (!m_state.ready()) {
        say(tr("Open a model and a picture first."));
        return;
    }
    engine::EmbeddingRequest asked = request();
    if (asked.heads.empty()) {
        say(tr("Choose at least one head count."));
        return;
    }
    say({});
    m_asked = true;
    m_pending = std::move(asked);
    m_bridge.embed(m_pending);
    setRunning(true);
    m_status->setText(tr("running the network"));
    m_scatter->setStale(true); // until the first points come
    m_progress->setValue(0);
    m_gathering = true;
}

void EmbeddingWindow::stop()
{
    m_bridge.stopEmbedding(true);
    setRunning(false);
    m_status->setText(tr("stopped"));
}

void EmbeddingWindow::setRunning(bool running)
{
    m_running = running;
    m_run->setText(running ? tr("&Stop") : tr("&Run"));
    m_progress->setVisible(running);
    if (!running) {
        followSettings();
    }
}

void EmbeddingWindow::followSettings()
{
    if (!m_state.ready() || m_running || !isVisible()) {
        return;
    }
    const bool other = m_asked && !sameQuestion(request(), m_request);
    m_status->setText(other ? tr("Settings changed. Press Run to update.") : QString());
    m_scatter->setStale(other);
    m_run->setProperty("needed", other); // the style sheet makes it stand out
    m_run->style()->unpolish(m_run);
    m_run->style()->polish(m_run);
}

void EmbeddingWindow::takeStart(const engine::EmbeddingStartPtr& start)
{
    m_request = m_pending;
    m_cloud.start(start, m_request.options.joint);
    std::vector<ScatterPane> panes;
    for (const EmbeddingCloud::Pane& pane : m_cloud.panes()) {
        panes.push_back({pane.box, tr("k = %1").arg(pane.heads)});
    }
    m_compactness->reset(m_cloud.headCounts());
    m_table->setColumnHidden(3, m_cloud.joint()); // all k share one divergence, which the caption says
    {
        const QSignalBlocker quiet(m_onlySelected); // what it would hide are other points
        m_onlySelected->setChecked(false);
    }
    m_scatter->setStale(false);
    m_scatter->setPoints({m_cloud.x(), m_cloud.y(), {}}, panes);
    m_scatter->setThumbnailSource(
        [this](int point) { return thumbnailOf(point); },
        m_request.choice.kind == engine::TokenChoice::Kind::Pooled ? pictureThumbnail : tokenThumbnail);
    const int present = m_state.picture() ? m_cloud.sourceOf(m_state.picture()->image.id) : -1;
    m_shownSource = -1;
    showPicture(std::max(0, present), -1);
    recolour();
    m_caption->clear();
    QStringList notes;
    for (const std::string& note : start->notes) {
        notes << text(note);
    }
    say(notes.mid(0, 3).join(QLatin1Char('\n'))
        + (notes.size() > 3 ? tr("\nand %1 more").arg(notes.size() - 3) : QString()));
}

void EmbeddingWindow::takeFrame(const engine::EmbeddingFrame& frame)
{
    m_cloud.move(frame);
    m_scatter->movePoints(m_cloud.x(), m_cloud.y());
    m_compactness->setEmbedding(frame.rows);
    m_caption->setText(tr("%1 points · iteration %2 of %3")
                           .arg(QLocale().toString(qulonglong(m_cloud.tokens().size())),
                                QLocale().toString(frame.iteration), QLocale().toString(frame.iterations)));
}

void EmbeddingWindow::takeEnd(const engine::EmbeddingEnd& end)
{
    m_cloud.end(end);
    m_scatter->movePoints(m_cloud.x(), m_cloud.y());
    m_compactness->setEmbedding(end.embedding.rows);
    m_caption->setText(captionOf(end));
    if (end.embedding.perplexity < end.askedPerplexity) {
        const QString lowered = tr("Perplexity lowered from %2 to %1: too few points")
                                    .arg(end.embedding.perplexity)
                                    .arg(end.askedPerplexity);
        say(m_note->text().isEmpty() ? lowered : m_note->text() + QLatin1Char('\n') + lowered);
    }
    setRunning(false);
    tell({});
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/folder_features.h"

#include "core/base/error.h"
#include "core/base/new_file.h"
#include "ui/paint/format.h"
#include "ui/state/file_picker.h"
#include "ui/views/feature_scatter.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"

#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int sightSide = 72; // points
constexpr int sightColumns = 3;

// The picture of SIGHT with its patch framed, scaled to SIDE points.
QPixmap framed(const FeatureFolder::Sight& sight, int side, double ratio, const QColor& frame)
{
    const QSizeF size = QSizeF(sight.picture.size()).scaled(side, side, Qt::KeepAspectRatio);
    QPixmap made((size * ratio).toSize());
    made.setDevicePixelRatio(ratio);
    const double scale = size.width() / sight.picture.width();
    QPainter painter(&made);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(QPointF(), size), sight.picture);
    const QRectF square(QPointF(sight.square.topLeft()) * scale, QSizeF(sight.square.size()) * scale);
    painter.setPen(QPen(QColor(0, 0, 0, 170), 3));
    painter.drawRect(square);
    painter.setPen(QPen(frame, 1));
    painter.drawRect(square);
    return made;
}

} // namespace

FolderFeatures::FolderFeatures(ViewState& state, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_folder(new FeatureFolder(state, this))
    , m_scatter(new FeatureScatter(this))
    , m_summary(new ElidedLabel(this))
    , m_pointed(new ElidedLabel(this))
    , m_problem(new QLabel(this))
    , m_sightsTitle(new QLabel(this))
    , m_body(new QWidget(this))
    , m_open(new QPushButton(tr("Open &index…"), this))
    , m_make(new QPushButton(this))
    , m_find(new QPushButton(tr("Find &pictures…"), this))
    , m_progress(new QProgressBar(this))
    , m_form(this)
    , m_lasso(m_form.flag(
          "featureLasso", {*m_scatter, &Scatter::lassoMode, &Scatter::setLassoMode}, tr("&Lasso"),
          tr("<b>Lasso</b> (L)<br>Drag around features to list only them. With the lasso off, use "
             "Shift-drag.")))
{
    setObjectName(QStringLiteral("folderFeatures"));
    describe(m_scatter, "featureScatter", tr("Features over the folder"),
             tr("Each feature by the share of the folder's patches on which it is active, and by its mean "
                "value there. Selected features are listed above."));
    describe(m_open, "featureOpenIndex", tr("Open index"),
             tr("An index written by hydrascope-cli sae-index or by this window."));
    describe(m_make, "featureMakeIndex", tr("Index a folder"),
             tr("Reads all pictures of a folder once, in the background, at the current head count. The "
                "index is written next to the autoencoder."));
    describe(m_find, "featureFindPictures", tr("Find pictures"),
             tr("Tells where the pictures of this index are now."));
    describe(m_summary, "featureIndexSummary", tr("The open index"), {});
    describe(m_pointed, "featurePointed", tr("Feature under the mouse"), {});
    inRole(m_problem, "quiet", "featureProblem");
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(120);
    m_progress->setAccessibleName(tr("Progress"));
    auto* top = filled(new QHBoxLayout, {{m_summary, 1}, m_progress, m_make, m_open});
    auto* under = filled(new QHBoxLayout, {m_lasso, {m_pointed, 1}});
    auto* left = filled(new QVBoxLayout, {{m_scatter, 1}, under}, space::tight);
    filled(new QHBoxLayout(m_body), {{left, 1}, buildSights()}, space::wide, {});
    filled(new QVBoxLayout(this), {top, m_problem, {m_body, 1}}, space::tight);
    connect(m_folder, &FeatureFolder::changed, this, &FolderFeatures::fill);
    connect(m_folder, &FeatureFolder::sightsChanged, this, &FolderFeatures::fillSights);
    connect(m_open, &QPushButton::clicked, this, &FolderFeatures::openIndex);
    connect(m_make, &QPushButton::clicked, this, &FolderFeatures::makeIndex);
    connect(m_find, &QPushButton::clicked, this, &FolderFeatures::findPictures);
    connect(m_scatter, &Scatter::lassoWanted, m_lasso, &QCheckBox::setChecked);
    connect(m_scatter, &Scatter::selectionChanged, this, &FolderFeatures::selectionChanged);
    connect(m_scatter, &Scatter::chosen, this, &FolderFeatures::chosen);
    connect(m_scatter, &Scatter::pointedAt, this, [this](int feature) {
        m_pointed->setText(feature >= 0 ? m_scatter->described(feature) : m_scatter->described(m_feature));
    });
    fill();
    fillSights();
}

QWidget* FolderFeatures::buildSights()
{
    auto* sights = new QWidget(this);
    auto* grid = new QGridLayout;
    grid->setSpacing(space::tight);
    grid->setContentsMargins({});
    for (std::size_t i = 0; i < m_sights.size(); ++i) {
        m_sights[i] = new QLabel(sights);
        m_sights[i]->setFixedSize(sightSide, sightSide);
        m_sights[i]->setAlignment(Qt::AlignCenter);
        m_sights[i]->setWordWrap(true);
        m_sights[i]->setTextFormat(Qt::PlainText);
        m_sights[i]->setObjectName(QStringLiteral("featureSight%1").arg(i));
        grid->addWidget(m_sights[i], int(i) / sightColumns, int(i) % sightColumns);
    }
    m_sightsTitle->setTextFormat(Qt::PlainText);
    m_sightsTitle->setWordWrap(true);
    m_sightsTitle->setObjectName(QStringLiteral("featureSightsTitle"));
    filled(new QVBoxLayout(sights), {m_sightsTitle, grid, {m_find, 0, Qt::AlignLeft}, Stretch{}},
           space::tight);
    return sights;
}

const std::vector<int>& FolderFeatures::selection() const
{
    return m_scatter->selection();
}

void FolderFeatures::show(int feature)
{
    if (feature != m_feature) {
        m_feature = feature;
        mark();
    }
}

void FolderFeatures::mark()
{
    const bool known = m_folder->index() != nullptr && m_feature >= 0;
    m_scatter->setLinked(known ? std::vector<int>{m_feature} : std::vector<int>(), false);
    m_pointed->setText(m_scatter->described(m_feature));
    m_folder->look(m_feature);
}

void FolderFeatures::openIndex()
{
    const QString file = FilePicker::open(FilePicker::File::FeatureIndex, this, m_folder->suggested({}));
    if (!file.isEmpty()) {
        m_folder->open(file);
    }
}

void FolderFeatures::makeIndex()
{
    if (m_folder->busy()) {
        m_folder->stop();
        return;
    }
    const QString picture = m_state.picture() ? text(m_state.picture()->image.path) : QString();
    const QString folder = FilePicker::open(FilePicker::File::PictureFolder, this,
                                            picture.isEmpty() ? picture : QFileInfo(picture).path());
    if (folder.isEmpty()) {
        return;
    }
    QString out = m_folder->suggested(folder);
    try {
        requireWritable(Path(QFile::encodeName(out).toStdString()));
    } catch (const Error&) { // not writable, as beside a shipped autoencoder
        out = FilePicker::save(FilePicker::File::FeatureIndex, this, QFileInfo(out).fileName());
    }
    if (!out.isEmpty()) {
        m_folder->make(folder, out);
    }
}

void FolderFeatures::findPictures()
{
    const QString folder = FilePicker::open(FilePicker::File::PictureFolder, this);
    if (!folder.isEmpty()) {
        m_folder->setPlace(folder);
    }
}

QString FolderFeatures::summary() const
{
    if (m_folder->busy()) {
        return tr("Indexing: %1 done").arg(percent(m_folder->fraction()));
    }
    const FeatureIndex* index = m_folder->index();
    if (index == nullptr) {
        return tr("In your pictures");
    }
    const FeatureCounts counts = countsOf(*index);
    const QLocale locale;
    const QString pictures = index->complete()
        ? tr("%1 pictures").arg(locale.toString(qlonglong(index->seenPictures)))
        : tr("%1 of %2 pictures")
              .arg(locale.toString(qlonglong(index->done)), locale.toString(qlonglong(index->total)));
    return tr("%1, %2 · of %3 features %4 dead, %5 dense")
        .arg(pictures, headCount(m_folder->heads()), locale.toString(qulonglong(index->features())),
             locale.toString(qlonglong(counts.dead)), locale.toString(qlonglong(counts.dense)));
}

void FolderFeatures::fill()
{
    m_summary->setText(summary());
    m_summary->setToolTip(plainTip(m_folder->file()));
    const bool indexed = m_folder->index() != nullptr;
    m_problem->setText(!m_folder->problem().isEmpty() || indexed
                           ? m_folder->problem()
                           : tr("No index of a folder is open. An index tells how often each feature is "
                                "active, and on which pictures most."));
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_progress->setVisible(m_folder->busy());
    m_progress->setValue(qRound(m_folder->fraction() * m_progress->maximum()));
    m_make->setText(m_folder->busy() ? tr("&Stop") : tr("Index a &folder…"));
    m_open->setEnabled(!m_folder->busy());
    m_body->setVisible(indexed); // else the table gets its space
    if (m_folder->shared() != m_shown) {
        m_shown = m_folder->shared();
        m_scatter->setIndex(m_shown.get());
        mark();
        Q_EMIT changed();
    }
}

void FolderFeatures::fillSights()
{
    const auto& sights = m_folder->sights();
    const bool asked = m_folder->index() != nullptr && m_feature >= 0;
    const auto missing = std::count_if(sights.begin(), sights.end(), [](const FeatureFolder::Sight& sight) {
        return !sight.problem.isEmpty();
    });
    m_find->setVisible(asked && missing > 0);
    m_sightsTitle->setText(
        !asked            ? QString()
            : missing > 0 ? tr("Strongest on (%1 of %2 pictures are missing)").arg(missing).arg(sights.size())
            : sights.empty() && m_folder->rests() ? tr("Active on no picture of the folder")
                                                  : tr("Strongest on"));
    for (std::size_t i = 0; i < m_sights.size(); ++i) {
        QLabel* label = m_sights[i];
        if (i >= sights.size()) {
            label->clear();
            label->setToolTip({});
            label->setAccessibleName({});
            continue;
        }
        const FeatureFolder::Sight& sight = sights[i];
        const QString words =
            tr("%1 in patch %2 of %3").arg(mapValue(sight.value)).arg(sight.patch).arg(sight.name);
        label->setToolTip(
            plainTip(sight.problem.isEmpty() ? words : words + QLatin1Char('\n') + sight.problem));
        label->setAccessibleName(words);
        if (sight.problem.isEmpty()) {
            label->setPixmap(framed(sight, sightSide, devicePixelRatioF(), Qt::white));
        } else {
            label->setText(
                fontMetrics().elidedText(QFileInfo(sight.name).fileName(), Qt::ElideMiddle, sightSide));
        }
    }
}

} // namespace hydra::ui

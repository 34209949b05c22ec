// SPDX-License-Identifier: GPL-3.0-or-later
// What the embedding's window says of its points: colours, the picture beside them, words, the table.
#include "core/export/embedding_table.h"
#include "ui/models/compactness_model.h"
#include "ui/paint/format.h"
#include "ui/shell/embedding_window.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/patch_picture.h"
#include "ui/views/scatter.h"
#include "ui/views/scatter_legend.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QPushButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int enlargedSide = 416; // of the picture beside the points: what is small is enlarged smoothly

} // namespace

QString EmbeddingWindow::captionOf(const engine::EmbeddingEnd& end) const
{
    const engine::Embedding& e = end.embedding;
    const QLocale locale;
    QStringList parts;
    const std::size_t pictures = m_cloud.pictures().size();
    parts << tr("%1 points of %2, %3")
                 .arg(locale.toString(qulonglong(e.tokens.size())),
                      pictures == 1 ? tr("one picture") : tr("%1 pictures").arg(pictures),
                      m_block->itemText(m_request.choice.block + 1));
    parts << tr("t-SNE, %1, perplexity %2, seed %3")
                 .arg(m_cloud.joint() ? tr("all k together") : tr("each k for itself"))
                 .arg(e.perplexity)
                 .arg(m_request.options.tsne.seed);
    if (end.stopped) {
        parts << tr("stopped at iteration %1 after %2 s; divergence unknown")
                     .arg(locale.toString(e.iterations), locale.toString(e.seconds, 'f', 1));
        return parts.join(QStringLiteral(" · "));
    }
    parts << tr("%1 iterations (%2) in %3 s")
                 .arg(locale.toString(e.iterations), e.exact ? tr("all pairs") : tr("Barnes-Hut"),
                      locale.toString(e.seconds, 'f', 1));
    parts << tr("KL divergence %1").arg(e.divergence, 0, 'f', 3);
    if (e.trustworthiness >= 0) {
        parts << tr("trustworthiness %1").arg(e.trustworthiness, 0, 'f', 3);
    }
    if (const int outliers = m_cloud.outlierCount(); outliers > 0) {
        parts << tr("long patch tokens ringed: %1").arg(outliers);
    }
    return parts.join(QStringLiteral(" · "));
}

ColourContext EmbeddingWindow::colourContext() const
{
    ColourContext context;
    context.dark = isDark(palette());
    if (m_state.model()) {
        for (const std::string& name : m_state.model()->config.classNames.value) {
            context.classNames.push_back(text(name));
        }
    }
    const Board::Cell* now = m_board.current();
    if (now && now->map) {
        context.map = now->map;
        context.mapImage = now->key.network.image;
        context.mapHeads = now->heads;
        context.mapRange = m_board.range(now->map);
    }
    context.mapTitle = text(m_state.method().title);
    return context;
}

void EmbeddingWindow::recolour()
{
    if (m_cloud.empty()) {
        return;
    }
    const auto by = static_cast<ColourBy>(m_colourBy->currentData().toInt());
    ColouredCloud coloured = colouredBy(by, m_cloud, colourContext());
    std::vector<QRgb> swatches;
    if (by == ColourBy::HeadCount) {
        for (const ColourLegend::Entry& entry : coloured.legend.entries) {
            swatches.push_back(entry.colour);
        }
    }
    m_compactness->setColours(swatches);
    m_legend->setLegend(coloured.legend);
    m_scatter->setLook({std::move(coloured.colours), std::move(coloured.markers), m_cloud.outliers()});
}

void EmbeddingWindow::filter()
{
    std::vector<std::uint8_t> hidden(m_cloud.tokens().size(), m_onlySelected->isChecked() ? 1 : 0);
    if (m_onlySelected->isChecked()) {
        for (const int i : m_scatter->selection()) {
            hidden[std::size_t(i)] = 0;
        }
    }
    for (const int heads : m_cloud.headCounts()) {
        if (!m_compactness->isShown(heads)) {
            for (std::size_t i = 0; i < hidden.size(); ++i) {
                hidden[i] = m_cloud.tokens()[i].heads == heads ? 1 : hidden[i];
            }
        }
    }
    m_scatter->setHidden(std::move(hidden));
}

Thumbnail EmbeddingWindow::thumbnailOf(int point) const
{
    const QImage& image = m_cloud.image(m_cloud.token(point).source);
    const engine::TokenPlace& place = m_cloud.token(point).place;
    if (place.row < 0) {
        return {image, QRectF(image.rect())};
    }
    const engine::EmbeddedPicture& picture = m_cloud.pictureOf(point);
    const double wide = double(image.width()) / picture.cols;
    const double high = double(image.height()) / picture.rows;
    return {image, QRectF(place.col * wide, place.row * high, wide, high)};
}

void EmbeddingWindow::showPicture(int source, int patch)
{
    if (source < 0 || std::size_t(source) >= m_cloud.pictures().size()) {
        return;
    }
    const engine::EmbeddedPicture& picture = m_cloud.pictures()[std::size_t(source)];
    if (source != m_shownSource) {
        m_shownSource = source;
        m_picture->setPicture(m_cloud.image(source).scaled(enlargedSide, enlargedSide, Qt::KeepAspectRatio,
                                                           Qt::SmoothTransformation));
    }
    m_shownPatch = patch;
    const bool whole = m_request.choice.kind == engine::TokenChoice::Kind::Pooled;
    m_picture->setGrid(whole ? 0 : picture.rows, whole ? 0 : picture.cols, patch);
}

QString EmbeddingWindow::describe(int point) const
{
    const engine::EmbeddedToken& t = m_cloud.token(point);
    QStringList parts;
    parts << tr("k = %1").arg(t.heads);
    parts << (t.place.row >= 0
                  ? tr("token %1 (row %2, col %3)").arg(t.place.token).arg(t.place.row).arg(t.place.col)
                  : t.place.token < 0  ? tr("mean of the patches")
                  : t.place.token == 0 ? tr("class token")
                                       : tr("prefix token %1").arg(t.place.token));
    parts << tr("length %1").arg(mapValue(double(t.place.norm)));
    if (const int index = m_cloud.classOf(point); index >= 0 && m_state.model()) {
        parts << text(m_state.model()->config.className(index));
    }
    parts << tr("at (%1, %2)").arg(mapValue(double(t.x)), mapValue(double(t.y)));
    if (m_cloud.pictures().size() > 1) {
        parts << QFileInfo(text(m_cloud.pictureOf(point).name)).fileName();
    }
    return parts.join(QStringLiteral("   ·   "));
}

void EmbeddingWindow::tell(const QString& line)
{
    const std::size_t selected = m_scatter->selection().size();
    m_readOut->setText(!line.isEmpty() ? line
                           : selected > 0
                           ? tr("Selected points: %1").arg(selected)
                           : tr("Hover over a point or use the arrow keys; Shift-drag to select"));
    m_scatter->setAccessibleDescription(m_readOut->text());
}

void EmbeddingWindow::say(const QString& note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void EmbeddingWindow::hover(int point)
{
    const bool known = point >= 0 && std::size_t(point) < m_cloud.tokens().size();
    const int patch = known ? m_cloud.patchOf(point) : -1;
    if (known) {
        showPicture(m_cloud.token(point).source, patch);
    } else {
        showPicture(m_shownSource, -1);
    }
    m_scatter->setLinked(known ? m_cloud.sameToken(point) : std::vector<int>(), m_cloud.joint());
    tell(known ? describe(point) : QString());
    const bool present =
        known && m_state.picture() && m_cloud.pictureOf(point).id == m_state.picture()->image.id;
    Q_EMIT pointedAt(present ? patch : -1);
}

void EmbeddingWindow::hoverPatch(int source, int patch)
{
    showPicture(source, patch);
    const std::vector<int> points = m_cloud.atPatch(source, patch);
    m_scatter->setLinked(points, m_cloud.joint());
    tell(points.empty() ? QString() : tr("Patch %1, under %2 head counts").arg(patch).arg(points.size()));
    const bool present =
        source >= 0 && m_state.picture() && m_cloud.sourceOf(m_state.picture()->image.id) == source;
    Q_EMIT pointedAt(present ? patch : -1);
}

void EmbeddingWindow::pointAt(int patch)
{
    if (!isVisible() || !m_state.picture()) {
        return;
    }
    const int source = m_cloud.sourceOf(m_state.picture()->image.id);
    if (source >= 0) {
        showPicture(source, patch);
    }
    m_scatter->setLinked(m_cloud.atPatch(source, patch), m_cloud.joint());
}

// The main window shows what the point is of.
void EmbeddingWindow::openPoint(int point)
{
    const std::string& name = m_cloud.pictureOf(point).name;
    const std::vector<engine::EmbeddingPicture> listed = picturesOf(What::Pictures);
    const auto found = std::find_if(listed.begin(), listed.end(),
                                    [&](const engine::EmbeddingPicture& p) { return p.name == name; });
    if (found != listed.end()) {
        m_library.show(int(found - listed.begin()));
    }
    m_state.setHeads(m_cloud.token(point).heads);
}

void EmbeddingWindow::savePoints()
{
    if (m_cloud.empty()) {
        return;
    }
    const QString path =
        FilePicker::saveData(this, tr("Save points"), QStringLiteral("embedding.csv"),
                             {QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("npz")});
    if (path.isEmpty()) {
        return;
    }
    std::vector<engine::EmbeddedSource> sources;
    for (const engine::EmbeddedPicture& picture : m_cloud.pictures()) {
        sources.push_back({picture.name, {}, picture.classIndex});
    }
    std::vector<engine::EmbeddedToken> chosen;
    for (const int i : m_scatter->selection()) {
        chosen.push_back(m_cloud.token(i));
    }
    DataFacts facts{{"software", std::string("Hydrascope " HYDRA_UI_VERSION)},
                    {"model", m_request.model},
                    {"attention", m_request.plan.text()},
                    {"block", std::int64_t(m_request.choice.block)},
                    {"joint", std::int64_t(m_request.options.joint ? 1 : 0)},
                    {"perplexity", m_request.options.tsne.perplexity},
                    {"seed", std::int64_t(m_request.options.tsne.seed)}};
    const QString problem = writeData(path, [&](const std::string& format) {
        return engine::embeddingFile(engine::embeddingData(chosen.empty() ? m_cloud.tokens() : chosen,
                                                           sources, m_cloud.knowsClasses(), std::move(facts)),
                                     format);
    });
    if (problem.isEmpty()) {
        m_status->setText(tr("Saved %1").arg(path));
    } else {
        say(problem);
    }
}

} // namespace hydra::ui

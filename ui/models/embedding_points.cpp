// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/embedding_points.h"

#include "core/base/version.h"
#include "core/export/embedding_table.h"
#include "core/model/sub_networks.h"
#include "core/question/ask_json.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace hydra::ui {

namespace {

struct PointText
{
    Q_DECLARE_TR_FUNCTIONS(PointText)
};

} // namespace

QString pointWords(const EmbeddingCloud& cloud, int point, const ModelPtr& model)
{
    using T = PointText;
    const engine::EmbeddedToken& t = cloud.token(point);
    QStringList parts;
    if (!model || hasSubNetworks(model->config)) {
        parts << headCount(t.heads);
    }
    parts << (t.place.row >= 0 ? T::tr("token %1 (row %2, col %3)")
                                     .arg(t.place.token)
                                     .arg(t.place.row + 1)
                                     .arg(t.place.col + 1)
                  : t.place.token < 0  ? T::tr("mean of the patches")
                  : t.place.token == 0 ? T::tr("class token")
                                       : T::tr("prefix token %1").arg(t.place.token));
    parts << T::tr("length %1").arg(mapValue(double(t.place.norm)));
    if (const int index = cloud.classOf(point); index >= 0 && model) {
        parts << text(model->config.className(index));
    }
    parts << T::tr("at (%1, %2)").arg(mapValue(double(t.x)), mapValue(double(t.y)));
    if (cloud.pictures().size() > 1) {
        parts << QFileInfo(text(cloud.pictureOf(point).name)).fileName();
    }
    return parts.join(QStringLiteral("   ·   "));
}

QString embeddingCaption(const EmbeddingCloud& cloud, const engine::EmbeddingRequest& answered,
                         const engine::EmbeddingEnd& end, const QString& place)
{
    using T = PointText;
    const engine::Embedding& e = end.embedding;
    const QLocale locale;
    QStringList parts;
    const std::size_t pictures = cloud.pictures().size();
    parts << T::tr("%1 points of %2, %3")
                 .arg(locale.toString(qulonglong(e.tokens.size())),
                      pictures == 1 ? QFileInfo(text(cloud.pictures().front().name)).fileName()
                                    : T::tr("%1 pictures").arg(pictures),
                      place);
    parts << T::tr("t-SNE, %1, perplexity %2, seed %3")
                 .arg(cloud.joint() ? T::tr("all together") : T::tr("each by itself"))
                 .arg(e.perplexity)
                 .arg(answered.options.tsne.seed);
    if (end.stopped) {
        parts << T::tr("stopped at iteration %1 after %2 s; divergence unknown")
                     .arg(locale.toString(e.iterations), locale.toString(e.seconds, 'f', 1));
        return parts.join(QStringLiteral(" · "));
    }
    parts << T::tr("%1 iterations (%2) in %3 s")
                 .arg(locale.toString(e.iterations), e.exact ? T::tr("all pairs") : T::tr("Barnes-Hut"),
                      locale.toString(e.seconds, 'f', 1));
    parts << T::tr("KL divergence %1").arg(e.divergence, 0, 'f', 3);
    if (e.trustworthiness >= 0) {
        parts << T::tr("trustworthiness %1").arg(e.trustworthiness, 0, 'f', 3);
    }
    if (const int outliers = cloud.outlierCount(); outliers > 0) {
        parts << T::tr("outlier patches (ringed): %1").arg(outliers);
    }
    return parts.join(QStringLiteral(" · "));
}

std::vector<std::uint8_t> hiddenPoints(const EmbeddingCloud& cloud,
                                       const std::function<bool(int heads)>& shown,
                                       const std::vector<int>* selected)
{
    std::vector<std::uint8_t> hidden(cloud.tokens().size(), selected ? 1 : 0);
    if (selected) {
        for (const int i : *selected) {
            hidden[std::size_t(i)] = 0;
        }
    }
    for (const int heads : cloud.headCounts()) {
        for (std::size_t i = 0; !shown(heads) && i < hidden.size(); ++i) {
            hidden[i] = cloud.tokens()[i].heads == heads ? 1 : hidden[i];
        }
    }
    return hidden;
}

ColourContext colourContext(const ViewState& state, const Board& board, bool dark)
{
    ColourContext context;
    context.dark = dark;
    if (state.model()) {
        for (const std::string& name : state.model()->config.classNames.value) {
            context.classNames.push_back(text(name));
        }
    }
    const Board::Cell* now = board.current();
    if (now && now->map) {
        context.map = now->map;
        context.mapImage = now->key.network.image;
        context.mapHeads = now->heads;
        context.mapRange = board.range(now->map);
    }
    context.mapTitle = spoken(state.method().title);
    return context;
}

QRectF pixelsOf(const EmbeddingCloud& cloud, int point)
{
    const QImage& image = cloud.image(cloud.token(point).source);
    const engine::TokenPlace& place = cloud.token(point).place;
    if (place.row < 0) {
        return image.rect();
    }
    const engine::EmbeddedPicture& picture = cloud.pictureOf(point);
    const double wide = double(image.width()) / picture.cols;
    const double high = double(image.height()) / picture.rows;
    return {place.col * wide, place.row * high, wide, high};
}

DataFacts embeddingFacts(const engine::EmbeddingRequest& answered)
{
    return withFacts({{"software", software()},
                      {"model", answered.model},
                      {"block", std::int64_t(answered.choice.block)},
                      {"joint", std::int64_t(answered.options.joint ? 1 : 0)},
                      {"perplexity", answered.options.tsne.perplexity},
                      {"seed", std::int64_t(answered.options.tsne.seed)}},
                     askJson(answered.ask));
}

std::string pointsFile(const EmbeddingCloud& cloud, const engine::EmbeddingRequest& answered,
                       const std::vector<int>& selected, const VitConfig* config, const std::string& format)
{
    std::vector<EmbeddedSource> sources;
    for (const engine::EmbeddedPicture& picture : cloud.pictures()) {
        sources.push_back({picture.name, {}, picture.classIndex});
    }
    std::vector<engine::EmbeddedToken> chosen;
    for (const int i : selected) {
        chosen.push_back(cloud.token(i));
    }
    return embeddingFile(embeddingData(chosen.empty() ? cloud.tokens() : chosen, sources,
                                       cloud.knowsClasses() ? config : nullptr, embeddingFacts(answered)),
                         formatNamed<TableFormat>(format));
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/embedding.h"

#include "core/base/error.h"
#include "core/base/over_pictures.h"
#include "core/engine/session.h"
#include "core/evaluate/labelled_folder.h"
#include "core/image/preprocess.h"
#include "core/nn/vision_transformer.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <chrono>
#include <limits>
#include <map>
#include <utility>

namespace hydra::engine {

namespace {

using FrameClock = std::chrono::steady_clock;

constexpr auto frameEvery = std::chrono::milliseconds(100);
constexpr double shareOfPasses = 0.3; // on the progress bar
constexpr std::size_t pixelsAtMost = std::size_t(24) << 20; // of all returned pictures: 72 MB
constexpr std::size_t mostPooled = std::size_t(128) << 20; // bytes of returned vectors
constexpr int leastSide = 48; // of a returned picture
constexpr float nowhere = std::numeric_limits<float>::quiet_NaN();

Image shrunk(const Image& image, std::size_t pixels)
{
    double scale = std::sqrt(double(pixels) / (double(image.width) * image.height));
    if (scale >= 1) {
        return image;
    }
    scale = std::max(scale, double(leastSide) / std::min(image.width, image.height));
    const auto side = [&](int full) { return std::clamp(static_cast<int>(full * scale + 0.5), 1, full); };
    return resizeImage(image, side(image.width), side(image.height), Interpolation::Bilinear);
}

class EmbeddingRun
{
public:
    EmbeddingRun(Session& session, const EmbeddingRequest& request, const EmbeddingObserver& observer,
                 CancelToken cancel)
        : m_session(session)
        , m_request(request)
        , m_observer(observer)
        , m_cancel(std::move(cancel))
    { }

    void gather()
    {
        readClasses();
        const std::size_t count = m_request.pictures.size();
        const Progress progress = [&](double fraction, const Message& what) {
            refuseTooMany(count); // checked after the first picture, not after hours with all of them
            report(m_observer.progress, shareOfPasses * fraction, what);
        };
        overPictures(
            count, [&](std::size_t i) { return m_request.pictures[i].name; },
            [&](std::size_t i) { gather(i); }, notedIn(m_start->notes, count), progress, m_cancel);
        refuseTooMany(count);
    }

    [[nodiscard]] EmbeddingEnd embed()
    {
        m_placed = drawnTokens(m_tokens, m_request.options.joint);
        for (EmbeddedToken& token : m_placed) {
            token.x = token.y = nowhere;
        }
        m_start->tokens = m_placed;
        for (const EmbeddedToken& token : m_placed) {
            m_start->classes.push_back(m_classes.at({token.source, token.heads}));
        }
        const std::size_t width = m_tokens.empty() ? 0 : m_tokens.back().vectors.width;
        if (m_request.choice.kind == TokenChoice::Kind::Pooled && m_request.choice.block < 0
            && m_tokens.size() * width * sizeof(float) <= mostPooled) {
            m_start->pooled = std::make_shared<const std::vector<TokenVectors>>(m_tokens);
        }
        if (m_observer.started) {
            m_observer.started(m_start);
        }
        m_began = FrameClock::now();
        const auto watch = [this](int heads, int iteration, const tsne::Points& points) {
            move(heads, iteration, points);
        };
        return {embedTokens(m_tokens, m_request.options, m_cancel, watch), m_request.options.tsne.perplexity,
                false};
    }

    // The result so far, when stopped.
    [[nodiscard]] bool hasPoints() const { return m_iteration > 0; }
    [[nodiscard]] EmbeddingEnd partial() const
    {
        EmbeddingEnd end;
        end.stopped = true;
        end.askedPerplexity = m_request.options.tsne.perplexity;
        end.embedding.tokens = m_placed;
        end.embedding.rows = compactnessOf(m_placed, m_request.options.joint);
        end.embedding.divergence = -1;
        std::size_t fewest = m_placed.size();
        for (const EmbeddingRow& row : end.embedding.rows) {
            fewest = m_request.options.joint ? fewest : std::min(fewest, row.points);
        }
        end.embedding.perplexity = perplexityFor(m_request.options, fewest);
        end.embedding.iterations = m_iteration;
        end.embedding.seconds = std::chrono::duration<double>(FrameClock::now() - m_began).count();
        return end;
    }

private:
    void readClasses()
    {
        std::vector<Path> files;
        for (const EmbeddingPicture& picture : m_request.pictures) {
            files.emplace_back(picture.path);
        }
        m_known = knownClasses(files, m_session.files().network(m_request.model)->config(), m_start->notes);
    }

    // All head counts of one picture.
    void gather(std::size_t index)
    {
        const EmbeddingPicture& picture = m_request.pictures[index];
        const ReadPicture read = readPicture(m_session, picture, m_request.model, m_request.ask.size);
        const int source = static_cast<int>(m_start->pictures.size());
        const int known = m_known[index];
        std::vector<TokenVectors> found;
        for (const int heads : m_request.heads) {
            const NetworkKey key = m_request.ask.networkHere(read.id, m_request.model, heads);
            PassTokens pass = m_session.tokens(key, m_request.choice, *read.input, m_cancel);
            pass.tokens.source = source;
            m_classes[{source, heads}] = known >= 0 ? known : pass.topClass;
            found.push_back(std::move(pass.tokens));
        }
        std::move(found.begin(), found.end(), std::back_inserter(m_tokens));
        const std::size_t pixels = pixelsAtMost / std::max<std::size_t>(1, m_request.pictures.size());
        m_start->pictures.push_back({picture.name, read.id, read.input->geometry.rows(),
                                     read.input->geometry.cols(), shrunk(read.input->shown, pixels), known});
    }

    void refuseTooMany(std::size_t pictures)
    {
        std::size_t points = 0;
        for (const TokenVectors& part : m_tokens) {
            points += part.vectors.count;
        }
        points = points * pictures / std::max<std::size_t>(1, m_start->pictures.size());
        points /= m_request.options.joint ? 1 : m_request.heads.size();
        if (points > mostPoints) {
            throw inputError("embedding: %1 pictures have %2 tokens, of at most %3; choose fewer pictures or "
                             "head counts, or one token a picture",
                             pictures, points, mostPoints);
        }
    }

    void move(int heads, int iteration, const tsne::Points& points)
    {
        const auto first = heads == 0
            ? m_placed.begin()
            : std::find_if(m_placed.begin(), m_placed.end(),
                           [&](const EmbeddedToken& t) { return t.heads == heads; });
        for (std::size_t i = 0; i < points.x.size(); ++i) {
            (first + std::ptrdiff_t(i))->x = points.x[i];
            (first + std::ptrdiff_t(i))->y = points.y[i];
        }
        m_iteration = iteration;
        const auto now = FrameClock::now();
        const int iterations = m_request.options.tsne.iterations;
        if (iteration > 1 && iteration < iterations && now - m_lastFrame < frameEvery) {
            return;
        }
        m_lastFrame = now;
        reportIteration(heads, iteration);
        if (!m_observer.moved) {
            return;
        }
        auto frame = std::make_shared<EmbeddingFrame>();
        frame->first = static_cast<std::size_t>(first - m_placed.begin());
        frame->heads = heads;
        frame->iteration = iteration;
        frame->iterations = iterations;
        frame->rows = compactnessOf(m_placed, m_request.options.joint);
        frame->xy.reserve(2 * points.x.size());
        for (std::size_t i = 0; i < points.x.size(); ++i) {
            frame->xy.push_back(points.x[i]);
            frame->xy.push_back(points.y[i]);
        }
        m_observer.moved(std::move(frame));
    }

    void reportIteration(int heads, int iteration)
    {
        const auto place = std::find(m_request.heads.begin(), m_request.heads.end(), heads);
        const double embeddings = heads == 0 ? 1 : double(m_request.heads.size());
        const double done = heads == 0 ? 0 : double(place - m_request.heads.begin());
        const double share =
            (done + double(iteration) / double(m_request.options.tsne.iterations)) / embeddings;
        report(m_observer.progress, shareOfPasses + (1 - shareOfPasses) * share,
               heads == 0 ? message("iteration %1", iteration)
                          : message("iteration %1, %2 heads", iteration, heads));
    }

    Session& m_session;
    const EmbeddingRequest& m_request;
    const EmbeddingObserver& m_observer;
    CancelToken m_cancel;
    std::vector<int> m_known; // class of each requested picture
    std::vector<TokenVectors> m_tokens;
    std::map<std::pair<int, int>, int> m_classes; // by source and head count
    std::shared_ptr<EmbeddingStart> m_start = std::make_shared<EmbeddingStart>();
    std::vector<EmbeddedToken> m_placed;
    int m_iteration = 0;
    FrameClock::time_point m_began, m_lastFrame;
};

} // namespace

ReadPicture readPicture(Session& session, const EmbeddingPicture& picture, const ModelId& model,
                        const InputSize& size)
{
    if (!picture.id.empty()) {
        return {picture.id, session.files().input(picture.id, model, size)};
    }
    const OpenedImage image =
        picture.read ? OpenFiles::asOpened(picture.read(), picture.name) : OpenFiles::readImage(picture.path);
    const Preprocessing how = Preprocessing::of(session.files().network(model)->config(), size);
    return {image.id, std::make_shared<const ModelInput>(preprocess(*image.picture, how))};
}

EmbeddingEnd embedPictures(Session& session, const EmbeddingRequest& request,
                           const EmbeddingObserver& observer, const CancelToken& cancel, const KeepFlag& keep)
{
    if (request.heads.empty() || request.pictures.empty()) {
        throw usageError("embedding: expected at least one picture and one head count, got %1 and %2",
                         request.pictures.size(), request.heads.size());
    }
    EmbeddingRun run(session, request, observer, cancel);
    try {
        run.gather();
        return run.embed();
    } catch (const Error& error) {
        if (error.code() == ErrorCode::Cancelled && keep.isSet() && run.hasPoints()) {
            return run.partial();
        }
        throw;
    }
}

} // namespace hydra::engine

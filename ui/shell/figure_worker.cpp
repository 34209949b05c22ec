// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/figure_worker.h"

#include "core/base/file.h"
#include "core/engine/session.h"
#include "ui/figures/figure_file.h"
#include "ui/figures/figure_painter.h"
#include "ui/figures/layout.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace hydra::ui {

namespace {

bool sameMaterial(const FigureMaterial& a, const FigureMaterial& b)
{
    return a.model == b.model && a.current.id == b.current.id && a.paths == b.paths;
}

FigureImage openedPicture(engine::Session& session, const FigureMaterial& material, const QString& path)
{
    const engine::OpenedImage& current = material.current;
    if (path.isEmpty() || text(current.path) == path) {
        return figureImage(current, current.name);
    }
    const std::string name = QFileInfo(path).fileName().toStdString();
    if (path.startsWith(QLatin1Char(':'))) { // a built-in sample
        return figureImage(session.files().openPicture(fromQImage(QImage(path)), name), name);
    }
    return figureImage(session.files().openImage(QFile::encodeName(path).toStdString()), name);
}

} // namespace

FigureWorker::FigureWorker(EngineBridge& bridge, QObject* parent)
    : QObject(parent)
    , m_bridge(bridge)
{ }

FigureWorker::~FigureWorker()
{
    cancel();
}

void FigureWorker::cancel()
{
    m_previewCancel.cancel();
    m_cancel.cancel();
    m_cancel = CancelToken();
}

bool FigureWorker::known(const FigureSpec& spec, const FigureMaterial& material) const
{
    return m_known && asksTheSame(spec, m_knownSpec) && sameMaterial(material, m_knownMaterial);
}

FigureWorker::DataPtr FigureWorker::gathered(const Asked& asked, const CancelToken& cancel)
{
    if (asked.data) {
        return asked.data;
    }
    engine::Session& session = m_bridge.session();
    FigureSources sources;
    if (readsPictures(asked.spec.kind)) {
        sources.count = std::size_t(std::max<qsizetype>(1, asked.material.paths.size()));
        sources.open = [&](std::size_t index) -> std::vector<FigureImage> {
            const QStringList& paths = asked.material.paths;
            return {openedPicture(session, asked.material,
                                  paths.isEmpty() ? QString() : paths[qsizetype(index)])};
        };
    }
    const Progress progress = [this](double fraction, const Message& what) {
        QMetaObject::invokeMethod(
            this, [this, fraction, what] { Q_EMIT progressed(fraction, spoken(what)); },
            Qt::QueuedConnection);
    };
    return std::make_shared<const FigureData>(
        gather(session, asked.spec, figureModel(*asked.material.model), sources, progress, cancel));
}

// Calls MAKE(spec, data) on the pool's thread, then TAKE(its value) on this one, unless it was replaced.
template<class Make, class Take>
void FigureWorker::start(const FigureSpec& spec, const FigureMaterial& material, bool replaceable, Make make,
                         Take take)
{
    const Asked asked{spec, material, known(spec, material) ? m_known : nullptr};
    const CancelToken cancel = replaceable ? m_previewCancel : m_cancel;
    ++m_running;
    m_thread.pool.start([this, asked, cancel, replaceable, make, take] {
        using Value = decltype(make(asked.spec, std::declval<const FigureData&>()));
        using Both = std::pair<DataPtr, Value>;
        const auto outcome = Outcome<Both>::of([&] {
            cancel.check();
            const DataPtr data = gathered(asked, cancel);
            return Both(data, make(asked.spec, *data));
        });
        QMetaObject::invokeMethod(
            this,
            [this, asked, cancel, replaceable, take, outcome] {
                --m_running;
                if (outcome.ok()) {
                    m_knownSpec = asked.spec;
                    m_knownMaterial = asked.material;
                    m_known = outcome.value().first;
                }
                if (replaceable && cancel.cancelled()) {
                    return;
                }
                if (outcome.ok()) {
                    take(outcome.value().second);
                } else if (outcome.error().code() != ErrorCode::Cancelled) {
                    Q_EMIT failed(spoken(outcome.error()));
                }
            },
            Qt::QueuedConnection);
    });
}

void FigureWorker::preview(const FigureSpec& spec, const FigureMaterial& material, const QSize& room)
{
    m_previewCancel.cancel();
    m_previewCancel = CancelToken();
    start(
        spec, material, true,
        [room](const FigureSpec& asked, const FigureData& data) {
            FigurePreviewImage preview{layOut(asked, data), {}};
            const double dpi =
                25.4 * std::min(room.width() / preview.page.width, room.height() / preview.page.height);
            preview.image = pageImage(preview.page, std::clamp(int(std::floor(dpi)), 20, 600));
            return preview;
        },
        [this](const FigurePreviewImage& preview) { Q_EMIT previewReady(preview); });
}

void FigureWorker::save(const FigureSpec& spec, const FigureMaterial& material, const QString& file)
{
    start(
        spec, material, false,
        [file](const FigureSpec& asked, const FigureData& data) {
            writeFigure(asked, data, QFile::encodeName(file).toStdString());
            return file;
        },
        [this](const QString& written) { Q_EMIT saved(written); });
}

void FigureWorker::render(const FigureSpec& spec, const FigureMaterial& material)
{
    start(
        spec, material, false,
        [](const FigureSpec& asked, const FigureData& data) {
            return pageImage(layOut(asked, data), asked.page.dpi);
        },
        [this](const QImage& image) { Q_EMIT imageReady(image); });
}

} // namespace hydra::ui

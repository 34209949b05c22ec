// SPDX-License-Identifier: GPL-3.0-or-later
// Makes figures on a thread of its own: asks the engine, lays out, draws, saves. A new preview cancels and
// replaces the one before.
#pragma once

#include "ui/bridge/background.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/figures/figure_page.h"
#include "ui/figures/gather.h"

#include <QImage>
#include <QObject>

#include <memory>

namespace hydra::ui {

// What a figure needs besides its spec: the model and pictures open in the window.
struct FigureMaterial
{
    ModelPtr model;
    engine::OpenedImage current;
    QStringList paths; // of the pictures; empty: only the current one
};

struct FigurePreviewImage
{
    FigurePage page;
    QImage image;
};

class FigureWorker : public QObject
{
    Q_OBJECT

public:
    explicit FigureWorker(EngineBridge& bridge, QObject* parent = nullptr);
    ~FigureWorker() override;

    // Fits the preview in ROOM, in pixels. Answered by previewReady(), or failed().
    void preview(const FigureSpec& spec, const FigureMaterial& material, const QSize& room);
    // Answered by saved(), or failed().
    void save(const FigureSpec& spec, const FigureMaterial& material, const QString& file);
    // Answered by imageReady(), at the spec's resolution, or failed().
    void render(const FigureSpec& spec, const FigureMaterial& material);
    [[nodiscard]] bool busy() const { return m_running > 0; }
    void cancel();

Q_SIGNALS:
    void previewReady(const FigurePreviewImage& preview);
    void saved(const QString& file);
    void imageReady(const QImage& image);
    void failed(const QString& message);
    void progressed(double fraction, const QString& what);

private:
    using DataPtr = std::shared_ptr<const FigureData>;
    struct Asked
    {
        FigureSpec spec;
        FigureMaterial material;
        DataPtr data; // of an equal earlier question; null: must be gathered
    };
    template<class Make, class Take>
    void start(const FigureSpec& spec, const FigureMaterial& material, bool replaceable, Make make,
               Take take);
    [[nodiscard]] DataPtr gathered(const Asked& asked, const CancelToken& cancel);
    [[nodiscard]] bool known(const FigureSpec& spec, const FigureMaterial& material) const;

    EngineBridge& m_bridge;
    FigureSpec m_knownSpec;
    FigureMaterial m_knownMaterial;
    DataPtr m_known;
    CancelToken m_previewCancel; // of the preview that is being made
    CancelToken m_cancel; // of saving and rendering
    int m_running = 0;
    Background m_thread;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tiny_model.h"

#include "core/format/safetensors.h"
#include "ui/views/canvas.h"

#include <QPainter>

#include "tests/support/plain_vit.h"

namespace hydra::test {

QByteArray readBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

void writeTinyModel(const QString& path)
{
    at::manual_seed(11);
    NamedTensors tensors = plainVit(3, 4, 5);
    for (auto& [name, tensor] : tensors) {
        tensor = tensor * 0.2; // logits that a softmax does not drive into 0 and 1
    }
    writeSafetensors(path.toStdString(), tensors,
                     {{"num_heads", "4"},
                      {"trained_heads", "2,3,4"},
                      {"img_size", "16"},
                      {"patch_size", "4"},
                      {"class_names", R"(["sphere","cube","cone","torus","red sphere"])"}});
}

QString writePicture(const QTemporaryDir& folder, const QString& name, const QColor& colour)
{
    QImage image(48, 32, QImage::Format_RGB32);
    image.fill(colour);
    QPainter painter(&image);
    painter.fillRect(16, 8, 12, 12, Qt::white);
    painter.end();
    const QString path = folder.filePath(name);
    image.save(path);
    return path;
}

Bench::Bench()
    : settings(m_folder.filePath(QStringLiteral("settings.ini")))
{
    writeTinyModel(m_folder.filePath(QStringLiteral("tiny.safetensors")));
    const QString first = writePicture(m_folder, QStringLiteral("a.png"), Qt::darkRed);
    const QString second = writePicture(m_folder, QStringLiteral("b.png"), Qt::darkBlue);
    window = std::make_unique<ui::MainWindow>(settings);
    window->resize(1280, 760);
    window->show();
    window->activateWindow(); // shortcuts go to the active window only
    ui::Startup startup;
    startup.model = m_folder.filePath(QStringLiteral("tiny.safetensors"));
    startup.images = QStringList{first, second};
    window->start(startup);
}

void Bench::setPlacesApart()
{
    settings.set(ui::Setting::PlacesApart,
                 QStringList{QStringLiteral("compareWindow"), QStringLiteral("headMatrixWindow"),
                             QStringLiteral("embeddingWindow"), QStringLiteral("walkWindow"),
                             QStringLiteral("featuresWindow"), QStringLiteral("roundsWindow"),
                             QStringLiteral("liveWindow"), QStringLiteral("trainingWindow")});
}

QPoint Bench::pointOf(int patch)
{
    return child<ui::Canvas>("canvas")->cellPlace(patch).center().toPoint();
}

bool Bench::engineIsDone()
{
    QCoreApplication::processEvents(); // announces the latest requests
    const engine::Owner owner = "test";
    const NetworkKey now = window->state().networkKey(window->state().query().heads);
    SpeedKey last{now.model, now.sub, now.plan, {}, {}}; // measurements run last
    last.options.warmUp = 0;
    last.options.repeats = last.options.batch = 1;
    bool done = false;
    const auto rested = QObject::connect(&window->bridge(), &ui::EngineBridge::rested,
                                         [&](const engine::Owner& who) { done = done || who == owner; });
    window->bridge().want(owner, {{last, engine::Priority::Measure}});
    const bool came = QTest::qWaitFor([&] { return done; }, 60'000);
    QObject::disconnect(rested);
    return came;
}

bool Bench::settle(int timeoutMs)
{
    // One turn first: it announces the latest requests.
    QCoreApplication::processEvents();
    return QTest::qWaitFor([this] { return window->settled(); }, timeoutMs);
}

} // namespace hydra::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A HydraViT small enough to answer at once, as a file: 4 heads of which 2, 3, 4 are trained, 3 blocks, 4 x 4
// patches, 5 classes. And a window on it.
#pragma once

#include "ui/shell/main_window.h"

#include <QTemporaryDir>
#include <QtTest>

#include <memory>

namespace hydra::test {

[[nodiscard]] QByteArray readBytes(const QString& path); // none of a file that is not there
void writeBytes(const QString& path, const QByteArray& bytes);
void writeTinyModel(const QString& path);
[[nodiscard]] QString writePicture(const QTemporaryDir& folder, const QString& name, const QColor& colour);

// Settings, model and pictures in a folder of their own; the window shows the first picture.
class Bench
{
public:
    Bench();
    [[nodiscard]] bool settle(int timeoutMs = 60'000); // true when everything wanted is shown
    // True when the engine has done all that it was asked up to now, prefetch and judging too, and every
    // answer has arrived: a test that nothing came needs no guess of how long it would have taken.
    [[nodiscard]] bool engineIsDone();
    [[nodiscard]] QPoint pointOf(int patch); // of the middle of PATCH, on the canvas
    void setPlacesApart(); // those that are made from now on are windows of their own
    [[nodiscard]] const QTemporaryDir* folder() const { return &m_folder; }
    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    template<class T>
    [[nodiscard]] T* child(const char* name)
    {
        return window->findChild<T*>(QLatin1String(name));
    }

private:
    QTemporaryDir m_folder;

public:
    ui::Settings settings;
    std::unique_ptr<ui::MainWindow> window;
};

// How many answers to questions of KEY's kind have come since.
template<class Key>
class AnswersTo : public QObject
{
public:
    explicit AnswersTo(ui::EngineBridge& bridge)
    {
        bridge.hear<Key>(
            this, [this](const auto&, const auto& answer, const QString&) { m_count += answer ? 1 : 0; });
    }
    [[nodiscard]] int count() const { return m_count; }

private:
    int m_count = 0;
};

} // namespace hydra::test

// SPDX-License-Identifier: GPL-3.0-or-later
// A HydraViT file small enough to answer at once: 4 heads, of which 2, 3 and 4 are trained, 3 blocks, 4 x 4
// patches, 5 classes. And a window on it.
#pragma once

#include "ui/shell/main_window.h"

#include <QTemporaryDir>
#include <QtTest>

#include <memory>

namespace hydra::test {

[[nodiscard]] QByteArray readBytes(const QString& path); // empty if the file does not exist
void writeBytes(const QString& path, const QByteArray& bytes);
void writeTinyModel(const QString& path);
[[nodiscard]] QString writePicture(const QTemporaryDir& folder, const QString& name, const QColor& colour);

// Settings, model and pictures in their own folder; the window shows the first picture.
class Bench
{
public:
    Bench();
    [[nodiscard]] bool settle(int timeoutMs = 60'000); // true when every requested answer is shown
    // True when the engine has finished all requests so far, prefetch and judging included, and every answer
    // has arrived. A test that no answer came then needs no guess of a waiting time.
    [[nodiscard]] bool engineIsDone();
    [[nodiscard]] QPoint pointOf(int patch); // the centre of PATCH on the canvas
    void setPlacesApart(); // places that are made from now on are separate windows
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

// Counts the answers to questions of KEY's kind since its construction.
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

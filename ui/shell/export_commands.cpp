// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows, as files: the picture, the map's numbers, the predictions.
#include "core/export/map_file.h"
#include "ui/models/data_tables.h"
#include "ui/paint/format.h"
#include "ui/shell/main_window.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/views/canvas.h"
#include "ui/views/colour_bar.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QPainter>
#include <QSaveFile>

namespace hydra::ui {

namespace {

const QStringList& mapFormats()
{
    static const QStringList formats{QStringLiteral("npz"), QStringLiteral("npy"), QStringLiteral("csv"),
                                     QStringLiteral("json")};
    return formats;
}

} // namespace

void MainWindow::connectExports()
{
    Actions& on = m_state.actions();
    connect(on.savePicture, &QAction::triggered, this, &MainWindow::savePicture);
    connect(on.copyView, &QAction::triggered, this, [this] {
        if (m_board.stale()) { // it would show the answer to an older question
            m_messages->tell(MessageBar::Kind::Info, tr("Not copied: the map is still being computed"));
            return;
        }
        const QImage view = shownPicture();
        QApplication::clipboard()->setImage(view);
        m_messages->tell(MessageBar::Kind::Info,
                         tr("Copied, %1 × %2 pixels").arg(view.width()).arg(view.height()));
    });
    connect(on.exportMap, &QAction::triggered, this, [this] {
        const engine::MapKey key = m_state.mapKey(m_state.query().heads);
        exportMap(
            FilePicker::saveData(this, tr("Export map"),
                                 QStringLiteral("%1.%2.k%3.npz")
                                     .arg(pictureStem(m_state), QString::fromStdString(key.options.method))
                                     .arg(key.network.sub.heads),
                                 mapFormats()));
    });
    connect(on.exportPredictions, &QAction::triggered, this, [this] {
        const QString path = FilePicker::saveData(
            this, tr("Export predictions"), pictureStem(m_state) + QStringLiteral(".predictions.csv"),
            {QStringLiteral("csv"), QStringLiteral("json"), QStringLiteral("npz")});
        if (!path.isEmpty()) {
            tellSaved(path, writeData(path, [this](const std::string& format) {
                          return tableFile(predictionTable(m_state, m_board), format);
                      }));
        }
    });
}

void MainWindow::tellSaved(const QString& path, const QString& problem)
{
    m_messages->tell(problem.isEmpty() ? MessageBar::Kind::Info : MessageBar::Kind::Error,
                     problem.isEmpty() ? tr("Saved %1").arg(path) : problem);
}

// The answer to an older question than the file would say is no answer.
bool MainWindow::mapIsThere()
{
    const Board::Cell* cell = m_board.current();
    if (cell && cell->map && !m_board.stale()) {
        return true;
    }
    m_messages->tell(MessageBar::Kind::Info, tr("Not saved: the map is still being computed"));
    return false;
}

void MainWindow::exportMap(const QString& path)
{
    if (path.isEmpty() || !mapIsThere()) {
        return;
    }
    const auto answered = [](const Board::Cell& cell) {
        return engine::AnsweredMap{cell.key, cell.map, cell.prediction};
    };
    const Board::Cell& cell = *m_board.current();
    tellSaved(path, writeData(path, [&](const std::string& format) {
                  if (format == "npy") {
                      return engine::mapNpy(*cell.map);
                  }
                  if (format == "csv") {
                      return engine::mapCsv(*cell.map);
                  }
                  if (format == "json") {
                      return engine::mapJson(*cell.map, cell.key);
                  }
                  if (format != "npz") {
                      throw usageError("expected a name that ends in .npz, .npy, .csv or .json, got '.",
                                       format, "'");
                  }
                  std::vector<engine::AnsweredMap> heads;
                  for (const Board::Cell& each : m_board.cells()) {
                      heads.push_back(answered(each));
                  }
                  return engine::mapNpz(answered(cell), heads, factsOf(m_state));
              }));
}

// Canvas and colour bar, as they are on the screen, with what they answer in words.
QImage MainWindow::shownPicture()
{
    const QImage canvas = m_canvas->rendered();
    const double device = canvas.devicePixelRatio();
    const QSize bar = m_state.actions().overlay->isChecked() ? m_colourBar->size() : QSize(0, 0);
    QImage image(QSize(canvas.width() + int(bar.width() * device), canvas.height()), QImage::Format_RGB32);
    image.setDevicePixelRatio(device);
    image.fill(m_canvas->palette().color(QPalette::Dark));
    QPainter painter(&image);
    painter.drawImage(0, 0, canvas);
    if (!bar.isEmpty()) {
        m_colourBar->render(&painter, QPoint(m_canvas->width(), 0));
    }
    painter.end();
    image.setText(QStringLiteral("Software"), QStringLiteral("Hydrascope " HYDRA_UI_VERSION));
    if (const Board::Cell* cell = m_board.current(); cell != nullptr && cell->map) {
        const engine::NetworkKey& network = cell->key.network;
        const QString against = cell->map->againstIndex < 0
            ? QString()
            : QStringLiteral(" minus %1").arg(cell->map->againstIndex);
        image.setText(QStringLiteral("Description"),
                      QStringLiteral("%1, k = %2, class %3%4, attention %5, model %6, image %7")
                          .arg(text(cell->key.options.method))
                          .arg(network.sub.heads)
                          .arg(cell->map->classIndex)
                          .arg(against, text(network.plan.text()), text(network.model), text(network.image)));
    }
    return image;
}

void MainWindow::savePicture()
{
    QString path = FilePicker::save(this, pictureStem(m_state) + QStringLiteral("-map.png"));
    if (path.isEmpty()) {
        return;
    }
    path += QFileInfo(path).suffix().isEmpty() ? QStringLiteral(".png") : QString();
    if (mapFormats().contains(dataFormat(path))) { // whoever writes this ending wants the numbers
        exportMap(path);
        return;
    }
    if (m_board.stale()) { // it would show the answer to an older question than it says
        m_messages->tell(MessageBar::Kind::Info, tr("Not saved: the map is still being computed"));
        return;
    }
    QSaveFile file(path); // the old picture or the new one, never half of it
    const bool saved = file.open(QIODevice::WriteOnly) && shownPicture().save(&file, "PNG") && file.commit();
    tellSaved(path, saved ? QString() : tr("%1 could not be written").arg(path));
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/data_file.h"

#include "core/base/error.h"
#include "core/base/file.h"
#include "core/base/list_text.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/file_picker.h"

#include <QFile>
#include <QFileInfo>
#include <QToolButton>

#include <new>

namespace hydra::ui {

QString tableEndings()
{
    return text(listText(wordsOf<TableFormat>(), " "));
}

QString chartEndings()
{
    return text(listText(wordsOf<TableFormat, FigureFormat>(), " "));
}

QString dataFormat(const QString& path)
{
    return QFileInfo(path).suffix().toLower();
}

QString writeData(const QString& path, const std::function<std::string(const std::string& format)>& make)
{
    try {
        writeFileAtomically(QFile::encodeName(path).toStdString(), make(dataFormat(path).toStdString()));
        return {};
    } catch (const Error& error) {
        return spoken(error);
    } catch (const std::bad_alloc&) {
        return ViewState::tr("%1: not enough memory to write this much").arg(path);
    }
}

QString writeWhole(const QString& path, const QByteArray& bytes)
{
    return writeData(path, [&](const std::string&) { return bytes.toStdString(); });
}

void saveTable(QWidget* parent, const QString& title, const QString& suggestion,
               const std::function<DataTable()>& table,
               const std::function<void(const QString& path, const QString& problem)>& tell)
{
    const QString path = FilePicker::saveData(parent, title, suggestion, tableEndings());
    if (!path.isEmpty()) {
        tell(path, writeData(path, [&](const std::string& format) {
                 return tableFile(table(), formatNamed<TableFormat>(format));
             }));
    }
}

void offerTable(QToolButton* button, ViewState& state, const QString& title, const char* name,
                const std::function<DataTable()>& table,
                const std::function<void(const QString& path, const QString& problem)>& tell)
{
    button->setObjectName(QLatin1String(name) + QStringLiteral("Export"));
    button->setAccessibleName(ViewState::tr("Export: %1").arg(title));
    button->setToolTip(
        ViewState::tr("These numbers as CSV, JSON or NPZ, as a LaTeX table, or as a Matplotlib script."));
    button->setProperty("role", QStringLiteral("button"));
    button->setFocusPolicy(Qt::TabFocus);
    QAction* const like = state.actions().exportPredictions; // its icon follows the theme
    const auto paint = [button, like] { button->setIcon(like->icon()); };
    QObject::connect(like, &QAction::changed, button, paint);
    paint();
    QObject::connect(button, &QToolButton::clicked, button, [=, &state] {
        saveTable(button, button->accessibleName(),
                  QStringLiteral("%1.%2.csv").arg(pictureStem(state), QLatin1String(name)), table, tell);
    });
}

DataFacts factsOf(const ViewState& state)
{
    DataFacts facts{{"software", software()},
                    {"model_name", engine::modelName(state.model()->path)},
                    {"picture", state.picture()->image.name}};
    if (const ModelOverrides& overrides = state.model()->overrides; overrides.prompts) {
        facts.emplace_back("prompts", *overrides.prompts);
        facts.emplace_back("templates", overrides.templates.value_or(""));
    }
    return facts;
}

QString pictureStem(const ViewState& state)
{
    return QFileInfo(text(state.picture()->image.name)).completeBaseName();
}

} // namespace hydra::ui

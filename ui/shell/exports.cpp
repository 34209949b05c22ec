// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/exports.h"

#include "core/base/hear_signals.h"
#include "core/base/version.h"
#include "core/engine/feature_arrays.h"
#include "core/engine/found_models.h"
#include "core/engine/session.h"
#include "core/explain/option_fields.h"
#include "core/export/bundle_file.h"
#include "core/export/dataset_question.h"
#include "core/export/map_file.h"
#include "core/paint/look_fields.h"
#include "ui/models/data_tables.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/centre.h"
#include "ui/shell/report_export.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/state/library.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDesktopServices>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

#include <utility>

namespace hydra::ui {

namespace {

// The endings for one map's numbers; savePicture() saves a PNG, as the window shows it.
QStringList mapEndings()
{
    QStringList endings;
    for (const auto& [format, word] : enumWords<MapFormat>()) {
        if (format != MapFormat::Png && format != MapFormat::FiftyOne) {
            endings << QLatin1String(word) + QLatin1String(format == MapFormat::Coco ? ".json" : "");
        }
    }
    return endings;
}

AnsweredMap answerOf(const Board::Cell& cell)
{
    return {cell.key, cell.map, cell.prediction};
}

} // namespace

Exports::Exports(ViewState& state, Board& board, EngineBridge& bridge, Library& library, Centre& view)
    : m_state(state)
    , m_board(board)
    , m_bridge(bridge)
    , m_library(library)
    , m_view(view)
    , m_messages(view.messages())
{
    Actions& on = state.actions();
    connect(on.savePicture, &QAction::triggered, this, &Exports::savePicture);
    connect(on.copyView, &QAction::triggered, this, &Exports::copyView);
    connect(on.exportMap, &QAction::triggered, this, &Exports::exportMap);
    connect(on.exportAllMaps, &QAction::triggered, this, &Exports::exportAllMaps);
    connect(on.exportPredictions, &QAction::triggered, this, &Exports::exportPredictions);
    connect(on.exportFeatures, &QAction::triggered, this, &Exports::exportFeatures);
    connect(on.exportEvidence, &QAction::triggered, this, &Exports::exportEvidence);
    connect(on.makeReport, &QAction::triggered, this, &Exports::exportReport);
    connect(on.cancel, &QAction::triggered, this, [this] { (void)m_writer.renewed(); });
    connect(&library, &Library::listChanged, this, &Exports::followReadiness);
    connect(&board, &Board::reset, this, &Exports::followReadiness);
    followReadiness();
}

void Exports::followReadiness()
{
    Actions& on = m_state.actions();
    for (QAction* action : {on.savePicture, on.copyView, on.makeFigure, on.exportMap, on.exportPredictions,
                            on.exportFeatures, on.exportEvidence}) {
        action->setEnabled(m_state.ready());
    }
    for (QAction* action : {on.makeReport, on.exportAllMaps}) {
        action->setEnabled(m_state.ready() && !m_library.images().isEmpty());
    }
}

void Exports::tellSaved(const QString& path, const QString& problem)
{
    m_messages.tell(problem.isEmpty() ? MessageBar::Kind::Info : MessageBar::Kind::Error,
                    problem.isEmpty() ? tr("Saved %1").arg(path) : problem);
}

void Exports::copyView()
{
    if (m_board.stale()) { // it would show the answer to an older question
        m_messages.tell(MessageBar::Kind::Info, tr("Not copied: the map is still being computed"));
        return;
    }
    const QImage view = picture();
    auto* both = new QMimeData; // can be pasted as a picture or as its question in words
    both->setImageData(view);
    both->setText(m_view.sentence());
    QApplication::clipboard()->setMimeData(both);
    m_messages.tell(MessageBar::Kind::Info,
                    tr("Copied, %1 × %2 pixels").arg(view.width()).arg(view.height()));
}

void Exports::exportPredictions()
{
    saveTable(
        &m_view, tr("Export predictions"), pictureStem(m_state) + QStringLiteral(".predictions.csv"),
        [this] { return predictionTable(m_state, m_board); },
        [this](const QString& path, const QString& problem) { tellSaved(path, problem); });
}

void Exports::exportFeatures()
{
    using Kind = engine::FeatureKind;
    const NetworkKey key = m_state.networkKey(m_state.query().heads);
    const QString path = FilePicker::saveData(
        &m_view, tr("Export features"),
        QStringLiteral("%1.features.k%2.npz").arg(pictureStem(m_state)).arg(key.sub.heads),
        QStringLiteral("npz safetensors"));
    if (path.isEmpty()) {
        return;
    }
    const int block = m_state.query().options.block;
    const engine::FeatureChoice choice{{Kind::Pooled, Kind::Normed, Kind::Tokens, Kind::Queries, Kind::Keys,
                                        Kind::Values, Kind::Prefix, Kind::Contribution},
                                       block < 0 ? std::vector<int>() : std::vector<int>{block}};
    const DataFacts facts = featureFacts(key, engine::modelName(m_state.model()->path),
                                         m_state.picture()->image.name, std::to_string(key.sub.heads));
    writeBeside(path, [this, key, choice, facts, path](const CancelToken& token) {
        writeFeatures(QFile::encodeName(path).toStdString(),
                      engine::featureArrays(m_bridge.session(), key, choice, token), facts);
        return QString();
    });
}

void Exports::exportEvidence()
{
    const MapKey key = m_state.mapKey(m_state.query().heads);
    const QString path = FilePicker::saveData(&m_view, tr("Export evidence"),
                                              QStringLiteral("%1.%2.k%3.zip")
                                                  .arg(pictureStem(m_state), text(key.options.method))
                                                  .arg(key.network.sub.heads),
                                              QStringLiteral("zip"));
    if (path.isEmpty()) {
        return;
    }
    EvidenceRequest evidence{
        *m_state.model(),          m_state.query(), {key.network.sub.heads}, {key.options.method}, {},
        {m_state.picture()->image}};
    evidence.ask.options = key.options;
    if (const SaePtr& sae = m_state.sae()) {
        evidence.sae = *sae;
    }
    const auto& grey = paint::pictureField();
    grey.set(evidence.look, *grey.get(m_state.look()));
    m_messages.tell(MessageBar::Kind::Info, tr("Computing the scores of the map for %1").arg(path));
    writeBeside(path, [this, evidence, path](const CancelToken& token) {
        BundleWriter bundle(QFile::encodeName(path).toStdString());
        makeEvidence(
            m_bridge.session(), evidence,
            [&](const std::string& name, const std::string& bytes) { bundle.add(name, bytes); }, {}, token);
        (void)bundle.finish();
        return QString();
    });
}

// Reports on the question in view, for all pictures of the list and all head counts that are shown.
void Exports::exportReport()
{
    const ModelPtr model = m_state.model();
    const QString path = FilePicker::saveData(
        &m_view,
        tr("Report on %1 pictures: predictions, maps and scores on one page; some seconds for each")
            .arg(m_library.images().size()),
        text(engine::modelName(model->path)) + QStringLiteral(".report.html"), QStringLiteral("html"));
    if (path.isEmpty()) {
        return;
    }
    PictureAsk ask(m_state.query().ofAnyPicture());
    ReportRequest asked;
    asked.methods = {std::exchange(ask.options, {}).method};
    std::vector<int> heads;
    for (const Board::Cell& cell : m_board.cells()) {
        heads.push_back(cell.key.network.sub.heads);
    }
    asked.runs = reportRuns(*model, ask, heads);
    if (const SaePtr& sae = m_state.sae()) {
        asked.sae = sae->options;
        asked.sae.emplace(asked.sae.begin(), "sae", sae->file);
    }
    asked.out = QFile::encodeName(path).toStdString();
    m_messages.tell(MessageBar::Kind::Info, tr("Computing the report for %1").arg(path));
    writeBeside(path, [this, asked, pictures = m_library.images()](const CancelToken& token) {
        const auto count = pictures.size();
        const Progress tell = [tell = progress(), count, step = 0](double fraction,
                                                                   const std::string&) mutable {
            ++step; // all pictures are read first, then explained
            const QString words =
                step > count ? tr("Report: picture %1 of %2") : tr("Report: reading %1 of %2");
            tell(fraction, words.arg(step > count ? step - count : step).arg(count).toStdString());
        };
        writeReport(m_bridge.session(), asked, pictures, tell, token);
        return QString();
    });
}

void Exports::writeBeside(const QString& path, const std::function<QString(const CancelToken&)>& work)
{
    m_writer.pool.start([this, path, work, token = m_writer.token] {
        const auto outcome = Outcome<QString>::of([&] { return work(token); });
        const QString note = outcome.ok() ? outcome.value() : QString();
        const QString problem = outcome.ok() ? QString() : spoken(outcome.error());
        const bool stopped = !outcome.ok() && outcome.error().code() == ErrorCode::Cancelled;
        QMetaObject::invokeMethod(
            this,
            [this, path, problem, note, stopped] {
                Q_EMIT m_bridge.progressed(1, {});
                if (stopped) {
                    m_messages.tell(MessageBar::Kind::Info, tr("Stopped. Nothing was written."));
                } else if (problem.isEmpty() && dataFormat(path) == QLatin1String("html")) {
                    m_messages.offer(MessageBar::Kind::Info, tr("Saved %1").arg(path), tr("Open"), [path] {
                        const SignalsPass pass; // else the browser would inherit blocked signals
                        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
                    });
                } else if (!note.isEmpty()) {
                    m_messages.tell(MessageBar::Kind::Info, note);
                } else {
                    tellSaved(path, problem);
                }
            },
            Qt::QueuedConnection);
    });
}

void Exports::exportMap()
{
    const MapKey key = m_state.mapKey(m_state.query().heads);
    saveMap(FilePicker::saveData(&m_view, tr("Export map"),
                                 QStringLiteral("%1.%2.k%3.npz")
                                     .arg(pictureStem(m_state), QString::fromStdString(key.options.method))
                                     .arg(key.network.sub.heads),
                                 mapEndings().join(QLatin1Char(' '))));
}

// Exports the maps of the question in view for all pictures of the list.
void Exports::exportAllMaps()
{
    const MapKey key = m_state.mapKey(m_state.query().heads);
    const QString path = FilePicker::saveData(
        &m_view, tr("Export maps of all pictures"),
        QStringLiteral("%1.%2.fiftyone")
            .arg(m_state.model()->program ? QStringLiteral("predictor")
                                          : text(engine::modelName(m_state.model()->path)),
                 text(m_state.model()->mapName(key.options.method, key.network.sub.heads))),
        QStringLiteral("fiftyone coco.json maps"));
    if (path.isEmpty()) {
        return;
    }
    m_messages.tell(MessageBar::Kind::Info, tr("Computing the maps for %1").arg(path));
    writeDataset(path, PictureAsk(m_state.query().elsewhere(m_state.picture()->image.id)),
                 picturesToOpen(m_bridge, m_library.images()));
}

void Exports::writeDataset(const QString& path, PictureAsk ask,
                           const std::vector<engine::OpenedImage>& pictures)
{
    ask.options = normalised(ask.options);
    const EvidenceRequest asked{*m_state.model(), ask, {ask.heads}, {ask.options.method}, {}, pictures};
    writeBeside(path, [this, asked, path](const CancelToken& token) {
        static const QHash<QString, std::vector<MapFormat>> endings{
            {QStringLiteral("json"), {MapFormat::Coco}},
            {QStringLiteral("fiftyone"), {MapFormat::FiftyOne}},
            {QStringLiteral("maps"), {MapFormat::Npy, MapFormat::Png}}};
        const std::vector<MapFormat> formats = endings.value(dataFormat(path));
        if (formats.empty()) {
            throw usageError("expected a name that ends in .fiftyone, .json or .maps, got '%1'",
                             QFile::encodeName(path).toStdString());
        }
        const WrittenMaps written = writeMaps(m_bridge.session(), asked, formats,
                                              QFile::encodeName(path).toStdString(), progress(), token);
        if (written.ended && (written.pictures == 0 || written.ended->code() != ErrorCode::Cancelled)) {
            throw *written.ended;
        }
        if (written.ended) {
            return tr("%1 of %2 pictures are in %3")
                .arg(written.pictures)
                .arg(asked.pictures.size())
                .arg(path);
        }
        return written.leftOut.empty()
            ? QString()
            : tr("Saved %1. Skipped because they cannot be read: %2, the first: %3")
                  .arg(path)
                  .arg(written.leftOut.size())
                  .arg(spoken(written.leftOut.front()));
    });
}

// Returns a callback that reports progress from the worker thread.
Progress Exports::progress()
{
    return [this](double fraction, const Message& what) {
        QMetaObject::invokeMethod(
            this, [this, fraction, what] { Q_EMIT m_bridge.progressed(fraction, spoken(what)); });
    };
}

void Exports::saveMap(const QString& path)
{
    if (path.isEmpty()) {
        return;
    }
    const Board::Cell* cell = m_board.current();
    if (!cell || !cell->map || m_board.stale()) { // an older map would not match the file's question
        m_messages.tell(MessageBar::Kind::Info, tr("Not saved: the map is still being computed"));
        return;
    }
    if (path.endsWith(QLatin1String(".coco.json"), Qt::CaseInsensitive)) {
        writeDataset(path, m_state.query(), {m_state.picture()->image});
        return;
    }
    tellSaved(path, writeData(path, [&](const std::string& format) {
                  const auto arrays = [&] {
                      std::vector<AnsweredMap> heads;
                      for (const Board::Cell& each : m_board.cells()) {
                          heads.push_back(answerOf(each));
                      }
                      return mapNpz(answerOf(*cell), heads, factsOf(m_state));
                  };
                  return mapFile(formatNamed<MapFormat>(format), {*cell->map, &cell->key, arrays});
              }));
}

QImage Exports::picture() const
{
    QImage image = m_view.rendered();
    image.setText(QStringLiteral("Software"), text(software()));
    if (const Board::Cell* cell = m_board.current(); cell != nullptr && cell->map) {
        image.setText(QStringLiteral("Description"), text(mapLine(*cell->map, cell->key, *m_state.model())));
    }
    return image;
}

void Exports::savePicture()
{
    QString path = FilePicker::save(FilePicker::File::NewPicture, &m_view,
                                    pictureStem(m_state) + QStringLiteral("-map.png"));
    if (path.isEmpty()) {
        return;
    }
    path += QFileInfo(path).suffix().isEmpty() ? QStringLiteral(".png") : QString();
    if (mapEndings().contains(dataFormat(path))) { // this ending means the map's numbers
        saveMap(path);
        return;
    }
    if (m_board.stale()) { // the map would not match its description
        m_messages.tell(MessageBar::Kind::Info, tr("Not saved: the map is still being computed"));
        return;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const bool made = buffer.open(QIODevice::WriteOnly) && picture().save(&buffer, "PNG");
    tellSaved(path, made ? writeWhole(path, bytes) : tr("%1 could not be written").arg(path));
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/opening.h"

#include "core/base/error.h"
#include "core/base/kept_file.h"
#include "core/engine/session.h"
#include "core/model/override_fields.h"
#include "core/model/sub_networks.h"
#include "core/question/model_of.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/download_dialog.h"
#include "ui/shell/features_window.h"
#include "ui/shell/model_question.h"
#include "ui/shell/models_dialog.h"
#include "ui/shell/session_commands.h"
#include "ui/shell/tool_windows.h"
#include "ui/shell/training_window.h"
#include "ui/state/file_picker.h"
#include "ui/state/sae_source.h"
#include "ui/state/session_keeper.h"
#include "ui/state/settings.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QString>
#include <QUrl>

#include <algorithm>
#include <functional>
#include <utility>

namespace hydra::ui {

namespace {

// The notes to show when MODEL opens, without the training note if it has no sub-networks.
std::vector<Message> greeting(const engine::OpenedModel& model)
{
    std::vector<Message> notes = model.notes;
    const VitConfig& config = model.config;
    if (isPlain(config)) {
        notes.erase(std::remove(notes.begin(), notes.end(), config.trainingNote()), notes.end());
    }
    return notes;
}

// MESSAGE about PATH without its folders, which the user knows.
QString withoutFolder(QString message, const QString& path)
{
    return path.isEmpty() ? message : message.replace(path, QFileInfo(path).fileName());
}

} // namespace

Opening::Opening(ViewState& state, EngineBridge& bridge, Library& library, SessionKeeper& keeper,
                 SessionCommands& sessions, ToolWindows& tools, MessageBar& messages, QWidget& window)
    : m_state(state)
    , m_bridge(bridge)
    , m_library(library)
    , m_keeper(keeper)
    , m_sessions(sessions)
    , m_tools(tools)
    , m_messages(messages)
    , m_window(window)
{
    connectCommands();
    connectAnswers(bridge);
}

void Opening::connectCommands()
{
    Actions& on = m_state.actions();
    connect(on.openImage, &QAction::triggered, this, &Opening::chooseImages);
    connect(on.openFolder, &QAction::triggered, this, &Opening::chooseFolder);
    connect(on.openModel, &QAction::triggered, this, &Opening::chooseModel);
    connect(on.openSae, &QAction::triggered, this, &Opening::chooseSae);
    connect(on.cancel, &QAction::triggered, &m_keeper, &SessionKeeper::saeEnded); // no more will come
    connect(on.openTraining, &QAction::triggered, this, &Opening::chooseTraining);
    connect(on.paste, &QAction::triggered, this, &Opening::paste);
    connect(on.nextImage, &QAction::triggered, this, [this] { m_library.step(+1); });
    connect(on.previousImage, &QAction::triggered, this, [this] { m_library.step(-1); });
}

void Opening::connectAnswers(EngineBridge& bridge)
{
    connect(&bridge, &EngineBridge::modelOpened, this, &Opening::takeModel);
    connect(&bridge, &EngineBridge::modelAsks, this, &Opening::ask);
    connect(&bridge, &EngineBridge::saeFound, this, &Opening::openSae);
    connect(&bridge, &EngineBridge::saeOpened, this, &Opening::takeSae);
    connect(&bridge, &EngineBridge::saeAsks, this, &Opening::askSae);
    connect(&bridge, &EngineBridge::saeFailed, this, &Opening::refuseSae);
    connect(&m_keeper, &SessionKeeper::saeWanted, this, &Opening::openSae);
    connect(&m_state, &ViewState::modelChanged, this,
            [this] { m_state.actions().openSae->setEnabled(m_state.model() != nullptr); });
    connect(&bridge, &EngineBridge::imageOpened, this, &Opening::takePicture);
    connect(&bridge, &EngineBridge::answered, this, &Opening::offerAgain);
    connect(&m_library, &Library::modelAsked, this, [this](const QString& path) { m_modelAsked = path; });
    connect(&bridge, &EngineBridge::openFailed, this, [this](const QString& message) {
        m_saeWanted.clear();
        m_messages.tell(MessageBar::Kind::Error, withoutFolder(message, m_modelAsked),
                        MessageBar::Cause::Model);
    });
    for (const auto failed : {&EngineBridge::besideFailed, &EngineBridge::engineFailed}) {
        connect(&bridge, failed, this,
                [this](const QString& message) { m_messages.tell(MessageBar::Kind::Error, message); });
    }
    connect(&bridge, &EngineBridge::imageFailed, this, &Opening::tellNoPicture);
    connect(&m_library, &Library::failed, this,
            [this](const QString& message) { m_messages.tell(MessageBar::Kind::Error, message); });
    connect(&m_library, &Library::openedChanged, this, [this] { m_listCame = true; });
    connect(&m_library, &Library::currentChanged, this, [this] {
        m_messages.dismiss(MessageBar::Cause::Picture);
        // Keeps the model's messages if a new list came, perhaps requested together with the model, or if no
        // model is open, because its problem persists.
        if (!std::exchange(m_listCame, false) && m_state.model()) {
            m_messages.dismiss(MessageBar::Cause::Model);
        }
    });
}

void Opening::takeModel(const ModelPtr& model)
{
    m_messages.dismissErrors(MessageBar::Cause::Picture);
    if (!model->program) { // a program has no file
        m_state.settings().remember(Setting::RecentModels, text(model->path));
        if (m_library.defaultModel().isEmpty()) { // the user chose it
            m_state.settings().set(Setting::LastModel, text(model->path));
        }
    }
    const bool sameModel = m_state.model() && areOtherWords(*m_state.model(), *model);
    m_state.setModel(model);
    if (!m_saeWanted.isEmpty()) {
        openSae(m_saeWanted);
    }
    if (sameModel) { // its notes were shown when it was opened
        return;
    }
    const std::vector<Message> notes = greeting(*model);
    if (!notes.empty()) {
        QString first = spoken(notes.front());
        first.replace(0, 1, first.left(1).toUpper()); // starts a sentence here, but follows a colon elsewhere
        m_messages.tell(MessageBar::Kind::Info,
                        notes.size() == 1
                            ? first
                            : tr("%1 – and %2 more: see Model (F5)").arg(first).arg(notes.size() - 1));
    } else if (!model->unexpected.empty()) {
        m_messages.tell(MessageBar::Kind::Info,
                        tr("%1 tensors in the file are not used, starting with %2")
                            .arg(QString::number(model->unexpected.size()), text(model->unexpected.front())));
    }
}

void Opening::takePicture(const PicturePtr& picture)
{
    m_messages.dismissErrors(MessageBar::Cause::Model); // one may have failed during the reading
    Q_EMIT noPicture({});
    FilePicker::saveBeside(QFile::decodeName(picture->image.path.c_str()));
    if (!m_library.currentPath().isEmpty()) { // empty if it was pasted
        m_shownList = m_library.opened();
        m_shownPath = m_library.currentPath();
    }
    m_state.setPicture(picture);
}

// Removes the previous picture, which does not answer the present question.
void Opening::tellNoPicture(const QString& message)
{
    const QString shortened = withoutFolder(message, m_library.currentPath());
    if (m_shownList.isEmpty()) {
        m_messages.tell(MessageBar::Kind::Error, shortened, MessageBar::Cause::Picture);
    } else {
        const auto back = [this, list = m_shownList, path = m_shownPath] { m_library.goBack(list, path); };
        m_messages.offer(MessageBar::Kind::Error, shortened, tr("Back"), back, MessageBar::Cause::Picture);
    }
    Q_EMIT noPicture(shortened);
    m_state.setPicture(nullptr);
}

// A model whose file has changed gives no more answers; those on screen stay.
void Opening::offerAgain(const engine::Question& question, const Outcome<engine::Answer>& outcome)
{
    const ModelPtr model = m_state.model();
    if (outcome.ok() || !model || !saysChanged(outcome.error())
        || std::visit([](const auto& key) { return modelOf(key); }, question) != model->id) {
        return;
    }
    const auto again = [this, model] { m_library.openModel(text(model->path), model->overrides); };
    m_messages.offer(MessageBar::Kind::Error, spoken(outcome.error()), tr("Open it again"), again,
                     MessageBar::Cause::Question);
}

// Returns at once; "Cancel" in the dialog keeps the open model and shows MESSAGE.
void Opening::ask(const QString& path, const ModelOverrides& overrides, const MissingValue& missing,
                  const QString& message)
{
    const bool aboutPrompts = (missing.option == "vocabulary" || missing.option == "text-tower")
        && m_state.model() && text(m_state.model()->path) == path && m_state.model()->overrides != overrides;
    if (aboutPrompts) { // the panel of prompts asks
        return;
    }
    const auto refuse = [this, message] { m_messages.tell(MessageBar::Kind::Error, message); };
    QDialog* dialog = !m_attended
        ? nullptr
        : modelQuestion(&m_window, m_state.settings(), path, missing, [=](const QString& words) {
              m_library.openModel(path, answered(overrides, missing, words));
          });
    if (!dialog) {
        refuse();
        m_keeper.giveUp();
        return;
    }
    connect(dialog, &QDialog::rejected, this, refuse);
    connect(dialog, &QDialog::rejected, &m_keeper, &SessionKeeper::giveUp);
    dialog->open();
}

void Opening::chooseImages()
{
    Settings& settings = m_state.settings();
    const QStringList paths = FilePicker::images(&m_window, settings.get<QString>(Setting::LastImageFolder));
    if (paths.isEmpty()) {
        return;
    }
    settings.set(Setting::LastImageFolder, QFileInfo(paths.front()).absolutePath());
    if (paths.size() == 1) {
        m_library.openBeside(paths.front());
    } else {
        m_library.openImages(paths);
    }
}

void Opening::chooseFolder()
{
    Settings& settings = m_state.settings();
    const QString path = FilePicker::open(FilePicker::File::PictureFolder, &m_window,
                                          settings.get<QString>(Setting::LastImageFolder));
    if (!path.isEmpty()) {
        settings.set(Setting::LastImageFolder, path);
        m_library.openImages({path});
    }
}

void Opening::chooseModel()
{
    auto* dialog = new ModelsDialog(m_library, m_state.settings(), &m_window);
    connect(dialog, &ModelsDialog::modelWanted, this,
            [this](const QString& path) { m_library.openModel(path); });
    connect(dialog, &ModelsDialog::downloadWanted, this, &Opening::chooseDownload);
    dialog->open();
}

void Opening::chooseDownload()
{
    if (!m_download) { // an open dialog stays as it is
        m_download = new DownloadDialog(&m_window);
        connect(m_download, &DownloadDialog::modelWanted, this,
                [this](const QString& path) { m_library.openModel(path); });
        connect(m_download, &QDialog::rejected, this, &Opening::chooseModel); // back to the dialog before
    }
    m_download->show();
    m_download->raise();
    m_download->activateWindow();
}

void Opening::openSae(const QString& source)
{
    m_saeWanted = source;
    if (m_bridge.openingModel()) {
        return; // takeModel() opens it later
    }
    m_saeWanted.clear();
    if (m_state.model()) {
        m_bridge.openSae(source, m_state.model()->id);
    } else {
        refuseSae(tr("An autoencoder reads the output of a model's block. Open that model first."));
    }
}

void Opening::takeSae(const SaePtr& sae)
{
    m_messages.dismissErrors(MessageBar::Cause::Picture);
    m_state.setSae(sae);
    m_keeper.saeEnded();
    if (m_attended) {
        m_messages.offer(MessageBar::Kind::Info,
                         tr("%1: %2 features of the output of block %3")
                             .arg(text(sae->name))
                             .arg(sae->features)
                             .arg(sae->block),
                         tr("Show features"), [this] { m_tools.get<FeaturesWindow>().comeForward(); });
    }
}

void Opening::refuseSae(const QString& message)
{
    m_messages.tell(MessageBar::Kind::Error, message);
    m_keeper.saeEnded();
}

void Opening::askSae(const QString& source, const MissingValue& missing, const QString& message)
{
    MissingValue asked = missing;
    const int blocks = m_state.model() ? m_state.model()->config.depth.value : 0;
    for (int block = 0; asked.option == "sae-block" && block < blocks; ++block) {
        asked.choices.push_back(std::to_string(block));
    }
    for (int k = 8; asked.option == "sae-k" && k <= 256; k *= 2) {
        asked.choices.push_back(std::to_string(k));
    }
    const QString file = splitSource(source).first;
    QDialog* dialog = !m_attended
        ? nullptr
        : modelQuestion(&m_window, m_state.settings(), file, asked, [=](const QString& answer) {
              openSae(withAnswer(source, text(asked.option), answer.trimmed()));
          });
    if (!dialog) {
        refuseSae(message);
        return;
    }
    connect(dialog, &QDialog::rejected, this, [this, message] { refuseSae(message); });
    dialog->open();
}

void Opening::chooseSae()
{
    Settings& settings = m_state.settings();
    const QString beside = m_state.model() ? saeBeside(text(m_state.model()->path)) : QString();
    const QString path = !m_state.sae() && !beside.isEmpty() // if one is open, the user chooses another
        ? beside
        : FilePicker::open(FilePicker::File::Autoencoder, &m_window,
                           beside.isEmpty() ? settings.get<QString>(Setting::LastModelFolder) : beside);
    if (!path.isEmpty()) {
        openSae(path);
    }
}

void Opening::chooseTraining()
{
    const QStringList recent = m_state.settings().get<QStringList>(Setting::RecentTrainings);
    const QString folder = FilePicker::open(FilePicker::File::TrainingFolder, &m_window, recent.value(0));
    if (!folder.isEmpty()) {
        openTraining(folder);
    }
}

void Opening::open(const QString& picture)
{
    if (QFileInfo(picture).isDir()) {
        m_library.openImages({picture});
    } else {
        m_library.openBeside(picture);
    }
}

void Opening::openTraining(const QString& folder)
{
    m_tools.get<TrainingWindow>().open(folder);
}

bool Opening::take(const QMimeData& dropped)
{
    const QList<QUrl> urls = dropped.urls();
    if (const QString training = trainingFolderIn(dropped); !training.isEmpty()) {
        openTraining(training);
    } else if (urls.size() == 1 && isSaeFolder(urls.front().toLocalFile())) {
        openSae(urls.front().toLocalFile());
    } else if (urls.size() == 1 && SessionCommands::isSession(urls.front().toLocalFile())) {
        m_sessions.open(urls.front().toLocalFile());
    } else {
        return m_library.take(dropped);
    }
    return true;
}

void Opening::paste()
{
    const QMimeData* pasted = QApplication::clipboard()->mimeData();
    if (!pasted || !m_library.take(*pasted)) {
        m_messages.tell(MessageBar::Kind::Info,
                        tr("The clipboard contains neither a picture nor the path of one."));
    }
}

} // namespace hydra::ui

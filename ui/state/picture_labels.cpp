// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/picture_labels.h"

#include "core/evaluate/labelled_folder.h"
#include "ui/paint/format.h"

namespace hydra::ui {

namespace {

using Labels = QHash<QString, Labelled>; // by path

Labels labelsOf(const QStringList& paths, const VitConfig& config)
{
    std::vector<Path> files;
    for (const QString& path : paths) { // built-in pictures have no labels
        files.emplace_back(path.startsWith(QLatin1Char(':')) ? std::string()
                                                             : QFile::encodeName(path).toStdString());
    }
    std::vector<Message> notes; // ignored: a table of other classes is not an error
    const std::vector<int> classes = knownClasses(files, config, notes);
    Labels labels;
    for (qsizetype i = 0; i < paths.size(); ++i) {
        if (const int index = classes[std::size_t(i)]; index >= 0) {
            labels.insert(paths[i], {text(config.className(index)), index});
        }
    }
    return labels;
}

bool sameClasses(const ModelPtr& a, const ModelPtr& b)
{
    return a == b
        || (a && b && a->config.numClasses.value == b->config.numClasses.value
            && a->config.classNames.value == b->config.classNames.value);
}

} // namespace

PictureLabels::PictureLabels(ViewState& state, Library& library, QObject* parent)
    : QObject(parent)
    , m_state(state)
    , m_library(library)
{
    connect(&state, &ViewState::modelChanged, this, [this] { follow(false); });
    connect(&library, &Library::openedChanged, this, [this] { follow(true); });
}

void PictureLabels::follow(bool otherPictures)
{
    const ModelPtr& open = m_state.model();
    const ModelPtr model =
        open && open->config.numClasses > 1 && !open->config.embeds && open->config.answers != Answers::Values
        ? open
        : nullptr;
    if (!otherPictures && sameClasses(model, m_model)) {
        return;
    }
    m_model = model;
    const CancelToken token = m_thread.renewed();
    m_library.setLabels({});
    if (!model) {
        return;
    }
    inBackground(
        m_thread.pool, this, token,
        [model, paths = m_library.opened()] { return labelsOf(paths, model->config); },
        [this](const Outcome<Labels>& labels) {
            m_library.setLabels(labels.ok() ? labels.value() : Labels());
        });
}

} // namespace hydra::ui

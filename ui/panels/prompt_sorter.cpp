// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/prompt_sorter.h"

#include "core/engine/session.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/widgets/controls.h"

#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>

namespace hydra::ui {

PromptSorter::PromptSorter(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent)
    : QObject(parent)
    , m_state(state)
    , m_library(library)
    , m_bridge(bridge)
    , m_form(parent)
    , m_by(m_form.choice("promptSortBy", m_prompt, {}, tr("Sort by"),
                         tr("The prompt that the pictures are compared with.")))
    , m_sort(new QPushButton(tr("Sort pictures"), parent))
    , m_ranking(new QListWidget(parent))
{
    m_by->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_by->setMinimumContentsLength(8);
    describe(m_sort, "promptSort", tr("Sort pictures"),
             tr("Sorts the pictures of the list by their similarity to the prompt, the most similar first."));
    describe(m_ranking, "promptRanking", tr("Pictures by similarity"), {});
    connect(m_sort, &QPushButton::clicked, this, &PromptSorter::sort);
    connect(m_ranking, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            m_library.show(
                int(m_library.images().indexOf(m_ranking->item(row)->data(Qt::UserRole).toString())));
        }
    });
    connect(&m_library, &Library::listChanged, this, [this] {
        if (!m_isSorting) {
            m_ranking->clear();
        }
    });
}

void PromptSorter::followModel()
{
    const ModelPtr& model = m_state.model();
    const bool prompted = model && model->overrides.prompts;
    const QString before = m_by->currentText();
    Choices<int> prompts;
    for (const std::string& prompt : prompted ? model->config.classNames.value : std::vector<std::string>()) {
        prompts.append({int(prompts.size()), text(prompt)});
    }
    ValueForm::offer(m_by, prompts);
    m_prompt = std::max(0, m_by->findText(before));
    m_form.follow();
    m_by->setEnabled(prompted);
    m_sort->setEnabled(prompted || m_isSorting);
}

void PromptSorter::sort()
{
    if (m_isSorting) {
        stop();
        return;
    }
    if (!m_state.model() || m_by->currentIndex() < 0) {
        return;
    }
    const NetworkKey like = m_state.query().ofAnyPicture().network(ImageId(), m_state.model()->id);
    const ClassChoice target{ClassChoice::Kind::Index, m_prompt};
    const QStringList images = m_library.images();
    std::vector<std::string> paths;
    for (const QString& image : images) {
        paths.push_back(QFile::encodeName(image).toStdString());
    }
    const CancelToken cancel = m_thread.renewed();
    m_isSorting = true;
    m_sort->setText(tr("Stop"));
    const Progress progress = [this, cancel](double fraction, const std::string&) {
        tellLater(this, cancel,
                  [this, fraction] { m_sort->setText(tr("Stop (%1 %)").arg(int(100 * fraction))); });
    };
    inBackground(
        m_thread.pool, this, cancel,
        [this, paths, like, target, progress, cancel] {
            return m_bridge.session().rank(paths, like, target, progress, cancel);
        },
        [this, images](const Outcome<std::vector<engine::RankedImage>>& ranked) {
            stop();
            if (ranked.ok()) {
                take(ranked.value(), images);
            } else {
                Q_EMIT failed(spoken(ranked.error()));
            }
        });
}

void PromptSorter::take(const std::vector<engine::RankedImage>& ranked, const QStringList& before)
{
    if (m_library.images() != before) {
        return; // the list was replaced in the meantime
    }
    const QString shown = before.value(m_library.currentRow());
    QStringList sorted;
    m_ranking->clear();
    const QSignalBlocker quiet(m_ranking);
    for (const engine::RankedImage& image : ranked) {
        const QString path = QFile::decodeName(QByteArray::fromStdString(image.path));
        const QString score =
            !image.problem.empty() ? tr("not read") : decimal(image.cosine.value_or(image.logit), 'f', 3);
        auto* row = new QListWidgetItem(tr("%1   %2").arg(score, QFileInfo(path).fileName()), m_ranking);
        row->setData(Qt::UserRole, path);
        row->setToolTip(plainTip(image.problem.empty() ? path : spoken(image.problem)));
        sorted.append(path);
    }
    m_isSorting = true; // marks the coming list as ours
    m_library.openList(sorted, int(sorted.indexOf(shown)));
    m_isSorting = false;
}

void PromptSorter::stop()
{
    m_thread.token.cancel();
    m_isSorting = false;
    m_sort->setText(tr("Sort pictures"));
    m_sort->setEnabled(m_by->count() > 0);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/selection_words.h"

#include "core/engine/session.h"
#include "ui/paint/format.h"
#include "ui/widgets/controls.h"

#include <QFile>

#include <algorithm>

namespace hydra::ui {

SelectionWords::SelectionWords(ViewState& state, EngineBridge& bridge, const EmbeddingRun& run,
                               QWidget* parent)
    : QLabel(parent)
    , m_state(state)
    , m_bridge(bridge)
    , m_run(run)
{
    describe(this, "selectionWords", tr("Words of the selection"),
             tr("<b>Words of the selection</b><br>The mean of the selected pictures less the mean of all, as "
                "a sum of words. The list of words is that of the Concepts panel."));
    setProperty("role", QStringLiteral("quiet"));
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setWordWrap(true);
    hide();
}

void SelectionWords::setSelection(const std::vector<int>& points)
{
    m_thread.token.cancel();
    engine::PooledSelection asked;
    asked.model = m_run.answered().model;
    asked.pooled = m_run.cloud().pooled();
    const ModelPtr& model = m_state.model();
    const bool some = !points.empty() && points.size() < m_run.cloud().tokens().size();
    setVisible(some && asked.pooled && model && model->id == asked.model && m_state.readsTexts());
    if (isHidden()) {
        return;
    }
    for (const int point : points) {
        const engine::EmbeddedToken& token = m_run.cloud().token(point);
        asked.selected.emplace_back(token.source, token.heads);
    }
    setText(tr("Words of the selection…"));
    const CancelToken cancel = m_thread.renewed();
    const std::string list =
        QFile::encodeName(m_state.settings().get<QString>(Setting::WordList)).toStdString();
    inBackground(
        m_thread.pool, this, cancel,
        [this, asked, list, cancel]() mutable {
            asked.words = engine::openConcepts(m_bridge.session(), list, {}).words;
            return engine::selectionInWords(m_bridge.session(), asked, {}, cancel);
        },
        [this](const Outcome<engine::Concepts>& found) { take(found); });
}

void SelectionWords::take(const Outcome<engine::Concepts>& found)
{
    if (!found.ok()) {
        setText(spoken(found.error()));
        return;
    }
    constexpr std::size_t most = 8;
    const auto& parts = found.value().parts;
    QStringList words;
    for (std::size_t i = 0; i < std::min(most, parts.size()); ++i) {
        words << QStringLiteral("%1 %2").arg(ui::text(parts[i].word), decimal(parts[i].weight, 'f', 2));
    }
    setText(words.isEmpty() ? tr("No word of the list describes what is special about the selection.")
                            : tr("Words of the selection: %1 (left over %2)")
                                  .arg(words.join(QStringLiteral(", ")), percent(found.value().left)));
}

} // namespace hydra::ui

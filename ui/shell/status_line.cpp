// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/status_line.h"

#include "core/attention/plan_text.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/size_choice.h"
#include "ui/state/view_state.h"
#include "ui/widgets/glossary.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int patienceMs = 250;

} // namespace

// The status bar's contents: what is being computed, how far it is, and the button that stops it.
class Activity : public QWidget
{
public:
    explicit Activity(QAction* cancel, QWidget* parent = nullptr)
        : QWidget(parent)
    {
        setObjectName(QStringLiteral("activity"));
        m_bar->setRange(0, 1000);
        m_bar->setTextVisible(false);
        m_bar->setFixedWidth(160);
        m_bar->setAccessibleName(tr("Progress"));
        m_cancel->setDefaultAction(cancel);
        m_cancel->setToolButtonStyle(Qt::ToolButtonTextOnly);
        m_what->setTextFormat(Qt::PlainText); // names of files are not markup
        m_what->setProperty("role", QStringLiteral("quiet"));
        filled(new QHBoxLayout(this), {{m_bar, 0, Qt::AlignVCenter}, m_cancel, m_what}, space::normal,
               {space::normal, 0, 0, 0});
        m_patience.setSingleShot(true);
        m_patience.setInterval(patienceMs);
        connect(&m_patience, &QTimer::timeout, this, [this] { reveal(true); });
        cancel->setEnabled(false);
        reveal(false);
    }
    // 1 and "": idle. Work that ends within patienceMs is not shown.
    void setProgress(double fraction, const QString& what)
    {
        m_busy = fraction < 1 || !what.isEmpty();
        m_cancel->defaultAction()->setEnabled(m_busy);
        if (!m_busy) {
            m_patience.stop();
            reveal(false);
            return;
        }
        m_bar->setValue(int(fraction * 1000));
        m_what->setText(what);
        if (m_bar->isHidden() && !m_patience.isActive()) {
            m_patience.start();
        }
    }
    [[nodiscard]] bool busy() const { return m_busy; }
    // The width of progress and Cancel, which messages must not cover.
    [[nodiscard]] int roomKept() const { return m_cancel->isHidden() ? 0 : m_cancel->geometry().right() + 8; }

private:
    void reveal(bool shown)
    {
        for (QWidget* part : std::initializer_list<QWidget*>{m_what, m_bar, m_cancel}) {
            part->setVisible(shown);
        }
    }

    QLabel* m_what = new QLabel(this);
    QProgressBar* m_bar = new QProgressBar(this);
    QToolButton* m_cancel = new QToolButton(this);
    QTimer m_patience;
    bool m_busy = false;
};

StatusLine::StatusLine(QStatusBar& bar, MessageBar& messages, ViewState& state, EngineBridge& bridge)
    : m_bar(bar)
    , m_messages(messages)
    , m_state(state)
    , m_activity(new Activity(state.actions().cancel, &bar))
    , m_plan(new QToolButton(&bar))
    , m_model(new QLabel(&bar))
{
    bar.addWidget(m_activity, 1);
    m_plan->setObjectName(QStringLiteral("planMark"));
    m_plan->setAutoRaise(true);
    m_plan->setFocusPolicy(Qt::TabFocus);
    m_plan->hide();
    bar.addPermanentWidget(m_plan);
    m_model->setProperty("role", QStringLiteral("quiet"));
    m_model->setContentsMargins(0, 0, space::normal, 0);
    bar.addPermanentWidget(m_model);
    bar.setSizeGripEnabled(false);
    bar.setFixedHeight(bar.fontMetrics().height() + 2 * space::normal - 2); // also without progress
    messages.setParent(bar.window());
    bar.installEventFilter(this);
    m_activity->installEventFilter(this);
    messages.installEventFilter(this);
    connect(&bridge, &EngineBridge::progressed, m_activity, &Activity::setProgress);
    connect(m_plan, &QToolButton::clicked, this, [this] { m_state.actions().showAttention->trigger(); });
    connect(&state, &ViewState::queryChanged, this, &StatusLine::followModel); // also on a new model
    connect(&state, &ViewState::queryChanged, this, &StatusLine::followPlan);
}

// Puts messages over the status bar, always in sight: no widget moves, and only a long message covers more.
bool StatusLine::eventFilter(QObject*, QEvent*)
{
    const QRect bar = m_bar.geometry();
    QRect place = bar.adjusted(m_activity->roomKept(), 0, 0, 0);
    place.setTop(std::min(bar.top(), bar.bottom() + 1 - m_messages.heightForWidth(place.width())));
    m_messages.setGeometry(QStyle::visualRect(m_bar.layoutDirection(), bar, place));
    return false;
}

bool StatusLine::busy() const
{
    return m_activity->busy();
}

// Visible with any panel in front, because replaced attention often explains a prediction.
void StatusLine::followPlan()
{
    const AttentionPlan& now = m_state.query().plan;
    const AttentionPlan trained = m_state.trainedPlan();
    int replaced = 0;
    for (std::size_t i = 0; i < now.blocks.size() && i < trained.blocks.size(); ++i) {
        replaced += int(now.blocks[i] != trained.blocks[i]);
    }
    const auto changes = m_state.query().without.items();
    QStringList marks;
    QStringList tips;
    if (replaced > 0) {
        marks << tr("Attention replaced in %1 of %2 blocks, not as trained")
                     .arg(replaced)
                     .arg(now.blocks.size());
        tips << text(shownPlan(now, trained)).toHtmlEscaped();
    }
    if (!changes.empty()) {
        marks << (changes.size() == 1 ? spoken(changes.front().words)
                                      : tr("%1 parts switched off or replaced").arg(changes.size()));
        tips << text(m_state.query().without.text()).left(400).toHtmlEscaped();
    }
    m_plan->setVisible(!marks.isEmpty());
    m_plan->setText(marks.join(QStringLiteral("; ")));
    m_plan->setToolTip(tr("%1<br>Click to see the blocks (F3).").arg(tips.join(QStringLiteral("<br>"))));
}

void StatusLine::followModel()
{
    if (!m_state.model()) {
        return;
    }
    const engine::OpenedModel& model = *m_state.model();
    const VitConfig& config = model.config;
    const QString size = sizeWords(m_state.query().size, config);
    m_model->setText(model.program ? tr("patch %1 · %2").arg(config.patchSize.value).arg(size)
                                   : tr("%1 blocks · %2 heads · width %3 · patch %4 · %5")
                                         .arg(config.depth.value)
                                         .arg(config.numHeads.value)
                                         .arg(config.embedDim.value)
                                         .arg(config.patchSize.value)
                                         .arg(size));
    m_model->setToolTip(plainTip(text(model.path)));
    teach(
        m_model,
        {QStringLiteral("block"), QStringLiteral("head"), QStringLiteral("token"), QStringLiteral("patch")});
}

} // namespace hydra::ui

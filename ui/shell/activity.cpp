// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/activity.h"

#include "ui/widgets/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace hydra::ui {

namespace {

constexpr int patienceMs = 250;

} // namespace

Activity::Activity(QAction* cancel, QWidget* parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QToolButton(this))
{
    setObjectName(QStringLiteral("activity"));
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(160);
    m_bar->setAccessibleName(tr("Progress"));
    m_cancel->setDefaultAction(cancel);
    m_cancel->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_what->setTextFormat(Qt::PlainText); // names of files are no markup
    m_what->setProperty("role", QStringLiteral("quiet"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::normal, 0, 0, 0);
    row->setSpacing(space::normal);
    row->addWidget(m_bar, 0, Qt::AlignVCenter);
    row->addWidget(m_cancel);
    row->addWidget(m_what);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] { reveal(true); });
    cancel->setEnabled(false);
    reveal(false);
}

void Activity::reveal(bool shown)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_what, m_bar, m_cancel}) {
        part->setVisible(shown);
    }
}

void Activity::setProgress(double fraction, const QString& what)
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

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/step_player.h"

#include "ui/models/trust_model.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int playMs = 350; // slow enough to see which patch changes

} // namespace

StepPicture::StepPicture(QWidget* parent)
    : QWidget(parent)
{
    describe(this, "stepPicture", tr("The picture at this step"), tr("The network's input at this step."));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    setMaximumWidth(280);
}

void StepPicture::setPicture(const QImage& picture, const QString& spoken)
{
    m_picture = picture;
    setAccessibleDescription(spoken);
    update();
}

void StepPicture::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSizeF size = QSizeF(m_picture.size()).scaled(this->size(), Qt::KeepAspectRatio);
    painter.drawImage(QRectF(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2), size),
                      m_picture);
}

StepPlayer::StepPlayer(QWidget* parent)
    : QWidget(parent)
    , m_form(this, [this] { setFaith(m_faith); })
    , m_ways(m_form.choice(
          "stepWay", m_way, {{Way::Deletion, tr("Deletion")}, {Way::Insertion, tr("Insertion")}},
          tr("Curve to step along"),
          tr("<b>Deletion</b> removes patches from the picture, <b>insertion</b> puts them back into a "
             "blurred one, both in the order of the map.")))
    , m_play(new QPushButton(this))
    , m_slider(m_form.slider("stepSlider", m_point, 0, 99, tr("Step"), tr("Use Left and Right to step.")))
    , m_readOut(new QLabel(this))
{
    setObjectName(QStringLiteral("stepPlayer"));
    m_play->setCheckable(true);
    m_play->setFixedWidth(fontMetrics().horizontalAdvance(tr("Pause")) + 2 * space::wide);
    describe(m_play, "stepPlay", tr("Play"), tr("Step by step, from here to the end."));
    m_slider->setPageStep(5);
    m_readOut->setProperty("role", QStringLiteral("quiet"));
    m_readOut->setAccessibleName(tr("Probability at this step"));
    filled(new QHBoxLayout(this), {m_ways, m_play, {m_slider, 1}, m_readOut});
    m_timer.setInterval(playMs);
    connect(&m_timer, &QTimer::timeout, this, &StepPlayer::advance);
    connect(m_play, &QPushButton::toggled, this, &StepPlayer::play);
    connect(m_slider, &QSlider::sliderPressed, this, &StepPlayer::pause);
    play(false);
    setFaith(nullptr);
}

void StepPlayer::setPoint(int point)
{
    m_slider->setValue(point);
}

void StepPlayer::setFaith(const ScorePtr& faith)
{
    m_faith = faith;
    const int points = faith ? int(faith->curve(way()).value.size()) : 0;
    setEnabled(points > 0);
    if (points == 0) {
        pause();
    } else {
        m_point = std::min(m_point, points - 1);
        m_form.follow([&] { m_slider->setRange(0, points - 1); });
    }
    follow();
}

void StepPlayer::pause()
{
    m_play->setChecked(false);
}

void StepPlayer::play(bool on)
{
    m_play->setText(on ? tr("Pause") : tr("Play"));
    m_play->setAccessibleName(m_play->text());
    if (!on) {
        m_timer.stop();
        return;
    }
    if (point() == m_slider->maximum()) {
        setPoint(0);
    }
    m_timer.start();
}

void StepPlayer::advance()
{
    step(1);
    if (point() == m_slider->maximum()) {
        pause();
    }
}

void StepPlayer::follow()
{
    if (m_faith && isEnabled()) {
        const int patches = patchesAt(*m_faith, way(), point());
        const auto at = std::size_t(point());
        m_readOut->setText(tr("%1/%2: %3")
                               .arg(patches)
                               .arg(m_faith->order.size())
                               .arg(areaText(m_faith->curve(way()).value[at])));
    } else {
        m_readOut->clear();
    }
    Q_EMIT moved();
}

// A hidden player pauses.
void StepPlayer::hideEvent(QHideEvent* event)
{
    pause();
    QWidget::hideEvent(event);
}

} // namespace hydra::ui

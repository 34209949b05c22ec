// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/patch_slider.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace hydra::ui {

namespace {

// Those of the training, which divide its 240 pixels.
constexpr int trained[] = {8, 10, 12, 15, 16, 20, 24, 30, 40, 48};

} // namespace

PatchSlider::PatchSlider(QWidget* parent)
    : QWidget(parent)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_number(new QLabel(this))
{
    const QString help =
        tr("Side of a patch in pixels. Smaller patches make more tokens and finer maps, and a "
           "pass takes longer. The model is opened again.");
    describe(m_slider, "patchSlider", tr("Patch size"), help);
    m_slider->setTracking(false); // each size is another network: not those on the way
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(1);
    m_slider->setPageStep(1);
    m_number->setObjectName(QStringLiteral("patchNumber"));
    m_number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_number->setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 px").arg(88)));
    connect(m_slider, &QSlider::sliderMoved, this, &PatchSlider::say);
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        say(place);
        Q_EMIT chosen(m_sizes[std::size_t(place)]);
    });

    auto* name = quietLabel(tr("Patch size"), this);
    name->setBuddy(m_slider);
    name->setToolTip(help);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::normal);
    row->addWidget(name);
    row->addWidget(m_slider, 1);
    row->addWidget(m_number);
    setFocusProxy(m_slider);
    setPatch(trained[0]);
}

void PatchSlider::setPatch(int patch)
{
    m_sizes.assign(std::begin(trained), std::end(trained));
    const auto place = std::lower_bound(m_sizes.begin(), m_sizes.end(), patch);
    if (place == m_sizes.end() || *place != patch) { // --patch takes any
        m_sizes.insert(place, patch);
    }
    const auto at = std::lower_bound(m_sizes.begin(), m_sizes.end(), patch) - m_sizes.begin();
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(m_sizes.size()) - 1);
    m_slider->setValue(static_cast<int>(at));
    say(static_cast<int>(at));
}

void PatchSlider::say(int place)
{
    m_number->setText(tr("%1 px").arg(m_sizes[std::size_t(place)]));
}

} // namespace hydra::ui

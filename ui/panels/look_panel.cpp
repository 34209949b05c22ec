// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/look_panel.h"

#include "ui/views/value_histogram.h"
#include "ui/widgets/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSlider>

namespace hydra::ui {

namespace {

QIcon gradientIcon(ColourMap map)
{
    QImage line(256, 1, QImage::Format_RGB32);
    const ColourTable& table = colourTable(map);
    for (int x = 0; x < 256; ++x) {
        line.setPixel(x, 0, table[std::size_t(x)]);
    }
    QPixmap pixmap(192, 36);
    QPainter(&pixmap).drawImage(QRect(0, 0, 192, 36), line);
    return pixmap;
}

} // namespace

LookPanel::LookPanel(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_colours(new QComboBox(this))
    , m_note(quietLabel({}, this))
{
    setObjectName(QStringLiteral("lookPanel"));
    m_colours->setObjectName(QStringLiteral("colours"));
    m_colours->setIconSize({64, 12});
    QFormLayout* form = panelForm(this);
    addRow(form, tr("&Colours"), m_colours,
           tr("The colour map. Signed maps have their own, with zero in the middle."));
    m_note->setMinimumHeight(2 * fontMetrics().lineSpacing()); // what is below must not move with the map
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->addRow(m_note);
    QWidget* opacity = percentSlider(m_opacity, this);
    addRow(form, tr("&Opacity"), opacity, tr("How strongly the map covers the picture."));
    QWidget* threshold = percentSlider(m_threshold, this);
    addRow(form, tr("&Threshold"), threshold,
           tr("Values below this share of the range are not painted: only the strongest evidence stays."));
    m_opacity->setAccessibleName(tr("Opacity"));
    m_threshold->setAccessibleName(tr("Threshold"));
    m_opacity->setObjectName(QStringLiteral("opacity"));
    m_threshold->setObjectName(QStringLiteral("threshold"));
    Actions& on = state.actions();
    for (QAction* action :
         {on.overlay, on.fade, on.smooth, on.grid, on.truth, on.lockRange, on.spareOutliers}) {
        form->addRow(checkBoxFor(action, this));
    }
    form->addRow(new ValueHistogram(state, board, this));

    connect(m_colours, &QComboBox::activated, this, [this](int row) {
        Look look = m_state.look();
        (*m_signed ? look.signedColours : look.colours) = ColourMap(m_colours->itemData(row).toInt());
        m_state.setLook(look);
    });
    connect(m_opacity, &QSlider::valueChanged, this, [this](int value) {
        Look look = m_state.look();
        if (value != qRound(look.opacity * 100)) { // the slider knows whole percents only
            look.opacity = value / 100.0;
            m_state.setLook(look);
        }
    });
    connect(m_threshold, &QSlider::valueChanged, this, [this](int value) {
        Look look = m_state.look();
        if (value != qRound(look.threshold * 100)) {
            look.threshold = value / 100.0;
            m_state.setLook(look);
        }
    });
    connect(&state, &ViewState::lookChanged, this, &LookPanel::follow);
    connect(&state, &ViewState::queryChanged, this, &LookPanel::follow);
    follow();
}

// The box offers what the map can be painted with.
void LookPanel::offerColours(bool isSigned)
{
    if (m_signed == isSigned) {
        return;
    }
    m_signed = isSigned;
    m_colours->clear();
    for (const ColourMap map : isSigned ? divergingColourMaps() : sequentialColourMaps()) {
        m_colours->addItem(gradientIcon(map), colourMapName(map), int(map));
        m_colours->setItemData(m_colours->count() - 1, colourMapAdvice(map), Qt::ToolTipRole);
    }
}

void LookPanel::follow()
{
    const Look& look = m_state.look();
    m_opacity->setValue(qRound(look.opacity * 100));
    m_threshold->setValue(qRound(look.threshold * 100));
    offerColours(m_state.method().isSigned || m_state.query().against);
    const ColourMap shown = colourMapFor(look, *m_signed);
    m_colours->setCurrentIndex(m_colours->findData(int(shown)));
    m_note->setText(colourMapAdvice(shown));
}

} // namespace hydra::ui

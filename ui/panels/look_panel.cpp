// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/look_panel.h"

#include "core/paint/look_fields.h"
#include "ui/views/value_histogram.h"
#include "ui/widgets/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPainter>
#include <QSlider>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace hydra::ui {

namespace {

// Bounds and steps are those of the table of looks (core/paint/look_fields.h), in per cent where FACTOR is
// 100.
QDoubleSpinBox* numberBox(const char* key, double factor, double step, int decimals, QWidget* parent)
{
    const auto& fields = paint::lookFields();
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [&](const auto& each) { return std::string_view(key) == each.key; });
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(QLatin1String(key));
    box->setRange(field->low * factor, field->high * factor);
    box->setSingleStep(step);
    box->setDecimals(decimals);
    if (factor == 100) {
        box->setSuffix(QStringLiteral(" %"));
    }
    box->setKeyboardTracking(false);
    return box;
}

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
    , m_board(board)
    , m_colours(new QComboBox(this))
    , m_note(quietLabel({}, this))
    , m_from(numberBox("range_from", 100, 1, 1, this))
    , m_until(numberBox("range_until", 100, 1, 1, this))
    , m_clip(numberBox("clip", 100, 0.5, 1, this))
    , m_gamma(numberBox("gamma", 1, 0.05, 2, this))
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
    addRange(form);
    Actions& on = state.actions();
    for (QAction* action : {on.overlay, on.fade, on.smooth, on.greyPicture, on.grid, on.truth, on.lockRange,
                            on.spareOutliers}) {
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
    connect(&board, &Board::currentChanged, this, &LookPanel::follow);
    follow();
}

void LookPanel::addRange(QFormLayout* form)
{
    addRow(
        form, tr("&Range"), sideBySide(m_from, m_until),
        tr("Where the colours begin and end, as shares of the map's range. The ends of the colour bar can be "
           "dragged, too. Signed maps have one end, on both sides of zero."));
    addRow(form, tr("C&lip"), m_clip,
           tr("This share of the values lies beyond each end of the range, so that one hot patch does not "
              "hide the others."));
    addRow(form, tr("Ga&mma"), m_gamma,
           tr("Colours follow the place in the range to this power: below 1, low values show; above 1, high "
              "ones stand out."));
    m_from->setAccessibleName(tr("Lower end of the range"));
    m_until->setAccessibleName(tr("Upper end of the range"));
    tie(m_from, &Look::rangeFrom, 100);
    tie(m_until, &Look::rangeUntil, 100);
    tie(m_clip, &Look::clip, 100);
    tie(m_gamma, &Look::gamma, 1);
}

void LookPanel::tie(QDoubleSpinBox* box, double Look::*member, double factor)
{
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, box, member, factor](double value) {
        Look look = m_state.look();
        const double shown = std::round(look.*member * factor * std::pow(10, box->decimals()));
        if (std::round(value * std::pow(10, box->decimals())) == shown) {
            return; // the box knows so many digits only
        }
        look.*member = value / factor;
        if (member == &Look::rangeFrom) { // one end moves the other out of its way
            look.rangeFrom = std::min(look.rangeFrom, 1 - paint::leastRangeShare);
            look.rangeUntil = std::max(look.rangeUntil, look.rangeFrom + paint::leastRangeShare);
        } else if (member == &Look::rangeUntil) {
            look.rangeUntil = std::max(look.rangeUntil, paint::leastRangeShare);
            look.rangeFrom = std::min(look.rangeFrom, look.rangeUntil - paint::leastRangeShare);
        }
        m_state.setLook(look);
        follow();
    });
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
    m_from->setValue(look.rangeFrom * 100);
    m_until->setValue(look.rangeUntil * 100);
    m_clip->setValue(look.clip * 100);
    m_gamma->setValue(look.gamma);
    const engine::MapPtr map = m_board.stale() ? nullptr : m_board.shownMap();
    // Some methods are signed where their values are.
    offerColours(map ? map->isSigned : m_state.method().isSigned || m_state.query().against);
    m_from->setEnabled(!*m_signed);
    const ColourMap shown = colourMapFor(look, *m_signed);
    m_colours->setCurrentIndex(m_colours->findData(int(shown)));
    m_note->setText(colourMapAdvice(shown));
}

} // namespace hydra::ui

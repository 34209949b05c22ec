// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trust_lights.h"

#include "ui/models/trust_model.h"
#include "ui/paint/format.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int lightSide = 14, beside = 4; // points

// The text for both sentence and light.
QString ordersBeaten(const TrustState& trust, Finding finding)
{
    const int beaten = trust.beaten(), all = int(randomOrders().size());
    return (finding == Finding::Unclear && beaten == all ? TrustLights::tr("%1 of %2 orders, barely")
                                                         : TrustLights::tr("%1 of %2 random orders"))
        .arg(beaten)
        .arg(all);
}

QString faithfulText(const TrustState& trust, Finding finding)
{
    const std::optional<double> sooner = trust.sooner();
    switch (finding) {
    case Finding::Good:
        return sooner > 1.05
            ? TrustLights::tr("Better than chance: without the strongest patches the class is lost %1 times "
                              "sooner.")
                  .arg(QLocale().toString(*sooner, 'f', *sooner < 10 ? 1 : 0))
            : TrustLights::tr("Better than chance (%1).").arg(ordersBeaten(trust, finding));
    case Finding::Unclear:
        return TrustLights::tr("Not clearly better than chance (%1).").arg(ordersBeaten(trust, finding));
    case Finding::Bad:
        return TrustLights::tr("Worse than chance (%1).").arg(ordersBeaten(trust, finding));
    case Finding::Unknown:
        break;
    }
    const QString lost = trust.noLoss();
    return lost.isEmpty() ? TrustLights::tr("Not compared with chance yet.") : lost;
}

QString stableText(const TrustState& trust, Finding finding)
{
    const QString moved = percent(trust.stability().moved().value_or(0));
    return finding == Finding::Good
        ? TrustLights::tr("Stable: the map moves by %1 when the picture is rounded.").arg(moved)
        : finding == Finding::Bad ? TrustLights::tr("Unstable: the map moves by %1 when the picture is "
                                                    "rounded; its finer differences mean nothing.")
                                        .arg(moved)
        : trust.stability().measures() ? TrustLights::tr("Stability has not been measured yet.")
                                       : TrustLights::tr("Stability is not measured for such a map.");
}

QString placeText(const QString& missing, const std::optional<Localisation>& place)
{
    if (!place) {
        return missing.isEmpty() ? missing : missing + QLatin1Char('.');
    }
    return (place->hit ? TrustLights::tr("Hottest patch is on the object; %1 of the heat (%2 of the area).")
                       : TrustLights::tr(
                           "Hottest patch is off the object; %1 of the heat is on it (%2 of the area)."))
        .arg(percent(place->mass), percent(place->chanceMass));
}

// A shape for each, so that no colour is needed: tick in a disc, wave in a triangle, cross in a square, ring.
QIcon lightOf(Finding finding, const QPalette& palette)
{
    constexpr int scale = 4;
    QPixmap pixmap((lightSide + beside) * scale, lightSide * scale);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.setPen(Qt::NoPen);
    const QPen ink(palette.color(QPalette::Base), 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    switch (finding) {
    case Finding::Good:
        painter.setBrush(palette.color(QPalette::Highlight));
        painter.drawEllipse(QRectF(0.5, 0.5, 13, 13));
        painter.setPen(ink);
        painter.drawPolyline(QPolygonF({{4, 7.2}, {6.2, 9.5}, {10.2, 4.8}}));
        break;
    case Finding::Unclear:
        painter.setBrush(QColor(0xd9, 0x9a, 0x2b));
        painter.drawPolygon(QPolygonF({{7, 0.8}, {13.6, 13}, {0.4, 13}}));
        painter.setPen(ink);
        painter.drawLine(QPointF(4.8, 10), QPointF(9.2, 10));
        break;
    case Finding::Bad:
        painter.setBrush(QColor(0xd8, 0x56, 0x45));
        painter.drawRoundedRect(QRectF(0.8, 0.8, 12.4, 12.4), 2, 2);
        painter.setPen(ink);
        painter.drawLine(QPointF(4.5, 4.5), QPointF(9.5, 9.5));
        painter.drawLine(QPointF(9.5, 4.5), QPointF(4.5, 9.5));
        break;
    case Finding::Unknown:
        painter.setPen(QPen(palette.color(QPalette::PlaceholderText), 1.5, Qt::DotLine));
        painter.drawEllipse(QRectF(1.5, 1.5, 11, 11));
        break;
    }
    return pixmap;
}

} // namespace

QString verdictSentence(const TrustState& trust)
{
    const TrustNumbers numbers = trust.numbers();
    const TrustVerdict verdict = verdictOf(numbers);
    return QStringList{faithfulText(trust, verdict.faithful), stableText(trust, verdict.stable),
                       placeText(trust.missingTruth(), numbers.place)}
        .join(QLatin1Char(' '))
        .trimmed();
}

TrustLights::TrustLights(const TrustState& trust, QWidget* parent)
    : QWidget(parent)
    , m_trust(trust)
{
    auto* row = new FlowLayout(space::normal);
    row->setContentsMargins(0, 0, 0, 0);
    setLayout(row);
    auto* group = new QButtonGroup(this);
    for (const char* id : {"trustFaithful", "trustStable", "trustOnObject", "trustMethods"}) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(id));
        button->setCheckable(true);
        button->setProperty("role", QStringLiteral("button"));
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize({lightSide + beside, lightSide});
        group->addButton(button, int(m_buttons.size()));
        row->addWidget(button);
        m_buttons.append(button);
    }
    m_buttons[Faithful]->setChecked(true);
    m_buttons[Methods]->setText(tr("Other methods"));
    m_buttons[Methods]->setToolTip(tr("Tests every method on this picture, as long as Trust is in sight."));
    connect(group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on) {
            Q_EMIT chosen(Page(id));
        }
    });
    connect(&trust, &TrustState::changed, this, &TrustLights::follow);
    follow();
}

TrustLights::Page TrustLights::page() const
{
    const auto on = [](const QToolButton* button) { return button->isChecked(); };
    return Page(std::find_if(m_buttons.begin(), m_buttons.end(), on) - m_buttons.begin());
}

void TrustLights::follow()
{
    const TrustNumbers known = m_trust.numbers();
    const TrustVerdict verdict = verdictOf(known);
    const auto say = [this](Page page, const QString& name, Finding finding, const QString& number,
                            const QString& chance) {
        QToolButton* button = m_buttons[page];
        button->setText(QStringLiteral("%1: %2").arg(name, number.isEmpty() ? tr("not known") : number));
        button->setToolTip(finding == Finding::Unknown ? QString() : chance);
        button->setIcon(lightOf(finding, palette()));
    };
    const bool compared = verdict.faithful != Finding::Unknown;
    say(Faithful, tr("Beats chance"), verdict.faithful,
        compared                         ? ordersBeaten(m_trust, verdict.faithful)
            : m_trust.noLoss().isEmpty() ? QString()
                                         : tr("nothing to lose"),
        compared ? tr("Area under insertion minus area under deletion: %1; random orders reach %2 to %3.")
                       .arg(areaText(*known.gain), areaText(known.chance->low), areaText(known.chance->high))
                 : QString());
    say(Stable, tr("Stable"), verdict.stable, known.moved ? percent(*known.moved) : QString(),
        tr("How far the map moves when its picture is rounded; up to %1 is stable.")
            .arg(percent(steadyMovement)));
    say(OnObject, tr("On the object"), verdict.onObject, known.place ? percent(known.place->mass) : QString(),
        known.place ? tr("Share of the map that is on the object; for an even map, %1.")
                          .arg(percent(known.place->chanceMass))
                    : QString());
}

void TrustLights::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        follow();
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paint/look_fields.h"
#include "ui/panels/panels.h"
#include "ui/state/board.h"
#include "ui/views/histograms.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"

#include <QCheckBox>
#include <QLabel>
#include <QPainter>
#include <QWidget>

#include <algorithm>
#include <optional>

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

// How the map is painted; makes no request to the engine.
class LookPanel : public QWidget
{
public:
    LookPanel(ViewState& state, Board& board, Saved saved, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_board(board)
        , m_form(
              this, paint::lookFields(), [&state] { return state.look(); },
              [this](const Look& look) { set(look); })
    {
        setObjectName(QStringLiteral("lookPanel"));
        m_colours->setIconSize({64, 12});
        FormLayout* form = panelForm(this);
        addRow(form, tr("&Colours"), m_colours,
               tr("The colour map. Signed maps have their own, with zero in the middle."));
        m_note->setMinimumHeight(2 * fontMetrics().lineSpacing()); // the rows below must not move
        m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        form->addRow(m_note);
        addNumbers(form);
        Actions& on = state.actions();
        for (QAction* action : {on.overlay, on.fade, on.smooth, on.greyPicture, on.grid, on.truth,
                                on.lockRange, on.clipOutliers}) {
            form->addRow(checkBoxFor(action, this));
        }
        m_values = new PlotView(QStringLiteral("valueHistogram"), tr("Distribution of the map's values"),
                                {160, 64 + 2 * fontMetrics().height()}, {}, this);
        m_values->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_values->makeBy([this] {
            Chart chart = m_counts;
            colourValues(chart, m_board.range(m_counted), m_state.look());
            return chart;
        });
        offerBars(*m_values, state, QStringLiteral("-values.csv"), std::move(saved));
        form->addRow(m_values);

        connect(&state, &ViewState::lookChanged, this, &LookPanel::follow);
        connect(&state, &ViewState::queryChanged, this, &LookPanel::follow);
        connect(&board, &Board::currentChanged, this, &LookPanel::follow);
        follow();
    }

private:
    void follow()
    {
        const engine::MapPtr map = m_board.stale() ? nullptr : m_board.shownMap();
        // Some methods give signed maps only for signed values.
        m_form.follow([&] {
            offerColours(map ? map->isSigned : m_state.method().isSigned || m_state.query().against);
        });
        m_note->setText(colourMapAdvice(colourMapFor(m_state.look(), *m_signed)));
        if (const engine::MapPtr& now = m_board.shownMap(); now != m_counted || m_counts.sentence.empty()) {
            m_counted = now;
            m_counts = valueChart(now.get());
            m_values->setAccessibleDescription(text(m_counts.sentence));
        }
        m_values->rebuildSoon();
    }
    // Offers the colour maps for signed or unsigned maps.
    void offerColours(bool isSigned)
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
    void addNumbers(FormLayout* rows)
    {
        addRow(rows, tr("&Opacity"), m_form.percent("opacity"),
               tr("How strongly the map covers the picture."));
        addRow(
            rows, tr("&Threshold"), m_form.percent("threshold"),
            tr("Values below this share of the range are not painted: only the strongest evidence stays."));
        QDoubleSpinBox* const from = m_form.number("range_from", 1, 1, 100);
        QDoubleSpinBox* const until = m_form.number("range_until", 1, 1, 100);
        addRow(rows, tr("&Range"), sideBySide(from, until),
               tr("Where the colours begin and end, as shares of the map's range. The ends of the colour bar "
                  "can be dragged, too. Signed maps have one end, on both sides of zero."));
        from->setAccessibleName(tr("Lower end of the range"));
        m_form.enableIf(from, [this] { return !*m_signed; });
        until->setAccessibleName(tr("Upper end of the range"));
        addRow(rows, tr("C&lip"), m_form.number("clip", 1, 0.5, 100),
               tr("This share of the values lies beyond each end of the range, so that one hot patch does "
                  "not hide the others."));
        addRow(rows, tr("Ga&mma"), m_form.number("gamma", 2, 0.05),
               tr("Colours follow the place in the range to this power: below 1, low values show; above 1, "
                  "high ones stand out."));
    }
    // Each end of the range pushes the other to keep the least width.
    void set(Look look)
    {
        if (look.rangeFrom != m_state.look().rangeFrom) {
            look.rangeFrom = std::min(look.rangeFrom, 1 - paint::leastRangeShare);
            look.rangeUntil = std::max(look.rangeUntil, look.rangeFrom + paint::leastRangeShare);
        } else if (look.rangeUntil != m_state.look().rangeUntil) {
            look.rangeUntil = std::max(look.rangeUntil, paint::leastRangeShare);
            look.rangeFrom = std::min(look.rangeFrom, look.rangeUntil - paint::leastRangeShare);
        }
        m_state.setLook(look);
    }

    ViewState& m_state;
    const Board& m_board;
    Form<Look> m_form;
    QComboBox* m_colours =
        m_form.ValueForm::choice<ColourMap>("colours",
                                            {[this] { return colourMapFor(m_state.look(), *m_signed); },
                                             [this](ColourMap map) {
                                                 Look look = m_state.look();
                                                 (*m_signed ? look.signedColours : look.colours) = map;
                                                 m_state.setLook(look);
                                             }},
                                            {});
    std::optional<bool> m_signed; // whether the offered colours are for signed maps; empty: not set yet
    QLabel* m_note = quietLabel({}, this);
    PlotView* m_values = nullptr;
    engine::MapPtr m_counted; // the map of m_counts
    Chart m_counts; // without colours
};

QWidget* lookPanel(const PanelParts& parts)
{
    return new LookPanel(parts.state, parts.board, parts.saved, parts.window);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/format.h"
#include "ui/panels/option_form.h"
#include "ui/panels/panels.h"
#include "ui/state/board.h"
#include "ui/widgets/controls.h"

#include <QLabel>
#include <QLocale>
#include <QWidget>

namespace hydra::ui {

// Options of black-box methods and their cost: the forward passes, shown beforehand, and the map's
// uncertainty. Shown for those methods only, each option for the methods that read it.
class BlackBoxControls : public QWidget
{
public:
    BlackBoxControls(ViewState& state, Board& board, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_board(board)
        , m_form(state, this)
    {
        setObjectName(QStringLiteral("blackBoxControls"));
        m_passes->setObjectName(QStringLiteral("passes"));
        m_passes->setWordWrap(true);
        build();
        connect(&state, &ViewState::queryChanged, this, &BlackBoxControls::follow);
        connect(&board, &Board::currentChanged, this, &BlackBoxControls::followMap);
        follow();
    }

private:
    void build()
    {
        auto* rows = new FormLayout(this);
        rows->setContentsMargins(0, 0, 0, 0);
        rows->addRow(m_passes);
        QSpinBox* const window = m_form.whole("window");
        QSpinBox* const stride = m_form.whole("stride");
        addRow(rows, tr("Window, step"), sideBySide(window, stride),
               tr("<b>Window and step</b><br>The side of the square that is painted over, and how far it "
                  "moves. A smaller step than the window smooths the map and takes more passes."));
        window->setAccessibleName(tr("Window"));
        window->setToolTip(tr("Side of the square that is painted over."));
        stride->setAccessibleName(tr("Step"));
        stride->setToolTip(tr("How far the square moves each time."));
        addRow(rows, tr("Measured in"), m_form.choice("windowUnit", {tr("patches"), tr("pixels")}),
               tr("<b>Unit</b><br>Whether window and step are counted in patches or in pixels."));
        addRow(
            rows, tr("Paint"),
            m_form.choice("fill", {tr("mean of training"), tr("mean of picture"), tr("black"), tr("white")}),
            tr("<b>Paint</b><br>The colour of the square. The mean colour of the training pictures is zero "
               "for the network."));
        addRow(rows, tr("Groups"), m_form.whole("groups"),
               tr("<b>Groups</b><br>How many groups the patches are divided into. Up to 12 the values are "
                  "exact, from all combinations; with more they are sampled."));
        QSpinBox* const orders = m_form.whole("permutations");
        addRow(rows, tr("Orders"), orders,
               tr("<b>Orders</b><br>How many orders of the groups are drawn where values are sampled. Four "
                  "times as many halve the intervals."));
        m_form.showIf(orders, [this] {
            return m_state.method().blackBox == BlackBox::Shapley
                && m_state.query().options.groups > mostExactGroups; // otherwise the values are exact
        });
        addRow(rows, tr("Value"), m_form.choice("measured", {tr("logit"), tr("probability")}),
               tr("<b>Value</b><br>Which score of the class is used: its logit or its probability."));
        addRow(rows, tr("Masks"), m_form.whole("masks"),
               tr("<b>Masks</b><br>How many random masks are drawn, one forward pass each. The same ones "
                  "every time, on every machine."));
        addRow(rows, tr("Cells per side"), m_form.whole("mask_grid"),
               tr("<b>Cells</b><br>Each mask is a square grid with this many cells per side, each on or off, "
                  "smoothly enlarged."));
        addRow(rows, tr("Distance"), m_form.number("clusterDistance", 3, 0.05),
               tr("<b>Distance</b><br>Features whose cosine distance is below this share a mask. Larger "
                  "values make fewer masks."));
    }
    void follow()
    {
        setVisible(m_state.method().blackBox != BlackBox::None);
        setEnabled(m_state.ready());
        m_form.follow();
        followMap();
    }
    // Shows the number of passes and the uncertainty of the map on screen.
    void followMap()
    {
        if (m_state.method().blackBox == BlackBox::None || !m_state.ready() || !m_board.seen()) {
            m_passes->clear();
            return;
        }
        const InputGeometry& geometry = m_board.seen()->geometry;
        const PictureAsk& query = m_state.query();
        const PassCount count = passesOf(query.options, m_state.model()->config, query.sub(query.heads),
                                         geometry.rows(), geometry.cols());
        const QString passes = QLocale::c().toString(qlonglong(count.passes));
        QString words = count.atMost ? tr("At most %1 forward passes.").arg(passes)
                                     : tr("%1 forward passes.").arg(passes);
        const engine::MapPtr& map = m_board.shownMap();
        if (map && map->uncertainty && (!m_board.stale() || m_board.growing())) {
            words += QLatin1Char(' ') + tr("Values are within ±%1 (95 %).").arg(*map->uncertainty, 0, 'g', 2);
        }
        m_passes->setText(words);
    }

    ViewState& m_state;
    Board& m_board;
    OptionForm m_form;
    QLabel* m_passes = quietLabel({}, this);
};

QWidget* blackBoxControls(ViewState& state, Board& board, QWidget* parent)
{
    return new BlackBoxControls(state, board, parent);
}

} // namespace hydra::ui

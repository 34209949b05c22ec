// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/black_box_controls.h"

#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

BlackBoxControls::BlackBoxControls(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_passes(quietLabel({}, this))
{
    setObjectName(QStringLiteral("blackBoxControls"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_passes->setObjectName(QStringLiteral("passes"));
    m_passes->setWordWrap(true);
    column->addWidget(m_passes);
    build();
    connect(&state, &ViewState::queryChanged, this, &BlackBoxControls::follow);
    connect(&board, &Board::currentChanged, this, &BlackBoxControls::followMap);
    follow();
}

QFormLayout* BlackBoxControls::page(std::vector<BlackBox> kinds)
{
    auto* made = new QWidget(this);
    auto* form = new QFormLayout(made);
    form->setContentsMargins(0, 0, 0, 0);
    layout()->addWidget(made);
    m_pages.emplace_back(made, std::move(kinds));
    return form;
}

void BlackBoxControls::edit(const std::function<void(MapOptions&)>& change)
{
    if (!m_following) {
        MapOptions options = m_state.query().options;
        change(options);
        m_state.setOptions(options);
    }
}

QSpinBox* BlackBoxControls::whole(const char* option, int MapOptions::*member)
{
    auto* box = new QSpinBox(this);
    const FieldRule& rule = fieldNamed(optionFields(), option);
    box->setObjectName(QString::fromLatin1(rule.key));
    box->setRange(int(rule.low), int(rule.high));
    box->setKeyboardTracking(false); // "1000" is not first one mask
    box->setMinimumWidth(56);
    connect(box, &QSpinBox::valueChanged, this,
            [this, member](int value) { edit([&](MapOptions& options) { options.*member = value; }); });
    m_followers.emplace_back([box, member](const MapOptions& options) { box->setValue(options.*member); });
    return box;
}

template<class Enum>
QWidget* BlackBoxControls::choice(const char* id, Enum MapOptions::*member, const QStringList& names)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QString::fromLatin1(id));
    for (const auto& [value, word] : enumWords<Enum>()) {
        box->addItem(names.value(int(value), text(word)), int(value));
    }
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, member](int row) {
        edit([&](MapOptions& options) { options.*member = Enum(box->itemData(row).toInt()); });
    });
    m_followers.emplace_back([box, member](const MapOptions& options) {
        box->setCurrentIndex(box->findData(int(options.*member)));
    });
    return box;
}

QWidget* BlackBoxControls::distance()
{
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QStringLiteral("clusterDistance"));
    const FieldRule& rule = fieldNamed(optionFields(), "cluster-distance");
    box->setRange(rule.low, rule.high);
    box->setDecimals(3);
    box->setSingleStep(0.05);
    box->setKeyboardTracking(false);
    connect(box, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { edit([&](MapOptions& options) { options.clusterDistance = value; }); });
    m_followers.emplace_back([box](const MapOptions& options) { box->setValue(options.clusterDistance); });
    return box;
}

void BlackBoxControls::buildOcclusion()
{
    QFormLayout* form = page({BlackBox::Occlusion});
    QSpinBox* const window = whole("window", &MapOptions::window);
    QSpinBox* const stride = whole("stride", &MapOptions::stride);
    addRow(
        form, tr("Window, step"), sideBySide(window, stride),
        tr("<b>Window and step</b><br>The side of the square that is painted over, and how far it moves. A "
           "smaller step than the window smooths the map and takes more passes."));
    window->setAccessibleName(tr("Window"));
    window->setToolTip(tr("Side of the square that is painted over."));
    stride->setAccessibleName(tr("Step"));
    stride->setToolTip(tr("How far the square moves each time."));
    addRow(form, tr("Measured in"),
           choice("windowUnit", &MapOptions::windowUnit, {tr("patches"), tr("pixels")}),
           tr("<b>Unit</b><br>Whether window and step are counted in patches or in pixels."));
    addRow(form, tr("Paint"),
           choice("fill", &MapOptions::fill,
                  {tr("mean of training"), tr("mean of picture"), tr("black"), tr("white")}),
           tr("<b>Paint</b><br>The colour of the square. The mean colour of the training pictures is zero "
              "for the network."));
}

void BlackBoxControls::build()
{
    buildOcclusion();
    QFormLayout* shapley = page({BlackBox::Shapley});
    addRow(shapley, tr("Groups"), whole("groups", &MapOptions::groups),
           tr("<b>Groups</b><br>How many groups the patches are divided into. Up to 12 the values are exact, "
              "from all combinations; with more they are sampled."));
    addRow(shapley, tr("Orders"), whole("permutations", &MapOptions::permutations),
           tr("<b>Orders</b><br>How many orders of the groups are drawn where values are sampled. Four times "
              "as many halve the intervals."));
    QFormLayout* both = page({BlackBox::Occlusion, BlackBox::Shapley});
    addRow(both, tr("Value"), choice("measured", &MapOptions::measured, {tr("logit"), tr("probability")}),
           tr("<b>Value</b><br>Which score of the class is used: its logit or its probability."));
    QFormLayout* rise = page({BlackBox::Rise});
    addRow(rise, tr("Masks"), whole("masks", &MapOptions::masks),
           tr("<b>Masks</b><br>How many random masks are drawn, one forward pass each. The same ones every "
              "time, on every machine."));
    addRow(rise, tr("Cells a side"), whole("mask-grid", &MapOptions::maskGrid),
           tr("<b>Cells</b><br>Each mask is a square grid with this many cells per side, each on or off, "
              "smoothly enlarged."));
    QFormLayout* clusters = page({BlackBox::VitCx});
    addRow(clusters, tr("Distance"), distance(),
           tr("<b>Distance</b><br>Features whose cosine distance is below this share a mask. Larger values "
              "make fewer masks."));
}

void BlackBoxControls::follow()
{
    const QScopedValueRollback following(m_following, true);
    const BlackBox kind = m_state.method().blackBox;
    setVisible(kind != BlackBox::None);
    setEnabled(m_state.ready());
    for (const auto& [made, kinds] : m_pages) {
        made->setVisible(std::find(kinds.begin(), kinds.end(), kind) != kinds.end());
    }
    for (const auto& follower : m_followers) {
        follower(m_state.query().options);
    }
    auto* const orders = findChild<QSpinBox*>(QStringLiteral("permutations"));
    static_cast<QFormLayout*>(orders->parentWidget()->layout())
        ->setRowVisible(orders, m_state.query().options.groups > mostExactGroups); // else all are
    followMap();
}

// Also how sure the map is that is shown.
void BlackBoxControls::followMap()
{
    if (m_state.method().blackBox == BlackBox::None || !m_state.ready() || !m_board.seen()) {
        m_passes->clear();
        return;
    }
    const InputGeometry& geometry = m_board.seen()->geometry;
    const PassCount count = passesOf(m_state.query().options, m_state.model()->config, m_state.query().heads,
                                     geometry.rows(), geometry.cols());
    const QString passes = QLocale::c().toString(qlonglong(count.passes));
    QString words =
        count.atMost ? tr("At most %1 forward passes.").arg(passes) : tr("%1 forward passes.").arg(passes);
    const engine::MapPtr& map = m_board.shownMap();
    if (map && map->uncertainty && (!m_board.stale() || m_board.growing())) {
        words += QLatin1Char(' ') + tr("Values are within ±%1 (95 %).").arg(*map->uncertainty, 0, 'g', 2);
    }
    m_passes->setText(words);
}

} // namespace hydra::ui

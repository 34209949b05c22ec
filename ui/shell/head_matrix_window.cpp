// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/head_matrix_window.h"

#include "core/explain/method_table.h"
#include "core/explain/option_fields.h"
#include "ui/models/data_tables.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/data_file.h"
#include "ui/views/head_matrix_view.h"
#include "ui/views/lens_chart.h"
#include "ui/views/parts_list.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>

#include <cmath>

namespace hydra::ui {

namespace {

constexpr int besideWidth = 330, belowHeight = 240; // of the parts and the curve

} // namespace

HeadMatrixWindow::HeadMatrixWindow(ViewState& state, Board& board, Insides& insides, QWidget* parent)
    : ToolWindow("headMatrixWindow", tr("Heads"), parent)
    , m_state(state)
    , m_insides(insides)
    , m_model(new HeadMatrixModel(this))
    , m_view(new HeadMatrixView(state, board, *m_model, this))
    , m_parts(new PartsModel(this))
    , m_list(new PartsList(*m_parts, this))
    , m_chart(new PlotView(QStringLiteral("lensChart"), lensName({}), {300, 170}, {160, 110}, this))
    , m_form(this,
             [this] {
                 ask();
                 m_view->viewport()->update();
             })
    , m_method(m_form.choice("headMatrixMethod", m_shown, methods(), tr("Maps"),
                             tr("Which map of each head is shown.")))
    , m_order(m_form.choice<bool>(
          "headMatrixOrder", {*m_model, &HeadMatrixModel::sorted, &HeadMatrixModel::setSorted},
          {{false, tr("by number")}, {true, tr("most important first")}}, tr("Heads"),
          tr("The order of the heads in each row. The bar below a map is the head's importance for the "
             "class.")))
    , m_oneRange(m_form.flag(
          "headMatrixRange", {*m_model, &HeadMatrixModel::oneRange, &HeadMatrixModel::setOneRange},
          tr("One colour &range"),
          tr("Equal colours mean equal values in all maps. Off: each map has its own range.")))
    , m_figure(new QToolButton(this))
    , m_exportParts(new QToolButton(this))
    , m_exportLens(new QToolButton(this))
    , m_summary(new ElidedLabel(this))
    , m_partsNote(quietLabel({}, this))
{
    m_shown = m_method->itemData(0).toString();
    m_form.follow();
    describe(m_summary, "headMatrixSummary", tr("What is shown"), {});
    ElidedLabel* const under = readOut("headMatrixReadOut", tr("What is under the mouse"));
    under->setMargin(space::normal);
    m_beside = buildBeside();
    m_middle =
        filled(new QHBoxLayout, {{m_view, 1}, m_beside}, space::wide, {space::wide, 0, space::wide, 0});
    // An elided label paints from its own edge: the layout adds the margins.
    auto* summary = filled(new QHBoxLayout, {m_summary}, -1, {space::wide, 0, space::wide, space::tight});
    filled(new QVBoxLayout(this), {buildHeader(), summary, {m_middle, 1}, under}, 0);
    Actions& on = state.actions();
    addActions({on.showHeads, on.classToken, on.moreHeads, on.fewerHeads, on.allHeads, on.smooth, on.fade});
    connectControls();
    resize(1240, 860);
    beginAt(m_view);
    follow();
}

Choices<QString> HeadMatrixWindow::methods() const
{
    Choices<QString> methods;
    for (const MethodInfo& info : methodTable()) {
        if (hasHeadMaps(info)) {
            methods.append({text(info.id), spoken(info.title)});
        }
    }
    return methods;
}

QWidget* HeadMatrixWindow::buildHeader()
{
    for (int row = 0; row < m_method->count(); ++row) {
        const MethodInfo& info = methodInfo(m_method->itemData(row).toString().toStdString());
        m_method->setItemData(row, spoken(info.teaches), Qt::ToolTipRole);
    }
    describe(m_figure, "headMatrixFigure", tr("Make a figure"),
             tr("This matrix as a figure: PDF, SVG or PNG, with the command that reproduces it."));
    m_figure->setText(tr("Make a &figure…"));
    m_figure->setProperty("role", QStringLiteral("button"));
    return filled(new QHBoxLayout(new QWidget(this)),
                  {NamedField{tr("&Maps"), m_method}, NamedField{tr("&Heads"), m_order}, m_oneRange,
                   Stretch{}, m_figure},
                  space::normal, {space::wide, space::normal, space::wide, space::normal})
        ->parentWidget();
}

QWidget* HeadMatrixWindow::buildBeside()
{
    m_partsNote->setWordWrap(true);
    m_partsNote->setObjectName(QStringLiteral("headMatrixParts"));
    m_chart->setToolTip(
        tr("<b>Logit lens</b><br>The probability of the class if the network ended after each block; dark "
           "dots where the class comes first. Block −1 is the embedding. Click to choose a block."));
    auto* parts = filled(new QVBoxLayout,
                         {titled(tr("Parts of the logit"), m_exportParts, "parts",
                                 [this] { return partsTable(m_state, *m_insides.parts()); }),
                          {m_list, 1},
                          m_partsNote},
                         space::tight);
    auto* curve = filled(new QVBoxLayout,
                         {titled(tr("The class over the blocks"), m_exportLens, "lens",
                                 [this] { return lensTable(m_state, *m_insides.lens()); }),
                          {m_chart, 1}},
                         space::tight);
    return filled(new QBoxLayout(QBoxLayout::TopToBottom, new QWidget(this)), {{parts, 1}, curve},
                  space::wide)
        ->parentWidget();
}

// Puts parts and curve below the maps instead of beside them if that makes the maps larger.
void HeadMatrixWindow::arrange()
{
    const int around = layout()->minimumSize().height() - m_middle->minimumSize().height();
    const QSize room(width() - 2 * space::wide, height() - around);
    const int side = m_view->wholeSideIn(room - QSize(0, belowHeight + space::wide));
    const bool below = side > m_view->sideIn(room - QSize(besideWidth + space::wide, 0));
    m_middle->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    auto* inner = static_cast<QBoxLayout*>(m_beside->layout());
    inner->setDirection(below ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    inner->setStretch(1, below ? 1 : 0);
    m_beside->setMinimumWidth(below ? 0 : besideWidth);
    m_beside->setMaximumWidth(below ? QWIDGETSIZE_MAX : besideWidth);
    m_view->keepTo(below ? side : 0);
}

void HeadMatrixWindow::resizeEvent(QResizeEvent* event)
{
    ToolWindow::resizeEvent(event);
    arrange();
}

QLayout* HeadMatrixWindow::titled(const QString& title, QToolButton* exporting, const char* name,
                                  std::function<DataTable()> table)
{
    offerTable(exporting, m_state, title, name, table, [this](const QString& path, const QString& problem) {
        tell(problem.isEmpty() ? tr("Saved %1").arg(path) : problem);
    });
    return filled(new QHBoxLayout, {heading(title, this), Stretch{}, exporting}, space::normal);
}

void HeadMatrixWindow::connectControls()
{
    connect(m_figure, &QToolButton::clicked, this,
            [this] { Q_EMIT figureWanted(m_shown, m_model->sorted(), m_model->oneRange()); });
    connect(m_view, &HeadMatrixView::opened, this, &HeadMatrixWindow::open);
    connect(m_view, &HeadMatrixView::pointedAt, this, [this](const QModelIndex& index) {
        const HeadMatrixModel::Cell* const cell = m_model->cell(index);
        tell(cell != nullptr ? HeadMatrixModel::words(*cell, m_model->matrix()->count()) : QString());
    });
    connect(m_list, &PartsList::opened, this, [this](int block) { show("decomposition", block, -1); });
    const auto choose = [this](int level) {
        if (level > 0) { // the embedding has no map
            show("lens", level - 1, -1);
        }
    };
    connect(m_chart, &PlotView::chosen, this, choose);
    connect(m_chart, &PlotView::moved, this,
            [this, choose](int steps) { choose(std::max(1, m_chart->stopAfter(steps))); });
    connect(m_chart, &PlotView::pointedAt, this, [this](int level) {
        const engine::LensPtr& lens = m_insides.lens();
        tell(level < 0 || !lens || !m_state.model() ? QString()
                                                    : lensWords(*lens, m_state.model()->config, level));
    });
    connect(&m_insides, &Insides::changed, this, &HeadMatrixWindow::follow);
    connect(&m_state, &ViewState::lookChanged, this, [this] { m_model->setRule(rangeRule(m_state.look())); });
}

void HeadMatrixWindow::beSeen(bool seen)
{
    if (seen) {
        m_model->setRule(rangeRule(m_state.look()));
        ask();
    } else {
        m_insides.setMethod(std::nullopt);
    }
}

void HeadMatrixWindow::ask()
{
    if (isVisible()) {
        m_insides.setMethod(m_shown.toStdString());
        follow();
    }
}

void HeadMatrixWindow::follow()
{
    if (!isVisible()) {
        return; // it asks again when it is shown
    }
    watchStale(m_insides.stale());
    m_figure->setEnabled(m_state.ready());
    m_model->setMatrix(m_insides.matrix());
    arrange();
    m_parts->setParts(m_insides.parts());
    m_chart->call(lensName(m_insides.lens()));
    m_chart->show(m_state.model() ? lensChart(m_insides.lens(), m_state.model()->config) : Chart());
    const engine::DecompositionPtr& parts = m_insides.parts();
    const bool fresh = m_state.ready() && !m_insides.stale();
    m_exportParts->setEnabled(fresh && parts);
    m_exportLens->setEnabled(fresh && m_insides.lens());
    m_partsNote->setText(!m_insides.classFailure().isEmpty() ? m_insides.classFailure()
                             : parts
                             ? tr("The logit is %1; the sum of its parts differs by %2 (rounding).")
                                   .arg(mapValue(parts->logit), mapValue(std::fabs(parts->residual())))
                             : QString());
    m_summary->setText(summary());
    tell({});
}

QString HeadMatrixWindow::summary() const
{
    if (!m_state.ready()) {
        return tr("Open a model and a picture to see all heads.");
    }
    if (!m_insides.failure().isEmpty()) {
        return m_insides.failure();
    }
    const engine::HeadMatrixPtr& matrix = m_insides.matrix();
    if (!matrix) {
        return tr("Computing…");
    }
    const MethodInfo& info = methodInfo(matrix->method);
    QStringList parts{tr("%1 heads of %2 blocks").arg(matrix->count()).arg(matrix->heads.size())};
    if (matrix->classIndex >= 0) {
        parts << text(m_state.model()->config.className(matrix->classIndex));
    } else if (!matrix->target.empty()) {
        parts << spoken(matrix->target);
    }
    if (info.usesQuery) {
        const int query = m_state.method().usesQuery ? m_state.query().options.query : -1;
        parts << (query < 0 ? tr("query: class token") : tr("query: token %1").arg(query));
    }
    parts << (matrix->importance == Importance::Decomposition
                  ? tr("importance: magnitude of the head's part of the logit")
                  : matrix->importance == Importance::GradientTimesAttention
                  ? tr("importance: mean of |gradient × attention|")
                  : tr("no importance without a class"));
    return parts.join(QStringLiteral("  ·  "));
}

void HeadMatrixWindow::setDimmed(bool dimmed)
{
    m_view->setDimmed(dimmed);
    m_list->setEnabled(!dimmed);
    m_chart->setEnabled(!dimmed);
}

void HeadMatrixWindow::open(const QModelIndex& index)
{
    if (const HeadMatrixModel::Cell* const cell = m_model->cell(index)) {
        show(m_model->matrix()->method, cell->block, cell->head);
    }
}

void HeadMatrixWindow::show(const std::string& method, int block, int head)
{
    if (!m_state.ready()) {
        return;
    }
    m_state.setMethod(method);
    MapOptions options = m_state.query().options;
    options.block = canonicalBlock(block, m_state.model()->config.depth);
    options.head = head;
    m_state.setOptions(options);
    if (!isWindow()) {
        Q_EMIT pictureWanted(); // which shows the map large
    }
}

QString HeadMatrixWindow::hint() const
{
    return m_model->matrix()
        ? tr("Click a map, or use the arrow keys and Enter, to open it in the main window.")
        : QString();
}

} // namespace hydra::ui

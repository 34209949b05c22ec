// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/feature_controls.h"

#include "ui/paint/format.h"
#include "ui/state/file_picker.h"
#include "ui/views/histograms.h"
#include "ui/views/plot_view.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace hydra::ui {

namespace {

QString basisFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/bases");
}

QPushButton* button(const char* id, const QString& words, const QString& help, QWidget* parent)
{
    auto* made = new QPushButton(words, parent);
    describe(made, id, words, help);
    return made;
}

} // namespace

FeatureControls::FeatureControls(ViewState& state, Board& board, Library& library, EngineBridge& bridge,
                                 QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_keeper(new BasisKeeper(state, library, bridge, basisFolder(), this))
    , m_form(state, this)
    , m_colours(new QWidget(this))
    , m_fitted(quietLabel({}, m_colours))
    , m_histogram(new PlotView(QStringLiteral("foregroundHistogram"),
                               tr("Distribution of the first component"), {160, 44}, {80, 44}, m_colours))
    , m_keep(nullptr)
{
    setObjectName(QStringLiteral("featureControls"));
    m_histogram->setFrameShape(QFrame::NoFrame);
    m_histogram->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_histogram->makeBy([this] {
        const engine::MapPtr& map = m_board.shownMap();
        return shareChart(map ? map->foreground : std::vector<float>(), m_state.query().options.foreground);
    });
    offerBars(*m_histogram, state, QStringLiteral("-first-component.csv"),
              [this](const QString& path, const QString& problem) {
                  say(problem.isEmpty() ? ViewState::tr("Saved %1").arg(path) : problem, !problem.isEmpty());
              });
    build();
    connectControls();
    connect(&state, &ViewState::queryChanged, this, [this] {
        m_said.clear();
        follow();
    });
    connect(&board, &Board::currentChanged, m_histogram, &PlotView::rebuildSoon);
    follow();
}

void FeatureControls::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* form = new FormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    addRow(
        form, tr("&Features"),
        m_form.choice("facet", {tr("tokens"), tr("tokens, normed"), tr("queries"), tr("keys"), tr("values")}),
        tr("<b>Features</b><br>Which vectors of the block are compared: its output tokens, the same after "
           "the final norm, or the queries, keys or values of its attention."));
    m_keep = button("keepQuery", tr("Keep as query"),
                    tr("Compare the patches of all pictures with this one. Ctrl+click adds more patches of "
                       "this picture; their mean is then the query."),
                    this);
    column->addWidget(m_keep, 0, Qt::AlignLeft);
    column->addWidget(m_colours);
    auto* colours = new FormLayout(m_colours);
    colours->setContentsMargins(0, 0, 0, 0);
    buildBasis(colours);
}

void FeatureControls::buildBasis(FormLayout* form)
{
    m_fitted->setObjectName(QStringLiteral("basisWords"));
    m_fitted->setWordWrap(true);
    m_freeze = button("freezeBasis", tr("Keep these colours"),
                      tr("Keep this picture's axes: other pictures, blocks and head counts are coloured in "
                         "them, and similar colours then mean similar features."),
                      m_colours);
    m_fit = button("fitBasis", tr("One set for all pictures"), tr("Fits axes on the whole list."), m_colours);
    m_release = button("releaseBasis", tr("Colours per picture"), tr("Fits each by itself."), m_colours);
    m_read = button("readBasis", tr("Open…"), tr("Use axes from a file."), m_colours);
    m_write = button("writeBasis", tr("Save…"),
                     tr("Save the kept axes, and what they were fitted on, as .npz."), m_colours);
    auto* buttons = new QWidget(m_colours);
    auto* flow = new FlowLayout(space::tight);
    flow->setContentsMargins(0, 0, 0, 0);
    buttons->setLayout(flow);
    for (QPushButton* each : {m_freeze, m_fit, m_release, m_read, m_write}) {
        flow->addWidget(each);
    }
    form->addRow(m_fitted);
    form->addRow(buttons);
    QWidget* const threshold = m_form.percent("foreground");
    m_form.showIf(threshold, [this] { return m_state.query().options.basis.empty(); });
    addRow(
        form, tr("Hide backgr&ound"), threshold,
        tr("<b>Hide background</b><br>Leaves out patches whose first component is below this share of its "
           "range. Of its two ends, the background is the one that touches the edges of the picture more."));
    form->addRow(m_histogram);
}

void FeatureControls::connectControls()
{
    connect(m_keep, &QPushButton::clicked, this, [this] { m_state.keepToken(-1); });
    connect(m_freeze, &QPushButton::clicked, m_keeper, [this] {
        if (m_keeper->busy()) {
            m_keeper->cancel();
        } else {
            m_keeper->freeze();
        }
    });
    connect(m_fit, &QPushButton::clicked, m_keeper, &BasisKeeper::fitOnList);
    connect(m_release, &QPushButton::clicked, m_keeper, &BasisKeeper::release);
    connect(m_read, &QPushButton::clicked, this, [this] {
        if (const QString file = FilePicker::open(FilePicker::File::Basis, this, {}); !file.isEmpty()) {
            m_keeper->read(file);
        }
    });
    connect(m_write, &QPushButton::clicked, this, [this] {
        const QString file =
            FilePicker::saveData(this, tr("Save axes"), QStringLiteral("basis.npz"), QStringLiteral("npz"));
        if (!file.isEmpty()) {
            m_keeper->write(file);
        }
    });
    connect(m_keeper, &BasisKeeper::changed, this, &FeatureControls::follow);
    connect(m_keeper, &BasisKeeper::reported, this, &FeatureControls::say);
    connect(m_keeper, &BasisKeeper::progressed, this,
            [this](double fraction) { m_fitted->setText(tr("Fitting… %1 %").arg(int(100 * fraction))); });
}

void FeatureControls::follow()
{
    const MethodInfo& info = m_state.method();
    const MapOptions& options = m_state.query().options;
    setVisible(info.usesFacet);
    setEnabled(m_state.ready());
    m_form.follow();
    m_keep->setVisible(info.usesFacet && info.usesQuery && options.query >= 0);
    m_colours->setVisible(info.isColours);
    if (!info.isColours) {
        return;
    }
    const bool kept = !options.basis.empty();
    const bool busy = m_keeper->busy();
    m_freeze->setText(busy ? tr("Cancel") : tr("Keep these colours"));
    m_freeze->setVisible(busy || !kept);
    for (QPushButton* each : {m_fit, m_read}) {
        each->setVisible(!busy);
    }
    m_release->setVisible(kept && !busy);
    m_write->setVisible(kept && !busy);
    m_histogram->rebuildSoon();
    if (busy) {
        m_fitted->setText(tr("Fitting…"));
    } else if (!m_said.isEmpty()) {
        m_fitted->setText(m_said);
    } else {
        const QString words = m_keeper->words();
        m_fitted->setText(!kept ? tr("Fitted on each picture by itself")
                              : words.isEmpty()
                              ? tr("The kept colours are no longer available: choose Colours per picture")
                              : words);
    }
}

void FeatureControls::say(const QString& message, bool)
{
    m_said = message;
    follow();
}

} // namespace hydra::ui

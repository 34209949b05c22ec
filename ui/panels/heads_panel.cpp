// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/heads_panel.h"

#include "core/model/sub_networks.h"
#include "ui/paint/format.h"
#include "ui/views/head_slider.h"
#include "ui/views/strip.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/glossary.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace hydra::ui {

namespace {

// Width of the title with its largest number, so that its neighbours do not move with the slider.
int titleWidth(const QLabel& title, const QString& words, int heads)
{
    QFont bold = title.font();
    bold.setBold(true);
    const QString number(QString::number(heads).size(), QLatin1Char('0'));
    return QFontMetrics(bold).horizontalAdvance(words.arg(number, QString::number(heads))) + 2;
}

} // namespace

HeadsPanel::HeadsPanel(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_board(board)
    , m_slider(new HeadSlider(this))
    , m_strip(new Strip(state, board, this))
    , m_title(heading({}, this))
    , m_facts(new QLabel(this))
    , m_untrained(checkBoxFor(state.actions().untrainedHeads, this))
    , m_lock(checkBoxFor(state.actions().lockRange, this))
    , m_each(new QToolButton(this))
    , m_fold(new QToolButton(this))
    , m_form(new ValueForm(this))
    , m_scheme(m_form->choice<SliceScheme>("slicingScheme",
                                           {[this] { return m_state.query().scheme; },
                                            [this](SliceScheme scheme) { m_state.setScheme(scheme); }},
                                           schemes(), tr("Slicing scheme"), schemeHelp()))
{
    setObjectName(QStringLiteral("headsPanel"));
    teach(m_title, {QStringLiteral("head"), QStringLiteral("sub-network"), QStringLiteral("k")});
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_facts->setToolTip(
        tr("This sub-network: token width, weights, multiply-accumulates per picture with the chosen "
           "attention, and the median time of a warm forward pass on this machine."));
    m_facts->setMinimumWidth(1); // facts that do not fit are in the tooltip
    m_scheme->setMinimumHeight(24); // points that a finger hits
    m_untrained->setMinimumWidth(1); // the menu has it too
    m_lock->setMinimumWidth(1); // the Look panel has it too
    m_each->setText(tr("Single heads"));
    m_each->setCheckable(true);
    m_each->setMinimumWidth(1);
    m_each->setFocusPolicy(Qt::TabFocus);
    m_each->setProperty("role", QStringLiteral("button"));
    describe(m_each, "singleHeads", tr("Single heads"),
             tr("<b>Single heads</b><br>Every head of every block as a dot: the larger, the more important. "
                "Point at one to see its map; click to switch it off."));
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_fold->setArrowType(Qt::DownArrow);
    describe(m_fold, "foldStrip", tr("Strip of all head counts"),
             tr("<b>Strip</b><br>The maps of all head counts side by side. It hides when the picture would "
                "become too small."));
    connect(m_fold, &QToolButton::clicked, this, [this] { showStrip(!stripShown()); });
    auto* top =
        filled(new QHBoxLayout,
               {m_title, Gap{space::normal}, m_scheme, m_untrained, m_lock, {m_facts, 1}, m_each, m_fold});
    filled(new QVBoxLayout(this), {top, m_slider, m_strip}, space::tight,
           {space::wide, space::normal, space::wide, space::tight});

    connect(m_slider, &QSlider::valueChanged, &state, &ViewState::setHeads);
    connect(&state, &ViewState::modelChanged, this, &HeadsPanel::followQuery);
    connect(&state, &ViewState::queryChanged, this, &HeadsPanel::followQuery);
    connect(&board, &Board::currentChanged, this, &HeadsPanel::followFacts);
    if (parent) {
        parent->installEventFilter(this); // no event reports the first parent
    }
    followQuery();
}

Choices<SliceScheme> HeadsPanel::schemes()
{
    Choices<SliceScheme> all;
    for (const auto& row : enumWords<SliceScheme>()) {
        all.append({row.first, QString::fromLatin1(titleOf(row.first))});
    }
    return all;
}

QString HeadsPanel::schemeHelp()
{
    return tr("<b>Slicing scheme</b><br>What a sub-network of k heads keeps: <i>HydraViT</i> and "
              "<i>SortedNet</i> narrow the tokens too, <i>MatFormer</i> only the MLP, <i>DynaBERT</i> "
              "heads and MLP.");
}

bool HeadsPanel::stripShown() const
{
    return !m_strip->isHidden() || (m_otherStrip != nullptr && !m_otherStrip->isHidden());
}

void HeadsPanel::setDots(QWidget* dots)
{
    m_dots = dots;
    dots->hide();
    static_cast<QBoxLayout*>(layout())->insertWidget(2, dots); // below the slider
    connect(m_each, &QToolButton::toggled, this, [this](bool shown) {
        m_dots->setVisible(shown);
        followRoom();
    });
}

void HeadsPanel::setOtherStrip(ChoiceStrip* strip)
{
    m_otherStrip = strip;
    strip->hide();
    layout()->addWidget(strip);
    followRoom();
}

void HeadsPanel::showStrip(bool shown)
{
    m_wanted = shown;
    followRoom();
}

// The picture takes precedence: the strip is folded if the picture would become too small.
void HeadsPanel::followRoom()
{
    const bool several = m_state.offeredHeads().size() > 1;
    m_slider->setVisible(several);
    const bool others = !several && m_otherStrip != nullptr && m_state.ready();
    m_fold->setVisible(several || others);
    m_each->setEnabled(m_state.ready());
    bool room = true;
    if (const QWidget* centre = parentWidget()) {
        const int besides = m_title->height() + m_slider->sizeHint().height() + 4 * space::wide
            + 34 // plus the read-out
            + (m_dots != nullptr && !m_dots->isHidden() ? m_dots->height() + space::tight : 0);
        const int within = width() - 2 * space::wide;
        const int strip = others ? m_otherStrip->heightIn(within) : m_strip->heightIn(within);
        room = centre->height() - besides - strip >= leastPicture;
    }
    const bool wanted = (several || others) && m_wanted.value_or(room);
    const bool shown = several && wanted;
    if (m_otherStrip != nullptr) {
        m_otherStrip->setVisible(others && wanted);
    }
    m_fold->setAccessibleDescription(wanted ? tr("shown") : tr("folded"));
    m_fold->setArrowType(wanted ? Qt::DownArrow : Qt::UpArrow);
    if (shown == m_strip->isHidden()) {
        m_strip->setVisible(shown);
        m_board.setStripShown(shown);
    }
}

bool HeadsPanel::event(QEvent* event)
{
    if (event->type() == QEvent::ParentAboutToChange && parentWidget()) {
        parentWidget()->removeEventFilter(this);
    } else if (event->type() == QEvent::ParentChange && parentWidget()) {
        parentWidget()->installEventFilter(this);
    }
    return QWidget::event(event);
}

bool HeadsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == parentWidget()) {
        followRoom();
    }
    return false;
}

void HeadsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    followRoom();
    elideFacts();
}

void HeadsPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        followFacts(); // the text contains colours
    }
}

// Shows as many facts as fit, in order.
void HeadsPanel::elideFacts()
{
    const QString between = QStringLiteral("&nbsp;&nbsp;&nbsp;");
    int room = width() - m_title->width() - m_each->sizeHint().width() - m_fold->width() - 7 * space::wide;
    const bool network = !m_state.model() || !m_state.model()->program;
    // Hides the button rather than cutting it; the check boxes, which menus also have, come second.
    m_each->setVisible(network && room >= 0);
    m_scheme->setVisible(network && m_state.model() && hasSubNetworks(m_state.model()->config)
                         && !m_state.model()->config.thinks() && room >= m_scheme->sizeHint().width());
    room -= m_scheme->isHidden() ? 0 : m_scheme->sizeHint().width() + space::normal;
    bool fits = true;
    for (QCheckBox* box : {m_untrained, m_lock}) {
        const bool plain = box == m_untrained && m_state.model() && isPlain(m_state.model()->config);
        const int needs = plain ? 0 : box->sizeHint().width() + space::normal;
        fits = fits && room >= needs;
        box->setVisible(fits && !plain);
        room -= fits ? needs : 0;
    }
    QStringList shown;
    QLabel measure;
    measure.setFont(m_facts->font());
    measure.setTextFormat(Qt::RichText);
    for (const QString& fact : m_known) {
        measure.setText((shown + QStringList{fact}).join(between));
        if (measure.sizeHint().width() > room) {
            break;
        }
        shown << fact;
    }
    m_facts->setText(shown.join(between));
}

void HeadsPanel::followQuery()
{
    QList<int> trained;
    for (int k = 1; k <= m_state.maxHeads(); ++k) {
        if (m_state.isTrained(k)) {
            trained.append(k);
        }
    }
    m_slider->setHeadWidth(m_state.model() ? m_state.model()->config.headDim.value : 0);
    m_slider->setHeads(m_state.maxHeads(), m_state.offeredHeads(), trained);
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(m_state.query().heads);
    m_slider->update();
    const int k = m_state.query().heads;
    const QString some = tr("%1 of %2 heads").arg(QString::number(k), QString::number(m_state.maxHeads()));
    m_title->setText(!m_state.model() ? tr("Heads") : m_state.model()->program ? QString() : some);
    m_title->setMinimumWidth(titleWidth(*m_title, tr("%1 of %2 heads"), m_state.maxHeads()));
    m_slider->setAccessibleDescription(m_title->text());
    m_state.actions().untrainedHeads->setEnabled(int(trained.size()) < m_state.maxHeads()
                                                 && !(m_state.model() && m_state.model()->config.thinks()));
    m_form->follow();
    followRoom();
    followFacts();
}

void HeadsPanel::followFacts()
{
    if (!m_state.model() || m_state.model()->program) {
        m_known.clear();
        elideFacts();
        return;
    }
    const int k = m_state.query().heads;
    const VitConfig& config = m_state.model()->config;
    QStringList facts;
    const auto add = [&](const QString& value, const QString& unit) {
        facts << QStringLiteral("<b>%1</b>&nbsp;<span style=\"color:%2\">%3</span>")
                     .arg(value, palette().color(QPalette::PlaceholderText).name(), unit);
    };
    facts << QStringLiteral("<span style=\"color:%1\">%2</span>&nbsp;<b>%3</b>")
                 .arg(palette().color(QPalette::PlaceholderText).name(), tr("width"))
                 .arg(widthsOf(config, m_state.query().sub(k)).embed);
    if (int(m_state.query().plan.blocks.size()) == config.depth) {
        const InputSize most = m_state.query().size.atMost();
        const NetworkCost cost =
            costOf(config, m_state.query().sub(k), m_state.query().plan, {most.height, most.width});
        add(compactCount(cost.parameters), tr("parameters"));
        add(compactCount(cost.macs), tr("MACs"));
    }
    const Board::Cell* now = m_board.current();
    if (now && now->prediction && now->prediction->steadyMilliseconds > 0) {
        add(milliseconds(now->prediction->steadyMilliseconds), tr("per picture"));
    }
    const bool otherwise = m_state.query().scheme != SliceScheme() && k < m_state.maxHeads();
    if (otherwise || !m_state.isTrained(k)) {
        facts << QStringLiteral("<i>%1</i>").arg(tr("not trained"));
    }
    m_known = facts;
    elideFacts();
}

} // namespace hydra::ui

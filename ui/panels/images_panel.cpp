// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/images_panel.h"

#include "ui/models/images_model.h"
#include "ui/panels/likeness_row.h"
#include "ui/panels/panels.h"
#include "ui/state/picture_labels.h"
#include "ui/state/picture_predictions.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int wideFrom = 320; // points; from here filter and order fit side by side
constexpr int tallyMs = 200; // update interval while predictions arrive
constexpr std::size_t mostConfusions = 100; // in the menu

} // namespace

ImagesPanel::ImagesPanel(ViewState& state, Board& board, Library& library, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_library(library)
    , m_predictions(new PicturePredictions(state, board, library, this))
    , m_list(new QListView(this))
    , m_place(quietLabel({}, this))
    , m_form(this)
    , m_filter(m_form.line("imageFilter",
                           {[this] { return m_library.filter(); },
                            [this](const QString& words) { arrange(words, m_library.order()); }},
                           tr("Filter"), tr("Filter"),
                           tr("Only pictures whose file, folder or predicted class has all these words.")))
    , m_order(m_form.choice<Library::Order>(
          "imageOrder",
          {[this] { return m_library.order(); },
           [this](Library::Order order) { arrange(m_library.filter(), order); }},
          {}, tr("Order"), tr("The order of the list.")))
    , m_arrangement(new QBoxLayout(QBoxLayout::TopToBottom)) // texts are longer in other languages
    , m_likeness(new LikenessRow(state, board, library, this))
    , m_mistakes(new QWidget(this))
    , m_score(new QLabel(m_mistakes))
    , m_scoring(new QPushButton(m_mistakes))
    , m_narrower(m_mistakes)
    , m_narrowing(m_narrower.choice<int>(
          "imageNarrowing",
          {[this] { return int(m_narrowings.indexOf(m_library.narrowing())); },
           [this](int chosen) { narrow(m_narrowings.at(chosen)); }},
          {}, tr("Mistakes"),
          tr("All pictures, or only those that the network gets wrong or is unsure of (less than %1). "
             "Choosing a confusion also asks why it was the one class and not the other.")
              .arg(percent(unsureBelow))))
{
    new PictureLabels(state, library, this);
    setObjectName(QStringLiteral("imagesPanel"));
    describe(m_list, "images", tr("Images"), {});
    m_list->setModel(new ImagesModel(library, this));
    m_list->setItemDelegate(thumbnailDelegate(m_list));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setSpacing(0);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    buildArrangement();
    buildMistakes();
    filled(new QVBoxLayout(this), {buildHeader(state), m_arrangement, m_likeness, m_mistakes, {m_list, 1}},
           space::tight, {space::tight, 0, 0, space::tight});

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) {
                    m_library.show(index.row());
                }
            });
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &ImagesPanel::tellInView);
    m_list->viewport()->installEventFilter(this);
    connect(&library, &Library::nearnessChanged, this, &ImagesPanel::fillOrders);
    connect(&library, &Library::currentChanged, this, &ImagesPanel::follow);
    connect(&library, &Library::currentChanged, this, &ImagesPanel::followWrong);
    connect(&library, &Library::predictedChanged, this, &ImagesPanel::followWrong);
    connect(state.actions().whyWrong, &QAction::triggered, this, [this] {
        const QString& path = m_library.currentPath();
        askWhy(std::pair(m_library.predicted(path).index, m_library.label(path).index));
        m_askedOf = m_library.narrowing().kind == Narrowing::Kind::Confusion ? QString() : path;
    });
    connect(&library, &Library::currentChanged, this, [this] {
        if (!m_askedOf.isEmpty() && m_library.currentPath() != m_askedOf) {
            askWhy(std::nullopt);
        }
    });
    connect(&library, &Library::listChanged, this, [this] {
        fillOrders();
        tellInView();
    });
}

// Asks why a picture is taken for the first class and not for the second; empty restores the query before.
// The question ends with the picture or filter that it was asked for.
void ImagesPanel::askWhy(const std::optional<std::pair<int, int>>& classes)
{
    using Kind = ClassChoice::Kind;
    const PictureAsk& now = m_state.query();
    const bool mine = m_asked && now.target == m_asked->target && now.against == m_asked->against;
    const Asked before = mine ? *m_asked : Asked{{}, {}, now.target, now.against};
    m_asked.reset();
    m_askedOf.clear();
    if (classes) {
        m_asked = Asked{{Kind::Index, classes->first},
                        {Kind::Index, classes->second},
                        before.targetBefore,
                        before.againstBefore};
        m_state.setTarget(m_asked->target);
        m_state.setAgainst(m_asked->against);
        if (!m_state.method().classSpecific) { // the method would ignore the contrast
            m_state.setMethod(defaultMethod());
        }
    } else if (mine) {
        m_state.setTarget(before.targetBefore);
        m_state.setAgainst(before.againstBefore);
    }
}

void ImagesPanel::followWrong()
{
    const QString& path = m_library.currentPath();
    m_state.actions().whyWrong->setEnabled(verdict(m_library.predicted(path), m_library.label(path))
                                           == Verdict::Wrong);
}

QHBoxLayout* ImagesPanel::buildHeader(ViewState& state)
{
    m_place->setAlignment(Qt::AlignCenter);
    m_place->setWordWrap(false);
    auto* buttons = filled(new QHBoxLayout,
                           {toolButtonFor(state.actions().previousImage, this, Qt::ToolButtonIconOnly),
                            {m_place, 1},
                            toolButtonFor(state.actions().nextImage, this, Qt::ToolButtonIconOnly)},
                           0, {0, space::tight, space::tight, 0});
    buttons->setObjectName(QStringLiteral("header")); // the dock adds its close button
    return buttons;
}

void ImagesPanel::buildArrangement()
{
    m_filter->setClearButtonEnabled(true);
    // Keeps the panel's minimum width at one column, even with the order beside the filter.
    m_filter->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(4);
    fillOrders();
    m_arrangement->setContentsMargins(space::tight, 0, space::tight, 0);
    m_arrangement->setSpacing(space::tight);
    m_arrangement->addWidget(m_filter, 1);
    m_arrangement->addWidget(m_order, 1);
}

void ImagesPanel::arrange(const QString& filter, Library::Order order)
{
    m_library.arrange(filter, order);
    if (order != Library::Order::Nearest) {
        m_likeness->release();
    }
}

// Offers the order by mistakes or by likeness only if these are known.
void ImagesPanel::fillOrders()
{
    Choices<Library::Order> orders{{Library::Order::Opened, tr("As opened")},
                                   {Library::Order::Name, tr("Name, A to Z")},
                                   {Library::Order::NameBackwards, tr("Name, Z to A")},
                                   {Library::Order::Newest, tr("Newest first")},
                                   {Library::Order::Likeliest, tr("Highest probability first")},
                                   {Library::Order::Unlikeliest, tr("Lowest probability first")}};
    if (m_library.hasLabels() || m_library.order() == Library::Order::WrongFirst) {
        orders.append({Library::Order::WrongFirst, tr("Wrong first")});
    }
    if (!m_library.nearTo().isEmpty()) {
        orders.append({Library::Order::Nearest, tr("Most alike first")});
    }
    if (orders != m_orders) {
        ValueForm::offer(m_order, m_orders = orders);
    }
    m_form.follow();
}

void ImagesPanel::buildMistakes()
{
    m_mistakes->setObjectName(QStringLiteral("mistakes"));
    m_score->setObjectName(QStringLiteral("score"));
    m_score->setWordWrap(true);
    m_scoring->setObjectName(QStringLiteral("scoring"));
    m_narrowing->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_narrowing->setMinimumContentsLength(4);
    filled(new QVBoxLayout(m_mistakes), {m_score, m_scoring, m_narrowing}, space::tight,
           {space::tight, 0, space::tight, 0});
    connect(m_narrowing, &QComboBox::activated, this,
            [this] { ask(m_library.narrowing()); }); // also if the same entry is chosen again
    connect(m_scoring, &QPushButton::clicked, this, [this] {
        m_predictions->askAll(!m_predictions->asksMore());
        followTally();
    });
    m_tallying.setSingleShot(true);
    m_tallying.setInterval(tallyMs);
    connect(&m_tallying, &QTimer::timeout, this, &ImagesPanel::followTally);
    connect(&m_library, &Library::labelsChanged, this, &ImagesPanel::followTally);
    connect(&m_library, &Library::openedChanged, this, &ImagesPanel::followTally);
    connect(&m_library, &Library::predictedChanged, this, [this] {
        if (m_library.hasLabels() && !m_tallying.isActive()) {
            m_tallying.start();
        }
    });
    followTally();
}

void ImagesPanel::followTally()
{
    followWrong();
    fillOrders();
    m_mistakes->setVisible(m_library.hasLabels());
    if (!m_library.hasLabels()) {
        return;
    }
    m_tally = m_library.tally();
    const int open = m_tally.labelled - m_tally.scored();
    QStringList score;
    if (m_tally.scored() > 0 || open == 0) {
        score << tr("%1 of %2 right").arg(m_tally.right).arg(m_tally.scored());
    }
    if (open > 0) {
        score << tr("%1 not scored yet").arg(open);
    }
    m_score->setText(score.join(QLatin1Char('\n')));
    const qsizetype without = m_library.opened().size() - m_tally.labelled;
    m_score->setToolTip(without > 0 ? tr("Without a label: %1").arg(without) : QString());
    const bool scoring = m_predictions->asksMore();
    m_scoring->setVisible(open > 0);
    m_scoring->setText(scoring ? tr("Stop") : tr("Score all"));
    m_scoring->setToolTip(
        scoring ? QString()
                : tr("Asks the network about all pictures while nothing else is being computed."));
    if (!m_narrowing->view()->isVisible()) { // an open list must not change
        m_narrower.follow([this] { fillNarrowings(); });
    }
}

void ImagesPanel::fillNarrowings()
{
    using Kind = Narrowing::Kind;
    m_narrowing->clear();
    m_narrowings.clear();
    const auto add = [this](const Narrowing& to, const QString& title, const QString& spoken = {},
                            const QString& tip = {}) {
        m_narrowing->addItem(title, int(m_narrowings.size()));
        const int item = m_narrowing->count() - 1;
        m_narrowing->setItemData(item, spoken.isEmpty() ? title : spoken, Qt::AccessibleTextRole);
        m_narrowing->setItemData(item, plainTip(tip), Qt::ToolTipRole);
        m_narrowings.append(to);
        return to == m_library.narrowing();
    };
    bool there = add({}, tr("All (%1)").arg(m_library.opened().size()));
    there |= add({Kind::Wrong}, tr("Wrong (%1)").arg(m_tally.wrong));
    there |= add({Kind::Unsure}, tr("Unsure (%1)").arg(m_tally.unsure));
    const auto addConfusion = [&](const QString& is, const QString& answer, int count) {
        there |= add({Kind::Confusion, is, answer}, tr("%1 → %2 (%3)").arg(is, answer).arg(count),
                     tr("%1 taken for %2: %3").arg(is, answer).arg(count),
                     tr("Labelled %1, predicted %2. Also asks: why %2 and not %1?").arg(is, answer));
    };
    for (std::size_t i = 0; i < std::min(m_tally.confusions.size(), mostConfusions); ++i) {
        const Confusion& each = m_tally.confusions[i];
        addConfusion(each.labelled.name, each.predicted.name, each.count);
    }
    if (!there) { // from another head count or model, or a rare confusion
        const Narrowing& now = m_library.narrowing();
        const auto found =
            std::find_if(m_tally.confusions.begin(), m_tally.confusions.end(), [&](const Confusion& each) {
                return each.labelled.name == now.labelled && each.predicted.name == now.predicted;
            });
        addConfusion(now.labelled, now.predicted, found == m_tally.confusions.end() ? 0 : found->count);
    }
    m_narrowing->view()->setMinimumWidth(m_narrowing->view()->sizeHintForColumn(0) + space::wide);
}

void ImagesPanel::narrow(const Narrowing& narrowing)
{
    m_library.narrow(narrowing);
    if (m_library.currentRow() < 0) {
        m_library.show(0);
    }
}

void ImagesPanel::ask(const Narrowing& narrowing)
{
    const auto confusion =
        std::find_if(m_tally.confusions.begin(), m_tally.confusions.end(), [&](const Confusion& each) {
            return narrowing
                == Narrowing{Narrowing::Kind::Confusion, each.labelled.name, each.predicted.name};
        });
    askWhy(confusion != m_tally.confusions.end()
               ? std::optional(std::pair(confusion->predicted.index, confusion->labelled.index))
               : std::nullopt);
}

void ImagesPanel::follow(int row)
{
    const QString of = QString::number(m_library.images().size());
    m_place->setText(row >= 0                                ? QStringLiteral("%1 / %2").arg(row + 1).arg(of)
                         : m_library.currentPath().isEmpty() ? tr("pasted")
                                                             : QStringLiteral("– / %1").arg(of));
    const QModelIndex index = m_list->model()->index(row, 0);
    if (index.isValid()) {
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
    } else {
        m_list->clearSelection();
    }
}

QStringList ImagesPanel::picturesInView() const
{
    QStringList paths;
    const QRect view = m_list->viewport()->rect();
    const int count = m_list->model()->rowCount();
    const auto place = [this](int row) { return m_list->visualRect(m_list->model()->index(row, 0)); };
    int first = 0; // binary search: rows are ordered from top to bottom, several in one line
    for (int step = count; isVisible() && step > 0;) {
        const int half = step / 2;
        const bool above = place(first + half).bottom() < view.top();
        first = above ? first + half + 1 : first;
        step = above ? step - half - 1 : half;
    }
    for (int row = first; isVisible() && row < count && place(row).top() <= view.bottom(); ++row) {
        paths << m_library.images().value(row);
    }
    return paths;
}

// Queued, so that the layout is up to date.
void ImagesPanel::tellInView()
{
    QMetaObject::invokeMethod(
        this, [this] { m_predictions->look(picturesInView(), isVisible()); }, Qt::QueuedConnection);
}

void ImagesPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    tellInView();
}

void ImagesPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    tellInView();
}

bool ImagesPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        m_arrangement->setDirection(width() < wideFrom ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        tellInView();
    }
    return QWidget::eventFilter(watched, event);
}

QWidget* imagesPanel(const PanelParts& parts)
{
    return new ImagesPanel(parts.state, parts.board, parts.library, parts.window);
}

} // namespace hydra::ui

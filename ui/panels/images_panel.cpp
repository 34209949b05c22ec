// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/images_panel.h"

#include "ui/models/images_model.h"
#include "ui/state/picture_predictions.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int thumbnail = 76; // points

// In two lines: the first breaks where a word ends or at a hyphen, if it can, and the second is cut in its
// middle. Returns where the next line begins.
double paintName(QPainter& painter, const QRectF& box, const QFontMetrics& metrics, const QString& name)
{
    const int room = int(box.width());
    qsizetype first = name.size();
    while (first > 0 && metrics.horizontalAdvance(name.left(first)) > room) {
        --first;
    }
    if (first < name.size()) {
        qsizetype gap = first;
        while (gap > 0 && name[gap] != QLatin1Char(' ') && name[gap - 1] != QLatin1Char('-')) {
            --gap;
        }
        first = gap > 0 ? gap : first;
    }
    painter.drawText(QRectF(box.left(), box.top(), box.width(), metrics.height()), Qt::AlignCenter,
                     name.left(first));
    painter.drawText(QRectF(box.left(), box.top() + metrics.height(), box.width(), metrics.height()),
                     Qt::AlignCenter, metrics.elidedText(name.mid(first).trimmed(), Qt::ElideMiddle, room));
    return box.top() + (first < name.size() ? 2 : 1) * metrics.height();
}

// The class gives way to its number.
void paintPrediction(QPainter& painter, const QRectF& box, const QFontMetrics& metrics, const QString& words)
{
    const qsizetype gap = words.lastIndexOf(QLatin1Char(' '), words.size() - 3); // of "tench 89.5 %"
    const QString number = words.mid(std::max<qsizetype>(0, gap));
    const QString name = metrics.elidedText(words.left(std::max<qsizetype>(0, gap)), Qt::ElideRight,
                                            int(box.width()) - metrics.horizontalAdvance(number));
    painter.setLayoutDirection(Qt::LeftToRight); // the number comes last, as in all other places
    painter.drawText(box, Qt::AlignCenter, name + number);
}

class ThumbnailDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {thumbnail + 16, thumbnail + 3 * option.fontMetrics.height() + 16};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QPalette& palette = option.palette;
        const bool chosen = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const QRectF cell = QRectF(option.rect).adjusted(2, 2, -2, -2);
        if (chosen || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(chosen ? QPen(QApplication::palette().color(QPalette::Highlight), 2)
                                   : QPen(Qt::NoPen));
            painter->setBrush(
                QApplication::palette().color(chosen ? QPalette::Base : QPalette::AlternateBase));
            painter->drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
        }
        const QRectF box(cell.center().x() - thumbnail / 2.0, cell.top() + 5, thumbnail, thumbnail);
        QPainterPath frame;
        frame.addRoundedRect(box, 3, 3);
        painter->setClipPath(frame);
        const auto pixmap = index.data(Qt::DecorationRole).value<QPixmap>();
        if (pixmap.isNull()) {
            painter->fillRect(box, palette.color(QPalette::AlternateBase));
        } else {
            painter->drawPixmap(box, pixmap, QRectF(pixmap.rect()));
        }
        painter->setClipping(false);
        painter->setPen(palette.color(chosen ? QPalette::Text : QPalette::PlaceholderText));
        const int line = option.fontMetrics.height();
        const double next =
            paintName(*painter, QRectF(cell.left() + 3, box.bottom() + 2, cell.width() - 6, 2.0 * line),
                      option.fontMetrics, index.data().toString());
        painter->setPen(palette.color(QPalette::Text));
        paintPrediction(*painter, QRectF(cell.left() + 3, next, cell.width() - 6, line), option.fontMetrics,
                        index.data(ImagesModel::predictionRole).toString());
        painter->restore();
    }
};

} // namespace

ImagesPanel::ImagesPanel(ViewState& state, Board& board, Library& library, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_predictions(new PicturePredictions(state, board, library, this))
    , m_list(new QListView(this))
    , m_place(quietLabel({}, this))
    , m_filter(new QLineEdit(this))
    , m_order(new QComboBox(this))
{
    setObjectName(QStringLiteral("imagesPanel"));
    m_list->setObjectName(QStringLiteral("images"));
    m_list->setAccessibleName(tr("Images"));
    m_list->setModel(new ImagesModel(library, this));
    m_list->setItemDelegate(new ThumbnailDelegate(m_list));
    m_list->setViewMode(QListView::IconMode);
    m_list->setMovement(QListView::Static);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setMouseTracking(true);
    m_list->setSpacing(0);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::tight, 0, 0, space::tight);
    column->setSpacing(space::tight);
    column->addLayout(buildHeader(state));
    column->addLayout(buildArrangement());
    column->addWidget(m_list, 1);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (index.isValid()) {
                    m_library.show(index.row());
                }
            });
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &ImagesPanel::tellInView);
    m_list->viewport()->installEventFilter(this);
    connect(&library, &Library::currentChanged, this, &ImagesPanel::follow);
    connect(&library, &Library::listChanged, this, [this] {
        if (m_filter->text() != m_library.filter()) { // other pictures
            const QSignalBlocker quiet(m_filter);
            m_filter->setText(m_library.filter());
        }
        m_order->setCurrentIndex(m_order->findData(int(m_library.order())));
        tellInView();
    });
}

QHBoxLayout* ImagesPanel::buildHeader(ViewState& state)
{
    m_place->setAlignment(Qt::AlignCenter);
    m_place->setWordWrap(false);
    auto* buttons = new QHBoxLayout;
    buttons->setObjectName(QStringLiteral("header")); // the dock adds its closing button
    buttons->setContentsMargins(0, space::tight, space::tight, 0);
    buttons->setSpacing(0);
    buttons->addWidget(toolButtonFor(state.actions().previousImage, this, Qt::ToolButtonIconOnly));
    buttons->addWidget(m_place, 1);
    buttons->addWidget(toolButtonFor(state.actions().nextImage, this, Qt::ToolButtonIconOnly));
    return buttons;
}

QVBoxLayout* ImagesPanel::buildArrangement()
{
    describe(m_filter, "imageFilter", tr("Filter"),
             tr("Only pictures whose file, folder or predicted class has all these words."));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMinimumWidth(48);
    describe(m_order, "imageOrder", tr("Order"), tr("The order of the list."));
    m_order->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_order->setMinimumContentsLength(4);
    const std::pair<QString, Library::Order> orders[]{
        {tr("As opened"), Library::Order::Opened},
        {tr("By name"), Library::Order::Name},
        {tr("By name, backwards"), Library::Order::NameBackwards},
        {tr("Newest first"), Library::Order::Newest},
        {tr("Most certain first"), Library::Order::Likeliest},
        {tr("Least certain first"), Library::Order::Unlikeliest}};
    for (const auto& [title, order] : orders) {
        m_order->addItem(title, int(order));
    }
    const auto arrange = [this] {
        m_library.arrange(m_filter->text(), Library::Order(m_order->currentData().toInt()));
    };
    connect(m_filter, &QLineEdit::textChanged, this, arrange);
    connect(m_order, &QComboBox::activated, this, arrange);
    auto* rows = new QVBoxLayout; // the panel is narrow, and words are longer in other languages
    rows->setContentsMargins(space::tight, 0, space::tight, 0);
    rows->setSpacing(space::tight);
    rows->addWidget(m_filter);
    rows->addWidget(m_order);
    return rows;
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
    int first = 0; // rows lie one below the other, if several side by side
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

// Once what has just changed is laid out.
void ImagesPanel::tellInView()
{
    QMetaObject::invokeMethod(
        this, [this] { m_predictions->look(picturesInView()); }, Qt::QueuedConnection);
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
        tellInView();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hydra::ui

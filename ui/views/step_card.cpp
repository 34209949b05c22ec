// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/step_card.h"

#include "ui/paint/format.h"
#include "ui/shell/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int rowPictureSide = 148;
constexpr int narrowestText = 190; // a sentence narrower than this is a column of words
constexpr int wordsOnly = 250;
constexpr int leastArrow = 44;

QLabel* quietIn(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", QStringLiteral("quiet"));
    return label;
}

} // namespace

OperationArrow::OperationArrow(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void OperationArrow::setOperation(const QString& operation)
{
    m_operation = operation;
    setAccessibleName(operation);
    updateGeometry();
    update();
}

QSize OperationArrow::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    return {std::max(leastArrow, QFontMetrics(bold).horizontalAdvance(m_operation) + 10), 60};
}

void OperationArrow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // As high as the middle of the matrices beside it.
    const double y = std::min(height() / 2.0, 178.0);
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.5));
    const double left = 4;
    const double right = width() - 5;
    painter.drawLine(QPointF(left, y), QPointF(right - 6, y));
    QPainterPath head({right, y});
    head.lineTo(right - 8, y - 4.5);
    head.lineTo(right - 8, y + 4.5);
    head.closeSubpath();
    painter.fillPath(head, palette().color(QPalette::PlaceholderText));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Highlight));
    painter.drawText(QRectF(0, y - fontMetrics().height() - 6, width(), fontMetrics().height()),
                     Qt::AlignCenter, m_operation);
}

StepCard::StepCard(QWidget* parent)
    : QFrame(parent)
    , m_title(new QLabel(this))
    , m_formula(new QLabel(this))
    , m_shape(quietIn(this))
    , m_matrix(new MatrixView(this))
    , m_row(new PatchPicture(rowPictureSide, this))
    , m_rowTitle(quietIn(this))
    , m_rowBox(new QWidget(this))
    , m_explanation(quietIn(this))
{
    setProperty("role", QStringLiteral("card"));
    m_title->setProperty("role", QStringLiteral("heading"));
    for (QLabel* label : {m_title, m_formula, m_shape, m_explanation}) {
        label->setTextFormat(Qt::PlainText);
    }
    m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setWordWrap(true);
    m_explanation->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_rowTitle->setText(tr("The marked row on the picture"));
    m_rowTitle->setWordWrap(true);
    m_row->setAccessibleName(m_rowTitle->text());

    auto* beside = new QVBoxLayout(m_rowBox);
    beside->setContentsMargins(0, fontMetrics().height() + space::tight, 0, 0);
    beside->setSpacing(space::tight);
    beside->addWidget(m_row);
    beside->addWidget(m_rowTitle);
    beside->addStretch(1);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(space::normal);
    pictures->addWidget(m_matrix, 0, Qt::AlignTop);
    pictures->addWidget(m_rowBox, 0, Qt::AlignTop);
    pictures->addStretch(1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::wide, space::normal, space::wide, space::wide);
    column->setSpacing(space::tight);
    column->addWidget(m_title);
    column->addWidget(m_formula);
    column->addWidget(m_shape);
    column->addLayout(pictures);
    column->addWidget(m_explanation);
    column->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);

    connect(m_matrix, &MatrixView::readOut, this, &StepCard::readOut);
    connect(m_matrix, &MatrixView::hovered, this, &StepCard::hovered);
    connect(m_matrix, &MatrixView::chosen, this, &StepCard::chosen);
    connect(m_matrix, &MatrixView::moved, this, &StepCard::moved);
    connect(m_row, &PatchPicture::moved, this, &StepCard::moved);
    connect(m_row, &PatchPicture::hovered, this, [this](int patch, const QString& value) {
        const std::int64_t token = patch < 0 ? -1 : patch + m_walk->prefix;
        Q_EMIT hovered(token);
        Q_EMIT readOut(patch < 0 ? QString()
                                 : QStringList{m_title->text(), text(tokenName(*m_walk, m_walk->token)),
                                               tr("to %1").arg(text(tokenName(*m_walk, token))), value}
                                       .join(QStringLiteral("   ·   ")));
    });
    connect(m_row, &PatchPicture::chosen, this, [this](int patch) { Q_EMIT chosen(patch + m_walk->prefix); });
}

void StepCard::setStep(const engine::WalkPtr& walk, const WalkStep& step, ColourMap sequential,
                       const QImage& seen)
{
    m_walk = walk;
    m_id = text(step.id);
    setObjectName(QStringLiteral("step-") + m_id);
    m_title->setText(text(step.title));
    m_formula->setText(text(step.formula));
    m_shape->setText(text(step.shape));
    m_shape->setVisible(!step.shape.empty());
    m_explanation->setText(text(step.explanation));
    m_matrix->setVisible(!step.matrix.empty());
    m_matrix->setStep(walk, step, sequential);
    showRow(step, sequential, seen);
    int width = step.matrix.empty() ? wordsOnly : std::max(narrowestText, m_matrix->sizeHint().width());
    width += m_rowBox->isHidden() ? 0 : m_row->sizeHint().width() + space::normal;
    m_explanation->setFixedWidth(width);
    setFixedWidth(width + 2 * space::wide + 2 * frameWidth());
}

void StepCard::showRow(const WalkStep& step, ColourMap sequential, const QImage& seen)
{
    const WalkMatrix& m = step.matrix;
    const std::size_t patches = std::size_t(m_walk->gridRows) * std::size_t(m_walk->gridCols);
    const bool pairs = m.rowAxis == Axis::Token && m.colAxis == Axis::Token && m.focus >= 0
        && m.focusRow.size() == patches + std::size_t(m_walk->prefix);
    m_rowBox->setVisible(pairs);
    if (!pairs) {
        return;
    }
    Map values;
    values.rows = m_walk->gridRows;
    values.cols = m_walk->gridCols;
    values.isSigned = m.isSigned;
    values.values.assign(m.focusRow.begin() + m_walk->prefix, m.focusRow.end());
    m_row->setPicture(seen);
    m_row->setGrid(values.rows, values.cols, int(m_walk->token) - m_walk->prefix);
    m_row->setValues(values, rangeOf(m).range, m.isSigned ? ColourMap::Diverging : sequential);
    m_rowTitle->setFixedWidth(m_row->sizeHint().width());
}

void StepCard::setDimmed(bool dimmed)
{
    m_matrix->setDimmed(dimmed);
    m_row->setDimmed(dimmed);
    m_explanation->setEnabled(!dimmed);
}

void StepCard::pointAt(std::int64_t token)
{
    m_matrix->pointAt(token);
    m_row->pointAt(token < 0 || !m_walk ? -1 : int(token) - m_walk->prefix);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/step_card.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace hydra::ui {

namespace {

constexpr double largeSquare = 120; // side in points
constexpr double betweenSquares = 28;

constexpr int rowPictureSide = 140;
constexpr int narrowestText = 190; // a narrower sentence would be a column of single words
constexpr int wordsOnly = 250;
constexpr int leastArrow = 44;
constexpr double arrowHeight = 178; // y of the arrow: the middle of the adjacent matrices

QLabel* quietIn(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", QStringLiteral("quiet"));
    return label;
}

} // namespace

// Two numbers as areas at one scale: the token-pair weights softmax would hold, and the values held instead.
class AreaComparison : public QWidget
{
public:
    explicit AreaComparison(QWidget* parent = nullptr)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    void setNumbers(std::int64_t large, std::int64_t small)
    {
        m_large = std::max<std::int64_t>(1, large);
        m_small = std::max<std::int64_t>(1, small);
        setAccessibleName(
            tr("%1 weights between tokens against %2 sums")
                .arg(QLocale().toString(qlonglong(m_large)), QLocale().toString(qlonglong(m_small))));
        update();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {250, int(largeSquare) + 2 * fontMetrics().height() + 6};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int line = fontMetrics().height();
        // The larger square fills its place; a linear kind with wide heads may hold more than softmax.
        const double most = double(std::max(m_large, m_small));
        const auto side = [&](std::int64_t number) {
            return std::max(2.0, largeSquare * std::sqrt(double(number) / most));
        };
        const auto draw = [&](double x, std::int64_t number, const QColor& colour, const QString& name) {
            const double s = side(number);
            const QRectF square(x, largeSquare - s + 1, s, s);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            painter.drawRect(square);
            painter.setPen(palette().color(QPalette::Text));
            const QRectF words(x, largeSquare + 3, largeSquare, line);
            painter.drawText(words, Qt::AlignLeft, QLocale().toString(qlonglong(number)));
            painter.setPen(palette().color(QPalette::PlaceholderText));
            painter.drawText(words.translated(0, line), Qt::AlignLeft, name);
        };
        draw(0, m_large, palette().color(QPalette::Mid), tr("softmax"));
        draw(largeSquare + betweenSquares, m_small, palette().color(QPalette::Highlight), tr("this kind"));
    }

private:
    std::int64_t m_large = 1, m_small = 1;
};

QString formulaText(const QString& formula)
{
    static const QRegularExpression subscript(QStringLiteral("_(\\w)"));
    return formula.toHtmlEscaped().replace(subscript, QStringLiteral("<sub>\\1</sub>"));
}

OperationArrow::OperationArrow(QWidget* parent)
    : QWidget(parent)
    , m_operation(new QLabel(this))
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_operation->setProperty("role", QStringLiteral("operation"));
    m_operation->setTextFormat(Qt::RichText);
    m_operation->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
}

void OperationArrow::setOperation(const QString& operation)
{
    m_operation->setText(formulaText(operation));
    updateGeometry();
}

QSize OperationArrow::sizeHint() const
{
    return {std::max(leastArrow, m_operation->sizeHint().width() + 8), 60};
}

void OperationArrow::resizeEvent(QResizeEvent*)
{
    m_operation->setGeometry(0, 0, width(), int(std::min(height() / 2.0, arrowHeight)) - 4);
}

void OperationArrow::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = std::min(height() / 2.0, arrowHeight);
    const QColor colour = palette().color(QPalette::PlaceholderText);
    painter.setPen(QPen(colour, 1.5));
    const double left = 4;
    const double right = width() - 5;
    painter.drawLine(QPointF(left, y), QPointF(right - 6, y));
    QPainterPath head({right, y});
    head.lineTo(right - 8, y - 4.5);
    head.lineTo(right - 8, y + 4.5);
    head.closeSubpath();
    painter.fillPath(head, colour);
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
    , m_areas(new AreaComparison(this))
    , m_explanation(quietIn(this))
{
    setProperty("role", QStringLiteral("card"));
    m_title->setProperty("role", QStringLiteral("heading"));
    for (QLabel* label : {m_title, m_shape, m_explanation}) {
        label->setTextFormat(Qt::PlainText);
    }
    m_formula->setTextFormat(Qt::RichText);
    m_formula->setProperty("role", QStringLiteral("formula"));
    m_formula->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_explanation->setWordWrap(true);
    m_explanation->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_rowTitle->setWordWrap(true);
    m_row->setAccessibleName(tr("The marked row on the picture"));

    filled(new QVBoxLayout(m_rowBox), {m_row, m_rowTitle, Stretch{}}, space::tight,
           {0, fontMetrics().height() + space::tight, 0, 0});
    auto* pictures =
        filled(new QHBoxLayout, {{m_matrix, 0, Qt::AlignTop}, {m_rowBox, 0, Qt::AlignTop}, Stretch{}});

    filled(new QVBoxLayout(this), {m_title, m_formula, m_shape, pictures, m_areas, m_explanation, Stretch{}},
           space::tight, {space::wide, space::normal, space::wide, space::wide});
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
                                 : QStringList{m_title->text(), spoken(tokenName(*m_walk, m_walk->token)),
                                               tr("to %1").arg(spoken(tokenName(*m_walk, token))), value}
                                       .join(QStringLiteral("   ·   ")));
    });
    connect(m_row, &PatchPicture::chosen, this, [this](int patch) { Q_EMIT chosen(patch + m_walk->prefix); });
}

void StepCard::setStep(const engine::WalkPtr& walk, const WalkStep& step, const Look& look,
                       const QImage& seen)
{
    m_walk = walk;
    m_id = text(step.id);
    setObjectName(QStringLiteral("step-") + m_id);
    m_title->setText(spoken(step.title));
    m_formula->setText(formulaText(text(step.formula)));
    const QString weights =
        step.weights > 0 ? tr("%1 weights").arg(QLocale().toString(qlonglong(step.weights))) : QString();
    m_shape->setText(QStringList{spoken(step.shape), weights}.join(
        step.shape.empty() || weights.isEmpty() ? QString() : QStringLiteral("\n")));
    m_shape->setVisible(!m_shape->text().isEmpty());
    m_explanation->setText(spoken(step.explanation));
    m_matrix->setVisible(!step.matrix.empty());
    m_matrix->setStep(walk, step, look);
    m_areas->setVisible(step.matrix.empty());
    m_areas->setNumbers(walk->pairValues, walk->ownValues);
    showRow(step, look, seen);
    fitWidth();
}

// As wide as the card's pictures; text wraps.
void StepCard::fitWidth()
{
    int width = m_matrix->isHidden() ? wordsOnly : std::max(narrowestText, m_matrix->sizeHint().width());
    if (!m_rowBox->isHidden()) {
        m_rowTitle->setFixedWidth(m_row->sizeHint().width());
        width += m_row->sizeHint().width() + space::normal;
    }
    m_explanation->setFixedWidth(width);
    setFixedWidth(width + 2 * space::wide + 2 * frameWidth());
}

void StepCard::setScale(double scale)
{
    m_matrix->setScale(scale);
    m_row->setSide(qRound(rowPictureSide * scale));
    if (m_walk) {
        fitWidth();
    }
}

void StepCard::showRow(const WalkStep& step, const Look& look, const QImage& seen)
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
    // The row has its own range, because most rows would be faint beside the largest value of all rows.
    ValueRange range = rangeOf(values);
    range.low = m.isSigned ? range.low : 0;
    m_row->setValues(values, range, look);
    m_rowTitle->setText(tr("The marked row on the picture; full colour is %1").arg(mapValue(range.high)));
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

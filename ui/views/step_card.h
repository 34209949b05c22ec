// SPDX-License-Identifier: GPL-3.0-or-later
// One step of a walk-through: its operation, title, formula, shape, matrix, and an explanation. Token pairs
// also show the query's row on the picture.
#pragma once

#include "ui/views/matrix_view.h"
#include "ui/views/patch_picture.h"

#include <QLabel>

namespace hydra::ui {

class AreaComparison;

// FORMULA as rich text; _X becomes a subscript.
[[nodiscard]] QString formulaText(const QString& formula);

// An arrow to the right with the operation over it.
class OperationArrow : public QWidget
{
    Q_OBJECT

public:
    explicit OperationArrow(QWidget* parent = nullptr);
    void setOperation(const QString& operation);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* m_operation;
};

class StepCard : public QFrame
{
    Q_OBJECT

public:
    explicit StepCard(QWidget* parent = nullptr);

    void setStep(const engine::WalkPtr& walk, const WalkStep& step, const Look& look, const QImage& seen);
    void setDimmed(bool dimmed);
    void setScale(double scale); // factor on the usual size of its pictures
    void pointAt(std::int64_t token);

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] MatrixView* matrix() const { return m_matrix; }
    [[nodiscard]] PatchPicture* row() const { return m_row; }

Q_SIGNALS:
    void readOut(const QString& line);
    void hovered(std::int64_t token);
    void chosen(std::int64_t token);
    void moved(int dRow, int dCol);

private:
    void fitWidth();
    void showRow(const WalkStep& step, const Look& look, const QImage& seen);

    QString m_id;
    engine::WalkPtr m_walk;
    QLabel* m_title;
    QLabel* m_formula;
    QLabel* m_shape;
    MatrixView* m_matrix;
    PatchPicture* m_row;
    QLabel* m_rowTitle;
    QWidget* m_rowBox;
    AreaComparison* m_areas;
    QLabel* m_explanation;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What stands behind two of the lights of Trust: how far the map moves when its picture is rounded, beside
// the other methods' largest movements (core/explain/evidence.h), and how much of the object the strongest
// patches cover.
#pragma once

#include "core/export/chart_table.h"
#include "ui/views/plot_view.h"

#include <optional>

namespace hydra::ui {

class StableChart : public PlotView
{
    Q_OBJECT

public:
    explicit StableChart(QWidget* parent = nullptr);
    // MOVED of the map in view; NOTE stands where there is none.
    void show(const std::optional<double>& moved, const QString& note);

    [[nodiscard]] DataTable table(DataFacts facts) const; // method, moved

    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 130}; }

protected:
    void build() override;
    [[nodiscard]] QString told(const QPointF& at) const override;

private:
    std::optional<double> m_moved;
    QString m_note;
};

class ObjectChart : public PlotView
{
    Q_OBJECT

public:
    explicit ObjectChart(QWidget* parent = nullptr);
    // FOUND as objectFound() says; NOTE stands where it is empty.
    void show(const Curve& found, const QString& note);
    [[nodiscard]] const Curve& found() const { return m_found; }

    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 130}; }

protected:
    void build() override;

private:
    Curve m_found;
    QString m_note;
};

} // namespace hydra::ui

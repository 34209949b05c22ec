// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_cells.h"

#include "ui/widgets/spoken_ends.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

// A part of a view that is not a widget itself. It lives as long as its view's interface, and reads
// everything from the widget.
class SpokenPart : public QAccessibleInterface
{
public:
    SpokenPart(QWidget* widget, int index)
        : m_widget(widget)
        , m_index(index)
    { }

    [[nodiscard]] QObject* object() const final { return nullptr; }
    [[nodiscard]] QWindow* window() const final { return m_widget->window()->windowHandle(); }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const final { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const final
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const final { return nullptr; }
    [[nodiscard]] int childCount() const final { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const final { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const final
    {
        return kind == QAccessible::Name && isValid() ? name() : QString();
    }
    void setText(QAccessible::Text, const QString&) final { }
    [[nodiscard]] QRect rect() const final
    {
        const QRect found = place().toAlignedRect();
        return {m_widget->mapToGlobal(found.topLeft()), found.size()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = !m_widget->isVisible();
        return state;
    }

protected:
    [[nodiscard]] virtual QString name() const = 0;
    [[nodiscard]] virtual QRectF place() const = 0; // in points of the widget

    QWidget* m_widget;
    int m_index;
};

// A view with such parts; each part is created on request.
class SpokenView : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;
    ~SpokenView() override
    {
        for (const QAccessible::Id id : std::as_const(m_ids)) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    [[nodiscard]] QAccessibleInterface* child(int index) const final
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        if (const auto known = m_ids.constFind(index); known != m_ids.constEnd()) {
            return QAccessible::accessibleInterface(*known);
        }
        QAccessibleInterface* part = made(index);
        m_ids.insert(index, QAccessible::registerAccessibleInterface(part));
        return part;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const final
    {
        for (auto at = m_ids.constBegin(); at != m_ids.constEnd(); ++at) {
            if (QAccessible::accessibleInterface(*at) == child) {
                return at.key();
            }
        }
        return -1;
    }

protected:
    [[nodiscard]] virtual QAccessibleInterface* made(int index) const = 0;

private:
    mutable QHash<int, QAccessible::Id> m_ids;
};

// Registers INTERFACE for views that inherit SPOKEN; only the first call has an effect.
template<class Spoken, class Interface>
void makeKnown()
{
    static const bool known = [] {
        QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
            return dynamic_cast<Spoken*>(object) ? new Interface(qobject_cast<QWidget*>(object)) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(known)
}

// Also stores WORDS as a property, which records it even if no assistive technology is active.
void tellValue(QWidget* widget, const QString& words)
{
    widget->setProperty("spokenValue", words);
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(widget, words);
        QAccessible::updateAccessibility(&event);
    }
}

// Stands in for a widget that is being destroyed and so is not a view any more.
class NoCells : public SpokenCells
{
public:
    [[nodiscard]] CellGrid cells() const override { return {}; }
    [[nodiscard]] QString cellText(int) const override { return {}; }
    [[nodiscard]] QRectF cellPlace(int) const override { return {}; }
    [[nodiscard]] int cellAt(const QPointF&) const override { return -1; }
    [[nodiscard]] int markedCell() const override { return -1; }
    void chooseCell(int) override { }
};

SpokenCells& cellsOf(QWidget* widget)
{
    static NoCells none;
    auto* cells = dynamic_cast<SpokenCells*>(widget);
    return cells ? *cells : none;
}

class CellInterface : public SpokenPart,
                      public QAccessibleTableCellInterface,
                      public QAccessibleActionInterface
{
public:
    using SpokenPart::SpokenPart;

    [[nodiscard]] bool isValid() const override { return m_index < cells().cellCount(); }
    [[nodiscard]] QAccessible::Role role() const override
    {
        return cells().cells().columns > 1 ? QAccessible::Cell : QAccessible::ListItem;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = SpokenPart::state();
        state.focusable = state.selectable = true;
        state.selected = isSelected();
        state.focused = state.selected && m_widget->hasFocus();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        if (kind == QAccessible::TableCellInterface) {
            return static_cast<QAccessibleTableCellInterface*>(this);
        }
        return kind == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] bool isSelected() const override { return cells().markedCell() == m_index; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return m_index % std::max(1, cells().cells().columns); }
    [[nodiscard]] int rowIndex() const override { return m_index / std::max(1, cells().cells().columns); }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && isValid()) {
            cells().chooseCell(m_index);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

protected:
    [[nodiscard]] QString name() const override { return cells().cellText(m_index); }
    [[nodiscard]] QRectF place() const override { return cells().cellPlace(m_index); }

private:
    [[nodiscard]] SpokenCells& cells() const { return cellsOf(m_widget); }
};

class CellsInterface : public SpokenView, public QAccessibleTableInterface
{
public:
    using SpokenView::SpokenView;

    [[nodiscard]] QAccessible::Role role() const override
    {
        return cells().cells().columns > 1 ? QAccessible::Table : QAccessible::List;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const int marked = cells().markedCell();
        return kind != QAccessible::Value                 ? QAccessibleWidget::text(kind)
            : marked >= 0 && marked < cells().cellCount() ? cells().cellText(marked)
                                                          : QString();
    }
    [[nodiscard]] int childCount() const override { return cells().cellCount(); }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        return child(cells().cellAt(QPointF(widget()->mapFromGlobal(QPoint(x, y)))));
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return widget()->hasFocus() ? child(cells().markedCell()) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        return kind == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : SpokenView::interface_cast(kind);
    }

    [[nodiscard]] QAccessibleInterface* caption() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* summary() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* cellAt(int row, int column) const override
    {
        const SpokenCells::CellGrid shape = cells().cells();
        return row < 0 || column < 0 || row >= shape.rows || column >= shape.columns
            ? nullptr
            : child(row * shape.columns + column);
    }
    [[nodiscard]] int rowCount() const override { return cells().cells().rows; }
    [[nodiscard]] int columnCount() const override { return cells().cells().columns; }
    [[nodiscard]] int selectedCellCount() const override { return cells().markedCell() >= 0 ? 1 : 0; }
    [[nodiscard]] QList<QAccessibleInterface*> selectedCells() const override
    {
        QAccessibleInterface* marked = child(cells().markedCell());
        return marked ? QList<QAccessibleInterface*>{marked} : QList<QAccessibleInterface*>();
    }
    [[nodiscard]] QString columnDescription(int) const override { return {}; }
    [[nodiscard]] QString rowDescription(int) const override { return {}; }
    [[nodiscard]] int selectedColumnCount() const override { return 0; }
    [[nodiscard]] int selectedRowCount() const override { return 0; }
    [[nodiscard]] QList<int> selectedColumns() const override { return {}; }
    [[nodiscard]] QList<int> selectedRows() const override { return {}; }
    [[nodiscard]] bool isColumnSelected(int) const override { return false; }
    [[nodiscard]] bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override { }

protected:
    [[nodiscard]] QAccessibleInterface* made(int index) const override
    {
        return new CellInterface(widget(), index);
    }

private:
    [[nodiscard]] SpokenCells& cells() const { return cellsOf(widget()); }
};

// Null for a widget that is being destroyed and so is not a view any more.
SpokenEnds* endsOf(QWidget* widget)
{
    return dynamic_cast<SpokenEnds*>(widget);
}

SpokenEnds::End endOf(QWidget* widget, int index)
{
    const SpokenEnds* ends = endsOf(widget);
    return ends && index < ends->endCount() ? ends->end(index) : SpokenEnds::End();
}

// One end as a number: the bar has the first one's, each child its own.
class EndValue : public QAccessibleValueInterface
{
public:
    EndValue(QWidget* widget, int index)
        : m_widget(widget)
        , m_index(index)
    { }

    [[nodiscard]] QVariant currentValue() const override { return endOf(m_widget, m_index).value; }
    void setCurrentValue(const QVariant& value) override
    {
        if (SpokenEnds* ends = endsOf(m_widget); ends && m_index < ends->endCount()) {
            ends->moveEndTo(m_index, value.toDouble());
        }
    }
    [[nodiscard]] QVariant maximumValue() const override { return endOf(m_widget, m_index).most; }
    [[nodiscard]] QVariant minimumValue() const override { return endOf(m_widget, m_index).least; }
    [[nodiscard]] QVariant minimumStepSize() const override { return endOf(m_widget, m_index).step; }

protected:
    QWidget* m_widget;
    int m_index;
};

class EndInterface : public SpokenPart
{
public:
    EndInterface(QWidget* widget, int index)
        : SpokenPart(widget, index)
        , m_value(widget, index)
    { }

    [[nodiscard]] bool isValid() const override
    {
        const SpokenEnds* ends = endsOf(m_widget);
        return ends && m_index < ends->endCount();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Slider; }
    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        return kind == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(&m_value)
                                                   : nullptr;
    }

protected:
    [[nodiscard]] QString name() const override { return endOf(m_widget, m_index).name; }
    [[nodiscard]] QRectF place() const override { return endOf(m_widget, m_index).place; }

private:
    EndValue m_value;
};

class EndsInterface : public SpokenView
{
public:
    explicit EndsInterface(QWidget* widget)
        : SpokenView(widget)
        , m_first(widget, 0)
    { }

    [[nodiscard]] QAccessible::Role role() const override
    {
        return childCount() > 0 ? QAccessible::Slider : QAccessible::StaticText;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const SpokenEnds* ends = endsOf(widget());
        return kind == QAccessible::Value && ends ? ends->rangeText() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] int childCount() const override
    {
        const SpokenEnds* ends = endsOf(widget());
        return ends ? ends->endCount() : 0;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i) {
            if (child(i)->rect().contains(x, y)) {
                return child(i);
            }
        }
        return nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        return kind == QAccessible::ValueInterface && childCount() > 0
            ? static_cast<QAccessibleValueInterface*>(&m_first)
            : SpokenView::interface_cast(kind);
    }

protected:
    [[nodiscard]] QAccessibleInterface* made(int index) const override
    {
        return new EndInterface(widget(), index);
    }

private:
    EndValue m_first;
};

} // namespace

SpokenCells::SpokenCells()
{
    makeKnown<SpokenCells, CellsInterface>();
}

void SpokenCells::tellMarked(QWidget* widget, const QString& words)
{
    tellValue(widget, words);
}

void SpokenCells::tellAll(QWidget* widget)
{
    widget->setProperty("spokenTables", widget->property("spokenTables").toInt() + 1);
    if (QAccessible::isActive()) {
        QAccessibleTableModelChangeEvent event(widget, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
}

SpokenEnds::SpokenEnds()
{
    makeKnown<SpokenEnds, EndsInterface>();
}

void SpokenEnds::tellRange(QWidget* widget, const QString& words)
{
    if (widget->property("spokenValue").toString() != words) {
        tellValue(widget, words);
    }
}

} // namespace hydra::ui

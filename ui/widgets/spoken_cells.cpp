// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_cells.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace hydra::ui {

namespace {

// What a widget answers that is being destroyed, and so is no view any more.
class NoCells : public SpokenCells
{
public:
    [[nodiscard]] CellGrid cells() const override { return {}; }
    [[nodiscard]] QString cellSaid(int) const override { return {}; }
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

// One cell. It lives as long as its table's interface, and asks the widget for everything.
class CellInterface : public QAccessibleInterface,
                      public QAccessibleTableCellInterface,
                      public QAccessibleActionInterface
{
public:
    CellInterface(QWidget* widget, int cell)
        : m_widget(widget)
        , m_cell(cell)
    { }

    [[nodiscard]] bool isValid() const override { return m_cell < cells().cellCount(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return m_widget->window()->windowHandle(); }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_widget);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? cells().cellSaid(m_cell) : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    [[nodiscard]] QRect rect() const override
    {
        const QRect place = cells().cellPlace(m_cell).toAlignedRect();
        return {m_widget->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override
    {
        return cells().cells().columns > 1 ? QAccessible::Cell : QAccessible::ListItem;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = state.selectable = true;
        state.selected = cells().markedCell() == m_cell;
        state.focused = state.selected && m_widget->hasFocus();
        state.invisible = !m_widget->isVisible();
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
    [[nodiscard]] bool isSelected() const override { return cells().markedCell() == m_cell; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return m_cell % std::max(1, cells().cells().columns); }
    [[nodiscard]] int rowIndex() const override { return m_cell / std::max(1, cells().cells().columns); }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && isValid()) {
            cells().chooseCell(m_cell);
        }
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    [[nodiscard]] SpokenCells& cells() const { return cellsOf(m_widget); }

    QWidget* m_widget;
    int m_cell;
};

class CellsInterface : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit CellsInterface(QWidget* widget)
        : QAccessibleWidget(widget)
    { }
    ~CellsInterface() override
    {
        for (const QAccessible::Id id : std::as_const(m_ids)) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    [[nodiscard]] QAccessible::Role role() const override
    {
        return cells().cells().columns > 1 ? QAccessible::Table : QAccessible::List;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const int marked = cells().markedCell();
        return kind != QAccessible::Value                 ? QAccessibleWidget::text(kind)
            : marked >= 0 && marked < cells().cellCount() ? cells().cellSaid(marked)
                                                          : QString();
    }
    [[nodiscard]] int childCount() const override { return cells().cellCount(); }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        if (const auto known = m_ids.constFind(index); known != m_ids.constEnd()) {
            return QAccessible::accessibleInterface(*known);
        }
        auto* cell = new CellInterface(widget(), index);
        m_ids.insert(index, QAccessible::registerAccessibleInterface(cell));
        return cell;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        return child(cells().cellAt(QPointF(widget()->mapFromGlobal(QPoint(x, y)))));
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (auto at = m_ids.constBegin(); at != m_ids.constEnd(); ++at) {
            if (QAccessible::accessibleInterface(*at) == child) {
                return at.key();
            }
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return widget()->hasFocus() ? child(cells().markedCell()) : nullptr;
    }
    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        return kind == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(kind);
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

private:
    [[nodiscard]] SpokenCells& cells() const { return cellsOf(widget()); }

    mutable QHash<int, QAccessible::Id> m_ids; // of the children that somebody has asked for
};

QAccessibleInterface* interfaceFor(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return dynamic_cast<SpokenCells*>(object) ? new CellsInterface(widget) : nullptr;
}

} // namespace

SpokenCells::SpokenCells()
{
    static const bool known = [] {
        QAccessible::installFactory(interfaceFor);
        return true;
    }();
    Q_UNUSED(known)
}

// What was said last stays on the widget: where nothing listens, nothing else shows that it was said.
void SpokenCells::tellMarked(QWidget* widget, const QString& said)
{
    widget->setProperty("spokenValue", said);
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(widget, said);
        QAccessible::updateAccessibility(&event);
    }
}

void SpokenCells::tellAll(QWidget* widget)
{
    widget->setProperty("spokenTables", widget->property("spokenTables").toInt() + 1);
    if (QAccessible::isActive()) {
        QAccessibleTableModelChangeEvent event(widget, QAccessibleTableModelChangeEvent::ModelReset);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/spoken_ends.h"

#include <QAccessibleWidget>
#include <QWidget>

#include <array>

namespace hydra::ui {

namespace {

constexpr int mostEnds = 2;

// Null of a widget that is being destroyed, and so is no view any more.
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

class EndInterface : public QAccessibleInterface, public EndValue
{
public:
    using EndValue::EndValue;

    [[nodiscard]] bool isValid() const override
    {
        const SpokenEnds* ends = endsOf(m_widget);
        return ends && m_index < ends->endCount();
    }
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
        return kind == QAccessible::Name ? endOf(m_widget, m_index).name : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    [[nodiscard]] QRect rect() const override
    {
        const QRect place = endOf(m_widget, m_index).place.toAlignedRect();
        return {m_widget->mapToGlobal(place.topLeft()), place.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Slider; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invisible = !m_widget->isVisible();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        return kind == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this) : nullptr;
    }
};

class EndsInterface : public QAccessibleWidget
{
public:
    explicit EndsInterface(QWidget* widget)
        : QAccessibleWidget(widget)
        , m_first(widget, 0)
    { }
    ~EndsInterface() override
    {
        for (const QAccessible::Id id : m_ids) {
            if (id != 0) {
                QAccessible::deleteAccessibleInterface(id);
            }
        }
    }

    [[nodiscard]] QAccessible::Role role() const override
    {
        return childCount() > 0 ? QAccessible::Slider : QAccessible::StaticText;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        const SpokenEnds* ends = endsOf(widget());
        return kind == QAccessible::Value && ends ? ends->rangeSaid() : QAccessibleWidget::text(kind);
    }
    [[nodiscard]] int childCount() const override
    {
        const SpokenEnds* ends = endsOf(widget());
        return ends ? ends->endCount() : 0;
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        QAccessible::Id& id = m_ids[std::size_t(index)];
        if (id == 0) {
            id = QAccessible::registerAccessibleInterface(new EndInterface(widget(), index));
        }
        return QAccessible::accessibleInterface(id);
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
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (std::size_t i = 0; i < m_ids.size(); ++i) {
            if (m_ids[i] != 0 && QAccessible::accessibleInterface(m_ids[i]) == child) {
                return int(i);
            }
        }
        return -1;
    }
    void* interface_cast(QAccessible::InterfaceType kind) override
    {
        return kind == QAccessible::ValueInterface && childCount() > 0
            ? static_cast<QAccessibleValueInterface*>(&m_first)
            : QAccessibleWidget::interface_cast(kind);
    }

private:
    EndValue m_first;
    mutable std::array<QAccessible::Id, mostEnds> m_ids{}; // of the children that somebody has asked for
};

QAccessibleInterface* interfaceForEnds(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return dynamic_cast<SpokenEnds*>(object) ? new EndsInterface(widget) : nullptr;
}

} // namespace

SpokenEnds::SpokenEnds()
{
    static const bool known = [] {
        QAccessible::installFactory(interfaceForEnds);
        return true;
    }();
    Q_UNUSED(known)
}

// What was said last stays on the widget: where nothing listens, nothing else shows that it was said.
void SpokenEnds::tellRange(QWidget* widget, const QString& said)
{
    if (widget->property("spokenValue").toString() == said) {
        return;
    }
    widget->setProperty("spokenValue", said);
    if (QAccessible::isActive()) {
        QAccessibleValueChangeEvent event(widget, said);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace hydra::ui

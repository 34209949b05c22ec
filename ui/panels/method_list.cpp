// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/method_list.h"

#include "core/explain/evidence.h"
#include "core/explain/method_table.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QCoreApplication>

#include <map>

namespace hydra::ui {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("MethodList", text);
}

} // namespace

QString badgeOf(const std::string& method, const std::string& network)
{
    const std::optional<MethodRecord> evidence = evidenceOf(method, network);
    QStringList found;
    if (evidence && evidence->doubtful) {
        return words("unreliable on such networks");
    }
    if (evidence && evidence->faithful) {
        found += words("faithful");
    }
    if (evidence && evidence->stable) {
        found += words("stable");
    }
    if (evidence && evidence->fast) {
        found += words("fast");
    }
    return found.join(QStringLiteral(" · "));
}

QString methodWords(const MethodInfo& method)
{
    static const std::map<std::string, const char*> others{
        {"pca", QT_TRANSLATE_NOOP("MethodList", "colors rgb dino segments")},
        {"gradient", QT_TRANSLATE_NOOP("MethodList", "saliency sensitivity")},
        {"grad-cam", QT_TRANSLATE_NOOP("MethodList", "gradcam")},
        {"relevance", QT_TRANSLATE_NOOP("MethodList", "chefer attribution")},
        {"similarity", QT_TRANSLATE_NOOP("MethodList", "nearest alike correspondence")},
        {"where", QT_TRANSLATE_NOOP("MethodList", "localise localize find segment")}};
    const auto other = others.find(method.id);
    return text(method.id) + QLatin1Char(' ') + spoken(method.teaches)
        + (other == others.end() ? QString() : QLatin1Char(' ') + words(other->second));
}

MethodBox::MethodBox(QWidget* parent)
    : QComboBox(parent)
{
    offer(methodsFor(Answerer::Network));
}

void MethodBox::offer(const std::vector<std::string>& methods)
{
    clear();
    for (const std::string& method : methods) {
        const MethodInfo& info = methodInfo(method);
        const int row = count();
        addItem(spoken(info.title), text(info.id));
        setItemData(row, spoken(info.teaches), Qt::ToolTipRole);
        setItemData(row, itemText(row), Qt::AccessibleTextRole);
    }
}

void MethodBox::follow(const std::string& network, const std::vector<std::string>& methods)
{
    if (m_network == network) {
        return;
    }
    m_network = network;
    if (int(methods.size()) != count() || findData(text(methods.front())) != 0) {
        offer(methods);
    }
    for (int row = 0; row < count(); ++row) {
        const QString badge = badgeOf(itemData(row).toString().toStdString(), network);
        setItemData(row, badge.isEmpty() ? itemText(row) : itemText(row) + QStringLiteral(", ") + badge,
                    Qt::AccessibleTextRole);
    }
}

} // namespace hydra::ui

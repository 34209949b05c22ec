// SPDX-License-Identifier: GPL-3.0-or-later
// Loaded by the real program (QT_QPA_GENERIC_PLUGINS=hydraquit:MS): chooses Quit, MS after the window
// receives it.
#include <QAction>
#include <QApplication>
#include <QGenericPlugin>
#include <QTimer>
#include <QWidget>

namespace {

QAction* quitOfTheWindow()
{
    for (const QWidget* menu : QApplication::allWidgets()) {
        for (QAction* action : menu->actions()) {
            if (action->shortcut() == QKeySequence(QStringLiteral("Ctrl+Q"))) {
                return action;
            }
        }
    }
    return nullptr;
}

} // namespace

class QuitPlugin : public QGenericPlugin
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.qt-project.Qt.QGenericPluginFactoryInterface" FILE "quit_plugin.json")

public:
    QObject* create(const QString&, const QString& milliseconds) override
    {
        auto* poll = new QTimer(this);
        connect(poll, &QTimer::timeout, this, [poll, wait = milliseconds.toInt()] {
            if (QAction* quit = quitOfTheWindow()) {
                poll->stop();
                QTimer::singleShot(wait, quit, &QAction::trigger);
            }
        });
        poll->start(20);
        return poll;
    }
};

#include "quit_plugin.moc"

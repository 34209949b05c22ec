// SPDX-License-Identifier: GPL-3.0-or-later
// What is beside the picture: a place with a tab in the main window, or a window of its own. ToolWindows puts
// it where it belongs and remembers where that is.
#pragma once

#include "ui/widgets/patience.h"

#include <QWidget>

class QAbstractButton;

namespace hydra::ui {

class ElidedLabel;

void bringToFront(QWidget& window);

class ToolWindow : public QWidget
{
    Q_OBJECT

public:
    void comeForward(); // as a window or as a place
    void toggle(); // as a window: shows, or closes when it is in front
    void takeKeyboard();
    void stand(bool inTab); // or in a window of its own
    bool makeFigure(); // of all that it shows; false where it has none
    // It asks about the pictures of the list: in a tab, they stay in sight beside it.
    [[nodiscard]] virtual bool asksPictures() const { return true; }
    // What it shows is read on the picture: in a tab, that is beside it.
    [[nodiscard]] virtual bool besidePicture() const { return false; }

Q_SIGNALS:
    void wanted(); // in its tab
    void pictureWanted(); // of the main window, where the answer is

protected:
    ToolWindow(const char* id, const QString& title, QWidget* parent);
    void beginAt(QWidget* first) { m_first = first; } // it has the keyboard when the window is opened
    // The line that says what is under the mouse; screen readers know it as SPOKEN.
    [[nodiscard]] ElidedLabel* readOut(const char* id, const QString& spoken);
    virtual void tell(const QString& line); // there; empty: hint()
    [[nodiscard]] virtual QString hint() const { return {}; } // what can be done here
    // BUTTON saves all that is shown, which HELP says, with a place for its keys. In a tab, the keys are
    // those of the main window's command, which comes to makeFigure().
    void saveFigureBy(QAbstractButton* button, const char* id, const QString& help);
    virtual void saveFigure() { }
    // Whether what is shown answers an earlier question: after a glance it is dimmed.
    void watchStale(bool stale);
    [[nodiscard]] bool isDimmed() const { return m_stale.over(); }
    virtual void setDimmed(bool) { }
    virtual void beSeen(bool) { } // or no longer: what nobody sees is not computed
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* m_first = this;
    QAbstractButton* m_saver = nullptr;
    ElidedLabel* m_readOut = nullptr;
    Patience m_stale;
};

} // namespace hydra::ui

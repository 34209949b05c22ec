// SPDX-License-Identifier: GPL-3.0-or-later
// A tool beside the picture: a place with a tab in the main window, or a window of its own. ToolWindows puts
// it into one of these and remembers which.
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
    void comeForward(); // to the front, as a window or as a place
    void toggle(); // only for a window: shows it, or closes it if it is active
    void takeKeyboard();
    void stand(bool inTab); // or in a window of its own
    bool makeFigure(); // saves all that it shows; false if it has no figure
    // Whether it asks about the pictures of the list, which then stay visible beside its tab.
    [[nodiscard]] virtual bool asksPictures() const { return true; }
    // Whether it refers to the picture, which then is shown beside its tab.
    [[nodiscard]] virtual bool besidePicture() const { return false; }

Q_SIGNALS:
    void wanted(); // requests its tab
    void pictureWanted(); // requests the main window's picture, where the answer is

protected:
    ToolWindow(const char* id, const QString& title, QWidget* parent);
    void beginAt(QWidget* first) { m_first = first; } // gets the focus when the window opens
    // Makes the line that describes what is under the mouse; SPOKEN is its name for screen readers.
    [[nodiscard]] ElidedLabel* readOut(const char* id, const QString& spoken);
    virtual void tell(const QString& line); // in the read-out; empty: hint()
    [[nodiscard]] virtual QString hint() const { return {}; } // what the user can do here
    // Makes BUTTON save all that is shown. HELP is its tip, with %1 for its keys. In a tab, the keys belong
    // to the main window's command, which calls makeFigure().
    void saveFigureBy(QAbstractButton* button, const char* id, const QString& help);
    virtual void saveFigure() { }
    // STALE: what is shown answers an earlier question and is dimmed after a short delay.
    void watchStale(bool stale);
    [[nodiscard]] bool isDimmed() const { return m_stale.over(); }
    virtual void setDimmed(bool) { }
    virtual void beSeen(bool) { } // false when hidden: then computes no more
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* m_first = this;
    QAbstractButton* m_saver = nullptr;
    ElidedLabel* m_readOut = nullptr;
    Patience m_stale;
};

} // namespace hydra::ui

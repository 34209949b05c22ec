// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the map in view can be trusted: one sentence, and three lights, each with a shape and a number.
// Pressing a light, or "Other methods", shows the details.
#pragma once

#include "ui/state/trust_state.h"

#include <QWidget>

class QToolButton;

namespace hydra::ui {

// Summarises the known findings and names the missing ones.
[[nodiscard]] QString verdictSentence(const TrustState& trust);

class TrustLights : public QWidget
{
    Q_OBJECT

public:
    enum Page
    {
        Faithful,
        Stable,
        OnObject,
        Methods
    };
    TrustLights(const TrustState& trust, QWidget* parent);
    [[nodiscard]] Page page() const;

Q_SIGNALS:
    void chosen(Page page);

protected:
    void changeEvent(QEvent* event) override;

private:
    void follow();

    const TrustState& m_trust;
    QList<QToolButton*> m_buttons; // by page
};

} // namespace hydra::ui

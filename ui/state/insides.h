// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about the inside of the current pass: the maps of all heads, the parts of the target's value,
// such as the class's logit, and the classifier's answer after each block. Requests only what is shown.
#pragma once

#include "ui/bridge/standing_question.h"
#include "ui/state/view_state.h"

#include <QObject>

#include <optional>
#include <utility>

namespace hydra::ui {

class Insides : public QObject
{
    Q_OBJECT

public:
    Insides(ViewState& state, EngineBridge& bridge, QObject* parent = nullptr);

    // The window shows the matrix of METHOD's maps, the parts and the curve; null if it is closed.
    void setMethod(const std::optional<std::string>& method);
    [[nodiscard]] const std::optional<std::string>& method() const { return m_method; }

    // The answer to the latest question or, until it arrives, the previous one; null before the first.
    [[nodiscard]] const engine::HeadMatrixPtr& matrix() const { return m_matrix.latest(); }
    [[nodiscard]] const engine::DecompositionPtr& parts() const { return m_parts.latest(); }
    [[nodiscard]] const engine::LensPtr& lens() const { return m_lens.latest(); }
    [[nodiscard]] bool stale() const
    {
        return m_matrix.stale() || m_parts.stale() || m_lens.stale();
    } // at least one answers an older question
    [[nodiscard]] bool complete() const
    {
        return !m_matrix.open() && !m_parts.open() && !m_lens.open();
    } // every answer that is shown has arrived or failed
    [[nodiscard]] const QString& failure() const { return m_matrix.failure(); } // of matrix()
    [[nodiscard]] QString classFailure() const; // of parts() or lens()

    // The top class of each patch after the chosen block; null unless the method is the lens, its labels are
    // switched on, and the answer has arrived.
    [[nodiscard]] engine::LensPtr labels() const { return labelled() ? m_lens.answer() : nullptr; }

Q_SIGNALS:
    void changed();

private:
    void ask();
    [[nodiscard]] bool labelled() const
    {
        return m_state.query().options.method == "lens" && !m_state.showsFeature()
            && m_state.actions().patchLabels->isChecked();
    }

    ViewState& m_state;
    std::optional<std::string> m_method;
    std::pair<ImageId, ModelId> m_of; // picture and model of the last question
    StandingQuestion<HeadMatrixKey> m_matrix;
    StandingQuestion<DecompositionKey> m_parts;
    StandingQuestion<LensKey> m_lens;
    QString m_noClass;
};

} // namespace hydra::ui

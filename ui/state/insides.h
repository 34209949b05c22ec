// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked about the inside of the pass in view: the maps of all heads, the parts of the target's
// value, such as the class's logit, and what the classifier would say after each block. Nothing is asked that
// nobody shows.
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

    // A window shows the matrix of METHOD's maps, the parts and the curve; null: it is closed.
    void setMethod(const std::optional<std::string>& method);
    [[nodiscard]] const std::optional<std::string>& method() const { return m_method; }

    // What was asked for last or, until it is there, the answer before it; null while nothing is known.
    [[nodiscard]] const engine::HeadMatrixPtr& matrix() const { return m_matrix.latest(); }
    [[nodiscard]] const engine::DecompositionPtr& parts() const { return m_parts.latest(); }
    [[nodiscard]] const engine::LensPtr& lens() const { return m_lens.latest(); }
    [[nodiscard]] bool stale() const
    {
        return m_matrix.stale() || m_parts.stale() || m_lens.stale();
    } // one of them answers an older question
    [[nodiscard]] bool complete() const
    {
        return !m_matrix.open() && !m_parts.open() && !m_lens.open();
    } // all that is shown has come, or failed
    [[nodiscard]] const QString& failure() const { return m_matrix.failure(); } // of the matrix
    [[nodiscard]] QString classFailure() const; // of what explains a class

    // The class that comes first in each patch after the block in view; null unless the method in view is the
    // lens, its labels are switched on, and the answer is there.
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
    std::pair<ImageId, ModelId> m_of; // what was asked about last
    StandingQuestion<HeadMatrixKey> m_matrix;
    StandingQuestion<DecompositionKey> m_parts;
    StandingQuestion<LensKey> m_lens;
    QString m_noClass;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of a network's features: which vectors, in which basis of colours, of which foreground; and
// the query that is kept. Shown for the methods that compare features.
#pragma once

#include "ui/panels/option_form.h"
#include "ui/state/basis_keeper.h"
#include "ui/state/board.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace hydra::ui {

class FormLayout;
class PlotView;

class FeatureControls : public QWidget
{
    Q_OBJECT

public:
    FeatureControls(ViewState& state, Board& board, Library& library, EngineBridge& bridge,
                    QWidget* parent = nullptr);
    [[nodiscard]] BasisKeeper& keeper() { return *m_keeper; }

private:
    void build();
    void buildBasis(FormLayout* form);
    void connectControls();
    void follow();
    void say(const QString& message, bool bad);

    ViewState& m_state;
    Board& m_board;
    BasisKeeper* m_keeper;
    OptionForm m_form;
    QWidget* m_colours; // all that is of colours alone
    QLabel* m_fitted;
    QPushButton *m_freeze, *m_fit, *m_release, *m_read, *m_write;
    PlotView* m_histogram;
    QPushButton* m_keep; // the query
    QString m_said; // what came of the last job, until something else is asked
};

} // namespace hydra::ui

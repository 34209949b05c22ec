// SPDX-License-Identifier: GPL-3.0-or-later
// Options of the methods that compare features: which vectors, which colour basis, which foreground; and the
// kept query. Shown for those methods only.
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
    QWidget* m_colours; // the controls of colours only
    QLabel* m_fitted;
    QPushButton *m_freeze, *m_fit, *m_release, *m_read, *m_write;
    PlotView* m_histogram;
    QPushButton* m_keep; // keeps the query
    QString m_said; // the result of the last job, until the next query
};

} // namespace hydra::ui

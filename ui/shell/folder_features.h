// SPDX-License-Identifier: GPL-3.0-or-later
// Under the list of the Features window: the open autoencoder's features over a folder, as a plot of
// frequency against value in which a lasso selects, and the patches on which the chosen feature was
// strongest.
#pragma once

#include "ui/state/feature_folder.h"
#include "ui/widgets/form.h"

#include <QWidget>

#include <array>

class QLabel;
class QProgressBar;
class QPushButton;

namespace hydra::ui {

class ElidedLabel;
class FeatureScatter;

class FolderFeatures : public QWidget
{
    Q_OBJECT

public:
    FolderFeatures(ViewState& state, QWidget* parent);

    void show(int feature); // marks it, and shows what it was strongest on; -1: none
    [[nodiscard]] const FeatureFolder& folder() const { return *m_folder; }
    [[nodiscard]] const std::vector<int>& selection() const; // ascending; empty: no selection

Q_SIGNALS:
    void changed(); // folder().index()
    void selectionChanged();
    void chosen(int feature);

private:
    [[nodiscard]] QWidget* buildSights();
    void openIndex();
    void makeIndex(); // or stops it
    void findPictures();
    void mark(); // marks m_feature in the plot and looks up its pictures
    void fill();
    void fillSights();
    [[nodiscard]] QString summary() const;

    ViewState& m_state;
    FeatureFolder* m_folder;
    FeatureScatter* m_scatter;
    ElidedLabel *m_summary, *m_pointed;
    QLabel *m_problem, *m_sightsTitle;
    QWidget* m_body; // visible while an index is open
    QPushButton *m_open, *m_make, *m_find;
    QProgressBar* m_progress;
    ValueForm m_form;
    QCheckBox* m_lasso;
    std::array<QLabel*, FeatureFolder::shownSights> m_sights{};
    std::shared_ptr<const FeatureIndex> m_shown; // the index in the scatter
    int m_feature = -1;
};

} // namespace hydra::ui

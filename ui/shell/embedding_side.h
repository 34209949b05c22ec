// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the points of an embedding: what their colours say, the picture they come from, and how compact each
// head count is.
#pragma once

#include "ui/models/embedding_colours.h"
#include "ui/models/embedding_run.h"
#include "ui/widgets/form.h"

#include <QWidget>

class QTableView;

namespace hydra::ui {

class CompactnessModel;
class PatchPicture;
class ScatterLegend;

class EmbeddingSide : public QWidget
{
    Q_OBJECT

public:
    EmbeddingSide(const EmbeddingRun& run, QWidget* parent);

    [[nodiscard]] ColourBy colourBy() const { return m_by; }
    [[nodiscard]] ScatterLegend& legend() { return *m_legend; }
    void setLegend(const ColourLegend& legend); // of that
    void reset(); // to the run's other points; of one head count, other colours than that
    void setRows(const std::vector<engine::EmbeddingRow>& rows);
    [[nodiscard]] bool isShown(int heads) const;
    void showPatch(int source, int patch); // of the run's pictures; no such one: the present one stays
    [[nodiscard]] int source() const { return m_source; } // -1: none yet

Q_SIGNALS:
    void coloursChanged(); // by what
    void shownChanged(); // head counts
    void pointedAt(int source, int patch); // with mouse or keys; -1: no patch

private:
    [[nodiscard]] QLayout* buildColours();
    void buildTable();
    void chooseColours();
    void step(int dRow, int dCol);

    const EmbeddingRun& m_run;
    int m_source = -1, m_patch = -1; // in the picture
    bool m_instead =
        false; // of head counts, of which there is one, another colouring was chosen for the user
    ColourBy m_by = ColourBy::HeadCount;
    ValueForm m_form; // of that
    QComboBox* m_colourBy;
    ScatterLegend* m_legend;
    PatchPicture* m_picture;
    CompactnessModel* m_compactness;
    QTableView* m_table;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the points of an embedding: what their colours mean, the picture they come from, and how compact
// each head count is.
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
    void setLegend(const ColourLegend& legend); // for colourBy()
    void reset(); // to the run's new points; with one head count, colours them by something else
    void setRows(const std::vector<engine::EmbeddingRow>& rows);
    [[nodiscard]] bool isShown(int heads) const;
    void showPatch(int source, int patch); // of the run; unknown SOURCE: keeps the present one
    [[nodiscard]] int source() const { return m_source; } // -1: none yet

Q_SIGNALS:
    void coloursChanged(); // colourBy() has changed
    void shownChanged(); // isShown() has changed
    void pointedAt(int source, int patch); // with mouse or keys; -1: no patch

private:
    [[nodiscard]] QLayout* buildColours();
    void buildTable();
    void chooseColours();
    void step(int dRow, int dCol);

    const EmbeddingRun& m_run;
    int m_source = -1, m_patch = -1; // shown in m_picture
    bool m_instead = false; // the colours were switched from head counts, as there is only one
    ColourBy m_by = ColourBy::HeadCount;
    ValueForm m_form; // edits it
    QComboBox* m_colourBy;
    ScatterLegend* m_legend;
    PatchPicture* m_picture;
    CompactnessModel* m_compactness;
    QTableView* m_table;
};

} // namespace hydra::ui

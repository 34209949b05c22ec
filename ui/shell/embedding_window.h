// SPDX-License-Identifier: GPL-3.0-or-later
// Tokens as points of the plane in a window of its own: what is embedded on top, the points below, beside
// them what their colours say, the picture they come from, and how compact each head count is. Points are
// drawn while they converge; what is pointed at here is marked in the picture, and the other way round.
#pragma once

#include "ui/models/embedding_cloud.h"
#include "ui/models/embedding_colours.h"
#include "ui/state/board.h"
#include "ui/state/library.h"

#include <QHash>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;

namespace hydra::ui {

class CompactnessModel;
class ElidedLabel;
class PatchPicture;
class Scatter;
class ScatterLegend;
struct Thumbnail;

class EmbeddingWindow : public QWidget
{
    Q_OBJECT

public:
    enum class What
    {
        Picture, // tokens of the picture on screen
        Pictures, // tokens of all pictures of the list
        ClassTokens // one point a picture and head count
    };

    EmbeddingWindow(ViewState& state, Board& board, Library& library, EngineBridge& bridge, QWidget* parent);

    void toggle(); // shows, or closes when it is in front
    void pointAt(int patch); // of the picture on screen, which the mouse is over elsewhere; -1: none
    void run();
    void stop(); // keeps what is there
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] const EmbeddingCloud& cloud() const { return m_cloud; }
    // What the settings ask for now; only when the state is ready.
    [[nodiscard]] engine::EmbeddingRequest request() const;

Q_SIGNALS:
    void pointedAt(int patch); // of the picture on screen; -1: none

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // embedding_layout.cpp
    void build();
    [[nodiscard]] QLayout* buildSettings();
    [[nodiscard]] QLayout* buildHeads();
    [[nodiscard]] QWidget* buildSide();
    [[nodiscard]] QLayout* buildFooter();
    void followModel(); // blocks and head counts to choose from

    void connectControls();
    void connectBridge();
    void takeStart(const engine::EmbeddingStartPtr& start);
    void takeFrame(const engine::EmbeddingFrame& frame);
    void takeEnd(const engine::EmbeddingEnd& end);
    void setRunning(bool running);
    void followSettings(); // whether what is shown is what the settings ask for
    void recolour();
    void filter();
    void showPicture(int source, int patch);
    void hover(int point);
    void hoverPatch(int source, int patch);
    void openPoint(int point);
    void followProgress(double fraction, const QString& what);
    void savePoints();
    void tell(const QString& line); // under the points; empty: what can be done
    void say(const QString& note); // what the user should know
    [[nodiscard]] QString describe(int point) const;
    [[nodiscard]] QString captionOf(const engine::EmbeddingEnd& end) const;
    [[nodiscard]] std::vector<engine::EmbeddingPicture> picturesOf(What what) const;
    [[nodiscard]] What what() const;
    [[nodiscard]] ColourContext colourContext() const;
    [[nodiscard]] Thumbnail thumbnailOf(int point) const;

    ViewState& m_state;
    Board& m_board;
    Library& m_library;
    EngineBridge& m_bridge;
    EmbeddingCloud m_cloud;
    engine::EmbeddingRequest m_request; // that m_cloud is of
    engine::EmbeddingRequest m_pending; // that runs; m_request once its points are there
    bool m_running = false, m_asked = false;
    bool m_gathering = false; // pictures, before the iterations
    double m_shareOfPictures = 0; // of the whole run
    int m_shownSource = -1, m_shownPatch = -1; // in the picture beside the points

    QComboBox* m_what;
    QComboBox* m_block;
    QComboBox* m_layout;
    QSpinBox* m_perplexity;
    QSpinBox* m_seed;
    QPushButton* m_run;
    QHBoxLayout* m_heads = nullptr; // a button for each head count
    QProgressBar* m_progress;
    ElidedLabel* m_status;
    Scatter* m_scatter;
    QComboBox* m_colourBy;
    ScatterLegend* m_legend;
    PatchPicture* m_picture;
    CompactnessModel* m_compactness;
    QTableView* m_table;
    QCheckBox* m_thumbnails;
    QCheckBox* m_lasso;
    QCheckBox* m_onlySelected;
    QPushButton* m_save;
    ElidedLabel* m_readOut;
    QLabel* m_caption;
    QLabel* m_note;
};

} // namespace hydra::ui

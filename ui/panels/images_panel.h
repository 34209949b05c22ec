// SPDX-License-Identifier: GPL-3.0-or-later
// The picture list as thumbnails.
#pragma once

#include "ui/state/board.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/widgets/form.h"

#include <QTimer>
#include <QWidget>

#include <optional>
#include <utility>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QListView;
class QPushButton;

namespace hydra::ui {

class LikenessRow;
class PicturePredictions;

class ImagesPanel : public QWidget
{
    Q_OBJECT

public:
    ImagesPanel(ViewState& state, Board& board, Library& library, QWidget* parent = nullptr);
    [[nodiscard]] QStringList picturesInView() const; // empty while hidden

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; // follows the list's size

private:
    [[nodiscard]] QHBoxLayout* buildHeader(ViewState& state);
    void buildArrangement();
    void buildMistakes();
    void followTally();
    void fillNarrowings();
    void fillOrders();
    void arrange(const QString& filter, Library::Order order);
    void narrow(const Narrowing& narrowing);
    void ask(const Narrowing& narrowing); // asks why one class and not the other
    void askWhy(const std::optional<std::pair<int, int>>& classes);
    void followWrong(); // whether this can be asked about the picture on screen
    void follow(int row);
    void tellInView();

    // The contrast asked about a mistake, and the query before it.
    struct Asked
    {
        ClassChoice target, against, targetBefore;
        std::optional<ClassChoice> againstBefore;
    };

    ViewState& m_state;
    Library& m_library;
    PicturePredictions* m_predictions;
    QListView* m_list;
    QLabel* m_place; // "3 / 45"
    ValueForm m_form;
    QLineEdit* m_filter;
    QComboBox* m_order;
    Choices<Library::Order> m_orders; // the offered orders
    QBoxLayout* m_arrangement; // holds filter and order
    LikenessRow* m_likeness;
    QWidget* m_mistakes; // the controls that need labels
    QLabel* m_score; // "35 of 40 right"
    QPushButton* m_scoring;
    ValueForm m_narrower;
    QComboBox* m_narrowing;
    QList<Narrowing> m_narrowings; // by item
    Tally m_tally;
    QTimer m_tallying;
    std::optional<Asked> m_asked;
    QString m_askedOf; // the picture of the mistake; empty if asked for a filter, or without m_asked
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences as the classes of a CLIP: typed one a line, put into templates; the words that matter in the one
// that is explained; and the pictures of the list sorted by one of them. Typing opens the same model with
// other classes once it pauses.
#pragma once

#include "core/base/cancel.h"
#include "ui/bridge/standing_question.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace hydra::ui {

class WordView;

class PromptsPanel : public QWidget
{
    Q_OBJECT

public:
    PromptsPanel(ViewState& state, Library& library, EngineBridge& bridge, QWidget* parent = nullptr);
    ~PromptsPanel() override;

    static constexpr int pause = 350; // milliseconds without a key, after which the model follows

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void build();
    [[nodiscard]] QWidget* buildText();
    [[nodiscard]] QWidget* buildFindings();
    void connectControls();
    void typed();
    void apply();
    void open(const ModelOverrides& overrides);
    void followModel();
    void followWords();
    void asked(const QString& path, const ModelOverrides& overrides, const Unsaid& unsaid);
    void chooseVocabulary();
    void showProblem(const QString& message);
    void sort();
    void takeRanking(const std::vector<engine::RankedImage>& ranked, const QStringList& before);
    void stopSorting();
    [[nodiscard]] bool takesPrompts() const; // as far as is known before they are tried

    ViewState& m_state;
    Library& m_library;
    EngineBridge& m_bridge;
    QPlainTextEdit* m_prompts;
    QPlainTextEdit* m_templates;
    QLabel* m_problem;
    QLabel* m_note;
    QPushButton* m_vocabulary;
    WordView* m_words;
    QComboBox* m_by;
    QPushButton* m_sort;
    QListWidget* m_ranking;
    StandingQuestion<engine::WordsKey> m_question;
    QTimer m_timer;
    std::optional<ModelOverrides> m_wanted; // of the model that is being opened for this panel
    QString m_path; // and its file
    QThreadPool m_sorter;
    CancelToken m_sorting;
    bool m_isSorting = false;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What is explained, or which class it is held against: the full network's choices one click away, each
// network's own, any class by search, and what needs no classes (target_entries.h).
#pragma once

#include "ui/panels/target_entries.h"
#include "ui/state/board.h"
#include "ui/widgets/form.h"

#include <QObject>

#include <optional>
#include <vector>

class QCompleter;
class QStringListModel;

namespace hydra::ui {

class FormLayout;

class ClassField : public QObject
{
    Q_OBJECT

public:
    enum class Role
    {
        Explained,
        Against // nothing, unless the user wants a contrast
    };
    ClassField(ViewState& state, Board& board, Role role, QWidget* parent);
    void addTo(FormLayout* form);
    void setEnabled(bool enabled);
    // Not to a method that knows no classes: its rows are not there.
    void setMatters(bool matters);

    static constexpr int topChoices = 5;

private:
    void followModel();
    void followChoice();
    void searched(const QString& words);
    void showSearch(bool shown);
    void choose(const std::optional<ClassChoice>& choice);
    [[nodiscard]] std::optional<ClassChoice> chosen() const;
    void addChoices(const std::optional<ClassChoice>& chosen);
    void addBoxes(const engine::Prediction& found);
    void addTargets(const std::optional<ClassChoice>& chosen);
    [[nodiscard]] QString placeOf(int rank) const;
    void offer(const QString& title, const std::optional<ClassChoice>& choice, const QString& help = {});
    void pick(TargetPick what);
    void trainProbe();
    void readPicked(const std::optional<ClassChoice>& picked);

    ViewState& m_state;
    Board& m_board;
    const Role m_role;
    int m_shown = 0; // the data of its item
    QString m_words; // that are searched
    ValueForm m_controls;
    QComboBox* m_choice;
    QLineEdit* m_search;
    QStringListModel* m_names;
    std::vector<std::optional<ClassChoice>> m_offered; // by an item's data; negative ones ask further
    std::optional<ClassChoice> m_picked; // whose file is being read
    FormLayout* m_form = nullptr; // where its rows are hidden
};

// The class that WORDS mean: what class_names.h understands, in letters of any case, or "golden retriever
// (207)"; -1 when there is none. Throws Error{Input} where there are several.
[[nodiscard]] int classFromText(const QString& words, const VitConfig& config);

} // namespace hydra::ui

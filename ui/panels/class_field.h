// SPDX-License-Identifier: GPL-3.0-or-later
// The field for the explained target or the class it is contrasted with: the full network's top classes, each
// network's own, any class by search, and targets without classes (target_entries.h).
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
        Against // empty unless the user wants a contrast
    };
    ClassField(ViewState& state, Board& board, Role role, QWidget* parent);
    void addTo(FormLayout* form);
    void setEnabled(bool enabled);
    // False hides the field's rows, for methods that do not depend on a class.
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
    QString m_words; // the search text
    ValueForm m_controls;
    QComboBox* m_choice;
    QLineEdit* m_search;
    QStringListModel* m_names;
    std::vector<std::optional<ClassChoice>> m_offered; // by item data; negative: search or file dialog
    std::optional<ClassChoice> m_picked; // its file is being read
    FormLayout* m_form = nullptr; // the form with its rows
};

// The class that WORDS name: any form class_names.h understands, ignoring case, or "golden retriever (207)";
// -1 if there is none. Throws Error{Input} if several match.
[[nodiscard]] int classFromText(const QString& words, const VitConfig& config);

} // namespace hydra::ui

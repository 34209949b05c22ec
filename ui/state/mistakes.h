// SPDX-License-Identifier: GPL-3.0-or-later
// Which pictures the network gets wrong, where folders, tables or names say what they show: values, and what
// they add up to.
#pragma once

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace hydra::ui {

// What the network says of a picture, where that is known.
struct Predicted
{
    QString name; // of the class
    double probability = -1; // not known
    int index = -1;

    [[nodiscard]] bool known() const { return probability >= 0; }
};

// What a picture shows by its label.
struct Labelled
{
    QString name; // of the class
    int index = -1; // nobody says it

    [[nodiscard]] bool known() const { return index >= 0; }
    friend bool operator==(const Labelled& a, const Labelled& b)
    {
        return a.index == b.index && a.name == b.name;
    }
};

enum class Verdict
{
    None, // no label
    Open, // not predicted yet
    Right,
    Wrong
};
[[nodiscard]] Verdict verdict(const Predicted& predicted, const Labelled& labelled);
constexpr double unsureBelow = 0.5; // the predicted class is no likelier than all others together
[[nodiscard]] bool isUnsure(const Predicted& predicted);

// What of them is shown. Names, not numbers: they mean the same in another model.
struct Narrowing
{
    enum class Kind
    {
        All,
        Wrong,
        Unsure,
        Confusion // pictures of one class taken for another
    };
    Kind kind = Kind::All;
    QString labelled{}, predicted{}; // of a confusion

    [[nodiscard]] bool shows(const Predicted& said, const Labelled& is) const;
    friend bool operator==(const Narrowing& a, const Narrowing& b)
    {
        return a.kind == b.kind && a.labelled == b.labelled && a.predicted == b.predicted;
    }
    friend bool operator!=(const Narrowing& a, const Narrowing& b) { return !(a == b); }
};

struct Confusion
{
    Labelled labelled;
    Predicted predicted;
    int count = 1;
};

class Tally
{
public:
    void add(const Predicted& predicted, const Labelled& labelled);

    int labelled = 0, right = 0, wrong = 0, unsure = 0; // unsure ones may be right
    std::vector<Confusion> confusions; // in the order in which they came

    [[nodiscard]] int scored() const { return right + wrong; }
    void sort(); // the most frequent first, then by name; nothing is added afterwards

private:
    QHash<std::pair<QString, QString>, std::size_t> m_places; // of confusions, by their names
};

} // namespace hydra::ui

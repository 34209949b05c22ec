// SPDX-License-Identifier: GPL-3.0-or-later
// Which pictures the network gets wrong, by labels from folders, tables or file names: values and totals.
#pragma once

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace hydra::ui {

// The network's prediction for a picture, if known.
struct Predicted
{
    QString name; // of the predicted class
    double probability = -1; // -1: unknown
    int index = -1;

    [[nodiscard]] bool known() const { return probability >= 0; }
};

// The label of a picture.
struct Labelled
{
    QString name; // of the labelled class
    int index = -1; // -1: no label

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
constexpr double unsureBelow = 0.5; // at most as likely as all other classes together
[[nodiscard]] bool isUnsure(const Predicted& predicted);

// Which pictures the list shows. Class names, not numbers: they keep their meaning in another model.
struct Narrowing
{
    enum class Kind
    {
        All,
        Wrong,
        Unsure,
        Confusion // pictures of one class predicted as another
    };
    Kind kind = Kind::All;
    QString labelled{}, predicted{}; // of a confusion

    [[nodiscard]] bool shows(const Predicted& prediction, const Labelled& is) const;
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

    int labelled = 0, right = 0, wrong = 0, unsure = 0; // unsure ones count in right or wrong too
    std::vector<Confusion> confusions; // in order of first occurrence

    [[nodiscard]] int scored() const { return right + wrong; }
    void sort(); // most frequent first, then by name; do not add() afterwards

private:
    QHash<std::pair<QString, QString>, std::size_t> m_places; // index in confusions, by class names
};

} // namespace hydra::ui

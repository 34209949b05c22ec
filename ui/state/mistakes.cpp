// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/state/mistakes.h"

#include <algorithm>
#include <tuple>

namespace hydra::ui {

Verdict verdict(const Predicted& predicted, const Labelled& labelled)
{
    return !labelled.known()                ? Verdict::None
        : !predicted.known()                ? Verdict::Open
        : predicted.index == labelled.index ? Verdict::Right
                                            : Verdict::Wrong;
}

bool isUnsure(const Predicted& predicted)
{
    return predicted.known() && predicted.probability < unsureBelow;
}

bool Narrowing::shows(const Predicted& prediction, const Labelled& is) const
{
    switch (kind) {
    case Kind::Wrong:
        return verdict(prediction, is) == Verdict::Wrong;
    case Kind::Unsure:
        return isUnsure(prediction);
    case Kind::Confusion:
        return verdict(prediction, is) == Verdict::Wrong && prediction.name == predicted
            && is.name == labelled;
    case Kind::All:
        break;
    }
    return true;
}

void Tally::add(const Predicted& predicted, const Labelled& is)
{
    const Verdict now = verdict(predicted, is);
    labelled += int(now != Verdict::None);
    right += int(now == Verdict::Right);
    wrong += int(now == Verdict::Wrong);
    unsure += int(isUnsure(predicted));
    if (now != Verdict::Wrong) {
        return;
    }
    const std::pair<QString, QString> names(is.name, predicted.name);
    const auto place = m_places.constFind(names);
    if (place == m_places.constEnd()) {
        m_places.insert(names, confusions.size());
        confusions.push_back({is, predicted});
    } else {
        ++confusions[*place].count;
    }
}

void Tally::sort()
{
    std::sort(confusions.begin(), confusions.end(), [](const Confusion& a, const Confusion& b) {
        return std::tie(b.count, a.labelled.name, a.predicted.name)
            < std::tie(a.count, b.labelled.name, b.predicted.name);
    });
}

} // namespace hydra::ui

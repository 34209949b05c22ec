// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/class_names.h"

#include "core/base/integer_list.h"
#include "core/base/printable.h"
#include "core/model/imagenet_names.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace hydra {

namespace {

constexpr std::string_view nameMark = "name:", indexMark = "index:";

bool begins(std::string_view text, std::string_view mark)
{
    return text.substr(0, mark.size()) == mark;
}

void addNamed(std::set<int>& found, std::string_view word, const std::vector<std::string>& names)
{
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == word) {
            found.insert(static_cast<int>(i));
        }
    }
}

// A model of 1000 classes uses ImageNet's indices unless its names differ. Otherwise the synset's name finds
// the class, unless ImageNet has two classes of that name.
void addSynset(std::set<int>& found, std::string_view word, const std::vector<std::string>& names, int count)
{
    const auto& synsets = imagenetSynsets();
    const auto at = std::find(synsets.begin(), synsets.end(), word);
    if (at == synsets.end()) {
        return;
    }
    const auto place = static_cast<std::size_t>(at - synsets.begin());
    const std::string& name = imagenetNames()[place];
    std::set<int> called;
    addNamed(called, name, names);
    const bool here = count == static_cast<int>(synsets.size());
    if (here && (called.empty() || called.count(static_cast<int>(place)) > 0)) {
        found.insert(static_cast<int>(place));
    } else if (std::count(imagenetNames().begin(), imagenetNames().end(), name) == 1) {
        found.insert(called.begin(), called.end());
    }
}

// "n02012849" if class INDEX of a thousand has its synset's name; else "".
std::string synsetOf(int index, const std::vector<std::string>& names)
{
    const auto place = static_cast<std::size_t>(index);
    const auto& known = imagenetNames();
    return names.size() == known.size() && names[place] == known[place] ? imagenetSynsets()[place]
                                                                        : std::string();
}

} // namespace

std::vector<int> classesCalled(const std::string& name, const std::vector<std::string>& names, int count)
{
    std::set<int> found;
    addNamed(found, name, names); // also finds a class named "name:..."
    std::string_view word = name;
    const bool named = begins(word, nameMark), placed = begins(word, indexMark);
    word.remove_prefix(named ? nameMark.size() : placed ? indexMark.size() : 0);
    if (!placed) {
        addNamed(found, word, names);
        addSynset(found, word, names, count);
    }
    if (const auto index = named ? std::nullopt : wholeNumber(word); index && *index < count) {
        found.insert(*index);
    }
    return {found.begin(), found.end()};
}

std::optional<int> classNamed(const std::string& name, const std::vector<std::string>& names, int count,
                              const std::string& where)
{
    const std::vector<int> found = classesCalled(name, names, count);
    if (found.size() > 1) {
        throw severalClasses(name, names, found, where);
    }
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::optional<int> classNamed(const std::string& name, const VitConfig& config, const std::string& where)
{
    return classNamed(name, config.classNames.value, config.numClasses, where);
}

void requireNoClassCalled(const std::string& name, const VitConfig& config, const std::string& where)
{
    const std::vector<int> called = classesCalled(name, config.classNames.value, config.numClasses);
    if (!called.empty()) {
        throw inputError("%1: %2 is both an answer by rank and the name of class %3; use name:%4 for the "
                         "class, or the index of the other",
                         where, printable(name), called.front(), name);
    }
}

Error severalClasses(const std::string& name, const std::vector<std::string>& names,
                     const std::vector<int>& classes, const std::string& where)
{
    const std::string word = printable(name);
    const int a = classes[0], b = classes[1];
    if (const auto index = wholeNumber(name); index && classes.size() == 2) {
        const int other = *index == a ? b : a;
        const auto place = static_cast<std::size_t>(*index);
        if ((*index == a || *index == b) && (place >= names.size() || names[place] != name)) {
            return inputError(placed(
                where,
                message("%1 is the name of class %2 and the index of class %3: use name:%4 or index:%5", word,
                        other, *index, name, *index)));
        }
    }
    if (classes.size() > 2) {
        return inputError(
            placed(where,
                   message("%1 matches %2 classes, the first %3 and %4: use index:%5 or index:%6", word,
                           classes.size(), a, b, a, b)));
    }
    const std::string first = synsetOf(a, names), second = synsetOf(b, names);
    if (first.empty() || second.empty()) {
        return inputError(
            placed(where, message("%1 names classes %2 and %3: use index:%4 or index:%5", word, a, b, a, b)));
    }
    return inputError(
        placed(where,
               message("%1 names classes %2 and %3: use index:%4 or index:%5, or the synset %6 or %7", word,
                       a, b, a, b, first, second)));
}

} // namespace hydra

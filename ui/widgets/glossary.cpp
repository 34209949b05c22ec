// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/glossary.h"

#include "ui/widgets/plain_title.h"

#include <QCoreApplication>
#include <QLabel>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr Word all[wordCount]{
    {"patch", QT_TRANSLATE_NOOP("Words", "Patch"),
     QT_TRANSLATE_NOOP("Words",
                       "A square of the picture, often 16 × 16 pixels. The network never sees single pixels, "
                       "only patches.")},
    {"token", QT_TRANSLATE_NOOP("Words", "Token"),
     QT_TRANSLATE_NOOP(
         "Words",
         "The list of numbers that stands for a patch inside the network. Every block rewrites it.")},
    {"class-token", QT_TRANSLATE_NOOP("Words", "Class token"),
     QT_TRANSLATE_NOOP("Words",
                       "One more token, which stands for no patch. It gathers what the others know, and the "
                       "answer is read from it.")},
    {"block", QT_TRANSLATE_NOOP("Words", "Block"),
     QT_TRANSLATE_NOOP("Words",
                       "One step of the network: attention, then a small network (MLP) for each token. A ViT "
                       "has 12 or more.")},
    {"attention", QT_TRANSLATE_NOOP("Words", "Attention"),
     QT_TRANSLATE_NOOP(
         "Words",
         "How tokens read from each other: a table that says how much each token takes from every other.")},
    {"head", QT_TRANSLATE_NOOP("Words", "Head"),
     QT_TRANSLATE_NOOP("Words",
                       "One of several attentions that a block computes side by side, each with its own "
                       "share of the numbers.")},
    {"sub-network", QT_TRANSLATE_NOOP("Words", "Sub-network"),
     QT_TRANSLATE_NOOP("Words",
                       "The same weights with some heads left out. HydraViT is trained so that each of its "
                       "sub-networks works.")},
    {"k", QT_TRANSLATE_NOOP("Words", "k"),
     QT_TRANSLATE_NOOP("Words",
                       "How many heads a sub-network keeps, as in \"6 of 12 heads\". Fewer are faster, and "
                       "usually less accurate.")},
    {"logit", QT_TRANSLATE_NOOP("Words", "Logit"),
     QT_TRANSLATE_NOOP("Words",
                       "The network's score for a class, before all scores are turned into probabilities. It "
                       "may be negative.")},
    {"map", QT_TRANSLATE_NOOP("Words", "Map"),
     QT_TRANSLATE_NOOP("Words",
                       "One number for each patch, painted over the picture. What the number means depends "
                       "on the method.")},
};

} // namespace

const Word* words()
{
    return all;
}

QString wordsTip(const QStringList& ids)
{
    QString rows;
    for (const QString& id : ids) {
        const Word* const word = std::find_if(all, all + wordCount,
                                              [&](const Word& each) { return id == QLatin1String(each.id); });
        Q_ASSERT(word != all + wordCount);
        rows += QStringLiteral("<tr><td><img src=\":/help/words/%1.svg\"></td><td><b>%2</b><br>%3</td></tr>")
                    .arg(id, QCoreApplication::translate("Words", word->name).toHtmlEscaped(),
                         QCoreApplication::translate("Words", word->sentence).toHtmlEscaped());
    }
    return QStringLiteral("<table cellpadding=\"4\">%1</table>").arg(rows);
}

QString wordNamed(const QString& name)
{
    const QString wanted = plainTitle(name);
    const auto* const word = std::find_if(all, all + wordCount, [&](const Word& each) {
        return QCoreApplication::translate("Words", each.name).compare(wanted, Qt::CaseInsensitive) == 0;
    });
    return word == all + wordCount ? QString() : QLatin1String(word->id);
}

void teach(QLabel* label, const QStringList& ids)
{
    label->setProperty("words", true); // styled in theme.cpp
    label->setIndent(0); // as without the underline
    label->setToolTip(label->toolTip() + wordsTip(ids));
}

} // namespace hydra::ui

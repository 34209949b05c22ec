// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/questions_window.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QGridLayout>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

namespace hydra::ui {

namespace {

struct Question
{
    const char* words;
    const char* picture; // a picture of the guide
    const char* link;
    const char* command; // as in the guide
};

constexpr Question questions[]{
    {QT_TRANSLATE_NOOP("Questions", "Why this and not that?"), "why-not",
     "picture=2-star-bowl-capsule&class=star&against=bowl",
     "figure methods-grid hydravit-scenes resources/scenes/2-star-bowl-capsule.png --method fullgrad-plus "
     "--class star --against bowl --out why-not.png"},
    {QT_TRANSLATE_NOOP("Questions", "With how many heads?"), "how-many-heads",
     "picture=4-bowl-capsule-cylinder&open=compare",
     "figure heads-grid hydravit-scenes resources/scenes/4-bowl-capsule-cylinder.png --heads 3,6,12 --out "
     "how-many-heads.png"},
    {QT_TRANSLATE_NOOP("Questions", "Which heads can go?"), "which-heads",
     "picture=2-star-bowl-capsule&open=heads",
     "figure head-matrix hydravit-scenes resources/scenes/2-star-bowl-capsule.png --class star --sorted "
     "--out "
     "which-heads.png"},
    {QT_TRANSLATE_NOOP("Questions", "Is this map true?"), "is-it-true", "picture=7-torus-capsule&open=trust",
     "figure methods-grid hydravit-scenes resources/scenes/7-torus-capsule.png --method "
     "fullgrad-plus,relevance,rollout --class torus --columns 4 --out is-it-true.png"},
    {QT_TRANSLATE_NOOP("Questions", "What does a feature see?"), "features",
     "picture=2-star-bowl-capsule&method=pca",
     "figure methods-grid hydravit-scenes resources/scenes/2-star-bowl-capsule.png --method pca --out "
     "features.png"},
    {QT_TRANSLATE_NOOP("Questions", "Which patches match?"), "matches",
     "picture=2-star-bowl-capsule&method=similarity&patch=29",
     "figure methods-grid hydravit-scenes resources/scenes/2-star-bowl-capsule.png --method similarity "
     "--query "
     "29 --out matches.png"},
};
constexpr int columns = 3;
constexpr QSize pictureRoom(280, 150); // points

// The whole picture on white, the background that it was drawn for.
QIcon pictureOf(const Question& question, qreal scale)
{
    const QSize pixels = pictureRoom * scale;
    QPixmap card(pixels);
    card.fill(Qt::white);
    const QPixmap drawn(QStringLiteral(":/help/pictures/%1.png").arg(QLatin1String(question.picture)));
    const QPixmap fitted = drawn.scaled(pixels, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPainter(&card).drawPixmap((pixels.width() - fitted.width()) / 2, (pixels.height() - fitted.height()) / 2,
                               fitted);
    card.setDevicePixelRatio(scale);
    return card;
}

} // namespace

QuestionsWindow::QuestionsWindow(QWidget* parent)
    : ToolWindow("questionsWindow", tr("Six questions"), parent)
{
    auto* grid = new QGridLayout(this);
    grid->setSpacing(space::wide);
    int place = 0;
    for (const Question& question : questions) {
        const QString words = QCoreApplication::translate("Questions", question.words);
        auto* card = new QToolButton(this);
        card->setText(words);
        card->setIcon(pictureOf(question, devicePixelRatioF()));
        card->setIconSize(pictureRoom);
        card->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
        inRole(card, "button", question.picture);
        card->setFocusPolicy(Qt::StrongFocus);
        card->setToolTip(tr("Opens the shipped model and picture, and shows the answer."));
        connect(card, &QToolButton::clicked, this, [this, &question] {
            Q_EMIT showWanted(QUrl(QStringLiteral("show:") + QLatin1String(question.link)));
        });
        auto* command =
            new QLineEdit(QStringLiteral("hydrascope-cli ") + QLatin1String(question.command), this);
        command->setReadOnly(true);
        command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        command->setCursorPosition(0);
        command->setAccessibleName(tr("The command for \"%1\"").arg(words));
        command->setToolTip(command->text());
        const int row = 2 * (place / columns), column = place % columns;
        grid->addWidget(card, row, column);
        grid->addWidget(command, row + 1, column);
        if (place++ == 0) {
            beginAt(card);
        }
    }
    adjustSize(); // its place on the screen depends on its size
}

} // namespace hydra::ui

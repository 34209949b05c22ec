// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_window.h"

#include "ui/paint/format.h"
#include "ui/shell/reference_text.h"
#include "ui/state/actions.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int contentsWidth = 270;
constexpr int zoomStep = 10;
constexpr int leastZoom = 60;
constexpr int mostZoom = 300;

} // namespace

HelpWindow::HelpWindow(Actions& actions, QWidget* parent)
    : ToolWindow("helpWindow", tr("Guide and reference"), parent)
    , m_text(new ReferenceText(this))
    , m_contents(new QTreeWidget(this))
    , m_words(new QLineEdit(this))
    , m_note(new QLabel(this))
{
    m_contents->setObjectName(QStringLiteral("helpContents"));
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setHeaderHidden(true);
    fillContents();
    auto* halves = new QSplitter(this);
    halves->addWidget(m_contents);
    halves->addWidget(m_text);
    halves->setStretchFactor(1, 1);
    halves->setSizes({contentsWidth, 4 * contentsWidth});
    halves->setChildrenCollapsible(false);
    auto* line = new QFrame(this);
    line->setProperty("role", QStringLiteral("line"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildBar());
    column->addWidget(line);
    column->addWidget(halves, 1);
    addAction(actions.reference);

    connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const qsizetype at = m_items.indexOf(item);
        if (at >= 0) {
            m_text->open(m_text->sections().at(at));
        }
    });
    connect(m_text, &ReferenceText::showWanted, this, &HelpWindow::showWanted);
    connect(m_text->verticalScrollBar(), &QScrollBar::valueChanged, this, &HelpWindow::followText);
    connect(m_words, &QLineEdit::textEdited, this, [this] { search(false, true); });
    connect(m_words, &QLineEdit::returnPressed, this, [this] { search(false); });
    resize(1120, 820);
    beginAt(m_text);
    followText();
}

QAction* HelpWindow::command(const char* id, const QString& title, const QList<QKeySequence>& keys)
{
    auto* action = new QAction(title, this);
    action->setObjectName(QLatin1String(id));
    action->setShortcuts(keys);
    const QString key = keys.isEmpty()
        ? QString()
        : QStringLiteral(" (%1)").arg(keys.front().toString(QKeySequence::NativeText));
    action->setToolTip(title + key);
    addAction(action);
    return action;
}

QWidget* HelpWindow::buildBar()
{
    using K = QKeySequence;
    m_back = command("helpBack", tr("Back"), {K(tr("Alt+Left")), K(K::Back)});
    m_forward = command("helpForward", tr("Forward"), {K(tr("Alt+Right")), K(K::Forward)});
    connect(m_back, &QAction::triggered, m_text, &ReferenceText::back);
    connect(m_forward, &QAction::triggered, m_text, &ReferenceText::forward);
    m_back->setEnabled(false);
    m_forward->setEnabled(false);
    connect(m_text, &ReferenceText::visited, this, [this](bool back, bool forward) {
        m_back->setEnabled(back);
        m_forward->setEnabled(forward);
    });
    QAction* find = command("helpFind", tr("Find"), {K(K::Find)});
    connect(find, &QAction::triggered, m_words, [this] {
        m_words->setFocus();
        m_words->selectAll();
    });
    QAction* next = command("helpNext", tr("Find next"), {K(K::FindNext), K(Qt::Key_F3)});
    QAction* previous =
        command("helpPrevious", tr("Find previous"), {K(K::FindPrevious), K(Qt::SHIFT | Qt::Key_F3)});
    connect(next, &QAction::triggered, this, [this] { search(false); });
    connect(previous, &QAction::triggered, this, [this] { search(true); });
    QAction* larger = command("helpLarger", tr("Larger text"), {K(K::ZoomIn), K(tr("Ctrl+="))});
    QAction* smaller = command("helpSmaller", tr("Smaller text"), {K(K::ZoomOut)});
    QAction* usual = command("helpUsual", tr("Usual size"), {K(tr("Ctrl+0"))});
    connect(larger, &QAction::triggered, this, [this] { zoom(m_zoom + zoomStep); });
    connect(smaller, &QAction::triggered, this, [this] { zoom(m_zoom - zoomStep); });
    connect(usual, &QAction::triggered, this, [this] { zoom(100); });
    next->setIconText(tr("Next"));
    previous->setIconText(tr("Previous"));
    larger->setIconText(QStringLiteral("A+"));
    smaller->setIconText(QStringLiteral("A−"));

    describe(m_words, "helpWords", tr("Find in the reference"),
             tr("Text to find. Enter goes to the next match, Shift+F3 to the previous one."));
    m_words->setPlaceholderText(tr("Find"));
    m_words->setClearButtonEnabled(true);
    m_words->setMaximumWidth(contentsWidth);
    m_note->setObjectName(QStringLiteral("helpNote"));
    m_note->setProperty("role", QStringLiteral("problem"));
    m_note->setAccessibleName(tr("Result of the search"));
    setIcons();

    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(space::normal, space::tight, space::normal, space::tight);
    row->setSpacing(space::tight);
    row->addWidget(toolButtonFor(m_back, bar, Qt::ToolButtonIconOnly));
    row->addWidget(toolButtonFor(m_forward, bar, Qt::ToolButtonIconOnly));
    row->addSpacing(space::wide);
    row->addWidget(m_words, 1);
    for (QAction* action : {previous, next}) {
        row->addWidget(toolButtonFor(action, bar));
    }
    row->addWidget(m_note);
    row->addStretch(1);
    for (QAction* action : {smaller, larger}) {
        row->addWidget(toolButtonFor(action, bar));
    }
    return bar;
}

void HelpWindow::setIcons()
{
    m_back->setIcon(lineIcon(QStringLiteral("previous")));
    m_forward->setIcon(lineIcon(QStringLiteral("next")));
}

void HelpWindow::fillContents()
{
    QTreeWidgetItem* chapter = nullptr;
    for (const ReferenceSection& section : m_text->sections()) {
        QString title = section.title;
        if (!section.id.isEmpty()) { // shows the name without the id
            title.chop(section.id.size() + 2);
        }
        const QStringList words{title};
        auto* item = section.level == 2 || chapter == nullptr ? new QTreeWidgetItem(m_contents, words)
                                                              : new QTreeWidgetItem(chapter, words);
        item->setToolTip(0, plainTip(words.front()));
        chapter = section.level == 2 ? item : chapter;
        m_items.append(item);
    }
}

void HelpWindow::followText()
{
    if (m_items.isEmpty()) {
        return;
    }
    QTreeWidgetItem* item = m_items.at(m_text->topSection());
    if (item != m_contents->currentItem()) {
        const QSignalBlocker quiet(m_contents); // the text already shows it
        m_contents->setCurrentItem(item); // also unfolds its chapter
    }
    m_contents->scrollToItem(item);
}

void HelpWindow::search(bool backward, bool fromHere)
{
    const bool found = m_text->search(m_words->text(), backward, fromHere);
    m_note->setText(found ? QString() : tr("Not found"));
}

void HelpWindow::zoom(int percent)
{
    m_zoom = std::clamp(percent, leastZoom, mostZoom);
    m_text->setZoom(m_zoom);
}

void HelpWindow::open(const QString& id)
{
    bringToFront(*this);
    m_text->setFocus();
    if (const ReferenceSection* section = m_text->sectionOf(id)) {
        m_text->open(*section);
        followText(); // also if the text did not scroll
    }
}

void HelpWindow::changeEvent(QEvent* event)
{
    ToolWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_back != nullptr) {
        setIcons();
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/tool_bar.h"

#include "core/engine/found_models.h"
#include "core/engine/shipped.h"
#include "ui/paint/format.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QTabBar>
#include <QWidgetAction>

#include <algorithm>
#include <utility>

namespace hydra::ui {

ModelButton::ModelButton(ViewState& state, Library& library, QWidget* parent)
    : QToolButton(parent)
    , m_state(state)
    , m_library(library)
{
    name();
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setPopupMode(QToolButton::InstantPopup);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Model"));
    setToolTip(tr("<b>Model</b><br>The Vision Transformer that is explained. Shipped and recent ones, or any "
                  "checkpoint file."));
    setMenu(new QMenu(this));
    menu()->setToolTipsVisible(true); // each model shows its path
    connect(menu(), &QMenu::aboutToShow, this, &ModelButton::fill);
    connect(menu(), &QMenu::aboutToHide, &m_library, &Library::lookForModels); // for the next time
    m_library.lookForModels();
    // Queued, because Qt chose the menu's position before it was filled.
    connect(menu(), &QMenu::aboutToShow, this, &ModelButton::keepMenuOnScreen, Qt::QueuedConnection);
    connect(&state, &ViewState::modelChanged, this, &ModelButton::name);
}

void ModelButton::name()
{
    constexpr int widestName = 220; // pixels, fits beside the commands of a small window
    const ModelPtr& model = m_state.model();
    const QString answers = !model ? tr("Model")
        : model->program           ? tr("Program: %1").arg(ui::text(model->path))
                                   : ui::text(engine::modelName(model->path));
    setText(fontMetrics().elidedText(answers, Qt::ElideMiddle, widestName));
}

namespace {

// Whether opening MODEL opens FILE.
bool isOf(const QString& file, const engine::FoundModel& model)
{
    const QString path = ui::text(model.path.string());
    return file == path || file.startsWith(path + QLatin1Char('/'));
}

} // namespace

void ModelButton::fill()
{
    menu()->clear();
    delete menu()->findChild<QActionGroup*>();
    auto* group = new QActionGroup(menu()); // one checked entry
    const QStringList shipped = Library::shippedModels();
    addSection(tr("Built-in"));
    for (const QString& path : shipped) {
        addModel(path, group);
    }
    if (shipped.isEmpty()) {
        menu()->addAction(tr("none found"))->setEnabled(false);
    }
    constexpr std::size_t most = 12; // the dialog lists all
    const std::vector<engine::FoundModel>& found = m_library.foundModels();
    const auto stands = [&](const QString& path) { // in another section
        return shipped.contains(path)
            || std::any_of(found.begin(), found.begin() + std::ptrdiff_t(std::min(found.size(), most)),
                           [&](const engine::FoundModel& model) { return isOf(path, model); });
    };
    addSection(tr("Recent"));
    for (const QString& path : m_library.recentModels()) {
        if (!stands(path)) {
            addModel(path, group);
        }
    }
    if (!found.empty()) {
        addSection(tr("On this computer"));
    }
    for (std::size_t i = 0; i < std::min(found.size(), most); ++i) {
        addModel(ui::text(found[i].path.string()), group, ui::text(found[i].title()));
    }
    menu()->addSeparator();
    menu()->addAction(m_state.actions().openModel);
}

void ModelButton::keepMenuOnScreen()
{
    const QRect free = menu()->screen()->availableGeometry();
    const QRect place = menu()->geometry();
    menu()->move(std::max(free.left(), std::min(place.left(), free.right() + 1 - place.width())),
                 std::max(free.top(), std::min(place.top(), free.bottom() + 1 - place.height())));
}

void ModelButton::addModel(const QString& path, QActionGroup* group, const QString& called)
{
    constexpr int widestEntry = 720;
    const QString name = ui::text(engine::modelName(path.toStdString()));
    const QString title = called.isEmpty() ? ui::text(engine::titleOf(path.toStdString())) : QString();
    const QString words = !called.isEmpty() ? called
        : title.isEmpty()                   ? name
                                            : QStringLiteral("%1 – %2").arg(name, title);
    QAction* action = menu()->addAction(menu()
                                            ->fontMetrics()
                                            .elidedText(words, Qt::ElideRight, widestEntry)
                                            .replace(QLatin1Char('&'), QLatin1String("&&")),
                                        this, [this, path] { m_library.openModel(path); });
    action->setToolTip(plainTip(path));
    action->setCheckable(true);
    const QString open = m_state.model() ? ui::text(m_state.model()->path) : QString();
    action->setChecked(open == path || open.startsWith(path + QLatin1Char('/')));
    group->addAction(action);
}

void ModelButton::addSection(const QString& title)
{
    auto* label = new QLabel(title, menu());
    label->setProperty("role", QStringLiteral("section"));
    auto* action = new QWidgetAction(menu());
    action->setDefaultWidget(label);
    action->setEnabled(false);
    menu()->addAction(action);
}

ToolBar::ToolBar(ViewState& state, Library& library, QTabBar& places, QWidget* parent)
    : QToolBar(tr("Tools"), parent)
    , m_places(places)
    , m_model(new ModelButton(state, library, this))
    , m_commands(new QToolBar(this))
{
    Actions& on = state.actions();
    setObjectName(QStringLiteral("tools"));
    setMovable(false);
    // In a bar of their own: commands without room go into its menu, but never the model button.
    m_commands->setObjectName(QStringLiteral("commands"));
    m_commands->setIconSize({18, 18});
    m_commands->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_commands->addActions({on.openImage, on.openFolder, on.savePicture, on.makeFigure});
    auto* both = new QWidget(this);
    both->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    filled(new QHBoxLayout(both), {m_commands, {&places, 1}, m_model});
    addWidget(both);
    for (QToolButton* button : findChildren<QToolButton*>()) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    m_more = m_commands->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
    drawIcons();
    connect(&state, &ViewState::modelChanged, this, &ToolBar::fit); // its name has another width
}

void ToolBar::resizeEvent(QResizeEvent* event)
{
    QToolBar::resizeEvent(event);
    fit();
}

void ToolBar::fit()
{
    if (m_commands->toolButtonStyle() == Qt::ToolButtonTextBesideIcon) {
        m_wordsWidth = m_commands->sizeHint().width();
    }
    const int needed = m_wordsWidth + m_places.sizeHint().width() + m_model->sizeHint().width();
    m_commands->setToolButtonStyle(needed > width() ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void ToolBar::drawIcons()
{
    m_model->setIcon(lineIcon(QStringLiteral("model")));
    for (const auto& [name, icon] :
         {std::pair("ScrollLeftButton", "previous"), {"ScrollRightButton", "next"}}) {
        if (auto* button = m_places.findChild<QToolButton*>(QLatin1String(name))) { // Qt's is invisible
            button->setArrowType(Qt::NoArrow);
            button->setIcon(lineIcon(QLatin1String(icon)));
        }
    }
    if (m_more != nullptr) { // Qt's own icon is black
        m_more->setIcon(lineIcon(QStringLiteral("more")));
    }
}

} // namespace hydra::ui

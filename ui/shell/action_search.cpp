// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/action_search.h"

#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/method_list.h"
#include "ui/shell/download_dialog.h"
#include "ui/state/actions.h"
#include "ui/state/board.h"
#include "ui/state/library.h"
#include "ui/state/view_state.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/plain_title.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QDialog>
#include <QIcon>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QString>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace hydra::ui {

namespace {

bool hasAll(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

int matchOf(const QString& typed, const QString& name, const QString& place, const QString& words)
{
    const QStringList parts = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString sentence = place + QLatin1Char(' ') + words;
    const auto begins = [&](const QString& part) { // a word of SENTENCE; Chinese and Japanese have no spaces
        const auto inWord = [&](qsizetype at) {
            constexpr char16_t lastLatin = 0x24F;
            return at > 0 && sentence[at - 1].unicode() <= lastLatin && sentence[at - 1].isLetterOrNumber();
        };
        qsizetype at = sentence.indexOf(part, 0, Qt::CaseInsensitive);
        while (at >= 0 && inWord(at)) {
            at = sentence.indexOf(part, at + 1, Qt::CaseInsensitive);
        }
        return at >= 0;
    };
    return name.startsWith(typed.trimmed(), Qt::CaseInsensitive) ? 0
        : hasAll(name, parts)                                    ? 1
        : hasAll(place, parts)                                   ? 2
        : std::all_of(parts.begin(), parts.end(), begins)        ? 3
                                                                 : -1;
}

// Finds any command of the menus, method, model, class or head count by a part of its name or a synonym:
// type, choose with the arrow keys, press Return. Disabled commands say why.
class ActionSearch : public QDialog
{
public:
    ActionSearch(const QMenuBar& menus, ViewState& state, Board& board, Library& library,
                 const QString& typed, QWidget* parent)
        : QDialog(parent)
        , m_state(state)
        , m_board(board)
        , m_typed(typed)
    {
        setObjectName(QStringLiteral("actionSearch"));
        setAttribute(Qt::WA_DeleteOnClose);
        setWindowTitle(tr("Find an action"));
        m_field->installEventFilter(this);
        m_list->setAccessibleName(tr("Commands"));
        m_list->setFocusPolicy(Qt::NoFocus); // the field keeps the focus
        m_nothing->setObjectName(QStringLiteral("nothingFound"));
        m_nothing->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        filled(new QVBoxLayout(this), {m_field, m_nothing, {m_list, 1}, Stretch{0}}, -1,
               {space::wide, space::wide, space::wide, space::wide});
        resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 20);
        collect(menus.actions(), QString());
        collectMethods();
        collectHeads();
        collectClasses();
        collectModels(library);
        collectBox(parent->findChild<QComboBox*>(QStringLiteral("imageNarrowing")));
        collectBox(parent->findChild<QComboBox*>(QStringLiteral("pictureSize")));
        const QString name = DownloadDialog::tr("Download a model");
        m_all.append({name, name, {}, {}, {}, {}, [&on = state.actions(), parent] {
                          on.openModel->trigger();
                          if (auto* download =
                                  parent->findChild<QPushButton*>(QStringLiteral("modelDownload"))) {
                              download->click();
                          }
                      }});
        connect(m_field, &QLineEdit::returnPressed, this, &ActionSearch::run);
        connect(m_list, &QListWidget::itemClicked, this, &ActionSearch::run);
        m_form.follow();
        narrow();
    }

protected:
    // arrows in the field move in the list
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
            if (step != 0) {
                m_list->setCurrentRow(
                    std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
                return true;
            }
        }
        return QDialog::eventFilter(watched, event);
    }

private:
    enum class Kind
    {
        Choice, // of a part of the question, as a method
        Command,
        Switch,
        Step // in the history
    };
    struct Found
    {
        QString name, place; // "Cost", "View > Panels > Cost"
        QString words; // synonyms
        QString key, why; // its shortcut; why it is disabled
        QIcon icon;
        std::function<void()> run;
        bool isOneOfMany = false; // shown only once something is typed
        Kind kind = Kind::Choice;
    };
    void collect(const QList<QAction*>& actions, const QString& above)
    {
        const Actions& on = m_state.actions();
        for (QAction* action : actions) {
            if (action->isSeparator()) {
                continue;
            }
            const QString name = plainTitle(action->text());
            const QString place = above.isEmpty() ? name : above + QStringLiteral(" > ") + name;
            if (QMenu* menu = action->menu()) {
                Q_EMIT menu->aboutToShow(); // some menus are filled only then
                collect(menu->actions(), place);
                continue;
            }
            const QString why = action->isEnabled() ? QString() : Actions::waitsFor(*action);
            if (action->isEnabled() || !why.isEmpty()) {
                const QPointer<QAction> kept = action;
                const auto trigger = [kept] {
                    if (kept) {
                        kept->trigger();
                    }
                };
                m_all.append({name, place, Actions::foundBy(*action),
                              action->shortcut().toString(QKeySequence::NativeText), why, action->icon(),
                              trigger});
                const bool step = action == on.undo || action == on.redo
                    || action->parent()->objectName() == QLatin1String("steps");
                m_all.last().kind = step ? Kind::Step : action->isCheckable() ? Kind::Switch : Kind::Command;
            }
        }
    }
    void collectMethods()
    {
        ViewState& state = m_state;
        for (const std::string& method : state.methods()) {
            const MethodInfo& info = methodInfo(method);
            const QString name = spoken(info.title);
            const auto choose = [&state, id = std::string(info.id)] { state.setMethod(id); };
            m_all.append(
                {name, tr("Method") + QStringLiteral(" > ") + name, methodWords(info), {}, {}, {}, choose});
        }
    }
    void collectHeads()
    {
        ViewState& state = m_state;
        const QList<int> offered = state.offeredHeads();
        for (qsizetype i = 0; offered.size() > 1 && i < offered.size(); ++i) {
            const QString name = tr("%1 of %2 heads").arg(offered[i]).arg(state.maxHeads());
            const auto choose = [&state, k = offered[i]] { state.setHeads(k); };
            m_all.append({name, tr("Heads") + QStringLiteral(" > ") + name, {}, {}, {}, {}, choose});
        }
    }
    // "Class > star" asks why star, "Compared with > bowl" why not bowl. No class is compared with itself. A
    // method that is not class-specific is replaced by the default.
    void collectClasses()
    {
        ViewState& state = m_state;
        Board& board = m_board;
        const int count = state.ready() ? state.model()->config.numClasses.value : 0;
        const auto withMethod = [&state](const std::function<void()>& choose) {
            return [&state, choose] {
                if (!state.method().classSpecific) {
                    state.setMethod(defaultMethod());
                }
                choose();
            };
        };
        for (int i = 0; i < count; ++i) {
            const QString name = text(state.model()->config.className(i));
            const ClassChoice choice{ClassChoice::Kind::Index, i};
            const auto add = [&](const QString& place, const std::function<void()>& choose) {
                m_all.append({name, place + QStringLiteral(" > ") + name, {}, {}, {}, {}, choose, true});
            };
            add(tr("Class"), withMethod([&board, choice] { board.explain(choice); }));
            if (state.query().target.isClass() && i != board.chosenClass()) {
                add(tr("Compared with"), withMethod([&state, choice] { state.setAgainst(choice); }));
            }
        }
    }
    void collectModels(Library& library)
    {
        const auto collect = [&](const QString& path, const QString& name) {
            const auto open = [&library, path] { library.openModel(path); };
            m_all.append({name,
                          tr("Model") + QStringLiteral(" > ") + name,
                          tr("network checkpoint"),
                          {},
                          {},
                          {},
                          open});
        };
        QStringList paths = Library::shippedModels() + library.recentModels();
        paths.removeDuplicates();
        for (const QString& path : paths) {
            collect(path, text(engine::modelName(path.toStdString())));
        }
        for (const engine::FoundModel& model : library.foundModels()) {
            collect(text(model.path.string()), text(model.title()));
        }
    }
    // Adds the entries of BOX, if it is enabled and not hidden.
    void collectBox(QComboBox* box)
    {
        const bool offers = box && box->isEnabled() && !box->parentWidget()->isHidden();
        for (int i = 0; offers && i < box->count(); ++i) {
            const QString name = box->accessibleName() + QStringLiteral(" > ") + box->itemText(i);
            m_all.append({name, name, {}, {}, {}, {}, [box = QPointer(box), i] {
                              if (box) {
                                  box->setCurrentIndex(i);
                                  Q_EMIT box->activated(i);
                                  Q_EMIT box->textActivated(box->itemText(i));
                              }
                          }});
        }
    }
    // The lowest rank comes first; -1: no match. Switches come after choices and commands, and history steps
    // last, so that Return does not run them by mistake. Disabled entries come after enabled ones, then
    // matchOf() counts, then choices come before commands.
    [[nodiscard]] static int rank(const Found& each, const QString& typed)
    {
        const int match = matchOf(typed, each.name, each.place, each.words);
        const int late = std::max(0, int(each.kind) - 1) * 2 + (each.why.isEmpty() ? 0 : 1);
        return match < 0 ? -1 : (late * 4 + match) * 2 + (each.kind == Kind::Choice ? 0 : 1);
    }
    void narrow()
    {
        const bool all = m_typed.trimmed().isEmpty(); // in the menus' order
        std::multimap<int, int> found;
        for (int at = 0; at < m_all.size(); ++at) {
            const int rank = all ? (m_all[at].isOneOfMany ? -1 : 0) : this->rank(m_all[at], m_typed);
            if (rank >= 0) {
                found.emplace(rank, at);
            }
        }
        m_list->clear();
        for (const auto& [rank, at] : found) {
            const Found& each = m_all[at];
            const QString beside = !each.why.isEmpty() ? QStringLiteral(" – ") + each.why
                : each.key.isEmpty()                   ? QString()
                                                       : QStringLiteral("    ") + each.key;
            auto* item = new QListWidgetItem(each.icon, each.place + beside, m_list);
            item->setData(Qt::UserRole, at);
            if (!each.why.isEmpty()) {
                item->setFlags(Qt::NoItemFlags);
            }
        }
        m_list->setCurrentRow(0);
        m_list->setVisible(m_list->count() > 0);
        m_nothing->setVisible(m_list->count() == 0);
    }
    // Runs the command after this window has closed, as it may open a window or need the focus.
    void run()
    {
        const QListWidgetItem* item = m_list->currentItem();
        if (item && item->flags().testFlag(Qt::ItemIsEnabled)) {
            QTimer::singleShot(0, parent(), m_all[item->data(Qt::UserRole).toInt()].run);
            close();
        }
    }

    ViewState& m_state;
    Board& m_board;
    QList<Found> m_all;
    QString m_typed;
    ValueForm m_form{this, [this] { narrow(); }}; // edits it
    QLineEdit* m_field = m_form.line("actionWords", m_typed, tr("command, method, class or model"),
                                     tr("Command, method, class or model"));
    QListWidget* m_list = new QListWidget(this);
    QLabel* m_nothing =
        quietLabel(tr("Nothing found: no command, method, class or model has this name."), this);
};

QDialog* actionSearch(const QMenuBar& menus, ViewState& state, Board& board, Library& library,
                      const QString& typed, QWidget* parent)
{
    return new ActionSearch(menus, state, board, library, typed, parent);
}

} // namespace hydra::ui

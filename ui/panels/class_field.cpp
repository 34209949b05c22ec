// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/class_field.h"

#include "core/model/class_names.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/probe_dialog.h"
#include "ui/widgets/controls.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFile>
#include <QShortcut>
#include <QStringListModel>

namespace hydra::ui {

namespace {

constexpr int noClass = -1;
constexpr int another = -1; // opens the search

QString listed(const VitConfig& config, int index)
{
    return QStringLiteral("%1 (%2)").arg(text(config.className(index))).arg(index);
}

} // namespace

int classFromText(const QString& words, const VitConfig& config)
{
    const QString wanted = words.trimmed();
    const std::string name = wanted.toStdString();
    if (const auto named = classNamed(name, config)) {
        return *named;
    }
    if (const qsizetype from = wanted.lastIndexOf(QLatin1Char('(')); wanted.endsWith(QLatin1Char(')'))) {
        const QString index = wanted.mid(from + 1, wanted.size() - from - 2); // as listed() writes it
        return classNamed("index:" + index.toStdString(), config).value_or(noClass);
    }
    std::vector<int> alike;
    for (int i = 0; i < config.numClasses.value; ++i) {
        if (text(config.className(i)).compare(wanted, Qt::CaseInsensitive) == 0) {
            alike.push_back(i);
        }
    }
    if (alike.size() > 1) {
        throw severalClasses(name, config.classNames.value, alike, {});
    }
    return alike.empty() ? noClass : alike.front();
}

ClassField::ClassField(ViewState& state, Board& board, Role role, QWidget* parent)
    : QObject(parent)
    , m_state(state)
    , m_board(board)
    , m_role(role)
    , m_controls(parent)
    , m_choice(m_controls.choice<int>(role == Role::Explained ? "classChoice" : "againstChoice",
                                      {[this] { return m_shown; },
                                       [this](int code) {
                                           m_shown = code;
                                           code >= 0             ? choose(m_offered[std::size_t(code)])
                                               : code == another ? void()
                                                                 : pick(targetPick(code));
                                       }},
                                      {}))
    , m_search(m_controls.line(role == Role::Explained ? "classSearch" : "againstSearch", m_words,
                               tr("search all classes")))
    , m_names(new QStringListModel(this))
{
    const bool explained = role == Role::Explained;
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(8);
    m_search->setClearButtonEnabled(true);
    auto* completer = new QCompleter(m_names, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    completer->popup()->setProperty("popup", true); // marks a top-level window for the style sheet
    m_search->setCompleter(completer);

    connect(m_choice, &QComboBox::activated, this, [this] { // also if the same entry is chosen again
        if (m_shown == another) {
            showSearch(true);
            m_search->setFocus(Qt::OtherFocusReason);
        }
    });
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, &ClassField::searched);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { searched(m_words); });
    // Text without Enter has no effect; Escape only clears it.
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), m_search);
    escape->setContext(Qt::WidgetShortcut);
    connect(escape, &QShortcut::activated, m_search, &QLineEdit::clear);
    if (explained) {
        connect(&board.bridge(), &EngineBridge::targetRead, this, [this](const ClassChoice& read) {
            if (m_picked && m_picked->path == read.path && m_picked->kind == read.kind) {
                m_picked.reset();
                choose(read);
            }
        });
        connect(state.actions().findClass, &QAction::triggered, m_search, [this] {
            m_search->setFocus(Qt::ShortcutFocusReason);
            m_search->selectAll();
        });
    }
    connect(&state, &ViewState::modelChanged, this, &ClassField::followModel);
    connect(&state, &ViewState::queryChanged, this, &ClassField::followChoice);
    connect(&board, &Board::predictionsChanged, this, &ClassField::followChoice);
    followModel();
    followChoice();
}

void ClassField::addTo(FormLayout* form)
{
    m_form = form;
    if (m_role == Role::Explained) {
        addRow(
            form, tr("Explai&n"), m_choice,
            tr("<b>What to explain</b><br>Class-specific methods show the evidence for this class. By "
               "default it is "
               "the full network's prediction at every head count, so that maps can be compared. They also "
               "explain what needs no classes: how similar the picture is to another one, how long its "
               "embedding is, a direction in it, or a linear probe."));
        addRow(form, tr("&Search"), m_search,
               tr("Type part of a class name, or an index. With an autoencoder, feature:47 is one of its "
                  "features, feature:47:12-15 the same at some patches."));
        return;
    }
    addRow(form, tr("Compa&re"), m_choice,
           tr("<b>Compared with</b><br>Subtracts the map of this class: what remains distinguishes the two. "
              "Red is "
              "evidence for the class above, blue for this one."));
    addRow(form, QString(), m_search, tr("Class to compare with: part of its name, or its index."));
    m_search->setAccessibleName(tr("Class to compare with"));
    showSearch(false);
}

void ClassField::showSearch(bool shown)
{
    if (m_form) {
        m_form->setRowVisible(m_search, shown);
    }
}

void ClassField::setEnabled(bool enabled)
{
    m_choice->setEnabled(enabled);
    m_search->setEnabled(enabled);
}

void ClassField::setMatters(bool matters)
{
    const VitConfig* const config = m_state.model() ? &m_state.model()->config : nullptr;
    const bool searches = matters && !(config && (config->numClasses.value == 0 || config->findsBoxes));
    const bool explained = m_role == Role::Explained;
    m_search->setEnabled(m_search->isEnabled() && searches);
    m_form->setRowVisible(m_choice, matters);
    m_form->setRowVisible(m_search, searches && (explained || m_state.query().against));
    if (explained) {
        m_state.actions().findClass->setEnabled(m_search->isEnabled());
    }
}

void ClassField::followModel()
{
    QStringList names;
    if (m_state.model()) {
        const VitConfig& config = m_state.model()->config;
        for (int i = 0; i < config.numClasses.value; ++i) {
            names.append(listed(config, i));
        }
    }
    m_names->setStringList(names);
    m_search->clear();
}

std::optional<ClassChoice> ClassField::chosen() const
{
    return m_role == Role::Explained ? m_state.query().target : m_state.query().against;
}

void ClassField::choose(const std::optional<ClassChoice>& choice)
{
    if (m_role == Role::Explained) {
        m_board.explain(choice.value_or(ClassChoice()));
    } else {
        m_state.setAgainst(choice);
    }
}

void ClassField::followChoice()
{
    if (m_choice->view()->isVisible()) {
        return; // the list must not change while it is open
    }
    const std::optional<ClassChoice> now = chosen();
    if (!m_search->hasFocus()) {
        m_search->clear(); // the choice was made elsewhere; the text would contradict it
    }
    if (m_role == Role::Against && !m_search->hasFocus()) {
        showSearch(now && !m_choice->isHidden()); // only with a method that compares
    }
    m_controls.follow([&] {
        m_choice->clear();
        m_offered.clear();
        addChoices(now);
        m_shown = m_choice->itemData(0).toInt();
        for (std::size_t i = 0; i < m_offered.size(); ++i) {
            m_shown = m_offered[i] == now ? int(i) : m_shown;
        }
    });
    m_choice->view()->setMinimumWidth(m_choice->view()->sizeHintForColumn(0)); // names may be long
}

void ClassField::addChoices(const std::optional<ClassChoice>& now)
{
    const engine::PredictionPtr full = m_board.fullPrediction();
    const bool explained = m_role == Role::Explained;
    if (!explained) {
        offer(tr("no other class"), std::nullopt);
    }
    if (explained && m_state.model() && m_state.model()->config.numClasses.value == 0) {
        addTargets(now);
        return;
    }
    if (m_state.model() && m_state.model()->config.findsBoxes) {
        if (full) {
            addBoxes(*full);
        }
        return;
    }
    const int taken = explained ? noClass : m_board.chosenClass(); // a class is not contrasted with itself
    for (int rank = 1; rank <= topChoices; ++rank) {
        const bool same = full && std::size_t(rank) <= full->ranking.size()
            ? full->ranking[std::size_t(rank) - 1] == taken
            : m_state.query().target == ClassChoice{ClassChoice::Kind::Top, rank};
        if (!explained && same) {
            continue;
        }
        const QString place = placeOf(rank);
        QString title = place;
        if (full && std::size_t(rank) <= full->ranking.size()) {
            const int index = full->ranking[std::size_t(rank) - 1];
            title = QStringLiteral("%1 — %2").arg(text(m_state.model()->config.className(index)), place);
        } else if (rank > 1) {
            break;
        }
        offer(title, ClassChoice{ClassChoice::Kind::Top, rank});
    }
    const bool program = m_state.model() && m_state.model()->program;
    if (explained && !program) {
        offer(tr("each head count's own prediction"), ClassChoice{ClassChoice::Kind::Own, 1});
    }
    if (now && now->kind == ClassChoice::Kind::Index && m_state.model()) {
        offer(listed(m_state.model()->config, now->value), now);
    }
    if (explained && !program) {
        addTargets(now);
    }
    if (!explained) {
        m_choice->addItem(tr("another class…"), another);
    }
}

void ClassField::addBoxes(const engine::Prediction& found)
{
    constexpr std::size_t most = 50;
    for (std::size_t i = 0; i < std::min(most, found.boxes.size()); ++i) {
        const ClassChoice box{ClassChoice::Kind::Box, int(i)};
        offer(
            QStringLiteral("%1 — %2").arg(text(m_state.model()->config.className(found.boxes[i].classIndex)),
                                          spoken(targetName(box))),
            box);
    }
}

// RANK in the prediction of all heads; names the head count if the view has fewer.
QString ClassField::placeOf(int rank) const
{
    const QString place = rank == 1 ? tr("predicted")
        : rank == 2                 ? tr("2nd")
        : rank == 3                 ? tr("3rd")
                                    : tr("%1th").arg(rank);
    return m_state.query().heads < m_state.maxHeads()
        ? tr("%1 with all %2 heads", "predicted / 2nd").arg(place).arg(m_state.maxHeads())
        : place;
}

void ClassField::offer(const QString& title, const std::optional<ClassChoice>& choice, const QString& help)
{
    m_choice->addItem(title, int(m_offered.size()));
    m_choice->setItemData(m_choice->count() - 1, help, Qt::ToolTipRole);
    m_offered.push_back(choice);
}

// Adds the targets that need no classes.
void ClassField::addTargets(const std::optional<ClassChoice>& now)
{
    if (!m_state.model()) {
        return;
    }
    if (m_choice->count() > 0) {
        m_choice->insertSeparator(m_choice->count());
    }
    for (const TargetEntry& entry : targetEntries(m_state, now)) {
        if (entry.choice) {
            offer(entry.title, entry.choice, entry.help);
        } else {
            m_choice->addItem(entry.title, codeOf(entry.pick));
            m_choice->setItemData(m_choice->count() - 1, entry.help, Qt::ToolTipRole);
        }
    }
}

// Reads the file first to get its mark. If the file cannot be read, the map's failure reports the reason.
void ClassField::pick(TargetPick what)
{
    if (what == TargetPick::NewProbe) {
        trainProbe();
        followChoice();
        return;
    }
    readPicked(pickedTarget(what, m_choice->window()));
}

void ClassField::trainProbe()
{
    auto* dialog = new ProbeDialog(m_state, m_board.bridge(), m_choice->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProbeDialog::wanted, this, [this](const QString& file) {
        ClassChoice probe{ClassChoice::Kind::Probe, -1};
        probe.path = QFile::encodeName(file).toStdString();
        readPicked(probe);
    });
    dialog->open();
}

void ClassField::readPicked(const std::optional<ClassChoice>& picked)
{
    m_picked = picked;
    if (m_picked) {
        m_board.bridge().readTarget(*m_picked);
    }
    followChoice(); // returns to the current choice: the entry itself is not one
}

void ClassField::searched(const QString& words)
{
    if (!m_state.model() || words.trimmed().isEmpty()) {
        return;
    }
    const auto target = classChoice(words.trimmed().toStdString());
    if (target && target->kind == ClassChoice::Kind::Feature && m_role == Role::Explained) {
        if (m_state.sae() && target->value < m_state.sae()->features) {
            choose(m_state.featureTarget(target->value, target->patches));
        } else {
            m_search->selectAll();
        }
        return;
    }
    int index = noClass;
    try {
        index = classFromText(words, m_state.model()->config);
    } catch (const Error&) { // ambiguous: the completer's list tells the matches apart
    }
    if (index >= 0 && (m_role == Role::Explained || index != m_board.chosenClass())) {
        choose(ClassChoice{ClassChoice::Kind::Index, index});
        // Queued: the completer writes its choice into the field after its signal.
        QMetaObject::invokeMethod(m_search, &QLineEdit::clear, Qt::QueuedConnection);
    } else {
        m_search->selectAll();
    }
}

} // namespace hydra::ui

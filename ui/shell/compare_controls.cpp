// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compare_controls.h"

#include "core/explain/method_table.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/comparison.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr QChar between = QLatin1Char('|'); // plans contain commas and semicolons

} // namespace

// The controls above a comparison's panels, which choose what is compared. They and the comparison's setup
// follow each other.
class CompareControls : public QWidget
{
public:
    CompareControls(ViewState& state, Comparison& comparison, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_comparison(comparison)
    {
        build();
        buildMethods();
        connect(m_addModel->menu(), &QMenu::aboutToShow, this, &CompareControls::buildModelMenu);
        connect(&comparison, &Comparison::reset, this, &CompareControls::follow);
        follow();
    }

private:
    using Columns = Comparison::Columns;
    using Rows = Comparison::Rows;

    void build()
    {
        Choices<Columns> whatColumns;
        for (const QString& title :
             {tr("Head counts"), tr("Methods"), tr("Attention replaced"), tr("Models"), tr("Blocks"),
              tr("Heads of a block"), tr("Before and after"), tr("Picture sizes"), tr("Slicing schemes")}) {
            whatColumns.append({Columns(whatColumns.size()), title});
        }
        QComboBox* const columns =
            m_form.choice("compareColumns", m_setup.columns, whatColumns, tr("Columns"),
                          tr("What changes from column to column. Before and after: the network as it is, "
                             "and without what is switched off under What if."));
        QComboBox* const whatRows = m_form.choice(
            "compareRows", m_setup.rows, {{Rows::Pictures, tr("Pictures")}, {Rows::Methods, tr("Methods")}},
            tr("Rows"), tr("What changes from row to row."));
        QSpinBox* const pictures =
            m_form.whole("comparePictures", m_setup.pictures, 1, Comparison::mostPictures, tr("Pictures"),
                         tr("The open picture and those that follow it in the list."));
        m_methods = menuButton("compareMethods", tr("Methods"), tr("Methods"), m_methodMenu,
                               tr("Which methods are shown."));
        QLineEdit* const plans = m_form.line(
            "comparePlans",
            {[this] { return m_setup.plans.join(QStringLiteral(" | ")); },
             [this](const QString& words) {
                 m_setup.plans.clear();
                 for (const QString& plan : words.split(between)) {
                     m_setup.plans.append(plan.trimmed());
                 }
             }},
            {}, tr("Attention replaced"),
            tr("Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the "
               "plan the model was trained with."),
            true);
        plans->setMinimumWidth(280);
        m_addModel = menuButton("compareAddModel", tr("Add a model…"), tr("Add a model"), new QMenu(this),
                                tr("Another checkpoint, next to the open one."));
        QCheckBox* const sharedRange = m_form.flag(
            "compareSharedRange", m_setup.sharedRange, tr("Same colou&rs in a row"),
            tr("Equal colours mean equal values in all panels of a row that show the same method."));
        sharedRange->setAccessibleName(tr("Same colours in a row"));
        m_form.showIf(pictures,
                      [this] { return m_setup.rows == Rows::Pictures || columnsAre(Columns::Methods); });
        m_form.showIf(plans, [this] { return columnsAre(Columns::Plans); });

        m_rows = new QWidget(this);
        filled(new QHBoxLayout(m_rows), {NamedField{tr("R&ows"), whatRows}});
        filled(new QHBoxLayout(this),
               {NamedField{tr("&Columns"), columns}, m_rows, pictures, m_methods, plans, m_addModel,
                Stretch{}, sharedRange},
               space::normal, {space::wide, space::normal, space::wide, space::normal});
    }
    [[nodiscard]] QToolButton* menuButton(const char* id, const QString& title, const QString& name,
                                          QMenu* menu, const QString& help)
    {
        auto* button = new QToolButton(this);
        describe(button, id, name, help);
        button->setText(title);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setProperty("role", QStringLiteral("button"));
        return button;
    }
    [[nodiscard]] bool columnsAre(Columns what) const { return m_setup.columns == what; }
    void buildMethods()
    {
        for (const std::string& method : methodIds()) {
            const MethodInfo& info = methodInfo(method);
            QAction* action = m_methodMenu->addAction(spoken(info.title));
            action->setCheckable(true);
            action->setData(text(info.id));
            action->setToolTip(spoken(info.teaches));
            connect(action, &QAction::triggered, this, &CompareControls::apply);
        }
        m_methodMenu->setToolTipsVisible(true);
        connect(m_methodMenu, &QMenu::aboutToShow, this, [this] {
            for (QAction* action : m_methodMenu->actions()) {
                action->setVisible(m_state.offers(action->data().toString().toStdString()));
            }
        });
    }
    // shipped models, and files
    void buildModelMenu()
    {
        QMenu* menu = m_addModel->menu();
        menu->clear();
        for (const QString& path : Library::shippedModels()) {
            const bool open = m_state.model() && text(m_state.model()->path) == path;
            menu->addAction(QFileInfo(path).completeBaseName(), this,
                            [this, path] { m_comparison.addModel(path); })
                ->setEnabled(!open);
        }
        menu->addSeparator();
        menu->addAction(tr("Another file…"), this, [this] {
            const QString path = FilePicker::open(FilePicker::File::Model, this,
                                                  m_state.settings().get<QString>(Setting::LastModelFolder));
            if (!path.isEmpty()) {
                m_comparison.addModel(path);
            }
        });
    }
    // from the controls to the comparison
    void apply()
    {
        m_setup.methods.clear();
        for (const QAction* action : m_methodMenu->actions()) {
            if (action->isChecked()) {
                m_setup.methods.push_back(action->data().toString().toStdString());
            }
        }
        if (m_setup.methods.empty()) {
            m_setup.methods.push_back(m_state.query().options.method);
        }
        m_comparison.setSetup(m_setup);
        follow();
    }
    // from the comparison to the controls
    void follow()
    {
        m_setup = m_comparison.setup();
        m_form.follow();
        for (QAction* action : m_methodMenu->actions()) {
            const std::string id = action->data().toString().toStdString();
            action->setChecked(std::find(m_setup.methods.begin(), m_setup.methods.end(), id)
                               != m_setup.methods.end());
        }
        const bool methods = columnsAre(Columns::Methods);
        m_rows->setVisible(!methods); // columns of methods: the rows are pictures
        m_methods->setVisible(m_setup.rows == Rows::Methods || methods);
        m_addModel->setVisible(columnsAre(Columns::Models));
    }

    ViewState& m_state;
    Comparison& m_comparison;
    Comparison::Setup m_setup; // as the controls have it
    ValueForm m_form{this, [this] { apply(); }}; // edits it
    QMenu* m_methodMenu = new QMenu(this);
    QWidget* m_rows = nullptr;
    QToolButton *m_methods = nullptr, *m_addModel = nullptr;
};

QWidget* compareControls(ViewState& state, Comparison& comparison, QWidget* parent)
{
    return new CompareControls(state, comparison, parent);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/compare_controls.h"

#include "core/explain/method_table.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/comparison.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr QChar between = QLatin1Char('|'); // plans hold commas and semicolons

} // namespace

// What is compared: the controls above a comparison's panels. They and the comparison's setup follow each
// other.
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
        connect(m_columns, &QComboBox::activated, this, &CompareControls::apply);
        connect(m_rows, &QComboBox::activated, this, &CompareControls::apply);
        connect(m_pictures, &QSpinBox::valueChanged, this, &CompareControls::apply);
        connect(m_plans, &QLineEdit::editingFinished, this, &CompareControls::apply);
        connect(m_sharedRange, &QCheckBox::toggled, this, &CompareControls::apply);
        connect(m_addModel->menu(), &QMenu::aboutToShow, this, &CompareControls::buildModelMenu);
        connect(&comparison, &Comparison::reset, this, &CompareControls::follow);
        follow();
    }

private:
    void build()
    {
        m_columns->addItems({tr("Head counts"), tr("Methods"), tr("Attention replaced"), tr("Models"),
                             tr("Blocks"), tr("Heads of a block"), tr("Before and after"),
                             tr("Picture sizes")});
        m_rows->addItems({tr("Pictures"), tr("Methods")});
        describe(m_columns, "compareColumns", tr("Columns"),
                 tr("What changes from column to column. Before and after: the network as it is, and without "
                    "what is switched off under What if."));
        describe(m_rows, "compareRows", tr("Rows"), tr("What changes from row to row."));
        m_pictures->setRange(1, Comparison::mostPictures);
        describe(m_pictures, "comparePictures", tr("Pictures"),
                 tr("The open picture and those that follow it in the list."));
        describe(m_methods, "compareMethods", tr("Methods"), tr("Which methods are shown."));
        m_methods->setText(tr("Methods"));
        m_methods->setMenu(m_methodMenu);
        describe(m_plans, "comparePlans", tr("Attention replaced"),
                 tr("Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the "
                    "plan the model was trained with."));
        m_plans->setMinimumWidth(280);
        describe(m_addModel, "compareAddModel", tr("Add a model"),
                 tr("Another checkpoint, next to the open one."));
        m_addModel->setText(tr("Add a model…"));
        m_addModel->setMenu(new QMenu(m_addModel));
        for (QToolButton* button : {m_methods, m_addModel}) {
            button->setPopupMode(QToolButton::InstantPopup);
            button->setProperty("role", QStringLiteral("button"));
        }
        describe(m_sharedRange, "compareSharedRange", tr("Same colours in a row"),
                 tr("Equal colours mean equal values in all panels of a row that show the same method."));

        auto* rows = new QWidget(this);
        filled(new QHBoxLayout(rows), {NamedField{tr("R&ows"), m_rows}});
        filled(new QHBoxLayout(this),
               {NamedField{tr("&Columns"), m_columns}, rows, m_pictures, m_methods, m_plans, m_addModel,
                Stretch{}, m_sharedRange},
               space::normal, {space::wide, space::normal, space::wide, space::normal});
    }
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
    // the shipped ones, and files
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
    // the controls to the comparison
    void apply()
    {
        Comparison::Setup setup = m_comparison.setup();
        setup.columns = Comparison::Columns(m_columns->currentIndex());
        setup.rows = Comparison::Rows(m_rows->currentIndex());
        setup.pictures = m_pictures->value();
        setup.sharedRange = m_sharedRange->isChecked();
        setup.methods.clear();
        for (const QAction* action : m_methodMenu->actions()) {
            if (action->isChecked()) {
                setup.methods.push_back(action->data().toString().toStdString());
            }
        }
        if (setup.methods.empty()) {
            setup.methods.push_back(m_state.query().options.method);
        }
        setup.plans.clear();
        for (const QString& plan : m_plans->text().split(between)) {
            setup.plans.append(plan.trimmed());
        }
        m_comparison.setSetup(setup);
        follow();
    }
    // the comparison to the controls
    void follow()
    {
        const Comparison::Setup& setup = m_comparison.setup();
        m_columns->setCurrentIndex(int(setup.columns));
        m_rows->setCurrentIndex(int(setup.rows));
        const QSignalBlocker noPictures(m_pictures);
        const QSignalBlocker noRange(m_sharedRange);
        m_pictures->setValue(setup.pictures);
        m_sharedRange->setChecked(setup.sharedRange);
        m_plans->setText(setup.plans.join(QStringLiteral(" | ")));
        for (QAction* action : m_methodMenu->actions()) {
            const std::string id = action->data().toString().toStdString();
            action->setChecked(std::find(setup.methods.begin(), setup.methods.end(), id)
                               != setup.methods.end());
        }
        const bool methods = setup.columns == Comparison::Columns::Methods;
        m_rows->parentWidget()->setVisible(!methods); // else pictures are
        m_pictures->setVisible(setup.rows == Comparison::Rows::Pictures || methods);
        m_methods->setVisible(setup.rows == Comparison::Rows::Methods || methods);
        m_plans->setVisible(setup.columns == Comparison::Columns::Plans);
        m_addModel->setVisible(setup.columns == Comparison::Columns::Models);
    }

    ViewState& m_state;
    Comparison& m_comparison;
    QComboBox* m_columns = new QComboBox(this);
    QComboBox* m_rows = new QComboBox(this);
    QSpinBox* m_pictures = new QSpinBox(this);
    QToolButton* m_methods = new QToolButton(this);
    QMenu* m_methodMenu = new QMenu(this);
    QLineEdit* m_plans = new QLineEdit(this);
    QToolButton* m_addModel = new QToolButton(this);
    QCheckBox* m_sharedRange = new QCheckBox(tr("Same colou&rs in a row"), this);
};

QWidget* compareControls(ViewState& state, Comparison& comparison, QWidget* parent)
{
    return new CompareControls(state, comparison, parent);
}

} // namespace hydra::ui

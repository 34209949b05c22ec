// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/preferences.h"

#include "core/base/cores.h"
#include "core/engine/session.h"
#include "core/engine/shipped.h"
#include "core/tensor/machine.h"
#include "ui/bridge/engine_bridge.h"
#include "ui/figures/figure_spec.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/settings.h"
#include "ui/state/view_state.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/plain_title.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr std::size_t megabyte = std::size_t(1) << 20;

// More threads only wait for each other.
int mostThreads()
{
    return 4 * onlineCores();
}

int automaticMegabytes()
{
    return int(engine::memoryLimit() / megabyte);
}

} // namespace

class Preferences : public QDialog
{
public:
    Preferences(ViewState& state, EngineBridge& bridge, QMenu& language, QMenu& theme, QWidget* parent)
        : QDialog(parent)
        , m_settings(state.settings())
        , m_bridge(bridge)
        , m_language(language)
        , m_theme(theme)
    {
        setObjectName(QStringLiteral("preferences"));
        setAttribute(Qt::WA_DeleteOnClose);
        setWindowTitle(tr("Preferences"));
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(space::wide, space::wide, space::wide, space::wide);
        addAppearance();
        addStart();
        addComputing();
        addFigures();
        auto* buttons =
            new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
        connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
                &Preferences::restoreDefaults);
        column->addSpacing(space::wide);
        column->addWidget(buttons);
        m_form.follow();
        findChild<QWidget*>(QStringLiteral("preferredLanguage"))->setFocus(); // not Restore Defaults
    }

private:
    [[nodiscard]] FormLayout* section(const QString& title)
    {
        auto* column = static_cast<QVBoxLayout*>(layout());
        column->addWidget(heading(title, this));
        auto* page = new QWidget(this);
        FormLayout* form = panelForm(page);
        column->addWidget(page);
        return form;
    }
    void addAppearance()
    {
        FormLayout* form = section(tr("Appearance"));
        addRow(form, tr("&Language"), boxOf("preferredLanguage", m_language),
               tr("For the window's texts. Numbers, figures and exported files are the same in every "
                  "language."));
        addRow(form, tr("&Theme"), boxOf("preferredTheme", m_theme),
               tr("Light, dark, or as the system is set."));
    }
    void addStart()
    {
        FormLayout* form = section(tr("At the start"));
        Choices<QString> models{{QString(), tr("The one used last")}};
        for (const engine::ShippedModel& model : engine::shippedModels()) {
            models.append({text(model.path), text(model.name)});
        }
        addRow(form, tr("&Model"), boxFor("startModel", Setting::StartModel, models),
               tr("What opens when nothing else is asked for."));
        Choices<QString> methods{{QString(), tr("The one used last")}};
        for (const MethodInfo& method : methodTable()) {
            methods.append({text(method.id), spoken(method.title)});
        }
        addRow(form, tr("M&ethod"), boxFor("startMethod", Setting::StartMethod, methods),
               tr("The map that is shown at first."));
    }
    void addComputing()
    {
        FormLayout* form = section(tr("Computing"));
        QSpinBox* const threads =
            m_form.whole("threads", kept<int>(Setting::Threads, true), 0, mostThreads());
        threads->setSpecialValueText(tr("Automatic"));
        threads->setKeyboardTracking(false);
        addRow(form, tr("T&hreads"), threads,
               tr("For inference. Automatic: one for each core that is free for Hydrascope. HYDRA_THREADS "
                  "and OMP_NUM_THREADS take precedence."));
        // The value one below the least stands for automatic.
        const int least = int(engine::leastMemory / megabyte);
        const Value<int> limit = kept<int>(Setting::MemoryLimit, true);
        QSpinBox* const memory = inUnit(
            m_form.whole("memory",
                         {[limit, least] { return limit.get() <= 0 ? least - 1 : limit.get(); },
                          [limit, least](int megabytes) { limit.set(megabytes < least ? 0 : megabytes); }},
                         least - 1, int(engine::mostMemory / megabyte)),
            tr(" MB"));
        memory->setSingleStep(256);
        memory->setSpecialValueText(tr("Automatic (%1 MB)").arg(automaticMegabytes()));
        addRow(form, tr("Memo&ry"), memory,
               tr("For cached maps, predictions and pictures. The weights of open models come on top."));
    }
    void addFigures()
    {
        FormLayout* form = section(tr("New figures"));
        const auto number = [this](const char* id, const FieldRule& rule, Setting key, const QString& unit) {
            return inUnit(m_form.number(id, kept<double>(key), rule.low, rule.high, 1), unit);
        };
        addRow(form, tr("&Width"),
               number("defaultWidth", drawingField("width-mm"), Setting::FigureWidth, tr(" mm")),
               tr("One column of most journals is 84 mm wide, two are 174 mm."));
        const FieldRule& dpi = drawingField("dpi");
        addRow(form, tr("Res&olution"),
               inUnit(m_form.whole("defaultDpi", kept<int>(Setting::FigureDpi), int(dpi.low), int(dpi.high)),
                      tr(" dpi")),
               tr("For PNG files, and for pictures inside SVG and PDF files."));
        addRow(form, tr("&Font size"),
               number("defaultPoints", drawingField("font-size"), Setting::FigurePoints, tr(" pt")),
               tr("For the figure's texts."));
    }
    void restoreDefaults()
    {
        for (const Setting key :
             {Setting::StartModel, Setting::StartMethod, Setting::Threads, Setting::MemoryLimit,
              Setting::FigureWidth, Setting::FigureDpi, Setting::FigurePoints}) {
            m_settings.forget(key);
        }
        for (const QMenu* menu : {&m_language, &m_theme}) { // the first entry follows the system
            menu->actions().constFirst()->trigger();
        }
        applyComputing(m_settings, m_bridge);
        m_form.follow();
    }
    // A box of MENU's commands: choosing one triggers it.
    [[nodiscard]] QComboBox* boxOf(const char* id, const QMenu& menu)
    {
        Choices<int> titles;
        for (const QAction* action : menu.actions()) {
            titles.append({int(titles.size()), plainTitle(action->text())});
        }
        const auto checked = [&menu] {
            const QList<QAction*> all = menu.actions();
            const auto is =
                std::find_if(all.begin(), all.end(), [](QAction* each) { return each->isChecked(); });
            return int(is - all.begin());
        };
        return m_form.choice<int>(id, {checked, [&menu](int row) { menu.actions()[row]->trigger(); }},
                                  titles);
    }
    // A box for the value of KEY with the texts of CHOICES; other values show the first.
    [[nodiscard]] QComboBox* boxFor(const char* id, Setting key, const Choices<QString>& choices)
    {
        Value<QString> value = kept<QString>(key);
        value.get = [choices, get = value.get] {
            const QString now = get();
            const bool known = std::any_of(choices.begin(), choices.end(),
                                           [&](const auto& each) { return each.first == now; });
            return known ? now : QString();
        };
        return m_form.choice<QString>(id, value, choices);
    }
    // The value of KEY. COMPUTES: a change is applied to threads and memory at once.
    template<class T>
    [[nodiscard]] Value<T> kept(Setting key, bool computes = false)
    {
        return {[this, key] { return m_settings.get<T>(key); },
                [this, key, computes](const T& value) {
                    m_settings.set(key, value);
                    if (computes) {
                        applyComputing(m_settings, m_bridge);
                    }
                }};
    }
    template<class Box>
    [[nodiscard]] static Box* inUnit(Box* box, const QString& unit)
    {
        box->setSuffix(unit);
        box->setKeyboardTracking(false);
        return box;
    }

    Settings& m_settings;
    EngineBridge& m_bridge;
    const QMenu &m_language, &m_theme;
    ValueForm m_form{this}; // for the settings
};

void applyComputing(const Settings& settings, EngineBridge& bridge)
{
    chooseThreads(std::clamp(settings.get<int>(Setting::Threads), 0, mostThreads()));
    const int chosen = settings.get<int>(Setting::MemoryLimit);
    const int megabytes = chosen <= 0
        ? automaticMegabytes()
        : std::clamp(chosen, int(engine::leastMemory / megabyte), int(engine::mostMemory / megabyte));
    bridge.session().setMemoryLimit(std::size_t(megabytes) * megabyte);
}

QDialog* preferences(ViewState& state, EngineBridge& bridge, QMenu& language, QMenu& theme, QWidget* parent)
{
    return new Preferences(state, bridge, language, theme, parent);
}

} // namespace hydra::ui

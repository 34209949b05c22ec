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
#include "ui/widgets/plain_title.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <vector>

namespace hydra::ui {

namespace {

constexpr std::size_t megabyte = std::size_t(1) << 20;

// More only wait for each other.
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
    {
        setObjectName(QStringLiteral("preferences"));
        setAttribute(Qt::WA_DeleteOnClose);
        setWindowTitle(tr("Preferences"));
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(space::wide, space::wide, space::wide, space::wide);
        addAppearance(language, theme);
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
        for (const auto& follow : m_follow) {
            follow();
        }
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
    void addAppearance(QMenu& language, QMenu& theme)
    {
        FormLayout* form = section(tr("Appearance"));
        addRow(form, tr("&Language"), boxOf("preferredLanguage", language),
               tr("For the window's texts. Numbers, figures and exported files are the same in every "
                  "language."));
        addRow(form, tr("&Theme"), boxOf("preferredTheme", theme),
               tr("Light, dark, or as the system is set."));
    }
    void addStart()
    {
        FormLayout* form = section(tr("At the start"));
        std::vector<std::pair<QString, QString>> models{{QString(), tr("The one used last")}};
        for (const engine::ShippedModel& model : engine::shippedModels()) {
            models.emplace_back(text(model.path), text(model.name));
        }
        addRow(form, tr("&Model"), boxFor("startModel", Setting::StartModel, models),
               tr("What opens when nothing else is asked for."));
        std::vector<std::pair<QString, QString>> methods{{QString(), tr("The one used last")}};
        for (const MethodInfo& method : methodTable()) {
            methods.emplace_back(text(method.id), spoken(method.title));
        }
        addRow(form, tr("M&ethod"), boxFor("startMethod", Setting::StartMethod, methods),
               tr("The map that is shown at first."));
    }
    void addComputing()
    {
        FormLayout* form = section(tr("Computing"));
        const auto apply = [this] { applyComputing(m_settings, m_bridge); };
        auto* threads = wholeBox("threads", 0, mostThreads(), {}, this);
        threads->setSpecialValueText(tr("Automatic"));
        tie<QSpinBox, int>(threads, Setting::Threads, apply);
        addRow(form, tr("T&hreads"), threads,
               tr("For inference. Automatic: one for each core that is free for Hydrascope. HYDRA_THREADS "
                  "and OMP_NUM_THREADS take precedence."));
        // One step below the least is the machine's own choice.
        const int least = int(engine::leastMemory / megabyte);
        auto* memory = wholeBox("memory", least - 1, int(engine::mostMemory / megabyte), tr(" MB"), this);
        memory->setSingleStep(256);
        memory->setSpecialValueText(tr("Automatic (%1 MB)").arg(automaticMegabytes()));
        m_follow.emplace_back([this, memory, least] {
            const QSignalBlocker quiet(memory);
            const int chosen = m_settings.get<int>(Setting::MemoryLimit);
            memory->setValue(chosen <= 0 ? least - 1 : chosen);
        });
        memory->setKeyboardTracking(false);
        connect(memory, &QSpinBox::valueChanged, this, [this, apply, least](int megabytes) {
            m_settings.set(Setting::MemoryLimit, megabytes < least ? 0 : megabytes);
            apply();
        });
        addRow(form, tr("Memo&ry"), memory,
               tr("For cached maps, predictions and pictures. The weights of open models come on top."));
    }
    void addFigures()
    {
        FormLayout* form = section(tr("New figures"));
        auto* width = numberBox("defaultWidth", drawingField("width-mm"), tr(" mm"), this);
        tie<QDoubleSpinBox, double>(width, Setting::FigureWidth);
        addRow(form, tr("&Width"), width, tr("One column of most journals is 84 mm wide, two are 174 mm."));
        auto* dpi = wholeBox("defaultDpi", drawingField("dpi"), tr(" dpi"), this);
        tie<QSpinBox, int>(dpi, Setting::FigureDpi);
        addRow(form, tr("Res&olution"), dpi, tr("For PNG files, and for pictures inside SVG and PDF files."));
        auto* points = numberBox("defaultPoints", drawingField("font-size"), tr(" pt"), this);
        tie<QDoubleSpinBox, double>(points, Setting::FigurePoints);
        addRow(form, tr("&Font size"), points, tr("For the figure's texts."));
    }
    void restoreDefaults()
    {
        for (const Setting key :
             {Setting::StartModel, Setting::StartMethod, Setting::Threads, Setting::MemoryLimit,
              Setting::FigureWidth, Setting::FigureDpi, Setting::FigurePoints}) {
            m_settings.forget(key);
        }
        for (const char* id : {"preferredLanguage", "preferredTheme"}) { // the first is the system's
            findChild<QComboBox*>(QLatin1String(id))->itemData(0).value<QAction*>()->trigger();
        }
        applyComputing(m_settings, m_bridge);
        for (const auto& follow : m_follow) {
            follow();
        }
    }
    // A box of a menu's commands: choosing one triggers it.
    [[nodiscard]] QComboBox* boxOf(const char* id, QMenu& menu)
    {
        auto* box = new QComboBox(this);
        box->setObjectName(QLatin1String(id));
        for (QAction* action : menu.actions()) {
            box->addItem(plainTitle(action->text()), QVariant::fromValue(action));
        }
        connect(box, &QComboBox::activated, this,
                [box](int row) { box->itemData(row).value<QAction*>()->trigger(); });
        m_follow.emplace_back([box] {
            for (int row = 0; row < box->count(); ++row) {
                if (box->itemData(row).value<QAction*>()->isChecked()) {
                    box->setCurrentIndex(row);
                }
            }
        });
        return box;
    }
    // A box that holds what KEY is, with the text of each value.
    [[nodiscard]] QComboBox* boxFor(const char* id, Setting key,
                                    const std::vector<std::pair<QString, QString>>& valuesAndTitles)
    {
        auto* box = new QComboBox(this);
        box->setObjectName(QLatin1String(id));
        for (const auto& [value, title] : valuesAndTitles) {
            box->addItem(title, value);
        }
        connect(box, &QComboBox::activated, this,
                [this, box, key](int row) { m_settings.set(key, box->itemData(row)); });
        m_follow.emplace_back([this, box, key] {
            box->setCurrentIndex(std::max(0, box->findData(m_settings.get<QString>(key))));
        });
        return box;
    }
    // A number that KEY holds; APPLY is told of each change.
    template<class Box, class Value>
    void tie(Box* box, Setting key, std::function<void()> apply = {})
    {
        box->setKeyboardTracking(false);
        m_follow.emplace_back([this, box, key] {
            const QSignalBlocker quiet(box);
            box->setValue(m_settings.get<Value>(key));
        });
        connect(box, &Box::valueChanged, this, [this, key, apply = std::move(apply)](Value value) {
            m_settings.set(key, value);
            if (apply) {
                apply();
            }
        });
    }

    Settings& m_settings;
    EngineBridge& m_bridge;
    std::vector<std::function<void()>> m_follow; // shows what the settings are
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

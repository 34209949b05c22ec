// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/head_rows.h"
#include "ui/models/plan_model.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/panels.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/form.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace hydra::ui {

namespace {

struct Parsed
{
    std::optional<AttentionPlan> plan;
    QString problem;
};

Parsed parsed(const QString& words, const AttentionPlan& base)
{
    try {
        return {AttentionPlan::parse(words.toStdString(), base), {}};
    } catch (const Error& error) {
        return {std::nullopt, spoken(error)};
    }
}

QHBoxLayout* rowOf(const QList<QWidget*>& widgets)
{
    auto* row = new QHBoxLayout;
    row->setSpacing(space::tight + 2);
    for (QWidget* widget : widgets) {
        row->addWidget(widget);
    }
    return row;
}

} // namespace

// Which attention each block computes; replaces that of some blocks by a linear-time kind, to see the effect
// on map and prediction.
class AttentionPanel : public QWidget
{
public:
    AttentionPanel(ViewState& state, std::function<void(const QString&)> reference, QWidget* parent)
        : QWidget(parent)
        , m_state(state)
        , m_reference(std::move(reference))
        , m_model(new PlanModel(state, this))
    {
        setObjectName(QStringLiteral("attentionPanel"));
        build();
        connectControls();
        followModel();
        followQuery();
    }

private:
    void build()
    {
        Choices<AttentionKind> kinds;
        for (const AttentionKind kind :
             {AttentionKind::Hydra, AttentionKind::Linear, AttentionKind::AftSimple, AttentionKind::PolyNl,
              AttentionKind::Window, AttentionKind::T2t, AttentionKind::Softmax}) {
            kinds.append({kind, spoken(infoOf(kind).title)}); // the other kinds need their own weights
        }
        ValueForm::offer(m_kind, kinds);
        Choices<Kernel> kernels;
        for (std::size_t i = 0; i < kernelNames().size(); ++i) {
            kernels.append({Kernel(i), text(kernelNames()[i])});
        }
        ValueForm::offer(m_kernel, kernels);
        m_by.kind = AttentionKind::Hydra;
        for (QComboBox* box : {m_kind, m_kernel, m_where}) { // long names must not widen the window
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(6);
        }
        m_where->setMinimumContentsLength(12); // fits "from the front" also in large fonts
        m_table->setMinimumHeight(6 * (fontMetrics().height() + 7));
        m_heads->setSpecialValueText(tr("own heads"));
        m_heads->setSuffix(tr(" heads"));
        m_window->setSuffix(tr(" patches"));
        for (QSpinBox* box : {m_heads, m_window, m_count}) {
            box->setKeyboardTracking(false);
        }
        inRole(m_problem, "problem", "planProblem");
        m_problem->setWordWrap(true);
        m_problem->hide();
        m_note->setObjectName(QStringLiteral("planNote"));

        describe(m_table, "planTable", tr("Attention of each block"), {});
        m_table->setModel(m_model);
        m_table->setItemDelegateForColumn(0, new SwitchDelegate(m_table));
        keepPlain(*m_table, fontMetrics().height() + 7);
        m_table->horizontalHeader()->hide();
        m_table->horizontalHeader()->setStretchLastSection(true);
        m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
        m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

        auto* question = referenceButton("kindReference", tr("About this attention"), this);
        connect(question, &QToolButton::clicked, this, [this] { m_reference(text(infoOf(m_by.kind).name)); });
        auto* column =
            filled(new QVBoxLayout(this),
                   {rowOf({quietLabel(tr("Replace"), this), m_count, m_where}),
                    rowOf({quietLabel(tr("by"), this), m_kind, m_kernel, m_heads, m_window, question}),
                    m_text, m_problem},
                   space::normal - 1, {space::wide, space::wide, space::wide, space::tight});
        m_note->setWordWrap(false);
        auto* below = rowOf({m_note, m_restore});
        below->setStretch(0, 1);
        column->addLayout(below);
        column->addWidget(m_table, 1);
        auto* whatIf = whatIfPanel(m_state, this);
        whatIf->layout()->setContentsMargins(0, space::tight, 0, 0);
        column->addWidget(whatIf);
    }
    void connectControls()
    {
        connect(m_text, &QLineEdit::textEdited, this, &AttentionPanel::checkText);
        connect(&m_state, &ViewState::modelChanged, this, &AttentionPanel::followModel);
        connect(&m_state, &ViewState::queryChanged, this, &AttentionPanel::followQuery);
    }
    void followModel()
    {
        const int depth = m_state.model() ? m_state.model()->config.depth.value : 0;
        m_replaced = std::min(m_replaced, depth);
        m_count->setSuffix(tr(" of %1").arg(depth));
        m_form.follow([this, depth] { m_count->setRange(0, depth); });
        setEnabled(depth > 0);
        showOptions();
    }
    void followQuery()
    {
        const AttentionPlan& now = m_state.query().plan;
        const AttentionPlan trained = m_state.trainedPlan();
        int differing = 0;
        for (std::size_t i = 0; i < now.blocks.size() && i < trained.blocks.size(); ++i) {
            differing += int(now.blocks[i] != trained.blocks[i]);
        }
        if (!m_text->hasFocus() || !m_text->isModified()) {
            m_text->setModified(false);
            m_problem->hide();
        }
        m_line.follow();
        m_replaced = differing;
        followPlace(now, trained, differing);
        m_form.follow();
        m_note->setText(!m_state.model() ? QString()
                            : differing == 0
                            ? tr("All blocks as trained")
                            : tr("%1 of %2 differ from training")
                                  .arg(QString::number(differing), QString::number(now.blocks.size())));
        m_state.actions().trainedPlan->setEnabled(differing > 0);
        m_restore->setVisible(differing > 0);
    }
    // Sets the controls to the blocks that the plan replaces and their replacement, if the controls can
    // express them.
    void followPlace(const AttentionPlan& now, const AttentionPlan& trained, int differing)
    {
        std::vector<bool> differs;
        std::optional<BlockAttention> by;
        bool one = true;
        for (std::size_t i = 0; i < now.blocks.size() && i < trained.blocks.size(); ++i) {
            differs.push_back(now.blocks[i] != trained.blocks[i]);
            if (differs.back()) {
                one = one && (!by || *by == now.blocks[i]);
                by = now.blocks[i];
            }
        }
        const auto fits = [&](const QString& where) {
            const int count = int(differs.size());
            for (int i = 0; i < count; ++i) {
                const int fromBack = count - 1 - i;
                const bool expected = where == QLatin1String("back") ? fromBack < differing
                    : where == QLatin1String("front")                ? i < differing
                                                      : fromBack % 2 == 0 && fromBack / 2 < differing;
                if (differs[std::size_t(i)] != expected) {
                    return false;
                }
            }
            return true;
        };
        bool named = differing == 0 || (m_place != chosen && fits(m_place));
        for (const char* where : {"back", "front", "interleave"}) {
            if (!named && fits(QLatin1String(where))) {
                m_place = QLatin1String(where);
                named = true;
            }
        }
        m_place = !named ? QString(chosen) : m_place == chosen ? QStringLiteral("back") : m_place;
        if ((m_where->count() > 3) == named) {
            ValueForm::offer(m_where, places(!named));
        }
        m_count->setVisible(named);
        if (by && one && m_kind->findData(int(by->kind)) >= 0) {
            m_by.kind = by->kind;
            m_by.kernel = infoOf(by->kind).choosesKernel ? by->kernel : m_by.kernel;
            m_by.heads = by->kind == AttentionKind::Linear ? by->heads : m_by.heads;
            m_by.window = by->kind == AttentionKind::Window ? by->window : m_by.window;
            m_model->setReplacement(*by);
            showOptions();
        }
    }
    [[nodiscard]] static Choices<QString> places(bool ticked)
    {
        Choices<QString> all{{QStringLiteral("back"), tr("from the back")},
                             {QStringLiteral("front"), tr("from the front")},
                             {QStringLiteral("interleave"), tr("interleaved")}};
        ticked ? all.append({chosen, tr("ticked below")}) : void();
        return all;
    }
    // applies the controls to the plan
    void replace()
    {
        showOptions();
        m_model->setReplacement(m_by);
        if (!m_state.model()) {
            return;
        }
        if (m_place == chosen) { // the same blocks, another replacement
            AttentionPlan plan = m_state.query().plan;
            const AttentionPlan trained = m_state.trainedPlan();
            for (std::size_t i = 0; i < plan.blocks.size() && i < trained.blocks.size(); ++i) {
                plan.blocks[i] = plan.blocks[i] == trained.blocks[i] ? trained.blocks[i] : m_by;
            }
            m_state.setPlan(plan);
            return;
        }
        const QString words =
            QStringLiteral("%1@%2:%3").arg(text(hydra::text(m_by)), m_place).arg(m_replaced);
        const Parsed plan =
            m_replaced == 0 ? Parsed{m_state.trainedPlan(), {}} : parsed(words, m_state.trainedPlan());
        if (plan.plan) {
            m_state.setPlan(*plan.plan);
        }
        m_problem->setText(plan.problem);
        m_problem->setVisible(!plan.problem.isEmpty());
    }
    void checkText()
    {
        const Parsed plan = m_text->text().trimmed().isEmpty()
            ? Parsed{m_state.trainedPlan(), {}}
            : parsed(m_text->text(), m_state.trainedPlan());
        m_problem->setText(plan.problem);
        m_problem->setVisible(!plan.problem.isEmpty());
    }
    void applyText()
    {
        if (!m_state.model() || !m_text->isModified()) {
            return;
        }
        checkText();
        const bool empty = m_text->text().trimmed().isEmpty();
        const Parsed plan =
            empty ? Parsed{m_state.trainedPlan(), {}} : parsed(m_text->text(), m_state.trainedPlan());
        if (plan.plan) {
            m_text->setModified(false);
            m_state.setPlan(*plan.plan);
        }
    }
    // shows the options of the chosen kind
    void showOptions()
    {
        m_kernel->setVisible(infoOf(m_by.kind).choosesKernel);
        m_heads->setVisible(m_by.kind == AttentionKind::Linear);
        m_window->setVisible(m_by.kind == AttentionKind::Window);
    }

    static constexpr QLatin1String chosen{"chosen"}; // blocks that match no named place
    ViewState& m_state;
    const std::function<void(const QString&)> m_reference;
    BlockAttention m_by; // the replacement
    int m_replaced = 0; // number of blocks
    QString m_place = QStringLiteral("back");
    ValueForm m_form{this, [this] { replace(); }}, m_line{this};
    QComboBox* m_kind = m_form.choice(
        "kind", m_by.kind, {}, tr("Replacement kind"),
        tr("<b>Attention kind</b><br><i>softmax</i>: every token weighs every other; cost grows "
           "with the square of their number. <i>hydra</i>: as many heads as channels, so that the "
           "sum over tokens is taken once; cost grows linearly. <i>linear</i>: the same with a "
           "number of heads of your choice. <i>AFT-Simple</i>: Hydra with sigmoid and softmax. "
           "<i>PolyNL</i>: the tokens themselves gate the mean of keys times values. <i>window</i>: "
           "softmax among the patches of a square window. <i>Tokens-to-Token</i>: softmax, with the "
           "values in place of the tokens as the skip. Optimised, Efficient and Super attention run "
           "in models that were trained with them."));
    QComboBox* m_kernel = m_form.choice(
        "kernel", m_by.kernel, {}, tr("Kernel"),
        tr("<b>Kernel</b><br>The function applied to queries and keys in place of the exponential "
           "of softmax. The Hydra paper uses cosine."));
    QSpinBox* m_heads = m_form.whole(
        "linearHeads", m_by.heads, 0, 4096, tr("Heads of linear attention"),
        tr("How many heads linear attention splits the channels into; must divide their number."));
    QSpinBox* m_window = m_form.whole(
        "windowSize", m_by.window, 1, 999, tr("Side of a window"),
        tr("Side of the window, in patches, within which a patch attends to others. The class token "
           "attends to all."));
    QSpinBox* m_count = m_form.whole("blocks", m_replaced, 0, 0, tr("Number of blocks to replace"),
                                     tr("How many blocks compute the replacement. 0: as trained."));
    QComboBox* m_where = m_form.choice(
        "where", m_place, places(false), tr("Which blocks"),
        tr("Which blocks are replaced: the last, the first, or every other one, counted from the back."));
    QLineEdit* m_text = m_line.line(
        "plan",
        {[this] {
             const AttentionPlan& now = m_state.query().plan;
             return m_text->isModified() ? m_text->text() : m_state.model() ? text(now.text()) : QString();
         },
         [this](const QString&) { applyText(); }},
        {}, tr("Attention plan"),
        tr("<b>Attention plan</b><br>KIND[:KERNEL][,heads=N][,phi=whole][@WHERE], joined by "
           "semicolons; WHERE "
           "is all, back:N, front:N, interleave:N, or block numbers like 0,3,7-11. Blocks not named "
           "keep their trained kind."),
        true);
    QLabel* m_problem = new QLabel(this);
    QLabel* m_note = quietLabel({}, this);
    QToolButton* m_restore = toolButtonFor(m_state.actions().trainedPlan, this);
    PlanModel* m_model;
    QTableView* m_table = new QTableView(this);
};

QWidget* attentionPanel(const PanelParts& parts)
{
    return new AttentionPanel(parts.state, parts.reference, parts.window);
}

} // namespace hydra::ui

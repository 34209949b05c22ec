// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/explain_panel.h"

#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/class_field.h"
#include "ui/panels/method_list.h"
#include "ui/state/fit_query.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

namespace hydra::ui {

namespace {

// What it shows; how it is computed and the paper are in the tooltip. Chinese and Japanese put no space after
// a mark.
QString opening(const QString& teaches)
{
    static const QRegularExpression mark(QStringLiteral("[.:;] |[\u3002\uFF1A\uFF1B]"));
    const qsizetype end = teaches.indexOf(mark, 1);
    if (end < 0) {
        return teaches;
    }
    return teaches.left(end) + (teaches[end].unicode() < 0x80 ? QChar(u'.') : QChar(0x3002));
}

} // namespace

ExplainPanel::ExplainPanel(ViewState& state, Board& board, QWidget* parent)
    : QWidget(parent)
    , m_state(state)
    , m_method(new QComboBox(this))
    , m_teaches(quietLabel({}, this))
    , m_class(new ClassField(state, board, ClassField::Role::Explained, this))
    , m_against(new ClassField(state, board, ClassField::Role::Against, this))
    , m_layer(new QSpinBox(this))
    , m_head(new QSpinBox(this))
    , m_fusion(new QComboBox(this))
    , m_startLayer(new QSpinBox(this))
    , m_discard(new QDoubleSpinBox(this))
    , m_gammaConv(new QDoubleSpinBox(this))
    , m_gammaLinear(new QDoubleSpinBox(this))
    , m_steps(new QSpinBox(this))
    , m_token(new QPushButton(this))
{
    setObjectName(QStringLiteral("explainPanel"));
    build();
    connectControls();
    connect(&state, &ViewState::modelChanged, this, &ExplainPanel::followModel);
    connect(&state, &ViewState::queryChanged, this, &ExplainPanel::followQuery);
    followModel();
    followQuery();
}

void ExplainPanel::build()
{
    m_method->setObjectName(QStringLiteral("method"));
    listMethods(*m_method);
    m_method->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_method->setMinimumContentsLength(8);
    m_layer->setObjectName(QStringLiteral("layer"));
    m_head->setObjectName(QStringLiteral("head"));
    m_head->setSpecialValueText(tr("all"));
    m_head->setMinimum(-1);
    const QStringList fusions{tr("mean"), tr("minimum"), tr("maximum")};
    for (const auto& [fusion, word] : enumWords<HeadFusion>()) {
        m_fusion->addItem(fusions.value(int(fusion), text(word)), int(fusion));
    }
    m_fusion->setObjectName(QStringLiteral("fusion"));
    m_fusion->setAccessibleName(tr("Head fusion"));
    const FieldRule& discard = fieldNamed(optionFields(), "discard");
    m_discard->setRange(100 * discard.low, std::floor(100 * discard.high));
    m_discard->setSuffix(QStringLiteral(" %"));
    m_discard->setDecimals(0);
    m_discard->setSingleStep(5);
    m_gammaConv->setObjectName(QStringLiteral("gammaConv"));
    m_gammaLinear->setObjectName(QStringLiteral("gammaLinear"));
    for (QDoubleSpinBox* box : {m_gammaConv, m_gammaLinear}) {
        box->setRange(0, fieldNamed(optionFields(), "gamma-conv").high);
        box->setDecimals(3);
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    }
    m_steps->setObjectName(QStringLiteral("steps"));
    const FieldRule& steps = fieldNamed(optionFields(), "steps");
    m_steps->setRange(int(steps.low), int(steps.high));
    for (QAbstractSpinBox* box : std::initializer_list<QAbstractSpinBox*>{
             m_layer, m_head, m_startLayer, m_discard, m_gammaConv, m_gammaLinear, m_steps}) {
        box->setKeyboardTracking(false); // "11" is not first block 1
        box->setMinimumWidth(56);
    }

    QFormLayout* form = m_form = panelForm(this);
    auto* question = referenceButton("methodReference", tr("About this method"), this);
    connect(question, &QToolButton::clicked, this,
            [this] { Q_EMIT referenceWanted(text(m_state.query().options.method)); });
    auto* method = sideBySide(m_method, question);
    static_cast<QHBoxLayout*>(method->layout())->setStretchFactor(question, 0);
    addRow(
        form, tr("&Method"), method,
        tr("How the map is computed from the network. Each method answers a slightly different question."));
    m_method->setAccessibleName(tr("Method"));
    m_teaches->setMinimumHeight(2
                                * fontMetrics().lineSpacing()); // what is below must not move with the method
    m_teaches->setObjectName(QStringLiteral("teaches"));
    m_teaches->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->addRow(m_teaches);
    m_class->addTo(form);
    m_against->addTo(form);
    addRow(form, tr("&Block"), m_layer,
           tr("<b>Block</b><br>A Vision Transformer is a stack of blocks, each an attention layer and an "
              "MLP. Choose the block to look at, counted from 0."));
    addRow(form, tr("Hea&d"), sideBySide(m_head, m_fusion),
           tr("<b>Head</b><br>Each block has several attention heads. Look at one, or at all of them fused "
              "by mean, minimum or maximum."));
    m_head->setAccessibleName(tr("Head"));
    m_head->setToolTip(tr("One head, or all of them fused."));
    m_fusion->setToolTip(tr("How the heads are fused: mean, minimum or maximum."));
    addRow(form, tr("S&tart block"), m_startLayer,
           tr("<b>Start block</b><br>Methods that multiply over blocks start here. Leaving out early blocks "
              "often removes background artefacts."));
    addRow(form, tr("D&iscard"), m_discard,
           tr("<b>Discard ratio</b><br>This share of the smallest attentions is set to zero before blocks "
              "are multiplied, so "
              "that the strongest paths stand out."));
    addRow(form, tr("Gamma"), sideBySide(m_gammaConv, m_gammaLinear),
           tr("<b>Gamma</b><br>How strongly positive parts are favoured on the way back: in the patch "
              "embedding, and in MLPs and classifier. Zero favours none."));
    m_gammaConv->setAccessibleName(tr("Gamma of the patch embedding"));
    m_gammaConv->setToolTip(tr("Gamma of the patch embedding."));
    m_gammaLinear->setAccessibleName(tr("Gamma of MLPs and classifier"));
    m_gammaLinear->setToolTip(tr("Gamma of MLPs and classifier."));
    addRow(
        form, tr("Steps"), m_steps,
        tr("<b>Steps</b><br>The gradient is averaged over this many pictures, from black to the given one. "
           "1 takes the picture alone and is that many times faster."));
    addRow(form, tr("To&ken"), m_token,
           tr("<b>Query token</b><br>Attention is shown for one query token. Click a patch of the picture to "
              "make it the query. The default is the class token, which the classifier reads."));
}

void ExplainPanel::add(QWidget* controls)
{
    static_cast<QFormLayout*>(layout())->addRow(controls);
}

void ExplainPanel::connectControls()
{
    connect(m_token, &QPushButton::clicked, m_state.actions().classToken, &QAction::trigger);
    connect(m_method, &QComboBox::activated, this,
            [this](int row) { m_state.setMethod(m_method->itemData(row).toString().toStdString()); });
    const auto onEdit = [this](auto* control, auto signal, auto edit) {
        connect(control, signal, this, [this, edit](auto value) {
            if (!m_following) {
                MapOptions options = m_state.query().options;
                edit(options, value);
                m_state.setOptions(options);
            }
        });
    };
    onEdit(m_layer, &QSpinBox::valueChanged, [this](MapOptions& options, int value) {
        options.layer = value == m_layer->maximum() ? -1 : value; // the last block has one name only
    });
    onEdit(m_head, &QSpinBox::valueChanged, [](MapOptions& options, int value) { options.head = value; });
    onEdit(m_fusion, &QComboBox::currentIndexChanged, [this](MapOptions& options, int row) {
        options.fusion = HeadFusion(m_fusion->itemData(row).toInt());
    });
    onEdit(m_startLayer, &QSpinBox::valueChanged, [this](MapOptions& options, int value) {
        options.startLayer = value == ownStart() ? -1 : value; // one name only
    });
    onEdit(m_discard, &QDoubleSpinBox::valueChanged,
           [](MapOptions& options, double value) { options.discard = value / 100; });
    onEdit(m_gammaConv, &QDoubleSpinBox::valueChanged,
           [](MapOptions& options, double value) { options.gammaConv = value; });
    onEdit(m_gammaLinear, &QDoubleSpinBox::valueChanged,
           [](MapOptions& options, double value) { options.gammaLinear = value; });
    onEdit(m_steps, &QSpinBox::valueChanged, [](MapOptions& options, int value) { options.steps = value; });
}

int ExplainPanel::ownStart() const
{
    return std::min(m_state.method().start, m_startLayer->maximum());
}

void ExplainPanel::followModel()
{
    const QScopedValueRollback following(m_following, true);
    const VitConfig config = m_state.model() ? m_state.model()->config : VitConfig();
    const auto most = [&](const char* option) {
        return std::max(0, int(ruleFor(fieldNamed(optionFields(), option), config).high));
    };
    m_layer->setRange(0, most("layer"));
    m_startLayer->setRange(0, most("start-layer"));
}

void ExplainPanel::followQuery()
{
    const QScopedValueRollback following(m_following, true);
    const MapOptions& options = m_state.query().options;
    const MethodInfo& info = m_state.method();
    m_method->setCurrentIndex(m_method->findData(text(options.method)));
    m_method->setToolTip(spoken(info.teaches));
    const QString teaches = spoken(info.teaches);
    m_teaches->setText(opening(teaches));
    m_teaches->setToolTip(teaches);
    const int heads = std::max(1, headsIn(m_state.query().plan, options, m_state.query().heads));
    m_head->setMaximum(heads - 1);
    m_layer->setValue(options.layer < 0 ? m_layer->maximum() : options.layer);
    m_head->setValue(options.head < heads ? options.head : -1);
    m_fusion->setCurrentIndex(m_fusion->findData(int(options.fusion)));
    m_startLayer->setValue(options.startLayer < 0 ? ownStart() : options.startLayer);
    m_discard->setValue(options.discard * 100);
    m_gammaConv->setValue(options.gammaConv);
    m_gammaLinear->setValue(options.gammaLinear);
    m_steps->setValue(options.steps);

    const bool kept = info.usesFacet && info.usesQuery && !options.kept.empty();
    const bool asked = kept || (info.usesQuery && options.query >= 0);
    m_state.actions().classToken->setEnabled(asked && m_state.model());
    m_token->setText(kept        ? tr("kept query (click for class token)")
                         : asked ? tr("Patch %1 (click for class token)").arg(options.query)
                                 : tr("class token"));
    showRows();
}

// Below method and class, so that nothing moves under the mouse that chooses the method.
void ExplainPanel::showRows()
{
    const MapOptions& options = m_state.query().options;
    const MethodInfo& info = m_state.method();
    const bool open = m_state.model() != nullptr;
    m_class->setEnabled(open);
    m_class->setMatters(info.classSpecific);
    m_against->setEnabled(open);
    m_against->setMatters(info.classSpecific && m_state.query().target.isClass());
    const auto matters = [&](const char* option) {
        return open && fieldNamed(optionFields(), option).matters(info);
    };
    const auto show = [&](QWidget* field, bool shown) {
        field->setEnabled(shown); // also of a row of two
        QWidget* const row = m_form->indexOf(field) >= 0 ? field : field->parentWidget();
        m_form->setRowVisible(row, shown);
    };
    show(m_layer, matters("layer"));
    show(m_head, open && info.usesHead); // a rollout fuses them in any case
    m_fusion->setVisible(matters("fusion") && (options.head < 0 || !matters("head")));
    show(m_startLayer, matters("start-layer"));
    show(m_discard, matters("discard"));
    show(m_gammaConv, matters("gamma-conv"));
    show(m_steps, matters("steps"));
    show(m_token, matters("query"));
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/explain_panel.h"

#include "core/explain/evidence.h"
#include "core/explain/option_fields.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/panels/class_field.h"
#include "ui/panels/feature_controls.h"
#include "ui/panels/method_list.h"
#include "ui/panels/panels.h"
#include "ui/state/fit_query.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

namespace hydra::ui {

namespace {

// The first part of TEACHES: what the method shows. The tooltip has the computation and the paper. Chinese
// and Japanese have no space after a punctuation mark.
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
    , m_method(new MethodBox(this))
    , m_teaches(quietLabel({}, this))
    , m_class(new ClassField(state, board, ClassField::Role::Explained, this))
    , m_against(new ClassField(state, board, ClassField::Role::Against, this))
    , m_form(state, this)
    , m_token(new QPushButton(this))
{
    setObjectName(QStringLiteral("explainPanel"));
    FormLayout* form = panelForm(this);
    buildMethod(form);
    addOptions(form);
    connect(&state, &ViewState::modelChanged, this, &ExplainPanel::follow);
    connect(&state, &ViewState::queryChanged, this, &ExplainPanel::follow);
    follow();
}

void ExplainPanel::buildMethod(FormLayout* form)
{
    m_method->setObjectName(QStringLiteral("method"));
    connect(m_method, &MethodBox::opened, m_state.actions().chooseMethod, &QAction::trigger);
    m_method->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_method->setMinimumContentsLength(8);
    connect(m_method, &QComboBox::activated, this,
            [this](int row) { m_state.setMethod(m_method->itemData(row).toString().toStdString()); });
    auto* question = referenceButton("methodReference", tr("About this method"), this);
    connect(question, &QToolButton::clicked, this,
            [this] { Q_EMIT referenceWanted(text(m_state.query().options.method)); });
    auto* method = sideBySide(m_method, question);
    static_cast<QHBoxLayout*>(method->layout())->setStretchFactor(question, 0);
    addRow(
        form, tr("&Method"), method,
        tr("How the map is computed from the network. Each method answers a slightly different question."));
    m_teaches->setMinimumHeight(
        2 * fontMetrics().lineSpacing()); // the rows below must not move when the method changes
    m_teaches->setObjectName(QStringLiteral("teaches"));
    m_teaches->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->addRow(m_teaches);
    m_class->addTo(form);
    m_against->addTo(form);
}

void ExplainPanel::addOptions(FormLayout* form)
{
    m_layer = m_form.whole(
        "layer", [this](int block) { return block < 0 ? m_layer->maximum() : block; },
        [this](int block) { return canonicalBlock(block, m_layer->maximum() + 1); });
    addRow(form, tr("&Block"), m_layer,
           tr("<b>Block</b><br>A Vision Transformer is a stack of blocks, each an attention layer and an "
              "MLP. Choose the block to look at, counted from 0."));
    m_head = m_form.whole("head", [this](int head) { return head <= m_head->maximum() ? head : -1; });
    m_head->setSpecialValueText(tr("all"));
    QComboBox* const fusion = m_form.choice("fusion", {tr("mean"), tr("minimum"), tr("maximum")});
    addRow(form, tr("Hea&d"), sideBySide(m_head, fusion),
           tr("<b>Head</b><br>Each block has several attention heads. Look at one, or at all of them fused "
              "by mean, minimum or maximum."));
    fusion->setAccessibleName(tr("Head fusion"));
    m_head->setToolTip(tr("One head, or all of them fused."));
    fusion->setToolTip(tr("How the heads are fused: mean, minimum or maximum."));
    m_form.showIf(m_head, [this] { return m_state.model() && m_state.method().usesHead; });
    m_form.showIf(fusion, [this] { // a rollout always fuses the heads
        const MethodInfo& info = m_state.method();
        return m_state.model() && fieldNamed(optionFields(), "fusion").matters(info)
            && (m_state.query().options.head < 0 || info.usesDiscard);
    });
    m_startLayer = m_form.whole(
        "startLayer", [this](int block) { return block < 0 ? ownStart() : block; },
        [this](int block) { return block == ownStart() ? -1 : block; });
    addRow(form, tr("From bl&ock"), m_startLayer,
           tr("<b>From block</b><br>Methods that multiply over blocks start here. Leaving out early blocks "
              "often removes background artefacts."));
    QDoubleSpinBox* const discard = m_form.number("discard", 0, 5, 100);
    discard->setMinimumWidth(56);
    addRow(form, tr("&Ignore weakest"), discard,
           tr("<b>Ignore weakest</b><br>This share of the smallest attentions is set to zero before blocks "
              "are multiplied, so that the strongest paths stand out."));
    QDoubleSpinBox* const conv = m_form.number("gammaConv", 3, 0);
    QDoubleSpinBox* const linear = m_form.number("gammaLinear", 3, 0);
    conv->setMinimumWidth(56);
    linear->setMinimumWidth(56);
    addRow(form, tr("LRP gamma"), sideBySide(conv, linear),
           tr("<b>LRP gamma</b><br>How strongly positive parts are favoured on the way back: in the patch "
              "embedding, and in MLPs and classifier. Zero favours none."));
    conv->setAccessibleName(tr("Gamma of the patch embedding"));
    conv->setToolTip(tr("Gamma of the patch embedding."));
    linear->setAccessibleName(tr("Gamma of MLPs and classifier"));
    linear->setToolTip(tr("Gamma of MLPs and classifier."));
    addRow(form, tr("Samples"), m_form.whole("steps"),
           tr("<b>Samples</b><br>The gradient is averaged over this many pictures, from black to the given "
              "one. 1 uses only the picture itself and is proportionally faster."));
    addRow(form, tr("To&ken"), m_token,
           tr("<b>Query token</b><br>Attention is shown for one query token. Click a patch of the picture to "
              "make it the query. The default is the class token, which the classifier reads."));
    connect(m_token, &QPushButton::clicked, m_state.actions().classToken, &QAction::trigger);
}

void ExplainPanel::add(QWidget* controls)
{
    static_cast<FormLayout*>(layout())->addRow(controls);
}

void ExplainPanel::addOthers()
{
    const QList<QWidget*> controls = findChildren<QWidget*>();
    for (const OptionField& field : optionFields()) {
        const auto shows = [&](const QWidget* control) {
            const std::string name = FieldForm::fieldName(qPrintable(control->objectName()));
            return name == field.option || name == field.key;
        };
        if (field.ofOnePicture || std::any_of(controls.begin(), controls.end(), shows)) {
            continue;
        }
        QString title = text(field.option).replace(QLatin1Char('-'), QLatin1Char(' '));
        title[0] = title[0].toUpper();
        if (QWidget* const control = m_form.control(field.option, title)) {
            addRow(static_cast<FormLayout*>(layout()), title, control, spoken(field.help));
        }
    }
    follow();
}

int ExplainPanel::ownStart() const
{
    return std::min(m_state.method().start, m_startLayer->maximum());
}

void ExplainPanel::setRanges()
{
    const PictureAsk& query = m_state.query();
    const VitConfig config = m_state.model() ? m_state.model()->config : VitConfig();
    for (QSpinBox* box : {m_layer, m_startLayer}) {
        const char* option = box == m_layer ? "layer" : "start-layer";
        const int last = int(ruleFor(fieldNamed(optionFields(), option), config).high);
        // A feature's pass ends at the block where the feature is read.
        const bool ofFeature = m_state.method().classSpecific && query.target.block >= 0;
        box->setRange(0, std::max(0, ofFeature ? std::min(last, query.target.block) : last));
    }
    m_head->setMaximum(std::max(1, headsIn(query.plan, query.options, query.heads)) - 1);
}

void ExplainPanel::follow()
{
    const MapOptions& options = m_state.query().options;
    const MethodInfo& info = m_state.method();
    const std::string network = m_state.networkKind();
    m_method->follow(network, m_state.methods());
    m_method->setCurrentIndex(m_method->findData(text(options.method)));
    m_method->setToolTip(spoken(info.teaches));
    const QString teaches = spoken(info.teaches);
    const auto evidence = evidenceOf(info.id, network);
    m_teaches->setText(evidence && evidence->doubtful
                           ? tr("On such networks it measured no more faithful than distance from the "
                                "picture's centre. Do not trust it here.")
                           : opening(teaches));
    m_teaches->setToolTip(teaches);
    m_form.follow([this] { setRanges(); });
    // Rows that come and go are below method and class, so the method box does not move under the mouse.
    const bool open = m_state.model() != nullptr;
    m_class->setEnabled(open);
    m_class->setMatters(info.classSpecific);
    m_against->setEnabled(open);
    m_against->setMatters(info.classSpecific && m_state.query().target.isClass());
    const bool kept = info.usesFacet && info.usesQuery && !options.kept.empty();
    const bool asked = kept || (info.usesQuery && options.query >= 0);
    m_state.actions().classToken->setEnabled((asked || m_state.markedPatch() >= 0) && m_state.model());
    m_token->setText(kept        ? tr("kept query (click for class token)")
                         : asked ? tr("Patch %1 (click for class token)").arg(options.query)
                                 : tr("class token"));
    m_token->setEnabled(open && info.usesQuery);
    static_cast<FormLayout*>(layout())->setRowVisible(m_token, open && info.usesQuery);
}

QWidget* explainPanel(const PanelParts& parts)
{
    auto* panel = new ExplainPanel(parts.state, parts.board, parts.window);
    panel->add(new FeatureControls(parts.state, parts.board, parts.library, parts.bridge, panel));
    panel->add(blackBoxControls(parts.state, parts.board, panel));
    panel->addOthers();
    QObject::connect(panel, &ExplainPanel::referenceWanted, panel, parts.reference);
    return panel;
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/card_model.h"

#include "core/base/error.h"
#include "core/base/integer_list.h"
#include "core/model/classifier_steps.h"
#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"

#include <QFont>

namespace hydra::ui {

namespace {

QString provenanceText(Provenance from)
{
    switch (from) {
    case Provenance::File:
        return CardModel::tr("file");
    case Provenance::Config:
        return CardModel::tr("config.json");
    case Provenance::Registry:
        return CardModel::tr("its name");
    case Provenance::Inferred:
        return CardModel::tr("tensors");
    case Provenance::Default:
        return CardModel::tr("assumed");
    case Provenance::User:
        return CardModel::tr("you");
    }
    return {};
}

QVariant nameColumn(const CardRow& row, int role)
{
    return role == Qt::DisplayRole ? row.name : role == Qt::ToolTipRole ? QVariant(row.help) : QVariant();
}

QVariant valueColumn(const CardRow& row, int role)
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return row.value;
    case Qt::ToolTipRole:
        return row.take ? CardModel::tr("%1<br>Double-click to change.").arg(row.help) : row.help;
    case Qt::UserRole:
        return row.choices;
    case Qt::AccessibleTextRole:
        return CardModel::tr("%1: %2, from %3").arg(row.name, row.value, provenanceText(row.from));
    default:
        return {};
    }
}

QVariant provenanceColumn(const CardRow& row, int role)
{
    if (role == Qt::DisplayRole) {
        return provenanceText(row.from);
    }
    if (role == Qt::FontRole && (row.from == Provenance::Default || row.from == Provenance::User)) {
        QFont font;
        font.setBold(true); // a wrong assumption makes the model look wrong
        return font;
    }
    if (role == Qt::ToolTipRole && row.from == Provenance::Default) {
        return CardModel::tr("Not in the file; this is the usual value for such models.");
    }
    if (role == Qt::ToolTipRole && row.from == Provenance::Registry) {
        return CardModel::tr("Defined by the architecture's name in timm.");
    }
    return {};
}

using Take = std::function<void(ModelOverrides&, const QString& words)>;

// Sets OPTION from words as on the command line.
Take takes(const char* option)
{
    return [option](ModelOverrides& o, const QString& words) {
        setOverride(o, option, words.toStdString(), {});
    };
}

QStringList choicesOf(const char* option)
{
    QStringList words;
    for (const std::string& word : fieldNamed(overrideFields(), option).words) {
        words.append(text(word));
    }
    return words;
}

QString tripleText(const std::array<double, 3>& values)
{
    return QStringLiteral("%1, %2, %3").arg(values[0]).arg(values[1]).arg(values[2]);
}

QString prefixText(const VitConfig& config)
{
    QStringList parts;
    if (config.classToken) {
        parts.append(CardModel::tr("class"));
    }
    if (config.distToken) {
        parts.append(CardModel::tr("distillation"));
    }
    if (config.registerTokens > 0) {
        parts.append(CardModel::tr("%1 registers").arg(config.registerTokens.value));
    }
    return parts.isEmpty() ? CardModel::tr("none") : parts.join(QStringLiteral(", "));
}

QString extrasText(const VitConfig& config)
{
    QStringList parts;
    const auto add = [&](bool present, const QString& name) {
        if (present) {
            parts.append(name);
        }
    };
    add(!config.qkvBias, CardModel::tr("no qkv bias"));
    add(config.qkNorm, CardModel::tr("queries and keys normalised"));
    add(config.layerScale, CardModel::tr("LayerScale"));
    add(config.preNorm, CardModel::tr("norm before the first block"));
    add(config.rotation.value.present(), CardModel::tr("rotary positions"));
    add(config.relativeBias, CardModel::tr("relative position bias"));
    add(config.mlp.value == MlpKind::Gated, CardModel::tr("gated MLP"));
    add(config.attnNorm, CardModel::tr("norm of the joined heads"));
    add(config.mlpNorm, CardModel::tr("norm inside the MLP"));
    add(config.normKind.value == NormKind::Rms, CardModel::tr("RMSNorm"));
    return parts.isEmpty() ? CardModel::tr("none") : parts.join(QStringLiteral(", "));
}

using Rows = std::vector<CardRow>;

// OPTION, of the command line, reads the edited text; "" if the row cannot be edited.
void add(Rows& rows, const QString& name, const QString& value, Provenance from, const QString& help,
         const char* option = "")
{
    const bool fixed = *option == '\0';
    rows.push_back(
        {name, value, help, from, fixed ? QStringList() : choicesOf(option), fixed ? Take() : takes(option)});
}

void addWeights(Rows& rows, const engine::OpenedModel& model)
{
    if (!model.chosen.empty()) {
        add(rows, CardModel::tr("Weights"), text(model.chosen),
            model.overrides.weights ? Provenance::User : Provenance::File,
            CardModel::tr("Which set is used: ema for averaged weights (or a teacher's), model for "
                          "the weights as trained."),
            "weights");
    }
}

// Adds the activation between the layers of a classifier with several.
void addSteps(Rows& rows, const VitConfig& c)
{
    for (const NamedStep& step : stepsIn(c.classifierSteps, c.readWidth(c.embedDim))) {
        if (step.tensors.empty()) {
            const bool open =
                c.classifierSteps.from == Provenance::Default || c.classifierSteps.from == Provenance::User;
            add(rows, CardModel::tr("In the classifier"), text(step.word), c.classifierSteps.from,
                CardModel::tr(
                    "The function between the layers of the classifier (%1), which no tensor shows.")
                    .arg(text(c.classifierSteps.value)),
                open ? "head-activation" : "");
            return;
        }
    }
}

void addTrainedHeads(Rows& rows, const VitConfig& config)
{
    add(rows, CardModel::tr("Trained heads"), text(integerListText(config.trainedHeads.value, ", ")),
        config.trainedHeads.from,
        CardModel::tr(
            "The head counts k whose sub-networks were trained. The output of all others is meaningless."));
    rows.back().take = [heads = config.numHeads.value](ModelOverrides& o, const QString& words) {
        const auto& field = fieldNamed(overrideFields(), "trained-heads");
        field.set(o, field.upTo(heads).fromText(words.toStdString(), {}));
    };
}

void addShape(Rows& rows, const VitConfig& c)
{
    add(rows, CardModel::tr("Architecture"), text(c.architecture.value), c.architecture.from,
        CardModel::tr("The name in the file, or what its tensors look like. Set plain, hydravit "
                      "or a timm model name to decide what the tensors cannot show."),
        "architecture");
    add(rows, CardModel::tr("Width"), QString::number(c.embedDim), c.embedDim.from,
        CardModel::tr("Features of a token, D."));
    add(rows, CardModel::tr("Blocks"), QString::number(c.depth), c.depth.from,
        CardModel::tr("Transformer blocks, L."));
    add(rows, CardModel::tr("Heads"), QString::number(c.numHeads), c.numHeads.from,
        CardModel::tr("Attention heads, H. Tensor shapes cannot show it; 64 features per head are usual. "
                      "With a wrong number the model runs, but its output is meaningless."),
        "num-heads");
    add(rows, CardModel::tr("Head width"), QString::number(c.headDim), c.headDim.from,
        CardModel::tr("Features of a head, d = D / H."));
    add(rows, CardModel::tr("MLP width"), QString::number(c.mlpHidden), c.mlpHidden.from,
        CardModel::tr("Hidden features of the MLP."));
    const bool flexible = c.positionResize.value == PositionResize::Bilinear; // FlexiViT
    const QString side = QString::number(c.patchSize);
    add(rows, CardModel::tr("Patch"), flexible ? side : CardModel::tr("%1 px").arg(side), c.patchSize.from,
        flexible ? CardModel::tr("Side of a patch in pixels. The same weights serve patches of 8 to 48: "
                                 "smaller ones make more tokens and finer maps.")
                 : CardModel::tr("Side of a patch."),
        flexible ? "patch" : "");
    add(rows, CardModel::tr("Prefix tokens"), prefixText(c), c.classToken.from,
        CardModel::tr("Tokens in front of the patches."));
    add(rows, CardModel::tr("Extras"), extrasText(c), Provenance::Inferred,
        CardModel::tr("What differs from the plain Vision Transformer."));
    add(rows, CardModel::tr("Classes"), QString::number(c.numClasses), c.numClasses.from,
        c.classNames.value.empty() ? CardModel::tr("Their names are unknown.")
                                   : CardModel::tr("Names: %1").arg(provenanceText(c.classNames.from)));
    if (c.numClasses > 0) {
        add(rows, CardModel::tr("Answers"), text(wordOf(c.answers.value)), c.answers.from,
            CardModel::tr(
                "What the outputs are. softmax: classes of which one is true. sigmoid: labels, each "
                "on its own. values: numbers, as of a regression."),
            "answers");
    }
    addSteps(rows, c);
    addTrainedHeads(rows, c);
    add(rows, CardModel::tr("Trained attention"),
        c.attentionPlan.value.empty() ? QStringLiteral("softmax") : text(c.attentionPlan.value),
        c.attentionPlan.from, CardModel::tr("The attention plan that the weights were trained with."));
}

void addComputation(Rows& rows, const VitConfig& c)
{
    add(rows, CardModel::tr("Activation"), text(hydra::name(c.activation.value)), c.activation.from,
        CardModel::tr("For the MLP. CLIP models use quick-gelu."), "activation");
    add(rows, CardModel::tr("Norm epsilon"), QString::number(c.normEps), c.normEps.from,
        CardModel::tr("For LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP."), "eps");
    add(rows, CardModel::tr("Norm position"),
        c.normPosition == NormPosition::Pre ? CardModel::tr("before") : CardModel::tr("after"),
        c.normPosition.from,
        CardModel::tr("Position of a block's norms: before attention and MLP, or after them. "
                      "Tensors cannot show it."));
    add(rows, CardModel::tr("Pooling"), text(hydra::name(c.pool.value)), c.pool.from,
        CardModel::tr("What the classifier reads: the class token or the mean of the patches."), "pool");
}

void addPreprocessing(Rows& rows, const VitConfig& c)
{
    add(rows, CardModel::tr("Image size"),
        QStringLiteral("%1 x %2").arg(c.imageHeight.value).arg(c.imageWidth.value), c.imageHeight.from,
        CardModel::tr("Height and width, in pixels, that the positions were made for."), "image-size");
    add(rows, CardModel::tr("Mean"), tripleText(c.mean), c.mean.from,
        CardModel::tr("Subtracted from red, green and blue on [0, 1]. Wrong colours make wrong predictions."),
        "mean");
    add(rows, CardModel::tr("Standard deviation"), tripleText(c.std), c.std.from,
        CardModel::tr("What red, green and blue are divided by."), "std");
    add(rows, CardModel::tr("Crop"), text(hydra::name(c.cropMode.value)), c.cropMode.from,
        CardModel::tr("center: the middle square. squash: the whole picture, resized to the input's shape."),
        "crop-mode");
    add(rows, CardModel::tr("Crop fraction"), QString::number(c.cropFraction), c.cropFraction.from,
        CardModel::tr("Image size over the short side that the picture is resized to first."), "crop");
    add(rows, CardModel::tr("Resampling"), text(hydra::name(c.interpolation.value)), c.interpolation.from,
        CardModel::tr("How the picture is resized; always antialiased."), "interpolation");
}

} // namespace

CardModel::CardModel(ViewState& state, QObject* parent)
    : RowsModel({{tr("Property"), nameColumn}, {tr("Value"), valueColumn}, {tr("From"), provenanceColumn}},
                parent)
    , m_state(state)
{
    connect(&state, &ViewState::modelChanged, this, &CardModel::rebuild);
    rebuild();
}

void CardModel::rebuild()
{
    Rows rows;
    if (m_state.model()) {
        const engine::OpenedModel& model = *m_state.model();
        m_wanted = model.overrides;
        addWeights(rows, model);
        addShape(rows, model.config);
        addComputation(rows, model.config);
        addPreprocessing(rows, model.config);
    }
    setRows(std::move(rows));
}

Qt::ItemFlags CardModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags plain = RowsModel::flags(index);
    const bool editable = index.isValid() && index.column() == 1 && rows()[std::size_t(index.row())].take;
    return editable ? plain | Qt::ItemIsEditable : plain;
}

void CardModel::choosePatch(int patch)
{
    if (!m_state.model() || patch == m_state.model()->config.patchSize.value) {
        return;
    }
    m_wanted = m_state.model()->overrides;
    m_wanted.patchSize = patch;
    Q_EMIT edited();
}

bool CardModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return false;
    }
    const CardRow& row = rows()[std::size_t(index.row())];
    const QString words = value.toString().trimmed();
    if (!row.take || words == row.value) {
        return false;
    }
    ModelOverrides wanted = m_state.model()->overrides;
    try {
        row.take(wanted, words);
    } catch (const Error& error) {
        Q_EMIT refused(tr("%1: %2").arg(row.name, spoken(error)));
        return false;
    }
    m_wanted = wanted;
    Q_EMIT edited();
    return true;
}

void CardModel::forgetOverrides()
{
    m_wanted = {};
    Q_EMIT edited();
}

} // namespace hydra::ui

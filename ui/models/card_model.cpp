// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/card_model.h"

#include "core/base/error.h"
#include "ui/paint/format.h"

#include <QFont>
#include <QRegularExpression>

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
        font.setBold(true); // a wrong assumption looks like a wrong model
        return font;
    }
    if (role == Qt::ToolTipRole && row.from == Provenance::Default) {
        return CardModel::tr("Nothing in the file says so; this is what such models usually have.");
    }
    if (role == Qt::ToolTipRole && row.from == Provenance::Registry) {
        return CardModel::tr("What the name of the architecture means in timm's library.");
    }
    return {};
}

double number(const QString& words, double least, double most)
{
    bool good = false;
    const double value = words.trimmed().toDouble(&good);
    if (!good || !(value >= least && value <= most)) {
        throw usageError("expected a number from ", least, " to ", most, ", got '", words.toStdString(), "'");
    }
    return value;
}

int whole(const QString& words, int least, int most)
{
    bool good = false;
    const int value = words.trimmed().toInt(&good);
    if (!good || value < least || value > most) {
        throw usageError("expected a whole number from ", least, " to ", most, ", got '", words.toStdString(),
                         "'");
    }
    return value;
}

std::array<double, 3> triple(const QString& words, double least, double most)
{
    const QStringList parts = words.split(QLatin1Char(','));
    if (parts.size() != 3) {
        throw usageError("expected red, green, blue: three numbers with commas between, got '",
                         words.toStdString(), "'");
    }
    return {number(parts[0], least, most), number(parts[1], least, most), number(parts[2], least, most)};
}

// "3-12" or "3, 6, 12"
std::vector<int> headCounts(const QString& words, int heads)
{
    std::vector<int> found;
    for (const QString& part : words.split(QLatin1Char(','))) {
        const QStringList ends = part.split(QRegularExpression(QStringLiteral("[-\u2013]")));
        const int first = whole(ends.front(), 1, heads);
        const int last = whole(ends.back(), first, heads);
        for (int k = first; k <= last; ++k) {
            found.push_back(k);
        }
    }
    return found;
}

template<class Choice>
Choice chosen(const QString& words, const std::vector<Choice>& all)
{
    for (const Choice choice : all) {
        if (words == text(hydra::name(choice))) {
            return choice;
        }
    }
    throw usageError("unknown choice '", words.toStdString(), "'");
}

template<class Choice>
QStringList namesOf(const std::vector<Choice>& all)
{
    QStringList names;
    for (const Choice choice : all) {
        names.append(text(hydra::name(choice)));
    }
    return names;
}

QString tripleText(const std::array<double, 3>& values)
{
    return QStringLiteral("%1, %2, %3").arg(values[0]).arg(values[1]).arg(values[2]);
}

QString headsText(const std::vector<int>& heads)
{
    QStringList parts;
    for (std::size_t i = 0; i < heads.size();) {
        std::size_t end = i;
        while (end + 1 < heads.size() && heads[end + 1] == heads[end] + 1) {
            ++end;
        }
        parts.append(end > i ? QStringLiteral("%1-%2").arg(heads[i]).arg(heads[end])
                             : QString::number(heads[i]));
        i = end + 1;
    }
    return parts.join(QStringLiteral(", "));
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
    return parts.isEmpty() ? CardModel::tr("none") : parts.join(QStringLiteral(", "));
}

void addWeights(std::vector<CardRow>& rows, const engine::OpenedModel& model)
{
    if (model.chosen.empty()) {
        return;
    }
    const std::vector<WeightSet> sets{WeightSet::Averaged, WeightSet::Trained};
    rows.push_back(
        {CardModel::tr("Weights"), text(model.chosen),
         CardModel::tr("The set that was taken: ema for averaged weights or a teacher's, model for "
                       "those as trained."),
         model.overrides.weights ? Provenance::User : Provenance::File, namesOf(sets),
         [=](ModelOverrides& o, const QString& words) { o.weights = chosen(words, sets); }});
}

void addShape(std::vector<CardRow>& rows, const VitConfig& config)
{
    const auto fixed = [&](const QString& name, const QString& value, Provenance from, const QString& help) {
        rows.push_back({name, value, help, from, {}, {}});
    };
    rows.push_back(
        {CardModel::tr("Architecture"),
         text(config.architecture.value),
         CardModel::tr(
             "What the file calls itself, or what its tensors look like. Enter plain, hydravit or a "
             "model name of the timm library, which settles what the tensors do not show."),
         config.architecture.from,
         {},
         [](ModelOverrides& o, const QString& words) { o.architecture = words.trimmed().toStdString(); }});
    fixed(CardModel::tr("Width"), QString::number(config.embedDim), config.embedDim.from,
          CardModel::tr("Features of a token, D."));
    fixed(CardModel::tr("Blocks"), QString::number(config.depth), config.depth.from,
          CardModel::tr("Transformer blocks, L."));
    rows.push_back(
        {CardModel::tr("Heads"),
         QString::number(config.numHeads),
         CardModel::tr(
             "Attention heads, H. The tensors do not show how many: 64 features per head are usual. "
             "With a wrong number the model runs, but its results are meaningless."),
         config.numHeads.from,
         {},
         [](ModelOverrides& o, const QString& words) { o.numHeads = whole(words, 1, 16384); }});
    fixed(CardModel::tr("Head width"), QString::number(config.headDim), config.headDim.from,
          CardModel::tr("Features of a head, d = D / H."));
    fixed(CardModel::tr("MLP width"), QString::number(config.mlpHidden), config.mlpHidden.from,
          CardModel::tr("Hidden features of the MLP."));
    fixed(CardModel::tr("Patch"), CardModel::tr("%1 px").arg(config.patchSize.value), config.patchSize.from,
          CardModel::tr("Side of a patch."));
    fixed(CardModel::tr("Prefix tokens"), prefixText(config), config.classToken.from,
          CardModel::tr("Tokens in front of the patches."));
    fixed(CardModel::tr("Extras"), extrasText(config), Provenance::Inferred,
          CardModel::tr("What differs from the plain Vision Transformer."));
    fixed(CardModel::tr("Classes"), QString::number(config.numClasses), config.numClasses.from,
          config.classNames.value.empty()
              ? CardModel::tr("Their names are unknown.")
              : CardModel::tr("Names: %1").arg(provenanceText(config.classNames.from)));
    const int heads = config.numHeads;
    rows.push_back(
        {CardModel::tr("Trained heads"),
         headsText(config.trainedHeads.value),
         CardModel::tr("The head counts k whose sub-networks were trained; the others compute nonsense."),
         config.trainedHeads.from,
         {},
         [heads](ModelOverrides& o, const QString& words) { o.trainedHeads = headCounts(words, heads); }});
    fixed(CardModel::tr("Trained attention"),
          config.attentionPlan.value.empty() ? QStringLiteral("softmax") : text(config.attentionPlan.value),
          config.attentionPlan.from, CardModel::tr("The attention plan that the weights were trained with."));
}

void addComputation(std::vector<CardRow>& rows, const VitConfig& config)
{
    const std::vector<Activation> activations{Activation::Gelu, Activation::QuickGelu, Activation::GeluTanh};
    const std::vector<Pool> pools{Pool::Token, Pool::Average, Pool::TokenAndAverage};
    rows.push_back({CardModel::tr("Activation"), text(hydra::name(config.activation.value)),
                    CardModel::tr("Of the MLP. CLIP models use quick-gelu."), config.activation.from,
                    namesOf(activations), [=](ModelOverrides& o, const QString& words) {
                        o.activation = chosen(words, activations);
                    }});
    rows.push_back({CardModel::tr("Norm epsilon"),
                    QString::number(config.normEps),
                    CardModel::tr("Of LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP."),
                    config.normEps.from,
                    {},
                    [](ModelOverrides& o, const QString& words) { o.normEps = number(words, 0, 0.1); }});
    rows.push_back(
        {CardModel::tr("Norm position"),
         CardModel::tr("before"),
         CardModel::tr(
             "Where a block's norms are: before attention and MLP. The tensors do not show it; networks "
             "with the norms after them cannot be run here."),
         config.normPosition.from,
         {},
         {}});
    rows.push_back({CardModel::tr("Pooling"), text(hydra::name(config.pool.value)),
                    CardModel::tr("What the classifier reads: the class token or the mean of the patches."),
                    config.pool.from, namesOf(pools),
                    [=](ModelOverrides& o, const QString& words) { o.pool = chosen(words, pools); }});
}

void addPreprocessing(std::vector<CardRow>& rows, const VitConfig& config)
{
    const std::vector<Interpolation> interpolations{Interpolation::Bicubic, Interpolation::Bilinear};
    const std::vector<CropMode> crops{CropMode::Center, CropMode::Squash};
    rows.push_back({CardModel::tr("Image size"),
                    QStringLiteral("%1 x %2").arg(config.imageHeight.value).arg(config.imageWidth.value),
                    CardModel::tr("Height and width, in pixels, that the positions were made for."),
                    config.imageHeight.from,
                    {},
                    [](ModelOverrides& o, const QString& words) {
                        const QStringList sides =
                            words.split(QRegularExpression(QStringLiteral("[x\u00d7]")));
                        o.imageSize = whole(sides.front(), 1, 16384);
                        o.imageWidth = whole(sides.back(), 1, 16384);
                    }});
    rows.push_back(
        {CardModel::tr("Mean"),
         tripleText(config.mean),
         CardModel::tr(
             "Subtracted from red, green and blue on [0, 1]. Wrong colours make wrong predictions."),
         config.mean.from,
         {},
         [](ModelOverrides& o, const QString& words) { o.mean = triple(words, -10, 10); }});
    rows.push_back({CardModel::tr("Standard deviation"),
                    tripleText(config.std),
                    CardModel::tr("What red, green and blue are divided by."),
                    config.std.from,
                    {},
                    [](ModelOverrides& o, const QString& words) { o.std = triple(words, 1e-6, 1e3); }});
    rows.push_back(
        {CardModel::tr("Crop"), text(hydra::name(config.cropMode.value)),
         CardModel::tr("center: the middle square; squash: all of the picture, its sides changed."),
         config.cropMode.from, namesOf(crops),
         [=](ModelOverrides& o, const QString& words) { o.cropMode = chosen(words, crops); }});
    rows.push_back(
        {CardModel::tr("Crop fraction"),
         QString::number(config.cropFraction),
         CardModel::tr("The image size divided by the length that the short side is resized to first."),
         config.cropFraction.from,
         {},
         [](ModelOverrides& o, const QString& words) { o.cropFraction = number(words, 0.01, 1); }});
    rows.push_back(
        {CardModel::tr("Resampling"), text(hydra::name(config.interpolation.value)),
         CardModel::tr("How the picture is resized; always antialiased."), config.interpolation.from,
         namesOf(interpolations),
         [=](ModelOverrides& o, const QString& words) { o.interpolation = chosen(words, interpolations); }});
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
    std::vector<CardRow> rows;
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
        Q_EMIT refused(tr("%1: %2").arg(row.name, text(error.what())));
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

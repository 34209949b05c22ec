// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_question.h"

#include "core/base/error.h"
#include "core/model/override_fields.h"
#include "core/question/fields.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/settings.h"

#include <QDialog>
#include <QFileInfo>
#include <QInputDialog>

namespace hydra::ui {

namespace {

constexpr int answersKept = 32;

QString sentence(const MissingValue& missing)
{
    if (missing.option == "num-heads") {
        return QObject::tr("This file does not tell how many attention heads the model has, and tensor "
                           "shapes cannot show it.\nWith a wrong number the model runs, but its output is "
                           "meaningless. Look it up in the model's paper or code.\n\nNumber of heads:");
    }
    if (missing.option == "image-size") {
        return QObject::tr("The position embedding does not fit a square grid of patches, and the file does "
                           "not give the image size.\n\nHeight x width in pixels:");
    }
    if (missing.option == "architecture") {
        return QObject::tr("The file's name or tensors suggest a network that Hydrascope cannot run. Opened "
                           "as a plain\nVision Transformer, such a network gives wrong results.\n\nIf you "
                           "know that this is a plain Vision Transformer, open it as:");
    }
    if (missing.option == "network") {
        return QObject::tr(
            "This file holds several networks.\n\nOpen the one whose tensors' names begin with:");
    }
    if (missing.option == "sae-block") {
        return QObject::tr(
            "This file does not tell which block of the network its features belong to.\nBlocks are counted "
            "from 0; the autoencoder reads the block's output.\n\nBlock:");
    }
    if (missing.option == "sae-k") {
        return QObject::tr(
            "This file does not tell how many features of a patch are kept (k).\n\nNumber of features:");
    }
    if (missing.option == "sae-code") {
        return QObject::tr("This file does not tell which features of a patch are kept: the k largest, or "
                           "all above a threshold.\n\nCode:");
    }
    return {};
}

} // namespace

QDialog* modelQuestion(QWidget* parent, Settings& settings, const QString& path, const MissingValue& missing,
                       const std::function<void(const QString&)>& reply)
{
    const QString label = sentence(missing);
    if (label.isEmpty() || missing.choices.empty()) {
        return nullptr;
    }
    QStringList choices;
    for (const std::string& choice : missing.choices) {
        choices.append(text(choice));
    }
    auto* dialog = new QInputDialog(parent);
    dialog->setObjectName(QStringLiteral("modelQuestion"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QFileInfo(path).fileName());
    dialog->setInputMode(QInputDialog::TextInput);
    dialog->setLabelText(label);
    dialog->setComboBoxItems(choices);
    dialog->setComboBoxEditable(missing.option == "sae-k"); // any number is allowed
    const QString question = path + QLatin1Char('|') + text(missing.option) + QLatin1Char('=');
    for (const QString& kept : settings.get<QStringList>(Setting::ModelAnswers)) {
        if (kept.startsWith(question)) {
            dialog->setTextValue(kept.mid(question.size()));
            break;
        }
    }
    dialog->setOkButtonText(QObject::tr("Open"));
    QObject::connect(dialog, &QInputDialog::textValueSelected, parent,
                     [&settings, question, reply](const QString& answer) {
                         settings.remember(Setting::ModelAnswers, question + answer, answersKept);
                         reply(answer);
                     });
    return dialog;
}

ModelOverrides answered(ModelOverrides overrides, const MissingValue& missing, const QString& words)
{
    try {
        setOverride(overrides, missing.option, words.trimmed().toStdString(), {});
    } catch (const Error&) { // not a valid answer: the model asks again
    }
    return overrides;
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/model_question.h"

#include "ui/paint/format.h"

#include <QFileInfo>
#include <QInputDialog>

namespace hydra::ui {

namespace {

constexpr int answersKept = 32;

QString sentence(const Unsaid& unsaid)
{
    if (unsaid.option == "num-heads") {
        return QObject::tr(
            "This file does not say how many attention heads the model has, and the shapes of its tensors "
            "do not show it.\nWith a wrong number the model runs, but its results are meaningless. The "
            "paper or the code that made the file gives the right one.\n\nNumber of heads:");
    }
    if (unsaid.option == "image-size") {
        return QObject::tr("The position embedding in this file is not for a square grid of patches, and the "
                           "file does not say which grid it is for.\n\nHeight x width in pixels:");
    }
    if (unsaid.option == "architecture") {
        return QObject::tr(
            "The name or the tensors of this file suggest a network that Hydrascope cannot run, and the file "
            "does\nnot rule it out. Opened as a plain Vision Transformer, such a network gives wrong "
            "results.\n\nIf it is a plain Vision Transformer, open it as:");
    }
    return {};
}

} // namespace

QDialog* modelQuestion(QWidget* parent, Settings& settings, const QString& path, const Unsaid& unsaid,
                       const std::function<void(const QString&)>& reply)
{
    const QString label = sentence(unsaid);
    if (label.isEmpty() || unsaid.choices.empty()) {
        return nullptr;
    }
    QStringList choices;
    for (const std::string& choice : unsaid.choices) {
        choices.append(text(choice));
    }
    auto* dialog = new QInputDialog(parent);
    dialog->setObjectName(QStringLiteral("modelQuestion"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(QFileInfo(path).fileName());
    dialog->setInputMode(QInputDialog::TextInput);
    dialog->setLabelText(label);
    dialog->setComboBoxItems(choices);
    dialog->setComboBoxEditable(false);
    const QString question = path + QLatin1Char('|') + text(unsaid.option) + QLatin1Char('=');
    for (const QString& said : settings.get<QStringList>(Setting::ModelAnswers)) {
        if (said.startsWith(question)) {
            dialog->setTextValue(said.mid(question.size()));
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

ModelOverrides answered(ModelOverrides overrides, const Unsaid& unsaid, const QString& words)
{
    if (unsaid.option == "num-heads") {
        overrides.numHeads = words.toInt();
    } else if (unsaid.option == "architecture") {
        overrides.architecture = words.toStdString();
    } else if (unsaid.option == "image-size") {
        const QStringList sides = words.split(QLatin1Char('x'));
        overrides.imageSize = sides.front().toInt();
        overrides.imageWidth = sides.back().toInt();
    }
    return overrides;
}

} // namespace hydra::ui

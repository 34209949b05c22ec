// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/probe_dialog.h"

#include "core/engine/probe_job.h"
#include "core/engine/session.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/controls.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace hydra::ui {

namespace {

constexpr auto moreOften = std::chrono::milliseconds(50); // between progress updates

std::string encoded(const QString& path)
{
    return QFile::encodeName(path).toStdString();
}

} // namespace

ProbeDialog::ProbeDialog(ViewState& state, EngineBridge& bridge, QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_bridge(bridge)
    , m_form(this, [this] { follow(); })
    , m_folder(m_form.line("probeFolder", m_from, {}, tr("Folder"),
                           tr("One sub-folder per class, or pictures with a labels.csv.")))
    , m_file(m_form.line("probeFile", m_to, {}, tr("File"), tr("Where the probe is written.")))
    , m_holdout(m_form.number("probeHoldout", m_percent, 0, 90, 0))
    , m_penalty(m_form.number("probePenalty", m_weight, 0.00001, 1000, 5))
    , m_about(quietLabel(QString(), this))
    , m_result(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_train(new QPushButton(tr("&Train"), this))
    , m_explain(new QPushButton(tr("&Explain"), this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("probeDialog"));
    setWindowTitle(tr("Train a linear probe"));
    build();
    follow();
}

QWidget* ProbeDialog::withButton(QLineEdit* field, const char* id, const QString& spoken,
                                 std::function<QString()> choose)
{
    auto* both = new QWidget(this);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(field, 1);
    auto* button = new QPushButton(tr("Choose…"), both);
    describe(button, id, spoken, spoken);
    row->addWidget(button);
    both->setFocusProxy(field);
    connect(button, &QPushButton::clicked, this, [field, choose = std::move(choose)] {
        if (const QString chosen = choose(); !chosen.isEmpty()) {
            field->setText(QDir::toNativeSeparators(chosen));
        }
    });
    return both;
}

void ProbeDialog::build()
{
    m_form.follow();
    m_holdout->setSuffix(tr(" %"));
    m_penalty->setKeyboardTracking(false); // keeps the text while typing
    m_penalty->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_progress->setRange(0, 1000);
    describe(m_result, "probeResult", tr("Result"), QString());
    describe(m_train, "probeTrain", tr("Train"), tr("Each picture goes through the network once."));
    describe(m_explain, "probeExplain", tr("Explain"), tr("The map shows the probe's classes."));
    describe(m_progress, "probeProgress", tr("Progress"), QString());

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_about);
    auto* form = new FormLayout;
    addRow(form, tr("&Folder"),
           withButton(m_folder, "probeChooseFolder", tr("Choose a folder of labelled pictures"),
                      [this] { return FilePicker::open(FilePicker::File::PictureFolder, this, m_from); }),
           m_folder->toolTip());
    addRow(form, tr("&Hold out"), m_holdout,
           tr("This share of each class is left out of the training and used to measure the accuracy."));
    addRow(form, tr("&Penalty"), m_penalty, tr("Weight of the L2 penalty. Features are standardised first."));
    addRow(form, tr("&Save as"),
           withButton(m_file, "probeChooseFile", tr("Choose the file"),
                      [this] {
                          return FilePicker::save(FilePicker::File::NewPicture, this,
                                                  m_to.isEmpty() ? QStringLiteral("probe.safetensors")
                                                                 : m_to);
                      }),
           m_file->toolTip());
    layout->addLayout(form);
    layout->addWidget(m_progress);
    layout->addWidget(m_result);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_explain, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_train, QDialogButtonBox::ActionRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    layout->addWidget(buttons);
    connect(m_train, &QPushButton::clicked, this, &ProbeDialog::train);
    connect(m_close, &QPushButton::clicked, this, &ProbeDialog::reject);
    connect(m_explain, &QPushButton::clicked, this, [this] {
        Q_EMIT wanted(m_trained);
        accept();
    });
    setMinimumWidth(460);
}

void ProbeDialog::follow()
{
    const bool model = m_state.model() != nullptr;
    m_about->setText(!model ? tr("Open a model first.")
                            : tr("A linear classifier on the embedding of %1, with %2 heads. It learns the "
                                 "classes of a folder, and the map explains them.")
                                  .arg(QFileInfo(text(m_state.model()->path)).fileName())
                                  .arg(m_state.query().heads));
    m_train->setEnabled(model && !m_running && !m_from.trimmed().isEmpty() && !m_to.trimmed().isEmpty());
    m_explain->setEnabled(!m_running && !m_trained.isEmpty());
    m_train->setDefault(m_trained.isEmpty());
    m_explain->setDefault(!m_trained.isEmpty());
    m_progress->setVisible(m_running);
    m_close->setText(m_running ? tr("&Cancel") : tr("&Close"));
}

void ProbeDialog::reject()
{
    if (m_running) {
        m_thread.token.cancel(); // take() reports the result
        m_result->setText(tr("Stopping…"));
        return;
    }
    QDialog::reject();
}

void ProbeDialog::train()
{
    m_form.commit();
    engine::ProbeRequest request{m_state.model()->id, m_state.query(), encoded(m_from.trimmed()),
                                 encoded(m_to.trimmed())};
    request.holdout = m_percent / 100;
    request.penalty = m_weight;
    m_running = true;
    m_trained.clear();
    m_progress->setValue(0);
    m_result->setText(tr("Reading the pictures…"));
    follow();
    m_thread.pool.start([this, token = m_thread.renewed(), request, file = m_to.trimmed()] {
        const Progress tell = seldom(moreOften, [this](double fraction, const Message& what) {
            QMetaObject::invokeMethod(this, [this, fraction, what] {
                m_progress->setValue(int(fraction * 1000));
                m_result->setText(spoken(what));
            });
        });
        const auto outcome = Outcome<engine::ProbeReport>::of(
            [&] { return engine::trainProbe(m_bridge.session(), request, tell, token); });
        QMetaObject::invokeMethod(this, [this, outcome, file] {
            m_trained = outcome.ok() ? file : QString();
            take(outcome);
        });
    });
}

void ProbeDialog::take(const Outcome<engine::ProbeReport>& outcome)
{
    m_running = false;
    if (!outcome.ok()) {
        const bool stopped = outcome.error().code() == ErrorCode::Cancelled;
        m_result->setText(stopped ? tr("Stopped. Nothing was written.") : spoken(outcome.error()));
    } else {
        const engine::ProbeReport& probe = outcome.value();
        QStringList lines{tr("%1 classes, trained on %2 pictures.").arg(probe.classes).arg(probe.trained)};
        lines << (probe.heldOut > 0 ? tr("Accuracy %1 on %2 held-out pictures.")
                                          .arg(percent(probe.accuracy))
                                          .arg(probe.heldOut)
                                    : tr("No pictures were held out, so the accuracy is unknown."));
        if (!probe.skipped.empty()) {
            lines << tr("%1 pictures could not be used, starting with %2.")
                         .arg(probe.skipped.size())
                         .arg(spoken(probe.skipped.front()));
        }
        m_result->setText(lines.join(QLatin1Char(' ')));
    }
    follow();
    (m_trained.isEmpty() ? m_close : m_explain)->setFocus();
}

} // namespace hydra::ui

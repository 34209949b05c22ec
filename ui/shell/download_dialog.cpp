// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/download_dialog.h"

#include "core/base/error.h"
#include "core/hub/suggested.h"
#include "core/hub/transfer.h"
#include "core/tensor/machine.h"
#include "ui/paint/spoken.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"

#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QUrl>

#include <chrono>

namespace hydra::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto progressEvery = 100ms;
constexpr int barSteps = 1000; // of the progress bar
const QMargins roundDownload{space::wide * 2, space::wide * 2, space::wide * 2, space::wide};

QString downloadSize(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(qint64(bytes), 1, QLocale::DataSizeSIFormat);
}

} // namespace

DownloadDialog::DownloadDialog(QWidget* parent)
    : QDialog(parent)
    , m_form(this, [this] { set(State::Nothing); })
    , m_name(m_form.line("downloadName", m_named, tr("Name on the hub, as timm/vit_tiny…"),
                         tr("Model of the hub"), tr("ORG/NAME, or ORG/NAME@REVISION.")))
    , m_suggested(new QTableWidget(0, 2, this))
    , m_note(quietLabel({}, this))
    , m_bar(new QProgressBar(this))
    , m_go(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("downloadDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Download a model"));
    build();
    connect(m_suggested, &QTableWidget::itemSelectionChanged, this, [this] {
        if (const int row = m_suggested->currentRow(); row >= 0) {
            m_name->setText(m_suggested->item(row, 0)->text());
        }
    });
    connect(m_go, &QPushButton::clicked, this, &DownloadDialog::press);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    set(State::Nothing);
    resize(900, 480);
}

void DownloadDialog::build()
{
    describe(m_suggested, "suggestedModels", tr("Models to begin with"), {});
    keepPlain(*m_suggested, fontMetrics().height() + space::normal);
    m_suggested->setSelectionMode(QAbstractItemView::SingleSelection);
    m_suggested->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_suggested->setHorizontalHeaderLabels({tr("Model"), tr("Good for")});
    for (const hub::Suggested& model : hub::suggestedModels()) {
        const int row = m_suggested->rowCount();
        m_suggested->insertRow(row);
        m_suggested->setItem(row, 0, new QTableWidgetItem(text(model.name)));
        m_suggested->setItem(row, 1, new QTableWidgetItem(spoken(model.goodFor)));
        m_suggested->item(row, 1)->setToolTip(plainTip(spoken(model.goodFor)));
    }
    m_suggested->resizeColumnToContents(0);
    m_suggested->horizontalHeader()->setStretchLastSection(true);
    m_note->setObjectName(QStringLiteral("downloadNote"));
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText); // text from a stranger's server
    m_note->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    describe(m_bar, "downloadBar", tr("Progress"), {});
    m_bar->setRange(0, barSteps);
    QSizePolicy stays = m_bar->sizePolicy();
    stays.setRetainSizeWhenHidden(true); // buttons keep their size
    m_bar->setSizePolicy(stays);
    m_go->setObjectName(QStringLiteral("downloadGo"));
    m_go->setDefault(true);
    m_close->setObjectName(QStringLiteral("downloadClose"));
    m_close->setAutoDefault(false);
    auto* below = filled(new QHBoxLayout, {{m_bar, 1}, m_go, m_close}, -1);
    filled(new QVBoxLayout(this), {m_name, {m_suggested, 1}, m_note, below}, space::normal, roundDownload);
}

void DownloadDialog::set(State state, const QString& note)
{
    m_state = state;
    m_note->setToolTip({});
    if (state == State::Nothing) {
        m_counts.cancel();
        m_size.clear();
        m_bar->setValue(0);
    }
    const bool named = hub::hubName(m_named.trimmed().toStdString()).has_value();
    m_note->setText(!note.isEmpty()              ? note
                        : state == State::Asking ? tr("Asking the hub…")
                        : state == State::Nothing
                        ? tr("Nothing is sent over the internet until you press Look up.")
                        : state == State::Paused
                        ? tr("Paused. What has been downloaded is kept.") + QLatin1Char('\n') + m_size
                        : m_size);
    m_go->setText(state == State::Nothing || state == State::Asking          ? tr("&Look up")
                      : state == State::Known                                ? tr("&Download")
                      : state == State::Fetching || state == State::Stopping ? tr("&Pause")
                      : state == State::Paused                               ? tr("&Resume")
                                                                             : tr("&Open"));
    m_go->setEnabled(named && state != State::Asking && state != State::Stopping);
    m_close->setText(busy() || state == State::Paused ? tr("&Cancel") : tr("&Close"));
    m_bar->setVisible(state != State::Nothing && state != State::Asking);
    for (QWidget* field : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_suggested)}) {
        field->setEnabled(!busy() && state != State::Paused);
    }
}

void DownloadDialog::press()
{
    switch (m_state) {
    case State::Nothing:
        return start(false);
    case State::Known:
    case State::Paused:
        return start(true);
    case State::Fetching:
        m_thread.token.cancel();
        return set(State::Stopping);
    case State::There:
        Q_EMIT modelWanted(m_snapshot);
        return accept();
    case State::Asking:
    case State::Stopping:
        return;
    }
}

void DownloadDialog::reject()
{
    if (!busy() && m_state != State::Paused) {
        QDialog::reject();
        return;
    }
    m_thread.token.cancel();
    set(State::Nothing,
        tr("Cancelled. What has been downloaded is kept: a later download continues from there."));
}

void DownloadDialog::start(bool fetch)
{
    const std::optional<hub::HubName> name = hub::hubName(m_named.trimmed().toStdString());
    if (!name) {
        return;
    }
    set(fetch ? State::Fetching : State::Asking);
    m_thread.pool.start([this, counts = renewed(m_counts), token = m_thread.renewed(), name = *name, fetch] {
        stayInBackground();
        try {
            hub::Download download(name, token);
            tellLater(this, counts,
                      [this, files = download.files().size(), all = download.bytes(),
                       missing = download.missing(), snapshot = text(download.snapshot().string()), fetch] {
                          m_size = tr("%1 files, %2, of which %3 are still to be downloaded; into %4")
                                       .arg(files)
                                       .arg(downloadSize(all), downloadSize(missing), snapshot);
                          m_snapshot = snapshot;
                          set(fetch ? m_state : missing == 0 ? State::There : State::Known);
                      });
            if (!fetch) {
                return;
            }
            auto last = std::chrono::steady_clock::now() - progressEvery;
            download.run([&](double fraction, const std::string&) {
                if (const auto now = std::chrono::steady_clock::now(); now - last >= progressEvery) {
                    last = now;
                    tellLater(this, counts, [this, fraction] { m_bar->setValue(int(fraction * barSteps)); });
                }
            });
            tellLater(this, counts, [this] {
                m_bar->setValue(barSteps);
                set(State::There, tr("Downloaded: %1").arg(m_snapshot));
            });
        } catch (const hydra::Error& error) {
            const auto* network = dynamic_cast<const hub::TransferFailed*>(&error);
            const bool away = network != nullptr && network->worthAnotherTry;
            tellLater(this, counts, [this, error, away] { fail(error, away); });
        }
    });
}

// After any error, keeps what has been downloaded.
void DownloadDialog::fail(const hydra::Error& error, bool away)
{
    const bool fetching = m_state == State::Fetching || m_state == State::Stopping;
    if (error.code() == ErrorCode::Cancelled || fetching) {
        set(State::Paused, error.code() == ErrorCode::Cancelled ? QString() : spoken(error));
    } else {
        const QUrl hub(qEnvironmentVariable("HF_ENDPOINT", QStringLiteral("https://huggingface.co")));
        set(State::Nothing,
            away ? tr("No connection to %1. Models on this computer open without it.").arg(hub.authority())
                 : spoken(error));
        m_note->setToolTip(away ? plainTip(spoken(error)) : QString());
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/figure_dialog.h"

#include "core/base/error.h"
#include "ui/figures/figure_painter.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>

namespace hydra::ui {

namespace {

constexpr int typingMs = 120;
constexpr double pageHeight = 297 - 40; // mm: A4 between its margins

} // namespace

FigureView::FigureView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("figureView"));
    setAccessibleName(tr("The figure"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(320, 240);
}

QSize FigureView::room() const
{
    const QSize inside(width() - 2 * space::wide, height() - 2 * space::wide);
    return (QSizeF(inside.expandedTo({64, 64})) * devicePixelRatioF()).toSize();
}

void FigureView::present(const QImage& image, const QString& spoken)
{
    m_image = image;
    m_dimmed = false;
    m_image.setDevicePixelRatio(devicePixelRatioF());
    setAccessibleDescription(spoken);
    update();
}

void FigureView::dim()
{
    m_dimmed = true;
    setAccessibleDescription(tr("being drawn"));
    update();
}

void FigureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Dark));
    if (!m_image.isNull()) {
        painter.setOpacity(m_dimmed ? 0.35 : 1);
        const QSizeF size = m_image.deviceIndependentSize();
        painter.drawImage(QPointF((width() - size.width()) / 2, (height() - size.height()) / 2).toPoint(),
                          m_image);
    }
}

FigureDialog::FigureDialog(ViewState& state, Board& board, Library& library, EngineBridge& bridge,
                           QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_library(library)
    , m_form(new FigureForm(state, board, library, this))
    , m_view(new FigureView(this))
    , m_size(new ElidedLabel(this))
    , m_note(quietLabel({}, this))
    , m_command(m_shown.line("figureCommand", m_line, {}, tr("Command"),
                             tr("<b>Command</b><br>The command that reproduces this figure in a terminal. It "
                                "is also stored inside the file.")))
    , m_progress(new QProgressBar(this))
    , m_save(new QPushButton(tr("&Save as…"), this))
    , m_copy(new QPushButton(tr("Cop&y"), this))
    , m_worker(bridge)
{
    setObjectName(QStringLiteral("figureDialog"));
    setWindowTitle(tr("Make a figure"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(typingMs);
    build();
    connectParts();
    resize(1140, 720);
}

void FigureDialog::build()
{
    m_note->setObjectName(QStringLiteral("figureNote"));
    m_note->setWordWrap(true);
    inRole(m_size, "quiet", "figureSize");
    m_command->setReadOnly(true);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(space::normal);
    m_progress->hide();
    m_copy->setToolTip(tr("<b>Copy</b><br>The figure as a picture, in the pixels of its resolution."));
    m_save->setDefault(true);
    m_save->setObjectName(QStringLiteral("figureSave"));
    m_copy->setObjectName(QStringLiteral("figureCopy"));
    auto* close = new QPushButton(tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::close);

    auto* controls = new QScrollArea(this);
    controls->setWidget(m_form);
    controls->setWidgetResizable(true);
    controls->setFrameShape(QFrame::NoFrame);
    controls->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    controls->setFixedWidth(320);
    controls->setAccessibleName(windowTitle());
    auto* below = filled(new QHBoxLayout, {{m_size, 1}, m_copy, m_save, close}, -1);
    auto* right = filled(new QVBoxLayout,
                         {{m_view, 1},
                          m_note,
                          m_command,
                          m_progress, // beside m_size, it made the dialog wider than small screens
                          below},
                         space::normal, {0, 0, space::wide, space::wide});
    filled(new QHBoxLayout(this), {controls, {right, 1}}, -1);
}

void FigureDialog::connectParts()
{
    connect(&m_delay, &QTimer::timeout, this, &FigureDialog::ask);
    const auto later = [this] { outdate(); };
    connect(m_form, &FigureForm::changed, this, later);
    connect(m_view, &FigureView::resized, this, [this] { // the same figure in another size
        if (isVisible()) {
            m_delay.start();
        }
    });
    connect(&m_state, &ViewState::pictureChanged, this, later);
    connect(m_save, &QPushButton::clicked, this, &FigureDialog::chooseFile);
    connect(m_copy, &QPushButton::clicked, this, &FigureDialog::copy);
    connect(&m_worker, &FigureWorker::previewReady, this, &FigureDialog::present);
    connect(&m_worker, &FigureWorker::failed, this, &FigureDialog::complain);
    connect(&m_worker, &FigureWorker::progressed, this, [this](double fraction, const QString& what) {
        m_progress->setVisible(fraction < 1);
        m_progress->setValue(int(fraction * 1000));
        m_progress->setToolTip(plainTip(what));
    });
    connect(&m_worker, &FigureWorker::saved, this, [this](const QString& file) {
        m_note->setText(tr("Saved %1").arg(file));
        Q_EMIT reported(tr("Saved %1").arg(file));
    });
    connect(&m_worker, &FigureWorker::imageReady, this, [this](const QImage& image) {
        QApplication::clipboard()->setImage(image);
        m_note->setText(tr("Copied, %1 × %2 pixels").arg(image.width()).arg(image.height()));
    });
}

// Calls WORK with the spec from the controls; shows the error if it is invalid.
template<class Work>
void FigureDialog::withSpec(Work work)
{
    if (!m_state.ready()) {
        complain(tr("Open a model and a picture first."));
        return;
    }
    try {
        const FigureSpec spec = m_form->spec();
        check(spec);
        work(spec);
    } catch (const Error& error) {
        complain(spoken(error));
    }
}

void FigureDialog::outdate()
{
    if (isVisible()) {
        m_view->dim();
        m_size->clear();
        m_delay.start();
    }
}

void FigureDialog::ask()
{
    withSpec([this](const FigureSpec& spec) {
        m_line = text(commandLine(spec, FigureFormat::Pdf));
        m_shown.follow();
        m_command->setCursorPosition(0);
        m_worker.preview(spec, material(), m_view->room());
    });
}

void FigureDialog::present(const FigurePreviewImage& preview)
{
    m_view->present(preview.image, preview.page.caption);
    m_form->showCaption(preview.page.caption);
    const QSize pixels = pagePixels(preview.page, preview.page.dpi);
    m_size->setText(tr("%1 × %2 mm, %3 × %4 pixels")
                        .arg(QLocale().toString(preview.page.width, 'f', 1),
                             QLocale().toString(preview.page.height, 'f', 1), QString::number(pixels.width()),
                             QString::number(pixels.height()))
                    + (preview.page.height > pageHeight ? tr(" — higher than a page") : QString()));
    m_note->setText({});
    m_save->setEnabled(true);
    m_copy->setEnabled(true);
}

void FigureDialog::complain(const QString& message)
{
    m_progress->hide();
    m_note->setText(message);
}

void FigureDialog::chooseFile()
{
    m_form->commit(); // a shortcut leaves the focus in the box
    withSpec([this](const FigureSpec& spec) {
        const QString file =
            FilePicker::figure(this, QLatin1String(name(spec.kind)) + QStringLiteral(".pdf"));
        if (!file.isEmpty()) {
            saveAs(file);
        }
    });
}

void FigureDialog::saveAs(const QString& file)
{
    withSpec([this, file](const FigureSpec& spec) {
        (void)requiredFormat<FigureFormat>("out", file.toStdString());
        m_note->setText(tr("Saving…"));
        m_worker.save(spec, material(), file);
    });
}

void FigureDialog::copy()
{
    m_form->commit();
    withSpec([this](const FigureSpec& spec) { m_worker.render(spec, material()); });
}

void FigureDialog::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_delay.start();
}

void FigureDialog::hideEvent(QHideEvent* event)
{
    m_delay.stop();
    m_worker.cancel(); // no preview is needed
    QDialog::hideEvent(event);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/models_dialog.h"

#include "ui/paint/spoken.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/rows.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr int mostModelFolders = 20;
const QMargins roundModels{space::wide * 2, space::wide * 2, space::wide * 2, space::wide};

QPushButton* modelsButton(const QString& title, const char* id, const QString& help, QWidget* parent)
{
    auto* button = new QPushButton(title, parent);
    describe(button, id, plainTitle(title), help);
    button->setAutoDefault(false); // Enter opens the chosen model
    return button;
}

} // namespace

ModelsDialog::ModelsDialog(Library& library, Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_list(library, settings, this)
    , m_search(m_list, this)
    , m_form(this,
             [this] {
                 m_search.setWords(m_typed);
                 m_table->selectRow(0);
                 follow();
             })
    , m_words(m_form.line("modelSearch", m_typed, tr("Search"), tr("Search"),
                          tr("Words of the name, family or place.")))
    , m_table(new QTableView(this))
    , m_note(quietLabel({}, this))
    , m_open(nullptr)
    , m_folders(modelsButton(tr("Fol&ders"), "modelFolders",
                             tr("Folders whose models are listed, three levels deep."), this))
{
    setObjectName(QStringLiteral("modelsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Open model"));
    build();
    fillFolders();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ModelsDialog::follow);
    connect(&m_search, &QAbstractItemModel::rowsInserted, this, &ModelsDialog::follow);
    connect(&m_search, &QAbstractItemModel::dataChanged, this, &ModelsDialog::follow);
    connect(&m_list, &FoundList::readAll, this, &ModelsDialog::follow);
    connect(m_table, &QTableView::activated, this, [this] { m_open->click(); });
    m_list.look();
    follow();
    resize(1020, 460);
}

void ModelsDialog::build()
{
    m_words->setClearButtonEnabled(true);
    describe(m_table, "foundModels", tr("Models on this computer"), {});
    m_table->setModel(&m_search);
    keepPlain(*m_table, fontMetrics().height() + space::normal);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(FoundList::Knows, QHeaderView::Stretch);
    for (const auto& [column, letters] : {std::pair(FoundList::Name, 30), std::pair(FoundList::Family, 12),
                                          std::pair(FoundList::Size, 8), std::pair(FoundList::Picture, 12),
                                          std::pair(FoundList::Heads, 6), std::pair(FoundList::Where, 16)}) {
        m_table->setColumnWidth(column, letters * fontMetrics().averageCharWidth());
    }
    m_note->setWordWrap(true);
    m_note->setTextFormat(Qt::PlainText); // text from foreign files
    m_note->setMinimumHeight(2 * fontMetrics().lineSpacing());
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* file =
        modelsButton(tr("Open &file…"), "modelFile",
                     tr("A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz."), this);
    auto* fetch =
        modelsButton(tr("Do&wnload…"), "modelDownload", tr("A model of the Hugging Face hub."), this);
    m_folders->setMenu(new QMenu(m_folders));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setObjectName(QStringLiteral("openFound"));
    m_open->setDefault(true);
    auto* below = filled(new QHBoxLayout, {file, m_folders, fetch, Stretch{}, buttons}, -1);
    filled(new QVBoxLayout(this), {m_words, {m_table, 1}, m_note, below}, space::normal, roundModels);
    connect(file, &QPushButton::clicked, this, &ModelsDialog::browse);
    connect(fetch, &QPushButton::clicked, this, [this] {
        Q_EMIT downloadWanted();
        accept();
    });
    connect(m_open, &QPushButton::clicked, this, [this] {
        const FoundRow* row = m_search.rowAt(m_table->currentIndex());
        want(row ? row->path : m_typed);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ModelsDialog::follow()
{
    if (!m_table->currentIndex().isValid()) {
        m_table->selectRow(0); // Enter opens it
    }
    const FoundRow* row = m_search.rowAt(m_table->currentIndex());
    const bool typed = !row && QFileInfo::exists(m_typed);
    m_open->setEnabled(row || typed);
    m_note->setText(!row && m_list.reading()                 ? tr("Searching…")
                        : typed                              ? m_typed
                        : !row && m_search.rowCount() == 0   ? tr("No model on this computer is called that.")
                        : !row                               ? QString()
                        : !row->header || row->header->opens ? row->path
                                                             : spoken(row->header->why));
}

void ModelsDialog::want(const QString& path)
{
    Q_EMIT modelWanted(path);
    accept();
}

void ModelsDialog::browse()
{
    const QString path =
        FilePicker::open(FilePicker::File::Model, this, m_settings.get<QString>(Setting::LastModelFolder));
    if (!path.isEmpty()) {
        m_settings.set(Setting::LastModelFolder, QFileInfo(path).absolutePath());
        want(path);
    }
}

void ModelsDialog::addFolder()
{
    const QString folder = FilePicker::open(FilePicker::File::ModelFolder, this,
                                            m_settings.get<QString>(Setting::LastModelFolder));
    if (!folder.isEmpty()) {
        m_settings.remember(Setting::ModelFolders, QFileInfo(folder).absoluteFilePath(), mostModelFolders);
        fillFolders();
        m_list.look();
    }
}

// Commands to add a folder and to remove each listed one.
void ModelsDialog::fillFolders()
{
    QMenu* menu = m_folders->menu();
    menu->clear();
    connect(menu->addAction(tr("&Add a folder…")), &QAction::triggered, this, &ModelsDialog::addFolder);
    const QStringList folders = m_settings.get<QStringList>(Setting::ModelFolders);
    if (!folders.isEmpty()) {
        menu->addSeparator();
    }
    for (const QString& folder : folders) {
        QString title = folder;
        title.replace(QLatin1Char('&'), QLatin1String("&&"));
        connect(menu->addAction(tr("Stop listing %1").arg(title)), &QAction::triggered, this, [this, folder] {
            QStringList others = m_settings.get<QStringList>(Setting::ModelFolders);
            others.removeAll(folder);
            m_settings.set(Setting::ModelFolders, others);
            // Queued, because the press is still closing the menu.
            QMetaObject::invokeMethod(this, &ModelsDialog::fillFolders, Qt::QueuedConnection);
            m_list.look();
        });
    }
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a figure: what they are called, and where they stand.
#include "core/question/fields.h"
#include "ui/models/head_rows.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/figure_form.h"
#include "ui/widgets/controls.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

namespace hydra::ui {

void FigureForm::build()
{
    const std::vector<std::pair<FigureKind, QString>> kinds = {
        {FigureKind::View, tr("The current view")},
        {FigureKind::HeadsGrid, tr("Head counts side by side")},
        {FigureKind::MethodsGrid, tr("Methods side by side")},
        {FigureKind::BeforeAfter, tr("Before and after (What if)")},
        {FigureKind::HeadMatrix, tr("Head by head, every block")},
        {FigureKind::Feature, tr("A feature's sheet")},
        {FigureKind::Contributions, tr("Token contributions")},
        {FigureKind::Tsne, tr("Tokens as points (t-SNE)")},
        {FigureKind::Cost, tr("Cost of head counts")},
        {FigureKind::Flops, tr("MACs over picture sizes")},
    };
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // long names
    m_kind->setMinimumContentsLength(6);
    for (const auto& [kind, title] : kinds) {
        m_kind->addItem(title, int(kind));
    }
    for (const FigureRange range : {FigureRange::Shared, FigureRange::Row, FigureRange::Own}) {
        m_range->addItem(range == FigureRange::Shared    ? tr("One for all maps")
                             : range == FigureRange::Row ? tr("One for each picture")
                                                         : tr("Each map its own"),
                         int(range));
    }
    for (const MethodInfo& info : methodTable()) {
        auto* item = new QListWidgetItem(spoken(info.title), m_methods);
        item->setData(Qt::UserRole, text(info.id));
        item->setToolTip(spoken(info.teaches));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
    }
    m_methods->setItemDelegate(new SwitchDelegate(m_methods));
    m_methods->setMaximumHeight(7 * (fontMetrics().height() + 4));
    for (const ColourMap map : sequentialColourMaps()) {
        m_colours->addItem(colourMapName(map), int(map));
    }
    m_columns->setSpecialValueText(tr("automatic"));
    const Settings& settings = m_state.settings();
    m_width->setValue(settings.get<double>(Setting::FigureWidth));
    m_dpi->setValue(settings.get<int>(Setting::FigureDpi));
    m_points->setValue(settings.get<double>(Setting::FigurePoints));
    m_letters->setChecked(true);
    m_bars->setChecked(true);
    m_captioned->setChecked(true);
    m_colours->setCurrentIndex(m_colours->findData(int(m_state.look().colours)));

    addRow(m_layout, tr("&Figure"), m_kind, tr("What is drawn."));
    addRow(m_layout, tr("P&ictures"), m_pictures, tr("The rows of the figure."));
    addRow(m_layout, tr("&Heads"), m_heads, tr("Head counts k, for example 3,6,9-12."));
    addRow(m_layout, tr("&Methods"), m_methods, tr("The maps that are drawn."));
    addRow(m_layout, tr("Bl&ocks"), m_blocks,
           tr("Blocks, for example 9,10,11, for methods that look at one. Empty: the last."));
    addRow(m_layout, tr("Colour &range"), m_range,
           tr("Which maps share one colour range: equal colours then mean equal values."));
    addRow(m_layout, tr("Pre&dictions"), m_top, tr("Classes below each map."));
    addRow(m_layout, tr("&Colours"), m_colours, tr("For unsigned maps."));
    m_layout->addRow(m_positive);
    m_layout->addRow(m_separate);
    m_layout->addRow(m_sorted);
    addRow(m_layout, tr("&Width"), m_width, tr("One journal column is 84 mm wide, two are 174 mm."));
    addRow(m_layout, tr("Re&solution"), m_dpi, tr("For a PNG, and for the pictures inside SVG and PDF."));
    addRow(m_layout, tr("Fo&nt size"), m_points,
           tr("For titles and numbers; the text below maps is smaller."));
    addRow(m_layout, tr("Col&umns"), m_columns, tr("Panels side by side."));
    m_layout->addRow(m_letters);
    m_letters->setToolTip(tr("a, b, c beside the panels."));
    m_layout->addRow(m_bars);
    m_layout->addRow(m_captioned);
    m_layout->addRow(m_caption);
    m_layout->addRow(m_fullPaths);
    m_fullPaths->setToolTip(
        tr("The command that reproduces the figure gives model and pictures relative to the figure's folder, "
           "so that it does not reveal your home folder. Check this to write full paths."));
    m_caption->setAccessibleName(tr("Words of the caption"));
    m_layout->addStretch(); // rows stay where they are
    const std::pair<QWidget*, const char*> names[] = {
        {m_kind, "figureKind"},         {m_heads, "figureHeads"},    {m_methods, "figureMethods"},
        {m_blocks, "figureBlocks"},     {m_range, "figureRange"},    {m_caption, "figureCaption"},
        {m_pictures, "figurePictures"}, {m_letters, "figureLetters"}};
    for (const auto& [widget, name] : names) {
        widget->setObjectName(QLatin1String(name));
    }

    const auto tell = [this] {
        followLetters();
        if (!m_following) {
            Q_EMIT changed();
        }
    };
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this, tell] {
        follow();
        tell();
    });
    for (QComboBox* box : {m_pictures, m_range, m_colours}) {
        connect(box, &QComboBox::currentIndexChanged, this, tell);
    }
    for (QLineEdit* line : {m_heads, m_blocks, m_caption}) {
        connect(line, &QLineEdit::textChanged, this, tell);
    }
    for (QSpinBox* box : {m_top, m_dpi, m_columns}) {
        connect(box, &QSpinBox::valueChanged, this, tell);
    }
    for (QDoubleSpinBox* box : {m_width, m_points}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, tell);
    }
    for (QCheckBox* box : {m_positive, m_separate, m_sorted, m_letters, m_bars, m_captioned, m_fullPaths}) {
        connect(box, &QCheckBox::toggled, this, tell);
    }
    connect(m_methods, &QListWidget::itemChanged, this, [this, tell](QListWidgetItem* item) {
        keepOne(item);
        tell();
    });
    connect(&m_state, &ViewState::queryChanged, this, tell);
    connect(&m_state, &ViewState::lookChanged, this, tell);
    connect(&m_board, &Board::currentChanged, this, tell); // the strip's range
    connect(&m_state, &ViewState::modelChanged, this, [this, tell] {
        follow();
        tell();
    });
    connect(&m_library, &Library::listChanged, this, [this, tell] {
        follow();
        tell();
    });
}

} // namespace hydra::ui

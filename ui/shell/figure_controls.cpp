// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a figure: what they are called, and where they stand.
#include "core/explain/method_table.h"
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
    for (const std::string& method : methodIds()) {
        const MethodInfo& info = methodInfo(method);
        auto* item = new QListWidgetItem(spoken(info.title), m_methods);
        item->setData(Qt::UserRole, text(info.id));
        item->setToolTip(spoken(info.teaches));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(Qt::Unchecked);
    }
    m_methods->setItemDelegate(new SwitchDelegate(m_methods));
    m_methods->setMaximumHeight(7 * (fontMetrics().height() + 4));
    m_columns->setSpecialValueText(tr("automatic"));
    const Settings& settings = m_state.settings();
    m_drawing.page = {settings.get<double>(Setting::FigureWidth), settings.get<int>(Setting::FigureDpi),
                      settings.get<double>(Setting::FigurePoints)};
    m_drawing.look.colours = m_state.look().colours;
    m_captioned->setChecked(true);

    addRow(m_layout, tr("&Figure"), m_kind, tr("What is drawn."));
    addRow(m_layout, tr("P&ictures"), m_pictures, tr("The rows of the figure."));
    addRow(m_layout, tr("&Heads"), m_heads, tr("Head counts k, for example 3,6,9-12."));
    addRow(m_layout, tr("&Methods"), m_methods, tr("The maps that are drawn."));
    addRow(m_layout, tr("Bl&ocks"), m_blocks,
           tr("Blocks, for example 9,10,11, for methods that look at one. Empty: the last."));
    const auto onlyIf = [this](auto* control, bool (*suits)(FigureKind)) {
        m_form.showIf(control, [this, suits] { return suits(kind()); });
        return control;
    };
    const auto inGrid = [](FigureKind kind) {
        return isGrid(kind) && kind != FigureKind::View;
    }; // else as there
    const auto predicts = [](FigureKind kind) { return isGrid(kind) && kind != FigureKind::HeadMatrix; };
    const auto isMatrix = [](FigureKind kind) { return kind == FigureKind::HeadMatrix; };
    QStringList maps;
    for (const std::string& word : drawingField("map-colours").words) {
        maps << colourMapName(enumNamed<ColourMap>(word).value());
    }
    const QStringList ranges{tr("One for all maps"), tr("One for each picture"), tr("Each map its own")};
    addRow(m_layout, tr("Colour &range"), onlyIf(m_form.choice("range", ranges), inGrid),
           tr("Which maps share one colour range: equal colours then mean equal values."));
    addRow(m_layout, tr("Pre&dictions"), onlyIf(m_form.whole("top"), predicts),
           tr("Classes below each map."));
    addRow(m_layout, tr("&Colours"), onlyIf(m_form.choice("mapColours", maps), inGrid),
           tr("For unsigned maps."));
    m_layout->addRow(onlyIf(m_form.flag("positive", tr("&Positive part of signed maps")), inGrid));
    m_layout->addRow(m_separate);
    m_layout->addRow(onlyIf(m_form.flag("sorted", tr("&Most important heads first")), isMatrix));
    QDoubleSpinBox* const width = m_form.number("widthMm", 1, 1);
    width->setSuffix(tr(" mm"));
    addRow(m_layout, tr("&Width"), width, tr("One journal column is 84 mm wide, two are 174 mm."));
    QSpinBox* const dpi = m_form.whole("dpi");
    dpi->setSuffix(tr(" dpi"));
    addRow(m_layout, tr("Re&solution"), dpi, tr("For a PNG, and for the pictures inside SVG and PDF."));
    QDoubleSpinBox* const points = m_form.number("fontSize", 1, 1);
    points->setSuffix(tr(" pt"));
    addRow(m_layout, tr("Fo&nt size"), points, tr("For titles and numbers; the text below maps is smaller."));
    addRow(m_layout, tr("Col&umns"), m_columns, tr("Panels side by side."));
    QCheckBox* const letters = m_form.flag("noLetters", tr("Panel &letters"));
    letters->setToolTip(tr("a, b, c beside the panels."));
    m_layout->addRow(letters);
    // Letters tell several pictures, or several charts, apart.
    m_form.showIf(letters, [this] {
        return isGrid(kind()) ? paths().size() > 1 : kind() != FigureKind::Tsne || m_separate->isChecked();
    });
    m_layout->addRow(onlyIf(m_form.flag("noColourBar", tr("Colour &bar")), isGrid));
    m_layout->addRow(m_captioned);
    m_layout->addRow(m_caption);
    m_layout->addRow(m_fullPaths);
    m_fullPaths->setToolTip(
        tr("The command that reproduces the figure gives model and pictures relative to the figure's folder, "
           "so that it does not reveal your home folder. Check this to write full paths."));
    m_caption->setAccessibleName(tr("Words of the caption"));
    m_layout->addStretch(); // rows stay where they are
    const std::pair<QWidget*, const char*> names[] = {
        {m_kind, "figureKind"},     {m_heads, "figureHeads"},     {m_methods, "figureMethods"},
        {m_blocks, "figureBlocks"}, {m_caption, "figureCaption"}, {m_pictures, "figurePictures"}};
    for (const auto& [widget, name] : names) {
        widget->setObjectName(QLatin1String(name));
    }

    const auto again = [this] {
        follow();
        tell();
    };
    connect(m_kind, &QComboBox::currentIndexChanged, this, again);
    connect(m_pictures, &QComboBox::currentIndexChanged, this, &FigureForm::tell);
    for (QLineEdit* line : {m_heads, m_blocks, m_caption}) {
        connect(line, &QLineEdit::textChanged, this, &FigureForm::tell);
    }
    connect(m_columns, &QSpinBox::valueChanged, this, &FigureForm::tell);
    for (QCheckBox* box : {m_separate, m_captioned, m_fullPaths}) {
        connect(box, &QCheckBox::toggled, this, &FigureForm::tell);
    }
    connect(m_methods, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        keepOne(item);
        tell();
    });
    connect(&m_state, &ViewState::queryChanged, this, &FigureForm::tell);
    connect(&m_state, &ViewState::lookChanged, this, &FigureForm::tell);
    connect(&m_board, &Board::currentChanged, this, &FigureForm::tell); // the strip's range
    connect(&m_state, &ViewState::modelChanged, this, again);
    connect(&m_library, &Library::listChanged, this, again);
}

} // namespace hydra::ui

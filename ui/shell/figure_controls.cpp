// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a figure: their names and places.
#include "core/explain/method_table.h"
#include "core/question/fields.h"
#include "ui/models/head_rows.h"
#include "ui/paint/format.h"
#include "ui/paint/spoken.h"
#include "ui/shell/figure_form.h"
#include "ui/widgets/controls.h"

#include <QListWidget>

namespace hydra::ui {

void FigureForm::buildMethods()
{
    m_methods = new QListWidget(this);
    m_methods->setObjectName(QStringLiteral("figureMethods"));
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
    connect(m_methods, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        keepOne(item);
        tell();
    });
}

void FigureForm::build()
{
    const Settings& settings = m_state.settings();
    m_drawing.page = {settings.get<double>(Setting::FigureWidth), settings.get<int>(Setting::FigureDpi),
                      settings.get<double>(Setting::FigurePoints)};
    m_drawing.look.colours = m_state.look().colours;
    const auto onlyIf = [this](ValueForm& form, auto* control, bool (*suits)(FigureKind)) {
        form.showIf(control, [this, suits] { return suits(m_kind); });
        return control;
    };
    const auto inGrid = [](FigureKind kind) {
        return isGrid(kind) && kind != FigureKind::View;
    }; // the view has its own settings
    const auto ofPictures = [](FigureKind kind) {
        return readsPictures(kind) && kind != FigureKind::View && kind != FigureKind::Feature;
    };
    const auto ofHeads = [](FigureKind kind) {
        return kind != FigureKind::View && kind != FigureKind::HeadMatrix;
    };
    const auto ofBlocks = [](FigureKind kind) {
        return isGrid(kind) && kind != FigureKind::View && kind != FigureKind::HeadMatrix;
    };
    const auto predicts = [](FigureKind kind) { return isGrid(kind) && kind != FigureKind::HeadMatrix; };
    const auto isMatrix = [](FigureKind kind) { return kind == FigureKind::HeadMatrix; };
    const auto noMatrix = [](FigureKind kind) { return kind != FigureKind::HeadMatrix; };
    const auto isTsne = [](FigureKind kind) { return kind == FigureKind::Tsne; };
    // In the order of the Tab key.
    QComboBox* const kinds =
        m_rows.choice<FigureKind>("figureKind",
                                  {[this] { return m_kind; },
                                   [this](FigureKind kind) {
                                       m_kind = kind;
                                       suit();
                                   }},
                                  {{FigureKind::View, tr("The current view")},
                                   {FigureKind::HeadsGrid, tr("Head counts side by side")},
                                   {FigureKind::MethodsGrid, tr("Methods side by side")},
                                   {FigureKind::BeforeAfter, tr("Before and after (What if)")},
                                   {FigureKind::HeadMatrix, tr("Head by head, every block")},
                                   {FigureKind::Feature, tr("A feature's sheet")},
                                   {FigureKind::Contributions, tr("Token contributions")},
                                   {FigureKind::Tsne, tr("Tokens as points (t-SNE)")},
                                   {FigureKind::Cost, tr("Cost of head counts")},
                                   {FigureKind::Flops, tr("MACs over picture sizes")}});
    kinds->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // its names are long
    kinds->setMinimumContentsLength(6);
    m_pictures = m_rows.choice("figurePictures", m_all, {});
    QLineEdit* const heads = m_rows.line("figureHeads", m_heads);
    buildMethods();
    QLineEdit* const blocks = m_rows.line("figureBlocks", m_blocks);
    QCheckBox* const separate = m_rows.flag("figureSeparate", m_separate, tr("A panel for each head &count"));
    QSpinBox* const columns =
        m_rows.whole("figureColumns", m_drawing.columns, 0, int(drawingField("columns").high));
    columns->setSpecialValueText(tr("automatic"));
    QCheckBox* const captioned = m_rows.flag("figureCaptioned", m_captioned, tr("Ca&ption"));
    m_caption = m_rows.line("figureCaption", m_words, {}, tr("Words of the caption"));
    QCheckBox* const fullPaths = m_rows.flag(
        "figureFullPaths", m_fullPaths, tr("&Full paths inside the file"),
        tr("The command that reproduces the figure gives model and pictures relative to the figure's folder, "
           "so that it does not reveal your home folder. Check this to write full paths."));
    addRow(m_layout, tr("&Figure"), kinds, tr("What is drawn."));
    addRow(m_layout, tr("P&ictures"), onlyIf(m_rows, m_pictures, ofPictures), tr("The rows of the figure."));
    addRow(m_layout, tr("&Heads"), onlyIf(m_rows, heads, ofHeads),
           tr("Head counts k, for example 3,6,9-12."));
    addRow(m_layout, tr("&Methods"), m_methods, tr("The maps that are drawn."));
    addRow(m_layout, tr("Bl&ocks"), onlyIf(m_rows, blocks, ofBlocks),
           tr("Blocks, for example 9,10,11, for methods that look at one. Empty: the last."));
    QStringList maps;
    for (const std::string& word : drawingField("map-colours").words) {
        maps << colourMapName(enumNamed<ColourMap>(word).value());
    }
    const QStringList ranges{tr("One for all maps"), tr("One for each picture"), tr("Each map its own")};
    addRow(m_layout, tr("Colour &range"), onlyIf(m_form, m_form.choice("range", ranges), inGrid),
           tr("Which maps share one colour range: equal colours then mean equal values."));
    addRow(m_layout, tr("Pre&dictions"), onlyIf(m_form, m_form.whole("top"), predicts),
           tr("Classes below each map."));
    addRow(m_layout, tr("&Colours"), onlyIf(m_form, m_form.choice("mapColours", maps), inGrid),
           tr("For unsigned maps."));
    m_layout->addRow(onlyIf(m_form, m_form.flag("positive", tr("&Positive part of signed maps")), inGrid));
    m_layout->addRow(onlyIf(m_rows, separate, isTsne));
    m_layout->addRow(onlyIf(m_form, m_form.flag("sorted", tr("&Most important heads first")), isMatrix));
    QDoubleSpinBox* const width = m_form.number("widthMm", 1, 1);
    width->setSuffix(tr(" mm"));
    addRow(m_layout, tr("&Width"), width, tr("One journal column is 84 mm wide, two are 174 mm."));
    QSpinBox* const dpi = m_form.whole("dpi");
    dpi->setSuffix(tr(" dpi"));
    addRow(m_layout, tr("Re&solution"), dpi, tr("For a PNG, and for the pictures inside SVG and PDF."));
    QDoubleSpinBox* const points = m_form.number("fontSize", 1, 1);
    points->setSuffix(tr(" pt"));
    addRow(m_layout, tr("Fo&nt size"), points, tr("For titles and numbers; the text below maps is smaller."));
    addRow(m_layout, tr("Col&umns"), onlyIf(m_rows, columns, noMatrix), tr("Panels side by side."));
    QCheckBox* const letters = m_form.flag("noLetters", tr("Panel &letters"));
    letters->setToolTip(tr("a, b, c beside the panels."));
    m_layout->addRow(letters);
    // Letters tell several pictures, or several charts, apart.
    m_form.showIf(letters, [this] {
        return isGrid(m_kind) ? paths().size() > 1 : m_kind != FigureKind::Tsne || m_separate;
    });
    m_layout->addRow(onlyIf(m_form, m_form.flag("noColourBar", tr("Colour &bar")), isGrid));
    m_layout->addRow(captioned);
    m_layout->addRow(m_caption);
    m_layout->addRow(fullPaths);
    m_layout->addStretch(); // keeps the rows at the top
    connect(&m_state, &ViewState::queryChanged, this, &FigureForm::tell);
    connect(&m_state, &ViewState::lookChanged, this, &FigureForm::tell);
    connect(&m_board, &Board::currentChanged, this, &FigureForm::tell); // the strip's range may have changed
    connect(&m_state, &ViewState::modelChanged, this, &FigureForm::again);
    connect(&m_library, &Library::listChanged, this, &FigureForm::again);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/window_figure.h"

#include "core/base/error.h"
#include "core/base/foreign_words.h"
#include "core/base/version.h"
#include "core/engine/found_models.h"
#include "ui/figures/figure_file.h"
#include "ui/figures/figure_font.h"
#include "ui/paint/format.h"
#include "ui/state/data_file.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double edge = 4, gap = 3; // mm
constexpr double textPoints = 9, smallPoints = 8;
constexpr double leastWidth = 120; // mm, for the words
constexpr int windowDpi = 192; // for pictures: two pixels per point of a usual screen
constexpr int mostLines = 40;

// Sets the light theme on white paper for its lifetime, for the whole program, because a widget with its own
// style sheet would ignore palettes. The screen does not show it: it is not painted before the program's
// theme is restored.
class OnPaper
{
public:
    OnPaper()
        : m_palette(QApplication::palette())
        , m_sheet(qApp->styleSheet())
    {
        QPalette paper = themePalette(false);
        paper.setColor(QPalette::Window, Qt::white);
        QApplication::setPalette(paper);
        qApp->setStyleSheet(themeStyleSheet(false)
                            + QStringLiteral("QGraphicsView, QGraphicsView:focus { border-color: white; }"
                                             "QListView, QTableView, QScrollArea { background: white; }"));
    }
    ~OnPaper()
    {
        QApplication::setPalette(m_palette);
        qApp->setStyleSheet(m_sheet);
    }
    OnPaper(const OnPaper&) = delete;
    OnPaper& operator=(const OnPaper&) = delete;

private:
    QPalette m_palette;
    QString m_sheet;
};

class PageBuilder
{
public:
    PageBuilder(FigurePage& page, double mmPerDot)
        : m_page(page)
        , m_mm(mmPerDot)
    { }

    void words(const QString& text, double points, bool bold, const QColor& colour)
    {
        const TextRuler ruler(m_page.font, points);
        for (const QString& line :
             text.isEmpty() ? QStringList() : ruler.lines(text, m_page.width - 2 * edge, mostLines)) {
            put(line, {edge, m_page.height, m_page.width - 2 * edge, ruler.lineHeight()}, points, bold,
                colour);
            m_page.height += ruler.lineHeight();
        }
        m_page.height += text.isEmpty() ? 0 : gap;
    }
    void parts(const std::vector<WindowFigure::Part>& row)
    {
        double left = edge, tallest = 0;
        for (const WindowFigure::Part& part : row) {
            const QSizeF size = part.size * m_mm;
            m_page.marks.push_back(DrawnMark{{QPointF(left, m_page.height), size}, part.size, part.draw});
            left += size.width() + gap;
            tallest = std::max(tallest, size.height());
        }
        m_page.height += tallest + gap;
    }
    // The first column is left-aligned, numbers are right-aligned.
    void table(const QList<QStringList>& lines)
    {
        const TextRuler ruler(m_page.font, smallPoints);
        std::vector<double> widths;
        for (const QStringList& line : lines) {
            widths.resize(std::max(widths.size(), std::size_t(line.size())));
            for (qsizetype i = 0; i < line.size(); ++i) {
                widths[std::size_t(i)] = std::max(widths[std::size_t(i)], ruler.width(line[i], true));
            }
        }
        for (const QStringList& line : lines) {
            double left = edge;
            for (qsizetype i = 0; i < line.size(); ++i) {
                const double width = widths[std::size_t(i)];
                put(line[i], {left, m_page.height, width, ruler.lineHeight()}, smallPoints,
                    &line == &lines.front(), Qt::black,
                    (i == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
                left += width + gap;
            }
            m_page.height += ruler.lineHeight();
        }
        m_page.height += lines.isEmpty() ? 0 : gap;
    }

private:
    void put(const QString& text, const QRectF& place, double points, bool bold, const QColor& colour,
             Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter)
    {
        m_page.marks.emplace_back(TextMark{place, text, align, colour, points, bold});
    }

    FigurePage& m_page;
    double m_mm;
};

FigurePage pageOf(const WindowFigure& figure, double dotsPerInch)
{
    const double mm = 25.4 / dotsPerInch;
    FigurePage page;
    page.font = figureFont({});
    page.dpi = windowDpi;
    page.unitsPerInch = dotsPerInch;
    page.width = leastWidth;
    for (const std::vector<WindowFigure::Part>& row : figure.rows) {
        double width = 2 * edge + gap * (double(row.size()) - 1);
        for (const WindowFigure::Part& part : row) {
            width += part.size.width() * mm;
        }
        page.width = std::max(page.width, width);
    }
    page.height = edge;
    PageBuilder build(page, mm);
    build.words(figure.question, textPoints, true, Qt::black);
    for (const std::vector<WindowFigure::Part>& row : figure.rows) {
        build.parts(row);
    }
    build.table(figure.table);
    build.words(figure.caption, smallPoints, false, QColor(0x44, 0x44, 0x44));
    page.height += edge - gap;
    page.caption = figure.caption;
    return page;
}

FigureProvenance provenanceOf(const WindowFigure& figure, const FigurePage& page)
{
    FigureProvenance p;
    p.software = software();
    p.title = "Hydrascope: " + figure.kind;
    QStringList lines{figure.question};
    for (const QStringList& line : figure.table) {
        lines << line.join(QLatin1Char('\t'));
    }
    lines << page.caption << QStringLiteral("Questions: ") + QString::fromStdString(figure.settings);
    lines.removeAll(QString());
    p.description = plainText(lines.join(QLatin1Char('\n')).toStdString());
    p.command = plainText(figure.settings);
    const std::string all = p.software + p.title + p.description;
    p.id = sha256(all.data(), all.size()).substr(0, 32);
    return p;
}

} // namespace

QKeySequence saveFigureKeys()
{
    return {Qt::CTRL | Qt::Key_E};
}

WindowFigure::Part partOf(QWidget& widget)
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // else the next figure's size differs
    return {QSizeF(widget.size()), [&widget](QPainter& painter) { widget.render(&painter); }};
}

QString figureSource(const ViewState& state)
{
    return QStringList{text(software()), text(engine::modelName(state.model()->path)),
                       text(state.picture()->image.name)}
        .join(QStringLiteral(" · "));
}

Bytes encodedWindow(QWidget& window, const WindowFigure& figure, FigureFormat format)
{
    const OnPaper paper;
    // The charts were rebuilt in these colours; their axes need this layout to be in place.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const FigurePage page = pageOf(figure, window.logicalDpiX());
    return encodedFigure(page, provenanceOf(figure, page), format);
}

void saveWindow(QWidget& window, const QString& suggestion, const WindowFigure& figure,
                const std::function<void(const QString& message, bool bad)>& tell)
{
    const QString path = FilePicker::figure(&window, suggestion);
    if (path.isEmpty()) {
        return;
    }
    const QString problem = writeData(path, [&](const std::string& format) {
        const Bytes bytes = encodedWindow(window, figure, formatNamed<FigureFormat>(format));
        return std::string(bytes.begin(), bytes.end());
    });
    tell(problem.isEmpty() ? ViewState::tr("Saved %1").arg(path) : problem, !problem.isEmpty());
}

} // namespace hydra::ui

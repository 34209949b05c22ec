// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/theme.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QStyleFactory>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

// Outside all namespaces, because the macro declares rcc's function there.
static void initResources()
{
    Q_INIT_RESOURCE(hydrascope);
}

namespace hydra::ui {

namespace {

struct Colours
{
    QRgb window, surface, raised, ground, line, text, quiet, accent, onAccent;
};
constexpr Colours darkColours = {0xff1b1e24, 0xff22262d, 0xff2a2f38, 0xff121419, 0xff3a414c,
                                 0xffe7e9ed, 0xff98a1ae, 0xff3fb8a6, 0xff08211d};
constexpr Colours lightColours = {0xfff5f6f8, 0xffffffff, 0xffe9ecf0, 0xffe2e5ea, 0xffcfd5dc,
                                  0xff1a1e24, 0xff55606b, 0xff0a7466, 0xffffffff};

constexpr const char* sheet = R"(
QToolTip { padding: 4px; border: 1px solid %line%; background: %surface%; color: %text%; }
QMainWindow::separator { background: %line%; width: 1px; height: 1px; }
QToolBar { border: none; border-bottom: 1px solid %line%; padding: 2px 6px; spacing: 2px; background: %window%; }
QToolBar QToolBar { border: none; padding: 0; }
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px 6px; }
QToolButton#qt_toolbar_ext_button { padding: 0; }
QToolButton:hover { background: %raised%; }
QToolButton:pressed, QToolButton:checked { background: %wash%; border-color: %accent%; }
QToolButton:focus { border-color: %accent%; }
QToolButton:checked:focus { border: 2px solid %accent%; padding: 3px 5px; }
QToolButton:disabled { color: %faint%; }
QToolButton::menu-indicator { image: none; }
QToolButton[role="button"] { border-color: %line%; background: %surface%; }
QToolButton[role="button"]:hover { background: %raised%; }
QToolButton[role="button"]:checked { background: %wash%; border-color: %accent%; }
QToolButton[role="button"]:focus { border-color: %accent%; }
QToolButton[role="button"]:disabled { border-color: %line%; background: %window%; color: %faint%; }
QStatusBar { border-top: 1px solid %line%; }
QStatusBar QToolButton { padding: 0 6px; }
QStatusBar::item { border: none; }
QDockWidget { titlebar-close-icon: none; titlebar-normal-icon: none; }
QDockWidget::title { background: %window%; padding: 7px 10px 3px 10px; }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { padding: 6px 4px 6px 8px; border: none; border-bottom: 2px solid transparent; color: %quiet%; background: transparent; }
QTabBar#places::tab { padding: 6px 5px; }
QToolButton[role="tab"] { image: url(:/icons/%close%.svg); border: none; border-radius: 3px; padding: 4px; }
QToolButton[role="tab"]:hover { background: %line%; }
QToolButton[role="tab"]:focus { border: 1px solid %accent%; }
QTabBar::tab:selected { color: %text%; border-bottom-color: %accent%; }
QTabBar::tab:hover { color: %text%; }
QTabBar::tab:focus { color: %accent%; }
QListView, QTableView, QTreeView, QScrollArea { border: none; }
QListView, QTableView, QTreeView { background: %window%; }
QTableView::item { padding: 0 5px; }
QListView#images, QGraphicsView { border: 1px solid %window%; }
QListView#images:focus, QGraphicsView:focus { border: 1px solid %accent%; }
QListView, QTableView, QTreeView, QComboBox QAbstractItemView { selection-background-color: %wash%; selection-color: %text%; }
QListView[popup="true"], QComboBox QAbstractItemView { background: %surface%; border: 1px solid %line%; }
QTableView QTableCornerButton::section, QAbstractScrollArea::corner { background: %window%; border: none; }
QMenu { background: %surface%; border: 1px solid %line%; padding: 4px 0; }
QMenu::item { padding: 4px 26px 4px 32px; background: transparent; color: %text%; }
QMenu::item:disabled { color: %faint%; }
QMenu::item:selected { background: %raised%; }
QMenu::item:selected:enabled { background: %wash%; color: %text%; }
QMenu::icon { left: 9px; }
QMenu::separator { height: 1px; background: %line%; margin: 4px 0; }
QMenu::indicator { left: 9px; width: 13px; height: 13px; border: 1px solid %quiet%; border-radius: 3px; background: %surface%; }
QMenu::indicator:exclusive { border-radius: 7px; }
QMenu::indicator:checked { border-color: %accent%; background: %accent%; image: url(:/icons/%check%.svg); }
QMenu::indicator:disabled { border-color: %line%; background: %window%; }
QMenu QLabel[role="section"] { color: %quiet%; padding: 5px 9px 2px 9px; }
QProgressBar { border: none; border-radius: 2px; background: %raised%; max-height: 4px; min-height: 4px; }
QProgressBar::chunk { border-radius: 2px; background: %accent%; }
QPushButton[needed="true"] { background: %accent%; color: %onAccent%; border: 1px solid %accent%; border-radius: 4px; padding: 4px 14px; }
QCheckBox { spacing: 7px; min-height: 24px; }
QLineEdit { min-height: 18px; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { min-height: 0; }
QCheckBox::indicator { width: 13px; height: 13px; border: 1px solid %quiet%; border-radius: 3px; background: %surface%; }
QCheckBox::indicator:disabled { border-color: %line%; background: %window%; }
QCheckBox::indicator:hover, QCheckBox::indicator:focus { border-color: %accent%; }
QCheckBox::indicator:checked { border-color: %accent%; background: %accent%; image: url(:/icons/%check%.svg); }
QCheckBox::indicator:checked:disabled { border-color: %line%; background: %line%; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }
QScrollBar::handle { background: %line%; border-radius: 3px; margin: 2px; min-height: 24px; min-width: 24px; }
QScrollBar::handle:hover { background: %quiet%; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLabel[role="quiet"] { color: %quiet%; }
QLabel[role="chip"] { background: %surface%; color: %text%; border: 1px solid %line%; border-radius: 5px; padding: 3px 7px; }
QLabel[role="heading"] { font-weight: bold; }
QLabel[words="true"] { border: none; border-bottom: 1px dotted %quiet%; }
QLabel[role="problem"] { color: %problem%; }
QLabel[role="formula"] { color: %accent%; }
QLabel[role="operation"] { color: %accent%; font-weight: bold; }
QFrame[role="card"] { background: %surface%; border: 1px solid %line%; border-radius: 8px; }
QFrame[role="line"] { background: %line%; border: none; max-height: 1px; min-height: 1px; }
)";

QString cssColour(QRgb colour)
{
    return QColor(colour).name();
}

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](int x, int y) { return qRound(x + share * (y - x)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

// Whether the platform's palette is dark; removes our palette to read it.
bool platformIsDark()
{
    QApplication::setPalette(QPalette());
    return isDark(QApplication::palette());
}

QPixmap drawn(const QByteArray& svg, int side)
{
    QSvgRenderer renderer(svg);
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    return pixmap;
}

// Renders an icon on demand in the requested size, because most menu icons are never shown.
class LineIcon : public QIconEngine
{
public:
    LineIcon(QByteArray svg, const QPalette& palette)
        : m_svg(std::move(svg))
        , m_usual(palette.color(QPalette::ButtonText))
        , m_disabled(palette.color(QPalette::Mid))
    { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const int side = std::min(size.width(), size.height());
        QPixmap& known = m_drawn[{side, mode == QIcon::Disabled}];
        if (known.isNull()) {
            const QColor& colour = mode == QIcon::Disabled ? m_disabled : m_usual;
            known = drawn(QByteArray(m_svg).replace("currentColor", colour.name().toLatin1()), side);
        }
        return known;
    }
    QSize actualSize(const QSize& size, QIcon::Mode /*mode*/, QIcon::State /*state*/) override
    {
        const int side = std::min(size.width(), size.height()); // QIcon puts it in the middle
        return {side, side};
    }
    [[nodiscard]] QIconEngine* clone() const override { return new LineIcon(*this); }

private:
    QByteArray m_svg;
    QColor m_usual, m_disabled;
    std::map<std::pair<int, bool>, QPixmap> m_drawn; // side, disabled
};

QByteArray resource(const QString& path)
{
    initResources();
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

Theme themeFromName(const QString& name)
{
    return name == QLatin1String("light") ? Theme::Light
        : name == QLatin1String("dark")   ? Theme::Dark
                                          : Theme::System;
}

QString themeName(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return QStringLiteral("light");
    case Theme::Dark:
        return QStringLiteral("dark");
    case Theme::System:
        break;
    }
    return QStringLiteral("system");
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QPalette themePalette(bool dark)
{
    const Colours& c = dark ? darkColours : lightColours;
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, QRgb colour) {
        palette.setColor(role, QColor(colour));
    };
    set(QPalette::Window, c.window);
    set(QPalette::WindowText, c.text);
    set(QPalette::Base, c.surface);
    set(QPalette::AlternateBase, c.raised);
    set(QPalette::Text, c.text);
    set(QPalette::PlaceholderText, c.quiet);
    set(QPalette::Button, dark ? c.raised : c.surface);
    set(QPalette::ButtonText, c.text);
    set(QPalette::BrightText, c.text);
    set(QPalette::ToolTipBase, c.surface);
    set(QPalette::ToolTipText, c.text);
    set(QPalette::Highlight, c.accent);
    set(QPalette::HighlightedText, c.onAccent);
    set(QPalette::Link, c.accent);
    set(QPalette::LinkVisited, c.accent);
    set(QPalette::Mid, c.line);
    set(QPalette::Midlight, c.raised);
    set(QPalette::Light, c.raised);
    set(QPalette::Dark, c.ground);
    set(QPalette::Shadow, c.ground);
    const QColor faint = mixed(QColor(c.window), QColor(c.quiet), 0.6);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(c.line));
    return palette;
}

QPalette paletteOf(Theme theme)
{
    initResources();
    return themePalette(theme == Theme::Dark || (theme == Theme::System && platformIsDark()));
}

void applyTheme(Theme theme)
{
    const QPalette palette = paletteOf(theme);
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(palette);
    qApp->setStyleSheet(themeStyleSheet(isDark(palette)));
}

QString themeStyleSheet(bool dark)
{
    const Colours& c = dark ? darkColours : lightColours;
    QString css = QString::fromLatin1(sheet);
    const std::array<std::pair<const char*, QString>, 10> values = {{
        {"%window%", cssColour(c.window)},
        {"%surface%", cssColour(c.surface)},
        {"%raised%", cssColour(c.raised)},
        {"%line%", cssColour(c.line)},
        {"%text%", cssColour(c.text)},
        {"%quiet%", cssColour(c.quiet)},
        {"%accent%", cssColour(c.accent)},
        {"%onAccent%", cssColour(c.onAccent)},
        {"%faint%", mixed(QColor(c.window), QColor(c.quiet), 0.6).name()},
        {"%wash%", mixed(QColor(c.window), QColor(c.accent), 0.18).name()},
    }};
    for (const auto& [name, colour] : values) {
        css.replace(QLatin1String(name), colour);
    }
    css.replace(QLatin1String("%check%"),
                dark ? QStringLiteral("check-dark") : QStringLiteral("check-light"));
    css.replace(QLatin1String("%close%"),
                dark ? QStringLiteral("close-dark") : QStringLiteral("close-light"));
    return css.replace(QLatin1String("%problem%"),
                       dark ? QStringLiteral("#f08a7a") : QStringLiteral("#b3362a"));
}

QIcon lineIcon(const QString& name)
{
    return QIcon(new LineIcon(resource(QStringLiteral(":/icons/%1.svg").arg(name)), QApplication::palette()));
}

QIcon programIcon()
{
    const QByteArray svg = resource(QStringLiteral(":/icons/hydrascope.svg"));
    QIcon icon;
    for (const int side : {16, 24, 32, 48, 64, 128, 256}) {
        icon.addPixmap(drawn(svg, side));
    }
    return icon;
}

} // namespace hydra::ui

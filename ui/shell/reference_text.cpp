// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/reference_text.h"

#include "ui/widgets/theme.h"

#include <QEvent>
#include <QFile>
#include <QImageReader>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

#include <algorithm>

namespace hydra::ui {

namespace {

constexpr double endMargin = 400; // pixels
constexpr int besidesWidth = 330; // pixels, of a picture in a table
constexpr int topGap = space::normal; // above the scroll target

// The guide, and the reference behind it.
QString content()
{
    QString all;
    for (const char* name : {":/help/guide.md", ":/help/reference.md"}) {
        QFile file{QLatin1String(name)};
        all += file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) + QLatin1Char('\n')
                                              : QString();
    }
    return all;
}

ReferenceSection sectionIn(const QTextBlock& block)
{
    const QString heading = block.text();
    ReferenceSection section;
    section.title = heading;
    section.anchor = anchorOf(heading);
    const qsizetype colon = section.title.lastIndexOf(QLatin1String(": "));
    section.id = colon > 0 ? section.title.mid(colon + 2) : QString();
    section.level = block.blockFormat().headingLevel();
    section.position = block.position();
    return section;
}

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)
        || block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

void styleTables(QTextFrame* frame, const QPalette& palette)
{
    for (QTextFrame* child : frame->childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(child)) {
            QTextTableFormat format = table->format();
            format.setBorderCollapse(true);
            format.setBorder(1);
            format.setBorderBrush(palette.color(QPalette::Mid));
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setCellPadding(space::tight);
            format.setCellSpacing(0);
            format.setTopMargin(space::tight);
            format.setBottomMargin(space::wide);
            table->setFormat(format);
        }
        styleTables(child, palette);
    }
}

// Limits pictures in tables to a width at which two fit side by side, also in a narrow window.
void fitPictures(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            QTextCursor cursor(block);
            QTextImageFormat image = part.fragment().charFormat().toImageFormat();
            if (image.isValid() && cursor.currentTable() != nullptr) {
                const QUrl place = document.baseUrl().resolved(QUrl(image.name()));
                image.setWidth(
                    std::min(QImageReader(QLatin1Char(':') + place.path()).size().width(), besidesWidth));
                cursor.setPosition(part.fragment().position());
                cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, part.fragment().length());
                cursor.setCharFormat(image);
            }
        }
    }
}

QList<std::pair<int, int>> linksIn(const QTextBlock& block)
{
    QList<std::pair<int, int>> links;
    for (auto part = block.begin(); !part.atEnd(); ++part) {
        const QTextFragment fragment = part.fragment();
        if (!fragment.charFormat().anchorHref().isEmpty()) {
            links.append({fragment.position(), fragment.position() + fragment.length()});
        }
    }
    return links;
}

void styleBlock(const QTextBlock& block, const QPalette& palette)
{
    QTextCursor cursor(block);
    QTextBlockFormat format;
    if (isCode(block)) {
        format.setBackground(palette.color(QPalette::AlternateBase));
        format.setNonBreakableLines(false); // commands are longer than a line
        format.setLeftMargin(space::wide);
        format.setRightMargin(space::wide);
        format.setBottomMargin(block.next().isValid() && isCode(block.next()) ? 0 : space::wide);
        format.setTopMargin(block.previous().isValid() && isCode(block.previous()) ? 0 : space::tight);
    } else if (const int level = block.blockFormat().headingLevel(); level > 1) {
        format.setTopMargin(level == 2 ? 3 * space::wide : 2 * space::wide);
    }
    cursor.mergeBlockFormat(format);
    for (const auto& [from, end] : linksIn(block)) {
        cursor.setPosition(from);
        cursor.setPosition(end, QTextCursor::KeepAnchor);
        QTextCharFormat colour;
        colour.setForeground(palette.color(QPalette::Link));
        cursor.mergeCharFormat(colour);
    }
}

} // namespace

QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const QChar c : heading.toLower()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_')) {
            anchor += c;
        } else if (c == QLatin1Char(' ')) {
            anchor += QLatin1Char('-');
        }
    }
    return anchor;
}

ReferenceText::ReferenceText(QWidget* parent)
    : QTextBrowser(parent)
    , m_points(font().pointSizeF())
{
    (void)programIcon(); // loads the resources
    setObjectName(QStringLiteral("referenceText"));
    setAccessibleName(tr("Reference"));
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setBaseUrl(QUrl(QStringLiteral("qrc:/help/"))); // for pictures
    setMarkdown(content());
    fitPictures(*document());
    document()->setDocumentMargin(space::wide * 2);
    QTextFrameFormat whole = document()->rootFrame()->frameFormat();
    whole.setBottomMargin(endMargin); // so that the last section can also be scrolled to the top
    document()->rootFrame()->setFrameFormat(whole);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() >= 2) {
            m_sections.append(sectionIn(block));
        }
    }
    restyle();
    m_styled = true;
    connect(this, &QTextBrowser::anchorClicked, this, &ReferenceText::follow);
}

void ReferenceText::restyle()
{
    QTextCursor all(document());
    all.beginEditBlock();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        styleBlock(block, palette());
    }
    styleTables(document()->rootFrame(), palette());
    all.endEditBlock();
}

void ReferenceText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_styled) {
        const int place = verticalScrollBar()->value();
        restyle();
        verticalScrollBar()->setValue(place);
    }
}

const ReferenceSection* ReferenceText::sectionOf(const QString& id) const
{
    const auto found =
        std::find_if(m_sections.begin(), m_sections.end(), [&](const ReferenceSection& section) {
            return section.id == id || section.title == id;
        });
    return id.isEmpty() || found == m_sections.end() ? nullptr : &*found;
}

void ReferenceText::open(const ReferenceSection& section)
{
    m_past.append(topPosition());
    m_future.clear();
    scrollTo(section.position);
    Q_EMIT visited(true, false);
}

void ReferenceText::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("show")) {
        Q_EMIT showWanted(link);
        return;
    }
    const auto found =
        std::find_if(m_sections.begin(), m_sections.end(),
                     [&](const ReferenceSection& section) { return section.anchor == link.fragment(); });
    if (found != m_sections.end()) {
        open(*found);
    }
}

void ReferenceText::step(QList<int>& from, QList<int>& to)
{
    if (!from.isEmpty()) {
        to.append(topPosition());
        scrollTo(from.takeLast());
        Q_EMIT visited(!m_past.isEmpty(), !m_future.isEmpty());
    }
}

int ReferenceText::topPosition() const
{
    return cursorForPosition({viewport()->width() / 2, topGap + 1}).position();
}

void ReferenceText::scrollTo(int position)
{
    QTextCursor cursor(document());
    cursor.setPosition(position);
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(cursor).top() - topGap);
}

int ReferenceText::topSection() const
{
    if (verticalScrollBar()->value() == 0) {
        return 0; // above the first block, Qt returns the last one
    }
    const int top = topPosition();
    const auto after =
        std::upper_bound(m_sections.begin(), m_sections.end(), top,
                         [](int at, const ReferenceSection& section) { return at < section.position; });
    return std::max(0, static_cast<int>(after - m_sections.begin()) - 1);
}

bool ReferenceText::search(const QString& words, bool backward, bool fromHere)
{
    if (words.isEmpty()) {
        return true;
    }
    const QTextDocument::FindFlags flags =
        backward ? QTextDocument::FindFlags(QTextDocument::FindBackward) : QTextDocument::FindFlags();
    const QTextCursor before = textCursor();
    if (fromHere) { // more typed words may match at the present match
        QTextCursor start = before;
        start.setPosition(before.selectionStart());
        setTextCursor(start);
    }
    if (find(words, flags)) {
        return true;
    }
    QTextCursor round = before;
    round.movePosition(backward ? QTextCursor::End : QTextCursor::Start);
    setTextCursor(round);
    if (find(words, flags)) {
        return true;
    }
    setTextCursor(before);
    return false;
}

void ReferenceText::setZoom(int percent)
{
    const int top = topPosition();
    QFont sized = font();
    sized.setPointSizeF(m_points * percent / 100);
    setFont(sized);
    scrollTo(top);
}

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The reference (resources/help/reference.md) as a page with links and search. Sections are identified by
// title, by the anchor that links inside the page use, and by the method or attention kind they define.
#pragma once

#include <QList>
#include <QTextBrowser>

namespace hydra::ui {

struct ReferenceSection
{
    QString title; // "Relevance", or with an id "Relevance: relevance"
    QString anchor; // "relevance-relevance"
    QString id; // the method or attention kind that it defines; empty for other sections
    int level = 2; // 2: chapter, 3: section
    int position = 0; // in the document
};

// The anchor that Markdown viewers make of HEADING: lower case, hyphens for spaces, no punctuation.
[[nodiscard]] QString anchorOf(const QString& heading);

class ReferenceText : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ReferenceText(QWidget* parent = nullptr);

    [[nodiscard]] const QList<ReferenceSection>& sections() const { return m_sections; }
    // The section that defines ID or has it as title; null if none does.
    [[nodiscard]] const ReferenceSection* sectionOf(const QString& id) const;
    void open(const ReferenceSection& section); // back() returns from it
    void back() { step(m_past, m_future); }
    void forward() { step(m_future, m_past); }
    [[nodiscard]] int topSection() const; // index of the section at the top of the view
    // Selects the next WORDS, or the previous, wrapping around at the end. False if WORDS do not occur.
    // FROMHERE: the present selection may match again.
    bool search(const QString& words, bool backward, bool fromHere = false);
    void setZoom(int percent); // keeps the text at the top in place

Q_SIGNALS:
    void visited(bool back, bool forward); // whether each is possible
    void showWanted(const QUrl& link); // a "Show it" link of the guide

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle(); // with the palette's colours
    void follow(const QUrl& link);
    [[nodiscard]] int topPosition() const; // in the document
    void scrollTo(int position);
    void step(QList<int>& from, QList<int>& to);

    QList<ReferenceSection> m_sections;
    // Positions at the top. Kept here because QTextBrowser reloads its page once its formats have changed.
    QList<int> m_past, m_future;
    double m_points; // size of plain text at 100 %
    bool m_styled = false;
};

} // namespace hydra::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The reference (resources/help/reference.md) as a page that can be read, followed and searched. Sections are
// known by title, by the anchor that links inside it name, and by the method or attention kind they define.
#pragma once

#include <QList>
#include <QTextBrowser>

namespace hydra::ui {

struct ReferenceSection
{
    QString title; // "Relevance", or "Relevance: relevance" of a section that defines something
    QString anchor; // "relevance-relevance"
    QString id; // what it defines: of a method or an attention kind; empty for the rest
    int level = 2; // 2: chapter, 3: section
    int position = 0; // in the document
};

// As Markdown viewers make it from a heading: lower case, spaces as hyphens, without punctuation.
[[nodiscard]] QString anchorOf(const QString& heading);

class ReferenceText : public QTextBrowser
{
    Q_OBJECT

public:
    explicit ReferenceText(QWidget* parent = nullptr);

    [[nodiscard]] const QList<ReferenceSection>& sections() const { return m_sections; }
    // The section that defines ID, or whose title it is; null where there is none.
    [[nodiscard]] const ReferenceSection* sectionOf(const QString& id) const;
    void open(const ReferenceSection& section); // one step that back() undoes
    void back() { step(m_past, m_future); }
    void forward() { step(m_future, m_past); }
    [[nodiscard]] int topSection() const; // index of the section at the top of the view
    // Selects the next WORDS, or the previous, going round at the end. False where there are none.
    bool search(const QString& words, bool backward, bool fromHere = false);
    void setZoom(int percent); // what is at the top stays there

Q_SIGNALS:
    void visited(bool back, bool forward); // whether there is a way
    void showWanted(const QUrl& link); // "Show it" of the guide

protected:
    void changeEvent(QEvent* event) override;

private:
    void restyle(); // with the palette's colours
    void follow(const QUrl& link);
    [[nodiscard]] int topPosition() const; // in the document
    void scrollTo(int position);
    void step(QList<int>& from, QList<int>& to);

    QList<ReferenceSection> m_sections;
    // Positions at the top. Ours, because QTextBrowser loads its page anew once its formats were changed.
    QList<int> m_past, m_future;
    double m_points; // of the plain text at 100 %
    bool m_styled = false;
};

} // namespace hydra::ui

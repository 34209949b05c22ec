// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures, models, classes and presets with hostile names: the window and its saved figures show them as
// plain text.
#include "ui/paint/format.h"
#include "ui/shell/compare_window.h"
#include "ui/shell/embedding_window.h"
#include "ui/state/file_picker.h"
#include "ui/widgets/controls.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTextDocument>
#include <QXmlStreamReader>

#include "tests/support/program.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;

namespace {

const QString markup = QStringLiteral("<img src=x onerror=y>"); // one of them
const QString bold = QStringLiteral("<b>bold R&D"); // a file name: without a slash

class Hostile
{
public:
    Hostile()
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        const QString model = folder.filePath(markup + QStringLiteral(".safetensors"));
        test::writeTinyModel(model);
        test::writeBytes(folder.filePath(QStringLiteral("labels")),
                         markup.toUtf8() + "\n" + bold.toUtf8()
                             + "\n</desc><script>\n\x1b[31mred\n\xe2\x80\xaegnp\n");
        window = std::make_unique<MainWindow>(settings);
        window->resize(1280, 760);
        window->show();
        Startup startup;
        startup.model = model;
        startup.images = QStringList{test::writePicture(folder, markup + QStringLiteral(".png"), Qt::darkRed),
                                     test::writePicture(folder, bold + QStringLiteral(".png"), Qt::darkBlue)};
        window->start(startup);
        ready = settled();
        ModelOverrides said;
        said.labels = folder.filePath(QStringLiteral("labels")).toStdString();
        window->library().openModel(model, said);
        ready = ready && QTest::qWaitFor([&] {
                    return window->state().model()->config.className(0) == markup.toStdString();
                })
            && settled();
    }
    [[nodiscard]] bool settled() const
    {
        QCoreApplication::processEvents();
        return QTest::qWaitFor([this] { return window->settled(); }, 60'000);
    }
    // The SVG holds only our elements, and the picture's name.
    void checkFigure(QAbstractButton* button) const
    {
        const QString file = folder.filePath(button->objectName() + QStringLiteral(".svg"));
        FilePicker::next = file;
        button->click();
        QXmlStreamReader svg(test::readBytes(file));
        QString text;
        while (!svg.atEnd()) {
            svg.readNext();
            QVERIFY(!svg.isStartElement()
                    || (svg.name() != QLatin1String("img") && svg.name() != QLatin1String("script")
                        && svg.name() != QLatin1String("b")));
            text += svg.isCharacters() ? svg.text().toString() : QString();
        }
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
        QVERIFY2(text.contains(markup), qPrintable(text));
        for (const char* format : {".png", ".pdf"}) {
            const QString other = folder.filePath(button->objectName() + QLatin1String(format));
            FilePicker::next = other;
            button->click();
            QVERIFY(QFile::exists(other));
        }
    }

    QTemporaryDir folder;
    Settings settings;
    std::unique_ptr<MainWindow> window;
    bool ready = false;
};

// Whether Qt would show TEXT as markup that is not ours.
bool obeys(QString text)
{
    static const QRegularExpression ours(QStringLiteral("<img src=\":/help/words/[a-z-]+\\.svg\">"));
    text.remove(ours);
    return Qt::mightBeRichText(text)
        && (text.contains(QLatin1String("<img")) || text.contains(QLatin1String("<b>bold"))
            || text.contains(QLatin1String("<script")));
}

} // namespace

class TestForeignWordsWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void labelsAndToolTipsShowWords()
    {
        Hostile bench;
        QVERIFY(bench.ready);
        bench.window->state().actions().showCompare->trigger();
        bench.window->state().actions().showWalk->trigger();
        bench.window->state().actions().showEmbedding->trigger();
        QVERIFY(bench.settled());
        int tips = 0, labels = 0;
        for (const QWidget* widget : QApplication::allWidgets()) {
            QVERIFY2(!obeys(widget->toolTip()), qPrintable(widget->toolTip()));
            tips += widget->toolTip().contains(QLatin1String("&lt;img")) ? 1 : 0;
            if (const auto* label = qobject_cast<const QLabel*>(widget)) {
                QVERIFY2(label->textFormat() == Qt::PlainText || !obeys(label->text()),
                         qPrintable(label->text()));
                labels += label->text().contains(markup) ? 1 : 0;
            }
            for (const QAction* action : widget->actions()) {
                QVERIFY2(!obeys(action->toolTip()) || action->toolTip() == action->text(),
                         qPrintable(action->toolTip()));
            }
            const auto* view = qobject_cast<const QAbstractItemView*>(widget);
            const auto* box = qobject_cast<const QComboBox*>(widget);
            const QAbstractItemModel* model = view ? view->model() : box ? box->model() : nullptr;
            for (int row = 0; model != nullptr && row < model->rowCount(); ++row) {
                for (int column = 0; column < model->columnCount(); ++column) {
                    const QString tip = model->index(row, column).data(Qt::ToolTipRole).toString();
                    QVERIFY2(!obeys(tip), qPrintable(tip));
                    tips += tip.contains(QLatin1String("&lt;img")) ? 1 : 0;
                }
            }
        }
        QVERIFY2(tips > 2 && labels > 1, qPrintable(QStringLiteral("%1, %2").arg(tips).arg(labels)));
    }

    // Our own markup is rendered, not shown as tags.
    void ourMarkupIsMarkup()
    {
        Hostile bench;
        QVERIFY(bench.ready);
        bench.window->state().actions().about->trigger();
        const auto* parts = bench.window->findChild<QLabel*>(QStringLiteral("aboutParts"));
        QVERIFY(parts != nullptr && parts->isVisible());
        QCOMPARE(parts->textFormat(), Qt::RichText);
    }

    // Text that does not fit is in the tool tip.
    void aCutLineIsNoMarkup()
    {
        ElidedLabel label;
        label.setText(markup + QStringLiteral(" and more"));
        label.resize(40, 20);
        (void)label.grab();
        QVERIFY2(!obeys(label.toolTip()), qPrintable(label.toolTip()));
        QTextDocument shown;
        shown.setHtml(label.toolTip());
        QCOMPARE(shown.toPlainText(), label.text());
    }

    void figuresOfWindows()
    {
        Hostile bench;
        QVERIFY(bench.ready);
        bench.window->state().actions().showCompare->trigger();
        auto* comparison = bench.window->findChild<CompareWindow*>(QStringLiteral("compareWindow"));
        QVERIFY(QTest::qWaitFor([&] { return comparison->comparison().complete(); }, 60'000));
        bench.checkFigure(bench.window->findChild<QAbstractButton*>(QStringLiteral("compareFigure")));
        bench.window->state().actions().showWalk->trigger();
        QVERIFY(bench.settled());
        bench.checkFigure(bench.window->findChild<QAbstractButton*>(QStringLiteral("walkFigure")));
        bench.window->state().actions().showEmbedding->trigger();
        auto* embedding = bench.window->findChild<EmbeddingWindow*>(QStringLiteral("embeddingWindow"));
        QVERIFY(
            QTest::qWaitFor([&] { return !embedding->running() && !embedding->cloud().empty(); }, 60'000));
        bench.checkFigure(bench.window->findChild<QAbstractButton*>(QStringLiteral("embeddingFigure")));
    }
};

HYDRA_TEST(TestForeignWordsWindow, QApplication)
#include "test_foreign_words_window.moc"

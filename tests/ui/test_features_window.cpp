// SPDX-License-Identifier: GPL-3.0-or-later
// The Features window on a small autoencoder that the test writes: its numbers against an independent
// implementation of the formula, its map against the codes, its changes against direct passes.
#include "core/engine/session.h"
#include "core/format/safetensors.h"
#include "core/sae/sae_words.h"
#include "ui/models/features_model.h"
#include "ui/shell/features_window.h"
#include "ui/shell/figure_dialog.h"
#include "ui/shell/question_line.h"
#include "ui/shell/tool_windows.h"
#include "ui/state/actions.h"
#include "ui/state/file_picker.h"
#include "ui/state/presets.h"
#include "ui/state/sae_source.h"
#include "ui/views/strip.h"
#include "ui/widgets/message_bar.h"

#include <ATen/ATen.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QInputDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include <algorithm>
#include <cmath>

#include "tests/support/key_maker.h"
#include "tests/support/program.h"
#include "tests/support/shared.h"
#include "tests/ui/feature_bench.h"
#include "tests/ui/session_bench.h"
#include "tests/ui/tiny_model.h"

using namespace hydra;
using namespace hydra::ui;
using namespace hydra::test;
using Kind = ClassChoice::Kind;

namespace {

bool sameMap(const engine::MapPtr& map, const std::vector<std::vector<double>>& f, int feature)
{
    for (std::size_t p = 0; map && p < f.size(); ++p) {
        if (!near(double(map->values[p]), f[p][std::size_t(feature)])) {
            return false;
        }
    }
    return map && map->values.size() == f.size();
}

bool sameLogits(const engine::PredictionPtr& a, const engine::PredictionPtr& b)
{
    return a && b && std::equal(a->logits.begin(), a->logits.end(), b->logits.begin(), [](float x, float y) {
               return near(double(x), double(y));
           });
}

} // namespace

class TestFeaturesWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whereItWasSaid()
    {
        QCOMPARE(splitSource(QStringLiteral("a#b/sae.pt#block=10,k=32")),
                 std::pair(QStringLiteral("a#b/sae.pt"), QStringLiteral("block=10,k=32")));
        QCOMPARE(splitSource(QStringLiteral("sae#1.pt")), std::pair(QStringLiteral("sae#1.pt"), QString()));
        const QString one =
            withAnswer(QStringLiteral("sae#1.pt"), QStringLiteral("sae-block"), QStringLiteral("3"));
        QCOMPARE(one, QStringLiteral("sae#1.pt#block=3"));
        QCOMPARE(withAnswer(one, QStringLiteral("sae-code"), QStringLiteral("topk")),
                 QStringLiteral("sae#1.pt#block=3,code=topk"));
    }

    void opensAndCloses()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        bench.tool().comeForward();
        QVERIFY(bench.openSae(bench.file("sae")));
        QCOMPARE(bench.state().sae()->features, features);
        QCOMPARE(bench.state().sae()->block, 1);
        QVERIFY(bench.window->messages().message().contains(QStringLiteral("24 features")));
        const QString first = text(bench.state().sae()->id);

        // An autoencoder of another width is refused with core's message, and the first stays open.
        (void)writeSae(bench.file("wide"), bench.width + 3, "blocks.1.hook_resid_post");
        FilePicker::next = bench.file("wide");
        bench.state().actions().openSae->trigger();
        QVERIFY(QTest::qWaitFor([&] { return bench.window->messages().kind() == MessageBar::Kind::Error; },
                                patience));
        QVERIFY(bench.window->messages().message().contains(QString::number(bench.width + 3)));
        QCOMPARE(text(bench.state().sae()->id), first);

        // Another model closes the autoencoder and drops the questions about it.
        bench.tool().choose(3);
        Interventions without;
        without.saeError = true;
        bench.state().setWithout(without);
        QVERIFY(bench.rests());
        test::writeTinyModel(bench.file("again.safetensors"));
        ModelOverrides said;
        said.cropFraction = 0.5; // another model
        bench.window->library().openModel(bench.file("again.safetensors"), said);
        QVERIFY(QTest::qWaitFor([&] { return !bench.state().sae(); }, patience));
        QVERIFY(bench.settle());
        QVERIFY(bench.state().query().without.empty());
        QVERIFY(bench.state().query().target.isClass());

        const auto holds = [&](const char* name) { return holdsAutoencoder(bench.file(name).toStdString()); };
        test::writeBytes(bench.file("model.index.json"), "{\n\"weight_map\": {}}");
        test::writeBytes(bench.file("sae.pt"), "{\"schema\":5}\nPK");
        QVERIFY(holds("sae") && holds("sae/sae_weights.safetensors") && holds("sae.pt"));
        QVERIFY(!holds("model.index.json") && !holds("tiny.safetensors") && !holds("nothing"));

        // Opened as a model or dropped, it is recognised as an autoencoder.
        bench.window->library().openModel(bench.file("sae/sae_weights.safetensors"));
        QVERIFY(QTest::qWaitFor([&] { return bench.state().sae() != nullptr; }, patience));
        bench.state().setSae(nullptr);
        QMimeData dropped;
        dropped.setUrls({QUrl::fromLocalFile(bench.file("sae"))});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(bench.window.get(), &drop);
        QVERIFY2(QTest::qWaitFor([&] { return bench.state().sae() != nullptr; }, patience),
                 qPrintable(bench.window->messages().message()));
    }

    // An autoencoder beside the open model is named and opens with one press; no text is cut at 1280.
    void theOneBesideTheModelIsOffered()
    {
        FeatureBench bench;
        QVERIFY(bench.opened);
        (void)writeSae(bench.file("tiny-features"), bench.width, "blocks.1.hook_resid_post");
        bench.window->resize(1280, 760);
        bench.tool().comeForward();
        const auto labels = bench.tool().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("tiny-features"));
        }));
        FilePicker::next = bench.file("none"); // the file dialog is not shown
        bench.state().actions().openSae->trigger();
        const bool opens = QTest::qWaitFor([&] { return bench.state().sae() != nullptr; }, patience / 10);
        FilePicker::next.reset();
        QVERIFY(opens && bench.rests());
    }

    void nothingIsCutAt1280()
    {
        FeatureBench bench;
        bench.window->resize(1280, 760);
        QVERIFY(bench.show());
        const auto* table = bench.part<QTableView>("featureTable");
        const QScrollArea* area = nullptr;
        for (QWidget* each = &bench.tool(); each != nullptr && area == nullptr; each = each->parentWidget()) {
            area = qobject_cast<QScrollArea*>(each);
        }
        QVERIFY(area != nullptr);
        QCOMPARE(bench.window->width(), 1280);
        QVERIFY2(area->horizontalScrollBar()->maximum() == 0,
                 qPrintable(QStringLiteral("%1 too wide, %2 shown")
                                .arg(area->horizontalScrollBar()->maximum())
                                .arg(area->viewport()->width())));
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            QVERIFY2(table->isColumnHidden(column)
                         || table->columnWidth(column)
                             >= static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(column),
                     qPrintable(QString::number(column)));
        }
    }

    void asksForTheBlock()
    {
        FeatureBench bench("");
        QVERIFY(bench.opened);
        FilePicker::next = bench.file("sae");
        bench.state().actions().openSae->trigger();
        QInputDialog* dialog = nullptr;
        QVERIFY(QTest::qWaitFor(
            [&] { return (dialog = bench.child<QInputDialog>("modelQuestion")) != nullptr; }, patience));
        QCOMPARE(dialog->comboBoxItems(),
                 (QStringList{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2")}));
        dialog->setTextValue(QStringLiteral("2"));
        dialog->accept();
        QVERIFY(QTest::qWaitFor([&] { return bench.state().sae() != nullptr; }, patience));
        QCOMPARE(bench.state().sae()->block, 2);
        QVERIFY(text(bench.state().sae()->source).endsWith(QStringLiteral("#block=2")));
        bench.tool().comeForward();
        QVERIFY(bench.rests());
        const QString tip = bench.part<QWidget>("featureQuality")->toolTip();
        QVERIFY2(tip.contains(QStringLiteral("block: 2 (given by you)")), qPrintable(tip));
        QVERIFY2(tip.contains(QStringLiteral("features: 24 (from the file)")), qPrintable(tip));
    }

    void tableBesideTheFormula()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        for (const int heads : {4, 3}) {
            bench.state().setHeads(heads);
            QVERIFY(bench.rests());
            const auto f = bench.byHand(heads);
            double active = 0;
            for (int i = 0; i < features; ++i) {
                double largest = 0;
                int count = 0;
                for (const auto& patch : f) {
                    largest = std::max(largest, patch[std::size_t(i)]);
                    count += patch[std::size_t(i)] > 0 ? 1 : 0;
                }
                active += double(count) / patches;
                const FeatureRow* const row = bench.row(i);
                QCOMPARE(row != nullptr, largest > 0);
                QVERIFY(!row || (near(row->value, largest) && near(row->share, double(count) / patches)));
                QVERIFY(!row || near(f[std::size_t(row->patch)][std::size_t(i)], largest));
            }
            const QString words = bench.part<QLabel>("featureQuality")->text();
            QVERIFY2(words.contains(QStringLiteral("24, about %1 active").arg(active, 0, 'f', 1)),
                     qPrintable(words));
            const double explained = bench.codes(heads).explainedVariance;
            QVERIFY2(words.contains(percent(explained)), qPrintable(words));

            bench.tool().pointAt(7);
            double before = INFINITY;
            auto* table = bench.part<QTableView>("featureTable");
            const auto& here = f[7];
            QCOMPARE(table->model()->rowCount(),
                     int(std::count_if(here.begin(), here.end(), [](double value) { return value > 0; })));
            for (int i = 0; i < table->model()->rowCount(); ++i) {
                const int feature = table->model()->index(i, 0).data(FeaturesModel::sortRole).toInt();
                const double value = table->model()->index(i, 1).data(FeaturesModel::sortRole).toDouble();
                QVERIFY(near(value, here[std::size_t(feature)]) && value <= before);
                before = value;
            }
            bench.tool().pointAt(-1);
        }
        // The prediction after the replacement.
        Interventions replaced;
        replaced.saeError = true;
        replaced.sae = bench.state().sae()->id;
        const engine::PredictionPtr with = bench.prediction(replaced);
        const QString said = bench.part<QLabel>("featureReplacement")->text();
        QVERIFY2(said.contains(text(bench.state().model()->config.className(with->ranking.front()))),
                 qPrintable(said));
        QVERIFY(said.contains(percent(double(with->probabilities[std::size_t(with->ranking.front())]))));
    }

    void filterAndKeyboard()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        auto* table = bench.part<QTableView>("featureTable");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(bench.tool().chosen() >= 0);
        QVERIFY(bench.state().showsFeature());
        const int first = bench.tool().chosen();
        QTest::keyClick(table, Qt::Key_Down);
        QVERIFY(bench.tool().chosen() != first);
        auto* filter = bench.part<QLineEdit>("featureFilter");
        filter->setText(QStringLiteral("1"));
        for (int i = 0; i < table->model()->rowCount(); ++i) {
            QVERIFY(table->model()->index(i, 0).data().toString().startsWith(QLatin1Char('1')));
        }
        filter->setText(QStringLiteral("13"));
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(bench.state().query().target.value, 13);
        filter->setText(QStringLiteral("99")); // the autoencoder has no such feature
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(bench.state().query().target.value, 13);
    }

    void mapUnderTheSlider()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        const int feature = bench.strongest();
        bench.tool().choose(feature);
        for (const int heads : {4, 2, 3}) {
            bench.state().setHeads(heads);
            QVERIFY(bench.rests());
            QCOMPARE(bench.tool().chosen(), feature);
            QVERIFY(sameMap(bench.window->board().shownMap(), bench.byHand(heads), feature));
        }
        // Named by its number; the bar has the unit, and the file is named elsewhere.
        QCOMPARE(bench.window->findChild<QuestionLine*>()->sentence(),
                 QStringLiteral("Where is feature %1? by its values with 3 of 4 heads").arg(feature));
        const QString bar = bench.child<QWidget>("colourBar")->accessibleDescription();
        QVERIFY2(bar.startsWith(QStringLiteral("Feature %1: activation, ").arg(feature)), qPrintable(bar));
        const auto* strip = bench.child<Strip>("strip");
        QTRY_VERIFY2(strip->cellText(1).contains(QStringLiteral(" activation, all patches together")),
                     qPrintable(strip->cellText(1)));
        // A click marks a patch and asks no other question; the table shows that patch.
        QTest::mouseClick(bench.child<QWidget>("canvas"), Qt::LeftButton, {}, bench.pointOf(5));
        QVERIFY(bench.rests());
        QCOMPARE(bench.state().query().options.query, 5);
        QVERIFY(bench.state().showsFeature());
        bench.tool().pointAt(-1);
        const FeatureRow* const row = bench.row(feature);
        QVERIFY(row && near(row->value, bench.byHand(3)[5][std::size_t(feature)]));
        // Back to what was explained before.
        bench.part<QToolButton>("featureBack")->click();
        QVERIFY(bench.rests());
        QVERIFY(bench.state().query().target.isClass());
        QVERIFY(!bench.state().showsFeature());
        QCOMPARE(bench.tool().chosen(), feature);
    }

    // With fewer heads, the line below gives the correlation of the picture's values with those of all heads.
    void survivesInFewerHeads()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        const auto* line = bench.part<QLabel>("featureSurvival");
        const int feature = bench.strongest();
        bench.tool().choose(feature);
        QVERIFY(bench.rests());
        QVERIFY(line->isHidden()); // all heads
        const auto whole = bench.byHand(4);
        int said = 0;
        for (const int heads : {3, 2}) {
            bench.state().setHeads(heads);
            QVERIFY(bench.rests());
            const auto part = bench.byHand(heads);
            for (int each = 0; each < features; ++each) {
                bench.tool().choose(each);
                QVERIFY(bench.rests());
                double a = 0, b = 0, both = 0, squareA = 0, squareB = 0;
                for (int p = 0; p < patches; ++p) {
                    a += part[std::size_t(p)][std::size_t(each)] / patches;
                    b += whole[std::size_t(p)][std::size_t(each)] / patches;
                }
                for (int p = 0; p < patches; ++p) {
                    const double x = part[std::size_t(p)][std::size_t(each)] - a,
                                 y = whole[std::size_t(p)][std::size_t(each)] - b;
                    both += x * y;
                    squareA += x * x;
                    squareB += y * y;
                }
                QVERIFY(!line->isHidden());
                const QString shown = decimal(both / std::sqrt(squareA * squareB), 'f', 2);
                const bool constant = squareA == 0 || squareB == 0;
                QVERIFY2(constant ? !line->text().contains(QStringLiteral("correlate"))
                                  : line->text().endsWith(shown),
                         qPrintable(line->text() + QStringLiteral(" / ") + shown));
                said += constant ? 0 : 1;
            }
        }
        QVERIFY(said > features / 2);
        bench.state().setHeads(4);
        QVERIFY(bench.rests());
        QVERIFY(line->isHidden());
    }

    // A preset stores the feature and its autoencoder without patches; with another autoencoder open, it
    // names the right one in a note.
    void presetsNameIt()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        ViewState& state = bench.state();
        const std::string id = state.sae()->id;
        state.setTarget(state.featureTarget(7, {2, 3}));
        QVERIFY(bench.rests());
        const Preset preset = presetOf(QStringLiteral("a"), state, {});
        const nlohmann::json& said = preset.query.at("class");
        QCOMPARE(said.at("path").get<std::string>(), std::string("sae"));
        QCOMPARE(said.at("id").get<std::string>(), id);
        QVERIFY(!said.contains("patches"));
        const ClassChoice own{Kind::Top, 1};
        state.setTarget(own);
        QVERIFY(bench.rests());
        const AppliedPreset again = applied(preset, state);
        QVERIFY(again.notes.isEmpty());
        QVERIFY(again.query.target == state.featureTarget(7, {}));
        QCOMPARE(again.query.target.block, 1);
        (void)writeSae(bench.file("other"), bench.width, "blocks.1.hook_resid_post", 6);
        QVERIFY(bench.openSae(bench.file("other")));
        QVERIFY(QTest::qWaitFor([&] { return state.sae()->id != id; }, patience));
        const AppliedPreset other = applied(preset, state);
        QCOMPARE(other.notes.size(), 1);
        QVERIFY2(other.notes.front().contains(QStringLiteral("sae")), qPrintable(other.notes.front()));
        QVERIFY(other.query.target == own);
        // A preset without a class keeps the feature in question.
        state.setTarget(state.featureTarget(5, {1}));
        QVERIFY(bench.rests());
        Preset look = preset;
        look.query.erase("class");
        QVERIFY(applied(look, state).query.target == state.featureTarget(5, {1}));
    }

    void switchedOffAndSet()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        const int feature = bench.strongest();
        bench.tool().choose(feature);
        QVERIFY(bench.rests());
        const engine::PredictionPtr before = bench.window->board().current()->prediction;
        const auto sae = bench.state().sae()->id;
        const auto expect = [&](const QString& words) {
            Interventions without = Interventions::parse(words.toStdString());
            without.sae = sae;
            return bench.prediction(without);
        };
        const QString name = QStringLiteral("feature:%1").arg(feature);

        bench.part<QToolButton>("featureOff")->click();
        QVERIFY(bench.rests());
        QVERIFY(sameLogits(bench.window->board().current()->prediction, expect(name)));
        QVERIFY(!sameLogits(bench.window->board().current()->prediction, before));
        QVERIFY(bench.row(feature)->change.contains(QStringLiteral("off")));
        QVERIFY(sameMap(bench.window->board().shownMap(), bench.byHand(4), feature)); // before the change
        QVERIFY(bench.child<QToolButton>("changesChip")
                    ->text()
                    .contains(QStringLiteral("feature %1 off").arg(feature)));
        QCOMPARE(bench.child<QLineEdit>("whatIfText")->text(), name);

        bench.state().actions().undo->trigger();
        QVERIFY(bench.rests());
        QVERIFY(sameLogits(bench.window->board().current()->prediction, before));
        bench.state().actions().redo->trigger();
        QVERIFY(bench.rests());
        QVERIFY(bench.state().query().without.needsSae());

        bench.state().askToken(6);
        QVERIFY(bench.rests());
        bench.part<QComboBox>("featurePatches")->setCurrentIndex(1);
        bench.part<QDoubleSpinBox>("featureTimes")->setValue(2.5);
        bench.part<QToolButton>("featureSet")->click();
        QVERIFY(bench.rests());
        QVERIFY(sameLogits(bench.window->board().current()->prediction,
                           expect(name + QStringLiteral("=2.5x:6"))));

        bench.part<QToolButton>("featureOn")->click();
        QVERIFY(bench.rests());
        QVERIFY(bench.state().query().without.empty());
        bench.part<QCheckBox>("featureReconstruct")->click();
        QVERIFY(bench.rests());
        QVERIFY(sameLogits(bench.window->board().current()->prediction, expect(QStringLiteral("sae-error"))));
        bench.state().actions().startOver->trigger();
        QVERIFY(bench.rests());
        QVERIFY(bench.state().query().without.empty());
        QVERIFY(bench.state().query().target.isClass());
        QVERIFY(bench.state().sae());
    }

    void asTarget()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        bench.state().setMethod("cp-lrp");
        QVERIFY(bench.rests());
        const int feature = bench.strongest();
        bench.tool().choose(feature);
        QVERIFY(bench.rests());
        bench.part<QToolButton>("featureExplain")->click();
        QVERIFY(bench.rests());
        QCOMPARE(bench.state().query().options.method, std::string("cp-lrp"));
        MapKey key = bench.state().mapKey(4);
        parts(key).target = bench.window->bridge().session().files().openTarget(
            {Kind::Feature, feature, {}, bench.file("sae").toStdString()});
        const engine::MapPtr map = bench.window->board().shownMap();
        QVERIFY(map && map->values == bench.window->bridge().session().answer(key)->values);
        QVERIFY(text(map->target).contains(QStringLiteral("feature %1 of").arg(feature)));

        // A typed feature at some patches; then one that the autoencoder does not have.
        auto* search = bench.child<QLineEdit>("classSearch");
        search->setText(QStringLiteral("feature:%1:2-3").arg(feature));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(bench.rests());
        QCOMPARE(bench.state().query().target.patches, (std::vector<int>{2, 3}));
        QVERIFY(bench.window->board().shownMap()->values != map->values);
        search->setText(QStringLiteral("feature:24"));
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(bench.state().query().target.value, feature);
    }

    // The gradient attribution is the effect of a small change of the feature, the exact one that of its
    // ablation.
    void whatFeaturesBring()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        const int target = bench.window->board().fullPrediction()->ranking.front();
        const auto logit = [&](const Interventions& without) {
            return double(bench.prediction(without)->logits[std::size_t(target)]);
        };
        const double whole = logit({});
        int compared = 0;
        for (const FeatureRow& row : bench.tool().model().rows()) {
            if (row.feature < 0) {
                QVERIFY(row.brings);
                continue;
            }
            QVERIFY(row.brings);
            if (row.exact) {
                Interventions off;
                off.sae = bench.state().sae()->id;
                off.set({row.feature});
                QVERIFY(near(*row.exact, whole - logit(off)));
                ++compared;
            }
        }
        QVERIFY(compared > 3);
        QVERIFY(bench.row(-1));
        const auto parts =
            bench.window->bridge().session().parts(bench.state().networkKey(4), {}, bench.state().sae()->id);
        QVERIFY(near(*bench.row(-1)->brings, parts.error));
    }

    // The change of a logit per step along the feature's row in the token that is read, with the norm's
    // deviation held fixed: the classifier's row times the centred, weighted direction.
    void classesInARow()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        const int feature = bench.strongest();
        const engine::FeatureClasses classes = *bench.window->bridge().session().answer(
            FeatureClassesKey{bench.state().networkKey(4), bench.state().sae()->id, feature});
        const NamedTensors model = readSafetensors(bench.file("tiny.safetensors").toStdString()).tensors;
        const at::Tensor row = bench.tensors.at("W_dec")[feature].to(at::kDouble);
        const at::Tensor change = at::mv(model.at("head.weight").to(at::kDouble),
                                         (row - row.mean()) * model.at("norm.weight").to(at::kDouble));
        const auto [sorted, order] = change.sort(0, true);
        QCOMPARE(classes.up.size(), std::size_t(5));
        double scale = 0; // one over the deviation
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(classes.up[i].index, int(order[std::int64_t(i)].item<std::int64_t>()));
            const double ratio = classes.up[i].change / sorted[std::int64_t(i)].item<double>();
            scale = i == 0 ? ratio : scale;
            QVERIFY(ratio > 0 && near(ratio, scale));
        }
        bench.tool().choose(feature);
        QVERIFY(bench.rests());
        const QString shown = bench.part<QLabel>("featureClasses")->text();
        QVERIFY2(shown.contains(text(bench.state().model()->config.className(classes.up[0].index))),
                 qPrintable(shown));
    }

    void sessionsKeepIt()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        const int feature = bench.strongest();
        bench.tool().choose(feature);
        bench.part<QToolButton>("featureOff")->click();
        QVERIFY(bench.rests());
        const QString session = test::saved(bench);
        test::Another another(bench.folder()->path());
        FilePicker::next = session;
        another.window.state().actions().openSession->trigger();
        QVERIFY(QTest::qWaitFor([&] { return another.window.state().sae() != nullptr; }, patience));
        QVERIFY(another.settle());
        ViewState& state = another.window.state();
        QCOMPARE(state.query().without.text(), bench.state().query().without.text());
        QCOMPARE(state.query().target.value, feature);
        QVERIFY(state.showsFeature());
        QVERIFY(another.window.board().shownMap()->values == bench.window->board().shownMap()->values);
        QVERIFY(sameLogits(another.window.board().current()->prediction,
                           bench.window->board().current()->prediction));

        // Without its file: reported, and the rest is restored.
        QVERIFY(QDir(bench.file("sae")).removeRecursively());
        test::Another third(bench.folder()->path());
        FilePicker::next = session;
        third.window.state().actions().openSession->trigger();
        QVERIFY(QTest::qWaitFor([&] { return third.window.state().model() != nullptr; }, patience));
        QVERIFY(third.settle());
        QVERIFY(!third.window.state().sae());
        QVERIFY(third.window.state().query().without.empty());
        QVERIFY(third.window.messages().firstError().contains(QStringLiteral("sae")));
    }

    void figuresNameIt()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        bench.tool().choose(7);
        bench.part<QToolButton>("featureOff")->click();
        QVERIFY(bench.rests());
        auto& dialog = bench.window->tools().get<FigureDialog>();
        const FigureSpec spec = dialog.form().spec();
        const QString line = text(commandLine(spec, FigureFormat::Png));
        QVERIFY2(line.contains(QStringLiteral("--sae ")) && line.contains(bench.file("sae")),
                 qPrintable(line));
        QVERIFY2(line.contains(QStringLiteral("--without feature:7 ")), qPrintable(line));
        QVERIFY2(line.contains(QStringLiteral("--target feature:7 ")), qPrintable(line));
    }

    void fits()
    {
        FeatureBench bench;
        QVERIFY(bench.show());
        bench.tool().choose(bench.strongest());
        QVERIFY(bench.rests());
        const QSize least = bench.tool().minimumSizeHint();
        QVERIFY2(least.width() <= 960 && least.height() <= 600, QTest::toString(least));
    }

    // On the fixtures, the window shows the values of float64.
    void fixture()
    {
        HYDRA_NEED_SHARED("fixtures/sae-small/README.md");
        const auto shared = test::sharedFolder() / "fixtures";
        Bench bench;
        QVERIFY(bench.settle());
        const NamedTensors expected =
            readSafetensors(shared / "sae-small/saelens-standard.expected.safetensors").tensors;
        bench.window->library().openModel(
            QString::fromStdString((shared / "attribution-small/weights.safetensors").string()));
        ViewState& state = bench.window->state();
        const ModelPtr before = state.model();
        QVERIFY(QTest::qWaitFor([&] { return state.model() != before; }, patience));
        FilePicker::next = QString::fromStdString((shared / "sae-small/saelens-standard").string());
        state.actions().openSae->trigger();
        QVERIFY(QTest::qWaitFor([&] { return state.sae() != nullptr; }, patience));
        const auto arrays = bench.window->bridge().session().files().openArray(
            (shared / "attribution-small/input.npy").string());
        const NetworkKey key = networkKey({arrays.front().id,
                                           state.model()->id,
                                           {SliceScheme::HydraViT, state.maxHeads()},
                                           state.trainedPlan()});
        const auto codes = bench.window->bridge().session().answer(CodesKey{key, state.sae()->id});
        const at::Tensor f = expected.at("f");
        QCOMPARE(codes->found.front().feature, int(expected.at("feature").item<std::int64_t>()));
        QVERIFY(near(double(codes->found.front().largest), f.max().item<double>()));
        QVERIFY(near(codes->explainedVariance, expected.at("explained_variance").item<double>()));
        QVERIFY(near(codes->active, expected.at("l0").item<double>()));
        for (std::size_t p = 0; p < codes->patches.size(); ++p) {
            for (const auto& each : codes->patches[p]) {
                QVERIFY(near(double(each.value), f[std::int64_t(p)][each.feature].item<double>()));
            }
            QCOMPARE(std::int64_t(codes->patches[p].size()),
                     f[std::int64_t(p)].count_nonzero().item<std::int64_t>());
        }
    }
};

HYDRA_TEST(TestFeaturesWindow, QApplication)
#include "test_features_window.moc"

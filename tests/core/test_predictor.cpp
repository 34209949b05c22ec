// SPDX-License-Identifier: GPL-3.0-or-later
// Programs behind a pipe: one that wraps a network of ours gives its maps and curves bit for bit; D-RISE on a
// made-up detector matches its definition in plain loops; every fault of a program is reported, in time, with
// its last words. This test is its own child: "--child" makes it answer.
#include "core/base/child_process.h"
#include "core/base/new_file.h"
#include "core/checkpoint/checkpoint.h"
#include "core/engine/borrowed.h"
#include "core/engine/session.h"
#include "core/evaluate/faithfulness_study.h"
#include "core/evaluate/perturbation.h"
#include "core/evaluate/score_json.h"
#include "core/explain/black_box.h"
#include "core/explain/explain.h"
#include "core/export/bundle.h"
#include "core/export/report.h"
#include "core/format/named_array.h"
#include "core/format/npy.h"
#include "core/format/npy_header.h"
#include "core/image/png_file.h"
#include "core/image/preprocess.h"
#include "core/predictor/predictor.h"
#include "core/question/ask.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

#include "tests/support/pictures.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"
#include "tests/support/tiny_model.h"

using namespace hydra;
using namespace std::chrono_literals;
using hydra::test::refusalOf;

namespace {

constexpr int height = 48, width = 64; // of the detector's input

// The detector finds each of four places that is bright, with a score that grows with brightness; a place has
// two classes.
struct Place
{
    int left, top, right, bottom;
    float first, second;
};
constexpr Place places[] = {{0, 0, 32, 24, 0.9F, 0.1F},
                            {8, 4, 36, 24, 0.4F, 0.6F},
                            {32, 24, 64, 48, 0.2F, 0.8F},
                            {40, 0, 60, 20, 1, 0}};
constexpr double seen = 0.25; // darker places are not found

double brightness(const float* picture, const Place& place)
{
    double sum = 0;
    for (int y = place.top; y < place.bottom; ++y) {
        for (int x = place.left; x < place.right; ++x) {
            sum += double(picture[y * width + x]);
        }
    }
    return sum / ((place.right - place.left) * (place.bottom - place.top));
}

// An array from standard input; an empty one at the end of input.
at::Tensor nextArray()
{
    std::string file(npyStart, ' ');
    if (!std::cin.read(file.data(), std::streamsize(file.size()))) {
        return {};
    }
    const auto more = [&](std::size_t count) {
        std::string bytes(count, ' ');
        std::cin.read(bytes.data(), std::streamsize(count));
        file += bytes;
    };
    more(npyHeaderRest(file));
    more(std::size_t(
             parseNpyHeader(reinterpret_cast<const std::uint8_t*>(file.data()), file.size(), "").elements)
         * sizeof(float));
    return parseNpy(reinterpret_cast<const std::uint8_t*>(file.data()), file.size(), "");
}

// --child network MODEL PLAN BATCH LAYOUT
int answerAsNetwork(char** words)
{
    Checkpoint c = loadCheckpoint(words[0]);
    const VisionTransformer network(c.config, c.tensors);
    const auto plan = AttentionPlan::parse(words[1], AttentionPlan::softmax(c.config.depth));
    const bool last = std::string(words[3]) == "NHWC";
    nlohmann::json facts{{"kind", "logits"},
                         {"size", {c.config.imageHeight.value, c.config.imageWidth.value}},
                         {"mean", c.config.mean.value},
                         {"std", c.config.std.value},
                         {"labels", c.config.classNames.value},
                         {"patch", c.config.patchSize.value},
                         {"crop", c.config.cropFraction.value},
                         {"crop_mode", name(c.config.cropMode.value)},
                         {"interpolation", name(c.config.interpolation.value)},
                         {"batch", std::atoi(words[2])},
                         {"layout", words[3]}};
    std::cout << facts.dump() << std::endl;
    for (at::Tensor pictures = nextArray(); pictures.defined(); pictures = nextArray()) {
        const at::Tensor logits = network.forward(
            last ? pictures.permute({0, 3, 1, 2}).contiguous() : pictures, fullNetwork(c.config), plan);
        std::cout << npyHeader("<f4", {logits.size(0), logits.size(1)});
        std::cout.write(static_cast<const char*>(logits.data_ptr()), std::streamsize(logits.nbytes()))
            .flush();
    }
    return 0;
}

// --child detector
int answerAsDetector()
{
    std::cout << R"({"kind": "boxes", "size": [48, 64], "classes": 2, "batch": 7})" << std::endl;
    for (at::Tensor pictures = nextArray(); pictures.defined(); pictures = nextArray()) {
        for (std::int64_t i = 0; i < pictures.size(0); ++i) {
            nlohmann::json boxes = nlohmann::json::array();
            for (const Place& p : places) {
                const double light = brightness(pictures[i].data_ptr<float>(), p);
                if (light > seen) {
                    boxes.push_back({{"box", {p.left, p.top, p.right, p.bottom}},
                                     {"scores", {p.first, p.second}},
                                     {"objectness", std::min(1.0, light)}});
                }
            }
            std::cout << boxes.dump() << std::endl;
        }
    }
    return 0;
}

std::string child(const std::string& words)
{
    return "exec '" + QCoreApplication::applicationFilePath().toStdString() + "' test_predictor --child "
        + words;
}

constexpr const char* goodLine = R"(echo '{"kind": "logits", "size": 16, "classes": 3, "batch": 4}'; )";
// A .npy header with the SHAPE, as printf writes it.
std::string header(const std::string& shape)
{
    std::string text = "{'descr': '<f4', 'fortran_order': False, 'shape': " + shape + ", }";
    text.resize(117, ' ');
    std::string quoted;
    for (const char c : text) {
        quoted += c == '\'' ? std::string("\\047") : std::string(1, c);
    }
    return "printf '\\223NUMPY\\001\\000\\166\\000" + quoted + "\\n'; ";
}

ShownPicture picture(const Predictor& predictor, const at::Tensor& pixels)
{
    const VitConfig& config = predictor.config();
    return {pixels, config.gridHeight(), config.gridWidth(), config.mean, config.std, {}};
}

// --child holder COMMAND: only starts the command.
int hold(const char* command)
{
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    for (const int signal : {SIGINT, SIGHUP}) { // which a shell's background jobs ignore
        std::signal(signal, SIG_DFL);
    }
    ChildProcess child(command, 600s);
    std::cout << "begun" << std::endl;
    for (;;) {
        ::pause();
    }
}

bool isGone(pid_t id)
{
    return ::kill(id, 0) != 0 && errno == ESRCH;
}

// Processes of the GROUP, or (0) our children; without threads and ended processes.
std::vector<pid_t> processesOf(pid_t group)
{
    std::vector<pid_t> found;
    for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
        std::ifstream file(entry.path() / "stat");
        std::string line, state;
        std::getline(file, line);
        std::istringstream rest(line.substr(std::min(line.rfind(')'), line.size() - 1) + 1));
        pid_t parent = 0, of = 0;
        if (rest >> state >> parent >> of && state != "Z"
            && (group > 0 ? of == group : parent == ::getpid())) {
            found.push_back(std::stoi(entry.path().filename().string()));
        }
    }
    return found;
}

} // namespace

class TestPredictor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = m_folder.filePath(QStringLiteral("tiny.safetensors")).toStdString();
        m_plan = AttentionPlan::parse("window,size=3@all", AttentionPlan::softmax(3));
        writeSafetensors(m_file, test::tinyTensorsFor(m_plan), test::tinyMetadata());
        Checkpoint c = loadCheckpoint(m_file);
        m_network = std::make_unique<VisionTransformer>(c.config, c.tensors);
        at::manual_seed(11);
        m_pixels = at::randn({1, 3, 24, 24});
    }

    void mapsAreTheNetworksOwn_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("layout");
        for (const char* method : {"occlusion", "rise", "shapley"}) {
            for (const char* layout : {"NCHW", "NHWC"}) {
                QTest::addRow("%s %s", method, layout) << method << layout;
            }
        }
    }
    // Attention in windows needs every patch in its place, so Shapley values paint patches over here, too.
    void mapsAreTheNetworksOwn()
    {
        QFETCH(QString, method);
        QFETCH(QString, layout);
        Predictor predictor(wrapped(64, layout), 60s, {});
        MapOptions options;
        options.method = method.toStdString();
        options.masks = 150;
        options.fill = Fill::White;
        const Trace trace =
            traceOf(*m_network, m_pixels, fullNetwork(m_network->config()), m_plan, Precision::Single);
        const MethodInput none{options, 0, 0, Target(2), {}, {}};
        QCOMPARE(Asking(trace, none, ClassValue::Logit).picturesAtOnce(), std::int64_t(64)); // as the child
        const Map direct = explain(trace, options, 2);
        std::vector<std::string> told;
        const auto scorer = scorerOf(predictor, 2);
        const Map piped =
            explainThrough(*scorer, picture(predictor, m_pixels), options, {},
                           {[&](double, const std::string& what) { told.push_back(what); }, {}});
        QCOMPARE(piped.rows, direct.rows);
        QCOMPARE(piped.cols, direct.cols);
        QVERIFY(piped.values == direct.values); // bit for bit
        QCOMPARE(piped.isSigned, direct.isSigned);
        QCOMPARE(piped.residual, direct.residual);
        QVERIFY(!told.empty());
        const std::string last = told.back();
        QCOMPARE(last,
                 join("pass ", last.substr(last.rfind(' ') + 1), " of ", last.substr(last.rfind(' ') + 1)));
    }

    // A session queries a program like the network that the program wraps.
    void aSessionAsksItLikeAModel()
    {
        engine::Session session;
        const engine::OpenedModel program = session.files().openProgram(wrapped(64), 60s);
        const engine::OpenedModel model = session.files().openModel(m_file);
        QVERIFY(program.program == PredictorKind::Logits && !model.program);
        QCOMPARE(session.files().openProgram(wrapped(64), 60s).id, program.id);
        QVERIFY(session.files().openProgram(wrapped(32), 60s).id != program.id);
        const ImageId image = session.files().openPicture(test::noisePicture(40), "noise").id;
        PictureAsk ask;
        ask.options.method = "rise";
        ask.options.masks = 150;
        ask.target = {ClassChoice::Kind::Top, 2};
        PictureAsk direct = ask;
        direct.plan = m_plan;
        direct.heads = model.config.numHeads;
        const NetworkKey pass = ask.networkHere(image, program.id, 0);
        QVERIFY(session.answer(pass)->logits
                == session.answer(direct.networkHere(image, model.id, direct.heads))->logits);
        const engine::MapPtr map = session.answer(ask.mapHere(image, program.id));
        const engine::MapPtr own = session.answer(direct.mapHere(image, model.id));
        QVERIFY(map->values == own->values && map->classIndex == own->classIndex); // bit for bit
        ask.against = ClassChoice{ClassChoice::Kind::Top, 1};
        direct.against = ask.against;
        QVERIFY(session.answer(ask.mapHere(image, program.id))->values
                == session.answer(direct.mapHere(image, model.id))->values);
        QCOMPARE(session.cached(pass).get(), session.answer(pass).get());

        const auto refused = [&](const auto& key, const char* why) {
            return refusalOf([&] { (void)session.answer(key); }).contains(QLatin1String(why));
        };
        ask.against.reset();
        QVERIFY(refused(WalkKey{pass, {}}, "does not expose"));
        QVERIFY(refused(ask.mapHere(image, program.id).by("rollout"), "needs the inside"));
        ask.target = {ClassChoice::Kind::Box, 0};
        QVERIFY(refused(ask.mapHere(image, program.id), "scores classes"));
        QVERIFY(refused(ask.mapHere(image, model.id), "find no boxes"));
        ask.without = Interventions::parse("mlp:1");
        QVERIFY(refused(ask.networkHere(image, program.id, 0), "switched off"));
    }

    // The same command may start another model the next time.
    void whatAnEndedProgramAnsweredIsForgotten()
    {
        engine::Session session;
        const ImageId image = session.files().openPicture(test::noisePicture(40), "noise").id;
        NetworkKey key;
        {
            const engine::BorrowedProgram program(session, wrapped(64), 60s, {});
            key = Ask().network(image, program.model().id);
            (void)session.answer(key);
            QVERIFY(session.cached(key));
            {
                const engine::BorrowedProgram next(session, wrapped(64), 60s, {}); // replaces the first
                QCOMPARE(next.model().id, program.model().id);
            }
            QVERIFY(!session.cached(key));
        }
        QVERIFY(refusalOf([&] { (void)session.answer(key); }).contains(QStringLiteral("no longer open")));
        const engine::BorrowedProgram first(session, wrapped(64), 60s, {});
        {
            const engine::OpenedModel second = session.files().openProgram(wrapped(64), 60s);
            (void)session.answer(key);
            session.forgetProgram(second.id, nullptr); // as the first one's end does
            QVERIFY(session.cached(key));
        }
    }

    // A box is a target like any other, and RISE for it is D-RISE.
    void aBoxIsATarget()
    {
        engine::Session session;
        const engine::OpenedModel program = session.files().openProgram(child("detector"), 60s);
        QVERIFY(program.program == PredictorKind::Boxes);
        Image light = test::noisePicture(64);
        std::fill(light.rgb.begin(), light.rgb.end(), std::uint8_t(200));
        const ImageId image = session.files().openPicture(light, "light").id;
        PictureAsk ask;
        ask.options.method = "d-rise";
        ask.options.masks = 20;
        ask.target = {ClassChoice::Kind::Box, 1};
        const engine::PredictionPtr found = session.answer(ask.networkHere(image, program.id, 0));
        QCOMPARE(found->boxes.size(), std::size(places));
        QVERIFY(found->logits.empty() && found->ranking.empty());
        const engine::MapPtr map = session.answer(ask.mapHere(image, program.id));
        QVERIFY(map->matched.value_or(0) > 0);
        QCOMPARE(map->target, std::string("box 1"));
        Predictor predictor(child("detector"), 60s, {});
        const ModelInput input = preprocess(light, Preprocessing::of(predictor.config()));
        const auto scorer = scorerOf(predictor, found->boxes[1].seen);
        QVERIFY(explainThrough(*scorer, picture(predictor, input.pixels), ask.options).values == map->values);
        const auto refused = [&](const char* why) {
            return refusalOf([&] { (void)session.answer(ask.mapHere(image, program.id)); })
                .contains(QLatin1String(why));
        };
        ask.target.value = 7;
        QVERIFY(refused("there is no box 7"));
        ask.target.value = 1;
        ask.options.method = "rise";
        QVERIFY(refused("for a box, RISE is called d-rise"));
        ask.options.method = "legrad";
        QVERIFY(refused("needs the inside of a network"));
        ask.options.method = "d-rise";
        ask.target = {ClassChoice::Kind::Top, 1};
        QVERIFY(refused("expected a box"));
        // A network finds no boxes, and the error says so.
        const engine::OpenedModel model = session.files().openModel(m_file);
        ask.plan = m_plan;
        ask.heads = model.config.numHeads;
        const QString none = refusalOf([&] { (void)session.answer(ask.mapHere(image, model.id)); });
        QVERIFY2(none.contains(QStringLiteral("networks find none")), qPrintable(none));
    }

    void curvesAreTheNetworksOwn()
    {
        Predictor predictor(wrapped(64), 60s, {});
        const auto scorer = scorerOf(predictor, 1);
        std::vector<float> values(36);
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = float(i * 17 % 36);
        }
        const PerturbationProbe direct(*m_network, m_pixels, fullNetwork(m_network->config()), m_plan, 1);
        const PerturbationProbe piped(*scorer, picture(predictor, m_pixels), 1);
        const Measured a = direct.measure(values, {}), b = piped.measure(values, {});
        QCOMPARE(b.classIndex, 1);
        QVERIFY(a.whole == b.whole && a.blurred == b.blurred && a.empty == b.empty);
        for (Curve Perturbations::*curve : {&Perturbations::deletion, &Perturbations::insertion,
                                            &Perturbations::positive, &Perturbations::negative}) {
            QVERIFY(!(a.curves.*curve).empty());
            QVERIFY((a.curves.*curve).value == (b.curves.*curve).value); // bit for bit
            QVERIFY((a.curves.*curve).fraction == (b.curves.*curve).fraction);
        }
    }

    // Scores of a map and its stability, through a session, too.
    void scoresAreTheNetworksOwn()
    {
        engine::Session session;
        const engine::OpenedModel program = session.files().openProgram(wrapped(64), 60s);
        const engine::OpenedModel model = session.files().openModel(m_file);
        const ImageId image = session.files().openPicture(test::noisePicture(40), "noise").id;
        PictureAsk ask;
        ask.options = {};
        ask.options.method = "occlusion";
        ask.options.window = 2;
        ask.heads = model.config.numHeads;
        PictureAsk direct = ask;
        direct.plan = m_plan;
        for (const char* method : {"occlusion", "random"}) {
            const ScoreKey through{ask.mapHere(image, program.id).by(method), {}};
            const ScoreKey own{direct.mapHere(image, model.id).by(method), {}};
            const ScorePtr a = session.answer(through), b = session.answer(own);
            QVERIFY(a->values == b->values && a->order == b->order && a->classIndex == b->classIndex);
            QVERIFY(a->curves.deletion.value == b->curves.deletion.value); // bit for bit
            QVERIFY(a->curves.insertion.value == b->curves.insertion.value);
            QVERIFY(a->blank == b->blank && a->blurredPicture->rgb == b->blurredPicture->rgb);
        }
        QCOMPARE(session.answer(StabilityKey{ask.mapHere(image, program.id)})->rounding,
                 session.answer(StabilityKey{direct.mapHere(image, model.id)})->rounding);
    }

    void aStudyIsTheNetworksOwn()
    {
        engine::Session session;
        const engine::OpenedModel program = session.files().openProgram(wrapped(64), 60s);
        const std::string file = m_folder.filePath(QStringLiteral("noise.png")).toStdString();
        const Bytes png = pngBytes(test::noisePicture(40), {});
        writeFileAtomically(file, {png.begin(), png.end()});
        FaithfulnessSettings settings;
        settings.methods = {"occlusion", "random", "centre"};
        settings.heads = {m_network->config().numHeads};
        settings.randomisation = false;
        settings.ask.plan = m_plan;
        const std::vector<LocatedImage> images{{file, "noise.png", 1, {{4, 4, 20, 20}}, {}}};
        const auto rowsOf = [&](const FaithfulnessStudy& study) {
            std::string rows;
            for (const MapScore& score :
                 study.scores(images[0], {readFile(file, 1 << 20), {}}, study.all(), {}, {})) {
                rows += scoreJson(score).dump() + '\n';
            }
            return rows;
        };
        const AskProgram through = [&](const LocatedImage& located, const Bytes& bytes,
                                       const CancelToken& cancel, const auto& work) {
            const engine::Borrowed opened(session, bytes, located.name);
            const InputGeometry geometry = session.seen(opened.id(), program.id).geometry;
            session.askProgram(MapKey::about(Ask().network(opened.id(), program.id), {}), cancel,
                               [&](const ScoredPicture& shown) { work(shown, geometry); });
        };
        const std::string own = rowsOf(FaithfulnessStudy(*m_network, {}, settings));
        QVERIFY(own.size() > 1000);
        QCOMPARE(rowsOf(FaithfulnessStudy(through, settings)), own);
        settings.methods = {"rollout"};
        QVERIFY(refusalOf([&] {
                    const FaithfulnessStudy study(through, settings);
                }).contains(QStringLiteral("needs the inside")));
    }

    // Evidence and a report have the network's maps and curves, byte for byte.
    void evidenceAndReportsAreTheNetworksOwn()
    {
        engine::Session session;
        const engine::OpenedModel program = session.files().openProgram(wrapped(64), 60s);
        const engine::OpenedModel model = session.files().openModel(m_file);
        const std::string file = m_folder.filePath(QStringLiteral("asked.png")).toStdString();
        const Bytes png = pngBytes(test::noisePicture(40), {});
        writeFileAtomically(file, {png.begin(), png.end()});
        PictureAsk ask;
        ask.options = {};
        ask.options.method = "occlusion";
        ask.heads = model.config.numHeads;
        PictureAsk direct = ask;
        direct.plan = m_plan;
        const auto filesOf = [&](const engine::OpenedModel& of, const PictureAsk& asked) {
            std::map<std::string, std::string> files;
            makeEvidence(session,
                         {of, asked, {asked.heads}, {"occlusion"}, {}, {session.files().openImage(file)}, {}},
                         [&](const std::string& name, const std::string& bytes) { files[name] = bytes; });
            return files;
        };
        auto through = filesOf(program, ask), own = filesOf(model, direct);
        const std::string k = join(".k", ask.heads);
        for (const char* name :
             {"occlusion#.npy", "occlusion#.png", "logits#.npy", "input.npy", "picture.png"}) {
            const std::string path = join("picture-1/", name), heads = k;
            const auto at = path.find('#');
            const std::string plain =
                at == std::string::npos ? path : path.substr(0, at) + path.substr(at + 1);
            const std::string ofHeads =
                at == std::string::npos ? path : path.substr(0, at) + heads + path.substr(at + 1);
            QVERIFY2(through.count(plain) == 1 && through[plain] == own[ofHeads], name);
        }
        const auto said = [&](const std::string& json) {
            return nlohmann::json::parse(json).at("scores").at("deletion_area").get<double>();
        };
        QCOMPARE(said(through["picture-1/occlusion.json"]), said(own["picture-1/occlusion" + k + ".json"]));
        const auto settings = nlohmann::json::parse(through["settings.json"]);
        QCOMPARE(settings.at("model").at("name").get<std::string>(), program.path);
        QVERIFY(settings.at("model").at("program") == true);

        ReportRequest request;
        request.runs = {{model, direct}, {program, ask}};
        request.inputs = {file};
        request.methods = {"occlusion"};
        request.out = m_folder.filePath(QStringLiteral("page.html")).toStdString();
        const Report report = makeReport(session, request, {}, {});
        const auto& methods = report.runs;
        QVERIFY(methods[0].at("methods")[0].at("deletion_points")
                == methods[1].at("methods")[0].at("deletion_points"));
        QVERIFY(methods[0].at("methods")[0].at("moved") == methods[1].at("methods")[0].at("moved"));
        QVERIFY(methods[1].at("beside").at("same").at("mean") == 1.0);
    }

    // A program that ended gets no more requests, and every question reports its last words.
    void whoEndedIsNotAskedAgain()
    {
        engine::Session session;
        const engine::OpenedModel program = session.files().openProgram(
            std::string(goodLine) + "head -c 128 > /dev/null; echo out of memory >&2", 60s);
        const ImageId image = session.files().openPicture(test::noisePicture(40), "noise").id;
        const NetworkKey key = Ask().network(image, program.id);
        const auto said = [&](const auto& question) {
            try {
                (void)session.answer(question);
            } catch (const Error& error) {
                return error.code() == ErrorCode::Ended ? QString::fromLatin1(error.what()) : QString();
            }
            return QString();
        };
        const QString first = said(key);
        QVERIFY2(first.contains(QStringLiteral("out of memory")), qPrintable(first));
        QCOMPARE(said(key), first);
        QCOMPARE(said(MapKey::about(key, {}).by("rise")), first);
    }

    // Another division into batches gives the same but for rounding.
    void smallBatchesAreTheSame()
    {
        Predictor predictor(wrapped(3), 60s, {});
        at::manual_seed(3);
        const at::Tensor many = at::randn({8, 3, 24, 24});
        const at::Tensor direct = m_network->forward(many, fullNetwork(m_network->config()), m_plan);
        const at::Tensor piped = predictor.scores(many, {});
        QVERIFY((direct - piped).abs().max().item<double>() < 1e-5);
    }

    void dRiseIsItsDefinition()
    {
        Predictor predictor(child("detector"), 60s, {});
        QVERIFY(predictor.findsBoxes());
        at::manual_seed(5);
        const at::Tensor pixels = at::rand({1, 3, height, width}) * 0.4 + 0.4;
        const std::vector<Detection> boxes = predictor.boxes(pixels, {}).front();
        QCOMPARE(boxes.size(), std::size(places));
        QCOMPARE(boxes[1].classIndex, 1);
        constexpr int masks = 60, wanted = 0;
        MapOptions options;
        options.method = "d-rise";
        options.masks = masks;
        options.maskGrid = 4;
        const auto scorer = scorerOf(predictor, boxes[wanted]);
        const Map map = explainThrough(*scorer, picture(predictor, pixels), options);
        // The same by loops: boxes overlap in whole pixels, which are counted.
        const at::Tensor drawn = riseMasks(4, height, width, 0, masks);
        std::vector<double> weighted(std::size_t(height) * width, 0), shown(weighted.size(), 1e-4);
        int matched = 0;
        for (int m = 0; m < masks; ++m) {
            const float* const mask = drawn[m].data_ptr<float>();
            std::vector<float> behind(pixels.data_ptr<float>(), pixels.data_ptr<float>() + pixels.numel());
            for (std::size_t i = 0; i < behind.size(); ++i) {
                behind[i] *= mask[i % weighted.size()];
            }
            double best = 0;
            for (const Place& p : places) {
                const double light = brightness(behind.data(), p);
                double both = 0, either = 0;
                for (int y = 0; y < height; ++y) {
                    for (int x = 0; x < width; ++x) {
                        const auto in = [&](const Place& q) {
                            return x >= q.left && x < q.right && y >= q.top && y < q.bottom;
                        };
                        both += in(p) && in(places[wanted]) ? 1 : 0;
                        either += in(p) || in(places[wanted]) ? 1 : 0;
                    }
                }
                const double alike = (double(p.first) * double(places[wanted].first)
                                      + double(p.second) * double(places[wanted].second))
                    / std::hypot(double(p.first), double(p.second))
                    / std::hypot(double(places[wanted].first), double(places[wanted].second));
                best = light > seen ? std::max(best, both / either * alike * std::min(1.0, light)) : best;
            }
            matched += best > 0 ? 1 : 0;
            for (std::size_t i = 0; i < weighted.size(); ++i) {
                weighted[i] += best * double(mask[i]);
                shown[i] += double(mask[i]);
            }
        }
        QVERIFY(matched > masks / 2 && matched < masks); // else the test would prove little
        QCOMPARE(scorer->matched(), std::int64_t(matched));
        for (std::size_t i = 0; i < weighted.size(); ++i) {
            QVERIFY(std::fabs(double(map.values[i]) - weighted[i] / shown[i]) < 1e-6);
        }
    }

    // In a dark picture no box is found behind any mask.
    void boxesThatAreNeverFoundAreCounted()
    {
        Predictor predictor(child("detector"), 60s, {});
        Detection lost;
        lost.box = {0, 0, 10, 10};
        lost.scores = {1, 0};
        const auto scorer = scorerOf(predictor, lost);
        MapOptions options;
        options.method = "d-rise";
        options.masks = 20;
        const Map map =
            explainThrough(*scorer, picture(predictor, at::full({1, 3, height, width}, 0.1)), options);
        QCOMPARE(scorer->matched(), std::int64_t(0));
        QVERIFY(std::all_of(map.values.begin(), map.values.end(), [](float v) { return v == 0; }));
    }

    void likenessIsOverlapTimesCosineTimesObjectness()
    {
        const Detection whole{{0, 0, 10, 10}, 0, {}, 1}, half{{0, 0, 5, 10}, 0, {}, 0.5},
            other{{0, 0, 10, 10}, 1, {}, 1}, flat{{3, 3, 0, 5}, 0, {}, 1};
        QCOMPARE(likeness(whole, half), 0.25);
        QCOMPARE(likeness(half, whole), 0.5);
        QCOMPARE(likeness(whole, other), 0.0);
        QCOMPARE(likeness(flat, flat), 0.0);
        QCOMPARE(overlapOf({0, 0, 10, 10}, {5, 5, 10, 10}), 25.0 / 175);
        QCOMPARE(overlapOf({0, 0, 10, 10}, {10, 0, 10, 10}), 0.0);
    }

    void badFirstLines_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* line, const char* says) {
            QTest::newRow(name) << QString::fromLatin1(line) << QString::fromLatin1(says);
        };
        row("words", "Loading the model ...", "it begins with 'Loading the model ...'");
        row("list", "[1]", "expected a JSON object");
        row("no kind", R"({"size": 16, "classes": 3})", "kind");
        row("other kind", R"({"kind": "masks", "size": 16, "classes": 3})", "logits, scores, boxes");
        row("no size", R"({"kind": "logits", "classes": 3})", "size");
        row("no classes", R"({"kind": "logits", "size": 16})", "classes");
        row("unknown", R"({"kind": "logits", "size": 16, "classes": 3, "means": [0,0,0]})", "means");
        row("huge", R"({"kind": "logits", "size": 1e18, "classes": 3})", "1 to 4096");
        row("large batch", R"({"kind": "logits", "size": 4096, "classes": 3, "batch": 1000})", "batch");
        row("three sides", R"({"kind": "logits", "size": [1,2,3], "classes": 3})", "[height, width]");
        row("both", R"({"kind": "logits", "size": 16, "classes": 3, "range": [0,255], "mean": [0,0,0]})",
            "not both");
        row("backwards", R"({"kind": "logits", "size": 16, "classes": 3, "range": [1,0]})", "ascending");
        row("no deviation", R"({"kind": "logits", "size": 16, "classes": 3, "std": [0,1,1]})", "std");
        row("labels", R"({"kind": "logits", "size": 16, "classes": 3, "labels": ["a"]})", "1 to 1");
        row("numbers", R"({"kind": "logits", "size": 16, "labels": [1, 2]})", "texts");
        row("layout", R"({"kind": "logits", "size": 16, "classes": 3, "layout": "CHW"})", "NCHW, NHWC");
        row("patch", R"({"kind": "logits", "size": [16, 24], "classes": 3, "patch": 3})", "divisor of 8");
        row("deep", std::string(100, '[').c_str(), "");
    }
    void badFirstLines()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const QString refused =
            refusalOf([&] { Predictor("cat <<'E'; cat\n" + line.toStdString() + "\nE", 20s, {}); });
        QVERIFY2(refused.startsWith(QStringLiteral("predictor ")) && refused.contains(says),
                 qPrintable(refused));
    }

    void badAnswers_data()
    {
        QTest::addColumn<QString>("command"); // after a good first line; it has read the request, or not
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const std::string& command, const char* says) {
            QTest::newRow(name) << QString::fromStdString(command) << QString::fromLatin1(says);
        };
        const std::string all =
            "head -c 3200 > /dev/null; "; // a request of one picture: 128 + 3 * 16 * 16 * 4
        row("dies", "echo 'out of tune' >&2; exit 3", "with exit code 3; its last words: out of tune");
        row("is killed", all + "kill -9 $$", "signal 9");
        row("closes its output", "exec >&-; cat > /dev/null; sleep 30", "closed its output");
        row("hangs", "cat > /dev/null", "did not reply within 1.5 s");
        row("half a header", all + "printf '\\223NUM'", "exited before replying");
        row("half an answer", all + header("(1, 3)") + "printf '1234'", "exited before replying");
        row("nonsense", all + "echo 'Hello, here are the scores: 1 2 3'; cat",
            "not an array in NumPy's format");
        row("floods", all + "exec yes", "not an array in NumPy's format");
        row("another shape", all + header("(3, 1)") + "cat", "expected scores of shape [1, 3], got [3, 1]");
        row("huge shape", all + header("(1, 99999999999999)") + "cat", "got [1, 99999999999999]");
        row("no end of a header", all + "printf '\\223NUMPY\\002\\000\\377\\377\\377\\377'; cat",
            "4294967295 bytes");
        row("not a number",
            all + header("(1, 3)")
                + "printf '\\000\\000\\300\\177\\000\\000\\300\\177\\000\\000\\300\\177'; cat",
            "score of class 0 of picture 0 is not finite");
    }
    void badAnswers()
    {
        QFETCH(QString, command);
        QFETCH(QString, says);
        const std::string all = goodLine + command.toStdString();
        Predictor predictor(all, says.contains(QStringLiteral("within")) ? 1500ms : 60'000ms, {});
        const QString refused = refusalOf([&] { (void)predictor.scores(at::zeros({1, 3, 16, 16}), {}); });
        QVERIFY2(refused.contains(says), qPrintable(refused));
    }

    // Bytes behind an answer belong to no picture; the predictor reports them at the next picture.
    void tooMuchIsSaid()
    {
        Predictor predictor(goodLine + std::string("head -c 3200 > /dev/null; ") + header("(1, 3)")
                                + "printf '123412341234and more'; exec cat > /dev/null",
                            60s, {});
        (void)predictor.scores(at::zeros({1, 3, 16, 16}), {});
        const QString refused = refusalOf([&] { (void)predictor.scores(at::zeros({1, 3, 16, 16}), {}); });
        QVERIFY2(refused.contains(QStringLiteral("wrote more than its reply: 'and more'")),
                 qPrintable(refused));
    }

    // More than a pipe holds in both directions, and much on stderr: neither side blocks the other.
    void muchGoesBothWays()
    {
        Predictor predictor("echo '{\"kind\": \"logits\", \"size\": 512, \"classes\": 3}'; "
                            "head -c 200000 /dev/zero >&2; head -c 3145856 > /dev/null; "
                                + header("(1, 3)") + "printf '123412341234'; head -c 300000 /dev/zero >&2",
                            20s, {});
        QCOMPARE(predictor.scores(at::zeros({1, 3, 512, 512}), {}).size(1), std::int64_t(3));
    }

    // An input larger than a pipe holds cannot be sent to a program that does not read.
    void inputsAreRead()
    {
        Predictor predictor(R"(echo '{"kind": "logits", "size": 512, "classes": 3}'; exec <&-; sleep 30)",
                            60s, {});
        const QString refused = refusalOf([&] { (void)predictor.scores(at::zeros({1, 3, 512, 512}), {}); });
        QVERIFY2(refused.contains(QStringLiteral("closed its input")), qPrintable(refused));
    }

    void answersBelongToWhatWasRead()
    {
        Predictor predictor(
            "echo '{\"kind\": \"logits\", \"size\": 512, \"classes\": 3}'; head -c 10 > /dev/null; "
                + header("(1, 3)") + "printf '123412341234'; sleep 30",
            60s, {});
        (void)predictor.scores(at::zeros({1, 3, 512, 512}), {});
        const QString refused = refusalOf([&] { (void)predictor.scores(at::zeros({1, 3, 512, 512}), {}); });
        QVERIFY2(refused.contains(QStringLiteral("replied before reading its input")), qPrintable(refused));
    }

    void badBoxes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(says);
        };
        row("{}", "expected a list");
        row("[1]", "expected boxes as JSON objects");
        row(R"([{"box": [0,0,1], "class": 0, "score": 1}])", "[left, top, right, bottom]");
        row(R"([{"box": [5,0,1,1], "class": 0, "score": 1}])", "[left, top, right, bottom]");
        row(R"([{"box": [0,0,1,1e300], "class": 0, "score": 1}])", "box 0: box");
        row(R"([{"box": [0,0,1,1], "class": 2, "score": 1}])", "from 0 to 1");
        row(R"([{"box": [0,0,1,1], "class": 0, "score": 1.5}])", "score");
        row(R"([{"box": [0,0,1,1], "class": 0}])", "score");
        row(R"([{"box": [0,0,1,1], "scores": [1]}])", "2 numbers");
        row(R"([{"box": [0,0,1,1], "scores": [1, -1]}])", "scores");
        row(R"([{"box": [0,0,1,1], "class": 0, "score": 1, "name": "cat"}])", "name");
        row(R"([{"box": [0,0,1,1], "class": 0, "score": 1}, {"box": [0,0,1,1], "scores": [1, 0]}])",
            "others only a class");
        row("[", "");
    }
    void badBoxes()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const QString refused = refusalOf([&] { (void)boxesIn(line.toStdString(), 2); });
        QVERIFY2(!refused.startsWith('<') && refused.contains(says), qPrintable(refused));
    }

    void whatItSaysDecidesThePreprocessing()
    {
        const auto of = [](const char* line) { return predictorFacts(line, "test"); };
        const PredictorFacts plain = of(R"({"kind": "scores", "size": [30, 45], "labels": ["a", "b"]})");
        QCOMPARE(plain.config.imageHeight.value, 30);
        QCOMPARE(plain.config.imageWidth.value, 45);
        QCOMPARE(plain.config.numClasses.value, 2);
        QCOMPARE(plain.config.patchSize.value, 15); // the largest divisor of both up to 16
        QCOMPARE(plain.batch, 1);
        QVERIFY(plain.layout == PixelLayout::ChannelsFirst && plain.kind == PredictorKind::Scores);
        QVERIFY(plain.config.cropMode.value == CropMode::Center);
        const PredictorFacts bytes = of(R"({"kind": "boxes", "size": 64, "classes": 9, "range": [-1, 1]})");
        for (const double level : {0.0, 0.25, 1.0}) {
            QCOMPARE((level - bytes.config.mean.value[1]) / bytes.config.std.value[1], 2 * level - 1);
        }
        QVERIFY(bytes.config.cropMode.value == CropMode::Squash); // the whole picture
    }

    // All processes that the command has started end with it, even those that do not read their input.
    void nothingIsLeftBehind()
    {
        const std::string note = m_folder.filePath(QStringLiteral("note")).toStdString();
        pid_t helper = 0, shell = 0;
        {
            Predictor predictor("sleep 1000 & echo $! $$ > '" + note + "'; trap '' TERM; " + goodLine
                                    + "sleep 1000",
                                20s, {});
            std::ifstream(note) >> helper >> shell;
            QVERIFY(helper > 0 && !isGone(helper) && !isGone(shell));
        }
        QVERIFY(isGone(shell));
        QTRY_VERIFY(isGone(helper)); // once its adoptive parent has reaped it
    }

    // However the program ends, at once and without destructors, its predictors end with it.
    void nothingOutlivesTheProgram_data()
    {
        QTest::addColumn<int>("signal");
        for (const int signal : {SIGKILL, SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT}) {
            QTest::newRow(::strsignal(signal)) << signal;
        }
    }
    void nothingOutlivesTheProgram()
    {
        QFETCH(int, signal);
        const QString note = m_folder.filePath(QStringLiteral("held-%1").arg(signal));
        QProcess holder;
        holder.start(QCoreApplication::applicationFilePath(),
                     {QStringLiteral("test_predictor"), QStringLiteral("--child"), QStringLiteral("holder"),
                      QStringLiteral("trap '' TERM INT HUP; sleep 1000 & echo $$ $! > '%1.part'; "
                                     "mv '%1.part' '%1'; sleep 1000; sleep 1000")
                          .arg(note)});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(note), 60'000);
        pid_t shell = 0, helper = 0;
        std::ifstream(note.toStdString()) >> shell >> helper;
        QVERIFY(helper > 0 && !isGone(helper) && !isGone(shell));
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(shell).size(), std::size_t(3),
                                  20'000); // and a second one, which sleeps
        QCOMPARE(::kill(static_cast<pid_t>(holder.processId()), signal), 0);
        QVERIFY(holder.waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(isGone(helper) && isGone(shell) && processesOf(shell).empty(), 20'000);
    }

    // The watcher reads the one pipe that shows that we live, and holds no other file of ours.
    void theWatcherHoldsNothing()
    {
        const std::string note = m_folder.filePath(QStringLiteral("watched")).toStdString();
        const int shared = ::open("/dev/null", O_RDONLY); // inheritable, as a library opens it
        pid_t shell = 0;
        {
            Predictor predictor("echo $$ > '" + note + "'; " + goodLine + "read end; exit 0", 20s, {});
            std::ifstream(note) >> shell;
            std::vector<pid_t> children = processesOf(0);
            children.erase(std::find(children.begin(), children.end(), shell));
            QCOMPARE(children.size(), std::size_t(1));
            std::set<std::string> held;
            std::set<Path> what;
            for (const auto& each :
                 std::filesystem::directory_iterator("/proc/" + std::to_string(children[0]) + "/fd")) {
                held.insert(each.path().filename());
                what.insert(std::filesystem::read_symlink(each.path()));
            }
            QCOMPARE(held, (std::set<std::string>{"0", "1", "2"}));
            QVERIFY(what.size() == 1 && what.begin()->string().rfind("pipe:", 0) == 0);
        }
        ::close(shared);
        QVERIFY(processesOf(0).empty());
    }

    // The answer to a cancelled request is never taken for the answer to the next one.
    void whoWasCancelledMayAskAgain()
    {
        Predictor network(wrapped(2), 20s, {}), detector(child("detector"), 20s, {});
        const at::Tensor four = m_pixels.expand({4, 3, 24, 24}) * at::arange(1, 5).view({4, 1, 1, 1});
        const at::Tensor dark = at::zeros({9, 3, height, width}), light = at::ones({1, 3, height, width});
        const at::Tensor expected = network.scores(m_pixels, {});
        QCOMPARE(detector.boxes(light, {}).front().size(), std::size(places));
        int cancelled = 0;
        for (int round = 0; round < 12; ++round) {
            const CancelToken cancel;
            std::thread impatient([&] {
                std::this_thread::sleep_for(round * 200us);
                cancel.cancel();
            });
            const QString first = refusalOf([&] { (void)network.scores(four, cancel); });
            const QString second = refusalOf([&] { (void)detector.boxes(dark, cancel); });
            impatient.join();
            cancelled += first.isEmpty() ? 0 : 1;
            QVERIFY2(network.scores(m_pixels, {}).equal(expected), qPrintable(first));
            QCOMPARE(detector.boxes(light, {}).front().size(), std::size(places));
            QVERIFY(!second.isEmpty());
        }
        QVERIFY(cancelled > 0);
    }

    void waitingEndsWhenNobodyWantsIt()
    {
        Predictor predictor(goodLine + std::string("cat > /dev/null"), 600s, {});
        const CancelToken cancel;
        std::thread impatient([&] { cancel.cancel(); });
        bool cancelled = false;
        try {
            (void)predictor.scores(at::zeros({1, 3, 16, 16}), cancel);
        } catch (const Error& error) {
            cancelled = error.code() == ErrorCode::Cancelled;
        }
        impatient.join();
        QVERIFY(cancelled);
    }

private:
    [[nodiscard]] std::string wrapped(int batch, const QString& layout = QStringLiteral("NCHW")) const
    {
        return child(join("network '", m_file, "' 'window,size=3@all' ", batch, " ", layout.toStdString()));
    }

    QTemporaryDir m_folder;
    std::string m_file;
    AttentionPlan m_plan;
    std::unique_ptr<VisionTransformer> m_network;
    at::Tensor m_pixels;
};

namespace {

int run(int argc, char** argv)
{
    if (argc > 2 && std::string(argv[1]) == "--child") {
        const std::string as = argv[2];
        return as == "holder"  ? hold(argv[3])
            : as == "detector" ? answerAsDetector()
                               : answerAsNetwork(argv + 3);
    }
    return test::runTest<TestPredictor, QCoreApplication>(argc, argv);
}

} // namespace

HYDRA_TEST_MAIN(run)
#include "test_predictor.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/predictor/predictor.h"

#include "core/base/printable.h"
#include "core/format/named_array.h"
#include "core/predictor/predictor_answer.h"

#include <ATen/ATen.h>

#include <algorithm>

namespace hydra {

namespace {

constexpr std::size_t longestFirstLine = 8U << 20, longestLine = 16U << 20;

class ClassScorer final : public Scorer
{
public:
    ClassScorer(Predictor& predictor, int classIndex)
        : m_predictor(predictor)
        , m_class(classIndex)
    { }
    [[nodiscard]] Worth worth(const at::Tensor& pixels, ClassValue measured,
                              const CancelToken& cancel) const override
    {
        return worthOfClass(m_predictor.scores(pixels, cancel), m_class,
                            measured == ClassValue::Probability
                                && m_predictor.facts().kind == PredictorKind::Logits);
    }
    [[nodiscard]] std::int64_t picturesAtOnce() const override { return m_predictor.facts().batch; }

private:
    Predictor& m_predictor;
    int m_class;
};

} // namespace

// What goes wrong is said with the command and what it said last itself.
template<class Ask>
auto Predictor::told(const Ask& ask)
{
    try {
        return ask();
    } catch (const Error& error) {
        if (error.code() != ErrorCode::Input) {
            throw;
        }
        throw inputError("predictor ", printable(m_command), ": ", error.what(), m_child.lastWords());
    }
}

Predictor::Predictor(std::string command, std::chrono::milliseconds patience, const CancelToken& cancel)
    : m_command(std::move(command))
    , m_child(m_command, patience)
{
    told([&] {
        const std::string line = m_child.readLine(longestFirstLine, cancel);
        try {
            m_facts = predictorFacts(line, "its first line");
        } catch (const Error& error) {
            throw inputError(error.what(), "; it begins with ", printable(line));
        }
    });
}

void Predictor::show(const at::Tensor& pixels)
{
    const bool last = m_facts.layout == PixelLayout::ChannelsLast;
    const at::Tensor plain =
        (last ? pixels.permute({0, 2, 3, 1}) : pixels).to(at::kCPU, at::kFloat).contiguous();
    std::string bytes = npyHeader("<f4", {plain.sizes().begin(), plain.sizes().end()});
    bytes.append(static_cast<const char*>(plain.data_ptr()), plain.nbytes());
    m_child.send(std::move(bytes));
}

at::Tensor Predictor::scores(const at::Tensor& pixels, const CancelToken& cancel)
{
    return told([&] {
        std::vector<at::Tensor> found;
        for (const at::Tensor& some : pixels.split(m_facts.batch)) {
            show(some);
            std::string file = m_child.read(npyStart, cancel);
            file += m_child.read(npyHeaderRest(file), cancel);
            file += m_child.read(npyValues(file, some.size(0), config().numClasses), cancel);
            found.push_back(scoresIn(file));
        }
        return at::cat(found);
    });
}

std::vector<std::vector<Detection>> Predictor::boxes(const at::Tensor& pixels, const CancelToken& cancel)
{
    return told([&] {
        std::vector<std::vector<Detection>> found;
        for (const at::Tensor& some : pixels.split(m_facts.batch)) {
            show(some);
            for (std::int64_t i = 0; i < some.size(0); ++i) {
                found.push_back(boxesIn(m_child.readLine(longestLine, cancel), config().numClasses));
            }
        }
        return found;
    });
}

std::unique_ptr<Scorer> scorerOf(Predictor& predictor, int classIndex)
{
    return std::make_unique<ClassScorer>(predictor, classIndex);
}

std::unique_ptr<BoxScorer> scorerOf(Predictor& predictor, const Detection& box)
{
    return std::make_unique<BoxScorer>(
        [&predictor](const at::Tensor& pixels, const CancelToken& cancel) {
            return predictor.boxes(pixels, cancel);
        },
        box, predictor.facts().batch);
}

} // namespace hydra

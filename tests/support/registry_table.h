// SPDX-License-Identifier: GPL-3.0-or-later
// The table of timm's networks as rows, a network's tensors made from a row, and the table of families as
// text.
#pragma once

#include "core/checkpoint/architecture_names.h"
#include "core/model/named_tensors.h"

#include <ATen/ATen.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace hydra::test {

using Row = std::map<std::string, std::string>;

inline std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> found(1);
    for (const char c : line) {
        if (c == ',') {
            found.emplace_back();
        } else {
            found.back() += c;
        }
    }
    return found;
}

// Rows by the names of the columns; a cell with a comma is quoted ("q,v").
inline std::vector<Row> readRegistry(const std::string& path)
{
    std::ifstream in(path);
    std::string line;
    std::getline(in, line);
    const std::vector<std::string> columns = cellsOf(line);
    std::vector<Row> rows;
    while (std::getline(in, line)) {
        if (const std::size_t quoted = line.find("\"q,v\""); quoted != std::string::npos) {
            line.replace(quoted, 5, "q;v");
        }
        const std::vector<std::string> values = cellsOf(line);
        Row row;
        for (std::size_t i = 0; i < std::min(columns.size(), values.size()); ++i) {
            row[columns[i]] = values[i] == "q;v" ? "q,v" : values[i];
        }
        rows.push_back(row);
    }
    return rows;
}

// Whether the program runs this row's network.
inline bool isRun(const Row& r)
{
    const std::string& module = r.at("module");
    return (module == "vision_transformer" || module == "deit" || module == "eva" || module == "beit")
        && r.at("norm_position") != "parallel" && r.at("attention") != "DiffAttention"
        && r.at("architecture").rfind("aimv2", 0) != 0;
}

// Makes tensors that take no memory, under timm's names.
class RowsTensors
{
public:
    explicit RowsTensors(const Row& row)
        : m_row(row)
        , m_width(number("embed_dim"))
        , m_hidden(number("mlp_hidden"))
    { }

    [[nodiscard]] NamedTensors all()
    {
        const std::int64_t patch = number("patch_size");
        linear("patch_embed.proj", {m_width, 3, patch, patch}, !is("pre_transformer_norm"));
        tokens();
        norm("norm_pre", is("pre_transformer_norm"));
        for (std::int64_t i = 0; i < number("depth"); ++i) {
            block("blocks." + std::to_string(i) + ".");
        }
        norm("fc_norm", is("fc_norm"));
        norm("norm", m_row.at("final_norm") != "none");
        if (m_row.at("pool") == "map") {
            pool();
        }
        if (const std::int64_t classes = number("num_classes"); classes > 0) {
            linear("head", {classes, m_width});
            if (is("dist_token")) {
                linear("head_dist", {classes, m_width});
            }
        }
        return m_tensors;
    }

private:
    [[nodiscard]] std::int64_t number(const char* column) const
    {
        return m_row.at(column).empty() ? 0 : std::stoll(m_row.at(column));
    }
    [[nodiscard]] bool is(const char* column) const { return m_row.at(column) == "true"; }

    void put(const std::string& name, const std::vector<std::int64_t>& shape)
    {
        m_tensors[name] = at::zeros({1}).expand(shape);
    }
    void linear(const std::string& name, const std::vector<std::int64_t>& shape, bool bias = true)
    {
        put(name + ".weight", shape);
        if (bias) {
            put(name + ".bias", {shape.front()});
        }
    }
    void norm(const std::string& name, bool there, std::int64_t width = 0)
    {
        if (there) {
            linear(name, {width > 0 ? width : m_width});
        }
    }
    void tokens()
    {
        if (is("class_token")) {
            put("cls_token", {1, 1, m_width});
        }
        if (is("dist_token")) {
            put("dist_token", {1, 1, m_width});
        }
        if (number("reg_tokens") > 0) {
            put("reg_token", {1, number("reg_tokens"), m_width});
        }
        if (const std::string& shape = m_row.at("pos_embed"); shape != "0" && !shape.empty()) {
            put("pos_embed", {1, std::stoll(shape.substr(2)), m_width});
        }
        if (m_row.at("rope") == "mixed") {
            const std::int64_t heads = number("num_heads");
            put("rope.freqs", {2, number("depth"), heads, m_width / heads / 2});
        }
    }
    void block(const std::string& at)
    {
        norm(at + "norm1", true);
        attention(at + "attn.");
        norm(at + "norm2", true);
        mlp(at + "mlp.");
        if (is("layer_scale")) {
            const bool ours = m_row.at("module") == "eva" || m_row.at("module") == "beit";
            put(at + (ours ? "gamma_1" : "ls1.gamma"), {m_width});
            put(at + (ours ? "gamma_2" : "ls2.gamma"), {m_width});
        }
    }
    void attention(const std::string& at)
    {
        const std::string& bias = m_row.at("qkv_bias");
        if (m_row.at("qkv") == "separate") {
            for (const char part : {'q', 'k', 'v'}) {
                linear(at + part + "_proj", {m_width, m_width}, part != 'k');
            }
        } else {
            linear(at + "qkv", {3 * m_width, m_width}, bias == "qkv");
        }
        if (bias == "q,v") {
            put(at + "q_bias", {m_width});
            put(at + "v_bias", {m_width});
        }
        norm(at + "norm", !m_row.at("attn_inner_norm").empty());
        linear(at + "proj", {m_width, m_width}, m_row.at("proj_bias") != "false");
        if (!m_row.at("relative_bias").empty()) {
            const std::int64_t side = std::stoll(m_row.at("input_size")) / number("patch_size");
            put(at + "relative_position_bias_table",
                {(2 * side - 1) * (2 * side - 1) + 3, number("num_heads")});
        }
    }
    void mlp(const std::string& at)
    {
        if (m_row.at("mlp") == "SwiGLU") {
            linear(at + "fc1_g", {m_hidden, m_width});
            linear(at + "fc1_x", {m_hidden, m_width});
        } else {
            linear(at + "fc1", {m_hidden * (m_row.at("mlp") == "GluMlp" ? 2 : 1), m_width});
        }
        norm(at + "norm", !m_row.at("mlp_inner_norm").empty(), m_hidden);
        linear(at + "fc2", {m_width, m_hidden});
    }
    void pool()
    {
        put("attn_pool.latent", {1, 1, m_width});
        linear("attn_pool.q", {m_width, m_width});
        linear("attn_pool.kv", {2 * m_width, m_width});
        linear("attn_pool.proj", {m_width, m_width});
        norm("attn_pool.norm", true);
        linear("attn_pool.mlp.fc1", {m_hidden, m_width});
        linear("attn_pool.mlp.fc2", {m_width, m_hidden});
    }

    const Row& m_row;
    std::int64_t m_width, m_hidden;
    NamedTensors m_tensors;
};

inline NamedTensors tensorsOf(const Row& row)
{
    return RowsTensors(row).all();
}

// The table of families in reference.md, generated from the program's rows and rules.
inline std::string familiesInWords()
{
    struct Kind
    {
        const char* title;
        std::vector<const char*> parts; // parts of its architecture names
        const char* whose; // whose tensor names
    };
    static const std::vector<Kind> kinds{
        {"AIMv2", {"aimv2"}, "timm"},
        {"BEiT-3", {"beit3"}, "timm"},
        {"BEiT, BEiT v2", {"beit"}, "timm, Hugging Face"},
        {"CLIP", {"_clip_"}, "timm, OpenAI, open_clip, Hugging Face"},
        {"DeiT", {"deit_"}, "timm, authors, Hugging Face"},
        {"DeiT III", {"deit3"}, "timm, authors"},
        {"differential and parallel blocks", {"_dwee", "_dlittle", "pwee", "_xp_"}, "timm"},
        {"DINOv2", {"_dinov2"}, "timm, authors, Hugging Face"},
        {"DINOv3, EUPE", {"_dinov3"}, "timm, authors, Hugging Face"},
        {"EVA-02", {"eva02"}, "timm, authors"},
        {"EVA", {"eva_"}, "timm, authors"},
        {"FlexiViT", {"flexivit"}, "timm"},
        {"norms after the branches", {"_rpn_"}, "timm"},
        {"Perception Encoder", {"vit_pe_"}, "timm, authors"},
        {"rotary ViT", {"_rope"}, "timm"},
        {"SigLIP, SigLIP 2 (not NaFlex)", {"siglip"}, "timm, open_clip, Hugging Face"},
        {"ViT", {""}, "timm, torchvision, Google, Hugging Face"},
    };
    std::map<std::string, std::pair<int, int>> counts;
    std::map<std::string, std::string> reasons;
    for (const NamedArchitecture& row : namedArchitectures()) {
        // EVA-02's CLIP towers are EVA-02; a ViT's own names come last.
        for (const char* first : {"eva", ""}) {
            const Kind* found = nullptr;
            for (const Kind& kind : kinds) {
                for (const char* part : kind.parts) {
                    const bool has = std::string(row.name).find(part) != std::string::npos;
                    const bool allowed = *first == '\0' || std::string(part).rfind(first, 0) == 0;
                    found = found == nullptr && has && allowed ? &kind : found;
                }
            }
            if (found != nullptr) {
                auto& [networks, weights] = counts[found->title];
                std::istringstream tags(row.tags);
                for (std::string tag; tags >> tag;) {
                    ++weights;
                }
                ++networks;
                reasons[found->title] = row.look().notRun;
                break;
            }
        }
    }
    std::ostringstream text;
    text << "| family | timm's names | weights | names of tensors | opened |\n|---|---|---|---|---|\n";
    for (const Kind& kind : kinds) {
        const std::string& why = reasons[kind.title];
        text << "| " << kind.title << " | " << counts[kind.title].first << " | " << counts[kind.title].second
             << " | " << kind.whose << " | " << (why.empty() ? "yes" : "no: " + why) << " |\n";
    }
    for (const auto& [part, why] : otherNetworks()) {
        std::string shown = part;
        shown.erase(0, shown.find_first_not_of("^_"));
        shown.erase(shown.find_last_not_of('_') + 1);
        text << "| names with `" << shown << "` | | | | no: " << why << " |\n";
    }
    return text.str();
}

} // namespace hydra::test

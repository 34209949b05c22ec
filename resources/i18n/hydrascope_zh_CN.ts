<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
<name>window</name>
<message><source>token %1 (row %2, col %3)</source><translation>token %1（第 %2 行，第 %3 列）</translation></message>
<message><source>mean of the patches</source><translation>图像块的均值</translation></message>
<message><source>class token</source><translation>类别 token</translation></message>
<message><source>prefix token %1</source><translation>前缀 token %1</translation></message>
<message><source>length %1</source><translation>长度 %1</translation></message>
<message><source>at (%1, %2)</source><translation>位于 (%1, %2)</translation></message>
<message><source>%1 points of %2, %3</source><translation>%2 的 %1 个点，%3</translation></message>
<message><source>%1 pictures</source><translation>%1 张图像</translation></message>
<message><source>t-SNE, %1, perplexity %2, seed %3</source><translation>t-SNE，%1，困惑度 %2，种子 %3</translation></message>
<message><source>all together</source><translation>全部一起</translation></message>
<message><source>each by itself</source><translation>各自单独</translation></message>
<message><source>stopped at iteration %1 after %2 s; divergence unknown</source><translation>在 %2 s 后于第 %1 次迭代停止；散度未知</translation></message>
<message><source>%1 iterations (%2) in %3 s</source><translation>%1 次迭代（%2），用时 %3 s</translation></message>
<message><source>all pairs</source><translation>所有点对</translation></message>
<message><source>Barnes-Hut</source><translation>Barnes-Hut</translation></message>
<message><source>KL divergence %1</source><translation>KL 散度 %1</translation></message>
<message><source>trustworthiness %1</source><translation>可信度（trustworthiness）%1</translation></message>
<message><source>outlier patches (ringed): %1</source><translation>离群图像块（圈出）：%1</translation></message>
<message><source>Copy pat&amp;h</source><translation>复制路径(&amp;H)</translation></message>
<message><source>open a model and a picture first</source><translation>请先打开模型和图像</translation></message>
<message><source>&amp;File</source><translation>文件(&amp;F)</translation></message>
<message><source>&amp;Open picture…</source><translation>打开图像(&amp;O)…</translation></message>
<message><source>Any picture file; dragging files or folders in works too.</source><translation>任意图像文件；也可以将文件或文件夹拖入窗口。</translation></message>
<message><source>photo photograph file load</source><translation>照片 相片 文件 加载 载入</translation></message>
<message><source>Open</source><translation>打开</translation></message>
<message><source>Open &amp;folder…</source><translation>打开文件夹(&amp;F)…</translation></message>
<message><source>Ctrl+Shift+O</source><translation>Ctrl+Shift+O</translation></message>
<message><source>All pictures of a folder; step through them with the arrow keys.</source><translation>文件夹中的所有图像；用方向键逐张浏览。</translation></message>
<message><source>directory dataset photographs load</source><translation>目录 数据集 照片 加载 载入</translation></message>
<message><source>Folder</source><translation>文件夹</translation></message>
<message><source>Recent pict&amp;ures</source><translation>最近的图像(&amp;U)</translation></message>
<message><source>Open &amp;model…</source><translation>打开模型(&amp;M)…</translation></message>
<message><source>Ctrl+M</source><translation>Ctrl+M</translation></message>
<message><source>A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz.</source><translation>Vision Transformer 检查点：safetensors、PyTorch、TorchScript 或 npz。</translation></message>
<message><source>checkpoint weights network load download hub hugging face</source><translation>检查点 checkpoint 权重 网络 加载 载入 下载 hub hugging face</translation></message>
<message><source>Open autoen&amp;coder…</source><translation>打开自编码器(&amp;C)…</translation></message>
<message><source>Ctrl+Shift+A</source><translation>Ctrl+Shift+A</translation></message>
<message><source>A sparse autoencoder of the open model: of saev, ViT-Prisma, SAELens, sparsify, dictionary_learning or Overcomplete. A folder can be dropped on the window.</source><translation>已打开模型的稀疏自编码器：saev、ViT-Prisma、SAELens、sparsify、dictionary_learning 或 Overcomplete。可将文件夹拖放到窗口。</translation></message>
<message><source>sae dictionary features</source><translation>sae 字典 特征</translation></message>
<message><source>open a model first</source><translation>请先打开模型</translation></message>
<message><source>Open &amp;training folder…</source><translation>打开训练文件夹(&amp;T)…</translation></message>
<message><source>Ctrl+Shift+T</source><translation>Ctrl+Shift+T</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to.</source><translation>训练期间或训练后的训练曲线：打开 hydrascope-cli train 写入的文件夹。</translation></message>
<message><source>log run curves</source><translation>日志 log 运行 曲线</translation></message>
<message><source>Recent tr&amp;ainings</source><translation>最近的训练(&amp;A)</translation></message>
<message><source>Open s&amp;ession…</source><translation>打开会话(&amp;E)…</translation></message>
<message><source>Ctrl+Alt+O</source><translation>Ctrl+Alt+O</translation></message>
<message><source>Restores everything that was shown: model, pictures, method and appearance.</source><translation>恢复当时显示的全部内容：模型、图像、方法和外观。</translation></message>
<message><source>Save sess&amp;ion…</source><translation>保存会话(&amp;I)…</translation></message>
<message><source>Ctrl+Shift+S</source><translation>Ctrl+Shift+S</translation></message>
<message><source>Saves everything that is shown in a small file that refers to its model and pictures.</source><translation>将当前显示的全部内容保存到一个小文件中，该文件引用其模型和图像。</translation></message>
<message><source>&amp;Recent sessions</source><translation>最近的会话(&amp;R)</translation></message>
<message><source>&amp;Save picture…</source><translation>保存图像(&amp;S)…</translation></message>
<message><source>Saves what the canvas shows as PNG. For the numbers, use File &gt; Export data.</source><translation>将画布上显示的内容保存为 PNG。如需数值，请使用“文件 &gt; 导出数据”。</translation></message>
<message><source>png screenshot file</source><translation>png 截图 截屏 文件</translation></message>
<message><source>Save</source><translation>保存</translation></message>
<message><source>Make a fi&amp;gure…</source><translation>制作插图(&amp;G)…</translation></message>
<message><source>Ctrl+E</source><translation>Ctrl+E</translation></message>
<message><source>A figure for a paper: maps over head counts or methods, t-SNE or costs, as PDF, SVG or PNG at a given size.</source><translation>论文插图：不同头数或方法的热图、t-SNE 或开销，按指定尺寸输出为 PDF、SVG 或 PNG。</translation></message>
<message><source>pdf svg png paper publication plot</source><translation>pdf svg png 论文 发表 出版 绘图 图表</translation></message>
<message><source>Figure</source><translation>插图</translation></message>
<message><source>Re&amp;port…</source><translation>报告(&amp;P)…</translation></message>
<message><source>A self-contained web page about the pictures of the list: answers, accuracy, maps with their scores, head counts side by side. Methods use their default settings.</source><translation>关于列表中图像的一个独立网页：答案、准确率、带得分的热图、各头数并列。方法采用默认设置。</translation></message>
<message><source>html page summary folder accuracy print</source><translation>HTML 页面 摘要 文件夹 准确率 打印</translation></message>
<message><source>E&amp;xport data</source><translation>导出数据(&amp;X)</translation></message>
<message><source>&amp;Quit</source><translation>退出(&amp;Q)</translation></message>
<message><source>Ctrl+Q</source><translation>Ctrl+Q</translation></message>
<message><source>M&amp;ap…</source><translation>热图(&amp;A)…</translation></message>
<message><source>Ctrl+Shift+E</source><translation>Ctrl+Shift+E</translation></message>
<message><source>The map&apos;s values: NPY, CSV, JSON with the settings, or NPZ with the maps and predictions of all head counts.</source><translation>热图的数值：NPY、CSV、带设置的 JSON，或包含所有头数的热图和预测的 NPZ。</translation></message>
<message><source>csv npy numpy json npz numbers values heatmap saliency</source><translation>csv npy numpy json npz 数字 数值 热力图 显著性 saliency</translation></message>
<message><source>Export map</source><translation>导出热图</translation></message>
<message><source>Maps of all pict&amp;ures…</source><translation>所有图像的热图(&amp;U)…</translation></message>
<message><source>Asks the current question about every picture of the list. Saves heat maps as a FiftyOne dataset, or boxes around the strongest places as COCO JSON.</source><translation>对列表中的每张图像提出当前问题。热图保存为 FiftyOne 数据集，或将最强处的框保存为 COCO JSON。</translation></message>
<message><source>fiftyone coco dataset boxes heatmaps folder annotations</source><translation>fiftyone coco 数据集 框 热图 文件夹 标注</translation></message>
<message><source>P&amp;redictions…</source><translation>预测(&amp;R)…</translation></message>
<message><source>Every class at every head count, with probability and logit: CSV, JSON or NPZ.</source><translation>每个头数下每个类别的概率和 logit：CSV、JSON 或 NPZ。</translation></message>
<message><source>csv json npz probabilities logits scores labels</source><translation>csv json npz 概率 logits 得分 分数 标签</translation></message>
<message><source>Export predictions</source><translation>导出预测</translation></message>
<message><source>F&amp;eatures…</source><translation>特征(&amp;E)…</translation></message>
<message><source>The network&apos;s internals as arrays: the embedding, and the tokens, queries, keys and values of the block in view. NPZ or safetensors.</source><translation>以数组形式保存网络内部的内容：嵌入，以及当前块的 token、查询、键和值。NPZ 或 safetensors。</translation></message>
<message><source>npz safetensors numpy embedding tokens vectors arrays</source><translation>npz safetensors numpy 嵌入 token 向量 数组</translation></message>
<message><source>&amp;Costs…</source><translation>开销(&amp;C)…</translation></message>
<message><source>The rows of the Cost panel: CSV, JSON or NPZ.</source><translation>“开销”面板的各行：CSV、JSON 或 NPZ。</translation></message>
<message><source>csv json npz flops macs</source><translation>csv json npz flops macs</translation></message>
<message><source>Export costs</source><translation>导出开销</translation></message>
<message><source>E&amp;vidence…</source><translation>证据(&amp;V)…</translation></message>
<message><source>Lets others check the map: picture, input, map, scores and settings in one ZIP file, each with its hash. hydrascope-cli verify recomputes it.</source><translation>供他人核查热图：图像、输入、热图、得分和设置都在一个 ZIP 文件中，各带哈希。hydrascope-cli verify 会重新计算。</translation></message>
<message><source>bundle zip review reproduce verify hash proof</source><translation>证据包 zip 审稿 复现 验证 哈希 证明</translation></message>
<message><source>&amp;Edit</source><translation>编辑(&amp;E)</translation></message>
<message><source>&amp;Undo</source><translation>撤销(&amp;U)</translation></message>
<message><source>Undoes the last change of method, class or appearance.</source><translation>撤销对方法、类别或外观的上一次更改。</translation></message>
<message><source>nothing to undo</source><translation>没有可撤销的操作</translation></message>
<message><source>&amp;Redo</source><translation>重做(&amp;R)</translation></message>
<message><source>Ctrl+Y</source><translation>Ctrl+Y</translation></message>
<message><source>Redoes what was undone.</source><translation>恢复被撤销的更改。</translation></message>
<message><source>nothing to redo</source><translation>没有可重做的操作</translation></message>
<message><source>Undo &amp;several steps</source><translation>撤销多步(&amp;S)</translation></message>
<message><source>&amp;Back to start</source><translation>回到起点(&amp;B)</translation></message>
<message><source>Ctrl+Home</source><translation>Ctrl+Home</translation></message>
<message><source>Resets map, class, heads, attention, switched-off parts and the view; picture and model stay. One undo brings everything back.</source><translation>将热图、类别、头数、注意力、已关闭的部分和视图恢复到起点；图像和模型保持不变。撤销一次即可恢复。</translation></message>
<message><source>home reset start over default</source><translation>主页 重置 重新开始 默认</translation></message>
<message><source>&amp;Copy view</source><translation>复制视图(&amp;C)</translation></message>
<message><source>The picture with its map, to the clipboard.</source><translation>将图像及其热图复制到剪贴板。</translation></message>
<message><source>clipboard screenshot</source><translation>剪贴板 截图 截屏</translation></message>
<message><source>&amp;Paste picture</source><translation>粘贴图像(&amp;P)</translation></message>
<message><source>A picture, or the path of one, from the clipboard.</source><translation>剪贴板中的图像，或图像的路径。</translation></message>
<message><source>clipboard</source><translation>剪贴板</translation></message>
<message><source>Paste</source><translation>粘贴</translation></message>
<message><source>Pr&amp;eferences…</source><translation>首选项(&amp;E)…</translation></message>
<message><source>Ctrl+,</source><translation>Ctrl+,</translation></message>
<message><source>Language, theme, threads, memory, what opens at the start, the size of new figures.</source><translation>语言、主题、线程、内存、启动时打开的内容、新插图的尺寸。</translation></message>
<message><source>settings options language theme dark threads memory</source><translation>设置 选项 语言 主题 深色 线程 内存</translation></message>
<message><source>E&amp;xplain</source><translation>解释(&amp;X)</translation></message>
<message><source>&amp;More heads</source><translation>增加头数(&amp;M)</translation></message>
<message><source>The next larger sub-network.</source><translation>更大一级的子网络。</translation></message>
<message><source>&amp;Fewer heads</source><translation>减少头数(&amp;F)</translation></message>
<message><source>The next smaller sub-network.</source><translation>更小一级的子网络。</translation></message>
<message><source>Use &amp;all heads</source><translation>使用全部头(&amp;A)</translation></message>
<message><source>Ctrl+0</source><translation>Ctrl+0</translation></message>
<message><source>Back to the full network.</source><translation>回到完整网络。</translation></message>
<message><source>Also n&amp;umbers of heads it was not trained with</source><translation>也包括未训练过的头数(&amp;U)</translation></message>
<message><source>Also offers head counts that the model was not trained for. Their results are unreliable.</source><translation>同时提供模型未训练过的头数。其结果不可靠。</translation></message>
<message><source>all k sub-networks</source><translation>全部 所有 k 子网络</translation></message>
<message><source>this model has no other head counts</source><translation>此模型没有其他头数</translation></message>
<message><source>Choose a m&amp;ethod…</source><translation>选择方法(&amp;E)…</translation></message>
<message><source>Ctrl+Shift+X</source><translation>Ctrl+Shift+X</translation></message>
<message><source>All methods by the question that they answer, each as a small map of this picture.</source><translation>按所回答的问题列出全部方法，每种方法显示为此图像的一张小热图。</translation></message>
<message><source>gallery heatmap saliency explanation thumbnails</source><translation>图库 热图 显著性 解释 缩略图</translation></message>
<message><source>&amp;Predicted class</source><translation>预测类别(&amp;P)</translation></message>
<message><source>Ctrl+1</source><translation>Ctrl+1</translation></message>
<message><source>Explain the class that the full network predicts, for every head count.</source><translation>在每个头数下都解释完整网络预测的类别。</translation></message>
<message><source>label category top answer</source><translation>标签 类别 首位 答案 top</translation></message>
<message><source>Fi&amp;nd class</source><translation>查找类别(&amp;N)</translation></message>
<message><source>Search the class names.</source><translation>搜索类别名称。</translation></message>
<message><source>label category name search</source><translation>标签 类别 名称 搜索</translation></message>
<message><source>&amp;Why not its label</source><translation>为何不是其标签(&amp;W)</translation></message>
<message><source>For a picture that the network gets wrong: what speaks for the predicted class rather than for that of its label.</source><translation>对于网络判断错误的图像：什么支持预测的类别，而不是标签的类别。</translation></message>
<message><source>mistake error confusion misclassified compared labelled</source><translation>错误 混淆 误分类 对比 标注</translation></message>
<message><source>no label says that this picture is predicted wrong</source><translation>没有标签表明此图像预测错误</translation></message>
<message><source>C&amp;lass token</source><translation>类别 token(&amp;L)</translation></message>
<message><source>Sets the query back to the class token, which summarises the whole picture.</source><translation>将查询重新设为类别 token，它概括整张图像。</translation></message>
<message><source>query cls</source><translation>查询 query cls</translation></message>
<message><source>the query is the class token already</source><translation>查询已是类别 token</translation></message>
<message><source>&amp;Before and after</source><translation>前后对比(&amp;B)</translation></message>
<message><source>Ctrl+B</source><translation>Ctrl+B</translation></message>
<message><source>The network as it is, next to the network without what is switched off under What if. If nothing is, outlier tokens are moved, provided that hydrascope-cli registers has found their neurons.</source><translation>将原网络与去掉“假设分析”中已关闭部分的网络并排显示。如果没有关闭任何部分，则移动离群 token（前提是 hydrascope-cli registers 已找到其神经元）。</translation></message>
<message><source>ablation what if compare</source><translation>消融 假设 what if 对比 比较</translation></message>
<message><source>nothing is switched off under What if</source><translation>“假设分析”中没有关闭任何部分</translation></message>
<message><source>Restore &amp;trained attention</source><translation>恢复训练时的注意力(&amp;T)</translation></message>
<message><source>Ctrl+T</source><translation>Ctrl+T</translation></message>
<message><source>Every block computes the attention it was trained with.</source><translation>每个块都计算训练时所用的注意力。</translation></message>
<message><source>reset original softmax</source><translation>重置 恢复 原始 softmax</translation></message>
<message><source>every block computes its trained attention</source><translation>每个块都在计算训练时的注意力</translation></message>
<message><source>Restore</source><translation>恢复</translation></message>
<message><source>&amp;Cancel</source><translation>取消(&amp;C)</translation></message>
<message><source>Ctrl+.</source><translation>Ctrl+.</translation></message>
<message><source>Stop what is being computed.</source><translation>停止正在进行的计算。</translation></message>
<message><source>nothing is being computed</source><translation>没有正在进行的计算</translation></message>
<message><source>&amp;View</source><translation>视图(&amp;V)</translation></message>
<message><source>&amp;Zoom</source><translation>缩放(&amp;Z)</translation></message>
<message><source>Show &amp;map</source><translation>显示热图(&amp;M)</translation></message>
<message><source>Shows or hides the map, to compare it with the picture.</source><translation>显示或隐藏热图，以便与图像对照。</translation></message>
<message><source>&amp;Smooth</source><translation>平滑(&amp;S)</translation></message>
<message><source>Interpolates between token centres. Off: one flat square per token, which is the map&apos;s true resolution.</source><translation>在 token 中心之间插值。关闭时每个 token 显示为一个纯色方块，即热图的真实分辨率。</translation></message>
<message><source>Fa&amp;de low values</source><translation>淡化低值(&amp;D)</translation></message>
<message><source>Makes low values transparent, so that the picture stays visible.</source><translation>使低值透明，让图像保持可见。</translation></message>
<message><source>Gre&amp;y picture under signed maps</source><translation>有符号热图下的图像显示为灰色(&amp;Y)</translation></message>
<message><source>Signed maps are red and blue, and the picture may be, too. Without its own colours, every colour that you see is the map&apos;s.</source><translation>有符号热图为红色和蓝色，图像中也可能有这些颜色。去掉图像自身的颜色后，看到的每种颜色都来自热图。</translation></message>
<message><source>Patch &amp;grid</source><translation>图像块网格(&amp;G)</translation></message>
<message><source>The patches that become tokens.</source><translation>将成为 token 的图像块。</translation></message>
<message><source>Patch words (logit l&amp;ens)</source><translation>图像块词语（logit 透镜）(&amp;H)</translation></message>
<message><source>For the logit lens: the class that each patch would vote for, written on it.</source><translation>用于 logit 透镜：在每个图像块上标出它所支持的类别。</translation></message>
<message><source>logit lens words</source><translation>logit 透镜 logit lens 词</translation></message>
<message><source>Show ground &amp;truth</source><translation>显示真值(&amp;T)</translation></message>
<message><source>The outline of the object, from the mask next to the picture.</source><translation>物体的轮廓，取自图像旁的掩码。</translation></message>
<message><source>mask label annotation object outline right wrong</source><translation>掩码 标签 标注 物体 轮廓 正确 错误</translation></message>
<message><source>this picture has no mask</source><translation>此图像没有掩码</translation></message>
<message><source>Same co&amp;lours for all numbers of heads</source><translation>所有头数使用相同颜色(&amp;L)</translation></message>
<message><source>Ctrl+L</source><translation>Ctrl+L</translation></message>
<message><source>One colour range for all head counts: equal colours mean equal values. Off: each map has its own range.</source><translation>所有头数共用一个颜色范围：颜色相同即数值相同。关闭时每张热图有各自的范围。</translation></message>
<message><source>scale legend normalise</source><translation>刻度 比例 图例 归一化</translation></message>
<message><source>Mar&amp;k outliers</source><translation>标记离群点(&amp;K)</translation></message>
<message><source>Ctrl+U</source><translation>Ctrl+U</translation></message>
<message><source>Rings outlier patches (more than 1.5 interquartile ranges from the quartiles) and excludes them from the colour range, so that the others can be distinguished.</source><translation>圈出离群图像块（距四分位数超过 1.5 倍四分位距），并将其排除在颜色范围之外，以便区分其余图像块。</translation></message>
<message><source>artefacts registers clip</source><translation>伪影 寄存器 裁剪 截断 clip</translation></message>
<message><source>P&amp;resets</source><translation>预设(&amp;R)</translation></message>
<message><source>A&amp;ppearance</source><translation>外观(&amp;P)</translation></message>
<message><source>&amp;Fit</source><translation>适合窗口(&amp;F)</translation></message>
<message><source>The whole picture.</source><translation>整张图像。</translation></message>
<message><source>Fit the &amp;network&apos;s input</source><translation>适合网络输入(&amp;N)</translation></message>
<message><source>Shift+F</source><translation>Shift+F</translation></message>
<message><source>The part of the picture that the network sees, as large as there is room.</source><translation>图像中网络所见的部分，按可用空间尽量放大。</translation></message>
<message><source>&amp;1:1</source><translation>&amp;1:1</translation></message>
<message><source>One pixel of the picture on one pixel of the screen.</source><translation>图像的一个像素对应屏幕的一个像素。</translation></message>
<message><source>Zoom &amp;in</source><translation>放大(&amp;I)</translation></message>
<message><source>Ctrl+=</source><translation>Ctrl+=</translation></message>
<message><source>Zoom &amp;out</source><translation>缩小(&amp;O)</translation></message>
<message><source>Reduce &amp;motion</source><translation>减少动画(&amp;M)</translation></message>
<message><source>Panels and points appear where they belong instead of moving there.</source><translation>面板和点直接出现在其位置，而不是移动过去。</translation></message>
<message><source>animation</source><translation>动画</translation></message>
<message><source>Sa&amp;ve as preset…</source><translation>另存为预设(&amp;V)…</translation></message>
<message><source>Saves the current settings under a name, for use with other pictures and models.</source><translation>以某个名称保存当前设置，用于其他图像和模型。</translation></message>
<message><source>Man&amp;age presets…</source><translation>管理预设(&amp;A)…</translation></message>
<message><source>Rename and delete your own presets.</source><translation>重命名和删除自定义预设。</translation></message>
<message><source>&amp;Window</source><translation>窗口(&amp;W)</translation></message>
<message><source>C&amp;ompare</source><translation>对比(&amp;O)</translation></message>
<message><source>Head counts, methods, attention plans or models side by side for several pictures, with the similarity of any two maps.</source><translation>将多张图像在不同头数、方法、注意力方案或模型下并排显示，并给出任意两张热图的相似度。</translation></message>
<message><source>comparison side by side difference models methods similarity iou</source><translation>比较 并排 差值 差异 模型 方法 相似度 iou</translation></message>
<message><source>&amp;Heads</source><translation>头(&amp;H)</translation></message>
<message><source>The map of every head of every block, the parts that the class&apos;s logit is made of, and the class over the blocks.</source><translation>每个块中每个头的热图、构成该类别 logit 的各部分，以及该类别随各块的变化。</translation></message>
<message><source>head by head matrix blocks layers</source><translation>逐头 矩阵 块 层</translation></message>
<message><source>Em&amp;bedding</source><translation>嵌入(&amp;B)</translation></message>
<message><source>Tokens as points in the plane (t-SNE), for one picture or all, at every head count.</source><translation>将 token 显示为平面上的点（t-SNE），可针对一张或所有图像、每个头数。</translation></message>
<message><source>tsne t-sne pca umap scatter points clusters projection tokens</source><translation>tsne t-sne pca umap 散点 点 聚类 投影 token</translation></message>
<message><source>&amp;Layer</source><translation>层(&amp;L)</translation></message>
<message><source>One attention layer step by step, with this picture&apos;s numbers: queries, keys, values, scores, softmax and output projection.</source><translation>用此图像的数值逐步展示一个注意力层：查询、键、值、分数、softmax 和输出投影。</translation></message>
<message><source>walk-through query key value softmax matrix step by step</source><translation>逐步 查询 键 值 query key value softmax 矩阵 逐步 分步</translation></message>
<message><source>&amp;Features</source><translation>特征(&amp;F)</translation></message>
<message><source>Ctrl+J</source><translation>Ctrl+J</translation></message>
<message><source>The features that a sparse autoencoder finds in this picture: their maps, what they bring to the class, and the answer without them.</source><translation>稀疏自编码器在此图像中找到的特征：其热图、对类别的贡献，以及没有它们时的答案。</translation></message>
<message><source>sparse autoencoder sae dictionary concepts steering</source><translation>稀疏自编码器 sae 字典 概念 操控</translation></message>
<message><source>Roun&amp;ds</source><translation>轮次(&amp;D)</translation></message>
<message><source>Ctrl+Shift+R</source><translation>Ctrl+Shift+R</translation></message>
<message><source>Predictions and maps of each round of a ThinkingViT or ProgResViT, and what the last one changed.</source><translation>ThinkingViT 或 ProgResViT 每一轮次的预测和热图，以及最后一轮带来的变化。</translation></message>
<message><source>thinking progressive exits</source><translation>thinking 思考 渐进 出口 提前退出</translation></message>
<message><source>P&amp;redictor</source><translation>预测程序(&amp;R)</translation></message>
<message><source>A program that predicts, in place of a model: ONNX Runtime, Keras, a detector, a web service. Its classes or boxes are explained by showing it changed pictures.</source><translation>代替模型进行预测的程序：ONNX Runtime、Keras、检测器、网络服务。通过向它展示修改过的图像来解释其类别或框。</translation></message>
<message><source>onnx keras tensorrt detector boxes d-rise yolo pipe program</source><translation>onnx keras tensorrt 检测器 框 d-rise yolo 管道 程序</translation></message>
<message><source>Li&amp;ve</source><translation>实时(&amp;V)</translation></message>
<message><source>Ctrl+Shift+L</source><translation>Ctrl+Shift+L</translation></message>
<message><source>Frames of a video, a folder or a camera with their maps, in real time.</source><translation>实时显示视频、文件夹或摄像头的各帧及其热图。</translation></message>
<message><source>video camera webcam stream</source><translation>视频 摄像头 相机 webcam 流</translation></message>
<message><source>Tra&amp;ining</source><translation>训练(&amp;I)</translation></message>
<message><source>Training progress: losses, accuracy at each head count, and time left.</source><translation>训练进度：损失、各头数的准确率和剩余时间。</translation></message>
<message><source>loss accuracy epochs curves log</source><translation>损失 loss 准确率 轮 epoch 曲线 日志 log</translation></message>
<message><source>In a window of its o&amp;wn</source><translation>在独立窗口中打开(&amp;W)</translation></message>
<message><source>Ctrl+Shift+W</source><translation>Ctrl+Shift+W</translation></message>
<message><source>Moves this tab into a window of its own. Close that window to make it a tab again.</source><translation>把此标签页移到独立窗口中。关闭窗口后又成为标签页。</translation></message>
<message><source>detach tear off tab separate undock</source><translation>分离 拆下 标签</translation></message>
<message><source>the picture stays in the main window</source><translation>图像留在主窗口</translation></message>
<message><source>&amp;Panels</source><translation>面板(&amp;P)</translation></message>
<message><source>Reset la&amp;yout</source><translation>重置布局(&amp;Y)</translation></message>
<message><source>Restores the original panel layout.</source><translation>恢复面板的原始布局。</translation></message>
<message><source>panels windows default restore</source><translation>面板 窗口 默认 恢复 还原</translation></message>
<message><source>&amp;Go</source><translation>转到(&amp;G)</translation></message>
<message><source>&amp;Next picture</source><translation>下一张图像(&amp;N)</translation></message>
<message><source>The next picture of the list.</source><translation>列表中的下一张图像。</translation></message>
<message><source>&amp;Previous picture</source><translation>上一张图像(&amp;P)</translation></message>
<message><source>The previous picture of the list.</source><translation>列表中的上一张图像。</translation></message>
<message><source>Find pictures li&amp;ke this</source><translation>查找与此相似的图像(&amp;K)</translation></message>
<message><source>Ctrl+Shift+F</source><translation>Ctrl+Shift+F</translation></message>
<message><source>Sorts the list by how similar the other pictures are to this one for the network: by the cosine of their embeddings at the current head count.</source><translation>按网络眼中与此图像的相似程度排列列表：以当前头数下嵌入的余弦相似度为准。</translation></message>
<message><source>nearest similar neighbours retrieval cosine search sort</source><translation>最近邻 相似 检索 余弦 搜索 排序</translation></message>
<message><source>Matc&amp;hing patches</source><translation>匹配的图像块(&amp;H)</translation></message>
<message><source>Ctrl+Shift+M</source><translation>Ctrl+Shift+M</translation></message>
<message><source>Takes the query patch, or else the patch with the highest value, and shows the patch most like it in each of the next pictures of the list.</source><translation>取查询图像块，没有则取值最高的图像块，在列表后续的每张图像中显示与之最相似的图像块。</translation></message>
<message><source>correspondence similar neighbours</source><translation>对应 相似 近邻</translation></message>
<message><source>&amp;Help</source><translation>帮助(&amp;H)</translation></message>
<message><source>&amp;Guided tour</source><translation>导览(&amp;G)</translation></message>
<message><source>Ctrl+F1</source><translation>Ctrl+F1</translation></message>
<message><source>About fifteen steps with your own picture: patches, tokens, attention, heads, maps, and how far to trust them.</source><translation>用自己的图像走过约十五步：图像块、token、注意力、头、热图，以及它们有多可信。</translation></message>
<message><source>tutorial introduction beginner start help</source><translation>教程 入门 新手 开始 帮助</translation></message>
<message><source>Six &amp;questions…</source><translation>六个问题(&amp;Q)…</translation></message>
<message><source>Ctrl+Shift+F1</source><translation>Ctrl+Shift+F1</translation></message>
<message><source>What people ask first, as pictures: one click shows the answer here.</source><translation>人们最先问的问题，以图呈现：单击即可在此看到答案。</translation></message>
<message><source>start welcome examples begin first help</source><translation>开始 欢迎 示例 起步 首次 帮助</translation></message>
<message><source>Guide and &amp;reference</source><translation>指南与参考(&amp;R)</translation></message>
<message><source>Shift+F1</source><translation>Shift+F1</translation></message>
<message><source>Ten words and twelve questions to begin with, then what every method, attention kind and number means: formulas, conventions, sources.</source><translation>入门的十个词和十二个问题，随后是每种方法、注意力类型和数字的含义：公式、约定、来源。</translation></message>
<message><source>help documentation manual formula glossary paper</source><translation>帮助 文档 手册 公式 术语表 论文</translation></message>
<message><source>&amp;Keyboard shortcuts</source><translation>键盘快捷键(&amp;K)</translation></message>
<message><source>keys hotkeys mouse help</source><translation>按键 热键 快捷键 鼠标 帮助</translation></message>
<message><source>&amp;Find an action…</source><translation>查找操作(&amp;F)…</translation></message>
<message><source>Ctrl+Shift+P</source><translation>Ctrl+Shift+P</translation></message>
<message><source>Any command, method or model, by a part of its name or another word for it.</source><translation>按名称的一部分或其他说法查找任意命令、方法或模型。</translation></message>
<message><source>&amp;Copy diagnostics</source><translation>复制诊断信息(&amp;C)</translation></message>
<message><source>Copies versions, processor, memory and display to the clipboard, for a bug report.</source><translation>将版本、处理器、内存和显示信息复制到剪贴板，用于报告故障。</translation></message>
<message><source>bug report version system</source><translation>bug 错误 缺陷 报告 版本 系统</translation></message>
<message><source>&amp;About Hydrascope</source><translation>关于 Hydrascope(&amp;A)</translation></message>
<message><source>Saved %1</source><translation>已保存 %1</translation></message>
<message><source>Fitted on %1</source><translation>拟合于 %1</translation></message>
<message><source>None of %1 masked pictures had a box like this one: there is no map.</source><translation>%1 张加掩码的图像中都没有类似的框：没有热图。</translation></message>
<message><source>Picture with relevance map</source><translation>带相关性热图的图像</translation></message>
<message><source>Shown: %1. Computing %2…</source><translation>显示的是 %1。正在计算 %2…</translation></message>
<message><source>After Enter, the arrow keys walk from patch to patch: Enter asks from a patch, Delete drops it or puts it back, Esc ends the walk. Shift and the arrow keys move the query token, Alt and the arrow keys the picture.</source><translation>按 Enter 后可用方向键在图像块之间移动：再按 Enter 从该图像块查询，Delete 去掉或恢复它，Esc 结束移动。Shift+方向键移动查询 token，Alt+方向键移动图像。</translation></message>
<message><source>file</source><translation>文件</translation></message>
<message><source>config.json</source><translation>config.json</translation></message>
<message><source>its name</source><translation>其名称</translation></message>
<message><source>tensors</source><translation>张量</translation></message>
<message><source>assumed</source><translation>假定</translation></message>
<message><source>you</source><translation>用户</translation></message>
<message><source>%1&lt;br&gt;Double-click to change.</source><translation>%1&lt;br&gt;双击可更改。</translation></message>
<message><source>%1: %2, from %3</source><translation>%1：%2，来自 %3</translation></message>
<message><source>Not in the file; this is the usual value for such models.</source><translation>文件中没有；这是此类模型的常用值。</translation></message>
<message><source>Defined by the architecture&apos;s name in timm.</source><translation>由该架构在 timm 中的名称确定。</translation></message>
<message><source>class</source><translation>类别</translation></message>
<message><source>distillation</source><translation>蒸馏</translation></message>
<message><source>%1 registers</source><translation>%1 个寄存器</translation></message>
<message><source>none</source><translation>无</translation></message>
<message><source>no qkv bias</source><translation>无 qkv 偏置</translation></message>
<message><source>queries and keys normalised</source><translation>查询和键经归一化</translation></message>
<message><source>LayerScale</source><translation>LayerScale</translation></message>
<message><source>norm before the first block</source><translation>第一块之前归一化</translation></message>
<message><source>rotary positions</source><translation>旋转位置</translation></message>
<message><source>relative position bias</source><translation>相对位置偏置</translation></message>
<message><source>gated MLP</source><translation>门控 MLP</translation></message>
<message><source>norm of the joined heads</source><translation>合并后的头归一化</translation></message>
<message><source>norm inside the MLP</source><translation>MLP 内归一化</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Weights</source><translation>权重</translation></message>
<message><source>Which set is used: ema for averaged weights (or a teacher&apos;s), model for the weights as trained.</source><translation>使用哪一组：ema 为平均权重（或教师模型的权重），model 为训练所得的权重。</translation></message>
<message><source>In the classifier</source><translation>分类器中</translation></message>
<message><source>The function between the layers of the classifier (%1), which no tensor shows.</source><translation>分类器各层之间的函数（%1），没有张量能显示它。</translation></message>
<message><source>Trained heads</source><translation>训练过的头数</translation></message>
<message><source>The head counts k whose sub-networks were trained. The output of all others is meaningless.</source><translation>其子网络经过训练的头数 k。其他头数的输出没有意义。</translation></message>
<message><source>Architecture</source><translation>架构</translation></message>
<message><source>The name in the file, or what its tensors look like. Set plain, hydravit or a timm model name to decide what the tensors cannot show.</source><translation>文件中的名称，或其张量看起来的样子。设为 plain、hydravit 或 timm 模型名，以确定张量无法体现的内容。</translation></message>
<message><source>Width</source><translation>宽度</translation></message>
<message><source>Features of a token, D.</source><translation>token 的特征数 D。</translation></message>
<message><source>Blocks</source><translation>块</translation></message>
<message><source>Transformer blocks, L.</source><translation>Transformer 块数 L。</translation></message>
<message><source>Heads</source><translation>头</translation></message>
<message><source>Attention heads, H. Tensor shapes cannot show it; 64 features per head are usual. With a wrong number the model runs, but its output is meaningless.</source><translation>注意力头数 H。张量形状无法体现头数；通常每个头 64 个特征。若数目有误，模型仍可运行，但输出没有意义。</translation></message>
<message><source>Head width</source><translation>头宽度</translation></message>
<message><source>Features of a head, d = D / H.</source><translation>每个头的特征数 d = D / H。</translation></message>
<message><source>MLP width</source><translation>MLP 宽度</translation></message>
<message><source>Hidden features of the MLP.</source><translation>MLP 的隐藏特征数。</translation></message>
<message><source>Patch</source><translation>图像块</translation></message>
<message><source>%1 px</source><translation>%1 px</translation></message>
<message><source>Side of a patch in pixels. The same weights serve patches of 8 to 48: smaller ones make more tokens and finer maps.</source><translation>图像块的边长（像素）。同一组权重适用于 8 到 48 的图像块：越小则 token 越多，热图越精细。</translation></message>
<message><source>Side of a patch.</source><translation>图像块的边长。</translation></message>
<message><source>Prefix tokens</source><translation>前缀 token</translation></message>
<message><source>Tokens in front of the patches.</source><translation>位于图像块之前的 token。</translation></message>
<message><source>Extras</source><translation>附加</translation></message>
<message><source>What differs from the plain Vision Transformer.</source><translation>与普通 Vision Transformer 的不同之处。</translation></message>
<message><source>Classes</source><translation>类别</translation></message>
<message><source>Their names are unknown.</source><translation>其名称未知。</translation></message>
<message><source>Names: %1</source><translation>名称：%1</translation></message>
<message><source>Answers</source><translation>回答方式</translation></message>
<message><source>What the outputs are. softmax: classes of which one is true. sigmoid: labels, each on its own. values: numbers, as of a regression.</source><translation>输出的含义。softmax：其中只有一个为真的类别。sigmoid：彼此独立的标签。values：数值，例如回归的结果。</translation></message>
<message><source>Trained attention</source><translation>训练时的注意力</translation></message>
<message><source>The attention plan that the weights were trained with.</source><translation>训练这些权重时使用的注意力方案。</translation></message>
<message><source>Activation</source><translation>激活函数</translation></message>
<message><source>For the MLP. CLIP models use quick-gelu.</source><translation>MLP 的激活函数。CLIP 模型使用 quick-gelu。</translation></message>
<message><source>Norm epsilon</source><translation>归一化 epsilon</translation></message>
<message><source>For LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP.</source><translation>LayerNorm 的 epsilon：timm 为 1e-6，Hugging Face ViT 为 1e-12，CLIP 为 1e-5。</translation></message>
<message><source>Norm position</source><translation>归一化位置</translation></message>
<message><source>before</source><translation>之前</translation></message>
<message><source>after</source><translation>之后</translation></message>
<message><source>Position of a block&apos;s norms: before attention and MLP, or after them. Tensors cannot show it.</source><translation>块内归一化的位置：在注意力和 MLP 之前或之后。张量无法体现。</translation></message>
<message><source>Pooling</source><translation>池化</translation></message>
<message><source>What the classifier reads: the class token or the mean of the patches.</source><translation>分类器读取的内容：类别 token 或图像块的均值。</translation></message>
<message><source>Image size</source><translation>图像尺寸</translation></message>
<message><source>Height and width, in pixels, that the positions were made for.</source><translation>位置嵌入所对应的高度和宽度（像素）。</translation></message>
<message><source>Mean</source><translation>均值</translation></message>
<message><source>Subtracted from red, green and blue on [0, 1]. Wrong colours make wrong predictions.</source><translation>从 [0, 1] 范围的红、绿、蓝中减去的值。颜色有误会导致预测有误。</translation></message>
<message><source>Standard deviation</source><translation>标准差</translation></message>
<message><source>What red, green and blue are divided by.</source><translation>红、绿、蓝所除以的值。</translation></message>
<message><source>Crop</source><translation>裁剪</translation></message>
<message><source>center: the middle square. squash: the whole picture, resized to the input&apos;s shape.</source><translation>center：中间的正方形。squash：将整张图像缩放为输入的形状。</translation></message>
<message><source>Crop fraction</source><translation>裁剪比例</translation></message>
<message><source>Image size over the short side that the picture is resized to first.</source><translation>图像尺寸与图像先缩放到的短边之比。</translation></message>
<message><source>Resampling</source><translation>重采样</translation></message>
<message><source>How the picture is resized; always antialiased.</source><translation>图像的缩放方式；始终抗锯齿。</translation></message>
<message><source>Property</source><translation>属性</translation></message>
<message><source>Value</source><translation>数值</translation></message>
<message><source>From</source><translation>来源</translation></message>
<message><source>%1: %2</source><translation>%1：%2</translation></message>
<message><source>Values under the cursor</source><translation>光标处的数值</translation></message>
<message><source>Shown: where patch %1 looks, by %2. %3 cannot start from one patch.</source><translation>当前显示：图像块 %1 在看哪里（方法：%2）。%3 不能从单个图像块出发。</translation></message>
<message><source>Back to %1</source><translation>返回 %1</translation></message>
<message><source>Attention: %1</source><translation>注意力：%1</translation></message>
<message><source>Where %1 looks</source><translation>%1 在看哪里</translation></message>
<message><source>Preview: %1</source><translation>预览：%1</translation></message>
<message><source>first: %1 %2</source><translation>第一：%1 %2</translation></message>
<message><source>Maps of all blocks</source><translation>所有块的热图</translation></message>
<message><source>Maps of other methods</source><translation>其他方法的热图</translation></message>
<message><source>search all classes</source><translation>搜索所有类别</translation></message>
<message><source>Explai&amp;n</source><translation>解释(&amp;N)</translation></message>
<message><source>&lt;b&gt;What to explain&lt;/b&gt;&lt;br&gt;Class-specific methods show the evidence for this class. By default it is the full network&apos;s prediction at every head count, so that maps can be compared. They also explain what needs no classes: how similar the picture is to another one, how long its embedding is, a direction in it, or a linear probe.</source><translation>&lt;b&gt;要解释什么&lt;/b&gt;&lt;br&gt;针对类别的方法显示支持此类别的证据。默认在每个头数下都采用完整网络的预测，以便对比热图。这些方法也能解释不需要类别的内容：图像与另一张图像的相似度、其嵌入的长度、嵌入中的某个方向，或线性探针。</translation></message>
<message><source>&amp;Search</source><translation>搜索(&amp;S)</translation></message>
<message><source>Type part of a class name, or an index. With an autoencoder, feature:47 is one of its features, feature:47:12-15 the same at some patches.</source><translation>输入类别名称的一部分或编号。有自编码器时，feature:47 是其一个特征，feature:47:12-15 是某些图像块上的同一特征。</translation></message>
<message><source>Compa&amp;re</source><translation>对比(&amp;R)</translation></message>
<message><source>&lt;b&gt;Compared with&lt;/b&gt;&lt;br&gt;Subtracts the map of this class: what remains distinguishes the two. Red is evidence for the class above, blue for this one.</source><translation>&lt;b&gt;与之对比&lt;/b&gt;&lt;br&gt;减去此类别的热图：剩下的就是区分两者的内容。红色支持上方的类别，蓝色支持此类别。</translation></message>
<message><source>Class to compare with: part of its name, or its index.</source><translation>要对比的类别：名称的一部分或编号。</translation></message>
<message><source>Class to compare with</source><translation>要对比的类别</translation></message>
<message><source>no other class</source><translation>无对比类别</translation></message>
<message><source>each head count&apos;s own prediction</source><translation>各头数自身的预测</translation></message>
<message><source>another class…</source><translation>其他类别…</translation></message>
<message><source>predicted</source><translation>预测的</translation></message>
<message><source>2nd</source><translation>第 2</translation></message>
<message><source>3rd</source><translation>第 3</translation></message>
<message><source>%1th</source><translation>第 %1</translation></message>
<message><source>%1 with all %2 heads</source><comment>predicted / 2nd</comment><translation>%1（全部 %2 个头）</translation></message>
<message><source>Colour bar</source><translation>色条</translation></message>
<message><source>%1, from %2 to %3</source><translation>%1，从 %2 到 %3</translation></message>
<message><source>Feature %1: activation</source><translation>特征 %1：激活值</translation></message>
<message><source>%1: %2 − %3</source><translation>%1：%2 − %3</translation></message>
<message><source>Lower end of the range</source><translation>范围的下端</translation></message>
<message><source>Upper end of the range</source><translation>范围的上端</translation></message>
<message><source>from %1 to %2</source><translation>从 %1 到 %2</translation></message>
<message><source>Three leading components; colours mean nothing by themselves</source><translation>三个主要分量；颜色本身没有含义</translation></message>
<message><source>One range for all head counts.</source><translation>所有头数共用一个范围。</translation></message>
<message><source>The range of this map alone.</source><translation>仅此热图的范围。</translation></message>
<message><source>Drag an end to change the range; double-click to reset it.</source><translation>拖动一端可更改范围；双击可重置。</translation></message>
<message><source>Even steps from dark blue to yellow; safe for every colour vision.</source><translation>从深蓝到黄色均匀过渡；适合各种色觉。</translation></message>
<message><source>Even steps from black through purple to cream.</source><translation>从黑色经紫色到米色均匀过渡。</translation></message>
<message><source>Even steps from black through red to yellow; strong on photographs.</source><translation>从黑色经红色到黄色均匀过渡；在照片上醒目。</translation></message>
<message><source>Made to look the same with and without colour vision deficiency.</source><translation>对有无色觉缺陷者看起来都相同。</translation></message>
<message><source>The readable successor of jet: many hues, for comparison with papers; its steps are not even.</source><translation>jet 的易读后继：色相丰富，便于与论文对比；其过渡并不均匀。</translation></message>
<message><source>Black to white, for print.</source><translation>从黑到白，适合打印。</translation></message>
<message><source>Blue is evidence against, red is evidence for; the light middle is zero.</source><translation>蓝色为反对的证据，红色为支持的证据；中间的浅色为零。</translation></message>
<message><source>Purple is evidence against, orange is evidence for; the light middle is zero. Safe for every kind of colour vision.</source><translation>紫色为反对的证据，橙色为支持的证据；中间的浅色为零。适合各种色觉。</translation></message>
<message><source>Compare</source><translation>对比</translation></message>
<message><source>What is compared</source><translation>对比的内容</translation></message>
<message><source>Values under the mouse</source><translation>鼠标处的数值</translation></message>
<message><source>Export maps</source><translation>导出热图</translation></message>
<message><source>The maps of all panels as numbers: NPZ with one array per panel, CSV with one line per value, or JSON.</source><translation>所有面板热图的数值：NPZ（每个面板一个数组）、CSV（每个数值一行）或 JSON。</translation></message>
<message><source>&amp;Export maps…</source><translation>导出热图(&amp;E)…</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The panels as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>&lt;b&gt;保存插图&lt;/b&gt; (%1)&lt;br&gt;将当前的各面板原样存为 PDF、SVG 或 PNG；文件中记有计算方式。</translation></message>
<message><source>Save &amp;figure…</source><translation>保存插图(&amp;F)…</translation></message>
<message><source>Not saved: the maps are still being computed</source><translation>未保存：热图仍在计算中</translation></message>
<message><source>head %1</source><translation>头 %1</translation></message>
<message><source>block %1</source><translation>块 %1</translation></message>
<message><source>Grid of maps</source><translation>热图网格</translation></message>
<message><source>%1, map from %2 to %3</source><translation>%1，热图从 %2 到 %3</translation></message>
<message><source>row %1, col %2</source><translation>第 %1 行，第 %2 列</translation></message>
<message><source>, normalised</source><translation>，归一化</translation></message>
<message><source>opening…</source><translation>正在打开…</translation></message>
<message><source>different grids</source><translation>网格不同</translation></message>
<message><source>Not trained alone</source><translation>未单独训练</translation></message>
<message><source>Attention takes %1 multiply-accumulates</source><translation>%1 次乘加运算用于生成和应用注意力</translation></message>
<message><source>The HydraViT paper&apos;s estimate: weights plus twice every layer&apos;s output, without attention matrices.</source><translation>HydraViT 论文的估计：权重加上每层输出的两倍，不含注意力矩阵。</translation></message>
<message><source>Median of %1 passes, quartiles %2 and %3, %4 threads. %5 GFLOPS; a large matrix product reaches %6. A pass uses at most %7 MB in addition to the weights.</source><translation>%1 次的中位数，四分位数 %2 和 %3，%4 个线程。%5 GFLOPS；大矩阵乘法可达 %6。一次前向传播除权重外最多使用 %7 MB。</translation></message>
<message><source>%1 pictures at once</source><translation>同时 %1 张图像</translation></message>
<message><source>k</source><translation>k</translation></message>
<message><source>Parameters</source><translation>参数量</translation></message>
<message><source>GMACs</source><translation>GMACs</translation></message>
<message><source>Attention</source><translation>注意力</translation></message>
<message><source>RAM, MB</source><translation>内存，MB</translation></message>
<message><source>Time, ms</source><translation>时间，ms</translation></message>
<message><source>Images/s</source><translation>图像/秒</translation></message>
<message><source>Close %1</source><translation>关闭 %1</translation></message>
<message><source>Close this panel. Window &gt; Panels brings it back.</source><translation>关闭此面板。可通过“窗口 &gt; 面板”重新打开。</translation></message>
<message><source>Panels</source><translation>面板</translation></message>
<message><source>Download a model</source><translation>下载模型</translation></message>
<message><source>Name on the hub, as timm/vit_tiny…</source><translation>Hub 上的名称，如 timm/vit_tiny…</translation></message>
<message><source>Model of the hub</source><translation>Hub 上的模型</translation></message>
<message><source>ORG/NAME, or ORG/NAME@REVISION.</source><translation>ORG/NAME 或 ORG/NAME@REVISION。</translation></message>
<message><source>Models to begin with</source><translation>入门模型</translation></message>
<message><source>Model</source><translation>模型</translation></message>
<message><source>Good for</source><translation>适用于</translation></message>
<message><source>Progress</source><translation>进度</translation></message>
<message><source>Asking the hub…</source><translation>正在查询 Hub…</translation></message>
<message><source>Nothing is sent over the internet until you press Look up.</source><translation>按下“查询”之前不会访问互联网。</translation></message>
<message><source>Paused. What has been downloaded is kept.</source><translation>已暂停。已下载的部分会保留。</translation></message>
<message><source>&amp;Look up</source><translation>查询(&amp;L)</translation></message>
<message><source>&amp;Download</source><translation>下载(&amp;D)</translation></message>
<message><source>&amp;Pause</source><translation>暂停(&amp;P)</translation></message>
<message><source>&amp;Resume</source><translation>继续(&amp;R)</translation></message>
<message><source>&amp;Open</source><translation>打开(&amp;O)</translation></message>
<message><source>&amp;Close</source><translation>关闭(&amp;C)</translation></message>
<message><source>Cancelled. What has been downloaded is kept: a later download continues from there.</source><translation>已取消。已下载的部分会保留，以后从那里继续。</translation></message>
<message><source>%1 files, %2, of which %3 are still to be downloaded; into %4</source><translation>%1 个文件，%2，其中 %3 尚待下载；保存到 %4</translation></message>
<message><source>Downloaded: %1</source><translation>已下载：%1</translation></message>
<message><source>No connection to %1. Models on this computer open without it.</source><translation>无法连接 %1。本机上的模型无需连接即可打开。</translation></message>
<message><source>Tokens of this picture</source><translation>此图像的 token</translation></message>
<message><source>Tokens of all pictures</source><translation>所有图像的 token</translation></message>
<message><source>Class tokens of all pictures</source><translation>所有图像的类别 token</translation></message>
<message><source>What is embedded</source><translation>嵌入的内容</translation></message>
<message><source>&lt;b&gt;What is embedded&lt;/b&gt;&lt;br&gt;Every token of this picture or of all pictures in the list, or for each picture the one vector that the classifier reads.</source><translation>&lt;b&gt;嵌入的内容&lt;/b&gt;&lt;br&gt;此图像或列表中所有图像的每个 token，或者每张图像中供分类器读取的那一个向量。</translation></message>
<message><source>Block</source><translation>块</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Tokens as a block leaves them, or after the final norm, as the classifier reads them.</source><translation>&lt;b&gt;块&lt;/b&gt;&lt;br&gt;块输出的 token，或经最终归一化后供分类器读取的 token。</translation></message>
<message><source>Layout</source><translation>布局</translation></message>
<message><source>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;One embedding of all head counts (shorter vectors are padded with zeros), so that they can be compared, or one embedding for each.</source><translation>&lt;b&gt;布局&lt;/b&gt;&lt;br&gt;所有头数共用一个嵌入（较短的向量以零填充），便于对比；或每个头数各一个嵌入。</translation></message>
<message><source>Perplexity</source><translation>困惑度</translation></message>
<message><source>&lt;b&gt;Perplexity&lt;/b&gt;&lt;br&gt;The effective number of neighbours of each point. At most a third of the points; a larger value is lowered, and the note below says so.</source><translation>&lt;b&gt;困惑度&lt;/b&gt;&lt;br&gt;每个点的有效邻居数。最多为点数的三分之一；更大的值会被降低，并在下方注明。</translation></message>
<message><source>Seed</source><translation>种子</translation></message>
<message><source>&lt;b&gt;Seed&lt;/b&gt;&lt;br&gt;0 starts from the first two principal components; other seeds add 1 % noise. The same seed gives the same points.</source><translation>&lt;b&gt;种子&lt;/b&gt;&lt;br&gt;0 从前两个主成分开始；其他种子加入 1 % 噪声。种子相同，则点相同。</translation></message>
<message><source>Run or stop</source><translation>运行或停止</translation></message>
<message><source>Runs the embedding. While it runs: stops it and keeps the points.</source><translation>运行嵌入。运行期间：停止并保留各点。</translation></message>
<message><source>&amp;Embed</source><translation>嵌入(&amp;E)</translation></message>
<message><source>&amp;Block</source><translation>块(&amp;B)</translation></message>
<message><source>La&amp;yout</source><translation>布局(&amp;Y)</translation></message>
<message><source>&amp;Perplexity</source><translation>困惑度(&amp;P)</translation></message>
<message><source>&amp;Seed</source><translation>种子(&amp;S)</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Which sub-networks the tokens come from.</source><translation>&lt;b&gt;头&lt;/b&gt;&lt;br&gt;token 来自哪些子网络。</translation></message>
<message><source>after the final norm</source><translation>经最终归一化后</translation></message>
<message><source>as they leave block %1</source><translation>块 %1 的输出</translation></message>
<message><source>Tokens of the sub-network of %1</source><translation>%1 的子网络的 token</translation></message>
<message><source>&amp;Stop</source><translation>停止(&amp;S)</translation></message>
<message><source>&amp;Run</source><translation>运行(&amp;R)</translation></message>
<message><source>Settings changed. Press Run to update.</source><translation>设置已更改。请按“运行”更新。</translation></message>
<message><source>Open a model and a picture first.</source><translation>请先打开模型和图像。</translation></message>
<message><source>Choose at least one head count.</source><translation>请至少选择一个头数。</translation></message>
<message><source>running the network</source><translation>正在运行网络</translation></message>
<message><source>Picture %1 of %2: %3</source><translation>第 %1 张图像，共 %2 张：%3</translation></message>
<message><source>%1, %2 points, spread %3</source><translation>%1，%2 个点，离散度 %3</translation></message>
<message><source>Show or hide the points of %1</source><translation>显示或隐藏 %1 的点</translation></message>
<message><source>Mean distance of these points to their centroid, relative to the radius of the whole embedding. Smaller is more compact.</source><translation>这些点到其质心的平均距离，相对于整个嵌入的半径。越小越紧凑。</translation></message>
<message><source>Mean cosine distance of these tokens&apos; features to their mean, before t-SNE: the plane alone cannot tell whether tokens are more alike.</source><translation>这些 token 的特征与其均值的平均余弦距离（t-SNE 之前）：仅凭平面无法判断 token 是否更相似。</translation></message>
<message><source>head count</source><translation>头数</translation></message>
<message><source>place in the picture</source><translation>在图像中的位置</translation></message>
<message><source>length of the token</source><translation>token 的长度</translation></message>
<message><source>relevance</source><translation>相关性</translation></message>
<message><source>Colour by</source><translation>着色依据</translation></message>
<message><source>&lt;b&gt;Colour by&lt;/b&gt;&lt;br&gt;What the points&apos; colours show. Relevance is the map in the main window, for its picture and head count.</source><translation>&lt;b&gt;着色依据&lt;/b&gt;&lt;br&gt;各点颜色的含义。“相关性”为主窗口中的热图，对应其图像和头数。</translation></message>
<message><source>Picture of the points</source><translation>各点对应的图像</translation></message>
<message><source>Hover over a patch or use the arrow keys to highlight its points.</source><translation>将鼠标悬停在图像块上或用方向键，以突出显示其对应的点。</translation></message>
<message><source>&amp;Colour by</source><translation>着色依据(&amp;C)</translation></message>
<message><source>Spread of each head count</source><translation>各头数的离散度</translation></message>
<message><source>Embedding</source><translation>嵌入</translation></message>
<message><source>Open a model and a picture to see its tokens as points.</source><translation>打开模型和图像，以点的形式查看其 token。</translation></message>
<message><source>&amp;Thumbnails</source><translation>缩略图(&amp;T)</translation></message>
<message><source>&lt;b&gt;Thumbnails&lt;/b&gt; (T)&lt;br&gt;Shows the patch or picture at as many points as fit.</source><translation>&lt;b&gt;缩略图&lt;/b&gt;（T）&lt;br&gt;在尽可能多的点上显示图像块或图像。</translation></message>
<message><source>&amp;Lasso</source><translation>套索(&amp;L)</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around points to select them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;套索&lt;/b&gt;（L）&lt;br&gt;围绕各点拖动以选中它们。套索关闭时，按住 Shift 拖动。</translation></message>
<message><source>&amp;Only selected</source><translation>仅所选(&amp;O)</translation></message>
<message><source>&lt;b&gt;Only selected&lt;/b&gt;&lt;br&gt;Hides points that are not selected.</source><translation>&lt;b&gt;仅所选&lt;/b&gt;&lt;br&gt;隐藏未选中的点。</translation></message>
<message><source>Save poi&amp;nts…</source><translation>保存点(&amp;N)…</translation></message>
<message><source>Save points</source><translation>保存点</translation></message>
<message><source>&lt;b&gt;Save points&lt;/b&gt;&lt;br&gt;Saves the selected points, or all if none is selected, as CSV, JSON or NPZ: input, k, token, row, col, norm, x, y.</source><translation>&lt;b&gt;保存点&lt;/b&gt;&lt;br&gt;将所选的点（未选则为全部）保存为 CSV、JSON 或 NPZ：input、k、token、row、col、norm、x、y。</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The points and their colours as they stand, as PDF, SVG or PNG; the file says how they were laid out.</source><translation>&lt;b&gt;保存插图&lt;/b&gt; (%1)&lt;br&gt;将各点及其颜色原样存为 PDF、SVG 或 PNG；文件中记有布局方式。</translation></message>
<message><source>Point under the mouse</source><translation>鼠标处的点</translation></message>
<message><source>stopped</source><translation>已停止</translation></message>
<message><source>
and %1 more</source><translation>
以及另外 %1 个</translation></message>
<message><source>%1 points · iteration %2 of %3</source><translation>%1 个点 · 第 %2 次迭代，共 %3 次</translation></message>
<message><source>Perplexity lowered from %2 to %1: too few points</source><translation>困惑度已从 %2 降至 %1：点数太少</translation></message>
<message><source>Patch %1, under %2 head counts</source><translation>图像块 %1，在 %2 个头数下</translation></message>
<message><source>Selected points: %1</source><translation>所选的点：%1</translation></message>
<message><source>Hover over a point or use the arrow keys; Shift-drag to select</source><translation>将鼠标悬停在点上或用方向键；按住 Shift 拖动可选择</translation></message>
<message><source>Not saved: the points are still being laid out</source><translation>未保存：各点仍在布局中</translation></message>
<message><source>Open a model to begin</source><translation>打开模型以开始</translation></message>
<message><source>Hydrascope reads Vision Transformer checkpoints: safetensors, PyTorch, TorchScript or npz, from timm, torchvision, Hugging Face, HydraViT and others. Open one, or drop it here.</source><translation>Hydrascope 可读取 Vision Transformer 检查点：safetensors、PyTorch、TorchScript 或 npz，来自 timm、torchvision、Hugging Face、HydraViT 等。打开一个，或将其拖放到此处。</translation></message>
<message><source>This picture cannot be shown</source><translation>无法显示此图像</translation></message>
<message><source>The message below says why. Choose another one in the list, or open one.</source><translation>原因见下方消息。请在列表中选择另一张图像，或打开一张。</translation></message>
<message><source>Now a picture</source><translation>现在打开图像</translation></message>
<message><source>Drop a picture or a folder here, paste one, or open one.</source><translation>将图像或文件夹拖放到此处，或粘贴、打开一张图像。</translation></message>
<message><source>opening %1</source><translation>正在打开 %1</translation></message>
<message><source>starting %1</source><translation>正在启动 %1</translation></message>
<message><source>About this method</source><translation>关于此方法</translation></message>
<message><source>&amp;Method</source><translation>方法(&amp;M)</translation></message>
<message><source>How the map is computed from the network. Each method answers a slightly different question.</source><translation>如何由网络计算热图。每种方法回答的问题略有不同。</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;A Vision Transformer is a stack of blocks, each an attention layer and an MLP. Choose the block to look at, counted from 0.</source><translation>&lt;b&gt;块&lt;/b&gt;&lt;br&gt;Vision Transformer 由一叠块组成，每个块包含一个注意力层和一个 MLP。选择要查看的块，从 0 开始计数。</translation></message>
<message><source>all</source><translation>全部</translation></message>
<message><source>mean</source><translation>均值</translation></message>
<message><source>minimum</source><translation>最小值</translation></message>
<message><source>maximum</source><translation>最大值</translation></message>
<message><source>Hea&amp;d</source><translation>头(&amp;D)</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Each block has several attention heads. Look at one, or at all of them fused by mean, minimum or maximum.</source><translation>&lt;b&gt;头&lt;/b&gt;&lt;br&gt;每个块有多个注意力头。可查看其中一个，或按均值、最小值或最大值融合后的全部头。</translation></message>
<message><source>Head fusion</source><translation>头融合</translation></message>
<message><source>One head, or all of them fused.</source><translation>一个头，或融合后的全部头。</translation></message>
<message><source>How the heads are fused: mean, minimum or maximum.</source><translation>头的融合方式：均值、最小值或最大值。</translation></message>
<message><source>From bl&amp;ock</source><translation>起始块(&amp;O)</translation></message>
<message><source>&lt;b&gt;From block&lt;/b&gt;&lt;br&gt;Methods that multiply over blocks start here. Leaving out early blocks often removes background artefacts.</source><translation>&lt;b&gt;起始块&lt;/b&gt;&lt;br&gt;对各块连乘的方法从此处开始。略去靠前的块往往能消除背景伪影。</translation></message>
<message><source>&amp;Ignore weakest</source><translation>忽略最弱(&amp;I)</translation></message>
<message><source>&lt;b&gt;Ignore weakest&lt;/b&gt;&lt;br&gt;This share of the smallest attentions is set to zero before blocks are multiplied, so that the strongest paths stand out.</source><translation>&lt;b&gt;忽略最弱&lt;/b&gt;&lt;br&gt;在各块相乘之前，将这一比例的最小注意力置零，使最强的路径更突出。</translation></message>
<message><source>LRP gamma</source><translation>LRP Gamma</translation></message>
<message><source>&lt;b&gt;LRP gamma&lt;/b&gt;&lt;br&gt;How strongly positive parts are favoured on the way back: in the patch embedding, and in MLPs and classifier. Zero favours none.</source><translation>&lt;b&gt;LRP Gamma&lt;/b&gt;&lt;br&gt;反向传播时对正的部分的偏重程度：用于图像块嵌入，以及 MLP 和分类器。零表示不偏重。</translation></message>
<message><source>Gamma of the patch embedding</source><translation>图像块嵌入的 Gamma</translation></message>
<message><source>Gamma of the patch embedding.</source><translation>图像块嵌入的 Gamma。</translation></message>
<message><source>Gamma of MLPs and classifier</source><translation>MLP 和分类器的 Gamma</translation></message>
<message><source>Gamma of MLPs and classifier.</source><translation>MLP 和分类器的 Gamma。</translation></message>
<message><source>Samples</source><translation>采样数</translation></message>
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 uses only the picture itself and is proportionally faster.</source><translation>&lt;b&gt;采样数&lt;/b&gt;&lt;br&gt;梯度在这么多张图像上取平均，从全黑到给定图像。1 表示只用该图像，速度相应快这么多倍。</translation></message>
<message><source>To&amp;ken</source><translation>Token(&amp;K)</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;查询 token&lt;/b&gt;&lt;br&gt;注意力针对一个查询 token 显示。单击图像中的图像块可将其设为查询。默认为类别 token，即分类器读取的 token。</translation></message>
<message><source>On such networks it measured no more faithful than distance from the picture&apos;s centre. Do not trust it here.</source><translation>在此类网络上测得，它并不比“靠近图像中心”更忠实。此处请勿信任。</translation></message>
<message><source>kept query (click for class token)</source><translation>保留的查询（单击恢复类别 token）</translation></message>
<message><source>Patch %1 (click for class token)</source><translation>图像块 %1（单击恢复类别 token）</translation></message>
<message><source>Not copied: the map is still being computed</source><translation>未复制：热图仍在计算中</translation></message>
<message><source>Copied, %1 × %2 pixels</source><translation>已复制，%1 × %2 像素</translation></message>
<message><source>Export features</source><translation>导出特征</translation></message>
<message><source>Export evidence</source><translation>导出证据</translation></message>
<message><source>Computing the scores of the map for %1</source><translation>正在计算 %1 的热图的得分</translation></message>
<message><source>Report on %1 pictures: predictions, maps and scores on one page; some seconds for each</source><translation>%1 张图像的报告：预测、热图和得分在一个页面上；每张需几秒</translation></message>
<message><source>Computing the report for %1</source><translation>正在计算 %1 的报告</translation></message>
<message><source>Report: picture %1 of %2</source><translation>报告：图像 %1 / %2</translation></message>
<message><source>Report: reading %1 of %2</source><translation>报告：正在读取 %1 / %2</translation></message>
<message><source>Stopped. Nothing was written.</source><translation>已停止。未写入任何内容。</translation></message>
<message><source>Export maps of all pictures</source><translation>导出所有图像的热图</translation></message>
<message><source>Computing the maps for %1</source><translation>正在计算 %1 的热图</translation></message>
<message><source>%1 of %2 pictures are in %3</source><translation>%2 张图像中的 %1 张已写入 %3</translation></message>
<message><source>Saved %1. Skipped because they cannot be read: %2, the first: %3</source><translation>已保存 %1。已跳过无法读取的 %2 张，第一张：%3</translation></message>
<message><source>Not saved: the map is still being computed</source><translation>未保存：热图仍在计算中</translation></message>
<message><source>%1 could not be written</source><translation>无法写入 %1</translation></message>
<message><source>Distribution of the first component</source><translation>第一分量的分布</translation></message>
<message><source>tokens</source><translation>token</translation></message>
<message><source>tokens, normed</source><translation>归一化的 token</translation></message>
<message><source>queries</source><translation>查询</translation></message>
<message><source>keys</source><translation>键</translation></message>
<message><source>values</source><translation>值</translation></message>
<message><source>&lt;b&gt;Features&lt;/b&gt;&lt;br&gt;Which vectors of the block are compared: its output tokens, the same after the final norm, or the queries, keys or values of its attention.</source><translation>&lt;b&gt;特征&lt;/b&gt;&lt;br&gt;比较块的哪些向量：其输出 token、经最终归一化后的输出 token，或其注意力的查询、键或值。</translation></message>
<message><source>Keep as query</source><translation>保留为查询</translation></message>
<message><source>Compare the patches of all pictures with this one. Ctrl+click adds more patches of this picture; their mean is then the query.</source><translation>将所有图像的图像块与此图像块比较。按住 Ctrl 单击可添加此图像的更多图像块；此时以它们的均值为查询。</translation></message>
<message><source>Keep these colours</source><translation>保留这些颜色</translation></message>
<message><source>Keep this picture&apos;s axes: other pictures, blocks and head counts are coloured in them, and similar colours then mean similar features.</source><translation>保留此图像的轴：其他图像、块和头数都用这些轴着色，颜色相近即特征相近。</translation></message>
<message><source>One set for all pictures</source><translation>所有图像共用一组</translation></message>
<message><source>Fits axes on the whole list.</source><translation>用整个列表拟合轴。</translation></message>
<message><source>Colours per picture</source><translation>每张图像各自的颜色</translation></message>
<message><source>Fits each by itself.</source><translation>对每张图像单独拟合。</translation></message>
<message><source>Open…</source><translation>打开…</translation></message>
<message><source>Use axes from a file.</source><translation>使用文件中的轴。</translation></message>
<message><source>Save…</source><translation>保存…</translation></message>
<message><source>Save the kept axes, and what they were fitted on, as .npz.</source><translation>将保留的轴及其拟合所用的数据保存为 .npz。</translation></message>
<message><source>Hide backgr&amp;ound</source><translation>隐藏背景(&amp;O)</translation></message>
<message><source>&lt;b&gt;Hide background&lt;/b&gt;&lt;br&gt;Leaves out patches whose first component is below this share of its range. Of its two ends, the background is the one that touches the edges of the picture more.</source><translation>&lt;b&gt;隐藏背景&lt;/b&gt;&lt;br&gt;略去第一分量低于其范围这一比例的图像块。两端之中，较多接触图像边缘的一端为背景。</translation></message>
<message><source>Save axes</source><translation>保存轴</translation></message>
<message><source>Fitting… %1 %</source><translation>正在拟合… %1 %</translation></message>
<message><source>Cancel</source><translation>取消</translation></message>
<message><source>Fitting…</source><translation>正在拟合…</translation></message>
<message><source>Fitted on each picture by itself</source><translation>对每张图像单独拟合</translation></message>
<message><source>The kept colours are no longer available: choose Colours per picture</source><translation>保留的颜色已不存在：请选择“每张图像各自的颜色”</translation></message>
<message><source>%1: an index of %2 features; the autoencoder has %3</source><translation>%1：%2 个特征的索引；自编码器有 %3 个</translation></message>
<message><source>Feature %1: active on no patch of the folder</source><translation>特征 %1：在文件夹的任何图像块上都未激活</translation></message>
<message><source>Feature %1: active on %2 % of the patches, there %3 on average</source><translation>特征 %1：在 %2 % 的图像块上激活，在其上的均值为 %3</translation></message>
<message><source>dead</source><translation>失活</translation></message>
<message><source>dense</source><translation>密集</translation></message>
<message><source>Largest in patch %1</source><translation>在图像块 %1 最大</translation></message>
<message><source>error</source><translation>误差</translation></message>
<message><source>Feature</source><translation>特征</translation></message>
<message><source>Patches</source><translation>图像块</translation></message>
<message><source>Brings</source><translation>贡献</translation></message>
<message><source>Measured</source><translation>实测</translation></message>
<message><source>off</source><translation>关闭</translation></message>
<message><source>The feature&apos;s number in the autoencoder. The error is what its reconstruction leaves out.</source><translation>该特征在自编码器中的编号。误差是重建遗漏的部分。</translation></message>
<message><source>The feature&apos;s value in the patch, or its largest in the picture.</source><translation>该特征在图像块中的值，或在图像中的最大值。</translation></message>
<message><source>The share of the patches on which it is active.</source><translation>激活该特征的图像块比例。</translation></message>
<message><source>The share of the patches on which it is active, over the indexed folder.</source><translation>在已建索引的文件夹中，激活的图像块比例。</translation></message>
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to the block&apos;s output.</source><translation>该特征在所有图像块上对类别 logit 的贡献（按梯度）。各特征与误差之和即为该块的输出。</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>关闭该特征时类别 logit 的损失；针对贡献最大的十二个。</translation></message>
<message><source>Switch o&amp;ff</source><translation>关闭(&amp;F)</translation></message>
<message><source>Removes the feature&apos;s part from the block&apos;s output. The reconstruction error stays.</source><translation>从该块的输出中去除该特征的部分。重建误差保留。</translation></message>
<message><source>&amp;Set</source><translation>设定(&amp;S)</translation></message>
<message><source>Sets the feature to this many times its largest value in the picture.</source><translation>将该特征设为其在图像中最大值的这个倍数。</translation></message>
<message><source>As it &amp;was</source><translation>恢复原样(&amp;W)</translation></message>
<message><source>Gives the feature its own value again.</source><translation>恢复该特征自身的值。</translation></message>
<message><source>E&amp;xplain it</source><translation>解释它(&amp;X)</translation></message>
<message><source>Makes the feature&apos;s sum over the patches the target of the method chosen before: which pixels make it active.</source><translation>将该特征在各图像块上的和设为先前所选方法的目标：哪些像素使其激活。</translation></message>
<message><source>&amp;Back to the class</source><translation>返回类别(&amp;B)</translation></message>
<message><source>Returns to the previous class and method.</source><translation>回到先前的类别和方法。</translation></message>
<message><source>One-page por&amp;trait…</source><translation>单页概览(&amp;T)…</translation></message>
<message><source>A figure of the feature: its map, its strongest pictures, classes and effect.</source><translation>该特征的插图：其热图、最强的图像、类别和作用。</translation></message>
<message><source>Features</source><translation>特征</translation></message>
<message><source>How well the autoencoder reconstructs</source><translation>自编码器的重建质量</translation></message>
<message><source>The answer with the reconstruction</source><translation>使用重建时的答案</translation></message>
<message><source>On which patches</source><translation>哪些图像块</translation></message>
<message><source>Classes it pushes</source><translation>它抬高或压低的类别</translation></message>
<message><source>What if</source><translation>假设分析</translation></message>
<message><source>from the file</source><translation>来自文件</translation></message>
<message><source>from its configuration</source><translation>来自其配置</translation></message>
<message><source>inferred</source><translation>推断</translation></message>
<message><source>given by you</source><translation>用户指定</translation></message>
<message><source>Number</source><translation>编号</translation></message>
<message><source>The number of a feature. Enter shows it, even where it is not active.</source><translation>特征的编号。即使未激活，按 Enter 也会显示。</translation></message>
<message><source>Multiple of its largest value</source><translation>其最大值的倍数</translation></message>
<message><source>Where</source><translation>位置</translation></message>
<message><source>On all patches, or on the patch that was clicked in the picture.</source><translation>所有图像块，或在图像中单击的图像块。</translation></message>
<message><source>Show the &amp;reconstruction</source><translation>显示重建(&amp;R)</translation></message>
<message><source>Replaces the block&apos;s output with the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>以自编码器的重建代替该块的输出：其特征未捕捉到的部分会丢失。预测和热图随之更新。</translation></message>
<message><source>&amp;Number</source><translation>编号(&amp;N)</translation></message>
<message><source>Features split a block&apos;s output into parts that can be named.</source><translation>特征把一个块所说的内容拆成可以命名的部分。</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>为此模型训练的稀疏自编码器可找到它们。</translation></message>
<message><source>One for this model is next to it: %1.</source><translation>此模型旁边就有一个适用的自编码器：%1。</translation></message>
<message><source>Whole picture; point at a patch for its own</source><translation>整张图像；指向图像块可查看其自身的特征</translation></message>
<message><source>Patch %1, under the mouse</source><translation>图像块 %1（鼠标下）</translation></message>
<message><source>Patch %1 – Esc in the picture for all</source><translation>图像块 %1 – 在图像中按 Esc 显示全部</translation></message>
<message><source>Computing…</source><translation>正在计算…</translation></message>
<message><source>Open a model and a picture to see its features.</source><translation>打开模型和图像以查看其特征。</translation></message>
<message><source>Features of block %1: %2, about %3 active in a patch; they explain %4 of it</source><translation>第 %1 块的特征：%2 个，每个图像块约 %3 个激活，解释其 %4</translation></message>
<message><source>In this picture its values correlate with those of all heads by %1</source><translation>在此图像中，其值与全部头的值相关系数为 %1</translation></message>
<message><source>No correlation: in this picture all its values are zero or equal, here or with all heads</source><translation>无相关性：在此图像中，其值全为零或全都相等，无论在此处还是使用全部头时</translation></message>
<message><source>Feature %1</source><translation>特征 %1</translation></message>
<message><source>Choose a feature to see its map</source><translation>选择特征以查看其热图</translation></message>
<message><source>on all patches</source><translation>所有图像块</translation></message>
<message><source>on patch %1</source><translation>图像块 %1</translation></message>
<message><source>Rebuilt from its features alone: %1 · as it is: %2</source><translation>仅由其特征重建：%1 · 原样：%2</translation></message>
<message><source>Sentences near its decoder row (cosine)</source><translation>与其解码器行相近的句子（余弦）</translation></message>
<message><source>Command</source><translation>命令</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The command that reproduces this figure in a terminal. It is also stored inside the file.</source><translation>&lt;b&gt;命令&lt;/b&gt;&lt;br&gt;在终端中重现此插图的命令。它也存储在文件中。</translation></message>
<message><source>&amp;Save as…</source><translation>另存为(&amp;S)…</translation></message>
<message><source>Cop&amp;y</source><translation>复制(&amp;Y)</translation></message>
<message><source>Make a figure</source><translation>制作插图</translation></message>
<message><source>&lt;b&gt;Copy&lt;/b&gt;&lt;br&gt;The figure as a picture, in the pixels of its resolution.</source><translation>&lt;b&gt;复制&lt;/b&gt;&lt;br&gt;将插图复制为图像，像素数由其分辨率决定。</translation></message>
<message><source>Close</source><translation>关闭</translation></message>
<message><source>%1 × %2 mm, %3 × %4 pixels</source><translation>%1 × %2 mm，%3 × %4 像素</translation></message>
<message><source> — higher than a page</source><translation> — 高度超过一页</translation></message>
<message><source>Saving…</source><translation>正在保存…</translation></message>
<message><source>The current view</source><translation>当前视图</translation></message>
<message><source>Head counts side by side</source><translation>并排显示各头数</translation></message>
<message><source>Methods side by side</source><translation>并排显示各方法</translation></message>
<message><source>Before and after (What if)</source><translation>前后对比（假设分析）</translation></message>
<message><source>Head by head, every block</source><translation>逐头查看，全部块</translation></message>
<message><source>A feature&apos;s sheet</source><translation>特征表</translation></message>
<message><source>Token contributions</source><translation>token 贡献</translation></message>
<message><source>Tokens as points (t-SNE)</source><translation>token 散点（t-SNE）</translation></message>
<message><source>Cost of head counts</source><translation>各头数的开销</translation></message>
<message><source>MACs over picture sizes</source><translation>各图像尺寸的 MACs</translation></message>
<message><source>A panel for each head &amp;count</source><translation>每个头数一个子图(&amp;C)</translation></message>
<message><source>automatic</source><translation>自动</translation></message>
<message><source>Ca&amp;ption</source><translation>图注(&amp;P)</translation></message>
<message><source>Words of the caption</source><translation>图注文字</translation></message>
<message><source>&amp;Full paths inside the file</source><translation>文件中使用完整路径(&amp;F)</translation></message>
<message><source>The command that reproduces the figure gives model and pictures relative to the figure&apos;s folder, so that it does not reveal your home folder. Check this to write full paths.</source><translation>重现插图的命令以相对于插图所在文件夹的路径给出模型和图像，以免泄露主文件夹。勾选此项可写入完整路径。</translation></message>
<message><source>&amp;Figure</source><translation>插图(&amp;F)</translation></message>
<message><source>What is drawn.</source><translation>绘制的内容。</translation></message>
<message><source>P&amp;ictures</source><translation>图像(&amp;I)</translation></message>
<message><source>The rows of the figure.</source><translation>插图的各行。</translation></message>
<message><source>Head counts k, for example 3,6,9-12.</source><translation>头数 k，例如 3,6,9-12。</translation></message>
<message><source>&amp;Methods</source><translation>方法(&amp;M)</translation></message>
<message><source>The maps that are drawn.</source><translation>绘制的热图。</translation></message>
<message><source>Bl&amp;ocks</source><translation>块(&amp;O)</translation></message>
<message><source>Blocks, for example 9,10,11, for methods that look at one. Empty: the last.</source><translation>块，例如 9,10,11，用于只看一个块的方法。留空：最后一块。</translation></message>
<message><source>One for all maps</source><translation>所有热图共用</translation></message>
<message><source>One for each picture</source><translation>每张图像一个</translation></message>
<message><source>Each map its own</source><translation>每张热图各自</translation></message>
<message><source>Colour &amp;range</source><translation>颜色范围(&amp;R)</translation></message>
<message><source>Which maps share one colour range: equal colours then mean equal values.</source><translation>哪些热图共用一个颜色范围：颜色相同即数值相同。</translation></message>
<message><source>Pre&amp;dictions</source><translation>预测(&amp;D)</translation></message>
<message><source>Classes below each map.</source><translation>每张热图下方的类别。</translation></message>
<message><source>&amp;Colours</source><translation>配色(&amp;C)</translation></message>
<message><source>For unsigned maps.</source><translation>用于无符号的热图。</translation></message>
<message><source>&amp;Positive part of signed maps</source><translation>有符号热图的正值部分(&amp;P)</translation></message>
<message><source>&amp;Most important heads first</source><translation>最重要的头在前(&amp;M)</translation></message>
<message><source> mm</source><translation> mm</translation></message>
<message><source>&amp;Width</source><translation>宽度(&amp;W)</translation></message>
<message><source>One journal column is 84 mm wide, two are 174 mm.</source><translation>期刊单栏宽 84 mm，双栏宽 174 mm。</translation></message>
<message><source> dpi</source><translation> dpi</translation></message>
<message><source>Re&amp;solution</source><translation>分辨率(&amp;S)</translation></message>
<message><source>For a PNG, and for the pictures inside SVG and PDF.</source><translation>用于 PNG，以及 SVG 和 PDF 中的图像。</translation></message>
<message><source> pt</source><translation> pt</translation></message>
<message><source>Fo&amp;nt size</source><translation>字号(&amp;N)</translation></message>
<message><source>For titles and numbers; the text below maps is smaller.</source><translation>标题和数字的字号；热图下方的文字更小。</translation></message>
<message><source>Col&amp;umns</source><translation>列数(&amp;U)</translation></message>
<message><source>Panels side by side.</source><translation>并排的子图数。</translation></message>
<message><source>Panel &amp;letters</source><translation>子图编号(&amp;L)</translation></message>
<message><source>a, b, c beside the panels.</source><translation>在子图旁标注 a、b、c。</translation></message>
<message><source>Colour &amp;bar</source><translation>色条(&amp;B)</translation></message>
<message><source>The current one</source><translation>当前图像</translation></message>
<message><source>All of the list</source><translation>列表中的全部</translation></message>
<message><source>The first %1 of the list</source><translation>列表中的前 %1 张</translation></message>
<message><source>The figure</source><translation>插图</translation></message>
<message><source>being drawn</source><translation>正在绘制</translation></message>
<message><source>Loading…</source><translation>正在加载…</translation></message>
<message><source>Open &amp;index…</source><translation>打开索引(&amp;I)…</translation></message>
<message><source>Find &amp;pictures…</source><translation>查找图像(&amp;P)…</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around features to list only them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;套索&lt;/b&gt;（L）&lt;br&gt;围绕特征拖动，只列出这些特征。套索关闭时，按住 Shift 拖动。</translation></message>
<message><source>Features over the folder</source><translation>整个文件夹的特征</translation></message>
<message><source>Each feature by the share of the folder&apos;s patches on which it is active, and by its mean value there. Selected features are listed above.</source><translation>按特征在文件夹图像块中激活的比例及其在这些图像块上的均值显示每个特征。选中的特征列在上方。</translation></message>
<message><source>Open index</source><translation>打开索引</translation></message>
<message><source>An index written by hydrascope-cli sae-index or by this window.</source><translation>由 hydrascope-cli sae-index 或此窗口写入的索引。</translation></message>
<message><source>Index a folder</source><translation>为文件夹建索引</translation></message>
<message><source>Reads all pictures of a folder once, in the background, at the current head count. The index is written next to the autoencoder.</source><translation>在后台以当前头数读取文件夹的所有图像一次。索引写在自编码器旁边。</translation></message>
<message><source>Find pictures</source><translation>查找图像</translation></message>
<message><source>Tells where the pictures of this index are now.</source><translation>指定此索引的图像现在所在的文件夹。</translation></message>
<message><source>The open index</source><translation>打开的索引</translation></message>
<message><source>Feature under the mouse</source><translation>鼠标下的特征</translation></message>
<message><source>Indexing: %1 done</source><translation>正在建索引：已完成 %1</translation></message>
<message><source>In your pictures</source><translation>在您的图像中</translation></message>
<message><source>%1 of %2 pictures</source><translation>%1/%2 张图像</translation></message>
<message><source>%1, %2 · of %3 features %4 dead, %5 dense</source><translation>%1, %2 · %3 个特征中 %4 个失活，%5 个密集</translation></message>
<message><source>No index of a folder is open. An index tells how often each feature is active, and on which pictures most.</source><translation>没有打开文件夹的索引。索引说明每个特征激活的频率，以及在哪些图像上最强。</translation></message>
<message><source>Index a &amp;folder…</source><translation>为文件夹建索引(&amp;F)…</translation></message>
<message><source>Strongest on (%1 of %2 pictures are missing)</source><translation>最强于（%2 张图像中缺少 %1 张）</translation></message>
<message><source>Active on no picture of the folder</source><translation>在文件夹的任何图像上都未激活</translation></message>
<message><source>Strongest on</source><translation>最强于</translation></message>
<message><source>%1 in patch %2 of %3</source><translation>%3 的图像块 %2 中为 %1</translation></message>
<message><source>1 head</source><translation>1 个头</translation></message>
<message><source>%1 heads</source><translation>%1 个头</translation></message>
<message><source>predicted class</source><translation>预测类别</translation></message>
<message><source>2nd class</source><translation>第 2 位类别</translation></message>
<message><source>3rd class</source><translation>第 3 位类别</translation></message>
<message><source>%1th class</source><translation>第 %1 位类别</translation></message>
<message><source>not a number</source><translation>非数字</translation></message>
<message><source>being read</source><translation>读取中</translation></message>
<message><source>opens</source><translation>可打开</translation></message>
<message><source>%1 × %2 px</source><translation>%1 × %2 px</translation></message>
<message><source>Family</source><translation>系列</translation></message>
<message><source>Size</source><translation>大小</translation></message>
<message><source>Picture</source><translation>图片</translation></message>
<message><source>Knows</source><translation>可识别</translation></message>
<message><source>Built-in</source><translation>内置</translation></message>
<message><source>torch hub</source><translation>torch hub</translation></message>
<message><source>Hugging Face hub</source><translation>Hugging Face Hub</translation></message>
<message><source>opened before</source><translation>以前打开过</translation></message>
<message><source>The frame with its map</source><translation>当前帧及其热图</translation></message>
<message><source>The model has no class &quot;%1&quot;</source><translation>模型没有类别“%1”</translation></message>
<message><source>The shipped model is missing.</source><translation>找不到随附的模型。</translation></message>
<message><source>Heads of all blocks</source><translation>所有块的头</translation></message>
<message><source>Larger means more important. The arrow keys move, Space switches a head off or on.</source><translation>越大越重要。方向键移动，空格键关闭或开启一个头。</translation></message>
<message><source>block %1, head %2: off</source><translation>块 %1，头 %2：已关闭</translation></message>
<message><source>Click to switch it on.</source><translation>单击即可开启。</translation></message>
<message><source>Click to switch it off.</source><translation>单击即可关闭。</translation></message>
<message><source>block %1, head %2</source><translation>块 %1，头 %2</translation></message>
<message><source>A dot is a head of a block: the larger, the more important.</source><translation>一个点是一个块的一个头：越大越重要。</translation></message>
<message><source>block %1, all features</source><translation>块 %1，所有特征</translation></message>
<message><source>%1: importance %2, number %3 of %4</source><translation>%1：重要性 %2，第 %3，共 %4</translation></message>
<message><source>Block %1</source><translation>块 %1</translation></message>
<message><source>No. %1</source><translation>第 %1</translation></message>
<message><source>Head %1</source><translation>头 %1</translation></message>
<message><source>Maps of all heads: a row for each block, a column for each head</source><translation>所有头的热图：每个块一行，每个头一列</translation></message>
<message><source>Maps</source><translation>热图</translation></message>
<message><source>Which map of each head is shown.</source><translation>显示每个头的哪种热图。</translation></message>
<message><source>by number</source><translation>按编号</translation></message>
<message><source>most important first</source><translation>最重要的在前</translation></message>
<message><source>The order of the heads in each row. The bar below a map is the head&apos;s importance for the class.</source><translation>每行中头的顺序。热图下方的条形为该头对类别的重要性。</translation></message>
<message><source>One colour &amp;range</source><translation>同一颜色范围(&amp;R)</translation></message>
<message><source>Equal colours mean equal values in all maps. Off: each map has its own range.</source><translation>所有热图中颜色相同即数值相同。关闭时每张热图有各自的范围。</translation></message>
<message><source>What is shown</source><translation>显示的内容</translation></message>
<message><source>What is under the mouse</source><translation>鼠标处的内容</translation></message>
<message><source>This matrix as a figure: PDF, SVG or PNG, with the command that reproduces it.</source><translation>将此矩阵制成插图：PDF、SVG 或 PNG，附带可重现它的命令。</translation></message>
<message><source>Make a &amp;figure…</source><translation>制作插图(&amp;F)…</translation></message>
<message><source>&amp;Maps</source><translation>热图(&amp;M)</translation></message>
<message><source>&lt;b&gt;Logit lens&lt;/b&gt;&lt;br&gt;The probability of the class if the network ended after each block; dark dots where the class comes first. Block −1 is the embedding. Click to choose a block.</source><translation>&lt;b&gt;logit 透镜&lt;/b&gt;&lt;br&gt;假如网络在每个块之后结束，该类别的概率；深色圆点表示该类别排名第一。块 −1 为嵌入。单击可选择块。</translation></message>
<message><source>Parts of the logit</source><translation>logit 的组成部分</translation></message>
<message><source>The class over the blocks</source><translation>类别随各块的变化</translation></message>
<message><source>The logit is %1; the sum of its parts differs by %2 (rounding).</source><translation>logit 为 %1；各部分之和与其相差 %2（舍入误差）。</translation></message>
<message><source>Open a model and a picture to see all heads.</source><translation>打开模型和图像以查看所有头。</translation></message>
<message><source>%1 heads of %2 blocks</source><translation>%2 个块的 %1 个头</translation></message>
<message><source>query: class token</source><translation>查询：类别 token</translation></message>
<message><source>query: token %1</source><translation>查询：token %1</translation></message>
<message><source>importance: magnitude of the head&apos;s part of the logit</source><translation>重要性：该头在 logit 中所占部分的大小</translation></message>
<message><source>importance: mean of |gradient × attention|</source><translation>重要性：|梯度 × 注意力| 的均值</translation></message>
<message><source>no importance without a class</source><translation>没有类别，无法计算重要性</translation></message>
<message><source>Click a map, or use the arrow keys and Enter, to open it in the main window.</source><translation>单击热图，或用方向键和 Enter，在主窗口中打开。</translation></message>
<message><source>Number of heads</source><translation>头的数量</translation></message>
<message><source>&lt;b&gt;Head count k&lt;/b&gt;&lt;br&gt;A HydraViT contains many networks in one set of weights: the first k attention heads with their first %1 channels form a complete, smaller Vision Transformer. Move the slider to see what the network looks at with fewer heads, and what that saves.</source><translation>&lt;b&gt;头数 k&lt;/b&gt;&lt;br&gt;HydraViT 在一组权重中包含多个网络：前 k 个注意力头及其前 %1 个通道构成一个完整的、较小的 Vision Transformer。移动滑块，查看网络在头较少时关注什么，以及由此节省多少开销。</translation></message>
<message><source>so many</source><translation>相应数量的</translation></message>
<message><source>Slicing scheme</source><translation>切分方案</translation></message>
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>此子网络：token 宽度、权重、所选注意力下每张图像的乘加运算次数，以及本机预热后前向传播的时间中位数。</translation></message>
<message><source>Single heads</source><translation>单个头</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;单个头&lt;/b&gt;&lt;br&gt;每个块的每个头是一个点，越大越重要。鼠标指向时显示其热图；单击将其关闭。</translation></message>
<message><source>Strip of all head counts</source><translation>所有头数的条带</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;条带&lt;/b&gt;&lt;br&gt;并排显示所有头数的热图。图像会变得太小时自动隐藏。</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;切分方案&lt;/b&gt;&lt;br&gt;k 个头的子网络保留的内容：&lt;i&gt;HydraViT&lt;/i&gt; 和 &lt;i&gt;SortedNet&lt;/i&gt; 还缩窄 token，&lt;i&gt;MatFormer&lt;/i&gt; 只缩窄 MLP，&lt;i&gt;DynaBERT&lt;/i&gt; 缩减头和 MLP。</translation></message>
<message><source>shown</source><translation>已展开</translation></message>
<message><source>folded</source><translation>已折叠</translation></message>
<message><source>%1 of %2 heads</source><translation>%2 个头中的 %1 个</translation></message>
<message><source>width</source><translation>宽度</translation></message>
<message><source>parameters</source><translation>参数量</translation></message>
<message><source>MACs</source><translation>MACs</translation></message>
<message><source>per picture</source><translation>每张图像</translation></message>
<message><source>not trained</source><translation>未训练</translation></message>
<message><source>Guide and reference</source><translation>指南与参考</translation></message>
<message><source>Contents</source><translation>目录</translation></message>
<message><source>Back</source><translation>后退</translation></message>
<message><source>Alt+Left</source><translation>Alt+Left</translation></message>
<message><source>Forward</source><translation>前进</translation></message>
<message><source>Alt+Right</source><translation>Alt+Right</translation></message>
<message><source>Find</source><translation>查找</translation></message>
<message><source>Find next</source><translation>查找下一个</translation></message>
<message><source>Find previous</source><translation>查找上一个</translation></message>
<message><source>Larger text</source><translation>放大文字</translation></message>
<message><source>Smaller text</source><translation>缩小文字</translation></message>
<message><source>Usual size</source><translation>默认大小</translation></message>
<message><source>Next</source><translation>下一个</translation></message>
<message><source>Previous</source><translation>上一个</translation></message>
<message><source>Find in the reference</source><translation>在参考手册中查找</translation></message>
<message><source>Text to find. Enter goes to the next match, Shift+F3 to the previous one.</source><translation>要查找的文本。Enter 转到下一个匹配项，Shift+F3 转到上一个。</translation></message>
<message><source>Result of the search</source><translation>搜索结果</translation></message>
<message><source>Not found</source><translation>未找到</translation></message>
<message><source>own prediction</source><translation>各自的预测</translation></message>
<message><source>map</source><translation>热图</translation></message>
<message><source>settings of the map</source><translation>热图的设置</translation></message>
<message><source>compared with</source><translation>对比</translation></message>
<message><source>nothing</source><translation>无</translation></message>
<message><source>heads</source><translation>注意力头</translation></message>
<message><source>slicing scheme</source><translation>切分方案</translation></message>
<message><source>attention</source><translation>注意力</translation></message>
<message><source>picture size</source><translation>图像尺寸</translation></message>
<message><source>parts switched off</source><translation>已关闭的部分</translation></message>
<message><source>appearance</source><translation>外观</translation></message>
<message><source>cosine %1 to %2</source><translation>与 %2 的余弦 %1</translation></message>
<message><source>wrong: predicted %1, labelled %2</source><translation>错误：预测为 %1，标签为 %2</translation></message>
<message><source>right: predicted %1</source><translation>正确：预测为 %1</translation></message>
<message><source>labelled %1</source><translation>标签为 %1</translation></message>
<message><source>Filter</source><translation>筛选</translation></message>
<message><source>Only pictures whose file, folder or predicted class has all these words.</source><translation>仅显示文件名、文件夹名或预测类别包含所有这些词的图像。</translation></message>
<message><source>Order</source><translation>顺序</translation></message>
<message><source>The order of the list.</source><translation>列表的顺序。</translation></message>
<message><source>Mistakes</source><translation>错误</translation></message>
<message><source>All pictures, or only those that the network gets wrong or is unsure of (less than %1). Choosing a confusion also asks why it was the one class and not the other.</source><translation>所有图像，或只显示网络判断错误或没有把握（低于 %1）的图像。选择一种混淆时，还会询问为什么是这一类而不是那一类。</translation></message>
<message><source>Images</source><translation>图像</translation></message>
<message><source>As opened</source><translation>按打开顺序</translation></message>
<message><source>Name, A to Z</source><translation>名称，A 到 Z</translation></message>
<message><source>Name, Z to A</source><translation>名称，Z 到 A</translation></message>
<message><source>Newest first</source><translation>最新在前</translation></message>
<message><source>Highest probability first</source><translation>概率从高到低</translation></message>
<message><source>Lowest probability first</source><translation>概率从低到高</translation></message>
<message><source>Wrong first</source><translation>错误优先</translation></message>
<message><source>Most alike first</source><translation>最相似优先</translation></message>
<message><source>%1 of %2 right</source><translation>%2 张中 %1 张正确</translation></message>
<message><source>%1 not scored yet</source><translation>%1 张尚未判断</translation></message>
<message><source>Without a label: %1</source><translation>无标签：%1</translation></message>
<message><source>Stop</source><translation>停止</translation></message>
<message><source>Score all</source><translation>全部判断</translation></message>
<message><source>Asks the network about all pictures while nothing else is being computed.</source><translation>在没有其他计算时，就所有图像询问网络。</translation></message>
<message><source>All (%1)</source><translation>全部（%1）</translation></message>
<message><source>Wrong (%1)</source><translation>错误（%1）</translation></message>
<message><source>Unsure (%1)</source><translation>没把握（%1）</translation></message>
<message><source>%1 → %2 (%3)</source><translation>%1 → %2（%3）</translation></message>
<message><source>%1 taken for %2: %3</source><translation>把 %1 当成 %2：%3</translation></message>
<message><source>Labelled %1, predicted %2. Also asks: why %2 and not %1?</source><translation>标签为 %1，预测为 %2。还会询问：为什么是 %2 而不是 %1？</translation></message>
<message><source>pasted</source><translation>已粘贴</translation></message>
<message><source>A backbone has no class to decompose. Choose another target in Explain.</source><translation>骨干网络没有可分解的类别。请在“解释”中选择其他目标。</translation></message>
<message><source>&amp;Language</source><translation>语言(&amp;L)</translation></message>
<message><source>Follow &amp;system</source><translation>跟随系统(&amp;S)</translation></message>
<message><source>against</source><translation>反对</translation></message>
<message><source>for</source><translation>支持</translation></message>
<message><source>One end of the colours speaks for %1, the other for %2</source><translation>颜色的一端支持 %1，另一端支持 %2</translation></message>
<message><source>One end of the colours speaks against the class, the other for it</source><translation>颜色的一端反对该类别，另一端支持该类别</translation></message>
<message><source>Hydrascope cannot open %1. It opens PNG, JPEG, WebP, TIFF, BMP and PNM.</source><translation>Hydrascope 无法打开 %1。可打开 PNG、JPEG、WebP、TIFF、BMP 和 PNM。</translation></message>
<message><source>pasted picture</source><translation>粘贴的图像</translation></message>
<message><source>Save this search…</source><translation>保存此搜索…</translation></message>
<message><source>Open a saved search…</source><translation>打开已保存的搜索…</translation></message>
<message><source>Pictures compared so far stay sorted.</source><translation>已比较的部分保持排序。</translation></message>
<message><source>Save this search</source><translation>保存此搜索</translation></message>
<message><source>An index of these pictures, for later and for hydrascope-cli nearest.</source><translation>这些图像的索引，供以后和 hydrascope-cli nearest 使用。</translation></message>
<message><source>Open a saved search</source><translation>打开已保存的搜索</translation></message>
<message><source>Shows the most similar pictures of an index in place of this list.</source><translation>显示索引中最相似的图像，代替此列表。</translation></message>
<message><source>pictures</source><translation>图像</translation></message>
<message><source>Comparing with %1: %2</source><translation>正在与 %1 比较：%2</translation></message>
<message><source>Like %1</source><translation>与 %1 相似</translation></message>
<message><source>Live</source><translation>实时</translation></message>
<message><source>Open &amp;video…</source><translation>打开视频(&amp;V)…</translation></message>
<message><source>Place in the video</source><translation>视频中的位置</translation></message>
<message><source>&lt;b&gt;Place in the video&lt;/b&gt;</source><translation>&lt;b&gt;视频中的位置&lt;/b&gt;</translation></message>
<message><source>&amp;Loop</source><translation>循环(&amp;L)</translation></message>
<message><source>&lt;b&gt;Loop&lt;/b&gt;&lt;br&gt;Begins again at the end.</source><translation>&lt;b&gt;循环&lt;/b&gt;&lt;br&gt;到结尾后从头开始。</translation></message>
<message><source>Deadline</source><translation>时限</translation></message>
<message><source>&lt;b&gt;Deadline&lt;/b&gt;&lt;br&gt;How old a picture may be when it is shown. Each frame has the largest head count whose measured time fits.</source><translation>&lt;b&gt;时限&lt;/b&gt;&lt;br&gt;图像显示时允许的最大延迟。每一帧使用实测时间符合要求的最大头数。</translation></message>
<message><source>&amp;Automatic</source><translation>自动(&amp;A)</translation></message>
<message><source>&lt;b&gt;Automatic&lt;/b&gt;&lt;br&gt;The head count follows the deadline. Moving the slider switches this off.</source><translation>&lt;b&gt;自动&lt;/b&gt;&lt;br&gt;头数随时限变化。移动滑块会关闭此项。</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Moves by itself until you move it.</source><translation>&lt;b&gt;头&lt;/b&gt;&lt;br&gt;自动移动，直到手动移动为止。</translation></message>
<message><source>&amp;Take picture</source><translation>截取图像(&amp;T)</translation></message>
<message><source>Open a video, a folder of pictures or a camera: every frame is shown with its map, with as many heads as the deadline allows. Method, class and colours are those of the main window.</source><translation>打开视频、图像文件夹或摄像头：每一帧都与其热图一起显示，并使用时限所允许的最大头数。方法、类别和颜色与主窗口相同。</translation></message>
<message><source>Open a video</source><translation>打开视频</translation></message>
<message><source>&lt;b&gt;Open a video&lt;/b&gt;&lt;br&gt;Every frame is shown, at the video&apos;s own rate.</source><translation>&lt;b&gt;打开视频&lt;/b&gt;&lt;br&gt;按视频自身的帧率显示每一帧。</translation></message>
<message><source>Open a folder of pictures</source><translation>打开图像文件夹</translation></message>
<message><source>&lt;b&gt;Open a folder of pictures&lt;/b&gt;&lt;br&gt;They are shown one after the other, in natural order.</source><translation>&lt;b&gt;打开图像文件夹&lt;/b&gt;&lt;br&gt;按自然顺序逐张显示。</translation></message>
<message><source>&amp;Camera</source><translation>摄像头(&amp;C)</translation></message>
<message><source>Open a camera</source><translation>打开摄像头</translation></message>
<message><source>&lt;b&gt;Open a camera&lt;/b&gt;&lt;br&gt;Only the newest picture is explained; those that arrive meanwhile count as dropped.</source><translation>&lt;b&gt;打开摄像头&lt;/b&gt;&lt;br&gt;只解释最新的图像；其间到来的图像计为丢弃。</translation></message>
<message><source>Opens this frame as a picture in the main window, with all its settings.</source><translation>在主窗口中将此帧作为图像打开，并沿用其所有设置。</translation></message>
<message><source>Records what you see: as a video (.mp4, .avi, .mkv), or as a folder of PNG files if the name has no suffix. A table of predictions, head counts and times is saved next to it.</source><translation>录制所见内容：保存为视频（.mp4、.avi、.mkv），名称没有后缀时保存为 PNG 文件夹。预测、头数和时间的表格保存在其旁边。</translation></message>
<message><source>Next frame</source><translation>下一帧</translation></message>
<message><source>&lt;b&gt;Next frame&lt;/b&gt; (.)</source><translation>&lt;b&gt;下一帧&lt;/b&gt;（.）</translation></message>
<message><source>Begin again at the end</source><translation>到结尾后从头开始</translation></message>
<message><source> ms</source><translation> ms</translation></message>
<message><source>Choose the head count by the deadline</source><translation>按时限选择头数</translation></message>
<message><source>&amp;Deadline</source><translation>时限(&amp;D)</translation></message>
<message><source>%1 frames recorded in %2.</source><translation>已将 %1 帧录制到 %2。</translation></message>
<message><source>No camera is connected</source><translation>未连接摄像头</translation></message>
<message><source>Open a model first.</source><translation>请先打开模型。</translation></message>
<message><source>Not trained: %1. The head count follows the deadline.</source><translation>未训练：%1。头数随时限变化。</translation></message>
<message><source>Delay %1 · frames %2 · dropped %3 · deadline kept %4</source><translation>延迟 %1 · 帧 %2 · 丢弃 %3 · 满足时限 %4</translation></message>
<message><source>frame %1</source><translation>帧 %1</translation></message>
<message><source>Pause</source><translation>暂停</translation></message>
<message><source>Play</source><translation>播放</translation></message>
<message><source>&lt;b&gt;Pause&lt;/b&gt; (Space)</source><translation>&lt;b&gt;暂停&lt;/b&gt;（空格）</translation></message>
<message><source>&lt;b&gt;Play&lt;/b&gt; (Space)</source><translation>&lt;b&gt;播放&lt;/b&gt;（空格）</translation></message>
<message><source>Live — %1</source><translation>实时 — %1</translation></message>
<message><source>Stop &amp;recording</source><translation>停止录制(&amp;R)</translation></message>
<message><source>&amp;Record…</source><translation>录制(&amp;R)…</translation></message>
<message><source>%1, frame %2</source><translation>%1，帧 %2</translation></message>
<message><source>Explain</source><translation>解释</translation></message>
<message><source>The language changes when Hydrascope is started again.</source><translation>语言将在 Hydrascope 重新启动后更改。</translation></message>
<message><source>Copied. It describes this machine and names none of your files.</source><translation>已复制。内容描述本机，不含任何文件名。</translation></message>
<message><source>New here? A tour of about three minutes shows the network at work on this picture.</source><translation>第一次使用？约三分钟的导览会展示网络如何处理这张图像。</translation></message>
<message><source>Start the tour</source><translation>开始导览</translation></message>
<message><source>Six questions</source><translation>六个问题</translation></message>
<message><source>Everything is as at the start.</source><translation>一切都与起点相同。</translation></message>
<message><source>Back to start: %1. Undo (%2) brings it back.</source><translation>已回到起点：%1。撤销（%2）可恢复。</translation></message>
<message><source>%1 — Hydrascope</source><translation>%1 — Hydrascope</translation></message>
<message><source>&amp;Rename</source><translation>重命名(&amp;R)</translation></message>
<message><source>&amp;Delete</source><translation>删除(&amp;D)</translation></message>
<message><source>&amp;Put back</source><translation>恢复(&amp;P)</translation></message>
<message><source>Your presets</source><translation>自定义预设</translation></message>
<message><source>Rename</source><translation>重命名</translation></message>
<message><source>Also: F2 or double-click.</source><translation>也可以：F2 或双击。</translation></message>
<message><source>Delete</source><translation>删除</translation></message>
<message><source>Put back</source><translation>恢复</translation></message>
<message><source>Restores the preset deleted last.</source><translation>恢复最近删除的预设。</translation></message>
<message><source>No presets yet. Create one with View &gt; Presets &gt; Save as preset.</source><translation>尚无预设。可通过“视图 &gt; 预设 &gt; 另存为预设”创建。</translation></message>
<message><source>%1, %2</source><translation>%1，%2</translation></message>
<message><source>%1. From %2 to %3. %4</source><translation>%1。从 %2 到 %3。%4</translation></message>
<message><source>sum of all tokens</source><translation>所有 token 之和</translation></message>
<message><source>features %1–%2</source><translation>特征 %1–%2</translation></message>
<message><source>feature %1</source><translation>特征 %1</translation></message>
<message><source>%1 and the next %2</source><translation>%1 及其后 %2 个</translation></message>
<message><source>never meet</source><translation>互不相遇</translation></message>
<message><source>mean %1</source><translation>均值 %1</translation></message>
<message><source>to %1</source><translation>到 %1</translation></message>
<message><source>%1 tokens</source><translation>%1 个 token</translation></message>
<message><source>%1 features</source><translation>%1 个特征</translation></message>
<message><source>Message</source><translation>消息</translation></message>
<message><source>Close message</source><translation>关闭消息</translation></message>
<message><source>slow</source><translation>较慢</translation></message>
<message><source>Methods</source><translation>方法</translation></message>
<message><source>Recommended</source><translation>推荐</translation></message>
<message><source>Type to search. Enter chooses, Esc closes.</source><translation>键入即可搜索。Enter 选择，Esc 关闭。</translation></message>
<message><source>Search: %1</source><translation>搜索：%1</translation></message>
<message><source>colors rgb dino segments</source><translation>颜色 色彩 rgb dino 分割</translation></message>
<message><source>saliency sensitivity</source><translation>saliency 显著性 敏感度</translation></message>
<message><source>gradcam</source><translation>gradcam</translation></message>
<message><source>chefer attribution</source><translation>chefer attribution 归因</translation></message>
<message><source>nearest alike correspondence</source><translation>最近 相似 类似 对应</translation></message>
<message><source>localise localize find segment</source><translation>定位 查找 寻找 分割</translation></message>
<message><source>&lt;b&gt;Model&lt;/b&gt;&lt;br&gt;The Vision Transformer that is explained. Shipped and recent ones, or any checkpoint file.</source><translation>&lt;b&gt;模型&lt;/b&gt;&lt;br&gt;要解释的 Vision Transformer。可选随附的和最近的模型，或任意检查点文件。</translation></message>
<message><source>Program: %1</source><translation>程序：%1</translation></message>
<message><source>none found</source><translation>未找到</translation></message>
<message><source>Recent</source><translation>最近</translation></message>
<message><source>On this computer</source><translation>本机</translation></message>
<message><source>Search</source><translation>搜索</translation></message>
<message><source>Words of the name, family or place.</source><translation>名称、系列或位置中的词。</translation></message>
<message><source>Fol&amp;ders</source><translation>文件夹(&amp;D)</translation></message>
<message><source>Folders whose models are listed, three levels deep.</source><translation>列出这些文件夹中的模型，最多三层。</translation></message>
<message><source>Open model</source><translation>打开模型</translation></message>
<message><source>Models on this computer</source><translation>此计算机上的模型</translation></message>
<message><source>Open &amp;file…</source><translation>打开文件(&amp;F)…</translation></message>
<message><source>Do&amp;wnload…</source><translation>下载(&amp;W)…</translation></message>
<message><source>A model of the Hugging Face hub.</source><translation>Hugging Face Hub 上的模型。</translation></message>
<message><source>Searching…</source><translation>正在查找…</translation></message>
<message><source>No model on this computer is called that.</source><translation>此计算机上没有叫这个名字的模型。</translation></message>
<message><source>&amp;Add a folder…</source><translation>添加文件夹(&amp;A)…</translation></message>
<message><source>Stop listing %1</source><translation>不再列出 %1</translation></message>
<message><source>None of the pictures is where the index says.</source><translation>索引中的图像都不在索引所记的位置。</translation></message>
<message><source>%1 compared</source><translation>已比较 %1</translation></message>
<message><source>%1 of %2 pictures by their %3 nearest neighbours</source><translation>%2 张图像中 %1 由其 %3 个最近邻判对</translation></message>
<message><source>Not measured yet</source><translation>尚未测量</translation></message>
<message><source>%1 – and %2 more: see Model (F5)</source><translation>%1 – 以及另外 %2 项：见“模型”（F5）</translation></message>
<message><source>%1 tensors in the file are not used, starting with %2</source><translation>文件中有 %1 个张量未使用，首个为 %2</translation></message>
<message><source>Open it again</source><translation>重新打开</translation></message>
<message><source>An autoencoder reads the output of a model&apos;s block. Open that model first.</source><translation>自编码器读取模型某块的输出。请先打开该模型。</translation></message>
<message><source>%1: %2 features of the output of block %3</source><translation>%1：第 %3 块输出的 %2 个特征</translation></message>
<message><source>Show features</source><translation>显示特征</translation></message>
<message><source>The clipboard contains neither a picture nor the path of one.</source><translation>剪贴板中既没有图像，也没有图像路径。</translation></message>
<message><source>%1, block %2</source><translation>%1，块 %2</translation></message>
<message><source>What all tokens add through this block&apos;s attention, with the projection&apos;s bias. Click to see it per patch.</source><translation>所有 token 通过此块的注意力所添加的量，含投影的偏置。单击可按图像块查看。</translation></message>
<message><source>All parts together.</source><translation>所有部分之和。</translation></message>
<message><source>Added to the tokens that the classifier reads; it has no map.</source><translation>添加到分类器所读取的 token 上；没有热图。</translation></message>
<message><source>Part</source><translation>部分</translation></message>
<message><source>Block %1, attention</source><translation>块 %1，注意力</translation></message>
<message><source>Block %1, MLP</source><translation>块 %1，MLP</translation></message>
<message><source>Constant</source><translation>常数</translation></message>
<message><source>Sum: the logit</source><translation>总和：logit</translation></message>
<message><source>Sum: the value</source><translation>总和：数值</translation></message>
<message><source>row %1, column %2</source><translation>第 %1 行第 %2 列</translation></message>
<message><source>This is a photograph, so hydravit-photos was opened: it was trained on photographs.</source><translation>这是一张照片，因此已打开 hydravit-photos：它是在照片上训练的。</translation></message>
<message><source>Back to hydravit-scenes</source><translation>返回 hydravit-scenes</translation></message>
<message><source>hydravit-scenes was trained on ten rendered solids, not on photographs.</source><translation>hydravit-scenes 是在十种渲染的立体上训练的，而不是在照片上。</translation></message>
<message><source>Open hydravit-photos</source><translation>打开 hydravit-photos</translation></message>
<message><source>Places</source><translation>标签页</translation></message>
<message><source>The picture, with the panels around it.</source><translation>图像及其周围的面板。</translation></message>
<message><source>In a window of its own</source><translation>在独立窗口中打开</translation></message>
<message><source>Block %1: %2</source><translation>块 %1：%2</translation></message>
<message><source>trained: %1</source><translation>训练时：%1</translation></message>
<message><source>This block was trained with %1 attention. With another kind its output is an approximation, and predictions may get worse.</source><translation>此块是用 %1 注意力训练的。换用其他类型时，其输出是近似值，预测可能变差。</translation></message>
<message><source>Note</source><translation>备注</translation></message>
<message><source>%1 values from %2 to %3</source><translation>%1 个数值，从 %2 到 %3</translation></message>
<message><source>Chart without data</source><translation>没有数据的图表</translation></message>
<message><source>%1 %2</source><translation>%1 %2</translation></message>
<message><source>Most probable classes</source><translation>最可能的类别</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this box.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;单击以解释此框。</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this output.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;点击可解释此输出。</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;class %2, logit %3&lt;br&gt;Click to explain this class.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;类别 %2，logit %3&lt;br&gt;单击可解释此类别。</translation></message>
<message><source>Predictor</source><translation>预测程序</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it runs with your rights and can do whatever you can.</source><translation>&lt;b&gt;命令&lt;/b&gt;&lt;br&gt;与在终端中输入的相同：程序以您的权限运行，您能做的它都能做。</translation></message>
<message><source>&amp;Command</source><translation>命令(&amp;C)</translation></message>
<message><source>Starting %1 …</source><translation>正在启动 %1……</translation></message>
<message><source>Type the command of a program that predicts, and press Start: ONNX Runtime, TensorRT, Keras, a detector, a web service. It is asked in place of the model, everywhere. Help has five such programs, and what they read and write.</source><translation>输入一个预测程序的命令并按“启动”：ONNX Runtime、TensorRT、Keras、检测器、网络服务。它在各处代替模型作答。帮助中有五个这样的程序及其输入输出。</translation></message>
<message><source>Boxes of %1 classes, from pictures of %2 × %3 pixels</source><translation>%1 个类别的框，输入图像为 %2 × %3 像素</translation></message>
<message><source>Scores of %1 classes, from pictures of %2 × %3 pixels</source><translation>%1 个类别的得分，输入图像为 %2 × %3 像素</translation></message>
<message><source>%1. Open a picture.</source><translation>%1。请打开一张图像。</translation></message>
<message><source>%1. Waiting for its answer …</source><translation>%1。正在等待回答……</translation></message>
<message><source>%1. It finds nothing here.</source><translation>%1。这里没有找到任何东西。</translation></message>
<message><source>%1. Press a box to explain it.</source><translation>%1。单击一个框即可解释它。</translation></message>
<message><source>&amp;Start</source><translation>启动(&amp;S)</translation></message>
<message><source>Your own</source><translation>自定义</translation></message>
<message><source>Saved preset %1</source><translation>已保存预设 %1</translation></message>
<message><source>The file is kept as %1.</source><translation>文件已保留为 %1。</translation></message>
<message><source>%1 was written by a later version: it was left unchanged, and its presets are not shown.</source><translation>%1 由更高版本写入：文件保持原样，其中的预设不显示。</translation></message>
<message><source>: preset %1</source><translation>：预设 %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1：有两个预设 %2</translation></message>
<message><source>%1: unknown settings, left unchanged: %2</source><translation>%1：无法识别，保持原样：%2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 是程序内置的预设；请使用其他名称。</translation></message>
<message><source>There are %1 presets already.</source><translation>已有 %1 个预设。</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>名称长度应为 1 到 %1 个字符。</translation></message>
<message><source>There is a preset %1 already.</source><translation>已有预设 %1。</translation></message>
<message><source>Another window has changed the presets.</source><translation>另一个窗口更改了预设。</translation></message>
<message><source>Paper figure</source><translation>论文插图</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours mean equal values.</source><translation>以均匀颜色显示预测类别的相关性，所有头数共用一个颜色范围：颜色相同即数值相同。</translation></message>
<message><source>Paper style (turbo)</source><translation>论文风格（turbo）</translation></message>
<message><source>Half the picture, half the rainbow, each map in its own range: comparable with figures in papers that use jet. The question stays the same. Turbo has jet&apos;s colours without its false edges.</source><translation>一半图像，一半彩虹色，每张热图使用各自的范围：可与使用 jet 的论文插图对比。问题保持不变。turbo 具有 jet 的颜色，但没有其虚假边缘。</translation></message>
<message><source>Raw attention, last block</source><translation>原始注意力，最后一块</translation></message>
<message><source>What the last block attends to, the mean of its heads, one flat square per token.</source><translation>最后一块所关注的内容，取其各头的均值，每个 token 一个纯色方块。</translation></message>
<message><source>Patch by patch</source><translation>逐个图像块</translation></message>
<message><source>Nothing smoothed and nothing faded, the patches&apos; borders drawn and outliers ringed: to read single values.</source><translation>不平滑，不淡化，绘出图像块边界并圈出离群点：用于读取单个数值。</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv.</source><translation>每个类别一个子文件夹，或带有 labels.csv 的图像。</translation></message>
<message><source>File</source><translation>文件</translation></message>
<message><source>Where the probe is written.</source><translation>探针的写入位置。</translation></message>
<message><source>&amp;Train</source><translation>训练(&amp;T)</translation></message>
<message><source>&amp;Explain</source><translation>解释(&amp;E)</translation></message>
<message><source>Train a linear probe</source><translation>训练线性探针</translation></message>
<message><source>Choose…</source><translation>选择…</translation></message>
<message><source> %</source><translation> %</translation></message>
<message><source>Result</source><translation>结果</translation></message>
<message><source>Train</source><translation>训练</translation></message>
<message><source>Each picture goes through the network once.</source><translation>每张图像通过网络一次。</translation></message>
<message><source>The map shows the probe&apos;s classes.</source><translation>热图显示探针的类别。</translation></message>
<message><source>&amp;Folder</source><translation>文件夹(&amp;F)</translation></message>
<message><source>Choose a folder of labelled pictures</source><translation>选择带标签图像的文件夹</translation></message>
<message><source>&amp;Hold out</source><translation>留出(&amp;H)</translation></message>
<message><source>This share of each class is left out of the training and used to measure the accuracy.</source><translation>每个类别的这一比例不参与训练，用于测量准确率。</translation></message>
<message><source>&amp;Penalty</source><translation>惩罚(&amp;P)</translation></message>
<message><source>Weight of the L2 penalty. Features are standardised first.</source><translation>L2 惩罚的权重。特征先经标准化。</translation></message>
<message><source>&amp;Save as</source><translation>另存为(&amp;S)</translation></message>
<message><source>Choose the file</source><translation>选择文件</translation></message>
<message><source>A linear classifier on the embedding of %1, with %2 heads. It learns the classes of a folder, and the map explains them.</source><translation>基于 %1（%2 个头）嵌入的线性分类器。它学习一个文件夹中的类别，并由热图加以解释。</translation></message>
<message><source>Stopping…</source><translation>正在停止…</translation></message>
<message><source>Reading the pictures…</source><translation>正在读取图像…</translation></message>
<message><source>%1 classes, trained on %2 pictures.</source><translation>%1 个类别，在 %2 张图像上训练。</translation></message>
<message><source>Accuracy %1 on %2 held-out pictures.</source><translation>在 %2 张留出图像上的准确率为 %1。</translation></message>
<message><source>No pictures were held out, so the accuracy is unknown.</source><translation>没有留出图像，因此准确率未知。</translation></message>
<message><source>%1 pictures could not be used, starting with %2.</source><translation>%1 张图像无法使用，首张为 %2。</translation></message>
<message><source>Sort by</source><translation>排序依据</translation></message>
<message><source>The prompt that the pictures are compared with.</source><translation>与图像进行比较的提示词。</translation></message>
<message><source>Sort pictures</source><translation>图像排序</translation></message>
<message><source>Sorts the pictures of the list by their similarity to the prompt, the most similar first.</source><translation>按与提示词的相似度对列表中的图像排序，最相似的在前。</translation></message>
<message><source>Pictures by similarity</source><translation>按相似度排列的图像</translation></message>
<message><source>Stop (%1 %)</source><translation>停止（%1 %）</translation></message>
<message><source>not read</source><translation>未读取</translation></message>
<message><source>%1   %2</source><translation>%1   %2</translation></message>
<message><source>%1 on %2 pictures of %3: a round answers when its entropy is below the threshold; the last one always does.</source><translation>%1，使用 %3 的 %2 张图像：熵低于阈值的轮次给出答案；最后一轮总会给出。</translation></message>
<message><source>Heads k</source><translation>头数 k</translation></message>
<message><source>unknown</source><translation>未知</translation></message>
<message><source>Class of the picture</source><translation>图像的类别</translation></message>
<message><source>Predicted class</source><translation>预测类别</translation></message>
<message><source>Colours and markers repeat after %1 classes</source><translation>超过 %1 个类别后，颜色和标记重复使用</translation></message>
<message><source>Place in the picture</source><translation>在图像中的位置</translation></message>
<message><source>Squares: tokens that are not patches</source><translation>方块：不属于图像块的 token</translation></message>
<message><source>Length of the token</source><translation>token 的长度</translation></message>
<message><source>As it leaves its block, before the final norm</source><translation>离开块时，最终归一化之前</translation></message>
<message><source>For the picture and the %1 of the main window; other points are grey</source><translation>对应主窗口的图像和%1；其他点为灰色</translation></message>
<message><source>No point belongs to the main window&apos;s picture and head count</source><translation>没有属于主窗口图像和头数的点</translation></message>
<message><source>Delay (ms)</source><translation>延迟 (ms)</translation></message>
<message><source>Probability</source><translation>概率</translation></message>
<message><source>delay</source><translation>延迟</translation></message>
<message><source>deadline</source><translation>时限</translation></message>
<message><source>Frame</source><translation>帧</translation></message>
<message><source>similarity to %1</source><translation>与 %1 的相似度</translation></message>
<message><source>How similar the embedding is to that of the picture shown before.</source><translation>嵌入与之前显示的图像的嵌入的相似程度。</translation></message>
<message><source>similarity to this picture (keep it)</source><translation>与此图像的相似度（保留它）</translation></message>
<message><source>Keeps this picture as the reference: open another one to see what the two share.</source><translation>保留此图像作为参照：打开另一张图像，查看两者的共同之处。</translation></message>
<message><source>similarity to patch %1 of this picture</source><translation>与此图像的图像块 %1 的相似度</translation></message>
<message><source>How similar the embedding is to the patch that was clicked.</source><translation>嵌入与所单击图像块的相似程度。</translation></message>
<message><source>embedding norm</source><translation>嵌入范数</translation></message>
<message><source>The length of the vector that a classifier would read.</source><translation>分类器所读取向量的长度。</translation></message>
<message><source>A number that the network answers with.</source><translation>网络给出的一个数值。</translation></message>
<message><source>similarity to a picture…</source><translation>与图像的相似度…</translation></message>
<message><source>Asks for a picture to compare with.</source><translation>请求选择要对比的图像。</translation></message>
<message><source>direction from a file…</source><translation>文件中的方向…</translation></message>
<message><source>Asks for a .npy file with as many numbers as the embedding has: the map shows what moves the embedding in that direction.</source><translation>请求选择一个 .npy 文件，其数值个数与嵌入相同：热图显示使嵌入朝该方向移动的内容。</translation></message>
<message><source>linear probe…</source><translation>线性探针…</translation></message>
<message><source>Asks for a probe that was trained on this model&apos;s embedding.</source><translation>请求选择一个在此模型的嵌入上训练的探针。</translation></message>
<message><source>train a linear probe…</source><translation>训练线性探针…</translation></message>
<message><source>Learns the classes of a labelled folder from this model&apos;s embedding.</source><translation>根据此模型的嵌入，学习带标签文件夹中的类别。</translation></message>
<message><source>This file does not tell how many attention heads the model has, and tensor shapes cannot show it.
With a wrong number the model runs, but its output is meaningless. Look it up in the model&apos;s paper or code.

Number of heads:</source><translation>此文件未说明模型有多少个注意力头，张量形状也无法体现。
若数目有误，模型仍可运行，但输出没有意义。请查阅模型的论文或代码。

头数：</translation></message>
<message><source>The position embedding does not fit a square grid of patches, and the file does not give the image size.

Height x width in pixels:</source><translation>位置嵌入与方形的图像块网格不符，文件也未给出图像尺寸。

高 x 宽（像素）：</translation></message>
<message><source>The file&apos;s name or tensors suggest a network that Hydrascope cannot run. Opened as a plain
Vision Transformer, such a network gives wrong results.

If you know that this is a plain Vision Transformer, open it as:</source><translation>文件的名称或张量表明这是 Hydrascope 无法运行的网络。作为普通
Vision Transformer 打开时，这样的网络会给出错误的结果。

如果确知这是普通的 Vision Transformer，请将其打开为：</translation></message>
<message><source>This file holds several networks.

Open the one whose tensors&apos; names begin with:</source><translation>此文件包含多个网络。

打开张量名以下列内容开头的网络：</translation></message>
<message><source>This file does not tell which block of the network its features belong to.
Blocks are counted from 0; the autoencoder reads the block&apos;s output.

Block:</source><translation>此文件未说明其特征属于网络的哪个块。
块从 0 开始计数；自编码器读取该块的输出。

块：</translation></message>
<message><source>This file does not tell how many features of a patch are kept (k).

Number of features:</source><translation>此文件未说明每个图像块保留多少特征（k）。

特征数：</translation></message>
<message><source>This file does not tell which features of a patch are kept: the k largest, or all above a threshold.

Code:</source><translation>此文件未说明图像块保留哪些特征：最大的 k 个，还是高于阈值的全部。

编码：</translation></message>
<message><source>The network cuts this picture into %1 patches of %2 × %2 pixels, %3 rows of %4. What it says about the picture, it says by comparing and mixing these patches.</source><translation>网络将这张图像切成 %1 个 %2 × %2 像素的图像块，共 %3 行，每行 %4 个。它对图像的判断，来自对这些图像块的比较与混合。</translation></message>
<message><source>Each patch becomes a token, a list of %1 numbers.</source><translation>每个图像块变成一个 token，即由 %1 个数构成的列表。</translation></message>
<message><source>%1 of these and %2 of the network&apos;s own pass through %3 blocks, one after the other.</source><translation>其中 %1 个，加上网络自身的 %2 个，依次通过 %3 个块。</translation></message>
<message><source>The network sends %1 tokens through %2 blocks, one after the other.</source><translation>网络将 %1 个 token 依次送过 %2 个块。</translation></message>
<message><source>The network takes this picture for %1, and next for %2. The maps of this window show where in the picture such an answer comes from.</source><translation>网络认为这张图像是 %1，其次是 %2。此窗口的热图显示这样的答案来自图像的何处。</translation></message>
<message><source>In each block, tokens read from each other: this is how much the patch in the middle reads from every other one in the last block. Most comes from %1, with a weight of %2; click any patch to ask from there.</source><translation>在每个块中，token 相互读取信息：这里显示最后一块中，正中的图像块从其他各图像块读取多少。最多的来自%1，权重为 %2；单击任意图像块可从该处查询。</translation></message>
<message><source>Each block reads with %1 heads, each in its own way: head 0 alone reads most from %2 (%3). F11 shows the maps of all heads of all %4 blocks.</source><translation>每个块用 %1 个头读取，各有各的方式：头 0 单独从%2（%3）读取最多。F11 显示全部 %4 个块的所有头的热图。</translation></message>
<message><source>the answer</source><translation>该答案</translation></message>
<message><source>This map says which patches speak for %1. The strongest is %2 (%3).</source><translation>此热图显示哪些图像块支持 %1。最强的是%2（%3）。</translation></message>
<message><source>The colours stand for values from %1 to %2; the value under the mouse is shown below the picture. The Look panel (F4) changes colours, never numbers.</source><translation>颜色代表从 %1 到 %2 的数值；鼠标所指的数值显示在图像下方。“外观”面板（F4）只改变颜色，从不改变数值。</translation></message>
<message><source>The same question about the class that comes second with all %1 heads, %2.</source><translation>对全部 %1 个头时排名第二的类别 %2 提出同样的问题。</translation></message>
<message><source>The same question about the second class, %1.</source><translation>对第二个类别 %1 提出同样的问题。</translation></message>
<message><source>Its strongest patch is %1; any class can be asked about (Ctrl+F), and two can be compared.</source><translation>其最强的图像块是%1；可查询任意类别（Ctrl+F），也可对比两个类别。</translation></message>
<message><source>This network also works with fewer heads: with %1 heads it says %2. With all %3 heads it says %4; the slider and the + and - keys choose how many.</source><translation>该网络也能用较少的头工作：用 %1 个头时答 %2，用全部 %3 个头时答 %4；滑块和 +、- 键选择数量。</translation></message>
<message><source>The strip shows the map of every head count. With %1 heads the network needs %2 multiplications, %3 of the %4 that all %5 heads need.</source><translation>条带显示每种头数的热图。用 %1 个头时，网络需要 %2 次乘法，为全部 %5 个头所需 %4 次的 %3。</translation></message>
<message><source>Block %1 now computes Hydra attention: its cost grows with the number of tokens, not with its square, and nothing was trained again. The network now says %2; before, it said %3.</source><translation>块 %1 现在计算 Hydra 注意力：其开销随 token 数增长，而不是随其平方增长，且没有重新训练。网络现在的答案是 %2；之前是 %3。</translation></message>
<message><source>The network no longer sees the strongest patch: %1 goes from %2 to %3. Shift-click a patch to drop it or put it back.</source><translation>网络不再看到最强的图像块：%1 从 %2 变为 %3。按住 Shift 单击可去掉或恢复任意图像块。</translation></message>
<message><source>Is the map true? Patches are removed, the strongest first, and the class&apos;s probability is watched: the area under that curve is %1 here and %2 in random order. The truer the map, the smaller the area.</source><translation>热图可信吗？从最强的开始逐个移除图像块，并跟踪该类别的概率：曲线下面积此处为 %1，随机顺序时为 %2；热图越可信，面积越小。</translation></message>
<message><source>Each of the %1 points is a token, and tokens that are alike for the network lie close together. Point at one to see its patch on the picture.</source><translation>%1 个点各是一个 token，网络认为相似的 token 彼此靠近。将鼠标指向一个点，可在图像上看到其图像块。</translation></message>
<message><source>What you see of %1 becomes a figure for a paper: PDF, SVG or PNG at a given width, with a caption and a command line that reproduces it.</source><translation>将所见的 %1 制成论文插图：指定宽度的 PDF、SVG 或 PNG。附带图注和可重新生成它的命令行。</translation></message>
<message><source>F1 lists all keys, Shift+F1 explains every method and number, and Ctrl+Shift+P finds any command. Help &gt; Guided tour starts again, with any picture and model.</source><translation>F1 列出所有按键，Shift+F1 解释每种方法和数值，Ctrl+Shift+P 可查找任意命令。“帮助 &gt; 导览”可用任意图像和模型重新开始。</translation></message>
<message><source>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;All files (*)</source><translation>检查点 (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;所有文件 (*)</translation></message>
<message><source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;All files (*)</source><translation>图像 (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;所有文件 (*)</translation></message>
<message><source>Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;All files (*)</source><translation>视频 (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;所有文件 (*)</translation></message>
<message><source>Open pictures</source><translation>打开图像</translation></message>
<message><source>Open folder of pictures</source><translation>打开图像文件夹</translation></message>
<message><source>Folder of models</source><translation>模型文件夹</translation></message>
<message><source>Open training folder</source><translation>打开训练文件夹</translation></message>
<message><source>Open autoencoder</source><translation>打开自编码器</translation></message>
<message><source>Autoencoders (*.safetensors *.pt *.pth *.bin *.pkl);;All files (*)</source><translation>自编码器 (*.safetensors *.pt *.pth *.bin *.pkl);;所有文件 (*)</translation></message>
<message><source>Index of features</source><translation>特征索引</translation></message>
<message><source>Indexes of features (*.safetensors)</source><translation>特征索引 (*.safetensors)</translation></message>
<message><source>Open session</source><translation>打开会话</translation></message>
<message><source>Hydrascope sessions (*.hydrascope)</source><translation>Hydrascope 会话 (*.hydrascope)</translation></message>
<message><source>Open axes of feature colours</source><translation>打开特征颜色的轴</translation></message>
<message><source>Kept axes (*.npz)</source><translation>保留的轴 (*.npz)</translation></message>
<message><source>Choose the picture to compare with</source><translation>选择要对比的图像</translation></message>
<message><source>Choose a direction of the embedding</source><translation>选择嵌入中的方向</translation></message>
<message><source>NumPy arrays (*.npy);;All files (*)</source><translation>NumPy 数组 (*.npy);;所有文件 (*)</translation></message>
<message><source>Choose a linear probe</source><translation>选择线性探针</translation></message>
<message><source>Linear probes (*.safetensors);;All files (*)</source><translation>线性探针 (*.safetensors);;所有文件 (*)</translation></message>
<message><source>Open an index of pictures</source><translation>打开图像索引</translation></message>
<message><source>Indexes of pictures (*.safetensors);;All files (*)</source><translation>图像索引 (*.safetensors);;所有文件 (*)</translation></message>
<message><source>Save the index of pictures</source><translation>保存图像索引</translation></message>
<message><source>Indexes of pictures (*.safetensors)</source><translation>图像索引 (*.safetensors)</translation></message>
<message><source>Choose the byte pairs of a CLIP</source><translation>选择 CLIP 的字节对</translation></message>
<message><source>Vocabularies (*.txt *.gz *.json *.model);;All files (*)</source><translation>词表 (*.txt *.gz *.json *.model);;所有文件 (*)</translation></message>
<message><source>Choose the file of dino.txt</source><translation>选择 dino.txt 的文件</translation></message>
<message><source>Choose a list of words, one a line</source><translation>选择词表（每行一个）</translation></message>
<message><source>Texts (*.txt);;All files (*)</source><translation>文本 (*.txt);;所有文件 (*)</translation></message>
<message><source>Record to</source><translation>录制到</translation></message>
<message><source>Videos (*.mp4 *.avi *.mkv);;A new folder of PNG files (*)</source><translation>视频 (*.mp4 *.avi *.mkv);;新的 PNG 文件夹 (*)</translation></message>
<message><source>Save session</source><translation>保存会话</translation></message>
<message><source>Save picture</source><translation>保存图像</translation></message>
<message><source>PNG picture (*.png)</source><translation>PNG 图像 (*.png)</translation></message>
<message><source>Table</source><translation>表格</translation></message>
<message><source>JSON, with settings</source><translation>JSON，含设置</translation></message>
<message><source>NumPy arrays, with settings</source><translation>NumPy 数组（多个），含设置</translation></message>
<message><source>Evidence</source><translation>证据</translation></message>
<message><source>COCO boxes</source><translation>COCO 框</translation></message>
<message><source>FiftyOne heat maps, a folder</source><translation>FiftyOne 热图（文件夹）</translation></message>
<message><source>Maps as arrays and pictures, a folder</source><translation>数组和图片形式的热图（文件夹）</translation></message>
<message><source>Web page</source><translation>网页</translation></message>
<message><source>LaTeX table</source><translation>LaTeX 表格</translation></message>
<message><source>Matplotlib script</source><translation>Matplotlib 脚本</translation></message>
<message><source>NumPy array</source><translation>NumPy 数组</translation></message>
<message><source>Save figure</source><translation>保存插图</translation></message>
<message><source>%1 is being written by another window.</source><translation>另一个窗口正在写入 %1。</translation></message>
<message><source>background</source><translation>背景</translation></message>
<message><source>components %1</source><translation>分量 %1</translation></message>
<message><source>x %1, y %2</source><translation>x %1，y %2</translation></message>
<message><source>outside what the network sees</source><translation>在网络所见范围之外</translation></message>
<message><source>patch %1: row %2, column %3</source><translation>图像块 %1：第 %2 行第 %3 列</translation></message>
<message><source>value %1</source><translation>数值 %1</translation></message>
<message><source>RGB %1 %2 %3</source><translation>RGB %1 %2 %3</translation></message>
<message><source>What happens when parts are hidden</source><translation>隐藏一部分会怎样</translation></message>
<message><source>What its features see</source><translation>特征看到了什么</translation></message>
<message><source>How it was computed</source><translation>如何计算得出</translation></message>
<message><source>What speaks for the class</source><translation>什么支持该类别</translation></message>
<message><source>Where it looks</source><translation>它在看哪里</translation></message>
<message><source>Why this and not that?</source><translation>为什么是这个而不是那个？</translation></message>
<message><source>With how many heads?</source><translation>需要多少个头？</translation></message>
<message><source>Which heads can go?</source><translation>哪些头可以去掉？</translation></message>
<message><source>Is this map true?</source><translation>这张热图可信吗？</translation></message>
<message><source>What does a feature see?</source><translation>特征看到了什么？</translation></message>
<message><source>Which patches match?</source><translation>哪些图像块相配？</translation></message>
<message><source>Opens the shipped model and picture, and shows the answer.</source><translation>打开随附的模型和图像，并显示答案。</translation></message>
<message><source>The command for &quot;%1&quot;</source><translation>“%1”的命令</translation></message>
<message><source>What the model reads</source><translation>模型所读的内容</translation></message>
<message><source>&lt;b&gt;What the model reads&lt;/b&gt;&lt;br&gt;Each prompt as it was cleaned, and its tokens: the pieces that the model knows. A model answers best to text that is cleaned as in its training.</source><translation>&lt;b&gt;模型所读的内容&lt;/b&gt;&lt;br&gt;清理后的每个提示词及其 token：模型所知的片段。按训练时的方式清理的文本，模型回答得最好。</translation></message>
<message><source>Cleaning changed more than case and spaces.</source><translation>清理改变的不只是大小写和空格。</translation></message>
<message><source>Too long: its end is cut off.</source><translation>过长：末尾已被截断。</translation></message>
<message><source>none yet</source><translation>暂无</translation></message>
<message><source>Reference</source><translation>参考手册</translation></message>
<message><source>&amp;Measure a folder…</source><translation>测量文件夹(&amp;M)…</translation></message>
<message><source>&amp;Export…</source><translation>导出(&amp;E)…</translation></message>
<message><source>Measure a folder of labelled pictures</source><translation>测量带标签图像的文件夹</translation></message>
<message><source>&lt;b&gt;Measure a folder&lt;/b&gt;&lt;br&gt;One sub-folder per class, or pictures with a labels.csv. Each picture goes through all rounds once; the curves grow meanwhile.</source><translation>&lt;b&gt;测量文件夹&lt;/b&gt;&lt;br&gt;每个类别一个子文件夹，或带有 labels.csv 的图像。每张图像经过所有轮次一次；曲线随之增长。</translation></message>
<message><source>&lt;b&gt;Cancel&lt;/b&gt;&lt;br&gt;What has been measured stays.</source><translation>&lt;b&gt;取消&lt;/b&gt;&lt;br&gt;保留已测得的结果。</translation></message>
<message><source>Export the curves</source><translation>导出曲线</translation></message>
<message><source>&lt;b&gt;Export&lt;/b&gt;&lt;br&gt;Numbers as CSV, JSON or NPZ; a figure as PDF, SVG or PNG.</source><translation>&lt;b&gt;导出&lt;/b&gt;&lt;br&gt;数值导出为 CSV、JSON 或 NPZ；插图导出为 PDF、SVG 或 PNG。</translation></message>
<message><source>Stopped</source><translation>已停止</translation></message>
<message><source>Reading the folder…</source><translation>正在读取文件夹…</translation></message>
<message><source>Saved as %1</source><translation>已保存为 %1</translation></message>
<message><source>Rounds</source><translation>轮次</translation></message>
<message><source>Threshold of entropy</source><translation>熵阈值</translation></message>
<message><source>&lt;b&gt;Threshold&lt;/b&gt;&lt;br&gt;The first round whose entropy is below it answers; the last one always does. At 0 that is the last one.</source><translation>&lt;b&gt;阈值&lt;/b&gt;&lt;br&gt;熵低于此值的第一个轮次给出答案；最后一轮总会给出。为 0 时即最后一轮。</translation></message>
<message><source>The open model answers without rounds. Open a ThinkingViT or a ProgResViT to see each of its rounds.</source><translation>打开的模型不按轮次给出答案。打开 ThinkingViT 或 ProgResViT 可查看其各个轮次。</translation></message>
<message><source>&amp;Threshold</source><translation>阈值(&amp;T)</translation></message>
<message><source>Round %1 · %2 heads</source><translation>第 %1 轮 · %2 个头</translation></message>
<message><source>%1 %2 · entropy %3</source><translation>%1 %2 · 熵 %3</translation></message>
<message><source>What the last round changed</source><translation>最后一轮带来的变化</translation></message>
<message><source>How far apart the colours of the two maps are</source><translation>两幅热图的颜色相差多少</translation></message>
<message><source>Last map minus first, each divided by its largest value</source><translation>最后的热图减去最初的，各自除以其最大值</translation></message>
<message><source>The rounds&apos; maps have different grids.</source><translation>各轮次热图的网格不同。</translation></message>
<message><source>%1 nats: round %2 answers</source><translation>%1 nats：第 %2 轮给出答案</translation></message>
<message><source>Save as preset</source><translation>另存为预设</translation></message>
<message><source>Name of the preset</source><translation>预设的名称</translation></message>
<message><source>Name</source><translation>名称</translation></message>
<message><source>&amp;Explain: method, class, block, head</source><translation>解释：方法、类别、块、头(&amp;E)</translation></message>
<message><source>Method, block, head, their options, and the class by its rank.</source><translation>方法、块、头及其选项，以及按排名确定的类别。</translation></message>
<message><source>&amp;Attention plan</source><translation>注意力方案(&amp;A)</translation></message>
<message><source>Which attention each block computes; &quot;as trained&quot; applies to any model.</source><translation>每个块计算哪种注意力；“与训练时相同”适用于任何模型。</translation></message>
<message><source>&amp;Head count k</source><translation>头数 k(&amp;H)</translation></message>
<message><source>k, or the nearest one if the model does not have it.</source><translation>k；如果模型没有该值，则取最接近的值。</translation></message>
<message><source>&amp;Look: colours, range, opacity</source><translation>外观：颜色、范围、不透明度(&amp;L)</translation></message>
<message><source>Colours, range, opacity, threshold, grid, outliers.</source><translation>颜色、范围、不透明度、阈值、网格、离群点。</translation></message>
<message><source>What it sets:</source><translation>设置的内容：</translation></message>
<message><source>A built-in preset already has this name.</source><translation>已有同名的内置预设。</translation></message>
<message><source>Replaces your preset of that name.</source><translation>将替换同名的自定义预设。</translation></message>
<message><source>Choose what it sets.</source><translation>请选择它所设置的内容。</translation></message>
<message><source>The class is left out: it was chosen by number, which only fits this model.</source><translation>不包含类别：它是按编号选择的，只适用于此模型。</translation></message>
<message><source>Model, picture and query token do not change.</source><translation>模型、图像和查询 token 不变。</translation></message>
<message><source>&amp;Replace</source><translation>替换(&amp;R)</translation></message>
<message><source>&amp;Save</source><translation>保存(&amp;S)</translation></message>
<message><source>Legend</source><translation>图例</translation></message>
<message><source>and %1 more</source><translation>以及另外 %1 个</translation></message>
<message><source>column</source><translation>列</translation></message>
<message><source>row
from the top</source><translation>行
自上而下</translation></message>
<message><source>Words of the selection</source><translation>所选内容的词语</translation></message>
<message><source>&lt;b&gt;Words of the selection&lt;/b&gt;&lt;br&gt;The mean of the selected pictures less the mean of all, as a sum of words. The list of words is that of the Concepts panel.</source><translation>&lt;b&gt;所选内容的词语&lt;/b&gt;&lt;br&gt;所选图像的均值减去全部图像的均值，表示为词语之和。词表即概念面板的词表。</translation></message>
<message><source>Words of the selection…</source><translation>所选内容的词语…</translation></message>
<message><source>No word of the list describes what is special about the selection.</source><translation>词表中没有词语能说明所选内容的特别之处。</translation></message>
<message><source>Words of the selection: %1 (left over %2)</source><translation>所选内容的词语：%1（剩余 %2）</translation></message>
<message><source>This session asks a program, which is not started by itself: %1</source><translation>此会话向一个程序提问，该程序不会自动启动：%1</translation></message>
<message><source>Start it</source><translation>启动它</translation></message>
<message><source>%1 and %2 more</source><translation>%1 以及另外 %2 个</translation></message>
<message><source>%1 opens files outside its own folder and your home folder: %2. Open it in the window first, and agree to that.</source><translation>%1 会打开其自身文件夹和主文件夹之外的文件：%2。请先在窗口中打开它并表示同意。</translation></message>
<message><source>This session opens files outside its own folder and your home folder:

%1

If it comes from somebody you do not know, these may be something other than pictures or models.</source><translation>此会话会打开其自身文件夹和主文件夹之外的文件：

%1

如果它来自您不认识的人，这些文件未必是图像或模型。</translation></message>
<message><source>The session&apos;s model is missing: %1</source><translation>会话的模型缺失：%1</translation></message>
<message><source>%1 could not be written: %2</source><translation>无法写入 %1：%2</translation></message>
<message><source>it lists more pictures than a session can hold</source><translation>其中列出的图像多于会话所能容纳的数量</translation></message>
<message><source>%1. The file is kept as %2.</source><translation>%1。该文件已保留为 %2。</translation></message>
<message><source>Hydrascope did not shut down cleanly. Your last session was restored.</source><translation>Hydrascope 未正常关闭。已恢复上次的会话。</translation></message>
<message><source>This session is from an earlier version; the panel layout was not changed.</source><translation>此会话来自较早的版本；面板布局未更改。</translation></message>
<message><source>%1 pictures are missing, starting with %2. Put them next to the session file, or open their folder.</source><translation>缺少 %1 张图像，首张为 %2。请将其放在会话文件旁，或打开其所在文件夹。</translation></message>
<message><source>Your last session is kept as %1.</source><translation>上次的会话已保留为 %1。</translation></message>
<message><source>the model</source><translation>模型</translation></message>
<message><source>the autoencoder</source><translation>自编码器</translation></message>
<message><source>the picture</source><translation>图像</translation></message>
<message><source>This is not the file that the session was saved with: %1</source><translation>这不是保存会话时的文件：%1</translation></message>
<message><source> and </source><translation> 和 </translation></message>
<message><source>%1 px on the longer side</source><translation>长边 %1 px</translation></message>
<message><source>No model found. Pass one with --model.</source><translation>未找到模型。请用 --model 指定。</translation></message>
<message><source>No picture found. Pass one on the command line.</source><translation>未找到图像。请在命令行中指定。</translation></message>
<message><source>Attention replaced in %1 of %2 blocks, not as trained</source><translation>%2 个块中有 %1 个的注意力已替换，与训练时不同</translation></message>
<message><source>%1 parts switched off or replaced</source><translation>%1 个部分已关闭或替换</translation></message>
<message><source>%1&lt;br&gt;Click to see the blocks (F3).</source><translation>%1&lt;br&gt;单击可查看各块（F3）。</translation></message>
<message><source>patch %1 · %2</source><translation>图像块 %1 · %2</translation></message>
<message><source>%1 blocks · %2 heads · width %3 · patch %4 · %5</source><translation>%1 个块 · %2 个头 · 宽度 %3 · 图像块 %4 · %5</translation></message>
<message><source>The marked row on the picture</source><translation>图像上的标记行</translation></message>
<message><source>%1 weights</source><translation>%1 个权重</translation></message>
<message><source>The marked row on the picture; full colour is %1</source><translation>图像上的标记行；最深颜色为 %1</translation></message>
<message><source>The picture at this step</source><translation>此步的图像</translation></message>
<message><source>The network&apos;s input at this step.</source><translation>此步网络的输入。</translation></message>
<message><source>Deletion</source><translation>删除</translation></message>
<message><source>Insertion</source><translation>插入</translation></message>
<message><source>Curve to step along</source><translation>要逐步查看的曲线</translation></message>
<message><source>&lt;b&gt;Deletion&lt;/b&gt; removes patches from the picture, &lt;b&gt;insertion&lt;/b&gt; puts them back into a blurred one, both in the order of the map.</source><translation>&lt;b&gt;删除&lt;/b&gt;将图像块从图像中移除，&lt;b&gt;插入&lt;/b&gt;将其放回模糊的图像，两者都按热图的顺序进行。</translation></message>
<message><source>Step</source><translation>步长</translation></message>
<message><source>Use Left and Right to step.</source><translation>用左右方向键逐步移动。</translation></message>
<message><source>Step by step, from here to the end.</source><translation>从此处到结尾逐步播放。</translation></message>
<message><source>Probability at this step</source><translation>此步的概率</translation></message>
<message><source>%1/%2: %3</source><translation>%1/%2：%3</translation></message>
<message><source>; here %1 comes first, %2</source><translation>；此处 %1 排名第一，%2</translation></message>
<message><source> (not trained)</source><translation> （未训练）</translation></message>
<message><source>activation, all patches together</source><translation>激活值，所有图像块合计</translation></message>
<message><source>Maps of all head counts</source><translation>所有头数的热图</translation></message>
<message><source>&amp;Theme</source><translation>主题(&amp;T)</translation></message>
<message><source>&amp;Light</source><translation>浅色(&amp;L)</translation></message>
<message><source>&amp;Dark</source><translation>深色(&amp;D)</translation></message>
<message><source>Tools</source><translation>工具</translation></message>
<message><source>Trust</source><translation>可信度</translation></message>
<message><source>Layer</source><translation>层</translation></message>
<message><source>Training</source><translation>训练</translation></message>
<message><source>This network has no answer here: %1</source><translation>此网络在这里没有答案：%1</translation></message>
<message><source>The tour has ended; the window keeps its last settings.</source><translation>导览已结束；窗口仍显示导览所要求的内容。</translation></message>
<message><source>Put everything back</source><translation>全部恢复</translation></message>
<message><source>Enter: next · ← → · Esc</source><translation>Enter：下一个 · ← → · Esc</translation></message>
<message><source>Leave the tour</source><translation>退出导览</translation></message>
<message><source>Leave the tour (Esc)</source><translation>退出导览（Esc）</translation></message>
<message><source>Done</source><translation>完成</translation></message>
<message><source>%1 of %2</source><translation>%1/%2</translation></message>
<message><source>Tour, %1: %2</source><translation>导览，%1：%2</translation></message>
<message><source>Horizontal axis</source><translation>横轴</translation></message>
<message><source>&lt;b&gt;Horizontal axis&lt;/b&gt;&lt;br&gt;Epochs, steps, or hours spent in steps: pauses and validation are not counted.</source><translation>&lt;b&gt;横轴&lt;/b&gt;&lt;br&gt;轮数、步数或用于训练步的小时数：不计暂停和验证。</translation></message>
<message><source>&amp;Copy the history</source><translation>复制历史记录(&amp;C)</translation></message>
<message><source>Copied as a table (CSV).</source><translation>已复制为表格（CSV）。</translation></message>
<message><source>State of the training</source><translation>训练状态</translation></message>
<message><source>Steps done</source><translation>已完成的步数</translation></message>
<message><source>O&amp;ver</source><translation>横轴(&amp;V)</translation></message>
<message><source>Copy the history</source><translation>复制历史记录</translation></message>
<message><source>&lt;b&gt;Copy the history&lt;/b&gt;&lt;br&gt;Copies all rows of history.csv, for a spreadsheet.</source><translation>&lt;b&gt;复制历史记录&lt;/b&gt;&lt;br&gt;复制 history.csv 的所有行，用于电子表格。</translation></message>
<message><source>These numbers as CSV, JSON or NPZ, as a LaTeX table, or as a Matplotlib script.</source><translation>将这些数值存为 CSV、JSON 或 NPZ、LaTeX 表格，或 Matplotlib 脚本。</translation></message>
<message><source>Epoch under the mouse</source><translation>鼠标处的轮</translation></message>
<message><source>No training open</source><translation>未打开训练</translation></message>
<message><source>Training — %1</source><translation>训练 — %1</translation></message>
<message><source>&amp;Open the trained model</source><translation>打开训练好的模型(&amp;O)</translation></message>
<message><source>&amp;Open the weights so far</source><translation>打开目前的权重(&amp;O)</translation></message>
<message><source>Opens the trained weights in the main window.</source><translation>在主窗口中打开训练好的权重。</translation></message>
<message><source>Opens the running average of the weights from the last checkpoint in the main window. Training continues.</source><translation>在主窗口中打开最近检查点中权重的滑动平均。训练继续进行。</translation></message>
<message><source>The curves begin when the first epoch is finished.</source><translation>第一轮完成后开始显示曲线。</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to, or drop it here.</source><translation>训练期间或训练后的训练曲线：打开 hydrascope-cli train 写入的文件夹，或将其拖放到此处。</translation></message>
<message><source> – showing the last curves that could be read.</source><translation> – 显示最近一次能读取的曲线。</translation></message>
<message><source>Last: %1</source><translation>最近：%1</translation></message>
<message><source>%1 of %2 orders, barely</source><translation>%2 个随机顺序中的 %1 个，但只是勉强</translation></message>
<message><source>%1 of %2 random orders</source><translation>%2 个随机顺序中的 %1 个</translation></message>
<message><source>Better than chance: without the strongest patches the class is lost %1 times sooner.</source><translation>优于随机：去掉最强的图像块后，类别丢失得快 %1 倍。</translation></message>
<message><source>Better than chance (%1).</source><translation>优于随机（%1）。</translation></message>
<message><source>Not clearly better than chance (%1).</source><translation>不明显优于随机（%1）。</translation></message>
<message><source>Worse than chance (%1).</source><translation>劣于随机（%1）。</translation></message>
<message><source>Not compared with chance yet.</source><translation>尚未与随机比较。</translation></message>
<message><source>Stable: the map moves by %1 when the picture is rounded.</source><translation>稳定：图像取整时，热图移动 %1。</translation></message>
<message><source>Unstable: the map moves by %1 when the picture is rounded; its finer differences mean nothing.</source><translation>不稳定：图像取整时，热图移动 %1；其细微差异没有意义。</translation></message>
<message><source>Stability has not been measured yet.</source><translation>尚未测量稳定性。</translation></message>
<message><source>Stability is not measured for such a map.</source><translation>此类热图不测量稳定性。</translation></message>
<message><source>Hottest patch is on the object; %1 of the heat (%2 of the area).</source><translation>最热图像块在物体上；热度的 %1 在其上（面积占 %2）。</translation></message>
<message><source>Hottest patch is off the object; %1 of the heat is on it (%2 of the area).</source><translation>最热图像块不在物体上；热度的 %1 在物体上（面积占 %2）。</translation></message>
<message><source>Other methods</source><translation>其他方法</translation></message>
<message><source>Tests every method on this picture, as long as Trust is in sight.</source><translation>只要“可信度”在显示，就在此图像上测试每种方法。</translation></message>
<message><source>not known</source><translation>未知</translation></message>
<message><source>Beats chance</source><translation>胜过随机</translation></message>
<message><source>nothing to lose</source><translation>没有可失去的</translation></message>
<message><source>Area under insertion minus area under deletion: %1; random orders reach %2 to %3.</source><translation>插入曲线下面积减去删除曲线下面积：%1；随机顺序为 %2 到 %3。</translation></message>
<message><source>Stable</source><translation>稳定</translation></message>
<message><source>How far the map moves when its picture is rounded; up to %1 is stable.</source><translation>图像取整时热图的移动量；不超过 %1 为稳定。</translation></message>
<message><source>On the object</source><translation>在物体上</translation></message>
<message><source>Share of the map that is on the object; for an even map, %1.</source><translation>热图落在物体上的比例；均匀热图为 %1。</translation></message>
<message><source>on it</source><translation>在其上</translation></message>
<message><source>off it</source><translation>不在其上</translation></message>
<message><source>A random patch hits %1 of the time</source><translation>随机图像块的命中率为 %1</translation></message>
<message><source>For an even map: %1</source><translation>均匀热图为 %1</translation></message>
<message><source>Method</source><translation>方法</translation></message>
<message><source>Beats chance →</source><translation>胜过随机 →</translation></message>
<message><source>Deletion ↓</source><translation>删除 ↓</translation></message>
<message><source>Perturbation AUC, the strongest removed first: %1</source><translation>扰动 AUC（先移除最强的）：%1</translation></message>
<message><source>Insertion ↑</source><translation>插入 ↑</translation></message>
<message><source>Perturbation AUC, the weakest removed first: %1</source><translation>扰动 AUC（先移除最弱的）：%1</translation></message>
<message><source>Hottest patch</source><translation>最热图像块</translation></message>
<message><source>Heat on the object</source><translation>物体上的热度</translation></message>
<message><source>Press Enter or double-click to show a method&apos;s map.</source><translation>按 Enter 或双击可显示该方法的热图。</translation></message>
<message><source>Area under insertion minus area under deletion: further right is better. Random orders of patches lie in the grey band.</source><translation>插入曲线下面积减去删除曲线下面积：越靠右越好。随机顺序位于灰色带内。</translation></message>
<message><source>Pointing game: is the centre of the most relevant patch on the object?</source><translation>指向游戏：最相关图像块的中心是否在物体上？</translation></message>
<message><source>Share of the map&apos;s positive part that lies on the object.</source><translation>热图正值部分落在物体上的比例。</translation></message>
<message><source>Area under the deletion curve: lower is better.</source><translation>删除曲线下面积：越低越好。</translation></message>
<message><source>Area under the insertion curve: higher is better.</source><translation>插入曲线下面积：越高越好。</translation></message>
<message><source>Random order</source><translation>随机顺序</translation></message>
<message><source>Deletion and insertion curves</source><translation>删除和插入曲线</translation></message>
<message><source>How far the map moves when its picture is rounded</source><translation>图像取整时热图的移动量</translation></message>
<message><source>How much of the object the strongest patches cover</source><translation>最强图像块覆盖物体的多少</translation></message>
<message><source>Copy</source><translation>复制</translation></message>
<message><source>Save CSV…</source><translation>保存 CSV…</translation></message>
<message><source>Save figure…</source><translation>保存插图…</translation></message>
<message><source>Patches are removed from the picture (deletion) or put back into a blurred one (insertion), most relevant first. For a faithful map, deletion falls early and insertion rises early. Click or use the arrow keys to look at a point.</source><translation>按相关性从高到低，将图像块从图像中移除（删除），或放回模糊的图像（插入）。若热图忠实，则删除曲线很早下降，插入曲线很早上升。单击或用方向键查看某一点。</translation></message>
<message><source>Steps</source><translation>步骤</translation></message>
<message><source>&lt;b&gt;Steps&lt;/b&gt;&lt;br&gt;The picture as the network saw it at each step of a curve. Step through it or play it.</source><translation>&lt;b&gt;步骤&lt;/b&gt;&lt;br&gt;曲线每一步中网络所看到的图像。可逐步查看或播放。</translation></message>
<message><source>Test all methods</source><translation>测试所有方法</translation></message>
<message><source>Copy the table</source><translation>复制表格</translation></message>
<message><source>Copies the scores so far as CSV.</source><translation>将目前的得分复制为 CSV。</translation></message>
<message><source>Save the table</source><translation>保存表格</translation></message>
<message><source>Saves the numbers of this page: CSV, JSON, NumPy arrays, a LaTeX table or a Matplotlib script.</source><translation>保存此页的数据：CSV、JSON、NumPy 数组、LaTeX 表格或 Matplotlib 脚本。</translation></message>
<message><source>Saves curves and scores as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>将曲线和得分原样存为 PDF、SVG 或 PNG；文件中记有计算方式。</translation></message>
<message><source>class %1</source><translation>类别 %1</translation></message>
<message><source>Up to %1 counts as stable</source><translation>不超过 %1 视为稳定</translation></message>
<message><source>Chance that a patch is on the object: %1</source><translation>图像块随机落在物体上的概率：%1</translation></message>
<message><source>Grey: what random orders reach</source><translation>灰色：随机顺序所能达到的范围</translation></message>
<message><source>Open a model and a picture</source><translation>请打开模型和图像</translation></message>
<message><source>Not measured for maps that take many passes</source><translation>需要多次前向传播的热图不测量</translation></message>
<message><source>%1 patches removed</source><translation>已移除 %1 个图像块</translation></message>
<message><source>%1 patches put back</source><translation>已放回 %1 个图像块</translation></message>
<message><source>Stop (%1 of %2)</source><translation>停止（%1/%2）</translation></message>
<message><source>Keep what has been scored.</source><translation>保留已有的得分。</translation></message>
<message><source>Not saved: the curves are still being computed</source><translation>未保存：曲线仍在计算中</translation></message>
<message><source>Stopped. Change a setting or reopen the panel to start again.</source><translation>已停止。更改设置或重新打开面板即可再次开始。</translation></message>
<message><source>%1 has %2 here: there is nothing to lose.</source><translation>%1 在此仅有 %2：没有可失去的。</translation></message>
<message><source>Ask about %1.</source><translation>请改问 %1。</translation></message>
<message><source>No mask says where the object is</source><translation>没有掩码指明物体的位置</translation></message>
<message><source>The mask is of %1, the map asks about %2</source><translation>掩码属于 %1，而热图问的是 %2</translation></message>
<message><source>Scores of every method</source><translation>每种方法的得分</translation></message>
<message><source>by %1</source><translation>方法：%1</translation></message>
<message><source>its values</source><translation>其值</translation></message>
<message><source>Choose another method.</source><translation>选择其他方法。</translation></message>
<message><source>with %1</source><translation>使用 %1</translation></message>
<message><source>Choose how many heads the network uses.</source><translation>选择网络使用的头数。</translation></message>
<message><source>at %1</source><translation>尺寸 %1</translation></message>
<message><source>Choose the size at which the network sees the picture.</source><translation>选择向网络展示图像的尺寸。</translation></message>
<message><source>Choose what to explain.</source><translation>选择要解释的内容。</translation></message>
<message><source>What resembles this</source><translation>什么与此相似</translation></message>
<message><source>Where the network looks</source><translation>网络在看哪里</translation></message>
<message><source>Where is %1?</source><translation>%1 在哪里？</translation></message>
<message><source>Why %1?</source><translation>为什么是 %1？</translation></message>
<message><source>What speaks for %1?</source><translation>什么支持 %1？</translation></message>
<message><source>compared with %1</source><translation>对比 %1</translation></message>
<message><source>Choose a class to compare with: the map then shows what speaks for one and not for the other.</source><translation>选择要对比的类别：热图随后显示支持其一而不支持另一类别的内容。</translation></message>
<message><source>vs.</source><translation>对比</translation></message>
<message><source>%1 attention in the last block</source><translation>最后一块用 %1 注意力</translation></message>
<message><source>%1 attention in %2 of %3 blocks</source><translation>%3 个块中的 %2 个用 %1 注意力</translation></message>
<message><source>The attention of %1 of %2 blocks is replaced. Click to restore the attention that the network was trained with.</source><translation>%2 个块中有 %1 个块的注意力被替换。单击可恢复训练时的注意力。</translation></message>
<message><source>Changed: %1. Click to restore the whole network.</source><translation>已更改：%1。单击可恢复完整网络。</translation></message>
<message><source>Unstable: rounding moves it by %1</source><translation>不稳定：舍入会使其变动 %1</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>每个像素变化约百万分之一时，此热图会变动其最大值的 %1。请勿解读其细微差异，或选择标为稳定的方法。</translation></message>
<message><source>%1 scores %2 higher, though its patches score lower: the rest comes from biases, which belong to no patch.</source><translation>%1 领先 %2，尽管其图像块落后：其余部分不在任何图像块上（偏置）。</translation></message>
<message><source>Contributions of biases and the class token belong to no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>偏置和类别 token 带来的部分不在任何图像块上，因此各颜色之和不等于两个类别的 logit 之差。</translation></message>
<message><source>Another…</source><translation>其他…</translation></message>
<message><source>What the network predicts</source><translation>网络的预测</translation></message>
<message><source>Nothing</source><translation>无</translation></message>
<message><source>Set the query back to the class token.</source><translation>将查询重新设为类别 token。</translation></message>
<message><source>to the matched patches</source><translation>与所比对的图像块</translation></message>
<message><source>patch %1 marked</source><translation>已标记图像块 %1</translation></message>
<message><source>from patch %1</source><translation>从图像块 %1</translation></message>
<message><source>%1: not enough memory to write this much</source><translation>%1：内存不足，无法写入这么多内容</translation></message>
<message><source>Export: %1</source><translation>导出：%1</translation></message>
<message><source>&amp;Colour vision</source><translation>色觉(&amp;C)</translation></message>
<message><source>A preview on the screen. What is saved or exported keeps its colours.</source><translation>仅为屏幕预览。保存或导出的内容保持原有颜色。</translation></message>
<message><source>&amp;As it is</source><translation>原样(&amp;A)</translation></message>
<message><source>&amp;Protanopia (no red cones)</source><translation>红色盲（无红视锥）(&amp;P)</translation></message>
<message><source>protanopia</source><translation>红色盲</translation></message>
<message><source>&amp;Deuteranopia (no green cones)</source><translation>绿色盲（无绿视锥）(&amp;D)</translation></message>
<message><source>deuteranopia</source><translation>绿色盲</translation></message>
<message><source>&amp;Tritanopia (no blue cones)</source><translation>蓝色盲（无蓝视锥）(&amp;T)</translation></message>
<message><source>tritanopia</source><translation>蓝色盲</translation></message>
<message><source>1   Tokens come in</source><translation>1   token 输入</translation></message>
<message><source>one row per token, one column per feature</source><translation>每个 token 一行，每个特征一列</translation></message>
<message><source>2   Queries, keys and values</source><translation>2   查询、键和值</translation></message>
<message><source>three projections of every token, from n₁</source><translation>由 n₁ 得到的每个 token 的三种投影</translation></message>
<message><source>3   Tokens meet</source><translation>3   token 相遇</translation></message>
<message><source>the only step in which tokens exchange information</source><translation>token 之间交换信息的唯一步骤</translation></message>
<message><source>4   Back into the stream</source><translation>4   回到主干</translation></message>
<message><source>what the block adds to its input</source><translation>块添加到其输入上的内容</translation></message>
<message><source>5   The gated MLP</source><translation>5   门控 MLP</translation></message>
<message><source>one half of the features gates the other, token by token</source><translation>一半特征逐个 token 对另一半进行门控</translation></message>
<message><source>Value under the mouse</source><translation>鼠标处的数值</translation></message>
<message><source>Query patch</source><translation>查询图像块</translation></message>
<message><source>&lt;b&gt;Query&lt;/b&gt;&lt;br&gt;Click a patch or use the arrow keys.</source><translation>&lt;b&gt;查询&lt;/b&gt;&lt;br&gt;单击图像块或用方向键。</translation></message>
<message><source>Back to the class token</source><translation>回到类别 token</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;All steps as they stand, as PDF, SVG or PNG; the file says what was computed.</source><translation>&lt;b&gt;保存插图&lt;/b&gt; (%1)&lt;br&gt;将所有步骤原样存为 PDF、SVG 或 PNG；文件中记有所计算的内容。</translation></message>
<message><source>&amp;Save figure…</source><translation>保存插图(&amp;S)…</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Which block, counted from 0. The classifier reads the output of the last one.</source><translation>&lt;b&gt;块&lt;/b&gt;&lt;br&gt;哪个块，从 0 开始计数。分类器读取最后一块的输出。</translation></message>
<message><source>&amp;Head</source><translation>头(&amp;H)</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Which attention head. Hydra attention has as many heads as features and is shown as a whole.</source><translation>&lt;b&gt;头&lt;/b&gt;&lt;br&gt;哪个注意力头。Hydra 注意力的头数等于特征数，因此整体显示。</translation></message>
<message><source>Query</source><translation>查询</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;The marked row of every matrix. Click a patch here or in the main window, click a row of a matrix, or use the arrow keys.</source><translation>&lt;b&gt;查询 token&lt;/b&gt;&lt;br&gt;每个矩阵中标记的行。单击此处或主窗口中的图像块、单击矩阵的行，或用方向键。</translation></message>
<message><source>of %1</source><translation>/ %1</translation></message>
<message><source>all at once</source><translation>全部一起</translation></message>
<message><source>Open a model and a picture to see what a layer does.</source><translation>打开模型和图像，查看一层的作用。</translation></message>
<message><source>head %1 of %2</source><translation>头 %1 / %2</translation></message>
<message><source>all %1 features</source><translation>全部 %1 个特征</translation></message>
<message><source>Block %1 computes %2 attention over %3 tokens. Shown: %4, query: %5. %6</source><translation>块 %1 对 %3 个 token 计算 %2 注意力。显示：%4，查询：%5。%6</translation></message>
<message><source>the %1</source><translation>%1</translation></message>
<message><source>Hover over a cell to read it. Click a row or use the arrow keys to choose another query token.</source><translation>将鼠标悬停在单元格上可读取数值。单击行或用方向键选择其他查询 token。</translation></message>
<message><source>Not saved: the steps are still being computed</source><translation>未保存：各步骤仍在计算中</translation></message>
<message><source>Before and now</source><translation>之前与现在</translation></message>
<message><source>Drag this line: the map of the whole network is on its left, the current map on its right.</source><translation>拖动此线：左边是完整网络的热图，右边是当前的热图。</translation></message>
<message><source>%1 of the picture shows the map before</source><translation>图像的 %1 显示之前的热图</translation></message>
<message><source>Words of the prompt</source><translation>提示词中的词</translation></message>
<message><source>&lt;b&gt;Words that matter&lt;/b&gt;&lt;br&gt;The darker a word, the more of the prompt&apos;s similarity to the picture comes from it (Chefer et al., 2021, for the text). Words are cut as the model reads them.</source><translation>&lt;b&gt;关键词语&lt;/b&gt;&lt;br&gt;词的颜色越深，提示词与图像的相似度中来自该词的部分越多（文本部分见 Chefer et al., 2021）。词按模型读取的方式切分。</translation></message>
<message><source>similarity %1</source><translation>相似度 %1</translation></message>
<message><source> – average of %1 templates; the words are the first one&apos;s</source><translation> – %1 个模板的平均；词取自第一个模板</translation></message>
<message><source> – too long, cut</source><translation> – 过长，已截断</translation></message>
<message><source>A square of the picture, often 16 × 16 pixels. The network never sees single pixels, only patches.</source><translation>图像中的一个方块，通常为 16 × 16 像素。网络看到的只有图像块，从不是单个像素。</translation></message>
<message><source>Token</source><translation>Token</translation></message>
<message><source>The list of numbers that stands for a patch inside the network. Every block rewrites it.</source><translation>在网络内部代表一个图像块的一列数字。每个块都会改写它。</translation></message>
<message><source>Class token</source><translation>类别 token</translation></message>
<message><source>One more token, which stands for no patch. It gathers what the others know, and the answer is read from it.</source><translation>另外一个不代表任何图像块的 token。它汇集其他 token 的信息，答案由它读出。</translation></message>
<message><source>One step of the network: attention, then a small network (MLP) for each token. A ViT has 12 or more.</source><translation>网络的一步：先是注意力，然后对每个 token 使用一个小网络（MLP）。ViT 有 12 个或更多。</translation></message>
<message><source>How tokens read from each other: a table that says how much each token takes from every other.</source><translation>token 之间如何相互读取：一张表，说明每个 token 从其他各个 token 取多少。</translation></message>
<message><source>Head</source><translation>头</translation></message>
<message><source>One of several attentions that a block computes side by side, each with its own share of the numbers.</source><translation>一个块并行计算的多个注意力之一，各自使用一部分数字。</translation></message>
<message><source>Sub-network</source><translation>子网络</translation></message>
<message><source>The same weights with some heads left out. HydraViT is trained so that each of its sub-networks works.</source><translation>去掉部分头的同一组权重。HydraViT 的训练使它的每个子网络都能工作。</translation></message>
<message><source>How many heads a sub-network keeps, as in &quot;6 of 12 heads&quot;. Fewer are faster, and usually less accurate.</source><translation>子网络保留多少个头，例如“12 个头中的 6 个”。越少越快，通常也越不准确。</translation></message>
<message><source>Logit</source><translation>Logit</translation></message>
<message><source>The network&apos;s score for a class, before all scores are turned into probabilities. It may be negative.</source><translation>网络给一个类别的得分，此时各得分尚未转换为概率。可以为负。</translation></message>
<message><source>Map</source><translation>热图</translation></message>
<message><source>One number for each patch, painted over the picture. What the number means depends on the method.</source><translation>每个图像块一个数字，绘制在图像上。数字的含义取决于方法。</translation></message>
<message><source>Threshold (nats)</source><translation>阈值（nats）</translation></message>
<message><source>Top-1 (%)</source><translation>Top-1 准确率 (%)</translation></message>
<message><source>top-1</source><translation>top-1 准确率</translation></message>
<message><source>Share (%)</source><translation>比例 (%)</translation></message>
<message><source>mean MACs</source><translation>平均 MACs</translation></message>
<message><source>round %1 answers</source><translation>第 %1 轮给出答案</translation></message>
<message><source>Top-1 (%) over cost</source><translation>Top-1 准确率 (%) 与开销</translation></message>
<message><source>Mean MACs (M)</source><translation>平均 MACs (M)</translation></message>
<message><source>%1 nats: top-1 %2</source><translation>%1 nats：top-1 %2</translation></message>
<message><source>round %1 answers %2</source><translation>第 %1 轮回答 %2</translation></message>
<message><source>%1 M MACs per picture</source><translation>每张图像 %1 M MACs</translation></message>
<message><source>classes</source><translation>类别</translation></message>
<message><source>Epoch</source><translation>轮</translation></message>
<message><source>Hours of training</source><translation>训练时间（小时）</translation></message>
<message><source>nothing yet</source><translation>暂无内容</translation></message>
<message><source>Training loss</source><translation>训练损失</translation></message>
<message><source>Validation top-1 %, held-out</source><translation>验证 top-1 准确率 %（留出）</translation></message>
<message><source>Validation loss, held-out</source><translation>验证损失（留出）</translation></message>
<message><source>Learning rate</source><translation>学习率</translation></message>
<message><source>rate</source><translation>学习率</translation></message>
<message><source>%1 s</source><translation>%1 秒</translation></message>
<message><source>%1 min</source><translation>%1 分</translation></message>
<message><source>%1 h %2 min</source><translation>%1 小时 %2 分</translation></message>
<message><source>%1 d %2 h</source><translation>%1 天 %2 小时</translation></message>
<message><source>Epoch %1</source><translation>第 %1 轮</translation></message>
<message><source>step %1</source><translation>第 %1 步</translation></message>
<message><source>%1 of training</source><translation>已训练 %1</translation></message>
<message><source>%1 images/s</source><translation>%1 张图像/秒</translation></message>
<message><source>running</source><translation>运行中</translation></message>
<message><source>trained, being tested</source><translation>训练完成，测试中</translation></message>
<message><source>no news for %1</source><translation>已 %1 无更新</translation></message>
<message><source>finished</source><translation>已完成</translation></message>
<message><source>Step %1</source><translation>第 %1 步</translation></message>
<message><source> of %1 (%2 %)</source><translation> / 共 %1 步（%2 %）</translation></message>
<message><source>about %1 of training left at %2 steps/s, validation not counted</source><translation>训练剩余约 %1，%2 步/秒，不计验证</translation></message>
<message><source>cancelled, stopped or stuck; train --resume continues it</source><translation>已取消、停止或卡住；可用 train --resume 继续</translation></message>
<message><source>not measured</source><translation>未测量</translation></message>
<message><source>unreliable on such networks</source><translation>在此类网络上不可信</translation></message>
<message><source>faithful</source><translation>忠实</translation></message>
<message><source>stable</source><translation>稳定</translation></message>
<message><source>fast</source><translation>快速</translation></message>
<message><source>list thumbnails sort order filter uncertain wrong</source><translation>列表 缩略图 排序 顺序 筛选 过滤 不确定 错误</translation></message>
<message><source>&amp;Explain panel</source><translation>“解释”面板(&amp;E)</translation></message>
<message><source>What is asked: method, class, block, head.</source><translation>要解释的内容：方法、类别、块、头。</translation></message>
<message><source>method heatmap saliency class</source><translation>方法 热力图 显著性 saliency 类别</translation></message>
<message><source>&amp;Attention panel</source><translation>“注意力”面板(&amp;A)</translation></message>
<message><source>Which attention each block computes.</source><translation>每个块计算哪种注意力。</translation></message>
<message><source>linear hydra window softmax what if ablation prune switch off</source><translation>线性 linear hydra 窗口 softmax 假设 what if 消融 剪枝 关闭</translation></message>
<message><source>Look</source><translation>外观</translation></message>
<message><source>&amp;Look panel</source><translation>“外观”面板(&amp;L)</translation></message>
<message><source>Colours, opacity, threshold.</source><translation>颜色、不透明度、阈值。</translation></message>
<message><source>colours colors palette colormap opacity transparency threshold appearance</source><translation>颜色 色彩 调色板 配色 colormap 不透明度 透明度 阈值 外观</translation></message>
<message><source>Predictions</source><translation>预测</translation></message>
<message><source>classes labels probability answer</source><translation>类别 标签 概率 答案</translation></message>
<message><source>&amp;Model panel</source><translation>“模型”面板(&amp;M)</translation></message>
<message><source>Every value the model runs with, where it came from, and how to override it.</source><translation>模型运行所用的每个数值、其来源以及如何覆盖。</translation></message>
<message><source>architecture configuration parameters information overrides</source><translation>架构 配置 参数 信息 覆盖</translation></message>
<message><source>Cost</source><translation>开销</translation></message>
<message><source>&amp;Cost panel</source><translation>“开销”面板(&amp;C)</translation></message>
<message><source>The cost of each head count, by formula and measured on this machine.</source><translation>每个头数的开销：按公式计算，并在本机实测。</translation></message>
<message><source>flops macs parameters latency time speed</source><translation>flops macs 参数量 延迟 时间 速度</translation></message>
<message><source>&amp;Trust panel</source><translation>“可信度”面板(&amp;T)</translation></message>
<message><source>How faithful the map is: how fast the class loses probability as the most relevant patches are removed, and whether the map points at the object if a mask is available.</source><translation>热图的忠实程度：移除最相关的图像块时该类别概率下降多快；如有掩码，还检查热图是否指向物体。</translation></message>
<message><source>faithfulness deletion insertion pointing game truth right wrong reliable score quality</source><translation>忠实度 删除 插入 指向游戏 真值 正确 错误 可靠 可信 得分 质量</translation></message>
<message><source>Prompts</source><translation>提示词</translation></message>
<message><source>P&amp;rompts panel</source><translation>“提示词”面板(&amp;R)</translation></message>
<message><source>Ctrl+K</source><translation>Ctrl+K</translation></message>
<message><source>Sentences as the classes of a CLIP: type what to look for and see where it is.</source><translation>用句子作为 CLIP 的类别：输入要找的内容，查看它在哪里。</translation></message>
<message><source>clip text zero-shot sentences words</source><translation>clip 文本 zero-shot 零样本 句子 词</translation></message>
<message><source>Concepts</source><translation>概念</translation></message>
<message><source>Co&amp;ncepts panel</source><translation>概念面板(&amp;N)</translation></message>
<message><source>Ctrl+Shift+K</source><translation>Ctrl+Shift+K</translation></message>
<message><source>The picture as a sum of words, by a CLIP or SigLIP.</source><translation>用 CLIP 或 SigLIP 把图像表示为词语之和。</translation></message>
<message><source>clip words sum splice text sparse</source><translation>clip 词语 和 splice 文本 稀疏</translation></message>
<message><source>own first choice</source><translation>各自的首选</translation></message>
<message><source>Zoom to the cursor</source><translation>缩放至光标处</translation></message>
<message><source>wheel, pinch</source><translation>滚轮、双指缩放</translation></message>
<message><source>Move the picture</source><translation>移动图像</translation></message>
<message><source>drag, Space + drag, Alt + arrows</source><translation>拖动、空格+拖动、Alt+方向键</translation></message>
<message><source>Walk over the patches</source><translation>在图像块间移动</translation></message>
<message><source>Enter on the picture, arrows; Enter, Delete, Esc</source><translation>在图像上按 Enter、方向键；Enter、Delete、Esc</translation></message>
<message><source>Ask from a token</source><translation>从某个 token 提问</translation></message>
<message><source>click a patch (also in the comparison), Shift + arrows</source><translation>单击图像块（对比窗口中亦可）、Shift+方向键</translation></message>
<message><source>Patches of the comparison</source><translation>对比中的图像块</translation></message>
<message><source>Ctrl + arrows, then Space to ask from one</source><translation>Ctrl + 方向键选择，再按空格将其设为查询</translation></message>
<message><source>Explain a class</source><translation>解释类别</translation></message>
<message><source>click its bar, or search</source><translation>单击其条形，或搜索</translation></message>
<message><source>drop files, folders, models, trainings</source><translation>拖放文件、文件夹、模型、训练</translation></message>
<message><source>Keyboard and mouse</source><translation>键盘和鼠标</translation></message>
<message><source>Built with</source><translation>构建所用组件</translation></message>
<message><source>About Hydrascope</source><translation>关于 Hydrascope</translation></message>
<message><source>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;See what a Vision Transformer does:&lt;br&gt;relevance maps, head counts, linear attention.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Free software, GNU General Public License 3 or later.&lt;/p&gt;</source><translation>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;看清 Vision Transformer 的工作方式：&lt;br&gt;相关性热图、头数、线性注意力。&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;自由软件，GNU 通用公共许可证第 3 版或更高版本。&lt;/p&gt;</translation></message>
<message><source>Copy diagnostics</source><translation>复制诊断信息</translation></message>
<message><source>Tokens</source><translation>Token</translation></message>
<message><source>Prediction</source><translation>预测</translation></message>
<message><source>Colours and numbers</source><translation>颜色与数值</translation></message>
<message><source>Another class</source><translation>其他类别</translation></message>
<message><source>Fewer heads</source><translation>减少头数</translation></message>
<message><source>What heads cost</source><translation>头的开销</translation></message>
<message><source>Linear attention</source><translation>线性注意力</translation></message>
<message><source>That was the tour</source><translation>导览到此结束</translation></message>
<message><source>Feature %1 belongs to %2, which is not open: open it and apply again</source><translation>特征 %1 属于未打开的 %2：请打开它后再次应用</translation></message>
<message><source>The model has no class %1</source><translation>模型没有类别 %1</translation></message>
<message><source>Images per second, measured</source><translation>每秒图像数（实测）</translation></message>
<message><source>RAM, MB (estimate)</source><translation>内存，MB（估计值）</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>乘加运算，GMACs</translation></message>
<message><source>kNN accuracy</source><translation>kNN 准确率</translation></message>
<message><source>Accuracy is that of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>准确率来自当前显示的网络：请选择当前显示的切分方案、模型自身的图像尺寸和“注意力：按设定”。</translation></message>
<message><source>Probabilities are those of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>概率来自当前显示的网络：请选择当前显示的切分方案、模型自身的图像尺寸和“注意力：按设定”。</translation></message>
<message><source>This model has one head count, so there is nothing to compare. See its cost by picture size, or the parameters of a layer, in the other charts.</source><translation>此模型只有一个头数，因此没有可对比的内容。其他图表中可查看不同图像尺寸的开销或单层参数量。</translation></message>
<message><source>Nearest neighbours</source><translation>最近邻</translation></message>
<message><source>Explained class</source><translation>被解释的类别</translation></message>
<message><source>Measure a folder of labelled pictures, one sub-folder per class or with a labels.csv: how often are the pictures that a head count finds most alike of one class?</source><translation>请测量一个带标签图像的文件夹（每个类别一个子文件夹，或带有 labels.csv）：某一头数认为最相似的图像有多大比例属于同一类别？</translation></message>
<message><source>Open a picture to see how sure each sub-network is of its class.</source><translation>打开图像，查看各子网络对其类别的置信度。</translation></message>
<message><source>Measure all heads to draw this chart.</source><translation>测量所有头数后才能绘制此图表。</translation></message>
<message><source>Image size, pixels</source><translation>图像尺寸，像素</translation></message>
<message><source>Softmax</source><translation>Softmax</translation></message>
<message><source>Window 14</source><translation>窗口 14</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>Measure picture sizes to draw this chart.</source><translation>测量各图像尺寸后才能绘制此图表。</translation></message>
<message><source>Millions of parameters, width %1, %2 tokens</source><translation>参数量（百万），宽度 %1，%2 个 token</translation></message>
<message><source>Thousands of parameters, width %1, %2 tokens</source><translation>参数量（千），宽度 %1，%2 个 token</translation></message>
<message><source>Confidence by GMACs</source><translation>置信度与 GMACs</translation></message>
<message><source>Confidence by images/s</source><translation>置信度与图像/秒</translation></message>
<message><source>Confidence by RAM</source><translation>置信度与内存</translation></message>
<message><source>kNN accuracy by GMACs</source><translation>kNN 准确率与 GMACs</translation></message>
<message><source>GMACs by picture size</source><translation>GMACs 与图像尺寸</translation></message>
<message><source>Time by picture size</source><translation>时间与图像尺寸</translation></message>
<message><source>Parameters of a layer</source><translation>单层参数量</translation></message>
<message><source>colours, no values</source><translation>只有颜色，没有数值</translation></message>
<message><source>no map</source><translation>无热图</translation></message>
<message><source>1 outlier</source><translation>1 个离群点</translation></message>
<message><source>%1 outliers</source><translation>%1 个离群点</translation></message>
<message><source>%1 values, %2</source><translation>%1 个数值，%2</translation></message>
<message><source>%1 values from %2 to %3, %4 of them outliers</source><translation>%1 个数值，从 %2 到 %3，其中 %4 个为离群点</translation></message>
<message><source>Save the bars as a table…</source><translation>将条形保存为表格…</translation></message>
<message><source>Save the bars as a table</source><translation>将条形保存为表格</translation></message>
<message><source>Probability of the class over the blocks</source><translation>类别的概率随各块的变化</translation></message>
<message><source>Value of the target over the blocks</source><translation>目标的数值随各块的变化</translation></message>
<message><source>embedding</source><translation>嵌入</translation></message>
<message><source>after block %1</source><translation>块 %1 之后</translation></message>
<message><source>%1, first</source><translation>%1，第一</translation></message>
<message><source>%1; first: %2 %3</source><translation>%1；第一：%2 %3</translation></message>
<message><source>probability</source><translation>概率</translation></message>
<message><source>value of the target</source><translation>目标的数值</translation></message>
<message><source>Area under deletion %1, under insertion %2.</source><translation>删除曲线下面积 %1，插入曲线下面积 %2。</translation></message>
<message><source> In random order %1 and %2.</source><translation> 随机顺序下为 %1 和 %2。</translation></message>
<message><source>patches removed, or put back</source><translation>移除或放回的图像块</translation></message>
<message><source>strongest removed first</source><translation>先移除最强的</translation></message>
<message><source>strongest put back first</source><translation>先放回最强的</translation></message>
<message><source>random order</source><translation>随机顺序</translation></message>
<message><source>The map moves by %1 of its largest value.</source><translation>热图移动了其最大值的 %1。</translation></message>
<message><source>movement, as a share of the map&apos;s largest value</source><translation>移动量（占热图最大值的比例）</translation></message>
<message><source>other methods, the largest over all pictures</source><translation>其他方法（所有图像中的最大值）</translation></message>
<message><source>this map</source><translation>此热图</translation></message>
<message><source>Area under the curve %1; an even map has 0.5.</source><translation>曲线下面积 %1；均匀热图为 0.5。</translation></message>
<message><source>patches, the strongest first</source><translation>图像块（最强在前）</translation></message>
<message><source>of the object</source><translation>物体的</translation></message>
<message><source>even map</source><translation>均匀热图</translation></message>
<message><source>Find an action</source><translation>查找操作</translation></message>
<message><source>Commands</source><translation>命令</translation></message>
<message><source>Class</source><translation>类别</translation></message>
<message><source>Compared with</source><translation>对比</translation></message>
<message><source>network checkpoint</source><translation>网络 检查点 checkpoint</translation></message>
<message><source>command, method, class or model</source><translation>命令、方法、类别或模型</translation></message>
<message><source>Command, method, class or model</source><translation>命令、方法、类别或模型</translation></message>
<message><source>Nothing found: no command, method, class or model has this name.</source><translation>未找到：没有这个名称的命令、方法、类别或模型。</translation></message>
<message><source>%1 weights between tokens against %2 sums</source><translation>token 间的 %1 个权重，对比 %2 个求和项</translation></message>
<message><source>softmax</source><translation>softmax</translation></message>
<message><source>this kind</source><translation>此类型</translation></message>
<message><source>own heads</source><translation>自身的头数</translation></message>
<message><source> heads</source><translation> 个头</translation></message>
<message><source> patches</source><translation> 个图像块</translation></message>
<message><source>Attention of each block</source><translation>各块的注意力</translation></message>
<message><source>About this attention</source><translation>关于此注意力</translation></message>
<message><source>Replace</source><translation>替换</translation></message>
<message><source>by</source><translation>为</translation></message>
<message><source> of %1</source><translation> / %1</translation></message>
<message><source>All blocks as trained</source><translation>所有块均与训练时相同</translation></message>
<message><source>%1 of %2 differ from training</source><translation>%2 个块中有 %1 个与训练时不同</translation></message>
<message><source>from the back</source><translation>从后往前</translation></message>
<message><source>from the front</source><translation>从前往后</translation></message>
<message><source>interleaved</source><translation>交错</translation></message>
<message><source>ticked below</source><translation>下方勾选的块</translation></message>
<message><source>Replacement kind</source><translation>替换类型</translation></message>
<message><source>&lt;b&gt;Attention kind&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: every token weighs every other; cost grows with the square of their number. &lt;i&gt;hydra&lt;/i&gt;: as many heads as channels, so that the sum over tokens is taken once; cost grows linearly. &lt;i&gt;linear&lt;/i&gt;: the same with a number of heads of your choice. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra with sigmoid and softmax. &lt;i&gt;PolyNL&lt;/i&gt;: the tokens themselves gate the mean of keys times values. &lt;i&gt;window&lt;/i&gt;: softmax among the patches of a square window. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: softmax, with the values in place of the tokens as the skip. Optimised, Efficient and Super attention run in models that were trained with them.</source><translation>&lt;b&gt;注意力类型&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;：每个 token 对其他所有 token 加权；开销随 token 数的平方增长。&lt;i&gt;hydra&lt;/i&gt;：头数等于通道数，因此对 token 只需求和一次；开销线性增长。&lt;i&gt;linear&lt;/i&gt;：与之相同，但头数可自行选择。&lt;i&gt;AFT-Simple&lt;/i&gt;：使用 sigmoid 和 softmax 的 Hydra。&lt;i&gt;PolyNL&lt;/i&gt;：由 token 自身对键与值乘积的均值进行门控。&lt;i&gt;window&lt;/i&gt;：在方形窗口内的图像块之间做 softmax。&lt;i&gt;Tokens-to-Token&lt;/i&gt;：softmax，跳跃连接使用值而不是 token。Optimised、Efficient 和 Super 注意力只在用它们训练的模型中运行。</translation></message>
<message><source>Kernel</source><translation>核函数</translation></message>
<message><source>&lt;b&gt;Kernel&lt;/b&gt;&lt;br&gt;The function applied to queries and keys in place of the exponential of softmax. The Hydra paper uses cosine.</source><translation>&lt;b&gt;核函数&lt;/b&gt;&lt;br&gt;作用于查询和键、代替 softmax 中指数函数的函数。Hydra 论文使用余弦。</translation></message>
<message><source>Heads of linear attention</source><translation>线性注意力的头数</translation></message>
<message><source>How many heads linear attention splits the channels into; must divide their number.</source><translation>线性注意力将通道分成多少个头；必须能整除通道数。</translation></message>
<message><source>Side of a window</source><translation>窗口边长</translation></message>
<message><source>Side of the window, in patches, within which a patch attends to others. The class token attends to all.</source><translation>窗口的边长（以图像块计），图像块只关注窗口内的其他图像块。类别 token 关注全部。</translation></message>
<message><source>Number of blocks to replace</source><translation>要替换的块数</translation></message>
<message><source>How many blocks compute the replacement. 0: as trained.</source><translation>有多少个块计算替换后的注意力。0：与训练时相同。</translation></message>
<message><source>Which blocks</source><translation>哪些块</translation></message>
<message><source>Which blocks are replaced: the last, the first, or every other one, counted from the back.</source><translation>替换哪些块：最后的、最前的，或从后往前每隔一个。</translation></message>
<message><source>Attention plan</source><translation>注意力方案</translation></message>
<message><source>&lt;b&gt;Attention plan&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE], joined by semicolons; WHERE is all, back:N, front:N, interleave:N, or block numbers like 0,3,7-11. Blocks not named keep their trained kind.</source><translation>&lt;b&gt;注意力方案&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE]，用分号连接；WHERE 为 all、back:N、front:N、interleave:N，或形如 0,3,7-11 的块编号。未指定的块保持训练时的类型。</translation></message>
<message><source>Window, step</source><translation>窗口、步长</translation></message>
<message><source>&lt;b&gt;Window and step&lt;/b&gt;&lt;br&gt;The side of the square that is painted over, and how far it moves. A smaller step than the window smooths the map and takes more passes.</source><translation>&lt;b&gt;窗口和步长&lt;/b&gt;&lt;br&gt;被涂盖方块的边长，以及它每次移动的距离。步长小于窗口会使热图更平滑，但需要更多次前向传播。</translation></message>
<message><source>Window</source><translation>窗口</translation></message>
<message><source>Side of the square that is painted over.</source><translation>被涂盖方块的边长。</translation></message>
<message><source>How far the square moves each time.</source><translation>方块每次移动的距离。</translation></message>
<message><source>Measured in</source><translation>单位</translation></message>
<message><source>patches</source><translation>图像块</translation></message>
<message><source>pixels</source><translation>像素</translation></message>
<message><source>&lt;b&gt;Unit&lt;/b&gt;&lt;br&gt;Whether window and step are counted in patches or in pixels.</source><translation>&lt;b&gt;单位&lt;/b&gt;&lt;br&gt;窗口和步长以图像块还是以像素计。</translation></message>
<message><source>Paint</source><translation>涂色</translation></message>
<message><source>mean of training</source><translation>训练集均值</translation></message>
<message><source>mean of picture</source><translation>图像均值</translation></message>
<message><source>black</source><translation>黑色</translation></message>
<message><source>white</source><translation>白色</translation></message>
<message><source>&lt;b&gt;Paint&lt;/b&gt;&lt;br&gt;The colour of the square. The mean colour of the training pictures is zero for the network.</source><translation>&lt;b&gt;涂色&lt;/b&gt;&lt;br&gt;方块的颜色。训练图像的平均颜色对网络而言为零。</translation></message>
<message><source>Groups</source><translation>组数</translation></message>
<message><source>&lt;b&gt;Groups&lt;/b&gt;&lt;br&gt;How many groups the patches are divided into. Up to 12 the values are exact, from all combinations; with more they are sampled.</source><translation>&lt;b&gt;组数&lt;/b&gt;&lt;br&gt;图像块分成多少组。不超过 12 组时由所有组合得到精确值；更多时采用采样。</translation></message>
<message><source>Orders</source><translation>排列数</translation></message>
<message><source>&lt;b&gt;Orders&lt;/b&gt;&lt;br&gt;How many orders of the groups are drawn where values are sampled. Four times as many halve the intervals.</source><translation>&lt;b&gt;排列数&lt;/b&gt;&lt;br&gt;采样计算时抽取多少种组的排列。数量增至四倍，区间减半。</translation></message>
<message><source>logit</source><translation>logit</translation></message>
<message><source>&lt;b&gt;Value&lt;/b&gt;&lt;br&gt;Which score of the class is used: its logit or its probability.</source><translation>&lt;b&gt;数值&lt;/b&gt;&lt;br&gt;使用该类别的哪种得分：logit 或概率。</translation></message>
<message><source>Masks</source><translation>掩码</translation></message>
<message><source>&lt;b&gt;Masks&lt;/b&gt;&lt;br&gt;How many random masks are drawn, one forward pass each. The same ones every time, on every machine.</source><translation>&lt;b&gt;掩码&lt;/b&gt;&lt;br&gt;抽取多少个随机掩码，每个需一次前向传播。每次、在每台机器上抽取的都相同。</translation></message>
<message><source>Cells per side</source><translation>每边格数</translation></message>
<message><source>&lt;b&gt;Cells&lt;/b&gt;&lt;br&gt;Each mask is a square grid with this many cells per side, each on or off, smoothly enlarged.</source><translation>&lt;b&gt;格数&lt;/b&gt;&lt;br&gt;每个掩码是每边这么多格的方形网格，每格开或关，再平滑放大。</translation></message>
<message><source>Distance</source><translation>距离</translation></message>
<message><source>&lt;b&gt;Distance&lt;/b&gt;&lt;br&gt;Features whose cosine distance is below this share a mask. Larger values make fewer masks.</source><translation>&lt;b&gt;距离&lt;/b&gt;&lt;br&gt;余弦距离低于此值的特征共用一个掩码。值越大，掩码越少。</translation></message>
<message><source>At most %1 forward passes.</source><translation>最多 %1 次前向传播。</translation></message>
<message><source>%1 forward passes.</source><translation>%1 次前向传播。</translation></message>
<message><source>Values are within ±%1 (95 %).</source><translation>数值误差在 ±%1 以内（95 %）。</translation></message>
<message><source>There is no folder to keep presets in.</source><translation>没有可保存预设的文件夹。</translation></message>
<message><source>This version cannot change %1.</source><translation>此版本不能更改 %1。</translation></message>
<message><source>Points</source><translation>点数</translation></message>
<message><source>Spread</source><translation>离散度</translation></message>
<message><source>KL</source><translation>KL</translation></message>
<message><source>Head counts</source><translation>头数</translation></message>
<message><source>Attention replaced</source><translation>替换注意力</translation></message>
<message><source>Models</source><translation>模型</translation></message>
<message><source>Heads of a block</source><translation>一个块的头</translation></message>
<message><source>Before and after</source><translation>前后对比</translation></message>
<message><source>Picture sizes</source><translation>图像尺寸</translation></message>
<message><source>Slicing schemes</source><translation>切分方案</translation></message>
<message><source>Columns</source><translation>列</translation></message>
<message><source>What changes from column to column. Before and after: the network as it is, and without what is switched off under What if.</source><translation>各列之间的变化内容。前后对比：原网络，以及在“假设分析”中关闭部分后的网络。</translation></message>
<message><source>Pictures</source><translation>图像</translation></message>
<message><source>Rows</source><translation>行</translation></message>
<message><source>What changes from row to row.</source><translation>各行之间的变化内容。</translation></message>
<message><source>The open picture and those that follow it in the list.</source><translation>打开的图像及列表中其后的图像。</translation></message>
<message><source>Which methods are shown.</source><translation>显示哪些方法。</translation></message>
<message><source>Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the plan the model was trained with.</source><translation>以 | 分隔的方案，例如 hydra:cosine@back:1 | hydra:cosine@all。留空表示模型训练时的方案。</translation></message>
<message><source>Add a model…</source><translation>添加模型…</translation></message>
<message><source>Add a model</source><translation>添加模型</translation></message>
<message><source>Another checkpoint, next to the open one.</source><translation>在已打开的检查点之外再加一个。</translation></message>
<message><source>Same colou&amp;rs in a row</source><translation>同行颜色一致(&amp;R)</translation></message>
<message><source>Equal colours mean equal values in all panels of a row that show the same method.</source><translation>同一行中显示同一方法的所有面板里，颜色相同即数值相同。</translation></message>
<message><source>Same colours in a row</source><translation>同行颜色一致</translation></message>
<message><source>R&amp;ows</source><translation>行(&amp;O)</translation></message>
<message><source>&amp;Columns</source><translation>列(&amp;C)</translation></message>
<message><source>Another file…</source><translation>其他文件…</translation></message>
<message><source>&amp;Difference</source><translation>差值(&amp;D)</translation></message>
<message><source>The second panel shows the first map minus the second. Choose two panels: click one, then Shift-click the other.</source><translation>第二个面板显示第一张热图减去第二张。选择两个面板：先单击，再按住 Shift 单击。</translation></message>
<message><source>Bo&amp;th scaled to 1</source><translation>均缩放到 1(&amp;T)</translation></message>
<message><source>Divides each map by its largest magnitude first, so that the difference shows shape, not scale.</source><translation>先将每张热图除以其最大绝对值，使差值体现形状而非尺度。</translation></message>
<message><source>&amp;Blink</source><translation>闪烁(&amp;B)</translation></message>
<message><source>The first panel alternates between the two maps.</source><translation>第一个面板在两张热图之间交替显示。</translation></message>
<message><source>Similarity of the two selected maps</source><translation>所选两张热图的相似度</translation></message>
<message><source>Pearson %1   Spearman %2   Overlap of the strongest fifth %3</source><translation>Pearson %1   Spearman %2   最强五分之一的重叠 %3</translation></message>
<message><source>The maps have different grids.</source><translation>两张热图的网格不同。</translation></message>
<message><source>each picture&apos;s predicted class</source><translation>各图像的预测类别</translation></message>
<message><source>nothing is switched off</source><translation>没有关闭任何部分</translation></message>
<message><source>Click a patch: the query of all panels. Shift-click: compare.</source><translation>单击图像块：所有面板的查询。Shift + 单击：对比。</translation></message>
<message><source>Shift-click: compare. Wheel: zoom. Double-click: open.</source><translation>Shift + 单击：对比。滚轮：缩放。双击：打开。</translation></message>
<message><source>Word</source><translation>词语</translation></message>
<message><source>Weight</source><translation>权重</translation></message>
<message><source>&amp;Words</source><translation>词语(&amp;W)</translation></message>
<message><source>&lt;b&gt;Words&lt;/b&gt;&lt;br&gt;What the picture may be made of: the names of ImageNet&apos;s classes, or a file of words and phrases, one a line.</source><translation>&lt;b&gt;词语&lt;/b&gt;&lt;br&gt;可用来组成图像的词语：ImageNet 的类名，或每行一个词语或短语的文件。</translation></message>
<message><source>Su&amp;btract what all share</source><translation>减去共同部分(&amp;B)</translation></message>
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;The mean direction of a folder&apos;s pictures is subtracted first. Otherwise it counts as left over.</source><translation>&lt;b&gt;减去共同部分&lt;/b&gt;&lt;br&gt;先减去文件夹中所有图像的共同部分。否则它计入剩余。</translation></message>
<message><source>&amp;How few words</source><translation>词语精简(&amp;H)</translation></message>
<message><source>&lt;b&gt;How few words&lt;/b&gt; (λ)&lt;br&gt;More gives fewer words: one takes part if its cosine with what is left exceeds half of λ.</source><translation>&lt;b&gt;词语精简&lt;/b&gt; (λ)&lt;br&gt;越大，词语越少：与剩余部分的余弦超过 λ 一半的词语才参与。</translation></message>
<message><source>Words of the picture</source><translation>图像的词语</translation></message>
<message><source>ImageNet&apos;s class names</source><translation>ImageNet 类名</translation></message>
<message><source>Choose a file…</source><translation>选择文件…</translation></message>
<message><source>Choose a folder…</source><translation>选择文件夹…</translation></message>
<message><source>Reading the words…</source><translation>正在读取词语…</translation></message>
<message><source>%1 of %2 words: cosine with the embedding %3, left over %4.</source><translation>%2 个词语中的 %1 个：与嵌入的余弦 %3，剩余 %4。</translation></message>
<message><source>Pictures of the mean: %1.</source><translation>均值的图像数：%1。</translation></message>
<message><source>Not read: %1.</source><translation>未能读取：%1。</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Formula, conventions and source, in the reference.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;公式、约定和来源，见参考手册。</translation></message>
<message><source>Cost of each head count</source><translation>各头数的开销</translation></message>
<message><source>Measure</source><translation>测量</translation></message>
<message><source>%1 × %2 px (native)</source><translation>%1 × %2 px（原生）</translation></message>
<message><source>%1 × %1 px</source><translation>%1 × %1 px</translation></message>
<message><source>Measure a folder…</source><translation>测量文件夹…</translation></message>
<message><source>Keep what has been measured.</source><translation>保留已测得的结果。</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv. Each picture is given the class of its nearest neighbours among the others, at every head count: what the embedding is worth without a classifier.</source><translation>每个类别一个子文件夹，或带有 labels.csv 的图像。在每个头数下，每张图像取其余图像中最近邻的类别：没有分类器时嵌入有多大价值。</translation></message>
<message><source>Measure sizes</source><translation>测量各尺寸</translation></message>
<message><source>Measure times</source><translation>测量时间</translation></message>
<message><source>Measures softmax, window and Hydra attention at every picture size, at the chosen head count. Large pictures take a while.</source><translation>在所选头数下，测量每种图像尺寸的 softmax、窗口和 Hydra 注意力。大图像需要一些时间。</translation></message>
<message><source>Measures time, throughput and memory of every head count on this machine. You can keep working; your requests take priority.</source><translation>在本机测量每个头数的时间、吞吐量和内存。期间可继续工作；您的请求优先。</translation></message>
<message><source>Measuring %1 of %2…</source><translation>正在测量第 %1 项，共 %2 项…</translation></message>
<message><source>%1, %2 threads, matrix products at %3 GFLOPS</source><translation>%1，%2 个线程，矩阵乘法 %3 GFLOPS</translation></message>
<message><source>&lt;b&gt;Image size&lt;/b&gt;&lt;br&gt;More pixels make more tokens, and softmax attention grows with their square.</source><translation>&lt;b&gt;图像尺寸&lt;/b&gt;&lt;br&gt;像素越多，token 越多，softmax 注意力随 token 数的平方增长。</translation></message>
<message><source>Attention: as set</source><translation>注意力：按设定</translation></message>
<message><source>Attention as trained</source><translation>训练时的注意力</translation></message>
<message><source>&lt;b&gt;Attention&lt;/b&gt;&lt;br&gt;As chosen in the Attention panel, or as the weights were trained.</source><translation>&lt;b&gt;注意力&lt;/b&gt;&lt;br&gt;“注意力”面板中所选的，或权重训练时的。</translation></message>
<message><source>Chart</source><translation>图表</translation></message>
<message><source>&lt;b&gt;Chart&lt;/b&gt;&lt;br&gt;What is drawn.</source><translation>&lt;b&gt;图表&lt;/b&gt;&lt;br&gt;绘制的内容。</translation></message>
<message><source>Cost chart</source><translation>开销图表</translation></message>
<message><source>The colour map. Signed maps have their own, with zero in the middle.</source><translation>配色方案。有符号的热图有单独的配色，以零为中点。</translation></message>
<message><source>Distribution of the map&apos;s values</source><translation>热图数值的分布</translation></message>
<message><source>&amp;Opacity</source><translation>不透明度(&amp;O)</translation></message>
<message><source>How strongly the map covers the picture.</source><translation>热图覆盖图像的程度。</translation></message>
<message><source>Values below this share of the range are not painted: only the strongest evidence stays.</source><translation>低于范围这一比例的数值不绘制：只保留最强的证据。</translation></message>
<message><source>&amp;Range</source><translation>范围(&amp;R)</translation></message>
<message><source>Where the colours begin and end, as shares of the map&apos;s range. The ends of the colour bar can be dragged, too. Signed maps have one end, on both sides of zero.</source><translation>颜色的起点和终点，以热图范围的比例表示。也可拖动色条的两端。有符号的热图只有一个端值，作用于零的两侧。</translation></message>
<message><source>C&amp;lip</source><translation>截断(&amp;L)</translation></message>
<message><source>This share of the values lies beyond each end of the range, so that one hot patch does not hide the others.</source><translation>范围每一端之外都有这一比例的数值，以免一个过强的图像块掩盖其他图像块。</translation></message>
<message><source>Ga&amp;mma</source><translation>Gamma(&amp;M)</translation></message>
<message><source>Colours follow the place in the range to this power: below 1, low values show; above 1, high ones stand out.</source><translation>颜色取范围内位置的此次幂：小于 1 时低值更明显；大于 1 时高值更突出。</translation></message>
<message><source>Discards your changes and opens the model again.</source><translation>放弃更改并重新打开模型。</translation></message>
<message><source>Model values and their sources</source><translation>模型数值及其来源</translation></message>
<message><source>%1 (%2)</source><translation>%1（%2）</translation></message>
<message><source>Not used: %1</source><translation>未使用：%1</translation></message>
<message><source>Reset to file values</source><translation>恢复为文件中的值</translation></message>
<message><source>Patch size</source><translation>图像块大小</translation></message>
<message><source>Side of a patch in pixels. Smaller patches make more tokens and finer maps, and a pass takes longer. The model is opened again.</source><translation>图像块的边长（像素）。图像块越小，token 越多，热图越精细，前向传播也越久。模型将重新打开。</translation></message>
<message><source>Predictions with %1 of %2 heads</source><translation>使用 %2 个头中 %1 个时的预测</translation></message>
<message><source>Each on its own: probabilities need not add up to 1.</source><translation>各自独立：概率之和不必为 1。</translation></message>
<message><source>Probability of the class by head count</source><translation>各头数下该类别的概率</translation></message>
<message><source>Probability of the explained class at every head count. If the curve rises early, a small network is enough for this picture. Click to choose a head count.</source><translation>每个头数下所解释类别的概率。如果曲线很早上升，说明小网络就足以应对此图像。单击可选择头数。</translation></message>
<message><source>Probability of %1</source><translation>%1 的概率</translation></message>
<message><source>Knows %1 classes: %2</source><translation>可识别 %1 个类别：%2</translation></message>
<message><source>Preferences</source><translation>首选项</translation></message>
<message><source>Appearance</source><translation>外观</translation></message>
<message><source>For the window&apos;s texts. Numbers, figures and exported files are the same in every language.</source><translation>窗口文本的语言。数字、插图和导出的文件在各种语言下都相同。</translation></message>
<message><source>Light, dark, or as the system is set.</source><translation>浅色、深色，或跟随系统。</translation></message>
<message><source>At the start</source><translation>启动时</translation></message>
<message><source>The one used last</source><translation>上次使用的</translation></message>
<message><source>&amp;Model</source><translation>模型(&amp;M)</translation></message>
<message><source>What opens when nothing else is asked for.</source><translation>未另行指定时打开的内容。</translation></message>
<message><source>M&amp;ethod</source><translation>方法(&amp;E)</translation></message>
<message><source>The map that is shown at first.</source><translation>最初显示的热图。</translation></message>
<message><source>Computing</source><translation>计算</translation></message>
<message><source>Automatic</source><translation>自动</translation></message>
<message><source>T&amp;hreads</source><translation>线程(&amp;H)</translation></message>
<message><source>For inference. Automatic: one for each core that is free for Hydrascope. HYDRA_THREADS and OMP_NUM_THREADS take precedence.</source><translation>用于推理。自动：Hydrascope 可用的每个核心一个线程。HYDRA_THREADS 和 OMP_NUM_THREADS 优先。</translation></message>
<message><source> MB</source><translation> MB</translation></message>
<message><source>Automatic (%1 MB)</source><translation>自动（%1 MB）</translation></message>
<message><source>Memo&amp;ry</source><translation>内存(&amp;R)</translation></message>
<message><source>For cached maps, predictions and pictures. The weights of open models come on top.</source><translation>用于缓存热图、预测和图像。打开的模型的权重另计。</translation></message>
<message><source>New figures</source><translation>新插图</translation></message>
<message><source>One column of most journals is 84 mm wide, two are 174 mm.</source><translation>多数期刊单栏宽 84 mm，双栏宽 174 mm。</translation></message>
<message><source>Res&amp;olution</source><translation>分辨率(&amp;O)</translation></message>
<message><source>For PNG files, and for pictures inside SVG and PDF files.</source><translation>用于 PNG 文件，以及 SVG 和 PDF 文件中的图像。</translation></message>
<message><source>&amp;Font size</source><translation>字号(&amp;F)</translation></message>
<message><source>For the figure&apos;s texts.</source><translation>用于插图中的文字。</translation></message>
<message><source>a dog
a cat on a sofa</source><translation>a dog
a cat on a sofa</translation></message>
<message><source>a photo of a {}</source><translation>a photo of a {}</translation></message>
<message><source>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;One sentence per line; each is a class. Predictions and maps follow when you pause typing.</source><translation>&lt;b&gt;提示词&lt;/b&gt;&lt;br&gt;每行一个句子；每句为一个类别。停止输入后即显示预测和热图。</translation></message>
<message><source>Templates</source><translation>模板</translation></message>
<message><source>&lt;b&gt;Templates&lt;/b&gt;&lt;br&gt;Sentences into which each prompt is inserted in place of {}; several are averaged. Empty: each prompt is the whole sentence.</source><translation>&lt;b&gt;模板&lt;/b&gt;&lt;br&gt;将每个提示词填入 {} 处的句子；多个模板取平均。留空：每个提示词即为整个句子。</translation></message>
<message><source>Vocabulary</source><translation>词表</translation></message>
<message><source>The file of the model&apos;s tokenizer: merges.txt, tokenizer.json, spiece.model or bpe_simple_vocab_16e6.txt.gz. Needed if the file is not next to the model.</source><translation>模型的分词器文件：merges.txt、tokenizer.json、spiece.model 或 bpe_simple_vocab_16e6.txt.gz。文件不在模型旁边时需要。</translation></message>
<message><source>dino.txt</source><translation>dino.txt</translation></message>
<message><source>The file of dino.txt, with its vision head and text encoder. Needed if the file is not next to the model.</source><translation>dino.txt 的文件，包含视觉头和文本编码器。如果不在模型旁边，则需要选择。</translation></message>
<message><source>Prompts, one per line</source><translation>提示词，每行一个</translation></message>
<message><source>Sentence around a word</source><translation>套用词语的句子</translation></message>
<message><source>Words of the explained prompt</source><translation>所解释提示词中的词</translation></message>
<message><source>Pictures by sentence</source><translation>按句子排列的图像</translation></message>
<message><source>%1: similarity %2 (%3)</source><translation>%1：相似度 %2（%3）</translation></message>
<message><source>Spelling as the model learned it</source><translation>模型学到的写法</translation></message>
<message><source>Not cleaned</source><translation>不清理</translation></message>
<message><source>Lower case</source><translation>小写</translation></message>
<message><source>As Hugging Face</source><translation>与 Hugging Face 相同</translation></message>
<message><source>As open_clip</source><translation>与 open_clip 相同</translation></message>
<message><source>DINOv3 reads text with dino.txt, whose file is not next to it. Choose that file: it holds a vision head and a text encoder for a backbone of this size.</source><translation>DINOv3 用 dino.txt 读取文本，但其文件不在旁边。请选择该文件：它包含视觉头和文本编码器，大小与此骨干网络相符。</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>模型旁边没有词表。请选择 OpenAI 的 bpe_simple_vocab_16e6.txt.gz（仓库 openai/CLIP）或 Hugging Face 的 merges.txt 或 tokenizer.json；SigLIP 则选择 spiece.model 或 tokenizer.json。</translation></message>
<message><source>Vocabulary…</source><translation>词表…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>清理</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;How a prompt is cleaned before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;清理&lt;/b&gt;&lt;br&gt;提示词在切分成 token 之前如何处理，以及在每种处理下所解释的提示词与图像有多相似。</translation></message>
<message><source>Prompts need a model that reads text, such as SigLIP. Open model can also download one.</source><translation>词语需要能读文本的模型，例如 SigLIP。“打开模型”也可以下载。</translation></message>
<message><source>Picture &amp;size</source><translation>图像尺寸(&amp;S)</translation></message>
<message><source>%1 MACs per pass; a map takes about %2 GB on top of the weights</source><translation>每次前向传播 %1 MACs；除权重外，一张热图约需 %2 GB</translation></message>
<message><source>Picture size</source><translation>图像尺寸</translation></message>
<message><source>The size at which the network sees pictures; positions are resampled. Choose one, or type 448, 672x448 (height x width) or long:896 (own proportions).</source><translation>向网络展示图像的尺寸；位置编码会重采样。可选择，或输入 448、672x448（高 x 宽）或 long:896（保持原比例）。</translation></message>
<message><source>block </source><translation>块 </translation></message>
<message><source>head </source><translation>头 </translation></message>
<message><source>tokens: </source><translation>token： </translation></message>
<message><source>Switch off</source><translation>关闭</translation></message>
<message><source>Predictions, maps and curves follow at once.</source><translation>预测、热图和曲线立即随之更新。</translation></message>
<message><source>What is off</source><translation>已关闭的内容</translation></message>
<message><source>What is switched off or replaced. Shift-click a patch in the picture to drop it.</source><translation>已关闭或替换的内容。在图像中按住 Shift 单击可去掉图像块。</translation></message>
<message><source>Switch on</source><translation>重新开启</translation></message>
<message><source>Switch the chosen parts on again.</source><translation>重新开启所选部分。</translation></message>
<message><source>Switch all on</source><translation>全部开启</translation></message>
<message><source>Switch everything on again.</source><translation>重新开启全部。</translation></message>
<message><source>Use this picture&apos;s values</source><translation>使用此图像的值</translation></message>
<message><source>Its activations can then replace those of other pictures.</source><translation>之后可用其激活值替换其他图像的激活值。</translation></message>
<message><source>A picture is kept.</source><translation>已保留一张图像。</translation></message>
<message><source>Kept: %1</source><translation>已保留：%1</translation></message>
<message><source>by zero</source><translation>用零</translation></message>
<message><source>by its mean at each token</source><translation>用其逐 token 的均值</translation></message>
<message><source>by its mean</source><translation>用其均值</translation></message>
<message><source>by the kept picture&apos;s</source><translation>用保留图像的值</translation></message>
<message><source>head</source><translation>头</translation></message>
<message><source>MLP</source><translation>MLP</translation></message>
<message><source>patch tokens</source><translation>图像块 token</translation></message>
<message><source>What is switched off or replaced: one head of a block, the block&apos;s attention or its MLP, or the patch tokens that leave the block.</source><translation>关闭或替换的内容：块的一个头、块的注意力或 MLP，或离开该块的图像块 token。</translation></message>
<message><source>The block, counted from 0.</source><translation>块，从 0 开始计数。</translation></message>
<message><source>The head of that block, counted from 0.</source><translation>该块的头，从 0 开始计数。</translation></message>
<message><source>Replaced by</source><translation>替换为</translation></message>
<message><source>&lt;b&gt;What takes its place&lt;/b&gt;&lt;br&gt;&lt;i&gt;nothing&lt;/i&gt;: the part adds zero. &lt;i&gt;its mean&lt;/i&gt;: the mean over a set of pictures, for each token or over all of them, from a file that hydrascope-cli means writes. &lt;i&gt;the kept picture&apos;s&lt;/i&gt;: its activations there.</source><translation>&lt;b&gt;替代内容&lt;/b&gt;&lt;br&gt;&lt;i&gt;零&lt;/i&gt;：该部分添加零。&lt;i&gt;其均值&lt;/i&gt;：在一组图像上的均值，逐 token 或对所有 token，取自 hydrascope-cli means 写入的文件。&lt;i&gt;保留图像的&lt;/i&gt;：该图像在此处的激活值。</translation></message>
<message><source>nothing switched off</source><translation>未关闭任何部分</translation></message>
<message><source>What is off, as text</source><translation>已关闭内容的文本形式</translation></message>
<message><source>The same as text, in the form of --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</source><translation>同样的内容，以 --without 的文本形式表示：heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17。</translation></message>
<message><source>Outliers stay</source><translation>保留离群点</translation></message>
<message><source>Move outliers, leave zero</source><translation>移动离群点，原处置零</translation></message>
<message><source>Move outliers, leave the mean</source><translation>移动离群点，原处取均值</translation></message>
<message><source>Move outliers only</source><translation>仅移动离群点</translation></message>
<message><source>Copy outliers</source><translation>复制离群点</translation></message>
<message><source>Outlier tokens</source><translation>离群 token</translation></message>
<message><source>&lt;b&gt;Test-time registers&lt;/b&gt;&lt;br&gt;Networks without registers store global information in a few background tokens. Here the neurons that write them write into an extra token instead. hydrascope-cli registers finds these neurons over a folder of pictures.</source><translation>&lt;b&gt;测试时寄存器&lt;/b&gt;&lt;br&gt;没有寄存器的网络会将全局信息存储在少数背景 token 中。此处让写入它们的神经元改为写入一个额外的 token。hydrascope-cli registers 可在一个图像文件夹上找到这些神经元。</translation></message>
<message><source>Extra tokens</source><translation>额外 token</translation></message>
<message><source>How many tokens are added.</source><translation>添加多少个 token。</translation></message>
<message><source>; did you mean %1?</source><translation>；您是指 %1 吗？</translation></message>
<message><source>%1: expected one of %2; got &apos;%3&apos;</source><translation>%1：应为以下之一：%2；实为“%3”</translation></message>
<message><source>%1 is not a settings file: it is not read, and settings are not saved</source><translation>%1 不是设置文件：不从中读取任何内容，也不记住任何内容</translation></message>
<message><source>There is not enough memory for this.</source><translation>内存不足，无法完成此操作。</translation></message>
</context>
<context>
<name>core</name>
<message><source>unknown option --%1; %2 lists what there is%3</source><translation>未知选项 --%1；%2 会列出所有选项%3</translation></message>
<message><source>--%1 takes no value, got &apos;%2&apos;</source><translation>--%1 不接受值，实为“%2”</translation></message>
<message><source>--%1 expects %2, and the line ends</source><translation>--%1 需要 %2，但命令行已结束</translation></message>
<message><source>--%1 is given twice</source><translation>--%1 给出了两次</translation></message>
<message><source>--heads: expected one head count</source><translation>--heads：应为一个头数</translation></message>
<message><source>attention plan: %1 characters; at most 4096</source><translation>注意力方案：%1 个字符；最多 4096</translation></message>
<message><source>the autoencoder&apos;s codes</source><translation>自编码器的编码</translation></message>
<message><source>no basis to save: keep one first</source><translation>没有可保存的基：请先保留一个</translation></message>
<message><source>training data: %1 pictures are fewer than one batch of %2</source><translation>训练数据：%1 张图像不足一批（%2 张）</translation></message>
<message><source>%1: expected a box with x0 &lt; x1 and y0 &lt; y1, found %2,%3,%4,%5</source><translation>%1：应为满足 x0 &lt; x1 且 y0 &lt; y1 的框，实为 %2,%3,%4,%5</translation></message>
<message><source>a file</source><translation>一个文件</translation></message>
<message><source>what was computed now</source><translation>现在计算出的结果</translation></message>
<message><source>the same bytes</source><translation>相同的字节</translation></message>
<message><source>other bytes</source><translation>不同的字节</translation></message>
<message><source>no such file; recomputing makes none</source><translation>没有这个文件；该问题不产生它</translation></message>
<message><source>shape %1</source><translation>形状 %1</translation></message>
<message><source>%1 as value %2</source><translation>%1（第 %2 个值）</translation></message>
<message><source>%1, the largest of %2 differences; the largest value is %3</source><translation>%1，%2 处差异中最大的；最大的值是 %3</translation></message>
<message><source>%1x%2 pixels</source><translation>%1x%2 像素</translation></message>
<message><source>the same picture</source><translation>相同的图像</translation></message>
<message><source>%1 of %2 values differ</source><translation>%2 个值中有 %1 个不同</translation></message>
<message><source>plain file names</source><translation>简单的名称</translation></message>
<message><source>an unusual name; the file was not read</source><translation>奇怪的名称；未查看</translation></message>
<message><source>%1: has no %2; is it a bundle of evidence?</source><translation>%1：没有 %2；这是证据包吗？</translation></message>
<message><source>%1: expected at most %2 files, found more</source><translation>%1：最多应为 %2 个文件，实际更多</translation></message>
<message><source>a link or a device; not read</source><translation>链接或设备；未查看</translation></message>
<message><source>%1: %2: expected at most %3 bytes, found %4</source><translation>%1：%2：最多 %3 字节，实有 %4</translation></message>
<message><source>%1: expected &quot;format&quot;: &quot;%2&quot; and a list of files</source><translation>%1：应有 &quot;format&quot;: &quot;%2&quot; 和文件列表</translation></message>
<message><source>%1: expected {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} for each file</source><translation>%1：每个文件应有 {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;}</translation></message>
<message><source>one entry in the manifest</source><translation>在清单中出现一次</translation></message>
<message><source>none; the manifest lists it</source><translation>没有；清单中有</translation></message>
<message><source>bytes with the SHA-256 of the manifest</source><translation>清单中所记 SHA-256 的字节</translation></message>
<message><source>no such file; the manifest lists none</source><translation>没有这个文件；清单中也没有</translation></message>
<message><source>%1 is not a valid file name in a bundle</source><translation>%1 不是证据包中文件的名称</translation></message>
<message><source>wrote more than its reply: %1</source><translation>写出的内容多于应答：%1</translation></message>
<message><source>replied before reading its input; the input continues: %1</source><translation>在读完输入之前就已应答；后续内容：%1</translation></message>
<message><source>wrote a line of more than %1 bytes</source><translation>写出了超过 %1 字节的一行</translation></message>
<message><source>closed its output before replying</source><translation>在应答前关闭了输出</translation></message>
<message><source>closed its input before replying</source><translation>在应答前关闭了输入</translation></message>
<message><source>exited before replying, with exit code %1</source><translation>在应答前退出，退出码为 %1</translation></message>
<message><source>was killed by signal %1 before replying</source><translation>在应答前被信号 %1 终止</translation></message>
<message><source>; its last words: %1</source><translation>；最后的输出：%1</translation></message>
<message><source>expected %1</source><translation>应有 %1</translation></message>
<message><source>%1, products in %2</source><translation>%1，矩阵乘法用 %2</translation></message>
<message><source>%1 with %2</source><translation>%1（%2）</translation></message>
<message><source>%1: %2 lines, more than the %3 allowed here</source><translation>%1：%2 行，超过此处允许的 %3</translation></message>
<message><source>%1: line %2: more than %3 columns, or more than %4 cells in all</source><translation>%1：第 %2 行：超过 %3 列，或单元格总数超过 %4</translation></message>
<message><source>%1: expected a table with a header, found nothing</source><translation>%1：应为带表头的表格，但没有内容</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, found %3</source><translation>%1：应有列“%2”，实为 %3</translation></message>
<message><source>%1: expected at least %2 cells, found %3</source><translation>%1：至少应有 %2 个单元格，实为 %3</translation></message>
<message><source>%1: expected a number, found %2</source><translation>%1：应为数字，实为 %2</translation></message>
<message><source>%1: line %2</source><translation>%1：第 %2 行</translation></message>
<message><source>deadline: %1 head counts with %2 costs</source><translation>时限：%1 个头数对应 %2 个开销</translation></message>
<message><source>%1: %2</source><translation>%1：%2</translation></message>
<message><source>expected HF_HUB_CACHE, HF_HOME or HOME to say where models are kept; none is set</source><translation>应由 HF_HUB_CACHE、HF_HOME 或 HOME 指明模型的存放位置；三者均未设置</translation></message>
<message><source>%1, %2 of %3</source><translation>%1，%2 / %3</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names%3</source><translation>%1：没有张量 %2；应为采用 timm 名称的 Vision Transformer%3</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names, found e.g. %3</source><translation>%1：没有张量 %2；应为采用 timm 命名的 Vision Transformer，实际有例如 %3</translation></message>
<message><source>%1: tensor %2: expected %3 dimensions, found %4</source><translation>%1：张量 %2：应为 %3 维，实为 %4</translation></message>
<message><source>%1: tensor %2 has shape %3; expected side %4 from 1 to %5</source><translation>%1：张量 %2 的形状为 %3；第 %4 边应为 1 到 %5</translation></message>
<message><source>%1: %2 %3 was requested, but the tensors have %4</source><translation>%1：要求 %2 为 %3，但张量为 %4</translation></message>
<message><source>%1: metadata says %2 %3, but the tensors have %4</source><translation>%1：元数据称 %2 为 %3，但张量为 %4</translation></message>
<message><source>expected a name that ends in .fiftyone, .json or .maps, got &apos;%1&apos;</source><translation>应为以 .fiftyone、.json 或 .maps 结尾的名称，实际为“%1”</translation></message>
<message><source>%1: expected scores of an earlier run, found something else</source><translation>%1：应为先前运行的得分，实为其他内容</translation></message>
<message><source>--measure: with --predictor expected deletion, insertion, perturbation or pointing</source><translation>--measure：使用 --predictor 时应为 deletion、insertion、perturbation 或 pointing</translation></message>
<message><source>these shards belong to different runs: %1 and %2</source><translation>这些分片不属于同一问题：%1 与 %2</translation></message>
<message><source>%1: has features 0 to %2, got %3</source><translation>%1：特征为 0 到 %2，得到 %3</translation></message>
<message><source>--folder: %1: not a folder</source><translation>--folder：%1：不是文件夹</translation></message>
<message><source>%1: expected a file inside the opened folder</source><translation>%1：应为所打开文件夹下的文件</translation></message>
<message><source>%1: more than %2 files</source><translation>%1：超过 %2 个文件</translation></message>
<message><source>%1: a link there leads out of the opened folder</source><translation>%1：其旁或其中的链接指向所打开文件夹之外</translation></message>
<message><source>unknown argument %1</source><translation>未知参数 %1</translation></message>
<message><source>%1: expected the name of a file</source><translation>%1：应为文件名</translation></message>
<message><source>%1: contains a NUL byte</source><translation>%1：有 NUL 字节</translation></message>
<message><source>a whole number from %1 to %2</source><translation>%1 到 %2 的整数</translation></message>
<message><source>a number from %1 to %2</source><translation>%1 到 %2 的数字</translation></message>
<message><source>true or false</source><translation>true 或 false</translation></message>
<message><source>a text of at most %1 bytes</source><translation>最多 %1 字节的文本</translation></message>
<message><source>three numbers, red,green,blue, from %1 to %2</source><translation>三个数字 red,green,blue，范围 %1 到 %2</translation></message>
<message><source>whole numbers from %1 to %2, as 3,6,9-12</source><translation>%1 到 %2 的整数，例如 3,6,9-12</translation></message>
<message><source>expected %1, got &apos;%2&apos;%3</source><translation>应为 %1，实为“%2”%3</translation></message>
<message><source>Methods: expected at least one</source><translation>方法：至少应有一种</translation></message>
<message><source>Heads: expected numbers from 1 to %1, as 3,6,9-12</source><translation>头数：应为 1 到 %1 的数字，例如 3,6,9-12</translation></message>
<message><source>%1: reading stopped after %2 of %3 bytes</source><translation>%1：在读取 %3 字节中的 %2 字节后中止</translation></message>
<message><source>%1: cannot be written into: %2</source><translation>%1：无法向其中写入：%2</translation></message>
<message><source>%1: another %2 is writing into this folder; wait for it, or name another folder</source><translation>%1：另一个 %2 正在写入此文件夹；请等待其结束，或指定其他文件夹</translation></message>
<message><source>%1: no picture for %2 seconds</source><translation>%1：%2 秒内没有图像</translation></message>
<message><source>HF_HUB_OFFLINE is set, so downloads are disabled; unset it to download</source><translation>已设置 HF_HUB_OFFLINE，因此不下载任何内容；要下载请取消该设置</translation></message>
<message><source>HF_TOKEN: expected one word, as in the hub&apos;s settings</source><translation>HF_TOKEN：应为一个词，如 Hub 的设置页所示</translation></message>
<message><source>%1: redirects to an address that is not https: %2</source><translation>%1：转向了非 https 的地址：%2</translation></message>
<message><source>%1: redirects more than %2 times</source><translation>%1：连续转向其他地址超过 %2 次</translation></message>
<message><source>%1: the hub asks for a token, and tokens are sent only over https</source><translation>%1：Hub 要求令牌，而令牌只通过 https 发送</translation></message>
<message><source>%1: this model is gated: accept its terms at %2, and set HF_TOKEN</source><translation>%1：此模型需要授权：请在 %2 接受其条款，并设置 HF_TOKEN</translation></message>
<message><source>%1: the hub has no such model, or it is private: set HF_TOKEN</source><translation>%1：Hub 上没有这个模型，或其为私有：请设置 HF_TOKEN</translation></message>
<message><source>%1: the hub answers with HTTP status %2</source><translation>%1：Hub 返回了 HTTP 状态 %2</translation></message>
<message><source>%1: the hub&apos;s list of files</source><translation>%1：Hub 的文件列表</translation></message>
<message><source>%1: longer than %2 MiB</source><translation>%1：超过 %2 MiB</translation></message>
<message><source>%1: the hub has no such model or revision</source><translation>%1：Hub 上没有这个模型或修订版本</translation></message>
<message><source>%1: expected a commit &quot;sha&quot; and at most %2 &quot;siblings&quot;</source><translation>%1：应有一个提交“sha”和至多 %2 个“siblings”</translation></message>
<message><source>%1: the hub has no such file</source><translation>%1：Hub 上没有这个文件</translation></message>
<message><source>%1: the hub replied for commit %2; requested %3</source><translation>%1：请求的是提交 %3，Hub 回答的却是 %2</translation></message>
<message><source>%1: expected its size and checksum, the hub says %2 and %3</source><translation>%1：应有其大小和校验和，Hub 回答 %2 和 %3</translation></message>
<message><source>%1: the hub contradicts itself: %2 bytes, %3 in its list of files, %4 bytes, %5 in the download</source><translation>%1：Hub 自相矛盾：文件列表中为 %2 字节、%3，单独询问时为 %4 字节、%5</translation></message>
<message><source>%1/%2: the hub has no such file</source><translation>%1/%2：Hub 上没有这个文件</translation></message>
<message><source>%1: no such picture in %2</source><translation>%1：%2 中没有这张图像</translation></message>
<message><source>%1: patch %2: the network has %3</source><translation>%1：图像块 %2：网络有 %3 个</translation></message>
<message><source>replaced by its mean at each token</source><translation>替换为逐 token 均值</translation></message>
<message><source>replaced by its mean</source><translation>替换为其均值</translation></message>
<message><source>taken from the other picture</source><translation>取自另一张图像</translation></message>
<message><source>block %1, head %2 %3</source><translation>块 %1，头 %2 %3</translation></message>
<message><source>block %1, attention %2</source><translation>块 %1，注意力%2</translation></message>
<message><source>block %1, MLP %2</source><translation>块 %1，MLP %2</translation></message>
<message><source>patch tokens after block %1 %2</source><translation>块 %1 之后的图像块 token %2</translation></message>
<message><source>patch %1 dropped</source><translation>已去掉图像块 %1</translation></message>
<message><source>%1 patches dropped</source><translation>已去掉 %1 个图像块</translation></message>
<message><source>outliers moved to %1 extra tokens</source><translation>离群点移到 %1 个额外 token</translation></message>
<message><source>outliers moved to an extra token</source><translation>离群点移到一个额外 token</translation></message>
<message><source>feature %1 off</source><translation>特征 %1 关闭</translation></message>
<message><source>feature %1 off at %2 patches</source><translation>特征 %1 在 %2 个图像块上关闭</translation></message>
<message><source>feature %1 set to %2 times its largest value</source><translation>特征 %1 设为其最大值的 %2 倍</translation></message>
<message><source>feature %1 set to %2 times its largest value at %3 patches</source><translation>特征 %1 在 %3 个图像块上设为其最大值的 %2 倍</translation></message>
<message><source>tokens replaced by the autoencoder&apos;s reconstruction</source><translation>以自编码器的重建代替 token</translation></message>
<message><source>a text in quotes of at most %1 bytes</source><translation>带引号的文本，最多 %1 字节</translation></message>
<message><source>a list of at most %1</source><translation>最多 %1 项的列表</translation></message>
<message><source>a list of whole numbers [..]</source><translation>整数列表 [..]</translation></message>
<message><source>a list of numbers [..]</source><translation>数字列表 [..]</translation></message>
<message><source>%1: &quot;%2&quot; is missing</source><translation>%1：缺少 &quot;%2&quot;</translation></message>
<message><source>%1: unknown key &quot;%2&quot;; known are %3%4</source><translation>%1：未知键 &quot;%2&quot;；已知的键为 %3%4</translation></message>
<message><source>%1: %2 bytes; at most %3 are allowed</source><translation>%1：%2 字节，超过此处允许的 %3</translation></message>
<message><source>%1: %2 is not one of the %3 classes of %4</source><translation>%1：%2 不是 %4 中 %3 个类别之一</translation></message>
<message><source>--format %1: expected methods with one number per patch; %2 gives colours</source><translation>--format %1：应为每个图像块给出一个数的方法；%2 给出的是颜色</translation></message>
<message><source>means of heads: all pictures must have the same number of tokens, %1; got %2</source><translation>头均值：所有图像的 token 数必须相同，应为 %1，实为 %2</translation></message>
<message><source>%1: metadata %2 is %3; expected %4</source><translation>%1：元数据 %2 为 %3；应为 %4</translation></message>
<message><source>a number %1</source><translation>数字，%1</translation></message>
<message><source>whole numbers %1</source><translation>整数，%1</translation></message>
<message><source>one whole number %1</source><translation>一个整数，%1</translation></message>
<message><source>three numbers &quot;r,g,b&quot; %1</source><translation>三个数字 &quot;r,g,b&quot;，%1</translation></message>
<message><source>&quot;SIDE&quot; or &quot;HEIGHT,WIDTH&quot;</source><translation>&quot;SIDE&quot; 或 &quot;HEIGHT,WIDTH&quot;</translation></message>
<message><source>%1: metadata %2 has %3 bytes; expected class names of at most %4</source><translation>%1：元数据 %2 有 %3 字节；类别名称最多应为 %4</translation></message>
<message><source>a JSON array of strings, or one name per line</source><translation>JSON 字符串数组，或每行一个名称</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a link</source><translation>%1：无法写入：应为文件或不存在，实为链接</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a folder, a device or a pipe</source><translation>%1：无法写入：应为文件或不存在，实为文件夹、设备或管道</translation></message>
<message><source>cannot be written</source><translation>无法写入</translation></message>
<message><source>%1: expected the name of a file, found a device or a pipe</source><translation>%1：应为文件的名称，实为设备或管道</translation></message>
<message><source>%1: cannot be written: no process reads from this pipe</source><translation>%1：无法写入：没有进程读取此管道</translation></message>
<message><source>cannot be replaced</source><translation>无法替换</translation></message>
<message><source>%1: %2: %3</source><translation>%1：%2：%3</translation></message>
<message><source>the question is about words, and this model&apos;s classes are not prompts</source><translation>问题涉及词，而此模型的类别不是提示词</translation></message>
<message><source>texts can be read for the model opened last and for models with prompts; open it again</source><translation>只有最后打开或带有提示词的模型才能读取文本；请重新打开</translation></message>
<message><source>this question is about the inside of a network, which a predictor does not expose</source><translation>此问题涉及网络内部，而预测程序不显示内部</translation></message>
<message><source>model %1 is no longer open; open it again</source><translation>模型 %1 已不再打开；请重新打开</translation></message>
<message><source>%1: has changed since it was chosen; choose it again</source><translation>%1：选择之后已发生更改；请重新选择</translation></message>
<message><source>the autoencoder %1 is no longer open; open it again</source><translation>自编码器 %1 已不再打开；请重新打开</translation></message>
<message><source>image %1 is no longer open; open it again</source><translation>图像 %1 已不再打开；请重新打开</translation></message>
<message><source>the picture to compare with is no longer open; choose it again</source><translation>用于相似度的参照图像已不再打开；请重新选择</translation></message>
<message><source>%1: an array is fed to the network at its own size; only pictures can be resized to %2 pixels</source><translation>%1：数组就是网络的输入，尺寸固定；只有图像可以按 %2 像素展示</translation></message>
<message><source>%1: expected an array of 3 x %2 x %3, the predictor&apos;s input; found 3 x %4 x %5</source><translation>%1：应为预测程序所见的 3 x %2 x %3 数组；得到 3 x %4 x %5</translation></message>
<message><source> (default %1)</source><translation> （默认 %1）</translation></message>
<message><source>block: expected 0 to %1, got %2</source><translation>块：应为 0 到 %1，实为 %2</translation></message>
<message><source>%1: its name is too long for files; they begin with %2</source><translation>%1：其名称对文件而言过长；其文件以 %2 开头</translation></message>
<message><source>%1: another input has the same name; its files begin with %2</source><translation>%1：另一个输入有相同名称；其文件以 %2 开头</translation></message>
<message><source>attention plan: block %1: %2</source><translation>注意力方案：块 %1：%2</translation></message>
<message><source>%1 uses the tokens themselves as queries or keys, and this network&apos;s rotary positions rotate projections of them</source><translation>%1 以 token 本身作为查询或键，而此网络的旋转位置旋转的是它们的投影</translation></message>
<message><source>%1 computes no scores per pair of tokens, to which this block&apos;s relative position bias could be added, and this network encodes positions only by it</source><translation>%1 没有可加上此块相对位置偏置的两个 token 的头分数，而网络仅凭该偏置获知位置</translation></message>
<message><source>this network&apos;s relative position bias covers %1 x %2 patches, the picture has %3 x %4; choose the image size it was trained for, %5 x %6 pixels</source><translation>此网络的相对位置偏置适用于 %1 x %2 个图像块，而图像有 %3 x %4 个；请选择训练时的图像尺寸：%5 x %6 像素</translation></message>
<message><source>what is switched off: added tokens have no relative position, which this network needs for every token</source><translation>关闭的内容：额外 token 没有相对位置，而此网络要求每个 token 都有</translation></message>
<message><source>faithfulness measures how much a class loses, but this model is a backbone without a classifier; choose another target, like the norm of its embedding</source><translation>忠实度衡量类别的损失，但此模型是没有分类器的骨干网络；请选择其他目标，例如其嵌入的范数</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are embedding dimensions; choose another target, like the norm of its embedding</source><translation>忠实度衡量类别的损失，但此模型的输出是嵌入维度；请选择其他目标，例如其嵌入的范数</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are numbers; choose another target, like output:0</source><translation>忠实度衡量某个类别的损失，但此模型的输出是数值；请选择其他目标，例如 output:0</translation></message>
<message><source>class: expected 0 to %1, got %2</source><translation>类别：应为 0 到 %1，实为 %2</translation></message>
<message><source>output: expected 0 to %1, got %2</source><translation>输出：应为 0 到 %1，实为 %2</translation></message>
<message><source>perturbation: %1 values for %2 tokens, %3 steps</source><translation>扰动：%2 个 token 对应 %1 个数值，%3 步</translation></message>
<message><source>most relevant removed first</source><translation>最相关的先移除</translation></message>
<message><source>least relevant removed first</source><translation>最不相关的先移除</translation></message>
<message><source>most relevant put back first</source><translation>最相关的先放回</translation></message>
<message><source>perturbation done</source><translation>扰动完成</translation></message>
<message><source>%1: the pickle creates more than %2 values; no checkpoint needs that many</source><translation>%1：pickle 生成超过 %2 个值，多于任何检查点</translation></message>
<message><source>%1: the pickle takes more than %2 steps; no checkpoint needs that many</source><translation>%1：pickle 执行超过 %2 步，多于任何检查点</translation></message>
<message><source>%1: the pickle repeats its values more often than checkpoints do</source><translation>%1：pickle 重复其数值的次数多于检查点应有的次数</translation></message>
<message><source>%1: broken pickle at byte %2: %3</source><translation>%1：pickle 在字节 %2 处损坏：%3</translation></message>
<message><source>it ends before the %1 bytes expected here</source><translation>在此处所需的 %1 字节之前就已结束</translation></message>
<message><source>a line without an end</source><translation>有一行没有结尾</translation></message>
<message><source>%1: the pickle names a class with a name of more than %2 bytes</source><translation>%1：pickle 指定的类名超过 %2 字节</translation></message>
<message><source>something that is not a function</source><translation>不是函数的内容</translation></message>
<message><source>%1: the pickle refers to a tensor storage where none is allowed</source><translation>%1：pickle 在不允许的位置引用了张量存储</translation></message>
<message><source>%1: the pickle refers to something external that is not a tensor storage</source><translation>%1：pickle 引用了不是张量存储的外部内容</translation></message>
<message><source>%1: the key of a tensor storage has more than %2 bytes</source><translation>%1：张量存储的键超过 %2 字节</translation></message>
<message><source>%1: a view reaches outside storage %2</source><translation>%1：有视图超出存储 %2 的范围</translation></message>
<message><source>the names of the pictures take more than %1 MiB; name fewer per run, or use more shards</source><translation>图像名称占用超过 %1 MiB；请一次少给一些，或使用更多分片</translation></message>
<message><source>%1: a name of %2 bytes; expected 1 to %3</source><translation>%1：名称有 %2 字节；应为 1 到 %3</translation></message>
<message><source>more than %1 pictures in one shard; use more shards</source><translation>一个分片中超过 %1 张图像；请使用更多分片</translation></message>
<message><source>%1: an array cannot be listed; it works without --store</source><translation>%1：数组不能作为列表中的图像；不带 --store 时可以接受</translation></message>
<message><source>%1: no such file or folder</source><translation>%1：没有这样的文件或文件夹</translation></message>
<message><source>%1: no picture in this folder or its sub-folders</source><translation>%1：此文件夹及其子文件夹中没有图像</translation></message>
<message><source>%1: no picture in this tar</source><translation>%1：此 tar 中没有图像</translation></message>
<message><source>%1: line %2 repeats the line before it: %3</source><translation>%1：第 %2 行与前一行相同：%3</translation></message>
<message><source>the key %1 occurs twice: in %2 and in %3; each picture needs its own name</source><translation>键 %1 出现两次：在 %2 和 %3 中；每张图像需要各自的名称</translation></message>
<message><source>the list contains no picture</source><translation>列表中没有图像</translation></message>
<message><source>%1: expected at most %2 bytes, found %3</source><translation>%1：最多应为 %2 字节，实为 %3</translation></message>
<message><source>%1: contains no picture</source><translation>%1：其中没有图像</translation></message>
<message><source>not a picture</source><translation>没有图像</translation></message>
<message><source>%1: piece %2</source><translation>%1：片段 %2</translation></message>
<message><source>%1: expected a finite score, found %2</source><translation>%1：应为有限的得分，实际为 %2</translation></message>
<message><source>%1: its character map: expected %2 bytes, found %3</source><translation>%1：其字符映射表应为 %2 字节，实际为 %3</translation></message>
<message><source>%1: expected the byte %2 among its pieces</source><translation>%1：片段中应有字节 %2</translation></message>
<message><source>%1: expected an end-of-text piece, &lt;/s&gt; or &lt;eos&gt;; found none with id %2</source><translation>%1：应有结束文本的片段 &lt;/s&gt; 或 &lt;eos&gt;；没有找到 ID 为 %2 的片段</translation></message>
<message><source>%1: piece %2: expected a kind from 1 to 6, found %3</source><translation>%1：片段 %2：类型应为 1 到 6，实际为 %3</translation></message>
<message><source>%1: expected SentencePiece&apos;s Unigram (1) or BPE (2), found model %2</source><translation>%1：应为 SentencePiece 的 Unigram (1) 或 BPE (2)，实际为模型 %2</translation></message>
<message><source>%1: %2: expected a text, found %3</source><translation>%1：%2：应为文本，实为 %3</translation></message>
<message><source>%1: expected an id from 0 to %2, found %3</source><translation>%1：ID 应为 0 到 %2，实际为 %3</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found none</source><translation>%1：应为 1 到 %2 字节的 UTF-8 文本，实际没有</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found %3</source><translation>%1：应为 1 到 %2 字节的 UTF-8 文本，实际为 %3</translation></message>
<message><source>%1: expected unique pieces and ids, found %2 with id %3 again</source><translation>%1：每个片段和每个 ID 应只出现一次，%2（ID %3）再次出现</translation></message>
<message><source>%1: is not JSON: a NUL byte</source><translation>%1：不是 JSON：含有 NUL 字节</translation></message>
<message><source>%1: expected at most %2 pieces, the number that the text tower has; found %3</source><translation>%1：最多应为文本塔所知的 %2 个片段，实际为 %3</translation></message>
<message><source>%1: its character map expands a text beyond %2 bytes</source><translation>%1：其字符映射表会把一个文本变成超过 %2 字节</translation></message>
<message><source>%1: its character map produces invalid UTF-8</source><translation>%1：其字符映射表产生的不是 UTF-8</translation></message>
<message><source>%1: has no piece for %2 and no piece for unknown text</source><translation>%1：没有 %2 的片段，也没有未知内容的片段</translation></message>
<message><source>its first line</source><translation>第一行</translation></message>
<message><source>%1; it begins with %2</source><translation>%1；开头为 %2</translation></message>
<message><source>%1: no private folder can be made there: %2</source><translation>%1：无法在那里创建私有文件夹：%2</translation></message>
<message><source>%1: exists and is not a socket</source><translation>%1：存在，但不是套接字</translation></message>
<message><source>%1: another program is listening there</source><translation>%1：另一个程序正在那里监听</translation></message>
<message><source>no socket can be made there</source><translation>无法在那里创建套接字</translation></message>
<message><source>%1: leads out of the opened folder</source><translation>%1：指向所打开文件夹之外</translation></message>
<message><source>%1 of %2 pictures</source><translation>%1/%2 张图像</translation></message>
<message><source>, %1/s, %2 left</source><translation>，%1 张/秒，剩余 %2</translation></message>
<message><source>%1, %2 refused</source><translation>%1，%2 张被拒</translation></message>
<message><source>command %1: not in the network command library</source><translation>命令 %1：网络的程序库中没有此命令</translation></message>
<message><source>%1: k: expected at most %2, the number of features; found %3</source><translation>%1：k：应不超过 %2 个特征，却为 %3</translation></message>
<message><source>%1: %2: expected %3, found %4</source><translation>%1：%2：应为 %3，实为 %4</translation></message>
<message><source>%1: %2: expected %3, found nothing</source><translation>%1：%2：应为 %3，未发现</translation></message>
<message><source>a text</source><translation>文本</translation></message>
<message><source>%1: the tensor %2 is missing</source><translation>%1：缺少张量 %2</translation></message>
<message><source>%1: %2 should be %3 but is %4</source><translation>%1：%2 应为 %3，实为 %4</translation></message>
<message><source>%1: %2 contains infinite values or NaN</source><translation>%1：%2 含有无穷大或非数</translation></message>
<message><source>Testing: %1</source><translation>正在测试：%1</translation></message>
<message><source>Testing: random order %1 of %2</source><translation>正在测试：随机顺序 %1 / %2</translation></message>
<message><source>standard output: cannot be written: %1</source><translation>标准输出：无法写入：%1</translation></message>
<message><source>%1 clients are connected already; try again later</source><translation>已有 %1 个客户端；请稍后再试</translation></message>
<message><source>a line has more than %1 bytes</source><translation>一行超过 %1 字节</translation></message>
<message><source>another question with this id is still unanswered</source><translation>另一个问题使用此 id 且尚未得到回答</translation></message>
<message><source>the program is shutting down</source><translation>程序结束</translation></message>
<message><source>expected a predictor, got a network</source><translation>应为预测程序，实际为网络</translation></message>
<message><source>the question is about a class, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>问题涉及类别，但此模型是没有分类器的骨干网络；请选择其他目标：其嵌入的范数、与图像的相似度、方向或探针</translation></message>
<message><source>class: expected top1 to top%1, got top%2</source><translation>类别：应为 top1 到 top%1，实为 top%2</translation></message>
<message><source>means of heads use the file&apos;s own head numbers; open the model with --head-order none</source><translation>头均值采用文件自身的编号；请用 --head-order none 打开模型</translation></message>
<message><source>features need a sparse autoencoder, and none is open; --sae FILE or File &gt; Open autoencoder opens one</source><translation>特征属于稀疏自编码器，而尚未打开；用 --sae FILE 或 文件 &gt; 打开自编码器 打开</translation></message>
<message><source>%1: the basis has changed since it was kept</source><translation>%1：基自保留以来已发生更改</translation></message>
<message><source>kept: expected IMAGE:PATCHES, as %1...:3,7-9, got &apos;%2&apos;</source><translation>kept：应为 IMAGE:PATCHES，例如 %1...:3,7-9，实为“%2”</translation></message>
<message><source>pictures are sorted by one class: give its index or name</source><translation>图像按一个类别排序：应为其编号或名称</translation></message>
<message><source>pictures are sorted by a class, and this predictor finds boxes</source><translation>图片按类别排序，而该预测程序找到的是框</translation></message>
<message><source>SHA-256 is not available in this OpenSSL</source><translation>此 OpenSSL 不提供 SHA-256</translation></message>
<message><source>SHA-256 failed</source><translation>SHA-256 失败</translation></message>
<message><source>%1: was started with another model or other settings: %2. Choose another store, or move this one away</source><translation>%1：开始时使用了另一个模型或其他设置：%2。请指定其他结果库，或将此文件移走</translation></message>
<message><source>%1: contains shard %2, not %3</source><translation>%1：其中是分片 %2，而不是 %3</translation></message>
<message><source>%1: cannot be written: a dangling link</source><translation>%1：无法写入：链接指向的目标不存在</translation></message>
<message><source>%1: cannot be written: %2</source><translation>%1：无法写入：%2</translation></message>
<message><source>%1: not a regular file; a store must be one</source><translation>%1：不是普通文件，而结果库必须是普通文件</translation></message>
<message><source>%1: keeps being removed or replaced</source><translation>%1：不断被删除或替换</translation></message>
<message><source>%1: another process is writing shard %2 to this store; wait for it, or choose another store</source><translation>%1：另一个进程正在将分片 %2 写入此结果库；请等待其结束，或指定其他结果库</translation></message>
<message><source>%1: cannot be locked: %2. Two processes that write one store would destroy it; choose a file system that supports locks</source><translation>%1：无法锁定：%2。两个进程写入同一结果库会将其损坏；请指定位于支持锁的文件系统上的结果库</translation></message>
<message><source>%1: expected a store of results, found something else</source><translation>%1：应为结果库，实为其他内容</translation></message>
<message><source>%1: a new store cannot be created through a link; give the file itself</source><translation>%1：结果库不能通过链接开始；请指定文件本身</translation></message>
<message><source>was removed or replaced</source><translation>被删除或替换</translation></message>
<message><source>differs in length from what was written</source><translation>长度与所写入的内容不同</translation></message>
<message><source>%1: %2 by another program while pictures were added; their results are lost. Move the file away and start again</source><translation>%1：添加图像期间被其他程序改动（%2）；这些图像的结果已丢失。请将现有内容移走并重新开始</translation></message>
<message><source>%1: cannot be extended: %2; its %3 pictures are intact, and the same command continues after them</source><translation>%1：无法追加：%2；其中的 %3 张图像完好，同一命令会从此处继续</translation></message>
<message><source>--without: features need a sparse autoencoder; give it with --sae FILE</source><translation>--without：特征属于稀疏自编码器；请用 --sae FILE 给出</translation></message>
<message><source>--heads: expected a number from 1 to %1, got %2</source><translation>--heads：应为 1 到 %1 的数，实为 %2</translation></message>
<message><source>--target: features need a sparse autoencoder; give it with --sae FILE</source><translation>--target：特征属于稀疏自编码器；请用 --sae FILE 给出</translation></message>
<message><source>a store takes settings of at most %1 bytes, and these have %2; give fewer or shorter ones</source><translation>结果库的设置最多 %1 字节，而这些有 %2 字节；请减少或缩短设置</translation></message>
<message><source>%1: has no class: neither its folder&apos;s name nor a .cls file gives one</source><translation>%1：没有类别：文件夹名称和 .cls 文件都没有说明</translation></message>
<message><source>%1: %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1：%2 不是模型 %3 个类别中的类别名称、synset 或编号</translation></message>
<message><source>a store of %1 has a picture without results of %2: %3</source><translation>%1 的结果库中有一张图像缺少 %2 的结果：%3</translation></message>
<message><source>a store of %1 has a picture with results that %2 does not write: %3: %4</source><translation>%1 的结果库中有一张图像的结果与 %2 所写的不同：%3：%4</translation></message>
<message><source>expected the importance of %1 blocks&apos; heads as finite numbers, like the first picture; found %2</source><translation>应与第一张图像一样为 %1 个块的头的重要性（有限数），实为 %2</translation></message>
<message><source>%1: the device has disappeared</source><translation>%1：设备已断开</translation></message>
<message><source>a live source has only its present frame</source><translation>实时源除当前帧外没有其他帧</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found patches of %3</source><translation>%1：不能作为教师模型：应有类别 token 和能整除 %2 px 的图像块，实为 %3 的图像块</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found no class token, patches of %3</source><translation>%1：不能作为教师模型：应有类别 token 和能整除 %2 px 的图像块，实际没有类别 token，图像块为 %3</translation></message>
<message><source>%1: the answers for %2 windows would take %3 GB: expected fewer &quot;views&quot;</source><translation>%1：关于 %2 个窗口的答案需要 %3 GB：请减少 &quot;views&quot;</translation></message>
<message><source>UTF-16 with an unpaired surrogate</source><translation>代理对不完整的 UTF-16</translation></message>
<message><source>UTF-16 that ends within a character</source><translation>在字符中间结束的 UTF-16</translation></message>
<message><source>prompt %1</source><translation>提示词 %1</translation></message>
<message><source>a network that answers in rounds has no single set of tokens per block: expected another model</source><translation>多轮网络没有单个块的 token：应为其他模型</translation></message>
<message><source>block %1: the network has blocks 0 to %2</source><translation>第 %1 块：网络的块为 0 到 %2</translation></message>
<message><source>%1 heads: the network has %2</source><translation>%1 个头：网络有 %2 个</translation></message>
<message><source>patch %1 is dropped and has no token</source><translation>图像块 %1 已去掉：它没有 token</translation></message>
<message><source>%1: &quot;token_labels&quot; needs data of kind &quot;scenes&quot;: photographs have no masks</source><translation>%1：&quot;token_labels&quot; 需要 &quot;scenes&quot; 类型的数据：照片没有掩码</translation></message>
<message><source>%1: &quot;whiten_patches&quot; and &quot;start&quot; both initialise the patch embedding</source><translation>%1：&quot;whiten_patches&quot; 和 &quot;start&quot; 都指定了图像块嵌入的初始值</translation></message>
<message><source>%1: &quot;crop&quot; needs photographs: scenes are used uncropped</source><translation>%1：&quot;crop&quot; 需要照片：场景以整幅呈现</translation></message>
<message><source>attention plan has %1 blocks, the network %2</source><translation>注意力方案有 %1 个块，网络有 %2 个</translation></message>
<message><source>the network being trained has no parameter named %1</source><translation>正在训练的网络没有名为 %1 的参数</translation></message>
<message><source>sub-network of %1 heads: the network has 1 to %2</source><translation>%1 个头的子网络：网络有 1 到 %2 个</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2, in rounds</source><translation>直到块 %1：需要含该块的单轮网络，此网络有 %2 个块，分轮作答</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2</source><translation>直到块 %1：需要含该块的单轮网络，此网络有 %2 个块</translation></message>
<message><source>patches cannot be dropped: the network was changed, or its attention needs every patch in place</source><translation>不能去掉图像块：网络已被更改，或其注意力要求每个图像块都在原位</translation></message>
<message><source>patches cannot be dropped: the rounds of this network have different patches</source><translation>不能去掉图像块：此网络各轮次的图像块不同</translation></message>
<message><source>a block of this network needs every patch in place: expected %1 patches, got %2</source><translation>此网络的一个块需要每个图像块的位置：应有 %1 个图像块，实为 %2</translation></message>
<message><source>heads: this network answers in rounds with %1 heads; got %2</source><translation>头数：此网络按轮次给出答案，轮次的头数为 %1；实为 %2</translation></message>
<message><source>heads of each block are ordered by importance (%1; Hydrascope&apos;s order, not the author&apos;s): k heads are the most important k, embedding and MLP stay whole</source><translation>每个块的头按重要性排序（%1，由 Hydrascope 而非作者给出）：k 个头即最好的 k 个，嵌入和 MLP 保持完整</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>此模型未以少于其 %1 个头进行训练：其子网络是普通 Vision Transformer 的未训练裁取。如果它是 HydraViT，请用 --trained-heads 3-%1 打开</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>文件未说明此模型曾以少于其 %1 个头进行训练：其子网络是普通 Vision Transformer 的未训练裁取。如果它是 HydraViT，请用 --trained-heads 3-%1 打开</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>此模型未以少于其 %1 个头进行训练：其子网络是未训练的裁取</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>文件未说明此模型曾以少于其 %1 个头进行训练：其子网络是未训练的裁取</translation></message>
<message><source>a text tower of %1 tokens: expected %2 to %3, the size of CLIP&apos;s vocabulary</source><translation>文本塔有 %1 个 token：应为 %2 到 %3，与 CLIP 的字节对一致</translation></message>
<message><source>%1: expected at least %2 byte pairs, one per line, for a text tower of %3 tokens; found %4</source><translation>%1：至少应有 %2 个字节对，每行一个，与 %3 个 token 的文本塔一致；实为 %4</translation></message>
<message><source>%1: pair %2: expected two tokens that come before it, found %3</source><translation>%1：字节对 %2：应为两个位于其前的 token，实为 %3</translation></message>
<message><source>%1: pair %2: expected a new token, found %3 again</source><translation>%1：字节对 %2：应为尚不存在的 token，实为 %3</translation></message>
<message><source>walk-through: block %1 (%2) has heads 0 to %3, got %4</source><translation>分步讲解：块 %1（%2）的头为 0 到 %3，实为 %4</translation></message>
<message><source>walk-through: expected a patch from 0 to %1 or -1 for the class token, got %2</source><translation>分步讲解：图像块应为 0 到 %1，或 -1 表示类别 token，实为 %2</translation></message>
<message><source>the %1</source><translation>%1</translation></message>
<message><source> of %1</source><translation> / %1</translation></message>
<message><source>, means of %1 × %2</source><translation>，%1 × %2 的均值</translation></message>
<message><source>the list of words or the folder is no longer open; choose it again</source><translation>词表或文件夹已不再打开；请重新选择</translation></message>
<message><source>word %1 of %2</source><translation>第 %1 个词，共 %2 个</translation></message>
<message><source>%1: the archive has no entry %2</source><translation>%1：归档没有条目 %2</translation></message>
<message><source>%1: entry %2 does not inflate to %3 bytes, the size in the archive&apos;s directory</source><translation>%1：条目 %2 解压后不是归档目录所述的 %3 字节</translation></message>
<message><source>%1: entry %2: wrong checksum; the file is damaged (or was saved without checksums)</source><translation>%1：条目 %2：校验和不符；文件已损坏（或保存时没有校验和）</translation></message>
<message><source>a zip archive here holds at most %1 files and %2 bytes; %3 exceeds that</source><translation>此处 zip 最多含 %1 个文件和 %2 字节；%3 超出</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity, or float64 beyond float32</source><translation>%1：张量 %2 含有 NaN 或无穷大，或超出 float32 范围的 float64</translation></message>
<message><source>%1: %2: expected %3 of an index of features</source><translation>%1：%2：应为特征索引的 %3</translation></message>
<message><source>attention: block %1 (%2) has no attention matrix; export q, k and v instead</source><translation>attention：块 %1（%2）没有注意力矩阵；其计算由 q、k、v 给出</translation></message>
<message><source>picture %1 of %2</source><translation>第 %1 张图像，共 %2 张</translation></message>
<message><source>no picture could be read</source><translation>没有图像可以读取</translation></message>
<message><source>no picture could be read; the first: %1</source><translation>没有图像可以读取；首个原因：%1</translation></message>
<message><source>%1: rows %2 do not match the others</source><translation>%1：行 %2 与其他行不符</translation></message>
<message><source>the network&apos;s embedding of this picture has no direction (zero or not finite)</source><translation>该图像的嵌入没有方向</translation></message>
<message><source>%1: expected a direction: numbers of shape [length of the embedding], got %2</source><translation>%1：应为方向，即形状为 [嵌入长度] 的数字，实为 %2</translation></message>
<message><source>%1: expected finite numbers that are not all zero</source><translation>%1：方向应由有限数组成，且不全为零</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3%4</source><translation>%1：%2 个数字，但嵌入有 %3%4 个</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3 (%4 with all heads)</source><translation>%1：%2 个数字，但嵌入有 %3 个（使用所有头时为 %4）</translation></message>
<message><source>patch: expected 0 to %1, got %2</source><translation>图像块：应为 0 到 %1，实为 %2</translation></message>
<message><source>the reference has no direction: its embedding is zero, or not finite</source><translation>参照没有方向：其嵌入为零或不是有限数</translation></message>
<message><source>a sum of parts</source><translation>各部分之和</translation></message>
<message><source>parts of heads in an embedding: expected a CLIP that reads its class token</source><translation>只有读取类别 token 的 CLIP 才知道各头为嵌入增加了什么</translation></message>
<message><source>an array %1</source><translation>数组 %1</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network reads its tokens by attention pooling</source><translation>特征中的类别由最后的归一化和分类器读出，而此网络通过注意力读取 token</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network has no classifier</source><translation>特征中的类别由最后的归一化和分类器读出，而此网络没有分类器</translation></message>
<message><source>facet v: values of block %1 (super attention) mix all tokens and belong to no single patch; expected tokens, normed, q or k</source><translation>面 v：块 %1 的值是所有 token 的混合（Super 注意力），没有单个图像块的值；应为 tokens、normed、q 或 k</translation></message>
<message><source>unknown facet</source><translation>没有这种特征面</translation></message>
<message><source>%1: the picture has patches 0 to %2, got %3</source><translation>%1：图像的图像块为 0 到 %2，得到 %3</translation></message>
<message><source>%1: has changed since it was opened; open it again</source><translation>%1：打开后已改变；请重新打开</translation></message>
<message><source>%1: expected finite values, found %2</source><translation>%1：应为有限值，发现 %2</translation></message>
<message><source>%1: expected a float array [3,H,W] or [N,3,H,W], got %2</source><translation>%1：应为浮点数组 [3,H,W] 或 [N,3,H,W]，实为 %2</translation></message>
<message><source>%1: NumPy type &apos;%2%3&apos; is not supported; expected float16/32/64, an integer or bool</source><translation>%1：不支持 NumPy 类型“%2%3”；应为 float16/32/64、整数或 bool</translation></message>
<message><source>%1: shape %2 takes %3 bytes, the file holds %4</source><translation>%1：形状 %2 需要 %3 字节，文件有 %4</translation></message>
<message><source>%1: a tensor with %2 sides and %3 strides; expected as many of each, and at most %4</source><translation>%1：张量有 %2 条边和 %3 个步幅；两者应相等，且最多为 %4</translation></message>
<message><source>%1: a tensor of shape %2, strides %3 and offset %4 exceeds its storage of %5 elements</source><translation>%1：形状 %2、步幅 %3、偏移 %4 的张量超出其 %5 个元素的存储</translation></message>
<message><source>%1: a tensor of shape %2 repeats a storage of %3 elements more often than weights do</source><translation>%1：形状 %2 的张量重复 %3 个元素的存储的次数多于权重应有的次数</translation></message>
<message><source>%1: storage %2 is named with two sizes</source><translation>%1：存储 %2 被指定了两种大小</translation></message>
<message><source>%1: storage %2 of %3 numbers exceeds the file</source><translation>%1：%3 个数的存储 %2 超出文件</translation></message>
<message><source>%1: storage %2 of %3 bytes cannot hold %4 numbers of %5 bytes</source><translation>%1：%3 字节的存储 %2 需容纳 %4 个每个 %5 字节的数</translation></message>
<message><source>%1: storage %2 is used with several number types; checkpoints do not do that</source><translation>%1：存储 %2 被用作多种类型的数；没有检查点会这样</translation></message>
<message><source>what is switched off: the picture has patches 0 to %1, got %2</source><translation>关闭的内容：图像的图像块为 0 到 %1，实为 %2</translation></message>
<message><source>what is switched off: the model has no file of head means; hydrascope-cli means makes one</source><translation>关闭的内容：模型没有均值文件；请用 hydrascope-cli means 生成</translation></message>
<message><source>what is switched off: the means cover %1 blocks and %2 features, this network has %3 blocks and %4 features</source><translation>关闭的内容：均值对应 %1 个块和 %2 个特征，此网络有 %3 个块和 %4 个特征</translation></message>
<message><source>what is switched off: the means cover %1 tokens, this picture has %2; mean-all works with any number</source><translation>关闭的内容：均值对应 %1 个 token，此图像有 %2 个；mean-all 适用于任意数量</translation></message>
<message><source>network input: expected [B,3,H,W] with H and W multiples of the patch size %1, got %2</source><translation>网络输入：应为 [B,3,H,W]，且 H 和 W 为图像块大小 %1 的倍数，实为 %2</translation></message>
<message><source>the network answers in rounds, but there is no tensor %1</source><translation>网络按轮次给出答案，但没有张量 %1</translation></message>
<message><source>this network&apos;s rounds need square pictures, got %1 x %2</source><translation>此网络的轮次使用方形图像，实为 %1 x %2</translation></message>
<message><source>%1: the score of class %2 of picture %3 is not finite</source><translation>%1：图像 %3 的类别 %2 的得分不是有限数</translation></message>
<message><source>what is changed: the picture has patches 0 to %1, got %2</source><translation>所做的更改：图像的图像块为 0 到 %1，得到 %2</translation></message>
<message><source>device: expected cpu, cuda or cuda:N, got &apos;%1&apos;</source><translation>设备：应为 cpu、cuda 或 cuda:N，实为“%1”</translation></message>
<message><source>device %1 cannot be used: %2</source><translation>设备 %1 无法使用：%2</translation></message>
<message><source>the embedding has no direction: its length is %1</source><translation>嵌入没有方向：其长度为 %1</translation></message>
<message><source>%1: the text tower has no tensor %2</source><translation>%1：文本塔没有张量 %2</translation></message>
<message><source>%1: tensor %2: expected floating point %3 (-1: any), found %4 %5</source><translation>%1：张量 %2：应为浮点数 %3（-1：任意），实为 %4 %5</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity</source><translation>%1：张量 %2 含有 NaN 或无穷大</translation></message>
<message><source>fused attention: expected contiguous float32 [B, T, 3, heads, dim], got %1</source><translation>融合注意力：应为连续的 float32 [B, T, 3, heads, dim]，实为 %1</translation></message>
<message><source>%1: cannot be the teacher: class &quot;%2&quot; is not among its %3</source><translation>%1：不能作为教师模型：其 %3 个类别中没有 &quot;%2&quot;</translation></message>
<message><source>%1: expected directions of at most %2 numbers, got %3</source><translation>%1：方向最多 %2 个数，得到 %3 个</translation></message>
<message><source>--template: expected prompts to insert: --prompt or --prompts</source><translation>--template：应有可填入的提示词：--prompt 或 --prompts</translation></message>
<message><source>--clean: expected prompts to clean: --prompt or --prompts</source><translation>--clean：应有要清理的提示词：--prompt 或 --prompts</translation></message>
<message><source>--joint and --separate exclude each other</source><translation>--joint 和 --separate 不能同时使用</translation></message>
<message><source>left out: %1</source><translation>已略去：%1</translation></message>
<message><source>--block: pooled and normed do not depend on a block; expected --what with tokens, q, k, v, attention, prefix or heads</source><translation>--block：pooled 和 normed 不属于任何块；--what 应包含 tokens、q、k、v、attention、prefix 或 heads</translation></message>
<message><source>--%1 cannot be combined with --predictor</source><translation>--%1 不能与 --predictor 同时使用</translation></message>
<message><source>INPUT: image files or folders</source><translation>INPUT：图像文件或文件夹</translation></message>
<message><source>%1 cannot be read</source><translation>无法读取 %1</translation></message>
<message><source>%1: cannot be read</source><translation>%1：无法读取</translation></message>
<message><source>attention plan: %1 heads of linear attention do not divide the %2 features of this sub-network</source><translation>注意力方案：linear 的 %1 个头不能整除此子网络的 %2 个特征</translation></message>
<message><source>Softmax</source><translation>Softmax</translation></message>
<message><source>Linear</source><translation>线性</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>AFT-Simple</source><translation>AFT-Simple</translation></message>
<message><source>PolyNL</source><translation>PolyNL</translation></message>
<message><source>Window</source><translation>窗口</translation></message>
<message><source>Optimised</source><translation>Optimised</translation></message>
<message><source>Efficient</source><translation>Efficient</translation></message>
<message><source>Super</source><translation>Super</translation></message>
<message><source>Tokens-to-Token</source><translation>Tokens-to-Token</translation></message>
<message><source>attention plan: expected %1, got &apos;%2&apos;</source><translation>注意力方案：应为 %1，实为“%2”</translation></message>
<message><source>attention plan: linear needs at least one head</source><translation>注意力方案：linear 至少需要一个头</translation></message>
<message><source>attention plan: a window needs at least one patch</source><translation>注意力方案：窗口至少需要一个图像块</translation></message>
<message><source>attention plan: %1 does not take &apos;%2&apos;; linear takes heads=N and phi=head or phi=whole, window takes size=N</source><translation>注意力方案：%1 不接受“%2”；linear 接受 heads=N 以及 phi=head 或 phi=whole，window 接受 size=N</translation></message>
<message><source>attention plan: unknown kind &apos;%1&apos;; expected one of %2%3</source><translation>注意力方案：未知类型“%1”；应为以下之一：%2%3</translation></message>
<message><source>attention plan: %1 takes no kernel, got &apos;%2&apos;</source><translation>注意力方案：%1 不接受核函数，实为“%2”</translation></message>
<message><source>attention plan: unknown kernel &apos;%1&apos; for %2; expected one of %3%4</source><translation>注意力方案：%2 的未知核函数“%1”；应为以下之一：%3%4</translation></message>
<message><source>a number of blocks</source><translation>块的数量</translation></message>
<message><source>attention plan: &apos;%1&apos; names %2 blocks; the network has %3</source><translation>注意力方案：“%1”指定了 %2 个块；网络有 %3 个</translation></message>
<message><source>attention plan: &apos;%1&apos; needs every other block of %2 blocks</source><translation>注意力方案：“%1”需要每隔一个块；网络有 %2 个</translation></message>
<message><source>attention plan: expected all, back:N, front:N, interleave:N or blocks from 0 to %1, as 0,3,7-11; got &apos;%2&apos;</source><translation>注意力方案：应为 all、back:N、front:N、interleave:N 或 0 到 %1 的块，例如 0,3,7-11；实为“%2”</translation></message>
<message><source>attention plan: block %1 does not exist; the network has blocks 0 to %2</source><translation>注意力方案：块 %1 不存在；网络的块为 0 到 %2</translation></message>
<message><source>%1, weights trained with %2</source><translation>%1，权重训练时使用 %2</translation></message>
<message><source>the predictor cannot be started: %1</source><translation>无法启动预测程序：%1</translation></message>
<message><source>one of %1</source><translation>以下之一：%1</translation></message>
<message><source>%1 or %2</source><translation>%1 或 %2</translation></message>
<message><source>no field %1</source><translation>没有字段 %1</translation></message>
<message><source>%1: %2: expected %3, found %4%5</source><translation>%1：%2：应为 %3，实为 %4%5</translation></message>
<message><source>line %1, column %2</source><translation>第 %1 行，第 %2 列</translation></message>
<message><source>%1: expected %2, found %3</source><translation>%1：应为 %2，实为 %3</translation></message>
<message><source>%1: expected %2, found nothing</source><translation>%1：应为 %2，但没有内容</translation></message>
<message><source>%1: changed while it was open; open it again</source><translation>%1：打开期间已更改；请重新打开</translation></message>
<message><source>; did you mean %1?</source><translation>；您是指 %1 吗？</translation></message>
<message><source>; did you mean %1 or %2?</source><translation>；您是指 %1 还是 %2？</translation></message>
<message><source>%1 and %2 more</source><translation>%1 以及另外 %2 个</translation></message>
<message><source>%1: cannot be made: %2</source><translation>%1：无法创建：%2</translation></message>
<message><source>%1: cannot be read: %2</source><translation>%1：无法读取：%2</translation></message>
<message><source>%1: the path of a socket has at most %2 bytes, this has %3</source><translation>%1：套接字名称最多 %2 字节，此名有 %3</translation></message>
<message><source>no socket can be made</source><translation>无法创建套接字</translation></message>
<message><source>cannot hold a socket</source><translation>不是可放套接字的文件夹</translation></message>
<message><source>%1: other users can enter this folder; expected one that only you can enter (chmod 700)</source><translation>%1：他人也可进入此文件夹；套接字需要只有您可进入的文件夹（chmod 700）</translation></message>
<message><source>the CPU&apos;s default</source><translation>处理器自身的指令集</translation></message>
<message><source>%1: expected a file, found a folder</source><translation>%1：应为文件，实为文件夹</translation></message>
<message><source>%1: expected a file, found a device or a pipe</source><translation>%1：应为文件，实为设备或管道</translation></message>
<message><source>%1: only %3 of its %2 bytes are present, the rest is a hole; did its download finish?</source><translation>%1：其 %2 字节中只有 %3 字节存在，其余为空洞；下载是否已完成？</translation></message>
<message><source>%1: expected UTF-8, found %2; save it as UTF-8</source><translation>%1：应为 UTF-8，却发现%2；请另存为 UTF-8</translation></message>
<message><source>%1: line %2, byte %3</source><translation>%1：第 %2 行，第 %3 字节</translation></message>
<message><source>a zero byte, as in UTF-16 without a byte order mark</source><translation>零字节（没有字节顺序标记的 UTF-16 就是如此）</translation></message>
<message><source>the byte %1</source><translation>字节 %1</translation></message>
<message><source>is for another model</source><translation>属于另一个模型</translation></message>
<message><source>orders heads, but this model was trained with its own order</source><translation>对头排序，而此模型在训练时已有自己的顺序</translation></message>
<message><source>%1: the file %2</source><translation>%1：该文件%2</translation></message>
<message><source>%1 %2 and was not used</source><translation>%1 %2，未使用</translation></message>
<message><source>a model whose classes are prompts answers with cosines, which a plain file cannot express; convert it without prompts</source><translation>以提示词为类别的模型用余弦给出答案，普通文件无法表示这一点；请在不带提示词的情况下转换</translation></message>
<message><source>sub-networks with heads ordered by importance keep the whole embedding, which a plain file cannot express; open it with --head-order none</source><translation>按重要性对头排序的网络取较少的头时仍保留完整的嵌入，普通文件无法表示这一点；请用 --head-order none 打开</translation></message>
<message><source>a network that answers in rounds can only be cut to ThinkingViT&apos;s first round, which depends on no other; got %1 heads</source><translation>按轮次给出答案的网络只能裁取 ThinkingViT 的第一轮，因为它不读取其他轮次的内容；实为 %1 个头</translation></message>
<message><source>%1: several dino.txt files are next to the model; choose the one that belongs to it with --text-tower: %2</source><translation>%1：模型旁边有多个 dino.txt 文件，请用 --text-tower 指定属于它的那个：%2</translation></message>
<message><source>%1: no prompts for this model: dino.txt needs a backbone with a class token and a last LayerNorm and without a classifier, such as DINOv3</source><translation>%1：此模型不能使用提示词：dino.txt 需要像 DINOv3 那样带有类别标记和末尾 LayerNorm、没有分类器的骨干网络</translation></message>
<message><source>dino.txt: the last %1 blocks and the text tower come from %2</source><translation>dino.txt：最后 %1 个块和文本来自 %2</translation></message>
<message><source>the classifier is %1</source><translation>分类器为 %1</translation></message>
<message><source>%1: tensor %2 and tensor %3 are both %4</source><translation>%1：张量 %2 与张量 %3 是同一内容：%4</translation></message>
<message><source>are outside the network</source><translation>位于网络之外</translation></message>
<message><source>are not needed to analyse pictures</source><translation>对观察图像没有用处</translation></message>
<message><source>%1 tensors %2 and were left out, e.g. %3</source><translation>%1 个张量%2，已略去，例如 %3</translation></message>
<message><source>%1: tensor %2 belongs to a network with %3, but its other tensors are missing</source><translation>%1：张量 %2 属于带有 %3 的网络，但缺少它所需的其他内容</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; the file contains no tensor</source><translation>%1：应为采用 %2 命名的 Vision Transformer；文件中没有张量</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; found e.g. %3</source><translation>%1：应为采用 %2 命名的 Vision Transformer；实际有例如 %3</translation></message>
<message><source>the file contains %1 networks; the one with prefix %2 was opened</source><translation>文件包含 %1 个网络；采用了前缀为 %2 的那个</translation></message>
<message><source>%1: tensor %2 is missing next to %3</source><translation>%1：%3 旁没有张量 %2</translation></message>
<message><source>%1: %2 has shape %3; expected %4 as its query</source><translation>%1：%2 的形状为 %3；其查询应为 %4</translation></message>
<message><source>%1: %2 is a single number</source><translation>%1：%2 是单个数字</translation></message>
<message><source>%1: no norm before the first block (pre_layrnorm), as in CLIP, and no pooling head (head.probe), as in SigLIP: this picture tower is not supported</source><translation>%1：第一块之前没有 CLIP 那样的归一化（pre_layrnorm），也没有 SigLIP 那样的池化头（head.probe）：这是另一种图像塔，此处不能运行</translation></message>
<message><source>%1: tensor &apos;proj&apos;: expected 2 dimensions, found %2</source><translation>%1：张量 &apos;proj&apos;：应为 2 维，实为 %2</translation></message>
<message><source>the file does not say whether this CLIP uses GELU or QuickGELU; GELU is assumed, as in LAION&apos;s models. OpenAI&apos;s own need --activation quick-gelu</source><translation>文件未说明此 CLIP 使用 GELU 还是 QuickGELU；按 LAION 的模型假定为 GELU。OpenAI 的模型需要 --activation quick-gelu</translation></message>
<message><source>Hugging Face&apos;s CLIP</source><translation>Hugging Face 的 CLIP</translation></message>
<message><source>OpenAI&apos;s CLIP</source><translation>OpenAI 的 CLIP</translation></message>
<message><source>Hugging Face</source><translation>Hugging Face</translation></message>
<message><source>Hugging Face&apos;s DINOv3</source><translation>Hugging Face 的 DINOv3</translation></message>
<message><source>%1: %2: expected %3 dimensions, found %4</source><translation>%1：%2：应为 %3 维，实为 %4</translation></message>
<message><source>Google&apos;s JAX files</source><translation>Google 的 JAX 文件</translation></message>
<message><source>%1 %2, and the tensors have %3</source><translation>%1 为 %2，而张量为 %3</translation></message>
<message><source>num_heads %1, and the tensors are %2 wide</source><translation>num_heads 为 %1，而张量的宽度为 %2</translation></message>
<message><source>the file&apos;s %1 says %2, which was ignored</source><translation>文件的 %1 表明 %2；未使用</translation></message>
<message><source>the file says %1 %2, and in %3 %4: %5 is used</source><translation>文件中 %1 为 %2，而 %3 中为 %4：使用 %5</translation></message>
<message><source>no classifier was found: %1 read the network, but are neither a chain of layers to the classes nor known training-only heads; the embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>未找到分类器：%1 读取网络的输出，但既不是通向类别的单一层链，也不是已知仅用于训练的部分；解释的是其嵌入（范数、与图像的相似度、方向、探针），而不是类别</translation></message>
<message><source>a backbone without a classifier: its embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>没有分类器的骨干网络：解释的是其嵌入（范数、与图像的相似度、方向、探针），而不是类别</translation></message>
<message><source>%1: --head-activation: this model&apos;s classifier has no unknown activation</source><translation>%1: --head-activation：此模型的分类器没有其文件未说明的函数</translation></message>
<message><source>between the layers of the classifier (%1), ReLU is assumed, as no tensor tells; --head-activation changes it. The classifier is explained by its tangent at each picture</source><translation>分类器各层（%1）之间假定为 ReLU，因为张量中没有说明；可用 --head-activation 指定其他函数。分类器按其在每张图像处的切线来解释</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has tensors of attention pooling (attn_pool.latent); expected map</source><translation>%1：池化为 %2（%3），但文件中有注意力池化的张量（attn_pool.latent）；应为 map</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has no tensor of attention pooling, such as &apos;attn_pool.latent&apos;</source><translation>%1：池化为 %2（%3），但文件中没有注意力池化的张量，例如 &apos;attn_pool.latent&apos;</translation></message>
<message><source>%1: pooling by class token (%2), but the file has no &apos;cls_token&apos;; expected avg</source><translation>%1：按类别 token 池化（%2），但文件中没有 &apos;cls_token&apos;；应为 avg</translation></message>
<message><source>the configuration names %1 classes, but the classifier has %2; the names were ignored</source><translation>配置列出了 %1 个类别，但分类器有 %2 个；这些名称未使用</translation></message>
<message><source>%1: %2 class names, but the classifier has %3 classes</source><translation>%1：%2 个类别名称，但分类器有 %3 个类别</translation></message>
<message><source>%1: the softmax of a single output is always 1; expected answers as sigmoid or values</source><translation>%1：单个输出的 softmax 恒为 1；应为 sigmoid 或 values</translation></message>
<message><source>the distillation token has no classifier; only the class token&apos;s is used</source><translation>蒸馏 token 没有分类器；只使用类别 token 的分类器</translation></message>
<message><source>%1: trained heads (%2): expected numbers from 1 to %3</source><translation>%1：训练过的头数（%2）：应为 1 到 %3 中的若干个</translation></message>
<message><source>%1: tensor %2: expected a block number below %3</source><translation>%1：张量 %2：块编号应小于 %3</translation></message>
<message><source>%1: no tensor named &apos;blocks.0...&apos;; expected a Vision Transformer in timm&apos;s names</source><translation>%1：没有名为 &apos;blocks.0...&apos; 的张量；应为采用 timm 命名的 Vision Transformer</translation></message>
<message><source>%1: expected a crop fraction from %2 to %3, a norm epsilon from %4 to %5, and standard deviations from %6 to %7</source><translation>%1：裁剪比例应为 %2 到 %3，归一化 epsilon 应为 %4 到 %5，标准差应为 %6 到 %7</translation></message>
<message><source>%1: tensor %2 (%3): expected %4 dimensions, found %5</source><translation>%1：张量 %2（%3）：应为 %4 维，实为 %5</translation></message>
<message><source>%1: tensor %2: expected columns for whole heads of %3, found %4; set --num-heads</source><translation>%1：张量 %2：列数应对应每个 %3 的完整头，实为 %4；请设置 --num-heads</translation></message>
<message><source>%1: %2 of the rounds: expected 2 to %3 ascending numbers, found %4</source><translation>%1：轮次的 %2：应为 2 到 %3 个，且逐个递增，实为 %4</translation></message>
<message><source>%1: rounds of growing pictures need square pictures, found %2 x %3</source><translation>%1：图像逐渐增大的轮次使用方形图像，实为 %2 x %3</translation></message>
<message><source>picture sizes</source><translation>图像尺寸</translation></message>
<message><source>%1: picture sizes of the rounds: expected %2, multiples of the patch size %3 up to %4, found %5</source><translation>%1：轮次的图像尺寸：应为 %2，且为图像块大小 %3 的倍数，最大 %4，实为 %5</translation></message>
<message><source>%1: heads of the rounds (%2): %3, but the tensors have %4</source><translation>%1：轮次的头数（%2）：%3，但张量为 %4</translation></message>
<message><source>%1: a network that answers in rounds needs a class token, no norm before its blocks and no distillation token</source><translation>%1：按轮次给出答案的网络在其类别 token 处读取，块之前没有归一化，也没有蒸馏 token</translation></message>
<message><source>%1: tensor %2 has shape %3; expected a relative position bias of a square grid: (2 h - 1)^2 + 3 rows</source><translation>%1：张量 %2 的形状为 %3；应为方形网格的相对位置偏置：(2 h - 1)^2 + 3 行</translation></message>
<message><source>the configuration prepares pictures of %1 pixels for a network with inputs of %2: %3 is used</source><translation>配置将图像处理为 %1 像素，而网络接受 %2：使用 %3</translation></message>
<message><source>%1: image size %2x%3 (%4): expected multiples of the patch size %5</source><translation>%1：图像尺寸 %2x%3（%4）：应为图像块大小 %5 的倍数</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit the relative position bias, which covers %5x%6</source><translation>%1：图像尺寸 %2x%3（%4）与相对位置偏置不符，后者对应 %5x%6</translation></message>
<message><source>the configuration says %1 pixels, but the position embedding covers %2x%3</source><translation>配置为 %1 像素，但位置嵌入是为 %2x%3 制作的</translation></message>
<message><source>the file says %1 pixels, but the position embedding covers %2x%3</source><translation>文件注明 %1 像素，但位置嵌入是为 %2x%3 制作的</translation></message>
<message><source>%1: pos_embed has %2 positions and %3 prefix tokens, which do not form a square grid of patches; set --image-size HEIGHTxWIDTH, or img_size as &quot;HEIGHT,WIDTH&quot; in the file&apos;s metadata</source><translation>%1：pos_embed 有 %2 个位置和 %3 个前缀令牌，不能构成方形的图块网格；请设置 --image-size HEIGHTxWIDTH，或在文件的元数据中以 &quot;HEIGHT,WIDTH&quot; 给出 img_size</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit pos_embed with %5 positions, %6 prefix tokens and patches of %7 pixels; other picture sizes are chosen at run time</source><translation>%1：图像尺寸 %2x%3（%4）与 pos_embed 不符，后者有 %5 个位置、%6 个前缀 token 和 %7 像素的图像块；如需不同于模型自身的尺寸，请在运行时选择</translation></message>
<message><source>%1: %2 is %3; expected %4 or %5</source><translation>%1：%2 为 %3；应为 %4 或 %5</translation></message>
<message><source>%1: rotation is %2; expected none, axial or mixed</source><translation>%1：旋转方式为 %2；应为 none、axial 或 mixed</translation></message>
<message><source>%1: tensor &apos;rope.freqs&apos; belongs to a rotary position embedding with learned frequencies; nothing else indicates that this network has one. If it does, give its timm name with --architecture, such as vit_small_patch16_rope_mixed_224</source><translation>%1：张量 &apos;rope.freqs&apos; 属于带有可学习频率的旋转位置嵌入；没有其他内容表明此网络使用它。如果确实使用，请用 --architecture 指定其在 timm 中的名称，例如 vit_small_patch16_rope_mixed_224</translation></message>
<message><source>%1: %2 says a gated MLP (SwiGLU), but the tensors have a plain one</source><translation>%1：声明了门控 MLP (SwiGLU)（%2），但张量为普通 MLP</translation></message>
<message><source>%1: norm.weight: missing, expected [%2]; nothing indicates that this network has no norm after its blocks</source><translation>%1：norm.weight：缺失，应为 [%2]；没有内容表明此网络在各块之后没有归一化</translation></message>
<message><source>%1: no tensor &apos;pos_embed&apos;, and nothing indicates which rotary or relative positions replace it; give the network&apos;s timm name with --architecture</source><translation>%1：没有张量 &apos;pos_embed&apos;，也没有内容说明由哪种旋转位置或相对位置代替；请用 --architecture 指定网络在 timm 中的名称</translation></message>
<message><source>%1: tensor &apos;attn_pool.latent&apos; (attention pooling): expected [1, 1, %2], found %3</source><translation>%1：张量 &apos;attn_pool.latent&apos;（注意力池化）：应为 [1, 1, %2]，实为 %3</translation></message>
<message><source>%1: %2 heads of the attention pooling do not divide the width of %3</source><translation>%1：注意力池化的 %2 个头不能整除宽度 %3</translation></message>
<message><source>&quot;order&quot;: expected 1 to %1 blocks, got %2</source><translation>&quot;order&quot;：应为 1 到 %1 个块，实为 %2</translation></message>
<message><source>&quot;order&quot;: expected a list of heads for each block</source><translation>&quot;order&quot;：每个块应有一个头的列表</translation></message>
<message><source>&quot;order&quot;: block %1 does not name each head once</source><translation>&quot;order&quot;：块 %1 没有将每个头恰好列出一次</translation></message>
<message><source>&quot;importance&quot;: expected a number for each head of each block</source><translation>&quot;importance&quot;：每个块的每个头应有一个数字</translation></message>
<message><source>&quot;ranking&quot;: expected 1 to %1 neurons, got %2</source><translation>&quot;ranking&quot;：应为 1 到 %1 个神经元，实为 %2</translation></message>
<message><source>&quot;ranking&quot;: expected [block, unit, score] for each neuron</source><translation>&quot;ranking&quot;：每个神经元应为 [block, unit, score]</translation></message>
<message><source>%1: expected Hydrascope&apos;s means of heads: heads.position [L,T,D] and heads.all [L,D]</source><translation>%1：应为 Hydrascope 的头均值：heads.position [L,T,D] 和 heads.all [L,D]</translation></message>
<message><source>%1: the means contain NaN or infinity</source><translation>%1：均值中含有 NaN 或无穷大</translation></message>
<message><source>%1: an order of %2 blocks with %3 heads; the model has %4 with %5</source><translation>%1：顺序对应 %2 个块、每块 %3 个头；模型有 %4 个块、每块 %5 个头</translation></message>
<message><source>%1: block %2 has no per-head queries, keys and values to order</source><translation>%1：块 %2 没有可供排序的各头的查询、键和值</translation></message>
<message><source>%1: the file belongs to another model</source><translation>%1：该文件属于另一个模型</translation></message>
<message><source>%1: expected the file with id %2, found %3; it has changed since</source><translation>%1：应为 id 为 %2 的文件，实为 %3；它已发生更改</translation></message>
<message><source>%1: %2. Opened as another network, it would give wrong results: give its timm name with --architecture%3%4</source><translation>%1：%2。若当作另一种网络读取，结果会出错：请用 --architecture 给出其在 timm 中的名称%3%4</translation></message>
<message><source>, such as %1</source><translation>，例如 %1</translation></message>
<message><source>. If it is a plain one, use --architecture plain</source><translation>。若是普通网络，请用 --architecture plain</translation></message>
<message><source>%1: %2 is not supported: %3</source><translation>%1：%2 在此处不能运行：%3</translation></message>
<message><source>relative position bias</source><translation>相对位置偏置</translation></message>
<message><source>rotary position embedding</source><translation>旋转位置嵌入</translation></message>
<message><source>%1: its configuration says %2, a network with %3, but its tensors belong to another network</source><translation>%1：其配置称为 %2，即带有 %3 的网络，但张量属于另一种网络</translation></message>
<message><source>no tensor &apos;pos_embed&apos;: a network with rotary or relative positions, and nothing indicates which</source><translation>没有张量 &apos;pos_embed&apos;：使用旋转位置或相对位置的网络，但没有内容说明是哪种</translation></message>
<message><source>its tensors also fit a network with norms after attention and MLP (res-post-norm), and nothing indicates which it is</source><translation>其张量也符合在注意力和 MLP 之后归一化的网络 (res-post-norm)，但没有内容说明是哪种</translation></message>
<message><source>its tensors also fit a network with rotary position embedding, and nothing indicates which it is</source><translation>其张量也符合使用旋转位置嵌入的网络，但没有内容说明是哪种</translation></message>
<message><source>%1 is an unknown name, and similar ones have %2</source><translation>%1 不是此处已知的名称，而同类网络带有 %2</translation></message>
<message><source>%1: architecture %2 (user): expected %3, hydravit, or a Vision Transformer&apos;s name in timm, such as vit_base_patch16_224</source><translation>%1：架构 %2（用户）：应为 %3、hydravit 或 Vision Transformer 在 timm 中的名称，例如 vit_base_patch16_224</translation></message>
<message><source>its name, %1, belongs to a network of another kind: %2</source><translation>其名称 %1 属于另一种网络：%2</translation></message>
<message><source>parts of its blocks</source><translation>其块的一部分</translation></message>
<message><source>its own parts</source><translation>其自身的一部分</translation></message>
<message><source> (and %1 more)</source><translation> （以及另外 %1 个）</translation></message>
<message><source>%1: tensor %2%3 is not part of a Vision Transformer that is supported here: %4, without which it would be a different network. If the forward pass does not need it, save the weights without it</source><translation>%1：张量 %2%3 不属于此处支持的 Vision Transformer：%4，没有它就成了另一个网络。如果前向传播不需要它，请保存不含它的权重</translation></message>
<message><source>%1: patches of %2 pixels: expected at most %3, a square kernel, and positions of a square grid of patches only; found %4</source><translation>%1：%2 像素的图像块：应最多为 %3，且为方形卷积核，位置只对应方形的图像块网格；实为 %4</translation></message>
<message><source>%1: image size %2x%3: expected multiples of the patch size %4</source><translation>%1：图像尺寸 %2x%3：应为图像块大小 %4 的倍数</translation></message>
<message><source>%1: missing, expected %2</source><translation>%1：缺失，应为 %2</translation></message>
<message><source>%1: expected floating point, found %2</source><translation>%1：应为浮点数，实为 %2</translation></message>
<message><source>and %1 more</source><translation>以及另外 %1 个</translation></message>
<message><source>%1: expected averaged weights (state_dict_ema, model_ema, teacher, ...) for --weights %2; the file contains none</source><translation>%1：按 --weights %2 应有平均权重（state_dict_ema、model_ema、teacher 等）；文件中没有</translation></message>
<message><source>%1: expected weights that are not averaged (state_dict, model, student, ...) for --weights %2; the file contains none</source><translation>%1：按 --weights %2 应有未经平均的权重（state_dict、model、student 等）；文件中没有</translation></message>
<message><source>%1 describes another network and was ignored</source><translation>%1 描述的是另一个网络，未使用</translation></message>
<message><source>checking the tensors</source><translation>正在检查张量</translation></message>
<message><source>%1: prompts need the model&apos;s vocabulary: put OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt next to the model, or name the file with --vocabulary</source><translation>%1：提示词需要模型的词表，它是单独的文件：请把 OpenAI 的 bpe_simple_vocab_16e6.txt.gz（在仓库 openai/CLIP 中）或 Hugging Face 的 merges.txt 放在模型旁边，或用 --vocabulary 指定该文件</translation></message>
<message><source>%1: prompts need the model&apos;s tokenizer: put spiece.model, tokenizer.model or tokenizer.json of its repository next to the model, or name the file with --vocabulary</source><translation>%1：提示词需要模型的分词器，它是单独的文件：请把模型仓库中的 spiece.model、tokenizer.model 或 tokenizer.json 放在模型旁边，或用 --vocabulary 指定该文件</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP with both towers and their projections; its picture tower has no projection to compare with texts. DINOv3 reads text with dino.txt: put its file next to the model, with dinotxt in its name, or name it with --text-tower</source><translation>%1：此模型不能使用提示词：应为具有两个塔及其投影的 CLIP；其图像塔没有用于与文本比较的投影。DINOv3 通过 dino.txt 使用词语：请把其文件放在模型旁边，名称中含 dinotxt，或用 --text-tower 指定</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP that reads its class token</source><translation>%1：此模型不能使用提示词：应为读取类别 token 的 CLIP</translation></message>
<message><source>%1: texts are compared with the output of dino.txt&apos;s vision head: name its file with --text-tower</source><translation>%1：文本要与 dino.txt 视觉头对图像的输出比较：请用 --text-tower 指定其文件</translation></message>
<message><source>each prompt has its own probability (a sigmoid); they need not add up to one</source><translation>每个提示词的概率各自独立（sigmoid）：总和不必为一</translation></message>
<message><source>%1 sentence is longer than the %2 tokens that the text tower reads, and was truncated as by its authors</source><translation>%1 个句子超过文本塔所读取的 %2 个 token，已按其作者的方式截断</translation></message>
<message><source>%1 sentences are longer than the %2 tokens that the text tower reads, and were truncated as by their authors</source><translation>%1 个句子超过文本塔所读取的 %2 个 token，已按其作者的方式截断</translation></message>
<message><source>Depth Anything, a DINOv2 with a depth decoder</source><translation>Depth Anything（DINOv2 加深度解码器）</translation></message>
<message><source>LLaVA, a vision language model</source><translation>LLaVA（视觉语言模型）</translation></message>
<message><source>PaliGemma, a vision language model</source><translation>PaliGemma（视觉语言模型）</translation></message>
<message><source>Gemma, a vision language model</source><translation>Gemma（视觉语言模型）</translation></message>
<message><source>SmolVLM or Idefics, a vision language model</source><translation>SmolVLM 或 Idefics（视觉语言模型）</translation></message>
<message><source>Qwen-VL, a vision language model</source><translation>Qwen-VL（视觉语言模型）</translation></message>
<message><source>InternVL, a vision language model</source><translation>InternVL（视觉语言模型）</translation></message>
<message><source>Florence-2, a pyramid of stages (DaViT) with a language model</source><translation>Florence-2（多阶段金字塔 (DaViT) 加语言模型）</translation></message>
<message><source>Kosmos-2, a vision language model</source><translation>Kosmos-2（视觉语言模型）</translation></message>
<message><source>GIT, a captioning model</source><translation>GIT（生成图像描述的网络）</translation></message>
<message><source>BLIP, a picture tower with a language model</source><translation>BLIP（图像塔加语言模型）</translation></message>
<message><source>BLIP-2, a picture tower with a Q-Former and a language model</source><translation>BLIP-2（图像塔加 Q-Former 和语言模型）</translation></message>
<message><source>a vision language model</source><translation>视觉语言模型</translation></message>
<message><source>a document retrieval model (ColPali)</source><translation>页面检索模型 (ColPali)</translation></message>
<message><source>a text recognition model (TrOCR, Donut)</source><translation>读取图像中文本的模型 (TrOCR, Donut)</translation></message>
<message><source>a document model (LayoutLM)</source><translation>读取文档的模型 (LayoutLM)</translation></message>
<message><source>a joint transformer for pictures and text (ViLT)</source><translation>将图像与词合为一体的网络 (ViLT)</translation></message>
<message><source>RF-DETR, a detector</source><translation>RF-DETR（检测器）</translation></message>
<message><source>DETR, a detector</source><translation>DETR（检测器）</translation></message>
<message><source>YOLOS, a detector</source><translation>YOLOS（检测器）</translation></message>
<message><source>OWL-ViT, an open-vocabulary detector</source><translation>OWL-ViT（开放词汇检测器）</translation></message>
<message><source>Grounding DINO, an open-vocabulary detector</source><translation>Grounding DINO（开放词汇检测器）</translation></message>
<message><source>Segment Anything (SAM), which has windows and a neck</source><translation>Segment Anything (SAM)，带窗口和颈部</translation></message>
<message><source>SAM 2, whose trunk is a pyramid of stages (Hiera)</source><translation>SAM 2，其主干为多阶段金字塔 (Hiera)</translation></message>
<message><source>SAM 3, whose trunk has rotary positions in windows</source><translation>SAM 3，其主干在窗口中使用旋转位置</translation></message>
<message><source>Mask2Former, a network for segmentation</source><translation>Mask2Former（用于分割的网络）</translation></message>
<message><source>EoMT, a Vision Transformer with queries for segmentation</source><translation>EoMT（用于分割的带查询的 Vision Transformer）</translation></message>
<message><source>SegFormer, a pyramid of stages</source><translation>SegFormer（多阶段金字塔）</translation></message>
<message><source>UPerNet, a network for segmentation</source><translation>UPerNet（用于分割的网络）</translation></message>
<message><source>a text-prompted segmentation network (CLIPSeg, GroupViT)</source><translation>用于按词分割的网络 (CLIPSeg, GroupViT)</translation></message>
<message><source>a network for depth (DPT, ZoeDepth)</source><translation>用于深度的网络 (DPT, ZoeDepth)</translation></message>
<message><source>Depth Pro, two Vision Transformers over patches of several scales</source><translation>Depth Pro（对多个尺度的图像块使用两个 Vision Transformer）</translation></message>
<message><source>an image matching network</source><translation>匹配图像的网络</translation></message>
<message><source>Hiera, a pyramid of stages</source><translation>Hiera（多阶段金字塔）</translation></message>
<message><source>AIMv2, which has RMSNorm and a gated MLP</source><translation>AIMv2，带 RMSNorm 和门控 MLP</translation></message>
<message><source>C-RADIO, which crops its positions from a larger grid</source><translation>C-RADIO，其位置从更大的网格中截取</translation></message>
<message><source>V-JEPA 2, a video network</source><translation>V-JEPA 2（用于视频的网络）</translation></message>
<message><source>VideoMAE, a video network</source><translation>VideoMAE（用于视频的网络）</translation></message>
<message><source>a video network (TimeSformer, ViViT)</source><translation>用于视频的网络 (TimeSformer, ViViT)</translation></message>
<message><source>SigLIP 2 NaFlex, for pictures of any aspect ratio</source><translation>SigLIP 2 NaFlex（用于任意形状的图像）</translation></message>
<message><source>MLCD, a CLIP with rotary positions</source><translation>MLCD（带旋转位置的 CLIP）</translation></message>
<message><source>Swin, a pyramid of stages with windows</source><translation>Swin（带窗口的多阶段金字塔）</translation></message>
<message><source>PVT, a pyramid of stages</source><translation>PVT（多阶段金字塔）</translation></message>
<message><source>CvT, a pyramid of stages with convolutions</source><translation>CvT（带卷积的多阶段金字塔）</translation></message>
<message><source>LeViT, a pyramid of stages with a convolutional stem</source><translation>LeViT（带卷积 stem 的多阶段金字塔）</translation></message>
<message><source>EfficientFormer, a pyramid of stages with convolutions</source><translation>EfficientFormer（带卷积的多阶段金字塔）</translation></message>
<message><source>PoolFormer, a pyramid of stages with pooling in place of attention</source><translation>PoolFormer（以池化代替注意力的多阶段金字塔）</translation></message>
<message><source>NAT, a pyramid of stages with neighbourhood attention</source><translation>NAT（带邻域注意力的多阶段金字塔）</translation></message>
<message><source>FocalNet, a pyramid of stages without attention</source><translation>FocalNet（没有注意力的多阶段金字塔）</translation></message>
<message><source>VAN, a convolutional network</source><translation>VAN（卷积网络）</translation></message>
<message><source>a hybrid ViT, with a convolutional network before the blocks</source><translation>混合 ViT，块之前有卷积网络</translation></message>
<message><source>MGP-STR, a scene text recogniser</source><translation>MGP-STR（读取词的模型）</translation></message>
<message><source>ImageGPT, which generates pixels</source><translation>ImageGPT（生成像素的网络）</translation></message>
<message><source>Perceiver, whose latents read the pixels</source><translation>Perceiver，其潜变量读取像素</translation></message>
<message><source>MobileViT, a convolutional network with transformers in it</source><translation>MobileViT（内含 Transformer 的卷积网络）</translation></message>
<message><source>FastViT, a convolutional network with attention at its end</source><translation>FastViT（末端带注意力的卷积网络）</translation></message>
<message><source>MambaVision, a state space network</source><translation>MambaVision（使用状态空间的网络）</translation></message>
<message><source>Mamba (Vim, VMamba), a state space network</source><translation>Mamba (Vim, VMamba)，使用状态空间的网络</translation></message>
<message><source>ConvNeXt, a convolutional network</source><translation>ConvNeXt（卷积网络）</translation></message>
<message><source>a convolutional network (ResNet, EfficientNet)</source><translation>卷积网络 (ResNet, EfficientNet)</translation></message>
<message><source>YOLO, a convolutional detector</source><translation>YOLO（卷积检测器）</translation></message>
<message><source>an image generation network (diffusion)</source><translation>生成图像的网络（扩散）</translation></message>
<message><source>DiT, an image generation network (diffusion)</source><translation>DiT，生成图像的网络（扩散）</translation></message>
<message><source>a text model (BERT)</source><translation>文本模型 (BERT)</translation></message>
<message><source>a language model</source><translation>语言模型</translation></message>
<message><source>a text model (T5, BART)</source><translation>文本模型 (T5, BART)</translation></message>
<message><source>an audio network</source><translation>用于声音的网络</translation></message>
<message><source>data2vec for text</source><translation>用于文本的 data2vec</translation></message>
<message><source>not a vision network</source><translation>不是用于图像的网络</translation></message>
<message><source>Its DINOv2 opens by itself; in Python: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), or for the authors&apos; file torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</source><translation>其 DINOv2 可单独打开；在 Python 中：AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT)，若为作者的文件则用 torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</translation></message>
<message><source>Its picture tower opens by itself if it is a CLIP or a SigLIP; in Python: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</source><translation>若其图像塔是 CLIP 或 SigLIP，则可单独打开；在 Python 中：AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</translation></message>
<message><source>In Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</source><translation>在 Python 中：PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</translation></message>
<message><source>this is %1; only its Vision Transformer was opened</source><translation>这是 %1；仅打开了其中的 Vision Transformer</translation></message>
<message><source>%1: its weights are quantised (%2 says %3), which is not supported. %4</source><translation>%1：其权重已量化（%2 注明 %3），此处不能运行。%4</translation></message>
<message><source>%1: this is %2 (%3 says %4), which is not supported</source><translation>%1：这是 %2（%3 中为 %4），此处不运行</translation></message>
<message><source>%1: its patches are %2, with frames: a video network (VideoMAE, V-JEPA, Qwen-VL), which is not supported. %3</source><translation>%1：其图像块为 %2，含帧：用于视频的网络 (VideoMAE, V-JEPA, Qwen-VL)，此处不能运行。%3</translation></message>
<message><source>%1: its patches are %2: a network for grey pictures, with 1 channel; only 3 channels are supported. This one, expanded to 3 channels, gives the same answers for grey pictures; in Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, and mean and std three times</source><translation>%1：其图像块为 %2：用于 1 通道灰度图像的网络；此处运行 3 通道的网络。将此网络改为 3 通道后，对灰度图像的回答不变；在 Python 中：kernel = kernel.repeat(1, 3, 1, 1) / 3，并将 mean 和 std 重复三次</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels (RGBA); only 3 are supported. %4</source><translation>%1：其图像块为 %2：用于 %3 通道图像 (RGBA) 的网络；此处运行 3 通道的网络。%4</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels; only 3 are supported. %4</source><translation>%1：其图像块为 %2：用于 %3 通道图像的网络；此处运行 3 通道的网络。%4</translation></message>
<message><source>%1: tensors like %2 are 8-bit integers: quantised weights, which are not supported. %3</source><translation>%1：张量 %2 及其同类为 8 位整数：量化的权重，此处不能运行。%3</translation></message>
<message><source>a LoHa adapter, which must be merged into its base model first</source><translation>需先合并到其基础模型的 LoHa 适配器</translation></message>
<message><source>quantised weights (bitsandbytes, 8 bits)</source><translation>量化的权重（bitsandbytes，8 位）</translation></message>
<message><source>quantised weights (bitsandbytes, 4 bits)</source><translation>量化的权重（bitsandbytes，4 位）</translation></message>
<message><source>quantised weights (GPTQ, AWQ)</source><translation>量化的权重 (GPTQ, AWQ)</translation></message>
<message><source>quantised weights (compressed-tensors)</source><translation>量化的权重 (compressed-tensors)</translation></message>
<message><source>quantised weights (fp8, int8)</source><translation>量化的权重 (fp8, int8)</translation></message>
<message><source>quantised weights (PyTorch, 8 bits)</source><translation>量化的权重（PyTorch，8 位）</translation></message>
<message><source>a plain ViT under the names of jeonsworld&apos;s ViT-pytorch. Renamed in Python it opens: for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>采用 jeonsworld 的 ViT-pytorch 命名的普通 ViT。在 Python 中重命名后即可打开：for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a plain ViT under the names of mmpretrain. Renamed in Python it opens: for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>采用 mmpretrain 命名的普通 ViT。在 Python 中重命名后即可打开：for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a norm of the patches before positions are added (vit-pytorch)</source><translation>加入位置之前对图像块的归一化 (vit-pytorch)</translation></message>
<message><source>a plain ViT under the names of vit-pytorch. Renamed in Python it opens, with --eps 1e-5: for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}; and its patch kernel k is k.reshape(D, P, P, 3).permute(0, 3, 1, 2)</source><translation>采用 vit-pytorch 命名的普通 ViT。在 Python 中重命名后，可用 --eps 1e-5 打开：for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}；其图像块卷积核 k 为 k.reshape(D, P, P, 3).permute(0, 3, 1, 2)</translation></message>
<message><source>a DINOv2 with a depth decoder (Depth Anything)</source><translation>DINOv2 加深度解码器 (Depth Anything)</translation></message>
<message><source>a Vision Transformer with a depth decoder (Depth Anything, DPT)</source><translation>Vision Transformer 加深度解码器 (Depth Anything, DPT)</translation></message>
<message><source>a vision language model (LLaVA, PaliGemma)</source><translation>视觉语言模型 (LLaVA, PaliGemma)</translation></message>
<message><source>a vision language model (LLaVA)</source><translation>视觉语言模型 (LLaVA)</translation></message>
<message><source>a vision language model (SmolVLM, Idefics)</source><translation>视觉语言模型 (SmolVLM, Idefics)</translation></message>
<message><source>a vision language model (Qwen-VL)</source><translation>视觉语言模型 (Qwen-VL)</translation></message>
<message><source>a vision language model (Kosmos-2)</source><translation>视觉语言模型 (Kosmos-2)</translation></message>
<message><source>a pyramid of stages with a language model (Florence-2)</source><translation>多阶段金字塔加语言模型 (Florence-2)</translation></message>
<message><source>a picture tower with a Q-Former and a language model (BLIP-2)</source><translation>图像塔加 Q-Former 和语言模型 (BLIP-2)</translation></message>
<message><source>Segment Anything (SAM 2)</source><translation>Segment Anything (SAM 2)</translation></message>
<message><source>a pyramid of stages (SAM 2&apos;s Hiera)</source><translation>多阶段金字塔（SAM 2 的 Hiera）</translation></message>
<message><source>Segment Anything (SAM 3)</source><translation>Segment Anything (SAM 3)</translation></message>
<message><source>Segment Anything (SAM)</source><translation>Segment Anything (SAM)</translation></message>
<message><source>a pyramid over one scale (ViTDet)</source><translation>基于单一尺度的金字塔 (ViTDet)</translation></message>
<message><source>a detector (RF-DETR, DAB-DETR)</source><translation>检测器 (RF-DETR, DAB-DETR)</translation></message>
<message><source>a detector with deformable attention (RF-DETR, RT-DETR)</source><translation>带可变形注意力的检测器 (RF-DETR, RT-DETR)</translation></message>
<message><source>a detector (DETR)</source><translation>检测器 (DETR)</translation></message>
<message><source>a detector (DETR, YOLOS)</source><translation>检测器 (DETR, YOLOS)</translation></message>
<message><source>an open-vocabulary detector (OWL-ViT)</source><translation>开放词汇检测器 (OWL-ViT)</translation></message>
<message><source>a convolutional detector (YOLO)</source><translation>卷积检测器 (YOLO)</translation></message>
<message><source>a segmentation network (Mask2Former)</source><translation>用于分割的网络 (Mask2Former)</translation></message>
<message><source>a pyramid of stages (SegFormer)</source><translation>多阶段金字塔 (SegFormer)</translation></message>
<message><source>a video network (VideoMAE)</source><translation>用于视频的网络 (VideoMAE)</translation></message>
<message><source>a video network (TimeSformer)</source><translation>用于视频的网络 (TimeSformer)</translation></message>
<message><source>positions cropped from a larger grid (C-RADIO)</source><translation>从更大的网格中截取的位置 (C-RADIO)</translation></message>
<message><source>RMSNorm and a gated MLP (AIMv2)</source><translation>RMSNorm 和门控 MLP (AIMv2)</translation></message>
<message><source>a network of its own (InternViT)</source><translation>自成一类的网络 (InternViT)</translation></message>
<message><source>state spaces (MambaVision)</source><translation>状态空间 (MambaVision)</translation></message>
<message><source>state spaces (VMamba)</source><translation>状态空间 (VMamba)</translation></message>
<message><source>state spaces (Vim)</source><translation>状态空间 (Vim)</translation></message>
<message><source>a convolutional network with attention at its end (FastViT)</source><translation>末端带注意力的卷积网络 (FastViT)</translation></message>
<message><source>a pyramid of stages without attention (PoolFormer, CAFormer)</source><translation>没有注意力的多阶段金字塔 (PoolFormer, CAFormer)</translation></message>
<message><source>a convolutional network with transformers in it (MobileViT)</source><translation>内含 Transformer 的卷积网络 (MobileViT)</translation></message>
<message><source>a pyramid of stages (PVT, SegFormer)</source><translation>多阶段金字塔 (PVT, SegFormer)</translation></message>
<message><source>a pyramid of stages (PVT v2, SegFormer)</source><translation>多阶段金字塔 (PVT v2, SegFormer)</translation></message>
<message><source>a pyramid of stages with convolutions (CvT)</source><translation>带卷积的多阶段金字塔 (CvT)</translation></message>
<message><source>a convolutional network (ConvNeXt)</source><translation>卷积网络 (ConvNeXt)</translation></message>
<message><source>a convolutional network (ConvNeXt, MobileNet)</source><translation>卷积网络 (ConvNeXt, MobileNet)</translation></message>
<message><source>dino.txt&apos;s vision head and text tower, without a backbone; open the DINOv3 they belong to, with this file next to it or named with --text-tower</source><translation>dino.txt 的视觉头和文本塔，没有自己的图像块；请打开它们所属的 DINOv3，并把此文件放在旁边或用 --text-tower 指定</translation></message>
<message><source>a LoRA adapter, which must be merged into its base model first</source><translation>需先合并到其基础模型的 LoRA 适配器</translation></message>
<message><source>an adapter inside the blocks; open its base model</source><translation>块内的适配器；请打开添加适配器之前的模型</translation></message>
<message><source>learned prompts among the tokens; open their base model</source><translation>token 中含有学习得到的提示；请打开添加提示之前的模型</translation></message>
<message><source>a pyramid of stages that answers in rounds (ThinkingViT&apos;s Swin)</source><translation>按轮次给出答案的多阶段金字塔（ThinkingViT 的 Swin）</translation></message>
<message><source>differential attention</source><translation>差分注意力</translation></message>
<message><source>cross-covariance attention (XCiT)</source><translation>交叉协方差注意力 (XCiT)</translation></message>
<message><source>attention and MLP in parallel</source><translation>注意力与 MLP 并列</translation></message>
<message><source>two attentions in parallel</source><translation>两个注意力并列</translation></message>
<message><source>a gate</source><translation>门控</translation></message>
<message><source>pictures of any aspect ratio (NaFlexViT)</source><translation>任意形状的图像 (NaFlexViT)</translation></message>
<message><source>relative position bias (SAM, ViTDet)</source><translation>相对位置偏置 (SAM, ViTDet)</translation></message>
<message><source>windows and a neck (SAM, ViTDet)</source><translation>窗口和颈部 (SAM, ViTDet)</translation></message>
<message><source>a pyramid of stages (Hiera)</source><translation>多阶段金字塔 (Hiera)</translation></message>
<message><source>a norm of the patches before positions are added (AIMv2)</source><translation>添加位置之前对图像块归一化 (AIMv2)</translation></message>
<message><source>a pyramid of stages (Swin)</source><translation>多阶段金字塔 (Swin)</translation></message>
<message><source>a pyramid of stages</source><translation>多阶段金字塔</translation></message>
<message><source>a convolutional network before the blocks (hybrid ViT)</source><translation>块之前的卷积网络（混合 ViT）</translation></message>
<message><source>a convolutional stem (LeViT, XCiT)</source><translation>卷积 stem (LeViT, XCiT)</translation></message>
<message><source>a convolutional stem (XCiT)</source><translation>卷积 stem (XCiT)</translation></message>
<message><source>a convolutional stem</source><translation>卷积 stem</translation></message>
<message><source>attention pooling (SigLIP)</source><translation>注意力池化 (SigLIP)</translation></message>
<message><source>class attention (CaiT)</source><translation>类别注意力 (CaiT)</translation></message>
<message><source>talking heads (CaiT)</source><translation>交互头 talking heads (CaiT)</translation></message>
<message><source>a detector (YOLOS)</source><translation>检测器 (YOLOS)</translation></message>
<message><source>blocks stacked into one tensor (big_vision)</source><translation>各块堆叠成一个张量 (big_vision)</translation></message>
<message><source>a convolutional network (ResNet)</source><translation>卷积网络 (ResNet)</translation></message>
<message><source>a convolutional network (CLIP&apos;s ResNet)</source><translation>卷积网络（CLIP 的 ResNet）</translation></message>
<message><source>a convolutional network (VGG, MobileNet, EfficientNet)</source><translation>卷积网络 (VGG, MobileNet, EfficientNet)</translation></message>
<message><source>a convolutional network (EfficientNet)</source><translation>卷积网络 (EfficientNet)</translation></message>
<message><source>a convolutional network with batch normalisation</source><translation>带批归一化的卷积网络</translation></message>
<message><source>a text model</source><translation>文本模型</translation></message>
<message><source>an MLP-Mixer</source><translation>MLP-Mixer 网络</translation></message>
<message><source>gates and growing pictures (ProgResViT)</source><translation>门控和逐渐增大的图像 (ProgResViT)</translation></message>
<message><source>tokens that go through the blocks again (ThinkingViT)</source><translation>再次通过各块的 token (ThinkingViT)</translation></message>
<message><source>relative position bias (BEiT, Swin)</source><translation>相对位置偏置 (BEiT, Swin)</translation></message>
<message><source>separate query and value biases (BEiT, EVA, DINOv3)</source><translation>分开的查询和值偏置 (BEiT, EVA, DINOv3)</translation></message>
<message><source>rotary position embedding (EVA-02, DINOv3)</source><translation>旋转位置嵌入 (EVA-02, DINOv3)</translation></message>
<message><source>rotary position embedding (DINOv3)</source><translation>旋转位置嵌入 (DINOv3)</translation></message>
<message><source>attention pooling (SigLIP, Perception Encoder)</source><translation>注意力池化 (SigLIP, Perception Encoder)</translation></message>
<message><source>a gated MLP (SwiGLU)</source><translation>门控 MLP (SwiGLU)</translation></message>
<message><source>a norm inside the attention</source><translation>注意力内的归一化</translation></message>
<message><source>a norm inside the MLP</source><translation>MLP 内的归一化</translation></message>
<message><source>%1: tensor %2 belongs to a network that is not supported: %3</source><translation>%1：张量 %2 属于此处不能运行的网络：%3</translation></message>
<message><source>%1: mlp_ratio and hidden_size: expected numbers whose product is from 1 to 1e6</source><translation>%1：mlp_ratio 和 hidden_size：两者的乘积应为 1 到 1e6</translation></message>
<message><source>%1: %2 is not %3: %4, which is not supported</source><translation>%1：%2 不是 %3：%4，此处不能运行</translation></message>
<message><source>%1: %2: expected a number, found %3</source><translation>%1：%2：应为数，实为 %3</translation></message>
<message><source>%1: %2: expected a value, found %3</source><translation>%1：%2：应为一个值，实为 %3</translation></message>
<message><source>%1: rescale_factor %2; expected from 1e-6 to 1</source><translation>%1：rescale_factor %2；应为 1e-6 到 1</translation></message>
<message><source>%1: %2: expected shortest_edge or height, found %3</source><translation>%1：%2：应有 shortest_edge 或 height，实为 %3</translation></message>
<message><source>do_resize: false</source><translation>do_resize: false</translation></message>
<message><source>%1: crop_size %2 of a size of %3; expected a crop within the picture</source><translation>%1：尺寸 %3 的 crop_size 为 %2；裁剪应在图像范围内</translation></message>
<message><source>size.shortest_edge without a crop (the centre square is used)</source><translation>没有裁剪的 size.shortest_edge（显示中间的正方形）</translation></message>
<message><source>do_center_crop without crop_size</source><translation>没有 crop_size 的 do_center_crop</translation></message>
<message><source>crop_size with another aspect ratio than size</source><translation>形状与 size 不同的 crop_size</translation></message>
<message><source>pictures with another number of channels</source><translation>通道数不同的图像</translation></message>
<message><source>%1: id2label does not name one class for each number from 0 to %2; the names were ignored</source><translation>%1：id2label 没有为 0 到 %2 的每个编号各列出一个类别；这些名称未使用</translation></message>
<message><source>%1: resample: expected a whole number, found %2</source><translation>%1：resample：应为整数，实为 %2</translation></message>
<message><source>%1: resample %2 is neither bilinear nor bicubic; bicubic is used</source><translation>%1：resample %2 既不是双线性也不是双三次；使用双三次</translation></message>
<message><source>%1: preprocesses pictures in unsupported ways: %2</source><translation>%1：以此处不执行的方式更改图像：%2</translation></message>
<message><source>pictures are preprocessed by %1, as in transformers; %2 differs</source><translation>图像使用 %1，与 transformers 相同；%2 的内容不同</translation></message>
<message><source>%1: label_names: expected a list of texts; the names were ignored</source><translation>%1：label_names：应为文本列表；这些名称未使用</translation></message>
<message><source>%1: label_names and id2label differ; label_names is used, as timm does</source><translation>%1：label_names 与 id2label 不同；使用 label_names，与 timm 相同</translation></message>
<message><source>%1: model_args has %2 = %3, an unknown setting that leaves no trace in the tensors. If the network matches its name, remove the setting from the file</source><translation>%1：model_args 含有 %2 = %3，这一部分没有张量体现，此处也未知。如果网络与其名称相符，请将它从文件中删除</translation></message>
<message><source>%1: %2: expected true or false, found %3</source><translation>%1：%2：应为 true 或 false，实为 %3</translation></message>
<message><source>%1: %2: expected an object { ... }, found %3</source><translation>%1：%2：应为对象 { ... }，实为 %3</translation></message>
<message><source>%1: %2 is not supported</source><translation>%1：此处不执行 %2</translation></message>
<message><source>%1: tensor %2: %3</source><translation>%1：张量 %2：%3</translation></message>
<message><source>expected separate query and value biases of one width (BEiT, EVA, DINOv3), both and without other biases</source><translation>应为宽度相同的分开的查询和值偏置 (BEiT, EVA, DINOv3)，两者俱全且没有其他偏置</translation></message>
<message><source>expected a mask as long as attn.qkv.bias (DINOv3)</source><translation>应为与 attn.qkv.bias 等长的掩码 (DINOv3)</translation></message>
<message><source>expected 1, 0, 1 by thirds: no bias for keys (DINOv3)</source><translation>三等分应依次为 1、0、1：键没有偏置 (DINOv3)</translation></message>
<message><source>a gated MLP (SwiGLU) beside mlp.fc1</source><translation>mlp.fc1 旁有门控 MLP (SwiGLU)</translation></message>
<message><source>expected rows of queries, keys and values, found %1</source><translation>应为查询、键和值的行，实为 %1</translation></message>
<message><source>expected a quarter of a head&apos;s features (rotary position embedding, DINOv3), found %1</source><translation>应为一个头特征数的四分之一（旋转位置嵌入，DINOv3），实为 %1</translation></message>
<message><source>%1: a training checkpoint without tensors under %2</source><translation>%1：训练的检查点，但 %2 下没有张量</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its averaged weights so far</source><translation>训练的检查点，位于第 %1 步，共 %2 步：目前的平均权重</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its trained weights so far</source><translation>训练的检查点，位于第 %1 步，共 %2 步：目前训练所得的权重</translation></message>
<message><source>%1: rows of %2 channels; %3 has %4</source><translation>%1：每行 %2 个通道；%3 有 %4 个</translation></message>
<message><source>%1: one of its strongest pictures is not among the %2</source><translation>%1：其最强图像之一不在 %2 张之中</translation></message>
<message><source>%1: feature %2 counts more active patches than were seen</source><translation>%1：特征 %2 出现的次数多于所见的数量</translation></message>
<message><source>%1: %2 of %3 pictures are done</source><translation>%1：%3 张图像中已完成 %2 张</translation></message>
<message><source>%1: expected model, sae and heads in its question</source><translation>%1：其问题中应有 model、sae 和 heads</translation></message>
<message><source>%1: an index of another %2: expected %3, found %4</source><translation>%1：另一个 %2 的索引：应为 %3 的，得到 %4 的</translation></message>
<message><source>%1: expected an index of features (made by sae-index)</source><translation>%1：应为特征索引（由 sae-index 写出）</translation></message>
<message><source>%1: values: expected [features, %2], found %3</source><translation>%1：values：应为 [特征, %2]，却为 %3</translation></message>
<message><source>%1: expected the state of an index of features</source><translation>%1：应为特征索引的状态</translation></message>
<message><source>the index was made with another model, head count, autoencoder or list of pictures: %1; name another file</source><translation>索引属于另一模型、头数、自编码器或图像列表：%1；请指定另一文件</translation></message>
<message><source>%1: kind: expected &quot;topk&quot; or &quot;matryoshka&quot;, found %2</source><translation>%1：kind：应为 &quot;topk&quot; 或 &quot;matryoshka&quot;，却为 %2</translation></message>
<message><source>%1: prefixes: expected only with &quot;kind&quot;: &quot;matryoshka&quot;</source><translation>%1：prefixes：仅用于 &quot;kind&quot;: &quot;matryoshka&quot;</translation></message>
<message><source>%1: prefixes: expected ascending numbers of features that end with %2</source><translation>%1：prefixes：应为递增的特征数，最后一个为全部 %2 个</translation></message>
<message><source>features of scenes</source><translation>场景的特征</translation></message>
<message><source>%1: the table gives it several classes, and the model answers with one; --answers sigmoid allows several</source><translation>%1：表中此图像有多个类别，而模型只回答一个；多个类别请用 --answers sigmoid</translation></message>
<message><source>image %1 of %2</source><translation>第 %1 张图像，共 %2 张</translation></message>
<message><source>run %1 of %2</source><translation>第 %1 次运行，共 %2 次</translation></message>
<message><source>picture %1 of %2: %3</source><translation>第 %1 张图像，共 %2 张：%3</translation></message>
<message><source>no picture could be measured; the first: %1</source><translation>没有图像可以测量；首个原因：%1</translation></message>
<message><source>%1: cannot be extended: %2</source><translation>%1：无法追加：%2</translation></message>
<message><source>no label, or its label is not a class of the model</source><translation>没有标签，或其标签不是模型的类别</translation></message>
<message><source>faithfulness: method %1 shows colours, which do not rank patches</source><translation>忠实度：方法 %1 显示颜色，不能对图像块排序</translation></message>
<message><source>faithfulness: expected at least one method and one number of heads</source><translation>忠实度：至少需要一种方法和一个头数</translation></message>
<message><source>exact Shapley values support at most %1 heads per block, this network has %2; choose ablation or gradient</source><translation>精确 Shapley 值每块最多支持 %1 个头，此网络有 %2 个；请选择 ablation 或 gradient</translation></message>
<message><source>nearest neighbours of %1 among %2 with %3 classes</source><translation>%1 在含 %3 个类别的 %2 中的最近邻</translation></message>
<message><source>nearest neighbours</source><translation>最近邻</translation></message>
<message><source>%1: %2 is not one of the model&apos;s %3 classes</source><translation>%1：%2 不是模型 %3 个类别中的任何一个</translation></message>
<message><source>%1: the sub-folder&apos;s name %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1：子文件夹的名称 %2 不是模型 %3 个类别中的类别名称、synset 或编号</translation></message>
<message><source>%1: expected a picture in the table&apos;s folder or its sub-folders, found %2</source><translation>%1：应为表格所在文件夹或其内文件夹中的图像，实为 %2</translation></message>
<message><source>%1: %2 and %3 are different classes</source><translation>%1：%2 和 %3 是不同的类别</translation></message>
<message><source>%1: class_index: expected an index from 0 to %2, found %3</source><translation>%1：class_index：应为 0 到 %2 的编号，实际为 %3</translation></message>
<message><source>%1: expected a folder with labels.csv or one sub-folder per class</source><translation>%1：应为含有 labels.csv 或每个类别一个子文件夹的文件夹</translation></message>
<message><source>%1: neither labels.csv nor a class sub-folder with images in it</source><translation>%1：既没有 labels.csv，也没有含图像的类别子文件夹</translation></message>
<message><source>%1: a probe needs several classes; found %2 with pictures</source><translation>%1：探针用于区分类别；含图像的类别有 %2 个</translation></message>
<message><source>a probe of %1 pictures: at most %2 embeddings of this network fit</source><translation>%1 张图像的探针：此网络的嵌入最多同时保存 %2 个</translation></message>
<message><source>training the probe</source><translation>正在训练探针</translation></message>
<message><source>probe trained</source><translation>探针已训练</translation></message>
<message><source>the probe cannot be trained: an embedding is not finite</source><translation>无法训练探针：有一个嵌入不是有限数</translation></message>
<message><source>%1: cannot be listed: %2</source><translation>%1：无法列出：%2</translation></message>
<message><source>%1: none of its %2 rows names a picture of the folder</source><translation>%1：其 %2 行均未指向文件夹中的图像</translation></message>
<message><source>%1: expected a folder with pictures</source><translation>%1：应为含图像的文件夹</translation></message>
<message><source>feature colours do not rank patches: choose another method</source><translation>特征着色不能对图像块排序：请选择其他方法</translation></message>
<message><source>a map of %1x%2 does not fit %3x%4 patches</source><translation>%1x%2 的热图与 %3x%4 个图像块不对应</translation></message>
<message><source>rank correlation of %1 and %2 values</source><translation>%1 个与 %2 个数值的秩相关</translation></message>
<message><source>%1: expected an index of pictures (made by nearest --index)</source><translation>%1：应为图像索引（由 nearest --index 写出）</translation></message>
<message><source>%1: rows %2 and stamps %3 do not match %4 names</source><translation>%1：行 %2 和时间戳 %3 与 %4 个名称不符</translation></message>
<message><source>an index of %1 features, but a picture of %2</source><translation>索引有 %1 个特征，而图像有 %2 个</translation></message>
<message><source>%1: expected a linear probe (made by hydrascope-cli probe)</source><translation>%1：应为线性探针（由 hydrascope-cli probe 写入）</translation></message>
<message><source>%1: damaged: %2</source><translation>%1：已损坏：%2</translation></message>
<message><source>%1: weight %2 and bias %3 do not match %4 classes</source><translation>%1：权重 %2 和偏置 %3 与 %4 个类别不符</translation></message>
<message><source>%1: the weights are not finite</source><translation>%1：权重不是有限数</translation></message>
<message><source>random weights, step %1</source><translation>随机权重，第 %1 步</translation></message>
<message><source>the mask is empty</source><translation>掩码为空</translation></message>
<message><source>a map of %1 tokens, but a region of %2</source><translation>热图有 %1 个 token，而区域有 %2 个</translation></message>
<message><source>thresholds need a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>阈值用于按轮次给出答案的网络 (ThinkingViT, ProgResViT)；此模型没有轮次</translation></message>
<message><source>a picture of %1x%2 is not the scored one, %3x%4</source><translation>%1x%2 的图像不是评分所用的 %3x%4 的图像</translation></message>
<message><source>number out of range</source><translation>数字超出范围</translation></message>
<message><source>expected a whole number from %1 to %2</source><translation>应为 %1 到 %2 的整数</translation></message>
<message><source>expected a list of numbers</source><translation>应为数字列表</translation></message>
<message><source>a curve whose lists differ in length</source><translation>曲线的各列表长度不一</translation></message>
<message><source>expected a method&apos;s name</source><translation>应为方法的名称</translation></message>
<message><source>%1: this probe was trained on another model; train one on this model</source><translation>%1：此探针是在另一个模型上训练的；请在此模型上训练</translation></message>
<message><source>%1: this probe reads the embedding of k = %2 heads, not of k = %3</source><translation>%1：此探针读取 k = %2 个头的嵌入，而不是 k = %3</translation></message>
<message><source>%1: this probe reads embeddings of the scheme %2, not of %3</source><translation>%1：此探针读取 %2 方案的嵌入，而非 %3</translation></message>
<message><source>%1: expected class 0 to %2, got %3</source><translation>%1：类别应为 0 到 %2，实为 %3</translation></message>
<message><source>%1 (probe %2)</source><translation>%1（探针 %2）</translation></message>
<message><source>%1: networks find no boxes; a predictor can</source><translation>%1：网络不检测框；预测程序可以</translation></message>
<message><source>a class needs no target of its own</source><translation>类别不能单独作为目标</translation></message>
<message><source>Gini index of the patches&apos; magnitudes</source><translation>图像块绝对值的基尼系数</translation></message>
<message><source>change of the map when the picture is rounded (relative 1e-6)</source><translation>图像舍入（相对 1e-6）时热图的变化</translation></message>
<message><source>difference from the map of a float64 pass</source><translation>热图与 float64 前向传播所得热图的距离</translation></message>
<message><source>largest change of the map under small noise</source><translation>小噪声下热图的最大变化</translation></message>
<message><source>rank correlation with the map of another class</source><translation>与另一类别热图的秩相关</translation></message>
<message><source>unknown trait &apos;%1&apos;</source><translation>没有特性“%1”</translation></message>
<message><source>%1: expected a mask with the object as value %2, found no such pixel</source><translation>%1：应为物体数值为 %2 的掩码，但没有这样的像素</translation></message>
<message><source>head: block %1 has heads 0 to %2, got %3</source><translation>头：块 %1 的头为 0 到 %2，实为 %3</translation></message>
<message><source>head: the network is read with heads 0 to %1, got %2</source><translation>头：网络由头 0 到 %1 读取，实为 %2</translation></message>
<message><source>%1: expected %2 to %3, got %4</source><translation>%1：应为 %2 到 %3，实为 %4</translation></message>
<message><source>the map of %1</source><translation>%1 的图</translation></message>
<message><source>%1: expected %2</source><translation>%1：应为 %2</translation></message>
<message><source>a contrast needs two classes, and %1 is not a class</source><translation>对照需要两个类别，而 %1 不是类别</translation></message>
<message><source>choose two different classes: class %1 cannot be compared with itself</source><translation>请选择两个不同的类别：类别 %1 不能与自身比较</translation></message>
<message><source>contrast: maps of %1 x %2 and %3 x %4</source><translation>对照：热图为 %1 x %2 和 %3 x %4</translation></message>
<message><source>pass %1 of %2</source><translation>第 %1 次前向传播，共 %2 次</translation></message>
<message><source>start block</source><translation>起始块</translation></message>
<message><source>query token</source><translation>查询 token</translation></message>
<message><source>discard ratio: expected 0 to below 1, got %1</source><translation>丢弃比例：应为 0 到小于 1，实为 %1</translation></message>
<message><source>gamma: expected 0 to %1, got %2 and %3</source><translation>gamma：应为 0 到 %1，实为 %2 和 %3</translation></message>
<message><source>%1 pictures</source><translation>%1 张图像</translation></message>
<message><source>%1 foreground patches of %2, block %3, %4</source><translation>%2 的 %1 个前景图像块，块 %3，%4</translation></message>
<message><source>%1 patches of %2, block %3, %4</source><translation>%2 的 %1 个图像块，块 %3，%4</translation></message>
<message><source>, without %1</source><translation>，不含 %1</translation></message>
<message><source>variance: expected numbers from 0</source><translation>variance：非负数</translation></message>
<message><source>a negative one</source><translation>负数</translation></message>
<message><source>features as colours: expected at least %1 patches, got %2</source><translation>特征着色：至少需要 %1 个图像块，实为 %2</translation></message>
<message><source>features as colours: the features of this block are not all finite numbers</source><translation>特征着色：此块的特征不全是有限数</translation></message>
<message><source>foreground above %1 leaves %2 of %3 patches; choose a lower threshold</source><translation>高于 %1 的前景只剩 %3 个图像块中的 %2 个；请选择较低的阈值</translation></message>
<message><source>a basis of %1 features for %2</source><translation>基有 %1 个特征，而需要 %2 个</translation></message>
<message><source>the basis was fitted on features of width %1 (k = %2), and these have %3 (k = %4): it fits features of its own width, and sub-networks of its own model with fewer heads</source><translation>此基拟合于宽度为 %1（k = %2）的特征，而这些特征的宽度为 %3（k = %4）：它适用于宽度相同的特征，以及同一模型中头数更少的子网络</translation></message>
<message><source>query: expected at least one patch</source><translation>查询：至少需要一个图像块</translation></message>
<message><source>query: expected patches 0 to %1, got %2</source><translation>查询：图像块应为 0 到 %1，实为 %2</translation></message>
<message><source>the basis %1 is not open; open its file again</source><translation>基 %1 未打开；请重新读取其文件</translation></message>
<message><source>%1 foreground of %2 patches of this picture</source><translation>此图像 %2 个图像块中的 %1 个前景</translation></message>
<message><source>%1 of %2 patches of this picture</source><translation>此图像 %2 个图像块中的 %1 个</translation></message>
<message><source>the kept query has %1 features, and these tokens have %2</source><translation>保留的查询有 %1 个特征，而这些 token 有 %2 个</translation></message>
<message><source>grad-eclip pairs each token&apos;s key with its value, but values of super attention mix all tokens; choose hydra-contribution:all, generic or fullgrad-plus</source><translation>grad-eclip 将每个 token 的键与其值配对，而 Super 注意力的值是所有 token 的混合；请选择 hydra-contribution:all、generic 或 fullgrad-plus</translation></message>
<message><source>method %1 has no map per head</source><translation>方法 %1 没有单个头的热图</translation></message>
<message><source>query token: expected -1 to %1, got %2</source><translation>查询 token：应为 -1 到 %1，实为 %2</translation></message>
<message><source>lens: expected level 0 to %1, got %2</source><translation>透镜：层级应为 0 到 %1，实为 %2</translation></message>
<message><source>method: unknown &apos;%1&apos;; expected one of %2%3</source><translation>方法：未知“%1”；应为以下之一：%2%3</translation></message>
<message><source>method %1: not implemented</source><translation>方法 %1：未实现</translation></message>
<message><source>how the map is computed</source><translation>如何计算热图</translation></message>
<message><source>block, for methods that look at one (default: the last)</source><translation>块，用于只看一个块的方法（默认：最后一块）</translation></message>
<message><source>one head, for attention (default: all, fused)</source><translation>一个头，用于注意力（默认：全部，融合）</translation></message>
<message><source>how attention and rollout fuse heads</source><translation>注意力和 rollout 融合各头的方式</translation></message>
<message><source>query patch of attention (default: the class token)</source><translation>发起关注的图像块，用于注意力（默认：类别 token）</translation></message>
<message><source>first block of products over blocks (default: the method&apos;s own)</source><translation>各块连乘的起点（默认：由方法决定）</translation></message>
<message><source>rollout: share of the smallest attentions ignored, 0 to 0.999</source><translation>rollout：略去的最小注意力的比例，0 到 0.999</translation></message>
<message><source>cp-lrp: gamma of the patch embedding</source><translation>cp-lrp：图像块嵌入的 gamma</translation></message>
<message><source>cp-lrp: gamma of MLPs and classifier</source><translation>cp-lrp：MLP 和分类器的 gamma</translation></message>
<message><source>pictures over which a gradient is averaged; 1: only the picture itself</source><translation>梯度取平均所用的图像数；1：仅该图像</translation></message>
<message><source>vectors that pca and similarity compare: tokens, normed, q, k or v</source><translation>pca 和 similarity 比较的内容：tokens、normed、q、k 或 v</translation></message>
<message><source>pca: use the colours of this kept basis</source><translation>pca：使用先前保留的基中的颜色</translation></message>
<message><source>pca: fit patches whose first component is above T, 0 to 0.95</source><translation>pca：拟合第一分量高于 T 的图像块，0 到 0.95</translation></message>
<message><source>occlusion: side of the painted square</source><translation>occlusion：被涂盖方块的边长</translation></message>
<message><source>occlusion: step of the square</source><translation>occlusion：方块每次移动的距离</translation></message>
<message><source>occlusion: unit of window and stride: patches or pixels</source><translation>occlusion：窗口和步长的单位：patches 或 pixels</translation></message>
<message><source>occlusion: colour of the square: mean of the training pictures, mean of this picture, black or white</source><translation>occlusion：方块的涂色：训练图像的平均颜色 mean、此图像的平均色 average、black 或 white</translation></message>
<message><source>occlusion, shapley: score of a class, its logit or probability</source><translation>occlusion、shapley：针对类别时，用其 logit 或 probability</translation></message>
<message><source>rise: number of random masks</source><translation>rise：随机掩码数</translation></message>
<message><source>rise: cells per side of a mask</source><translation>rise：掩码每边的格数</translation></message>
<message><source>shapley: groups of patches; exact up to 12, sampled beyond</source><translation>shapley：图像块的组数；不超过 12 时精确，更多时采样</translation></message>
<message><source>shapley: number of orders drawn where values are sampled</source><translation>shapley：采样计算时抽取的排列数</translation></message>
<message><source>vit-cx: features share a mask below this cosine distance</source><translation>vit-cx：余弦距离低于此值的特征共用一个掩码</translation></message>
<message><source>similarity: to these patches (3,7-9) of an open picture, given by its id</source><translation>similarity：与某张已打开图像（按其 id）的这些图像块（3,7-9）的相似度</translation></message>
<message><source>%1 has no rule for the gates between this network&apos;s blocks (ProgResViT); choose an attention or gradient method</source><translation>%1 没有适用于此网络块间门控 (ProgResViT) 的规则；请选择注意力类或梯度类方法</translation></message>
<message><source>the question is about an output, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>问题涉及输出，但此模型是没有分类器的骨干网络；请选择其他目标：其嵌入的范数、与图像的相似度、方向或探针</translation></message>
<message><source>%1: expected 0 to %2, got %3</source><translation>%1：应为 0 到 %2，实为 %3</translation></message>
<message><source>%1: reads the output of block %2; this question is about the whole network</source><translation>%1：在块 %2 之后读取；这个问题针对整个网络</translation></message>
<message><source>%1: the autoencoder has features 0 to %2</source><translation>%1：自编码器的特征为 0 到 %2</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3</source><translation>%1：%2 个数字，但嵌入有 %3 个</translation></message>
<message><source>walk-through: expected a block from 0 to %1, got %2</source><translation>分步讲解：块应为 0 到 %1，实为 %2</translation></message>
<message><source>class token</source><translation>类别 token</translation></message>
<message><source>prefix token %1</source><translation>前缀 token %1</translation></message>
<message><source>extra token</source><translation>额外 token</translation></message>
<message><source>token %1 (row %2, col %3)</source><translation>token %1（第 %2 行，第 %3 列）</translation></message>
<message><source>How well each query (row) fits each key (column); %1 fits best with %2, %3.</source><translation>每个查询（行）与每个键（列）的匹配程度；%1 与 %2 最匹配，%3。</translation></message>
<message><source> Only tokens in the same window of %1 × %2 patches meet; prefix tokens meet all.</source><translation> 只有同一个 %1 × %2 图像块窗口内的 token 相遇；前缀 token 与所有 token 相遇。</translation></message>
<message><source> B adds a learned number for the offset between two patches.</source><translation> B 按两个图像块的相距远近加上一个学习得到的数。</translation></message>
<message><source>Scores</source><translation>分数</translation></message>
<message><source>Each row becomes shares that add up to 1; %1 gives %2 % to %3.</source><translation>每一行变成总和为 1 的份额；%1 将 %2 % 给予 %3。</translation></message>
<message><source>Attention weights</source><translation>注意力权重</translation></message>
<message><source>Between the tokens there are %1 × %2 × %3 = %4 weights.</source><translation>token 之间有 %1 × %2 × %3 = %4 个权重。</translation></message>
<message><source>Between the tokens there are %1 weights, where softmax without windows has %2.</source><translation>token 之间有 %1 个权重，而不带窗口的 softmax 有 %2 个。</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches. Prefix tokens are not rotated.</source><translation>图像块的每对特征按其行或列所决定的角度旋转，使查询与键的乘积取决于两个图像块相距多远。图像块之前的 token 保持不变。</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches.</source><translation>图像块的每对特征按其行或列所决定的角度旋转，使查询与键的乘积取决于两个图像块相距多远。</translation></message>
<message><source>QuickGELU</source><translation>QuickGELU</translation></message>
<message><source>GELU (tanh)</source><translation>GELU (tanh)</translation></message>
<message><source>Weighted values</source><translation>加权的值</translation></message>
<message><source>Each row is the mean of all values, weighted by its attention.</source><translation>每一行是所有值的平均，各按其份额计入。</translation></message>
<message><source>Heads joined</source><translation>合并各头</translation></message>
<message><source>The results of all %1 heads side by side; head %2 fills features %3 to %4.</source><translation>全部 %1 个头的结果并排；头 %2 占据特征 %3 到 %4。</translation></message>
<message><source>Queries, rotated by position</source><translation>查询，按位置旋转</translation></message>
<message><source>Keys, rotated by position</source><translation>键，按位置旋转</translation></message>
<message><source>The gate</source><translation>门控</translation></message>
<message><source>How far the gate of each MLP feature opens for each token; near 0 it is closed.</source><translation>MLP 的每个特征对每个 token 开启的程度；接近 0 即为关闭。</translation></message>
<message><source>Up-projection</source><translation>上投影</translation></message>
<message><source>A second projection of the same tokens, without an activation.</source><translation>同一组 token 的第二个投影，不带激活函数。</translation></message>
<message><source>Gated</source><translation>门控后</translation></message>
<message><source>Feature by feature: the gate scales the projection.</source><translation>逐个特征：门控开启的部分通过，其余被拦下。</translation></message>
<message><source>What the MLP adds</source><translation>MLP 添加的内容</translation></message>
<message><source>Back to the width of the tokens, to be added to them.</source><translation>回到 token 的宽度，以便与其相加。</translation></message>
<message><source>Every row is scaled to length 1.</source><translation>每一行缩放到长度 1。</translation></message>
<message><source>Every row is divided by the sum of its magnitudes.</source><translation>每一行除以其绝对值之和。</translation></message>
<message><source>Divided by √T, so that the sum over tokens becomes a mean.</source><translation>除以 √T，使对 token 的求和变为均值。</translation></message>
<message><source>Mapped to −1 … 1.</source><translation>压缩到 −1 … 1。</translation></message>
<message><source>Mapped to 0 … 1: how far each feature&apos;s gate opens.</source><translation>压缩到 0 … 1：每个特征的门控开启的程度。</translation></message>
<message><source>Each column becomes shares over tokens that add up to 1.</source><translation>每一列变成各 token 上总和为 1 的份额。</translation></message>
<message><source>Kernel of the queries</source><translation>查询的核函数</translation></message>
<message><source>Kernel of the keys</source><translation>键的核函数</translation></message>
<message><source>Keys times values</source><translation>键乘值</translation></message>
<message><source>Each token multiplies its own key and value, feature by feature; no other token is needed.</source><translation>每个 token 用自己的键逐个特征标记自己的值；不需要其他 token。</translation></message>
<message><source>Σ over tokens</source><translation>对 token 求和 Σ</translation></message>
<message><source>The one global feature vector</source><translation>唯一的全局特征向量</translation></message>
<message><source>All %1 rows are summed once; every token will read the same %2 numbers.</source><translation>全部 %1 行求和一次；每个 token 都将读取同样的 %2 个数。</translation></message>
<message><source>Gated by the queries</source><translation>由查询门控</translation></message>
<message><source>%1 takes from g what its own query selects.</source><translation>%1 从 g 中取得其自身查询所允许通过的内容。</translation></message>
<message><source>The state of the head</source><translation>头的状态</translation></message>
<message><source>All tokens are summed once, every feature of the keys with every feature of the values: %1 numbers, for any number of tokens.</source><translation>所有 token 求和一次，键的每个特征与值的每个特征相乘：共 %1 个数，与 token 数无关。</translation></message>
<message><source>Read by the queries</source><translation>由查询读取</translation></message>
<message><source>%1 reads from the state what its own query selects.</source><translation>%1 从状态中读取其自身查询所要的内容。</translation></message>
<message><source>Softmax would hold %1 × %2 × %3 = %4 weights between pairs of tokens here; this kind holds %5 sums over tokens.</source><translation>此处 softmax 需保存 token 对之间的 %1 × %2 × %3 = %4 个权重；此类型保存 %5 个对 token 的求和。</translation></message>
<message><source>No T × T matrix here</source><translation>此处没有 T × T 矩阵</translation></message>
<message><source>Without softmax the products can be taken in the other order: tokens are summed before any query reads. %1</source><translation>中间没有 softmax，乘积即可按另一种顺序进行：在任何查询提出之前先对 token 求和。%1</translation></message>
<message><source>LayerNorm</source><translation>LayerNorm</translation></message>
<message><source>Normalised output</source><translation>归一化的输出</translation></message>
<message><source>Each row is normalised to mean 0 and deviation 1 again, since a sum over tokens has no fixed scale.</source><translation>每一行再次变换为均值 0、标准差 1，因为对 token 的求和没有固有的尺度。</translation></message>
<message><source>Tokens</source><translation>输入 token</translation></message>
<message><source>x, the input of block %1</source><translation>x，块 %1 的输入</translation></message>
<message><source>One row for each of %1 tokens; the marked row is the query, %2.</source><translation>%1 个 token 各占一行；标记的行为查询，即 %2。</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Normalised tokens</source><translation>归一化的 token</translation></message>
<message><source>Each row is divided by the root of its mean square, then scaled by learned weights.</source><translation>每一行除以其均方根，再乘以学习得到的权重。</translation></message>
<message><source>Each row is brought to mean 0 and deviation 1 over its features, then scaled and shifted by learned weights.</source><translation>每一行在其特征上变换为均值 0、标准差 1，再用学习得到的权重缩放和平移。</translation></message>
<message><source> Head %1 has features %2 to %3.</source><translation> 头 %1 的特征为 %2 到 %3。</translation></message>
<message><source>unchanged</source><translation>保持不变</translation></message>
<message><source>: the tokens themselves</source><translation>：token 本身</translation></message>
<message><source>No %1 projection: the normalised tokens themselves take its place, which saves %2 weights and a product of %3 by %4.</source><translation>没有 %1 投影：此处直接使用归一化的 token 本身，省去 %2 个权重以及一次 %3 乘 %4 的乘积。</translation></message>
<message><source>: tokens mixed</source><translation>：混合的 token</translation></message>
<message><source>No %1 projection of features; instead one extra product mixes tokens: every row is a learned sum, %2, of all the rows of n₁.</source><translation>没有特征的 %1 投影；改为用一次额外的乘积混合 token：每一行是 n₁ 所有行的学习得到的和，%2。</translation></message>
<message><source>The token mixer</source><translation>token 混合器</translation></message>
<message><source>Learned weights, the same for every picture: how much of every token (column) enters the value of each token (row).</source><translation>学习得到的权重，对每张图像都相同：每个 token（列）有多少进入每个 token（行）的值。</translation></message>
<message><source>Queries</source><translation>查询</translation></message>
<message><source>What each token looks for in the others.</source><translation>每个 token 在其他 token 中寻找什么。</translation></message>
<message><source>Keys</source><translation>键</translation></message>
<message><source>What each token offers to queries.</source><translation>每个 token 提供什么以供查找。</translation></message>
<message><source>Values</source><translation>值</translation></message>
<message><source>What each token gives to the tokens that attend to it.</source><translation>每个 token 交给找到它的 token 的内容。</translation></message>
<message><source>The features of all heads are brought to mean 0 and deviation 1 before they are mixed.</source><translation>所有头的特征在混合之前变换为均值 0、标准差 1。</translation></message>
<message><source>Projection</source><translation>投影</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens, scaled per feature (LayerScale).</source><translation>所有头的特征的学习得到的混合，回到 token 的宽度，并对每个特征缩放 (LayerScale)。</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens.</source><translation>所有头的特征的学习得到的混合，回到 token 的宽度。</translation></message>
<message><source> For %1 the update has %2 % of the input&apos;s norm.</source><translation> 对 %1，更新量的范数为输入范数的 %2 %。</translation></message>
<message><source>The branch is added to the values, because they, not x, have its width.</source><translation>该分支加到值上，因为与其宽度相同的是值而不是 x。</translation></message>
<message><source>The layer only adds to its input, which passes through unchanged.</source><translation>该层只在其输入上做加法，因此途中不会丢失任何内容。</translation></message>
<message><source>Skip connection</source><translation>跳跃连接</translation></message>
<message><source>features need a sparse autoencoder; give it with --sae FILE</source><translation>特征属于稀疏自编码器；请用 --sae FILE 指定</translation></message>
<message><source>%1: already exists; bundles are never overwritten; choose another name</source><translation>%1：已存在，而证据包不替换任何文件；请另选名称</translation></message>
<message><source>%1: already exists; data sets are never overwritten; choose another name</source><translation>%1：已存在，数据集不会替换任何内容；请另选名称</translation></message>
<message><source>the predictor finds %1 boxes; %2 does not exist</source><translation>预测程序找到 %1 个框，没有 %2</translation></message>
<message><source>none of %1 masked pictures had a box like %2: there is no map</source><translation>%1 张被遮挡的图片中没有一张有与 %2 相似的框：没有图</translation></message>
<message><source>expected a name that ends in .%1, got &apos;%2&apos;</source><translation>应为以 .%1 之一结尾的名称，实为“%2”</translation></message>
<message><source>a report has 1 to %1 runs; got %2</source><translation>一份报告有 1 到 %1 次运行，而这里有 %2 次</translation></message>
<message><source>a report cannot use another picture&apos;s activations; switch that off first</source><translation>报告无法注明提供激活的另一张图像；请先关闭该项</translation></message>
<message><source>compressed by gzip</source><translation>gzip 压缩文件</translation></message>
<message><source>unpack it first</source><translation>请先解压</translation></message>
<message><source>compressed by xz</source><translation>xz 压缩文件</translation></message>
<message><source>compressed by zstd</source><translation>zstd 压缩文件</translation></message>
<message><source>a single NumPy array</source><translation>单个 NumPy 数组</translation></message>
<message><source>export the weights as a safetensors file in timm&apos;s names</source><translation>请将权重导出为采用 timm 命名的 safetensors 文件</translation></message>
<message><source>a pointer of git-lfs, not the file itself</source><translation>git-lfs 指针，而不是文件本身</translation></message>
<message><source>fetch it with git lfs pull</source><translation>请用 git lfs pull 获取</translation></message>
<message><source>a web page, not a model</source><translation>网页，而不是模型</translation></message>
<message><source>download the file itself</source><translation>请下载文件本身</translation></message>
<message><source>%1: this is %2: %3</source><translation>%1：这是%2：%3</translation></message>
<message><source>%1: this looks like %2: %3</source><translation>%1：这似乎是%2：%3</translation></message>
<message><source>a TorchServe archive</source><translation>TorchServe 的归档</translation></message>
<message><source>unpack it, and open the file inside</source><translation>请解包并打开其中的文件</translation></message>
<message><source>&apos;%1&apos; is not a valid array name</source><translation>“%1”不是数组名称</translation></message>
<message><source>two arrays of one archive are named %1</source><translation>同一归档中有两个数组都名为 %1</translation></message>
<message><source>%1: not a .npy file (it does not begin with \x93NUMPY)</source><translation>%1：不是 .npy 文件（开头不是 \x93NUMPY）</translation></message>
<message><source>%1: .npy version %2; expected 1, 2 or 3</source><translation>%1：.npy 版本 %2；应为 1、2 或 3</translation></message>
<message><source>%1: the .npy header gives %2 bytes, the file has %3; truncated?</source><translation>%1：.npy 头称为 %2 字节，文件有 %3；是否被截断？</translation></message>
<message><source>%1: array %2</source><translation>%1：数组 %2</translation></message>
<message><source>a number beyond 64 bits</source><translation>超出 64 位的数字</translation></message>
<message><source>an invalid number</source><translation>无效的数字</translation></message>
<message><source>a text that is not UTF-8</source><translation>不是 UTF-8 的文本</translation></message>
<message><source>an invalid escape sequence in a string</source><translation>字符串中有无效的转义序列</translation></message>
<message><source>%1: the %2 of a tensor is not a list of integers</source><translation>%1：张量的 %2 不是整数列表</translation></message>
<message><source>%1: storage %2</source><translation>%1：存储 %2</translation></message>
<message><source>%1: it holds quantised tensors; save the weights before they are quantised</source><translation>%1：含有量化张量；请保存量化之前的权重</translation></message>
<message><source>1 object of an unknown class was</source><translation>1 个未知类的对象</translation></message>
<message><source>%1 objects of unknown classes were</source><translation>%1 个未知类的对象</translation></message>
<message><source>%1 not used, and nothing was run: %2, ...</source><translation>%1 未使用，也没有运行任何内容：%2, ...</translation></message>
<message><source>%1 not used, and nothing was run: %2</source><translation>%1 未使用，也没有运行任何内容：%2</translation></message>
<message><source>%1: this TorchScript archive keeps no named weights (it is frozen); save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1：此 TorchScript 归档不保存具名权重（已冻结）；请在 Python 中用 torch.save(model.state_dict(), FILE) 保存并打开该文件</translation></message>
<message><source>%1: this PyTorch file holds no weights under names that are known here; save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1：此 PyTorch 文件中没有采用此处已知名称的权重；请在 Python 中用 torch.save(model.state_dict(), FILE) 保存并打开该文件</translation></message>
<message><source>it also contains the weights %1; %2 is used</source><translation>其中还有权重 %1；使用的是 %2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none%2</source><translation>%1：此文件夹中应有 model.safetensors、pytorch_model.bin 或一个模型文件，实际没有%2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none. Another snapshot of this model has its weights: open %2</source><translation>%1：此文件夹中应有 model.safetensors、pytorch_model.bin 或一个模型文件，实际没有。此模型的另一个快照含有其权重：请打开 %2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them%3</source><translation>%1：此文件夹中应有 model.safetensors、pytorch_model.bin 或一个模型文件，实有 %2 个：请打开其中一个%3</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them. Another snapshot of this model has its weights: open %3</source><translation>%1：此文件夹中应有 model.safetensors、pytorch_model.bin 或一个模型文件，实有 %2 个：请打开其中一个。此模型的另一个快照含有其权重：请打开 %3</translation></message>
<message><source>%1: a zip archive that is neither a PyTorch file (data.pkl) nor only NumPy arrays; expected a model file, not a packed folder</source><translation>%1：zip 归档中既没有 PyTorch 的 data.pkl，也不只是 NumPy 数组；应为模型文件，而不是打包的文件夹</translation></message>
<message><source>%1: tensor %2 is missing; the index places it here</source><translation>%1：缺少张量 %2；索引称其在此处</translation></message>
<message><source>%1: %2 tensors that the index does not list were left out</source><translation>%1：已略去索引未列出的 %2 个张量</translation></message>
<message><source>sharded %1</source><translation>分片 %1</translation></message>
<message><source>reading %1</source><translation>正在读取 %1</translation></message>
<message><source>%1: the file %2 is missing next to this index (the model has %3 files)</source><translation>%1：此索引旁缺少文件 %2（该模型共有 %3 个文件）</translation></message>
<message><source>%1: expected weights, found another index</source><translation>%1：应为权重，实为另一个索引</translation></message>
<message><source>%1: tensor %2</source><translation>%1：张量 %2</translation></message>
<message><source>%1: dtype %2: quantised weights (fp8), which are not supported. %3</source><translation>%1：dtype %2：量化的权重 (fp8)，此处不能运行。%3</translation></message>
<message><source>%1: dtype %2 is not supported; expected F64, F32, F16, BF16, I64, I32, I16, I8, U8 or BOOL</source><translation>%1：不支持 dtype %2；应为 F64、F32、F16、BF16、I64、I32、I16、I8、U8 或 BOOL</translation></message>
<message><source>%1: its shape has more elements than any file can hold</source><translation>%1：其形状中的元素多于任何文件所能容纳的数量</translation></message>
<message><source>%1: data_offsets [%2, %3) lie outside the %4 bytes of tensor data</source><translation>%1：data_offsets [%2, %3) 超出 %4 字节的张量数据</translation></message>
<message><source>%1: %2 of shape %3 takes %4 bytes, data_offsets [%5, %6) hold %7</source><translation>%1：形状为 %3 的 %2 需要 %4 字节，data_offsets [%5, %6) 为 %7</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: it overlaps the one before it</source><translation>%1：张量 %2 始于字节 %3，应为 %4：它与前一个重叠</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: there is a gap before it</source><translation>%1：张量 %2 始于字节 %3，应为 %4：其前有空洞</translation></message>
<message><source>%1: the tensors end at byte %2 of %3 bytes of tensor data</source><translation>%1：张量在字节 %2 处结束，张量数据共 %3 字节</translation></message>
<message><source>%1: the file is cut off: %2 of %3 bytes of its tensors are missing</source><translation>%1：文件被截断：其张量的 %3 字节中缺少 %2 字节</translation></message>
<message><source>%1: the safetensors header holds a NUL byte; it is not JSON</source><translation>%1：safetensors 头中有 NUL 字节；它不是 JSON</translation></message>
<message><source>%1: bad safetensors header: %2</source><translation>%1：safetensors 头有误：%2</translation></message>
<message><source>%1: tensor %2 of shape %3 has %4 elements; at most %5 per tensor are supported</source><translation>%1：形状为 %3 的张量 %2 有 %4 个元素；此处可读取的网络中单个张量都不超过 %5</translation></message>
<message><source>%1: tensor %2: expected the name of a file next to the index, found %3</source><translation>%1：张量 %2：应为索引旁某个文件的名称，实为 %3</translation></message>
<message><source>%1: an index of %2 files; expected 1 to %3</source><translation>%1：索引含 %2 个文件；应为 1 到 %3</translation></message>
<message><source>%1: cannot be read as a tar: %2</source><translation>%1：无法作为 tar 读取：%2</translation></message>
<message><source>%1: cannot be read as a tar: damaged</source><translation>%1：无法作为 tar 读取：已损坏</translation></message>
<message><source>%1: expected at most %2 files with names of %3 bytes in total, found more</source><translation>%1：最多应为 %2 个文件，名称合计 %3 字节，实际更多</translation></message>
<message><source>%1: its &apos;little_endian&apos; is false; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1：其 &apos;little_endian&apos; 为否；只能读取小端文件：请在小端机器上重新保存</translation></message>
<message><source>%1: expected a list of storage keys after the pickled object</source><translation>%1：pickle 对象之后应为存储键的列表</translation></message>
<message><source>%1: its record &apos;byteorder&apos; says %2; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1：其记录 &apos;byteorder&apos; 为 %2；只能读取小端文件：请在小端机器上重新保存</translation></message>
<message><source>magic number</source><translation>魔数</translation></message>
<message><source>protocol version</source><translation>协议版本</translation></message>
<message><source>%1: a PyTorch file with a protocol other than %2</source><translation>%1：协议不是 %2 的 PyTorch 文件</translation></message>
<message><source>storage keys</source><translation>存储键</translation></message>
<message><source>PyTorch legacy pickle</source><translation>PyTorch 旧式 pickle</translation></message>
<message><source>%1: its %2 has %3 bytes; expected at most %4</source><translation>%1：其 %2 有 %3 字节；最多应为 %4</translation></message>
<message><source>PyTorch zip</source><translation>PyTorch zip 文件</translation></message>
<message><source>To explain it from outside: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES, with a script like those in the help (Programs in place of a model)</source><translation>如需从外部解释：hydrascope-cli explain --predictor &quot;%1&quot; PICTURES，脚本可参照帮助中的示例 (Programs in place of a model)</translation></message>
<message><source>Export it to ONNX. %1</source><translation>请将其导出为 ONNX。%1</translation></message>
<message><source>Open the model that it was made from; or in Python: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</source><translation>请打开制作它的模型；或在 Python 中：AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</translation></message>
<message><source>zlib cannot start</source><translation>zlib 无法启动</translation></message>
<message><source>%1: expected a video, found a text file; lists of files or addresses are not supported: open what it names</source><translation>%1：应为视频，实为文本；其他文件或地址的列表不是视频，请打开其中列出的内容</translation></message>
<message><source>%1: expected a video; it is damaged, or of an unsupported kind</source><translation>%1：应为视频；它已损坏，或属于此处无法读取的类型</translation></message>
<message><source>%1: this program was built without OpenCV and cannot read videos</source><translation>%1：此程序构建时未包含 OpenCV，无法读取视频</translation></message>
<message><source>not enough memory for frames of this size</source><translation>内存不足，无法处理此尺寸的帧</translation></message>
<message><source>rotation: expected 0, 90, 180 or 270 degrees, got %1</source><translation>旋转：应为 0、90、180 或 270 度，实为 %1</translation></message>
<message><source>size of frames: expected 16 to %1 pixels, got %2</source><translation>帧尺寸：应为 16 到 %1 像素，实为 %2</translation></message>
<message><source>camera: expected camera:NUMBER, 0 to 255, got &apos;%1&apos;</source><translation>摄像头：应为 camera:NUMBER，0 到 255，实为“%1”</translation></message>
<message><source>%1: no such file, folder or address of frames</source><translation>%1：没有这样的文件、文件夹或帧地址</translation></message>
<message><source>%1: expected a video file, a folder of pictures, camera:NUMBER or a URL; found something other than a regular file</source><translation>%1：应为视频文件、图像文件夹、camera:NUMBER 或 URL；实际不是普通文件</translation></message>
<message><source>rate of a recording: expected up to %1 frames a second, got %2</source><translation>录制帧率：应不超过每秒 %1 帧，实为 %2</translation></message>
<message><source>a recording: expected a name that ends in .mp4, .avi or .mkv, or a name without suffix for a folder of PNG files; got %1</source><translation>录制：应为以 .mp4、.avi 或 .mkv 结尾的名称，或没有后缀的名称（用于 PNG 文件夹）；实为 %1</translation></message>
<message><source>test frames: expected synthetic:WIDTHxHEIGHT@RATE*FRAMES, 16 to 4096 pixels and up to %1 frames a second, got &apos;%2&apos;</source><translation>合成帧：应为 synthetic:WIDTHxHEIGHT@RATE*FRAMES，16 到 4096 像素，且不超过每秒 %1 帧，实为“%2”</translation></message>
<message><source>its header says %1x%2 pixels; the file is damaged</source><translation>其文件头称为 %1x%2 像素；文件已损坏</translation></message>
<message><source>its header says %1x%2 pixels; expected at most %3 pixels and %4 per side</source><translation>其文件头称为 %1x%2 像素；最多应为 %3 像素，每边 %4</translation></message>
<message><source>its %1x%2 pixels of %3 bytes need %4 MiB to be decoded; expected at most %5: save it smaller, or with 8 bits a channel</source><translation>其 %1x%2 像素、每像素 %3 字节需要 %4 MiB 才能解码；最多应为 %5：请以更小尺寸或每通道 8 位保存</translation></message>
<message><source>a JPEG of %1x%2 pixels in %3 scans, each a pass over the picture; expected at most %4</source><translation>%1x%2 像素、%3 次扫描的 JPEG，每次扫描都要遍历图像；最多应为 %4</translation></message>
<message><source>%1: no image in this folder; expected PNG, JPEG, TIFF, WebP, BMP or PNM files</source><translation>%1：此文件夹中没有图像；应有 PNG、JPEG、TIFF、WebP、BMP 或 PNM 文件</translation></message>
<message><source>its header says %1x%2 pixels, but %3x%4 were decoded; the file is damaged</source><translation>其文件头称为 %1x%2 像素，但解码得到 %3x%4；文件已损坏</translation></message>
<message><source>%1 bytes, more than the %2 allowed here</source><translation>%1 字节，超过此处允许的 %2</translation></message>
<message><source>an image of %1x%2 with %3 bytes cannot be written</source><translation>无法写入 %1x%2、%3 字节的图像</translation></message>
<message><source>a picture file of more than 2 GiB</source><translation>超过 2 GiB 的图像文件</translation></message>
<message><source>the picture cannot be decoded: %1</source><translation>无法解码图像：%1</translation></message>
<message><source>the picture cannot be decoded; the file is damaged, or of an unsupported variety</source><translation>无法解码图像；文件已损坏，或属于此处不能读取的变体</translation></message>
<message><source>unsupported sample type; expected 8 or 16 bits</source><translation>此处不能读取的采样类型；应为 8 或 16 位</translation></message>
<message><source>the picture cannot be written as %1: %2</source><translation>无法将图像写为 %1：%2</translation></message>
<message><source>this build is without OpenCV and reads only PBM, PGM and PPM pictures</source><translation>此版本未包含 OpenCV，只能读取 PBM、PGM 和 PPM 图像</translation></message>
<message><source>an animated WebP, which is not supported; save its first frame as PNG</source><translation>动画 WebP，此处不能读取；请将其第一帧保存为 PNG</translation></message>
<message><source>a WebP file without a picture; truncated?</source><translation>WebP 文件中没有图像；是否被截断？</translation></message>
<message><source>a GIF</source><translation>GIF 文件</translation></message>
<message><source>a HEIC or AVIF picture, or a video</source><translation>HEIC 或 AVIF 图像，或影片</translation></message>
<message><source>a NumPy array</source><translation>NumPy 数组</translation></message>
<message><source>a Photoshop document</source><translation>Photoshop 文档</translation></message>
<message><source>a PDF document</source><translation>PDF 文档</translation></message>
<message><source>a vector graphic</source><translation>矢量图</translation></message>
<message><source>not a picture in a supported format</source><translation>不是此处已知格式的图像</translation></message>
<message><source>the file is empty</source><translation>文件为空</translation></message>
<message><source>%1; expected PNG, JPEG, TIFF, WebP, BMP or PNM</source><translation>%1；应为 PNG、JPEG、TIFF、WebP、BMP 或 PNM</translation></message>
<message><source>its PNG header has %1 bytes; expected 13</source><translation>其 PNG 头有 %1 字节；应为 13</translation></message>
<message><source>a picture of %1 x %2 pixels could not be packed</source><translation>无法压缩 %1 x %2 像素的图像</translation></message>
<message><source>a PNG text needs a key of 1 to 79 ASCII characters, got &quot;%1&quot;</source><translation>PNG 文本的键应为 1 到 79 个 ASCII 字符，实为“%1”</translation></message>
<message><source>a PNG must begin with one IHDR chunk; this one is damaged</source><translation>PNG 应以一个 IHDR 块开始；此文件已损坏</translation></message>
<message><source>a PNG chunk at byte %1 has a wrong checksum; the file is damaged</source><translation>字节 %1 处的 PNG 块校验和错误；文件已损坏</translation></message>
<message><source>a PNG with an unknown critical chunk; the file is damaged</source><translation>PNG 含有标准中没有的关键块；文件已损坏</translation></message>
<message><source>a PNG without picture data; the file is damaged</source><translation>PNG 没有图像数据；文件已损坏</translation></message>
<message><source>a PNM whose largest value is %1; expected 1 to 65535</source><translation>PNM 的最大值为 %1；应为 1 到 65535</translation></message>
<message><source>an empty picture cannot be fed to a network</source><translation>空图像不能输入网络</translation></message>
<message><source>an image size of %1x%2 is not a multiple of the patch size %3</source><translation>图像尺寸 %1x%2 不是图像块大小 %3 的倍数</translation></message>
<message><source>crop fraction %1; expected more than 0 and at most 1</source><translation>裁剪比例 %1；应大于 0 且最多为 1</translation></message>
<message><source>a standard deviation of the input is not positive</source><translation>输入的某个标准差不大于 0</translation></message>
<message><source>cannot resize %1x%2 to %3x%4; expected 1 to %5 a side</source><translation>无法将 %1x%2 缩放为 %3x%4；每边应为 1 到 %5</translation></message>
<message><source>a TIFF of %1 bits a sample, signed or floating point; expected a picture of 1 to 16 bits</source><translation>TIFF 为每采样 %1 位、有符号或浮点；应为 1 到 16 位的图像</translation></message>
<message><source>a TIFF of %1 channels; expected at most 4</source><translation>TIFF 有 %1 个通道；最多应为 4</translation></message>
<message><source>architecture: expected vit-b16, vit-s16 or vit-ti16, got &apos;%1&apos;</source><translation>架构：应为 vit-b16、vit-s16 或 vit-ti16，实为“%1”</translation></message>
<message><source>%1: %2 is both an answer by rank and the name of class %3; use name:%4 for the class, or the index of the other</source><translation>%1：%2 既是按名次的回答之一，又是类别 %3 的名称；指该类别请写 name:%4，指另一个请写其编号</translation></message>
<message><source>%1 is the name of class %2 and the index of class %3: use name:%4 or index:%5</source><translation>%1 是类别 %2 的名称，也是类别 %3 的编号：请写 name:%4 或 index:%5</translation></message>
<message><source>%1 matches %2 classes, the first %3 and %4: use index:%5 or index:%6</source><translation>%1 可能是 %2 个类别中的任何一个，前两个是 %3 和 %4：请写 index:%5 或 index:%6</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5</source><translation>%1 是类别 %2 和 %3 的名称：请写 index:%4 或 index:%5</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5, or the synset %6 or %7</source><translation>%1 是类别 %2 和 %3 的名称：请写 index:%4 或 index:%5，或同义词集 %6 或 %7</translation></message>
<message><source>the steps of a classifier: expected up to %1 of linear:N, norm, %2; found %3</source><translation>分类器的步骤：应为 linear:N、norm、%2 中的最多 %1 个，实际为 %3</translation></message>
<message><source>%1: expected pixels up to %2, as 448, 672x448 (height x width) or long:896, got &apos;%3&apos;</source><translation>%1：应为不超过 %2 的像素数，如 448、672x448（高 x 宽）或 long:896，实际为“%3”</translation></message>
<message><source>%1: expected whole patches of %2 pixels, got %3; nearest is %4</source><translation>%1：应为 %2 像素图像块的整数倍，实际为 %3；最接近的是 %4</translation></message>
<message><source>%1: this network answers in rounds, each with its own picture size</source><translation>%1：该网络分轮作答，每轮有各自的尺寸</translation></message>
<message><source>%1: this network encodes positions in a table for %2 x %3 patches; it takes only %4x%5</source><translation>%1：该网络用 %2 x %3 图像块的表记录位置，只接受 %4x%5</translation></message>
<message><source>what is switched off: the network has blocks 0 to %1, got %2</source><translation>关闭的内容：网络的块为 0 到 %1，实为 %2</translation></message>
<message><source>what is switched off: a block has heads 0 to %1, got %2.%3</source><translation>关闭的内容：块的头为 0 到 %1，实为 %2.%3</translation></message>
<message><source>%1: entry %2, %3: names no class; expected [&quot;tench&quot;, ...], {&quot;0&quot;: &quot;tench&quot;, ...}, {&quot;tench&quot;: 0, ...} or such a list under &quot;id2label&quot;</source><translation>%1：第 %2 项，%3：没有给出类别名；应为 [&quot;tench&quot;, ...]、{&quot;0&quot;: &quot;tench&quot;, ...}、{&quot;tench&quot;: 0, ...}，或 &quot;id2label&quot; 下的这种列表</translation></message>
<message><source>%1: a key occurs twice; expected each class once</source><translation>%1：有一个键出现了两次；每个类别应只出现一次</translation></message>
<message><source>%1: contains no class name</source><translation>%1：此文件中没有类别名称</translation></message>
<message><source>%1:%2: expected an index and a name, such as 0&lt;TAB&gt;tench, found %3</source><translation>%1:%2：应为索引和名称，例如 0&lt;TAB&gt;tench，实为 %3</translation></message>
<message><source>%1: %2 lines; expected at most %3 class names</source><translation>%1：%2 行；类别名称最多应为 %3 个</translation></message>
<message><source>architecture, if its files do not tell: a timm model name</source><translation>文件未说明时的网络类型：timm 模型名</translation></message>
<message><source>attention heads, if the file does not tell</source><translation>注意力头数，如果文件未说明</translation></message>
<message><source>patch size in pixels</source><translation>图像块大小（像素）</translation></message>
<message><source>input size in pixels that the position embedding was made for</source><translation>位置嵌入所对应的输入尺寸（像素）</translation></message>
<message><source>input width, if it differs from image_height</source><translation>与 image_height 不同时</translation></message>
<message><source>activation of the MLP</source><translation>MLP 的</translation></message>
<message><source>epsilon of LayerNorm</source><translation>LayerNorm 的</translation></message>
<message><source>what the classifier reads</source><translation>分类器读取的内容</translation></message>
<message><source>mean of the input per channel, on [0, 1]</source><translation>输入各通道的均值，范围 [0, 1]</translation></message>
<message><source>deviation of the input per channel, on [0, 1]</source><translation>输入各通道的标准差，范围 [0, 1]</translation></message>
<message><source>share of the resized short side that is kept</source><translation>缩放后短边所保留的比例</translation></message>
<message><source>whether the picture keeps its proportions</source><translation>图像是否保持长宽比</translation></message>
<message><source>interpolation of the resize</source><translation>缩放所用的</translation></message>
<message><source>head counts a HydraViT was trained for</source><translation>HydraViT 训练过的头数</translation></message>
<message><source>weights to use, if the file has averaged and trained ones</source><translation>文件同时有平均权重和训练所得权重时使用哪一组</translation></message>
<message><source>prefix of its tensors&apos; names, if the file contains several networks</source><translation>文件含有多个网络时，所用网络的张量名称的开头</translation></message>
<message><source>a plain network&apos;s order of heads by importance (default: MODEL.heads.json)</source><translation>普通网络的：按重要性排列的头（默认：MODEL.heads.json）</translation></message>
<message><source>class names: one per line, an index and a name per line, or JSON</source><translation>类别名称：每行一个，每行一个索引和名称，或 JSON</translation></message>
<message><source>meaning of the outputs: classes of which one is true, independent labels, or numbers</source><translation>输出的含义：其中只有一个为真的类别、彼此独立的标签，或数值</translation></message>
<message><source>activation between the layers of a classifier with several, which files do not tell</source><translation>多层分类器各层之间的函数，任何文件都不注明</translation></message>
<message><source>CLIP, SigLIP or DINOv3: a sentence as a class; repeat for more classes</source><translation>用于 CLIP、SigLIP 或 DINOv3：把一个句子作为类别；再次给出下一个</translation></message>
<message><source>sentence around each prompt, like &apos;a photo of a {}&apos;; repeat to average several</source><translation>&apos;a photo of a {}&apos;：提示词的位置；重复指定则取平均</translation></message>
<message><source>tokenizer file of the text tower (default: next to the model)</source><translation>文本塔的分词器文件（默认：模型旁边）</translation></message>
<message><source>DINOv3: dino.txt&apos;s vision head and text encoder (default: *dinotxt* next to the model)</source><translation>用于 DINOv3：dino.txt 的视觉头和文本编码器（默认：模型旁边的 *dinotxt*）</translation></message>
<message><source>how prompts are cleaned before they become tokens (default: as the model&apos;s authors do)</source><translation>提示词在切分成 token 之前如何处理（默认：与模型作者相同）</translation></message>
<message><source>heads: expected 1 to %1, got %2</source><translation>头数：应为 1 到 %1，实为 %2</translation></message>
<message><source>heads: %1 of %2 heads under the %3 scheme do not divide a %4 of %5 evenly</source><translation>头数：在 %3 方案下取 %2 个头中的 %1 个，会使 %5 的%4不是整数</translation></message>
<message><source>hidden width</source><translation>隐藏宽度</translation></message>
<message><source>head width</source><translation>头宽度</translation></message>
<message><source>%1 needs its own queries, keys and values, but this block&apos;s weights were trained for %2 and have no blocks.%3.attn.qkv.weight</source><translation>%1 需要自身的查询、键和值，但检查点中此块的权重是为 %2 训练的，没有 blocks.%3.attn.qkv.weight</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wa.weight</source><translation>%1 需要为其训练的权重：检查点有 blocks.%2.attn.qkv，但没有 blocks.%3.attn.wa.weight</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wq.weight</source><translation>%1 需要为其训练的权重：检查点有 blocks.%2.attn.qkv，但没有 blocks.%3.attn.wq.weight</translation></message>
<message><source>%1 multiplies the %2 features of its tokens with the %3 of its heads; under this slicing scheme they differ</source><translation>%1 将其 token 的 %2 个特征与其头的 %3 个特征相乘；此切分方案使两者不同</translation></message>
<message><source>%1 mixes exactly %2 tokens, this image has %3; choose the image size that the checkpoint was trained for</source><translation>%1 恰好混合 %2 个 token，此图像有 %3 个；请选择检查点训练时的图像尺寸</translation></message>
<message><source>what is switched off: block %1 has %2 attention, which needs every patch in place: patches cannot be dropped, nor tokens added</source><translation>关闭的内容：块 %1 使用 %2 注意力，它要求每个图像块都在原位：不能去掉图像块，也不能添加 token</translation></message>
<message><source>what is changed: this network answers in rounds, and an autoencoder&apos;s features belong to a single pass</source><translation>所做的更改：该网络分轮作答，而自编码器的特征属于一次前向传播</translation></message>
<message><source>what is switched off: the classifier reads the mean of the patches, so at least one must remain</source><translation>关闭的内容：分类器读取图像块的均值，因此至少须保留一个</translation></message>
<message><source>image size: expected at least one patch of %1 pixels, got %2 x %3</source><translation>图像尺寸：至少应为一个 %1 像素的图像块，实为 %2 x %3</translation></message>
<message><source>attention plan: %1 blocks for a network of %2</source><translation>注意力方案：%1 个块，而网络有 %2 个</translation></message>
<message><source>the network&apos;s logits</source><translation>网络的 logit</translation></message>
<message><source>the network&apos;s embedding</source><translation>网络的嵌入</translation></message>
<message><source>a picture of %1 x %2 pixels takes about %3 GB of memory with this network, and this machine has %4; %5 x %6 would fit</source><translation>用该网络处理 %1 x %2 像素的图像约需 %3 GB 内存，而本机只有 %4 GB；%5 x %6 可以容纳</translation></message>
<message><source>a trace takes one image, got %1</source><translation>跟踪对应一张图像，实为 %1</translation></message>
<message><source>what is switched off: patches cannot be dropped, nor tokens added, in a round that reads the tokens of the previous one</source><translation>关闭的内容：在读取上一轮 token 的轮次中，不能去掉图像块，也不能添加 token</translation></message>
<message><source>pooling: map needs a network with a pooling head (attn_pool.latent); choose token or avg</source><translation>池化：map 用于带池化头 (attn_pool.latent) 的网络；请选择 token 或 avg</translation></message>
<message><source>caption below the figure (default: what is shown; &apos;&apos; for none)</source><translation>插图下方的图注（默认：所显示的内容；&apos;&apos; 表示无）</translation></message>
<message><source>--limits: expected LOW,HIGH, two numbers, got &apos;%1&apos;</source><translation>--limits：应为 LOW,HIGH 两个数字，实为“%1”</translation></message>
<message><source>ends of the colour bars, in place of each map&apos;s own</source><translation>色条的两端，代替热图自身的范围</translation></message>
<message><source>show only the positive part of signed maps</source><translation>仅有符号热图的正值部分</translation></message>
<message><source>head-matrix: each block&apos;s most important heads first</source><translation>head-matrix：每块最重要的头在前</translation></message>
<message><source>number of predictions below each map, 0 to 10</source><translation>每张热图下方的预测数，0 到 10</translation></message>
<message><source>which maps share a colour range</source><translation>哪些热图共用一个颜色范围</translation></message>
<message><source>draw the outline of the object, from the mask next to the picture</source><translation>物体的轮廓，取自图像旁的掩码</translation></message>
<message><source>show the whole picture, darkened where the network does not see it (default: only what it sees)</source><translation>整张图像，网络看不到的部分变暗（默认：只显示网络看到的部分）</translation></message>
<message><source>show the picture and its marks, without the map&apos;s colours</source><translation>图像及其标记，不含热图的颜色</translation></message>
<message><source>omit the colour bar</source><translation>不含色条</translation></message>
<message><source>width of the figure, 10 to 2000 mm (a journal&apos;s column is 84, two are 174)</source><translation>插图宽度，10 到 2000 mm（期刊单栏为 84，双栏为 174）</translation></message>
<message><source>resolution of PNG files and of pictures inside SVG and PDF, 20 to 2400</source><translation>PNG 以及 SVG 和 PDF 中图像的分辨率；20 到 2400</translation></message>
<message><source>font size in points, 3 to 72</source><translation>磅，3 到 72</translation></message>
<message><source>an installed font family (default: the first of a list, DejaVu Sans)</source><translation>已安装的字体系列（默认：列表中的第一个，DejaVu Sans）</translation></message>
<message><source>panels per row</source><translation>并排的子图数</translation></message>
<message><source>omit a, b, c</source><translation>不加 a、b、c 编号</translation></message>
<message><source>--%1: expected %2, got %3</source><translation>--%1：应为 %2，实为 %3</translation></message>
<message><source>--limits: expected LOW,HIGH with LOW below HIGH, got %1,%2</source><translation>--limits：应为 LOW,HIGH，且 LOW 小于 HIGH，实为 %1,%2</translation></message>
<message><source>its answer</source><translation>应答</translation></message>
<message><source>[left, top, right, bottom]</source><translation>[左, 上, 右, 下]</translation></message>
<message><source>%1 numbers</source><translation>%1 个数</translation></message>
<message><source>%1: expected a list of at most %2 boxes, got %3</source><translation>%1：应为最多 %2 个框的列表，实际为 %3</translation></message>
<message><source>%1: expected boxes as JSON objects, got %2</source><translation>%1：框应为 JSON 对象，实际为 %2</translation></message>
<message><source>%1: box %2</source><translation>%1：框 %2</translation></message>
<message><source>%1: some boxes have all scores, others only a class</source><translation>%1：有的框带全部得分，有的只带类别</translation></message>
<message><source>pixels a side, or [height, width]</source><translation>边长像素数，或 [高, 宽]</translation></message>
<message><source>mean and std, or a range, not both</source><translation>mean 与 std，或 range，二者不可并用</translation></message>
<message><source>two ascending numbers</source><translation>两个递增的数</translation></message>
<message><source>a list of texts</source><translation>文本列表</translation></message>
<message><source>a divisor of %1</source><translation>%1 的约数</translation></message>
<message><source>%1: expected a JSON object, got %2</source><translation>%1：应为 JSON 对象，实际为 %2</translation></message>
<message><source>at most %1 pixels in all</source><translation>总共最多 %1 个像素</translation></message>
<message><source>the kept picture</source><translation>保留的图像</translation></message>
<message><source>output %1</source><translation>输出 %1</translation></message>
<message><source>box %1</source><translation>框 %1</translation></message>
<message><source>embedding norm</source><translation>嵌入范数</translation></message>
<message><source>similarity to %1</source><translation>与 %1 的相似度</translation></message>
<message><source>similarity to patches %1 of %2</source><translation>与 %2 的图像块 %1 的相似度</translation></message>
<message><source>similarity to patch %1 of %2</source><translation>与 %2 的图像块 %1 的相似度</translation></message>
<message><source>feature %1 of %2</source><translation>%2 的特征 %1</translation></message>
<message><source>feature %1 of %2 at patches %3</source><translation>%2 的特征 %1，图像块 %3</translation></message>
<message><source>direction %1</source><translation>方向 %1</translation></message>
<message><source>probe %1</source><translation>探针 %1</translation></message>
<message><source>class %1 of probe %2</source><translation>探针 %2 的类别 %1</translation></message>
<message><source>a random order</source><translation>随机顺序</translation></message>
<message><source>of the two formulas in its project, the one that subtracts b_dec from x explains %1 of the variance, the other %2</source><translation>其项目的两个公式中，从 x 减去 b_dec 的解释方差的 %1，另一个为 %2</translation></message>
<message><source>of the two formulas in its project, the one that does not subtract b_dec from x explains %1 of the variance, the other %2</source><translation>其项目的两个公式中，不从 x 减去 b_dec 的解释方差的 %1，另一个为 %2</translation></message>
<message><source>%1: made for tokens of width %2, the network has %3</source><translation>%1：针对宽度 %2 的 token，网络为 %3</translation></message>
<message><source>%1: reads the output of block %2, the network has blocks 0 to %3; choose another with --sae-block</source><translation>%1：读取块 %2 的输出，网络的块为 0 到 %3；请用 --sae-block 另行指定</translation></message>
<message><source>%1: reads only the class token, expected one that reads patches</source><translation>%1：只读取类别 token，需要读取图像块的</translation></message>
<message><source>a word, or an object { ... }</source><translation>词或对象 { ... }</translation></message>
<message><source>%1: expected a line of JSON followed by a PyTorch file, as saev writes them, found no end of the line in %2 bytes</source><translation>%1：应为一行 JSON 后接 PyTorch 文件（saev 的格式），在 %2 字节内没有找到行尾</translation></message>
<message><source>%1: a saev file of schema %2; schemas up to %3 are supported</source><translation>%1：schema %2 的 saev 文件；已知到 %3</translation></message>
<message><source>a word</source><translation>词</translation></message>
<message><source>%1: no PyTorch file follows its header</source><translation>%1：文件头之后没有 PyTorch 文件</translation></message>
<message><source>%1: expected an autoencoder&apos;s sae_weights.safetensors, sae.safetensors, ae.pt, weights.pt or sae.pt in this folder, found none</source><translation>%1：此文件夹中应有自编码器的 sae_weights.safetensors、sae.safetensors、ae.pt、weights.pt 或 sae.pt，没有找到</translation></message>
<message><source>%1: an MSAE of CLIP&apos;s pooled embedding; expected an autoencoder of a block&apos;s tokens</source><translation>%1：是 CLIP 池化嵌入的 MSAE；需要块 token 的自编码器</translation></message>
<message><source>%1: not a supported autoencoder: expected an encoder (W_enc or encoder.weight) and a decoder (W_dec or decoder.weight)</source><translation>%1：不是此处已知的自编码器：应有编码器（W_enc 或 encoder.weight）和解码器（W_dec 或 decoder.weight）</translation></message>
<message><source>%1: cannot be written in SAELens format: expected an autoencoder with codes relu, topk or threshold on tokens without normalisation</source><translation>%1：无法按 SAELens 的格式写出：应为在未归一化的 token 上使用 relu、topk 或 threshold 编码的自编码器</translation></message>
<message><source>scene size: expected 32 to 2048 pixels, got %1</source><translation>场景尺寸：应为 32 到 2048 像素，实为 %1</translation></message>
<message><source>samples a pixel and direction: expected 1 to 16, got %1</source><translation>每像素每方向的采样数：应为 1 到 16，实为 %1</translation></message>
<message><source>scene %1 of seed %2: no clear layout in 1000 attempts</source><translation>种子 %2 的场景 %1：尝试 1000 次仍没有清晰的布局</translation></message>
<message><source>%1; is there room for %2 MiB?</source><translation>%1；是否有 %2 MiB 的空间？</translation></message>
<message><source>number of scenes: expected 1 to 1000000, got %1</source><translation>场景数：应为 1 到 1000000，实为 %1</translation></message>
<message><source>scenes of %1 pixels in patches of %2: expected a size of 32 to 2048 that is a multiple of the patch</source><translation>%1 像素的场景，图像块为 %2：尺寸应为 32 到 2048，且为图像块的倍数</translation></message>
<message><source>scenes read from %1</source><translation>已从 %1 读取场景</translation></message>
<message><source>rendering %1 scenes of %2 x %3 pixels</source><translation>正在渲染 %1 个 %2 x %3 像素的场景</translation></message>
<message><source>scene %1 of %2</source><translation>第 %1 个场景，共 %2 个</translation></message>
<message><source>scenes are not cached: %1</source><translation>未保留场景：%1</translation></message>
<message><source>LibTorch finds no GPU; nvidia-smi says whether the driver does</source><translation>LibTorch 未找到 GPU；可用 nvidia-smi 查看驱动程序是否找到</translation></message>
<message><source>there is one GPU, cuda:0</source><translation>只有一个 GPU：cuda:0</translation></message>
<message><source>there are cuda:0 to cuda:%1</source><translation>可用的有 cuda:0 到 cuda:%1</translation></message>
<message><source>out of memory</source><translation>内存不足</translation></message>
<message><source>device %1: not enough memory: choose a smaller batch (--batch), a smaller picture or fewer jobs, or end other programs that use it</source><translation>设备 %1：内存不足：请选择较小的批次 (--batch)、较小的图像或较少的作业，或结束在其上运行的其他程序</translation></message>
<message><source>device %1: %2</source><translation>设备 %1：%2</translation></message>
<message><source>NaN at [%1]</source><translation>[%1] 处的 NaN</translation></message>
<message><source>infinity at [%1]</source><translation>[%1] 处的无穷大</translation></message>
<message><source>-infinity at [%1]</source><translation>[%1] 处的负无穷大</translation></message>
<message><source>LibTorch multiplies at %1 GFLOPS: it is linked to the reference BLAS. Install an optimised one, on Debian: apt-get install libopenblas0-openmp</source><translation>LibTorch 的乘法速度为 %1 GFLOPS：它链接的是参考 BLAS。请安装优化版本，在 Debian 上：apt-get install libopenblas0-openmp</translation></message>
<message><source>%1: expected at least two words, one per line; got %2</source><translation>%1: 应为每行一个词，至少两个；得到 %2</translation></message>
<message><source>%1: word %2: expected each word once, got it twice</source><translation>%1: 词 %2：每个词应只出现一次，却出现了两次</translation></message>
<message><source>%1: expected at most %2 characters, got %3</source><translation>%1：最多应为 %2 个字符，实为 %3</translation></message>
<message><source>expected at most %1 %2s, got more</source><translation>最多应为 %1 个 %2，实际更多</translation></message>
<message><source>expected prompts, one per line; got none</source><translation>应为提示词，每行一个；实际没有</translation></message>
<message><source>expected at most %1 sentences, got %2 prompts in %3 templates</source><translation>最多应为 %1 个句子，实为 %3 个模板中的 %2 个提示词</translation></message>
<message><source>prompt %1: expected each prompt once, got it twice</source><translation>提示词 %1：每个提示词应出现一次，实际出现两次</translation></message>
<message><source>template %1: expected {} in place of the prompt, as in &apos;a photo of a {}&apos;</source><translation>模板 %1：提示词的位置应为 {}，例如 &apos;a photo of a {}&apos;</translation></message>
<message><source>template %1: expected at most %2 characters including the longest prompt, got %3</source><translation>模板 %1：代入最长提示词后应最多 %2 个字符，实为 %3 个</translation></message>
<message><source>a text of %1 ids: expected 1 to %2</source><translation>文本有 %1 个 id：应为 1 到 %2</translation></message>
<message><source>a text of %1 ids: expected %2</source><translation>%1 个 ID 的文本：应为 %2</translation></message>
<message><source>id %1 of a text: expected 0 to %2</source><translation>文本的 id %1：应为 0 到 %2</translation></message>
<message><source>its text tower is BERT or another unsupported one</source><translation>其文本塔属于 BERT 或其他模型，此处不能运行</translation></message>
<message><source>%1: text_config.hidden_act: expected one of quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, found %2</source><translation>%1：text_config.hidden_act：应为 quick_gelu、gelu、gelu_new、gelu_pytorch_tanh 之一，实为 %2</translation></message>
<message><source>%1: text_config: expected an object { ... }, found %2</source><translation>%1：text_config：应为对象 { ... }，实为 %2</translation></message>
<message><source>%1: text_config.%2: expected a number from %3 to %4, found %5</source><translation>%1：text_config.%2：应为 %3 到 %4 的数，实为 %5</translation></message>
<message><source>%1: text_config.num_attention_heads: expected a divisor of %2, found %3</source><translation>%1：text_config.num_attention_heads：应为 %2 的约数，实为 %3</translation></message>
<message><source>the file has no logit_scale: cosines are multiplied by 100, as in trained CLIPs</source><translation>文件没有 logit_scale：余弦乘以 100，与训练好的 CLIP 相同</translation></message>
<message><source>%1: no prompts for this model: expected SigLIP&apos;s logit_bias, a number from -1e6 to 1e6</source><translation>%1：此模型不能使用提示词：应有 SigLIP 的 logit_bias，即 -1e6 到 1e6 的数</translation></message>
<message><source>%1: no prompts for this model: %2</source><translation>%1：此模型不能使用提示词：%2</translation></message>
<message><source>%1: no prompts for this model: the file has no text tower. A CLIP or SigLIP saved with both towers has one (token_embedding or text_model)</source><translation>%1：此模型不能使用提示词：文件中没有文本塔。保存了两个塔的 CLIP 或 SigLIP 才有（token_embedding 或 text_model）</translation></message>
<message><source>%1: no prompts for this model: its text tower has no projection (%2), without which texts and pictures cannot be compared</source><translation>%1：此模型不能使用提示词：其文本塔没有投影（%2），缺少它就无法比较文本与图像</translation></message>
<message><source>%1: a text tower of width %2, %3 tokens and %4 positions: expected at most %5, %6 and %7</source><translation>%1：文本塔的宽度为 %2，有 %3 个 token 和 %4 个位置：最多应为 %5、%6 和 %7</translation></message>
<message><source>%1: the text tower has no block %20</source><translation>%1：文本塔没有块 %20</translation></message>
<message><source>%1: expected model.merges, the byte pairs of a tokenizer</source><translation>%1：应有 model.merges，即分词器的字节对</translation></message>
<message><source>%1: model.%2: expected %3, found %4</source><translation>%1：model.%2：应为 %3，实为 %4</translation></message>
<message><source>%1: model.merges[%2]: expected a pair of texts</source><translation>%1：model.merges[%2]：应为一对文本</translation></message>
<message><source>%1: image_size %2 is not a multiple of patch_size %3</source><translation>%1：image_size %2 不是 patch_size %3 的倍数</translation></message>
<message><source>%1: image_size %2 in patches of %3 makes %4 patches; at most %5 can be trained, because the cost of attention grows with their square</source><translation>%1：image_size %2、图像块 %3 会产生 %4 个图像块；此处最多训练 %5 个，因为注意力随其平方增长</translation></message>
<message><source>%1: base: expected the name of a file next to this one, in chains of at most %2, found %3</source><translation>%1：base：应为此文件旁某个文件的名称，最多连续 %2 个，实为 %3</translation></message>
<message><source>%1: heads: expected ascending head counts without repetition</source><translation>%1：heads：应为递增且不重复的头数</translation></message>
<message><source>%1: weights: expected one for each of the %2 heads, not all 0, found %3</source><translation>%1：weights：%2 个头各应有一个，且不全为 0，实为 %3</translation></message>
<message><source>%1: &quot;thinking&quot; needs two or more &quot;heads&quot;, ending with %2, and one classifier for all</source><translation>%1：&quot;thinking&quot; 需要两个或更多 &quot;heads&quot;，最后一个为全部 %2 个，并共用一个分类器</translation></message>
<message><source>%1: val_heads: %2 is not a round of this network</source><translation>%1：val_heads：%2 不是此网络的轮次</translation></message>
<message><source>%1: the class folder %2 has a name that is not UTF-8; rename it</source><translation>%1：类别文件夹 %2 的名称不是 UTF-8；请重命名</translation></message>
<message><source>%1: expected one folder per class, found %2 and %3</source><translation>%1：应为每个类别一个文件夹，实为 %2 和 %3</translation></message>
<message><source>%1: expected one sub-folder per class, at least 2, found %2</source><translation>%1：应为每个类别一个子文件夹，至少 2 个，实为 %2</translation></message>
<message><source>training: only a plain pre-norm ViT with a class token, qkv biases and GELU can be trained</source><translation>训练：只能训练带类别 token、qkv 偏置和 GELU 的普通 pre-norm ViT</translation></message>
<message><source>%1: cannot start this training: %2 is %3, expected %4</source><translation>%1：不能作为此训练的起点：%2 为 %3，应为 %4</translation></message>
<message><source>the number of prefix tokens</source><translation>前缀 token 的数量</translation></message>
<message><source>MLP width per feature</source><translation>每个特征的 MLP 宽度</translation></message>
<message><source>%1: cannot start this training: it has %2 heads, more than %3</source><translation>%1：不能作为此训练的起点：它有 %2 个头，多于 %3</translation></message>
<message><source>%1: cannot start this training: it has a tensor &apos;%2&apos;, which the network being trained does not have</source><translation>%1：不能作为此训练的起点：它有张量 “%2”，而正在训练的网络没有</translation></message>
<message><source>%1: not a training checkpoint of this program</source><translation>%1：不是此程序的训练检查点</translation></message>
<message><source>%1: belongs to another configuration: only keys that do not affect the weights may change before a training is resumed</source><translation>%1：属于另一个配置：训练与其续训之间，只能更改不影响权重的键</translation></message>
<message><source>%1: tensor %2 is missing or has another shape; expected float32 %3</source><translation>%1：张量 %2 缺失或形状不同；应为 float32 %3</translation></message>
<message><source>%1 data: %2</source><translation>%1 数据：%2</translation></message>
<message><source>%1: one step would need %2e12 multiplications, expected at most %3e12: choose a smaller image_size, larger patches, or a smaller batch</source><translation>%1：每步乘法次数将为 %2e12，最多应为 %3e12：请选择较小的 image_size、更大的图像块或更小的批次</translation></message>
<message><source>%1: needs %2 MiB for its weights and %3 MiB for its pictures; this machine has %4 MiB</source><translation>%1：权重需要 %2 MiB，图像需要 %3 MiB；本机有 %4 MiB</translation></message>
<message><source>%1: %2 steps of %3 pictures, %4 GMACs per picture forward, %5 MiB of weights and pictures</source><translation>%1：%2 步，每步 %3 张图像，每张图像前向 %4 GMACs，权重和图像共 %5 MiB</translation></message>
<message><source>%1: no such folder</source><translation>%1：没有这个文件夹</translation></message>
<message><source>%1: contains no %2, which a training writes to its output folder once it has read its data</source><translation>%1：没有 %2；训练在取得数据后会立即将其写入输出文件夹</translation></message>
<message><source>the last line of history.csv is incomplete and is ignored</source><translation>history.csv 的最后一行不完整，已略去</translation></message>
<message><source>faithfulness needs classes, and this predictor finds boxes</source><translation>faithfulness 针对类别，而此预测程序检测框</translation></message>
<message><source>the network command library could not be loaded: %1</source><translation>无法加载网络的程序库：%1</translation></message>
<message><source>%1 could not be written</source><translation>无法写入 %1</translation></message>
<message><source>predictor %1: %2%3</source><translation>预测程序 %1：%2%3</translation></message>
<message><source>an .npz of mean, axes, variance, gate and provenance</source><translation>含 mean、axes、variance、gate 和 provenance 的 .npz</translation></message>
<message><source>another archive</source><translation>另一种归档</translation></message>
<message><source>%1: 1 to %2 numbers</source><translation>%1：1 到 %2 个数字</translation></message>
<message><source>%1: %2 numbers</source><translation>%1：%2 个数字</translation></message>
<message><source>%1: finite numbers</source><translation>%1：有限数</translation></message>
<message><source>NaN or infinity</source><translation>NaN 或无穷大</translation></message>
<message><source>%1: no feature basis: expected %2, found %3</source><translation>%1：不是特征基：应为 %2，实为 %3</translation></message>
<message><source>%1: the blocks of this module have %2 %3 and %4; all blocks must have the same</source><translation>%1：此模块的块中 %2 有 %3 和 %4；此处所有块应为同一个值</translation></message>
<message><source>what is changed: features need an autoencoder; open one (--sae FILE)</source><translation>所做的更改：特征属于自编码器；请打开一个（--sae FILE）</translation></message>
<message><source>%1: a transcoder outputs another place&apos;s activations, which cannot replace the tokens</source><translation>%1：转码器给出的是另一处的激活，不能代替 token</translation></message>
<message><source>what is switched off: another picture&apos;s activations need that picture (--from)</source><translation>关闭的内容：使用另一张图像的激活值需要该图像 (--from)</translation></message>
<message><source>what is switched off: the other picture has %1 tokens of width %2, this one %3 of %4</source><translation>关闭的内容：另一张图像的前向传播有 %1 个宽度 %2 的 token，此图像有 %3 个宽度 %4 的 token</translation></message>
<message><source>%1: no more pictures; the device may be unplugged or in use by another program, or the stream has ended</source><translation>%1：不再提供图像；设备可能已拔出或被其他程序占用，或者流已结束</translation></message>
<message><source>%1: expected frames of 8-bit colours, found OpenCV&apos;s type %2</source><translation>%1：应为 8 位颜色的帧，实为 OpenCV 类型 %2</translation></message>
<message><source>ended after %1 of %2 frames</source><translation>共 %2 帧，在第 %1 帧之后结束</translation></message>
<message><source>%1: frame %2 is damaged: %3</source><translation>%1：帧 %2 已损坏：%3</translation></message>
<message><source>%1: frames of %2 x %3 pixels; expected at most %4, no side above %5</source><translation>%1：%2 x %3 像素的帧；应最多为 %4，且任一边不超过 %5</translation></message>
<message><source>features, %1 heads</source><translation>特征，%1 个头</translation></message>
<message><source>concepts, %1 heads</source><translation>概念，%1 个头</translation></message>
<message><source>heads: an embedding of %1 of %2 does not divide the pooling head&apos;s %3, %4, evenly</source><translation>头数：嵌入取 %2 中的 %1，会使池化头的 %3（%4）不是整数</translation></message>
<message><source>heads: this slicing scheme cuts channels from every head, but rotary positions rotate them in pairs; choose hydravit, matformer or dynabert</source><translation>头数：此切分方案从每个头裁去通道，而旋转位置成对旋转通道；请选择 hydravit、matformer 或 dynabert</translation></message>
<message><source>the network has learned rotary positions, but there is no rope.freqs</source><translation>网络使用可学习的旋转位置，但没有 rope.freqs</translation></message>
<message><source>decomposition, %1 heads</source><translation>分解，%1 个头</translation></message>
<message><source>key %1 occurs twice</source><translation>键 %1 出现两次</translation></message>
<message><source>unknown key %1</source><translation>未知键 %1</translation></message>
<message><source>expected the keys descr, fortran_order and shape only</source><translation>只应有键 descr、fortran_order 和 shape</translation></message>
<message><source>%1: bad .npy header at byte %2: %3</source><translation>%1：.npy 头在字节 %2 处有误：%3</translation></message>
<message><source>expected &apos;%1&apos;</source><translation>应为“%1”</translation></message>
<message><source>expected True or False</source><translation>应为 True 或 False</translation></message>
<message><source>%1: a structured NumPy array; expected a plain array of numbers</source><translation>%1：结构化 NumPy 数组；应为普通的数字数组</translation></message>
<message><source>%1: an array of Python objects (a pickle); expected plain numbers. It is not opened, because unpickling runs code from the file</source><translation>%1：Python 对象数组 (pickle)；应为普通数字。未打开，因为 unpickle 会运行文件中的代码</translation></message>
<message><source>%1: NumPy type %2 is not supported; expected float16/32/64, an integer or bool</source><translation>%1：不支持 NumPy 类型 %2；应为 float16/32/64、整数或 bool</translation></message>
<message><source>the shape holds more elements than any file could</source><translation>形状中的元素多于任何文件所能容纳的数量</translation></message>
<message><source>did not reply within %1 s</source><translation>在 %1 秒内没有应答</translation></message>
<message><source>did not read its input within %1 s</source><translation>在 %1 秒内没有读取输入</translation></message>
<message><source>waiting for the predictor: %1</source><translation>等待预测程序：%1</translation></message>
<message><source>classes of feature %1</source><translation>特征 %1 的类别</translation></message>
<message><source>contributions of features, %1 heads</source><translation>特征的贡献，%1 个头</translation></message>
<message><source>a known field type</source><translation>已知类型的字段</translation></message>
<message><source>%1 bytes more</source><translation>还有 %1 字节</translation></message>
<message><source>a number of four bytes</source><translation>四字节的数</translation></message>
<message><source>%1: not a SentencePiece tokenizer: expected %2 at byte %3 of %4</source><translation>%1：不是 SentencePiece 的分词器：第 %3 字节（共 %4）应为%2</translation></message>
<message><source>%1 of all heads, k = %2</source><translation>所有头的 %1，k = %2</translation></message>
<message><source>%1: expected floating point %2, found %3 %4</source><translation>%1：应为浮点数 %2，实为 %3 %4</translation></message>
<message><source>%1: holds NaN or infinity</source><translation>%1：含有 NaN 或无穷大</translation></message>
<message><source>%1: is unknown</source><translation>%1：未知</translation></message>
<message><source>%1: dino.txt&apos;s vision head for this backbone, which is %2 wide: visual_model.head.%3</source><translation>%1：用于宽度为 %2 的此骨干网络的 dino.txt 视觉头：visual_model.head.%3</translation></message>
<message><source>%1: class %2 of %3; expected indices from 0 to %4</source><translation>%1：共 %3 个类别，却有类别 %2；索引应为 0 到 %4</translation></message>
<message><source>%1: class %2 occurs twice</source><translation>%1：类别 %2 被命名了两次</translation></message>
<message><source>%1 pictures of %2 x %3 pixels do not fit into this machine&apos;s memory; choose a smaller image_size or &quot;count&quot;</source><translation>%1 张 %2 x %3 像素的图像放不进本机内存；请选择较小的 image_size 或 &quot;count&quot;</translation></message>
<message><source>a JPEG without a picture; truncated?</source><translation>JPEG 中没有图像；是否被截断？</translation></message>
<message><source>a JPEG marker is missing at byte %1; the file is damaged</source><translation>字节 %1 处缺少 JPEG 标记；文件已损坏</translation></message>
<message><source>a JPEG segment at byte %1 has length %2; the file is damaged</source><translation>字节 %1 处的 JPEG 段长度为 %2；文件已损坏</translation></message>
<message><source>a JPEG with two frames; the file is damaged</source><translation>JPEG 含有两个帧；文件已损坏</translation></message>
<message><source>a JPEG of more than %1 scans; decoding would take minutes</source><translation>JPEG 超过 %1 次扫描；解码需要数分钟</translation></message>
<message><source>the JPEG is incomplete</source><translation>JPEG 不完整</translation></message>
<message><source>%1: storage %2 is unused or occurs twice</source><translation>%1：存储 %2 不属于任何内容，或出现两次</translation></message>
<message><source>%1: the file ends within storage %2; truncated?</source><translation>%1：文件在存储 %2 中结束；是否被截断？</translation></message>
<message><source>%1: storage %2 should hold %3 numbers, found %4</source><translation>%1：存储 %2 应有 %3 个数，实为 %4</translation></message>
<message><source>%1: storage %2 is missing</source><translation>%1：缺少存储 %2</translation></message>
<message><source>logit lens, %1 heads</source><translation>logit 透镜，%1 个头</translation></message>
<message><source>%1, %2 heads</source><translation>%1，%2 个头</translation></message>
<message><source>the weights themselves are needed</source><translation>需要权重本身</translation></message>
<message><source>prediction, %1 heads</source><translation>预测，%1 个头</translation></message>
<message><source>%1: expected a file of Hydrascope&apos;s with &quot;hydrascope&quot;: &quot;%2&quot;, &quot;version&quot;: 1</source><translation>%1：应为 Hydrascope 的文件，含有 &quot;hydrascope&quot;: &quot;%2&quot;、&quot;version&quot;: 1</translation></message>
<message><source>expected a list &quot;%1&quot;</source><translation>应有列表 &quot;%1&quot;</translation></message>
<message><source>%1: expected a whole number from %2 to %3</source><translation>%1：应为 %2 到 %3 的整数</translation></message>
<message><source>%1: expected a finite number</source><translation>%1：应为有限数</translation></message>
<message><source>what is switched off: a list of %1 characters is too long</source><translation>关闭的内容：%1 个字符的列表过长</translation></message>
<message><source>what is switched off: more than %1 items</source><translation>关闭的内容：超过 %1 项</translation></message>
<message><source>what is switched off: expected %1, got %2%3</source><translation>关闭的内容：应为 %1，实为 %2%3</translation></message>
<message><source>blocks, as in tokens:5</source><translation>块，例如 tokens:5</translation></message>
<message><source>patches, as in patches:12,13-17</source><translation>图像块，例如 patches:12,13-17</translation></message>
<message><source>heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, feature:NUMBER or sae-error</source><translation>heads:BLOCK.HEAD、attention:BLOCK、mlp:BLOCK、patches:LIST、tokens:BLOCK、registers:MODE、feature:NUMBER 或 sae-error</translation></message>
<message><source>zero, mean, mean-all or from after &apos;=&apos;</source><translation>&apos;=&apos; 之后为 zero、mean、mean-all 或 from</translation></message>
<message><source>BLOCK.HEAD, as in heads:7.3</source><translation>BLOCK.HEAD，例如 heads:7.3</translation></message>
<message><source>a block, as in mlp:9, or mlp:9=from</source><translation>块，例如 mlp:9 或 mlp:9=from</translation></message>
<message><source>zero, mean, only-outliers or same, and up to 16 tokens, as in registers:zero=2</source><translation>zero、mean、only-outliers 或 same，以及最多 16 个 token，例如 registers:zero=2</translation></message>
<message><source>patches, as in feature:47:12,13-17</source><translation>图像块，如 feature:47:12,13-17</translation></message>
<message><source>a feature, as in feature:47, or feature:47=3x (three times its largest value)</source><translation>一个特征，如 feature:47，或 feature:47=3x（其最大值的三倍）</translation></message>
<message><source>%1: %2 characters, more than the %3 allowed here</source><translation>%1：%2 个字符，超过此处允许的 %3</translation></message>
<message><source>%1: %2 columns, more than the %3 allowed here</source><translation>%1：%2 列，超过此处允许的 %3</translation></message>
<message><source>%1: two columns are named %2</source><translation>%1：有两列都名为 %2</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, as a training&apos;s history has; this is another table</source><translation>%1：应有训练历史中的列“%2”；这是另一种表格</translation></message>
<message><source>%1, column %2</source><translation>%1，列 %2</translation></message>
<message><source>%1: expected a number from %2 to %3, found %4</source><translation>%1：应为 %2 到 %3 的数字，实为 %4</translation></message>
<message><source>%1: %2 after %3; expected rows in the order of the training</source><translation>%1：%2 在 %3 之后；各行应按训练顺序排列</translation></message>
<message><source>%1: expected %2 cells, as the header has, found %3</source><translation>%1：应与表头一致有 %2 个单元格，实为 %3</translation></message>
<message><source>%1: more than the %2 rows allowed here</source><translation>%1：超过此处允许的 %2 行</translation></message>
<message><source>%1: expected a header line, found none</source><translation>%1：应有表头行，实际没有</translation></message>
<message><source>it takes a value from an empty stack</source><translation>从空栈中取值</translation></message>
<message><source>it looks for a mark that was not set</source><translation>查找未设置的标记</translation></message>
<message><source>%1: %2 pictures; expected at most %3</source><translation>%1：%2 张图像；最多应为 %3</translation></message>
<message><source>no pipe to a predictor: %1</source><translation>无法建立到预测程序的管道：%1</translation></message>
<message><source>%1: cannot be moved into place: %2</source><translation>%1：无法放到其位置：%2</translation></message>
<message><source>%1: expected a folder that is new or empty, or a name that ends in .mp4, .avi or .mkv</source><translation>%1：应为新的或空的文件夹，或以 .mp4、.avi 或 .mkv 结尾的名称</translation></message>
<message><source>the name %1 occurs twice</source><translation>名称 %1 出现两次</translation></message>
<message><source>metadata key %1 occurs twice</source><translation>元数据键 %1 出现两次</translation></message>
<message><source>unknown field %1</source><translation>未知字段 %1</translation></message>
<message><source>field %1 occurs twice</source><translation>字段 %1 出现两次</translation></message>
<message><source>expected a number</source><translation>应为数字</translation></message>
<message><source>more than %1 tensors; no checkpoint needs that many</source><translation>超过 %1 个张量；没有检查点有这么多</translation></message>
<message><source>an unexpected object</source><translation>此处不应有对象</translation></message>
<message><source>expected dtype, shape and data_offsets</source><translation>应有 dtype、shape 和 data_offsets</translation></message>
<message><source>an unexpected array</source><translation>此处不应有数组</translation></message>
<message><source>data_offsets must be two numbers, found %1</source><translation>data_offsets 必须是两个数字，实为 %1</translation></message>
<message><source>an unexpected number</source><translation>此处不应有数字</translation></message>
<message><source>an unexpected string</source><translation>此处不应有字符串</translation></message>
<message><source>an unexpected null</source><translation>此处不应有 null</translation></message>
<message><source>an unexpected boolean</source><translation>此处不应有布尔值</translation></message>
<message><source>a negative number</source><translation>负数</translation></message>
<message><source>expected a whole number of 64 bits, found %1</source><translation>应为 64 位整数，实为 %1</translation></message>
<message><source>binary data</source><translation>二进制数据</translation></message>
<message><source>not valid JSON at byte %1 of the header</source><translation>在头的字节 %1 处不是有效的 JSON</translation></message>
<message><source>tensor %1: %2</source><translation>张量 %1：%2</translation></message>
<message><source>gated, like its tensors r_mag and b_mag</source><translation>门控，如其张量 r_mag 和 b_mag 所示</translation></message>
<message><source>another kind than gated, whose tensors r_mag and b_mag are missing</source><translation>非门控的其他类型（其张量 r_mag 和 b_mag 缺失）</translation></message>
<message><source>whether it keeps the k largest codes or all above a threshold</source><translation>保留最大的 k 个还是所有超过阈值的</translation></message>
<message><source>--sae-code topk or threshold</source><translation>--sae-code topk 或 threshold</translation></message>
<message><source>%1: the file does not tell %2; give it with %3</source><translation>%1：文件没有说明%2；请用 %3 指定</translation></message>
<message><source>%1: k: expected a whole number from %2 to %3, found %4</source><translation>%1：k：应为 %2 到 %3 的整数，实为 %4</translation></message>
<message><source>how many features of a token it keeps</source><translation>每个 token 保留多少特征</translation></message>
<message><source>%1: keeps %2 features of a token; expected 1 to %3</source><translation>%1：每个 token 保留 %2 个特征；应为 1 到 %3</translation></message>
<message><source>%1: %2 is not finite</source><translation>%1：%2 不是有限值</translation></message>
<message><source>%1: its activation keeps codes above a threshold, which is missing: the tensor threshold or activation.threshold</source><translation>%1：其激活保留超过阈值的部分，但缺少阈值：张量 threshold 或 activation.threshold</translation></message>
<message><source>%1: normalises tokens by a number that it does not contain (normalize_activations); save it with that number folded in</source><translation>%1：用文件中没有的数缩放 token（normalize_activations）；请把该数并入后保存</translation></message>
<message><source>%1, the only kind supported</source><translation>%1（此处只计算这一种）</translation></message>
<message><source>%1: reads %2; expected the output of a block (hook_resid_post)</source><translation>%1：读取 %2；应为块的输出（hook_resid_post）</translation></message>
<message><source>%1, according to its hook</source><translation>%1，如其 hook 所示</translation></message>
<message><source>which block it reads</source><translation>它读取哪个块</translation></message>
<message><source>--sae-block N (0 is the first)</source><translation>--sae-block N（0 为第一个）</translation></message>
<message><source>none of the %1 pictures can be read; %2</source><translation>%1 张图像都无法读取；%2</translation></message>
<message><source>Relevance (LRP)</source><translation>相关性 (LRP)</translation></message>
<message><source>Which patches support the class score. The logit&apos;s relevance is propagated back through every layer (LRP), weighted by the attention&apos;s gradient and rolled out over the blocks. Chefer et al., CVPR 2021; HydraViT Fig. 8. In Hydra and linear blocks the rule is our extension. On some photographs the terms cancel so far that changing the pixels by one part in ten million moves the map by several per cent.</source><translation>哪些图像块支持该类别的得分。logit 的相关性经每一层反向传播 (LRP)，以注意力的梯度加权，并在各块上做 rollout。Chefer et al., CVPR 2021；HydraViT 图 8。对 Hydra 和线性块的规则是我们的扩展。在某些照片上，各项相互抵消得如此厉害，以致像素变化千万分之一就会使热图变动百分之几。</translation></message>
<message><source>Token contribution</source><translation>Token 贡献</translation></message>
<message><source>How much each token adds to, or takes from, the class&apos;s logit through one block&apos;s attention: its term of the sum, times the logit&apos;s gradient. Exact for that block. Hydra Attention, Eq. 15-17; the same sum for softmax.</source><translation>每个 token 通过一个块的注意力对该类别的 logit 增加或减少多少：它在求和中的项乘以 logit 的梯度。对该块是精确的。Hydra Attention，公式 15-17；softmax 使用相同的求和。</translation></message>
<message><source>Token contribution, all blocks</source><translation>Token 贡献，所有块</translation></message>
<message><source>What each token adds to, or takes from, the class&apos;s logit through the attention of every block, added: its term of each block&apos;s sum, times the logit&apos;s gradient there. Our extension of Hydra Attention, Eq. 17, by one pass down.</source><translation>每个 token 通过所有块的注意力对该类别的 logit 增加或减少多少，并求和：它在每个块的求和中的项乘以 logit 在该处的梯度。这是我们对 Hydra Attention 公式 17 的扩展，只需一次向下传播。</translation></message>
<message><source>Attention</source><translation>注意力</translation></message>
<message><source>Where one token looks: a row of softmax(QK/sqrt(d)) of a block and a head. Not class-specific. Click a patch to make it the query. For linear kinds the implied matrix phi(Q)phi(K), for Hydra its mean over features, for Super the magnitudes of its mixed rows, as shares.</source><translation>一个 token 关注哪里：某块某头的 softmax(QK/sqrt(d)) 中的一行。不针对类别。单击图像块可将其设为查询。线性类型使用隐含矩阵 phi(Q)phi(K)，Hydra 使用其在特征上的均值。Super 使用混合后各行绝对值所占的比例。</translation></message>
<message><source>Attention rollout</source><translation>注意力 rollout</translation></message>
<message><source>Attention matrices multiplied over the blocks, each averaged with the identity for the residual: which patches can have reached the class token. Not class-specific. Abnar &amp; Zuidema, 2020.</source><translation>各块的注意力矩阵连乘，每个矩阵因残差而与单位矩阵取平均：哪些图像块可能到达了类别 token。不针对类别。Abnar &amp; Zuidema, 2020.</translation></message>
<message><source>Gradient-weighted rollout</source><translation>梯度加权 rollout</translation></message>
<message><source>Rollout of the attention that raises the class&apos;s logit: (gradient x attention) where positive. Chefer et al., ICCV 2021. In Hydra and linear blocks the token-to-token contributions take its place: our extension.</source><translation>对提高该类别 logit 的注意力做 rollout：（梯度 x 注意力）的正值部分。Chefer et al., ICCV 2021。在 Hydra 和线性块中，以 token 到 token 的贡献代替：我们的扩展。</translation></message>
<message><source>Grad-CAM</source><translation>Grad-CAM</translation></message>
<message><source>The features that enter a block, weighted by how much the class&apos;s logit gains from each on average over the patches; the positive part. Selvaraju et al., 2017, with the usual recipe for transformers.</source><translation>进入一个块的特征，以该类别的 logit 在各图像块上平均从每个特征获得的增量加权；取正值部分。Selvaraju et al., 2017，采用用于 Transformer 的常规做法。</translation></message>
<message><source>Grad-CAM of attention</source><translation>注意力 Grad-CAM</translation></message>
<message><source>The class token&apos;s attention, its heads weighted by their mean gradient; the positive part. The baseline of Chefer et al., CVPR 2021. In Hydra and linear blocks the implied matrix: our extension.</source><translation>类别 token 的注意力，各头以其平均梯度加权；取正值部分。Chefer et al., CVPR 2021 的基线。在 Hydra 和线性块中使用隐含矩阵：我们的扩展。</translation></message>
<message><source>Gradient</source><translation>梯度</translation></message>
<message><source>How fast the class&apos;s logit changes with each pixel: the largest of the three channels. Noisy by nature. Simonyan et al., 2014.</source><translation>该类别的 logit 随每个像素变化的快慢：取三个通道的最大值。天然带有噪声。Simonyan et al., 2014.</translation></message>
<message><source>Input times gradient</source><translation>输入乘梯度</translation></message>
<message><source>Each pixel&apos;s value times the logit&apos;s gradient there: what the pixel would contribute if the network were linear. Input zero is the mean colour of the training images.</source><translation>每个像素的值乘以该处 logit 的梯度：假如网络是线性的，该像素的贡献。输入为零即训练图像的平均颜色。</translation></message>
<message><source>SmoothGrad</source><translation>SmoothGrad</translation></message>
<message><source>The gradient averaged over 24 noisy copies of the picture, which cancels pixel-to-pixel noise. Smilkov et al., 2017.</source><translation>在图像的 24 个加噪副本上平均的梯度，可抵消像素间的噪声。Smilkov et al., 2017.</translation></message>
<message><source>Integrated gradients</source><translation>积分梯度</translation></message>
<message><source>The gradient gathered on the way from an empty picture to this one, times the picture: the values add up to the logit&apos;s gain on that way. Sundararajan et al., 2017.</source><translation>从空图像到此图像的路径上累积的梯度，乘以图像：各数值之和等于 logit 在该路径上的增量。Sundararajan et al., 2017.</translation></message>
<message><source>Token norm</source><translation>Token 范数</translation></message>
<message><source>The length of each token&apos;s feature vector after a block. Networks without registers store global information in a few very long background tokens. Darcet et al., ICLR 2024.</source><translation>块之后每个 token 的特征向量的长度。没有寄存器的网络会将全局信息存储在少数很长的背景 token 中。Darcet et al., ICLR 2024.</translation></message>
<message><source>Features as colours</source><translation>特征着色</translation></message>
<message><source>Patches with like features have like colours: red, green and blue are the three leading principal components of a block&apos;s patches. Register tokens and outliers do not take part in the fit. A colour means nothing by itself. Oquab et al., 2023.</source><translation>特征相近的图像块颜色相近：红、绿、蓝为一个块中各图像块的前三个主成分。寄存器 token 和离群点不参与拟合。颜色本身没有含义。Oquab et al., 2023.</translation></message>
<message><source>Similarity to a patch</source><translation>与图像块的相似度</translation></message>
<message><source>How much each patch&apos;s features resemble those of the query: the cosine of the two vectors. The best match is ringed. Click a patch to ask about it. Amir et al., 2021.</source><translation>每个图像块的特征与查询特征的相似程度：两个向量的余弦。最匹配者被圈出。单击图像块可对其查询。Amir et al., 2021.</translation></message>
<message><source>Relevance of pixels (LRP)</source><translation>像素相关性 (LRP)</translation></message>
<message><source>Relevance propagated past the first block, through positions and patch embedding, down to pixels; no rollout. Chefer et al., CVPR 2021.</source><translation>相关性越过第一块，经位置和图像块嵌入传播到像素；不做 rollout。Chefer et al., CVPR 2021.</translation></message>
<message><source>Relevance, last block</source><translation>相关性，最后一块</translation></message>
<message><source>The relevance of the last block&apos;s attention alone, weighted by its gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>仅最后一块注意力的相关性，以其梯度加权：Chefer et al., CVPR 2021 的消融。</translation></message>
<message><source>Relevance rollout</source><translation>相关性 rollout</translation></message>
<message><source>The relevance of every block&apos;s attention, rolled out without the gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>每个块注意力的相关性，不带梯度做 rollout：Chefer et al., CVPR 2021 的消融。</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Propagated back with attention held constant and a rule (gamma) that favours positive parts; fast, and stable. Ali et al., ICML 2022; Achtibat et al., ICML 2024.</source><translation>红色图像块提高该类别的得分，蓝色的降低。每个图像块的像素为该类别的 logit 带来什么。反向传播时保持注意力不变，并采用偏重正值部分的规则 (gamma)；快速且稳定。Ali et al., ICML 2022; Achtibat et al., ICML 2024.</translation></message>
<message><source>CP-LRP, without gamma</source><translation>CP-LRP，无 gamma</translation></message>
<message><source>CP-LRP without the gamma rule. Gradient times input, with attention and normalisation held constant.</source><translation>不带 gamma 规则的 CP-LRP。梯度乘输入，保持注意力和归一化不变。</translation></message>
<message><source>AttnLRP</source><translation>AttnLRP</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Gradient times input where queries and keys receive a quarter and values half of attention&apos;s gradient. Achtibat et al., ICML 2024.</source><translation>红色图像块提高该类别的得分，蓝色的降低。每个图像块的像素为该类别的 logit 带来什么。梯度乘输入，其中查询和键得到注意力梯度的四分之一，值得到一半。Achtibat et al., ICML 2024.</translation></message>
<message><source>LibraGrad</source><translation>LibraGrad</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token brings to the class&apos;s logit. Token times gradient, with attention and normalisation held constant so that all parts, biases included, sum to the logit. Mehri et al., CVPR 2025.</source><translation>红色图像块提高该类别的得分，蓝色的降低。每个 token 为该类别的 logit 带来什么。token 乘梯度，保持注意力和归一化不变，使包括偏置在内的所有部分之和等于 logit。Mehri et al., CVPR 2025.</translation></message>
<message><source>FullGrad+</source><translation>FullGrad+</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What tokens and biases bring to the class&apos;s logit, added over all blocks. LibraGrad&apos;s token times gradient at the input of every block, and what every bias brings. Mehri et al., CVPR 2025.</source><translation>红色图像块提高该类别的得分，蓝色的降低。token 和偏置为该类别的 logit 带来什么，对所有块求和。每个块输入处的 LibraGrad（token 乘梯度），以及每个偏置所带来的部分。Mehri et al., CVPR 2025.</translation></message>
<message><source>LeGrad</source><translation>LeGrad</translation></message>
<message><source>Where more attention would raise the class&apos;s score. The positive part of the slope of a block&apos;s mean token, added over the last two blocks. Bousselham et al., ICCV 2025.</source><translation>何处更多的注意力会提高该类别的得分。块的平均 token 的斜率的正值部分，对最后两块求和。Bousselham et al., ICCV 2025.</translation></message>
<message><source>LeGrad, all blocks</source><translation>LeGrad，所有块</translation></message>
<message><source>LeGrad, added over all blocks. Bousselham et al., ICCV 2025.</source><translation>LeGrad，对所有块求和。Bousselham et al., ICCV 2025.</translation></message>
<message><source>Grad-ECLIP</source><translation>Grad-ECLIP</translation></message>
<message><source>What the last block&apos;s values bring, where keys are close to the query. Values are weighted by the logit&apos;s gradient and by how close each key is to the class token&apos;s query; very fast. Zhao et al., ICML 2024.</source><translation>在键与查询接近之处，最后一块的值所带来的内容。值以 logit 的梯度以及每个键与类别 token 查询的接近程度加权；非常快。Zhao et al., ICML 2024.</translation></message>
<message><source>Transition attention</source><translation>Transition Attention</translation></message>
<message><source>What attention carries from each patch to the class token. Weighted by a gradient averaged over 20 brightnesses of the picture. Yuan et al., 2021.</source><translation>注意力从每个图像块带到类别 token 的内容。以在图像的 20 种亮度上平均的梯度加权。Yuan et al., 2021.</translation></message>
<message><source>Beyond Intuition</source><translation>Beyond Intuition</translation></message>
<message><source>Rollout whose heads count by their gradient. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>各头按其梯度计入的 rollout。以在图像的 20 种亮度上平均的梯度加权。Chen et al., TMLR 2023.</translation></message>
<message><source>Beyond Intuition, by token</source><translation>Beyond Intuition，按 token</translation></message>
<message><source>Rollout whose tokens count by how much attention changes them. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>各 token 按注意力对其改变的程度计入的 rollout。以在图像的 20 种亮度上平均的梯度加权。Chen et al., TMLR 2023.</translation></message>
<message><source>Logit lens</source><translation>logit 透镜</translation></message>
<message><source>What each patch would say after a block: the class&apos;s logit, had the network ended there and read this patch alone. Early blocks were never trained to be read. nostalgebraist, 2020.</source><translation>每个图像块在一个块之后会给出什么：假如网络在此结束并只读取此图像块，该类别的 logit。靠前的块从未为此训练过。nostalgebraist, 2020.</translation></message>
<message><source>Exact decomposition</source><translation>精确分解</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token adds straight to the class&apos;s logit through a block&apos;s heads, with the last norm&apos;s deviation held. With MLPs, biases and the embedding the parts sum to the logit. Gandelsman et al., ICLR 2024.</source><translation>红色图像块提高该类别的得分，蓝色的降低。每个 token 通过一个块的各头直接添加到该类别 logit 的量，保持最终归一化的标准差不变。与 MLP、偏置和嵌入相加，各部分之和等于 logit。Gandelsman et al., ICLR 2024.</translation></message>
<message><source>Gradient-weighted attention</source><translation>梯度加权注意力</translation></message>
<message><source>Where a head looks and its look raises the class&apos;s logit: attention times its gradient where positive. One block of the gradient-weighted rollout. In Hydra and linear blocks the implied matrix: our extension.</source><translation>一个头关注何处且这种关注会提高该类别的 logit：注意力乘其梯度的正值部分。即梯度加权 rollout 的一个块。在 Hydra 和线性块中使用隐含矩阵：我们的扩展。</translation></message>
<message><source>Occlusion</source><translation>遮挡</translation></message>
<message><source>How much the class&apos;s logit drops when a square of the picture is painted over. One forward pass per position of the square; a pixel gets the mean of the squares that cover it. Zeiler &amp; Fergus, 2014.</source><translation>涂盖图像的一个方块时，该类别的 logit 损失多少。方块的每个位置需一次前向传播；每个像素取覆盖它的各方块的均值。Zeiler &amp; Fergus, 2014.</translation></message>
<message><source>How probable the class is when a pixel is visible. The mean over a thousand random soft masks that let the picture through in places, one forward pass each. Petsiuk et al., 2018.</source><translation>看到某个像素时该类别的概率有多大。在一千个让图像局部透出的随机软掩码上取均值，每个需一次前向传播。Petsiuk et al., 2018.</translation></message>
<message><source>Shapley values of patches</source><translation>图像块的 Shapley 值</translation></message>
<message><source>A fair share of the class&apos;s logit for each group of patches. What a group adds, averaged over all orders in which groups can enter the sequence; absent patches are not tokens at all. The shares sum to what all patches contribute. Shapley, 1953.</source><translation>每组图像块在该类别 logit 中的公平份额。即一组图像块在所有可能的加入顺序下平均增加的量；缺席的图像块完全不产生 token。各份额之和等于所有图像块带来的量。Shapley, 1953.</translation></message>
<message><source>What the class scores when only places with similar features are visible. Features of the last block are clustered into masks, and each is scored by two forward passes. Xie et al., IJCAI 2023.</source><translation>只看到特征相近之处时该类别的表现。最后一块的特征被聚类为掩码，每个掩码用两次前向传播评分。Xie et al., IJCAI 2023.</translation></message>
<message><source>Attention of the answer</source><translation>答案注意力</translation></message>
<message><source>Where the network looks as it reads its answer. The attention of the pooling head of SigLIP and Perception Encoder; in other networks, of the tokens that the classifier reads, in the last block.</source><translation>网络在读取答案时关注何处。SigLIP 和 Perception Encoder 池化头的注意力；在其他网络中，为最后一块中分类器所读取 token 的注意力。</translation></message>
<message><source>Where is it?</source><translation>它在哪里？</translation></message>
<message><source>How well each patch alone fits the sentence or the class, without gradients. The last block&apos;s attention is skipped, so that a patch keeps its own values; the best one is ringed. Zhou et al., ECCV 2022 (MaskCLIP).</source><translation>每个图块单独与句子或类别的匹配程度，不用梯度。省去最后一个块的注意力，使图块保留自己的值；最匹配的图块被圈出。Zhou et al., ECCV 2022 (MaskCLIP)。</translation></message>
<message><source>How much a pixel helps to find a box. RISE, where a masked picture is weighted by its best match to the box: overlap times class similarity times objectness. Petsiuk et al., CVPR 2021.</source><translation>一个像素对找到某个框有多大帮助。即 RISE，其中被遮挡图片的价值是它与该框的最佳匹配：重叠度、类别相似度与 objectness 的乘积。Petsiuk 等，CVPR 2021。</translation></message>
<message><source>method %1 explains a box, and networks find none</source><translation>方法 %1 解释一个框，而网络不会找到框</translation></message>
<message><source>method %1 needs the inside of a network, which a predictor does not expose</source><translation>方法 %1 需要读取网络内部，而预测程序不提供内部信息</translation></message>
<message><source>method %1 explains a box, and this predictor answers with class scores</source><translation>方法 %1 解释一个框，而该预测程序以类别得分作答</translation></message>
<message><source>for a box, RISE is called d-rise</source><translation>对于框，RISE 称为 d-rise</translation></message>
<message><source>measuring %1 heads</source><translation>正在测量 %1 个头</translation></message>
<message><source>stability of %1, k = %2</source><translation>%1 的稳定性，k = %2</translation></message>
<message><source>%1: a shape of %2 values for %3</source><translation>%1：形状含 %2 个数值，而数据有 %3 个</translation></message>
<message><source>not enough memory for this; try a smaller image</source><translation>内存不足；请尝试较小的图像</translation></message>
<message><source>True classes are not shown: %1</source><translation>不显示真实类别：%1</translation></message>
<message><source>timing %1 heads</source><translation>计时，%1 个头</translation></message>
<message><source>%1: added_tokens: expected at most %2</source><translation>%1：added_tokens：最多应为 %2 个</translation></message>
<message><source>%1: is not JSON: %2</source><translation>%1：不是 JSON：%2</translation></message>
<message><source>%1: model.type: expected BPE or Unigram, found %2</source><translation>%1：model.type：应为 BPE 或 Unigram，实际为 %2</translation></message>
<message><source>%1: expected model.vocab and, of BPE, model.merges</source><translation>%1：应有 model.vocab，BPE 还应有 model.merges</translation></message>
<message><source>%1: added_tokens: expected a content for each</source><translation>%1：added_tokens：每一项都应有 content</translation></message>
<message><source>a number</source><translation>数</translation></message>
<message><source>a list [..]</source><translation>列表 [..]</translation></message>
<message><source>an object { ... }</source><translation>对象 { ... }</translation></message>
<message><source>%1: nested more than %2 deep; expected a tokenizer</source><translation>%1：嵌套超过 %2 层；应为分词器</translation></message>
<message><source>%1: model.merges[%2]: expected two pieces of model.vocab, which comes first, that join to a third; found %3</source><translation>%1：model.merges[%2]：应为 model.vocab（在前）中的两个片段，相连成为第三个；实际为 %3</translation></message>
<message><source>%1: model.merges: expected at most %2</source><translation>%1：model.merges：最多应为 %2 个</translation></message>
<message><source>%1: normalizer: %2: expected Replace, Precompiled, Lowercase, Strip or a Sequence of them</source><translation>%1：normalizer：%2：应为 Replace、Precompiled、Lowercase、Strip 或它们的 Sequence</translation></message>
<message><source>%1: needs about %2 MiB, and this machine has %3 MiB: choose fewer features, pictures or a smaller batch</source><translation>%1：约需 %2 MiB，而本机有 %3 MiB：请减少特征、图像或减小批量</translation></message>
<message><source>%1: the patches after block %2 are all the same: nothing can be learned from them</source><translation>%1：第 %2 块之后的图像块全都相同：无从学习</translation></message>
<message><source>%1: already contains a training; resume it, or name another output folder</source><translation>%1：此处已有训练；请续训，或指定其他输出文件夹</translation></message>
<message><source>%1: belongs to another configuration or model; name another output folder</source><translation>%1：属于另一配置或模型；请指定另一输出文件夹</translation></message>
<message><source>%1: %2: expected %3 of a training</source><translation>%1：%2：应为训练的 %3</translation></message>
<message><source>%1: expected the state of a training</source><translation>%1：应为训练的状态</translation></message>
<message><source>%1: the loss of step %2 is not a number: try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1：第 %2 步的损失已不是数：请降低 learning_rate 或延长预热。最后的检查点在此之前</translation></message>
<message><source>step %1 of %2: loss %3, held out %4, dead %5 %, %6 images/s</source><translation>第 %1 步，共 %2 步：损失 %3，留出 %4，失活 %5 %，%6 张/秒</translation></message>
<message><source>step %1 of %2: loss %3</source><translation>第 %1 步，共 %2 步：损失 %3</translation></message>
<message><source>half_products: this processor multiplies in float32 anyway</source><translation>half_products：此处理器仍以 float32 做乘法</translation></message>
<message><source>%1 data: expected the %2 classes of the training data, found %3 classes or other names</source><translation>%1 数据：应为训练数据的 %2 个类别，实为 %3 个类别或其他名称</translation></message>
<message><source>, tokens %1</source><translation>，token %1</translation></message>
<message><source>, distillation %1</source><translation>，蒸馏 %1</translation></message>
<message><source>%1: the loss of step %2 is not a number: the training has diverged; try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1：第 %2 步的损失已不是数字：训练已发散；请尝试更低的 learning_rate 或更长的预热。其最后一个检查点早于此时</translation></message>
<message><source>epoch %1, step %2 of %3: loss %4%5, rate %6, %7 images/s%8</source><translation>第 %1 轮，第 %2 步，共 %3 步：损失 %4%5，学习率 %6，%7 张图像/秒%8</translation></message>
<message><source>step %1 of %2: loss %3%4, %5 images/s</source><translation>第 %1 步，共 %2 步：损失 %3%4，%5 张图像/秒</translation></message>
<message><source>final k=%1: top-1 %2 of %3</source><translation>最终 k=%1：%3 张中 top-1 为 %2</translation></message>
<message><source>opcode %1 refers to something outside the file</source><translation>操作码 %1 引用了文件之外的内容</translation></message>
<message><source>opcode %1 is not a pickle opcode</source><translation>操作码 %1 不是 pickle 操作码</translation></message>
<message><source>protocol %1; expected 0 to 5</source><translation>协议 %1；应为 0 到 5</translation></message>
<message><source>it stores more than %1 memo entries; no checkpoint needs that many</source><translation>存储了超过 %1 个 memo 条目，多于任何检查点</translation></message>
<message><source>it refers to value %1, which was not stored</source><translation>回到了未存储的值 %1</translation></message>
<message><source>entries for something that is not a dictionary, or a key without a value</source><translation>为不是字典的内容提供条目，或有键而没有值</translation></message>
<message><source>elements for something that is not a list or set</source><translation>为不是列表或集合的内容提供元素</translation></message>
<message><source>a class without a name</source><translation>没有名称的类</translation></message>
<message><source>an object without a class</source><translation>没有类的对象</translation></message>
<message><source>the name of a class is not UTF-8</source><translation>类名不是 UTF-8</translation></message>
<message><source>not a TIFF directory</source><translation>不是 TIFF 目录</translation></message>
<message><source>%1: frame %2 is %3 x %4; expected %5 x %6 as the first</source><translation>%1：帧 %2 为 %3 x %4；应与第一帧相同，为 %5 x %6</translation></message>
<message><source>%1: no frame could be written</source><translation>%1：没有帧可以写入</translation></message>
<message><source>%1: only %2 of %3 frames could be written; is the disk full?</source><translation>%1：%3 帧中只有 %2 帧得以写入；磁盘是否已满？</translation></message>
<message><source>%1: frames of %2 x %3 pixels: expected at least %4 x %5 in a video; a folder of PNG files holds smaller ones</source><translation>%1：%2 x %3 像素的帧：视频中应至少为 %4 x %5；PNG 文件的文件夹可存放更小的帧</translation></message>
<message><source>%1: a video of %2 x %3 at %4 frames a second cannot be written there</source><translation>%1：无法在此处写入 %2 x %3、每秒 %4 帧的视频</translation></message>
<message><source>%1: the disk is full: frame %2 may take %3 bytes, and %4 are free</source><translation>%1：磁盘已满：第 %2 帧可能占用 %3 字节，而可用空间为 %4 字节</translation></message>
<message><source>%1: ends after %2 of %3 bytes</source><translation>%1：在 %3 字节中的 %2 字节之后结束</translation></message>
<message><source>%1: is compressed, and pictures are read in place; unpack it to a plain .tar (compression hardly shrinks pictures)</source><translation>%1：已压缩，而图像需在原处读取；请解包为普通的 .tar（图像几乎不会因压缩变小）</translation></message>
<message><source>%1: is stored with holes; pack the archive without --sparse</source><translation>%1：以空洞方式存储；请在打包时不使用 --sparse</translation></message>
<message><source>%1: its first %2 bytes expand to %3 and more: a decompression bomb, not pictures</source><translation>%1：其前 %2 字节膨胀到 %3 以上：这是压缩炸弹，而不是图像</translation></message>
<message><source>%1: ends after %2 bytes without the mark that ends a tar; was it truncated?</source><translation>%1：在 %2 字节之后结束，没有 tar 的结束标记；是否被截断？</translation></message>
<message><source>walk-through, %1 heads</source><translation>分步讲解，%1 个头</translation></message>
<message><source>%1: %2 should have two dimensions, it is %3</source><translation>%1：%2 应为二维，实为 %3</translation></message>
<message><source>%1: its weights are too large for float32 with its norms</source><translation>%1：权重乘以其范数后超出 float32 的范围</translation></message>
<message><source>%1: %2: an Overcomplete encoder of more than one layer; expected a linear one</source><translation>%1：%2：多层的 Overcomplete 编码器；需要线性的</translation></message>
<message><source>%1: %2 %3; at most %4 are supported</source><translation>%1：%2 %3；最多读取 %4</translation></message>
<message><source>%1: its configuration says %2 %3, its tensors have %4</source><translation>%1：配置为 %2 %3，张量为 %4</translation></message>
<message><source>words, %1 heads</source><translation>词，%1 个头</translation></message>
<message><source>no picture can be read</source><translation>没有可读的图像</translation></message>
<message><source>its directory is longer than its %1 entries</source><translation>其目录比其 %1 个条目更长</translation></message>
<message><source>%1: broken zip archive: %2</source><translation>%1：zip 归档损坏：%2</translation></message>
<message><source>its zip64 record is not where it should be</source><translation>其 zip64 记录不在应在的位置</translation></message>
<message><source>it is one part of a split archive</source><translation>它是多个部分之一</translation></message>
<message><source>its directory of %1 bytes at %2 lies outside the file</source><translation>位于 %2 的 %1 字节目录超出文件</translation></message>
<message><source>%1 entries do not fit into a directory of %2 bytes (at most %3)</source><translation>%1 个条目放不进 %2 字节的目录（最多 %3）</translation></message>
<message><source>the entry name %1 is not a plain relative path</source><translation>条目名 %1 不是普通的相对路径</translation></message>
<message><source>entry %1 lacks its 64-bit sizes</source><translation>条目 %1 缺少其 64 位大小</translation></message>
<message><source>entry %1 is stored, but in %2 bytes for %3</source><translation>条目 %1 未压缩，但以 %2 字节存储 %3 字节</translation></message>
<message><source>its %1 bytes claim to expand to %2 and more: a decompression bomb, not weights</source><translation>其 %1 字节声称会膨胀到 %2 以上：这是压缩炸弹，而不是权重</translation></message>
<message><source>entries %1 and %2 overlap</source><translation>条目 %1 与 %2 重叠</translation></message>
<message><source>A checkpoint file, a shipped model&apos;s name, or ORG/NAME in the Hugging Face cache.</source><translation>检查点文件、随附模型的名称，或 Hugging Face 缓存中的 ORG/NAME。</translation></message>
<message><source>How to explain, e.g. relevance, attention, rollout.</source><translation>解释方法，例如 relevance、attention、rollout。</translation></message>
<message><source>Head count k of the sub-network.</source><translation>子网络的头数 k。</translation></message>
<message><source>Attention plan, e.g. hydra:cosine@back:2.</source><translation>注意力方案，例如 hydra:cosine@back:2。</translation></message>
<message><source>What is switched off, e.g. heads:7.3,mlp:9.</source><translation>关闭的内容，例如 heads:7.3,mlp:9。</translation></message>
<message><source>Picture size that the network gets.</source><translation>向网络展示图像的尺寸。</translation></message>
<message><source>What to explain: an index, a name, a synset, top1, top2, own.</source><translation>要解释的内容：编号、名称、同义词集、top1、top2、own。</translation></message>
<message><source>In place of --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N.</source><translation>代替 --class：norm、similar:IMAGE、direction:FILE.npy、probe:FILE、output:N。</translation></message>
<message><source>A sparse autoencoder of the model, for the Features window.</source><translation>模型的稀疏自编码器，用于“特征”窗口。</translation></message>
<message><source>The block that the autoencoder reads, if its file does not tell.</source><translation>自编码器读取的块，若文件未说明。</translation></message>
<message><source>Features kept per patch, if its file does not tell.</source><translation>每个图像块保留的特征数，若文件未说明。</translation></message>
<message><source>Which features are kept, if its file does not tell.</source><translation>保留哪些特征，若文件未说明。</translation></message>
<message><source>A training&apos;s output folder: shows its curves in a window of their own.</source><translation>训练的文件夹：在单独的窗口中显示其曲线。</translation></message>
<message><source>Frames in the Live window: a video, a folder of pictures, camera:NUMBER or a URL.</source><translation>“实时”窗口中的帧：视频、图像文件夹、camera:NUMBER 或 URL。</translation></message>
<message><source>Where networks compute (default: cpu).</source><translation>网络的计算设备；未指定时为 cpu。</translation></message>
<message><source>Precision of products in forward passes (default: float32).</source><translation>前向传播中矩阵乘法的精度；未指定时为 float32。</translation></message>
<message><source>Colours of the window.</source><translation>窗口的配色。</translation></message>
<message><source>Language of the window.</source><translation>窗口的语言。</translation></message>
<message><source>Size of the window in points.</source><translation>窗口的大小（点）。</translation></message>
<message><source>Wait until everything is shown, save the window as PNG, and exit.</source><translation>等到全部内容显示后，将窗口保存为 PNG 并退出。</translation></message>
<message><source>Displays help on command-line options.</source><translation>显示命令行选项的帮助。</translation></message>
<message><source>Displays version information.</source><translation>显示版本信息。</translation></message>
<message><source>--%1: describes an autoencoder; give it with --sae FILE</source><translation>--%1：说明的是自编码器；请用 --sae FILE 指定</translation></message>
<message><source>See what a Vision Transformer does: relevance maps, head counts, linear attention.</source><translation>看清 Vision Transformer 的工作方式：相关性图、头数、线性注意力。</translation></message>
<message><source>A picture, a folder of pictures, a model or a session.</source><translation>图像、图像文件夹、模型或会话。</translation></message>
<message><source>%1: no picture</source><translation>%1：没有图像</translation></message>
<message><source>%1: the picture could not be made</source><translation>%1：无法生成图像</translation></message>
<message><source>expected a command with --store after two dashes: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</source><translation>两个短横之后应为带 --store 的命令：array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</translation></message>
<message><source>a word with a line break cannot be written into a script</source><translation>含换行的词不能写入脚本</translation></message>
<message><source>--shard: the script sets it for each task</source><translation>--shard：由脚本为每个任务设置</translation></message>
<message><source>the command needs --store FILE.jsonl or FILE.tar</source><translation>该命令需要 --store FILE.jsonl 或 FILE.tar</translation></message>
<message><source>expected --shards N, at least 2</source><translation>应有 --shards N，至少为 2</translation></message>
<message><source>expected --engine E: slurm, parallel or snakemake</source><translation>应有 --engine E：slurm、parallel 或 snakemake</translation></message>
<message><source>--precision bfloat16: the processor rounds like a GPU, and is no faster for it</source><translation>--precision bfloat16：处理器按 GPU 的方式舍入，但不会因此更快</translation></message>
<message><source>--heads: expected head counts from 1 to %1, as 12, 3-12, 3,6,12 or 50%, or all; got &apos;%2&apos;</source><translation>--heads：应为 1 到 %1 的头数，如 12、3-12、3,6,12 或 50%，或 all；实为“%2”</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of this sub-network may be meaningless</source><translation>文件未说明曾针对 k = %1 训练；此子网络的输出可能没有意义</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of these sub-networks may be meaningless</source><translation>文件未说明曾针对 k = %1 训练；这些子网络的输出可能没有意义</translation></message>
<message><source>--%1 runs all rounds of a network that answers in rounds (ThinkingViT, ProgResViT); omit --heads</source><translation>--%1 针对分轮作答的网络（ThinkingViT、ProgResViT）的所有轮次；请去掉 --heads</translation></message>
<message><source>--%1 needs a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>--%1 针对分轮作答的网络（ThinkingViT、ProgResViT）的所有轮次；此模型没有轮次</translation></message>
<message><source>one class: its probability is 1 by definition; give two or more prompts, or read its logit</source><translation>只有一个类别：其概率按定义为 1；请给出两个或更多提示词，或查看其 logit</translation></message>
<message><source>the weights were trained with attention %1, not with %2; the output may be meaningless</source><translation>权重是以注意力 %1 训练的，而非 %2；输出可能没有意义</translation></message>
<message><source>--scheme: networks that answer in rounds support only hydravit</source><translation>--scheme：按轮次作答的网络仅支持 hydravit</translation></message>
<message><source>this model&apos;s sub-networks were trained under the HydraViT scheme, not %1; their output may be meaningless</source><translation>此模型的子网络按 HydraViT 方案训练，而非 %1；其输出可能没有意义</translation></message>
<message><source>--with: expected feature:NUMBER=TIMESx, as in feature:47=3x; got &apos;%1&apos;</source><translation>--with：应为 feature:NUMBER=TIMESx，如 feature:47=3x；得到“%1”</translation></message>
<message><source>--sae: its features are not used; expected --without or --with feature:N, --without sae-error or --target feature:N</source><translation>--sae：没有读取其特征；应为 --without 或 --with feature:N、--without sae-error 或 --target feature:N</translation></message>
<message><source>--from: --without does not use another picture&apos;s activations</source><translation>--from：--without 中没有内容使用另一张图像的激活值</translation></message>
<message><source>--without: another picture&apos;s activations need that picture; give it with --from</source><translation>--without：使用另一张图像的激活值需要该图像；请用 --from 给出</translation></message>
<message><source>--without: this command runs over many pictures, so that another picture&apos;s activations cannot be used</source><translation>--without：此命令处理多张图像，因此不能使用另一张图像的激活值</translation></message>
<message><source>--%1: expected blocks from 0 to %2, as 7, 3,7 or 0-11; got &apos;%3&apos;</source><translation>--%1：应为 0 到 %2 的块，如 7、3,7 或 0-11，实际为“%3”</translation></message>
<message><source>MODEL: a checkpoint file, or the name of a shipped model</source><translation>MODEL：检查点文件，或随附模型的名称</translation></message>
<message><source>--out: expected FILE.npz, or a folder for several pictures or head counts</source><translation>--out：应为 FILE.npz，多张图像或多个头数时为文件夹</translation></message>
<message><source>--out: one file holds one picture at one head count; expected a folder, got &apos;%1&apos;</source><translation>--out：一个文件对应一张图像、一个头数；应为文件夹，得到“%1”</translation></message>
<message><source>--language expects CODE, and the line ends</source><translation>--language 需要 CODE，但命令行到此结束</translation></message>
<message><source>--language: expected one of %1; got &apos;%2&apos;</source><translation>--language：应为 %1 之一；却得到 “%2”</translation></message>
<message><source>unknown command &apos;%1&apos;; hydrascope-cli --help lists them%2</source><translation>未知命令“%1”；hydrascope-cli --help 可列出所有命令%2</translation></message>
<message><source>the shipped models, or those on this computer</source><translation>随附的模型，或本机上的模型</translation></message>
<message><source>models in the caches of the Hugging Face hub and of torch hub: which open, or why not; MODEL is then ORG/NAME[@REVISION]</source><translation>Hugging Face Hub 和 torch hub 缓存中的模型：哪些能打开，或为何不能；此时 MODEL 写作 ORG/NAME[@REVISION]</translation></message>
<message><source>include this folder and its sub-folders</source><translation>还包括此文件夹及其子文件夹中的模型</translation></message>
<message><source>twenty models of the hub to begin with, and what each is good for</source><translation>Hub 上适合入门的二十个模型及各自的用途</translation></message>
<message><source>fetch a model from the Hugging Face hub into its cache: weights, configuration, labels</source><translation>从 Hugging Face Hub 将模型下载到其缓存：权重、配置、标签</translation></message>
<message><source>list what would be fetched, and fetch nothing</source><translation>只说明将下载什么，不实际下载</translation></message>
<message><source>architecture and every hyper-parameter with its source</source><translation>架构及每个超参数与其来源</translation></message>
<message><source>also check every weight for NaN and infinity; print the file&apos;s SHA-256</source><translation>同时检查每个权重：没有 NaN 或无穷大；并给出文件的 SHA-256</translation></message>
<message><source>CHECKPOINT OUT.safetensors</source><translation>CHECKPOINT OUT.safetensors</translation></message>
<message><source>save the weights under timm&apos;s names, or as a sub-network</source><translation>采用 timm 命名的相同权重，或子网络</translation></message>
<message><source>cut the first K heads out as a plain ViT</source><translation>将前 K 个头裁取为普通 ViT</translation></message>
<message><source>resume from the output folder&apos;s checkpoint</source><translation>从输出文件夹中检查点停止处继续</translation></message>
<message><source>device to compute on</source><translation>计算设备</translation></message>
<message><source>train a HydraViT (Algorithm 1)</source><translation>训练 HydraViT（算法 1）</translation></message>
<message><source>train a sparse autoencoder on the patches after a block</source><translation>用某个块输出的图像块训练稀疏自编码器</translation></message>
<message><source>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</source><translation>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</translation></message>
<message><source>what each feature of a sparse autoencoder does over a folder, and its strongest pictures</source><translation>稀疏自编码器的每个特征在文件夹中的表现，以及其最强的图像</translation></message>
<message><source>where the index is written; an interrupted run resumes</source><translation>索引的写出位置；已终止的运行会继续</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.safetensors (default: Slurm&apos;s array task)</source><translation>仅列表的这一部分，写入 FILE.I-of-N.safetensors（默认：Slurm 的数组任务）</translation></message>
<message><source>make FILE from the shards next to it; MODEL and the inputs are not read</source><translation>由旁边的各分片合成 FILE；不读取 MODEL 和输入</translation></message>
<message><source>more inputs, one per line, from a file or standard input</source><translation>更多输入，每行一个，来自文件或标准输入</translation></message>
<message><source>the sub-network of K heads (default: all)</source><translation>K 个头的子网络（默认：全部）</translation></message>
<message><source>compare features over a whole folder</source><translation>要在整个文件夹上比较特征</translation></message>
<message><source>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</source><translation>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</translation></message>
<message><source>which features two sparse autoencoders share, and which survive in sub-networks</source><translation>两个稀疏自编码器的哪些特征相同，哪些在子网络中保留</translation></message>
<message><source>another autoencoder: for each feature, the one with the most similar decoder row; with INPUT also the one with the most correlated values</source><translation>另一个自编码器：对每个特征，给出解码器行与其最相似的特征；有 INPUT 时还给出取值与其最相关的特征</translation></message>
<message><source>with INPUT: sub-networks whose features are compared with those of all heads</source><translation>与 INPUT 一起：在其中读取特征并与全部头比较的子网络</translation></message>
<message><source>a row for each feature</source><translation>每个特征一行</translation></message>
<message><source>kinds of attention, as for predict</source><translation>注意力类型，与 predict 相同</translation></message>
<message><source>importance of each head, and the order that follows</source><translation>每个头的重要程度，以及由此得出的顺序</translation></message>
<message><source>how importance is measured</source><translation>衡量方式</translation></message>
<message><source>index, name, synset, top1 (of each picture; default), top2</source><translation>编号、名称、同义词集、top1（每张图片的；默认）、top2</translation></message>
<message><source>save the order next to the model, as MODEL.heads.json: k heads are then the k most important ones</source><translation>将顺序保存在模型旁，名为 MODEL.heads.json：此后 k 个头即最重要的 k 个</translation></message>
<message><source>save it there instead, for --head-order</source><translation>改为保存在此处，供 --head-order 使用</translation></message>
<message><source>find the neurons that write outlier tokens, for --without registers:zero</source><translation>查找写入离群 token 的神经元，供 --without registers:zero 使用</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.neurons.json)</source><translation>保存位置（默认：模型旁，名为 MODEL.neurons.json）</translation></message>
<message><source>norm above which a token is an outlier (default: mean + 3 deviations)</source><translation>范数高于此值的 token 为离群点（默认：均值 + 3 个标准差）</translation></message>
<message><source>after which norms are taken (default: the last)</source><translation>在哪个块之后取范数（默认：最后一块）</translation></message>
<message><source>how many of the ranked neurons are moved</source><translation>移动排名中的前几个</translation></message>
<message><source>leave out neurons that are active at more than half of the tokens</source><translation>略去在超过一半 token 上激活的神经元</translation></message>
<message><source>mean output of each head, for --without heads:7.3=mean</source><translation>每个头的平均输出，供 --without heads:7.3=mean 使用</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.means.safetensors)</source><translation>保存位置（默认：模型旁，名为 MODEL.means.safetensors）</translation></message>
<message><source>join the stores of all shards into the one that a single run would have written</source><translation>将所有分片的结果库合并为单次运行会写入的那一个</translation></message>
<message><source>the shards are STORE.I-of-N (default: N from the files next to STORE)</source><translation>分片为 STORE.I-of-N（默认：N 依据 STORE 旁的文件）</translation></message>
<message><source>faithfulness: the mean curves, as faithfulness --curves</source><translation>faithfulness 的平均曲线，同 faithfulness --curves</translation></message>
<message><source>the missing shards, as an --array expression</source><translation>尚待完成的分片，以 --array 表达式给出</translation></message>
<message><source>number of shards of the list (default: from the files next to STORE)</source><translation>列表分成的分片数（默认：依据 STORE 旁的文件）</translation></message>
<message><source>inputs, one per line: print which keys are missing</source><translation>输入，每行一个：缺少哪些键</translation></message>
<message><source>only the expression, without JSON; empty if nothing is missing</source><translation>只输出表达式，不含 JSON；没有缺少时为空</translation></message>
<message><source>--engine E --shards N -- COMMAND...</source><translation>--engine E --shards N -- COMMAND...</translation></message>
<message><source>print a script that runs a command with --store in shards and merges them</source><translation>打印一个脚本，按分片运行带 --store 的命令并合并结果</translation></message>
<message><source>what runs the script</source><translation>用什么运行脚本</translation></message>
<message><source>parts of the list</source><translation>列表分成的份数</translation></message>
<message><source>cores per task</source><translation>每份的核心数</translation></message>
<message><source>sort pictures by how well they fit a class or a prompt</source><translation>按与某个类别或提示词的匹配程度排列图片</translation></message>
<message><source>index, name or synset; not needed with a single prompt</source><translation>编号、名称或同义词集；只有一个提示词时可以不写</translation></message>
<message><source>pictures listed (default: all)</source><translation>列出的图像数（默认：全部）</translation></message>
<message><source>only pictures at least this similar to the prompt</source><translation>只列出与提示词至少这么相似的图像</translation></message>
<message><source>what a text tower reads of prompts: cleaned, cut into tokens</source><translation>文本塔所读到的提示词：清理后切分成 token</translation></message>
<message><source>[--socket PATH]</source><translation>[--socket PATH]</translation></message>
<message><source>answer many questions, as lines of JSON on standard input or a socket, with networks kept open</source><translation>以标准输入或套接字上的 JSON 行回答许多问题，网络保持打开</translation></message>
<message><source>answer on this Unix socket, in a folder that only you may enter (default: standard input)</source><translation>在此 Unix 套接字上回答，所在文件夹只有您可进入（默认：标准输入）</translation></message>
<message><source>speak the Model Context Protocol on standard input, for agents</source><translation>在标准输入上使用 Model Context Protocol，供智能体使用</translation></message>
<message><source>with --mcp: the only folder whose files are read</source><translation>与 --mcp 同用：唯一读取其中文件的文件夹</translation></message>
<message><source>the one program that questions may name in place of a model, as &quot;predictor&quot;; it stays running</source><translation>提问可以用 &quot;predictor&quot; 代替模型指定的唯一程序；它保持运行</translation></message>
<message><source>print a script that completes both programs in a shell: bash, zsh or fish</source><translation>输出在 shell 中补全两个程序的脚本：bash、zsh 或 fish</translation></message>
<message><source>complete the last of the words after --, for such a script</source><translation>-- 之后最后一个词可以是什么，供此类脚本使用</translation></message>
<message><source>--out FOLDER</source><translation>--out FOLDER</translation></message>
<message><source>write man pages for both programs and each command</source><translation>写出两个程序和每个命令的 man 手册页</translation></message>
<message><source>where the pages go</source><translation>页面的保存位置</translation></message>
<message><source>the date in the footer of each page (default: none)</source><translation>每页底部的日期（默认：无）</translation></message>
<message><source>--out FOLDER --count N</source><translation>--out FOLDER --count N</translation></message>
<message><source>synthetic scenes with masks and labels</source><translation>带掩码和标签的合成场景</translation></message>
<message><source>where images/, masks/ and labels.csv go</source><translation>images/、masks/ 和 labels.csv 的存放位置</translation></message>
<message><source>how many scenes to render</source><translation>要渲染的场景数</translation></message>
<message><source>the same seed gives the same scenes</source><translation>种子相同则场景相同</translation></message>
<message><source>width and height, 32 to 2048</source><translation>宽度和高度，32 到 2048</translation></message>
<message><source>see what a Vision Transformer does, without a window</source><translation>不用窗口，看清 Vision Transformer 的工作方式</translation></message>
<message><source>One JSON document on stdout; progress and warnings on stderr.
Exit code: 0 done, 2 usage error, 3 unreadable or unsuitable input, 4 cancelled (143 by SIGTERM), 1 other errors.</source><translation>stdout 上输出一个 JSON 文档；进度和警告输出到 stderr。
退出码：0 完成，2 用法错误，3 输入无法读取或不符，4 已取消（SIGTERM 时为 143），1 其他情况。</translation></message>
<message><source>SHELL: bash, zsh or fish</source><translation>SHELL：bash、zsh 或 fish</translation></message>
<message><source>%1: expected a direction [n] or up to %2 of them [rows,n], got %3</source><translation>%1：应为一个方向 [n] 或最多 %2 个方向 [rows,n]，得到 %3</translation></message>
<message><source>--direction replaces pictures; expected no --%1</source><translation>--direction 代替图像；不应有 --%1</translation></message>
<message><source>--direction replaces pictures; expected no INPUT</source><translation>--direction 代替图像；不应有 INPUT</translation></message>
<message><source>%1: expected directions of %2 numbers, got %3</source><translation>%1：方向应有 %2 个数，得到 %3 个</translation></message>
<message><source>%1: direction %2: expected finite numbers that are not all zero</source><translation>%1：方向 %2：应为不全为零的有限数</translation></message>
<message><source>--words: expected a file of words, one a line</source><translation>--words: 应为词文件，每行一个词</translation></message>
<message><source>concepts are built from --words; expected no --prompt and no --prompts</source><translation>concepts 由 --words 构成；不应有 --prompt 或 --prompts</translation></message>
<message><source>--mean-of and --lambda apply to pictures, and --by-head applies to heads</source><translation>--mean-of 和 --lambda 用于图像，--by-head 用于头</translation></message>
<message><source>not enough memory: %1</source><translation>内存不足：%1</translation></message>
<message><source>standard output: cannot be written</source><translation>标准输出：无法写入</translation></message>
<message><source>a file contains JSON of an unexpected type: %1</source><translation>文件含有与预期种类不同的 JSON：%1</translation></message>
<message><source>not enough memory</source><translation>内存不足</translation></message>
<message><source>the system refuses a thread or a file: %1</source><translation>系统拒绝提供线程或文件：%1</translation></message>
<message><source>an unknown error</source><translation>未知类型的错误</translation></message>
<message><source>--%1 and --%2 are the same; expected one of them</source><translation>--%1 与 --%2 在此相同；请只用其一</translation></message>
<message><source>--%1: a longer side needs a picture, got &apos;%2&apos;</source><translation>--%1：长边是图像的属性，而这里没有图像，实际为“%2”</translation></message>
<message><source>peak of k = %1 not measured: %2</source><translation>未测量 k = %1 的峰值：%2</translation></message>
<message><source>expected MODEL or --arch, got both: &apos;%1&apos; and &apos;%2&apos;</source><translation>应为 MODEL 或 --arch，实际两者都有：“%1”和“%2”</translation></message>
<message><source>MODEL, or --arch vit-b16|vit-s16|vit-ti16</source><translation>MODEL，或 --arch vit-b16|vit-s16|vit-ti16</translation></message>
<message><source>--batch: expected batch sizes from 1 to %1, as 1,8,32; got &apos;%2&apos;</source><translation>--batch：应为 1 到 %1 的批大小，如 1,8,32；实为“%2”</translation></message>
<message><source>expected --out FOLDER and --count N</source><translation>应有 --out FOLDER 和 --count N</translation></message>
<message><source>CONFIG: a training configuration (.json)</source><translation>CONFIG：训练配置 (.json)</translation></message>
<message><source>FOLDER: class sub-folders, or pictures with labels.csv</source><translation>FOLDER：类别子文件夹，或带有 labels.csv 的图像</translation></message>
<message><source>expected --out FILE, where the probe is written</source><translation>应有 --out FILE，即探针的写入位置</translation></message>
<message><source>--out: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>--out：应为以 .safetensors 结尾的名称，实为“%1”</translation></message>
<message><source>--heads: a probe reads one embedding: expected one head count</source><translation>--heads：探针读取一个嵌入：应为一个头数</translation></message>
<message><source>figures for papers: %1</source><translation>论文插图：%1</translation></message>
<message><source>KIND MODEL INPUT... --out FILE</source><translation>KIND MODEL INPUT... --out FILE</translation></message>
<message><source>figures for papers (not in this build: HYDRA_BUILD_UI=OFF)</source><translation>论文插图（此版本不含：HYDRA_BUILD_UI=OFF）</translation></message>
<message><source>top classes per input and head count</source><translation>每个输入和头数的最高类别</translation></message>
<message><source>classes listed (1 to 50)</source><translation>列出的类别数（1 到 50）</translation></message>
<message><source>networks that answer in rounds: the first round with an entropy below E answers (0: the last)</source><translation>用于按轮次给出答案的网络：熵低于 E 的第一个轮次给出答案（0：最后一轮）</translation></message>
<message><source>pictures per forward pass (default: 1; without --store 32 on a GPU); larger batches change the last digits</source><translation>每次前向传播的图像数（默认 1，在 GPU 上且无 --store 时为 32）；增大会改变末几位数字</translation></message>
<message><source>write STEM.logits.kK.npy there; without a classifier STEM.embedding.kK.npy, the classifier&apos;s input</source><translation>在此写入 STEM.logits.kK.npy；没有分类器的骨干网络则写入 STEM.embedding.kK.npy，即分类器会读取的内容</translation></message>
<message><source>add the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>以及以下目标的数值：class:CLASS（其 logit）、norm、similar:IMAGE[:PATCHES]、direction:FILE.npy、probe:FILE[:CLASS]、output:N</translation></message>
<message><source>MODEL INPUT... --method M[,M...]</source><translation>MODEL INPUT... --method M[,M...]</translation></message>
<message><source>relevance maps: which patches a decision rests on</source><translation>相关性图：决策的依据</translation></message>
<message><source>write STEM.METHOD.kK.FORMAT there</source><translation>在此写入 STEM.METHOD.kK.FORMAT</translation></message>
<message><source>format of the files; npz: the map with logits, probabilities and settings; fiftyone: heat maps of all pictures as a data set; coco: boxes around the strongest places</source><translation>文件格式；npz：含 logit、概率和设置的热图；fiftyone：所有图像的热图数据集；coco：热图最强处的框</translation></message>
<message><source>png: %1</source><translation>png：%1</translation></message>
<message><source>evidence for others: pictures, inputs, maps, scores and settings with their hashes; verify recomputes it</source><translation>给他人的证据：图像、输入、热图、得分和设置及其哈希；verify 会重新计算</translation></message>
<message><source>recompute a bundle of evidence and list the differences (exit code 3 if there are any)</source><translation>重新计算证据包并说明差异（有差异则退出码为 3）</translation></message>
<message><source>the model of the bundle (default: the shipped one of that name)</source><translation>其所属的模型（默认：同名的随附模型）</translation></message>
<message><source>the sparse autoencoder whose features it uses (default: the shipped one of that name)</source><translation>所问特征所属的稀疏自编码器（默认：随附的同名者）</translation></message>
<message><source>of the map</source><translation>热图的方法</translation></message>
<message><source>MODEL INPUT --out FILE</source><translation>MODEL INPUT --out FILE</translation></message>
<message><source>maps of all frames of a video, a camera or a stream, in time</source><translation>视频、摄像头或流的所有帧的热图，实时生成</translation></message>
<message><source>a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; a .csv of predictions, k and times is written next to it</source><translation>录制：FILE.mp4、.avi、.mkv（保留每个像素），或新的 PNG 文件夹；同时写入含预测、k 和时间的 .csv</translation></message>
<message><source>choose k per frame so that its picture is ready after MS milliseconds (without: the largest k)</source><translation>为每帧选择 k，使其图像在 MS 毫秒内就绪（不指定：最大的 k）</translation></message>
<message><source>the first frame, from 0; not for a camera or a stream</source><translation>第一帧，从 0 开始；不适用于摄像头或流</translation></message>
<message><source>process at most this many frames</source><translation>最多这么多帧</translation></message>
<message><source>frame rate of the recording (default: the source&apos;s, or 25)</source><translation>录制的每秒帧数（默认：与来源相同，或 25）</translation></message>
<message><source>rotate by degrees clockwise</source><translation>顺时针旋转的度数</translation></message>
<message><source>longest side; larger frames are downscaled first</source><translation>最长边；更大的帧会先缩小</translation></message>
<message><source>each frame&apos;s colours have their own range, without memory (pca: its own axes)</source><translation>每帧的颜色有各自的范围，不沿用之前的帧（pca：各自的坐标轴）</translation></message>
<message><source>one attention layer, step by step</source><translation>逐步讲解一个注意力层</translation></message>
<message><source>block (default: the last)</source><translation>块（默认：最后一块）</translation></message>
<message><source>head; Hydra and similar kinds are shown whole</source><translation>头；hydra 等显示整体</translation></message>
<message><source>patch whose row is printed (default: the class token)</source><translation>要给出其所在行的图像块（默认：类别 token）</translation></message>
<message><source>print the query&apos;s row of every step in full</source><translation>完整给出每一步中查询所在的行</translation></message>
<message><source>write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or columns)</source><translation>在此写入 STEM.kK.blockB.headH.STEP.npy（超过 256 行或列时取等大小分块的均值）</translation></message>
<message><source>a logit as the exact sum of its parts, and its curve over blocks</source><translation>将 logit 精确表示为各部分之和，及其随各块变化的曲线</translation></message>
<message><source>own: each part minus its own mean; even: biases and the last norm&apos;s mean in equal shares, as in Gandelsman et al.</source><translation>own：每个部分减去其自身均值；even：偏置和最终归一化的均值均分，与 Gandelsman et al. 相同</translation></message>
<message><source>importance of all heads, by this method</source><translation>所有头的重要性，依据此方法</translation></message>
<message><source>query patch (default: the class token)</source><translation>发起关注的图像块（默认：类别 token）</translation></message>
<message><source>write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block</source><translation>在此写入 STEM.METHOD.heads.kK.npy：--matrix 中所有头的热图，逐块排列</translation></message>
<message><source>with --sae: write STEM.features.kK.npy there, each feature&apos;s contribution</source><translation>与 --sae 一起：在那里写入 STEM.features.kK.npy，即每个特征的贡献</translation></message>
<message><source>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</source><translation>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</translation></message>
<message><source>the features that a sparse autoencoder finds in each patch</source><translation>稀疏自编码器在每个图像块中找到的特征</translation></message>
<message><source>arrays x, pre, f and x_hat of one picture; for several a folder of STEM.kK.npz</source><translation>一张图像的数组 x、pre、f 和 x_hat；多张时为 STEM.kK.npz 的文件夹</translation></message>
<message><source>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</source><translation>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</translation></message>
<message><source>cost of sub-networks by formula: parameters, MACs, attention&apos;s share, memory</source><translation>按公式计算的子网络开销：参数量、MACs、注意力占比、内存</translation></message>
<message><source>a well-known shape, without weights</source><translation>已知的形状，不含权重</translation></message>
<message><source>count what is executed, or as the Hydra paper&apos;s Tables 2 and 3, or its Table 4, or as the paper of the attention in use</source><translation>按实际执行计数，或与 Hydra 论文的表 2 和表 3 相同，或与其表 4 相同，或与相应论文相同</translation></message>
<message><source>how long passes and explanations take on this machine</source><translation>本机上前向传播和解释所需的时间</translation></message>
<message><source>explanations to measure too, each with the pass it needs</source><translation>同时测量的解释方法，各含其所需的前向传播</translation></message>
<message><source>runs that count</source><translation>计数的运行次数</translation></message>
<message><source>runs before those that count</source><translation>计数前的预热次数</translation></message>
<message><source>batch sizes for images_per_s</source><translation>images_per_s 的批大小</translation></message>
<message><source>threads to compute on (default: as many as the pass can use)</source><translation>计算线程数（默认：对前向传播有益的数量）</translation></message>
<message><source>accuracy per head count over labelled pictures</source><translation>带标签图像上各头数的准确率</translation></message>
<message><source>pictures per forward pass</source><translation>每次前向传播的图像数</translation></message>
<message><source>only these classes compete, one per line, like the 200 of ImageNet-R</source><translation>仅这些类别参与竞争，每行一个，如 ImageNet-R 的 200 类</translation></message>
<message><source>networks that answer in rounds: accuracy, pictures answered by each round and mean MACs at each entropy threshold</source><translation>用于按轮次给出答案的网络：各熵阈值下的准确率、每轮给出答案的图像数和平均 MACs</translation></message>
<message><source>all, random, centre (baselines)</source><translation>all、random、centre（基线）</translation></message>
<message><source>MODEL FOLDER|INPUT... --method M[,M...]</source><translation>MODEL FOLDER|INPUT... --method M[,M...]</translation></message>
<message><source>how faithful maps are: deletion, insertion, perturbation, pointing game, random weights</source><translation>热图的忠实程度：删除、插入、扰动、指向游戏、随机权重</translation></message>
<message><source>deletion, insertion, perturbation, pointing, randomisation (default: these)%1</source><translation>deletion、insertion、perturbation、pointing、randomisation（默认：以上各项）%1</translation></message>
<message><source>columns file,x0,y0,x1,y1 and wnid, class or class_index</source><translation>列 file,x0,y0,x1,y1 以及 wnid、class 或 class_index</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s), label</source><translation>编号、名称、同义词集、top1（完整网络的）、top2、own（每个 k 自己的）、label</translation></message>
<message><source>number of steps of deletion and insertion</source><translation>删除和插入的步数</translation></message>
<message><source>use this many pictures, spread over the folder</source><translation>这么多张图像，均匀取自文件夹</translation></message>
<message><source>seed of the random weights and the random baseline</source><translation>随机权重和随机基线的种子</translation></message>
<message><source>the mean curves; for papers a LaTeX table or a Matplotlib script</source><translation>平均曲线；用于论文的 LaTeX 表格或 Matplotlib 脚本</translation></message>
<message><source>append each picture&apos;s scores there (JSON lines; methods can be added later)</source><translation>将每张图像的得分随时写入此处（JSON 行，之后可添加方法）</translation></message>
<message><source>continue such a file; its pictures are not measured again</source><translation>继续这样的文件；其中的图像不再测量</translation></message>
<message><source>MODEL FOLDER --out FILE.safetensors</source><translation>MODEL FOLDER --out FILE.safetensors</translation></message>
<message><source>train a linear classifier on the embedding</source><translation>在嵌入上训练线性分类器</translation></message>
<message><source>where the probe is written</source><translation>探针的写入位置</translation></message>
<message><source>share of each class&apos;s pictures held out to measure accuracy</source><translation>每个类别图像中用于测量准确率的比例</translation></message>
<message><source>L2 penalty on the weights, for standardised features</source><translation>对标准化特征的权重的惩罚</translation></message>
<message><source>seed of the held-out pictures</source><translation>选取留出图像的种子</translation></message>
<message><source>MODEL INPUT... --out FILE</source><translation>MODEL INPUT... --out FILE</translation></message>
<message><source>tokens as points of the plane (t-SNE)</source><translation>将 token 显示为平面上的点 (t-SNE)</translation></message>
<message><source>input,k,token,row,col,norm,x,y of each point, or a figure of them</source><translation>每个点的 input,k,token,row,col,norm,x,y，或其插图</translation></message>
<message><source>threads of the descent (default: as for inference); the result does not depend on it</source><translation>梯度下降的线程数（默认：与推理相同）；不影响结果</translation></message>
<message><source>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</source><translation>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</translation></message>
<message><source>arrays from inside a pass: tokens, queries, keys, values, attention</source><translation>一次前向内部的数组：token、查询、键、值、注意力</translation></message>
<message><source>pooled (the classifier&apos;s input), tokens (output of a block), normed (after the final norm), q, k, v, attention, prefix (class token and registers), heads (each head&apos;s part of a CLIP&apos;s embedding), contribution (each token&apos;s vector in the sum of attention, Eq. 16 of Hydra Attention)</source><translation>pooled（分类器读取的向量）、tokens（块的输出）、normed（最后归一化之后）、q、k、v、attention、prefix（类别 token 和寄存器）、heads（CLIP 中各头为嵌入增加的部分）、contribution（各 token 在注意力求和中的向量，Hydra Attention 式 16）</translation></message>
<message><source>blocks, as 7, 3,7 or 0-11 (default: the last)</source><translation>块，如 7、3,7 或 0-11（默认：最后一个）</translation></message>
<message><source>number type of the arrays</source><translation>数组的类型</translation></message>
<message><source>the arrays of one picture; for several a folder of STEM.npz (or --store FILE.tar)</source><translation>一张图像的数组；多张时为 STEM.npz 的文件夹（或 --store FILE.tar）</translation></message>
<message><source>MODEL [INPUT...] --words FILE</source><translation>MODEL [INPUT...] --words FILE</translation></message>
<message><source>a picture&apos;s embedding as a sparse sum of words, by a model with a text tower</source><translation>用带文本塔的模型，把图像的嵌入写成词的稀疏和</translation></message>
<message><source>file of words and phrases, one per line</source><translation>词和短语，每行一个</translation></message>
<message><source>sparsity: more gives fewer words</source><translation>越大词越少</translation></message>
<message><source>subtract the mean direction of its pictures first: what all pictures share is not a concept</source><translation>先减去其中图像的平均方向：所有图像共有的不是概念</translation></message>
<message><source>words listed</source><translation>列出的词数</translation></message>
<message><source>words for what each head adds to the embedding, over all pictures</source><translation>描述各头为嵌入所增加内容的词，基于所有图像</translation></message>
<message><source>words for directions instead: an array (.npy), or the classes of a linear probe</source><translation>改为方向的词语：数组 (.npy) 或线性探针的类</translation></message>
<message><source>with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)</source><translation>与 --by-head 同用：块，如 7、3,7 或 0-11（默认：最后四个）</translation></message>
<message><source>the pictures that the network finds most similar to one</source><translation>网络认为与某张图像最相似的图像</translation></message>
<message><source>pictures listed</source><translation>列出的图像数</translation></message>
<message><source>keep embeddings of FOLDER there: the next search reads what has not changed</source><translation>将 FOLDER 的计算结果保存在此：下次搜索读取未改变的部分</translation></message>
<message><source>accuracy of the nearest neighbours&apos; classes per head count</source><translation>各头数下最近邻类别的准确率</translation></message>
<message><source>labelled pictures classified by those of FOLDER (default: each picture of FOLDER by the others)</source><translation>按 FOLDER 中的图像分类的带标签图像（默认：FOLDER 中每张图像按其余图像分类）</translation></message>
<message><source>number of voting neighbours</source><translation>参与投票的近邻数</translation></message>
<message><source>weight of a neighbour: exp(cosine / 0.07), or one; ties go to the nearer class</source><translation>一个近邻计为 exp(余弦 / 0.07)或一；票数相同时取较近的类别</translation></message>
<message><source>keep the embeddings there, one FILE.kN.safetensors per head count: the next run computes only what has changed</source><translation>将嵌入保存在此，多个头数时存于 FILE.kN.safetensors：下次运行只计算已改变的部分</translation></message>
<message><source>MODEL INPUT... --out FILE.html</source><translation>MODEL INPUT... --out FILE.html</translation></message>
<message><source>a self-contained web page: answers about many pictures, runs side by side</source><translation>一个无需他物的页面：关于许多图像的回答，各次运行并列</translation></message>
<message><source>where the page is written</source><translation>页面的去处</translation></message>
<message><source>replace FILE.html if it exists</source><translation>若 FILE.html 已存在则替换</translation></message>
<message><source>another model, next to the first</source><translation>与第一个并列的另一个模型</translation></message>
<message><source>of the maps</source><translation>热图的方法</translation></message>
<message><source>pictures of each kind shown with maps: least faithful, least certain, most different</source><translation>每类附图展示的图像数：最不对、最不确定、差别最大</translation></message>
<message><source>number of pictures, spread over all, whose maps are scored</source><translation>从全部中均匀选取、对其热图评分的图像数</translation></message>
<message><source>the page&apos;s curves; for papers a LaTeX table or a Matplotlib script</source><translation>页面的曲线，供论文使用的 LaTeX 表格或 Matplotlib 脚本</translation></message>
<message><source>also measure how long a pass takes: reports then differ from run to run</source><translation>也测量一次前向的用时：这样没有两份报告会相同</translation></message>
<message><source>add runs without these parts, as for predict, next to the whole network</source><translation>去掉它的运行与完整网络的并列，同 predict</translation></message>
<message><source>--by-class: expected a model with classes, and this one is a backbone without a classifier</source><translation>--by-class：需要带类别的模型，而此模型是没有分类器的骨干网络</translation></message>
<message><source>, %1 heads</source><translation>，%1 个头</translation></message>
<message><source>iteration %1 of %2 points%3</source><translation>第 %1 次迭代，共 %2 个点%3</translation></message>
<message><source>perplexity %1 instead of %2: too few points</source><translation>困惑度 %1 代替 %2：点数太少</translation></message>
<message><source>--format: %1 writes a folder; expected --out DIR and no store</source><translation>--format：%1 写入文件夹；应为 --out DIR，且不用存储</translation></message>
<message><source>%1: %2 pictures</source><translation>%1：%2 张图像</translation></message>
<message><source>%1, k = %2: at most %3 forward passes</source><translation>%1，k = %2：最多 %3 次前向传播</translation></message>
<message><source>%1, k = %2: %3 forward passes</source><translation>%1，k = %2：%3 次前向传播</translation></message>
<message><source>--format: with --predictor expected npy, csv, png, fiftyone or coco, got &apos;%1&apos;</source><translation>--format：与 --predictor 一起应为 npy、csv、png、fiftyone 或 coco，得到“%1”</translation></message>
<message><source>%1: on networks of this kind (%2) it measured no more faithful than distance from the picture&apos;s centre; do not trust it here</source><translation>%1：在此类网络（%2）上测得，它并不比“靠近图像中心”更忠实；此处请勿信任</translation></message>
<message><source>expected --method M[,M...]: methods, all, or the baselines random and centre</source><translation>应有 --method M[,M...]：方法、all，或基线 random 和 centre</translation></message>
<message><source>expected --class or --target, not both</source><translation>应为 --class 或 --target，不能同时给出</translation></message>
<message><source>expected --out FILE to begin a file of scores or --resume FILE to continue it, not both</source><translation>应为 --out FILE（新建得分文件）或 --resume FILE（继续该文件），不能同时给出</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --resume to continue it</source><translation>--out：“%1”已存在；请用 --resume 继续</translation></message>
<message><source>%1: %2 line was measured with other settings or by another version; it stays, and its picture is measured again</source><translation>%1：%2 行是用其他设置或其他版本测得的；这些行会保留，这些图像将重新测量</translation></message>
<message><source>%1: %2 lines were measured with other settings or by another version; they stay, and their pictures are measured again</source><translation>%1：%2 行是用其他设置或其他版本测得的；这些行会保留，这些图像将重新测量</translation></message>
<message><source>value of the target</source><translation>目标的数值</translation></message>
<message><source>--curves: not written, since they cover all pictures; see merge --curves</source><translation>--curves：未写出，因其属于全部图像；见 merge --curves</translation></message>
<message><source>FOLDER: pictures, or synthetic scenes</source><translation>FOLDER：图像或合成场景</translation></message>
<message><source>--basis reads a basis; --fit and --save-basis make one: choose either</source><translation>--basis 读取基；--fit 和 --save-basis 生成另一个基：请选择其一</translation></message>
<message><source>--region needs --query-image IMAGE, the picture of these patches</source><translation>--region 需要 --query-image IMAGE，即这些图像块所在的图像</translation></message>
<message><source>--region: expected patches, as 3,7-9, got &apos;%1&apos;</source><translation>--region：应为图像块，例如 3,7-9，实为“%1”</translation></message>
<message><source>--query-image needs --query PATCH or --region PATCHES</source><translation>--query-image 需要 --query PATCH 或 --region PATCHES</translation></message>
<message><source>--query-image: expected one picture, got %1</source><translation>--query-image：应为一张图像，实为 %1</translation></message>
<message><source>--out: expected FILE.npz, FILE.safetensors, or a folder for several pictures</source><translation>--out：应为 FILE.npz、FILE.safetensors，多张图像时为文件夹</translation></message>
<message><source>--out: one file holds one picture; expected a folder, got &apos;%1&apos;</source><translation>--out：一个文件对应一张图像；应为文件夹，实际为“%1”</translation></message>
<message><source>accuracy over cost is top-1, which needs one label per picture; evaluate gives mean average precision for several</source><translation>随成本变化的准确率是 top-1，每张图片需要一个标签；有多个标签时，evaluate 给出平均精度均值</translation></message>
<message><source>--top: this predictor&apos;s scores are not probabilities; omit it</source><translation>--top：此预测程序的得分不是概率；不应给出此选项</translation></message>
<message><source>--without: figure %1 shows no maps of a network to change</source><translation>--without：插图 %1 没有可更改的网络热图</translation></message>
<message><source>--out: expected a file for the figure, NAME.svg, NAME.pdf or NAME.png</source><translation>--out：应为插图文件：NAME.svg、NAME.pdf 或 NAME.png</translation></message>
<message><source>figure %1 takes no pictures; got &apos;%2&apos;</source><translation>插图 %1 不接受图像；实为“%2”</translation></message>
<message><source>The page</source><translation>页面</translation></message>
<message><source>all head counts in one embedding (default)</source><translation>所有头数共用一个嵌入（默认）</translation></message>
<message><source>an embedding for each head count</source><translation>每个头数一个嵌入</translation></message>
<message><source>class: one vector per image, the classifier&apos;s input</source><translation>class：每张图像中供分类器读取的那一个向量</translation></message>
<message><source>INPUT is a folder as for evaluate; one point per image, with its class in the table</source><translation>INPUT 为与 evaluate 相同的文件夹；每张图像一个点，表格中含其类别</translation></message>
<message><source>tokens after block N (default: after the final norm)</source><translation>块 N 输出的 token（默认：经最终归一化后）</translation></message>
<message><source>effective neighbours (default: 30, or fewer for few points)</source><translation>有效邻居数（默认 30，点数少时更少）</translation></message>
<message><source>iterations of the descent</source><translation>梯度下降的迭代次数</translation></message>
<message><source>measure neighbourhoods in D principal components (default: all dimensions)</source><translation>在 D 个主成分中测量邻域（默认：所有维度）</translation></message>
<message><source>start from principal components with 1 % noise; 0: without noise</source><translation>从加入 1 % 噪声的主成分开始；0：无噪声</translation></message>
<message><source>as for explain</source><translation>与 explain 相同</translation></message>
<message><source>blocks, for methods that look at one (default: the last)</source><translation>块，用于只看一个块的方法（默认：最后一块）</translation></message>
<message><source>Colours and ranges</source><translation>颜色与范围</translation></message>
<message><source>Cost and FLOPs</source><translation>用于 cost 和 flops</translation></message>
<message><source>cost, flops: a well-known shape in place of MODEL</source><translation>cost、flops：以已知形状代替 MODEL</translation></message>
<message><source>cost: one chart per axis; params, ram, macs, heads</source><translation>cost：各一张图；params, ram, macs, heads</translation></message>
<message><source>cost: top-1 accuracy over labelled pictures, as in evaluate, in place of MACs</source><translation>cost：以带标签图像上的 top-1 准确率（同 evaluate）代替 MACs</translation></message>
<message><source>cost: accuracy of nearest neighbours, as in knn, in place of the classifier&apos;s</source><translation>cost：用最近邻（如 knn）代替分类器的准确率</translation></message>
<message><source>flops: image sizes in pixels</source><translation>flops：图像尺寸（像素）</translation></message>
<message><source>what is counted, as for profile</source><translation>计数方式，与 profile 相同</translation></message>
<message><source>where the figure is written; for costs also %1: its numbers</source><translation>插图的保存位置；开销图也可为 %1：其数据</translation></message>
<message><source>feature: an index of a folder (sae-index), whose strongest pictures are shown</source><translation>feature：文件夹的索引（sae-index），显示其中最强的图像</translation></message>
<message><source>t-SNE</source><translation>用于 tsne</translation></message>
<message><source>--%1: expected at most %2 whole numbers from %3 to %4, as 3,6,9-12; got &apos;%5&apos;</source><translation>--%1：应为最多 %2 个 %3 到 %4 的整数，例如 3,6,9-12；实为“%5”</translation></message>
<message><source>--sorted: figure %1 has no individual heads to sort</source><translation>--sorted：插图 %1 没有可排序的单个头</translation></message>
<message><source>--knn needs --accuracy FOLDER with the pictures to measure</source><translation>--knn 需要 --accuracy FOLDER 给出图像</translation></message>
<message><source>--sizes: expected multiples of the patch, %1 pixels, got %2</source><translation>--sizes：应为图像块大小 %1 像素的倍数，实为 %2</translation></message>
<message><source>--size: figure flops covers several sizes; expected --sizes</source><translation>--size：flops 图包含多个尺寸；请用 --sizes</translation></message>
<message><source>importance is measured on a class&apos;s logit, and this model is a backbone without a classifier</source><translation>重要性以类别的 logit 衡量，而此模型是没有分类器的骨干网络</translation></message>
<message><source>no token of these %1 pictures has a norm above the threshold; there are no outliers to move</source><translation>这 %1 张图像中没有范数高于阈值的 token；没有可移动的离群点</translation></message>
<message><source>INPUT: image files, folders or .npy arrays</source><translation>INPUT：图像文件、文件夹或 .npy 数组</translation></message>
<message><source>%1: %2 of its pictures have no class, e.g. %3</source><translation>%1：其中 %2 张图片没有类别，例如 %3</translation></message>
<message><source>--list needs --store FILE.jsonl or FILE.tar with --by-class</source><translation>--by-class 与 --list 同用时需要 --store FILE.jsonl 或 FILE.tar</translation></message>
<message><source>FOLDER: one sub-folder per class, or a labels.csv</source><translation>FOLDER：每个类别一个子文件夹，或 labels.csv</translation></message>
<message><source>ORG/NAME[@REVISION]: a model of the Hugging Face hub</source><translation>ORG/NAME[@REVISION]：Hugging Face Hub 上的模型</translation></message>
<message><source>expected one model of the hub as ORG/NAME or ORG/NAME@REVISION, got %1</source><translation>应以 ORG/NAME 或 ORG/NAME@REVISION 指定一个 Hub 模型，实为 %1</translation></message>
<message><source>%1: %2 files, %3, of which %4 are yet to be fetched; into %5</source><translation>%1：%2 个文件，%3，其中 %4 尚待下载；存入 %5</translation></message>
<message><source>expected --out FOLDER: where the pages are written</source><translation>应有 --out FOLDER：页面的保存位置</translation></message>
<message><source>--thresholds: expected numbers from 0 to %1, separated by commas, got &apos;%2&apos;</source><translation>--thresholds：应为 0 到 %1 的数字，以逗号分隔，实为“%2”</translation></message>
<message><source>accuracy needs classes, and this model is a backbone without a classifier</source><translation>准确率针对类别，而此模型是没有分类器的骨干网络</translation></message>
<message><source>accuracy needs classes, and this model&apos;s outputs are numbers; --answers changes that</source><translation>准确率针对类别，而此模型的输出是数值；可用 --answers 另行指定</translation></message>
<message><source>CHECKPOINT: a checkpoint file, or the name of a shipped model</source><translation>CHECKPOINT：检查点文件，或随附模型的名称</translation></message>
<message><source>OUT.safetensors: where the converted model is written</source><translation>OUT.safetensors：转换后模型的保存位置</translation></message>
<message><source>OUT: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>OUT：应为以 .safetensors 结尾的名称，实为“%1”</translation></message>
<message><source>OUT: &apos;%1&apos; is the checkpoint itself; expected another file</source><translation>OUT：“%1”就是检查点本身；应为其他文件</translation></message>
<message><source>the model was not trained for k = %1; the output of this sub-network may be meaningless</source><translation>模型未针对 k = %1 训练；裁取所得模型的输出可能没有意义</translation></message>
<message><source>%1: expected at least two classes, one per line; found %2</source><translation>%1：应至少有两个类别，每行一个；实为 %2</translation></message>
<message><source>--classes: no picture of these classes</source><translation>--classes：没有这些类别的图像</translation></message>
<message><source>%1 labels of other classes than --classes were left out</source><translation>已略去 %1 个不在 --classes 中的类别标签</translation></message>
<message><source>--classes cannot be combined with --thresholds</source><translation>--classes 不能与 --thresholds 同时使用</translation></message>
<message><source>PICTURE: what the others are compared with</source><translation>PICTURE：其他图像与之比较的图像</translation></message>
<message><source>FOLDER: pictures, or an index of them</source><translation>FOLDER：图像，或其索引</translation></message>
<message><source>--class: expected the class, of %1, that pictures are sorted by: its index, name or synset</source><translation>--class：应指定排序图片所依据的类别（共 %1 个）：其编号、名称或同义词集</translation></message>
<message><source>--least applies to the similarity to a prompt; this model has its own classes</source><translation>--least 指与提示词的相似度；此模型有自己的类</translation></message>
<message><source>expected text to cut into tokens: --prompt or --prompts</source><translation>应给出要切分成 token 的内容：--prompt 或 --prompts</translation></message>
<message><source>this build cannot draw figures: it was built without Qt (HYDRA_BUILD_UI=OFF)</source><translation>此版本不能绘制插图：构建时未包含 Qt (HYDRA_BUILD_UI=OFF)</translation></message>
<message><source>How to read the model&apos;s file</source><translation>如何读取模型文件</translation></message>
<message><source>CLIP: sentences as classes, one per line</source><translation>用于 CLIP：以句子为类别，每行一个</translation></message>
<message><source>subtract the map of this class</source><translation>减去此类别的热图</translation></message>
<message><source>picture size in pixels, positions resampled; long: keeps proportions (default: the model&apos;s own)</source><translation>图像尺寸（像素），位置编码重采样；long：保持原比例（默认：模型自身尺寸）</translation></message>
<message><source>Heads and attention</source><translation>注意力头与注意力</translation></message>
<message><source>head counts k to run (default: all heads)</source><translation>要运行的头数 k（默认：所有头）</translation></message>
<message><source>let &apos;all&apos; mean 1 to H, trained for or not</source><translation>让 &apos;all&apos; 表示 1 到 H，无论是否训练过</translation></message>
<message><source>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11] joined by &apos;;&apos;</source><translation>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11]，以 &apos;;&apos; 连接</translation></message>
<message><source>how k heads are cut out</source><translation>如何裁取 k 个头</translation></message>
<message><source>Devices</source><translation>计算设备</translation></message>
<message><source>device that networks compute on</source><translation>网络的计算设备</translation></message>
<message><source>precision of products in forward passes; bfloat16 is faster only on a GPU, and does not affect passes in float64 (relevance)</source><translation>前向传播中矩阵乘法的精度；bfloat16 仅在 GPU 上更快，且不改变以 float64 进行的传播（相关性）</translation></message>
<message><source>Many pictures</source><translation>大量图像</translation></message>
<message><source>many pictures (files, folders, tars): append each result to this file; an interrupted run resumes</source><translation>用于大量图像（文件、文件夹、tar）：将每个结果追加到此文件；中断的运行可继续</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.jsonl or .tar (default: Slurm&apos;s array task)</source><translation>仅处理列表的这一部分，写入 FILE.I-of-N.jsonl 或 .tar（默认：Slurm 的数组任务）</translation></message>
<message><source>pictures computed at once (default: one per core)</source><translation>同时处理的图像数（默认：每个核心一张）</translation></message>
<message><source>json: one line per second on stderr, for schedulers</source><translation>json：每秒在 stderr 上输出一行，供调度器使用</translation></message>
<message><source>A program in place of the model</source><translation>以程序代替模型</translation></message>
<message><source>in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as typed</source><translation>代替 MODEL：以得分或框应答的程序；sh 会像键入那样运行 COMMAND</translation></message>
<message><source>time limit for starting and for each answer</source><translation>启动以及每次应答允许的秒数</translation></message>
<message><source>the box to explain, by its position in predict&apos;s list</source><translation>要解释的框，按它在 predict 列表中的位置</translation></message>
<message><source>A sparse autoencoder</source><translation>稀疏自编码器</translation></message>
<message><source>saev, ViT-Prisma, SAELens, sparsify or dictionary_learning: a file whose features are read, changed or explained</source><translation>saev、ViT-Prisma、SAELens、sparsify 或 dictionary_learning 的，读取、更改或解释其特征</translation></message>
<message><source>the block whose output it reads, if its file does not tell</source><translation>它读取哪个块的输出（文件未说明时）</translation></message>
<message><source>features kept per patch, if its file does not tell</source><translation>每个图像块保留的特征数（文件未说明时）</translation></message>
<message><source>how it keeps codes, if its file does not tell</source><translation>其编码如何得出（文件未说明时）</translation></message>
<message><source>the other picture, whose activations =from and tokens: insert</source><translation>另一张图像，=from 和 tokens: 使用其激活值</translation></message>
<message><source>What is switched off or replaced</source><translation>关闭或替换的内容</translation></message>
<message><source>what is off or replaced: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, with --sae feature:47[:PATCHES], sae-error</source><translation>关闭或替换的内容：heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero，与 --sae 一起 feature:47[:PATCHES]、sae-error</translation></message>
<message><source>with --sae: feature:47=3x[:PATCHES], set to three times its largest value</source><translation>与 --sae 一起：feature:47=3x[:PATCHES]，设为其最大值的三倍</translation></message>
<message><source>Messages and help</source><translation>消息与帮助</translation></message>
<message><source>no progress and no warnings on stderr</source><translation>不在 stderr 上输出进度和警告</translation></message>
<message><source>language of help, errors and progress (default: the system&apos;s)</source><translation>帮助、错误和进度的语言（默认：系统语言）</translation></message>
<message><source>the most common options; --help all: every option</source><translation>最常用的选项；--help all：全部</translation></message>
<message><source>pca: one basis for all maps, fitted on the pictures there</source><translation>pca：所有热图共用一个基，用此处的图像拟合</translation></message>
<message><source>pca: write the basis there (.npz); without --fit it is fitted on all INPUTs</source><translation>pca：将基写入此处 (.npz)；不带 --fit 时用所有 INPUT 拟合</translation></message>
<message><source>similarity: picture of --query or --region</source><translation>similarity：--query 或 --region 取自此图像</translation></message>
<message><source>similarity: to the mean of these, as 3,7-9 (with --query-image)</source><translation>similarity：与这些图像块的均值的相似度，例如 3,7-9（配合 --query-image）</translation></message>
<message><source>picture sizes in pixels (default: the model&apos;s own)</source><translation>要考察的图像尺寸（像素，默认：模型自身的尺寸）</translation></message>
<message><source>earlier name of --sizes</source><translation>与 --sizes 相同，是其旧名称</translation></message>
<message><source>in place of --class: class:CLASS, norm (of the embedding), similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>代替 --class：class:CLASS、norm（嵌入的范数）、similar:IMAGE[:PATCHES]、direction:FILE.npy、probe:FILE[:CLASS]、output:N</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s)</source><translation>编号、名称、同义词集、top1（完整网络的）、top2、own（每个 k 自己的）</translation></message>
<message><source>--%1 needs --predictor COMMAND</source><translation>--%1 需要 --predictor COMMAND</translation></message>
<message><source>--%1 needs classes, and this predictor finds boxes</source><translation>--%1 针对类别，而此预测程序检测框</translation></message>
<message><source>--%1 needs boxes, and this predictor scores classes</source><translation>--%1 针对框，而此预测程序给类别打分</translation></message>
<message><source>expected --out FILE.html, where the report is written</source><translation>需要 --out FILE.html，即报告的去处</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --force to replace it</source><translation>--out：“%1”已存在；用 --force 替换</translation></message>
<message><source>INPUT: pictures, or folders of them</source><translation>INPUT：图像，或图像文件夹</translation></message>
<message><source>--join: expected the shards of one run beside %1, like %2; found those of %3 runs</source><translation>--join：应在 %1 旁有一次运行的各分片，如 %2；却有 %3 次运行的</translation></message>
<message><source>%1: %2 of %3 pictures are done; run it again</source><translation>%1：%3 张图像中已完成 %2 张；请再次运行</translation></message>
<message><source>--out: expected FILE.safetensors, where the index is written</source><translation>--out：应为写出索引的 FILE.safetensors</translation></message>
<message><source>expected --sae FILE, an autoencoder</source><translation>应给出 --sae FILE，即自编码器</translation></message>
<message><source>--heads: an index has one head count</source><translation>--heads：一个索引只对应一个头数</translation></message>
<message><source>CONFIG: a training configuration of an autoencoder (.json)</source><translation>CONFIG：自编码器的训练配置（.json）</translation></message>
<message><source>expected --other FILE, a second autoencoder, or INPUT: pictures to read features from in sub-networks</source><translation>应为 --other FILE（第二个自编码器）或 INPUT：在子网络中读取特征的图像</translation></message>
<message><source>--heads: expected head counts below %1, as 3,6,9, which are compared with all</source><translation>--heads：应为小于 %1 的头数，如 3,6,9，与全部头比较</translation></message>
<message><source>--predictor: expected the command that serve was started with, got %1</source><translation>--predictor：应为启动 serve 时的命令，实际为 %1</translation></message>
<message><source>--predictor: expected the command that serve was started with, serve --predictor COMMAND, got %1</source><translation>--predictor：应为启动 serve 时的命令（serve --predictor COMMAND），实际为 %1</translation></message>
<message><source>serve takes only options; got &apos;%1&apos;</source><translation>serve 只接受选项，不接受“%1”</translation></message>
<message><source>expected --mcp with --folder FOLDER and without --socket</source><translation>--mcp 需与 --folder FOLDER 同用，且不带 --socket</translation></message>
<message><source>&quot;command&quot;: expected a text</source><translation>&quot;command&quot;：应为文本</translation></message>
<message><source>&quot;arguments&quot;: expected an object of options, {&quot;top&quot;: 3}</source><translation>&quot;arguments&quot;：应为选项的对象，{&quot;top&quot;: 3}</translation></message>
<message><source>expected an object, {&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</source><translation>应为对象，{&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</translation></message>
<message><source>this program speaks protocol %1; another was requested</source><translation>此程序使用协议 %1，而请求的是另一个</translation></message>
<message><source>expected an &quot;id&quot;</source><translation>应有 &quot;id&quot;</translation></message>
<message><source>expected a &quot;command&quot;, or &quot;cancel&quot;</source><translation>应有 &quot;command&quot; 或 &quot;cancel&quot;</translation></message>
<message><source>%1: the list is empty</source><translation>%1：列表为空</translation></message>
<message><source>%1 does not belong to a served question</source><translation>%1 不属于所服务的问题</translation></message>
<message><source>%1: expected true or false</source><translation>%1：应为 true 或 false</translation></message>
<message><source>%1 expects %2, got true</source><translation>%1 应为 %2，得到 true</translation></message>
<message><source>%1 has no value %2; expected %3</source><translation>%1 没有 %2 的位置；应为 %3</translation></message>
<message><source>expected one of %1</source><translation>应为以下之一：%1</translation></message>
<message><source>unknown option %1</source><translation>未知选项 %1</translation></message>
<message><source>expected &quot;%1&quot; beside &quot;%2&quot;</source><translation>&quot;%2&quot; 旁应有 &quot;%1&quot;</translation></message>
<message><source>&quot;%1&quot;: expected one, got %2</source><translation>&quot;%1&quot;：应为一个，得到 %2</translation></message>
<message><source>expected --shards N: no file next to %1 is named as a shard of it, like %2 for two</source><translation>应有 --shards N：%1 旁没有以其分片命名的文件，例如两个分片时的 %2</translation></message>
<message><source>expected --shards N: files next to %1 are named as shards of %2 and of %3</source><translation>应有 --shards N：%1 旁的文件既有按 %2 个分片命名的，也有按 %3 个分片命名的</translation></message>
<message><source>%1: %2 shards, from the names of the files next to it</source><translation>%1：%2 个分片，依据其旁文件的名称</translation></message>
<message><source>expected the stores by name, or --shards N; not both</source><translation>应按名称给出结果库，或给出 --shards N；不能同时给出</translation></message>
<message><source>STORE: the file that the shards are merged into</source><translation>STORE：各分片合并而成的文件</translation></message>
<message><source>--curves: expected a store of faithfulness, and this one has %1</source><translation>--curves：应为 faithfulness 的存储，而这些属于 %1</translation></message>
<message><source>STORE: as it was given to --store</source><translation>STORE：与 --store 中给出的相同</translation></message>
<message><source>--%1 needs --store FILE.jsonl or FILE.tar</source><translation>--%1 需要 --store FILE.jsonl 或 FILE.tar</translation></message>
<message><source>--%1 cannot be combined with %2, where each picture has its own results</source><translation>--%1 不能与 %2 同时使用：其中每张图像都有各自的结果</translation></message>
<message><source>a tar</source><translation>tar 归档</translation></message>
<message><source>a single picture</source><translation>单张图片</translation></message>
<message><source>several inputs</source><translation>多个输入</translation></message>
<message><source>%1: the table gives it several classes, and a picture of a list has one; evaluate takes several with a single folder and without --store</source><translation>%1：表中此图像有多个类别，而列表中的图像只有一个；evaluate 可取全部类别，但只能单独给出文件夹，且不带 --store</translation></message>
<message><source>--store: features are arrays; expected a name that ends in .tar</source><translation>--store：特征为数组；应为以 .tar 结尾的名称</translation></message>
<message><source>--target: the probe %1 has no class &apos;%2&apos;%3</source><translation>--target：探针 %1 没有类别“%2”%3</translation></message>
<message><source>the model has no classes: the %1 is explained; --target chooses another</source><translation>模型没有类别：解释的是 %1；可用 --target 选择其他目标</translation></message>
<message><source>--target: the model has %1 outputs, got output:%2</source><translation>--target：模型有 %1 个输出，实为 output:%2</translation></message>
<message><source>--%1: the model has classes 0 to %2, got %3</source><translation>--%1：模型的类别为 0 到 %2，实为 %3</translation></message>
<message><source>--%1: expected class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1：应为 class:CLASS、norm、similar:IMAGE、direction:FILE、probe:FILE、output:N、feature:N、编号、top1、top2、own、类别名称或同义词集，实际为 &apos;%2&apos;%3</translation></message>
<message><source>--%1: expected an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1：应为编号、top1、top2、own、类别名称或同义词集，实际为 &apos;%2&apos;%3</translation></message>
<message><source>the autoencoder %1 with the hash %2; give it with --sae FILE</source><translation>哈希为 %2 的自编码器 %1；请用 --sae FILE 指定</translation></message>
<message><source>no such autoencoder found</source><translation>这里没有这个自编码器</translation></message>
<message><source>the program %1; give it with --predictor COMMAND</source><translation>程序 %1；请指定 --predictor COMMAND</translation></message>
<message><source>no program</source><translation>没有程序</translation></message>
<message><source>the model %1 with SHA-256 %2; give it with --model FILE</source><translation>SHA-256 为 %2 的模型 %1；请给出 --model FILE</translation></message>
<message><source>no such model found</source><translation>这里没有该模型</translation></message>
<message><source>an autoencoder with the hash %1</source><translation>哈希为 %1 的自编码器</translation></message>
<message><source>a model with SHA-256 %1</source><translation>SHA-256 为 %1 的模型</translation></message>
<message><source>BUNDLE: a folder or FILE.zip of explain --bundle</source><translation>BUNDLE：explain --bundle 的文件夹或 FILE.zip</translation></message>
<message><source>a question that can be computed again</source><translation>可以再次提出的问题</translation></message>
<message><source>%1: expected %2; found %3</source><translation>%1：应为 %2；实为 %3</translation></message>
<message><source>INPUT: a video, a folder of pictures, camera:NUMBER or a URL</source><translation>INPUT：视频、图像文件夹、camera:NUMBER 或 URL</translation></message>
<message><source>--turn: expected 0, 90, 180 or 270 degrees, got %1</source><translation>--turn：应为 0、90、180 或 270 度，实为 %1</translation></message>
<message><source>frame %1</source><translation>帧 %1</translation></message>
<message><source>%1: no frame</source><translation>%1：没有帧</translation></message>
<message><source>no label, or its label is not a class of the predictor</source><translation>没有标签，或其标签不是预测程序的类别</translation></message>
<message><source>--boxes: none of its %1 rows names a picture of the list</source><translation>--boxes：其 %1 行均未指向列表中的图像</translation></message>
<message><source>--boxes: none of its %1 rows belongs to shard %2</source><translation>--boxes：其 %1 行均不属于分片 %2</translation></message>
<message><source>%1: unknown option %2</source><translation>%1：未知选项 %2</translation></message>
<message><source>%1: %2: expected true, found %3</source><translation>%1：%2：应为 true，实际为 %3</translation></message>
<message><source>%1: %2: expected words, found %3</source><translation>%1：%2：应为文字，实为 %3</translation></message>
<message><source>%1: %2 of the store&apos;s pictures are no longer listed; their rows are kept</source><translation>%1：已存储的图像中有 %2 张已不在列表中；其行予以保留</translation></message>
<message><source>%1: %2 of %3 pictures could not be read; the store says why</source><translation>%1：%3 张图像中有 %2 张无法读取；原因见结果库</translation></message>
<message><source>%1 of %2 pictures could not be read</source><translation>%2 张图像中有 %1 张无法读取</translation></message>
<message><source>%1 of %2 pictures have no class</source><translation>%2 张图片中有 %1 张没有类别</translation></message>
<message><source>%1: stopped after %2 pictures; the same command continues after them</source><translation>%1：已停止，其中有 %2 张图像；同一命令会从此处继续</translation></message>
<message><source>%1: cannot be made</source><translation>%1：无法创建</translation></message>
<message><source>%1: kind: expected &quot;scenes&quot;, &quot;folder&quot; or &quot;archive&quot;, found %2</source><translation>%1：kind：应为 &quot;scenes&quot;、&quot;folder&quot; 或 &quot;archive&quot;，实为 %2</translation></message>
<message><source>%1: &quot;held_out&quot; needs &quot;hold_out&quot;, the hold-out interval: every n-th picture is held out</source><translation>%1：&quot;held_out&quot; 需要 &quot;hold_out&quot;（留出间隔）：每 n 张图像留出一张</translation></message>
<message><source>%1: the same pictures as &quot;data&quot;: expected held-out ones (another seed or path, or &quot;hold_out&quot;: n in both and &quot;held_out&quot;: true here)</source><translation>%1：图像与 &quot;data&quot; 相同：应为留出的图像（另一个种子或路径，或者两处都有 &quot;hold_out&quot;: n 且此处 &quot;held_out&quot;: true）</translation></message>
<message><source>%1: name: expected a file name of at most %2 bytes without folder, found %3</source><translation>%1：name：应为最多 %2 字节且不含文件夹的文件名，实为 %3</translation></message>
<message><source>3 numbers (RGB)</source><translation>3 个数字 (RGB)</translation></message>
<message><source>words explain a prompt, but the target is %1</source><translation>词用于解释提示词，而目标是 %1</translation></message>
<message><source>this predictor scores classes: expected a class, got %1</source><translation>此预测程序对类别评分：应为一个类别，得到 %1</translation></message>
<message><source>this predictor finds boxes: expected a box, got %1</source><translation>此预测程序检测框：应为一个框，得到 %1</translation></message>
<message><source>box: the predictor finds %1 boxes, there is no box %2</source><translation>box：预测程序找到 %1 个框，没有框 %2</translation></message>
<message><source>a predictor does not expose its inside, so nothing can be switched off in it</source><translation>预测程序中无法关闭任何部分：它不显示其内部</translation></message>
<message><source>features as colours: expected at least one picture to fit a basis on</source><translation>特征着色：至少需要一张图像来拟合基</translation></message>
<message><source>embedding: expected at least one picture and one head count, got %1 and %2</source><translation>嵌入：至少需要一张图像和一个头数，实为 %1 和 %2</translation></message>
<message><source>%1 in float16</source><translation>%1（float16）</translation></message>
<message><source>%1: expected a folder of models</source><translation>%1：应为存放模型的文件夹</translation></message>
<message><source>%1: the cache has this model in other revisions: %2; append one of them as @REVISION</source><translation>%1：缓存中有该模型的其他修订版：%2；请在 @ 后写出其中之一</translation></message>
<message><source>%1: was made with %2, and this question uses %3</source><translation>%1：由 %2 生成，而当前问题是 %3</translation></message>
<message><source>no picture to compare with</source><translation>没有可比较的图像</translation></message>
<message><source>lambda: expected %1 to %2, got %3</source><translation>lambda：应为 %1 到 %2，得到 %3</translation></message>
<message><source>words for a selection: expected some of the points, and not all of them</source><translation>所选内容的词语：应选择部分点，而不是全部</translation></message>
<message><source>What if takes activations from another picture, which a curve over many pictures cannot do; switch that off first</source><translation>“假设分析”取用了另一张图像的激活，而跨多张图像的曲线无法这样做；请先将其关闭</translation></message>
<message><source>the autoencoder&apos;s reconstruction</source><translation>自编码器的重建</translation></message>
<message><source>%1: no such file, and no shipped model has this name%2</source><translation>%1：没有这样的文件，也没有此名称的随附模型%2</translation></message>
<message><source>embedding: at most %1 tokens, got %2; choose fewer inputs or head counts, or one token an image</source><translation>嵌入：最多 %1 个 token，实为 %2；请减少输入或头数，或每张图像只取一个 token</translation></message>
<message><source>the tokens</source><translation>token</translation></message>
<message><source>embedding: no tokens to embed</source><translation>嵌入：没有可嵌入的 token</translation></message>
<message><source>none of %1 pictures can be read: %2</source><translation>%1 张图像都无法读取：%2</translation></message>
<message><source>embedding: %1 pictures have %2 tokens, of at most %3; choose fewer pictures or head counts, or one token a picture</source><translation>嵌入：%1 张图像有 %2 个 token，最多 %3 个；请减少图像或头数，或每张图像只取一个 token</translation></message>
<message><source>iteration %1</source><translation>第 %1 次迭代</translation></message>
<message><source>iteration %1, %2 heads</source><translation>第 %1 次迭代，%2 个头</translation></message>
<message><source>features as colours: none of %1 pictures could be read</source><translation>特征着色：%1 张图像均无法读取</translation></message>
<message><source>%1; it is not used</source><translation>%1；未使用</translation></message>
<message><source>a Python pickle without PyTorch&apos;s mark</source><translation>没有 PyTorch 标记的 Python pickle</translation></message>
<message><source>load it in Python with the library that wrote it, and save the weights with torch.save(state_dict, FILE) or safetensors.torch.save_file(state_dict, FILE)</source><translation>请在 Python 中按其写入方式加载，再用 torch.save(state_dict, FILE) 或 safetensors.torch.save_file(state_dict, FILE) 保存权重</translation></message>
<message><source>a tar archive</source><translation>tar 归档</translation></message>
<message><source>it may be a PyTorch file from before 0.1.10: load it with torch.load(FILE) in Python and save the state dict with torch.save; unpack any other archive</source><translation>它可能是 0.1.10 之前的 PyTorch 文件：请在 Python 中用 torch.load(FILE) 加载，再用 torch.save 保存 state dict；其他归档须先解包</translation></message>
<message><source>a picture, not a model</source><translation>图像，而不是模型</translation></message>
<message><source>open it as an image</source><translation>请作为图像打开</translation></message>
<message><source>an HDF5 file (Keras)</source><translation>HDF5 文件 (Keras)</translation></message>
<message><source>if it is transformers&apos; tf_model.h5, its version 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</source><translation>如果它是 transformers 的 tf_model.h5，可用 transformers 4 转换：AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</translation></message>
<message><source>a model of Keras 3</source><translation>Keras 3 的模型</translation></message>
<message><source>its weights have Keras&apos;s names</source><translation>其权重采用 Keras 的命名</translation></message>
<message><source>a msgpack of Flax</source><translation>Flax 的 msgpack</translation></message>
<message><source>transformers 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</source><translation>可用 transformers 4 转换：AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</translation></message>
<message><source>an exported program of PyTorch (PT2)</source><translation>导出的 PyTorch 程序 (PT2)</translation></message>
<message><source>write its weights in Python: torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</source><translation>请在 Python 中写出其权重：torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</translation></message>
<message><source>a program of ExecuTorch</source><translation>ExecuTorch 的程序</translation></message>
<message><source>it was built for a device; open the network that it was exported from</source><translation>它是为某种设备制作的；请打开导出它的网络</translation></message>
<message><source>an engine of TensorRT</source><translation>TensorRT 的引擎</translation></message>
<message><source>it was built for one GPU; open the network that it was built from, or its ONNX file</source><translation>它是为某种 GPU 制作的；请打开构建它的网络，或其 ONNX 文件</translation></message>
<message><source>a GGUF file</source><translation>GGUF 文件</translation></message>
<message><source>open the model that it was made from. Its numbers in Python: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</source><translation>请打开制作它的模型。在 Python 中其数值为：{t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</translation></message>
<message><source>an ONNX model</source><translation>ONNX 模型</translation></message>
<message><source>its weights have lost their names</source><translation>其权重已失去名称</translation></message>
<message><source>a TensorFlow Lite model</source><translation>TensorFlow Lite 模型</translation></message>
<message><source>a TensorFlow graph (SavedModel)</source><translation>TensorFlow 的计算图 (SavedModel)</translation></message>
<message><source>its weights are in files next to it</source><translation>其权重在旁边的文件中</translation></message>
<message><source>a Core ML model</source><translation>Core ML 的模型</translation></message>
<message><source>an OpenVINO model (.xml with its .bin)</source><translation>OpenVINO 的模型（.xml 及其 .bin）</translation></message>
<message><source>an NCNN model (.param with its .bin)</source><translation>NCNN 的模型（.param 及其 .bin）</translation></message>
<message><source>MXNet weights</source><translation>MXNet 的权重</translation></message>
<message><source>its weights have MXNet&apos;s names</source><translation>其权重采用 MXNet 的命名</translation></message>
<message><source>a compiled program</source><translation>编译后的程序</translation></message>
<message><source>open the network that it was made from</source><translation>请打开制作它的网络</translation></message>
<message><source>%1: another program is downloading %2; wait for it, then try again</source><translation>%1：另一个程序正在下载 %2；请等待其结束后再试</translation></message>
<message><source>%1/%2: expected %3 bytes, the hub sends %4</source><translation>%1/%2：应为 %3 字节，Hub 发送了 %4</translation></message>
<message><source>%1: checksum mismatch: the hub promised %2, found %3; the download was discarded</source><translation>%1：内容与 Hub 所声明的不符：校验和应为 %2，实为 %3；收到的内容不予保留</translation></message>
<message><source>%1: expected 1 to %2 shards beside %3%4.index.json, found %5</source><translation>%1：%3%4.index.json 旁应有 1 到 %2 个分片，实为 %5 个</translation></message>
<message><source>%1: the hub has %2 files of weights, such as %3 and %4; expected model.safetensors, pytorch_model.bin, or one</source><translation>%1：Hub 上有 %2 个权重文件，如 %3 和 %4；应为 model.safetensors、pytorch_model.bin 或仅一个文件</translation></message>
<message><source>%1: expected weights as .safetensors, .bin or .pth, the hub has only %2 other files</source><translation>%1：应有 .safetensors、.bin 或 .pth 格式的权重，Hub 上没有：另有 %2 个文件</translation></message>
<message><source>%1: not enough room on this disk: expected %2 free, found %3</source><translation>%1：此磁盘空间不足：应有 %2 可用，实为 %3</translation></message>
<message><source>%1: expected a file or a folder of the cache, found a link</source><translation>%1：应为缓存中的文件或文件夹，实为链接</translation></message>
<message><source>downloads need the package libcurl4: %1</source><translation>下载需要软件包 libcurl4：%1</translation></message>
<message><source>libcurl cannot be started</source><translation>无法启动 libcurl</translation></message>
<message><source>%1 cannot be reached: %2</source><translation>无法连接 %1：%2</translation></message>
<message><source>%1 did not reply in time: %2</source><translation>%1 未及时应答：%2</translation></message>
<message><source>%1: the connection was cut: %2</source><translation>%1：连接中断：%2</translation></message>
<message><source>%1: the connection cannot be trusted: %2</source><translation>%1：没有可信的连接：%2</translation></message>
<message><source>%1: no encrypted connection: %2</source><translation>%1：无法建立加密连接：%2</translation></message>
<message><source>%1: a header of the reply is longer than 100 kB: %2</source><translation>%1：应答的标头超过 100 kB：%2</translation></message>
<message><source>%1: the reply cannot be understood: %2</source><translation>%1：无法理解应答：%2</translation></message>
<message><source>libcurl gives no handle: not enough memory</source><translation>libcurl 未给出句柄：内存不足</translation></message>
<message><source>SHA-256 and SHA-1 are not available in this OpenSSL</source><translation>此 OpenSSL 不提供 SHA-256 和 SHA-1</translation></message>
<message><source>the checksum failed</source><translation>无法计算校验和</translation></message>
<message><source>libcurl has no function %1; downloads need the package libcurl4</source><translation>libcurl 没有函数 %1；下载需要软件包 libcurl4</translation></message>
<message><source>%1: the hub sends another part than requested: %2</source><translation>%1：Hub 发来的不是所请求的部分：%2</translation></message>
<message><source>%1: expected %2 bytes, the hub announces %3</source><translation>%1：应为 %2 字节，Hub 将要发送 %3</translation></message>
<message><source>%1: expected %2 bytes, the hub sends more</source><translation>%1：应为 %2 字节，Hub 发送的更多</translation></message>
<message><source>colour map of unsigned maps</source><translation>无符号热图的</translation></message>
<message><source>colour map of signed maps</source><translation>有符号热图的</translation></message>
<message><source>opacity of the map over the picture, 0 to 1</source><translation>热图覆盖图像的程度，0 到 1</translation></message>
<message><source>hide values below this share of the range, 0 to 1</source><translation>隐藏低于范围这一比例的数值，0 到 1</translation></message>
<message><source>draw low values as opaque as high ones</source><translation>低值与高值同样不透明</translation></message>
<message><source>draw one flat square per token</source><translation>每个 token 一个纯色方块</translation></message>
<message><source>draw lines between patches</source><translation>图像块之间的线</translation></message>
<message><source>keep the picture&apos;s colours under signed maps</source><translation>图像在有符号热图下保留其颜色</translation></message>
<message><source>use one colour range for the whole strip</source><translation>整个条带共用一个颜色范围</translation></message>
<message><source>ring outlier patches and exclude them from the colour range</source><translation>圈出离群图像块，并将其排除在颜色范围之外</translation></message>
<message><source>share of the values beyond each end of the colour range, 0 to 0.25</source><translation>颜色范围每一端之外的数值所占比例，0 到 0.25</translation></message>
<message><source>lower end of the colours, as a share of the range; unsigned maps only</source><translation>颜色的下端，以范围的比例表示；仅用于无符号热图</translation></message>
<message><source>upper end of the colours, as a share of the range</source><translation>颜色的上端，以范围的比例表示</translation></message>
<message><source>exponent of the position in the range; below 1, low values show</source><translation>颜色取范围内位置的此次幂；小于 1 时低值更明显</translation></message>
<message><source>%1: holds results of another model or other settings than %2</source><translation>%1：其中的结果来自与 %2 不同的模型或设置</translation></message>
<message><source>%1: is shard %2, and %3 is shard %4</source><translation>%1：是分片 %2，而 %3 是分片 %4</translation></message>
<message><source>%1: is shard %2, and the key %3 in it belongs to shard %4/%5</source><translation>%1：是分片 %2，而其中的键 %3 属于分片 %4/%5</translation></message>
<message><source>%1: is shard %2, as %3 is</source><translation>%1：是分片 %2，与 %3 相同</translation></message>
<message><source>of %1 shards, %2 is missing from the stores to merge</source><translation>共 %1 个分片，要合并的结果库中缺少 %2</translation></message>
<message><source>of %1 shards, %2 are missing from the stores to merge</source><translation>共 %1 个分片，要合并的结果库中缺少 %2</translation></message>
<message><source>%1: changed while it was read</source><translation>%1：在读取过程中发生了更改</translation></message>
<message><source>%1: expected a store of results, found an empty file</source><translation>%1：应为结果库，实为空文件</translation></message>
<message><source>%1: shard %2 is incomplete: it ends after %3 pictures. Run it again; it continues after them</source><translation>%1：分片 %2 不完整：在 %3 张图像之后结束。请再次运行；它会从此处继续</translation></message>
<message><source>the key %1 is in %2 and in %3</source><translation>键 %1 同时在 %2 和 %3 中</translation></message>
<message><source>it is incomplete</source><translation>它不完整</translation></message>
<message><source>%1: was not written, because reading it back failed: %2</source><translation>%1：未写入，因为回读的内容不是结果库：%2</translation></message>
<message><source>expected stores of one format, got %1 and %2</source><translation>结果库应为同一格式，实为 %1 和 %2</translation></message>
<message><source>%1: more than %2 lines; give folders or tars, or split the list</source><translation>%1：超过 %2 行；请给出文件夹或 tar，或使用更多列表</translation></message>
<message><source>%1: line %2: expected one name per line in UTF-8, found a zero byte; save it as UTF-8</source><translation>%1：第 %2 行：应为每行一个名称的 UTF-8，却发现零字节；请另存为 UTF-8</translation></message>
<message><source>%1: expected one name per line, found a line of more than %2 bytes</source><translation>%1：应为每行一个名称，但有一行超过 %2 字节</translation></message>
<message><source>%1 min %2 s</source><translation>%1 分 %2 秒</translation></message>
<message><source>%1 h %2 min</source><translation>%1 小时 %2 分</translation></message>
<message><source>the variable %1: expected a whole number, found %2</source><translation>变量 %1：应为整数，实为 %2</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>有变量 SLURM_ARRAY_TASK_ID 但没有 SLURM_ARRAY_TASK_COUNT，无法得知这是哪个分片；请指定 --shard I/N</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>有变量 SLURM_ARRAY_TASK_ID 但没有 SLURM_ARRAY_TASK_ID，无法得知这是哪个分片；请指定 --shard I/N</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>有变量 SLURM_ARRAY_TASK_COUNT 但没有 SLURM_ARRAY_TASK_COUNT，无法得知这是哪个分片；请指定 --shard I/N</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>有变量 SLURM_ARRAY_TASK_COUNT 但没有 SLURM_ARRAY_TASK_ID，无法得知这是哪个分片；请指定 --shard I/N</translation></message>
<message><source>this job array has gaps (%1 tasks from %2 to %3), so the number of shards is unknown; give --shard $SLURM_ARRAY_TASK_ID/N</source><translation>此作业数组有空缺（从 %2 到 %3 共 %1 个任务），无法得知有多少个分片；请指定 --shard $SLURM_ARRAY_TASK_ID/N</translation></message>
<message><source>it holds results of %1, not of %2</source><translation>其中是 %1 的结果，而不是 %2 的</translation></message>
<message><source>its %1 is %2 instead of %3</source><translation>其 %1 为 %2，而此处为 %3</translation></message>
<message><source>its settings differ</source><translation>其设置不同</translation></message>
<message><source>%1: a store of version %2; this program reads version %3</source><translation>%1：结果库为版本 %2，此程序读取版本 %3</translation></message>
<message><source>%1: its first line names no shard</source><translation>%1：其第一行未指明分片</translation></message>
<message><source>%1: was changed after completion: %2 pictures were written, and %3 are present. Move the file away and start again</source><translation>%1：完成之后发生了更改：曾写入 %2 张图像，现有 %3 张。请将文件移走并重新开始</translation></message>
<message><source>%1: was changed after completion: the checksum over its %2 pictures does not match. Move the file away and start again</source><translation>%1：完成之后发生了更改：其 %2 张图像的校验和不符。请将文件移走并重新开始</translation></message>
<message><source>%1: its last line does not list what was written</source><translation>%1：其最后一行未说明写入了什么</translation></message>
<message><source>--store: expected a name that ends in .jsonl (a line per picture) or .tar (with arrays), got &apos;%1&apos;</source><translation>--store：应为以 .jsonl（每张图像一行）或 .tar（含数组）结尾的名称，实为“%1”</translation></message>
<message><source>%1: damaged from byte %2 on, after %3 pictures: wrong checksum. Move the file away and start again</source><translation>%1：从字节 %2 起损坏，位于 %3 张图像之后：校验和不符。请将文件移走并重新开始</translation></message>
<message><source>%1: has data after its end, at byte %2</source><translation>%1：在其结尾之后的字节 %2 处还有内容</translation></message>
<message><source>%1: has a line without a key at byte %2</source><translation>%1：字节 %2 处有一行没有键</translation></message>
<message><source>trustworthiness: expected 1 to fewer than half of %1 neighbours, got %2</source><translation>trustworthiness：邻居数应为 1 到小于 %1 的一半，实为 %2</translation></message>
<message><source>t-SNE: %1: expected %2 to %3, got %4</source><translation>t-SNE：%1：应为 %2 到 %3，实为 %4</translation></message>
<message><source>exaggerated iterations</source><translation>夸大迭代次数</translation></message>
<message><source>learning rate</source><translation>学习率</translation></message>
<message><source>t-SNE: perplexity %1 needs at least %2 points, three for each effective neighbour; got %3</source><translation>t-SNE：困惑度 %1 至少需要 %2 个点，即每个有效邻居三个点；实为 %3</translation></message>
<message><source>t-SNE: expected %1 x %2 numbers, got %3</source><translation>t-SNE：应为 %1 x %2 个数，实为 %3</translation></message>
<message><source>t-SNE: start: expected %1 points, got %2 and %3</source><translation>t-SNE：起点：应为 %1 个点，实为 %2 和 %3</translation></message>
<message><source>t-SNE: component %1 of vector %2 is not a finite number</source><translation>t-SNE：向量 %2 的分量 %1 不是有限数</translation></message>
<message><source>t-SNE: theta: expected 0 to 0.7, got %1</source><translation>t-SNE：theta：应为 0 到 0.7，实为 %1</translation></message>
<message><source>figure: unknown format</source><translation>插图：未知格式</translation></message>
<message><source>figure: the PNG could not be written: %1</source><translation>插图：无法写入 PNG：%1</translation></message>
<message><source>figure: the SVG has no description</source><translation>插图：SVG 没有描述</translation></message>
<message><source>figure: %1 x %2 pixels; expected at most %3 a side and %4 million in all. Ask for a smaller --dpi or --width-mm, or for SVG or PDF</source><translation>插图：%1 x %2 像素；每边最多应为 %3，总计最多 %4 百万。请使用更小的 --dpi 或 --width-mm，或改用 SVG 或 PDF</translation></message>
<message><source>figure: not enough memory for %1 x %2 pixels</source><translation>插图：内存不足，无法处理 %1 x %2 像素</translation></message>
<message><source>figure before-after: no change given; expected one, such as --without heads:7.3</source><translation>插图 before-after：没有关闭或替换任何内容；应有更改，例如 --without heads:7.3</translation></message>
<message><source>figure before-after: expected one method, whose maps share a colour range; got %1</source><translation>插图 before-after：应为一种方法，其热图共用一个颜色范围；实为 %1</translation></message>
<message><source>figure feature: expected a feature of an autoencoder, as --sae FILE --target feature:4711</source><translation>figure feature：应为自编码器的特征，如 --sae FILE --target feature:4711</translation></message>
<message><source>--index: figure %1 does not show a feature&apos;s strongest pictures</source><translation>--index：插图 %1 不显示特征最强的图像</translation></message>
<message><source>figure head-matrix: expected one method and one head count, got %1 and %2</source><translation>插图 head-matrix：应为一种方法和一个头数，实为 %1 和 %2</translation></message>
<message><source>figure head-matrix: --against: a matrix explains one class</source><translation>插图 head-matrix：--against：矩阵只解释一个类别</translation></message>
<message><source>figure head-matrix: method %1 has no map per head</source><translation>插图 head-matrix：方法 %1 没有单个头的热图</translation></message>
<message><source>figure %1: a predictor does not expose the inside of a network; expected methods-grid</source><translation>figure %1：预测程序不显示网络内部；应为 methods-grid</translation></message>
<message><source>figure %1: expected INPUT: image files, folders or .npy arrays</source><translation>插图 %1：应有 INPUT：图像文件、文件夹或 .npy 数组</translation></message>
<message><source>figure feature: expected one picture, got %1</source><translation>figure feature：应为一张图像，得到 %1 张</translation></message>
<message><source>figure: %1 mm high; expected at most %2 mm. Ask for fewer pictures or more columns</source><translation>插图：高 %1 mm；最多应为 %2 mm。请减少图像或增加列数</translation></message>
<message><source>--axes: expected params, ram, macs or heads, got &apos;%1&apos;</source><translation>--axes：应为 params、ram、macs 或 heads，得到“%1”</translation></message>
<message><source>--axes: MACs are already the other axis; expected params or ram, or an accuracy with --accuracy FOLDER</source><translation>--axes：MACs 已是另一个轴；应为 params 或 ram，或用 --accuracy FOLDER 指定准确率</translation></message>
<message><source>figure: nothing has been measured yet</source><translation>插图：尚未测量任何内容</translation></message>
<message><source>%1: expected numbers from %2 to %3, as 3,6,9-12; got &apos;%4&apos;</source><translation>%1：应为 %2 到 %3 的数字，例如 3,6,9-12；实为“%4”</translation></message>
<message><source>%1: expected %2 of Hydrascope (JSON with format &quot;%3&quot;)</source><translation>%1：应为 Hydrascope 的 %2（格式为 &quot;%3&quot; 的 JSON）</translation></message>
<message><source>1 to %1 characters</source><translation>1 到 %1 个字符</translation></message>
<message><source>%1: written by a later version (format %2); this one reads up to %3</source><translation>%1：由更新的版本写入（格式 %2）；此版本最高可读取 %3</translation></message>
<message><source>figure: expected pictures of at most %1 megapixels together, got more with %2</source><translation>插图：图像合计最多应为 %1 百万像素，加上 %2 后超出</translation></message>
<message><source>iteration %1 of %2 points</source><translation>%2 个点的第 %1 次迭代</translation></message>
<message><source>figure: expected 1 to %1 panels, got %2 pictures by %3 columns</source><translation>插图：应为 1 到 %1 个子图，实为 %2 张图像乘 %3 列</translation></message>
<message><source>--width-mm: %1 heads on a page of %2 mm would be %3 mm wide; expected at least %4 mm</source><translation>--width-mm：在 %2 mm 的页面上 %1 个头各宽 %3 mm；至少应为 %4 mm</translation></message>
<message><source>figure: the PDF has no table of objects</source><translation>插图：PDF 没有对象表</translation></message>
<message><source>figure: the PDF&apos;s table of objects is truncated</source><translation>插图：PDF 的对象表被截断</translation></message>
<message><source>figure: the PDF has no %1</source><translation>插图：PDF 没有 %1</translation></message>
<message><source>keep a picture first: its activations are used</source><translation>请先保留一张图像：激活值取自该图像</translation></message>
<message><source>features need a sparse autoencoder; open one first</source><translation>特征属于稀疏自编码器；请先打开一个</translation></message>
<message><source>--columns: %1 panels on a page of %2 mm would be %3 mm wide; expected at least %4 mm. Ask for fewer columns, a wider page or a smaller font</source><translation>--columns：在 %2 mm 的页面上 %1 个子图各宽 %3 mm；至少应为 %4 mm。请减少列数、加宽页面或缩小字号</translation></message>
<message><source>%1: %2 bytes of JSON; expected at most %3</source><translation>%1：%2 字节的 JSON；最多应为 %3</translation></message>
<message><source>%1: is not JSON: a NUL byte at %2</source><translation>%1：不是 JSON：在 %2 处有 NUL 字节</translation></message>
<message><source>%1: %2: nested more than %3 deep; expected plain settings</source><translation>%1：%2：嵌套超过 %3 层；应为普通设置</translation></message>
<message><source>%1: %2: more than %3 values so far; expected at most as many</source><translation>%1：%2：到此处已超过 %3 个值；最多应为这么多</translation></message>
<message><source>%1: expected a JSON object</source><translation>%1：应为 JSON 对象</translation></message>
<message><source>%1: the entry &quot;%2&quot; of this training&apos;s checkpoint</source><translation>%1：此训练检查点的条目 &quot;%2&quot;</translation></message>
<message><source>%1 is absent</source><translation>缺少 %1</translation></message>
<message><source>%1 is damaged: expected a JSON object</source><translation>%1 已损坏：应为 JSON 对象</translation></message>
<message><source>feature basis</source><translation>特征基</translation></message>
<message><source>provenance: an object</source><translation>provenance：对象</translation></message>
<message><source>something else</source><translation>其他内容</translation></message>
<message><source>tensor %1: safetensors has no type for %2</source><translation>张量 %1：safetensors 没有对应 %2 的名称</translation></message>
<message><source>%1: not an index of shards (%2 bytes; expected JSON of at most %3)</source><translation>%1：不是分片索引（%2 字节；应为最多 %3 的 JSON）</translation></message>
<message><source>%1: expected an index of shards (JSON with a weight_map of tensor names to files)</source><translation>%1：应为分片索引（含有从张量名到文件的 weight_map 的 JSON）</translation></message>
<message><source>the index does not tell where its pictures are</source><translation>索引没有说明其图像在哪里</translation></message>
<message><source>--shard: expected I/N, like 3/8, got &apos;%1&apos;</source><translation>--shard：应为 I/N，如 3/8，却为“%1”</translation></message>
<message><source>INPUT: pictures, folders or tars, or --list FILE</source><translation>INPUT：图像、文件夹或 tar，或 --list FILE</translation></message>
<message><source>--shard: expected I/N with I from 1 to N and N up to %1, got &apos;%2&apos;</source><translation>--shard：应为 I/N，I 为 1 到 N，N 最大 %1，实为“%2”</translation></message>
<message><source>from %1 to %2</source><translation>从 %1 到 %2</translation></message>
<message><source>%1 and %2</source><translation>%1 和 %2</translation></message>
<message><source>%1: contains a network with prefix %2; expected one; --network PREFIX chooses</source><translation>%1：在 %2 之后含一个网络；应为一个；用 --network PREFIX 选择</translation></message>
<message><source>%1: contains several networks, with prefixes %2; expected one; --network PREFIX chooses</source><translation>%1：在 %2 之后含多个网络；应为一个；用 --network PREFIX 选择</translation></message>
<message><source>the file does not tell how many heads this model has: %1 of %2 features are assumed. With a wrong number the model runs, but its output is meaningless. Set it with --num-heads or in the Model panel</source><translation>文件未说明此模型有多少个头：假定为 %1 个头，每个 %2 个特征。若数目有误，模型仍可运行，但输出没有意义。请用 --num-heads 或在“模型”面板中设置</translation></message>
<message><source>%1: the file does not tell how many heads this model has, and its width of %2 is not a multiple of the usual 64 per head; set --num-heads</source><translation>%1：文件未说明此模型有多少个头，其宽度 %2 也不是通常每头 64 的倍数；请设置 --num-heads</translation></message>
<message><source>%1: %2 heads (%3) do not divide the width of %4; set --num-heads</source><translation>%1：%2 个头（%3）不能整除宽度 %4；请设置 --num-heads</translation></message>
<message><source>%1: num_heads %2 (%3) was requested, but the tensors have %4</source><translation>%1：要求 num_heads 为 %2（%3），但张量为 %4</translation></message>
<message><source>%1: the tensors give head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1：张量表明 head_dim 为 %2，但宽度 %4 的 %3 个头为 %5</translation></message>
<message><source>%1: metadata gives head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1：元数据称 head_dim 为 %2，但宽度 %4 的 %3 个头为 %5</translation></message>
<message><source>head order</source><translation>头的顺序</translation></message>
<message><source>outlier neurons</source><translation>离群点神经元</translation></message>
<message><source>head means</source><translation>头均值</translation></message>
<message><source>expected a short text &quot;%1&quot;</source><translation>应有短文本 &quot;%1&quot;</translation></message>
<message><source>%1: the configuration of this training names no model</source><translation>%1：此训练的配置没有指定模型</translation></message>
<message><source>the variable HYDRA_MEMORY: expected megabytes from 1 to %1, found %2</source><translation>变量 HYDRA_MEMORY：应为 1 到 %1 的兆字节数，实为 %2</translation></message>
<message><source>%1: no such file, and no such model in the cache of the Hugging Face hub: %2; hydrascope-cli download %3 fetches it</source><translation>%1：没有这个文件，Hugging Face Hub 的缓存中也没有这个模型：%2；用 hydrascope-cli download %3 可以下载</translation></message>
<message><source>model name</source><translation>模型名称</translation></message>
<message><source>%1: expected one sub-folder per class, found pictures only in deeper ones, e.g. %2</source><translation>%1：应为每个类别一个子文件夹，但图像只在更深的文件夹中，例如 %2</translation></message>
<message><source>%1: written by a later version</source><translation>%1：由更新的版本写入</translation></message>
<message><source>--%1: its picture has no file, so the evidence could not be recomputed; save the picture and choose its file</source><translation>--%1：其图像没有文件，证据无法重新计算；请保存图像并选择其文件</translation></message>
<message><source>column %1 has %2 rows of %3</source><translation>列 %1 有 %2 行，应为 %3 行</translation></message>
<message><source>table: unknown format</source><translation>表格：未知格式</translation></message>
<message><source>a table of points has no column %1</source><translation>点的表格没有列 %1</translation></message>
<message><source>a map cannot be written as .%1</source><translation>此处不能将图写为 .%1</translation></message>
<message><source>no panel has a map yet</source><translation>尚无面板具有热图</translation></message>
<message><source>expected a name that ends in .csv, .json or .npz, got &apos;.%1&apos;</source><translation>应为以 .csv、.json 或 .npz 结尾的名称，实为“.%1”</translation></message>
<message><source>an array of %1 dimensions has no .npy header</source><translation>%1 维的数组没有 .npy 头</translation></message>
<message><source>%1 arrays of %2 bytes: an .npz file holds at most %3 arrays and %4 bytes here</source><translation>%1 个数组、%2 字节：此处 .npz 文件最多容纳 %3 个数组和 %4 字节</translation></message>
<message><source>a quote is not closed</source><translation>引号未闭合</translation></message>
<message><source>a side is larger than any file can hold</source><translation>有一条边大于任何文件所能容纳的大小</translation></message>
<message><source>%1: its tensors have %2 numbers from %3 stored ones; weights do not repeat that often</source><translation>%1：其张量共 %2 个数，由 %3 个存储的数构成；权重不会重复这么多次</translation></message>
<message><source>%1: not a model file, or it was cut off (%2 bytes; a file of weights begins with 8 bytes of header length)</source><translation>%1：不是模型文件，或已被截断（%2 字节；权重文件以 8 字节的头长度开始）</translation></message>
<message><source>%1: not a model file, or it was cut off (the header length reads %2 bytes, the file has %3)</source><translation>%1：不是模型文件，或已被截断（头长度称为 %2 字节，文件有 %3 字节）</translation></message>
<message><source>%1: a file whose name cannot be read</source><translation>%1：有文件的名称无法读取</translation></message>
<message><source>%1: a file with a name of %2 bytes; expected 1 to %3</source><translation>%1：有文件的名称为 %2 字节；应为 1 到 %3</translation></message>
<message><source>an invalid memo index</source><translation>无效的 memo 索引</translation></message>
<message><source>no directory at its end; is the file complete?</source><translation>末尾没有目录；文件是否完整？</translation></message>
<message><source>entry %1 of its directory is not a valid entry</source><translation>其目录的条目 %1 不是有效条目</translation></message>
<message><source>entry %1 reaches beyond the directory</source><translation>条目 %1 超出目录</translation></message>
<message><source>entry %1 is encrypted</source><translation>条目 %1 已加密</translation></message>
<message><source>entry %1 uses compression method %2; expected stored or deflated</source><translation>条目 %1 采用压缩方法 %2；应为 stored 或 deflated</translation></message>
<message><source>entry %1 is not where the directory says (byte %2)</source><translation>条目 %1 不在目录所述的位置（字节 %2）</translation></message>
<message><source>entry %1 of %2 bytes reaches beyond the file&apos;s data</source><translation>%2 字节的条目 %1 超出文件数据</translation></message>
<message><source>entry %1 differs from its directory entry</source><translation>条目 %1 与其目录条目不同</translation></message>
<message><source>%1: no such camera, or another program uses it</source><translation>%1：没有这个摄像头，或被其他程序占用</translation></message>
<message><source>%1: cannot be opened as a stream of pictures</source><translation>%1：无法在此处打开图像流</translation></message>
<message><source>HF_ENDPOINT: expected an address as https://huggingface.co, got %1</source><translation>HF_ENDPOINT：应为类似 https://huggingface.co 的地址，实为 %1</translation></message>
<message><source>truncated: needs byte %1 of %2</source><translation>被截断：需要第 %1 字节，共 %2 字节</translation></message>
<message><source>a PNM number is missing at byte %1; truncated?</source><translation>字节 %1 处缺少 PNM 数字；是否被截断？</translation></message>
<message><source>the id of a picture or file (hexadecimal digits)</source><translation>图像或文件的 id（十六进制数字）</translation></message>
<message><source>; save a list or dictionary of names in a program as JSON (Python: json.dump), or one name per line</source><translation>；程序中的名称列表或字典应保存为 JSON（Python：json.dump），或每行一个名称</translation></message>
<message><source>%1: expected class names, found code, %2%3</source><translation>%1：应为类别名称，实为代码：%2%3</translation></message>
<message><source>%1: found a TensorFlow label map, %2; expected its names one per line, in the order of their ids</source><translation>%1：实为 TensorFlow 标签映射：%2；应为其中的名称，每行一个，按 id 顺序排列</translation></message>
<message><source>expected pixels from %1 to %2, as 224 or as 192x256 (height x width), got &apos;%3&apos;</source><translation>应为 %1 到 %2 的像素数，例如 224 或 192x256（高 x 宽），实为“%3”</translation></message>
<message><source>heads: %1 heads do not divide the vision head&apos;s hidden width, %2, evenly</source><translation>heads：%1 个头会使视觉头的隐藏宽度 %2 出现小数</translation></message>
<message><source>%1: not an array in NumPy&apos;s format: %2</source><translation>%1 不是 NumPy 格式的数组：%2</translation></message>
<message><source>%1: its header claims %2 bytes</source><translation>%1：其头部声称占 %2 字节</translation></message>
<message><source>%1: expected scores of shape %2, got %3</source><translation>%1：应为形状 %2 的得分，实际为 %3</translation></message>
<message><source>a line of a store takes at most %1 bytes and %2 values, and this one has %3 bytes and %4 values; request less at once</source><translation>结果库的一行最多容纳 %1 字节和 %2 个值，而此行有 %3 字节和 %4 个值；请一次少要求一些</translation></message>
<message><source>truncated</source><translation>被截断</translation></message>
<message><source>a file of %1 bytes named by %2 bytes does not fit into a tar</source><translation>%1 字节、名称 %2 字节的文件放不进 tar</translation></message>
<message><source>%1: precompiled_charsmap: expected base64</source><translation>%1：precompiled_charsmap：应为 base64</translation></message>
<message><source>a whole number</source><translation>整数</translation></message>
<message><source>%1: expected UTF-8, found none at byte %2 of %3</source><translation>%1：应为 UTF-8，%3 的第 %2 字节不是</translation></message>
<message><source>%1: expected a gzip file of at most %2 bytes of text</source><translation>%1：应为文本最多 %2 字节的 gzip 文件</translation></message>
<message><source>%1: &quot;labels&quot; and &quot;features&quot; are both 0: the teacher has no effect</source><translation>%1：&quot;labels&quot; 和 &quot;features&quot; 均为 0：教师模型不起作用</translation></message>
<message><source>%1: more than the %2 bytes allowed</source><translation>%1：超过此处允许的 %2 字节</translation></message>
<message><source>--%1 expects %2, got an empty text</source><translation>--%1 应为 %2，得到空文本</translation></message>
<message><source>--engine snakemake: expected words in UTF-8, got %1; slurm and parallel take any bytes</source><translation>--engine snakemake：应为 UTF-8 的词，实为 %1；slurm 和 parallel 接受任意字节</translation></message>
<message><source>--store: Snakemake treats braces as wildcards; expected a name without them, got %1</source><translation>--store：Snakemake 会将花括号中的内容视为通配符；应为不含花括号的名称，实为 %1</translation></message>
<message><source>For example:</source><translation>例如：</translation></message>
<message><source>hydrascope-cli %1 --help all lists %2 options</source><translation>hydrascope-cli %1 --help all 列出 %2 个选项</translation></message>
<message><source>--day: expected a date, like 2026-12-01, got &apos;%1&apos;</source><translation>--day：应为日期，例如 2026-12-01，实为“%1”</translation></message>
<message><source>--curves: a shard covers part of the pictures; expected merge --curves, which covers all</source><translation>--curves：一个分片只有部分图像；应使用全部的 merge --curves</translation></message>
<message><source>Settings of a method</source><translation>方法的设置</translation></message>
<message><source>unknown field %1; expected %2</source><translation>未知字段 %1；应为 %2</translation></message>
<message><source>%1: expected a text, a number or a list of them, got %2</source><translation>%1：应为文本、数字或其列表，得到 %2</translation></message>
<message><source>%1: a NUL byte in %2</source><translation>%1：%2 中有 NUL 字节</translation></message>
<message><source>%1: expected {&quot;private&quot;: &quot;NAME&quot;}</source><translation>%1：应为 {&quot;private&quot;: &quot;NAME&quot;}</translation></message>
<message><source>%1: expected a private name of 1 to %2 bytes without / and without a leading dot, got %3</source><translation>%1：应为 1 到 %2 字节的私有名称，不含 / 且不以点开头，得到 %3</translation></message>
<message><source>&quot;id&quot;: expected an integer, or a text of at most %1 bytes</source><translation>&quot;id&quot;：应为整数，或不超过 %1 字节的文本</translation></message>
<message><source>%1: expected the name and the file of a bundle entry, found %2 and %3</source><translation>%1：应为证据包中某项的名称和文件，实为 %2 和 %3</translation></message>
<message><source>%1: %2: expected a file of the bundle, found %3</source><translation>%1：%2：应为证据包中的文件，实为 %3</translation></message>
<message><source>%1: %2 bytes, more than the %3 of a session</source><translation>%1：%2 字节，超过会话的上限 %3</translation></message>
<message><source>%1: expected a session of Hydrascope</source><translation>%1：应为 Hydrascope 的会话</translation></message>
<message><source>--font: expected an installed family, got &apos;%1&apos;</source><translation>--font：应为已安装的字体系列，实为“%1”</translation></message>
<message><source>figures need a font: expected one of DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, or --font FAMILY; found none of them among %1 families</source><translation>插图需要字体：应为 DejaVu Sans、Liberation Sans、Noto Sans、Arial、Helvetica 之一，或 --font FAMILY；%1 个字体系列中没有其中任何一种</translation></message>
<message><source>figure: the PDF has no object with %1</source><translation>插图：PDF 没有含 %1 的对象</translation></message>
<message><source>--out: expected a file for the points, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf or .png</source><translation>--out：应为点的文件 NAME.csv、.json、.npz、.tex、.py、.svg、.pdf 或 .png</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 with --accuracy expects MODEL</source><translation>--arch：没有权重的形状只有开销；带 --accuracy 的插图 %1 需要 MODEL</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 expects MODEL</source><translation>--arch：没有权重的形状只有开销；插图 %1 需要 MODEL</translation></message>
<message><source>No such file or directory</source><translation>没有那个文件或目录</translation></message>
<message><source>Permission denied</source><translation>权限不够</translation></message>
<message><source>Is a directory</source><translation>是一个目录</translation></message>
<message><source>Not a directory</source><translation>不是目录</translation></message>
<message><source>No space left on device</source><translation>设备上没有空间</translation></message>
<message><source>File exists</source><translation>文件已存在</translation></message>
<message><source>Input/output error</source><translation>输入/输出错误</translation></message>
<message><source>Read-only file system</source><translation>只读文件系统</translation></message>
<message><source>Too many open files</source><translation>打开的文件过多</translation></message>
<message><source>File name too long</source><translation>文件名过长</translation></message>
<message><source>Broken pipe</source><translation>管道已断开</translation></message>
<message><source>Cannot allocate memory</source><translation>无法分配内存</translation></message>
</context>
</TS>

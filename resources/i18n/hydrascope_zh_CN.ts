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
<message><source>%1 multiply-accumulates make and apply attention</source><translation>%1 次乘加运算用于生成和应用注意力</translation></message>
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
<message><source>Cancelled. What has been downloaded is kept: a later download goes on from there.</source><translation>已取消。已下载的部分会保留，以后从那里继续。</translation></message>
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
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 takes the picture alone and is that many times faster.</source><translation>&lt;b&gt;采样数&lt;/b&gt;&lt;br&gt;梯度在这么多张图像上取平均，从全黑到给定图像。1 表示只用该图像，速度相应快这么多倍。</translation></message>
<message><source>To&amp;ken</source><translation>Token(&amp;K)</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;查询 token&lt;/b&gt;&lt;br&gt;注意力针对一个查询 token 显示。单击图像中的图像块可将其设为查询。默认为类别 token，即分类器读取的 token。</translation></message>
<message><source>Measured on such networks, it is no more faithful than nearness to the middle of the picture. Do not trust it here.</source><translation>在此类网络上测得，它并不比“靠近图像中心”更忠实。此处请勿信任。</translation></message>
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
<message><source>The kept colours are no longer there: choose Colours per picture</source><translation>保留的颜色已不存在：请选择“每张图像各自的颜色”</translation></message>
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
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to what leaves the block.</source><translation>该特征在所有图像块上对类别 logit 的贡献（按梯度）。各特征与误差之和即为该块的输出。</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>关闭该特征时类别 logit 的损失；针对贡献最大的十二个。</translation></message>
<message><source>Switch o&amp;ff</source><translation>关闭(&amp;F)</translation></message>
<message><source>Takes the feature&apos;s part out of what leaves the block. The error of the reconstruction stays.</source><translation>从该块的输出中去除该特征的部分。重建误差保留。</translation></message>
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
<message><source>Replaces what leaves the block by the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>以自编码器的重建代替该块的输出：其特征未捕捉到的部分会丢失。预测和热图随之更新。</translation></message>
<message><source>&amp;Number</source><translation>编号(&amp;N)</translation></message>
<message><source>Features split what a block says into parts one can name.</source><translation>特征把一个块所说的内容拆成可以命名的部分。</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>为此模型训练的稀疏自编码器可找到它们。</translation></message>
<message><source>One for this model lies beside it: %1.</source><translation>此模型旁边就有一个适用的自编码器：%1。</translation></message>
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
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>此子网络：token 宽度、权重、所选注意力下每张图像的乘加运算次数，以及本机预热后前向传播的时间中位数。</translation></message>
<message><source>Single heads</source><translation>单个头</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;单个头&lt;/b&gt;&lt;br&gt;每个块的每个头是一个点，越大越重要。鼠标指向时显示其热图；单击将其关闭。</translation></message>
<message><source>Strip of all head counts</source><translation>所有头数的条带</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;条带&lt;/b&gt;&lt;br&gt;并排显示所有头数的热图。图像会变得太小时自动隐藏。</translation></message>
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
<message><source>A backbone has no class to take apart. Choose another target in Explain.</source><translation>骨干网络没有可分解的类别。请在“解释”中选择其他目标。</translation></message>
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
<message><source>What has been compared so far stays sorted.</source><translation>已比较的部分保持排序。</translation></message>
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
<message><source>An autoencoder reads what leaves a block of a model. Open that model first.</source><translation>自编码器读取模型某块的输出。请先打开该模型。</translation></message>
<message><source>%1: %2 features of what leaves block %3</source><translation>%1：第 %3 块输出的 %2 个特征</translation></message>
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
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it is run with your rights, and it may do whatever you may.</source><translation>&lt;b&gt;命令&lt;/b&gt;&lt;br&gt;与在终端中输入的相同：程序以您的权限运行，您能做的它都能做。</translation></message>
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
<message><source>%1 was written by a later version: it is left as it is, and its presets are not shown.</source><translation>%1 由更高版本写入：文件保持原样，其中的预设不显示。</translation></message>
<message><source>: preset %1</source><translation>：预设 %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1：有两个预设 %2</translation></message>
<message><source>%1: unknown here, left as it is: %2</source><translation>%1：无法识别，保持原样：%2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 是程序内置的预设；请使用其他名称。</translation></message>
<message><source>There are %1 presets already.</source><translation>已有 %1 个预设。</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>名称长度应为 1 到 %1 个字符。</translation></message>
<message><source>There is a preset %1 already.</source><translation>已有预设 %1。</translation></message>
<message><source>Another window has changed the presets.</source><translation>另一个窗口更改了预设。</translation></message>
<message><source>Paper figure</source><translation>论文插图</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours are equal values.</source><translation>以均匀颜色显示预测类别的相关性，所有头数共用一个颜色范围：颜色相同即数值相同。</translation></message>
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
<message><source>This file does not say how many attention heads the model has, and tensor shapes cannot show it.
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
<message><source>This file does not say which block of the network its features are of.
Blocks are counted from 0; the autoencoder reads what leaves the block.

Block:</source><translation>此文件未说明其特征属于网络的哪个块。
块从 0 开始计数；自编码器读取该块的输出。

块：</translation></message>
<message><source>This file does not say how many features of a patch are kept (k).

Number of features:</source><translation>此文件未说明每个图像块保留多少特征（k）。

特征数：</translation></message>
<message><source>This file does not say which features of a patch are kept: the k largest, or all above a threshold.

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
<message><source>No word of the list says what sets the selection apart.</source><translation>词表中没有词语能说明所选内容的特别之处。</translation></message>
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
<message><source>The tour has ended; the window still shows what it asked for.</source><translation>导览已结束；窗口仍显示导览所要求的内容。</translation></message>
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
<message><source>Holds still: moves by %1 when the picture does.</source><translation>保持不动：图像变动时，热图移动 %1。</translation></message>
<message><source>Does not hold still: moves by %1 when the picture does; its finer differences mean nothing.</source><translation>不能保持不动：图像变动时，热图移动 %1；细微差别没有意义。</translation></message>
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
<message><source>Holds still</source><translation>保持不动</translation></message>
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
<message><source>Unsteady: rounding moves it by %1</source><translation>不稳定：舍入会使其变动 %1</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>每个像素变化约百万分之一时，此热图会变动其最大值的 %1。请勿解读其细微差异，或选择标为稳定的方法。</translation></message>
<message><source>%1 wins by %2, though its patches lose: the rest is in no patch (biases).</source><translation>%1 领先 %2，尽管其图像块落后：其余部分不在任何图像块上（偏置）。</translation></message>
<message><source>What biases and the class token bring is on no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>偏置和类别 token 带来的部分不在任何图像块上，因此各颜色之和不等于两个类别的 logit 之差。</translation></message>
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
<message><source>cancelled, stopped or stuck; train --resume takes it up again</source><translation>已取消、停止或卡住；可用 train --resume 继续</translation></message>
<message><source>not measured</source><translation>未测量</translation></message>
<message><source>not to be trusted on such a network</source><translation>在此类网络上不可信</translation></message>
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
<message><source>Feature %1 is of %2, which is not open: open it and apply again</source><translation>特征 %1 属于未打开的 %2：请打开它后再次应用</translation></message>
<message><source>The model has no class %1</source><translation>模型没有类别 %1</translation></message>
<message><source>Images per second, measured</source><translation>每秒图像数（实测）</translation></message>
<message><source>RAM, MB (estimate)</source><translation>内存，MB（估计值）</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>乘加运算，GMACs</translation></message>
<message><source>kNN accuracy</source><translation>kNN 准确率</translation></message>
<message><source>Accuracy is that of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>准确率来自当前显示的网络：请选择 HydraViT 切分方案、模型自身的图像尺寸和“注意力：按设定”。</translation></message>
<message><source>Probabilities are those of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>概率来自当前显示的网络：请选择 HydraViT 切分方案、模型自身的图像尺寸和“注意力：按设定”。</translation></message>
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
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;What all pictures of a folder have in common is taken away first. Without it that counts as left over.</source><translation>&lt;b&gt;减去共同部分&lt;/b&gt;&lt;br&gt;先减去文件夹中所有图像的共同部分。否则它计入剩余。</translation></message>
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
<message><source>Slicing scheme</source><translation>切分方案</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;切分方案&lt;/b&gt;&lt;br&gt;k 个头的子网络保留的内容：&lt;i&gt;HydraViT&lt;/i&gt; 和 &lt;i&gt;SortedNet&lt;/i&gt; 还缩窄 token，&lt;i&gt;MatFormer&lt;/i&gt; 只缩窄 MLP，&lt;i&gt;DynaBERT&lt;/i&gt; 缩减头和 MLP。</translation></message>
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
<message><source>A DINOv3 has words by dino.txt, whose file is not next to it. Choose it: it holds a vision head and a text encoder, and is of the size of this backbone.</source><translation>DINOv3 通过 dino.txt 理解文字，但其文件不在旁边。请选择该文件：它包含视觉头和文本编码器，大小与此骨干网络相符。</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>模型旁边没有词表。请选择 OpenAI 的 bpe_simple_vocab_16e6.txt.gz（仓库 openai/CLIP）或 Hugging Face 的 merges.txt 或 tokenizer.json；SigLIP 则选择 spiece.model 或 tokenizer.json。</translation></message>
<message><source>Vocabulary…</source><translation>词表…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>清理</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;What becomes of a prompt before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;清理&lt;/b&gt;&lt;br&gt;提示词在切分成 token 之前如何处理，以及在每种处理下所解释的提示词与图像有多相似。</translation></message>
<message><source>Words need a model that reads text, e.g. SigLIP. Open model downloads one, too.</source><translation>词语需要能读文本的模型，例如 SigLIP。“打开模型”也可以下载。</translation></message>
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
<message><source>%1 is not a settings file: nothing is read from it, and nothing is remembered</source><translation>%1 不是设置文件：不从中读取任何内容，也不记住任何内容</translation></message>
<message><source>There is not enough memory for this.</source><translation>内存不足，无法完成此操作。</translation></message>
</context>
</TS>

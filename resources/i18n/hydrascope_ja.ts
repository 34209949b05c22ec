<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
<name>window</name>
<message><source>token %1 (row %2, col %3)</source><translation>トークン %1 (行 %2、列 %3)</translation></message>
<message><source>mean of the patches</source><translation>パッチの平均</translation></message>
<message><source>class token</source><translation>クラストークン</translation></message>
<message><source>prefix token %1</source><translation>プレフィックストークン %1</translation></message>
<message><source>length %1</source><translation>長さ %1</translation></message>
<message><source>at (%1, %2)</source><translation>位置 (%1, %2)</translation></message>
<message><source>%1 points of %2, %3</source><translation>%2の %1 点、%3</translation></message>
<message><source>%1 pictures</source><translation>%1 枚の画像</translation></message>
<message><source>t-SNE, %1, perplexity %2, seed %3</source><translation>t-SNE、%1、パープレキシティ %2、シード %3</translation></message>
<message><source>all together</source><translation>すべてまとめて</translation></message>
<message><source>each by itself</source><translation>それぞれ個別</translation></message>
<message><source>stopped at iteration %1 after %2 s; divergence unknown</source><translation>反復 %1 回、%2 秒で停止、ダイバージェンスは不明</translation></message>
<message><source>%1 iterations (%2) in %3 s</source><translation>反復 %1 回 (%2)、%3 秒</translation></message>
<message><source>all pairs</source><translation>全ペア</translation></message>
<message><source>Barnes-Hut</source><translation>Barnes-Hut 法</translation></message>
<message><source>KL divergence %1</source><translation>KL ダイバージェンス %1</translation></message>
<message><source>trustworthiness %1</source><translation>信頼度 (trustworthiness) %1</translation></message>
<message><source>outlier patches (ringed): %1</source><translation>外れ値のパッチ (丸印): %1</translation></message>
<message><source>Copy pat&amp;h</source><translation>パスをコピー(&amp;H)</translation></message>
<message><source>open a model and a picture first</source><translation>先にモデルと画像を開いてください</translation></message>
<message><source>&amp;File</source><translation>ファイル(&amp;F)</translation></message>
<message><source>&amp;Open picture…</source><translation>画像を開く(&amp;O)…</translation></message>
<message><source>Any picture file; dragging files or folders in works too.</source><translation>任意の画像ファイル。ファイルやフォルダーをドラッグしても開けます。</translation></message>
<message><source>photo photograph file load</source><translation>写真 ファイル 読み込み 読み込む ロード</translation></message>
<message><source>Open</source><translation>開く</translation></message>
<message><source>Open &amp;folder…</source><translation>フォルダーを開く(&amp;F)…</translation></message>
<message><source>Ctrl+Shift+O</source><translation>Ctrl+Shift+O</translation></message>
<message><source>All pictures of a folder; step through them with the arrow keys.</source><translation>フォルダー内のすべての画像。矢印キーで順に切り替えます。</translation></message>
<message><source>directory dataset photographs load</source><translation>ディレクトリ データセット 写真 読み込み 読み込む ロード</translation></message>
<message><source>Folder</source><translation>フォルダー</translation></message>
<message><source>Recent pict&amp;ures</source><translation>最近使った画像(&amp;U)</translation></message>
<message><source>Open &amp;model…</source><translation>モデルを開く(&amp;M)…</translation></message>
<message><source>Ctrl+M</source><translation>Ctrl+M</translation></message>
<message><source>A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz.</source><translation>Vision Transformer のチェックポイント: safetensors、PyTorch、TorchScript、npz。</translation></message>
<message><source>checkpoint weights network load download hub hugging face</source><translation>チェックポイント checkpoint 重み ネットワーク 読み込み 読み込む ロード ダウンロード hub hugging face</translation></message>
<message><source>Open autoen&amp;coder…</source><translation>オートエンコーダーを開く(&amp;C)…</translation></message>
<message><source>Ctrl+Shift+A</source><translation>Ctrl+Shift+A</translation></message>
<message><source>A sparse autoencoder of the open model: of saev, ViT-Prisma, SAELens, sparsify, dictionary_learning or Overcomplete. A folder can be dropped on the window.</source><translation>開いているモデルのスパースオートエンコーダー: saev、ViT-Prisma、SAELens、sparsify、dictionary_learning、Overcomplete。フォルダーはウィンドウにドロップできます。</translation></message>
<message><source>sae dictionary features</source><translation>sae 辞書 特徴</translation></message>
<message><source>open a model first</source><translation>先にモデルを開いてください</translation></message>
<message><source>Open &amp;training folder…</source><translation>学習フォルダーを開く(&amp;T)…</translation></message>
<message><source>Ctrl+Shift+T</source><translation>Ctrl+Shift+T</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to.</source><translation>実行中または実行後の学習曲線: hydrascope-cli train の書き込み先フォルダーを開いてください。</translation></message>
<message><source>log run curves</source><translation>ログ log 実行 曲線</translation></message>
<message><source>Recent tr&amp;ainings</source><translation>最近使った学習(&amp;A)</translation></message>
<message><source>Open s&amp;ession…</source><translation>セッションを開く(&amp;E)…</translation></message>
<message><source>Ctrl+Alt+O</source><translation>Ctrl+Alt+O</translation></message>
<message><source>Restores everything that was shown: model, pictures, method and appearance.</source><translation>モデル、画像、手法、外観など、表示していた内容をすべて復元します。</translation></message>
<message><source>Save sess&amp;ion…</source><translation>セッションを保存(&amp;I)…</translation></message>
<message><source>Ctrl+Shift+S</source><translation>Ctrl+Shift+S</translation></message>
<message><source>Saves everything that is shown in a small file that refers to its model and pictures.</source><translation>表示内容をすべて、モデルと画像を参照する小さなファイルに保存します。</translation></message>
<message><source>&amp;Recent sessions</source><translation>最近使ったセッション(&amp;R)</translation></message>
<message><source>&amp;Save picture…</source><translation>画像を保存(&amp;S)…</translation></message>
<message><source>Saves what the canvas shows as PNG. For the numbers, use File &gt; Export data.</source><translation>キャンバスの表示内容を PNG として保存します。数値が必要な場合は、[ファイル] &gt; [データのエクスポート] を使用してください。</translation></message>
<message><source>png screenshot file</source><translation>png スクリーンショット ファイル</translation></message>
<message><source>Save</source><translation>保存</translation></message>
<message><source>Make a fi&amp;gure…</source><translation>図を作成(&amp;G)…</translation></message>
<message><source>Ctrl+E</source><translation>Ctrl+E</translation></message>
<message><source>A figure for a paper: maps over head counts or methods, t-SNE or costs, as PDF, SVG or PNG at a given size.</source><translation>論文用の図: ヘッド数別・手法別のマップ、t-SNE、コストを、指定したサイズの PDF、SVG、PNG で作成します。</translation></message>
<message><source>pdf svg png paper publication plot</source><translation>pdf svg png 論文 出版 プロット グラフ</translation></message>
<message><source>Figure</source><translation>図</translation></message>
<message><source>Re&amp;port…</source><translation>レポート(&amp;P)…</translation></message>
<message><source>A self-contained web page about the pictures of the list: answers, accuracy, maps with their scores, head counts side by side. Methods use their default settings.</source><translation>一覧の画像について、ほかに何も要らない 1 つのウェブページを作ります。答え、正解率、スコア付きのマップ、ヘッド数の比較を含みます。手法は既定の設定で計算します。</translation></message>
<message><source>html page summary folder accuracy print</source><translation>HTML ページ まとめ フォルダー 正解率 印刷</translation></message>
<message><source>E&amp;xport data</source><translation>データのエクスポート(&amp;X)</translation></message>
<message><source>&amp;Quit</source><translation>終了(&amp;Q)</translation></message>
<message><source>Ctrl+Q</source><translation>Ctrl+Q</translation></message>
<message><source>M&amp;ap…</source><translation>マップ(&amp;A)…</translation></message>
<message><source>Ctrl+Shift+E</source><translation>Ctrl+Shift+E</translation></message>
<message><source>The map&apos;s values: NPY, CSV, JSON with the settings, or NPZ with the maps and predictions of all head counts.</source><translation>マップの値: NPY、CSV、設定付き JSON、または全ヘッド数のマップと予測を含む NPZ。</translation></message>
<message><source>csv npy numpy json npz numbers values heatmap saliency</source><translation>csv npy numpy json npz 数値 値 ヒートマップ 顕著性 saliency</translation></message>
<message><source>Export map</source><translation>マップをエクスポート</translation></message>
<message><source>Maps of all pict&amp;ures…</source><translation>すべての画像のマップ(&amp;U)…</translation></message>
<message><source>Asks the current question about every picture of the list. Saves heat maps as a FiftyOne dataset, or boxes around the strongest places as COCO JSON.</source><translation>現在の問いを一覧の全画像について調べます。ヒートマップは FiftyOne のデータセットとして、最も強い場所を囲むボックスは COCO JSON として保存します。</translation></message>
<message><source>fiftyone coco dataset boxes heatmaps folder annotations</source><translation>fiftyone coco データセット 枠 ヒートマップ フォルダー アノテーション</translation></message>
<message><source>P&amp;redictions…</source><translation>予測(&amp;R)…</translation></message>
<message><source>Every class at every head count, with probability and logit: CSV, JSON or NPZ.</source><translation>すべてのヘッド数における全クラスの確率とロジット: CSV、JSON、NPZ。</translation></message>
<message><source>csv json npz probabilities logits scores labels</source><translation>csv json npz 確率 ロジット logits スコア ラベル</translation></message>
<message><source>Export predictions</source><translation>予測をエクスポート</translation></message>
<message><source>F&amp;eatures…</source><translation>特徴(&amp;E)…</translation></message>
<message><source>The network&apos;s internals as arrays: the embedding, and the tokens, queries, keys and values of the block in view. NPZ or safetensors.</source><translation>ネットワーク内部を配列で保存します。埋め込みと、表示中のブロックのトークン、クエリ、キー、バリューです。NPZ または safetensors。</translation></message>
<message><source>npz safetensors numpy embedding tokens vectors arrays</source><translation>npz safetensors numpy 埋め込み トークン ベクトル 配列</translation></message>
<message><source>&amp;Costs…</source><translation>コスト(&amp;C)…</translation></message>
<message><source>The rows of the Cost panel: CSV, JSON or NPZ.</source><translation>コストパネルの行: CSV、JSON、NPZ。</translation></message>
<message><source>csv json npz flops macs</source><translation>csv json npz flops macs</translation></message>
<message><source>Export costs</source><translation>コストをエクスポート</translation></message>
<message><source>E&amp;vidence…</source><translation>証拠(&amp;V)…</translation></message>
<message><source>Lets others check the map: picture, input, map, scores and settings in one ZIP file, each with its hash. hydrascope-cli verify recomputes it.</source><translation>ほかの人がマップを検証できるように、画像、入力、マップ、スコア、設定をハッシュ付きで 1 つの ZIP にまとめます。hydrascope-cli verify で再計算できます。</translation></message>
<message><source>bundle zip review reproduce verify hash proof</source><translation>バンドル zip 査読 再現 検証 ハッシュ 証明</translation></message>
<message><source>&amp;Edit</source><translation>編集(&amp;E)</translation></message>
<message><source>&amp;Undo</source><translation>元に戻す(&amp;U)</translation></message>
<message><source>Undoes the last change of method, class or appearance.</source><translation>手法、クラス、外観の直前の変更を元に戻します。</translation></message>
<message><source>nothing to undo</source><translation>元に戻す操作はありません</translation></message>
<message><source>&amp;Redo</source><translation>やり直し(&amp;R)</translation></message>
<message><source>Ctrl+Y</source><translation>Ctrl+Y</translation></message>
<message><source>Redoes what was undone.</source><translation>元に戻した操作をやり直します。</translation></message>
<message><source>nothing to redo</source><translation>やり直す操作はありません</translation></message>
<message><source>Undo &amp;several steps</source><translation>複数の手順を元に戻す(&amp;S)</translation></message>
<message><source>&amp;Back to start</source><translation>最初に戻す(&amp;B)</translation></message>
<message><source>Ctrl+Home</source><translation>Ctrl+Home</translation></message>
<message><source>Resets map, class, heads, attention, switched-off parts and the view; picture and model stay. One undo brings everything back.</source><translation>マップ、クラス、ヘッド、アテンション、無効にした部分、表示を最初の状態に戻します。画像とモデルはそのままです。元に戻す 1 回で取り消せます。</translation></message>
<message><source>home reset start over default</source><translation>ホーム リセット 最初から やり直し 既定</translation></message>
<message><source>&amp;Copy view</source><translation>表示をコピー(&amp;C)</translation></message>
<message><source>The picture with its map, to the clipboard.</source><translation>マップを重ねた画像をクリップボードにコピーします。</translation></message>
<message><source>clipboard screenshot</source><translation>クリップボード スクリーンショット</translation></message>
<message><source>&amp;Paste picture</source><translation>画像を貼り付け(&amp;P)</translation></message>
<message><source>A picture, or the path of one, from the clipboard.</source><translation>クリップボードの画像、または画像のパス。</translation></message>
<message><source>clipboard</source><translation>クリップボード</translation></message>
<message><source>Paste</source><translation>貼り付け</translation></message>
<message><source>Pr&amp;eferences…</source><translation>設定(&amp;E)…</translation></message>
<message><source>Ctrl+,</source><translation>Ctrl+,</translation></message>
<message><source>Language, theme, threads, memory, what opens at the start, the size of new figures.</source><translation>言語、テーマ、スレッド、メモリ、起動時に開くもの、新しい図のサイズ。</translation></message>
<message><source>settings options language theme dark threads memory</source><translation>設定 オプション 言語 テーマ ダーク スレッド メモリ</translation></message>
<message><source>E&amp;xplain</source><translation>説明(&amp;X)</translation></message>
<message><source>&amp;More heads</source><translation>ヘッドを増やす(&amp;M)</translation></message>
<message><source>The next larger sub-network.</source><translation>1 つ大きいサブネットワーク。</translation></message>
<message><source>&amp;Fewer heads</source><translation>ヘッドを減らす(&amp;F)</translation></message>
<message><source>The next smaller sub-network.</source><translation>1 つ小さいサブネットワーク。</translation></message>
<message><source>Use &amp;all heads</source><translation>全ヘッドを使う(&amp;A)</translation></message>
<message><source>Ctrl+0</source><translation>Ctrl+0</translation></message>
<message><source>Back to the full network.</source><translation>ネットワーク全体に戻します。</translation></message>
<message><source>Also n&amp;umbers of heads it was not trained with</source><translation>学習していないヘッド数も使う(&amp;U)</translation></message>
<message><source>Also offers head counts that the model was not trained for. Their results are unreliable.</source><translation>モデルが学習していないヘッド数も選択肢に表示します。その結果は信頼できません。</translation></message>
<message><source>all k sub-networks</source><translation>すべて 全 k サブネットワーク</translation></message>
<message><source>this model has no other head counts</source><translation>このモデルにほかのヘッド数はありません</translation></message>
<message><source>Choose a m&amp;ethod…</source><translation>手法を選ぶ(&amp;E)…</translation></message>
<message><source>Ctrl+Shift+X</source><translation>Ctrl+Shift+X</translation></message>
<message><source>All methods by the question that they answer, each as a small map of this picture.</source><translation>すべての手法を、答える問いごとに、この画像の小さなマップで示します。</translation></message>
<message><source>gallery heatmap saliency explanation thumbnails</source><translation>ギャラリー ヒートマップ 顕著性 説明 サムネイル</translation></message>
<message><source>&amp;Predicted class</source><translation>予測クラス(&amp;P)</translation></message>
<message><source>Ctrl+1</source><translation>Ctrl+1</translation></message>
<message><source>Explain the class that the full network predicts, for every head count.</source><translation>ネットワーク全体が予測するクラスを、すべてのヘッド数について説明します。</translation></message>
<message><source>label category top answer</source><translation>ラベル カテゴリ 1 位 答え top</translation></message>
<message><source>Fi&amp;nd class</source><translation>クラスを検索(&amp;N)</translation></message>
<message><source>Search the class names.</source><translation>クラス名を検索します。</translation></message>
<message><source>label category name search</source><translation>ラベル カテゴリ 名前 検索</translation></message>
<message><source>&amp;Why not its label</source><translation>なぜラベルと違うか(&amp;W)</translation></message>
<message><source>For a picture that the network gets wrong: what speaks for the predicted class rather than for that of its label.</source><translation>ネットワークが誤った画像について、ラベルのクラスではなく予測されたクラスを支持するものを示します。</translation></message>
<message><source>mistake error confusion misclassified compared labelled</source><translation>誤り エラー 混同 誤分類 比較 ラベル</translation></message>
<message><source>no label says that this picture is predicted wrong</source><translation>この画像の予測が誤りだと示すラベルがありません</translation></message>
<message><source>C&amp;lass token</source><translation>クラストークン(&amp;L)</translation></message>
<message><source>Sets the query back to the class token, which summarises the whole picture.</source><translation>クエリをクラストークンに戻します。クラストークンは画像全体を要約するものです。</translation></message>
<message><source>query cls</source><translation>クエリ query cls</translation></message>
<message><source>the query is the class token already</source><translation>クエリはすでにクラストークンです</translation></message>
<message><source>&amp;Before and after</source><translation>変更前後(&amp;B)</translation></message>
<message><source>Ctrl+B</source><translation>Ctrl+B</translation></message>
<message><source>The network as it is, next to the network without what is switched off under What if. If nothing is, outlier tokens are moved, provided that hydrascope-cli registers has found their neurons.</source><translation>元のネットワークと、What-if 分析で一部を無効にしたネットワークを並べて表示します。無効にしたものがない場合は、hydrascope-cli registers がニューロンを見つけていれば、外れ値トークンを移動します。</translation></message>
<message><source>ablation what if compare</source><translation>アブレーション what if 比較</translation></message>
<message><source>nothing is switched off under What if</source><translation>What-if 分析で無効にしたものはありません</translation></message>
<message><source>Restore &amp;trained attention</source><translation>学習時のアテンションに戻す(&amp;T)</translation></message>
<message><source>Ctrl+T</source><translation>Ctrl+T</translation></message>
<message><source>Every block computes the attention it was trained with.</source><translation>各ブロックが学習時のアテンションを計算します。</translation></message>
<message><source>reset original softmax</source><translation>リセット 元に戻す 元の ソフトマックス softmax</translation></message>
<message><source>every block computes its trained attention</source><translation>すべてのブロックが学習時のアテンションを計算しています</translation></message>
<message><source>Restore</source><translation>元に戻す</translation></message>
<message><source>&amp;Cancel</source><translation>キャンセル(&amp;C)</translation></message>
<message><source>Ctrl+.</source><translation>Ctrl+.</translation></message>
<message><source>Stop what is being computed.</source><translation>実行中の計算を停止します。</translation></message>
<message><source>nothing is being computed</source><translation>実行中の計算はありません</translation></message>
<message><source>&amp;View</source><translation>表示(&amp;V)</translation></message>
<message><source>&amp;Zoom</source><translation>ズーム(&amp;Z)</translation></message>
<message><source>Show &amp;map</source><translation>マップを表示(&amp;M)</translation></message>
<message><source>Shows or hides the map, to compare it with the picture.</source><translation>画像と見比べられるよう、マップの表示と非表示を切り替えます。</translation></message>
<message><source>&amp;Smooth</source><translation>平滑化(&amp;S)</translation></message>
<message><source>Interpolates between token centres. Off: one flat square per token, which is the map&apos;s true resolution.</source><translation>トークンの中心間を補間します。オフ: トークンごとに単色の正方形で、マップ本来の解像度を示します。</translation></message>
<message><source>Fa&amp;de low values</source><translation>低い値を薄くする(&amp;D)</translation></message>
<message><source>Makes low values transparent, so that the picture stays visible.</source><translation>低い値を透明にして、画像が見えるようにします。</translation></message>
<message><source>Gre&amp;y picture under signed maps</source><translation>符号付きマップの下の画像をグレーにする(&amp;Y)</translation></message>
<message><source>Signed maps are red and blue, and the picture may be, too. Without its own colours, every colour that you see is the map&apos;s.</source><translation>符号付きマップは赤と青で表示され、画像にも同じ色が含まれることがあります。画像の色をなくすと、見える色はすべてマップの色になります。</translation></message>
<message><source>Patch &amp;grid</source><translation>パッチのグリッド(&amp;G)</translation></message>
<message><source>The patches that become tokens.</source><translation>トークンになるパッチ。</translation></message>
<message><source>Patch words (logit l&amp;ens)</source><translation>パッチの単語 (ロジットレンズ)(&amp;H)</translation></message>
<message><source>For the logit lens: the class that each patch would vote for, written on it.</source><translation>ロジットレンズ用: 各パッチが投票するクラスをパッチ上に表示します。</translation></message>
<message><source>logit lens words</source><translation>ロジットレンズ logit lens 単語</translation></message>
<message><source>Show ground &amp;truth</source><translation>正解を表示(&amp;T)</translation></message>
<message><source>The outline of the object, from the mask next to the picture.</source><translation>画像と同じ場所にあるマスクから得た、物体の輪郭。</translation></message>
<message><source>mask label annotation object outline right wrong</source><translation>マスク ラベル アノテーション 物体 輪郭 正しい 誤り</translation></message>
<message><source>this picture has no mask</source><translation>この画像にはマスクがありません</translation></message>
<message><source>Same co&amp;lours for all numbers of heads</source><translation>すべてのヘッド数で同じ色(&amp;L)</translation></message>
<message><source>Ctrl+L</source><translation>Ctrl+L</translation></message>
<message><source>One colour range for all head counts: equal colours mean equal values. Off: each map has its own range.</source><translation>すべてのヘッド数で共通の色範囲: 同じ色は同じ値を表します。オフ: マップごとに独自の範囲になります。</translation></message>
<message><source>scale legend normalise</source><translation>スケール 凡例 正規化</translation></message>
<message><source>Mar&amp;k outliers</source><translation>外れ値を示す(&amp;K)</translation></message>
<message><source>Ctrl+U</source><translation>Ctrl+U</translation></message>
<message><source>Rings outlier patches (more than 1.5 interquartile ranges from the quartiles) and excludes them from the colour range, so that the others can be distinguished.</source><translation>外れ値のパッチ (四分位数から四分位範囲の 1.5 倍を超えて離れたもの) を丸で囲み、色範囲から除外して、ほかのパッチを区別しやすくします。</translation></message>
<message><source>artefacts registers clip</source><translation>アーティファクト レジスタ クリップ clip</translation></message>
<message><source>P&amp;resets</source><translation>プリセット(&amp;R)</translation></message>
<message><source>A&amp;ppearance</source><translation>外観(&amp;P)</translation></message>
<message><source>&amp;Fit</source><translation>全体(&amp;F)</translation></message>
<message><source>The whole picture.</source><translation>画像全体。</translation></message>
<message><source>Fit the &amp;network&apos;s input</source><translation>ネットワークの入力に合わせる(&amp;N)</translation></message>
<message><source>Shift+F</source><translation>Shift+F</translation></message>
<message><source>The part of the picture that the network sees, as large as there is room.</source><translation>画像のうちネットワークが見る部分を、表示領域いっぱいに表示します。</translation></message>
<message><source>&amp;1:1</source><translation>等倍(&amp;1)</translation></message>
<message><source>One pixel of the picture on one pixel of the screen.</source><translation>画像の 1 ピクセルを画面の 1 ピクセルに表示します。</translation></message>
<message><source>Zoom &amp;in</source><translation>拡大(&amp;I)</translation></message>
<message><source>Ctrl+=</source><translation>Ctrl+=</translation></message>
<message><source>Zoom &amp;out</source><translation>縮小(&amp;O)</translation></message>
<message><source>Reduce &amp;motion</source><translation>動きを減らす(&amp;M)</translation></message>
<message><source>Panels and points appear where they belong instead of moving there.</source><translation>パネルや点を、移動させずに直接その位置に表示します。</translation></message>
<message><source>animation</source><translation>アニメーション</translation></message>
<message><source>Sa&amp;ve as preset…</source><translation>プリセットとして保存(&amp;V)…</translation></message>
<message><source>Saves the current settings under a name, for use with other pictures and models.</source><translation>現在の設定に名前を付けて保存し、ほかの画像やモデルで使えるようにします。</translation></message>
<message><source>Man&amp;age presets…</source><translation>プリセットの管理(&amp;A)…</translation></message>
<message><source>Rename and delete your own presets.</source><translation>自分のプリセットの名前を変更したり、削除したりします。</translation></message>
<message><source>&amp;Window</source><translation>ウィンドウ(&amp;W)</translation></message>
<message><source>C&amp;ompare</source><translation>比較(&amp;O)</translation></message>
<message><source>Head counts, methods, attention plans or models side by side for several pictures, with the similarity of any two maps.</source><translation>複数の画像について、ヘッド数、手法、アテンションプラン、モデルを並べて表示し、任意の 2 つのマップの類似度を示します。</translation></message>
<message><source>comparison side by side difference models methods similarity iou</source><translation>比較 並べて 並列 差分 モデル 手法 類似度 iou</translation></message>
<message><source>&amp;Heads</source><translation>ヘッド(&amp;H)</translation></message>
<message><source>The map of every head of every block, the parts that the class&apos;s logit is made of, and the class over the blocks.</source><translation>全ブロックの全ヘッドのマップ、クラスのロジットを構成する要素、およびブロックごとのクラスの推移。</translation></message>
<message><source>head by head matrix blocks layers</source><translation>ヘッドごと 行列 マトリックス ブロック 層</translation></message>
<message><source>Em&amp;bedding</source><translation>埋め込み(&amp;B)</translation></message>
<message><source>Tokens as points in the plane (t-SNE), for one picture or all, at every head count.</source><translation>1 枚またはすべての画像のトークンを、すべてのヘッド数で平面上の点 (t-SNE) として表示します。</translation></message>
<message><source>tsne t-sne pca umap scatter points clusters projection tokens</source><translation>tsne t-sne pca umap 散布図 点 クラスタ 射影 トークン</translation></message>
<message><source>&amp;Layer</source><translation>層(&amp;L)</translation></message>
<message><source>One attention layer step by step, with this picture&apos;s numbers: queries, keys, values, scores, softmax and output projection.</source><translation>1 つのアテンション層を、この画像の数値で順に説明します: クエリ、キー、バリュー、スコア、ソフトマックス、出力射影。</translation></message>
<message><source>walk-through query key value softmax matrix step by step</source><translation>ウォークスルー クエリ キー バリュー query key value ソフトマックス softmax 行列 ステップごと 順を追って</translation></message>
<message><source>&amp;Features</source><translation>特徴(&amp;F)</translation></message>
<message><source>Ctrl+J</source><translation>Ctrl+J</translation></message>
<message><source>The features that a sparse autoencoder finds in this picture: their maps, what they bring to the class, and the answer without them.</source><translation>スパースオートエンコーダーがこの画像に見つける特徴: そのマップ、クラスへの寄与、それを除いたときの答え。</translation></message>
<message><source>sparse autoencoder sae dictionary concepts steering</source><translation>スパースオートエンコーダー sae 辞書 概念 操作</translation></message>
<message><source>Roun&amp;ds</source><translation>ラウンド(&amp;D)</translation></message>
<message><source>Ctrl+Shift+R</source><translation>Ctrl+Shift+R</translation></message>
<message><source>Predictions and maps of each round of a ThinkingViT or ProgResViT, and what the last one changed.</source><translation>ThinkingViT または ProgResViT の各ラウンドの予測とマップ、および最後のラウンドによる変化。</translation></message>
<message><source>thinking progressive exits</source><translation>thinking 思考 段階的 出口 早期終了</translation></message>
<message><source>P&amp;redictor</source><translation>予測プログラム(&amp;R)</translation></message>
<message><source>A program that predicts, in place of a model: ONNX Runtime, Keras, a detector, a web service. Its classes or boxes are explained by showing it changed pictures.</source><translation>モデルの代わりに予測するプログラム: ONNX Runtime、Keras、検出器、Web サービス。変更した画像を見せて、そのクラスやボックスを説明します。</translation></message>
<message><source>onnx keras tensorrt detector boxes d-rise yolo pipe program</source><translation>onnx keras tensorrt 検出器 ボックス d-rise yolo パイプ プログラム</translation></message>
<message><source>Li&amp;ve</source><translation>ライブ(&amp;V)</translation></message>
<message><source>Ctrl+Shift+L</source><translation>Ctrl+Shift+L</translation></message>
<message><source>Frames of a video, a folder or a camera with their maps, in real time.</source><translation>動画、フォルダー、カメラのフレームを、マップ付きでリアルタイムに表示します。</translation></message>
<message><source>video camera webcam stream</source><translation>動画 ビデオ カメラ ウェブカメラ Webカメラ ストリーム</translation></message>
<message><source>Tra&amp;ining</source><translation>学習(&amp;I)</translation></message>
<message><source>Training progress: losses, accuracy at each head count, and time left.</source><translation>学習の進行状況: 損失、各ヘッド数の正解率、残り時間。</translation></message>
<message><source>loss accuracy epochs curves log</source><translation>損失 loss 正解率 精度 エポック 曲線 ログ log</translation></message>
<message><source>In a window of its o&amp;wn</source><translation>別ウィンドウで開く(&amp;W)</translation></message>
<message><source>Ctrl+Shift+W</source><translation>Ctrl+Shift+W</translation></message>
<message><source>Moves this tab into a window of its own. Close that window to make it a tab again.</source><translation>このタブを別ウィンドウに移します。ウィンドウを閉じるとタブに戻ります。</translation></message>
<message><source>detach tear off tab separate undock</source><translation>切り離す タブ 別ウィンドウ</translation></message>
<message><source>the picture stays in the main window</source><translation>画像はメインウィンドウに残ります</translation></message>
<message><source>&amp;Panels</source><translation>パネル(&amp;P)</translation></message>
<message><source>Reset la&amp;yout</source><translation>レイアウトをリセット(&amp;Y)</translation></message>
<message><source>Restores the original panel layout.</source><translation>パネルの配置を初期状態に戻します。</translation></message>
<message><source>panels windows default restore</source><translation>パネル ウィンドウ 既定 初期状態 復元</translation></message>
<message><source>&amp;Go</source><translation>移動(&amp;G)</translation></message>
<message><source>&amp;Next picture</source><translation>次の画像(&amp;N)</translation></message>
<message><source>The next picture of the list.</source><translation>一覧の次の画像。</translation></message>
<message><source>&amp;Previous picture</source><translation>前の画像(&amp;P)</translation></message>
<message><source>The previous picture of the list.</source><translation>一覧の前の画像。</translation></message>
<message><source>Find pictures li&amp;ke this</source><translation>これに似た画像を探す(&amp;K)</translation></message>
<message><source>Ctrl+Shift+F</source><translation>Ctrl+Shift+F</translation></message>
<message><source>Sorts the list by how similar the other pictures are to this one for the network: by the cosine of their embeddings at the current head count.</source><translation>ネットワークから見てこの画像に似ている順に一覧を並べます。現在のヘッド数での埋め込みのコサイン類似度によります。</translation></message>
<message><source>nearest similar neighbours retrieval cosine search sort</source><translation>最近傍 類似 検索 コサイン 並べ替え</translation></message>
<message><source>Matc&amp;hing patches</source><translation>対応するパッチ(&amp;H)</translation></message>
<message><source>Ctrl+Shift+M</source><translation>Ctrl+Shift+M</translation></message>
<message><source>Takes the query patch, or else the patch with the highest value, and shows the patch most like it in each of the next pictures of the list.</source><translation>クエリのパッチ、なければ値が最大のパッチについて、一覧の続く各画像から最も似たパッチを示します。</translation></message>
<message><source>correspondence similar neighbours</source><translation>対応 類似 近傍</translation></message>
<message><source>&amp;Help</source><translation>ヘルプ(&amp;H)</translation></message>
<message><source>&amp;Guided tour</source><translation>ガイドツアー(&amp;G)</translation></message>
<message><source>Ctrl+F1</source><translation>Ctrl+F1</translation></message>
<message><source>About fifteen steps with your own picture: patches, tokens, attention, heads, maps, and how far to trust them.</source><translation>手元の画像を使った約 15 ステップ: パッチ、トークン、アテンション、ヘッド、マップ、そしてそれらをどこまで信頼できるか。</translation></message>
<message><source>tutorial introduction beginner start help</source><translation>チュートリアル 入門 初心者 開始 ヘルプ</translation></message>
<message><source>Six &amp;questions…</source><translation>6 つの質問(&amp;Q)…</translation></message>
<message><source>Ctrl+Shift+F1</source><translation>Ctrl+Shift+F1</translation></message>
<message><source>What people ask first, as pictures: one click shows the answer here.</source><translation>最初に聞かれることを絵で示します。クリックすると、ここに答えが出ます。</translation></message>
<message><source>start welcome examples begin first help</source><translation>開始 ようこそ 例 はじめ 最初 ヘルプ</translation></message>
<message><source>Guide and &amp;reference</source><translation>ガイドとリファレンス(&amp;R)</translation></message>
<message><source>Shift+F1</source><translation>Shift+F1</translation></message>
<message><source>Ten words and twelve questions to begin with, then what every method, attention kind and number means: formulas, conventions, sources.</source><translation>最初に読む 10 の用語と 12 の質問。続いて、各手法、アテンションの種類、数値の意味 (数式、規約、出典)。</translation></message>
<message><source>help documentation manual formula glossary paper</source><translation>ヘルプ ドキュメント マニュアル 数式 用語集 論文</translation></message>
<message><source>&amp;Keyboard shortcuts</source><translation>キーボードショートカット(&amp;K)</translation></message>
<message><source>keys hotkeys mouse help</source><translation>キー ホットキー マウス ヘルプ</translation></message>
<message><source>&amp;Find an action…</source><translation>コマンドを検索(&amp;F)…</translation></message>
<message><source>Ctrl+Shift+P</source><translation>Ctrl+Shift+P</translation></message>
<message><source>Any command, method or model, by a part of its name or another word for it.</source><translation>任意のコマンド、手法、モデルを、名前の一部または別の言い方から検索します。</translation></message>
<message><source>&amp;Copy diagnostics</source><translation>診断情報をコピー(&amp;C)</translation></message>
<message><source>Copies versions, processor, memory and display to the clipboard, for a bug report.</source><translation>バージョン、プロセッサ、メモリ、ディスプレイの情報を、不具合の報告用にクリップボードにコピーします。</translation></message>
<message><source>bug report version system</source><translation>バグ 不具合 報告 バージョン システム</translation></message>
<message><source>&amp;About Hydrascope</source><translation>Hydrascope について(&amp;A)</translation></message>
<message><source>Saved %1</source><translation>%1 を保存しました</translation></message>
<message><source>Fitted on %1</source><translation>%1 でフィット</translation></message>
<message><source>None of %1 masked pictures had a box like this one: there is no map.</source><translation>マスクした %1 枚の画像のどれにも同じようなボックスがなく、マップはありません。</translation></message>
<message><source>Picture with relevance map</source><translation>関連度マップを重ねた画像</translation></message>
<message><source>Shown: %1. Computing %2…</source><translation>表示中: %1。計算中: %2…</translation></message>
<message><source>After Enter, the arrow keys walk from patch to patch: Enter asks from a patch, Delete drops it or puts it back, Esc ends the walk. Shift and the arrow keys move the query token, Alt and the arrow keys the picture.</source><translation>Enter を押すと、矢印キーでパッチからパッチへ移動できます。移動中は Enter でそのパッチをクエリにし、Delete で除外または元に戻し、Esc で移動を終了します。Shift + 矢印キーでクエリトークンを、Alt + 矢印キーで画像を移動します。</translation></message>
<message><source>file</source><translation>ファイル</translation></message>
<message><source>config.json</source><translation>config.json</translation></message>
<message><source>its name</source><translation>名前</translation></message>
<message><source>tensors</source><translation>テンソル</translation></message>
<message><source>assumed</source><translation>仮定</translation></message>
<message><source>you</source><translation>ユーザー</translation></message>
<message><source>%1&lt;br&gt;Double-click to change.</source><translation>%1&lt;br&gt;ダブルクリックで変更します。</translation></message>
<message><source>%1: %2, from %3</source><translation>%1: %2、出典: %3</translation></message>
<message><source>Not in the file; this is the usual value for such models.</source><translation>ファイルには記載がありません。この種のモデルで一般的な値です。</translation></message>
<message><source>Defined by the architecture&apos;s name in timm.</source><translation>timm のアーキテクチャ名によって決まります。</translation></message>
<message><source>class</source><translation>クラス</translation></message>
<message><source>distillation</source><translation>蒸留</translation></message>
<message><source>%1 registers</source><translation>レジスタ %1 個</translation></message>
<message><source>none</source><translation>なし</translation></message>
<message><source>no qkv bias</source><translation>qkv バイアスなし</translation></message>
<message><source>queries and keys normalised</source><translation>クエリとキーを正規化</translation></message>
<message><source>LayerScale</source><translation>LayerScale</translation></message>
<message><source>norm before the first block</source><translation>最初のブロックの前に正規化層</translation></message>
<message><source>rotary positions</source><translation>回転位置埋め込み</translation></message>
<message><source>relative position bias</source><translation>相対位置バイアス</translation></message>
<message><source>gated MLP</source><translation>ゲート付き MLP</translation></message>
<message><source>norm of the joined heads</source><translation>連結したヘッドの正規化層</translation></message>
<message><source>norm inside the MLP</source><translation>MLP 内の正規化層</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Weights</source><translation>重み</translation></message>
<message><source>Which set is used: ema for averaged weights (or a teacher&apos;s), model for the weights as trained.</source><translation>使用する重みの組: ema は平均化した重み (または教師モデルの重み)、model は学習で得たままの重み。</translation></message>
<message><source>In the classifier</source><translation>分類器の中</translation></message>
<message><source>The function between the layers of the classifier (%1), which no tensor shows.</source><translation>分類器の層の間の関数（%1）。どのテンソルにも現れません。</translation></message>
<message><source>Trained heads</source><translation>学習済みヘッド</translation></message>
<message><source>The head counts k whose sub-networks were trained. The output of all others is meaningless.</source><translation>サブネットワークが学習済みのヘッド数 k。それ以外の出力は無意味です。</translation></message>
<message><source>Architecture</source><translation>アーキテクチャ</translation></message>
<message><source>The name in the file, or what its tensors look like. Set plain, hydravit or a timm model name to decide what the tensors cannot show.</source><translation>ファイル内の名前、またはテンソルから推定したもの。テンソルからわからないことを指定するには、plain、hydravit、または timm のモデル名を設定してください。</translation></message>
<message><source>Width</source><translation>幅</translation></message>
<message><source>Features of a token, D.</source><translation>トークンの特徴数 D。</translation></message>
<message><source>Blocks</source><translation>ブロック</translation></message>
<message><source>Transformer blocks, L.</source><translation>Transformer ブロックの数 L。</translation></message>
<message><source>Heads</source><translation>ヘッド</translation></message>
<message><source>Attention heads, H. Tensor shapes cannot show it; 64 features per head are usual. With a wrong number the model runs, but its output is meaningless.</source><translation>アテンションヘッドの数 H。テンソルの形状からはわかりません。通常は 1 ヘッドあたり 64 特徴です。数を誤るとモデルは動作しますが、出力は無意味になります。</translation></message>
<message><source>Head width</source><translation>ヘッド幅</translation></message>
<message><source>Features of a head, d = D / H.</source><translation>1 ヘッドの特徴数 d = D / H。</translation></message>
<message><source>MLP width</source><translation>MLP 幅</translation></message>
<message><source>Hidden features of the MLP.</source><translation>MLP の隠れ特徴数。</translation></message>
<message><source>Patch</source><translation>パッチ</translation></message>
<message><source>%1 px</source><translation>%1 px</translation></message>
<message><source>Side of a patch in pixels. The same weights serve patches of 8 to 48: smaller ones make more tokens and finer maps.</source><translation>パッチの一辺の長さ (ピクセル)。同じ重みを 8 から 48 のパッチに使えます。小さいほどトークンが増え、マップが細かくなります。</translation></message>
<message><source>Side of a patch.</source><translation>パッチの一辺の長さ。</translation></message>
<message><source>Prefix tokens</source><translation>プレフィックストークン</translation></message>
<message><source>Tokens in front of the patches.</source><translation>パッチの前に置かれるトークン。</translation></message>
<message><source>Extras</source><translation>追加要素</translation></message>
<message><source>What differs from the plain Vision Transformer.</source><translation>標準の Vision Transformer との違い。</translation></message>
<message><source>Classes</source><translation>クラス</translation></message>
<message><source>Their names are unknown.</source><translation>クラス名は不明です。</translation></message>
<message><source>Names: %1</source><translation>クラス名: %1</translation></message>
<message><source>Answers</source><translation>回答</translation></message>
<message><source>What the outputs are. softmax: classes of which one is true. sigmoid: labels, each on its own. values: numbers, as of a regression.</source><translation>出力の意味。softmax: 1 つだけが正しいクラス。sigmoid: 互いに独立したラベル。values: 回帰などの数値。</translation></message>
<message><source>Trained attention</source><translation>学習時のアテンション</translation></message>
<message><source>The attention plan that the weights were trained with.</source><translation>重みの学習時に使われたアテンションプラン。</translation></message>
<message><source>Activation</source><translation>活性化関数</translation></message>
<message><source>For the MLP. CLIP models use quick-gelu.</source><translation>MLP の活性化関数。CLIP モデルでは quick-gelu を使用します。</translation></message>
<message><source>Norm epsilon</source><translation>正規化のイプシロン</translation></message>
<message><source>For LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP.</source><translation>LayerNorm のイプシロン: timm では 1e-6、Hugging Face ViT では 1e-12、CLIP では 1e-5。</translation></message>
<message><source>Norm position</source><translation>正規化の位置</translation></message>
<message><source>before</source><translation>前</translation></message>
<message><source>after</source><translation>後</translation></message>
<message><source>Position of a block&apos;s norms: before attention and MLP, or after them. Tensors cannot show it.</source><translation>ブロック内の正規化層の位置: アテンションと MLP の前か後か。テンソルからはわかりません。</translation></message>
<message><source>Pooling</source><translation>プーリング</translation></message>
<message><source>What the classifier reads: the class token or the mean of the patches.</source><translation>分類器が読み取るもの: クラストークンまたはパッチの平均。</translation></message>
<message><source>Image size</source><translation>画像サイズ</translation></message>
<message><source>Height and width, in pixels, that the positions were made for.</source><translation>位置埋め込みが対象とする画像の高さと幅 (ピクセル)。</translation></message>
<message><source>Mean</source><translation>平均</translation></message>
<message><source>Subtracted from red, green and blue on [0, 1]. Wrong colours make wrong predictions.</source><translation>[0, 1] の赤、緑、青から引く値。色を誤ると予測も誤ります。</translation></message>
<message><source>Standard deviation</source><translation>標準偏差</translation></message>
<message><source>What red, green and blue are divided by.</source><translation>赤、緑、青を割る値。</translation></message>
<message><source>Crop</source><translation>切り抜き</translation></message>
<message><source>center: the middle square. squash: the whole picture, resized to the input&apos;s shape.</source><translation>center: 中央の正方形。squash: 画像全体を入力の形に合わせて拡大縮小。</translation></message>
<message><source>Crop fraction</source><translation>切り抜き率</translation></message>
<message><source>Image size over the short side that the picture is resized to first.</source><translation>最初に画像を拡大縮小したときの短辺に対する、画像サイズの比。</translation></message>
<message><source>Resampling</source><translation>リサンプリング</translation></message>
<message><source>How the picture is resized; always antialiased.</source><translation>画像の拡大縮小の方法。常にアンチエイリアス処理されます。</translation></message>
<message><source>Property</source><translation>項目</translation></message>
<message><source>Value</source><translation>値</translation></message>
<message><source>From</source><translation>出典</translation></message>
<message><source>%1: %2</source><translation>%1: %2</translation></message>
<message><source>Values under the cursor</source><translation>カーソル位置の値</translation></message>
<message><source>Shown: where patch %1 looks, by %2. %3 cannot start from one patch.</source><translation>表示中: パッチ %1 が見ている場所 (手法: %2)。%3 は 1 つのパッチを起点にできません。</translation></message>
<message><source>Back to %1</source><translation>%1 に戻る</translation></message>
<message><source>Attention: %1</source><translation>アテンション: %1</translation></message>
<message><source>Where %1 looks</source><translation>%1 が見ているところ</translation></message>
<message><source>Preview: %1</source><translation>プレビュー: %1</translation></message>
<message><source>first: %1 %2</source><translation>1 位: %1 %2</translation></message>
<message><source>Maps of all blocks</source><translation>全ブロックのマップ</translation></message>
<message><source>Maps of other methods</source><translation>ほかの手法のマップ</translation></message>
<message><source>search all classes</source><translation>全クラスを検索</translation></message>
<message><source>Explai&amp;n</source><translation>説明の対象(&amp;N)</translation></message>
<message><source>&lt;b&gt;What to explain&lt;/b&gt;&lt;br&gt;Class-specific methods show the evidence for this class. By default it is the full network&apos;s prediction at every head count, so that maps can be compared. They also explain what needs no classes: how similar the picture is to another one, how long its embedding is, a direction in it, or a linear probe.</source><translation>&lt;b&gt;説明の対象&lt;/b&gt;&lt;br&gt;クラス固有の手法は、このクラスの根拠を示します。既定では、マップを比較できるように、すべてのヘッド数でネットワーク全体の予測を使います。クラスを必要としないものも説明できます: 別の画像との類似度、埋め込みの長さ、埋め込み内の方向、線形プローブ。</translation></message>
<message><source>&amp;Search</source><translation>検索(&amp;S)</translation></message>
<message><source>Type part of a class name, or an index. With an autoencoder, feature:47 is one of its features, feature:47:12-15 the same at some patches.</source><translation>クラス名の一部か番号を入力します。オートエンコーダーがあれば feature:47 はその特徴、feature:47:12-15 は一部のパッチでの同じ特徴です。</translation></message>
<message><source>Compa&amp;re</source><translation>比較の相手(&amp;R)</translation></message>
<message><source>&lt;b&gt;Compared with&lt;/b&gt;&lt;br&gt;Subtracts the map of this class: what remains distinguishes the two. Red is evidence for the class above, blue for this one.</source><translation>&lt;b&gt;比較の相手&lt;/b&gt;&lt;br&gt;このクラスのマップを差し引き、2 つのクラスを区別するものを残します。赤は上のクラスの根拠、青はこのクラスの根拠です。</translation></message>
<message><source>Class to compare with: part of its name, or its index.</source><translation>比較するクラス: 名前の一部または番号。</translation></message>
<message><source>Class to compare with</source><translation>比較するクラス</translation></message>
<message><source>no other class</source><translation>比較しない</translation></message>
<message><source>each head count&apos;s own prediction</source><translation>各ヘッド数での予測</translation></message>
<message><source>another class…</source><translation>別のクラス…</translation></message>
<message><source>predicted</source><translation>予測</translation></message>
<message><source>2nd</source><translation>2 位</translation></message>
<message><source>3rd</source><translation>3 位</translation></message>
<message><source>%1th</source><translation>%1 位</translation></message>
<message><source>%1 with all %2 heads</source><comment>predicted / 2nd</comment><translation>%1 (全 %2 ヘッド)</translation></message>
<message><source>Colour bar</source><translation>カラーバー</translation></message>
<message><source>%1, from %2 to %3</source><translation>%1、%2 から %3</translation></message>
<message><source>Feature %1: activation</source><translation>特徴 %1: 発火の強さ</translation></message>
<message><source>%1: %2 − %3</source><translation>%1: %2 − %3</translation></message>
<message><source>Lower end of the range</source><translation>範囲の下端</translation></message>
<message><source>Upper end of the range</source><translation>範囲の上端</translation></message>
<message><source>from %1 to %2</source><translation>%1 から %2 まで</translation></message>
<message><source>Three leading components; colours mean nothing by themselves</source><translation>主要な 3 成分。色そのものに意味はありません</translation></message>
<message><source>One range for all head counts.</source><translation>すべてのヘッド数で共通の範囲。</translation></message>
<message><source>The range of this map alone.</source><translation>このマップのみの範囲。</translation></message>
<message><source>Drag an end to change the range; double-click to reset it.</source><translation>端をドラッグすると範囲を変更し、ダブルクリックするとリセットします。</translation></message>
<message><source>Even steps from dark blue to yellow; safe for every colour vision.</source><translation>濃い青から黄へ均等に変化します。あらゆる色覚に対応します。</translation></message>
<message><source>Even steps from black through purple to cream.</source><translation>黒から紫を経てクリーム色へ均等に変化します。</translation></message>
<message><source>Even steps from black through red to yellow; strong on photographs.</source><translation>黒から赤を経て黄へ均等に変化します。写真の上でもはっきり見えます。</translation></message>
<message><source>Made to look the same with and without colour vision deficiency.</source><translation>色覚特性の有無にかかわらず同じように見える配色です。</translation></message>
<message><source>The readable successor of jet: many hues, for comparison with papers; its steps are not even.</source><translation>jet を見やすくした後継です。色相が多く、論文との比較向けですが、変化は均等ではありません。</translation></message>
<message><source>Black to white, for print.</source><translation>黒から白へ。印刷向けです。</translation></message>
<message><source>Blue is evidence against, red is evidence for; the light middle is zero.</source><translation>青は反証、赤は根拠、中央の明るい色はゼロです。</translation></message>
<message><source>Purple is evidence against, orange is evidence for; the light middle is zero. Safe for every kind of colour vision.</source><translation>紫は反証、橙は根拠、中央の明るい色はゼロです。あらゆる色覚に対応します。</translation></message>
<message><source>Compare</source><translation>比較</translation></message>
<message><source>What is compared</source><translation>比較するもの</translation></message>
<message><source>Values under the mouse</source><translation>マウス位置の値</translation></message>
<message><source>Export maps</source><translation>マップをエクスポート</translation></message>
<message><source>The maps of all panels as numbers: NPZ with one array per panel, CSV with one line per value, or JSON.</source><translation>全パネルのマップの数値: パネルごとに 1 配列の NPZ、値ごとに 1 行の CSV、または JSON。</translation></message>
<message><source>&amp;Export maps…</source><translation>マップをエクスポート(&amp;E)…</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The panels as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>&lt;b&gt;図を保存&lt;/b&gt; (%1)&lt;br&gt;表示中のパネルをそのまま PDF、SVG、PNG で保存します。計算方法もファイルに記録されます。</translation></message>
<message><source>Save &amp;figure…</source><translation>図を保存(&amp;F)…</translation></message>
<message><source>Not saved: the maps are still being computed</source><translation>保存していません: マップをまだ計算中です</translation></message>
<message><source>head %1</source><translation>ヘッド %1</translation></message>
<message><source>block %1</source><translation>ブロック %1</translation></message>
<message><source>Grid of maps</source><translation>マップのグリッド</translation></message>
<message><source>%1, map from %2 to %3</source><translation>%1、マップは %2 から %3</translation></message>
<message><source>row %1, col %2</source><translation>行 %1、列 %2</translation></message>
<message><source>, normalised</source><translation>、正規化済み</translation></message>
<message><source>opening…</source><translation>開いています…</translation></message>
<message><source>different grids</source><translation>異なるグリッド</translation></message>
<message><source>Not trained alone</source><translation>単独では未学習</translation></message>
<message><source>Attention takes %1 multiply-accumulates</source><translation>アテンションの作成と適用に積和演算 %1 回</translation></message>
<message><source>The HydraViT paper&apos;s estimate: weights plus twice every layer&apos;s output, without attention matrices.</source><translation>HydraViT 論文の見積もり: 重みと、各層の出力の 2 倍の合計。アテンション行列は含みません。</translation></message>
<message><source>Median of %1 passes, quartiles %2 and %3, %4 threads. %5 GFLOPS; a large matrix product reaches %6. A pass uses at most %7 MB in addition to the weights.</source><translation>%1 回の順伝播の中央値。四分位数は %2 と %3、%4 スレッド。%5 GFLOPS。大きな行列積では %6 に達します。順伝播 1 回に使うメモリは、重みに加えて最大 %7 MB です。</translation></message>
<message><source>%1 pictures at once</source><translation>画像 %1 枚を同時に</translation></message>
<message><source>k</source><translation>k</translation></message>
<message><source>Parameters</source><translation>パラメータ</translation></message>
<message><source>GMACs</source><translation>GMACs</translation></message>
<message><source>Attention</source><translation>アテンション</translation></message>
<message><source>RAM, MB</source><translation>RAM (MB)</translation></message>
<message><source>Time, ms</source><translation>時間 (ms)</translation></message>
<message><source>Images/s</source><translation>画像/秒</translation></message>
<message><source>Close %1</source><translation>%1を閉じる</translation></message>
<message><source>Close this panel. Window &gt; Panels brings it back.</source><translation>このパネルを閉じます。[ウィンドウ] &gt; [パネル] で再び表示できます。</translation></message>
<message><source>Panels</source><translation>パネル</translation></message>
<message><source>Download a model</source><translation>モデルをダウンロード</translation></message>
<message><source>Name on the hub, as timm/vit_tiny…</source><translation>Hub での名前。例: timm/vit_tiny…</translation></message>
<message><source>Model of the hub</source><translation>Hub のモデル</translation></message>
<message><source>ORG/NAME, or ORG/NAME@REVISION.</source><translation>ORG/NAME または ORG/NAME@REVISION。</translation></message>
<message><source>Models to begin with</source><translation>最初のモデル</translation></message>
<message><source>Model</source><translation>モデル</translation></message>
<message><source>Good for</source><translation>用途</translation></message>
<message><source>Progress</source><translation>進行状況</translation></message>
<message><source>Asking the hub…</source><translation>Hub に問い合わせています…</translation></message>
<message><source>Nothing is sent over the internet until you press Look up.</source><translation>[調べる] を押すまで、インターネットには何も問い合わせません。</translation></message>
<message><source>Paused. What has been downloaded is kept.</source><translation>一時停止中。ダウンロード済みの分は残ります。</translation></message>
<message><source>&amp;Look up</source><translation>調べる(&amp;L)</translation></message>
<message><source>&amp;Download</source><translation>ダウンロード(&amp;D)</translation></message>
<message><source>&amp;Pause</source><translation>一時停止(&amp;P)</translation></message>
<message><source>&amp;Resume</source><translation>再開(&amp;R)</translation></message>
<message><source>&amp;Open</source><translation>開く(&amp;O)</translation></message>
<message><source>&amp;Close</source><translation>閉じる(&amp;C)</translation></message>
<message><source>Cancelled. What has been downloaded is kept: a later download continues from there.</source><translation>中止しました。ダウンロード済みの分は残り、次回はそこから続きます。</translation></message>
<message><source>%1 files, %2, of which %3 are still to be downloaded; into %4</source><translation>%1 ファイル、%2、うち %3 は未ダウンロード。保存先: %4</translation></message>
<message><source>Downloaded: %1</source><translation>ダウンロード済み: %1</translation></message>
<message><source>No connection to %1. Models on this computer open without it.</source><translation>%1 に接続できません。このコンピューターのモデルは、接続なしで開けます。</translation></message>
<message><source>Tokens of this picture</source><translation>この画像のトークン</translation></message>
<message><source>Tokens of all pictures</source><translation>全画像のトークン</translation></message>
<message><source>Class tokens of all pictures</source><translation>全画像のクラストークン</translation></message>
<message><source>What is embedded</source><translation>埋め込む対象</translation></message>
<message><source>&lt;b&gt;What is embedded&lt;/b&gt;&lt;br&gt;Every token of this picture or of all pictures in the list, or for each picture the one vector that the classifier reads.</source><translation>&lt;b&gt;埋め込む対象&lt;/b&gt;&lt;br&gt;この画像または一覧内の全画像の全トークン、あるいは画像ごとに分類器が読み取る 1 つのベクトル。</translation></message>
<message><source>Block</source><translation>ブロック</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Tokens as a block leaves them, or after the final norm, as the classifier reads them.</source><translation>&lt;b&gt;ブロック&lt;/b&gt;&lt;br&gt;ブロックから出力されたままのトークン、または最終正規化層を通った後の、分類器が読み取るトークン。</translation></message>
<message><source>Layout</source><translation>配置</translation></message>
<message><source>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;One embedding of all head counts (shorter vectors are padded with zeros), so that they can be compared, or one embedding for each.</source><translation>&lt;b&gt;配置&lt;/b&gt;&lt;br&gt;比較できるように全ヘッド数を 1 つの埋め込みにまとめるか (短いベクトルはゼロで埋めます)、ヘッド数ごとに 1 つずつ埋め込みます。</translation></message>
<message><source>Perplexity</source><translation>パープレキシティ</translation></message>
<message><source>&lt;b&gt;Perplexity&lt;/b&gt;&lt;br&gt;The effective number of neighbours of each point. At most a third of the points; a larger value is lowered, and the note below says so.</source><translation>&lt;b&gt;パープレキシティ&lt;/b&gt;&lt;br&gt;各点の実効的な近傍数。点数の 3 分の 1 が上限です。それより大きい値は下げられ、下に注記が表示されます。</translation></message>
<message><source>Seed</source><translation>シード</translation></message>
<message><source>&lt;b&gt;Seed&lt;/b&gt;&lt;br&gt;0 starts from the first two principal components; other seeds add 1 % noise. The same seed gives the same points.</source><translation>&lt;b&gt;シード&lt;/b&gt;&lt;br&gt;0 は第 1・第 2 主成分から開始します。それ以外のシードは 1 % のノイズを加えます。同じシードからは同じ点が得られます。</translation></message>
<message><source>Run or stop</source><translation>実行または停止</translation></message>
<message><source>Runs the embedding. While it runs: stops it and keeps the points.</source><translation>埋め込みを実行します。実行中は、停止してその時点の点を残します。</translation></message>
<message><source>&amp;Embed</source><translation>埋め込み(&amp;E)</translation></message>
<message><source>&amp;Block</source><translation>ブロック(&amp;B)</translation></message>
<message><source>La&amp;yout</source><translation>配置(&amp;Y)</translation></message>
<message><source>&amp;Perplexity</source><translation>パープレキシティ(&amp;P)</translation></message>
<message><source>&amp;Seed</source><translation>シード(&amp;S)</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Which sub-networks the tokens come from.</source><translation>&lt;b&gt;ヘッド&lt;/b&gt;&lt;br&gt;どのサブネットワークのトークンを使うか。</translation></message>
<message><source>after the final norm</source><translation>最終正規化層の後</translation></message>
<message><source>as they leave block %1</source><translation>ブロック %1 の出力</translation></message>
<message><source>Tokens of the sub-network of %1</source><translation>%1 のサブネットワークのトークン</translation></message>
<message><source>&amp;Stop</source><translation>停止(&amp;S)</translation></message>
<message><source>&amp;Run</source><translation>実行(&amp;R)</translation></message>
<message><source>Settings changed. Press Run to update.</source><translation>設定が変更されました。[実行] を押すと更新します。</translation></message>
<message><source>Open a model and a picture first.</source><translation>先にモデルと画像を開いてください。</translation></message>
<message><source>Choose at least one head count.</source><translation>ヘッド数を 1 つ以上選択してください。</translation></message>
<message><source>running the network</source><translation>ネットワークを実行中</translation></message>
<message><source>Picture %1 of %2: %3</source><translation>画像 %1 / %2: %3</translation></message>
<message><source>%1, %2 points, spread %3</source><translation>%1、%2 点、広がり %3</translation></message>
<message><source>Show or hide the points of %1</source><translation>%1 の点を表示または非表示</translation></message>
<message><source>Mean distance of these points to their centroid, relative to the radius of the whole embedding. Smaller is more compact.</source><translation>これらの点の重心までの平均距離を、埋め込み全体の半径に対する比で表したもの。小さいほどまとまっています。</translation></message>
<message><source>Mean cosine distance of these tokens&apos; features to their mean, before t-SNE: the plane alone cannot tell whether tokens are more alike.</source><translation>t-SNE の前の、これらのトークンの特徴と平均とのコサイン距離の平均。平面だけでは、トークンがより似ているかは分かりません。</translation></message>
<message><source>head count</source><translation>ヘッド数</translation></message>
<message><source>place in the picture</source><translation>画像内の位置</translation></message>
<message><source>length of the token</source><translation>トークンの長さ</translation></message>
<message><source>relevance</source><translation>関連度</translation></message>
<message><source>Colour by</source><translation>色分け</translation></message>
<message><source>&lt;b&gt;Colour by&lt;/b&gt;&lt;br&gt;What the points&apos; colours show. Relevance is the map in the main window, for its picture and head count.</source><translation>&lt;b&gt;色分け&lt;/b&gt;&lt;br&gt;点の色が表すもの。関連度は、メインウィンドウの画像とヘッド数でのマップの値です。</translation></message>
<message><source>Picture of the points</source><translation>点に対応する画像</translation></message>
<message><source>Hover over a patch or use the arrow keys to highlight its points.</source><translation>パッチにポインターを合わせるか矢印キーを使うと、その点が強調表示されます。</translation></message>
<message><source>&amp;Colour by</source><translation>色分け(&amp;C)</translation></message>
<message><source>Spread of each head count</source><translation>各ヘッド数のばらつき</translation></message>
<message><source>Embedding</source><translation>埋め込み</translation></message>
<message><source>Open a model and a picture to see its tokens as points.</source><translation>モデルと画像を開くと、トークンが点として表示されます。</translation></message>
<message><source>&amp;Thumbnails</source><translation>サムネイル(&amp;T)</translation></message>
<message><source>&lt;b&gt;Thumbnails&lt;/b&gt; (T)&lt;br&gt;Shows the patch or picture at as many points as fit.</source><translation>&lt;b&gt;サムネイル&lt;/b&gt; (T)&lt;br&gt;収まるだけの点に、パッチまたは画像を表示します。</translation></message>
<message><source>&amp;Lasso</source><translation>投げ縄(&amp;L)</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around points to select them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;投げ縄&lt;/b&gt; (L)&lt;br&gt;点を囲むようにドラッグして選択します。投げ縄がオフのときは Shift + ドラッグを使います。</translation></message>
<message><source>&amp;Only selected</source><translation>選択した点のみ(&amp;O)</translation></message>
<message><source>&lt;b&gt;Only selected&lt;/b&gt;&lt;br&gt;Hides points that are not selected.</source><translation>&lt;b&gt;選択した点のみ&lt;/b&gt;&lt;br&gt;選択していない点を隠します。</translation></message>
<message><source>Save poi&amp;nts…</source><translation>点を保存(&amp;N)…</translation></message>
<message><source>Save points</source><translation>点を保存</translation></message>
<message><source>&lt;b&gt;Save points&lt;/b&gt;&lt;br&gt;Saves the selected points, or all if none is selected, as CSV, JSON or NPZ: input, k, token, row, col, norm, x, y.</source><translation>&lt;b&gt;点を保存&lt;/b&gt;&lt;br&gt;選択した点 (選択がなければすべて) を CSV、JSON、NPZ で保存します: input、k、token、row、col、norm、x、y。</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The points and their colours as they stand, as PDF, SVG or PNG; the file says how they were laid out.</source><translation>&lt;b&gt;図を保存&lt;/b&gt; (%1)&lt;br&gt;点とその色をそのまま PDF、SVG、PNG で保存します。配置方法もファイルに記録されます。</translation></message>
<message><source>Point under the mouse</source><translation>マウス位置の点</translation></message>
<message><source>stopped</source><translation>停止</translation></message>
<message><source>
and %1 more</source><translation>
他 %1 点</translation></message>
<message><source>%1 points · iteration %2 of %3</source><translation>%1 点 · 反復 %2 / %3</translation></message>
<message><source>Perplexity lowered from %2 to %1: too few points</source><translation>点が少ないため、パープレキシティを %2 から %1 に下げました</translation></message>
<message><source>Patch %1, under %2 head counts</source><translation>パッチ %1、%2 個のヘッド数</translation></message>
<message><source>Selected points: %1</source><translation>選択した点: %1</translation></message>
<message><source>Hover over a point or use the arrow keys; Shift-drag to select</source><translation>点にポインターを合わせるか矢印キーを使います。Shift + ドラッグで選択します</translation></message>
<message><source>Not saved: the points are still being laid out</source><translation>保存していません: 点をまだ配置中です</translation></message>
<message><source>Open a model to begin</source><translation>はじめにモデルを開いてください</translation></message>
<message><source>Hydrascope reads Vision Transformer checkpoints: safetensors, PyTorch, TorchScript or npz, from timm, torchvision, Hugging Face, HydraViT and others. Open one, or drop it here.</source><translation>Hydrascope は、timm、torchvision、Hugging Face、HydraViT などの Vision Transformer のチェックポイント (safetensors、PyTorch、TorchScript、npz) を読み込みます。開くか、ここにドロップしてください。</translation></message>
<message><source>This picture cannot be shown</source><translation>この画像は表示できません</translation></message>
<message><source>The message below says why. Choose another one in the list, or open one.</source><translation>理由は下のメッセージに表示されています。一覧から別の画像を選択するか、画像を開いてください。</translation></message>
<message><source>Now a picture</source><translation>次に画像を選んでください</translation></message>
<message><source>Drop a picture or a folder here, paste one, or open one.</source><translation>画像またはフォルダーをここにドロップするか、貼り付けるか、開いてください。</translation></message>
<message><source>opening %1</source><translation>%1 を開いています</translation></message>
<message><source>starting %1</source><translation>%1 を起動しています</translation></message>
<message><source>About this method</source><translation>この手法について</translation></message>
<message><source>&amp;Method</source><translation>手法(&amp;M)</translation></message>
<message><source>How the map is computed from the network. Each method answers a slightly different question.</source><translation>ネットワークからマップを計算する方法。手法ごとに、答える問いが少しずつ異なります。</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;A Vision Transformer is a stack of blocks, each an attention layer and an MLP. Choose the block to look at, counted from 0.</source><translation>&lt;b&gt;ブロック&lt;/b&gt;&lt;br&gt;Vision Transformer はブロックを積み重ねたもので、各ブロックはアテンション層と MLP からなります。調べるブロックを選択してください。0 から数えます。</translation></message>
<message><source>all</source><translation>すべて</translation></message>
<message><source>mean</source><translation>平均</translation></message>
<message><source>minimum</source><translation>最小</translation></message>
<message><source>maximum</source><translation>最大</translation></message>
<message><source>Hea&amp;d</source><translation>ヘッド(&amp;D)</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Each block has several attention heads. Look at one, or at all of them fused by mean, minimum or maximum.</source><translation>&lt;b&gt;ヘッド&lt;/b&gt;&lt;br&gt;各ブロックには複数のアテンションヘッドがあります。1 つだけを調べるか、平均、最小、最大で融合した全ヘッドを調べます。</translation></message>
<message><source>Head fusion</source><translation>ヘッドの融合</translation></message>
<message><source>One head, or all of them fused.</source><translation>1 つのヘッド、または融合した全ヘッド。</translation></message>
<message><source>How the heads are fused: mean, minimum or maximum.</source><translation>ヘッドの融合方法: 平均、最小、最大。</translation></message>
<message><source>From bl&amp;ock</source><translation>開始ブロック(&amp;O)</translation></message>
<message><source>&lt;b&gt;From block&lt;/b&gt;&lt;br&gt;Methods that multiply over blocks start here. Leaving out early blocks often removes background artefacts.</source><translation>&lt;b&gt;開始ブロック&lt;/b&gt;&lt;br&gt;ブロックにわたって積をとる手法は、ここから開始します。初期のブロックを除くと、背景のアーティファクトが消えることがよくあります。</translation></message>
<message><source>&amp;Ignore weakest</source><translation>弱いものを除外(&amp;I)</translation></message>
<message><source>&lt;b&gt;Ignore weakest&lt;/b&gt;&lt;br&gt;This share of the smallest attentions is set to zero before blocks are multiplied, so that the strongest paths stand out.</source><translation>&lt;b&gt;弱いものを除外&lt;/b&gt;&lt;br&gt;ブロック間で積をとる前に、小さいほうからこの割合のアテンションをゼロにし、強い経路を際立たせます。</translation></message>
<message><source>LRP gamma</source><translation>LRP のガンマ</translation></message>
<message><source>&lt;b&gt;LRP gamma&lt;/b&gt;&lt;br&gt;How strongly positive parts are favoured on the way back: in the patch embedding, and in MLPs and classifier. Zero favours none.</source><translation>&lt;b&gt;LRP のガンマ&lt;/b&gt;&lt;br&gt;逆伝播で正の成分をどれだけ優先するか。パッチ埋め込みと、MLP および分類器についてそれぞれ設定します。ゼロではどれも優先しません。</translation></message>
<message><source>Gamma of the patch embedding</source><translation>パッチ埋め込みのガンマ</translation></message>
<message><source>Gamma of the patch embedding.</source><translation>パッチ埋め込みのガンマ。</translation></message>
<message><source>Gamma of MLPs and classifier</source><translation>MLP と分類器のガンマ</translation></message>
<message><source>Gamma of MLPs and classifier.</source><translation>MLP と分類器のガンマ。</translation></message>
<message><source>Samples</source><translation>サンプル数</translation></message>
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 uses only the picture itself and is proportionally faster.</source><translation>&lt;b&gt;サンプル数&lt;/b&gt;&lt;br&gt;黒から対象の画像まで、この枚数の画像で勾配を平均します。1 では対象の画像だけを使い、その倍数だけ速くなります。</translation></message>
<message><source>To&amp;ken</source><translation>トークン(&amp;K)</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;クエリトークン&lt;/b&gt;&lt;br&gt;アテンションは 1 つのクエリトークンについて表示されます。画像のパッチをクリックすると、それがクエリになります。既定は、分類器が読み取るクラストークンです。</translation></message>
<message><source>On such networks it measured no more faithful than distance from the picture&apos;s centre. Do not trust it here.</source><translation>この種類のネットワークでの測定では、画像の中心への近さより忠実ではありません。ここでは信頼しないでください。</translation></message>
<message><source>kept query (click for class token)</source><translation>保持したクエリ (クリックでクラストークンに戻す)</translation></message>
<message><source>Patch %1 (click for class token)</source><translation>パッチ %1 (クリックでクラストークンに戻す)</translation></message>
<message><source>Not copied: the map is still being computed</source><translation>コピーしていません: マップをまだ計算中です</translation></message>
<message><source>Copied, %1 × %2 pixels</source><translation>コピーしました (%1 × %2 ピクセル)</translation></message>
<message><source>Export features</source><translation>特徴をエクスポート</translation></message>
<message><source>Export evidence</source><translation>証拠をエクスポート</translation></message>
<message><source>Computing the scores of the map for %1</source><translation>%1 のマップのスコアを計算中</translation></message>
<message><source>Report on %1 pictures: predictions, maps and scores on one page; some seconds for each</source><translation>%1 枚の画像のレポート: 予測、マップ、スコアを 1 ページに。1 枚につき数秒</translation></message>
<message><source>Computing the report for %1</source><translation>%1 のレポートを計算中</translation></message>
<message><source>Report: picture %1 of %2</source><translation>レポート: 画像 %1 / %2</translation></message>
<message><source>Report: reading %1 of %2</source><translation>レポート: 読み込み中 %1 / %2</translation></message>
<message><source>Stopped. Nothing was written.</source><translation>停止しました。何も書き込まれていません。</translation></message>
<message><source>Export maps of all pictures</source><translation>すべての画像のマップをエクスポート</translation></message>
<message><source>Computing the maps for %1</source><translation>%1 のマップを計算中</translation></message>
<message><source>%1 of %2 pictures are in %3</source><translation>%2 枚中 %1 枚の画像を %3 に書き込みました</translation></message>
<message><source>Saved %1. Skipped because they cannot be read: %2, the first: %3</source><translation>%1 を保存しました。読み込めないため除外: %2 枚、最初は %3</translation></message>
<message><source>Not saved: the map is still being computed</source><translation>保存していません: マップをまだ計算中です</translation></message>
<message><source>%1 could not be written</source><translation>%1 を書き込めませんでした</translation></message>
<message><source>Distribution of the first component</source><translation>第 1 成分の分布</translation></message>
<message><source>tokens</source><translation>トークン</translation></message>
<message><source>tokens, normed</source><translation>トークン (正規化後)</translation></message>
<message><source>queries</source><translation>クエリ</translation></message>
<message><source>keys</source><translation>キー</translation></message>
<message><source>values</source><translation>バリュー</translation></message>
<message><source>&lt;b&gt;Features&lt;/b&gt;&lt;br&gt;Which vectors of the block are compared: its output tokens, the same after the final norm, or the queries, keys or values of its attention.</source><translation>&lt;b&gt;特徴量&lt;/b&gt;&lt;br&gt;ブロックのどのベクトルを比較するか: 出力トークン、それを最終正規化層に通したもの、またはアテンションのクエリ、キー、バリュー。</translation></message>
<message><source>Keep as query</source><translation>クエリとして保持</translation></message>
<message><source>Compare the patches of all pictures with this one. Ctrl+click adds more patches of this picture; their mean is then the query.</source><translation>全画像のパッチをこのパッチと比較します。Ctrl + クリックでこの画像のパッチを追加すると、それらの平均がクエリになります。</translation></message>
<message><source>Keep these colours</source><translation>この色を保持</translation></message>
<message><source>Keep this picture&apos;s axes: other pictures, blocks and head counts are coloured in them, and similar colours then mean similar features.</source><translation>この画像の軸を保持します。ほかの画像、ブロック、ヘッド数もこの軸で色付けされ、似た色は似た特徴量を表すようになります。</translation></message>
<message><source>One set for all pictures</source><translation>全画像で共通の色</translation></message>
<message><source>Fits axes on the whole list.</source><translation>一覧全体に軸をフィットさせます。</translation></message>
<message><source>Colours per picture</source><translation>画像ごとの色</translation></message>
<message><source>Fits each by itself.</source><translation>画像ごとにフィットさせます。</translation></message>
<message><source>Open…</source><translation>開く…</translation></message>
<message><source>Use axes from a file.</source><translation>ファイルの軸を使用します。</translation></message>
<message><source>Save…</source><translation>保存…</translation></message>
<message><source>Save the kept axes, and what they were fitted on, as .npz.</source><translation>保持した軸と、フィットに使った対象を .npz として保存します。</translation></message>
<message><source>Hide backgr&amp;ound</source><translation>背景を隠す(&amp;O)</translation></message>
<message><source>&lt;b&gt;Hide background&lt;/b&gt;&lt;br&gt;Leaves out patches whose first component is below this share of its range. Of its two ends, the background is the one that touches the edges of the picture more.</source><translation>&lt;b&gt;背景を隠す&lt;/b&gt;&lt;br&gt;第 1 成分がその範囲のこの割合に満たないパッチを除きます。両端のうち、画像の縁に接することが多いほうを背景とします。</translation></message>
<message><source>Save axes</source><translation>軸を保存</translation></message>
<message><source>Fitting… %1 %</source><translation>フィット中… %1 %</translation></message>
<message><source>Cancel</source><translation>キャンセル</translation></message>
<message><source>Fitting…</source><translation>フィット中…</translation></message>
<message><source>Fitted on each picture by itself</source><translation>画像ごとに個別にフィット</translation></message>
<message><source>The kept colours are no longer available: choose Colours per picture</source><translation>保持した色はもうありません。「画像ごとの色」を選んでください</translation></message>
<message><source>%1: an index of %2 features; the autoencoder has %3</source><translation>%1: %2 個の特徴の索引です。オートエンコーダーには %3 個あります</translation></message>
<message><source>Feature %1: active on no patch of the folder</source><translation>特徴 %1: フォルダーのどのパッチでも発火しません</translation></message>
<message><source>Feature %1: active on %2 % of the patches, there %3 on average</source><translation>特徴 %1: パッチの %2 % で発火、その平均 %3</translation></message>
<message><source>dead</source><translation>不活性</translation></message>
<message><source>dense</source><translation>密</translation></message>
<message><source>Largest in patch %1</source><translation>最大はパッチ %1</translation></message>
<message><source>error</source><translation>誤差</translation></message>
<message><source>Feature</source><translation>特徴</translation></message>
<message><source>Patches</source><translation>パッチ</translation></message>
<message><source>Brings</source><translation>寄与</translation></message>
<message><source>Measured</source><translation>実測</translation></message>
<message><source>off</source><translation>無効</translation></message>
<message><source>The feature&apos;s number in the autoencoder. The error is what its reconstruction leaves out.</source><translation>オートエンコーダーでの特徴の番号。誤差は再構成から漏れたものです。</translation></message>
<message><source>The feature&apos;s value in the patch, or its largest in the picture.</source><translation>パッチでの特徴の値、または画像での最大値。</translation></message>
<message><source>The share of the patches on which it is active.</source><translation>特徴が発火するパッチの割合。</translation></message>
<message><source>The share of the patches on which it is active, over the indexed folder.</source><translation>索引を作ったフォルダー全体で、特徴が発火するパッチの割合。</translation></message>
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to the block&apos;s output.</source><translation>特徴が全パッチを通じてクラスのロジットに加える量 (勾配による)。特徴と誤差の和がブロックの出力です。</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>特徴を無効にしたときにクラスのロジットが失う量。寄与の大きい 12 個について。</translation></message>
<message><source>Switch o&amp;ff</source><translation>無効にする(&amp;F)</translation></message>
<message><source>Removes the feature&apos;s part from the block&apos;s output. The reconstruction error stays.</source><translation>ブロックの出力から特徴の分を取り除きます。再構成の誤差は残ります。</translation></message>
<message><source>&amp;Set</source><translation>設定(&amp;S)</translation></message>
<message><source>Sets the feature to this many times its largest value in the picture.</source><translation>特徴を、この画像での最大値のこの倍数に設定します。</translation></message>
<message><source>As it &amp;was</source><translation>元に戻す(&amp;W)</translation></message>
<message><source>Gives the feature its own value again.</source><translation>特徴を本来の値に戻します。</translation></message>
<message><source>E&amp;xplain it</source><translation>説明する(&amp;X)</translation></message>
<message><source>Makes the feature&apos;s sum over the patches the target of the method chosen before: which pixels make it active.</source><translation>パッチにわたる特徴の和を、先に選んだ手法のターゲットにします。どのピクセルがそれを発火させるかを示します。</translation></message>
<message><source>&amp;Back to the class</source><translation>クラスに戻る(&amp;B)</translation></message>
<message><source>Returns to the previous class and method.</source><translation>前のクラスと手法に戻ります。</translation></message>
<message><source>One-page por&amp;trait…</source><translation>1 ページの紹介図(&amp;T)…</translation></message>
<message><source>A figure of the feature: its map, its strongest pictures, classes and effect.</source><translation>特徴の図: マップ、最も強い画像、クラス、効果。</translation></message>
<message><source>Features</source><translation>特徴</translation></message>
<message><source>How well the autoencoder reconstructs</source><translation>オートエンコーダーの再構成の良さ</translation></message>
<message><source>The answer with the reconstruction</source><translation>再構成を使ったときの答え</translation></message>
<message><source>On which patches</source><translation>どのパッチ</translation></message>
<message><source>Classes it pushes</source><translation>上げ下げするクラス</translation></message>
<message><source>What if</source><translation>What-if 分析</translation></message>
<message><source>from the file</source><translation>ファイルから</translation></message>
<message><source>from its configuration</source><translation>設定から</translation></message>
<message><source>inferred</source><translation>推定</translation></message>
<message><source>given by you</source><translation>ユーザー指定</translation></message>
<message><source>Number</source><translation>番号</translation></message>
<message><source>The number of a feature. Enter shows it, even where it is not active.</source><translation>特徴の番号。発火していなくても Enter で表示します。</translation></message>
<message><source>Multiple of its largest value</source><translation>最大値の倍数</translation></message>
<message><source>Where</source><translation>場所</translation></message>
<message><source>On all patches, or on the patch that was clicked in the picture.</source><translation>すべてのパッチ、または画像でクリックしたパッチ。</translation></message>
<message><source>Show the &amp;reconstruction</source><translation>再構成を表示(&amp;R)</translation></message>
<message><source>Replaces the block&apos;s output with the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>ブロックの出力をオートエンコーダーの再構成に置き換えます。特徴がとらえないものは失われます。予測とマップに反映されます。</translation></message>
<message><source>&amp;Number</source><translation>番号(&amp;N)</translation></message>
<message><source>Features split a block&apos;s output into parts that can be named.</source><translation>特徴は、ブロックの言うことを、名前を付けられる部分に分けます。</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>見つけるのは、このモデル用に学習したスパースオートエンコーダーです。</translation></message>
<message><source>One for this model is next to it: %1.</source><translation>このモデル用のオートエンコーダーが隣にあります: %1。</translation></message>
<message><source>Whole picture; point at a patch for its own</source><translation>画像全体。パッチを指すとそのパッチの特徴</translation></message>
<message><source>Patch %1, under the mouse</source><translation>マウスの下のパッチ %1</translation></message>
<message><source>Patch %1 – Esc in the picture for all</source><translation>パッチ %1 – 画像で Esc を押すと全体</translation></message>
<message><source>Computing…</source><translation>計算中…</translation></message>
<message><source>Open a model and a picture to see its features.</source><translation>モデルと画像を開くと特徴が見られます。</translation></message>
<message><source>Features of block %1: %2, about %3 active in a patch; they explain %4 of it</source><translation>ブロック %1 の特徴: %2 個、パッチあたり約 %3 個が発火し、その %4 を説明します</translation></message>
<message><source>In this picture its values correlate with those of all heads by %1</source><translation>この画像では、値は全ヘッドの値と %1 の相関があります</translation></message>
<message><source>No correlation: in this picture all its values are zero or equal, here or with all heads</source><translation>相関なし: この画像では、ここまたは全ヘッドで、値がすべてゼロか、すべて等しくなっています</translation></message>
<message><source>Feature %1</source><translation>特徴 %1</translation></message>
<message><source>Choose a feature to see its map</source><translation>特徴を選ぶとマップが見られます</translation></message>
<message><source>on all patches</source><translation>すべてのパッチ</translation></message>
<message><source>on patch %1</source><translation>パッチ %1</translation></message>
<message><source>Rebuilt from its features alone: %1 · as it is: %2</source><translation>特徴だけから再構成: %1 · そのまま: %2</translation></message>
<message><source>Sentences near its decoder row (cosine)</source><translation>デコーダーの行に近い文(コサイン)</translation></message>
<message><source>Command</source><translation>コマンド</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The command that reproduces this figure in a terminal. It is also stored inside the file.</source><translation>&lt;b&gt;コマンド&lt;/b&gt;&lt;br&gt;この図を端末で再現するコマンド。ファイル内にも保存されます。</translation></message>
<message><source>&amp;Save as…</source><translation>名前を付けて保存(&amp;S)…</translation></message>
<message><source>Cop&amp;y</source><translation>コピー(&amp;Y)</translation></message>
<message><source>Make a figure</source><translation>図を作成</translation></message>
<message><source>&lt;b&gt;Copy&lt;/b&gt;&lt;br&gt;The figure as a picture, in the pixels of its resolution.</source><translation>&lt;b&gt;コピー&lt;/b&gt;&lt;br&gt;図を、その解像度のピクセル数の画像としてコピーします。</translation></message>
<message><source>Close</source><translation>閉じる</translation></message>
<message><source>%1 × %2 mm, %3 × %4 pixels</source><translation>%1 × %2 mm、%3 × %4 ピクセル</translation></message>
<message><source> — higher than a page</source><translation> — 1 ページの高さを超えています</translation></message>
<message><source>Saving…</source><translation>保存中…</translation></message>
<message><source>The current view</source><translation>現在の表示</translation></message>
<message><source>Head counts side by side</source><translation>ヘッド数を並べて比較</translation></message>
<message><source>Methods side by side</source><translation>手法を並べて比較</translation></message>
<message><source>Before and after (What if)</source><translation>変更前後 (What-if 分析)</translation></message>
<message><source>Head by head, every block</source><translation>ヘッドごと、全ブロック</translation></message>
<message><source>A feature&apos;s sheet</source><translation>特徴シート</translation></message>
<message><source>Token contributions</source><translation>トークンの寄与</translation></message>
<message><source>Tokens as points (t-SNE)</source><translation>点としてのトークン (t-SNE)</translation></message>
<message><source>Cost of head counts</source><translation>ヘッド数のコスト</translation></message>
<message><source>MACs over picture sizes</source><translation>画像サイズごとの MACs</translation></message>
<message><source>A panel for each head &amp;count</source><translation>ヘッド数ごとに 1 パネル(&amp;C)</translation></message>
<message><source>automatic</source><translation>自動</translation></message>
<message><source>Ca&amp;ption</source><translation>キャプション(&amp;P)</translation></message>
<message><source>Words of the caption</source><translation>キャプションの文</translation></message>
<message><source>&amp;Full paths inside the file</source><translation>ファイル内にフルパスを記録(&amp;F)</translation></message>
<message><source>The command that reproduces the figure gives model and pictures relative to the figure&apos;s folder, so that it does not reveal your home folder. Check this to write full paths.</source><translation>図を再現するコマンドでは、ホームフォルダーが知られないよう、モデルと画像を図のフォルダーからの相対パスで示します。フルパスを記録するにはオンにしてください。</translation></message>
<message><source>&amp;Figure</source><translation>図(&amp;F)</translation></message>
<message><source>What is drawn.</source><translation>描くもの。</translation></message>
<message><source>P&amp;ictures</source><translation>画像(&amp;I)</translation></message>
<message><source>The rows of the figure.</source><translation>図の行。</translation></message>
<message><source>Head counts k, for example 3,6,9-12.</source><translation>ヘッド数 k。例: 3,6,9-12。</translation></message>
<message><source>&amp;Methods</source><translation>手法(&amp;M)</translation></message>
<message><source>The maps that are drawn.</source><translation>描くマップ。</translation></message>
<message><source>Bl&amp;ocks</source><translation>ブロック(&amp;O)</translation></message>
<message><source>Blocks, for example 9,10,11, for methods that look at one. Empty: the last.</source><translation>1 つのブロックを調べる手法の対象ブロック。例: 9,10,11。空欄: 最後のブロック。</translation></message>
<message><source>One for all maps</source><translation>全マップで共通</translation></message>
<message><source>One for each picture</source><translation>画像ごと</translation></message>
<message><source>Each map its own</source><translation>マップごと</translation></message>
<message><source>Colour &amp;range</source><translation>色範囲(&amp;R)</translation></message>
<message><source>Which maps share one colour range: equal colours then mean equal values.</source><translation>色範囲を共有するマップ。共有すると、同じ色が同じ値を表します。</translation></message>
<message><source>Pre&amp;dictions</source><translation>予測(&amp;D)</translation></message>
<message><source>Classes below each map.</source><translation>各マップの下のクラス。</translation></message>
<message><source>&amp;Colours</source><translation>色(&amp;C)</translation></message>
<message><source>For unsigned maps.</source><translation>符号なしマップ用。</translation></message>
<message><source>&amp;Positive part of signed maps</source><translation>符号付きマップの正の部分(&amp;P)</translation></message>
<message><source>&amp;Most important heads first</source><translation>重要なヘッドから順に(&amp;M)</translation></message>
<message><source> mm</source><translation> mm</translation></message>
<message><source>&amp;Width</source><translation>幅(&amp;W)</translation></message>
<message><source>One journal column is 84 mm wide, two are 174 mm.</source><translation>論文誌の 1 段は 84 mm 幅、2 段は 174 mm 幅です。</translation></message>
<message><source> dpi</source><translation> dpi</translation></message>
<message><source>Re&amp;solution</source><translation>解像度(&amp;S)</translation></message>
<message><source>For a PNG, and for the pictures inside SVG and PDF.</source><translation>PNG の解像度、および SVG と PDF 内の画像の解像度。</translation></message>
<message><source> pt</source><translation> pt</translation></message>
<message><source>Fo&amp;nt size</source><translation>文字サイズ(&amp;N)</translation></message>
<message><source>For titles and numbers; the text below maps is smaller.</source><translation>タイトルと数値の文字サイズ。マップの下の文字はこれより小さくなります。</translation></message>
<message><source>Col&amp;umns</source><translation>列数(&amp;U)</translation></message>
<message><source>Panels side by side.</source><translation>横に並べるパネルの数。</translation></message>
<message><source>Panel &amp;letters</source><translation>パネルの記号(&amp;L)</translation></message>
<message><source>a, b, c beside the panels.</source><translation>パネルの横に a、b、c を付けます。</translation></message>
<message><source>Colour &amp;bar</source><translation>カラーバー(&amp;B)</translation></message>
<message><source>The current one</source><translation>現在の画像</translation></message>
<message><source>All of the list</source><translation>一覧のすべて</translation></message>
<message><source>The first %1 of the list</source><translation>一覧の最初の %1 枚</translation></message>
<message><source>The figure</source><translation>図</translation></message>
<message><source>being drawn</source><translation>描画中</translation></message>
<message><source>Loading…</source><translation>読み込み中…</translation></message>
<message><source>Open &amp;index…</source><translation>索引を開く(&amp;I)…</translation></message>
<message><source>Find &amp;pictures…</source><translation>画像を探す(&amp;P)…</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around features to list only them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;投げ縄&lt;/b&gt; (L)&lt;br&gt;特徴を囲むようにドラッグすると、それだけが一覧に出ます。投げ縄がオフのときは Shift + ドラッグを使います。</translation></message>
<message><source>Features over the folder</source><translation>フォルダー全体の特徴</translation></message>
<message><source>Each feature by the share of the folder&apos;s patches on which it is active, and by its mean value there. Selected features are listed above.</source><translation>各特徴を、フォルダーのパッチのうち発火する割合と、そこでの平均値で示します。選択した特徴は上の一覧に出ます。</translation></message>
<message><source>Open index</source><translation>索引を開く</translation></message>
<message><source>An index written by hydrascope-cli sae-index or by this window.</source><translation>hydrascope-cli sae-index またはこのウィンドウが作成した索引。</translation></message>
<message><source>Index a folder</source><translation>フォルダーの索引を作る</translation></message>
<message><source>Reads all pictures of a folder once, in the background, at the current head count. The index is written next to the autoencoder.</source><translation>フォルダーの全画像を、現在のヘッド数で、バックグラウンドで一度だけ読み込みます。索引はオートエンコーダーと同じ場所に書き込まれます。</translation></message>
<message><source>Find pictures</source><translation>画像を探す</translation></message>
<message><source>Tells where the pictures of this index are now.</source><translation>この索引の画像が今どこにあるかを指定します。</translation></message>
<message><source>The open index</source><translation>開いている索引</translation></message>
<message><source>Feature under the mouse</source><translation>マウスの下の特徴</translation></message>
<message><source>Indexing: %1 done</source><translation>索引を作成中: %1 完了</translation></message>
<message><source>In your pictures</source><translation>手元の画像では</translation></message>
<message><source>%1 of %2 pictures</source><translation>画像 %1 / %2</translation></message>
<message><source>%1, %2 · of %3 features %4 dead, %5 dense</source><translation>%1, %2 · %3 個の特徴のうち %4 個が不活性、%5 個が密</translation></message>
<message><source>No index of a folder is open. An index tells how often each feature is active, and on which pictures most.</source><translation>フォルダーの索引が開かれていません。索引は、各特徴がどれほど頻繁に発火し、どの画像で最も強いかを示します。</translation></message>
<message><source>Index a &amp;folder…</source><translation>フォルダーの索引を作る(&amp;F)…</translation></message>
<message><source>Strongest on (%1 of %2 pictures are missing)</source><translation>最も強い画像 (%2 枚のうち %1 枚がありません)</translation></message>
<message><source>Active on no picture of the folder</source><translation>フォルダーのどの画像でも発火しません</translation></message>
<message><source>Strongest on</source><translation>最も強い画像</translation></message>
<message><source>%1 in patch %2 of %3</source><translation>%3 のパッチ %2 で %1</translation></message>
<message><source>1 head</source><translation>1 ヘッド</translation></message>
<message><source>%1 heads</source><translation>%1 ヘッド</translation></message>
<message><source>predicted class</source><translation>予測クラス</translation></message>
<message><source>2nd class</source><translation>2 位のクラス</translation></message>
<message><source>3rd class</source><translation>3 位のクラス</translation></message>
<message><source>%1th class</source><translation>%1 位のクラス</translation></message>
<message><source>not a number</source><translation>数値ではありません</translation></message>
<message><source>being read</source><translation>読み込み中</translation></message>
<message><source>opens</source><translation>開けます</translation></message>
<message><source>%1 × %2 px</source><translation>%1 × %2 px</translation></message>
<message><source>Family</source><translation>系統</translation></message>
<message><source>Size</source><translation>サイズ</translation></message>
<message><source>Picture</source><translation>画像</translation></message>
<message><source>Knows</source><translation>識別対象</translation></message>
<message><source>Built-in</source><translation>内蔵</translation></message>
<message><source>torch hub</source><translation>torch hub</translation></message>
<message><source>Hugging Face hub</source><translation>Hugging Face Hub</translation></message>
<message><source>opened before</source><translation>以前に開いたもの</translation></message>
<message><source>The frame with its map</source><translation>マップを重ねたフレーム</translation></message>
<message><source>The model has no class &quot;%1&quot;</source><translation>モデルに「%1」というクラスはありません</translation></message>
<message><source>The shipped model is missing.</source><translation>付属のモデルが見つかりません。</translation></message>
<message><source>Heads of all blocks</source><translation>全ブロックのヘッド</translation></message>
<message><source>Larger means more important. The arrow keys move, Space switches a head off or on.</source><translation>大きいほど重要です。矢印キーで移動し、Space でヘッドを無効または有効にします。</translation></message>
<message><source>block %1, head %2: off</source><translation>ブロック %1、ヘッド %2: 無効</translation></message>
<message><source>Click to switch it on.</source><translation>クリックすると有効になります。</translation></message>
<message><source>Click to switch it off.</source><translation>クリックすると無効になります。</translation></message>
<message><source>block %1, head %2</source><translation>ブロック %1、ヘッド %2</translation></message>
<message><source>A dot is a head of a block: the larger, the more important.</source><translation>点はブロックのヘッドで、大きいほど重要です。</translation></message>
<message><source>block %1, all features</source><translation>ブロック %1、全特徴</translation></message>
<message><source>%1: importance %2, number %3 of %4</source><translation>%1: 重要度 %2、%4 個中 %3 位</translation></message>
<message><source>Block %1</source><translation>ブロック %1</translation></message>
<message><source>No. %1</source><translation>%1 位</translation></message>
<message><source>Head %1</source><translation>ヘッド %1</translation></message>
<message><source>Maps of all heads: a row for each block, a column for each head</source><translation>全ヘッドのマップ: 行はブロック、列はヘッド</translation></message>
<message><source>Maps</source><translation>マップ</translation></message>
<message><source>Which map of each head is shown.</source><translation>各ヘッドについて表示するマップ。</translation></message>
<message><source>by number</source><translation>番号順</translation></message>
<message><source>most important first</source><translation>重要度の高い順</translation></message>
<message><source>The order of the heads in each row. The bar below a map is the head&apos;s importance for the class.</source><translation>各行のヘッドの順序。マップの下のバーは、クラスに対するヘッドの重要度です。</translation></message>
<message><source>One colour &amp;range</source><translation>共通の色範囲(&amp;R)</translation></message>
<message><source>Equal colours mean equal values in all maps. Off: each map has its own range.</source><translation>すべてのマップで、同じ色は同じ値を表します。オフ: マップごとに独自の範囲になります。</translation></message>
<message><source>What is shown</source><translation>表示内容</translation></message>
<message><source>What is under the mouse</source><translation>マウス位置の内容</translation></message>
<message><source>This matrix as a figure: PDF, SVG or PNG, with the command that reproduces it.</source><translation>この一覧を図にします: PDF、SVG、PNG。再現用のコマンドも付きます。</translation></message>
<message><source>Make a &amp;figure…</source><translation>図を作成(&amp;F)…</translation></message>
<message><source>&amp;Maps</source><translation>マップ(&amp;M)</translation></message>
<message><source>&lt;b&gt;Logit lens&lt;/b&gt;&lt;br&gt;The probability of the class if the network ended after each block; dark dots where the class comes first. Block −1 is the embedding. Click to choose a block.</source><translation>&lt;b&gt;ロジットレンズ&lt;/b&gt;&lt;br&gt;各ブロックの直後でネットワークが終わるとした場合のクラスの確率。クラスが 1 位になるところには濃い点が付きます。ブロック −1 は埋め込みです。クリックでブロックを選択します。</translation></message>
<message><source>Parts of the logit</source><translation>ロジットの構成要素</translation></message>
<message><source>The class over the blocks</source><translation>ブロックごとのクラスの推移</translation></message>
<message><source>The logit is %1; the sum of its parts differs by %2 (rounding).</source><translation>ロジットは %1 です。構成要素の和との差は %2 です (丸め誤差)。</translation></message>
<message><source>Open a model and a picture to see all heads.</source><translation>モデルと画像を開くと、全ヘッドが表示されます。</translation></message>
<message><source>%1 heads of %2 blocks</source><translation>%2 ブロックの %1 ヘッド</translation></message>
<message><source>query: class token</source><translation>クエリ: クラストークン</translation></message>
<message><source>query: token %1</source><translation>クエリ: トークン %1</translation></message>
<message><source>importance: magnitude of the head&apos;s part of the logit</source><translation>重要度: ロジットのうちヘッドが占める部分の大きさ</translation></message>
<message><source>importance: mean of |gradient × attention|</source><translation>重要度: |勾配 × アテンション| の平均</translation></message>
<message><source>no importance without a class</source><translation>クラスがないため重要度はありません</translation></message>
<message><source>Click a map, or use the arrow keys and Enter, to open it in the main window.</source><translation>マップをクリックするか、矢印キーと Enter を使うと、メインウィンドウに開きます。</translation></message>
<message><source>Number of heads</source><translation>ヘッドの数</translation></message>
<message><source>&lt;b&gt;Head count k&lt;/b&gt;&lt;br&gt;A HydraViT contains many networks in one set of weights: the first k attention heads with their first %1 channels form a complete, smaller Vision Transformer. Move the slider to see what the network looks at with fewer heads, and what that saves.</source><translation>&lt;b&gt;ヘッド数 k&lt;/b&gt;&lt;br&gt;HydraViT は 1 組の重みの中に多数のネットワークを含みます。最初の k 個のアテンションヘッドと最初の %1 チャネルが、完全で小さな Vision Transformer を構成します。スライダーを動かすと、ヘッドが少ないときにネットワークが何を見ているか、どれだけ節約できるかがわかります。</translation></message>
<message><source>so many</source><translation>対応する数の</translation></message>
<message><source>Slicing scheme</source><translation>スライス方式</translation></message>
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>このサブネットワーク: トークンの幅、重み、選択したアテンションでの画像 1 枚あたりの積和演算数、およびこのコンピューターでのウォームアップ後の順伝播時間の中央値。</translation></message>
<message><source>Single heads</source><translation>個々のヘッド</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;個々のヘッド&lt;/b&gt;&lt;br&gt;全ブロックの全ヘッドを点で示します。大きいほど重要です。ポインターを合わせるとそのマップを表示し、クリックすると無効になります。</translation></message>
<message><source>Strip of all head counts</source><translation>全ヘッド数のストリップ</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;ストリップ&lt;/b&gt;&lt;br&gt;全ヘッド数のマップを並べて表示します。画像が小さくなりすぎる場合は隠れます。</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;スライス方式&lt;/b&gt;&lt;br&gt;k ヘッドのサブネットワークに残すもの: &lt;i&gt;HydraViT&lt;/i&gt; と &lt;i&gt;SortedNet&lt;/i&gt; はトークンの幅も狭め、&lt;i&gt;MatFormer&lt;/i&gt; は MLP のみ、&lt;i&gt;DynaBERT&lt;/i&gt; はヘッドと MLP を狭めます。</translation></message>
<message><source>shown</source><translation>表示</translation></message>
<message><source>folded</source><translation>折りたたみ</translation></message>
<message><source>%1 of %2 heads</source><translation>%1 / %2 ヘッド</translation></message>
<message><source>width</source><translation>幅</translation></message>
<message><source>parameters</source><translation>パラメータ</translation></message>
<message><source>MACs</source><translation>MACs</translation></message>
<message><source>per picture</source><translation>1 枚あたり</translation></message>
<message><source>not trained</source><translation>未学習</translation></message>
<message><source>Guide and reference</source><translation>ガイドとリファレンス</translation></message>
<message><source>Contents</source><translation>目次</translation></message>
<message><source>Back</source><translation>戻る</translation></message>
<message><source>Alt+Left</source><translation>Alt+Left</translation></message>
<message><source>Forward</source><translation>進む</translation></message>
<message><source>Alt+Right</source><translation>Alt+Right</translation></message>
<message><source>Find</source><translation>検索</translation></message>
<message><source>Find next</source><translation>次を検索</translation></message>
<message><source>Find previous</source><translation>前を検索</translation></message>
<message><source>Larger text</source><translation>文字を大きく</translation></message>
<message><source>Smaller text</source><translation>文字を小さく</translation></message>
<message><source>Usual size</source><translation>標準の大きさ</translation></message>
<message><source>Next</source><translation>次へ</translation></message>
<message><source>Previous</source><translation>前へ</translation></message>
<message><source>Find in the reference</source><translation>リファレンス内を検索</translation></message>
<message><source>Text to find. Enter goes to the next match, Shift+F3 to the previous one.</source><translation>検索するテキスト。Enter で次の一致箇所、Shift+F3 で前の一致箇所に移動します。</translation></message>
<message><source>Result of the search</source><translation>検索結果</translation></message>
<message><source>Not found</source><translation>見つかりません</translation></message>
<message><source>own prediction</source><translation>各自の予測</translation></message>
<message><source>map</source><translation>マップ</translation></message>
<message><source>settings of the map</source><translation>マップの設定</translation></message>
<message><source>compared with</source><translation>比較の相手</translation></message>
<message><source>nothing</source><translation>なし</translation></message>
<message><source>heads</source><translation>ヘッド</translation></message>
<message><source>slicing scheme</source><translation>スライス方式</translation></message>
<message><source>attention</source><translation>アテンション</translation></message>
<message><source>picture size</source><translation>画像サイズ</translation></message>
<message><source>parts switched off</source><translation>無効にした部分</translation></message>
<message><source>appearance</source><translation>外観</translation></message>
<message><source>cosine %1 to %2</source><translation>%2 とのコサイン %1</translation></message>
<message><source>wrong: predicted %1, labelled %2</source><translation>不正解: 予測は %1、ラベルは %2</translation></message>
<message><source>right: predicted %1</source><translation>正解: 予測は %1</translation></message>
<message><source>labelled %1</source><translation>ラベルは %1</translation></message>
<message><source>Filter</source><translation>フィルター</translation></message>
<message><source>Only pictures whose file, folder or predicted class has all these words.</source><translation>ファイル名、フォルダー名、または予測されたクラスにこれらの語句をすべて含む画像だけを表示します。</translation></message>
<message><source>Order</source><translation>並び順</translation></message>
<message><source>The order of the list.</source><translation>一覧の並び順。</translation></message>
<message><source>Mistakes</source><translation>誤り</translation></message>
<message><source>All pictures, or only those that the network gets wrong or is unsure of (less than %1). Choosing a confusion also asks why it was the one class and not the other.</source><translation>すべての画像、またはネットワークが誤った画像や自信のない画像 (%1 未満) だけを表示します。取り違えを選ぶと、なぜ一方のクラスであって他方でないのかも問います。</translation></message>
<message><source>Images</source><translation>画像</translation></message>
<message><source>As opened</source><translation>開いた順</translation></message>
<message><source>Name, A to Z</source><translation>名前 (A→Z)</translation></message>
<message><source>Name, Z to A</source><translation>名前 (Z→A)</translation></message>
<message><source>Newest first</source><translation>新しい順</translation></message>
<message><source>Highest probability first</source><translation>確率の高い順</translation></message>
<message><source>Lowest probability first</source><translation>確率の低い順</translation></message>
<message><source>Wrong first</source><translation>不正解を先に</translation></message>
<message><source>Most alike first</source><translation>似ている順</translation></message>
<message><source>%1 of %2 right</source><translation>%2 枚中 %1 枚正解</translation></message>
<message><source>%1 not scored yet</source><translation>未判定 %1 枚</translation></message>
<message><source>Without a label: %1</source><translation>ラベルなし: %1</translation></message>
<message><source>Stop</source><translation>停止</translation></message>
<message><source>Score all</source><translation>すべて判定</translation></message>
<message><source>Asks the network about all pictures while nothing else is being computed.</source><translation>ほかの計算がない間に、すべての画像についてネットワークに問います。</translation></message>
<message><source>All (%1)</source><translation>すべて (%1)</translation></message>
<message><source>Wrong (%1)</source><translation>不正解 (%1)</translation></message>
<message><source>Unsure (%1)</source><translation>自信なし (%1)</translation></message>
<message><source>%1 → %2 (%3)</source><translation>%1 → %2 (%3)</translation></message>
<message><source>%1 taken for %2: %3</source><translation>%1 を %2 と取り違え: %3</translation></message>
<message><source>Labelled %1, predicted %2. Also asks: why %2 and not %1?</source><translation>ラベルは %1、予測は %2。さらに「なぜ %1 でなく %2 か」を問います。</translation></message>
<message><source>pasted</source><translation>貼り付け画像</translation></message>
<message><source>A backbone has no class to decompose. Choose another target in Explain.</source><translation>バックボーンには、分解して調べるクラスがありません。説明パネルで別のターゲットを選択してください。</translation></message>
<message><source>&amp;Language</source><translation>言語(&amp;L)</translation></message>
<message><source>Follow &amp;system</source><translation>システムに従う(&amp;S)</translation></message>
<message><source>against</source><translation>反対</translation></message>
<message><source>for</source><translation>支持</translation></message>
<message><source>One end of the colours speaks for %1, the other for %2</source><translation>色の一方の端は %1 を、もう一方は %2 を支持します</translation></message>
<message><source>One end of the colours speaks against the class, the other for it</source><translation>色の一方の端はこのクラスに反対し、もう一方は支持します</translation></message>
<message><source>Hydrascope cannot open %1. It opens PNG, JPEG, WebP, TIFF, BMP and PNM.</source><translation>Hydrascope は %1 を開けません。開けるのは PNG、JPEG、WebP、TIFF、BMP、PNM です。</translation></message>
<message><source>pasted picture</source><translation>貼り付けた画像</translation></message>
<message><source>Save this search…</source><translation>この検索を保存…</translation></message>
<message><source>Open a saved search…</source><translation>保存した検索を開く…</translation></message>
<message><source>Pictures compared so far stay sorted.</source><translation>これまでに比較した分は、並べ替えられたまま残ります。</translation></message>
<message><source>Save this search</source><translation>この検索を保存</translation></message>
<message><source>An index of these pictures, for later and for hydrascope-cli nearest.</source><translation>これらの画像の索引。後で使うため、また hydrascope-cli nearest のため。</translation></message>
<message><source>Open a saved search</source><translation>保存した検索を開く</translation></message>
<message><source>Shows the most similar pictures of an index in place of this list.</source><translation>この一覧の代わりに、索引から最も似た画像を示します。</translation></message>
<message><source>pictures</source><translation>画像</translation></message>
<message><source>Comparing with %1: %2</source><translation>%1 と比較中: %2</translation></message>
<message><source>Like %1</source><translation>%1 に似た画像</translation></message>
<message><source>Live</source><translation>ライブ</translation></message>
<message><source>Open &amp;video…</source><translation>動画を開く(&amp;V)…</translation></message>
<message><source>Place in the video</source><translation>動画内の位置</translation></message>
<message><source>&lt;b&gt;Place in the video&lt;/b&gt;</source><translation>&lt;b&gt;動画内の位置&lt;/b&gt;</translation></message>
<message><source>&amp;Loop</source><translation>ループ(&amp;L)</translation></message>
<message><source>&lt;b&gt;Loop&lt;/b&gt;&lt;br&gt;Begins again at the end.</source><translation>&lt;b&gt;ループ&lt;/b&gt;&lt;br&gt;終わったら最初から再生します。</translation></message>
<message><source>Deadline</source><translation>期限</translation></message>
<message><source>&lt;b&gt;Deadline&lt;/b&gt;&lt;br&gt;How old a picture may be when it is shown. Each frame has the largest head count whose measured time fits.</source><translation>&lt;b&gt;期限&lt;/b&gt;&lt;br&gt;表示する時点で許される画像の経過時間。各フレームには、実測時間が期限に収まる最大のヘッド数を使います。</translation></message>
<message><source>&amp;Automatic</source><translation>自動(&amp;A)</translation></message>
<message><source>&lt;b&gt;Automatic&lt;/b&gt;&lt;br&gt;The head count follows the deadline. Moving the slider switches this off.</source><translation>&lt;b&gt;自動&lt;/b&gt;&lt;br&gt;ヘッド数は期限に応じて変わります。スライダーを動かすとオフになります。</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Moves by itself until you move it.</source><translation>&lt;b&gt;ヘッド&lt;/b&gt;&lt;br&gt;手で動かすまでは自動で動きます。</translation></message>
<message><source>&amp;Take picture</source><translation>画像を取り込む(&amp;T)</translation></message>
<message><source>Open a video, a folder of pictures or a camera: every frame is shown with its map, with as many heads as the deadline allows. Method, class and colours are those of the main window.</source><translation>動画、画像のフォルダー、またはカメラを開いてください。期限内で可能な最大のヘッド数を使い、すべてのフレームをマップ付きで表示します。手法、クラス、色はメインウィンドウと同じです。</translation></message>
<message><source>Open a video</source><translation>動画を開く</translation></message>
<message><source>&lt;b&gt;Open a video&lt;/b&gt;&lt;br&gt;Every frame is shown, at the video&apos;s own rate.</source><translation>&lt;b&gt;動画を開く&lt;/b&gt;&lt;br&gt;動画本来のフレームレートで、すべてのフレームを表示します。</translation></message>
<message><source>Open a folder of pictures</source><translation>画像のフォルダーを開く</translation></message>
<message><source>&lt;b&gt;Open a folder of pictures&lt;/b&gt;&lt;br&gt;They are shown one after the other, in natural order.</source><translation>&lt;b&gt;画像のフォルダーを開く&lt;/b&gt;&lt;br&gt;画像を自然順で 1 枚ずつ表示します。</translation></message>
<message><source>&amp;Camera</source><translation>カメラ(&amp;C)</translation></message>
<message><source>Open a camera</source><translation>カメラを開く</translation></message>
<message><source>&lt;b&gt;Open a camera&lt;/b&gt;&lt;br&gt;Only the newest picture is explained; those that arrive meanwhile count as dropped.</source><translation>&lt;b&gt;カメラを開く&lt;/b&gt;&lt;br&gt;最新の画像だけを説明します。その間に届いた画像はドロップとして数えます。</translation></message>
<message><source>Opens this frame as a picture in the main window, with all its settings.</source><translation>このフレームを画像として、すべての設定とともにメインウィンドウに開きます。</translation></message>
<message><source>Records what you see: as a video (.mp4, .avi, .mkv), or as a folder of PNG files if the name has no suffix. A table of predictions, head counts and times is saved next to it.</source><translation>表示内容を動画 (.mp4、.avi、.mkv) として、または拡張子のない名前なら PNG ファイルのフォルダーとして記録します。予測、ヘッド数、時間の表も同じ場所に保存します。</translation></message>
<message><source>Next frame</source><translation>次のフレーム</translation></message>
<message><source>&lt;b&gt;Next frame&lt;/b&gt; (.)</source><translation>&lt;b&gt;次のフレーム&lt;/b&gt; (.)</translation></message>
<message><source>Begin again at the end</source><translation>終わったら最初から再生</translation></message>
<message><source> ms</source><translation> ms</translation></message>
<message><source>Choose the head count by the deadline</source><translation>期限からヘッド数を選択</translation></message>
<message><source>&amp;Deadline</source><translation>期限(&amp;D)</translation></message>
<message><source>%1 frames recorded in %2.</source><translation>%1 フレームを %2 に記録しました。</translation></message>
<message><source>No camera is connected</source><translation>カメラが接続されていません</translation></message>
<message><source>Open a model first.</source><translation>先にモデルを開いてください。</translation></message>
<message><source>Not trained: %1. The head count follows the deadline.</source><translation>未学習: %1。ヘッド数は期限に従います。</translation></message>
<message><source>Delay %1 · frames %2 · dropped %3 · deadline kept %4</source><translation>遅延 %1 · フレーム %2 · ドロップ %3 · 期限内 %4</translation></message>
<message><source>frame %1</source><translation>フレーム %1</translation></message>
<message><source>Pause</source><translation>一時停止</translation></message>
<message><source>Play</source><translation>再生</translation></message>
<message><source>&lt;b&gt;Pause&lt;/b&gt; (Space)</source><translation>&lt;b&gt;一時停止&lt;/b&gt; (Space)</translation></message>
<message><source>&lt;b&gt;Play&lt;/b&gt; (Space)</source><translation>&lt;b&gt;再生&lt;/b&gt; (Space)</translation></message>
<message><source>Live — %1</source><translation>ライブ — %1</translation></message>
<message><source>Stop &amp;recording</source><translation>録画を停止(&amp;R)</translation></message>
<message><source>&amp;Record…</source><translation>録画(&amp;R)…</translation></message>
<message><source>%1, frame %2</source><translation>%1、フレーム %2</translation></message>
<message><source>Explain</source><translation>説明</translation></message>
<message><source>The language changes when Hydrascope is started again.</source><translation>言語は Hydrascope を再起動すると切り替わります。</translation></message>
<message><source>Copied. It describes this machine and names none of your files.</source><translation>コピーしました。このコンピューターの情報だけで、ファイル名は含みません。</translation></message>
<message><source>New here? A tour of about three minutes shows the network at work on this picture.</source><translation>はじめてですか？約 3 分のツアーで、この画像に対するネットワークの働きを紹介します。</translation></message>
<message><source>Start the tour</source><translation>ツアーを開始</translation></message>
<message><source>Six questions</source><translation>6 つの質問</translation></message>
<message><source>Everything is as at the start.</source><translation>すべて最初の状態です。</translation></message>
<message><source>Back to start: %1. Undo (%2) brings it back.</source><translation>最初に戻しました: %1。元に戻す (%2) で取り消せます。</translation></message>
<message><source>%1 — Hydrascope</source><translation>%1 — Hydrascope</translation></message>
<message><source>&amp;Rename</source><translation>名前の変更(&amp;R)</translation></message>
<message><source>&amp;Delete</source><translation>削除(&amp;D)</translation></message>
<message><source>&amp;Put back</source><translation>元に戻す(&amp;P)</translation></message>
<message><source>Your presets</source><translation>自分のプリセット</translation></message>
<message><source>Rename</source><translation>名前の変更</translation></message>
<message><source>Also: F2 or double-click.</source><translation>F2 またはダブルクリックでも変更できます。</translation></message>
<message><source>Delete</source><translation>削除</translation></message>
<message><source>Put back</source><translation>元に戻す</translation></message>
<message><source>Restores the preset deleted last.</source><translation>最後に削除したプリセットを復元します。</translation></message>
<message><source>No presets yet. Create one with View &gt; Presets &gt; Save as preset.</source><translation>プリセットはまだありません。[表示] &gt; [プリセット] &gt; [プリセットとして保存] で作成してください。</translation></message>
<message><source>%1, %2</source><translation>%1、%2</translation></message>
<message><source>%1. From %2 to %3. %4</source><translation>%1。%2 から %3。%4</translation></message>
<message><source>sum of all tokens</source><translation>全トークンの和</translation></message>
<message><source>features %1–%2</source><translation>特徴 %1–%2</translation></message>
<message><source>feature %1</source><translation>特徴 %1</translation></message>
<message><source>%1 and the next %2</source><translation>%1 と続く %2 個</translation></message>
<message><source>never meet</source><translation>相互作用なし</translation></message>
<message><source>mean %1</source><translation>平均 %1</translation></message>
<message><source>to %1</source><translation>→ %1</translation></message>
<message><source>%1 tokens</source><translation>%1 トークン</translation></message>
<message><source>%1 features</source><translation>%1 特徴</translation></message>
<message><source>Message</source><translation>メッセージ</translation></message>
<message><source>Close message</source><translation>メッセージを閉じる</translation></message>
<message><source>slow</source><translation>低速</translation></message>
<message><source>Methods</source><translation>手法</translation></message>
<message><source>Recommended</source><translation>おすすめ</translation></message>
<message><source>Type to search. Enter chooses, Esc closes.</source><translation>入力すると検索します。Enter で選択、Esc で閉じます。</translation></message>
<message><source>Search: %1</source><translation>検索: %1</translation></message>
<message><source>colors rgb dino segments</source><translation>色 カラー rgb dino セグメント</translation></message>
<message><source>saliency sensitivity</source><translation>saliency 顕著性 感度</translation></message>
<message><source>gradcam</source><translation>gradcam</translation></message>
<message><source>chefer attribution</source><translation>chefer attribution 帰属</translation></message>
<message><source>nearest alike correspondence</source><translation>最近傍 類似 似た 対応</translation></message>
<message><source>localise localize find segment</source><translation>位置 特定 探す 検出 セグメント</translation></message>
<message><source>&lt;b&gt;Model&lt;/b&gt;&lt;br&gt;The Vision Transformer that is explained. Shipped and recent ones, or any checkpoint file.</source><translation>&lt;b&gt;モデル&lt;/b&gt;&lt;br&gt;説明の対象となる Vision Transformer。付属のモデル、最近使ったモデル、または任意のチェックポイントファイル。</translation></message>
<message><source>Program: %1</source><translation>プログラム: %1</translation></message>
<message><source>none found</source><translation>見つかりません</translation></message>
<message><source>Recent</source><translation>最近の項目</translation></message>
<message><source>On this computer</source><translation>このコンピューター</translation></message>
<message><source>Search</source><translation>検索</translation></message>
<message><source>Words of the name, family or place.</source><translation>名前、系統、場所に含まれる言葉。</translation></message>
<message><source>Fol&amp;ders</source><translation>フォルダー(&amp;D)</translation></message>
<message><source>Folders whose models are listed, three levels deep.</source><translation>ここにあるモデルが、3 階層下まで一覧に出ます。</translation></message>
<message><source>Open model</source><translation>モデルを開く</translation></message>
<message><source>Models on this computer</source><translation>このコンピューターのモデル</translation></message>
<message><source>Open &amp;file…</source><translation>ファイルを開く(&amp;F)…</translation></message>
<message><source>Do&amp;wnload…</source><translation>ダウンロード(&amp;W)…</translation></message>
<message><source>A model of the Hugging Face hub.</source><translation>Hugging Face Hub のモデル。</translation></message>
<message><source>Searching…</source><translation>検索中…</translation></message>
<message><source>No model on this computer is called that.</source><translation>このコンピューターにその名前のモデルはありません。</translation></message>
<message><source>&amp;Add a folder…</source><translation>フォルダーを追加(&amp;A)…</translation></message>
<message><source>Stop listing %1</source><translation>%1 を一覧から外す</translation></message>
<message><source>None of the pictures is where the index says.</source><translation>索引の画像はどれも、索引に記された場所にありません。</translation></message>
<message><source>%1 compared</source><translation>%1 比較済み</translation></message>
<message><source>%1 of %2 pictures by their %3 nearest neighbours</source><translation>%2 枚の画像のうち %1 が最近傍 %3 枚で正解</translation></message>
<message><source>Not measured yet</source><translation>未計測</translation></message>
<message><source>%1 – and %2 more: see Model (F5)</source><translation>%1 – 他 %2 件: モデルパネル (F5) を参照</translation></message>
<message><source>%1 tensors in the file are not used, starting with %2</source><translation>ファイル内の %1 個のテンソルは使用されません。最初のもの: %2</translation></message>
<message><source>Open it again</source><translation>開き直す</translation></message>
<message><source>An autoencoder reads the output of a model&apos;s block. Open that model first.</source><translation>オートエンコーダーはモデルのブロックの出力を読みます。先にそのモデルを開いてください。</translation></message>
<message><source>%1: %2 features of the output of block %3</source><translation>%1: ブロック %3 の出力の特徴 %2 個</translation></message>
<message><source>Show features</source><translation>特徴を表示</translation></message>
<message><source>The clipboard contains neither a picture nor the path of one.</source><translation>クリップボードに画像も画像のパスもありません。</translation></message>
<message><source>%1, block %2</source><translation>%1、ブロック %2</translation></message>
<message><source>What all tokens add through this block&apos;s attention, with the projection&apos;s bias. Click to see it per patch.</source><translation>このブロックのアテンションを通じて全トークンが加える量 (射影のバイアスを含む)。クリックするとパッチごとに表示します。</translation></message>
<message><source>All parts together.</source><translation>すべての構成要素の合計。</translation></message>
<message><source>Added to the tokens that the classifier reads; it has no map.</source><translation>分類器が読み取るトークンに加えられるもので、マップはありません。</translation></message>
<message><source>Part</source><translation>要素</translation></message>
<message><source>Block %1, attention</source><translation>ブロック %1、アテンション</translation></message>
<message><source>Block %1, MLP</source><translation>ブロック %1、MLP</translation></message>
<message><source>Constant</source><translation>定数</translation></message>
<message><source>Sum: the logit</source><translation>合計: ロジット</translation></message>
<message><source>Sum: the value</source><translation>合計: 値</translation></message>
<message><source>row %1, column %2</source><translation>行 %1、列 %2</translation></message>
<message><source>This is a photograph, so hydravit-photos was opened: it was trained on photographs.</source><translation>写真のため、写真で学習した hydravit-photos を開きました。</translation></message>
<message><source>Back to hydravit-scenes</source><translation>hydravit-scenes に戻る</translation></message>
<message><source>hydravit-scenes was trained on ten rendered solids, not on photographs.</source><translation>hydravit-scenes は写真ではなく、レンダリングした 10 種類の立体で学習したモデルです。</translation></message>
<message><source>Open hydravit-photos</source><translation>hydravit-photos を開く</translation></message>
<message><source>Places</source><translation>画面</translation></message>
<message><source>The picture, with the panels around it.</source><translation>画像と、その周りのパネル。</translation></message>
<message><source>In a window of its own</source><translation>別ウィンドウで開く</translation></message>
<message><source>Block %1: %2</source><translation>ブロック %1: %2</translation></message>
<message><source>trained: %1</source><translation>学習時: %1</translation></message>
<message><source>This block was trained with %1 attention. With another kind its output is an approximation, and predictions may get worse.</source><translation>このブロックは %1 アテンションで学習されました。別の種類では出力が近似になり、予測が悪化することがあります。</translation></message>
<message><source>Note</source><translation>備考</translation></message>
<message><source>%1 values from %2 to %3</source><translation>%2 から %3 までの %1 個の値</translation></message>
<message><source>Chart without data</source><translation>データのないグラフ</translation></message>
<message><source>%1 %2</source><translation>%1 %2</translation></message>
<message><source>Most probable classes</source><translation>確率の高いクラス</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this box.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;クリックするとこのボックスを説明します。</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this output.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;クリックすると、この出力を説明します。</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;class %2, logit %3&lt;br&gt;Click to explain this class.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;クラス %2、ロジット %3&lt;br&gt;クリックするとこのクラスを説明します。</translation></message>
<message><source>Predictor</source><translation>予測プログラム</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it runs with your rights and can do whatever you can.</source><translation>&lt;b&gt;コマンド&lt;/b&gt;&lt;br&gt;端末に入力するとおりのプログラムです。あなたの権限で実行され、あなたにできることは何でもできます。</translation></message>
<message><source>&amp;Command</source><translation>コマンド(&amp;C)</translation></message>
<message><source>Starting %1 …</source><translation>%1 を開始しています…</translation></message>
<message><source>Type the command of a program that predicts, and press Start: ONNX Runtime, TensorRT, Keras, a detector, a web service. It is asked in place of the model, everywhere. Help has five such programs, and what they read and write.</source><translation>予測を行うプログラムのコマンドを入力し、「開始」を押してください: ONNX Runtime、TensorRT、Keras、検出器、Web サービス。あらゆる場所でモデルの代わりに質問されます。ヘルプに 5 つの例と、その入出力があります。</translation></message>
<message><source>Boxes of %1 classes, from pictures of %2 × %3 pixels</source><translation>%1 クラスのボックス(%2 × %3 ピクセルの画像から)</translation></message>
<message><source>Scores of %1 classes, from pictures of %2 × %3 pixels</source><translation>%1 クラスのスコア(%2 × %3 ピクセルの画像から)</translation></message>
<message><source>%1. Open a picture.</source><translation>%1。画像を開いてください。</translation></message>
<message><source>%1. Waiting for its answer …</source><translation>%1。答えを待っています…</translation></message>
<message><source>%1. It finds nothing here.</source><translation>%1。ここでは何も見つかりません。</translation></message>
<message><source>%1. Press a box to explain it.</source><translation>%1。ボックスをクリックすると説明します。</translation></message>
<message><source>&amp;Start</source><translation>開始(&amp;S)</translation></message>
<message><source>Your own</source><translation>自分のプリセット</translation></message>
<message><source>Saved preset %1</source><translation>プリセット %1 を保存しました</translation></message>
<message><source>The file is kept as %1.</source><translation>ファイルは %1 として保管されています。</translation></message>
<message><source>%1 was written by a later version: it was left unchanged, and its presets are not shown.</source><translation>%1 は新しいバージョンで書き込まれたファイルです。変更せずに残し、含まれるプリセットは表示しません。</translation></message>
<message><source>: preset %1</source><translation>: プリセット %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1: プリセット %2 が 2 つあります</translation></message>
<message><source>%1: unknown settings, left unchanged: %2</source><translation>%1: 不明な項目のため、変更せずに残します: %2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 はプログラムに内蔵されています。別の名前を指定してください。</translation></message>
<message><source>There are %1 presets already.</source><translation>プリセットがすでに %1 個あります。</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>名前は 1～%1 文字で指定してください。</translation></message>
<message><source>There is a preset %1 already.</source><translation>プリセット %1 はすでにあります。</translation></message>
<message><source>Another window has changed the presets.</source><translation>別のウィンドウでプリセットが変更されました。</translation></message>
<message><source>Paper figure</source><translation>論文用の図</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours mean equal values.</source><translation>予測クラスの関連度を均等な配色で表示し、すべてのヘッド数で色範囲を共通にします。同じ色は同じ値です。</translation></message>
<message><source>Paper style (turbo)</source><translation>論文風 (turbo)</translation></message>
<message><source>Half the picture, half the rainbow, each map in its own range: comparable with figures in papers that use jet. The question stays the same. Turbo has jet&apos;s colours without its false edges.</source><translation>画像とマップを半分ずつ重ね、虹色の配色で、マップごとに独自の範囲を使います。jet を使った論文の図と比較できます。調べる内容は変わりません。turbo は jet の色を持ちながら、偽の境界を生じません。</translation></message>
<message><source>Raw attention, last block</source><translation>生のアテンション、最終ブロック</translation></message>
<message><source>What the last block attends to, the mean of its heads, one flat square per token.</source><translation>最終ブロックが注目する場所。ヘッドの平均を、トークンごとに単色の正方形で示します。</translation></message>
<message><source>Patch by patch</source><translation>パッチごと</translation></message>
<message><source>Nothing smoothed and nothing faded, the patches&apos; borders drawn and outliers ringed: to read single values.</source><translation>平滑化も薄くする処理も行わず、パッチの境界を描き、外れ値を丸で囲みます。個々の値を読み取るための表示です。</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv.</source><translation>クラスごとに 1 つのサブフォルダー、または画像と labels.csv。</translation></message>
<message><source>File</source><translation>ファイル</translation></message>
<message><source>Where the probe is written.</source><translation>プローブの書き込み先。</translation></message>
<message><source>&amp;Train</source><translation>学習(&amp;T)</translation></message>
<message><source>&amp;Explain</source><translation>説明(&amp;E)</translation></message>
<message><source>Train a linear probe</source><translation>線形プローブを学習</translation></message>
<message><source>Choose…</source><translation>選択…</translation></message>
<message><source> %</source><translation> %</translation></message>
<message><source>Result</source><translation>結果</translation></message>
<message><source>Train</source><translation>学習</translation></message>
<message><source>Each picture goes through the network once.</source><translation>各画像をネットワークに 1 回ずつ通します。</translation></message>
<message><source>The map shows the probe&apos;s classes.</source><translation>マップがプローブのクラスを示します。</translation></message>
<message><source>&amp;Folder</source><translation>フォルダー(&amp;F)</translation></message>
<message><source>Choose a folder of labelled pictures</source><translation>ラベル付き画像のフォルダーを選択</translation></message>
<message><source>&amp;Hold out</source><translation>検証用(&amp;H)</translation></message>
<message><source>This share of each class is left out of the training and used to measure the accuracy.</source><translation>各クラスのこの割合を学習に使わず、正解率の測定に使います。</translation></message>
<message><source>&amp;Penalty</source><translation>正則化(&amp;P)</translation></message>
<message><source>Weight of the L2 penalty. Features are standardised first.</source><translation>L2 正則化の重み。特徴量は先に標準化されます。</translation></message>
<message><source>&amp;Save as</source><translation>保存先(&amp;S)</translation></message>
<message><source>Choose the file</source><translation>ファイルを選択</translation></message>
<message><source>A linear classifier on the embedding of %1, with %2 heads. It learns the classes of a folder, and the map explains them.</source><translation>%1 の埋め込み (%2 ヘッド) に対する線形分類器です。フォルダーのクラスを学習し、マップでそれらを説明します。</translation></message>
<message><source>Stopping…</source><translation>停止中…</translation></message>
<message><source>Reading the pictures…</source><translation>画像を読み込み中…</translation></message>
<message><source>%1 classes, trained on %2 pictures.</source><translation>%1 クラス、%2 枚の画像で学習しました。</translation></message>
<message><source>Accuracy %1 on %2 held-out pictures.</source><translation>検証用の画像 %2 枚での正解率は %1 です。</translation></message>
<message><source>No pictures were held out, so the accuracy is unknown.</source><translation>検証用の画像がないため、正解率は不明です。</translation></message>
<message><source>%1 pictures could not be used, starting with %2.</source><translation>%1 枚の画像を使用できませんでした。最初のもの: %2。</translation></message>
<message><source>Sort by</source><translation>並べ替え</translation></message>
<message><source>The prompt that the pictures are compared with.</source><translation>画像と比較するプロンプト。</translation></message>
<message><source>Sort pictures</source><translation>画像を並べ替え</translation></message>
<message><source>Sorts the pictures of the list by their similarity to the prompt, the most similar first.</source><translation>一覧の画像を、プロンプトとの類似度が高い順に並べ替えます。</translation></message>
<message><source>Pictures by similarity</source><translation>類似度順の画像</translation></message>
<message><source>Stop (%1 %)</source><translation>停止 (%1 %)</translation></message>
<message><source>not read</source><translation>読み込めません</translation></message>
<message><source>%1   %2</source><translation>%1   %2</translation></message>
<message><source>%1 on %2 pictures of %3: a round answers when its entropy is below the threshold; the last one always does.</source><translation>%1、%3 の画像 %2 枚: エントロピーがしきい値を下回ったラウンドが答えます。最後のラウンドは必ず答えます。</translation></message>
<message><source>Heads k</source><translation>ヘッド数 k</translation></message>
<message><source>unknown</source><translation>不明</translation></message>
<message><source>Class of the picture</source><translation>画像のクラス</translation></message>
<message><source>Predicted class</source><translation>予測クラス</translation></message>
<message><source>Colours and markers repeat after %1 classes</source><translation>色とマーカーは %1 クラスごとに繰り返されます</translation></message>
<message><source>Place in the picture</source><translation>画像内の位置</translation></message>
<message><source>Squares: tokens that are not patches</source><translation>四角: パッチ以外のトークン</translation></message>
<message><source>Length of the token</source><translation>トークンの長さ</translation></message>
<message><source>As it leaves its block, before the final norm</source><translation>ブロックの出力 (最終正規化層の前)</translation></message>
<message><source>For the picture and the %1 of the main window; other points are grey</source><translation>メインウィンドウの画像と%1の場合。ほかの点は灰色です</translation></message>
<message><source>No point belongs to the main window&apos;s picture and head count</source><translation>メインウィンドウの画像とヘッド数に該当する点はありません</translation></message>
<message><source>Delay (ms)</source><translation>遅延 (ms)</translation></message>
<message><source>Probability</source><translation>確率</translation></message>
<message><source>delay</source><translation>遅延</translation></message>
<message><source>deadline</source><translation>期限</translation></message>
<message><source>Frame</source><translation>フレーム</translation></message>
<message><source>similarity to %1</source><translation>%1 との類似度</translation></message>
<message><source>How similar the embedding is to that of the picture shown before.</source><translation>埋め込みが、直前に表示した画像の埋め込みとどれだけ似ているか。</translation></message>
<message><source>similarity to this picture (keep it)</source><translation>この画像との類似度 (保持)</translation></message>
<message><source>Keeps this picture as the reference: open another one to see what the two share.</source><translation>この画像を基準として保持します。別の画像を開くと、両者に共通するものがわかります。</translation></message>
<message><source>similarity to patch %1 of this picture</source><translation>この画像のパッチ %1 との類似度</translation></message>
<message><source>How similar the embedding is to the patch that was clicked.</source><translation>埋め込みが、クリックしたパッチとどれだけ似ているか。</translation></message>
<message><source>embedding norm</source><translation>埋め込みのノルム</translation></message>
<message><source>The length of the vector that a classifier would read.</source><translation>分類器が読み取るベクトルの長さ。</translation></message>
<message><source>A number that the network answers with.</source><translation>ネットワークが答える数値です。</translation></message>
<message><source>similarity to a picture…</source><translation>画像との類似度…</translation></message>
<message><source>Asks for a picture to compare with.</source><translation>比較する画像の選択を求めます。</translation></message>
<message><source>direction from a file…</source><translation>ファイルからの方向…</translation></message>
<message><source>Asks for a .npy file with as many numbers as the embedding has: the map shows what moves the embedding in that direction.</source><translation>埋め込みの次元と同数の数値を含む .npy ファイルの選択を求めます。マップは、埋め込みをその方向に動かすものを示します。</translation></message>
<message><source>linear probe…</source><translation>線形プローブ…</translation></message>
<message><source>Asks for a probe that was trained on this model&apos;s embedding.</source><translation>このモデルの埋め込みで学習したプローブの選択を求めます。</translation></message>
<message><source>train a linear probe…</source><translation>線形プローブを学習…</translation></message>
<message><source>Learns the classes of a labelled folder from this model&apos;s embedding.</source><translation>ラベル付きフォルダーのクラスを、このモデルの埋め込みから学習します。</translation></message>
<message><source>This file does not tell how many attention heads the model has, and tensor shapes cannot show it.
With a wrong number the model runs, but its output is meaningless. Look it up in the model&apos;s paper or code.

Number of heads:</source><translation>このファイルにはモデルのアテンションヘッド数の記載がなく、テンソルの形状からもわかりません。
数を誤るとモデルは動作しますが、出力は無意味になります。モデルの論文またはコードで確認してください。

ヘッドの数:</translation></message>
<message><source>The position embedding does not fit a square grid of patches, and the file does not give the image size.

Height x width in pixels:</source><translation>位置埋め込みがパッチの正方形グリッドに合わず、ファイルに画像サイズの記載もありません。

高さ x 幅 (ピクセル):</translation></message>
<message><source>The file&apos;s name or tensors suggest a network that Hydrascope cannot run. Opened as a plain
Vision Transformer, such a network gives wrong results.

If you know that this is a plain Vision Transformer, open it as:</source><translation>ファイルの名前またはテンソルから、Hydrascope で実行できないネットワークと思われます。標準の
Vision Transformer として開くと、そのようなネットワークでは誤った結果になります。

標準の Vision Transformer であることが確かな場合は、次の形式で開いてください:</translation></message>
<message><source>This file holds several networks.

Open the one whose tensors&apos; names begin with:</source><translation>このファイルには複数のネットワークが含まれています。

テンソル名が次で始まるものを開きます：</translation></message>
<message><source>This file does not tell which block of the network its features belong to.
Blocks are counted from 0; the autoencoder reads the block&apos;s output.

Block:</source><translation>このファイルには、特徴がネットワークのどのブロックのものか書かれていません。
ブロックは 0 から数え、オートエンコーダーはブロックの出力を読みます。

ブロック:</translation></message>
<message><source>This file does not tell how many features of a patch are kept (k).

Number of features:</source><translation>このファイルには、パッチに残す特徴の数 (k) が書かれていません。

特徴の数:</translation></message>
<message><source>This file does not tell which features of a patch are kept: the k largest, or all above a threshold.

Code:</source><translation>このファイルには、パッチのどの特徴を残すか (大きい順に k 個か、しきい値を超えるすべてか) が書かれていません。

符号:</translation></message>
<message><source>The network cuts this picture into %1 patches of %2 × %2 pixels, %3 rows of %4. What it says about the picture, it says by comparing and mixing these patches.</source><translation>ネットワークはこの画像を %2 × %2 ピクセルの %1 個のパッチ (%3 行 × %4 列) に分割します。ネットワークの答えは、これらのパッチを比較し、混ぜ合わせて得られます。</translation></message>
<message><source>Each patch becomes a token, a list of %1 numbers.</source><translation>各パッチはトークン、つまり %1 個の数値のリストになります。</translation></message>
<message><source>%1 of these and %2 of the network&apos;s own pass through %3 blocks, one after the other.</source><translation>これら %1 個とネットワーク独自の %2 個が、%3 個のブロックを順に通ります。</translation></message>
<message><source>The network sends %1 tokens through %2 blocks, one after the other.</source><translation>ネットワークは %1 個のトークンを %2 個のブロックに順に通します。</translation></message>
<message><source>The network takes this picture for %1, and next for %2. The maps of this window show where in the picture such an answer comes from.</source><translation>ネットワークはこの画像を %1 と判断し、次の候補は %2 です。このウィンドウのマップは、その答えが画像のどこから来るのかを示します。</translation></message>
<message><source>In each block, tokens read from each other: this is how much the patch in the middle reads from every other one in the last block. Most comes from %1, with a weight of %2; click any patch to ask from there.</source><translation>各ブロックでは、トークンが互いに情報を読み取ります。これは、最後のブロックで中央のパッチがほかの各パッチからどれだけ読み取るかを示します。最も多いのは %1 からで、重みは %2 です。パッチをクリックすると、そこをクエリにできます。</translation></message>
<message><source>Each block reads with %1 heads, each in its own way: head 0 alone reads most from %2 (%3). F11 shows the maps of all heads of all %4 blocks.</source><translation>各ブロックは %1 個のヘッドで、それぞれ異なる方法で読み取ります。ヘッド 0 だけを見ると、最も多く読み取るのは %2 (%3) からです。F11 を押すと、全 %4 ブロックの全ヘッドのマップを表示します。</translation></message>
<message><source>the answer</source><translation>答え</translation></message>
<message><source>This map says which patches speak for %1. The strongest is %2 (%3).</source><translation>このマップは、どのパッチが %1 を支持するかを示します。最も強いのは %2 (%3) です。</translation></message>
<message><source>The colours stand for values from %1 to %2; the value under the mouse is shown below the picture. The Look panel (F4) changes colours, never numbers.</source><translation>色は %1 から %2 までの値を表します。マウスの下の値は画像の下に表示されます。外観パネル (F4) で変わるのは色だけで、数値は変わりません。</translation></message>
<message><source>The same question about the class that comes second with all %1 heads, %2.</source><translation>全 %1 ヘッドで 2 番目となるクラス %2 についての同じ問いです。</translation></message>
<message><source>The same question about the second class, %1.</source><translation>2 番目のクラス %1 についての同じ問いです。</translation></message>
<message><source>Its strongest patch is %1; any class can be asked about (Ctrl+F), and two can be compared.</source><translation>最も強いパッチは %1 です。どのクラスでも調べられ (Ctrl+F)、2 つのクラスを比較することもできます。</translation></message>
<message><source>This network also works with fewer heads: with %1 heads it says %2. With all %3 heads it says %4; the slider and the + and - keys choose how many.</source><translation>このネットワークは少ないヘッド数でも動きます。%1 ヘッドでは %2、全 %3 ヘッドでは %4 と答えます。スライダーと +、- キーで数を選びます。</translation></message>
<message><source>The strip shows the map of every head count. With %1 heads the network needs %2 multiplications, %3 of the %4 that all %5 heads need.</source><translation>ストリップは、各ヘッド数のマップを示します。%1 ヘッドでは乗算が %2 回で、%5 ヘッドすべてに必要な %4 回の %3 です。</translation></message>
<message><source>Block %1 now computes Hydra attention: its cost grows with the number of tokens, not with its square, and nothing was trained again. The network now says %2; before, it said %3.</source><translation>ブロック %1 は Hydra アテンションを計算するようになりました。コストはトークン数の 2 乗ではなく、トークン数に比例して増えます。再学習はしていません。ネットワークの答えは %2 になりました。変更前は %3 でした。</translation></message>
<message><source>The network no longer sees the strongest patch: %1 goes from %2 to %3. Shift-click a patch to drop it or put it back.</source><translation>ネットワークから最も強いパッチが見えなくなりました。%1 は %2 から %3 に変わります。Shift + クリックでどのパッチも除外でき、もう一度で戻せます。</translation></message>
<message><source>Is the map true? Patches are removed, the strongest first, and the class&apos;s probability is watched: the area under that curve is %1 here and %2 in random order. The truer the map, the smaller the area.</source><translation>マップは正しいでしょうか？強い順にパッチを取り除き、クラスの確率の変化を追います。曲線下面積はここでは %1、ランダムな順序では %2 です。正しいマップほど小さくなります。</translation></message>
<message><source>Each of the %1 points is a token, and tokens that are alike for the network lie close together. Point at one to see its patch on the picture.</source><translation>%1 個の点はそれぞれトークンで、ネットワークが似ているとみなすトークンは近くに並びます。点にマウスを合わせると、画像上のパッチが表示されます。</translation></message>
<message><source>What you see of %1 becomes a figure for a paper: PDF, SVG or PNG at a given width, with a caption and a command line that reproduces it.</source><translation>%1 の表示内容を論文用の図にします: 指定した幅の PDF、SVG、PNG。キャプションと、再作成用のコマンドラインも付きます。</translation></message>
<message><source>F1 lists all keys, Shift+F1 explains every method and number, and Ctrl+Shift+P finds any command. Help &gt; Guided tour starts again, with any picture and model.</source><translation>F1 ですべてのキーの一覧、Shift+F1 で各手法と数値の説明を表示し、Ctrl+Shift+P でどのコマンドも検索できます。「ヘルプ &gt; ガイドツアー」で、どの画像とモデルでもツアーをやり直せます。</translation></message>
<message><source>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;All files (*)</source><translation>チェックポイント (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;すべてのファイル (*)</translation></message>
<message><source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;All files (*)</source><translation>画像 (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;すべてのファイル (*)</translation></message>
<message><source>Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;All files (*)</source><translation>動画 (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;すべてのファイル (*)</translation></message>
<message><source>Open pictures</source><translation>画像を開く</translation></message>
<message><source>Open folder of pictures</source><translation>画像フォルダーを開く</translation></message>
<message><source>Folder of models</source><translation>モデルのフォルダー</translation></message>
<message><source>Open training folder</source><translation>学習フォルダーを開く</translation></message>
<message><source>Open autoencoder</source><translation>オートエンコーダーを開く</translation></message>
<message><source>Autoencoders (*.safetensors *.pt *.pth *.bin *.pkl);;All files (*)</source><translation>オートエンコーダー (*.safetensors *.pt *.pth *.bin *.pkl);;すべてのファイル (*)</translation></message>
<message><source>Index of features</source><translation>特徴の索引</translation></message>
<message><source>Indexes of features (*.safetensors)</source><translation>特徴の索引 (*.safetensors)</translation></message>
<message><source>Open session</source><translation>セッションを開く</translation></message>
<message><source>Hydrascope sessions (*.hydrascope)</source><translation>Hydrascope セッション (*.hydrascope)</translation></message>
<message><source>Open axes of feature colours</source><translation>特徴量の色の軸を開く</translation></message>
<message><source>Kept axes (*.npz)</source><translation>保持した軸 (*.npz)</translation></message>
<message><source>Choose the picture to compare with</source><translation>比較する画像を選択</translation></message>
<message><source>Choose a direction of the embedding</source><translation>埋め込みの方向を選択</translation></message>
<message><source>NumPy arrays (*.npy);;All files (*)</source><translation>NumPy 配列 (*.npy);;すべてのファイル (*)</translation></message>
<message><source>Choose a linear probe</source><translation>線形プローブを選択</translation></message>
<message><source>Linear probes (*.safetensors);;All files (*)</source><translation>線形プローブ (*.safetensors);;すべてのファイル (*)</translation></message>
<message><source>Open an index of pictures</source><translation>画像の索引を開く</translation></message>
<message><source>Indexes of pictures (*.safetensors);;All files (*)</source><translation>画像の索引 (*.safetensors);;すべてのファイル (*)</translation></message>
<message><source>Save the index of pictures</source><translation>画像の索引を保存</translation></message>
<message><source>Indexes of pictures (*.safetensors)</source><translation>画像の索引 (*.safetensors)</translation></message>
<message><source>Choose the byte pairs of a CLIP</source><translation>CLIP のバイトペアを選択</translation></message>
<message><source>Vocabularies (*.txt *.gz *.json *.model);;All files (*)</source><translation>語彙 (*.txt *.gz *.json *.model);;すべてのファイル (*)</translation></message>
<message><source>Choose the file of dino.txt</source><translation>dino.txt のファイルを選択</translation></message>
<message><source>Choose a list of words, one a line</source><translation>単語リストを選択 (1 行に 1 語)</translation></message>
<message><source>Texts (*.txt);;All files (*)</source><translation>テキスト (*.txt);;すべてのファイル (*)</translation></message>
<message><source>Record to</source><translation>録画の保存先</translation></message>
<message><source>Videos (*.mp4 *.avi *.mkv);;A new folder of PNG files (*)</source><translation>動画 (*.mp4 *.avi *.mkv);;PNG ファイルの新しいフォルダー (*)</translation></message>
<message><source>Save session</source><translation>セッションを保存</translation></message>
<message><source>Save picture</source><translation>画像を保存</translation></message>
<message><source>PNG picture (*.png)</source><translation>PNG 画像 (*.png)</translation></message>
<message><source>Table</source><translation>表</translation></message>
<message><source>JSON, with settings</source><translation>JSON (設定付き)</translation></message>
<message><source>NumPy arrays, with settings</source><translation>NumPy 配列 (設定付き)</translation></message>
<message><source>Evidence</source><translation>証拠</translation></message>
<message><source>COCO boxes</source><translation>COCO のボックス</translation></message>
<message><source>FiftyOne heat maps, a folder</source><translation>FiftyOne のヒートマップ (フォルダー)</translation></message>
<message><source>Maps as arrays and pictures, a folder</source><translation>配列と画像のマップ (フォルダー)</translation></message>
<message><source>Web page</source><translation>ウェブページ</translation></message>
<message><source>LaTeX table</source><translation>LaTeX の表</translation></message>
<message><source>Matplotlib script</source><translation>Matplotlib のスクリプト</translation></message>
<message><source>NumPy array</source><translation>NumPy 配列</translation></message>
<message><source>Save figure</source><translation>図を保存</translation></message>
<message><source>%1 is being written by another window.</source><translation>%1 には別のウィンドウが書き込み中です。</translation></message>
<message><source>background</source><translation>背景</translation></message>
<message><source>components %1</source><translation>成分 %1</translation></message>
<message><source>x %1, y %2</source><translation>x %1、y %2</translation></message>
<message><source>outside what the network sees</source><translation>ネットワークの視野外</translation></message>
<message><source>patch %1: row %2, column %3</source><translation>パッチ %1: 行 %2、列 %3</translation></message>
<message><source>value %1</source><translation>値 %1</translation></message>
<message><source>RGB %1 %2 %3</source><translation>RGB %1 %2 %3</translation></message>
<message><source>What happens when parts are hidden</source><translation>一部を隠すとどうなるか</translation></message>
<message><source>What its features see</source><translation>特徴が見ているもの</translation></message>
<message><source>How it was computed</source><translation>どのように計算されたか</translation></message>
<message><source>What speaks for the class</source><translation>クラスを支持するもの</translation></message>
<message><source>Where it looks</source><translation>どこを見ているか</translation></message>
<message><source>Why this and not that?</source><translation>なぜこれで、あれではないのか？</translation></message>
<message><source>With how many heads?</source><translation>ヘッドはいくつ必要か？</translation></message>
<message><source>Which heads can go?</source><translation>どのヘッドを除けるか？</translation></message>
<message><source>Is this map true?</source><translation>このマップは正しいか？</translation></message>
<message><source>What does a feature see?</source><translation>特徴は何を見ているか？</translation></message>
<message><source>Which patches match?</source><translation>どのパッチが対応するか？</translation></message>
<message><source>Opens the shipped model and picture, and shows the answer.</source><translation>付属のモデルと画像を開き、答えを表示します。</translation></message>
<message><source>The command for &quot;%1&quot;</source><translation>「%1」のコマンド</translation></message>
<message><source>What the model reads</source><translation>モデルが読むもの</translation></message>
<message><source>&lt;b&gt;What the model reads&lt;/b&gt;&lt;br&gt;Each prompt as it was cleaned, and its tokens: the pieces that the model knows. A model answers best to text that is cleaned as in its training.</source><translation>&lt;b&gt;モデルが読むもの&lt;/b&gt;&lt;br&gt;整形後の各プロンプトと、そのトークン(モデルが知っている断片)。学習時と同じように整形したテキストで最もよく答えます。</translation></message>
<message><source>Cleaning changed more than case and spaces.</source><translation>整形で大文字小文字と空白以外も変わりました。</translation></message>
<message><source>Too long: its end is cut off.</source><translation>長すぎます: 末尾が切り落とされました。</translation></message>
<message><source>none yet</source><translation>まだありません</translation></message>
<message><source>Reference</source><translation>リファレンス</translation></message>
<message><source>&amp;Measure a folder…</source><translation>フォルダーを計測(&amp;M)…</translation></message>
<message><source>&amp;Export…</source><translation>エクスポート(&amp;E)…</translation></message>
<message><source>Measure a folder of labelled pictures</source><translation>ラベル付き画像のフォルダーを計測</translation></message>
<message><source>&lt;b&gt;Measure a folder&lt;/b&gt;&lt;br&gt;One sub-folder per class, or pictures with a labels.csv. Each picture goes through all rounds once; the curves grow meanwhile.</source><translation>&lt;b&gt;フォルダーを計測&lt;/b&gt;&lt;br&gt;クラスごとに 1 つのサブフォルダー、または画像と labels.csv。各画像は全ラウンドを 1 回ずつ通り、その間に曲線が伸びていきます。</translation></message>
<message><source>&lt;b&gt;Cancel&lt;/b&gt;&lt;br&gt;What has been measured stays.</source><translation>&lt;b&gt;キャンセル&lt;/b&gt;&lt;br&gt;計測済みの結果は残ります。</translation></message>
<message><source>Export the curves</source><translation>曲線をエクスポート</translation></message>
<message><source>&lt;b&gt;Export&lt;/b&gt;&lt;br&gt;Numbers as CSV, JSON or NPZ; a figure as PDF, SVG or PNG.</source><translation>&lt;b&gt;エクスポート&lt;/b&gt;&lt;br&gt;数値は CSV、JSON、NPZ、図は PDF、SVG、PNG で出力します。</translation></message>
<message><source>Stopped</source><translation>停止</translation></message>
<message><source>Reading the folder…</source><translation>フォルダーを読み込み中…</translation></message>
<message><source>Saved as %1</source><translation>%1 として保存しました</translation></message>
<message><source>Rounds</source><translation>ラウンド</translation></message>
<message><source>Threshold of entropy</source><translation>エントロピーのしきい値</translation></message>
<message><source>&lt;b&gt;Threshold&lt;/b&gt;&lt;br&gt;The first round whose entropy is below it answers; the last one always does. At 0 that is the last one.</source><translation>&lt;b&gt;しきい値&lt;/b&gt;&lt;br&gt;エントロピーがこの値を下回った最初のラウンドが答えを出します。最後のラウンドは必ず答えを出します。0 では最後のラウンドになります。</translation></message>
<message><source>The open model answers without rounds. Open a ThinkingViT or a ProgResViT to see each of its rounds.</source><translation>開いているモデルはラウンドなしで答えを出します。各ラウンドを見るには、ThinkingViT または ProgResViT を開いてください。</translation></message>
<message><source>&amp;Threshold</source><translation>しきい値(&amp;T)</translation></message>
<message><source>Round %1 · %2 heads</source><translation>ラウンド %1 · %2 ヘッド</translation></message>
<message><source>%1 %2 · entropy %3</source><translation>%1 %2 · エントロピー %3</translation></message>
<message><source>What the last round changed</source><translation>最後のラウンドによる変化</translation></message>
<message><source>How far apart the colours of the two maps are</source><translation>2 つのマップの色がどれだけ離れているか</translation></message>
<message><source>Last map minus first, each divided by its largest value</source><translation>最後のマップから最初のマップを引いたもの (それぞれの最大値で正規化)</translation></message>
<message><source>The rounds&apos; maps have different grids.</source><translation>ラウンド間でマップのグリッドが異なります。</translation></message>
<message><source>%1 nats: round %2 answers</source><translation>%1 nat: ラウンド %2 が答えます</translation></message>
<message><source>Save as preset</source><translation>プリセットとして保存</translation></message>
<message><source>Name of the preset</source><translation>プリセットの名前</translation></message>
<message><source>Name</source><translation>名前</translation></message>
<message><source>&amp;Explain: method, class, block, head</source><translation>説明: 手法、クラス、ブロック、ヘッド(&amp;E)</translation></message>
<message><source>Method, block, head, their options, and the class by its rank.</source><translation>手法、ブロック、ヘッド、それらのオプション、および順位で指定したクラス。</translation></message>
<message><source>&amp;Attention plan</source><translation>アテンションプラン(&amp;A)</translation></message>
<message><source>Which attention each block computes; &quot;as trained&quot; applies to any model.</source><translation>各ブロックが計算するアテンション。「学習時のまま」はどのモデルにも適用できます。</translation></message>
<message><source>&amp;Head count k</source><translation>ヘッド数 k(&amp;H)</translation></message>
<message><source>k, or the nearest one if the model does not have it.</source><translation>k。モデルにない場合は最も近いもの。</translation></message>
<message><source>&amp;Look: colours, range, opacity</source><translation>外観: 色、範囲、不透明度(&amp;L)</translation></message>
<message><source>Colours, range, opacity, threshold, grid, outliers.</source><translation>色、範囲、不透明度、しきい値、グリッド、外れ値。</translation></message>
<message><source>What it sets:</source><translation>設定する内容:</translation></message>
<message><source>A built-in preset already has this name.</source><translation>この名前の内蔵プリセットがすでにあります。</translation></message>
<message><source>Replaces your preset of that name.</source><translation>同じ名前の自分のプリセットを置き換えます。</translation></message>
<message><source>Choose what it sets.</source><translation>設定する内容を選択してください。</translation></message>
<message><source>The class is left out: it was chosen by number, which only fits this model.</source><translation>クラスは除外されます。このモデルにしか当てはまらない番号で選択されているためです。</translation></message>
<message><source>Model, picture and query token do not change.</source><translation>モデル、画像、クエリトークンは変わりません。</translation></message>
<message><source>&amp;Replace</source><translation>置き換え(&amp;R)</translation></message>
<message><source>&amp;Save</source><translation>保存(&amp;S)</translation></message>
<message><source>Legend</source><translation>凡例</translation></message>
<message><source>and %1 more</source><translation>ほか %1 件</translation></message>
<message><source>column</source><translation>列</translation></message>
<message><source>row
from the top</source><translation>行
(上から)</translation></message>
<message><source>Words of the selection</source><translation>選択範囲の単語</translation></message>
<message><source>&lt;b&gt;Words of the selection&lt;/b&gt;&lt;br&gt;The mean of the selected pictures less the mean of all, as a sum of words. The list of words is that of the Concepts panel.</source><translation>&lt;b&gt;選択範囲の単語&lt;/b&gt;&lt;br&gt;選択した画像の平均から全体の平均を引いたものを、単語の和で表します。単語リストは概念パネルのものです。</translation></message>
<message><source>Words of the selection…</source><translation>選択範囲の単語…</translation></message>
<message><source>No word of the list describes what is special about the selection.</source><translation>選択範囲の特徴を表す単語はリストにありません。</translation></message>
<message><source>Words of the selection: %1 (left over %2)</source><translation>選択範囲の単語: %1 (残り %2)</translation></message>
<message><source>This session asks a program, which is not started by itself: %1</source><translation>このセッションはプログラムに質問しますが、自動では起動されません: %1</translation></message>
<message><source>Start it</source><translation>起動する</translation></message>
<message><source>%1 and %2 more</source><translation>%1 他 %2 件</translation></message>
<message><source>%1 opens files outside its own folder and your home folder: %2. Open it in the window first, and agree to that.</source><translation>%1 は、自身のフォルダーとホームフォルダーの外にあるファイルを開きます: %2。先にウィンドウで開いて、同意してください。</translation></message>
<message><source>This session opens files outside its own folder and your home folder:

%1

If it comes from somebody you do not know, these may be something other than pictures or models.</source><translation>このセッションは、自身のフォルダーとホームフォルダーの外にあるファイルを開きます:

%1

知らない人から受け取ったセッションの場合、これらは画像やモデルではないかもしれません。</translation></message>
<message><source>The session&apos;s model is missing: %1</source><translation>セッションのモデルが見つかりません: %1</translation></message>
<message><source>%1 could not be written: %2</source><translation>%1 に書き込めませんでした: %2</translation></message>
<message><source>it lists more pictures than a session can hold</source><translation>セッションに収まる数を超える画像が含まれています</translation></message>
<message><source>%1. The file is kept as %2.</source><translation>%1。ファイルは %2 として残してあります。</translation></message>
<message><source>Hydrascope did not shut down cleanly. Your last session was restored.</source><translation>Hydrascope が正常に終了しませんでした。前回のセッションを復元しました。</translation></message>
<message><source>This session is from an earlier version; the panel layout was not changed.</source><translation>このセッションは以前のバージョンのものです。パネルの配置は変更していません。</translation></message>
<message><source>%1 pictures are missing, starting with %2. Put them next to the session file, or open their folder.</source><translation>%1 枚の画像が見つかりません。最初のもの: %2。セッションファイルと同じ場所に置くか、画像のフォルダーを開いてください。</translation></message>
<message><source>Your last session is kept as %1.</source><translation>前回のセッションは %1 として残してあります。</translation></message>
<message><source>the model</source><translation>モデル</translation></message>
<message><source>the autoencoder</source><translation>オートエンコーダー</translation></message>
<message><source>the picture</source><translation>画像</translation></message>
<message><source>This is not the file that the session was saved with: %1</source><translation>セッションの保存時とは異なるファイルです: %1</translation></message>
<message><source> and </source><translation> と </translation></message>
<message><source>%1 px on the longer side</source><translation>長辺 %1 px</translation></message>
<message><source>No model found. Pass one with --model.</source><translation>モデルが見つかりません。--model で指定してください。</translation></message>
<message><source>No picture found. Pass one on the command line.</source><translation>画像が見つかりません。コマンドラインで指定してください。</translation></message>
<message><source>Attention replaced in %1 of %2 blocks, not as trained</source><translation>%2 ブロック中 %1 でアテンションを置換 (学習時と異なる)</translation></message>
<message><source>%1 parts switched off or replaced</source><translation>%1 か所を無効化または置換</translation></message>
<message><source>%1&lt;br&gt;Click to see the blocks (F3).</source><translation>%1&lt;br&gt;クリックするとブロックを表示します (F3)。</translation></message>
<message><source>patch %1 · %2</source><translation>パッチ %1 · %2</translation></message>
<message><source>%1 blocks · %2 heads · width %3 · patch %4 · %5</source><translation>%1 ブロック · %2 ヘッド · 幅 %3 · パッチ %4 · %5</translation></message>
<message><source>The marked row on the picture</source><translation>印を付けた行を画像上に表示</translation></message>
<message><source>%1 weights</source><translation>重み %1 個</translation></message>
<message><source>The marked row on the picture; full colour is %1</source><translation>印を付けた行を画像上に表示。最も濃い色は %1</translation></message>
<message><source>The picture at this step</source><translation>このステップの画像</translation></message>
<message><source>The network&apos;s input at this step.</source><translation>このステップでのネットワークの入力。</translation></message>
<message><source>Deletion</source><translation>削除</translation></message>
<message><source>Insertion</source><translation>挿入</translation></message>
<message><source>Curve to step along</source><translation>たどる曲線</translation></message>
<message><source>&lt;b&gt;Deletion&lt;/b&gt; removes patches from the picture, &lt;b&gt;insertion&lt;/b&gt; puts them back into a blurred one, both in the order of the map.</source><translation>&lt;b&gt;削除&lt;/b&gt;は画像からパッチを取り除き、&lt;b&gt;挿入&lt;/b&gt;はぼかした画像にパッチを戻します。どちらもマップの順に行います。</translation></message>
<message><source>Step</source><translation>ステップ</translation></message>
<message><source>Use Left and Right to step.</source><translation>左右の矢印キーでステップを移動します。</translation></message>
<message><source>Step by step, from here to the end.</source><translation>ここから最後まで 1 ステップずつ進めます。</translation></message>
<message><source>Probability at this step</source><translation>このステップでの確率</translation></message>
<message><source>%1/%2: %3</source><translation>%1/%2: %3</translation></message>
<message><source>; here %1 comes first, %2</source><translation>。ここでは %1 が 1 位、%2</translation></message>
<message><source> (not trained)</source><translation> (未学習)</translation></message>
<message><source>activation, all patches together</source><translation>発火の強さ、全パッチの合計</translation></message>
<message><source>Maps of all head counts</source><translation>全ヘッド数のマップ</translation></message>
<message><source>&amp;Theme</source><translation>テーマ(&amp;T)</translation></message>
<message><source>&amp;Light</source><translation>ライト(&amp;L)</translation></message>
<message><source>&amp;Dark</source><translation>ダーク(&amp;D)</translation></message>
<message><source>Tools</source><translation>ツール</translation></message>
<message><source>Trust</source><translation>信頼性</translation></message>
<message><source>Layer</source><translation>層</translation></message>
<message><source>Training</source><translation>学習</translation></message>
<message><source>This network has no answer here: %1</source><translation>このネットワークではここは表示できません: %1</translation></message>
<message><source>The tour has ended; the window keeps its last settings.</source><translation>ツアーは終了しました。ウィンドウには、ツアーで指定された内容が引き続き表示されています。</translation></message>
<message><source>Put everything back</source><translation>すべて元に戻す</translation></message>
<message><source>Enter: next · ← → · Esc</source><translation>Enter: 次へ · ← → · Esc</translation></message>
<message><source>Leave the tour</source><translation>ツアーを終了</translation></message>
<message><source>Leave the tour (Esc)</source><translation>ツアーを終了 (Esc)</translation></message>
<message><source>Done</source><translation>完了</translation></message>
<message><source>%1 of %2</source><translation>%1 / %2</translation></message>
<message><source>Tour, %1: %2</source><translation>ツアー、%1: %2</translation></message>
<message><source>Horizontal axis</source><translation>横軸</translation></message>
<message><source>&lt;b&gt;Horizontal axis&lt;/b&gt;&lt;br&gt;Epochs, steps, or hours spent in steps: pauses and validation are not counted.</source><translation>&lt;b&gt;横軸&lt;/b&gt;&lt;br&gt;エポック、ステップ、またはステップに費やした時間。一時停止と検証の時間は数えません。</translation></message>
<message><source>&amp;Copy the history</source><translation>履歴をコピー(&amp;C)</translation></message>
<message><source>Copied as a table (CSV).</source><translation>表 (CSV) としてコピーしました。</translation></message>
<message><source>State of the training</source><translation>学習の状態</translation></message>
<message><source>Steps done</source><translation>完了したステップ</translation></message>
<message><source>O&amp;ver</source><translation>横軸(&amp;V)</translation></message>
<message><source>Copy the history</source><translation>履歴をコピー</translation></message>
<message><source>&lt;b&gt;Copy the history&lt;/b&gt;&lt;br&gt;Copies all rows of history.csv, for a spreadsheet.</source><translation>&lt;b&gt;履歴をコピー&lt;/b&gt;&lt;br&gt;history.csv の全行を表計算ソフト用にコピーします。</translation></message>
<message><source>These numbers as CSV, JSON or NPZ, as a LaTeX table, or as a Matplotlib script.</source><translation>これらの数値を CSV、JSON、NPZ、LaTeX の表、または Matplotlib のスクリプトで保存します。</translation></message>
<message><source>Epoch under the mouse</source><translation>マウス位置のエポック</translation></message>
<message><source>No training open</source><translation>学習を開いていません</translation></message>
<message><source>Training — %1</source><translation>学習 — %1</translation></message>
<message><source>&amp;Open the trained model</source><translation>学習済みモデルを開く(&amp;O)</translation></message>
<message><source>&amp;Open the weights so far</source><translation>現時点の重みを開く(&amp;O)</translation></message>
<message><source>Opens the trained weights in the main window.</source><translation>学習済みの重みをメインウィンドウに開きます。</translation></message>
<message><source>Opens the running average of the weights from the last checkpoint in the main window. Training continues.</source><translation>最新のチェックポイントにある重みの移動平均を、メインウィンドウに開きます。学習は続行します。</translation></message>
<message><source>The curves begin when the first epoch is finished.</source><translation>最初のエポックが終わると、曲線の表示が始まります。</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to, or drop it here.</source><translation>実行中または実行後の学習曲線: hydrascope-cli train の書き込み先フォルダーを開くか、ここにドロップしてください。</translation></message>
<message><source> – showing the last curves that could be read.</source><translation> – 最後に読み込めた曲線を表示しています。</translation></message>
<message><source>Last: %1</source><translation>最新: %1</translation></message>
<message><source>%1 of %2 orders, barely</source><translation>ランダムな順序 %2 通り中 %1 通り、ただし僅差</translation></message>
<message><source>%1 of %2 random orders</source><translation>ランダムな順序 %2 通り中 %1 通り</translation></message>
<message><source>Better than chance: without the strongest patches the class is lost %1 times sooner.</source><translation>偶然より良好です: 最も強いパッチがないと、クラスは %1 倍早く失われます。</translation></message>
<message><source>Better than chance (%1).</source><translation>偶然より良好です (%1)。</translation></message>
<message><source>Not clearly better than chance (%1).</source><translation>偶然より明らかに良好とはいえません (%1)。</translation></message>
<message><source>Worse than chance (%1).</source><translation>偶然より劣ります (%1)。</translation></message>
<message><source>Not compared with chance yet.</source><translation>偶然とはまだ比べていません。</translation></message>
<message><source>Stable: the map moves by %1 when the picture is rounded.</source><translation>安定: 画像を丸めるとマップは %1 動きます。</translation></message>
<message><source>Unstable: the map moves by %1 when the picture is rounded; its finer differences mean nothing.</source><translation>不安定: 画像を丸めるとマップは %1 動きます。細かい差には意味がありません。</translation></message>
<message><source>Stability has not been measured yet.</source><translation>安定性はまだ測っていません。</translation></message>
<message><source>Stability is not measured for such a map.</source><translation>このようなマップの安定性は測りません。</translation></message>
<message><source>Hottest patch is on the object; %1 of the heat (%2 of the area).</source><translation>最も熱いパッチは物体の上にあり、熱の %1 がそこにあります (面積は %2)。</translation></message>
<message><source>Hottest patch is off the object; %1 of the heat is on it (%2 of the area).</source><translation>最も熱いパッチは物体の外にあり、物体上の熱は %1 です (面積は %2)。</translation></message>
<message><source>Other methods</source><translation>ほかの手法</translation></message>
<message><source>Tests every method on this picture, as long as Trust is in sight.</source><translation>「信頼性」が表示されている間、この画像で各手法をテストします。</translation></message>
<message><source>not known</source><translation>不明</translation></message>
<message><source>Beats chance</source><translation>偶然に勝る</translation></message>
<message><source>nothing to lose</source><translation>失うものなし</translation></message>
<message><source>Area under insertion minus area under deletion: %1; random orders reach %2 to %3.</source><translation>挿入曲線の下の面積から削除曲線の下の面積を引いた値: %1。ランダムな順序では %2 から %3 です。</translation></message>
<message><source>Stable</source><translation>安定</translation></message>
<message><source>How far the map moves when its picture is rounded; up to %1 is stable.</source><translation>画像を丸めたときにマップが動く量。%1 までは安定です。</translation></message>
<message><source>On the object</source><translation>物体の上</translation></message>
<message><source>Share of the map that is on the object; for an even map, %1.</source><translation>マップのうち物体上にある割合。均一なマップでは %1。</translation></message>
<message><source>on it</source><translation>物体上</translation></message>
<message><source>off it</source><translation>物体外</translation></message>
<message><source>A random patch hits %1 of the time</source><translation>ランダムなパッチの命中率は %1</translation></message>
<message><source>For an even map: %1</source><translation>均一なマップでは %1</translation></message>
<message><source>Method</source><translation>手法</translation></message>
<message><source>Beats chance →</source><translation>偶然に勝る →</translation></message>
<message><source>Deletion ↓</source><translation>削除 ↓</translation></message>
<message><source>Perturbation AUC, the strongest removed first: %1</source><translation>摂動 AUC (強い順に除去): %1</translation></message>
<message><source>Insertion ↑</source><translation>挿入 ↑</translation></message>
<message><source>Perturbation AUC, the weakest removed first: %1</source><translation>摂動 AUC (弱い順に除去): %1</translation></message>
<message><source>Hottest patch</source><translation>最も熱いパッチ</translation></message>
<message><source>Heat on the object</source><translation>物体上の熱</translation></message>
<message><source>Press Enter or double-click to show a method&apos;s map.</source><translation>Enter またはダブルクリックで、手法のマップを表示します。</translation></message>
<message><source>Area under insertion minus area under deletion: further right is better. Random orders of patches lie in the grey band.</source><translation>挿入曲線の下の面積から削除曲線の下の面積を引いた値: 右ほど良好です。ランダムな順序は灰色の帯にあります。</translation></message>
<message><source>Pointing game: is the centre of the most relevant patch on the object?</source><translation>ポインティングゲーム: 最も関連度の高いパッチの中心が物体上にあるか。</translation></message>
<message><source>Share of the map&apos;s positive part that lies on the object.</source><translation>マップの正の部分のうち、物体上にある割合。</translation></message>
<message><source>Area under the deletion curve: lower is better.</source><translation>削除曲線の下の面積: 小さいほど良好です。</translation></message>
<message><source>Area under the insertion curve: higher is better.</source><translation>挿入曲線の下の面積: 大きいほど良好です。</translation></message>
<message><source>Random order</source><translation>ランダムな順序</translation></message>
<message><source>Deletion and insertion curves</source><translation>削除曲線と挿入曲線</translation></message>
<message><source>How far the map moves when its picture is rounded</source><translation>画像を丸めたときにマップが動く量</translation></message>
<message><source>How much of the object the strongest patches cover</source><translation>最も強いパッチが覆う物体の割合</translation></message>
<message><source>Copy</source><translation>コピー</translation></message>
<message><source>Save CSV…</source><translation>CSV を保存…</translation></message>
<message><source>Save figure…</source><translation>図を保存…</translation></message>
<message><source>Patches are removed from the picture (deletion) or put back into a blurred one (insertion), most relevant first. For a faithful map, deletion falls early and insertion rises early. Click or use the arrow keys to look at a point.</source><translation>パッチを関連度の高い順に、画像から取り除くか (削除)、ぼかした画像に戻します (挿入)。忠実なマップでは、削除曲線は早く下がり、挿入曲線は早く上がります。クリックまたは矢印キーで、各点を確認できます。</translation></message>
<message><source>Steps</source><translation>ステップ</translation></message>
<message><source>&lt;b&gt;Steps&lt;/b&gt;&lt;br&gt;The picture as the network saw it at each step of a curve. Step through it or play it.</source><translation>&lt;b&gt;ステップ&lt;/b&gt;&lt;br&gt;曲線の各ステップでネットワークに入力された画像。1 ステップずつ進めるか、再生します。</translation></message>
<message><source>Test all methods</source><translation>全手法をテスト</translation></message>
<message><source>Copy the table</source><translation>表をコピー</translation></message>
<message><source>Copies the scores so far as CSV.</source><translation>これまでのスコアを CSV としてコピーします。</translation></message>
<message><source>Save the table</source><translation>表を保存</translation></message>
<message><source>Saves the numbers of this page: CSV, JSON, NumPy arrays, a LaTeX table or a Matplotlib script.</source><translation>このページの数値を保存します: CSV、JSON、NumPy 配列、LaTeX の表、Matplotlib のスクリプト。</translation></message>
<message><source>Saves curves and scores as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>曲線とスコアをそのまま PDF、SVG、PNG で保存します。計算方法もファイルに記録されます。</translation></message>
<message><source>class %1</source><translation>クラス %1</translation></message>
<message><source>Up to %1 counts as stable</source><translation>%1 までを安定とします</translation></message>
<message><source>Chance that a patch is on the object: %1</source><translation>パッチが偶然物体の上にある確率: %1</translation></message>
<message><source>Grey: what random orders reach</source><translation>灰色: ランダムな順序が届く範囲</translation></message>
<message><source>Open a model and a picture</source><translation>モデルと画像を開いてください</translation></message>
<message><source>Not measured for maps that take many passes</source><translation>多くの順伝播を要するマップでは測りません</translation></message>
<message><source>%1 patches removed</source><translation>%1 個のパッチを除去</translation></message>
<message><source>%1 patches put back</source><translation>%1 個のパッチを復元</translation></message>
<message><source>Stop (%1 of %2)</source><translation>停止 (%1 / %2)</translation></message>
<message><source>Keep what has been scored.</source><translation>評価済みの結果を残します。</translation></message>
<message><source>Not saved: the curves are still being computed</source><translation>保存していません: 曲線をまだ計算中です</translation></message>
<message><source>Stopped. Change a setting or reopen the panel to start again.</source><translation>停止しました。やり直すには、設定を変更するかパネルを開き直してください。</translation></message>
<message><source>%1 has %2 here: there is nothing to lose.</source><translation>%1 はここでは %2 です: 失うものがありません。</translation></message>
<message><source>Ask about %1.</source><translation>%1 について調べてください。</translation></message>
<message><source>No mask says where the object is</source><translation>物体の位置を示すマスクがありません</translation></message>
<message><source>The mask is of %1, the map asks about %2</source><translation>マスクは %1 のもので、マップの問いは %2 です</translation></message>
<message><source>Scores of every method</source><translation>各手法のスコア</translation></message>
<message><source>by %1</source><translation>手法: %1</translation></message>
<message><source>its values</source><translation>その値</translation></message>
<message><source>Choose another method.</source><translation>別の手法を選びます。</translation></message>
<message><source>with %1</source><translation>使用: %1</translation></message>
<message><source>Choose how many heads the network uses.</source><translation>ネットワークが使うヘッドの数を選びます。</translation></message>
<message><source>at %1</source><translation>サイズ %1</translation></message>
<message><source>Choose the size at which the network sees the picture.</source><translation>ネットワークに見せる画像のサイズを選びます。</translation></message>
<message><source>Choose what to explain.</source><translation>何を説明するかを選びます。</translation></message>
<message><source>What resembles this</source><translation>これに似ているもの</translation></message>
<message><source>Where the network looks</source><translation>ネットワークが見ているところ</translation></message>
<message><source>Where is %1?</source><translation>%1 はどこにありますか？</translation></message>
<message><source>Why %1?</source><translation>なぜ %1？</translation></message>
<message><source>What speaks for %1?</source><translation>%1 を支持するものは？</translation></message>
<message><source>compared with %1</source><translation>比較: %1</translation></message>
<message><source>Choose a class to compare with: the map then shows what speaks for one and not for the other.</source><translation>比較するクラスを選びます。マップは、一方を支持し他方を支持しないものを示します。</translation></message>
<message><source>vs.</source><translation>対</translation></message>
<message><source>%1 attention in the last block</source><translation>最終ブロックで %1 アテンション</translation></message>
<message><source>%1 attention in %2 of %3 blocks</source><translation>%3 ブロック中 %2 ブロックで %1 アテンション</translation></message>
<message><source>The attention of %1 of %2 blocks is replaced. Click to restore the attention that the network was trained with.</source><translation>%2 ブロックのうち %1 ブロックのアテンションが置き換えられています。クリックすると学習時のアテンションに戻ります。</translation></message>
<message><source>Changed: %1. Click to restore the whole network.</source><translation>変更: %1。クリックするとネットワーク全体に戻ります。</translation></message>
<message><source>Unstable: rounding moves it by %1</source><translation>不安定: 丸め誤差で %1 変動</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>すべてのピクセルが 100 万分の 1 程度変化すると、このマップは最大値の %1 だけ変動します。細かな違いは読み取らないか、「安定」と示された手法を選択してください。</translation></message>
<message><source>%1 scores %2 higher, though its patches score lower: the rest comes from biases, which belong to no patch.</source><translation>%1 が %2 だけ上回りますが、パッチだけなら負けています: 残りはどのパッチにもありません (バイアス)。</translation></message>
<message><source>Contributions of biases and the class token belong to no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>バイアスとクラストークンがもたらすものはどのパッチにも表れないため、色を合計しても 2 つのクラスのロジットの差にはなりません。</translation></message>
<message><source>Another…</source><translation>その他…</translation></message>
<message><source>What the network predicts</source><translation>ネットワークの予測</translation></message>
<message><source>Nothing</source><translation>なし</translation></message>
<message><source>Set the query back to the class token.</source><translation>クエリをクラストークンに戻します。</translation></message>
<message><source>to the matched patches</source><translation>比較元のパッチへ</translation></message>
<message><source>patch %1 marked</source><translation>パッチ %1 を選択中</translation></message>
<message><source>from patch %1</source><translation>パッチ %1 から</translation></message>
<message><source>%1: not enough memory to write this much</source><translation>%1: 書き込む量に対してメモリが足りません</translation></message>
<message><source>Export: %1</source><translation>エクスポート: %1</translation></message>
<message><source>&amp;Colour vision</source><translation>色覚(&amp;C)</translation></message>
<message><source>A preview on the screen. What is saved or exported keeps its colours.</source><translation>画面上のプレビューです。保存やエクスポートの色は変わりません。</translation></message>
<message><source>&amp;As it is</source><translation>そのまま(&amp;A)</translation></message>
<message><source>&amp;Protanopia (no red cones)</source><translation>1 型 2 色覚 (赤錐体なし)(&amp;P)</translation></message>
<message><source>protanopia</source><translation>1 型 2 色覚</translation></message>
<message><source>&amp;Deuteranopia (no green cones)</source><translation>2 型 2 色覚 (緑錐体なし)(&amp;D)</translation></message>
<message><source>deuteranopia</source><translation>2 型 2 色覚</translation></message>
<message><source>&amp;Tritanopia (no blue cones)</source><translation>3 型 2 色覚 (青錐体なし)(&amp;T)</translation></message>
<message><source>tritanopia</source><translation>3 型 2 色覚</translation></message>
<message><source>1   Tokens come in</source><translation>1   トークンの入力</translation></message>
<message><source>one row per token, one column per feature</source><translation>行はトークン、列は特徴</translation></message>
<message><source>2   Queries, keys and values</source><translation>2   クエリ、キー、バリュー</translation></message>
<message><source>three projections of every token, from n₁</source><translation>各トークンの 3 つの射影 (n₁ から)</translation></message>
<message><source>3   Tokens meet</source><translation>3   トークンの相互作用</translation></message>
<message><source>the only step in which tokens exchange information</source><translation>トークン間で情報を交換する唯一のステップ</translation></message>
<message><source>4   Back into the stream</source><translation>4   ストリームに戻す</translation></message>
<message><source>what the block adds to its input</source><translation>ブロックが入力に加えるもの</translation></message>
<message><source>5   The gated MLP</source><translation>5   ゲート付き MLP</translation></message>
<message><source>one half of the features gates the other, token by token</source><translation>特徴の半分が残りの半分をトークンごとにゲートします</translation></message>
<message><source>Value under the mouse</source><translation>マウス位置の値</translation></message>
<message><source>Query patch</source><translation>クエリパッチ</translation></message>
<message><source>&lt;b&gt;Query&lt;/b&gt;&lt;br&gt;Click a patch or use the arrow keys.</source><translation>&lt;b&gt;クエリ&lt;/b&gt;&lt;br&gt;パッチをクリックするか、矢印キーを使ってください。</translation></message>
<message><source>Back to the class token</source><translation>クラストークンに戻す</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;All steps as they stand, as PDF, SVG or PNG; the file says what was computed.</source><translation>&lt;b&gt;図を保存&lt;/b&gt; (%1)&lt;br&gt;すべてのステップをそのまま PDF、SVG、PNG で保存します。計算の内容もファイルに記録されます。</translation></message>
<message><source>&amp;Save figure…</source><translation>図を保存(&amp;S)…</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Which block, counted from 0. The classifier reads the output of the last one.</source><translation>&lt;b&gt;ブロック&lt;/b&gt;&lt;br&gt;どのブロックか。0 から数えます。分類器は最後のブロックの出力を読み取ります。</translation></message>
<message><source>&amp;Head</source><translation>ヘッド(&amp;H)</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Which attention head. Hydra attention has as many heads as features and is shown as a whole.</source><translation>&lt;b&gt;ヘッド&lt;/b&gt;&lt;br&gt;どのアテンションヘッドか。Hydra アテンションのヘッドは特徴と同数あるため、全体をまとめて表示します。</translation></message>
<message><source>Query</source><translation>クエリ</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;The marked row of every matrix. Click a patch here or in the main window, click a row of a matrix, or use the arrow keys.</source><translation>&lt;b&gt;クエリトークン&lt;/b&gt;&lt;br&gt;各行列で印を付けた行。ここかメインウィンドウでパッチをクリックするか、行列の行をクリックするか、矢印キーを使ってください。</translation></message>
<message><source>of %1</source><translation>/ %1</translation></message>
<message><source>all at once</source><translation>すべて一括</translation></message>
<message><source>Open a model and a picture to see what a layer does.</source><translation>モデルと画像を開くと、層の働きが表示されます。</translation></message>
<message><source>head %1 of %2</source><translation>ヘッド %1 / %2</translation></message>
<message><source>all %1 features</source><translation>全 %1 特徴</translation></message>
<message><source>Block %1 computes %2 attention over %3 tokens. Shown: %4, query: %5. %6</source><translation>ブロック %1 は %3 個のトークンに対して %2 アテンションを計算します。表示: %4、クエリ: %5。%6</translation></message>
<message><source>the %1</source><translation>%1</translation></message>
<message><source>Hover over a cell to read it. Click a row or use the arrow keys to choose another query token.</source><translation>セルにポインターを合わせると値を読み取れます。行をクリックするか矢印キーを使うと、別のクエリトークンを選択できます。</translation></message>
<message><source>Not saved: the steps are still being computed</source><translation>保存していません: ステップをまだ計算中です</translation></message>
<message><source>Before and now</source><translation>変更前と現在</translation></message>
<message><source>Drag this line: the map of the whole network is on its left, the current map on its right.</source><translation>この線をドラッグします。左はネットワーク全体のマップ、右は現在のマップです。</translation></message>
<message><source>%1 of the picture shows the map before</source><translation>画像の %1 が変更前のマップです</translation></message>
<message><source>Words of the prompt</source><translation>プロンプトの単語</translation></message>
<message><source>&lt;b&gt;Words that matter&lt;/b&gt;&lt;br&gt;The darker a word, the more of the prompt&apos;s similarity to the picture comes from it (Chefer et al., 2021, for the text). Words are cut as the model reads them.</source><translation>&lt;b&gt;重要な単語&lt;/b&gt;&lt;br&gt;濃い単語ほど、プロンプトと画像の類似度への寄与が大きいことを示します (Chefer et al., 2021 をテキストに適用)。単語の区切りはモデルの読み方に従います。</translation></message>
<message><source>similarity %1</source><translation>類似度 %1</translation></message>
<message><source> – average of %1 templates; the words are the first one&apos;s</source><translation> – %1 個のテンプレートの平均。単語は最初のテンプレートのもの</translation></message>
<message><source> – too long, cut</source><translation> – 長すぎるため切り詰めました</translation></message>
<message><source>A square of the picture, often 16 × 16 pixels. The network never sees single pixels, only patches.</source><translation>画像の正方形の一区画。多くは 16 × 16 ピクセル。ネットワークは個々のピクセルではなく、パッチだけを見ます。</translation></message>
<message><source>Token</source><translation>トークン</translation></message>
<message><source>The list of numbers that stands for a patch inside the network. Every block rewrites it.</source><translation>ネットワークの中でパッチを表す数値の列。ブロックごとに書き換えられます。</translation></message>
<message><source>Class token</source><translation>クラストークン</translation></message>
<message><source>One more token, which stands for no patch. It gathers what the others know, and the answer is read from it.</source><translation>どのパッチも表さない、もう一つのトークン。ほかのトークンの情報を集め、答えはここから読み取られます。</translation></message>
<message><source>One step of the network: attention, then a small network (MLP) for each token. A ViT has 12 or more.</source><translation>ネットワークの一段。アテンションのあと、トークンごとに小さなネットワーク (MLP) を通ります。ViT には 12 個以上あります。</translation></message>
<message><source>How tokens read from each other: a table that says how much each token takes from every other.</source><translation>トークンが互いに読み取る仕組み。各トークンがほかのトークンからどれだけ受け取るかを示す表です。</translation></message>
<message><source>Head</source><translation>ヘッド</translation></message>
<message><source>One of several attentions that a block computes side by side, each with its own share of the numbers.</source><translation>ブロックが並行して計算する複数のアテンションの一つ。それぞれが数値の一部を受け持ちます。</translation></message>
<message><source>Sub-network</source><translation>サブネットワーク</translation></message>
<message><source>The same weights with some heads left out. HydraViT is trained so that each of its sub-networks works.</source><translation>同じ重みから一部のヘッドを除いたもの。HydraViT は、どのサブネットワークも働くように学習されています。</translation></message>
<message><source>How many heads a sub-network keeps, as in &quot;6 of 12 heads&quot;. Fewer are faster, and usually less accurate.</source><translation>サブネットワークが残すヘッドの数 (「6 / 12 ヘッド」など)。少ないほど速く、たいてい精度は下がります。</translation></message>
<message><source>Logit</source><translation>ロジット</translation></message>
<message><source>The network&apos;s score for a class, before all scores are turned into probabilities. It may be negative.</source><translation>ネットワークがクラスに与える得点。確率に変換される前の値で、負にもなります。</translation></message>
<message><source>Map</source><translation>マップ</translation></message>
<message><source>One number for each patch, painted over the picture. What the number means depends on the method.</source><translation>パッチごとの一つの数値を画像に重ねて描いたもの。数値の意味は手法によって異なります。</translation></message>
<message><source>Threshold (nats)</source><translation>しきい値 (nat)</translation></message>
<message><source>Top-1 (%)</source><translation>Top-1 正解率 (%)</translation></message>
<message><source>top-1</source><translation>Top-1 正解率</translation></message>
<message><source>Share (%)</source><translation>割合 (%)</translation></message>
<message><source>mean MACs</source><translation>平均 MACs</translation></message>
<message><source>round %1 answers</source><translation>ラウンド %1 が答える</translation></message>
<message><source>Top-1 (%) over cost</source><translation>コストに対する Top-1 正解率 (%)</translation></message>
<message><source>Mean MACs (M)</source><translation>平均 MACs (M)</translation></message>
<message><source>%1 nats: top-1 %2</source><translation>%1 nat: Top-1 %2</translation></message>
<message><source>round %1 answers %2</source><translation>ラウンド %1 が %2 に答える</translation></message>
<message><source>%1 M MACs per picture</source><translation>画像あたり %1 M MACs</translation></message>
<message><source>classes</source><translation>クラス</translation></message>
<message><source>Epoch</source><translation>エポック</translation></message>
<message><source>Hours of training</source><translation>学習時間 (時間)</translation></message>
<message><source>nothing yet</source><translation>まだデータがありません</translation></message>
<message><source>Training loss</source><translation>学習損失</translation></message>
<message><source>Validation top-1 %, held-out</source><translation>検証 Top-1 正解率 % (ホールドアウト)</translation></message>
<message><source>Validation loss, held-out</source><translation>検証損失 (ホールドアウト)</translation></message>
<message><source>Learning rate</source><translation>学習率</translation></message>
<message><source>rate</source><translation>学習率</translation></message>
<message><source>%1 s</source><translation>%1 秒</translation></message>
<message><source>%1 min</source><translation>%1 分</translation></message>
<message><source>%1 h %2 min</source><translation>%1 時間 %2 分</translation></message>
<message><source>%1 d %2 h</source><translation>%1 日 %2 時間</translation></message>
<message><source>Epoch %1</source><translation>エポック %1</translation></message>
<message><source>step %1</source><translation>ステップ %1</translation></message>
<message><source>%1 of training</source><translation>学習時間 %1</translation></message>
<message><source>%1 images/s</source><translation>%1 枚/秒</translation></message>
<message><source>running</source><translation>実行中</translation></message>
<message><source>trained, being tested</source><translation>学習済み、テスト中</translation></message>
<message><source>no news for %1</source><translation>最後の更新から %1</translation></message>
<message><source>finished</source><translation>完了</translation></message>
<message><source>Step %1</source><translation>ステップ %1</translation></message>
<message><source> of %1 (%2 %)</source><translation> / %1 (%2 %)</translation></message>
<message><source>about %1 of training left at %2 steps/s, validation not counted</source><translation>学習の残り時間は約 %1 (%2 ステップ/秒、検証を除く)</translation></message>
<message><source>cancelled, stopped or stuck; train --resume continues it</source><translation>キャンセル、停止、または応答なし。train --resume で再開できます</translation></message>
<message><source>not measured</source><translation>未計測</translation></message>
<message><source>unreliable on such networks</source><translation>この種類のネットワークでは信頼できません</translation></message>
<message><source>faithful</source><translation>忠実</translation></message>
<message><source>stable</source><translation>安定</translation></message>
<message><source>fast</source><translation>高速</translation></message>
<message><source>list thumbnails sort order filter uncertain wrong</source><translation>一覧 リスト サムネイル 並べ替え 並び順 ソート フィルター 不確か 誤り 間違い</translation></message>
<message><source>&amp;Explain panel</source><translation>説明パネル(&amp;E)</translation></message>
<message><source>What is asked: method, class, block, head.</source><translation>何を調べるか: 手法、クラス、ブロック、ヘッド。</translation></message>
<message><source>method heatmap saliency class</source><translation>手法 ヒートマップ 顕著性 saliency クラス</translation></message>
<message><source>&amp;Attention panel</source><translation>アテンションパネル(&amp;A)</translation></message>
<message><source>Which attention each block computes.</source><translation>各ブロックが計算するアテンション。</translation></message>
<message><source>linear hydra window softmax what if ablation prune switch off</source><translation>線形 linear hydra ウィンドウ ソフトマックス softmax what if アブレーション 枝刈り プルーニング 無効化 オフ</translation></message>
<message><source>Look</source><translation>外観</translation></message>
<message><source>&amp;Look panel</source><translation>外観パネル(&amp;L)</translation></message>
<message><source>Colours, opacity, threshold.</source><translation>色、不透明度、しきい値。</translation></message>
<message><source>colours colors palette colormap opacity transparency threshold appearance</source><translation>色 カラー パレット カラーマップ colormap 不透明度 透明度 しきい値 閾値 外観</translation></message>
<message><source>Predictions</source><translation>予測</translation></message>
<message><source>classes labels probability answer</source><translation>クラス ラベル 確率 答え</translation></message>
<message><source>&amp;Model panel</source><translation>モデルパネル(&amp;M)</translation></message>
<message><source>Every value the model runs with, where it came from, and how to override it.</source><translation>モデルの実行に使われるすべての値とその出典、および変更方法。</translation></message>
<message><source>architecture configuration parameters information overrides</source><translation>アーキテクチャ 構成 設定 パラメータ 情報 上書き</translation></message>
<message><source>Cost</source><translation>コスト</translation></message>
<message><source>&amp;Cost panel</source><translation>コストパネル(&amp;C)</translation></message>
<message><source>The cost of each head count, by formula and measured on this machine.</source><translation>各ヘッド数のコスト。計算式による値と、このコンピューターでの実測値。</translation></message>
<message><source>flops macs parameters latency time speed</source><translation>flops macs パラメータ レイテンシ 遅延 時間 速度</translation></message>
<message><source>&amp;Trust panel</source><translation>信頼性パネル(&amp;T)</translation></message>
<message><source>How faithful the map is: how fast the class loses probability as the most relevant patches are removed, and whether the map points at the object if a mask is available.</source><translation>マップの忠実さ: 関連度の高いパッチから取り除いたときにクラスの確率がどれほど速く下がるか、またマスクがある場合はマップが物体を指しているか。</translation></message>
<message><source>faithfulness deletion insertion pointing game truth right wrong reliable score quality</source><translation>忠実度 削除 挿入 ポインティングゲーム 正解 正しい 誤り 信頼性 スコア 品質</translation></message>
<message><source>Prompts</source><translation>プロンプト</translation></message>
<message><source>P&amp;rompts panel</source><translation>プロンプトパネル(&amp;R)</translation></message>
<message><source>Ctrl+K</source><translation>Ctrl+K</translation></message>
<message><source>Sentences as the classes of a CLIP: type what to look for and see where it is.</source><translation>文を CLIP のクラスとして使います。探したいものを入力すると、その場所が表示されます。</translation></message>
<message><source>clip text zero-shot sentences words</source><translation>clip テキスト zero-shot ゼロショット 文 単語</translation></message>
<message><source>Concepts</source><translation>概念</translation></message>
<message><source>Co&amp;ncepts panel</source><translation>概念パネル(&amp;N)</translation></message>
<message><source>Ctrl+Shift+K</source><translation>Ctrl+Shift+K</translation></message>
<message><source>The picture as a sum of words, by a CLIP or SigLIP.</source><translation>CLIP または SigLIP による、単語の和としての画像。</translation></message>
<message><source>clip words sum splice text sparse</source><translation>clip 単語 和 splice テキスト スパース</translation></message>
<message><source>own first choice</source><translation>それぞれの 1 位</translation></message>
<message><source>Zoom to the cursor</source><translation>カーソル位置を中心に拡大縮小</translation></message>
<message><source>wheel, pinch</source><translation>ホイール、ピンチ</translation></message>
<message><source>Move the picture</source><translation>画像を移動</translation></message>
<message><source>drag, Space + drag, Alt + arrows</source><translation>ドラッグ、Space + ドラッグ、Alt + 矢印キー</translation></message>
<message><source>Walk over the patches</source><translation>パッチ間を移動</translation></message>
<message><source>Enter on the picture, arrows; Enter, Delete, Esc</source><translation>画像上で Enter、矢印キー。Enter、Delete、Esc</translation></message>
<message><source>Ask from a token</source><translation>トークンをクエリにする</translation></message>
<message><source>click a patch (also in the comparison), Shift + arrows</source><translation>パッチをクリック (比較でも可)、Shift + 矢印キー</translation></message>
<message><source>Patches of the comparison</source><translation>比較のパッチ</translation></message>
<message><source>Ctrl + arrows, then Space to ask from one</source><translation>Ctrl + 矢印キーで選び、Space でクエリにします</translation></message>
<message><source>Explain a class</source><translation>クラスを説明</translation></message>
<message><source>click its bar, or search</source><translation>バーをクリック、または検索</translation></message>
<message><source>drop files, folders, models, trainings</source><translation>ファイル、フォルダー、モデル、学習をドロップ</translation></message>
<message><source>Keyboard and mouse</source><translation>キーボードとマウス</translation></message>
<message><source>Built with</source><translation>使用しているソフトウェア</translation></message>
<message><source>About Hydrascope</source><translation>Hydrascope について</translation></message>
<message><source>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;See what a Vision Transformer does:&lt;br&gt;relevance maps, head counts, linear attention.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Free software, GNU General Public License 3 or later.&lt;/p&gt;</source><translation>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;Vision Transformer の働きを見る:&lt;br&gt;関連度マップ、ヘッド数、線形アテンション。&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;フリーソフトウェア、GNU General Public License 3 以降。&lt;/p&gt;</translation></message>
<message><source>Copy diagnostics</source><translation>診断情報をコピー</translation></message>
<message><source>Tokens</source><translation>トークン</translation></message>
<message><source>Prediction</source><translation>予測</translation></message>
<message><source>Colours and numbers</source><translation>色と数値</translation></message>
<message><source>Another class</source><translation>別のクラス</translation></message>
<message><source>Fewer heads</source><translation>ヘッドを減らす</translation></message>
<message><source>What heads cost</source><translation>ヘッドのコスト</translation></message>
<message><source>Linear attention</source><translation>線形アテンション</translation></message>
<message><source>That was the tour</source><translation>ツアーは以上です</translation></message>
<message><source>Feature %1 belongs to %2, which is not open: open it and apply again</source><translation>特徴 %1 は開いていない %2 のものです。開いてからもう一度適用してください</translation></message>
<message><source>The model has no class %1</source><translation>モデルにクラス %1 はありません</translation></message>
<message><source>Images per second, measured</source><translation>1 秒あたりの画像数 (計測値)</translation></message>
<message><source>RAM, MB (estimate)</source><translation>RAM (MB、推定値)</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>積和演算 (GMACs)</translation></message>
<message><source>kNN accuracy</source><translation>kNN の正解率</translation></message>
<message><source>Accuracy is that of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>正解率は表示中のネットワークのものです。表示中のスライス方式、モデル本来の画像サイズ、「アテンション: 設定どおり」を選択してください。</translation></message>
<message><source>Probabilities are those of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>確率は表示中のネットワークのものです。表示中のスライス方式、モデル本来の画像サイズ、「アテンション: 設定どおり」を選択してください。</translation></message>
<message><source>This model has one head count, so there is nothing to compare. See its cost by picture size, or the parameters of a layer, in the other charts.</source><translation>このモデルのヘッド数は 1 種類だけなので、比較するものがありません。画像サイズ別のコストや層のパラメータ数は、ほかのグラフで確認できます。</translation></message>
<message><source>Nearest neighbours</source><translation>最近傍</translation></message>
<message><source>Explained class</source><translation>説明対象のクラス</translation></message>
<message><source>Measure a folder of labelled pictures, one sub-folder per class or with a labels.csv: how often are the pictures that a head count finds most alike of one class?</source><translation>クラスごとのサブフォルダーまたは labels.csv のある、ラベル付き画像のフォルダーを計測してください。あるヘッド数で最も似ている画像どうしは、どれだけの割合で同じクラスでしょうか。</translation></message>
<message><source>Open a picture to see how sure each sub-network is of its class.</source><translation>画像を開くと、各サブネットワークがそのクラスをどの程度確信しているかが表示されます。</translation></message>
<message><source>Measure all heads to draw this chart.</source><translation>このグラフを描くには、すべてのヘッド数で計測してください。</translation></message>
<message><source>Image size, pixels</source><translation>画像サイズ (ピクセル)</translation></message>
<message><source>Softmax</source><translation>ソフトマックス</translation></message>
<message><source>Window 14</source><translation>ウィンドウ 14</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>Measure picture sizes to draw this chart.</source><translation>このグラフを描くには、画像サイズ別に計測してください。</translation></message>
<message><source>Millions of parameters, width %1, %2 tokens</source><translation>パラメータ数 (100 万)、幅 %1、%2 トークン</translation></message>
<message><source>Thousands of parameters, width %1, %2 tokens</source><translation>パラメータ数 (千)、幅 %1、%2 トークン</translation></message>
<message><source>Confidence by GMACs</source><translation>GMACs と確信度</translation></message>
<message><source>Confidence by images/s</source><translation>画像/秒と確信度</translation></message>
<message><source>Confidence by RAM</source><translation>RAM と確信度</translation></message>
<message><source>kNN accuracy by GMACs</source><translation>GMACs と kNN の正解率</translation></message>
<message><source>GMACs by picture size</source><translation>画像サイズと GMACs</translation></message>
<message><source>Time by picture size</source><translation>画像サイズと時間</translation></message>
<message><source>Parameters of a layer</source><translation>層のパラメータ数</translation></message>
<message><source>colours, no values</source><translation>色のみ、値なし</translation></message>
<message><source>no map</source><translation>マップなし</translation></message>
<message><source>1 outlier</source><translation>外れ値 1 個</translation></message>
<message><source>%1 outliers</source><translation>外れ値 %1 個</translation></message>
<message><source>%1 values, %2</source><translation>%1 個の値、%2</translation></message>
<message><source>%1 values from %2 to %3, %4 of them outliers</source><translation>%2 から %3 までの %1 個の値、うち外れ値 %4 個</translation></message>
<message><source>Save the bars as a table…</source><translation>棒を表として保存…</translation></message>
<message><source>Save the bars as a table</source><translation>棒を表として保存</translation></message>
<message><source>Probability of the class over the blocks</source><translation>ブロックごとのクラスの確率</translation></message>
<message><source>Value of the target over the blocks</source><translation>ブロックごとのターゲットの値</translation></message>
<message><source>embedding</source><translation>埋め込み</translation></message>
<message><source>after block %1</source><translation>ブロック %1 の後</translation></message>
<message><source>%1, first</source><translation>%1、1 位</translation></message>
<message><source>%1; first: %2 %3</source><translation>%1。1 位: %2 %3</translation></message>
<message><source>probability</source><translation>確率</translation></message>
<message><source>value of the target</source><translation>ターゲットの値</translation></message>
<message><source>Area under deletion %1, under insertion %2.</source><translation>曲線下面積: 削除 %1、挿入 %2。</translation></message>
<message><source> In random order %1 and %2.</source><translation> ランダムな順序では %1 と %2。</translation></message>
<message><source>patches removed, or put back</source><translation>取り除いた、または戻したパッチ</translation></message>
<message><source>strongest removed first</source><translation>強い順に除去</translation></message>
<message><source>strongest put back first</source><translation>強い順に戻す</translation></message>
<message><source>random order</source><translation>ランダムな順序</translation></message>
<message><source>The map moves by %1 of its largest value.</source><translation>マップは最大値の %1 だけ動きます。</translation></message>
<message><source>movement, as a share of the map&apos;s largest value</source><translation>動き (マップの最大値に対する割合)</translation></message>
<message><source>other methods, the largest over all pictures</source><translation>ほかの手法 (全画像での最大)</translation></message>
<message><source>this map</source><translation>このマップ</translation></message>
<message><source>Area under the curve %1; an even map has 0.5.</source><translation>曲線下面積 %1、均一なマップは 0.5。</translation></message>
<message><source>patches, the strongest first</source><translation>パッチ (強い順)</translation></message>
<message><source>of the object</source><translation>物体のうち</translation></message>
<message><source>even map</source><translation>均一なマップ</translation></message>
<message><source>Find an action</source><translation>コマンドを検索</translation></message>
<message><source>Commands</source><translation>コマンド</translation></message>
<message><source>Class</source><translation>クラス</translation></message>
<message><source>Compared with</source><translation>比較の相手</translation></message>
<message><source>network checkpoint</source><translation>ネットワーク チェックポイント checkpoint</translation></message>
<message><source>command, method, class or model</source><translation>コマンド、手法、クラス、モデル</translation></message>
<message><source>Command, method, class or model</source><translation>コマンド、手法、クラス、モデル</translation></message>
<message><source>Nothing found: no command, method, class or model has this name.</source><translation>見つかりません。その名前のコマンド、手法、クラス、モデルはありません。</translation></message>
<message><source>%1 weights between tokens against %2 sums</source><translation>トークン間の重み %1 個に対し、和は %2 個</translation></message>
<message><source>softmax</source><translation>ソフトマックス</translation></message>
<message><source>this kind</source><translation>この種類</translation></message>
<message><source>own heads</source><translation>既定のヘッド数</translation></message>
<message><source> heads</source><translation> ヘッド</translation></message>
<message><source> patches</source><translation> パッチ</translation></message>
<message><source>Attention of each block</source><translation>各ブロックのアテンション</translation></message>
<message><source>About this attention</source><translation>このアテンションについて</translation></message>
<message><source>Replace</source><translation>置換</translation></message>
<message><source>by</source><translation>置換後</translation></message>
<message><source> of %1</source><translation> / %1</translation></message>
<message><source>All blocks as trained</source><translation>全ブロックが学習時のまま</translation></message>
<message><source>%1 of %2 differ from training</source><translation>%2 ブロック中 %1 が学習時と異なります</translation></message>
<message><source>from the back</source><translation>後ろから</translation></message>
<message><source>from the front</source><translation>前から</translation></message>
<message><source>interleaved</source><translation>1 つおき</translation></message>
<message><source>ticked below</source><translation>下で選択</translation></message>
<message><source>Replacement kind</source><translation>置換後の種類</translation></message>
<message><source>&lt;b&gt;Attention kind&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: every token weighs every other; cost grows with the square of their number. &lt;i&gt;hydra&lt;/i&gt;: as many heads as channels, so that the sum over tokens is taken once; cost grows linearly. &lt;i&gt;linear&lt;/i&gt;: the same with a number of heads of your choice. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra with sigmoid and softmax. &lt;i&gt;PolyNL&lt;/i&gt;: the tokens themselves gate the mean of keys times values. &lt;i&gt;window&lt;/i&gt;: softmax among the patches of a square window. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: softmax, with the values in place of the tokens as the skip. Optimised, Efficient and Super attention run in models that were trained with them.</source><translation>&lt;b&gt;アテンションの種類&lt;/b&gt;&lt;br&gt;&lt;i&gt;ソフトマックス&lt;/i&gt;: すべてのトークンが互いを重み付けします。コストはトークン数の 2 乗で増えます。&lt;i&gt;Hydra&lt;/i&gt;: ヘッド数をチャネル数と同じにし、トークンにわたる和を 1 回だけ計算します。コストは線形に増えます。&lt;i&gt;線形&lt;/i&gt;: 同様ですが、ヘッド数を選べます。&lt;i&gt;AFT-Simple&lt;/i&gt;: シグモイドとソフトマックスを使う Hydra。&lt;i&gt;PolyNL&lt;/i&gt;: キーとバリューの積の平均を、トークン自身がゲートします。&lt;i&gt;ウィンドウ&lt;/i&gt;: 正方形のウィンドウ内のパッチ間のソフトマックス。&lt;i&gt;Tokens-to-Token&lt;/i&gt;: スキップ接続でトークンの代わりにバリューを使うソフトマックス。Optimised、Efficient、Super の各アテンションは、それらで学習したモデルで動作します。</translation></message>
<message><source>Kernel</source><translation>カーネル</translation></message>
<message><source>&lt;b&gt;Kernel&lt;/b&gt;&lt;br&gt;The function applied to queries and keys in place of the exponential of softmax. The Hydra paper uses cosine.</source><translation>&lt;b&gt;カーネル&lt;/b&gt;&lt;br&gt;ソフトマックスの指数関数の代わりに、クエリとキーに適用する関数。Hydra の論文ではコサインを使用しています。</translation></message>
<message><source>Heads of linear attention</source><translation>線形アテンションのヘッド数</translation></message>
<message><source>How many heads linear attention splits the channels into; must divide their number.</source><translation>線形アテンションがチャネルを分割するヘッドの数。チャネル数の約数でなければなりません。</translation></message>
<message><source>Side of a window</source><translation>ウィンドウの一辺</translation></message>
<message><source>Side of the window, in patches, within which a patch attends to others. The class token attends to all.</source><translation>パッチが互いに参照するウィンドウの一辺の長さ (パッチ単位)。クラストークンはすべてを参照します。</translation></message>
<message><source>Number of blocks to replace</source><translation>置換するブロック数</translation></message>
<message><source>How many blocks compute the replacement. 0: as trained.</source><translation>置換後のアテンションを計算するブロックの数。0: 学習時のまま。</translation></message>
<message><source>Which blocks</source><translation>対象のブロック</translation></message>
<message><source>Which blocks are replaced: the last, the first, or every other one, counted from the back.</source><translation>置換するブロック: 末尾から、先頭から、または末尾から数えて 1 つおき。</translation></message>
<message><source>Attention plan</source><translation>アテンションプラン</translation></message>
<message><source>&lt;b&gt;Attention plan&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE], joined by semicolons; WHERE is all, back:N, front:N, interleave:N, or block numbers like 0,3,7-11. Blocks not named keep their trained kind.</source><translation>&lt;b&gt;アテンションプラン&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE] をセミコロンで区切ります。WHERE は all、back:N、front:N、interleave:N、または 0,3,7-11 のようなブロック番号です。指定のないブロックは学習時の種類のままです。</translation></message>
<message><source>Window, step</source><translation>ウィンドウ、ステップ</translation></message>
<message><source>&lt;b&gt;Window and step&lt;/b&gt;&lt;br&gt;The side of the square that is painted over, and how far it moves. A smaller step than the window smooths the map and takes more passes.</source><translation>&lt;b&gt;ウィンドウとステップ&lt;/b&gt;&lt;br&gt;塗りつぶす正方形の一辺の長さと、その移動量。ステップをウィンドウより小さくするとマップはなめらかになりますが、順伝播の回数が増えます。</translation></message>
<message><source>Window</source><translation>ウィンドウ</translation></message>
<message><source>Side of the square that is painted over.</source><translation>塗りつぶす正方形の一辺の長さ。</translation></message>
<message><source>How far the square moves each time.</source><translation>正方形の 1 回の移動量。</translation></message>
<message><source>Measured in</source><translation>単位</translation></message>
<message><source>patches</source><translation>パッチ</translation></message>
<message><source>pixels</source><translation>ピクセル</translation></message>
<message><source>&lt;b&gt;Unit&lt;/b&gt;&lt;br&gt;Whether window and step are counted in patches or in pixels.</source><translation>&lt;b&gt;単位&lt;/b&gt;&lt;br&gt;ウィンドウとステップをパッチ単位で数えるか、ピクセル単位で数えるか。</translation></message>
<message><source>Paint</source><translation>塗り色</translation></message>
<message><source>mean of training</source><translation>学習データの平均</translation></message>
<message><source>mean of picture</source><translation>画像の平均</translation></message>
<message><source>black</source><translation>黒</translation></message>
<message><source>white</source><translation>白</translation></message>
<message><source>&lt;b&gt;Paint&lt;/b&gt;&lt;br&gt;The colour of the square. The mean colour of the training pictures is zero for the network.</source><translation>&lt;b&gt;塗り色&lt;/b&gt;&lt;br&gt;正方形の色。学習画像の平均色は、ネットワークにとってゼロになります。</translation></message>
<message><source>Groups</source><translation>グループ</translation></message>
<message><source>&lt;b&gt;Groups&lt;/b&gt;&lt;br&gt;How many groups the patches are divided into. Up to 12 the values are exact, from all combinations; with more they are sampled.</source><translation>&lt;b&gt;グループ&lt;/b&gt;&lt;br&gt;パッチを分割するグループの数。12 までは全組み合わせから厳密な値を求め、それより多い場合はサンプリングします。</translation></message>
<message><source>Orders</source><translation>順列</translation></message>
<message><source>&lt;b&gt;Orders&lt;/b&gt;&lt;br&gt;How many orders of the groups are drawn where values are sampled. Four times as many halve the intervals.</source><translation>&lt;b&gt;順列&lt;/b&gt;&lt;br&gt;値をサンプリングする場合に抽出する、グループの並び順の数。4 倍にすると区間が半分になります。</translation></message>
<message><source>logit</source><translation>ロジット</translation></message>
<message><source>&lt;b&gt;Value&lt;/b&gt;&lt;br&gt;Which score of the class is used: its logit or its probability.</source><translation>&lt;b&gt;値&lt;/b&gt;&lt;br&gt;クラスのどのスコアを使うか: ロジットまたは確率。</translation></message>
<message><source>Masks</source><translation>マスク</translation></message>
<message><source>&lt;b&gt;Masks&lt;/b&gt;&lt;br&gt;How many random masks are drawn, one forward pass each. The same ones every time, on every machine.</source><translation>&lt;b&gt;マスク&lt;/b&gt;&lt;br&gt;抽出するランダムマスクの数。1 枚につき順伝播 1 回。毎回、どのコンピューターでも同じマスクになります。</translation></message>
<message><source>Cells per side</source><translation>一辺のセル数</translation></message>
<message><source>&lt;b&gt;Cells&lt;/b&gt;&lt;br&gt;Each mask is a square grid with this many cells per side, each on or off, smoothly enlarged.</source><translation>&lt;b&gt;セル&lt;/b&gt;&lt;br&gt;各マスクは一辺がこの数のセルからなる正方形のグリッドで、各セルはオンまたはオフになり、なめらかに拡大されます。</translation></message>
<message><source>Distance</source><translation>距離</translation></message>
<message><source>&lt;b&gt;Distance&lt;/b&gt;&lt;br&gt;Features whose cosine distance is below this share a mask. Larger values make fewer masks.</source><translation>&lt;b&gt;距離&lt;/b&gt;&lt;br&gt;コサイン距離がこの値より小さい特徴量は 1 つのマスクを共有します。値を大きくするとマスクは減ります。</translation></message>
<message><source>At most %1 forward passes.</source><translation>順伝播は最大 %1 回。</translation></message>
<message><source>%1 forward passes.</source><translation>順伝播 %1 回。</translation></message>
<message><source>Values are within ±%1 (95 %).</source><translation>値の誤差は ±%1 以内 (95 %)。</translation></message>
<message><source>There is no folder to keep presets in.</source><translation>プリセットを保存するフォルダーがありません。</translation></message>
<message><source>This version cannot change %1.</source><translation>このバージョンでは %1 を変更できません。</translation></message>
<message><source>Points</source><translation>点</translation></message>
<message><source>Spread</source><translation>ばらつき</translation></message>
<message><source>KL</source><translation>KL</translation></message>
<message><source>Head counts</source><translation>ヘッド数</translation></message>
<message><source>Attention replaced</source><translation>アテンションの置換</translation></message>
<message><source>Models</source><translation>モデル</translation></message>
<message><source>Heads of a block</source><translation>ブロック内のヘッド</translation></message>
<message><source>Before and after</source><translation>変更前後</translation></message>
<message><source>Picture sizes</source><translation>画像サイズ</translation></message>
<message><source>Slicing schemes</source><translation>スライス方式</translation></message>
<message><source>Columns</source><translation>列</translation></message>
<message><source>What changes from column to column. Before and after: the network as it is, and without what is switched off under What if.</source><translation>列ごとに変わるもの。変更前後: 元のネットワークと、What-if 分析で一部を無効にしたネットワーク。</translation></message>
<message><source>Pictures</source><translation>画像</translation></message>
<message><source>Rows</source><translation>行</translation></message>
<message><source>What changes from row to row.</source><translation>行ごとに変わるもの。</translation></message>
<message><source>The open picture and those that follow it in the list.</source><translation>開いている画像と、一覧でそれに続く画像。</translation></message>
<message><source>Which methods are shown.</source><translation>表示する手法。</translation></message>
<message><source>Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the plan the model was trained with.</source><translation>| で区切ったプラン。例: hydra:cosine@back:1 | hydra:cosine@all。空の場合はモデルの学習時のプランになります。</translation></message>
<message><source>Add a model…</source><translation>モデルを追加…</translation></message>
<message><source>Add a model</source><translation>モデルを追加</translation></message>
<message><source>Another checkpoint, next to the open one.</source><translation>開いているものと並べる、別のチェックポイント。</translation></message>
<message><source>Same colou&amp;rs in a row</source><translation>行内で色をそろえる(&amp;R)</translation></message>
<message><source>Equal colours mean equal values in all panels of a row that show the same method.</source><translation>同じ手法を示す行内の全パネルで、同じ色は同じ値を表します。</translation></message>
<message><source>Same colours in a row</source><translation>行内で色をそろえる</translation></message>
<message><source>R&amp;ows</source><translation>行(&amp;O)</translation></message>
<message><source>&amp;Columns</source><translation>列(&amp;C)</translation></message>
<message><source>Another file…</source><translation>別のファイル…</translation></message>
<message><source>&amp;Difference</source><translation>差分(&amp;D)</translation></message>
<message><source>The second panel shows the first map minus the second. Choose two panels: click one, then Shift-click the other.</source><translation>2 つ目のパネルに、1 つ目のマップから 2 つ目のマップを引いたものを表示します。クリック、続いて Shift + クリックで、パネルを 2 つ選択してください。</translation></message>
<message><source>Bo&amp;th scaled to 1</source><translation>両方の最大値を 1 に(&amp;T)</translation></message>
<message><source>Divides each map by its largest magnitude first, so that the difference shows shape, not scale.</source><translation>先に各マップをその最大絶対値で割り、差分が大きさではなく形を示すようにします。</translation></message>
<message><source>&amp;Blink</source><translation>点滅(&amp;B)</translation></message>
<message><source>The first panel alternates between the two maps.</source><translation>1 つ目のパネルで 2 つのマップを交互に表示します。</translation></message>
<message><source>Similarity of the two selected maps</source><translation>選択した 2 つのマップの類似度</translation></message>
<message><source>Pearson %1   Spearman %2   Overlap of the strongest fifth %3</source><translation>Pearson %1   Spearman %2   上位 2 割の重なり %3</translation></message>
<message><source>The maps have different grids.</source><translation>マップのグリッドが異なります。</translation></message>
<message><source>each picture&apos;s predicted class</source><translation>各画像の予測クラス</translation></message>
<message><source>nothing is switched off</source><translation>無効にしたものはありません</translation></message>
<message><source>Click a patch: the query of all panels. Shift-click: compare.</source><translation>パッチをクリック: 全パネルのクエリ。Shift + クリック: 比較。</translation></message>
<message><source>Shift-click: compare. Wheel: zoom. Double-click: open.</source><translation>Shift + クリック: 比較。ホイール: 拡大縮小。ダブルクリック: 開く。</translation></message>
<message><source>Word</source><translation>単語</translation></message>
<message><source>Weight</source><translation>重み</translation></message>
<message><source>&amp;Words</source><translation>単語(&amp;W)</translation></message>
<message><source>&lt;b&gt;Words&lt;/b&gt;&lt;br&gt;What the picture may be made of: the names of ImageNet&apos;s classes, or a file of words and phrases, one a line.</source><translation>&lt;b&gt;単語&lt;/b&gt;&lt;br&gt;画像を構成できる単語: ImageNet のクラス名、または単語や語句を 1 行に 1 つ書いたファイル。</translation></message>
<message><source>Su&amp;btract what all share</source><translation>共通部分を引く(&amp;B)</translation></message>
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;The mean direction of a folder&apos;s pictures is subtracted first. Otherwise it counts as left over.</source><translation>&lt;b&gt;共通部分を引く&lt;/b&gt;&lt;br&gt;フォルダー内のすべての画像に共通するものを先に引きます。引かない場合、それは残りに数えられます。</translation></message>
<message><source>&amp;How few words</source><translation>単語の少なさ(&amp;H)</translation></message>
<message><source>&lt;b&gt;How few words&lt;/b&gt; (λ)&lt;br&gt;More gives fewer words: one takes part if its cosine with what is left exceeds half of λ.</source><translation>&lt;b&gt;単語の少なさ&lt;/b&gt; (λ)&lt;br&gt;大きいほど単語が減ります: 残りとのコサインが λ の半分を超える単語が使われます。</translation></message>
<message><source>Words of the picture</source><translation>画像の単語</translation></message>
<message><source>ImageNet&apos;s class names</source><translation>ImageNet のクラス名</translation></message>
<message><source>Choose a file…</source><translation>ファイルを選択…</translation></message>
<message><source>Choose a folder…</source><translation>フォルダーを選択…</translation></message>
<message><source>Reading the words…</source><translation>単語を読み込んでいます…</translation></message>
<message><source>%1 of %2 words: cosine with the embedding %3, left over %4.</source><translation>%2 語中 %1 語: 埋め込みとのコサイン %3、残り %4。</translation></message>
<message><source>Pictures of the mean: %1.</source><translation>平均の画像数: %1。</translation></message>
<message><source>Not read: %1.</source><translation>読めないもの: %1。</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Formula, conventions and source, in the reference.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;数式、規約、出典 (リファレンス)。</translation></message>
<message><source>Cost of each head count</source><translation>各ヘッド数のコスト</translation></message>
<message><source>Measure</source><translation>計測</translation></message>
<message><source>%1 × %2 px (native)</source><translation>%1 × %2 px (本来のサイズ)</translation></message>
<message><source>%1 × %1 px</source><translation>%1 × %1 px</translation></message>
<message><source>Measure a folder…</source><translation>フォルダーを計測…</translation></message>
<message><source>Keep what has been measured.</source><translation>計測済みの結果を残します。</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv. Each picture is given the class of its nearest neighbours among the others, at every head count: what the embedding is worth without a classifier.</source><translation>クラスごとに 1 つのサブフォルダー、または画像と labels.csv。各ヘッド数で、各画像にほかの画像のうち最近傍のクラスを与えます。分類器なしで埋め込みにどれだけの価値があるかがわかります。</translation></message>
<message><source>Measure sizes</source><translation>サイズ別に計測</translation></message>
<message><source>Measure times</source><translation>時間を計測</translation></message>
<message><source>Measures softmax, window and Hydra attention at every picture size, at the chosen head count. Large pictures take a while.</source><translation>選択したヘッド数で、すべての画像サイズについてソフトマックス、ウィンドウ、Hydra の各アテンションを計測します。大きな画像では時間がかかります。</translation></message>
<message><source>Measures time, throughput and memory of every head count on this machine. You can keep working; your requests take priority.</source><translation>すべてのヘッド数の時間、スループット、メモリをこのコンピューターで計測します。作業は続けられます。ユーザーの操作が優先されます。</translation></message>
<message><source>Measuring %1 of %2…</source><translation>計測中: %1 / %2…</translation></message>
<message><source>%1, %2 threads, matrix products at %3 GFLOPS</source><translation>%1、%2 スレッド、行列積は %3 GFLOPS</translation></message>
<message><source>&lt;b&gt;Image size&lt;/b&gt;&lt;br&gt;More pixels make more tokens, and softmax attention grows with their square.</source><translation>&lt;b&gt;画像サイズ&lt;/b&gt;&lt;br&gt;ピクセルが増えるとトークンも増え、ソフトマックスアテンションのコストはその 2 乗で増えます。</translation></message>
<message><source>Attention: as set</source><translation>アテンション: 設定どおり</translation></message>
<message><source>Attention as trained</source><translation>学習時のアテンション</translation></message>
<message><source>&lt;b&gt;Attention&lt;/b&gt;&lt;br&gt;As chosen in the Attention panel, or as the weights were trained.</source><translation>&lt;b&gt;アテンション&lt;/b&gt;&lt;br&gt;アテンションパネルで選択したもの、または重みの学習時のもの。</translation></message>
<message><source>Chart</source><translation>グラフ</translation></message>
<message><source>&lt;b&gt;Chart&lt;/b&gt;&lt;br&gt;What is drawn.</source><translation>&lt;b&gt;グラフ&lt;/b&gt;&lt;br&gt;グラフに描くもの。</translation></message>
<message><source>Cost chart</source><translation>コストのグラフ</translation></message>
<message><source>The colour map. Signed maps have their own, with zero in the middle.</source><translation>カラーマップ。符号付きマップには、ゼロを中央とする専用のカラーマップがあります。</translation></message>
<message><source>Distribution of the map&apos;s values</source><translation>マップの値の分布</translation></message>
<message><source>&amp;Opacity</source><translation>不透明度(&amp;O)</translation></message>
<message><source>How strongly the map covers the picture.</source><translation>マップが画像を覆う強さ。</translation></message>
<message><source>Values below this share of the range are not painted: only the strongest evidence stays.</source><translation>範囲に対してこの割合より小さい値は描画せず、最も強い根拠だけを残します。</translation></message>
<message><source>&amp;Range</source><translation>範囲(&amp;R)</translation></message>
<message><source>Where the colours begin and end, as shares of the map&apos;s range. The ends of the colour bar can be dragged, too. Signed maps have one end, on both sides of zero.</source><translation>色の始まりと終わりを、マップの範囲に対する割合で指定します。カラーバーの両端もドラッグできます。符号付きマップでは端は 1 つで、ゼロの両側に適用されます。</translation></message>
<message><source>C&amp;lip</source><translation>クリップ(&amp;L)</translation></message>
<message><source>This share of the values lies beyond each end of the range, so that one hot patch does not hide the others.</source><translation>値のうちこの割合を範囲の両端それぞれの外側に置き、1 つの突出したパッチでほかのパッチが見えなくなるのを防ぎます。</translation></message>
<message><source>Ga&amp;mma</source><translation>ガンマ(&amp;M)</translation></message>
<message><source>Colours follow the place in the range to this power: below 1, low values show; above 1, high ones stand out.</source><translation>色は範囲内の位置のこのべき乗に従います。1 未満では低い値が見えやすくなり、1 より大きいと高い値が際立ちます。</translation></message>
<message><source>Discards your changes and opens the model again.</source><translation>変更を破棄し、モデルを開き直します。</translation></message>
<message><source>Model values and their sources</source><translation>モデルの値とその出典</translation></message>
<message><source>%1 (%2)</source><translation>%1 (%2)</translation></message>
<message><source>Not used: %1</source><translation>未使用: %1</translation></message>
<message><source>Reset to file values</source><translation>ファイルの値に戻す</translation></message>
<message><source>Patch size</source><translation>パッチサイズ</translation></message>
<message><source>Side of a patch in pixels. Smaller patches make more tokens and finer maps, and a pass takes longer. The model is opened again.</source><translation>パッチの一辺の長さ (ピクセル)。小さいほどトークンが増えてマップが細かくなりますが、順伝播に時間がかかります。モデルは開き直されます。</translation></message>
<message><source>Predictions with %1 of %2 heads</source><translation>%1 / %2 ヘッドでの予測</translation></message>
<message><source>Each on its own: probabilities need not add up to 1.</source><translation>それぞれ独立です: 確率の合計は 1 になるとは限りません。</translation></message>
<message><source>Probability of the class by head count</source><translation>ヘッド数ごとのクラスの確率</translation></message>
<message><source>Probability of the explained class at every head count. If the curve rises early, a small network is enough for this picture. Click to choose a head count.</source><translation>すべてのヘッド数における、説明対象のクラスの確率。曲線が早く上がる場合、この画像には小さなネットワークで十分です。クリックでヘッド数を選択します。</translation></message>
<message><source>Probability of %1</source><translation>%1 の確率</translation></message>
<message><source>Knows %1 classes: %2</source><translation>識別できる %1 クラス: %2</translation></message>
<message><source>Preferences</source><translation>設定</translation></message>
<message><source>Appearance</source><translation>外観</translation></message>
<message><source>For the window&apos;s texts. Numbers, figures and exported files are the same in every language.</source><translation>ウィンドウのテキストの言語。数値、図、エクスポートしたファイルはどの言語でも同じです。</translation></message>
<message><source>Light, dark, or as the system is set.</source><translation>ライト、ダーク、またはシステムの設定に従います。</translation></message>
<message><source>At the start</source><translation>起動時</translation></message>
<message><source>The one used last</source><translation>最後に使用したもの</translation></message>
<message><source>&amp;Model</source><translation>モデル(&amp;M)</translation></message>
<message><source>What opens when nothing else is asked for.</source><translation>ほかに指定がないときに開くもの。</translation></message>
<message><source>M&amp;ethod</source><translation>手法(&amp;E)</translation></message>
<message><source>The map that is shown at first.</source><translation>最初に表示するマップ。</translation></message>
<message><source>Computing</source><translation>計算</translation></message>
<message><source>Automatic</source><translation>自動</translation></message>
<message><source>T&amp;hreads</source><translation>スレッド(&amp;H)</translation></message>
<message><source>For inference. Automatic: one for each core that is free for Hydrascope. HYDRA_THREADS and OMP_NUM_THREADS take precedence.</source><translation>推論に使うスレッド数。自動: Hydrascope が使えるコアごとに 1 つ。HYDRA_THREADS と OMP_NUM_THREADS が優先されます。</translation></message>
<message><source> MB</source><translation> MB</translation></message>
<message><source>Automatic (%1 MB)</source><translation>自動 (%1 MB)</translation></message>
<message><source>Memo&amp;ry</source><translation>メモリ(&amp;R)</translation></message>
<message><source>For cached maps, predictions and pictures. The weights of open models come on top.</source><translation>キャッシュするマップ、予測、画像に使います。開いているモデルの重みは含みません。</translation></message>
<message><source>New figures</source><translation>新しい図</translation></message>
<message><source>One column of most journals is 84 mm wide, two are 174 mm.</source><translation>多くの論文誌では 1 段は 84 mm 幅、2 段は 174 mm 幅です。</translation></message>
<message><source>Res&amp;olution</source><translation>解像度(&amp;O)</translation></message>
<message><source>For PNG files, and for pictures inside SVG and PDF files.</source><translation>PNG ファイルの解像度、および SVG と PDF ファイル内の画像の解像度。</translation></message>
<message><source>&amp;Font size</source><translation>フォントサイズ(&amp;F)</translation></message>
<message><source>For the figure&apos;s texts.</source><translation>図のテキストのフォントサイズ。</translation></message>
<message><source>a dog
a cat on a sofa</source><translation>例: a dog
a cat on a sofa</translation></message>
<message><source>a photo of a {}</source><translation>例: a photo of a {}</translation></message>
<message><source>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;One sentence per line; each is a class. Predictions and maps follow when you pause typing.</source><translation>&lt;b&gt;プロンプト&lt;/b&gt;&lt;br&gt;1 行に 1 文。それぞれがクラスになります。入力を止めると、予測とマップが更新されます。</translation></message>
<message><source>Templates</source><translation>テンプレート</translation></message>
<message><source>&lt;b&gt;Templates&lt;/b&gt;&lt;br&gt;Sentences into which each prompt is inserted in place of {}; several are averaged. Empty: each prompt is the whole sentence.</source><translation>&lt;b&gt;テンプレート&lt;/b&gt;&lt;br&gt;各プロンプトを {} の位置に挿入する文。複数ある場合は平均します。空欄: プロンプトそのものを文とします。</translation></message>
<message><source>Vocabulary</source><translation>語彙</translation></message>
<message><source>The file of the model&apos;s tokenizer: merges.txt, tokenizer.json, spiece.model or bpe_simple_vocab_16e6.txt.gz. Needed if the file is not next to the model.</source><translation>モデルのトークナイザーのファイル: merges.txt、tokenizer.json、spiece.model、bpe_simple_vocab_16e6.txt.gz。モデルの隣にない場合に必要です。</translation></message>
<message><source>dino.txt</source><translation>dino.txt</translation></message>
<message><source>The file of dino.txt, with its vision head and text encoder. Needed if the file is not next to the model.</source><translation>視覚ヘッドとテキストエンコーダーを含む dino.txt のファイル。モデルの隣にない場合に必要です。</translation></message>
<message><source>Prompts, one per line</source><translation>プロンプト (1 行に 1 つ)</translation></message>
<message><source>Sentence around a word</source><translation>単語を入れる文</translation></message>
<message><source>Words of the explained prompt</source><translation>説明対象のプロンプトの単語</translation></message>
<message><source>Pictures by sentence</source><translation>文ごとの画像</translation></message>
<message><source>%1: similarity %2 (%3)</source><translation>%1: 類似度 %2(%3)</translation></message>
<message><source>Spelling as the model learned it</source><translation>モデルが学習した表記</translation></message>
<message><source>Not cleaned</source><translation>整形なし</translation></message>
<message><source>Lower case</source><translation>小文字</translation></message>
<message><source>As Hugging Face</source><translation>Hugging Face と同じ</translation></message>
<message><source>As open_clip</source><translation>open_clip と同じ</translation></message>
<message><source>DINOv3 reads text with dino.txt, whose file is not next to it. Choose that file: it holds a vision head and a text encoder for a backbone of this size.</source><translation>DINOv3 は dino.txt でテキストを読みますが、そのファイルが隣にありません。選択してください: 視覚ヘッドとテキストエンコーダーを含み、このバックボーンの大きさに合うものです。</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>モデルの語彙が隣にありません。OpenAI の bpe_simple_vocab_16e6.txt.gz(リポジトリ openai/CLIP)、または Hugging Face の merges.txt か tokenizer.json を選んでください。SigLIP では spiece.model か tokenizer.json です。</translation></message>
<message><source>Vocabulary…</source><translation>語彙…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>整形</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;How a prompt is cleaned before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;整形&lt;/b&gt;&lt;br&gt;トークンに分ける前にプロンプトをどうするか、またそれぞれの場合に説明中のプロンプトが画像とどれだけ似るか。</translation></message>
<message><source>Prompts need a model that reads text, such as SigLIP. Open model can also download one.</source><translation>単語には、テキストを読むモデル (SigLIP など) が必要です。「モデルを開く」からダウンロードもできます。</translation></message>
<message><source>Picture &amp;size</source><translation>画像サイズ(&amp;S)</translation></message>
<message><source>%1 MACs per pass; a map takes about %2 GB on top of the weights</source><translation>順伝播 1 回あたり %1 MACs。マップには重みのほかに約 %2 GB 必要です</translation></message>
<message><source>Picture size</source><translation>画像サイズ</translation></message>
<message><source>The size at which the network sees pictures; positions are resampled. Choose one, or type 448, 672x448 (height x width) or long:896 (own proportions).</source><translation>ネットワークに見せる画像のサイズです。位置埋め込みは補間されます。選ぶか、448、672x448 (高さ x 幅)、long:896 (元の縦横比) のように入力します。</translation></message>
<message><source>block </source><translation>ブロック </translation></message>
<message><source>head </source><translation>ヘッド </translation></message>
<message><source>tokens: </source><translation>トークン: </translation></message>
<message><source>Switch off</source><translation>無効にする</translation></message>
<message><source>Predictions, maps and curves follow at once.</source><translation>予測、マップ、曲線にすぐ反映されます。</translation></message>
<message><source>What is off</source><translation>無効にしたもの</translation></message>
<message><source>What is switched off or replaced. Shift-click a patch in the picture to drop it.</source><translation>無効化または置換したもの。画像内を Shift + クリックするとパッチを除外します。</translation></message>
<message><source>Switch on</source><translation>有効に戻す</translation></message>
<message><source>Switch the chosen parts on again.</source><translation>選択した要素を再び有効にします。</translation></message>
<message><source>Switch all on</source><translation>すべて有効に戻す</translation></message>
<message><source>Switch everything on again.</source><translation>すべてを再び有効にします。</translation></message>
<message><source>Use this picture&apos;s values</source><translation>この画像の値を使う</translation></message>
<message><source>Its activations can then replace those of other pictures.</source><translation>この画像の活性値で、ほかの画像の活性値を置換できるようになります。</translation></message>
<message><source>A picture is kept.</source><translation>画像を保持しています。</translation></message>
<message><source>Kept: %1</source><translation>保持中: %1</translation></message>
<message><source>by zero</source><translation>ゼロで</translation></message>
<message><source>by its mean at each token</source><translation>トークンごとの平均で</translation></message>
<message><source>by its mean</source><translation>平均で</translation></message>
<message><source>by the kept picture&apos;s</source><translation>保持した画像の値で</translation></message>
<message><source>head</source><translation>ヘッド</translation></message>
<message><source>MLP</source><translation>MLP</translation></message>
<message><source>patch tokens</source><translation>パッチトークン</translation></message>
<message><source>What is switched off or replaced: one head of a block, the block&apos;s attention or its MLP, or the patch tokens that leave the block.</source><translation>無効化または置換する対象: ブロックの 1 つのヘッド、ブロックのアテンションまたは MLP、あるいはブロックから出力されるパッチトークン。</translation></message>
<message><source>The block, counted from 0.</source><translation>対象のブロック。0 から数えます。</translation></message>
<message><source>The head of that block, counted from 0.</source><translation>そのブロックのヘッド。0 から数えます。</translation></message>
<message><source>Replaced by</source><translation>置換後の内容</translation></message>
<message><source>&lt;b&gt;What takes its place&lt;/b&gt;&lt;br&gt;&lt;i&gt;nothing&lt;/i&gt;: the part adds zero. &lt;i&gt;its mean&lt;/i&gt;: the mean over a set of pictures, for each token or over all of them, from a file that hydrascope-cli means writes. &lt;i&gt;the kept picture&apos;s&lt;/i&gt;: its activations there.</source><translation>&lt;b&gt;置換後の内容&lt;/b&gt;&lt;br&gt;&lt;i&gt;なし&lt;/i&gt;: その要素はゼロを加えます。&lt;i&gt;平均&lt;/i&gt;: 複数の画像にわたる、トークンごとまたは全トークンの平均。hydrascope-cli means が書き出したファイルから読み込みます。&lt;i&gt;保持した画像&lt;/i&gt;: その画像での活性値。</translation></message>
<message><source>nothing switched off</source><translation>無効にしたものはありません</translation></message>
<message><source>What is off, as text</source><translation>無効にしたもの (テキスト)</translation></message>
<message><source>The same as text, in the form of --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</source><translation>同じ内容を --without の形式のテキストで示します: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17。</translation></message>
<message><source>Outliers stay</source><translation>外れ値はそのまま</translation></message>
<message><source>Move outliers, leave zero</source><translation>外れ値を移動、元はゼロ</translation></message>
<message><source>Move outliers, leave the mean</source><translation>外れ値を移動、元は平均</translation></message>
<message><source>Move outliers only</source><translation>外れ値のみ移動</translation></message>
<message><source>Copy outliers</source><translation>外れ値をコピー</translation></message>
<message><source>Outlier tokens</source><translation>外れ値トークン</translation></message>
<message><source>&lt;b&gt;Test-time registers&lt;/b&gt;&lt;br&gt;Networks without registers store global information in a few background tokens. Here the neurons that write them write into an extra token instead. hydrascope-cli registers finds these neurons over a folder of pictures.</source><translation>&lt;b&gt;テスト時レジスタ&lt;/b&gt;&lt;br&gt;レジスタを持たないネットワークは、大域的な情報を少数の背景トークンに保存します。ここでは、それを書き込むニューロンの書き込み先を追加トークンに変えます。該当するニューロンは、hydrascope-cli registers が画像フォルダーを使って見つけます。</translation></message>
<message><source>Extra tokens</source><translation>追加トークン</translation></message>
<message><source>How many tokens are added.</source><translation>追加するトークンの数。</translation></message>
<message><source>; did you mean %1?</source><translation>。%1 のことですか？</translation></message>
<message><source>%1: expected one of %2; got &apos;%3&apos;</source><translation>%1: %2 のいずれかが必要ですが、&apos;%3&apos; が指定されました</translation></message>
<message><source>%1 is not a settings file: it is not read, and settings are not saved</source><translation>%1 は設定ファイルではありません: 何も読み込まれず、何も記憶されません</translation></message>
<message><source>There is not enough memory for this.</source><translation>この処理に必要なメモリが足りません。</translation></message>
</context>
<context>
<name>core</name>
<message><source>unknown option --%1; %2 lists what there is%3</source><translation>不明なオプション --%1。一覧は %2 で表示されます%3</translation></message>
<message><source>--%1 takes no value, got &apos;%2&apos;</source><translation>--%1 に値は指定できませんが、&apos;%2&apos; が指定されました</translation></message>
<message><source>--%1 expects %2, and the line ends</source><translation>--%1 には %2 が必要ですが、そこで行が終わっています</translation></message>
<message><source>--%1 is given twice</source><translation>--%1 が 2 回指定されています</translation></message>
<message><source>--heads: expected one head count</source><translation>--heads: ヘッド数が 1 つ必要です</translation></message>
<message><source>attention plan: %1 characters; at most 4096</source><translation>アテンションプラン: %1 文字あります。上限は 4096 文字です</translation></message>
<message><source>the autoencoder&apos;s codes</source><translation>オートエンコーダーのコード</translation></message>
<message><source>no basis to save: keep one first</source><translation>保存する基底がありません: 先に基底を保持してください</translation></message>
<message><source>training data: %1 pictures are fewer than one batch of %2</source><translation>学習データ: 画像 %1 枚では %2 枚の 1 バッチに足りません</translation></message>
<message><source>%1: expected a box with x0 &lt; x1 and y0 &lt; y1, found %2,%3,%4,%5</source><translation>%1: x0 &lt; x1 かつ y0 &lt; y1 の矩形が必要ですが、%2,%3,%4,%5 でした</translation></message>
<message><source>a file</source><translation>ファイル</translation></message>
<message><source>what was computed now</source><translation>今回計算したもの</translation></message>
<message><source>the same bytes</source><translation>同じバイト列</translation></message>
<message><source>other bytes</source><translation>別のバイト列</translation></message>
<message><source>no such file; recomputing makes none</source><translation>そのようなファイルはありません (質問からは生じません)</translation></message>
<message><source>shape %1</source><translation>形状 %1</translation></message>
<message><source>%1 as value %2</source><translation>値 %2 として %1</translation></message>
<message><source>%1, the largest of %2 differences; the largest value is %3</source><translation>%1 (%2 個の差の最大。最大の値は %3)</translation></message>
<message><source>%1x%2 pixels</source><translation>%1x%2 ピクセル</translation></message>
<message><source>the same picture</source><translation>同じ画像</translation></message>
<message><source>%1 of %2 values differ</source><translation>%2 個の値のうち %1 個が異なります</translation></message>
<message><source>plain file names</source><translation>単純な名前</translation></message>
<message><source>an unusual name; the file was not read</source><translation>不正な名前 (調べません)</translation></message>
<message><source>%1: has no %2; is it a bundle of evidence?</source><translation>%1: %2 がありません。証拠のバンドルですか？</translation></message>
<message><source>%1: expected at most %2 files, found more</source><translation>%1: 最大 %2 個のファイルである必要がありますが、それを超えています</translation></message>
<message><source>a link or a device; not read</source><translation>リンクまたはデバイス (調べません)</translation></message>
<message><source>%1: %2: expected at most %3 bytes, found %4</source><translation>%1: %2: 最大 %3 バイトですが、%4 バイトありました</translation></message>
<message><source>%1: expected &quot;format&quot;: &quot;%2&quot; and a list of files</source><translation>%1: &quot;format&quot;: &quot;%2&quot; とファイルの一覧が必要です</translation></message>
<message><source>%1: expected {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} for each file</source><translation>%1: 各ファイルに {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} が必要です</translation></message>
<message><source>one entry in the manifest</source><translation>マニフェストに 1 回</translation></message>
<message><source>none; the manifest lists it</source><translation>なし (マニフェストにはあります)</translation></message>
<message><source>bytes with the SHA-256 of the manifest</source><translation>マニフェストに SHA-256 があるバイト列</translation></message>
<message><source>no such file; the manifest lists none</source><translation>そのようなファイルはありません (マニフェストにもありません)</translation></message>
<message><source>%1 is not a valid file name in a bundle</source><translation>%1 はバンドル内のファイル名ではありません</translation></message>
<message><source>wrote more than its reply: %1</source><translation>応答以外の余分な出力があります: %1</translation></message>
<message><source>replied before reading its input; the input continues: %1</source><translation>入力を読み終える前に応答しました。続き: %1</translation></message>
<message><source>wrote a line of more than %1 bytes</source><translation>%1 バイトを超える行を出力しました</translation></message>
<message><source>closed its output before replying</source><translation>応答前に出力を閉じました</translation></message>
<message><source>closed its input before replying</source><translation>応答前に入力を閉じました</translation></message>
<message><source>exited before replying, with exit code %1</source><translation>応答前に終了コード %1 で終了しました</translation></message>
<message><source>was killed by signal %1 before replying</source><translation>応答前にシグナル %1 で終了しました</translation></message>
<message><source>; its last words: %1</source><translation>。最後の出力: %1</translation></message>
<message><source>expected %1</source><translation>%1 が必要です</translation></message>
<message><source>%1, products in %2</source><translation>%1、行列積は %2</translation></message>
<message><source>%1 with %2</source><translation>%1 (%2)</translation></message>
<message><source>%1: %2 lines, more than the %3 allowed here</source><translation>%1: %2 行あり、上限の %3 を超えています</translation></message>
<message><source>%1: line %2: more than %3 columns, or more than %4 cells in all</source><translation>%1: %2 行目: 列が %3 を超えているか、セルの合計が %4 を超えています</translation></message>
<message><source>%1: expected a table with a header, found nothing</source><translation>%1: ヘッダーのある表が必要ですが、何もありません</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, found %3</source><translation>%1: 列 &apos;%2&apos; が必要ですが、%3 でした</translation></message>
<message><source>%1: expected at least %2 cells, found %3</source><translation>%1: %2 個以上のセルが必要ですが、%3 個でした</translation></message>
<message><source>%1: expected a number, found %2</source><translation>%1: 数値が必要ですが、%2 でした</translation></message>
<message><source>%1: line %2</source><translation>%1: %2 行目</translation></message>
<message><source>deadline: %1 head counts with %2 costs</source><translation>期限: ヘッド数は %1 個ですが、コストは %2 個です</translation></message>
<message><source>%1: %2</source><translation>%1: %2</translation></message>
<message><source>expected HF_HUB_CACHE, HF_HOME or HOME to say where models are kept; none is set</source><translation>モデルの保存先を示す HF_HUB_CACHE、HF_HOME、HOME のいずれかが必要ですが、どれも設定されていません</translation></message>
<message><source>%1, %2 of %3</source><translation>%1、%3 中 %2</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names%3</source><translation>%1: テンソル %2 がありません。timm の名前の Vision Transformer が必要です%3</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names, found e.g. %3</source><translation>%1: テンソル %2 がありません。timm の名前を使った Vision Transformer が必要ですが、%3 などがありました</translation></message>
<message><source>%1: tensor %2: expected %3 dimensions, found %4</source><translation>%1: テンソル %2: %3 次元が必要ですが、%4 次元でした</translation></message>
<message><source>%1: tensor %2 has shape %3; expected side %4 from 1 to %5</source><translation>%1: テンソル %2 の形状は %3 です。辺 %4 は 1 から %5 までである必要があります</translation></message>
<message><source>%1: %2 %3 was requested, but the tensors have %4</source><translation>%1: %2 %3 が指定されましたが、テンソルでは %4 です</translation></message>
<message><source>%1: metadata says %2 %3, but the tensors have %4</source><translation>%1: メタデータでは %2 %3 ですが、テンソルでは %4 です</translation></message>
<message><source>expected a name that ends in .fiftyone, .json or .maps, got &apos;%1&apos;</source><translation>.fiftyone、.json、.maps のいずれかで終わる名前が必要ですが、「%1」でした</translation></message>
<message><source>%1: expected scores of an earlier run, found something else</source><translation>%1: 以前の実行のスコアが必要ですが、別のものでした</translation></message>
<message><source>--measure: with --predictor expected deletion, insertion, perturbation or pointing</source><translation>--measure: --predictor では deletion、insertion、perturbation、pointing のいずれかが必要です</translation></message>
<message><source>these shards belong to different runs: %1 and %2</source><translation>これらのシャードは同じ問いのものではありません: %1 と %2</translation></message>
<message><source>%1: has features 0 to %2, got %3</source><translation>%1: 特徴は 0〜%2 です。指定: %3</translation></message>
<message><source>--folder: %1: not a folder</source><translation>--folder: %1: フォルダーではありません</translation></message>
<message><source>%1: expected a file inside the opened folder</source><translation>%1: 開いたフォルダーの中のファイルが必要です</translation></message>
<message><source>%1: more than %2 files</source><translation>%1: %2 個を超えるファイルがあります</translation></message>
<message><source>%1: a link there leads out of the opened folder</source><translation>%1: 隣または中のリンクが、開いたフォルダーの外を指しています</translation></message>
<message><source>unknown argument %1</source><translation>不明な引数: %1</translation></message>
<message><source>%1: expected the name of a file</source><translation>%1: ファイル名が必要です</translation></message>
<message><source>%1: contains a NUL byte</source><translation>%1: NUL バイトがあります</translation></message>
<message><source>a whole number from %1 to %2</source><translation>%1 から %2 までの整数</translation></message>
<message><source>a number from %1 to %2</source><translation>%1 から %2 までの数値</translation></message>
<message><source>true or false</source><translation>true または false</translation></message>
<message><source>a text of at most %1 bytes</source><translation>最大 %1 バイトのテキスト</translation></message>
<message><source>three numbers, red,green,blue, from %1 to %2</source><translation>%1 から %2 までの 3 つの数値 (red,green,blue)</translation></message>
<message><source>whole numbers from %1 to %2, as 3,6,9-12</source><translation>%1 から %2 までの整数 (例: 3,6,9-12)</translation></message>
<message><source>expected %1, got &apos;%2&apos;%3</source><translation>%1 が必要ですが、&apos;%2&apos; が指定されました%3</translation></message>
<message><source>Methods: expected at least one</source><translation>手法: 1 つ以上必要です</translation></message>
<message><source>Heads: expected numbers from 1 to %1, as 3,6,9-12</source><translation>ヘッド: 1 から %1 までの数値 (例: 3,6,9-12) が必要です</translation></message>
<message><source>%1: reading stopped after %2 of %3 bytes</source><translation>%1: 読み込みが %3 バイト中 %2 バイトで止まりました</translation></message>
<message><source>%1: cannot be written into: %2</source><translation>%1: 書き込めません: %2</translation></message>
<message><source>%1: another %2 is writing into this folder; wait for it, or name another folder</source><translation>%1: 別の %2 がこのフォルダーに書き込んでいます。終了を待つか、別のフォルダーを指定してください</translation></message>
<message><source>%1: no picture for %2 seconds</source><translation>%1: %2 秒間、画像が届いていません</translation></message>
<message><source>HF_HUB_OFFLINE is set, so downloads are disabled; unset it to download</source><translation>HF_HUB_OFFLINE が設定されているため、何もダウンロードしません。ダウンロードするには解除してください</translation></message>
<message><source>HF_TOKEN: expected one word, as in the hub&apos;s settings</source><translation>HF_TOKEN: Hub の設定に表示される 1 語のトークンが必要です</translation></message>
<message><source>%1: redirects to an address that is not https: %2</source><translation>%1: https でないアドレスへ転送されました: %2</translation></message>
<message><source>%1: redirects more than %2 times</source><translation>%1: 転送が %2 回を超えて続いています</translation></message>
<message><source>%1: the hub asks for a token, and tokens are sent only over https</source><translation>%1: Hub がトークンを求めていますが、トークンは https でのみ送信されます</translation></message>
<message><source>%1: this model is gated: accept its terms at %2, and set HF_TOKEN</source><translation>%1: このモデルは利用申請が必要です: %2 で規約に同意し、HF_TOKEN を設定してください</translation></message>
<message><source>%1: the hub has no such model, or it is private: set HF_TOKEN</source><translation>%1: Hub にこのモデルはないか、非公開です: HF_TOKEN を設定してください</translation></message>
<message><source>%1: the hub answers with HTTP status %2</source><translation>%1: Hub が HTTP ステータス %2 を返しました</translation></message>
<message><source>%1: the hub&apos;s list of files</source><translation>%1: Hub のファイル一覧</translation></message>
<message><source>%1: longer than %2 MiB</source><translation>%1: %2 MiB を超えています</translation></message>
<message><source>%1: the hub has no such model or revision</source><translation>%1: Hub にこのモデルまたはリビジョンはありません</translation></message>
<message><source>%1: expected a commit &quot;sha&quot; and at most %2 &quot;siblings&quot;</source><translation>%1: コミット &quot;sha&quot; と %2 個以下の &quot;siblings&quot; が必要です</translation></message>
<message><source>%1: the hub has no such file</source><translation>%1: Hub にこのファイルはありません</translation></message>
<message><source>%1: the hub replied for commit %2; requested %3</source><translation>%1: コミット %3 を要求しましたが、Hub は %2 について応答しました</translation></message>
<message><source>%1: expected its size and checksum, the hub says %2 and %3</source><translation>%1: サイズとチェックサムが必要ですが、Hub の回答は %2 と %3 です</translation></message>
<message><source>%1: the hub contradicts itself: %2 bytes, %3 in its list of files, %4 bytes, %5 in the download</source><translation>%1: Hub の回答が矛盾しています: ファイル一覧では %2 バイト、%3、個別の回答では %4 バイト、%5</translation></message>
<message><source>%1/%2: the hub has no such file</source><translation>%1/%2: Hub にこのファイルはありません</translation></message>
<message><source>%1: no such picture in %2</source><translation>%1: %2 にその画像はありません</translation></message>
<message><source>%1: patch %2: the network has %3</source><translation>%1: パッチ %2: ネットワークには %3 個あります</translation></message>
<message><source>replaced by its mean at each token</source><translation>トークンごとの平均に置換</translation></message>
<message><source>replaced by its mean</source><translation>平均に置換</translation></message>
<message><source>taken from the other picture</source><translation>別の画像の値に置換</translation></message>
<message><source>block %1, head %2 %3</source><translation>ブロック %1、ヘッド %2: %3</translation></message>
<message><source>block %1, attention %2</source><translation>ブロック %1、アテンション: %2</translation></message>
<message><source>block %1, MLP %2</source><translation>ブロック %1、MLP: %2</translation></message>
<message><source>patch tokens after block %1 %2</source><translation>ブロック %1 の後のパッチトークン: %2</translation></message>
<message><source>patch %1 dropped</source><translation>パッチ %1 を除外</translation></message>
<message><source>%1 patches dropped</source><translation>%1 個のパッチを除外</translation></message>
<message><source>outliers moved to %1 extra tokens</source><translation>外れ値を %1 個の追加トークンに移動</translation></message>
<message><source>outliers moved to an extra token</source><translation>外れ値を追加トークンに移動</translation></message>
<message><source>feature %1 off</source><translation>特徴 %1 オフ</translation></message>
<message><source>feature %1 off at %2 patches</source><translation>特徴 %1 オフ (%2 個のパッチ)</translation></message>
<message><source>feature %1 set to %2 times its largest value</source><translation>特徴 %1 を最大値の %2 倍に設定</translation></message>
<message><source>feature %1 set to %2 times its largest value at %3 patches</source><translation>特徴 %1 を %3 個のパッチで最大値の %2 倍に設定</translation></message>
<message><source>tokens replaced by the autoencoder&apos;s reconstruction</source><translation>トークンの代わりにオートエンコーダーの再構成</translation></message>
<message><source>a text in quotes of at most %1 bytes</source><translation>引用符で囲んだ最大 %1 バイトのテキスト</translation></message>
<message><source>a list of at most %1</source><translation>最大 %1 個のリスト</translation></message>
<message><source>a list of whole numbers [..]</source><translation>整数のリスト [..]</translation></message>
<message><source>a list of numbers [..]</source><translation>数値のリスト [..]</translation></message>
<message><source>%1: &quot;%2&quot; is missing</source><translation>%1: &quot;%2&quot; がありません</translation></message>
<message><source>%1: unknown key &quot;%2&quot;; known are %3%4</source><translation>%1: キー &quot;%2&quot; は不明です。既知のキー: %3%4</translation></message>
<message><source>%1: %2 bytes; at most %3 are allowed</source><translation>%1: %2 バイトあり、上限の %3 を超えています</translation></message>
<message><source>%1: %2 is not one of the %3 classes of %4</source><translation>%1: %2 は %4 の %3 クラスのいずれでもありません</translation></message>
<message><source>--format %1: expected methods with one number per patch; %2 gives colours</source><translation>--format %1: パッチごとに 1 つの数を返す手法が必要です。%2 は色を返します</translation></message>
<message><source>means of heads: all pictures must have the same number of tokens, %1; got %2</source><translation>ヘッドの平均: すべての画像のトークン数は同じ %1 である必要がありますが、%2 でした</translation></message>
<message><source>%1: metadata %2 is %3; expected %4</source><translation>%1: メタデータ %2 が %3 です。%4 が必要です</translation></message>
<message><source>a number %1</source><translation>%1の数値</translation></message>
<message><source>whole numbers %1</source><translation>%1の整数の並び</translation></message>
<message><source>one whole number %1</source><translation>%1の整数 1 つ</translation></message>
<message><source>three numbers &quot;r,g,b&quot; %1</source><translation>%1の 3 つの数値 &quot;r,g,b&quot;</translation></message>
<message><source>&quot;SIDE&quot; or &quot;HEIGHT,WIDTH&quot;</source><translation>&quot;SIDE&quot; または &quot;HEIGHT,WIDTH&quot;</translation></message>
<message><source>%1: metadata %2 has %3 bytes; expected class names of at most %4</source><translation>%1: メタデータ %2 が %3 バイトあります。クラス名は最大 %4 バイトです</translation></message>
<message><source>a JSON array of strings, or one name per line</source><translation>文字列の JSON 配列、または 1 行に 1 つの名前</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a link</source><translation>%1: 書き込めません: ファイルがあるか何もない必要がありますが、リンクでした</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a folder, a device or a pipe</source><translation>%1: 書き込めません: ファイルがあるか何もない必要がありますが、フォルダー、デバイスまたはパイプでした</translation></message>
<message><source>cannot be written</source><translation>書き込めません</translation></message>
<message><source>%1: expected the name of a file, found a device or a pipe</source><translation>%1: ファイルの名前が必要ですが、デバイスまたはパイプでした</translation></message>
<message><source>%1: cannot be written: no process reads from this pipe</source><translation>%1: 書き込めません: このパイプから読み取るプロセスがありません</translation></message>
<message><source>cannot be replaced</source><translation>置き換えられません</translation></message>
<message><source>%1: %2: %3</source><translation>%1: %2: %3</translation></message>
<message><source>the question is about words, and this model&apos;s classes are not prompts</source><translation>単語に関する質問ですが、モデルのクラスはプロンプトではありません</translation></message>
<message><source>texts can be read for the model opened last and for models with prompts; open it again</source><translation>モデルのテキストは、最後に開いたモデルかプロンプトを持つモデルでのみ読めます。開き直してください</translation></message>
<message><source>this question is about the inside of a network, which a predictor does not expose</source><translation>この質問はネットワークの内部に関するものですが、予測プログラムは内部を見せません</translation></message>
<message><source>model %1 is no longer open; open it again</source><translation>モデル %1 はすでに閉じられています。開き直してください</translation></message>
<message><source>%1: has changed since it was chosen; choose it again</source><translation>%1: 選択した後に変更されています。選択し直してください</translation></message>
<message><source>the autoencoder %1 is no longer open; open it again</source><translation>オートエンコーダー %1 はもう開いていません。もう一度開いてください</translation></message>
<message><source>image %1 is no longer open; open it again</source><translation>画像 %1 はすでに閉じられています。開き直してください</translation></message>
<message><source>the picture to compare with is no longer open; choose it again</source><translation>類似度の比較対象の画像はすでに閉じられています。選択し直してください</translation></message>
<message><source>%1: an array is fed to the network at its own size; only pictures can be resized to %2 pixels</source><translation>%1: 配列はネットワークへの入力そのもので、サイズは固定です。%2 ピクセルで見せられるのは画像だけです</translation></message>
<message><source>%1: expected an array of 3 x %2 x %3, the predictor&apos;s input; found 3 x %4 x %5</source><translation>%1: 予測プログラムに示す 3 x %2 x %3 の配列が必要ですが、3 x %4 x %5 でした</translation></message>
<message><source> (default %1)</source><translation> (既定: %1)</translation></message>
<message><source>block: expected 0 to %1, got %2</source><translation>block: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>%1: its name is too long for files; they begin with %2</source><translation>%1: ファイルに使うには名前が長すぎるため、ファイル名の先頭を %2 にします</translation></message>
<message><source>%1: another input has the same name; its files begin with %2</source><translation>%1: 別の入力と名前が同じため、ファイル名の先頭を %2 にします</translation></message>
<message><source>attention plan: block %1: %2</source><translation>アテンションプラン: ブロック %1: %2</translation></message>
<message><source>%1 uses the tokens themselves as queries or keys, and this network&apos;s rotary positions rotate projections of them</source><translation>%1 はトークンそのものをクエリまたはキーとして使いますが、このネットワークの回転位置埋め込みはその射影を回転させます</translation></message>
<message><source>%1 computes no scores per pair of tokens, to which this block&apos;s relative position bias could be added, and this network encodes positions only by it</source><translation>%1 には、このブロックの相対位置バイアスを加えられる、2 つのトークン間のヘッドのスコアがありません。このネットワークは位置をそれだけで表しています</translation></message>
<message><source>this network&apos;s relative position bias covers %1 x %2 patches, the picture has %3 x %4; choose the image size it was trained for, %5 x %6 pixels</source><translation>このネットワークの相対位置バイアスは %1 x %2 パッチ用ですが、画像は %3 x %4 です。学習時の画像サイズ %5 x %6 ピクセルを選んでください</translation></message>
<message><source>what is switched off: added tokens have no relative position, which this network needs for every token</source><translation>無効化の対象: 追加トークンには相対位置がありませんが、このネットワークではすべてのトークンに必要です</translation></message>
<message><source>faithfulness measures how much a class loses, but this model is a backbone without a classifier; choose another target, like the norm of its embedding</source><translation>忠実度はクラスが失うものを測りますが、このモデルは分類器のないバックボーンです。埋め込みのノルムなど、別のターゲットを選択してください</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are embedding dimensions; choose another target, like the norm of its embedding</source><translation>忠実度はクラスが失うものを測りますが、このモデルの出力は埋め込みの次元です。埋め込みのノルムなど、別のターゲットを選択してください</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are numbers; choose another target, like output:0</source><translation>忠実度はクラスが失うものを測りますが、このモデルの出力は数値です。output:0 など別の対象を選んでください</translation></message>
<message><source>class: expected 0 to %1, got %2</source><translation>class: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>output: expected 0 to %1, got %2</source><translation>output: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>perturbation: %1 values for %2 tokens, %3 steps</source><translation>摂動: %2 トークンに対して値が %1 個、ステップが %3</translation></message>
<message><source>most relevant removed first</source><translation>関連度の高い順に除去</translation></message>
<message><source>least relevant removed first</source><translation>関連度の低い順に除去</translation></message>
<message><source>most relevant put back first</source><translation>関連度の高い順に復元</translation></message>
<message><source>perturbation done</source><translation>摂動が完了しました</translation></message>
<message><source>%1: the pickle creates more than %2 values; no checkpoint needs that many</source><translation>%1: pickle が %2 個を超える値を作ります。チェックポイントではありえない数です</translation></message>
<message><source>%1: the pickle takes more than %2 steps; no checkpoint needs that many</source><translation>%1: pickle の処理が %2 ステップを超えます。チェックポイントではありえない数です</translation></message>
<message><source>%1: the pickle repeats its values more often than checkpoints do</source><translation>%1: pickle が、チェックポイントではありえない回数だけ値を繰り返しています</translation></message>
<message><source>%1: broken pickle at byte %2: %3</source><translation>%1: バイト %2 で pickle が破損しています: %3</translation></message>
<message><source>it ends before the %1 bytes expected here</source><translation>ここにあるべき %1 バイトより前に終わっています</translation></message>
<message><source>a line without an end</source><translation>終わりのない行</translation></message>
<message><source>%1: the pickle names a class with a name of more than %2 bytes</source><translation>%1: pickle が %2 バイトを超える名前のクラスを指定しています</translation></message>
<message><source>something that is not a function</source><translation>関数ではないもの</translation></message>
<message><source>%1: the pickle refers to a tensor storage where none is allowed</source><translation>%1: pickle が、許可されない場所でテンソルのストレージを参照しています</translation></message>
<message><source>%1: the pickle refers to something external that is not a tensor storage</source><translation>%1: pickle が、テンソルのストレージではない外部のものを参照しています</translation></message>
<message><source>%1: the key of a tensor storage has more than %2 bytes</source><translation>%1: テンソルのストレージのキーが %2 バイトを超えています</translation></message>
<message><source>%1: a view reaches outside storage %2</source><translation>%1: ビューがストレージ %2 の外に及んでいます</translation></message>
<message><source>the names of the pictures take more than %1 MiB; name fewer per run, or use more shards</source><translation>画像の名前が %1 MiB を超えています。一度に指定する画像を減らすか、シャードを増やしてください</translation></message>
<message><source>%1: a name of %2 bytes; expected 1 to %3</source><translation>%1: 名前が %2 バイトです。1 から %3 バイトまでである必要があります</translation></message>
<message><source>more than %1 pictures in one shard; use more shards</source><translation>1 つのシャードの画像が %1 枚を超えています。シャードを増やしてください</translation></message>
<message><source>%1: an array cannot be listed; it works without --store</source><translation>%1: 配列はリストの画像として扱えません。--store なしなら使えます</translation></message>
<message><source>%1: no such file or folder</source><translation>%1: そのようなファイルまたはフォルダーはありません</translation></message>
<message><source>%1: no picture in this folder or its sub-folders</source><translation>%1: このフォルダーとその下のフォルダーに画像がありません</translation></message>
<message><source>%1: no picture in this tar</source><translation>%1: この tar に画像がありません</translation></message>
<message><source>%1: line %2 repeats the line before it: %3</source><translation>%1: %2 行目は前の行と同じです: %3</translation></message>
<message><source>the key %1 occurs twice: in %2 and in %3; each picture needs its own name</source><translation>キー %1 が %2 と %3 の両方にあります。画像ごとに固有の名前が必要です</translation></message>
<message><source>the list contains no picture</source><translation>リストに画像がありません</translation></message>
<message><source>%1: expected at most %2 bytes, found %3</source><translation>%1: 最大 %2 バイトである必要がありますが、%3 バイトでした</translation></message>
<message><source>%1: contains no picture</source><translation>%1: 画像がありません</translation></message>
<message><source>not a picture</source><translation>画像がありません</translation></message>
<message><source>%1: piece %2</source><translation>%1: ピース %2</translation></message>
<message><source>%1: expected a finite score, found %2</source><translation>%1: 有限のスコアのはずですが、%2 でした</translation></message>
<message><source>%1: its character map: expected %2 bytes, found %3</source><translation>%1: 文字の対応表は %2 バイトのはずですが、%3 でした</translation></message>
<message><source>%1: expected the byte %2 among its pieces</source><translation>%1: ピースの中にバイト %2 が必要です</translation></message>
<message><source>%1: expected an end-of-text piece, &lt;/s&gt; or &lt;eos&gt;; found none with id %2</source><translation>%1: テキストを終えるピース &lt;/s&gt; か &lt;eos&gt; が必要ですが、ID %2 のものがありません</translation></message>
<message><source>%1: piece %2: expected a kind from 1 to 6, found %3</source><translation>%1: ピース %2: 種類は 1～6 のはずですが、%3 でした</translation></message>
<message><source>%1: expected SentencePiece&apos;s Unigram (1) or BPE (2), found model %2</source><translation>%1: SentencePiece の Unigram (1) か BPE (2) のはずですが、モデル %2 でした</translation></message>
<message><source>%1: %2: expected a text, found %3</source><translation>%1: %2: テキストが必要ですが、%3 です</translation></message>
<message><source>%1: expected an id from 0 to %2, found %3</source><translation>%1: ID は 0～%2 のはずですが、%3 でした</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found none</source><translation>%1: 1～%2 バイトの UTF-8 テキストのはずですが、ありません</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found %3</source><translation>%1: 1～%2 バイトの UTF-8 テキストのはずですが、%3 でした</translation></message>
<message><source>%1: expected unique pieces and ids, found %2 with id %3 again</source><translation>%1: ピースと ID はそれぞれ 1 回のはずですが、%2(ID %3)が再び現れました</translation></message>
<message><source>%1: is not JSON: a NUL byte</source><translation>%1: JSON ではありません: NUL バイト</translation></message>
<message><source>%1: expected at most %2 pieces, the number that the text tower has; found %3</source><translation>%1: ピースはテキストタワーが知る %2 個までのはずですが、%3 個でした</translation></message>
<message><source>%1: its character map expands a text beyond %2 bytes</source><translation>%1: 文字の対応表が 1 つのテキストを %2 バイトより長くします</translation></message>
<message><source>%1: its character map produces invalid UTF-8</source><translation>%1: 文字の対応表が UTF-8 でないものを作ります</translation></message>
<message><source>%1: has no piece for %2 and no piece for unknown text</source><translation>%1: %2 のピースも、未知のもののピースもありません</translation></message>
<message><source>its first line</source><translation>最初の行</translation></message>
<message><source>%1; it begins with %2</source><translation>%1。先頭は %2 です</translation></message>
<message><source>%1: no private folder can be made there: %2</source><translation>%1: そこに専用フォルダーを作成できません: %2</translation></message>
<message><source>%1: exists and is not a socket</source><translation>%1: 存在しますが、ソケットではありません</translation></message>
<message><source>%1: another program is listening there</source><translation>%1: 別のプログラムがそこで待ち受けています</translation></message>
<message><source>no socket can be made there</source><translation>そこにソケットを作成できません</translation></message>
<message><source>%1: leads out of the opened folder</source><translation>%1: 開いたフォルダーの外を指しています</translation></message>
<message><source>%1 of %2 pictures</source><translation>画像 %1 / %2</translation></message>
<message><source>, %1/s, %2 left</source><translation>、%1 枚/秒、残り %2</translation></message>
<message><source>%1, %2 refused</source><translation>%1、%2 枚は読み込めませんでした</translation></message>
<message><source>command %1: not in the network command library</source><translation>コマンド %1: ネットワークのライブラリに含まれていません</translation></message>
<message><source>%1: k: expected at most %2, the number of features; found %3</source><translation>%1: k: 特徴の数 %2 以下が必要ですが、%3 でした</translation></message>
<message><source>%1: %2: expected %3, found %4</source><translation>%1: %2: %3 が必要ですが、%4 でした</translation></message>
<message><source>%1: %2: expected %3, found nothing</source><translation>%1: %2: %3 が必要ですが、ありません</translation></message>
<message><source>a text</source><translation>テキスト</translation></message>
<message><source>%1: the tensor %2 is missing</source><translation>%1: テンソル %2 がありません</translation></message>
<message><source>%1: %2 should be %3 but is %4</source><translation>%1: %2 は %3 のはずですが %4 です</translation></message>
<message><source>%1: %2 contains infinite values or NaN</source><translation>%1: %2 に無限大または非数が含まれています</translation></message>
<message><source>Testing: %1</source><translation>テスト中: %1</translation></message>
<message><source>Testing: random order %1 of %2</source><translation>テスト中: ランダムな順序 %1 / %2</translation></message>
<message><source>standard output: cannot be written: %1</source><translation>標準出力: 書き込めません: %1</translation></message>
<message><source>%1 clients are connected already; try again later</source><translation>すでに %1 のクライアントが接続しています。後でもう一度お試しください</translation></message>
<message><source>a line has more than %1 bytes</source><translation>1 行が %1 バイトを超えています</translation></message>
<message><source>another question with this id is still unanswered</source><translation>別の質問がこの id を使っていて、まだ答えが出ていません</translation></message>
<message><source>the program is shutting down</source><translation>プログラムが終了します</translation></message>
<message><source>expected a predictor, got a network</source><translation>予測プログラムが必要ですが、ネットワークでした</translation></message>
<message><source>the question is about a class, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>クラスに関する質問ですが、このモデルは分類器のないバックボーンです。別のターゲット (埋め込みのノルム、画像との類似度、方向、プローブ) を選択してください</translation></message>
<message><source>class: expected top1 to top%1, got top%2</source><translation>class: top1 から top%1 までの値が必要ですが、top%2 が指定されました</translation></message>
<message><source>means of heads use the file&apos;s own head numbers; open the model with --head-order none</source><translation>ヘッドの平均はファイル本来の番号に従います。--head-order none を指定してモデルを開いてください</translation></message>
<message><source>features need a sparse autoencoder, and none is open; --sae FILE or File &gt; Open autoencoder opens one</source><translation>特徴はスパースオートエンコーダーのものですが、開かれていません。--sae FILE か、ファイル &gt; オートエンコーダーを開く で開けます</translation></message>
<message><source>%1: the basis has changed since it was kept</source><translation>%1: 基底は保持した後に変更されています</translation></message>
<message><source>kept: expected IMAGE:PATCHES, as %1...:3,7-9, got &apos;%2&apos;</source><translation>kept: %1...:3,7-9 のような IMAGE:PATCHES が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>pictures are sorted by one class: give its index or name</source><translation>画像は 1 つのクラスで並べ替えます: 番号または名前が必要です</translation></message>
<message><source>pictures are sorted by a class, and this predictor finds boxes</source><translation>画像はクラスで並べ替えられますが、この予測プログラムはボックスを検出します</translation></message>
<message><source>SHA-256 is not available in this OpenSSL</source><translation>この OpenSSL では SHA-256 を利用できません</translation></message>
<message><source>SHA-256 failed</source><translation>SHA-256 の計算に失敗しました</translation></message>
<message><source>%1: was started with another model or other settings: %2. Choose another store, or move this one away</source><translation>%1: 別のモデルまたは別の設定で開始されています: %2。別のストアを指定するか、このストアを移動してください</translation></message>
<message><source>%1: contains shard %2, not %3</source><translation>%1: シャード %3 ではなく、%2 が入っています</translation></message>
<message><source>%1: cannot be written: a dangling link</source><translation>%1: 書き込めません: リンク先が存在しません</translation></message>
<message><source>%1: cannot be written: %2</source><translation>%1: 書き込めません: %2</translation></message>
<message><source>%1: not a regular file; a store must be one</source><translation>%1: 通常のファイルではありません。ストアは通常のファイルである必要があります</translation></message>
<message><source>%1: keeps being removed or replaced</source><translation>%1: 繰り返し削除または置き換えられています</translation></message>
<message><source>%1: another process is writing shard %2 to this store; wait for it, or choose another store</source><translation>%1: 別のプロセスがこのストアにシャード %2 を書き込んでいます。終了を待つか、別のストアを指定してください</translation></message>
<message><source>%1: cannot be locked: %2. Two processes that write one store would destroy it; choose a file system that supports locks</source><translation>%1: ロックできません: %2。2 つのプロセスが 1 つのストアに書き込むと壊れてしまいます。ロックに対応したファイルシステム上のストアを指定してください</translation></message>
<message><source>%1: expected a store of results, found something else</source><translation>%1: 結果のストアが必要ですが、別のものでした</translation></message>
<message><source>%1: a new store cannot be created through a link; give the file itself</source><translation>%1: リンクを通じてストアを開始することはできません。ファイルそのものを指定してください</translation></message>
<message><source>was removed or replaced</source><translation>削除または置き換えられました</translation></message>
<message><source>differs in length from what was written</source><translation>書き込んだ内容と長さが異なります</translation></message>
<message><source>%1: %2 by another program while pictures were added; their results are lost. Move the file away and start again</source><translation>%1: 画像の追加中に、別のプログラムが変更を加えました (%2)。それらの画像の結果は失われました。そこにあるものを移動して最初からやり直してください</translation></message>
<message><source>%1: cannot be extended: %2; its %3 pictures are intact, and the same command continues after them</source><translation>%1: 追記できません: %2。中にある %3 枚の画像の結果は完全で、同じコマンドでその続きから再開します</translation></message>
<message><source>--without: features need a sparse autoencoder; give it with --sae FILE</source><translation>--without: 特徴はスパースオートエンコーダーのものです。--sae FILE で指定してください</translation></message>
<message><source>--heads: expected a number from 1 to %1, got %2</source><translation>--heads: 1 から %1 までの数が必要ですが、%2 が指定されました</translation></message>
<message><source>--target: features need a sparse autoencoder; give it with --sae FILE</source><translation>--target: 特徴はスパースオートエンコーダーのものです。--sae FILE で指定してください</translation></message>
<message><source>a store takes settings of at most %1 bytes, and these have %2; give fewer or shorter ones</source><translation>ストアの設定は最大 %1 バイトですが、%2 バイトあります。設定を減らすか短くしてください</translation></message>
<message><source>%1: has no class: neither its folder&apos;s name nor a .cls file gives one</source><translation>%1: クラスがありません。フォルダー名にも .cls ファイルにも書かれていません</translation></message>
<message><source>%1: %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: %2 は、モデルの %3 クラスの名前、synset、番号のいずれでもありません</translation></message>
<message><source>a store of %1 has a picture without results of %2: %3</source><translation>%1 のストアに、%2 の結果がない画像があります: %3</translation></message>
<message><source>a store of %1 has a picture with results that %2 does not write: %3: %4</source><translation>%1 のストアに、%2 が書くものと異なる結果を持つ画像があります: %3: %4</translation></message>
<message><source>expected the importance of %1 blocks&apos; heads as finite numbers, like the first picture; found %2</source><translation>最初の画像と同じく、%1 ブロックのヘッドの重要度が有限の数値として必要ですが、%2 でした</translation></message>
<message><source>%1: the device has disappeared</source><translation>%1: デバイスがなくなりました</translation></message>
<message><source>a live source has only its present frame</source><translation>ライブの入力元には現在のフレームしかありません</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found patches of %3</source><translation>%1: 教師モデルにできません: クラストークンと、%2 px の約数のパッチが必要ですが、パッチは %3 でした</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found no class token, patches of %3</source><translation>%1: 教師モデルにできません: クラストークンと、%2 px の約数のパッチが必要ですが、クラストークンがなく、パッチは %3 でした</translation></message>
<message><source>%1: the answers for %2 windows would take %3 GB: expected fewer &quot;views&quot;</source><translation>%1: %2 個のウィンドウについての答えに %3 GB 必要です: &quot;views&quot; を減らしてください</translation></message>
<message><source>UTF-16 with an unpaired surrogate</source><translation>サロゲートペアの片方しかない UTF-16</translation></message>
<message><source>UTF-16 that ends within a character</source><translation>文字の途中で終わる UTF-16</translation></message>
<message><source>prompt %1</source><translation>プロンプト %1</translation></message>
<message><source>a network that answers in rounds has no single set of tokens per block: expected another model</source><translation>複数ラウンドのネットワークには一つのブロックのトークンがありません。別のモデルが必要です</translation></message>
<message><source>block %1: the network has blocks 0 to %2</source><translation>ブロック %1: ネットワークのブロックは 0 から %2 です</translation></message>
<message><source>%1 heads: the network has %2</source><translation>ヘッド %1 個: ネットワークのヘッドは %2 個です</translation></message>
<message><source>patch %1 is dropped and has no token</source><translation>パッチ %1 は除外されています: トークンがありません</translation></message>
<message><source>%1: &quot;token_labels&quot; needs data of kind &quot;scenes&quot;: photographs have no masks</source><translation>%1: &quot;token_labels&quot; には種類 &quot;scenes&quot; のデータが必要です: 写真にはマスクがありません</translation></message>
<message><source>%1: &quot;whiten_patches&quot; and &quot;start&quot; both initialise the patch embedding</source><translation>%1: &quot;whiten_patches&quot; と &quot;start&quot; の両方が、パッチ埋め込みの初期値を指定しています</translation></message>
<message><source>%1: &quot;crop&quot; needs photographs: scenes are used uncropped</source><translation>%1: &quot;crop&quot; には写真が必要です: シーンは全体を使います</translation></message>
<message><source>attention plan has %1 blocks, the network %2</source><translation>アテンションプランは %1 ブロックですが、ネットワークは %2 ブロックです</translation></message>
<message><source>the network being trained has no parameter named %1</source><translation>学習中のネットワークに %1 という名前のパラメータがありません</translation></message>
<message><source>sub-network of %1 heads: the network has 1 to %2</source><translation>%1 ヘッドのサブネットワーク: ネットワークで使えるのは 1 から %2 ヘッドです</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2, in rounds</source><translation>ブロック %1 まで: そのブロックを持つ 1 ラウンドのネットワークが必要です。これは %2 ブロックでラウンド型です</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2</source><translation>ブロック %1 まで: そのブロックを持つ 1 ラウンドのネットワークが必要です。これは %2 ブロックです</translation></message>
<message><source>patches cannot be dropped: the network was changed, or its attention needs every patch in place</source><translation>パッチを除外できません: ネットワークが変更されているか、すべてのパッチがそれぞれの位置に必要なアテンションを持っています</translation></message>
<message><source>patches cannot be dropped: the rounds of this network have different patches</source><translation>パッチを除外できません: このネットワークはラウンドごとにパッチが異なります</translation></message>
<message><source>a block of this network needs every patch in place: expected %1 patches, got %2</source><translation>このネットワークのブロックにはすべてのパッチの位置が必要です: %1 パッチが必要ですが、%2 でした</translation></message>
<message><source>heads: this network answers in rounds with %1 heads; got %2</source><translation>heads: このネットワークは %1 ヘッドのラウンドで答えますが、%2 が指定されました</translation></message>
<message><source>heads of each block are ordered by importance (%1; Hydrascope&apos;s order, not the author&apos;s): k heads are the most important k, embedding and MLP stay whole</source><translation>各ブロックのヘッドは重要度順 (%1。原著者ではなく Hydrascope によるもの) に並べられています: k ヘッドは上位 k 個で、埋め込みと MLP は全体が残ります</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>このモデルは全 %1 ヘッドより少ないヘッド数では学習されていません: サブネットワークは、標準の Vision Transformer を切り出しただけの未学習のものです。HydraViT の場合は、--trained-heads 3-%1 を指定して開いてください</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>このモデルが全 %1 ヘッドより少ないヘッド数で学習されたという記載がファイルにありません: サブネットワークは、標準の Vision Transformer を切り出しただけの未学習のものです。HydraViT の場合は、--trained-heads 3-%1 を指定して開いてください</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>このモデルは全 %1 ヘッドより少ないヘッド数では学習されていません: サブネットワークは、切り出しただけの未学習のものです</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>このモデルが全 %1 ヘッドより少ないヘッド数で学習されたという記載がファイルにありません: サブネットワークは、切り出しただけの未学習のものです</translation></message>
<message><source>a text tower of %1 tokens: expected %2 to %3, the size of CLIP&apos;s vocabulary</source><translation>テキストタワーは %1 トークンです。CLIP のバイトペアと同じく %2 から %3 までである必要があります</translation></message>
<message><source>%1: expected at least %2 byte pairs, one per line, for a text tower of %3 tokens; found %4</source><translation>%1: %3 トークンのテキストタワーに応じて、1 行に 1 つのバイトペアが %2 個以上必要ですが、%4 でした</translation></message>
<message><source>%1: pair %2: expected two tokens that come before it, found %3</source><translation>%1: ペア %2: それより前にある 2 つのトークンが必要ですが、%3 でした</translation></message>
<message><source>%1: pair %2: expected a new token, found %3 again</source><translation>%1: ペア %2: まだないトークンが必要ですが、%3 がありました</translation></message>
<message><source>walk-through: block %1 (%2) has heads 0 to %3, got %4</source><translation>ステップ解説: ブロック %1 (%2) のヘッドは 0 から %3 までですが、%4 が指定されました</translation></message>
<message><source>walk-through: expected a patch from 0 to %1 or -1 for the class token, got %2</source><translation>ステップ解説: 0 から %1 までのパッチ、またはクラストークンを表す -1 が必要ですが、%2 が指定されました</translation></message>
<message><source>the %1</source><translation>%1</translation></message>
<message><source> of %1</source><translation> / %1</translation></message>
<message><source>, means of %1 × %2</source><translation>、%1 × %2 の平均</translation></message>
<message><source>the list of words or the folder is no longer open; choose it again</source><translation>単語リストまたはフォルダーはもう開いていません。選び直してください</translation></message>
<message><source>word %1 of %2</source><translation>単語 %1 / %2</translation></message>
<message><source>%1: the archive has no entry %2</source><translation>%1: アーカイブにエントリ %2 がありません</translation></message>
<message><source>%1: entry %2 does not inflate to %3 bytes, the size in the archive&apos;s directory</source><translation>%1: エントリ %2 を展開しても、アーカイブのディレクトリが示す %3 バイトになりません</translation></message>
<message><source>%1: entry %2: wrong checksum; the file is damaged (or was saved without checksums)</source><translation>%1: エントリ %2: チェックサムが異なります。ファイルが破損しています (またはチェックサムなしで保存されています)</translation></message>
<message><source>a zip archive here holds at most %1 files and %2 bytes; %3 exceeds that</source><translation>ここでの zip は最大 %1 ファイル、%2 バイトです。%3 はそれを超えます</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity, or float64 beyond float32</source><translation>%1: テンソル %2 に NaN か無限大、または float32 の範囲を超える float64 が含まれています</translation></message>
<message><source>%1: %2: expected %3 of an index of features</source><translation>%1: %2: 特徴の索引の %3 が必要です</translation></message>
<message><source>attention: block %1 (%2) has no attention matrix; export q, k and v instead</source><translation>attention: ブロック %1 (%2) にはアテンション行列がありません。計算は q、k、v でわかります</translation></message>
<message><source>picture %1 of %2</source><translation>画像 %1 / %2</translation></message>
<message><source>no picture could be read</source><translation>読み込める画像がありませんでした</translation></message>
<message><source>no picture could be read; the first: %1</source><translation>読み込める画像がありませんでした。最初のもの: %1</translation></message>
<message><source>%1: rows %2 do not match the others</source><translation>%1: 行 %2 がほかの行と合いません</translation></message>
<message><source>the network&apos;s embedding of this picture has no direction (zero or not finite)</source><translation>この画像の埋め込みには方向がありません</translation></message>
<message><source>%1: expected a direction: numbers of shape [length of the embedding], got %2</source><translation>%1: 方向として形状 [埋め込みの長さ] の数値が必要ですが、%2 でした</translation></message>
<message><source>%1: expected finite numbers that are not all zero</source><translation>%1: 方向の数値はすべて有限で、少なくとも 1 つは 0 以外である必要があります</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3%4</source><translation>%1: 数値は %2 個ですが、埋め込みは %3%4 次元です</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3 (%4 with all heads)</source><translation>%1: 数値は %2 個ですが、埋め込みは %3 次元 (全ヘッドでは %4) です</translation></message>
<message><source>patch: expected 0 to %1, got %2</source><translation>patch: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>the reference has no direction: its embedding is zero, or not finite</source><translation>基準に方向がありません: 埋め込みがゼロか、有限ではありません</translation></message>
<message><source>a sum of parts</source><translation>構成要素の和</translation></message>
<message><source>parts of heads in an embedding: expected a CLIP that reads its class token</source><translation>ヘッドが埋め込みに加えるものは、クラストークンを読む CLIP でのみ分かります</translation></message>
<message><source>an array %1</source><translation>配列 %1</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network reads its tokens by attention pooling</source><translation>特徴のクラスは最後の正規化と分類器で読みますが、このネットワークはアテンションでトークンを読みます</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network has no classifier</source><translation>特徴のクラスは最後の正規化と分類器で読みますが、このネットワークには分類器がありません</translation></message>
<message><source>facet v: values of block %1 (super attention) mix all tokens and belong to no single patch; expected tokens, normed, q or k</source><translation>ファセット v: ブロック %1 の値は全トークンの混合 (Super アテンション) であり、1 つのパッチの値はありません。tokens、normed、q、k のいずれかを指定してください</translation></message>
<message><source>unknown facet</source><translation>そのような種類の特徴はありません</translation></message>
<message><source>%1: the picture has patches 0 to %2, got %3</source><translation>%1: この画像のパッチは 0〜%2 です。指定: %3</translation></message>
<message><source>%1: has changed since it was opened; open it again</source><translation>%1: 開いた後に変更されました。もう一度開いてください</translation></message>
<message><source>%1: expected finite values, found %2</source><translation>%1: 有限の値が必要ですが、%2 があります</translation></message>
<message><source>%1: expected a float array [3,H,W] or [N,3,H,W], got %2</source><translation>%1: float 配列 [3,H,W] または [N,3,H,W] が必要ですが、%2 でした</translation></message>
<message><source>%1: NumPy type &apos;%2%3&apos; is not supported; expected float16/32/64, an integer or bool</source><translation>%1: NumPy の型 &apos;%2%3&apos; には対応していません。float16/32/64、整数、bool のいずれかが必要です</translation></message>
<message><source>%1: shape %2 takes %3 bytes, the file holds %4</source><translation>%1: 形状 %2 には %3 バイト必要ですが、ファイルには %4 バイトあります</translation></message>
<message><source>%1: a tensor with %2 sides and %3 strides; expected as many of each, and at most %4</source><translation>%1: テンソルの辺が %2 個、ストライドが %3 個です。同じ数で、最大 %4 個である必要があります</translation></message>
<message><source>%1: a tensor of shape %2, strides %3 and offset %4 exceeds its storage of %5 elements</source><translation>%1: 形状 %2、ストライド %3、オフセット %4 のテンソルが、%5 要素のストレージに収まりません</translation></message>
<message><source>%1: a tensor of shape %2 repeats a storage of %3 elements more often than weights do</source><translation>%1: 形状 %2 のテンソルが、%3 要素のストレージを、重みではありえない回数だけ繰り返しています</translation></message>
<message><source>%1: storage %2 is named with two sizes</source><translation>%1: ストレージ %2 が 2 つの異なるサイズで指定されています</translation></message>
<message><source>%1: storage %2 of %3 numbers exceeds the file</source><translation>%1: %3 個の数値からなるストレージ %2 がファイルに収まりません</translation></message>
<message><source>%1: storage %2 of %3 bytes cannot hold %4 numbers of %5 bytes</source><translation>%1: %3 バイトのストレージ %2 に、%5 バイトの数値 %4 個が入ることになっています</translation></message>
<message><source>%1: storage %2 is used with several number types; checkpoints do not do that</source><translation>%1: ストレージ %2 が複数の型の数値として使われています。チェックポイントではありえません</translation></message>
<message><source>what is switched off: the picture has patches 0 to %1, got %2</source><translation>無効化の対象: 画像のパッチは 0 から %1 までですが、%2 が指定されました</translation></message>
<message><source>what is switched off: the model has no file of head means; hydrascope-cli means makes one</source><translation>無効化の対象: モデルに平均のファイルがありません。hydrascope-cli means で作成してください</translation></message>
<message><source>what is switched off: the means cover %1 blocks and %2 features, this network has %3 blocks and %4 features</source><translation>無効化の対象: 平均は %1 ブロック、%2 特徴ですが、このネットワークは %3 ブロック、%4 特徴です</translation></message>
<message><source>what is switched off: the means cover %1 tokens, this picture has %2; mean-all works with any number</source><translation>無効化の対象: 平均は %1 トークンですが、この画像は %2 トークンです。mean-all は任意の数に使えます</translation></message>
<message><source>network input: expected [B,3,H,W] with H and W multiples of the patch size %1, got %2</source><translation>ネットワークの入力: H と W がパッチサイズ %1 の倍数である [B,3,H,W] が必要ですが、%2 でした</translation></message>
<message><source>the network answers in rounds, but there is no tensor %1</source><translation>ネットワークはラウンドで答えますが、テンソル %1 がありません</translation></message>
<message><source>this network&apos;s rounds need square pictures, got %1 x %2</source><translation>このネットワークのラウンドは正方形の画像が対象ですが、%1 x %2 でした</translation></message>
<message><source>%1: the score of class %2 of picture %3 is not finite</source><translation>%1: 画像 %3 のクラス %2 のスコアが有限の数ではありません</translation></message>
<message><source>what is changed: the picture has patches 0 to %1, got %2</source><translation>変更内容: この画像のパッチは 0〜%1 です。指定: %2</translation></message>
<message><source>device: expected cpu, cuda or cuda:N, got &apos;%1&apos;</source><translation>デバイス: cpu、cuda、cuda:N のいずれかが必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>device %1 cannot be used: %2</source><translation>デバイス %1 を使用できません: %2</translation></message>
<message><source>the embedding has no direction: its length is %1</source><translation>埋め込みに向きがありません: 長さは %1 です</translation></message>
<message><source>%1: the text tower has no tensor %2</source><translation>%1: テキストタワーにテンソル %2 がありません</translation></message>
<message><source>%1: tensor %2: expected floating point %3 (-1: any), found %4 %5</source><translation>%1: テンソル %2: 浮動小数点数 %3 (-1: 任意) が必要ですが、%4 %5 でした</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity</source><translation>%1: テンソル %2 に NaN または無限大が含まれています</translation></message>
<message><source>fused attention: expected contiguous float32 [B, T, 3, heads, dim], got %1</source><translation>融合アテンション: 連続した float32 [B, T, 3, heads, dim] が必要ですが、%1 でした</translation></message>
<message><source>%1: cannot be the teacher: class &quot;%2&quot; is not among its %3</source><translation>%1: 教師モデルにできません: %3 クラスの中にクラス &quot;%2&quot; がありません</translation></message>
<message><source>%1: expected directions of at most %2 numbers, got %3</source><translation>%1: 方向は最大 %2 個の数値ですが、%3 個です</translation></message>
<message><source>--template: expected prompts to insert: --prompt or --prompts</source><translation>--template: 挿入するプロンプトが必要です: --prompt または --prompts</translation></message>
<message><source>--clean: expected prompts to clean: --prompt or --prompts</source><translation>--clean: 整形するプロンプトが必要です: --prompt または --prompts</translation></message>
<message><source>--joint and --separate exclude each other</source><translation>--joint と --separate は同時に指定できません</translation></message>
<message><source>left out: %1</source><translation>除外: %1</translation></message>
<message><source>--block: pooled and normed do not depend on a block; expected --what with tokens, q, k, v, attention, prefix or heads</source><translation>--block: pooled と normed はブロックに属しません。--what に tokens、q、k、v、attention、prefix、heads のいずれかが必要です</translation></message>
<message><source>--%1 cannot be combined with --predictor</source><translation>--%1 は --predictor と併用できません</translation></message>
<message><source>INPUT: image files or folders</source><translation>INPUT: 画像ファイルまたはフォルダー</translation></message>
<message><source>%1 cannot be read</source><translation>%1 を読み込めません</translation></message>
<message><source>%1: cannot be read</source><translation>%1: 読み込めません</translation></message>
<message><source>attention plan: %1 heads of linear attention do not divide the %2 features of this sub-network</source><translation>アテンションプラン: 線形のヘッド数 %1 は、このサブネットワークの特徴数 %2 の約数ではありません</translation></message>
<message><source>Softmax</source><translation>ソフトマックス</translation></message>
<message><source>Linear</source><translation>線形</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>AFT-Simple</source><translation>AFT-Simple</translation></message>
<message><source>PolyNL</source><translation>PolyNL</translation></message>
<message><source>Window</source><translation>ウィンドウ</translation></message>
<message><source>Optimised</source><translation>Optimised</translation></message>
<message><source>Efficient</source><translation>Efficient</translation></message>
<message><source>Super</source><translation>Super</translation></message>
<message><source>Tokens-to-Token</source><translation>Tokens-to-Token</translation></message>
<message><source>attention plan: expected %1, got &apos;%2&apos;</source><translation>アテンションプラン: %1 が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>attention plan: linear needs at least one head</source><translation>アテンションプラン: linear には 1 個以上のヘッドが必要です</translation></message>
<message><source>attention plan: a window needs at least one patch</source><translation>アテンションプラン: window には 1 個以上のパッチが必要です</translation></message>
<message><source>attention plan: %1 does not take &apos;%2&apos;; linear takes heads=N and phi=head or phi=whole, window takes size=N</source><translation>アテンションプラン: %1 に &apos;%2&apos; は指定できません。linear には heads=N と phi=head または phi=whole、window には size=N を指定できます</translation></message>
<message><source>attention plan: unknown kind &apos;%1&apos;; expected one of %2%3</source><translation>アテンションプラン: 種類 &apos;%1&apos; は不明です。次のいずれかが必要です: %2%3</translation></message>
<message><source>attention plan: %1 takes no kernel, got &apos;%2&apos;</source><translation>アテンションプラン: %1 にカーネルは指定できませんが、&apos;%2&apos; が指定されました</translation></message>
<message><source>attention plan: unknown kernel &apos;%1&apos; for %2; expected one of %3%4</source><translation>アテンションプラン: カーネル &apos;%1&apos; は %2 では不明です。次のいずれかが必要です: %3%4</translation></message>
<message><source>a number of blocks</source><translation>ブロックの数</translation></message>
<message><source>attention plan: &apos;%1&apos; names %2 blocks; the network has %3</source><translation>アテンションプラン: &apos;%1&apos; は %2 ブロックを指定していますが、ネットワークは %3 ブロックです</translation></message>
<message><source>attention plan: &apos;%1&apos; needs every other block of %2 blocks</source><translation>アテンションプラン: &apos;%1&apos; には 1 つおきのブロックが必要ですが、ネットワークは %2 ブロックです</translation></message>
<message><source>attention plan: expected all, back:N, front:N, interleave:N or blocks from 0 to %1, as 0,3,7-11; got &apos;%2&apos;</source><translation>アテンションプラン: all、back:N、front:N、interleave:N、または 0 から %1 までのブロック (例: 0,3,7-11) が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>attention plan: block %1 does not exist; the network has blocks 0 to %2</source><translation>アテンションプラン: ブロック %1 は存在しません。ネットワークのブロックは 0 から %2 までです</translation></message>
<message><source>%1, weights trained with %2</source><translation>%1 (重みの学習時: %2)</translation></message>
<message><source>the predictor cannot be started: %1</source><translation>予測プログラムを起動できません: %1</translation></message>
<message><source>one of %1</source><translation>%1 のいずれか</translation></message>
<message><source>%1 or %2</source><translation>%1 または %2</translation></message>
<message><source>no field %1</source><translation>フィールド %1 はありません</translation></message>
<message><source>%1: %2: expected %3, found %4%5</source><translation>%1: %2: %3 が必要ですが、%4%5 でした</translation></message>
<message><source>line %1, column %2</source><translation>%1 行目、%2 列目</translation></message>
<message><source>%1: expected %2, found %3</source><translation>%1: %2 が必要ですが、%3 でした</translation></message>
<message><source>%1: expected %2, found nothing</source><translation>%1: %2 が必要ですが、何もありません</translation></message>
<message><source>%1: changed while it was open; open it again</source><translation>%1: 開いている間に変更されました。もう一度開いてください</translation></message>
<message><source>; did you mean %1?</source><translation>。%1 のことですか？</translation></message>
<message><source>; did you mean %1 or %2?</source><translation>。%1 または %2 のことですか？</translation></message>
<message><source>%1 and %2 more</source><translation>%1 他 %2 件</translation></message>
<message><source>%1: cannot be made: %2</source><translation>%1: 作成できません: %2</translation></message>
<message><source>%1: cannot be read: %2</source><translation>%1: 読み込めません: %2</translation></message>
<message><source>%1: the path of a socket has at most %2 bytes, this has %3</source><translation>%1: ソケットの名前は最大 %2 バイトですが、これは %3 です</translation></message>
<message><source>no socket can be made</source><translation>ソケットを作成できません</translation></message>
<message><source>cannot hold a socket</source><translation>ソケット用のフォルダーではありません</translation></message>
<message><source>%1: other users can enter this folder; expected one that only you can enter (chmod 700)</source><translation>%1: 他の人もこのフォルダーに入れます。ソケットには自分だけが入れるフォルダーが必要です (chmod 700)</translation></message>
<message><source>the CPU&apos;s default</source><translation>プロセッサ固有の命令セット</translation></message>
<message><source>%1: expected a file, found a folder</source><translation>%1: ファイルが必要ですが、フォルダーでした</translation></message>
<message><source>%1: expected a file, found a device or a pipe</source><translation>%1: ファイルが必要ですが、デバイスまたはパイプでした</translation></message>
<message><source>%1: only %3 of its %2 bytes are present, the rest is a hole; did its download finish?</source><translation>%1: %2 バイトのうち %3 バイトしかなく、残りは空です。ダウンロードは完了していますか？</translation></message>
<message><source>%1: expected UTF-8, found %2; save it as UTF-8</source><translation>%1: UTF-8 が必要ですが、%2 が見つかりました。UTF-8 で保存してください</translation></message>
<message><source>%1: line %2, byte %3</source><translation>%1: %2 行目、%3 バイト目</translation></message>
<message><source>a zero byte, as in UTF-16 without a byte order mark</source><translation>BOM のない UTF-16 にあるようなゼロバイト</translation></message>
<message><source>the byte %1</source><translation>バイト %1</translation></message>
<message><source>is for another model</source><translation>別のモデルに関するものです</translation></message>
<message><source>orders heads, but this model was trained with its own order</source><translation>ヘッドの順序を定めるものですが、このモデルは独自の順序で学習されています</translation></message>
<message><source>%1: the file %2</source><translation>%1: このファイルは使用できません: %2</translation></message>
<message><source>%1 %2 and was not used</source><translation>%1 は使用しませんでした: %2</translation></message>
<message><source>a model whose classes are prompts answers with cosines, which a plain file cannot express; convert it without prompts</source><translation>プロンプトをクラスとするモデルはコサインで答えます。通常のファイルではこれを表せないため、プロンプトなしで変換してください</translation></message>
<message><source>sub-networks with heads ordered by importance keep the whole embedding, which a plain file cannot express; open it with --head-order none</source><translation>ヘッドを重要度順に並べたネットワークでは、ヘッドを減らしても埋め込み全体が残ります。通常のファイルではこれを表せないため、--head-order none を指定して開いてください</translation></message>
<message><source>a network that answers in rounds can only be cut to ThinkingViT&apos;s first round, which depends on no other; got %1 heads</source><translation>ラウンドで答えるネットワークから切り出せるのは、ほかのラウンドを読み取らない ThinkingViT の最初のラウンドのみですが、%1 ヘッドが指定されました</translation></message>
<message><source>%1: several dino.txt files are next to the model; choose the one that belongs to it with --text-tower: %2</source><translation>%1: モデルの隣に dino.txt のファイルが複数あります。対応するものを --text-tower で指定してください: %2</translation></message>
<message><source>%1: no prompts for this model: dino.txt needs a backbone with a class token and a last LayerNorm and without a classifier, such as DINOv3</source><translation>%1: このモデルではプロンプトを使えません: dino.txt には、DINOv3 のようにクラストークンと最後の LayerNorm を持ち、分類器のないバックボーンが必要です</translation></message>
<message><source>dino.txt: the last %1 blocks and the text tower come from %2</source><translation>dino.txt: 最後の %1 ブロックとテキストは %2 のものです</translation></message>
<message><source>the classifier is %1</source><translation>分類器は %1 です</translation></message>
<message><source>%1: tensor %2 and tensor %3 are both %4</source><translation>%1: テンソル %2 とテンソル %3 は同じもの (%4) です</translation></message>
<message><source>are outside the network</source><translation>ネットワークの外にある</translation></message>
<message><source>are not needed to analyse pictures</source><translation>画像の分析には必要ない</translation></message>
<message><source>%1 tensors %2 and were left out, e.g. %3</source><translation>%1 個のテンソルは%2ため除外しました (例: %3)</translation></message>
<message><source>%1: tensor %2 belongs to a network with %3, but its other tensors are missing</source><translation>%1: テンソル %2 は %3 を持つネットワークのものですが、それに必要なほかの要素がありません</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; the file contains no tensor</source><translation>%1: %2 の名前を使った Vision Transformer が必要ですが、ファイルにテンソルがありません</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; found e.g. %3</source><translation>%1: %2 の名前を使った Vision Transformer が必要ですが、%3 などがありました</translation></message>
<message><source>the file contains %1 networks; the one with prefix %2 was opened</source><translation>ファイルには %1 個のネットワークがあり、%2 の下のものを使用しました</translation></message>
<message><source>%1: tensor %2 is missing next to %3</source><translation>%1: %3 に対応するテンソル %2 がありません</translation></message>
<message><source>%1: %2 has shape %3; expected %4 as its query</source><translation>%1: %2 の形状は %3 です。クエリとして %4 が必要です</translation></message>
<message><source>%1: %2 is a single number</source><translation>%1: %2 は単一の数値です</translation></message>
<message><source>%1: no norm before the first block (pre_layrnorm), as in CLIP, and no pooling head (head.probe), as in SigLIP: this picture tower is not supported</source><translation>%1: CLIP のような最初のブロックの前の正規化層 (pre_layrnorm) も、SigLIP のようなプーリングヘッド (head.probe) もありません。ここでは実行できない別の画像タワーです</translation></message>
<message><source>%1: tensor &apos;proj&apos;: expected 2 dimensions, found %2</source><translation>%1: テンソル &apos;proj&apos;: 2 次元が必要ですが、%2 次元でした</translation></message>
<message><source>the file does not say whether this CLIP uses GELU or QuickGELU; GELU is assumed, as in LAION&apos;s models. OpenAI&apos;s own need --activation quick-gelu</source><translation>この CLIP が GELU と QuickGELU のどちらを使うかファイルに記載がないため、LAION のモデルと同じ GELU と仮定しました。OpenAI のモデルには --activation quick-gelu が必要です</translation></message>
<message><source>Hugging Face&apos;s CLIP</source><translation>Hugging Face の CLIP</translation></message>
<message><source>OpenAI&apos;s CLIP</source><translation>OpenAI の CLIP</translation></message>
<message><source>Hugging Face</source><translation>Hugging Face</translation></message>
<message><source>Hugging Face&apos;s DINOv3</source><translation>Hugging Face の DINOv3</translation></message>
<message><source>%1: %2: expected %3 dimensions, found %4</source><translation>%1: %2: %3 次元が必要ですが、%4 次元でした</translation></message>
<message><source>Google&apos;s JAX files</source><translation>Google の JAX ファイル</translation></message>
<message><source>%1 %2, and the tensors have %3</source><translation>%1 は %2 ですが、テンソルでは %3 です</translation></message>
<message><source>num_heads %1, and the tensors are %2 wide</source><translation>num_heads は %1 ですが、テンソルの幅は %2 です</translation></message>
<message><source>the file&apos;s %1 says %2, which was ignored</source><translation>ファイルの %1 によると %2。これは使用しませんでした</translation></message>
<message><source>the file says %1 %2, and in %3 %4: %5 is used</source><translation>ファイルでは %1 が %2、%3 では %4 です。%5 を使用します</translation></message>
<message><source>no classifier was found: %1 read the network, but are neither a chain of layers to the classes nor known training-only heads; the embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>分類器が見つかりませんでした: %1 はネットワークの出力を読み取りますが、クラスまで一列に続く層でも、学習専用と分かっているものでもありません。クラスではなく、その埋め込み (ノルム、画像との類似度、方向、プローブ) を説明します</translation></message>
<message><source>a backbone without a classifier: its embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>分類器のないバックボーンです。クラスではなく、その埋め込み (ノルム、画像との類似度、方向、プローブ) を説明します</translation></message>
<message><source>%1: --head-activation: this model&apos;s classifier has no unknown activation</source><translation>%1: --head-activation: このモデルの分類器には、ファイルが未指定のままにしている関数はありません</translation></message>
<message><source>between the layers of the classifier (%1), ReLU is assumed, as no tensor tells; --head-activation changes it. The classifier is explained by its tangent at each picture</source><translation>分類器の層 (%1) の間は、テンソルからは分からないため ReLU と仮定しました。別のものは --head-activation で指定できます。分類器は各画像での接線によって説明します</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has tensors of attention pooling (attn_pool.latent); expected map</source><translation>%1: プーリングは %2 (%3) ですが、ファイルにアテンションプーリングのテンソル (attn_pool.latent) があります。map が必要です</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has no tensor of attention pooling, such as &apos;attn_pool.latent&apos;</source><translation>%1: プーリングは %2 (%3) ですが、ファイルに &apos;attn_pool.latent&apos; などのアテンションプーリングのテンソルがありません</translation></message>
<message><source>%1: pooling by class token (%2), but the file has no &apos;cls_token&apos;; expected avg</source><translation>%1: クラストークンによるプーリング (%2) ですが、ファイルに &apos;cls_token&apos; がありません。avg が必要です</translation></message>
<message><source>the configuration names %1 classes, but the classifier has %2; the names were ignored</source><translation>設定には %1 クラスの名前がありますが、分類器は %2 クラスです。名前は使用しませんでした</translation></message>
<message><source>%1: %2 class names, but the classifier has %3 classes</source><translation>%1: クラス名は %2 個ですが、分類器は %3 クラスです</translation></message>
<message><source>%1: the softmax of a single output is always 1; expected answers as sigmoid or values</source><translation>%1: 出力が 1 つだけの softmax は常に 1 です。sigmoid か values を指定してください</translation></message>
<message><source>the distillation token has no classifier; only the class token&apos;s is used</source><translation>蒸留トークンには分類器がないため、クラストークンの分類器のみを使用します</translation></message>
<message><source>%1: trained heads (%2): expected numbers from 1 to %3</source><translation>%1: 学習済みヘッド (%2): 1 から %3 までの値が必要です</translation></message>
<message><source>%1: tensor %2: expected a block number below %3</source><translation>%1: テンソル %2: %3 未満のブロック番号が必要です</translation></message>
<message><source>%1: no tensor named &apos;blocks.0...&apos;; expected a Vision Transformer in timm&apos;s names</source><translation>%1: &apos;blocks.0...&apos; という名前のテンソルがありません。timm の名前を使った Vision Transformer が必要です</translation></message>
<message><source>%1: expected a crop fraction from %2 to %3, a norm epsilon from %4 to %5, and standard deviations from %6 to %7</source><translation>%1: %2 から %3 までの切り抜き率、%4 から %5 までの正規化のイプシロン、%6 から %7 までの標準偏差が必要です</translation></message>
<message><source>%1: tensor %2 (%3): expected %4 dimensions, found %5</source><translation>%1: テンソル %2 (%3): %4 次元が必要ですが、%5 次元でした</translation></message>
<message><source>%1: tensor %2: expected columns for whole heads of %3, found %4; set --num-heads</source><translation>%1: テンソル %2: 列数は %3 ごとのヘッドでちょうど分けられる必要がありますが、%4 でした。--num-heads を設定してください</translation></message>
<message><source>%1: %2 of the rounds: expected 2 to %3 ascending numbers, found %4</source><translation>%1: ラウンドの %2: 前より大きくなっていく 2 から %3 個の値が必要ですが、%4 でした</translation></message>
<message><source>%1: rounds of growing pictures need square pictures, found %2 x %3</source><translation>%1: 画像が大きくなっていくラウンドは正方形の画像が対象ですが、%2 x %3 でした</translation></message>
<message><source>picture sizes</source><translation>画像サイズ</translation></message>
<message><source>%1: picture sizes of the rounds: expected %2, multiples of the patch size %3 up to %4, found %5</source><translation>%1: ラウンドの画像サイズ: パッチサイズ %3 の倍数で %4 までの値が %2 個必要ですが、%5 でした</translation></message>
<message><source>%1: heads of the rounds (%2): %3, but the tensors have %4</source><translation>%1: ラウンドのヘッド (%2) は %3 ですが、テンソルでは %4 です</translation></message>
<message><source>%1: a network that answers in rounds needs a class token, no norm before its blocks and no distillation token</source><translation>%1: ラウンドで答えるネットワークはクラストークンから読み取られ、ブロックの前の正規化層も蒸留トークンも持ちません</translation></message>
<message><source>%1: tensor %2 has shape %3; expected a relative position bias of a square grid: (2 h - 1)^2 + 3 rows</source><translation>%1: テンソル %2 の形状は %3 です。正方形グリッドの相対位置バイアス、つまり (2 h - 1)^2 + 3 行が必要です</translation></message>
<message><source>the configuration prepares pictures of %1 pixels for a network with inputs of %2: %3 is used</source><translation>設定では画像を %1 ピクセルに整えますが、ネットワークの入力は %2 です。%3 を使用します</translation></message>
<message><source>%1: image size %2x%3 (%4): expected multiples of the patch size %5</source><translation>%1: 画像サイズ %2x%3 (%4): パッチサイズ %5 の倍数が必要です</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit the relative position bias, which covers %5x%6</source><translation>%1: 画像サイズ %2x%3 (%4) は、%5x%6 用に作られた相対位置バイアスに合いません</translation></message>
<message><source>the configuration says %1 pixels, but the position embedding covers %2x%3</source><translation>設定では %1 ピクセルですが、位置埋め込みは %2x%3 用に作られています</translation></message>
<message><source>the file says %1 pixels, but the position embedding covers %2x%3</source><translation>ファイルでは %1 ピクセルですが、位置埋め込みは %2x%3 用に作られています</translation></message>
<message><source>%1: pos_embed has %2 positions and %3 prefix tokens, which do not form a square grid of patches; set --image-size HEIGHTxWIDTH, or img_size as &quot;HEIGHT,WIDTH&quot; in the file&apos;s metadata</source><translation>%1: pos_embed の位置は %2 個、プレフィックストークンは %3 個で、正方形のパッチ格子になりません。--image-size HEIGHTxWIDTH か、ファイルのメタデータの img_size を &quot;HEIGHT,WIDTH&quot; で指定してください</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit pos_embed with %5 positions, %6 prefix tokens and patches of %7 pixels; other picture sizes are chosen at run time</source><translation>%1: 画像サイズ %2x%3 (%4) は、%5 個の位置、%6 個のプレフィックストークン、%7 ピクセルのパッチを持つ pos_embed に合いません。モデル本来のサイズ以外は実行時に選択します</translation></message>
<message><source>%1: %2 is %3; expected %4 or %5</source><translation>%1: %2 が %3 です。%4 または %5 が必要です</translation></message>
<message><source>%1: rotation is %2; expected none, axial or mixed</source><translation>%1: rotation が %2 です。none、axial、mixed のいずれかが必要です</translation></message>
<message><source>%1: tensor &apos;rope.freqs&apos; belongs to a rotary position embedding with learned frequencies; nothing else indicates that this network has one. If it does, give its timm name with --architecture, such as vit_small_patch16_rope_mixed_224</source><translation>%1: テンソル &apos;rope.freqs&apos; は周波数を学習した回転位置埋め込みのものですが、このネットワークがそれを持つことを示すものがほかにありません。持つ場合は、--architecture で timm での名前 (vit_small_patch16_rope_mixed_224 など) を指定してください</translation></message>
<message><source>%1: %2 says a gated MLP (SwiGLU), but the tensors have a plain one</source><translation>%1: ゲート付き MLP (SwiGLU) と指定されていますが (%2)、テンソルは通常の MLP です</translation></message>
<message><source>%1: norm.weight: missing, expected [%2]; nothing indicates that this network has no norm after its blocks</source><translation>%1: norm.weight: ありません。[%2] が必要です。ブロックの後に正規化層がないネットワークであることを示すものがありません</translation></message>
<message><source>%1: no tensor &apos;pos_embed&apos;, and nothing indicates which rotary or relative positions replace it; give the network&apos;s timm name with --architecture</source><translation>%1: テンソル &apos;pos_embed&apos; がなく、代わりにどの回転位置または相対位置を使うかを示すものもありません。--architecture で timm でのネットワーク名を指定してください</translation></message>
<message><source>%1: tensor &apos;attn_pool.latent&apos; (attention pooling): expected [1, 1, %2], found %3</source><translation>%1: テンソル &apos;attn_pool.latent&apos; (アテンションプーリング): [1, 1, %2] が必要ですが、%3 でした</translation></message>
<message><source>%1: %2 heads of the attention pooling do not divide the width of %3</source><translation>%1: アテンションプーリングのヘッド数 %2 は幅 %3 の約数ではありません</translation></message>
<message><source>&quot;order&quot;: expected 1 to %1 blocks, got %2</source><translation>&quot;order&quot;: 1 から %1 ブロックが必要ですが、%2 でした</translation></message>
<message><source>&quot;order&quot;: expected a list of heads for each block</source><translation>&quot;order&quot;: ブロックごとにヘッドのリストが必要です</translation></message>
<message><source>&quot;order&quot;: block %1 does not name each head once</source><translation>&quot;order&quot;: ブロック %1 は各ヘッドを 1 回ずつ指定していません</translation></message>
<message><source>&quot;importance&quot;: expected a number for each head of each block</source><translation>&quot;importance&quot;: 各ブロックのヘッドごとに数値が必要です</translation></message>
<message><source>&quot;ranking&quot;: expected 1 to %1 neurons, got %2</source><translation>&quot;ranking&quot;: 1 から %1 個のニューロンが必要ですが、%2 でした</translation></message>
<message><source>&quot;ranking&quot;: expected [block, unit, score] for each neuron</source><translation>&quot;ranking&quot;: ニューロンごとに [block, unit, score] が必要です</translation></message>
<message><source>%1: expected Hydrascope&apos;s means of heads: heads.position [L,T,D] and heads.all [L,D]</source><translation>%1: Hydrascope のヘッドの平均 (heads.position [L,T,D] と heads.all [L,D]) が必要です</translation></message>
<message><source>%1: the means contain NaN or infinity</source><translation>%1: 平均に NaN または無限大が含まれています</translation></message>
<message><source>%1: an order of %2 blocks with %3 heads; the model has %4 with %5</source><translation>%1: %2 ブロック、%3 ヘッドの順序ですが、モデルは %4 ブロック、%5 ヘッドです</translation></message>
<message><source>%1: block %2 has no per-head queries, keys and values to order</source><translation>%1: ブロック %2 には、並べ替えるヘッドのクエリ、キー、バリューがありません</translation></message>
<message><source>%1: the file belongs to another model</source><translation>%1: ファイルは別のモデルに関するものです</translation></message>
<message><source>%1: expected the file with id %2, found %3; it has changed since</source><translation>%1: ID %2 のファイルが必要ですが、%3 でした。その後変更されています</translation></message>
<message><source>%1: %2. Opened as another network, it would give wrong results: give its timm name with --architecture%3%4</source><translation>%1: %2。別のネットワークとして読み込むと結果が誤ります。--architecture で timm での名前を指定してください%3%4</translation></message>
<message><source>, such as %1</source><translation>（例: %1）</translation></message>
<message><source>. If it is a plain one, use --architecture plain</source><translation>。通常のネットワークなら --architecture plain と指定してください</translation></message>
<message><source>%1: %2 is not supported: %3</source><translation>%1: %2 はここでは実行できません: %3</translation></message>
<message><source>relative position bias</source><translation>相対位置バイアス</translation></message>
<message><source>rotary position embedding</source><translation>回転位置埋め込み</translation></message>
<message><source>%1: its configuration says %2, a network with %3, but its tensors belong to another network</source><translation>%1: 設定では %2 (%3 を持つネットワーク) ですが、テンソルは別のネットワークのものです</translation></message>
<message><source>no tensor &apos;pos_embed&apos;: a network with rotary or relative positions, and nothing indicates which</source><translation>テンソル &apos;pos_embed&apos; がない: 回転位置または相対位置を持つネットワークで、どちらかを示すものがありません</translation></message>
<message><source>its tensors also fit a network with norms after attention and MLP (res-post-norm), and nothing indicates which it is</source><translation>テンソルは、アテンションと MLP の後に正規化層があるネットワーク (res-post-norm) とも一致し、どちらかを示すものがありません</translation></message>
<message><source>its tensors also fit a network with rotary position embedding, and nothing indicates which it is</source><translation>テンソルは、回転位置埋め込みを持つネットワークとも一致し、どちらかを示すものがありません</translation></message>
<message><source>%1 is an unknown name, and similar ones have %2</source><translation>%1 は未知の名前で、似た名前のネットワークは %2 を持ちます</translation></message>
<message><source>%1: architecture %2 (user): expected %3, hydravit, or a Vision Transformer&apos;s name in timm, such as vit_base_patch16_224</source><translation>%1: アーキテクチャ %2 (ユーザー): %3、hydravit、または vit_base_patch16_224 のような timm での Vision Transformer の名前が必要です</translation></message>
<message><source>its name, %1, belongs to a network of another kind: %2</source><translation>名前 %1 は別の種類のネットワークのものです: %2</translation></message>
<message><source>parts of its blocks</source><translation>ブロックの一部</translation></message>
<message><source>its own parts</source><translation>独自の構成要素</translation></message>
<message><source> (and %1 more)</source><translation> (他 %1 個)</translation></message>
<message><source>%1: tensor %2%3 is not part of a Vision Transformer that is supported here: %4, without which it would be a different network. If the forward pass does not need it, save the weights without it</source><translation>%1: テンソル %2%3 は、ここで対応している Vision Transformer のものではありません: %4。これを除くと別のネットワークになります。順伝播に不要な場合は、このテンソルを除いて重みを保存してください</translation></message>
<message><source>%1: patches of %2 pixels: expected at most %3, a square kernel, and positions of a square grid of patches only; found %4</source><translation>%1: %2 ピクセルのパッチ: 最大 %3 で、正方形のカーネルと、正方形のパッチグリッドのみの位置が必要ですが、%4 でした</translation></message>
<message><source>%1: image size %2x%3: expected multiples of the patch size %4</source><translation>%1: 画像サイズ %2x%3: パッチサイズ %4 の倍数が必要です</translation></message>
<message><source>%1: missing, expected %2</source><translation>%1: ありません。%2 が必要です</translation></message>
<message><source>%1: expected floating point, found %2</source><translation>%1: 浮動小数点数が必要ですが、%2 でした</translation></message>
<message><source>and %1 more</source><translation>ほか %1 件</translation></message>
<message><source>%1: expected averaged weights (state_dict_ema, model_ema, teacher, ...) for --weights %2; the file contains none</source><translation>%1: --weights %2 の指定に従い、平均化した重み (state_dict_ema、model_ema、teacher など) が必要ですが、ファイルに含まれていません</translation></message>
<message><source>%1: expected weights that are not averaged (state_dict, model, student, ...) for --weights %2; the file contains none</source><translation>%1: --weights %2 の指定に従い、平均化していない重み (state_dict、model、student など) が必要ですが、ファイルに含まれていません</translation></message>
<message><source>%1 describes another network and was ignored</source><translation>%1 は別のネットワークのものであるため、使用しませんでした</translation></message>
<message><source>checking the tensors</source><translation>テンソルを確認中</translation></message>
<message><source>%1: prompts need the model&apos;s vocabulary: put OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt next to the model, or name the file with --vocabulary</source><translation>%1: プロンプトには別ファイルの語彙が必要です。OpenAI の bpe_simple_vocab_16e6.txt.gz (リポジトリー openai/CLIP) または Hugging Face の merges.txt をモデルの隣に置くか、--vocabulary で指定してください</translation></message>
<message><source>%1: prompts need the model&apos;s tokenizer: put spiece.model, tokenizer.model or tokenizer.json of its repository next to the model, or name the file with --vocabulary</source><translation>%1: プロンプトには別ファイルのトークナイザーが必要です。モデルのリポジトリーの spiece.model、tokenizer.model または tokenizer.json をモデルの隣に置くか、--vocabulary で指定してください</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP with both towers and their projections; its picture tower has no projection to compare with texts. DINOv3 reads text with dino.txt: put its file next to the model, with dinotxt in its name, or name it with --text-tower</source><translation>%1: このモデルではプロンプトを使えません。両方のタワーとその射影を持つ CLIP が必要です。このモデルの画像タワーには、テキストと比較するための射影がありません。DINOv3 は dino.txt で語を使えます。そのファイルを、名前に dinotxt を含めてモデルの隣に置くか、--text-tower で指定してください</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP that reads its class token</source><translation>%1: このモデルではプロンプトを使えません: クラストークンを読み取る CLIP が必要です</translation></message>
<message><source>%1: texts are compared with the output of dino.txt&apos;s vision head: name its file with --text-tower</source><translation>%1: テキストは dino.txt の画像ヘッドが画像から作るものと比べられます。そのファイルを --text-tower で指定してください</translation></message>
<message><source>each prompt has its own probability (a sigmoid); they need not add up to one</source><translation>各プロンプトの確率は独立です(シグモイド): 合計が 1 になるとは限りません</translation></message>
<message><source>%1 sentence is longer than the %2 tokens that the text tower reads, and was truncated as by its authors</source><translation>%1 個の文が、テキストタワーの読み取る %2 トークンより長いため、原著者と同じ方法で切り詰めました</translation></message>
<message><source>%1 sentences are longer than the %2 tokens that the text tower reads, and were truncated as by their authors</source><translation>%1 個の文が、テキストタワーの読み取る %2 トークンより長いため、原著者と同じ方法で切り詰めました</translation></message>
<message><source>Depth Anything, a DINOv2 with a depth decoder</source><translation>Depth Anything (DINOv2 と深度のデコーダー)</translation></message>
<message><source>LLaVA, a vision language model</source><translation>LLaVA (視覚言語モデル)</translation></message>
<message><source>PaliGemma, a vision language model</source><translation>PaliGemma (視覚言語モデル)</translation></message>
<message><source>Gemma, a vision language model</source><translation>Gemma (視覚言語モデル)</translation></message>
<message><source>SmolVLM or Idefics, a vision language model</source><translation>SmolVLM または Idefics (視覚言語モデル)</translation></message>
<message><source>Qwen-VL, a vision language model</source><translation>Qwen-VL (視覚言語モデル)</translation></message>
<message><source>InternVL, a vision language model</source><translation>InternVL (視覚言語モデル)</translation></message>
<message><source>Florence-2, a pyramid of stages (DaViT) with a language model</source><translation>Florence-2 (ピラミッド状のステージ (DaViT) と言語モデル)</translation></message>
<message><source>Kosmos-2, a vision language model</source><translation>Kosmos-2 (視覚言語モデル)</translation></message>
<message><source>GIT, a captioning model</source><translation>GIT (キャプションを書くネットワーク)</translation></message>
<message><source>BLIP, a picture tower with a language model</source><translation>BLIP (画像タワーと言語モデル)</translation></message>
<message><source>BLIP-2, a picture tower with a Q-Former and a language model</source><translation>BLIP-2 (画像タワー、Q-Former、言語モデル)</translation></message>
<message><source>a vision language model</source><translation>視覚言語モデル</translation></message>
<message><source>a document retrieval model (ColPali)</source><translation>ページの検索モデル (ColPali)</translation></message>
<message><source>a text recognition model (TrOCR, Donut)</source><translation>画像内のテキストを読むモデル (TrOCR、Donut)</translation></message>
<message><source>a document model (LayoutLM)</source><translation>文書を読むモデル (LayoutLM)</translation></message>
<message><source>a joint transformer for pictures and text (ViLT)</source><translation>画像と単語を 1 つで扱うネットワーク (ViLT)</translation></message>
<message><source>RF-DETR, a detector</source><translation>RF-DETR (検出器)</translation></message>
<message><source>DETR, a detector</source><translation>DETR (検出器)</translation></message>
<message><source>YOLOS, a detector</source><translation>YOLOS (検出器)</translation></message>
<message><source>OWL-ViT, an open-vocabulary detector</source><translation>OWL-ViT (オープンボキャブラリー検出器)</translation></message>
<message><source>Grounding DINO, an open-vocabulary detector</source><translation>Grounding DINO (オープンボキャブラリー検出器)</translation></message>
<message><source>Segment Anything (SAM), which has windows and a neck</source><translation>Segment Anything (SAM、ウィンドウとネックを持つ)</translation></message>
<message><source>SAM 2, whose trunk is a pyramid of stages (Hiera)</source><translation>SAM 2 (本体はピラミッド状のステージ (Hiera))</translation></message>
<message><source>SAM 3, whose trunk has rotary positions in windows</source><translation>SAM 3 (本体はウィンドウ内の回転位置を使う)</translation></message>
<message><source>Mask2Former, a network for segmentation</source><translation>Mask2Former (セグメンテーション用のネットワーク)</translation></message>
<message><source>EoMT, a Vision Transformer with queries for segmentation</source><translation>EoMT (クエリを使うセグメンテーション用の Vision Transformer)</translation></message>
<message><source>SegFormer, a pyramid of stages</source><translation>SegFormer (ピラミッド状のステージ)</translation></message>
<message><source>UPerNet, a network for segmentation</source><translation>UPerNet (セグメンテーション用のネットワーク)</translation></message>
<message><source>a text-prompted segmentation network (CLIPSeg, GroupViT)</source><translation>単語によるセグメンテーション用のネットワーク (CLIPSeg、GroupViT)</translation></message>
<message><source>a network for depth (DPT, ZoeDepth)</source><translation>深度用のネットワーク (DPT、ZoeDepth)</translation></message>
<message><source>Depth Pro, two Vision Transformers over patches of several scales</source><translation>Depth Pro (複数スケールのパッチに対する 2 つの Vision Transformer)</translation></message>
<message><source>an image matching network</source><translation>画像どうしを照合するネットワーク</translation></message>
<message><source>Hiera, a pyramid of stages</source><translation>Hiera (ピラミッド状のステージ)</translation></message>
<message><source>AIMv2, which has RMSNorm and a gated MLP</source><translation>AIMv2 (RMSNorm とゲート付き MLP を持つ)</translation></message>
<message><source>C-RADIO, which crops its positions from a larger grid</source><translation>C-RADIO (より大きなグリッドから位置を切り出す)</translation></message>
<message><source>V-JEPA 2, a video network</source><translation>V-JEPA 2 (動画用のネットワーク)</translation></message>
<message><source>VideoMAE, a video network</source><translation>VideoMAE (動画用のネットワーク)</translation></message>
<message><source>a video network (TimeSformer, ViViT)</source><translation>動画用のネットワーク (TimeSformer、ViViT)</translation></message>
<message><source>SigLIP 2 NaFlex, for pictures of any aspect ratio</source><translation>SigLIP 2 NaFlex (任意の形の画像用)</translation></message>
<message><source>MLCD, a CLIP with rotary positions</source><translation>MLCD (回転位置を持つ CLIP)</translation></message>
<message><source>Swin, a pyramid of stages with windows</source><translation>Swin (ウィンドウを使うピラミッド状のステージ)</translation></message>
<message><source>PVT, a pyramid of stages</source><translation>PVT (ピラミッド状のステージ)</translation></message>
<message><source>CvT, a pyramid of stages with convolutions</source><translation>CvT (畳み込みを使うピラミッド状のステージ)</translation></message>
<message><source>LeViT, a pyramid of stages with a convolutional stem</source><translation>LeViT (畳み込みステムを持つピラミッド状のステージ)</translation></message>
<message><source>EfficientFormer, a pyramid of stages with convolutions</source><translation>EfficientFormer (畳み込みを使うピラミッド状のステージ)</translation></message>
<message><source>PoolFormer, a pyramid of stages with pooling in place of attention</source><translation>PoolFormer (アテンションの代わりにプーリングを使うピラミッド状のステージ)</translation></message>
<message><source>NAT, a pyramid of stages with neighbourhood attention</source><translation>NAT (近傍アテンションを使うピラミッド状のステージ)</translation></message>
<message><source>FocalNet, a pyramid of stages without attention</source><translation>FocalNet (アテンションのないピラミッド状のステージ)</translation></message>
<message><source>VAN, a convolutional network</source><translation>VAN (畳み込みネットワーク)</translation></message>
<message><source>a hybrid ViT, with a convolutional network before the blocks</source><translation>ハイブリッド ViT (ブロックの前に畳み込みネットワークがある)</translation></message>
<message><source>MGP-STR, a scene text recogniser</source><translation>MGP-STR (単語を読むモデル)</translation></message>
<message><source>ImageGPT, which generates pixels</source><translation>ImageGPT (ピクセルを書くネットワーク)</translation></message>
<message><source>Perceiver, whose latents read the pixels</source><translation>Perceiver (潜在変数がピクセルを読む)</translation></message>
<message><source>MobileViT, a convolutional network with transformers in it</source><translation>MobileViT (内部に Transformer を持つ畳み込みネットワーク)</translation></message>
<message><source>FastViT, a convolutional network with attention at its end</source><translation>FastViT (末尾にアテンションを持つ畳み込みネットワーク)</translation></message>
<message><source>MambaVision, a state space network</source><translation>MambaVision (状態空間を使うネットワーク)</translation></message>
<message><source>Mamba (Vim, VMamba), a state space network</source><translation>Mamba (Vim、VMamba、状態空間を使うネットワーク)</translation></message>
<message><source>ConvNeXt, a convolutional network</source><translation>ConvNeXt (畳み込みネットワーク)</translation></message>
<message><source>a convolutional network (ResNet, EfficientNet)</source><translation>畳み込みネットワーク (ResNet、EfficientNet)</translation></message>
<message><source>YOLO, a convolutional detector</source><translation>YOLO (畳み込み検出器)</translation></message>
<message><source>an image generation network (diffusion)</source><translation>画像を生成するネットワーク (拡散)</translation></message>
<message><source>DiT, an image generation network (diffusion)</source><translation>DiT (画像を生成するネットワーク、拡散)</translation></message>
<message><source>a text model (BERT)</source><translation>テキストモデル (BERT)</translation></message>
<message><source>a language model</source><translation>言語モデル</translation></message>
<message><source>a text model (T5, BART)</source><translation>テキストモデル (T5、BART)</translation></message>
<message><source>an audio network</source><translation>音声用のネットワーク</translation></message>
<message><source>data2vec for text</source><translation>テキスト用の data2vec</translation></message>
<message><source>not a vision network</source><translation>画像用のネットワークではないもの</translation></message>
<message><source>Its DINOv2 opens by itself; in Python: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), or for the authors&apos; file torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</source><translation>その DINOv2 だけなら開けます。Python では: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT)、原著者のファイルなら torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</translation></message>
<message><source>Its picture tower opens by itself if it is a CLIP or a SigLIP; in Python: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</source><translation>CLIP または SigLIP であれば、その画像タワーだけなら開けます。Python では: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</translation></message>
<message><source>In Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</source><translation>Python では: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</translation></message>
<message><source>this is %1; only its Vision Transformer was opened</source><translation>これは %1 です。その Vision Transformer だけを開きました</translation></message>
<message><source>%1: its weights are quantised (%2 says %3), which is not supported. %4</source><translation>%1: 重みが量子化されていて (%2 では %3)、ここでは実行できません。%4</translation></message>
<message><source>%1: this is %2 (%3 says %4), which is not supported</source><translation>%1: これは %2 (%3 によると %4) で、ここでは実行できません</translation></message>
<message><source>%1: its patches are %2, with frames: a video network (VideoMAE, V-JEPA, Qwen-VL), which is not supported. %3</source><translation>%1: パッチはフレームを含む %2 です: 動画用のネットワーク (VideoMAE、V-JEPA、Qwen-VL) で、ここでは実行できません。%3</translation></message>
<message><source>%1: its patches are %2: a network for grey pictures, with 1 channel; only 3 channels are supported. This one, expanded to 3 channels, gives the same answers for grey pictures; in Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, and mean and std three times</source><translation>%1: パッチは %2 です: 1 チャネルのグレースケール画像用のネットワークです。ここでは 3 チャネルのネットワークを実行できます。このネットワークを 3 チャネルにしても、グレースケール画像への答えは変わりません。Python では: kernel = kernel.repeat(1, 3, 1, 1) / 3。mean と std も 3 回繰り返します</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels (RGBA); only 3 are supported. %4</source><translation>%1: パッチは %2 です: %3 チャネル (RGBA) の画像用のネットワークです。ここでは 3 チャネルのネットワークを実行できます。%4</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels; only 3 are supported. %4</source><translation>%1: パッチは %2 です: %3 チャネルの画像用のネットワークです。ここでは 3 チャネルのネットワークを実行できます。%4</translation></message>
<message><source>%1: tensors like %2 are 8-bit integers: quantised weights, which are not supported. %3</source><translation>%1: テンソル %2 などは 8 ビットの整数です: 量子化された重みで、ここでは実行できません。%3</translation></message>
<message><source>a LoHa adapter, which must be merged into its base model first</source><translation>先に基のモデルに統合する必要がある LoHa アダプター</translation></message>
<message><source>quantised weights (bitsandbytes, 8 bits)</source><translation>量子化された重み (bitsandbytes、8 ビット)</translation></message>
<message><source>quantised weights (bitsandbytes, 4 bits)</source><translation>量子化された重み (bitsandbytes、4 ビット)</translation></message>
<message><source>quantised weights (GPTQ, AWQ)</source><translation>量子化された重み (GPTQ、AWQ)</translation></message>
<message><source>quantised weights (compressed-tensors)</source><translation>量子化された重み (compressed-tensors)</translation></message>
<message><source>quantised weights (fp8, int8)</source><translation>量子化された重み (fp8、int8)</translation></message>
<message><source>quantised weights (PyTorch, 8 bits)</source><translation>量子化された重み (PyTorch、8 ビット)</translation></message>
<message><source>a plain ViT under the names of jeonsworld&apos;s ViT-pytorch. Renamed in Python it opens: for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>jeonsworld の ViT-pytorch の名前を使った標準の ViT。Python で名前を変更すると開けます: for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a plain ViT under the names of mmpretrain. Renamed in Python it opens: for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>mmpretrain の名前を使った標準の ViT。Python で名前を変更すると開けます: for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a norm of the patches before positions are added (vit-pytorch)</source><translation>位置を加える前のパッチの正規化層 (vit-pytorch)</translation></message>
<message><source>a plain ViT under the names of vit-pytorch. Renamed in Python it opens, with --eps 1e-5: for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}; and its patch kernel k is k.reshape(D, P, P, 3).permute(0, 3, 1, 2)</source><translation>vit-pytorch の名前を使った標準の ViT。Python で名前を変更すると、--eps 1e-5 を指定して開けます: for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}。パッチのカーネル k は k.reshape(D, P, P, 3).permute(0, 3, 1, 2) とします</translation></message>
<message><source>a DINOv2 with a depth decoder (Depth Anything)</source><translation>DINOv2 と深度のデコーダー (Depth Anything)</translation></message>
<message><source>a Vision Transformer with a depth decoder (Depth Anything, DPT)</source><translation>Vision Transformer と深度のデコーダー (Depth Anything、DPT)</translation></message>
<message><source>a vision language model (LLaVA, PaliGemma)</source><translation>視覚言語モデル (LLaVA、PaliGemma)</translation></message>
<message><source>a vision language model (LLaVA)</source><translation>視覚言語モデル (LLaVA)</translation></message>
<message><source>a vision language model (SmolVLM, Idefics)</source><translation>視覚言語モデル (SmolVLM、Idefics)</translation></message>
<message><source>a vision language model (Qwen-VL)</source><translation>視覚言語モデル (Qwen-VL)</translation></message>
<message><source>a vision language model (Kosmos-2)</source><translation>視覚言語モデル (Kosmos-2)</translation></message>
<message><source>a pyramid of stages with a language model (Florence-2)</source><translation>ピラミッド状のステージと言語モデル (Florence-2)</translation></message>
<message><source>a picture tower with a Q-Former and a language model (BLIP-2)</source><translation>画像タワー、Q-Former、言語モデル (BLIP-2)</translation></message>
<message><source>Segment Anything (SAM 2)</source><translation>Segment Anything (SAM 2)</translation></message>
<message><source>a pyramid of stages (SAM 2&apos;s Hiera)</source><translation>ピラミッド状のステージ (SAM 2 の Hiera)</translation></message>
<message><source>Segment Anything (SAM 3)</source><translation>Segment Anything (SAM 3)</translation></message>
<message><source>Segment Anything (SAM)</source><translation>Segment Anything (SAM)</translation></message>
<message><source>a pyramid over one scale (ViTDet)</source><translation>1 つのスケールから作るピラミッド (ViTDet)</translation></message>
<message><source>a detector (RF-DETR, DAB-DETR)</source><translation>検出器 (RF-DETR、DAB-DETR)</translation></message>
<message><source>a detector with deformable attention (RF-DETR, RT-DETR)</source><translation>変形可能アテンションを使う検出器 (RF-DETR、RT-DETR)</translation></message>
<message><source>a detector (DETR)</source><translation>検出器 (DETR)</translation></message>
<message><source>a detector (DETR, YOLOS)</source><translation>検出器 (DETR、YOLOS)</translation></message>
<message><source>an open-vocabulary detector (OWL-ViT)</source><translation>オープンボキャブラリー検出器 (OWL-ViT)</translation></message>
<message><source>a convolutional detector (YOLO)</source><translation>畳み込み検出器 (YOLO)</translation></message>
<message><source>a segmentation network (Mask2Former)</source><translation>セグメンテーション用のネットワーク (Mask2Former)</translation></message>
<message><source>a pyramid of stages (SegFormer)</source><translation>ピラミッド状のステージ (SegFormer)</translation></message>
<message><source>a video network (VideoMAE)</source><translation>動画用のネットワーク (VideoMAE)</translation></message>
<message><source>a video network (TimeSformer)</source><translation>動画用のネットワーク (TimeSformer)</translation></message>
<message><source>positions cropped from a larger grid (C-RADIO)</source><translation>より大きなグリッドから切り出した位置 (C-RADIO)</translation></message>
<message><source>RMSNorm and a gated MLP (AIMv2)</source><translation>RMSNorm とゲート付き MLP (AIMv2)</translation></message>
<message><source>a network of its own (InternViT)</source><translation>独自のネットワーク (InternViT)</translation></message>
<message><source>state spaces (MambaVision)</source><translation>状態空間 (MambaVision)</translation></message>
<message><source>state spaces (VMamba)</source><translation>状態空間 (VMamba)</translation></message>
<message><source>state spaces (Vim)</source><translation>状態空間 (Vim)</translation></message>
<message><source>a convolutional network with attention at its end (FastViT)</source><translation>末尾にアテンションを持つ畳み込みネットワーク (FastViT)</translation></message>
<message><source>a pyramid of stages without attention (PoolFormer, CAFormer)</source><translation>アテンションのないピラミッド状のステージ (PoolFormer、CAFormer)</translation></message>
<message><source>a convolutional network with transformers in it (MobileViT)</source><translation>内部に Transformer を持つ畳み込みネットワーク (MobileViT)</translation></message>
<message><source>a pyramid of stages (PVT, SegFormer)</source><translation>ピラミッド状のステージ (PVT、SegFormer)</translation></message>
<message><source>a pyramid of stages (PVT v2, SegFormer)</source><translation>ピラミッド状のステージ (PVT v2、SegFormer)</translation></message>
<message><source>a pyramid of stages with convolutions (CvT)</source><translation>畳み込みを使うピラミッド状のステージ (CvT)</translation></message>
<message><source>a convolutional network (ConvNeXt)</source><translation>畳み込みネットワーク (ConvNeXt)</translation></message>
<message><source>a convolutional network (ConvNeXt, MobileNet)</source><translation>畳み込みネットワーク (ConvNeXt、MobileNet)</translation></message>
<message><source>dino.txt&apos;s vision head and text tower, without a backbone; open the DINOv3 they belong to, with this file next to it or named with --text-tower</source><translation>dino.txt の画像ヘッドとテキストタワーで、自分のパッチを持ちません。対応する DINOv3 を、このファイルを隣に置くか --text-tower で指定して開いてください</translation></message>
<message><source>a LoRA adapter, which must be merged into its base model first</source><translation>先に基のモデルに統合する必要がある LoRA アダプター</translation></message>
<message><source>an adapter inside the blocks; open its base model</source><translation>ブロック内のアダプター。アダプターを追加する前のモデルを開いてください</translation></message>
<message><source>learned prompts among the tokens; open their base model</source><translation>トークンに混ぜた学習済みプロンプト。プロンプトを追加する前のモデルを開いてください</translation></message>
<message><source>a pyramid of stages that answers in rounds (ThinkingViT&apos;s Swin)</source><translation>ラウンドで答えるピラミッド状のステージ (ThinkingViT の Swin)</translation></message>
<message><source>differential attention</source><translation>差分アテンション</translation></message>
<message><source>cross-covariance attention (XCiT)</source><translation>相互共分散アテンション (XCiT)</translation></message>
<message><source>attention and MLP in parallel</source><translation>並列のアテンションと MLP</translation></message>
<message><source>two attentions in parallel</source><translation>並列の 2 つのアテンション</translation></message>
<message><source>a gate</source><translation>ゲート</translation></message>
<message><source>pictures of any aspect ratio (NaFlexViT)</source><translation>任意の形の画像 (NaFlexViT)</translation></message>
<message><source>relative position bias (SAM, ViTDet)</source><translation>相対位置バイアス (SAM、ViTDet)</translation></message>
<message><source>windows and a neck (SAM, ViTDet)</source><translation>ウィンドウとネック (SAM、ViTDet)</translation></message>
<message><source>a pyramid of stages (Hiera)</source><translation>ピラミッド状のステージ (Hiera)</translation></message>
<message><source>a norm of the patches before positions are added (AIMv2)</source><translation>位置を加える前のパッチの正規化層 (AIMv2)</translation></message>
<message><source>a pyramid of stages (Swin)</source><translation>ピラミッド状のステージ (Swin)</translation></message>
<message><source>a pyramid of stages</source><translation>ピラミッド状のステージ</translation></message>
<message><source>a convolutional network before the blocks (hybrid ViT)</source><translation>ブロックの前の畳み込みネットワーク (ハイブリッド ViT)</translation></message>
<message><source>a convolutional stem (LeViT, XCiT)</source><translation>畳み込みステム (LeViT、XCiT)</translation></message>
<message><source>a convolutional stem (XCiT)</source><translation>畳み込みステム (XCiT)</translation></message>
<message><source>a convolutional stem</source><translation>畳み込みステム</translation></message>
<message><source>attention pooling (SigLIP)</source><translation>アテンションプーリング (SigLIP)</translation></message>
<message><source>class attention (CaiT)</source><translation>クラスアテンション (CaiT)</translation></message>
<message><source>talking heads (CaiT)</source><translation>トーキングヘッド (CaiT)</translation></message>
<message><source>a detector (YOLOS)</source><translation>検出器 (YOLOS)</translation></message>
<message><source>blocks stacked into one tensor (big_vision)</source><translation>1 つのテンソルに積み重ねたブロック (big_vision)</translation></message>
<message><source>a convolutional network (ResNet)</source><translation>畳み込みネットワーク (ResNet)</translation></message>
<message><source>a convolutional network (CLIP&apos;s ResNet)</source><translation>畳み込みネットワーク (CLIP の ResNet)</translation></message>
<message><source>a convolutional network (VGG, MobileNet, EfficientNet)</source><translation>畳み込みネットワーク (VGG、MobileNet、EfficientNet)</translation></message>
<message><source>a convolutional network (EfficientNet)</source><translation>畳み込みネットワーク (EfficientNet)</translation></message>
<message><source>a convolutional network with batch normalisation</source><translation>バッチ正規化を使う畳み込みネットワーク</translation></message>
<message><source>a text model</source><translation>テキストモデル</translation></message>
<message><source>an MLP-Mixer</source><translation>MLP-Mixer</translation></message>
<message><source>gates and growing pictures (ProgResViT)</source><translation>ゲートと大きくなっていく画像 (ProgResViT)</translation></message>
<message><source>tokens that go through the blocks again (ThinkingViT)</source><translation>ブロックを再び通るトークン (ThinkingViT)</translation></message>
<message><source>relative position bias (BEiT, Swin)</source><translation>相対位置バイアス (BEiT、Swin)</translation></message>
<message><source>separate query and value biases (BEiT, EVA, DINOv3)</source><translation>クエリとバリューの個別のバイアス (BEiT、EVA、DINOv3)</translation></message>
<message><source>rotary position embedding (EVA-02, DINOv3)</source><translation>回転位置埋め込み (EVA-02、DINOv3)</translation></message>
<message><source>rotary position embedding (DINOv3)</source><translation>回転位置埋め込み (DINOv3)</translation></message>
<message><source>attention pooling (SigLIP, Perception Encoder)</source><translation>アテンションプーリング (SigLIP、Perception Encoder)</translation></message>
<message><source>a gated MLP (SwiGLU)</source><translation>ゲート付き MLP (SwiGLU)</translation></message>
<message><source>a norm inside the attention</source><translation>アテンション内の正規化層</translation></message>
<message><source>a norm inside the MLP</source><translation>MLP 内の正規化層</translation></message>
<message><source>%1: tensor %2 belongs to a network that is not supported: %3</source><translation>%1: テンソル %2 は、ここでは実行できないネットワークのものです: %3</translation></message>
<message><source>%1: mlp_ratio and hidden_size: expected numbers whose product is from 1 to 1e6</source><translation>%1: mlp_ratio と hidden_size: 積が 1 から 1e6 までの数値が必要です</translation></message>
<message><source>%1: %2 is not %3: %4, which is not supported</source><translation>%1: %2 が %3 ではありません: %4 はここでは実行できません</translation></message>
<message><source>%1: %2: expected a number, found %3</source><translation>%1: %2: 数が必要ですが、%3 です</translation></message>
<message><source>%1: %2: expected a value, found %3</source><translation>%1: %2: 値が必要ですが、%3 です</translation></message>
<message><source>%1: rescale_factor %2; expected from 1e-6 to 1</source><translation>%1: rescale_factor %2。1e-6 から 1 までの値が必要です</translation></message>
<message><source>%1: %2: expected shortest_edge or height, found %3</source><translation>%1: %2: shortest_edge か height が必要ですが、%3 です</translation></message>
<message><source>do_resize: false</source><translation>do_resize: false</translation></message>
<message><source>%1: crop_size %2 of a size of %3; expected a crop within the picture</source><translation>%1: サイズ %3 に対して crop_size が %2 です。切り抜きは画像内に収まる必要があります</translation></message>
<message><source>size.shortest_edge without a crop (the centre square is used)</source><translation>切り抜きのない size.shortest_edge (中央の正方形を表示します)</translation></message>
<message><source>do_center_crop without crop_size</source><translation>crop_size のない do_center_crop</translation></message>
<message><source>crop_size with another aspect ratio than size</source><translation>size と異なる形の crop_size</translation></message>
<message><source>pictures with another number of channels</source><translation>チャネル数の異なる画像</translation></message>
<message><source>%1: id2label does not name one class for each number from 0 to %2; the names were ignored</source><translation>%1: id2label に 0 から %2 までの各番号のクラス名が 1 つずつそろっていません。名前は使用しませんでした</translation></message>
<message><source>%1: resample: expected a whole number, found %2</source><translation>%1: resample: 整数が必要ですが、%2 です</translation></message>
<message><source>%1: resample %2 is neither bilinear nor bicubic; bicubic is used</source><translation>%1: resample %2 は bilinear でも bicubic でもないため、bicubic を使用します</translation></message>
<message><source>%1: preprocesses pictures in unsupported ways: %2</source><translation>%1: ここでは行わない画像の変更が指定されています: %2</translation></message>
<message><source>pictures are preprocessed by %1, as in transformers; %2 differs</source><translation>画像には transformers と同じく %1 を使用します。%2 の内容は異なります</translation></message>
<message><source>%1: label_names: expected a list of texts; the names were ignored</source><translation>%1: label_names: テキストのリストが必要です。名前は使用しませんでした</translation></message>
<message><source>%1: label_names and id2label differ; label_names is used, as timm does</source><translation>%1: label_names と id2label が異なります。timm と同じく label_names を使用します</translation></message>
<message><source>%1: model_args has %2 = %3, an unknown setting that leaves no trace in the tensors. If the network matches its name, remove the setting from the file</source><translation>%1: model_args に %2 = %3 があります。どのテンソルにも現れない未知の要素です。ネットワークが名前のとおりであれば、ファイルから取り除いてください</translation></message>
<message><source>%1: %2: expected true or false, found %3</source><translation>%1: %2: true か false が必要ですが、%3 です</translation></message>
<message><source>%1: %2: expected an object { ... }, found %3</source><translation>%1: %2: オブジェクト { ... } が必要ですが、%3 です</translation></message>
<message><source>%1: %2 is not supported</source><translation>%1: %2 はここでは行いません</translation></message>
<message><source>%1: tensor %2: %3</source><translation>%1: テンソル %2: %3</translation></message>
<message><source>expected separate query and value biases of one width (BEiT, EVA, DINOv3), both and without other biases</source><translation>同じ幅のクエリとバリューの個別のバイアス (BEiT、EVA、DINOv3) が両方あり、ほかに何もないことが必要です</translation></message>
<message><source>expected a mask as long as attn.qkv.bias (DINOv3)</source><translation>attn.qkv.bias と同じ長さのマスク (DINOv3) が必要です</translation></message>
<message><source>expected 1, 0, 1 by thirds: no bias for keys (DINOv3)</source><translation>3 等分ごとに 1、0、1 であることが必要です: バイアスのないキー (DINOv3)</translation></message>
<message><source>a gated MLP (SwiGLU) beside mlp.fc1</source><translation>mlp.fc1 と並ぶゲート付き MLP (SwiGLU)</translation></message>
<message><source>expected rows of queries, keys and values, found %1</source><translation>クエリ、キー、バリューの行が必要ですが、%1 でした</translation></message>
<message><source>expected a quarter of a head&apos;s features (rotary position embedding, DINOv3), found %1</source><translation>1 ヘッドの特徴数の 4 分の 1 (回転位置埋め込み、DINOv3) が必要ですが、%1 でした</translation></message>
<message><source>%1: a training checkpoint without tensors under %2</source><translation>%1: 学習のチェックポイントですが、%2 の下にテンソルがありません</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its averaged weights so far</source><translation>学習のチェックポイント、%2 ステップ中 %1 の後: その時点の平均化した重み</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its trained weights so far</source><translation>学習のチェックポイント、%2 ステップ中 %1 の後: その時点の学習した重み</translation></message>
<message><source>%1: rows of %2 channels; %3 has %4</source><translation>%1: 行は %2 チャネル。%3 は %4 です</translation></message>
<message><source>%1: one of its strongest pictures is not among the %2</source><translation>%1: 最も強い画像の一つが %2 枚のどれでもありません</translation></message>
<message><source>%1: feature %2 counts more active patches than were seen</source><translation>%1: 特徴 %2 は、見た数より多くに現れたことになっています</translation></message>
<message><source>%1: %2 of %3 pictures are done</source><translation>%1: %3 枚中 %2 枚が完了しています</translation></message>
<message><source>%1: expected model, sae and heads in its question</source><translation>%1: 問いには model、sae、heads が必要です</translation></message>
<message><source>%1: an index of another %2: expected %3, found %4</source><translation>%1: 別の %2 の索引です。%3 のものが必要ですが、%4 のものでした</translation></message>
<message><source>%1: expected an index of features (made by sae-index)</source><translation>%1: 特徴の索引が必要です (sae-index が書き出します)</translation></message>
<message><source>%1: values: expected [features, %2], found %3</source><translation>%1: values: [特徴, %2] が必要ですが、%3 でした</translation></message>
<message><source>%1: expected the state of an index of features</source><translation>%1: 特徴の索引の状態が必要です</translation></message>
<message><source>the index was made with another model, head count, autoencoder or list of pictures: %1; name another file</source><translation>索引は別のモデル、ヘッド数、オートエンコーダー、または画像リストのものです: %1。別のファイルを指定してください</translation></message>
<message><source>%1: kind: expected &quot;topk&quot; or &quot;matryoshka&quot;, found %2</source><translation>%1: kind: &quot;topk&quot; か &quot;matryoshka&quot; が必要ですが、%2 でした</translation></message>
<message><source>%1: prefixes: expected only with &quot;kind&quot;: &quot;matryoshka&quot;</source><translation>%1: prefixes: &quot;kind&quot;: &quot;matryoshka&quot; のときだけ指定できます</translation></message>
<message><source>%1: prefixes: expected ascending numbers of features that end with %2</source><translation>%1: prefixes: 特徴の数を昇順に並べ、最後を全 %2 個とする必要があります</translation></message>
<message><source>features of scenes</source><translation>シーンの特徴</translation></message>
<message><source>%1: the table gives it several classes, and the model answers with one; --answers sigmoid allows several</source><translation>%1: 表ではこの画像に複数のクラスがありますが、モデルの答えは 1 つです。複数には --answers sigmoid を使います</translation></message>
<message><source>image %1 of %2</source><translation>画像 %1 / %2</translation></message>
<message><source>run %1 of %2</source><translation>実行 %1 / %2</translation></message>
<message><source>picture %1 of %2: %3</source><translation>画像 %1 / %2: %3</translation></message>
<message><source>no picture could be measured; the first: %1</source><translation>測定できた画像がありません。最初のもの: %1</translation></message>
<message><source>%1: cannot be extended: %2</source><translation>%1: 追記できません: %2</translation></message>
<message><source>no label, or its label is not a class of the model</source><translation>ラベルがないか、ラベルがモデルのクラスではありません</translation></message>
<message><source>faithfulness: method %1 shows colours, which do not rank patches</source><translation>忠実度: 手法 %1 は色を表示するもので、パッチに順位を付けません</translation></message>
<message><source>faithfulness: expected at least one method and one number of heads</source><translation>忠実度: 1 つ以上の手法と 1 つ以上のヘッド数が必要です</translation></message>
<message><source>exact Shapley values support at most %1 heads per block, this network has %2; choose ablation or gradient</source><translation>厳密な Shapley 値を求められるのは 1 ブロックあたり最大 %1 ヘッドですが、このネットワークは %2 ヘッドです。ablation または gradient を選択してください</translation></message>
<message><source>nearest neighbours of %1 among %2 with %3 classes</source><translation>%3 クラスの %2 の中での %1 の最近傍</translation></message>
<message><source>nearest neighbours</source><translation>最近傍</translation></message>
<message><source>%1: %2 is not one of the model&apos;s %3 classes</source><translation>%1: %2 は、モデルの %3 クラスのどれでもありません</translation></message>
<message><source>%1: the sub-folder&apos;s name %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: サブフォルダー名 %2 は、モデルの %3 クラスの名前、synset、番号のいずれでもありません</translation></message>
<message><source>%1: expected a picture in the table&apos;s folder or its sub-folders, found %2</source><translation>%1: 表と同じフォルダーまたはその中のフォルダーにある画像が必要ですが、%2 でした</translation></message>
<message><source>%1: %2 and %3 are different classes</source><translation>%1: %2 と %3 は別のクラスです</translation></message>
<message><source>%1: class_index: expected an index from 0 to %2, found %3</source><translation>%1: class_index: 0 から %2 の番号が必要ですが、%3 でした</translation></message>
<message><source>%1: expected a folder with labels.csv or one sub-folder per class</source><translation>%1: labels.csv、またはクラスごとに 1 つのサブフォルダーがあるフォルダーが必要です</translation></message>
<message><source>%1: neither labels.csv nor a class sub-folder with images in it</source><translation>%1: labels.csv も、画像の入ったクラスのサブフォルダーもありません</translation></message>
<message><source>%1: a probe needs several classes; found %2 with pictures</source><translation>%1: プローブはクラスを見分けるものですが、画像のあるクラスは %2 個でした</translation></message>
<message><source>a probe of %1 pictures: at most %2 embeddings of this network fit</source><translation>%1 枚の画像によるプローブ: このネットワークの埋め込みを同時に保持できるのは最大 %2 個です</translation></message>
<message><source>training the probe</source><translation>プローブを学習中</translation></message>
<message><source>probe trained</source><translation>プローブの学習が完了しました</translation></message>
<message><source>the probe cannot be trained: an embedding is not finite</source><translation>プローブを学習できません: 埋め込みに有限でない値があります</translation></message>
<message><source>%1: cannot be listed: %2</source><translation>%1: 一覧を取得できません: %2</translation></message>
<message><source>%1: none of its %2 rows names a picture of the folder</source><translation>%1: %2 行のいずれも、フォルダー内の画像を指していません</translation></message>
<message><source>%1: expected a folder with pictures</source><translation>%1: 画像のあるフォルダーが必要です</translation></message>
<message><source>feature colours do not rank patches: choose another method</source><translation>特徴量の色表示はパッチに順位を付けません: 別の手法を選択してください</translation></message>
<message><source>a map of %1x%2 does not fit %3x%4 patches</source><translation>%1x%2 のマップは %3x%4 パッチに対応しません</translation></message>
<message><source>rank correlation of %1 and %2 values</source><translation>%1 個と %2 個の値の順位相関は求められません</translation></message>
<message><source>%1: expected an index of pictures (made by nearest --index)</source><translation>%1: 画像の索引が必要です (nearest --index が書き出します)</translation></message>
<message><source>%1: rows %2 and stamps %3 do not match %4 names</source><translation>%1: 行 %2 とスタンプ %3 が名前の数 %4 と合いません</translation></message>
<message><source>an index of %1 features, but a picture of %2</source><translation>索引の特徴は %1 個、画像は %2 個です</translation></message>
<message><source>%1: expected a linear probe (made by hydrascope-cli probe)</source><translation>%1: 線形プローブ (hydrascope-cli probe が書き込むもの) が必要です</translation></message>
<message><source>%1: damaged: %2</source><translation>%1: 破損しています: %2</translation></message>
<message><source>%1: weight %2 and bias %3 do not match %4 classes</source><translation>%1: 重み %2 とバイアス %3 が %4 クラスに合いません</translation></message>
<message><source>%1: the weights are not finite</source><translation>%1: 重みに有限でない値があります</translation></message>
<message><source>random weights, step %1</source><translation>ランダムな重み、ステップ %1</translation></message>
<message><source>the mask is empty</source><translation>マスクが空です</translation></message>
<message><source>a map of %1 tokens, but a region of %2</source><translation>マップは %1 トークンですが、領域は %2 トークンです</translation></message>
<message><source>thresholds need a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>しきい値はラウンドで答えるネットワーク (ThinkingViT、ProgResViT) のものですが、このモデルにはラウンドがありません</translation></message>
<message><source>a picture of %1x%2 is not the scored one, %3x%4</source><translation>%1x%2 の画像は、評価した %3x%4 の画像ではありません</translation></message>
<message><source>number out of range</source><translation>数値が範囲外です</translation></message>
<message><source>expected a whole number from %1 to %2</source><translation>%1 から %2 までの整数が必要です</translation></message>
<message><source>expected a list of numbers</source><translation>数値のリストが必要です</translation></message>
<message><source>a curve whose lists differ in length</source><translation>長さの異なるリストからなる曲線</translation></message>
<message><source>expected a method&apos;s name</source><translation>手法の名前が必要です</translation></message>
<message><source>%1: this probe was trained on another model; train one on this model</source><translation>%1: このプローブは別のモデルで学習されています。このモデルで学習してください</translation></message>
<message><source>%1: this probe reads the embedding of k = %2 heads, not of k = %3</source><translation>%1: このプローブは k = %3 ではなく、k = %2 ヘッドの埋め込みを読み取ります</translation></message>
<message><source>%1: this probe reads embeddings of the scheme %2, not of %3</source><translation>%1: このプローブは %3 ではなく %2 方式の埋め込みを読みます</translation></message>
<message><source>%1: expected class 0 to %2, got %3</source><translation>%1: 0 から %2 までのクラスが必要ですが、%3 でした</translation></message>
<message><source>%1 (probe %2)</source><translation>%1 (プローブ %2)</translation></message>
<message><source>%1: networks find no boxes; a predictor can</source><translation>%1: ネットワークはボックスを検出しません。予測プログラムなら検出できます</translation></message>
<message><source>a class needs no target of its own</source><translation>クラス自体はターゲットになりません</translation></message>
<message><source>Gini index of the patches&apos; magnitudes</source><translation>パッチの大きさのジニ係数</translation></message>
<message><source>change of the map when the picture is rounded (relative 1e-6)</source><translation>画像の丸め誤差 (相対 1e-6) によるマップの変化</translation></message>
<message><source>difference from the map of a float64 pass</source><translation>float64 での順伝播によるマップとの距離</translation></message>
<message><source>largest change of the map under small noise</source><translation>小さなノイズによるマップの最大の変化</translation></message>
<message><source>rank correlation with the map of another class</source><translation>別のクラスのマップとの順位相関</translation></message>
<message><source>unknown trait &apos;%1&apos;</source><translation>特性 &apos;%1&apos; はありません</translation></message>
<message><source>%1: expected a mask with the object as value %2, found no such pixel</source><translation>%1: 値 %2 の物体を含むマスクが必要ですが、該当するピクセルがありません</translation></message>
<message><source>head: block %1 has heads 0 to %2, got %3</source><translation>head: ブロック %1 のヘッドは 0 から %2 までですが、%3 が指定されました</translation></message>
<message><source>head: the network is read with heads 0 to %1, got %2</source><translation>head: ネットワークを読み取るヘッドは 0 から %1 までですが、%2 が指定されました</translation></message>
<message><source>%1: expected %2 to %3, got %4</source><translation>%1: %2 から %3 までの値が必要ですが、%4 が指定されました</translation></message>
<message><source>the map of %1</source><translation>%1 のマップ</translation></message>
<message><source>%1: expected %2</source><translation>%1: %2 が必要です</translation></message>
<message><source>a contrast needs two classes, and %1 is not a class</source><translation>比較は 2 つのクラスの間で行うものですが、%1 はクラスではありません</translation></message>
<message><source>choose two different classes: class %1 cannot be compared with itself</source><translation>異なる 2 つのクラスを選択してください: クラス %1 をそれ自身と比較することはできません</translation></message>
<message><source>contrast: maps of %1 x %2 and %3 x %4</source><translation>比較: マップの大きさが %1 x %2 と %3 x %4 で異なります</translation></message>
<message><source>pass %1 of %2</source><translation>順伝播 %1 / %2</translation></message>
<message><source>start block</source><translation>開始ブロック</translation></message>
<message><source>query token</source><translation>クエリトークン</translation></message>
<message><source>discard ratio: expected 0 to below 1, got %1</source><translation>除外率: 0 以上 1 未満の値が必要ですが、%1 が指定されました</translation></message>
<message><source>gamma: expected 0 to %1, got %2 and %3</source><translation>gamma: 0 から %1 までの値が必要ですが、%2 と %3 が指定されました</translation></message>
<message><source>%1 pictures</source><translation>%1 枚の画像</translation></message>
<message><source>%1 foreground patches of %2, block %3, %4</source><translation>%2 の前景パッチ %1 個、ブロック %3、%4</translation></message>
<message><source>%1 patches of %2, block %3, %4</source><translation>%2 のパッチ %1 個、ブロック %3、%4</translation></message>
<message><source>, without %1</source><translation>、除外: %1</translation></message>
<message><source>variance: expected numbers from 0</source><translation>variance: 0 以上の数値</translation></message>
<message><source>a negative one</source><translation>負の値</translation></message>
<message><source>features as colours: expected at least %1 patches, got %2</source><translation>特徴量の色表示: %1 個以上のパッチが必要ですが、%2 個です</translation></message>
<message><source>features as colours: the features of this block are not all finite numbers</source><translation>特徴量の色表示: このブロックの特徴に有限でない値があります</translation></message>
<message><source>foreground above %1 leaves %2 of %3 patches; choose a lower threshold</source><translation>%1 を超える前景は %3 パッチ中 %2 パッチです。しきい値を下げてください</translation></message>
<message><source>a basis of %1 features for %2</source><translation>基底の特徴数は %1 ですが、対象は %2 です</translation></message>
<message><source>the basis was fitted on features of width %1 (k = %2), and these have %3 (k = %4): it fits features of its own width, and sub-networks of its own model with fewer heads</source><translation>基底は幅 %1 (k = %2) の特徴でフィットされましたが、対象の幅は %3 (k = %4) です。使えるのは同じ幅の特徴と、同じモデルのヘッドの少ないサブネットワークだけです</translation></message>
<message><source>query: expected at least one patch</source><translation>query: 1 個以上のパッチが必要です</translation></message>
<message><source>query: expected patches 0 to %1, got %2</source><translation>query: 0 から %1 までのパッチが必要ですが、%2 が指定されました</translation></message>
<message><source>the basis %1 is not open; open its file again</source><translation>基底 %1 は開かれていません。ファイルを読み込み直してください</translation></message>
<message><source>%1 foreground of %2 patches of this picture</source><translation>この画像の %2 パッチ中、前景 %1 個</translation></message>
<message><source>%1 of %2 patches of this picture</source><translation>この画像の %2 パッチ中 %1 個</translation></message>
<message><source>the kept query has %1 features, and these tokens have %2</source><translation>保持したクエリの特徴数は %1 ですが、これらのトークンは %2 です</translation></message>
<message><source>grad-eclip pairs each token&apos;s key with its value, but values of super attention mix all tokens; choose hydra-contribution:all, generic or fullgrad-plus</source><translation>grad-eclip は各トークンのキーと値を対にしますが、Super アテンションの値は全トークンの混合です。hydra-contribution:all、generic、fullgrad-plus のいずれかを選んでください</translation></message>
<message><source>method %1 has no map per head</source><translation>手法 %1 には単一ヘッドのマップがありません</translation></message>
<message><source>query token: expected -1 to %1, got %2</source><translation>クエリトークン: -1 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>lens: expected level 0 to %1, got %2</source><translation>lens: 0 から %1 までのレベルが必要ですが、%2 が指定されました</translation></message>
<message><source>method: unknown &apos;%1&apos;; expected one of %2%3</source><translation>method: &apos;%1&apos; は不明です。次のいずれかが必要です: %2%3</translation></message>
<message><source>method %1: not implemented</source><translation>手法 %1: 未実装です</translation></message>
<message><source>how the map is computed</source><translation>マップの計算方法</translation></message>
<message><source>block, for methods that look at one (default: the last)</source><translation>1 つのブロックを調べる手法の対象ブロック (既定: 最後)</translation></message>
<message><source>one head, for attention (default: all, fused)</source><translation>アテンションの対象ヘッド 1 つ (既定: 全ヘッドを融合)</translation></message>
<message><source>how attention and rollout fuse heads</source><translation>アテンションとロールアウトでのヘッドの融合方法</translation></message>
<message><source>query patch of attention (default: the class token)</source><translation>アテンションで見る側のパッチ (既定: クラストークン)</translation></message>
<message><source>first block of products over blocks (default: the method&apos;s own)</source><translation>ブロックにわたる積の開始位置 (既定: 手法ごとの値)</translation></message>
<message><source>rollout: share of the smallest attentions ignored, 0 to 0.999</source><translation>ロールアウト: 除外する最小のアテンションの割合、0 から 0.999</translation></message>
<message><source>cp-lrp: gamma of the patch embedding</source><translation>cp-lrp: パッチ埋め込みのガンマ</translation></message>
<message><source>cp-lrp: gamma of MLPs and classifier</source><translation>cp-lrp: MLP と分類器のガンマ</translation></message>
<message><source>pictures over which a gradient is averaged; 1: only the picture itself</source><translation>勾配を平均する画像の数。1: 元の画像のみ</translation></message>
<message><source>vectors that pca and similarity compare: tokens, normed, q, k or v</source><translation>pca と similarity が比較するもの: tokens、normed、q、k、v</translation></message>
<message><source>pca: use the colours of this kept basis</source><translation>pca: 以前に保持したこの基底で色を付けます</translation></message>
<message><source>pca: fit patches whose first component is above T, 0 to 0.95</source><translation>pca: 第 1 成分が T を超えるパッチでフィットします、0 から 0.95</translation></message>
<message><source>occlusion: side of the painted square</source><translation>occlusion: 塗りつぶす正方形の一辺</translation></message>
<message><source>occlusion: step of the square</source><translation>occlusion: 正方形の 1 回の移動量</translation></message>
<message><source>occlusion: unit of window and stride: patches or pixels</source><translation>occlusion: ウィンドウとステップの単位: patches または pixels</translation></message>
<message><source>occlusion: colour of the square: mean of the training pictures, mean of this picture, black or white</source><translation>occlusion: 正方形の塗り色: 学習画像の平均色、この画像の平均、黒、白</translation></message>
<message><source>occlusion, shapley: score of a class, its logit or probability</source><translation>occlusion、shapley: クラスのロジット または確率</translation></message>
<message><source>rise: number of random masks</source><translation>rise: ランダムマスクの数</translation></message>
<message><source>rise: cells per side of a mask</source><translation>rise: マスクの一辺のセル数</translation></message>
<message><source>shapley: groups of patches; exact up to 12, sampled beyond</source><translation>shapley: パッチのグループ数。12 までは厳密、それより多い場合はサンプリング</translation></message>
<message><source>shapley: number of orders drawn where values are sampled</source><translation>shapley: サンプリングする場合に抽出する順列の数</translation></message>
<message><source>vit-cx: features share a mask below this cosine distance</source><translation>vit-cx: コサイン距離がこれより小さい特徴は 1 つのマスクを共有します</translation></message>
<message><source>similarity: to these patches (3,7-9) of an open picture, given by its id</source><translation>similarity: 開いている画像 (ID で指定) のこれらのパッチ (3,7-9) との類似度</translation></message>
<message><source>%1 has no rule for the gates between this network&apos;s blocks (ProgResViT); choose an attention or gradient method</source><translation>%1 には、このネットワークのブロック間のゲート (ProgResViT) に対する規則がありません。アテンションまたは勾配の手法を選択してください</translation></message>
<message><source>the question is about an output, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>出力に関する質問ですが、このモデルは分類器のないバックボーンです。別のターゲット (埋め込みのノルム、画像との類似度、方向、プローブ) を選択してください</translation></message>
<message><source>%1: expected 0 to %2, got %3</source><translation>%1: 0 から %2 までの値が必要ですが、%3 が指定されました</translation></message>
<message><source>%1: reads the output of block %2; this question is about the whole network</source><translation>%1: ブロック %2 の後で読まれます。この質問はネットワーク全体についてのものです</translation></message>
<message><source>%1: the autoencoder has features 0 to %2</source><translation>%1: このオートエンコーダーの特徴は 0〜%2 です</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3</source><translation>%1: 数値は %2 個ですが、埋め込みは %3 次元です</translation></message>
<message><source>walk-through: expected a block from 0 to %1, got %2</source><translation>ステップ解説: 0 から %1 までのブロックが必要ですが、%2 が指定されました</translation></message>
<message><source>class token</source><translation>クラストークン</translation></message>
<message><source>prefix token %1</source><translation>プレフィックストークン %1</translation></message>
<message><source>extra token</source><translation>追加トークン</translation></message>
<message><source>token %1 (row %2, col %3)</source><translation>トークン %1 (行 %2、列 %3)</translation></message>
<message><source>How well each query (row) fits each key (column); %1 fits best with %2, %3.</source><translation>各クエリ (行) が各キー (列) にどれだけ合うか。%1 に最もよく合うのは%2で、%3 です。</translation></message>
<message><source> Only tokens in the same window of %1 × %2 patches meet; prefix tokens meet all.</source><translation> 同じ %1 × %2 パッチのウィンドウ内のトークン同士のみが相互作用します。プレフィックストークンはすべてと相互作用します。</translation></message>
<message><source> B adds a learned number for the offset between two patches.</source><translation> B は、2 つのパッチの距離に応じて学習した値を加えます。</translation></message>
<message><source>Scores</source><translation>スコア</translation></message>
<message><source>Each row becomes shares that add up to 1; %1 gives %2 % to %3.</source><translation>各行を、合計が 1 になる割合に変換します。%1 は %2 % を%3に与えます。</translation></message>
<message><source>Attention weights</source><translation>アテンションの重み</translation></message>
<message><source>Between the tokens there are %1 × %2 × %3 = %4 weights.</source><translation>トークン間の重みは %1 × %2 × %3 = %4 個です。</translation></message>
<message><source>Between the tokens there are %1 weights, where softmax without windows has %2.</source><translation>トークン間の重みは %1 個で、ウィンドウのないソフトマックスでは %2 個です。</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches. Prefix tokens are not rotated.</source><translation>パッチの特徴を 2 つずつ組にし、行または列に応じて大きくなる角度だけ回転します。これにより、クエリとキーの積が 2 つのパッチの距離に依存するようになります。パッチの前に置かれるトークンはそのままです。</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches.</source><translation>パッチの特徴を 2 つずつ組にし、行または列に応じて大きくなる角度だけ回転します。これにより、クエリとキーの積が 2 つのパッチの距離に依存するようになります。</translation></message>
<message><source>QuickGELU</source><translation>QuickGELU</translation></message>
<message><source>GELU (tanh)</source><translation>GELU (tanh)</translation></message>
<message><source>Weighted values</source><translation>重み付きバリュー</translation></message>
<message><source>Each row is the mean of all values, weighted by its attention.</source><translation>各行は、全バリューをそれぞれの割合で重み付けした平均です。</translation></message>
<message><source>Heads joined</source><translation>ヘッドの連結</translation></message>
<message><source>The results of all %1 heads side by side; head %2 fills features %3 to %4.</source><translation>全 %1 ヘッドの結果を並べたもの。ヘッド %2 は特徴 %3 から %4 までを占めます。</translation></message>
<message><source>Queries, rotated by position</source><translation>クエリ (位置に応じて回転)</translation></message>
<message><source>Keys, rotated by position</source><translation>キー (位置に応じて回転)</translation></message>
<message><source>The gate</source><translation>ゲート</translation></message>
<message><source>How far the gate of each MLP feature opens for each token; near 0 it is closed.</source><translation>各トークンで MLP の特徴がそれぞれどれだけ開くか。0 に近いと閉じています。</translation></message>
<message><source>Up-projection</source><translation>アップ射影</translation></message>
<message><source>A second projection of the same tokens, without an activation.</source><translation>同じトークンの 2 つ目の射影。活性化関数は通しません。</translation></message>
<message><source>Gated</source><translation>ゲートの適用</translation></message>
<message><source>Feature by feature: the gate scales the projection.</source><translation>特徴ごとに、ゲートが開いたものは通り、残りは抑えられます。</translation></message>
<message><source>What the MLP adds</source><translation>MLP が加えるもの</translation></message>
<message><source>Back to the width of the tokens, to be added to them.</source><translation>トークンと同じ幅に戻し、トークンに加えます。</translation></message>
<message><source>Every row is scaled to length 1.</source><translation>各行の長さを 1 にします。</translation></message>
<message><source>Every row is divided by the sum of its magnitudes.</source><translation>各行を絶対値の和で割ります。</translation></message>
<message><source>Divided by √T, so that the sum over tokens becomes a mean.</source><translation>√T で割り、トークンにわたる和を平均にします。</translation></message>
<message><source>Mapped to −1 … 1.</source><translation>−1 … 1 の範囲に押し込みます。</translation></message>
<message><source>Mapped to 0 … 1: how far each feature&apos;s gate opens.</source><translation>0 … 1 の範囲に押し込みます: 各特徴のゲートがどれだけ開くか。</translation></message>
<message><source>Each column becomes shares over tokens that add up to 1.</source><translation>各列を、トークンにわたる合計が 1 になる割合に変換します。</translation></message>
<message><source>Kernel of the queries</source><translation>クエリのカーネル</translation></message>
<message><source>Kernel of the keys</source><translation>キーのカーネル</translation></message>
<message><source>Keys times values</source><translation>キー × バリュー</translation></message>
<message><source>Each token multiplies its own key and value, feature by feature; no other token is needed.</source><translation>各トークンが自身のキーで自身のバリューに特徴ごとに印を付けます。ほかのトークンは必要ありません。</translation></message>
<message><source>Σ over tokens</source><translation>トークンにわたる Σ</translation></message>
<message><source>The one global feature vector</source><translation>唯一の大域特徴ベクトル</translation></message>
<message><source>All %1 rows are summed once; every token will read the same %2 numbers.</source><translation>全 %1 行を 1 回だけ足し合わせます。すべてのトークンが同じ %2 個の数値を読み取ります。</translation></message>
<message><source>Gated by the queries</source><translation>クエリによるゲート</translation></message>
<message><source>%1 takes from g what its own query selects.</source><translation>%1 は、自身のクエリが通すものを g から取り出します。</translation></message>
<message><source>The state of the head</source><translation>ヘッドの状態</translation></message>
<message><source>All tokens are summed once, every feature of the keys with every feature of the values: %1 numbers, for any number of tokens.</source><translation>キーの各特徴とバリューの各特徴を掛け、全トークンを 1 回だけ足し合わせます: トークンがいくつあっても数値は %1 個です。</translation></message>
<message><source>Read by the queries</source><translation>クエリによる読み取り</translation></message>
<message><source>%1 reads from the state what its own query selects.</source><translation>%1 は、自身のクエリが求めるものを状態から読み取ります。</translation></message>
<message><source>Softmax would hold %1 × %2 × %3 = %4 weights between pairs of tokens here; this kind holds %5 sums over tokens.</source><translation>ソフトマックスではここにトークン対の重みが %1 × %2 × %3 = %4 個必要ですが、この種類が保持するのはトークンにわたる和 %5 個です。</translation></message>
<message><source>No T × T matrix here</source><translation>T × T 行列なし</translation></message>
<message><source>Without softmax the products can be taken in the other order: tokens are summed before any query reads. %1</source><translation>間にソフトマックスがないため、積を別の順序で計算できます: クエリが尋ねる前にトークンを足し合わせます。%1</translation></message>
<message><source>LayerNorm</source><translation>LayerNorm</translation></message>
<message><source>Normalised output</source><translation>正規化した出力</translation></message>
<message><source>Each row is normalised to mean 0 and deviation 1 again, since a sum over tokens has no fixed scale.</source><translation>トークンにわたる和には決まった大きさがないため、各行をもう一度、平均 0、標準偏差 1 にします。</translation></message>
<message><source>Tokens</source><translation>トークン</translation></message>
<message><source>x, the input of block %1</source><translation>x、ブロック %1 の入力</translation></message>
<message><source>One row for each of %1 tokens; the marked row is the query, %2.</source><translation>%1 個のトークンごとに 1 行。印を付けた行はクエリ (%2) です。</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Normalised tokens</source><translation>正規化したトークン</translation></message>
<message><source>Each row is divided by the root of its mean square, then scaled by learned weights.</source><translation>各行を二乗平均平方根で割り、学習した重みでスケーリングします。</translation></message>
<message><source>Each row is brought to mean 0 and deviation 1 over its features, then scaled and shifted by learned weights.</source><translation>各行を特徴にわたって平均 0、標準偏差 1 にし、学習した重みでスケーリングとシフトを行います。</translation></message>
<message><source> Head %1 has features %2 to %3.</source><translation> ヘッド %1 は特徴 %2 から %3 までを使います。</translation></message>
<message><source>unchanged</source><translation>そのまま</translation></message>
<message><source>: the tokens themselves</source><translation>: トークンそのもの</translation></message>
<message><source>No %1 projection: the normalised tokens themselves take its place, which saves %2 weights and a product of %3 by %4.</source><translation>%1 の射影はありません: 正規化したトークンをそのまま使うため、重み %2 個と、%3 と %4 の積が省けます。</translation></message>
<message><source>: tokens mixed</source><translation>: トークンの混合</translation></message>
<message><source>No %1 projection of features; instead one extra product mixes tokens: every row is a learned sum, %2, of all the rows of n₁.</source><translation>特徴に対する %1 の射影はありません。代わりに 1 つの追加の積でトークンを混ぜます: 各行は、n₁ の全行の学習した和 (%2) です。</translation></message>
<message><source>The token mixer</source><translation>トークンミキサー</translation></message>
<message><source>Learned weights, the same for every picture: how much of every token (column) enters the value of each token (row).</source><translation>すべての画像に共通の学習した重み: 各トークン (列) のどれだけが各トークン (行) のバリューに入るか。</translation></message>
<message><source>Queries</source><translation>クエリ</translation></message>
<message><source>What each token looks for in the others.</source><translation>各トークンがほかのトークンに求めるもの。</translation></message>
<message><source>Keys</source><translation>キー</translation></message>
<message><source>What each token offers to queries.</source><translation>各トークンが見つけてもらうために示すもの。</translation></message>
<message><source>Values</source><translation>バリュー</translation></message>
<message><source>What each token gives to the tokens that attend to it.</source><translation>各トークンが、自分を見つけたトークンに渡すもの。</translation></message>
<message><source>The features of all heads are brought to mean 0 and deviation 1 before they are mixed.</source><translation>混ぜる前に、全ヘッドの特徴を平均 0、標準偏差 1 にします。</translation></message>
<message><source>Projection</source><translation>射影</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens, scaled per feature (LayerScale).</source><translation>全ヘッドの特徴を学習した重みで混ぜてトークンと同じ幅に戻し、特徴ごとにスケーリングしたもの (LayerScale)。</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens.</source><translation>全ヘッドの特徴を学習した重みで混ぜ、トークンと同じ幅に戻したもの。</translation></message>
<message><source> For %1 the update has %2 % of the input&apos;s norm.</source><translation> %1 では、更新の大きさは入力のノルムの %2 % です。</translation></message>
<message><source>The branch is added to the values, because they, not x, have its width.</source><translation>この分岐の出力は、同じ幅を持つ x ではなくバリューに加えます。</translation></message>
<message><source>The layer only adds to its input, which passes through unchanged.</source><translation>層は入力に加えるだけなので、途中で失われるものはありません。</translation></message>
<message><source>Skip connection</source><translation>スキップ接続</translation></message>
<message><source>features need a sparse autoencoder; give it with --sae FILE</source><translation>特徴はスパースオートエンコーダーのものです。--sae FILE で指定してください</translation></message>
<message><source>%1: already exists; bundles are never overwritten; choose another name</source><translation>%1: すでにあります。バンドルは何も置き換えません。別の名前を選んでください</translation></message>
<message><source>%1: already exists; data sets are never overwritten; choose another name</source><translation>%1: すでにあります。データセットは何も置き換えません。別の名前を選んでください</translation></message>
<message><source>the predictor finds %1 boxes; %2 does not exist</source><translation>予測プログラムが検出したボックスは %1 個で、%2 はありません</translation></message>
<message><source>none of %1 masked pictures had a box like %2: there is no map</source><translation>マスクした %1 枚の画像のどれにも %2 に似たボックスがなく、マップはありません</translation></message>
<message><source>expected a name that ends in .%1, got &apos;%2&apos;</source><translation>.%1 のいずれかで終わる名前が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>a report has 1 to %1 runs; got %2</source><translation>レポートは 1 から %1 の実行ですが、これは %2 です</translation></message>
<message><source>a report cannot use another picture&apos;s activations; switch that off first</source><translation>レポートは、活性値を取り込む別の画像を記録できません。先にそれをオフにしてください</translation></message>
<message><source>compressed by gzip</source><translation>gzip で圧縮されたファイル</translation></message>
<message><source>unpack it first</source><translation>先に展開してください</translation></message>
<message><source>compressed by xz</source><translation>xz で圧縮されたファイル</translation></message>
<message><source>compressed by zstd</source><translation>zstd で圧縮されたファイル</translation></message>
<message><source>a single NumPy array</source><translation>単一の NumPy 配列</translation></message>
<message><source>export the weights as a safetensors file in timm&apos;s names</source><translation>重みを timm の名前を使った safetensors ファイルとしてエクスポートしてください</translation></message>
<message><source>a pointer of git-lfs, not the file itself</source><translation>ファイル本体ではなく git-lfs のポインター</translation></message>
<message><source>fetch it with git lfs pull</source><translation>git lfs pull で取得してください</translation></message>
<message><source>a web page, not a model</source><translation>モデルではなく Web ページ</translation></message>
<message><source>download the file itself</source><translation>ファイル自体をダウンロードしてください</translation></message>
<message><source>%1: this is %2: %3</source><translation>%1: これは %2 です: %3</translation></message>
<message><source>%1: this looks like %2: %3</source><translation>%1: %2 のようです: %3</translation></message>
<message><source>a TorchServe archive</source><translation>TorchServe のアーカイブ</translation></message>
<message><source>unpack it, and open the file inside</source><translation>展開して、中のファイルを開いてください</translation></message>
<message><source>&apos;%1&apos; is not a valid array name</source><translation>&apos;%1&apos; は配列の名前として使えません</translation></message>
<message><source>two arrays of one archive are named %1</source><translation>1 つのアーカイブに %1 という名前の配列が 2 つあります</translation></message>
<message><source>%1: not a .npy file (it does not begin with \x93NUMPY)</source><translation>%1: .npy ファイルではありません (先頭が \x93NUMPY ではありません)</translation></message>
<message><source>%1: .npy version %2; expected 1, 2 or 3</source><translation>%1: .npy バージョン %2。1、2、3 のいずれかが必要です</translation></message>
<message><source>%1: the .npy header gives %2 bytes, the file has %3; truncated?</source><translation>%1: .npy ヘッダーは %2 バイトと読めますが、ファイルは %3 バイトです。途中で切れていませんか？</translation></message>
<message><source>%1: array %2</source><translation>%1: 配列 %2</translation></message>
<message><source>a number beyond 64 bits</source><translation>64 ビットを超える数値</translation></message>
<message><source>an invalid number</source><translation>無効な数値</translation></message>
<message><source>a text that is not UTF-8</source><translation>UTF-8 ではないテキスト</translation></message>
<message><source>an invalid escape sequence in a string</source><translation>文字列内の無効なエスケープシーケンス</translation></message>
<message><source>%1: the %2 of a tensor is not a list of integers</source><translation>%1: テンソルの %2 が整数のリストではありません</translation></message>
<message><source>%1: storage %2</source><translation>%1: ストレージ %2</translation></message>
<message><source>%1: it holds quantised tensors; save the weights before they are quantised</source><translation>%1: 量子化されたテンソルが含まれています。量子化する前の重みを保存してください</translation></message>
<message><source>1 object of an unknown class was</source><translation>未知のクラスのオブジェクト 1 個は</translation></message>
<message><source>%1 objects of unknown classes were</source><translation>未知のクラスのオブジェクト %1 個は</translation></message>
<message><source>%1 not used, and nothing was run: %2, ...</source><translation>%1使用せず、何も実行しませんでした: %2, ...</translation></message>
<message><source>%1 not used, and nothing was run: %2</source><translation>%1使用せず、何も実行しませんでした: %2</translation></message>
<message><source>%1: this TorchScript archive keeps no named weights (it is frozen); save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: この TorchScript アーカイブは名前付きの重みを保持していません (凍結されています)。Python で torch.save(model.state_dict(), FILE) を使って保存し、そのファイルを開いてください</translation></message>
<message><source>%1: this PyTorch file holds no weights under names that are known here; save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: この PyTorch ファイルには既知の名前の重みがありません。Python で torch.save(model.state_dict(), FILE) を使って保存し、そのファイルを開いてください</translation></message>
<message><source>it also contains the weights %1; %2 is used</source><translation>重み %1 も含まれていますが、%2 を使用します</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none%2</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、ありません%2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none. Another snapshot of this model has its weights: open %2</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、ありません。このモデルの別のスナップショットに重みがあります。%2 を開いてください</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them%3</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、%2 個ありました。そのうちの 1 つを開いてください%3</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them. Another snapshot of this model has its weights: open %3</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、%2 個ありました。そのうちの 1 つを開いてください。このモデルの別のスナップショットに重みがあります。%3 を開いてください</translation></message>
<message><source>%1: a zip archive that is neither a PyTorch file (data.pkl) nor only NumPy arrays; expected a model file, not a packed folder</source><translation>%1: PyTorch の data.pkl がなく、NumPy 配列だけでもない zip アーカイブです。圧縮したフォルダーではなく、モデルファイルが必要です</translation></message>
<message><source>%1: tensor %2 is missing; the index places it here</source><translation>%1: テンソル %2 がありません。索引ではここにあるはずです</translation></message>
<message><source>%1: %2 tensors that the index does not list were left out</source><translation>%1: 索引にない %2 個のテンソルを除外しました</translation></message>
<message><source>sharded %1</source><translation>分割された %1</translation></message>
<message><source>reading %1</source><translation>%1 を読み込み中</translation></message>
<message><source>%1: the file %2 is missing next to this index (the model has %3 files)</source><translation>%1: この索引と同じ場所にファイル %2 がありません (モデルは %3 個のファイルからなります)</translation></message>
<message><source>%1: expected weights, found another index</source><translation>%1: 重みが必要ですが、別の索引でした</translation></message>
<message><source>%1: tensor %2</source><translation>%1: テンソル %2</translation></message>
<message><source>%1: dtype %2: quantised weights (fp8), which are not supported. %3</source><translation>%1: dtype %2: 量子化された重み (fp8) で、ここでは実行できません。%3</translation></message>
<message><source>%1: dtype %2 is not supported; expected F64, F32, F16, BF16, I64, I32, I16, I8, U8 or BOOL</source><translation>%1: dtype %2 には対応していません。F64、F32、F16、BF16、I64、I32、I16、I8、U8、BOOL のいずれかが必要です</translation></message>
<message><source>%1: its shape has more elements than any file can hold</source><translation>%1: 形状の要素数が、ファイルに収まる数を超えています</translation></message>
<message><source>%1: data_offsets [%2, %3) lie outside the %4 bytes of tensor data</source><translation>%1: data_offsets [%2, %3) が、%4 バイトのテンソルデータの外にあります</translation></message>
<message><source>%1: %2 of shape %3 takes %4 bytes, data_offsets [%5, %6) hold %7</source><translation>%1: 形状 %3 の %2 には %4 バイト必要ですが、data_offsets [%5, %6) は %7 バイトです</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: it overlaps the one before it</source><translation>%1: テンソル %2 の開始位置はバイト %4 であるべきですが、%3 です: 前のテンソルと重なっています</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: there is a gap before it</source><translation>%1: テンソル %2 の開始位置はバイト %4 であるべきですが、%3 です: 前に隙間があります</translation></message>
<message><source>%1: the tensors end at byte %2 of %3 bytes of tensor data</source><translation>%1: テンソルは、テンソルデータ %3 バイト中バイト %2 で終わっています</translation></message>
<message><source>%1: the file is cut off: %2 of %3 bytes of its tensors are missing</source><translation>%1: ファイルが途中で切れています: テンソルの %3 バイトのうち %2 バイトがありません</translation></message>
<message><source>%1: the safetensors header holds a NUL byte; it is not JSON</source><translation>%1: safetensors のヘッダーに NUL バイトが含まれています。JSON ではありません</translation></message>
<message><source>%1: bad safetensors header: %2</source><translation>%1: safetensors のヘッダーが不正です: %2</translation></message>
<message><source>%1: tensor %2 of shape %3 has %4 elements; at most %5 per tensor are supported</source><translation>%1: 形状 %3 のテンソル %2 は %4 要素です。ここで読み込めるネットワークのテンソルは最大 %5 要素です</translation></message>
<message><source>%1: tensor %2: expected the name of a file next to the index, found %3</source><translation>%1: テンソル %2: 索引と同じ場所にあるファイルの名前が必要ですが、%3 でした</translation></message>
<message><source>%1: an index of %2 files; expected 1 to %3</source><translation>%1: %2 個のファイルの索引です。1 から %3 個である必要があります</translation></message>
<message><source>%1: cannot be read as a tar: %2</source><translation>%1: tar として読み込めません: %2</translation></message>
<message><source>%1: cannot be read as a tar: damaged</source><translation>%1: tar として読み込めません: 破損しています</translation></message>
<message><source>%1: expected at most %2 files with names of %3 bytes in total, found more</source><translation>%1: 最大 %2 個のファイル、名前の合計 %3 バイトまでである必要がありますが、それを超えています</translation></message>
<message><source>%1: its &apos;little_endian&apos; is false; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1: &apos;little_endian&apos; が偽です。リトルエンディアンのファイルのみ読み込めます: リトルエンディアンのコンピューターで保存し直してください</translation></message>
<message><source>%1: expected a list of storage keys after the pickled object</source><translation>%1: pickle されたオブジェクトの後にストレージのキーのリストが必要です</translation></message>
<message><source>%1: its record &apos;byteorder&apos; says %2; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1: レコード &apos;byteorder&apos; が %2 です。リトルエンディアンのファイルのみ読み込めます: リトルエンディアンのコンピューターで保存し直してください</translation></message>
<message><source>magic number</source><translation>マジックナンバー</translation></message>
<message><source>protocol version</source><translation>プロトコルバージョン</translation></message>
<message><source>%1: a PyTorch file with a protocol other than %2</source><translation>%1: %2 以外のプロトコルの PyTorch ファイルです</translation></message>
<message><source>storage keys</source><translation>ストレージのキー</translation></message>
<message><source>PyTorch legacy pickle</source><translation>PyTorch の旧形式の pickle</translation></message>
<message><source>%1: its %2 has %3 bytes; expected at most %4</source><translation>%1: %2 が %3 バイトあります。上限は %4 です</translation></message>
<message><source>PyTorch zip</source><translation>PyTorch の zip</translation></message>
<message><source>To explain it from outside: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES, with a script like those in the help (Programs in place of a model)</source><translation>外部から説明するには: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES。スクリプトはヘルプ (Programs in place of a model) の例を参考にしてください</translation></message>
<message><source>Export it to ONNX. %1</source><translation>ONNX にエクスポートしてください。%1</translation></message>
<message><source>Open the model that it was made from; or in Python: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</source><translation>作成元のモデルを開いてください。または Python では: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</translation></message>
<message><source>zlib cannot start</source><translation>zlib を開始できません</translation></message>
<message><source>%1: expected a video, found a text file; lists of files or addresses are not supported: open what it names</source><translation>%1: 動画が必要ですが、テキストでした。ほかのファイルまたはアドレスの一覧は動画ではありません。一覧にあるものを開いてください</translation></message>
<message><source>%1: expected a video; it is damaged, or of an unsupported kind</source><translation>%1: 動画が必要ですが、破損しているか、ここでは読み込めない種類です</translation></message>
<message><source>%1: this program was built without OpenCV and cannot read videos</source><translation>%1: このプログラムは OpenCV なしでビルドされているため、動画を読み込めません</translation></message>
<message><source>not enough memory for frames of this size</source><translation>この大きさのフレームに必要なメモリが足りません</translation></message>
<message><source>rotation: expected 0, 90, 180 or 270 degrees, got %1</source><translation>回転: 0、90、180、270 度のいずれかが必要ですが、%1 が指定されました</translation></message>
<message><source>size of frames: expected 16 to %1 pixels, got %2</source><translation>フレームのサイズ: 16 から %1 ピクセルまでの値が必要ですが、%2 が指定されました</translation></message>
<message><source>camera: expected camera:NUMBER, 0 to 255, got &apos;%1&apos;</source><translation>カメラ: camera:NUMBER (0 から 255) が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>%1: no such file, folder or address of frames</source><translation>%1: そのようなファイル、フォルダー、フレームのアドレスはありません</translation></message>
<message><source>%1: expected a video file, a folder of pictures, camera:NUMBER or a URL; found something other than a regular file</source><translation>%1: 動画ファイル、画像のフォルダー、camera:NUMBER、URL のいずれかが必要ですが、通常のファイルではありませんでした</translation></message>
<message><source>rate of a recording: expected up to %1 frames a second, got %2</source><translation>録画のフレームレート: 毎秒 %1 フレームまでの値が必要ですが、%2 が指定されました</translation></message>
<message><source>a recording: expected a name that ends in .mp4, .avi or .mkv, or a name without suffix for a folder of PNG files; got %1</source><translation>録画: .mp4、.avi、.mkv のいずれかで終わる名前、または PNG ファイルのフォルダーを表す拡張子のない名前が必要ですが、%1 が指定されました</translation></message>
<message><source>test frames: expected synthetic:WIDTHxHEIGHT@RATE*FRAMES, 16 to 4096 pixels and up to %1 frames a second, got &apos;%2&apos;</source><translation>合成フレーム: synthetic:WIDTHxHEIGHT@RATE*FRAMES (16 から 4096 ピクセル、毎秒 %1 フレームまで) が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>its header says %1x%2 pixels; the file is damaged</source><translation>ヘッダーでは %1x%2 ピクセルです。ファイルが破損しています</translation></message>
<message><source>its header says %1x%2 pixels; expected at most %3 pixels and %4 per side</source><translation>ヘッダーでは %1x%2 ピクセルです。最大 %3 ピクセル、一辺 %4 である必要があります</translation></message>
<message><source>its %1x%2 pixels of %3 bytes need %4 MiB to be decoded; expected at most %5: save it smaller, or with 8 bits a channel</source><translation>%3 バイトの %1x%2 ピクセルをデコードするには %4 MiB 必要ですが、上限は %5 です: 小さくするか、1 チャネル 8 ビットで保存してください</translation></message>
<message><source>a JPEG of %1x%2 pixels in %3 scans, each a pass over the picture; expected at most %4</source><translation>%1x%2 の JPEG でスキャンが %3 個あり、それぞれが画像全体を処理します。上限は %4 個です</translation></message>
<message><source>%1: no image in this folder; expected PNG, JPEG, TIFF, WebP, BMP or PNM files</source><translation>%1: このフォルダーに画像がありません。PNG、JPEG、TIFF、WebP、BMP、PNM のいずれかのファイルが必要です</translation></message>
<message><source>its header says %1x%2 pixels, but %3x%4 were decoded; the file is damaged</source><translation>ヘッダーでは %1x%2 ピクセルですが、デコード結果は %3x%4 でした。ファイルが破損しています</translation></message>
<message><source>%1 bytes, more than the %2 allowed here</source><translation>%1 バイトあり、上限の %2 を超えています</translation></message>
<message><source>an image of %1x%2 with %3 bytes cannot be written</source><translation>%1x%2、%3 バイトの画像は書き込めません</translation></message>
<message><source>a picture file of more than 2 GiB</source><translation>2 GiB を超える画像ファイルです</translation></message>
<message><source>the picture cannot be decoded: %1</source><translation>画像をデコードできません: %1</translation></message>
<message><source>the picture cannot be decoded; the file is damaged, or of an unsupported variety</source><translation>画像をデコードできません。ファイルが破損しているか、ここでは読み込めない形式です</translation></message>
<message><source>unsupported sample type; expected 8 or 16 bits</source><translation>ここでは読み込めない種類のサンプルです。8 ビットまたは 16 ビットが必要です</translation></message>
<message><source>the picture cannot be written as %1: %2</source><translation>画像を %1 として書き込めません: %2</translation></message>
<message><source>this build is without OpenCV and reads only PBM, PGM and PPM pictures</source><translation>このビルドは OpenCV なしのため、PBM、PGM、PPM の画像のみ読み込めます</translation></message>
<message><source>an animated WebP, which is not supported; save its first frame as PNG</source><translation>アニメーション WebP です。ここでは読み込めないため、最初のフレームを PNG として保存してください</translation></message>
<message><source>a WebP file without a picture; truncated?</source><translation>画像のない WebP ファイルです。途中で切れていませんか？</translation></message>
<message><source>a GIF</source><translation>GIF</translation></message>
<message><source>a HEIC or AVIF picture, or a video</source><translation>HEIC または AVIF の画像、あるいは動画</translation></message>
<message><source>a NumPy array</source><translation>NumPy 配列</translation></message>
<message><source>a Photoshop document</source><translation>Photoshop ドキュメント</translation></message>
<message><source>a PDF document</source><translation>PDF ドキュメント</translation></message>
<message><source>a vector graphic</source><translation>ベクター画像</translation></message>
<message><source>not a picture in a supported format</source><translation>既知の形式の画像ではありません</translation></message>
<message><source>the file is empty</source><translation>ファイルが空です</translation></message>
<message><source>%1; expected PNG, JPEG, TIFF, WebP, BMP or PNM</source><translation>%1。PNG、JPEG、TIFF、WebP、BMP、PNM のいずれかが必要です</translation></message>
<message><source>its PNG header has %1 bytes; expected 13</source><translation>PNG ヘッダーが %1 バイトです。13 バイトである必要があります</translation></message>
<message><source>a picture of %1 x %2 pixels could not be packed</source><translation>%1 x %2 ピクセルの画像を圧縮できませんでした</translation></message>
<message><source>a PNG text needs a key of 1 to 79 ASCII characters, got &quot;%1&quot;</source><translation>PNG のテキストには 1 から 79 文字の ASCII のキーが必要ですが、&quot;%1&quot; でした</translation></message>
<message><source>a PNG must begin with one IHDR chunk; this one is damaged</source><translation>PNG の先頭には IHDR チャンクが 1 つあるはずですが、このファイルは破損しています</translation></message>
<message><source>a PNG chunk at byte %1 has a wrong checksum; the file is damaged</source><translation>バイト %1 の PNG チャンクのチェックサムが誤っています。ファイルが破損しています</translation></message>
<message><source>a PNG with an unknown critical chunk; the file is damaged</source><translation>標準にない必須チャンクを含む PNG です。ファイルが破損しています</translation></message>
<message><source>a PNG without picture data; the file is damaged</source><translation>画像データのない PNG です。ファイルが破損しています</translation></message>
<message><source>a PNM whose largest value is %1; expected 1 to 65535</source><translation>最大値が %1 の PNM です。1 から 65535 までである必要があります</translation></message>
<message><source>an empty picture cannot be fed to a network</source><translation>空の画像をネットワークに入力することはできません</translation></message>
<message><source>an image size of %1x%2 is not a multiple of the patch size %3</source><translation>画像サイズ %1x%2 はパッチサイズ %3 の倍数ではありません</translation></message>
<message><source>crop fraction %1; expected more than 0 and at most 1</source><translation>切り抜き率 %1。0 より大きく 1 以下である必要があります</translation></message>
<message><source>a standard deviation of the input is not positive</source><translation>入力の標準偏差が 0 以下です</translation></message>
<message><source>cannot resize %1x%2 to %3x%4; expected 1 to %5 a side</source><translation>%1x%2 を %3x%4 に拡大縮小できません。一辺は 1 から %5 までである必要があります</translation></message>
<message><source>a TIFF of %1 bits a sample, signed or floating point; expected a picture of 1 to 16 bits</source><translation>1 サンプル %1 ビットの、符号付きまたは浮動小数点の TIFF です。1 から 16 ビットの画像が必要です</translation></message>
<message><source>a TIFF of %1 channels; expected at most 4</source><translation>%1 チャネルの TIFF です。上限は 4 です</translation></message>
<message><source>architecture: expected vit-b16, vit-s16 or vit-ti16, got &apos;%1&apos;</source><translation>architecture: vit-b16、vit-s16、vit-ti16 のいずれかが必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>%1: %2 is both an answer by rank and the name of class %3; use name:%4 for the class, or the index of the other</source><translation>%1: %2 は順位による答えの 1 つですが、クラス %3 の名前でもあります。クラスには name:%4 を、もう一方にはその番号を指定してください</translation></message>
<message><source>%1 is the name of class %2 and the index of class %3: use name:%4 or index:%5</source><translation>%1 はクラス %2 の名前であり、クラス %3 の番号でもあります。name:%4 または index:%5 と指定してください</translation></message>
<message><source>%1 matches %2 classes, the first %3 and %4: use index:%5 or index:%6</source><translation>%1 は %2 個のクラスのどれでもありえます (最初は %3 と %4)。index:%5 または index:%6 と指定してください</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5</source><translation>%1 はクラス %2 と %3 の名前です。index:%4 または index:%5 と指定してください</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5, or the synset %6 or %7</source><translation>%1 はクラス %2 と %3 の名前です。index:%4 または index:%5、あるいは synset の %6 または %7 を指定してください</translation></message>
<message><source>the steps of a classifier: expected up to %1 of linear:N, norm, %2; found %3</source><translation>分類器のステップ：linear:N、norm、%2 から最大 %1 個が必要ですが、%3 がありました</translation></message>
<message><source>%1: expected pixels up to %2, as 448, 672x448 (height x width) or long:896, got &apos;%3&apos;</source><translation>%1: %2 までのピクセル数 (448、672x448 (高さ x 幅)、long:896 など) が必要ですが、「%3」でした</translation></message>
<message><source>%1: expected whole patches of %2 pixels, got %3; nearest is %4</source><translation>%1: %2 ピクセルのパッチの整数倍が必要ですが、%3 でした。最も近いのは %4 です</translation></message>
<message><source>%1: this network answers in rounds, each with its own picture size</source><translation>%1: このネットワークはラウンドごとに決まったサイズで答えます</translation></message>
<message><source>%1: this network encodes positions in a table for %2 x %3 patches; it takes only %4x%5</source><translation>%1: このネットワークはパッチの位置を %2 x %3 の表で持つため、%4x%5 だけを受け付けます</translation></message>
<message><source>what is switched off: the network has blocks 0 to %1, got %2</source><translation>無効化の対象: ネットワークのブロックは 0 から %1 までですが、%2 が指定されました</translation></message>
<message><source>what is switched off: a block has heads 0 to %1, got %2.%3</source><translation>無効化の対象: ブロックのヘッドは 0 から %1 までですが、%2.%3 が指定されました</translation></message>
<message><source>%1: entry %2, %3: names no class; expected [&quot;tench&quot;, ...], {&quot;0&quot;: &quot;tench&quot;, ...}, {&quot;tench&quot;: 0, ...} or such a list under &quot;id2label&quot;</source><translation>%1: 項目 %2、%3: クラスの名前になっていません。[&quot;tench&quot;, ...]、{&quot;0&quot;: &quot;tench&quot;, ...}、{&quot;tench&quot;: 0, ...}、または &quot;id2label&quot; の下のそのような一覧が必要です</translation></message>
<message><source>%1: a key occurs twice; expected each class once</source><translation>%1: 同じキーが 2 回あります。各クラスは 1 回だけでなければなりません</translation></message>
<message><source>%1: contains no class name</source><translation>%1: このファイルにクラス名がありません</translation></message>
<message><source>%1:%2: expected an index and a name, such as 0&lt;TAB&gt;tench, found %3</source><translation>%1:%2: 0&lt;TAB&gt;tench のようなインデックスと名前が必要ですが、%3 でした</translation></message>
<message><source>%1: %2 lines; expected at most %3 class names</source><translation>%1: %2 行あります。クラス名は最大 %3 個です</translation></message>
<message><source>architecture, if its files do not tell: a timm model name</source><translation>ファイルに記載がない場合のネットワークの種類: timm のモデル名</translation></message>
<message><source>attention heads, if the file does not tell</source><translation>ファイルに記載がない場合のアテンションヘッド数</translation></message>
<message><source>patch size in pixels</source><translation>パッチサイズ (ピクセル)</translation></message>
<message><source>input size in pixels that the position embedding was made for</source><translation>位置埋め込みが対象とする入力サイズ (ピクセル)</translation></message>
<message><source>input width, if it differs from image_height</source><translation>image_height と異なる場合の幅</translation></message>
<message><source>activation of the MLP</source><translation>MLP の活性化関数</translation></message>
<message><source>epsilon of LayerNorm</source><translation>LayerNorm のイプシロン</translation></message>
<message><source>what the classifier reads</source><translation>分類器が読み取るもの</translation></message>
<message><source>mean of the input per channel, on [0, 1]</source><translation>入力のチャンネルごとの平均、[0, 1] の範囲</translation></message>
<message><source>deviation of the input per channel, on [0, 1]</source><translation>入力のチャンネルごとの標準偏差、[0, 1] の範囲</translation></message>
<message><source>share of the resized short side that is kept</source><translation>拡大縮小した短辺のうち残す割合</translation></message>
<message><source>whether the picture keeps its proportions</source><translation>画像の縦横比を保つかどうか</translation></message>
<message><source>interpolation of the resize</source><translation>拡大縮小の補間方法</translation></message>
<message><source>head counts a HydraViT was trained for</source><translation>HydraViT が学習したヘッド数</translation></message>
<message><source>weights to use, if the file has averaged and trained ones</source><translation>ファイルに平均化した重みと学習したままの重みがある場合に、どちらを使うか</translation></message>
<message><source>prefix of its tensors&apos; names, if the file contains several networks</source><translation>ファイルに複数のネットワークがある場合、使用するもののテンソル名の先頭部分</translation></message>
<message><source>a plain network&apos;s order of heads by importance (default: MODEL.heads.json)</source><translation>標準のネットワーク: ヘッドの重要度順 (既定: MODEL.heads.json)</translation></message>
<message><source>class names: one per line, an index and a name per line, or JSON</source><translation>クラス名: 1 行に 1 つ、1 行にインデックスと名前、または JSON</translation></message>
<message><source>meaning of the outputs: classes of which one is true, independent labels, or numbers</source><translation>出力の意味: 1 つだけが正しいクラス、互いに独立したラベル、または数値</translation></message>
<message><source>activation between the layers of a classifier with several, which files do not tell</source><translation>複数の層を持つ分類器の層間のもの。どのファイルにも記載がありません</translation></message>
<message><source>CLIP, SigLIP or DINOv3: a sentence as a class; repeat for more classes</source><translation>CLIP、SigLIP または DINOv3: 文をクラスとして。次の文には繰り返し</translation></message>
<message><source>sentence around each prompt, like &apos;a photo of a {}&apos;; repeat to average several</source><translation>&apos;a photo of a {}&apos;: プロンプトの入る位置。繰り返し指定すると平均します</translation></message>
<message><source>tokenizer file of the text tower (default: next to the model)</source><translation>テキストタワーのトークナイザーのファイル(既定: モデルの隣)</translation></message>
<message><source>DINOv3: dino.txt&apos;s vision head and text encoder (default: *dinotxt* next to the model)</source><translation>DINOv3: dino.txt の画像ヘッドとテキストエンコーダ (既定: モデルの隣の *dinotxt*)</translation></message>
<message><source>how prompts are cleaned before they become tokens (default: as the model&apos;s authors do)</source><translation>トークンに分ける前にプロンプトをどうするか(既定: モデルの作者と同じ)</translation></message>
<message><source>heads: expected 1 to %1, got %2</source><translation>heads: 1 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>heads: %1 of %2 heads under the %3 scheme do not divide a %4 of %5 evenly</source><translation>heads: %3 方式で %2 ヘッド中 %1 を使うと、%5 の%4が整数になりません</translation></message>
<message><source>hidden width</source><translation>隠れ層の幅</translation></message>
<message><source>head width</source><translation>ヘッド幅</translation></message>
<message><source>%1 needs its own queries, keys and values, but this block&apos;s weights were trained for %2 and have no blocks.%3.attn.qkv.weight</source><translation>%1 には専用のクエリ、キー、バリューが必要ですが、このブロックのチェックポイントの重みは %2 用に学習されており、blocks.%3.attn.qkv.weight がありません</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wa.weight</source><translation>%1 には専用に学習した重みが必要です: チェックポイントには blocks.%2.attn.qkv がありますが、blocks.%3.attn.wa.weight がありません</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wq.weight</source><translation>%1 には専用に学習した重みが必要です: チェックポイントには blocks.%2.attn.qkv がありますが、blocks.%3.attn.wq.weight がありません</translation></message>
<message><source>%1 multiplies the %2 features of its tokens with the %3 of its heads; under this slicing scheme they differ</source><translation>%1 はトークンの特徴 (%2) とヘッドの特徴 (%3) を掛けますが、このスライス方式では両者が異なります</translation></message>
<message><source>%1 mixes exactly %2 tokens, this image has %3; choose the image size that the checkpoint was trained for</source><translation>%1 が混ぜるのはちょうど %2 トークンですが、この画像は %3 トークンです。チェックポイントが学習した画像サイズを選択してください</translation></message>
<message><source>what is switched off: block %1 has %2 attention, which needs every patch in place: patches cannot be dropped, nor tokens added</source><translation>無効化の対象: ブロック %1 は %2 アテンションで、すべてのパッチがそれぞれの位置に必要です: パッチの除外やトークンの追加はできません</translation></message>
<message><source>what is changed: this network answers in rounds, and an autoencoder&apos;s features belong to a single pass</source><translation>変更内容: このネットワークはラウンドで答えますが、オートエンコーダーの特徴は 1 回のパスのものです</translation></message>
<message><source>what is switched off: the classifier reads the mean of the patches, so at least one must remain</source><translation>無効化の対象: 分類器はパッチの平均を読み取るため、1 つは残す必要があります</translation></message>
<message><source>image size: expected at least one patch of %1 pixels, got %2 x %3</source><translation>画像サイズ: %1 ピクセルのパッチが 1 個以上必要ですが、%2 x %3 が指定されました</translation></message>
<message><source>attention plan: %1 blocks for a network of %2</source><translation>アテンションプラン: %2 ブロックのネットワークに対して %1 ブロックです</translation></message>
<message><source>the network&apos;s logits</source><translation>ネットワークのロジット</translation></message>
<message><source>the network&apos;s embedding</source><translation>ネットワークの埋め込み</translation></message>
<message><source>a picture of %1 x %2 pixels takes about %3 GB of memory with this network, and this machine has %4; %5 x %6 would fit</source><translation>このネットワークで %1 x %2 ピクセルの画像には約 %3 GB のメモリが必要ですが、このコンピューターには %4 GB しかありません。%5 x %6 なら収まります</translation></message>
<message><source>a trace takes one image, got %1</source><translation>トレースの対象は 1 枚の画像ですが、%1 枚が指定されました</translation></message>
<message><source>what is switched off: patches cannot be dropped, nor tokens added, in a round that reads the tokens of the previous one</source><translation>無効化の対象: 前のラウンドのトークンを読み取るラウンドでは、パッチの除外もトークンの追加もできません</translation></message>
<message><source>pooling: map needs a network with a pooling head (attn_pool.latent); choose token or avg</source><translation>プーリング: map はプーリングヘッド (attn_pool.latent) を持つネットワークのものです。token または avg を選択してください</translation></message>
<message><source>caption below the figure (default: what is shown; &apos;&apos; for none)</source><translation>図の下のキャプション (既定: 表示内容、&apos;&apos; でなし)</translation></message>
<message><source>--limits: expected LOW,HIGH, two numbers, got &apos;%1&apos;</source><translation>--limits: 2 つの数値 LOW,HIGH が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>ends of the colour bars, in place of each map&apos;s own</source><translation>マップ自身の値に代わる、カラーバーの両端</translation></message>
<message><source>show only the positive part of signed maps</source><translation>符号付きマップの正の部分のみ</translation></message>
<message><source>head-matrix: each block&apos;s most important heads first</source><translation>head-matrix: 各ブロックで重要なヘッドから順に</translation></message>
<message><source>number of predictions below each map, 0 to 10</source><translation>各マップの下の予測の数、0 から 10</translation></message>
<message><source>which maps share a colour range</source><translation>色範囲を共有するマップ</translation></message>
<message><source>draw the outline of the object, from the mask next to the picture</source><translation>画像と同じ場所にあるマスクから得た、物体の輪郭</translation></message>
<message><source>show the whole picture, darkened where the network does not see it (default: only what it sees)</source><translation>画像全体。ネットワークの視野外は暗くします (既定: 視野内のみ)</translation></message>
<message><source>show the picture and its marks, without the map&apos;s colours</source><translation>画像とその印。マップの色はなし</translation></message>
<message><source>omit the colour bar</source><translation>カラーバーなし</translation></message>
<message><source>width of the figure, 10 to 2000 mm (a journal&apos;s column is 84, two are 174)</source><translation>図の幅、10 から 2000 mm (論文誌の 1 段は 84 mm、2 段は 174 mm)</translation></message>
<message><source>resolution of PNG files and of pictures inside SVG and PDF, 20 to 2400</source><translation>PNG の解像度、および SVG と PDF 内の画像の解像度。20 から 2400</translation></message>
<message><source>font size in points, 3 to 72</source><translation>ポイント、3～72</translation></message>
<message><source>an installed font family (default: the first of a list, DejaVu Sans)</source><translation>インストール済みのフォントファミリー (既定: 一覧の先頭、DejaVu Sans)</translation></message>
<message><source>panels per row</source><translation>横に並べるパネルの数</translation></message>
<message><source>omit a, b, c</source><translation>a、b、c の記号なし</translation></message>
<message><source>--%1: expected %2, got %3</source><translation>--%1: %2 が必要ですが、%3 が指定されました</translation></message>
<message><source>--limits: expected LOW,HIGH with LOW below HIGH, got %1,%2</source><translation>--limits: LOW が HIGH より小さい LOW,HIGH が必要ですが、%1,%2 が指定されました</translation></message>
<message><source>its answer</source><translation>応答</translation></message>
<message><source>[left, top, right, bottom]</source><translation>[左, 上, 右, 下]</translation></message>
<message><source>%1 numbers</source><translation>%1 個の数値</translation></message>
<message><source>%1: expected a list of at most %2 boxes, got %3</source><translation>%1: 最大 %2 個のボックスのリストが必要ですが、%3 でした</translation></message>
<message><source>%1: expected boxes as JSON objects, got %2</source><translation>%1: ボックスは JSON オブジェクトである必要がありますが、%2 でした</translation></message>
<message><source>%1: box %2</source><translation>%1: ボックス %2</translation></message>
<message><source>%1: some boxes have all scores, others only a class</source><translation>%1: すべてのスコアを持つボックスと、クラスだけのボックスが混在しています</translation></message>
<message><source>pixels a side, or [height, width]</source><translation>一辺のピクセル数、または [高さ, 幅]</translation></message>
<message><source>mean and std, or a range, not both</source><translation>mean と std、または range のどちらか一方</translation></message>
<message><source>two ascending numbers</source><translation>昇順の 2 つの数値</translation></message>
<message><source>a list of texts</source><translation>文字列のリスト</translation></message>
<message><source>a divisor of %1</source><translation>%1 の約数</translation></message>
<message><source>%1: expected a JSON object, got %2</source><translation>%1: JSON オブジェクトが必要ですが、%2 でした</translation></message>
<message><source>at most %1 pixels in all</source><translation>合計で最大 %1 ピクセル</translation></message>
<message><source>the kept picture</source><translation>保持した画像</translation></message>
<message><source>output %1</source><translation>出力 %1</translation></message>
<message><source>box %1</source><translation>ボックス %1</translation></message>
<message><source>embedding norm</source><translation>埋め込みのノルム</translation></message>
<message><source>similarity to %1</source><translation>%1 との類似度</translation></message>
<message><source>similarity to patches %1 of %2</source><translation>%2 のパッチ %1 との類似度</translation></message>
<message><source>similarity to patch %1 of %2</source><translation>%2 のパッチ %1 との類似度</translation></message>
<message><source>feature %1 of %2</source><translation>%2 の特徴 %1</translation></message>
<message><source>feature %1 of %2 at patches %3</source><translation>%2 の特徴 %1 (パッチ %3)</translation></message>
<message><source>direction %1</source><translation>方向 %1</translation></message>
<message><source>probe %1</source><translation>プローブ %1</translation></message>
<message><source>class %1 of probe %2</source><translation>プローブ %2 のクラス %1</translation></message>
<message><source>a random order</source><translation>ランダムな順序</translation></message>
<message><source>of the two formulas in its project, the one that subtracts b_dec from x explains %1 of the variance, the other %2</source><translation>プロジェクトの 2 つの式のうち、x から b_dec を引く式は分散の %1 を、もう一方は %2 を説明します</translation></message>
<message><source>of the two formulas in its project, the one that does not subtract b_dec from x explains %1 of the variance, the other %2</source><translation>プロジェクトの 2 つの式のうち、x から b_dec を引かない式は分散の %1 を、もう一方は %2 を説明します</translation></message>
<message><source>%1: made for tokens of width %2, the network has %3</source><translation>%1: 幅 %2 のトークン用です。ネットワークは %3 です</translation></message>
<message><source>%1: reads the output of block %2, the network has blocks 0 to %3; choose another with --sae-block</source><translation>%1: ブロック %2 の出力を読みますが、ネットワークのブロックは 0〜%3 です。--sae-block で指定してください</translation></message>
<message><source>%1: reads only the class token, expected one that reads patches</source><translation>%1: クラストークンだけを読みます。パッチを読むものが必要です</translation></message>
<message><source>a word, or an object { ... }</source><translation>語かオブジェクト { ... }</translation></message>
<message><source>%1: expected a line of JSON followed by a PyTorch file, as saev writes them, found no end of the line in %2 bytes</source><translation>%1: saev が書くような 1 行の JSON とその後の PyTorch ファイルが必要ですが、%2 バイト内に行末がありません</translation></message>
<message><source>%1: a saev file of schema %2; schemas up to %3 are supported</source><translation>%1: スキーマ %2 の saev ファイルです。対応は %3 までです</translation></message>
<message><source>a word</source><translation>語</translation></message>
<message><source>%1: no PyTorch file follows its header</source><translation>%1: ヘッダーの後に PyTorch ファイルがありません</translation></message>
<message><source>%1: expected an autoencoder&apos;s sae_weights.safetensors, sae.safetensors, ae.pt, weights.pt or sae.pt in this folder, found none</source><translation>%1: このフォルダーにオートエンコーダーの sae_weights.safetensors、sae.safetensors、ae.pt、weights.pt、sae.pt のいずれもありません</translation></message>
<message><source>%1: an MSAE of CLIP&apos;s pooled embedding; expected an autoencoder of a block&apos;s tokens</source><translation>%1: CLIP のプール済み埋め込みの MSAE です。ブロックのトークンのオートエンコーダーが必要です</translation></message>
<message><source>%1: not a supported autoencoder: expected an encoder (W_enc or encoder.weight) and a decoder (W_dec or decoder.weight)</source><translation>%1: 既知のオートエンコーダーではありません。エンコーダー (W_enc または encoder.weight) とデコーダー (W_dec または decoder.weight) が必要です</translation></message>
<message><source>%1: cannot be written in SAELens format: expected an autoencoder with codes relu, topk or threshold on tokens without normalisation</source><translation>%1: SAELens の形式では書き出せません: 正規化されていないトークンに relu、topk、threshold のいずれかの符号を使うオートエンコーダーが必要です</translation></message>
<message><source>scene size: expected 32 to 2048 pixels, got %1</source><translation>シーンのサイズ: 32 から 2048 ピクセルまでの値が必要ですが、%1 が指定されました</translation></message>
<message><source>samples a pixel and direction: expected 1 to 16, got %1</source><translation>ピクセルと方向ごとのサンプル数: 1 から 16 までの値が必要ですが、%1 が指定されました</translation></message>
<message><source>scene %1 of seed %2: no clear layout in 1000 attempts</source><translation>シーン %1 (シード %2): 1000 回試みても明確な配置になりませんでした</translation></message>
<message><source>%1; is there room for %2 MiB?</source><translation>%1。%2 MiB の空き容量がありますか？</translation></message>
<message><source>number of scenes: expected 1 to 1000000, got %1</source><translation>シーンの数: 1 から 1000000 までの値が必要ですが、%1 が指定されました</translation></message>
<message><source>scenes of %1 pixels in patches of %2: expected a size of 32 to 2048 that is a multiple of the patch</source><translation>%1 ピクセルのシーンと %2 のパッチ: パッチの倍数で 32 から 2048 までのサイズが必要です</translation></message>
<message><source>scenes read from %1</source><translation>シーンを %1 から読み込みました</translation></message>
<message><source>rendering %1 scenes of %2 x %3 pixels</source><translation>%2 x %3 ピクセルのシーン %1 枚をレンダリング中</translation></message>
<message><source>scene %1 of %2</source><translation>シーン %1 / %2</translation></message>
<message><source>scenes are not cached: %1</source><translation>シーンは保存されません: %1</translation></message>
<message><source>LibTorch finds no GPU; nvidia-smi says whether the driver does</source><translation>LibTorch が GPU を検出できません。ドライバーが検出しているかは nvidia-smi で確認できます</translation></message>
<message><source>there is one GPU, cuda:0</source><translation>GPU は cuda:0 の 1 つだけです</translation></message>
<message><source>there are cuda:0 to cuda:%1</source><translation>使用できるのは cuda:0 から cuda:%1 までです</translation></message>
<message><source>out of memory</source><translation>メモリ不足</translation></message>
<message><source>device %1: not enough memory: choose a smaller batch (--batch), a smaller picture or fewer jobs, or end other programs that use it</source><translation>デバイス %1: メモリが足りません: バッチ (--batch)、画像サイズ、またはジョブ数を小さくするか、そのデバイスで実行中のほかの処理を終了してください</translation></message>
<message><source>device %1: %2</source><translation>デバイス %1: %2</translation></message>
<message><source>NaN at [%1]</source><translation>[%1] の NaN</translation></message>
<message><source>infinity at [%1]</source><translation>[%1] の無限大</translation></message>
<message><source>-infinity at [%1]</source><translation>[%1] の負の無限大</translation></message>
<message><source>LibTorch multiplies at %1 GFLOPS: it is linked to the reference BLAS. Install an optimised one, on Debian: apt-get install libopenblas0-openmp</source><translation>LibTorch の行列積は %1 GFLOPS です: リファレンス BLAS にリンクされています。最適化されたものをインストールしてください。Debian の場合: apt-get install libopenblas0-openmp</translation></message>
<message><source>%1: expected at least two words, one per line; got %2</source><translation>%1: 単語を 1 行に 1 つ、2 つ以上指定してください。%2 個でした</translation></message>
<message><source>%1: word %2: expected each word once, got it twice</source><translation>%1: 単語 %2: 各単語は 1 回だけ指定できますが、2 回ありました</translation></message>
<message><source>%1: expected at most %2 characters, got %3</source><translation>%1: 最大 %2 文字である必要がありますが、%3 文字でした</translation></message>
<message><source>expected at most %1 %2s, got more</source><translation>最大 %1 個の %2 が必要ですが、それを超えています</translation></message>
<message><source>expected prompts, one per line; got none</source><translation>1 行に 1 つのプロンプトが必要ですが、ありません</translation></message>
<message><source>expected at most %1 sentences, got %2 prompts in %3 templates</source><translation>最大 %1 個の文である必要がありますが、%3 個のテンプレートに %2 個のプロンプトが指定されました</translation></message>
<message><source>prompt %1: expected each prompt once, got it twice</source><translation>プロンプト %1: 各プロンプトは 1 回ずつである必要がありますが、2 回指定されました</translation></message>
<message><source>template %1: expected {} in place of the prompt, as in &apos;a photo of a {}&apos;</source><translation>テンプレート %1: &apos;a photo of a {}&apos; のように、プロンプトの入る位置に {} が必要です</translation></message>
<message><source>template %1: expected at most %2 characters including the longest prompt, got %3</source><translation>テンプレート %1: 最も長いプロンプトを入れて最大 %2 文字が必要ですが、%3 文字です</translation></message>
<message><source>a text of %1 ids: expected 1 to %2</source><translation>%1 個の ID からなるテキストです。1 から %2 個である必要があります</translation></message>
<message><source>a text of %1 ids: expected %2</source><translation>%1 個の ID のテキスト: %2 個のはずです</translation></message>
<message><source>id %1 of a text: expected 0 to %2</source><translation>テキストの ID %1: 0 から %2 までの値が必要です</translation></message>
<message><source>its text tower is BERT or another unsupported one</source><translation>テキストタワーが BERT などのもので、ここでは実行できません</translation></message>
<message><source>%1: text_config.hidden_act: expected one of quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, found %2</source><translation>%1: text_config.hidden_act: quick_gelu、gelu、gelu_new、gelu_pytorch_tanh のいずれかが必要ですが、%2 です</translation></message>
<message><source>%1: text_config: expected an object { ... }, found %2</source><translation>%1: text_config: オブジェクト { ... } が必要ですが、%2 です</translation></message>
<message><source>%1: text_config.%2: expected a number from %3 to %4, found %5</source><translation>%1: text_config.%2: %3 から %4 の数が必要ですが、%5 です</translation></message>
<message><source>%1: text_config.num_attention_heads: expected a divisor of %2, found %3</source><translation>%1: text_config.num_attention_heads: %2 の約数が必要ですが、%3 でした</translation></message>
<message><source>the file has no logit_scale: cosines are multiplied by 100, as in trained CLIPs</source><translation>ファイルに logit_scale がありません: 学習済みの CLIP と同じく、コサインに 100 を掛けます</translation></message>
<message><source>%1: no prompts for this model: expected SigLIP&apos;s logit_bias, a number from -1e6 to 1e6</source><translation>%1: このモデルではプロンプトを使えません: SigLIP の logit_bias(-1e6～1e6 の数)が必要です</translation></message>
<message><source>%1: no prompts for this model: %2</source><translation>%1: このモデルではプロンプトを使えません: %2</translation></message>
<message><source>%1: no prompts for this model: the file has no text tower. A CLIP or SigLIP saved with both towers has one (token_embedding or text_model)</source><translation>%1: このモデルではプロンプトを使えません: ファイルにテキストタワーがありません。両方のタワーを保存した CLIP か SigLIP にはあります(token_embedding または text_model)</translation></message>
<message><source>%1: no prompts for this model: its text tower has no projection (%2), without which texts and pictures cannot be compared</source><translation>%1: このモデルではプロンプトを使えません: テキストタワーに、テキストと画像の比較に必要な射影 (%2) がありません</translation></message>
<message><source>%1: a text tower of width %2, %3 tokens and %4 positions: expected at most %5, %6 and %7</source><translation>%1: テキストタワーは幅 %2、%3 トークン、%4 位置です。それぞれ最大 %5、%6、%7 である必要があります</translation></message>
<message><source>%1: the text tower has no block %20</source><translation>%1: テキストタワーにブロック %20 がありません</translation></message>
<message><source>%1: expected model.merges, the byte pairs of a tokenizer</source><translation>%1: トークナイザーのバイトペアである model.merges が必要です</translation></message>
<message><source>%1: model.%2: expected %3, found %4</source><translation>%1: model.%2: %3 が必要ですが、%4 がありました</translation></message>
<message><source>%1: model.merges[%2]: expected a pair of texts</source><translation>%1: model.merges[%2]: テキストの対が必要です</translation></message>
<message><source>%1: image_size %2 is not a multiple of patch_size %3</source><translation>%1: image_size %2 は patch_size %3 の倍数ではありません</translation></message>
<message><source>%1: image_size %2 in patches of %3 makes %4 patches; at most %5 can be trained, because the cost of attention grows with their square</source><translation>%1: image_size %2、パッチ %3 では %4 パッチになります。アテンションはその 2 乗で増えるため、ここで学習できるのは最大 %5 パッチです</translation></message>
<message><source>%1: base: expected the name of a file next to this one, in chains of at most %2, found %3</source><translation>%1: base: 同じ場所にあるファイルの名前 (連鎖は最大 %2 個) が必要ですが、%3 でした</translation></message>
<message><source>%1: heads: expected ascending head counts without repetition</source><translation>%1: heads: 重複のない昇順のヘッド数が必要です</translation></message>
<message><source>%1: weights: expected one for each of the %2 heads, not all 0, found %3</source><translation>%1: weights: %2 個のヘッド数ごとに 1 つ、すべてが 0 ではない値が必要ですが、%3 でした</translation></message>
<message><source>%1: &quot;thinking&quot; needs two or more &quot;heads&quot;, ending with %2, and one classifier for all</source><translation>%1: &quot;thinking&quot; には、最後が全 %2 ヘッドである 2 個以上の &quot;heads&quot; と、全体で共通の 1 つの分類器が必要です</translation></message>
<message><source>%1: val_heads: %2 is not a round of this network</source><translation>%1: val_heads: %2 はこのネットワークのラウンドではありません</translation></message>
<message><source>%1: the class folder %2 has a name that is not UTF-8; rename it</source><translation>%1: クラスフォルダー %2 の名前が UTF-8 ではありません。名前を変更してください</translation></message>
<message><source>%1: expected one folder per class, found %2 and %3</source><translation>%1: クラスごとに 1 つのフォルダーが必要ですが、%2 と %3 がありました</translation></message>
<message><source>%1: expected one sub-folder per class, at least 2, found %2</source><translation>%1: クラスごとに 1 つのサブフォルダーが 2 個以上必要ですが、%2 でした</translation></message>
<message><source>training: only a plain pre-norm ViT with a class token, qkv biases and GELU can be trained</source><translation>学習: 学習できるのは、クラストークン、qkv バイアス、GELU を持つ標準の pre-norm ViT のみです</translation></message>
<message><source>%1: cannot start this training: %2 is %3, expected %4</source><translation>%1: この学習の開始点にできません: %2 が %3 ですが、%4 である必要があります</translation></message>
<message><source>the number of prefix tokens</source><translation>プレフィックストークンの数</translation></message>
<message><source>MLP width per feature</source><translation>特徴あたりの MLP 幅</translation></message>
<message><source>%1: cannot start this training: it has %2 heads, more than %3</source><translation>%1: この学習の開始点にできません: ヘッドが %2 個で、%3 個を超えています</translation></message>
<message><source>%1: cannot start this training: it has a tensor &apos;%2&apos;, which the network being trained does not have</source><translation>%1: この学習の開始点にできません: 学習するネットワークにないテンソル &apos;%2&apos; があります</translation></message>
<message><source>%1: not a training checkpoint of this program</source><translation>%1: このプログラムの学習チェックポイントではありません</translation></message>
<message><source>%1: belongs to another configuration: only keys that do not affect the weights may change before a training is resumed</source><translation>%1: 別の設定のものです: 学習と再開の間で変更できるのは、重みを左右しないキーのみです</translation></message>
<message><source>%1: tensor %2 is missing or has another shape; expected float32 %3</source><translation>%1: テンソル %2 がないか、形状が異なります。float32 %3 が必要です</translation></message>
<message><source>%1 data: %2</source><translation>%1 データ: %2</translation></message>
<message><source>%1: one step would need %2e12 multiplications, expected at most %3e12: choose a smaller image_size, larger patches, or a smaller batch</source><translation>%1: 1 ステップの乗算が %2e12 回になり、上限の %3e12 回を超えます: image_size を小さくするか、パッチを大きくするか、バッチを小さくしてください</translation></message>
<message><source>%1: needs %2 MiB for its weights and %3 MiB for its pictures; this machine has %4 MiB</source><translation>%1: 重みに %2 MiB、画像に %3 MiB 必要ですが、このコンピューターのメモリは %4 MiB です</translation></message>
<message><source>%1: %2 steps of %3 pictures, %4 GMACs per picture forward, %5 MiB of weights and pictures</source><translation>%1: %3 枚の画像で %2 ステップ、順伝播は画像 1 枚あたり %4 GMACs、重みと画像は %5 MiB</translation></message>
<message><source>%1: no such folder</source><translation>%1: そのようなフォルダーはありません</translation></message>
<message><source>%1: contains no %2, which a training writes to its output folder once it has read its data</source><translation>%1: %2 がありません。学習は、データがそろうとすぐにこのファイルを出力フォルダーに書き込みます</translation></message>
<message><source>the last line of history.csv is incomplete and is ignored</source><translation>history.csv の最後の行が不完全なため除外しました</translation></message>
<message><source>faithfulness needs classes, and this predictor finds boxes</source><translation>faithfulness はクラスを対象としますが、この予測プログラムはボックスを検出します</translation></message>
<message><source>the network command library could not be loaded: %1</source><translation>ネットワークのライブラリを読み込めませんでした: %1</translation></message>
<message><source>%1 could not be written</source><translation>%1 を書き込めませんでした</translation></message>
<message><source>predictor %1: %2%3</source><translation>予測プログラム %1: %2%3</translation></message>
<message><source>an .npz of mean, axes, variance, gate and provenance</source><translation>mean、axes、variance、gate、provenance を含む .npz</translation></message>
<message><source>another archive</source><translation>別のアーカイブ</translation></message>
<message><source>%1: 1 to %2 numbers</source><translation>%1: 1 から %2 個の数値</translation></message>
<message><source>%1: %2 numbers</source><translation>%1: %2 個の数値</translation></message>
<message><source>%1: finite numbers</source><translation>%1: 有限の数値</translation></message>
<message><source>NaN or infinity</source><translation>NaN または無限大</translation></message>
<message><source>%1: no feature basis: expected %2, found %3</source><translation>%1: 特徴量の基底ではありません: %2 が必要ですが、%3 でした</translation></message>
<message><source>%1: the blocks of this module have %2 %3 and %4; all blocks must have the same</source><translation>%1: このモジュールのブロックには %2 が %3 のものと %4 のものがあります。ここでは全ブロックで同じ値である必要があります</translation></message>
<message><source>what is changed: features need an autoencoder; open one (--sae FILE)</source><translation>変更内容: 特徴はオートエンコーダーのものです。開いてください (--sae FILE)</translation></message>
<message><source>%1: a transcoder outputs another place&apos;s activations, which cannot replace the tokens</source><translation>%1: トランスコーダーは別の場所の活性値を出すため、トークンの代わりにはできません</translation></message>
<message><source>what is switched off: another picture&apos;s activations need that picture (--from)</source><translation>無効化の対象: 別の画像の活性値を使うには、その画像 (--from) が必要です</translation></message>
<message><source>what is switched off: the other picture has %1 tokens of width %2, this one %3 of %4</source><translation>無効化の対象: 別の画像の順伝播は幅 %2 の %1 トークンですが、この画像は幅 %4 の %3 トークンです</translation></message>
<message><source>%1: no more pictures; the device may be unplugged or in use by another program, or the stream has ended</source><translation>%1: 画像が届かなくなりました。デバイスが取り外されたか別のプログラムで使用されている、またはストリームが終了した可能性があります</translation></message>
<message><source>%1: expected frames of 8-bit colours, found OpenCV&apos;s type %2</source><translation>%1: 8 ビットカラーのフレームが必要ですが、OpenCV の型 %2 でした</translation></message>
<message><source>ended after %1 of %2 frames</source><translation>%2 フレーム中 %1 フレームで終了しました</translation></message>
<message><source>%1: frame %2 is damaged: %3</source><translation>%1: フレーム %2 が破損しています: %3</translation></message>
<message><source>%1: frames of %2 x %3 pixels; expected at most %4, no side above %5</source><translation>%1: %2 x %3 ピクセルのフレームです。最大 %4 ピクセルで、どの辺も %5 以下である必要があります</translation></message>
<message><source>features, %1 heads</source><translation>特徴、ヘッド %1 個</translation></message>
<message><source>concepts, %1 heads</source><translation>概念、%1 ヘッド</translation></message>
<message><source>heads: an embedding of %1 of %2 does not divide the pooling head&apos;s %3, %4, evenly</source><translation>heads: %2 のうち %1 の埋め込みでは、プーリングヘッドの%3 (%4) が整数になりません</translation></message>
<message><source>heads: this slicing scheme cuts channels from every head, but rotary positions rotate them in pairs; choose hydravit, matformer or dynabert</source><translation>heads: このスライス方式は各ヘッドからチャネルを切り出しますが、回転位置埋め込みはチャネルを組にして回転させます。hydravit、matformer、dynabert のいずれかを選択してください</translation></message>
<message><source>the network has learned rotary positions, but there is no rope.freqs</source><translation>ネットワークは学習した回転位置埋め込みを持ちますが、rope.freqs がありません</translation></message>
<message><source>decomposition, %1 heads</source><translation>分解、%1 ヘッド</translation></message>
<message><source>key %1 occurs twice</source><translation>キー %1 が 2 回現れます</translation></message>
<message><source>unknown key %1</source><translation>キー %1 は不明です</translation></message>
<message><source>expected the keys descr, fortran_order and shape only</source><translation>キーは descr、fortran_order、shape のみである必要があります</translation></message>
<message><source>%1: bad .npy header at byte %2: %3</source><translation>%1: .npy ヘッダーのバイト %2 が不正です: %3</translation></message>
<message><source>expected &apos;%1&apos;</source><translation>&apos;%1&apos; が必要です</translation></message>
<message><source>expected True or False</source><translation>True または False が必要です</translation></message>
<message><source>%1: a structured NumPy array; expected a plain array of numbers</source><translation>%1: 構造化された NumPy 配列です。通常の数値の配列が必要です</translation></message>
<message><source>%1: an array of Python objects (a pickle); expected plain numbers. It is not opened, because unpickling runs code from the file</source><translation>%1: Python オブジェクトの配列 (pickle) です。通常の数値が必要です。unpickle するとファイル内のコードが実行されるため、開きません</translation></message>
<message><source>%1: NumPy type %2 is not supported; expected float16/32/64, an integer or bool</source><translation>%1: NumPy の型 %2 には対応していません。float16/32/64、整数、bool のいずれかが必要です</translation></message>
<message><source>the shape holds more elements than any file could</source><translation>形状の要素数が、ファイルに収まる数を超えています</translation></message>
<message><source>did not reply within %1 s</source><translation>%1 秒以内に応答がありません</translation></message>
<message><source>did not read its input within %1 s</source><translation>%1 秒以内に入力を読み取りません</translation></message>
<message><source>waiting for the predictor: %1</source><translation>予測プログラムの待機: %1</translation></message>
<message><source>classes of feature %1</source><translation>特徴 %1 のクラス</translation></message>
<message><source>contributions of features, %1 heads</source><translation>特徴の寄与、ヘッド %1 個</translation></message>
<message><source>a known field type</source><translation>既知の種類のフィールド</translation></message>
<message><source>%1 bytes more</source><translation>さらに %1 バイト</translation></message>
<message><source>a number of four bytes</source><translation>4 バイトの数</translation></message>
<message><source>%1: not a SentencePiece tokenizer: expected %2 at byte %3 of %4</source><translation>%1: SentencePiece のトークナイザーではありません: %4 バイト中の %3 バイト目は %2 のはずです</translation></message>
<message><source>%1 of all heads, k = %2</source><translation>全ヘッドの %1、k = %2</translation></message>
<message><source>%1: expected floating point %2, found %3 %4</source><translation>%1: 浮動小数点 %2 が必要ですが、%3 %4 でした</translation></message>
<message><source>%1: holds NaN or infinity</source><translation>%1: NaN または無限大が含まれています</translation></message>
<message><source>%1: is unknown</source><translation>%1: 未知です</translation></message>
<message><source>%1: dino.txt&apos;s vision head for this backbone, which is %2 wide: visual_model.head.%3</source><translation>%1: この幅 %2 のバックボーン用の dino.txt の画像ヘッド: visual_model.head.%3</translation></message>
<message><source>%1: class %2 of %3; expected indices from 0 to %4</source><translation>%1: %3 クラス中のクラス %2。インデックスは 0 から %4 でなければなりません</translation></message>
<message><source>%1: class %2 occurs twice</source><translation>%1: クラス %2 に名前が 2 回付けられています</translation></message>
<message><source>%1 pictures of %2 x %3 pixels do not fit into this machine&apos;s memory; choose a smaller image_size or &quot;count&quot;</source><translation>%2 x %3 ピクセルの画像 %1 枚は、このコンピューターのメモリに収まりません。image_size または &quot;count&quot; を小さくしてください</translation></message>
<message><source>a JPEG without a picture; truncated?</source><translation>画像のない JPEG です。途中で切れていませんか？</translation></message>
<message><source>a JPEG marker is missing at byte %1; the file is damaged</source><translation>バイト %1 に JPEG マーカーがありません。ファイルが破損しています</translation></message>
<message><source>a JPEG segment at byte %1 has length %2; the file is damaged</source><translation>バイト %1 の JPEG セグメントの長さが %2 です。ファイルが破損しています</translation></message>
<message><source>a JPEG with two frames; the file is damaged</source><translation>フレームが 2 つある JPEG です。ファイルが破損しています</translation></message>
<message><source>a JPEG of more than %1 scans; decoding would take minutes</source><translation>スキャンが %1 個を超える JPEG です。デコードに何分もかかります</translation></message>
<message><source>the JPEG is incomplete</source><translation>JPEG が不完全です</translation></message>
<message><source>%1: storage %2 is unused or occurs twice</source><translation>%1: ストレージ %2 がどこからも参照されていないか、2 回現れます</translation></message>
<message><source>%1: the file ends within storage %2; truncated?</source><translation>%1: ストレージ %2 の途中でファイルが終わっています。途中で切れていませんか？</translation></message>
<message><source>%1: storage %2 should hold %3 numbers, found %4</source><translation>%1: ストレージ %2 には %3 個の数値が必要ですが、%4 個でした</translation></message>
<message><source>%1: storage %2 is missing</source><translation>%1: ストレージ %2 がありません</translation></message>
<message><source>logit lens, %1 heads</source><translation>ロジットレンズ、%1 ヘッド</translation></message>
<message><source>%1, %2 heads</source><translation>%1、%2 ヘッド</translation></message>
<message><source>the weights themselves are needed</source><translation>重みそのものが必要です</translation></message>
<message><source>prediction, %1 heads</source><translation>予測、%1 ヘッド</translation></message>
<message><source>%1: expected a file of Hydrascope&apos;s with &quot;hydrascope&quot;: &quot;%2&quot;, &quot;version&quot;: 1</source><translation>%1: &quot;hydrascope&quot;: &quot;%2&quot;、&quot;version&quot;: 1 を含む Hydrascope のファイルが必要です</translation></message>
<message><source>expected a list &quot;%1&quot;</source><translation>リスト &quot;%1&quot; が必要です</translation></message>
<message><source>%1: expected a whole number from %2 to %3</source><translation>%1: %2 から %3 までの整数が必要です</translation></message>
<message><source>%1: expected a finite number</source><translation>%1: 有限の数値が必要です</translation></message>
<message><source>what is switched off: a list of %1 characters is too long</source><translation>無効化の対象: %1 文字のリストは長すぎます</translation></message>
<message><source>what is switched off: more than %1 items</source><translation>無効化の対象: 項目が %1 個を超えています</translation></message>
<message><source>what is switched off: expected %1, got %2%3</source><translation>無効化の対象: %1 が必要ですが、%2%3 が指定されました</translation></message>
<message><source>blocks, as in tokens:5</source><translation>ブロック (例: tokens:5)</translation></message>
<message><source>patches, as in patches:12,13-17</source><translation>パッチ (例: patches:12,13-17)</translation></message>
<message><source>heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, feature:NUMBER or sae-error</source><translation>heads:BLOCK.HEAD、attention:BLOCK、mlp:BLOCK、patches:LIST、tokens:BLOCK、registers:MODE、feature:NUMBER または sae-error</translation></message>
<message><source>zero, mean, mean-all or from after &apos;=&apos;</source><translation>&apos;=&apos; の後に zero、mean、mean-all、from のいずれか</translation></message>
<message><source>BLOCK.HEAD, as in heads:7.3</source><translation>BLOCK.HEAD (例: heads:7.3)</translation></message>
<message><source>a block, as in mlp:9, or mlp:9=from</source><translation>ブロック (例: mlp:9 または mlp:9=from)</translation></message>
<message><source>zero, mean, only-outliers or same, and up to 16 tokens, as in registers:zero=2</source><translation>zero、mean、only-outliers、same のいずれかと、16 個までのトークン (例: registers:zero=2)</translation></message>
<message><source>patches, as in feature:47:12,13-17</source><translation>パッチ (例: feature:47:12,13-17)</translation></message>
<message><source>a feature, as in feature:47, or feature:47=3x (three times its largest value)</source><translation>特徴 (例: feature:47、または feature:47=3x で最大値の 3 倍)</translation></message>
<message><source>%1: %2 characters, more than the %3 allowed here</source><translation>%1: %2 文字あり、上限の %3 を超えています</translation></message>
<message><source>%1: %2 columns, more than the %3 allowed here</source><translation>%1: %2 列あり、上限の %3 を超えています</translation></message>
<message><source>%1: two columns are named %2</source><translation>%1: %2 という名前の列が 2 つあります</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, as a training&apos;s history has; this is another table</source><translation>%1: 学習の履歴にある列 &apos;%2&apos; が必要ですが、別の表です</translation></message>
<message><source>%1, column %2</source><translation>%1、列 %2</translation></message>
<message><source>%1: expected a number from %2 to %3, found %4</source><translation>%1: %2 から %3 までの数値が必要ですが、%4 でした</translation></message>
<message><source>%1: %2 after %3; expected rows in the order of the training</source><translation>%1: %3 の後に %2 があります。行は学習の順である必要があります</translation></message>
<message><source>%1: expected %2 cells, as the header has, found %3</source><translation>%1: ヘッダーと同じ %2 個のセルが必要ですが、%3 個でした</translation></message>
<message><source>%1: more than the %2 rows allowed here</source><translation>%1: 上限の %2 行を超えています</translation></message>
<message><source>%1: expected a header line, found none</source><translation>%1: ヘッダー行が必要ですが、ありません</translation></message>
<message><source>it takes a value from an empty stack</source><translation>空のスタックから値を取り出しています</translation></message>
<message><source>it looks for a mark that was not set</source><translation>設定されていないマークを探しています</translation></message>
<message><source>%1: %2 pictures; expected at most %3</source><translation>%1: 画像が %2 枚あります。上限は %3 枚です</translation></message>
<message><source>no pipe to a predictor: %1</source><translation>予測プログラムへのパイプを作れません: %1</translation></message>
<message><source>%1: cannot be moved into place: %2</source><translation>%1: 所定の場所に配置できません: %2</translation></message>
<message><source>%1: expected a folder that is new or empty, or a name that ends in .mp4, .avi or .mkv</source><translation>%1: 新しいフォルダーか空のフォルダー、または .mp4、.avi、.mkv のいずれかで終わる名前が必要です</translation></message>
<message><source>the name %1 occurs twice</source><translation>名前 %1 が 2 回現れます</translation></message>
<message><source>metadata key %1 occurs twice</source><translation>メタデータのキー %1 が 2 回現れます</translation></message>
<message><source>unknown field %1</source><translation>フィールド %1 は不明です</translation></message>
<message><source>field %1 occurs twice</source><translation>フィールド %1 が 2 回現れます</translation></message>
<message><source>expected a number</source><translation>数値が必要です</translation></message>
<message><source>more than %1 tensors; no checkpoint needs that many</source><translation>テンソルが %1 個を超えています。チェックポイントではありえない数です</translation></message>
<message><source>an unexpected object</source><translation>不適切な場所にオブジェクトがあります</translation></message>
<message><source>expected dtype, shape and data_offsets</source><translation>dtype、shape、data_offsets が必要です</translation></message>
<message><source>an unexpected array</source><translation>不適切な場所に配列があります</translation></message>
<message><source>data_offsets must be two numbers, found %1</source><translation>data_offsets には 2 つの数値が必要ですが、%1 でした</translation></message>
<message><source>an unexpected number</source><translation>不適切な場所に数値があります</translation></message>
<message><source>an unexpected string</source><translation>不適切な場所に文字列があります</translation></message>
<message><source>an unexpected null</source><translation>不適切な場所に null があります</translation></message>
<message><source>an unexpected boolean</source><translation>不適切な場所に真偽値があります</translation></message>
<message><source>a negative number</source><translation>負の数値</translation></message>
<message><source>expected a whole number of 64 bits, found %1</source><translation>64 ビットの整数が必要ですが、%1 でした</translation></message>
<message><source>binary data</source><translation>バイナリデータ</translation></message>
<message><source>not valid JSON at byte %1 of the header</source><translation>ヘッダーのバイト %1 で JSON として正しくありません</translation></message>
<message><source>tensor %1: %2</source><translation>テンソル %1: %2</translation></message>
<message><source>gated, like its tensors r_mag and b_mag</source><translation>テンソル r_mag と b_mag のとおりゲート付き</translation></message>
<message><source>another kind than gated, whose tensors r_mag and b_mag are missing</source><translation>ゲート付き以外の種類 (そのテンソル r_mag と b_mag がありません)</translation></message>
<message><source>whether it keeps the k largest codes or all above a threshold</source><translation>上位 k 個を残すのか、しきい値を超えるすべてを残すのか</translation></message>
<message><source>--sae-code topk or threshold</source><translation>--sae-code topk または threshold</translation></message>
<message><source>%1: the file does not tell %2; give it with %3</source><translation>%1: ファイルからは「%2」が分かりません。%3 で指定してください</translation></message>
<message><source>%1: k: expected a whole number from %2 to %3, found %4</source><translation>%1: k: %2 から %3 の整数が必要ですが、%4 です</translation></message>
<message><source>how many features of a token it keeps</source><translation>1 トークンで残す特徴の数</translation></message>
<message><source>%1: keeps %2 features of a token; expected 1 to %3</source><translation>%1: 1 トークンで %2 個の特徴を残します。1〜%3 である必要があります</translation></message>
<message><source>%1: %2 is not finite</source><translation>%1: %2 が有限ではありません</translation></message>
<message><source>%1: its activation keeps codes above a threshold, which is missing: the tensor threshold or activation.threshold</source><translation>%1: 活性化はしきい値を超えたものを残しますが、しきい値がありません: テンソル threshold または activation.threshold</translation></message>
<message><source>%1: normalises tokens by a number that it does not contain (normalize_activations); save it with that number folded in</source><translation>%1: ファイルにない数でトークンをスケールします (normalize_activations)。その数を組み込んで保存してください</translation></message>
<message><source>%1, the only kind supported</source><translation>%1 (ここで計算するのはこれだけです)</translation></message>
<message><source>%1: reads %2; expected the output of a block (hook_resid_post)</source><translation>%1: %2 を読みます。ブロックの出力 (hook_resid_post) が必要です</translation></message>
<message><source>%1, according to its hook</source><translation>フックのとおり %1</translation></message>
<message><source>which block it reads</source><translation>どのブロックを読むか</translation></message>
<message><source>--sae-block N (0 is the first)</source><translation>--sae-block N (0 が最初)</translation></message>
<message><source>none of the %1 pictures can be read; %2</source><translation>%1 枚の画像のどれも読めません。%2</translation></message>
<message><source>Relevance (LRP)</source><translation>関連度 (LRP)</translation></message>
<message><source>Which patches support the class score. The logit&apos;s relevance is propagated back through every layer (LRP), weighted by the attention&apos;s gradient and rolled out over the blocks. Chefer et al., CVPR 2021; HydraViT Fig. 8. In Hydra and linear blocks the rule is our extension. On some photographs the terms cancel so far that changing the pixels by one part in ten million moves the map by several per cent.</source><translation>どのパッチがクラスのスコアを支えているか。ロジットの関連度を全層にわたって逆伝播し (LRP)、アテンションの勾配で重み付けし、ブロックにわたってロールアウトします。Chefer et al., CVPR 2021; HydraViT Fig. 8. Hydra と線形のブロックでの規則は本プログラムによる拡張です。写真によっては項同士が大きく打ち消し合い、ピクセルを 1000 万分の 1 変えるだけでマップが数パーセント変動します。</translation></message>
<message><source>Token contribution</source><translation>トークンの寄与</translation></message>
<message><source>How much each token adds to, or takes from, the class&apos;s logit through one block&apos;s attention: its term of the sum, times the logit&apos;s gradient. Exact for that block. Hydra Attention, Eq. 15-17; the same sum for softmax.</source><translation>1 つのブロックのアテンションを通じて、各トークンがクラスのロジットをどれだけ増減させるか: 和におけるそのトークンの項とロジットの勾配の積。そのブロックについては厳密です。Hydra Attention, Eq. 15-17; ソフトマックスでも同じ和です。</translation></message>
<message><source>Token contribution, all blocks</source><translation>トークンの寄与、全ブロック</translation></message>
<message><source>What each token adds to, or takes from, the class&apos;s logit through the attention of every block, added: its term of each block&apos;s sum, times the logit&apos;s gradient there. Our extension of Hydra Attention, Eq. 17, by one pass down.</source><translation>全ブロックのアテンションを通じて、各トークンがクラスのロジットをどれだけ増減させるかの合計: 各ブロックの和におけるそのトークンの項と、そこでのロジットの勾配の積。Hydra Attention, Eq. 17 の独自の拡張で、下りのパスは 1 回です。</translation></message>
<message><source>Attention</source><translation>アテンション</translation></message>
<message><source>Where one token looks: a row of softmax(QK/sqrt(d)) of a block and a head. Not class-specific. Click a patch to make it the query. For linear kinds the implied matrix phi(Q)phi(K), for Hydra its mean over features, for Super the magnitudes of its mixed rows, as shares.</source><translation>1 つのトークンがどこを見ているか: あるブロックとヘッドの softmax(QK/sqrt(d)) の 1 行。クラス固有ではありません。パッチをクリックするとクエリになります。線形の種類では対応する行列 phi(Q)phi(K)、Hydra ではその特徴にわたる平均です。Super では混合された行の大きさの割合です。</translation></message>
<message><source>Attention rollout</source><translation>アテンションロールアウト</translation></message>
<message><source>Attention matrices multiplied over the blocks, each averaged with the identity for the residual: which patches can have reached the class token. Not class-specific. Abnar &amp; Zuidema, 2020.</source><translation>残差接続のためにそれぞれ単位行列と平均したアテンション行列を、ブロックにわたって掛け合わせたもの: どのパッチがクラストークンに届きうるか。クラス固有ではありません。Abnar &amp; Zuidema, 2020.</translation></message>
<message><source>Gradient-weighted rollout</source><translation>勾配重み付きロールアウト</translation></message>
<message><source>Rollout of the attention that raises the class&apos;s logit: (gradient x attention) where positive. Chefer et al., ICCV 2021. In Hydra and linear blocks the token-to-token contributions take its place: our extension.</source><translation>クラスのロジットを高めるアテンションのロールアウト: (勾配 × アテンション) の正の部分。Chefer et al., ICCV 2021. Hydra と線形のブロックではトークン間の寄与で代用します: 本プログラムによる拡張です。</translation></message>
<message><source>Grad-CAM</source><translation>Grad-CAM</translation></message>
<message><source>The features that enter a block, weighted by how much the class&apos;s logit gains from each on average over the patches; the positive part. Selvaraju et al., 2017, with the usual recipe for transformers.</source><translation>ブロックに入る特徴を、それぞれがクラスのロジットをパッチ平均でどれだけ高めるかで重み付けしたもの。正の部分のみ。Selvaraju et al., 2017 を Transformer での通例に従って適用。</translation></message>
<message><source>Grad-CAM of attention</source><translation>アテンションの Grad-CAM</translation></message>
<message><source>The class token&apos;s attention, its heads weighted by their mean gradient; the positive part. The baseline of Chefer et al., CVPR 2021. In Hydra and linear blocks the implied matrix: our extension.</source><translation>クラストークンのアテンションを、ヘッドごとに平均勾配で重み付けしたもの。正の部分のみ。Chefer et al., CVPR 2021 のベースライン。Hydra と線形のブロックでは対応する行列を使います: 本プログラムによる拡張です。</translation></message>
<message><source>Gradient</source><translation>勾配</translation></message>
<message><source>How fast the class&apos;s logit changes with each pixel: the largest of the three channels. Noisy by nature. Simonyan et al., 2014.</source><translation>クラスのロジットが各ピクセルに対してどれだけ速く変化するか: 3 チャネルのうち最大のもの。本質的にノイズが多い手法です。Simonyan et al., 2014.</translation></message>
<message><source>Input times gradient</source><translation>入力 × 勾配</translation></message>
<message><source>Each pixel&apos;s value times the logit&apos;s gradient there: what the pixel would contribute if the network were linear. Input zero is the mean colour of the training images.</source><translation>各ピクセルの値と、そこでのロジットの勾配の積: ネットワークが線形だとした場合のピクセルの寄与。入力のゼロは学習画像の平均色です。</translation></message>
<message><source>SmoothGrad</source><translation>SmoothGrad</translation></message>
<message><source>The gradient averaged over 24 noisy copies of the picture, which cancels pixel-to-pixel noise. Smilkov et al., 2017.</source><translation>画像にノイズを加えた 24 枚のコピーで平均した勾配。ピクセル間のノイズが打ち消されます。Smilkov et al., 2017.</translation></message>
<message><source>Integrated gradients</source><translation>積分勾配</translation></message>
<message><source>The gradient gathered on the way from an empty picture to this one, times the picture: the values add up to the logit&apos;s gain on that way. Sundararajan et al., 2017.</source><translation>空の画像からこの画像までの経路で積算した勾配と画像の積: 値の合計は、その経路でのロジットの増分になります。Sundararajan et al., 2017.</translation></message>
<message><source>Token norm</source><translation>トークンのノルム</translation></message>
<message><source>The length of each token&apos;s feature vector after a block. Networks without registers store global information in a few very long background tokens. Darcet et al., ICLR 2024.</source><translation>ブロックの後の各トークンの特徴ベクトルの長さ。レジスタを持たないネットワークは、大域的な情報を少数の非常に長い背景トークンに保存します。Darcet et al., ICLR 2024.</translation></message>
<message><source>Features as colours</source><translation>特徴量の色表示</translation></message>
<message><source>Patches with like features have like colours: red, green and blue are the three leading principal components of a block&apos;s patches. Register tokens and outliers do not take part in the fit. A colour means nothing by itself. Oquab et al., 2023.</source><translation>似た特徴を持つパッチを似た色で表示します: 赤、緑、青は、ブロックのパッチの第 1 から第 3 主成分です。レジスタトークンと外れ値はフィットに使いません。色そのものに意味はありません。Oquab et al., 2023.</translation></message>
<message><source>Similarity to a patch</source><translation>パッチとの類似度</translation></message>
<message><source>How much each patch&apos;s features resemble those of the query: the cosine of the two vectors. The best match is ringed. Click a patch to ask about it. Amir et al., 2021.</source><translation>各パッチの特徴がクエリの特徴にどれだけ似ているか: 2 つのベクトルのコサイン。最もよく一致するものを丸で囲みます。パッチをクリックすると、そのパッチについて調べます。Amir et al., 2021.</translation></message>
<message><source>Relevance of pixels (LRP)</source><translation>ピクセルの関連度 (LRP)</translation></message>
<message><source>Relevance propagated past the first block, through positions and patch embedding, down to pixels; no rollout. Chefer et al., CVPR 2021.</source><translation>最初のブロックを越え、位置とパッチ埋め込みを通ってピクセルまで伝播した関連度。ロールアウトはしません。Chefer et al., CVPR 2021.</translation></message>
<message><source>Relevance, last block</source><translation>関連度、最終ブロック</translation></message>
<message><source>The relevance of the last block&apos;s attention alone, weighted by its gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>最終ブロックのアテンションのみの関連度を勾配で重み付けしたもの: Chefer et al., CVPR 2021 のアブレーション。</translation></message>
<message><source>Relevance rollout</source><translation>関連度ロールアウト</translation></message>
<message><source>The relevance of every block&apos;s attention, rolled out without the gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>全ブロックのアテンションの関連度を、勾配なしでロールアウトしたもの: Chefer et al., CVPR 2021 のアブレーション。</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Propagated back with attention held constant and a rule (gamma) that favours positive parts; fast, and stable. Ali et al., ICML 2022; Achtibat et al., ICML 2024.</source><translation>赤いパッチはクラスのスコアを上げ、青いパッチは下げます。各パッチのピクセルがクラスのロジットにもたらすもの。アテンションを定数とし、正の部分を優先する規則 (ガンマ) で逆伝播します。高速で安定しています。Ali et al., ICML 2022; Achtibat et al., ICML 2024.</translation></message>
<message><source>CP-LRP, without gamma</source><translation>CP-LRP、ガンマなし</translation></message>
<message><source>CP-LRP without the gamma rule. Gradient times input, with attention and normalisation held constant.</source><translation>ガンマ規則を使わない CP-LRP。アテンションと正規化を定数とした、勾配 × 入力。</translation></message>
<message><source>AttnLRP</source><translation>AttnLRP</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Gradient times input where queries and keys receive a quarter and values half of attention&apos;s gradient. Achtibat et al., ICML 2024.</source><translation>赤いパッチはクラスのスコアを上げ、青いパッチは下げます。各パッチのピクセルがクラスのロジットにもたらすもの。アテンションの勾配のうち、クエリとキーが 4 分の 1 ずつ、バリューが半分を受け取る、勾配 × 入力。Achtibat et al., ICML 2024.</translation></message>
<message><source>LibraGrad</source><translation>LibraGrad</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token brings to the class&apos;s logit. Token times gradient, with attention and normalisation held constant so that all parts, biases included, sum to the logit. Mehri et al., CVPR 2025.</source><translation>赤いパッチはクラスのスコアを上げ、青いパッチは下げます。各トークンがクラスのロジットにもたらすもの。アテンションと正規化を定数とした、トークン × 勾配。バイアスを含む全要素の和がロジットになります。Mehri et al., CVPR 2025.</translation></message>
<message><source>FullGrad+</source><translation>FullGrad+</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What tokens and biases bring to the class&apos;s logit, added over all blocks. LibraGrad&apos;s token times gradient at the input of every block, and what every bias brings. Mehri et al., CVPR 2025.</source><translation>赤いパッチはクラスのスコアを上げ、青いパッチは下げます。トークンとバイアスがクラスのロジットにもたらすものを、全ブロックで合計したもの。各ブロックの入力での LibraGrad のトークン × 勾配と、各バイアスがもたらすもの。Mehri et al., CVPR 2025.</translation></message>
<message><source>LeGrad</source><translation>LeGrad</translation></message>
<message><source>Where more attention would raise the class&apos;s score. The positive part of the slope of a block&apos;s mean token, added over the last two blocks. Bousselham et al., ICCV 2025.</source><translation>アテンションが増えるとクラスのスコアが上がる場所。ブロックの平均トークンについての傾きの正の部分を、最後の 2 ブロックで合計したもの。Bousselham et al., ICCV 2025.</translation></message>
<message><source>LeGrad, all blocks</source><translation>LeGrad、全ブロック</translation></message>
<message><source>LeGrad, added over all blocks. Bousselham et al., ICCV 2025.</source><translation>全ブロックで合計した LeGrad。Bousselham et al., ICCV 2025.</translation></message>
<message><source>Grad-ECLIP</source><translation>Grad-ECLIP</translation></message>
<message><source>What the last block&apos;s values bring, where keys are close to the query. Values are weighted by the logit&apos;s gradient and by how close each key is to the class token&apos;s query; very fast. Zhao et al., ICML 2024.</source><translation>キーがクエリに近い場所で、最終ブロックのバリューがもたらすもの。バリューを、ロジットの勾配と、各キーがクラストークンのクエリにどれだけ近いかで重み付けします。非常に高速です。Zhao et al., ICML 2024.</translation></message>
<message><source>Transition attention</source><translation>遷移アテンション</translation></message>
<message><source>What attention carries from each patch to the class token. Weighted by a gradient averaged over 20 brightnesses of the picture. Yuan et al., 2021.</source><translation>アテンションが各パッチからクラストークンへ運ぶもの。画像の 20 段階の明るさで平均した勾配で重み付けします。Yuan et al., 2021.</translation></message>
<message><source>Beyond Intuition</source><translation>Beyond Intuition</translation></message>
<message><source>Rollout whose heads count by their gradient. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>ヘッドを勾配に応じて数えるロールアウト。画像の 20 段階の明るさで平均した勾配で重み付けします。Chen et al., TMLR 2023.</translation></message>
<message><source>Beyond Intuition, by token</source><translation>Beyond Intuition、トークン別</translation></message>
<message><source>Rollout whose tokens count by how much attention changes them. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>アテンションによる変化の大きさに応じてトークンを数えるロールアウト。画像の 20 段階の明るさで平均した勾配で重み付けします。Chen et al., TMLR 2023.</translation></message>
<message><source>Logit lens</source><translation>ロジットレンズ</translation></message>
<message><source>What each patch would say after a block: the class&apos;s logit, had the network ended there and read this patch alone. Early blocks were never trained to be read. nostalgebraist, 2020.</source><translation>あるブロックの後に各パッチが何と答えるか: ネットワークがそこで終わり、そのパッチのみを読み取った場合のクラスのロジット。早い段階のブロックは読み取られるように学習されていません。nostalgebraist, 2020.</translation></message>
<message><source>Exact decomposition</source><translation>厳密な分解</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token adds straight to the class&apos;s logit through a block&apos;s heads, with the last norm&apos;s deviation held. With MLPs, biases and the embedding the parts sum to the logit. Gandelsman et al., ICLR 2024.</source><translation>赤いパッチはクラスのスコアを上げ、青いパッチは下げます。最終正規化層の偏差を固定した上で、各トークンがブロックのヘッドを通じてクラスのロジットに直接加えるもの。MLP、バイアス、埋め込みを合わせると、構成要素の和はロジットになります。Gandelsman et al., ICLR 2024.</translation></message>
<message><source>Gradient-weighted attention</source><translation>勾配重み付きアテンション</translation></message>
<message><source>Where a head looks and its look raises the class&apos;s logit: attention times its gradient where positive. One block of the gradient-weighted rollout. In Hydra and linear blocks the implied matrix: our extension.</source><translation>ヘッドが見ていて、それがクラスのロジットを高める場所: アテンション × 勾配の正の部分。勾配重み付きロールアウトの 1 ブロック分。Hydra と線形のブロックでは対応する行列を使います: 本プログラムによる拡張です。</translation></message>
<message><source>Occlusion</source><translation>オクルージョン</translation></message>
<message><source>How much the class&apos;s logit drops when a square of the picture is painted over. One forward pass per position of the square; a pixel gets the mean of the squares that cover it. Zeiler &amp; Fergus, 2014.</source><translation>画像の正方形の部分を塗りつぶしたときにクラスのロジットが失うもの。正方形の位置ごとに順伝播 1 回。ピクセルの値は、それを覆う正方形の平均です。Zeiler &amp; Fergus, 2014.</translation></message>
<message><source>How probable the class is when a pixel is visible. The mean over a thousand random soft masks that let the picture through in places, one forward pass each. Petsiuk et al., 2018.</source><translation>あるピクセルが見えているときのクラスの確率。画像をところどころ透過させる千枚のランダムなソフトマスクの平均で、1 枚につき順伝播 1 回。Petsiuk et al., 2018.</translation></message>
<message><source>Shapley values of patches</source><translation>パッチの Shapley 値</translation></message>
<message><source>A fair share of the class&apos;s logit for each group of patches. What a group adds, averaged over all orders in which groups can enter the sequence; absent patches are not tokens at all. The shares sum to what all patches contribute. Shapley, 1953.</source><translation>パッチの各グループに対する、クラスのロジットの公平な配分。グループが系列に加わりうるすべての順序で平均した、グループの増分です。存在しないパッチはトークンになりません。配分の和は、全パッチがもたらすものになります。Shapley, 1953.</translation></message>
<message><source>What the class scores when only places with similar features are visible. Features of the last block are clustered into masks, and each is scored by two forward passes. Xie et al., IJCAI 2023.</source><translation>似た特徴を持つ場所だけが見えるとき、クラスがどうなるか。最終ブロックの特徴をクラスタリングしてマスクとし、それぞれを 2 回の順伝播で評価します。Xie et al., IJCAI 2023.</translation></message>
<message><source>Attention of the answer</source><translation>答えのアテンション</translation></message>
<message><source>Where the network looks as it reads its answer. The attention of the pooling head of SigLIP and Perception Encoder; in other networks, of the tokens that the classifier reads, in the last block.</source><translation>ネットワークが答えを読み取るときに見ている場所。SigLIP と Perception Encoder ではプーリングヘッドのアテンション、ほかのネットワークでは分類器が読み取るトークンの最終ブロックでのアテンション。</translation></message>
<message><source>Where is it?</source><translation>どこにあるか</translation></message>
<message><source>How well each patch alone fits the sentence or the class, without gradients. The last block&apos;s attention is skipped, so that a patch keeps its own values; the best one is ringed. Zhou et al., ECCV 2022 (MaskCLIP).</source><translation>各パッチが単独で文やクラスにどれだけ合うかを、勾配なしで示します。最後のブロックのアテンションを省くため、パッチは自身の値を保ちます。最も合うパッチを丸で囲みます。Zhou et al., ECCV 2022 (MaskCLIP)。</translation></message>
<message><source>How much a pixel helps to find a box. RISE, where a masked picture is weighted by its best match to the box: overlap times class similarity times objectness. Petsiuk et al., CVPR 2021.</source><translation>あるピクセルがボックスの検出にどれだけ役立つか。RISE の一種で、マスクした画像の価値は、そのボックスに最もよく合うものの値（重なり、クラスの類似度、objectness の積）です。Petsiuk et al., CVPR 2021。</translation></message>
<message><source>method %1 explains a box, and networks find none</source><translation>手法 %1 はボックスを説明しますが、ネットワークはボックスを検出しません</translation></message>
<message><source>method %1 needs the inside of a network, which a predictor does not expose</source><translation>手法 %1 はネットワークの内部を読みますが、予測プログラムの内部は見えません</translation></message>
<message><source>method %1 explains a box, and this predictor answers with class scores</source><translation>手法 %1 はボックスを説明しますが、この予測プログラムはクラスのスコアで答えます</translation></message>
<message><source>for a box, RISE is called d-rise</source><translation>ボックスの場合、RISE は d-rise と呼びます</translation></message>
<message><source>measuring %1 heads</source><translation>%1 ヘッドを計測中</translation></message>
<message><source>stability of %1, k = %2</source><translation>%1 の安定性、k = %2</translation></message>
<message><source>%1: a shape of %2 values for %3</source><translation>%1: %3 に対する形状が %2 個の値を表しています</translation></message>
<message><source>not enough memory for this; try a smaller image</source><translation>この処理に必要なメモリが足りません。もっと小さい画像を試してください</translation></message>
<message><source>True classes are not shown: %1</source><translation>正解のクラスは表示されません: %1</translation></message>
<message><source>timing %1 heads</source><translation>時間の計測、%1 ヘッド</translation></message>
<message><source>%1: added_tokens: expected at most %2</source><translation>%1: added_tokens: 最大 %2 個のはずです</translation></message>
<message><source>%1: is not JSON: %2</source><translation>%1: JSON ではありません: %2</translation></message>
<message><source>%1: model.type: expected BPE or Unigram, found %2</source><translation>%1: model.type: BPE か Unigram のはずですが、%2 でした</translation></message>
<message><source>%1: expected model.vocab and, of BPE, model.merges</source><translation>%1: model.vocab が必要で、BPE では model.merges も必要です</translation></message>
<message><source>%1: added_tokens: expected a content for each</source><translation>%1: added_tokens: それぞれに content が必要です</translation></message>
<message><source>a number</source><translation>数</translation></message>
<message><source>a list [..]</source><translation>リスト [..]</translation></message>
<message><source>an object { ... }</source><translation>オブジェクト { ... }</translation></message>
<message><source>%1: nested more than %2 deep; expected a tokenizer</source><translation>%1: 入れ子が %2 段を超えています。トークナイザーのはずです</translation></message>
<message><source>%1: model.merges[%2]: expected two pieces of model.vocab, which comes first, that join to a third; found %3</source><translation>%1: model.merges[%2]: 先にある model.vocab の 2 つのピースで、つなぐと 3 つ目になるもののはずですが、%3 でした</translation></message>
<message><source>%1: model.merges: expected at most %2</source><translation>%1: model.merges: 最大 %2 個のはずです</translation></message>
<message><source>%1: normalizer: %2: expected Replace, Precompiled, Lowercase, Strip or a Sequence of them</source><translation>%1: normalizer: %2: Replace、Precompiled、Lowercase、Strip またはそれらの Sequence のはずです</translation></message>
<message><source>%1: needs about %2 MiB, and this machine has %3 MiB: choose fewer features, pictures or a smaller batch</source><translation>%1: 約 %2 MiB が必要ですが、このコンピューターには %3 MiB しかありません。特徴か画像を減らすか、バッチを小さくしてください</translation></message>
<message><source>%1: the patches after block %2 are all the same: nothing can be learned from them</source><translation>%1: ブロック %2 の後のパッチがすべて同じで、何も学べません</translation></message>
<message><source>%1: already contains a training; resume it, or name another output folder</source><translation>%1: すでに学習があります。再開するか、別の出力フォルダーを指定してください</translation></message>
<message><source>%1: belongs to another configuration or model; name another output folder</source><translation>%1: 別の設定またはモデルのものです。別の出力フォルダーを指定してください</translation></message>
<message><source>%1: %2: expected %3 of a training</source><translation>%1: %2: 学習の %3 が必要です</translation></message>
<message><source>%1: expected the state of a training</source><translation>%1: 学習の状態が必要です</translation></message>
<message><source>%1: the loss of step %2 is not a number: try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1: ステップ %2 の損失が数でなくなりました。learning_rate を下げるか、ウォームアップを長くしてください。最後のチェックポイントはその前のものです</translation></message>
<message><source>step %1 of %2: loss %3, held out %4, dead %5 %, %6 images/s</source><translation>ステップ %1 / %2: 損失 %3、検証 %4、不活性 %5 %、%6 枚/秒</translation></message>
<message><source>step %1 of %2: loss %3</source><translation>ステップ %1 / %2: 損失 %3</translation></message>
<message><source>half_products: this processor multiplies in float32 anyway</source><translation>half_products: このプロセッサでは float32 で乗算します</translation></message>
<message><source>%1 data: expected the %2 classes of the training data, found %3 classes or other names</source><translation>%1 データ: 学習データの %2 クラスが必要ですが、%3 クラス、または異なる名前でした</translation></message>
<message><source>, tokens %1</source><translation>、トークン %1</translation></message>
<message><source>, distillation %1</source><translation>、蒸留 %1</translation></message>
<message><source>%1: the loss of step %2 is not a number: the training has diverged; try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1: ステップ %2 の損失が数値ではなくなりました: 学習が発散しています。learning_rate を下げるか、ウォームアップを長くしてください。最後のチェックポイントはそれ以前のものです</translation></message>
<message><source>epoch %1, step %2 of %3: loss %4%5, rate %6, %7 images/s%8</source><translation>エポック %1、ステップ %2 / %3: 損失 %4%5、学習率 %6、%7 枚/秒%8</translation></message>
<message><source>step %1 of %2: loss %3%4, %5 images/s</source><translation>ステップ %1 / %2: 損失 %3%4、%5 枚/秒</translation></message>
<message><source>final k=%1: top-1 %2 of %3</source><translation>最終 k=%1: Top-1 %3 中 %2</translation></message>
<message><source>opcode %1 refers to something outside the file</source><translation>オペコード %1 がファイルの外部を参照しています</translation></message>
<message><source>opcode %1 is not a pickle opcode</source><translation>オペコード %1 は pickle のオペコードではありません</translation></message>
<message><source>protocol %1; expected 0 to 5</source><translation>プロトコル %1。0 から 5 までである必要があります</translation></message>
<message><source>it stores more than %1 memo entries; no checkpoint needs that many</source><translation>メモの項目が %1 個を超えています。チェックポイントではありえない数です</translation></message>
<message><source>it refers to value %1, which was not stored</source><translation>保存されていない値 %1 を参照しています</translation></message>
<message><source>entries for something that is not a dictionary, or a key without a value</source><translation>辞書ではないものへの項目、または値のないキー</translation></message>
<message><source>elements for something that is not a list or set</source><translation>リストでも集合でもないものへの要素</translation></message>
<message><source>a class without a name</source><translation>名前のないクラス</translation></message>
<message><source>an object without a class</source><translation>クラスのないオブジェクト</translation></message>
<message><source>the name of a class is not UTF-8</source><translation>クラスの名前が UTF-8 ではありません</translation></message>
<message><source>not a TIFF directory</source><translation>TIFF のディレクトリではありません</translation></message>
<message><source>%1: frame %2 is %3 x %4; expected %5 x %6 as the first</source><translation>%1: フレーム %2 は %3 x %4 です。最初のフレームと同じ %5 x %6 である必要があります</translation></message>
<message><source>%1: no frame could be written</source><translation>%1: フレームを書き込めませんでした</translation></message>
<message><source>%1: only %2 of %3 frames could be written; is the disk full?</source><translation>%1: %3 フレーム中 %2 フレームしか書き込めませんでした。ディスクがいっぱいではありませんか？</translation></message>
<message><source>%1: frames of %2 x %3 pixels: expected at least %4 x %5 in a video; a folder of PNG files holds smaller ones</source><translation>%1: %2 x %3 ピクセルのフレームです: 動画では %4 x %5 以上である必要があります。PNG ファイルのフォルダーならより小さいフレームも保存できます</translation></message>
<message><source>%1: a video of %2 x %3 at %4 frames a second cannot be written there</source><translation>%1: %2 x %3、毎秒 %4 フレームの動画は書き込めません</translation></message>
<message><source>%1: the disk is full: frame %2 may take %3 bytes, and %4 are free</source><translation>%1: ディスクがいっぱいです: フレーム %2 には最大 %3 バイト必要ですが、空きは %4 バイトです</translation></message>
<message><source>%1: ends after %2 of %3 bytes</source><translation>%1: %3 バイト中 %2 バイトで終わっています</translation></message>
<message><source>%1: is compressed, and pictures are read in place; unpack it to a plain .tar (compression hardly shrinks pictures)</source><translation>%1: 圧縮されていますが、画像はその場で読み込まれます。通常の .tar に展開してください (画像は圧縮してもほとんど小さくなりません)</translation></message>
<message><source>%1: is stored with holes; pack the archive without --sparse</source><translation>%1: 隙間を省いて保存されています。--sparse なしでアーカイブを作成してください</translation></message>
<message><source>%1: its first %2 bytes expand to %3 and more: a decompression bomb, not pictures</source><translation>%1: 最初の %2 バイトが %3 バイト以上に展開されます: 画像ではなく圧縮爆弾です</translation></message>
<message><source>%1: ends after %2 bytes without the mark that ends a tar; was it truncated?</source><translation>%1: tar の終わりの印がないまま %2 バイトで終わっています。途中で切れていませんか？</translation></message>
<message><source>walk-through, %1 heads</source><translation>ステップ解説、%1 ヘッド</translation></message>
<message><source>%1: %2 should have two dimensions, it is %3</source><translation>%1: %2 は 2 次元のはずですが %3 です</translation></message>
<message><source>%1: its weights are too large for float32 with its norms</source><translation>%1: ノルムを掛けると重みが float32 に収まりません</translation></message>
<message><source>%1: %2: an Overcomplete encoder of more than one layer; expected a linear one</source><translation>%1: %2: 複数層の Overcomplete エンコーダーです。線形のものが必要です</translation></message>
<message><source>%1: %2 %3; at most %4 are supported</source><translation>%1: %2 %3。読み込めるのは最大 %4 です</translation></message>
<message><source>%1: its configuration says %2 %3, its tensors have %4</source><translation>%1: 設定では %2 %3 ですが、テンソルは %4 です</translation></message>
<message><source>words, %1 heads</source><translation>単語、%1 ヘッド</translation></message>
<message><source>no picture can be read</source><translation>読める画像がありません</translation></message>
<message><source>its directory is longer than its %1 entries</source><translation>ディレクトリが %1 個のエントリより長くなっています</translation></message>
<message><source>%1: broken zip archive: %2</source><translation>%1: zip アーカイブが破損しています: %2</translation></message>
<message><source>its zip64 record is not where it should be</source><translation>zip64 のレコードが正しい場所にありません</translation></message>
<message><source>it is one part of a split archive</source><translation>分割されたアーカイブの一部です</translation></message>
<message><source>its directory of %1 bytes at %2 lies outside the file</source><translation>%2 にある %1 バイトのディレクトリがファイルの外にあります</translation></message>
<message><source>%1 entries do not fit into a directory of %2 bytes (at most %3)</source><translation>%1 個のエントリが %2 バイトのディレクトリに収まりません (最大 %3 個)</translation></message>
<message><source>the entry name %1 is not a plain relative path</source><translation>エントリ名 %1 が単純な相対パスではありません</translation></message>
<message><source>entry %1 lacks its 64-bit sizes</source><translation>エントリ %1 に 64 ビットのサイズがありません</translation></message>
<message><source>entry %1 is stored, but in %2 bytes for %3</source><translation>エントリ %1 は無圧縮ですが、%3 バイトに対して %2 バイトです</translation></message>
<message><source>its %1 bytes claim to expand to %2 and more: a decompression bomb, not weights</source><translation>%1 バイトが %2 バイト以上に展開されることになっています: 重みではなく zip 爆弾です</translation></message>
<message><source>entries %1 and %2 overlap</source><translation>エントリ %1 と %2 が重なっています</translation></message>
<message><source>A checkpoint file, a shipped model&apos;s name, or ORG/NAME in the Hugging Face cache.</source><translation>チェックポイントファイル、付属モデルの名前、または Hugging Face キャッシュの ORG/NAME。</translation></message>
<message><source>How to explain, e.g. relevance, attention, rollout.</source><translation>説明の手法。例: relevance、attention、rollout。</translation></message>
<message><source>Head count k of the sub-network.</source><translation>サブネットワークのヘッド数 k。</translation></message>
<message><source>Attention plan, e.g. hydra:cosine@back:2.</source><translation>アテンションプラン。例: hydra:cosine@back:2。</translation></message>
<message><source>What is switched off, e.g. heads:7.3,mlp:9.</source><translation>無効化するもの。例: heads:7.3,mlp:9。</translation></message>
<message><source>Picture size that the network gets.</source><translation>ネットワークに見せる画像のサイズ。</translation></message>
<message><source>What to explain: an index, a name, a synset, top1, top2, own.</source><translation>説明の対象: 番号、名前、synset、top1、top2、own。</translation></message>
<message><source>In place of --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N.</source><translation>--class の代わり: norm、similar:IMAGE、direction:FILE.npy、probe:FILE、output:N。</translation></message>
<message><source>A sparse autoencoder of the model, for the Features window.</source><translation>特徴ウィンドウで使う、モデルのスパースオートエンコーダー。</translation></message>
<message><source>The block that the autoencoder reads, if its file does not tell.</source><translation>ファイルに書かれていない場合の、オートエンコーダーが読むブロック。</translation></message>
<message><source>Features kept per patch, if its file does not tell.</source><translation>ファイルに書かれていない場合の、パッチに残す特徴の数。</translation></message>
<message><source>Which features are kept, if its file does not tell.</source><translation>ファイルに書かれていない場合の、残す特徴。</translation></message>
<message><source>A training&apos;s output folder: shows its curves in a window of their own.</source><translation>学習のフォルダー: その曲線を専用のウィンドウに表示します。</translation></message>
<message><source>Frames in the Live window: a video, a folder of pictures, camera:NUMBER or a URL.</source><translation>ライブウィンドウのフレーム: 動画、画像のフォルダー、camera:NUMBER、または URL。</translation></message>
<message><source>Where networks compute (default: cpu).</source><translation>ネットワークの計算に使うデバイス。指定がなければ cpu。</translation></message>
<message><source>Precision of products in forward passes (default: float32).</source><translation>順伝播での行列積の精度。指定がなければ float32。</translation></message>
<message><source>Colours of the window.</source><translation>ウィンドウの色。</translation></message>
<message><source>Language of the window.</source><translation>ウィンドウの言語。</translation></message>
<message><source>Size of the window in points.</source><translation>ウィンドウのサイズ (ポイント)。</translation></message>
<message><source>Wait until everything is shown, save the window as PNG, and exit.</source><translation>すべてが表示されるまで待ち、ウィンドウを PNG として保存して終了します。</translation></message>
<message><source>Displays help on command-line options.</source><translation>コマンドラインオプションのヘルプを表示します。</translation></message>
<message><source>Displays version information.</source><translation>バージョン情報を表示します。</translation></message>
<message><source>--%1: describes an autoencoder; give it with --sae FILE</source><translation>--%1: オートエンコーダーについての指定です。--sae FILE で指定してください</translation></message>
<message><source>See what a Vision Transformer does: relevance maps, head counts, linear attention.</source><translation>Vision Transformer の働きを見る: 関連度マップ、ヘッド数、線形アテンション。</translation></message>
<message><source>A picture, a folder of pictures, a model or a session.</source><translation>画像、画像のフォルダー、モデル、またはセッション。</translation></message>
<message><source>%1: no picture</source><translation>%1: 画像がありません</translation></message>
<message><source>%1: the picture could not be made</source><translation>%1: 画像を作成できませんでした</translation></message>
<message><source>expected a command with --store after two dashes: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</source><translation>2 つのハイフンの後に --store を使うコマンドが必要です: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</translation></message>
<message><source>a word with a line break cannot be written into a script</source><translation>改行を含む語はスクリプトに書き込めません</translation></message>
<message><source>--shard: the script sets it for each task</source><translation>--shard: スクリプトがタスクごとに設定します</translation></message>
<message><source>the command needs --store FILE.jsonl or FILE.tar</source><translation>コマンドには --store FILE.jsonl または FILE.tar が必要です</translation></message>
<message><source>expected --shards N, at least 2</source><translation>2 以上の --shards N が必要です</translation></message>
<message><source>expected --engine E: slurm, parallel or snakemake</source><translation>--engine E (slurm、parallel、snakemake のいずれか) が必要です</translation></message>
<message><source>--precision bfloat16: the processor rounds like a GPU, and is no faster for it</source><translation>--precision bfloat16: プロセッサは GPU と同じように丸めますが、速くはなりません</translation></message>
<message><source>--heads: expected head counts from 1 to %1, as 12, 3-12, 3,6,12 or 50%, or all; got &apos;%2&apos;</source><translation>--heads: 12、3-12、3,6,12、50% のような 1 から %1 のヘッド数、または all が必要ですが、&apos;%2&apos; でした</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of this sub-network may be meaningless</source><translation>k = %1 で学習されたという記載がファイルにありません。このサブネットワークの出力は無意味な場合があります</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of these sub-networks may be meaningless</source><translation>k = %1 で学習されたという記載がファイルにありません。これらのサブネットワークの出力は無意味な場合があります</translation></message>
<message><source>--%1 runs all rounds of a network that answers in rounds (ThinkingViT, ProgResViT); omit --heads</source><translation>--%1 は、ラウンドで答えるネットワーク (ThinkingViT、ProgResViT) の全ラウンドに対するものです。--heads を省いてください</translation></message>
<message><source>--%1 needs a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>--%1 は、ラウンドで答えるネットワーク (ThinkingViT、ProgResViT) の全ラウンドに対するものです。このモデルにはラウンドがありません</translation></message>
<message><source>one class: its probability is 1 by definition; give two or more prompts, or read its logit</source><translation>クラスが 1 つ: 確率は定義により 1 です。プロンプトを 2 つ以上指定するか、ロジットを見てください</translation></message>
<message><source>the weights were trained with attention %1, not with %2; the output may be meaningless</source><translation>重みはアテンション %1 で学習されており、%2 ではありません。出力は無意味な場合があります</translation></message>
<message><source>--scheme: networks that answer in rounds support only hydravit</source><translation>--scheme: ラウンドで答えるネットワークは hydravit のみに対応しています</translation></message>
<message><source>this model&apos;s sub-networks were trained under the HydraViT scheme, not %1; their output may be meaningless</source><translation>このモデルのサブネットワークは %1 ではなく HydraViT 方式で学習されています。出力は無意味かもしれません</translation></message>
<message><source>--with: expected feature:NUMBER=TIMESx, as in feature:47=3x; got &apos;%1&apos;</source><translation>--with: feature:NUMBER=TIMESx (例: feature:47=3x) が必要です。指定: 「%1」</translation></message>
<message><source>--sae: its features are not used; expected --without or --with feature:N, --without sae-error or --target feature:N</source><translation>--sae: その特徴を読むものがありません。--without / --with feature:N、--without sae-error、--target feature:N のいずれかが必要です</translation></message>
<message><source>--from: --without does not use another picture&apos;s activations</source><translation>--from: --without に、別の画像の活性値を使うものがありません</translation></message>
<message><source>--without: another picture&apos;s activations need that picture; give it with --from</source><translation>--without: 別の画像の活性値を使うには、その画像が必要です。--from で指定してください</translation></message>
<message><source>--without: this command runs over many pictures, so that another picture&apos;s activations cannot be used</source><translation>--without: このコマンドは多数の画像を処理するため、別の画像の活性値は差し込めません</translation></message>
<message><source>--%1: expected blocks from 0 to %2, as 7, 3,7 or 0-11; got &apos;%3&apos;</source><translation>--%1: 0 から %2 のブロック (7、3,7、0-11 など) が必要ですが、「%3」でした</translation></message>
<message><source>MODEL: a checkpoint file, or the name of a shipped model</source><translation>MODEL: チェックポイントファイル、または付属のモデルの名前</translation></message>
<message><source>--out: expected FILE.npz, or a folder for several pictures or head counts</source><translation>--out: FILE.npz、または複数の画像やヘッド数にはフォルダーが必要です</translation></message>
<message><source>--out: one file holds one picture at one head count; expected a folder, got &apos;%1&apos;</source><translation>--out: 1 つのファイルは 1 画像・1 ヘッド数です。フォルダーが必要です。指定: 「%1」</translation></message>
<message><source>--language expects CODE, and the line ends</source><translation>--language には CODE が必要ですが、行が終わっています</translation></message>
<message><source>--language: expected one of %1; got &apos;%2&apos;</source><translation>--language: %1 のいずれかが必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>unknown command &apos;%1&apos;; hydrascope-cli --help lists them%2</source><translation>コマンド &apos;%1&apos; は不明です。hydrascope-cli --help で一覧を表示できます%2</translation></message>
<message><source>the shipped models, or those on this computer</source><translation>付属のモデル、またはこのコンピューターにあるモデル</translation></message>
<message><source>models in the caches of the Hugging Face hub and of torch hub: which open, or why not; MODEL is then ORG/NAME[@REVISION]</source><translation>Hugging Face Hub と torch hub のキャッシュにあるモデル: 開けるもの、開けない理由。MODEL は ORG/NAME[@REVISION]</translation></message>
<message><source>include this folder and its sub-folders</source><translation>このフォルダーとその中のフォルダーにあるものも</translation></message>
<message><source>twenty models of the hub to begin with, and what each is good for</source><translation>最初に試す Hub の 20 のモデルと、それぞれの用途</translation></message>
<message><source>fetch a model from the Hugging Face hub into its cache: weights, configuration, labels</source><translation>Hugging Face Hub のモデルをそのキャッシュにダウンロードする: 重み、設定、ラベル</translation></message>
<message><source>list what would be fetched, and fetch nothing</source><translation>ダウンロードされる内容を示すだけで、何もダウンロードしない</translation></message>
<message><source>architecture and every hyper-parameter with its source</source><translation>アーキテクチャとすべてのハイパーパラメータ、およびその出典</translation></message>
<message><source>also check every weight for NaN and infinity; print the file&apos;s SHA-256</source><translation>すべての重みも調べ、NaN や無限大がないことを確認します。ファイルの SHA-256 も示します</translation></message>
<message><source>CHECKPOINT OUT.safetensors</source><translation>CHECKPOINT OUT.safetensors</translation></message>
<message><source>save the weights under timm&apos;s names, or as a sub-network</source><translation>timm の名前を使った同じ重み、またはサブネットワーク</translation></message>
<message><source>cut the first K heads out as a plain ViT</source><translation>最初の K ヘッドを標準の ViT として切り出します</translation></message>
<message><source>resume from the output folder&apos;s checkpoint</source><translation>出力フォルダーのチェックポイントが止まったところから再開します</translation></message>
<message><source>device to compute on</source><translation>計算に使うデバイス</translation></message>
<message><source>train a HydraViT (Algorithm 1)</source><translation>HydraViT を学習します (Algorithm 1)</translation></message>
<message><source>train a sparse autoencoder on the patches after a block</source><translation>ブロックから出るパッチでスパースオートエンコーダーを学習します</translation></message>
<message><source>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</source><translation>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</translation></message>
<message><source>what each feature of a sparse autoencoder does over a folder, and its strongest pictures</source><translation>スパースオートエンコーダーの各特徴がフォルダー全体でどう働くかと、最も強い画像</translation></message>
<message><source>where the index is written; an interrupted run resumes</source><translation>索引の書き出し先。終了した実行は続きから進みます</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.safetensors (default: Slurm&apos;s array task)</source><translation>リストのこの部分だけを FILE.I-of-N.safetensors に書きます (既定: Slurm の配列タスク)</translation></message>
<message><source>make FILE from the shards next to it; MODEL and the inputs are not read</source><translation>同じ場所にあるシャードから FILE を作ります。MODEL と入力は読みません</translation></message>
<message><source>more inputs, one per line, from a file or standard input</source><translation>ファイルまたは標準入力から読み込む追加の入力 (1 行に 1 つ)</translation></message>
<message><source>the sub-network of K heads (default: all)</source><translation>K ヘッドのサブネットワーク (既定: すべて)</translation></message>
<message><source>compare features over a whole folder</source><translation>フォルダー全体で特徴を比べます</translation></message>
<message><source>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</source><translation>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</translation></message>
<message><source>which features two sparse autoencoders share, and which survive in sub-networks</source><translation>二つのスパースオートエンコーダーで同じ特徴と、サブネットワークでも残る特徴</translation></message>
<message><source>another autoencoder: for each feature, the one with the most similar decoder row; with INPUT also the one with the most correlated values</source><translation>別のオートエンコーダー: 各特徴について、デコーダーの行が最も似ているもの。INPUT があれば、値が最も強く相関するものも</translation></message>
<message><source>with INPUT: sub-networks whose features are compared with those of all heads</source><translation>INPUT と共に: 特徴を読み全ヘッドと比べるサブネットワーク</translation></message>
<message><source>a row for each feature</source><translation>特徴ごとに一行</translation></message>
<message><source>kinds of attention, as for predict</source><translation>アテンションの種類。predict と同じ</translation></message>
<message><source>importance of each head, and the order that follows</source><translation>各ヘッドの重要度と、それに基づく順序</translation></message>
<message><source>how importance is measured</source><translation>測定方法</translation></message>
<message><source>index, name, synset, top1 (of each picture; default), top2</source><translation>番号、名前、synset、top1 (各画像の予測、既定)、top2</translation></message>
<message><source>save the order next to the model, as MODEL.heads.json: k heads are then the k most important ones</source><translation>順序をモデルと同じ場所に MODEL.heads.json として保存します: k ヘッドは最も重要な k 個になります</translation></message>
<message><source>save it there instead, for --head-order</source><translation>代わりにそこに保存します。--head-order で使います</translation></message>
<message><source>find the neurons that write outlier tokens, for --without registers:zero</source><translation>外れ値トークンを書き込むニューロンを見つけます。--without registers:zero で使います</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.neurons.json)</source><translation>保存先 (既定: モデルと同じ場所の MODEL.neurons.json)</translation></message>
<message><source>norm above which a token is an outlier (default: mean + 3 deviations)</source><translation>トークンを外れ値とみなすノルム (既定: 平均 + 3 標準偏差)</translation></message>
<message><source>after which norms are taken (default: the last)</source><translation>ノルムを測るブロック (既定: 最後)</translation></message>
<message><source>how many of the ranked neurons are moved</source><translation>順位の上位から移動する数</translation></message>
<message><source>leave out neurons that are active at more than half of the tokens</source><translation>半数を超えるトークンで活性化しているニューロンを除外します</translation></message>
<message><source>mean output of each head, for --without heads:7.3=mean</source><translation>各ヘッドの平均出力。--without heads:7.3=mean で使います</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.means.safetensors)</source><translation>保存先 (既定: モデルと同じ場所の MODEL.means.safetensors)</translation></message>
<message><source>join the stores of all shards into the one that a single run would have written</source><translation>全シャードのストアを、1 回の実行で書き込まれる場合と同じ 1 つのストアに結合します</translation></message>
<message><source>the shards are STORE.I-of-N (default: N from the files next to STORE)</source><translation>シャードは STORE.I-of-N です (既定: N は STORE と同じ場所にあるファイルの名前による)</translation></message>
<message><source>faithfulness: the mean curves, as faithfulness --curves</source><translation>faithfulness の平均曲線。faithfulness --curves と同じ</translation></message>
<message><source>the missing shards, as an --array expression</source><translation>まだ処理していないシャード (--array の式)</translation></message>
<message><source>number of shards of the list (default: from the files next to STORE)</source><translation>リストを分割したシャードの数 (既定: STORE と同じ場所にあるファイルの名前による)</translation></message>
<message><source>inputs, one per line: print which keys are missing</source><translation>入力 (1 行に 1 つ): 欠けているキーを調べます</translation></message>
<message><source>only the expression, without JSON; empty if nothing is missing</source><translation>JSON なしで式のみ。欠けているものがなければ空です</translation></message>
<message><source>--engine E --shards N -- COMMAND...</source><translation>--engine E --shards N -- COMMAND...</translation></message>
<message><source>print a script that runs a command with --store in shards and merges them</source><translation>--store を使うコマンドをシャードに分けて実行し、結合するスクリプトを出力します</translation></message>
<message><source>what runs the script</source><translation>スクリプトの実行に使うもの</translation></message>
<message><source>parts of the list</source><translation>リストの分割数</translation></message>
<message><source>cores per task</source><translation>それぞれのコア数</translation></message>
<message><source>sort pictures by how well they fit a class or a prompt</source><translation>クラスまたはプロンプトに合う順に画像を並べる</translation></message>
<message><source>index, name or synset; not needed with a single prompt</source><translation>番号、名前または synset。プロンプトが一つだけなら不要</translation></message>
<message><source>pictures listed (default: all)</source><translation>一覧にする画像の数 (既定: すべて)</translation></message>
<message><source>only pictures at least this similar to the prompt</source><translation>プロンプトとの類似度がこの値以上の画像のみ</translation></message>
<message><source>what a text tower reads of prompts: cleaned, cut into tokens</source><translation>テキストタワーがプロンプトをどう読むか: 整形し、トークンに分けたもの</translation></message>
<message><source>[--socket PATH]</source><translation>[--socket PATH]</translation></message>
<message><source>answer many questions, as lines of JSON on standard input or a socket, with networks kept open</source><translation>標準入力またはソケットの JSON 行として多くの質問に答え、ネットワークを開いたままにします</translation></message>
<message><source>answer on this Unix socket, in a folder that only you may enter (default: standard input)</source><translation>自分だけが入れるフォルダーのこの Unix ソケットで答えます (既定: 標準入力)</translation></message>
<message><source>speak the Model Context Protocol on standard input, for agents</source><translation>標準入力で Model Context Protocol を話します (エージェント用)</translation></message>
<message><source>with --mcp: the only folder whose files are read</source><translation>--mcp のとき: ファイルを読む唯一のフォルダー</translation></message>
<message><source>the one program that questions may name in place of a model, as &quot;predictor&quot;; it stays running</source><translation>質問がモデルの代わりに &quot;predictor&quot; として指定できる唯一のプログラム。起動したままになります</translation></message>
<message><source>print a script that completes both programs in a shell: bash, zsh or fish</source><translation>両プログラムの補完スクリプトを出力 (bash、zsh、fish)</translation></message>
<message><source>complete the last of the words after --, for such a script</source><translation>-- の後の最後の語に入りうるもの (このスクリプト用)</translation></message>
<message><source>--out FOLDER</source><translation>--out FOLDER</translation></message>
<message><source>write man pages for both programs and each command</source><translation>両プログラムと各コマンドの man ページを書き出す</translation></message>
<message><source>where the pages go</source><translation>ページの保存先</translation></message>
<message><source>the date in the footer of each page (default: none)</source><translation>各ページの下部に記す日付 (既定: なし)</translation></message>
<message><source>--out FOLDER --count N</source><translation>--out FOLDER --count N</translation></message>
<message><source>synthetic scenes with masks and labels</source><translation>マスクとラベルの付いた合成シーン</translation></message>
<message><source>where images/, masks/ and labels.csv go</source><translation>images/、masks/、labels.csv の書き込み先</translation></message>
<message><source>how many scenes to render</source><translation>レンダリングするシーンの数</translation></message>
<message><source>the same seed gives the same scenes</source><translation>同じシードからは同じシーンが得られます</translation></message>
<message><source>width and height, 32 to 2048</source><translation>幅と高さ、32 から 2048</translation></message>
<message><source>see what a Vision Transformer does, without a window</source><translation>ウィンドウを使わずに Vision Transformer の働きを見る</translation></message>
<message><source>One JSON document on stdout; progress and warnings on stderr.
Exit code: 0 done, 2 usage error, 3 unreadable or unsuitable input, 4 cancelled (143 by SIGTERM), 1 other errors.</source><translation>stdout に 1 つの JSON 文書、stderr に進行状況と警告を出力します。
終了コード: 0 完了、2 使用方法の誤り、3 入力を読み込めないか適合しない、4 キャンセル (SIGTERM では 143)、1 その他。</translation></message>
<message><source>SHELL: bash, zsh or fish</source><translation>SHELL: bash、zsh、fish のいずれか</translation></message>
<message><source>%1: expected a direction [n] or up to %2 of them [rows,n], got %3</source><translation>%1: 方向 [n] または最大 %2 個の方向 [rows,n] が必要ですが、%3 です</translation></message>
<message><source>--direction replaces pictures; expected no --%1</source><translation>--direction は画像の代わりです。--%1 は指定できません</translation></message>
<message><source>--direction replaces pictures; expected no INPUT</source><translation>--direction は画像の代わりです。INPUT は指定できません</translation></message>
<message><source>%1: expected directions of %2 numbers, got %3</source><translation>%1: 方向は %2 個の数値ですが、%3 個です</translation></message>
<message><source>%1: direction %2: expected finite numbers that are not all zero</source><translation>%1: 方向 %2: すべてゼロではない有限の数値が必要です</translation></message>
<message><source>--words: expected a file of words, one a line</source><translation>--words: 1 行に 1 語の単語ファイルが必要です</translation></message>
<message><source>concepts are built from --words; expected no --prompt and no --prompts</source><translation>concepts は --words から作られます。--prompt と --prompts は指定できません</translation></message>
<message><source>--mean-of and --lambda apply to pictures, and --by-head applies to heads</source><translation>--mean-of と --lambda は画像用、--by-head はヘッド用です</translation></message>
<message><source>not enough memory: %1</source><translation>メモリが足りません: %1</translation></message>
<message><source>standard output: cannot be written</source><translation>標準出力: 書き込めません</translation></message>
<message><source>a file contains JSON of an unexpected type: %1</source><translation>ファイルに想定とは異なる種類の JSON が含まれています: %1</translation></message>
<message><source>not enough memory</source><translation>メモリが足りません</translation></message>
<message><source>the system refuses a thread or a file: %1</source><translation>システムがスレッドまたはファイルを拒否しました: %1</translation></message>
<message><source>an unknown error</source><translation>原因不明のエラー</translation></message>
<message><source>--%1 and --%2 are the same; expected one of them</source><translation>--%1 と --%2 はここでは同じです。どちらか一つを指定してください</translation></message>
<message><source>--%1: a longer side needs a picture, got &apos;%2&apos;</source><translation>--%1: 長辺は画像のものですが、ここには画像がありません: 「%2」</translation></message>
<message><source>peak of k = %1 not measured: %2</source><translation>k = %1 のピークは計測していません: %2</translation></message>
<message><source>expected MODEL or --arch, got both: &apos;%1&apos; and &apos;%2&apos;</source><translation>MODEL または --arch が必要ですが、&apos;%1&apos; と &apos;%2&apos; の両方が指定されました</translation></message>
<message><source>MODEL, or --arch vit-b16|vit-s16|vit-ti16</source><translation>MODEL、または --arch vit-b16|vit-s16|vit-ti16</translation></message>
<message><source>--batch: expected batch sizes from 1 to %1, as 1,8,32; got &apos;%2&apos;</source><translation>--batch: 1,8,32 のような 1 から %1 のバッチサイズが必要ですが、&apos;%2&apos; でした</translation></message>
<message><source>expected --out FOLDER and --count N</source><translation>--out FOLDER と --count N が必要です</translation></message>
<message><source>CONFIG: a training configuration (.json)</source><translation>CONFIG: 学習の設定 (.json)</translation></message>
<message><source>FOLDER: class sub-folders, or pictures with labels.csv</source><translation>FOLDER: クラスのサブフォルダー、または labels.csv の付いた画像</translation></message>
<message><source>expected --out FILE, where the probe is written</source><translation>プローブの書き込み先 --out FILE が必要です</translation></message>
<message><source>--out: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>--out: .safetensors で終わる名前が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>--heads: a probe reads one embedding: expected one head count</source><translation>--heads: プローブが読み取る埋め込みは 1 つです: ヘッド数が 1 つ必要です</translation></message>
<message><source>figures for papers: %1</source><translation>論文用の図: %1</translation></message>
<message><source>KIND MODEL INPUT... --out FILE</source><translation>KIND MODEL INPUT... --out FILE</translation></message>
<message><source>figures for papers (not in this build: HYDRA_BUILD_UI=OFF)</source><translation>論文用の図 (このビルドにはありません: HYDRA_BUILD_UI=OFF)</translation></message>
<message><source>top classes per input and head count</source><translation>入力とヘッド数ごとの上位クラス</translation></message>
<message><source>classes listed (1 to 50)</source><translation>一覧にするクラスの数 (1 から 50)</translation></message>
<message><source>networks that answer in rounds: the first round with an entropy below E answers (0: the last)</source><translation>ラウンドで答えるネットワーク: エントロピーが E を下回った最初のラウンドが答えます (0: 最後)</translation></message>
<message><source>pictures per forward pass (default: 1; without --store 32 on a GPU); larger batches change the last digits</source><translation>1 回の順伝播で処理する画像数 (既定: 1。GPU で --store がない場合は 32)。増やすと末尾の桁が変わります</translation></message>
<message><source>write STEM.logits.kK.npy there; without a classifier STEM.embedding.kK.npy, the classifier&apos;s input</source><translation>STEM.logits.kK.npy をそこに書き込みます。分類器のないバックボーンでは、分類器が読み取るはずの STEM.embedding.kK.npy</translation></message>
<message><source>add the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>あわせて出力する値: class:CLASS (そのロジット)、norm、similar:IMAGE[:PATCHES]、direction:FILE.npy、probe:FILE[:CLASS]、output:N</translation></message>
<message><source>MODEL INPUT... --method M[,M...]</source><translation>MODEL INPUT... --method M[,M...]</translation></message>
<message><source>relevance maps: which patches a decision rests on</source><translation>関連度マップ: 判断の根拠</translation></message>
<message><source>write STEM.METHOD.kK.FORMAT there</source><translation>STEM.METHOD.kK.FORMAT をそこに書き込みます</translation></message>
<message><source>format of the files; npz: the map with logits, probabilities and settings; fiftyone: heat maps of all pictures as a data set; coco: boxes around the strongest places</source><translation>ファイルの形式。npz: ロジット・確率・設定付きのマップ、fiftyone: 全画像のヒートマップのデータセット、coco: マップが最も強い場所のボックス</translation></message>
<message><source>png: %1</source><translation>png: %1</translation></message>
<message><source>evidence for others: pictures, inputs, maps, scores and settings with their hashes; verify recomputes it</source><translation>他の人のための証拠: 画像、入力、マップ、スコア、設定とそのハッシュ。verify が再計算します</translation></message>
<message><source>recompute a bundle of evidence and list the differences (exit code 3 if there are any)</source><translation>証拠のバンドルを再計算し、違いを示します (違いがあれば終了コード 3)</translation></message>
<message><source>the model of the bundle (default: the shipped one of that name)</source><translation>元のモデル (既定: 同名の付属モデル)</translation></message>
<message><source>the sparse autoencoder whose features it uses (default: the shipped one of that name)</source><translation>特徴を調べるスパースオートエンコーダー(既定: その名前の付属のもの)</translation></message>
<message><source>of the map</source><translation>マップの手法</translation></message>
<message><source>MODEL INPUT --out FILE</source><translation>MODEL INPUT --out FILE</translation></message>
<message><source>maps of all frames of a video, a camera or a stream, in time</source><translation>動画、カメラ、ストリームの全フレームのマップを、リアルタイムで作成します</translation></message>
<message><source>a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; a .csv of predictions, k and times is written next to it</source><translation>録画: FILE.mp4、.avi、.mkv (全ピクセル)、または PNG ファイルの新しいフォルダー。あわせて、予測、k、時間の .csv</translation></message>
<message><source>choose k per frame so that its picture is ready after MS milliseconds (without: the largest k)</source><translation>画像が MS ミリ秒以内にできるよう、フレームごとに k を選びます (指定なし: 最大の k)</translation></message>
<message><source>the first frame, from 0; not for a camera or a stream</source><translation>最初のフレーム (0 から)。カメラとストリームには使えません</translation></message>
<message><source>process at most this many frames</source><translation>フレーム数の上限</translation></message>
<message><source>frame rate of the recording (default: the source&apos;s, or 25)</source><translation>録画の毎秒フレーム数 (既定: 入力元の値、または 25)</translation></message>
<message><source>rotate by degrees clockwise</source><translation>時計回りの回転角度</translation></message>
<message><source>longest side; larger frames are downscaled first</source><translation>長辺。これより大きいフレームは先に縮小されます</translation></message>
<message><source>each frame&apos;s colours have their own range, without memory (pca: its own axes)</source><translation>フレームごとに独自の色範囲を使い、前のフレームを引き継ぎません (pca: 軸もフレームごと)</translation></message>
<message><source>one attention layer, step by step</source><translation>1 つのアテンション層を順に解説</translation></message>
<message><source>block (default: the last)</source><translation>ブロック (既定: 最後)</translation></message>
<message><source>head; Hydra and similar kinds are shown whole</source><translation>ヘッド。hydra などは全体を表示します</translation></message>
<message><source>patch whose row is printed (default: the class token)</source><translation>行の値を示すパッチ (既定: クラストークン)</translation></message>
<message><source>print the query&apos;s row of every step in full</source><translation>各ステップのクエリの行を省略せずに出力します</translation></message>
<message><source>write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or columns)</source><translation>STEM.kK.blockB.headH.STEP.npy をそこに書き込みます (256 を超える行または列は、等しい大きさのブロックの平均)</translation></message>
<message><source>a logit as the exact sum of its parts, and its curve over blocks</source><translation>構成要素の厳密な和としてのロジットと、ブロックごとの推移</translation></message>
<message><source>own: each part minus its own mean; even: biases and the last norm&apos;s mean in equal shares, as in Gandelsman et al.</source><translation>own: 各要素からそれ自身の平均を引いたもの。even: Gandelsman et al. と同じく、バイアスと最終正規化層の平均を等分したもの</translation></message>
<message><source>importance of all heads, by this method</source><translation>この手法による全ヘッドの重要度</translation></message>
<message><source>query patch (default: the class token)</source><translation>見る側のパッチ (既定: クラストークン)</translation></message>
<message><source>write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block</source><translation>STEM.METHOD.heads.kK.npy をそこに書き込みます: --matrix の全ヘッドのマップ (ブロック順)</translation></message>
<message><source>with --sae: write STEM.features.kK.npy there, each feature&apos;s contribution</source><translation>--sae と共に: 各特徴の寄与 STEM.features.kK.npy をそこに書く</translation></message>
<message><source>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</source><translation>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</translation></message>
<message><source>the features that a sparse autoencoder finds in each patch</source><translation>スパースオートエンコーダーが各パッチに見つける特徴</translation></message>
<message><source>arrays x, pre, f and x_hat of one picture; for several a folder of STEM.kK.npz</source><translation>1 画像の配列 x、pre、f、x_hat。複数なら STEM.kK.npz のフォルダー</translation></message>
<message><source>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</source><translation>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</translation></message>
<message><source>cost of sub-networks by formula: parameters, MACs, attention&apos;s share, memory</source><translation>計算式によるサブネットワークのコスト: パラメータ、MACs、アテンションの割合、メモリ</translation></message>
<message><source>a well-known shape, without weights</source><translation>重みのない、よく知られた形状</translation></message>
<message><source>count what is executed, or as the Hydra paper&apos;s Tables 2 and 3, or its Table 4, or as the paper of the attention in use</source><translation>数え方: 実際の計算、Hydra 論文の表 2 と表 3、または表 4 と同じ、または各論文と同じ</translation></message>
<message><source>how long passes and explanations take on this machine</source><translation>このコンピューターでの順伝播と説明の所要時間</translation></message>
<message><source>explanations to measure too, each with the pass it needs</source><translation>あわせて計測する説明。それぞれに必要な順伝播を含みます</translation></message>
<message><source>runs that count</source><translation>計測する実行回数</translation></message>
<message><source>runs before those that count</source><translation>計測の前に行うウォームアップの回数</translation></message>
<message><source>batch sizes for images_per_s</source><translation>images_per_s で同時に処理する画像の数</translation></message>
<message><source>threads to compute on (default: as many as the pass can use)</source><translation>計算に使うスレッド数 (既定: 順伝播に見合う数)</translation></message>
<message><source>accuracy per head count over labelled pictures</source><translation>ラベル付き画像でのヘッド数ごとの正解率</translation></message>
<message><source>pictures per forward pass</source><translation>順伝播 1 回あたりの画像の数</translation></message>
<message><source>only these classes compete, one per line, like the 200 of ImageNet-R</source><translation>これらのクラスだけで競います。1 行に 1 つ (ImageNet-R の 200 クラスなど)</translation></message>
<message><source>networks that answer in rounds: accuracy, pictures answered by each round and mean MACs at each entropy threshold</source><translation>ラウンドで答えるネットワーク: エントロピーのしきい値ごとの、正解率、各ラウンドが答える画像の数、平均 MACs</translation></message>
<message><source>all, random, centre (baselines)</source><translation>all、random、centre (ベースライン)</translation></message>
<message><source>MODEL FOLDER|INPUT... --method M[,M...]</source><translation>MODEL FOLDER|INPUT... --method M[,M...]</translation></message>
<message><source>how faithful maps are: deletion, insertion, perturbation, pointing game, random weights</source><translation>マップの忠実さ: 削除、挿入、摂動、ポインティングゲーム、ランダムな重み</translation></message>
<message><source>deletion, insertion, perturbation, pointing, randomisation (default: these)%1</source><translation>deletion、insertion、perturbation、pointing、randomisation (既定: これらすべて)%1</translation></message>
<message><source>columns file,x0,y0,x1,y1 and wnid, class or class_index</source><translation>列 file,x0,y0,x1,y1 と、wnid、class、class_index のいずれか</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s), label</source><translation>番号、名前、synset、top1 (ネットワーク全体の予測)、top2、own (各 k の予測)、label</translation></message>
<message><source>number of steps of deletion and insertion</source><translation>削除と挿入のステップ数</translation></message>
<message><source>use this many pictures, spread over the folder</source><translation>フォルダー全体から均等に選ぶ画像の数</translation></message>
<message><source>seed of the random weights and the random baseline</source><translation>ランダムな重みとランダムなベースラインのシード</translation></message>
<message><source>the mean curves; for papers a LaTeX table or a Matplotlib script</source><translation>平均曲線。論文用に LaTeX の表または Matplotlib のスクリプト</translation></message>
<message><source>append each picture&apos;s scores there (JSON lines; methods can be added later)</source><translation>画像ごとのスコアを、得られた順にそこに書き込みます (JSON Lines。後で手法を追加できます)</translation></message>
<message><source>continue such a file; its pictures are not measured again</source><translation>そのようなファイルの続きを行います。含まれている画像は再測定しません</translation></message>
<message><source>MODEL FOLDER --out FILE.safetensors</source><translation>MODEL FOLDER --out FILE.safetensors</translation></message>
<message><source>train a linear classifier on the embedding</source><translation>埋め込みに対する線形分類器を学習します</translation></message>
<message><source>where the probe is written</source><translation>プローブの書き込み先</translation></message>
<message><source>share of each class&apos;s pictures held out to measure accuracy</source><translation>各クラスの画像のうち、正解率の測定に使う割合</translation></message>
<message><source>L2 penalty on the weights, for standardised features</source><translation>標準化した特徴量に対する重みの正則化</translation></message>
<message><source>seed of the held-out pictures</source><translation>検証用の画像を選ぶシード</translation></message>
<message><source>MODEL INPUT... --out FILE</source><translation>MODEL INPUT... --out FILE</translation></message>
<message><source>tokens as points of the plane (t-SNE)</source><translation>平面上の点としてのトークン (t-SNE)</translation></message>
<message><source>input,k,token,row,col,norm,x,y of each point, or a figure of them</source><translation>各点の input,k,token,row,col,norm,x,y、または点の図</translation></message>
<message><source>threads of the descent (default: as for inference); the result does not depend on it</source><translation>勾配降下に使うスレッド数 (既定: 推論と同じ)。結果には影響しません</translation></message>
<message><source>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</source><translation>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</translation></message>
<message><source>arrays from inside a pass: tokens, queries, keys, values, attention</source><translation>1 回の順伝播の中身を配列として書き出します: トークン、クエリ、キー、バリュー、アテンション</translation></message>
<message><source>pooled (the classifier&apos;s input), tokens (output of a block), normed (after the final norm), q, k, v, attention, prefix (class token and registers), heads (each head&apos;s part of a CLIP&apos;s embedding), contribution (each token&apos;s vector in the sum of attention, Eq. 16 of Hydra Attention)</source><translation>pooled (分類器が読む値)、tokens (ブロックの出力)、normed (最後の正規化の後)、q、k、v、attention、prefix (クラストークンとレジスタ)、heads (CLIP で各ヘッドが埋め込みに加えるもの)、contribution (アテンションの和における各トークンのベクトル。Hydra Attention の式 16)</translation></message>
<message><source>blocks, as 7, 3,7 or 0-11 (default: the last)</source><translation>ブロック。7、3,7、0-11 など (既定: 最後)</translation></message>
<message><source>number type of the arrays</source><translation>配列の型</translation></message>
<message><source>the arrays of one picture; for several a folder of STEM.npz (or --store FILE.tar)</source><translation>1 枚の画像の配列。複数なら STEM.npz のフォルダー (または --store FILE.tar)</translation></message>
<message><source>MODEL [INPUT...] --words FILE</source><translation>MODEL [INPUT...] --words FILE</translation></message>
<message><source>a picture&apos;s embedding as a sparse sum of words, by a model with a text tower</source><translation>テキストタワーを持つモデルによる、単語の疎な和としての画像の埋め込み</translation></message>
<message><source>file of words and phrases, one per line</source><translation>単語や語句。1 行に 1 つ</translation></message>
<message><source>sparsity: more gives fewer words</source><translation>大きいほど単語が少なくなります</translation></message>
<message><source>subtract the mean direction of its pictures first: what all pictures share is not a concept</source><translation>先にこのフォルダの画像の平均方向を取り除く: すべての画像に共通するものは概念ではありません</translation></message>
<message><source>words listed</source><translation>一覧に出す単語数</translation></message>
<message><source>words for what each head adds to the embedding, over all pictures</source><translation>各ヘッドが埋め込みに加えるものを表す単語 (全画像にわたる)</translation></message>
<message><source>words for directions instead: an array (.npy), or the classes of a linear probe</source><translation>代わりに方向の単語: 配列 (.npy)、または線形プローブのクラス</translation></message>
<message><source>with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)</source><translation>--by-head と併用: ブロック。7、3,7、0-11 など (既定値: 最後の 4 つ)</translation></message>
<message><source>the pictures that the network finds most similar to one</source><translation>ネットワークから見て 1 枚に最も似ている画像</translation></message>
<message><source>pictures listed</source><translation>表示する画像の数</translation></message>
<message><source>keep embeddings of FOLDER there: the next search reads what has not changed</source><translation>FOLDER の計算結果をここに保存し、次の検索では変わっていないものを読み込む</translation></message>
<message><source>accuracy of the nearest neighbours&apos; classes per head count</source><translation>最近傍のクラスによる、ヘッド数ごとの正解率</translation></message>
<message><source>labelled pictures classified by those of FOLDER (default: each picture of FOLDER by the others)</source><translation>FOLDER の画像で分類する、ラベル付き画像 (既定: FOLDER の各画像をほかの画像で分類)</translation></message>
<message><source>number of voting neighbours</source><translation>投票する近傍の数</translation></message>
<message><source>weight of a neighbour: exp(cosine / 0.07), or one; ties go to the nearer class</source><translation>近傍 1 つを exp(コサイン / 0.07) または 1 と数える。同数なら近いほうのクラス</translation></message>
<message><source>keep the embeddings there, one FILE.kN.safetensors per head count: the next run computes only what has changed</source><translation>埋め込みをここに保存する (ヘッド数が複数なら FILE.kN.safetensors)。次の実行では変わったものだけを計算する</translation></message>
<message><source>MODEL INPUT... --out FILE.html</source><translation>MODEL INPUT... --out FILE.html</translation></message>
<message><source>a self-contained web page: answers about many pictures, runs side by side</source><translation>他に何も要らない 1 ページ: 多くの画像への答え、並べた実行</translation></message>
<message><source>where the page is written</source><translation>ページの出力先</translation></message>
<message><source>replace FILE.html if it exists</source><translation>FILE.html があれば置き換えます</translation></message>
<message><source>another model, next to the first</source><translation>最初のモデルと並べる別のモデル</translation></message>
<message><source>of the maps</source><translation>マップの手法</translation></message>
<message><source>pictures of each kind shown with maps: least faithful, least certain, most different</source><translation>マップ付きで示す各種の画像: 最も外れ、最も不確か、最も異なる</translation></message>
<message><source>number of pictures, spread over all, whose maps are scored</source><translation>全体から均等に選び、マップを評価する画像数</translation></message>
<message><source>the page&apos;s curves; for papers a LaTeX table or a Matplotlib script</source><translation>ページの曲線。論文用には LaTeX の表または Matplotlib のスクリプト</translation></message>
<message><source>also measure how long a pass takes: reports then differ from run to run</source><translation>パスの所要時間も測ります。その場合、同じレポートは二つとできません</translation></message>
<message><source>add runs without these parts, as for predict, next to the whole network</source><translation>これを除いた実行を全体のネットワークと並べます (predict と同じ)</translation></message>
<message><source>--by-class: expected a model with classes, and this one is a backbone without a classifier</source><translation>--by-class: クラスを持つモデルが必要ですが、これは分類器のないバックボーンです</translation></message>
<message><source>, %1 heads</source><translation>、%1 ヘッド</translation></message>
<message><source>iteration %1 of %2 points%3</source><translation>%2 点の反復 %1%3</translation></message>
<message><source>perplexity %1 instead of %2: too few points</source><translation>点が少ないため、パープレキシティを %2 ではなく %1 にします</translation></message>
<message><source>--format: %1 writes a folder; expected --out DIR and no store</source><translation>--format: %1 はフォルダーに書かれます。--out DIR が必要で、ストアは使えません</translation></message>
<message><source>%1: %2 pictures</source><translation>%1: 画像 %2 枚</translation></message>
<message><source>%1, k = %2: at most %3 forward passes</source><translation>%1、k = %2: 順伝播は最大 %3 回</translation></message>
<message><source>%1, k = %2: %3 forward passes</source><translation>%1、k = %2: 順伝播 %3 回</translation></message>
<message><source>--format: with --predictor expected npy, csv, png, fiftyone or coco, got &apos;%1&apos;</source><translation>--format: --predictor と共に使えるのは npy、csv、png、fiftyone、coco です。指定: 「%1」</translation></message>
<message><source>%1: on networks of this kind (%2) it measured no more faithful than distance from the picture&apos;s centre; do not trust it here</source><translation>%1: この種類のネットワーク (%2) での測定では、画像の中心への近さより忠実ではありません。ここでは信頼しないでください</translation></message>
<message><source>expected --method M[,M...]: methods, all, or the baselines random and centre</source><translation>--method M[,M...] が必要です: 手法、all、またはベースラインの random と centre</translation></message>
<message><source>expected --class or --target, not both</source><translation>--class と --target は一方のみ指定できます</translation></message>
<message><source>expected --out FILE to begin a file of scores or --resume FILE to continue it, not both</source><translation>スコアのファイルを新規作成する --out FILE と、続きを行う --resume FILE は、一方のみ指定できます</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --resume to continue it</source><translation>--out: &apos;%1&apos; はすでに存在します。続けるには --resume を使用してください</translation></message>
<message><source>%1: %2 line was measured with other settings or by another version; it stays, and its picture is measured again</source><translation>%1: %2 行は別の設定または別のバージョンで測定されました。行は残り、これらの画像は再測定されます</translation></message>
<message><source>%1: %2 lines were measured with other settings or by another version; they stay, and their pictures are measured again</source><translation>%1: %2 行は別の設定または別のバージョンで測定されました。行は残り、これらの画像は再測定されます</translation></message>
<message><source>value of the target</source><translation>ターゲットの値</translation></message>
<message><source>--curves: not written, since they cover all pictures; see merge --curves</source><translation>--curves: すべての画像のものなので書き出しません。merge --curves を見てください</translation></message>
<message><source>FOLDER: pictures, or synthetic scenes</source><translation>FOLDER: 画像、または合成シーン</translation></message>
<message><source>--basis reads a basis; --fit and --save-basis make one: choose either</source><translation>--basis は基底を読み込み、--fit と --save-basis は別の基底を作ります。どちらかを選択してください</translation></message>
<message><source>--region needs --query-image IMAGE, the picture of these patches</source><translation>--region には、パッチの属する画像 --query-image IMAGE が必要です</translation></message>
<message><source>--region: expected patches, as 3,7-9, got &apos;%1&apos;</source><translation>--region: パッチ (例: 3,7-9) が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>--query-image needs --query PATCH or --region PATCHES</source><translation>--query-image には --query PATCH または --region PATCHES が必要です</translation></message>
<message><source>--query-image: expected one picture, got %1</source><translation>--query-image: 画像が 1 枚必要ですが、%1 が指定されました</translation></message>
<message><source>--out: expected FILE.npz, FILE.safetensors, or a folder for several pictures</source><translation>--out: FILE.npz、FILE.safetensors、または複数の画像ならフォルダーが必要です</translation></message>
<message><source>--out: one file holds one picture; expected a folder, got &apos;%1&apos;</source><translation>--out: 1 つのファイルは 1 枚の画像のものです。フォルダーが必要ですが、「%1」でした</translation></message>
<message><source>accuracy over cost is top-1, which needs one label per picture; evaluate gives mean average precision for several</source><translation>コストに対する正解率は top-1 で、画像ごとに 1 つのラベルが必要です。複数ある場合は evaluate が平均適合率の平均を示します</translation></message>
<message><source>--top: this predictor&apos;s scores are not probabilities; omit it</source><translation>--top: この予測プログラムの値は確率ではないため、指定できません</translation></message>
<message><source>--without: figure %1 shows no maps of a network to change</source><translation>--without: 図 %1 には、変更できるネットワークのマップがありません</translation></message>
<message><source>--out: expected a file for the figure, NAME.svg, NAME.pdf or NAME.png</source><translation>--out: 図のファイル NAME.svg、NAME.pdf、NAME.png のいずれかが必要です</translation></message>
<message><source>figure %1 takes no pictures; got &apos;%2&apos;</source><translation>図 %1 に画像は指定できませんが、&apos;%2&apos; が指定されました</translation></message>
<message><source>The page</source><translation>ページ</translation></message>
<message><source>all head counts in one embedding (default)</source><translation>全ヘッド数を 1 つの埋め込みにまとめます (既定)</translation></message>
<message><source>an embedding for each head count</source><translation>ヘッド数ごとに 1 つの埋め込み</translation></message>
<message><source>class: one vector per image, the classifier&apos;s input</source><translation>class: 画像ごとに、分類器が読み取る 1 つのベクトル</translation></message>
<message><source>INPUT is a folder as for evaluate; one point per image, with its class in the table</source><translation>INPUT は evaluate と同じフォルダーです。1 画像につき 1 点で、表にクラスが付きます</translation></message>
<message><source>tokens after block N (default: after the final norm)</source><translation>ブロック N の出力のトークン (既定: 最終正規化層の後)</translation></message>
<message><source>effective neighbours (default: 30, or fewer for few points)</source><translation>実効的な近傍数 (既定: 30、点が少ない場合は減らします)</translation></message>
<message><source>iterations of the descent</source><translation>勾配降下の反復回数</translation></message>
<message><source>measure neighbourhoods in D principal components (default: all dimensions)</source><translation>D 個の主成分で近傍を測ります (既定: 全次元)</translation></message>
<message><source>start from principal components with 1 % noise; 0: without noise</source><translation>1 % のノイズを加えた主成分から開始します。0: ノイズなし</translation></message>
<message><source>as for explain</source><translation>explain と同じ</translation></message>
<message><source>blocks, for methods that look at one (default: the last)</source><translation>1 つのブロックを調べる手法の対象ブロック (既定: 最後)</translation></message>
<message><source>Colours and ranges</source><translation>色と範囲</translation></message>
<message><source>Cost and FLOPs</source><translation>cost と flops 用</translation></message>
<message><source>cost, flops: a well-known shape in place of MODEL</source><translation>cost、flops: MODEL の代わりに使う、よく知られた形状</translation></message>
<message><source>cost: one chart per axis; params, ram, macs, heads</source><translation>cost: それぞれの上の図。params, ram, macs, heads</translation></message>
<message><source>cost: top-1 accuracy over labelled pictures, as in evaluate, in place of MACs</source><translation>cost: MACs の代わりに、evaluate と同じくラベル付き画像での Top-1 正解率</translation></message>
<message><source>cost: accuracy of nearest neighbours, as in knn, in place of the classifier&apos;s</source><translation>cost: 分類器の代わりに、knn のような最近傍の正解率</translation></message>
<message><source>flops: image sizes in pixels</source><translation>flops: 画像サイズ (ピクセル)</translation></message>
<message><source>what is counted, as for profile</source><translation>数えるもの。profile と同じ</translation></message>
<message><source>where the figure is written; for costs also %1: its numbers</source><translation>図の出力先。コストでは %1 で数値も</translation></message>
<message><source>feature: an index of a folder (sae-index), whose strongest pictures are shown</source><translation>feature: フォルダーの索引 (sae-index)。最も強い画像が示されます</translation></message>
<message><source>t-SNE</source><translation>tsne 用</translation></message>
<message><source>--%1: expected at most %2 whole numbers from %3 to %4, as 3,6,9-12; got &apos;%5&apos;</source><translation>--%1: %3 から %4 までの最大 %2 個の整数 (例: 3,6,9-12) が必要ですが、&apos;%5&apos; が指定されました</translation></message>
<message><source>--sorted: figure %1 has no individual heads to sort</source><translation>--sorted: 図 %1 には並べ替える単一のヘッドがありません</translation></message>
<message><source>--knn needs --accuracy FOLDER with the pictures to measure</source><translation>--knn には対象の画像の --accuracy FOLDER が必要です</translation></message>
<message><source>--sizes: expected multiples of the patch, %1 pixels, got %2</source><translation>--sizes: パッチ (%1 ピクセル) の倍数が必要ですが、%2 が指定されました</translation></message>
<message><source>--size: figure flops covers several sizes; expected --sizes</source><translation>--size: 図 flops は複数のサイズの図です。--sizes を使ってください</translation></message>
<message><source>importance is measured on a class&apos;s logit, and this model is a backbone without a classifier</source><translation>重要度はクラスのロジットで測りますが、このモデルは分類器のないバックボーンです</translation></message>
<message><source>no token of these %1 pictures has a norm above the threshold; there are no outliers to move</source><translation>これら %1 枚の画像に、ノルムがしきい値を超えるトークンがありません。移動する外れ値がありません</translation></message>
<message><source>INPUT: image files, folders or .npy arrays</source><translation>INPUT: 画像ファイル、フォルダー、または .npy 配列</translation></message>
<message><source>%1: %2 of its pictures have no class, e.g. %3</source><translation>%1: %2 枚の画像にクラスがありません (例: %3)</translation></message>
<message><source>--list needs --store FILE.jsonl or FILE.tar with --by-class</source><translation>--by-class と --list を使うには --store FILE.jsonl または FILE.tar が必要です</translation></message>
<message><source>FOLDER: one sub-folder per class, or a labels.csv</source><translation>FOLDER: クラスごとに 1 つのサブフォルダー、または labels.csv</translation></message>
<message><source>ORG/NAME[@REVISION]: a model of the Hugging Face hub</source><translation>ORG/NAME[@REVISION]: Hugging Face Hub のモデル</translation></message>
<message><source>expected one model of the hub as ORG/NAME or ORG/NAME@REVISION, got %1</source><translation>Hub のモデルを ORG/NAME または ORG/NAME@REVISION で 1 つ指定する必要がありますが、%1 が指定されました</translation></message>
<message><source>%1: %2 files, %3, of which %4 are yet to be fetched; into %5</source><translation>%1: %2 個のファイル、%3、うち %4 をこれから %5 にダウンロードします</translation></message>
<message><source>expected --out FOLDER: where the pages are written</source><translation>--out FOLDER (ページの保存先) が必要です</translation></message>
<message><source>--thresholds: expected numbers from 0 to %1, separated by commas, got &apos;%2&apos;</source><translation>--thresholds: 0 から %1 までのコンマ区切りの数値が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>accuracy needs classes, and this model is a backbone without a classifier</source><translation>正解率はクラスに対するものですが、このモデルは分類器のないバックボーンです</translation></message>
<message><source>accuracy needs classes, and this model&apos;s outputs are numbers; --answers changes that</source><translation>正解率はクラスについてのものですが、このモデルの出力は数値です。--answers で別の意味を指定できます</translation></message>
<message><source>CHECKPOINT: a checkpoint file, or the name of a shipped model</source><translation>CHECKPOINT: チェックポイントファイル、または付属のモデルの名前</translation></message>
<message><source>OUT.safetensors: where the converted model is written</source><translation>OUT.safetensors: 変換したモデルの書き込み先</translation></message>
<message><source>OUT: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>OUT: .safetensors で終わる名前が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>OUT: &apos;%1&apos; is the checkpoint itself; expected another file</source><translation>OUT: &apos;%1&apos; はチェックポイント自体です。別のファイルが必要です</translation></message>
<message><source>the model was not trained for k = %1; the output of this sub-network may be meaningless</source><translation>モデルは k = %1 では学習されていません。切り出したものの出力は無意味な場合があります</translation></message>
<message><source>%1: expected at least two classes, one per line; found %2</source><translation>%1: 1 行に 1 つ、2 つ以上のクラスが必要ですが、%2 でした</translation></message>
<message><source>--classes: no picture of these classes</source><translation>--classes: これらのクラスの画像がありません</translation></message>
<message><source>%1 labels of other classes than --classes were left out</source><translation>--classes 以外のクラスのラベル %1 件を除外しました</translation></message>
<message><source>--classes cannot be combined with --thresholds</source><translation>--classes は --thresholds と併用できません</translation></message>
<message><source>PICTURE: what the others are compared with</source><translation>PICTURE: 比較の基準となる画像</translation></message>
<message><source>FOLDER: pictures, or an index of them</source><translation>FOLDER: 画像、またはその索引</translation></message>
<message><source>--class: expected the class, of %1, that pictures are sorted by: its index, name or synset</source><translation>--class: 画像を並べる基準のクラスが必要です (%1 個のうちの一つ)。番号、名前または synset を指定してください</translation></message>
<message><source>--least applies to the similarity to a prompt; this model has its own classes</source><translation>--least はプロンプトとの類似度の指定です。このモデルは独自のクラスを持ちます</translation></message>
<message><source>expected text to cut into tokens: --prompt or --prompts</source><translation>トークンに分けるものが必要です: --prompt または --prompts</translation></message>
<message><source>this build cannot draw figures: it was built without Qt (HYDRA_BUILD_UI=OFF)</source><translation>このビルドは Qt なしでビルドされているため (HYDRA_BUILD_UI=OFF)、図を作成できません</translation></message>
<message><source>How to read the model&apos;s file</source><translation>モデルファイルの読み方</translation></message>
<message><source>CLIP: sentences as classes, one per line</source><translation>CLIP: クラスとする文。1 行に 1 つ</translation></message>
<message><source>subtract the map of this class</source><translation>このクラスのマップを差し引きます</translation></message>
<message><source>picture size in pixels, positions resampled; long: keeps proportions (default: the model&apos;s own)</source><translation>画像のサイズ (ピクセル)。位置埋め込みは補間されます。long: 元の縦横比 (既定: モデルのサイズ)</translation></message>
<message><source>Heads and attention</source><translation>ヘッドとアテンション</translation></message>
<message><source>head counts k to run (default: all heads)</source><translation>実行するヘッド数 k (既定: 全ヘッド)</translation></message>
<message><source>let &apos;all&apos; mean 1 to H, trained for or not</source><translation>&apos;all&apos; を、学習の有無にかかわらず 1 から H までとします</translation></message>
<message><source>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11] joined by &apos;;&apos;</source><translation>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11]、&apos;;&apos; で区切ります</translation></message>
<message><source>how k heads are cut out</source><translation>k ヘッドの切り出し方</translation></message>
<message><source>Devices</source><translation>計算する場所</translation></message>
<message><source>device that networks compute on</source><translation>ネットワークの計算に使うデバイス</translation></message>
<message><source>precision of products in forward passes; bfloat16 is faster only on a GPU, and does not affect passes in float64 (relevance)</source><translation>順伝播での行列積の精度。bfloat16 が速くなるのは GPU だけで、float64 での計算 (関連度) は変わりません</translation></message>
<message><source>Many pictures</source><translation>多数の画像</translation></message>
<message><source>many pictures (files, folders, tars): append each result to this file; an interrupted run resumes</source><translation>多数の画像 (ファイル、フォルダー、tar) 向け: 結果を順次このファイルに追加します。中断した実行は続きから再開します</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.jsonl or .tar (default: Slurm&apos;s array task)</source><translation>リストのこの部分だけを FILE.I-of-N.jsonl または .tar に (既定: Slurm の配列タスク)</translation></message>
<message><source>pictures computed at once (default: one per core)</source><translation>同時に処理する画像の数 (既定: コアごとに 1 枚)</translation></message>
<message><source>json: one line per second on stderr, for schedulers</source><translation>json: スケジューラー用に、stderr に毎秒 1 行</translation></message>
<message><source>A program in place of the model</source><translation>モデルの代わりのプログラム</translation></message>
<message><source>in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as typed</source><translation>MODEL の代わり: スコアまたはボックスで応答するプログラム。COMMAND は入力されたとおりに sh で実行されます</translation></message>
<message><source>time limit for starting and for each answer</source><translation>起動と各応答にかかってよい秒数</translation></message>
<message><source>the box to explain, by its position in predict&apos;s list</source><translation>説明するボックス。predict の一覧での位置</translation></message>
<message><source>A sparse autoencoder</source><translation>スパースオートエンコーダー</translation></message>
<message><source>saev, ViT-Prisma, SAELens, sparsify or dictionary_learning: a file whose features are read, changed or explained</source><translation>saev、ViT-Prisma、SAELens、sparsify、dictionary_learning のもの。その特徴を読み、変え、説明する</translation></message>
<message><source>the block whose output it reads, if its file does not tell</source><translation>読む出力のブロック (ファイルにない場合)</translation></message>
<message><source>features kept per patch, if its file does not tell</source><translation>1 パッチで残す特徴の数 (ファイルにない場合)</translation></message>
<message><source>how it keeps codes, if its file does not tell</source><translation>コードの作り方 (ファイルにない場合)</translation></message>
<message><source>the other picture, whose activations =from and tokens: insert</source><translation>=from と tokens: で活性値を差し込む、別の画像</translation></message>
<message><source>What is switched off or replaced</source><translation>無効化または置換するもの</translation></message>
<message><source>what is off or replaced: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, with --sae feature:47[:PATCHES], sae-error</source><translation>オフまたは置き換えるもの: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero、--sae と共に feature:47[:PATCHES]、sae-error</translation></message>
<message><source>with --sae: feature:47=3x[:PATCHES], set to three times its largest value</source><translation>--sae と共に: feature:47=3x[:PATCHES] で最大値の 3 倍に設定</translation></message>
<message><source>Messages and help</source><translation>メッセージとヘルプ</translation></message>
<message><source>no progress and no warnings on stderr</source><translation>stderr に進行状況と警告を出力しません</translation></message>
<message><source>language of help, errors and progress (default: the system&apos;s)</source><translation>ヘルプ・エラー・進捗の言語 (既定: システムの言語)</translation></message>
<message><source>the most common options; --help all: every option</source><translation>よく使うオプション。--help all: すべて</translation></message>
<message><source>pca: one basis for all maps, fitted on the pictures there</source><translation>pca: そこにある画像でフィットした、全マップ共通の 1 つの基底</translation></message>
<message><source>pca: write the basis there (.npz); without --fit it is fitted on all INPUTs</source><translation>pca: 基底をそこに書き込みます (.npz)。--fit がない場合は全 INPUT でフィットします</translation></message>
<message><source>similarity: picture of --query or --region</source><translation>similarity: --query または --region の対象となる画像</translation></message>
<message><source>similarity: to the mean of these, as 3,7-9 (with --query-image)</source><translation>similarity: これらの平均との類似度 (例: 3,7-9、--query-image と併用)</translation></message>
<message><source>picture sizes in pixels (default: the model&apos;s own)</source><translation>調べる画像サイズ (ピクセル、既定: モデル本来のサイズ)</translation></message>
<message><source>earlier name of --sizes</source><translation>--sizes と同じ (以前の名前)</translation></message>
<message><source>in place of --class: class:CLASS, norm (of the embedding), similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>--class の代わり: class:CLASS、norm (埋め込みのノルム)、similar:IMAGE[:PATCHES]、direction:FILE.npy、probe:FILE[:CLASS]、output:N</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s)</source><translation>番号、名前、synset、top1 (ネットワーク全体の予測)、top2、own (各 k の予測)</translation></message>
<message><source>--%1 needs --predictor COMMAND</source><translation>--%1 には --predictor COMMAND が必要です</translation></message>
<message><source>--%1 needs classes, and this predictor finds boxes</source><translation>--%1 はクラスに関するものですが、この予測プログラムはボックスを検出します</translation></message>
<message><source>--%1 needs boxes, and this predictor scores classes</source><translation>--%1 はボックスに関するものですが、この予測プログラムはクラスを評価します</translation></message>
<message><source>expected --out FILE.html, where the report is written</source><translation>レポートの出力先 --out FILE.html が必要です</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --force to replace it</source><translation>--out: &apos;%1&apos; はすでにあります。置き換えるには --force を指定してください</translation></message>
<message><source>INPUT: pictures, or folders of them</source><translation>INPUT: 画像、または画像のフォルダー</translation></message>
<message><source>--join: expected the shards of one run beside %1, like %2; found those of %3 runs</source><translation>--join: %1 と同じ場所に一回の実行のシャード (%2 など) が必要ですが、%3 回分ありました</translation></message>
<message><source>%1: %2 of %3 pictures are done; run it again</source><translation>%1: %3 枚中 %2 枚が完了しています。もう一度実行してください</translation></message>
<message><source>--out: expected FILE.safetensors, where the index is written</source><translation>--out: 索引を書き出す FILE.safetensors が必要です</translation></message>
<message><source>expected --sae FILE, an autoencoder</source><translation>--sae FILE (オートエンコーダー) が必要です</translation></message>
<message><source>--heads: an index has one head count</source><translation>--heads: 索引のヘッド数は一つです</translation></message>
<message><source>CONFIG: a training configuration of an autoencoder (.json)</source><translation>CONFIG: オートエンコーダーの学習設定 (.json)</translation></message>
<message><source>expected --other FILE, a second autoencoder, or INPUT: pictures to read features from in sub-networks</source><translation>--other FILE (二つ目のオートエンコーダー) か INPUT (サブネットワークで特徴を読む画像) が必要です</translation></message>
<message><source>--heads: expected head counts below %1, as 3,6,9, which are compared with all</source><translation>--heads: %1 未満のヘッド数 (例: 3,6,9) が必要です。全ヘッドと比べます</translation></message>
<message><source>--predictor: expected the command that serve was started with, got %1</source><translation>--predictor: serve を起動したときのコマンドが必要ですが、%1 でした</translation></message>
<message><source>--predictor: expected the command that serve was started with, serve --predictor COMMAND, got %1</source><translation>--predictor: serve を起動したときのコマンド（serve --predictor COMMAND）が必要ですが、%1 でした</translation></message>
<message><source>serve takes only options; got &apos;%1&apos;</source><translation>serve はオプションだけを受け取りますが、&apos;%1&apos; がありました</translation></message>
<message><source>expected --mcp with --folder FOLDER and without --socket</source><translation>--mcp には --folder FOLDER が必要で、--socket は使えません</translation></message>
<message><source>&quot;command&quot;: expected a text</source><translation>&quot;command&quot;: 文字列が必要です</translation></message>
<message><source>&quot;arguments&quot;: expected an object of options, {&quot;top&quot;: 3}</source><translation>&quot;arguments&quot;: オプションのオブジェクトが必要です。例: {&quot;top&quot;: 3}</translation></message>
<message><source>expected an object, {&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</source><translation>オブジェクトが必要です。例: {&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</translation></message>
<message><source>this program speaks protocol %1; another was requested</source><translation>このプログラムのプロトコルは %1 ですが、別のものが求められています</translation></message>
<message><source>expected an &quot;id&quot;</source><translation>&quot;id&quot; が必要です</translation></message>
<message><source>expected a &quot;command&quot;, or &quot;cancel&quot;</source><translation>&quot;command&quot; または &quot;cancel&quot; が必要です</translation></message>
<message><source>%1: the list is empty</source><translation>%1: リストが空です</translation></message>
<message><source>%1 does not belong to a served question</source><translation>%1 は提供中の問い合わせのものではありません</translation></message>
<message><source>%1: expected true or false</source><translation>%1: true または false が必要です</translation></message>
<message><source>%1 expects %2, got true</source><translation>%1 には %2 が必要ですが、true が指定されています</translation></message>
<message><source>%1 has no value %2; expected %3</source><translation>%1 に %2 の場所はありません。必要なもの: %3</translation></message>
<message><source>expected one of %1</source><translation>%1 のいずれかが必要です</translation></message>
<message><source>unknown option %1</source><translation>不明なオプション: %1</translation></message>
<message><source>expected &quot;%1&quot; beside &quot;%2&quot;</source><translation>&quot;%2&quot; と一緒に &quot;%1&quot; が必要です</translation></message>
<message><source>&quot;%1&quot;: expected one, got %2</source><translation>&quot;%1&quot;: 1 個が必要ですが、%2 個あります</translation></message>
<message><source>expected --shards N: no file next to %1 is named as a shard of it, like %2 for two</source><translation>--shards N が必要です: %1 と同じ場所に、そのシャードの名前 (2 個なら例えば %2) のファイルがありません</translation></message>
<message><source>expected --shards N: files next to %1 are named as shards of %2 and of %3</source><translation>--shards N が必要です: %1 と同じ場所に、全 %2 個のシャードの名前のファイルと全 %3 個のシャードの名前のファイルがあります</translation></message>
<message><source>%1: %2 shards, from the names of the files next to it</source><translation>%1: 同じ場所にあるファイルの名前から、シャードは %2 個です</translation></message>
<message><source>expected the stores by name, or --shards N; not both</source><translation>ストアの名前または --shards N の一方のみ指定してください</translation></message>
<message><source>STORE: the file that the shards are merged into</source><translation>STORE: シャードを結合するファイル</translation></message>
<message><source>--curves: expected a store of faithfulness, and this one has %1</source><translation>--curves: faithfulness のストアが必要ですが、これは %1 のものです</translation></message>
<message><source>STORE: as it was given to --store</source><translation>STORE: --store に指定したもの</translation></message>
<message><source>--%1 needs --store FILE.jsonl or FILE.tar</source><translation>--%1 には --store FILE.jsonl または FILE.tar が必要です</translation></message>
<message><source>--%1 cannot be combined with %2, where each picture has its own results</source><translation>--%1 は %2 と併用できません。画像ごとに結果が得られるためです</translation></message>
<message><source>a tar</source><translation>tar</translation></message>
<message><source>a single picture</source><translation>一枚の画像</translation></message>
<message><source>several inputs</source><translation>複数の入力</translation></message>
<message><source>%1: the table gives it several classes, and a picture of a list has one; evaluate takes several with a single folder and without --store</source><translation>%1: 表ではこの画像に複数のクラスがありますが、リストの画像のクラスは 1 つです。evaluate は、フォルダーだけを --store なしで指定すれば、すべてのクラスを使います</translation></message>
<message><source>--store: features are arrays; expected a name that ends in .tar</source><translation>--store: 特徴量は配列です。.tar で終わる名前が必要です</translation></message>
<message><source>--target: the probe %1 has no class &apos;%2&apos;%3</source><translation>--target: プローブ %1 にクラス &apos;%2&apos; はありません%3</translation></message>
<message><source>the model has no classes: the %1 is explained; --target chooses another</source><translation>モデルにクラスがないため、%1を説明します。別のものは --target で選択できます</translation></message>
<message><source>--target: the model has %1 outputs, got output:%2</source><translation>--target: モデルの出力は %1 個ですが、output:%2 が指定されました</translation></message>
<message><source>--%1: the model has classes 0 to %2, got %3</source><translation>--%1: モデルのクラスは 0 から %2 までですが、%3 が指定されました</translation></message>
<message><source>--%1: expected class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: class:CLASS、norm、similar:IMAGE、direction:FILE、probe:FILE、output:N、feature:N、番号、top1、top2、own、クラス名または synset が必要ですが、&apos;%2&apos; でした%3</translation></message>
<message><source>--%1: expected an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: 番号、top1、top2、own、クラス名または synset が必要ですが、&apos;%2&apos; でした%3</translation></message>
<message><source>the autoencoder %1 with the hash %2; give it with --sae FILE</source><translation>オートエンコーダー %1(ハッシュ %2)。--sae FILE で指定してください</translation></message>
<message><source>no such autoencoder found</source><translation>ここにそのオートエンコーダーはありません</translation></message>
<message><source>the program %1; give it with --predictor COMMAND</source><translation>プログラム %1。--predictor COMMAND を指定してください</translation></message>
<message><source>no program</source><translation>プログラムがありません</translation></message>
<message><source>the model %1 with SHA-256 %2; give it with --model FILE</source><translation>SHA-256 が %2 のモデル %1。--model FILE を指定してください</translation></message>
<message><source>no such model found</source><translation>ここにそのモデルはありません</translation></message>
<message><source>an autoencoder with the hash %1</source><translation>ハッシュが %1 のオートエンコーダー</translation></message>
<message><source>a model with SHA-256 %1</source><translation>SHA-256 が %1 のモデル</translation></message>
<message><source>BUNDLE: a folder or FILE.zip of explain --bundle</source><translation>BUNDLE: explain --bundle のフォルダーまたは FILE.zip</translation></message>
<message><source>a question that can be computed again</source><translation>再び尋ねられる質問</translation></message>
<message><source>%1: expected %2; found %3</source><translation>%1: %2 が必要ですが、%3 でした</translation></message>
<message><source>INPUT: a video, a folder of pictures, camera:NUMBER or a URL</source><translation>INPUT: 動画、画像のフォルダー、camera:NUMBER、または URL</translation></message>
<message><source>--turn: expected 0, 90, 180 or 270 degrees, got %1</source><translation>--turn: 0、90、180、270 度のいずれかが必要ですが、%1 が指定されました</translation></message>
<message><source>frame %1</source><translation>フレーム %1</translation></message>
<message><source>%1: no frame</source><translation>%1: フレームがありません</translation></message>
<message><source>no label, or its label is not a class of the predictor</source><translation>ラベルがないか、ラベルが予測プログラムのクラスではありません</translation></message>
<message><source>--boxes: none of its %1 rows names a picture of the list</source><translation>--boxes: %1 行のいずれもリストの画像を指していません</translation></message>
<message><source>--boxes: none of its %1 rows belongs to shard %2</source><translation>--boxes: %1 行のいずれもシャード %2 のものではありません</translation></message>
<message><source>%1: unknown option %2</source><translation>%1: 不明なオプション %2</translation></message>
<message><source>%1: %2: expected true, found %3</source><translation>%1: %2: true が必要ですが、%3 があります</translation></message>
<message><source>%1: %2: expected words, found %3</source><translation>%1: %2: 文字列が必要ですが、%3 でした</translation></message>
<message><source>%1: %2 of the store&apos;s pictures are no longer listed; their rows are kept</source><translation>%1: 保存済みの画像のうち %2 枚はリストにありません。その行は残します</translation></message>
<message><source>%1: %2 of %3 pictures could not be read; the store says why</source><translation>%1: %3 枚中 %2 枚の画像を読み込めませんでした。理由はストアに記載されています</translation></message>
<message><source>%1 of %2 pictures could not be read</source><translation>%2 枚中 %1 枚の画像を読み込めませんでした</translation></message>
<message><source>%1 of %2 pictures have no class</source><translation>%2 枚中 %1 枚の画像にクラスがありません</translation></message>
<message><source>%1: stopped after %2 pictures; the same command continues after them</source><translation>%1: %2 枚の画像で停止しました。同じコマンドでその続きから再開します</translation></message>
<message><source>%1: cannot be made</source><translation>%1: 作成できません</translation></message>
<message><source>%1: kind: expected &quot;scenes&quot;, &quot;folder&quot; or &quot;archive&quot;, found %2</source><translation>%1: kind: &quot;scenes&quot;、&quot;folder&quot;、&quot;archive&quot; のいずれかが必要ですが、%2 でした</translation></message>
<message><source>%1: &quot;held_out&quot; needs &quot;hold_out&quot;, the hold-out interval: every n-th picture is held out</source><translation>%1: &quot;held_out&quot; には &quot;hold_out&quot; (検証用の間隔) が必要です: n 枚ごとに 1 枚を検証用にします</translation></message>
<message><source>%1: the same pictures as &quot;data&quot;: expected held-out ones (another seed or path, or &quot;hold_out&quot;: n in both and &quot;held_out&quot;: true here)</source><translation>%1: &quot;data&quot; と同じ画像です。検証用の画像 (別のシードまたはパス、あるいは両方の &quot;hold_out&quot;: n とここでの &quot;held_out&quot;: true) が必要です</translation></message>
<message><source>%1: name: expected a file name of at most %2 bytes without folder, found %3</source><translation>%1: name: フォルダーを含まない最大 %2 バイトのファイル名が必要ですが、%3 でした</translation></message>
<message><source>3 numbers (RGB)</source><translation>3 つの数値 (RGB)</translation></message>
<message><source>words explain a prompt, but the target is %1</source><translation>単語による説明はプロンプトが対象ですが、ターゲットは %1 です</translation></message>
<message><source>this predictor scores classes: expected a class, got %1</source><translation>この予測プログラムはクラスを採点します: クラスが必要ですが、%1 でした</translation></message>
<message><source>this predictor finds boxes: expected a box, got %1</source><translation>この予測プログラムはボックスを検出します: ボックスが必要ですが、%1 でした</translation></message>
<message><source>box: the predictor finds %1 boxes, there is no box %2</source><translation>box: 予測プログラムが見つけたボックスは %1 個で、ボックス %2 はありません</translation></message>
<message><source>a predictor does not expose its inside, so nothing can be switched off in it</source><translation>予測プログラムでは何も無効にできません: 内部が見えません</translation></message>
<message><source>features as colours: expected at least one picture to fit a basis on</source><translation>特徴量の色表示: 基底のフィットには 1 枚以上の画像が必要です</translation></message>
<message><source>embedding: expected at least one picture and one head count, got %1 and %2</source><translation>埋め込み: 1 枚以上の画像と 1 つ以上のヘッド数が必要ですが、%1 枚と %2 個が指定されました</translation></message>
<message><source>%1 in float16</source><translation>float16 の %1</translation></message>
<message><source>%1: expected a folder of models</source><translation>%1: モデルのあるフォルダーが必要です</translation></message>
<message><source>%1: the cache has this model in other revisions: %2; append one of them as @REVISION</source><translation>%1: キャッシュにあるのはこのモデルの別のリビジョンです: %2。@ の後にいずれかを指定してください</translation></message>
<message><source>%1: was made with %2, and this question uses %3</source><translation>%1: %2 で作られていますが、この質問は %3 です</translation></message>
<message><source>no picture to compare with</source><translation>比較する画像がありません</translation></message>
<message><source>lambda: expected %1 to %2, got %3</source><translation>lambda: %1 から %2 が必要ですが、%3 です</translation></message>
<message><source>words for a selection: expected some of the points, and not all of them</source><translation>選択範囲の単語: 一部の点が必要で、すべてではいけません</translation></message>
<message><source>What if takes activations from another picture, which a curve over many pictures cannot do; switch that off first</source><translation>What-if 分析が別の画像の活性値を使っていますが、多くの画像にわたる曲線では使えません。先にオフにしてください</translation></message>
<message><source>the autoencoder&apos;s reconstruction</source><translation>オートエンコーダーの再構成</translation></message>
<message><source>%1: no such file, and no shipped model has this name%2</source><translation>%1: そのようなファイルはなく、この名前の付属モデルもありません%2</translation></message>
<message><source>embedding: at most %1 tokens, got %2; choose fewer inputs or head counts, or one token an image</source><translation>埋め込み: トークンは最大 %1 個ですが、%2 個です。入力かヘッド数を減らすか、1 画像につき 1 トークンにしてください</translation></message>
<message><source>the tokens</source><translation>トークン</translation></message>
<message><source>embedding: no tokens to embed</source><translation>埋め込み: 埋め込むトークンがありません</translation></message>
<message><source>none of %1 pictures can be read: %2</source><translation>%1 枚の画像のどれも読めません: %2</translation></message>
<message><source>embedding: %1 pictures have %2 tokens, of at most %3; choose fewer pictures or head counts, or one token a picture</source><translation>埋め込み: %1 枚の画像のトークン数は %2 で、上限は %3 です。画像かヘッド数を減らすか、1 画像につき 1 トークンにしてください</translation></message>
<message><source>iteration %1</source><translation>反復 %1</translation></message>
<message><source>iteration %1, %2 heads</source><translation>反復 %1、%2 ヘッド</translation></message>
<message><source>features as colours: none of %1 pictures could be read</source><translation>特徴量の色表示: %1 枚の画像のいずれも読み込めませんでした</translation></message>
<message><source>%1; it is not used</source><translation>%1。使用しません</translation></message>
<message><source>a Python pickle without PyTorch&apos;s mark</source><translation>PyTorch の目印がない Python の pickle</translation></message>
<message><source>load it in Python with the library that wrote it, and save the weights with torch.save(state_dict, FILE) or safetensors.torch.save_file(state_dict, FILE)</source><translation>Python で書き込んだときと同じ方法で読み込み、torch.save(state_dict, FILE) または safetensors.torch.save_file(state_dict, FILE) で重みを保存してください</translation></message>
<message><source>a tar archive</source><translation>tar アーカイブ</translation></message>
<message><source>it may be a PyTorch file from before 0.1.10: load it with torch.load(FILE) in Python and save the state dict with torch.save; unpack any other archive</source><translation>0.1.10 より前の PyTorch ファイルの可能性があります: Python で torch.load(FILE) を使って読み込み、torch.save で state dict を保存してください。ほかのアーカイブの場合は、先に展開する必要があります</translation></message>
<message><source>a picture, not a model</source><translation>モデルではなく画像</translation></message>
<message><source>open it as an image</source><translation>画像として開いてください</translation></message>
<message><source>an HDF5 file (Keras)</source><translation>HDF5 ファイル (Keras)</translation></message>
<message><source>if it is transformers&apos; tf_model.h5, its version 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</source><translation>transformers の tf_model.h5 であれば、transformers のバージョン 4 で変換できます: AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</translation></message>
<message><source>a model of Keras 3</source><translation>Keras 3 のモデル</translation></message>
<message><source>its weights have Keras&apos;s names</source><translation>重みに Keras の名前が付いています</translation></message>
<message><source>a msgpack of Flax</source><translation>Flax の msgpack</translation></message>
<message><source>transformers 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</source><translation>transformers 4 で変換できます: AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</translation></message>
<message><source>an exported program of PyTorch (PT2)</source><translation>エクスポートされた PyTorch のプログラム (PT2)</translation></message>
<message><source>write its weights in Python: torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</source><translation>Python で重みを書き出してください: torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</translation></message>
<message><source>a program of ExecuTorch</source><translation>ExecuTorch のプログラム</translation></message>
<message><source>it was built for a device; open the network that it was exported from</source><translation>特定のデバイス用に作られています。エクスポート元のネットワークを開いてください</translation></message>
<message><source>an engine of TensorRT</source><translation>TensorRT のエンジン</translation></message>
<message><source>it was built for one GPU; open the network that it was built from, or its ONNX file</source><translation>特定の GPU 用に作られています。ビルド元のネットワーク、またはその ONNX ファイルを開いてください</translation></message>
<message><source>a GGUF file</source><translation>GGUF ファイル</translation></message>
<message><source>open the model that it was made from. Its numbers in Python: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</source><translation>作成元のモデルを開いてください。その数値は Python では: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</translation></message>
<message><source>an ONNX model</source><translation>ONNX モデル</translation></message>
<message><source>its weights have lost their names</source><translation>重みの名前が失われています</translation></message>
<message><source>a TensorFlow Lite model</source><translation>TensorFlow Lite モデル</translation></message>
<message><source>a TensorFlow graph (SavedModel)</source><translation>TensorFlow のグラフ (SavedModel)</translation></message>
<message><source>its weights are in files next to it</source><translation>重みは隣のファイルにあります</translation></message>
<message><source>a Core ML model</source><translation>Core ML のモデル</translation></message>
<message><source>an OpenVINO model (.xml with its .bin)</source><translation>OpenVINO のモデル (.xml とその .bin)</translation></message>
<message><source>an NCNN model (.param with its .bin)</source><translation>NCNN のモデル (.param とその .bin)</translation></message>
<message><source>MXNet weights</source><translation>MXNet の重み</translation></message>
<message><source>its weights have MXNet&apos;s names</source><translation>重みに MXNet の名前が付いています</translation></message>
<message><source>a compiled program</source><translation>コンパイルされたプログラム</translation></message>
<message><source>open the network that it was made from</source><translation>作成元のネットワークを開いてください</translation></message>
<message><source>%1: another program is downloading %2; wait for it, then try again</source><translation>%1: 別のプログラムが %2 をダウンロードしています。終了を待ってからもう一度実行してください</translation></message>
<message><source>%1/%2: expected %3 bytes, the hub sends %4</source><translation>%1/%2: %3 バイトが必要ですが、Hub が送ったのは %4 です</translation></message>
<message><source>%1: checksum mismatch: the hub promised %2, found %3; the download was discarded</source><translation>%1: Hub が示した内容と一致しません: チェックサム %2 が必要ですが、%3 でした。受信した内容は破棄されます</translation></message>
<message><source>%1: expected 1 to %2 shards beside %3%4.index.json, found %5</source><translation>%1: %3%4.index.json と並んで 1 から %2 個のシャードが必要ですが、%5 個でした</translation></message>
<message><source>%1: the hub has %2 files of weights, such as %3 and %4; expected model.safetensors, pytorch_model.bin, or one</source><translation>%1: Hub には重みのファイルが %2 個あります (例: %3、%4)。model.safetensors、pytorch_model.bin、または 1 個だけのファイルが必要です</translation></message>
<message><source>%1: expected weights as .safetensors, .bin or .pth, the hub has only %2 other files</source><translation>%1: .safetensors、.bin、.pth の重みが必要ですが、Hub にはありません: ほかのファイルが %2 個</translation></message>
<message><source>%1: not enough room on this disk: expected %2 free, found %3</source><translation>%1: このディスクの空き容量が足りません: %2 が必要ですが、%3 でした</translation></message>
<message><source>%1: expected a file or a folder of the cache, found a link</source><translation>%1: キャッシュのファイルかフォルダが必要ですが、リンクがあります</translation></message>
<message><source>downloads need the package libcurl4: %1</source><translation>ダウンロードにはパッケージ libcurl4 が必要です: %1</translation></message>
<message><source>libcurl cannot be started</source><translation>libcurl を開始できません</translation></message>
<message><source>%1 cannot be reached: %2</source><translation>%1 に接続できません: %2</translation></message>
<message><source>%1 did not reply in time: %2</source><translation>%1 から時間内に応答がありません: %2</translation></message>
<message><source>%1: the connection was cut: %2</source><translation>%1: 接続が切れました: %2</translation></message>
<message><source>%1: the connection cannot be trusted: %2</source><translation>%1: 信頼できる接続ではありません: %2</translation></message>
<message><source>%1: no encrypted connection: %2</source><translation>%1: 暗号化された接続ができません: %2</translation></message>
<message><source>%1: a header of the reply is longer than 100 kB: %2</source><translation>%1: 応答のヘッダーが 100 kB を超えています: %2</translation></message>
<message><source>%1: the reply cannot be understood: %2</source><translation>%1: 応答を解釈できません: %2</translation></message>
<message><source>libcurl gives no handle: not enough memory</source><translation>libcurl のハンドルを取得できません: メモリが足りません</translation></message>
<message><source>SHA-256 and SHA-1 are not available in this OpenSSL</source><translation>この OpenSSL では SHA-256 と SHA-1 を使えません</translation></message>
<message><source>the checksum failed</source><translation>チェックサムを計算できませんでした</translation></message>
<message><source>libcurl has no function %1; downloads need the package libcurl4</source><translation>libcurl に関数 %1 がありません。ダウンロードにはパッケージ libcurl4 が必要です</translation></message>
<message><source>%1: the hub sends another part than requested: %2</source><translation>%1: Hub が要求と異なる部分を送ってきました: %2</translation></message>
<message><source>%1: expected %2 bytes, the hub announces %3</source><translation>%1: %2 バイトが必要ですが、Hub は %3 を送ろうとしています</translation></message>
<message><source>%1: expected %2 bytes, the hub sends more</source><translation>%1: %2 バイトが必要ですが、Hub はそれより多く送ってきました</translation></message>
<message><source>colour map of unsigned maps</source><translation>符号なしマップのカラーマップ</translation></message>
<message><source>colour map of signed maps</source><translation>符号付きマップのカラーマップ</translation></message>
<message><source>opacity of the map over the picture, 0 to 1</source><translation>画像に重ねるマップの不透明度、0 から 1</translation></message>
<message><source>hide values below this share of the range, 0 to 1</source><translation>範囲に対してこの割合より小さい値を隠します、0 から 1</translation></message>
<message><source>draw low values as opaque as high ones</source><translation>低い値も高い値と同じ不透明度にします</translation></message>
<message><source>draw one flat square per token</source><translation>トークンごとに単色の正方形</translation></message>
<message><source>draw lines between patches</source><translation>パッチの間の線</translation></message>
<message><source>keep the picture&apos;s colours under signed maps</source><translation>符号付きマップの下でも画像の色を保ちます</translation></message>
<message><source>use one colour range for the whole strip</source><translation>ストリップ全体で共通の色範囲</translation></message>
<message><source>ring outlier patches and exclude them from the colour range</source><translation>外れ値のパッチを丸で囲み、色範囲から除外します</translation></message>
<message><source>share of the values beyond each end of the colour range, 0 to 0.25</source><translation>色範囲の両端それぞれの外側に置く値の割合、0 から 0.25</translation></message>
<message><source>lower end of the colours, as a share of the range; unsigned maps only</source><translation>色の下端、範囲に対する割合。符号なしマップのみ</translation></message>
<message><source>upper end of the colours, as a share of the range</source><translation>色の上端、範囲に対する割合</translation></message>
<message><source>exponent of the position in the range; below 1, low values show</source><translation>色は範囲内の位置のこのべき乗に従います。1 未満では低い値が見えやすくなります</translation></message>
<message><source>%1: holds results of another model or other settings than %2</source><translation>%1: %2 とは別のモデルまたは別の設定の結果が入っています</translation></message>
<message><source>%1: is shard %2, and %3 is shard %4</source><translation>%1: シャード %2 ですが、%3 はシャード %4 です</translation></message>
<message><source>%1: is shard %2, and the key %3 in it belongs to shard %4/%5</source><translation>%1: シャード %2 ですが、中のキー %3 はシャード %4/%5 のものです</translation></message>
<message><source>%1: is shard %2, as %3 is</source><translation>%1: %3 と同じシャード %2 です</translation></message>
<message><source>of %1 shards, %2 is missing from the stores to merge</source><translation>%1 個のシャードのうち、%2 が結合するストアの中にありません</translation></message>
<message><source>of %1 shards, %2 are missing from the stores to merge</source><translation>%1 個のシャードのうち、%2 が結合するストアの中にありません</translation></message>
<message><source>%1: changed while it was read</source><translation>%1: 読み込み中に変更されました</translation></message>
<message><source>%1: expected a store of results, found an empty file</source><translation>%1: 結果のストアが必要ですが、空のファイルでした</translation></message>
<message><source>%1: shard %2 is incomplete: it ends after %3 pictures. Run it again; it continues after them</source><translation>%1: シャード %2 は完了していません: %3 枚の画像で終わっています。もう一度実行すると、その続きから再開します</translation></message>
<message><source>the key %1 is in %2 and in %3</source><translation>キー %1 が %2 と %3 の両方にあります</translation></message>
<message><source>it is incomplete</source><translation>完了していません</translation></message>
<message><source>%1: was not written, because reading it back failed: %2</source><translation>%1: 読み戻した内容がストアではないため、書き込まれませんでした: %2</translation></message>
<message><source>expected stores of one format, got %1 and %2</source><translation>同じ形式のストアが必要ですが、%1 と %2 が指定されました</translation></message>
<message><source>%1: more than %2 lines; give folders or tars, or split the list</source><translation>%1: %2 行を超えています。フォルダーまたは tar を指定するか、リストを増やしてください</translation></message>
<message><source>%1: line %2: expected one name per line in UTF-8, found a zero byte; save it as UTF-8</source><translation>%1: %2 行目: 1 行に 1 つの名前（UTF-8）が必要ですが、ゼロバイトが見つかりました。UTF-8 で保存してください</translation></message>
<message><source>%1: expected one name per line, found a line of more than %2 bytes</source><translation>%1: 1 行に 1 つの名前が必要ですが、%2 バイトを超える行がありました</translation></message>
<message><source>%1 min %2 s</source><translation>%1 分 %2 秒</translation></message>
<message><source>%1 h %2 min</source><translation>%1 時間 %2 分</translation></message>
<message><source>the variable %1: expected a whole number, found %2</source><translation>変数 %1: 整数が必要ですが、%2 でした</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_ID はありますが SLURM_ARRAY_TASK_COUNT がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_ID はありますが SLURM_ARRAY_TASK_ID がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_COUNT はありますが SLURM_ARRAY_TASK_COUNT がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_COUNT はありますが SLURM_ARRAY_TASK_ID がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>this job array has gaps (%1 tasks from %2 to %3), so the number of shards is unknown; give --shard $SLURM_ARRAY_TASK_ID/N</source><translation>このジョブ配列には欠番があり (%2 から %3 までに %1 個のタスク)、シャードの総数がわかりません。--shard $SLURM_ARRAY_TASK_ID/N を指定してください</translation></message>
<message><source>it holds results of %1, not of %2</source><translation>%2 ではなく %1 の結果が入っています</translation></message>
<message><source>its %1 is %2 instead of %3</source><translation>%1 が %2 ですが、ここでは %3 です</translation></message>
<message><source>its settings differ</source><translation>設定が異なります</translation></message>
<message><source>%1: a store of version %2; this program reads version %3</source><translation>%1: ストアのバージョンは %2 ですが、このプログラムが読み込めるのはバージョン %3 です</translation></message>
<message><source>%1: its first line names no shard</source><translation>%1: 最初の行にシャードの指定がありません</translation></message>
<message><source>%1: was changed after completion: %2 pictures were written, and %3 are present. Move the file away and start again</source><translation>%1: 完了した後に変更されています: 書き込まれた画像は %2 枚ですが、%3 枚あります。ファイルを移動して最初からやり直してください</translation></message>
<message><source>%1: was changed after completion: the checksum over its %2 pictures does not match. Move the file away and start again</source><translation>%1: 完了した後に変更されています: %2 枚の画像のチェックサムが一致しません。ファイルを移動して最初からやり直してください</translation></message>
<message><source>%1: its last line does not list what was written</source><translation>%1: 最後の行に、書き込まれた内容の記載がありません</translation></message>
<message><source>--store: expected a name that ends in .jsonl (a line per picture) or .tar (with arrays), got &apos;%1&apos;</source><translation>--store: .jsonl (画像ごとに 1 行) または .tar (配列付き) で終わる名前が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>%1: damaged from byte %2 on, after %3 pictures: wrong checksum. Move the file away and start again</source><translation>%1: バイト %2 以降 (%3 枚の画像の後) が破損しています: チェックサムが一致しません。ファイルを移動して最初からやり直してください</translation></message>
<message><source>%1: has data after its end, at byte %2</source><translation>%1: 終わりの後のバイト %2 に余分なデータがあります</translation></message>
<message><source>%1: has a line without a key at byte %2</source><translation>%1: バイト %2 にキーのない行があります</translation></message>
<message><source>trustworthiness: expected 1 to fewer than half of %1 neighbours, got %2</source><translation>信頼度 (trustworthiness): 近傍数は 1 から %1 の半分未満までである必要がありますが、%2 が指定されました</translation></message>
<message><source>t-SNE: %1: expected %2 to %3, got %4</source><translation>t-SNE: %1: %2 から %3 までの値が必要ですが、%4 が指定されました</translation></message>
<message><source>exaggerated iterations</source><translation>誇張する反復回数</translation></message>
<message><source>learning rate</source><translation>学習率</translation></message>
<message><source>t-SNE: perplexity %1 needs at least %2 points, three for each effective neighbour; got %3</source><translation>t-SNE: パープレキシティ %1 には、実効的な近傍 1 個につき 3 点、少なくとも %2 点が必要ですが、%3 点です</translation></message>
<message><source>t-SNE: expected %1 x %2 numbers, got %3</source><translation>t-SNE: %1 x %2 個の数値が必要ですが、%3 個でした</translation></message>
<message><source>t-SNE: start: expected %1 points, got %2 and %3</source><translation>t-SNE: 開始位置: %1 点が必要ですが、%2 と %3 でした</translation></message>
<message><source>t-SNE: component %1 of vector %2 is not a finite number</source><translation>t-SNE: ベクトル %2 の成分 %1 が有限の数値ではありません</translation></message>
<message><source>t-SNE: theta: expected 0 to 0.7, got %1</source><translation>t-SNE: theta: 0 から 0.7 までの値が必要ですが、%1 が指定されました</translation></message>
<message><source>figure: unknown format</source><translation>図: 形式が不明です</translation></message>
<message><source>figure: the PNG could not be written: %1</source><translation>図: PNG を書き込めませんでした: %1</translation></message>
<message><source>figure: the SVG has no description</source><translation>図: SVG に説明がありません</translation></message>
<message><source>figure: %1 x %2 pixels; expected at most %3 a side and %4 million in all. Ask for a smaller --dpi or --width-mm, or for SVG or PDF</source><translation>図: %1 x %2 ピクセルです。一辺 %3、全体で %4 百万ピクセルが上限です。--dpi または --width-mm を小さくするか、SVG または PDF を指定してください</translation></message>
<message><source>figure: not enough memory for %1 x %2 pixels</source><translation>図: %1 x %2 ピクセルに必要なメモリが足りません</translation></message>
<message><source>figure before-after: no change given; expected one, such as --without heads:7.3</source><translation>図 before-after: 無効化または置換したものがありません。--without heads:7.3 のような変更が必要です</translation></message>
<message><source>figure before-after: expected one method, whose maps share a colour range; got %1</source><translation>図 before-after: 色範囲を共有するマップの手法が 1 つ必要ですが、%1 が指定されました</translation></message>
<message><source>figure feature: expected a feature of an autoencoder, as --sae FILE --target feature:4711</source><translation>figure feature: オートエンコーダーの特徴が必要です (例: --sae FILE --target feature:4711)</translation></message>
<message><source>--index: figure %1 does not show a feature&apos;s strongest pictures</source><translation>--index: 図 %1 は特徴が最も強い画像を示しません</translation></message>
<message><source>figure head-matrix: expected one method and one head count, got %1 and %2</source><translation>図 head-matrix: 手法 1 つとヘッド数 1 つが必要ですが、%1 と %2 が指定されました</translation></message>
<message><source>figure head-matrix: --against: a matrix explains one class</source><translation>図 head-matrix: --against: この一覧が説明するのは 1 つのクラスです</translation></message>
<message><source>figure head-matrix: method %1 has no map per head</source><translation>図 head-matrix: 手法 %1 には単一ヘッドのマップがありません</translation></message>
<message><source>figure %1: a predictor does not expose the inside of a network; expected methods-grid</source><translation>figure %1: 予測プログラムはネットワークの内部を見せません。methods-grid が必要です</translation></message>
<message><source>figure %1: expected INPUT: image files, folders or .npy arrays</source><translation>図 %1: INPUT が必要です: 画像ファイル、フォルダー、または .npy 配列</translation></message>
<message><source>figure feature: expected one picture, got %1</source><translation>figure feature: 画像は一枚必要ですが、%1 枚でした</translation></message>
<message><source>figure: %1 mm high; expected at most %2 mm. Ask for fewer pictures or more columns</source><translation>図: 高さが %1 mm です。上限は %2 mm です。画像を減らすか、列を増やしてください</translation></message>
<message><source>--axes: expected params, ram, macs or heads, got &apos;%1&apos;</source><translation>--axes: params、ram、macs、heads のいずれかが必要ですが、「%1」でした</translation></message>
<message><source>--axes: MACs are already the other axis; expected params or ram, or an accuracy with --accuracy FOLDER</source><translation>--axes: MACs はすでにもう一方の軸です。params、ram、または --accuracy FOLDER による正解率が必要です</translation></message>
<message><source>figure: nothing has been measured yet</source><translation>図: まだ何も計測されていません</translation></message>
<message><source>%1: expected numbers from %2 to %3, as 3,6,9-12; got &apos;%4&apos;</source><translation>%1: %2 から %3 までの数値 (例: 3,6,9-12) が必要ですが、&apos;%4&apos; が指定されました</translation></message>
<message><source>%1: expected %2 of Hydrascope (JSON with format &quot;%3&quot;)</source><translation>%1: Hydrascope の %2 (形式 &quot;%3&quot; の JSON) が必要です</translation></message>
<message><source>1 to %1 characters</source><translation>1～%1 文字</translation></message>
<message><source>%1: written by a later version (format %2); this one reads up to %3</source><translation>%1: 新しいバージョン (形式 %2) で書き込まれています。このバージョンで読み込めるのは %3 までです</translation></message>
<message><source>figure: expected pictures of at most %1 megapixels together, got more with %2</source><translation>図: 画像は合計で最大 %1 メガピクセルである必要がありますが、%2 で超えました</translation></message>
<message><source>iteration %1 of %2 points</source><translation>%2 点の反復 %1</translation></message>
<message><source>figure: expected 1 to %1 panels, got %2 pictures by %3 columns</source><translation>図: 1 から %1 個のパネルが必要ですが、%2 枚の画像と %3 列が指定されました</translation></message>
<message><source>--width-mm: %1 heads on a page of %2 mm would be %3 mm wide; expected at least %4 mm</source><translation>--width-mm: %2 mm のページに %1 ヘッドを並べると幅が %3 mm になります。%4 mm 以上必要です</translation></message>
<message><source>figure: the PDF has no table of objects</source><translation>図: PDF にオブジェクト表がありません</translation></message>
<message><source>figure: the PDF&apos;s table of objects is truncated</source><translation>図: PDF のオブジェクト表が途中で切れています</translation></message>
<message><source>figure: the PDF has no %1</source><translation>図: PDF に %1 がありません</translation></message>
<message><source>keep a picture first: its activations are used</source><translation>先に画像を保持してください: 活性値はその画像から取ります</translation></message>
<message><source>features need a sparse autoencoder; open one first</source><translation>特徴はスパースオートエンコーダーのものです。先に開いてください</translation></message>
<message><source>--columns: %1 panels on a page of %2 mm would be %3 mm wide; expected at least %4 mm. Ask for fewer columns, a wider page or a smaller font</source><translation>--columns: %2 mm のページに %1 パネルを並べると幅が %3 mm になります。%4 mm 以上必要です。列を減らすか、ページの幅を広げるか、文字を小さくしてください</translation></message>
<message><source>%1: %2 bytes of JSON; expected at most %3</source><translation>%1: JSON が %2 バイトあります。上限は %3 です</translation></message>
<message><source>%1: is not JSON: a NUL byte at %2</source><translation>%1: JSON ではありません: %2 に NUL バイトがあります</translation></message>
<message><source>%1: %2: nested more than %3 deep; expected plain settings</source><translation>%1: %2: 入れ子が %3 段を超えています。単純な設定が必要です</translation></message>
<message><source>%1: %2: more than %3 values so far; expected at most as many</source><translation>%1: %2: ここまでの値が %3 個を超えています。値の数はこれ以下である必要があります</translation></message>
<message><source>%1: expected a JSON object</source><translation>%1: JSON オブジェクトが必要です</translation></message>
<message><source>%1: the entry &quot;%2&quot; of this training&apos;s checkpoint</source><translation>%1: この学習のチェックポイントの項目 &quot;%2&quot;</translation></message>
<message><source>%1 is absent</source><translation>%1 がありません</translation></message>
<message><source>%1 is damaged: expected a JSON object</source><translation>%1 が破損しています: JSON オブジェクトが必要です</translation></message>
<message><source>feature basis</source><translation>特徴量の基底</translation></message>
<message><source>provenance: an object</source><translation>provenance: オブジェクト</translation></message>
<message><source>something else</source><translation>別のもの</translation></message>
<message><source>tensor %1: safetensors has no type for %2</source><translation>テンソル %1: safetensors には %2 に対応する名前がありません</translation></message>
<message><source>%1: not an index of shards (%2 bytes; expected JSON of at most %3)</source><translation>%1: シャードの索引ではありません (%2 バイト。最大 %3 バイトの JSON が必要です)</translation></message>
<message><source>%1: expected an index of shards (JSON with a weight_map of tensor names to files)</source><translation>%1: シャードの索引 (テンソル名からファイルへの weight_map を含む JSON) が必要です</translation></message>
<message><source>the index does not tell where its pictures are</source><translation>索引に画像の場所が書かれていません</translation></message>
<message><source>--shard: expected I/N, like 3/8, got &apos;%1&apos;</source><translation>--shard: 3/8 のような I/N が必要ですが、&apos;%1&apos; でした</translation></message>
<message><source>INPUT: pictures, folders or tars, or --list FILE</source><translation>INPUT: 画像、フォルダー、tar、または --list FILE</translation></message>
<message><source>--shard: expected I/N with I from 1 to N and N up to %1, got &apos;%2&apos;</source><translation>--shard: I が 1 から N まで、N が %1 以下の I/N が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>from %1 to %2</source><translation>%1 から %2 まで</translation></message>
<message><source>%1 and %2</source><translation>%1 と %2</translation></message>
<message><source>%1: contains a network with prefix %2; expected one; --network PREFIX chooses</source><translation>%1: %2 の下にネットワークがあります。1 つが必要です。--network PREFIX で選べます</translation></message>
<message><source>%1: contains several networks, with prefixes %2; expected one; --network PREFIX chooses</source><translation>%1: %2 の下に複数のネットワークがあります。1 つが必要です。--network PREFIX で選べます</translation></message>
<message><source>the file does not tell how many heads this model has: %1 of %2 features are assumed. With a wrong number the model runs, but its output is meaningless. Set it with --num-heads or in the Model panel</source><translation>このモデルのヘッド数はファイルに記載がないため、%2 特徴のヘッド %1 個と仮定しました。数を誤るとモデルは動作しますが、出力は無意味になります。--num-heads またはモデルパネルで設定してください</translation></message>
<message><source>%1: the file does not tell how many heads this model has, and its width of %2 is not a multiple of the usual 64 per head; set --num-heads</source><translation>%1: このモデルのヘッド数がファイルに書かれておらず、幅 %2 は通常の 1 ヘッド 64 の倍数ではありません。--num-heads を指定してください</translation></message>
<message><source>%1: %2 heads (%3) do not divide the width of %4; set --num-heads</source><translation>%1: ヘッド数 %2 (%3) は幅 %4 の約数ではありません。--num-heads を設定してください</translation></message>
<message><source>%1: num_heads %2 (%3) was requested, but the tensors have %4</source><translation>%1: num_heads %2 (%3) が指定されましたが、テンソルでは %4 です</translation></message>
<message><source>%1: the tensors give head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: テンソルでは head_dim が %2 ですが、幅 %4 で %3 ヘッドの場合は %5 です</translation></message>
<message><source>%1: metadata gives head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: メタデータでは head_dim が %2 ですが、幅 %4 で %3 ヘッドの場合は %5 です</translation></message>
<message><source>head order</source><translation>ヘッドの順序</translation></message>
<message><source>outlier neurons</source><translation>外れ値ニューロン</translation></message>
<message><source>head means</source><translation>ヘッドの平均</translation></message>
<message><source>expected a short text &quot;%1&quot;</source><translation>短いテキスト &quot;%1&quot; が必要です</translation></message>
<message><source>%1: the configuration of this training names no model</source><translation>%1: この学習の設定にモデルの指定がありません</translation></message>
<message><source>the variable HYDRA_MEMORY: expected megabytes from 1 to %1, found %2</source><translation>変数 HYDRA_MEMORY: 1 から %1 までのメガバイト数が必要ですが、%2 でした</translation></message>
<message><source>%1: no such file, and no such model in the cache of the Hugging Face hub: %2; hydrascope-cli download %3 fetches it</source><translation>%1: そのようなファイルはなく、Hugging Face Hub のキャッシュにもこのモデルはありません: %2。hydrascope-cli download %3 でダウンロードできます</translation></message>
<message><source>model name</source><translation>モデル名</translation></message>
<message><source>%1: expected one sub-folder per class, found pictures only in deeper ones, e.g. %2</source><translation>%1: クラスごとにサブフォルダーが必要ですが、画像はさらに深いフォルダーにしかありません (例: %2)</translation></message>
<message><source>%1: written by a later version</source><translation>%1: より新しいバージョンで書き込まれたものです</translation></message>
<message><source>--%1: its picture has no file, so the evidence could not be recomputed; save the picture and choose its file</source><translation>--%1: 画像にファイルがなく、証拠を再計算できません。画像を保存し、そのファイルを選んでください</translation></message>
<message><source>column %1 has %2 rows of %3</source><translation>列 %1 は %3 行中 %2 行です</translation></message>
<message><source>table: unknown format</source><translation>表: 形式が不明です</translation></message>
<message><source>a table of points has no column %1</source><translation>点の表に列 %1 がありません</translation></message>
<message><source>a map cannot be written as .%1</source><translation>ここではマップを .%1 として書き出せません</translation></message>
<message><source>no panel has a map yet</source><translation>マップのあるパネルがまだありません</translation></message>
<message><source>expected a name that ends in .csv, .json or .npz, got &apos;.%1&apos;</source><translation>.csv、.json、.npz のいずれかで終わる名前が必要ですが、&apos;.%1&apos; が指定されました</translation></message>
<message><source>an array of %1 dimensions has no .npy header</source><translation>%1 次元の配列には .npy ヘッダーを作れません</translation></message>
<message><source>%1 arrays of %2 bytes: an .npz file holds at most %3 arrays and %4 bytes here</source><translation>配列 %1 個、%2 バイト: .npz ファイルに入れられるのは最大で配列 %3 個、%4 バイトです</translation></message>
<message><source>a quote is not closed</source><translation>引用符が閉じられていません</translation></message>
<message><source>a side is larger than any file can hold</source><translation>辺の長さが、ファイルに収まる大きさを超えています</translation></message>
<message><source>%1: its tensors have %2 numbers from %3 stored ones; weights do not repeat that often</source><translation>%1: テンソルの %2 個の数値が、保存された %3 個の数値から作られています。重みがこれほど繰り返されることはありません</translation></message>
<message><source>%1: not a model file, or it was cut off (%2 bytes; a file of weights begins with 8 bytes of header length)</source><translation>%1: モデルファイルではないか、途中で切れています (%2 バイトです。重みのファイルの先頭にはヘッダー長を示す 8 バイトがあります)</translation></message>
<message><source>%1: not a model file, or it was cut off (the header length reads %2 bytes, the file has %3)</source><translation>%1: モデルファイルではないか、途中で切れています (ヘッダー長は %2 バイトと読めますが、ファイルは %3 バイトです)</translation></message>
<message><source>%1: a file whose name cannot be read</source><translation>%1: 名前を読み取れないファイルがあります</translation></message>
<message><source>%1: a file with a name of %2 bytes; expected 1 to %3</source><translation>%1: 名前が %2 バイトのファイルがあります。1 から %3 バイトまでである必要があります</translation></message>
<message><source>an invalid memo index</source><translation>無効なメモの番号</translation></message>
<message><source>no directory at its end; is the file complete?</source><translation>末尾にディレクトリがありません。ファイルは完全ですか？</translation></message>
<message><source>entry %1 of its directory is not a valid entry</source><translation>ディレクトリのエントリ %1 が有効なエントリではありません</translation></message>
<message><source>entry %1 reaches beyond the directory</source><translation>エントリ %1 がディレクトリの外に及んでいます</translation></message>
<message><source>entry %1 is encrypted</source><translation>エントリ %1 は暗号化されています</translation></message>
<message><source>entry %1 uses compression method %2; expected stored or deflated</source><translation>エントリ %1 は方式 %2 で圧縮されています。無圧縮または deflate が必要です</translation></message>
<message><source>entry %1 is not where the directory says (byte %2)</source><translation>エントリ %1 がディレクトリの示す場所 (バイト %2) にありません</translation></message>
<message><source>entry %1 of %2 bytes reaches beyond the file&apos;s data</source><translation>%2 バイトのエントリ %1 がファイルのデータの外に及んでいます</translation></message>
<message><source>entry %1 differs from its directory entry</source><translation>エントリ %1 がディレクトリのエントリと異なります</translation></message>
<message><source>%1: no such camera, or another program uses it</source><translation>%1: カメラがないか、別のプログラムで使用されています</translation></message>
<message><source>%1: cannot be opened as a stream of pictures</source><translation>%1: 画像のストリームを開けませんでした</translation></message>
<message><source>HF_ENDPOINT: expected an address as https://huggingface.co, got %1</source><translation>HF_ENDPOINT: https://huggingface.co のようなアドレスが必要ですが、%1 が指定されました</translation></message>
<message><source>truncated: needs byte %1 of %2</source><translation>途中で切れています: %2 バイト中バイト %1 が必要です</translation></message>
<message><source>a PNM number is missing at byte %1; truncated?</source><translation>バイト %1 に PNM の数値がありません。途中で切れていませんか？</translation></message>
<message><source>the id of a picture or file (hexadecimal digits)</source><translation>画像またはファイルの ID (16 進数)</translation></message>
<message><source>; save a list or dictionary of names in a program as JSON (Python: json.dump), or one name per line</source><translation>。プログラム内の名前のリストや辞書は、JSON (Python: json.dump)、または 1 行に 1 つの名前として保存してください</translation></message>
<message><source>%1: expected class names, found code, %2%3</source><translation>%1: クラス名が必要ですが、コードでした: %2%3</translation></message>
<message><source>%1: found a TensorFlow label map, %2; expected its names one per line, in the order of their ids</source><translation>%1: TensorFlow のラベルマップでした: %2。その名前を ID の順に 1 行に 1 つ並べたものが必要です</translation></message>
<message><source>expected pixels from %1 to %2, as 224 or as 192x256 (height x width), got &apos;%3&apos;</source><translation>%1 から %2 までのピクセル数 (例: 224 または 192x256 (高さ x 幅)) が必要ですが、&apos;%3&apos; が指定されました</translation></message>
<message><source>heads: %1 heads do not divide the vision head&apos;s hidden width, %2, evenly</source><translation>heads: %1 個のヘッドでは、画像ヘッドの隠れ幅 %2 が割り切れません</translation></message>
<message><source>%1: not an array in NumPy&apos;s format: %2</source><translation>%1 は NumPy 形式の配列ではありません: %2</translation></message>
<message><source>%1: its header claims %2 bytes</source><translation>%1: ヘッダーの長さが %2 バイトとされています</translation></message>
<message><source>%1: expected scores of shape %2, got %3</source><translation>%1: 形状 %2 のスコアが必要ですが、%3 でした</translation></message>
<message><source>a line of a store takes at most %1 bytes and %2 values, and this one has %3 bytes and %4 values; request less at once</source><translation>ストアの 1 行は最大 %1 バイト、%2 個の値ですが、この行は %3 バイト、%4 個の値です。一度に求めるものを減らしてください</translation></message>
<message><source>truncated</source><translation>途中で切れています</translation></message>
<message><source>a file of %1 bytes named by %2 bytes does not fit into a tar</source><translation>名前が %2 バイトで %1 バイトのファイルは tar に入りません</translation></message>
<message><source>%1: precompiled_charsmap: expected base64</source><translation>%1: precompiled_charsmap: base64 のはずです</translation></message>
<message><source>a whole number</source><translation>整数</translation></message>
<message><source>%1: expected UTF-8, found none at byte %2 of %3</source><translation>%1: UTF-8 が必要ですが、%3 の %2 バイト目は UTF-8 ではありません</translation></message>
<message><source>%1: expected a gzip file of at most %2 bytes of text</source><translation>%1: 展開後のテキストが最大 %2 バイトの gzip ファイルが必要です</translation></message>
<message><source>%1: &quot;labels&quot; and &quot;features&quot; are both 0: the teacher has no effect</source><translation>%1: &quot;labels&quot; と &quot;features&quot; がどちらも 0 です: 教師モデルの効果がありません</translation></message>
<message><source>%1: more than the %2 bytes allowed</source><translation>%1: 上限の %2 バイトを超えています</translation></message>
<message><source>--%1 expects %2, got an empty text</source><translation>--%1 には %2 が必要ですが、空の文字列が指定されました</translation></message>
<message><source>--engine snakemake: expected words in UTF-8, got %1; slurm and parallel take any bytes</source><translation>--engine snakemake: UTF-8 の語が必要ですが、%1 が指定されました。slurm と parallel では任意のバイト列を使えます</translation></message>
<message><source>--store: Snakemake treats braces as wildcards; expected a name without them, got %1</source><translation>--store: Snakemake は波括弧の中をワイルドカードとみなします。波括弧のない名前が必要ですが、%1 が指定されました</translation></message>
<message><source>For example:</source><translation>例:</translation></message>
<message><source>hydrascope-cli %1 --help all lists %2 options</source><translation>hydrascope-cli %1 --help all で %2 個のオプションを表示</translation></message>
<message><source>--day: expected a date, like 2026-12-01, got &apos;%1&apos;</source><translation>--day: 2026-12-01 のような日付が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>--curves: a shard covers part of the pictures; expected merge --curves, which covers all</source><translation>--curves: シャードには画像の一部しかありません。全体の merge --curves を使ってください</translation></message>
<message><source>Settings of a method</source><translation>手法の設定</translation></message>
<message><source>unknown field %1; expected %2</source><translation>不明なフィールド: %1。必要なもの: %2</translation></message>
<message><source>%1: expected a text, a number or a list of them, got %2</source><translation>%1: 文字列、数値、またはそれらのリストが必要ですが、%2 が指定されています</translation></message>
<message><source>%1: a NUL byte in %2</source><translation>%1: %2 に NUL バイトがあります</translation></message>
<message><source>%1: expected {&quot;private&quot;: &quot;NAME&quot;}</source><translation>%1: {&quot;private&quot;: &quot;NAME&quot;} が必要です</translation></message>
<message><source>%1: expected a private name of 1 to %2 bytes without / and without a leading dot, got %3</source><translation>%1: / を含まず、ドットで始まらない 1～%2 バイトの名前が必要ですが、%3 が指定されています</translation></message>
<message><source>&quot;id&quot;: expected an integer, or a text of at most %1 bytes</source><translation>&quot;id&quot;: 整数、または %1 バイト以下の文字列が必要です</translation></message>
<message><source>%1: expected the name and the file of a bundle entry, found %2 and %3</source><translation>%1: バンドル内のものの名前とファイルが必要ですが、%2 と %3 でした</translation></message>
<message><source>%1: %2: expected a file of the bundle, found %3</source><translation>%1: %2: バンドルのファイルが必要ですが、%3 でした</translation></message>
<message><source>%1: %2 bytes, more than the %3 of a session</source><translation>%1: %2 バイトあり、セッションの上限 %3 を超えています</translation></message>
<message><source>%1: expected a session of Hydrascope</source><translation>%1: Hydrascope のセッションが必要です</translation></message>
<message><source>--font: expected an installed family, got &apos;%1&apos;</source><translation>--font: インストール済みのフォントファミリーが必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>figures need a font: expected one of DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, or --font FAMILY; found none of them among %1 families</source><translation>図にはフォントが必要です: DejaVu Sans、Liberation Sans、Noto Sans、Arial、Helvetica のいずれか、または --font FAMILY が必要ですが、%1 個のファミリーの中に見つかりませんでした</translation></message>
<message><source>figure: the PDF has no object with %1</source><translation>図: PDF に %1 を含むオブジェクトがありません</translation></message>
<message><source>--out: expected a file for the points, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf or .png</source><translation>--out: 点のファイル NAME.csv, .json, .npz, .tex, .py, .svg, .pdf または .png が必要です</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 with --accuracy expects MODEL</source><translation>--arch: 重みのない形状にはコストしかありません。図 %1 で --accuracy を使うには MODEL が必要です</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 expects MODEL</source><translation>--arch: 重みのない形状にはコストしかありません。図 %1 には MODEL が必要です</translation></message>
<message><source>No such file or directory</source><translation>そのようなファイルやディレクトリはありません</translation></message>
<message><source>Permission denied</source><translation>許可がありません</translation></message>
<message><source>Is a directory</source><translation>ディレクトリです</translation></message>
<message><source>Not a directory</source><translation>ディレクトリではありません</translation></message>
<message><source>No space left on device</source><translation>デバイスに空き領域がありません</translation></message>
<message><source>File exists</source><translation>ファイルが存在します</translation></message>
<message><source>Input/output error</source><translation>入出力エラーです</translation></message>
<message><source>Read-only file system</source><translation>読み込み専用ファイルシステムです</translation></message>
<message><source>Too many open files</source><translation>開いているファイルが多すぎます</translation></message>
<message><source>File name too long</source><translation>ファイル名が長すぎます</translation></message>
<message><source>Broken pipe</source><translation>パイプが切断されました</translation></message>
<message><source>Cannot allocate memory</source><translation>メモリを確保できません</translation></message>
</context>
</TS>

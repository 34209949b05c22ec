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
<message><source>%1 multiply-accumulates make and apply attention</source><translation>アテンションの作成と適用に積和演算 %1 回</translation></message>
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
<message><source>Cancelled. What has been downloaded is kept: a later download goes on from there.</source><translation>中止しました。ダウンロード済みの分は残り、次回はそこから続きます。</translation></message>
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
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 takes the picture alone and is that many times faster.</source><translation>&lt;b&gt;サンプル数&lt;/b&gt;&lt;br&gt;黒から対象の画像まで、この枚数の画像で勾配を平均します。1 では対象の画像だけを使い、その倍数だけ速くなります。</translation></message>
<message><source>To&amp;ken</source><translation>トークン(&amp;K)</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;クエリトークン&lt;/b&gt;&lt;br&gt;アテンションは 1 つのクエリトークンについて表示されます。画像のパッチをクリックすると、それがクエリになります。既定は、分類器が読み取るクラストークンです。</translation></message>
<message><source>Measured on such networks, it is no more faithful than nearness to the middle of the picture. Do not trust it here.</source><translation>この種類のネットワークでの測定では、画像の中心への近さより忠実ではありません。ここでは信頼しないでください。</translation></message>
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
<message><source>The kept colours are no longer there: choose Colours per picture</source><translation>保持した色はもうありません。「画像ごとの色」を選んでください</translation></message>
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
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to what leaves the block.</source><translation>特徴が全パッチを通じてクラスのロジットに加える量 (勾配による)。特徴と誤差の和がブロックの出力です。</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>特徴を無効にしたときにクラスのロジットが失う量。寄与の大きい 12 個について。</translation></message>
<message><source>Switch o&amp;ff</source><translation>無効にする(&amp;F)</translation></message>
<message><source>Takes the feature&apos;s part out of what leaves the block. The error of the reconstruction stays.</source><translation>ブロックの出力から特徴の分を取り除きます。再構成の誤差は残ります。</translation></message>
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
<message><source>Replaces what leaves the block by the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>ブロックの出力をオートエンコーダーの再構成に置き換えます。特徴がとらえないものは失われます。予測とマップに反映されます。</translation></message>
<message><source>&amp;Number</source><translation>番号(&amp;N)</translation></message>
<message><source>Features split what a block says into parts one can name.</source><translation>特徴は、ブロックの言うことを、名前を付けられる部分に分けます。</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>見つけるのは、このモデル用に学習したスパースオートエンコーダーです。</translation></message>
<message><source>One for this model lies beside it: %1.</source><translation>このモデル用のオートエンコーダーが隣にあります: %1。</translation></message>
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
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>このサブネットワーク: トークンの幅、重み、選択したアテンションでの画像 1 枚あたりの積和演算数、およびこのコンピューターでのウォームアップ後の順伝播時間の中央値。</translation></message>
<message><source>Single heads</source><translation>個々のヘッド</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;個々のヘッド&lt;/b&gt;&lt;br&gt;全ブロックの全ヘッドを点で示します。大きいほど重要です。ポインターを合わせるとそのマップを表示し、クリックすると無効になります。</translation></message>
<message><source>Strip of all head counts</source><translation>全ヘッド数のストリップ</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;ストリップ&lt;/b&gt;&lt;br&gt;全ヘッド数のマップを並べて表示します。画像が小さくなりすぎる場合は隠れます。</translation></message>
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
<message><source>A backbone has no class to take apart. Choose another target in Explain.</source><translation>バックボーンには、分解して調べるクラスがありません。説明パネルで別のターゲットを選択してください。</translation></message>
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
<message><source>What has been compared so far stays sorted.</source><translation>これまでに比較した分は、並べ替えられたまま残ります。</translation></message>
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
<message><source>An autoencoder reads what leaves a block of a model. Open that model first.</source><translation>オートエンコーダーはモデルのブロックの出力を読みます。先にそのモデルを開いてください。</translation></message>
<message><source>%1: %2 features of what leaves block %3</source><translation>%1: ブロック %3 の出力の特徴 %2 個</translation></message>
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
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it is run with your rights, and it may do whatever you may.</source><translation>&lt;b&gt;コマンド&lt;/b&gt;&lt;br&gt;端末に入力するとおりのプログラムです。あなたの権限で実行され、あなたにできることは何でもできます。</translation></message>
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
<message><source>%1 was written by a later version: it is left as it is, and its presets are not shown.</source><translation>%1 は新しいバージョンで書き込まれたファイルです。変更せずに残し、含まれるプリセットは表示しません。</translation></message>
<message><source>: preset %1</source><translation>: プリセット %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1: プリセット %2 が 2 つあります</translation></message>
<message><source>%1: unknown here, left as it is: %2</source><translation>%1: 不明な項目のため、変更せずに残します: %2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 はプログラムに内蔵されています。別の名前を指定してください。</translation></message>
<message><source>There are %1 presets already.</source><translation>プリセットがすでに %1 個あります。</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>名前は 1～%1 文字で指定してください。</translation></message>
<message><source>There is a preset %1 already.</source><translation>プリセット %1 はすでにあります。</translation></message>
<message><source>Another window has changed the presets.</source><translation>別のウィンドウでプリセットが変更されました。</translation></message>
<message><source>Paper figure</source><translation>論文用の図</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours are equal values.</source><translation>予測クラスの関連度を均等な配色で表示し、すべてのヘッド数で色範囲を共通にします。同じ色は同じ値です。</translation></message>
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
<message><source>This file does not say how many attention heads the model has, and tensor shapes cannot show it.
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
<message><source>This file does not say which block of the network its features are of.
Blocks are counted from 0; the autoencoder reads what leaves the block.

Block:</source><translation>このファイルには、特徴がネットワークのどのブロックのものか書かれていません。
ブロックは 0 から数え、オートエンコーダーはブロックの出力を読みます。

ブロック:</translation></message>
<message><source>This file does not say how many features of a patch are kept (k).

Number of features:</source><translation>このファイルには、パッチに残す特徴の数 (k) が書かれていません。

特徴の数:</translation></message>
<message><source>This file does not say which features of a patch are kept: the k largest, or all above a threshold.

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
<message><source>No word of the list says what sets the selection apart.</source><translation>選択範囲の特徴を表す単語はリストにありません。</translation></message>
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
<message><source>The tour has ended; the window still shows what it asked for.</source><translation>ツアーは終了しました。ウィンドウには、ツアーで指定された内容が引き続き表示されています。</translation></message>
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
<message><source>Holds still: moves by %1 when the picture does.</source><translation>ぶれません: 画像が変わると %1 だけ動きます。</translation></message>
<message><source>Does not hold still: moves by %1 when the picture does; its finer differences mean nothing.</source><translation>ぶれます: 画像が変わると %1 だけ動きます。細かな違いに意味はありません。</translation></message>
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
<message><source>Holds still</source><translation>ぶれない</translation></message>
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
<message><source>Unsteady: rounding moves it by %1</source><translation>不安定: 丸め誤差で %1 変動</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>すべてのピクセルが 100 万分の 1 程度変化すると、このマップは最大値の %1 だけ変動します。細かな違いは読み取らないか、「安定」と示された手法を選択してください。</translation></message>
<message><source>%1 wins by %2, though its patches lose: the rest is in no patch (biases).</source><translation>%1 が %2 だけ上回りますが、パッチだけなら負けています: 残りはどのパッチにもありません (バイアス)。</translation></message>
<message><source>What biases and the class token bring is on no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>バイアスとクラストークンがもたらすものはどのパッチにも表れないため、色を合計しても 2 つのクラスのロジットの差にはなりません。</translation></message>
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
<message><source>cancelled, stopped or stuck; train --resume takes it up again</source><translation>キャンセル、停止、または応答なし。train --resume で再開できます</translation></message>
<message><source>not measured</source><translation>未計測</translation></message>
<message><source>not to be trusted on such a network</source><translation>この種類のネットワークでは信頼できません</translation></message>
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
<message><source>Feature %1 is of %2, which is not open: open it and apply again</source><translation>特徴 %1 は開いていない %2 のものです。開いてからもう一度適用してください</translation></message>
<message><source>The model has no class %1</source><translation>モデルにクラス %1 はありません</translation></message>
<message><source>Images per second, measured</source><translation>1 秒あたりの画像数 (計測値)</translation></message>
<message><source>RAM, MB (estimate)</source><translation>RAM (MB、推定値)</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>積和演算 (GMACs)</translation></message>
<message><source>kNN accuracy</source><translation>kNN の正解率</translation></message>
<message><source>Accuracy is that of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>正解率は表示中のネットワークのものです。HydraViT スライス方式、モデル本来の画像サイズ、「アテンション: 設定どおり」を選択してください。</translation></message>
<message><source>Probabilities are those of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>確率は表示中のネットワークのものです。HydraViT スライス方式、モデル本来の画像サイズ、「アテンション: 設定どおり」を選択してください。</translation></message>
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
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;What all pictures of a folder have in common is taken away first. Without it that counts as left over.</source><translation>&lt;b&gt;共通部分を引く&lt;/b&gt;&lt;br&gt;フォルダー内のすべての画像に共通するものを先に引きます。引かない場合、それは残りに数えられます。</translation></message>
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
<message><source>Slicing scheme</source><translation>スライス方式</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;スライス方式&lt;/b&gt;&lt;br&gt;k ヘッドのサブネットワークに残すもの: &lt;i&gt;HydraViT&lt;/i&gt; と &lt;i&gt;SortedNet&lt;/i&gt; はトークンの幅も狭め、&lt;i&gt;MatFormer&lt;/i&gt; は MLP のみ、&lt;i&gt;DynaBERT&lt;/i&gt; はヘッドと MLP を狭めます。</translation></message>
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
<message><source>A DINOv3 has words by dino.txt, whose file is not next to it. Choose it: it holds a vision head and a text encoder, and is of the size of this backbone.</source><translation>DINOv3 は dino.txt を使って言葉を扱いますが、そのファイルが隣にありません。選択してください: 視覚ヘッドとテキストエンコーダーを含み、このバックボーンの大きさに合うものです。</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>モデルの語彙が隣にありません。OpenAI の bpe_simple_vocab_16e6.txt.gz(リポジトリ openai/CLIP)、または Hugging Face の merges.txt か tokenizer.json を選んでください。SigLIP では spiece.model か tokenizer.json です。</translation></message>
<message><source>Vocabulary…</source><translation>語彙…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>整形</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;What becomes of a prompt before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;整形&lt;/b&gt;&lt;br&gt;トークンに分ける前にプロンプトをどうするか、またそれぞれの場合に説明中のプロンプトが画像とどれだけ似るか。</translation></message>
<message><source>Words need a model that reads text, e.g. SigLIP. Open model downloads one, too.</source><translation>単語には、テキストを読むモデル (SigLIP など) が必要です。「モデルを開く」からダウンロードもできます。</translation></message>
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
<message><source>%1 is not a settings file: nothing is read from it, and nothing is remembered</source><translation>%1 は設定ファイルではありません: 何も読み込まれず、何も記憶されません</translation></message>
<message><source>There is not enough memory for this.</source><translation>この処理に必要なメモリが足りません。</translation></message>
</context>
</TS>

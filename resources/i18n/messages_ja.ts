<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
<name>core</name>
<message><source>attention plan: linear with %1 heads does not divide the %2 features of this sub-network</source><translation>アテンションプラン: 線形のヘッド数 %1 は、このサブネットワークの特徴数 %2 の約数ではありません</translation></message>
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
<message><source>attention plan: unknown kind &apos;%1&apos;; expected one of %2</source><translation>アテンションプラン: 種類 &apos;%1&apos; は不明です。次のいずれかが必要です: %2</translation></message>
<message><source>attention plan: %1 takes no kernel, got &apos;%2&apos;</source><translation>アテンションプラン: %1 にカーネルは指定できませんが、&apos;%2&apos; が指定されました</translation></message>
<message><source>attention plan: unknown kernel &apos;%1&apos; for %2; expected one of %3</source><translation>アテンションプラン: カーネル &apos;%1&apos; は %2 では不明です。次のいずれかが必要です: %3</translation></message>
<message><source>a number of blocks</source><translation>ブロックの数</translation></message>
<message><source>attention plan: &apos;%1&apos; names %2 blocks; the network has %3</source><translation>アテンションプラン: &apos;%1&apos; は %2 ブロックを指定していますが、ネットワークは %3 ブロックです</translation></message>
<message><source>attention plan: &apos;%1&apos; needs every second block; the network has %2</source><translation>アテンションプラン: &apos;%1&apos; には 1 つおきのブロックが必要ですが、ネットワークは %2 ブロックです</translation></message>
<message><source>attention plan: expected all, back:N, front:N, interleave:N or blocks from 0 to %1, as 0,3,7-11; got &apos;%2&apos;</source><translation>アテンションプラン: all、back:N、front:N、interleave:N、または 0 から %1 までのブロック (例: 0,3,7-11) が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>attention plan: block %1 does not exist; the network has blocks 0 to %2</source><translation>アテンションプラン: ブロック %1 は存在しません。ネットワークのブロックは 0 から %2 までです</translation></message>
<message><source>attention plan: %1 characters; at most 4096</source><translation>アテンションプラン: %1 文字あります。上限は 4096 文字です</translation></message>
<message><source>%1, weights trained with %2</source><translation>%1 (重みの学習時: %2)</translation></message>
<message><source>no pipe to a predictor: %1</source><translation>予測プログラムへのパイプを作れません: %1</translation></message>
<message><source>the predictor cannot be started: %1</source><translation>予測プログラムを起動できません: %1</translation></message>
<message><source>has not answered within %1 s</source><translation>%1 秒以内に応答がありません</translation></message>
<message><source>has not read its input within %1 s</source><translation>%1 秒以内に入力を読み取りません</translation></message>
<message><source>waiting for the predictor: %1</source><translation>予測プログラムの待機: %1</translation></message>
<message><source>has written more than its answer: %1</source><translation>応答以外の余分な出力があります: %1</translation></message>
<message><source>has answered before it had read its input; it goes on: %1</source><translation>入力を読み終える前に応答しました。続き: %1</translation></message>
<message><source>has written a line of more than %1 bytes</source><translation>%1 バイトを超える行を出力しました</translation></message>
<message><source>was ended by signal %1 before its answer</source><translation>応答前にシグナル %1 で終了しました</translation></message>
<message><source>has closed its output before its answer</source><translation>応答前に出力を閉じました</translation></message>
<message><source>has closed its input before its answer</source><translation>応答前に入力を閉じました</translation></message>
<message><source>has ended before its answer, with exit code %1</source><translation>応答前に終了コード %1 で終了しました</translation></message>
<message><source>; its last words: %1</source><translation>。最後の出力: %1</translation></message>
<message><source>one of %1</source><translation>%1 のいずれか</translation></message>
<message><source> or %1</source><translation> または %1</translation></message>
<message><source>a whole number from %1 to %2</source><translation>%1 から %2 までの整数</translation></message>
<message><source>a number from %1 to %2</source><translation>%1 から %2 までの数値</translation></message>
<message><source>true or false</source><translation>true または false</translation></message>
<message><source>a text of at most %1 bytes</source><translation>最大 %1 バイトのテキスト</translation></message>
<message><source>three numbers, red,green,blue, from %1 to %2</source><translation>%1 から %2 までの 3 つの数値 (red,green,blue)</translation></message>
<message><source>whole numbers from %1 to %2, as 3,6,9-12</source><translation>%1 から %2 までの整数 (例: 3,6,9-12)</translation></message>
<message><source>expected %1, got &apos;%2&apos;%3</source><translation>%1 が必要ですが、&apos;%2&apos; が指定されました%3</translation></message>
<message><source>expected %1, got &apos;%2&apos;</source><translation>%1 が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>%1: expected %2, got &apos;%3&apos;%4</source><translation>%1: %2 が必要ですが、&apos;%3&apos; が指定されました%4</translation></message>
<message><source>%1: expected %2, got &apos;%3&apos;</source><translation>%1: %2 が必要ですが、&apos;%3&apos; が指定されました</translation></message>
<message><source>no field %1</source><translation>フィールド %1 はありません</translation></message>
<message><source>%1: %2: expected %3, found %4</source><translation>%1: %2: %3 が必要ですが、%4 でした</translation></message>
<message><source>%1: cannot be written into: %2</source><translation>%1: 書き込めません: %2</translation></message>
<message><source>%1: another %2 is writing into this folder; wait for it, or name another folder</source><translation>%1: 別の %2 がこのフォルダーに書き込んでいます。終了を待つか、別のフォルダーを指定してください</translation></message>
<message><source>line %1, column %2</source><translation>%1 行目、%2 列目</translation></message>
<message><source>%1: %2 bytes of JSON; expected at most %3</source><translation>%1: JSON が %2 バイトあります。上限は %3 です</translation></message>
<message><source>%1: is not JSON: a NUL byte at %2</source><translation>%1: JSON ではありません: %2 に NUL バイトがあります</translation></message>
<message><source>%1: %2: nested more than %3 deep; expected plain settings</source><translation>%1: %2: 入れ子が %3 段を超えています。単純な設定が必要です</translation></message>
<message><source>%1: %2: more than %3 values so far; expected at most as many</source><translation>%1: %2: ここまでの値が %3 個を超えています。値の数はこれ以下である必要があります</translation></message>
<message><source>%1: is not JSON: %2</source><translation>%1: JSON ではありません: %2</translation></message>
<message><source>an object { ... }</source><translation>オブジェクト { ... }</translation></message>
<message><source>%1: expected %2, found %3</source><translation>%1: %2 が必要ですが、%3 でした</translation></message>
<message><source>%1: expected %2, found nothing</source><translation>%1: %2 が必要ですが、何もありません</translation></message>
<message><source>a text in quotes of at most %1 bytes</source><translation>引用符で囲んだ最大 %1 バイトのテキスト</translation></message>
<message><source>a list of at most %1</source><translation>最大 %1 個のリスト</translation></message>
<message><source>a list of whole numbers [..]</source><translation>整数のリスト [..]</translation></message>
<message><source>a list of numbers [..]</source><translation>数値のリスト [..]</translation></message>
<message><source>%1: &quot;%2&quot; is missing</source><translation>%1: &quot;%2&quot; がありません</translation></message>
<message><source>%1: unknown key &quot;%2&quot;; known are %3</source><translation>%1: キー &quot;%2&quot; は不明です。既知のキー: %3</translation></message>
<message><source>: changed while it was open; open it again</source><translation>: 開いている間に変更されました。開き直してください</translation></message>
<message><source>%1: %2 bytes, more than the %3 allowed here</source><translation>%1: %2 バイトあり、上限の %3 を超えています</translation></message>
<message><source>; did you mean %1?</source><translation>。%1 のことですか？</translation></message>
<message><source>; did you mean %1 or %2?</source><translation>。%1 または %2 のことですか？</translation></message>
<message><source>%1 and %2 more</source><translation>%1 他 %2 件</translation></message>
<message><source>%1: cannot be written: %2</source><translation>%1: 書き込めません: %2</translation></message>
<message><source>%1: cannot be written: expected a file or nothing, found a link</source><translation>%1: 書き込めません: ファイルがあるか何もない必要がありますが、リンクでした</translation></message>
<message><source>%1: cannot be written: expected a file or nothing, found a folder, a device or a pipe</source><translation>%1: 書き込めません: ファイルがあるか何もない必要がありますが、フォルダー、デバイスまたはパイプでした</translation></message>
<message><source>cannot be written</source><translation>書き込めません</translation></message>
<message><source>%1: expected the name of a file, found a device or a pipe</source><translation>%1: ファイルの名前が必要ですが、デバイスまたはパイプでした</translation></message>
<message><source>%1: cannot be written: no process reads from this pipe</source><translation>%1: 書き込めません: このパイプから読み取るプロセスがありません</translation></message>
<message><source>cannot be replaced</source><translation>置き換えられません</translation></message>
<message><source>%1: cannot be made: %2</source><translation>%1: 作成できません: %2</translation></message>
<message><source>not enough memory for this; try a smaller image</source><translation>この処理に必要なメモリが足りません。もっと小さい画像を試してください</translation></message>
<message><source>%1: cannot be read: %2</source><translation>%1: 読み込めません: %2</translation></message>
<message><source>%1: no private folder can be made there: %2</source><translation>%1: そこに専用フォルダーを作成できません: %2</translation></message>
<message><source>%1: the name of a socket has at most %2 bytes, this has %3</source><translation>%1: ソケットの名前は最大 %2 バイトですが、これは %3 です</translation></message>
<message><source>no socket can be made</source><translation>ソケットを作成できません</translation></message>
<message><source>is no folder for a socket</source><translation>ソケット用のフォルダーではありません</translation></message>
<message><source>%1: others may enter this folder; expected one for the socket that only you may enter (chmod 700)</source><translation>%1: 他の人もこのフォルダーに入れます。ソケットには自分だけが入れるフォルダーが必要です (chmod 700)</translation></message>
<message><source>%1: is there, and is no socket</source><translation>%1: 存在しますが、ソケットではありません</translation></message>
<message><source>%1: another program listens there</source><translation>%1: 別のプログラムがそこで待ち受けています</translation></message>
<message><source>no socket can be made there</source><translation>そこにソケットを作成できません</translation></message>
<message><source>the processor&apos;s own</source><translation>プロセッサ固有の命令セット</translation></message>
<message><source>%1: leads out of the folder that was opened</source><translation>%1: 開いたフォルダーの外を指しています</translation></message>
<message><source>%1: expected a file, found a folder</source><translation>%1: ファイルが必要ですが、フォルダーでした</translation></message>
<message><source>%1: expected a file, found a device or a pipe</source><translation>%1: ファイルが必要ですが、デバイスまたはパイプでした</translation></message>
<message><source>%1: reading stopped after %2 of %3 bytes</source><translation>%1: 読み込みが %3 バイト中 %2 バイトで止まりました</translation></message>
<message><source>%1: of its %2 bytes only %3 are there, the rest is a hole; was its download finished?</source><translation>%1: %2 バイトのうち %3 バイトしかなく、残りは空です。ダウンロードは完了していますか？</translation></message>
<message><source>SHA-256 is not available in this OpenSSL</source><translation>この OpenSSL では SHA-256 を利用できません</translation></message>
<message><source>SHA-256 failed</source><translation>SHA-256 の計算に失敗しました</translation></message>
<message><source>%1: expected UTF-8, found %2; save it as UTF-8</source><translation>%1: UTF-8 が必要ですが、%2 が見つかりました。UTF-8 で保存してください</translation></message>
<message><source>UTF-16 with half a surrogate pair</source><translation>サロゲートペアの片方しかない UTF-16</translation></message>
<message><source>UTF-16 that ends within a character</source><translation>文字の途中で終わる UTF-16</translation></message>
<message><source>%1: line %2, byte %3</source><translation>%1: %2 行目、%3 バイト目</translation></message>
<message><source>a zero byte, as UTF-16 without a byte order mark has</source><translation>BOM のない UTF-16 にあるようなゼロバイト</translation></message>
<message><source>the byte %1</source><translation>バイト %1</translation></message>
<message><source>Hydrascope %1</source><translation>Hydrascope %1</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity, or float64 beyond float32</source><translation>%1: テンソル %2 に NaN か無限大、または float32 の範囲を超える float64 が含まれています</translation></message>
<message><source>is about another model</source><translation>別のモデルに関するものです</translation></message>
<message><source>orders heads, and this model was trained with an order of its own</source><translation>ヘッドの順序を定めるものですが、このモデルは独自の順序で学習されています</translation></message>
<message><source>%1: the file %2</source><translation>%1: このファイルは使用できません: %2</translation></message>
<message><source>%1 %2 and was not used</source><translation>%1 は使用しませんでした: %2</translation></message>
<message><source>a model whose classes are prompts answers with cosines, which no plain file can say; convert it without prompts</source><translation>プロンプトをクラスとするモデルはコサインで答えます。通常のファイルではこれを表せないため、プロンプトなしで変換してください</translation></message>
<message><source>fewer heads of a network whose heads were ordered by importance keep its whole embedding, which no plain file can say; open it with --head-order none</source><translation>ヘッドを重要度順に並べたネットワークでは、ヘッドを減らしても埋め込み全体が残ります。通常のファイルではこれを表せないため、--head-order none を指定して開いてください</translation></message>
<message><source>a network that answers in rounds can only be cut to the first one of ThinkingViT, which reads nothing of another; got %1 heads</source><translation>ラウンドで答えるネットワークから切り出せるのは、ほかのラウンドを読み取らない ThinkingViT の最初のラウンドのみですが、%1 ヘッドが指定されました</translation></message>
<message><source>%1: missing, expected %2</source><translation>%1: ありません。%2 が必要です</translation></message>
<message><source>%1: expected floating point %2, found %3 %4</source><translation>%1: 浮動小数点 %2 が必要ですが、%3 %4 でした</translation></message>
<message><source>%1: holds NaN or infinity</source><translation>%1: NaN または無限大が含まれています</translation></message>
<message><source>%1: is not known</source><translation>%1: 未知です</translation></message>
<message><source>and %1 more</source><translation>ほか %1 件</translation></message>
<message><source>%1: dino.txt&apos;s vision head for this backbone, which is %2 wide: visual_model.head.%3</source><translation>%1: この幅 %2 のバックボーン用の dino.txt の画像ヘッド: visual_model.head.%3</translation></message>
<message><source>%1: no prompts for this model: dino.txt needs a backbone with a class token and a last LayerNorm, without a classifier, as DINOv3 has them</source><translation>%1: このモデルではプロンプトを使えません: dino.txt には、DINOv3 のようにクラストークンと最後の LayerNorm を持ち、分類器のないバックボーンが必要です</translation></message>
<message><source>dino.txt: the last %1 blocks and the texts are those of %2</source><translation>dino.txt: 最後の %1 ブロックとテキストは %2 のものです</translation></message>
<message><source>from %1 to %2</source><translation>%1 から %2 まで</translation></message>
<message><source>%1: metadata %2 is %3; expected %4</source><translation>%1: メタデータ %2 が %3 です。%4 が必要です</translation></message>
<message><source>a number %1</source><translation>%1の数値</translation></message>
<message><source>whole numbers %1</source><translation>%1の整数の並び</translation></message>
<message><source>one whole number %1</source><translation>%1の整数 1 つ</translation></message>
<message><source>three numbers &quot;r,g,b&quot; %1</source><translation>%1の 3 つの数値 &quot;r,g,b&quot;</translation></message>
<message><source>&quot;SIDE&quot; or &quot;HEIGHT,WIDTH&quot;</source><translation>&quot;SIDE&quot; または &quot;HEIGHT,WIDTH&quot;</translation></message>
<message><source>%1: metadata %2 has %3 bytes; expected at most %4 of class names</source><translation>%1: メタデータ %2 が %3 バイトあります。クラス名は最大 %4 バイトです</translation></message>
<message><source>a JSON array of strings, or one name a line</source><translation>文字列の JSON 配列、または 1 行に 1 つの名前</translation></message>
<message><source> and %1</source><translation> と %1</translation></message>
<message><source> and %1 more</source><translation> 他 %1 個</translation></message>
<message><source>the classifier is %1</source><translation>分類器は %1 です</translation></message>
<message><source>%1: tensor %2 and tensor %3 are the same thing, %4</source><translation>%1: テンソル %2 とテンソル %3 は同じもの (%4) です</translation></message>
<message><source>lie outside of the network</source><translation>ネットワークの外にある</translation></message>
<message><source>are of no use for looking at pictures</source><translation>画像の分析には必要ない</translation></message>
<message><source>%1 tensors %2 and were left out, e.g. %3</source><translation>%1 個のテンソルは%2ため除外しました (例: %3)</translation></message>
<message><source>%1: expected a Vision Transformer under the names of %2; the file holds no tensor</source><translation>%1: %2 の名前を使った Vision Transformer が必要ですが、ファイルにテンソルがありません</translation></message>
<message><source>%1: expected a Vision Transformer under the names of %2; found e.g. %3</source><translation>%1: %2 の名前を使った Vision Transformer が必要ですが、%3 などがありました</translation></message>
<message><source>%1: tensor %2 belongs to a network with %3, but what else it needs is not there</source><translation>%1: テンソル %2 は %3 を持つネットワークのものですが、それに必要なほかの要素がありません</translation></message>
<message><source>the file holds %1 networks; the one behind %2 was taken</source><translation>ファイルには %1 個のネットワークがあり、%2 の下のものを使用しました</translation></message>
<message><source>%1: no tensor %2 beside %3</source><translation>%1: %3 に対応するテンソル %2 がありません</translation></message>
<message><source>%1: %2 has shape %3; expected %4 as its query</source><translation>%1: %2 の形状は %3 です。クエリとして %4 が必要です</translation></message>
<message><source>%1: %2 is a single number</source><translation>%1: %2 は単一の数値です</translation></message>
<message><source>%1: no norm before the first block (pre_layrnorm) as in CLIP, and no pooling head (head.probe) as in SigLIP: another picture tower, which is not run here</source><translation>%1: CLIP のような最初のブロックの前の正規化層 (pre_layrnorm) も、SigLIP のようなプーリングヘッド (head.probe) もありません。ここでは実行できない別の画像タワーです</translation></message>
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
<message><source>%1: the blocks of this module say %2 %3 and %4; here all blocks have one</source><translation>%1: このモジュールのブロックには %2 が %3 のものと %4 のものがあります。ここでは全ブロックで同じ値である必要があります</translation></message>
<message><source>the file&apos;s %1 says %2; it was not used</source><translation>ファイルの %1 によると %2。これは使用しませんでした</translation></message>
<message><source>the file says %1 %2, and in %3 %4: %5 is used</source><translation>ファイルでは %1 が %2、%3 では %4 です。%5 を使用します</translation></message>
<message><source>no classifier was found: %1 read the network, and are neither one chain of layers to the classes nor known to be of a training alone; its embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>分類器が見つかりませんでした: %1 はネットワークの出力を読み取りますが、クラスまで一列に続く層でも、学習専用と分かっているものでもありません。クラスではなく、その埋め込み (ノルム、画像との類似度、方向、プローブ) を説明します</translation></message>
<message><source>a backbone without a classifier: its embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>分類器のないバックボーンです。クラスではなく、その埋め込み (ノルム、画像との類似度、方向、プローブ) を説明します</translation></message>
<message><source>%1: --head-activation: this model&apos;s classifier has no function that its file leaves open</source><translation>%1: --head-activation: このモデルの分類器には、ファイルが未指定のままにしている関数はありません</translation></message>
<message><source>between the layers of the classifier (%1) a ReLU is assumed, which no tensor tells; --head-activation says another. It is explained by its tangent at each picture</source><translation>分類器の層 (%1) の間は、テンソルからは分からないため ReLU と仮定しました。別のものは --head-activation で指定できます。分類器は各画像での接線によって説明します</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has tensors of attention pooling (attn_pool.latent); expected map</source><translation>%1: プーリングは %2 (%3) ですが、ファイルにアテンションプーリングのテンソル (attn_pool.latent) があります。map が必要です</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has no tensor of attention pooling, such as &apos;attn_pool.latent&apos;</source><translation>%1: プーリングは %2 (%3) ですが、ファイルに &apos;attn_pool.latent&apos; などのアテンションプーリングのテンソルがありません</translation></message>
<message><source>%1: pooling by class token (%2), but the file has no &apos;cls_token&apos;; expected avg</source><translation>%1: クラストークンによるプーリング (%2) ですが、ファイルに &apos;cls_token&apos; がありません。avg が必要です</translation></message>
<message><source>the configuration names %1 classes, but the classifier has %2; the names were not used</source><translation>設定には %1 クラスの名前がありますが、分類器は %2 クラスです。名前は使用しませんでした</translation></message>
<message><source>%1: %2 class names, but the classifier has %3 classes</source><translation>%1: クラス名は %2 個ですが、分類器は %3 クラスです</translation></message>
<message><source>%1: softmax of the one output is always 1; expected answers by sigmoid or values</source><translation>%1: 出力が 1 つだけの softmax は常に 1 です。sigmoid か values を指定してください</translation></message>
<message><source>the distillation token has no classifier; only the class token&apos;s is used</source><translation>蒸留トークンには分類器がないため、クラストークンの分類器のみを使用します</translation></message>
<message><source>%1: trained heads (%2): expected some of 1 to %3</source><translation>%1: 学習済みヘッド (%2): 1 から %3 までの値が必要です</translation></message>
<message><source>%1: tensor %2: expected a block number below %3</source><translation>%1: テンソル %2: %3 未満のブロック番号が必要です</translation></message>
<message><source>%1: no tensor named &apos;blocks.0...&apos;; expected a Vision Transformer in timm&apos;s names</source><translation>%1: &apos;blocks.0...&apos; という名前のテンソルがありません。timm の名前を使った Vision Transformer が必要です</translation></message>
<message><source>%1: expected a crop fraction from %2 to %3, a norm epsilon from %4 to %5, and standard deviations from %6 to %7</source><translation>%1: %2 から %3 までの切り抜き率、%4 から %5 までの正規化のイプシロン、%6 から %7 までの標準偏差が必要です</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names</source><translation>%1: テンソル %2 がありません。timm の名前を使った Vision Transformer が必要です</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names, found e.g. %3</source><translation>%1: テンソル %2 がありません。timm の名前を使った Vision Transformer が必要ですが、%3 などがありました</translation></message>
<message><source>%1: tensor %2: expected %3 dimensions, found %4</source><translation>%1: テンソル %2: %3 次元が必要ですが、%4 次元でした</translation></message>
<message><source>%1: tensor %2 has shape %3; expected side %4 from 1 to %5</source><translation>%1: テンソル %2 の形状は %3 です。辺 %4 は 1 から %5 までである必要があります</translation></message>
<message><source>%1: %2 %3 was asked for, but the tensors have %4</source><translation>%1: %2 %3 が指定されましたが、テンソルでは %4 です</translation></message>
<message><source>%1: metadata says %2 %3, but the tensors have %4</source><translation>%1: メタデータでは %2 %3 ですが、テンソルでは %4 です</translation></message>
<message><source>%1: tensor %2 (%3): expected %4 dimensions, found %5</source><translation>%1: テンソル %2 (%3): %4 次元が必要ですが、%5 次元でした</translation></message>
<message><source>the file does not say how many heads this model has: %1 of %2 features are assumed. With a wrong number the model runs, but its output is meaningless. Set it with --num-heads or in the Model panel</source><translation>このモデルのヘッド数はファイルに記載がないため、%2 特徴のヘッド %1 個と仮定しました。数を誤るとモデルは動作しますが、出力は無意味になります。--num-heads またはモデルパネルで設定してください</translation></message>
<message><source>%1: %2 heads (%3) do not divide the width of %4; set --num-heads</source><translation>%1: ヘッド数 %2 (%3) は幅 %4 の約数ではありません。--num-heads を設定してください</translation></message>
<message><source>%1: num_heads %2 (%3) was asked for, but the tensors have %4</source><translation>%1: num_heads %2 (%3) が指定されましたが、テンソルでは %4 です</translation></message>
<message><source>%1: the tensors say head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: テンソルでは head_dim が %2 ですが、幅 %4 で %3 ヘッドの場合は %5 です</translation></message>
<message><source>%1: metadata says head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: メタデータでは head_dim が %2 ですが、幅 %4 で %3 ヘッドの場合は %5 です</translation></message>
<message><source>%1: tensor %2: expected columns for whole heads of %3, found %4; set --num-heads</source><translation>%1: テンソル %2: 列数は %3 ごとのヘッドでちょうど分けられる必要がありますが、%4 でした。--num-heads を設定してください</translation></message>
<message><source>%1: %2 of the rounds: expected 2 to %3, each greater than the one before, found %4</source><translation>%1: ラウンドの %2: 前より大きくなっていく 2 から %3 個の値が必要ですが、%4 でした</translation></message>
<message><source>%1: rounds of growing pictures are of square ones, found %2 x %3</source><translation>%1: 画像が大きくなっていくラウンドは正方形の画像が対象ですが、%2 x %3 でした</translation></message>
<message><source>picture sizes</source><translation>画像サイズ</translation></message>
<message><source>%1: picture sizes of the rounds: expected %2, multiples of the patch size %3 up to %4, found %5</source><translation>%1: ラウンドの画像サイズ: パッチサイズ %3 の倍数で %4 までの値が %2 個必要ですが、%5 でした</translation></message>
<message><source>%1: heads of the rounds (%2): %3, but the tensors have %4</source><translation>%1: ラウンドのヘッド (%2) は %3 ですが、テンソルでは %4 です</translation></message>
<message><source>%1: a network that answers in rounds is read at its class token, and has no norm before its blocks and no distillation token</source><translation>%1: ラウンドで答えるネットワークはクラストークンから読み取られ、ブロックの前の正規化層も蒸留トークンも持ちません</translation></message>
<message><source>%1: tensor %2 has shape %3; expected a relative position bias of a square grid: (2 h - 1)^2 + 3 rows</source><translation>%1: テンソル %2 の形状は %3 です。正方形グリッドの相対位置バイアス、つまり (2 h - 1)^2 + 3 行が必要です</translation></message>
<message><source>the configuration prepares pictures of %1 pixels for a network that takes %2: %3 is used</source><translation>設定では画像を %1 ピクセルに整えますが、ネットワークの入力は %2 です。%3 を使用します</translation></message>
<message><source>%1: image size %2x%3 (%4): expected multiples of the patch size %5</source><translation>%1: 画像サイズ %2x%3 (%4): パッチサイズ %5 の倍数が必要です</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit the relative position bias, which was made for %5x%6</source><translation>%1: 画像サイズ %2x%3 (%4) は、%5x%6 用に作られた相対位置バイアスに合いません</translation></message>
<message><source>the configuration says %1 pixels, but the position embedding was made for %2x%3</source><translation>設定では %1 ピクセルですが、位置埋め込みは %2x%3 用に作られています</translation></message>
<message><source>the file says %1 pixels, but the position embedding was made for %2x%3</source><translation>ファイルでは %1 ピクセルですが、位置埋め込みは %2x%3 用に作られています</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit pos_embed with %5 positions, %6 prefix tokens and patches of %7 pixels; another size than the model&apos;s own is chosen when it is run</source><translation>%1: 画像サイズ %2x%3 (%4) は、%5 個の位置、%6 個のプレフィックストークン、%7 ピクセルのパッチを持つ pos_embed に合いません。モデル本来のサイズ以外は実行時に選択します</translation></message>
<message><source>%1: %2 is %3; expected %4 or %5</source><translation>%1: %2 が %3 です。%4 または %5 が必要です</translation></message>
<message><source>%1: rotation is %2; expected none, axial or mixed</source><translation>%1: rotation が %2 です。none、axial、mixed のいずれかが必要です</translation></message>
<message><source>%1: tensor &apos;rope.freqs&apos; belongs to a rotary position embedding with learned frequencies; nothing else says that this network has one. If it does, say --architecture with its name in timm, such as vit_small_patch16_rope_mixed_224</source><translation>%1: テンソル &apos;rope.freqs&apos; は周波数を学習した回転位置埋め込みのものですが、このネットワークがそれを持つことを示すものがほかにありません。持つ場合は、--architecture で timm での名前 (vit_small_patch16_rope_mixed_224 など) を指定してください</translation></message>
<message><source>%1: a gated MLP (SwiGLU) is said (%2), but the tensors have a plain one</source><translation>%1: ゲート付き MLP (SwiGLU) と指定されていますが (%2)、テンソルは通常の MLP です</translation></message>
<message><source>%1: norm.weight: missing, expected [%2]; nothing says that this network has no norm after its blocks</source><translation>%1: norm.weight: ありません。[%2] が必要です。ブロックの後に正規化層がないネットワークであることを示すものがありません</translation></message>
<message><source>%1: no tensor &apos;pos_embed&apos;, and nothing that says which rotary or relative positions take its place; say --architecture with the network&apos;s name in timm</source><translation>%1: テンソル &apos;pos_embed&apos; がなく、代わりにどの回転位置または相対位置を使うかを示すものもありません。--architecture で timm でのネットワーク名を指定してください</translation></message>
<message><source>%1: tensor &apos;attn_pool.latent&apos; (attention pooling): expected [1, 1, %2], found %3</source><translation>%1: テンソル &apos;attn_pool.latent&apos; (アテンションプーリング): [1, 1, %2] が必要ですが、%3 でした</translation></message>
<message><source>%1: %2 heads of the attention pooling do not divide the width of %3</source><translation>%1: アテンションプーリングのヘッド数 %2 は幅 %3 の約数ではありません</translation></message>
<message><source>head order</source><translation>ヘッドの順序</translation></message>
<message><source>outlier neurons</source><translation>外れ値ニューロン</translation></message>
<message><source>head means</source><translation>ヘッドの平均</translation></message>
<message><source>%1: expected a file of Hydrascope&apos;s with &quot;hydrascope&quot;: &quot;%2&quot;, &quot;version&quot;: 1</source><translation>%1: &quot;hydrascope&quot;: &quot;%2&quot;、&quot;version&quot;: 1 を含む Hydrascope のファイルが必要です</translation></message>
<message><source>expected a list &quot;%1&quot;</source><translation>リスト &quot;%1&quot; が必要です</translation></message>
<message><source>expected a short text &quot;%1&quot;</source><translation>短いテキスト &quot;%1&quot; が必要です</translation></message>
<message><source>%1: expected a whole number from %2 to %3</source><translation>%1: %2 から %3 までの整数が必要です</translation></message>
<message><source>%1: expected a finite number</source><translation>%1: 有限の数値が必要です</translation></message>
<message><source>&quot;order&quot;: expected 1 to %1 blocks, got %2</source><translation>&quot;order&quot;: 1 から %1 ブロックが必要ですが、%2 でした</translation></message>
<message><source>&quot;order&quot;: expected a list of heads for each block</source><translation>&quot;order&quot;: ブロックごとにヘッドのリストが必要です</translation></message>
<message><source>&quot;order&quot;: block %1 does not name each head once</source><translation>&quot;order&quot;: ブロック %1 は各ヘッドを 1 回ずつ指定していません</translation></message>
<message><source>&quot;importance&quot;: expected a number for each head of each block</source><translation>&quot;importance&quot;: 各ブロックのヘッドごとに数値が必要です</translation></message>
<message><source>&quot;ranking&quot;: expected 1 to %1 neurons, got %2</source><translation>&quot;ranking&quot;: 1 から %1 個のニューロンが必要ですが、%2 でした</translation></message>
<message><source>&quot;ranking&quot;: expected [block, unit, score] for each neuron</source><translation>&quot;ranking&quot;: ニューロンごとに [block, unit, score] が必要です</translation></message>
<message><source>%1: expected Hydrascope&apos;s means of heads: heads.position [L,T,D] and heads.all [L,D]</source><translation>%1: Hydrascope のヘッドの平均 (heads.position [L,T,D] と heads.all [L,D]) が必要です</translation></message>
<message><source>%1: the means hold NaN or infinity</source><translation>%1: 平均に NaN または無限大が含まれています</translation></message>
<message><source>%1: an order of %2 blocks with %3 heads; the model has %4 with %5</source><translation>%1: %2 ブロック、%3 ヘッドの順序ですが、モデルは %4 ブロック、%5 ヘッドです</translation></message>
<message><source>%1: block %2 has no queries, keys and values of heads to order</source><translation>%1: ブロック %2 には、並べ替えるヘッドのクエリ、キー、バリューがありません</translation></message>
<message><source>%1: the file is about another model</source><translation>%1: ファイルは別のモデルに関するものです</translation></message>
<message><source>%1: expected the file with id %2, found %3; it has changed since</source><translation>%1: ID %2 のファイルが必要ですが、%3 でした。その後変更されています</translation></message>
<message><source>means of heads are by the file&apos;s own numbers; open the model with --head-order none</source><translation>ヘッドの平均はファイル本来の番号に従います。--head-order none を指定してモデルを開いてください</translation></message>
<message><source>%1: %2 is not run here: %3</source><translation>%1: %2 はここでは実行できません: %3</translation></message>
<message><source>relative position bias</source><translation>相対位置バイアス</translation></message>
<message><source>rotary position embedding</source><translation>回転位置埋め込み</translation></message>
<message><source>%1: its configuration says %2, a network with %3, but the tensors are another&apos;s</source><translation>%1: 設定では %2 (%3 を持つネットワーク) ですが、テンソルは別のネットワークのものです</translation></message>
<message><source>no tensor &apos;pos_embed&apos;: a network with rotary or relative positions, and nothing says which</source><translation>テンソル &apos;pos_embed&apos; がない: 回転位置または相対位置を持つネットワークで、どちらかを示すものがありません</translation></message>
<message><source>its tensors are also those of a network with norms after attention and MLP (res-post-norm), and nothing says which it is</source><translation>テンソルは、アテンションと MLP の後に正規化層があるネットワーク (res-post-norm) とも一致し、どちらかを示すものがありません</translation></message>
<message><source>its tensors are also those of a network with rotary position embedding, and nothing says which it is</source><translation>テンソルは、回転位置埋め込みを持つネットワークとも一致し、どちらかを示すものがありません</translation></message>
<message><source>%1 is no name that is known here, and its like have %2</source><translation>%1 は未知の名前で、似た名前のネットワークは %2 を持ちます</translation></message>
<message><source>%1: architecture %2 (user): expected %3, hydravit, or a Vision Transformer&apos;s name in timm, such as vit_base_patch16_224</source><translation>%1: アーキテクチャ %2 (ユーザー): %3、hydravit、または vit_base_patch16_224 のような timm での Vision Transformer の名前が必要です</translation></message>
<message><source>its name, %1, is that of a network of another kind: %2</source><translation>名前 %1 は別の種類のネットワークのものです: %2</translation></message>
<message><source>a part of its blocks</source><translation>ブロックの一部</translation></message>
<message><source>a part of its own</source><translation>独自の構成要素</translation></message>
<message><source> (and %1 more)</source><translation> (他 %1 個)</translation></message>
<message><source>%1: tensor %2 does not belong to a Vision Transformer that is supported here: %3, without which it would be a different network. If the forward pass does not need it, save the weights without it</source><translation>%1: テンソル %2 は、ここで対応している Vision Transformer のものではありません: %3。これを除くと別のネットワークになります。順伝播に不要な場合は、このテンソルを除いて重みを保存してください</translation></message>
<message><source>%1: patches of %2 pixels: expected at most %3, a square kernel and positions of a square grid of patches alone; found %4</source><translation>%1: %2 ピクセルのパッチ: 最大 %3 で、正方形のカーネルと、正方形のパッチグリッドのみの位置が必要ですが、%4 でした</translation></message>
<message><source>%1: image size %2x%3: expected multiples of the patch size %4</source><translation>%1: 画像サイズ %2x%3: パッチサイズ %4 の倍数が必要です</translation></message>
<message><source>%1: expected floating point, found %2</source><translation>%1: 浮動小数点数が必要ですが、%2 でした</translation></message>
<message><source>; and %1 more</source><translation>; 他 %1 件</translation></message>
<message><source>%1: expected averaged weights (state_dict_ema, model_ema, teacher, ...), as --weights %2 says; the file holds none</source><translation>%1: --weights %2 の指定に従い、平均化した重み (state_dict_ema、model_ema、teacher など) が必要ですが、ファイルに含まれていません</translation></message>
<message><source>%1: expected weights that are not averaged (state_dict, model, student, ...), as --weights %2 says; the file holds none</source><translation>%1: --weights %2 の指定に従い、平均化していない重み (state_dict、model、student など) が必要ですが、ファイルに含まれていません</translation></message>
<message><source>%1 describes another network and was not used</source><translation>%1 は別のネットワークのものであるため、使用しませんでした</translation></message>
<message><source>checking the tensors</source><translation>テンソルを確認中</translation></message>
<message><source>
clean %1</source><translation>
clean %1</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP that reads its class token</source><translation>%1: このモデルではプロンプトを使えません: クラストークンを読み取る CLIP が必要です</translation></message>
<message><source>%1: texts are compared with what dino.txt&apos;s vision head makes of pictures: name its file with --text-tower</source><translation>%1: テキストは dino.txt の画像ヘッドが画像から作るものと比べられます。そのファイルを --text-tower で指定してください</translation></message>
<message><source>each prompt&apos;s probability is on its own (a sigmoid): they need not add up to one</source><translation>各プロンプトの確率は独立です(シグモイド): 合計が 1 になるとは限りません</translation></message>
<message><source> were left out, e.g. </source><translation> 個を除外しました。例: </translation></message>
<message><source>%1 sentence is longer than the %2 tokens that the text tower reads, and cut as its authors cut</source><translation>%1 個の文が、テキストタワーの読み取る %2 トークンより長いため、原著者と同じ方法で切り詰めました</translation></message>
<message><source>%1 sentences are longer than the %2 tokens that the text tower reads, and cut as its authors cut</source><translation>%1 個の文が、テキストタワーの読み取る %2 トークンより長いため、原著者と同じ方法で切り詰めました</translation></message>
<message><source>Depth Anything, a DINOv2 and a decoder of depths</source><translation>Depth Anything (DINOv2 と深度のデコーダー)</translation></message>
<message><source>LLaVA, a language model that sees</source><translation>LLaVA (画像を見る言語モデル)</translation></message>
<message><source>PaliGemma, a language model that sees</source><translation>PaliGemma (画像を見る言語モデル)</translation></message>
<message><source>Gemma, a language model that sees</source><translation>Gemma (画像を見る言語モデル)</translation></message>
<message><source>SmolVLM or Idefics, a language model that sees</source><translation>SmolVLM または Idefics (画像を見る言語モデル)</translation></message>
<message><source>Qwen-VL, a language model that sees</source><translation>Qwen-VL (画像を見る言語モデル)</translation></message>
<message><source>InternVL, a language model that sees</source><translation>InternVL (画像を見る言語モデル)</translation></message>
<message><source>Florence-2, a pyramid of stages (DaViT) with a language model</source><translation>Florence-2 (ピラミッド状のステージ (DaViT) と言語モデル)</translation></message>
<message><source>Kosmos-2, a language model that sees</source><translation>Kosmos-2 (画像を見る言語モデル)</translation></message>
<message><source>GIT, a writer of captions</source><translation>GIT (キャプションを書くネットワーク)</translation></message>
<message><source>BLIP, a picture tower with a language model</source><translation>BLIP (画像タワーと言語モデル)</translation></message>
<message><source>BLIP-2, a picture tower with a Q-Former and a language model</source><translation>BLIP-2 (画像タワー、Q-Former、言語モデル)</translation></message>
<message><source>a language model that sees</source><translation>画像を見る言語モデル</translation></message>
<message><source>a retriever of pages (ColPali)</source><translation>ページの検索モデル (ColPali)</translation></message>
<message><source>a reader of text in pictures (TrOCR, Donut)</source><translation>画像内のテキストを読むモデル (TrOCR、Donut)</translation></message>
<message><source>a reader of documents (LayoutLM)</source><translation>文書を読むモデル (LayoutLM)</translation></message>
<message><source>a network of pictures and words in one (ViLT)</source><translation>画像と単語を 1 つで扱うネットワーク (ViLT)</translation></message>
<message><source>RF-DETR, a detector</source><translation>RF-DETR (検出器)</translation></message>
<message><source>DETR, a detector</source><translation>DETR (検出器)</translation></message>
<message><source>YOLOS, a detector</source><translation>YOLOS (検出器)</translation></message>
<message><source>OWL-ViT, a detector by words</source><translation>OWL-ViT (単語による検出器)</translation></message>
<message><source>Grounding DINO, a detector by words</source><translation>Grounding DINO (単語による検出器)</translation></message>
<message><source>Segment Anything (SAM), which has windows and a neck</source><translation>Segment Anything (SAM、ウィンドウとネックを持つ)</translation></message>
<message><source>SAM 2, whose trunk is a pyramid of stages (Hiera)</source><translation>SAM 2 (本体はピラミッド状のステージ (Hiera))</translation></message>
<message><source>SAM 3, whose trunk has rotary positions in windows</source><translation>SAM 3 (本体はウィンドウ内の回転位置を使う)</translation></message>
<message><source>Mask2Former, a network for segmentation</source><translation>Mask2Former (セグメンテーション用のネットワーク)</translation></message>
<message><source>EoMT, a Vision Transformer with queries for segmentation</source><translation>EoMT (クエリを使うセグメンテーション用の Vision Transformer)</translation></message>
<message><source>SegFormer, a pyramid of stages</source><translation>SegFormer (ピラミッド状のステージ)</translation></message>
<message><source>UPerNet, a network for segmentation</source><translation>UPerNet (セグメンテーション用のネットワーク)</translation></message>
<message><source>a network for segmentation by words (CLIPSeg, GroupViT)</source><translation>単語によるセグメンテーション用のネットワーク (CLIPSeg、GroupViT)</translation></message>
<message><source>a network for depth (DPT, ZoeDepth)</source><translation>深度用のネットワーク (DPT、ZoeDepth)</translation></message>
<message><source>Depth Pro, two Vision Transformers over patches of several scales</source><translation>Depth Pro (複数スケールのパッチに対する 2 つの Vision Transformer)</translation></message>
<message><source>a network that matches pictures</source><translation>画像どうしを照合するネットワーク</translation></message>
<message><source>Hiera, a pyramid of stages</source><translation>Hiera (ピラミッド状のステージ)</translation></message>
<message><source>AIMv2, which has RMSNorm and a gated MLP</source><translation>AIMv2 (RMSNorm とゲート付き MLP を持つ)</translation></message>
<message><source>C-RADIO, which cuts its positions out of a larger grid</source><translation>C-RADIO (より大きなグリッドから位置を切り出す)</translation></message>
<message><source>V-JEPA 2, a network for video</source><translation>V-JEPA 2 (動画用のネットワーク)</translation></message>
<message><source>VideoMAE, a network for video</source><translation>VideoMAE (動画用のネットワーク)</translation></message>
<message><source>a network for video (TimeSformer, ViViT)</source><translation>動画用のネットワーク (TimeSformer、ViViT)</translation></message>
<message><source>SigLIP 2 NaFlex, for pictures of any shape</source><translation>SigLIP 2 NaFlex (任意の形の画像用)</translation></message>
<message><source>MLCD, a CLIP with rotary positions</source><translation>MLCD (回転位置を持つ CLIP)</translation></message>
<message><source>Swin, a pyramid of stages with windows</source><translation>Swin (ウィンドウを使うピラミッド状のステージ)</translation></message>
<message><source>PVT, a pyramid of stages</source><translation>PVT (ピラミッド状のステージ)</translation></message>
<message><source>CvT, a pyramid of stages with convolutions</source><translation>CvT (畳み込みを使うピラミッド状のステージ)</translation></message>
<message><source>LeViT, a pyramid of stages with a convolutional stem</source><translation>LeViT (畳み込みステムを持つピラミッド状のステージ)</translation></message>
<message><source>EfficientFormer, a pyramid of stages with convolutions</source><translation>EfficientFormer (畳み込みを使うピラミッド状のステージ)</translation></message>
<message><source>PoolFormer, a pyramid of stages with pooling for attention</source><translation>PoolFormer (アテンションの代わりにプーリングを使うピラミッド状のステージ)</translation></message>
<message><source>NAT, a pyramid of stages with neighbourhood attention</source><translation>NAT (近傍アテンションを使うピラミッド状のステージ)</translation></message>
<message><source>FocalNet, a pyramid of stages without attention</source><translation>FocalNet (アテンションのないピラミッド状のステージ)</translation></message>
<message><source>VAN, a convolutional network</source><translation>VAN (畳み込みネットワーク)</translation></message>
<message><source>a hybrid ViT, with a convolutional network before the blocks</source><translation>ハイブリッド ViT (ブロックの前に畳み込みネットワークがある)</translation></message>
<message><source>MGP-STR, a reader of words</source><translation>MGP-STR (単語を読むモデル)</translation></message>
<message><source>ImageGPT, a writer of pixels</source><translation>ImageGPT (ピクセルを書くネットワーク)</translation></message>
<message><source>Perceiver, whose latents read the pixels</source><translation>Perceiver (潜在変数がピクセルを読む)</translation></message>
<message><source>MobileViT, a convolutional network with transformers in it</source><translation>MobileViT (内部に Transformer を持つ畳み込みネットワーク)</translation></message>
<message><source>FastViT, a convolutional network with attention at its end</source><translation>FastViT (末尾にアテンションを持つ畳み込みネットワーク)</translation></message>
<message><source>MambaVision, a network with state spaces</source><translation>MambaVision (状態空間を使うネットワーク)</translation></message>
<message><source>Mamba (Vim, VMamba), a network with state spaces</source><translation>Mamba (Vim、VMamba、状態空間を使うネットワーク)</translation></message>
<message><source>ConvNeXt, a convolutional network</source><translation>ConvNeXt (畳み込みネットワーク)</translation></message>
<message><source>a convolutional network (ResNet, EfficientNet)</source><translation>畳み込みネットワーク (ResNet、EfficientNet)</translation></message>
<message><source>YOLO, a convolutional detector</source><translation>YOLO (畳み込み検出器)</translation></message>
<message><source>a network that makes pictures (diffusion)</source><translation>画像を生成するネットワーク (拡散)</translation></message>
<message><source>DiT, a network that makes pictures (diffusion)</source><translation>DiT (画像を生成するネットワーク、拡散)</translation></message>
<message><source>a text model (BERT)</source><translation>テキストモデル (BERT)</translation></message>
<message><source>a language model</source><translation>言語モデル</translation></message>
<message><source>a text model (T5, BART)</source><translation>テキストモデル (T5、BART)</translation></message>
<message><source>a network for sound</source><translation>音声用のネットワーク</translation></message>
<message><source>data2vec for text</source><translation>テキスト用の data2vec</translation></message>
<message><source>no network for pictures</source><translation>画像用のネットワークではないもの</translation></message>
<message><source>Its DINOv2 opens alone; in Python: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), or of the authors&apos; file torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</source><translation>その DINOv2 だけなら開けます。Python では: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT)、原著者のファイルなら torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</translation></message>
<message><source>Its picture tower opens alone where it is a CLIP or a SigLIP; in Python: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</source><translation>CLIP または SigLIP であれば、その画像タワーだけなら開けます。Python では: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</translation></message>
<message><source>In Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</source><translation>Python では: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</translation></message>
<message><source>this is %1; its Vision Transformer alone was opened</source><translation>これは %1 です。その Vision Transformer だけを開きました</translation></message>
<message><source>%1: its weights are quantised (%2 says %3), which is not run here. %4</source><translation>%1: 重みが量子化されていて (%2 では %3)、ここでは実行できません。%4</translation></message>
<message><source>network that is not run here</source><translation>ここでは実行できないネットワーク</translation></message>
<message><source>%1: this is %2 (%3 says %4), which is not run here%5</source><translation>%1: これは %2 です (%3 では %4)。ここでは実行できません%5</translation></message>
<message><source>%1: this is %2 (%3 says %4), which is not run here. %5</source><translation>%1: これは %2 です (%3 では %4)。ここでは実行できません。%5</translation></message>
<message><source>%1: its patches are %2, with frames: a network for video (VideoMAE, V-JEPA, Qwen-VL), which is not run here. %3</source><translation>%1: パッチはフレームを含む %2 です: 動画用のネットワーク (VideoMAE、V-JEPA、Qwen-VL) で、ここでは実行できません。%3</translation></message>
<message><source>%1: its patches are %2: a network for grey pictures, of 1 channel; networks of 3 are run here. This one with 3 answers the same to grey pictures; in Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, and mean and std three times</source><translation>%1: パッチは %2 です: 1 チャネルのグレースケール画像用のネットワークです。ここでは 3 チャネルのネットワークを実行できます。このネットワークを 3 チャネルにしても、グレースケール画像への答えは変わりません。Python では: kernel = kernel.repeat(1, 3, 1, 1) / 3。mean と std も 3 回繰り返します</translation></message>
<message><source>%1: its patches are %2: a network for pictures of %3 channels (RGBA); networks of 3 are run here. %4</source><translation>%1: パッチは %2 です: %3 チャネル (RGBA) の画像用のネットワークです。ここでは 3 チャネルのネットワークを実行できます。%4</translation></message>
<message><source>%1: its patches are %2: a network for pictures of %3 channels; networks of 3 are run here. %4</source><translation>%1: パッチは %2 です: %3 チャネルの画像用のネットワークです。ここでは 3 チャネルのネットワークを実行できます。%4</translation></message>
<message><source>%1: tensor %2 and its like are whole numbers of 8 bits: quantised weights, which are not run here. %3</source><translation>%1: テンソル %2 などは 8 ビットの整数です: 量子化された重みで、ここでは実行できません。%3</translation></message>
<message><source>a LoHa adapter, to be merged into its base model first</source><translation>先に基のモデルに統合する必要がある LoHa アダプター</translation></message>
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
<message><source>a DINOv2 and a decoder of depths (Depth Anything)</source><translation>DINOv2 と深度のデコーダー (Depth Anything)</translation></message>
<message><source>a Vision Transformer and a decoder of depths (Depth Anything, DPT)</source><translation>Vision Transformer と深度のデコーダー (Depth Anything、DPT)</translation></message>
<message><source>a language model that sees (LLaVA, PaliGemma)</source><translation>画像を見る言語モデル (LLaVA、PaliGemma)</translation></message>
<message><source>a language model that sees (LLaVA)</source><translation>画像を見る言語モデル (LLaVA)</translation></message>
<message><source>a language model that sees (SmolVLM, Idefics)</source><translation>画像を見る言語モデル (SmolVLM、Idefics)</translation></message>
<message><source>a language model that sees (Qwen-VL)</source><translation>画像を見る言語モデル (Qwen-VL)</translation></message>
<message><source>a language model that sees (Kosmos-2)</source><translation>画像を見る言語モデル (Kosmos-2)</translation></message>
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
<message><source>a detector by words (OWL-ViT)</source><translation>単語による検出器 (OWL-ViT)</translation></message>
<message><source>a convolutional detector (YOLO)</source><translation>畳み込み検出器 (YOLO)</translation></message>
<message><source>a network for segmentation (Mask2Former)</source><translation>セグメンテーション用のネットワーク (Mask2Former)</translation></message>
<message><source>a pyramid of stages (SegFormer)</source><translation>ピラミッド状のステージ (SegFormer)</translation></message>
<message><source>a network for video (VideoMAE)</source><translation>動画用のネットワーク (VideoMAE)</translation></message>
<message><source>a network for video (TimeSformer)</source><translation>動画用のネットワーク (TimeSformer)</translation></message>
<message><source>positions that are cut out of a larger grid (C-RADIO)</source><translation>より大きなグリッドから切り出した位置 (C-RADIO)</translation></message>
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
<message><source>dino.txt&apos;s vision head and text tower, which have no patches of their own; open the DINOv3 that they are for, with this file beside it or named by --text-tower</source><translation>dino.txt の画像ヘッドとテキストタワーで、自分のパッチを持ちません。対応する DINOv3 を、このファイルを隣に置くか --text-tower で指定して開いてください</translation></message>
<message><source>a LoRA adapter, to be merged into its base model first</source><translation>先に基のモデルに統合する必要がある LoRA アダプター</translation></message>
<message><source>an adapter inside the blocks; open the model that it was added to</source><translation>ブロック内のアダプター。アダプターを追加する前のモデルを開いてください</translation></message>
<message><source>learned prompts among the tokens; open the model that they were added to</source><translation>トークンに混ぜた学習済みプロンプト。プロンプトを追加する前のモデルを開いてください</translation></message>
<message><source>a pyramid of stages that answers in rounds (ThinkingViT&apos;s Swin)</source><translation>ラウンドで答えるピラミッド状のステージ (ThinkingViT の Swin)</translation></message>
<message><source>differential attention</source><translation>差分アテンション</translation></message>
<message><source>cross-covariance attention (XCiT)</source><translation>相互共分散アテンション (XCiT)</translation></message>
<message><source>attention and MLP side by side</source><translation>並列のアテンションと MLP</translation></message>
<message><source>two attentions side by side</source><translation>並列の 2 つのアテンション</translation></message>
<message><source>a gate</source><translation>ゲート</translation></message>
<message><source>pictures of any shape (NaFlexViT)</source><translation>任意の形の画像 (NaFlexViT)</translation></message>
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
<message><source>%1: tensor %2 belongs to a network that is not run here: %3</source><translation>%1: テンソル %2 は、ここでは実行できないネットワークのものです: %3</translation></message>
<message><source>%1: mlp_ratio and hidden_size: expected numbers whose product is from 1 to 1e6</source><translation>%1: mlp_ratio と hidden_size: 積が 1 から 1e6 までの数値が必要です</translation></message>
<message><source>%1: %2 is not %3: %4, which is not run here</source><translation>%1: %2 が %3 ではありません: %4 はここでは実行できません</translation></message>
<message><source>%1: %2: expected a number, found %3</source><translation>%1: %2: 数が必要ですが、%3 です</translation></message>
<message><source>%1: %2: expected a value, found %3</source><translation>%1: %2: 値が必要ですが、%3 です</translation></message>
<message><source>%1: rescale_factor %2; expected from 1e-6 to 1</source><translation>%1: rescale_factor %2。1e-6 から 1 までの値が必要です</translation></message>
<message><source>%1: %2: expected shortest_edge or height, found %3</source><translation>%1: %2: shortest_edge か height が必要ですが、%3 です</translation></message>
<message><source>do_resize: false</source><translation>do_resize: false</translation></message>
<message><source>%1: crop_size %2 of a size of %3; expected a crop within the picture</source><translation>%1: サイズ %3 に対して crop_size が %2 です。切り抜きは画像内に収まる必要があります</translation></message>
<message><source>size.shortest_edge without a crop (the middle square is shown)</source><translation>切り抜きのない size.shortest_edge (中央の正方形を表示します)</translation></message>
<message><source>do_center_crop without crop_size</source><translation>crop_size のない do_center_crop</translation></message>
<message><source>crop_size of another shape than size</source><translation>size と異なる形の crop_size</translation></message>
<message><source>pictures with another number of channels</source><translation>チャネル数の異なる画像</translation></message>
<message><source>%1: id2label does not name one class for each number from 0 to %2; the names were not used</source><translation>%1: id2label に 0 から %2 までの各番号のクラス名が 1 つずつそろっていません。名前は使用しませんでした</translation></message>
<message><source>%1: resample: expected a whole number, found %2</source><translation>%1: resample: 整数が必要ですが、%2 です</translation></message>
<message><source>%1: resample %2 is neither bilinear nor bicubic; bicubic is used</source><translation>%1: resample %2 は bilinear でも bicubic でもないため、bicubic を使用します</translation></message>
<message><source>%1: changes the picture in ways that are not done here: %2</source><translation>%1: ここでは行わない画像の変更が指定されています: %2</translation></message>
<message><source>%1: %2: expected a text, found %3</source><translation>%1: %2: テキストが必要ですが、%3 です</translation></message>
<message><source>%1 is used for the picture, as transformers does; %2 says otherwise</source><translation>画像には transformers と同じく %1 を使用します。%2 の内容は異なります</translation></message>
<message><source>%1: label_names: expected a list of texts; the names were not used</source><translation>%1: label_names: テキストのリストが必要です。名前は使用しませんでした</translation></message>
<message><source>%1: label_names and id2label differ; label_names is used, as timm does</source><translation>%1: label_names と id2label が異なります。timm と同じく label_names を使用します</translation></message>
<message><source>%1: model_args has %2 = %3, a part that no tensor shows and that is not known here. If the network is as its name says, take it out of the file</source><translation>%1: model_args に %2 = %3 があります。どのテンソルにも現れない未知の要素です。ネットワークが名前のとおりであれば、ファイルから取り除いてください</translation></message>
<message><source>%1: expected a JSON object</source><translation>%1: JSON オブジェクトが必要です</translation></message>
<message><source>%1: %2: expected true or false, found %3</source><translation>%1: %2: true か false が必要ですが、%3 です</translation></message>
<message><source>%1: %2: expected an object { ... }, found %3</source><translation>%1: %2: オブジェクト { ... } が必要ですが、%3 です</translation></message>
<message><source>%1: %2 is not done here</source><translation>%1: %2 はここでは行いません</translation></message>
<message><source>%1: tensor %2: %3</source><translation>%1: テンソル %2: %3</translation></message>
<message><source>expected separate query and value biases of one width (BEiT, EVA, DINOv3), both and nothing beside them</source><translation>同じ幅のクエリとバリューの個別のバイアス (BEiT、EVA、DINOv3) が両方あり、ほかに何もないことが必要です</translation></message>
<message><source>expected a mask as long as attn.qkv.bias (DINOv3)</source><translation>attn.qkv.bias と同じ長さのマスク (DINOv3) が必要です</translation></message>
<message><source>expected 1, 0, 1 by thirds: the keys without a bias (DINOv3)</source><translation>3 等分ごとに 1、0、1 であることが必要です: バイアスのないキー (DINOv3)</translation></message>
<message><source>a gated MLP (SwiGLU) beside mlp.fc1</source><translation>mlp.fc1 と並ぶゲート付き MLP (SwiGLU)</translation></message>
<message><source>expected rows of queries, keys and values, found %1</source><translation>クエリ、キー、バリューの行が必要ですが、%1 でした</translation></message>
<message><source>expected a quarter of a head&apos;s features (rotary position embedding, DINOv3), found %1</source><translation>1 ヘッドの特徴数の 4 分の 1 (回転位置埋め込み、DINOv3) が必要ですが、%1 でした</translation></message>
<message><source>%1: the configuration of this training names no model</source><translation>%1: この学習の設定にモデルの指定がありません</translation></message>
<message><source>%1: the entry &quot;%2&quot; of this training&apos;s checkpoint</source><translation>%1: この学習のチェックポイントの項目 &quot;%2&quot;</translation></message>
<message><source>%1 is absent</source><translation>%1 がありません</translation></message>
<message><source>%1 is damaged: expected a JSON object</source><translation>%1 が破損しています: JSON オブジェクトが必要です</translation></message>
<message><source>%1: a training&apos;s checkpoint, but without tensors under %2</source><translation>%1: 学習のチェックポイントですが、%2 の下にテンソルがありません</translation></message>
<message><source>a training&apos;s checkpoint, after step %1 of %2: its averaged weights so far</source><translation>学習のチェックポイント、%2 ステップ中 %1 の後: その時点の平均化した重み</translation></message>
<message><source>a training&apos;s checkpoint, after step %1 of %2: its trained weights so far</source><translation>学習のチェックポイント、%2 ステップ中 %1 の後: その時点の学習した重み</translation></message>
<message><source>no picture can be read</source><translation>読める画像がありません</translation></message>
<message><source>%1: rows of %2 channels; %3 has %4</source><translation>%1: 行は %2 チャネル。%3 は %4 です</translation></message>
<message><source>%1: %2: expected %3 of an index of features</source><translation>%1: %2: 特徴の索引の %3 が必要です</translation></message>
<message><source>%1: one of its strongest pictures is none of the %2</source><translation>%1: 最も強い画像の一つが %2 枚のどれでもありません</translation></message>
<message><source>%1: feature %2 is said to be on more than was seen</source><translation>%1: 特徴 %2 は、見た数より多くに現れたことになっています</translation></message>
<message><source>%1: %2 of %3 pictures are done</source><translation>%1: %3 枚中 %2 枚が完了しています</translation></message>
<message><source>%1: expected model, sae and heads in its question</source><translation>%1: 問いには model、sae、heads が必要です</translation></message>
<message><source>%1: an index of another %2: expected that of %3, found that of %4</source><translation>%1: 別の %2 の索引です。%3 のものが必要ですが、%4 のものでした</translation></message>
<message><source>these shards are not of one question: %1 and %2</source><translation>これらのシャードは同じ問いのものではありません: %1 と %2</translation></message>
<message><source>%1: expected an index of features (sae-index writes them)</source><translation>%1: 特徴の索引が必要です (sae-index が書き出します)</translation></message>
<message><source>%1: values: expected [features, %2], found %3</source><translation>%1: values: [特徴, %2] が必要ですが、%3 でした</translation></message>
<message><source>%1: expected the state of an index of features</source><translation>%1: 特徴の索引の状態が必要です</translation></message>
<message><source>the index does not say where its pictures lie</source><translation>索引に画像の場所が書かれていません</translation></message>
<message><source>%1: no such picture in %2</source><translation>%1: %2 にその画像はありません</translation></message>
<message><source>%1: patch %2: the network has %3</source><translation>%1: パッチ %2: ネットワークには %3 個あります</translation></message>
<message><source>the index is of another model, head count, autoencoder or list of pictures: %1; name another file</source><translation>索引は別のモデル、ヘッド数、オートエンコーダー、または画像リストのものです: %1。別のファイルを指定してください</translation></message>
<message><source>%1: no picture in it</source><translation>%1: 画像がありません</translation></message>
<message><source>no picture</source><translation>画像がありません</translation></message>
<message><source>%1: kind: expected &quot;topk&quot; or &quot;matryoshka&quot;, found %2</source><translation>%1: kind: &quot;topk&quot; か &quot;matryoshka&quot; が必要ですが、%2 でした</translation></message>
<message><source>%1: prefixes: expected with &quot;kind&quot;: &quot;matryoshka&quot; alone</source><translation>%1: prefixes: &quot;kind&quot;: &quot;matryoshka&quot; のときだけ指定できます</translation></message>
<message><source>%1: prefixes: expected ascending numbers of features, the last of them all %2</source><translation>%1: prefixes: 特徴の数を昇順に並べ、最後を全 %2 個とする必要があります</translation></message>
<message><source>%1: val</source><translation>%1: val</translation></message>
<message><source>%1: k: expected at most the %2 features, found %3</source><translation>%1: k: 特徴の数 %2 以下が必要ですが、%3 でした</translation></message>
<message><source>%1: needs about %2 MiB, and this machine has %3 MiB: choose fewer features, pictures or a smaller batch</source><translation>%1: 約 %2 MiB が必要ですが、このコンピューターには %3 MiB しかありません。特徴か画像を減らすか、バッチを小さくしてください</translation></message>
<message><source>%1: the patches behind block %2 are all the same: nothing can be learnt of them</source><translation>%1: ブロック %2 の後のパッチがすべて同じで、何も学べません</translation></message>
<message><source>%1: there is a training here already; resume it, or name another output folder</source><translation>%1: すでに学習があります。再開するか、別の出力フォルダーを指定してください</translation></message>
<message><source>%1: is of another configuration or model; name another output folder</source><translation>%1: 別の設定またはモデルのものです。別の出力フォルダーを指定してください</translation></message>
<message><source>%1: %2: expected %3 of a training</source><translation>%1: %2: 学習の %3 が必要です</translation></message>
<message><source>%1: expected the state of a training</source><translation>%1: 学習の状態が必要です</translation></message>
<message><source>%1: the loss of step %2 is not a number any more: try a lower learning_rate or a longer warm-up. Its last checkpoint is from before</source><translation>%1: ステップ %2 の損失が数でなくなりました。learning_rate を下げるか、ウォームアップを長くしてください。最後のチェックポイントはその前のものです</translation></message>
<message><source>step %1 of %2: loss %3, held out %4, dead %5 %, %6 images/s</source><translation>ステップ %1 / %2: 損失 %3、検証 %4、不活性 %5 %、%6 枚/秒</translation></message>
<message><source>step %1 of %2: loss %3</source><translation>ステップ %1 / %2: 損失 %3</translation></message>
<message><source>features of scenes</source><translation>シーンの特徴</translation></message>
<message><source>a network of several rounds has no tokens of one block: expected another model</source><translation>複数ラウンドのネットワークには一つのブロックのトークンがありません。別のモデルが必要です</translation></message>
<message><source>block %1: the network has blocks 0 to %2</source><translation>ブロック %1: ネットワークのブロックは 0 から %2 です</translation></message>
<message><source>%1 heads: the network has %2</source><translation>ヘッド %1 個: ネットワークのヘッドは %2 個です</translation></message>
<message><source>words explain a prompt, and the target is %1</source><translation>単語による説明はプロンプトが対象ですが、ターゲットは %1 です</translation></message>
<message><source>this predictor scores classes: expected a class, got %1</source><translation>この予測プログラムはクラスを採点します: クラスが必要ですが、%1 でした</translation></message>
<message><source>class: expected 0 to %1, got %2</source><translation>class: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>this predictor finds boxes: expected a box, got %1</source><translation>この予測プログラムはボックスを検出します: ボックスが必要ですが、%1 でした</translation></message>
<message><source>box: the predictor finds %1 boxes, there is no box %2</source><translation>box: 予測プログラムが見つけたボックスは %1 個で、ボックス %2 はありません</translation></message>
<message><source>nothing can be switched off in a predictor: it shows no inside</source><translation>予測プログラムでは何も無効にできません: 内部が見えません</translation></message>
<message><source>expected a predictor, got a network</source><translation>予測プログラムが必要ですが、ネットワークでした</translation></message>
<message><source>block: expected 0 to %1, got %2</source><translation>block: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>features as colours: none of %1 pictures could be read</source><translation>特徴量の色表示: %1 枚の画像のいずれも読み込めませんでした</translation></message>
<message><source>features as colours: expected at least one picture to fit a basis on</source><translation>特徴量の色表示: 基底のフィットには 1 枚以上の画像が必要です</translation></message>
<message><source>embedding: %1 pictures have %2 tokens, of at most %3; choose fewer pictures or head counts, or one token a picture</source><translation>埋め込み: %1 枚の画像のトークン数は %2 で、上限は %3 です。画像かヘッド数を減らすか、1 画像につき 1 トークンにしてください</translation></message>
<message><source>iteration %1</source><translation>反復 %1</translation></message>
<message><source>iteration %1, %2 heads</source><translation>反復 %1、%2 ヘッド</translation></message>
<message><source>embedding: expected at least one picture and one head count, got %1 and %2</source><translation>埋め込み: 1 枚以上の画像と 1 つ以上のヘッド数が必要ですが、%1 枚と %2 個が指定されました</translation></message>
<message><source>%1 in float16</source><translation>float16 の %1</translation></message>
<message><source>attention: block %1 (%2) has no attention matrix; q, k and v say what it computes</source><translation>attention: ブロック %1 (%2) にはアテンション行列がありません。計算は q、k、v でわかります</translation></message>
<message><source>%1: expected a folder of models</source><translation>%1: モデルのあるフォルダーが必要です</translation></message>
<message><source>%1: the cache has this model in other revisions: %2; expected one of them behind @</source><translation>%1: キャッシュにあるのはこのモデルの別のリビジョンです: %2。@ の後にいずれかを指定してください</translation></message>
<message><source>%1: was made with %2, and this question is %3</source><translation>%1: %2 で作られていますが、この質問は %3 です</translation></message>
<message><source>no picture to compare with</source><translation>比較する画像がありません</translation></message>
<message><source>%1: %2 is none of the %3 classes in %4</source><translation>%1: %2 は %4 の %3 クラスのいずれでもありません</translation></message>
<message><source>%1; it is not used</source><translation>%1。使用しません</translation></message>
<message><source>the question is about words, and the model&apos;s classes are no prompts</source><translation>単語に関する質問ですが、モデルのクラスはプロンプトではありません</translation></message>
<message><source>the model&apos;s texts can be read while it is the last that was opened, or has prompts; open it again</source><translation>モデルのテキストは、最後に開いたモデルかプロンプトを持つモデルでのみ読めます。開き直してください</translation></message>
<message><source>model %1 is not open any more; open it again</source><translation>モデル %1 はすでに閉じられています。開き直してください</translation></message>
<message><source>this question is about the inside of a network, and a predictor shows none</source><translation>この質問はネットワークの内部に関するものですが、予測プログラムは内部を見せません</translation></message>
<message><source>%1: has changed since it was chosen; choose it again</source><translation>%1: 選択した後に変更されています。選択し直してください</translation></message>
<message><source>the autoencoder %1 is not open any more; open it again</source><translation>オートエンコーダー %1 はもう開いていません。もう一度開いてください</translation></message>
<message><source>image %1 is not open any more; open it again</source><translation>画像 %1 はすでに閉じられています。開き直してください</translation></message>
<message><source>the picture that the similarity is to is not open any more; choose it again</source><translation>類似度の比較対象の画像はすでに閉じられています。選択し直してください</translation></message>
<message><source>%1: an array is what the network gets, at its own size; only a picture can be shown at %2 pixels</source><translation>%1: 配列はネットワークへの入力そのもので、サイズは固定です。%2 ピクセルで見せられるのは画像だけです</translation></message>
<message><source>%1: expected an array of 3 x %2 x %3, as the predictor is shown; found 3 x %4 x %5</source><translation>%1: 予測プログラムに示す 3 x %2 x %3 の配列が必要ですが、3 x %4 x %5 でした</translation></message>
<message><source>lambda: expected %1 to %2, got %3</source><translation>lambda: %1 から %2 が必要ですが、%3 です</translation></message>
<message><source>words for a selection: expected some of the points, and not all of them</source><translation>選択範囲の単語: 一部の点が必要で、すべてではいけません</translation></message>
<message><source>What if takes activations from another picture, which a curve over many pictures cannot; switch that off first</source><translation>What-if 分析が別の画像の活性値を使っていますが、多くの画像にわたる曲線では使えません。先にオフにしてください</translation></message>
<message><source>the autoencoder&apos;s reconstruction</source><translation>オートエンコーダーの再構成</translation></message>
<message><source>%1: has features 0 to %2, got %3</source><translation>%1: 特徴は 0〜%2 です。指定: %3</translation></message>
<message><source>the variable HYDRA_MEMORY: expected megabytes from 1 to %1, found %2</source><translation>変数 HYDRA_MEMORY: 1 から %1 までのメガバイト数が必要ですが、%2 でした</translation></message>
<message><source>the question is about a class, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>クラスに関する質問ですが、このモデルは分類器のないバックボーンです。別のターゲット (埋め込みのノルム、画像との類似度、方向、プローブ) を選択してください</translation></message>
<message><source>class: expected top1 to top%1, got top%2</source><translation>class: top1 から top%1 までの値が必要ですが、top%2 が指定されました</translation></message>
<message><source>features are of a sparse autoencoder, and none is open; --sae FILE or File &gt; Open autoencoder opens one</source><translation>特徴はスパースオートエンコーダーのものですが、開かれていません。--sae FILE か、ファイル &gt; オートエンコーダーを開く で開けます</translation></message>
<message><source>%1: the basis was changed since it was kept</source><translation>%1: 基底は保持した後に変更されています</translation></message>
<message><source>kept: expected IMAGE:PATCHES, as %1...:3,7-9, got &apos;%2&apos;</source><translation>kept: %1...:3,7-9 のような IMAGE:PATCHES が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>pictures are sorted by one class: expected its index or name</source><translation>画像は 1 つのクラスで並べ替えます: 番号または名前が必要です</translation></message>
<message><source>pictures are sorted by a class, and this predictor finds boxes</source><translation>画像はクラスで並べ替えられますが、この予測プログラムはボックスを検出します</translation></message>
<message><source>%1: no such file, and the cache of the Hugging Face hub has no such model: %2; hydrascope-cli download %3 fetches it</source><translation>%1: そのようなファイルはなく、Hugging Face Hub のキャッシュにもこのモデルはありません: %2。hydrascope-cli download %3 でダウンロードできます</translation></message>
<message><source>%1: no such file, and no shipped model has this name%2</source><translation>%1: そのようなファイルはなく、この名前の付属モデルもありません%2</translation></message>
<message><source>embedding: at most %1 tokens, got %2; choose fewer inputs or head counts, or one token an image</source><translation>埋め込み: トークンは最大 %1 個ですが、%2 個です。入力かヘッド数を減らすか、1 画像につき 1 トークンにしてください</translation></message>
<message><source>the tokens</source><translation>トークン</translation></message>
<message><source>embedding: no tokens to embed</source><translation>埋め込み: 埋め込むトークンがありません</translation></message>
<message><source>the list of words or the folder is not open any more; choose it again</source><translation>単語リストまたはフォルダーはもう開いていません。選び直してください</translation></message>
<message><source>word %1 of %2</source><translation>単語 %1 / %2</translation></message>
<message><source>none of %1 pictures can be read: %2</source><translation>%1 枚の画像のどれも読めません: %2</translation></message>
<message><source>%1: the table names it with several classes, and the model answers with one; --answers sigmoid is for several</source><translation>%1: 表ではこの画像に複数のクラスがありますが、モデルの答えは 1 つです。複数には --answers sigmoid を使います</translation></message>
<message><source>image %1 of %2</source><translation>画像 %1 / %2</translation></message>
<message><source>run %1 of %2</source><translation>実行 %1 / %2</translation></message>
<message><source>model name</source><translation>モデル名</translation></message>
<message><source>picture %1 of %2: %3</source><translation>画像 %1 / %2: %3</translation></message>
<message><source>no picture could be measured; the first: %1</source><translation>測定できた画像がありません。最初のもの: %1</translation></message>
<message><source>%1: cannot be added to: %2</source><translation>%1: 追記できません: %2</translation></message>
<message><source>%1: expected scores of an earlier run, found something else</source><translation>%1: 以前の実行のスコアが必要ですが、別のものでした</translation></message>
<message><source>no label, or its label is not a class of the model</source><translation>ラベルがないか、ラベルがモデルのクラスではありません</translation></message>
<message><source>faithfulness: method %1 shows colours, which rank no patches</source><translation>忠実度: 手法 %1 は色を表示するもので、パッチに順位を付けません</translation></message>
<message><source>faithfulness: expected at least one method and one number of heads</source><translation>忠実度: 1 つ以上の手法と 1 つ以上のヘッド数が必要です</translation></message>
<message><source>--measure: with --predictor expected deletion, insertion, perturbation or pointing</source><translation>--measure: --predictor では deletion、insertion、perturbation、pointing のいずれかが必要です</translation></message>
<message><source>block %1</source><translation>ブロック %1</translation></message>
<message><source>exact Shapley values take at most %1 heads a block, this network has %2; choose ablation or gradient</source><translation>厳密な Shapley 値を求められるのは 1 ブロックあたり最大 %1 ヘッドですが、このネットワークは %2 ヘッドです。ablation または gradient を選択してください</translation></message>
<message><source>nearest neighbours of %1 among %2 with %3 classes</source><translation>%3 クラスの %2 の中での %1 の最近傍</translation></message>
<message><source>nearest neighbours</source><translation>最近傍</translation></message>
<message><source>%1: %2 is not one of the model&apos;s %3 classes</source><translation>%1: %2 は、モデルの %3 クラスのどれでもありません</translation></message>
<message><source>%1: the sub-folder&apos;s name %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: サブフォルダー名 %2 は、モデルの %3 クラスの名前、synset、番号のいずれでもありません</translation></message>
<message><source>True classes are not shown: %1</source><translation>正解のクラスは表示されません: %1</translation></message>
<message><source>%1: expected a picture in the table&apos;s own folder or in one inside it, found %2</source><translation>%1: 表と同じフォルダーまたはその中のフォルダーにある画像が必要ですが、%2 でした</translation></message>
<message><source>%1: %2 and %3 are different classes</source><translation>%1: %2 と %3 は別のクラスです</translation></message>
<message><source>%1: class_index: expected an index from 0 to %2, found %3</source><translation>%1: class_index: 0 から %2 の番号が必要ですが、%3 でした</translation></message>
<message><source>%1: expected a folder with labels.csv or one sub-folder per class</source><translation>%1: labels.csv、またはクラスごとに 1 つのサブフォルダーがあるフォルダーが必要です</translation></message>
<message><source>%1: neither labels.csv nor a class sub-folder with images in it</source><translation>%1: labels.csv も、画像の入ったクラスのサブフォルダーもありません</translation></message>
<message><source>%1: expected a sub-folder for each class, found pictures in deeper ones alone, e.g. %2</source><translation>%1: クラスごとにサブフォルダーが必要ですが、画像はさらに深いフォルダーにしかありません (例: %2)</translation></message>
<message><source>picture %1 of %2</source><translation>画像 %1 / %2</translation></message>
<message><source>no picture could be read</source><translation>読み込める画像がありませんでした</translation></message>
<message><source>no picture could be read; the first: %1</source><translation>読み込める画像がありませんでした。最初のもの: %1</translation></message>
<message><source>%1: a probe tells classes apart; found %2 with pictures in it</source><translation>%1: プローブはクラスを見分けるものですが、画像のあるクラスは %2 個でした</translation></message>
<message><source>a probe of %1 pictures: at most %2 of this network&apos;s embeddings are held at once</source><translation>%1 枚の画像によるプローブ: このネットワークの埋め込みを同時に保持できるのは最大 %2 個です</translation></message>
<message><source>training the probe</source><translation>プローブを学習中</translation></message>
<message><source>probe trained</source><translation>プローブの学習が完了しました</translation></message>
<message><source>the probe cannot be trained: an embedding is not finite</source><translation>プローブを学習できません: 埋め込みに有限でない値があります</translation></message>
<message><source>%1: cannot be listed: %2</source><translation>%1: 一覧を取得できません: %2</translation></message>
<message><source>%1: none of its %2 rows names a picture of the folder</source><translation>%1: %2 行のいずれも、フォルダー内の画像を指していません</translation></message>
<message><source>%1: expected a box with x0 &lt; x1 and y0 &lt; y1, found %2,%3,%4,%5</source><translation>%1: x0 &lt; x1 かつ y0 &lt; y1 の矩形が必要ですが、%2,%3,%4,%5 でした</translation></message>
<message><source>%1: expected a folder with pictures</source><translation>%1: 画像のあるフォルダーが必要です</translation></message>
<message><source>means of heads: all pictures must have as many tokens, %1, got %2</source><translation>ヘッドの平均: すべての画像のトークン数は同じ %1 である必要がありますが、%2 でした</translation></message>
<message><source>features as colours rank no patches: choose another method</source><translation>特徴量の色表示はパッチに順位を付けません: 別の手法を選択してください</translation></message>
<message><source>a map of %1x%2 does not lie on %3x%4 patches</source><translation>%1x%2 のマップは %3x%4 パッチに対応しません</translation></message>
<message><source>rank correlation of %1 and %2 values</source><translation>%1 個と %2 個の値の順位相関は求められません</translation></message>
<message><source>faithfulness measures what a class loses, but this model is a backbone without a classifier; choose another target, like the norm of its embedding</source><translation>忠実度はクラスが失うものを測りますが、このモデルは分類器のないバックボーンです。埋め込みのノルムなど、別のターゲットを選択してください</translation></message>
<message><source>faithfulness measures what a class loses, but this model&apos;s outputs are embedding dimensions; choose another target, like the norm of its embedding</source><translation>忠実度はクラスが失うものを測りますが、このモデルの出力は埋め込みの次元です。埋め込みのノルムなど、別のターゲットを選択してください</translation></message>
<message><source>faithfulness measures what a class loses, but this model&apos;s outputs are numbers; choose another target, like output:0</source><translation>忠実度はクラスが失うものを測りますが、このモデルの出力は数値です。output:0 など別の対象を選んでください</translation></message>
<message><source>output: expected 0 to %1, got %2</source><translation>output: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>perturbation: %1 values for %2 tokens, %3 steps</source><translation>摂動: %2 トークンに対して値が %1 個、ステップが %3</translation></message>
<message><source>most relevant removed first</source><translation>関連度の高い順に除去</translation></message>
<message><source>least relevant removed first</source><translation>関連度の低い順に除去</translation></message>
<message><source>most relevant put back first</source><translation>関連度の高い順に復元</translation></message>
<message><source>perturbation done</source><translation>摂動が完了しました</translation></message>
<message><source>%1: rows %2 do not fit the others</source><translation>%1: 行 %2 がほかの行と合いません</translation></message>
<message><source>the network&apos;s embedding of this picture has no direction</source><translation>この画像の埋め込みには方向がありません</translation></message>
<message><source>%1: expected an index of pictures (nearest --index writes them)</source><translation>%1: 画像の索引が必要です (nearest --index が書き出します)</translation></message>
<message><source>%1: rows %2 and stamps %3 do not fit %4 names</source><translation>%1: 行 %2 とスタンプ %3 が名前の数 %4 と合いません</translation></message>
<message><source>an index of %1 features, and a picture of %2</source><translation>索引の特徴は %1 個、画像は %2 個です</translation></message>
<message><source>%1: written by a later version</source><translation>%1: より新しいバージョンで書き込まれたものです</translation></message>
<message><source>%1: expected a linear probe (hydrascope-cli probe writes them)</source><translation>%1: 線形プローブ (hydrascope-cli probe が書き込むもの) が必要です</translation></message>
<message><source>%1: damaged: %2</source><translation>%1: 破損しています: %2</translation></message>
<message><source>%1: weight %2 and bias %3 do not fit %4 classes</source><translation>%1: 重み %2 とバイアス %3 が %4 クラスに合いません</translation></message>
<message><source>%1: the weights are not finite</source><translation>%1: 重みに有限でない値があります</translation></message>
<message><source>random weights, step %1</source><translation>ランダムな重み、ステップ %1</translation></message>
<message><source>the mask is empty</source><translation>マスクが空です</translation></message>
<message><source>a map of %1 tokens, but a region of %2</source><translation>マップは %1 トークンですが、領域は %2 トークンです</translation></message>
<message><source>thresholds are of networks that answer in rounds (ThinkingViT, ProgResViT); this model has none</source><translation>しきい値はラウンドで答えるネットワーク (ThinkingViT、ProgResViT) のものですが、このモデルにはラウンドがありません</translation></message>
<message><source>Testing: %1</source><translation>テスト中: %1</translation></message>
<message><source>Testing: random order %1 of %2</source><translation>テスト中: ランダムな順序 %1 / %2</translation></message>
<message><source>a picture of %1x%2 is not the one that was scored, of %3x%4</source><translation>%1x%2 の画像は、評価した %3x%4 の画像ではありません</translation></message>
<message><source>number out of range</source><translation>数値が範囲外です</translation></message>
<message><source>expected a whole number from %1 to %2</source><translation>%1 から %2 までの整数が必要です</translation></message>
<message><source>expected a list of numbers</source><translation>数値のリストが必要です</translation></message>
<message><source>a curve of unequal lists</source><translation>長さの異なるリストからなる曲線</translation></message>
<message><source>expected a method&apos;s name</source><translation>手法の名前が必要です</translation></message>
<message><source>measuring %1 heads</source><translation>%1 ヘッドを計測中</translation></message>
<message><source>%1: expected a direction, numbers of shape [length of the embedding], got %2</source><translation>%1: 方向として形状 [埋め込みの長さ] の数値が必要ですが、%2 でした</translation></message>
<message><source>%1: a direction has finite numbers that are not all zero</source><translation>%1: 方向の数値はすべて有限で、少なくとも 1 つは 0 以外である必要があります</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3</source><translation>%1: 数値は %2 個ですが、埋め込みは %3 次元です</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3 (%4 with all heads)</source><translation>%1: 数値は %2 個ですが、埋め込みは %3 次元 (全ヘッドでは %4) です</translation></message>
<message><source>%1: this probe was trained on another model; train one on this model</source><translation>%1: このプローブは別のモデルで学習されています。このモデルで学習してください</translation></message>
<message><source>%1: this probe reads the embedding of k = %2 heads, not of k = %3</source><translation>%1: このプローブは k = %3 ではなく、k = %2 ヘッドの埋め込みを読み取ります</translation></message>
<message><source>%1: expected class 0 to %2, got %3</source><translation>%1: 0 から %2 までのクラスが必要ですが、%3 でした</translation></message>
<message><source>%1 (probe %2)</source><translation>%1 (プローブ %2)</translation></message>
<message><source>patch: expected 0 to %1, got %2</source><translation>patch: 0 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>the reference has no direction: its embedding is zero, or not finite</source><translation>基準に方向がありません: 埋め込みがゼロか、有限ではありません</translation></message>
<message><source>a class is no target of its own</source><translation>クラス自体はターゲットになりません</translation></message>
<message><source>%1: a network finds no boxes; a predictor may</source><translation>%1: ネットワークはボックスを検出しません。予測プログラムなら検出できます</translation></message>
<message><source>Gini index of the patches&apos; magnitudes</source><translation>パッチの大きさのジニ係数</translation></message>
<message><source>change of the map when the picture is rounded (relative 1e-6)</source><translation>画像の丸め誤差 (相対 1e-6) によるマップの変化</translation></message>
<message><source>distance of the map from the one of a pass in float64</source><translation>float64 での順伝播によるマップとの距離</translation></message>
<message><source>largest change of the map under small noise</source><translation>小さなノイズによるマップの最大の変化</translation></message>
<message><source>rank correlation with the map of another class</source><translation>別のクラスのマップとの順位相関</translation></message>
<message><source>no trait &apos;%1&apos;</source><translation>特性 &apos;%1&apos; はありません</translation></message>
<message><source>%1: expected a mask whose object has the value %2, found no such pixel</source><translation>%1: 値 %2 の物体を含むマスクが必要ですが、該当するピクセルがありません</translation></message>
<message><source>head: block %1 has heads 0 to %2, got %3</source><translation>head: ブロック %1 のヘッドは 0 から %2 までですが、%3 が指定されました</translation></message>
<message><source>head: the network is read by heads 0 to %1, got %2</source><translation>head: ネットワークを読み取るヘッドは 0 から %1 までですが、%2 が指定されました</translation></message>
<message><source>a sum of parts</source><translation>構成要素の和</translation></message>
<message><source>what heads add to an embedding is known of a CLIP that reads its class token</source><translation>ヘッドが埋め込みに加えるものは、クラストークンを読む CLIP でのみ分かります</translation></message>
<message><source>%1: expected %2 to %3, got %4</source><translation>%1: %2 から %3 までの値が必要ですが、%4 が指定されました</translation></message>
<message><source>the map of %1</source><translation>%1 のマップ</translation></message>
<message><source>%1: expected %2</source><translation>%1: %2 が必要です</translation></message>
<message><source>a contrast is of two classes, and %1 is none</source><translation>比較は 2 つのクラスの間で行うものですが、%1 はクラスではありません</translation></message>
<message><source>choose two different classes: class %1 cannot be compared with itself</source><translation>異なる 2 つのクラスを選択してください: クラス %1 をそれ自身と比較することはできません</translation></message>
<message><source>contrast: maps of %1 x %2 and %3 x %4</source><translation>比較: マップの大きさが %1 x %2 と %3 x %4 で異なります</translation></message>
<message><source>pass %1 of %2</source><translation>順伝播 %1 / %2</translation></message>
<message><source>start layer</source><translation>開始層</translation></message>
<message><source>query token</source><translation>クエリトークン</translation></message>
<message><source>discard ratio: expected 0 to below 1, got %1</source><translation>除外率: 0 以上 1 未満の値が必要ですが、%1 が指定されました</translation></message>
<message><source>gamma: expected 0 to %1, got %2 and %3</source><translation>gamma: 0 から %1 までの値が必要ですが、%2 と %3 が指定されました</translation></message>
<message><source>feature basis</source><translation>特徴量の基底</translation></message>
<message><source>an .npz of mean, axes, variance, gate and provenance</source><translation>mean、axes、variance、gate、provenance を含む .npz</translation></message>
<message><source>another archive</source><translation>別のアーカイブ</translation></message>
<message><source>%1: 1 to %2 numbers</source><translation>%1: 1 から %2 個の数値</translation></message>
<message><source>%1: %2 numbers</source><translation>%1: %2 個の数値</translation></message>
<message><source>%1: finite numbers</source><translation>%1: 有限の数値</translation></message>
<message><source>NaN or infinity</source><translation>NaN または無限大</translation></message>
<message><source>%1: provenance</source><translation>%1: provenance</translation></message>
<message><source>provenance: an object</source><translation>provenance: オブジェクト</translation></message>
<message><source>something else</source><translation>別のもの</translation></message>
<message><source>%1: no feature basis: expected %2, found %3</source><translation>%1: 特徴量の基底ではありません: %2 が必要ですが、%3 でした</translation></message>
<message><source>an array %1</source><translation>配列 %1</translation></message>
<message><source>%1 pictures</source><translation>%1 枚の画像</translation></message>
<message><source>%1 foreground patches of %2, block %3, %4</source><translation>%2 の前景パッチ %1 個、ブロック %3、%4</translation></message>
<message><source>%1 patches of %2, block %3, %4</source><translation>%2 のパッチ %1 個、ブロック %3、%4</translation></message>
<message><source>, without %1</source><translation>、除外: %1</translation></message>
<message><source>variance: numbers from 0 on</source><translation>variance: 0 以上の数値</translation></message>
<message><source>a negative one</source><translation>負の値</translation></message>
<message><source>features as colours: expected at least %1 patches, got %2</source><translation>特徴量の色表示: %1 個以上のパッチが必要ですが、%2 個です</translation></message>
<message><source>features as colours: the features of this block are not all finite numbers</source><translation>特徴量の色表示: このブロックの特徴に有限でない値があります</translation></message>
<message><source>foreground above %1 leaves %2 of %3 patches; choose a lower threshold</source><translation>%1 を超える前景は %3 パッチ中 %2 パッチです。しきい値を下げてください</translation></message>
<message><source>a basis of %1 features for %2</source><translation>基底の特徴数は %1 ですが、対象は %2 です</translation></message>
<message><source>classes are read in a feature by the last norm and the classifier, and this network reads its tokens by attention</source><translation>特徴のクラスは最後の正規化と分類器で読みますが、このネットワークはアテンションでトークンを読みます</translation></message>
<message><source>classes are read in a feature by the last norm and the classifier, and this network has no classifier</source><translation>特徴のクラスは最後の正規化と分類器で読みますが、このネットワークには分類器がありません</translation></message>
<message><source>the basis was fitted on features of width %1 (k = %2), and these have %3 (k = %4): it serves features of its own width, and sub-networks of its own model with fewer heads</source><translation>基底は幅 %1 (k = %2) の特徴でフィットされましたが、対象の幅は %3 (k = %4) です。使えるのは同じ幅の特徴と、同じモデルのヘッドの少ないサブネットワークだけです</translation></message>
<message><source>no such facet</source><translation>そのような種類の特徴はありません</translation></message>
<message><source>facet v: the values of block %1 are mixtures of all tokens (super attention), none is of one patch; expected tokens, normed, q or k</source><translation>ファセット v: ブロック %1 の値は全トークンの混合 (Super アテンション) であり、1 つのパッチの値はありません。tokens、normed、q、k のいずれかを指定してください</translation></message>
<message><source>query: expected at least one patch</source><translation>query: 1 個以上のパッチが必要です</translation></message>
<message><source>query: expected patches 0 to %1, got %2</source><translation>query: 0 から %1 までのパッチが必要ですが、%2 が指定されました</translation></message>
<message><source>the basis %1 is not open; read its file again</source><translation>基底 %1 は開かれていません。ファイルを読み込み直してください</translation></message>
<message><source>%1 foreground of %2 patches of this picture</source><translation>この画像の %2 パッチ中、前景 %1 個</translation></message>
<message><source>%1 of %2 patches of this picture</source><translation>この画像の %2 パッチ中 %1 個</translation></message>
<message><source>the kept query has %1 features, and these tokens have %2</source><translation>保持したクエリの特徴数は %1 ですが、これらのトークンは %2 です</translation></message>
<message><source>grad-eclip pairs each token&apos;s key with its value, and the values of super attention are mixtures of all tokens; choose hydra-contribution:all, generic or fullgrad-plus</source><translation>grad-eclip は各トークンのキーと値を対にしますが、Super アテンションの値は全トークンの混合です。hydra-contribution:all、generic、fullgrad-plus のいずれかを選んでください</translation></message>
<message><source>method %1 has no map of a single head</source><translation>手法 %1 には単一ヘッドのマップがありません</translation></message>
<message><source>query token: expected -1 to %1, got %2</source><translation>クエリトークン: -1 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>lens: expected level 0 to %1, got %2</source><translation>lens: 0 から %1 までのレベルが必要ですが、%2 が指定されました</translation></message>
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
<message><source>What the class&apos;s logit loses when a square of the picture is painted over. One forward pass for each place of the square; a pixel has the mean of the squares that cover it. Zeiler &amp; Fergus, 2014.</source><translation>画像の正方形の部分を塗りつぶしたときにクラスのロジットが失うもの。正方形の位置ごとに順伝播 1 回。ピクセルの値は、それを覆う正方形の平均です。Zeiler &amp; Fergus, 2014.</translation></message>
<message><source>How probable the class is when a pixel is seen. The mean over a thousand random soft masks that let the picture through in places, one forward pass each. Petsiuk et al., 2018.</source><translation>あるピクセルが見えているときのクラスの確率。画像をところどころ透過させる千枚のランダムなソフトマスクの平均で、1 枚につき順伝播 1 回。Petsiuk et al., 2018.</translation></message>
<message><source>Shapley values of patches</source><translation>パッチの Shapley 値</translation></message>
<message><source>A fair share of the class&apos;s logit for each group of patches. What a group adds, on average over all orders in which groups can enter the sequence; patches that are absent are no tokens at all. The shares sum to what all patches bring. Shapley, 1953.</source><translation>パッチの各グループに対する、クラスのロジットの公平な配分。グループが系列に加わりうるすべての順序で平均した、グループの増分です。存在しないパッチはトークンになりません。配分の和は、全パッチがもたらすものになります。Shapley, 1953.</translation></message>
<message><source>How the class fares when only places of like features are seen. Features of the last block are clustered into masks, and each is scored by two forward passes. Xie et al., IJCAI 2023.</source><translation>似た特徴を持つ場所だけが見えるとき、クラスがどうなるか。最終ブロックの特徴をクラスタリングしてマスクとし、それぞれを 2 回の順伝播で評価します。Xie et al., IJCAI 2023.</translation></message>
<message><source>Attention of the answer</source><translation>答えのアテンション</translation></message>
<message><source>Where the network looks as it reads its answer. The attention of the pooling head of SigLIP and Perception Encoder; in other networks, of the tokens that the classifier reads, in the last block.</source><translation>ネットワークが答えを読み取るときに見ている場所。SigLIP と Perception Encoder ではプーリングヘッドのアテンション、ほかのネットワークでは分類器が読み取るトークンの最終ブロックでのアテンション。</translation></message>
<message><source>Where is it?</source><translation>どこにあるか</translation></message>
<message><source>How well each patch alone fits the sentence or the class, without gradients. The last block&apos;s attention is left out, so that a patch keeps its own values; the best one is ringed. Zhou et al., ECCV 2022 (MaskCLIP).</source><translation>各パッチが単独で文やクラスにどれだけ合うかを、勾配なしで示します。最後のブロックのアテンションを省くため、パッチは自身の値を保ちます。最も合うパッチを丸で囲みます。Zhou et al., ECCV 2022 (MaskCLIP)。</translation></message>
<message><source>How much a pixel helps to find a box. RISE, where a masked picture is worth its best match of the box: overlap, likeness of classes and objectness, multiplied. Petsiuk et al., CVPR 2021.</source><translation>あるピクセルがボックスの検出にどれだけ役立つか。RISE の一種で、マスクした画像の価値は、そのボックスに最もよく合うものの値（重なり、クラスの類似度、objectness の積）です。Petsiuk et al., CVPR 2021。</translation></message>
<message><source>method %1 explains a box, and a network finds none</source><translation>手法 %1 はボックスを説明しますが、ネットワークはボックスを検出しません</translation></message>
<message><source>method %1 reads the inside of a network, and a predictor shows none</source><translation>手法 %1 はネットワークの内部を読みますが、予測プログラムの内部は見えません</translation></message>
<message><source>method %1 explains a box, and this predictor answers with scores of classes</source><translation>手法 %1 はボックスを説明しますが、この予測プログラムはクラスのスコアで答えます</translation></message>
<message><source>of a box, RISE is called d-rise</source><translation>ボックスの場合、RISE は d-rise と呼びます</translation></message>
<message><source>method: unknown &apos;%1&apos;; expected one of %2</source><translation>method: &apos;%1&apos; は不明です。次のいずれかが必要です: %2</translation></message>
<message><source>method %1: nothing computes it</source><translation>手法 %1: 計算する処理がありません</translation></message>
<message><source>how the map is computed</source><translation>マップの計算方法</translation></message>
<message><source>block, for methods that look at one (default: the last)</source><translation>1 つのブロックを調べる手法の対象ブロック (既定: 最後)</translation></message>
<message><source>one head, for attention (default: all, fused)</source><translation>アテンションの対象ヘッド 1 つ (既定: 全ヘッドを融合)</translation></message>
<message><source>how attention and rollout fuse heads</source><translation>アテンションとロールアウトでのヘッドの融合方法</translation></message>
<message><source>patch that looks, for attention (default: the class token)</source><translation>アテンションで見る側のパッチ (既定: クラストークン)</translation></message>
<message><source>where a product over blocks begins (default: the method&apos;s own)</source><translation>ブロックにわたる積の開始位置 (既定: 手法ごとの値)</translation></message>
<message><source>rollout: share of the smallest attentions left out, 0 to 0.999</source><translation>ロールアウト: 除外する最小のアテンションの割合、0 から 0.999</translation></message>
<message><source>cp-lrp: gamma of the patch embedding</source><translation>cp-lrp: パッチ埋め込みのガンマ</translation></message>
<message><source>cp-lrp: gamma of MLPs and classifier</source><translation>cp-lrp: MLP と分類器のガンマ</translation></message>
<message><source>pictures that a gradient is averaged over; 1: the picture alone</source><translation>勾配を平均する画像の数。1: 元の画像のみ</translation></message>
<message><source>what pca and similarity compare: tokens, normed, q, k or v</source><translation>pca と similarity が比較するもの: tokens、normed、q、k、v</translation></message>
<message><source>pca: colours in this basis, kept earlier</source><translation>pca: 以前に保持したこの基底で色を付けます</translation></message>
<message><source>pca: fit patches whose first component is above T, 0 to 0.95</source><translation>pca: 第 1 成分が T を超えるパッチでフィットします、0 から 0.95</translation></message>
<message><source>occlusion: side of the square that is painted over</source><translation>occlusion: 塗りつぶす正方形の一辺</translation></message>
<message><source>occlusion: how far the square moves each time</source><translation>occlusion: 正方形の 1 回の移動量</translation></message>
<message><source>occlusion: what window and stride are measured in: patches or pixels</source><translation>occlusion: ウィンドウとステップの単位: patches または pixels</translation></message>
<message><source>occlusion: paint of the square: mean colour of the training pictures, average of this one, black or white</source><translation>occlusion: 正方形の塗り色: 学習画像の平均色、この画像の平均、黒、白</translation></message>
<message><source>occlusion, shapley: of a class, its logit or probability</source><translation>occlusion、shapley: クラスのロジット または確率</translation></message>
<message><source>rise: random masks</source><translation>rise: ランダムマスクの数</translation></message>
<message><source>rise: cells of a mask along each side</source><translation>rise: マスクの一辺のセル数</translation></message>
<message><source>shapley: groups of patches; exact up to 12, sampled beyond</source><translation>shapley: パッチのグループ数。12 までは厳密、それより多い場合はサンプリング</translation></message>
<message><source>shapley: orders that are drawn where values are sampled</source><translation>shapley: サンプリングする場合に抽出する順列の数</translation></message>
<message><source>vit-cx: features share a mask below this cosine distance</source><translation>vit-cx: コサイン距離がこれより小さい特徴は 1 つのマスクを共有します</translation></message>
<message><source>similarity: to these patches (3,7-9) of an open picture, by its id</source><translation>similarity: 開いている画像 (ID で指定) のこれらのパッチ (3,7-9) との類似度</translation></message>
<message><source>%1 has no rule for the gates between this network&apos;s blocks (ProgResViT); choose a method of attention or of gradients</source><translation>%1 には、このネットワークのブロック間のゲート (ProgResViT) に対する規則がありません。アテンションまたは勾配の手法を選択してください</translation></message>
<message><source>%1: the picture has patches 0 to %2, got %3</source><translation>%1: この画像のパッチは 0〜%2 です。指定: %3</translation></message>
<message><source>the question is about an output, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>出力に関する質問ですが、このモデルは分類器のないバックボーンです。別のターゲット (埋め込みのノルム、画像との類似度、方向、プローブ) を選択してください</translation></message>
<message><source>%1: expected 0 to %2, got %3</source><translation>%1: 0 から %2 までの値が必要ですが、%3 が指定されました</translation></message>
<message><source>%1: read after block %2; this question is about the whole network</source><translation>%1: ブロック %2 の後で読まれます。この質問はネットワーク全体についてのものです</translation></message>
<message><source>%1: the autoencoder has features 0 to %2</source><translation>%1: このオートエンコーダーの特徴は 0〜%2 です</translation></message>
<message><source>walk-through: expected a block from 0 to %1, got %2</source><translation>ステップ解説: 0 から %1 までのブロックが必要ですが、%2 が指定されました</translation></message>
<message><source>walk-through: block %1 (%2) has heads 0 to %3, got %4</source><translation>ステップ解説: ブロック %1 (%2) のヘッドは 0 から %3 までですが、%4 が指定されました</translation></message>
<message><source>walk-through: expected a patch from 0 to %1 or -1 for the class token, got %2</source><translation>ステップ解説: 0 から %1 までのパッチ、またはクラストークンを表す -1 が必要ですが、%2 が指定されました</translation></message>
<message><source>the %1</source><translation>%1</translation></message>
<message><source> of %1</source><translation> / %1</translation></message>
<message><source>, means of %1 × %2</source><translation>、%1 × %2 の平均</translation></message>
<message><source>class token</source><translation>クラストークン</translation></message>
<message><source>prefix token %1</source><translation>プレフィックストークン %1</translation></message>
<message><source>extra token</source><translation>追加トークン</translation></message>
<message><source>token %1 (row %2, col %3)</source><translation>トークン %1 (行 %2、列 %3)</translation></message>
<message><source>How well each query (row) fits each key (column); %1 fits best with %2, %3.</source><translation>各クエリ (行) が各キー (列) にどれだけ合うか。%1 に最もよく合うのは%2で、%3 です。</translation></message>
<message><source> Only tokens of the same window of %1 × %2 patches meet; prefix tokens meet everybody.</source><translation> 同じ %1 × %2 パッチのウィンドウ内のトークン同士のみが相互作用します。プレフィックストークンはすべてと相互作用します。</translation></message>
<message><source> B adds a learned number for how far apart two patches are.</source><translation> B は、2 つのパッチの距離に応じて学習した値を加えます。</translation></message>
<message><source>Scores</source><translation>スコア</translation></message>
<message><source>Each row becomes shares that add up to 1; %1 gives %2 % to %3.</source><translation>各行を、合計が 1 になる割合に変換します。%1 は %2 % を%3に与えます。</translation></message>
<message><source>Attention weights</source><translation>アテンションの重み</translation></message>
<message><source>Between the tokens there are %1 × %2 × %3 = %4 weights.</source><translation>トークン間の重みは %1 × %2 × %3 = %4 個です。</translation></message>
<message><source>Between the tokens there are %1 weights, where softmax without windows has %2.</source><translation>トークン間の重みは %1 個で、ウィンドウのないソフトマックスでは %2 個です。</translation></message>
<message><source>Each pair of a patch&apos;s features is turned by an angle that grows with its row or its column, so that products of queries and keys depend on how far apart two patches are. Tokens in front of the patches stay as they are.</source><translation>パッチの特徴を 2 つずつ組にし、行または列に応じて大きくなる角度だけ回転します。これにより、クエリとキーの積が 2 つのパッチの距離に依存するようになります。パッチの前に置かれるトークンはそのままです。</translation></message>
<message><source>Each pair of a patch&apos;s features is turned by an angle that grows with its row or its column, so that products of queries and keys depend on how far apart two patches are.</source><translation>パッチの特徴を 2 つずつ組にし、行または列に応じて大きくなる角度だけ回転します。これにより、クエリとキーの積が 2 つのパッチの距離に依存するようになります。</translation></message>
<message><source>QuickGELU</source><translation>QuickGELU</translation></message>
<message><source>GELU (tanh)</source><translation>GELU (tanh)</translation></message>
<message><source>Weighted values</source><translation>重み付きバリュー</translation></message>
<message><source>Each row is the average of all values, every one counted by its share.</source><translation>各行は、全バリューをそれぞれの割合で重み付けした平均です。</translation></message>
<message><source>Heads joined</source><translation>ヘッドの連結</translation></message>
<message><source>The results of all %1 heads side by side; head %2 fills features %3 to %4.</source><translation>全 %1 ヘッドの結果を並べたもの。ヘッド %2 は特徴 %3 から %4 までを占めます。</translation></message>
<message><source>Queries, turned by place</source><translation>クエリ (位置に応じて回転)</translation></message>
<message><source>Keys, turned by place</source><translation>キー (位置に応じて回転)</translation></message>
<message><source>The gate</source><translation>ゲート</translation></message>
<message><source>How far each of the MLP&apos;s features opens for each token; near 0 it is shut.</source><translation>各トークンで MLP の特徴がそれぞれどれだけ開くか。0 に近いと閉じています。</translation></message>
<message><source>What the gate lets through</source><translation>ゲートが通すもの</translation></message>
<message><source>A second projection of the same tokens, without an activation.</source><translation>同じトークンの 2 つ目の射影。活性化関数は通しません。</translation></message>
<message><source>Gated</source><translation>ゲートの適用</translation></message>
<message><source>Feature by feature: what the gate opens for passes, the rest is held back.</source><translation>特徴ごとに、ゲートが開いたものは通り、残りは抑えられます。</translation></message>
<message><source>What the MLP adds</source><translation>MLP が加えるもの</translation></message>
<message><source>Back in the width of the tokens, to be added to them.</source><translation>トークンと同じ幅に戻し、トークンに加えます。</translation></message>
<message><source>Every row is brought to length 1.</source><translation>各行の長さを 1 にします。</translation></message>
<message><source>Every row is divided by the sum of its magnitudes.</source><translation>各行を絶対値の和で割ります。</translation></message>
<message><source>Divided by √T, so that the sum over tokens becomes a mean.</source><translation>√T で割り、トークンにわたる和を平均にします。</translation></message>
<message><source>Squeezed into −1 … 1.</source><translation>−1 … 1 の範囲に押し込みます。</translation></message>
<message><source>Squeezed into 0 … 1: how far each feature&apos;s gate opens.</source><translation>0 … 1 の範囲に押し込みます: 各特徴のゲートがどれだけ開くか。</translation></message>
<message><source>Each column becomes shares over tokens that add up to 1.</source><translation>各列を、トークンにわたる合計が 1 になる割合に変換します。</translation></message>
<message><source>softmax over tokens of $</source><translation>$ のトークンにわたる softmax</translation></message>
<message><source>Kernel of the queries</source><translation>クエリのカーネル</translation></message>
<message><source>Kernel of the keys</source><translation>キーのカーネル</translation></message>
<message><source>Keys times values</source><translation>キー × バリュー</translation></message>
<message><source>Each token marks its own values with its own key, feature by feature; no other token is needed.</source><translation>各トークンが自身のキーで自身のバリューに特徴ごとに印を付けます。ほかのトークンは必要ありません。</translation></message>
<message><source>Σ over tokens</source><translation>トークンにわたる Σ</translation></message>
<message><source>The one global feature vector</source><translation>唯一の大域特徴ベクトル</translation></message>
<message><source>All %1 rows are added up once; every token will read the same %2 numbers.</source><translation>全 %1 行を 1 回だけ足し合わせます。すべてのトークンが同じ %2 個の数値を読み取ります。</translation></message>
<message><source>Gated by the queries</source><translation>クエリによるゲート</translation></message>
<message><source>%1 takes from g what its own query lets through.</source><translation>%1 は、自身のクエリが通すものを g から取り出します。</translation></message>
<message><source>The state of the head</source><translation>ヘッドの状態</translation></message>
<message><source>All tokens are added up once, every feature of the keys with every feature of the values: %1 numbers, however many tokens there are.</source><translation>キーの各特徴とバリューの各特徴を掛け、全トークンを 1 回だけ足し合わせます: トークンがいくつあっても数値は %1 個です。</translation></message>
<message><source>Read by the queries</source><translation>クエリによる読み取り</translation></message>
<message><source>%1 reads from the state what its own query asks for.</source><translation>%1 は、自身のクエリが求めるものを状態から読み取ります。</translation></message>
<message><source>Softmax would hold %1 × %2 × %3 = %4 weights between pairs of tokens here; this kind holds %5 sums over tokens.</source><translation>ソフトマックスではここにトークン対の重みが %1 × %2 × %3 = %4 個必要ですが、この種類が保持するのはトークンにわたる和 %5 個です。</translation></message>
<message><source>No T × T matrix here</source><translation>T × T 行列なし</translation></message>
<message><source>Without a softmax in between the products may be taken in the other order: tokens are added up before any query asks. %1</source><translation>間にソフトマックスがないため、積を別の順序で計算できます: クエリが尋ねる前にトークンを足し合わせます。%1</translation></message>
<message><source>LayerNorm</source><translation>LayerNorm</translation></message>
<message><source>Normalised output</source><translation>正規化した出力</translation></message>
<message><source>Each row is brought to mean 0 and deviation 1 once more, since a sum over tokens has no natural size.</source><translation>トークンにわたる和には決まった大きさがないため、各行をもう一度、平均 0、標準偏差 1 にします。</translation></message>
<message><source>Tokens</source><translation>トークン</translation></message>
<message><source>x, the input of block %1</source><translation>x、ブロック %1 の入力</translation></message>
<message><source>One row for each of %1 tokens; the marked row is the query, %2.</source><translation>%1 個のトークンごとに 1 行。印を付けた行はクエリ (%2) です。</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Normalised tokens</source><translation>正規化したトークン</translation></message>
<message><source>Each row is divided by the root of its mean square, then scaled by learned weights.</source><translation>各行を二乗平均平方根で割り、学習した重みでスケーリングします。</translation></message>
<message><source>Each row is brought to mean 0 and deviation 1 over its features, then scaled and shifted by learned weights.</source><translation>各行を特徴にわたって平均 0、標準偏差 1 にし、学習した重みでスケーリングとシフトを行います。</translation></message>
<message><source> Head %1 has features %2 to %3.</source><translation> ヘッド %1 は特徴 %2 から %3 までを使います。</translation></message>
<message><source>as they are</source><translation>そのまま</translation></message>
<message><source>: the tokens themselves</source><translation>: トークンそのもの</translation></message>
<message><source>No %1 projection: the normalised tokens themselves serve here, which saves %2 weights and a product of %3 by %4.</source><translation>%1 の射影はありません: 正規化したトークンをそのまま使うため、重み %2 個と、%3 と %4 の積が省けます。</translation></message>
<message><source>: tokens mixed</source><translation>: トークンの混合</translation></message>
<message><source>No %1 projection of features; instead one extra product mixes tokens: every row is a learned sum, %2, of all the rows of n₁.</source><translation>特徴に対する %1 の射影はありません。代わりに 1 つの追加の積でトークンを混ぜます: 各行は、n₁ の全行の学習した和 (%2) です。</translation></message>
<message><source>The token mixer</source><translation>トークンミキサー</translation></message>
<message><source>Learned weights, the same for every picture: how much of every token (column) goes into the value of each token (row).</source><translation>すべての画像に共通の学習した重み: 各トークン (列) のどれだけが各トークン (行) のバリューに入るか。</translation></message>
<message><source>Queries</source><translation>クエリ</translation></message>
<message><source>What each token looks for in the others.</source><translation>各トークンがほかのトークンに求めるもの。</translation></message>
<message><source>Keys</source><translation>キー</translation></message>
<message><source>What each token offers to be found by.</source><translation>各トークンが見つけてもらうために示すもの。</translation></message>
<message><source>Values</source><translation>バリュー</translation></message>
<message><source>What each token hands over to those that find it.</source><translation>各トークンが、自分を見つけたトークンに渡すもの。</translation></message>
<message><source>The features of all heads are brought to mean 0 and deviation 1 before they are mixed.</source><translation>混ぜる前に、全ヘッドの特徴を平均 0、標準偏差 1 にします。</translation></message>
<message><source>Projection</source><translation>射影</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens, scaled for each feature (LayerScale).</source><translation>全ヘッドの特徴を学習した重みで混ぜてトークンと同じ幅に戻し、特徴ごとにスケーリングしたもの (LayerScale)。</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens.</source><translation>全ヘッドの特徴を学習した重みで混ぜ、トークンと同じ幅に戻したもの。</translation></message>
<message><source> For %1 the update has %2 % of the input&apos;s norm.</source><translation> %1 では、更新の大きさは入力のノルムの %2 % です。</translation></message>
<message><source>The branch is added to the values, because they, not x, have its width.</source><translation>この分岐の出力は、同じ幅を持つ x ではなくバリューに加えます。</translation></message>
<message><source>The layer only adds to its input, so that nothing is lost on the way.</source><translation>層は入力に加えるだけなので、途中で失われるものはありません。</translation></message>
<message><source>Skip connection</source><translation>スキップ接続</translation></message>
<message><source>%1: has changed since it was opened; open it again</source><translation>%1: 開いた後に変更されました。もう一度開いてください</translation></message>
<message><source>--%1: its picture has no file, so that the evidence could not be computed again; save the picture and choose its file</source><translation>--%1: 画像にファイルがなく、証拠を再計算できません。画像を保存し、そのファイルを選んでください</translation></message>
<message><source>hydrascope-cli explain --predictor %1</source><translation>hydrascope-cli explain --predictor %1</translation></message>
<message><source>--predictor %1</source><translation>--predictor %1</translation></message>
<message><source>features are of a sparse autoencoder; give it with --sae FILE</source><translation>特徴はスパースオートエンコーダーのものです。--sae FILE で指定してください</translation></message>
<message><source>a file</source><translation>ファイル</translation></message>
<message><source>what was computed now</source><translation>今回計算したもの</translation></message>
<message><source>the same bytes</source><translation>同じバイト列</translation></message>
<message><source>other bytes</source><translation>別のバイト列</translation></message>
<message><source>no such file; the question makes none</source><translation>そのようなファイルはありません (質問からは生じません)</translation></message>
<message><source>shape %1</source><translation>形状 %1</translation></message>
<message><source>%1 as value %2</source><translation>値 %2 として %1</translation></message>
<message><source>%1, the largest of %2 differences; the largest value is %3</source><translation>%1 (%2 個の差の最大。最大の値は %3)</translation></message>
<message><source>x%1 pixels</source><translation>x%1 ピクセル</translation></message>
<message><source>the same picture</source><translation>同じ画像</translation></message>
<message><source>%1 of %2 values differ</source><translation>%2 個の値のうち %1 個が異なります</translation></message>
<message><source>%1: is there already, and a bundle replaces nothing; choose another name</source><translation>%1: すでにあります。バンドルは何も置き換えません。別の名前を選んでください</translation></message>
<message><source>%1 is no name of a file in a bundle</source><translation>%1 はバンドル内のファイル名ではありません</translation></message>
<message><source>plain names</source><translation>単純な名前</translation></message>
<message><source>an odd name; not looked at</source><translation>不正な名前 (調べません)</translation></message>
<message><source>%1: has no %2; is it a bundle of evidence?</source><translation>%1: %2 がありません。証拠のバンドルですか？</translation></message>
<message><source>%1: expected at most %2 files, found more</source><translation>%1: 最大 %2 個のファイルである必要がありますが、それを超えています</translation></message>
<message><source>a link or a device; not looked at</source><translation>リンクまたはデバイス (調べません)</translation></message>
<message><source>%1: %2: expected at most %3 bytes, found %4</source><translation>%1: %2: 最大 %3 バイトですが、%4 バイトありました</translation></message>
<message><source>%1: expected &quot;format&quot;: &quot;%2&quot; and a list of files</source><translation>%1: &quot;format&quot;: &quot;%2&quot; とファイルの一覧が必要です</translation></message>
<message><source>%1: expected {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} for each file</source><translation>%1: 各ファイルに {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} が必要です</translation></message>
<message><source>once in the manifest</source><translation>マニフェストに 1 回</translation></message>
<message><source>none; the manifest has it</source><translation>なし (マニフェストにはあります)</translation></message>
<message><source>the bytes that the manifest has the SHA-256 of</source><translation>マニフェストに SHA-256 があるバイト列</translation></message>
<message><source>no such file; the manifest has none</source><translation>そのようなファイルはありません (マニフェストにもありません)</translation></message>
<message><source>column %1 has %2 rows of %3</source><translation>列 %1 は %3 行中 %2 行です</translation></message>
<message><source>table: unknown format</source><translation>表: 形式が不明です</translation></message>
<message><source>%1: is there already, and a data set replaces nothing; choose another name</source><translation>%1: すでにあります。データセットは何も置き換えません。別の名前を選んでください</translation></message>
<message><source>the predictor finds %1 boxes, there is no %2</source><translation>予測プログラムが検出したボックスは %1 個で、%2 はありません</translation></message>
<message><source>none of %1 masked pictures had a box like %2: there is no map</source><translation>マスクした %1 枚の画像のどれにも %2 に似たボックスがなく、マップはありません</translation></message>
<message><source>a table of points has no column %1</source><translation>点の表に列 %1 がありません</translation></message>
<message><source>expected a name that ends in .%1, got &apos;%2&apos;</source><translation>.%1 のいずれかで終わる名前が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>--format %1: expected methods that answer with one number a patch; %2 answers with colours</source><translation>--format %1: パッチごとに 1 つの数を返す手法が必要です。%2 は色を返します</translation></message>
<message><source>, prompts %1, templates %2</source><translation>、プロンプト %1、テンプレート %2</translation></message>
<message><source>, prompts %1</source><translation>、プロンプト %1</translation></message>
<message><source>, templates %1</source><translation>、テンプレート %1</translation></message>
<message><source>class %1</source><translation>クラス %1</translation></message>
<message><source>class %1 minus %2</source><translation>クラス %1 から %2 を引いたもの</translation></message>
<message><source>%1 minus %2</source><translation>%1 から %2 を引いたもの</translation></message>
<message><source>%1, %2, image %3</source><translation>%1、%2、画像 %3</translation></message>
<message><source>a map is not written as .%1 here</source><translation>ここではマップを .%1 として書き出せません</translation></message>
<message><source>no panel has a map yet</source><translation>マップのあるパネルがまだありません</translation></message>
<message><source>expected a name that ends in .csv, .json or .npz, got &apos;.%1&apos;</source><translation>.csv、.json、.npz のいずれかで終わる名前が必要ですが、&apos;.%1&apos; が指定されました</translation></message>
<message><source>%1: its name is too long for files; they begin with %2</source><translation>%1: ファイルに使うには名前が長すぎるため、ファイル名の先頭を %2 にします</translation></message>
<message><source>%1: another input has the same name; its files begin with %2</source><translation>%1: 別の入力と名前が同じため、ファイル名の先頭を %2 にします</translation></message>
<message><source>none of the %1 pictures can be read; %2</source><translation>%1 枚の画像のどれも読めません。%2</translation></message>
<message><source>a report has 1 to %1 runs, and these are %2</source><translation>レポートは 1 から %1 の実行ですが、これは %2 です</translation></message>
<message><source>a report cannot name the other picture whose activations are put in; switch that off first</source><translation>レポートは、活性値を取り込む別の画像を記録できません。先にそれをオフにしてください</translation></message>
<message><source>%1: %2 lines, more than the %3 allowed here</source><translation>%1: %2 行あり、上限の %3 を超えています</translation></message>
<message><source>%1: line %2: more than %3 columns, or more than %4 cells in all</source><translation>%1: %2 行目: 列が %3 を超えているか、セルの合計が %4 を超えています</translation></message>
<message><source>%1: expected a table with a header, found nothing</source><translation>%1: ヘッダーのある表が必要ですが、何もありません</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, found %3</source><translation>%1: 列 &apos;%2&apos; が必要ですが、%3 でした</translation></message>
<message><source>%1: expected at least %2 cells, found %3</source><translation>%1: %2 個以上のセルが必要ですが、%3 個でした</translation></message>
<message><source>%1: expected a number, found %2</source><translation>%1: 数値が必要ですが、%2 でした</translation></message>
<message><source>%1: line %2</source><translation>%1: %2 行目</translation></message>
<message><source>a Python pickle without PyTorch&apos;s mark</source><translation>PyTorch の目印がない Python の pickle</translation></message>
<message><source>load it in Python the way it was written, and save the weights with torch.save(state_dict, FILE) or safetensors.torch.save_file(state_dict, FILE)</source><translation>Python で書き込んだときと同じ方法で読み込み、torch.save(state_dict, FILE) または safetensors.torch.save_file(state_dict, FILE) で重みを保存してください</translation></message>
<message><source>a tar archive</source><translation>tar アーカイブ</translation></message>
<message><source>it may be a PyTorch file from before 0.1.10: load it with torch.load(FILE) in Python and save the state dict with torch.save; any other archive has to be unpacked first</source><translation>0.1.10 より前の PyTorch ファイルの可能性があります: Python で torch.load(FILE) を使って読み込み、torch.save で state dict を保存してください。ほかのアーカイブの場合は、先に展開する必要があります</translation></message>
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
<message><source>it was made for a device; open the network that it was exported from</source><translation>特定のデバイス用に作られています。エクスポート元のネットワークを開いてください</translation></message>
<message><source>an engine of TensorRT</source><translation>TensorRT のエンジン</translation></message>
<message><source>it was made for one GPU; open the network that it was built from, or its ONNX file</source><translation>特定の GPU 用に作られています。ビルド元のネットワーク、またはその ONNX ファイルを開いてください</translation></message>
<message><source>a GGUF file</source><translation>GGUF ファイル</translation></message>
<message><source>open the model that it was made from. Its numbers in Python: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</source><translation>作成元のモデルを開いてください。その数値は Python では: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</translation></message>
<message><source>an ONNX model</source><translation>ONNX モデル</translation></message>
<message><source>its weights have lost their names</source><translation>重みの名前が失われています</translation></message>
<message><source>a TensorFlow Lite model</source><translation>TensorFlow Lite モデル</translation></message>
<message><source>a graph of TensorFlow (SavedModel)</source><translation>TensorFlow のグラフ (SavedModel)</translation></message>
<message><source>its weights lie beside it</source><translation>重みは隣のファイルにあります</translation></message>
<message><source>a model of Core ML</source><translation>Core ML のモデル</translation></message>
<message><source>a model of OpenVINO (.xml with its .bin)</source><translation>OpenVINO のモデル (.xml とその .bin)</translation></message>
<message><source>a model of NCNN (.param with its .bin)</source><translation>NCNN のモデル (.param とその .bin)</translation></message>
<message><source>weights of MXNet</source><translation>MXNet の重み</translation></message>
<message><source>its weights have MXNet&apos;s names</source><translation>重みに MXNet の名前が付いています</translation></message>
<message><source>a compiled program</source><translation>コンパイルされたプログラム</translation></message>
<message><source>open the network that it was made from</source><translation>作成元のネットワークを開いてください</translation></message>
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
<message><source>%1: this is %2: %3. %4</source><translation>%1: これは %2 です: %3。%4</translation></message>
<message><source>%1: this is %2: %3. </source><translation>%1: これは %2 です: %3。 </translation></message>
<message><source>%1: this is %2: %3</source><translation>%1: これは %2 です: %3</translation></message>
<message><source>%1: this looks like %2: %3. %4</source><translation>%1: %2 のようです: %3。%4</translation></message>
<message><source>%1: this looks like %2: %3. </source><translation>%1: %2 のようです: %3。 </translation></message>
<message><source>%1: this looks like %2: %3</source><translation>%1: %2 のようです: %3</translation></message>
<message><source>an archive of TorchServe</source><translation>TorchServe のアーカイブ</translation></message>
<message><source>unpack it, and open the file in it</source><translation>展開して、中のファイルを開いてください</translation></message>
<message><source>%1: a shape of %2 values for %3</source><translation>%1: %3 に対する形状が %2 個の値を表しています</translation></message>
<message><source>&apos;%1&apos; is no name of an array</source><translation>&apos;%1&apos; は配列の名前として使えません</translation></message>
<message><source>two arrays of one archive are called %1</source><translation>1 つのアーカイブに %1 という名前の配列が 2 つあります</translation></message>
<message><source>an array of %1 dimensions has no .npy header</source><translation>%1 次元の配列には .npy ヘッダーを作れません</translation></message>
<message><source>%1 arrays of %2 bytes: an .npz file holds at most %3 arrays and %4 bytes here</source><translation>配列 %1 個、%2 バイト: .npz ファイルに入れられるのは最大で配列 %3 個、%4 バイトです</translation></message>
<message><source>%1: expected finite values, found %2</source><translation>%1: 有限の値が必要ですが、%2 があります</translation></message>
<message><source>%1: expected a float array [3,H,W] or [N,3,H,W], got %2</source><translation>%1: float 配列 [3,H,W] または [N,3,H,W] が必要ですが、%2 でした</translation></message>
<message><source>%1: NumPy type &apos;%2&apos; is not supported; expected float16/32/64, an integer or bool</source><translation>%1: NumPy の型 &apos;%2&apos; には対応していません。float16/32/64、整数、bool のいずれかが必要です</translation></message>
<message><source>%1: shape %2 takes %3 bytes, the file holds %4</source><translation>%1: 形状 %2 には %3 バイト必要ですが、ファイルには %4 バイトあります</translation></message>
<message><source>key %1 occurs twice</source><translation>キー %1 が 2 回現れます</translation></message>
<message><source>unknown key %1</source><translation>キー %1 は不明です</translation></message>
<message><source>expected the keys descr, fortran_order and shape only</source><translation>キーは descr、fortran_order、shape のみである必要があります</translation></message>
<message><source>%1: bad .npy header at byte %2: %3</source><translation>%1: .npy ヘッダーのバイト %2 が不正です: %3</translation></message>
<message><source>expected &apos;%1&apos;</source><translation>&apos;%1&apos; が必要です</translation></message>
<message><source>a quote is not closed</source><translation>引用符が閉じられていません</translation></message>
<message><source>expected True or False</source><translation>True または False が必要です</translation></message>
<message><source>%1: a structured NumPy array; expected a plain array of numbers</source><translation>%1: 構造化された NumPy 配列です。通常の数値の配列が必要です</translation></message>
<message><source>%1: an array of Python objects (a pickle); expected plain numbers. It is not opened, because unpickling runs code from the file</source><translation>%1: Python オブジェクトの配列 (pickle) です。通常の数値が必要です。unpickle するとファイル内のコードが実行されるため、開きません</translation></message>
<message><source>%1: NumPy type %2 is not supported; expected float16/32/64, an integer or bool</source><translation>%1: NumPy の型 %2 には対応していません。float16/32/64、整数、bool のいずれかが必要です</translation></message>
<message><source>the shape holds more elements than any file could</source><translation>形状の要素数が、ファイルに収まる数を超えています</translation></message>
<message><source>a side is larger than any file could be</source><translation>辺の長さが、ファイルに収まる大きさを超えています</translation></message>
<message><source>expected a number</source><translation>数値が必要です</translation></message>
<message><source>%1: not a .npy file (it does not begin with \x93NUMPY)</source><translation>%1: .npy ファイルではありません (先頭が \x93NUMPY ではありません)</translation></message>
<message><source>%1: .npy version %2; expected 1, 2 or 3</source><translation>%1: .npy バージョン %2。1、2、3 のいずれかが必要です</translation></message>
<message><source>%1: the .npy header reads %2 bytes, the file has %3; truncated?</source><translation>%1: .npy ヘッダーは %2 バイトと読めますが、ファイルは %3 バイトです。途中で切れていませんか？</translation></message>
<message><source>%1: array %2</source><translation>%1: 配列 %2</translation></message>
<message><source>a number beyond 64 bits</source><translation>64 ビットを超える数値</translation></message>
<message><source>an invalid number</source><translation>無効な数値</translation></message>
<message><source>a text that is not UTF-8</source><translation>UTF-8 ではないテキスト</translation></message>
<message><source>an invalid escape sequence in a string</source><translation>文字列内の無効なエスケープシーケンス</translation></message>
<message><source>%1: broken pickle at byte %2: %3</source><translation>%1: バイト %2 で pickle が破損しています: %3</translation></message>
<message><source>it ends before the %1 bytes that belong here</source><translation>ここにあるべき %1 バイトより前に終わっています</translation></message>
<message><source>a line without an end</source><translation>終わりのない行</translation></message>
<message><source>%1: the pickle names a class with a name of more than %2 bytes</source><translation>%1: pickle が %2 バイトを超える名前のクラスを指定しています</translation></message>
<message><source>something that is not a function</source><translation>関数ではないもの</translation></message>
<message><source>%1: the pickle refers to a tensor storage in a place where none is allowed</source><translation>%1: pickle が、許可されない場所でテンソルのストレージを参照しています</translation></message>
<message><source>%1: the pickle refers to something external that is not a tensor storage</source><translation>%1: pickle が、テンソルのストレージではない外部のものを参照しています</translation></message>
<message><source>%1: the key of a tensor storage has more than %2 bytes</source><translation>%1: テンソルのストレージのキーが %2 バイトを超えています</translation></message>
<message><source>%1: a view reaches outside storage %2</source><translation>%1: ビューがストレージ %2 の外に及んでいます</translation></message>
<message><source>%1: the pickle repeats its values more often than a checkpoint does</source><translation>%1: pickle が、チェックポイントではありえない回数だけ値を繰り返しています</translation></message>
<message><source>%1: the %2 of a tensor is not a list of integers</source><translation>%1: テンソルの %2 が整数のリストではありません</translation></message>
<message><source>%1: storage %2</source><translation>%1: ストレージ %2</translation></message>
<message><source>%1: it holds quantised tensors; save the weights before they are quantised</source><translation>%1: 量子化されたテンソルが含まれています。量子化する前の重みを保存してください</translation></message>
<message><source>%1: the pickle makes more than %2 values, more than any checkpoint</source><translation>%1: pickle が %2 個を超える値を作ります。チェックポイントではありえない数です</translation></message>
<message><source>%1: the pickle takes more than %2 steps, more than any checkpoint</source><translation>%1: pickle の処理が %2 ステップを超えます。チェックポイントではありえない数です</translation></message>
<message><source>1 object of an unknown class was</source><translation>未知のクラスのオブジェクト 1 個は</translation></message>
<message><source>%1 objects of unknown classes were</source><translation>未知のクラスのオブジェクト %1 個は</translation></message>
<message><source>%1 not used, and nothing was run: %2, ...</source><translation>%1使用せず、何も実行しませんでした: %2, ...</translation></message>
<message><source>%1 not used, and nothing was run: %2</source><translation>%1使用せず、何も実行しませんでした: %2</translation></message>
<message><source>%1: this TorchScript archive keeps no named weights (it is frozen); save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: この TorchScript アーカイブは名前付きの重みを保持していません (凍結されています)。Python で torch.save(model.state_dict(), FILE) を使って保存し、そのファイルを開いてください</translation></message>
<message><source>%1: this PyTorch file holds no weights under names that are known here; save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: この PyTorch ファイルには既知の名前の重みがありません。Python で torch.save(model.state_dict(), FILE) を使って保存し、そのファイルを開いてください</translation></message>
<message><source>it also holds the weights %1; %2 is used</source><translation>重み %1 も含まれていますが、%2 を使用します</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none%2</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、ありません%2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none. Another snapshot of this model has its weights: open %2</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、ありません。このモデルの別のスナップショットに重みがあります。%2 を開いてください</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them%3</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、%2 個ありました。そのうちの 1 つを開いてください%3</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them. Another snapshot of this model has its weights: open %3</source><translation>%1: このフォルダーには model.safetensors、pytorch_model.bin、または 1 つのモデルファイルが必要ですが、%2 個ありました。そのうちの 1 つを開いてください。このモデルの別のスナップショットに重みがあります。%3 を開いてください</translation></message>
<message><source>%1: its tensors are %2 numbers made of %3 stored ones; weights do not repeat that often</source><translation>%1: テンソルの %2 個の数値が、保存された %3 個の数値から作られています。重みがこれほど繰り返されることはありません</translation></message>
<message><source>%1: a zip archive with neither PyTorch&apos;s data.pkl nor NumPy arrays alone; expected a model file, not a packed folder</source><translation>%1: PyTorch の data.pkl がなく、NumPy 配列だけでもない zip アーカイブです。圧縮したフォルダーではなく、モデルファイルが必要です</translation></message>
<message><source>%1: tensor %2 is missing; the index says it is here</source><translation>%1: テンソル %2 がありません。索引ではここにあるはずです</translation></message>
<message><source>%1: %2 tensors that the index does not name were left out</source><translation>%1: 索引にない %2 個のテンソルを除外しました</translation></message>
<message><source>sharded %1</source><translation>分割された %1</translation></message>
<message><source>reading %1</source><translation>%1 を読み込み中</translation></message>
<message><source>%1: the file %2 is missing beside this index (%3 files belong to the model)</source><translation>%1: この索引と同じ場所にファイル %2 がありません (モデルは %3 個のファイルからなります)</translation></message>
<message><source>%1: expected weights, found another index</source><translation>%1: 重みが必要ですが、別の索引でした</translation></message>
<message><source>tensor %1: safetensors has no name for %2</source><translation>テンソル %1: safetensors には %2 に対応する名前がありません</translation></message>
<message><source>%1: tensor %2</source><translation>%1: テンソル %2</translation></message>
<message><source>%1: dtype %2: quantised weights (fp8), which are not run here. %3</source><translation>%1: dtype %2: 量子化された重み (fp8) で、ここでは実行できません。%3</translation></message>
<message><source>%1: dtype %2 is not supported; expected F64, F32, F16, BF16, I64, I32, I16, I8, U8 or BOOL</source><translation>%1: dtype %2 には対応していません。F64、F32、F16、BF16、I64、I32、I16、I8、U8、BOOL のいずれかが必要です</translation></message>
<message><source>%1: its shape holds more elements than any file could</source><translation>%1: 形状の要素数が、ファイルに収まる数を超えています</translation></message>
<message><source>%1: data_offsets [%2, %3) lie outside the %4 bytes of tensor data</source><translation>%1: data_offsets [%2, %3) が、%4 バイトのテンソルデータの外にあります</translation></message>
<message><source>%1: %2 of shape %3 takes %4 bytes, data_offsets [%5, %6) hold %7</source><translation>%1: 形状 %3 の %2 には %4 バイト必要ですが、data_offsets [%5, %6) は %7 バイトです</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: it overlaps the one before it</source><translation>%1: テンソル %2 の開始位置はバイト %4 であるべきですが、%3 です: 前のテンソルと重なっています</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: there is a hole before it</source><translation>%1: テンソル %2 の開始位置はバイト %4 であるべきですが、%3 です: 前に隙間があります</translation></message>
<message><source>%1: the tensors end at byte %2 of %3 bytes of tensor data</source><translation>%1: テンソルは、テンソルデータ %3 バイト中バイト %2 で終わっています</translation></message>
<message><source>%1: the file is cut off: %2 of %3 bytes of its tensors are missing</source><translation>%1: ファイルが途中で切れています: テンソルの %3 バイトのうち %2 バイトがありません</translation></message>
<message><source>the name %1 occurs twice</source><translation>名前 %1 が 2 回現れます</translation></message>
<message><source>metadata key %1 occurs twice</source><translation>メタデータのキー %1 が 2 回現れます</translation></message>
<message><source>unknown field %1</source><translation>フィールド %1 は不明です</translation></message>
<message><source>field %1 occurs twice</source><translation>フィールド %1 が 2 回現れます</translation></message>
<message><source>more than %1 tensors; no checkpoint has as many</source><translation>テンソルが %1 個を超えています。チェックポイントではありえない数です</translation></message>
<message><source>an object where none belongs</source><translation>不適切な場所にオブジェクトがあります</translation></message>
<message><source>expected dtype, shape and data_offsets</source><translation>dtype、shape、data_offsets が必要です</translation></message>
<message><source>an array where none belongs</source><translation>不適切な場所に配列があります</translation></message>
<message><source>data_offsets must be two numbers, found %1</source><translation>data_offsets には 2 つの数値が必要ですが、%1 でした</translation></message>
<message><source>a number where none belongs</source><translation>不適切な場所に数値があります</translation></message>
<message><source>a string where none belongs</source><translation>不適切な場所に文字列があります</translation></message>
<message><source>null where none belongs</source><translation>不適切な場所に null があります</translation></message>
<message><source>a boolean where none belongs</source><translation>不適切な場所に真偽値があります</translation></message>
<message><source>a negative number</source><translation>負の数値</translation></message>
<message><source>expected a whole number of 64 bits, found %1</source><translation>64 ビットの整数が必要ですが、%1 でした</translation></message>
<message><source>binary data</source><translation>バイナリデータ</translation></message>
<message><source>not valid JSON at byte %1 of the header</source><translation>ヘッダーのバイト %1 で JSON として正しくありません</translation></message>
<message><source>tensor %1: %2</source><translation>テンソル %1: %2</translation></message>
<message><source>%1: the safetensors header holds a NUL byte; it is not JSON</source><translation>%1: safetensors のヘッダーに NUL バイトが含まれています。JSON ではありません</translation></message>
<message><source>%1: bad safetensors header: %2</source><translation>%1: safetensors のヘッダーが不正です: %2</translation></message>
<message><source>%1: not a model file, or it was cut off (%2 bytes; a file of weights begins with 8 bytes of header length)</source><translation>%1: モデルファイルではないか、途中で切れています (%2 バイトです。重みのファイルの先頭にはヘッダー長を示す 8 バイトがあります)</translation></message>
<message><source>%1: not a model file, or it was cut off (the header length reads %2 bytes, the file has %3)</source><translation>%1: モデルファイルではないか、途中で切れています (ヘッダー長は %2 バイトと読めますが、ファイルは %3 バイトです)</translation></message>
<message><source>%1: tensor %2 of shape %3 has %4 elements; no network that is read here has more than %5 in one</source><translation>%1: 形状 %3 のテンソル %2 は %4 要素です。ここで読み込めるネットワークのテンソルは最大 %5 要素です</translation></message>
<message><source>%1: not an index of shards (%2 bytes; expected JSON of at most %3)</source><translation>%1: シャードの索引ではありません (%2 バイト。最大 %3 バイトの JSON が必要です)</translation></message>
<message><source>%1: expected an index of shards (JSON with a weight_map of tensor names to files)</source><translation>%1: シャードの索引 (テンソル名からファイルへの weight_map を含む JSON) が必要です</translation></message>
<message><source>%1: tensor %2: expected the name of a file beside the index, found %3</source><translation>%1: テンソル %2: 索引と同じ場所にあるファイルの名前が必要ですが、%3 でした</translation></message>
<message><source>%1: an index of %2 files; expected 1 to %3</source><translation>%1: %2 個のファイルの索引です。1 から %3 個である必要があります</translation></message>
<message><source>%1: cannot be read as a tar: %2</source><translation>%1: tar として読み込めません: %2</translation></message>
<message><source>%1: cannot be read as a tar: damaged</source><translation>%1: tar として読み込めません: 破損しています</translation></message>
<message><source>%1: a file whose name cannot be read</source><translation>%1: 名前を読み取れないファイルがあります</translation></message>
<message><source>%1: a file with a name of %2 bytes; expected 1 to %3</source><translation>%1: 名前が %2 バイトのファイルがあります。1 から %3 バイトまでである必要があります</translation></message>
<message><source>%1: expected at most %2 bytes, found %3</source><translation>%1: 最大 %2 バイトである必要がありますが、%3 バイトでした</translation></message>
<message><source>%1: ends after %2 of %3 bytes</source><translation>%1: %3 バイト中 %2 バイトで終わっています</translation></message>
<message><source>%1: is compressed, and pictures are read where they lie; unpack it to a plain .tar (pictures hardly shrink)</source><translation>%1: 圧縮されていますが、画像はその場で読み込まれます。通常の .tar に展開してください (画像は圧縮してもほとんど小さくなりません)</translation></message>
<message><source>%1: is stored with holes; pack the archive without --sparse</source><translation>%1: 隙間を省いて保存されています。--sparse なしでアーカイブを作成してください</translation></message>
<message><source>%1: its first %2 bytes grow to %3 and more: a bomb, not pictures</source><translation>%1: 最初の %2 バイトが %3 バイト以上に展開されます: 画像ではなく圧縮爆弾です</translation></message>
<message><source>%1: ends after %2 bytes without the mark that ends a tar; was it cut off?</source><translation>%1: tar の終わりの印がないまま %2 バイトで終わっています。途中で切れていませんか？</translation></message>
<message><source>%1: expected at most %2 files with names of %3 bytes together, found more</source><translation>%1: 最大 %2 個のファイル、名前の合計 %3 バイトまでである必要がありますが、それを超えています</translation></message>
<message><source>%1: a tensor with %2 sides and %3 strides; expected as many of each, and at most %4</source><translation>%1: テンソルの辺が %2 個、ストライドが %3 個です。同じ数で、最大 %4 個である必要があります</translation></message>
<message><source>%1: a tensor of shape %2, strides %3 and offset %4 does not fit into its storage of %5 elements</source><translation>%1: 形状 %2、ストライド %3、オフセット %4 のテンソルが、%5 要素のストレージに収まりません</translation></message>
<message><source>%1: a tensor of shape %2 repeats a storage of %3 elements more often than weights do</source><translation>%1: 形状 %2 のテンソルが、%3 要素のストレージを、重みではありえない回数だけ繰り返しています</translation></message>
<message><source>%1: storage %2 is named with two sizes</source><translation>%1: ストレージ %2 が 2 つの異なるサイズで指定されています</translation></message>
<message><source>%1: storage %2 of %3 numbers does not fit into the file</source><translation>%1: %3 個の数値からなるストレージ %2 がファイルに収まりません</translation></message>
<message><source>%1: storage %2 belongs to nothing, or comes twice</source><translation>%1: ストレージ %2 がどこからも参照されていないか、2 回現れます</translation></message>
<message><source>%1: the file ends within storage %2; truncated?</source><translation>%1: ストレージ %2 の途中でファイルが終わっています。途中で切れていませんか？</translation></message>
<message><source>%1: storage %2 should hold %3 numbers, found %4</source><translation>%1: ストレージ %2 には %3 個の数値が必要ですが、%4 個でした</translation></message>
<message><source>%1: storage %2 is missing</source><translation>%1: ストレージ %2 がありません</translation></message>
<message><source>%1: its &apos;little_endian&apos; says no; only little-endian files are read: save it again on a little-endian machine</source><translation>%1: &apos;little_endian&apos; が偽です。リトルエンディアンのファイルのみ読み込めます: リトルエンディアンのコンピューターで保存し直してください</translation></message>
<message><source>%1: expected a list of storage keys behind the pickled object</source><translation>%1: pickle されたオブジェクトの後にストレージのキーのリストが必要です</translation></message>
<message><source>%1: storage %2 of %3 bytes is to hold %4 numbers of %5 bytes</source><translation>%1: %3 バイトのストレージ %2 に、%5 バイトの数値 %4 個が入ることになっています</translation></message>
<message><source>%1: storage %2 is used as numbers of several types; no checkpoint does that</source><translation>%1: ストレージ %2 が複数の型の数値として使われています。チェックポイントではありえません</translation></message>
<message><source>%1: its record &apos;byteorder&apos; says %2; only little-endian files are read: save it again on a little-endian machine</source><translation>%1: レコード &apos;byteorder&apos; が %2 です。リトルエンディアンのファイルのみ読み込めます: リトルエンディアンのコンピューターで保存し直してください</translation></message>
<message><source>magic number</source><translation>マジックナンバー</translation></message>
<message><source>protocol version</source><translation>プロトコルバージョン</translation></message>
<message><source>%1: a PyTorch file of a protocol other than %2</source><translation>%1: %2 以外のプロトコルの PyTorch ファイルです</translation></message>
<message><source>storage keys</source><translation>ストレージのキー</translation></message>
<message><source>PyTorch legacy pickle</source><translation>PyTorch の旧形式の pickle</translation></message>
<message><source>%1: its %2 has %3 bytes; expected at most %4</source><translation>%1: %2 が %3 バイトあります。上限は %4 です</translation></message>
<message><source>PyTorch zip</source><translation>PyTorch の zip</translation></message>
<message><source>it takes a value from an empty stack</source><translation>空のスタックから値を取り出しています</translation></message>
<message><source>it looks for a mark that was not set</source><translation>設定されていないマークを探しています</translation></message>
<message><source>opcode %1 refers to something outside the file</source><translation>オペコード %1 がファイルの外部を参照しています</translation></message>
<message><source>opcode %1 is not a pickle opcode</source><translation>オペコード %1 は pickle のオペコードではありません</translation></message>
<message><source> refers to something outside the file</source><translation> がファイルの外部を参照しています</translation></message>
<message><source> is not a pickle opcode</source><translation> は pickle のオペコードではありません</translation></message>
<message><source>protocol %1; expected 0 to 5</source><translation>プロトコル %1。0 から 5 までである必要があります</translation></message>
<message><source>it stores more than %1 memo entries, more than any checkpoint</source><translation>メモの項目が %1 個を超えています。チェックポイントではありえない数です</translation></message>
<message><source>an invalid memo index</source><translation>無効なメモの番号</translation></message>
<message><source>it comes back to value %1, which was not stored</source><translation>保存されていない値 %1 を参照しています</translation></message>
<message><source>entries for something that is not a dictionary, or a key without a value</source><translation>辞書ではないものへの項目、または値のないキー</translation></message>
<message><source>elements for something that is not a list or set</source><translation>リストでも集合でもないものへの要素</translation></message>
<message><source>a class without a name</source><translation>名前のないクラス</translation></message>
<message><source>an object without a class</source><translation>クラスのないオブジェクト</translation></message>
<message><source>the name of a class is not UTF-8</source><translation>クラスの名前が UTF-8 ではありません</translation></message>
<message><source>To explain it from outside: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES, with a script like those in the help (Programs in place of a model)</source><translation>外部から説明するには: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES。スクリプトはヘルプ (Programs in place of a model) の例を参考にしてください</translation></message>
<message><source>Export it to ONNX. %1</source><translation>ONNX にエクスポートしてください。%1</translation></message>
<message><source>Open the model that it was made from; or in Python: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</source><translation>作成元のモデルを開いてください。または Python では: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</translation></message>
<message><source>its directory is longer than its %1 entries</source><translation>ディレクトリが %1 個のエントリより長くなっています</translation></message>
<message><source>%1: broken zip archive: %2</source><translation>%1: zip アーカイブが破損しています: %2</translation></message>
<message><source>no directory at its end; is the file complete?</source><translation>末尾にディレクトリがありません。ファイルは完全ですか？</translation></message>
<message><source>its zip64 record is not where it should be</source><translation>zip64 のレコードが正しい場所にありません</translation></message>
<message><source>it is one part of several</source><translation>分割されたアーカイブの一部です</translation></message>
<message><source>its directory of %1 bytes at %2 lies outside the file</source><translation>%2 にある %1 バイトのディレクトリがファイルの外にあります</translation></message>
<message><source>%1 entries do not fit into a directory of %2 bytes (at most %3)</source><translation>%1 個のエントリが %2 バイトのディレクトリに収まりません (最大 %3 個)</translation></message>
<message><source>entry %1 of its directory is not a valid entry</source><translation>ディレクトリのエントリ %1 が有効なエントリではありません</translation></message>
<message><source>entry %1 reaches beyond the directory</source><translation>エントリ %1 がディレクトリの外に及んでいます</translation></message>
<message><source>entry %1 is encrypted</source><translation>エントリ %1 は暗号化されています</translation></message>
<message><source>entry %1 is packed by method %2; expected stored or deflated</source><translation>エントリ %1 は方式 %2 で圧縮されています。無圧縮または deflate が必要です</translation></message>
<message><source>the entry name %1 is not a plain relative path</source><translation>エントリ名 %1 が単純な相対パスではありません</translation></message>
<message><source>entry %1 lacks its 64-bit sizes</source><translation>エントリ %1 に 64 ビットのサイズがありません</translation></message>
<message><source>entry %1 is stored, but in %2 bytes for %3</source><translation>エントリ %1 は無圧縮ですが、%3 バイトに対して %2 バイトです</translation></message>
<message><source>its %1 bytes claim to grow to %2 and more: a bomb, not weights</source><translation>%1 バイトが %2 バイト以上に展開されることになっています: 重みではなく zip 爆弾です</translation></message>
<message><source>entry %1 is not where the directory says (byte %2)</source><translation>エントリ %1 がディレクトリの示す場所 (バイト %2) にありません</translation></message>
<message><source>entry %1 of %2 bytes reaches beyond the file&apos;s data</source><translation>%2 バイトのエントリ %1 がファイルのデータの外に及んでいます</translation></message>
<message><source>entry %1 differs from its directory entry</source><translation>エントリ %1 がディレクトリのエントリと異なります</translation></message>
<message><source>entries %1 and %2 overlap</source><translation>エントリ %1 と %2 が重なっています</translation></message>
<message><source>zlib cannot start</source><translation>zlib を開始できません</translation></message>
<message><source>%1: the archive has no entry %2</source><translation>%1: アーカイブにエントリ %2 がありません</translation></message>
<message><source>%1: entry %2 does not inflate to the %3 bytes that the archive&apos;s directory says</source><translation>%1: エントリ %2 を展開しても、アーカイブのディレクトリが示す %3 バイトになりません</translation></message>
<message><source>%1: entry %2: its checksum differs; the file is damaged (or was saved without checksums)</source><translation>%1: エントリ %2: チェックサムが異なります。ファイルが破損しています (またはチェックサムなしで保存されています)</translation></message>
<message><source>a zip archive holds at most %1 files and %2 bytes here; %3 is beyond that</source><translation>ここでの zip は最大 %1 ファイル、%2 バイトです。%3 はそれを超えます</translation></message>
<message><source>%1: expected a video, found a text; a list of other files or addresses is none, but open what it names</source><translation>%1: 動画が必要ですが、テキストでした。ほかのファイルまたはアドレスの一覧は動画ではありません。一覧にあるものを開いてください</translation></message>
<message><source>%1: expected a video; it is damaged, or of a kind that cannot be read here</source><translation>%1: 動画が必要ですが、破損しているか、ここでは読み込めない種類です</translation></message>
<message><source>%1: gives no more pictures; the device may be unplugged or used by another program, or the stream has ended</source><translation>%1: 画像が届かなくなりました。デバイスが取り外されたか別のプログラムで使用されている、またはストリームが終了した可能性があります</translation></message>
<message><source>%1: expected frames of 8-bit colours, found OpenCV&apos;s type %2</source><translation>%1: 8 ビットカラーのフレームが必要ですが、OpenCV の型 %2 でした</translation></message>
<message><source>a live source has no other frames than the present one</source><translation>ライブの入力元には現在のフレームしかありません</translation></message>
<message><source>ended after %1 of %2 frames</source><translation>%2 フレーム中 %1 フレームで終了しました</translation></message>
<message><source>%1: no such camera, or another program uses it</source><translation>%1: カメラがないか、別のプログラムで使用されています</translation></message>
<message><source>%1: no stream of pictures could be opened there</source><translation>%1: 画像のストリームを開けませんでした</translation></message>
<message><source>%1: frame %2 is damaged: %3</source><translation>%1: フレーム %2 が破損しています: %3</translation></message>
<message><source>%1: frames of %2 x %3 pixels; expected at most %4, no side above %5</source><translation>%1: %2 x %3 ピクセルのフレームです。最大 %4 ピクセルで、どの辺も %5 以下である必要があります</translation></message>
<message><source>%1: this program was built without OpenCV and reads no video</source><translation>%1: このプログラムは OpenCV なしでビルドされているため、動画を読み込めません</translation></message>
<message><source>deadline: %1 head counts with %2 costs</source><translation>期限: ヘッド数は %1 個ですが、コストは %2 個です</translation></message>
<message><source>not enough memory for frames of this size</source><translation>この大きさのフレームに必要なメモリが足りません</translation></message>
<message><source>%1: no picture for %2 seconds</source><translation>%1: %2 秒間、画像が届いていません</translation></message>
<message><source>rotation: expected 0, 90, 180 or 270 degrees, got %1</source><translation>回転: 0、90、180、270 度のいずれかが必要ですが、%1 が指定されました</translation></message>
<message><source>size of frames: expected 16 to %1 pixels, got %2</source><translation>フレームのサイズ: 16 から %1 ピクセルまでの値が必要ですが、%2 が指定されました</translation></message>
<message><source>camera: expected camera:NUMBER, 0 to 255, got &apos;%1&apos;</source><translation>カメラ: camera:NUMBER (0 から 255) が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>%1: no such file, folder or address of frames</source><translation>%1: そのようなファイル、フォルダー、フレームのアドレスはありません</translation></message>
<message><source>%1: expected a video file, a folder of pictures, camera:NUMBER or a URL; found something that is no regular file</source><translation>%1: 動画ファイル、画像のフォルダー、camera:NUMBER、URL のいずれかが必要ですが、通常のファイルではありませんでした</translation></message>
<message><source>%1: cannot be put in its place: %2</source><translation>%1: 所定の場所に配置できません: %2</translation></message>
<message><source>%1: expected a folder that is new or empty, or a name that ends in .mp4, .avi or .mkv</source><translation>%1: 新しいフォルダーか空のフォルダー、または .mp4、.avi、.mkv のいずれかで終わる名前が必要です</translation></message>
<message><source>%1: frame %2 is %3 x %4; expected %5 x %6 as the first</source><translation>%1: フレーム %2 は %3 x %4 です。最初のフレームと同じ %5 x %6 である必要があります</translation></message>
<message><source>%1: no frame could be written</source><translation>%1: フレームを書き込めませんでした</translation></message>
<message><source>%1: only %2 of %3 frames could be written; is the disk full?</source><translation>%1: %3 フレーム中 %2 フレームしか書き込めませんでした。ディスクがいっぱいではありませんか？</translation></message>
<message><source>%1: frames of %2 x %3 pixels: expected at least %4 x %5 in a video; a folder of PNG files holds smaller ones</source><translation>%1: %2 x %3 ピクセルのフレームです: 動画では %4 x %5 以上である必要があります。PNG ファイルのフォルダーならより小さいフレームも保存できます</translation></message>
<message><source>%1: a video of %2 x %3 at %4 frames a second cannot be written there</source><translation>%1: %2 x %3、毎秒 %4 フレームの動画は書き込めません</translation></message>
<message><source>%1: the disk is full: frame %2 may take %3 bytes, and %4 are free</source><translation>%1: ディスクがいっぱいです: フレーム %2 には最大 %3 バイト必要ですが、空きは %4 バイトです</translation></message>
<message><source>rate of a recording: expected up to %1 frames a second, got %2</source><translation>録画のフレームレート: 毎秒 %1 フレームまでの値が必要ですが、%2 が指定されました</translation></message>
<message><source>a recording: expected a name that ends in .mp4, .avi or .mkv, or one without a suffix for a folder of PNG files; got %1</source><translation>録画: .mp4、.avi、.mkv のいずれかで終わる名前、または PNG ファイルのフォルダーを表す拡張子のない名前が必要ですが、%1 が指定されました</translation></message>
<message><source>%1: %2 pictures; expected at most %3</source><translation>%1: 画像が %2 枚あります。上限は %3 枚です</translation></message>
<message><source>made-up frames: expected synthetic:WIDTHxHEIGHT@RATE*FRAMES, 16 to 4096 pixels and up to %1 frames a second, got &apos;%2&apos;</source><translation>合成フレーム: synthetic:WIDTHxHEIGHT@RATE*FRAMES (16 から 4096 ピクセル、毎秒 %1 フレームまで) が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>%1: the device is gone</source><translation>%1: デバイスがなくなりました</translation></message>
<message><source>SHA-256 and SHA-1 are not available in this OpenSSL</source><translation>この OpenSSL では SHA-256 と SHA-1 を使えません</translation></message>
<message><source>the checksum failed</source><translation>チェックサムを計算できませんでした</translation></message>
<message><source>%1: another program is downloading %2; wait for it, then ask again</source><translation>%1: 別のプログラムが %2 をダウンロードしています。終了を待ってからもう一度実行してください</translation></message>
<message><source>%1: the hub sends another part than was asked for: %2</source><translation>%1: Hub が要求と異なる部分を送ってきました: %2</translation></message>
<message><source>%1: expected %2 bytes, the hub is about to send %3</source><translation>%1: %2 バイトが必要ですが、Hub は %3 を送ろうとしています</translation></message>
<message><source>%1: expected %2 bytes, the hub sends more</source><translation>%1: %2 バイトが必要ですが、Hub はそれより多く送ってきました</translation></message>
<message><source>%1/%2: expected %3 bytes, the hub sends %4</source><translation>%1/%2: %3 バイトが必要ですが、Hub が送ったのは %4 です</translation></message>
<message><source>%1: the bytes are not those that the hub promised: expected checksum %2, found %3; nothing of them is kept</source><translation>%1: Hub が示した内容と一致しません: チェックサム %2 が必要ですが、%3 でした。受信した内容は破棄されます</translation></message>
<message><source>%1: expected 1 to %2 shards beside %3.index.json, found %4</source><translation>%1: %3.index.json と並んで 1 から %2 個のシャードが必要ですが、%4 個でした</translation></message>
<message><source>%1: the hub has %2 files of weights, as %3 and %4; expected model.safetensors, pytorch_model.bin, or one</source><translation>%1: Hub には重みのファイルが %2 個あります (例: %3、%4)。model.safetensors、pytorch_model.bin、または 1 個だけのファイルが必要です</translation></message>
<message><source>%1: expected weights as .safetensors, .bin or .pth, the hub has none: %2 other files</source><translation>%1: .safetensors、.bin、.pth の重みが必要ですが、Hub にはありません: ほかのファイルが %2 個</translation></message>
<message><source>%1: not enough room on this disk: expected %2 free, found %3</source><translation>%1: このディスクの空き容量が足りません: %2 が必要ですが、%3 でした</translation></message>
<message><source>expected HF_HUB_CACHE, HF_HOME or HOME to say where models are kept; none is set</source><translation>モデルの保存先を示す HF_HUB_CACHE、HF_HOME、HOME のいずれかが必要ですが、どれも設定されていません</translation></message>
<message><source>%1, %2 of %3</source><translation>%1、%3 中 %2</translation></message>
<message><source>HF_ENDPOINT: expected an address as https://huggingface.co, got %1</source><translation>HF_ENDPOINT: https://huggingface.co のようなアドレスが必要ですが、%1 が指定されました</translation></message>
<message><source>%1: the hub answers with HTTP status %2</source><translation>%1: Hub が HTTP ステータス %2 を返しました</translation></message>
<message><source>HF_HUB_OFFLINE is set, so nothing is downloaded; unset it to download</source><translation>HF_HUB_OFFLINE が設定されているため、何もダウンロードしません。ダウンロードするには解除してください</translation></message>
<message><source>HF_TOKEN: expected one word, as the hub&apos;s settings show it</source><translation>HF_TOKEN: Hub の設定に表示される 1 語のトークンが必要です</translation></message>
<message><source>%1: leads from address to address, more than %2 times</source><translation>%1: 転送が %2 回を超えて続いています</translation></message>
<message><source>%1: leads to an address that is not https: %2</source><translation>%1: https でないアドレスへ転送されました: %2</translation></message>
<message><source>%1: the hub asks for a token, and tokens are sent by https alone</source><translation>%1: Hub がトークンを求めていますが、トークンは https でのみ送信されます</translation></message>
<message><source>%1: this model is gated: accept its terms at %2, and set HF_TOKEN</source><translation>%1: このモデルは利用申請が必要です: %2 で規約に同意し、HF_TOKEN を設定してください</translation></message>
<message><source>%1: the hub has no such model, or it is private: set HF_TOKEN</source><translation>%1: Hub にこのモデルはないか、非公開です: HF_TOKEN を設定してください</translation></message>
<message><source>%1: the hub&apos;s list of files</source><translation>%1: Hub のファイル一覧</translation></message>
<message><source>%1: longer than %2 MiB</source><translation>%1: %2 MiB を超えています</translation></message>
<message><source>%1: the hub has no such model or revision</source><translation>%1: Hub にこのモデルまたはリビジョンはありません</translation></message>
<message><source>%1: expected a commit &quot;sha&quot; and at most %2 &quot;siblings&quot;</source><translation>%1: コミット &quot;sha&quot; と %2 個以下の &quot;siblings&quot; が必要です</translation></message>
<message><source>%1: the hub has no such file</source><translation>%1: Hub にこのファイルはありません</translation></message>
<message><source>%1: the hub answers for commit %2, asked for %3</source><translation>%1: コミット %3 を要求しましたが、Hub は %2 について応答しました</translation></message>
<message><source>%1: expected size and checksum of it, the hub says %2 and %3</source><translation>%1: サイズとチェックサムが必要ですが、Hub の回答は %2 と %3 です</translation></message>
<message><source>%1: the hub contradicts itself: %2 bytes, %3 in its list of files, %4 bytes, %5 when asked for it</source><translation>%1: Hub の回答が矛盾しています: ファイル一覧では %2 バイト、%3、個別の回答では %4 バイト、%5</translation></message>
<message><source>%1/%2: the hub has no such file</source><translation>%1/%2: Hub にこのファイルはありません</translation></message>
<message><source>%1: expected a file or a folder of the cache, found a link</source><translation>%1: キャッシュのファイルかフォルダが必要ですが、リンクがあります</translation></message>
<message><source>libcurl has no function %1; downloads need the package libcurl4</source><translation>libcurl に関数 %1 がありません。ダウンロードにはパッケージ libcurl4 が必要です</translation></message>
<message><source>downloads need the package libcurl4: %1</source><translation>ダウンロードにはパッケージ libcurl4 が必要です: %1</translation></message>
<message><source>libcurl cannot be started</source><translation>libcurl を開始できません</translation></message>
<message><source>%1 cannot be reached: %2</source><translation>%1 に接続できません: %2</translation></message>
<message><source>%1 does not answer in time: %2</source><translation>%1 から時間内に応答がありません: %2</translation></message>
<message><source>%1: the connection was cut: %2</source><translation>%1: 接続が切れました: %2</translation></message>
<message><source>%1: no connection that can be trusted: %2</source><translation>%1: 信頼できる接続ではありません: %2</translation></message>
<message><source>%1: no encrypted connection: %2</source><translation>%1: 暗号化された接続ができません: %2</translation></message>
<message><source>%1: a header of the reply is longer than 100 kB: %2</source><translation>%1: 応答のヘッダーが 100 kB を超えています: %2</translation></message>
<message><source>%1: the reply is not understood: %2</source><translation>%1: 応答を解釈できません: %2</translation></message>
<message><source>libcurl gives no handle: not enough memory</source><translation>libcurl のハンドルを取得できません: メモリが足りません</translation></message>
<message><source>truncated: byte %1 of %2 is asked for</source><translation>途中で切れています: %2 バイト中バイト %1 が必要です</translation></message>
<message><source>its header says %1x%2 pixels; the file is damaged</source><translation>ヘッダーでは %1x%2 ピクセルです。ファイルが破損しています</translation></message>
<message><source>its header says %1x%2 pixels; expected at most %3 pixels and %4 a side</source><translation>ヘッダーでは %1x%2 ピクセルです。最大 %3 ピクセル、一辺 %4 である必要があります</translation></message>
<message><source>its %1x%2 pixels of %3 bytes need %4 MiB to be decoded; expected at most %5: save it smaller, or with 8 bits a channel</source><translation>%3 バイトの %1x%2 ピクセルをデコードするには %4 MiB 必要ですが、上限は %5 です: 小さくするか、1 チャネル 8 ビットで保存してください</translation></message>
<message><source>a JPEG of %1x%2 pixels in %3 scans, each a pass over the picture; expected at most %4</source><translation>%1x%2 の JPEG でスキャンが %3 個あり、それぞれが画像全体を処理します。上限は %4 個です</translation></message>
<message><source>a JPEG without a picture in it; truncated?</source><translation>画像のない JPEG です。途中で切れていませんか？</translation></message>
<message><source>a JPEG marker is missing at byte %1; the file is damaged</source><translation>バイト %1 に JPEG マーカーがありません。ファイルが破損しています</translation></message>
<message><source>a JPEG segment at byte %1 has length %2; the file is damaged</source><translation>バイト %1 の JPEG セグメントの長さが %2 です。ファイルが破損しています</translation></message>
<message><source>a JPEG with two frames; the file is damaged</source><translation>フレームが 2 つある JPEG です。ファイルが破損しています</translation></message>
<message><source>a JPEG of more than %1 scans; it would take minutes to decode</source><translation>スキャンが %1 個を超える JPEG です。デコードに何分もかかります</translation></message>
<message><source>the JPEG is incomplete</source><translation>JPEG が不完全です</translation></message>
<message><source>%1: no such file or folder</source><translation>%1: そのようなファイルまたはフォルダーはありません</translation></message>
<message><source>%1: no image in this folder; expected PNG, JPEG, TIFF, WebP, BMP or PNM files</source><translation>%1: このフォルダーに画像がありません。PNG、JPEG、TIFF、WebP、BMP、PNM のいずれかのファイルが必要です</translation></message>
<message><source>its header says %1x%2 pixels, but %3x%4 were decoded; the file is damaged</source><translation>ヘッダーでは %1x%2 ピクセルですが、デコード結果は %3x%4 でした。ファイルが破損しています</translation></message>
<message><source>%1 bytes, more than the %2 allowed here</source><translation>%1 バイトあり、上限の %2 を超えています</translation></message>
<message><source>an image of %1x%2 with %3 bytes cannot be written</source><translation>%1x%2、%3 バイトの画像は書き込めません</translation></message>
<message><source>a picture file of more than 2 GiB</source><translation>2 GiB を超える画像ファイルです</translation></message>
<message><source>the picture cannot be decoded: %1</source><translation>画像をデコードできません: %1</translation></message>
<message><source>the picture cannot be decoded; the file is damaged, or of a variety that is not read here</source><translation>画像をデコードできません。ファイルが破損しているか、ここでは読み込めない形式です</translation></message>
<message><source>samples of a kind that is not read here; expected 8 or 16 bits</source><translation>ここでは読み込めない種類のサンプルです。8 ビットまたは 16 ビットが必要です</translation></message>
<message><source>the picture cannot be written as %1: %2</source><translation>画像を %1 として書き込めません: %2</translation></message>
<message><source>this build is without OpenCV and reads PBM, PGM and PPM pictures only</source><translation>このビルドは OpenCV なしのため、PBM、PGM、PPM の画像のみ読み込めます</translation></message>
<message><source>an animated WebP, which is not read here; save its first frame as PNG</source><translation>アニメーション WebP です。ここでは読み込めないため、最初のフレームを PNG として保存してください</translation></message>
<message><source>a WebP file without a picture in it; truncated?</source><translation>画像のない WebP ファイルです。途中で切れていませんか？</translation></message>
<message><source>not a picture in a format known here</source><translation>既知の形式の画像ではありません</translation></message>
<message><source>a GIF</source><translation>GIF</translation></message>
<message><source>a HEIC or AVIF picture, or a film</source><translation>HEIC または AVIF の画像、あるいは動画</translation></message>
<message><source>a NumPy array</source><translation>NumPy 配列</translation></message>
<message><source>a Photoshop document</source><translation>Photoshop ドキュメント</translation></message>
<message><source>a PDF document</source><translation>PDF ドキュメント</translation></message>
<message><source>a vector graphic</source><translation>ベクター画像</translation></message>
<message><source>the file is empty</source><translation>ファイルが空です</translation></message>
<message><source>%1; expected PNG, JPEG, TIFF, WebP, BMP or PNM</source><translation>%1。PNG、JPEG、TIFF、WebP、BMP、PNM のいずれかが必要です</translation></message>
<message><source>its PNG header has %1 bytes; expected 13</source><translation>PNG ヘッダーが %1 バイトです。13 バイトである必要があります</translation></message>
<message><source>a picture of %1 x %2 pixels could not be packed</source><translation>%1 x %2 ピクセルの画像を圧縮できませんでした</translation></message>
<message><source>a PNG text needs a key of 1 to 79 ASCII characters, got &quot;%1&quot;</source><translation>PNG のテキストには 1 から 79 文字の ASCII のキーが必要ですが、&quot;%1&quot; でした</translation></message>
<message><source>a PNG begins with one IHDR chunk; this one is damaged</source><translation>PNG の先頭には IHDR チャンクが 1 つあるはずですが、このファイルは破損しています</translation></message>
<message><source>a PNG chunk at byte %1 has a wrong checksum; the file is damaged</source><translation>バイト %1 の PNG チャンクのチェックサムが誤っています。ファイルが破損しています</translation></message>
<message><source>a PNG with a critical chunk that is not in the standard; the file is damaged</source><translation>標準にない必須チャンクを含む PNG です。ファイルが破損しています</translation></message>
<message><source>a PNG without picture data; the file is damaged</source><translation>画像データのない PNG です。ファイルが破損しています</translation></message>
<message><source>a PNM number is missing at byte %1; truncated?</source><translation>バイト %1 に PNM の数値がありません。途中で切れていませんか？</translation></message>
<message><source>a PNM whose largest value is %1; expected 1 to 65535</source><translation>最大値が %1 の PNM です。1 から 65535 までである必要があります</translation></message>
<message><source>an empty picture cannot be shown to a network</source><translation>空の画像をネットワークに入力することはできません</translation></message>
<message><source>an image size of %1x%2 is not a multiple of the patch size %3</source><translation>画像サイズ %1x%2 はパッチサイズ %3 の倍数ではありません</translation></message>
<message><source>crop fraction %1; expected more than 0 and at most 1</source><translation>切り抜き率 %1。0 より大きく 1 以下である必要があります</translation></message>
<message><source>a standard deviation of the input is not above 0</source><translation>入力の標準偏差が 0 以下です</translation></message>
<message><source>cannot resize %1x%2 to %3x%4; expected 1 to %5 a side</source><translation>%1x%2 を %3x%4 に拡大縮小できません。一辺は 1 から %5 までである必要があります</translation></message>
<message><source>not a TIFF directory</source><translation>TIFF のディレクトリではありません</translation></message>
<message><source>a TIFF of %1 bits a sample, signed or floating point; expected a picture of 1 to 16 bits</source><translation>1 サンプル %1 ビットの、符号付きまたは浮動小数点の TIFF です。1 から 16 ビットの画像が必要です</translation></message>
<message><source>a TIFF of %1 channels; expected at most 4</source><translation>%1 チャネルの TIFF です。上限は 4 です</translation></message>
<message><source>frame %1</source><translation>フレーム %1</translation></message>
<message><source>architecture: expected vit-b16, vit-s16 or vit-ti16, got &apos;%1&apos;</source><translation>architecture: vit-b16、vit-s16、vit-ti16 のいずれかが必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>%1: %2 is one of the answers by rank, and the name of class %3; say name:%4 for the class, or the index of the other</source><translation>%1: %2 は順位による答えの 1 つですが、クラス %3 の名前でもあります。クラスには name:%4 を、もう一方にはその番号を指定してください</translation></message>
<message><source>%1 is the name of class %2 and the index of class %3: say name:%4 or index:%5</source><translation>%1 はクラス %2 の名前であり、クラス %3 の番号でもあります。name:%4 または index:%5 と指定してください</translation></message>
<message><source>%1 may be any of %2 classes, the first %3 and %4: say index:%5 or index:%6</source><translation>%1 は %2 個のクラスのどれでもありえます (最初は %3 と %4)。index:%5 または index:%6 と指定してください</translation></message>
<message><source>%1 names classes %2 and %3: say index:%4 or index:%5, or the synset %6 or %7</source><translation>%1 はクラス %2 と %3 の名前です。index:%4 または index:%5、あるいは synset の %6 または %7 を指定してください</translation></message>
<message><source>%1 names classes %2 and %3: say index:%4 or index:%5</source><translation>%1 はクラス %2 と %3 の名前です。index:%4 または index:%5 と指定してください</translation></message>
<message><source>the steps of a classifier: expected up to %1 of linear:N, norm, %2; found %3</source><translation>分類器のステップ：linear:N、norm、%2 から最大 %1 個が必要ですが、%3 がありました</translation></message>
<message><source>%1: expected pixels up to %2, as 448, 672x448 (height x width) or long:896, got &apos;%3&apos;</source><translation>%1: %2 までのピクセル数 (448、672x448 (高さ x 幅)、long:896 など) が必要ですが、「%3」でした</translation></message>
<message><source>%1: expected whole patches of %2 pixels, got %3; nearest is %4</source><translation>%1: %2 ピクセルのパッチの整数倍が必要ですが、%3 でした。最も近いのは %4 です</translation></message>
<message><source>%1: this network answers in rounds, each at a size of its own</source><translation>%1: このネットワークはラウンドごとに決まったサイズで答えます</translation></message>
<message><source>%1: this network knows the place of a patch by a table for %2 x %3 patches; it takes %4x%5 alone</source><translation>%1: このネットワークはパッチの位置を %2 x %3 の表で持つため、%4x%5 だけを受け付けます</translation></message>
<message><source>what is switched off: a list of %1 characters is too long</source><translation>無効化の対象: %1 文字のリストは長すぎます</translation></message>
<message><source>what is switched off: more than %1 items</source><translation>無効化の対象: 項目が %1 個を超えています</translation></message>
<message><source>what is switched off: expected %1, got %2</source><translation>無効化の対象: %1 が必要ですが、%2 が指定されました</translation></message>
<message><source>blocks, as in tokens:5</source><translation>ブロック (例: tokens:5)</translation></message>
<message><source>patches, as in patches:12,13-17</source><translation>パッチ (例: patches:12,13-17)</translation></message>
<message><source>heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, feature:NUMBER or sae-error</source><translation>heads:BLOCK.HEAD、attention:BLOCK、mlp:BLOCK、patches:LIST、tokens:BLOCK、registers:MODE、feature:NUMBER または sae-error</translation></message>
<message><source>zero, mean, mean-all or from after &apos;=&apos;</source><translation>&apos;=&apos; の後に zero、mean、mean-all、from のいずれか</translation></message>
<message><source>BLOCK.HEAD, as in heads:7.3</source><translation>BLOCK.HEAD (例: heads:7.3)</translation></message>
<message><source>a block, as in mlp:9, or mlp:9=from</source><translation>ブロック (例: mlp:9 または mlp:9=from)</translation></message>
<message><source>zero, mean, only-outliers or same, and up to 16 tokens, as in registers:zero=2</source><translation>zero、mean、only-outliers、same のいずれかと、16 個までのトークン (例: registers:zero=2)</translation></message>
<message><source>patches, as in feature:47:12,13-17</source><translation>パッチ (例: feature:47:12,13-17)</translation></message>
<message><source>a feature, as in feature:47, or feature:47=3x (three times its largest value)</source><translation>特徴 (例: feature:47、または feature:47=3x で最大値の 3 倍)</translation></message>
<message><source>the id of a picture or file (hexadecimal digits)</source><translation>画像またはファイルの ID (16 進数)</translation></message>
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
<message><source>feature %1 off on %2 patches</source><translation>特徴 %1 オフ (%2 個のパッチ)</translation></message>
<message><source>feature %1 set to %2 times its largest value</source><translation>特徴 %1 を最大値の %2 倍に設定</translation></message>
<message><source>feature %1 set to %2 times its largest value on %3 patches</source><translation>特徴 %1 を %3 個のパッチで最大値の %2 倍に設定</translation></message>
<message><source>the autoencoder&apos;s reconstruction in place of the tokens</source><translation>トークンの代わりにオートエンコーダーの再構成</translation></message>
<message><source>what is switched off: the network has blocks 0 to %1, got %2</source><translation>無効化の対象: ネットワークのブロックは 0 から %1 までですが、%2 が指定されました</translation></message>
<message><source>what is switched off: a block has heads 0 to %1, got %2.%3</source><translation>無効化の対象: ブロックのヘッドは 0 から %1 までですが、%2.%3 が指定されました</translation></message>
<message><source>; a program&apos;s list or dictionary of names is to be saved as JSON (Python: json.dump), or one name a line</source><translation>。プログラム内の名前のリストや辞書は、JSON (Python: json.dump)、または 1 行に 1 つの名前として保存してください</translation></message>
<message><source>%1: class %2 of %3; expected indices from 0 to %4</source><translation>%1: %3 クラス中のクラス %2。インデックスは 0 から %4 でなければなりません</translation></message>
<message><source>%1: class %2 is named twice</source><translation>%1: クラス %2 に名前が 2 回付けられています</translation></message>
<message><source>%1: entry %2, %3: names no class; expected [&quot;tench&quot;, ...], {&quot;0&quot;: &quot;tench&quot;, ...}, {&quot;tench&quot;: 0, ...} or such a list under &quot;id2label&quot;</source><translation>%1: 項目 %2、%3: クラスの名前になっていません。[&quot;tench&quot;, ...]、{&quot;0&quot;: &quot;tench&quot;, ...}、{&quot;tench&quot;: 0, ...}、または &quot;id2label&quot; の下のそのような一覧が必要です</translation></message>
<message><source>%1: a key is there twice; expected each class once</source><translation>%1: 同じキーが 2 回あります。各クラスは 1 回だけでなければなりません</translation></message>
<message><source>%1: no class name in this file</source><translation>%1: このファイルにクラス名がありません</translation></message>
<message><source>%1: expected class names, found code, %2</source><translation>%1: クラス名が必要ですが、コードでした: %2</translation></message>
<message><source>%1: found a TensorFlow label map, %2; expected its names one a line, in the order of their ids</source><translation>%1: TensorFlow のラベルマップでした: %2。その名前を ID の順に 1 行に 1 つ並べたものが必要です</translation></message>
<message><source>%1:%2: expected an index and a name, such as 0&lt;TAB&gt;tench, found %3</source><translation>%1:%2: 0&lt;TAB&gt;tench のようなインデックスと名前が必要ですが、%3 でした</translation></message>
<message><source>%1: %2 lines; expected at most %3 class names</source><translation>%1: %2 行あります。クラス名は最大 %3 個です</translation></message>
<message><source>expected pixels from %1 to %2, as 224 or as 192x256 (height x width), got &apos;%3&apos;</source><translation>%1 から %2 までのピクセル数 (例: 224 または 192x256 (高さ x 幅)) が必要ですが、&apos;%3&apos; が指定されました</translation></message>
<message><source>%1: expected pixels from %2 to %3, as 224 or as 192x256 (height x width), got &apos;%4&apos;</source><translation>%1: %2 から %3 までのピクセル数 (例: 224 または 192x256 (高さ x 幅)) が必要ですが、&apos;%4&apos; が指定されました</translation></message>
<message><source>what the network is, if its files do not say: a timm model name</source><translation>ファイルに記載がない場合のネットワークの種類: timm のモデル名</translation></message>
<message><source>attention heads, if the file does not say</source><translation>ファイルに記載がない場合のアテンションヘッド数</translation></message>
<message><source>patch size in pixels</source><translation>パッチサイズ (ピクセル)</translation></message>
<message><source>input size in pixels that the position embedding was made for</source><translation>位置埋め込みが対象とする入力サイズ (ピクセル)</translation></message>
<message><source>where it is not image_height</source><translation>image_height と異なる場合の幅</translation></message>
<message><source>of the MLP</source><translation>MLP の活性化関数</translation></message>
<message><source>of LayerNorm</source><translation>LayerNorm のイプシロン</translation></message>
<message><source>what the classifier reads</source><translation>分類器が読み取るもの</translation></message>
<message><source>of the input, on [0, 1]</source><translation>[0, 1] の入力に対する値</translation></message>
<message><source>share of the resized short side that is kept</source><translation>拡大縮小した短辺のうち残す割合</translation></message>
<message><source>whether the picture keeps its proportions</source><translation>画像の縦横比を保つかどうか</translation></message>
<message><source>of the resize</source><translation>拡大縮小の補間方法</translation></message>
<message><source>head counts a HydraViT was trained for</source><translation>HydraViT が学習したヘッド数</translation></message>
<message><source>which weights, if the file has averaged and trained ones</source><translation>ファイルに平均化した重みと学習したままの重みがある場合に、どちらを使うか</translation></message>
<message><source>what the names of its tensors begin with, if the file holds several networks</source><translation>ファイルに複数のネットワークがある場合、使用するもののテンソル名の先頭部分</translation></message>
<message><source>of a plain network: its heads by importance (default: MODEL.heads.json)</source><translation>標準のネットワーク: ヘッドの重要度順 (既定: MODEL.heads.json)</translation></message>
<message><source>class names: one a line, an index and a name a line, or JSON</source><translation>クラス名: 1 行に 1 つ、1 行にインデックスと名前、または JSON</translation></message>
<message><source>what outputs are: classes of which one is true, labels each on its own, or numbers</source><translation>出力の意味: 1 つだけが正しいクラス、互いに独立したラベル、または数値</translation></message>
<message><source>between the layers of a classifier that has several, which no file tells</source><translation>複数の層を持つ分類器の層間のもの。どのファイルにも記載がありません</translation></message>
<message><source>of a CLIP, SigLIP or DINOv3: a sentence as a class; again for the next</source><translation>CLIP、SigLIP または DINOv3: 文をクラスとして。次の文には繰り返し</translation></message>
<message><source>&apos;a photo of a {}&apos;: where prompts go; again for an average</source><translation>&apos;a photo of a {}&apos;: プロンプトの入る位置。繰り返し指定すると平均します</translation></message>
<message><source>file of a text tower&apos;s tokenizer (default: beside the model)</source><translation>テキストタワーのトークナイザーのファイル(既定: モデルの隣)</translation></message>
<message><source>of a DINOv3: dino.txt&apos;s vision head and text encoder (default: *dinotxt* beside the model)</source><translation>DINOv3: dino.txt の画像ヘッドとテキストエンコーダ (既定: モデルの隣の *dinotxt*)</translation></message>
<message><source>what becomes of prompts before they are cut into tokens (default: as the model&apos;s authors do)</source><translation>トークンに分ける前にプロンプトをどうするか(既定: モデルの作者と同じ)</translation></message>
<message><source>heads: expected 1 to %1, got %2</source><translation>heads: 1 から %1 までの値が必要ですが、%2 が指定されました</translation></message>
<message><source>heads: %1 of %2 heads under the %3 scheme leave a %4 of %5 with a fraction</source><translation>heads: %3 方式で %2 ヘッド中 %1 を使うと、%5 の%4が整数になりません</translation></message>
<message><source>hidden width</source><translation>隠れ層の幅</translation></message>
<message><source>head width</source><translation>ヘッド幅</translation></message>
<message><source>heads: this network answers in rounds, of %1 heads; got %2</source><translation>heads: このネットワークは %1 ヘッドのラウンドで答えますが、%2 が指定されました</translation></message>
<message><source>the heads of each block are ordered by importance (%1, Hydrascope&apos;s, not the author&apos;s): k heads are the best k, embedding and MLP stay whole</source><translation>各ブロックのヘッドは重要度順 (%1。原著者ではなく Hydrascope によるもの) に並べられています: k ヘッドは上位 k 個で、埋め込みと MLP は全体が残ります</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained cuts of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%2</source><translation>このモデルが全 %1 ヘッドより少ないヘッド数で学習されたという記載がファイルにありません: サブネットワークは、標準の Vision Transformer を切り出しただけの未学習のものです。HydraViT の場合は、--trained-heads 3-%2 を指定して開いてください</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained cuts</source><translation>このモデルが全 %1 ヘッドより少ないヘッド数で学習されたという記載がファイルにありません: サブネットワークは、切り出しただけの未学習のものです</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained cuts of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%2</source><translation>このモデルは全 %1 ヘッドより少ないヘッド数では学習されていません: サブネットワークは、標準の Vision Transformer を切り出しただけの未学習のものです。HydraViT の場合は、--trained-heads 3-%2 を指定して開いてください</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained cuts</source><translation>このモデルは全 %1 ヘッドより少ないヘッド数では学習されていません: サブネットワークは、切り出しただけの未学習のものです</translation></message>
<message><source> of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation> (元は標準の Vision Transformer)。HydraViT の場合は、--trained-heads 3-%1 を指定して開いてください</translation></message>
<message><source>attention plan: block %1: %2</source><translation>アテンションプラン: ブロック %1: %2</translation></message>
<message><source>%1 needs queries, keys and values of its own, but the checkpoint&apos;s weights of this block were trained for %2 and have no blocks.%3.attn.qkv.weight</source><translation>%1 には専用のクエリ、キー、バリューが必要ですが、このブロックのチェックポイントの重みは %2 用に学習されており、blocks.%3.attn.qkv.weight がありません</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wa.weight</source><translation>%1 には専用に学習した重みが必要です: チェックポイントには blocks.%2.attn.qkv がありますが、blocks.%3.attn.wa.weight がありません</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wq.weight</source><translation>%1 には専用に学習した重みが必要です: チェックポイントには blocks.%2.attn.qkv がありますが、blocks.%3.attn.wq.weight がありません</translation></message>
<message><source>%1 multiplies the %2 features of its tokens with the %3 of its heads; this slicing scheme makes them differ</source><translation>%1 はトークンの特徴 (%2) とヘッドの特徴 (%3) を掛けますが、このスライス方式では両者が異なります</translation></message>
<message><source>%1 mixes exactly %2 tokens, this image has %3; choose the image size that the checkpoint was trained for</source><translation>%1 が混ぜるのはちょうど %2 トークンですが、この画像は %3 トークンです。チェックポイントが学習した画像サイズを選択してください</translation></message>
<message><source>what is switched off: block %1 has %2 attention, which needs every patch in its place: no patch can be dropped, no token added</source><translation>無効化の対象: ブロック %1 は %2 アテンションで、すべてのパッチがそれぞれの位置に必要です: パッチの除外やトークンの追加はできません</translation></message>
<message><source>what is changed: this network answers in rounds, and an autoencoder&apos;s features are of one pass</source><translation>変更内容: このネットワークはラウンドで答えますが、オートエンコーダーの特徴は 1 回のパスのものです</translation></message>
<message><source>what is switched off: the classifier reads the mean of the patches, so one must stay</source><translation>無効化の対象: 分類器はパッチの平均を読み取るため、1 つは残す必要があります</translation></message>
<message><source>what is switched off: the picture has patches 0 to %1, got %2</source><translation>無効化の対象: 画像のパッチは 0 から %1 までですが、%2 が指定されました</translation></message>
<message><source>what is changed: features are of an autoencoder; open one (--sae FILE)</source><translation>変更内容: 特徴はオートエンコーダーのものです。開いてください (--sae FILE)</translation></message>
<message><source>%1: a transcoder gives another place&apos;s activations, which cannot take the tokens&apos; place</source><translation>%1: トランスコーダーは別の場所の活性値を出すため、トークンの代わりにはできません</translation></message>
<message><source>what is switched off: another picture&apos;s activations need that picture (--from)</source><translation>無効化の対象: 別の画像の活性値を使うには、その画像 (--from) が必要です</translation></message>
<message><source>what is switched off: the other picture&apos;s pass has %1 tokens of width %2, this one %3 of %4</source><translation>無効化の対象: 別の画像の順伝播は幅 %2 の %1 トークンですが、この画像は幅 %4 の %3 トークンです</translation></message>
<message><source>what is switched off: the model has no file of means; make one with hydrascope-cli means</source><translation>無効化の対象: モデルに平均のファイルがありません。hydrascope-cli means で作成してください</translation></message>
<message><source>what is switched off: the means are of %1 blocks and %2 features, this network has %3 blocks and %4 features</source><translation>無効化の対象: 平均は %1 ブロック、%2 特徴ですが、このネットワークは %3 ブロック、%4 特徴です</translation></message>
<message><source>what is switched off: the means are of %1 tokens, this picture has %2; mean-all fits any number</source><translation>無効化の対象: 平均は %1 トークンですが、この画像は %2 トークンです。mean-all は任意の数に使えます</translation></message>
<message><source>image size: expected at least one patch of %1 pixels, got %2 x %3</source><translation>画像サイズ: %1 ピクセルのパッチが 1 個以上必要ですが、%2 x %3 が指定されました</translation></message>
<message><source>attention plan: %1 blocks for a network of %2</source><translation>アテンションプラン: %2 ブロックのネットワークに対して %1 ブロックです</translation></message>
<message><source>network input: expected [B,3,H,W] with H and W multiples of the patch size %1, got %2</source><translation>ネットワークの入力: H と W がパッチサイズ %1 の倍数である [B,3,H,W] が必要ですが、%2 でした</translation></message>
<message><source>the network&apos;s logits</source><translation>ネットワークのロジット</translation></message>
<message><source>the network&apos;s embedding</source><translation>ネットワークの埋め込み</translation></message>
<message><source>a picture of %1 x %2 pixels takes about %3 GB of memory with this network, and this machine has %4; %5 x %6 would fit</source><translation>このネットワークで %1 x %2 ピクセルの画像には約 %3 GB のメモリが必要ですが、このコンピューターには %4 GB しかありません。%5 x %6 なら収まります</translation></message>
<message><source>the network answers in rounds, but there is no tensor %1</source><translation>ネットワークはラウンドで答えますが、テンソル %1 がありません</translation></message>
<message><source>this network&apos;s rounds look at square pictures, got %1 x %2</source><translation>このネットワークのラウンドは正方形の画像が対象ですが、%1 x %2 でした</translation></message>
<message><source>%1 takes the tokens themselves for queries or keys, and this network&apos;s rotary positions turn projections of them</source><translation>%1 はトークンそのものをクエリまたはキーとして使いますが、このネットワークの回転位置埋め込みはその射影を回転させます</translation></message>
<message><source>%1 has no scores of two tokens&apos; heads that this block&apos;s relative position bias could be added to, and the network knows positions by it alone</source><translation>%1 には、このブロックの相対位置バイアスを加えられる、2 つのトークン間のヘッドのスコアがありません。このネットワークは位置をそれだけで表しています</translation></message>
<message><source>this network&apos;s relative position bias is of %1 x %2 patches, the picture has %3 x %4; choose the image size that it was trained for, %5 x %6 pixels</source><translation>このネットワークの相対位置バイアスは %1 x %2 パッチ用ですが、画像は %3 x %4 です。学習時の画像サイズ %5 x %6 ピクセルを選んでください</translation></message>
<message><source>what is switched off: extra tokens have no relative position, which this network needs of every token</source><translation>無効化の対象: 追加トークンには相対位置がありませんが、このネットワークではすべてのトークンに必要です</translation></message>
<message><source>a trace is of one image, got %1</source><translation>トレースの対象は 1 枚の画像ですが、%1 枚が指定されました</translation></message>
<message><source>what is switched off: patches cannot be taken out, nor tokens added, in a round that reads the tokens of the one before</source><translation>無効化の対象: 前のラウンドのトークンを読み取るラウンドでは、パッチの除外もトークンの追加もできません</translation></message>
<message><source>heads: an embedding of %1 of %2 leaves the %3 of the pooling head, %4, with a fraction</source><translation>heads: %2 のうち %1 の埋め込みでは、プーリングヘッドの%3 (%4) が整数になりません</translation></message>
<message><source>heads: this slicing scheme cuts channels from every head, and rotary positions turn them in pairs; choose hydravit, matformer or dynabert</source><translation>heads: このスライス方式は各ヘッドからチャネルを切り出しますが、回転位置埋め込みはチャネルを組にして回転させます。hydravit、matformer、dynabert のいずれかを選択してください</translation></message>
<message><source>the network has learned rotary positions, but there is no rope.freqs</source><translation>ネットワークは学習した回転位置埋め込みを持ちますが、rope.freqs がありません</translation></message>
<message><source>heads: %1 heads leave the vision head&apos;s hidden width, %2, with a fraction</source><translation>heads: %1 個のヘッドでは、画像ヘッドの隠れ幅 %2 が割り切れません</translation></message>
<message><source>pooling: map is of networks with a pooling head (attn_pool.latent); choose token or avg</source><translation>プーリング: map はプーリングヘッド (attn_pool.latent) を持つネットワークのものです。token または avg を選択してください</translation></message>
<message><source>patch %1 is dropped: it has no token</source><translation>パッチ %1 は除外されています: トークンがありません</translation></message>
<message><source>up to block %1: expected a network of one round with that block, this has %2, in rounds</source><translation>ブロック %1 まで: そのブロックを持つ 1 ラウンドのネットワークが必要です。これは %2 ブロックでラウンド型です</translation></message>
<message><source>up to block %1: expected a network of one round with that block, this has %2</source><translation>ブロック %1 まで: そのブロックを持つ 1 ラウンドのネットワークが必要です。これは %2 ブロックです</translation></message>
<message><source>patches cannot be dropped: the network is changed, or has attention that needs every patch in its place</source><translation>パッチを除外できません: ネットワークが変更されているか、すべてのパッチがそれぞれの位置に必要なアテンションを持っています</translation></message>
<message><source>patches cannot be dropped: the rounds of this network have different patches</source><translation>パッチを除外できません: このネットワークはラウンドごとにパッチが異なります</translation></message>
<message><source>a block of this network needs the place of every patch: expected %1 patches, got %2</source><translation>このネットワークのブロックにはすべてのパッチの位置が必要です: %1 パッチが必要ですが、%2 でした</translation></message>
<message><source>below the figure (default: what is shown; &apos;&apos; for none)</source><translation>図の下のキャプション (既定: 表示内容、&apos;&apos; でなし)</translation></message>
<message><source>--limits: expected LOW,HIGH, two numbers, got &apos;%1&apos;</source><translation>--limits: 2 つの数値 LOW,HIGH が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>the ends of the colour bars, in place of the maps&apos; own</source><translation>マップ自身の値に代わる、カラーバーの両端</translation></message>
<message><source>only the positive part of signed maps</source><translation>符号付きマップの正の部分のみ</translation></message>
<message><source>head-matrix: each block&apos;s most important heads first</source><translation>head-matrix: 各ブロックで重要なヘッドから順に</translation></message>
<message><source>predictions below each map, 0 to 10</source><translation>各マップの下の予測の数、0 から 10</translation></message>
<message><source>which maps share a colour range</source><translation>色範囲を共有するマップ</translation></message>
<message><source>the outline of the object, from the mask next to the picture</source><translation>画像と同じ場所にあるマスクから得た、物体の輪郭</translation></message>
<message><source>the whole picture, with what the network does not see darkened (default: only what it sees)</source><translation>画像全体。ネットワークの視野外は暗くします (既定: 視野内のみ)</translation></message>
<message><source>the picture and its marks, without the map&apos;s colours</source><translation>画像とその印。マップの色はなし</translation></message>
<message><source>no colour bar</source><translation>カラーバーなし</translation></message>
<message><source>width of the figure, 10 to 2000 mm (a journal&apos;s column is 84, two are 174)</source><translation>図の幅、10 から 2000 mm (論文誌の 1 段は 84 mm、2 段は 174 mm)</translation></message>
<message><source>of a PNG, and of the pictures inside SVG and PDF; 20 to 2400</source><translation>PNG の解像度、および SVG と PDF 内の画像の解像度。20 から 2400</translation></message>
<message><source>points, 3 to 72</source><translation>ポイント、3～72</translation></message>
<message><source>an installed family (default: the first of a list, DejaVu Sans)</source><translation>インストール済みのフォントファミリー (既定: 一覧の先頭、DejaVu Sans)</translation></message>
<message><source>panels side by side</source><translation>横に並べるパネルの数</translation></message>
<message><source>no a, b, c</source><translation>a、b、c の記号なし</translation></message>
<message><source>--%1: expected %2, got %3</source><translation>--%1: %2 が必要ですが、%3 が指定されました</translation></message>
<message><source>--limits: expected LOW,HIGH with LOW below HIGH, got %1,%2</source><translation>--limits: LOW が HIGH より小さい LOW,HIGH が必要ですが、%1,%2 が指定されました</translation></message>
<message><source>of unsigned maps</source><translation>符号なしマップのカラーマップ</translation></message>
<message><source>of signed maps</source><translation>符号付きマップのカラーマップ</translation></message>
<message><source>of the map over the picture, 0 to 1</source><translation>画像に重ねるマップの不透明度、0 から 1</translation></message>
<message><source>hide values below this share of the range, 0 to 1</source><translation>範囲に対してこの割合より小さい値を隠します、0 から 1</translation></message>
<message><source>low values as opaque as high ones</source><translation>低い値も高い値と同じ不透明度にします</translation></message>
<message><source>one flat square a token</source><translation>トークンごとに単色の正方形</translation></message>
<message><source>lines between patches</source><translation>パッチの間の線</translation></message>
<message><source>the picture keeps its colours under signed maps</source><translation>符号付きマップの下でも画像の色を保ちます</translation></message>
<message><source>one colour range for the whole strip</source><translation>ストリップ全体で共通の色範囲</translation></message>
<message><source>ring outlier patches and exclude them from the colour range</source><translation>外れ値のパッチを丸で囲み、色範囲から除外します</translation></message>
<message><source>share of the values beyond each end of the colour range, 0 to 0.25</source><translation>色範囲の両端それぞれの外側に置く値の割合、0 から 0.25</translation></message>
<message><source>lower end of the colours, as a share of the range; unsigned maps only</source><translation>色の下端、範囲に対する割合。符号なしマップのみ</translation></message>
<message><source>upper end of the colours, as a share of the range</source><translation>色の上端、範囲に対する割合</translation></message>
<message><source>colours follow the place in the range to this power; below 1, low values show</source><translation>色は範囲内の位置のこのべき乗に従います。1 未満では低い値が見えやすくなります</translation></message>
<message><source>its answer</source><translation>応答</translation></message>
<message><source>[left, top, right, bottom]</source><translation>[左, 上, 右, 下]</translation></message>
<message><source>%1 numbers</source><translation>%1 個の数値</translation></message>
<message><source>predictor %1: %2</source><translation>予測プログラム %1: %2</translation></message>
<message><source>its first line</source><translation>最初の行</translation></message>
<message><source>%1; it begins with %2</source><translation>%1。先頭は %2 です</translation></message>
<message><source>%1 is no array in NumPy&apos;s format: %2</source><translation>%1 は NumPy 形式の配列ではありません: %2</translation></message>
<message><source>%1: its header is said to take %2 bytes</source><translation>%1: ヘッダーの長さが %2 バイトとされています</translation></message>
<message><source>%1: expected scores of shape %2, got %3</source><translation>%1: 形状 %2 のスコアが必要ですが、%3 でした</translation></message>
<message><source>%1: the score of class %2 of picture %3 is no finite number</source><translation>%1: 画像 %3 のクラス %2 のスコアが有限の数ではありません</translation></message>
<message><source>%1: expected a list of at most %2 boxes, got %3</source><translation>%1: 最大 %2 個のボックスのリストが必要ですが、%3 でした</translation></message>
<message><source>%1: expected boxes as JSON objects, got %2</source><translation>%1: ボックスは JSON オブジェクトである必要がありますが、%2 でした</translation></message>
<message><source>%1: box %2</source><translation>%1: ボックス %2</translation></message>
<message><source>%1: some boxes have all scores, others a class alone</source><translation>%1: すべてのスコアを持つボックスと、クラスだけのボックスが混在しています</translation></message>
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
<message><source> at patches %1</source><translation> (パッチ %1)</translation></message>
<message><source>direction %1</source><translation>方向 %1</translation></message>
<message><source>probe %1</source><translation>プローブ %1</translation></message>
<message><source>class %1 of probe %2</source><translation>プローブ %2 のクラス %1</translation></message>
<message><source>a random order</source><translation>ランダムな順序</translation></message>
<message><source>prediction, %1 heads</source><translation>予測、%1 ヘッド</translation></message>
<message><source>timing %1 heads</source><translation>時間の計測、%1 ヘッド</translation></message>
<message><source>%1, %2 heads</source><translation>%1、%2 ヘッド</translation></message>
<message><source>walk-through, %1 heads</source><translation>ステップ解説、%1 ヘッド</translation></message>
<message><source>decomposition, %1 heads</source><translation>分解、%1 ヘッド</translation></message>
<message><source>%1 of all heads, k = %2</source><translation>全ヘッドの %1、k = %2</translation></message>
<message><source>logit lens, %1 heads</source><translation>ロジットレンズ、%1 ヘッド</translation></message>
<message><source>words, %1 heads</source><translation>単語、%1 ヘッド</translation></message>
<message><source>concepts, %1 heads</source><translation>概念、%1 ヘッド</translation></message>
<message><source>features, %1 heads</source><translation>特徴、ヘッド %1 個</translation></message>
<message><source>what features bring, %1 heads</source><translation>特徴の寄与、ヘッド %1 個</translation></message>
<message><source>classes of feature %1</source><translation>特徴 %1 のクラス</translation></message>
<message><source>stability of %1, k = %2</source><translation>%1 の安定性、k = %2</translation></message>
<message><source>the autoencoder&apos;s codes</source><translation>オートエンコーダーのコード</translation></message>
<message><source>of its project&apos;s two formulas, the one with b_dec taken from x explains %1 of the variance, the other %2</source><translation>プロジェクトの 2 つの式のうち、x から b_dec を引く式は分散の %1 を、もう一方は %2 を説明します</translation></message>
<message><source>of its project&apos;s two formulas, the one without b_dec taken from x explains %1 of the variance, the other %2</source><translation>プロジェクトの 2 つの式のうち、x から b_dec を引かない式は分散の %1 を、もう一方は %2 を説明します</translation></message>
<message><source>%1: made for tokens of width %2, the network has %3</source><translation>%1: 幅 %2 のトークン用です。ネットワークは %3 です</translation></message>
<message><source>%1: reads the output of block %2, the network has blocks 0 to %3; say another with --sae-block</source><translation>%1: ブロック %2 の出力を読みますが、ネットワークのブロックは 0〜%3 です。--sae-block で指定してください</translation></message>
<message><source>%1: reads the class token alone, expected one that reads patches</source><translation>%1: クラストークンだけを読みます。パッチを読むものが必要です</translation></message>
<message><source>what is changed: the picture has patches 0 to %1, got %2</source><translation>変更内容: この画像のパッチは 0〜%1 です。指定: %2</translation></message>
<message><source>gated, as its tensors r_mag and b_mag are</source><translation>テンソル r_mag と b_mag のとおりゲート付き</translation></message>
<message><source>another kind than gated, whose tensors r_mag and b_mag are missing</source><translation>ゲート付き以外の種類 (そのテンソル r_mag と b_mag がありません)</translation></message>
<message><source>whether the largest k or all above a threshold are kept</source><translation>上位 k 個を残すのか、しきい値を超えるすべてを残すのか</translation></message>
<message><source>--sae-code topk or threshold</source><translation>--sae-code topk または threshold</translation></message>
<message><source>%1: the file does not say %2; say it with %3</source><translation>%1: ファイルからは「%2」が分かりません。%3 で指定してください</translation></message>
<message><source>%1: k: expected a whole number from %2 to %3, found %4</source><translation>%1: k: %2 から %3 の整数が必要ですが、%4 です</translation></message>
<message><source>how many features of a token are kept</source><translation>1 トークンで残す特徴の数</translation></message>
<message><source>%1: keeps %2 features of a token; expected 1 to %3</source><translation>%1: 1 トークンで %2 個の特徴を残します。1〜%3 である必要があります</translation></message>
<message><source>%1: its activation keeps what is above a threshold, which is missing: the tensor threshold or activation.threshold</source><translation>%1: 活性化はしきい値を超えたものを残しますが、しきい値がありません: テンソル threshold または activation.threshold</translation></message>
<message><source>%1: %2 is not finite</source><translation>%1: %2 が有限ではありません</translation></message>
<message><source>%1: scales tokens by a number that it does not hold (normalize_activations); save it with that number folded in</source><translation>%1: ファイルにない数でトークンをスケールします (normalize_activations)。その数を組み込んで保存してください</translation></message>
<message><source>%1, all that is computed here</source><translation>%1 (ここで計算するのはこれだけです)</translation></message>
<message><source>%1: reads %2; expected the output of a block (hook_resid_post)</source><translation>%1: %2 を読みます。ブロックの出力 (hook_resid_post) が必要です</translation></message>
<message><source>%1, as its hook says</source><translation>フックのとおり %1</translation></message>
<message><source>which block it reads</source><translation>どのブロックを読むか</translation></message>
<message><source>--sae-block N (0 is the first)</source><translation>--sae-block N (0 が最初)</translation></message>
<message><source>a word, or an object { ... }</source><translation>語かオブジェクト { ... }</translation></message>
<message><source>%1: expected a line of JSON and a PyTorch file behind it, as saev writes them, found no end of the line in %2 bytes</source><translation>%1: saev が書くような 1 行の JSON とその後の PyTorch ファイルが必要ですが、%2 バイト内に行末がありません</translation></message>
<message><source>%1: header</source><translation>%1: ヘッダー</translation></message>
<message><source>%1: a saev file of schema %2; schemas up to %3 are known</source><translation>%1: スキーマ %2 の saev ファイルです。対応は %3 までです</translation></message>
<message><source>a word</source><translation>語</translation></message>
<message><source>%1: behind its header there is no PyTorch file</source><translation>%1: ヘッダーの後に PyTorch ファイルがありません</translation></message>
<message><source>%1: expected an autoencoder&apos;s sae_weights.safetensors, sae.safetensors, ae.pt, weights.pt or sae.pt in this folder, found none</source><translation>%1: このフォルダーにオートエンコーダーの sae_weights.safetensors、sae.safetensors、ae.pt、weights.pt、sae.pt のいずれもありません</translation></message>
<message><source>%1: %2: expected %3, found nothing</source><translation>%1: %2: %3 が必要ですが、ありません</translation></message>
<message><source>a text</source><translation>テキスト</translation></message>
<message><source>%1: the tensor %2 is missing</source><translation>%1: テンソル %2 がありません</translation></message>
<message><source>%1: %2 should be %3, it is %4</source><translation>%1: %2 は %3 のはずですが %4 です</translation></message>
<message><source>%1: %2 holds numbers that are infinite or not a number</source><translation>%1: %2 に無限大または非数が含まれています</translation></message>
<message><source>%1: an MSAE of CLIP&apos;s pooled embedding; expected an autoencoder of a block&apos;s tokens</source><translation>%1: CLIP のプール済み埋め込みの MSAE です。ブロックのトークンのオートエンコーダーが必要です</translation></message>
<message><source>%1: %2 should have two dimensions, it is %3</source><translation>%1: %2 は 2 次元のはずですが %3 です</translation></message>
<message><source>%1: its weights are too large for float32 with its norms</source><translation>%1: ノルムを掛けると重みが float32 に収まりません</translation></message>
<message><source>%1: %2: an Overcomplete encoder of more than one layer; expected a linear one</source><translation>%1: %2: 複数層の Overcomplete エンコーダーです。線形のものが必要です</translation></message>
<message><source>%1: %2 %3; at most %4 are read</source><translation>%1: %2 %3。読み込めるのは最大 %4 です</translation></message>
<message><source>%1: its configuration says %2 %3, its tensors have %4</source><translation>%1: 設定では %2 %3 ですが、テンソルは %4 です</translation></message>
<message><source>%1: cannot be written as SAELens has it: expected an autoencoder with codes relu, topk or threshold on tokens that are not normalised</source><translation>%1: SAELens の形式では書き出せません: 正規化されていないトークンに relu、topk、threshold のいずれかの符号を使うオートエンコーダーが必要です</translation></message>
<message><source>scene %1 of seed %2: no clear layout in 1000 attempts</source><translation>シーン %1 (シード %2): 1000 回試みても明確な配置になりませんでした</translation></message>
<message><source>scene size: expected 32 to 2048 pixels, got %1</source><translation>シーンのサイズ: 32 から 2048 ピクセルまでの値が必要ですが、%1 が指定されました</translation></message>
<message><source>samples a pixel and direction: expected 1 to 16, got %1</source><translation>ピクセルと方向ごとのサンプル数: 1 から 16 までの値が必要ですが、%1 が指定されました</translation></message>
<message><source>%1; is there room for %2 MiB?</source><translation>%1。%2 MiB の空き容量がありますか？</translation></message>
<message><source>number of scenes: expected 1 to 1000000, got %1</source><translation>シーンの数: 1 から 1000000 までの値が必要ですが、%1 が指定されました</translation></message>
<message><source>scenes of %1 pixels in patches of %2: expected a size of 32 to 2048 that is a multiple of the patch</source><translation>%1 ピクセルのシーンと %2 のパッチ: パッチの倍数で 32 から 2048 までのサイズが必要です</translation></message>
<message><source>scenes read from %1</source><translation>シーンを %1 から読み込みました</translation></message>
<message><source>rendering %1 scenes of %2 x %3 pixels</source><translation>%2 x %3 ピクセルのシーン %1 枚をレンダリング中</translation></message>
<message><source>scene %1 of %2</source><translation>シーン %1 / %2</translation></message>
<message><source>scenes are not kept: %1</source><translation>シーンは保存されません: %1</translation></message>
<message><source>%1: holds results of another model or other settings than %2</source><translation>%1: %2 とは別のモデルまたは別の設定の結果が入っています</translation></message>
<message><source>%1: is shard %2, and %3 is shard %4</source><translation>%1: シャード %2 ですが、%3 はシャード %4 です</translation></message>
<message><source>%1: is shard %2, and the key %3 in it belongs to shard %4/%5</source><translation>%1: シャード %2 ですが、中のキー %3 はシャード %4/%5 のものです</translation></message>
<message><source>%1: is shard %2, as %3 is</source><translation>%1: %3 と同じシャード %2 です</translation></message>
<message><source>of %1 shards, %2 is not among the stores to be merged</source><translation>%1 個のシャードのうち、%2 が結合するストアの中にありません</translation></message>
<message><source>of %1 shards, %2 are not among the stores to be merged</source><translation>%1 個のシャードのうち、%2 が結合するストアの中にありません</translation></message>
<message><source>%1: has changed while it was read</source><translation>%1: 読み込み中に変更されました</translation></message>
<message><source>%1: expected a store of results, found an empty file</source><translation>%1: 結果のストアが必要ですが、空のファイルでした</translation></message>
<message><source>%1: shard %2 is not complete: it ends after %3 pictures. Run it again; it goes on behind them</source><translation>%1: シャード %2 は完了していません: %3 枚の画像で終わっています。もう一度実行すると、その続きから再開します</translation></message>
<message><source>the key %1 is in %2 and in %3</source><translation>キー %1 が %2 と %3 の両方にあります</translation></message>
<message><source>it is not complete</source><translation>完了していません</translation></message>
<message><source>%1: was not written, because what was read back is no store: %2</source><translation>%1: 読み戻した内容がストアではないため、書き込まれませんでした: %2</translation></message>
<message><source>expected stores of one format, got %1 and %2</source><translation>同じ形式のストアが必要ですが、%1 と %2 が指定されました</translation></message>
<message><source>%1: more than %2 lines; give folders or tars, or use more lists</source><translation>%1: %2 行を超えています。フォルダーまたは tar を指定するか、リストを増やしてください</translation></message>
<message><source>%1: line %2: expected one name a line in UTF-8, found a zero byte; save it as UTF-8</source><translation>%1: %2 行目: 1 行に 1 つの名前（UTF-8）が必要ですが、ゼロバイトが見つかりました。UTF-8 で保存してください</translation></message>
<message><source>%1: expected one name a line, found a line of more than %2 bytes</source><translation>%1: 1 行に 1 つの名前が必要ですが、%2 バイトを超える行がありました</translation></message>
<message><source>the names of the pictures take more than %1 MiB; give fewer at once, or use more shards</source><translation>画像の名前が %1 MiB を超えています。一度に指定する画像を減らすか、シャードを増やしてください</translation></message>
<message><source>%1: a name of %2 bytes; expected 1 to %3</source><translation>%1: 名前が %2 バイトです。1 から %3 バイトまでである必要があります</translation></message>
<message><source>more than %1 pictures in one shard; use more shards</source><translation>1 つのシャードの画像が %1 枚を超えています。シャードを増やしてください</translation></message>
<message><source>%1: an array is no picture of a list; without --store it is taken</source><translation>%1: 配列はリストの画像として扱えません。--store なしなら使えます</translation></message>
<message><source>%1: no picture in this folder or in folders inside</source><translation>%1: このフォルダーとその下のフォルダーに画像がありません</translation></message>
<message><source>%1: no picture in this tar</source><translation>%1: この tar に画像がありません</translation></message>
<message><source>%1: line %2 is like the one before it: %3</source><translation>%1: %2 行目は前の行と同じです: %3</translation></message>
<message><source>the key %1 is there twice: in %2 and in %3; each picture needs a name of its own</source><translation>キー %1 が %2 と %3 の両方にあります。画像ごとに固有の名前が必要です</translation></message>
<message><source>the list has no picture in it</source><translation>リストに画像がありません</translation></message>
<message><source>%1 h %2 min</source><translation>%1 時間 %2 分</translation></message>
<message><source>%1 min %2 s</source><translation>%1 分 %2 秒</translation></message>
<message><source>%1 of %2 pictures</source><translation>画像 %1 / %2</translation></message>
<message><source>, %1/s, %2 left</source><translation>、%1 枚/秒、残り %2</translation></message>
<message><source>%1, %2 refused</source><translation>%1、%2 枚は読み込めませんでした</translation></message>
<message><source>a line of a store takes at most %1 bytes and %2 values, and this one has %3 bytes and %4 values; ask for less at once</source><translation>ストアの 1 行は最大 %1 バイト、%2 個の値ですが、この行は %3 バイト、%4 個の値です。一度に求めるものを減らしてください</translation></message>
<message><source>the variable %1: expected a whole number, found %2</source><translation>変数 %1: 整数が必要ですが、%2 でした</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is there without SLURM_ARRAY_TASK_COUNT, which does not say which shard this is; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_ID はありますが SLURM_ARRAY_TASK_COUNT がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is there without SLURM_ARRAY_TASK_ID, which does not say which shard this is; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_ID はありますが SLURM_ARRAY_TASK_ID がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is there without SLURM_ARRAY_TASK_COUNT, which does not say which shard this is; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_COUNT はありますが SLURM_ARRAY_TASK_COUNT がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is there without SLURM_ARRAY_TASK_ID, which does not say which shard this is; give --shard I/N</source><translation>変数 SLURM_ARRAY_TASK_COUNT はありますが SLURM_ARRAY_TASK_ID がなく、どのシャードかがわかりません。--shard I/N を指定してください</translation></message>
<message><source>this array of jobs has gaps (%1 tasks from %2 to %3), which does not say how many shards there are; give --shard $SLURM_ARRAY_TASK_ID/N</source><translation>このジョブ配列には欠番があり (%2 から %3 までに %1 個のタスク)、シャードの総数がわかりません。--shard $SLURM_ARRAY_TASK_ID/N を指定してください</translation></message>
<message><source>its settings are others</source><translation>設定が異なります</translation></message>
<message><source>it holds results of %1, not of %2</source><translation>%2 ではなく %1 の結果が入っています</translation></message>
<message><source>its %1 is %2, and here it is %3</source><translation>%1 が %2 ですが、ここでは %3 です</translation></message>
<message><source>%1: was begun with another model or other settings: %2. Name another store, or move this one away</source><translation>%1: 別のモデルまたは別の設定で開始されています: %2。別のストアを指定するか、このストアを移動してください</translation></message>
<message><source>%1: holds shard %2, not %3</source><translation>%1: シャード %3 ではなく、%2 が入っています</translation></message>
<message><source>%1: is removed or replaced again and again</source><translation>%1: 繰り返し削除または置き換えられています</translation></message>
<message><source>%1: cannot be written: a link that leads nowhere</source><translation>%1: 書き込めません: リンク先が存在しません</translation></message>
<message><source>%1: is no plain file, and a store must be one</source><translation>%1: 通常のファイルではありません。ストアは通常のファイルである必要があります</translation></message>
<message><source>%1: cannot be locked: %2. Two processes that write one store would destroy it; name a store on a file system that knows locks</source><translation>%1: ロックできません: %2。2 つのプロセスが 1 つのストアに書き込むと壊れてしまいます。ロックに対応したファイルシステム上のストアを指定してください</translation></message>
<message><source>%1: another process is writing shard %2 into this store; wait for it, or name another one</source><translation>%1: 別のプロセスがこのストアにシャード %2 を書き込んでいます。終了を待つか、別のストアを指定してください</translation></message>
<message><source>%1: expected a store of results, found something else</source><translation>%1: 結果のストアが必要ですが、別のものでした</translation></message>
<message><source>%1: a store is not begun through a link; name the file itself</source><translation>%1: リンクを通じてストアを開始することはできません。ファイルそのものを指定してください</translation></message>
<message><source>was removed or replaced</source><translation>削除または置き換えられました</translation></message>
<message><source>has another length than what was written</source><translation>書き込んだ内容と長さが異なります</translation></message>
<message><source>%1: %2 while pictures were added to it, by another program; their results are lost. Move what is there away, and start again</source><translation>%1: 画像の追加中に、別のプログラムが変更を加えました (%2)。それらの画像の結果は失われました。そこにあるものを移動して最初からやり直してください</translation></message>
<message><source>%1: cannot be added to: %2; the %3 pictures in it are whole, and the same command goes on behind them</source><translation>%1: 追記できません: %2。中にある %3 枚の画像の結果は完全で、同じコマンドでその続きから再開します</translation></message>
<message><source>cut off</source><translation>途中で切れています</translation></message>
<message><source>%1: a store of version %2, and this program reads version %3</source><translation>%1: ストアのバージョンは %2 ですが、このプログラムが読み込めるのはバージョン %3 です</translation></message>
<message><source>%1: its first line names no shard</source><translation>%1: 最初の行にシャードの指定がありません</translation></message>
<message><source>%1: has been changed since it was complete: %2 pictures were written, and %3 are there. Move the file away and start again</source><translation>%1: 完了した後に変更されています: 書き込まれた画像は %2 枚ですが、%3 枚あります。ファイルを移動して最初からやり直してください</translation></message>
<message><source>%1: has been changed since it was complete: the checksum over its %2 pictures does not fit. Move the file away and start again</source><translation>%1: 完了した後に変更されています: %2 枚の画像のチェックサムが一致しません。ファイルを移動して最初からやり直してください</translation></message>
<message><source>%1: its last line does not say what was written</source><translation>%1: 最後の行に、書き込まれた内容の記載がありません</translation></message>
<message><source>--store: expected a name that ends in .jsonl (a line for each picture) or .tar (with arrays), got &apos;%1&apos;</source><translation>--store: .jsonl (画像ごとに 1 行) または .tar (配列付き) で終わる名前が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>a store takes settings of at most %1 bytes, and these have %2; name fewer or shorter ones</source><translation>ストアの設定は最大 %1 バイトですが、%2 バイトあります。設定を減らすか短くしてください</translation></message>
<message><source>%1: is damaged from byte %2 on, behind %3 pictures: a checksum does not fit. Move the file away and start again</source><translation>%1: バイト %2 以降 (%3 枚の画像の後) が破損しています: チェックサムが一致しません。ファイルを移動して最初からやり直してください</translation></message>
<message><source>%1: has something behind its end, at byte %2</source><translation>%1: 終わりの後のバイト %2 に余分なデータがあります</translation></message>
<message><source>%1: has a line without a key at byte %2</source><translation>%1: バイト %2 にキーのない行があります</translation></message>
<message><source>a file of %1 bytes named by %2 bytes does not fit into a tar</source><translation>名前が %2 バイトで %1 バイトのファイルは tar に入りません</translation></message>
<message><source>device: expected cpu, cuda or cuda:N, got &apos;%1&apos;</source><translation>デバイス: cpu、cuda、cuda:N のいずれかが必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>LibTorch finds no GPU; nvidia-smi says whether the driver does</source><translation>LibTorch が GPU を検出できません。ドライバーが検出しているかは nvidia-smi で確認できます</translation></message>
<message><source>there is one GPU, cuda:0</source><translation>GPU は cuda:0 の 1 つだけです</translation></message>
<message><source>there are cuda:0 to cuda:%1</source><translation>使用できるのは cuda:0 から cuda:%1 までです</translation></message>
<message><source>device %1 cannot be used: %2</source><translation>デバイス %1 を使用できません: %2</translation></message>
<message><source>%1, products in %2</source><translation>%1、行列積は %2</translation></message>
<message><source>%1 with %2</source><translation>%1 (%2)</translation></message>
<message><source>device %1: %2</source><translation>デバイス %1: %2</translation></message>
<message><source>out of memory</source><translation>メモリ不足</translation></message>
<message><source>device %1: not enough memory for this: choose a smaller batch (--batch), a smaller picture or fewer jobs, or end what else runs there</source><translation>デバイス %1: メモリが足りません: バッチ (--batch)、画像サイズ、またはジョブ数を小さくするか、そのデバイスで実行中のほかの処理を終了してください</translation></message>
<message><source>NaN at [%1]</source><translation>[%1] の NaN</translation></message>
<message><source>infinity at [%1]</source><translation>[%1] の無限大</translation></message>
<message><source>-infinity at [%1]</source><translation>[%1] の負の無限大</translation></message>
<message><source>LibTorch multiplies at %1 GFLOPS: it is linked to the reference BLAS. Install an optimised one, on Debian: apt-get install libopenblas0-openmp</source><translation>LibTorch の行列積は %1 GFLOPS です: リファレンス BLAS にリンクされています。最適化されたものをインストールしてください。Debian の場合: apt-get install libopenblas0-openmp</translation></message>
<message><source>%1: expected words, one a line, at least two; got %2</source><translation>%1: 単語を 1 行に 1 つ、2 つ以上指定してください。%2 個でした</translation></message>
<message><source>%1: word %2: expected each word once, got it twice</source><translation>%1: 単語 %2: 各単語は 1 回だけ指定できますが、2 回ありました</translation></message>
<message><source>the embedding has no direction: its length is %1</source><translation>埋め込みに向きがありません: 長さは %1 です</translation></message>
<message><source>%1: precompiled_charsmap: expected base64</source><translation>%1: precompiled_charsmap: base64 のはずです</translation></message>
<message><source>%1: added_tokens: expected at most %2</source><translation>%1: added_tokens: 最大 %2 個のはずです</translation></message>
<message><source>%1: model.type: expected BPE or Unigram, found %2</source><translation>%1: model.type: BPE か Unigram のはずですが、%2 でした</translation></message>
<message><source>%1: expected model.vocab and, of BPE, model.merges</source><translation>%1: model.vocab が必要で、BPE では model.merges も必要です</translation></message>
<message><source>%1: added_tokens: expected a content for each</source><translation>%1: added_tokens: それぞれに content が必要です</translation></message>
<message><source>a number</source><translation>数</translation></message>
<message><source>a list [..]</source><translation>リスト [..]</translation></message>
<message><source>%1: nested more than %2 deep; expected a tokenizer</source><translation>%1: 入れ子が %2 段を超えています。トークナイザーのはずです</translation></message>
<message><source>%1: model.merges[%2]: expected two pieces of model.vocab, which comes first, that join to a third; found %3</source><translation>%1: model.merges[%2]: 先にある model.vocab の 2 つのピースで、つなぐと 3 つ目になるもののはずですが、%3 でした</translation></message>
<message><source>%1: model.merges: expected at most %2</source><translation>%1: model.merges: 最大 %2 個のはずです</translation></message>
<message><source>%1: normalizer: %2: expected Replace, Precompiled, Lowercase, Strip or a Sequence of them</source><translation>%1: normalizer: %2: Replace、Precompiled、Lowercase、Strip またはそれらの Sequence のはずです</translation></message>
<message><source>%1: is not JSON: a NUL byte</source><translation>%1: JSON ではありません: NUL バイト</translation></message>
<message><source>%1: expected at most %2 pieces, as many as the text tower knows; found %3</source><translation>%1: ピースはテキストタワーが知る %2 個までのはずですが、%3 個でした</translation></message>
<message><source>a field of a known kind</source><translation>既知の種類のフィールド</translation></message>
<message><source>%1 bytes more</source><translation>さらに %1 バイト</translation></message>
<message><source>a number of four bytes</source><translation>4 バイトの数</translation></message>
<message><source>a whole number</source><translation>整数</translation></message>
<message><source>%1: is no tokenizer of SentencePiece: expected %2 at byte %3 of %4</source><translation>%1: SentencePiece のトークナイザーではありません: %4 バイト中の %3 バイト目は %2 のはずです</translation></message>
<message><source>%1: piece %2</source><translation>%1: ピース %2</translation></message>
<message><source>%1: expected a finite score, found %2</source><translation>%1: 有限のスコアのはずですが、%2 でした</translation></message>
<message><source>%1: its map of characters: expected %2 bytes, found %3</source><translation>%1: 文字の対応表は %2 バイトのはずですが、%3 でした</translation></message>
<message><source>%1: expected the byte %2 among its pieces</source><translation>%1: ピースの中にバイト %2 が必要です</translation></message>
<message><source>%1: expected a piece that ends a text, &lt;/s&gt; or &lt;eos&gt;; found none with id %2</source><translation>%1: テキストを終えるピース &lt;/s&gt; か &lt;eos&gt; が必要ですが、ID %2 のものがありません</translation></message>
<message><source>%1: piece %2: expected a kind from 1 to 6, found %3</source><translation>%1: ピース %2: 種類は 1～6 のはずですが、%3 でした</translation></message>
<message><source>%1: expected SentencePiece&apos;s Unigram (1) or BPE (2), found model %2</source><translation>%1: SentencePiece の Unigram (1) か BPE (2) のはずですが、モデル %2 でした</translation></message>
<message><source>%1: expected an id from 0 to %2, found %3</source><translation>%1: ID は 0～%2 のはずですが、%3 でした</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found none</source><translation>%1: 1～%2 バイトの UTF-8 テキストのはずですが、ありません</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found %3</source><translation>%1: 1～%2 バイトの UTF-8 テキストのはずですが、%3 でした</translation></message>
<message><source>%1: expected each piece and each id once, found %2 with id %3 again</source><translation>%1: ピースと ID はそれぞれ 1 回のはずですが、%2(ID %3)が再び現れました</translation></message>
<message><source>%1: its map of characters makes more than %2 bytes of one text</source><translation>%1: 文字の対応表が 1 つのテキストを %2 バイトより長くします</translation></message>
<message><source>%1: its map of characters makes what is no UTF-8</source><translation>%1: 文字の対応表が UTF-8 でないものを作ります</translation></message>
<message><source>%1: has no piece for %2, and none for what is unknown</source><translation>%1: %2 のピースも、未知のもののピースもありません</translation></message>
<message><source>%1: expected at most %2 characters, got %3</source><translation>%1: 最大 %2 文字である必要がありますが、%3 文字でした</translation></message>
<message><source>expected at most %1 %2s, got more</source><translation>最大 %1 個の %2 が必要ですが、それを超えています</translation></message>
<message><source>expected prompts, one a line; got none</source><translation>1 行に 1 つのプロンプトが必要ですが、ありません</translation></message>
<message><source>expected at most %1 sentences, got %2 prompts in %3 templates</source><translation>最大 %1 個の文である必要がありますが、%3 個のテンプレートに %2 個のプロンプトが指定されました</translation></message>
<message><source>prompt %1: expected each prompt once, got it twice</source><translation>プロンプト %1: 各プロンプトは 1 回ずつである必要がありますが、2 回指定されました</translation></message>
<message><source>template %1: expected {} where the prompt goes, as in &apos;a photo of a {}&apos;</source><translation>テンプレート %1: &apos;a photo of a {}&apos; のように、プロンプトの入る位置に {} が必要です</translation></message>
<message><source>template %1: expected at most %2 characters with the longest prompt in it, got %3</source><translation>テンプレート %1: 最も長いプロンプトを入れて最大 %2 文字が必要ですが、%3 文字です</translation></message>
<message><source>prompt %1</source><translation>プロンプト %1</translation></message>
<message><source>a text of %1 ids: expected 1 to %2</source><translation>%1 個の ID からなるテキストです。1 から %2 個である必要があります</translation></message>
<message><source>a text of %1 ids: expected %2</source><translation>%1 個の ID のテキスト: %2 個のはずです</translation></message>
<message><source>id %1 of a text: expected 0 to %2</source><translation>テキストの ID %1: 0 から %2 までの値が必要です</translation></message>
<message><source>%1: the text tower has no tensor %2</source><translation>%1: テキストタワーにテンソル %2 がありません</translation></message>
<message><source>%1: tensor %2: expected floating point %3 (-1: any), found %4 %5</source><translation>%1: テンソル %2: 浮動小数点数 %3 (-1: 任意) が必要ですが、%4 %5 でした</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity</source><translation>%1: テンソル %2 に NaN または無限大が含まれています</translation></message>
<message><source>its text tower is BERT&apos;s or another, which is not run here</source><translation>テキストタワーが BERT などのもので、ここでは実行できません</translation></message>
<message><source>%1: text_config.hidden_act: expected one of quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, found %2</source><translation>%1: text_config.hidden_act: quick_gelu、gelu、gelu_new、gelu_pytorch_tanh のいずれかが必要ですが、%2 です</translation></message>
<message><source>%1: text_config: expected an object { ... }, found %2</source><translation>%1: text_config: オブジェクト { ... } が必要ですが、%2 です</translation></message>
<message><source>%1: text_config.%2: expected a number from %3 to %4, found %5</source><translation>%1: text_config.%2: %3 から %4 の数が必要ですが、%5 です</translation></message>
<message><source>%1: text_config.num_attention_heads: expected a divisor of %2, found %3</source><translation>%1: text_config.num_attention_heads: %2 の約数が必要ですが、%3 でした</translation></message>
<message><source>the file has no logit_scale: cosines are multiplied by 100, as in trained CLIPs</source><translation>ファイルに logit_scale がありません: 学習済みの CLIP と同じく、コサインに 100 を掛けます</translation></message>
<message><source>%1: no prompts for this model: expected SigLIP&apos;s logit_bias, a number from -1e6 to 1e6</source><translation>%1: このモデルではプロンプトを使えません: SigLIP の logit_bias(-1e6～1e6 の数)が必要です</translation></message>
<message><source>%1: no prompts for this model: %2</source><translation>%1: このモデルではプロンプトを使えません: %2</translation></message>
<message><source>%1: no prompts for this model: the file has no text tower. A CLIP or SigLIP that was saved with both towers has one (token_embedding or text_model)</source><translation>%1: このモデルではプロンプトを使えません: ファイルにテキストタワーがありません。両方のタワーを保存した CLIP か SigLIP にはあります(token_embedding または text_model)</translation></message>
<message><source>%1: no prompts for this model: its text tower has no projection (%2), without which texts and pictures cannot be compared</source><translation>%1: このモデルではプロンプトを使えません: テキストタワーに、テキストと画像の比較に必要な射影 (%2) がありません</translation></message>
<message><source>%1: a text tower of width %2, %3 tokens and %4 places: expected at most %5, %6 and %7</source><translation>%1: テキストタワーは幅 %2、%3 トークン、%4 位置です。それぞれ最大 %5、%6、%7 である必要があります</translation></message>
<message><source>%1: the text tower has no block %20</source><translation>%1: テキストタワーにブロック %20 がありません</translation></message>
<message><source>%1: expected a gzip file of at most %2 bytes of text</source><translation>%1: 展開後のテキストが最大 %2 バイトの gzip ファイルが必要です</translation></message>
<message><source>%1: expected model.merges, the byte pairs of a tokenizer</source><translation>%1: トークナイザーのバイトペアである model.merges が必要です</translation></message>
<message><source>%1: model.%2: expected %3, found %4</source><translation>%1: model.%2: %3 が必要ですが、%4 がありました</translation></message>
<message><source>%1: model.merges[%2]: expected a pair of texts</source><translation>%1: model.merges[%2]: テキストの対が必要です</translation></message>
<message><source>a text tower of %1 tokens: expected %2 to %3, as CLIP&apos;s byte pairs have</source><translation>テキストタワーは %1 トークンです。CLIP のバイトペアと同じく %2 から %3 までである必要があります</translation></message>
<message><source>%1: expected at least %2 byte pairs, one a line, as a text tower of %3 tokens has; found %4</source><translation>%1: %3 トークンのテキストタワーに応じて、1 行に 1 つのバイトペアが %2 個以上必要ですが、%4 でした</translation></message>
<message><source>%1: pair %2: expected two tokens that come before it, found %3</source><translation>%1: ペア %2: それより前にある 2 つのトークンが必要ですが、%3 でした</translation></message>
<message><source>%1: pair %2: expected a token that is not there yet, found %3</source><translation>%1: ペア %2: まだないトークンが必要ですが、%3 がありました</translation></message>
<message><source>training data: %1 pictures are fewer than one batch of %2</source><translation>学習データ: 画像 %1 枚では %2 枚の 1 バッチに足りません</translation></message>
<message><source>%1: &quot;labels&quot; and &quot;features&quot; are both 0: the teacher has no effect</source><translation>%1: &quot;labels&quot; と &quot;features&quot; がどちらも 0 です: 教師モデルの効果がありません</translation></message>
<message><source>%1: image_size %2 is not a multiple of patch_size %3</source><translation>%1: image_size %2 は patch_size %3 の倍数ではありません</translation></message>
<message><source>%1: image_size %2 in patches of %3 makes %4 patches; at most %5 are trained here, because attention grows with their square</source><translation>%1: image_size %2、パッチ %3 では %4 パッチになります。アテンションはその 2 乗で増えるため、ここで学習できるのは最大 %5 パッチです</translation></message>
<message><source>%1: base: expected the name of a file beside this one, at most %2 in a row, found %3</source><translation>%1: base: 同じ場所にあるファイルの名前 (連鎖は最大 %2 個) が必要ですが、%3 でした</translation></message>
<message><source>%1: heads: expected ascending head counts without repetition</source><translation>%1: heads: 重複のない昇順のヘッド数が必要です</translation></message>
<message><source>%1: weights: expected one for each of the %2 heads, not all 0, found %3</source><translation>%1: weights: %2 個のヘッド数ごとに 1 つ、すべてが 0 ではない値が必要ですが、%3 でした</translation></message>
<message><source>%1: &quot;thinking&quot; needs two or more &quot;heads&quot;, the last of them all %2, and one classifier for all</source><translation>%1: &quot;thinking&quot; には、最後が全 %2 ヘッドである 2 個以上の &quot;heads&quot; と、全体で共通の 1 つの分類器が必要です</translation></message>
<message><source>%1: val_heads: %2 is no round of this network</source><translation>%1: val_heads: %2 はこのネットワークのラウンドではありません</translation></message>
<message><source>%1: kind: expected &quot;scenes&quot;, &quot;folder&quot; or &quot;archive&quot;, found %2</source><translation>%1: kind: &quot;scenes&quot;、&quot;folder&quot;、&quot;archive&quot; のいずれかが必要ですが、%2 でした</translation></message>
<message><source>%1: &quot;held_out&quot; needs &quot;hold_out&quot;, the hold-out interval: every n-th picture is held out</source><translation>%1: &quot;held_out&quot; には &quot;hold_out&quot; (検証用の間隔) が必要です: n 枚ごとに 1 枚を検証用にします</translation></message>
<message><source>%1: the same pictures as &quot;data&quot;: expected held-out ones (another seed or path, or &quot;hold_out&quot;: n in both and &quot;held_out&quot;: true here)</source><translation>%1: &quot;data&quot; と同じ画像です。検証用の画像 (別のシードまたはパス、あるいは両方の &quot;hold_out&quot;: n とここでの &quot;held_out&quot;: true) が必要です</translation></message>
<message><source>%1: name: expected a file name of at most %2 bytes without folder, found %3</source><translation>%1: name: フォルダーを含まない最大 %2 バイトのファイル名が必要ですが、%3 でした</translation></message>
<message><source>%1: test</source><translation>%1: test</translation></message>
<message><source>%1: &quot;token_labels&quot; needs data of kind &quot;scenes&quot;: photographs have no masks</source><translation>%1: &quot;token_labels&quot; には種類 &quot;scenes&quot; のデータが必要です: 写真にはマスクがありません</translation></message>
<message><source>%1: &quot;whiten_patches&quot; and &quot;start&quot; both say how the patch embedding begins</source><translation>%1: &quot;whiten_patches&quot; と &quot;start&quot; の両方が、パッチ埋め込みの初期値を指定しています</translation></message>
<message><source>%1: &quot;crop&quot; needs photographs: scenes are seen whole</source><translation>%1: &quot;crop&quot; には写真が必要です: シーンは全体を使います</translation></message>
<message><source>3 numbers (RGB)</source><translation>3 つの数値 (RGB)</translation></message>
<message><source>%1: the class folder %2 has a name that is not UTF-8; rename it</source><translation>%1: クラスフォルダー %2 の名前が UTF-8 ではありません。名前を変更してください</translation></message>
<message><source>%1: expected one folder per class, found %2 and %3</source><translation>%1: クラスごとに 1 つのフォルダーが必要ですが、%2 と %3 がありました</translation></message>
<message><source>%1 pictures of %2 x %3 pixels do not fit into this machine&apos;s memory; choose a smaller image_size or &quot;count&quot;</source><translation>%2 x %3 ピクセルの画像 %1 枚は、このコンピューターのメモリに収まりません。image_size または &quot;count&quot; を小さくしてください</translation></message>
<message><source>%1: expected one sub-folder per class, at least 2, found %2</source><translation>%1: クラスごとに 1 つのサブフォルダーが 2 個以上必要ですが、%2 でした</translation></message>
<message><source>fused attention: expected contiguous float32 [B, T, 3, heads, dim], got %1</source><translation>融合アテンション: 連続した float32 [B, T, 3, heads, dim] が必要ですが、%1 でした</translation></message>
<message><source>training: only a plain pre-norm ViT with a class token, qkv biases and GELU can be trained</source><translation>学習: 学習できるのは、クラストークン、qkv バイアス、GELU を持つ標準の pre-norm ViT のみです</translation></message>
<message><source>attention plan has %1 blocks, the network %2</source><translation>アテンションプランは %1 ブロックですが、ネットワークは %2 ブロックです</translation></message>
<message><source>the network being trained has no parameter named %1</source><translation>学習中のネットワークに %1 という名前のパラメータがありません</translation></message>
<message><source>sub-network of %1 heads: the network has 1 to %2</source><translation>%1 ヘッドのサブネットワーク: ネットワークで使えるのは 1 から %2 ヘッドです</translation></message>
<message><source>%1: cannot be the start of this training: %2 is %3, expected %4</source><translation>%1: この学習の開始点にできません: %2 が %3 ですが、%4 である必要があります</translation></message>
<message><source>the number of prefix tokens</source><translation>プレフィックストークンの数</translation></message>
<message><source>MLP width per feature</source><translation>特徴あたりの MLP 幅</translation></message>
<message><source>%1: cannot be the start of this training: it has %2 heads, more than %3</source><translation>%1: この学習の開始点にできません: ヘッドが %2 個で、%3 個を超えています</translation></message>
<message><source>%1: cannot be the start of this training: it has a tensor &apos;%2&apos;, which the network being trained does not have</source><translation>%1: この学習の開始点にできません: 学習するネットワークにないテンソル &apos;%2&apos; があります</translation></message>
<message><source>%1: progress</source><translation>%1: progress</translation></message>
<message><source>%1: is not a training checkpoint of this program</source><translation>%1: このプログラムの学習チェックポイントではありません</translation></message>
<message><source>%1: belongs to another configuration: only keys that do not decide the weights may change between a training and its resumption</source><translation>%1: 別の設定のものです: 学習と再開の間で変更できるのは、重みを左右しないキーのみです</translation></message>
<message><source>%1: tensor %2 is missing or of another shape; expected float32 %3</source><translation>%1: テンソル %2 がないか、形状が異なります。float32 %3 が必要です</translation></message>
<message><source>%1: cannot be the teacher: it has no class &quot;%2&quot; among its %3</source><translation>%1: 教師モデルにできません: %3 クラスの中にクラス &quot;%2&quot; がありません</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found patches of %3</source><translation>%1: 教師モデルにできません: クラストークンと、%2 px の約数のパッチが必要ですが、パッチは %3 でした</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found no class token, patches of %3</source><translation>%1: 教師モデルにできません: クラストークンと、%2 px の約数のパッチが必要ですが、クラストークンがなく、パッチは %3 でした</translation></message>
<message><source>%1: the answers about %2 windows would take %3 GB: expected fewer &quot;views&quot;</source><translation>%1: %2 個のウィンドウについての答えに %3 GB 必要です: &quot;views&quot; を減らしてください</translation></message>
<message><source>%1 data: %2</source><translation>%1 データ: %2</translation></message>
<message><source>%1: one step would multiply %2e12 times, expected at most %3e12: choose a smaller image_size, larger patches, or a smaller batch</source><translation>%1: 1 ステップの乗算が %2e12 回になり、上限の %3e12 回を超えます: image_size を小さくするか、パッチを大きくするか、バッチを小さくしてください</translation></message>
<message><source>%1: needs %2 MiB for its weights and %3 MiB for its pictures; this machine has %4 MiB</source><translation>%1: 重みに %2 MiB、画像に %3 MiB 必要ですが、このコンピューターのメモリは %4 MiB です</translation></message>
<message><source>%1: %2 steps of %3 pictures, %4 GMACs a picture forwards, %5 MiB of weights and pictures</source><translation>%1: %3 枚の画像で %2 ステップ、順伝播は画像 1 枚あたり %4 GMACs、重みと画像は %5 MiB</translation></message>
<message><source>half_products: this processor multiplies in float32 all the same</source><translation>half_products: このプロセッサでは float32 で乗算します</translation></message>
<message><source>%1 data: expected the %2 classes of the training data, found %3 classes or other names</source><translation>%1 データ: 学習データの %2 クラスが必要ですが、%3 クラス、または異なる名前でした</translation></message>
<message><source>, tokens %1, distillation %2</source><translation>、トークン %1、蒸留 %2</translation></message>
<message><source>, tokens %1</source><translation>、トークン %1</translation></message>
<message><source>, distillation %1</source><translation>、蒸留 %1</translation></message>
<message><source>%1: the loss of step %2 is not a number any more: the training has diverged; try a lower learning_rate or a longer warm-up. Its last checkpoint is from before</source><translation>%1: ステップ %2 の損失が数値ではなくなりました: 学習が発散しています。learning_rate を下げるか、ウォームアップを長くしてください。最後のチェックポイントはそれ以前のものです</translation></message>
<message><source>epoch %1, step %2 of %3: loss %4, rate %5, %6 images/s%7</source><translation>エポック %1、ステップ %2 / %3: 損失 %4、学習率 %5、%6 枚/秒%7</translation></message>
<message><source>step %1 of %2: loss %3, %4 images/s</source><translation>ステップ %1 / %2: 損失 %3、%4 枚/秒</translation></message>
<message><source>final k=%1: top-1 %2 of %3</source><translation>最終 k=%1: Top-1 %3 中 %2</translation></message>
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
<message><source>%1: more than the %2 bytes allowed here</source><translation>%1: 上限の %2 バイトを超えています</translation></message>
<message><source>%1: there is no such folder</source><translation>%1: そのようなフォルダーはありません</translation></message>
<message><source>%1: holds no %2, which a training writes into its output folder as soon as it has its data</source><translation>%1: %2 がありません。学習は、データがそろうとすぐにこのファイルを出力フォルダーに書き込みます</translation></message>
<message><source>the last line of history.csv is incomplete and is left out</source><translation>history.csv の最後の行が不完全なため除外しました</translation></message>
<message><source>t-SNE: theta: expected 0 to 0.7, got %1</source><translation>t-SNE: theta: 0 から 0.7 までの値が必要ですが、%1 が指定されました</translation></message>
<message><source>trustworthiness: expected 1 to fewer than half of %1 neighbours, got %2</source><translation>信頼度 (trustworthiness): 近傍数は 1 から %1 の半分未満までである必要がありますが、%2 が指定されました</translation></message>
<message><source>t-SNE: %1: expected %2 to %3, got %4</source><translation>t-SNE: %1: %2 から %3 までの値が必要ですが、%4 が指定されました</translation></message>
<message><source>exaggerated iterations</source><translation>誇張する反復回数</translation></message>
<message><source>learning rate</source><translation>学習率</translation></message>
<message><source>t-SNE: perplexity %1 needs at least %2 points, three for each effective neighbour; got %3</source><translation>t-SNE: パープレキシティ %1 には、実効的な近傍 1 個につき 3 点、少なくとも %2 点が必要ですが、%3 点です</translation></message>
<message><source>t-SNE: expected %1 x %2 numbers, got %3</source><translation>t-SNE: %1 x %2 個の数値が必要ですが、%3 個でした</translation></message>
<message><source>t-SNE: start: expected %1 points, got %2 and %3</source><translation>t-SNE: 開始位置: %1 点が必要ですが、%2 と %3 でした</translation></message>
<message><source>t-SNE: component %1 of vector %2 is not a finite number</source><translation>t-SNE: ベクトル %2 の成分 %1 が有限の数値ではありません</translation></message>
<message><source>%1 cannot be read</source><translation>%1 を読み込めません</translation></message>
<message><source>figure: unknown format</source><translation>図: 形式が不明です</translation></message>
<message><source>figure: the PNG could not be written: %1</source><translation>図: PNG を書き込めませんでした: %1</translation></message>
<message><source>figure: the SVG has no description</source><translation>図: SVG に説明がありません</translation></message>
<message><source>--font: expected an installed family, got &apos;%1&apos;</source><translation>--font: インストール済みのフォントファミリーが必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>figures need a font: expected one of DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, or --font FAMILY; found none of them among %1 families</source><translation>図にはフォントが必要です: DejaVu Sans、Liberation Sans、Noto Sans、Arial、Helvetica のいずれか、または --font FAMILY が必要ですが、%1 個のファミリーの中に見つかりませんでした</translation></message>
<message><source>figure: %1 x %2 pixels; expected at most %3 a side and %4 million in all. Ask for a smaller --dpi or --width-mm, or for SVG or PDF</source><translation>図: %1 x %2 ピクセルです。一辺 %3、全体で %4 百万ピクセルが上限です。--dpi または --width-mm を小さくするか、SVG または PDF を指定してください</translation></message>
<message><source>figure: not enough memory for %1 x %2 pixels</source><translation>図: %1 x %2 ピクセルに必要なメモリが足りません</translation></message>
<message><source>figure before-after: nothing is switched off or replaced; expected a change, as --without heads:7.3</source><translation>図 before-after: 無効化または置換したものがありません。--without heads:7.3 のような変更が必要です</translation></message>
<message><source>figure before-after: expected one method, whose maps share a colour range; got %1</source><translation>図 before-after: 色範囲を共有するマップの手法が 1 つ必要ですが、%1 が指定されました</translation></message>
<message><source>figure feature: expected a feature of an autoencoder, as --sae FILE --target feature:4711</source><translation>figure feature: オートエンコーダーの特徴が必要です (例: --sae FILE --target feature:4711)</translation></message>
<message><source>--index: figure %1 shows no pictures that a feature is strongest on</source><translation>--index: 図 %1 は特徴が最も強い画像を示しません</translation></message>
<message><source>figure head-matrix: expected one method and one head count, got %1 and %2</source><translation>図 head-matrix: 手法 1 つとヘッド数 1 つが必要ですが、%1 と %2 が指定されました</translation></message>
<message><source>figure head-matrix: --against: a matrix explains one class</source><translation>図 head-matrix: --against: この一覧が説明するのは 1 つのクラスです</translation></message>
<message><source>figure head-matrix: method %1 has no map of a single head</source><translation>図 head-matrix: 手法 %1 には単一ヘッドのマップがありません</translation></message>
<message><source>figure: expected pictures of at most %1 megapixels together, got more with %2</source><translation>図: 画像は合計で最大 %1 メガピクセルである必要がありますが、%2 で超えました</translation></message>
<message><source>iteration %1 of %2 points</source><translation>%2 点の反復 %1</translation></message>
<message><source>figure: expected 1 to %1 panels, got %2 pictures by %3 columns</source><translation>図: 1 から %1 個のパネルが必要ですが、%2 枚の画像と %3 列が指定されました</translation></message>
<message><source>figure %1: a predictor shows no inside of a network; expected methods-grid</source><translation>figure %1: 予測プログラムはネットワークの内部を見せません。methods-grid が必要です</translation></message>
<message><source>figure %1: expected INPUT: image files, folders or .npy arrays</source><translation>図 %1: INPUT が必要です: 画像ファイル、フォルダー、または .npy 配列</translation></message>
<message><source>figure feature: expected one picture, got %1</source><translation>figure feature: 画像は一枚必要ですが、%1 枚でした</translation></message>
<message><source>--width-mm: %1 heads on a page of %2 mm would be %3 mm wide; expected at least %4 mm</source><translation>--width-mm: %2 mm のページに %1 ヘッドを並べると幅が %3 mm になります。%4 mm 以上必要です</translation></message>
<message><source>--columns: %1 panels on a page of %2 mm would be %3 mm wide; expected at least %4 mm. Ask for fewer columns, a wider page or a smaller font</source><translation>--columns: %2 mm のページに %1 パネルを並べると幅が %3 mm になります。%4 mm 以上必要です。列を減らすか、ページの幅を広げるか、文字を小さくしてください</translation></message>
<message><source>figure: %1 mm high; expected at most %2 mm. Ask for fewer pictures or more columns</source><translation>図: 高さが %1 mm です。上限は %2 mm です。画像を減らすか、列を増やしてください</translation></message>
<message><source>figure: the PDF has no table of objects</source><translation>図: PDF にオブジェクト表がありません</translation></message>
<message><source>figure: the PDF&apos;s table of objects is cut short</source><translation>図: PDF のオブジェクト表が途中で切れています</translation></message>
<message><source>figure: the PDF has no object with %1</source><translation>図: PDF に %1 を含むオブジェクトがありません</translation></message>
<message><source>figure: the PDF has no %1</source><translation>図: PDF に %1 がありません</translation></message>
<message><source>--axes: expected params, ram, macs or heads, got &apos;%1&apos;</source><translation>--axes: params、ram、macs、heads のいずれかが必要ですが、「%1」でした</translation></message>
<message><source>--axes: MACs are the other axis already; expected params or ram, or an accuracy with --accuracy FOLDER</source><translation>--axes: MACs はすでにもう一方の軸です。params、ram、または --accuracy FOLDER による正解率が必要です</translation></message>
<message><source>hydrascope-cli evaluate %1 %2 --thresholds %3</source><translation>hydrascope-cli evaluate %1 %2 --thresholds %3</translation></message>
<message><source>figure: nothing has been measured yet</source><translation>図: まだ何も計測されていません</translation></message>
<message><source>keep a picture first: the activations are taken from it</source><translation>先に画像を保持してください: 活性値はその画像から取ります</translation></message>
<message><source>features are of a sparse autoencoder; open one first</source><translation>特徴はスパースオートエンコーダーのものです。先に開いてください</translation></message>
<message><source>expected a name that ends in .fiftyone, .json or .maps, got &apos;%1&apos;</source><translation>.fiftyone、.json、.maps のいずれかで終わる名前が必要ですが、「%1」でした</translation></message>
<message><source>%1: expected numbers from %2 to %3, as 3,6,9-12; got &apos;%4&apos;</source><translation>%1: %2 から %3 までの数値 (例: 3,6,9-12) が必要ですが、&apos;%4&apos; が指定されました</translation></message>
<message><source>Methods: expected at least one</source><translation>手法: 1 つ以上必要です</translation></message>
<message><source>Heads: expected numbers from 1 to %1, as 3,6,9-12</source><translation>ヘッド: 1 から %1 までの数値 (例: 3,6,9-12) が必要です</translation></message>
<message><source>--without: features are of a sparse autoencoder; give it with --sae FILE</source><translation>--without: 特徴はスパースオートエンコーダーのものです。--sae FILE で指定してください</translation></message>
<message><source>--heads: expected a number from 1 to %1, got %2</source><translation>--heads: 1 から %1 までの数が必要ですが、%2 が指定されました</translation></message>
<message><source>there is no basis to save: keep one first</source><translation>保存する基底がありません: 先に基底を保持してください</translation></message>
<message><source>%1: cannot be read</source><translation>%1: 読み込めません</translation></message>
<message><source>%1: expected %2 of Hydrascope (JSON with format &quot;%3&quot;)</source><translation>%1: Hydrascope の %2 (形式 &quot;%3&quot; の JSON) が必要です</translation></message>
<message><source>1 to %1 characters</source><translation>1～%1 文字</translation></message>
<message><source>%1: written by a later version (format %2); this one reads up to %3</source><translation>%1: 新しいバージョン (形式 %2) で書き込まれています。このバージョンで読み込めるのは %3 までです</translation></message>
<message><source>%1 could not be written</source><translation>%1 を書き込めませんでした</translation></message>
<message><source>nothing to show: a model and a picture are needed</source><translation>表示するものがありません: モデルと画像が必要です</translation></message>
<message><source>--size: expected WxH, e.g. 1280x720, got %1</source><translation>--size: 幅x高さ (例: 1280x720) が必要ですが、%1 が指定されました</translation></message>
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
<context>
<name>cli</name>
<message><source>--%1 expects %2, got an empty text</source><translation>--%1 には %2 が必要ですが、空の文字列が指定されました</translation></message>
<message><source> (default %1)</source><translation> (既定: %1)</translation></message>
<message><source>unknown option --%1; %2 lists what there is%3</source><translation>不明なオプション --%1。一覧は %2 で表示されます%3</translation></message>
<message><source>--%1 takes no value, got &apos;%2&apos;</source><translation>--%1 に値は指定できませんが、&apos;%2&apos; が指定されました</translation></message>
<message><source>--%1 expects %2, and the line ends</source><translation>--%1 には %2 が必要ですが、そこで行が終わっています</translation></message>
<message><source>--%1 is given twice</source><translation>--%1 が 2 回指定されています</translation></message>
<message><source>expected a command with --store after two dashes: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</source><translation>2 つのハイフンの後に --store を使うコマンドが必要です: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</translation></message>
<message><source>a word with a line break cannot be written into a script</source><translation>改行を含む語はスクリプトに書き込めません</translation></message>
<message><source>--shard: the script sets it for each task</source><translation>--shard: スクリプトがタスクごとに設定します</translation></message>
<message><source>the command needs --store FILE.jsonl or FILE.tar</source><translation>コマンドには --store FILE.jsonl または FILE.tar が必要です</translation></message>
<message><source>expected --shards N, at least 2</source><translation>2 以上の --shards N が必要です</translation></message>
<message><source>expected --engine E: slurm, parallel or snakemake</source><translation>--engine E (slurm、parallel、snakemake のいずれか) が必要です</translation></message>
<message><source>--engine snakemake: expected words in UTF-8, got %1; slurm and parallel take any bytes</source><translation>--engine snakemake: UTF-8 の語が必要ですが、%1 が指定されました。slurm と parallel では任意のバイト列を使えます</translation></message>
<message><source>--store: Snakemake takes what stands in braces for a wildcard; expected a name without them, got %1</source><translation>--store: Snakemake は波括弧の中をワイルドカードとみなします。波括弧のない名前が必要ですが、%1 が指定されました</translation></message>
<message><source>--precision bfloat16: the processor rounds as a GPU would, and is no quicker for it</source><translation>--precision bfloat16: プロセッサは GPU と同じように丸めますが、速くはなりません</translation></message>
<message><source>--heads: expected head counts from 1 to %1, as 12, 3-12 or 3,6,12, or all; got &apos;%2&apos;</source><translation>--heads: 1 から %1 までのヘッド数 (例: 12、3-12、3,6,12) または all が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>--template: expected prompts to put into it: --prompt or --prompts</source><translation>--template: 挿入するプロンプトが必要です: --prompt または --prompts</translation></message>
<message><source>--clean: expected prompts to clean: --prompt or --prompts</source><translation>--clean: 整形するプロンプトが必要です: --prompt または --prompts</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of this sub-network may be meaningless</source><translation>k = %1 で学習されたという記載がファイルにありません。このサブネットワークの出力は無意味な場合があります</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of these sub-networks may be meaningless</source><translation>k = %1 で学習されたという記載がファイルにありません。これらのサブネットワークの出力は無意味な場合があります</translation></message>
<message><source>--%1 is of all rounds of a network that answers in rounds (ThinkingViT, ProgResViT); leave --heads out</source><translation>--%1 は、ラウンドで答えるネットワーク (ThinkingViT、ProgResViT) の全ラウンドに対するものです。--heads を省いてください</translation></message>
<message><source>--%1 is of all rounds of a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>--%1 は、ラウンドで答えるネットワーク (ThinkingViT、ProgResViT) の全ラウンドに対するものです。このモデルにはラウンドがありません</translation></message>
<message><source>one class: its probability is 1 by definition; give two or more prompts, or read its logit</source><translation>クラスが 1 つ: 確率は定義により 1 です。プロンプトを 2 つ以上指定するか、ロジットを見てください</translation></message>
<message><source>the weights were trained with attention %1, not with %2; the output may be meaningless</source><translation>重みはアテンション %1 で学習されており、%2 ではありません。出力は無意味な場合があります</translation></message>
<message><source>--with: expected feature:NUMBER=TIMESx, as in feature:47=3x; got &apos;%1&apos;</source><translation>--with: feature:NUMBER=TIMESx (例: feature:47=3x) が必要です。指定: 「%1」</translation></message>
<message><source>--%1: says something of an autoencoder; give it with --sae FILE</source><translation>--%1: オートエンコーダーについての指定です。--sae FILE で指定してください</translation></message>
<message><source>--sae: nothing reads its features; expected --without or --with feature:N, --without sae-error or --target feature:N</source><translation>--sae: その特徴を読むものがありません。--without / --with feature:N、--without sae-error、--target feature:N のいずれかが必要です</translation></message>
<message><source>--from: nothing in --without takes another picture&apos;s activations</source><translation>--from: --without に、別の画像の活性値を使うものがありません</translation></message>
<message><source>--without: another picture&apos;s activations need that picture; give it with --from</source><translation>--without: 別の画像の活性値を使うには、その画像が必要です。--from で指定してください</translation></message>
<message><source>--without: this command runs over many pictures, so that no other picture&apos;s activations can be put in</source><translation>--without: このコマンドは多数の画像を処理するため、別の画像の活性値は差し込めません</translation></message>
<message><source>--%1: expected blocks from 0 to %2, as 7, 3,7 or 0-11; got &apos;%3&apos;</source><translation>--%1: 0 から %2 のブロック (7、3,7、0-11 など) が必要ですが、「%3」でした</translation></message>
<message><source>--joint and --separate exclude each other</source><translation>--joint と --separate は同時に指定できません</translation></message>
<message><source>MODEL: a checkpoint file, or the name of a shipped model</source><translation>MODEL: チェックポイントファイル、または付属のモデルの名前</translation></message>
<message><source>--out: expected FILE.npz, or a folder for several pictures or head counts</source><translation>--out: FILE.npz、または複数の画像やヘッド数にはフォルダーが必要です</translation></message>
<message><source>--out: one file is of one picture at one head count; expected a folder, got &apos;%1&apos;</source><translation>--out: 1 つのファイルは 1 画像・1 ヘッド数です。フォルダーが必要です。指定: 「%1」</translation></message>
<message><source>--language expects CODE, and the line ends</source><translation>--language には CODE が必要ですが、行が終わっています</translation></message>
<message><source>--language: expected one of %1; got &apos;%2&apos;</source><translation>--language: %1 のいずれかが必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>unknown command &apos;%1&apos;; hydrascope-cli --help lists them%2</source><translation>コマンド &apos;%1&apos; は不明です。hydrascope-cli --help で一覧を表示できます%2</translation></message>
<message><source>expected %1</source><translation>%1 が必要です</translation></message>
<message><source>the shipped models, or those on this computer</source><translation>付属のモデル、またはこのコンピューターにあるモデル</translation></message>
<message><source>models in the caches of the Hugging Face hub and of torch hub: what opens, or why not; MODEL is ORG/NAME[@REVISION] then</source><translation>Hugging Face Hub と torch hub のキャッシュにあるモデル: 開けるもの、開けない理由。MODEL は ORG/NAME[@REVISION]</translation></message>
<message><source>those in this folder, and in the folders in it, as well</source><translation>このフォルダーとその中のフォルダーにあるものも</translation></message>
<message><source>twenty models of the hub to begin with, and what each is good for</source><translation>最初に試す Hub の 20 のモデルと、それぞれの用途</translation></message>
<message><source>fetch a model from the Hugging Face hub into its cache: weights, configuration, labels</source><translation>Hugging Face Hub のモデルをそのキャッシュにダウンロードする: 重み、設定、ラベル</translation></message>
<message><source>say what would be fetched, and fetch nothing</source><translation>ダウンロードされる内容を示すだけで、何もダウンロードしない</translation></message>
<message><source>architecture and every hyper-parameter with where it came from</source><translation>アーキテクチャとすべてのハイパーパラメータ、およびその出典</translation></message>
<message><source>look at every weight, too: none is NaN or infinite; and the file&apos;s SHA-256</source><translation>すべての重みも調べ、NaN や無限大がないことを確認します。ファイルの SHA-256 も示します</translation></message>
<message><source>CHECKPOINT OUT.safetensors</source><translation>CHECKPOINT OUT.safetensors</translation></message>
<message><source>the same weights under timm&apos;s names, or a sub-network</source><translation>timm の名前を使った同じ重み、またはサブネットワーク</translation></message>
<message><source>cut the first K heads out as a plain ViT</source><translation>最初の K ヘッドを標準の ViT として切り出します</translation></message>
<message><source>go on where the output folder&apos;s checkpoint stopped</source><translation>出力フォルダーのチェックポイントが止まったところから再開します</translation></message>
<message><source>where to compute</source><translation>計算に使うデバイス</translation></message>
<message><source>train a HydraViT (Algorithm 1)</source><translation>HydraViT を学習します (Algorithm 1)</translation></message>
<message><source>train a sparse autoencoder on the patches that leave a block</source><translation>ブロックから出るパッチでスパースオートエンコーダーを学習します</translation></message>
<message><source>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</source><translation>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</translation></message>
<message><source>what each feature of a sparse autoencoder does over a folder, and its strongest pictures</source><translation>スパースオートエンコーダーの各特徴がフォルダー全体でどう働くかと、最も強い画像</translation></message>
<message><source>where the index is written; a run that was ended goes on</source><translation>索引の書き出し先。終了した実行は続きから進みます</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.safetensors (default: the array task of Slurm)</source><translation>リストのこの部分だけを FILE.I-of-N.safetensors に書きます (既定: Slurm の配列タスク)</translation></message>
<message><source>make FILE of the shards beside it; MODEL and the inputs are not read</source><translation>同じ場所にあるシャードから FILE を作ります。MODEL と入力は読みません</translation></message>
<message><source>more inputs, one a line, of a file or standard input</source><translation>ファイルまたは標準入力から読み込む追加の入力 (1 行に 1 つ)</translation></message>
<message><source>the sub-network of K heads (default: all)</source><translation>K ヘッドのサブネットワーク (既定: すべて)</translation></message>
<message><source>compares features over a whole folder</source><translation>フォルダー全体で特徴を比べます</translation></message>
<message><source>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</source><translation>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</translation></message>
<message><source>which features of two sparse autoencoders are the same, and which survive in sub-networks</source><translation>二つのスパースオートエンコーダーで同じ特徴と、サブネットワークでも残る特徴</translation></message>
<message><source>another autoencoder: of each feature the one whose decoder row is most like its own; with INPUT also the one whose values correlate most with its own</source><translation>別のオートエンコーダー: 各特徴について、デコーダーの行が最も似ているもの。INPUT があれば、値が最も強く相関するものも</translation></message>
<message><source>with INPUT: sub-networks in which features are read and compared with all heads</source><translation>INPUT と共に: 特徴を読み全ヘッドと比べるサブネットワーク</translation></message>
<message><source>a row for each feature</source><translation>特徴ごとに一行</translation></message>
<message><source>kinds of attention, as for predict</source><translation>アテンションの種類。predict と同じ</translation></message>
<message><source>how much each head matters, and the order that follows</source><translation>各ヘッドの重要度と、それに基づく順序</translation></message>
<message><source>how it is measured</source><translation>測定方法</translation></message>
<message><source>index, name, synset, top1 (of each picture; default), top2</source><translation>番号、名前、synset、top1 (各画像の予測、既定)、top2</translation></message>
<message><source>keep the order next to the model, as MODEL.heads.json: k heads are then the k most important ones</source><translation>順序をモデルと同じ場所に MODEL.heads.json として保存します: k ヘッドは最も重要な k 個になります</translation></message>
<message><source>keep it there instead, for --head-order</source><translation>代わりにそこに保存します。--head-order で使います</translation></message>
<message><source>find the neurons that write outlier tokens, for --without registers:zero</source><translation>外れ値トークンを書き込むニューロンを見つけます。--without registers:zero で使います</translation></message>
<message><source>where to keep them (default: beside the model, as MODEL.neurons.json)</source><translation>保存先 (既定: モデルと同じ場所の MODEL.neurons.json)</translation></message>
<message><source>norm above which a token is an outlier (default: mean + 3 deviations)</source><translation>トークンを外れ値とみなすノルム (既定: 平均 + 3 標準偏差)</translation></message>
<message><source>after which norms are taken (default: the last)</source><translation>ノルムを測るブロック (既定: 最後)</translation></message>
<message><source>how many of the ranking are moved</source><translation>順位の上位から移動する数</translation></message>
<message><source>leave out neurons that are active at more than half of the tokens</source><translation>半数を超えるトークンで活性化しているニューロンを除外します</translation></message>
<message><source>mean output of each head, for --without heads:7.3=mean</source><translation>各ヘッドの平均出力。--without heads:7.3=mean で使います</translation></message>
<message><source>where to keep them (default: beside the model, as MODEL.means.safetensors)</source><translation>保存先 (既定: モデルと同じ場所の MODEL.means.safetensors)</translation></message>
<message><source>join the stores of all shards into the one that a single run would have written</source><translation>全シャードのストアを、1 回の実行で書き込まれる場合と同じ 1 つのストアに結合します</translation></message>
<message><source>the shards are STORE.I-of-N (default: N as the files beside STORE say)</source><translation>シャードは STORE.I-of-N です (既定: N は STORE と同じ場所にあるファイルの名前による)</translation></message>
<message><source>of faithfulness: the mean curves, as faithfulness --curves</source><translation>faithfulness の平均曲線。faithfulness --curves と同じ</translation></message>
<message><source>the shards that are still to do, as an --array expression</source><translation>まだ処理していないシャード (--array の式)</translation></message>
<message><source>into which the list was divided (default: as the files beside STORE say)</source><translation>リストを分割したシャードの数 (既定: STORE と同じ場所にあるファイルの名前による)</translation></message>
<message><source>inputs, one a line: which keys are missing</source><translation>入力 (1 行に 1 つ): 欠けているキーを調べます</translation></message>
<message><source>only the expression, without JSON; empty where nothing is missing</source><translation>JSON なしで式のみ。欠けているものがなければ空です</translation></message>
<message><source>--engine E --shards N -- COMMAND...</source><translation>--engine E --shards N -- COMMAND...</translation></message>
<message><source>print a script that runs a command with --store in shards and merges them</source><translation>--store を使うコマンドをシャードに分けて実行し、結合するスクリプトを出力します</translation></message>
<message><source>what runs the script</source><translation>スクリプトの実行に使うもの</translation></message>
<message><source>parts of the list</source><translation>リストの分割数</translation></message>
<message><source>cores of each</source><translation>それぞれのコア数</translation></message>
<message><source>pictures by how well they fit a class, or a prompt</source><translation>クラスまたはプロンプトに合う順に画像を並べる</translation></message>
<message><source>index, name or synset; of a single prompt it need not be said</source><translation>番号、名前または synset。プロンプトが一つだけなら不要</translation></message>
<message><source>pictures listed (default: all)</source><translation>一覧にする画像の数 (既定: すべて)</translation></message>
<message><source>only pictures at least that similar to the prompt</source><translation>プロンプトとの類似度がこの値以上の画像のみ</translation></message>
<message><source>what a text tower reads of prompts: cleaned, cut into tokens</source><translation>テキストタワーがプロンプトをどう読むか: 整形し、トークンに分けたもの</translation></message>
<message><source>[--socket PATH]</source><translation>[--socket PATH]</translation></message>
<message><source>answer many questions, as lines of JSON on standard input or a socket, with networks kept open</source><translation>標準入力またはソケットの JSON 行として多くの質問に答え、ネットワークを開いたままにします</translation></message>
<message><source>answer on this Unix socket, in a folder that only you may enter (default: standard input)</source><translation>自分だけが入れるフォルダーのこの Unix ソケットで答えます (既定: 標準入力)</translation></message>
<message><source>speak the Model Context Protocol on standard input, for agents</source><translation>標準入力で Model Context Protocol を話します (エージェント用)</translation></message>
<message><source>with --mcp: the only folder whose files are read</source><translation>--mcp のとき: ファイルを読む唯一のフォルダー</translation></message>
<message><source>the one program that questions may name in place of a model, as &quot;predictor&quot;; it stays started</source><translation>質問がモデルの代わりに &quot;predictor&quot; として指定できる唯一のプログラム。起動したままになります</translation></message>
<message><source>print a script that completes both programs in a shell: bash, zsh or fish</source><translation>両プログラムの補完スクリプトを出力 (bash、zsh、fish)</translation></message>
<message><source>what may stand for the last of the words behind --, for such a script</source><translation>-- の後の最後の語に入りうるもの (このスクリプト用)</translation></message>
<message><source>--out FOLDER</source><translation>--out FOLDER</translation></message>
<message><source>write the pages of man for both programs and each command</source><translation>両プログラムと各コマンドの man ページを書き出す</translation></message>
<message><source>where the pages go</source><translation>ページの保存先</translation></message>
<message><source>the day at the foot of each page (default: none)</source><translation>各ページの下部に記す日付 (既定: なし)</translation></message>
<message><source>--out FOLDER --count N</source><translation>--out FOLDER --count N</translation></message>
<message><source>synthetic scenes with masks and labels</source><translation>マスクとラベルの付いた合成シーン</translation></message>
<message><source>where images/, masks/ and labels.csv go</source><translation>images/、masks/、labels.csv の書き込み先</translation></message>
<message><source>how many scenes to render</source><translation>レンダリングするシーンの数</translation></message>
<message><source>the same seed gives the same scenes</source><translation>同じシードからは同じシーンが得られます</translation></message>
<message><source>width and height, 32 to 2048</source><translation>幅と高さ、32 から 2048</translation></message>
<message><source>hydrascope-cli %1 --help all</source><translation>hydrascope-cli %1 --help all</translation></message>
<message><source>see what a Vision Transformer does, without a window</source><translation>ウィンドウを使わずに Vision Transformer の働きを見る</translation></message>
<message><source>One JSON document on stdout; progress and warnings on stderr.
Exit code: 0 done, 2 usage, 3 an input cannot be read or does not fit, 4 cancelled (143 by SIGTERM), 1 anything else.</source><translation>stdout に 1 つの JSON 文書、stderr に進行状況と警告を出力します。
終了コード: 0 完了、2 使用方法の誤り、3 入力を読み込めないか適合しない、4 キャンセル (SIGTERM では 143)、1 その他。</translation></message>
<message><source>SHELL: bash, zsh or fish</source><translation>SHELL: bash、zsh、fish のいずれか</translation></message>
<message><source>left out: %1</source><translation>除外: %1</translation></message>
<message><source>%1: expected directions of at most %2 numbers, got %3</source><translation>%1: 方向は最大 %2 個の数値ですが、%3 個です</translation></message>
<message><source>%1: expected a direction [n] or up to %2 of them [rows,n], got %3</source><translation>%1: 方向 [n] または最大 %2 個の方向 [rows,n] が必要ですが、%3 です</translation></message>
<message><source>--direction is in place of pictures; expected no --%1</source><translation>--direction は画像の代わりです。--%1 は指定できません</translation></message>
<message><source>--direction is in place of pictures; expected no INPUT</source><translation>--direction は画像の代わりです。INPUT は指定できません</translation></message>
<message><source>%1: expected directions of %2 numbers, got %3</source><translation>%1: 方向は %2 個の数値ですが、%3 個です</translation></message>
<message><source>%1: direction %2: expected finite numbers that are not all zero</source><translation>%1: 方向 %2: すべてゼロではない有限の数値が必要です</translation></message>
<message><source>--words: expected a file of words, one a line</source><translation>--words: 1 行に 1 語の単語ファイルが必要です</translation></message>
<message><source>concepts are made of --words; expected no --prompt and no --prompts</source><translation>concepts は --words から作られます。--prompt と --prompts は指定できません</translation></message>
<message><source>--mean-of and --lambda are of pictures, and --by-head is of heads</source><translation>--mean-of と --lambda は画像用、--by-head はヘッド用です</translation></message>
<message><source>not enough memory: %1</source><translation>メモリが足りません: %1</translation></message>
<message><source>not enough memory</source><translation>メモリが足りません</translation></message>
<message><source>standard output: cannot be written: %1</source><translation>標準出力: 書き込めません: %1</translation></message>
<message><source>standard output: cannot be written</source><translation>標準出力: 書き込めません</translation></message>
<message><source>a file contains JSON of another kind than expected: %1</source><translation>ファイルに想定とは異なる種類の JSON が含まれています: %1</translation></message>
<message><source>the system refuses a thread or a file: %1</source><translation>システムがスレッドまたはファイルを拒否しました: %1</translation></message>
<message><source>an error of a kind that nobody knows</source><translation>原因不明のエラー</translation></message>
<message><source>--%1 and --%2 are the same here; expected one of them</source><translation>--%1 と --%2 はここでは同じです。どちらか一つを指定してください</translation></message>
<message><source>--%1: a longer side is of a picture, and here is none, got &apos;%2&apos;</source><translation>--%1: 長辺は画像のものですが、ここには画像がありません: 「%2」</translation></message>
<message><source>peak of k = %1 not measured: %2</source><translation>k = %1 のピークは計測していません: %2</translation></message>
<message><source>expected MODEL or --arch, got both: &apos;%1&apos; and &apos;%2&apos;</source><translation>MODEL または --arch が必要ですが、&apos;%1&apos; と &apos;%2&apos; の両方が指定されました</translation></message>
<message><source>MODEL, or --arch vit-b16|vit-s16|vit-ti16</source><translation>MODEL、または --arch vit-b16|vit-s16|vit-ti16</translation></message>
<message><source>expected --out FOLDER and --count N</source><translation>--out FOLDER と --count N が必要です</translation></message>
<message><source>CONFIG: a training configuration (.json)</source><translation>CONFIG: 学習の設定 (.json)</translation></message>
<message><source>FOLDER: class sub-folders, or pictures with labels.csv</source><translation>FOLDER: クラスのサブフォルダー、または labels.csv の付いた画像</translation></message>
<message><source>expected --out FILE, where the probe is written</source><translation>プローブの書き込み先 --out FILE が必要です</translation></message>
<message><source>--out: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>--out: .safetensors で終わる名前が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>--heads: a probe reads one embedding: expected one head count</source><translation>--heads: プローブが読み取る埋め込みは 1 つです: ヘッド数が 1 つ必要です</translation></message>
<message><source>magnitude of the part of the logit</source><translation>ロジットのうちその部分の大きさ</translation></message>
<message><source>mean magnitude of gradient times attention</source><translation>勾配 × アテンションの大きさの平均</translation></message>
<message><source>figures for papers: %1</source><translation>論文用の図: %1</translation></message>
<message><source>KIND MODEL INPUT... --out FILE</source><translation>KIND MODEL INPUT... --out FILE</translation></message>
<message><source>figures for papers (not in this build: HYDRA_BUILD_UI=OFF)</source><translation>論文用の図 (このビルドにはありません: HYDRA_BUILD_UI=OFF)</translation></message>
<message><source>top classes per input and head count</source><translation>入力とヘッド数ごとの上位クラス</translation></message>
<message><source>classes listed (1 to 50)</source><translation>一覧にするクラスの数 (1 から 50)</translation></message>
<message><source>of a network that answers in rounds: the first round with an entropy below E answers (0: the last)</source><translation>ラウンドで答えるネットワーク: エントロピーが E を下回った最初のラウンドが答えます (0: 最後)</translation></message>
<message><source>pictures a forward pass (default: 1, without --store 32 on a GPU); more changes last digits</source><translation>1 回の順伝播で処理する画像数 (既定: 1。GPU で --store がない場合は 32)。増やすと末尾の桁が変わります</translation></message>
<message><source>write STEM.logits.kK.npy there; of a backbone without classifier STEM.embedding.kK.npy, what a classifier would read</source><translation>STEM.logits.kK.npy をそこに書き込みます。分類器のないバックボーンでは、分類器が読み取るはずの STEM.embedding.kK.npy</translation></message>
<message><source>and the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>あわせて出力する値: class:CLASS (そのロジット)、norm、similar:IMAGE[:PATCHES]、direction:FILE.npy、probe:FILE[:CLASS]、output:N</translation></message>
<message><source>MODEL INPUT... --method M[,M...]</source><translation>MODEL INPUT... --method M[,M...]</translation></message>
<message><source>relevance maps: what a decision rests on</source><translation>関連度マップ: 判断の根拠</translation></message>
<message><source>write STEM.METHOD.kK.FORMAT there</source><translation>STEM.METHOD.kK.FORMAT をそこに書き込みます</translation></message>
<message><source>of the files; npz: the map with logits, probabilities and settings; fiftyone: heat maps of all pictures as a data set; coco: boxes of where maps are strongest</source><translation>ファイルの形式。npz: ロジット・確率・設定付きのマップ、fiftyone: 全画像のヒートマップのデータセット、coco: マップが最も強い場所のボックス</translation></message>
<message><source>png: %1</source><translation>png: %1</translation></message>
<message><source>evidence for others: pictures, inputs, maps, scores and settings with their hashes; verify computes it again</source><translation>他の人のための証拠: 画像、入力、マップ、スコア、設定とそのハッシュ。verify が再計算します</translation></message>
<message><source>compute a bundle of evidence again and say what differs (exit code 3 if anything does)</source><translation>証拠のバンドルを再計算し、違いを示します (違いがあれば終了コード 3)</translation></message>
<message><source>the model that it is of (default: the shipped one of that name)</source><translation>元のモデル (既定: 同名の付属モデル)</translation></message>
<message><source>the sparse autoencoder whose features it asks about (default: the shipped one of that name)</source><translation>特徴を調べるスパースオートエンコーダー(既定: その名前の付属のもの)</translation></message>
<message><source>of the map</source><translation>マップの手法</translation></message>
<message><source>MODEL INPUT --out FILE</source><translation>MODEL INPUT --out FILE</translation></message>
<message><source>the maps of all frames of a video, a camera or a stream, in time</source><translation>動画、カメラ、ストリームの全フレームのマップを、リアルタイムで作成します</translation></message>
<message><source>a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; and beside it a .csv of predictions, k and times</source><translation>録画: FILE.mp4、.avi、.mkv (全ピクセル)、または PNG ファイルの新しいフォルダー。あわせて、予測、k、時間の .csv</translation></message>
<message><source>k is chosen for each frame so that its picture is there after MS milliseconds (without: the largest k)</source><translation>画像が MS ミリ秒以内にできるよう、フレームごとに k を選びます (指定なし: 最大の k)</translation></message>
<message><source>the first frame, from 0; not of a camera or a stream</source><translation>最初のフレーム (0 から)。カメラとストリームには使えません</translation></message>
<message><source>at most as many frames</source><translation>フレーム数の上限</translation></message>
<message><source>frames a second of the recording (default: the source&apos;s, or 25)</source><translation>録画の毎秒フレーム数 (既定: 入力元の値、または 25)</translation></message>
<message><source>degrees clockwise</source><translation>時計回りの回転角度</translation></message>
<message><source>longest side; larger frames are made smaller first</source><translation>長辺。これより大きいフレームは先に縮小されます</translation></message>
<message><source>each frame&apos;s colours have its own range, without memory (pca: its own axes)</source><translation>フレームごとに独自の色範囲を使い、前のフレームを引き継ぎません (pca: 軸もフレームごと)</translation></message>
<message><source>one attention layer, step by step</source><translation>1 つのアテンション層を順に解説</translation></message>
<message><source>block (default: the last)</source><translation>ブロック (既定: 最後)</translation></message>
<message><source>head; hydra and its like are shown whole</source><translation>ヘッド。hydra などは全体を表示します</translation></message>
<message><source>patch whose row is told (default: the class token)</source><translation>行の値を示すパッチ (既定: クラストークン)</translation></message>
<message><source>the query&apos;s row of every step, in full</source><translation>各ステップのクエリの行を省略せずに出力します</translation></message>
<message><source>write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or columns)</source><translation>STEM.kK.blockB.headH.STEP.npy をそこに書き込みます (256 を超える行または列は、等しい大きさのブロックの平均)</translation></message>
<message><source>a logit as the exact sum of its parts, and its curve over blocks</source><translation>構成要素の厳密な和としてのロジットと、ブロックごとの推移</translation></message>
<message><source>own: each part less its own mean; even: biases and the last norm&apos;s mean in equal shares, as Gandelsman et al. do</source><translation>own: 各要素からそれ自身の平均を引いたもの。even: Gandelsman et al. と同じく、バイアスと最終正規化層の平均を等分したもの</translation></message>
<message><source>importance of all heads, by this method</source><translation>この手法による全ヘッドの重要度</translation></message>
<message><source>patch that looks (default: the class token)</source><translation>見る側のパッチ (既定: クラストークン)</translation></message>
<message><source>write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block</source><translation>STEM.METHOD.heads.kK.npy をそこに書き込みます: --matrix の全ヘッドのマップ (ブロック順)</translation></message>
<message><source>with --sae: write STEM.features.kK.npy there, what each feature brings</source><translation>--sae と共に: 各特徴の寄与 STEM.features.kK.npy をそこに書く</translation></message>
<message><source>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</source><translation>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</translation></message>
<message><source>the features that a sparse autoencoder finds in each patch</source><translation>スパースオートエンコーダーが各パッチに見つける特徴</translation></message>
<message><source>arrays x, pre, f and x_hat of one picture; of several a folder of STEM.kK.npz</source><translation>1 画像の配列 x、pre、f、x_hat。複数なら STEM.kK.npz のフォルダー</translation></message>
<message><source>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</source><translation>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</translation></message>
<message><source>what sub-networks cost by formula: parameters, MACs, attention&apos;s share, memory</source><translation>計算式によるサブネットワークのコスト: パラメータ、MACs、アテンションの割合、メモリ</translation></message>
<message><source>a well-known shape, without weights</source><translation>重みのない、よく知られた形状</translation></message>
<message><source>how k heads are cut out</source><translation>k ヘッドの切り出し方</translation></message>
<message><source>count what is executed, or as the Hydra paper&apos;s Tables 2 and 3, or its Table 4, or as the paper of what is asked</source><translation>数え方: 実際の計算、Hydra 論文の表 2 と表 3、または表 4 と同じ、または各論文と同じ</translation></message>
<message><source>how long passes and explanations take on this machine</source><translation>このコンピューターでの順伝播と説明の所要時間</translation></message>
<message><source>explanations to measure too, each with the pass it needs</source><translation>あわせて計測する説明。それぞれに必要な順伝播を含みます</translation></message>
<message><source>runs that count, after 2 that do not</source><translation>計測する実行回数。最初の 2 回は数えません</translation></message>
<message><source>pictures at once for images_per_s</source><translation>images_per_s で同時に処理する画像の数</translation></message>
<message><source>threads to compute on (default: as many as the pass is worth)</source><translation>計算に使うスレッド数 (既定: 順伝播に見合う数)</translation></message>
<message><source>accuracy per head count over labelled pictures</source><translation>ラベル付き画像でのヘッド数ごとの正解率</translation></message>
<message><source>pictures a forward pass</source><translation>順伝播 1 回あたりの画像の数</translation></message>
<message><source>of a network that answers in rounds: accuracy, pictures that each round answers and mean MACs at each entropy threshold</source><translation>ラウンドで答えるネットワーク: エントロピーのしきい値ごとの、正解率、各ラウンドが答える画像の数、平均 MACs</translation></message>
<message><source>all, random, centre (baselines)</source><translation>all、random、centre (ベースライン)</translation></message>
<message><source>MODEL FOLDER|INPUT... --method M[,M...]</source><translation>MODEL FOLDER|INPUT... --method M[,M...]</translation></message>
<message><source>how true maps are: deletion, insertion, perturbation, pointing game, random weights</source><translation>マップの忠実さ: 削除、挿入、摂動、ポインティングゲーム、ランダムな重み</translation></message>
<message><source>deletion, insertion, perturbation, pointing, randomisation (default: these)%1</source><translation>deletion、insertion、perturbation、pointing、randomisation (既定: これらすべて)%1</translation></message>
<message><source>columns file,x0,y0,x1,y1 and wnid, class or class_index</source><translation>列 file,x0,y0,x1,y1 と、wnid、class、class_index のいずれか</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s), label</source><translation>番号、名前、synset、top1 (ネットワーク全体の予測)、top2、own (各 k の予測)、label</translation></message>
<message><source>of deletion and insertion</source><translation>削除と挿入のステップ数</translation></message>
<message><source>that many pictures, spread over the folder</source><translation>フォルダー全体から均等に選ぶ画像の数</translation></message>
<message><source>of the random weights and the random baseline</source><translation>ランダムな重みとランダムなベースラインのシード</translation></message>
<message><source>the mean curves, for papers a LaTeX table or a Matplotlib script</source><translation>平均曲線。論文用に LaTeX の表または Matplotlib のスクリプト</translation></message>
<message><source>write each picture&apos;s scores there as they come (JSON lines, to which methods can be added)</source><translation>画像ごとのスコアを、得られた順にそこに書き込みます (JSON Lines。後で手法を追加できます)</translation></message>
<message><source>continue such a file; pictures in it are not measured again</source><translation>そのようなファイルの続きを行います。含まれている画像は再測定しません</translation></message>
<message><source>MODEL FOLDER --out FILE.safetensors</source><translation>MODEL FOLDER --out FILE.safetensors</translation></message>
<message><source>train a linear classifier on the embedding</source><translation>埋め込みに対する線形分類器を学習します</translation></message>
<message><source>where the probe is written</source><translation>プローブの書き込み先</translation></message>
<message><source>of each class&apos;s pictures, to measure accuracy with</source><translation>各クラスの画像のうち、正解率の測定に使う割合</translation></message>
<message><source>on the weights, of standardised features</source><translation>標準化した特徴量に対する重みの正則化</translation></message>
<message><source>of the pictures that are held out</source><translation>検証用の画像を選ぶシード</translation></message>
<message><source>MODEL INPUT... --out FILE</source><translation>MODEL INPUT... --out FILE</translation></message>
<message><source>tokens as points of the plane (t-SNE)</source><translation>平面上の点としてのトークン (t-SNE)</translation></message>
<message><source>input,k,token,row,col,norm,x,y of each point, or a figure of them</source><translation>各点の input,k,token,row,col,norm,x,y、または点の図</translation></message>
<message><source>of the descent (default: as many as inference uses); the result does not depend on it</source><translation>勾配降下に使うスレッド数 (既定: 推論と同じ)。結果には影響しません</translation></message>
<message><source>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</source><translation>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</translation></message>
<message><source>what lies inside a pass, as arrays: tokens, queries, keys, values, attention</source><translation>1 回の順伝播の中身を配列として書き出します: トークン、クエリ、キー、バリュー、アテンション</translation></message>
<message><source>pooled (what a classifier would read), tokens (as they leave a block), normed (after the final norm), q, k, v, attention, prefix (class token and registers), heads (of a CLIP, what each adds to the embedding)</source><translation>pooled (分類器が読む値)、tokens (ブロックの出力)、normed (最後の正規化の後)、q、k、v、attention、prefix (クラストークンとレジスタ)、heads (CLIP で各ヘッドが埋め込みに加えるもの)</translation></message>
<message><source>blocks, as 7, 3,7 or 0-11 (default: the last)</source><translation>ブロック。7、3,7、0-11 など (既定: 最後)</translation></message>
<message><source>of the arrays</source><translation>配列の型</translation></message>
<message><source>the arrays of one picture; of several a folder of STEM.npz (or --store FILE.tar)</source><translation>1 枚の画像の配列。複数なら STEM.npz のフォルダー (または --store FILE.tar)</translation></message>
<message><source>MODEL [INPUT...] --words FILE</source><translation>MODEL [INPUT...] --words FILE</translation></message>
<message><source>a picture&apos;s embedding as a sparse sum of words, by a model with a text tower</source><translation>テキストタワーを持つモデルによる、単語の疎な和としての画像の埋め込み</translation></message>
<message><source>the words and phrases, one a line</source><translation>単語や語句。1 行に 1 つ</translation></message>
<message><source>more gives fewer words</source><translation>大きいほど単語が少なくなります</translation></message>
<message><source>take the mean direction of its pictures away first: what all pictures have in common is no concept</source><translation>先にこのフォルダの画像の平均方向を取り除く: すべての画像に共通するものは概念ではありません</translation></message>
<message><source>words listed</source><translation>一覧に出す単語数</translation></message>
<message><source>words for what each head adds to the embedding, over all pictures</source><translation>各ヘッドが埋め込みに加えるものを表す単語 (全画像にわたる)</translation></message>
<message><source>words for directions instead: an array (.npy), or the classes of a linear probe</source><translation>代わりに方向の単語: 配列 (.npy)、または線形プローブのクラス</translation></message>
<message><source>with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)</source><translation>--by-head と併用: ブロック。7、3,7、0-11 など (既定値: 最後の 4 つ)</translation></message>
<message><source>the pictures that the network finds most like one</source><translation>ネットワークから見て 1 枚に最も似ている画像</translation></message>
<message><source>pictures listed</source><translation>表示する画像の数</translation></message>
<message><source>keep what was computed of FOLDER there: the next search reads what has not changed</source><translation>FOLDER の計算結果をここに保存し、次の検索では変わっていないものを読み込む</translation></message>
<message><source>accuracy of the nearest neighbours&apos; classes per head count</source><translation>最近傍のクラスによる、ヘッド数ごとの正解率</translation></message>
<message><source>labelled pictures that are classified by those of FOLDER (default: each picture of FOLDER by the others)</source><translation>FOLDER の画像で分類する、ラベル付き画像 (既定: FOLDER の各画像をほかの画像で分類)</translation></message>
<message><source>number of voting neighbours</source><translation>投票する近傍の数</translation></message>
<message><source>a neighbour counts exp(cosine / 0.07), or one; equal votes: the nearer class</source><translation>近傍 1 つを exp(コサイン / 0.07) または 1 と数える。同数なら近いほうのクラス</translation></message>
<message><source>keep the embeddings there, of several head counts in FILE.kN.safetensors: the next run computes what has changed</source><translation>埋め込みをここに保存する (ヘッド数が複数なら FILE.kN.safetensors)。次の実行では変わったものだけを計算する</translation></message>
<message><source>MODEL INPUT... --out FILE.html</source><translation>MODEL INPUT... --out FILE.html</translation></message>
<message><source>one page that needs nothing else: answers about many pictures, runs side by side</source><translation>他に何も要らない 1 ページ: 多くの画像への答え、並べた実行</translation></message>
<message><source>where the page goes</source><translation>ページの出力先</translation></message>
<message><source>replace FILE.html where it is there</source><translation>FILE.html があれば置き換えます</translation></message>
<message><source>another model, beside the first</source><translation>最初のモデルと並べる別のモデル</translation></message>
<message><source>of the maps</source><translation>マップの手法</translation></message>
<message><source>pictures of each kind shown with maps: least true, least sure, most different</source><translation>マップ付きで示す各種の画像: 最も外れ、最も不確か、最も異なる</translation></message>
<message><source>pictures, spread over all, whose maps are scored</source><translation>全体から均等に選び、マップを評価する画像数</translation></message>
<message><source>the page&apos;s curves, for papers a LaTeX table or a Matplotlib script</source><translation>ページの曲線。論文用には LaTeX の表または Matplotlib のスクリプト</translation></message>
<message><source>measure how long a pass takes, too: no two reports are equal then</source><translation>パスの所要時間も測ります。その場合、同じレポートは二つとできません</translation></message>
<message><source>runs without it stand beside those of the whole network, as for predict</source><translation>これを除いた実行を全体のネットワークと並べます (predict と同じ)</translation></message>
<message><source>--out: expected a file for the points, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf or .png</source><translation>--out: 点のファイル NAME.csv, .json, .npz, .tex, .py, .svg, .pdf または .png が必要です</translation></message>
<message><source>--by-class: expected a model with classes, and this one is a backbone without a classifier</source><translation>--by-class: クラスを持つモデルが必要ですが、これは分類器のないバックボーンです</translation></message>
<message><source>, %1 heads</source><translation>、%1 ヘッド</translation></message>
<message><source>iteration %1 of %2 points%3</source><translation>%2 点の反復 %1%3</translation></message>
<message><source>perplexity %1 instead of %2: there are too few points</source><translation>点が少ないため、パープレキシティを %2 ではなく %1 にします</translation></message>
<message><source>--format: %1 goes into a folder; expected --out DIR and no store</source><translation>--format: %1 はフォルダーに書かれます。--out DIR が必要で、ストアは使えません</translation></message>
<message><source>%1: %2 pictures</source><translation>%1: 画像 %2 枚</translation></message>
<message><source>%1, k = %2: at most %3 forward passes</source><translation>%1、k = %2: 順伝播は最大 %3 回</translation></message>
<message><source>%1, k = %2: %3 forward passes</source><translation>%1、k = %2: 順伝播 %3 回</translation></message>
<message><source>--format: with --predictor expected npy, csv, png, fiftyone or coco, got &apos;%1&apos;</source><translation>--format: --predictor と共に使えるのは npy、csv、png、fiftyone、coco です。指定: 「%1」</translation></message>
<message><source>%1: measured on networks of this kind (%2), it is no more faithful than nearness to the middle of the picture; do not trust it here</source><translation>%1: この種類のネットワーク (%2) での測定では、画像の中心への近さより忠実ではありません。ここでは信頼しないでください</translation></message>
<message><source>expected --method M[,M...]: methods, all, or the baselines random and centre</source><translation>--method M[,M...] が必要です: 手法、all、またはベースラインの random と centre</translation></message>
<message><source>expected --class or --target, not both</source><translation>--class と --target は一方のみ指定できます</translation></message>
<message><source>expected --out FILE to begin a file of scores or --resume FILE to go on with it, not both</source><translation>スコアのファイルを新規作成する --out FILE と、続きを行う --resume FILE は、一方のみ指定できます</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --resume to continue it</source><translation>--out: &apos;%1&apos; はすでに存在します。続けるには --resume を使用してください</translation></message>
<message><source>%1: %2 line was measured with other settings or by another version; they stay, and these pictures are measured again</source><translation>%1: %2 行は別の設定または別のバージョンで測定されました。行は残り、これらの画像は再測定されます</translation></message>
<message><source>%1: %2 lines were measured with other settings or by another version; they stay, and these pictures are measured again</source><translation>%1: %2 行は別の設定または別のバージョンで測定されました。行は残り、これらの画像は再測定されます</translation></message>
<message><source>faithfulness is of classes, and this predictor finds boxes</source><translation>faithfulness はクラスを対象としますが、この予測プログラムはボックスを検出します</translation></message>
<message><source>no label, or its label is not a class of the predictor</source><translation>ラベルがないか、ラベルが予測プログラムのクラスではありません</translation></message>
<message><source>value of the target</source><translation>ターゲットの値</translation></message>
<message><source>--boxes: none of its %1 rows names a picture of </source><translation>--boxes: %1 行のいずれも画像を指していません。対象: </translation></message>
<message><source>the list</source><translation>リスト</translation></message>
<message><source>shard %1</source><translation>シャード %1</translation></message>
<message><source>--curves: not written, for they are of all pictures; see merge --curves</source><translation>--curves: すべての画像のものなので書き出しません。merge --curves を見てください</translation></message>
<message><source>FOLDER: pictures, or synthetic scenes</source><translation>FOLDER: 画像、または合成シーン</translation></message>
<message><source>--basis reads a basis; --fit and --save-basis make another one: choose either</source><translation>--basis は基底を読み込み、--fit と --save-basis は別の基底を作ります。どちらかを選択してください</translation></message>
<message><source>--region needs --query-image IMAGE, the picture of these patches</source><translation>--region には、パッチの属する画像 --query-image IMAGE が必要です</translation></message>
<message><source>--region: expected patches, as 3,7-9, got &apos;%1&apos;</source><translation>--region: パッチ (例: 3,7-9) が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>--query-image needs --query PATCH or --region PATCHES</source><translation>--query-image には --query PATCH または --region PATCHES が必要です</translation></message>
<message><source>--query-image: expected one picture, got %1</source><translation>--query-image: 画像が 1 枚必要ですが、%1 が指定されました</translation></message>
<message><source>--block: pooled and normed are of no block; expected --what with tokens, q, k, v, attention, prefix or heads</source><translation>--block: pooled と normed はブロックに属しません。--what に tokens、q、k、v、attention、prefix、heads のいずれかが必要です</translation></message>
<message><source>--out: expected FILE.npz, FILE.safetensors, or a folder for several pictures</source><translation>--out: FILE.npz、FILE.safetensors、または複数の画像ならフォルダーが必要です</translation></message>
<message><source>--out: one file is of one picture; expected a folder, got &apos;%1&apos;</source><translation>--out: 1 つのファイルは 1 枚の画像のものです。フォルダーが必要ですが、「%1」でした</translation></message>
<message><source>the accuracy over costs is top-1, which needs one label a picture; evaluate gives the mean average precision of several</source><translation>コストに対する正解率は top-1 で、画像ごとに 1 つのラベルが必要です。複数ある場合は evaluate が平均適合率の平均を示します</translation></message>
<message><source>--arch: a shape without weights has costs alone; figure %1 with --accuracy expects MODEL</source><translation>--arch: 重みのない形状にはコストしかありません。図 %1 で --accuracy を使うには MODEL が必要です</translation></message>
<message><source>--arch: a shape without weights has costs alone; figure %1 expects MODEL</source><translation>--arch: 重みのない形状にはコストしかありません。図 %1 には MODEL が必要です</translation></message>
<message><source>--top: this predictor&apos;s scores are no probabilities; expected none</source><translation>--top: この予測プログラムの値は確率ではないため、指定できません</translation></message>
<message><source>--without: figure %1 has no maps of a network to change</source><translation>--without: 図 %1 には、変更できるネットワークのマップがありません</translation></message>
<message><source>--out: expected a file for the figure, NAME.svg, NAME.pdf or NAME.png</source><translation>--out: 図のファイル NAME.svg、NAME.pdf、NAME.png のいずれかが必要です</translation></message>
<message><source>figure %1 takes no pictures; got &apos;%2&apos;</source><translation>図 %1 に画像は指定できませんが、&apos;%2&apos; が指定されました</translation></message>
<message><source>The page</source><translation>ページ</translation></message>
<message><source>all head counts in one embedding (default)</source><translation>全ヘッド数を 1 つの埋め込みにまとめます (既定)</translation></message>
<message><source>an embedding for each head count</source><translation>ヘッド数ごとに 1 つの埋め込み</translation></message>
<message><source>class: the one vector an image that the classifier reads</source><translation>class: 画像ごとに、分類器が読み取る 1 つのベクトル</translation></message>
<message><source>INPUT is a folder as for evaluate; one point an image, and its class in the table</source><translation>INPUT は evaluate と同じフォルダーです。1 画像につき 1 点で、表にクラスが付きます</translation></message>
<message><source>tokens as they leave block N (default: after the final norm)</source><translation>ブロック N の出力のトークン (既定: 最終正規化層の後)</translation></message>
<message><source>effective neighbours (default: 30, or fewer where there are few points)</source><translation>実効的な近傍数 (既定: 30、点が少ない場合は減らします)</translation></message>
<message><source>of the descent</source><translation>勾配降下の反復回数</translation></message>
<message><source>measure neighbourhoods in D principal components (default: all dimensions)</source><translation>D 個の主成分で近傍を測ります (既定: 全次元)</translation></message>
<message><source>start from principal components with 1 % noise; 0: without noise</source><translation>1 % のノイズを加えた主成分から開始します。0: ノイズなし</translation></message>
<message><source>as for explain</source><translation>explain と同じ</translation></message>
<message><source>blocks, for methods that look at one (default: the last)</source><translation>1 つのブロックを調べる手法の対象ブロック (既定: 最後)</translation></message>
<message><source>Colours and ranges</source><translation>色と範囲</translation></message>
<message><source>Of cost and flops</source><translation>cost と flops 用</translation></message>
<message><source>cost, flops: a well-known shape in place of MODEL</source><translation>cost、flops: MODEL の代わりに使う、よく知られた形状</translation></message>
<message><source>cost: a chart over each; params, ram, macs, heads</source><translation>cost: それぞれの上の図。params, ram, macs, heads</translation></message>
<message><source>cost: top-1 accuracy over labelled pictures, as evaluate, in place of MACs</source><translation>cost: MACs の代わりに、evaluate と同じくラベル付き画像での Top-1 正解率</translation></message>
<message><source>cost: of nearest neighbours, as knn, in place of the classifier&apos;s</source><translation>cost: 分類器の代わりに、knn のような最近傍の正解率</translation></message>
<message><source>flops: image sizes in pixels</source><translation>flops: 画像サイズ (ピクセル)</translation></message>
<message><source>what is counted, as for profile</source><translation>数えるもの。profile と同じ</translation></message>
<message><source>where the figure goes; of costs %1 too: its numbers</source><translation>図の出力先。コストでは %1 で数値も</translation></message>
<message><source>feature: an index of a folder (sae-index), whose strongest pictures are shown</source><translation>feature: フォルダーの索引 (sae-index)。最も強い画像が示されます</translation></message>
<message><source>Of tsne</source><translation>tsne 用</translation></message>
<message><source>--%1: expected at most %2 whole numbers from %3 to %4, as 3,6,9-12; got &apos;%5&apos;</source><translation>--%1: %3 から %4 までの最大 %2 個の整数 (例: 3,6,9-12) が必要ですが、&apos;%5&apos; が指定されました</translation></message>
<message><source>--sorted: figure %1 has no single heads to sort</source><translation>--sorted: 図 %1 には並べ替える単一のヘッドがありません</translation></message>
<message><source>--knn needs --accuracy FOLDER, of whose pictures it is</source><translation>--knn には対象の画像の --accuracy FOLDER が必要です</translation></message>
<message><source>--sizes: expected multiples of the patch, %1 pixels, got %2</source><translation>--sizes: パッチ (%1 ピクセル) の倍数が必要ですが、%2 が指定されました</translation></message>
<message><source>--size: figure flops is of several sizes; expected --sizes</source><translation>--size: 図 flops は複数のサイズの図です。--sizes を使ってください</translation></message>
<message><source>importance is measured by a class&apos;s logit, and this model is a backbone without a classifier</source><translation>重要度はクラスのロジットで測りますが、このモデルは分類器のないバックボーンです</translation></message>
<message><source>no token of these %1 pictures has a norm above the threshold; there are no outliers to move</source><translation>これら %1 枚の画像に、ノルムがしきい値を超えるトークンがありません。移動する外れ値がありません</translation></message>
<message><source>For example:</source><translation>例:</translation></message>
<message><source>hydrascope-cli %1 --help all lists %2 options</source><translation>hydrascope-cli %1 --help all で %2 個のオプションを表示</translation></message>
<message><source>INPUT: image files, folders or .npy arrays</source><translation>INPUT: 画像ファイル、フォルダー、または .npy 配列</translation></message>
<message><source>%1: %2 of its pictures have no class, e.g. %3</source><translation>%1: %2 枚の画像にクラスがありません (例: %3)</translation></message>
<message><source>--list needs --store FILE.jsonl or FILE.tar with --by-class</source><translation>--by-class と --list を使うには --store FILE.jsonl または FILE.tar が必要です</translation></message>
<message><source>FOLDER: one sub-folder per class, or a labels.csv</source><translation>FOLDER: クラスごとに 1 つのサブフォルダー、または labels.csv</translation></message>
<message><source>ORG/NAME[@REVISION]: a model of the Hugging Face hub</source><translation>ORG/NAME[@REVISION]: Hugging Face Hub のモデル</translation></message>
<message><source>expected one model of the hub as ORG/NAME or ORG/NAME@REVISION, got %1</source><translation>Hub のモデルを ORG/NAME または ORG/NAME@REVISION で 1 つ指定する必要がありますが、%1 が指定されました</translation></message>
<message><source>%1: %2 files, %3, of which %4 are yet to be fetched; into %5</source><translation>%1: %2 個のファイル、%3、うち %4 をこれから %5 にダウンロードします</translation></message>
<message><source>the library of the networks could not be loaded: %1</source><translation>ネットワークのライブラリを読み込めませんでした: %1</translation></message>
<message><source>--day: expected a day, as 2026-12-01, got &apos;%1&apos;</source><translation>--day: 2026-12-01 のような日付が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>expected --out FOLDER: where the pages go</source><translation>--out FOLDER (ページの保存先) が必要です</translation></message>
<message><source>--curves: a shard has a part of the pictures; expected merge --curves, of all</source><translation>--curves: シャードには画像の一部しかありません。全体の merge --curves を使ってください</translation></message>
<message><source>--thresholds: expected numbers from 0 to %1 with commas between them, got &apos;%2&apos;</source><translation>--thresholds: 0 から %1 までのコンマ区切りの数値が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>accuracy is of classes, and this model is a backbone without a classifier</source><translation>正解率はクラスに対するものですが、このモデルは分類器のないバックボーンです</translation></message>
<message><source>accuracy is of classes, and this model&apos;s outputs are numbers; --answers says otherwise</source><translation>正解率はクラスについてのものですが、このモデルの出力は数値です。--answers で別の意味を指定できます</translation></message>
<message><source>CHECKPOINT: a checkpoint file, or the name of a shipped model</source><translation>CHECKPOINT: チェックポイントファイル、または付属のモデルの名前</translation></message>
<message><source>OUT.safetensors: where the converted model goes</source><translation>OUT.safetensors: 変換したモデルの書き込み先</translation></message>
<message><source>OUT: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>OUT: .safetensors で終わる名前が必要ですが、&apos;%1&apos; が指定されました</translation></message>
<message><source>OUT: &apos;%1&apos; is the checkpoint itself; expected another file</source><translation>OUT: &apos;%1&apos; はチェックポイント自体です。別のファイルが必要です</translation></message>
<message><source>the model was not trained for k = %1; the output of the cut may be meaningless</source><translation>モデルは k = %1 では学習されていません。切り出したものの出力は無意味な場合があります</translation></message>
<message><source>PICTURE: what the others are compared with</source><translation>PICTURE: 比較の基準となる画像</translation></message>
<message><source>FOLDER: pictures, or an index of them</source><translation>FOLDER: 画像、またはその索引</translation></message>
<message><source>--class: expected the class that pictures are sorted by, of %1: its index, name or synset</source><translation>--class: 画像を並べる基準のクラスが必要です (%1 個のうちの一つ)。番号、名前または synset を指定してください</translation></message>
<message><source>--least is of the similarity to a prompt; this model has classes of its own</source><translation>--least はプロンプトとの類似度の指定です。このモデルは独自のクラスを持ちます</translation></message>
<message><source>expected what to cut into tokens: --prompt or --prompts</source><translation>トークンに分けるものが必要です: --prompt または --prompts</translation></message>
<message><source>skipped 1 hidden or empty file or folder: %1</source><translation>隠し、または空のファイルかフォルダーを 1 個スキップしました: %1</translation></message>
<message><source>skipped %1 hidden or empty files and folders, e.g. %2</source><translation>隠し、または空のファイルやフォルダーを %1 個スキップしました (例: %2)</translation></message>
<message><source>command %1: not in the network command library</source><translation>コマンド %1: ネットワークのライブラリに含まれていません</translation></message>
<message><source>this build cannot draw figures: it was built without Qt (HYDRA_BUILD_UI=OFF)</source><translation>このビルドは Qt なしでビルドされているため (HYDRA_BUILD_UI=OFF)、図を作成できません</translation></message>
<message><source>Settings of a method</source><translation>手法の設定</translation></message>
<message><source>How to read the model&apos;s file</source><translation>モデルファイルの読み方</translation></message>
<message><source>of a CLIP: sentences as classes, one a line</source><translation>CLIP: クラスとする文。1 行に 1 つ</translation></message>
<message><source>subtract the map of this class</source><translation>このクラスのマップを差し引きます</translation></message>
<message><source>size of the picture in pixels, positions resampled; long: in its own proportions (default: the model&apos;s own)</source><translation>画像のサイズ (ピクセル)。位置埋め込みは補間されます。long: 元の縦横比 (既定: モデルのサイズ)</translation></message>
<message><source>Heads and attention</source><translation>ヘッドとアテンション</translation></message>
<message><source>head counts k to run (default: all heads)</source><translation>実行するヘッド数 k (既定: 全ヘッド)</translation></message>
<message><source>let &apos;all&apos; mean 1 to H, trained for or not</source><translation>&apos;all&apos; を、学習の有無にかかわらず 1 から H までとします</translation></message>
<message><source>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11] joined by &apos;;&apos;</source><translation>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11]、&apos;;&apos; で区切ります</translation></message>
<message><source>Where it computes</source><translation>計算する場所</translation></message>
<message><source>where networks compute</source><translation>ネットワークの計算に使うデバイス</translation></message>
<message><source>of products in forward passes; bfloat16 is quicker on a GPU alone, and does not change passes in float64 (relevance)</source><translation>順伝播での行列積の精度。bfloat16 が速くなるのは GPU だけで、float64 での計算 (関連度) は変わりません</translation></message>
<message><source>Many pictures</source><translation>多数の画像</translation></message>
<message><source>for many pictures (files, folders, tars): add each result to this file; a run that was ended goes on</source><translation>多数の画像 (ファイル、フォルダー、tar) 向け: 結果を順次このファイルに追加します。中断した実行は続きから再開します</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.jsonl or .tar (default: the array task of Slurm)</source><translation>リストのこの部分だけを FILE.I-of-N.jsonl または .tar に (既定: Slurm の配列タスク)</translation></message>
<message><source>pictures at once (default: one for each core)</source><translation>同時に処理する画像の数 (既定: コアごとに 1 枚)</translation></message>
<message><source>json: a line a second on stderr, for schedulers</source><translation>json: スケジューラー用に、stderr に毎秒 1 行</translation></message>
<message><source>A program in place of the model</source><translation>モデルの代わりのプログラム</translation></message>
<message><source>in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as if it were typed</source><translation>MODEL の代わり: スコアまたはボックスで応答するプログラム。COMMAND は入力されたとおりに sh で実行されます</translation></message>
<message><source>that it may take to start, and for each answer</source><translation>起動と各応答にかかってよい秒数</translation></message>
<message><source>the box that is explained, by its place in what predict lists</source><translation>説明するボックス。predict の一覧での位置</translation></message>
<message><source>A sparse autoencoder</source><translation>スパースオートエンコーダー</translation></message>
<message><source>of saev, ViT-Prisma, SAELens, sparsify or dictionary_learning, whose features are read, changed or explained</source><translation>saev、ViT-Prisma、SAELens、sparsify、dictionary_learning のもの。その特徴を読み、変え、説明する</translation></message>
<message><source>the block whose output it reads, where its file does not say</source><translation>読む出力のブロック (ファイルにない場合)</translation></message>
<message><source>features kept of a patch, where its file does not say</source><translation>1 パッチで残す特徴の数 (ファイルにない場合)</translation></message>
<message><source>how its codes are made, where its file does not say</source><translation>コードの作り方 (ファイルにない場合)</translation></message>
<message><source>the other picture, whose activations =from and tokens: put in</source><translation>=from と tokens: で活性値を差し込む、別の画像</translation></message>
<message><source>What is switched off or replaced</source><translation>無効化または置換するもの</translation></message>
<message><source>what is off or replaced: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, with --sae feature:47[:PATCHES], sae-error</source><translation>オフまたは置き換えるもの: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero、--sae と共に feature:47[:PATCHES]、sae-error</translation></message>
<message><source>with --sae: feature:47=3x[:PATCHES], set to three times its largest value</source><translation>--sae と共に: feature:47=3x[:PATCHES] で最大値の 3 倍に設定</translation></message>
<message><source>Messages and help</source><translation>メッセージとヘルプ</translation></message>
<message><source>no progress and no warnings on stderr</source><translation>stderr に進行状況と警告を出力しません</translation></message>
<message><source>of help, errors and progress (default: the system&apos;s)</source><translation>ヘルプ・エラー・進捗の言語 (既定: システムの言語)</translation></message>
<message><source>the options used most; --help all: every one</source><translation>よく使うオプション。--help all: すべて</translation></message>
<message><source>pca: one basis for all maps, fitted on the pictures there</source><translation>pca: そこにある画像でフィットした、全マップ共通の 1 つの基底</translation></message>
<message><source>pca: write the basis there (.npz); without --fit it is fitted on all INPUTs</source><translation>pca: 基底をそこに書き込みます (.npz)。--fit がない場合は全 INPUT でフィットします</translation></message>
<message><source>similarity: --query or --region are of this picture</source><translation>similarity: --query または --region の対象となる画像</translation></message>
<message><source>similarity: to the mean of these, as 3,7-9 (with --query-image)</source><translation>similarity: これらの平均との類似度 (例: 3,7-9、--query-image と併用)</translation></message>
<message><source>picture sizes to look at, in pixels (default: the model&apos;s own)</source><translation>調べる画像サイズ (ピクセル、既定: モデル本来のサイズ)</translation></message>
<message><source>the same as --sizes, its earlier name</source><translation>--sizes と同じ (以前の名前)</translation></message>
<message><source>in place of --class: class:CLASS, norm (of the embedding), similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>--class の代わり: class:CLASS、norm (埋め込みのノルム)、similar:IMAGE[:PATCHES]、direction:FILE.npy、probe:FILE[:CLASS]、output:N</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s)</source><translation>番号、名前、synset、top1 (ネットワーク全体の予測)、top2、own (各 k の予測)</translation></message>
<message><source>--%1 needs --predictor COMMAND</source><translation>--%1 には --predictor COMMAND が必要です</translation></message>
<message><source>--%1 does not go with --predictor</source><translation>--%1 は --predictor と併用できません</translation></message>
<message><source>INPUT: image files or folders</source><translation>INPUT: 画像ファイルまたはフォルダー</translation></message>
<message><source>--%1 is about classes, and this predictor finds boxes</source><translation>--%1 はクラスに関するものですが、この予測プログラムはボックスを検出します</translation></message>
<message><source>--%1 is about boxes, and this predictor scores classes</source><translation>--%1 はボックスに関するものですが、この予測プログラムはクラスを評価します</translation></message>
<message><source>expected --out FILE.html, where the report goes</source><translation>レポートの出力先 --out FILE.html が必要です</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --force to replace it</source><translation>--out: &apos;%1&apos; はすでにあります。置き換えるには --force を指定してください</translation></message>
<message><source>INPUT: pictures, or folders of them</source><translation>INPUT: 画像、または画像のフォルダー</translation></message>
<message><source>--shard: expected I/N, like 3/8, got &apos;%1&apos;</source><translation>--shard: 3/8 のような I/N が必要ですが、&apos;%1&apos; でした</translation></message>
<message><source>--join: expected the shards of one run beside %1, like %2; found those of %3 runs</source><translation>--join: %1 と同じ場所に一回の実行のシャード (%2 など) が必要ですが、%3 回分ありました</translation></message>
<message><source>%1: %2 of %3 pictures are done; run it again</source><translation>%1: %3 枚中 %2 枚が完了しています。もう一度実行してください</translation></message>
<message><source>--out: expected FILE.safetensors, where the index is written</source><translation>--out: 索引を書き出す FILE.safetensors が必要です</translation></message>
<message><source>expected --sae FILE, an autoencoder</source><translation>--sae FILE (オートエンコーダー) が必要です</translation></message>
<message><source>--heads: an index is of one head count</source><translation>--heads: 索引のヘッド数は一つです</translation></message>
<message><source>CONFIG: a training configuration of an autoencoder (.json)</source><translation>CONFIG: オートエンコーダーの学習設定 (.json)</translation></message>
<message><source>expected --other FILE, a second autoencoder, or INPUT: pictures to read features from in sub-networks</source><translation>--other FILE (二つ目のオートエンコーダー) か INPUT (サブネットワークで特徴を読む画像) が必要です</translation></message>
<message><source>--heads: expected head counts below %1, as 3,6,9, which are compared with all</source><translation>--heads: %1 未満のヘッド数 (例: 3,6,9) が必要です。全ヘッドと比べます</translation></message>
<message><source>--predictor: expected the command that serve was started with, got %1</source><translation>--predictor: serve を起動したときのコマンドが必要ですが、%1 でした</translation></message>
<message><source>--predictor: expected the command that serve was started with, serve --predictor COMMAND, got %1</source><translation>--predictor: serve を起動したときのコマンド（serve --predictor COMMAND）が必要ですが、%1 でした</translation></message>
<message><source>serve takes no words but options; got &apos;%1&apos;</source><translation>serve はオプションだけを受け取りますが、&apos;%1&apos; がありました</translation></message>
<message><source>expected --mcp with --folder FOLDER and without --socket</source><translation>--mcp には --folder FOLDER が必要で、--socket は使えません</translation></message>
<message><source>%1 clients are there already; try again later</source><translation>すでに %1 のクライアントが接続しています。後でもう一度お試しください</translation></message>
<message><source>a line has more than %1 bytes</source><translation>1 行が %1 バイトを超えています</translation></message>
<message><source>another question has this id and is not answered yet</source><translation>別の質問がこの id を使っていて、まだ答えが出ていません</translation></message>
<message><source>the program ends</source><translation>プログラムが終了します</translation></message>
<message><source>the weights themselves are needed</source><translation>重みそのものが必要です</translation></message>
<message><source>expected --shards N: no file beside %1 is called as a shard of it, %2 of two for example</source><translation>--shards N が必要です: %1 と同じ場所に、そのシャードの名前 (2 個なら例えば %2) のファイルがありません</translation></message>
<message><source>expected --shards N: files beside %1 are called as shards of %2 and of %3</source><translation>--shards N が必要です: %1 と同じ場所に、全 %2 個のシャードの名前のファイルと全 %3 個のシャードの名前のファイルがあります</translation></message>
<message><source>%1: %2 shards, as the files beside it are called</source><translation>%1: 同じ場所にあるファイルの名前から、シャードは %2 個です</translation></message>
<message><source>expected the stores by name, or --shards N; not both</source><translation>ストアの名前または --shards N の一方のみ指定してください</translation></message>
<message><source>STORE: the file that the shards become</source><translation>STORE: シャードを結合するファイル</translation></message>
<message><source>--curves: expected a store of faithfulness, and these are of %1</source><translation>--curves: faithfulness のストアが必要ですが、これは %1 のものです</translation></message>
<message><source>STORE: as it was given to --store</source><translation>STORE: --store に指定したもの</translation></message>
<message><source>--%1 needs --store FILE.jsonl or FILE.tar</source><translation>--%1 には --store FILE.jsonl または FILE.tar が必要です</translation></message>
<message><source>--%1 does not go with %2, of which each picture has its own results</source><translation>--%1 は %2 と併用できません。画像ごとに結果が得られるためです</translation></message>
<message><source>a tar</source><translation>tar</translation></message>
<message><source>a single picture</source><translation>一枚の画像</translation></message>
<message><source>several inputs</source><translation>複数の入力</translation></message>
<message><source>INPUT: pictures, folders or tars, or --list FILE</source><translation>INPUT: 画像、フォルダー、tar、または --list FILE</translation></message>
<message><source>: has no class</source><translation>: クラスがありません</translation></message>
<message><source>--shard: expected I/N with I from 1 to N and N up to %1, got &apos;%2&apos;</source><translation>--shard: I が 1 から N まで、N が %1 以下の I/N が必要ですが、&apos;%2&apos; が指定されました</translation></message>
<message><source>%1: %2 of the store&apos;s pictures are no longer listed; their rows are kept</source><translation>%1: 保存済みの画像のうち %2 枚はリストにありません。その行は残します</translation></message>
<message><source>%1: %2 of %3 pictures could not be read; the store says why</source><translation>%1: %3 枚中 %2 枚の画像を読み込めませんでした。理由はストアに記載されています</translation></message>
<message><source>%1 of %2 pictures could not be read</source><translation>%2 枚中 %1 枚の画像を読み込めませんでした</translation></message>
<message><source>%1: %2 of %3 pictures have no class</source><translation>%1: %3 枚中 %2 枚の画像にクラスがありません</translation></message>
<message><source>%1 of %2 pictures have no class</source><translation>%2 枚中 %1 枚の画像にクラスがありません</translation></message>
<message><source>%1: stopped with %2 pictures in it; the same command goes on behind them</source><translation>%1: %2 枚の画像で停止しました。同じコマンドでその続きから再開します</translation></message>
<message><source>%1: has no class: neither a folder&apos;s name nor a .cls file says one</source><translation>%1: クラスがありません。フォルダー名にも .cls ファイルにも書かれていません</translation></message>
<message><source>%1: %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: %2 は、モデルの %3 クラスの名前、synset、番号のいずれでもありません</translation></message>
<message><source>%1: the table names it with several classes, and a picture of a list has one; evaluate takes all, of the folder alone and without --store</source><translation>%1: 表ではこの画像に複数のクラスがありますが、リストの画像のクラスは 1 つです。evaluate は、フォルダーだけを --store なしで指定すれば、すべてのクラスを使います</translation></message>
<message><source>a store of %1 has a picture without the results of %2: %3</source><translation>%1 のストアに、%2 の結果がない画像があります: %3</translation></message>
<message><source>a store of %1 has a picture with other results than %2 writes: %3: %4</source><translation>%1 のストアに、%2 が書くものと異なる結果を持つ画像があります: %3: %4</translation></message>
<message><source>expected the importance of %1 blocks&apos; heads as finite numbers, as the first picture has them, found %2</source><translation>最初の画像と同じく、%1 ブロックのヘッドの重要度が有限の数値として必要ですが、%2 でした</translation></message>
<message><source>--heads: expected one head count</source><translation>--heads: ヘッド数が 1 つ必要です</translation></message>
<message><source>--store: features are arrays; expected a name that ends in .tar</source><translation>--store: 特徴量は配列です。.tar で終わる名前が必要です</translation></message>
<message><source>--target: the probe %1 has no class &apos;%2&apos;%3</source><translation>--target: プローブ %1 にクラス &apos;%2&apos; はありません%3</translation></message>
<message><source>the model has no classes: the %1 is explained; --target chooses something else</source><translation>モデルにクラスがないため、%1を説明します。別のものは --target で選択できます</translation></message>
<message><source>--target: the model has %1 outputs, got output:%2</source><translation>--target: モデルの出力は %1 個ですが、output:%2 が指定されました</translation></message>
<message><source>--%1: expected class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: class:CLASS、norm、similar:IMAGE、direction:FILE、probe:FILE、output:N、feature:N、番号、top1、top2、own、クラス名または synset が必要ですが、&apos;%2&apos; でした%3</translation></message>
<message><source>--%1: expected an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: 番号、top1、top2、own、クラス名または synset が必要ですが、&apos;%2&apos; でした%3</translation></message>
<message><source>--%1: the model has classes 0 to %2, got %3</source><translation>--%1: モデルのクラスは 0 から %2 までですが、%3 が指定されました</translation></message>
<message><source>%1: cannot be made</source><translation>%1: 作成できません</translation></message>
<message><source>%1: expected the name and the file of something in the bundle, found %2 and %3</source><translation>%1: バンドル内のものの名前とファイルが必要ですが、%2 と %3 でした</translation></message>
<message><source>%1: unknown option %2</source><translation>%1: 不明なオプション %2</translation></message>
<message><source>%1: %2: expected true, found %3</source><translation>%1: %2: true が必要ですが、%3 があります</translation></message>
<message><source>%1: %2: expected words, found %3</source><translation>%1: %2: 文字列が必要ですが、%3 でした</translation></message>
<message><source>%1: pictures</source><translation>%1: 画像</translation></message>
<message><source>%1: %2: expected a file of the bundle, found %3</source><translation>%1: %2: バンドルのファイルが必要ですが、%3 でした</translation></message>
<message><source>the autoencoder %1 with the hash %2; say --sae FILE</source><translation>オートエンコーダー %1(ハッシュ %2)。--sae FILE で指定してください</translation></message>
<message><source>no such autoencoder here</source><translation>ここにそのオートエンコーダーはありません</translation></message>
<message><source>the program %1; say --predictor COMMAND</source><translation>プログラム %1。--predictor COMMAND を指定してください</translation></message>
<message><source>no program</source><translation>プログラムがありません</translation></message>
<message><source>the model %1 with SHA-256 %2; say --model FILE</source><translation>SHA-256 が %2 のモデル %1。--model FILE を指定してください</translation></message>
<message><source>no such model here</source><translation>ここにそのモデルはありません</translation></message>
<message><source>hydrascope-cli explain --help all</source><translation>hydrascope-cli explain --help all</translation></message>
<message><source>an autoencoder with the hash %1</source><translation>ハッシュが %1 のオートエンコーダー</translation></message>
<message><source>a model with SHA-256 %1</source><translation>SHA-256 が %1 のモデル</translation></message>
<message><source>BUNDLE: a folder or FILE.zip of explain --bundle</source><translation>BUNDLE: explain --bundle のフォルダーまたは FILE.zip</translation></message>
<message><source>a question that can be asked again</source><translation>再び尋ねられる質問</translation></message>
<message><source>%1: expected %2; found %3</source><translation>%1: %2 が必要ですが、%3 でした</translation></message>
<message><source>INPUT: a video, a folder of pictures, camera:NUMBER or a URL</source><translation>INPUT: 動画、画像のフォルダー、camera:NUMBER、または URL</translation></message>
<message><source>--turn: expected 0, 90, 180 or 270 degrees, got %1</source><translation>--turn: 0、90、180、270 度のいずれかが必要ですが、%1 が指定されました</translation></message>
<message><source>%1: no frame</source><translation>%1: フレームがありません</translation></message>
<message><source>A checkpoint file, a shipped model&apos;s name, or ORG/NAME in the Hugging Face cache.</source><translation>チェックポイントファイル、付属モデルの名前、または Hugging Face キャッシュの ORG/NAME。</translation></message>
<message><source>How to explain, e.g. relevance, attention, rollout.</source><translation>説明の手法。例: relevance、attention、rollout。</translation></message>
<message><source>Head count k of the sub-network.</source><translation>サブネットワークのヘッド数 k。</translation></message>
<message><source>Attention plan, e.g. hydra:cosine@back:2.</source><translation>アテンションプラン。例: hydra:cosine@back:2。</translation></message>
<message><source>What is switched off, e.g. heads:7.3,mlp:9.</source><translation>無効化するもの。例: heads:7.3,mlp:9。</translation></message>
<message><source>Size that pictures are shown to the network in.</source><translation>ネットワークに見せる画像のサイズ。</translation></message>
<message><source>What to explain: an index, a name, a synset, top1, top2, own.</source><translation>説明の対象: 番号、名前、synset、top1、top2、own。</translation></message>
<message><source>In place of --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N.</source><translation>--class の代わり: norm、similar:IMAGE、direction:FILE.npy、probe:FILE、output:N。</translation></message>
<message><source>A sparse autoencoder of the model, for the Features window.</source><translation>特徴ウィンドウで使う、モデルのスパースオートエンコーダー。</translation></message>
<message><source>The block that the autoencoder reads, where its file does not say.</source><translation>ファイルに書かれていない場合の、オートエンコーダーが読むブロック。</translation></message>
<message><source>Features kept of a patch, where its file does not say.</source><translation>ファイルに書かれていない場合の、パッチに残す特徴の数。</translation></message>
<message><source>Which features are kept, where its file does not say.</source><translation>ファイルに書かれていない場合の、残す特徴。</translation></message>
<message><source>The folder of a training: its curves in a window of their own.</source><translation>学習のフォルダー: その曲線を専用のウィンドウに表示します。</translation></message>
<message><source>Frames in the Live window: a video, a folder of pictures, camera:NUMBER or a URL.</source><translation>ライブウィンドウのフレーム: 動画、画像のフォルダー、camera:NUMBER、または URL。</translation></message>
<message><source>Where networks compute; cpu where nothing is said.</source><translation>ネットワークの計算に使うデバイス。指定がなければ cpu。</translation></message>
<message><source>Of products in forward passes; float32 where nothing is said.</source><translation>順伝播での行列積の精度。指定がなければ float32。</translation></message>
<message><source>Colours of the window.</source><translation>ウィンドウの色。</translation></message>
<message><source>Language of the window.</source><translation>ウィンドウの言語。</translation></message>
<message><source>Size of the window in points.</source><translation>ウィンドウのサイズ (ポイント)。</translation></message>
<message><source>Wait until everything is shown, save the window as PNG, and exit.</source><translation>すべてが表示されるまで待ち、ウィンドウを PNG として保存して終了します。</translation></message>
<message><source>Displays help on command-line options.</source><translation>コマンドラインオプションのヘルプを表示します。</translation></message>
<message><source>Displays version information.</source><translation>バージョン情報を表示します。</translation></message>
<message><source>See what a Vision Transformer does: relevance maps, head counts, linear attention.</source><translation>Vision Transformer の働きを見る: 関連度マップ、ヘッド数、線形アテンション。</translation></message>
<message><source>A picture, a folder of pictures, a model or a session.</source><translation>画像、画像のフォルダー、モデル、またはセッション。</translation></message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
<name>window</name>
<message><source>token %1 (row %2, col %3)</source><translation>Token %1 (Zeile %2, Spalte %3)</translation></message>
<message><source>mean of the patches</source><translation>Mittel der Patches</translation></message>
<message><source>class token</source><translation>Klassen-Token</translation></message>
<message><source>prefix token %1</source><translation>Präfix-Token %1</translation></message>
<message><source>length %1</source><translation>Länge %1</translation></message>
<message><source>at (%1, %2)</source><translation>bei (%1, %2)</translation></message>
<message><source>%1 points of %2, %3</source><translation>%1 Punkte aus %2, %3</translation></message>
<message><source>%1 pictures</source><translation>%1 Bilder</translation></message>
<message><source>t-SNE, %1, perplexity %2, seed %3</source><translation>t-SNE, %1, Perplexität %2, Seed %3</translation></message>
<message><source>all together</source><translation>alle gemeinsam</translation></message>
<message><source>each by itself</source><translation>jede für sich</translation></message>
<message><source>stopped at iteration %1 after %2 s; divergence unknown</source><translation>angehalten bei Iteration %1 nach %2 s; Divergenz unbekannt</translation></message>
<message><source>%1 iterations (%2) in %3 s</source><translation>%1 Iterationen (%2) in %3 s</translation></message>
<message><source>all pairs</source><translation>alle Paare</translation></message>
<message><source>Barnes-Hut</source><translation>Barnes-Hut</translation></message>
<message><source>KL divergence %1</source><translation>KL-Divergenz %1</translation></message>
<message><source>trustworthiness %1</source><translation>Vertrauenswürdigkeit %1</translation></message>
<message><source>outlier patches (ringed): %1</source><translation>Ausreißer-Patches (umrandet): %1</translation></message>
<message><source>Copy pat&amp;h</source><translation>P&amp;fad kopieren</translation></message>
<message><source>open a model and a picture first</source><translation>öffnen Sie zuerst ein Modell und ein Bild</translation></message>
<message><source>&amp;File</source><translation>&amp;Datei</translation></message>
<message><source>&amp;Open picture…</source><translation>&amp;Bild öffnen…</translation></message>
<message><source>Any picture file; dragging files or folders in works too.</source><translation>Eine beliebige Bilddatei; Dateien oder Ordner lassen sich auch hineinziehen.</translation></message>
<message><source>photo photograph file load</source><translation>Foto Fotografie Bilddatei Datei laden</translation></message>
<message><source>Open</source><translation>Öffnen</translation></message>
<message><source>Open &amp;folder…</source><translation>&amp;Ordner öffnen…</translation></message>
<message><source>Ctrl+Shift+O</source><translation>Ctrl+Shift+O</translation></message>
<message><source>All pictures of a folder; step through them with the arrow keys.</source><translation>Alle Bilder eines Ordners; mit den Pfeiltasten blättern.</translation></message>
<message><source>directory dataset photographs load</source><translation>Verzeichnis Datensatz Fotos Fotografien laden</translation></message>
<message><source>Folder</source><translation>Ordner</translation></message>
<message><source>Recent pict&amp;ures</source><translation>Letzte B&amp;ilder</translation></message>
<message><source>Open &amp;model…</source><translation>&amp;Modell öffnen…</translation></message>
<message><source>Ctrl+M</source><translation>Ctrl+M</translation></message>
<message><source>A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz.</source><translation>Ein Checkpoint eines Vision Transformers: safetensors, PyTorch, TorchScript oder npz.</translation></message>
<message><source>checkpoint weights network load download hub hugging face</source><translation>Checkpoint Gewichte Netz Netzwerk laden herunterladen Download Hub Hugging Face</translation></message>
<message><source>Open autoen&amp;coder…</source><translation>Autoen&amp;coder öffnen…</translation></message>
<message><source>Ctrl+Shift+A</source><translation>Ctrl+Shift+A</translation></message>
<message><source>A sparse autoencoder of the open model: of saev, ViT-Prisma, SAELens, sparsify, dictionary_learning or Overcomplete. A folder can be dropped on the window.</source><translation>Ein Sparse Autoencoder des offenen Modells: von saev, ViT-Prisma, SAELens, sparsify, dictionary_learning oder Overcomplete. Ein Ordner kann auf das Fenster gezogen werden.</translation></message>
<message><source>sae dictionary features</source><translation>sae wörterbuch merkmale</translation></message>
<message><source>open a model first</source><translation>öffnen Sie zuerst ein Modell</translation></message>
<message><source>Open &amp;training folder…</source><translation>&amp;Trainingsordner öffnen…</translation></message>
<message><source>Ctrl+Shift+T</source><translation>Ctrl+Shift+T</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to.</source><translation>Trainingskurven, während oder nach einem Lauf: den Ordner öffnen, in den hydrascope-cli train schreibt.</translation></message>
<message><source>log run curves</source><translation>Log Protokoll Lauf Kurven</translation></message>
<message><source>Recent tr&amp;ainings</source><translation>Letzte T&amp;rainings</translation></message>
<message><source>Open s&amp;ession…</source><translation>&amp;Sitzung öffnen…</translation></message>
<message><source>Ctrl+Alt+O</source><translation>Ctrl+Alt+O</translation></message>
<message><source>Restores everything that was shown: model, pictures, method and appearance.</source><translation>Stellt alles Gezeigte wieder her: Modell, Bilder, Methode und Darstellung.</translation></message>
<message><source>Save sess&amp;ion…</source><translation>Sitzung s&amp;peichern…</translation></message>
<message><source>Ctrl+Shift+S</source><translation>Ctrl+Shift+S</translation></message>
<message><source>Saves everything that is shown in a small file that refers to its model and pictures.</source><translation>Speichert alles Gezeigte in einer kleinen Datei, die auf Modell und Bilder verweist.</translation></message>
<message><source>&amp;Recent sessions</source><translation>&amp;Letzte Sitzungen</translation></message>
<message><source>&amp;Save picture…</source><translation>Bild speicher&amp;n…</translation></message>
<message><source>Saves what the canvas shows as PNG. For the numbers, use File &gt; Export data.</source><translation>Speichert, was die Zeichenfläche zeigt, als PNG. Für die Zahlen: Datei &gt; Daten exportieren.</translation></message>
<message><source>png screenshot file</source><translation>png Screenshot Bildschirmfoto Datei</translation></message>
<message><source>Save</source><translation>Speichern</translation></message>
<message><source>Make a fi&amp;gure…</source><translation>&amp;Abbildung erstellen…</translation></message>
<message><source>Ctrl+E</source><translation>Ctrl+E</translation></message>
<message><source>A figure for a paper: maps over head counts or methods, t-SNE or costs, as PDF, SVG or PNG at a given size.</source><translation>Eine Abbildung für eine Veröffentlichung: Karten über Head-Anzahlen oder Methoden, t-SNE oder Kosten, als PDF, SVG oder PNG in vorgegebener Größe.</translation></message>
<message><source>pdf svg png paper publication plot</source><translation>pdf svg png Paper Artikel Veröffentlichung Publikation Plot Diagramm</translation></message>
<message><source>Figure</source><translation>Abbildung</translation></message>
<message><source>Re&amp;port…</source><translation>Beric&amp;ht…</translation></message>
<message><source>A self-contained web page about the pictures of the list: answers, accuracy, maps with their scores, head counts side by side. Methods use their default settings.</source><translation>Eine eigenständige Webseite über die Bilder der Liste: Antworten, Genauigkeit, Karten mit ihren Bewertungen, Head-Anzahlen nebeneinander. Methoden haben ihre Standardeinstellungen.</translation></message>
<message><source>html page summary folder accuracy print</source><translation>HTML Seite Zusammenfassung Ordner Genauigkeit drucken</translation></message>
<message><source>E&amp;xport data</source><translation>Daten e&amp;xportieren</translation></message>
<message><source>&amp;Quit</source><translation>B&amp;eenden</translation></message>
<message><source>Ctrl+Q</source><translation>Ctrl+Q</translation></message>
<message><source>M&amp;ap…</source><translation>Ka&amp;rte…</translation></message>
<message><source>Ctrl+Shift+E</source><translation>Ctrl+Shift+E</translation></message>
<message><source>The map&apos;s values: NPY, CSV, JSON with the settings, or NPZ with the maps and predictions of all head counts.</source><translation>Die Werte der Karte: NPY, CSV, JSON mit den Einstellungen oder NPZ mit den Karten und Vorhersagen aller Head-Anzahlen.</translation></message>
<message><source>csv npy numpy json npz numbers values heatmap saliency</source><translation>csv npy numpy json npz Zahlen Werte Heatmap Saliency Salienz</translation></message>
<message><source>Export map</source><translation>Karte exportieren</translation></message>
<message><source>Maps of all pict&amp;ures…</source><translation>Karten aller Bil&amp;der…</translation></message>
<message><source>Asks the current question about every picture of the list. Saves heat maps as a FiftyOne dataset, or boxes around the strongest places as COCO JSON.</source><translation>Stellt die aktuelle Frage zu jedem Bild der Liste. Speichert Heatmaps als FiftyOne-Datensatz oder Boxen um die stärksten Stellen als COCO-JSON.</translation></message>
<message><source>fiftyone coco dataset boxes heatmaps folder annotations</source><translation>fiftyone coco datensatz rahmen heatmaps ordner annotationen</translation></message>
<message><source>P&amp;redictions…</source><translation>&amp;Vorhersagen…</translation></message>
<message><source>Every class at every head count, with probability and logit: CSV, JSON or NPZ.</source><translation>Jede Klasse bei jeder Head-Anzahl, mit Wahrscheinlichkeit und Logit: CSV, JSON oder NPZ.</translation></message>
<message><source>csv json npz probabilities logits scores labels</source><translation>csv json npz Wahrscheinlichkeiten Logits Scores Punktzahlen Labels</translation></message>
<message><source>Export predictions</source><translation>Vorhersagen exportieren</translation></message>
<message><source>F&amp;eatures…</source><translation>M&amp;erkmale…</translation></message>
<message><source>The network&apos;s internals as arrays: the embedding, and the tokens, queries, keys and values of the block in view. NPZ or safetensors.</source><translation>Was im Inneren des Durchlaufs liegt, als Arrays: das Embedding sowie Tokens, Queries, Keys und Values des angezeigten Blocks. NPZ oder safetensors.</translation></message>
<message><source>npz safetensors numpy embedding tokens vectors arrays</source><translation>npz safetensors numpy Embedding Tokens Vektoren Arrays</translation></message>
<message><source>&amp;Costs…</source><translation>K&amp;osten…</translation></message>
<message><source>The rows of the Cost panel: CSV, JSON or NPZ.</source><translation>Die Zeilen des Bereichs Kosten: CSV, JSON oder NPZ.</translation></message>
<message><source>csv json npz flops macs</source><translation>csv json npz flops macs</translation></message>
<message><source>Export costs</source><translation>Kosten exportieren</translation></message>
<message><source>E&amp;vidence…</source><translation>&amp;Belege…</translation></message>
<message><source>Lets others check the map: picture, input, map, scores and settings in one ZIP file, each with its hash. hydrascope-cli verify recomputes it.</source><translation>Damit andere die Karte nachprüfen können: Bild, Eingabe, Karte, Bewertungen und Einstellungen in einer ZIP-Datei, jedes mit seinem Hash. hydrascope-cli verify rechnet sie nach.</translation></message>
<message><source>bundle zip review reproduce verify hash proof</source><translation>bündel zip begutachtung reproduzieren prüfen hash beleg</translation></message>
<message><source>&amp;Edit</source><translation>&amp;Bearbeiten</translation></message>
<message><source>&amp;Undo</source><translation>&amp;Rückgängig</translation></message>
<message><source>Undoes the last change of method, class or appearance.</source><translation>Macht die letzte Änderung von Methode, Klasse oder Darstellung rückgängig.</translation></message>
<message><source>nothing to undo</source><translation>nichts rückgängig zu machen</translation></message>
<message><source>&amp;Redo</source><translation>&amp;Wiederherstellen</translation></message>
<message><source>Ctrl+Y</source><translation>Ctrl+Y</translation></message>
<message><source>Redoes what was undone.</source><translation>Stellt wieder her, was rückgängig gemacht wurde.</translation></message>
<message><source>nothing to redo</source><translation>nichts wiederherzustellen</translation></message>
<message><source>Undo &amp;several steps</source><translation>&amp;Mehrere Schritte rückgängig</translation></message>
<message><source>&amp;Back to start</source><translation>Zurück zum &amp;Anfang</translation></message>
<message><source>Ctrl+Home</source><translation>Ctrl+Home</translation></message>
<message><source>Resets map, class, heads, attention, switched-off parts and the view; picture and model stay. One undo brings everything back.</source><translation>Karte, Klasse, Heads, Attention, abgeschaltete Teile und die Ansicht sind wieder wie am Anfang; Bild und Modell bleiben. Einmal Rückgängig holt alles zurück.</translation></message>
<message><source>home reset start over default</source><translation>Anfang zurücksetzen neu beginnen Standard Haus</translation></message>
<message><source>&amp;Copy view</source><translation>Ansicht &amp;kopieren</translation></message>
<message><source>The picture with its map, to the clipboard.</source><translation>Das Bild mit seiner Karte in die Zwischenablage.</translation></message>
<message><source>clipboard screenshot</source><translation>Zwischenablage Screenshot Bildschirmfoto</translation></message>
<message><source>&amp;Paste picture</source><translation>Bild &amp;einfügen</translation></message>
<message><source>A picture, or the path of one, from the clipboard.</source><translation>Ein Bild oder der Pfad eines Bildes aus der Zwischenablage.</translation></message>
<message><source>clipboard</source><translation>Zwischenablage</translation></message>
<message><source>Paste</source><translation>Einfügen</translation></message>
<message><source>Pr&amp;eferences…</source><translation>E&amp;instellungen…</translation></message>
<message><source>Ctrl+,</source><translation>Ctrl+,</translation></message>
<message><source>Language, theme, threads, memory, what opens at the start, the size of new figures.</source><translation>Sprache, Farbschema, Threads, Speicher, was beim Start geöffnet wird, die Größe neuer Abbildungen.</translation></message>
<message><source>settings options language theme dark threads memory</source><translation>Einstellungen Optionen Sprache Farbschema dunkel Threads Speicher</translation></message>
<message><source>E&amp;xplain</source><translation>E&amp;rklären</translation></message>
<message><source>&amp;More heads</source><translation>&amp;Mehr Heads</translation></message>
<message><source>The next larger sub-network.</source><translation>Das nächstgrößere Teilnetz.</translation></message>
<message><source>&amp;Fewer heads</source><translation>&amp;Weniger Heads</translation></message>
<message><source>The next smaller sub-network.</source><translation>Das nächstkleinere Teilnetz.</translation></message>
<message><source>Use &amp;all heads</source><translation>&amp;Alle Heads nutzen</translation></message>
<message><source>Ctrl+0</source><translation>Ctrl+0</translation></message>
<message><source>Back to the full network.</source><translation>Zurück zum vollen Netz.</translation></message>
<message><source>Also n&amp;umbers of heads it was not trained with</source><translation>Auch Head-Anzahlen, mit denen es nicht trainiert w&amp;urde</translation></message>
<message><source>Also offers head counts that the model was not trained for. Their results are unreliable.</source><translation>Bietet auch Head-Anzahlen an, für die das Modell nicht trainiert wurde. Deren Ergebnisse sind unzuverlässig.</translation></message>
<message><source>all k sub-networks</source><translation>alle k Teilnetze</translation></message>
<message><source>this model has no other head counts</source><translation>dieses Modell hat keine anderen Head-Anzahlen</translation></message>
<message><source>Choose a m&amp;ethod…</source><translation>M&amp;ethode wählen…</translation></message>
<message><source>Ctrl+Shift+X</source><translation>Ctrl+Shift+X</translation></message>
<message><source>All methods by the question that they answer, each as a small map of this picture.</source><translation>Alle Methoden nach der Frage, die sie beantworten, jede als kleine Karte dieses Bildes.</translation></message>
<message><source>gallery heatmap saliency explanation thumbnails</source><translation>galerie heatmap salienz erklärung vorschau</translation></message>
<message><source>&amp;Predicted class</source><translation>&amp;Vorhergesagte Klasse</translation></message>
<message><source>Ctrl+1</source><translation>Ctrl+1</translation></message>
<message><source>Explain the class that the full network predicts, for every head count.</source><translation>Die Klasse erklären, die das volle Netz vorhersagt, für jede Head-Anzahl.</translation></message>
<message><source>label category top answer</source><translation>Label Kategorie beste Antwort top</translation></message>
<message><source>Fi&amp;nd class</source><translation>Klasse &amp;suchen</translation></message>
<message><source>Search the class names.</source><translation>Die Klassennamen durchsuchen.</translation></message>
<message><source>label category name search</source><translation>Label Kategorie Name Suche</translation></message>
<message><source>&amp;Why not its label</source><translation>Wa&amp;rum nicht das Label</translation></message>
<message><source>For a picture that the network gets wrong: what speaks for the predicted class rather than for that of its label.</source><translation>Für ein Bild, bei dem das Netz falsch liegt: was für die vorhergesagte Klasse spricht und nicht für die des Labels.</translation></message>
<message><source>mistake error confusion misclassified compared labelled</source><translation>Fehler Irrtum Verwechslung falsch klassifiziert verglichen gekennzeichnet</translation></message>
<message><source>no label says that this picture is predicted wrong</source><translation>kein Label sagt, dass dieses Bild falsch vorhergesagt ist</translation></message>
<message><source>C&amp;lass token</source><translation>Klassen-&amp;Token</translation></message>
<message><source>Sets the query back to the class token, which summarises the whole picture.</source><translation>Setzt die Query auf das Klassen-Token zurück, das das ganze Bild zusammenfasst.</translation></message>
<message><source>query cls</source><translation>Query cls</translation></message>
<message><source>the query is the class token already</source><translation>die Query ist bereits das Klassen-Token</translation></message>
<message><source>&amp;Before and after</source><translation>V&amp;orher und nachher</translation></message>
<message><source>Ctrl+B</source><translation>Ctrl+B</translation></message>
<message><source>The network as it is, next to the network without what is switched off under What if. If nothing is, outlier tokens are moved, provided that hydrascope-cli registers has found their neurons.</source><translation>Das Netz, wie es ist, neben dem Netz ohne das, was unter „Was wäre, wenn“ abgeschaltet ist. Ist dort nichts abgeschaltet, werden Ausreißer-Tokens verschoben, sofern hydrascope-cli registers ihre Neuronen gefunden hat.</translation></message>
<message><source>ablation what if compare</source><translation>Ablation was wäre wenn vergleichen</translation></message>
<message><source>nothing is switched off under What if</source><translation>unter „Was wäre, wenn“ ist nichts abgeschaltet</translation></message>
<message><source>Restore &amp;trained attention</source><translation>Tra&amp;inierte Attention wiederherstellen</translation></message>
<message><source>Ctrl+T</source><translation>Ctrl+T</translation></message>
<message><source>Every block computes the attention it was trained with.</source><translation>Jeder Block berechnet die Attention, mit der er trainiert wurde.</translation></message>
<message><source>reset original softmax</source><translation>zurücksetzen Original ursprünglich Softmax</translation></message>
<message><source>every block computes its trained attention</source><translation>jeder Block berechnet seine trainierte Attention</translation></message>
<message><source>Restore</source><translation>Zurücksetzen</translation></message>
<message><source>&amp;Cancel</source><translation>Abbre&amp;chen</translation></message>
<message><source>Ctrl+.</source><translation>Ctrl+.</translation></message>
<message><source>Stop what is being computed.</source><translation>Die laufende Berechnung anhalten.</translation></message>
<message><source>nothing is being computed</source><translation>es läuft keine Berechnung</translation></message>
<message><source>&amp;View</source><translation>&amp;Ansicht</translation></message>
<message><source>&amp;Zoom</source><translation>&amp;Zoom</translation></message>
<message><source>Show &amp;map</source><translation>Ka&amp;rte zeigen</translation></message>
<message><source>Shows or hides the map, to compare it with the picture.</source><translation>Blendet die Karte ein oder aus, um sie mit dem Bild zu vergleichen.</translation></message>
<message><source>&amp;Smooth</source><translation>&amp;Glätten</translation></message>
<message><source>Interpolates between token centres. Off: one flat square per token, which is the map&apos;s true resolution.</source><translation>Interpoliert zwischen den Token-Mittelpunkten. Aus: ein gleichmäßiges Quadrat je Token – die wahre Auflösung der Karte.</translation></message>
<message><source>Fa&amp;de low values</source><translation>Niedrige &amp;Werte ausblenden</translation></message>
<message><source>Makes low values transparent, so that the picture stays visible.</source><translation>Macht niedrige Werte durchsichtig, damit das Bild sichtbar bleibt.</translation></message>
<message><source>Gre&amp;y picture under signed maps</source><translation>Graues Bild unter Karten mit &amp;Vorzeichen</translation></message>
<message><source>Signed maps are red and blue, and the picture may be, too. Without its own colours, every colour that you see is the map&apos;s.</source><translation>Karten mit Vorzeichen sind rot und blau, und das Bild kann es auch sein. Verliert es seine eigenen Farben, gehört jede sichtbare Farbe zur Karte.</translation></message>
<message><source>Patch &amp;grid</source><translation>Patch-G&amp;itter</translation></message>
<message><source>The patches that become tokens.</source><translation>Die Patches, aus denen Tokens werden.</translation></message>
<message><source>Patch words (logit l&amp;ens)</source><translation>Patc&amp;h-Wörter (Logit Lens)</translation></message>
<message><source>For the logit lens: the class that each patch would vote for, written on it.</source><translation>Für die Logit Lens: die Klasse, für die jeder Patch stimmen würde, daraufgeschrieben.</translation></message>
<message><source>logit lens words</source><translation>Logit Lens Wörter</translation></message>
<message><source>Show ground &amp;truth</source><translation>Ground &amp;Truth zeigen</translation></message>
<message><source>The outline of the object, from the mask next to the picture.</source><translation>Der Umriss des Objekts, aus der Maske neben dem Bild.</translation></message>
<message><source>mask label annotation object outline right wrong</source><translation>Maske Label Annotation Objekt Umriss richtig falsch</translation></message>
<message><source>this picture has no mask</source><translation>dieses Bild hat keine Maske</translation></message>
<message><source>Same co&amp;lours for all numbers of heads</source><translation>G&amp;leiche Farben für alle Head-Anzahlen</translation></message>
<message><source>Ctrl+L</source><translation>Ctrl+L</translation></message>
<message><source>One colour range for all head counts: equal colours mean equal values. Off: each map has its own range.</source><translation>Ein Farbbereich für alle Head-Anzahlen: Gleiche Farben bedeuten gleiche Werte. Aus: Jede Karte hat ihren eigenen Bereich.</translation></message>
<message><source>scale legend normalise</source><translation>Skala Skalierung Legende normieren normalisieren</translation></message>
<message><source>Mar&amp;k outliers</source><translation>A&amp;usreißer markieren</translation></message>
<message><source>Ctrl+U</source><translation>Ctrl+U</translation></message>
<message><source>Rings outlier patches (more than 1.5 interquartile ranges from the quartiles) and excludes them from the colour range, so that the others can be distinguished.</source><translation>Umrandet Ausreißer-Patches (mehr als 1,5 Interquartilsabstände von den Quartilen entfernt) und nimmt sie vom Farbbereich aus, damit die übrigen unterscheidbar sind.</translation></message>
<message><source>artefacts registers clip</source><translation>Artefakte Register abschneiden kappen clip</translation></message>
<message><source>P&amp;resets</source><translation>V&amp;orlagen</translation></message>
<message><source>A&amp;ppearance</source><translation>&amp;Erscheinungsbild</translation></message>
<message><source>&amp;Fit</source><translation>Ein&amp;passen</translation></message>
<message><source>The whole picture.</source><translation>Das ganze Bild.</translation></message>
<message><source>Fit the &amp;network&apos;s input</source><translation>Netz&amp;eingabe einpassen</translation></message>
<message><source>Shift+F</source><translation>Shift+F</translation></message>
<message><source>The part of the picture that the network sees, as large as there is room.</source><translation>Der Teil des Bildes, den das Netz sieht, so groß, wie Platz ist.</translation></message>
<message><source>&amp;1:1</source><translation>&amp;1:1</translation></message>
<message><source>One pixel of the picture on one pixel of the screen.</source><translation>Ein Pixel des Bildes auf einem Pixel des Bildschirms.</translation></message>
<message><source>Zoom &amp;in</source><translation>Ver&amp;größern</translation></message>
<message><source>Ctrl+=</source><translation>Ctrl+=</translation></message>
<message><source>Zoom &amp;out</source><translation>Ver&amp;kleinern</translation></message>
<message><source>Reduce &amp;motion</source><translation>Bewegung red&amp;uzieren</translation></message>
<message><source>Panels and points appear where they belong instead of moving there.</source><translation>Bereiche und Punkte erscheinen an ihrem Platz, statt sich dorthin zu bewegen.</translation></message>
<message><source>animation</source><translation>Animation</translation></message>
<message><source>Sa&amp;ve as preset…</source><translation>Als Vor&amp;lage speichern…</translation></message>
<message><source>Saves the current settings under a name, for use with other pictures and models.</source><translation>Speichert die aktuellen Einstellungen unter einem Namen, für andere Bilder und Modelle.</translation></message>
<message><source>Man&amp;age presets…</source><translation>Vorlagen &amp;verwalten…</translation></message>
<message><source>Rename and delete your own presets.</source><translation>Eigene Vorlagen umbenennen und löschen.</translation></message>
<message><source>&amp;Window</source><translation>Fe&amp;nster</translation></message>
<message><source>C&amp;ompare</source><translation>&amp;Vergleichen</translation></message>
<message><source>Head counts, methods, attention plans or models side by side for several pictures, with the similarity of any two maps.</source><translation>Head-Anzahlen, Methoden, Attention-Pläne oder Modelle nebeneinander für mehrere Bilder, mit der Ähnlichkeit zweier beliebiger Karten.</translation></message>
<message><source>comparison side by side difference models methods similarity iou</source><translation>Vergleich nebeneinander Differenz Unterschied Modelle Methoden Ähnlichkeit iou</translation></message>
<message><source>&amp;Heads</source><translation>&amp;Heads</translation></message>
<message><source>The map of every head of every block, the parts that the class&apos;s logit is made of, and the class over the blocks.</source><translation>Die Karte jedes Heads in jedem Block, die Teile, aus denen das Logit der Klasse besteht, und die Klasse über die Blöcke.</translation></message>
<message><source>head by head matrix blocks layers</source><translation>Head für Head Matrix Blöcke Schichten</translation></message>
<message><source>Em&amp;bedding</source><translation>E&amp;mbedding</translation></message>
<message><source>Tokens as points in the plane (t-SNE), for one picture or all, at every head count.</source><translation>Tokens als Punkte in der Ebene (t-SNE), für ein Bild oder alle, bei jeder Head-Anzahl.</translation></message>
<message><source>tsne t-sne pca umap scatter points clusters projection tokens</source><translation>tsne t-sne pca umap Streudiagramm Punkte Cluster Projektion Tokens</translation></message>
<message><source>&amp;Layer</source><translation>&amp;Schicht</translation></message>
<message><source>One attention layer step by step, with this picture&apos;s numbers: queries, keys, values, scores, softmax and output projection.</source><translation>Eine Attention-Schicht Schritt für Schritt, mit den Zahlen dieses Bildes: Queries, Keys, Values, Scores, Softmax und Ausgabeprojektion.</translation></message>
<message><source>walk-through query key value softmax matrix step by step</source><translation>Durchgang Query Key Value Softmax Matrix Schritt für Schritt</translation></message>
<message><source>&amp;Features</source><translation>M&amp;erkmale</translation></message>
<message><source>Ctrl+J</source><translation>Ctrl+J</translation></message>
<message><source>The features that a sparse autoencoder finds in this picture: their maps, what they bring to the class, and the answer without them.</source><translation>Die Merkmale, die ein Sparse Autoencoder in diesem Bild findet: ihre Karten, was sie der Klasse bringen, und die Antwort ohne sie.</translation></message>
<message><source>sparse autoencoder sae dictionary concepts steering</source><translation>sparse autoencoder sae wörterbuch konzepte steuern</translation></message>
<message><source>Roun&amp;ds</source><translation>&amp;Runden</translation></message>
<message><source>Ctrl+Shift+R</source><translation>Ctrl+Shift+R</translation></message>
<message><source>Predictions and maps of each round of a ThinkingViT or ProgResViT, and what the last one changed.</source><translation>Vorhersagen und Karten jeder Runde eines ThinkingViT oder ProgResViT, und was die letzte geändert hat.</translation></message>
<message><source>thinking progressive exits</source><translation>thinking denken progressiv Ausgänge exits</translation></message>
<message><source>P&amp;redictor</source><translation>Vorhers&amp;ageprogramm</translation></message>
<message><source>A program that predicts, in place of a model: ONNX Runtime, Keras, a detector, a web service. Its classes or boxes are explained by showing it changed pictures.</source><translation>Ein Programm, das anstelle eines Modells vorhersagt: ONNX Runtime, Keras, ein Detektor, ein Webdienst. Seine Klassen oder Boxen werden erklärt, indem man ihm veränderte Bilder zeigt.</translation></message>
<message><source>onnx keras tensorrt detector boxes d-rise yolo pipe program</source><translation>onnx keras tensorrt detektor boxen d-rise yolo pipe programm</translation></message>
<message><source>Li&amp;ve</source><translation>&amp;Live</translation></message>
<message><source>Ctrl+Shift+L</source><translation>Ctrl+Shift+L</translation></message>
<message><source>Frames of a video, a folder or a camera with their maps, in real time.</source><translation>Frames eines Videos, eines Ordners oder einer Kamera mit ihren Karten, in Echtzeit.</translation></message>
<message><source>video camera webcam stream</source><translation>Video Kamera Webcam Stream</translation></message>
<message><source>Tra&amp;ining</source><translation>&amp;Training</translation></message>
<message><source>Training progress: losses, accuracy at each head count, and time left.</source><translation>Fortschritt des Trainings: Verluste, Genauigkeit bei jeder Head-Anzahl und verbleibende Zeit.</translation></message>
<message><source>loss accuracy epochs curves log</source><translation>Verlust Loss Genauigkeit Epochen Kurven Log Protokoll</translation></message>
<message><source>In a window of its o&amp;wn</source><translation>In ein ei&amp;genes Fenster</translation></message>
<message><source>Ctrl+Shift+W</source><translation>Ctrl+Shift+W</translation></message>
<message><source>Moves this tab into a window of its own. Close that window to make it a tab again.</source><translation>Verschiebt diesen Tab in ein eigenes Fenster. Wird es geschlossen, ist er wieder ein Tab.</translation></message>
<message><source>detach tear off tab separate undock</source><translation>abtrennen loslösen Tab eigenes Fenster</translation></message>
<message><source>the picture stays in the main window</source><translation>das Bild bleibt im Hauptfenster</translation></message>
<message><source>&amp;Panels</source><translation>&amp;Bereiche</translation></message>
<message><source>Reset la&amp;yout</source><translation>An&amp;ordnung zurücksetzen</translation></message>
<message><source>Restores the original panel layout.</source><translation>Stellt die ursprüngliche Anordnung der Bereiche wieder her.</translation></message>
<message><source>panels windows default restore</source><translation>Bereiche Fenster Standard wiederherstellen</translation></message>
<message><source>&amp;Go</source><translation>&amp;Gehe zu</translation></message>
<message><source>&amp;Next picture</source><translation>&amp;Nächstes Bild</translation></message>
<message><source>The next picture of the list.</source><translation>Das nächste Bild der Liste.</translation></message>
<message><source>&amp;Previous picture</source><translation>V&amp;origes Bild</translation></message>
<message><source>The previous picture of the list.</source><translation>Das vorige Bild der Liste.</translation></message>
<message><source>Find pictures li&amp;ke this</source><translation>Bi&amp;lder wie dieses finden</translation></message>
<message><source>Ctrl+Shift+F</source><translation>Ctrl+Shift+F</translation></message>
<message><source>Sorts the list by how similar the other pictures are to this one for the network: by the cosine of their embeddings at the current head count.</source><translation>Sortiert die Liste danach, wie ähnlich die anderen Bilder diesem für das Netz sind: nach dem Kosinus ihrer Embeddings bei der aktuellen Head-Anzahl.</translation></message>
<message><source>nearest similar neighbours retrieval cosine search sort</source><translation>nächste ähnlich Nachbarn Kosinus suchen sortieren</translation></message>
<message><source>Matc&amp;hing patches</source><translation>&amp;Passende Patches</translation></message>
<message><source>Ctrl+Shift+M</source><translation>Ctrl+Shift+M</translation></message>
<message><source>Takes the query patch, or else the patch with the highest value, and shows the patch most like it in each of the next pictures of the list.</source><translation>Nimmt den Query-Patch, sonst den mit dem höchsten Wert, und zeigt den ähnlichsten Patch in jedem der nächsten Bilder der Liste.</translation></message>
<message><source>correspondence similar neighbours</source><translation>Entsprechung ähnlich Nachbarn</translation></message>
<message><source>&amp;Help</source><translation>&amp;Hilfe</translation></message>
<message><source>&amp;Guided tour</source><translation>&amp;Geführte Tour</translation></message>
<message><source>Ctrl+F1</source><translation>Ctrl+F1</translation></message>
<message><source>About fifteen steps with your own picture: patches, tokens, attention, heads, maps, and how far to trust them.</source><translation>Rund fünfzehn Schritte an Ihrem eigenen Bild: Patches, Tokens, Attention, Heads, Karten, und wie weit man ihnen trauen kann.</translation></message>
<message><source>tutorial introduction beginner start help</source><translation>Tutorial Einführung Anfänger Einstieg Start Hilfe</translation></message>
<message><source>Six &amp;questions…</source><translation>Sechs &amp;Fragen…</translation></message>
<message><source>Ctrl+Shift+F1</source><translation>Ctrl+Shift+F1</translation></message>
<message><source>What people ask first, as pictures: one click shows the answer here.</source><translation>Was man zuerst fragt, als Bilder: Ein Klick zeigt hier die Antwort.</translation></message>
<message><source>start welcome examples begin first help</source><translation>start willkommen beispiele anfang erste hilfe</translation></message>
<message><source>Guide and &amp;reference</source><translation>Leitfaden und &amp;Referenz</translation></message>
<message><source>Shift+F1</source><translation>Shift+F1</translation></message>
<message><source>Ten words and twelve questions to begin with, then what every method, attention kind and number means: formulas, conventions, sources.</source><translation>Zehn Wörter und zwölf Fragen für den Anfang, danach, was jede Methode, Attention-Art und Zahl bedeutet: Formeln, Konventionen, Quellen.</translation></message>
<message><source>help documentation manual formula glossary paper</source><translation>Hilfe Dokumentation Handbuch Formel Glossar Paper</translation></message>
<message><source>&amp;Keyboard shortcuts</source><translation>&amp;Tastenkürzel</translation></message>
<message><source>keys hotkeys mouse help</source><translation>Tasten Tastenkürzel Hotkeys Maus Hilfe</translation></message>
<message><source>&amp;Find an action…</source><translation>Aktion &amp;suchen…</translation></message>
<message><source>Ctrl+Shift+P</source><translation>Ctrl+Shift+P</translation></message>
<message><source>Any command, method or model, by a part of its name or another word for it.</source><translation>Jeder Befehl, jede Methode und jedes Modell, über einen Teil des Namens oder ein anderes Wort dafür.</translation></message>
<message><source>&amp;Copy diagnostics</source><translation>&amp;Diagnose kopieren</translation></message>
<message><source>Copies versions, processor, memory and display to the clipboard, for a bug report.</source><translation>Kopiert Versionen, Prozessor, Speicher und Anzeige in die Zwischenablage, für eine Fehlermeldung.</translation></message>
<message><source>bug report version system</source><translation>Bug Fehler melden Fehlerbericht Version System</translation></message>
<message><source>&amp;About Hydrascope</source><translation>&amp;Über Hydrascope</translation></message>
<message><source>Saved %1</source><translation>%1 gespeichert</translation></message>
<message><source>Fitted on %1</source><translation>Angepasst an %1</translation></message>
<message><source>None of %1 masked pictures had a box like this one: there is no map.</source><translation>Keines der %1 maskierten Bilder hatte eine solche Box: Es gibt keine Karte.</translation></message>
<message><source>Picture with relevance map</source><translation>Bild mit Relevanzkarte</translation></message>
<message><source>Shown: %1. Computing %2…</source><translation>Zu sehen: %1. In Arbeit: %2…</translation></message>
<message><source>After Enter, the arrow keys walk from patch to patch: Enter asks from a patch, Delete drops it or puts it back, Esc ends the walk. Shift and the arrow keys move the query token, Alt and the arrow keys the picture.</source><translation>Nach der Eingabetaste gehen die Pfeiltasten von Patch zu Patch: Eingabe fragt dann von einem aus, Entf lässt ihn weg oder nimmt ihn zurück, Esc beendet den Gang. Umschalt und die Pfeiltasten bewegen das Query-Token, Alt und die Pfeiltasten das Bild.</translation></message>
<message><source>file</source><translation>Datei</translation></message>
<message><source>config.json</source><translation>config.json</translation></message>
<message><source>its name</source><translation>sein Name</translation></message>
<message><source>tensors</source><translation>Tensoren</translation></message>
<message><source>assumed</source><translation>angenommen</translation></message>
<message><source>you</source><translation>Sie</translation></message>
<message><source>%1&lt;br&gt;Double-click to change.</source><translation>%1&lt;br&gt;Zum Ändern doppelklicken.</translation></message>
<message><source>%1: %2, from %3</source><translation>%1: %2, Quelle: %3</translation></message>
<message><source>Not in the file; this is the usual value for such models.</source><translation>Nicht in der Datei; dies ist der übliche Wert für solche Modelle.</translation></message>
<message><source>Defined by the architecture&apos;s name in timm.</source><translation>Durch den Namen der Architektur in timm festgelegt.</translation></message>
<message><source>class</source><translation>Klasse</translation></message>
<message><source>distillation</source><translation>Destillation</translation></message>
<message><source>%1 registers</source><translation>%1 Register</translation></message>
<message><source>none</source><translation>keine</translation></message>
<message><source>no qkv bias</source><translation>kein qkv-Bias</translation></message>
<message><source>queries and keys normalised</source><translation>Queries und Keys normiert</translation></message>
<message><source>LayerScale</source><translation>LayerScale</translation></message>
<message><source>norm before the first block</source><translation>Norm vor dem ersten Block</translation></message>
<message><source>rotary positions</source><translation>Rotary-Positionen</translation></message>
<message><source>relative position bias</source><translation>relativer Positions-Bias</translation></message>
<message><source>gated MLP</source><translation>MLP mit Gating</translation></message>
<message><source>norm of the joined heads</source><translation>Norm der verbundenen Heads</translation></message>
<message><source>norm inside the MLP</source><translation>Norm im MLP</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Weights</source><translation>Gewichte</translation></message>
<message><source>Which set is used: ema for averaged weights (or a teacher&apos;s), model for the weights as trained.</source><translation>Welcher Satz verwendet wird: ema für gemittelte Gewichte (oder die eines Lehrers), model für die Gewichte, wie sie trainiert wurden.</translation></message>
<message><source>In the classifier</source><translation>Im Klassifikator</translation></message>
<message><source>The function between the layers of the classifier (%1), which no tensor shows.</source><translation>Die Funktion zwischen den Schichten des Klassifikators (%1), die kein Tensor zeigt.</translation></message>
<message><source>Trained heads</source><translation>Trainierte Heads</translation></message>
<message><source>The head counts k whose sub-networks were trained. The output of all others is meaningless.</source><translation>Die Head-Anzahlen k, deren Teilnetze trainiert wurden. Die Ausgabe aller anderen ist bedeutungslos.</translation></message>
<message><source>Architecture</source><translation>Architektur</translation></message>
<message><source>The name in the file, or what its tensors look like. Set plain, hydravit or a timm model name to decide what the tensors cannot show.</source><translation>Der Name in der Datei, oder wonach ihre Tensoren aussehen. Mit plain, hydravit oder einem Modellnamen aus timm legen Sie fest, was die Tensoren nicht zeigen.</translation></message>
<message><source>Width</source><translation>Breite</translation></message>
<message><source>Features of a token, D.</source><translation>Merkmale eines Tokens, D.</translation></message>
<message><source>Blocks</source><translation>Blöcke</translation></message>
<message><source>Transformer blocks, L.</source><translation>Transformer-Blöcke, L.</translation></message>
<message><source>Heads</source><translation>Heads</translation></message>
<message><source>Attention heads, H. Tensor shapes cannot show it; 64 features per head are usual. With a wrong number the model runs, but its output is meaningless.</source><translation>Attention-Heads, H. Die Formen der Tensoren zeigen ihre Zahl nicht; üblich sind 64 Merkmale je Head. Mit einer falschen Zahl läuft das Modell, aber seine Ausgabe ist bedeutungslos.</translation></message>
<message><source>Head width</source><translation>Head-Breite</translation></message>
<message><source>Features of a head, d = D / H.</source><translation>Merkmale eines Heads, d = D / H.</translation></message>
<message><source>MLP width</source><translation>MLP-Breite</translation></message>
<message><source>Hidden features of the MLP.</source><translation>Verborgene Merkmale des MLP.</translation></message>
<message><source>Patch</source><translation>Patch</translation></message>
<message><source>%1 px</source><translation>%1 px</translation></message>
<message><source>Side of a patch in pixels. The same weights serve patches of 8 to 48: smaller ones make more tokens and finer maps.</source><translation>Seitenlänge eines Patches in Pixeln. Dieselben Gewichte taugen für Patches von 8 bis 48: Kleinere ergeben mehr Tokens und feinere Karten.</translation></message>
<message><source>Side of a patch.</source><translation>Seitenlänge eines Patches.</translation></message>
<message><source>Prefix tokens</source><translation>Präfix-Tokens</translation></message>
<message><source>Tokens in front of the patches.</source><translation>Tokens vor den Patches.</translation></message>
<message><source>Extras</source><translation>Extras</translation></message>
<message><source>What differs from the plain Vision Transformer.</source><translation>Was vom einfachen Vision Transformer abweicht.</translation></message>
<message><source>Classes</source><translation>Klassen</translation></message>
<message><source>Their names are unknown.</source><translation>Ihre Namen sind unbekannt.</translation></message>
<message><source>Names: %1</source><translation>Namen: %1</translation></message>
<message><source>Answers</source><translation>Antworten</translation></message>
<message><source>What the outputs are. softmax: classes of which one is true. sigmoid: labels, each on its own. values: numbers, as of a regression.</source><translation>Was die Ausgaben sind. softmax: Klassen, von denen eine wahr ist. sigmoid: Labels, jedes für sich. values: Zahlen, etwa einer Regression.</translation></message>
<message><source>Trained attention</source><translation>Trainierte Attention</translation></message>
<message><source>The attention plan that the weights were trained with.</source><translation>Der Attention-Plan, mit dem die Gewichte trainiert wurden.</translation></message>
<message><source>Activation</source><translation>Aktivierung</translation></message>
<message><source>For the MLP. CLIP models use quick-gelu.</source><translation>Für das MLP. CLIP-Modelle verwenden quick-gelu.</translation></message>
<message><source>Norm epsilon</source><translation>Norm-Epsilon</translation></message>
<message><source>For LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP.</source><translation>Für LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP.</translation></message>
<message><source>Norm position</source><translation>Norm-Position</translation></message>
<message><source>before</source><translation>davor</translation></message>
<message><source>after</source><translation>danach</translation></message>
<message><source>Position of a block&apos;s norms: before attention and MLP, or after them. Tensors cannot show it.</source><translation>Position der Normen eines Blocks: vor Attention und MLP oder danach. Die Tensoren zeigen sie nicht.</translation></message>
<message><source>Pooling</source><translation>Pooling</translation></message>
<message><source>What the classifier reads: the class token or the mean of the patches.</source><translation>Was der Klassifikator liest: das Klassen-Token oder das Mittel der Patches.</translation></message>
<message><source>Image size</source><translation>Bildgröße</translation></message>
<message><source>Height and width, in pixels, that the positions were made for.</source><translation>Höhe und Breite in Pixeln, für die die Positionen gemacht sind.</translation></message>
<message><source>Mean</source><translation>Mittelwert</translation></message>
<message><source>Subtracted from red, green and blue on [0, 1]. Wrong colours make wrong predictions.</source><translation>Wird von Rot, Grün und Blau auf [0, 1] abgezogen. Falsche Farben ergeben falsche Vorhersagen.</translation></message>
<message><source>Standard deviation</source><translation>Standardabweichung</translation></message>
<message><source>What red, green and blue are divided by.</source><translation>Wodurch Rot, Grün und Blau geteilt werden.</translation></message>
<message><source>Crop</source><translation>Ausschnitt</translation></message>
<message><source>center: the middle square. squash: the whole picture, resized to the input&apos;s shape.</source><translation>center: das mittlere Quadrat. squash: das ganze Bild, auf die Form der Eingabe skaliert.</translation></message>
<message><source>Crop fraction</source><translation>Ausschnittanteil</translation></message>
<message><source>Image size over the short side that the picture is resized to first.</source><translation>Bildgröße geteilt durch die kurze Seite, auf die das Bild zuvor skaliert wird.</translation></message>
<message><source>Resampling</source><translation>Neuabtastung</translation></message>
<message><source>How the picture is resized; always antialiased.</source><translation>Wie das Bild skaliert wird; immer mit Antialiasing.</translation></message>
<message><source>Property</source><translation>Eigenschaft</translation></message>
<message><source>Value</source><translation>Wert</translation></message>
<message><source>From</source><translation>Quelle</translation></message>
<message><source>%1: %2</source><translation>%1: %2</translation></message>
<message><source>Values under the cursor</source><translation>Werte unter dem Mauszeiger</translation></message>
<message><source>Shown: where patch %1 looks, by %2. %3 cannot start from one patch.</source><translation>Gezeigt: wohin Patch %1 blickt, nach %2. %3 kann nicht von einem einzelnen Patch ausgehen.</translation></message>
<message><source>Back to %1</source><translation>Zurück zu %1</translation></message>
<message><source>Attention: %1</source><translation>Attention: %1</translation></message>
<message><source>Where %1 looks</source><translation>Wohin %1 blickt</translation></message>
<message><source>Preview: %1</source><translation>Vorschau: %1</translation></message>
<message><source>first: %1 %2</source><translation>erste: %1 %2</translation></message>
<message><source>Maps of all blocks</source><translation>Karten aller Blöcke</translation></message>
<message><source>Maps of other methods</source><translation>Karten anderer Methoden</translation></message>
<message><source>search all classes</source><translation>alle Klassen durchsuchen</translation></message>
<message><source>Explai&amp;n</source><translation>Erklä&amp;ren</translation></message>
<message><source>&lt;b&gt;What to explain&lt;/b&gt;&lt;br&gt;Class-specific methods show the evidence for this class. By default it is the full network&apos;s prediction at every head count, so that maps can be compared. They also explain what needs no classes: how similar the picture is to another one, how long its embedding is, a direction in it, or a linear probe.</source><translation>&lt;b&gt;Was erklären&lt;/b&gt;&lt;br&gt;Klassenspezifische Methoden zeigen die Evidenz für diese Klasse. Standard ist bei jeder Head-Anzahl die Vorhersage des vollen Netzes, damit Karten vergleichbar sind. Sie erklären auch, was keine Klassen braucht: wie ähnlich das Bild einem anderen ist, wie lang sein Embedding ist, eine Richtung darin oder eine lineare Probe.</translation></message>
<message><source>&amp;Search</source><translation>&amp;Suchen</translation></message>
<message><source>Type part of a class name, or an index. With an autoencoder, feature:47 is one of its features, feature:47:12-15 the same at some patches.</source><translation>Einen Teil eines Klassennamens oder einen Index eingeben. Mit einem Autoencoder ist feature:47 eines seiner Merkmale, feature:47:12-15 dasselbe an einigen Patches.</translation></message>
<message><source>Compa&amp;re</source><translation>Verglei&amp;chen</translation></message>
<message><source>&lt;b&gt;Compared with&lt;/b&gt;&lt;br&gt;Subtracts the map of this class: what remains distinguishes the two. Red is evidence for the class above, blue for this one.</source><translation>&lt;b&gt;Verglichen mit&lt;/b&gt;&lt;br&gt;Zieht die Karte dieser Klasse ab: Was bleibt, unterscheidet die beiden. Rot ist Evidenz für die Klasse oben, Blau für diese.</translation></message>
<message><source>Class to compare with: part of its name, or its index.</source><translation>Klasse zum Vergleichen: Teil ihres Namens oder ihr Index.</translation></message>
<message><source>Class to compare with</source><translation>Klasse zum Vergleichen</translation></message>
<message><source>no other class</source><translation>keine andere Klasse</translation></message>
<message><source>each head count&apos;s own prediction</source><translation>eigene Vorhersage jeder Head-Anzahl</translation></message>
<message><source>another class…</source><translation>andere Klasse…</translation></message>
<message><source>predicted</source><translation>vorhergesagt</translation></message>
<message><source>2nd</source><translation>2.</translation></message>
<message><source>3rd</source><translation>3.</translation></message>
<message><source>%1th</source><translation>%1.</translation></message>
<message><source>%1 with all %2 heads</source><comment>predicted / 2nd</comment><translation>%1 mit allen %2 Heads</translation></message>
<message><source>Colour bar</source><translation>Farbskala</translation></message>
<message><source>%1, from %2 to %3</source><translation>%1, von %2 bis %3</translation></message>
<message><source>Feature %1: activation</source><translation>Merkmal %1: Aktivierung</translation></message>
<message><source>%1: %2 − %3</source><translation>%1: %2 − %3</translation></message>
<message><source>Lower end of the range</source><translation>Unteres Ende des Bereichs</translation></message>
<message><source>Upper end of the range</source><translation>Oberes Ende des Bereichs</translation></message>
<message><source>from %1 to %2</source><translation>von %1 bis %2</translation></message>
<message><source>Three leading components; colours mean nothing by themselves</source><translation>Drei führende Komponenten; die Farben bedeuten für sich nichts</translation></message>
<message><source>One range for all head counts.</source><translation>Ein Bereich für alle Head-Anzahlen.</translation></message>
<message><source>The range of this map alone.</source><translation>Der Bereich dieser Karte allein.</translation></message>
<message><source>Drag an end to change the range; double-click to reset it.</source><translation>Ein Ende ziehen, um den Bereich zu ändern; Doppelklick setzt ihn zurück.</translation></message>
<message><source>Even steps from dark blue to yellow; safe for every colour vision.</source><translation>Gleichmäßige Stufen von Dunkelblau bis Gelb; für jede Farbwahrnehmung geeignet.</translation></message>
<message><source>Even steps from black through purple to cream.</source><translation>Gleichmäßige Stufen von Schwarz über Violett bis Creme.</translation></message>
<message><source>Even steps from black through red to yellow; strong on photographs.</source><translation>Gleichmäßige Stufen von Schwarz über Rot bis Gelb; kräftig auf Fotos.</translation></message>
<message><source>Made to look the same with and without colour vision deficiency.</source><translation>Sieht mit und ohne Farbfehlsichtigkeit gleich aus.</translation></message>
<message><source>The readable successor of jet: many hues, for comparison with papers; its steps are not even.</source><translation>Der lesbare Nachfolger von Jet: viele Farbtöne, zum Vergleich mit Veröffentlichungen; die Stufen sind nicht gleichmäßig.</translation></message>
<message><source>Black to white, for print.</source><translation>Schwarz bis Weiß, für den Druck.</translation></message>
<message><source>Blue is evidence against, red is evidence for; the light middle is zero.</source><translation>Blau ist Evidenz dagegen, Rot ist Evidenz dafür; die helle Mitte ist null.</translation></message>
<message><source>Purple is evidence against, orange is evidence for; the light middle is zero. Safe for every kind of colour vision.</source><translation>Violett ist Evidenz dagegen, Orange ist Evidenz dafür; die helle Mitte ist null. Für jede Art der Farbwahrnehmung geeignet.</translation></message>
<message><source>Compare</source><translation>Vergleichen</translation></message>
<message><source>What is compared</source><translation>Was verglichen wird</translation></message>
<message><source>Values under the mouse</source><translation>Werte unter der Maus</translation></message>
<message><source>Export maps</source><translation>Karten exportieren</translation></message>
<message><source>The maps of all panels as numbers: NPZ with one array per panel, CSV with one line per value, or JSON.</source><translation>Die Karten aller Teilbilder als Zahlen: NPZ mit einem Array je Teilbild, CSV mit einer Zeile je Wert oder JSON.</translation></message>
<message><source>&amp;Export maps…</source><translation>Karten &amp;exportieren…</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The panels as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>&lt;b&gt;Abbildung speichern&lt;/b&gt; (%1)&lt;br&gt;Die Teilbilder, wie sie dastehen, als PDF, SVG oder PNG; in der Datei steht, wie sie berechnet wurden.</translation></message>
<message><source>Save &amp;figure…</source><translation>Abbildung s&amp;peichern…</translation></message>
<message><source>Not saved: the maps are still being computed</source><translation>Nicht gespeichert: Die Karten werden noch berechnet</translation></message>
<message><source>head %1</source><translation>Head %1</translation></message>
<message><source>block %1</source><translation>Block %1</translation></message>
<message><source>Grid of maps</source><translation>Raster der Karten</translation></message>
<message><source>%1, map from %2 to %3</source><translation>%1, Karte von %2 bis %3</translation></message>
<message><source>row %1, col %2</source><translation>Zeile %1, Spalte %2</translation></message>
<message><source>, normalised</source><translation>, normiert</translation></message>
<message><source>opening…</source><translation>wird geöffnet…</translation></message>
<message><source>different grids</source><translation>verschiedene Gitter</translation></message>
<message><source>Not trained alone</source><translation>Nicht allein trainiert</translation></message>
<message><source>%1 multiply-accumulates make and apply attention</source><translation>%1 Multiply-Accumulates berechnen die Attention und wenden sie an</translation></message>
<message><source>The HydraViT paper&apos;s estimate: weights plus twice every layer&apos;s output, without attention matrices.</source><translation>Die Schätzung des HydraViT-Papers: Gewichte plus zweimal die Ausgabe jeder Schicht, ohne Attention-Matrizen.</translation></message>
<message><source>Median of %1 passes, quartiles %2 and %3, %4 threads. %5 GFLOPS; a large matrix product reaches %6. A pass uses at most %7 MB in addition to the weights.</source><translation>Median aus %1 Durchläufen, Quartile %2 und %3, %4 Threads. %5 GFLOPS; ein großes Matrixprodukt erreicht %6. Ein Durchlauf braucht zusätzlich zu den Gewichten höchstens %7 MB.</translation></message>
<message><source>%1 pictures at once</source><translation>%1 Bilder auf einmal</translation></message>
<message><source>k</source><translation>k</translation></message>
<message><source>Parameters</source><translation>Parameter</translation></message>
<message><source>GMACs</source><translation>GMACs</translation></message>
<message><source>Attention</source><translation>Attention</translation></message>
<message><source>RAM, MB</source><translation>RAM, MB</translation></message>
<message><source>Time, ms</source><translation>Zeit, ms</translation></message>
<message><source>Images/s</source><translation>Bilder/s</translation></message>
<message><source>Close %1</source><translation>%1 schließen</translation></message>
<message><source>Close this panel. Window &gt; Panels brings it back.</source><translation>Diesen Bereich schließen. Fenster &gt; Bereiche holt ihn zurück.</translation></message>
<message><source>Panels</source><translation>Bereiche</translation></message>
<message><source>Download a model</source><translation>Modell herunterladen</translation></message>
<message><source>Name on the hub, as timm/vit_tiny…</source><translation>Name im Hub, etwa timm/vit_tiny…</translation></message>
<message><source>Model of the hub</source><translation>Modell des Hubs</translation></message>
<message><source>ORG/NAME, or ORG/NAME@REVISION.</source><translation>ORG/NAME oder ORG/NAME@REVISION.</translation></message>
<message><source>Models to begin with</source><translation>Modelle für den Anfang</translation></message>
<message><source>Model</source><translation>Modell</translation></message>
<message><source>Good for</source><translation>Geeignet für</translation></message>
<message><source>Progress</source><translation>Fortschritt</translation></message>
<message><source>Asking the hub…</source><translation>Der Hub wird gefragt…</translation></message>
<message><source>Nothing is sent over the internet until you press Look up.</source><translation>Bis zum Druck auf „Nachschlagen“ wird nichts aus dem Internet abgefragt.</translation></message>
<message><source>Paused. What has been downloaded is kept.</source><translation>Angehalten. Was heruntergeladen ist, bleibt erhalten.</translation></message>
<message><source>&amp;Look up</source><translation>&amp;Nachschlagen</translation></message>
<message><source>&amp;Download</source><translation>&amp;Herunterladen</translation></message>
<message><source>&amp;Pause</source><translation>&amp;Anhalten</translation></message>
<message><source>&amp;Resume</source><translation>&amp;Fortsetzen</translation></message>
<message><source>&amp;Open</source><translation>Ö&amp;ffnen</translation></message>
<message><source>&amp;Close</source><translation>&amp;Schließen</translation></message>
<message><source>Cancelled. What has been downloaded is kept: a later download goes on from there.</source><translation>Abgebrochen. Was heruntergeladen ist, bleibt: Ein späteres Herunterladen geht dort weiter.</translation></message>
<message><source>%1 files, %2, of which %3 are still to be downloaded; into %4</source><translation>%1 Dateien, %2, davon noch %3 herunterzuladen; nach %4</translation></message>
<message><source>Downloaded: %1</source><translation>Heruntergeladen: %1</translation></message>
<message><source>No connection to %1. Models on this computer open without it.</source><translation>Keine Verbindung zu %1. Modelle auf diesem Rechner lassen sich auch ohne öffnen.</translation></message>
<message><source>Tokens of this picture</source><translation>Tokens dieses Bildes</translation></message>
<message><source>Tokens of all pictures</source><translation>Tokens aller Bilder</translation></message>
<message><source>Class tokens of all pictures</source><translation>Klassen-Tokens aller Bilder</translation></message>
<message><source>What is embedded</source><translation>Was eingebettet wird</translation></message>
<message><source>&lt;b&gt;What is embedded&lt;/b&gt;&lt;br&gt;Every token of this picture or of all pictures in the list, or for each picture the one vector that the classifier reads.</source><translation>&lt;b&gt;Was eingebettet wird&lt;/b&gt;&lt;br&gt;Jedes Token dieses Bildes oder aller Bilder der Liste, oder für jedes Bild der eine Vektor, den der Klassifikator liest.</translation></message>
<message><source>Block</source><translation>Block</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Tokens as a block leaves them, or after the final norm, as the classifier reads them.</source><translation>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Tokens, wie sie einen Block verlassen, oder nach der letzten Norm, wie der Klassifikator sie liest.</translation></message>
<message><source>Layout</source><translation>Anordnung</translation></message>
<message><source>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;One embedding of all head counts (shorter vectors are padded with zeros), so that they can be compared, or one embedding for each.</source><translation>&lt;b&gt;Anordnung&lt;/b&gt;&lt;br&gt;Ein Embedding aller Head-Anzahlen (kürzere Vektoren werden mit Nullen aufgefüllt), damit sie vergleichbar sind, oder je ein Embedding.</translation></message>
<message><source>Perplexity</source><translation>Perplexität</translation></message>
<message><source>&lt;b&gt;Perplexity&lt;/b&gt;&lt;br&gt;The effective number of neighbours of each point. At most a third of the points; a larger value is lowered, and the note below says so.</source><translation>&lt;b&gt;Perplexität&lt;/b&gt;&lt;br&gt;Die effektive Zahl der Nachbarn jedes Punktes. Höchstens ein Drittel der Punkte; ein größerer Wert wird gesenkt, und der Hinweis unten sagt es.</translation></message>
<message><source>Seed</source><translation>Seed</translation></message>
<message><source>&lt;b&gt;Seed&lt;/b&gt;&lt;br&gt;0 starts from the first two principal components; other seeds add 1 % noise. The same seed gives the same points.</source><translation>&lt;b&gt;Seed&lt;/b&gt;&lt;br&gt;0 beginnt mit den ersten zwei Hauptkomponenten; andere Seeds fügen 1 % Rauschen hinzu. Derselbe Seed ergibt dieselben Punkte.</translation></message>
<message><source>Run or stop</source><translation>Ausführen oder anhalten</translation></message>
<message><source>Runs the embedding. While it runs: stops it and keeps the points.</source><translation>Führt das Embedding aus. Während es läuft: hält es an und behält die Punkte.</translation></message>
<message><source>&amp;Embed</source><translation>&amp;Einbetten</translation></message>
<message><source>&amp;Block</source><translation>&amp;Block</translation></message>
<message><source>La&amp;yout</source><translation>An&amp;ordnung</translation></message>
<message><source>&amp;Perplexity</source><translation>&amp;Perplexität</translation></message>
<message><source>&amp;Seed</source><translation>&amp;Seed</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Which sub-networks the tokens come from.</source><translation>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Aus welchen Teilnetzen die Tokens stammen.</translation></message>
<message><source>after the final norm</source><translation>nach der letzten Norm</translation></message>
<message><source>as they leave block %1</source><translation>wie sie Block %1 verlassen</translation></message>
<message><source>Tokens of the sub-network of %1</source><translation>Tokens des Teilnetzes: %1</translation></message>
<message><source>&amp;Stop</source><translation>&amp;Anhalten</translation></message>
<message><source>&amp;Run</source><translation>&amp;Ausführen</translation></message>
<message><source>Settings changed. Press Run to update.</source><translation>Einstellungen geändert. Zum Aktualisieren „Ausführen“ drücken.</translation></message>
<message><source>Open a model and a picture first.</source><translation>Öffnen Sie zuerst ein Modell und ein Bild.</translation></message>
<message><source>Choose at least one head count.</source><translation>Wählen Sie mindestens eine Head-Anzahl.</translation></message>
<message><source>running the network</source><translation>das Netz rechnet</translation></message>
<message><source>Picture %1 of %2: %3</source><translation>Bild %1 von %2: %3</translation></message>
<message><source>%1, %2 points, spread %3</source><translation>%1, %2 Punkte, Streuung %3</translation></message>
<message><source>Show or hide the points of %1</source><translation>Die Punkte zeigen oder verbergen: %1</translation></message>
<message><source>Mean distance of these points to their centroid, relative to the radius of the whole embedding. Smaller is more compact.</source><translation>Mittlerer Abstand dieser Punkte zu ihrem Schwerpunkt, relativ zum Radius des ganzen Embeddings. Kleiner ist kompakter.</translation></message>
<message><source>head count</source><translation>Head-Anzahl</translation></message>
<message><source>place in the picture</source><translation>Ort im Bild</translation></message>
<message><source>length of the token</source><translation>Länge des Tokens</translation></message>
<message><source>relevance</source><translation>Relevanz</translation></message>
<message><source>Colour by</source><translation>Färben nach</translation></message>
<message><source>&lt;b&gt;Colour by&lt;/b&gt;&lt;br&gt;What the points&apos; colours show. Relevance is the map in the main window, for its picture and head count.</source><translation>&lt;b&gt;Färben nach&lt;/b&gt;&lt;br&gt;Was die Farben der Punkte zeigen. Relevanz ist die Karte im Hauptfenster, für deren Bild und Head-Anzahl.</translation></message>
<message><source>Picture of the points</source><translation>Bild der Punkte</translation></message>
<message><source>Hover over a patch or use the arrow keys to highlight its points.</source><translation>Mit der Maus über einen Patch fahren oder die Pfeiltasten benutzen, um seine Punkte hervorzuheben.</translation></message>
<message><source>&amp;Colour by</source><translation>&amp;Färben nach</translation></message>
<message><source>Spread of each head count</source><translation>Streuung jeder Head-Anzahl</translation></message>
<message><source>Embedding</source><translation>Embedding</translation></message>
<message><source>Open a model and a picture to see its tokens as points.</source><translation>Öffnen Sie ein Modell und ein Bild, um dessen Tokens als Punkte zu sehen.</translation></message>
<message><source>&amp;Thumbnails</source><translation>&amp;Miniaturen</translation></message>
<message><source>&lt;b&gt;Thumbnails&lt;/b&gt; (T)&lt;br&gt;Shows the patch or picture at as many points as fit.</source><translation>&lt;b&gt;Miniaturen&lt;/b&gt; (T)&lt;br&gt;Zeigt den Patch oder das Bild an so vielen Punkten, wie Platz haben.</translation></message>
<message><source>&amp;Lasso</source><translation>&amp;Lasso</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around points to select them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Punkte durch Umfahren mit gedrückter Maustaste auswählen. Ohne Lasso: Umschalt-Ziehen.</translation></message>
<message><source>&amp;Only selected</source><translation>&amp;Nur ausgewählte</translation></message>
<message><source>&lt;b&gt;Only selected&lt;/b&gt;&lt;br&gt;Hides points that are not selected.</source><translation>&lt;b&gt;Nur ausgewählte&lt;/b&gt;&lt;br&gt;Blendet Punkte aus, die nicht ausgewählt sind.</translation></message>
<message><source>Save poi&amp;nts…</source><translation>Punkte spei&amp;chern…</translation></message>
<message><source>Save points</source><translation>Punkte speichern</translation></message>
<message><source>&lt;b&gt;Save points&lt;/b&gt;&lt;br&gt;Saves the selected points, or all if none is selected, as CSV, JSON or NPZ: input, k, token, row, col, norm, x, y.</source><translation>&lt;b&gt;Punkte speichern&lt;/b&gt;&lt;br&gt;Speichert die ausgewählten Punkte, oder alle, wenn keiner ausgewählt ist, als CSV, JSON oder NPZ: input, k, token, row, col, norm, x, y.</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The points and their colours as they stand, as PDF, SVG or PNG; the file says how they were laid out.</source><translation>&lt;b&gt;Abbildung speichern&lt;/b&gt; (%1)&lt;br&gt;Die Punkte und ihre Farben, wie sie dastehen, als PDF, SVG oder PNG; in der Datei steht, wie sie angeordnet wurden.</translation></message>
<message><source>Point under the mouse</source><translation>Punkt unter der Maus</translation></message>
<message><source>stopped</source><translation>angehalten</translation></message>
<message><source>
and %1 more</source><translation>
und %1 weitere</translation></message>
<message><source>%1 points · iteration %2 of %3</source><translation>%1 Punkte · Iteration %2 von %3</translation></message>
<message><source>Perplexity lowered from %2 to %1: too few points</source><translation>Perplexität von %2 auf %1 gesenkt: zu wenige Punkte</translation></message>
<message><source>Patch %1, under %2 head counts</source><translation>Patch %1, bei %2 Head-Anzahlen</translation></message>
<message><source>Selected points: %1</source><translation>Ausgewählte Punkte: %1</translation></message>
<message><source>Hover over a point or use the arrow keys; Shift-drag to select</source><translation>Über einen Punkt fahren oder die Pfeiltasten benutzen; Umschalt-Ziehen zum Auswählen</translation></message>
<message><source>Not saved: the points are still being laid out</source><translation>Nicht gespeichert: Die Punkte werden noch angeordnet</translation></message>
<message><source>Open a model to begin</source><translation>Zum Beginnen ein Modell öffnen</translation></message>
<message><source>Hydrascope reads Vision Transformer checkpoints: safetensors, PyTorch, TorchScript or npz, from timm, torchvision, Hugging Face, HydraViT and others. Open one, or drop it here.</source><translation>Hydrascope liest Checkpoints von Vision Transformern: safetensors, PyTorch, TorchScript oder npz, aus timm, torchvision, Hugging Face, HydraViT und anderen. Öffnen Sie einen, oder ziehen Sie ihn hierher.</translation></message>
<message><source>This picture cannot be shown</source><translation>Dieses Bild kann nicht gezeigt werden</translation></message>
<message><source>The message below says why. Choose another one in the list, or open one.</source><translation>Die Meldung unten sagt, warum. Wählen Sie ein anderes in der Liste, oder öffnen Sie eines.</translation></message>
<message><source>Now a picture</source><translation>Jetzt ein Bild</translation></message>
<message><source>Drop a picture or a folder here, paste one, or open one.</source><translation>Ziehen Sie ein Bild oder einen Ordner hierher, fügen Sie eines ein, oder öffnen Sie eines.</translation></message>
<message><source>opening %1</source><translation>%1 wird geöffnet</translation></message>
<message><source>starting %1</source><translation>%1 wird gestartet</translation></message>
<message><source>About this method</source><translation>Über diese Methode</translation></message>
<message><source>&amp;Method</source><translation>&amp;Methode</translation></message>
<message><source>How the map is computed from the network. Each method answers a slightly different question.</source><translation>Wie die Karte aus dem Netz berechnet wird. Jede Methode beantwortet eine etwas andere Frage.</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;A Vision Transformer is a stack of blocks, each an attention layer and an MLP. Choose the block to look at, counted from 0.</source><translation>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Ein Vision Transformer ist ein Stapel von Blöcken, jeder aus einer Attention-Schicht und einem MLP. Wählen Sie den Block, der betrachtet wird, gezählt ab 0.</translation></message>
<message><source>all</source><translation>alle</translation></message>
<message><source>mean</source><translation>Mittel</translation></message>
<message><source>minimum</source><translation>Minimum</translation></message>
<message><source>maximum</source><translation>Maximum</translation></message>
<message><source>Hea&amp;d</source><translation>H&amp;ead</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Each block has several attention heads. Look at one, or at all of them fused by mean, minimum or maximum.</source><translation>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Jeder Block hat mehrere Attention-Heads. Betrachten Sie einen, oder alle zusammengeführt durch Mittel, Minimum oder Maximum.</translation></message>
<message><source>Head fusion</source><translation>Head-Fusion</translation></message>
<message><source>One head, or all of them fused.</source><translation>Ein Head, oder alle zusammengeführt.</translation></message>
<message><source>How the heads are fused: mean, minimum or maximum.</source><translation>Wie die Heads zusammengeführt werden: Mittel, Minimum oder Maximum.</translation></message>
<message><source>From bl&amp;ock</source><translation>Ab Bl&amp;ock</translation></message>
<message><source>&lt;b&gt;From block&lt;/b&gt;&lt;br&gt;Methods that multiply over blocks start here. Leaving out early blocks often removes background artefacts.</source><translation>&lt;b&gt;Ab Block&lt;/b&gt;&lt;br&gt;Methoden, die über Blöcke multiplizieren, beginnen hier. Ohne die frühen Blöcke verschwinden oft Artefakte im Hintergrund.</translation></message>
<message><source>&amp;Ignore weakest</source><translation>Schwächste &amp;ignorieren</translation></message>
<message><source>&lt;b&gt;Ignore weakest&lt;/b&gt;&lt;br&gt;This share of the smallest attentions is set to zero before blocks are multiplied, so that the strongest paths stand out.</source><translation>&lt;b&gt;Schwächste ignorieren&lt;/b&gt;&lt;br&gt;Dieser Anteil der kleinsten Attention-Werte wird auf null gesetzt, bevor die Blöcke multipliziert werden, damit die stärksten Pfade hervortreten.</translation></message>
<message><source>LRP gamma</source><translation>LRP-Gamma</translation></message>
<message><source>&lt;b&gt;LRP gamma&lt;/b&gt;&lt;br&gt;How strongly positive parts are favoured on the way back: in the patch embedding, and in MLPs and classifier. Zero favours none.</source><translation>&lt;b&gt;LRP-Gamma&lt;/b&gt;&lt;br&gt;Wie stark positive Teile auf dem Rückweg bevorzugt werden: im Patch-Embedding sowie in MLPs und Klassifikator. Null bevorzugt keine.</translation></message>
<message><source>Gamma of the patch embedding</source><translation>Gamma des Patch-Embeddings</translation></message>
<message><source>Gamma of the patch embedding.</source><translation>Gamma des Patch-Embeddings.</translation></message>
<message><source>Gamma of MLPs and classifier</source><translation>Gamma der MLPs und des Klassifikators</translation></message>
<message><source>Gamma of MLPs and classifier.</source><translation>Gamma der MLPs und des Klassifikators.</translation></message>
<message><source>Samples</source><translation>Stichproben</translation></message>
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 takes the picture alone and is that many times faster.</source><translation>&lt;b&gt;Stichproben&lt;/b&gt;&lt;br&gt;Der Gradient wird über so viele Bilder gemittelt, von Schwarz bis zum gegebenen. 1 nimmt allein das Bild und ist um diesen Faktor schneller.</translation></message>
<message><source>To&amp;ken</source><translation>To&amp;ken</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;Query-Token&lt;/b&gt;&lt;br&gt;Attention wird für ein Query-Token gezeigt. Ein Klick auf einen Patch des Bildes macht ihn zur Query. Standard ist das Klassen-Token, das der Klassifikator liest.</translation></message>
<message><source>Measured on such networks, it is no more faithful than nearness to the middle of the picture. Do not trust it here.</source><translation>Auf solchen Netzen gemessen, ist sie nicht treuer als die Nähe zur Bildmitte. Hier nicht darauf vertrauen.</translation></message>
<message><source>kept query (click for class token)</source><translation>gemerkte Query (Klick: Klassen-Token)</translation></message>
<message><source>Patch %1 (click for class token)</source><translation>Patch %1 (Klick: Klassen-Token)</translation></message>
<message><source>Not copied: the map is still being computed</source><translation>Nicht kopiert: Die Karte wird noch berechnet</translation></message>
<message><source>Copied, %1 × %2 pixels</source><translation>Kopiert, %1 × %2 Pixel</translation></message>
<message><source>Export features</source><translation>Merkmale exportieren</translation></message>
<message><source>Export evidence</source><translation>Belege exportieren</translation></message>
<message><source>Computing the scores of the map for %1</source><translation>Die Bewertungen der Karte für %1 werden berechnet</translation></message>
<message><source>Report on %1 pictures: predictions, maps and scores on one page; some seconds for each</source><translation>Bericht über %1 Bilder: Vorhersagen, Karten und Bewertungen auf einer Seite; je Bild einige Sekunden</translation></message>
<message><source>Computing the report for %1</source><translation>Der Bericht für %1 wird berechnet</translation></message>
<message><source>Report: picture %1 of %2</source><translation>Bericht: Bild %1 von %2</translation></message>
<message><source>Report: reading %1 of %2</source><translation>Bericht: %1 von %2 wird gelesen</translation></message>
<message><source>Stopped. Nothing was written.</source><translation>Angehalten. Nichts wurde geschrieben.</translation></message>
<message><source>Export maps of all pictures</source><translation>Karten aller Bilder exportieren</translation></message>
<message><source>Computing the maps for %1</source><translation>Die Karten für %1 werden berechnet</translation></message>
<message><source>%1 of %2 pictures are in %3</source><translation>%1 von %2 Bildern sind in %3</translation></message>
<message><source>Saved %1. Skipped because they cannot be read: %2, the first: %3</source><translation>%1 gespeichert. Nicht lesbar und daher übersprungen: %2, das erste: %3</translation></message>
<message><source>Not saved: the map is still being computed</source><translation>Nicht gespeichert: Die Karte wird noch berechnet</translation></message>
<message><source>%1 could not be written</source><translation>%1 konnte nicht geschrieben werden</translation></message>
<message><source>Distribution of the first component</source><translation>Verteilung der ersten Komponente</translation></message>
<message><source>tokens</source><translation>Tokens</translation></message>
<message><source>tokens, normed</source><translation>Tokens, normiert</translation></message>
<message><source>queries</source><translation>Queries</translation></message>
<message><source>keys</source><translation>Keys</translation></message>
<message><source>values</source><translation>Values</translation></message>
<message><source>&lt;b&gt;Features&lt;/b&gt;&lt;br&gt;Which vectors of the block are compared: its output tokens, the same after the final norm, or the queries, keys or values of its attention.</source><translation>&lt;b&gt;Merkmale&lt;/b&gt;&lt;br&gt;Welche Vektoren des Blocks verglichen werden: seine Ausgabe-Tokens, dieselben nach der letzten Norm, oder die Queries, Keys oder Values seiner Attention.</translation></message>
<message><source>Keep as query</source><translation>Als Query merken</translation></message>
<message><source>Compare the patches of all pictures with this one. Ctrl+click adds more patches of this picture; their mean is then the query.</source><translation>Die Patches aller Bilder mit diesem vergleichen. Strg+Klick fügt weitere Patches dieses Bildes hinzu; ihr Mittel ist dann die Query.</translation></message>
<message><source>Keep these colours</source><translation>Diese Farben behalten</translation></message>
<message><source>Keep this picture&apos;s axes: other pictures, blocks and head counts are coloured in them, and similar colours then mean similar features.</source><translation>Die Achsen dieses Bildes merken: Andere Bilder, Blöcke und Head-Anzahlen werden darin gefärbt, und ähnliche Farben bedeuten dann ähnliche Merkmale.</translation></message>
<message><source>One set for all pictures</source><translation>Ein Satz für alle Bilder</translation></message>
<message><source>Fits axes on the whole list.</source><translation>Passt die Achsen an die ganze Liste an.</translation></message>
<message><source>Colours per picture</source><translation>Farben je Bild</translation></message>
<message><source>Fits each by itself.</source><translation>Passt die Achsen an jedes Bild für sich an.</translation></message>
<message><source>Open…</source><translation>Öffnen…</translation></message>
<message><source>Use axes from a file.</source><translation>Achsen aus einer Datei verwenden.</translation></message>
<message><source>Save…</source><translation>Speichern…</translation></message>
<message><source>Save the kept axes, and what they were fitted on, as .npz.</source><translation>Die gemerkten Achsen, und woran sie angepasst wurden, als .npz speichern.</translation></message>
<message><source>Hide backgr&amp;ound</source><translation>Hintergr&amp;und ausblenden</translation></message>
<message><source>&lt;b&gt;Hide background&lt;/b&gt;&lt;br&gt;Leaves out patches whose first component is below this share of its range. Of its two ends, the background is the one that touches the edges of the picture more.</source><translation>&lt;b&gt;Hintergrund ausblenden&lt;/b&gt;&lt;br&gt;Lässt Patches weg, deren erste Komponente unter diesem Anteil ihres Bereichs liegt. Von den beiden Enden ist der Hintergrund dasjenige, das die Ränder des Bildes mehr berührt.</translation></message>
<message><source>Save axes</source><translation>Achsen speichern</translation></message>
<message><source>Fitting… %1 %</source><translation>Anpassen… %1 %</translation></message>
<message><source>Cancel</source><translation>Abbrechen</translation></message>
<message><source>Fitting…</source><translation>Anpassen…</translation></message>
<message><source>Fitted on each picture by itself</source><translation>An jedes Bild für sich angepasst</translation></message>
<message><source>The kept colours are no longer there: choose Colours per picture</source><translation>Die gemerkten Farben sind nicht mehr vorhanden: wählen Sie Farben je Bild</translation></message>
<message><source>%1: an index of %2 features; the autoencoder has %3</source><translation>%1: ein Index von %2 Merkmalen; der Autoencoder hat %3</translation></message>
<message><source>Feature %1: active on no patch of the folder</source><translation>Merkmal %1: auf keinem Patch des Ordners aktiv</translation></message>
<message><source>Feature %1: active on %2 % of the patches, there %3 on average</source><translation>Merkmal %1: aktiv auf %2 % der Patches, dort im Mittel %3</translation></message>
<message><source>dead</source><translation>tot</translation></message>
<message><source>dense</source><translation>dicht</translation></message>
<message><source>Largest in patch %1</source><translation>Am größten in Patch %1</translation></message>
<message><source>error</source><translation>Fehler</translation></message>
<message><source>Feature</source><translation>Merkmal</translation></message>
<message><source>Patches</source><translation>Patches</translation></message>
<message><source>Brings</source><translation>Bringt</translation></message>
<message><source>Measured</source><translation>Gemessen</translation></message>
<message><source>off</source><translation>aus</translation></message>
<message><source>The feature&apos;s number in the autoencoder. The error is what its reconstruction leaves out.</source><translation>Die Nummer des Merkmals im Autoencoder. Der Fehler ist, was dessen Rekonstruktion auslässt.</translation></message>
<message><source>The feature&apos;s value in the patch, or its largest in the picture.</source><translation>Der Wert des Merkmals im Patch, oder sein größter im Bild.</translation></message>
<message><source>The share of the patches on which it is active.</source><translation>Der Anteil der Patches, auf denen es aktiv ist.</translation></message>
<message><source>The share of the patches on which it is active, over the indexed folder.</source><translation>Der Anteil der Patches, auf denen es aktiv ist, im indexierten Ordner.</translation></message>
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to what leaves the block.</source><translation>Was das Merkmal zum Logit der Klasse über alle Patches beiträgt, nach dem Gradienten. Merkmale und Fehler ergeben zusammen, was den Block verlässt.</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>Was das Logit der Klasse verliert, wenn das Merkmal abgeschaltet wird; für die zwölf mit dem größten Beitrag.</translation></message>
<message><source>Switch o&amp;ff</source><translation>A&amp;bschalten</translation></message>
<message><source>Takes the feature&apos;s part out of what leaves the block. The error of the reconstruction stays.</source><translation>Nimmt den Anteil des Merkmals aus dem, was den Block verlässt. Der Fehler der Rekonstruktion bleibt.</translation></message>
<message><source>&amp;Set</source><translation>&amp;Setzen</translation></message>
<message><source>Sets the feature to this many times its largest value in the picture.</source><translation>Setzt das Merkmal auf dieses Vielfache seines größten Werts im Bild.</translation></message>
<message><source>As it &amp;was</source><translation>Wie es &amp;war</translation></message>
<message><source>Gives the feature its own value again.</source><translation>Gibt dem Merkmal seinen eigenen Wert zurück.</translation></message>
<message><source>E&amp;xplain it</source><translation>&amp;Erklären</translation></message>
<message><source>Makes the feature&apos;s sum over the patches the target of the method chosen before: which pixels make it active.</source><translation>Macht die Summe des Merkmals über die Patches zum Ziel der zuvor gewählten Methode: welche Pixel es aktivieren.</translation></message>
<message><source>&amp;Back to the class</source><translation>&amp;Zurück zur Klasse</translation></message>
<message><source>Returns to the previous class and method.</source><translation>Zurück zu der Klasse und der Methode von vorher.</translation></message>
<message><source>One-page por&amp;trait…</source><translation>Por&amp;trät auf einer Seite…</translation></message>
<message><source>A figure of the feature: its map, its strongest pictures, classes and effect.</source><translation>Eine Abbildung des Merkmals: seine Karte, seine stärksten Bilder, seine Klassen und seine Wirkung.</translation></message>
<message><source>Features</source><translation>Merkmale</translation></message>
<message><source>How well the autoencoder reconstructs</source><translation>Wie gut der Autoencoder rekonstruiert</translation></message>
<message><source>The answer with the reconstruction</source><translation>Die Antwort mit der Rekonstruktion</translation></message>
<message><source>On which patches</source><translation>Auf welchen Patches</translation></message>
<message><source>Classes it pushes</source><translation>Klassen, die es hebt oder senkt</translation></message>
<message><source>What if</source><translation>Was wäre, wenn</translation></message>
<message><source>from the file</source><translation>aus der Datei</translation></message>
<message><source>from its configuration</source><translation>aus seiner Konfiguration</translation></message>
<message><source>inferred</source><translation>erschlossen</translation></message>
<message><source>given by you</source><translation>von Ihnen angegeben</translation></message>
<message><source>Number</source><translation>Nummer</translation></message>
<message><source>The number of a feature. Enter shows it, even where it is not active.</source><translation>Die Nummer eines Merkmals. Die Eingabetaste zeigt es, auch wenn es nirgends aktiv ist.</translation></message>
<message><source>Multiple of its largest value</source><translation>Vielfaches seines größten Werts</translation></message>
<message><source>Where</source><translation>Wo</translation></message>
<message><source>On all patches, or on the patch that was clicked in the picture.</source><translation>Auf allen Patches, oder auf dem Patch, der im Bild angeklickt wurde.</translation></message>
<message><source>Show the &amp;reconstruction</source><translation>&amp;Rekonstruktion zeigen</translation></message>
<message><source>Replaces what leaves the block by the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>Ersetzt, was den Block verlässt, durch die Rekonstruktion des Autoencoders: Was seine Merkmale nicht erfassen, fällt weg. Vorhersagen und Karten folgen.</translation></message>
<message><source>&amp;Number</source><translation>&amp;Nummer</translation></message>
<message><source>Features split what a block says into parts one can name.</source><translation>Merkmale zerlegen, was ein Block sagt, in Teile, die sich benennen lassen.</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>Ein Sparse Autoencoder findet sie, der für dieses Modell trainiert wurde.</translation></message>
<message><source>One for this model lies beside it: %1.</source><translation>Einer für dieses Modell liegt daneben: %1.</translation></message>
<message><source>Whole picture; point at a patch for its own</source><translation>Ganzes Bild; auf einen Patch zeigen für dessen eigene</translation></message>
<message><source>Patch %1, under the mouse</source><translation>Patch %1, unter der Maus</translation></message>
<message><source>Patch %1 – Esc in the picture for all</source><translation>Patch %1 – Esc im Bild für alle</translation></message>
<message><source>Computing…</source><translation>Wird berechnet…</translation></message>
<message><source>Open a model and a picture to see its features.</source><translation>Öffnen Sie ein Modell und ein Bild, um dessen Merkmale zu sehen.</translation></message>
<message><source>Features of block %1: %2, about %3 active in a patch; they explain %4 of it</source><translation>Merkmale von Block %1: %2, davon etwa %3 in einem Patch aktiv; sie erklären ihn zu %4</translation></message>
<message><source>In this picture its values correlate with those of all heads by %1</source><translation>In diesem Bild korrelieren seine Werte mit denen aller Heads mit %1</translation></message>
<message><source>No correlation: in this picture all its values are zero or equal, here or with all heads</source><translation>Keine Korrelation: In diesem Bild sind seine Werte alle null oder alle gleich, hier oder mit allen Heads</translation></message>
<message><source>Feature %1</source><translation>Merkmal %1</translation></message>
<message><source>Choose a feature to see its map</source><translation>Ein Merkmal wählen, um seine Karte zu sehen</translation></message>
<message><source>on all patches</source><translation>auf allen Patches</translation></message>
<message><source>on patch %1</source><translation>auf Patch %1</translation></message>
<message><source>Rebuilt from its features alone: %1 · as it is: %2</source><translation>Allein aus seinen Merkmalen: %1 · wie er ist: %2</translation></message>
<message><source>Sentences near its decoder row (cosine)</source><translation>Sätze nahe seiner Decoderzeile (Kosinus)</translation></message>
<message><source>Command</source><translation>Befehl</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The command that reproduces this figure in a terminal. It is also stored inside the file.</source><translation>&lt;b&gt;Befehl&lt;/b&gt;&lt;br&gt;Der Befehl, der diese Abbildung in einem Terminal reproduziert. Er ist auch in der Datei gespeichert.</translation></message>
<message><source>&amp;Save as…</source><translation>&amp;Speichern unter…</translation></message>
<message><source>Cop&amp;y</source><translation>K&amp;opieren</translation></message>
<message><source>Make a figure</source><translation>Abbildung erstellen</translation></message>
<message><source>&lt;b&gt;Copy&lt;/b&gt;&lt;br&gt;The figure as a picture, in the pixels of its resolution.</source><translation>&lt;b&gt;Kopieren&lt;/b&gt;&lt;br&gt;Die Abbildung als Bild, in den Pixeln ihrer Auflösung.</translation></message>
<message><source>Close</source><translation>Schließen</translation></message>
<message><source>%1 × %2 mm, %3 × %4 pixels</source><translation>%1 × %2 mm, %3 × %4 Pixel</translation></message>
<message><source> — higher than a page</source><translation> — höher als eine Seite</translation></message>
<message><source>Saving…</source><translation>Wird gespeichert…</translation></message>
<message><source>The current view</source><translation>Die aktuelle Ansicht</translation></message>
<message><source>Head counts side by side</source><translation>Head-Anzahlen nebeneinander</translation></message>
<message><source>Methods side by side</source><translation>Methoden nebeneinander</translation></message>
<message><source>Before and after (What if)</source><translation>Vorher und nachher (Was wäre, wenn)</translation></message>
<message><source>Head by head, every block</source><translation>Head für Head, jeder Block</translation></message>
<message><source>A feature&apos;s sheet</source><translation>Merkmalsblatt</translation></message>
<message><source>Token contributions</source><translation>Beiträge der Tokens</translation></message>
<message><source>Tokens as points (t-SNE)</source><translation>Tokens als Punkte (t-SNE)</translation></message>
<message><source>Cost of head counts</source><translation>Kosten der Head-Anzahlen</translation></message>
<message><source>MACs over picture sizes</source><translation>MACs über Bildgrößen</translation></message>
<message><source>A panel for each head &amp;count</source><translation>E&amp;in Teilbild je Head-Anzahl</translation></message>
<message><source>automatic</source><translation>automatisch</translation></message>
<message><source>Ca&amp;ption</source><translation>Bildunters&amp;chrift</translation></message>
<message><source>Words of the caption</source><translation>Text der Bildunterschrift</translation></message>
<message><source>&amp;Full paths inside the file</source><translation>&amp;Vollständige Pfade in der Datei</translation></message>
<message><source>The command that reproduces the figure gives model and pictures relative to the figure&apos;s folder, so that it does not reveal your home folder. Check this to write full paths.</source><translation>Der Befehl, der die Abbildung reproduziert, gibt Modell und Bilder relativ zum Ordner der Abbildung an, damit er Ihren persönlichen Ordner nicht verrät. Ankreuzen, um vollständige Pfade zu schreiben.</translation></message>
<message><source>&amp;Figure</source><translation>Abbil&amp;dung</translation></message>
<message><source>What is drawn.</source><translation>Was gezeichnet wird.</translation></message>
<message><source>P&amp;ictures</source><translation>&amp;Bilder</translation></message>
<message><source>The rows of the figure.</source><translation>Die Zeilen der Abbildung.</translation></message>
<message><source>Head counts k, for example 3,6,9-12.</source><translation>Head-Anzahlen k, etwa 3,6,9-12.</translation></message>
<message><source>&amp;Methods</source><translation>&amp;Methoden</translation></message>
<message><source>The maps that are drawn.</source><translation>Die Karten, die gezeichnet werden.</translation></message>
<message><source>Bl&amp;ocks</source><translation>B&amp;löcke</translation></message>
<message><source>Blocks, for example 9,10,11, for methods that look at one. Empty: the last.</source><translation>Blöcke, etwa 9,10,11, für Methoden, die einen betrachten. Leer: der letzte.</translation></message>
<message><source>One for all maps</source><translation>Einer für alle Karten</translation></message>
<message><source>One for each picture</source><translation>Einer für jedes Bild</translation></message>
<message><source>Each map its own</source><translation>Jede Karte ihr eigener</translation></message>
<message><source>Colour &amp;range</source><translation>Farbb&amp;ereich</translation></message>
<message><source>Which maps share one colour range: equal colours then mean equal values.</source><translation>Welche Karten sich einen Farbbereich teilen: Gleiche Farben bedeuten dann gleiche Werte.</translation></message>
<message><source>Pre&amp;dictions</source><translation>Vo&amp;rhersagen</translation></message>
<message><source>Classes below each map.</source><translation>Klassen unter jeder Karte.</translation></message>
<message><source>&amp;Colours</source><translation>&amp;Farben</translation></message>
<message><source>For unsigned maps.</source><translation>Für Karten ohne Vorzeichen.</translation></message>
<message><source>&amp;Positive part of signed maps</source><translation>Nur &amp;positiver Teil von Karten mit Vorzeichen</translation></message>
<message><source>&amp;Most important heads first</source><translation>&amp;Wichtigste Heads zuerst</translation></message>
<message><source> mm</source><translation> mm</translation></message>
<message><source>&amp;Width</source><translation>Brei&amp;te</translation></message>
<message><source>One journal column is 84 mm wide, two are 174 mm.</source><translation>Eine Zeitschriftenspalte ist 84 mm breit, zwei sind 174 mm breit.</translation></message>
<message><source> dpi</source><translation> dpi</translation></message>
<message><source>Re&amp;solution</source><translation>Auflösu&amp;ng</translation></message>
<message><source>For a PNG, and for the pictures inside SVG and PDF.</source><translation>Für ein PNG und für die Bilder in SVG und PDF.</translation></message>
<message><source> pt</source><translation> pt</translation></message>
<message><source>Fo&amp;nt size</source><translation>Schrift&amp;größe</translation></message>
<message><source>For titles and numbers; the text below maps is smaller.</source><translation>Für Titel und Zahlen; der Text unter Karten ist kleiner.</translation></message>
<message><source>Col&amp;umns</source><translation>Sp&amp;alten</translation></message>
<message><source>Panels side by side.</source><translation>Teilbilder nebeneinander.</translation></message>
<message><source>Panel &amp;letters</source><translation>Teilbild-B&amp;uchstaben</translation></message>
<message><source>a, b, c beside the panels.</source><translation>a, b, c neben den Teilbildern.</translation></message>
<message><source>Colour &amp;bar</source><translation>Farbs&amp;kala</translation></message>
<message><source>The current one</source><translation>Das aktuelle</translation></message>
<message><source>All of the list</source><translation>Alle der Liste</translation></message>
<message><source>The first %1 of the list</source><translation>Die ersten %1 der Liste</translation></message>
<message><source>The figure</source><translation>Die Abbildung</translation></message>
<message><source>being drawn</source><translation>wird gezeichnet</translation></message>
<message><source>Loading…</source><translation>Wird geladen…</translation></message>
<message><source>Open &amp;index…</source><translation>&amp;Index öffnen…</translation></message>
<message><source>Find &amp;pictures…</source><translation>&amp;Bilder suchen…</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around features to list only them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Merkmale durch Umfahren mit gedrückter Maustaste auswählen: Nur sie werden aufgelistet. Ohne Lasso: Umschalt-Ziehen.</translation></message>
<message><source>Features over the folder</source><translation>Merkmale im Ordner</translation></message>
<message><source>Each feature by the share of the folder&apos;s patches on which it is active, and by its mean value there. Selected features are listed above.</source><translation>Jedes Merkmal nach dem Anteil der Patches des Ordners, auf denen es aktiv ist, und seinem mittleren Wert dort. Ausgewählte Merkmale stehen oben in der Liste.</translation></message>
<message><source>Open index</source><translation>Index öffnen</translation></message>
<message><source>An index written by hydrascope-cli sae-index or by this window.</source><translation>Ein Index, den hydrascope-cli sae-index oder dieses Fenster geschrieben hat.</translation></message>
<message><source>Index a folder</source><translation>Ordner indexieren</translation></message>
<message><source>Reads all pictures of a folder once, in the background, at the current head count. The index is written next to the autoencoder.</source><translation>Liest alle Bilder eines Ordners einmal, im Hintergrund, mit der aktuellen Head-Anzahl. Der Index wird neben den Autoencoder geschrieben.</translation></message>
<message><source>Find pictures</source><translation>Bilder suchen</translation></message>
<message><source>Tells where the pictures of this index are now.</source><translation>Gibt an, wo die Bilder dieses Index jetzt liegen.</translation></message>
<message><source>The open index</source><translation>Der geöffnete Index</translation></message>
<message><source>Feature under the mouse</source><translation>Merkmal unter der Maus</translation></message>
<message><source>Indexing: %1 done</source><translation>Indexierung: %1 fertig</translation></message>
<message><source>In your pictures</source><translation>In Ihren Bildern</translation></message>
<message><source>%1 of %2 pictures</source><translation>%1 von %2 Bildern</translation></message>
<message><source>%1, %2 · of %3 features %4 dead, %5 dense</source><translation>%1, %2 · von %3 Merkmalen %4 tot, %5 dicht</translation></message>
<message><source>No index of a folder is open. An index tells how often each feature is active, and on which pictures most.</source><translation>Kein Index eines Ordners ist geöffnet. Ein Index sagt, wie oft jedes Merkmal aktiv ist und auf welchen Bildern am stärksten.</translation></message>
<message><source>Index a &amp;folder…</source><translation>&amp;Ordner indexieren…</translation></message>
<message><source>Strongest on (%1 of %2 pictures are missing)</source><translation>Am stärksten auf (%1 von %2 Bildern fehlen)</translation></message>
<message><source>Active on no picture of the folder</source><translation>Auf keinem Bild des Ordners aktiv</translation></message>
<message><source>Strongest on</source><translation>Am stärksten auf</translation></message>
<message><source>%1 in patch %2 of %3</source><translation>%1 in Patch %2 von %3</translation></message>
<message><source>1 head</source><translation>1 Head</translation></message>
<message><source>%1 heads</source><translation>%1 Heads</translation></message>
<message><source>predicted class</source><translation>vorhergesagte Klasse</translation></message>
<message><source>2nd class</source><translation>2. Klasse</translation></message>
<message><source>3rd class</source><translation>3. Klasse</translation></message>
<message><source>%1th class</source><translation>%1. Klasse</translation></message>
<message><source>not a number</source><translation>keine Zahl</translation></message>
<message><source>being read</source><translation>wird gelesen</translation></message>
<message><source>opens</source><translation>lässt sich öffnen</translation></message>
<message><source>%1 × %2 px</source><translation>%1 × %2 px</translation></message>
<message><source>Family</source><translation>Familie</translation></message>
<message><source>Size</source><translation>Größe</translation></message>
<message><source>Picture</source><translation>Bild</translation></message>
<message><source>Knows</source><translation>Kennt</translation></message>
<message><source>Built-in</source><translation>Mitgeliefert</translation></message>
<message><source>torch hub</source><translation>torch hub</translation></message>
<message><source>Hugging Face hub</source><translation>Hugging-Face-Hub</translation></message>
<message><source>opened before</source><translation>früher geöffnet</translation></message>
<message><source>The frame with its map</source><translation>Der Frame mit seiner Karte</translation></message>
<message><source>The model has no class &quot;%1&quot;</source><translation>Das Modell hat keine Klasse „%1“</translation></message>
<message><source>The shipped model is missing.</source><translation>Das mitgelieferte Modell fehlt.</translation></message>
<message><source>Heads of all blocks</source><translation>Heads aller Blöcke</translation></message>
<message><source>Larger means more important. The arrow keys move, Space switches a head off or on.</source><translation>Größer heißt wichtiger. Die Pfeiltasten wechseln den Head, die Leertaste schaltet ihn aus oder ein.</translation></message>
<message><source>block %1, head %2: off</source><translation>Block %1, Head %2: aus</translation></message>
<message><source>Click to switch it on.</source><translation>Ein Klick schaltet ihn ein.</translation></message>
<message><source>Click to switch it off.</source><translation>Ein Klick schaltet ihn aus.</translation></message>
<message><source>block %1, head %2</source><translation>Block %1, Head %2</translation></message>
<message><source>A dot is a head of a block: the larger, the more important.</source><translation>Ein Punkt ist ein Head eines Blocks: je größer, desto wichtiger.</translation></message>
<message><source>block %1, all features</source><translation>Block %1, alle Merkmale</translation></message>
<message><source>%1: importance %2, number %3 of %4</source><translation>%1: Wichtigkeit %2, Nummer %3 von %4</translation></message>
<message><source>Block %1</source><translation>Block %1</translation></message>
<message><source>No. %1</source><translation>Nr. %1</translation></message>
<message><source>Head %1</source><translation>Head %1</translation></message>
<message><source>Maps of all heads: a row for each block, a column for each head</source><translation>Karten aller Heads: eine Zeile je Block, eine Spalte je Head</translation></message>
<message><source>Maps</source><translation>Karten</translation></message>
<message><source>Which map of each head is shown.</source><translation>Welche Karte jedes Heads gezeigt wird.</translation></message>
<message><source>by number</source><translation>nach Nummer</translation></message>
<message><source>most important first</source><translation>wichtigste zuerst</translation></message>
<message><source>The order of the heads in each row. The bar below a map is the head&apos;s importance for the class.</source><translation>Die Reihenfolge der Heads in jeder Zeile. Der Balken unter einer Karte ist die Wichtigkeit des Heads für die Klasse.</translation></message>
<message><source>One colour &amp;range</source><translation>Ein Farb&amp;bereich</translation></message>
<message><source>Equal colours mean equal values in all maps. Off: each map has its own range.</source><translation>Gleiche Farben bedeuten gleiche Werte in allen Karten. Aus: Jede Karte hat ihren eigenen Bereich.</translation></message>
<message><source>What is shown</source><translation>Was gezeigt wird</translation></message>
<message><source>What is under the mouse</source><translation>Was unter der Maus ist</translation></message>
<message><source>This matrix as a figure: PDF, SVG or PNG, with the command that reproduces it.</source><translation>Diese Matrix als Abbildung: PDF, SVG oder PNG, mit dem Befehl, der sie reproduziert.</translation></message>
<message><source>Make a &amp;figure…</source><translation>&amp;Abbildung erstellen…</translation></message>
<message><source>&amp;Maps</source><translation>&amp;Karten</translation></message>
<message><source>&lt;b&gt;Logit lens&lt;/b&gt;&lt;br&gt;The probability of the class if the network ended after each block; dark dots where the class comes first. Block −1 is the embedding. Click to choose a block.</source><translation>&lt;b&gt;Logit Lens&lt;/b&gt;&lt;br&gt;Die Wahrscheinlichkeit der Klasse, wenn das Netz nach jedem Block endete; dunkle Punkte, wo die Klasse an erster Stelle steht. Block −1 ist das Embedding. Ein Klick wählt einen Block.</translation></message>
<message><source>Parts of the logit</source><translation>Teile des Logits</translation></message>
<message><source>The class over the blocks</source><translation>Die Klasse über die Blöcke</translation></message>
<message><source>The logit is %1; the sum of its parts differs by %2 (rounding).</source><translation>Das Logit ist %1; die Summe seiner Teile weicht um %2 ab (Rundung).</translation></message>
<message><source>Open a model and a picture to see all heads.</source><translation>Öffnen Sie ein Modell und ein Bild, um alle Heads zu sehen.</translation></message>
<message><source>%1 heads of %2 blocks</source><translation>%1 Heads aus %2 Blöcken</translation></message>
<message><source>query: class token</source><translation>Query: Klassen-Token</translation></message>
<message><source>query: token %1</source><translation>Query: Token %1</translation></message>
<message><source>importance: magnitude of the head&apos;s part of the logit</source><translation>Wichtigkeit: Betrag des Anteils des Heads am Logit</translation></message>
<message><source>importance: mean of |gradient × attention|</source><translation>Wichtigkeit: Mittel von |Gradient × Attention|</translation></message>
<message><source>no importance without a class</source><translation>keine Wichtigkeit ohne Klasse</translation></message>
<message><source>Click a map, or use the arrow keys and Enter, to open it in the main window.</source><translation>Klicken Sie auf eine Karte, oder öffnen Sie sie mit Pfeiltasten und Eingabe im Hauptfenster.</translation></message>
<message><source>Number of heads</source><translation>Head-Anzahl</translation></message>
<message><source>&lt;b&gt;Head count k&lt;/b&gt;&lt;br&gt;A HydraViT contains many networks in one set of weights: the first k attention heads with their first %1 channels form a complete, smaller Vision Transformer. Move the slider to see what the network looks at with fewer heads, and what that saves.</source><translation>&lt;b&gt;Head-Anzahl k&lt;/b&gt;&lt;br&gt;Ein HydraViT enthält viele Netze in einem Satz Gewichte: Die ersten k Attention-Heads mit ihren ersten %1 Kanälen bilden einen vollständigen, kleineren Vision Transformer. Bewegen Sie den Regler, um zu sehen, worauf das Netz mit weniger Heads achtet und was das spart.</translation></message>
<message><source>so many</source><translation>entsprechend vielen</translation></message>
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>Dieses Teilnetz: Token-Breite, Gewichte, Multiply-Accumulates je Bild mit der gewählten Attention und die mittlere Zeit (Median) eines warmen Vorwärtsdurchlaufs auf diesem Rechner.</translation></message>
<message><source>Single heads</source><translation>Einzelne Heads</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;Einzelne Heads&lt;/b&gt;&lt;br&gt;Jeder Head jedes Blocks als Punkt: je größer, desto wichtiger. Unter der Maus zeigt er seine Karte; ein Klick schaltet ihn aus.</translation></message>
<message><source>Strip of all head counts</source><translation>Streifen aller Head-Anzahlen</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;Streifen&lt;/b&gt;&lt;br&gt;Die Karten aller Head-Anzahlen nebeneinander. Er verschwindet, wenn das Bild zu klein würde.</translation></message>
<message><source>shown</source><translation>ausgeklappt</translation></message>
<message><source>folded</source><translation>eingeklappt</translation></message>
<message><source>%1 of %2 heads</source><translation>%1 von %2 Heads</translation></message>
<message><source>width</source><translation>Breite</translation></message>
<message><source>parameters</source><translation>Parameter</translation></message>
<message><source>MACs</source><translation>MACs</translation></message>
<message><source>per picture</source><translation>je Bild</translation></message>
<message><source>not trained</source><translation>nicht trainiert</translation></message>
<message><source>Guide and reference</source><translation>Leitfaden und Referenz</translation></message>
<message><source>Contents</source><translation>Inhalt</translation></message>
<message><source>Back</source><translation>Zurück</translation></message>
<message><source>Alt+Left</source><translation>Alt+Left</translation></message>
<message><source>Forward</source><translation>Vorwärts</translation></message>
<message><source>Alt+Right</source><translation>Alt+Right</translation></message>
<message><source>Find</source><translation>Suchen</translation></message>
<message><source>Find next</source><translation>Weitersuchen</translation></message>
<message><source>Find previous</source><translation>Rückwärts suchen</translation></message>
<message><source>Larger text</source><translation>Größere Schrift</translation></message>
<message><source>Smaller text</source><translation>Kleinere Schrift</translation></message>
<message><source>Usual size</source><translation>Übliche Größe</translation></message>
<message><source>Next</source><translation>Weiter</translation></message>
<message><source>Previous</source><translation>Zurück</translation></message>
<message><source>Find in the reference</source><translation>In der Referenz suchen</translation></message>
<message><source>Text to find. Enter goes to the next match, Shift+F3 to the previous one.</source><translation>Suchtext. Die Eingabetaste geht zum nächsten Treffer, Umschalt+F3 zum vorigen.</translation></message>
<message><source>Result of the search</source><translation>Ergebnis der Suche</translation></message>
<message><source>Not found</source><translation>Nicht gefunden</translation></message>
<message><source>own prediction</source><translation>eigene Vorhersage</translation></message>
<message><source>map</source><translation>Karte</translation></message>
<message><source>settings of the map</source><translation>Einstellungen der Karte</translation></message>
<message><source>compared with</source><translation>verglichen mit</translation></message>
<message><source>nothing</source><translation>nichts</translation></message>
<message><source>heads</source><translation>Heads</translation></message>
<message><source>attention</source><translation>Attention</translation></message>
<message><source>picture size</source><translation>Bildgröße</translation></message>
<message><source>parts switched off</source><translation>abgeschaltete Teile</translation></message>
<message><source>appearance</source><translation>Erscheinungsbild</translation></message>
<message><source>cosine %1 to %2</source><translation>Kosinus %1 zu %2</translation></message>
<message><source>wrong: predicted %1, labelled %2</source><translation>falsch: %1 vorhergesagt, Label %2</translation></message>
<message><source>right: predicted %1</source><translation>richtig: %1 vorhergesagt</translation></message>
<message><source>labelled %1</source><translation>Label %1</translation></message>
<message><source>Filter</source><translation>Filter</translation></message>
<message><source>Only pictures whose file, folder or predicted class has all these words.</source><translation>Nur Bilder, deren Datei, Ordner oder vorhergesagte Klasse alle diese Wörter enthält.</translation></message>
<message><source>Order</source><translation>Reihenfolge</translation></message>
<message><source>The order of the list.</source><translation>Die Reihenfolge der Liste.</translation></message>
<message><source>Mistakes</source><translation>Fehler</translation></message>
<message><source>All pictures, or only those that the network gets wrong or is unsure of (less than %1). Choosing a confusion also asks why it was the one class and not the other.</source><translation>Alle Bilder, oder nur die, bei denen das Netz falsch liegt oder unsicher ist (unter %1). Die Wahl einer Verwechslung fragt auch, warum es die eine Klasse war und nicht die andere.</translation></message>
<message><source>Images</source><translation>Bilder</translation></message>
<message><source>As opened</source><translation>Wie geöffnet</translation></message>
<message><source>Name, A to Z</source><translation>Name, A bis Z</translation></message>
<message><source>Name, Z to A</source><translation>Name, Z bis A</translation></message>
<message><source>Newest first</source><translation>Neueste zuerst</translation></message>
<message><source>Highest probability first</source><translation>Höchste Wahrscheinlichkeit zuerst</translation></message>
<message><source>Lowest probability first</source><translation>Niedrigste Wahrscheinlichkeit zuerst</translation></message>
<message><source>Wrong first</source><translation>Falsche zuerst</translation></message>
<message><source>Most alike first</source><translation>Ähnlichste zuerst</translation></message>
<message><source>%1 of %2 right</source><translation>%1 von %2 richtig</translation></message>
<message><source>%1 not scored yet</source><translation>%1 noch nicht bewertet</translation></message>
<message><source>Without a label: %1</source><translation>Ohne Label: %1</translation></message>
<message><source>Stop</source><translation>Anhalten</translation></message>
<message><source>Score all</source><translation>Alle bewerten</translation></message>
<message><source>Asks the network about all pictures while nothing else is being computed.</source><translation>Fragt das Netz zu allen Bildern, solange nichts anderes berechnet wird.</translation></message>
<message><source>All (%1)</source><translation>Alle (%1)</translation></message>
<message><source>Wrong (%1)</source><translation>Falsch (%1)</translation></message>
<message><source>Unsure (%1)</source><translation>Unsicher (%1)</translation></message>
<message><source>%1 → %2 (%3)</source><translation>%1 → %2 (%3)</translation></message>
<message><source>%1 taken for %2: %3</source><translation>%1 für %2 gehalten: %3</translation></message>
<message><source>Labelled %1, predicted %2. Also asks: why %2 and not %1?</source><translation>Label %1, %2 vorhergesagt. Fragt auch: Warum %2 und nicht %1?</translation></message>
<message><source>pasted</source><translation>eingefügt</translation></message>
<message><source>A backbone has no class to take apart. Choose another target in Explain.</source><translation>Ein Backbone hat keine Klasse, die sich zerlegen lässt. Wählen Sie unter „Erklären“ ein anderes Ziel.</translation></message>
<message><source>&amp;Language</source><translation>S&amp;prache</translation></message>
<message><source>Follow &amp;system</source><translation>Wie im &amp;System</translation></message>
<message><source>against</source><translation>dagegen</translation></message>
<message><source>for</source><translation>dafür</translation></message>
<message><source>One end of the colours speaks for %1, the other for %2</source><translation>Ein Ende der Farben spricht für %1, das andere für %2</translation></message>
<message><source>One end of the colours speaks against the class, the other for it</source><translation>Ein Ende der Farben spricht gegen die Klasse, das andere für sie</translation></message>
<message><source>Hydrascope cannot open %1. It opens PNG, JPEG, WebP, TIFF, BMP and PNM.</source><translation>Hydrascope kann %1 nicht öffnen. Es öffnet PNG, JPEG, WebP, TIFF, BMP und PNM.</translation></message>
<message><source>pasted picture</source><translation>eingefügtes Bild</translation></message>
<message><source>Save this search…</source><translation>Diese Suche speichern…</translation></message>
<message><source>Open a saved search…</source><translation>Gespeicherte Suche öffnen…</translation></message>
<message><source>What has been compared so far stays sorted.</source><translation>Was bisher verglichen wurde, bleibt sortiert.</translation></message>
<message><source>Save this search</source><translation>Diese Suche speichern</translation></message>
<message><source>An index of these pictures, for later and for hydrascope-cli nearest.</source><translation>Ein Index dieser Bilder, für später und für hydrascope-cli nearest.</translation></message>
<message><source>Open a saved search</source><translation>Gespeicherte Suche öffnen</translation></message>
<message><source>Shows the most similar pictures of an index in place of this list.</source><translation>Zeigt die ähnlichsten Bilder eines Index anstelle dieser Liste.</translation></message>
<message><source>pictures</source><translation>Bilder</translation></message>
<message><source>Comparing with %1: %2</source><translation>Vergleich mit %1: %2</translation></message>
<message><source>Like %1</source><translation>Wie %1</translation></message>
<message><source>Live</source><translation>Live</translation></message>
<message><source>Open &amp;video…</source><translation>&amp;Video öffnen…</translation></message>
<message><source>Place in the video</source><translation>Stelle im Video</translation></message>
<message><source>&lt;b&gt;Place in the video&lt;/b&gt;</source><translation>&lt;b&gt;Stelle im Video&lt;/b&gt;</translation></message>
<message><source>&amp;Loop</source><translation>&amp;Schleife</translation></message>
<message><source>&lt;b&gt;Loop&lt;/b&gt;&lt;br&gt;Begins again at the end.</source><translation>&lt;b&gt;Schleife&lt;/b&gt;&lt;br&gt;Beginnt am Ende von vorn.</translation></message>
<message><source>Deadline</source><translation>Frist</translation></message>
<message><source>&lt;b&gt;Deadline&lt;/b&gt;&lt;br&gt;How old a picture may be when it is shown. Each frame has the largest head count whose measured time fits.</source><translation>&lt;b&gt;Frist&lt;/b&gt;&lt;br&gt;Wie alt ein Bild sein darf, wenn es gezeigt wird. Jeder Frame bekommt die größte Head-Anzahl, deren gemessene Zeit passt.</translation></message>
<message><source>&amp;Automatic</source><translation>&amp;Automatisch</translation></message>
<message><source>&lt;b&gt;Automatic&lt;/b&gt;&lt;br&gt;The head count follows the deadline. Moving the slider switches this off.</source><translation>&lt;b&gt;Automatisch&lt;/b&gt;&lt;br&gt;Die Head-Anzahl folgt der Frist. Ein Bewegen des Reglers schaltet dies ab.</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Moves by itself until you move it.</source><translation>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Bewegt sich von selbst, bis Sie ihn bewegen.</translation></message>
<message><source>&amp;Take picture</source><translation>&amp;Bild übernehmen</translation></message>
<message><source>Open a video, a folder of pictures or a camera: every frame is shown with its map, with as many heads as the deadline allows. Method, class and colours are those of the main window.</source><translation>Öffnen Sie ein Video, einen Ordner mit Bildern oder eine Kamera: Jeder Frame wird mit seiner Karte gezeigt, mit so vielen Heads, wie die Frist erlaubt. Methode, Klasse und Farben sind die des Hauptfensters.</translation></message>
<message><source>Open a video</source><translation>Video öffnen</translation></message>
<message><source>&lt;b&gt;Open a video&lt;/b&gt;&lt;br&gt;Every frame is shown, at the video&apos;s own rate.</source><translation>&lt;b&gt;Video öffnen&lt;/b&gt;&lt;br&gt;Jeder Frame wird gezeigt, mit der Bildrate des Videos.</translation></message>
<message><source>Open a folder of pictures</source><translation>Ordner mit Bildern öffnen</translation></message>
<message><source>&lt;b&gt;Open a folder of pictures&lt;/b&gt;&lt;br&gt;They are shown one after the other, in natural order.</source><translation>&lt;b&gt;Ordner mit Bildern öffnen&lt;/b&gt;&lt;br&gt;Sie werden nacheinander gezeigt, in natürlicher Reihenfolge.</translation></message>
<message><source>&amp;Camera</source><translation>&amp;Kamera</translation></message>
<message><source>Open a camera</source><translation>Kamera öffnen</translation></message>
<message><source>&lt;b&gt;Open a camera&lt;/b&gt;&lt;br&gt;Only the newest picture is explained; those that arrive meanwhile count as dropped.</source><translation>&lt;b&gt;Kamera öffnen&lt;/b&gt;&lt;br&gt;Nur das neueste Bild wird erklärt; die in der Zwischenzeit eintreffenden zählen als verworfen.</translation></message>
<message><source>Opens this frame as a picture in the main window, with all its settings.</source><translation>Öffnet diesen Frame als Bild im Hauptfenster, mit allen Einstellungen.</translation></message>
<message><source>Records what you see: as a video (.mp4, .avi, .mkv), or as a folder of PNG files if the name has no suffix. A table of predictions, head counts and times is saved next to it.</source><translation>Nimmt auf, was Sie sehen: als Video (.mp4, .avi, .mkv) oder, wenn der Name keine Endung hat, als Ordner mit PNG-Dateien. Eine Tabelle der Vorhersagen, Head-Anzahlen und Zeiten wird daneben gespeichert.</translation></message>
<message><source>Next frame</source><translation>Nächster Frame</translation></message>
<message><source>&lt;b&gt;Next frame&lt;/b&gt; (.)</source><translation>&lt;b&gt;Nächster Frame&lt;/b&gt; (.)</translation></message>
<message><source>Begin again at the end</source><translation>Am Ende von vorn beginnen</translation></message>
<message><source> ms</source><translation> ms</translation></message>
<message><source>Choose the head count by the deadline</source><translation>Head-Anzahl nach der Frist wählen</translation></message>
<message><source>&amp;Deadline</source><translation>&amp;Frist</translation></message>
<message><source>%1 frames recorded in %2.</source><translation>%1 Frames aufgenommen in %2.</translation></message>
<message><source>No camera is connected</source><translation>Keine Kamera angeschlossen</translation></message>
<message><source>Open a model first.</source><translation>Öffnen Sie zuerst ein Modell.</translation></message>
<message><source>Not trained: %1. The head count follows the deadline.</source><translation>Nicht trainiert: %1. Die Head-Anzahl folgt der Frist.</translation></message>
<message><source>Delay %1 · frames %2 · dropped %3 · deadline kept %4</source><translation>Verzögerung %1 · Frames %2 · verworfen %3 · Frist eingehalten %4</translation></message>
<message><source>frame %1</source><translation>Frame %1</translation></message>
<message><source>Pause</source><translation>Pause</translation></message>
<message><source>Play</source><translation>Abspielen</translation></message>
<message><source>&lt;b&gt;Pause&lt;/b&gt; (Space)</source><translation>&lt;b&gt;Pause&lt;/b&gt; (Leertaste)</translation></message>
<message><source>&lt;b&gt;Play&lt;/b&gt; (Space)</source><translation>&lt;b&gt;Abspielen&lt;/b&gt; (Leertaste)</translation></message>
<message><source>Live — %1</source><translation>Live — %1</translation></message>
<message><source>Stop &amp;recording</source><translation>Aufnahme &amp;beenden</translation></message>
<message><source>&amp;Record…</source><translation>Au&amp;fnehmen…</translation></message>
<message><source>%1, frame %2</source><translation>%1, Frame %2</translation></message>
<message><source>Explain</source><translation>Erklären</translation></message>
<message><source>The language changes when Hydrascope is started again.</source><translation>Die Sprache ändert sich beim nächsten Start von Hydrascope.</translation></message>
<message><source>Copied. It describes this machine and names none of your files.</source><translation>Kopiert. Beschrieben wird dieser Rechner, genannt wird keine Ihrer Dateien.</translation></message>
<message><source>New here? A tour of about three minutes shows the network at work on this picture.</source><translation>Neu hier? Eine Tour von etwa drei Minuten zeigt das Netz an diesem Bild bei der Arbeit.</translation></message>
<message><source>Start the tour</source><translation>Tour starten</translation></message>
<message><source>Six questions</source><translation>Sechs Fragen</translation></message>
<message><source>Everything is as at the start.</source><translation>Alles ist wie am Anfang.</translation></message>
<message><source>Back to start: %1. Undo (%2) brings it back.</source><translation>Zurück zum Anfang: %1. Rückgängig (%2) holt es zurück.</translation></message>
<message><source>%1 — Hydrascope</source><translation>%1 — Hydrascope</translation></message>
<message><source>&amp;Rename</source><translation>&amp;Umbenennen</translation></message>
<message><source>&amp;Delete</source><translation>&amp;Löschen</translation></message>
<message><source>&amp;Put back</source><translation>&amp;Zurückholen</translation></message>
<message><source>Your presets</source><translation>Ihre Vorlagen</translation></message>
<message><source>Rename</source><translation>Umbenennen</translation></message>
<message><source>Also: F2 or double-click.</source><translation>Auch: F2 oder Doppelklick.</translation></message>
<message><source>Delete</source><translation>Löschen</translation></message>
<message><source>Put back</source><translation>Zurückholen</translation></message>
<message><source>Restores the preset deleted last.</source><translation>Stellt die zuletzt gelöschte Vorlage wieder her.</translation></message>
<message><source>No presets yet. Create one with View &gt; Presets &gt; Save as preset.</source><translation>Noch keine Vorlagen. Erstellen Sie eine mit Ansicht &gt; Vorlagen &gt; Als Vorlage speichern.</translation></message>
<message><source>%1, %2</source><translation>%1, %2</translation></message>
<message><source>%1. From %2 to %3. %4</source><translation>%1. Von %2 bis %3. %4</translation></message>
<message><source>sum of all tokens</source><translation>Summe aller Tokens</translation></message>
<message><source>features %1–%2</source><translation>Merkmale %1–%2</translation></message>
<message><source>feature %1</source><translation>Merkmal %1</translation></message>
<message><source>%1 and the next %2</source><translation>%1 und die nächsten %2</translation></message>
<message><source>never meet</source><translation>treffen sich nie</translation></message>
<message><source>mean %1</source><translation>Mittel %1</translation></message>
<message><source>to %1</source><translation>zu %1</translation></message>
<message><source>%1 tokens</source><translation>%1 Tokens</translation></message>
<message><source>%1 features</source><translation>%1 Merkmale</translation></message>
<message><source>Message</source><translation>Meldung</translation></message>
<message><source>Close message</source><translation>Meldung schließen</translation></message>
<message><source>slow</source><translation>langsam</translation></message>
<message><source>Methods</source><translation>Methoden</translation></message>
<message><source>Recommended</source><translation>Empfohlen</translation></message>
<message><source>Type to search. Enter chooses, Esc closes.</source><translation>Zum Suchen tippen. Die Eingabetaste wählt, Esc schließt.</translation></message>
<message><source>Search: %1</source><translation>Suche: %1</translation></message>
<message><source>colors rgb dino segments</source><translation>Farben rgb dino Segmente</translation></message>
<message><source>saliency sensitivity</source><translation>Saliency Salienz Empfindlichkeit Sensitivität</translation></message>
<message><source>gradcam</source><translation>gradcam</translation></message>
<message><source>chefer attribution</source><translation>chefer Attribution Zuschreibung</translation></message>
<message><source>nearest alike correspondence</source><translation>nächste ähnlich gleich Entsprechung</translation></message>
<message><source>localise localize find segment</source><translation>lokalisieren finden segmentieren Segment</translation></message>
<message><source>&lt;b&gt;Model&lt;/b&gt;&lt;br&gt;The Vision Transformer that is explained. Shipped and recent ones, or any checkpoint file.</source><translation>&lt;b&gt;Modell&lt;/b&gt;&lt;br&gt;Der Vision Transformer, der erklärt wird. Mitgelieferte und zuletzt verwendete, oder eine beliebige Checkpoint-Datei.</translation></message>
<message><source>Program: %1</source><translation>Programm: %1</translation></message>
<message><source>none found</source><translation>keine gefunden</translation></message>
<message><source>Recent</source><translation>Letzte</translation></message>
<message><source>On this computer</source><translation>Auf diesem Rechner</translation></message>
<message><source>Search</source><translation>Suche</translation></message>
<message><source>Words of the name, family or place.</source><translation>Wörter aus Name, Familie oder Ort.</translation></message>
<message><source>Fol&amp;ders</source><translation>Or&amp;dner</translation></message>
<message><source>Folders whose models are listed, three levels deep.</source><translation>Ordner, deren Modelle aufgeführt sind, bis drei Ebenen tief.</translation></message>
<message><source>Open model</source><translation>Modell öffnen</translation></message>
<message><source>Models on this computer</source><translation>Modelle auf diesem Rechner</translation></message>
<message><source>Open &amp;file…</source><translation>&amp;Datei öffnen…</translation></message>
<message><source>Do&amp;wnload…</source><translation>&amp;Herunterladen…</translation></message>
<message><source>A model of the Hugging Face hub.</source><translation>Ein Modell des Hugging-Face-Hubs.</translation></message>
<message><source>Searching…</source><translation>Wird gesucht…</translation></message>
<message><source>No model on this computer is called that.</source><translation>Kein Modell auf diesem Rechner heißt so.</translation></message>
<message><source>&amp;Add a folder…</source><translation>Ordner &amp;hinzufügen…</translation></message>
<message><source>Stop listing %1</source><translation>%1 nicht mehr auflisten</translation></message>
<message><source>None of the pictures is where the index says.</source><translation>Keines der Bilder liegt dort, wo der Index es angibt.</translation></message>
<message><source>%1 compared</source><translation>%1 verglichen</translation></message>
<message><source>%1 of %2 pictures by their %3 nearest neighbours</source><translation>%1 von %2 Bildern richtig durch ihre %3 nächsten Nachbarn</translation></message>
<message><source>Not measured yet</source><translation>Noch nicht gemessen</translation></message>
<message><source>%1 – and %2 more: see Model (F5)</source><translation>%1 – und %2 weitere: siehe Modell (F5)</translation></message>
<message><source>%1 tensors in the file are not used, starting with %2</source><translation>%1 Tensoren der Datei werden nicht verwendet, beginnend mit %2</translation></message>
<message><source>Open it again</source><translation>Erneut öffnen</translation></message>
<message><source>An autoencoder reads what leaves a block of a model. Open that model first.</source><translation>Ein Autoencoder liest, was einen Block eines Modells verlässt. Öffnen Sie zuerst dieses Modell.</translation></message>
<message><source>%1: %2 features of what leaves block %3</source><translation>%1: %2 Merkmale dessen, was Block %3 verlässt</translation></message>
<message><source>Show features</source><translation>Merkmale zeigen</translation></message>
<message><source>The clipboard contains neither a picture nor the path of one.</source><translation>Die Zwischenablage enthält weder ein Bild noch den Pfad eines Bildes.</translation></message>
<message><source>%1, block %2</source><translation>%1, Block %2</translation></message>
<message><source>What all tokens add through this block&apos;s attention, with the projection&apos;s bias. Click to see it per patch.</source><translation>Was alle Tokens durch die Attention dieses Blocks beitragen, mit dem Bias der Projektion. Ein Klick zeigt es je Patch.</translation></message>
<message><source>All parts together.</source><translation>Alle Teile zusammen.</translation></message>
<message><source>Added to the tokens that the classifier reads; it has no map.</source><translation>Wird zu den Tokens addiert, die der Klassifikator liest; hat keine Karte.</translation></message>
<message><source>Part</source><translation>Teil</translation></message>
<message><source>Block %1, attention</source><translation>Block %1, Attention</translation></message>
<message><source>Block %1, MLP</source><translation>Block %1, MLP</translation></message>
<message><source>Constant</source><translation>Konstante</translation></message>
<message><source>Sum: the logit</source><translation>Summe: das Logit</translation></message>
<message><source>Sum: the value</source><translation>Summe: der Wert</translation></message>
<message><source>row %1, column %2</source><translation>Zeile %1, Spalte %2</translation></message>
<message><source>This is a photograph, so hydravit-photos was opened: it was trained on photographs.</source><translation>Dies ist ein Foto, daher wurde hydravit-photos geöffnet: Es wurde mit Fotos trainiert.</translation></message>
<message><source>Back to hydravit-scenes</source><translation>Zurück zu hydravit-scenes</translation></message>
<message><source>hydravit-scenes was trained on ten rendered solids, not on photographs.</source><translation>hydravit-scenes wurde mit zehn gerenderten Körpern trainiert, nicht mit Fotos.</translation></message>
<message><source>Open hydravit-photos</source><translation>hydravit-photos öffnen</translation></message>
<message><source>Places</source><translation>Ansichten</translation></message>
<message><source>The picture, with the panels around it.</source><translation>Das Bild, mit den Bereichen ringsum.</translation></message>
<message><source>In a window of its own</source><translation>In ein eigenes Fenster</translation></message>
<message><source>Block %1: %2</source><translation>Block %1: %2</translation></message>
<message><source>trained: %1</source><translation>trainiert: %1</translation></message>
<message><source>This block was trained with %1 attention. With another kind its output is an approximation, and predictions may get worse.</source><translation>Dieser Block wurde mit %1-Attention trainiert. Mit einer anderen Art ist seine Ausgabe eine Näherung, und die Vorhersagen können schlechter werden.</translation></message>
<message><source>Note</source><translation>Hinweis</translation></message>
<message><source>%1 values from %2 to %3</source><translation>%1 Werte von %2 bis %3</translation></message>
<message><source>Chart without data</source><translation>Diagramm ohne Daten</translation></message>
<message><source>%1 %2</source><translation>%1 %2</translation></message>
<message><source>Most probable classes</source><translation>Wahrscheinlichste Klassen</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this box.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Klicken, um diese Box zu erklären.</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this output.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Klicken Sie, um diese Ausgabe zu erklären.</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;class %2, logit %3&lt;br&gt;Click to explain this class.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Klasse %2, Logit %3&lt;br&gt;Ein Klick erklärt diese Klasse.</translation></message>
<message><source>Predictor</source><translation>Vorhersageprogramm</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it is run with your rights, and it may do whatever you may.</source><translation>&lt;b&gt;Befehl&lt;/b&gt;&lt;br&gt;Das Programm, wie Sie es in ein Terminal eingeben würden: Es läuft mit Ihren Rechten und darf alles, was Sie dürfen.</translation></message>
<message><source>&amp;Command</source><translation>&amp;Befehl</translation></message>
<message><source>Starting %1 …</source><translation>%1 wird gestartet…</translation></message>
<message><source>Type the command of a program that predicts, and press Start: ONNX Runtime, TensorRT, Keras, a detector, a web service. It is asked in place of the model, everywhere. Help has five such programs, and what they read and write.</source><translation>Geben Sie den Befehl eines Programms ein, das vorhersagt, und drücken Sie Start: ONNX Runtime, TensorRT, Keras, ein Detektor, ein Webdienst. Es wird überall anstelle des Modells gefragt. Die Hilfe hat fünf solche Programme und was sie lesen und schreiben.</translation></message>
<message><source>Boxes of %1 classes, from pictures of %2 × %3 pixels</source><translation>Boxen von %1 Klassen, aus Bildern von %2 × %3 Pixeln</translation></message>
<message><source>Scores of %1 classes, from pictures of %2 × %3 pixels</source><translation>Werte von %1 Klassen, aus Bildern von %2 × %3 Pixeln</translation></message>
<message><source>%1. Open a picture.</source><translation>%1. Öffnen Sie ein Bild.</translation></message>
<message><source>%1. Waiting for its answer …</source><translation>%1. Warten auf die Antwort…</translation></message>
<message><source>%1. It finds nothing here.</source><translation>%1. Hier findet es nichts.</translation></message>
<message><source>%1. Press a box to explain it.</source><translation>%1. Klicken Sie auf eine Box, um sie zu erklären.</translation></message>
<message><source>&amp;Start</source><translation>&amp;Starten</translation></message>
<message><source>Your own</source><translation>Eigene</translation></message>
<message><source>Saved preset %1</source><translation>Vorlage %1 gespeichert</translation></message>
<message><source>The file is kept as %1.</source><translation>Die Datei bleibt als %1 erhalten.</translation></message>
<message><source>%1 was written by a later version: it is left as it is, and its presets are not shown.</source><translation>%1 wurde von einer späteren Version geschrieben: Die Datei bleibt unverändert, ihre Vorlagen werden nicht angezeigt.</translation></message>
<message><source>: preset %1</source><translation>: Vorlage %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1: Es gibt zwei Vorlagen %2</translation></message>
<message><source>%1: unknown here, left as it is: %2</source><translation>%1: hier unbekannt und unverändert gelassen: %2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 gehört zum Programm; wählen Sie einen anderen Namen.</translation></message>
<message><source>There are %1 presets already.</source><translation>Es gibt bereits %1 Vorlagen.</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>Ein Name hat 1 bis %1 Zeichen.</translation></message>
<message><source>There is a preset %1 already.</source><translation>Es gibt bereits eine Vorlage %1.</translation></message>
<message><source>Another window has changed the presets.</source><translation>Ein anderes Fenster hat die Vorlagen geändert.</translation></message>
<message><source>Paper figure</source><translation>Abbildung für Paper</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours are equal values.</source><translation>Relevanz der vorhergesagten Klasse in gleichmäßigen Farben, ein Farbbereich für alle Head-Anzahlen: Gleiche Farben sind gleiche Werte.</translation></message>
<message><source>Paper style (turbo)</source><translation>Paper-Stil (Turbo)</translation></message>
<message><source>Half the picture, half the rainbow, each map in its own range: comparable with figures in papers that use jet. The question stays the same. Turbo has jet&apos;s colours without its false edges.</source><translation>Halb Bild, halb Regenbogen, jede Karte in ihrem eigenen Bereich: vergleichbar mit Abbildungen in Veröffentlichungen, die Jet verwenden. Die Frage bleibt dieselbe. Turbo hat die Farben von Jet ohne dessen falsche Kanten.</translation></message>
<message><source>Raw attention, last block</source><translation>Rohe Attention, letzter Block</translation></message>
<message><source>What the last block attends to, the mean of its heads, one flat square per token.</source><translation>Worauf der letzte Block achtet, das Mittel seiner Heads, ein gleichmäßiges Quadrat je Token.</translation></message>
<message><source>Patch by patch</source><translation>Patch für Patch</translation></message>
<message><source>Nothing smoothed and nothing faded, the patches&apos; borders drawn and outliers ringed: to read single values.</source><translation>Nichts geglättet und nichts ausgeblendet, die Ränder der Patches gezeichnet und Ausreißer umrandet: zum Ablesen einzelner Werte.</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv.</source><translation>Ein Unterordner je Klasse, oder Bilder mit einer labels.csv.</translation></message>
<message><source>File</source><translation>Datei</translation></message>
<message><source>Where the probe is written.</source><translation>Wohin die Probe geschrieben wird.</translation></message>
<message><source>&amp;Train</source><translation>&amp;Trainieren</translation></message>
<message><source>&amp;Explain</source><translation>&amp;Erklären</translation></message>
<message><source>Train a linear probe</source><translation>Lineare Probe trainieren</translation></message>
<message><source>Choose…</source><translation>Wählen…</translation></message>
<message><source> %</source><translation> %</translation></message>
<message><source>Result</source><translation>Ergebnis</translation></message>
<message><source>Train</source><translation>Trainieren</translation></message>
<message><source>Each picture goes through the network once.</source><translation>Jedes Bild geht einmal durch das Netz.</translation></message>
<message><source>The map shows the probe&apos;s classes.</source><translation>Die Karte zeigt die Klassen der Probe.</translation></message>
<message><source>&amp;Folder</source><translation>&amp;Ordner</translation></message>
<message><source>Choose a folder of labelled pictures</source><translation>Einen Ordner mit Bildern und Labels wählen</translation></message>
<message><source>&amp;Hold out</source><translation>&amp;Zurückhalten</translation></message>
<message><source>This share of each class is left out of the training and used to measure the accuracy.</source><translation>Dieser Anteil jeder Klasse wird vom Training ausgenommen und dient zum Messen der Genauigkeit.</translation></message>
<message><source>&amp;Penalty</source><translation>Straf&amp;term</translation></message>
<message><source>Weight of the L2 penalty. Features are standardised first.</source><translation>Gewicht des L2-Strafterms. Die Merkmale werden zuvor standardisiert.</translation></message>
<message><source>&amp;Save as</source><translation>&amp;Speichern unter</translation></message>
<message><source>Choose the file</source><translation>Die Datei wählen</translation></message>
<message><source>A linear classifier on the embedding of %1, with %2 heads. It learns the classes of a folder, and the map explains them.</source><translation>Ein linearer Klassifikator auf dem Embedding von %1, mit %2 Heads. Er lernt die Klassen eines Ordners, und die Karte erklärt sie.</translation></message>
<message><source>Stopping…</source><translation>Wird angehalten…</translation></message>
<message><source>Reading the pictures…</source><translation>Bilder werden gelesen…</translation></message>
<message><source>%1 classes, trained on %2 pictures.</source><translation>%1 Klassen, mit %2 Bildern trainiert.</translation></message>
<message><source>Accuracy %1 on %2 held-out pictures.</source><translation>Genauigkeit %1 auf %2 zurückgehaltenen Bildern.</translation></message>
<message><source>No pictures were held out, so the accuracy is unknown.</source><translation>Es wurden keine Bilder zurückgehalten, daher ist die Genauigkeit unbekannt.</translation></message>
<message><source>%1 pictures could not be used, starting with %2.</source><translation>%1 Bilder konnten nicht verwendet werden, beginnend mit %2.</translation></message>
<message><source>Sort by</source><translation>Sortieren nach</translation></message>
<message><source>The prompt that the pictures are compared with.</source><translation>Der Prompt, mit dem die Bilder verglichen werden.</translation></message>
<message><source>Sort pictures</source><translation>Bilder sortieren</translation></message>
<message><source>Sorts the pictures of the list by their similarity to the prompt, the most similar first.</source><translation>Sortiert die Bilder der Liste nach ihrer Ähnlichkeit mit dem Prompt, das ähnlichste zuerst.</translation></message>
<message><source>Pictures by similarity</source><translation>Bilder nach Ähnlichkeit</translation></message>
<message><source>Stop (%1 %)</source><translation>Anhalten (%1 %)</translation></message>
<message><source>not read</source><translation>nicht gelesen</translation></message>
<message><source>%1   %2</source><translation>%1   %2</translation></message>
<message><source>%1 on %2 pictures of %3: a round answers when its entropy is below the threshold; the last one always does.</source><translation>%1 auf %2 Bildern aus %3: Eine Runde antwortet, wenn ihre Entropie unter der Schwelle liegt; die letzte immer.</translation></message>
<message><source>Heads k</source><translation>Heads k</translation></message>
<message><source>unknown</source><translation>unbekannt</translation></message>
<message><source>Class of the picture</source><translation>Klasse des Bildes</translation></message>
<message><source>Predicted class</source><translation>Vorhergesagte Klasse</translation></message>
<message><source>Colours and markers repeat after %1 classes</source><translation>Farben und Marker wiederholen sich nach %1 Klassen</translation></message>
<message><source>Place in the picture</source><translation>Ort im Bild</translation></message>
<message><source>Squares: tokens that are not patches</source><translation>Quadrate: Tokens, die keine Patches sind</translation></message>
<message><source>Length of the token</source><translation>Länge des Tokens</translation></message>
<message><source>As it leaves its block, before the final norm</source><translation>Wie es seinen Block verlässt, vor der letzten Norm</translation></message>
<message><source>For the picture and the %1 of the main window; other points are grey</source><translation>Für Bild und %1 des Hauptfensters; andere Punkte sind grau</translation></message>
<message><source>No point belongs to the main window&apos;s picture and head count</source><translation>Kein Punkt gehört zu Bild und Head-Anzahl des Hauptfensters</translation></message>
<message><source>Delay (ms)</source><translation>Verzögerung (ms)</translation></message>
<message><source>Probability</source><translation>Wahrscheinlichkeit</translation></message>
<message><source>delay</source><translation>Verzögerung</translation></message>
<message><source>deadline</source><translation>Frist</translation></message>
<message><source>Frame</source><translation>Frame</translation></message>
<message><source>similarity to %1</source><translation>Ähnlichkeit mit %1</translation></message>
<message><source>How similar the embedding is to that of the picture shown before.</source><translation>Wie ähnlich das Embedding dem des zuvor gezeigten Bildes ist.</translation></message>
<message><source>similarity to this picture (keep it)</source><translation>Ähnlichkeit mit diesem Bild (merken)</translation></message>
<message><source>Keeps this picture as the reference: open another one to see what the two share.</source><translation>Merkt dieses Bild als Referenz: Öffnen Sie ein anderes, um zu sehen, was beide gemeinsam haben.</translation></message>
<message><source>similarity to patch %1 of this picture</source><translation>Ähnlichkeit mit Patch %1 dieses Bildes</translation></message>
<message><source>How similar the embedding is to the patch that was clicked.</source><translation>Wie ähnlich das Embedding dem angeklickten Patch ist.</translation></message>
<message><source>embedding norm</source><translation>Norm des Embeddings</translation></message>
<message><source>The length of the vector that a classifier would read.</source><translation>Die Länge des Vektors, den ein Klassifikator lesen würde.</translation></message>
<message><source>A number that the network answers with.</source><translation>Eine Zahl, mit der das Netz antwortet.</translation></message>
<message><source>similarity to a picture…</source><translation>Ähnlichkeit mit einem Bild…</translation></message>
<message><source>Asks for a picture to compare with.</source><translation>Fragt nach einem Bild zum Vergleichen.</translation></message>
<message><source>direction from a file…</source><translation>Richtung aus einer Datei…</translation></message>
<message><source>Asks for a .npy file with as many numbers as the embedding has: the map shows what moves the embedding in that direction.</source><translation>Fragt nach einer .npy-Datei mit so vielen Zahlen, wie das Embedding hat: Die Karte zeigt, was das Embedding in diese Richtung bewegt.</translation></message>
<message><source>linear probe…</source><translation>lineare Probe…</translation></message>
<message><source>Asks for a probe that was trained on this model&apos;s embedding.</source><translation>Fragt nach einer Probe, die auf dem Embedding dieses Modells trainiert wurde.</translation></message>
<message><source>train a linear probe…</source><translation>lineare Probe trainieren…</translation></message>
<message><source>Learns the classes of a labelled folder from this model&apos;s embedding.</source><translation>Lernt die Klassen eines Ordners mit Labels aus dem Embedding dieses Modells.</translation></message>
<message><source>This file does not say how many attention heads the model has, and tensor shapes cannot show it.
With a wrong number the model runs, but its output is meaningless. Look it up in the model&apos;s paper or code.

Number of heads:</source><translation>Diese Datei sagt nicht, wie viele Attention-Heads das Modell hat, und die Formen der Tensoren zeigen es nicht.
Mit einer falschen Zahl läuft das Modell, aber seine Ausgabe ist bedeutungslos. Schlagen Sie die Zahl im Paper oder im Code des Modells nach.

Head-Anzahl:</translation></message>
<message><source>The position embedding does not fit a square grid of patches, and the file does not give the image size.

Height x width in pixels:</source><translation>Das Positions-Embedding passt zu keinem quadratischen Gitter von Patches, und die Datei nennt die Bildgröße nicht.

Höhe x Breite in Pixeln:</translation></message>
<message><source>The file&apos;s name or tensors suggest a network that Hydrascope cannot run. Opened as a plain
Vision Transformer, such a network gives wrong results.

If you know that this is a plain Vision Transformer, open it as:</source><translation>Name oder Tensoren der Datei deuten auf ein Netz, das Hydrascope nicht ausführen kann. Als einfacher
Vision Transformer geöffnet, liefert ein solches Netz falsche Ergebnisse.

Wenn Sie wissen, dass dies ein einfacher Vision Transformer ist, öffnen Sie es als:</translation></message>
<message><source>This file holds several networks.

Open the one whose tensors&apos; names begin with:</source><translation>Diese Datei enthält mehrere Netze.

Dasjenige öffnen, dessen Tensornamen beginnen mit:</translation></message>
<message><source>This file does not say which block of the network its features are of.
Blocks are counted from 0; the autoencoder reads what leaves the block.

Block:</source><translation>Diese Datei sagt nicht, von welchem Block des Netzes ihre Merkmale sind.
Blöcke zählen ab 0; der Autoencoder liest, was den Block verlässt.

Block:</translation></message>
<message><source>This file does not say how many features of a patch are kept (k).

Number of features:</source><translation>Diese Datei sagt nicht, wie viele Merkmale eines Patches bleiben (k).

Anzahl der Merkmale:</translation></message>
<message><source>This file does not say which features of a patch are kept: the k largest, or all above a threshold.

Code:</source><translation>Diese Datei sagt nicht, welche Merkmale eines Patches bleiben: die k größten, oder alle über einer Schwelle.

Code:</translation></message>
<message><source>The network cuts this picture into %1 patches of %2 × %2 pixels, %3 rows of %4. What it says about the picture, it says by comparing and mixing these patches.</source><translation>Das Netz zerlegt dieses Bild in %1 Patches von %2 × %2 Pixeln, %3 Zeilen zu je %4. Was es über das Bild sagt, sagt es, indem es diese Patches vergleicht und mischt.</translation></message>
<message><source>Each patch becomes a token, a list of %1 numbers.</source><translation>Jeder Patch wird zu einem Token, einer Liste von %1 Zahlen.</translation></message>
<message><source>%1 of these and %2 of the network&apos;s own pass through %3 blocks, one after the other.</source><translation>Davon gehen %1, dazu %2 des Netzes selbst, durch %3 Blöcke, einen nach dem anderen.</translation></message>
<message><source>The network sends %1 tokens through %2 blocks, one after the other.</source><translation>Das Netz schickt %1 Tokens durch %2 Blöcke, einen nach dem anderen.</translation></message>
<message><source>The network takes this picture for %1, and next for %2. The maps of this window show where in the picture such an answer comes from.</source><translation>Das Netz hält dieses Bild für %1, danach für %2. Die Karten dieses Fensters zeigen, woher im Bild eine solche Antwort kommt.</translation></message>
<message><source>In each block, tokens read from each other: this is how much the patch in the middle reads from every other one in the last block. Most comes from %1, with a weight of %2; click any patch to ask from there.</source><translation>In jedem Block lesen Tokens voneinander: So viel liest der Patch in der Mitte im letzten Block von jedem anderen. Das meiste kommt von %1, mit einem Gewicht von %2; ein Klick auf einen beliebigen Patch fragt von dort aus.</translation></message>
<message><source>Each block reads with %1 heads, each in its own way: head 0 alone reads most from %2 (%3). F11 shows the maps of all heads of all %4 blocks.</source><translation>Jeder Block liest mit %1 Heads, jeder auf seine Weise: Head 0 allein liest am meisten von %2 (%3). F11 zeigt die Karten aller Heads aller %4 Blöcke.</translation></message>
<message><source>the answer</source><translation>die Antwort</translation></message>
<message><source>This map says which patches speak for %1. The strongest is %2 (%3).</source><translation>Diese Karte sagt, welche Patches für %1 sprechen. Am stärksten: %2 (%3).</translation></message>
<message><source>The colours stand for values from %1 to %2; the value under the mouse is shown below the picture. The Look panel (F4) changes colours, never numbers.</source><translation>Die Farben stehen für Werte von %1 bis %2; der Wert unter der Maus steht jeweils unter dem Bild. Der Bereich Darstellung (F4) ändert Farben, nie Zahlen.</translation></message>
<message><source>The same question about the class that comes second with all %1 heads, %2.</source><translation>Dieselbe Frage zur Klasse, die mit allen %1 Heads an zweiter Stelle steht, %2.</translation></message>
<message><source>The same question about the second class, %1.</source><translation>Dieselbe Frage zur zweiten Klasse, %1.</translation></message>
<message><source>Its strongest patch is %1; any class can be asked about (Ctrl+F), and two can be compared.</source><translation>Ihr stärkster Patch: %1; nach jeder Klasse kann gefragt werden (Strg+F), und zwei lassen sich vergleichen.</translation></message>
<message><source>This network also works with fewer heads: with %1 heads it says %2. With all %3 heads it says %4; the slider and the + and - keys choose how many.</source><translation>Dieses Netz arbeitet auch mit weniger Heads: Mit %1 Heads sagt es %2, mit allen %3 Heads %4. Der Regler und die Tasten + und - wählen, wie viele.</translation></message>
<message><source>The strip shows the map of every head count. With %1 heads the network needs %2 multiplications, %3 of the %4 that all %5 heads need.</source><translation>Der Streifen zeigt die Karte jeder Head-Anzahl. Mit %1 Heads braucht das Netz %2 Multiplikationen, %3 der %4, die alle %5 Heads brauchen.</translation></message>
<message><source>Block %1 now computes Hydra attention: its cost grows with the number of tokens, not with its square, and nothing was trained again. The network now says %2; before, it said %3.</source><translation>Block %1 berechnet jetzt Hydra-Attention: Ihre Kosten wachsen mit der Anzahl der Tokens, nicht mit deren Quadrat, und nichts wurde neu trainiert. Das Netz sagt jetzt %2; vorher sagte es %3.</translation></message>
<message><source>The network no longer sees the strongest patch: %1 goes from %2 to %3. Shift-click a patch to drop it or put it back.</source><translation>Das Netz sieht den stärksten Patch nicht mehr: %1 geht von %2 auf %3. Umschalt-Klick auf einen Patch lässt ihn weg oder holt ihn zurück.</translation></message>
<message><source>Is the map true? Patches are removed, the strongest first, and the class&apos;s probability is watched: the area under that curve is %1 here and %2 in random order. The truer the map, the smaller the area.</source><translation>Stimmt die Karte? Patches werden entfernt, der stärkste zuerst, und die Wahrscheinlichkeit der Klasse wird verfolgt: Die Fläche unter dieser Kurve ist hier %1 und in zufälliger Reihenfolge %2. Je treuer die Karte, desto kleiner die Fläche.</translation></message>
<message><source>Each of the %1 points is a token, and tokens that are alike for the network lie close together. Point at one to see its patch on the picture.</source><translation>Jeder der %1 Punkte ist ein Token, und Tokens, die das Netz für ähnlich hält, liegen nah beieinander. Zeigen Sie auf einen, um seinen Patch im Bild zu sehen.</translation></message>
<message><source>What you see of %1 becomes a figure for a paper: PDF, SVG or PNG at a given width, with a caption and a command line that reproduces it.</source><translation>Was Sie von %1 sehen, wird zu einer Abbildung für eine Veröffentlichung: PDF, SVG oder PNG in vorgegebener Breite, mit Bildunterschrift und einer Befehlszeile, die sie reproduziert.</translation></message>
<message><source>F1 lists all keys, Shift+F1 explains every method and number, and Ctrl+Shift+P finds any command. Help &gt; Guided tour starts again, with any picture and model.</source><translation>F1 listet alle Tasten auf, Umschalt+F1 erklärt jede Methode und Zahl, und Strg+Umschalt+P findet jeden Befehl. Hilfe &gt; Geführte Tour beginnt von vorn, mit beliebigem Bild und Modell.</translation></message>
<message><source>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;All files (*)</source><translation>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;Alle Dateien (*)</translation></message>
<message><source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;All files (*)</source><translation>Bilder (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;Alle Dateien (*)</translation></message>
<message><source>Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;All files (*)</source><translation>Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;Alle Dateien (*)</translation></message>
<message><source>Open pictures</source><translation>Bilder öffnen</translation></message>
<message><source>Open folder of pictures</source><translation>Bilderordner öffnen</translation></message>
<message><source>Folder of models</source><translation>Ordner mit Modellen</translation></message>
<message><source>Open training folder</source><translation>Trainingsordner öffnen</translation></message>
<message><source>Open autoencoder</source><translation>Autoencoder öffnen</translation></message>
<message><source>Autoencoders (*.safetensors *.pt *.pth *.bin *.pkl);;All files (*)</source><translation>Autoencoder (*.safetensors *.pt *.pth *.bin *.pkl);;Alle Dateien (*)</translation></message>
<message><source>Index of features</source><translation>Index von Merkmalen</translation></message>
<message><source>Indexes of features (*.safetensors)</source><translation>Indizes von Merkmalen (*.safetensors)</translation></message>
<message><source>Open session</source><translation>Sitzung öffnen</translation></message>
<message><source>Hydrascope sessions (*.hydrascope)</source><translation>Hydrascope-Sitzungen (*.hydrascope)</translation></message>
<message><source>Open axes of feature colours</source><translation>Achsen der Merkmalsfarben öffnen</translation></message>
<message><source>Kept axes (*.npz)</source><translation>Gemerkte Achsen (*.npz)</translation></message>
<message><source>Choose the picture to compare with</source><translation>Bild zum Vergleichen wählen</translation></message>
<message><source>Choose a direction of the embedding</source><translation>Richtung des Embeddings wählen</translation></message>
<message><source>NumPy arrays (*.npy);;All files (*)</source><translation>NumPy-Arrays (*.npy);;Alle Dateien (*)</translation></message>
<message><source>Choose a linear probe</source><translation>Lineare Probe wählen</translation></message>
<message><source>Linear probes (*.safetensors);;All files (*)</source><translation>Lineare Proben (*.safetensors);;Alle Dateien (*)</translation></message>
<message><source>Open an index of pictures</source><translation>Index von Bildern öffnen</translation></message>
<message><source>Indexes of pictures (*.safetensors);;All files (*)</source><translation>Indizes von Bildern (*.safetensors);;Alle Dateien (*)</translation></message>
<message><source>Save the index of pictures</source><translation>Index der Bilder speichern</translation></message>
<message><source>Indexes of pictures (*.safetensors)</source><translation>Indizes von Bildern (*.safetensors)</translation></message>
<message><source>Choose the byte pairs of a CLIP</source><translation>Byte-Paare eines CLIP wählen</translation></message>
<message><source>Vocabularies (*.txt *.gz *.json *.model);;All files (*)</source><translation>Vokabulare (*.txt *.gz *.json *.model);;Alle Dateien (*)</translation></message>
<message><source>Choose the file of dino.txt</source><translation>Datei von dino.txt wählen</translation></message>
<message><source>Choose a list of words, one a line</source><translation>Wortliste wählen, ein Wort je Zeile</translation></message>
<message><source>Texts (*.txt);;All files (*)</source><translation>Texte (*.txt);;Alle Dateien (*)</translation></message>
<message><source>Record to</source><translation>Aufnehmen nach</translation></message>
<message><source>Videos (*.mp4 *.avi *.mkv);;A new folder of PNG files (*)</source><translation>Videos (*.mp4 *.avi *.mkv);;Ein neuer Ordner mit PNG-Dateien (*)</translation></message>
<message><source>Save session</source><translation>Sitzung speichern</translation></message>
<message><source>Save picture</source><translation>Bild speichern</translation></message>
<message><source>PNG picture (*.png)</source><translation>PNG-Bild (*.png)</translation></message>
<message><source>Table</source><translation>Tabelle</translation></message>
<message><source>JSON, with settings</source><translation>JSON, mit Einstellungen</translation></message>
<message><source>NumPy arrays, with settings</source><translation>NumPy-Arrays, mit Einstellungen</translation></message>
<message><source>Evidence</source><translation>Belege</translation></message>
<message><source>COCO boxes</source><translation>COCO-Boxen</translation></message>
<message><source>FiftyOne heat maps, a folder</source><translation>FiftyOne-Heatmaps, ein Ordner</translation></message>
<message><source>Maps as arrays and pictures, a folder</source><translation>Karten als Arrays und Bilder, ein Ordner</translation></message>
<message><source>Web page</source><translation>Webseite</translation></message>
<message><source>LaTeX table</source><translation>LaTeX-Tabelle</translation></message>
<message><source>Matplotlib script</source><translation>Matplotlib-Skript</translation></message>
<message><source>NumPy array</source><translation>NumPy-Array</translation></message>
<message><source>Save figure</source><translation>Abbildung speichern</translation></message>
<message><source>%1 is being written by another window.</source><translation>%1 wird gerade von einem anderen Fenster geschrieben.</translation></message>
<message><source>background</source><translation>Hintergrund</translation></message>
<message><source>components %1</source><translation>Komponenten %1</translation></message>
<message><source>x %1, y %2</source><translation>x %1, y %2</translation></message>
<message><source>outside what the network sees</source><translation>außerhalb dessen, was das Netz sieht</translation></message>
<message><source>patch %1: row %2, column %3</source><translation>Patch %1: Zeile %2, Spalte %3</translation></message>
<message><source>value %1</source><translation>Wert %1</translation></message>
<message><source>RGB %1 %2 %3</source><translation>RGB %1 %2 %3</translation></message>
<message><source>What happens when parts are hidden</source><translation>Was geschieht, wenn Teile verdeckt sind</translation></message>
<message><source>What its features see</source><translation>Was seine Merkmale sehen</translation></message>
<message><source>How it was computed</source><translation>Wie es berechnet wurde</translation></message>
<message><source>What speaks for the class</source><translation>Was für die Klasse spricht</translation></message>
<message><source>Where it looks</source><translation>Wohin es blickt</translation></message>
<message><source>Why this and not that?</source><translation>Warum dies und nicht das?</translation></message>
<message><source>With how many heads?</source><translation>Mit wie vielen Heads?</translation></message>
<message><source>Which heads can go?</source><translation>Welche Heads sind entbehrlich?</translation></message>
<message><source>Is this map true?</source><translation>Stimmt diese Karte?</translation></message>
<message><source>What does a feature see?</source><translation>Was sieht ein Merkmal?</translation></message>
<message><source>Which patches match?</source><translation>Welche Patches passen zusammen?</translation></message>
<message><source>Opens the shipped model and picture, and shows the answer.</source><translation>Öffnet das mitgelieferte Modell und Bild und zeigt die Antwort.</translation></message>
<message><source>The command for &quot;%1&quot;</source><translation>Der Befehl für „%1“</translation></message>
<message><source>What the model reads</source><translation>Was das Modell liest</translation></message>
<message><source>&lt;b&gt;What the model reads&lt;/b&gt;&lt;br&gt;Each prompt as it was cleaned, and its tokens: the pieces that the model knows. A model answers best to text that is cleaned as in its training.</source><translation>&lt;b&gt;Was das Modell liest&lt;/b&gt;&lt;br&gt;Jeder Prompt, wie er bereinigt wurde, und seine Tokens: die Stücke, die das Modell kennt. Ein Modell antwortet am besten auf Text, der wie im Training bereinigt ist.</translation></message>
<message><source>Cleaning changed more than case and spaces.</source><translation>Die Bereinigung hat mehr als Großschreibung und Leerzeichen geändert.</translation></message>
<message><source>Too long: its end is cut off.</source><translation>Zu lang: Das Ende ist abgeschnitten.</translation></message>
<message><source>none yet</source><translation>noch keine</translation></message>
<message><source>Reference</source><translation>Referenz</translation></message>
<message><source>&amp;Measure a folder…</source><translation>Ordner &amp;messen…</translation></message>
<message><source>&amp;Export…</source><translation>&amp;Exportieren…</translation></message>
<message><source>Measure a folder of labelled pictures</source><translation>Einen Ordner mit Bildern und Labels messen</translation></message>
<message><source>&lt;b&gt;Measure a folder&lt;/b&gt;&lt;br&gt;One sub-folder per class, or pictures with a labels.csv. Each picture goes through all rounds once; the curves grow meanwhile.</source><translation>&lt;b&gt;Ordner messen&lt;/b&gt;&lt;br&gt;Ein Unterordner je Klasse, oder Bilder mit einer labels.csv. Jedes Bild durchläuft alle Runden einmal; die Kurven wachsen währenddessen.</translation></message>
<message><source>&lt;b&gt;Cancel&lt;/b&gt;&lt;br&gt;What has been measured stays.</source><translation>&lt;b&gt;Abbrechen&lt;/b&gt;&lt;br&gt;Was gemessen wurde, bleibt.</translation></message>
<message><source>Export the curves</source><translation>Kurven exportieren</translation></message>
<message><source>&lt;b&gt;Export&lt;/b&gt;&lt;br&gt;Numbers as CSV, JSON or NPZ; a figure as PDF, SVG or PNG.</source><translation>&lt;b&gt;Exportieren&lt;/b&gt;&lt;br&gt;Zahlen als CSV, JSON oder NPZ; eine Abbildung als PDF, SVG oder PNG.</translation></message>
<message><source>Stopped</source><translation>Angehalten</translation></message>
<message><source>Reading the folder…</source><translation>Ordner wird gelesen…</translation></message>
<message><source>Saved as %1</source><translation>Gespeichert als %1</translation></message>
<message><source>Rounds</source><translation>Runden</translation></message>
<message><source>Threshold of entropy</source><translation>Schwelle der Entropie</translation></message>
<message><source>&lt;b&gt;Threshold&lt;/b&gt;&lt;br&gt;The first round whose entropy is below it answers; the last one always does. At 0 that is the last one.</source><translation>&lt;b&gt;Schwelle&lt;/b&gt;&lt;br&gt;Die erste Runde, deren Entropie darunter liegt, antwortet; die letzte immer. Bei 0 ist es die letzte.</translation></message>
<message><source>The open model answers without rounds. Open a ThinkingViT or a ProgResViT to see each of its rounds.</source><translation>Das geöffnete Modell antwortet ohne Runden. Öffnen Sie ein ThinkingViT oder ein ProgResViT, um jede seiner Runden zu sehen.</translation></message>
<message><source>&amp;Threshold</source><translation>Sch&amp;welle</translation></message>
<message><source>Round %1 · %2 heads</source><translation>Runde %1 · %2 Heads</translation></message>
<message><source>%1 %2 · entropy %3</source><translation>%1 %2 · Entropie %3</translation></message>
<message><source>What the last round changed</source><translation>Was die letzte Runde geändert hat</translation></message>
<message><source>How far apart the colours of the two maps are</source><translation>Wie weit die Farben der beiden Karten auseinanderliegen</translation></message>
<message><source>Last map minus first, each divided by its largest value</source><translation>Letzte Karte minus erste, jede geteilt durch ihren größten Wert</translation></message>
<message><source>The rounds&apos; maps have different grids.</source><translation>Die Karten der Runden haben verschiedene Gitter.</translation></message>
<message><source>%1 nats: round %2 answers</source><translation>%1 nat: Runde %2 antwortet</translation></message>
<message><source>Save as preset</source><translation>Als Vorlage speichern</translation></message>
<message><source>Name of the preset</source><translation>Name der Vorlage</translation></message>
<message><source>Name</source><translation>Name</translation></message>
<message><source>&amp;Explain: method, class, block, head</source><translation>&amp;Erklären: Methode, Klasse, Block, Head</translation></message>
<message><source>Method, block, head, their options, and the class by its rank.</source><translation>Methode, Block, Head, ihre Optionen und die Klasse nach ihrem Rang.</translation></message>
<message><source>&amp;Attention plan</source><translation>&amp;Attention-Plan</translation></message>
<message><source>Which attention each block computes; &quot;as trained&quot; applies to any model.</source><translation>Welche Attention jeder Block berechnet; „wie trainiert“ gilt für jedes Modell.</translation></message>
<message><source>&amp;Head count k</source><translation>&amp;Head-Anzahl k</translation></message>
<message><source>k, or the nearest one if the model does not have it.</source><translation>k, oder das nächstliegende, wenn das Modell es nicht hat.</translation></message>
<message><source>&amp;Look: colours, range, opacity</source><translation>&amp;Darstellung: Farben, Bereich, Deckkraft</translation></message>
<message><source>Colours, range, opacity, threshold, grid, outliers.</source><translation>Farben, Bereich, Deckkraft, Schwelle, Gitter, Ausreißer.</translation></message>
<message><source>What it sets:</source><translation>Was sie festlegt:</translation></message>
<message><source>A built-in preset already has this name.</source><translation>Eine mitgelieferte Vorlage hat bereits diesen Namen.</translation></message>
<message><source>Replaces your preset of that name.</source><translation>Ersetzt Ihre Vorlage dieses Namens.</translation></message>
<message><source>Choose what it sets.</source><translation>Wählen Sie, was sie festlegt.</translation></message>
<message><source>The class is left out: it was chosen by number, which only fits this model.</source><translation>Die Klasse bleibt weg: Sie wurde nach Nummer gewählt, was nur zu diesem Modell passt.</translation></message>
<message><source>Model, picture and query token do not change.</source><translation>Modell, Bild und Query-Token ändern sich nicht.</translation></message>
<message><source>&amp;Replace</source><translation>&amp;Ersetzen</translation></message>
<message><source>&amp;Save</source><translation>&amp;Speichern</translation></message>
<message><source>Legend</source><translation>Legende</translation></message>
<message><source>and %1 more</source><translation>und %1 weitere</translation></message>
<message><source>column</source><translation>Spalte</translation></message>
<message><source>row
from the top</source><translation>Zeile
von oben</translation></message>
<message><source>Words of the selection</source><translation>Wörter der Auswahl</translation></message>
<message><source>&lt;b&gt;Words of the selection&lt;/b&gt;&lt;br&gt;The mean of the selected pictures less the mean of all, as a sum of words. The list of words is that of the Concepts panel.</source><translation>&lt;b&gt;Wörter der Auswahl&lt;/b&gt;&lt;br&gt;Das Mittel der ausgewählten Bilder minus das Mittel aller, als Summe von Wörtern. Die Wortliste ist die des Panels Konzepte.</translation></message>
<message><source>Words of the selection…</source><translation>Wörter der Auswahl…</translation></message>
<message><source>No word of the list says what sets the selection apart.</source><translation>Kein Wort der Liste sagt, was die Auswahl ausmacht.</translation></message>
<message><source>Words of the selection: %1 (left over %2)</source><translation>Wörter der Auswahl: %1 (Rest %2)</translation></message>
<message><source>This session asks a program, which is not started by itself: %1</source><translation>Diese Sitzung fragt ein Programm, das nicht von selbst gestartet wird: %1</translation></message>
<message><source>Start it</source><translation>Starten</translation></message>
<message><source>%1 and %2 more</source><translation>%1 und %2 weitere</translation></message>
<message><source>%1 opens files outside its own folder and your home folder: %2. Open it in the window first, and agree to that.</source><translation>%1 öffnet Dateien außerhalb des eigenen Ordners und Ihres persönlichen Ordners: %2. Öffnen Sie die Sitzung zuerst im Fenster, und stimmen Sie dem zu.</translation></message>
<message><source>This session opens files outside its own folder and your home folder:

%1

If it comes from somebody you do not know, these may be something other than pictures or models.</source><translation>Diese Sitzung öffnet Dateien außerhalb ihres eigenen Ordners und Ihres persönlichen Ordners:

%1

Wenn sie von jemandem stammt, den Sie nicht kennen, können dies auch andere Dateien als Bilder oder Modelle sein.</translation></message>
<message><source>The session&apos;s model is missing: %1</source><translation>Das Modell der Sitzung fehlt: %1</translation></message>
<message><source>%1 could not be written: %2</source><translation>%1 konnte nicht geschrieben werden: %2</translation></message>
<message><source>it lists more pictures than a session can hold</source><translation>sie nennt mehr Bilder, als eine Sitzung aufnehmen kann</translation></message>
<message><source>%1. The file is kept as %2.</source><translation>%1. Die Datei wird als %2 aufbewahrt.</translation></message>
<message><source>Hydrascope did not shut down cleanly. Your last session was restored.</source><translation>Hydrascope wurde nicht ordnungsgemäß beendet. Ihre letzte Sitzung wurde wiederhergestellt.</translation></message>
<message><source>This session is from an earlier version; the panel layout was not changed.</source><translation>Diese Sitzung stammt aus einer früheren Version; die Anordnung der Bereiche wurde nicht geändert.</translation></message>
<message><source>%1 pictures are missing, starting with %2. Put them next to the session file, or open their folder.</source><translation>%1 Bilder fehlen, beginnend mit %2. Legen Sie sie neben die Sitzungsdatei, oder öffnen Sie ihren Ordner.</translation></message>
<message><source>Your last session is kept as %1.</source><translation>Ihre letzte Sitzung wird als %1 aufbewahrt.</translation></message>
<message><source>the model</source><translation>das Modell</translation></message>
<message><source>the autoencoder</source><translation>der Autoencoder</translation></message>
<message><source>the picture</source><translation>das Bild</translation></message>
<message><source>This is not the file that the session was saved with: %1</source><translation>Dies ist nicht die Datei, mit der die Sitzung gespeichert wurde: %1</translation></message>
<message><source> and </source><translation> und </translation></message>
<message><source>%1 px on the longer side</source><translation>%1 px an der längeren Seite</translation></message>
<message><source>No model found. Pass one with --model.</source><translation>Kein Modell gefunden. Geben Sie eines mit --model an.</translation></message>
<message><source>No picture found. Pass one on the command line.</source><translation>Kein Bild gefunden. Geben Sie eines auf der Befehlszeile an.</translation></message>
<message><source>Attention replaced in %1 of %2 blocks, not as trained</source><translation>Attention in %1 von %2 Blöcken ersetzt, nicht wie trainiert</translation></message>
<message><source>%1 parts switched off or replaced</source><translation>%1 Teile abgeschaltet oder ersetzt</translation></message>
<message><source>%1&lt;br&gt;Click to see the blocks (F3).</source><translation>%1&lt;br&gt;Ein Klick zeigt die Blöcke (F3).</translation></message>
<message><source>patch %1 · %2</source><translation>Patch %1 · %2</translation></message>
<message><source>%1 blocks · %2 heads · width %3 · patch %4 · %5</source><translation>%1 Blöcke · %2 Heads · Breite %3 · Patch %4 · %5</translation></message>
<message><source>The marked row on the picture</source><translation>Die markierte Zeile auf dem Bild</translation></message>
<message><source>The marked row on the picture; full colour is %1</source><translation>Die markierte Zeile auf dem Bild; volle Farbe ist %1</translation></message>
<message><source>The picture at this step</source><translation>Das Bild bei diesem Schritt</translation></message>
<message><source>The network&apos;s input at this step.</source><translation>Die Eingabe des Netzes bei diesem Schritt.</translation></message>
<message><source>Deletion</source><translation>Deletion</translation></message>
<message><source>Insertion</source><translation>Insertion</translation></message>
<message><source>Curve to step along</source><translation>Kurve zum Durchlaufen</translation></message>
<message><source>&lt;b&gt;Deletion&lt;/b&gt; removes patches from the picture, &lt;b&gt;insertion&lt;/b&gt; puts them back into a blurred one, both in the order of the map.</source><translation>&lt;b&gt;Deletion&lt;/b&gt; entfernt Patches aus dem Bild, &lt;b&gt;Insertion&lt;/b&gt; setzt sie in ein unscharfes wieder ein, beides in der Reihenfolge der Karte.</translation></message>
<message><source>Step</source><translation>Schritt</translation></message>
<message><source>Use Left and Right to step.</source><translation>Mit den Pfeiltasten links und rechts schrittweise weiter.</translation></message>
<message><source>Step by step, from here to the end.</source><translation>Schritt für Schritt, von hier bis zum Ende.</translation></message>
<message><source>Probability at this step</source><translation>Wahrscheinlichkeit bei diesem Schritt</translation></message>
<message><source>%1/%2: %3</source><translation>%1/%2: %3</translation></message>
<message><source>; here %1 comes first, %2</source><translation>; hier ist %1 an erster Stelle, %2</translation></message>
<message><source> (not trained)</source><translation> (nicht trainiert)</translation></message>
<message><source>activation, all patches together</source><translation>Aktivierung, alle Patches zusammen</translation></message>
<message><source>Maps of all head counts</source><translation>Karten aller Head-Anzahlen</translation></message>
<message><source>&amp;Theme</source><translation>Farbs&amp;chema</translation></message>
<message><source>&amp;Light</source><translation>&amp;Hell</translation></message>
<message><source>&amp;Dark</source><translation>&amp;Dunkel</translation></message>
<message><source>Tools</source><translation>Werkzeuge</translation></message>
<message><source>Trust</source><translation>Verlässlichkeit</translation></message>
<message><source>Layer</source><translation>Schicht</translation></message>
<message><source>Training</source><translation>Training</translation></message>
<message><source>This network has no answer here: %1</source><translation>Dieses Netz hat hier keine Antwort: %1</translation></message>
<message><source>The tour has ended; the window still shows what it asked for.</source><translation>Die Tour ist beendet; das Fenster zeigt noch, was sie verlangt hat.</translation></message>
<message><source>Put everything back</source><translation>Alles zurücksetzen</translation></message>
<message><source>Enter: next · ← → · Esc</source><translation>Eingabe: weiter · ← → · Esc</translation></message>
<message><source>Leave the tour</source><translation>Tour verlassen</translation></message>
<message><source>Leave the tour (Esc)</source><translation>Tour verlassen (Esc)</translation></message>
<message><source>Done</source><translation>Fertig</translation></message>
<message><source>%1 of %2</source><translation>%1 von %2</translation></message>
<message><source>Tour, %1: %2</source><translation>Tour, %1: %2</translation></message>
<message><source>Horizontal axis</source><translation>Waagerechte Achse</translation></message>
<message><source>&lt;b&gt;Horizontal axis&lt;/b&gt;&lt;br&gt;Epochs, steps, or hours spent in steps: pauses and validation are not counted.</source><translation>&lt;b&gt;Waagerechte Achse&lt;/b&gt;&lt;br&gt;Epochen, Schritte oder in Schritten verbrachte Stunden: Pausen und Validierung zählen nicht.</translation></message>
<message><source>&amp;Copy the history</source><translation>Verlauf &amp;kopieren</translation></message>
<message><source>Copied as a table (CSV).</source><translation>Als Tabelle kopiert (CSV).</translation></message>
<message><source>State of the training</source><translation>Stand des Trainings</translation></message>
<message><source>Steps done</source><translation>Erledigte Schritte</translation></message>
<message><source>O&amp;ver</source><translation>Ü&amp;ber</translation></message>
<message><source>Copy the history</source><translation>Verlauf kopieren</translation></message>
<message><source>&lt;b&gt;Copy the history&lt;/b&gt;&lt;br&gt;Copies all rows of history.csv, for a spreadsheet.</source><translation>&lt;b&gt;Verlauf kopieren&lt;/b&gt;&lt;br&gt;Kopiert alle Zeilen von history.csv, für eine Tabellenkalkulation.</translation></message>
<message><source>These numbers as CSV, JSON or NPZ, as a LaTeX table, or as a Matplotlib script.</source><translation>Diese Zahlen als CSV, JSON oder NPZ, als LaTeX-Tabelle oder als Matplotlib-Skript.</translation></message>
<message><source>Epoch under the mouse</source><translation>Epoche unter der Maus</translation></message>
<message><source>No training open</source><translation>Kein Training geöffnet</translation></message>
<message><source>Training — %1</source><translation>Training — %1</translation></message>
<message><source>&amp;Open the trained model</source><translation>Trainiertes Modell &amp;öffnen</translation></message>
<message><source>&amp;Open the weights so far</source><translation>Bisherige Gewichte &amp;öffnen</translation></message>
<message><source>Opens the trained weights in the main window.</source><translation>Öffnet die trainierten Gewichte im Hauptfenster.</translation></message>
<message><source>Opens the running average of the weights from the last checkpoint in the main window. Training continues.</source><translation>Öffnet das laufende Mittel der Gewichte aus dem letzten Checkpoint im Hauptfenster. Das Training läuft weiter.</translation></message>
<message><source>The curves begin when the first epoch is finished.</source><translation>Die Kurven beginnen, sobald die erste Epoche beendet ist.</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to, or drop it here.</source><translation>Trainingskurven, während oder nach einem Lauf: Öffnen Sie den Ordner, in den hydrascope-cli train schreibt, oder ziehen Sie ihn hierher.</translation></message>
<message><source> – showing the last curves that could be read.</source><translation> – gezeigt werden die letzten lesbaren Kurven.</translation></message>
<message><source>Last: %1</source><translation>Zuletzt: %1</translation></message>
<message><source>%1 of %2 orders, barely</source><translation>%1 von %2 Reihenfolgen, knapp</translation></message>
<message><source>%1 of %2 random orders</source><translation>%1 von %2 Zufallsreihenfolgen</translation></message>
<message><source>Better than chance: without the strongest patches the class is lost %1 times sooner.</source><translation>Besser als Zufall: Ohne die stärksten Patches geht die Klasse %1-mal früher verloren.</translation></message>
<message><source>Better than chance (%1).</source><translation>Besser als Zufall (%1).</translation></message>
<message><source>Not clearly better than chance (%1).</source><translation>Nicht deutlich besser als Zufall (%1).</translation></message>
<message><source>Worse than chance (%1).</source><translation>Schlechter als Zufall (%1).</translation></message>
<message><source>Not compared with chance yet.</source><translation>Noch nicht mit dem Zufall verglichen.</translation></message>
<message><source>Holds still: moves by %1 when the picture does.</source><translation>Hält still: bewegt sich um %1, wenn das Bild sich ändert.</translation></message>
<message><source>Does not hold still: moves by %1 when the picture does; its finer differences mean nothing.</source><translation>Hält nicht still: bewegt sich um %1, wenn das Bild sich ändert; die feineren Unterschiede bedeuten nichts.</translation></message>
<message><source>Stability has not been measured yet.</source><translation>Die Stabilität wurde noch nicht gemessen.</translation></message>
<message><source>Stability is not measured for such a map.</source><translation>Bei einer solchen Karte wird die Stabilität nicht gemessen.</translation></message>
<message><source>Hottest patch is on the object; %1 of the heat (%2 of the area).</source><translation>Der heißeste Patch liegt auf dem Objekt, mit %1 der Hitze (und %2 der Fläche).</translation></message>
<message><source>Hottest patch is off the object; %1 of the heat is on it (%2 of the area).</source><translation>Der heißeste Patch liegt neben dem Objekt; darauf liegen %1 der Hitze (und %2 der Fläche).</translation></message>
<message><source>Other methods</source><translation>Andere Methoden</translation></message>
<message><source>Tests every method on this picture, as long as Trust is in sight.</source><translation>Testet jede Methode an diesem Bild, solange „Verlässlichkeit“ zu sehen ist.</translation></message>
<message><source>not known</source><translation>unbekannt</translation></message>
<message><source>Beats chance</source><translation>Schlägt den Zufall</translation></message>
<message><source>nothing to lose</source><translation>nichts zu verlieren</translation></message>
<message><source>Area under insertion minus area under deletion: %1; random orders reach %2 to %3.</source><translation>Fläche unter Insertion minus Fläche unter Deletion: %1; Zufallsreihenfolgen erreichen %2 bis %3.</translation></message>
<message><source>Holds still</source><translation>Hält still</translation></message>
<message><source>How far the map moves when its picture is rounded; up to %1 is stable.</source><translation>Wie weit sich die Karte bewegt, wenn ihr Bild gerundet wird; bis %1 ist stabil.</translation></message>
<message><source>On the object</source><translation>Auf dem Objekt</translation></message>
<message><source>Share of the map that is on the object; for an even map, %1.</source><translation>Anteil der Karte, der auf dem Objekt liegt; bei einer gleichmäßigen Karte %1.</translation></message>
<message><source>on it</source><translation>darauf</translation></message>
<message><source>off it</source><translation>daneben</translation></message>
<message><source>A random patch hits %1 of the time</source><translation>Ein zufälliger Patch trifft in %1 der Fälle</translation></message>
<message><source>For an even map: %1</source><translation>Gleichmäßige Karte: %1</translation></message>
<message><source>Method</source><translation>Methode</translation></message>
<message><source>Beats chance →</source><translation>Schlägt den Zufall →</translation></message>
<message><source>Deletion ↓</source><translation>Deletion ↓</translation></message>
<message><source>Perturbation AUC, the strongest removed first: %1</source><translation>Perturbations-AUC, die stärksten zuerst entfernt: %1</translation></message>
<message><source>Insertion ↑</source><translation>Insertion ↑</translation></message>
<message><source>Perturbation AUC, the weakest removed first: %1</source><translation>Perturbations-AUC, die schwächsten zuerst entfernt: %1</translation></message>
<message><source>Hottest patch</source><translation>Heißester Patch</translation></message>
<message><source>Heat on the object</source><translation>Hitze auf dem Objekt</translation></message>
<message><source>Press Enter or double-click to show a method&apos;s map.</source><translation>Die Eingabetaste oder ein Doppelklick zeigt die Karte einer Methode.</translation></message>
<message><source>Area under insertion minus area under deletion: further right is better. Random orders of patches lie in the grey band.</source><translation>Fläche unter Insertion minus Fläche unter Deletion: Weiter rechts ist besser. Zufällige Reihenfolgen liegen im grauen Band.</translation></message>
<message><source>Pointing game: is the centre of the most relevant patch on the object?</source><translation>Pointing Game: Liegt die Mitte des relevantesten Patches auf dem Objekt?</translation></message>
<message><source>Share of the map&apos;s positive part that lies on the object.</source><translation>Anteil des positiven Teils der Karte, der auf dem Objekt liegt.</translation></message>
<message><source>Area under the deletion curve: lower is better.</source><translation>Fläche unter der Deletion-Kurve: kleiner ist besser.</translation></message>
<message><source>Area under the insertion curve: higher is better.</source><translation>Fläche unter der Insertion-Kurve: größer ist besser.</translation></message>
<message><source>Random order</source><translation>Zufällige Reihenfolge</translation></message>
<message><source>Deletion and insertion curves</source><translation>Deletion- und Insertion-Kurven</translation></message>
<message><source>How far the map moves when its picture is rounded</source><translation>Wie weit sich die Karte bewegt, wenn ihr Bild gerundet wird</translation></message>
<message><source>How much of the object the strongest patches cover</source><translation>Wie viel vom Objekt die stärksten Patches bedecken</translation></message>
<message><source>Copy</source><translation>Kopieren</translation></message>
<message><source>Save CSV…</source><translation>CSV speichern…</translation></message>
<message><source>Save figure…</source><translation>Abbildung speichern…</translation></message>
<message><source>Patches are removed from the picture (deletion) or put back into a blurred one (insertion), most relevant first. For a faithful map, deletion falls early and insertion rises early. Click or use the arrow keys to look at a point.</source><translation>Patches werden aus dem Bild entfernt (Deletion) oder in ein unscharfes wieder eingesetzt (Insertion), die relevantesten zuerst. Bei einer treuen Karte fällt Deletion früh und steigt Insertion früh. Mit Klick oder Pfeiltasten einen Punkt ansehen.</translation></message>
<message><source>Steps</source><translation>Schritte</translation></message>
<message><source>&lt;b&gt;Steps&lt;/b&gt;&lt;br&gt;The picture as the network saw it at each step of a curve. Step through it or play it.</source><translation>&lt;b&gt;Schritte&lt;/b&gt;&lt;br&gt;Das Bild, wie das Netz es bei jedem Schritt einer Kurve gesehen hat. Gehen Sie es schrittweise durch, oder spielen Sie es ab.</translation></message>
<message><source>Test all methods</source><translation>Alle Methoden testen</translation></message>
<message><source>Copy the table</source><translation>Tabelle kopieren</translation></message>
<message><source>Copies the scores so far as CSV.</source><translation>Kopiert die bisherigen Bewertungen als CSV.</translation></message>
<message><source>Save the table</source><translation>Tabelle speichern</translation></message>
<message><source>Saves the numbers of this page: CSV, JSON, NumPy arrays, a LaTeX table or a Matplotlib script.</source><translation>Speichert die Zahlen dieser Seite: CSV, JSON, NumPy-Arrays, eine LaTeX-Tabelle oder ein Matplotlib-Skript.</translation></message>
<message><source>Saves curves and scores as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>Speichert Kurven und Bewertungen, wie sie dastehen, als PDF, SVG oder PNG; in der Datei steht, wie sie berechnet wurden.</translation></message>
<message><source>class %1</source><translation>Klasse %1</translation></message>
<message><source>Up to %1 counts as stable</source><translation>Bis %1 gilt als stabil</translation></message>
<message><source>Chance that a patch is on the object: %1</source><translation>Wahrscheinlichkeit, dass ein Patch auf dem Objekt liegt: %1</translation></message>
<message><source>Grey: what random orders reach</source><translation>Grau: was zufällige Reihenfolgen erreichen</translation></message>
<message><source>Open a model and a picture</source><translation>Öffnen Sie ein Modell und ein Bild</translation></message>
<message><source>Not measured for maps that take many passes</source><translation>Bei Karten, die viele Durchläufe brauchen, nicht gemessen</translation></message>
<message><source>%1 patches removed</source><translation>%1 Patches entfernt</translation></message>
<message><source>%1 patches put back</source><translation>%1 Patches wieder eingesetzt</translation></message>
<message><source>Stop (%1 of %2)</source><translation>Anhalten (%1 von %2)</translation></message>
<message><source>Keep what has been scored.</source><translation>Behalten, was bewertet wurde.</translation></message>
<message><source>Not saved: the curves are still being computed</source><translation>Nicht gespeichert: Die Kurven werden noch berechnet</translation></message>
<message><source>Stopped. Change a setting or reopen the panel to start again.</source><translation>Angehalten. Ändern Sie eine Einstellung, oder öffnen Sie den Bereich erneut, um neu zu beginnen.</translation></message>
<message><source>%1 has %2 here: there is nothing to lose.</source><translation>%1 hat hier %2: Da gibt es nichts zu verlieren.</translation></message>
<message><source>Ask about %1.</source><translation>Fragen Sie nach %1.</translation></message>
<message><source>No mask says where the object is</source><translation>Keine Maske sagt, wo das Objekt ist</translation></message>
<message><source>The mask is of %1, the map asks about %2</source><translation>Die Maske zeigt %1, die Karte fragt nach %2</translation></message>
<message><source>Scores of every method</source><translation>Bewertungen aller Methoden</translation></message>
<message><source>by %1</source><translation>nach %1</translation></message>
<message><source>its values</source><translation>seinen Werten</translation></message>
<message><source>Choose another method.</source><translation>Eine andere Methode wählen.</translation></message>
<message><source>with %1</source><translation>mit %1</translation></message>
<message><source>Choose how many heads the network uses.</source><translation>Wählen, wie viele Heads das Netz nutzt.</translation></message>
<message><source>at %1</source><translation>bei %1</translation></message>
<message><source>Choose the size at which the network sees the picture.</source><translation>Die Größe wählen, in der das Netz das Bild sieht.</translation></message>
<message><source>Choose what to explain.</source><translation>Wählen, was erklärt wird.</translation></message>
<message><source>What resembles this</source><translation>Was dem ähnelt</translation></message>
<message><source>Where the network looks</source><translation>Wohin das Netz blickt</translation></message>
<message><source>Where is %1?</source><translation>Wo ist %1?</translation></message>
<message><source>Why %1?</source><translation>Warum %1?</translation></message>
<message><source>What speaks for %1?</source><translation>Was spricht für %1?</translation></message>
<message><source>compared with %1</source><translation>verglichen mit %1</translation></message>
<message><source>Choose a class to compare with: the map then shows what speaks for one and not for the other.</source><translation>Eine Klasse zum Vergleich wählen: Die Karte zeigt dann, was für die eine spricht und nicht für die andere.</translation></message>
<message><source>vs.</source><translation>vs.</translation></message>
<message><source>%1 attention in the last block</source><translation>%1-Attention im letzten Block</translation></message>
<message><source>%1 attention in %2 of %3 blocks</source><translation>%1-Attention in %2 von %3 Blöcken</translation></message>
<message><source>The attention of %1 of %2 blocks is replaced. Click to restore the attention that the network was trained with.</source><translation>Die Attention von %1 von %2 Blöcken ist ersetzt. Ein Klick stellt die Attention wieder her, mit der das Netz trainiert wurde.</translation></message>
<message><source>Changed: %1. Click to restore the whole network.</source><translation>Geändert: %1. Ein Klick stellt das ganze Netz wieder her.</translation></message>
<message><source>Unsteady: rounding moves it by %1</source><translation>Instabil: Rundung ändert sie um %1</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>Diese Karte ändert sich um %1 ihres größten Wertes, wenn sich jedes Pixel um etwa ein Millionstel ändert. Deuten Sie ihre feinen Unterschiede nicht, oder wählen Sie eine als stabil gekennzeichnete Methode.</translation></message>
<message><source>%1 wins by %2, though its patches lose: the rest is in no patch (biases).</source><translation>%1 gewinnt um %2, obwohl die Patches verlieren: Der Rest liegt in keinem Patch (Biases).</translation></message>
<message><source>What biases and the class token bring is on no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>Was Biases und das Klassen-Token beitragen, liegt auf keinem Patch; daher ergeben die Farben zusammen nicht die Differenz der Logits beider Klassen.</translation></message>
<message><source>Another…</source><translation>Anderes…</translation></message>
<message><source>What the network predicts</source><translation>Was das Netz vorhersagt</translation></message>
<message><source>Nothing</source><translation>Nichts</translation></message>
<message><source>Set the query back to the class token.</source><translation>Die Query auf das Klassen-Token zurücksetzen.</translation></message>
<message><source>to the matched patches</source><translation>zu den Vergleichspatches</translation></message>
<message><source>patch %1 marked</source><translation>Patch %1 markiert</translation></message>
<message><source>from patch %1</source><translation>von Patch %1</translation></message>
<message><source>%1: not enough memory to write this much</source><translation>%1: Zum Schreiben so vieler Daten reicht der Speicher nicht aus</translation></message>
<message><source>Export: %1</source><translation>Export: %1</translation></message>
<message><source>&amp;Colour vision</source><translation>Farb&amp;sehen</translation></message>
<message><source>A preview on the screen. What is saved or exported keeps its colours.</source><translation>Eine Vorschau auf dem Bildschirm. Was gespeichert oder exportiert wird, behält seine Farben.</translation></message>
<message><source>&amp;As it is</source><translation>&amp;Unverändert</translation></message>
<message><source>&amp;Protanopia (no red cones)</source><translation>&amp;Protanopie (keine Rotzapfen)</translation></message>
<message><source>protanopia</source><translation>Protanopie</translation></message>
<message><source>&amp;Deuteranopia (no green cones)</source><translation>&amp;Deuteranopie (keine Grünzapfen)</translation></message>
<message><source>deuteranopia</source><translation>Deuteranopie</translation></message>
<message><source>&amp;Tritanopia (no blue cones)</source><translation>&amp;Tritanopie (keine Blauzapfen)</translation></message>
<message><source>tritanopia</source><translation>Tritanopie</translation></message>
<message><source>1   Tokens come in</source><translation>1   Tokens kommen herein</translation></message>
<message><source>one row per token, one column per feature</source><translation>eine Zeile je Token, eine Spalte je Merkmal</translation></message>
<message><source>2   Queries, keys and values</source><translation>2   Queries, Keys und Values</translation></message>
<message><source>three projections of every token, from n₁</source><translation>drei Projektionen jedes Tokens, aus n₁</translation></message>
<message><source>3   Tokens meet</source><translation>3   Tokens treffen sich</translation></message>
<message><source>the only step in which tokens exchange information</source><translation>der einzige Schritt, in dem Tokens Information austauschen</translation></message>
<message><source>4   Back into the stream</source><translation>4   Zurück in den Strom</translation></message>
<message><source>what the block adds to its input</source><translation>was der Block zu seiner Eingabe addiert</translation></message>
<message><source>5   The gated MLP</source><translation>5   Das MLP mit Gating</translation></message>
<message><source>one half of the features gates the other, token by token</source><translation>eine Hälfte der Merkmale steuert als Gate die andere, Token für Token</translation></message>
<message><source>Value under the mouse</source><translation>Wert unter der Maus</translation></message>
<message><source>Query patch</source><translation>Query-Patch</translation></message>
<message><source>&lt;b&gt;Query&lt;/b&gt;&lt;br&gt;Click a patch or use the arrow keys.</source><translation>&lt;b&gt;Query&lt;/b&gt;&lt;br&gt;Klicken Sie auf einen Patch, oder benutzen Sie die Pfeiltasten.</translation></message>
<message><source>Back to the class token</source><translation>Zurück zum Klassen-Token</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;All steps as they stand, as PDF, SVG or PNG; the file says what was computed.</source><translation>&lt;b&gt;Abbildung speichern&lt;/b&gt; (%1)&lt;br&gt;Alle Schritte, wie sie dastehen, als PDF, SVG oder PNG; in der Datei steht, was berechnet wurde.</translation></message>
<message><source>&amp;Save figure…</source><translation>Abbildung &amp;speichern…</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Which block, counted from 0. The classifier reads the output of the last one.</source><translation>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Welcher Block, gezählt ab 0. Der Klassifikator liest die Ausgabe des letzten.</translation></message>
<message><source>&amp;Head</source><translation>&amp;Head</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Which attention head. Hydra attention has as many heads as features and is shown as a whole.</source><translation>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Welcher Attention-Head. Hydra-Attention hat so viele Heads wie Merkmale und wird als Ganzes gezeigt.</translation></message>
<message><source>Query</source><translation>Query</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;The marked row of every matrix. Click a patch here or in the main window, click a row of a matrix, or use the arrow keys.</source><translation>&lt;b&gt;Query-Token&lt;/b&gt;&lt;br&gt;Die markierte Zeile jeder Matrix. Klicken Sie hier oder im Hauptfenster auf einen Patch, klicken Sie auf eine Zeile einer Matrix, oder benutzen Sie die Pfeiltasten.</translation></message>
<message><source>of %1</source><translation>von %1</translation></message>
<message><source>all at once</source><translation>alle auf einmal</translation></message>
<message><source>Open a model and a picture to see what a layer does.</source><translation>Öffnen Sie ein Modell und ein Bild, um zu sehen, was eine Schicht tut.</translation></message>
<message><source>head %1 of %2</source><translation>Head %1 von %2</translation></message>
<message><source>all %1 features</source><translation>alle %1 Merkmale</translation></message>
<message><source>Block %1 computes %2 attention over %3 tokens. Shown: %4, query: %5. %6</source><translation>Block %1 berechnet %2-Attention über %3 Tokens. Gezeigt: %4, Query: %5. %6</translation></message>
<message><source>the %1</source><translation>das %1</translation></message>
<message><source>Hover over a cell to read it. Click a row or use the arrow keys to choose another query token.</source><translation>Zum Ablesen über eine Zelle fahren. Klick auf eine Zeile oder die Pfeiltasten wählen ein anderes Query-Token.</translation></message>
<message><source>Not saved: the steps are still being computed</source><translation>Nicht gespeichert: Die Schritte werden noch berechnet</translation></message>
<message><source>Before and now</source><translation>Vorher und jetzt</translation></message>
<message><source>Drag this line: the map of the whole network is on its left, the current map on its right.</source><translation>Diese Linie ziehen: links die Karte des ganzen Netzes, rechts die jetzige Karte.</translation></message>
<message><source>%1 of the picture shows the map before</source><translation>%1 des Bildes zeigen die Karte vorher</translation></message>
<message><source>Words of the prompt</source><translation>Wörter des Prompts</translation></message>
<message><source>&lt;b&gt;Words that matter&lt;/b&gt;&lt;br&gt;The darker a word, the more of the prompt&apos;s similarity to the picture comes from it (Chefer et al., 2021, for the text). Words are cut as the model reads them.</source><translation>&lt;b&gt;Wörter, auf die es ankommt&lt;/b&gt;&lt;br&gt;Je dunkler ein Wort, desto mehr der Ähnlichkeit des Prompts mit dem Bild stammt von ihm (Chefer et al., 2021, für den Text). Die Wörter sind so zerlegt, wie das Modell sie liest.</translation></message>
<message><source>similarity %1</source><translation>Ähnlichkeit %1</translation></message>
<message><source> – average of %1 templates; the words are the first one&apos;s</source><translation> – Mittel aus %1 Templates; die Wörter sind die des ersten</translation></message>
<message><source> – too long, cut</source><translation> – zu lang, gekürzt</translation></message>
<message><source>A square of the picture, often 16 × 16 pixels. The network never sees single pixels, only patches.</source><translation>Ein Quadrat des Bildes, oft 16 × 16 Pixel. Das Netz sieht nie einzelne Pixel, nur Patches.</translation></message>
<message><source>Token</source><translation>Token</translation></message>
<message><source>The list of numbers that stands for a patch inside the network. Every block rewrites it.</source><translation>Die Liste von Zahlen, die im Netz für einen Patch steht. Jeder Block schreibt sie neu.</translation></message>
<message><source>Class token</source><translation>Klassen-Token</translation></message>
<message><source>One more token, which stands for no patch. It gathers what the others know, and the answer is read from it.</source><translation>Ein weiteres Token, das für keinen Patch steht. Es sammelt, was die anderen wissen, und von ihm wird die Antwort abgelesen.</translation></message>
<message><source>One step of the network: attention, then a small network (MLP) for each token. A ViT has 12 or more.</source><translation>Ein Schritt des Netzes: Attention, dann ein kleines Netz (MLP) für jedes Token. Ein ViT hat 12 oder mehr.</translation></message>
<message><source>How tokens read from each other: a table that says how much each token takes from every other.</source><translation>Wie Tokens voneinander lesen: eine Tabelle, die sagt, wie viel jedes Token von jedem anderen nimmt.</translation></message>
<message><source>Head</source><translation>Head</translation></message>
<message><source>One of several attentions that a block computes side by side, each with its own share of the numbers.</source><translation>Eine von mehreren Attentions, die ein Block nebeneinander berechnet, jede mit ihrem eigenen Anteil der Zahlen.</translation></message>
<message><source>Sub-network</source><translation>Teilnetz</translation></message>
<message><source>The same weights with some heads left out. HydraViT is trained so that each of its sub-networks works.</source><translation>Dieselben Gewichte ohne einige Heads. HydraViT wird so trainiert, dass jedes seiner Teilnetze funktioniert.</translation></message>
<message><source>How many heads a sub-network keeps, as in &quot;6 of 12 heads&quot;. Fewer are faster, and usually less accurate.</source><translation>Wie viele Heads ein Teilnetz behält, wie in „6 von 12 Heads“. Weniger sind schneller und meist ungenauer.</translation></message>
<message><source>Logit</source><translation>Logit</translation></message>
<message><source>The network&apos;s score for a class, before all scores are turned into probabilities. It may be negative.</source><translation>Die Punktzahl des Netzes für eine Klasse, bevor aus allen Punktzahlen Wahrscheinlichkeiten werden. Sie kann negativ sein.</translation></message>
<message><source>Map</source><translation>Karte</translation></message>
<message><source>One number for each patch, painted over the picture. What the number means depends on the method.</source><translation>Eine Zahl für jeden Patch, über das Bild gemalt. Was sie bedeutet, hängt von der Methode ab.</translation></message>
<message><source>Threshold (nats)</source><translation>Schwelle (nat)</translation></message>
<message><source>Top-1 (%)</source><translation>Top-1 (%)</translation></message>
<message><source>top-1</source><translation>Top-1</translation></message>
<message><source>Share (%)</source><translation>Anteil (%)</translation></message>
<message><source>mean MACs</source><translation>mittlere MACs</translation></message>
<message><source>round %1 answers</source><translation>Runde %1 antwortet</translation></message>
<message><source>Top-1 (%) over cost</source><translation>Top-1 (%) über den Kosten</translation></message>
<message><source>Mean MACs (M)</source><translation>Mittlere MACs (M)</translation></message>
<message><source>%1 nats: top-1 %2</source><translation>%1 nat: Top-1 %2</translation></message>
<message><source>round %1 answers %2</source><translation>Runde %1 antwortet: %2</translation></message>
<message><source>%1 M MACs per picture</source><translation>%1 M MACs je Bild</translation></message>
<message><source>classes</source><translation>Klassen</translation></message>
<message><source>Epoch</source><translation>Epoche</translation></message>
<message><source>Hours of training</source><translation>Trainingsstunden</translation></message>
<message><source>nothing yet</source><translation>noch nichts</translation></message>
<message><source>Training loss</source><translation>Trainingsverlust</translation></message>
<message><source>Validation top-1 %, held-out</source><translation>Validierung Top-1 %, zurückgehalten</translation></message>
<message><source>Learning rate</source><translation>Lernrate</translation></message>
<message><source>rate</source><translation>Rate</translation></message>
<message><source>%1 s</source><translation>%1 s</translation></message>
<message><source>%1 min</source><translation>%1 min</translation></message>
<message><source>%1 h %2 min</source><translation>%1 h %2 min</translation></message>
<message><source>%1 d %2 h</source><translation>%1 d %2 h</translation></message>
<message><source>Epoch %1</source><translation>Epoche %1</translation></message>
<message><source>step %1</source><translation>Schritt %1</translation></message>
<message><source>%1 of training</source><translation>%1 Training</translation></message>
<message><source>%1 images/s</source><translation>%1 Bilder/s</translation></message>
<message><source>running</source><translation>läuft</translation></message>
<message><source>trained, being tested</source><translation>trainiert, wird getestet</translation></message>
<message><source>no news for %1</source><translation>seit %1 nichts Neues</translation></message>
<message><source>finished</source><translation>beendet</translation></message>
<message><source>Step %1</source><translation>Schritt %1</translation></message>
<message><source> of %1 (%2 %)</source><translation> von %1 (%2 %)</translation></message>
<message><source>about %1 of training left at %2 steps/s, validation not counted</source><translation>noch etwa %1 Training bei %2 Schritten/s, Validierung nicht mitgezählt</translation></message>
<message><source>cancelled, stopped or stuck; train --resume takes it up again</source><translation>abgebrochen, angehalten oder hängen geblieben; train --resume setzt es fort</translation></message>
<message><source>not measured</source><translation>nicht gemessen</translation></message>
<message><source>not to be trusted on such a network</source><translation>auf einem solchen Netz nicht vertrauenswürdig</translation></message>
<message><source>faithful</source><translation>treu</translation></message>
<message><source>stable</source><translation>stabil</translation></message>
<message><source>fast</source><translation>schnell</translation></message>
<message><source>list thumbnails sort order filter uncertain wrong</source><translation>Liste Miniaturbilder Vorschaubilder sortieren Reihenfolge Filter filtern unsicher falsch</translation></message>
<message><source>&amp;Explain panel</source><translation>Bereich &amp;Erklären</translation></message>
<message><source>What is asked: method, class, block, head.</source><translation>Was gefragt wird: Methode, Klasse, Block, Head.</translation></message>
<message><source>method heatmap saliency class</source><translation>Methode Heatmap Saliency Salienz Klasse</translation></message>
<message><source>&amp;Attention panel</source><translation>Bereich &amp;Attention</translation></message>
<message><source>Which attention each block computes.</source><translation>Welche Attention jeder Block berechnet.</translation></message>
<message><source>linear hydra window softmax what if ablation prune switch off</source><translation>linear hydra Fenster Softmax was wäre wenn Ablation beschneiden Pruning abschalten ausschalten</translation></message>
<message><source>Look</source><translation>Darstellung</translation></message>
<message><source>&amp;Look panel</source><translation>Bereich &amp;Darstellung</translation></message>
<message><source>Colours, opacity, threshold.</source><translation>Farben, Deckkraft, Schwelle.</translation></message>
<message><source>colours colors palette colormap opacity transparency threshold appearance</source><translation>Farben Palette Farbpalette colormap Deckkraft Transparenz Schwelle Schwellwert Aussehen</translation></message>
<message><source>Predictions</source><translation>Vorhersagen</translation></message>
<message><source>classes labels probability answer</source><translation>Klassen Labels Wahrscheinlichkeit Antwort</translation></message>
<message><source>&amp;Model panel</source><translation>Bereich &amp;Modell</translation></message>
<message><source>Every value the model runs with, where it came from, and how to override it.</source><translation>Jeder Wert, mit dem das Modell läuft, woher er stammt und wie er sich ändern lässt.</translation></message>
<message><source>architecture configuration parameters information overrides</source><translation>Architektur Konfiguration Parameter Informationen überschreiben Vorgaben</translation></message>
<message><source>Cost</source><translation>Kosten</translation></message>
<message><source>&amp;Cost panel</source><translation>Bereich Ko&amp;sten</translation></message>
<message><source>The cost of each head count, by formula and measured on this machine.</source><translation>Die Kosten jeder Head-Anzahl, nach Formel und auf diesem Rechner gemessen.</translation></message>
<message><source>flops macs parameters latency time speed</source><translation>flops macs Parameter Latenz Zeit Geschwindigkeit</translation></message>
<message><source>&amp;Trust panel</source><translation>Bereich &amp;Verlässlichkeit</translation></message>
<message><source>How faithful the map is: how fast the class loses probability as the most relevant patches are removed, and whether the map points at the object if a mask is available.</source><translation>Wie treu die Karte ist: wie schnell die Klasse an Wahrscheinlichkeit verliert, wenn die relevantesten Patches entfernt werden, und ob die Karte auf das Objekt zeigt, falls eine Maske vorliegt.</translation></message>
<message><source>faithfulness deletion insertion pointing game truth right wrong reliable score quality</source><translation>Treue Deletion Insertion Pointing Game Wahrheit richtig falsch verlässlich zuverlässig Bewertung Qualität</translation></message>
<message><source>Prompts</source><translation>Prompts</translation></message>
<message><source>P&amp;rompts panel</source><translation>Bereich P&amp;rompts</translation></message>
<message><source>Ctrl+K</source><translation>Ctrl+K</translation></message>
<message><source>Sentences as the classes of a CLIP: type what to look for and see where it is.</source><translation>Sätze als Klassen eines CLIP: eintippen, wonach gesucht wird, und sehen, wo es ist.</translation></message>
<message><source>clip text zero-shot sentences words</source><translation>clip Text zero-shot Sätze Wörter</translation></message>
<message><source>Concepts</source><translation>Konzepte</translation></message>
<message><source>Co&amp;ncepts panel</source><translation>Ko&amp;nzepte</translation></message>
<message><source>Ctrl+Shift+K</source><translation>Ctrl+Shift+K</translation></message>
<message><source>The picture as a sum of words, by a CLIP or SigLIP.</source><translation>Das Bild als Summe von Wörtern, mit einem CLIP oder SigLIP.</translation></message>
<message><source>clip words sum splice text sparse</source><translation>clip wörter summe splice text dünn</translation></message>
<message><source>own first choice</source><translation>eigene erste Wahl</translation></message>
<message><source>Zoom to the cursor</source><translation>Zum Mauszeiger zoomen</translation></message>
<message><source>wheel, pinch</source><translation>Mausrad, Pinch-Geste</translation></message>
<message><source>Move the picture</source><translation>Bild bewegen</translation></message>
<message><source>drag, Space + drag, Alt + arrows</source><translation>Ziehen, Leertaste + Ziehen, Alt + Pfeile</translation></message>
<message><source>Walk over the patches</source><translation>Über die Patches gehen</translation></message>
<message><source>Enter on the picture, arrows; Enter, Delete, Esc</source><translation>Eingabetaste auf dem Bild, Pfeile; Eingabetaste, Entf, Esc</translation></message>
<message><source>Ask from a token</source><translation>Von einem Token aus fragen</translation></message>
<message><source>click a patch (also in the comparison), Shift + arrows</source><translation>Klick auf einen Patch (auch im Vergleich), Umschalt + Pfeile</translation></message>
<message><source>Patches of the comparison</source><translation>Patches des Vergleichs</translation></message>
<message><source>Ctrl + arrows, then Space to ask from one</source><translation>Strg + Pfeile, dann Leertaste, um von einem aus zu fragen</translation></message>
<message><source>Explain a class</source><translation>Klasse erklären</translation></message>
<message><source>click its bar, or search</source><translation>Klick auf ihren Balken, oder suchen</translation></message>
<message><source>drop files, folders, models, trainings</source><translation>Dateien, Ordner, Modelle, Trainings hineinziehen</translation></message>
<message><source>Keyboard and mouse</source><translation>Tastatur und Maus</translation></message>
<message><source>Built with</source><translation>Verwendete Software</translation></message>
<message><source>About Hydrascope</source><translation>Über Hydrascope</translation></message>
<message><source>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;See what a Vision Transformer does:&lt;br&gt;relevance maps, head counts, linear attention.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Free software, GNU General Public License 3 or later.&lt;/p&gt;</source><translation>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;Sehen, was ein Vision Transformer tut:&lt;br&gt;Relevanzkarten, Head-Anzahlen, lineare Attention.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Freie Software, GNU General Public License 3 oder neuer.&lt;/p&gt;</translation></message>
<message><source>Copy diagnostics</source><translation>Diagnose kopieren</translation></message>
<message><source>Tokens</source><translation>Tokens</translation></message>
<message><source>Prediction</source><translation>Vorhersage</translation></message>
<message><source>Colours and numbers</source><translation>Farben und Zahlen</translation></message>
<message><source>Another class</source><translation>Eine andere Klasse</translation></message>
<message><source>Fewer heads</source><translation>Weniger Heads</translation></message>
<message><source>What heads cost</source><translation>Was Heads kosten</translation></message>
<message><source>Linear attention</source><translation>Lineare Attention</translation></message>
<message><source>That was the tour</source><translation>Das war die Tour</translation></message>
<message><source>Feature %1 is of %2, which is not open: open it and apply again</source><translation>Merkmal %1 gehört zu %2, das nicht geöffnet ist: Öffnen Sie es und wenden Sie die Vorlage erneut an</translation></message>
<message><source>The model has no class %1</source><translation>Das Modell hat keine Klasse %1</translation></message>
<message><source>Images per second, measured</source><translation>Bilder je Sekunde, gemessen</translation></message>
<message><source>RAM, MB (estimate)</source><translation>RAM, MB (Schätzung)</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>Multiply-Accumulates, GMACs</translation></message>
<message><source>kNN accuracy</source><translation>kNN-Genauigkeit</translation></message>
<message><source>Accuracy is that of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>Die Genauigkeit ist die der angezeigten Netze: Wählen Sie das HydraViT-Schema, die eigene Bildgröße des Modells und „Attention: wie eingestellt“.</translation></message>
<message><source>Probabilities are those of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>Die Wahrscheinlichkeiten sind die der angezeigten Netze: Wählen Sie das HydraViT-Schema, die eigene Bildgröße des Modells und „Attention: wie eingestellt“.</translation></message>
<message><source>This model has one head count, so there is nothing to compare. See its cost by picture size, or the parameters of a layer, in the other charts.</source><translation>Dieses Modell hat nur eine Head-Anzahl, es gibt also nichts zu vergleichen. Die anderen Diagramme zeigen seine Kosten nach Bildgröße oder die Parameter einer Schicht.</translation></message>
<message><source>Nearest neighbours</source><translation>Nächste Nachbarn</translation></message>
<message><source>Explained class</source><translation>Erklärte Klasse</translation></message>
<message><source>Measure a folder of labelled pictures, one sub-folder per class or with a labels.csv: how often are the pictures that a head count finds most alike of one class?</source><translation>Messen Sie einen Ordner mit beschrifteten Bildern, ein Unterordner je Klasse oder mit einer labels.csv: Wie oft gehören die Bilder, die sich bei einer Head-Anzahl am ähnlichsten sind, zu einer Klasse?</translation></message>
<message><source>Open a picture to see how sure each sub-network is of its class.</source><translation>Öffnen Sie ein Bild, um zu sehen, wie sicher sich jedes Teilnetz seiner Klasse ist.</translation></message>
<message><source>Measure all heads to draw this chart.</source><translation>Messen Sie alle Heads, um dieses Diagramm zu zeichnen.</translation></message>
<message><source>Image size, pixels</source><translation>Bildgröße, Pixel</translation></message>
<message><source>Softmax</source><translation>Softmax</translation></message>
<message><source>Window 14</source><translation>Fenster 14</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>Measure picture sizes to draw this chart.</source><translation>Messen Sie Bildgrößen, um dieses Diagramm zu zeichnen.</translation></message>
<message><source>Millions of parameters, width %1, %2 tokens</source><translation>Millionen Parameter, Breite %1, %2 Tokens</translation></message>
<message><source>Thousands of parameters, width %1, %2 tokens</source><translation>Tausend Parameter, Breite %1, %2 Tokens</translation></message>
<message><source>Confidence by GMACs</source><translation>Konfidenz über GMACs</translation></message>
<message><source>Confidence by images/s</source><translation>Konfidenz über Bilder/s</translation></message>
<message><source>Confidence by RAM</source><translation>Konfidenz über RAM</translation></message>
<message><source>kNN accuracy by GMACs</source><translation>kNN-Genauigkeit über GMACs</translation></message>
<message><source>GMACs by picture size</source><translation>GMACs über Bildgröße</translation></message>
<message><source>Time by picture size</source><translation>Zeit über Bildgröße</translation></message>
<message><source>Parameters of a layer</source><translation>Parameter einer Schicht</translation></message>
<message><source>colours, no values</source><translation>Farben, keine Werte</translation></message>
<message><source>no map</source><translation>keine Karte</translation></message>
<message><source>1 outlier</source><translation>1 Ausreißer</translation></message>
<message><source>%1 outliers</source><translation>%1 Ausreißer</translation></message>
<message><source>%1 values, %2</source><translation>%1 Werte, %2</translation></message>
<message><source>%1 values from %2 to %3, %4 of them outliers</source><translation>%1 Werte von %2 bis %3, davon %4 Ausreißer</translation></message>
<message><source>Save the bars as a table…</source><translation>Die Balken als Tabelle speichern…</translation></message>
<message><source>Save the bars as a table</source><translation>Die Balken als Tabelle speichern</translation></message>
<message><source>Probability of the class over the blocks</source><translation>Wahrscheinlichkeit der Klasse über die Blöcke</translation></message>
<message><source>Value of the target over the blocks</source><translation>Wert des Ziels über die Blöcke</translation></message>
<message><source>embedding</source><translation>Embedding</translation></message>
<message><source>after block %1</source><translation>nach Block %1</translation></message>
<message><source>%1, first</source><translation>%1, an erster Stelle</translation></message>
<message><source>%1; first: %2 %3</source><translation>%1; an erster Stelle: %2 %3</translation></message>
<message><source>probability</source><translation>Wahrscheinlichkeit</translation></message>
<message><source>value of the target</source><translation>Wert des Ziels</translation></message>
<message><source>Area under deletion %1, under insertion %2.</source><translation>Fläche unter Deletion %1, unter Insertion %2.</translation></message>
<message><source> In random order %1 and %2.</source><translation> In zufälliger Reihenfolge %1 und %2.</translation></message>
<message><source>patches removed, or put back</source><translation>Patches entfernt oder wieder eingesetzt</translation></message>
<message><source>strongest removed first</source><translation>stärkste zuerst entfernt</translation></message>
<message><source>strongest put back first</source><translation>stärkste zuerst wieder eingesetzt</translation></message>
<message><source>random order</source><translation>Zufallsreihenfolge</translation></message>
<message><source>The map moves by %1 of its largest value.</source><translation>Die Karte bewegt sich um %1 ihres größten Werts.</translation></message>
<message><source>movement, as a share of the map&apos;s largest value</source><translation>Bewegung, als Anteil am größten Wert der Karte</translation></message>
<message><source>other methods, the largest over all pictures</source><translation>andere Methoden, der größte Wert über alle Bilder</translation></message>
<message><source>this map</source><translation>diese Karte</translation></message>
<message><source>Area under the curve %1; an even map has 0.5.</source><translation>Fläche unter der Kurve %1; eine gleichmäßige Karte hat 0.5.</translation></message>
<message><source>patches, the strongest first</source><translation>Patches, die stärksten zuerst</translation></message>
<message><source>of the object</source><translation>vom Objekt</translation></message>
<message><source>even map</source><translation>gleichmäßige Karte</translation></message>
<message><source>Find an action</source><translation>Aktion suchen</translation></message>
<message><source>Commands</source><translation>Befehle</translation></message>
<message><source>Class</source><translation>Klasse</translation></message>
<message><source>Compared with</source><translation>Verglichen mit</translation></message>
<message><source>network checkpoint</source><translation>Netz Netzwerk Checkpoint Gewichte</translation></message>
<message><source>command, method, class or model</source><translation>Befehl, Methode, Klasse oder Modell</translation></message>
<message><source>Command, method, class or model</source><translation>Befehl, Methode, Klasse oder Modell</translation></message>
<message><source>Nothing found: no command, method, class or model has this name.</source><translation>Nichts gefunden: Kein Befehl, keine Methode, keine Klasse und kein Modell heißt so.</translation></message>
<message><source>%1 weights between tokens against %2 sums</source><translation>%1 Gewichte zwischen Tokens gegenüber %2 Summen</translation></message>
<message><source>softmax</source><translation>Softmax</translation></message>
<message><source>this kind</source><translation>diese Art</translation></message>
<message><source>own heads</source><translation>eigene Heads</translation></message>
<message><source> heads</source><translation> Heads</translation></message>
<message><source> patches</source><translation> Patches</translation></message>
<message><source>Attention of each block</source><translation>Attention jedes Blocks</translation></message>
<message><source>About this attention</source><translation>Über diese Attention</translation></message>
<message><source>Replace</source><translation>Ersetze</translation></message>
<message><source>by</source><translation>durch</translation></message>
<message><source> of %1</source><translation> von %1</translation></message>
<message><source>All blocks as trained</source><translation>Alle Blöcke wie trainiert</translation></message>
<message><source>%1 of %2 differ from training</source><translation>%1 von %2 weichen vom Training ab</translation></message>
<message><source>from the back</source><translation>von hinten</translation></message>
<message><source>from the front</source><translation>von vorn</translation></message>
<message><source>interleaved</source><translation>abwechselnd</translation></message>
<message><source>ticked below</source><translation>unten angekreuzt</translation></message>
<message><source>Replacement kind</source><translation>Art des Ersatzes</translation></message>
<message><source>&lt;b&gt;Attention kind&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: every token weighs every other; cost grows with the square of their number. &lt;i&gt;hydra&lt;/i&gt;: as many heads as channels, so that the sum over tokens is taken once; cost grows linearly. &lt;i&gt;linear&lt;/i&gt;: the same with a number of heads of your choice. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra with sigmoid and softmax. &lt;i&gt;PolyNL&lt;/i&gt;: the tokens themselves gate the mean of keys times values. &lt;i&gt;window&lt;/i&gt;: softmax among the patches of a square window. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: softmax, with the values in place of the tokens as the skip. Optimised, Efficient and Super attention run in models that were trained with them.</source><translation>&lt;b&gt;Attention-Art&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: Jedes Token gewichtet jedes andere; die Kosten wachsen mit dem Quadrat ihrer Zahl. &lt;i&gt;hydra&lt;/i&gt;: so viele Heads wie Kanäle, sodass die Summe über die Tokens nur einmal gebildet wird; die Kosten wachsen linear. &lt;i&gt;linear&lt;/i&gt;: dasselbe mit frei wählbarer Head-Anzahl. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra mit Sigmoid und Softmax. &lt;i&gt;PolyNL&lt;/i&gt;: Die Tokens selbst dienen als Gate für das Mittel von Keys mal Values. &lt;i&gt;window&lt;/i&gt;: Softmax unter den Patches eines quadratischen Fensters. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: Softmax, mit den Values anstelle der Tokens als Skip-Verbindung. Optimised, Efficient und Super Attention laufen in Modellen, die damit trainiert wurden.</translation></message>
<message><source>Kernel</source><translation>Kernel</translation></message>
<message><source>&lt;b&gt;Kernel&lt;/b&gt;&lt;br&gt;The function applied to queries and keys in place of the exponential of softmax. The Hydra paper uses cosine.</source><translation>&lt;b&gt;Kernel&lt;/b&gt;&lt;br&gt;Die Funktion, die anstelle der Exponentialfunktion von Softmax auf Queries und Keys angewandt wird. Das Hydra-Paper verwendet Kosinus.</translation></message>
<message><source>Heads of linear attention</source><translation>Heads der linearen Attention</translation></message>
<message><source>How many heads linear attention splits the channels into; must divide their number.</source><translation>In wie viele Heads lineare Attention die Kanäle aufteilt; muss deren Zahl teilen.</translation></message>
<message><source>Side of a window</source><translation>Seitenlänge eines Fensters</translation></message>
<message><source>Side of the window, in patches, within which a patch attends to others. The class token attends to all.</source><translation>Seitenlänge des Fensters in Patches, innerhalb dessen ein Patch auf andere achtet. Das Klassen-Token achtet auf alle.</translation></message>
<message><source>Number of blocks to replace</source><translation>Anzahl zu ersetzender Blöcke</translation></message>
<message><source>How many blocks compute the replacement. 0: as trained.</source><translation>Wie viele Blöcke den Ersatz berechnen. 0: wie trainiert.</translation></message>
<message><source>Which blocks</source><translation>Welche Blöcke</translation></message>
<message><source>Which blocks are replaced: the last, the first, or every other one, counted from the back.</source><translation>Welche Blöcke ersetzt werden: die letzten, die ersten oder jeder zweite, von hinten gezählt.</translation></message>
<message><source>Attention plan</source><translation>Attention-Plan</translation></message>
<message><source>&lt;b&gt;Attention plan&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE], joined by semicolons; WHERE is all, back:N, front:N, interleave:N, or block numbers like 0,3,7-11. Blocks not named keep their trained kind.</source><translation>&lt;b&gt;Attention-Plan&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE], durch Semikolons verbunden; WHERE ist all, back:N, front:N, interleave:N oder Blocknummern wie 0,3,7-11. Nicht genannte Blöcke behalten ihre trainierte Art.</translation></message>
<message><source>Window, step</source><translation>Fenster, Schritt</translation></message>
<message><source>&lt;b&gt;Window and step&lt;/b&gt;&lt;br&gt;The side of the square that is painted over, and how far it moves. A smaller step than the window smooths the map and takes more passes.</source><translation>&lt;b&gt;Fenster und Schritt&lt;/b&gt;&lt;br&gt;Die Seitenlänge des Quadrats, das übermalt wird, und wie weit es sich bewegt. Ein Schritt, der kleiner als das Fenster ist, glättet die Karte und braucht mehr Durchläufe.</translation></message>
<message><source>Window</source><translation>Fenster</translation></message>
<message><source>Side of the square that is painted over.</source><translation>Seitenlänge des Quadrats, das übermalt wird.</translation></message>
<message><source>How far the square moves each time.</source><translation>Wie weit sich das Quadrat jedes Mal bewegt.</translation></message>
<message><source>Measured in</source><translation>Gemessen in</translation></message>
<message><source>patches</source><translation>Patches</translation></message>
<message><source>pixels</source><translation>Pixel</translation></message>
<message><source>&lt;b&gt;Unit&lt;/b&gt;&lt;br&gt;Whether window and step are counted in patches or in pixels.</source><translation>&lt;b&gt;Einheit&lt;/b&gt;&lt;br&gt;Ob Fenster und Schritt in Patches oder in Pixeln gezählt werden.</translation></message>
<message><source>Paint</source><translation>Farbe</translation></message>
<message><source>mean of training</source><translation>Mittel des Trainings</translation></message>
<message><source>mean of picture</source><translation>Mittel des Bildes</translation></message>
<message><source>black</source><translation>Schwarz</translation></message>
<message><source>white</source><translation>Weiß</translation></message>
<message><source>&lt;b&gt;Paint&lt;/b&gt;&lt;br&gt;The colour of the square. The mean colour of the training pictures is zero for the network.</source><translation>&lt;b&gt;Farbe&lt;/b&gt;&lt;br&gt;Die Farbe des Quadrats. Die mittlere Farbe der Trainingsbilder ist für das Netz null.</translation></message>
<message><source>Groups</source><translation>Gruppen</translation></message>
<message><source>&lt;b&gt;Groups&lt;/b&gt;&lt;br&gt;How many groups the patches are divided into. Up to 12 the values are exact, from all combinations; with more they are sampled.</source><translation>&lt;b&gt;Gruppen&lt;/b&gt;&lt;br&gt;In wie viele Gruppen die Patches eingeteilt werden. Bis 12 sind die Werte exakt, aus allen Kombinationen; bei mehr werden sie aus Stichproben geschätzt.</translation></message>
<message><source>Orders</source><translation>Reihenfolgen</translation></message>
<message><source>&lt;b&gt;Orders&lt;/b&gt;&lt;br&gt;How many orders of the groups are drawn where values are sampled. Four times as many halve the intervals.</source><translation>&lt;b&gt;Reihenfolgen&lt;/b&gt;&lt;br&gt;Wie viele Reihenfolgen der Gruppen gezogen werden, wo Werte aus Stichproben geschätzt werden. Viermal so viele halbieren die Intervalle.</translation></message>
<message><source>logit</source><translation>Logit</translation></message>
<message><source>&lt;b&gt;Value&lt;/b&gt;&lt;br&gt;Which score of the class is used: its logit or its probability.</source><translation>&lt;b&gt;Wert&lt;/b&gt;&lt;br&gt;Welcher Wert der Klasse verwendet wird: ihr Logit oder ihre Wahrscheinlichkeit.</translation></message>
<message><source>Masks</source><translation>Masken</translation></message>
<message><source>&lt;b&gt;Masks&lt;/b&gt;&lt;br&gt;How many random masks are drawn, one forward pass each. The same ones every time, on every machine.</source><translation>&lt;b&gt;Masken&lt;/b&gt;&lt;br&gt;Wie viele zufällige Masken gezogen werden, je ein Vorwärtsdurchlauf. Jedes Mal dieselben, auf jedem Rechner.</translation></message>
<message><source>Cells per side</source><translation>Zellen je Seite</translation></message>
<message><source>&lt;b&gt;Cells&lt;/b&gt;&lt;br&gt;Each mask is a square grid with this many cells per side, each on or off, smoothly enlarged.</source><translation>&lt;b&gt;Zellen&lt;/b&gt;&lt;br&gt;Jede Maske ist ein quadratisches Gitter mit so vielen Zellen je Seite, jede an oder aus, stetig vergrößert.</translation></message>
<message><source>Distance</source><translation>Abstand</translation></message>
<message><source>&lt;b&gt;Distance&lt;/b&gt;&lt;br&gt;Features whose cosine distance is below this share a mask. Larger values make fewer masks.</source><translation>&lt;b&gt;Abstand&lt;/b&gt;&lt;br&gt;Merkmale, deren Kosinusabstand darunter liegt, teilen sich eine Maske. Größere Werte ergeben weniger Masken.</translation></message>
<message><source>At most %1 forward passes.</source><translation>Höchstens %1 Vorwärtsdurchläufe.</translation></message>
<message><source>%1 forward passes.</source><translation>%1 Vorwärtsdurchläufe.</translation></message>
<message><source>Values are within ±%1 (95 %).</source><translation>Die Werte sind auf ±%1 genau (95 %).</translation></message>
<message><source>There is no folder to keep presets in.</source><translation>Es gibt keinen Ordner zum Speichern der Vorlagen.</translation></message>
<message><source>This version cannot change %1.</source><translation>Diese Version kann %1 nicht ändern.</translation></message>
<message><source>Points</source><translation>Punkte</translation></message>
<message><source>Spread</source><translation>Streuung</translation></message>
<message><source>KL</source><translation>KL</translation></message>
<message><source>Head counts</source><translation>Head-Anzahlen</translation></message>
<message><source>Attention replaced</source><translation>Attention ersetzt</translation></message>
<message><source>Models</source><translation>Modelle</translation></message>
<message><source>Heads of a block</source><translation>Heads eines Blocks</translation></message>
<message><source>Before and after</source><translation>Vorher und nachher</translation></message>
<message><source>Picture sizes</source><translation>Bildgrößen</translation></message>
<message><source>Columns</source><translation>Spalten</translation></message>
<message><source>What changes from column to column. Before and after: the network as it is, and without what is switched off under What if.</source><translation>Was sich von Spalte zu Spalte ändert. Vorher und nachher: das Netz, wie es ist, und ohne das, was unter „Was wäre, wenn“ abgeschaltet ist.</translation></message>
<message><source>Pictures</source><translation>Bilder</translation></message>
<message><source>Rows</source><translation>Zeilen</translation></message>
<message><source>What changes from row to row.</source><translation>Was sich von Zeile zu Zeile ändert.</translation></message>
<message><source>The open picture and those that follow it in the list.</source><translation>Das geöffnete Bild und die folgenden der Liste.</translation></message>
<message><source>Which methods are shown.</source><translation>Welche Methoden gezeigt werden.</translation></message>
<message><source>Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the plan the model was trained with.</source><translation>Durch | getrennte Pläne, z. B. hydra:cosine@back:1 | hydra:cosine@all. Ein leerer ist der Plan, mit dem das Modell trainiert wurde.</translation></message>
<message><source>Add a model…</source><translation>Modell hinzufügen…</translation></message>
<message><source>Add a model</source><translation>Modell hinzufügen</translation></message>
<message><source>Another checkpoint, next to the open one.</source><translation>Ein weiterer Checkpoint neben dem geöffneten.</translation></message>
<message><source>Same colou&amp;rs in a row</source><translation>Gleiche Fa&amp;rben je Zeile</translation></message>
<message><source>Equal colours mean equal values in all panels of a row that show the same method.</source><translation>Gleiche Farben bedeuten gleiche Werte in allen Teilbildern einer Zeile, die dieselbe Methode zeigen.</translation></message>
<message><source>Same colours in a row</source><translation>Gleiche Farben je Zeile</translation></message>
<message><source>R&amp;ows</source><translation>&amp;Zeilen</translation></message>
<message><source>&amp;Columns</source><translation>&amp;Spalten</translation></message>
<message><source>Another file…</source><translation>Andere Datei…</translation></message>
<message><source>&amp;Difference</source><translation>&amp;Differenz</translation></message>
<message><source>The second panel shows the first map minus the second. Choose two panels: click one, then Shift-click the other.</source><translation>Das zweite Teilbild zeigt die erste Karte minus die zweite. Zwei Teilbilder wählen: Klick auf das eine, Umschalt-Klick auf das andere.</translation></message>
<message><source>Bo&amp;th scaled to 1</source><translation>Beide auf 1 &amp;normiert</translation></message>
<message><source>Divides each map by its largest magnitude first, so that the difference shows shape, not scale.</source><translation>Teilt jede Karte zuerst durch ihren größten Betrag, sodass die Differenz die Form zeigt, nicht die Skala.</translation></message>
<message><source>&amp;Blink</source><translation>B&amp;linken</translation></message>
<message><source>The first panel alternates between the two maps.</source><translation>Das erste Teilbild wechselt zwischen den beiden Karten.</translation></message>
<message><source>Similarity of the two selected maps</source><translation>Ähnlichkeit der beiden gewählten Karten</translation></message>
<message><source>Pearson %1   Spearman %2   Overlap of the strongest fifth %3</source><translation>Pearson %1   Spearman %2   Überlappung des stärksten Fünftels %3</translation></message>
<message><source>The maps have different grids.</source><translation>Die Karten haben verschiedene Gitter.</translation></message>
<message><source>each picture&apos;s predicted class</source><translation>vorhergesagte Klasse jedes Bildes</translation></message>
<message><source>nothing is switched off</source><translation>nichts ist abgeschaltet</translation></message>
<message><source>Click a patch: the query of all panels. Shift-click: compare.</source><translation>Klick auf einen Patch: Query aller Teilbilder. Umschalt-Klick: vergleichen.</translation></message>
<message><source>Shift-click: compare. Wheel: zoom. Double-click: open.</source><translation>Umschalt-Klick: vergleichen. Mausrad: zoomen. Doppelklick: öffnen.</translation></message>
<message><source>Word</source><translation>Wort</translation></message>
<message><source>Weight</source><translation>Gewicht</translation></message>
<message><source>&amp;Words</source><translation>&amp;Wörter</translation></message>
<message><source>&lt;b&gt;Words&lt;/b&gt;&lt;br&gt;What the picture may be made of: the names of ImageNet&apos;s classes, or a file of words and phrases, one a line.</source><translation>&lt;b&gt;Wörter&lt;/b&gt;&lt;br&gt;Woraus das Bild bestehen darf: die Namen der ImageNet-Klassen oder eine Datei mit Wörtern und Wendungen, je Zeile eine.</translation></message>
<message><source>Su&amp;btract what all share</source><translation>Ge&amp;meinsames abziehen</translation></message>
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;What all pictures of a folder have in common is taken away first. Without it that counts as left over.</source><translation>&lt;b&gt;Gemeinsames abziehen&lt;/b&gt;&lt;br&gt;Was alle Bilder eines Ordners gemeinsam haben, wird zuerst abgezogen. Sonst zählt es zum Rest.</translation></message>
<message><source>&amp;How few words</source><translation>Wie weni&amp;ge Wörter</translation></message>
<message><source>&lt;b&gt;How few words&lt;/b&gt; (λ)&lt;br&gt;More gives fewer words: one takes part if its cosine with what is left exceeds half of λ.</source><translation>&lt;b&gt;Wie wenige Wörter&lt;/b&gt; (λ)&lt;br&gt;Mehr ergibt weniger Wörter: Eines ist dabei, wenn sein Kosinus mit dem Rest die Hälfte von λ übersteigt.</translation></message>
<message><source>Words of the picture</source><translation>Wörter des Bildes</translation></message>
<message><source>ImageNet&apos;s class names</source><translation>Klassennamen von ImageNet</translation></message>
<message><source>Choose a file…</source><translation>Datei wählen…</translation></message>
<message><source>Choose a folder…</source><translation>Ordner wählen…</translation></message>
<message><source>Reading the words…</source><translation>Die Wörter werden gelesen…</translation></message>
<message><source>%1 of %2 words: cosine with the embedding %3, left over %4.</source><translation>%1 von %2 Wörtern: Kosinus mit dem Embedding %3, Rest %4.</translation></message>
<message><source>Pictures of the mean: %1.</source><translation>Bilder des Mittels: %1.</translation></message>
<message><source>Not read: %1.</source><translation>Nicht gelesen: %1.</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Formula, conventions and source, in the reference.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Formel, Konventionen und Quelle, in der Referenz.</translation></message>
<message><source>Cost of each head count</source><translation>Kosten jeder Head-Anzahl</translation></message>
<message><source>Measure</source><translation>Messen</translation></message>
<message><source>%1 × %2 px (native)</source><translation>%1 × %2 px (nativ)</translation></message>
<message><source>%1 × %1 px</source><translation>%1 × %1 px</translation></message>
<message><source>Measure a folder…</source><translation>Ordner messen…</translation></message>
<message><source>Keep what has been measured.</source><translation>Behalten, was gemessen wurde.</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv. Each picture is given the class of its nearest neighbours among the others, at every head count: what the embedding is worth without a classifier.</source><translation>Ein Unterordner je Klasse, oder Bilder mit einer labels.csv. Jedes Bild erhält bei jeder Head-Anzahl die Klasse seiner nächsten Nachbarn unter den anderen: was das Embedding ohne Klassifikator wert ist.</translation></message>
<message><source>Measure sizes</source><translation>Größen messen</translation></message>
<message><source>Measure times</source><translation>Zeiten messen</translation></message>
<message><source>Measures softmax, window and Hydra attention at every picture size, at the chosen head count. Large pictures take a while.</source><translation>Misst Softmax-, Fenster- und Hydra-Attention bei jeder Bildgröße, mit der gewählten Head-Anzahl. Große Bilder brauchen eine Weile.</translation></message>
<message><source>Measures time, throughput and memory of every head count on this machine. You can keep working; your requests take priority.</source><translation>Misst Zeit, Durchsatz und Speicher jeder Head-Anzahl auf diesem Rechner. Sie können weiterarbeiten; Ihre Anfragen haben Vorrang.</translation></message>
<message><source>Measuring %1 of %2…</source><translation>Messung %1 von %2…</translation></message>
<message><source>%1, %2 threads, matrix products at %3 GFLOPS</source><translation>%1, %2 Threads, Matrixprodukte mit %3 GFLOPS</translation></message>
<message><source>Slicing scheme</source><translation>Slicing-Schema</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;Slicing-Schema&lt;/b&gt;&lt;br&gt;Was ein Teilnetz aus k Heads behält: &lt;i&gt;HydraViT&lt;/i&gt; und &lt;i&gt;SortedNet&lt;/i&gt; machen auch die Tokens schmaler, &lt;i&gt;MatFormer&lt;/i&gt; nur das MLP, &lt;i&gt;DynaBERT&lt;/i&gt; Heads und MLP.</translation></message>
<message><source>&lt;b&gt;Image size&lt;/b&gt;&lt;br&gt;More pixels make more tokens, and softmax attention grows with their square.</source><translation>&lt;b&gt;Bildgröße&lt;/b&gt;&lt;br&gt;Mehr Pixel ergeben mehr Tokens, und Softmax-Attention wächst mit deren Quadrat.</translation></message>
<message><source>Attention: as set</source><translation>Attention: wie eingestellt</translation></message>
<message><source>Attention as trained</source><translation>Attention wie trainiert</translation></message>
<message><source>&lt;b&gt;Attention&lt;/b&gt;&lt;br&gt;As chosen in the Attention panel, or as the weights were trained.</source><translation>&lt;b&gt;Attention&lt;/b&gt;&lt;br&gt;Wie im Bereich Attention gewählt, oder wie die Gewichte trainiert wurden.</translation></message>
<message><source>Chart</source><translation>Diagramm</translation></message>
<message><source>&lt;b&gt;Chart&lt;/b&gt;&lt;br&gt;What is drawn.</source><translation>&lt;b&gt;Diagramm&lt;/b&gt;&lt;br&gt;Was gezeichnet wird.</translation></message>
<message><source>Cost chart</source><translation>Kostendiagramm</translation></message>
<message><source>The colour map. Signed maps have their own, with zero in the middle.</source><translation>Die Farbpalette. Karten mit Vorzeichen haben ihre eigene, mit der Null in der Mitte.</translation></message>
<message><source>Distribution of the map&apos;s values</source><translation>Verteilung der Werte der Karte</translation></message>
<message><source>&amp;Opacity</source><translation>De&amp;ckkraft</translation></message>
<message><source>How strongly the map covers the picture.</source><translation>Wie stark die Karte das Bild überdeckt.</translation></message>
<message><source>Values below this share of the range are not painted: only the strongest evidence stays.</source><translation>Werte unter diesem Anteil des Bereichs werden nicht gemalt: Nur die stärkste Evidenz bleibt.</translation></message>
<message><source>&amp;Range</source><translation>&amp;Bereich</translation></message>
<message><source>Where the colours begin and end, as shares of the map&apos;s range. The ends of the colour bar can be dragged, too. Signed maps have one end, on both sides of zero.</source><translation>Wo die Farben beginnen und enden, als Anteile des Bereichs der Karte. Auch die Enden der Farbskala lassen sich ziehen. Karten mit Vorzeichen haben ein Ende, auf beiden Seiten der Null.</translation></message>
<message><source>C&amp;lip</source><translation>&amp;Kappen</translation></message>
<message><source>This share of the values lies beyond each end of the range, so that one hot patch does not hide the others.</source><translation>Dieser Anteil der Werte liegt jenseits jedes Endes des Bereichs, damit ein einzelner starker Patch die anderen nicht verdeckt.</translation></message>
<message><source>Ga&amp;mma</source><translation>Ga&amp;mma</translation></message>
<message><source>Colours follow the place in the range to this power: below 1, low values show; above 1, high ones stand out.</source><translation>Die Farben folgen der Lage im Bereich, erhoben zu dieser Potenz: Unter 1 werden niedrige Werte sichtbar, über 1 treten hohe hervor.</translation></message>
<message><source>Discards your changes and opens the model again.</source><translation>Verwirft Ihre Änderungen und öffnet das Modell neu.</translation></message>
<message><source>Model values and their sources</source><translation>Werte des Modells und ihre Quellen</translation></message>
<message><source>%1 (%2)</source><translation>%1 (%2)</translation></message>
<message><source>Not used: %1</source><translation>Nicht verwendet: %1</translation></message>
<message><source>Reset to file values</source><translation>Auf Dateiwerte zurücksetzen</translation></message>
<message><source>Patch size</source><translation>Patchgröße</translation></message>
<message><source>Side of a patch in pixels. Smaller patches make more tokens and finer maps, and a pass takes longer. The model is opened again.</source><translation>Seitenlänge eines Patches in Pixeln. Kleinere Patches ergeben mehr Tokens und feinere Karten, und ein Durchlauf dauert länger. Das Modell wird neu geöffnet.</translation></message>
<message><source>Predictions with %1 of %2 heads</source><translation>Vorhersagen mit %1 von %2 Heads</translation></message>
<message><source>Each on its own: probabilities need not add up to 1.</source><translation>Jede für sich: Wahrscheinlichkeiten müssen sich nicht zu 1 addieren.</translation></message>
<message><source>Probability of the class by head count</source><translation>Wahrscheinlichkeit der Klasse je Head-Anzahl</translation></message>
<message><source>Probability of the explained class at every head count. If the curve rises early, a small network is enough for this picture. Click to choose a head count.</source><translation>Wahrscheinlichkeit der erklärten Klasse bei jeder Head-Anzahl. Steigt die Kurve früh, genügt für dieses Bild ein kleines Netz. Ein Klick wählt eine Head-Anzahl.</translation></message>
<message><source>Probability of %1</source><translation>Wahrscheinlichkeit von %1</translation></message>
<message><source>Knows %1 classes: %2</source><translation>Kennt %1 Klassen: %2</translation></message>
<message><source>Preferences</source><translation>Einstellungen</translation></message>
<message><source>Appearance</source><translation>Erscheinungsbild</translation></message>
<message><source>For the window&apos;s texts. Numbers, figures and exported files are the same in every language.</source><translation>Für die Texte des Fensters. Zahlen, Abbildungen und exportierte Dateien sind in jeder Sprache gleich.</translation></message>
<message><source>Light, dark, or as the system is set.</source><translation>Hell, dunkel oder wie im System eingestellt.</translation></message>
<message><source>At the start</source><translation>Beim Start</translation></message>
<message><source>The one used last</source><translation>Das zuletzt benutzte</translation></message>
<message><source>&amp;Model</source><translation>&amp;Modell</translation></message>
<message><source>What opens when nothing else is asked for.</source><translation>Was geöffnet wird, wenn nichts anderes verlangt ist.</translation></message>
<message><source>M&amp;ethod</source><translation>M&amp;ethode</translation></message>
<message><source>The map that is shown at first.</source><translation>Die Karte, die zuerst gezeigt wird.</translation></message>
<message><source>Computing</source><translation>Berechnung</translation></message>
<message><source>Automatic</source><translation>Automatisch</translation></message>
<message><source>T&amp;hreads</source><translation>T&amp;hreads</translation></message>
<message><source>For inference. Automatic: one for each core that is free for Hydrascope. HYDRA_THREADS and OMP_NUM_THREADS take precedence.</source><translation>Für die Inferenz. Automatisch: einer für jeden Kern, der für Hydrascope frei ist. HYDRA_THREADS und OMP_NUM_THREADS haben Vorrang.</translation></message>
<message><source> MB</source><translation> MB</translation></message>
<message><source>Automatic (%1 MB)</source><translation>Automatisch (%1 MB)</translation></message>
<message><source>Memo&amp;ry</source><translation>Spe&amp;icher</translation></message>
<message><source>For cached maps, predictions and pictures. The weights of open models come on top.</source><translation>Für zwischengespeicherte Karten, Vorhersagen und Bilder. Die Gewichte geöffneter Modelle kommen hinzu.</translation></message>
<message><source>New figures</source><translation>Neue Abbildungen</translation></message>
<message><source>One column of most journals is 84 mm wide, two are 174 mm.</source><translation>Eine Spalte ist in den meisten Zeitschriften 84 mm breit, zwei sind 174 mm breit.</translation></message>
<message><source>Res&amp;olution</source><translation>Auf&amp;lösung</translation></message>
<message><source>For PNG files, and for pictures inside SVG and PDF files.</source><translation>Für PNG-Dateien und für Bilder in SVG- und PDF-Dateien.</translation></message>
<message><source>&amp;Font size</source><translation>Schrift&amp;größe</translation></message>
<message><source>For the figure&apos;s texts.</source><translation>Für die Texte der Abbildung.</translation></message>
<message><source>a dog
a cat on a sofa</source><translation>z. B. a dog
a cat on a sofa</translation></message>
<message><source>a photo of a {}</source><translation>z. B. a photo of a {}</translation></message>
<message><source>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;One sentence per line; each is a class. Predictions and maps follow when you pause typing.</source><translation>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;Ein Satz je Zeile; jeder ist eine Klasse. Vorhersagen und Karten folgen, sobald Sie beim Tippen innehalten.</translation></message>
<message><source>Templates</source><translation>Templates</translation></message>
<message><source>&lt;b&gt;Templates&lt;/b&gt;&lt;br&gt;Sentences into which each prompt is inserted in place of {}; several are averaged. Empty: each prompt is the whole sentence.</source><translation>&lt;b&gt;Templates&lt;/b&gt;&lt;br&gt;Sätze, in die jeder Prompt anstelle von {} eingesetzt wird; mehrere werden gemittelt. Leer: Jeder Prompt ist der ganze Satz.</translation></message>
<message><source>Vocabulary</source><translation>Vokabular</translation></message>
<message><source>The file of the model&apos;s tokenizer: merges.txt, tokenizer.json, spiece.model or bpe_simple_vocab_16e6.txt.gz. Needed if the file is not next to the model.</source><translation>Die Datei des Tokenizers des Modells: merges.txt, tokenizer.json, spiece.model oder bpe_simple_vocab_16e6.txt.gz. Nötig, wenn sie nicht neben dem Modell liegt.</translation></message>
<message><source>dino.txt</source><translation>dino.txt</translation></message>
<message><source>The file of dino.txt, with its vision head and text encoder. Needed if the file is not next to the model.</source><translation>Die Datei von dino.txt mit Bildkopf und Textencoder. Nötig, wenn sie nicht neben dem Modell liegt.</translation></message>
<message><source>Prompts, one per line</source><translation>Prompts, einer je Zeile</translation></message>
<message><source>Sentence around a word</source><translation>Satz um ein Wort</translation></message>
<message><source>Words of the explained prompt</source><translation>Wörter des erklärten Prompts</translation></message>
<message><source>Pictures by sentence</source><translation>Bilder nach Satz</translation></message>
<message><source>%1: similarity %2 (%3)</source><translation>%1: Ähnlichkeit %2 (%3)</translation></message>
<message><source>Spelling as the model learned it</source><translation>Schreibweise, wie das Modell sie gelernt hat</translation></message>
<message><source>Not cleaned</source><translation>Nicht bereinigt</translation></message>
<message><source>Lower case</source><translation>Kleinschreibung</translation></message>
<message><source>As Hugging Face</source><translation>Wie Hugging Face</translation></message>
<message><source>As open_clip</source><translation>Wie open_clip</translation></message>
<message><source>A DINOv3 has words by dino.txt, whose file is not next to it. Choose it: it holds a vision head and a text encoder, and is of the size of this backbone.</source><translation>Ein DINOv3 versteht Wörter durch dino.txt, dessen Datei nicht daneben liegt. Wählen Sie sie: Sie enthält einen Bildkopf und einen Textencoder und passt zur Größe dieses Backbones.</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>Das Vokabular des Modells liegt nicht daneben. Wählen Sie bpe_simple_vocab_16e6.txt.gz von OpenAI (Repository openai/CLIP) oder merges.txt oder tokenizer.json von Hugging Face; bei einem SigLIP spiece.model oder tokenizer.json.</translation></message>
<message><source>Vocabulary…</source><translation>Vokabular…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>Bereinigung</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;What becomes of a prompt before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;Bereinigung&lt;/b&gt;&lt;br&gt;Was aus einem Prompt wird, bevor er in Tokens zerlegt wird, und wie ähnlich der erklärte Prompt dem Bild mit jeder wäre.</translation></message>
<message><source>Words need a model that reads text, e.g. SigLIP. Open model downloads one, too.</source><translation>Wörter brauchen ein Modell, das Text liest, z. B. SigLIP. „Modell öffnen“ lädt auch eines herunter.</translation></message>
<message><source>Picture &amp;size</source><translation>Bild&amp;größe</translation></message>
<message><source>%1 MACs per pass; a map takes about %2 GB on top of the weights</source><translation>%1 MACs je Durchlauf; eine Karte braucht etwa %2 GB zusätzlich zu den Gewichten</translation></message>
<message><source>Picture size</source><translation>Bildgröße</translation></message>
<message><source>The size at which the network sees pictures; positions are resampled. Choose one, or type 448, 672x448 (height x width) or long:896 (own proportions).</source><translation>Die Größe, in der das Netz Bilder sieht; Positionen werden interpoliert. Wählen Sie eine, oder geben Sie 448, 672x448 (Höhe x Breite) oder long:896 (eigene Proportionen) ein.</translation></message>
<message><source>block </source><translation>Block </translation></message>
<message><source>head </source><translation>Head </translation></message>
<message><source>tokens: </source><translation>Tokens: </translation></message>
<message><source>Switch off</source><translation>Abschalten</translation></message>
<message><source>Predictions, maps and curves follow at once.</source><translation>Vorhersagen, Karten und Kurven folgen sofort.</translation></message>
<message><source>What is off</source><translation>Was aus ist</translation></message>
<message><source>What is switched off or replaced. Shift-click a patch in the picture to drop it.</source><translation>Was abgeschaltet oder ersetzt ist. Umschalt-Klick auf einen Patch im Bild lässt ihn weg.</translation></message>
<message><source>Switch on</source><translation>Einschalten</translation></message>
<message><source>Switch the chosen parts on again.</source><translation>Die gewählten Teile wieder einschalten.</translation></message>
<message><source>Switch all on</source><translation>Alles einschalten</translation></message>
<message><source>Switch everything on again.</source><translation>Alles wieder einschalten.</translation></message>
<message><source>Use this picture&apos;s values</source><translation>Werte dieses Bildes merken</translation></message>
<message><source>Its activations can then replace those of other pictures.</source><translation>Seine Aktivierungen können dann die anderer Bilder ersetzen.</translation></message>
<message><source>A picture is kept.</source><translation>Ein Bild ist gemerkt.</translation></message>
<message><source>Kept: %1</source><translation>Gemerkt: %1</translation></message>
<message><source>by zero</source><translation>durch null</translation></message>
<message><source>by its mean at each token</source><translation>durch sein Mittel bei jedem Token</translation></message>
<message><source>by its mean</source><translation>durch sein Mittel</translation></message>
<message><source>by the kept picture&apos;s</source><translation>durch das gemerkte Bild</translation></message>
<message><source>head</source><translation>Head</translation></message>
<message><source>MLP</source><translation>MLP</translation></message>
<message><source>patch tokens</source><translation>Patch-Tokens</translation></message>
<message><source>What is switched off or replaced: one head of a block, the block&apos;s attention or its MLP, or the patch tokens that leave the block.</source><translation>Was abgeschaltet oder ersetzt wird: ein Head eines Blocks, die Attention oder das MLP des Blocks oder die Patch-Tokens, die den Block verlassen.</translation></message>
<message><source>The block, counted from 0.</source><translation>Der Block, gezählt ab 0.</translation></message>
<message><source>The head of that block, counted from 0.</source><translation>Der Head dieses Blocks, gezählt ab 0.</translation></message>
<message><source>Replaced by</source><translation>Ersetzt durch</translation></message>
<message><source>&lt;b&gt;What takes its place&lt;/b&gt;&lt;br&gt;&lt;i&gt;nothing&lt;/i&gt;: the part adds zero. &lt;i&gt;its mean&lt;/i&gt;: the mean over a set of pictures, for each token or over all of them, from a file that hydrascope-cli means writes. &lt;i&gt;the kept picture&apos;s&lt;/i&gt;: its activations there.</source><translation>&lt;b&gt;Was an seine Stelle tritt&lt;/b&gt;&lt;br&gt;&lt;i&gt;nichts&lt;/i&gt;: Der Teil addiert null. &lt;i&gt;sein Mittel&lt;/i&gt;: das Mittel über einen Satz Bilder, für jedes Token oder über alle, aus einer Datei, die hydrascope-cli means schreibt. &lt;i&gt;das gemerkte Bild&lt;/i&gt;: seine Aktivierungen dort.</translation></message>
<message><source>nothing switched off</source><translation>nichts abgeschaltet</translation></message>
<message><source>What is off, as text</source><translation>Was aus ist, als Text</translation></message>
<message><source>The same as text, in the form of --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</source><translation>Dasselbe als Text, in der Form von --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</translation></message>
<message><source>Outliers stay</source><translation>Ausreißer bleiben</translation></message>
<message><source>Move outliers, leave zero</source><translation>Ausreißer verschieben, null lassen</translation></message>
<message><source>Move outliers, leave the mean</source><translation>Ausreißer verschieben, Mittel lassen</translation></message>
<message><source>Move outliers only</source><translation>Nur Ausreißer verschieben</translation></message>
<message><source>Copy outliers</source><translation>Ausreißer kopieren</translation></message>
<message><source>Outlier tokens</source><translation>Ausreißer-Tokens</translation></message>
<message><source>&lt;b&gt;Test-time registers&lt;/b&gt;&lt;br&gt;Networks without registers store global information in a few background tokens. Here the neurons that write them write into an extra token instead. hydrascope-cli registers finds these neurons over a folder of pictures.</source><translation>&lt;b&gt;Register zur Testzeit&lt;/b&gt;&lt;br&gt;Netze ohne Register speichern globale Information in einigen Hintergrund-Tokens. Hier schreiben die Neuronen, die sie schreiben, stattdessen in ein zusätzliches Token. hydrascope-cli registers findet diese Neuronen über einen Ordner mit Bildern.</translation></message>
<message><source>Extra tokens</source><translation>Zusätzliche Tokens</translation></message>
<message><source>How many tokens are added.</source><translation>Wie viele Tokens hinzugefügt werden.</translation></message>
<message><source>; did you mean %1?</source><translation>; meinten Sie %1?</translation></message>
<message><source>%1: expected one of %2; got &apos;%3&apos;</source><translation>%1: erwartet: %2; erhalten: „%3“</translation></message>
<message><source>%1 is not a settings file: nothing is read from it, and nothing is remembered</source><translation>%1 ist keine Einstellungsdatei: Nichts wird daraus gelesen, und nichts wird gemerkt</translation></message>
<message><source>There is not enough memory for this.</source><translation>Dafür reicht der Speicher nicht aus.</translation></message>
</context>
</TS>

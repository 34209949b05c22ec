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
<message><source>Attention takes %1 multiply-accumulates</source><translation>%1 Multiply-Accumulates berechnen die Attention und wenden sie an</translation></message>
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
<message><source>Cancelled. What has been downloaded is kept: a later download continues from there.</source><translation>Abgebrochen. Was heruntergeladen ist, bleibt: Ein späteres Herunterladen geht dort weiter.</translation></message>
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
<message><source>Mean cosine distance of these tokens&apos; features to their mean, before t-SNE: the plane alone cannot tell whether tokens are more alike.</source><translation>Mittlere Kosinusdistanz der Merkmale dieser Tokens zu ihrem Mittel, vor t-SNE: Die Ebene allein zeigt nicht, ob Tokens ähnlicher sind.</translation></message>
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
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 uses only the picture itself and is proportionally faster.</source><translation>&lt;b&gt;Stichproben&lt;/b&gt;&lt;br&gt;Der Gradient wird über so viele Bilder gemittelt, von Schwarz bis zum gegebenen. 1 nimmt allein das Bild und ist um diesen Faktor schneller.</translation></message>
<message><source>To&amp;ken</source><translation>To&amp;ken</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;Query-Token&lt;/b&gt;&lt;br&gt;Attention wird für ein Query-Token gezeigt. Ein Klick auf einen Patch des Bildes macht ihn zur Query. Standard ist das Klassen-Token, das der Klassifikator liest.</translation></message>
<message><source>On such networks it measured no more faithful than distance from the picture&apos;s centre. Do not trust it here.</source><translation>Auf solchen Netzen gemessen, ist sie nicht treuer als die Nähe zur Bildmitte. Hier nicht darauf vertrauen.</translation></message>
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
<message><source>The kept colours are no longer available: choose Colours per picture</source><translation>Die gemerkten Farben sind nicht mehr vorhanden: wählen Sie Farben je Bild</translation></message>
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
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to the block&apos;s output.</source><translation>Was das Merkmal zum Logit der Klasse über alle Patches beiträgt, nach dem Gradienten. Merkmale und Fehler ergeben zusammen, was den Block verlässt.</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>Was das Logit der Klasse verliert, wenn das Merkmal abgeschaltet wird; für die zwölf mit dem größten Beitrag.</translation></message>
<message><source>Switch o&amp;ff</source><translation>A&amp;bschalten</translation></message>
<message><source>Removes the feature&apos;s part from the block&apos;s output. The reconstruction error stays.</source><translation>Nimmt den Anteil des Merkmals aus dem, was den Block verlässt. Der Fehler der Rekonstruktion bleibt.</translation></message>
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
<message><source>Replaces the block&apos;s output with the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>Ersetzt, was den Block verlässt, durch die Rekonstruktion des Autoencoders: Was seine Merkmale nicht erfassen, fällt weg. Vorhersagen und Karten folgen.</translation></message>
<message><source>&amp;Number</source><translation>&amp;Nummer</translation></message>
<message><source>Features split a block&apos;s output into parts that can be named.</source><translation>Merkmale zerlegen, was ein Block sagt, in Teile, die sich benennen lassen.</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>Ein Sparse Autoencoder findet sie, der für dieses Modell trainiert wurde.</translation></message>
<message><source>One for this model is next to it: %1.</source><translation>Einer für dieses Modell liegt daneben: %1.</translation></message>
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
<message><source>Slicing scheme</source><translation>Slicing-Schema</translation></message>
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>Dieses Teilnetz: Token-Breite, Gewichte, Multiply-Accumulates je Bild mit der gewählten Attention und die mittlere Zeit (Median) eines warmen Vorwärtsdurchlaufs auf diesem Rechner.</translation></message>
<message><source>Single heads</source><translation>Einzelne Heads</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;Einzelne Heads&lt;/b&gt;&lt;br&gt;Jeder Head jedes Blocks als Punkt: je größer, desto wichtiger. Unter der Maus zeigt er seine Karte; ein Klick schaltet ihn aus.</translation></message>
<message><source>Strip of all head counts</source><translation>Streifen aller Head-Anzahlen</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;Streifen&lt;/b&gt;&lt;br&gt;Die Karten aller Head-Anzahlen nebeneinander. Er verschwindet, wenn das Bild zu klein würde.</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;Slicing-Schema&lt;/b&gt;&lt;br&gt;Was ein Teilnetz aus k Heads behält: &lt;i&gt;HydraViT&lt;/i&gt; und &lt;i&gt;SortedNet&lt;/i&gt; machen auch die Tokens schmaler, &lt;i&gt;MatFormer&lt;/i&gt; nur das MLP, &lt;i&gt;DynaBERT&lt;/i&gt; Heads und MLP.</translation></message>
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
<message><source>slicing scheme</source><translation>Slicing-Schema</translation></message>
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
<message><source>A backbone has no class to decompose. Choose another target in Explain.</source><translation>Ein Backbone hat keine Klasse, die sich zerlegen lässt. Wählen Sie unter „Erklären“ ein anderes Ziel.</translation></message>
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
<message><source>Pictures compared so far stay sorted.</source><translation>Was bisher verglichen wurde, bleibt sortiert.</translation></message>
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
<message><source>An autoencoder reads the output of a model&apos;s block. Open that model first.</source><translation>Ein Autoencoder liest, was einen Block eines Modells verlässt. Öffnen Sie zuerst dieses Modell.</translation></message>
<message><source>%1: %2 features of the output of block %3</source><translation>%1: %2 Merkmale dessen, was Block %3 verlässt</translation></message>
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
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it runs with your rights and can do whatever you can.</source><translation>&lt;b&gt;Befehl&lt;/b&gt;&lt;br&gt;Das Programm, wie Sie es in ein Terminal eingeben würden: Es läuft mit Ihren Rechten und darf alles, was Sie dürfen.</translation></message>
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
<message><source>%1 was written by a later version: it was left unchanged, and its presets are not shown.</source><translation>%1 wurde von einer späteren Version geschrieben: Die Datei bleibt unverändert, ihre Vorlagen werden nicht angezeigt.</translation></message>
<message><source>: preset %1</source><translation>: Vorlage %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1: Es gibt zwei Vorlagen %2</translation></message>
<message><source>%1: unknown settings, left unchanged: %2</source><translation>%1: hier unbekannt und unverändert gelassen: %2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 gehört zum Programm; wählen Sie einen anderen Namen.</translation></message>
<message><source>There are %1 presets already.</source><translation>Es gibt bereits %1 Vorlagen.</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>Ein Name hat 1 bis %1 Zeichen.</translation></message>
<message><source>There is a preset %1 already.</source><translation>Es gibt bereits eine Vorlage %1.</translation></message>
<message><source>Another window has changed the presets.</source><translation>Ein anderes Fenster hat die Vorlagen geändert.</translation></message>
<message><source>Paper figure</source><translation>Abbildung für Paper</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours mean equal values.</source><translation>Relevanz der vorhergesagten Klasse in gleichmäßigen Farben, ein Farbbereich für alle Head-Anzahlen: Gleiche Farben sind gleiche Werte.</translation></message>
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
<message><source>This file does not tell how many attention heads the model has, and tensor shapes cannot show it.
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
<message><source>This file does not tell which block of the network its features belong to.
Blocks are counted from 0; the autoencoder reads the block&apos;s output.

Block:</source><translation>Diese Datei sagt nicht, von welchem Block des Netzes ihre Merkmale sind.
Blöcke zählen ab 0; der Autoencoder liest, was den Block verlässt.

Block:</translation></message>
<message><source>This file does not tell how many features of a patch are kept (k).

Number of features:</source><translation>Diese Datei sagt nicht, wie viele Merkmale eines Patches bleiben (k).

Anzahl der Merkmale:</translation></message>
<message><source>This file does not tell which features of a patch are kept: the k largest, or all above a threshold.

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
<message><source>No word of the list describes what is special about the selection.</source><translation>Kein Wort der Liste sagt, was die Auswahl ausmacht.</translation></message>
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
<message><source>%1 weights</source><translation>%1 Gewichte</translation></message>
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
<message><source>The tour has ended; the window keeps its last settings.</source><translation>Die Tour ist beendet; das Fenster zeigt noch, was sie verlangt hat.</translation></message>
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
<message><source>Stable: the map moves by %1 when the picture is rounded.</source><translation>Stabil: Die Karte bewegt sich um %1, wenn das Bild gerundet wird.</translation></message>
<message><source>Unstable: the map moves by %1 when the picture is rounded; its finer differences mean nothing.</source><translation>Instabil: Die Karte bewegt sich um %1, wenn das Bild gerundet wird; ihre feineren Unterschiede bedeuten nichts.</translation></message>
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
<message><source>Stable</source><translation>Stabil</translation></message>
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
<message><source>Unstable: rounding moves it by %1</source><translation>Instabil: Rundung ändert sie um %1</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>Diese Karte ändert sich um %1 ihres größten Wertes, wenn sich jedes Pixel um etwa ein Millionstel ändert. Deuten Sie ihre feinen Unterschiede nicht, oder wählen Sie eine als stabil gekennzeichnete Methode.</translation></message>
<message><source>%1 scores %2 higher, though its patches score lower: the rest comes from biases, which belong to no patch.</source><translation>%1 gewinnt um %2, obwohl die Patches verlieren: Der Rest liegt in keinem Patch (Biases).</translation></message>
<message><source>Contributions of biases and the class token belong to no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>Was Biases und das Klassen-Token beitragen, liegt auf keinem Patch; daher ergeben die Farben zusammen nicht die Differenz der Logits beider Klassen.</translation></message>
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
<message><source>Validation loss, held-out</source><translation>Validierungsverlust, zurückgehalten</translation></message>
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
<message><source>cancelled, stopped or stuck; train --resume continues it</source><translation>abgebrochen, angehalten oder hängen geblieben; train --resume setzt es fort</translation></message>
<message><source>not measured</source><translation>nicht gemessen</translation></message>
<message><source>unreliable on such networks</source><translation>auf einem solchen Netz nicht vertrauenswürdig</translation></message>
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
<message><source>Feature %1 belongs to %2, which is not open: open it and apply again</source><translation>Merkmal %1 gehört zu %2, das nicht geöffnet ist: Öffnen Sie es und wenden Sie die Vorlage erneut an</translation></message>
<message><source>The model has no class %1</source><translation>Das Modell hat keine Klasse %1</translation></message>
<message><source>Images per second, measured</source><translation>Bilder je Sekunde, gemessen</translation></message>
<message><source>RAM, MB (estimate)</source><translation>RAM, MB (Schätzung)</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>Multiply-Accumulates, GMACs</translation></message>
<message><source>kNN accuracy</source><translation>kNN-Genauigkeit</translation></message>
<message><source>Accuracy is that of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>Die Genauigkeit ist die der angezeigten Netze: Wählen Sie das angezeigte Schema, die eigene Bildgröße des Modells und „Attention: wie eingestellt“.</translation></message>
<message><source>Probabilities are those of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>Die Wahrscheinlichkeiten sind die der angezeigten Netze: Wählen Sie das angezeigte Schema, die eigene Bildgröße des Modells und „Attention: wie eingestellt“.</translation></message>
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
<message><source>Slicing schemes</source><translation>Slicing-Schemata</translation></message>
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
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;The mean direction of a folder&apos;s pictures is subtracted first. Otherwise it counts as left over.</source><translation>&lt;b&gt;Gemeinsames abziehen&lt;/b&gt;&lt;br&gt;Was alle Bilder eines Ordners gemeinsam haben, wird zuerst abgezogen. Sonst zählt es zum Rest.</translation></message>
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
<message><source>DINOv3 reads text with dino.txt, whose file is not next to it. Choose that file: it holds a vision head and a text encoder for a backbone of this size.</source><translation>Ein DINOv3 liest Text mit dino.txt, dessen Datei nicht daneben liegt. Wählen Sie sie: Sie enthält einen Bildkopf und einen Textencoder und passt zur Größe dieses Backbones.</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>Das Vokabular des Modells liegt nicht daneben. Wählen Sie bpe_simple_vocab_16e6.txt.gz von OpenAI (Repository openai/CLIP) oder merges.txt oder tokenizer.json von Hugging Face; bei einem SigLIP spiece.model oder tokenizer.json.</translation></message>
<message><source>Vocabulary…</source><translation>Vokabular…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>Bereinigung</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;How a prompt is cleaned before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;Bereinigung&lt;/b&gt;&lt;br&gt;Was aus einem Prompt wird, bevor er in Tokens zerlegt wird, und wie ähnlich der erklärte Prompt dem Bild mit jeder wäre.</translation></message>
<message><source>Prompts need a model that reads text, such as SigLIP. Open model can also download one.</source><translation>Wörter brauchen ein Modell, das Text liest, z. B. SigLIP. „Modell öffnen“ lädt auch eines herunter.</translation></message>
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
<message><source>%1 is not a settings file: it is not read, and settings are not saved</source><translation>%1 ist keine Einstellungsdatei: Nichts wird daraus gelesen, und nichts wird gemerkt</translation></message>
<message><source>There is not enough memory for this.</source><translation>Dafür reicht der Speicher nicht aus.</translation></message>
</context>
<context>
<name>core</name>
<message><source>unknown option --%1; %2 lists what there is%3</source><translation>unbekannte Option --%1; %2 nennt alle%3</translation></message>
<message><source>--%1 takes no value, got &apos;%2&apos;</source><translation>--%1 nimmt keinen Wert an, erhalten: „%2“</translation></message>
<message><source>--%1 expects %2, and the line ends</source><translation>--%1 erwartet %2, und die Zeile endet</translation></message>
<message><source>--%1 is given twice</source><translation>--%1 ist zweimal angegeben</translation></message>
<message><source>--heads: expected one head count</source><translation>--heads: eine Head-Anzahl erwartet</translation></message>
<message><source>attention plan: %1 characters; at most 4096</source><translation>Attention-Plan: %1 Zeichen; höchstens 4096</translation></message>
<message><source>the autoencoder&apos;s codes</source><translation>die Codes des Autoencoders</translation></message>
<message><source>no basis to save: keep one first</source><translation>es gibt keine Basis zum Speichern: Merken Sie zuerst eine</translation></message>
<message><source>training data: %1 pictures are fewer than one batch of %2</source><translation>Trainingsdaten: %1 Bilder sind weniger als ein Batch von %2</translation></message>
<message><source>%1: expected a box with x0 &lt; x1 and y0 &lt; y1, found %2,%3,%4,%5</source><translation>%1: erwartet: ein Rechteck mit x0 &lt; x1 und y0 &lt; y1, gefunden: %2,%3,%4,%5</translation></message>
<message><source>a file</source><translation>eine Datei</translation></message>
<message><source>what was computed now</source><translation>was jetzt berechnet wurde</translation></message>
<message><source>the same bytes</source><translation>dieselben Bytes</translation></message>
<message><source>other bytes</source><translation>andere Bytes</translation></message>
<message><source>no such file; recomputing makes none</source><translation>keine solche Datei; die Frage ergibt keine</translation></message>
<message><source>shape %1</source><translation>Form %1</translation></message>
<message><source>%1 as value %2</source><translation>%1 als Wert %2</translation></message>
<message><source>%1, the largest of %2 differences; the largest value is %3</source><translation>%1, die größte von %2 Abweichungen; der größte Wert ist %3</translation></message>
<message><source>%1x%2 pixels</source><translation>%1x%2 Pixel</translation></message>
<message><source>the same picture</source><translation>dasselbe Bild</translation></message>
<message><source>%1 of %2 values differ</source><translation>%1 von %2 Werten weichen ab</translation></message>
<message><source>plain file names</source><translation>einfache Namen</translation></message>
<message><source>an unusual name; the file was not read</source><translation>ein seltsamer Name; nicht angesehen</translation></message>
<message><source>%1: has no %2; is it a bundle of evidence?</source><translation>%1: enthält kein %2; ist es ein Bündel von Belegen?</translation></message>
<message><source>%1: expected at most %2 files, found more</source><translation>%1: erwartet: höchstens %2 Dateien, mehr gefunden</translation></message>
<message><source>a link or a device; not read</source><translation>ein Link oder ein Gerät; nicht angesehen</translation></message>
<message><source>%1: %2: expected at most %3 bytes, found %4</source><translation>%1: %2: erwartet höchstens %3 Bytes, gefunden %4</translation></message>
<message><source>%1: expected &quot;format&quot;: &quot;%2&quot; and a list of files</source><translation>%1: erwartet &quot;format&quot;: &quot;%2&quot; und eine Liste von Dateien</translation></message>
<message><source>%1: expected {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} for each file</source><translation>%1: erwartet {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} für jede Datei</translation></message>
<message><source>one entry in the manifest</source><translation>einmal im Manifest</translation></message>
<message><source>none; the manifest lists it</source><translation>keine; das Manifest hat sie</translation></message>
<message><source>bytes with the SHA-256 of the manifest</source><translation>die Bytes, deren SHA-256 im Manifest steht</translation></message>
<message><source>no such file; the manifest lists none</source><translation>keine solche Datei; das Manifest hat keine</translation></message>
<message><source>%1 is not a valid file name in a bundle</source><translation>%1 ist kein Name einer Datei in einem Bündel</translation></message>
<message><source>wrote more than its reply: %1</source><translation>hat mehr als seine Antwort geschrieben: %1</translation></message>
<message><source>replied before reading its input; the input continues: %1</source><translation>hat geantwortet, bevor die Eingabe gelesen war; weiter heißt es: %1</translation></message>
<message><source>wrote a line of more than %1 bytes</source><translation>hat eine Zeile von mehr als %1 Bytes geschrieben</translation></message>
<message><source>closed its output before replying</source><translation>hat vor seiner Antwort die Ausgabe geschlossen</translation></message>
<message><source>closed its input before replying</source><translation>hat vor seiner Antwort die Eingabe geschlossen</translation></message>
<message><source>exited before replying, with exit code %1</source><translation>hat vor seiner Antwort mit Exit-Code %1 geendet</translation></message>
<message><source>was killed by signal %1 before replying</source><translation>wurde vor seiner Antwort durch Signal %1 beendet</translation></message>
<message><source>; its last words: %1</source><translation>; seine letzten Worte: %1</translation></message>
<message><source>expected %1</source><translation>erwartet: %1</translation></message>
<message><source>%1, products in %2</source><translation>%1, Produkte in %2</translation></message>
<message><source>%1 with %2</source><translation>%1 mit %2</translation></message>
<message><source>%1: %2 lines, more than the %3 allowed here</source><translation>%1: %2 Zeilen, mehr als die hier erlaubten %3</translation></message>
<message><source>%1: line %2: more than %3 columns, or more than %4 cells in all</source><translation>%1: Zeile %2: mehr als %3 Spalten oder mehr als %4 Zellen insgesamt</translation></message>
<message><source>%1: expected a table with a header, found nothing</source><translation>%1: Tabelle mit Kopfzeile erwartet, nichts gefunden</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, found %3</source><translation>%1: erwartet: eine Spalte „%2“, gefunden: %3</translation></message>
<message><source>%1: expected at least %2 cells, found %3</source><translation>%1: erwartet: mindestens %2 Zellen, gefunden: %3</translation></message>
<message><source>%1: expected a number, found %2</source><translation>%1: Zahl erwartet, gefunden: %2</translation></message>
<message><source>%1: line %2</source><translation>%1: Zeile %2</translation></message>
<message><source>deadline: %1 head counts with %2 costs</source><translation>Frist: %1 Head-Anzahlen mit %2 Kosten</translation></message>
<message><source>%1: %2</source><translation>%1: %2</translation></message>
<message><source>expected HF_HUB_CACHE, HF_HOME or HOME to say where models are kept; none is set</source><translation>erwartet: HF_HUB_CACHE, HF_HOME oder HOME sagt, wo Modelle liegen; nichts davon ist gesetzt</translation></message>
<message><source>%1, %2 of %3</source><translation>%1, %2 von %3</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names%3</source><translation>%1: kein Tensor %2; erwartet: ein Vision Transformer in den Namen von timm%3</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names, found e.g. %3</source><translation>%1: kein Tensor %2; erwartet: ein Vision Transformer mit den Namen von timm, gefunden: z. B. %3</translation></message>
<message><source>%1: tensor %2: expected %3 dimensions, found %4</source><translation>%1: Tensor %2: erwartet: %3 Dimensionen, gefunden: %4</translation></message>
<message><source>%1: tensor %2 has shape %3; expected side %4 from 1 to %5</source><translation>%1: Tensor %2 hat die Form %3; erwartet: Seite %4 von 1 bis %5</translation></message>
<message><source>%1: %2 %3 was requested, but the tensors have %4</source><translation>%1: Verlangt wurde %2 %3, aber die Tensoren haben %4</translation></message>
<message><source>%1: metadata says %2 %3, but the tensors have %4</source><translation>%1: Die Metadaten nennen %2 %3, aber die Tensoren haben %4</translation></message>
<message><source>expected a name that ends in .fiftyone, .json or .maps, got &apos;%1&apos;</source><translation>erwartet: ein Name, der auf .fiftyone, .json oder .maps endet, erhalten: „%1“</translation></message>
<message><source>%1: expected scores of an earlier run, found something else</source><translation>%1: Bewertungen eines früheren Laufs erwartet, etwas anderes gefunden</translation></message>
<message><source>--measure: with --predictor expected deletion, insertion, perturbation or pointing</source><translation>--measure: mit --predictor erwartet: deletion, insertion, perturbation oder pointing</translation></message>
<message><source>these shards belong to different runs: %1 and %2</source><translation>diese Shards sind nicht von einer Frage: %1 und %2</translation></message>
<message><source>%1: has features 0 to %2, got %3</source><translation>%1: hat die Merkmale 0 bis %2, erhalten: %3</translation></message>
<message><source>--folder: %1: not a folder</source><translation>--folder: %1: ist kein Ordner</translation></message>
<message><source>%1: expected a file inside the opened folder</source><translation>%1: erwartet: eine Datei unter dem geöffneten Ordner</translation></message>
<message><source>%1: more than %2 files</source><translation>%1: mehr als %2 Dateien</translation></message>
<message><source>%1: a link there leads out of the opened folder</source><translation>%1: ein Link daneben oder darin führt aus dem geöffneten Ordner hinaus</translation></message>
<message><source>unknown argument %1</source><translation>unbekanntes Argument %1</translation></message>
<message><source>%1: expected the name of a file</source><translation>%1: erwartet: der Name einer Datei</translation></message>
<message><source>%1: contains a NUL byte</source><translation>%1: ein NUL-Byte</translation></message>
<message><source>a whole number from %1 to %2</source><translation>eine ganze Zahl von %1 bis %2</translation></message>
<message><source>a number from %1 to %2</source><translation>eine Zahl von %1 bis %2</translation></message>
<message><source>true or false</source><translation>true oder false</translation></message>
<message><source>a text of at most %1 bytes</source><translation>ein Text von höchstens %1 Byte</translation></message>
<message><source>three numbers, red,green,blue, from %1 to %2</source><translation>drei Zahlen, Rot,Grün,Blau, von %1 bis %2</translation></message>
<message><source>whole numbers from %1 to %2, as 3,6,9-12</source><translation>ganze Zahlen von %1 bis %2, etwa 3,6,9-12</translation></message>
<message><source>expected %1, got &apos;%2&apos;%3</source><translation>erwartet: %1, erhalten: „%2“%3</translation></message>
<message><source>Methods: expected at least one</source><translation>Methoden: mindestens eine erwartet</translation></message>
<message><source>Heads: expected numbers from 1 to %1, as 3,6,9-12</source><translation>Heads: erwartet: Zahlen von 1 bis %1, etwa 3,6,9-12</translation></message>
<message><source>%1: reading stopped after %2 of %3 bytes</source><translation>%1: Das Lesen endete nach %2 von %3 Byte</translation></message>
<message><source>%1: cannot be written into: %2</source><translation>%1: kein Schreibzugriff: %2</translation></message>
<message><source>%1: another %2 is writing into this folder; wait for it, or name another folder</source><translation>%1: Ein anderes %2 schreibt in diesen Ordner; warten Sie darauf, oder nennen Sie einen anderen Ordner</translation></message>
<message><source>%1: no picture for %2 seconds</source><translation>%1: seit %2 Sekunden kein Bild</translation></message>
<message><source>HF_HUB_OFFLINE is set, so downloads are disabled; unset it to download</source><translation>HF_HUB_OFFLINE ist gesetzt, daher wird nichts heruntergeladen; heben Sie es zum Herunterladen auf</translation></message>
<message><source>HF_TOKEN: expected one word, as in the hub&apos;s settings</source><translation>HF_TOKEN: erwartet: ein einziges Wort, wie es die Einstellungen des Hubs zeigen</translation></message>
<message><source>%1: redirects to an address that is not https: %2</source><translation>%1: führt zu einer Adresse ohne https: %2</translation></message>
<message><source>%1: redirects more than %2 times</source><translation>%1: führt von Adresse zu Adresse, mehr als %2 Mal</translation></message>
<message><source>%1: the hub asks for a token, and tokens are sent only over https</source><translation>%1: Der Hub verlangt ein Token, und Token werden nur über https gesendet</translation></message>
<message><source>%1: this model is gated: accept its terms at %2, and set HF_TOKEN</source><translation>%1: Dieses Modell ist zugangsbeschränkt: Stimmen Sie seinen Bedingungen unter %2 zu, und setzen Sie HF_TOKEN</translation></message>
<message><source>%1: the hub has no such model, or it is private: set HF_TOKEN</source><translation>%1: Der Hub hat kein solches Modell, oder es ist privat: Setzen Sie HF_TOKEN</translation></message>
<message><source>%1: the hub answers with HTTP status %2</source><translation>%1: Der Hub antwortet mit dem HTTP-Status %2</translation></message>
<message><source>%1: the hub&apos;s list of files</source><translation>%1: Dateiliste des Hubs</translation></message>
<message><source>%1: longer than %2 MiB</source><translation>%1: länger als %2 MiB</translation></message>
<message><source>%1: the hub has no such model or revision</source><translation>%1: Der Hub hat kein solches Modell oder keine solche Revision</translation></message>
<message><source>%1: expected a commit &quot;sha&quot; and at most %2 &quot;siblings&quot;</source><translation>%1: erwartet: ein Commit „sha“ und höchstens %2 „siblings“</translation></message>
<message><source>%1: the hub has no such file</source><translation>%1: Der Hub hat keine solche Datei</translation></message>
<message><source>%1: the hub replied for commit %2; requested %3</source><translation>%1: Der Hub antwortet für den Commit %2, gefragt war %3</translation></message>
<message><source>%1: expected its size and checksum, the hub says %2 and %3</source><translation>%1: erwartet: Größe und Prüfsumme, der Hub sagt %2 und %3</translation></message>
<message><source>%1: the hub contradicts itself: %2 bytes, %3 in its list of files, %4 bytes, %5 in the download</source><translation>%1: Der Hub widerspricht sich: %2 Bytes, %3 in seiner Dateiliste, %4 Bytes, %5 auf Nachfrage</translation></message>
<message><source>%1/%2: the hub has no such file</source><translation>%1/%2: Der Hub hat keine solche Datei</translation></message>
<message><source>%1: no such picture in %2</source><translation>%1: kein solches Bild in %2</translation></message>
<message><source>%1: patch %2: the network has %3</source><translation>%1: Patch %2: das Netz hat %3</translation></message>
<message><source>replaced by its mean at each token</source><translation>durch sein Mittel bei jedem Token ersetzt</translation></message>
<message><source>replaced by its mean</source><translation>durch sein Mittel ersetzt</translation></message>
<message><source>taken from the other picture</source><translation>vom anderen Bild genommen</translation></message>
<message><source>block %1, head %2 %3</source><translation>Block %1, Head %2 %3</translation></message>
<message><source>block %1, attention %2</source><translation>Block %1, Attention %2</translation></message>
<message><source>block %1, MLP %2</source><translation>Block %1, MLP %2</translation></message>
<message><source>patch tokens after block %1 %2</source><translation>Patch-Tokens nach Block %1 %2</translation></message>
<message><source>patch %1 dropped</source><translation>Patch %1 weggelassen</translation></message>
<message><source>%1 patches dropped</source><translation>%1 Patches weggelassen</translation></message>
<message><source>outliers moved to %1 extra tokens</source><translation>Ausreißer auf %1 zusätzliche Tokens verschoben</translation></message>
<message><source>outliers moved to an extra token</source><translation>Ausreißer auf ein zusätzliches Token verschoben</translation></message>
<message><source>feature %1 off</source><translation>Merkmal %1 aus</translation></message>
<message><source>feature %1 off at %2 patches</source><translation>Merkmal %1 aus auf %2 Patches</translation></message>
<message><source>feature %1 set to %2 times its largest value</source><translation>Merkmal %1 auf das %2-Fache seines größten Wertes gesetzt</translation></message>
<message><source>feature %1 set to %2 times its largest value at %3 patches</source><translation>Merkmal %1 auf %3 Patches auf das %2-Fache seines größten Wertes gesetzt</translation></message>
<message><source>tokens replaced by the autoencoder&apos;s reconstruction</source><translation>die Rekonstruktion des Autoencoders anstelle der Tokens</translation></message>
<message><source>a text in quotes of at most %1 bytes</source><translation>ein Text in Anführungszeichen von höchstens %1 Byte</translation></message>
<message><source>a list of at most %1</source><translation>eine Liste von höchstens %1</translation></message>
<message><source>a list of whole numbers [..]</source><translation>eine Liste ganzer Zahlen [..]</translation></message>
<message><source>a list of numbers [..]</source><translation>eine Liste von Zahlen [..]</translation></message>
<message><source>%1: &quot;%2&quot; is missing</source><translation>%1: &quot;%2&quot; fehlt</translation></message>
<message><source>%1: unknown key &quot;%2&quot;; known are %3%4</source><translation>%1: unbekannter Schlüssel &quot;%2&quot;; bekannt sind %3%4</translation></message>
<message><source>%1: %2 bytes; at most %3 are allowed</source><translation>%1: %2 Byte, mehr als die hier erlaubten %3</translation></message>
<message><source>%1: %2 is not one of the %3 classes of %4</source><translation>%1: %2 ist keine der %3 Klassen in %4</translation></message>
<message><source>--format %1: expected methods with one number per patch; %2 gives colours</source><translation>--format %1: erwartet: Methoden, die mit einer Zahl je Patch antworten; %2 antwortet mit Farben</translation></message>
<message><source>means of heads: all pictures must have the same number of tokens, %1; got %2</source><translation>Mittel von Heads: Alle Bilder müssen gleich viele Tokens haben, %1, erhalten: %2</translation></message>
<message><source>%1: metadata %2 is %3; expected %4</source><translation>%1: Metadaten: %2 ist %3; erwartet: %4</translation></message>
<message><source>a number %1</source><translation>eine Zahl %1</translation></message>
<message><source>whole numbers %1</source><translation>ganze Zahlen %1</translation></message>
<message><source>one whole number %1</source><translation>eine ganze Zahl %1</translation></message>
<message><source>three numbers &quot;r,g,b&quot; %1</source><translation>drei Zahlen &quot;r,g,b&quot; %1</translation></message>
<message><source>&quot;SIDE&quot; or &quot;HEIGHT,WIDTH&quot;</source><translation>&quot;SIDE&quot; oder &quot;HEIGHT,WIDTH&quot;</translation></message>
<message><source>%1: metadata %2 has %3 bytes; expected class names of at most %4</source><translation>%1: Metadaten: %2 hat %3 Byte; erwartet: höchstens %4 an Klassennamen</translation></message>
<message><source>a JSON array of strings, or one name per line</source><translation>ein JSON-Array von Strings, oder ein Name je Zeile</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a link</source><translation>%1: nicht schreibbar: Datei oder nichts erwartet, Link gefunden</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a folder, a device or a pipe</source><translation>%1: nicht schreibbar: Datei oder nichts erwartet, Ordner, Gerät oder Pipe gefunden</translation></message>
<message><source>cannot be written</source><translation>kann nicht geschrieben werden</translation></message>
<message><source>%1: expected the name of a file, found a device or a pipe</source><translation>%1: erwartet: der Name einer Datei, gefunden: ein Gerät oder eine Pipe</translation></message>
<message><source>%1: cannot be written: no process reads from this pipe</source><translation>%1: kann nicht geschrieben werden: Kein Prozess liest aus dieser Pipe</translation></message>
<message><source>cannot be replaced</source><translation>kann nicht ersetzt werden</translation></message>
<message><source>%1: %2: %3</source><translation>%1: %2: %3</translation></message>
<message><source>the question is about words, and this model&apos;s classes are not prompts</source><translation>gefragt ist nach Wörtern, und die Klassen des Modells sind keine Prompts</translation></message>
<message><source>texts can be read for the model opened last and for models with prompts; open it again</source><translation>Texte des Modells sind lesbar, solange es zuletzt geöffnet wurde oder Prompts hat; öffnen Sie es noch einmal</translation></message>
<message><source>this question is about the inside of a network, which a predictor does not expose</source><translation>diese Frage betrifft das Innere eines Netzes, und ein Prädiktor zeigt keines</translation></message>
<message><source>model %1 is no longer open; open it again</source><translation>Modell %1 ist nicht mehr geöffnet; öffnen Sie es erneut</translation></message>
<message><source>%1: has changed since it was chosen; choose it again</source><translation>%1: wurde seit der Auswahl geändert; wählen Sie es erneut</translation></message>
<message><source>the autoencoder %1 is no longer open; open it again</source><translation>der Autoencoder %1 ist nicht mehr geöffnet; öffnen Sie ihn erneut</translation></message>
<message><source>image %1 is no longer open; open it again</source><translation>Bild %1 ist nicht mehr geöffnet; öffnen Sie es erneut</translation></message>
<message><source>the picture to compare with is no longer open; choose it again</source><translation>das Bild, auf das sich die Ähnlichkeit bezieht, ist nicht mehr geöffnet; wählen Sie es erneut</translation></message>
<message><source>%1: an array is fed to the network at its own size; only pictures can be resized to %2 pixels</source><translation>%1: Ein Array ist genau das, was das Netz erhält, in eigener Größe; nur ein Bild kann in %2 Pixeln gezeigt werden</translation></message>
<message><source>%1: expected an array of 3 x %2 x %3, the predictor&apos;s input; found 3 x %4 x %5</source><translation>%1: erwartet wird ein Array von 3 x %2 x %3, wie es der Prädiktor sieht; gefunden 3 x %4 x %5</translation></message>
<message><source> (default %1)</source><translation> (Standard: %1)</translation></message>
<message><source>block: expected 0 to %1, got %2</source><translation>Block: erwartet: 0 bis %1, erhalten: %2</translation></message>
<message><source>%1: its name is too long for files; they begin with %2</source><translation>%1: Der Name ist zu lang für Dateien; sie beginnen mit %2</translation></message>
<message><source>%1: another input has the same name; its files begin with %2</source><translation>%1: Eine andere Eingabe hat denselben Namen; ihre Dateien beginnen mit %2</translation></message>
<message><source>attention plan: block %1: %2</source><translation>Attention-Plan: Block %1: %2</translation></message>
<message><source>%1 uses the tokens themselves as queries or keys, and this network&apos;s rotary positions rotate projections of them</source><translation>%1 nimmt die Tokens selbst als Queries oder Keys, und die Rotary-Positionen dieses Netzes drehen deren Projektionen</translation></message>
<message><source>%1 computes no scores per pair of tokens, to which this block&apos;s relative position bias could be added, and this network encodes positions only by it</source><translation>%1 hat keine Scores zweier Tokens je Head, zu denen der relative Positions-Bias dieses Blocks addiert werden könnte, und nur durch ihn kennt das Netz Positionen</translation></message>
<message><source>this network&apos;s relative position bias covers %1 x %2 patches, the picture has %3 x %4; choose the image size it was trained for, %5 x %6 pixels</source><translation>der relative Positions-Bias dieses Netzes ist für %1 x %2 Patches, das Bild hat %3 x %4; wählen Sie die Bildgröße, für die es trainiert wurde: %5 x %6 Pixel</translation></message>
<message><source>what is switched off: added tokens have no relative position, which this network needs for every token</source><translation>was abgeschaltet ist: Zusätzliche Tokens haben keine relative Position, die dieses Netz von jedem Token braucht</translation></message>
<message><source>faithfulness measures how much a class loses, but this model is a backbone without a classifier; choose another target, like the norm of its embedding</source><translation>Treue misst, was eine Klasse verliert, aber dieses Modell ist ein Backbone ohne Klassifikator; wählen Sie ein anderes Ziel, etwa die Norm seines Embeddings</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are embedding dimensions; choose another target, like the norm of its embedding</source><translation>Treue misst, was eine Klasse verliert, aber die Ausgaben dieses Modells sind Dimensionen des Embeddings; wählen Sie ein anderes Ziel, etwa die Norm seines Embeddings</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are numbers; choose another target, like output:0</source><translation>Treue misst, was eine Klasse verliert, aber die Ausgaben dieses Modells sind Zahlen; wählen Sie ein anderes Ziel, etwa output:0</translation></message>
<message><source>class: expected 0 to %1, got %2</source><translation>Klasse: erwartet: 0 bis %1, erhalten: %2</translation></message>
<message><source>output: expected 0 to %1, got %2</source><translation>Ausgabe: erwartet: 0 bis %1, erhalten: %2</translation></message>
<message><source>perturbation: %1 values for %2 tokens, %3 steps</source><translation>Perturbation: %1 Werte für %2 Tokens, %3 Schritte</translation></message>
<message><source>most relevant removed first</source><translation>relevanteste zuerst entfernt</translation></message>
<message><source>least relevant removed first</source><translation>unwichtigste zuerst entfernt</translation></message>
<message><source>most relevant put back first</source><translation>relevanteste zuerst wieder eingesetzt</translation></message>
<message><source>perturbation done</source><translation>Perturbation fertig</translation></message>
<message><source>%1: the pickle creates more than %2 values; no checkpoint needs that many</source><translation>%1: Das Pickle erzeugt mehr als %2 Werte, mehr als jeder Checkpoint</translation></message>
<message><source>%1: the pickle takes more than %2 steps; no checkpoint needs that many</source><translation>%1: Das Pickle braucht mehr als %2 Schritte, mehr als jeder Checkpoint</translation></message>
<message><source>%1: the pickle repeats its values more often than checkpoints do</source><translation>%1: Das Pickle wiederholt seine Werte öfter, als ein Checkpoint es tut</translation></message>
<message><source>%1: broken pickle at byte %2: %3</source><translation>%1: defektes Pickle bei Byte %2: %3</translation></message>
<message><source>it ends before the %1 bytes expected here</source><translation>es endet vor den %1 Byte, die hierher gehören</translation></message>
<message><source>a line without an end</source><translation>eine Zeile ohne Ende</translation></message>
<message><source>%1: the pickle names a class with a name of more than %2 bytes</source><translation>%1: Das Pickle nennt eine Klasse, deren Name mehr als %2 Byte hat</translation></message>
<message><source>something that is not a function</source><translation>etwas, das keine Funktion ist</translation></message>
<message><source>%1: the pickle refers to a tensor storage where none is allowed</source><translation>%1: Das Pickle verweist auf einen Tensor-Storage an einer Stelle, wo keiner erlaubt ist</translation></message>
<message><source>%1: the pickle refers to something external that is not a tensor storage</source><translation>%1: Das Pickle verweist auf etwas Externes, das kein Tensor-Storage ist</translation></message>
<message><source>%1: the key of a tensor storage has more than %2 bytes</source><translation>%1: Der Schlüssel eines Tensor-Storage hat mehr als %2 Byte</translation></message>
<message><source>%1: a view reaches outside storage %2</source><translation>%1: Eine Ansicht reicht über Storage %2 hinaus</translation></message>
<message><source>the names of the pictures take more than %1 MiB; name fewer per run, or use more shards</source><translation>die Namen der Bilder brauchen mehr als %1 MiB; geben Sie weniger auf einmal an, oder verwenden Sie mehr Shards</translation></message>
<message><source>%1: a name of %2 bytes; expected 1 to %3</source><translation>%1: ein Name von %2 Byte; erwartet: 1 bis %3</translation></message>
<message><source>more than %1 pictures in one shard; use more shards</source><translation>mehr als %1 Bilder in einem Shard; verwenden Sie mehr Shards</translation></message>
<message><source>%1: an array cannot be listed; it works without --store</source><translation>%1: Ein Array ist kein Bild einer Liste; ohne --store wird es angenommen</translation></message>
<message><source>%1: no such file or folder</source><translation>%1: Diese Datei oder diesen Ordner gibt es nicht</translation></message>
<message><source>%1: no picture in this folder or its sub-folders</source><translation>%1: kein Bild in diesem Ordner oder in Ordnern darin</translation></message>
<message><source>%1: no picture in this tar</source><translation>%1: kein Bild in diesem tar</translation></message>
<message><source>%1: line %2 repeats the line before it: %3</source><translation>%1: Zeile %2 ist wie die davor: %3</translation></message>
<message><source>the key %1 occurs twice: in %2 and in %3; each picture needs its own name</source><translation>der Schlüssel %1 kommt zweimal vor: in %2 und in %3; jedes Bild braucht einen eigenen Namen</translation></message>
<message><source>the list contains no picture</source><translation>die Liste enthält kein Bild</translation></message>
<message><source>%1: expected at most %2 bytes, found %3</source><translation>%1: erwartet: höchstens %2 Byte, gefunden: %3</translation></message>
<message><source>%1: contains no picture</source><translation>%1: kein Bild darin</translation></message>
<message><source>not a picture</source><translation>kein Bild</translation></message>
<message><source>%1: piece %2</source><translation>%1: Stück %2</translation></message>
<message><source>%1: expected a finite score, found %2</source><translation>%1: erwartet: ein endlicher Wert, gefunden: %2</translation></message>
<message><source>%1: its character map: expected %2 bytes, found %3</source><translation>%1: die Zeichentabelle: erwartet: %2 Bytes, gefunden: %3</translation></message>
<message><source>%1: expected the byte %2 among its pieces</source><translation>%1: erwartet: das Byte %2 unter den Stücken</translation></message>
<message><source>%1: expected an end-of-text piece, &lt;/s&gt; or &lt;eos&gt;; found none with id %2</source><translation>%1: erwartet: ein Stück, das einen Text beendet, &lt;/s&gt; oder &lt;eos&gt;; keines mit der ID %2 gefunden</translation></message>
<message><source>%1: piece %2: expected a kind from 1 to 6, found %3</source><translation>%1: Stück %2: erwartet: eine Art von 1 bis 6, gefunden: %3</translation></message>
<message><source>%1: expected SentencePiece&apos;s Unigram (1) or BPE (2), found model %2</source><translation>%1: erwartet: Unigram (1) oder BPE (2) von SentencePiece, gefunden: Modell %2</translation></message>
<message><source>%1: %2: expected a text, found %3</source><translation>%1: %2: erwartet wurde ein Text, gefunden %3</translation></message>
<message><source>%1: expected an id from 0 to %2, found %3</source><translation>%1: erwartet: eine ID von 0 bis %2, gefunden: %3</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found none</source><translation>%1: erwartet: ein Text von 1 bis %2 Bytes UTF-8, gefunden: keiner</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found %3</source><translation>%1: erwartet: ein Text von 1 bis %2 Bytes UTF-8, gefunden: %3</translation></message>
<message><source>%1: expected unique pieces and ids, found %2 with id %3 again</source><translation>%1: erwartet: jedes Stück und jede ID einmal, gefunden: %2 mit der ID %3 noch einmal</translation></message>
<message><source>%1: is not JSON: a NUL byte</source><translation>%1: ist kein JSON: ein NUL-Byte</translation></message>
<message><source>%1: expected at most %2 pieces, the number that the text tower has; found %3</source><translation>%1: erwartet: höchstens %2 Stücke, so viele der Textturm kennt; gefunden: %3</translation></message>
<message><source>%1: its character map expands a text beyond %2 bytes</source><translation>%1: die Zeichentabelle macht aus einem Text mehr als %2 Bytes</translation></message>
<message><source>%1: its character map produces invalid UTF-8</source><translation>%1: die Zeichentabelle erzeugt, was kein UTF-8 ist</translation></message>
<message><source>%1: has no piece for %2 and no piece for unknown text</source><translation>%1: hat kein Stück für %2 und keines für Unbekanntes</translation></message>
<message><source>its first line</source><translation>seine erste Zeile</translation></message>
<message><source>%1; it begins with %2</source><translation>%1; sie beginnt mit %2</translation></message>
<message><source>%1: no private folder can be made there: %2</source><translation>%1: dort kann kein privater Ordner angelegt werden: %2</translation></message>
<message><source>%1: exists and is not a socket</source><translation>%1: ist da und ist kein Socket</translation></message>
<message><source>%1: another program is listening there</source><translation>%1: dort hört schon ein anderes Programm</translation></message>
<message><source>no socket can be made there</source><translation>dort kann kein Socket angelegt werden</translation></message>
<message><source>%1: leads out of the opened folder</source><translation>%1: führt aus dem geöffneten Ordner hinaus</translation></message>
<message><source>%1 of %2 pictures</source><translation>%1 von %2 Bildern</translation></message>
<message><source>, %1/s, %2 left</source><translation>, %1/s, noch %2</translation></message>
<message><source>%1, %2 refused</source><translation>%1, %2 abgelehnt</translation></message>
<message><source>command %1: not in the network command library</source><translation>Befehl %1: Die Bibliothek der Netze enthält ihn nicht</translation></message>
<message><source>%1: k: expected at most %2, the number of features; found %3</source><translation>%1: k: erwartet werden höchstens die %2 Merkmale, gefunden %3</translation></message>
<message><source>%1: %2: expected %3, found %4</source><translation>%1: %2: erwartet: %3, gefunden: %4</translation></message>
<message><source>%1: %2: expected %3, found nothing</source><translation>%1: %2: erwartet wurde %3, gefunden nichts</translation></message>
<message><source>a text</source><translation>ein Text</translation></message>
<message><source>%1: the tensor %2 is missing</source><translation>%1: der Tensor %2 fehlt</translation></message>
<message><source>%1: %2 should be %3 but is %4</source><translation>%1: %2 sollte %3 sein, es ist %4</translation></message>
<message><source>%1: %2 contains infinite values or NaN</source><translation>%1: %2 enthält Zahlen, die unendlich oder keine Zahl sind</translation></message>
<message><source>Testing: %1</source><translation>Test: %1</translation></message>
<message><source>Testing: random order %1 of %2</source><translation>Test: Zufallsreihenfolge %1 von %2</translation></message>
<message><source>standard output: cannot be written: %1</source><translation>Standardausgabe: kann nicht geschrieben werden: %1</translation></message>
<message><source>%1 clients are connected already; try again later</source><translation>es sind schon %1 Programme verbunden; bitte später erneut versuchen</translation></message>
<message><source>a line has more than %1 bytes</source><translation>eine Zeile hat mehr als %1 Bytes</translation></message>
<message><source>another question with this id is still unanswered</source><translation>eine andere Frage hat diese id und ist noch nicht beantwortet</translation></message>
<message><source>the program is shutting down</source><translation>das Programm endet</translation></message>
<message><source>expected a predictor, got a network</source><translation>erwartet: ein Prädiktor, erhalten: ein Netz</translation></message>
<message><source>the question is about a class, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>gefragt ist nach einer Klasse, aber dieses Modell ist ein Backbone ohne Klassifikator; wählen Sie ein anderes Ziel: die Norm seines Embeddings, die Ähnlichkeit mit einem Bild, eine Richtung oder eine Probe</translation></message>
<message><source>class: expected top1 to top%1, got top%2</source><translation>Klasse: erwartet: top1 bis top%1, erhalten: top%2</translation></message>
<message><source>means of heads use the file&apos;s own head numbers; open the model with --head-order none</source><translation>Mittel von Heads richten sich nach der Nummerierung der Datei; öffnen Sie das Modell mit --head-order none</translation></message>
<message><source>features need a sparse autoencoder, and none is open; --sae FILE or File &gt; Open autoencoder opens one</source><translation>Merkmale gehören zu einem Sparse Autoencoder, und keiner ist geöffnet; --sae FILE oder Datei &gt; Autoencoder öffnen öffnet einen</translation></message>
<message><source>%1: the basis has changed since it was kept</source><translation>%1: Die Basis wurde geändert, seit sie gemerkt wurde</translation></message>
<message><source>kept: expected IMAGE:PATCHES, as %1...:3,7-9, got &apos;%2&apos;</source><translation>gemerkt: erwartet: IMAGE:PATCHES, etwa %1...:3,7-9, erhalten: „%2“</translation></message>
<message><source>pictures are sorted by one class: give its index or name</source><translation>Bilder werden nach einer Klasse sortiert: deren Index oder Name erwartet</translation></message>
<message><source>pictures are sorted by a class, and this predictor finds boxes</source><translation>Bilder werden nach einer Klasse sortiert, und dieser Prädiktor findet Boxen</translation></message>
<message><source>SHA-256 is not available in this OpenSSL</source><translation>SHA-256 steht in diesem OpenSSL nicht zur Verfügung</translation></message>
<message><source>SHA-256 failed</source><translation>SHA-256 ist fehlgeschlagen</translation></message>
<message><source>%1: was started with another model or other settings: %2. Choose another store, or move this one away</source><translation>%1: wurde mit einem anderen Modell oder anderen Einstellungen begonnen: %2. Nennen Sie eine andere Ergebnisdatei, oder verschieben Sie diese</translation></message>
<message><source>%1: contains shard %2, not %3</source><translation>%1: enthält Shard %2, nicht %3</translation></message>
<message><source>%1: cannot be written: a dangling link</source><translation>%1: nicht schreibbar: ein Link, der ins Leere führt</translation></message>
<message><source>%1: cannot be written: %2</source><translation>%1: kann nicht geschrieben werden: %2</translation></message>
<message><source>%1: not a regular file; a store must be one</source><translation>%1: ist keine gewöhnliche Datei, und eine Ergebnisdatei muss eine sein</translation></message>
<message><source>%1: keeps being removed or replaced</source><translation>%1: wird immer wieder entfernt oder ersetzt</translation></message>
<message><source>%1: another process is writing shard %2 to this store; wait for it, or choose another store</source><translation>%1: Ein anderer Prozess schreibt Shard %2 in diese Ergebnisdatei; warten Sie darauf, oder nennen Sie eine andere</translation></message>
<message><source>%1: cannot be locked: %2. Two processes that write one store would destroy it; choose a file system that supports locks</source><translation>%1: kann nicht gesperrt werden: %2. Zwei Prozesse, die eine Ergebnisdatei schreiben, würden sie zerstören; nennen Sie eine Ergebnisdatei auf einem Dateisystem, das Sperren kennt</translation></message>
<message><source>%1: expected a store of results, found something else</source><translation>%1: Ergebnisdatei erwartet, etwas anderes gefunden</translation></message>
<message><source>%1: a new store cannot be created through a link; give the file itself</source><translation>%1: Eine Ergebnisdatei wird nicht über einen Link begonnen; nennen Sie die Datei selbst</translation></message>
<message><source>was removed or replaced</source><translation>wurde entfernt oder ersetzt</translation></message>
<message><source>differs in length from what was written</source><translation>hat eine andere Länge als das, was geschrieben wurde</translation></message>
<message><source>%1: %2 by another program while pictures were added; their results are lost. Move the file away and start again</source><translation>%1: %2, während Bilder hinzugefügt wurden, durch ein anderes Programm; deren Ergebnisse sind verloren. Verschieben Sie, was dort ist, und beginnen Sie neu</translation></message>
<message><source>%1: cannot be extended: %2; its %3 pictures are intact, and the same command continues after them</source><translation>%1: Nichts kann angefügt werden: %2; die %3 Bilder darin sind heil, und derselbe Befehl fährt dahinter fort</translation></message>
<message><source>--without: features need a sparse autoencoder; give it with --sae FILE</source><translation>--without: Merkmale gehören zu einem Sparse Autoencoder; mit --sae FILE angeben</translation></message>
<message><source>--heads: expected a number from 1 to %1, got %2</source><translation>--heads: erwartet: eine Zahl von 1 bis %1, erhalten: %2</translation></message>
<message><source>--target: features need a sparse autoencoder; give it with --sae FILE</source><translation>--target: Features gehören zu einem Sparse Autoencoder; geben Sie ihn mit --sae FILE an</translation></message>
<message><source>a store takes settings of at most %1 bytes, and these have %2; give fewer or shorter ones</source><translation>eine Ergebnisdatei fasst Einstellungen von höchstens %1 Byte, und diese haben %2; nennen Sie weniger oder kürzere</translation></message>
<message><source>%1: has no class: neither its folder&apos;s name nor a .cls file gives one</source><translation>%1: hat keine Klasse: weder der Name eines Ordners noch eine .cls-Datei nennt eine</translation></message>
<message><source>%1: %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: %2 ist weder Klassenname noch Synset noch Index der %3 Klassen des Modells</translation></message>
<message><source>a store of %1 has a picture without results of %2: %3</source><translation>in einer Ergebnisdatei von %1 fehlen einem Bild die Ergebnisse von %2: %3</translation></message>
<message><source>a store of %1 has a picture with results that %2 does not write: %3: %4</source><translation>in einer Ergebnisdatei von %1 hat ein Bild andere Ergebnisse, als %2 schreibt: %3: %4</translation></message>
<message><source>expected the importance of %1 blocks&apos; heads as finite numbers, like the first picture; found %2</source><translation>erwartet: die Wichtigkeit der Heads von %1 Blöcken als endliche Zahlen, wie das erste Bild sie hat, gefunden: %2</translation></message>
<message><source>%1: the device has disappeared</source><translation>%1: Das Gerät ist nicht mehr da</translation></message>
<message><source>a live source has only its present frame</source><translation>eine Live-Quelle hat keine anderen Frames als den gegenwärtigen</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found patches of %3</source><translation>%1: kann nicht lehren: erwartet: ein Klassen-Token und Patches, die %2 px teilen, gefunden: Patches von %3</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found no class token, patches of %3</source><translation>%1: kann nicht lehren: erwartet: ein Klassen-Token und Patches, die %2 px teilen, gefunden: kein Klassen-Token, Patches von %3</translation></message>
<message><source>%1: the answers for %2 windows would take %3 GB: expected fewer &quot;views&quot;</source><translation>%1: Die Antworten zu %2 Fenstern würden %3 GB brauchen: weniger &quot;views&quot; erwartet</translation></message>
<message><source>UTF-16 with an unpaired surrogate</source><translation>UTF-16 mit einem halben Ersatzpaar</translation></message>
<message><source>UTF-16 that ends within a character</source><translation>UTF-16, das mitten in einem Zeichen endet</translation></message>
<message><source>prompt %1</source><translation>Prompt %1</translation></message>
<message><source>a network that answers in rounds has no single set of tokens per block: expected another model</source><translation>Ein Netz mit mehreren Runden hat keine Tokens eines Blocks: Erwartet wird ein anderes Modell</translation></message>
<message><source>block %1: the network has blocks 0 to %2</source><translation>Block %1: Das Netz hat die Blöcke 0 bis %2</translation></message>
<message><source>%1 heads: the network has %2</source><translation>%1 Heads: Das Netz hat %2</translation></message>
<message><source>patch %1 is dropped and has no token</source><translation>Patch %1 ist weggelassen: Er hat kein Token</translation></message>
<message><source>%1: &quot;token_labels&quot; needs data of kind &quot;scenes&quot;: photographs have no masks</source><translation>%1: &quot;token_labels&quot; braucht Daten der Art &quot;scenes&quot;: Fotos haben keine Masken</translation></message>
<message><source>%1: &quot;whiten_patches&quot; and &quot;start&quot; both initialise the patch embedding</source><translation>%1: &quot;whiten_patches&quot; und &quot;start&quot; legen beide fest, wie das Patch-Embedding beginnt</translation></message>
<message><source>%1: &quot;crop&quot; needs photographs: scenes are used uncropped</source><translation>%1: &quot;crop&quot; braucht Fotos: Szenen werden ganz gesehen</translation></message>
<message><source>attention plan has %1 blocks, the network %2</source><translation>Attention-Plan hat %1 Blöcke, das Netz %2</translation></message>
<message><source>the network being trained has no parameter named %1</source><translation>das Netz im Training hat keinen Parameter namens %1</translation></message>
<message><source>sub-network of %1 heads: the network has 1 to %2</source><translation>Teilnetz mit %1 Heads: Das Netz hat 1 bis %2</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2, in rounds</source><translation>bis Block %1: erwartet ein Netz einer Runde mit diesem Block, dieses hat %2, in Runden</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2</source><translation>bis Block %1: erwartet ein Netz einer Runde mit diesem Block, dieses hat %2</translation></message>
<message><source>patches cannot be dropped: the network was changed, or its attention needs every patch in place</source><translation>Patches können nicht weggelassen werden: Das Netz ist geändert oder hat Attention, die jeden Patch an seinem Platz braucht</translation></message>
<message><source>patches cannot be dropped: the rounds of this network have different patches</source><translation>Patches können nicht weggelassen werden: Die Runden dieses Netzes haben verschiedene Patches</translation></message>
<message><source>a block of this network needs every patch in place: expected %1 patches, got %2</source><translation>ein Block dieses Netzes braucht den Platz jedes Patches: erwartet: %1 Patches, erhalten: %2</translation></message>
<message><source>heads: this network answers in rounds with %1 heads; got %2</source><translation>Heads: Dieses Netz antwortet in Runden, mit %1 Heads; erhalten: %2</translation></message>
<message><source>heads of each block are ordered by importance (%1; Hydrascope&apos;s order, not the author&apos;s): k heads are the most important k, embedding and MLP stay whole</source><translation>die Heads jedes Blocks sind nach Wichtigkeit geordnet (%1, von Hydrascope, nicht vom Autor): k Heads sind die besten k, Embedding und MLP bleiben ganz</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>dieses Modell wurde nicht für weniger als seine %1 Heads trainiert: Seine Teilnetze sind untrainierte Ausschnitte eines einfachen Vision Transformers. Falls es ein HydraViT ist, öffnen Sie es mit --trained-heads 3-%1</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>die Datei sagt nicht, dass dieses Modell für weniger als seine %1 Heads trainiert wurde: Seine Teilnetze sind untrainierte Ausschnitte eines einfachen Vision Transformers. Falls es ein HydraViT ist, öffnen Sie es mit --trained-heads 3-%1</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>dieses Modell wurde nicht für weniger als seine %1 Heads trainiert: Seine Teilnetze sind untrainierte Ausschnitte</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>die Datei sagt nicht, dass dieses Modell für weniger als seine %1 Heads trainiert wurde: Seine Teilnetze sind untrainierte Ausschnitte</translation></message>
<message><source>a text tower of %1 tokens: expected %2 to %3, the size of CLIP&apos;s vocabulary</source><translation>ein Textturm mit %1 Tokens: erwartet: %2 bis %3, wie die Byte-Paare von CLIP haben</translation></message>
<message><source>%1: expected at least %2 byte pairs, one per line, for a text tower of %3 tokens; found %4</source><translation>%1: erwartet: mindestens %2 Byte-Paare, eines je Zeile, wie ein Textturm mit %3 Tokens sie hat; gefunden: %4</translation></message>
<message><source>%1: pair %2: expected two tokens that come before it, found %3</source><translation>%1: Paar %2: zwei Tokens erwartet, die davor kommen, gefunden: %3</translation></message>
<message><source>%1: pair %2: expected a new token, found %3 again</source><translation>%1: Paar %2: ein Token erwartet, das es noch nicht gibt, gefunden: %3</translation></message>
<message><source>walk-through: block %1 (%2) has heads 0 to %3, got %4</source><translation>Schritt für Schritt: Block %1 (%2) hat die Heads 0 bis %3, erhalten: %4</translation></message>
<message><source>walk-through: expected a patch from 0 to %1 or -1 for the class token, got %2</source><translation>Schritt für Schritt: erwartet: ein Patch von 0 bis %1 oder -1 für das Klassen-Token, erhalten: %2</translation></message>
<message><source>the %1</source><translation>das %1</translation></message>
<message><source> of %1</source><translation> von %1</translation></message>
<message><source>, means of %1 × %2</source><translation>, Mittel von %1 × %2</translation></message>
<message><source>the list of words or the folder is no longer open; choose it again</source><translation>die Wortliste oder der Ordner ist nicht mehr offen; wählen Sie noch einmal</translation></message>
<message><source>word %1 of %2</source><translation>Wort %1 von %2</translation></message>
<message><source>%1: the archive has no entry %2</source><translation>%1: Das Archiv hat keinen Eintrag %2</translation></message>
<message><source>%1: entry %2 does not inflate to %3 bytes, the size in the archive&apos;s directory</source><translation>%1: Eintrag %2 ergibt entpackt nicht die %3 Byte, die das Verzeichnis des Archivs nennt</translation></message>
<message><source>%1: entry %2: wrong checksum; the file is damaged (or was saved without checksums)</source><translation>%1: Eintrag %2: Seine Prüfsumme weicht ab; die Datei ist beschädigt (oder wurde ohne Prüfsummen gespeichert)</translation></message>
<message><source>a zip archive here holds at most %1 files and %2 bytes; %3 exceeds that</source><translation>ein ZIP-Archiv hat hier höchstens %1 Dateien und %2 Bytes; %3 liegt darüber</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity, or float64 beyond float32</source><translation>%1: Tensor %2 enthält NaN oder unendlich, oder float64 außerhalb von float32</translation></message>
<message><source>%1: %2: expected %3 of an index of features</source><translation>%1: %2: erwartet wird %3 eines Index von Merkmalen</translation></message>
<message><source>attention: block %1 (%2) has no attention matrix; export q, k and v instead</source><translation>attention: Block %1 (%2) hat keine Attention-Matrix; q, k und v sagen, was er rechnet</translation></message>
<message><source>picture %1 of %2</source><translation>Bild %1 von %2</translation></message>
<message><source>no picture could be read</source><translation>kein Bild war lesbar</translation></message>
<message><source>no picture could be read; the first: %1</source><translation>kein Bild war lesbar; das erste: %1</translation></message>
<message><source>%1: rows %2 do not match the others</source><translation>%1: Zeilen %2 passen nicht zu den anderen</translation></message>
<message><source>the network&apos;s embedding of this picture has no direction (zero or not finite)</source><translation>Das Embedding dieses Bildes hat keine Richtung</translation></message>
<message><source>%1: expected a direction: numbers of shape [length of the embedding], got %2</source><translation>%1: erwartet: eine Richtung, Zahlen der Form [Länge des Embeddings], erhalten: %2</translation></message>
<message><source>%1: expected finite numbers that are not all zero</source><translation>%1: Eine Richtung hat endliche Zahlen, die nicht alle null sind</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3%4</source><translation>%1: %2 Zahlen, aber das Embedding hat %3%4</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3 (%4 with all heads)</source><translation>%1: %2 Zahlen, aber das Embedding hat %3 (%4 mit allen Heads)</translation></message>
<message><source>patch: expected 0 to %1, got %2</source><translation>Patch: erwartet: 0 bis %1, erhalten: %2</translation></message>
<message><source>the reference has no direction: its embedding is zero, or not finite</source><translation>die Referenz hat keine Richtung: Ihr Embedding ist null oder nicht endlich</translation></message>
<message><source>a sum of parts</source><translation>eine Summe von Teilen</translation></message>
<message><source>parts of heads in an embedding: expected a CLIP that reads its class token</source><translation>was Heads zu einem Embedding beitragen, ist von einem CLIP bekannt, das sein Klassen-Token liest</translation></message>
<message><source>an array %1</source><translation>ein Array %1</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network reads its tokens by attention pooling</source><translation>Klassen werden in einem Merkmal durch die letzte Norm und den Klassifikator gelesen, und dieses Netz liest seine Tokens durch Attention</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network has no classifier</source><translation>Klassen werden in einem Merkmal durch die letzte Norm und den Klassifikator gelesen, und dieses Netz hat keinen Klassifikator</translation></message>
<message><source>facet v: values of block %1 (super attention) mix all tokens and belong to no single patch; expected tokens, normed, q or k</source><translation>Facette v: Die Werte von Block %1 sind Mischungen aller Token (Super Attention), keiner gehört zu einem Patch; erwartet: tokens, normed, q oder k</translation></message>
<message><source>unknown facet</source><translation>keine solche Facette</translation></message>
<message><source>%1: the picture has patches 0 to %2, got %3</source><translation>%1: das Bild hat die Patches 0 bis %2, erhalten: %3</translation></message>
<message><source>%1: has changed since it was opened; open it again</source><translation>%1: hat sich seit dem Öffnen geändert; bitte erneut öffnen</translation></message>
<message><source>%1: expected finite values, found %2</source><translation>%1: erwartet wurden endliche Werte, gefunden %2</translation></message>
<message><source>%1: expected a float array [3,H,W] or [N,3,H,W], got %2</source><translation>%1: erwartet: ein float-Array [3,H,W] oder [N,3,H,W], erhalten: %2</translation></message>
<message><source>%1: NumPy type &apos;%2%3&apos; is not supported; expected float16/32/64, an integer or bool</source><translation>%1: NumPy-Typ „%2%3“ wird nicht unterstützt; erwartet: float16/32/64, integer oder bool</translation></message>
<message><source>%1: shape %2 takes %3 bytes, the file holds %4</source><translation>%1: Form %2 braucht %3 Byte, die Datei enthält %4</translation></message>
<message><source>%1: a tensor with %2 sides and %3 strides; expected as many of each, and at most %4</source><translation>%1: ein Tensor mit %2 Seiten und %3 Strides; erwartet: gleich viele von beiden und höchstens %4</translation></message>
<message><source>%1: a tensor of shape %2, strides %3 and offset %4 exceeds its storage of %5 elements</source><translation>%1: Ein Tensor der Form %2, Strides %3 und Offset %4 passt nicht in seinen Storage von %5 Elementen</translation></message>
<message><source>%1: a tensor of shape %2 repeats a storage of %3 elements more often than weights do</source><translation>%1: Ein Tensor der Form %2 wiederholt einen Storage von %3 Elementen öfter, als Gewichte es tun</translation></message>
<message><source>%1: storage %2 is named with two sizes</source><translation>%1: Storage %2 wird mit zwei Größen genannt</translation></message>
<message><source>%1: storage %2 of %3 numbers exceeds the file</source><translation>%1: Storage %2 mit %3 Zahlen passt nicht in die Datei</translation></message>
<message><source>%1: storage %2 of %3 bytes cannot hold %4 numbers of %5 bytes</source><translation>%1: Storage %2 mit %3 Byte soll %4 Zahlen zu %5 Byte enthalten</translation></message>
<message><source>%1: storage %2 is used with several number types; checkpoints do not do that</source><translation>%1: Storage %2 wird für Zahlen verschiedener Typen verwendet; das tut kein Checkpoint</translation></message>
<message><source>what is switched off: the picture has patches 0 to %1, got %2</source><translation>was abgeschaltet ist: Das Bild hat die Patches 0 bis %1, erhalten: %2</translation></message>
<message><source>what is switched off: the model has no file of head means; hydrascope-cli means makes one</source><translation>was abgeschaltet ist: Das Modell hat keine Datei mit Mitteln; erzeugen Sie eine mit hydrascope-cli means</translation></message>
<message><source>what is switched off: the means cover %1 blocks and %2 features, this network has %3 blocks and %4 features</source><translation>was abgeschaltet ist: Die Mittel gelten für %1 Blöcke und %2 Merkmale, dieses Netz hat %3 Blöcke und %4 Merkmale</translation></message>
<message><source>what is switched off: the means cover %1 tokens, this picture has %2; mean-all works with any number</source><translation>was abgeschaltet ist: Die Mittel gelten für %1 Tokens, dieses Bild hat %2; mean-all passt zu jeder Anzahl</translation></message>
<message><source>network input: expected [B,3,H,W] with H and W multiples of the patch size %1, got %2</source><translation>Eingabe des Netzes: erwartet: [B,3,H,W], wobei H und W Vielfache der Patchgröße %1 sind, erhalten: %2</translation></message>
<message><source>the network answers in rounds, but there is no tensor %1</source><translation>das Netz antwortet in Runden, aber es gibt keinen Tensor %1</translation></message>
<message><source>this network&apos;s rounds need square pictures, got %1 x %2</source><translation>die Runden dieses Netzes betrachten quadratische Bilder, erhalten: %1 x %2</translation></message>
<message><source>%1: the score of class %2 of picture %3 is not finite</source><translation>%1: der Score der Klasse %2 von Bild %3 ist keine endliche Zahl</translation></message>
<message><source>what is changed: the picture has patches 0 to %1, got %2</source><translation>was geändert wird: das Bild hat die Patches 0 bis %1, erhalten: %2</translation></message>
<message><source>device: expected cpu, cuda or cuda:N, got &apos;%1&apos;</source><translation>Gerät: erwartet: cpu, cuda oder cuda:N, erhalten: „%1“</translation></message>
<message><source>device %1 cannot be used: %2</source><translation>Gerät %1 kann nicht benutzt werden: %2</translation></message>
<message><source>the embedding has no direction: its length is %1</source><translation>das Embedding hat keine Richtung: seine Länge ist %1</translation></message>
<message><source>%1: the text tower has no tensor %2</source><translation>%1: Der Textturm hat keinen Tensor %2</translation></message>
<message><source>%1: tensor %2: expected floating point %3 (-1: any), found %4 %5</source><translation>%1: Tensor %2: erwartet: Gleitkomma %3 (-1: beliebig), gefunden: %4 %5</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity</source><translation>%1: Tensor %2 enthält NaN oder unendlich</translation></message>
<message><source>fused attention: expected contiguous float32 [B, T, 3, heads, dim], got %1</source><translation>fusionierte Attention: erwartet: zusammenhängendes float32 [B, T, 3, heads, dim], erhalten: %1</translation></message>
<message><source>%1: cannot be the teacher: class &quot;%2&quot; is not among its %3</source><translation>%1: kann nicht der Lehrer sein: Es hat keine Klasse &quot;%2&quot; unter seinen %3</translation></message>
<message><source>%1: expected directions of at most %2 numbers, got %3</source><translation>%1: erwartet: Richtungen aus höchstens %2 Zahlen; sind %3</translation></message>
<message><source>--template: expected prompts to insert: --prompt or --prompts</source><translation>--template: erwartet: Prompts zum Einsetzen: --prompt oder --prompts</translation></message>
<message><source>--clean: expected prompts to clean: --prompt or --prompts</source><translation>--clean: erwartet: Prompts, die bereinigt werden: --prompt oder --prompts</translation></message>
<message><source>--joint and --separate exclude each other</source><translation>--joint und --separate schließen einander aus</translation></message>
<message><source>left out: %1</source><translation>weggelassen: %1</translation></message>
<message><source>--block: pooled and normed do not depend on a block; expected --what with tokens, q, k, v, attention, prefix or heads</source><translation>--block: pooled und normed gehören zu keinem Block; --what mit tokens, q, k, v, attention, prefix oder heads erwartet</translation></message>
<message><source>--%1 cannot be combined with --predictor</source><translation>--%1 passt nicht zu --predictor</translation></message>
<message><source>INPUT: image files or folders</source><translation>INPUT: Bilddateien oder Ordner</translation></message>
<message><source>%1 cannot be read</source><translation>%1 ist nicht lesbar</translation></message>
<message><source>%1: cannot be read</source><translation>%1: nicht lesbar</translation></message>
<message><source>attention plan: %1 heads of linear attention do not divide the %2 features of this sub-network</source><translation>Attention-Plan: linear mit %1 Heads teilt die %2 Merkmale dieses Teilnetzes nicht</translation></message>
<message><source>Softmax</source><translation>Softmax</translation></message>
<message><source>Linear</source><translation>Linear</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>AFT-Simple</source><translation>AFT-Simple</translation></message>
<message><source>PolyNL</source><translation>PolyNL</translation></message>
<message><source>Window</source><translation>Fenster</translation></message>
<message><source>Optimised</source><translation>Optimised</translation></message>
<message><source>Efficient</source><translation>Efficient</translation></message>
<message><source>Super</source><translation>Super</translation></message>
<message><source>Tokens-to-Token</source><translation>Tokens-to-Token</translation></message>
<message><source>attention plan: expected %1, got &apos;%2&apos;</source><translation>Attention-Plan: erwartet: %1, erhalten: „%2“</translation></message>
<message><source>attention plan: linear needs at least one head</source><translation>Attention-Plan: linear braucht mindestens einen Head</translation></message>
<message><source>attention plan: a window needs at least one patch</source><translation>Attention-Plan: ein Fenster braucht mindestens einen Patch</translation></message>
<message><source>attention plan: %1 does not take &apos;%2&apos;; linear takes heads=N and phi=head or phi=whole, window takes size=N</source><translation>Attention-Plan: %1 nimmt „%2“ nicht an; linear nimmt heads=N und phi=head oder phi=whole, window nimmt size=N</translation></message>
<message><source>attention plan: unknown kind &apos;%1&apos;; expected one of %2%3</source><translation>Attention-Plan: unbekannte Art „%1“; erwartet: %2%3</translation></message>
<message><source>attention plan: %1 takes no kernel, got &apos;%2&apos;</source><translation>Attention-Plan: %1 nimmt keinen Kernel an, erhalten: „%2“</translation></message>
<message><source>attention plan: unknown kernel &apos;%1&apos; for %2; expected one of %3%4</source><translation>Attention-Plan: unbekannter Kernel „%1“ für %2; erwartet: %3%4</translation></message>
<message><source>a number of blocks</source><translation>eine Anzahl von Blöcken</translation></message>
<message><source>attention plan: &apos;%1&apos; names %2 blocks; the network has %3</source><translation>Attention-Plan: „%1“ nennt %2 Blöcke; das Netz hat %3</translation></message>
<message><source>attention plan: &apos;%1&apos; needs every other block of %2 blocks</source><translation>Attention-Plan: „%1“ braucht jeden zweiten Block; das Netz hat %2</translation></message>
<message><source>attention plan: expected all, back:N, front:N, interleave:N or blocks from 0 to %1, as 0,3,7-11; got &apos;%2&apos;</source><translation>Attention-Plan: erwartet: all, back:N, front:N, interleave:N oder Blöcke von 0 bis %1, etwa 0,3,7-11; erhalten: „%2“</translation></message>
<message><source>attention plan: block %1 does not exist; the network has blocks 0 to %2</source><translation>Attention-Plan: Block %1 gibt es nicht; das Netz hat die Blöcke 0 bis %2</translation></message>
<message><source>%1, weights trained with %2</source><translation>%1, Gewichte trainiert mit %2</translation></message>
<message><source>the predictor cannot be started: %1</source><translation>der Prädiktor kann nicht gestartet werden: %1</translation></message>
<message><source>one of %1</source><translation>eines von %1</translation></message>
<message><source>%1 or %2</source><translation>%1 oder %2</translation></message>
<message><source>no field %1</source><translation>kein Feld %1</translation></message>
<message><source>%1: %2: expected %3, found %4%5</source><translation>%1: %2: erwartet: %3, gefunden: %4%5</translation></message>
<message><source>line %1, column %2</source><translation>Zeile %1, Spalte %2</translation></message>
<message><source>%1: expected %2, found %3</source><translation>%1: erwartet: %2, gefunden: %3</translation></message>
<message><source>%1: expected %2, found nothing</source><translation>%1: erwartet: %2, nichts gefunden</translation></message>
<message><source>%1: changed while it was open; open it again</source><translation>%1: hat sich geändert, während es offen war; öffnen Sie es noch einmal</translation></message>
<message><source>; did you mean %1?</source><translation>; meinten Sie %1?</translation></message>
<message><source>; did you mean %1 or %2?</source><translation>; meinten Sie %1 oder %2?</translation></message>
<message><source>%1 and %2 more</source><translation>%1 und %2 weitere</translation></message>
<message><source>%1: cannot be made: %2</source><translation>%1: kann nicht angelegt werden: %2</translation></message>
<message><source>%1: cannot be read: %2</source><translation>%1: nicht lesbar: %2</translation></message>
<message><source>%1: the path of a socket has at most %2 bytes, this has %3</source><translation>%1: Der Name eines Sockets hat höchstens %2 Bytes, dieser hat %3</translation></message>
<message><source>no socket can be made</source><translation>es kann kein Socket angelegt werden</translation></message>
<message><source>cannot hold a socket</source><translation>ist kein Ordner für einen Socket</translation></message>
<message><source>%1: other users can enter this folder; expected one that only you can enter (chmod 700)</source><translation>%1: Andere dürfen diesen Ordner betreten; erwartet für den Socket einen, den nur Sie betreten dürfen (chmod 700)</translation></message>
<message><source>the CPU&apos;s default</source><translation>dem eigenen Befehlssatz des Prozessors</translation></message>
<message><source>%1: expected a file, found a folder</source><translation>%1: Datei erwartet, Ordner gefunden</translation></message>
<message><source>%1: expected a file, found a device or a pipe</source><translation>%1: Datei erwartet, Gerät oder Pipe gefunden</translation></message>
<message><source>%1: only %3 of its %2 bytes are present, the rest is a hole; did its download finish?</source><translation>%1: Von den %2 Byte sind nur %3 vorhanden, der Rest ist eine Lücke; wurde der Download abgeschlossen?</translation></message>
<message><source>%1: expected UTF-8, found %2; save it as UTF-8</source><translation>%1: UTF-8 erwartet, aber %2 gefunden; speichern Sie die Datei als UTF-8</translation></message>
<message><source>%1: line %2, byte %3</source><translation>%1: Zeile %2, Byte %3</translation></message>
<message><source>a zero byte, as in UTF-16 without a byte order mark</source><translation>ein Nullbyte, wie es UTF-16 ohne Byte-Reihenfolge-Markierung hat</translation></message>
<message><source>the byte %1</source><translation>das Byte %1</translation></message>
<message><source>is for another model</source><translation>gehört zu einem anderen Modell</translation></message>
<message><source>orders heads, but this model was trained with its own order</source><translation>ordnet Heads, und dieses Modell wurde mit einer eigenen Reihenfolge trainiert</translation></message>
<message><source>%1: the file %2</source><translation>%1: Die Datei %2</translation></message>
<message><source>%1 %2 and was not used</source><translation>%1 %2 und wurde nicht verwendet</translation></message>
<message><source>a model whose classes are prompts answers with cosines, which a plain file cannot express; convert it without prompts</source><translation>ein Modell, dessen Klassen Prompts sind, antwortet mit Kosinus-Werten, was keine einfache Datei ausdrücken kann; konvertieren Sie es ohne Prompts</translation></message>
<message><source>sub-networks with heads ordered by importance keep the whole embedding, which a plain file cannot express; open it with --head-order none</source><translation>weniger Heads eines Netzes, dessen Heads nach Wichtigkeit geordnet wurden, behalten dessen ganzes Embedding, was keine einfache Datei ausdrücken kann; öffnen Sie es mit --head-order none</translation></message>
<message><source>a network that answers in rounds can only be cut to ThinkingViT&apos;s first round, which depends on no other; got %1 heads</source><translation>aus einem Netz, das in Runden antwortet, lässt sich nur die erste Runde von ThinkingViT herausschneiden, die nichts von einer anderen liest; erhalten: %1 Heads</translation></message>
<message><source>%1: several dino.txt files are next to the model; choose the one that belongs to it with --text-tower: %2</source><translation>%1: neben dem Modell liegen mehrere Dateien von dino.txt, nennen Sie die zugehörige mit --text-tower: %2</translation></message>
<message><source>%1: no prompts for this model: dino.txt needs a backbone with a class token and a last LayerNorm and without a classifier, such as DINOv3</source><translation>%1: keine Prompts für dieses Modell: dino.txt braucht ein Backbone mit Klassentoken und letzter LayerNorm, ohne Klassifikator, wie DINOv3</translation></message>
<message><source>dino.txt: the last %1 blocks and the text tower come from %2</source><translation>dino.txt: Die letzten %1 Blöcke und die Texte sind die von %2</translation></message>
<message><source>the classifier is %1</source><translation>der Klassifikator ist %1</translation></message>
<message><source>%1: tensor %2 and tensor %3 are both %4</source><translation>%1: Tensor %2 und Tensor %3 sind dasselbe, %4</translation></message>
<message><source>are outside the network</source><translation>liegen außerhalb des Netzes</translation></message>
<message><source>are not needed to analyse pictures</source><translation>sind zum Betrachten von Bildern nicht nötig</translation></message>
<message><source>%1 tensors %2 and were left out, e.g. %3</source><translation>%1 Tensoren %2 und wurden weggelassen, z. B. %3</translation></message>
<message><source>%1: tensor %2 belongs to a network with %3, but its other tensors are missing</source><translation>%1: Tensor %2 gehört zu einem solchen Netz: %3; was es sonst noch braucht, fehlt aber</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; the file contains no tensor</source><translation>%1: erwartet: ein Vision Transformer mit den Namen von %2; die Datei enthält keinen Tensor</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; found e.g. %3</source><translation>%1: erwartet: ein Vision Transformer mit den Namen von %2; gefunden: z. B. %3</translation></message>
<message><source>the file contains %1 networks; the one with prefix %2 was opened</source><translation>die Datei enthält %1 Netze; verwendet wurde das hinter %2</translation></message>
<message><source>%1: tensor %2 is missing next to %3</source><translation>%1: kein Tensor %2 neben %3</translation></message>
<message><source>%1: %2 has shape %3; expected %4 as its query</source><translation>%1: %2 hat die Form %3; erwartet: %4, wie die zugehörige Query</translation></message>
<message><source>%1: %2 is a single number</source><translation>%1: %2 ist eine einzelne Zahl</translation></message>
<message><source>%1: no norm before the first block (pre_layrnorm), as in CLIP, and no pooling head (head.probe), as in SigLIP: this picture tower is not supported</source><translation>%1: keine Norm vor dem ersten Block (pre_layrnorm) wie bei CLIP und kein Pooling-Head (head.probe) wie bei SigLIP: ein anderer Bildturm, der hier nicht ausgeführt wird</translation></message>
<message><source>%1: tensor &apos;proj&apos;: expected 2 dimensions, found %2</source><translation>%1: Tensor „proj“: erwartet: 2 Dimensionen, gefunden: %2</translation></message>
<message><source>the file does not say whether this CLIP uses GELU or QuickGELU; GELU is assumed, as in LAION&apos;s models. OpenAI&apos;s own need --activation quick-gelu</source><translation>die Datei sagt nicht, ob dieses CLIP GELU oder QuickGELU verwendet; angenommen wird GELU wie bei den Modellen von LAION. Die von OpenAI brauchen --activation quick-gelu</translation></message>
<message><source>Hugging Face&apos;s CLIP</source><translation>CLIP von Hugging Face</translation></message>
<message><source>OpenAI&apos;s CLIP</source><translation>CLIP von OpenAI</translation></message>
<message><source>Hugging Face</source><translation>Hugging Face</translation></message>
<message><source>Hugging Face&apos;s DINOv3</source><translation>DINOv3 von Hugging Face</translation></message>
<message><source>%1: %2: expected %3 dimensions, found %4</source><translation>%1: %2: erwartet: %3 Dimensionen, gefunden: %4</translation></message>
<message><source>Google&apos;s JAX files</source><translation>JAX-Dateien von Google</translation></message>
<message><source>%1 %2, and the tensors have %3</source><translation>%1 %2, aber die Tensoren haben %3</translation></message>
<message><source>num_heads %1, and the tensors are %2 wide</source><translation>num_heads %1, aber die Tensoren haben die Breite %2</translation></message>
<message><source>the file&apos;s %1 says %2, which was ignored</source><translation>%1 in der Datei sagt %2; das wurde nicht verwendet</translation></message>
<message><source>the file says %1 %2, and in %3 %4: %5 is used</source><translation>die Datei sagt %1 %2, und in %3 %4: verwendet wird %5</translation></message>
<message><source>no classifier was found: %1 read the network, but are neither a chain of layers to the classes nor known training-only heads; the embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>kein Klassifikator gefunden: %1 lesen das Netz und sind weder eine einzige Kette von Schichten zu den Klassen noch als etwas bekannt, das nur zum Training gehört; erklärt wird sein Embedding (Norm, Ähnlichkeit mit einem Bild, Richtung, Probe), keine Klasse</translation></message>
<message><source>a backbone without a classifier: its embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>ein Backbone ohne Klassifikator: Erklärt wird sein Embedding (Norm, Ähnlichkeit mit einem Bild, Richtung, Probe), keine Klasse</translation></message>
<message><source>%1: --head-activation: this model&apos;s classifier has no unknown activation</source><translation>%1: --head-activation: der Klassifikator dieses Modells hat keine Funktion, die seine Datei offenlässt</translation></message>
<message><source>between the layers of the classifier (%1), ReLU is assumed, as no tensor tells; --head-activation changes it. The classifier is explained by its tangent at each picture</source><translation>zwischen den Schichten des Klassifikators (%1) wird eine ReLU angenommen, die kein Tensor verrät; --head-activation gibt eine andere an. Erklärt wird sie durch ihre Tangente bei jedem Bild</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has tensors of attention pooling (attn_pool.latent); expected map</source><translation>%1: Pooling ist %2 (%3), aber die Datei enthält Tensoren eines Attention-Poolings (attn_pool.latent); erwartet: map</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has no tensor of attention pooling, such as &apos;attn_pool.latent&apos;</source><translation>%1: Pooling ist %2 (%3), aber die Datei enthält keinen Tensor eines Attention-Poolings, etwa „attn_pool.latent“</translation></message>
<message><source>%1: pooling by class token (%2), but the file has no &apos;cls_token&apos;; expected avg</source><translation>%1: Pooling über das Klassen-Token (%2), aber die Datei enthält kein „cls_token“; erwartet: avg</translation></message>
<message><source>the configuration names %1 classes, but the classifier has %2; the names were ignored</source><translation>die Konfiguration nennt %1 Klassen, aber der Klassifikator hat %2; die Namen wurden nicht verwendet</translation></message>
<message><source>%1: %2 class names, but the classifier has %3 classes</source><translation>%1: %2 Klassennamen, aber der Klassifikator hat %3 Klassen</translation></message>
<message><source>%1: the softmax of a single output is always 1; expected answers as sigmoid or values</source><translation>%1: Softmax der einzigen Ausgabe ist immer 1; als Antworten sigmoid oder values erwartet</translation></message>
<message><source>the distillation token has no classifier; only the class token&apos;s is used</source><translation>das Destillations-Token hat keinen Klassifikator; verwendet wird nur der des Klassen-Tokens</translation></message>
<message><source>%1: trained heads (%2): expected numbers from 1 to %3</source><translation>%1: trainierte Heads (%2): erwartet: einige von 1 bis %3</translation></message>
<message><source>%1: tensor %2: expected a block number below %3</source><translation>%1: Tensor %2: erwartet: eine Blocknummer unter %3</translation></message>
<message><source>%1: no tensor named &apos;blocks.0...&apos;; expected a Vision Transformer in timm&apos;s names</source><translation>%1: kein Tensor namens „blocks.0...“; erwartet: ein Vision Transformer mit den Namen von timm</translation></message>
<message><source>%1: expected a crop fraction from %2 to %3, a norm epsilon from %4 to %5, and standard deviations from %6 to %7</source><translation>%1: erwartet: ein Ausschnittanteil von %2 bis %3, ein Norm-Epsilon von %4 bis %5 und Standardabweichungen von %6 bis %7</translation></message>
<message><source>%1: tensor %2 (%3): expected %4 dimensions, found %5</source><translation>%1: Tensor %2 (%3): erwartet: %4 Dimensionen, gefunden: %5</translation></message>
<message><source>%1: tensor %2: expected columns for whole heads of %3, found %4; set --num-heads</source><translation>%1: Tensor %2: erwartet: Spalten für ganze Heads von %3, gefunden: %4; geben Sie --num-heads an</translation></message>
<message><source>%1: %2 of the rounds: expected 2 to %3 ascending numbers, found %4</source><translation>%1: %2 der Runden: erwartet: 2 bis %3, jede größer als die vorige, gefunden: %4</translation></message>
<message><source>%1: rounds of growing pictures need square pictures, found %2 x %3</source><translation>%1: Runden mit wachsenden Bildern verlangen quadratische, gefunden: %2 x %3</translation></message>
<message><source>picture sizes</source><translation>Bildgrößen</translation></message>
<message><source>%1: picture sizes of the rounds: expected %2, multiples of the patch size %3 up to %4, found %5</source><translation>%1: Bildgrößen der Runden: erwartet: %2, Vielfache der Patchgröße %3 bis %4, gefunden: %5</translation></message>
<message><source>%1: heads of the rounds (%2): %3, but the tensors have %4</source><translation>%1: Heads der Runden (%2): %3, aber die Tensoren haben %4</translation></message>
<message><source>%1: a network that answers in rounds needs a class token, no norm before its blocks and no distillation token</source><translation>%1: Ein Netz, das in Runden antwortet, wird am Klassen-Token gelesen und hat weder eine Norm vor seinen Blöcken noch ein Destillations-Token</translation></message>
<message><source>%1: tensor %2 has shape %3; expected a relative position bias of a square grid: (2 h - 1)^2 + 3 rows</source><translation>%1: Tensor %2 hat die Form %3; erwartet: ein relativer Positions-Bias eines quadratischen Gitters: (2 h - 1)^2 + 3 Zeilen</translation></message>
<message><source>the configuration prepares pictures of %1 pixels for a network with inputs of %2: %3 is used</source><translation>die Konfiguration bereitet Bilder mit %1 Pixeln für ein Netz vor, das %2 nimmt: verwendet wird %3</translation></message>
<message><source>%1: image size %2x%3 (%4): expected multiples of the patch size %5</source><translation>%1: Bildgröße %2x%3 (%4): erwartet: Vielfache der Patchgröße %5</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit the relative position bias, which covers %5x%6</source><translation>%1: Bildgröße %2x%3 (%4) passt nicht zum relativen Positions-Bias, der für %5x%6 gemacht wurde</translation></message>
<message><source>the configuration says %1 pixels, but the position embedding covers %2x%3</source><translation>die Konfiguration nennt %1 Pixel, aber das Positions-Embedding ist für %2x%3 gemacht</translation></message>
<message><source>the file says %1 pixels, but the position embedding covers %2x%3</source><translation>die Datei nennt %1 Pixel, aber das Positions-Embedding ist für %2x%3 gemacht</translation></message>
<message><source>%1: pos_embed has %2 positions and %3 prefix tokens, which do not form a square grid of patches; set --image-size HEIGHTxWIDTH, or img_size as &quot;HEIGHT,WIDTH&quot; in the file&apos;s metadata</source><translation>%1: pos_embed hat %2 Positionen und %3 Präfix-Token, die kein quadratisches Raster von Patches bilden; geben Sie --image-size HEIGHTxWIDTH an oder img_size als &quot;HEIGHT,WIDTH&quot; in den Metadaten der Datei</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit pos_embed with %5 positions, %6 prefix tokens and patches of %7 pixels; other picture sizes are chosen at run time</source><translation>%1: Bildgröße %2x%3 (%4) passt nicht zu pos_embed mit %5 Positionen, %6 Präfix-Tokens und Patches von %7 Pixeln; eine andere Größe als die des Modells wird beim Ausführen gewählt</translation></message>
<message><source>%1: %2 is %3; expected %4 or %5</source><translation>%1: %2 ist %3; erwartet: %4 oder %5</translation></message>
<message><source>%1: rotation is %2; expected none, axial or mixed</source><translation>%1: Rotation ist %2; erwartet: none, axial oder mixed</translation></message>
<message><source>%1: tensor &apos;rope.freqs&apos; belongs to a rotary position embedding with learned frequencies; nothing else indicates that this network has one. If it does, give its timm name with --architecture, such as vit_small_patch16_rope_mixed_224</source><translation>%1: Tensor „rope.freqs“ gehört zu einem Rotary-Positions-Embedding mit gelernten Frequenzen; sonst sagt nichts, dass dieses Netz eines hat. Falls doch, geben Sie --architecture mit seinem Namen in timm an, etwa vit_small_patch16_rope_mixed_224</translation></message>
<message><source>%1: %2 says a gated MLP (SwiGLU), but the tensors have a plain one</source><translation>%1: Angegeben ist ein MLP mit Gating (SwiGLU) (%2), aber die Tensoren haben ein einfaches</translation></message>
<message><source>%1: norm.weight: missing, expected [%2]; nothing indicates that this network has no norm after its blocks</source><translation>%1: norm.weight: fehlt, erwartet: [%2]; nichts sagt, dass dieses Netz nach seinen Blöcken keine Norm hat</translation></message>
<message><source>%1: no tensor &apos;pos_embed&apos;, and nothing indicates which rotary or relative positions replace it; give the network&apos;s timm name with --architecture</source><translation>%1: kein Tensor „pos_embed“, und nichts sagt, welche Rotary- oder relativen Positionen an seine Stelle treten; geben Sie --architecture mit dem Namen des Netzes in timm an</translation></message>
<message><source>%1: tensor &apos;attn_pool.latent&apos; (attention pooling): expected [1, 1, %2], found %3</source><translation>%1: Tensor „attn_pool.latent“ (Attention-Pooling): erwartet: [1, 1, %2], gefunden: %3</translation></message>
<message><source>%1: %2 heads of the attention pooling do not divide the width of %3</source><translation>%1: %2 Heads des Attention-Poolings teilen die Breite %3 nicht</translation></message>
<message><source>&quot;order&quot;: expected 1 to %1 blocks, got %2</source><translation>&quot;order&quot;: erwartet: 1 bis %1 Blöcke, erhalten: %2</translation></message>
<message><source>&quot;order&quot;: expected a list of heads for each block</source><translation>&quot;order&quot;: erwartet: eine Liste von Heads für jeden Block</translation></message>
<message><source>&quot;order&quot;: block %1 does not name each head once</source><translation>&quot;order&quot;: Block %1 nennt nicht jeden Head genau einmal</translation></message>
<message><source>&quot;importance&quot;: expected a number for each head of each block</source><translation>&quot;importance&quot;: erwartet: eine Zahl für jeden Head jedes Blocks</translation></message>
<message><source>&quot;ranking&quot;: expected 1 to %1 neurons, got %2</source><translation>&quot;ranking&quot;: erwartet: 1 bis %1 Neuronen, erhalten: %2</translation></message>
<message><source>&quot;ranking&quot;: expected [block, unit, score] for each neuron</source><translation>&quot;ranking&quot;: erwartet: [Block, Einheit, Wert] für jedes Neuron</translation></message>
<message><source>%1: expected Hydrascope&apos;s means of heads: heads.position [L,T,D] and heads.all [L,D]</source><translation>%1: erwartet: Mittel von Heads aus Hydrascope: heads.position [L,T,D] und heads.all [L,D]</translation></message>
<message><source>%1: the means contain NaN or infinity</source><translation>%1: Die Mittel enthalten NaN oder unendlich</translation></message>
<message><source>%1: an order of %2 blocks with %3 heads; the model has %4 with %5</source><translation>%1: eine Reihenfolge von %2 Blöcken mit %3 Heads; das Modell hat %4 mit %5</translation></message>
<message><source>%1: block %2 has no per-head queries, keys and values to order</source><translation>%1: Block %2 hat keine Queries, Keys und Values von Heads, die sich ordnen ließen</translation></message>
<message><source>%1: the file belongs to another model</source><translation>%1: Die Datei gehört zu einem anderen Modell</translation></message>
<message><source>%1: expected the file with id %2, found %3; it has changed since</source><translation>%1: erwartet: die Datei mit der Id %2, gefunden: %3; sie wurde seither geändert</translation></message>
<message><source>%1: %2. Opened as another network, it would give wrong results: give its timm name with --architecture%3%4</source><translation>%1: %2. Als ein anderes Netz gelesen, gäbe es falsche Ergebnisse: nennen Sie mit --architecture seinen Namen in timm%3%4</translation></message>
<message><source>, such as %1</source><translation>, etwa %1</translation></message>
<message><source>. If it is a plain one, use --architecture plain</source><translation>. Ist es ein einfaches, sagen Sie --architecture plain</translation></message>
<message><source>%1: %2 is not supported: %3</source><translation>%1: %2 wird hier nicht ausgeführt: %3</translation></message>
<message><source>relative position bias</source><translation>relativer Positions-Bias</translation></message>
<message><source>rotary position embedding</source><translation>Rotary-Positions-Embedding</translation></message>
<message><source>%1: its configuration says %2, a network with %3, but its tensors belong to another network</source><translation>%1: Die Konfiguration nennt %2, ein solches Netz: %3; die Tensoren sind aber die eines anderen</translation></message>
<message><source>no tensor &apos;pos_embed&apos;: a network with rotary or relative positions, and nothing indicates which</source><translation>kein Tensor „pos_embed“: ein Netz mit Rotary- oder relativen Positionen, und nichts sagt, mit welchen</translation></message>
<message><source>its tensors also fit a network with norms after attention and MLP (res-post-norm), and nothing indicates which it is</source><translation>seine Tensoren sind auch die eines Netzes mit Normen nach Attention und MLP (res-post-norm), und nichts sagt, welches es ist</translation></message>
<message><source>its tensors also fit a network with rotary position embedding, and nothing indicates which it is</source><translation>seine Tensoren sind auch die eines Netzes mit Rotary-Positions-Embedding, und nichts sagt, welches es ist</translation></message>
<message><source>%1 is an unknown name, and similar ones have %2</source><translation>%1 ist kein hier bekannter Name; ähnliche Netze haben dies: %2</translation></message>
<message><source>%1: architecture %2 (user): expected %3, hydravit, or a Vision Transformer&apos;s name in timm, such as vit_base_patch16_224</source><translation>%1: Architektur %2 (Nutzer): erwartet: %3, hydravit oder der Name eines Vision Transformers in timm, etwa vit_base_patch16_224</translation></message>
<message><source>its name, %1, belongs to a network of another kind: %2</source><translation>sein Name, %1, ist der eines Netzes anderer Art: %2</translation></message>
<message><source>parts of its blocks</source><translation>ein Teil seiner Blöcke</translation></message>
<message><source>its own parts</source><translation>ein eigener Teil</translation></message>
<message><source> (and %1 more)</source><translation> (und %1 weitere)</translation></message>
<message><source>%1: tensor %2%3 is not part of a Vision Transformer that is supported here: %4, without which it would be a different network. If the forward pass does not need it, save the weights without it</source><translation>%1: Tensor %2%3 gehört nicht zu einem hier unterstützten Vision Transformer: %4, ohne den es ein anderes Netz wäre. Falls der Vorwärtsdurchlauf ihn nicht braucht, speichern Sie die Gewichte ohne ihn</translation></message>
<message><source>%1: patches of %2 pixels: expected at most %3, a square kernel, and positions of a square grid of patches only; found %4</source><translation>%1: Patches von %2 Pixeln: erwartet: höchstens %3, ein quadratischer Kernel und Positionen allein eines quadratischen Gitters von Patches; gefunden: %4</translation></message>
<message><source>%1: image size %2x%3: expected multiples of the patch size %4</source><translation>%1: Bildgröße %2x%3: erwartet: Vielfache der Patchgröße %4</translation></message>
<message><source>%1: missing, expected %2</source><translation>%1: fehlt, erwartet: %2</translation></message>
<message><source>%1: expected floating point, found %2</source><translation>%1: Gleitkommazahlen erwartet, gefunden: %2</translation></message>
<message><source>and %1 more</source><translation>und %1 weitere</translation></message>
<message><source>%1: expected averaged weights (state_dict_ema, model_ema, teacher, ...) for --weights %2; the file contains none</source><translation>%1: gemittelte Gewichte erwartet (state_dict_ema, model_ema, teacher, ...), wie --weights %2 es verlangt; die Datei enthält keine</translation></message>
<message><source>%1: expected weights that are not averaged (state_dict, model, student, ...) for --weights %2; the file contains none</source><translation>%1: nicht gemittelte Gewichte erwartet (state_dict, model, student, ...), wie --weights %2 es verlangt; die Datei enthält keine</translation></message>
<message><source>%1 describes another network and was ignored</source><translation>%1 beschreibt ein anderes Netz und wurde nicht verwendet</translation></message>
<message><source>checking the tensors</source><translation>Tensoren werden geprüft</translation></message>
<message><source>%1: prompts need the model&apos;s vocabulary: put OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt next to the model, or name the file with --vocabulary</source><translation>%1: Prompts brauchen das Vokabular des Modells, das eine eigene Datei ist: legen Sie bpe_simple_vocab_16e6.txt.gz von OpenAI (im Repository openai/CLIP) oder merges.txt von Hugging Face neben das Modell, oder nennen Sie die Datei mit --vocabulary</translation></message>
<message><source>%1: prompts need the model&apos;s tokenizer: put spiece.model, tokenizer.model or tokenizer.json of its repository next to the model, or name the file with --vocabulary</source><translation>%1: Prompts brauchen den Tokenizer des Modells, der eine eigene Datei ist: legen Sie spiece.model, tokenizer.model oder tokenizer.json aus dem Repository des Modells neben das Modell, oder nennen Sie die Datei mit --vocabulary</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP with both towers and their projections; its picture tower has no projection to compare with texts. DINOv3 reads text with dino.txt: put its file next to the model, with dinotxt in its name, or name it with --text-tower</source><translation>%1: keine Prompts für dieses Modell: erwartet: ein CLIP mit beiden Türmen und ihren Projektionen; sein Bildturm hat keine Projektion zum Vergleich mit Texten. Ein DINOv3 liest Text mit dino.txt: legen Sie dessen Datei neben das Modell, mit dinotxt im Namen, oder nennen Sie sie mit --text-tower</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP that reads its class token</source><translation>%1: keine Prompts für dieses Modell: erwartet: ein CLIP, das sein Klassen-Token liest</translation></message>
<message><source>%1: texts are compared with the output of dino.txt&apos;s vision head: name its file with --text-tower</source><translation>%1: Texte werden mit dem verglichen, was der Bildkopf von dino.txt aus Bildern macht: Nennen Sie seine Datei mit --text-tower</translation></message>
<message><source>each prompt has its own probability (a sigmoid); they need not add up to one</source><translation>die Wahrscheinlichkeit jedes Prompts steht für sich (Sigmoid): Sie müssen sich nicht zu eins addieren</translation></message>
<message><source>%1 sentence is longer than the %2 tokens that the text tower reads, and was truncated as by its authors</source><translation>%1 Satz ist länger als die %2 Tokens, die der Textturm liest, und wird gekürzt, wie seine Autoren es tun</translation></message>
<message><source>%1 sentences are longer than the %2 tokens that the text tower reads, and were truncated as by their authors</source><translation>%1 Sätze sind länger als die %2 Tokens, die der Textturm liest, und werden gekürzt, wie seine Autoren es tun</translation></message>
<message><source>Depth Anything, a DINOv2 with a depth decoder</source><translation>Depth Anything, ein DINOv2 mit einem Tiefendecoder</translation></message>
<message><source>LLaVA, a vision language model</source><translation>LLaVA, ein Vision-Language-Modell</translation></message>
<message><source>PaliGemma, a vision language model</source><translation>PaliGemma, ein Vision-Language-Modell</translation></message>
<message><source>Gemma, a vision language model</source><translation>Gemma, ein Vision-Language-Modell</translation></message>
<message><source>SmolVLM or Idefics, a vision language model</source><translation>SmolVLM oder Idefics, ein Vision-Language-Modell</translation></message>
<message><source>Qwen-VL, a vision language model</source><translation>Qwen-VL, ein Vision-Language-Modell</translation></message>
<message><source>InternVL, a vision language model</source><translation>InternVL, ein Vision-Language-Modell</translation></message>
<message><source>Florence-2, a pyramid of stages (DaViT) with a language model</source><translation>Florence-2, eine Pyramide von Stufen (DaViT) mit einem Sprachmodell</translation></message>
<message><source>Kosmos-2, a vision language model</source><translation>Kosmos-2, ein Vision-Language-Modell</translation></message>
<message><source>GIT, a captioning model</source><translation>GIT, das Bildunterschriften schreibt</translation></message>
<message><source>BLIP, a picture tower with a language model</source><translation>BLIP, ein Bildturm mit einem Sprachmodell</translation></message>
<message><source>BLIP-2, a picture tower with a Q-Former and a language model</source><translation>BLIP-2, ein Bildturm mit einem Q-Former und einem Sprachmodell</translation></message>
<message><source>a vision language model</source><translation>ein Vision-Language-Modell</translation></message>
<message><source>a document retrieval model (ColPali)</source><translation>ein Netz, das Seiten findet (ColPali)</translation></message>
<message><source>a text recognition model (TrOCR, Donut)</source><translation>ein Netz, das Text in Bildern liest (TrOCR, Donut)</translation></message>
<message><source>a document model (LayoutLM)</source><translation>ein Netz, das Dokumente liest (LayoutLM)</translation></message>
<message><source>a joint transformer for pictures and text (ViLT)</source><translation>ein Netz für Bilder und Wörter in einem (ViLT)</translation></message>
<message><source>RF-DETR, a detector</source><translation>RF-DETR, ein Detektor</translation></message>
<message><source>DETR, a detector</source><translation>DETR, ein Detektor</translation></message>
<message><source>YOLOS, a detector</source><translation>YOLOS, ein Detektor</translation></message>
<message><source>OWL-ViT, an open-vocabulary detector</source><translation>OWL-ViT, ein Open-Vocabulary-Detektor</translation></message>
<message><source>Grounding DINO, an open-vocabulary detector</source><translation>Grounding DINO, ein Open-Vocabulary-Detektor</translation></message>
<message><source>Segment Anything (SAM), which has windows and a neck</source><translation>Segment Anything (SAM), das Fenster und einen Neck hat</translation></message>
<message><source>SAM 2, whose trunk is a pyramid of stages (Hiera)</source><translation>SAM 2, dessen Rumpf eine Pyramide von Stufen ist (Hiera)</translation></message>
<message><source>SAM 3, whose trunk has rotary positions in windows</source><translation>SAM 3, dessen Rumpf Rotary-Positionen in Fenstern hat</translation></message>
<message><source>Mask2Former, a network for segmentation</source><translation>Mask2Former, ein Netz für Segmentierung</translation></message>
<message><source>EoMT, a Vision Transformer with queries for segmentation</source><translation>EoMT, ein Vision Transformer mit Queries für Segmentierung</translation></message>
<message><source>SegFormer, a pyramid of stages</source><translation>SegFormer, eine Pyramide von Stufen</translation></message>
<message><source>UPerNet, a network for segmentation</source><translation>UPerNet, ein Netz für Segmentierung</translation></message>
<message><source>a text-prompted segmentation network (CLIPSeg, GroupViT)</source><translation>ein Netz für Segmentierung nach Wörtern (CLIPSeg, GroupViT)</translation></message>
<message><source>a network for depth (DPT, ZoeDepth)</source><translation>ein Netz für Tiefe (DPT, ZoeDepth)</translation></message>
<message><source>Depth Pro, two Vision Transformers over patches of several scales</source><translation>Depth Pro, zwei Vision Transformer über Patches mehrerer Maßstäbe</translation></message>
<message><source>an image matching network</source><translation>ein Netz, das Bilder einander zuordnet</translation></message>
<message><source>Hiera, a pyramid of stages</source><translation>Hiera, eine Pyramide von Stufen</translation></message>
<message><source>AIMv2, which has RMSNorm and a gated MLP</source><translation>AIMv2, das RMSNorm und ein MLP mit Gate hat</translation></message>
<message><source>C-RADIO, which crops its positions from a larger grid</source><translation>C-RADIO, das seine Positionen aus einem größeren Raster schneidet</translation></message>
<message><source>V-JEPA 2, a video network</source><translation>V-JEPA 2, ein Netz für Video</translation></message>
<message><source>VideoMAE, a video network</source><translation>VideoMAE, ein Netz für Video</translation></message>
<message><source>a video network (TimeSformer, ViViT)</source><translation>ein Netz für Video (TimeSformer, ViViT)</translation></message>
<message><source>SigLIP 2 NaFlex, for pictures of any aspect ratio</source><translation>SigLIP 2 NaFlex, für Bilder jeder Form</translation></message>
<message><source>MLCD, a CLIP with rotary positions</source><translation>MLCD, ein CLIP mit Rotary-Positionen</translation></message>
<message><source>Swin, a pyramid of stages with windows</source><translation>Swin, eine Pyramide von Stufen mit Fenstern</translation></message>
<message><source>PVT, a pyramid of stages</source><translation>PVT, eine Pyramide von Stufen</translation></message>
<message><source>CvT, a pyramid of stages with convolutions</source><translation>CvT, eine Pyramide von Stufen mit Faltungen</translation></message>
<message><source>LeViT, a pyramid of stages with a convolutional stem</source><translation>LeViT, eine Pyramide von Stufen mit einem Stem aus Faltungen</translation></message>
<message><source>EfficientFormer, a pyramid of stages with convolutions</source><translation>EfficientFormer, eine Pyramide von Stufen mit Faltungen</translation></message>
<message><source>PoolFormer, a pyramid of stages with pooling in place of attention</source><translation>PoolFormer, eine Pyramide von Stufen mit Pooling anstelle von Attention</translation></message>
<message><source>NAT, a pyramid of stages with neighbourhood attention</source><translation>NAT, eine Pyramide von Stufen mit Nachbarschafts-Attention</translation></message>
<message><source>FocalNet, a pyramid of stages without attention</source><translation>FocalNet, eine Pyramide von Stufen ohne Attention</translation></message>
<message><source>VAN, a convolutional network</source><translation>VAN, ein Faltungsnetz</translation></message>
<message><source>a hybrid ViT, with a convolutional network before the blocks</source><translation>ein hybrides ViT, mit einem Faltungsnetz vor den Blöcken</translation></message>
<message><source>MGP-STR, a scene text recogniser</source><translation>MGP-STR, das Wörter liest</translation></message>
<message><source>ImageGPT, which generates pixels</source><translation>ImageGPT, das Pixel schreibt</translation></message>
<message><source>Perceiver, whose latents read the pixels</source><translation>Perceiver, dessen Latents die Pixel lesen</translation></message>
<message><source>MobileViT, a convolutional network with transformers in it</source><translation>MobileViT, ein Faltungsnetz mit Transformern darin</translation></message>
<message><source>FastViT, a convolutional network with attention at its end</source><translation>FastViT, ein Faltungsnetz mit Attention am Ende</translation></message>
<message><source>MambaVision, a state space network</source><translation>MambaVision, ein Netz mit Zustandsräumen</translation></message>
<message><source>Mamba (Vim, VMamba), a state space network</source><translation>Mamba (Vim, VMamba), ein Netz mit Zustandsräumen</translation></message>
<message><source>ConvNeXt, a convolutional network</source><translation>ConvNeXt, ein Faltungsnetz</translation></message>
<message><source>a convolutional network (ResNet, EfficientNet)</source><translation>ein Faltungsnetz (ResNet, EfficientNet)</translation></message>
<message><source>YOLO, a convolutional detector</source><translation>YOLO, ein Detektor aus Faltungen</translation></message>
<message><source>an image generation network (diffusion)</source><translation>ein Netz, das Bilder erzeugt (Diffusion)</translation></message>
<message><source>DiT, an image generation network (diffusion)</source><translation>DiT, ein Netz, das Bilder erzeugt (Diffusion)</translation></message>
<message><source>a text model (BERT)</source><translation>ein Textmodell (BERT)</translation></message>
<message><source>a language model</source><translation>ein Sprachmodell</translation></message>
<message><source>a text model (T5, BART)</source><translation>ein Textmodell (T5, BART)</translation></message>
<message><source>an audio network</source><translation>ein Audionetz</translation></message>
<message><source>data2vec for text</source><translation>data2vec für Text</translation></message>
<message><source>not a vision network</source><translation>kein Netz für Bilder</translation></message>
<message><source>Its DINOv2 opens by itself; in Python: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), or for the authors&apos; file torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</source><translation>Sein DINOv2 lässt sich allein öffnen; in Python: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), oder aus der Datei der Autoren torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</translation></message>
<message><source>Its picture tower opens by itself if it is a CLIP or a SigLIP; in Python: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</source><translation>Sein Bildturm lässt sich allein öffnen, wenn er ein CLIP oder ein SigLIP ist; in Python: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</translation></message>
<message><source>In Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</source><translation>In Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</translation></message>
<message><source>this is %1; only its Vision Transformer was opened</source><translation>das ist %1; nur dessen Vision Transformer wurde geöffnet</translation></message>
<message><source>%1: its weights are quantised (%2 says %3), which is not supported. %4</source><translation>%1: Die Gewichte sind quantisiert (%2 sagt %3), was hier nicht ausgeführt wird. %4</translation></message>
<message><source>%1: this is %2 (%3 says %4), which is not supported</source><translation>%1: das ist %2 (%3 sagt %4), was hier nicht ausgeführt wird</translation></message>
<message><source>%1: its patches are %2, with frames: a video network (VideoMAE, V-JEPA, Qwen-VL), which is not supported. %3</source><translation>%1: Die Patches sind %2, mit Frames: ein Netz für Video (VideoMAE, V-JEPA, Qwen-VL), das hier nicht ausgeführt wird. %3</translation></message>
<message><source>%1: its patches are %2: a network for grey pictures, with 1 channel; only 3 channels are supported. This one, expanded to 3 channels, gives the same answers for grey pictures; in Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, and mean and std three times</source><translation>%1: Die Patches sind %2: ein Netz für graue Bilder, mit 1 Kanal; ausgeführt werden hier Netze mit 3. Dieses antwortet mit 3 auf graue Bilder dasselbe; in Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, und mean und std dreimal</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels (RGBA); only 3 are supported. %4</source><translation>%1: Die Patches sind %2: ein Netz für Bilder mit %3 Kanälen (RGBA); ausgeführt werden hier Netze mit 3. %4</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels; only 3 are supported. %4</source><translation>%1: Die Patches sind %2: ein Netz für Bilder mit %3 Kanälen; ausgeführt werden hier Netze mit 3. %4</translation></message>
<message><source>%1: tensors like %2 are 8-bit integers: quantised weights, which are not supported. %3</source><translation>%1: Tensor %2 und seinesgleichen sind ganze Zahlen mit 8 Bit: quantisierte Gewichte, die hier nicht ausgeführt werden. %3</translation></message>
<message><source>a LoHa adapter, which must be merged into its base model first</source><translation>ein LoHa-Adapter, der zuerst mit seinem Basismodell zu verschmelzen ist</translation></message>
<message><source>quantised weights (bitsandbytes, 8 bits)</source><translation>quantisierte Gewichte (bitsandbytes, 8 Bit)</translation></message>
<message><source>quantised weights (bitsandbytes, 4 bits)</source><translation>quantisierte Gewichte (bitsandbytes, 4 Bit)</translation></message>
<message><source>quantised weights (GPTQ, AWQ)</source><translation>quantisierte Gewichte (GPTQ, AWQ)</translation></message>
<message><source>quantised weights (compressed-tensors)</source><translation>quantisierte Gewichte (compressed-tensors)</translation></message>
<message><source>quantised weights (fp8, int8)</source><translation>quantisierte Gewichte (fp8, int8)</translation></message>
<message><source>quantised weights (PyTorch, 8 bits)</source><translation>quantisierte Gewichte (PyTorch, 8 Bit)</translation></message>
<message><source>a plain ViT under the names of jeonsworld&apos;s ViT-pytorch. Renamed in Python it opens: for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>ein einfaches ViT mit den Namen von ViT-pytorch von jeonsworld. In Python umbenannt lässt es sich öffnen: for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a plain ViT under the names of mmpretrain. Renamed in Python it opens: for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>ein einfaches ViT mit den Namen von mmpretrain. In Python umbenannt lässt es sich öffnen: for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a norm of the patches before positions are added (vit-pytorch)</source><translation>eine Norm der Patches, bevor Positionen addiert werden (vit-pytorch)</translation></message>
<message><source>a plain ViT under the names of vit-pytorch. Renamed in Python it opens, with --eps 1e-5: for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}; and its patch kernel k is k.reshape(D, P, P, 3).permute(0, 3, 1, 2)</source><translation>ein einfaches ViT mit den Namen von vit-pytorch. In Python umbenannt lässt es sich mit --eps 1e-5 öffnen: for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}; und sein Patch-Kernel k ist k.reshape(D, P, P, 3).permute(0, 3, 1, 2)</translation></message>
<message><source>a DINOv2 with a depth decoder (Depth Anything)</source><translation>ein DINOv2 mit einem Tiefendecoder (Depth Anything)</translation></message>
<message><source>a Vision Transformer with a depth decoder (Depth Anything, DPT)</source><translation>ein Vision Transformer mit einem Tiefendecoder (Depth Anything, DPT)</translation></message>
<message><source>a vision language model (LLaVA, PaliGemma)</source><translation>ein Vision-Language-Modell (LLaVA, PaliGemma)</translation></message>
<message><source>a vision language model (LLaVA)</source><translation>ein Vision-Language-Modell (LLaVA)</translation></message>
<message><source>a vision language model (SmolVLM, Idefics)</source><translation>ein Vision-Language-Modell (SmolVLM, Idefics)</translation></message>
<message><source>a vision language model (Qwen-VL)</source><translation>ein Vision-Language-Modell (Qwen-VL)</translation></message>
<message><source>a vision language model (Kosmos-2)</source><translation>ein Vision-Language-Modell (Kosmos-2)</translation></message>
<message><source>a pyramid of stages with a language model (Florence-2)</source><translation>eine Pyramide von Stufen mit einem Sprachmodell (Florence-2)</translation></message>
<message><source>a picture tower with a Q-Former and a language model (BLIP-2)</source><translation>ein Bildturm mit einem Q-Former und einem Sprachmodell (BLIP-2)</translation></message>
<message><source>Segment Anything (SAM 2)</source><translation>Segment Anything (SAM 2)</translation></message>
<message><source>a pyramid of stages (SAM 2&apos;s Hiera)</source><translation>eine Pyramide von Stufen (Hiera von SAM 2)</translation></message>
<message><source>Segment Anything (SAM 3)</source><translation>Segment Anything (SAM 3)</translation></message>
<message><source>Segment Anything (SAM)</source><translation>Segment Anything (SAM)</translation></message>
<message><source>a pyramid over one scale (ViTDet)</source><translation>eine Pyramide über einem Maßstab (ViTDet)</translation></message>
<message><source>a detector (RF-DETR, DAB-DETR)</source><translation>ein Detektor (RF-DETR, DAB-DETR)</translation></message>
<message><source>a detector with deformable attention (RF-DETR, RT-DETR)</source><translation>ein Detektor mit verformbarer Attention (RF-DETR, RT-DETR)</translation></message>
<message><source>a detector (DETR)</source><translation>ein Detektor (DETR)</translation></message>
<message><source>a detector (DETR, YOLOS)</source><translation>ein Detektor (DETR, YOLOS)</translation></message>
<message><source>an open-vocabulary detector (OWL-ViT)</source><translation>ein Open-Vocabulary-Detektor (OWL-ViT)</translation></message>
<message><source>a convolutional detector (YOLO)</source><translation>ein Detektor aus Faltungen (YOLO)</translation></message>
<message><source>a segmentation network (Mask2Former)</source><translation>ein Netz für Segmentierung (Mask2Former)</translation></message>
<message><source>a pyramid of stages (SegFormer)</source><translation>eine Pyramide von Stufen (SegFormer)</translation></message>
<message><source>a video network (VideoMAE)</source><translation>ein Netz für Video (VideoMAE)</translation></message>
<message><source>a video network (TimeSformer)</source><translation>ein Netz für Video (TimeSformer)</translation></message>
<message><source>positions cropped from a larger grid (C-RADIO)</source><translation>Positionen, die aus einem größeren Raster geschnitten werden (C-RADIO)</translation></message>
<message><source>RMSNorm and a gated MLP (AIMv2)</source><translation>RMSNorm und ein MLP mit Gate (AIMv2)</translation></message>
<message><source>a network of its own (InternViT)</source><translation>ein eigenes Netz (InternViT)</translation></message>
<message><source>state spaces (MambaVision)</source><translation>Zustandsräume (MambaVision)</translation></message>
<message><source>state spaces (VMamba)</source><translation>Zustandsräume (VMamba)</translation></message>
<message><source>state spaces (Vim)</source><translation>Zustandsräume (Vim)</translation></message>
<message><source>a convolutional network with attention at its end (FastViT)</source><translation>ein Faltungsnetz mit Attention am Ende (FastViT)</translation></message>
<message><source>a pyramid of stages without attention (PoolFormer, CAFormer)</source><translation>eine Pyramide von Stufen ohne Attention (PoolFormer, CAFormer)</translation></message>
<message><source>a convolutional network with transformers in it (MobileViT)</source><translation>ein Faltungsnetz mit Transformern darin (MobileViT)</translation></message>
<message><source>a pyramid of stages (PVT, SegFormer)</source><translation>eine Pyramide von Stufen (PVT, SegFormer)</translation></message>
<message><source>a pyramid of stages (PVT v2, SegFormer)</source><translation>eine Pyramide von Stufen (PVT v2, SegFormer)</translation></message>
<message><source>a pyramid of stages with convolutions (CvT)</source><translation>eine Pyramide von Stufen mit Faltungen (CvT)</translation></message>
<message><source>a convolutional network (ConvNeXt)</source><translation>ein Faltungsnetz (ConvNeXt)</translation></message>
<message><source>a convolutional network (ConvNeXt, MobileNet)</source><translation>ein Faltungsnetz (ConvNeXt, MobileNet)</translation></message>
<message><source>dino.txt&apos;s vision head and text tower, without a backbone; open the DINOv3 they belong to, with this file next to it or named with --text-tower</source><translation>Bildkopf und Textturm von dino.txt, die keine eigenen Patches haben; öffnen Sie das zugehörige DINOv3, mit dieser Datei daneben oder durch --text-tower genannt</translation></message>
<message><source>a LoRA adapter, which must be merged into its base model first</source><translation>ein LoRA-Adapter, der zuerst mit seinem Basismodell zu verschmelzen ist</translation></message>
<message><source>an adapter inside the blocks; open its base model</source><translation>ein Adapter in den Blöcken; öffnen Sie das Modell, dem er hinzugefügt wurde</translation></message>
<message><source>learned prompts among the tokens; open their base model</source><translation>gelernte Prompts unter den Tokens; öffnen Sie das Modell, dem sie hinzugefügt wurden</translation></message>
<message><source>a pyramid of stages that answers in rounds (ThinkingViT&apos;s Swin)</source><translation>eine Pyramide von Stufen, die in Runden antwortet (Swin von ThinkingViT)</translation></message>
<message><source>differential attention</source><translation>differentielle Attention</translation></message>
<message><source>cross-covariance attention (XCiT)</source><translation>Kreuzkovarianz-Attention (XCiT)</translation></message>
<message><source>attention and MLP in parallel</source><translation>Attention und MLP nebeneinander</translation></message>
<message><source>two attentions in parallel</source><translation>zwei Attentions nebeneinander</translation></message>
<message><source>a gate</source><translation>ein Gate</translation></message>
<message><source>pictures of any aspect ratio (NaFlexViT)</source><translation>Bilder beliebiger Form (NaFlexViT)</translation></message>
<message><source>relative position bias (SAM, ViTDet)</source><translation>relativer Positions-Bias (SAM, ViTDet)</translation></message>
<message><source>windows and a neck (SAM, ViTDet)</source><translation>Fenster und ein Neck (SAM, ViTDet)</translation></message>
<message><source>a pyramid of stages (Hiera)</source><translation>eine Pyramide von Stufen (Hiera)</translation></message>
<message><source>a norm of the patches before positions are added (AIMv2)</source><translation>eine Norm der Patches, bevor Positionen addiert werden (AIMv2)</translation></message>
<message><source>a pyramid of stages (Swin)</source><translation>eine Pyramide von Stufen (Swin)</translation></message>
<message><source>a pyramid of stages</source><translation>eine Pyramide von Stufen</translation></message>
<message><source>a convolutional network before the blocks (hybrid ViT)</source><translation>ein Faltungsnetz vor den Blöcken (hybrides ViT)</translation></message>
<message><source>a convolutional stem (LeViT, XCiT)</source><translation>ein Stem aus Faltungen (LeViT, XCiT)</translation></message>
<message><source>a convolutional stem (XCiT)</source><translation>ein Stem aus Faltungen (XCiT)</translation></message>
<message><source>a convolutional stem</source><translation>ein Stem aus Faltungen</translation></message>
<message><source>attention pooling (SigLIP)</source><translation>Attention-Pooling (SigLIP)</translation></message>
<message><source>class attention (CaiT)</source><translation>Klassen-Attention (CaiT)</translation></message>
<message><source>talking heads (CaiT)</source><translation>Talking Heads (CaiT)</translation></message>
<message><source>a detector (YOLOS)</source><translation>ein Detektor (YOLOS)</translation></message>
<message><source>blocks stacked into one tensor (big_vision)</source><translation>in einem Tensor gestapelte Blöcke (big_vision)</translation></message>
<message><source>a convolutional network (ResNet)</source><translation>ein Faltungsnetz (ResNet)</translation></message>
<message><source>a convolutional network (CLIP&apos;s ResNet)</source><translation>ein Faltungsnetz (ResNet von CLIP)</translation></message>
<message><source>a convolutional network (VGG, MobileNet, EfficientNet)</source><translation>ein Faltungsnetz (VGG, MobileNet, EfficientNet)</translation></message>
<message><source>a convolutional network (EfficientNet)</source><translation>ein Faltungsnetz (EfficientNet)</translation></message>
<message><source>a convolutional network with batch normalisation</source><translation>ein Faltungsnetz mit Batch-Normalisierung</translation></message>
<message><source>a text model</source><translation>ein Textmodell</translation></message>
<message><source>an MLP-Mixer</source><translation>ein MLP-Mixer</translation></message>
<message><source>gates and growing pictures (ProgResViT)</source><translation>Gates und wachsende Bilder (ProgResViT)</translation></message>
<message><source>tokens that go through the blocks again (ThinkingViT)</source><translation>Tokens, die die Blöcke erneut durchlaufen (ThinkingViT)</translation></message>
<message><source>relative position bias (BEiT, Swin)</source><translation>relativer Positions-Bias (BEiT, Swin)</translation></message>
<message><source>separate query and value biases (BEiT, EVA, DINOv3)</source><translation>getrennte Query- und Value-Biases (BEiT, EVA, DINOv3)</translation></message>
<message><source>rotary position embedding (EVA-02, DINOv3)</source><translation>Rotary-Positions-Embedding (EVA-02, DINOv3)</translation></message>
<message><source>rotary position embedding (DINOv3)</source><translation>Rotary-Positions-Embedding (DINOv3)</translation></message>
<message><source>attention pooling (SigLIP, Perception Encoder)</source><translation>Attention-Pooling (SigLIP, Perception Encoder)</translation></message>
<message><source>a gated MLP (SwiGLU)</source><translation>ein MLP mit Gating (SwiGLU)</translation></message>
<message><source>a norm inside the attention</source><translation>eine Norm in der Attention</translation></message>
<message><source>a norm inside the MLP</source><translation>eine Norm im MLP</translation></message>
<message><source>%1: tensor %2 belongs to a network that is not supported: %3</source><translation>%1: Tensor %2 gehört zu einem Netz, das hier nicht ausgeführt wird: %3</translation></message>
<message><source>%1: mlp_ratio and hidden_size: expected numbers whose product is from 1 to 1e6</source><translation>%1: mlp_ratio und hidden_size: erwartet: Zahlen, deren Produkt zwischen 1 und 1e6 liegt</translation></message>
<message><source>%1: %2 is not %3: %4, which is not supported</source><translation>%1: %2 ist nicht %3: %4, was hier nicht ausgeführt wird</translation></message>
<message><source>%1: %2: expected a number, found %3</source><translation>%1: %2: erwartet wurde eine Zahl, gefunden %3</translation></message>
<message><source>%1: %2: expected a value, found %3</source><translation>%1: %2: erwartet wurde ein Wert, gefunden %3</translation></message>
<message><source>%1: rescale_factor %2; expected from 1e-6 to 1</source><translation>%1: rescale_factor %2; erwartet: von 1e-6 bis 1</translation></message>
<message><source>%1: %2: expected shortest_edge or height, found %3</source><translation>%1: %2: erwartet wurde shortest_edge oder height, gefunden %3</translation></message>
<message><source>do_resize: false</source><translation>do_resize: false</translation></message>
<message><source>%1: crop_size %2 of a size of %3; expected a crop within the picture</source><translation>%1: crop_size %2 bei einer Größe von %3; erwartet: ein Ausschnitt innerhalb des Bildes</translation></message>
<message><source>size.shortest_edge without a crop (the centre square is used)</source><translation>size.shortest_edge ohne Ausschnitt (gezeigt wird das mittlere Quadrat)</translation></message>
<message><source>do_center_crop without crop_size</source><translation>do_center_crop ohne crop_size</translation></message>
<message><source>crop_size with another aspect ratio than size</source><translation>crop_size mit anderer Form als size</translation></message>
<message><source>pictures with another number of channels</source><translation>Bilder mit einer anderen Zahl von Kanälen</translation></message>
<message><source>%1: id2label does not name one class for each number from 0 to %2; the names were ignored</source><translation>%1: id2label nennt nicht zu jeder Zahl von 0 bis %2 eine Klasse; die Namen wurden nicht verwendet</translation></message>
<message><source>%1: resample: expected a whole number, found %2</source><translation>%1: resample: erwartet wurde eine ganze Zahl, gefunden %2</translation></message>
<message><source>%1: resample %2 is neither bilinear nor bicubic; bicubic is used</source><translation>%1: resample %2 ist weder bilinear noch bikubisch; verwendet wird bikubisch</translation></message>
<message><source>%1: preprocesses pictures in unsupported ways: %2</source><translation>%1: verändert das Bild auf Weisen, die hier nicht ausgeführt werden: %2</translation></message>
<message><source>pictures are preprocessed by %1, as in transformers; %2 differs</source><translation>%1 wird für das Bild verwendet, wie transformers es tut; %2 sagt anderes</translation></message>
<message><source>%1: label_names: expected a list of texts; the names were ignored</source><translation>%1: label_names: erwartet: eine Liste von Texten; die Namen wurden nicht verwendet</translation></message>
<message><source>%1: label_names and id2label differ; label_names is used, as timm does</source><translation>%1: label_names und id2label unterscheiden sich; verwendet wird label_names, wie timm es tut</translation></message>
<message><source>%1: model_args has %2 = %3, an unknown setting that leaves no trace in the tensors. If the network matches its name, remove the setting from the file</source><translation>%1: model_args enthält %2 = %3, einen Teil, den kein Tensor zeigt und der hier nicht bekannt ist. Falls das Netz das ist, was sein Name sagt, entfernen Sie ihn aus der Datei</translation></message>
<message><source>%1: %2: expected true or false, found %3</source><translation>%1: %2: erwartet wurde true oder false, gefunden %3</translation></message>
<message><source>%1: %2: expected an object { ... }, found %3</source><translation>%1: %2: erwartet wurde ein Objekt { ... }, gefunden %3</translation></message>
<message><source>%1: %2 is not supported</source><translation>%1: %2 wird hier nicht ausgeführt</translation></message>
<message><source>%1: tensor %2: %3</source><translation>%1: Tensor %2: %3</translation></message>
<message><source>expected separate query and value biases of one width (BEiT, EVA, DINOv3), both and without other biases</source><translation>erwartet: getrennte Query- und Value-Biases gleicher Breite (BEiT, EVA, DINOv3), beide und nichts daneben</translation></message>
<message><source>expected a mask as long as attn.qkv.bias (DINOv3)</source><translation>erwartet: eine Maske, so lang wie attn.qkv.bias (DINOv3)</translation></message>
<message><source>expected 1, 0, 1 by thirds: no bias for keys (DINOv3)</source><translation>erwartet: 1, 0, 1 je Drittel: die Keys ohne Bias (DINOv3)</translation></message>
<message><source>a gated MLP (SwiGLU) beside mlp.fc1</source><translation>ein MLP mit Gating (SwiGLU) neben mlp.fc1</translation></message>
<message><source>expected rows of queries, keys and values, found %1</source><translation>erwartet: Zeilen von Queries, Keys und Values, gefunden: %1</translation></message>
<message><source>expected a quarter of a head&apos;s features (rotary position embedding, DINOv3), found %1</source><translation>erwartet: ein Viertel der Merkmale eines Heads (Rotary-Positions-Embedding, DINOv3), gefunden: %1</translation></message>
<message><source>%1: a training checkpoint without tensors under %2</source><translation>%1: Checkpoint eines Trainings, aber ohne Tensoren unter %2</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its averaged weights so far</source><translation>Checkpoint eines Trainings, nach Schritt %1 von %2: die bisherigen gemittelten Gewichte</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its trained weights so far</source><translation>Checkpoint eines Trainings, nach Schritt %1 von %2: die bisherigen trainierten Gewichte</translation></message>
<message><source>%1: rows of %2 channels; %3 has %4</source><translation>%1: Zeilen mit %2 Kanälen; %3 hat %4</translation></message>
<message><source>%1: one of its strongest pictures is not among the %2</source><translation>%1: eines seiner stärksten Bilder ist keines der %2</translation></message>
<message><source>%1: feature %2 counts more active patches than were seen</source><translation>%1: Merkmal %2 soll auf mehr sein, als gesehen wurde</translation></message>
<message><source>%1: %2 of %3 pictures are done</source><translation>%1: %2 von %3 Bildern sind fertig</translation></message>
<message><source>%1: expected model, sae and heads in its question</source><translation>%1: in seiner Frage werden model, sae und heads erwartet</translation></message>
<message><source>%1: an index of another %2: expected %3, found %4</source><translation>%1: ein Index von etwas anderem (%2): erwartet wird der von %3, gefunden der von %4</translation></message>
<message><source>%1: expected an index of features (made by sae-index)</source><translation>%1: erwartet wird ein Index von Merkmalen (sae-index schreibt sie)</translation></message>
<message><source>%1: values: expected [features, %2], found %3</source><translation>%1: values: erwartet wird [Merkmale, %2], gefunden %3</translation></message>
<message><source>%1: expected the state of an index of features</source><translation>%1: erwartet wird der Stand eines Index von Merkmalen</translation></message>
<message><source>the index was made with another model, head count, autoencoder or list of pictures: %1; name another file</source><translation>der Index ist von einem anderen Modell, einer anderen Head-Anzahl, einem anderen Autoencoder oder einer anderen Liste von Bildern: %1; eine andere Datei nennen</translation></message>
<message><source>%1: kind: expected &quot;topk&quot; or &quot;matryoshka&quot;, found %2</source><translation>%1: kind: erwartet wird &quot;topk&quot; oder &quot;matryoshka&quot;, gefunden %2</translation></message>
<message><source>%1: prefixes: expected only with &quot;kind&quot;: &quot;matryoshka&quot;</source><translation>%1: prefixes: nur bei &quot;kind&quot;: &quot;matryoshka&quot; erwartet</translation></message>
<message><source>%1: prefixes: expected ascending numbers of features that end with %2</source><translation>%1: prefixes: erwartet werden aufsteigende Anzahlen von Merkmalen, die letzte alle %2</translation></message>
<message><source>features of scenes</source><translation>Merkmale von Szenen</translation></message>
<message><source>%1: the table gives it several classes, and the model answers with one; --answers sigmoid allows several</source><translation>%1: die Tabelle nennt es mit mehreren Klassen, und das Modell antwortet mit einer; --answers sigmoid ist für mehrere</translation></message>
<message><source>image %1 of %2</source><translation>Bild %1 von %2</translation></message>
<message><source>run %1 of %2</source><translation>Lauf %1 von %2</translation></message>
<message><source>picture %1 of %2: %3</source><translation>Bild %1 von %2: %3</translation></message>
<message><source>no picture could be measured; the first: %1</source><translation>kein Bild konnte gemessen werden; das erste: %1</translation></message>
<message><source>%1: cannot be extended: %2</source><translation>%1: Nichts kann angefügt werden: %2</translation></message>
<message><source>no label, or its label is not a class of the model</source><translation>kein Label, oder es ist keine Klasse des Modells</translation></message>
<message><source>faithfulness: method %1 shows colours, which do not rank patches</source><translation>Treue: Methode %1 zeigt Farben, die keine Rangfolge der Patches ergeben</translation></message>
<message><source>faithfulness: expected at least one method and one number of heads</source><translation>Treue: mindestens eine Methode und eine Head-Anzahl erwartet</translation></message>
<message><source>exact Shapley values support at most %1 heads per block, this network has %2; choose ablation or gradient</source><translation>exakte Shapley-Werte sind bis höchstens %1 Heads je Block möglich, dieses Netz hat %2; wählen Sie ablation oder gradient</translation></message>
<message><source>nearest neighbours of %1 among %2 with %3 classes</source><translation>nächste Nachbarn von %1 unter %2 mit %3 Klassen</translation></message>
<message><source>nearest neighbours</source><translation>nächste Nachbarn</translation></message>
<message><source>%1: %2 is not one of the model&apos;s %3 classes</source><translation>%1: %2 ist keine der %3 Klassen des Modells</translation></message>
<message><source>%1: the sub-folder&apos;s name %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: Der Name des Unterordners %2 ist weder Klassenname noch Synset noch Index der %3 Klassen des Modells</translation></message>
<message><source>%1: expected a picture in the table&apos;s folder or its sub-folders, found %2</source><translation>%1: erwartet: ein Bild im Ordner der Tabelle selbst oder in einem darin, gefunden: %2</translation></message>
<message><source>%1: %2 and %3 are different classes</source><translation>%1: %2 und %3 sind verschiedene Klassen</translation></message>
<message><source>%1: class_index: expected an index from 0 to %2, found %3</source><translation>%1: class_index: erwartet wurde ein Index von 0 bis %2, gefunden %3</translation></message>
<message><source>%1: expected a folder with labels.csv or one sub-folder per class</source><translation>%1: erwartet: ein Ordner mit labels.csv oder einem Unterordner je Klasse</translation></message>
<message><source>%1: neither labels.csv nor a class sub-folder with images in it</source><translation>%1: weder labels.csv noch ein Klassenordner mit Bildern darin</translation></message>
<message><source>%1: a probe needs several classes; found %2 with pictures</source><translation>%1: Eine Probe unterscheidet Klassen; mit Bildern darin gefunden: %2</translation></message>
<message><source>a probe of %1 pictures: at most %2 embeddings of this network fit</source><translation>eine Probe aus %1 Bildern: Höchstens %2 Embeddings dieses Netzes werden auf einmal gehalten</translation></message>
<message><source>training the probe</source><translation>Probe wird trainiert</translation></message>
<message><source>probe trained</source><translation>Probe trainiert</translation></message>
<message><source>the probe cannot be trained: an embedding is not finite</source><translation>die Probe kann nicht trainiert werden: Ein Embedding ist nicht endlich</translation></message>
<message><source>%1: cannot be listed: %2</source><translation>%1: Inhalt kann nicht aufgelistet werden: %2</translation></message>
<message><source>%1: none of its %2 rows names a picture of the folder</source><translation>%1: Keine der %2 Zeilen nennt ein Bild des Ordners</translation></message>
<message><source>%1: expected a folder with pictures</source><translation>%1: Ordner mit Bildern erwartet</translation></message>
<message><source>feature colours do not rank patches: choose another method</source><translation>Merkmale als Farben ergeben keine Rangfolge der Patches: Wählen Sie eine andere Methode</translation></message>
<message><source>a map of %1x%2 does not fit %3x%4 patches</source><translation>eine Karte von %1x%2 liegt nicht auf %3x%4 Patches</translation></message>
<message><source>rank correlation of %1 and %2 values</source><translation>Rangkorrelation von %1 und %2 Werten</translation></message>
<message><source>%1: expected an index of pictures (made by nearest --index)</source><translation>%1: ein Index von Bildern erwartet (nearest --index schreibt sie)</translation></message>
<message><source>%1: rows %2 and stamps %3 do not match %4 names</source><translation>%1: Zeilen %2 und Zeitstempel %3 passen nicht zu %4 Namen</translation></message>
<message><source>an index of %1 features, but a picture of %2</source><translation>ein Index mit %1 Merkmalen und ein Bild mit %2</translation></message>
<message><source>%1: expected a linear probe (made by hydrascope-cli probe)</source><translation>%1: erwartet: eine lineare Probe (hydrascope-cli probe schreibt sie)</translation></message>
<message><source>%1: damaged: %2</source><translation>%1: beschädigt: %2</translation></message>
<message><source>%1: weight %2 and bias %3 do not match %4 classes</source><translation>%1: Gewicht %2 und Bias %3 passen nicht zu %4 Klassen</translation></message>
<message><source>%1: the weights are not finite</source><translation>%1: Die Gewichte sind nicht endlich</translation></message>
<message><source>random weights, step %1</source><translation>zufällige Gewichte, Schritt %1</translation></message>
<message><source>the mask is empty</source><translation>die Maske ist leer</translation></message>
<message><source>a map of %1 tokens, but a region of %2</source><translation>eine Karte von %1 Tokens, aber eine Region von %2</translation></message>
<message><source>thresholds need a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>Schwellen gibt es nur für Netze, die in Runden antworten (ThinkingViT, ProgResViT); dieses Modell hat keine Runden</translation></message>
<message><source>a picture of %1x%2 is not the scored one, %3x%4</source><translation>ein Bild von %1x%2 ist nicht das bewertete von %3x%4</translation></message>
<message><source>number out of range</source><translation>Zahl außerhalb des Bereichs</translation></message>
<message><source>expected a whole number from %1 to %2</source><translation>erwartet: eine ganze Zahl von %1 bis %2</translation></message>
<message><source>expected a list of numbers</source><translation>Liste von Zahlen erwartet</translation></message>
<message><source>a curve whose lists differ in length</source><translation>eine Kurve aus ungleich langen Listen</translation></message>
<message><source>expected a method&apos;s name</source><translation>erwartet: der Name einer Methode</translation></message>
<message><source>%1: this probe was trained on another model; train one on this model</source><translation>%1: Diese Probe wurde auf einem anderen Modell trainiert; trainieren Sie eine auf diesem</translation></message>
<message><source>%1: this probe reads the embedding of k = %2 heads, not of k = %3</source><translation>%1: Diese Probe liest das Embedding von k = %2 Heads, nicht von k = %3</translation></message>
<message><source>%1: this probe reads embeddings of the scheme %2, not of %3</source><translation>%1: diese Probe liest Embeddings des Schemas %2, nicht von %3</translation></message>
<message><source>%1: expected class 0 to %2, got %3</source><translation>%1: erwartet: Klasse 0 bis %2, erhalten: %3</translation></message>
<message><source>%1 (probe %2)</source><translation>%1 (Probe %2)</translation></message>
<message><source>%1: networks find no boxes; a predictor can</source><translation>%1: ein Netz findet keine Boxen; ein Prädiktor kann es</translation></message>
<message><source>a class needs no target of its own</source><translation>eine Klasse ist kein eigenes Ziel</translation></message>
<message><source>Gini index of the patches&apos; magnitudes</source><translation>Gini-Index der Beträge der Patches</translation></message>
<message><source>change of the map when the picture is rounded (relative 1e-6)</source><translation>Änderung der Karte, wenn das Bild gerundet wird (relativ 1e-6)</translation></message>
<message><source>difference from the map of a float64 pass</source><translation>Abstand der Karte von der eines Durchlaufs in float64</translation></message>
<message><source>largest change of the map under small noise</source><translation>größte Änderung der Karte unter kleinem Rauschen</translation></message>
<message><source>rank correlation with the map of another class</source><translation>Rangkorrelation mit der Karte einer anderen Klasse</translation></message>
<message><source>unknown trait &apos;%1&apos;</source><translation>keine Eigenschaft „%1“</translation></message>
<message><source>%1: expected a mask with the object as value %2, found no such pixel</source><translation>%1: erwartet: eine Maske, deren Objekt den Wert %2 hat; kein solches Pixel gefunden</translation></message>
<message><source>head: block %1 has heads 0 to %2, got %3</source><translation>Head: Block %1 hat die Heads 0 bis %2, erhalten: %3</translation></message>
<message><source>head: the network is read with heads 0 to %1, got %2</source><translation>Head: Das Netz wird von den Heads 0 bis %1 gelesen, erhalten: %2</translation></message>
<message><source>%1: expected %2 to %3, got %4</source><translation>%1: erwartet: %2 bis %3, erhalten: %4</translation></message>
<message><source>the map of %1</source><translation>die Karte von %1</translation></message>
<message><source>%1: expected %2</source><translation>%1: erwartet: %2</translation></message>
<message><source>a contrast needs two classes, and %1 is not a class</source><translation>ein Kontrast besteht zwischen zwei Klassen, und %1 ist keine</translation></message>
<message><source>choose two different classes: class %1 cannot be compared with itself</source><translation>wählen Sie zwei verschiedene Klassen: Klasse %1 lässt sich nicht mit sich selbst vergleichen</translation></message>
<message><source>contrast: maps of %1 x %2 and %3 x %4</source><translation>Kontrast: Karten von %1 x %2 und %3 x %4</translation></message>
<message><source>pass %1 of %2</source><translation>Durchlauf %1 von %2</translation></message>
<message><source>start block</source><translation>Startblock</translation></message>
<message><source>query token</source><translation>Query-Token</translation></message>
<message><source>discard ratio: expected 0 to below 1, got %1</source><translation>Verwerfanteil: erwartet: 0 bis unter 1, erhalten: %1</translation></message>
<message><source>gamma: expected 0 to %1, got %2 and %3</source><translation>Gamma: erwartet: 0 bis %1, erhalten: %2 und %3</translation></message>
<message><source>%1 pictures</source><translation>%1 Bilder</translation></message>
<message><source>%1 foreground patches of %2, block %3, %4</source><translation>%1 Vordergrund-Patches (%2, Block %3, %4)</translation></message>
<message><source>%1 patches of %2, block %3, %4</source><translation>%1 Patches (%2, Block %3, %4)</translation></message>
<message><source>, without %1</source><translation>, ohne %1</translation></message>
<message><source>variance: expected numbers from 0</source><translation>variance: Zahlen ab 0</translation></message>
<message><source>a negative one</source><translation>eine negative</translation></message>
<message><source>features as colours: expected at least %1 patches, got %2</source><translation>Merkmale als Farben: mindestens %1 Patches erwartet, erhalten: %2</translation></message>
<message><source>features as colours: the features of this block are not all finite numbers</source><translation>Merkmale als Farben: Die Merkmale dieses Blocks sind nicht alle endliche Zahlen</translation></message>
<message><source>foreground above %1 leaves %2 of %3 patches; choose a lower threshold</source><translation>Vordergrund über %1 lässt %2 von %3 Patches übrig; wählen Sie eine kleinere Schwelle</translation></message>
<message><source>a basis of %1 features for %2</source><translation>eine Basis von %1 Merkmalen für %2</translation></message>
<message><source>the basis was fitted on features of width %1 (k = %2), and these have %3 (k = %4): it fits features of its own width, and sub-networks of its own model with fewer heads</source><translation>die Basis wurde an Merkmale der Breite %1 (k = %2) angepasst, und diese haben %3 (k = %4): Sie taugt für Merkmale ihrer eigenen Breite und für Teilnetze ihres eigenen Modells mit weniger Heads</translation></message>
<message><source>query: expected at least one patch</source><translation>Query: mindestens ein Patch erwartet</translation></message>
<message><source>query: expected patches 0 to %1, got %2</source><translation>Query: erwartet: Patches 0 bis %1, erhalten: %2</translation></message>
<message><source>the basis %1 is not open; open its file again</source><translation>die Basis %1 ist nicht geöffnet; lesen Sie ihre Datei erneut</translation></message>
<message><source>%1 foreground of %2 patches of this picture</source><translation>%1 Vordergrund-Patches von %2 Patches dieses Bildes</translation></message>
<message><source>%1 of %2 patches of this picture</source><translation>%1 von %2 Patches dieses Bildes</translation></message>
<message><source>the kept query has %1 features, and these tokens have %2</source><translation>die gemerkte Query hat %1 Merkmale, und diese Tokens haben %2</translation></message>
<message><source>grad-eclip pairs each token&apos;s key with its value, but values of super attention mix all tokens; choose hydra-contribution:all, generic or fullgrad-plus</source><translation>grad-eclip verbindet den Key jedes Tokens mit seinem Value, und die Values der Super Attention sind Mischungen aller Token; wählen Sie hydra-contribution:all, generic oder fullgrad-plus</translation></message>
<message><source>method %1 has no map per head</source><translation>Methode %1 hat keine Karte eines einzelnen Heads</translation></message>
<message><source>query token: expected -1 to %1, got %2</source><translation>Query-Token: erwartet: -1 bis %1, erhalten: %2</translation></message>
<message><source>lens: expected level 0 to %1, got %2</source><translation>Logit Lens: erwartet: Ebene 0 bis %1, erhalten: %2</translation></message>
<message><source>method: unknown &apos;%1&apos;; expected one of %2%3</source><translation>Methode: „%1“ ist unbekannt; erwartet: %2%3</translation></message>
<message><source>method %1: not implemented</source><translation>Methode %1: nicht implementiert</translation></message>
<message><source>how the map is computed</source><translation>wie die Karte berechnet wird</translation></message>
<message><source>block, for methods that look at one (default: the last)</source><translation>Block, für Methoden, die einen betrachten (Standard: der letzte)</translation></message>
<message><source>one head, for attention (default: all, fused)</source><translation>ein Head, für Attention (Standard: alle, zusammengeführt)</translation></message>
<message><source>how attention and rollout fuse heads</source><translation>wie Attention und Rollout Heads zusammenführen</translation></message>
<message><source>query patch of attention (default: the class token)</source><translation>Query-Patch der Attention (Standard: das Klassen-Token)</translation></message>
<message><source>first block of products over blocks (default: the method&apos;s own)</source><translation>erster Block von Produkten über Blöcke (Standard: der Wert der Methode)</translation></message>
<message><source>rollout: share of the smallest attentions ignored, 0 to 0.999</source><translation>rollout: Anteil der kleinsten Attention-Werte, die wegfallen, 0 bis 0.999</translation></message>
<message><source>cp-lrp: gamma of the patch embedding</source><translation>cp-lrp: Gamma des Patch-Embeddings</translation></message>
<message><source>cp-lrp: gamma of MLPs and classifier</source><translation>cp-lrp: Gamma der MLPs und des Klassifikators</translation></message>
<message><source>pictures over which a gradient is averaged; 1: only the picture itself</source><translation>Bilder, über die ein Gradient gemittelt wird; 1: nur das Bild selbst</translation></message>
<message><source>vectors that pca and similarity compare: tokens, normed, q, k or v</source><translation>Vektoren, die pca und similarity vergleichen: tokens, normed, q, k oder v</translation></message>
<message><source>pca: use the colours of this kept basis</source><translation>pca: Farben in dieser früher gemerkten Basis</translation></message>
<message><source>pca: fit patches whose first component is above T, 0 to 0.95</source><translation>pca: an Patches anpassen, deren erste Komponente über T liegt, 0 bis 0.95</translation></message>
<message><source>occlusion: side of the painted square</source><translation>occlusion: Seitenlänge des übermalten Quadrats</translation></message>
<message><source>occlusion: step of the square</source><translation>occlusion: Schrittweite des Quadrats</translation></message>
<message><source>occlusion: unit of window and stride: patches or pixels</source><translation>occlusion: Einheit von Fenster und Schritt: patches oder pixels</translation></message>
<message><source>occlusion: colour of the square: mean of the training pictures, mean of this picture, black or white</source><translation>occlusion: Farbe des Quadrats: mittlere Farbe der Trainingsbilder, Mittel dieses Bildes, Schwarz oder Weiß</translation></message>
<message><source>occlusion, shapley: score of a class, its logit or probability</source><translation>occlusion, shapley: Logit oder Wahrscheinlichkeit einer Klasse</translation></message>
<message><source>rise: number of random masks</source><translation>rise: Anzahl der zufälligen Masken</translation></message>
<message><source>rise: cells per side of a mask</source><translation>rise: Zellen einer Maske je Seite</translation></message>
<message><source>shapley: groups of patches; exact up to 12, sampled beyond</source><translation>shapley: Gruppen von Patches; bis 12 exakt, darüber aus Stichproben</translation></message>
<message><source>shapley: number of orders drawn where values are sampled</source><translation>shapley: gezogene Reihenfolgen, wo Werte aus Stichproben geschätzt werden</translation></message>
<message><source>vit-cx: features share a mask below this cosine distance</source><translation>vit-cx: Merkmale unter diesem Kosinusabstand teilen sich eine Maske</translation></message>
<message><source>similarity: to these patches (3,7-9) of an open picture, given by its id</source><translation>similarity: zu diesen Patches (3,7-9) eines geöffneten Bildes, nach dessen Id</translation></message>
<message><source>%1 has no rule for the gates between this network&apos;s blocks (ProgResViT); choose an attention or gradient method</source><translation>%1 hat keine Regel für die Gates zwischen den Blöcken dieses Netzes (ProgResViT); wählen Sie eine Attention- oder Gradienten-Methode</translation></message>
<message><source>the question is about an output, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>gefragt ist nach einer Ausgabe, aber dieses Modell ist ein Backbone ohne Klassifikator; wählen Sie ein anderes Ziel: die Norm seines Embeddings, die Ähnlichkeit mit einem Bild, eine Richtung oder eine Probe</translation></message>
<message><source>%1: expected 0 to %2, got %3</source><translation>%1: erwartet: 0 bis %2, erhalten: %3</translation></message>
<message><source>%1: reads the output of block %2; this question is about the whole network</source><translation>%1: wird nach Block %2 gelesen; diese Frage betrifft das ganze Netz</translation></message>
<message><source>%1: the autoencoder has features 0 to %2</source><translation>%1: der Autoencoder hat die Merkmale 0 bis %2</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3</source><translation>%1: %2 Zahlen, aber das Embedding hat %3</translation></message>
<message><source>walk-through: expected a block from 0 to %1, got %2</source><translation>Schritt für Schritt: erwartet: ein Block von 0 bis %1, erhalten: %2</translation></message>
<message><source>class token</source><translation>Klassen-Token</translation></message>
<message><source>prefix token %1</source><translation>Präfix-Token %1</translation></message>
<message><source>extra token</source><translation>Zusatz-Token</translation></message>
<message><source>token %1 (row %2, col %3)</source><translation>Token %1 (Zeile %2, Spalte %3)</translation></message>
<message><source>How well each query (row) fits each key (column); %1 fits best with %2, %3.</source><translation>Wie gut jede Query (Zeile) zu jedem Key (Spalte) passt; Query: %1, bester Key: %2, %3.</translation></message>
<message><source> Only tokens in the same window of %1 × %2 patches meet; prefix tokens meet all.</source><translation> Nur Tokens desselben Fensters von %1 × %2 Patches treffen sich; Präfix-Tokens treffen alle.</translation></message>
<message><source> B adds a learned number for the offset between two patches.</source><translation> B addiert eine gelernte Zahl dafür, wie weit zwei Patches voneinander entfernt sind.</translation></message>
<message><source>Scores</source><translation>Scores</translation></message>
<message><source>Each row becomes shares that add up to 1; %1 gives %2 % to %3.</source><translation>Jede Zeile wird zu Anteilen, die sich zu 1 summieren; %1 gibt %2 % an %3.</translation></message>
<message><source>Attention weights</source><translation>Attention-Gewichte</translation></message>
<message><source>Between the tokens there are %1 × %2 × %3 = %4 weights.</source><translation>Zwischen den Tokens gibt es %1 × %2 × %3 = %4 Gewichte.</translation></message>
<message><source>Between the tokens there are %1 weights, where softmax without windows has %2.</source><translation>Zwischen den Tokens gibt es %1 Gewichte, Softmax ohne Fenster hat %2.</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches. Prefix tokens are not rotated.</source><translation>Jedes Paar von Merkmalen eines Patches wird um einen Winkel gedreht, der mit seiner Zeile oder Spalte wächst, sodass Produkte von Queries und Keys davon abhängen, wie weit zwei Patches voneinander entfernt sind. Tokens vor den Patches bleiben, wie sie sind.</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches.</source><translation>Jedes Paar von Merkmalen eines Patches wird um einen Winkel gedreht, der mit seiner Zeile oder Spalte wächst, sodass Produkte von Queries und Keys davon abhängen, wie weit zwei Patches voneinander entfernt sind.</translation></message>
<message><source>QuickGELU</source><translation>QuickGELU</translation></message>
<message><source>GELU (tanh)</source><translation>GELU (tanh)</translation></message>
<message><source>Weighted values</source><translation>Gewichtete Values</translation></message>
<message><source>Each row is the mean of all values, weighted by its attention.</source><translation>Jede Zeile ist das Mittel aller Values, jeder nach seinem Anteil gezählt.</translation></message>
<message><source>Heads joined</source><translation>Verbundene Heads</translation></message>
<message><source>The results of all %1 heads side by side; head %2 fills features %3 to %4.</source><translation>Die Ergebnisse aller %1 Heads nebeneinander; Head %2 füllt die Merkmale %3 bis %4.</translation></message>
<message><source>Queries, rotated by position</source><translation>Queries, nach Ort gedreht</translation></message>
<message><source>Keys, rotated by position</source><translation>Keys, nach Ort gedreht</translation></message>
<message><source>The gate</source><translation>Das Gate</translation></message>
<message><source>How far the gate of each MLP feature opens for each token; near 0 it is closed.</source><translation>Wie weit sich jedes Merkmal des MLP für jedes Token öffnet; nahe 0 ist es geschlossen.</translation></message>
<message><source>Up-projection</source><translation>Up-Projektion</translation></message>
<message><source>A second projection of the same tokens, without an activation.</source><translation>Eine zweite Projektion derselben Tokens, ohne Aktivierung.</translation></message>
<message><source>Gated</source><translation>Mit Gating</translation></message>
<message><source>Feature by feature: the gate scales the projection.</source><translation>Merkmal für Merkmal: Wofür das Gate sich öffnet, das geht durch, der Rest wird zurückgehalten.</translation></message>
<message><source>What the MLP adds</source><translation>Was das MLP addiert</translation></message>
<message><source>Back to the width of the tokens, to be added to them.</source><translation>Wieder in der Breite der Tokens, um zu ihnen addiert zu werden.</translation></message>
<message><source>Every row is scaled to length 1.</source><translation>Jede Zeile wird auf Länge 1 gebracht.</translation></message>
<message><source>Every row is divided by the sum of its magnitudes.</source><translation>Jede Zeile wird durch die Summe ihrer Beträge geteilt.</translation></message>
<message><source>Divided by √T, so that the sum over tokens becomes a mean.</source><translation>Geteilt durch √T, sodass aus der Summe über Tokens ein Mittel wird.</translation></message>
<message><source>Mapped to −1 … 1.</source><translation>Auf −1 … 1 gestaucht.</translation></message>
<message><source>Mapped to 0 … 1: how far each feature&apos;s gate opens.</source><translation>Auf 0 … 1 gestaucht: wie weit sich das Gate jedes Merkmals öffnet.</translation></message>
<message><source>Each column becomes shares over tokens that add up to 1.</source><translation>Jede Spalte wird zu Anteilen über die Tokens, die sich zu 1 summieren.</translation></message>
<message><source>Kernel of the queries</source><translation>Kernel der Queries</translation></message>
<message><source>Kernel of the keys</source><translation>Kernel der Keys</translation></message>
<message><source>Keys times values</source><translation>Keys mal Values</translation></message>
<message><source>Each token multiplies its own key and value, feature by feature; no other token is needed.</source><translation>Jedes Token markiert seine eigenen Values mit seinem eigenen Key, Merkmal für Merkmal; kein anderes Token wird gebraucht.</translation></message>
<message><source>Σ over tokens</source><translation>Σ über Tokens</translation></message>
<message><source>The one global feature vector</source><translation>Der eine globale Merkmalsvektor</translation></message>
<message><source>All %1 rows are summed once; every token will read the same %2 numbers.</source><translation>Alle %1 Zeilen werden einmal aufaddiert; jedes Token liest dieselben %2 Zahlen.</translation></message>
<message><source>Gated by the queries</source><translation>Gating durch die Queries</translation></message>
<message><source>%1 takes from g what its own query selects.</source><translation>Aus g nimmt %1, was die eigene Query durchlässt.</translation></message>
<message><source>The state of the head</source><translation>Der Zustand des Heads</translation></message>
<message><source>All tokens are summed once, every feature of the keys with every feature of the values: %1 numbers, for any number of tokens.</source><translation>Alle Tokens werden einmal aufaddiert, jedes Merkmal der Keys mit jedem Merkmal der Values: %1 Zahlen, wie viele Tokens es auch sind.</translation></message>
<message><source>Read by the queries</source><translation>Von den Queries gelesen</translation></message>
<message><source>%1 reads from the state what its own query selects.</source><translation>Aus dem Zustand liest %1, wonach die eigene Query fragt.</translation></message>
<message><source>Softmax would hold %1 × %2 × %3 = %4 weights between pairs of tokens here; this kind holds %5 sums over tokens.</source><translation>Softmax hätte hier %1 × %2 × %3 = %4 Gewichte zwischen Paaren von Tokens; diese Art hat %5 Summen über Tokens.</translation></message>
<message><source>No T × T matrix here</source><translation>Keine T × T-Matrix hier</translation></message>
<message><source>Without softmax the products can be taken in the other order: tokens are summed before any query reads. %1</source><translation>Ohne Softmax dazwischen lassen sich die Produkte in der anderen Reihenfolge bilden: Tokens werden aufaddiert, bevor eine Query fragt. %1</translation></message>
<message><source>LayerNorm</source><translation>LayerNorm</translation></message>
<message><source>Normalised output</source><translation>Normierte Ausgabe</translation></message>
<message><source>Each row is normalised to mean 0 and deviation 1 again, since a sum over tokens has no fixed scale.</source><translation>Jede Zeile wird noch einmal auf Mittel 0 und Abweichung 1 gebracht, da eine Summe über Tokens keine natürliche Größe hat.</translation></message>
<message><source>Tokens</source><translation>Tokens</translation></message>
<message><source>x, the input of block %1</source><translation>x, die Eingabe von Block %1</translation></message>
<message><source>One row for each of %1 tokens; the marked row is the query, %2.</source><translation>Eine Zeile für jedes von %1 Tokens; die markierte Zeile ist die Query, %2.</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Normalised tokens</source><translation>Normierte Tokens</translation></message>
<message><source>Each row is divided by the root of its mean square, then scaled by learned weights.</source><translation>Jede Zeile wird durch die Wurzel ihres mittleren Quadrats geteilt und dann mit gelernten Gewichten skaliert.</translation></message>
<message><source>Each row is brought to mean 0 and deviation 1 over its features, then scaled and shifted by learned weights.</source><translation>Jede Zeile wird auf Mittel 0 und Abweichung 1 über ihre Merkmale gebracht und dann mit gelernten Gewichten skaliert und verschoben.</translation></message>
<message><source> Head %1 has features %2 to %3.</source><translation> Head %1 hat die Merkmale %2 bis %3.</translation></message>
<message><source>unchanged</source><translation>wie sie sind</translation></message>
<message><source>: the tokens themselves</source><translation>: die Tokens selbst</translation></message>
<message><source>No %1 projection: the normalised tokens themselves take its place, which saves %2 weights and a product of %3 by %4.</source><translation>Keine %1-Projektion: Hier dienen die normierten Tokens selbst, was %2 Gewichte und ein Produkt von %3 mit %4 spart.</translation></message>
<message><source>: tokens mixed</source><translation>: gemischte Tokens</translation></message>
<message><source>No %1 projection of features; instead one extra product mixes tokens: every row is a learned sum, %2, of all the rows of n₁.</source><translation>Keine %1-Projektion der Merkmale; stattdessen mischt ein zusätzliches Produkt die Tokens: Jede Zeile ist eine gelernte Summe, %2, aller Zeilen von n₁.</translation></message>
<message><source>The token mixer</source><translation>Der Token-Mixer</translation></message>
<message><source>Learned weights, the same for every picture: how much of every token (column) enters the value of each token (row).</source><translation>Gelernte Gewichte, für jedes Bild dieselben: wie viel von jedem Token (Spalte) in den Value jedes Tokens (Zeile) eingeht.</translation></message>
<message><source>Queries</source><translation>Queries</translation></message>
<message><source>What each token looks for in the others.</source><translation>Wonach jedes Token in den anderen sucht.</translation></message>
<message><source>Keys</source><translation>Keys</translation></message>
<message><source>What each token offers to queries.</source><translation>Womit sich jedes Token finden lässt.</translation></message>
<message><source>Values</source><translation>Values</translation></message>
<message><source>What each token gives to the tokens that attend to it.</source><translation>Was jedes Token denen übergibt, die es finden.</translation></message>
<message><source>The features of all heads are brought to mean 0 and deviation 1 before they are mixed.</source><translation>Die Merkmale aller Heads werden auf Mittel 0 und Abweichung 1 gebracht, bevor sie gemischt werden.</translation></message>
<message><source>Projection</source><translation>Projektion</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens, scaled per feature (LayerScale).</source><translation>Eine gelernte Mischung der Merkmale aller Heads, wieder in der Breite der Tokens, für jedes Merkmal skaliert (LayerScale).</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens.</source><translation>Eine gelernte Mischung der Merkmale aller Heads, wieder in der Breite der Tokens.</translation></message>
<message><source> For %1 the update has %2 % of the input&apos;s norm.</source><translation> Für %1 hat die Änderung %2 % der Norm der Eingabe.</translation></message>
<message><source>The branch is added to the values, because they, not x, have its width.</source><translation>Der Zweig wird zu den Values addiert, denn sie, nicht x, haben seine Breite.</translation></message>
<message><source>The layer only adds to its input, which passes through unchanged.</source><translation>Die Schicht addiert nur zu ihrer Eingabe, sodass unterwegs nichts verloren geht.</translation></message>
<message><source>Skip connection</source><translation>Skip-Verbindung</translation></message>
<message><source>features need a sparse autoencoder; give it with --sae FILE</source><translation>Merkmale gehören zu einem Sparse Autoencoder; geben Sie ihn mit --sae FILE an</translation></message>
<message><source>%1: already exists; bundles are never overwritten; choose another name</source><translation>%1: gibt es schon, und ein Bündel ersetzt nichts; bitte einen anderen Namen wählen</translation></message>
<message><source>%1: already exists; data sets are never overwritten; choose another name</source><translation>%1: ist schon da, und ein Datensatz ersetzt nichts; einen anderen Namen wählen</translation></message>
<message><source>the predictor finds %1 boxes; %2 does not exist</source><translation>der Prädiktor findet %1 Boxen, %2 gibt es nicht</translation></message>
<message><source>none of %1 masked pictures had a box like %2: there is no map</source><translation>keines von %1 maskierten Bildern hatte eine Box wie %2: es gibt keine Karte</translation></message>
<message><source>expected a name that ends in .%1, got &apos;%2&apos;</source><translation>erwartet: ein Name, der auf eines von .%1 endet, erhalten: „%2“</translation></message>
<message><source>a report has 1 to %1 runs; got %2</source><translation>ein Bericht hat 1 bis %1 Läufe, und dies sind %2</translation></message>
<message><source>a report cannot use another picture&apos;s activations; switch that off first</source><translation>ein Bericht kann das andere Bild nicht nennen, dessen Aktivierungen eingesetzt werden; schalten Sie das zuerst ab</translation></message>
<message><source>compressed by gzip</source><translation>mit gzip komprimiert</translation></message>
<message><source>unpack it first</source><translation>entpacken Sie es zuerst</translation></message>
<message><source>compressed by xz</source><translation>mit xz komprimiert</translation></message>
<message><source>compressed by zstd</source><translation>mit zstd komprimiert</translation></message>
<message><source>a single NumPy array</source><translation>ein einzelnes NumPy-Array</translation></message>
<message><source>export the weights as a safetensors file in timm&apos;s names</source><translation>exportieren Sie die Gewichte als safetensors-Datei mit den Namen von timm</translation></message>
<message><source>a pointer of git-lfs, not the file itself</source><translation>ein Zeiger von git-lfs, nicht die Datei selbst</translation></message>
<message><source>fetch it with git lfs pull</source><translation>holen Sie sie mit git lfs pull</translation></message>
<message><source>a web page, not a model</source><translation>eine Webseite, kein Modell</translation></message>
<message><source>download the file itself</source><translation>laden Sie die Datei selbst herunter</translation></message>
<message><source>%1: this is %2: %3</source><translation>%1: Dies ist %2: %3</translation></message>
<message><source>%1: this looks like %2: %3</source><translation>%1: Dies sieht aus wie %2: %3</translation></message>
<message><source>a TorchServe archive</source><translation>ein Archiv von TorchServe</translation></message>
<message><source>unpack it, and open the file inside</source><translation>entpacken Sie es, und öffnen Sie die Datei darin</translation></message>
<message><source>&apos;%1&apos; is not a valid array name</source><translation>„%1“ ist kein Name für ein Array</translation></message>
<message><source>two arrays of one archive are named %1</source><translation>zwei Arrays eines Archivs heißen %1</translation></message>
<message><source>%1: not a .npy file (it does not begin with \x93NUMPY)</source><translation>%1: keine .npy-Datei (sie beginnt nicht mit \x93NUMPY)</translation></message>
<message><source>%1: .npy version %2; expected 1, 2 or 3</source><translation>%1: .npy-Version %2; erwartet: 1, 2 oder 3</translation></message>
<message><source>%1: the .npy header gives %2 bytes, the file has %3; truncated?</source><translation>%1: Der .npy-Kopf nennt %2 Byte, die Datei hat %3; abgeschnitten?</translation></message>
<message><source>%1: array %2</source><translation>%1: Array %2</translation></message>
<message><source>a number beyond 64 bits</source><translation>eine Zahl jenseits von 64 Bit</translation></message>
<message><source>an invalid number</source><translation>eine ungültige Zahl</translation></message>
<message><source>a text that is not UTF-8</source><translation>ein Text, der nicht UTF-8 ist</translation></message>
<message><source>an invalid escape sequence in a string</source><translation>eine ungültige Escape-Sequenz in einem String</translation></message>
<message><source>%1: the %2 of a tensor is not a list of integers</source><translation>%1: %2 eines Tensors ist keine Liste ganzer Zahlen</translation></message>
<message><source>%1: storage %2</source><translation>%1: Storage %2</translation></message>
<message><source>%1: it holds quantised tensors; save the weights before they are quantised</source><translation>%1: Die Datei enthält quantisierte Tensoren; speichern Sie die Gewichte, bevor sie quantisiert werden</translation></message>
<message><source>1 object of an unknown class was</source><translation>1 Objekt einer unbekannten Klasse wurde</translation></message>
<message><source>%1 objects of unknown classes were</source><translation>%1 Objekte unbekannter Klassen wurden</translation></message>
<message><source>%1 not used, and nothing was run: %2, ...</source><translation>%1 nicht verwendet, und nichts wurde ausgeführt: %2, ...</translation></message>
<message><source>%1 not used, and nothing was run: %2</source><translation>%1 nicht verwendet, und nichts wurde ausgeführt: %2</translation></message>
<message><source>%1: this TorchScript archive keeps no named weights (it is frozen); save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: Dieses TorchScript-Archiv enthält keine benannten Gewichte (es ist eingefroren); speichern Sie sie in Python mit torch.save(model.state_dict(), FILE), und öffnen Sie diese Datei</translation></message>
<message><source>%1: this PyTorch file holds no weights under names that are known here; save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: Diese PyTorch-Datei enthält keine Gewichte unter hier bekannten Namen; speichern Sie sie in Python mit torch.save(model.state_dict(), FILE), und öffnen Sie diese Datei</translation></message>
<message><source>it also contains the weights %1; %2 is used</source><translation>sie enthält auch die Gewichte %1; verwendet wird %2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none%2</source><translation>%1: erwartet in diesem Ordner eine model.safetensors, eine pytorch_model.bin oder eine einzige Modelldatei, keine gefunden%2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none. Another snapshot of this model has its weights: open %2</source><translation>%1: erwartet in diesem Ordner eine model.safetensors, eine pytorch_model.bin oder eine einzige Modelldatei, keine gefunden. Ein anderer Snapshot dieses Modells hat dessen Gewichte: Öffnen Sie %2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them%3</source><translation>%1: erwartet in diesem Ordner eine model.safetensors, eine pytorch_model.bin oder eine einzige Modelldatei, gefunden %2: Öffnen Sie eine davon%3</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them. Another snapshot of this model has its weights: open %3</source><translation>%1: erwartet in diesem Ordner eine model.safetensors, eine pytorch_model.bin oder eine einzige Modelldatei, gefunden %2: Öffnen Sie eine davon. Ein anderer Snapshot dieses Modells hat dessen Gewichte: Öffnen Sie %3</translation></message>
<message><source>%1: a zip archive that is neither a PyTorch file (data.pkl) nor only NumPy arrays; expected a model file, not a packed folder</source><translation>%1: ein zip-Archiv weder mit data.pkl von PyTorch noch allein mit NumPy-Arrays; erwartet: eine Modelldatei, kein gepackter Ordner</translation></message>
<message><source>%1: tensor %2 is missing; the index places it here</source><translation>%1: Tensor %2 fehlt; laut Index ist er hier</translation></message>
<message><source>%1: %2 tensors that the index does not list were left out</source><translation>%1: %2 Tensoren, die der Index nicht nennt, wurden weggelassen</translation></message>
<message><source>sharded %1</source><translation>%1, auf Shards verteilt</translation></message>
<message><source>reading %1</source><translation>%1 wird gelesen</translation></message>
<message><source>%1: the file %2 is missing next to this index (the model has %3 files)</source><translation>%1: Neben diesem Index fehlt die Datei %2 (zum Modell gehören %3 Dateien)</translation></message>
<message><source>%1: expected weights, found another index</source><translation>%1: Gewichte erwartet, einen weiteren Index gefunden</translation></message>
<message><source>%1: tensor %2</source><translation>%1: Tensor %2</translation></message>
<message><source>%1: dtype %2: quantised weights (fp8), which are not supported. %3</source><translation>%1: dtype %2: quantisierte Gewichte (fp8), die hier nicht ausgeführt werden. %3</translation></message>
<message><source>%1: dtype %2 is not supported; expected F64, F32, F16, BF16, I64, I32, I16, I8, U8 or BOOL</source><translation>%1: dtype %2 wird nicht unterstützt; erwartet: F64, F32, F16, BF16, I64, I32, I16, I8, U8 oder BOOL</translation></message>
<message><source>%1: its shape has more elements than any file can hold</source><translation>%1: Die Form hat mehr Elemente, als eine Datei fassen könnte</translation></message>
<message><source>%1: data_offsets [%2, %3) lie outside the %4 bytes of tensor data</source><translation>%1: data_offsets [%2, %3) liegen außerhalb der %4 Byte Tensordaten</translation></message>
<message><source>%1: %2 of shape %3 takes %4 bytes, data_offsets [%5, %6) hold %7</source><translation>%1: %2 der Form %3 braucht %4 Byte, data_offsets [%5, %6) fassen %7</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: it overlaps the one before it</source><translation>%1: Tensor %2 beginnt bei Byte %3, erwartet: %4: Er überlappt den vorigen</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: there is a gap before it</source><translation>%1: Tensor %2 beginnt bei Byte %3, erwartet: %4: Vor ihm ist eine Lücke</translation></message>
<message><source>%1: the tensors end at byte %2 of %3 bytes of tensor data</source><translation>%1: Die Tensoren enden bei Byte %2 von %3 Byte Tensordaten</translation></message>
<message><source>%1: the file is cut off: %2 of %3 bytes of its tensors are missing</source><translation>%1: Die Datei ist abgeschnitten: %2 von %3 Byte ihrer Tensoren fehlen</translation></message>
<message><source>%1: the safetensors header holds a NUL byte; it is not JSON</source><translation>%1: Der safetensors-Kopf enthält ein NUL-Byte; er ist kein JSON</translation></message>
<message><source>%1: bad safetensors header: %2</source><translation>%1: fehlerhafter safetensors-Kopf: %2</translation></message>
<message><source>%1: tensor %2 of shape %3 has %4 elements; at most %5 per tensor are supported</source><translation>%1: Tensor %2 der Form %3 hat %4 Elemente; kein hier lesbares Netz hat mehr als %5 in einem</translation></message>
<message><source>%1: tensor %2: expected the name of a file next to the index, found %3</source><translation>%1: Tensor %2: erwartet: der Name einer Datei neben dem Index, gefunden: %3</translation></message>
<message><source>%1: an index of %2 files; expected 1 to %3</source><translation>%1: ein Index von %2 Dateien; erwartet: 1 bis %3</translation></message>
<message><source>%1: cannot be read as a tar: %2</source><translation>%1: nicht als tar lesbar: %2</translation></message>
<message><source>%1: cannot be read as a tar: damaged</source><translation>%1: nicht als tar lesbar: beschädigt</translation></message>
<message><source>%1: expected at most %2 files with names of %3 bytes in total, found more</source><translation>%1: erwartet: höchstens %2 Dateien mit Namen von zusammen %3 Byte, mehr gefunden</translation></message>
<message><source>%1: its &apos;little_endian&apos; is false; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1: „little_endian“ verneint; nur Little-Endian-Dateien werden gelesen: Speichern Sie sie auf einem Little-Endian-Rechner neu</translation></message>
<message><source>%1: expected a list of storage keys after the pickled object</source><translation>%1: erwartet: eine Liste von Storage-Schlüsseln hinter dem Pickle-Objekt</translation></message>
<message><source>%1: its record &apos;byteorder&apos; says %2; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1: Der Eintrag „byteorder“ nennt %2; nur Little-Endian-Dateien werden gelesen: Speichern Sie sie auf einem Little-Endian-Rechner neu</translation></message>
<message><source>magic number</source><translation>Magic Number</translation></message>
<message><source>protocol version</source><translation>Protokollversion</translation></message>
<message><source>%1: a PyTorch file with a protocol other than %2</source><translation>%1: eine PyTorch-Datei mit einem anderen Protokoll als %2</translation></message>
<message><source>storage keys</source><translation>Storage-Schlüssel</translation></message>
<message><source>PyTorch legacy pickle</source><translation>altes PyTorch-Pickle</translation></message>
<message><source>%1: its %2 has %3 bytes; expected at most %4</source><translation>%1: %2 darin hat %3 Byte; erwartet: höchstens %4</translation></message>
<message><source>PyTorch zip</source><translation>PyTorch-zip</translation></message>
<message><source>To explain it from outside: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES, with a script like those in the help (Programs in place of a model)</source><translation>Um es von außen zu erklären: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES, mit einem Skript wie denen in der Hilfe (Programs in place of a model)</translation></message>
<message><source>Export it to ONNX. %1</source><translation>Exportieren Sie es nach ONNX. %1</translation></message>
<message><source>Open the model that it was made from; or in Python: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</source><translation>Öffnen Sie das Modell, aus dem es gemacht wurde; oder in Python: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</translation></message>
<message><source>zlib cannot start</source><translation>zlib kann nicht starten</translation></message>
<message><source>%1: expected a video, found a text file; lists of files or addresses are not supported: open what it names</source><translation>%1: Video erwartet, Text gefunden; eine Liste anderer Dateien oder Adressen ist keines, aber öffnen Sie, was sie nennt</translation></message>
<message><source>%1: expected a video; it is damaged, or of an unsupported kind</source><translation>%1: Video erwartet; es ist beschädigt oder von einer Art, die hier nicht lesbar ist</translation></message>
<message><source>%1: this program was built without OpenCV and cannot read videos</source><translation>%1: Dieses Programm wurde ohne OpenCV gebaut und liest keine Videos</translation></message>
<message><source>not enough memory for frames of this size</source><translation>der Speicher reicht für Frames dieser Größe nicht aus</translation></message>
<message><source>rotation: expected 0, 90, 180 or 270 degrees, got %1</source><translation>Drehung: erwartet: 0, 90, 180 oder 270 Grad, erhalten: %1</translation></message>
<message><source>size of frames: expected 16 to %1 pixels, got %2</source><translation>Größe der Frames: erwartet: 16 bis %1 Pixel, erhalten: %2</translation></message>
<message><source>camera: expected camera:NUMBER, 0 to 255, got &apos;%1&apos;</source><translation>Kamera: erwartet: camera:NUMBER, 0 bis 255, erhalten: „%1“</translation></message>
<message><source>%1: no such file, folder or address of frames</source><translation>%1: Diese Datei, diesen Ordner oder diese Adresse mit Frames gibt es nicht</translation></message>
<message><source>%1: expected a video file, a folder of pictures, camera:NUMBER or a URL; found something other than a regular file</source><translation>%1: erwartet: eine Videodatei, ein Ordner mit Bildern, camera:NUMBER oder eine URL; gefunden: etwas, das keine gewöhnliche Datei ist</translation></message>
<message><source>rate of a recording: expected up to %1 frames a second, got %2</source><translation>Bildrate einer Aufnahme: erwartet: bis zu %1 Frames je Sekunde, erhalten: %2</translation></message>
<message><source>a recording: expected a name that ends in .mp4, .avi or .mkv, or a name without suffix for a folder of PNG files; got %1</source><translation>eine Aufnahme: erwartet: ein Name, der auf .mp4, .avi oder .mkv endet, oder einer ohne Endung für einen Ordner mit PNG-Dateien; erhalten: %1</translation></message>
<message><source>test frames: expected synthetic:WIDTHxHEIGHT@RATE*FRAMES, 16 to 4096 pixels and up to %1 frames a second, got &apos;%2&apos;</source><translation>künstliche Frames: erwartet: synthetic:WIDTHxHEIGHT@RATE*FRAMES, 16 bis 4096 Pixel und bis zu %1 Frames je Sekunde, erhalten: „%2“</translation></message>
<message><source>its header says %1x%2 pixels; the file is damaged</source><translation>ihr Kopf nennt %1x%2 Pixel; die Datei ist beschädigt</translation></message>
<message><source>its header says %1x%2 pixels; expected at most %3 pixels and %4 per side</source><translation>ihr Kopf nennt %1x%2 Pixel; erwartet: höchstens %3 Pixel und %4 je Seite</translation></message>
<message><source>its %1x%2 pixels of %3 bytes need %4 MiB to be decoded; expected at most %5: save it smaller, or with 8 bits a channel</source><translation>ihre %1x%2 Pixel zu %3 Byte brauchen zum Dekodieren %4 MiB; erwartet: höchstens %5: Speichern Sie sie kleiner oder mit 8 Bit je Kanal</translation></message>
<message><source>a JPEG of %1x%2 pixels in %3 scans, each a pass over the picture; expected at most %4</source><translation>ein JPEG von %1x%2 Pixeln in %3 Scans, jeder ein Durchlauf über das Bild; erwartet: höchstens %4</translation></message>
<message><source>%1: no image in this folder; expected PNG, JPEG, TIFF, WebP, BMP or PNM files</source><translation>%1: kein Bild in diesem Ordner; erwartet: PNG-, JPEG-, TIFF-, WebP-, BMP- oder PNM-Dateien</translation></message>
<message><source>its header says %1x%2 pixels, but %3x%4 were decoded; the file is damaged</source><translation>ihr Kopf nennt %1x%2 Pixel, dekodiert wurden aber %3x%4; die Datei ist beschädigt</translation></message>
<message><source>%1 bytes, more than the %2 allowed here</source><translation>%1 Byte, mehr als die hier erlaubten %2</translation></message>
<message><source>an image of %1x%2 with %3 bytes cannot be written</source><translation>ein Bild von %1x%2 mit %3 Bytes kann nicht geschrieben werden</translation></message>
<message><source>a picture file of more than 2 GiB</source><translation>eine Bilddatei von mehr als 2 GiB</translation></message>
<message><source>the picture cannot be decoded: %1</source><translation>das Bild lässt sich nicht dekodieren: %1</translation></message>
<message><source>the picture cannot be decoded; the file is damaged, or of an unsupported variety</source><translation>das Bild lässt sich nicht dekodieren; die Datei ist beschädigt oder von einer Art, die hier nicht gelesen wird</translation></message>
<message><source>unsupported sample type; expected 8 or 16 bits</source><translation>Abtastwerte einer Art, die hier nicht gelesen wird; erwartet: 8 oder 16 Bit</translation></message>
<message><source>the picture cannot be written as %1: %2</source><translation>das Bild kann nicht als %1 geschrieben werden: %2</translation></message>
<message><source>this build is without OpenCV and reads only PBM, PGM and PPM pictures</source><translation>dieser Build ist ohne OpenCV und liest nur PBM-, PGM- und PPM-Bilder</translation></message>
<message><source>an animated WebP, which is not supported; save its first frame as PNG</source><translation>ein animiertes WebP, das hier nicht gelesen wird; speichern Sie seinen ersten Frame als PNG</translation></message>
<message><source>a WebP file without a picture; truncated?</source><translation>eine WebP-Datei ohne Bild darin; abgeschnitten?</translation></message>
<message><source>a GIF</source><translation>ein GIF</translation></message>
<message><source>a HEIC or AVIF picture, or a video</source><translation>ein HEIC- oder AVIF-Bild oder ein Film</translation></message>
<message><source>a NumPy array</source><translation>ein NumPy-Array</translation></message>
<message><source>a Photoshop document</source><translation>ein Photoshop-Dokument</translation></message>
<message><source>a PDF document</source><translation>ein PDF-Dokument</translation></message>
<message><source>a vector graphic</source><translation>eine Vektorgrafik</translation></message>
<message><source>not a picture in a supported format</source><translation>kein Bild in einem hier bekannten Format</translation></message>
<message><source>the file is empty</source><translation>die Datei ist leer</translation></message>
<message><source>%1; expected PNG, JPEG, TIFF, WebP, BMP or PNM</source><translation>%1; erwartet: PNG, JPEG, TIFF, WebP, BMP oder PNM</translation></message>
<message><source>its PNG header has %1 bytes; expected 13</source><translation>ihr PNG-Kopf hat %1 Byte; erwartet: 13</translation></message>
<message><source>a picture of %1 x %2 pixels could not be packed</source><translation>ein Bild von %1 x %2 Pixeln konnte nicht gepackt werden</translation></message>
<message><source>a PNG text needs a key of 1 to 79 ASCII characters, got &quot;%1&quot;</source><translation>ein PNG-Text braucht einen Schlüssel von 1 bis 79 ASCII-Zeichen, erhalten: &quot;%1&quot;</translation></message>
<message><source>a PNG must begin with one IHDR chunk; this one is damaged</source><translation>ein PNG beginnt mit genau einem IHDR-Chunk; dieses ist beschädigt</translation></message>
<message><source>a PNG chunk at byte %1 has a wrong checksum; the file is damaged</source><translation>ein PNG-Chunk bei Byte %1 hat eine falsche Prüfsumme; die Datei ist beschädigt</translation></message>
<message><source>a PNG with an unknown critical chunk; the file is damaged</source><translation>ein PNG mit einem kritischen Chunk, der nicht im Standard steht; die Datei ist beschädigt</translation></message>
<message><source>a PNG without picture data; the file is damaged</source><translation>ein PNG ohne Bilddaten; die Datei ist beschädigt</translation></message>
<message><source>a PNM whose largest value is %1; expected 1 to 65535</source><translation>ein PNM, dessen größter Wert %1 ist; erwartet: 1 bis 65535</translation></message>
<message><source>an empty picture cannot be fed to a network</source><translation>ein leeres Bild kann einem Netz nicht gezeigt werden</translation></message>
<message><source>an image size of %1x%2 is not a multiple of the patch size %3</source><translation>eine Bildgröße von %1x%2 ist kein Vielfaches der Patchgröße %3</translation></message>
<message><source>crop fraction %1; expected more than 0 and at most 1</source><translation>Ausschnittanteil %1; erwartet: mehr als 0 und höchstens 1</translation></message>
<message><source>a standard deviation of the input is not positive</source><translation>eine Standardabweichung der Eingabe ist nicht größer als 0</translation></message>
<message><source>cannot resize %1x%2 to %3x%4; expected 1 to %5 a side</source><translation>%1x%2 kann nicht auf %3x%4 skaliert werden; erwartet: 1 bis %5 je Seite</translation></message>
<message><source>a TIFF of %1 bits a sample, signed or floating point; expected a picture of 1 to 16 bits</source><translation>ein TIFF mit %1 Bit je Abtastwert, mit Vorzeichen oder Gleitkomma; erwartet: ein Bild mit 1 bis 16 Bit</translation></message>
<message><source>a TIFF of %1 channels; expected at most 4</source><translation>ein TIFF mit %1 Kanälen; erwartet: höchstens 4</translation></message>
<message><source>architecture: expected vit-b16, vit-s16 or vit-ti16, got &apos;%1&apos;</source><translation>Architektur: erwartet: vit-b16, vit-s16 oder vit-ti16, erhalten: „%1“</translation></message>
<message><source>%1: %2 is both an answer by rank and the name of class %3; use name:%4 for the class, or the index of the other</source><translation>%1: %2 ist eine der Antworten nach Rang und der Name der Klasse %3; geben Sie name:%4 für die Klasse an oder den Index der anderen</translation></message>
<message><source>%1 is the name of class %2 and the index of class %3: use name:%4 or index:%5</source><translation>%1 ist der Name von Klasse %2 und der Index von Klasse %3: geben Sie name:%4 oder index:%5 an</translation></message>
<message><source>%1 matches %2 classes, the first %3 and %4: use index:%5 or index:%6</source><translation>%1 kann jede von %2 Klassen sein, die ersten sind %3 und %4: geben Sie index:%5 oder index:%6 an</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5</source><translation>%1 ist der Name der Klassen %2 und %3: geben Sie index:%4 oder index:%5 an</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5, or the synset %6 or %7</source><translation>%1 ist der Name der Klassen %2 und %3: geben Sie index:%4 oder index:%5 an, oder das Synset %6 oder %7</translation></message>
<message><source>the steps of a classifier: expected up to %1 of linear:N, norm, %2; found %3</source><translation>die Schritte eines Klassifikators: erwartet: bis zu %1 von linear:N, norm, %2; gefunden: %3</translation></message>
<message><source>%1: expected pixels up to %2, as 448, 672x448 (height x width) or long:896, got &apos;%3&apos;</source><translation>%1: Pixel bis %2 erwartet, etwa 448, 672x448 (Höhe x Breite) oder long:896; angegeben: „%3“</translation></message>
<message><source>%1: expected whole patches of %2 pixels, got %3; nearest is %4</source><translation>%1: ganze Patches von %2 Pixeln erwartet, angegeben: %3; am nächsten liegt %4</translation></message>
<message><source>%1: this network answers in rounds, each with its own picture size</source><translation>%1: Dieses Netz antwortet in Runden, jede in eigener Größe</translation></message>
<message><source>%1: this network encodes positions in a table for %2 x %3 patches; it takes only %4x%5</source><translation>%1: Dieses Netz kennt den Ort eines Patches aus einer Tabelle für %2 x %3 Patches; es nimmt nur %4x%5</translation></message>
<message><source>what is switched off: the network has blocks 0 to %1, got %2</source><translation>was abgeschaltet ist: Das Netz hat die Blöcke 0 bis %1, erhalten: %2</translation></message>
<message><source>what is switched off: a block has heads 0 to %1, got %2.%3</source><translation>was abgeschaltet ist: Ein Block hat die Heads 0 bis %1, erhalten: %2.%3</translation></message>
<message><source>%1: entry %2, %3: names no class; expected [&quot;tench&quot;, ...], {&quot;0&quot;: &quot;tench&quot;, ...}, {&quot;tench&quot;: 0, ...} or such a list under &quot;id2label&quot;</source><translation>%1: Eintrag %2, %3: benennt keine Klasse; erwartet: [&quot;tench&quot;, ...], {&quot;0&quot;: &quot;tench&quot;, ...}, {&quot;tench&quot;: 0, ...} oder eine solche Liste unter &quot;id2label&quot;</translation></message>
<message><source>%1: a key occurs twice; expected each class once</source><translation>%1: ein Schlüssel kommt zweimal vor; jede Klasse wird einmal erwartet</translation></message>
<message><source>%1: contains no class name</source><translation>%1: kein Klassenname in dieser Datei</translation></message>
<message><source>%1:%2: expected an index and a name, such as 0&lt;TAB&gt;tench, found %3</source><translation>%1:%2: erwartet: ein Index und ein Name, etwa 0&lt;TAB&gt;tench, gefunden: %3</translation></message>
<message><source>%1: %2 lines; expected at most %3 class names</source><translation>%1: %2 Zeilen; erwartet: höchstens %3 Klassennamen</translation></message>
<message><source>architecture, if its files do not tell: a timm model name</source><translation>Architektur, falls die Dateien sie nicht nennen: ein Modellname aus timm</translation></message>
<message><source>attention heads, if the file does not tell</source><translation>Attention-Heads, falls die Datei es nicht sagt</translation></message>
<message><source>patch size in pixels</source><translation>Patchgröße in Pixeln</translation></message>
<message><source>input size in pixels that the position embedding was made for</source><translation>Eingabegröße in Pixeln, für die das Positions-Embedding gemacht ist</translation></message>
<message><source>input width, if it differs from image_height</source><translation>Eingabebreite, falls sie von image_height abweicht</translation></message>
<message><source>activation of the MLP</source><translation>Aktivierung des MLP</translation></message>
<message><source>epsilon of LayerNorm</source><translation>Epsilon von LayerNorm</translation></message>
<message><source>what the classifier reads</source><translation>was der Klassifikator liest</translation></message>
<message><source>mean of the input per channel, on [0, 1]</source><translation>Mittel der Eingabe je Kanal, auf [0, 1]</translation></message>
<message><source>deviation of the input per channel, on [0, 1]</source><translation>Standardabweichung der Eingabe je Kanal, auf [0, 1]</translation></message>
<message><source>share of the resized short side that is kept</source><translation>Anteil der skalierten kurzen Seite, der behalten wird</translation></message>
<message><source>whether the picture keeps its proportions</source><translation>ob das Bild seine Proportionen behält</translation></message>
<message><source>interpolation of the resize</source><translation>Interpolation beim Skalieren</translation></message>
<message><source>head counts a HydraViT was trained for</source><translation>Head-Anzahlen, für die ein HydraViT trainiert wurde</translation></message>
<message><source>weights to use, if the file has averaged and trained ones</source><translation>welche Gewichte, falls die Datei gemittelte und trainierte hat</translation></message>
<message><source>prefix of its tensors&apos; names, if the file contains several networks</source><translation>Präfix der Tensornamen, falls die Datei mehrere Netze enthält</translation></message>
<message><source>a plain network&apos;s order of heads by importance (default: MODEL.heads.json)</source><translation>Reihenfolge der Heads eines einfachen Netzes nach Wichtigkeit (Standard: MODEL.heads.json)</translation></message>
<message><source>class names: one per line, an index and a name per line, or JSON</source><translation>Klassennamen: einer je Zeile, Index und Name je Zeile, oder JSON</translation></message>
<message><source>meaning of the outputs: classes of which one is true, independent labels, or numbers</source><translation>Bedeutung der Ausgaben: Klassen, von denen eine wahr ist, unabhängige Labels oder Zahlen</translation></message>
<message><source>activation between the layers of a classifier with several, which files do not tell</source><translation>Aktivierung zwischen den Schichten eines mehrschichtigen Klassifikators; Dateien nennen sie nicht</translation></message>
<message><source>CLIP, SigLIP or DINOv3: a sentence as a class; repeat for more classes</source><translation>CLIP, SigLIP oder DINOv3: ein Satz als Klasse; für weitere Klassen wiederholen</translation></message>
<message><source>sentence around each prompt, like &apos;a photo of a {}&apos;; repeat to average several</source><translation>Satz um jeden Prompt, etwa &apos;a photo of a {}&apos;; mehrere werden gemittelt</translation></message>
<message><source>tokenizer file of the text tower (default: next to the model)</source><translation>Tokenizer-Datei des Textturms (Standard: neben dem Modell)</translation></message>
<message><source>DINOv3: dino.txt&apos;s vision head and text encoder (default: *dinotxt* next to the model)</source><translation>DINOv3: Bildkopf und Textencoder von dino.txt (Standard: *dinotxt* neben dem Modell)</translation></message>
<message><source>how prompts are cleaned before they become tokens (default: as the model&apos;s authors do)</source><translation>wie Prompts bereinigt werden, bevor sie zu Tokens werden (Standard: wie bei den Autoren des Modells)</translation></message>
<message><source>heads: expected 1 to %1, got %2</source><translation>Heads: erwartet: 1 bis %1, erhalten: %2</translation></message>
<message><source>heads: %1 of %2 heads under the %3 scheme do not divide a %4 of %5 evenly</source><translation>Heads: %1 von %2 Heads ergeben im Schema %3 einen Bruchteil: %4 aus %5</translation></message>
<message><source>hidden width</source><translation>verborgene Breite</translation></message>
<message><source>head width</source><translation>Head-Breite</translation></message>
<message><source>%1 needs its own queries, keys and values, but this block&apos;s weights were trained for %2 and have no blocks.%3.attn.qkv.weight</source><translation>%1 braucht eigene Queries, Keys und Values, aber die Gewichte dieses Blocks im Checkpoint wurden für %2 trainiert und haben kein blocks.%3.attn.qkv.weight</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wa.weight</source><translation>%1 braucht dafür trainierte Gewichte: Der Checkpoint hat blocks.%2.attn.qkv und kein blocks.%3.attn.wa.weight</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wq.weight</source><translation>%1 braucht dafür trainierte Gewichte: Der Checkpoint hat blocks.%2.attn.qkv und kein blocks.%3.attn.wq.weight</translation></message>
<message><source>%1 multiplies the %2 features of its tokens with the %3 of its heads; under this slicing scheme they differ</source><translation>%1 multipliziert die %2 Merkmale seiner Tokens mit den %3 seiner Heads; dieses Slicing-Schema macht sie verschieden</translation></message>
<message><source>%1 mixes exactly %2 tokens, this image has %3; choose the image size that the checkpoint was trained for</source><translation>%1 mischt genau %2 Tokens, dieses Bild hat %3; wählen Sie die Bildgröße, mit der der Checkpoint trainiert wurde</translation></message>
<message><source>what is switched off: block %1 has %2 attention, which needs every patch in place: patches cannot be dropped, nor tokens added</source><translation>was abgeschaltet ist: Block %1 hat %2-Attention, die jeden Patch an seinem Platz braucht: Kein Patch kann weggelassen, kein Token hinzugefügt werden</translation></message>
<message><source>what is changed: this network answers in rounds, and an autoencoder&apos;s features belong to a single pass</source><translation>was geändert wird: dieses Netz antwortet in Runden, und die Merkmale eines Autoencoders gehören zu einem Durchlauf</translation></message>
<message><source>what is switched off: the classifier reads the mean of the patches, so at least one must remain</source><translation>was abgeschaltet ist: Der Klassifikator liest das Mittel der Patches, also muss einer bleiben</translation></message>
<message><source>image size: expected at least one patch of %1 pixels, got %2 x %3</source><translation>Bildgröße: erwartet: mindestens ein Patch von %1 Pixeln, erhalten: %2 x %3</translation></message>
<message><source>attention plan: %1 blocks for a network of %2</source><translation>Attention-Plan: %1 Blöcke für ein Netz mit %2</translation></message>
<message><source>the network&apos;s logits</source><translation>die Logits des Netzes</translation></message>
<message><source>the network&apos;s embedding</source><translation>die Einbettung des Netzes</translation></message>
<message><source>a picture of %1 x %2 pixels takes about %3 GB of memory with this network, and this machine has %4; %5 x %6 would fit</source><translation>Ein Bild von %1 x %2 Pixeln braucht mit diesem Netz etwa %3 GB Speicher, und dieser Rechner hat %4; %5 x %6 würde passen</translation></message>
<message><source>a trace takes one image, got %1</source><translation>eine Aufzeichnung gilt für ein Bild, erhalten: %1</translation></message>
<message><source>what is switched off: patches cannot be dropped, nor tokens added, in a round that reads the tokens of the previous one</source><translation>was abgeschaltet ist: Patches können nicht herausgenommen und Tokens nicht hinzugefügt werden in einer Runde, die die Tokens der vorigen liest</translation></message>
<message><source>pooling: map needs a network with a pooling head (attn_pool.latent); choose token or avg</source><translation>Pooling: map gilt für Netze mit einem Pooling-Head (attn_pool.latent); wählen Sie token oder avg</translation></message>
<message><source>caption below the figure (default: what is shown; &apos;&apos; for none)</source><translation>Bildunterschrift (Standard: was gezeigt wird; &apos;&apos; für keine)</translation></message>
<message><source>--limits: expected LOW,HIGH, two numbers, got &apos;%1&apos;</source><translation>--limits: erwartet: LOW,HIGH, zwei Zahlen, erhalten: „%1“</translation></message>
<message><source>ends of the colour bars, in place of each map&apos;s own</source><translation>die Enden der Farbskalen, anstelle derer der Karten</translation></message>
<message><source>show only the positive part of signed maps</source><translation>nur den positiven Teil von Karten mit Vorzeichen zeigen</translation></message>
<message><source>head-matrix: each block&apos;s most important heads first</source><translation>head-matrix: die wichtigsten Heads jedes Blocks zuerst</translation></message>
<message><source>number of predictions below each map, 0 to 10</source><translation>Anzahl der Vorhersagen unter jeder Karte, 0 bis 10</translation></message>
<message><source>which maps share a colour range</source><translation>welche Karten sich einen Farbbereich teilen</translation></message>
<message><source>draw the outline of the object, from the mask next to the picture</source><translation>den Umriss des Objekts zeichnen, aus der Maske neben dem Bild</translation></message>
<message><source>show the whole picture, darkened where the network does not see it (default: only what it sees)</source><translation>das ganze Bild zeigen, abgedunkelt, wo das Netz nichts sieht (Standard: nur, was es sieht)</translation></message>
<message><source>show the picture and its marks, without the map&apos;s colours</source><translation>das Bild und seine Markierungen zeigen, ohne die Farben der Karte</translation></message>
<message><source>omit the colour bar</source><translation>die Farbskala weglassen</translation></message>
<message><source>width of the figure, 10 to 2000 mm (a journal&apos;s column is 84, two are 174)</source><translation>Breite der Abbildung, 10 bis 2000 mm (eine Zeitschriftenspalte ist 84, zwei sind 174)</translation></message>
<message><source>resolution of PNG files and of pictures inside SVG and PDF, 20 to 2400</source><translation>Auflösung von PNG-Dateien und von Bildern in SVG und PDF, 20 bis 2400</translation></message>
<message><source>font size in points, 3 to 72</source><translation>Schriftgröße in Punkt, 3 bis 72</translation></message>
<message><source>an installed font family (default: the first of a list, DejaVu Sans)</source><translation>eine installierte Schriftfamilie (Standard: die erste einer Liste, DejaVu Sans)</translation></message>
<message><source>panels per row</source><translation>Teilbilder je Zeile</translation></message>
<message><source>omit a, b, c</source><translation>a, b, c weglassen</translation></message>
<message><source>--%1: expected %2, got %3</source><translation>--%1: erwartet: %2, erhalten: %3</translation></message>
<message><source>--limits: expected LOW,HIGH with LOW below HIGH, got %1,%2</source><translation>--limits: erwartet: LOW,HIGH mit LOW kleiner als HIGH, erhalten: %1,%2</translation></message>
<message><source>its answer</source><translation>seine Antwort</translation></message>
<message><source>[left, top, right, bottom]</source><translation>[links, oben, rechts, unten]</translation></message>
<message><source>%1 numbers</source><translation>%1 Zahlen</translation></message>
<message><source>%1: expected a list of at most %2 boxes, got %3</source><translation>%1: erwartet: eine Liste von höchstens %2 Boxen, gefunden: %3</translation></message>
<message><source>%1: expected boxes as JSON objects, got %2</source><translation>%1: erwartet: Boxen als JSON-Objekte, gefunden: %2</translation></message>
<message><source>%1: box %2</source><translation>%1: Box %2</translation></message>
<message><source>%1: some boxes have all scores, others only a class</source><translation>%1: manche Boxen haben alle Scores, andere nur eine Klasse</translation></message>
<message><source>pixels a side, or [height, width]</source><translation>Pixel je Seite, oder [Höhe, Breite]</translation></message>
<message><source>mean and std, or a range, not both</source><translation>mean und std, oder range, nicht beides</translation></message>
<message><source>two ascending numbers</source><translation>zwei aufsteigende Zahlen</translation></message>
<message><source>a list of texts</source><translation>eine Liste von Texten</translation></message>
<message><source>a divisor of %1</source><translation>ein Teiler von %1</translation></message>
<message><source>%1: expected a JSON object, got %2</source><translation>%1: erwartet: ein JSON-Objekt, gefunden: %2</translation></message>
<message><source>at most %1 pixels in all</source><translation>höchstens %1 Pixel insgesamt</translation></message>
<message><source>the kept picture</source><translation>das gemerkte Bild</translation></message>
<message><source>output %1</source><translation>Ausgabe %1</translation></message>
<message><source>box %1</source><translation>Box %1</translation></message>
<message><source>embedding norm</source><translation>Norm des Embeddings</translation></message>
<message><source>similarity to %1</source><translation>Ähnlichkeit mit %1</translation></message>
<message><source>similarity to patches %1 of %2</source><translation>Ähnlichkeit mit Patches %1 von %2</translation></message>
<message><source>similarity to patch %1 of %2</source><translation>Ähnlichkeit mit Patch %1 von %2</translation></message>
<message><source>feature %1 of %2</source><translation>Merkmal %1 von %2</translation></message>
<message><source>feature %1 of %2 at patches %3</source><translation>Merkmal %1 von %2 an den Patches %3</translation></message>
<message><source>direction %1</source><translation>Richtung %1</translation></message>
<message><source>probe %1</source><translation>Probe %1</translation></message>
<message><source>class %1 of probe %2</source><translation>Klasse %1 der Probe %2</translation></message>
<message><source>a random order</source><translation>eine zufällige Reihenfolge</translation></message>
<message><source>of the two formulas in its project, the one that subtracts b_dec from x explains %1 of the variance, the other %2</source><translation>von den zwei Formeln seines Projekts erklärt die, die b_dec von x abzieht, %1 der Varianz, die andere %2</translation></message>
<message><source>of the two formulas in its project, the one that does not subtract b_dec from x explains %1 of the variance, the other %2</source><translation>von den zwei Formeln seines Projekts erklärt die, die b_dec nicht von x abzieht, %1 der Varianz, die andere %2</translation></message>
<message><source>%1: made for tokens of width %2, the network has %3</source><translation>%1: für Tokens der Breite %2 gemacht, das Netz hat %3</translation></message>
<message><source>%1: reads the output of block %2, the network has blocks 0 to %3; choose another with --sae-block</source><translation>%1: liest die Ausgabe von Block %2, das Netz hat die Blöcke 0 bis %3; nennen Sie einen anderen mit --sae-block</translation></message>
<message><source>%1: reads only the class token, expected one that reads patches</source><translation>%1: liest nur das Klassen-Token, erwartet einen, der Patches liest</translation></message>
<message><source>a word, or an object { ... }</source><translation>ein Wort oder ein Objekt { ... }</translation></message>
<message><source>%1: expected a line of JSON followed by a PyTorch file, as saev writes them, found no end of the line in %2 bytes</source><translation>%1: erwartet eine Zeile JSON und dahinter eine PyTorch-Datei, wie saev sie schreibt, kein Zeilenende in %2 Bytes gefunden</translation></message>
<message><source>%1: a saev file of schema %2; schemas up to %3 are supported</source><translation>%1: eine saev-Datei mit Schema %2; bekannt sind Schemata bis %3</translation></message>
<message><source>a word</source><translation>ein Wort</translation></message>
<message><source>%1: no PyTorch file follows its header</source><translation>%1: hinter dem Kopf liegt keine PyTorch-Datei</translation></message>
<message><source>%1: expected an autoencoder&apos;s sae_weights.safetensors, sae.safetensors, ae.pt, weights.pt or sae.pt in this folder, found none</source><translation>%1: erwartet in diesem Ordner sae_weights.safetensors, sae.safetensors, ae.pt, weights.pt oder sae.pt eines Autoencoders, nichts davon gefunden</translation></message>
<message><source>%1: an MSAE of CLIP&apos;s pooled embedding; expected an autoencoder of a block&apos;s tokens</source><translation>%1: ein MSAE auf dem gepoolten Embedding von CLIP; erwartet ein Autoencoder auf den Tokens eines Blocks</translation></message>
<message><source>%1: not a supported autoencoder: expected an encoder (W_enc or encoder.weight) and a decoder (W_dec or decoder.weight)</source><translation>%1: kein Autoencoder, der hier bekannt ist: erwartet: ein Encoder (W_enc oder encoder.weight) und ein Decoder (W_dec oder decoder.weight)</translation></message>
<message><source>%1: cannot be written in SAELens format: expected an autoencoder with codes relu, topk or threshold on tokens without normalisation</source><translation>%1: kann nicht in der Form von SAELens geschrieben werden: erwartet wird ein Autoencoder mit Codes relu, topk oder threshold auf Tokens, die nicht normiert sind</translation></message>
<message><source>scene size: expected 32 to 2048 pixels, got %1</source><translation>Größe der Szene: erwartet: 32 bis 2048 Pixel, erhalten: %1</translation></message>
<message><source>samples a pixel and direction: expected 1 to 16, got %1</source><translation>Abtastungen je Pixel und Richtung: erwartet: 1 bis 16, erhalten: %1</translation></message>
<message><source>scene %1 of seed %2: no clear layout in 1000 attempts</source><translation>Szene %1 mit Seed %2: keine klare Anordnung in 1000 Versuchen</translation></message>
<message><source>%1; is there room for %2 MiB?</source><translation>%1; ist Platz für %2 MiB?</translation></message>
<message><source>number of scenes: expected 1 to 1000000, got %1</source><translation>Anzahl der Szenen: erwartet: 1 bis 1000000, erhalten: %1</translation></message>
<message><source>scenes of %1 pixels in patches of %2: expected a size of 32 to 2048 that is a multiple of the patch</source><translation>Szenen von %1 Pixeln in Patches von %2: erwartet: eine Größe von 32 bis 2048, die ein Vielfaches des Patches ist</translation></message>
<message><source>scenes read from %1</source><translation>Szenen gelesen aus %1</translation></message>
<message><source>rendering %1 scenes of %2 x %3 pixels</source><translation>%1 Szenen von %2 x %3 Pixeln werden gerendert</translation></message>
<message><source>scene %1 of %2</source><translation>Szene %1 von %2</translation></message>
<message><source>scenes are not cached: %1</source><translation>Szenen werden nicht aufbewahrt: %1</translation></message>
<message><source>LibTorch finds no GPU; nvidia-smi says whether the driver does</source><translation>LibTorch findet keine GPU; nvidia-smi zeigt, ob der Treiber eine findet</translation></message>
<message><source>there is one GPU, cuda:0</source><translation>es gibt eine GPU, cuda:0</translation></message>
<message><source>there are cuda:0 to cuda:%1</source><translation>es gibt cuda:0 bis cuda:%1</translation></message>
<message><source>out of memory</source><translation>zu wenig Speicher</translation></message>
<message><source>device %1: not enough memory: choose a smaller batch (--batch), a smaller picture or fewer jobs, or end other programs that use it</source><translation>Gerät %1: Dafür reicht der Speicher nicht aus: Wählen Sie einen kleineren Batch (--batch), ein kleineres Bild oder weniger Aufträge, oder beenden Sie, was dort sonst läuft</translation></message>
<message><source>device %1: %2</source><translation>Gerät %1: %2</translation></message>
<message><source>NaN at [%1]</source><translation>NaN bei [%1]</translation></message>
<message><source>infinity at [%1]</source><translation>unendlich bei [%1]</translation></message>
<message><source>-infinity at [%1]</source><translation>minus unendlich bei [%1]</translation></message>
<message><source>LibTorch multiplies at %1 GFLOPS: it is linked to the reference BLAS. Install an optimised one, on Debian: apt-get install libopenblas0-openmp</source><translation>LibTorch multipliziert mit %1 GFLOPS: Es ist mit dem Referenz-BLAS gelinkt. Installieren Sie ein optimiertes, unter Debian: apt-get install libopenblas0-openmp</translation></message>
<message><source>%1: expected at least two words, one per line; got %2</source><translation>%1: erwartet: Wörter, eines je Zeile, mindestens zwei; erhalten: %2</translation></message>
<message><source>%1: word %2: expected each word once, got it twice</source><translation>%1: Wort %2: erwartet: jedes Wort einmal, erhalten: zweimal</translation></message>
<message><source>%1: expected at most %2 characters, got %3</source><translation>%1: erwartet: höchstens %2 Zeichen, erhalten: %3</translation></message>
<message><source>expected at most %1 %2s, got more</source><translation>erwartet: höchstens %1 %2s, erhalten: mehr</translation></message>
<message><source>expected prompts, one per line; got none</source><translation>Prompts erwartet, einer je Zeile; keine erhalten</translation></message>
<message><source>expected at most %1 sentences, got %2 prompts in %3 templates</source><translation>erwartet: höchstens %1 Sätze, erhalten: %2 Prompts in %3 Templates</translation></message>
<message><source>prompt %1: expected each prompt once, got it twice</source><translation>Prompt %1: jeder Prompt einmal erwartet, zweimal erhalten</translation></message>
<message><source>template %1: expected {} in place of the prompt, as in &apos;a photo of a {}&apos;</source><translation>Template %1: {} erwartet, wo der Prompt hinkommt, wie in &apos;a photo of a {}&apos;</translation></message>
<message><source>template %1: expected at most %2 characters including the longest prompt, got %3</source><translation>Template %1: erwartet: höchstens %2 Zeichen mit dem längsten Prompt darin, erhalten: %3</translation></message>
<message><source>a text of %1 ids: expected 1 to %2</source><translation>ein Text aus %1 Ids: erwartet: 1 bis %2</translation></message>
<message><source>a text of %1 ids: expected %2</source><translation>ein Text von %1 IDs: erwartet: %2</translation></message>
<message><source>id %1 of a text: expected 0 to %2</source><translation>Id %1 eines Textes: erwartet: 0 bis %2</translation></message>
<message><source>its text tower is BERT or another unsupported one</source><translation>sein Textturm ist der von BERT oder ein anderer, der hier nicht ausgeführt wird</translation></message>
<message><source>%1: text_config.hidden_act: expected one of quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, found %2</source><translation>%1: text_config.hidden_act: erwartet wurde eines von quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, gefunden %2</translation></message>
<message><source>%1: text_config: expected an object { ... }, found %2</source><translation>%1: text_config: erwartet wurde ein Objekt { ... }, gefunden %2</translation></message>
<message><source>%1: text_config.%2: expected a number from %3 to %4, found %5</source><translation>%1: text_config.%2: erwartet wurde eine Zahl von %3 bis %4, gefunden %5</translation></message>
<message><source>%1: text_config.num_attention_heads: expected a divisor of %2, found %3</source><translation>%1: text_config.num_attention_heads: erwartet: ein Teiler von %2, gefunden: %3</translation></message>
<message><source>the file has no logit_scale: cosines are multiplied by 100, as in trained CLIPs</source><translation>die Datei hat kein logit_scale: Kosinus-Werte werden mit 100 multipliziert wie bei trainierten CLIPs</translation></message>
<message><source>%1: no prompts for this model: expected SigLIP&apos;s logit_bias, a number from -1e6 to 1e6</source><translation>%1: keine Prompts für dieses Modell: erwartet: logit_bias von SigLIP, eine Zahl von -1e6 bis 1e6</translation></message>
<message><source>%1: no prompts for this model: %2</source><translation>%1: keine Prompts für dieses Modell: %2</translation></message>
<message><source>%1: no prompts for this model: the file has no text tower. A CLIP or SigLIP saved with both towers has one (token_embedding or text_model)</source><translation>%1: keine Prompts für dieses Modell: Die Datei hat keinen Textturm. Ein CLIP oder SigLIP, das mit beiden Türmen gespeichert wurde, hat einen (token_embedding oder text_model)</translation></message>
<message><source>%1: no prompts for this model: its text tower has no projection (%2), without which texts and pictures cannot be compared</source><translation>%1: keine Prompts für dieses Modell: Sein Textturm hat keine Projektion (%2), ohne die sich Texte und Bilder nicht vergleichen lassen</translation></message>
<message><source>%1: a text tower of width %2, %3 tokens and %4 positions: expected at most %5, %6 and %7</source><translation>%1: ein Textturm mit Breite %2, %3 Tokens und %4 Plätzen: erwartet: höchstens %5, %6 und %7</translation></message>
<message><source>%1: the text tower has no block %20</source><translation>%1: Der Textturm hat keinen Block %20</translation></message>
<message><source>%1: expected model.merges, the byte pairs of a tokenizer</source><translation>%1: model.merges erwartet, die Byte-Paare eines Tokenizers</translation></message>
<message><source>%1: model.%2: expected %3, found %4</source><translation>%1: model.%2: %3 erwartet, gefunden: %4</translation></message>
<message><source>%1: model.merges[%2]: expected a pair of texts</source><translation>%1: model.merges[%2]: ein Paar von Texten erwartet</translation></message>
<message><source>%1: image_size %2 is not a multiple of patch_size %3</source><translation>%1: image_size %2 ist kein Vielfaches von patch_size %3</translation></message>
<message><source>%1: image_size %2 in patches of %3 makes %4 patches; at most %5 can be trained, because the cost of attention grows with their square</source><translation>%1: image_size %2 in Patches von %3 ergibt %4 Patches; höchstens %5 werden hier trainiert, weil Attention mit deren Quadrat wächst</translation></message>
<message><source>%1: base: expected the name of a file next to this one, in chains of at most %2, found %3</source><translation>%1: base: erwartet: der Name einer Datei neben dieser, höchstens %2 in Folge, gefunden: %3</translation></message>
<message><source>%1: heads: expected ascending head counts without repetition</source><translation>%1: heads: aufsteigende Head-Anzahlen ohne Wiederholung erwartet</translation></message>
<message><source>%1: weights: expected one for each of the %2 heads, not all 0, found %3</source><translation>%1: weights: erwartet: eines für jede der %2 Angaben in heads, nicht alle 0, gefunden: %3</translation></message>
<message><source>%1: &quot;thinking&quot; needs two or more &quot;heads&quot;, ending with %2, and one classifier for all</source><translation>%1: &quot;thinking&quot; braucht zwei oder mehr &quot;heads&quot;, die letzte davon alle %2, und einen Klassifikator für alle</translation></message>
<message><source>%1: val_heads: %2 is not a round of this network</source><translation>%1: val_heads: %2 ist keine Runde dieses Netzes</translation></message>
<message><source>%1: the class folder %2 has a name that is not UTF-8; rename it</source><translation>%1: Der Klassenordner %2 hat einen Namen, der nicht UTF-8 ist; benennen Sie ihn um</translation></message>
<message><source>%1: expected one folder per class, found %2 and %3</source><translation>%1: ein Ordner je Klasse erwartet, gefunden: %2 und %3</translation></message>
<message><source>%1: expected one sub-folder per class, at least 2, found %2</source><translation>%1: erwartet: ein Unterordner je Klasse, mindestens 2, gefunden: %2</translation></message>
<message><source>training: only a plain pre-norm ViT with a class token, qkv biases and GELU can be trained</source><translation>Training: Nur ein einfaches Pre-Norm-ViT mit Klassen-Token, qkv-Biases und GELU kann trainiert werden</translation></message>
<message><source>%1: cannot start this training: %2 is %3, expected %4</source><translation>%1: kann nicht der Start dieses Trainings sein: %2 ist %3, erwartet: %4</translation></message>
<message><source>the number of prefix tokens</source><translation>die Zahl der Präfix-Tokens</translation></message>
<message><source>MLP width per feature</source><translation>MLP-Breite je Merkmal</translation></message>
<message><source>%1: cannot start this training: it has %2 heads, more than %3</source><translation>%1: kann nicht der Start dieses Trainings sein: Es hat %2 Heads, mehr als %3</translation></message>
<message><source>%1: cannot start this training: it has a tensor &apos;%2&apos;, which the network being trained does not have</source><translation>%1: kann nicht der Start dieses Trainings sein: Es hat einen Tensor „%2“, den das Netz im Training nicht hat</translation></message>
<message><source>%1: not a training checkpoint of this program</source><translation>%1: ist kein Trainings-Checkpoint dieses Programms</translation></message>
<message><source>%1: belongs to another configuration: only keys that do not affect the weights may change before a training is resumed</source><translation>%1: gehört zu einer anderen Konfiguration: Zwischen einem Training und seiner Fortsetzung dürfen sich nur Schlüssel ändern, die die Gewichte nicht bestimmen</translation></message>
<message><source>%1: tensor %2 is missing or has another shape; expected float32 %3</source><translation>%1: Tensor %2 fehlt oder hat eine andere Form; erwartet: float32 %3</translation></message>
<message><source>%1 data: %2</source><translation>Daten (%1): %2</translation></message>
<message><source>%1: one step would need %2e12 multiplications, expected at most %3e12: choose a smaller image_size, larger patches, or a smaller batch</source><translation>%1: Ein Schritt würde %2e12-mal multiplizieren, erwartet: höchstens %3e12: Wählen Sie eine kleinere image_size, größere Patches oder einen kleineren Batch</translation></message>
<message><source>%1: needs %2 MiB for its weights and %3 MiB for its pictures; this machine has %4 MiB</source><translation>%1: braucht %2 MiB für seine Gewichte und %3 MiB für seine Bilder; dieser Rechner hat %4 MiB</translation></message>
<message><source>%1: %2 steps of %3 pictures, %4 GMACs per picture forward, %5 MiB of weights and pictures</source><translation>%1: %2 Schritte mit je %3 Bildern, %4 GMACs je Bild vorwärts, %5 MiB Gewichte und Bilder</translation></message>
<message><source>%1: no such folder</source><translation>%1: Diesen Ordner gibt es nicht</translation></message>
<message><source>%1: contains no %2, which a training writes to its output folder once it has read its data</source><translation>%1: enthält kein %2, das ein Training in seinen Ausgabeordner schreibt, sobald es seine Daten hat</translation></message>
<message><source>the last line of history.csv is incomplete and is ignored</source><translation>die letzte Zeile von history.csv ist unvollständig und wird weggelassen</translation></message>
<message><source>faithfulness needs classes, and this predictor finds boxes</source><translation>faithfulness misst Klassen, und dieser Prädiktor findet Boxen</translation></message>
<message><source>the network command library could not be loaded: %1</source><translation>die Bibliothek der Netze konnte nicht geladen werden: %1</translation></message>
<message><source>%1 could not be written</source><translation>%1 konnte nicht geschrieben werden</translation></message>
<message><source>predictor %1: %2%3</source><translation>Prädiktor %1: %2%3</translation></message>
<message><source>an .npz of mean, axes, variance, gate and provenance</source><translation>ein .npz aus mean, axes, variance, gate und provenance</translation></message>
<message><source>another archive</source><translation>ein anderes Archiv</translation></message>
<message><source>%1: 1 to %2 numbers</source><translation>%1: 1 bis %2 Zahlen</translation></message>
<message><source>%1: %2 numbers</source><translation>%1: %2 Zahlen</translation></message>
<message><source>%1: finite numbers</source><translation>%1: endliche Zahlen</translation></message>
<message><source>NaN or infinity</source><translation>NaN oder unendlich</translation></message>
<message><source>%1: no feature basis: expected %2, found %3</source><translation>%1: keine Merkmalsbasis: erwartet: %2, gefunden: %3</translation></message>
<message><source>%1: the blocks of this module have %2 %3 and %4; all blocks must have the same</source><translation>%1: Die Blöcke dieses Moduls sagen %2 %3 und %4; hier haben alle Blöcke denselben Wert</translation></message>
<message><source>what is changed: features need an autoencoder; open one (--sae FILE)</source><translation>was geändert wird: Merkmale gehören zu einem Autoencoder; öffnen Sie einen (--sae FILE)</translation></message>
<message><source>%1: a transcoder outputs another place&apos;s activations, which cannot replace the tokens</source><translation>%1: ein Transcoder gibt Aktivierungen einer anderen Stelle, die nicht an die Stelle der Tokens treten können</translation></message>
<message><source>what is switched off: another picture&apos;s activations need that picture (--from)</source><translation>was abgeschaltet ist: Aktivierungen eines anderen Bildes brauchen dieses Bild (--from)</translation></message>
<message><source>what is switched off: the other picture has %1 tokens of width %2, this one %3 of %4</source><translation>was abgeschaltet ist: Der Durchlauf des anderen Bildes hat %1 Tokens der Breite %2, dieser %3 der Breite %4</translation></message>
<message><source>%1: no more pictures; the device may be unplugged or in use by another program, or the stream has ended</source><translation>%1: liefert keine Bilder mehr; das Gerät ist vielleicht abgezogen oder wird von einem anderen Programm benutzt, oder der Stream ist zu Ende</translation></message>
<message><source>%1: expected frames of 8-bit colours, found OpenCV&apos;s type %2</source><translation>%1: erwartet: Frames mit 8-Bit-Farben, gefunden: OpenCV-Typ %2</translation></message>
<message><source>ended after %1 of %2 frames</source><translation>endete nach %1 von %2 Frames</translation></message>
<message><source>%1: frame %2 is damaged: %3</source><translation>%1: Frame %2 ist beschädigt: %3</translation></message>
<message><source>%1: frames of %2 x %3 pixels; expected at most %4, no side above %5</source><translation>%1: Frames von %2 x %3 Pixeln; erwartet: höchstens %4, keine Seite über %5</translation></message>
<message><source>features, %1 heads</source><translation>Merkmale, %1 Heads</translation></message>
<message><source>concepts, %1 heads</source><translation>Konzepte, %1 Heads</translation></message>
<message><source>heads: an embedding of %1 of %2 does not divide the pooling head&apos;s %3, %4, evenly</source><translation>Heads: Ein Embedding von %1 aus %2 ergibt für %3 des Pooling-Heads, %4, einen Bruchteil</translation></message>
<message><source>heads: this slicing scheme cuts channels from every head, but rotary positions rotate them in pairs; choose hydravit, matformer or dynabert</source><translation>Heads: Dieses Slicing-Schema schneidet Kanäle aus jedem Head, und Rotary-Positionen drehen sie paarweise; wählen Sie hydravit, matformer oder dynabert</translation></message>
<message><source>the network has learned rotary positions, but there is no rope.freqs</source><translation>das Netz hat gelernte Rotary-Positionen, aber es gibt kein rope.freqs</translation></message>
<message><source>decomposition, %1 heads</source><translation>Zerlegung, %1 Heads</translation></message>
<message><source>key %1 occurs twice</source><translation>Schlüssel %1 kommt zweimal vor</translation></message>
<message><source>unknown key %1</source><translation>unbekannter Schlüssel %1</translation></message>
<message><source>expected the keys descr, fortran_order and shape only</source><translation>erwartet: nur die Schlüssel descr, fortran_order und shape</translation></message>
<message><source>%1: bad .npy header at byte %2: %3</source><translation>%1: fehlerhafter .npy-Kopf bei Byte %2: %3</translation></message>
<message><source>expected &apos;%1&apos;</source><translation>„%1“ erwartet</translation></message>
<message><source>expected True or False</source><translation>True oder False erwartet</translation></message>
<message><source>%1: a structured NumPy array; expected a plain array of numbers</source><translation>%1: ein strukturiertes NumPy-Array; erwartet: ein einfaches Array von Zahlen</translation></message>
<message><source>%1: an array of Python objects (a pickle); expected plain numbers. It is not opened, because unpickling runs code from the file</source><translation>%1: ein Array von Python-Objekten (ein Pickle); erwartet: einfache Zahlen. Es wird nicht geöffnet, denn das Entpacken eines Pickles führt Code aus der Datei aus</translation></message>
<message><source>%1: NumPy type %2 is not supported; expected float16/32/64, an integer or bool</source><translation>%1: NumPy-Typ %2 wird nicht unterstützt; erwartet: float16/32/64, integer oder bool</translation></message>
<message><source>the shape holds more elements than any file could</source><translation>die Form hat mehr Elemente, als eine Datei fassen könnte</translation></message>
<message><source>did not reply within %1 s</source><translation>hat nicht innerhalb von %1 s geantwortet</translation></message>
<message><source>did not read its input within %1 s</source><translation>hat seine Eingabe nicht innerhalb von %1 s gelesen</translation></message>
<message><source>waiting for the predictor: %1</source><translation>Warten auf den Prädiktor: %1</translation></message>
<message><source>classes of feature %1</source><translation>Klassen von Merkmal %1</translation></message>
<message><source>contributions of features, %1 heads</source><translation>Beitrag der Merkmale, %1 Heads</translation></message>
<message><source>a known field type</source><translation>ein Feld bekannter Art</translation></message>
<message><source>%1 bytes more</source><translation>%1 weitere Bytes</translation></message>
<message><source>a number of four bytes</source><translation>eine Zahl aus vier Bytes</translation></message>
<message><source>%1: not a SentencePiece tokenizer: expected %2 at byte %3 of %4</source><translation>%1: ist kein Tokenizer von SentencePiece: erwartet: %2 bei Byte %3 von %4</translation></message>
<message><source>%1 of all heads, k = %2</source><translation>%1 aller Heads, k = %2</translation></message>
<message><source>%1: expected floating point %2, found %3 %4</source><translation>%1: erwartet: Gleitkommazahlen %2, gefunden: %3 %4</translation></message>
<message><source>%1: holds NaN or infinity</source><translation>%1: enthält NaN oder unendlich</translation></message>
<message><source>%1: is unknown</source><translation>%1: ist nicht bekannt</translation></message>
<message><source>%1: dino.txt&apos;s vision head for this backbone, which is %2 wide: visual_model.head.%3</source><translation>%1: der Bildkopf von dino.txt für dieses Backbone der Breite %2: visual_model.head.%3</translation></message>
<message><source>%1: class %2 of %3; expected indices from 0 to %4</source><translation>%1: Klasse %2 von %3; Indizes von 0 bis %4 erwartet</translation></message>
<message><source>%1: class %2 occurs twice</source><translation>%1: Klasse %2 ist zweimal benannt</translation></message>
<message><source>%1 pictures of %2 x %3 pixels do not fit into this machine&apos;s memory; choose a smaller image_size or &quot;count&quot;</source><translation>%1 Bilder von %2 x %3 Pixeln passen nicht in den Speicher dieses Rechners; wählen Sie eine kleinere image_size oder &quot;count&quot;</translation></message>
<message><source>a JPEG without a picture; truncated?</source><translation>ein JPEG ohne Bild darin; abgeschnitten?</translation></message>
<message><source>a JPEG marker is missing at byte %1; the file is damaged</source><translation>eine JPEG-Marke fehlt bei Byte %1; die Datei ist beschädigt</translation></message>
<message><source>a JPEG segment at byte %1 has length %2; the file is damaged</source><translation>ein JPEG-Segment bei Byte %1 hat die Länge %2; die Datei ist beschädigt</translation></message>
<message><source>a JPEG with two frames; the file is damaged</source><translation>ein JPEG mit zwei Frames; die Datei ist beschädigt</translation></message>
<message><source>a JPEG of more than %1 scans; decoding would take minutes</source><translation>ein JPEG mit mehr als %1 Scans; das Dekodieren würde Minuten dauern</translation></message>
<message><source>the JPEG is incomplete</source><translation>das JPEG ist unvollständig</translation></message>
<message><source>%1: storage %2 is unused or occurs twice</source><translation>%1: Storage %2 gehört zu nichts oder kommt zweimal</translation></message>
<message><source>%1: the file ends within storage %2; truncated?</source><translation>%1: Die Datei endet in Storage %2; abgeschnitten?</translation></message>
<message><source>%1: storage %2 should hold %3 numbers, found %4</source><translation>%1: Storage %2 sollte %3 Zahlen enthalten, gefunden: %4</translation></message>
<message><source>%1: storage %2 is missing</source><translation>%1: Storage %2 fehlt</translation></message>
<message><source>logit lens, %1 heads</source><translation>Logit Lens, %1 Heads</translation></message>
<message><source>%1, %2 heads</source><translation>%1, %2 Heads</translation></message>
<message><source>the weights themselves are needed</source><translation>die Gewichte selbst werden gebraucht</translation></message>
<message><source>prediction, %1 heads</source><translation>Vorhersage, %1 Heads</translation></message>
<message><source>%1: expected a file of Hydrascope&apos;s with &quot;hydrascope&quot;: &quot;%2&quot;, &quot;version&quot;: 1</source><translation>%1: erwartet: eine Datei von Hydrascope mit &quot;hydrascope&quot;: &quot;%2&quot;, &quot;version&quot;: 1</translation></message>
<message><source>expected a list &quot;%1&quot;</source><translation>erwartet: eine Liste &quot;%1&quot;</translation></message>
<message><source>%1: expected a whole number from %2 to %3</source><translation>%1: erwartet: eine ganze Zahl von %2 bis %3</translation></message>
<message><source>%1: expected a finite number</source><translation>%1: erwartet: eine endliche Zahl</translation></message>
<message><source>what is switched off: a list of %1 characters is too long</source><translation>was abgeschaltet ist: Eine Liste von %1 Zeichen ist zu lang</translation></message>
<message><source>what is switched off: more than %1 items</source><translation>was abgeschaltet ist: mehr als %1 Einträge</translation></message>
<message><source>what is switched off: expected %1, got %2%3</source><translation>was abgeschaltet ist: erwartet: %1, erhalten: %2%3</translation></message>
<message><source>blocks, as in tokens:5</source><translation>Blöcke, etwa tokens:5</translation></message>
<message><source>patches, as in patches:12,13-17</source><translation>Patches, etwa patches:12,13-17</translation></message>
<message><source>heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, feature:NUMBER or sae-error</source><translation>heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, feature:NUMBER oder sae-error</translation></message>
<message><source>zero, mean, mean-all or from after &apos;=&apos;</source><translation>zero, mean, mean-all oder from nach „=“</translation></message>
<message><source>BLOCK.HEAD, as in heads:7.3</source><translation>BLOCK.HEAD, etwa heads:7.3</translation></message>
<message><source>a block, as in mlp:9, or mlp:9=from</source><translation>ein Block, etwa mlp:9 oder mlp:9=from</translation></message>
<message><source>zero, mean, only-outliers or same, and up to 16 tokens, as in registers:zero=2</source><translation>zero, mean, only-outliers oder same, und bis zu 16 Tokens, etwa registers:zero=2</translation></message>
<message><source>patches, as in feature:47:12,13-17</source><translation>Patches, etwa feature:47:12,13-17</translation></message>
<message><source>a feature, as in feature:47, or feature:47=3x (three times its largest value)</source><translation>ein Merkmal, etwa feature:47, oder feature:47=3x (das Dreifache seines größten Wertes)</translation></message>
<message><source>%1: %2 characters, more than the %3 allowed here</source><translation>%1: %2 Zeichen, mehr als die hier erlaubten %3</translation></message>
<message><source>%1: %2 columns, more than the %3 allowed here</source><translation>%1: %2 Spalten, mehr als die hier erlaubten %3</translation></message>
<message><source>%1: two columns are named %2</source><translation>%1: Zwei Spalten heißen %2</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, as a training&apos;s history has; this is another table</source><translation>%1: erwartet: eine Spalte „%2“, wie der Verlauf eines Trainings sie hat; dies ist eine andere Tabelle</translation></message>
<message><source>%1, column %2</source><translation>%1, Spalte %2</translation></message>
<message><source>%1: expected a number from %2 to %3, found %4</source><translation>%1: erwartet: eine Zahl von %2 bis %3, gefunden: %4</translation></message>
<message><source>%1: %2 after %3; expected rows in the order of the training</source><translation>%1: %2 nach %3; Zeilen in der Reihenfolge des Trainings erwartet</translation></message>
<message><source>%1: expected %2 cells, as the header has, found %3</source><translation>%1: erwartet: %2 Zellen wie in der Kopfzeile, gefunden: %3</translation></message>
<message><source>%1: more than the %2 rows allowed here</source><translation>%1: mehr als die hier erlaubten %2 Zeilen</translation></message>
<message><source>%1: expected a header line, found none</source><translation>%1: Kopfzeile erwartet, keine gefunden</translation></message>
<message><source>it takes a value from an empty stack</source><translation>es nimmt einen Wert von einem leeren Stapel</translation></message>
<message><source>it looks for a mark that was not set</source><translation>es sucht eine Marke, die nicht gesetzt wurde</translation></message>
<message><source>%1: %2 pictures; expected at most %3</source><translation>%1: %2 Bilder; erwartet: höchstens %3</translation></message>
<message><source>no pipe to a predictor: %1</source><translation>keine Pipe zu einem Prädiktor: %1</translation></message>
<message><source>%1: cannot be moved into place: %2</source><translation>%1: kann nicht an seinen Platz gebracht werden: %2</translation></message>
<message><source>%1: expected a folder that is new or empty, or a name that ends in .mp4, .avi or .mkv</source><translation>%1: erwartet: ein neuer oder leerer Ordner, oder ein Name, der auf .mp4, .avi oder .mkv endet</translation></message>
<message><source>the name %1 occurs twice</source><translation>der Name %1 kommt zweimal vor</translation></message>
<message><source>metadata key %1 occurs twice</source><translation>der Metadaten-Schlüssel %1 kommt zweimal vor</translation></message>
<message><source>unknown field %1</source><translation>unbekanntes Feld %1</translation></message>
<message><source>field %1 occurs twice</source><translation>Feld %1 kommt zweimal vor</translation></message>
<message><source>expected a number</source><translation>Zahl erwartet</translation></message>
<message><source>more than %1 tensors; no checkpoint needs that many</source><translation>mehr als %1 Tensoren; kein Checkpoint hat so viele</translation></message>
<message><source>an unexpected object</source><translation>ein Objekt, wo keines hingehört</translation></message>
<message><source>expected dtype, shape and data_offsets</source><translation>dtype, shape und data_offsets erwartet</translation></message>
<message><source>an unexpected array</source><translation>ein Array, wo keines hingehört</translation></message>
<message><source>data_offsets must be two numbers, found %1</source><translation>data_offsets müssen zwei Zahlen sein, gefunden: %1</translation></message>
<message><source>an unexpected number</source><translation>eine Zahl, wo keine hingehört</translation></message>
<message><source>an unexpected string</source><translation>ein String, wo keiner hingehört</translation></message>
<message><source>an unexpected null</source><translation>null, wo es nicht hingehört</translation></message>
<message><source>an unexpected boolean</source><translation>ein Wahrheitswert, wo keiner hingehört</translation></message>
<message><source>a negative number</source><translation>eine negative Zahl</translation></message>
<message><source>expected a whole number of 64 bits, found %1</source><translation>erwartet: eine ganze Zahl mit 64 Bit, gefunden: %1</translation></message>
<message><source>binary data</source><translation>Binärdaten</translation></message>
<message><source>not valid JSON at byte %1 of the header</source><translation>kein gültiges JSON bei Byte %1 des Kopfes</translation></message>
<message><source>tensor %1: %2</source><translation>Tensor %1: %2</translation></message>
<message><source>gated, like its tensors r_mag and b_mag</source><translation>Gated, wie die Tensoren r_mag und b_mag es sind</translation></message>
<message><source>another kind than gated, whose tensors r_mag and b_mag are missing</source><translation>eine andere Art als Gated, deren Tensoren r_mag und b_mag fehlen</translation></message>
<message><source>whether it keeps the k largest codes or all above a threshold</source><translation>ob die größten k oder alle über einer Schwelle bleiben</translation></message>
<message><source>--sae-code topk or threshold</source><translation>--sae-code topk oder threshold</translation></message>
<message><source>%1: the file does not tell %2; give it with %3</source><translation>%1: die Datei sagt nicht, %2; sagen Sie es mit %3</translation></message>
<message><source>%1: k: expected a whole number from %2 to %3, found %4</source><translation>%1: k: erwartet wurde eine ganze Zahl von %2 bis %3, gefunden %4</translation></message>
<message><source>how many features of a token it keeps</source><translation>wie viele Merkmale eines Tokens bleiben</translation></message>
<message><source>%1: keeps %2 features of a token; expected 1 to %3</source><translation>%1: behält %2 Merkmale eines Tokens; erwartet: 1 bis %3</translation></message>
<message><source>%1: %2 is not finite</source><translation>%1: %2 ist nicht endlich</translation></message>
<message><source>%1: its activation keeps codes above a threshold, which is missing: the tensor threshold or activation.threshold</source><translation>%1: die Aktivierung behält, was über einer Schwelle liegt, und die fehlt: der Tensor threshold oder activation.threshold</translation></message>
<message><source>%1: normalises tokens by a number that it does not contain (normalize_activations); save it with that number folded in</source><translation>%1: skaliert Tokens mit einer Zahl, die nicht darin steht (normalize_activations); speichern Sie ihn mit eingerechneter Zahl</translation></message>
<message><source>%1, the only kind supported</source><translation>%1, nur das wird hier gerechnet</translation></message>
<message><source>%1: reads %2; expected the output of a block (hook_resid_post)</source><translation>%1: liest %2; erwartet die Ausgabe eines Blocks (hook_resid_post)</translation></message>
<message><source>%1, according to its hook</source><translation>%1, wie sein Hook sagt</translation></message>
<message><source>which block it reads</source><translation>welchen Block er liest</translation></message>
<message><source>--sae-block N (0 is the first)</source><translation>--sae-block N (0 ist der erste)</translation></message>
<message><source>none of the %1 pictures can be read; %2</source><translation>keines der %1 Bilder ist lesbar; %2</translation></message>
<message><source>Relevance (LRP)</source><translation>Relevanz (LRP)</translation></message>
<message><source>Which patches support the class score. The logit&apos;s relevance is propagated back through every layer (LRP), weighted by the attention&apos;s gradient and rolled out over the blocks. Chefer et al., CVPR 2021; HydraViT Fig. 8. In Hydra and linear blocks the rule is our extension. On some photographs the terms cancel so far that changing the pixels by one part in ten million moves the map by several per cent.</source><translation>Welche Patches den Wert der Klasse stützen. Die Relevanz des Logits wird durch jede Schicht zurückpropagiert (LRP), mit dem Gradienten der Attention gewichtet und über die Blöcke aufgerollt. Chefer et al., CVPR 2021; HydraViT Abb. 8. In Hydra- und linearen Blöcken ist die Regel unsere Erweiterung. Bei manchen Fotos heben sich die Terme so weit auf, dass eine Änderung der Pixel um ein Zehnmillionstel die Karte um mehrere Prozent verschiebt.</translation></message>
<message><source>Token contribution</source><translation>Beitrag der Tokens</translation></message>
<message><source>How much each token adds to, or takes from, the class&apos;s logit through one block&apos;s attention: its term of the sum, times the logit&apos;s gradient. Exact for that block. Hydra Attention, Eq. 15-17; the same sum for softmax.</source><translation>Wie viel jedes Token über die Attention eines Blocks zum Logit der Klasse beiträgt oder davon nimmt: sein Term der Summe mal dem Gradienten des Logits. Exakt für diesen Block. Hydra Attention, Gl. 15-17; dieselbe Summe für Softmax.</translation></message>
<message><source>Token contribution, all blocks</source><translation>Beitrag der Tokens, alle Blöcke</translation></message>
<message><source>What each token adds to, or takes from, the class&apos;s logit through the attention of every block, added: its term of each block&apos;s sum, times the logit&apos;s gradient there. Our extension of Hydra Attention, Eq. 17, by one pass down.</source><translation>Wie viel jedes Token über die Attention jedes Blocks zum Logit der Klasse beiträgt oder davon nimmt, addiert: sein Term der Summe jedes Blocks mal dem Gradienten des Logits dort. Unsere Erweiterung von Hydra Attention, Gl. 17, in einem Durchgang abwärts.</translation></message>
<message><source>Attention</source><translation>Attention</translation></message>
<message><source>Where one token looks: a row of softmax(QK/sqrt(d)) of a block and a head. Not class-specific. Click a patch to make it the query. For linear kinds the implied matrix phi(Q)phi(K), for Hydra its mean over features, for Super the magnitudes of its mixed rows, as shares.</source><translation>Wohin ein Token blickt: eine Zeile von softmax(QK/sqrt(d)) eines Blocks und eines Heads. Nicht klassenspezifisch. Ein Klick macht einen Patch zur Query. Bei linearen Arten die implizite Matrix phi(Q)phi(K), bei Hydra ihr Mittel über die Merkmale. Bei Super die Beträge der gemischten Zeilen als Anteile.</translation></message>
<message><source>Attention rollout</source><translation>Attention-Rollout</translation></message>
<message><source>Attention matrices multiplied over the blocks, each averaged with the identity for the residual: which patches can have reached the class token. Not class-specific. Abnar &amp; Zuidema, 2020.</source><translation>Über die Blöcke multiplizierte Attention-Matrizen, jede mit der Identität für das Residuum gemittelt: welche Patches das Klassen-Token erreicht haben können. Nicht klassenspezifisch. Abnar &amp; Zuidema, 2020.</translation></message>
<message><source>Gradient-weighted rollout</source><translation>Gradientengewichteter Rollout</translation></message>
<message><source>Rollout of the attention that raises the class&apos;s logit: (gradient x attention) where positive. Chefer et al., ICCV 2021. In Hydra and linear blocks the token-to-token contributions take its place: our extension.</source><translation>Rollout der Attention, die das Logit der Klasse erhöht: (Gradient x Attention), wo positiv. Chefer et al., ICCV 2021. In Hydra- und linearen Blöcken treten die Beiträge von Token zu Token an ihre Stelle: unsere Erweiterung.</translation></message>
<message><source>Grad-CAM</source><translation>Grad-CAM</translation></message>
<message><source>The features that enter a block, weighted by how much the class&apos;s logit gains from each on average over the patches; the positive part. Selvaraju et al., 2017, with the usual recipe for transformers.</source><translation>Die Merkmale, die in einen Block eingehen, gewichtet danach, wie viel das Logit der Klasse durch jedes im Mittel über die Patches gewinnt; der positive Teil. Selvaraju et al., 2017, mit dem üblichen Rezept für Transformer.</translation></message>
<message><source>Grad-CAM of attention</source><translation>Grad-CAM der Attention</translation></message>
<message><source>The class token&apos;s attention, its heads weighted by their mean gradient; the positive part. The baseline of Chefer et al., CVPR 2021. In Hydra and linear blocks the implied matrix: our extension.</source><translation>Die Attention des Klassen-Tokens, ihre Heads mit ihrem mittleren Gradienten gewichtet; der positive Teil. Die Baseline von Chefer et al., CVPR 2021. In Hydra- und linearen Blöcken die implizite Matrix: unsere Erweiterung.</translation></message>
<message><source>Gradient</source><translation>Gradient</translation></message>
<message><source>How fast the class&apos;s logit changes with each pixel: the largest of the three channels. Noisy by nature. Simonyan et al., 2014.</source><translation>Wie schnell sich das Logit der Klasse mit jedem Pixel ändert: der größte der drei Kanäle. Von Natur aus verrauscht. Simonyan et al., 2014.</translation></message>
<message><source>Input times gradient</source><translation>Eingabe mal Gradient</translation></message>
<message><source>Each pixel&apos;s value times the logit&apos;s gradient there: what the pixel would contribute if the network were linear. Input zero is the mean colour of the training images.</source><translation>Der Wert jedes Pixels mal dem Gradienten des Logits dort: was das Pixel beitrüge, wenn das Netz linear wäre. Eingabe null ist die mittlere Farbe der Trainingsbilder.</translation></message>
<message><source>SmoothGrad</source><translation>SmoothGrad</translation></message>
<message><source>The gradient averaged over 24 noisy copies of the picture, which cancels pixel-to-pixel noise. Smilkov et al., 2017.</source><translation>Der Gradient, gemittelt über 24 verrauschte Kopien des Bildes, was das Rauschen von Pixel zu Pixel aufhebt. Smilkov et al., 2017.</translation></message>
<message><source>Integrated gradients</source><translation>Integrierte Gradienten</translation></message>
<message><source>The gradient gathered on the way from an empty picture to this one, times the picture: the values add up to the logit&apos;s gain on that way. Sundararajan et al., 2017.</source><translation>Der auf dem Weg von einem leeren Bild zu diesem gesammelte Gradient mal dem Bild: Die Werte summieren sich zum Gewinn des Logits auf diesem Weg. Sundararajan et al., 2017.</translation></message>
<message><source>Token norm</source><translation>Token-Norm</translation></message>
<message><source>The length of each token&apos;s feature vector after a block. Networks without registers store global information in a few very long background tokens. Darcet et al., ICLR 2024.</source><translation>Die Länge des Merkmalsvektors jedes Tokens nach einem Block. Netze ohne Register speichern globale Information in wenigen sehr langen Hintergrund-Tokens. Darcet et al., ICLR 2024.</translation></message>
<message><source>Features as colours</source><translation>Merkmale als Farben</translation></message>
<message><source>Patches with like features have like colours: red, green and blue are the three leading principal components of a block&apos;s patches. Register tokens and outliers do not take part in the fit. A colour means nothing by itself. Oquab et al., 2023.</source><translation>Patches mit ähnlichen Merkmalen haben ähnliche Farben: Rot, Grün und Blau sind die drei führenden Hauptkomponenten der Patches eines Blocks. Register-Tokens und Ausreißer werden beim Anpassen nicht berücksichtigt. Eine Farbe bedeutet für sich nichts. Oquab et al., 2023.</translation></message>
<message><source>Similarity to a patch</source><translation>Patch-Ähnlichkeit</translation></message>
<message><source>How much each patch&apos;s features resemble those of the query: the cosine of the two vectors. The best match is ringed. Click a patch to ask about it. Amir et al., 2021.</source><translation>Wie sehr die Merkmale jedes Patches denen der Query ähneln: der Kosinus der beiden Vektoren. Der ähnlichste ist umrandet. Ein Klick auf einen Patch fragt nach ihm. Amir et al., 2021.</translation></message>
<message><source>Relevance of pixels (LRP)</source><translation>Relevanz der Pixel (LRP)</translation></message>
<message><source>Relevance propagated past the first block, through positions and patch embedding, down to pixels; no rollout. Chefer et al., CVPR 2021.</source><translation>Relevanz, über den ersten Block hinaus durch Positionen und Patch-Embedding bis zu den Pixeln propagiert; kein Rollout. Chefer et al., CVPR 2021.</translation></message>
<message><source>Relevance, last block</source><translation>Relevanz, letzter Block</translation></message>
<message><source>The relevance of the last block&apos;s attention alone, weighted by its gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>Allein die Relevanz der Attention des letzten Blocks, mit ihrem Gradienten gewichtet: eine Ablation von Chefer et al., CVPR 2021.</translation></message>
<message><source>Relevance rollout</source><translation>Relevanz-Rollout</translation></message>
<message><source>The relevance of every block&apos;s attention, rolled out without the gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>Die Relevanz der Attention jedes Blocks, ohne den Gradienten aufgerollt: eine Ablation von Chefer et al., CVPR 2021.</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Propagated back with attention held constant and a rule (gamma) that favours positive parts; fast, and stable. Ali et al., ICML 2022; Achtibat et al., ICML 2024.</source><translation>Rote Patches heben den Wert der Klasse, blaue senken ihn. Was die Pixel jedes Patches zum Logit der Klasse beitragen. Zurückpropagiert mit festgehaltener Attention und einer Regel (Gamma), die positive Teile bevorzugt; schnell und stabil. Ali et al., ICML 2022; Achtibat et al., ICML 2024.</translation></message>
<message><source>CP-LRP, without gamma</source><translation>CP-LRP, ohne Gamma</translation></message>
<message><source>CP-LRP without the gamma rule. Gradient times input, with attention and normalisation held constant.</source><translation>CP-LRP ohne die Gamma-Regel. Gradient mal Eingabe, mit festgehaltener Attention und Normierung.</translation></message>
<message><source>AttnLRP</source><translation>AttnLRP</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Gradient times input where queries and keys receive a quarter and values half of attention&apos;s gradient. Achtibat et al., ICML 2024.</source><translation>Rote Patches heben den Wert der Klasse, blaue senken ihn. Was die Pixel jedes Patches zum Logit der Klasse beitragen. Gradient mal Eingabe, wobei Queries und Keys ein Viertel und Values die Hälfte des Gradienten der Attention erhalten. Achtibat et al., ICML 2024.</translation></message>
<message><source>LibraGrad</source><translation>LibraGrad</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token brings to the class&apos;s logit. Token times gradient, with attention and normalisation held constant so that all parts, biases included, sum to the logit. Mehri et al., CVPR 2025.</source><translation>Rote Patches heben den Wert der Klasse, blaue senken ihn. Was jedes Token zum Logit der Klasse beiträgt. Token mal Gradient, mit festgehaltener Attention und Normierung, sodass sich alle Teile samt Biases zum Logit summieren. Mehri et al., CVPR 2025.</translation></message>
<message><source>FullGrad+</source><translation>FullGrad+</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What tokens and biases bring to the class&apos;s logit, added over all blocks. LibraGrad&apos;s token times gradient at the input of every block, and what every bias brings. Mehri et al., CVPR 2025.</source><translation>Rote Patches heben den Wert der Klasse, blaue senken ihn. Was Tokens und Biases zum Logit der Klasse beitragen, über alle Blöcke addiert. Token mal Gradient von LibraGrad am Eingang jedes Blocks, und was jeder Bias beiträgt. Mehri et al., CVPR 2025.</translation></message>
<message><source>LeGrad</source><translation>LeGrad</translation></message>
<message><source>Where more attention would raise the class&apos;s score. The positive part of the slope of a block&apos;s mean token, added over the last two blocks. Bousselham et al., ICCV 2025.</source><translation>Wo mehr Attention den Wert der Klasse erhöhen würde. Der positive Teil der Steigung des mittleren Tokens eines Blocks, über die letzten zwei Blöcke addiert. Bousselham et al., ICCV 2025.</translation></message>
<message><source>LeGrad, all blocks</source><translation>LeGrad, alle Blöcke</translation></message>
<message><source>LeGrad, added over all blocks. Bousselham et al., ICCV 2025.</source><translation>LeGrad, über alle Blöcke addiert. Bousselham et al., ICCV 2025.</translation></message>
<message><source>Grad-ECLIP</source><translation>Grad-ECLIP</translation></message>
<message><source>What the last block&apos;s values bring, where keys are close to the query. Values are weighted by the logit&apos;s gradient and by how close each key is to the class token&apos;s query; very fast. Zhao et al., ICML 2024.</source><translation>Was die Values des letzten Blocks beitragen, wo die Keys der Query nahe sind. Die Values werden mit dem Gradienten des Logits gewichtet und danach, wie nahe jeder Key der Query des Klassen-Tokens ist; sehr schnell. Zhao et al., ICML 2024.</translation></message>
<message><source>Transition attention</source><translation>Transition Attention</translation></message>
<message><source>What attention carries from each patch to the class token. Weighted by a gradient averaged over 20 brightnesses of the picture. Yuan et al., 2021.</source><translation>Was die Attention von jedem Patch zum Klassen-Token trägt. Gewichtet mit einem über 20 Helligkeiten des Bildes gemittelten Gradienten. Yuan et al., 2021.</translation></message>
<message><source>Beyond Intuition</source><translation>Beyond Intuition</translation></message>
<message><source>Rollout whose heads count by their gradient. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>Rollout, dessen Heads nach ihrem Gradienten zählen. Gewichtet mit einem über 20 Helligkeiten des Bildes gemittelten Gradienten. Chen et al., TMLR 2023.</translation></message>
<message><source>Beyond Intuition, by token</source><translation>Beyond Intuition, je Token</translation></message>
<message><source>Rollout whose tokens count by how much attention changes them. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>Rollout, dessen Tokens danach zählen, wie stark die Attention sie ändert. Gewichtet mit einem über 20 Helligkeiten des Bildes gemittelten Gradienten. Chen et al., TMLR 2023.</translation></message>
<message><source>Logit lens</source><translation>Logit Lens</translation></message>
<message><source>What each patch would say after a block: the class&apos;s logit, had the network ended there and read this patch alone. Early blocks were never trained to be read. nostalgebraist, 2020.</source><translation>Was jeder Patch nach einem Block sagen würde: das Logit der Klasse, hätte das Netz dort geendet und allein diesen Patch gelesen. Frühe Blöcke wurden nie darauf trainiert, gelesen zu werden. nostalgebraist, 2020.</translation></message>
<message><source>Exact decomposition</source><translation>Exakte Zerlegung</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token adds straight to the class&apos;s logit through a block&apos;s heads, with the last norm&apos;s deviation held. With MLPs, biases and the embedding the parts sum to the logit. Gandelsman et al., ICLR 2024.</source><translation>Rote Patches heben den Wert der Klasse, blaue senken ihn. Was jedes Token durch die Heads eines Blocks unmittelbar zum Logit der Klasse addiert, mit festgehaltener Abweichung der letzten Norm. Mit MLPs, Biases und dem Embedding summieren sich die Teile zum Logit. Gandelsman et al., ICLR 2024.</translation></message>
<message><source>Gradient-weighted attention</source><translation>Gradientengewichtete Attention</translation></message>
<message><source>Where a head looks and its look raises the class&apos;s logit: attention times its gradient where positive. One block of the gradient-weighted rollout. In Hydra and linear blocks the implied matrix: our extension.</source><translation>Wohin ein Head blickt und sein Blick das Logit der Klasse erhöht: Attention mal ihr Gradient, wo positiv. Ein Block des gradientengewichteten Rollouts. In Hydra- und linearen Blöcken die implizite Matrix: unsere Erweiterung.</translation></message>
<message><source>Occlusion</source><translation>Occlusion</translation></message>
<message><source>How much the class&apos;s logit drops when a square of the picture is painted over. One forward pass per position of the square; a pixel gets the mean of the squares that cover it. Zeiler &amp; Fergus, 2014.</source><translation>Was das Logit der Klasse verliert, wenn ein Quadrat des Bildes übermalt wird. Ein Vorwärtsdurchlauf für jeden Ort des Quadrats; ein Pixel hat das Mittel der Quadrate, die es überdecken. Zeiler &amp; Fergus, 2014.</translation></message>
<message><source>How probable the class is when a pixel is visible. The mean over a thousand random soft masks that let the picture through in places, one forward pass each. Petsiuk et al., 2018.</source><translation>Wie wahrscheinlich die Klasse ist, wenn ein Pixel zu sehen ist. Das Mittel über tausend zufällige weiche Masken, die das Bild stellenweise durchlassen, je ein Vorwärtsdurchlauf. Petsiuk et al., 2018.</translation></message>
<message><source>Shapley values of patches</source><translation>Shapley-Werte der Patches</translation></message>
<message><source>A fair share of the class&apos;s logit for each group of patches. What a group adds, averaged over all orders in which groups can enter the sequence; absent patches are not tokens at all. The shares sum to what all patches contribute. Shapley, 1953.</source><translation>Ein fairer Anteil am Logit der Klasse für jede Gruppe von Patches. Was eine Gruppe beiträgt, im Mittel über alle Reihenfolgen, in denen Gruppen in die Sequenz eintreten können; fehlende Patches sind gar keine Tokens. Die Anteile summieren sich zu dem, was alle Patches beitragen. Shapley, 1953.</translation></message>
<message><source>What the class scores when only places with similar features are visible. Features of the last block are clustered into masks, and each is scored by two forward passes. Xie et al., IJCAI 2023.</source><translation>Wie es der Klasse ergeht, wenn nur Orte mit ähnlichen Merkmalen zu sehen sind. Merkmale des letzten Blocks werden zu Masken gruppiert, und jede wird durch zwei Vorwärtsdurchläufe bewertet. Xie et al., IJCAI 2023.</translation></message>
<message><source>Attention of the answer</source><translation>Attention der Antwort</translation></message>
<message><source>Where the network looks as it reads its answer. The attention of the pooling head of SigLIP and Perception Encoder; in other networks, of the tokens that the classifier reads, in the last block.</source><translation>Wohin das Netz blickt, während es seine Antwort liest. Die Attention des Pooling-Heads von SigLIP und Perception Encoder; in anderen Netzen die der Tokens, die der Klassifikator liest, im letzten Block.</translation></message>
<message><source>Where is it?</source><translation>Wo ist es?</translation></message>
<message><source>How well each patch alone fits the sentence or the class, without gradients. The last block&apos;s attention is skipped, so that a patch keeps its own values; the best one is ringed. Zhou et al., ECCV 2022 (MaskCLIP).</source><translation>Wie gut jedes Patch für sich zum Satz oder zur Klasse passt, ohne Gradienten. Die Attention des letzten Blocks bleibt weg, sodass ein Patch seine eigenen Values behält; das beste ist umringt. Zhou et al., ECCV 2022 (MaskCLIP).</translation></message>
<message><source>How much a pixel helps to find a box. RISE, where a masked picture is weighted by its best match to the box: overlap times class similarity times objectness. Petsiuk et al., CVPR 2021.</source><translation>Wie viel ein Pixel dazu beiträgt, eine Box zu finden. RISE, wobei ein maskiertes Bild so viel zählt wie seine beste Entsprechung der Box: Überlappung, Ähnlichkeit der Klassen und Objectness, multipliziert. Petsiuk et al., CVPR 2021.</translation></message>
<message><source>method %1 explains a box, and networks find none</source><translation>Methode %1 erklärt eine Box, und ein Netz findet keine</translation></message>
<message><source>method %1 needs the inside of a network, which a predictor does not expose</source><translation>Methode %1 liest das Innere eines Netzes, und ein Prädiktor zeigt keines</translation></message>
<message><source>method %1 explains a box, and this predictor answers with class scores</source><translation>Methode %1 erklärt eine Box, und dieser Prädiktor antwortet mit Werten von Klassen</translation></message>
<message><source>for a box, RISE is called d-rise</source><translation>für eine Box heißt RISE d-rise</translation></message>
<message><source>measuring %1 heads</source><translation>Messung, %1 Heads</translation></message>
<message><source>stability of %1, k = %2</source><translation>Stabilität: %1, k = %2</translation></message>
<message><source>%1: a shape of %2 values for %3</source><translation>%1: eine Form von %2 Werten für %3</translation></message>
<message><source>not enough memory for this; try a smaller image</source><translation>dafür reicht der Speicher nicht aus; versuchen Sie es mit einem kleineren Bild</translation></message>
<message><source>True classes are not shown: %1</source><translation>Wahre Klassen werden nicht gezeigt: %1</translation></message>
<message><source>timing %1 heads</source><translation>Zeitmessung, %1 Heads</translation></message>
<message><source>%1: added_tokens: expected at most %2</source><translation>%1: added_tokens: erwartet: höchstens %2</translation></message>
<message><source>%1: is not JSON: %2</source><translation>%1: kein JSON: %2</translation></message>
<message><source>%1: model.type: expected BPE or Unigram, found %2</source><translation>%1: model.type: erwartet: BPE oder Unigram, gefunden: %2</translation></message>
<message><source>%1: expected model.vocab and, of BPE, model.merges</source><translation>%1: erwartet: model.vocab und bei BPE model.merges</translation></message>
<message><source>%1: added_tokens: expected a content for each</source><translation>%1: added_tokens: erwartet: content für jeden Eintrag</translation></message>
<message><source>a number</source><translation>eine Zahl</translation></message>
<message><source>a list [..]</source><translation>eine Liste [..]</translation></message>
<message><source>an object { ... }</source><translation>ein Objekt { ... }</translation></message>
<message><source>%1: nested more than %2 deep; expected a tokenizer</source><translation>%1: tiefer als %2 verschachtelt; erwartet: ein Tokenizer</translation></message>
<message><source>%1: model.merges[%2]: expected two pieces of model.vocab, which comes first, that join to a third; found %3</source><translation>%1: model.merges[%2]: erwartet: zwei Stücke aus model.vocab, das davor steht, die zusammen ein drittes ergeben; gefunden: %3</translation></message>
<message><source>%1: model.merges: expected at most %2</source><translation>%1: model.merges: erwartet: höchstens %2</translation></message>
<message><source>%1: normalizer: %2: expected Replace, Precompiled, Lowercase, Strip or a Sequence of them</source><translation>%1: normalizer: %2: erwartet: Replace, Precompiled, Lowercase, Strip oder eine Sequence davon</translation></message>
<message><source>%1: needs about %2 MiB, and this machine has %3 MiB: choose fewer features, pictures or a smaller batch</source><translation>%1: braucht etwa %2 MiB, und dieser Rechner hat %3 MiB: weniger Merkmale, weniger Bilder oder einen kleineren Batch wählen</translation></message>
<message><source>%1: the patches after block %2 are all the same: nothing can be learned from them</source><translation>%1: Die Patches hinter Block %2 sind alle gleich: Daraus lässt sich nichts lernen</translation></message>
<message><source>%1: already contains a training; resume it, or name another output folder</source><translation>%1: Hier gibt es bereits ein Training; setzen Sie es fort, oder nennen Sie einen anderen Ausgabeordner</translation></message>
<message><source>%1: belongs to another configuration or model; name another output folder</source><translation>%1: ist von einer anderen Konfiguration oder einem anderen Modell; einen anderen Ausgabeordner nennen</translation></message>
<message><source>%1: %2: expected %3 of a training</source><translation>%1: %2: erwartet wird %3 eines Trainings</translation></message>
<message><source>%1: expected the state of a training</source><translation>%1: erwartet wird der Stand eines Trainings</translation></message>
<message><source>%1: the loss of step %2 is not a number: try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1: Der Verlust von Schritt %2 ist keine Zahl mehr: eine kleinere learning_rate oder ein längeres Warm-up versuchen. Der letzte Checkpoint stammt von davor</translation></message>
<message><source>step %1 of %2: loss %3, held out %4, dead %5 %, %6 images/s</source><translation>Schritt %1 von %2: Verlust %3, zurückgehalten %4, tot %5 %, %6 Bilder/s</translation></message>
<message><source>step %1 of %2: loss %3</source><translation>Schritt %1 von %2: Verlust %3</translation></message>
<message><source>half_products: this processor multiplies in float32 anyway</source><translation>half_products: Dieser Prozessor multipliziert trotzdem in float32</translation></message>
<message><source>%1 data: expected the %2 classes of the training data, found %3 classes or other names</source><translation>Daten (%1): erwartet: die %2 Klassen der Trainingsdaten, gefunden: %3 Klassen oder andere Namen</translation></message>
<message><source>, tokens %1</source><translation>, Tokens %1</translation></message>
<message><source>, distillation %1</source><translation>, Destillation %1</translation></message>
<message><source>%1: the loss of step %2 is not a number: the training has diverged; try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1: Der Verlust von Schritt %2 ist keine Zahl mehr: Das Training ist divergiert; versuchen Sie eine kleinere learning_rate oder ein längeres Warm-up. Sein letzter Checkpoint stammt von davor</translation></message>
<message><source>epoch %1, step %2 of %3: loss %4%5, rate %6, %7 images/s%8</source><translation>Epoche %1, Schritt %2 von %3: Verlust %4%5, Rate %6, %7 Bilder/s%8</translation></message>
<message><source>step %1 of %2: loss %3%4, %5 images/s</source><translation>Schritt %1 von %2: Verlust %3%4, %5 Bilder/s</translation></message>
<message><source>final k=%1: top-1 %2 of %3</source><translation>am Ende k=%1: Top-1 %2 von %3</translation></message>
<message><source>opcode %1 refers to something outside the file</source><translation>Opcode %1 verweist auf etwas außerhalb der Datei</translation></message>
<message><source>opcode %1 is not a pickle opcode</source><translation>Opcode %1 ist kein Pickle-Opcode</translation></message>
<message><source>protocol %1; expected 0 to 5</source><translation>Protokoll %1; erwartet: 0 bis 5</translation></message>
<message><source>it stores more than %1 memo entries; no checkpoint needs that many</source><translation>es speichert mehr als %1 Memo-Einträge, mehr als jeder Checkpoint</translation></message>
<message><source>it refers to value %1, which was not stored</source><translation>es kommt auf den Wert %1 zurück, der nicht gespeichert wurde</translation></message>
<message><source>entries for something that is not a dictionary, or a key without a value</source><translation>Einträge für etwas, das kein Dictionary ist, oder ein Schlüssel ohne Wert</translation></message>
<message><source>elements for something that is not a list or set</source><translation>Elemente für etwas, das weder Liste noch Menge ist</translation></message>
<message><source>a class without a name</source><translation>eine Klasse ohne Namen</translation></message>
<message><source>an object without a class</source><translation>ein Objekt ohne Klasse</translation></message>
<message><source>the name of a class is not UTF-8</source><translation>der Name einer Klasse ist nicht UTF-8</translation></message>
<message><source>not a TIFF directory</source><translation>kein TIFF-Verzeichnis</translation></message>
<message><source>%1: frame %2 is %3 x %4; expected %5 x %6 as the first</source><translation>%1: Frame %2 ist %3 x %4; erwartet: %5 x %6 wie der erste</translation></message>
<message><source>%1: no frame could be written</source><translation>%1: Kein Frame konnte geschrieben werden</translation></message>
<message><source>%1: only %2 of %3 frames could be written; is the disk full?</source><translation>%1: nur %2 von %3 Frames konnten geschrieben werden; ist der Datenträger voll?</translation></message>
<message><source>%1: frames of %2 x %3 pixels: expected at least %4 x %5 in a video; a folder of PNG files holds smaller ones</source><translation>%1: Frames von %2 x %3 Pixeln: erwartet: mindestens %4 x %5 in einem Video; ein Ordner mit PNG-Dateien nimmt kleinere auf</translation></message>
<message><source>%1: a video of %2 x %3 at %4 frames a second cannot be written there</source><translation>%1: Ein Video von %2 x %3 mit %4 Frames je Sekunde kann dort nicht geschrieben werden</translation></message>
<message><source>%1: the disk is full: frame %2 may take %3 bytes, and %4 are free</source><translation>%1: Der Datenträger ist voll: Frame %2 kann %3 Byte brauchen, und %4 sind frei</translation></message>
<message><source>%1: ends after %2 of %3 bytes</source><translation>%1: endet nach %2 von %3 Byte</translation></message>
<message><source>%1: is compressed, and pictures are read in place; unpack it to a plain .tar (compression hardly shrinks pictures)</source><translation>%1: ist komprimiert, und Bilder werden dort gelesen, wo sie liegen; entpacken Sie es zu einem einfachen .tar (Bilder werden kaum kleiner)</translation></message>
<message><source>%1: is stored with holes; pack the archive without --sparse</source><translation>%1: ist mit Lücken gespeichert; packen Sie das Archiv ohne --sparse</translation></message>
<message><source>%1: its first %2 bytes expand to %3 and more: a decompression bomb, not pictures</source><translation>%1: Die ersten %2 Byte wachsen auf %3 und mehr: eine Archivbombe, keine Bilder</translation></message>
<message><source>%1: ends after %2 bytes without the mark that ends a tar; was it truncated?</source><translation>%1: endet nach %2 Byte ohne die Endmarke eines tar; wurde es abgeschnitten?</translation></message>
<message><source>walk-through, %1 heads</source><translation>Schritt für Schritt, %1 Heads</translation></message>
<message><source>%1: %2 should have two dimensions, it is %3</source><translation>%1: %2 sollte zwei Dimensionen haben, es ist %3</translation></message>
<message><source>%1: its weights are too large for float32 with its norms</source><translation>%1: die Gewichte sind mit den Normen zu groß für float32</translation></message>
<message><source>%1: %2: an Overcomplete encoder of more than one layer; expected a linear one</source><translation>%1: %2: ein Overcomplete-Encoder mit mehr als einer Schicht; erwartet ein linearer</translation></message>
<message><source>%1: %2 %3; at most %4 are supported</source><translation>%1: %2 %3; höchstens %4 werden gelesen</translation></message>
<message><source>%1: its configuration says %2 %3, its tensors have %4</source><translation>%1: die Konfiguration sagt %2 %3, die Tensoren haben %4</translation></message>
<message><source>words, %1 heads</source><translation>Wörter, %1 Heads</translation></message>
<message><source>no picture can be read</source><translation>kein Bild ist lesbar</translation></message>
<message><source>its directory is longer than its %1 entries</source><translation>sein Verzeichnis ist länger als seine %1 Einträge</translation></message>
<message><source>%1: broken zip archive: %2</source><translation>%1: defektes zip-Archiv: %2</translation></message>
<message><source>its zip64 record is not where it should be</source><translation>sein zip64-Eintrag ist nicht da, wo er sein sollte</translation></message>
<message><source>it is one part of a split archive</source><translation>es ist ein Teil von mehreren</translation></message>
<message><source>its directory of %1 bytes at %2 lies outside the file</source><translation>sein Verzeichnis von %1 Byte bei %2 liegt außerhalb der Datei</translation></message>
<message><source>%1 entries do not fit into a directory of %2 bytes (at most %3)</source><translation>%1 Einträge passen nicht in ein Verzeichnis von %2 Byte (höchstens %3)</translation></message>
<message><source>the entry name %1 is not a plain relative path</source><translation>der Eintragsname %1 ist kein einfacher relativer Pfad</translation></message>
<message><source>entry %1 lacks its 64-bit sizes</source><translation>Eintrag %1 fehlen seine 64-Bit-Größen</translation></message>
<message><source>entry %1 is stored, but in %2 bytes for %3</source><translation>Eintrag %1 ist ungepackt gespeichert, aber in %2 Byte für %3</translation></message>
<message><source>its %1 bytes claim to expand to %2 and more: a decompression bomb, not weights</source><translation>seine %1 Byte sollen auf %2 und mehr anwachsen: eine Archivbombe, keine Gewichte</translation></message>
<message><source>entries %1 and %2 overlap</source><translation>die Einträge %1 und %2 überlappen sich</translation></message>
<message><source>A checkpoint file, a shipped model&apos;s name, or ORG/NAME in the Hugging Face cache.</source><translation>Eine Checkpoint-Datei, der Name eines mitgelieferten Modells oder ORG/NAME im Hugging-Face-Cache.</translation></message>
<message><source>How to explain, e.g. relevance, attention, rollout.</source><translation>Wie erklärt wird, z. B. relevance, attention, rollout.</translation></message>
<message><source>Head count k of the sub-network.</source><translation>Head-Anzahl k des Teilnetzes.</translation></message>
<message><source>Attention plan, e.g. hydra:cosine@back:2.</source><translation>Attention-Plan, z. B. hydra:cosine@back:2.</translation></message>
<message><source>What is switched off, e.g. heads:7.3,mlp:9.</source><translation>Was abgeschaltet ist, z. B. heads:7.3,mlp:9.</translation></message>
<message><source>Picture size that the network gets.</source><translation>Bildgröße, die das Netz erhält.</translation></message>
<message><source>What to explain: an index, a name, a synset, top1, top2, own.</source><translation>Was erklärt wird: ein Index, ein Name, ein Synset, top1, top2, own.</translation></message>
<message><source>In place of --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N.</source><translation>Anstelle von --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N.</translation></message>
<message><source>A sparse autoencoder of the model, for the Features window.</source><translation>Ein Sparse Autoencoder des Modells, für das Fenster Merkmale.</translation></message>
<message><source>The block that the autoencoder reads, if its file does not tell.</source><translation>Der Block, den der Autoencoder liest, wo die Datei es nicht sagt.</translation></message>
<message><source>Features kept per patch, if its file does not tell.</source><translation>Merkmale, die von einem Patch bleiben, wo die Datei es nicht sagt.</translation></message>
<message><source>Which features are kept, if its file does not tell.</source><translation>Welche Merkmale bleiben, wo die Datei es nicht sagt.</translation></message>
<message><source>A training&apos;s output folder: shows its curves in a window of their own.</source><translation>Der Ausgabeordner eines Trainings: zeigt dessen Kurven in einem eigenen Fenster.</translation></message>
<message><source>Frames in the Live window: a video, a folder of pictures, camera:NUMBER or a URL.</source><translation>Frames im Fenster Live: ein Video, ein Ordner mit Bildern, camera:NUMBER oder eine URL.</translation></message>
<message><source>Where networks compute (default: cpu).</source><translation>Wo Netze rechnen (Standard: cpu).</translation></message>
<message><source>Precision of products in forward passes (default: float32).</source><translation>Genauigkeit der Produkte in Vorwärtsdurchläufen (Standard: float32).</translation></message>
<message><source>Colours of the window.</source><translation>Farben des Fensters.</translation></message>
<message><source>Language of the window.</source><translation>Sprache des Fensters.</translation></message>
<message><source>Size of the window in points.</source><translation>Größe des Fensters in Punkten.</translation></message>
<message><source>Wait until everything is shown, save the window as PNG, and exit.</source><translation>Warten, bis alles gezeigt wird, das Fenster als PNG speichern und beenden.</translation></message>
<message><source>Displays help on command-line options.</source><translation>Zeigt die Hilfe zu den Befehlszeilenoptionen.</translation></message>
<message><source>Displays version information.</source><translation>Zeigt die Versionsangaben.</translation></message>
<message><source>--%1: describes an autoencoder; give it with --sae FILE</source><translation>--%1: sagt etwas über einen Autoencoder; geben Sie ihn mit --sae FILE an</translation></message>
<message><source>See what a Vision Transformer does: relevance maps, head counts, linear attention.</source><translation>Sehen, was ein Vision Transformer tut: Relevanzkarten, Head-Anzahlen, lineare Attention.</translation></message>
<message><source>A picture, a folder of pictures, a model or a session.</source><translation>Ein Bild, ein Ordner mit Bildern, ein Modell oder eine Sitzung.</translation></message>
<message><source>%1: no picture</source><translation>%1: hat kein Bild</translation></message>
<message><source>%1: the picture could not be made</source><translation>%1: das Bild konnte nicht erzeugt werden</translation></message>
<message><source>expected a command with --store after two dashes: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</source><translation>erwartet: ein Befehl mit --store nach zwei Strichen: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</translation></message>
<message><source>a word with a line break cannot be written into a script</source><translation>ein Wort mit Zeilenumbruch lässt sich nicht in ein Skript schreiben</translation></message>
<message><source>--shard: the script sets it for each task</source><translation>--shard: Das Skript setzt es für jede Aufgabe</translation></message>
<message><source>the command needs --store FILE.jsonl or FILE.tar</source><translation>der Befehl braucht --store FILE.jsonl oder FILE.tar</translation></message>
<message><source>expected --shards N, at least 2</source><translation>erwartet: --shards N, mindestens 2</translation></message>
<message><source>expected --engine E: slurm, parallel or snakemake</source><translation>erwartet: --engine E: slurm, parallel oder snakemake</translation></message>
<message><source>--precision bfloat16: the processor rounds like a GPU, and is no faster for it</source><translation>--precision bfloat16: Der Prozessor rundet, wie es eine GPU täte, und ist dadurch nicht schneller</translation></message>
<message><source>--heads: expected head counts from 1 to %1, as 12, 3-12, 3,6,12 or 50%, or all; got &apos;%2&apos;</source><translation>--heads: Head-Anzahlen von 1 bis %1 erwartet, wie 12, 3-12, 3,6,12 oder 50%, oder all; erhalten: „%2“</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of this sub-network may be meaningless</source><translation>die Datei sagt nicht, dass sie für k = %1 trainiert wurde; die Ausgabe dieses Teilnetzes ist vielleicht bedeutungslos</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of these sub-networks may be meaningless</source><translation>die Datei sagt nicht, dass sie für k = %1 trainiert wurde; die Ausgaben dieser Teilnetze sind vielleicht bedeutungslos</translation></message>
<message><source>--%1 runs all rounds of a network that answers in rounds (ThinkingViT, ProgResViT); omit --heads</source><translation>--%1 gilt für alle Runden eines Netzes, das in Runden antwortet (ThinkingViT, ProgResViT); lassen Sie --heads weg</translation></message>
<message><source>--%1 needs a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>--%1 gilt für alle Runden eines Netzes, das in Runden antwortet (ThinkingViT, ProgResViT); dieses Modell hat keine Runden</translation></message>
<message><source>one class: its probability is 1 by definition; give two or more prompts, or read its logit</source><translation>eine Klasse: ihre Wahrscheinlichkeit ist per Definition 1; geben Sie zwei oder mehr Prompts an, oder lesen Sie ihr Logit</translation></message>
<message><source>the weights were trained with attention %1, not with %2; the output may be meaningless</source><translation>die Gewichte wurden mit der Attention %1 trainiert, nicht mit %2; die Ausgabe ist vielleicht bedeutungslos</translation></message>
<message><source>--scheme: networks that answer in rounds support only hydravit</source><translation>--scheme: Netze, die in Runden antworten, unterstützen nur hydravit</translation></message>
<message><source>this model&apos;s sub-networks were trained under the HydraViT scheme, not %1; their output may be meaningless</source><translation>die Teilnetze dieses Modells wurden nach dem Schema HydraViT trainiert, nicht nach %1; ihre Ausgabe kann bedeutungslos sein</translation></message>
<message><source>--with: expected feature:NUMBER=TIMESx, as in feature:47=3x; got &apos;%1&apos;</source><translation>--with: erwartet: feature:NUMBER=TIMESx, etwa feature:47=3x; erhalten: „%1“</translation></message>
<message><source>--sae: its features are not used; expected --without or --with feature:N, --without sae-error or --target feature:N</source><translation>--sae: nichts liest seine Merkmale; erwartet: --without oder --with feature:N, --without sae-error oder --target feature:N</translation></message>
<message><source>--from: --without does not use another picture&apos;s activations</source><translation>--from: Nichts in --without nimmt Aktivierungen eines anderen Bildes</translation></message>
<message><source>--without: another picture&apos;s activations need that picture; give it with --from</source><translation>--without: Aktivierungen eines anderen Bildes brauchen dieses Bild; geben Sie es mit --from an</translation></message>
<message><source>--without: this command runs over many pictures, so that another picture&apos;s activations cannot be used</source><translation>--without: Dieser Befehl läuft über viele Bilder, sodass sich keine Aktivierungen eines anderen Bildes einsetzen lassen</translation></message>
<message><source>--%1: expected blocks from 0 to %2, as 7, 3,7 or 0-11; got &apos;%3&apos;</source><translation>--%1: Blöcke von 0 bis %2 erwartet, etwa 7, 3,7 oder 0-11; angegeben: „%3“</translation></message>
<message><source>MODEL: a checkpoint file, or the name of a shipped model</source><translation>MODEL: eine Checkpoint-Datei oder der Name eines mitgelieferten Modells</translation></message>
<message><source>--out: expected FILE.npz, or a folder for several pictures or head counts</source><translation>--out: erwartet FILE.npz, oder ein Ordner für mehrere Bilder oder Head-Anzahlen</translation></message>
<message><source>--out: one file holds one picture at one head count; expected a folder, got &apos;%1&apos;</source><translation>--out: eine Datei gilt für ein Bild bei einer Head-Anzahl; erwartet ein Ordner, erhalten: „%1“</translation></message>
<message><source>--language expects CODE, and the line ends</source><translation>--language erwartet CODE, aber die Zeile endet</translation></message>
<message><source>--language: expected one of %1; got &apos;%2&apos;</source><translation>--language: erwartet eines von %1; angegeben: „%2“</translation></message>
<message><source>unknown command &apos;%1&apos;; hydrascope-cli --help lists them%2</source><translation>unbekannter Befehl „%1“; hydrascope-cli --help listet sie auf%2</translation></message>
<message><source>the shipped models, or those on this computer</source><translation>die mitgelieferten Modelle oder die auf diesem Rechner</translation></message>
<message><source>models in the caches of the Hugging Face hub and of torch hub: which open, or why not; MODEL is then ORG/NAME[@REVISION]</source><translation>Modelle in den Caches des Hugging-Face-Hubs und von Torch Hub: was sich öffnen lässt oder warum nicht; MODEL ist dann ORG/NAME[@REVISION]</translation></message>
<message><source>include this folder and its sub-folders</source><translation>diesen Ordner und seine Unterordner einbeziehen</translation></message>
<message><source>twenty models of the hub to begin with, and what each is good for</source><translation>zwanzig Modelle des Hubs für den Anfang, und wofür jedes gut ist</translation></message>
<message><source>fetch a model from the Hugging Face hub into its cache: weights, configuration, labels</source><translation>ein Modell vom Hugging-Face-Hub in dessen Cache herunterladen: Gewichte, Konfiguration, Labels</translation></message>
<message><source>list what would be fetched, and fetch nothing</source><translation>auflisten, was heruntergeladen würde, und nichts herunterladen</translation></message>
<message><source>architecture and every hyper-parameter with its source</source><translation>Architektur und jeder Hyperparameter mit seiner Herkunft</translation></message>
<message><source>also check every weight for NaN and infinity; print the file&apos;s SHA-256</source><translation>auch jedes Gewicht auf NaN und unendlich prüfen; die SHA-256 der Datei ausgeben</translation></message>
<message><source>CHECKPOINT OUT.safetensors</source><translation>CHECKPOINT OUT.safetensors</translation></message>
<message><source>save the weights under timm&apos;s names, or as a sub-network</source><translation>die Gewichte unter den Namen von timm speichern, oder als Teilnetz</translation></message>
<message><source>cut the first K heads out as a plain ViT</source><translation>die ersten K Heads als einfaches ViT herausschneiden</translation></message>
<message><source>resume from the output folder&apos;s checkpoint</source><translation>ab dem Checkpoint des Ausgabeordners fortfahren</translation></message>
<message><source>device to compute on</source><translation>Gerät, auf dem gerechnet wird</translation></message>
<message><source>train a HydraViT (Algorithm 1)</source><translation>ein HydraViT trainieren (Algorithmus 1)</translation></message>
<message><source>train a sparse autoencoder on the patches after a block</source><translation>einen Sparse Autoencoder auf den Patches nach einem Block trainieren</translation></message>
<message><source>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</source><translation>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</translation></message>
<message><source>what each feature of a sparse autoencoder does over a folder, and its strongest pictures</source><translation>was jedes Merkmal eines Sparse Autoencoders in einem Ordner tut, und seine stärksten Bilder</translation></message>
<message><source>where the index is written; an interrupted run resumes</source><translation>wohin der Index geschrieben wird; ein unterbrochener Lauf wird fortgesetzt</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.safetensors (default: Slurm&apos;s array task)</source><translation>nur dieser Teil der Liste, in FILE.I-of-N.safetensors (Standard: die Array-Aufgabe von Slurm)</translation></message>
<message><source>make FILE from the shards next to it; MODEL and the inputs are not read</source><translation>FILE aus den Shards machen, die daneben liegen; MODEL und die Eingaben werden nicht gelesen</translation></message>
<message><source>more inputs, one per line, from a file or standard input</source><translation>weitere Eingaben, eine je Zeile, aus einer Datei oder der Standardeingabe</translation></message>
<message><source>the sub-network of K heads (default: all)</source><translation>das Teilnetz mit K Heads (Standard: alle)</translation></message>
<message><source>compare features over a whole folder</source><translation>vergleicht Merkmale über einen ganzen Ordner</translation></message>
<message><source>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</source><translation>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</translation></message>
<message><source>which features two sparse autoencoders share, and which survive in sub-networks</source><translation>welche Merkmale zwei Sparse Autoencoder gemeinsam haben, und welche in Teilnetzen bestehen bleiben</translation></message>
<message><source>another autoencoder: for each feature, the one with the most similar decoder row; with INPUT also the one with the most correlated values</source><translation>ein anderer Autoencoder: zu jedem Merkmal das, dessen Decoderzeile der eigenen am ähnlichsten ist; mit INPUT auch das, dessen Werte am stärksten mit den eigenen korrelieren</translation></message>
<message><source>with INPUT: sub-networks whose features are compared with those of all heads</source><translation>mit INPUT: Teilnetze, in denen Merkmale gelesen und mit allen Heads verglichen werden</translation></message>
<message><source>a row for each feature</source><translation>eine Zeile für jedes Merkmal</translation></message>
<message><source>kinds of attention, as for predict</source><translation>Attention-Arten, wie bei predict</translation></message>
<message><source>importance of each head, and the order that follows</source><translation>Wichtigkeit jedes Heads, und die Reihenfolge, die daraus folgt</translation></message>
<message><source>how importance is measured</source><translation>wie die Wichtigkeit gemessen wird</translation></message>
<message><source>index, name, synset, top1 (of each picture; default), top2</source><translation>Index, Name, Synset, top1 (jedes Bildes; Standard), top2</translation></message>
<message><source>save the order next to the model, as MODEL.heads.json: k heads are then the k most important ones</source><translation>die Reihenfolge neben dem Modell speichern, als MODEL.heads.json: k Heads sind dann die k wichtigsten</translation></message>
<message><source>save it there instead, for --head-order</source><translation>stattdessen dort speichern, für --head-order</translation></message>
<message><source>find the neurons that write outlier tokens, for --without registers:zero</source><translation>die Neuronen finden, die Ausreißer-Tokens schreiben, für --without registers:zero</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.neurons.json)</source><translation>wo sie gespeichert werden (Standard: neben dem Modell, als MODEL.neurons.json)</translation></message>
<message><source>norm above which a token is an outlier (default: mean + 3 deviations)</source><translation>Norm, über der ein Token ein Ausreißer ist (Standard: Mittel + 3 Abweichungen)</translation></message>
<message><source>after which norms are taken (default: the last)</source><translation>nach dem Normen genommen werden (Standard: der letzte)</translation></message>
<message><source>how many of the ranked neurons are moved</source><translation>wie viele der Rangfolge verschoben werden</translation></message>
<message><source>leave out neurons that are active at more than half of the tokens</source><translation>Neuronen weglassen, die bei mehr als der Hälfte der Tokens aktiv sind</translation></message>
<message><source>mean output of each head, for --without heads:7.3=mean</source><translation>mittlere Ausgabe jedes Heads, für --without heads:7.3=mean</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.means.safetensors)</source><translation>wo sie gespeichert werden (Standard: neben dem Modell, als MODEL.means.safetensors)</translation></message>
<message><source>join the stores of all shards into the one that a single run would have written</source><translation>die Ergebnisdateien aller Shards zu der zusammenführen, die ein einzelner Lauf geschrieben hätte</translation></message>
<message><source>the shards are STORE.I-of-N (default: N from the files next to STORE)</source><translation>die Shards sind STORE.I-of-N (Standard: N nach den Dateien neben STORE)</translation></message>
<message><source>faithfulness: the mean curves, as faithfulness --curves</source><translation>von faithfulness: die mittleren Kurven, wie faithfulness --curves</translation></message>
<message><source>the missing shards, as an --array expression</source><translation>die fehlenden Shards, als Ausdruck für --array</translation></message>
<message><source>number of shards of the list (default: from the files next to STORE)</source><translation>Anzahl der Shards der Liste (Standard: nach den Dateien neben STORE)</translation></message>
<message><source>inputs, one per line: print which keys are missing</source><translation>Eingaben, eine je Zeile: ausgeben, welche Schlüssel fehlen</translation></message>
<message><source>only the expression, without JSON; empty if nothing is missing</source><translation>nur der Ausdruck, ohne JSON; leer, wo nichts fehlt</translation></message>
<message><source>--engine E --shards N -- COMMAND...</source><translation>--engine E --shards N -- COMMAND...</translation></message>
<message><source>print a script that runs a command with --store in shards and merges them</source><translation>ein Skript ausgeben, das einen Befehl mit --store in Shards ausführt und diese zusammenführt</translation></message>
<message><source>what runs the script</source><translation>womit das Skript läuft</translation></message>
<message><source>parts of the list</source><translation>Teile der Liste</translation></message>
<message><source>cores per task</source><translation>Kerne je Aufgabe</translation></message>
<message><source>sort pictures by how well they fit a class or a prompt</source><translation>Bilder danach sortieren, wie gut sie zu einer Klasse oder einem Prompt passen</translation></message>
<message><source>index, name or synset; not needed with a single prompt</source><translation>Index, Name oder Synset; bei einem einzigen Prompt nicht nötig</translation></message>
<message><source>pictures listed (default: all)</source><translation>aufgelistete Bilder (Standard: alle)</translation></message>
<message><source>only pictures at least this similar to the prompt</source><translation>nur Bilder, die dem Prompt mindestens so ähnlich sind</translation></message>
<message><source>what a text tower reads of prompts: cleaned, cut into tokens</source><translation>was ein Textturm von Prompts liest: bereinigt, in Tokens zerlegt</translation></message>
<message><source>[--socket PATH]</source><translation>[--socket PATH]</translation></message>
<message><source>answer many questions, as lines of JSON on standard input or a socket, with networks kept open</source><translation>beantwortet viele Fragen als JSON-Zeilen auf der Standardeingabe oder einem Socket; Netze bleiben offen</translation></message>
<message><source>answer on this Unix socket, in a folder that only you may enter (default: standard input)</source><translation>antwortet auf diesem Unix-Socket in einem Ordner, den nur Sie betreten dürfen (Standard: Standardeingabe)</translation></message>
<message><source>speak the Model Context Protocol on standard input, for agents</source><translation>spricht das Model Context Protocol auf der Standardeingabe, für Agenten</translation></message>
<message><source>with --mcp: the only folder whose files are read</source><translation>mit --mcp: der einzige Ordner, dessen Dateien gelesen werden</translation></message>
<message><source>the one program that questions may name in place of a model, as &quot;predictor&quot;; it stays running</source><translation>das eine Programm, das Fragen anstelle eines Modells als &quot;predictor&quot; nennen dürfen; es bleibt gestartet</translation></message>
<message><source>print a script that completes both programs in a shell: bash, zsh or fish</source><translation>ein Skript ausgeben, das beide Programme in einer Shell vervollständigt: bash, zsh oder fish</translation></message>
<message><source>complete the last of the words after --, for such a script</source><translation>was an der Stelle des letzten Wortes hinter -- stehen kann, für ein solches Skript</translation></message>
<message><source>--out FOLDER</source><translation>--out FOLDER</translation></message>
<message><source>write man pages for both programs and each command</source><translation>die man-Seiten beider Programme und jedes Befehls schreiben</translation></message>
<message><source>where the pages go</source><translation>wohin die Seiten kommen</translation></message>
<message><source>the date in the footer of each page (default: none)</source><translation>das Datum am Fuß jeder Seite (Standard: keines)</translation></message>
<message><source>--out FOLDER --count N</source><translation>--out FOLDER --count N</translation></message>
<message><source>synthetic scenes with masks and labels</source><translation>synthetische Szenen mit Masken und Labels</translation></message>
<message><source>where images/, masks/ and labels.csv go</source><translation>wohin images/, masks/ und labels.csv kommen</translation></message>
<message><source>how many scenes to render</source><translation>wie viele Szenen gerendert werden</translation></message>
<message><source>the same seed gives the same scenes</source><translation>derselbe Seed ergibt dieselben Szenen</translation></message>
<message><source>width and height, 32 to 2048</source><translation>Breite und Höhe, 32 bis 2048</translation></message>
<message><source>see what a Vision Transformer does, without a window</source><translation>sehen, was ein Vision Transformer tut, ohne Fenster</translation></message>
<message><source>One JSON document on stdout; progress and warnings on stderr.
Exit code: 0 done, 2 usage error, 3 unreadable or unsuitable input, 4 cancelled (143 by SIGTERM), 1 other errors.</source><translation>Ein JSON-Dokument auf stdout; Fortschritt und Warnungen auf stderr.
Exit-Code: 0 fertig, 2 Aufruf, 3 eine Eingabe ist nicht lesbar oder passt nicht, 4 abgebrochen (143 durch SIGTERM), 1 alles andere.</translation></message>
<message><source>SHELL: bash, zsh or fish</source><translation>SHELL: bash, zsh oder fish</translation></message>
<message><source>%1: expected a direction [n] or up to %2 of them [rows,n], got %3</source><translation>%1: erwartet: eine Richtung [n] oder bis zu %2 davon [rows,n]; ist %3</translation></message>
<message><source>--direction replaces pictures; expected no --%1</source><translation>--direction steht anstelle von Bildern; erwartet: kein --%1</translation></message>
<message><source>--direction replaces pictures; expected no INPUT</source><translation>--direction steht anstelle von Bildern; erwartet: kein INPUT</translation></message>
<message><source>%1: expected directions of %2 numbers, got %3</source><translation>%1: erwartet: Richtungen aus %2 Zahlen; sind %3</translation></message>
<message><source>%1: direction %2: expected finite numbers that are not all zero</source><translation>%1: Richtung %2: erwartet: endliche Zahlen, nicht alle null</translation></message>
<message><source>--words: expected a file of words, one a line</source><translation>--words: erwartet: eine Datei mit Wörtern, eines je Zeile</translation></message>
<message><source>concepts are built from --words; expected no --prompt and no --prompts</source><translation>concepts besteht aus --words; erwartet: kein --prompt und kein --prompts</translation></message>
<message><source>--mean-of and --lambda apply to pictures, and --by-head applies to heads</source><translation>--mean-of und --lambda gelten für Bilder, --by-head für Heads</translation></message>
<message><source>not enough memory: %1</source><translation>der Speicher reicht nicht aus: %1</translation></message>
<message><source>standard output: cannot be written</source><translation>Standardausgabe: kann nicht geschrieben werden</translation></message>
<message><source>a file contains JSON of an unexpected type: %1</source><translation>eine Datei enthält JSON anderer Art als erwartet: %1</translation></message>
<message><source>not enough memory</source><translation>der Speicher reicht nicht aus</translation></message>
<message><source>the system refuses a thread or a file: %1</source><translation>das System verweigert einen Thread oder eine Datei: %1</translation></message>
<message><source>an unknown error</source><translation>ein Fehler unbekannter Art</translation></message>
<message><source>--%1 and --%2 are the same; expected one of them</source><translation>--%1 und --%2 bedeuten hier dasselbe; eines davon erwartet</translation></message>
<message><source>--%1: a longer side needs a picture, got &apos;%2&apos;</source><translation>--%1: Eine längere Seite hat nur ein Bild, und hier ist keines; angegeben: „%2“</translation></message>
<message><source>peak of k = %1 not measured: %2</source><translation>Spitzenwert von k = %1 nicht gemessen: %2</translation></message>
<message><source>expected MODEL or --arch, got both: &apos;%1&apos; and &apos;%2&apos;</source><translation>MODEL oder --arch erwartet, beide erhalten: „%1“ und „%2“</translation></message>
<message><source>MODEL, or --arch vit-b16|vit-s16|vit-ti16</source><translation>MODEL, oder --arch vit-b16|vit-s16|vit-ti16</translation></message>
<message><source>--batch: expected batch sizes from 1 to %1, as 1,8,32; got &apos;%2&apos;</source><translation>--batch: Batchgrößen von 1 bis %1 erwartet, wie 1,8,32; erhalten: „%2“</translation></message>
<message><source>expected --out FOLDER and --count N</source><translation>erwartet: --out FOLDER und --count N</translation></message>
<message><source>CONFIG: a training configuration (.json)</source><translation>CONFIG: eine Trainingskonfiguration (.json)</translation></message>
<message><source>FOLDER: class sub-folders, or pictures with labels.csv</source><translation>FOLDER: Unterordner der Klassen, oder Bilder mit labels.csv</translation></message>
<message><source>expected --out FILE, where the probe is written</source><translation>erwartet: --out FILE, wohin die Probe geschrieben wird</translation></message>
<message><source>--out: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>--out: erwartet: ein Name, der auf .safetensors endet, erhalten: „%1“</translation></message>
<message><source>--heads: a probe reads one embedding: expected one head count</source><translation>--heads: Eine Probe liest ein Embedding: eine Head-Anzahl erwartet</translation></message>
<message><source>figures for papers: %1</source><translation>Abbildungen für Veröffentlichungen: %1</translation></message>
<message><source>KIND MODEL INPUT... --out FILE</source><translation>KIND MODEL INPUT... --out FILE</translation></message>
<message><source>figures for papers (not in this build: HYDRA_BUILD_UI=OFF)</source><translation>Abbildungen für Veröffentlichungen (nicht in diesem Build: HYDRA_BUILD_UI=OFF)</translation></message>
<message><source>top classes per input and head count</source><translation>wahrscheinlichste Klassen je Eingabe und Head-Anzahl</translation></message>
<message><source>classes listed (1 to 50)</source><translation>aufgelistete Klassen (1 bis 50)</translation></message>
<message><source>networks that answer in rounds: the first round with an entropy below E answers (0: the last)</source><translation>Netze, die in Runden antworten: Die erste Runde mit einer Entropie unter E antwortet (0: die letzte)</translation></message>
<message><source>pictures per forward pass (default: 1; without --store 32 on a GPU); larger batches change the last digits</source><translation>Bilder je Vorwärtsdurchlauf (Standard: 1, ohne --store auf einer GPU 32); größere Batches ändern letzte Stellen</translation></message>
<message><source>write STEM.logits.kK.npy there; without a classifier STEM.embedding.kK.npy, the classifier&apos;s input</source><translation>dort STEM.logits.kK.npy schreiben; bei einem Backbone ohne Klassifikator STEM.embedding.kK.npy, was ein Klassifikator lesen würde</translation></message>
<message><source>add the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>und der Wert von: class:CLASS (ihr Logit), norm, similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</translation></message>
<message><source>MODEL INPUT... --method M[,M...]</source><translation>MODEL INPUT... --method M[,M...]</translation></message>
<message><source>relevance maps: which patches a decision rests on</source><translation>Relevanzkarten: worauf eine Entscheidung beruht</translation></message>
<message><source>write STEM.METHOD.kK.FORMAT there</source><translation>dort STEM.METHOD.kK.FORMAT schreiben</translation></message>
<message><source>format of the files; npz: the map with logits, probabilities and settings; fiftyone: heat maps of all pictures as a data set; coco: boxes around the strongest places</source><translation>der Dateien; npz: die Karte mit Logits, Wahrscheinlichkeiten und Einstellungen; fiftyone: Heatmaps aller Bilder als Datensatz; coco: Boxen, wo Karten am stärksten sind</translation></message>
<message><source>png: %1</source><translation>png: %1</translation></message>
<message><source>evidence for others: pictures, inputs, maps, scores and settings with their hashes; verify recomputes it</source><translation>Belege für andere: Bilder, Eingaben, Karten, Bewertungen und Einstellungen mit ihren Hashes; verify rechnet sie nach</translation></message>
<message><source>recompute a bundle of evidence and list the differences (exit code 3 if there are any)</source><translation>rechnet ein Bündel von Belegen nach und sagt, was abweicht (Exit-Code 3, wenn etwas abweicht)</translation></message>
<message><source>the model of the bundle (default: the shipped one of that name)</source><translation>das Modell, von dem es ist (Standard: das mitgelieferte dieses Namens)</translation></message>
<message><source>the sparse autoencoder whose features it uses (default: the shipped one of that name)</source><translation>der Sparse Autoencoder, nach dessen Merkmalen gefragt wird (Standard: der mitgelieferte dieses Namens)</translation></message>
<message><source>of the map</source><translation>der Karte</translation></message>
<message><source>MODEL INPUT --out FILE</source><translation>MODEL INPUT --out FILE</translation></message>
<message><source>maps of all frames of a video, a camera or a stream, in time</source><translation>die Karten aller Frames eines Videos, einer Kamera oder eines Streams, in Echtzeit</translation></message>
<message><source>a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; a .csv of predictions, k and times is written next to it</source><translation>eine Aufnahme: FILE.mp4, .avi, .mkv (jedes Pixel), oder ein neuer Ordner mit PNG-Dateien; und daneben eine .csv mit Vorhersagen, k und Zeiten</translation></message>
<message><source>choose k per frame so that its picture is ready after MS milliseconds (without: the largest k)</source><translation>k wird für jeden Frame so gewählt, dass sein Bild nach MS Millisekunden da ist (ohne: das größte k)</translation></message>
<message><source>the first frame, from 0; not for a camera or a stream</source><translation>der erste Frame, ab 0; nicht bei einer Kamera oder einem Stream</translation></message>
<message><source>process at most this many frames</source><translation>höchstens so viele Frames</translation></message>
<message><source>frame rate of the recording (default: the source&apos;s, or 25)</source><translation>Frames je Sekunde der Aufnahme (Standard: die der Quelle, oder 25)</translation></message>
<message><source>rotate by degrees clockwise</source><translation>im Uhrzeigersinn um so viele Grad drehen</translation></message>
<message><source>longest side; larger frames are downscaled first</source><translation>längste Seite; größere Bilder werden zuerst verkleinert</translation></message>
<message><source>each frame&apos;s colours have their own range, without memory (pca: its own axes)</source><translation>die Farben jedes Frames haben ihren eigenen Bereich, ohne Gedächtnis (pca: eigene Achsen)</translation></message>
<message><source>one attention layer, step by step</source><translation>eine Attention-Schicht, Schritt für Schritt</translation></message>
<message><source>block (default: the last)</source><translation>Block (Standard: der letzte)</translation></message>
<message><source>head; Hydra and similar kinds are shown whole</source><translation>Head; hydra und Ähnliches werden im Ganzen gezeigt</translation></message>
<message><source>patch whose row is printed (default: the class token)</source><translation>Patch, dessen Zeile gezeigt wird (Standard: das Klassen-Token)</translation></message>
<message><source>print the query&apos;s row of every step in full</source><translation>die Zeile der Query jedes Schritts, vollständig</translation></message>
<message><source>write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or columns)</source><translation>dort STEM.kK.blockB.headH.STEP.npy schreiben (über 256 Zeilen oder Spalten Mittel gleicher Blöcke)</translation></message>
<message><source>a logit as the exact sum of its parts, and its curve over blocks</source><translation>ein Logit als exakte Summe seiner Teile, und seine Kurve über die Blöcke</translation></message>
<message><source>own: each part minus its own mean; even: biases and the last norm&apos;s mean in equal shares, as in Gandelsman et al.</source><translation>own: jeder Teil abzüglich seines eigenen Mittels; even: Biases und Mittel der letzten Norm zu gleichen Teilen, wie Gandelsman et al.</translation></message>
<message><source>importance of all heads, by this method</source><translation>Wichtigkeit aller Heads, nach dieser Methode</translation></message>
<message><source>query patch (default: the class token)</source><translation>Query-Patch (Standard: das Klassen-Token)</translation></message>
<message><source>write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block</source><translation>dort STEM.METHOD.heads.kK.npy schreiben: die Karten aller Heads von --matrix, Block für Block</translation></message>
<message><source>with --sae: write STEM.features.kK.npy there, each feature&apos;s contribution</source><translation>mit --sae: dort STEM.features.kK.npy schreiben, den Beitrag jedes Merkmals</translation></message>
<message><source>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</source><translation>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</translation></message>
<message><source>the features that a sparse autoencoder finds in each patch</source><translation>die Merkmale, die ein Sparse Autoencoder in jedem Patch findet</translation></message>
<message><source>arrays x, pre, f and x_hat of one picture; for several a folder of STEM.kK.npz</source><translation>die Arrays x, pre, f und x_hat eines Bildes; von mehreren ein Ordner mit STEM.kK.npz</translation></message>
<message><source>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</source><translation>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</translation></message>
<message><source>cost of sub-networks by formula: parameters, MACs, attention&apos;s share, memory</source><translation>Kosten von Teilnetzen nach Formel: Parameter, MACs, Anteil der Attention, Speicher</translation></message>
<message><source>a well-known shape, without weights</source><translation>eine bekannte Form, ohne Gewichte</translation></message>
<message><source>count what is executed, or as the Hydra paper&apos;s Tables 2 and 3, or its Table 4, or as the paper of the attention in use</source><translation>zählen, was ausgeführt wird, oder wie in den Tabellen 2 und 3 oder in Tabelle 4 des Hydra-Papers, oder wie das jeweilige Paper</translation></message>
<message><source>how long passes and explanations take on this machine</source><translation>wie lange Durchläufe und Erklärungen auf diesem Rechner dauern</translation></message>
<message><source>explanations to measure too, each with the pass it needs</source><translation>Erklärungen, die auch gemessen werden, jede mit dem Durchlauf, den sie braucht</translation></message>
<message><source>runs that count</source><translation>Läufe, die zählen</translation></message>
<message><source>runs before those that count</source><translation>Läufe vor denen, die zählen</translation></message>
<message><source>batch sizes for images_per_s</source><translation>Batchgrößen für images_per_s</translation></message>
<message><source>threads to compute on (default: as many as the pass can use)</source><translation>Threads zum Rechnen (Standard: so viele, wie der Durchlauf wert ist)</translation></message>
<message><source>accuracy per head count over labelled pictures</source><translation>Genauigkeit je Head-Anzahl über Bilder mit Labels</translation></message>
<message><source>pictures per forward pass</source><translation>Bilder je Vorwärtsdurchlauf</translation></message>
<message><source>only these classes compete, one per line, like the 200 of ImageNet-R</source><translation>nur diese Klassen konkurrieren, eine je Zeile, wie die 200 von ImageNet-R</translation></message>
<message><source>networks that answer in rounds: accuracy, pictures answered by each round and mean MACs at each entropy threshold</source><translation>eines Netzes, das in Runden antwortet: Genauigkeit, von jeder Runde beantwortete Bilder und mittlere MACs bei jeder Schwelle der Entropie</translation></message>
<message><source>all, random, centre (baselines)</source><translation>all, random, centre (Baselines)</translation></message>
<message><source>MODEL FOLDER|INPUT... --method M[,M...]</source><translation>MODEL FOLDER|INPUT... --method M[,M...]</translation></message>
<message><source>how faithful maps are: deletion, insertion, perturbation, pointing game, random weights</source><translation>wie treu Karten sind: Deletion, Insertion, Perturbation, Pointing Game, zufällige Gewichte</translation></message>
<message><source>deletion, insertion, perturbation, pointing, randomisation (default: these)%1</source><translation>deletion, insertion, perturbation, pointing, randomisation (Standard: diese)%1</translation></message>
<message><source>columns file,x0,y0,x1,y1 and wnid, class or class_index</source><translation>Spalten file,x0,y0,x1,y1 und wnid, class oder class_index</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s), label</source><translation>Index, Name, Synset, index:N, name:X, top1 (des vollen Netzes), top2, own (von jedem k), label</translation></message>
<message><source>number of steps of deletion and insertion</source><translation>Anzahl der Schritte von Deletion und Insertion</translation></message>
<message><source>use this many pictures, spread over the folder</source><translation>so viele Bilder verwenden, über den Ordner verteilt</translation></message>
<message><source>seed of the random weights and the random baseline</source><translation>Seed der zufälligen Gewichte und der zufälligen Baseline</translation></message>
<message><source>the mean curves; for papers a LaTeX table or a Matplotlib script</source><translation>die mittleren Kurven, für Papers eine LaTeX-Tabelle oder ein Matplotlib-Skript</translation></message>
<message><source>append each picture&apos;s scores there (JSON lines; methods can be added later)</source><translation>die Bewertungen jedes Bildes dort anfügen (JSON-Zeilen; Methoden können hinzukommen)</translation></message>
<message><source>continue such a file; its pictures are not measured again</source><translation>eine solche Datei fortsetzen; Bilder darin werden nicht erneut gemessen</translation></message>
<message><source>MODEL FOLDER --out FILE.safetensors</source><translation>MODEL FOLDER --out FILE.safetensors</translation></message>
<message><source>train a linear classifier on the embedding</source><translation>einen linearen Klassifikator auf dem Embedding trainieren</translation></message>
<message><source>where the probe is written</source><translation>wohin die Probe geschrieben wird</translation></message>
<message><source>share of each class&apos;s pictures held out to measure accuracy</source><translation>Anteil der Bilder jeder Klasse, der für die Messung der Genauigkeit zurückgehalten wird</translation></message>
<message><source>L2 penalty on the weights, for standardised features</source><translation>L2-Strafe auf die Gewichte, bei standardisierten Merkmalen</translation></message>
<message><source>seed of the held-out pictures</source><translation>Seed der zurückgehaltenen Bilder</translation></message>
<message><source>MODEL INPUT... --out FILE</source><translation>MODEL INPUT... --out FILE</translation></message>
<message><source>tokens as points of the plane (t-SNE)</source><translation>Tokens als Punkte der Ebene (t-SNE)</translation></message>
<message><source>input,k,token,row,col,norm,x,y of each point, or a figure of them</source><translation>input,k,token,row,col,norm,x,y jedes Punktes, oder eine Abbildung davon</translation></message>
<message><source>threads of the descent (default: as for inference); the result does not depend on it</source><translation>Threads des Abstiegs (Standard: wie bei der Inferenz); das Ergebnis hängt nicht davon ab</translation></message>
<message><source>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</source><translation>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</translation></message>
<message><source>arrays from inside a pass: tokens, queries, keys, values, attention</source><translation>Arrays aus einem Durchlauf: Tokens, Queries, Keys, Values, Attention</translation></message>
<message><source>pooled (the classifier&apos;s input), tokens (output of a block), normed (after the final norm), q, k, v, attention, prefix (class token and registers), heads (each head&apos;s part of a CLIP&apos;s embedding), contribution (each token&apos;s vector in the sum of attention, Eq. 16 of Hydra Attention)</source><translation>pooled (die Eingabe des Klassifikators), tokens (Ausgabe eines Blocks), normed (nach der letzten Norm), q, k, v, attention, prefix (Klassen-Token und Register), heads (Anteil jedes Heads am Embedding eines CLIP), contribution (Vektor jedes Tokens in der Summe der Attention, Gl. 16 von Hydra Attention)</translation></message>
<message><source>blocks, as 7, 3,7 or 0-11 (default: the last)</source><translation>Blöcke, etwa 7, 3,7 oder 0-11 (Standard: der letzte)</translation></message>
<message><source>number type of the arrays</source><translation>Zahlentyp der Arrays</translation></message>
<message><source>the arrays of one picture; for several a folder of STEM.npz (or --store FILE.tar)</source><translation>die Arrays eines Bildes; bei mehreren ein Ordner mit STEM.npz (oder --store FILE.tar)</translation></message>
<message><source>MODEL [INPUT...] --words FILE</source><translation>MODEL [INPUT...] --words FILE</translation></message>
<message><source>a picture&apos;s embedding as a sparse sum of words, by a model with a text tower</source><translation>das Embedding eines Bildes als dünn besetzte Summe von Wörtern, mit einem Modell mit Textturm</translation></message>
<message><source>file of words and phrases, one per line</source><translation>Datei mit Wörtern und Wendungen, je Zeile eine</translation></message>
<message><source>sparsity: more gives fewer words</source><translation>Sparsamkeit: mehr ergibt weniger Wörter</translation></message>
<message><source>subtract the mean direction of its pictures first: what all pictures share is not a concept</source><translation>zuerst die mittlere Richtung seiner Bilder abziehen: Was allen Bildern gemeinsam ist, ist kein Konzept</translation></message>
<message><source>words listed</source><translation>aufgeführte Wörter</translation></message>
<message><source>words for what each head adds to the embedding, over all pictures</source><translation>Wörter für das, was jeder Head zum Embedding beiträgt, über alle Bilder</translation></message>
<message><source>words for directions instead: an array (.npy), or the classes of a linear probe</source><translation>stattdessen Wörter für Richtungen: ein Array (.npy) oder die Klassen eines linearen Probes</translation></message>
<message><source>with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)</source><translation>mit --by-head: Blöcke, etwa 7, 3,7 oder 0-11 (Standard: die letzten vier)</translation></message>
<message><source>the pictures that the network finds most similar to one</source><translation>die Bilder, die das Netz einem am ähnlichsten findet</translation></message>
<message><source>pictures listed</source><translation>aufgeführte Bilder</translation></message>
<message><source>keep embeddings of FOLDER there: the next search reads what has not changed</source><translation>was aus FOLDER berechnet wurde, dort behalten: die nächste Suche liest, was sich nicht geändert hat</translation></message>
<message><source>accuracy of the nearest neighbours&apos; classes per head count</source><translation>Genauigkeit der Klassen nächster Nachbarn je Head-Anzahl</translation></message>
<message><source>labelled pictures classified by those of FOLDER (default: each picture of FOLDER by the others)</source><translation>Bilder mit Labels, die nach denen aus FOLDER klassifiziert werden (Standard: jedes Bild aus FOLDER nach den anderen)</translation></message>
<message><source>number of voting neighbours</source><translation>Zahl der Nachbarn, die abstimmen</translation></message>
<message><source>weight of a neighbour: exp(cosine / 0.07), or one; ties go to the nearer class</source><translation>Gewicht eines Nachbarn: exp(Kosinus / 0.07) oder eins; bei gleichen Stimmen die nähere Klasse</translation></message>
<message><source>keep the embeddings there, one FILE.kN.safetensors per head count: the next run computes only what has changed</source><translation>die Embeddings dort behalten, bei mehreren Head-Anzahlen in FILE.kN.safetensors: der nächste Lauf berechnet, was sich geändert hat</translation></message>
<message><source>MODEL INPUT... --out FILE.html</source><translation>MODEL INPUT... --out FILE.html</translation></message>
<message><source>a self-contained web page: answers about many pictures, runs side by side</source><translation>eine eigenständige Webseite: Antworten zu vielen Bildern, Läufe nebeneinander</translation></message>
<message><source>where the page is written</source><translation>wohin die Seite geschrieben wird</translation></message>
<message><source>replace FILE.html if it exists</source><translation>FILE.html ersetzen, falls vorhanden</translation></message>
<message><source>another model, next to the first</source><translation>ein anderes Modell, neben dem ersten</translation></message>
<message><source>of the maps</source><translation>der Karten</translation></message>
<message><source>pictures of each kind shown with maps: least faithful, least certain, most different</source><translation>Bilder jeder Art mit Karten: am wenigsten richtig, am unsichersten, am verschiedensten</translation></message>
<message><source>number of pictures, spread over all, whose maps are scored</source><translation>Anzahl der Bilder, über alle verteilt, deren Karten bewertet werden</translation></message>
<message><source>the page&apos;s curves; for papers a LaTeX table or a Matplotlib script</source><translation>die Kurven der Seite, für Veröffentlichungen eine LaTeX-Tabelle oder ein Matplotlib-Skript</translation></message>
<message><source>also measure how long a pass takes: reports then differ from run to run</source><translation>misst auch, wie lange ein Durchlauf dauert: Dann sind keine zwei Berichte gleich</translation></message>
<message><source>add runs without these parts, as for predict, next to the whole network</source><translation>Läufe ohne dies stehen neben denen des ganzen Netzes, wie bei predict</translation></message>
<message><source>--by-class: expected a model with classes, and this one is a backbone without a classifier</source><translation>--by-class: erwartet wird ein Modell mit Klassen, und dieses ist ein Backbone ohne Klassifikator</translation></message>
<message><source>, %1 heads</source><translation>, %1 Heads</translation></message>
<message><source>iteration %1 of %2 points%3</source><translation>Iteration %1 mit %2 Punkten%3</translation></message>
<message><source>perplexity %1 instead of %2: too few points</source><translation>Perplexität %1 anstelle von %2: Es gibt zu wenige Punkte</translation></message>
<message><source>--format: %1 writes a folder; expected --out DIR and no store</source><translation>--format: %1 gehört in einen Ordner; erwartet: --out DIR und keine Ergebnisdatei</translation></message>
<message><source>%1: %2 pictures</source><translation>%1: %2 Bilder</translation></message>
<message><source>%1, k = %2: at most %3 forward passes</source><translation>%1, k = %2: höchstens %3 Vorwärtsdurchläufe</translation></message>
<message><source>%1, k = %2: %3 forward passes</source><translation>%1, k = %2: %3 Vorwärtsdurchläufe</translation></message>
<message><source>--format: with --predictor expected npy, csv, png, fiftyone or coco, got &apos;%1&apos;</source><translation>--format: mit --predictor erwartet: npy, csv, png, fiftyone oder coco, gefunden: „%1“</translation></message>
<message><source>%1: on networks of this kind (%2) it measured no more faithful than distance from the picture&apos;s centre; do not trust it here</source><translation>%1: auf Netzen dieser Art (%2) gemessen, ist es nicht treuer als die Nähe zur Bildmitte; hier nicht darauf vertrauen</translation></message>
<message><source>expected --method M[,M...]: methods, all, or the baselines random and centre</source><translation>erwartet: --method M[,M...]: Methoden, all oder die Baselines random und centre</translation></message>
<message><source>expected --class or --target, not both</source><translation>--class oder --target erwartet, nicht beide</translation></message>
<message><source>expected --out FILE to begin a file of scores or --resume FILE to continue it, not both</source><translation>erwartet: --out FILE, um eine Datei mit Bewertungen zu beginnen, oder --resume FILE, um sie fortzusetzen, nicht beide</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --resume to continue it</source><translation>--out: „%1“ existiert; verwenden Sie --resume, um sie fortzusetzen</translation></message>
<message><source>%1: %2 line was measured with other settings or by another version; it stays, and its picture is measured again</source><translation>%1: %2 Zeile wurde mit anderen Einstellungen oder von einer anderen Version gemessen; sie bleibt, und diese Bilder werden neu gemessen</translation></message>
<message><source>%1: %2 lines were measured with other settings or by another version; they stay, and their pictures are measured again</source><translation>%1: %2 Zeilen wurden mit anderen Einstellungen oder von einer anderen Version gemessen; sie bleiben, und diese Bilder werden neu gemessen</translation></message>
<message><source>value of the target</source><translation>Wert des Ziels</translation></message>
<message><source>--curves: not written, since they cover all pictures; see merge --curves</source><translation>--curves: nicht geschrieben, denn sie sind von allen Bildern; siehe merge --curves</translation></message>
<message><source>FOLDER: pictures, or synthetic scenes</source><translation>FOLDER: Bilder oder synthetische Szenen</translation></message>
<message><source>--basis reads a basis; --fit and --save-basis make one: choose either</source><translation>--basis liest eine Basis; --fit und --save-basis erzeugen eine andere: Wählen Sie eines von beiden</translation></message>
<message><source>--region needs --query-image IMAGE, the picture of these patches</source><translation>--region braucht --query-image IMAGE, das Bild dieser Patches</translation></message>
<message><source>--region: expected patches, as 3,7-9, got &apos;%1&apos;</source><translation>--region: erwartet: Patches, etwa 3,7-9, erhalten: „%1“</translation></message>
<message><source>--query-image needs --query PATCH or --region PATCHES</source><translation>--query-image braucht --query PATCH oder --region PATCHES</translation></message>
<message><source>--query-image: expected one picture, got %1</source><translation>--query-image: ein Bild erwartet, erhalten: %1</translation></message>
<message><source>--out: expected FILE.npz, FILE.safetensors, or a folder for several pictures</source><translation>--out: FILE.npz, FILE.safetensors oder, für mehrere Bilder, ein Ordner erwartet</translation></message>
<message><source>--out: one file holds one picture; expected a folder, got &apos;%1&apos;</source><translation>--out: Eine Datei ist für ein Bild; ein Ordner erwartet, angegeben: „%1“</translation></message>
<message><source>accuracy over cost is top-1, which needs one label per picture; evaluate gives mean average precision for several</source><translation>die Genauigkeit über den Kosten ist Top-1 und braucht ein Label je Bild; evaluate gibt bei mehreren die mittlere durchschnittliche Präzision an</translation></message>
<message><source>--top: this predictor&apos;s scores are not probabilities; omit it</source><translation>--top: die Werte dieses Prädiktors sind keine Wahrscheinlichkeiten; hier wird die Option nicht erwartet</translation></message>
<message><source>--without: figure %1 shows no maps of a network to change</source><translation>--without: Abbildung %1 hat keine Karten eines Netzes, das sich ändern ließe</translation></message>
<message><source>--out: expected a file for the figure, NAME.svg, NAME.pdf or NAME.png</source><translation>--out: erwartet: eine Datei für die Abbildung, NAME.svg, NAME.pdf oder NAME.png</translation></message>
<message><source>figure %1 takes no pictures; got &apos;%2&apos;</source><translation>Abbildung %1 nimmt keine Bilder an; erhalten: „%2“</translation></message>
<message><source>The page</source><translation>Die Seite</translation></message>
<message><source>all head counts in one embedding (default)</source><translation>alle Head-Anzahlen in einem Embedding (Standard)</translation></message>
<message><source>an embedding for each head count</source><translation>ein Embedding für jede Head-Anzahl</translation></message>
<message><source>class: one vector per image, the classifier&apos;s input</source><translation>class: je Bild der eine Vektor, den der Klassifikator liest</translation></message>
<message><source>INPUT is a folder as for evaluate; one point per image, with its class in the table</source><translation>INPUT ist ein Ordner wie bei evaluate; ein Punkt je Bild, mit seiner Klasse in der Tabelle</translation></message>
<message><source>tokens after block N (default: after the final norm)</source><translation>Tokens, wie sie Block N verlassen (Standard: nach der letzten Norm)</translation></message>
<message><source>effective neighbours (default: 30, or fewer for few points)</source><translation>effektive Nachbarn (Standard: 30, oder weniger bei wenigen Punkten)</translation></message>
<message><source>iterations of the descent</source><translation>Iterationen des Abstiegs</translation></message>
<message><source>measure neighbourhoods in D principal components (default: all dimensions)</source><translation>Nachbarschaften in D Hauptkomponenten messen (Standard: alle Dimensionen)</translation></message>
<message><source>start from principal components with 1 % noise; 0: without noise</source><translation>mit um 1 % verrauschten Hauptkomponenten beginnen; 0: ohne Rauschen</translation></message>
<message><source>as for explain</source><translation>wie bei explain</translation></message>
<message><source>blocks, for methods that look at one (default: the last)</source><translation>Blöcke, für Methoden, die einen betrachten (Standard: der letzte)</translation></message>
<message><source>Colours and ranges</source><translation>Farben und Bereiche</translation></message>
<message><source>Cost and FLOPs</source><translation>Kosten und FLOPs</translation></message>
<message><source>cost, flops: a well-known shape in place of MODEL</source><translation>cost, flops: eine bekannte Form anstelle von MODEL</translation></message>
<message><source>cost: one chart per axis; params, ram, macs, heads</source><translation>cost: ein Diagramm je Achse; params, ram, macs, heads</translation></message>
<message><source>cost: top-1 accuracy over labelled pictures, as in evaluate, in place of MACs</source><translation>cost: Top-1-Genauigkeit über Bilder mit Labels, wie evaluate, anstelle von MACs</translation></message>
<message><source>cost: accuracy of nearest neighbours, as in knn, in place of the classifier&apos;s</source><translation>cost: Genauigkeit der nächsten Nachbarn, wie knn, anstelle der des Klassifikators</translation></message>
<message><source>flops: image sizes in pixels</source><translation>flops: Bildgrößen in Pixeln</translation></message>
<message><source>what is counted, as for profile</source><translation>was gezählt wird, wie bei profile</translation></message>
<message><source>where the figure is written; for costs also %1: its numbers</source><translation>wohin die Abbildung geschrieben wird; bei Kosten auch %1: ihre Zahlen</translation></message>
<message><source>feature: an index of a folder (sae-index), whose strongest pictures are shown</source><translation>feature: ein Index eines Ordners (sae-index), dessen stärkste Bilder gezeigt werden</translation></message>
<message><source>t-SNE</source><translation>t-SNE</translation></message>
<message><source>--%1: expected at most %2 whole numbers from %3 to %4, as 3,6,9-12; got &apos;%5&apos;</source><translation>--%1: erwartet: höchstens %2 ganze Zahlen von %3 bis %4, etwa 3,6,9-12; erhalten: „%5“</translation></message>
<message><source>--sorted: figure %1 has no individual heads to sort</source><translation>--sorted: Abbildung %1 hat keine einzelnen Heads zum Sortieren</translation></message>
<message><source>--knn needs --accuracy FOLDER with the pictures to measure</source><translation>--knn braucht --accuracy FOLDER, von dessen Bildern es ist</translation></message>
<message><source>--sizes: expected multiples of the patch, %1 pixels, got %2</source><translation>--sizes: erwartet: Vielfache des Patches, %1 Pixel, erhalten: %2</translation></message>
<message><source>--size: figure flops covers several sizes; expected --sizes</source><translation>--size: Die Abbildung flops zeigt mehrere Größen; --sizes erwartet</translation></message>
<message><source>importance is measured on a class&apos;s logit, and this model is a backbone without a classifier</source><translation>Wichtigkeit wird am Logit einer Klasse gemessen, und dieses Modell ist ein Backbone ohne Klassifikator</translation></message>
<message><source>no token of these %1 pictures has a norm above the threshold; there are no outliers to move</source><translation>kein Token dieser %1 Bilder hat eine Norm über der Schwelle; es gibt keine Ausreißer zu verschieben</translation></message>
<message><source>INPUT: image files, folders or .npy arrays</source><translation>INPUT: Bilddateien, Ordner oder .npy-Arrays</translation></message>
<message><source>%1: %2 of its pictures have no class, e.g. %3</source><translation>%1: %2 der Bilder haben keine Klasse, z. B. %3</translation></message>
<message><source>--list needs --store FILE.jsonl or FILE.tar with --by-class</source><translation>--list mit --by-class braucht --store DATEI.jsonl oder DATEI.tar</translation></message>
<message><source>FOLDER: one sub-folder per class, or a labels.csv</source><translation>FOLDER: ein Unterordner je Klasse, oder eine labels.csv</translation></message>
<message><source>ORG/NAME[@REVISION]: a model of the Hugging Face hub</source><translation>ORG/NAME[@REVISION]: ein Modell des Hugging-Face-Hubs</translation></message>
<message><source>expected one model of the hub as ORG/NAME or ORG/NAME@REVISION, got %1</source><translation>erwartet: ein Modell des Hubs als ORG/NAME oder ORG/NAME@REVISION, erhalten: %1</translation></message>
<message><source>%1: %2 files, %3, of which %4 are yet to be fetched; into %5</source><translation>%1: %2 Dateien, %3, davon sind %4 noch herunterzuladen; nach %5</translation></message>
<message><source>expected --out FOLDER: where the pages are written</source><translation>erwartet --out FOLDER: wohin die Seiten kommen</translation></message>
<message><source>--thresholds: expected numbers from 0 to %1, separated by commas, got &apos;%2&apos;</source><translation>--thresholds: erwartet: Zahlen von 0 bis %1 mit Kommas dazwischen, erhalten: „%2“</translation></message>
<message><source>accuracy needs classes, and this model is a backbone without a classifier</source><translation>Genauigkeit bezieht sich auf Klassen, und dieses Modell ist ein Backbone ohne Klassifikator</translation></message>
<message><source>accuracy needs classes, and this model&apos;s outputs are numbers; --answers changes that</source><translation>Genauigkeit gibt es bei Klassen, und die Ausgaben dieses Modells sind Zahlen; mit --answers sagen Sie es anders</translation></message>
<message><source>CHECKPOINT: a checkpoint file, or the name of a shipped model</source><translation>CHECKPOINT: eine Checkpoint-Datei oder der Name eines mitgelieferten Modells</translation></message>
<message><source>OUT.safetensors: where the converted model is written</source><translation>OUT.safetensors: wohin das konvertierte Modell kommt</translation></message>
<message><source>OUT: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>OUT: erwartet: ein Name, der auf .safetensors endet, erhalten: „%1“</translation></message>
<message><source>OUT: &apos;%1&apos; is the checkpoint itself; expected another file</source><translation>OUT: „%1“ ist der Checkpoint selbst; eine andere Datei erwartet</translation></message>
<message><source>the model was not trained for k = %1; the output of this sub-network may be meaningless</source><translation>das Modell wurde nicht für k = %1 trainiert; die Ausgabe des Ausschnitts ist vielleicht bedeutungslos</translation></message>
<message><source>%1: expected at least two classes, one per line; found %2</source><translation>%1: mindestens zwei Klassen erwartet, eine je Zeile; gefunden: %2</translation></message>
<message><source>--classes: no picture of these classes</source><translation>--classes: kein Bild dieser Klassen</translation></message>
<message><source>%1 labels of other classes than --classes were left out</source><translation>%1 Labels anderer Klassen als in --classes wurden ausgelassen</translation></message>
<message><source>--classes cannot be combined with --thresholds</source><translation>--classes passt nicht zu --thresholds</translation></message>
<message><source>PICTURE: what the others are compared with</source><translation>PICTURE: womit die anderen verglichen werden</translation></message>
<message><source>FOLDER: pictures, or an index of them</source><translation>FOLDER: Bilder oder ein Index davon</translation></message>
<message><source>--class: expected the class, of %1, that pictures are sorted by: its index, name or synset</source><translation>--class: erwartet wurde die Klasse, nach der die Bilder sortiert werden, eine von %1: ihr Index, Name oder Synset</translation></message>
<message><source>--least applies to the similarity to a prompt; this model has its own classes</source><translation>--least gilt der Ähnlichkeit zu einem Prompt; dieses Modell hat eigene Klassen</translation></message>
<message><source>expected text to cut into tokens: --prompt or --prompts</source><translation>erwartet: was in Tokens zerlegt wird: --prompt oder --prompts</translation></message>
<message><source>this build cannot draw figures: it was built without Qt (HYDRA_BUILD_UI=OFF)</source><translation>dieser Build kann keine Abbildungen zeichnen: Er wurde ohne Qt gebaut (HYDRA_BUILD_UI=OFF)</translation></message>
<message><source>How to read the model&apos;s file</source><translation>Wie die Modelldatei zu lesen ist</translation></message>
<message><source>CLIP: sentences as classes, one per line</source><translation>CLIP: Sätze als Klassen, einer je Zeile</translation></message>
<message><source>subtract the map of this class</source><translation>die Karte dieser Klasse abziehen</translation></message>
<message><source>picture size in pixels, positions resampled; long: keeps proportions (default: the model&apos;s own)</source><translation>Größe des Bildes in Pixeln, Positionen umgerechnet; long: in eigenen Proportionen (Standard: die des Modells)</translation></message>
<message><source>Heads and attention</source><translation>Heads und Attention</translation></message>
<message><source>head counts k to run (default: all heads)</source><translation>auszuführende Head-Anzahlen k (Standard: alle Heads)</translation></message>
<message><source>let &apos;all&apos; mean 1 to H, trained for or not</source><translation>&apos;all&apos; soll 1 bis H bedeuten, ob dafür trainiert oder nicht</translation></message>
<message><source>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11] joined by &apos;;&apos;</source><translation>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11], durch &apos;;&apos; verbunden</translation></message>
<message><source>how k heads are cut out</source><translation>wie k Heads herausgeschnitten werden</translation></message>
<message><source>Devices</source><translation>Geräte</translation></message>
<message><source>device that networks compute on</source><translation>Gerät, auf dem Netze rechnen</translation></message>
<message><source>precision of products in forward passes; bfloat16 is faster only on a GPU, and does not affect passes in float64 (relevance)</source><translation>Genauigkeit der Produkte in Vorwärtsdurchläufen; bfloat16 ist nur auf einer GPU schneller und ändert Durchläufe in float64 (Relevanz) nicht</translation></message>
<message><source>Many pictures</source><translation>Viele Bilder</translation></message>
<message><source>many pictures (files, folders, tars): append each result to this file; an interrupted run resumes</source><translation>viele Bilder (Dateien, Ordner, tars): jedes Ergebnis an diese Datei anfügen; ein unterbrochener Lauf wird fortgesetzt</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.jsonl or .tar (default: Slurm&apos;s array task)</source><translation>nur dieser Teil der Liste, in FILE.I-of-N.jsonl oder .tar (Standard: der Array-Task von Slurm)</translation></message>
<message><source>pictures computed at once (default: one per core)</source><translation>Bilder auf einmal (Standard: eines je Kern)</translation></message>
<message><source>json: one line per second on stderr, for schedulers</source><translation>json: eine Zeile je Sekunde auf stderr, für Scheduler</translation></message>
<message><source>A program in place of the model</source><translation>Ein Programm anstelle des Modells</translation></message>
<message><source>in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as typed</source><translation>anstelle von MODEL: ein Programm, das mit Scores oder Boxen antwortet; sh führt COMMAND aus, als wäre es eingetippt</translation></message>
<message><source>time limit for starting and for each answer</source><translation>Zeitlimit zum Starten und für jede Antwort</translation></message>
<message><source>the box to explain, by its position in predict&apos;s list</source><translation>die zu erklärende Box, nach ihrem Platz in der Liste von predict</translation></message>
<message><source>A sparse autoencoder</source><translation>Ein Sparse Autoencoder</translation></message>
<message><source>saev, ViT-Prisma, SAELens, sparsify or dictionary_learning: a file whose features are read, changed or explained</source><translation>saev, ViT-Prisma, SAELens, sparsify oder dictionary_learning: eine Datei, deren Merkmale gelesen, geändert oder erklärt werden</translation></message>
<message><source>the block whose output it reads, if its file does not tell</source><translation>der Block, dessen Ausgabe er liest, wo die Datei es nicht sagt</translation></message>
<message><source>features kept per patch, if its file does not tell</source><translation>wie viele Merkmale eines Patches bleiben, wo die Datei es nicht sagt</translation></message>
<message><source>how it keeps codes, if its file does not tell</source><translation>wie die Codes entstehen, wo die Datei es nicht sagt</translation></message>
<message><source>the other picture, whose activations =from and tokens: insert</source><translation>das andere Bild, dessen Aktivierungen =from und tokens: einsetzen</translation></message>
<message><source>What is switched off or replaced</source><translation>Was abgeschaltet oder ersetzt wird</translation></message>
<message><source>what is off or replaced: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, with --sae feature:47[:PATCHES], sae-error</source><translation>was aus oder ersetzt ist: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, mit --sae feature:47[:PATCHES], sae-error</translation></message>
<message><source>with --sae: feature:47=3x[:PATCHES], set to three times its largest value</source><translation>mit --sae: feature:47=3x[:PATCHES], auf das Dreifache seines größten Wertes gesetzt</translation></message>
<message><source>Messages and help</source><translation>Meldungen und Hilfe</translation></message>
<message><source>no progress and no warnings on stderr</source><translation>kein Fortschritt und keine Warnungen auf stderr</translation></message>
<message><source>language of help, errors and progress (default: the system&apos;s)</source><translation>Sprache von Hilfe, Fehlern und Fortschritt (Standard: die des Systems)</translation></message>
<message><source>the most common options; --help all: every option</source><translation>die wichtigsten Optionen; --help all: alle</translation></message>
<message><source>pca: one basis for all maps, fitted on the pictures there</source><translation>pca: eine Basis für alle Karten, an die Bilder dort angepasst</translation></message>
<message><source>pca: write the basis there (.npz); without --fit it is fitted on all INPUTs</source><translation>pca: die Basis dorthin schreiben (.npz); ohne --fit wird sie an alle INPUTs angepasst</translation></message>
<message><source>similarity: picture of --query or --region</source><translation>similarity: --query oder --region beziehen sich auf dieses Bild</translation></message>
<message><source>similarity: to the mean of these, as 3,7-9 (with --query-image)</source><translation>similarity: zum Mittel von diesen, etwa 3,7-9 (mit --query-image)</translation></message>
<message><source>picture sizes in pixels (default: the model&apos;s own)</source><translation>zu betrachtende Bildgrößen in Pixeln (Standard: die des Modells)</translation></message>
<message><source>earlier name of --sizes</source><translation>früherer Name von --sizes</translation></message>
<message><source>in place of --class: class:CLASS, norm (of the embedding), similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>anstelle von --class: class:CLASS, norm (des Embeddings), similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s)</source><translation>Index, Name, Synset, index:N, name:X, top1 (des vollen Netzes), top2, own (von jedem k)</translation></message>
<message><source>--%1 needs --predictor COMMAND</source><translation>--%1 braucht --predictor COMMAND</translation></message>
<message><source>--%1 needs classes, and this predictor finds boxes</source><translation>--%1 betrifft Klassen, und dieser Prädiktor findet Boxen</translation></message>
<message><source>--%1 needs boxes, and this predictor scores classes</source><translation>--%1 betrifft Boxen, und dieser Prädiktor bewertet Klassen</translation></message>
<message><source>expected --out FILE.html, where the report is written</source><translation>erwartet --out FILE.html, wohin der Bericht geht</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --force to replace it</source><translation>--out: „%1“ gibt es schon; --force ersetzt es</translation></message>
<message><source>INPUT: pictures, or folders of them</source><translation>INPUT: Bilder oder Ordner davon</translation></message>
<message><source>--join: expected the shards of one run beside %1, like %2; found those of %3 runs</source><translation>--join: erwartet werden die Shards eines Laufs neben %1, wie %2; gefunden wurden die von %3 Läufen</translation></message>
<message><source>%1: %2 of %3 pictures are done; run it again</source><translation>%1: %2 von %3 Bildern sind fertig; noch einmal ausführen</translation></message>
<message><source>--out: expected FILE.safetensors, where the index is written</source><translation>--out: erwartet wird FILE.safetensors, wohin der Index geschrieben wird</translation></message>
<message><source>expected --sae FILE, an autoencoder</source><translation>erwartet wird --sae FILE, ein Autoencoder</translation></message>
<message><source>--heads: an index has one head count</source><translation>--heads: Ein Index gilt für eine einzige Head-Anzahl</translation></message>
<message><source>CONFIG: a training configuration of an autoencoder (.json)</source><translation>CONFIG: die Konfiguration eines Trainings eines Autoencoders (.json)</translation></message>
<message><source>expected --other FILE, a second autoencoder, or INPUT: pictures to read features from in sub-networks</source><translation>erwartet wird --other FILE, ein zweiter Autoencoder, oder INPUT: Bilder, deren Merkmale in Teilnetzen gelesen werden</translation></message>
<message><source>--heads: expected head counts below %1, as 3,6,9, which are compared with all</source><translation>--heads: erwartet werden Head-Anzahlen unter %1, etwa 3,6,9, die mit allen verglichen werden</translation></message>
<message><source>--predictor: expected the command that serve was started with, got %1</source><translation>--predictor: erwartet: der Befehl, mit dem serve gestartet wurde, erhalten: %1</translation></message>
<message><source>--predictor: expected the command that serve was started with, serve --predictor COMMAND, got %1</source><translation>--predictor: erwartet: der Befehl, mit dem serve gestartet wurde, serve --predictor BEFEHL, erhalten: %1</translation></message>
<message><source>serve takes only options; got &apos;%1&apos;</source><translation>serve nimmt nur Optionen, nicht „%1“</translation></message>
<message><source>expected --mcp with --folder FOLDER and without --socket</source><translation>erwartet --mcp mit --folder FOLDER und ohne --socket</translation></message>
<message><source>&quot;command&quot;: expected a text</source><translation>&quot;command&quot;: erwartet: ein Text</translation></message>
<message><source>&quot;arguments&quot;: expected an object of options, {&quot;top&quot;: 3}</source><translation>&quot;arguments&quot;: erwartet: ein Objekt mit Optionen, {&quot;top&quot;: 3}</translation></message>
<message><source>expected an object, {&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</source><translation>erwartet: ein Objekt, {&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</translation></message>
<message><source>this program speaks protocol %1; another was requested</source><translation>dieses Programm spricht Protokoll %1, verlangt wird ein anderes</translation></message>
<message><source>expected an &quot;id&quot;</source><translation>erwartet: eine &quot;id&quot;</translation></message>
<message><source>expected a &quot;command&quot;, or &quot;cancel&quot;</source><translation>erwartet: ein &quot;command&quot; oder &quot;cancel&quot;</translation></message>
<message><source>%1: the list is empty</source><translation>%1: die Liste ist leer</translation></message>
<message><source>%1 does not belong to a served question</source><translation>%1 gehört nicht zu einer bedienten Frage</translation></message>
<message><source>%1: expected true or false</source><translation>%1: erwartet: true oder false</translation></message>
<message><source>%1 expects %2, got true</source><translation>%1 erwartet %2, erhalten: true</translation></message>
<message><source>%1 has no value %2; expected %3</source><translation>%1 hat keinen Platz für %2; erwartet: %3</translation></message>
<message><source>expected one of %1</source><translation>erwartet: eines von %1</translation></message>
<message><source>unknown option %1</source><translation>unbekannte Option %1</translation></message>
<message><source>expected &quot;%1&quot; beside &quot;%2&quot;</source><translation>erwartet: &quot;%1&quot; neben &quot;%2&quot;</translation></message>
<message><source>&quot;%1&quot;: expected one, got %2</source><translation>&quot;%1&quot;: erwartet: eines, erhalten: %2</translation></message>
<message><source>expected --shards N: no file next to %1 is named as a shard of it, like %2 for two</source><translation>erwartet: --shards N: keine Datei neben %1 heißt wie ein Shard davon, bei zweien etwa %2</translation></message>
<message><source>expected --shards N: files next to %1 are named as shards of %2 and of %3</source><translation>erwartet: --shards N: Dateien neben %1 heißen wie Shards von %2 und wie Shards von %3</translation></message>
<message><source>%1: %2 shards, from the names of the files next to it</source><translation>%1: %2 Shards, nach den Namen der Dateien daneben</translation></message>
<message><source>expected the stores by name, or --shards N; not both</source><translation>erwartet: die Ergebnisdateien mit Namen, oder --shards N; nicht beides</translation></message>
<message><source>STORE: the file that the shards are merged into</source><translation>STORE: die Datei, die aus den Shards wird</translation></message>
<message><source>--curves: expected a store of faithfulness, and this one has %1</source><translation>--curves: erwartet wird eine Ergebnisdatei von faithfulness, und diese sind von %1</translation></message>
<message><source>STORE: as it was given to --store</source><translation>STORE: wie bei --store angegeben</translation></message>
<message><source>--%1 needs --store FILE.jsonl or FILE.tar</source><translation>--%1 braucht --store FILE.jsonl oder FILE.tar</translation></message>
<message><source>--%1 cannot be combined with %2, where each picture has its own results</source><translation>--%1 passt nicht zu %2: jedes Bild hat dort eigene Ergebnisse</translation></message>
<message><source>a tar</source><translation>einem Tar-Archiv</translation></message>
<message><source>a single picture</source><translation>einem einzelnen Bild</translation></message>
<message><source>several inputs</source><translation>mehreren Eingaben</translation></message>
<message><source>%1: the table gives it several classes, and a picture of a list has one; evaluate takes several with a single folder and without --store</source><translation>%1: die Tabelle nennt es mit mehreren Klassen, und ein Bild einer Liste hat eine; evaluate nimmt alle, mit dem Ordner allein und ohne --store</translation></message>
<message><source>--store: features are arrays; expected a name that ends in .tar</source><translation>--store: Merkmale sind Arrays; erwartet: ein Name, der auf .tar endet</translation></message>
<message><source>--target: the probe %1 has no class &apos;%2&apos;%3</source><translation>--target: Die Probe %1 hat keine Klasse „%2“%3</translation></message>
<message><source>the model has no classes: the %1 is explained; --target chooses another</source><translation>das Modell hat keine Klassen; erklärt wird: %1; --target wählt etwas anderes</translation></message>
<message><source>--target: the model has %1 outputs, got output:%2</source><translation>--target: Das Modell hat %1 Ausgaben, erhalten: output:%2</translation></message>
<message><source>--%1: the model has classes 0 to %2, got %3</source><translation>--%1: Das Modell hat die Klassen 0 bis %2, erhalten: %3</translation></message>
<message><source>--%1: expected class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: erwartet wurde class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, ein Index, top1, top2, own, ein Klassenname oder Synset, angegeben wurde &apos;%2&apos;%3</translation></message>
<message><source>--%1: expected an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: erwartet wurde ein Index, top1, top2, own, ein Klassenname oder Synset, angegeben wurde &apos;%2&apos;%3</translation></message>
<message><source>the autoencoder %1 with the hash %2; give it with --sae FILE</source><translation>der Autoencoder %1 mit dem Hash %2; geben Sie --sae DATEI an</translation></message>
<message><source>no such autoencoder found</source><translation>kein solcher Autoencoder hier</translation></message>
<message><source>the program %1; give it with --predictor COMMAND</source><translation>das Programm %1; geben Sie --predictor BEFEHL an</translation></message>
<message><source>no program</source><translation>kein Programm</translation></message>
<message><source>the model %1 with SHA-256 %2; give it with --model FILE</source><translation>das Modell %1 mit SHA-256 %2; bitte --model FILE angeben</translation></message>
<message><source>no such model found</source><translation>kein solches Modell hier</translation></message>
<message><source>an autoencoder with the hash %1</source><translation>ein Autoencoder mit dem Hash %1</translation></message>
<message><source>a model with SHA-256 %1</source><translation>ein Modell mit SHA-256 %1</translation></message>
<message><source>BUNDLE: a folder or FILE.zip of explain --bundle</source><translation>BUNDLE: ein Ordner oder FILE.zip von explain --bundle</translation></message>
<message><source>a question that can be computed again</source><translation>eine Frage, die sich erneut stellen lässt</translation></message>
<message><source>%1: expected %2; found %3</source><translation>%1: erwartet %2; gefunden %3</translation></message>
<message><source>INPUT: a video, a folder of pictures, camera:NUMBER or a URL</source><translation>INPUT: ein Video, ein Ordner mit Bildern, camera:NUMBER oder eine URL</translation></message>
<message><source>--turn: expected 0, 90, 180 or 270 degrees, got %1</source><translation>--turn: erwartet: 0, 90, 180 oder 270 Grad, erhalten: %1</translation></message>
<message><source>frame %1</source><translation>Frame %1</translation></message>
<message><source>%1: no frame</source><translation>%1: kein Frame</translation></message>
<message><source>no label, or its label is not a class of the predictor</source><translation>kein Label, oder sein Label ist keine Klasse des Prädiktors</translation></message>
<message><source>--boxes: none of its %1 rows names a picture of the list</source><translation>--boxes: Keine der %1 Zeilen nennt ein Bild der Liste</translation></message>
<message><source>--boxes: none of its %1 rows belongs to shard %2</source><translation>--boxes: Keine der %1 Zeilen gehört zu Shard %2</translation></message>
<message><source>%1: unknown option %2</source><translation>%1: unbekannte Option %2</translation></message>
<message><source>%1: %2: expected true, found %3</source><translation>%1: %2: erwartet true, gefunden %3</translation></message>
<message><source>%1: %2: expected words, found %3</source><translation>%1: %2: erwartet Text, gefunden %3</translation></message>
<message><source>%1: %2 of the store&apos;s pictures are no longer listed; their rows are kept</source><translation>%1: %2 der gespeicherten Bilder stehen nicht mehr in der Liste; ihre Zeilen bleiben erhalten</translation></message>
<message><source>%1: %2 of %3 pictures could not be read; the store says why</source><translation>%1: %2 von %3 Bildern waren nicht lesbar; die Ergebnisdatei sagt, warum</translation></message>
<message><source>%1 of %2 pictures could not be read</source><translation>%1 von %2 Bildern konnten nicht gelesen werden</translation></message>
<message><source>%1 of %2 pictures have no class</source><translation>%1 von %2 Bildern haben keine Klasse</translation></message>
<message><source>%1: stopped after %2 pictures; the same command continues after them</source><translation>%1: angehalten mit %2 Bildern darin; derselbe Befehl fährt dahinter fort</translation></message>
<message><source>%1: cannot be made</source><translation>%1: kann nicht angelegt werden</translation></message>
<message><source>%1: kind: expected &quot;scenes&quot;, &quot;folder&quot; or &quot;archive&quot;, found %2</source><translation>%1: kind: erwartet: &quot;scenes&quot;, &quot;folder&quot; oder &quot;archive&quot;, gefunden: %2</translation></message>
<message><source>%1: &quot;held_out&quot; needs &quot;hold_out&quot;, the hold-out interval: every n-th picture is held out</source><translation>%1: &quot;held_out&quot; braucht &quot;hold_out&quot;, den Abstand: Jedes n-te Bild wird zurückgehalten</translation></message>
<message><source>%1: the same pictures as &quot;data&quot;: expected held-out ones (another seed or path, or &quot;hold_out&quot;: n in both and &quot;held_out&quot;: true here)</source><translation>%1: dieselben Bilder wie &quot;data&quot;: zurückgehaltene erwartet (anderer Seed oder Pfad, oder &quot;hold_out&quot;: n in beiden und &quot;held_out&quot;: true hier)</translation></message>
<message><source>%1: name: expected a file name of at most %2 bytes without folder, found %3</source><translation>%1: name: erwartet: ein Dateiname von höchstens %2 Byte ohne Ordner, gefunden: %3</translation></message>
<message><source>3 numbers (RGB)</source><translation>3 Zahlen (RGB)</translation></message>
<message><source>words explain a prompt, but the target is %1</source><translation>Wörter erklären einen Prompt, und das Ziel ist %1</translation></message>
<message><source>this predictor scores classes: expected a class, got %1</source><translation>dieser Prädiktor bewertet Klassen: erwartet: eine Klasse, erhalten: %1</translation></message>
<message><source>this predictor finds boxes: expected a box, got %1</source><translation>dieser Prädiktor findet Boxen: erwartet: eine Box, erhalten: %1</translation></message>
<message><source>box: the predictor finds %1 boxes, there is no box %2</source><translation>box: Das Vorhersageprogramm findet %1 Boxen, eine Box %2 gibt es nicht</translation></message>
<message><source>a predictor does not expose its inside, so nothing can be switched off in it</source><translation>in einem Prädiktor lässt sich nichts abschalten: er zeigt nichts von seinem Inneren</translation></message>
<message><source>features as colours: expected at least one picture to fit a basis on</source><translation>Merkmale als Farben: mindestens ein Bild erwartet, um eine Basis anzupassen</translation></message>
<message><source>embedding: expected at least one picture and one head count, got %1 and %2</source><translation>Embedding: mindestens ein Bild und eine Head-Anzahl erwartet, erhalten: %1 und %2</translation></message>
<message><source>%1 in float16</source><translation>%1 in float16</translation></message>
<message><source>%1: expected a folder of models</source><translation>%1: erwartet: ein Ordner mit Modellen</translation></message>
<message><source>%1: the cache has this model in other revisions: %2; append one of them as @REVISION</source><translation>%1: Der Cache hat dieses Modell in anderen Revisionen: %2; erwartet wird eine davon nach @</translation></message>
<message><source>%1: was made with %2, and this question uses %3</source><translation>%1: wurde mit %2 erstellt, und diese Frage ist %3</translation></message>
<message><source>no picture to compare with</source><translation>kein Bild zum Vergleichen</translation></message>
<message><source>lambda: expected %1 to %2, got %3</source><translation>lambda: erwartet: %1 bis %2; ist %3</translation></message>
<message><source>words for a selection: expected some of the points, and not all of them</source><translation>Wörter für eine Auswahl: erwartet: einige der Punkte, nicht alle</translation></message>
<message><source>What if takes activations from another picture, which a curve over many pictures cannot do; switch that off first</source><translation>„Was wäre, wenn“ nimmt Aktivierungen eines anderen Bildes, was eine Kurve über viele Bilder nicht kann; schalten Sie das zuerst aus</translation></message>
<message><source>the autoencoder&apos;s reconstruction</source><translation>die Rekonstruktion des Autoencoders</translation></message>
<message><source>%1: no such file, and no shipped model has this name%2</source><translation>%1: Diese Datei gibt es nicht, und kein mitgeliefertes Modell heißt so%2</translation></message>
<message><source>embedding: at most %1 tokens, got %2; choose fewer inputs or head counts, or one token an image</source><translation>Embedding: höchstens %1 Tokens, erhalten: %2; wählen Sie weniger Eingaben oder Head-Anzahlen, oder ein Token je Bild</translation></message>
<message><source>the tokens</source><translation>die Tokens</translation></message>
<message><source>embedding: no tokens to embed</source><translation>Embedding: keine Tokens zum Einbetten</translation></message>
<message><source>none of %1 pictures can be read: %2</source><translation>keines von %1 Bildern ist lesbar: %2</translation></message>
<message><source>embedding: %1 pictures have %2 tokens, of at most %3; choose fewer pictures or head counts, or one token a picture</source><translation>Embedding: %1 Bilder haben %2 Tokens, höchstens %3 sind möglich; wählen Sie weniger Bilder oder Head-Anzahlen, oder ein Token je Bild</translation></message>
<message><source>iteration %1</source><translation>Iteration %1</translation></message>
<message><source>iteration %1, %2 heads</source><translation>Iteration %1, %2 Heads</translation></message>
<message><source>features as colours: none of %1 pictures could be read</source><translation>Merkmale als Farben: Keines von %1 Bildern war lesbar</translation></message>
<message><source>%1; it is not used</source><translation>%1; sie wird nicht verwendet</translation></message>
<message><source>a Python pickle without PyTorch&apos;s mark</source><translation>ein Python-Pickle ohne die Kennung von PyTorch</translation></message>
<message><source>load it in Python with the library that wrote it, and save the weights with torch.save(state_dict, FILE) or safetensors.torch.save_file(state_dict, FILE)</source><translation>laden Sie es in Python so, wie es geschrieben wurde, und speichern Sie die Gewichte mit torch.save(state_dict, FILE) oder safetensors.torch.save_file(state_dict, FILE)</translation></message>
<message><source>a tar archive</source><translation>ein tar-Archiv</translation></message>
<message><source>it may be a PyTorch file from before 0.1.10: load it with torch.load(FILE) in Python and save the state dict with torch.save; unpack any other archive</source><translation>es ist vielleicht eine PyTorch-Datei aus der Zeit vor 0.1.10: Laden Sie sie in Python mit torch.load(FILE), und speichern Sie das State-Dict mit torch.save; jedes andere Archiv muss zuerst entpackt werden</translation></message>
<message><source>a picture, not a model</source><translation>ein Bild, kein Modell</translation></message>
<message><source>open it as an image</source><translation>öffnen Sie es als Bild</translation></message>
<message><source>an HDF5 file (Keras)</source><translation>eine HDF5-Datei (Keras)</translation></message>
<message><source>if it is transformers&apos; tf_model.h5, its version 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</source><translation>falls es die tf_model.h5 von transformers ist, konvertiert sie dessen Version 4: AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</translation></message>
<message><source>a model of Keras 3</source><translation>ein Modell von Keras 3</translation></message>
<message><source>its weights have Keras&apos;s names</source><translation>seine Gewichte haben die Namen von Keras</translation></message>
<message><source>a msgpack of Flax</source><translation>eine msgpack-Datei von Flax</translation></message>
<message><source>transformers 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</source><translation>transformers 4 konvertiert sie: AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</translation></message>
<message><source>an exported program of PyTorch (PT2)</source><translation>ein exportiertes Programm von PyTorch (PT2)</translation></message>
<message><source>write its weights in Python: torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</source><translation>schreiben Sie seine Gewichte in Python: torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</translation></message>
<message><source>a program of ExecuTorch</source><translation>ein Programm von ExecuTorch</translation></message>
<message><source>it was built for a device; open the network that it was exported from</source><translation>es wurde für ein Gerät gemacht; öffnen Sie das Netz, aus dem es exportiert wurde</translation></message>
<message><source>an engine of TensorRT</source><translation>eine Engine von TensorRT</translation></message>
<message><source>it was built for one GPU; open the network that it was built from, or its ONNX file</source><translation>sie wurde für eine einzige GPU gemacht; öffnen Sie das Netz, aus dem sie gebaut wurde, oder dessen ONNX-Datei</translation></message>
<message><source>a GGUF file</source><translation>eine GGUF-Datei</translation></message>
<message><source>open the model that it was made from. Its numbers in Python: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</source><translation>öffnen Sie das Modell, aus dem sie gemacht wurde. Ihre Zahlen in Python: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</translation></message>
<message><source>an ONNX model</source><translation>ein ONNX-Modell</translation></message>
<message><source>its weights have lost their names</source><translation>seine Gewichte haben ihre Namen verloren</translation></message>
<message><source>a TensorFlow Lite model</source><translation>ein TensorFlow-Lite-Modell</translation></message>
<message><source>a TensorFlow graph (SavedModel)</source><translation>ein Graph von TensorFlow (SavedModel)</translation></message>
<message><source>its weights are in files next to it</source><translation>seine Gewichte liegen daneben</translation></message>
<message><source>a Core ML model</source><translation>ein Modell von Core ML</translation></message>
<message><source>an OpenVINO model (.xml with its .bin)</source><translation>ein Modell von OpenVINO (.xml mit seiner .bin)</translation></message>
<message><source>an NCNN model (.param with its .bin)</source><translation>ein Modell von NCNN (.param mit seiner .bin)</translation></message>
<message><source>MXNet weights</source><translation>Gewichte von MXNet</translation></message>
<message><source>its weights have MXNet&apos;s names</source><translation>die Gewichte haben die Namen von MXNet</translation></message>
<message><source>a compiled program</source><translation>ein kompiliertes Programm</translation></message>
<message><source>open the network that it was made from</source><translation>öffnen Sie das Netz, aus dem es gemacht wurde</translation></message>
<message><source>%1: another program is downloading %2; wait for it, then try again</source><translation>%1: Ein anderes Programm lädt gerade %2 herunter; warten Sie darauf, und versuchen Sie es dann noch einmal</translation></message>
<message><source>%1/%2: expected %3 bytes, the hub sends %4</source><translation>%1/%2: erwartet: %3 Bytes, der Hub sendet %4</translation></message>
<message><source>%1: checksum mismatch: the hub promised %2, found %3; the download was discarded</source><translation>%1: Die Bytes sind nicht die, die der Hub versprochen hat: erwartet: Prüfsumme %2, gefunden: %3; nichts davon wird behalten</translation></message>
<message><source>%1: expected 1 to %2 shards beside %3%4.index.json, found %5</source><translation>%1: erwartet: 1 bis %2 Shards neben %3%4.index.json, gefunden: %5</translation></message>
<message><source>%1: the hub has %2 files of weights, such as %3 and %4; expected model.safetensors, pytorch_model.bin, or one</source><translation>%1: Der Hub hat %2 Dateien mit Gewichten, etwa %3 und %4; erwartet: model.safetensors, pytorch_model.bin oder eine einzige</translation></message>
<message><source>%1: expected weights as .safetensors, .bin or .pth, the hub has only %2 other files</source><translation>%1: erwartet: Gewichte als .safetensors, .bin oder .pth, der Hub hat keine: %2 andere Dateien</translation></message>
<message><source>%1: not enough room on this disk: expected %2 free, found %3</source><translation>%1: Auf diesem Datenträger ist nicht genug Platz: erwartet: %2 frei, gefunden: %3</translation></message>
<message><source>%1: expected a file or a folder of the cache, found a link</source><translation>%1: Datei oder Ordner des Caches erwartet, Link gefunden</translation></message>
<message><source>downloads need the package libcurl4: %1</source><translation>Downloads brauchen das Paket libcurl4: %1</translation></message>
<message><source>libcurl cannot be started</source><translation>libcurl lässt sich nicht starten</translation></message>
<message><source>%1 cannot be reached: %2</source><translation>%1 ist nicht erreichbar: %2</translation></message>
<message><source>%1 did not reply in time: %2</source><translation>%1 antwortet nicht rechtzeitig: %2</translation></message>
<message><source>%1: the connection was cut: %2</source><translation>%1: Die Verbindung brach ab: %2</translation></message>
<message><source>%1: the connection cannot be trusted: %2</source><translation>%1: keine vertrauenswürdige Verbindung: %2</translation></message>
<message><source>%1: no encrypted connection: %2</source><translation>%1: keine verschlüsselte Verbindung: %2</translation></message>
<message><source>%1: a header of the reply is longer than 100 kB: %2</source><translation>%1: Eine Kopfzeile der Antwort ist länger als 100 kB: %2</translation></message>
<message><source>%1: the reply cannot be understood: %2</source><translation>%1: Die Antwort ist nicht zu verstehen: %2</translation></message>
<message><source>libcurl gives no handle: not enough memory</source><translation>libcurl gibt kein Handle: Der Speicher reicht nicht aus</translation></message>
<message><source>SHA-256 and SHA-1 are not available in this OpenSSL</source><translation>SHA-256 und SHA-1 gibt es in diesem OpenSSL nicht</translation></message>
<message><source>the checksum failed</source><translation>die Prüfsumme ließ sich nicht berechnen</translation></message>
<message><source>libcurl has no function %1; downloads need the package libcurl4</source><translation>libcurl hat keine Funktion %1; Downloads brauchen das Paket libcurl4</translation></message>
<message><source>%1: the hub sends another part than requested: %2</source><translation>%1: Der Hub sendet einen anderen Teil als den erbetenen: %2</translation></message>
<message><source>%1: expected %2 bytes, the hub announces %3</source><translation>%1: erwartet: %2 Bytes, der Hub will %3 senden</translation></message>
<message><source>%1: expected %2 bytes, the hub sends more</source><translation>%1: erwartet: %2 Bytes, der Hub sendet mehr</translation></message>
<message><source>colour map of unsigned maps</source><translation>Farbpalette von Karten ohne Vorzeichen</translation></message>
<message><source>colour map of signed maps</source><translation>Farbpalette von Karten mit Vorzeichen</translation></message>
<message><source>opacity of the map over the picture, 0 to 1</source><translation>Deckkraft der Karte über dem Bild, 0 bis 1</translation></message>
<message><source>hide values below this share of the range, 0 to 1</source><translation>Werte unter diesem Anteil des Bereichs ausblenden, 0 bis 1</translation></message>
<message><source>draw low values as opaque as high ones</source><translation>niedrige Werte so deckend wie hohe zeichnen</translation></message>
<message><source>draw one flat square per token</source><translation>ein gleichmäßiges Quadrat je Token zeichnen</translation></message>
<message><source>draw lines between patches</source><translation>Linien zwischen Patches zeichnen</translation></message>
<message><source>keep the picture&apos;s colours under signed maps</source><translation>die Farben des Bildes unter Karten mit Vorzeichen behalten</translation></message>
<message><source>use one colour range for the whole strip</source><translation>einen Farbbereich für den ganzen Streifen verwenden</translation></message>
<message><source>ring outlier patches and exclude them from the colour range</source><translation>Ausreißer-Patches umranden und vom Farbbereich ausnehmen</translation></message>
<message><source>share of the values beyond each end of the colour range, 0 to 0.25</source><translation>Anteil der Werte jenseits jedes Endes des Farbbereichs, 0 bis 0.25</translation></message>
<message><source>lower end of the colours, as a share of the range; unsigned maps only</source><translation>unteres Ende der Farben, als Anteil des Bereichs; nur für Karten ohne Vorzeichen</translation></message>
<message><source>upper end of the colours, as a share of the range</source><translation>oberes Ende der Farben, als Anteil des Bereichs</translation></message>
<message><source>exponent of the position in the range; below 1, low values show</source><translation>Exponent der Lage im Bereich; unter 1 treten niedrige Werte hervor</translation></message>
<message><source>%1: holds results of another model or other settings than %2</source><translation>%1: enthält Ergebnisse eines anderen Modells oder anderer Einstellungen als %2</translation></message>
<message><source>%1: is shard %2, and %3 is shard %4</source><translation>%1: ist Shard %2, und %3 ist Shard %4</translation></message>
<message><source>%1: is shard %2, and the key %3 in it belongs to shard %4/%5</source><translation>%1: ist Shard %2, und der Schlüssel %3 darin gehört zu Shard %4/%5</translation></message>
<message><source>%1: is shard %2, as %3 is</source><translation>%1: ist Shard %2, ebenso wie %3</translation></message>
<message><source>of %1 shards, %2 is missing from the stores to merge</source><translation>von %1 Shards ist %2 nicht unter den zusammenzuführenden Ergebnisdateien</translation></message>
<message><source>of %1 shards, %2 are missing from the stores to merge</source><translation>von %1 Shards sind %2 nicht unter den zusammenzuführenden Ergebnisdateien</translation></message>
<message><source>%1: changed while it was read</source><translation>%1: hat sich während des Lesens geändert</translation></message>
<message><source>%1: expected a store of results, found an empty file</source><translation>%1: Ergebnisdatei erwartet, eine leere Datei gefunden</translation></message>
<message><source>%1: shard %2 is incomplete: it ends after %3 pictures. Run it again; it continues after them</source><translation>%1: Shard %2 ist nicht vollständig: Er endet nach %3 Bildern. Führen Sie ihn erneut aus; er fährt dahinter fort</translation></message>
<message><source>the key %1 is in %2 and in %3</source><translation>der Schlüssel %1 ist in %2 und in %3</translation></message>
<message><source>it is incomplete</source><translation>sie ist nicht vollständig</translation></message>
<message><source>%1: was not written, because reading it back failed: %2</source><translation>%1: wurde nicht geschrieben, weil das, was zurückgelesen wurde, keine Ergebnisdatei ist: %2</translation></message>
<message><source>expected stores of one format, got %1 and %2</source><translation>Ergebnisdateien eines Formats erwartet, erhalten: %1 und %2</translation></message>
<message><source>%1: more than %2 lines; give folders or tars, or split the list</source><translation>%1: mehr als %2 Zeilen; geben Sie Ordner oder Tars an, oder verwenden Sie mehr Listen</translation></message>
<message><source>%1: line %2: expected one name per line in UTF-8, found a zero byte; save it as UTF-8</source><translation>%1: Zeile %2: ein Name je Zeile in UTF-8 erwartet, aber ein Nullbyte gefunden; speichern Sie die Datei als UTF-8</translation></message>
<message><source>%1: expected one name per line, found a line of more than %2 bytes</source><translation>%1: ein Name je Zeile erwartet, eine Zeile von mehr als %2 Byte gefunden</translation></message>
<message><source>%1 min %2 s</source><translation>%1 min %2 s</translation></message>
<message><source>%1 h %2 min</source><translation>%1 h %2 min</translation></message>
<message><source>the variable %1: expected a whole number, found %2</source><translation>die Variable %1: erwartet: eine ganze Zahl, gefunden: %2</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>die Variable SLURM_ARRAY_TASK_ID ist ohne SLURM_ARRAY_TASK_COUNT da, was nicht sagt, welcher Shard dies ist; geben Sie --shard I/N an</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>die Variable SLURM_ARRAY_TASK_ID ist ohne SLURM_ARRAY_TASK_ID da, was nicht sagt, welcher Shard dies ist; geben Sie --shard I/N an</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>die Variable SLURM_ARRAY_TASK_COUNT ist ohne SLURM_ARRAY_TASK_COUNT da, was nicht sagt, welcher Shard dies ist; geben Sie --shard I/N an</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>die Variable SLURM_ARRAY_TASK_COUNT ist ohne SLURM_ARRAY_TASK_ID da, was nicht sagt, welcher Shard dies ist; geben Sie --shard I/N an</translation></message>
<message><source>this job array has gaps (%1 tasks from %2 to %3), so the number of shards is unknown; give --shard $SLURM_ARRAY_TASK_ID/N</source><translation>dieses Array von Jobs hat Lücken (%1 Aufgaben von %2 bis %3), was nicht sagt, wie viele Shards es sind; geben Sie --shard $SLURM_ARRAY_TASK_ID/N an</translation></message>
<message><source>it holds results of %1, not of %2</source><translation>sie enthält Ergebnisse von %1, nicht von %2</translation></message>
<message><source>its %1 is %2 instead of %3</source><translation>%1 ist dort %2, und hier %3</translation></message>
<message><source>its settings differ</source><translation>ihre Einstellungen sind andere</translation></message>
<message><source>%1: a store of version %2; this program reads version %3</source><translation>%1: eine Ergebnisdatei der Version %2, und dieses Programm liest Version %3</translation></message>
<message><source>%1: its first line names no shard</source><translation>%1: Die erste Zeile nennt keinen Shard</translation></message>
<message><source>%1: was changed after completion: %2 pictures were written, and %3 are present. Move the file away and start again</source><translation>%1: wurde geändert, seit sie vollständig war: %2 Bilder wurden geschrieben, und %3 sind da. Verschieben Sie die Datei, und beginnen Sie neu</translation></message>
<message><source>%1: was changed after completion: the checksum over its %2 pictures does not match. Move the file away and start again</source><translation>%1: wurde geändert, seit sie vollständig war: Die Prüfsumme über ihre %2 Bilder passt nicht. Verschieben Sie die Datei, und beginnen Sie neu</translation></message>
<message><source>%1: its last line does not list what was written</source><translation>%1: Die letzte Zeile sagt nicht, was geschrieben wurde</translation></message>
<message><source>--store: expected a name that ends in .jsonl (a line per picture) or .tar (with arrays), got &apos;%1&apos;</source><translation>--store: erwartet: ein Name, der auf .jsonl (eine Zeile je Bild) oder .tar (mit Arrays) endet, erhalten: „%1“</translation></message>
<message><source>%1: damaged from byte %2 on, after %3 pictures: wrong checksum. Move the file away and start again</source><translation>%1: ist ab Byte %2 beschädigt, hinter %3 Bildern: Eine Prüfsumme passt nicht. Verschieben Sie die Datei, und beginnen Sie neu</translation></message>
<message><source>%1: has data after its end, at byte %2</source><translation>%1: enthält etwas hinter ihrem Ende, bei Byte %2</translation></message>
<message><source>%1: has a line without a key at byte %2</source><translation>%1: enthält eine Zeile ohne Schlüssel bei Byte %2</translation></message>
<message><source>trustworthiness: expected 1 to fewer than half of %1 neighbours, got %2</source><translation>Vertrauenswürdigkeit: erwartet: 1 bis weniger als die Hälfte von %1 Nachbarn, erhalten: %2</translation></message>
<message><source>t-SNE: %1: expected %2 to %3, got %4</source><translation>t-SNE: %1: erwartet: %2 bis %3, erhalten: %4</translation></message>
<message><source>exaggerated iterations</source><translation>Iterationen mit Exaggeration</translation></message>
<message><source>learning rate</source><translation>Lernrate</translation></message>
<message><source>t-SNE: perplexity %1 needs at least %2 points, three for each effective neighbour; got %3</source><translation>t-SNE: Perplexität %1 braucht mindestens %2 Punkte, drei für jeden effektiven Nachbarn; erhalten: %3</translation></message>
<message><source>t-SNE: expected %1 x %2 numbers, got %3</source><translation>t-SNE: erwartet: %1 x %2 Zahlen, erhalten: %3</translation></message>
<message><source>t-SNE: start: expected %1 points, got %2 and %3</source><translation>t-SNE: Start: erwartet: %1 Punkte, erhalten: %2 und %3</translation></message>
<message><source>t-SNE: component %1 of vector %2 is not a finite number</source><translation>t-SNE: Komponente %1 von Vektor %2 ist keine endliche Zahl</translation></message>
<message><source>t-SNE: theta: expected 0 to 0.7, got %1</source><translation>t-SNE: theta: erwartet: 0 bis 0.7, erhalten: %1</translation></message>
<message><source>figure: unknown format</source><translation>Abbildung: unbekanntes Format</translation></message>
<message><source>figure: the PNG could not be written: %1</source><translation>Abbildung: Das PNG konnte nicht geschrieben werden: %1</translation></message>
<message><source>figure: the SVG has no description</source><translation>Abbildung: Das SVG hat keine Beschreibung</translation></message>
<message><source>figure: %1 x %2 pixels; expected at most %3 a side and %4 million in all. Ask for a smaller --dpi or --width-mm, or for SVG or PDF</source><translation>Abbildung: %1 x %2 Pixel; erwartet: höchstens %3 je Seite und insgesamt %4 Millionen. Verlangen Sie kleinere --dpi oder --width-mm, oder SVG oder PDF</translation></message>
<message><source>figure: not enough memory for %1 x %2 pixels</source><translation>Abbildung: Der Speicher reicht für %1 x %2 Pixel nicht aus</translation></message>
<message><source>figure before-after: no change given; expected one, such as --without heads:7.3</source><translation>Abbildung before-after: Nichts ist abgeschaltet oder ersetzt; erwartet: eine Änderung, etwa --without heads:7.3</translation></message>
<message><source>figure before-after: expected one method, whose maps share a colour range; got %1</source><translation>Abbildung before-after: erwartet: eine Methode, deren Karten sich einen Farbbereich teilen; erhalten: %1</translation></message>
<message><source>figure feature: expected a feature of an autoencoder, as --sae FILE --target feature:4711</source><translation>figure feature: erwartet wird ein Merkmal eines Autoencoders, etwa --sae FILE --target feature:4711</translation></message>
<message><source>--index: figure %1 does not show a feature&apos;s strongest pictures</source><translation>--index: die Abbildung %1 zeigt keine Bilder, auf denen ein Merkmal am stärksten ist</translation></message>
<message><source>figure head-matrix: expected one method and one head count, got %1 and %2</source><translation>Abbildung head-matrix: erwartet: eine Methode und eine Head-Anzahl, erhalten: %1 und %2</translation></message>
<message><source>figure head-matrix: --against: a matrix explains one class</source><translation>Abbildung head-matrix: --against: Eine Matrix erklärt eine Klasse</translation></message>
<message><source>figure head-matrix: method %1 has no map per head</source><translation>Abbildung head-matrix: Methode %1 hat keine Karte eines einzelnen Heads</translation></message>
<message><source>figure %1: a predictor does not expose the inside of a network; expected methods-grid</source><translation>figure %1: ein Prädiktor zeigt nichts vom Inneren eines Netzes; erwartet wird methods-grid</translation></message>
<message><source>figure %1: expected INPUT: image files, folders or .npy arrays</source><translation>Abbildung %1: INPUT erwartet: Bilddateien, Ordner oder .npy-Arrays</translation></message>
<message><source>figure feature: expected one picture, got %1</source><translation>figure feature: erwartet wird ein Bild, gefunden %1</translation></message>
<message><source>figure: %1 mm high; expected at most %2 mm. Ask for fewer pictures or more columns</source><translation>Abbildung: %1 mm hoch; erwartet: höchstens %2 mm. Verlangen Sie weniger Bilder oder mehr Spalten</translation></message>
<message><source>--axes: expected params, ram, macs or heads, got &apos;%1&apos;</source><translation>--axes: erwartet params, ram, macs oder heads, gefunden „%1“</translation></message>
<message><source>--axes: MACs are already the other axis; expected params or ram, or an accuracy with --accuracy FOLDER</source><translation>--axes: MACs sind schon die andere Achse; erwartet: params oder ram, oder eine Genauigkeit mit --accuracy FOLDER</translation></message>
<message><source>figure: nothing has been measured yet</source><translation>Abbildung: noch nichts gemessen</translation></message>
<message><source>%1: expected numbers from %2 to %3, as 3,6,9-12; got &apos;%4&apos;</source><translation>%1: erwartet: Zahlen von %2 bis %3, etwa 3,6,9-12; erhalten: „%4“</translation></message>
<message><source>%1: expected %2 of Hydrascope (JSON with format &quot;%3&quot;)</source><translation>%1: erwartet: %2 von Hydrascope (JSON mit dem Format &quot;%3&quot;)</translation></message>
<message><source>1 to %1 characters</source><translation>1 bis %1 Zeichen</translation></message>
<message><source>%1: written by a later version (format %2); this one reads up to %3</source><translation>%1: von einer späteren Version geschrieben (Format %2); diese liest bis %3</translation></message>
<message><source>figure: expected pictures of at most %1 megapixels together, got more with %2</source><translation>Abbildung: erwartet: Bilder von zusammen höchstens %1 Megapixeln, erhalten: mehr mit %2</translation></message>
<message><source>iteration %1 of %2 points</source><translation>Iteration %1 mit %2 Punkten</translation></message>
<message><source>figure: expected 1 to %1 panels, got %2 pictures by %3 columns</source><translation>Abbildung: erwartet: 1 bis %1 Teilbilder, erhalten: %2 Bilder mal %3 Spalten</translation></message>
<message><source>--width-mm: %1 heads on a page of %2 mm would be %3 mm wide; expected at least %4 mm</source><translation>--width-mm: %1 Heads auf einer Seite von %2 mm wären %3 mm breit; erwartet: mindestens %4 mm</translation></message>
<message><source>figure: the PDF has no table of objects</source><translation>Abbildung: Das PDF hat keine Objekttabelle</translation></message>
<message><source>figure: the PDF&apos;s table of objects is truncated</source><translation>Abbildung: Die Objekttabelle des PDF ist abgeschnitten</translation></message>
<message><source>figure: the PDF has no %1</source><translation>Abbildung: Das PDF hat kein %1</translation></message>
<message><source>keep a picture first: its activations are used</source><translation>merken Sie zuerst ein Bild: Die Aktivierungen werden ihm entnommen</translation></message>
<message><source>features need a sparse autoencoder; open one first</source><translation>Merkmale gehören zu einem Sparse Autoencoder; zuerst einen öffnen</translation></message>
<message><source>--columns: %1 panels on a page of %2 mm would be %3 mm wide; expected at least %4 mm. Ask for fewer columns, a wider page or a smaller font</source><translation>--columns: %1 Teilbilder auf einer Seite von %2 mm wären %3 mm breit; erwartet: mindestens %4 mm. Verlangen Sie weniger Spalten, eine breitere Seite oder eine kleinere Schrift</translation></message>
<message><source>%1: %2 bytes of JSON; expected at most %3</source><translation>%1: %2 Byte JSON; erwartet: höchstens %3</translation></message>
<message><source>%1: is not JSON: a NUL byte at %2</source><translation>%1: kein JSON: NUL-Byte bei %2</translation></message>
<message><source>%1: %2: nested more than %3 deep; expected plain settings</source><translation>%1: %2: mehr als %3 Ebenen tief verschachtelt; einfache Einstellungen erwartet</translation></message>
<message><source>%1: %2: more than %3 values so far; expected at most as many</source><translation>%1: %2: bis hierher mehr als %3 Werte; höchstens so viele erwartet</translation></message>
<message><source>%1: expected a JSON object</source><translation>%1: JSON-Objekt erwartet</translation></message>
<message><source>%1: the entry &quot;%2&quot; of this training&apos;s checkpoint</source><translation>%1: der Eintrag &quot;%2&quot; des Checkpoints dieses Trainings</translation></message>
<message><source>%1 is absent</source><translation>%1 fehlt</translation></message>
<message><source>%1 is damaged: expected a JSON object</source><translation>%1 ist beschädigt: JSON-Objekt erwartet</translation></message>
<message><source>feature basis</source><translation>Merkmalsbasis</translation></message>
<message><source>provenance: an object</source><translation>provenance: ein Objekt</translation></message>
<message><source>something else</source><translation>etwas anderes</translation></message>
<message><source>tensor %1: safetensors has no type for %2</source><translation>Tensor %1: safetensors hat keinen Namen für %2</translation></message>
<message><source>%1: not an index of shards (%2 bytes; expected JSON of at most %3)</source><translation>%1: kein Index von Shards (%2 Byte; erwartet: JSON von höchstens %3)</translation></message>
<message><source>%1: expected an index of shards (JSON with a weight_map of tensor names to files)</source><translation>%1: erwartet: ein Index von Shards (JSON mit einer weight_map von Tensornamen auf Dateien)</translation></message>
<message><source>the index does not tell where its pictures are</source><translation>der Index sagt nicht, wo seine Bilder liegen</translation></message>
<message><source>--shard: expected I/N, like 3/8, got &apos;%1&apos;</source><translation>--shard: erwartet wird I/N, wie 3/8, gegeben war „%1“</translation></message>
<message><source>INPUT: pictures, folders or tars, or --list FILE</source><translation>INPUT: Bilder, Ordner oder tars, oder --list FILE</translation></message>
<message><source>--shard: expected I/N with I from 1 to N and N up to %1, got &apos;%2&apos;</source><translation>--shard: erwartet: I/N mit I von 1 bis N und N bis %1, erhalten: „%2“</translation></message>
<message><source>from %1 to %2</source><translation>von %1 bis %2</translation></message>
<message><source>%1 and %2</source><translation>%1 und %2</translation></message>
<message><source>%1: contains a network with prefix %2; expected one; --network PREFIX chooses</source><translation>%1: enthält ein Netz, hinter %2; erwartet: eines; --network PREFIX wählt</translation></message>
<message><source>%1: contains several networks, with prefixes %2; expected one; --network PREFIX chooses</source><translation>%1: enthält mehrere Netze, hinter %2; erwartet: eines; --network PREFIX wählt</translation></message>
<message><source>the file does not tell how many heads this model has: %1 of %2 features are assumed. With a wrong number the model runs, but its output is meaningless. Set it with --num-heads or in the Model panel</source><translation>die Datei sagt nicht, wie viele Heads dieses Modell hat: angenommen werden %1 mit je %2 Merkmalen. Mit einer falschen Zahl läuft das Modell, aber seine Ausgabe ist bedeutungslos. Festlegen lässt sie sich mit --num-heads oder im Bereich Modell</translation></message>
<message><source>%1: the file does not tell how many heads this model has, and its width of %2 is not a multiple of the usual 64 per head; set --num-heads</source><translation>%1: die Datei sagt nicht, wie viele Heads dieses Modell hat, und seine Breite %2 ist kein Vielfaches der üblichen 64 je Head; geben Sie --num-heads an</translation></message>
<message><source>%1: %2 heads (%3) do not divide the width of %4; set --num-heads</source><translation>%1: %2 Heads (%3) teilen die Breite %4 nicht; geben Sie --num-heads an</translation></message>
<message><source>%1: num_heads %2 (%3) was requested, but the tensors have %4</source><translation>%1: Verlangt wurde num_heads %2 (%3), aber die Tensoren haben %4</translation></message>
<message><source>%1: the tensors give head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: Die Tensoren nennen head_dim %2, aber %3 Heads einer Breite von %4 haben %5</translation></message>
<message><source>%1: metadata gives head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: Die Metadaten nennen head_dim %2, aber %3 Heads einer Breite von %4 haben %5</translation></message>
<message><source>head order</source><translation>head order</translation></message>
<message><source>outlier neurons</source><translation>outlier neurons</translation></message>
<message><source>head means</source><translation>head means</translation></message>
<message><source>expected a short text &quot;%1&quot;</source><translation>erwartet: ein kurzer Text &quot;%1&quot;</translation></message>
<message><source>%1: the configuration of this training names no model</source><translation>%1: Die Konfiguration dieses Trainings nennt kein Modell</translation></message>
<message><source>the variable HYDRA_MEMORY: expected megabytes from 1 to %1, found %2</source><translation>die Variable HYDRA_MEMORY: erwartet: Megabyte von 1 bis %1, gefunden: %2</translation></message>
<message><source>%1: no such file, and no such model in the cache of the Hugging Face hub: %2; hydrascope-cli download %3 fetches it</source><translation>%1: Es gibt keine solche Datei, und der Cache des Hugging-Face-Hubs hat kein solches Modell: %2; hydrascope-cli download %3 lädt es herunter</translation></message>
<message><source>model name</source><translation>Modellname</translation></message>
<message><source>%1: expected one sub-folder per class, found pictures only in deeper ones, e.g. %2</source><translation>%1: einen Unterordner je Klasse erwartet, Bilder nur in tieferen gefunden, z. B. %2</translation></message>
<message><source>%1: written by a later version</source><translation>%1: von einer späteren Version geschrieben</translation></message>
<message><source>--%1: its picture has no file, so the evidence could not be recomputed; save the picture and choose its file</source><translation>--%1: Sein Bild hat keine Datei, so dass sich die Belege nicht erneut berechnen ließen; bitte das Bild speichern und seine Datei wählen</translation></message>
<message><source>column %1 has %2 rows of %3</source><translation>Spalte %1 hat %2 Zeilen von %3</translation></message>
<message><source>table: unknown format</source><translation>Tabelle: unbekanntes Format</translation></message>
<message><source>a table of points has no column %1</source><translation>eine Tabelle von Punkten hat keine Spalte %1</translation></message>
<message><source>a map cannot be written as .%1</source><translation>Eine Karte wird hier nicht als .%1 geschrieben</translation></message>
<message><source>no panel has a map yet</source><translation>noch kein Teilbild hat eine Karte</translation></message>
<message><source>expected a name that ends in .csv, .json or .npz, got &apos;.%1&apos;</source><translation>erwartet: ein Name, der auf .csv, .json oder .npz endet, erhalten: „.%1“</translation></message>
<message><source>an array of %1 dimensions has no .npy header</source><translation>ein Array mit %1 Dimensionen hat keinen .npy-Kopf</translation></message>
<message><source>%1 arrays of %2 bytes: an .npz file holds at most %3 arrays and %4 bytes here</source><translation>%1 Arrays mit %2 Byte: Eine .npz-Datei fasst hier höchstens %3 Arrays und %4 Byte</translation></message>
<message><source>a quote is not closed</source><translation>ein Anführungszeichen wird nicht geschlossen</translation></message>
<message><source>a side is larger than any file can hold</source><translation>eine Seite ist größer, als eine Datei sein könnte</translation></message>
<message><source>%1: its tensors have %2 numbers from %3 stored ones; weights do not repeat that often</source><translation>%1: Ihre Tensoren sind %2 Zahlen aus %3 gespeicherten; Gewichte wiederholen sich nicht so oft</translation></message>
<message><source>%1: not a model file, or it was cut off (%2 bytes; a file of weights begins with 8 bytes of header length)</source><translation>%1: keine Modelldatei, oder sie wurde abgeschnitten (%2 Byte; eine Gewichtsdatei beginnt mit 8 Byte für die Länge des Kopfes)</translation></message>
<message><source>%1: not a model file, or it was cut off (the header length reads %2 bytes, the file has %3)</source><translation>%1: keine Modelldatei, oder sie wurde abgeschnitten (als Länge des Kopfes sind %2 Byte angegeben, die Datei hat %3)</translation></message>
<message><source>%1: a file whose name cannot be read</source><translation>%1: eine Datei, deren Name nicht lesbar ist</translation></message>
<message><source>%1: a file with a name of %2 bytes; expected 1 to %3</source><translation>%1: eine Datei mit einem Namen von %2 Byte; erwartet: 1 bis %3</translation></message>
<message><source>an invalid memo index</source><translation>ein ungültiger Memo-Index</translation></message>
<message><source>no directory at its end; is the file complete?</source><translation>kein Verzeichnis am Ende; ist die Datei vollständig?</translation></message>
<message><source>entry %1 of its directory is not a valid entry</source><translation>Eintrag %1 seines Verzeichnisses ist kein gültiger Eintrag</translation></message>
<message><source>entry %1 reaches beyond the directory</source><translation>Eintrag %1 reicht über das Verzeichnis hinaus</translation></message>
<message><source>entry %1 is encrypted</source><translation>Eintrag %1 ist verschlüsselt</translation></message>
<message><source>entry %1 uses compression method %2; expected stored or deflated</source><translation>Eintrag %1 ist mit Methode %2 gepackt; erwartet: stored oder deflated</translation></message>
<message><source>entry %1 is not where the directory says (byte %2)</source><translation>Eintrag %1 ist nicht da, wo das Verzeichnis ihn nennt (Byte %2)</translation></message>
<message><source>entry %1 of %2 bytes reaches beyond the file&apos;s data</source><translation>Eintrag %1 mit %2 Byte reicht über die Daten der Datei hinaus</translation></message>
<message><source>entry %1 differs from its directory entry</source><translation>Eintrag %1 weicht von seinem Verzeichniseintrag ab</translation></message>
<message><source>%1: no such camera, or another program uses it</source><translation>%1: Diese Kamera gibt es nicht, oder ein anderes Programm benutzt sie</translation></message>
<message><source>%1: cannot be opened as a stream of pictures</source><translation>%1: Dort ließ sich kein Bilder-Stream öffnen</translation></message>
<message><source>HF_ENDPOINT: expected an address as https://huggingface.co, got %1</source><translation>HF_ENDPOINT: erwartet: eine Adresse wie https://huggingface.co, erhalten: %1</translation></message>
<message><source>truncated: needs byte %1 of %2</source><translation>abgeschnitten: Verlangt wird Byte %1 von %2</translation></message>
<message><source>a PNM number is missing at byte %1; truncated?</source><translation>eine PNM-Zahl fehlt bei Byte %1; abgeschnitten?</translation></message>
<message><source>the id of a picture or file (hexadecimal digits)</source><translation>die Id eines Bildes oder einer Datei (hexadezimale Ziffern)</translation></message>
<message><source>; save a list or dictionary of names in a program as JSON (Python: json.dump), or one name per line</source><translation>; die Liste oder das Dictionary der Namen eines Programms ist als JSON zu speichern (Python: json.dump), oder ein Name je Zeile</translation></message>
<message><source>%1: expected class names, found code, %2%3</source><translation>%1: Klassennamen erwartet, Code gefunden, %2%3</translation></message>
<message><source>%1: found a TensorFlow label map, %2; expected its names one per line, in the order of their ids</source><translation>%1: gefunden: eine Label-Map von TensorFlow, %2; erwartet: ihre Namen, einer je Zeile, in der Reihenfolge ihrer IDs</translation></message>
<message><source>expected pixels from %1 to %2, as 224 or as 192x256 (height x width), got &apos;%3&apos;</source><translation>erwartet: Pixel von %1 bis %2, etwa 224 oder 192x256 (Höhe x Breite), erhalten: „%3“</translation></message>
<message><source>heads: %1 heads do not divide the vision head&apos;s hidden width, %2, evenly</source><translation>heads: Mit %1 Köpfen wäre die verborgene Breite des Bildkopfes, %2, ein Bruch</translation></message>
<message><source>%1: not an array in NumPy&apos;s format: %2</source><translation>%1 ist kein Array im Format von NumPy: %2</translation></message>
<message><source>%1: its header claims %2 bytes</source><translation>%1: der Header soll %2 Bytes lang sein</translation></message>
<message><source>%1: expected scores of shape %2, got %3</source><translation>%1: erwartet: Scores der Form %2, gefunden: %3</translation></message>
<message><source>a line of a store takes at most %1 bytes and %2 values, and this one has %3 bytes and %4 values; request less at once</source><translation>eine Zeile einer Ergebnisdatei fasst höchstens %1 Byte und %2 Werte, und diese hat %3 Byte und %4 Werte; fordern Sie weniger auf einmal an</translation></message>
<message><source>truncated</source><translation>abgeschnitten</translation></message>
<message><source>a file of %1 bytes named by %2 bytes does not fit into a tar</source><translation>eine Datei von %1 Byte mit einem Namen von %2 Byte passt nicht in ein tar</translation></message>
<message><source>%1: precompiled_charsmap: expected base64</source><translation>%1: precompiled_charsmap: erwartet: Base64</translation></message>
<message><source>a whole number</source><translation>eine ganze Zahl</translation></message>
<message><source>%1: expected UTF-8, found none at byte %2 of %3</source><translation>%1: erwartet: UTF-8, Byte %2 von %3 ist keines</translation></message>
<message><source>%1: expected a gzip file of at most %2 bytes of text</source><translation>%1: erwartet: eine gzip-Datei mit höchstens %2 Byte Text</translation></message>
<message><source>%1: &quot;labels&quot; and &quot;features&quot; are both 0: the teacher has no effect</source><translation>%1: &quot;labels&quot; und &quot;features&quot; sind beide 0: Der Lehrer hat keine Wirkung</translation></message>
<message><source>%1: more than the %2 bytes allowed</source><translation>%1: mehr als die hier erlaubten %2 Byte</translation></message>
<message><source>--%1 expects %2, got an empty text</source><translation>--%1 erwartet %2, erhalten: ein leerer Text</translation></message>
<message><source>--engine snakemake: expected words in UTF-8, got %1; slurm and parallel take any bytes</source><translation>--engine snakemake: Wörter in UTF-8 erwartet, erhalten: %1; slurm und parallel nehmen beliebige Bytes an</translation></message>
<message><source>--store: Snakemake treats braces as wildcards; expected a name without them, got %1</source><translation>--store: Snakemake hält, was in geschweiften Klammern steht, für einen Platzhalter; erwartet: ein Name ohne sie, erhalten: %1</translation></message>
<message><source>For example:</source><translation>Zum Beispiel:</translation></message>
<message><source>hydrascope-cli %1 --help all lists %2 options</source><translation>hydrascope-cli %1 --help all nennt %2 Optionen</translation></message>
<message><source>--day: expected a date, like 2026-12-01, got &apos;%1&apos;</source><translation>--day: erwartet einen Tag, wie 2026-12-01; angegeben: „%1“</translation></message>
<message><source>--curves: a shard covers part of the pictures; expected merge --curves, which covers all</source><translation>--curves: Ein Shard hat nur einen Teil der Bilder; erwartet wird merge --curves, von allen</translation></message>
<message><source>Settings of a method</source><translation>Einstellungen einer Methode</translation></message>
<message><source>unknown field %1; expected %2</source><translation>unbekanntes Feld %1; erwartet: %2</translation></message>
<message><source>%1: expected a text, a number or a list of them, got %2</source><translation>%1: erwartet: ein Text, eine Zahl oder eine Liste davon, erhalten: %2</translation></message>
<message><source>%1: a NUL byte in %2</source><translation>%1: ein NUL-Byte in %2</translation></message>
<message><source>%1: expected {&quot;private&quot;: &quot;NAME&quot;}</source><translation>%1: erwartet: {&quot;private&quot;: &quot;NAME&quot;}</translation></message>
<message><source>%1: expected a private name of 1 to %2 bytes without / and without a leading dot, got %3</source><translation>%1: erwartet: ein eigener Name von 1 bis %2 Byte ohne / und ohne Punkt am Anfang, erhalten: %3</translation></message>
<message><source>&quot;id&quot;: expected an integer, or a text of at most %1 bytes</source><translation>&quot;id&quot;: erwartet: eine ganze Zahl oder ein Text von höchstens %1 Byte</translation></message>
<message><source>%1: expected the name and the file of a bundle entry, found %2 and %3</source><translation>%1: erwartet Name und Datei von etwas im Bündel, gefunden %2 und %3</translation></message>
<message><source>%1: %2: expected a file of the bundle, found %3</source><translation>%1: %2: erwartet eine Datei des Bündels, gefunden %3</translation></message>
<message><source>%1: %2 bytes, more than the %3 of a session</source><translation>%1: %2 Byte, mehr als die %3 einer Sitzung</translation></message>
<message><source>%1: expected a session of Hydrascope</source><translation>%1: erwartet: eine Sitzung von Hydrascope</translation></message>
<message><source>--font: expected an installed family, got &apos;%1&apos;</source><translation>--font: erwartet: eine installierte Schriftfamilie, erhalten: „%1“</translation></message>
<message><source>figures need a font: expected one of DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, or --font FAMILY; found none of them among %1 families</source><translation>Abbildungen brauchen eine Schrift: erwartet: DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica oder --font FAMILY; keine davon unter %1 Familien gefunden</translation></message>
<message><source>figure: the PDF has no object with %1</source><translation>Abbildung: Das PDF hat kein Objekt mit %1</translation></message>
<message><source>--out: expected a file for the points, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf or .png</source><translation>--out: erwartet eine Datei für die Punkte, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf oder .png</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 with --accuracy expects MODEL</source><translation>--arch: Eine Form ohne Gewichte hat nur Kosten; Abbildung %1 mit --accuracy erwartet MODEL</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 expects MODEL</source><translation>--arch: Eine Form ohne Gewichte hat nur Kosten; Abbildung %1 erwartet MODEL</translation></message>
<message><source>No such file or directory</source><translation>Datei oder Verzeichnis nicht gefunden</translation></message>
<message><source>Permission denied</source><translation>Keine Berechtigung</translation></message>
<message><source>Is a directory</source><translation>Ist ein Verzeichnis</translation></message>
<message><source>Not a directory</source><translation>Ist kein Verzeichnis</translation></message>
<message><source>No space left on device</source><translation>Auf dem Gerät ist kein Speicherplatz mehr frei</translation></message>
<message><source>File exists</source><translation>Die Datei existiert bereits</translation></message>
<message><source>Input/output error</source><translation>Eingabe-/Ausgabefehler</translation></message>
<message><source>Read-only file system</source><translation>Das Dateisystem ist nur lesbar</translation></message>
<message><source>Too many open files</source><translation>Zu viele offene Dateien</translation></message>
<message><source>File name too long</source><translation>Der Dateiname ist zu lang</translation></message>
<message><source>Broken pipe</source><translation>Unterbrochene Pipe</translation></message>
<message><source>Cannot allocate memory</source><translation>Nicht genügend Speicher verfügbar</translation></message>
</context>
</TS>

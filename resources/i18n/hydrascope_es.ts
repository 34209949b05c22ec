<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
<name>window</name>
<message><source>token %1 (row %2, col %3)</source><translation>token %1 (fila %2, col. %3)</translation></message>
<message><source>mean of the patches</source><translation>media de los parches</translation></message>
<message><source>class token</source><translation>token de clase</translation></message>
<message><source>prefix token %1</source><translation>token de prefijo %1</translation></message>
<message><source>length %1</source><translation>longitud %1</translation></message>
<message><source>at (%1, %2)</source><translation>en (%1, %2)</translation></message>
<message><source>%1 points of %2, %3</source><translation>%1 puntos de %2, %3</translation></message>
<message><source>%1 pictures</source><translation>%1 imágenes</translation></message>
<message><source>t-SNE, %1, perplexity %2, seed %3</source><translation>t-SNE, %1, perplejidad %2, semilla %3</translation></message>
<message><source>all together</source><translation>todos juntos</translation></message>
<message><source>each by itself</source><translation>cada uno por separado</translation></message>
<message><source>stopped at iteration %1 after %2 s; divergence unknown</source><translation>detenido en la iteración %1 tras %2 s; divergencia desconocida</translation></message>
<message><source>%1 iterations (%2) in %3 s</source><translation>%1 iteraciones (%2) en %3 s</translation></message>
<message><source>all pairs</source><translation>todos los pares</translation></message>
<message><source>Barnes-Hut</source><translation>Barnes-Hut</translation></message>
<message><source>KL divergence %1</source><translation>divergencia KL %1</translation></message>
<message><source>trustworthiness %1</source><translation>fiabilidad (trustworthiness) %1</translation></message>
<message><source>outlier patches (ringed): %1</source><translation>parches atípicos (con anillo): %1</translation></message>
<message><source>Copy pat&amp;h</source><translation>Copiar r&amp;uta</translation></message>
<message><source>open a model and a picture first</source><translation>abra primero un modelo y una imagen</translation></message>
<message><source>&amp;File</source><translation>&amp;Archivo</translation></message>
<message><source>&amp;Open picture…</source><translation>Abrir &amp;imagen…</translation></message>
<message><source>Any picture file; dragging files or folders in works too.</source><translation>Cualquier archivo de imagen; también se pueden arrastrar archivos o carpetas.</translation></message>
<message><source>photo photograph file load</source><translation>foto fotografía archivo fichero cargar</translation></message>
<message><source>Open</source><translation>Abrir</translation></message>
<message><source>Open &amp;folder…</source><translation>Abrir &amp;carpeta…</translation></message>
<message><source>Ctrl+Shift+O</source><translation>Ctrl+Shift+O</translation></message>
<message><source>All pictures of a folder; step through them with the arrow keys.</source><translation>Todas las imágenes de una carpeta; se recorren con las teclas de flecha.</translation></message>
<message><source>directory dataset photographs load</source><translation>directorio conjunto de datos dataset fotos fotografías cargar</translation></message>
<message><source>Folder</source><translation>Carpeta</translation></message>
<message><source>Recent pict&amp;ures</source><translation>Imágenes &amp;recientes</translation></message>
<message><source>Open &amp;model…</source><translation>Abrir &amp;modelo…</translation></message>
<message><source>Ctrl+M</source><translation>Ctrl+M</translation></message>
<message><source>A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz.</source><translation>Un checkpoint de Vision Transformer: safetensors, PyTorch, TorchScript o npz.</translation></message>
<message><source>checkpoint weights network load download hub hugging face</source><translation>checkpoint pesos red cargar descargar hub hugging face</translation></message>
<message><source>Open autoen&amp;coder…</source><translation>Abrir a&amp;utocodificador…</translation></message>
<message><source>Ctrl+Shift+A</source><translation>Ctrl+Shift+A</translation></message>
<message><source>A sparse autoencoder of the open model: of saev, ViT-Prisma, SAELens, sparsify, dictionary_learning or Overcomplete. A folder can be dropped on the window.</source><translation>Un autocodificador disperso del modelo abierto: de saev, ViT-Prisma, SAELens, sparsify, dictionary_learning u Overcomplete. Se puede soltar una carpeta en la ventana.</translation></message>
<message><source>sae dictionary features</source><translation>sae diccionario características</translation></message>
<message><source>open a model first</source><translation>abra primero un modelo</translation></message>
<message><source>Open &amp;training folder…</source><translation>Abrir carpeta de &amp;entrenamiento…</translation></message>
<message><source>Ctrl+Shift+T</source><translation>Ctrl+Shift+T</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to.</source><translation>Curvas de entrenamiento, durante una ejecución o después: abra la carpeta en la que escribe hydrascope-cli train.</translation></message>
<message><source>log run curves</source><translation>log registro ejecución curvas</translation></message>
<message><source>Recent tr&amp;ainings</source><translation>Entrenamien&amp;tos recientes</translation></message>
<message><source>Open s&amp;ession…</source><translation>Abrir sesió&amp;n…</translation></message>
<message><source>Ctrl+Alt+O</source><translation>Ctrl+Alt+O</translation></message>
<message><source>Restores everything that was shown: model, pictures, method and appearance.</source><translation>Restaura todo lo que se mostraba: modelo, imágenes, método y aspecto.</translation></message>
<message><source>Save sess&amp;ion…</source><translation>Guar&amp;dar sesión…</translation></message>
<message><source>Ctrl+Shift+S</source><translation>Ctrl+Shift+S</translation></message>
<message><source>Saves everything that is shown in a small file that refers to its model and pictures.</source><translation>Guarda todo lo que se muestra en un archivo pequeño que remite a su modelo y sus imágenes.</translation></message>
<message><source>&amp;Recent sessions</source><translation>Sesi&amp;ones recientes</translation></message>
<message><source>&amp;Save picture…</source><translation>&amp;Guardar imagen…</translation></message>
<message><source>Saves what the canvas shows as PNG. For the numbers, use File &gt; Export data.</source><translation>Guarda como PNG lo que muestra el lienzo. Para los números, use Archivo &gt; Exportar datos.</translation></message>
<message><source>png screenshot file</source><translation>png captura de pantalla archivo fichero</translation></message>
<message><source>Save</source><translation>Guardar</translation></message>
<message><source>Make a fi&amp;gure…</source><translation>Cre&amp;ar figura…</translation></message>
<message><source>Ctrl+E</source><translation>Ctrl+E</translation></message>
<message><source>A figure for a paper: maps over head counts or methods, t-SNE or costs, as PDF, SVG or PNG at a given size.</source><translation>Una figura para un artículo: mapas por número de cabezas o método, t-SNE o costes, en PDF, SVG o PNG con un tamaño dado.</translation></message>
<message><source>pdf svg png paper publication plot</source><translation>pdf svg png paper artículo publicación gráfico</translation></message>
<message><source>Figure</source><translation>Figura</translation></message>
<message><source>Re&amp;port…</source><translation>In&amp;forme…</translation></message>
<message><source>A self-contained web page about the pictures of the list: answers, accuracy, maps with their scores, head counts side by side. Methods use their default settings.</source><translation>Una página web autónoma sobre las imágenes de la lista: respuestas, exactitud, mapas con sus puntuaciones, números de cabezas en paralelo. Los métodos tienen sus ajustes predeterminados.</translation></message>
<message><source>html page summary folder accuracy print</source><translation>html página resumen carpeta exactitud imprimir</translation></message>
<message><source>E&amp;xport data</source><translation>E&amp;xportar datos</translation></message>
<message><source>&amp;Quit</source><translation>&amp;Salir</translation></message>
<message><source>Ctrl+Q</source><translation>Ctrl+Q</translation></message>
<message><source>M&amp;ap…</source><translation>M&amp;apa…</translation></message>
<message><source>Ctrl+Shift+E</source><translation>Ctrl+Shift+E</translation></message>
<message><source>The map&apos;s values: NPY, CSV, JSON with the settings, or NPZ with the maps and predictions of all head counts.</source><translation>Los valores del mapa: NPY, CSV, JSON con los ajustes, o NPZ con los mapas y predicciones de todos los números de cabezas.</translation></message>
<message><source>csv npy numpy json npz numbers values heatmap saliency</source><translation>csv npy numpy json npz números valores heatmap mapa de calor saliencia</translation></message>
<message><source>Export map</source><translation>Exportar mapa</translation></message>
<message><source>Maps of all pict&amp;ures…</source><translation>Mapas de todas las &amp;imágenes…</translation></message>
<message><source>Asks the current question about every picture of the list. Saves heat maps as a FiftyOne dataset, or boxes around the strongest places as COCO JSON.</source><translation>Plantea la pregunta actual sobre cada imagen de la lista. Guarda mapas de calor como conjunto de datos de FiftyOne, o cajas en torno a los lugares más fuertes como COCO JSON.</translation></message>
<message><source>fiftyone coco dataset boxes heatmaps folder annotations</source><translation>fiftyone coco conjunto de datos cajas mapas de calor carpeta anotaciones</translation></message>
<message><source>P&amp;redictions…</source><translation>P&amp;redicciones…</translation></message>
<message><source>Every class at every head count, with probability and logit: CSV, JSON or NPZ.</source><translation>Cada clase con cada número de cabezas, con probabilidad y logit: CSV, JSON o NPZ.</translation></message>
<message><source>csv json npz probabilities logits scores labels</source><translation>csv json npz probabilidades logits puntuaciones etiquetas</translation></message>
<message><source>Export predictions</source><translation>Exportar predicciones</translation></message>
<message><source>F&amp;eatures…</source><translation>Caract&amp;erísticas…</translation></message>
<message><source>The network&apos;s internals as arrays: the embedding, and the tokens, queries, keys and values of the block in view. NPZ or safetensors.</source><translation>El interior de la red como arrays: el embedding y los tokens, consultas, claves y valores del bloque a la vista. NPZ o safetensors.</translation></message>
<message><source>npz safetensors numpy embedding tokens vectors arrays</source><translation>npz safetensors numpy embedding tokens vectores arrays</translation></message>
<message><source>&amp;Costs…</source><translation>&amp;Costes…</translation></message>
<message><source>The rows of the Cost panel: CSV, JSON or NPZ.</source><translation>Las filas del panel Coste: CSV, JSON o NPZ.</translation></message>
<message><source>csv json npz flops macs</source><translation>csv json npz flops macs</translation></message>
<message><source>Export costs</source><translation>Exportar costes</translation></message>
<message><source>E&amp;vidence…</source><translation>E&amp;videncia…</translation></message>
<message><source>Lets others check the map: picture, input, map, scores and settings in one ZIP file, each with its hash. hydrascope-cli verify recomputes it.</source><translation>Para que otros comprueben el mapa: imagen, entrada, mapa, puntuaciones y ajustes en un archivo ZIP, cada uno con su hash. hydrascope-cli verify lo vuelve a calcular.</translation></message>
<message><source>bundle zip review reproduce verify hash proof</source><translation>paquete zip revisión reproducir verificar hash prueba</translation></message>
<message><source>&amp;Edit</source><translation>&amp;Edición</translation></message>
<message><source>&amp;Undo</source><translation>&amp;Deshacer</translation></message>
<message><source>Undoes the last change of method, class or appearance.</source><translation>Deshace el último cambio de método, clase o aspecto.</translation></message>
<message><source>nothing to undo</source><translation>nada que deshacer</translation></message>
<message><source>&amp;Redo</source><translation>&amp;Rehacer</translation></message>
<message><source>Ctrl+Y</source><translation>Ctrl+Y</translation></message>
<message><source>Redoes what was undone.</source><translation>Rehace lo que se deshizo.</translation></message>
<message><source>nothing to redo</source><translation>nada que rehacer</translation></message>
<message><source>Undo &amp;several steps</source><translation>Deshacer &amp;varios pasos</translation></message>
<message><source>&amp;Back to start</source><translation>Vo&amp;lver al principio</translation></message>
<message><source>Ctrl+Home</source><translation>Ctrl+Home</translation></message>
<message><source>Resets map, class, heads, attention, switched-off parts and the view; picture and model stay. One undo brings everything back.</source><translation>El mapa, la clase, las cabezas, la atención, las partes desactivadas y la vista quedan como al principio; la imagen y el modelo se conservan. Basta deshacer una vez para recuperarlos.</translation></message>
<message><source>home reset start over default</source><translation>inicio restablecer empezar de nuevo predeterminado</translation></message>
<message><source>&amp;Copy view</source><translation>&amp;Copiar vista</translation></message>
<message><source>The picture with its map, to the clipboard.</source><translation>La imagen con su mapa, al portapapeles.</translation></message>
<message><source>clipboard screenshot</source><translation>portapapeles captura de pantalla</translation></message>
<message><source>&amp;Paste picture</source><translation>&amp;Pegar imagen</translation></message>
<message><source>A picture, or the path of one, from the clipboard.</source><translation>Una imagen, o la ruta de una, desde el portapapeles.</translation></message>
<message><source>clipboard</source><translation>portapapeles</translation></message>
<message><source>Paste</source><translation>Pegar</translation></message>
<message><source>Pr&amp;eferences…</source><translation>Pre&amp;ferencias…</translation></message>
<message><source>Ctrl+,</source><translation>Ctrl+,</translation></message>
<message><source>Language, theme, threads, memory, what opens at the start, the size of new figures.</source><translation>Idioma, tema, hilos, memoria, lo que se abre al inicio, el tamaño de las figuras nuevas.</translation></message>
<message><source>settings options language theme dark threads memory</source><translation>ajustes configuración opciones idioma tema oscuro hilos memoria</translation></message>
<message><source>E&amp;xplain</source><translation>E&amp;xplicar</translation></message>
<message><source>&amp;More heads</source><translation>Má&amp;s cabezas</translation></message>
<message><source>The next larger sub-network.</source><translation>La siguiente subred más grande.</translation></message>
<message><source>&amp;Fewer heads</source><translation>M&amp;enos cabezas</translation></message>
<message><source>The next smaller sub-network.</source><translation>La siguiente subred más pequeña.</translation></message>
<message><source>Use &amp;all heads</source><translation>Usar tod&amp;as las cabezas</translation></message>
<message><source>Ctrl+0</source><translation>Ctrl+0</translation></message>
<message><source>Back to the full network.</source><translation>Vuelve a la red completa.</translation></message>
<message><source>Also n&amp;umbers of heads it was not trained with</source><translation>También números de cabezas con los que &amp;no se entrenó</translation></message>
<message><source>Also offers head counts that the model was not trained for. Their results are unreliable.</source><translation>Ofrece también números de cabezas para los que no se entrenó el modelo. Sus resultados no son fiables.</translation></message>
<message><source>all k sub-networks</source><translation>todas k subredes</translation></message>
<message><source>this model has no other head counts</source><translation>este modelo no tiene otros números de cabezas</translation></message>
<message><source>Choose a m&amp;ethod…</source><translation>Ele&amp;gir un método…</translation></message>
<message><source>Ctrl+Shift+X</source><translation>Ctrl+Shift+X</translation></message>
<message><source>All methods by the question that they answer, each as a small map of this picture.</source><translation>Todos los métodos según la pregunta que responden, cada uno como un pequeño mapa de esta imagen.</translation></message>
<message><source>gallery heatmap saliency explanation thumbnails</source><translation>galería mapa de calor saliencia explicación miniaturas</translation></message>
<message><source>&amp;Predicted class</source><translation>Clase &amp;predicha</translation></message>
<message><source>Ctrl+1</source><translation>Ctrl+1</translation></message>
<message><source>Explain the class that the full network predicts, for every head count.</source><translation>Explica la clase que predice la red completa, con cada número de cabezas.</translation></message>
<message><source>label category top answer</source><translation>etiqueta categoría principal respuesta top</translation></message>
<message><source>Fi&amp;nd class</source><translation>&amp;Buscar clase</translation></message>
<message><source>Search the class names.</source><translation>Busca en los nombres de clases.</translation></message>
<message><source>label category name search</source><translation>etiqueta categoría nombre buscar búsqueda</translation></message>
<message><source>&amp;Why not its label</source><translation>Por qué no su eti&amp;queta</translation></message>
<message><source>For a picture that the network gets wrong: what speaks for the predicted class rather than for that of its label.</source><translation>En una imagen en la que la red se equivoca: qué habla a favor de la clase predicha y no de la de su etiqueta.</translation></message>
<message><source>mistake error confusion misclassified compared labelled</source><translation>error equivocación confusión mal clasificada comparado etiqueta</translation></message>
<message><source>no label says that this picture is predicted wrong</source><translation>ninguna etiqueta dice que esta imagen esté mal predicha</translation></message>
<message><source>C&amp;lass token</source><translation>To&amp;ken de clase</translation></message>
<message><source>Sets the query back to the class token, which summarises the whole picture.</source><translation>Devuelve la consulta al token de clase, que resume toda la imagen.</translation></message>
<message><source>query cls</source><translation>consulta query cls</translation></message>
<message><source>the query is the class token already</source><translation>la consulta ya es el token de clase</translation></message>
<message><source>&amp;Before and after</source><translation>Antes &amp;y después</translation></message>
<message><source>Ctrl+B</source><translation>Ctrl+B</translation></message>
<message><source>The network as it is, next to the network without what is switched off under What if. If nothing is, outlier tokens are moved, provided that hydrascope-cli registers has found their neurons.</source><translation>La red tal como es, junto a la red sin lo desactivado en «¿Y si…?». Si no hay nada desactivado, se desplazan los tokens atípicos, siempre que hydrascope-cli registers haya encontrado sus neuronas.</translation></message>
<message><source>ablation what if compare</source><translation>ablación y si comparar</translation></message>
<message><source>nothing is switched off under What if</source><translation>no hay nada desactivado en «¿Y si…?»</translation></message>
<message><source>Restore &amp;trained attention</source><translation>Restaurar la a&amp;tención entrenada</translation></message>
<message><source>Ctrl+T</source><translation>Ctrl+T</translation></message>
<message><source>Every block computes the attention it was trained with.</source><translation>Cada bloque calcula la atención con la que se entrenó.</translation></message>
<message><source>reset original softmax</source><translation>restablecer original softmax</translation></message>
<message><source>every block computes its trained attention</source><translation>cada bloque calcula su atención entrenada</translation></message>
<message><source>Restore</source><translation>Restaurar</translation></message>
<message><source>&amp;Cancel</source><translation>Cance&amp;lar</translation></message>
<message><source>Ctrl+.</source><translation>Ctrl+.</translation></message>
<message><source>Stop what is being computed.</source><translation>Detiene lo que se está calculando.</translation></message>
<message><source>nothing is being computed</source><translation>no se está calculando nada</translation></message>
<message><source>&amp;View</source><translation>&amp;Ver</translation></message>
<message><source>&amp;Zoom</source><translation>&amp;Zoom</translation></message>
<message><source>Show &amp;map</source><translation>Mo&amp;strar mapa</translation></message>
<message><source>Shows or hides the map, to compare it with the picture.</source><translation>Muestra u oculta el mapa, para compararlo con la imagen.</translation></message>
<message><source>&amp;Smooth</source><translation>S&amp;uavizar</translation></message>
<message><source>Interpolates between token centres. Off: one flat square per token, which is the map&apos;s true resolution.</source><translation>Interpola entre los centros de los tokens. Desactivado: un cuadrado plano por token, que es la resolución real del mapa.</translation></message>
<message><source>Fa&amp;de low values</source><translation>Atenuar valores &amp;bajos</translation></message>
<message><source>Makes low values transparent, so that the picture stays visible.</source><translation>Vuelve transparentes los valores bajos, para que la imagen siga visible.</translation></message>
<message><source>Gre&amp;y picture under signed maps</source><translation>Ima&amp;gen gris bajo los mapas con signo</translation></message>
<message><source>Signed maps are red and blue, and the picture may be, too. Without its own colours, every colour that you see is the map&apos;s.</source><translation>Los mapas con signo son rojos y azules, y la imagen también puede serlo. Si esta pierde sus propios colores, todos los que se ven son del mapa.</translation></message>
<message><source>Patch &amp;grid</source><translation>Rejilla de parc&amp;hes</translation></message>
<message><source>The patches that become tokens.</source><translation>Los parches que se convierten en tokens.</translation></message>
<message><source>Patch words (logit l&amp;ens)</source><translation>Pa&amp;labras de cada parche (lente de logits)</translation></message>
<message><source>For the logit lens: the class that each patch would vote for, written on it.</source><translation>Para la lente de logits: la clase por la que votaría cada parche, escrita sobre él.</translation></message>
<message><source>logit lens words</source><translation>lente de logits logit lens palabras</translation></message>
<message><source>Show ground &amp;truth</source><translation>Mostrar &amp;verdad de referencia</translation></message>
<message><source>The outline of the object, from the mask next to the picture.</source><translation>El contorno del objeto, tomado de la máscara que está junto a la imagen.</translation></message>
<message><source>mask label annotation object outline right wrong</source><translation>máscara etiqueta anotación objeto contorno correcto incorrecto</translation></message>
<message><source>this picture has no mask</source><translation>esta imagen no tiene máscara</translation></message>
<message><source>Same co&amp;lours for all numbers of heads</source><translation>Mismos co&amp;lores para todos los números de cabezas</translation></message>
<message><source>Ctrl+L</source><translation>Ctrl+L</translation></message>
<message><source>One colour range for all head counts: equal colours mean equal values. Off: each map has its own range.</source><translation>Un solo rango de color para todos los números de cabezas: colores iguales significan valores iguales. Desactivado: cada mapa tiene su propio rango.</translation></message>
<message><source>scale legend normalise</source><translation>escala leyenda normalizar</translation></message>
<message><source>Mar&amp;k outliers</source><translation>Marcar &amp;atípicos</translation></message>
<message><source>Ctrl+U</source><translation>Ctrl+U</translation></message>
<message><source>Rings outlier patches (more than 1.5 interquartile ranges from the quartiles) and excludes them from the colour range, so that the others can be distinguished.</source><translation>Rodea con un anillo los parches atípicos (a más de 1.5 rangos intercuartílicos de los cuartiles) y los excluye del rango de color, para que se distingan los demás.</translation></message>
<message><source>artefacts registers clip</source><translation>artefactos registros recortar clip</translation></message>
<message><source>P&amp;resets</source><translation>Prea&amp;justes</translation></message>
<message><source>A&amp;ppearance</source><translation>A&amp;pariencia</translation></message>
<message><source>&amp;Fit</source><translation>A&amp;justar</translation></message>
<message><source>The whole picture.</source><translation>La imagen completa.</translation></message>
<message><source>Fit the &amp;network&apos;s input</source><translation>Ajustar la &amp;entrada de la red</translation></message>
<message><source>Shift+F</source><translation>Shift+F</translation></message>
<message><source>The part of the picture that the network sees, as large as there is room.</source><translation>La parte de la imagen que ve la red, tan grande como permita el espacio.</translation></message>
<message><source>&amp;1:1</source><translation>&amp;1:1</translation></message>
<message><source>One pixel of the picture on one pixel of the screen.</source><translation>Un píxel de la imagen en un píxel de la pantalla.</translation></message>
<message><source>Zoom &amp;in</source><translation>A&amp;mpliar</translation></message>
<message><source>Ctrl+=</source><translation>Ctrl+=</translation></message>
<message><source>Zoom &amp;out</source><translation>&amp;Reducir</translation></message>
<message><source>Reduce &amp;motion</source><translation>Reducir movi&amp;miento</translation></message>
<message><source>Panels and points appear where they belong instead of moving there.</source><translation>Los paneles y los puntos aparecen en su lugar en vez de desplazarse hasta él.</translation></message>
<message><source>animation</source><translation>animación</translation></message>
<message><source>Sa&amp;ve as preset…</source><translation>&amp;Guardar como preajuste…</translation></message>
<message><source>Saves the current settings under a name, for use with other pictures and models.</source><translation>Guarda los ajustes actuales con un nombre, para usarlos con otras imágenes y modelos.</translation></message>
<message><source>Man&amp;age presets…</source><translation>&amp;Administrar preajustes…</translation></message>
<message><source>Rename and delete your own presets.</source><translation>Cambia el nombre de los preajustes propios o los elimina.</translation></message>
<message><source>&amp;Window</source><translation>Ve&amp;ntana</translation></message>
<message><source>C&amp;ompare</source><translation>C&amp;omparar</translation></message>
<message><source>Head counts, methods, attention plans or models side by side for several pictures, with the similarity of any two maps.</source><translation>Números de cabezas, métodos, planes de atención o modelos en paralelo para varias imágenes, con la similitud entre dos mapas cualesquiera.</translation></message>
<message><source>comparison side by side difference models methods similarity iou</source><translation>comparación en paralelo lado a lado diferencia modelos métodos similitud iou</translation></message>
<message><source>&amp;Heads</source><translation>Cabe&amp;zas</translation></message>
<message><source>The map of every head of every block, the parts that the class&apos;s logit is made of, and the class over the blocks.</source><translation>El mapa de cada cabeza de cada bloque, las partes de que se compone el logit de la clase y la clase a lo largo de los bloques.</translation></message>
<message><source>head by head matrix blocks layers</source><translation>cabeza por cabeza matriz bloques capas</translation></message>
<message><source>Em&amp;bedding</source><translation>E&amp;mbedding</translation></message>
<message><source>Tokens as points in the plane (t-SNE), for one picture or all, at every head count.</source><translation>Los tokens como puntos del plano (t-SNE), de una imagen o de todas, con cada número de cabezas.</translation></message>
<message><source>tsne t-sne pca umap scatter points clusters projection tokens</source><translation>tsne t-sne pca umap dispersión puntos grupos clusters proyección tokens</translation></message>
<message><source>&amp;Layer</source><translation>C&amp;apa</translation></message>
<message><source>One attention layer step by step, with this picture&apos;s numbers: queries, keys, values, scores, softmax and output projection.</source><translation>Una capa de atención paso a paso, con los números de esta imagen: consultas, claves, valores, puntuaciones, softmax y proyección de salida.</translation></message>
<message><source>walk-through query key value softmax matrix step by step</source><translation>recorrido consulta clave valor query key value softmax matriz paso a paso</translation></message>
<message><source>&amp;Features</source><translation>&amp;Características</translation></message>
<message><source>Ctrl+J</source><translation>Ctrl+J</translation></message>
<message><source>The features that a sparse autoencoder finds in this picture: their maps, what they bring to the class, and the answer without them.</source><translation>Las características que un autocodificador disperso halla en esta imagen: sus mapas, lo que aportan a la clase y la respuesta sin ellas.</translation></message>
<message><source>sparse autoencoder sae dictionary concepts steering</source><translation>autocodificador disperso sae diccionario conceptos dirigir</translation></message>
<message><source>Roun&amp;ds</source><translation>Ron&amp;das</translation></message>
<message><source>Ctrl+Shift+R</source><translation>Ctrl+Shift+R</translation></message>
<message><source>Predictions and maps of each round of a ThinkingViT or ProgResViT, and what the last one changed.</source><translation>Predicciones y mapas de cada ronda de un ThinkingViT o ProgResViT, y qué cambió la última.</translation></message>
<message><source>thinking progressive exits</source><translation>thinking pensar progresivo salidas exits</translation></message>
<message><source>P&amp;redictor</source><translation>Predicto&amp;r</translation></message>
<message><source>A program that predicts, in place of a model: ONNX Runtime, Keras, a detector, a web service. Its classes or boxes are explained by showing it changed pictures.</source><translation>Un programa que predice en lugar de un modelo: ONNX Runtime, Keras, un detector, un servicio web. Sus clases o cajas se explican mostrándole imágenes modificadas.</translation></message>
<message><source>onnx keras tensorrt detector boxes d-rise yolo pipe program</source><translation>onnx keras tensorrt detector cajas d-rise yolo tubería programa</translation></message>
<message><source>Li&amp;ve</source><translation>En vi&amp;vo</translation></message>
<message><source>Ctrl+Shift+L</source><translation>Ctrl+Shift+L</translation></message>
<message><source>Frames of a video, a folder or a camera with their maps, in real time.</source><translation>Fotogramas de un vídeo, una carpeta o una cámara con sus mapas, en tiempo real.</translation></message>
<message><source>video camera webcam stream</source><translation>vídeo video cámara webcam transmisión stream</translation></message>
<message><source>Tra&amp;ining</source><translation>Entrenam&amp;iento</translation></message>
<message><source>Training progress: losses, accuracy at each head count, and time left.</source><translation>Progreso del entrenamiento: pérdidas, exactitud con cada número de cabezas y tiempo restante.</translation></message>
<message><source>loss accuracy epochs curves log</source><translation>pérdida loss exactitud precisión épocas curvas log registro</translation></message>
<message><source>In a window of its o&amp;wn</source><translation>En una ventana &amp;propia</translation></message>
<message><source>Ctrl+Shift+W</source><translation>Ctrl+Shift+W</translation></message>
<message><source>Moves this tab into a window of its own. Close that window to make it a tab again.</source><translation>Pasa esta pestaña a una ventana propia. Al cerrarla, vuelve a ser una pestaña.</translation></message>
<message><source>detach tear off tab separate undock</source><translation>separar desacoplar pestaña</translation></message>
<message><source>the picture stays in the main window</source><translation>la imagen se queda en la ventana principal</translation></message>
<message><source>&amp;Panels</source><translation>Pane&amp;les</translation></message>
<message><source>Reset la&amp;yout</source><translation>Restablecer disposició&amp;n</translation></message>
<message><source>Restores the original panel layout.</source><translation>Restaura la disposición original de los paneles.</translation></message>
<message><source>panels windows default restore</source><translation>paneles ventanas predeterminado restaurar</translation></message>
<message><source>&amp;Go</source><translation>&amp;Ir</translation></message>
<message><source>&amp;Next picture</source><translation>Imagen &amp;siguiente</translation></message>
<message><source>The next picture of the list.</source><translation>La imagen siguiente de la lista.</translation></message>
<message><source>&amp;Previous picture</source><translation>Imagen &amp;anterior</translation></message>
<message><source>The previous picture of the list.</source><translation>La imagen anterior de la lista.</translation></message>
<message><source>Find pictures li&amp;ke this</source><translation>B&amp;uscar imágenes como esta</translation></message>
<message><source>Ctrl+Shift+F</source><translation>Ctrl+Shift+F</translation></message>
<message><source>Sorts the list by how similar the other pictures are to this one for the network: by the cosine of their embeddings at the current head count.</source><translation>Ordena la lista según cuánto se parecen a esta las demás imágenes para la red: por el coseno de sus embeddings con el número de cabezas actual.</translation></message>
<message><source>nearest similar neighbours retrieval cosine search sort</source><translation>cercanas similares vecinas parecidas coseno buscar ordenar</translation></message>
<message><source>Matc&amp;hing patches</source><translation>Parc&amp;hes que coinciden</translation></message>
<message><source>Ctrl+Shift+M</source><translation>Ctrl+Shift+M</translation></message>
<message><source>Takes the query patch, or else the patch with the highest value, and shows the patch most like it in each of the next pictures of the list.</source><translation>Toma el parche de consulta o, si no lo hay, el de mayor valor, y muestra el más parecido en cada una de las imágenes siguientes de la lista.</translation></message>
<message><source>correspondence similar neighbours</source><translation>correspondencia similares vecinos</translation></message>
<message><source>&amp;Help</source><translation>A&amp;yuda</translation></message>
<message><source>&amp;Guided tour</source><translation>&amp;Visita guiada</translation></message>
<message><source>Ctrl+F1</source><translation>Ctrl+F1</translation></message>
<message><source>About fifteen steps with your own picture: patches, tokens, attention, heads, maps, and how far to trust them.</source><translation>Unos quince pasos sobre su propia imagen: parches, tokens, atención, cabezas, mapas y hasta qué punto se puede confiar en ellos.</translation></message>
<message><source>tutorial introduction beginner start help</source><translation>tutorial introducción principiante inicio ayuda</translation></message>
<message><source>Six &amp;questions…</source><translation>Seis &amp;preguntas…</translation></message>
<message><source>Ctrl+Shift+F1</source><translation>Ctrl+Shift+F1</translation></message>
<message><source>What people ask first, as pictures: one click shows the answer here.</source><translation>Lo que se pregunta primero, en imágenes: un clic muestra aquí la respuesta.</translation></message>
<message><source>start welcome examples begin first help</source><translation>inicio bienvenida ejemplos comenzar primero ayuda</translation></message>
<message><source>Guide and &amp;reference</source><translation>Guía y &amp;referencia</translation></message>
<message><source>Shift+F1</source><translation>Shift+F1</translation></message>
<message><source>Ten words and twelve questions to begin with, then what every method, attention kind and number means: formulas, conventions, sources.</source><translation>Diez palabras y doce preguntas para empezar y, después, qué significan cada método, tipo de atención y número: fórmulas, convenciones, fuentes.</translation></message>
<message><source>help documentation manual formula glossary paper</source><translation>ayuda documentación manual fórmula glosario artículo paper</translation></message>
<message><source>&amp;Keyboard shortcuts</source><translation>&amp;Atajos de teclado</translation></message>
<message><source>keys hotkeys mouse help</source><translation>teclas atajos ratón ayuda</translation></message>
<message><source>&amp;Find an action…</source><translation>&amp;Buscar una acción…</translation></message>
<message><source>Ctrl+Shift+P</source><translation>Ctrl+Shift+P</translation></message>
<message><source>Any command, method or model, by a part of its name or another word for it.</source><translation>Cualquier comando, método o modelo, por una parte de su nombre o por otra palabra que lo designe.</translation></message>
<message><source>&amp;Copy diagnostics</source><translation>&amp;Copiar diagnóstico</translation></message>
<message><source>Copies versions, processor, memory and display to the clipboard, for a bug report.</source><translation>Copia al portapapeles versiones, procesador, memoria y pantalla, para informar de un error.</translation></message>
<message><source>bug report version system</source><translation>bug error informe versión sistema</translation></message>
<message><source>&amp;About Hydrascope</source><translation>Acerca &amp;de Hydrascope</translation></message>
<message><source>Saved %1</source><translation>Se guardó %1</translation></message>
<message><source>Fitted on %1</source><translation>Ajustado con %1</translation></message>
<message><source>None of %1 masked pictures had a box like this one: there is no map.</source><translation>Ninguna de las %1 imágenes enmascaradas tenía una caja como esta: no hay mapa.</translation></message>
<message><source>Picture with relevance map</source><translation>Imagen con mapa de relevancia</translation></message>
<message><source>Shown: %1. Computing %2…</source><translation>Se muestra: %1. Calculando: %2…</translation></message>
<message><source>After Enter, the arrow keys walk from patch to patch: Enter asks from a patch, Delete drops it or puts it back, Esc ends the walk. Shift and the arrow keys move the query token, Alt and the arrow keys the picture.</source><translation>Con Intro, las teclas de flecha pasan de parche en parche: entonces Intro pregunta desde uno, Supr lo quita o lo repone y Esc termina. Mayús y las teclas de flecha mueven el token de consulta; Alt y las teclas de flecha, la imagen.</translation></message>
<message><source>file</source><translation>archivo</translation></message>
<message><source>config.json</source><translation>config.json</translation></message>
<message><source>its name</source><translation>su nombre</translation></message>
<message><source>tensors</source><translation>tensores</translation></message>
<message><source>assumed</source><translation>supuesto</translation></message>
<message><source>you</source><translation>usted</translation></message>
<message><source>%1&lt;br&gt;Double-click to change.</source><translation>%1&lt;br&gt;Haga doble clic para cambiarlo.</translation></message>
<message><source>%1: %2, from %3</source><translation>%1: %2 (origen: %3)</translation></message>
<message><source>Not in the file; this is the usual value for such models.</source><translation>No está en el archivo; este es el valor habitual en modelos así.</translation></message>
<message><source>Defined by the architecture&apos;s name in timm.</source><translation>Definido por el nombre de la arquitectura en timm.</translation></message>
<message><source>class</source><translation>clase</translation></message>
<message><source>distillation</source><translation>destilación</translation></message>
<message><source>%1 registers</source><translation>%1 registros</translation></message>
<message><source>none</source><translation>ninguno</translation></message>
<message><source>no qkv bias</source><translation>sin sesgo qkv</translation></message>
<message><source>queries and keys normalised</source><translation>consultas y claves normalizadas</translation></message>
<message><source>LayerScale</source><translation>LayerScale</translation></message>
<message><source>norm before the first block</source><translation>norma antes del primer bloque</translation></message>
<message><source>rotary positions</source><translation>posiciones rotatorias</translation></message>
<message><source>relative position bias</source><translation>sesgo de posición relativa</translation></message>
<message><source>gated MLP</source><translation>MLP con compuerta</translation></message>
<message><source>norm of the joined heads</source><translation>norma de las cabezas unidas</translation></message>
<message><source>norm inside the MLP</source><translation>norma dentro del MLP</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Weights</source><translation>Pesos</translation></message>
<message><source>Which set is used: ema for averaged weights (or a teacher&apos;s), model for the weights as trained.</source><translation>Qué conjunto se usa: ema para los pesos promediados (o los de un maestro), model para los pesos tal como se entrenaron.</translation></message>
<message><source>In the classifier</source><translation>En el clasificador</translation></message>
<message><source>The function between the layers of the classifier (%1), which no tensor shows.</source><translation>La función entre las capas del clasificador (%1), que ningún tensor muestra.</translation></message>
<message><source>Trained heads</source><translation>Cabezas entrenadas</translation></message>
<message><source>The head counts k whose sub-networks were trained. The output of all others is meaningless.</source><translation>Los números de cabezas k cuyas subredes se entrenaron. La salida de las demás carece de sentido.</translation></message>
<message><source>Architecture</source><translation>Arquitectura</translation></message>
<message><source>The name in the file, or what its tensors look like. Set plain, hydravit or a timm model name to decide what the tensors cannot show.</source><translation>El nombre del archivo, o lo que parecen sus tensores. Indique plain, hydravit o un nombre de modelo de timm para decidir lo que los tensores no muestran.</translation></message>
<message><source>Width</source><translation>Anchura</translation></message>
<message><source>Features of a token, D.</source><translation>Características de un token, D.</translation></message>
<message><source>Blocks</source><translation>Bloques</translation></message>
<message><source>Transformer blocks, L.</source><translation>Bloques del transformer, L.</translation></message>
<message><source>Heads</source><translation>Cabezas</translation></message>
<message><source>Attention heads, H. Tensor shapes cannot show it; 64 features per head are usual. With a wrong number the model runs, but its output is meaningless.</source><translation>Cabezas de atención, H. No se puede deducir de la forma de los tensores; lo habitual son 64 características por cabeza. Con un número erróneo el modelo funciona, pero su salida carece de sentido.</translation></message>
<message><source>Head width</source><translation>Anchura de cabeza</translation></message>
<message><source>Features of a head, d = D / H.</source><translation>Características de una cabeza, d = D / H.</translation></message>
<message><source>MLP width</source><translation>Anchura del MLP</translation></message>
<message><source>Hidden features of the MLP.</source><translation>Características ocultas del MLP.</translation></message>
<message><source>Patch</source><translation>Parche</translation></message>
<message><source>%1 px</source><translation>%1 px</translation></message>
<message><source>Side of a patch in pixels. The same weights serve patches of 8 to 48: smaller ones make more tokens and finer maps.</source><translation>Lado de un parche en píxeles. Los mismos pesos sirven para parches de 8 a 48: los más pequeños producen más tokens y mapas más finos.</translation></message>
<message><source>Side of a patch.</source><translation>Lado de un parche.</translation></message>
<message><source>Prefix tokens</source><translation>Tokens de prefijo</translation></message>
<message><source>Tokens in front of the patches.</source><translation>Tokens situados delante de los parches.</translation></message>
<message><source>Extras</source><translation>Añadidos</translation></message>
<message><source>What differs from the plain Vision Transformer.</source><translation>En qué se diferencia del Vision Transformer simple.</translation></message>
<message><source>Classes</source><translation>Clases</translation></message>
<message><source>Their names are unknown.</source><translation>Sus nombres se desconocen.</translation></message>
<message><source>Names: %1</source><translation>Nombres: %1</translation></message>
<message><source>Answers</source><translation>Respuestas</translation></message>
<message><source>What the outputs are. softmax: classes of which one is true. sigmoid: labels, each on its own. values: numbers, as of a regression.</source><translation>Qué son las salidas. softmax: clases de las que una es cierta. sigmoid: etiquetas independientes entre sí. values: números, como los de una regresión.</translation></message>
<message><source>Trained attention</source><translation>Atención entrenada</translation></message>
<message><source>The attention plan that the weights were trained with.</source><translation>El plan de atención con el que se entrenaron los pesos.</translation></message>
<message><source>Activation</source><translation>Activación</translation></message>
<message><source>For the MLP. CLIP models use quick-gelu.</source><translation>Para el MLP. Los modelos CLIP usan quick-gelu.</translation></message>
<message><source>Norm epsilon</source><translation>Épsilon de la norma</translation></message>
<message><source>For LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP.</source><translation>Para LayerNorm: 1e-6 en timm, 1e-12 en ViT de Hugging Face, 1e-5 en CLIP.</translation></message>
<message><source>Norm position</source><translation>Posición de la norma</translation></message>
<message><source>before</source><translation>antes</translation></message>
<message><source>after</source><translation>después</translation></message>
<message><source>Position of a block&apos;s norms: before attention and MLP, or after them. Tensors cannot show it.</source><translation>Posición de las normas de un bloque: antes de la atención y el MLP, o después. Los tensores no la muestran.</translation></message>
<message><source>Pooling</source><translation>Pooling</translation></message>
<message><source>What the classifier reads: the class token or the mean of the patches.</source><translation>Lo que lee el clasificador: el token de clase o la media de los parches.</translation></message>
<message><source>Image size</source><translation>Tamaño de imagen</translation></message>
<message><source>Height and width, in pixels, that the positions were made for.</source><translation>Alto y ancho, en píxeles, para los que se crearon las posiciones.</translation></message>
<message><source>Mean</source><translation>Media</translation></message>
<message><source>Subtracted from red, green and blue on [0, 1]. Wrong colours make wrong predictions.</source><translation>Se resta de rojo, verde y azul en [0, 1]. Con colores erróneos, las predicciones son erróneas.</translation></message>
<message><source>Standard deviation</source><translation>Desviación típica</translation></message>
<message><source>What red, green and blue are divided by.</source><translation>Por lo que se dividen rojo, verde y azul.</translation></message>
<message><source>Crop</source><translation>Recorte</translation></message>
<message><source>center: the middle square. squash: the whole picture, resized to the input&apos;s shape.</source><translation>center: el cuadrado central. squash: la imagen completa, redimensionada a la forma de la entrada.</translation></message>
<message><source>Crop fraction</source><translation>Fracción de recorte</translation></message>
<message><source>Image size over the short side that the picture is resized to first.</source><translation>Tamaño de imagen dividido por el lado corto al que se redimensiona primero la imagen.</translation></message>
<message><source>Resampling</source><translation>Remuestreo</translation></message>
<message><source>How the picture is resized; always antialiased.</source><translation>Cómo se redimensiona la imagen; siempre con antialiasing.</translation></message>
<message><source>Property</source><translation>Propiedad</translation></message>
<message><source>Value</source><translation>Valor</translation></message>
<message><source>From</source><translation>Origen</translation></message>
<message><source>%1: %2</source><translation>%1: %2</translation></message>
<message><source>Values under the cursor</source><translation>Valores bajo el cursor</translation></message>
<message><source>Shown: where patch %1 looks, by %2. %3 cannot start from one patch.</source><translation>Se muestra adónde mira el parche %1, según %2. %3 no puede partir de un solo parche.</translation></message>
<message><source>Back to %1</source><translation>Volver a %1</translation></message>
<message><source>Attention: %1</source><translation>Atención: %1</translation></message>
<message><source>Where %1 looks</source><translation>Adónde mira %1</translation></message>
<message><source>Preview: %1</source><translation>Vista previa: %1</translation></message>
<message><source>first: %1 %2</source><translation>primera: %1 %2</translation></message>
<message><source>Maps of all blocks</source><translation>Mapas de todos los bloques</translation></message>
<message><source>Maps of other methods</source><translation>Mapas de otros métodos</translation></message>
<message><source>search all classes</source><translation>buscar en todas las clases</translation></message>
<message><source>Explai&amp;n</source><translation>Explica&amp;r</translation></message>
<message><source>&lt;b&gt;What to explain&lt;/b&gt;&lt;br&gt;Class-specific methods show the evidence for this class. By default it is the full network&apos;s prediction at every head count, so that maps can be compared. They also explain what needs no classes: how similar the picture is to another one, how long its embedding is, a direction in it, or a linear probe.</source><translation>&lt;b&gt;Qué explicar&lt;/b&gt;&lt;br&gt;Los métodos específicos de clase muestran la evidencia a favor de esta clase. De forma predeterminada es la predicción de la red completa con cada número de cabezas, para que los mapas sean comparables. También explican lo que no necesita clases: cuánto se parece la imagen a otra, cuál es la longitud de su embedding, una dirección en él o una sonda lineal.</translation></message>
<message><source>&amp;Search</source><translation>&amp;Buscar</translation></message>
<message><source>Type part of a class name, or an index. With an autoencoder, feature:47 is one of its features, feature:47:12-15 the same at some patches.</source><translation>Escriba parte del nombre de una clase, o un índice. Con un autocodificador, feature:47 es una de sus características; feature:47:12-15, la misma en algunos parches.</translation></message>
<message><source>Compa&amp;re</source><translation>Compara&amp;r</translation></message>
<message><source>&lt;b&gt;Compared with&lt;/b&gt;&lt;br&gt;Subtracts the map of this class: what remains distinguishes the two. Red is evidence for the class above, blue for this one.</source><translation>&lt;b&gt;Comparado con&lt;/b&gt;&lt;br&gt;Resta el mapa de esta clase: lo que queda distingue a las dos. El rojo es evidencia a favor de la clase de arriba; el azul, a favor de esta.</translation></message>
<message><source>Class to compare with: part of its name, or its index.</source><translation>Clase con la que se compara: parte de su nombre, o su índice.</translation></message>
<message><source>Class to compare with</source><translation>Clase con la que se compara</translation></message>
<message><source>no other class</source><translation>ninguna otra clase</translation></message>
<message><source>each head count&apos;s own prediction</source><translation>la predicción propia de cada número de cabezas</translation></message>
<message><source>another class…</source><translation>otra clase…</translation></message>
<message><source>predicted</source><translation>predicha</translation></message>
<message><source>2nd</source><translation>2.ª</translation></message>
<message><source>3rd</source><translation>3.ª</translation></message>
<message><source>%1th</source><translation>%1.ª</translation></message>
<message><source>%1 with all %2 heads</source><comment>predicted / 2nd</comment><translation>%1 con las %2 cabezas</translation></message>
<message><source>Colour bar</source><translation>Barra de color</translation></message>
<message><source>%1, from %2 to %3</source><translation>%1, de %2 a %3</translation></message>
<message><source>Feature %1: activation</source><translation>Característica %1: activación</translation></message>
<message><source>%1: %2 − %3</source><translation>%1: %2 − %3</translation></message>
<message><source>Lower end of the range</source><translation>Extremo inferior del rango</translation></message>
<message><source>Upper end of the range</source><translation>Extremo superior del rango</translation></message>
<message><source>from %1 to %2</source><translation>de %1 a %2</translation></message>
<message><source>Three leading components; colours mean nothing by themselves</source><translation>Tres componentes principales; los colores no significan nada por sí mismos</translation></message>
<message><source>One range for all head counts.</source><translation>Un solo rango para todos los números de cabezas.</translation></message>
<message><source>The range of this map alone.</source><translation>El rango de este mapa solo.</translation></message>
<message><source>Drag an end to change the range; double-click to reset it.</source><translation>Arrastre un extremo para cambiar el rango; haga doble clic para restablecerlo.</translation></message>
<message><source>Even steps from dark blue to yellow; safe for every colour vision.</source><translation>Pasos uniformes de azul oscuro a amarillo; apto para cualquier visión del color.</translation></message>
<message><source>Even steps from black through purple to cream.</source><translation>Pasos uniformes de negro a crema pasando por púrpura.</translation></message>
<message><source>Even steps from black through red to yellow; strong on photographs.</source><translation>Pasos uniformes de negro a amarillo pasando por rojo; destaca sobre fotografías.</translation></message>
<message><source>Made to look the same with and without colour vision deficiency.</source><translation>Hecho para verse igual con y sin deficiencia de la visión del color.</translation></message>
<message><source>The readable successor of jet: many hues, for comparison with papers; its steps are not even.</source><translation>El sucesor legible de jet: muchos tonos, para comparar con artículos; sus pasos no son uniformes.</translation></message>
<message><source>Black to white, for print.</source><translation>De negro a blanco, para imprimir.</translation></message>
<message><source>Blue is evidence against, red is evidence for; the light middle is zero.</source><translation>El azul es evidencia en contra; el rojo, a favor; el centro claro es cero.</translation></message>
<message><source>Purple is evidence against, orange is evidence for; the light middle is zero. Safe for every kind of colour vision.</source><translation>El púrpura es evidencia en contra; el naranja, a favor; el centro claro es cero. Apto para cualquier visión del color.</translation></message>
<message><source>Compare</source><translation>Comparar</translation></message>
<message><source>What is compared</source><translation>Lo que se compara</translation></message>
<message><source>Values under the mouse</source><translation>Valores bajo el ratón</translation></message>
<message><source>Export maps</source><translation>Exportar mapas</translation></message>
<message><source>The maps of all panels as numbers: NPZ with one array per panel, CSV with one line per value, or JSON.</source><translation>Los mapas de todos los paneles como números: NPZ con un array por panel, CSV con una línea por valor, o JSON.</translation></message>
<message><source>&amp;Export maps…</source><translation>&amp;Exportar mapas…</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The panels as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>&lt;b&gt;Guardar figura&lt;/b&gt; (%1)&lt;br&gt;Los paneles tal como están, en PDF, SVG o PNG; el archivo dice cómo se calcularon.</translation></message>
<message><source>Save &amp;figure…</source><translation>Guardar &amp;figura…</translation></message>
<message><source>Not saved: the maps are still being computed</source><translation>No se guardó: los mapas se están calculando todavía</translation></message>
<message><source>head %1</source><translation>cabeza %1</translation></message>
<message><source>block %1</source><translation>bloque %1</translation></message>
<message><source>Grid of maps</source><translation>Cuadrícula de mapas</translation></message>
<message><source>%1, map from %2 to %3</source><translation>%1, mapa de %2 a %3</translation></message>
<message><source>row %1, col %2</source><translation>fila %1, col. %2</translation></message>
<message><source>, normalised</source><translation>, normalizada</translation></message>
<message><source>opening…</source><translation>abriendo…</translation></message>
<message><source>different grids</source><translation>rejillas distintas</translation></message>
<message><source>Not trained alone</source><translation>No entrenado por separado</translation></message>
<message><source>%1 multiply-accumulates make and apply attention</source><translation>%1 multiplicaciones-acumulaciones crean y aplican la atención</translation></message>
<message><source>The HydraViT paper&apos;s estimate: weights plus twice every layer&apos;s output, without attention matrices.</source><translation>La estimación del artículo de HydraViT: los pesos más el doble de la salida de cada capa, sin las matrices de atención.</translation></message>
<message><source>Median of %1 passes, quartiles %2 and %3, %4 threads. %5 GFLOPS; a large matrix product reaches %6. A pass uses at most %7 MB in addition to the weights.</source><translation>Mediana de %1 pasadas, cuartiles %2 y %3, %4 hilos. %5 GFLOPS; un producto de matrices grande alcanza %6. Una pasada usa como máximo %7 MB además de los pesos.</translation></message>
<message><source>%1 pictures at once</source><translation>%1 imágenes a la vez</translation></message>
<message><source>k</source><translation>k</translation></message>
<message><source>Parameters</source><translation>Parámetros</translation></message>
<message><source>GMACs</source><translation>GMAC</translation></message>
<message><source>Attention</source><translation>Atención</translation></message>
<message><source>RAM, MB</source><translation>RAM, MB</translation></message>
<message><source>Time, ms</source><translation>Tiempo, ms</translation></message>
<message><source>Images/s</source><translation>Imágenes/s</translation></message>
<message><source>Close %1</source><translation>Cerrar %1</translation></message>
<message><source>Close this panel. Window &gt; Panels brings it back.</source><translation>Cierra este panel. Ventana &gt; Paneles lo recupera.</translation></message>
<message><source>Panels</source><translation>Paneles</translation></message>
<message><source>Download a model</source><translation>Descargar un modelo</translation></message>
<message><source>Name on the hub, as timm/vit_tiny…</source><translation>Nombre en el hub, como timm/vit_tiny…</translation></message>
<message><source>Model of the hub</source><translation>Modelo del hub</translation></message>
<message><source>ORG/NAME, or ORG/NAME@REVISION.</source><translation>ORG/NAME u ORG/NAME@REVISION.</translation></message>
<message><source>Models to begin with</source><translation>Modelos para empezar</translation></message>
<message><source>Model</source><translation>Modelo</translation></message>
<message><source>Good for</source><translation>Sirve para</translation></message>
<message><source>Progress</source><translation>Progreso</translation></message>
<message><source>Asking the hub…</source><translation>Consultando el hub…</translation></message>
<message><source>Nothing is sent over the internet until you press Look up.</source><translation>No se consulta nada en Internet hasta que se pulsa «Consultar».</translation></message>
<message><source>Paused. What has been downloaded is kept.</source><translation>En pausa. Lo ya descargado se conserva.</translation></message>
<message><source>&amp;Look up</source><translation>&amp;Consultar</translation></message>
<message><source>&amp;Download</source><translation>&amp;Descargar</translation></message>
<message><source>&amp;Pause</source><translation>&amp;Pausar</translation></message>
<message><source>&amp;Resume</source><translation>&amp;Reanudar</translation></message>
<message><source>&amp;Open</source><translation>&amp;Abrir</translation></message>
<message><source>&amp;Close</source><translation>C&amp;errar</translation></message>
<message><source>Cancelled. What has been downloaded is kept: a later download goes on from there.</source><translation>Cancelado. Lo ya descargado se conserva: una descarga posterior continúa desde ahí.</translation></message>
<message><source>%1 files, %2, of which %3 are still to be downloaded; into %4</source><translation>%1 archivos, %2, de los que faltan %3 por descargar; en %4</translation></message>
<message><source>Downloaded: %1</source><translation>Descargado: %1</translation></message>
<message><source>No connection to %1. Models on this computer open without it.</source><translation>Sin conexión con %1. Los modelos de este equipo se abren sin ella.</translation></message>
<message><source>Tokens of this picture</source><translation>Tokens de esta imagen</translation></message>
<message><source>Tokens of all pictures</source><translation>Tokens de todas las imágenes</translation></message>
<message><source>Class tokens of all pictures</source><translation>Tokens de clase de todas las imágenes</translation></message>
<message><source>What is embedded</source><translation>Qué se representa</translation></message>
<message><source>&lt;b&gt;What is embedded&lt;/b&gt;&lt;br&gt;Every token of this picture or of all pictures in the list, or for each picture the one vector that the classifier reads.</source><translation>&lt;b&gt;Qué se representa&lt;/b&gt;&lt;br&gt;Todos los tokens de esta imagen o de todas las de la lista, o bien, para cada imagen, el único vector que lee el clasificador.</translation></message>
<message><source>Block</source><translation>Bloque</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Tokens as a block leaves them, or after the final norm, as the classifier reads them.</source><translation>&lt;b&gt;Bloque&lt;/b&gt;&lt;br&gt;Los tokens tal como salen de un bloque, o después de la norma final, tal como los lee el clasificador.</translation></message>
<message><source>Layout</source><translation>Disposición</translation></message>
<message><source>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;One embedding of all head counts (shorter vectors are padded with zeros), so that they can be compared, or one embedding for each.</source><translation>&lt;b&gt;Disposición&lt;/b&gt;&lt;br&gt;Un solo embedding de todos los números de cabezas (los vectores más cortos se rellenan con ceros), para poder compararlos, o un embedding para cada uno.</translation></message>
<message><source>Perplexity</source><translation>Perplejidad</translation></message>
<message><source>&lt;b&gt;Perplexity&lt;/b&gt;&lt;br&gt;The effective number of neighbours of each point. At most a third of the points; a larger value is lowered, and the note below says so.</source><translation>&lt;b&gt;Perplejidad&lt;/b&gt;&lt;br&gt;El número efectivo de vecinos de cada punto. Como máximo un tercio de los puntos; un valor mayor se reduce, y la nota de abajo lo indica.</translation></message>
<message><source>Seed</source><translation>Semilla</translation></message>
<message><source>&lt;b&gt;Seed&lt;/b&gt;&lt;br&gt;0 starts from the first two principal components; other seeds add 1 % noise. The same seed gives the same points.</source><translation>&lt;b&gt;Semilla&lt;/b&gt;&lt;br&gt;0 parte de las dos primeras componentes principales; otras semillas añaden un 1 % de ruido. La misma semilla da los mismos puntos.</translation></message>
<message><source>Run or stop</source><translation>Calcular o detener</translation></message>
<message><source>Runs the embedding. While it runs: stops it and keeps the points.</source><translation>Calcula el embedding. Durante el cálculo: lo detiene y conserva los puntos.</translation></message>
<message><source>&amp;Embed</source><translation>&amp;Representar</translation></message>
<message><source>&amp;Block</source><translation>&amp;Bloque</translation></message>
<message><source>La&amp;yout</source><translation>&amp;Disposición</translation></message>
<message><source>&amp;Perplexity</source><translation>&amp;Perplejidad</translation></message>
<message><source>&amp;Seed</source><translation>&amp;Semilla</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Which sub-networks the tokens come from.</source><translation>&lt;b&gt;Cabezas&lt;/b&gt;&lt;br&gt;De qué subredes proceden los tokens.</translation></message>
<message><source>after the final norm</source><translation>después de la norma final</translation></message>
<message><source>as they leave block %1</source><translation>tal como salen del bloque %1</translation></message>
<message><source>Tokens of the sub-network of %1</source><translation>Tokens de la subred: %1</translation></message>
<message><source>&amp;Stop</source><translation>De&amp;tener</translation></message>
<message><source>&amp;Run</source><translation>&amp;Calcular</translation></message>
<message><source>Settings changed. Press Run to update.</source><translation>Han cambiado los ajustes. Pulse «Calcular» para actualizar.</translation></message>
<message><source>Open a model and a picture first.</source><translation>Abra primero un modelo y una imagen.</translation></message>
<message><source>Choose at least one head count.</source><translation>Elija al menos un número de cabezas.</translation></message>
<message><source>running the network</source><translation>ejecutando la red</translation></message>
<message><source>Picture %1 of %2: %3</source><translation>Imagen %1 de %2: %3</translation></message>
<message><source>%1, %2 points, spread %3</source><translation>%1, %2 puntos, dispersión %3</translation></message>
<message><source>Show or hide the points of %1</source><translation>Mostrar u ocultar los puntos: %1</translation></message>
<message><source>Mean distance of these points to their centroid, relative to the radius of the whole embedding. Smaller is more compact.</source><translation>Distancia media de estos puntos a su centroide, relativa al radio de todo el embedding. Cuanto menor, más compacto.</translation></message>
<message><source>head count</source><translation>número de cabezas</translation></message>
<message><source>place in the picture</source><translation>lugar en la imagen</translation></message>
<message><source>length of the token</source><translation>longitud del token</translation></message>
<message><source>relevance</source><translation>relevancia</translation></message>
<message><source>Colour by</source><translation>Colorear por</translation></message>
<message><source>&lt;b&gt;Colour by&lt;/b&gt;&lt;br&gt;What the points&apos; colours show. Relevance is the map in the main window, for its picture and head count.</source><translation>&lt;b&gt;Colorear por&lt;/b&gt;&lt;br&gt;Lo que muestran los colores de los puntos. Relevancia es el mapa de la ventana principal, para su imagen y su número de cabezas.</translation></message>
<message><source>Picture of the points</source><translation>Imagen de los puntos</translation></message>
<message><source>Hover over a patch or use the arrow keys to highlight its points.</source><translation>Pase el ratón sobre un parche o use las teclas de flecha para resaltar sus puntos.</translation></message>
<message><source>&amp;Colour by</source><translation>&amp;Colorear por</translation></message>
<message><source>Spread of each head count</source><translation>Dispersión de cada número de cabezas</translation></message>
<message><source>Embedding</source><translation>Embedding</translation></message>
<message><source>Open a model and a picture to see its tokens as points.</source><translation>Abra un modelo y una imagen para ver sus tokens como puntos.</translation></message>
<message><source>&amp;Thumbnails</source><translation>&amp;Miniaturas</translation></message>
<message><source>&lt;b&gt;Thumbnails&lt;/b&gt; (T)&lt;br&gt;Shows the patch or picture at as many points as fit.</source><translation>&lt;b&gt;Miniaturas&lt;/b&gt; (T)&lt;br&gt;Muestra el parche o la imagen en tantos puntos como quepan.</translation></message>
<message><source>&amp;Lasso</source><translation>&amp;Lazo</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around points to select them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;Lazo&lt;/b&gt; (L)&lt;br&gt;Arrastre alrededor de los puntos para seleccionarlos. Con el lazo desactivado, use Mayús y arrastre.</translation></message>
<message><source>&amp;Only selected</source><translation>&amp;Solo seleccionados</translation></message>
<message><source>&lt;b&gt;Only selected&lt;/b&gt;&lt;br&gt;Hides points that are not selected.</source><translation>&lt;b&gt;Solo seleccionados&lt;/b&gt;&lt;br&gt;Oculta los puntos no seleccionados.</translation></message>
<message><source>Save poi&amp;nts…</source><translation>Guardar p&amp;untos…</translation></message>
<message><source>Save points</source><translation>Guardar puntos</translation></message>
<message><source>&lt;b&gt;Save points&lt;/b&gt;&lt;br&gt;Saves the selected points, or all if none is selected, as CSV, JSON or NPZ: input, k, token, row, col, norm, x, y.</source><translation>&lt;b&gt;Guardar puntos&lt;/b&gt;&lt;br&gt;Guarda los puntos seleccionados, o todos si no hay ninguno, como CSV, JSON o NPZ: input, k, token, row, col, norm, x, y.</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The points and their colours as they stand, as PDF, SVG or PNG; the file says how they were laid out.</source><translation>&lt;b&gt;Guardar figura&lt;/b&gt; (%1)&lt;br&gt;Los puntos y sus colores tal como están, en PDF, SVG o PNG; el archivo dice cómo se dispusieron.</translation></message>
<message><source>Point under the mouse</source><translation>Punto bajo el ratón</translation></message>
<message><source>stopped</source><translation>detenido</translation></message>
<message><source>
and %1 more</source><translation>
y %1 más</translation></message>
<message><source>%1 points · iteration %2 of %3</source><translation>%1 puntos · iteración %2 de %3</translation></message>
<message><source>Perplexity lowered from %2 to %1: too few points</source><translation>Perplejidad reducida de %2 a %1: muy pocos puntos</translation></message>
<message><source>Patch %1, under %2 head counts</source><translation>Parche %1, con %2 números de cabezas</translation></message>
<message><source>Selected points: %1</source><translation>Puntos seleccionados: %1</translation></message>
<message><source>Hover over a point or use the arrow keys; Shift-drag to select</source><translation>Pase el ratón sobre un punto o use las teclas de flecha; Mayús y arrastre para seleccionar</translation></message>
<message><source>Not saved: the points are still being laid out</source><translation>No se guardó: los puntos se están disponiendo todavía</translation></message>
<message><source>Open a model to begin</source><translation>Abra un modelo para empezar</translation></message>
<message><source>Hydrascope reads Vision Transformer checkpoints: safetensors, PyTorch, TorchScript or npz, from timm, torchvision, Hugging Face, HydraViT and others. Open one, or drop it here.</source><translation>Hydrascope lee checkpoints de Vision Transformer: safetensors, PyTorch, TorchScript o npz, de timm, torchvision, Hugging Face, HydraViT y otros. Abra uno o suéltelo aquí.</translation></message>
<message><source>This picture cannot be shown</source><translation>Esta imagen no se puede mostrar</translation></message>
<message><source>The message below says why. Choose another one in the list, or open one.</source><translation>El mensaje de abajo dice por qué. Elija otra en la lista o abra una.</translation></message>
<message><source>Now a picture</source><translation>Ahora, una imagen</translation></message>
<message><source>Drop a picture or a folder here, paste one, or open one.</source><translation>Suelte aquí una imagen o una carpeta, pegue una o ábrala.</translation></message>
<message><source>opening %1</source><translation>abriendo %1</translation></message>
<message><source>starting %1</source><translation>iniciando %1</translation></message>
<message><source>About this method</source><translation>Acerca de este método</translation></message>
<message><source>&amp;Method</source><translation>&amp;Método</translation></message>
<message><source>How the map is computed from the network. Each method answers a slightly different question.</source><translation>Cómo se calcula el mapa a partir de la red. Cada método responde a una pregunta ligeramente distinta.</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;A Vision Transformer is a stack of blocks, each an attention layer and an MLP. Choose the block to look at, counted from 0.</source><translation>&lt;b&gt;Bloque&lt;/b&gt;&lt;br&gt;Un Vision Transformer es una pila de bloques, cada uno con una capa de atención y un MLP. Elija el bloque que se examina, contando desde 0.</translation></message>
<message><source>all</source><translation>todas</translation></message>
<message><source>mean</source><translation>media</translation></message>
<message><source>minimum</source><translation>mínimo</translation></message>
<message><source>maximum</source><translation>máximo</translation></message>
<message><source>Hea&amp;d</source><translation>Cabe&amp;za</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Each block has several attention heads. Look at one, or at all of them fused by mean, minimum or maximum.</source><translation>&lt;b&gt;Cabeza&lt;/b&gt;&lt;br&gt;Cada bloque tiene varias cabezas de atención. Se puede ver una, o todas fusionadas por media, mínimo o máximo.</translation></message>
<message><source>Head fusion</source><translation>Fusión de cabezas</translation></message>
<message><source>One head, or all of them fused.</source><translation>Una cabeza, o todas fusionadas.</translation></message>
<message><source>How the heads are fused: mean, minimum or maximum.</source><translation>Cómo se fusionan las cabezas: media, mínimo o máximo.</translation></message>
<message><source>From bl&amp;ock</source><translation>Desde el bl&amp;oque</translation></message>
<message><source>&lt;b&gt;From block&lt;/b&gt;&lt;br&gt;Methods that multiply over blocks start here. Leaving out early blocks often removes background artefacts.</source><translation>&lt;b&gt;Desde el bloque&lt;/b&gt;&lt;br&gt;Los métodos que multiplican a lo largo de los bloques empiezan aquí. Omitir los primeros bloques suele eliminar artefactos del fondo.</translation></message>
<message><source>&amp;Ignore weakest</source><translation>&amp;Ignorar lo más débil</translation></message>
<message><source>&lt;b&gt;Ignore weakest&lt;/b&gt;&lt;br&gt;This share of the smallest attentions is set to zero before blocks are multiplied, so that the strongest paths stand out.</source><translation>&lt;b&gt;Ignorar lo más débil&lt;/b&gt;&lt;br&gt;Esta proporción de las atenciones más pequeñas se pone a cero antes de multiplicar los bloques, para que destaquen los caminos más fuertes.</translation></message>
<message><source>LRP gamma</source><translation>Gamma de LRP</translation></message>
<message><source>&lt;b&gt;LRP gamma&lt;/b&gt;&lt;br&gt;How strongly positive parts are favoured on the way back: in the patch embedding, and in MLPs and classifier. Zero favours none.</source><translation>&lt;b&gt;Gamma de LRP&lt;/b&gt;&lt;br&gt;Cuánto se favorecen las partes positivas en el camino de vuelta: en el embedding de parches, y en los MLP y el clasificador. Cero no favorece ninguna.</translation></message>
<message><source>Gamma of the patch embedding</source><translation>Gamma del embedding de parches</translation></message>
<message><source>Gamma of the patch embedding.</source><translation>Gamma del embedding de parches.</translation></message>
<message><source>Gamma of MLPs and classifier</source><translation>Gamma de los MLP y el clasificador</translation></message>
<message><source>Gamma of MLPs and classifier.</source><translation>Gamma de los MLP y el clasificador.</translation></message>
<message><source>Samples</source><translation>Muestras</translation></message>
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 takes the picture alone and is that many times faster.</source><translation>&lt;b&gt;Muestras&lt;/b&gt;&lt;br&gt;El gradiente se promedia sobre este número de imágenes, desde el negro hasta la dada. 1 toma la imagen sola y es ese número de veces más rápido.</translation></message>
<message><source>To&amp;ken</source><translation>To&amp;ken</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;Token de consulta&lt;/b&gt;&lt;br&gt;La atención se muestra para un token de consulta. Haga clic en un parche de la imagen para convertirlo en la consulta. El predeterminado es el token de clase, que lee el clasificador.</translation></message>
<message><source>Measured on such networks, it is no more faithful than nearness to the middle of the picture. Do not trust it here.</source><translation>Medido en redes así, no es más fiel que la cercanía al centro de la imagen. No confíe en él aquí.</translation></message>
<message><source>kept query (click for class token)</source><translation>consulta conservada (clic para el token de clase)</translation></message>
<message><source>Patch %1 (click for class token)</source><translation>Parche %1 (clic para el token de clase)</translation></message>
<message><source>Not copied: the map is still being computed</source><translation>No se copió: el mapa se está calculando todavía</translation></message>
<message><source>Copied, %1 × %2 pixels</source><translation>Copiado, %1 × %2 píxeles</translation></message>
<message><source>Export features</source><translation>Exportar características</translation></message>
<message><source>Export evidence</source><translation>Exportar evidencia</translation></message>
<message><source>Computing the scores of the map for %1</source><translation>Calculando las puntuaciones del mapa de %1</translation></message>
<message><source>Report on %1 pictures: predictions, maps and scores on one page; some seconds for each</source><translation>Informe de %1 imágenes: predicciones, mapas y puntuaciones en una página; unos segundos por imagen</translation></message>
<message><source>Computing the report for %1</source><translation>Calculando el informe de %1</translation></message>
<message><source>Report: picture %1 of %2</source><translation>Informe: imagen %1 de %2</translation></message>
<message><source>Report: reading %1 of %2</source><translation>Informe: leyendo %1 de %2</translation></message>
<message><source>Stopped. Nothing was written.</source><translation>Detenido. No se escribió nada.</translation></message>
<message><source>Export maps of all pictures</source><translation>Exportar los mapas de todas las imágenes</translation></message>
<message><source>Computing the maps for %1</source><translation>Calculando los mapas para %1</translation></message>
<message><source>%1 of %2 pictures are in %3</source><translation>%1 de %2 imágenes están en %3</translation></message>
<message><source>Saved %1. Skipped because they cannot be read: %2, the first: %3</source><translation>Se guardó %1. Omitidas por no poder leerse: %2; la primera: %3</translation></message>
<message><source>Not saved: the map is still being computed</source><translation>No se guardó: el mapa se está calculando todavía</translation></message>
<message><source>%1 could not be written</source><translation>No se pudo escribir %1</translation></message>
<message><source>Distribution of the first component</source><translation>Distribución de la primera componente</translation></message>
<message><source>tokens</source><translation>tokens</translation></message>
<message><source>tokens, normed</source><translation>tokens, normalizados</translation></message>
<message><source>queries</source><translation>consultas</translation></message>
<message><source>keys</source><translation>claves</translation></message>
<message><source>values</source><translation>valores</translation></message>
<message><source>&lt;b&gt;Features&lt;/b&gt;&lt;br&gt;Which vectors of the block are compared: its output tokens, the same after the final norm, or the queries, keys or values of its attention.</source><translation>&lt;b&gt;Características&lt;/b&gt;&lt;br&gt;Qué vectores del bloque se comparan: sus tokens de salida, los mismos después de la norma final, o las consultas, claves o valores de su atención.</translation></message>
<message><source>Keep as query</source><translation>Usar de consulta</translation></message>
<message><source>Compare the patches of all pictures with this one. Ctrl+click adds more patches of this picture; their mean is then the query.</source><translation>Compara los parches de todas las imágenes con este. Ctrl+clic añade más parches de esta imagen; su media es entonces la consulta.</translation></message>
<message><source>Keep these colours</source><translation>Conservar estos colores</translation></message>
<message><source>Keep this picture&apos;s axes: other pictures, blocks and head counts are coloured in them, and similar colours then mean similar features.</source><translation>Conserva los ejes de esta imagen: otras imágenes, bloques y números de cabezas se colorean en ellos, y colores parecidos significan entonces características parecidas.</translation></message>
<message><source>One set for all pictures</source><translation>Un juego para todas las imágenes</translation></message>
<message><source>Fits axes on the whole list.</source><translation>Ajusta los ejes con toda la lista.</translation></message>
<message><source>Colours per picture</source><translation>Colores por imagen</translation></message>
<message><source>Fits each by itself.</source><translation>Ajusta cada una por separado.</translation></message>
<message><source>Open…</source><translation>Abrir…</translation></message>
<message><source>Use axes from a file.</source><translation>Usa los ejes de un archivo.</translation></message>
<message><source>Save…</source><translation>Guardar…</translation></message>
<message><source>Save the kept axes, and what they were fitted on, as .npz.</source><translation>Guarda los ejes conservados, y con qué se ajustaron, como .npz.</translation></message>
<message><source>Hide backgr&amp;ound</source><translation>Oculta&amp;r fondo</translation></message>
<message><source>&lt;b&gt;Hide background&lt;/b&gt;&lt;br&gt;Leaves out patches whose first component is below this share of its range. Of its two ends, the background is the one that touches the edges of the picture more.</source><translation>&lt;b&gt;Ocultar fondo&lt;/b&gt;&lt;br&gt;Omite los parches cuya primera componente queda por debajo de esta proporción de su rango. De los dos extremos, el fondo es el que más toca los bordes de la imagen.</translation></message>
<message><source>Save axes</source><translation>Guardar ejes</translation></message>
<message><source>Fitting… %1 %</source><translation>Ajustando… %1 %</translation></message>
<message><source>Cancel</source><translation>Cancelar</translation></message>
<message><source>Fitting…</source><translation>Ajustando…</translation></message>
<message><source>Fitted on each picture by itself</source><translation>Ajustado con cada imagen por separado</translation></message>
<message><source>The kept colours are no longer there: choose Colours per picture</source><translation>Los colores conservados ya no existen: elija Colores por imagen</translation></message>
<message><source>%1: an index of %2 features; the autoencoder has %3</source><translation>%1: un índice de %2 características; el autocodificador tiene %3</translation></message>
<message><source>Feature %1: active on no patch of the folder</source><translation>Característica %1: no está activa en ningún parche de la carpeta</translation></message>
<message><source>Feature %1: active on %2 % of the patches, there %3 on average</source><translation>Característica %1: activa en el %2 % de los parches, con una media de %3 en ellos</translation></message>
<message><source>dead</source><translation>muerta</translation></message>
<message><source>dense</source><translation>densa</translation></message>
<message><source>Largest in patch %1</source><translation>Máximo en el parche %1</translation></message>
<message><source>error</source><translation>error</translation></message>
<message><source>Feature</source><translation>Característica</translation></message>
<message><source>Patches</source><translation>Parches</translation></message>
<message><source>Brings</source><translation>Aporta</translation></message>
<message><source>Measured</source><translation>Medido</translation></message>
<message><source>off</source><translation>desactivada</translation></message>
<message><source>The feature&apos;s number in the autoencoder. The error is what its reconstruction leaves out.</source><translation>El número de la característica en el autocodificador. El error es lo que su reconstrucción deja fuera.</translation></message>
<message><source>The feature&apos;s value in the patch, or its largest in the picture.</source><translation>El valor de la característica en el parche, o su máximo en la imagen.</translation></message>
<message><source>The share of the patches on which it is active.</source><translation>La proporción de parches en que está activa.</translation></message>
<message><source>The share of the patches on which it is active, over the indexed folder.</source><translation>La proporción de parches en que está activa, en la carpeta indexada.</translation></message>
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to what leaves the block.</source><translation>Lo que la característica aporta al logit de la clase sobre todos los parches, según el gradiente. Las características y el error suman lo que sale del bloque.</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>Lo que pierde el logit de la clase al desactivar la característica; para las doce que más aportan.</translation></message>
<message><source>Switch o&amp;ff</source><translation>Desac&amp;tivar</translation></message>
<message><source>Takes the feature&apos;s part out of what leaves the block. The error of the reconstruction stays.</source><translation>Quita la parte de la característica de lo que sale del bloque. El error de la reconstrucción permanece.</translation></message>
<message><source>&amp;Set</source><translation>&amp;Fijar</translation></message>
<message><source>Sets the feature to this many times its largest value in the picture.</source><translation>Fija la característica en este múltiplo de su valor máximo en la imagen.</translation></message>
<message><source>As it &amp;was</source><translation>Como &amp;estaba</translation></message>
<message><source>Gives the feature its own value again.</source><translation>Devuelve a la característica su propio valor.</translation></message>
<message><source>E&amp;xplain it</source><translation>E&amp;xplicarla</translation></message>
<message><source>Makes the feature&apos;s sum over the patches the target of the method chosen before: which pixels make it active.</source><translation>Convierte la suma de la característica sobre los parches en el objetivo del método elegido antes: qué píxeles la activan.</translation></message>
<message><source>&amp;Back to the class</source><translation>&amp;Volver a la clase</translation></message>
<message><source>Returns to the previous class and method.</source><translation>Vuelve a la clase y al método de antes.</translation></message>
<message><source>One-page por&amp;trait…</source><translation>Retrato en una &amp;página…</translation></message>
<message><source>A figure of the feature: its map, its strongest pictures, classes and effect.</source><translation>Una figura de la característica: su mapa, sus imágenes más fuertes, clases y efecto.</translation></message>
<message><source>Features</source><translation>Características</translation></message>
<message><source>How well the autoencoder reconstructs</source><translation>Calidad de la reconstrucción del autocodificador</translation></message>
<message><source>The answer with the reconstruction</source><translation>La respuesta con la reconstrucción</translation></message>
<message><source>On which patches</source><translation>En qué parches</translation></message>
<message><source>Classes it pushes</source><translation>Clases que sube o baja</translation></message>
<message><source>What if</source><translation>¿Y si…?</translation></message>
<message><source>from the file</source><translation>del archivo</translation></message>
<message><source>from its configuration</source><translation>de su configuración</translation></message>
<message><source>inferred</source><translation>deducido</translation></message>
<message><source>given by you</source><translation>indicado por usted</translation></message>
<message><source>Number</source><translation>Número</translation></message>
<message><source>The number of a feature. Enter shows it, even where it is not active.</source><translation>El número de una característica. Intro la muestra, aunque no esté activa.</translation></message>
<message><source>Multiple of its largest value</source><translation>Múltiplo de su valor máximo</translation></message>
<message><source>Where</source><translation>Dónde</translation></message>
<message><source>On all patches, or on the patch that was clicked in the picture.</source><translation>En todos los parches, o en aquel en el que se hizo clic en la imagen.</translation></message>
<message><source>Show the &amp;reconstruction</source><translation>Mostrar la &amp;reconstrucción</translation></message>
<message><source>Replaces what leaves the block by the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>Sustituye lo que sale del bloque por la reconstrucción del autocodificador: lo que sus características no recogen desaparece. Las predicciones y los mapas se actualizan.</translation></message>
<message><source>&amp;Number</source><translation>&amp;Número</translation></message>
<message><source>Features split what a block says into parts one can name.</source><translation>Las características descomponen lo que dice un bloque en partes a las que se puede dar nombre.</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>Las halla un autocodificador disperso entrenado para este modelo.</translation></message>
<message><source>One for this model lies beside it: %1.</source><translation>Junto a este modelo hay un autocodificador para él: %1.</translation></message>
<message><source>Whole picture; point at a patch for its own</source><translation>Toda la imagen; señale un parche para ver las suyas</translation></message>
<message><source>Patch %1, under the mouse</source><translation>Parche %1, bajo el ratón</translation></message>
<message><source>Patch %1 – Esc in the picture for all</source><translation>Parche %1 – Esc en la imagen para todas</translation></message>
<message><source>Computing…</source><translation>Calculando…</translation></message>
<message><source>Open a model and a picture to see its features.</source><translation>Abra un modelo y una imagen para ver sus características.</translation></message>
<message><source>Features of block %1: %2, about %3 active in a patch; they explain %4 of it</source><translation>Características del bloque %1: %2, unas %3 activas en un parche; lo explican en un %4</translation></message>
<message><source>In this picture its values correlate with those of all heads by %1</source><translation>En esta imagen sus valores se correlacionan con los de todas las cabezas en %1</translation></message>
<message><source>No correlation: in this picture all its values are zero or equal, here or with all heads</source><translation>Sin correlación: en esta imagen sus valores son todos cero o todos iguales, aquí o con todas las cabezas</translation></message>
<message><source>Feature %1</source><translation>Característica %1</translation></message>
<message><source>Choose a feature to see its map</source><translation>Elija una característica para ver su mapa</translation></message>
<message><source>on all patches</source><translation>en todos los parches</translation></message>
<message><source>on patch %1</source><translation>en el parche %1</translation></message>
<message><source>Rebuilt from its features alone: %1 · as it is: %2</source><translation>Rehecho solo con sus características: %1 · tal cual: %2</translation></message>
<message><source>Sentences near its decoder row (cosine)</source><translation>Frases cercanas a su fila del decodificador (coseno)</translation></message>
<message><source>Command</source><translation>Comando</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The command that reproduces this figure in a terminal. It is also stored inside the file.</source><translation>&lt;b&gt;Comando&lt;/b&gt;&lt;br&gt;El comando que reproduce esta figura en un terminal. También se guarda dentro del archivo.</translation></message>
<message><source>&amp;Save as…</source><translation>&amp;Guardar como…</translation></message>
<message><source>Cop&amp;y</source><translation>Cop&amp;iar</translation></message>
<message><source>Make a figure</source><translation>Crear figura</translation></message>
<message><source>&lt;b&gt;Copy&lt;/b&gt;&lt;br&gt;The figure as a picture, in the pixels of its resolution.</source><translation>&lt;b&gt;Copiar&lt;/b&gt;&lt;br&gt;La figura como imagen, con los píxeles de su resolución.</translation></message>
<message><source>Close</source><translation>Cerrar</translation></message>
<message><source>%1 × %2 mm, %3 × %4 pixels</source><translation>%1 × %2 mm, %3 × %4 píxeles</translation></message>
<message><source> — higher than a page</source><translation> — más alta que una página</translation></message>
<message><source>Saving…</source><translation>Guardando…</translation></message>
<message><source>The current view</source><translation>La vista actual</translation></message>
<message><source>Head counts side by side</source><translation>Números de cabezas en paralelo</translation></message>
<message><source>Methods side by side</source><translation>Métodos en paralelo</translation></message>
<message><source>Before and after (What if)</source><translation>Antes y después (¿Y si…?)</translation></message>
<message><source>Head by head, every block</source><translation>Cabeza por cabeza, todos los bloques</translation></message>
<message><source>A feature&apos;s sheet</source><translation>Ficha de una característica</translation></message>
<message><source>Token contributions</source><translation>Contribuciones de los tokens</translation></message>
<message><source>Tokens as points (t-SNE)</source><translation>Tokens como puntos (t-SNE)</translation></message>
<message><source>Cost of head counts</source><translation>Coste de los números de cabezas</translation></message>
<message><source>MACs over picture sizes</source><translation>MAC según el tamaño de imagen</translation></message>
<message><source>A panel for each head &amp;count</source><translation>Un panel por &amp;número de cabezas</translation></message>
<message><source>automatic</source><translation>automático</translation></message>
<message><source>Ca&amp;ption</source><translation>P&amp;ie de figura</translation></message>
<message><source>Words of the caption</source><translation>Texto del pie de figura</translation></message>
<message><source>&amp;Full paths inside the file</source><translation>R&amp;utas completas dentro del archivo</translation></message>
<message><source>The command that reproduces the figure gives model and pictures relative to the figure&apos;s folder, so that it does not reveal your home folder. Check this to write full paths.</source><translation>El comando que reproduce la figura indica modelo e imágenes con rutas relativas a la carpeta de la figura, para no revelar la carpeta personal. Marque esta casilla para escribir rutas completas.</translation></message>
<message><source>&amp;Figure</source><translation>&amp;Figura</translation></message>
<message><source>What is drawn.</source><translation>Lo que se dibuja.</translation></message>
<message><source>P&amp;ictures</source><translation>I&amp;mágenes</translation></message>
<message><source>The rows of the figure.</source><translation>Las filas de la figura.</translation></message>
<message><source>Head counts k, for example 3,6,9-12.</source><translation>Números de cabezas k, como 3,6,9-12.</translation></message>
<message><source>&amp;Methods</source><translation>M&amp;étodos</translation></message>
<message><source>The maps that are drawn.</source><translation>Los mapas que se dibujan.</translation></message>
<message><source>Bl&amp;ocks</source><translation>Bl&amp;oques</translation></message>
<message><source>Blocks, for example 9,10,11, for methods that look at one. Empty: the last.</source><translation>Bloques, como 9,10,11, para métodos que miran uno solo. Vacío: el último.</translation></message>
<message><source>One for all maps</source><translation>Uno para todos los mapas</translation></message>
<message><source>One for each picture</source><translation>Uno para cada imagen</translation></message>
<message><source>Each map its own</source><translation>Cada mapa el suyo</translation></message>
<message><source>Colour &amp;range</source><translation>&amp;Rango de color</translation></message>
<message><source>Which maps share one colour range: equal colours then mean equal values.</source><translation>Qué mapas comparten un rango de color: colores iguales significan entonces valores iguales.</translation></message>
<message><source>Pre&amp;dictions</source><translation>Pre&amp;dicciones</translation></message>
<message><source>Classes below each map.</source><translation>Clases debajo de cada mapa.</translation></message>
<message><source>&amp;Colours</source><translation>Color&amp;es</translation></message>
<message><source>For unsigned maps.</source><translation>Para mapas sin signo.</translation></message>
<message><source>&amp;Positive part of signed maps</source><translation>Parte &amp;positiva de los mapas con signo</translation></message>
<message><source>&amp;Most important heads first</source><translation>&amp;Cabezas más importantes primero</translation></message>
<message><source> mm</source><translation> mm</translation></message>
<message><source>&amp;Width</source><translation>&amp;Anchura</translation></message>
<message><source>One journal column is 84 mm wide, two are 174 mm.</source><translation>Una columna de revista mide 84 mm de ancho; dos, 174 mm.</translation></message>
<message><source> dpi</source><translation> dpi</translation></message>
<message><source>Re&amp;solution</source><translation>Re&amp;solución</translation></message>
<message><source>For a PNG, and for the pictures inside SVG and PDF.</source><translation>Para un PNG y para las imágenes dentro de SVG y PDF.</translation></message>
<message><source> pt</source><translation> pt</translation></message>
<message><source>Fo&amp;nt size</source><translation>&amp;Tamaño de letra</translation></message>
<message><source>For titles and numbers; the text below maps is smaller.</source><translation>Para títulos y números; el texto debajo de los mapas es menor.</translation></message>
<message><source>Col&amp;umns</source><translation>Col&amp;umnas</translation></message>
<message><source>Panels side by side.</source><translation>Paneles en paralelo.</translation></message>
<message><source>Panel &amp;letters</source><translation>&amp;Letras de panel</translation></message>
<message><source>a, b, c beside the panels.</source><translation>a, b, c junto a los paneles.</translation></message>
<message><source>Colour &amp;bar</source><translation>&amp;Barra de color</translation></message>
<message><source>The current one</source><translation>La actual</translation></message>
<message><source>All of the list</source><translation>Todas las de la lista</translation></message>
<message><source>The first %1 of the list</source><translation>Las %1 primeras de la lista</translation></message>
<message><source>The figure</source><translation>La figura</translation></message>
<message><source>being drawn</source><translation>dibujándose</translation></message>
<message><source>Loading…</source><translation>Cargando…</translation></message>
<message><source>Open &amp;index…</source><translation>Abrir índ&amp;ice…</translation></message>
<message><source>Find &amp;pictures…</source><translation>Buscar &amp;imágenes…</translation></message>
<message><source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around features to list only them. With the lasso off, use Shift-drag.</source><translation>&lt;b&gt;Lazo&lt;/b&gt; (L)&lt;br&gt;Arrastre alrededor de características para listar solo esas. Con el lazo desactivado, use Mayús y arrastre.</translation></message>
<message><source>Features over the folder</source><translation>Características en la carpeta</translation></message>
<message><source>Each feature by the share of the folder&apos;s patches on which it is active, and by its mean value there. Selected features are listed above.</source><translation>Cada característica según la proporción de parches de la carpeta en que está activa y su valor medio en ellos. Las seleccionadas aparecen arriba en la lista.</translation></message>
<message><source>Open index</source><translation>Abrir índice</translation></message>
<message><source>An index written by hydrascope-cli sae-index or by this window.</source><translation>Un índice escrito por hydrascope-cli sae-index o por esta ventana.</translation></message>
<message><source>Index a folder</source><translation>Indexar una carpeta</translation></message>
<message><source>Reads all pictures of a folder once, in the background, at the current head count. The index is written next to the autoencoder.</source><translation>Lee una vez todas las imágenes de una carpeta, en segundo plano, con el número de cabezas actual. El índice se escribe junto al autocodificador.</translation></message>
<message><source>Find pictures</source><translation>Buscar imágenes</translation></message>
<message><source>Tells where the pictures of this index are now.</source><translation>Indica dónde están ahora las imágenes de este índice.</translation></message>
<message><source>The open index</source><translation>El índice abierto</translation></message>
<message><source>Feature under the mouse</source><translation>Característica bajo el ratón</translation></message>
<message><source>Indexing: %1 done</source><translation>Indexando: %1 completado</translation></message>
<message><source>In your pictures</source><translation>En sus imágenes</translation></message>
<message><source>%1 of %2 pictures</source><translation>%1 de %2 imágenes</translation></message>
<message><source>%1, %2 · of %3 features %4 dead, %5 dense</source><translation>%1, %2 · de %3 características, %4 muertas, %5 densas</translation></message>
<message><source>No index of a folder is open. An index tells how often each feature is active, and on which pictures most.</source><translation>No hay ningún índice de carpeta abierto. Un índice dice con qué frecuencia está activa cada característica y en qué imágenes más.</translation></message>
<message><source>Index a &amp;folder…</source><translation>Indexar una &amp;carpeta…</translation></message>
<message><source>Strongest on (%1 of %2 pictures are missing)</source><translation>Más fuerte en (faltan %1 de %2 imágenes)</translation></message>
<message><source>Active on no picture of the folder</source><translation>No está activa en ninguna imagen de la carpeta</translation></message>
<message><source>Strongest on</source><translation>Más fuerte en</translation></message>
<message><source>%1 in patch %2 of %3</source><translation>%1 en el parche %2 de %3</translation></message>
<message><source>1 head</source><translation>1 cabeza</translation></message>
<message><source>%1 heads</source><translation>%1 cabezas</translation></message>
<message><source>predicted class</source><translation>clase predicha</translation></message>
<message><source>2nd class</source><translation>2.ª clase</translation></message>
<message><source>3rd class</source><translation>3.ª clase</translation></message>
<message><source>%1th class</source><translation>%1.ª clase</translation></message>
<message><source>not a number</source><translation>no es un número</translation></message>
<message><source>being read</source><translation>leyendo</translation></message>
<message><source>opens</source><translation>se abre</translation></message>
<message><source>%1 × %2 px</source><translation>%1 × %2 px</translation></message>
<message><source>Family</source><translation>Familia</translation></message>
<message><source>Size</source><translation>Tamaño</translation></message>
<message><source>Picture</source><translation>Imagen</translation></message>
<message><source>Knows</source><translation>Conoce</translation></message>
<message><source>Built-in</source><translation>Incluidos</translation></message>
<message><source>torch hub</source><translation>torch hub</translation></message>
<message><source>Hugging Face hub</source><translation>hub de Hugging Face</translation></message>
<message><source>opened before</source><translation>abierto antes</translation></message>
<message><source>The frame with its map</source><translation>El fotograma con su mapa</translation></message>
<message><source>The model has no class &quot;%1&quot;</source><translation>El modelo no tiene ninguna clase «%1»</translation></message>
<message><source>The shipped model is missing.</source><translation>Falta el modelo incluido.</translation></message>
<message><source>Heads of all blocks</source><translation>Cabezas de todos los bloques</translation></message>
<message><source>Larger means more important. The arrow keys move, Space switches a head off or on.</source><translation>Más grande significa más importante. Las teclas de flecha cambian de cabeza; Espacio la desactiva o la activa.</translation></message>
<message><source>block %1, head %2: off</source><translation>bloque %1, cabeza %2: desactivada</translation></message>
<message><source>Click to switch it on.</source><translation>Un clic la activa.</translation></message>
<message><source>Click to switch it off.</source><translation>Un clic la desactiva.</translation></message>
<message><source>block %1, head %2</source><translation>bloque %1, cabeza %2</translation></message>
<message><source>A dot is a head of a block: the larger, the more important.</source><translation>Un punto es una cabeza de un bloque: cuanto más grande, más importante.</translation></message>
<message><source>block %1, all features</source><translation>bloque %1, todas las características</translation></message>
<message><source>%1: importance %2, number %3 of %4</source><translation>%1: importancia %2, número %3 de %4</translation></message>
<message><source>Block %1</source><translation>Bloque %1</translation></message>
<message><source>No. %1</source><translation>N.º %1</translation></message>
<message><source>Head %1</source><translation>Cabeza %1</translation></message>
<message><source>Maps of all heads: a row for each block, a column for each head</source><translation>Mapas de todas las cabezas: una fila por bloque, una columna por cabeza</translation></message>
<message><source>Maps</source><translation>Mapas</translation></message>
<message><source>Which map of each head is shown.</source><translation>Qué mapa de cada cabeza se muestra.</translation></message>
<message><source>by number</source><translation>por número</translation></message>
<message><source>most important first</source><translation>más importantes primero</translation></message>
<message><source>The order of the heads in each row. The bar below a map is the head&apos;s importance for the class.</source><translation>El orden de las cabezas en cada fila. La barra debajo de un mapa es la importancia de la cabeza para la clase.</translation></message>
<message><source>One colour &amp;range</source><translation>Un solo &amp;rango de color</translation></message>
<message><source>Equal colours mean equal values in all maps. Off: each map has its own range.</source><translation>Colores iguales significan valores iguales en todos los mapas. Desactivado: cada mapa tiene su propio rango.</translation></message>
<message><source>What is shown</source><translation>Lo que se muestra</translation></message>
<message><source>What is under the mouse</source><translation>Lo que hay bajo el ratón</translation></message>
<message><source>This matrix as a figure: PDF, SVG or PNG, with the command that reproduces it.</source><translation>Esta matriz como figura: PDF, SVG o PNG, con el comando que la reproduce.</translation></message>
<message><source>Make a &amp;figure…</source><translation>Crear &amp;figura…</translation></message>
<message><source>&amp;Maps</source><translation>&amp;Mapas</translation></message>
<message><source>&lt;b&gt;Logit lens&lt;/b&gt;&lt;br&gt;The probability of the class if the network ended after each block; dark dots where the class comes first. Block −1 is the embedding. Click to choose a block.</source><translation>&lt;b&gt;Lente de logits&lt;/b&gt;&lt;br&gt;La probabilidad de la clase si la red terminara después de cada bloque; puntos oscuros donde la clase es la primera. El bloque −1 es el embedding. Haga clic para elegir un bloque.</translation></message>
<message><source>Parts of the logit</source><translation>Partes del logit</translation></message>
<message><source>The class over the blocks</source><translation>La clase a lo largo de los bloques</translation></message>
<message><source>The logit is %1; the sum of its parts differs by %2 (rounding).</source><translation>El logit es %1; la suma de sus partes difiere en %2 (redondeo).</translation></message>
<message><source>Open a model and a picture to see all heads.</source><translation>Abra un modelo y una imagen para ver todas las cabezas.</translation></message>
<message><source>%1 heads of %2 blocks</source><translation>%1 cabezas de %2 bloques</translation></message>
<message><source>query: class token</source><translation>consulta: token de clase</translation></message>
<message><source>query: token %1</source><translation>consulta: token %1</translation></message>
<message><source>importance: magnitude of the head&apos;s part of the logit</source><translation>importancia: magnitud de la parte del logit que aporta la cabeza</translation></message>
<message><source>importance: mean of |gradient × attention|</source><translation>importancia: media de |gradiente × atención|</translation></message>
<message><source>no importance without a class</source><translation>sin clase no hay importancia</translation></message>
<message><source>Click a map, or use the arrow keys and Enter, to open it in the main window.</source><translation>Haga clic en un mapa, o use las teclas de flecha e Intro, para abrirlo en la ventana principal.</translation></message>
<message><source>Number of heads</source><translation>Número de cabezas</translation></message>
<message><source>&lt;b&gt;Head count k&lt;/b&gt;&lt;br&gt;A HydraViT contains many networks in one set of weights: the first k attention heads with their first %1 channels form a complete, smaller Vision Transformer. Move the slider to see what the network looks at with fewer heads, and what that saves.</source><translation>&lt;b&gt;Número de cabezas k&lt;/b&gt;&lt;br&gt;Un HydraViT contiene muchas redes en un solo conjunto de pesos: las k primeras cabezas de atención con sus primeros %1 canales forman un Vision Transformer completo, más pequeño. Mueva el control deslizante para ver qué mira la red con menos cabezas y cuánto se ahorra.</translation></message>
<message><source>so many</source><translation>los correspondientes</translation></message>
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>Esta subred: anchura de token, pesos, multiplicaciones-acumulaciones por imagen con la atención elegida y tiempo mediano de una pasada hacia delante en caliente en este equipo.</translation></message>
<message><source>Single heads</source><translation>Cabezas sueltas</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;Cabezas sueltas&lt;/b&gt;&lt;br&gt;Cada cabeza de cada bloque como un punto: cuanto más grande, más importante. Bajo el ratón muestra su mapa; un clic la desactiva.</translation></message>
<message><source>Strip of all head counts</source><translation>Tira de todos los números de cabezas</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;Tira&lt;/b&gt;&lt;br&gt;Los mapas de todos los números de cabezas en paralelo. Se oculta cuando la imagen quedaría demasiado pequeña.</translation></message>
<message><source>shown</source><translation>visible</translation></message>
<message><source>folded</source><translation>plegada</translation></message>
<message><source>%1 of %2 heads</source><translation>%1 de %2 cabezas</translation></message>
<message><source>width</source><translation>anchura</translation></message>
<message><source>parameters</source><translation>parámetros</translation></message>
<message><source>MACs</source><translation>MAC</translation></message>
<message><source>per picture</source><translation>por imagen</translation></message>
<message><source>not trained</source><translation>no entrenado</translation></message>
<message><source>Guide and reference</source><translation>Guía y referencia</translation></message>
<message><source>Contents</source><translation>Contenido</translation></message>
<message><source>Back</source><translation>Atrás</translation></message>
<message><source>Alt+Left</source><translation>Alt+Left</translation></message>
<message><source>Forward</source><translation>Adelante</translation></message>
<message><source>Alt+Right</source><translation>Alt+Right</translation></message>
<message><source>Find</source><translation>Buscar</translation></message>
<message><source>Find next</source><translation>Buscar siguiente</translation></message>
<message><source>Find previous</source><translation>Buscar anterior</translation></message>
<message><source>Larger text</source><translation>Texto más grande</translation></message>
<message><source>Smaller text</source><translation>Texto más pequeño</translation></message>
<message><source>Usual size</source><translation>Tamaño normal</translation></message>
<message><source>Next</source><translation>Siguiente</translation></message>
<message><source>Previous</source><translation>Anterior</translation></message>
<message><source>Find in the reference</source><translation>Buscar en la referencia</translation></message>
<message><source>Text to find. Enter goes to the next match, Shift+F3 to the previous one.</source><translation>Texto que se busca. Intro va a la coincidencia siguiente; Mayús+F3, a la anterior.</translation></message>
<message><source>Result of the search</source><translation>Resultado de la búsqueda</translation></message>
<message><source>Not found</source><translation>No encontrado</translation></message>
<message><source>own prediction</source><translation>predicción propia</translation></message>
<message><source>map</source><translation>mapa</translation></message>
<message><source>settings of the map</source><translation>ajustes del mapa</translation></message>
<message><source>compared with</source><translation>comparado con</translation></message>
<message><source>nothing</source><translation>nada</translation></message>
<message><source>heads</source><translation>cabezas</translation></message>
<message><source>attention</source><translation>atención</translation></message>
<message><source>picture size</source><translation>tamaño de imagen</translation></message>
<message><source>parts switched off</source><translation>partes desactivadas</translation></message>
<message><source>appearance</source><translation>apariencia</translation></message>
<message><source>cosine %1 to %2</source><translation>coseno %1 con %2</translation></message>
<message><source>wrong: predicted %1, labelled %2</source><translation>incorrecto: predicho %1, etiquetado como %2</translation></message>
<message><source>right: predicted %1</source><translation>correcto: predicho %1</translation></message>
<message><source>labelled %1</source><translation>etiquetado como %1</translation></message>
<message><source>Filter</source><translation>Filtrar</translation></message>
<message><source>Only pictures whose file, folder or predicted class has all these words.</source><translation>Solo las imágenes cuyo archivo, carpeta o clase predicha contiene todas estas palabras.</translation></message>
<message><source>Order</source><translation>Orden</translation></message>
<message><source>The order of the list.</source><translation>El orden de la lista.</translation></message>
<message><source>Mistakes</source><translation>Errores</translation></message>
<message><source>All pictures, or only those that the network gets wrong or is unsure of (less than %1). Choosing a confusion also asks why it was the one class and not the other.</source><translation>Todas las imágenes, o solo aquellas en las que la red se equivoca o duda (menos de %1). Al elegir una confusión se pregunta además por qué fue una clase y no la otra.</translation></message>
<message><source>Images</source><translation>Imágenes</translation></message>
<message><source>As opened</source><translation>De apertura</translation></message>
<message><source>Name, A to Z</source><translation>Nombre, de A a Z</translation></message>
<message><source>Name, Z to A</source><translation>Nombre, de Z a A</translation></message>
<message><source>Newest first</source><translation>Más recientes primero</translation></message>
<message><source>Highest probability first</source><translation>Mayor probabilidad primero</translation></message>
<message><source>Lowest probability first</source><translation>Menor probabilidad primero</translation></message>
<message><source>Wrong first</source><translation>Incorrectas primero</translation></message>
<message><source>Most alike first</source><translation>Más parecidas primero</translation></message>
<message><source>%1 of %2 right</source><translation>%1 de %2 correctas</translation></message>
<message><source>%1 not scored yet</source><translation>%1 sin evaluar aún</translation></message>
<message><source>Without a label: %1</source><translation>Sin etiqueta: %1</translation></message>
<message><source>Stop</source><translation>Detener</translation></message>
<message><source>Score all</source><translation>Evaluar todas</translation></message>
<message><source>Asks the network about all pictures while nothing else is being computed.</source><translation>Pregunta a la red por todas las imágenes mientras no se calcule otra cosa.</translation></message>
<message><source>All (%1)</source><translation>Todas (%1)</translation></message>
<message><source>Wrong (%1)</source><translation>Incorrectas (%1)</translation></message>
<message><source>Unsure (%1)</source><translation>Dudosas (%1)</translation></message>
<message><source>%1 → %2 (%3)</source><translation>%1 → %2 (%3)</translation></message>
<message><source>%1 taken for %2: %3</source><translation>%1 tomado por %2: %3</translation></message>
<message><source>Labelled %1, predicted %2. Also asks: why %2 and not %1?</source><translation>Etiquetado como %1, predicho %2. Pregunta además: ¿por qué %2 y no %1?</translation></message>
<message><source>pasted</source><translation>pegada</translation></message>
<message><source>A backbone has no class to take apart. Choose another target in Explain.</source><translation>Un backbone no tiene ninguna clase que descomponer. Elija otro objetivo en Explicar.</translation></message>
<message><source>&amp;Language</source><translation>&amp;Idioma</translation></message>
<message><source>Follow &amp;system</source><translation>El del &amp;sistema</translation></message>
<message><source>against</source><translation>en contra</translation></message>
<message><source>for</source><translation>a favor</translation></message>
<message><source>One end of the colours speaks for %1, the other for %2</source><translation>Un extremo de los colores habla a favor de %1, el otro de %2</translation></message>
<message><source>One end of the colours speaks against the class, the other for it</source><translation>Un extremo de los colores habla en contra de la clase, el otro a favor</translation></message>
<message><source>Hydrascope cannot open %1. It opens PNG, JPEG, WebP, TIFF, BMP and PNM.</source><translation>Hydrascope no puede abrir %1. Abre PNG, JPEG, WebP, TIFF, BMP y PNM.</translation></message>
<message><source>pasted picture</source><translation>imagen pegada</translation></message>
<message><source>Save this search…</source><translation>Guardar esta búsqueda…</translation></message>
<message><source>Open a saved search…</source><translation>Abrir una búsqueda guardada…</translation></message>
<message><source>What has been compared so far stays sorted.</source><translation>Lo comparado hasta ahora queda ordenado.</translation></message>
<message><source>Save this search</source><translation>Guardar esta búsqueda</translation></message>
<message><source>An index of these pictures, for later and for hydrascope-cli nearest.</source><translation>Un índice de estas imágenes, para más tarde y para hydrascope-cli nearest.</translation></message>
<message><source>Open a saved search</source><translation>Abrir una búsqueda guardada</translation></message>
<message><source>Shows the most similar pictures of an index in place of this list.</source><translation>Muestra las imágenes más parecidas de un índice en lugar de esta lista.</translation></message>
<message><source>pictures</source><translation>imágenes</translation></message>
<message><source>Comparing with %1: %2</source><translation>Comparando con %1: %2</translation></message>
<message><source>Like %1</source><translation>Como %1</translation></message>
<message><source>Live</source><translation>En vivo</translation></message>
<message><source>Open &amp;video…</source><translation>Abrir &amp;vídeo…</translation></message>
<message><source>Place in the video</source><translation>Posición en el vídeo</translation></message>
<message><source>&lt;b&gt;Place in the video&lt;/b&gt;</source><translation>&lt;b&gt;Posición en el vídeo&lt;/b&gt;</translation></message>
<message><source>&amp;Loop</source><translation>&amp;Bucle</translation></message>
<message><source>&lt;b&gt;Loop&lt;/b&gt;&lt;br&gt;Begins again at the end.</source><translation>&lt;b&gt;Bucle&lt;/b&gt;&lt;br&gt;Vuelve a empezar al llegar al final.</translation></message>
<message><source>Deadline</source><translation>Plazo</translation></message>
<message><source>&lt;b&gt;Deadline&lt;/b&gt;&lt;br&gt;How old a picture may be when it is shown. Each frame has the largest head count whose measured time fits.</source><translation>&lt;b&gt;Plazo&lt;/b&gt;&lt;br&gt;Cuánto retardo puede tener una imagen cuando se muestra. Cada fotograma recibe el mayor número de cabezas cuyo tiempo medido cabe en él.</translation></message>
<message><source>&amp;Automatic</source><translation>&amp;Automático</translation></message>
<message><source>&lt;b&gt;Automatic&lt;/b&gt;&lt;br&gt;The head count follows the deadline. Moving the slider switches this off.</source><translation>&lt;b&gt;Automático&lt;/b&gt;&lt;br&gt;El número de cabezas sigue al plazo. Mover el control deslizante lo desactiva.</translation></message>
<message><source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Moves by itself until you move it.</source><translation>&lt;b&gt;Cabezas&lt;/b&gt;&lt;br&gt;Se mueve solo hasta que usted lo mueva.</translation></message>
<message><source>&amp;Take picture</source><translation>&amp;Tomar imagen</translation></message>
<message><source>Open a video, a folder of pictures or a camera: every frame is shown with its map, with as many heads as the deadline allows. Method, class and colours are those of the main window.</source><translation>Abra un vídeo, una carpeta de imágenes o una cámara: cada fotograma se muestra con su mapa, con tantas cabezas como permita el plazo. Método, clase y colores son los de la ventana principal.</translation></message>
<message><source>Open a video</source><translation>Abrir un vídeo</translation></message>
<message><source>&lt;b&gt;Open a video&lt;/b&gt;&lt;br&gt;Every frame is shown, at the video&apos;s own rate.</source><translation>&lt;b&gt;Abrir un vídeo&lt;/b&gt;&lt;br&gt;Se muestran todos los fotogramas, a la frecuencia propia del vídeo.</translation></message>
<message><source>Open a folder of pictures</source><translation>Abrir una carpeta de imágenes</translation></message>
<message><source>&lt;b&gt;Open a folder of pictures&lt;/b&gt;&lt;br&gt;They are shown one after the other, in natural order.</source><translation>&lt;b&gt;Abrir una carpeta de imágenes&lt;/b&gt;&lt;br&gt;Se muestran una tras otra, en orden natural.</translation></message>
<message><source>&amp;Camera</source><translation>Cá&amp;mara</translation></message>
<message><source>Open a camera</source><translation>Abrir una cámara</translation></message>
<message><source>&lt;b&gt;Open a camera&lt;/b&gt;&lt;br&gt;Only the newest picture is explained; those that arrive meanwhile count as dropped.</source><translation>&lt;b&gt;Abrir una cámara&lt;/b&gt;&lt;br&gt;Solo se explica la imagen más reciente; las que llegan entretanto cuentan como descartadas.</translation></message>
<message><source>Opens this frame as a picture in the main window, with all its settings.</source><translation>Abre este fotograma como imagen en la ventana principal, con todos sus ajustes.</translation></message>
<message><source>Records what you see: as a video (.mp4, .avi, .mkv), or as a folder of PNG files if the name has no suffix. A table of predictions, head counts and times is saved next to it.</source><translation>Graba lo que se ve: como vídeo (.mp4, .avi, .mkv), o como carpeta de archivos PNG si el nombre no tiene sufijo. Al lado se guarda una tabla de predicciones, números de cabezas y tiempos.</translation></message>
<message><source>Next frame</source><translation>Fotograma siguiente</translation></message>
<message><source>&lt;b&gt;Next frame&lt;/b&gt; (.)</source><translation>&lt;b&gt;Fotograma siguiente&lt;/b&gt; (.)</translation></message>
<message><source>Begin again at the end</source><translation>Volver a empezar al final</translation></message>
<message><source> ms</source><translation> ms</translation></message>
<message><source>Choose the head count by the deadline</source><translation>Elegir el número de cabezas según el plazo</translation></message>
<message><source>&amp;Deadline</source><translation>&amp;Plazo</translation></message>
<message><source>%1 frames recorded in %2.</source><translation>%1 fotogramas grabados en %2.</translation></message>
<message><source>No camera is connected</source><translation>No hay ninguna cámara conectada</translation></message>
<message><source>Open a model first.</source><translation>Abra primero un modelo.</translation></message>
<message><source>Not trained: %1. The head count follows the deadline.</source><translation>Sin entrenar: %1. El número de cabezas sigue el plazo.</translation></message>
<message><source>Delay %1 · frames %2 · dropped %3 · deadline kept %4</source><translation>Retardo %1 · fotogramas %2 · descartados %3 · plazo cumplido %4</translation></message>
<message><source>frame %1</source><translation>fotograma %1</translation></message>
<message><source>Pause</source><translation>Pausa</translation></message>
<message><source>Play</source><translation>Reproducir</translation></message>
<message><source>&lt;b&gt;Pause&lt;/b&gt; (Space)</source><translation>&lt;b&gt;Pausa&lt;/b&gt; (Espacio)</translation></message>
<message><source>&lt;b&gt;Play&lt;/b&gt; (Space)</source><translation>&lt;b&gt;Reproducir&lt;/b&gt; (Espacio)</translation></message>
<message><source>Live — %1</source><translation>En vivo — %1</translation></message>
<message><source>Stop &amp;recording</source><translation>Detener &amp;grabación</translation></message>
<message><source>&amp;Record…</source><translation>&amp;Grabar…</translation></message>
<message><source>%1, frame %2</source><translation>%1, fotograma %2</translation></message>
<message><source>Explain</source><translation>Explicar</translation></message>
<message><source>The language changes when Hydrascope is started again.</source><translation>El idioma cambiará la próxima vez que se inicie Hydrascope.</translation></message>
<message><source>Copied. It describes this machine and names none of your files.</source><translation>Copiado. Describe este equipo y no nombra ninguno de sus archivos.</translation></message>
<message><source>New here? A tour of about three minutes shows the network at work on this picture.</source><translation>¿Es la primera vez? Una visita guiada de unos tres minutos muestra la red trabajando con esta imagen.</translation></message>
<message><source>Start the tour</source><translation>Iniciar la visita</translation></message>
<message><source>Six questions</source><translation>Seis preguntas</translation></message>
<message><source>Everything is as at the start.</source><translation>Todo está como al principio.</translation></message>
<message><source>Back to start: %1. Undo (%2) brings it back.</source><translation>De vuelta al principio: %1. Deshacer (%2) lo recupera.</translation></message>
<message><source>%1 — Hydrascope</source><translation>%1 — Hydrascope</translation></message>
<message><source>&amp;Rename</source><translation>Re&amp;nombrar</translation></message>
<message><source>&amp;Delete</source><translation>&amp;Eliminar</translation></message>
<message><source>&amp;Put back</source><translation>&amp;Recuperar</translation></message>
<message><source>Your presets</source><translation>Preajustes propios</translation></message>
<message><source>Rename</source><translation>Renombrar</translation></message>
<message><source>Also: F2 or double-click.</source><translation>También: F2 o doble clic.</translation></message>
<message><source>Delete</source><translation>Eliminar</translation></message>
<message><source>Put back</source><translation>Recuperar</translation></message>
<message><source>Restores the preset deleted last.</source><translation>Restaura el último preajuste eliminado.</translation></message>
<message><source>No presets yet. Create one with View &gt; Presets &gt; Save as preset.</source><translation>Aún no hay preajustes. Cree uno con Ver &gt; Preajustes &gt; Guardar como preajuste.</translation></message>
<message><source>%1, %2</source><translation>%1, %2</translation></message>
<message><source>%1. From %2 to %3. %4</source><translation>%1. De %2 a %3. %4</translation></message>
<message><source>sum of all tokens</source><translation>suma de todos los tokens</translation></message>
<message><source>features %1–%2</source><translation>características %1–%2</translation></message>
<message><source>feature %1</source><translation>característica %1</translation></message>
<message><source>%1 and the next %2</source><translation>%1 y los %2 siguientes</translation></message>
<message><source>never meet</source><translation>sin encuentro</translation></message>
<message><source>mean %1</source><translation>media %1</translation></message>
<message><source>to %1</source><translation>a %1</translation></message>
<message><source>%1 tokens</source><translation>%1 tokens</translation></message>
<message><source>%1 features</source><translation>%1 características</translation></message>
<message><source>Message</source><translation>Mensaje</translation></message>
<message><source>Close message</source><translation>Cerrar mensaje</translation></message>
<message><source>slow</source><translation>lento</translation></message>
<message><source>Methods</source><translation>Métodos</translation></message>
<message><source>Recommended</source><translation>Recomendados</translation></message>
<message><source>Type to search. Enter chooses, Esc closes.</source><translation>Escriba para buscar. Intro elige, Esc cierra.</translation></message>
<message><source>Search: %1</source><translation>Buscar: %1</translation></message>
<message><source>colors rgb dino segments</source><translation>colores rgb dino segmentos</translation></message>
<message><source>saliency sensitivity</source><translation>saliencia sensibilidad</translation></message>
<message><source>gradcam</source><translation>gradcam</translation></message>
<message><source>chefer attribution</source><translation>chefer atribución</translation></message>
<message><source>nearest alike correspondence</source><translation>cercano parecido similar correspondencia</translation></message>
<message><source>localise localize find segment</source><translation>localizar encontrar buscar segmentar</translation></message>
<message><source>&lt;b&gt;Model&lt;/b&gt;&lt;br&gt;The Vision Transformer that is explained. Shipped and recent ones, or any checkpoint file.</source><translation>&lt;b&gt;Modelo&lt;/b&gt;&lt;br&gt;El Vision Transformer que se explica. Los incluidos y los recientes, o cualquier archivo de checkpoint.</translation></message>
<message><source>Program: %1</source><translation>Programa: %1</translation></message>
<message><source>none found</source><translation>ninguno</translation></message>
<message><source>Recent</source><translation>Recientes</translation></message>
<message><source>On this computer</source><translation>En este equipo</translation></message>
<message><source>Search</source><translation>Buscar</translation></message>
<message><source>Words of the name, family or place.</source><translation>Palabras del nombre, la familia o el lugar.</translation></message>
<message><source>Fol&amp;ders</source><translation>Carpe&amp;tas</translation></message>
<message><source>Folders whose models are listed, three levels deep.</source><translation>Carpetas cuyos modelos se listan, hasta tres niveles de profundidad.</translation></message>
<message><source>Open model</source><translation>Abrir modelo</translation></message>
<message><source>Models on this computer</source><translation>Modelos de este equipo</translation></message>
<message><source>Open &amp;file…</source><translation>Abrir &amp;archivo…</translation></message>
<message><source>Do&amp;wnload…</source><translation>&amp;Descargar…</translation></message>
<message><source>A model of the Hugging Face hub.</source><translation>Un modelo del hub de Hugging Face.</translation></message>
<message><source>Searching…</source><translation>Buscando…</translation></message>
<message><source>No model on this computer is called that.</source><translation>Ningún modelo de este equipo se llama así.</translation></message>
<message><source>&amp;Add a folder…</source><translation>&amp;Añadir una carpeta…</translation></message>
<message><source>Stop listing %1</source><translation>Dejar de listar %1</translation></message>
<message><source>None of the pictures is where the index says.</source><translation>Ninguna de las imágenes está donde dice el índice.</translation></message>
<message><source>%1 compared</source><translation>%1 comparado</translation></message>
<message><source>%1 of %2 pictures by their %3 nearest neighbours</source><translation>%1 de %2 imágenes por sus %3 vecinos más cercanos</translation></message>
<message><source>Not measured yet</source><translation>Aún sin medir</translation></message>
<message><source>%1 – and %2 more: see Model (F5)</source><translation>%1 – y %2 más: véase Modelo (F5)</translation></message>
<message><source>%1 tensors in the file are not used, starting with %2</source><translation>%1 tensores del archivo no se usan, empezando por %2</translation></message>
<message><source>Open it again</source><translation>Volver a abrirlo</translation></message>
<message><source>An autoencoder reads what leaves a block of a model. Open that model first.</source><translation>Un autocodificador lee lo que sale de un bloque de un modelo. Abra primero ese modelo.</translation></message>
<message><source>%1: %2 features of what leaves block %3</source><translation>%1: %2 características de lo que sale del bloque %3</translation></message>
<message><source>Show features</source><translation>Mostrar características</translation></message>
<message><source>The clipboard contains neither a picture nor the path of one.</source><translation>El portapapeles no contiene ni una imagen ni la ruta de una.</translation></message>
<message><source>%1, block %2</source><translation>%1, bloque %2</translation></message>
<message><source>What all tokens add through this block&apos;s attention, with the projection&apos;s bias. Click to see it per patch.</source><translation>Lo que todos los tokens aportan a través de la atención de este bloque, con el sesgo de la proyección. Haga clic para verlo por parche.</translation></message>
<message><source>All parts together.</source><translation>Todas las partes juntas.</translation></message>
<message><source>Added to the tokens that the classifier reads; it has no map.</source><translation>Se suma a los tokens que lee el clasificador; no tiene mapa.</translation></message>
<message><source>Part</source><translation>Parte</translation></message>
<message><source>Block %1, attention</source><translation>Bloque %1, atención</translation></message>
<message><source>Block %1, MLP</source><translation>Bloque %1, MLP</translation></message>
<message><source>Constant</source><translation>Constante</translation></message>
<message><source>Sum: the logit</source><translation>Suma: el logit</translation></message>
<message><source>Sum: the value</source><translation>Suma: el valor</translation></message>
<message><source>row %1, column %2</source><translation>fila %1, columna %2</translation></message>
<message><source>This is a photograph, so hydravit-photos was opened: it was trained on photographs.</source><translation>Esta es una fotografía, así que se abrió hydravit-photos: se entrenó con fotografías.</translation></message>
<message><source>Back to hydravit-scenes</source><translation>Volver a hydravit-scenes</translation></message>
<message><source>hydravit-scenes was trained on ten rendered solids, not on photographs.</source><translation>hydravit-scenes se entrenó con diez sólidos renderizados, no con fotografías.</translation></message>
<message><source>Open hydravit-photos</source><translation>Abrir hydravit-photos</translation></message>
<message><source>Places</source><translation>Vistas</translation></message>
<message><source>The picture, with the panels around it.</source><translation>La imagen, con los paneles a su alrededor.</translation></message>
<message><source>In a window of its own</source><translation>En una ventana propia</translation></message>
<message><source>Block %1: %2</source><translation>Bloque %1: %2</translation></message>
<message><source>trained: %1</source><translation>entrenada: %1</translation></message>
<message><source>This block was trained with %1 attention. With another kind its output is an approximation, and predictions may get worse.</source><translation>Este bloque se entrenó con atención %1. Con otro tipo su salida es una aproximación, y las predicciones pueden empeorar.</translation></message>
<message><source>Note</source><translation>Nota</translation></message>
<message><source>%1 values from %2 to %3</source><translation>%1 valores de %2 a %3</translation></message>
<message><source>Chart without data</source><translation>Gráfico sin datos</translation></message>
<message><source>%1 %2</source><translation>%1 %2</translation></message>
<message><source>Most probable classes</source><translation>Clases más probables</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this box.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Haga clic para explicar esta caja.</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Click to explain this output.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2&lt;br&gt;Haga clic para explicar esta salida.</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;class %2, logit %3&lt;br&gt;Click to explain this class.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;clase %2, logit %3&lt;br&gt;Haga clic para explicar esta clase.</translation></message>
<message><source>Predictor</source><translation>Predictor</translation></message>
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it is run with your rights, and it may do whatever you may.</source><translation>&lt;b&gt;Comando&lt;/b&gt;&lt;br&gt;El programa, tal como lo escribiría en un terminal: se ejecuta con sus permisos y puede hacer todo lo que usted puede.</translation></message>
<message><source>&amp;Command</source><translation>&amp;Comando</translation></message>
<message><source>Starting %1 …</source><translation>Iniciando %1…</translation></message>
<message><source>Type the command of a program that predicts, and press Start: ONNX Runtime, TensorRT, Keras, a detector, a web service. It is asked in place of the model, everywhere. Help has five such programs, and what they read and write.</source><translation>Escriba el comando de un programa que predice y pulse Iniciar: ONNX Runtime, TensorRT, Keras, un detector, un servicio web. Se le pregunta en lugar del modelo, en todas partes. La ayuda tiene cinco de estos programas, y lo que leen y escriben.</translation></message>
<message><source>Boxes of %1 classes, from pictures of %2 × %3 pixels</source><translation>Cajas de %1 clases, a partir de imágenes de %2 × %3 píxeles</translation></message>
<message><source>Scores of %1 classes, from pictures of %2 × %3 pixels</source><translation>Puntuaciones de %1 clases, a partir de imágenes de %2 × %3 píxeles</translation></message>
<message><source>%1. Open a picture.</source><translation>%1. Abra una imagen.</translation></message>
<message><source>%1. Waiting for its answer …</source><translation>%1. Esperando su respuesta…</translation></message>
<message><source>%1. It finds nothing here.</source><translation>%1. Aquí no encuentra nada.</translation></message>
<message><source>%1. Press a box to explain it.</source><translation>%1. Haga clic en una caja para explicarla.</translation></message>
<message><source>&amp;Start</source><translation>&amp;Iniciar</translation></message>
<message><source>Your own</source><translation>Propios</translation></message>
<message><source>Saved preset %1</source><translation>Se guardó el preajuste %1</translation></message>
<message><source>The file is kept as %1.</source><translation>El archivo se conserva como %1.</translation></message>
<message><source>%1 was written by a later version: it is left as it is, and its presets are not shown.</source><translation>%1 fue escrito por una versión posterior: se deja como está y sus preajustes no se muestran.</translation></message>
<message><source>: preset %1</source><translation>: preajuste %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1: hay dos preajustes %2</translation></message>
<message><source>%1: unknown here, left as it is: %2</source><translation>%1: desconocido aquí, se deja sin cambios: %2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 viene con el programa; elija otro nombre.</translation></message>
<message><source>There are %1 presets already.</source><translation>Ya hay %1 preajustes.</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>Un nombre tiene de 1 a %1 caracteres.</translation></message>
<message><source>There is a preset %1 already.</source><translation>Ya hay un preajuste %1.</translation></message>
<message><source>Another window has changed the presets.</source><translation>Otra ventana ha cambiado los preajustes.</translation></message>
<message><source>Paper figure</source><translation>Figura de artículo</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours are equal values.</source><translation>Relevancia de la clase predicha en colores uniformes, un solo rango de color para todos los números de cabezas: colores iguales son valores iguales.</translation></message>
<message><source>Paper style (turbo)</source><translation>Estilo de artículo (turbo)</translation></message>
<message><source>Half the picture, half the rainbow, each map in its own range: comparable with figures in papers that use jet. The question stays the same. Turbo has jet&apos;s colours without its false edges.</source><translation>Mitad imagen, mitad arcoíris, cada mapa en su propio rango: comparable con las figuras de artículos que usan jet. La pregunta no cambia. Turbo tiene los colores de jet sin sus bordes falsos.</translation></message>
<message><source>Raw attention, last block</source><translation>Atención bruta, último bloque</translation></message>
<message><source>What the last block attends to, the mean of its heads, one flat square per token.</source><translation>A qué atiende el último bloque, la media de sus cabezas, un cuadrado plano por token.</translation></message>
<message><source>Patch by patch</source><translation>Parche por parche</translation></message>
<message><source>Nothing smoothed and nothing faded, the patches&apos; borders drawn and outliers ringed: to read single values.</source><translation>Nada suavizado ni atenuado, con los bordes de los parches dibujados y los atípicos rodeados por un anillo: para leer valores sueltos.</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv.</source><translation>Una subcarpeta por clase, o imágenes con un labels.csv.</translation></message>
<message><source>File</source><translation>Archivo</translation></message>
<message><source>Where the probe is written.</source><translation>Dónde se escribe la sonda.</translation></message>
<message><source>&amp;Train</source><translation>&amp;Entrenar</translation></message>
<message><source>&amp;Explain</source><translation>E&amp;xplicar</translation></message>
<message><source>Train a linear probe</source><translation>Entrenar una sonda lineal</translation></message>
<message><source>Choose…</source><translation>Elegir…</translation></message>
<message><source> %</source><translation> %</translation></message>
<message><source>Result</source><translation>Resultado</translation></message>
<message><source>Train</source><translation>Entrenar</translation></message>
<message><source>Each picture goes through the network once.</source><translation>Cada imagen pasa una vez por la red.</translation></message>
<message><source>The map shows the probe&apos;s classes.</source><translation>El mapa muestra las clases de la sonda.</translation></message>
<message><source>&amp;Folder</source><translation>&amp;Carpeta</translation></message>
<message><source>Choose a folder of labelled pictures</source><translation>Elegir una carpeta de imágenes etiquetadas</translation></message>
<message><source>&amp;Hold out</source><translation>&amp;Reservar</translation></message>
<message><source>This share of each class is left out of the training and used to measure the accuracy.</source><translation>Esta proporción de cada clase se excluye del entrenamiento y se usa para medir la exactitud.</translation></message>
<message><source>&amp;Penalty</source><translation>&amp;Penalización</translation></message>
<message><source>Weight of the L2 penalty. Features are standardised first.</source><translation>Peso de la penalización L2. Antes se estandarizan las características.</translation></message>
<message><source>&amp;Save as</source><translation>&amp;Guardar como</translation></message>
<message><source>Choose the file</source><translation>Elegir el archivo</translation></message>
<message><source>A linear classifier on the embedding of %1, with %2 heads. It learns the classes of a folder, and the map explains them.</source><translation>Un clasificador lineal sobre el embedding de %1, con %2 cabezas. Aprende las clases de una carpeta, y el mapa las explica.</translation></message>
<message><source>Stopping…</source><translation>Deteniendo…</translation></message>
<message><source>Reading the pictures…</source><translation>Leyendo las imágenes…</translation></message>
<message><source>%1 classes, trained on %2 pictures.</source><translation>%1 clases, entrenada con %2 imágenes.</translation></message>
<message><source>Accuracy %1 on %2 held-out pictures.</source><translation>Exactitud %1 en %2 imágenes reservadas.</translation></message>
<message><source>No pictures were held out, so the accuracy is unknown.</source><translation>No se reservaron imágenes, así que la exactitud se desconoce.</translation></message>
<message><source>%1 pictures could not be used, starting with %2.</source><translation>No se pudieron usar %1 imágenes, empezando por %2.</translation></message>
<message><source>Sort by</source><translation>Ordenar por</translation></message>
<message><source>The prompt that the pictures are compared with.</source><translation>El prompt con el que se comparan las imágenes.</translation></message>
<message><source>Sort pictures</source><translation>Ordenar imágenes</translation></message>
<message><source>Sorts the pictures of the list by their similarity to the prompt, the most similar first.</source><translation>Ordena las imágenes de la lista por su similitud con el prompt, primero las más parecidas.</translation></message>
<message><source>Pictures by similarity</source><translation>Imágenes por similitud</translation></message>
<message><source>Stop (%1 %)</source><translation>Detener (%1 %)</translation></message>
<message><source>not read</source><translation>no leído</translation></message>
<message><source>%1   %2</source><translation>%1   %2</translation></message>
<message><source>%1 on %2 pictures of %3: a round answers when its entropy is below the threshold; the last one always does.</source><translation>%1 con %2 imágenes de %3: una ronda responde cuando su entropía está por debajo del umbral; la última responde siempre.</translation></message>
<message><source>Heads k</source><translation>Cabezas k</translation></message>
<message><source>unknown</source><translation>desconocida</translation></message>
<message><source>Class of the picture</source><translation>Clase de la imagen</translation></message>
<message><source>Predicted class</source><translation>Clase predicha</translation></message>
<message><source>Colours and markers repeat after %1 classes</source><translation>Los colores y marcadores se repiten a partir de %1 clases</translation></message>
<message><source>Place in the picture</source><translation>Lugar en la imagen</translation></message>
<message><source>Squares: tokens that are not patches</source><translation>Cuadrados: tokens que no son parches</translation></message>
<message><source>Length of the token</source><translation>Longitud del token</translation></message>
<message><source>As it leaves its block, before the final norm</source><translation>Tal como sale de su bloque, antes de la norma final</translation></message>
<message><source>For the picture and the %1 of the main window; other points are grey</source><translation>Para la imagen y %1 de la ventana principal; los demás puntos son grises</translation></message>
<message><source>No point belongs to the main window&apos;s picture and head count</source><translation>Ningún punto pertenece a la imagen y al número de cabezas de la ventana principal</translation></message>
<message><source>Delay (ms)</source><translation>Retardo (ms)</translation></message>
<message><source>Probability</source><translation>Probabilidad</translation></message>
<message><source>delay</source><translation>retardo</translation></message>
<message><source>deadline</source><translation>plazo</translation></message>
<message><source>Frame</source><translation>Fotograma</translation></message>
<message><source>similarity to %1</source><translation>similitud con %1</translation></message>
<message><source>How similar the embedding is to that of the picture shown before.</source><translation>Cuánto se parece el embedding al de la imagen mostrada antes.</translation></message>
<message><source>similarity to this picture (keep it)</source><translation>similitud con esta imagen (conservarla)</translation></message>
<message><source>Keeps this picture as the reference: open another one to see what the two share.</source><translation>Conserva esta imagen como referencia: abra otra para ver qué comparten las dos.</translation></message>
<message><source>similarity to patch %1 of this picture</source><translation>similitud con el parche %1 de esta imagen</translation></message>
<message><source>How similar the embedding is to the patch that was clicked.</source><translation>Cuánto se parece el embedding al parche en el que se hizo clic.</translation></message>
<message><source>embedding norm</source><translation>norma del embedding</translation></message>
<message><source>The length of the vector that a classifier would read.</source><translation>La longitud del vector que leería un clasificador.</translation></message>
<message><source>A number that the network answers with.</source><translation>Un número con el que responde la red.</translation></message>
<message><source>similarity to a picture…</source><translation>similitud con una imagen…</translation></message>
<message><source>Asks for a picture to compare with.</source><translation>Pide una imagen con la que comparar.</translation></message>
<message><source>direction from a file…</source><translation>dirección de un archivo…</translation></message>
<message><source>Asks for a .npy file with as many numbers as the embedding has: the map shows what moves the embedding in that direction.</source><translation>Pide un archivo .npy con tantos números como tiene el embedding: el mapa muestra qué mueve el embedding en esa dirección.</translation></message>
<message><source>linear probe…</source><translation>sonda lineal…</translation></message>
<message><source>Asks for a probe that was trained on this model&apos;s embedding.</source><translation>Pide una sonda entrenada con el embedding de este modelo.</translation></message>
<message><source>train a linear probe…</source><translation>entrenar una sonda lineal…</translation></message>
<message><source>Learns the classes of a labelled folder from this model&apos;s embedding.</source><translation>Aprende las clases de una carpeta etiquetada a partir del embedding de este modelo.</translation></message>
<message><source>This file does not say how many attention heads the model has, and tensor shapes cannot show it.
With a wrong number the model runs, but its output is meaningless. Look it up in the model&apos;s paper or code.

Number of heads:</source><translation>Este archivo no indica cuántas cabezas de atención tiene el modelo, y no se puede deducir de la forma de los tensores.
Con un número erróneo el modelo funciona, pero su salida carece de sentido. Consúltelo en el artículo o el código del modelo.

Número de cabezas:</translation></message>
<message><source>The position embedding does not fit a square grid of patches, and the file does not give the image size.

Height x width in pixels:</source><translation>El embedding de posición no encaja en una rejilla cuadrada de parches, y el archivo no indica el tamaño de imagen.

Alto x ancho en píxeles:</translation></message>
<message><source>The file&apos;s name or tensors suggest a network that Hydrascope cannot run. Opened as a plain
Vision Transformer, such a network gives wrong results.

If you know that this is a plain Vision Transformer, open it as:</source><translation>El nombre o los tensores del archivo sugieren una red que Hydrascope no puede ejecutar. Abierta como un
Vision Transformer simple, una red así da resultados erróneos.

Si le consta que es un Vision Transformer simple, ábralo como:</translation></message>
<message><source>This file holds several networks.

Open the one whose tensors&apos; names begin with:</source><translation>Este archivo contiene varias redes.

Abrir aquella cuyos nombres de tensores empiezan por:</translation></message>
<message><source>This file does not say which block of the network its features are of.
Blocks are counted from 0; the autoencoder reads what leaves the block.

Block:</source><translation>Este archivo no dice de qué bloque de la red son sus características.
Los bloques se cuentan desde 0; el autocodificador lee lo que sale del bloque.

Bloque:</translation></message>
<message><source>This file does not say how many features of a patch are kept (k).

Number of features:</source><translation>Este archivo no dice cuántas características de un parche se conservan (k).

Número de características:</translation></message>
<message><source>This file does not say which features of a patch are kept: the k largest, or all above a threshold.

Code:</source><translation>Este archivo no dice qué características de un parche se conservan: las k mayores, o todas las que superan un umbral.

Código:</translation></message>
<message><source>The network cuts this picture into %1 patches of %2 × %2 pixels, %3 rows of %4. What it says about the picture, it says by comparing and mixing these patches.</source><translation>La red corta esta imagen en %1 parches de %2 × %2 píxeles, %3 filas de %4. Lo que dice de la imagen lo dice comparando y mezclando estos parches.</translation></message>
<message><source>Each patch becomes a token, a list of %1 numbers.</source><translation>Cada parche se convierte en un token, una lista de %1 números.</translation></message>
<message><source>%1 of these and %2 of the network&apos;s own pass through %3 blocks, one after the other.</source><translation>%1 de ellos y %2 propios de la red pasan por %3 bloques, uno tras otro.</translation></message>
<message><source>The network sends %1 tokens through %2 blocks, one after the other.</source><translation>La red envía %1 tokens por %2 bloques, uno tras otro.</translation></message>
<message><source>The network takes this picture for %1, and next for %2. The maps of this window show where in the picture such an answer comes from.</source><translation>La red toma esta imagen por %1 y, en segundo lugar, por %2. Los mapas de esta ventana muestran de qué parte de la imagen procede una respuesta así.</translation></message>
<message><source>In each block, tokens read from each other: this is how much the patch in the middle reads from every other one in the last block. Most comes from %1, with a weight of %2; click any patch to ask from there.</source><translation>En cada bloque, los tokens leen unos de otros: esto es cuánto lee el parche del centro de cada uno de los demás en el último bloque. Lo que más aporta es %1, con un peso de %2; haga clic en cualquier parche para preguntar desde allí.</translation></message>
<message><source>Each block reads with %1 heads, each in its own way: head 0 alone reads most from %2 (%3). F11 shows the maps of all heads of all %4 blocks.</source><translation>Cada bloque lee con %1 cabezas, cada una a su manera: lo que más lee la cabeza 0 por sí sola es %2 (%3). F11 muestra los mapas de todas las cabezas de los %4 bloques.</translation></message>
<message><source>the answer</source><translation>la respuesta</translation></message>
<message><source>This map says which patches speak for %1. The strongest is %2 (%3).</source><translation>Este mapa indica qué parches hablan a favor de %1. El más fuerte: %2 (%3).</translation></message>
<message><source>The colours stand for values from %1 to %2; the value under the mouse is shown below the picture. The Look panel (F4) changes colours, never numbers.</source><translation>Los colores representan valores de %1 a %2; el valor bajo el ratón se indica debajo de la imagen. El panel Aspecto (F4) cambia los colores, nunca los números.</translation></message>
<message><source>The same question about the class that comes second with all %1 heads, %2.</source><translation>La misma pregunta sobre la clase que queda segunda con las %1 cabezas, %2.</translation></message>
<message><source>The same question about the second class, %1.</source><translation>La misma pregunta sobre la segunda clase, %1.</translation></message>
<message><source>Its strongest patch is %1; any class can be asked about (Ctrl+F), and two can be compared.</source><translation>Su parche más fuerte: %1; se puede preguntar por cualquier clase (Ctrl+F), y se pueden comparar dos.</translation></message>
<message><source>This network also works with fewer heads: with %1 heads it says %2. With all %3 heads it says %4; the slider and the + and - keys choose how many.</source><translation>Esta red también funciona con menos cabezas: con %1 cabezas dice %2. Con las %3 cabezas dice %4; el control deslizante y las teclas + y - eligen cuántas.</translation></message>
<message><source>The strip shows the map of every head count. With %1 heads the network needs %2 multiplications, %3 of the %4 that all %5 heads need.</source><translation>La tira muestra el mapa de cada número de cabezas. Con %1 cabezas la red necesita %2 multiplicaciones, el %3 de las %4 que necesitan las %5 cabezas.</translation></message>
<message><source>Block %1 now computes Hydra attention: its cost grows with the number of tokens, not with its square, and nothing was trained again. The network now says %2; before, it said %3.</source><translation>El bloque %1 calcula ahora atención Hydra: su coste crece con el número de tokens, no con su cuadrado, y nada se volvió a entrenar. La red dice ahora %2; antes decía %3.</translation></message>
<message><source>The network no longer sees the strongest patch: %1 goes from %2 to %3. Shift-click a patch to drop it or put it back.</source><translation>La red ya no ve el parche más fuerte: %1 pasa de %2 a %3. Mayús+clic en un parche lo quita o lo repone.</translation></message>
<message><source>Is the map true? Patches are removed, the strongest first, and the class&apos;s probability is watched: the area under that curve is %1 here and %2 in random order. The truer the map, the smaller the area.</source><translation>¿Es fiel el mapa? Se quitan parches, el más fuerte primero, y se sigue la probabilidad de la clase: el área bajo esa curva es %1 aquí y %2 en orden aleatorio. Cuanto más fiel es el mapa, menor es el área.</translation></message>
<message><source>Each of the %1 points is a token, and tokens that are alike for the network lie close together. Point at one to see its patch on the picture.</source><translation>Cada uno de los %1 puntos es un token, y los tokens que la red considera parecidos están cerca unos de otros. Señale uno para ver su parche en la imagen.</translation></message>
<message><source>What you see of %1 becomes a figure for a paper: PDF, SVG or PNG at a given width, with a caption and a command line that reproduces it.</source><translation>Lo que se ve de %1 se convierte en una figura para un artículo: PDF, SVG o PNG con una anchura dada, con un pie de figura y una línea de comandos que la reproduce.</translation></message>
<message><source>F1 lists all keys, Shift+F1 explains every method and number, and Ctrl+Shift+P finds any command. Help &gt; Guided tour starts again, with any picture and model.</source><translation>F1 muestra todas las teclas, Mayús+F1 explica cada método y número, y Ctrl+Mayús+P encuentra cualquier comando. Ayuda &gt; Visita guiada empieza de nuevo, con cualquier imagen y modelo.</translation></message>
<message><source>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;All files (*)</source><translation>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;Todos los archivos (*)</translation></message>
<message><source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;All files (*)</source><translation>Imágenes (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;Todos los archivos (*)</translation></message>
<message><source>Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;All files (*)</source><translation>Vídeos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;Todos los archivos (*)</translation></message>
<message><source>Open pictures</source><translation>Abrir imágenes</translation></message>
<message><source>Open folder of pictures</source><translation>Abrir carpeta de imágenes</translation></message>
<message><source>Folder of models</source><translation>Carpeta de modelos</translation></message>
<message><source>Open training folder</source><translation>Abrir carpeta de entrenamiento</translation></message>
<message><source>Open autoencoder</source><translation>Abrir autocodificador</translation></message>
<message><source>Autoencoders (*.safetensors *.pt *.pth *.bin *.pkl);;All files (*)</source><translation>Autocodificadores (*.safetensors *.pt *.pth *.bin *.pkl);;Todos los archivos (*)</translation></message>
<message><source>Index of features</source><translation>Índice de características</translation></message>
<message><source>Indexes of features (*.safetensors)</source><translation>Índices de características (*.safetensors)</translation></message>
<message><source>Open session</source><translation>Abrir sesión</translation></message>
<message><source>Hydrascope sessions (*.hydrascope)</source><translation>Sesiones de Hydrascope (*.hydrascope)</translation></message>
<message><source>Open axes of feature colours</source><translation>Abrir ejes de colores de características</translation></message>
<message><source>Kept axes (*.npz)</source><translation>Ejes conservados (*.npz)</translation></message>
<message><source>Choose the picture to compare with</source><translation>Elegir la imagen con la que se compara</translation></message>
<message><source>Choose a direction of the embedding</source><translation>Elegir una dirección del embedding</translation></message>
<message><source>NumPy arrays (*.npy);;All files (*)</source><translation>Arrays de NumPy (*.npy);;Todos los archivos (*)</translation></message>
<message><source>Choose a linear probe</source><translation>Elegir una sonda lineal</translation></message>
<message><source>Linear probes (*.safetensors);;All files (*)</source><translation>Sondas lineales (*.safetensors);;Todos los archivos (*)</translation></message>
<message><source>Open an index of pictures</source><translation>Abrir un índice de imágenes</translation></message>
<message><source>Indexes of pictures (*.safetensors);;All files (*)</source><translation>Índices de imágenes (*.safetensors);;Todos los archivos (*)</translation></message>
<message><source>Save the index of pictures</source><translation>Guardar el índice de imágenes</translation></message>
<message><source>Indexes of pictures (*.safetensors)</source><translation>Índices de imágenes (*.safetensors)</translation></message>
<message><source>Choose the byte pairs of a CLIP</source><translation>Elegir los pares de bytes de un CLIP</translation></message>
<message><source>Vocabularies (*.txt *.gz *.json *.model);;All files (*)</source><translation>Vocabularios (*.txt *.gz *.json *.model);;Todos los archivos (*)</translation></message>
<message><source>Choose the file of dino.txt</source><translation>Elija el archivo de dino.txt</translation></message>
<message><source>Choose a list of words, one a line</source><translation>Elegir una lista de palabras, una por línea</translation></message>
<message><source>Texts (*.txt);;All files (*)</source><translation>Textos (*.txt);;Todos los archivos (*)</translation></message>
<message><source>Record to</source><translation>Grabar en</translation></message>
<message><source>Videos (*.mp4 *.avi *.mkv);;A new folder of PNG files (*)</source><translation>Vídeos (*.mp4 *.avi *.mkv);;Una carpeta nueva de archivos PNG (*)</translation></message>
<message><source>Save session</source><translation>Guardar sesión</translation></message>
<message><source>Save picture</source><translation>Guardar imagen</translation></message>
<message><source>PNG picture (*.png)</source><translation>Imagen PNG (*.png)</translation></message>
<message><source>Table</source><translation>Tabla</translation></message>
<message><source>JSON, with settings</source><translation>JSON, con ajustes</translation></message>
<message><source>NumPy arrays, with settings</source><translation>Arrays de NumPy, con ajustes</translation></message>
<message><source>Evidence</source><translation>Evidencia</translation></message>
<message><source>COCO boxes</source><translation>Cajas de COCO</translation></message>
<message><source>FiftyOne heat maps, a folder</source><translation>Mapas de calor de FiftyOne, una carpeta</translation></message>
<message><source>Maps as arrays and pictures, a folder</source><translation>Mapas como matrices e imágenes, una carpeta</translation></message>
<message><source>Web page</source><translation>Página web</translation></message>
<message><source>LaTeX table</source><translation>Tabla de LaTeX</translation></message>
<message><source>Matplotlib script</source><translation>Script de Matplotlib</translation></message>
<message><source>NumPy array</source><translation>Array de NumPy</translation></message>
<message><source>Save figure</source><translation>Guardar figura</translation></message>
<message><source>%1 is being written by another window.</source><translation>Otra ventana está escribiendo %1.</translation></message>
<message><source>background</source><translation>fondo</translation></message>
<message><source>components %1</source><translation>componentes %1</translation></message>
<message><source>x %1, y %2</source><translation>x %1, y %2</translation></message>
<message><source>outside what the network sees</source><translation>fuera de lo que ve la red</translation></message>
<message><source>patch %1: row %2, column %3</source><translation>parche %1: fila %2, columna %3</translation></message>
<message><source>value %1</source><translation>valor %1</translation></message>
<message><source>RGB %1 %2 %3</source><translation>RGB %1 %2 %3</translation></message>
<message><source>What happens when parts are hidden</source><translation>Qué pasa al ocultar partes</translation></message>
<message><source>What its features see</source><translation>Qué ven sus características</translation></message>
<message><source>How it was computed</source><translation>Cómo se calculó</translation></message>
<message><source>What speaks for the class</source><translation>Qué habla a favor de la clase</translation></message>
<message><source>Where it looks</source><translation>Adónde mira</translation></message>
<message><source>Why this and not that?</source><translation>¿Por qué esto y no aquello?</translation></message>
<message><source>With how many heads?</source><translation>¿Con cuántas cabezas?</translation></message>
<message><source>Which heads can go?</source><translation>¿Qué cabezas sobran?</translation></message>
<message><source>Is this map true?</source><translation>¿Es fiel este mapa?</translation></message>
<message><source>What does a feature see?</source><translation>¿Qué ve una característica?</translation></message>
<message><source>Which patches match?</source><translation>¿Qué parches coinciden?</translation></message>
<message><source>Opens the shipped model and picture, and shows the answer.</source><translation>Abre el modelo y la imagen incluidos y muestra la respuesta.</translation></message>
<message><source>The command for &quot;%1&quot;</source><translation>El comando para «%1»</translation></message>
<message><source>What the model reads</source><translation>Lo que lee el modelo</translation></message>
<message><source>&lt;b&gt;What the model reads&lt;/b&gt;&lt;br&gt;Each prompt as it was cleaned, and its tokens: the pieces that the model knows. A model answers best to text that is cleaned as in its training.</source><translation>&lt;b&gt;Lo que lee el modelo&lt;/b&gt;&lt;br&gt;Cada prompt tal como quedó tras la limpieza y sus tokens: las piezas que el modelo conoce. Un modelo responde mejor a texto limpiado como en su entrenamiento.</translation></message>
<message><source>Cleaning changed more than case and spaces.</source><translation>La limpieza cambió más que mayúsculas y espacios.</translation></message>
<message><source>Too long: its end is cut off.</source><translation>Demasiado largo: se ha cortado el final.</translation></message>
<message><source>none yet</source><translation>ninguno todavía</translation></message>
<message><source>Reference</source><translation>Referencia</translation></message>
<message><source>&amp;Measure a folder…</source><translation>&amp;Medir una carpeta…</translation></message>
<message><source>&amp;Export…</source><translation>&amp;Exportar…</translation></message>
<message><source>Measure a folder of labelled pictures</source><translation>Medir una carpeta de imágenes etiquetadas</translation></message>
<message><source>&lt;b&gt;Measure a folder&lt;/b&gt;&lt;br&gt;One sub-folder per class, or pictures with a labels.csv. Each picture goes through all rounds once; the curves grow meanwhile.</source><translation>&lt;b&gt;Medir una carpeta&lt;/b&gt;&lt;br&gt;Una subcarpeta por clase, o imágenes con un labels.csv. Cada imagen pasa una vez por todas las rondas; entretanto, las curvas crecen.</translation></message>
<message><source>&lt;b&gt;Cancel&lt;/b&gt;&lt;br&gt;What has been measured stays.</source><translation>&lt;b&gt;Cancelar&lt;/b&gt;&lt;br&gt;Lo que se ha medido permanece.</translation></message>
<message><source>Export the curves</source><translation>Exportar las curvas</translation></message>
<message><source>&lt;b&gt;Export&lt;/b&gt;&lt;br&gt;Numbers as CSV, JSON or NPZ; a figure as PDF, SVG or PNG.</source><translation>&lt;b&gt;Exportar&lt;/b&gt;&lt;br&gt;Números en CSV, JSON o NPZ; una figura en PDF, SVG o PNG.</translation></message>
<message><source>Stopped</source><translation>Detenido</translation></message>
<message><source>Reading the folder…</source><translation>Leyendo la carpeta…</translation></message>
<message><source>Saved as %1</source><translation>Se guardó como %1</translation></message>
<message><source>Rounds</source><translation>Rondas</translation></message>
<message><source>Threshold of entropy</source><translation>Umbral de entropía</translation></message>
<message><source>&lt;b&gt;Threshold&lt;/b&gt;&lt;br&gt;The first round whose entropy is below it answers; the last one always does. At 0 that is the last one.</source><translation>&lt;b&gt;Umbral&lt;/b&gt;&lt;br&gt;Responde la primera ronda cuya entropía está por debajo de él; la última responde siempre. Con 0, responde la última.</translation></message>
<message><source>The open model answers without rounds. Open a ThinkingViT or a ProgResViT to see each of its rounds.</source><translation>El modelo abierto responde sin rondas. Abra un ThinkingViT o un ProgResViT para ver cada una de sus rondas.</translation></message>
<message><source>&amp;Threshold</source><translation>&amp;Umbral</translation></message>
<message><source>Round %1 · %2 heads</source><translation>Ronda %1 · %2 cabezas</translation></message>
<message><source>%1 %2 · entropy %3</source><translation>%1 %2 · entropía %3</translation></message>
<message><source>What the last round changed</source><translation>Qué cambió la última ronda</translation></message>
<message><source>How far apart the colours of the two maps are</source><translation>Cuánto distan los colores de los dos mapas</translation></message>
<message><source>Last map minus first, each divided by its largest value</source><translation>Último mapa menos el primero, cada uno dividido por su mayor valor</translation></message>
<message><source>The rounds&apos; maps have different grids.</source><translation>Los mapas de las rondas tienen otras rejillas.</translation></message>
<message><source>%1 nats: round %2 answers</source><translation>%1 nats: responde la ronda %2</translation></message>
<message><source>Save as preset</source><translation>Guardar como preajuste</translation></message>
<message><source>Name of the preset</source><translation>Nombre del preajuste</translation></message>
<message><source>Name</source><translation>Nombre</translation></message>
<message><source>&amp;Explain: method, class, block, head</source><translation>&amp;Explicar: método, clase, bloque, cabeza</translation></message>
<message><source>Method, block, head, their options, and the class by its rank.</source><translation>Método, bloque, cabeza, sus opciones y la clase por su rango.</translation></message>
<message><source>&amp;Attention plan</source><translation>Plan de &amp;atención</translation></message>
<message><source>Which attention each block computes; &quot;as trained&quot; applies to any model.</source><translation>Qué atención calcula cada bloque; «como se entrenó» sirve para cualquier modelo.</translation></message>
<message><source>&amp;Head count k</source><translation>Número de &amp;cabezas k</translation></message>
<message><source>k, or the nearest one if the model does not have it.</source><translation>k, o el más cercano si el modelo no lo tiene.</translation></message>
<message><source>&amp;Look: colours, range, opacity</source><translation>A&amp;specto: colores, rango, opacidad</translation></message>
<message><source>Colours, range, opacity, threshold, grid, outliers.</source><translation>Colores, rango, opacidad, umbral, rejilla, atípicos.</translation></message>
<message><source>What it sets:</source><translation>Lo que establece:</translation></message>
<message><source>A built-in preset already has this name.</source><translation>Un preajuste incluido ya tiene este nombre.</translation></message>
<message><source>Replaces your preset of that name.</source><translation>Sustituye el preajuste propio de ese nombre.</translation></message>
<message><source>Choose what it sets.</source><translation>Elija qué establece.</translation></message>
<message><source>The class is left out: it was chosen by number, which only fits this model.</source><translation>La clase se omite: se eligió por número, que solo vale para este modelo.</translation></message>
<message><source>Model, picture and query token do not change.</source><translation>El modelo, la imagen y el token de consulta no cambian.</translation></message>
<message><source>&amp;Replace</source><translation>&amp;Sustituir</translation></message>
<message><source>&amp;Save</source><translation>&amp;Guardar</translation></message>
<message><source>Legend</source><translation>Leyenda</translation></message>
<message><source>and %1 more</source><translation>y %1 más</translation></message>
<message><source>column</source><translation>columna</translation></message>
<message><source>row
from the top</source><translation>fila
desde arriba</translation></message>
<message><source>Words of the selection</source><translation>Palabras de la selección</translation></message>
<message><source>&lt;b&gt;Words of the selection&lt;/b&gt;&lt;br&gt;The mean of the selected pictures less the mean of all, as a sum of words. The list of words is that of the Concepts panel.</source><translation>&lt;b&gt;Palabras de la selección&lt;/b&gt;&lt;br&gt;La media de las imágenes seleccionadas menos la media de todas, como suma de palabras. La lista de palabras es la del panel Conceptos.</translation></message>
<message><source>Words of the selection…</source><translation>Palabras de la selección…</translation></message>
<message><source>No word of the list says what sets the selection apart.</source><translation>Ninguna palabra de la lista dice qué distingue la selección.</translation></message>
<message><source>Words of the selection: %1 (left over %2)</source><translation>Palabras de la selección: %1 (resto %2)</translation></message>
<message><source>This session asks a program, which is not started by itself: %1</source><translation>Esta sesión pregunta a un programa, que no se inicia por sí solo: %1</translation></message>
<message><source>Start it</source><translation>Iniciarlo</translation></message>
<message><source>%1 and %2 more</source><translation>%1 y %2 más</translation></message>
<message><source>%1 opens files outside its own folder and your home folder: %2. Open it in the window first, and agree to that.</source><translation>%1 abre archivos fuera de su propia carpeta y de la carpeta personal: %2. Ábralo primero en la ventana y acéptelo allí.</translation></message>
<message><source>This session opens files outside its own folder and your home folder:

%1

If it comes from somebody you do not know, these may be something other than pictures or models.</source><translation>Esta sesión abre archivos fuera de su propia carpeta y de la carpeta personal:

%1

Si procede de alguien a quien no conoce, puede que no sean imágenes ni modelos.</translation></message>
<message><source>The session&apos;s model is missing: %1</source><translation>Falta el modelo de la sesión: %1</translation></message>
<message><source>%1 could not be written: %2</source><translation>No se pudo escribir %1: %2</translation></message>
<message><source>it lists more pictures than a session can hold</source><translation>enumera más imágenes de las que caben en una sesión</translation></message>
<message><source>%1. The file is kept as %2.</source><translation>%1. El archivo se conserva como %2.</translation></message>
<message><source>Hydrascope did not shut down cleanly. Your last session was restored.</source><translation>Hydrascope no se cerró correctamente. Se ha restaurado la última sesión.</translation></message>
<message><source>This session is from an earlier version; the panel layout was not changed.</source><translation>Esta sesión es de una versión anterior; la disposición de los paneles no se ha cambiado.</translation></message>
<message><source>%1 pictures are missing, starting with %2. Put them next to the session file, or open their folder.</source><translation>Faltan %1 imágenes, empezando por %2. Colóquelas junto al archivo de sesión o abra su carpeta.</translation></message>
<message><source>Your last session is kept as %1.</source><translation>La última sesión se conserva como %1.</translation></message>
<message><source>the model</source><translation>el modelo</translation></message>
<message><source>the autoencoder</source><translation>el autocodificador</translation></message>
<message><source>the picture</source><translation>la imagen</translation></message>
<message><source>This is not the file that the session was saved with: %1</source><translation>Este no es el archivo con el que se guardó la sesión: %1</translation></message>
<message><source> and </source><translation> y </translation></message>
<message><source>%1 px on the longer side</source><translation>%1 px en el lado mayor</translation></message>
<message><source>No model found. Pass one with --model.</source><translation>No se encontró ningún modelo. Indique uno con --model.</translation></message>
<message><source>No picture found. Pass one on the command line.</source><translation>No se encontró ninguna imagen. Indique una en la línea de comandos.</translation></message>
<message><source>Attention replaced in %1 of %2 blocks, not as trained</source><translation>Atención sustituida en %1 de %2 bloques, no como se entrenó</translation></message>
<message><source>%1 parts switched off or replaced</source><translation>%1 partes desactivadas o sustituidas</translation></message>
<message><source>%1&lt;br&gt;Click to see the blocks (F3).</source><translation>%1&lt;br&gt;Haga clic para ver los bloques (F3).</translation></message>
<message><source>patch %1 · %2</source><translation>parche %1 · %2</translation></message>
<message><source>%1 blocks · %2 heads · width %3 · patch %4 · %5</source><translation>%1 bloques · %2 cabezas · anchura %3 · parche %4 · %5</translation></message>
<message><source>The marked row on the picture</source><translation>La fila marcada sobre la imagen</translation></message>
<message><source>The marked row on the picture; full colour is %1</source><translation>La fila marcada sobre la imagen; el color pleno es %1</translation></message>
<message><source>The picture at this step</source><translation>La imagen en este paso</translation></message>
<message><source>The network&apos;s input at this step.</source><translation>La entrada de la red en este paso.</translation></message>
<message><source>Deletion</source><translation>Eliminación</translation></message>
<message><source>Insertion</source><translation>Inserción</translation></message>
<message><source>Curve to step along</source><translation>Curva que se recorre</translation></message>
<message><source>&lt;b&gt;Deletion&lt;/b&gt; removes patches from the picture, &lt;b&gt;insertion&lt;/b&gt; puts them back into a blurred one, both in the order of the map.</source><translation>La &lt;b&gt;eliminación&lt;/b&gt; quita parches de la imagen, la &lt;b&gt;inserción&lt;/b&gt; los repone en una imagen borrosa, ambas en el orden del mapa.</translation></message>
<message><source>Step</source><translation>Paso</translation></message>
<message><source>Use Left and Right to step.</source><translation>Use Izquierda y Derecha para avanzar paso a paso.</translation></message>
<message><source>Step by step, from here to the end.</source><translation>Paso a paso, de aquí al final.</translation></message>
<message><source>Probability at this step</source><translation>Probabilidad en este paso</translation></message>
<message><source>%1/%2: %3</source><translation>%1/%2: %3</translation></message>
<message><source>; here %1 comes first, %2</source><translation>; aquí %1 es la primera, %2</translation></message>
<message><source> (not trained)</source><translation> (no entrenado)</translation></message>
<message><source>activation, all patches together</source><translation>activación, todos los parches juntos</translation></message>
<message><source>Maps of all head counts</source><translation>Mapas de todos los números de cabezas</translation></message>
<message><source>&amp;Theme</source><translation>&amp;Tema</translation></message>
<message><source>&amp;Light</source><translation>&amp;Claro</translation></message>
<message><source>&amp;Dark</source><translation>&amp;Oscuro</translation></message>
<message><source>Tools</source><translation>Herramientas</translation></message>
<message><source>Trust</source><translation>Fiabilidad</translation></message>
<message><source>Layer</source><translation>Capa</translation></message>
<message><source>Training</source><translation>Entrenamiento</translation></message>
<message><source>This network has no answer here: %1</source><translation>Esta red no tiene respuesta aquí: %1</translation></message>
<message><source>The tour has ended; the window still shows what it asked for.</source><translation>La visita ha terminado; la ventana sigue mostrando lo que pidió.</translation></message>
<message><source>Put everything back</source><translation>Dejar todo como estaba</translation></message>
<message><source>Enter: next · ← → · Esc</source><translation>Intro: siguiente · ← → · Esc</translation></message>
<message><source>Leave the tour</source><translation>Salir de la visita</translation></message>
<message><source>Leave the tour (Esc)</source><translation>Salir de la visita (Esc)</translation></message>
<message><source>Done</source><translation>Listo</translation></message>
<message><source>%1 of %2</source><translation>%1 de %2</translation></message>
<message><source>Tour, %1: %2</source><translation>Visita, %1: %2</translation></message>
<message><source>Horizontal axis</source><translation>Eje horizontal</translation></message>
<message><source>&lt;b&gt;Horizontal axis&lt;/b&gt;&lt;br&gt;Epochs, steps, or hours spent in steps: pauses and validation are not counted.</source><translation>&lt;b&gt;Eje horizontal&lt;/b&gt;&lt;br&gt;Épocas, pasos u horas dedicadas a los pasos: las pausas y la validación no se cuentan.</translation></message>
<message><source>&amp;Copy the history</source><translation>&amp;Copiar el historial</translation></message>
<message><source>Copied as a table (CSV).</source><translation>Copiado como tabla (CSV).</translation></message>
<message><source>State of the training</source><translation>Estado del entrenamiento</translation></message>
<message><source>Steps done</source><translation>Pasos realizados</translation></message>
<message><source>O&amp;ver</source><translation>So&amp;bre</translation></message>
<message><source>Copy the history</source><translation>Copiar el historial</translation></message>
<message><source>&lt;b&gt;Copy the history&lt;/b&gt;&lt;br&gt;Copies all rows of history.csv, for a spreadsheet.</source><translation>&lt;b&gt;Copiar el historial&lt;/b&gt;&lt;br&gt;Copia todas las filas de history.csv, para una hoja de cálculo.</translation></message>
<message><source>These numbers as CSV, JSON or NPZ, as a LaTeX table, or as a Matplotlib script.</source><translation>Estos números como CSV, JSON o NPZ, como tabla de LaTeX o como script de Matplotlib.</translation></message>
<message><source>Epoch under the mouse</source><translation>Época bajo el ratón</translation></message>
<message><source>No training open</source><translation>Ningún entrenamiento abierto</translation></message>
<message><source>Training — %1</source><translation>Entrenamiento — %1</translation></message>
<message><source>&amp;Open the trained model</source><translation>&amp;Abrir el modelo entrenado</translation></message>
<message><source>&amp;Open the weights so far</source><translation>&amp;Abrir los pesos actuales</translation></message>
<message><source>Opens the trained weights in the main window.</source><translation>Abre los pesos entrenados en la ventana principal.</translation></message>
<message><source>Opens the running average of the weights from the last checkpoint in the main window. Training continues.</source><translation>Abre en la ventana principal la media móvil de los pesos del último checkpoint. El entrenamiento continúa.</translation></message>
<message><source>The curves begin when the first epoch is finished.</source><translation>Las curvas empiezan cuando termina la primera época.</translation></message>
<message><source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to, or drop it here.</source><translation>Curvas de entrenamiento, durante una ejecución o después: abra la carpeta en la que escribe hydrascope-cli train, o suéltela aquí.</translation></message>
<message><source> – showing the last curves that could be read.</source><translation> – se muestran las últimas curvas que se pudieron leer.</translation></message>
<message><source>Last: %1</source><translation>Último: %1</translation></message>
<message><source>%1 of %2 orders, barely</source><translation>%1 de %2 órdenes, por poco</translation></message>
<message><source>%1 of %2 random orders</source><translation>%1 de %2 órdenes aleatorios</translation></message>
<message><source>Better than chance: without the strongest patches the class is lost %1 times sooner.</source><translation>Mejor que el azar: sin los parches más fuertes, la clase se pierde %1 veces antes.</translation></message>
<message><source>Better than chance (%1).</source><translation>Mejor que el azar (%1).</translation></message>
<message><source>Not clearly better than chance (%1).</source><translation>No claramente mejor que el azar (%1).</translation></message>
<message><source>Worse than chance (%1).</source><translation>Peor que el azar (%1).</translation></message>
<message><source>Not compared with chance yet.</source><translation>Aún sin comparar con el azar.</translation></message>
<message><source>Holds still: moves by %1 when the picture does.</source><translation>Se mantiene quieto: se mueve un %1 cuando cambia la imagen.</translation></message>
<message><source>Does not hold still: moves by %1 when the picture does; its finer differences mean nothing.</source><translation>No se mantiene quieto: se mueve un %1 cuando cambia la imagen; sus diferencias finas no significan nada.</translation></message>
<message><source>Stability has not been measured yet.</source><translation>La estabilidad aún no se ha medido.</translation></message>
<message><source>Stability is not measured for such a map.</source><translation>En un mapa así no se mide la estabilidad.</translation></message>
<message><source>Hottest patch is on the object; %1 of the heat (%2 of the area).</source><translation>El parche más caliente está sobre el objeto, con el %1 del calor (y el %2 del área).</translation></message>
<message><source>Hottest patch is off the object; %1 of the heat is on it (%2 of the area).</source><translation>El parche más caliente está fuera del objeto; en este está el %1 del calor (y el %2 del área).</translation></message>
<message><source>Other methods</source><translation>Otros métodos</translation></message>
<message><source>Tests every method on this picture, as long as Trust is in sight.</source><translation>Prueba cada método con esta imagen mientras «Fiabilidad» esté a la vista.</translation></message>
<message><source>not known</source><translation>desconocido</translation></message>
<message><source>Beats chance</source><translation>Supera al azar</translation></message>
<message><source>nothing to lose</source><translation>nada que perder</translation></message>
<message><source>Area under insertion minus area under deletion: %1; random orders reach %2 to %3.</source><translation>Área bajo la inserción menos área bajo la eliminación: %1; los órdenes aleatorios alcanzan de %2 a %3.</translation></message>
<message><source>Holds still</source><translation>Se mantiene quieto</translation></message>
<message><source>How far the map moves when its picture is rounded; up to %1 is stable.</source><translation>Cuánto se mueve el mapa al redondear su imagen; hasta %1 es estable.</translation></message>
<message><source>On the object</source><translation>Sobre el objeto</translation></message>
<message><source>Share of the map that is on the object; for an even map, %1.</source><translation>Proporción del mapa que está sobre el objeto; en un mapa uniforme, %1.</translation></message>
<message><source>on it</source><translation>encima</translation></message>
<message><source>off it</source><translation>fuera</translation></message>
<message><source>A random patch hits %1 of the time</source><translation>Un parche aleatorio acierta en el %1 de los casos</translation></message>
<message><source>For an even map: %1</source><translation>En un mapa uniforme: %1</translation></message>
<message><source>Method</source><translation>Método</translation></message>
<message><source>Beats chance →</source><translation>Supera al azar →</translation></message>
<message><source>Deletion ↓</source><translation>Eliminación ↓</translation></message>
<message><source>Perturbation AUC, the strongest removed first: %1</source><translation>AUC de perturbación, quitando primero los más fuertes: %1</translation></message>
<message><source>Insertion ↑</source><translation>Inserción ↑</translation></message>
<message><source>Perturbation AUC, the weakest removed first: %1</source><translation>AUC de perturbación, quitando primero los más débiles: %1</translation></message>
<message><source>Hottest patch</source><translation>Parche más caliente</translation></message>
<message><source>Heat on the object</source><translation>Calor sobre el objeto</translation></message>
<message><source>Press Enter or double-click to show a method&apos;s map.</source><translation>Pulse Intro o haga doble clic para mostrar el mapa de un método.</translation></message>
<message><source>Area under insertion minus area under deletion: further right is better. Random orders of patches lie in the grey band.</source><translation>Área bajo la inserción menos área bajo la eliminación: más a la derecha es mejor. Los órdenes aleatorios están en la banda gris.</translation></message>
<message><source>Pointing game: is the centre of the most relevant patch on the object?</source><translation>Pointing Game: ¿está el centro del parche más relevante sobre el objeto?</translation></message>
<message><source>Share of the map&apos;s positive part that lies on the object.</source><translation>Proporción de la parte positiva del mapa que está sobre el objeto.</translation></message>
<message><source>Area under the deletion curve: lower is better.</source><translation>Área bajo la curva de eliminación: cuanto menor, mejor.</translation></message>
<message><source>Area under the insertion curve: higher is better.</source><translation>Área bajo la curva de inserción: cuanto mayor, mejor.</translation></message>
<message><source>Random order</source><translation>Orden aleatorio</translation></message>
<message><source>Deletion and insertion curves</source><translation>Curvas de eliminación e inserción</translation></message>
<message><source>How far the map moves when its picture is rounded</source><translation>Cuánto se mueve el mapa al redondear su imagen</translation></message>
<message><source>How much of the object the strongest patches cover</source><translation>Cuánto del objeto cubren los parches más fuertes</translation></message>
<message><source>Copy</source><translation>Copiar</translation></message>
<message><source>Save CSV…</source><translation>Guardar CSV…</translation></message>
<message><source>Save figure…</source><translation>Guardar figura…</translation></message>
<message><source>Patches are removed from the picture (deletion) or put back into a blurred one (insertion), most relevant first. For a faithful map, deletion falls early and insertion rises early. Click or use the arrow keys to look at a point.</source><translation>Los parches se quitan de la imagen (eliminación) o se reponen en una imagen borrosa (inserción), primero los más relevantes. En un mapa fiel, la eliminación cae pronto y la inserción sube pronto. Haga clic o use las teclas de flecha para ver un punto.</translation></message>
<message><source>Steps</source><translation>Pasos</translation></message>
<message><source>&lt;b&gt;Steps&lt;/b&gt;&lt;br&gt;The picture as the network saw it at each step of a curve. Step through it or play it.</source><translation>&lt;b&gt;Pasos&lt;/b&gt;&lt;br&gt;La imagen tal como la vio la red en cada paso de una curva. Se puede recorrer paso a paso o reproducir.</translation></message>
<message><source>Test all methods</source><translation>Probar todos los métodos</translation></message>
<message><source>Copy the table</source><translation>Copiar la tabla</translation></message>
<message><source>Copies the scores so far as CSV.</source><translation>Copia las puntuaciones obtenidas hasta ahora como CSV.</translation></message>
<message><source>Save the table</source><translation>Guardar la tabla</translation></message>
<message><source>Saves the numbers of this page: CSV, JSON, NumPy arrays, a LaTeX table or a Matplotlib script.</source><translation>Guarda los números de esta página: CSV, JSON, arrays de NumPy, una tabla de LaTeX o un script de Matplotlib.</translation></message>
<message><source>Saves curves and scores as they stand, as PDF, SVG or PNG; the file says how they were computed.</source><translation>Guarda las curvas y las puntuaciones tal como están, en PDF, SVG o PNG; el archivo dice cómo se calcularon.</translation></message>
<message><source>class %1</source><translation>clase %1</translation></message>
<message><source>Up to %1 counts as stable</source><translation>Hasta %1 cuenta como estable</translation></message>
<message><source>Chance that a patch is on the object: %1</source><translation>Probabilidad de que un parche esté sobre el objeto: %1</translation></message>
<message><source>Grey: what random orders reach</source><translation>Gris: lo que alcanzan los órdenes aleatorios</translation></message>
<message><source>Open a model and a picture</source><translation>Abra un modelo y una imagen</translation></message>
<message><source>Not measured for maps that take many passes</source><translation>No se mide en mapas que requieren muchas pasadas</translation></message>
<message><source>%1 patches removed</source><translation>%1 parches quitados</translation></message>
<message><source>%1 patches put back</source><translation>%1 parches repuestos</translation></message>
<message><source>Stop (%1 of %2)</source><translation>Detener (%1 de %2)</translation></message>
<message><source>Keep what has been scored.</source><translation>Conserva lo que se ha puntuado.</translation></message>
<message><source>Not saved: the curves are still being computed</source><translation>No se guardó: las curvas se están calculando todavía</translation></message>
<message><source>Stopped. Change a setting or reopen the panel to start again.</source><translation>Detenido. Cambie un ajuste o vuelva a abrir el panel para empezar de nuevo.</translation></message>
<message><source>%1 has %2 here: there is nothing to lose.</source><translation>%1 tiene aquí %2: no hay nada que perder.</translation></message>
<message><source>Ask about %1.</source><translation>Pregunte por %1.</translation></message>
<message><source>No mask says where the object is</source><translation>Ninguna máscara indica dónde está el objeto</translation></message>
<message><source>The mask is of %1, the map asks about %2</source><translation>La máscara es de %1; el mapa pregunta por %2</translation></message>
<message><source>Scores of every method</source><translation>Puntuaciones de cada método</translation></message>
<message><source>by %1</source><translation>según %1</translation></message>
<message><source>its values</source><translation>sus valores</translation></message>
<message><source>Choose another method.</source><translation>Elija otro método.</translation></message>
<message><source>with %1</source><translation>con %1</translation></message>
<message><source>Choose how many heads the network uses.</source><translation>Elija cuántas cabezas usa la red.</translation></message>
<message><source>at %1</source><translation>a %1</translation></message>
<message><source>Choose the size at which the network sees the picture.</source><translation>Elija el tamaño en que la red ve la imagen.</translation></message>
<message><source>Choose what to explain.</source><translation>Elija qué se explica.</translation></message>
<message><source>What resembles this</source><translation>Qué se parece a esto</translation></message>
<message><source>Where the network looks</source><translation>Adónde mira la red</translation></message>
<message><source>Where is %1?</source><translation>¿Dónde está %1?</translation></message>
<message><source>Why %1?</source><translation>¿Por qué %1?</translation></message>
<message><source>What speaks for %1?</source><translation>¿Qué habla a favor de %1?</translation></message>
<message><source>compared with %1</source><translation>en comparación con %1</translation></message>
<message><source>Choose a class to compare with: the map then shows what speaks for one and not for the other.</source><translation>Elija una clase con la que comparar: el mapa muestra entonces qué habla a favor de una y no de la otra.</translation></message>
<message><source>vs.</source><translation>vs.</translation></message>
<message><source>%1 attention in the last block</source><translation>atención %1 en el último bloque</translation></message>
<message><source>%1 attention in %2 of %3 blocks</source><translation>atención %1 en %2 de %3 bloques</translation></message>
<message><source>The attention of %1 of %2 blocks is replaced. Click to restore the attention that the network was trained with.</source><translation>La atención de %1 de %2 bloques está sustituida. Un clic restablece la atención con la que se entrenó la red.</translation></message>
<message><source>Changed: %1. Click to restore the whole network.</source><translation>Cambiado: %1. Un clic restablece la red completa.</translation></message>
<message><source>Unsteady: rounding moves it by %1</source><translation>Inestable: el redondeo lo desplaza en %1</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>Este mapa cambia en %1 de su mayor valor cuando cada píxel varía en torno a una parte por millón. No interprete sus diferencias finas, o elija un método marcado como estable.</translation></message>
<message><source>%1 wins by %2, though its patches lose: the rest is in no patch (biases).</source><translation>%1 gana por %2, aunque sus parches pierden: el resto no está en ningún parche (sesgos).</translation></message>
<message><source>What biases and the class token bring is on no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>Lo que aportan los sesgos y el token de clase no está en ningún parche, así que los colores no suman la diferencia entre los logits de las dos clases.</translation></message>
<message><source>Another…</source><translation>Otra…</translation></message>
<message><source>What the network predicts</source><translation>Lo que predice la red</translation></message>
<message><source>Nothing</source><translation>Nada</translation></message>
<message><source>Set the query back to the class token.</source><translation>Devuelve la consulta al token de clase.</translation></message>
<message><source>to the matched patches</source><translation>a los parches de referencia</translation></message>
<message><source>patch %1 marked</source><translation>parche %1 marcado</translation></message>
<message><source>from patch %1</source><translation>desde el parche %1</translation></message>
<message><source>%1: not enough memory to write this much</source><translation>%1: no hay memoria suficiente para escribir tanto</translation></message>
<message><source>Export: %1</source><translation>Exportar: %1</translation></message>
<message><source>&amp;Colour vision</source><translation>&amp;Visión del color</translation></message>
<message><source>A preview on the screen. What is saved or exported keeps its colours.</source><translation>Una vista previa en la pantalla. Lo que se guarda o se exporta mantiene sus colores.</translation></message>
<message><source>&amp;As it is</source><translation>&amp;Sin cambios</translation></message>
<message><source>&amp;Protanopia (no red cones)</source><translation>&amp;Protanopia (sin conos rojos)</translation></message>
<message><source>protanopia</source><translation>protanopia</translation></message>
<message><source>&amp;Deuteranopia (no green cones)</source><translation>&amp;Deuteranopia (sin conos verdes)</translation></message>
<message><source>deuteranopia</source><translation>deuteranopia</translation></message>
<message><source>&amp;Tritanopia (no blue cones)</source><translation>&amp;Tritanopia (sin conos azules)</translation></message>
<message><source>tritanopia</source><translation>tritanopia</translation></message>
<message><source>1   Tokens come in</source><translation>1   Entran los tokens</translation></message>
<message><source>one row per token, one column per feature</source><translation>una fila por token, una columna por característica</translation></message>
<message><source>2   Queries, keys and values</source><translation>2   Consultas, claves y valores</translation></message>
<message><source>three projections of every token, from n₁</source><translation>tres proyecciones de cada token, a partir de n₁</translation></message>
<message><source>3   Tokens meet</source><translation>3   Tokens en contacto</translation></message>
<message><source>the only step in which tokens exchange information</source><translation>el único paso en que los tokens intercambian información</translation></message>
<message><source>4   Back into the stream</source><translation>4   De vuelta al flujo</translation></message>
<message><source>what the block adds to its input</source><translation>lo que el bloque suma a su entrada</translation></message>
<message><source>5   The gated MLP</source><translation>5   El MLP con compuerta</translation></message>
<message><source>one half of the features gates the other, token by token</source><translation>una mitad de las características actúa como compuerta de la otra, token a token</translation></message>
<message><source>Value under the mouse</source><translation>Valor bajo el ratón</translation></message>
<message><source>Query patch</source><translation>Parche de consulta</translation></message>
<message><source>&lt;b&gt;Query&lt;/b&gt;&lt;br&gt;Click a patch or use the arrow keys.</source><translation>&lt;b&gt;Consulta&lt;/b&gt;&lt;br&gt;Haga clic en un parche o use las teclas de flecha.</translation></message>
<message><source>Back to the class token</source><translation>Volver al token de clase</translation></message>
<message><source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;All steps as they stand, as PDF, SVG or PNG; the file says what was computed.</source><translation>&lt;b&gt;Guardar figura&lt;/b&gt; (%1)&lt;br&gt;Todos los pasos tal como están, en PDF, SVG o PNG; el archivo dice qué se calculó.</translation></message>
<message><source>&amp;Save figure…</source><translation>&amp;Guardar figura…</translation></message>
<message><source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Which block, counted from 0. The classifier reads the output of the last one.</source><translation>&lt;b&gt;Bloque&lt;/b&gt;&lt;br&gt;Qué bloque, contando desde 0. El clasificador lee la salida del último.</translation></message>
<message><source>&amp;Head</source><translation>&amp;Cabeza</translation></message>
<message><source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Which attention head. Hydra attention has as many heads as features and is shown as a whole.</source><translation>&lt;b&gt;Cabeza&lt;/b&gt;&lt;br&gt;Qué cabeza de atención. La atención Hydra tiene tantas cabezas como características y se muestra como un todo.</translation></message>
<message><source>Query</source><translation>Consulta</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;The marked row of every matrix. Click a patch here or in the main window, click a row of a matrix, or use the arrow keys.</source><translation>&lt;b&gt;Token de consulta&lt;/b&gt;&lt;br&gt;La fila marcada de cada matriz. Haga clic en un parche aquí o en la ventana principal, haga clic en una fila de una matriz o use las teclas de flecha.</translation></message>
<message><source>of %1</source><translation>de %1</translation></message>
<message><source>all at once</source><translation>todas a la vez</translation></message>
<message><source>Open a model and a picture to see what a layer does.</source><translation>Abra un modelo y una imagen para ver qué hace una capa.</translation></message>
<message><source>head %1 of %2</source><translation>cabeza %1 de %2</translation></message>
<message><source>all %1 features</source><translation>todas las %1 características</translation></message>
<message><source>Block %1 computes %2 attention over %3 tokens. Shown: %4, query: %5. %6</source><translation>El bloque %1 calcula atención %2 sobre %3 tokens. Se muestra: %4, consulta: %5. %6</translation></message>
<message><source>the %1</source><translation>el %1</translation></message>
<message><source>Hover over a cell to read it. Click a row or use the arrow keys to choose another query token.</source><translation>Pase el ratón sobre una celda para leerla. Haga clic en una fila o use las teclas de flecha para elegir otro token de consulta.</translation></message>
<message><source>Not saved: the steps are still being computed</source><translation>No se guardó: los pasos se están calculando todavía</translation></message>
<message><source>Before and now</source><translation>Antes y ahora</translation></message>
<message><source>Drag this line: the map of the whole network is on its left, the current map on its right.</source><translation>Arrastre esta línea: a la izquierda, el mapa de la red completa; a la derecha, el mapa actual.</translation></message>
<message><source>%1 of the picture shows the map before</source><translation>El %1 de la imagen muestra el mapa anterior</translation></message>
<message><source>Words of the prompt</source><translation>Palabras del prompt</translation></message>
<message><source>&lt;b&gt;Words that matter&lt;/b&gt;&lt;br&gt;The darker a word, the more of the prompt&apos;s similarity to the picture comes from it (Chefer et al., 2021, for the text). Words are cut as the model reads them.</source><translation>&lt;b&gt;Palabras que importan&lt;/b&gt;&lt;br&gt;Cuanto más oscura es una palabra, mayor es la parte de la similitud del prompt con la imagen que procede de ella (Chefer et al., 2021, para el texto). Las palabras se cortan como las lee el modelo.</translation></message>
<message><source>similarity %1</source><translation>similitud %1</translation></message>
<message><source> – average of %1 templates; the words are the first one&apos;s</source><translation> – promedio de %1 plantillas; las palabras son las de la primera</translation></message>
<message><source> – too long, cut</source><translation> – demasiado largo, cortado</translation></message>
<message><source>A square of the picture, often 16 × 16 pixels. The network never sees single pixels, only patches.</source><translation>Un cuadrado de la imagen, a menudo de 16 × 16 píxeles. La red nunca ve píxeles sueltos, solo parches.</translation></message>
<message><source>Token</source><translation>Token</translation></message>
<message><source>The list of numbers that stands for a patch inside the network. Every block rewrites it.</source><translation>La lista de números que representa un parche dentro de la red. Cada bloque la reescribe.</translation></message>
<message><source>Class token</source><translation>Token de clase</translation></message>
<message><source>One more token, which stands for no patch. It gathers what the others know, and the answer is read from it.</source><translation>Un token más, que no representa ningún parche. Reúne lo que saben los demás, y de él se lee la respuesta.</translation></message>
<message><source>One step of the network: attention, then a small network (MLP) for each token. A ViT has 12 or more.</source><translation>Un paso de la red: atención y luego una pequeña red (MLP) para cada token. Un ViT tiene 12 o más.</translation></message>
<message><source>How tokens read from each other: a table that says how much each token takes from every other.</source><translation>Cómo leen los tokens unos de otros: una tabla que dice cuánto toma cada token de los demás.</translation></message>
<message><source>Head</source><translation>Cabeza</translation></message>
<message><source>One of several attentions that a block computes side by side, each with its own share of the numbers.</source><translation>Una de las varias atenciones que un bloque calcula en paralelo, cada una con su parte de los números.</translation></message>
<message><source>Sub-network</source><translation>Subred</translation></message>
<message><source>The same weights with some heads left out. HydraViT is trained so that each of its sub-networks works.</source><translation>Los mismos pesos sin algunas cabezas. HydraViT se entrena para que cada una de sus subredes funcione.</translation></message>
<message><source>How many heads a sub-network keeps, as in &quot;6 of 12 heads&quot;. Fewer are faster, and usually less accurate.</source><translation>Cuántas cabezas conserva una subred, como en «6 de 12 cabezas». Con menos es más rápida y, por lo general, menos precisa.</translation></message>
<message><source>Logit</source><translation>Logit</translation></message>
<message><source>The network&apos;s score for a class, before all scores are turned into probabilities. It may be negative.</source><translation>La puntuación de la red para una clase, antes de convertir las puntuaciones en probabilidades. Puede ser negativa.</translation></message>
<message><source>Map</source><translation>Mapa</translation></message>
<message><source>One number for each patch, painted over the picture. What the number means depends on the method.</source><translation>Un número por parche, pintado sobre la imagen. Su significado depende del método.</translation></message>
<message><source>Threshold (nats)</source><translation>Umbral (nats)</translation></message>
<message><source>Top-1 (%)</source><translation>Top-1 (%)</translation></message>
<message><source>top-1</source><translation>top-1</translation></message>
<message><source>Share (%)</source><translation>Proporción (%)</translation></message>
<message><source>mean MACs</source><translation>media de MAC</translation></message>
<message><source>round %1 answers</source><translation>responde la ronda %1</translation></message>
<message><source>Top-1 (%) over cost</source><translation>Top-1 (%) según el coste</translation></message>
<message><source>Mean MACs (M)</source><translation>Media de MAC (M)</translation></message>
<message><source>%1 nats: top-1 %2</source><translation>%1 nats: top-1 %2</translation></message>
<message><source>round %1 answers %2</source><translation>la ronda %1 responde %2</translation></message>
<message><source>%1 M MACs per picture</source><translation>%1 M MAC por imagen</translation></message>
<message><source>classes</source><translation>clases</translation></message>
<message><source>Epoch</source><translation>Época</translation></message>
<message><source>Hours of training</source><translation>Horas de entrenamiento</translation></message>
<message><source>nothing yet</source><translation>nada todavía</translation></message>
<message><source>Training loss</source><translation>Pérdida de entrenamiento</translation></message>
<message><source>Validation top-1 %, held-out</source><translation>Validación top-1 %, datos reservados</translation></message>
<message><source>Learning rate</source><translation>Tasa de aprendizaje</translation></message>
<message><source>rate</source><translation>tasa</translation></message>
<message><source>%1 s</source><translation>%1 s</translation></message>
<message><source>%1 min</source><translation>%1 min</translation></message>
<message><source>%1 h %2 min</source><translation>%1 h %2 min</translation></message>
<message><source>%1 d %2 h</source><translation>%1 d %2 h</translation></message>
<message><source>Epoch %1</source><translation>Época %1</translation></message>
<message><source>step %1</source><translation>paso %1</translation></message>
<message><source>%1 of training</source><translation>%1 de entrenamiento</translation></message>
<message><source>%1 images/s</source><translation>%1 imágenes/s</translation></message>
<message><source>running</source><translation>en curso</translation></message>
<message><source>trained, being tested</source><translation>entrenado, en prueba</translation></message>
<message><source>no news for %1</source><translation>sin novedades desde hace %1</translation></message>
<message><source>finished</source><translation>terminado</translation></message>
<message><source>Step %1</source><translation>Paso %1</translation></message>
<message><source> of %1 (%2 %)</source><translation> de %1 (%2 %)</translation></message>
<message><source>about %1 of training left at %2 steps/s, validation not counted</source><translation>quedan unos %1 de entrenamiento a %2 pasos/s, sin contar la validación</translation></message>
<message><source>cancelled, stopped or stuck; train --resume takes it up again</source><translation>cancelado, detenido o bloqueado; train --resume lo reanuda</translation></message>
<message><source>not measured</source><translation>sin medir</translation></message>
<message><source>not to be trusted on such a network</source><translation>no es de fiar en una red así</translation></message>
<message><source>faithful</source><translation>fiel</translation></message>
<message><source>stable</source><translation>estable</translation></message>
<message><source>fast</source><translation>rápido</translation></message>
<message><source>list thumbnails sort order filter uncertain wrong</source><translation>lista miniaturas ordenar orden filtro filtrar inseguro incierta errónea incorrecta</translation></message>
<message><source>&amp;Explain panel</source><translation>Panel &amp;Explicar</translation></message>
<message><source>What is asked: method, class, block, head.</source><translation>Lo que se pregunta: método, clase, bloque, cabeza.</translation></message>
<message><source>method heatmap saliency class</source><translation>método heatmap mapa de calor saliencia clase</translation></message>
<message><source>&amp;Attention panel</source><translation>Panel Ate&amp;nción</translation></message>
<message><source>Which attention each block computes.</source><translation>Qué atención calcula cada bloque.</translation></message>
<message><source>linear hydra window softmax what if ablation prune switch off</source><translation>lineal linear hydra ventana softmax y si ablación podar desactivar apagar</translation></message>
<message><source>Look</source><translation>Aspecto</translation></message>
<message><source>&amp;Look panel</source><translation>Panel As&amp;pecto</translation></message>
<message><source>Colours, opacity, threshold.</source><translation>Colores, opacidad, umbral.</translation></message>
<message><source>colours colors palette colormap opacity transparency threshold appearance</source><translation>colores paleta colormap mapa de color opacidad transparencia umbral apariencia</translation></message>
<message><source>Predictions</source><translation>Predicciones</translation></message>
<message><source>classes labels probability answer</source><translation>clases etiquetas probabilidad respuesta</translation></message>
<message><source>&amp;Model panel</source><translation>Panel M&amp;odelo</translation></message>
<message><source>Every value the model runs with, where it came from, and how to override it.</source><translation>Cada valor con el que funciona el modelo, de dónde procede y cómo cambiarlo.</translation></message>
<message><source>architecture configuration parameters information overrides</source><translation>arquitectura configuración parámetros información anulaciones sobrescribir</translation></message>
<message><source>Cost</source><translation>Coste</translation></message>
<message><source>&amp;Cost panel</source><translation>Panel &amp;Coste</translation></message>
<message><source>The cost of each head count, by formula and measured on this machine.</source><translation>El coste de cada número de cabezas, según la fórmula y medido en este equipo.</translation></message>
<message><source>flops macs parameters latency time speed</source><translation>flops macs parámetros latencia tiempo velocidad</translation></message>
<message><source>&amp;Trust panel</source><translation>Panel Fiabili&amp;dad</translation></message>
<message><source>How faithful the map is: how fast the class loses probability as the most relevant patches are removed, and whether the map points at the object if a mask is available.</source><translation>Cuán fiel es el mapa: con qué rapidez pierde probabilidad la clase al quitar los parches más relevantes y, si hay una máscara, si el mapa señala el objeto.</translation></message>
<message><source>faithfulness deletion insertion pointing game truth right wrong reliable score quality</source><translation>fidelidad eliminación inserción pointing game verdad correcto incorrecto fiable puntuación calidad</translation></message>
<message><source>Prompts</source><translation>Prompts</translation></message>
<message><source>P&amp;rompts panel</source><translation>Panel Promp&amp;ts</translation></message>
<message><source>Ctrl+K</source><translation>Ctrl+K</translation></message>
<message><source>Sentences as the classes of a CLIP: type what to look for and see where it is.</source><translation>Frases como clases de un CLIP: escriba qué buscar y vea dónde está.</translation></message>
<message><source>clip text zero-shot sentences words</source><translation>clip texto zero-shot frases palabras</translation></message>
<message><source>Concepts</source><translation>Conceptos</translation></message>
<message><source>Co&amp;ncepts panel</source><translation>Panel de co&amp;nceptos</translation></message>
<message><source>Ctrl+Shift+K</source><translation>Ctrl+Shift+K</translation></message>
<message><source>The picture as a sum of words, by a CLIP or SigLIP.</source><translation>La imagen como suma de palabras, con un CLIP o SigLIP.</translation></message>
<message><source>clip words sum splice text sparse</source><translation>clip palabras suma splice texto disperso</translation></message>
<message><source>own first choice</source><translation>primera opción propia</translation></message>
<message><source>Zoom to the cursor</source><translation>Ampliar hacia el cursor</translation></message>
<message><source>wheel, pinch</source><translation>rueda, pellizco</translation></message>
<message><source>Move the picture</source><translation>Mover la imagen</translation></message>
<message><source>drag, Space + drag, Alt + arrows</source><translation>arrastrar, Espacio + arrastrar, Alt + flechas</translation></message>
<message><source>Walk over the patches</source><translation>Recorrer los parches</translation></message>
<message><source>Enter on the picture, arrows; Enter, Delete, Esc</source><translation>Intro en la imagen, flechas; Intro, Supr, Esc</translation></message>
<message><source>Ask from a token</source><translation>Preguntar desde un token</translation></message>
<message><source>click a patch (also in the comparison), Shift + arrows</source><translation>clic en un parche (también en la comparación), Mayús + flechas</translation></message>
<message><source>Patches of the comparison</source><translation>Parches de la comparación</translation></message>
<message><source>Ctrl + arrows, then Space to ask from one</source><translation>Ctrl + flechas y luego Espacio para preguntar desde uno</translation></message>
<message><source>Explain a class</source><translation>Explicar una clase</translation></message>
<message><source>click its bar, or search</source><translation>clic en su barra, o buscarla</translation></message>
<message><source>drop files, folders, models, trainings</source><translation>soltar archivos, carpetas, modelos, entrenamientos</translation></message>
<message><source>Keyboard and mouse</source><translation>Teclado y ratón</translation></message>
<message><source>Built with</source><translation>Está construido con</translation></message>
<message><source>About Hydrascope</source><translation>Acerca de Hydrascope</translation></message>
<message><source>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;See what a Vision Transformer does:&lt;br&gt;relevance maps, head counts, linear attention.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Free software, GNU General Public License 3 or later.&lt;/p&gt;</source><translation>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;Para ver qué hace un Vision Transformer:&lt;br&gt;mapas de relevancia, números de cabezas, atención lineal.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Software libre, Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;</translation></message>
<message><source>Copy diagnostics</source><translation>Copiar diagnóstico</translation></message>
<message><source>Tokens</source><translation>Tokens</translation></message>
<message><source>Prediction</source><translation>Predicción</translation></message>
<message><source>Colours and numbers</source><translation>Colores y números</translation></message>
<message><source>Another class</source><translation>Otra clase</translation></message>
<message><source>Fewer heads</source><translation>Menos cabezas</translation></message>
<message><source>What heads cost</source><translation>Lo que cuestan las cabezas</translation></message>
<message><source>Linear attention</source><translation>Atención lineal</translation></message>
<message><source>That was the tour</source><translation>Esa fue la visita</translation></message>
<message><source>Feature %1 is of %2, which is not open: open it and apply again</source><translation>La característica %1 es de %2, que no está abierto: ábralo y aplíquelo de nuevo</translation></message>
<message><source>The model has no class %1</source><translation>El modelo no tiene la clase %1</translation></message>
<message><source>Images per second, measured</source><translation>Imágenes por segundo, medidas</translation></message>
<message><source>RAM, MB (estimate)</source><translation>RAM, MB (estimación)</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>Multiplicaciones-acumulaciones, GMAC</translation></message>
<message><source>kNN accuracy</source><translation>Exactitud kNN</translation></message>
<message><source>Accuracy is that of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>La exactitud es la de las redes a la vista: elija el esquema HydraViT, el tamaño de imagen propio del modelo y «Atención: según lo elegido».</translation></message>
<message><source>Probabilities are those of the networks in view: choose the HydraViT scheme, the model&apos;s own picture size, and Attention: as set.</source><translation>Las probabilidades son las de las redes a la vista: elija el esquema HydraViT, el tamaño de imagen propio del modelo y «Atención: según lo elegido».</translation></message>
<message><source>This model has one head count, so there is nothing to compare. See its cost by picture size, or the parameters of a layer, in the other charts.</source><translation>Este modelo tiene un solo número de cabezas, así que no hay nada que comparar. Los otros gráficos muestran su coste según el tamaño de imagen o los parámetros de una capa.</translation></message>
<message><source>Nearest neighbours</source><translation>Vecinos más cercanos</translation></message>
<message><source>Explained class</source><translation>Clase explicada</translation></message>
<message><source>Measure a folder of labelled pictures, one sub-folder per class or with a labels.csv: how often are the pictures that a head count finds most alike of one class?</source><translation>Mida una carpeta de imágenes etiquetadas, con una subcarpeta por clase o un labels.csv: ¿con qué frecuencia son de una misma clase las imágenes que un número de cabezas encuentra más parecidas?</translation></message>
<message><source>Open a picture to see how sure each sub-network is of its class.</source><translation>Abra una imagen para ver cuán segura está cada subred de su clase.</translation></message>
<message><source>Measure all heads to draw this chart.</source><translation>Mida todas las cabezas para dibujar este gráfico.</translation></message>
<message><source>Image size, pixels</source><translation>Tamaño de imagen, píxeles</translation></message>
<message><source>Softmax</source><translation>Softmax</translation></message>
<message><source>Window 14</source><translation>Ventana 14</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>Measure picture sizes to draw this chart.</source><translation>Mida tamaños de imagen para dibujar este gráfico.</translation></message>
<message><source>Millions of parameters, width %1, %2 tokens</source><translation>Millones de parámetros, anchura %1, %2 tokens</translation></message>
<message><source>Thousands of parameters, width %1, %2 tokens</source><translation>Miles de parámetros, anchura %1, %2 tokens</translation></message>
<message><source>Confidence by GMACs</source><translation>Confianza según GMAC</translation></message>
<message><source>Confidence by images/s</source><translation>Confianza según imágenes/s</translation></message>
<message><source>Confidence by RAM</source><translation>Confianza según RAM</translation></message>
<message><source>kNN accuracy by GMACs</source><translation>Exactitud kNN según GMAC</translation></message>
<message><source>GMACs by picture size</source><translation>GMAC según el tamaño de imagen</translation></message>
<message><source>Time by picture size</source><translation>Tiempo según el tamaño de imagen</translation></message>
<message><source>Parameters of a layer</source><translation>Parámetros de una capa</translation></message>
<message><source>colours, no values</source><translation>colores, sin valores</translation></message>
<message><source>no map</source><translation>sin mapa</translation></message>
<message><source>1 outlier</source><translation>1 atípico</translation></message>
<message><source>%1 outliers</source><translation>%1 atípicos</translation></message>
<message><source>%1 values, %2</source><translation>%1 valores, %2</translation></message>
<message><source>%1 values from %2 to %3, %4 of them outliers</source><translation>%1 valores de %2 a %3, %4 de ellos atípicos</translation></message>
<message><source>Save the bars as a table…</source><translation>Guardar las barras como tabla…</translation></message>
<message><source>Save the bars as a table</source><translation>Guardar las barras como tabla</translation></message>
<message><source>Probability of the class over the blocks</source><translation>Probabilidad de la clase a lo largo de los bloques</translation></message>
<message><source>Value of the target over the blocks</source><translation>Valor del objetivo a lo largo de los bloques</translation></message>
<message><source>embedding</source><translation>embedding</translation></message>
<message><source>after block %1</source><translation>después del bloque %1</translation></message>
<message><source>%1, first</source><translation>%1, primera</translation></message>
<message><source>%1; first: %2 %3</source><translation>%1; primera: %2 %3</translation></message>
<message><source>probability</source><translation>probabilidad</translation></message>
<message><source>value of the target</source><translation>valor del objetivo</translation></message>
<message><source>Area under deletion %1, under insertion %2.</source><translation>Área bajo la eliminación %1, bajo la inserción %2.</translation></message>
<message><source> In random order %1 and %2.</source><translation> En orden aleatorio, %1 y %2.</translation></message>
<message><source>patches removed, or put back</source><translation>parches quitados, o repuestos</translation></message>
<message><source>strongest removed first</source><translation>primero se quitan los más fuertes</translation></message>
<message><source>strongest put back first</source><translation>primero se reponen los más fuertes</translation></message>
<message><source>random order</source><translation>orden aleatorio</translation></message>
<message><source>The map moves by %1 of its largest value.</source><translation>El mapa se mueve un %1 de su valor máximo.</translation></message>
<message><source>movement, as a share of the map&apos;s largest value</source><translation>movimiento, como parte del valor máximo del mapa</translation></message>
<message><source>other methods, the largest over all pictures</source><translation>otros métodos, el máximo de todas las imágenes</translation></message>
<message><source>this map</source><translation>este mapa</translation></message>
<message><source>Area under the curve %1; an even map has 0.5.</source><translation>Área bajo la curva %1; un mapa uniforme tiene 0.5.</translation></message>
<message><source>patches, the strongest first</source><translation>parches, los más fuertes primero</translation></message>
<message><source>of the object</source><translation>del objeto</translation></message>
<message><source>even map</source><translation>mapa uniforme</translation></message>
<message><source>Find an action</source><translation>Buscar una acción</translation></message>
<message><source>Commands</source><translation>Comandos</translation></message>
<message><source>Class</source><translation>Clase</translation></message>
<message><source>Compared with</source><translation>Comparado con</translation></message>
<message><source>network checkpoint</source><translation>red checkpoint pesos</translation></message>
<message><source>command, method, class or model</source><translation>comando, método, clase o modelo</translation></message>
<message><source>Command, method, class or model</source><translation>Comando, método, clase o modelo</translation></message>
<message><source>Nothing found: no command, method, class or model has this name.</source><translation>No se ha encontrado nada: ningún comando, método, clase o modelo se llama así.</translation></message>
<message><source>%1 weights between tokens against %2 sums</source><translation>%1 pesos entre tokens frente a %2 sumas</translation></message>
<message><source>softmax</source><translation>softmax</translation></message>
<message><source>this kind</source><translation>este tipo</translation></message>
<message><source>own heads</source><translation>cabezas propias</translation></message>
<message><source> heads</source><translation> cabezas</translation></message>
<message><source> patches</source><translation> parches</translation></message>
<message><source>Attention of each block</source><translation>Atención de cada bloque</translation></message>
<message><source>About this attention</source><translation>Acerca de esta atención</translation></message>
<message><source>Replace</source><translation>Sustituir</translation></message>
<message><source>by</source><translation>por</translation></message>
<message><source> of %1</source><translation> de %1</translation></message>
<message><source>All blocks as trained</source><translation>Todos como se entrenaron</translation></message>
<message><source>%1 of %2 differ from training</source><translation>%1 de %2 difieren del entrenamiento</translation></message>
<message><source>from the back</source><translation>desde el final</translation></message>
<message><source>from the front</source><translation>desde el inicio</translation></message>
<message><source>interleaved</source><translation>alternados</translation></message>
<message><source>ticked below</source><translation>marcados abajo</translation></message>
<message><source>Replacement kind</source><translation>Tipo de sustitución</translation></message>
<message><source>&lt;b&gt;Attention kind&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: every token weighs every other; cost grows with the square of their number. &lt;i&gt;hydra&lt;/i&gt;: as many heads as channels, so that the sum over tokens is taken once; cost grows linearly. &lt;i&gt;linear&lt;/i&gt;: the same with a number of heads of your choice. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra with sigmoid and softmax. &lt;i&gt;PolyNL&lt;/i&gt;: the tokens themselves gate the mean of keys times values. &lt;i&gt;window&lt;/i&gt;: softmax among the patches of a square window. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: softmax, with the values in place of the tokens as the skip. Optimised, Efficient and Super attention run in models that were trained with them.</source><translation>&lt;b&gt;Tipo de atención&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: cada token pondera a todos los demás; el coste crece con el cuadrado de su número. &lt;i&gt;hydra&lt;/i&gt;: tantas cabezas como canales, de modo que la suma sobre los tokens se hace una sola vez; el coste crece linealmente. &lt;i&gt;linear&lt;/i&gt;: lo mismo con un número de cabezas a elegir. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra con sigmoide y softmax. &lt;i&gt;PolyNL&lt;/i&gt;: los propios tokens actúan como compuerta de la media de claves por valores. &lt;i&gt;window&lt;/i&gt;: softmax entre los parches de una ventana cuadrada. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: softmax, con los valores en lugar de los tokens como conexión residual. Las atenciones Optimised, Efficient y Super funcionan en modelos entrenados con ellas.</translation></message>
<message><source>Kernel</source><translation>Núcleo</translation></message>
<message><source>&lt;b&gt;Kernel&lt;/b&gt;&lt;br&gt;The function applied to queries and keys in place of the exponential of softmax. The Hydra paper uses cosine.</source><translation>&lt;b&gt;Núcleo&lt;/b&gt;&lt;br&gt;La función que se aplica a consultas y claves en lugar de la exponencial de softmax. El artículo de Hydra usa el coseno.</translation></message>
<message><source>Heads of linear attention</source><translation>Cabezas de la atención lineal</translation></message>
<message><source>How many heads linear attention splits the channels into; must divide their number.</source><translation>En cuántas cabezas reparte los canales la atención lineal; debe ser divisor de su número.</translation></message>
<message><source>Side of a window</source><translation>Lado de una ventana</translation></message>
<message><source>Side of the window, in patches, within which a patch attends to others. The class token attends to all.</source><translation>Lado de la ventana, en parches, dentro de la cual un parche atiende a otros. El token de clase atiende a todos.</translation></message>
<message><source>Number of blocks to replace</source><translation>Número de bloques que se sustituyen</translation></message>
<message><source>How many blocks compute the replacement. 0: as trained.</source><translation>Cuántos bloques calculan la sustitución. 0: como se entrenó.</translation></message>
<message><source>Which blocks</source><translation>Qué bloques</translation></message>
<message><source>Which blocks are replaced: the last, the first, or every other one, counted from the back.</source><translation>Qué bloques se sustituyen: los últimos, los primeros o uno de cada dos, contando desde el final.</translation></message>
<message><source>Attention plan</source><translation>Plan de atención</translation></message>
<message><source>&lt;b&gt;Attention plan&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE], joined by semicolons; WHERE is all, back:N, front:N, interleave:N, or block numbers like 0,3,7-11. Blocks not named keep their trained kind.</source><translation>&lt;b&gt;Plan de atención&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][,phi=whole][@WHERE], unidos por punto y coma; WHERE es all, back:N, front:N, interleave:N o números de bloque como 0,3,7-11. Los bloques no nombrados conservan el tipo con el que se entrenaron.</translation></message>
<message><source>Window, step</source><translation>Ventana, paso</translation></message>
<message><source>&lt;b&gt;Window and step&lt;/b&gt;&lt;br&gt;The side of the square that is painted over, and how far it moves. A smaller step than the window smooths the map and takes more passes.</source><translation>&lt;b&gt;Ventana y paso&lt;/b&gt;&lt;br&gt;El lado del cuadrado que se cubre de pintura y cuánto se desplaza. Un paso menor que la ventana suaviza el mapa y requiere más pasadas.</translation></message>
<message><source>Window</source><translation>Ventana</translation></message>
<message><source>Side of the square that is painted over.</source><translation>Lado del cuadrado que se cubre de pintura.</translation></message>
<message><source>How far the square moves each time.</source><translation>Cuánto se desplaza el cuadrado cada vez.</translation></message>
<message><source>Measured in</source><translation>Medido en</translation></message>
<message><source>patches</source><translation>parches</translation></message>
<message><source>pixels</source><translation>píxeles</translation></message>
<message><source>&lt;b&gt;Unit&lt;/b&gt;&lt;br&gt;Whether window and step are counted in patches or in pixels.</source><translation>&lt;b&gt;Unidad&lt;/b&gt;&lt;br&gt;Si la ventana y el paso se cuentan en parches o en píxeles.</translation></message>
<message><source>Paint</source><translation>Pintura</translation></message>
<message><source>mean of training</source><translation>media del entrenamiento</translation></message>
<message><source>mean of picture</source><translation>media de la imagen</translation></message>
<message><source>black</source><translation>negro</translation></message>
<message><source>white</source><translation>blanco</translation></message>
<message><source>&lt;b&gt;Paint&lt;/b&gt;&lt;br&gt;The colour of the square. The mean colour of the training pictures is zero for the network.</source><translation>&lt;b&gt;Pintura&lt;/b&gt;&lt;br&gt;El color del cuadrado. El color medio de las imágenes de entrenamiento es cero para la red.</translation></message>
<message><source>Groups</source><translation>Grupos</translation></message>
<message><source>&lt;b&gt;Groups&lt;/b&gt;&lt;br&gt;How many groups the patches are divided into. Up to 12 the values are exact, from all combinations; with more they are sampled.</source><translation>&lt;b&gt;Grupos&lt;/b&gt;&lt;br&gt;En cuántos grupos se dividen los parches. Hasta 12, los valores son exactos, a partir de todas las combinaciones; con más se muestrean.</translation></message>
<message><source>Orders</source><translation>Órdenes</translation></message>
<message><source>&lt;b&gt;Orders&lt;/b&gt;&lt;br&gt;How many orders of the groups are drawn where values are sampled. Four times as many halve the intervals.</source><translation>&lt;b&gt;Órdenes&lt;/b&gt;&lt;br&gt;Cuántos órdenes de los grupos se sortean cuando los valores se muestrean. El cuádruple reduce los intervalos a la mitad.</translation></message>
<message><source>logit</source><translation>logit</translation></message>
<message><source>&lt;b&gt;Value&lt;/b&gt;&lt;br&gt;Which score of the class is used: its logit or its probability.</source><translation>&lt;b&gt;Valor&lt;/b&gt;&lt;br&gt;Qué puntuación de la clase se usa: su logit o su probabilidad.</translation></message>
<message><source>Masks</source><translation>Máscaras</translation></message>
<message><source>&lt;b&gt;Masks&lt;/b&gt;&lt;br&gt;How many random masks are drawn, one forward pass each. The same ones every time, on every machine.</source><translation>&lt;b&gt;Máscaras&lt;/b&gt;&lt;br&gt;Cuántas máscaras aleatorias se sortean, con una pasada hacia delante cada una. Son las mismas siempre y en todos los equipos.</translation></message>
<message><source>Cells per side</source><translation>Celdas por lado</translation></message>
<message><source>&lt;b&gt;Cells&lt;/b&gt;&lt;br&gt;Each mask is a square grid with this many cells per side, each on or off, smoothly enlarged.</source><translation>&lt;b&gt;Celdas&lt;/b&gt;&lt;br&gt;Cada máscara es una rejilla cuadrada con este número de celdas por lado, cada una activada o desactivada, ampliada con suavidad.</translation></message>
<message><source>Distance</source><translation>Distancia</translation></message>
<message><source>&lt;b&gt;Distance&lt;/b&gt;&lt;br&gt;Features whose cosine distance is below this share a mask. Larger values make fewer masks.</source><translation>&lt;b&gt;Distancia&lt;/b&gt;&lt;br&gt;Las características cuya distancia coseno es menor que esta comparten máscara. Con valores mayores hay menos máscaras.</translation></message>
<message><source>At most %1 forward passes.</source><translation>%1 pasadas hacia delante como máximo.</translation></message>
<message><source>%1 forward passes.</source><translation>%1 pasadas hacia delante.</translation></message>
<message><source>Values are within ±%1 (95 %).</source><translation>Los valores están dentro de ±%1 (95 %).</translation></message>
<message><source>There is no folder to keep presets in.</source><translation>No hay carpeta donde guardar los preajustes.</translation></message>
<message><source>This version cannot change %1.</source><translation>Esta versión no puede modificar %1.</translation></message>
<message><source>Points</source><translation>Puntos</translation></message>
<message><source>Spread</source><translation>Dispersión</translation></message>
<message><source>KL</source><translation>KL</translation></message>
<message><source>Head counts</source><translation>Números de cabezas</translation></message>
<message><source>Attention replaced</source><translation>Atención sustituida</translation></message>
<message><source>Models</source><translation>Modelos</translation></message>
<message><source>Heads of a block</source><translation>Cabezas de un bloque</translation></message>
<message><source>Before and after</source><translation>Antes y después</translation></message>
<message><source>Picture sizes</source><translation>Tamaños de imagen</translation></message>
<message><source>Columns</source><translation>Columnas</translation></message>
<message><source>What changes from column to column. Before and after: the network as it is, and without what is switched off under What if.</source><translation>Lo que cambia de columna a columna. Antes y después: la red tal como es, y sin lo desactivado en «¿Y si…?».</translation></message>
<message><source>Pictures</source><translation>Imágenes</translation></message>
<message><source>Rows</source><translation>Filas</translation></message>
<message><source>What changes from row to row.</source><translation>Lo que cambia de fila a fila.</translation></message>
<message><source>The open picture and those that follow it in the list.</source><translation>La imagen abierta y las que la siguen en la lista.</translation></message>
<message><source>Which methods are shown.</source><translation>Qué métodos se muestran.</translation></message>
<message><source>Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the plan the model was trained with.</source><translation>Planes separados por |, p. ej. hydra:cosine@back:1 | hydra:cosine@all. Uno vacío es el plan con el que se entrenó el modelo.</translation></message>
<message><source>Add a model…</source><translation>Añadir un modelo…</translation></message>
<message><source>Add a model</source><translation>Añadir un modelo</translation></message>
<message><source>Another checkpoint, next to the open one.</source><translation>Otro checkpoint, junto al abierto.</translation></message>
<message><source>Same colou&amp;rs in a row</source><translation>Mismos colo&amp;res en una fila</translation></message>
<message><source>Equal colours mean equal values in all panels of a row that show the same method.</source><translation>Colores iguales significan valores iguales en todos los paneles de una fila que muestran el mismo método.</translation></message>
<message><source>Same colours in a row</source><translation>Mismos colores en una fila</translation></message>
<message><source>R&amp;ows</source><translation>&amp;Filas</translation></message>
<message><source>&amp;Columns</source><translation>&amp;Columnas</translation></message>
<message><source>Another file…</source><translation>Otro archivo…</translation></message>
<message><source>&amp;Difference</source><translation>&amp;Diferencia</translation></message>
<message><source>The second panel shows the first map minus the second. Choose two panels: click one, then Shift-click the other.</source><translation>El segundo panel muestra el primer mapa menos el segundo. Elija dos paneles: clic en uno y Mayús+clic en el otro.</translation></message>
<message><source>Bo&amp;th scaled to 1</source><translation>A&amp;mbos escalados a 1</translation></message>
<message><source>Divides each map by its largest magnitude first, so that the difference shows shape, not scale.</source><translation>Divide antes cada mapa por su mayor magnitud, para que la diferencia muestre la forma y no la escala.</translation></message>
<message><source>&amp;Blink</source><translation>Al&amp;ternar</translation></message>
<message><source>The first panel alternates between the two maps.</source><translation>El primer panel alterna entre los dos mapas.</translation></message>
<message><source>Similarity of the two selected maps</source><translation>Similitud de los dos mapas seleccionados</translation></message>
<message><source>Pearson %1   Spearman %2   Overlap of the strongest fifth %3</source><translation>Pearson %1   Spearman %2   Solapamiento del quinto más fuerte %3</translation></message>
<message><source>The maps have different grids.</source><translation>Los mapas tienen rejillas distintas.</translation></message>
<message><source>each picture&apos;s predicted class</source><translation>la clase predicha de cada imagen</translation></message>
<message><source>nothing is switched off</source><translation>no hay nada desactivado</translation></message>
<message><source>Click a patch: the query of all panels. Shift-click: compare.</source><translation>Clic en un parche: consulta de todos los paneles. Mayús+clic: comparar.</translation></message>
<message><source>Shift-click: compare. Wheel: zoom. Double-click: open.</source><translation>Mayús+clic: comparar. Rueda: ampliar. Doble clic: abrir.</translation></message>
<message><source>Word</source><translation>Palabra</translation></message>
<message><source>Weight</source><translation>Peso</translation></message>
<message><source>&amp;Words</source><translation>Pala&amp;bras</translation></message>
<message><source>&lt;b&gt;Words&lt;/b&gt;&lt;br&gt;What the picture may be made of: the names of ImageNet&apos;s classes, or a file of words and phrases, one a line.</source><translation>&lt;b&gt;Palabras&lt;/b&gt;&lt;br&gt;De qué puede componerse la imagen: los nombres de las clases de ImageNet, o un archivo de palabras y frases, una por línea.</translation></message>
<message><source>Su&amp;btract what all share</source><translation>Restar lo co&amp;mún</translation></message>
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;What all pictures of a folder have in common is taken away first. Without it that counts as left over.</source><translation>&lt;b&gt;Restar lo común&lt;/b&gt;&lt;br&gt;Primero se resta lo que todas las imágenes de una carpeta tienen en común. Si no, cuenta como resto.</translation></message>
<message><source>&amp;How few words</source><translation>Cuán poca&amp;s palabras</translation></message>
<message><source>&lt;b&gt;How few words&lt;/b&gt; (λ)&lt;br&gt;More gives fewer words: one takes part if its cosine with what is left exceeds half of λ.</source><translation>&lt;b&gt;Cuán pocas palabras&lt;/b&gt; (λ)&lt;br&gt;Cuanto mayor, menos palabras: una participa si su coseno con lo que queda supera la mitad de λ.</translation></message>
<message><source>Words of the picture</source><translation>Palabras de la imagen</translation></message>
<message><source>ImageNet&apos;s class names</source><translation>Nombres de clases de ImageNet</translation></message>
<message><source>Choose a file…</source><translation>Elegir un archivo…</translation></message>
<message><source>Choose a folder…</source><translation>Elegir una carpeta…</translation></message>
<message><source>Reading the words…</source><translation>Leyendo las palabras…</translation></message>
<message><source>%1 of %2 words: cosine with the embedding %3, left over %4.</source><translation>%1 de %2 palabras: coseno con el embedding %3, resto %4.</translation></message>
<message><source>Pictures of the mean: %1.</source><translation>Imágenes de la media: %1.</translation></message>
<message><source>Not read: %1.</source><translation>No leídas: %1.</translation></message>
<message><source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Formula, conventions and source, in the reference.</source><translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Fórmula, convenciones y fuente, en la referencia.</translation></message>
<message><source>Cost of each head count</source><translation>Coste de cada número de cabezas</translation></message>
<message><source>Measure</source><translation>Medir</translation></message>
<message><source>%1 × %2 px (native)</source><translation>%1 × %2 px (original)</translation></message>
<message><source>%1 × %1 px</source><translation>%1 × %1 px</translation></message>
<message><source>Measure a folder…</source><translation>Medir una carpeta…</translation></message>
<message><source>Keep what has been measured.</source><translation>Conserva lo que se ha medido.</translation></message>
<message><source>One sub-folder per class, or pictures with a labels.csv. Each picture is given the class of its nearest neighbours among the others, at every head count: what the embedding is worth without a classifier.</source><translation>Una subcarpeta por clase, o imágenes con un labels.csv. Con cada número de cabezas, cada imagen recibe la clase de sus vecinos más cercanos entre las demás: lo que vale la representación sin clasificador.</translation></message>
<message><source>Measure sizes</source><translation>Medir tamaños</translation></message>
<message><source>Measure times</source><translation>Medir tiempos</translation></message>
<message><source>Measures softmax, window and Hydra attention at every picture size, at the chosen head count. Large pictures take a while.</source><translation>Mide la atención softmax, de ventana e Hydra con cada tamaño de imagen y el número de cabezas elegido. Las imágenes grandes tardan un rato.</translation></message>
<message><source>Measures time, throughput and memory of every head count on this machine. You can keep working; your requests take priority.</source><translation>Mide tiempo, rendimiento y memoria de cada número de cabezas en este equipo. Se puede seguir trabajando; las peticiones del usuario tienen prioridad.</translation></message>
<message><source>Measuring %1 of %2…</source><translation>Midiendo %1 de %2…</translation></message>
<message><source>%1, %2 threads, matrix products at %3 GFLOPS</source><translation>%1, %2 hilos, productos de matrices a %3 GFLOPS</translation></message>
<message><source>Slicing scheme</source><translation>Esquema de corte</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;Esquema de corte&lt;/b&gt;&lt;br&gt;Lo que conserva una subred de k cabezas: &lt;i&gt;HydraViT&lt;/i&gt; y &lt;i&gt;SortedNet&lt;/i&gt; estrechan también los tokens, &lt;i&gt;MatFormer&lt;/i&gt; solo el MLP, &lt;i&gt;DynaBERT&lt;/i&gt; las cabezas y el MLP.</translation></message>
<message><source>&lt;b&gt;Image size&lt;/b&gt;&lt;br&gt;More pixels make more tokens, and softmax attention grows with their square.</source><translation>&lt;b&gt;Tamaño de imagen&lt;/b&gt;&lt;br&gt;Más píxeles producen más tokens, y la atención softmax crece con el cuadrado de estos.</translation></message>
<message><source>Attention: as set</source><translation>Atención: según lo elegido</translation></message>
<message><source>Attention as trained</source><translation>Atención entrenada</translation></message>
<message><source>&lt;b&gt;Attention&lt;/b&gt;&lt;br&gt;As chosen in the Attention panel, or as the weights were trained.</source><translation>&lt;b&gt;Atención&lt;/b&gt;&lt;br&gt;La elegida en el panel Atención, o aquella con la que se entrenaron los pesos.</translation></message>
<message><source>Chart</source><translation>Gráfico</translation></message>
<message><source>&lt;b&gt;Chart&lt;/b&gt;&lt;br&gt;What is drawn.</source><translation>&lt;b&gt;Gráfico&lt;/b&gt;&lt;br&gt;Lo que se dibuja.</translation></message>
<message><source>Cost chart</source><translation>Gráfico de costes</translation></message>
<message><source>The colour map. Signed maps have their own, with zero in the middle.</source><translation>El mapa de color. Los mapas con signo tienen el suyo, con cero en el centro.</translation></message>
<message><source>Distribution of the map&apos;s values</source><translation>Distribución de los valores del mapa</translation></message>
<message><source>&amp;Opacity</source><translation>&amp;Opacidad</translation></message>
<message><source>How strongly the map covers the picture.</source><translation>Con qué intensidad cubre el mapa la imagen.</translation></message>
<message><source>Values below this share of the range are not painted: only the strongest evidence stays.</source><translation>Los valores por debajo de esta proporción del rango no se pintan: solo queda la evidencia más fuerte.</translation></message>
<message><source>&amp;Range</source><translation>&amp;Rango</translation></message>
<message><source>Where the colours begin and end, as shares of the map&apos;s range. The ends of the colour bar can be dragged, too. Signed maps have one end, on both sides of zero.</source><translation>Dónde empiezan y terminan los colores, como proporciones del rango del mapa. También se pueden arrastrar los extremos de la barra de color. Los mapas con signo tienen un solo extremo, a ambos lados de cero.</translation></message>
<message><source>C&amp;lip</source><translation>&amp;Truncar</translation></message>
<message><source>This share of the values lies beyond each end of the range, so that one hot patch does not hide the others.</source><translation>Esta proporción de los valores queda más allá de cada extremo del rango, para que un solo parche muy intenso no oculte los demás.</translation></message>
<message><source>Ga&amp;mma</source><translation>Ga&amp;mma</translation></message>
<message><source>Colours follow the place in the range to this power: below 1, low values show; above 1, high ones stand out.</source><translation>Los colores siguen la posición en el rango elevada a esta potencia: por debajo de 1 se ven los valores bajos; por encima de 1 destacan los altos.</translation></message>
<message><source>Discards your changes and opens the model again.</source><translation>Descarta los cambios y vuelve a abrir el modelo.</translation></message>
<message><source>Model values and their sources</source><translation>Valores del modelo y su origen</translation></message>
<message><source>%1 (%2)</source><translation>%1 (%2)</translation></message>
<message><source>Not used: %1</source><translation>Sin usar: %1</translation></message>
<message><source>Reset to file values</source><translation>Restablecer valores del archivo</translation></message>
<message><source>Patch size</source><translation>Tamaño de parche</translation></message>
<message><source>Side of a patch in pixels. Smaller patches make more tokens and finer maps, and a pass takes longer. The model is opened again.</source><translation>Lado de un parche en píxeles. Los parches más pequeños producen más tokens y mapas más finos, y una pasada tarda más. El modelo se vuelve a abrir.</translation></message>
<message><source>Predictions with %1 of %2 heads</source><translation>Predicciones con %1 de %2 cabezas</translation></message>
<message><source>Each on its own: probabilities need not add up to 1.</source><translation>Cada una por sí sola: las probabilidades no tienen que sumar 1.</translation></message>
<message><source>Probability of the class by head count</source><translation>Probabilidad de la clase por número de cabezas</translation></message>
<message><source>Probability of the explained class at every head count. If the curve rises early, a small network is enough for this picture. Click to choose a head count.</source><translation>Probabilidad de la clase explicada con cada número de cabezas. Si la curva sube pronto, basta una red pequeña para esta imagen. Haga clic para elegir un número de cabezas.</translation></message>
<message><source>Probability of %1</source><translation>Probabilidad de %1</translation></message>
<message><source>Knows %1 classes: %2</source><translation>Conoce %1 clases: %2</translation></message>
<message><source>Preferences</source><translation>Preferencias</translation></message>
<message><source>Appearance</source><translation>Apariencia</translation></message>
<message><source>For the window&apos;s texts. Numbers, figures and exported files are the same in every language.</source><translation>Para los textos de la ventana. Los números, las figuras y los archivos exportados son iguales en todos los idiomas.</translation></message>
<message><source>Light, dark, or as the system is set.</source><translation>Claro, oscuro o el que tenga el sistema.</translation></message>
<message><source>At the start</source><translation>Al inicio</translation></message>
<message><source>The one used last</source><translation>El último usado</translation></message>
<message><source>&amp;Model</source><translation>&amp;Modelo</translation></message>
<message><source>What opens when nothing else is asked for.</source><translation>Lo que se abre cuando no se pide otra cosa.</translation></message>
<message><source>M&amp;ethod</source><translation>Mét&amp;odo</translation></message>
<message><source>The map that is shown at first.</source><translation>El mapa que se muestra al principio.</translation></message>
<message><source>Computing</source><translation>Cálculo</translation></message>
<message><source>Automatic</source><translation>Automático</translation></message>
<message><source>T&amp;hreads</source><translation>&amp;Hilos</translation></message>
<message><source>For inference. Automatic: one for each core that is free for Hydrascope. HYDRA_THREADS and OMP_NUM_THREADS take precedence.</source><translation>Para la inferencia. Automático: uno por cada núcleo libre para Hydrascope. HYDRA_THREADS y OMP_NUM_THREADS tienen prioridad.</translation></message>
<message><source> MB</source><translation> MB</translation></message>
<message><source>Automatic (%1 MB)</source><translation>Automático (%1 MB)</translation></message>
<message><source>Memo&amp;ry</source><translation>Memo&amp;ria</translation></message>
<message><source>For cached maps, predictions and pictures. The weights of open models come on top.</source><translation>Para mapas, predicciones e imágenes en caché. Los pesos de los modelos abiertos se suman aparte.</translation></message>
<message><source>New figures</source><translation>Figuras nuevas</translation></message>
<message><source>One column of most journals is 84 mm wide, two are 174 mm.</source><translation>Una columna mide 84 mm de ancho en la mayoría de las revistas; dos, 174 mm.</translation></message>
<message><source>Res&amp;olution</source><translation>Resol&amp;ución</translation></message>
<message><source>For PNG files, and for pictures inside SVG and PDF files.</source><translation>Para archivos PNG y para las imágenes dentro de archivos SVG y PDF.</translation></message>
<message><source>&amp;Font size</source><translation>Tamaño de &amp;letra</translation></message>
<message><source>For the figure&apos;s texts.</source><translation>Para los textos de la figura.</translation></message>
<message><source>a dog
a cat on a sofa</source><translation>a dog
a cat on a sofa</translation></message>
<message><source>a photo of a {}</source><translation>a photo of a {}</translation></message>
<message><source>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;One sentence per line; each is a class. Predictions and maps follow when you pause typing.</source><translation>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;Una frase por línea; cada una es una clase. Las predicciones y los mapas se actualizan al dejar de escribir.</translation></message>
<message><source>Templates</source><translation>Plantillas</translation></message>
<message><source>&lt;b&gt;Templates&lt;/b&gt;&lt;br&gt;Sentences into which each prompt is inserted in place of {}; several are averaged. Empty: each prompt is the whole sentence.</source><translation>&lt;b&gt;Plantillas&lt;/b&gt;&lt;br&gt;Frases en las que se inserta cada prompt en lugar de {}; si hay varias, se promedian. Vacío: cada prompt es la frase completa.</translation></message>
<message><source>Vocabulary</source><translation>Vocabulario</translation></message>
<message><source>The file of the model&apos;s tokenizer: merges.txt, tokenizer.json, spiece.model or bpe_simple_vocab_16e6.txt.gz. Needed if the file is not next to the model.</source><translation>El archivo del tokenizador del modelo: merges.txt, tokenizer.json, spiece.model o bpe_simple_vocab_16e6.txt.gz. Hace falta si no está junto al modelo.</translation></message>
<message><source>dino.txt</source><translation>dino.txt</translation></message>
<message><source>The file of dino.txt, with its vision head and text encoder. Needed if the file is not next to the model.</source><translation>El archivo de dino.txt, con su cabeza de visión y su codificador de texto. Hace falta si no está al lado del modelo.</translation></message>
<message><source>Prompts, one per line</source><translation>Prompts, uno por línea</translation></message>
<message><source>Sentence around a word</source><translation>Frase en torno a una palabra</translation></message>
<message><source>Words of the explained prompt</source><translation>Palabras del prompt explicado</translation></message>
<message><source>Pictures by sentence</source><translation>Imágenes por frase</translation></message>
<message><source>%1: similarity %2 (%3)</source><translation>%1: similitud %2 (%3)</translation></message>
<message><source>Spelling as the model learned it</source><translation>Escritura que aprendió el modelo</translation></message>
<message><source>Not cleaned</source><translation>Sin limpiar</translation></message>
<message><source>Lower case</source><translation>Minúsculas</translation></message>
<message><source>As Hugging Face</source><translation>Como Hugging Face</translation></message>
<message><source>As open_clip</source><translation>Como open_clip</translation></message>
<message><source>A DINOv3 has words by dino.txt, whose file is not next to it. Choose it: it holds a vision head and a text encoder, and is of the size of this backbone.</source><translation>Un DINOv3 entiende palabras mediante dino.txt, cuyo archivo no está al lado. Elíjalo: contiene una cabeza de visión y un codificador de texto, y es del tamaño de este backbone.</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>El vocabulario del modelo no está junto a él. Elija bpe_simple_vocab_16e6.txt.gz de OpenAI (repositorio openai/CLIP) o merges.txt o tokenizer.json de Hugging Face; en un SigLIP, spiece.model o tokenizer.json.</translation></message>
<message><source>Vocabulary…</source><translation>Vocabulario…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>Limpieza</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;What becomes of a prompt before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;Limpieza&lt;/b&gt;&lt;br&gt;Qué se hace con un prompt antes de dividirlo en tokens, y cuánto se parecería a la imagen el prompt explicado con cada una.</translation></message>
<message><source>Words need a model that reads text, e.g. SigLIP. Open model downloads one, too.</source><translation>Las palabras necesitan un modelo que lea texto, p. ej. SigLIP. «Abrir modelo» también descarga uno.</translation></message>
<message><source>Picture &amp;size</source><translation>&amp;Tamaño de imagen</translation></message>
<message><source>%1 MACs per pass; a map takes about %2 GB on top of the weights</source><translation>%1 MAC por pasada; un mapa necesita unos %2 GB además de los pesos</translation></message>
<message><source>Picture size</source><translation>Tamaño de imagen</translation></message>
<message><source>The size at which the network sees pictures; positions are resampled. Choose one, or type 448, 672x448 (height x width) or long:896 (own proportions).</source><translation>El tamaño en que la red ve las imágenes; las posiciones se interpolan. Elija uno o escriba 448, 672x448 (alto x ancho) o long:896 (proporciones propias).</translation></message>
<message><source>block </source><translation>bloque </translation></message>
<message><source>head </source><translation>cabeza </translation></message>
<message><source>tokens: </source><translation>tokens: </translation></message>
<message><source>Switch off</source><translation>Desactivar</translation></message>
<message><source>Predictions, maps and curves follow at once.</source><translation>Las predicciones, los mapas y las curvas se actualizan de inmediato.</translation></message>
<message><source>What is off</source><translation>Lo desactivado</translation></message>
<message><source>What is switched off or replaced. Shift-click a patch in the picture to drop it.</source><translation>Lo que está desactivado o sustituido. Mayús+clic en un parche de la imagen lo quita.</translation></message>
<message><source>Switch on</source><translation>Activar</translation></message>
<message><source>Switch the chosen parts on again.</source><translation>Vuelve a activar las partes elegidas.</translation></message>
<message><source>Switch all on</source><translation>Activar todo</translation></message>
<message><source>Switch everything on again.</source><translation>Vuelve a activarlo todo.</translation></message>
<message><source>Use this picture&apos;s values</source><translation>Usar los valores de esta imagen</translation></message>
<message><source>Its activations can then replace those of other pictures.</source><translation>Sus activaciones pueden sustituir después a las de otras imágenes.</translation></message>
<message><source>A picture is kept.</source><translation>Se conserva una imagen.</translation></message>
<message><source>Kept: %1</source><translation>Conservada: %1</translation></message>
<message><source>by zero</source><translation>por cero</translation></message>
<message><source>by its mean at each token</source><translation>por su media en cada token</translation></message>
<message><source>by its mean</source><translation>por su media</translation></message>
<message><source>by the kept picture&apos;s</source><translation>por lo de la imagen conservada</translation></message>
<message><source>head</source><translation>cabeza</translation></message>
<message><source>MLP</source><translation>MLP</translation></message>
<message><source>patch tokens</source><translation>tokens de parche</translation></message>
<message><source>What is switched off or replaced: one head of a block, the block&apos;s attention or its MLP, or the patch tokens that leave the block.</source><translation>Lo que se desactiva o sustituye: una cabeza de un bloque, la atención del bloque o su MLP, o los tokens de parche que salen del bloque.</translation></message>
<message><source>The block, counted from 0.</source><translation>El bloque, contando desde 0.</translation></message>
<message><source>The head of that block, counted from 0.</source><translation>La cabeza de ese bloque, contando desde 0.</translation></message>
<message><source>Replaced by</source><translation>Sustituido por</translation></message>
<message><source>&lt;b&gt;What takes its place&lt;/b&gt;&lt;br&gt;&lt;i&gt;nothing&lt;/i&gt;: the part adds zero. &lt;i&gt;its mean&lt;/i&gt;: the mean over a set of pictures, for each token or over all of them, from a file that hydrascope-cli means writes. &lt;i&gt;the kept picture&apos;s&lt;/i&gt;: its activations there.</source><translation>&lt;b&gt;Lo que ocupa su lugar&lt;/b&gt;&lt;br&gt;&lt;i&gt;nada&lt;/i&gt;: la parte suma cero. &lt;i&gt;su media&lt;/i&gt;: la media sobre un conjunto de imágenes, para cada token o para todos, de un archivo que escribe hydrascope-cli means. &lt;i&gt;lo de la imagen conservada&lt;/i&gt;: sus activaciones en ella.</translation></message>
<message><source>nothing switched off</source><translation>nada desactivado</translation></message>
<message><source>What is off, as text</source><translation>Lo desactivado, como texto</translation></message>
<message><source>The same as text, in the form of --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</source><translation>Lo mismo como texto, en la forma de --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</translation></message>
<message><source>Outliers stay</source><translation>No mover atípicos</translation></message>
<message><source>Move outliers, leave zero</source><translation>Mover atípicos, dejar cero</translation></message>
<message><source>Move outliers, leave the mean</source><translation>Mover atípicos, dejar la media</translation></message>
<message><source>Move outliers only</source><translation>Solo mover atípicos</translation></message>
<message><source>Copy outliers</source><translation>Copiar atípicos</translation></message>
<message><source>Outlier tokens</source><translation>Tokens atípicos</translation></message>
<message><source>&lt;b&gt;Test-time registers&lt;/b&gt;&lt;br&gt;Networks without registers store global information in a few background tokens. Here the neurons that write them write into an extra token instead. hydrascope-cli registers finds these neurons over a folder of pictures.</source><translation>&lt;b&gt;Registros en inferencia&lt;/b&gt;&lt;br&gt;Las redes sin registros almacenan información global en unos pocos tokens del fondo. Aquí, las neuronas que los escriben escriben en su lugar en un token adicional. hydrascope-cli registers encuentra estas neuronas a partir de una carpeta de imágenes.</translation></message>
<message><source>Extra tokens</source><translation>Tokens adicionales</translation></message>
<message><source>How many tokens are added.</source><translation>Cuántos tokens se añaden.</translation></message>
<message><source>; did you mean %1?</source><translation>; ¿quiso decir %1?</translation></message>
<message><source>%1: expected one of %2; got &apos;%3&apos;</source><translation>%1: se esperaba uno de %2; se recibió «%3»</translation></message>
<message><source>%1 is not a settings file: nothing is read from it, and nothing is remembered</source><translation>%1 no es un archivo de ajustes: no se lee nada de él y no se recuerda nada</translation></message>
<message><source>There is not enough memory for this.</source><translation>No hay memoria suficiente para esto.</translation></message>
</context>
</TS>

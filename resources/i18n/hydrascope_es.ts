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
<message><source>Attention takes %1 multiply-accumulates</source><translation>%1 multiplicaciones-acumulaciones crean y aplican la atención</translation></message>
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
<message><source>Cancelled. What has been downloaded is kept: a later download continues from there.</source><translation>Cancelado. Lo ya descargado se conserva: una descarga posterior continúa desde ahí.</translation></message>
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
<message><source>Mean cosine distance of these tokens&apos; features to their mean, before t-SNE: the plane alone cannot tell whether tokens are more alike.</source><translation>Distancia coseno media de las características de estos tokens a su media, antes de t-SNE: el plano por sí solo no indica si los tokens se parecen más.</translation></message>
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
<message><source>&lt;b&gt;Samples&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 uses only the picture itself and is proportionally faster.</source><translation>&lt;b&gt;Muestras&lt;/b&gt;&lt;br&gt;El gradiente se promedia sobre este número de imágenes, desde el negro hasta la dada. 1 toma la imagen sola y es ese número de veces más rápido.</translation></message>
<message><source>To&amp;ken</source><translation>To&amp;ken</translation></message>
<message><source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source><translation>&lt;b&gt;Token de consulta&lt;/b&gt;&lt;br&gt;La atención se muestra para un token de consulta. Haga clic en un parche de la imagen para convertirlo en la consulta. El predeterminado es el token de clase, que lee el clasificador.</translation></message>
<message><source>On such networks it measured no more faithful than distance from the picture&apos;s centre. Do not trust it here.</source><translation>Medido en redes así, no es más fiel que la cercanía al centro de la imagen. No confíe en él aquí.</translation></message>
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
<message><source>The kept colours are no longer available: choose Colours per picture</source><translation>Los colores conservados ya no existen: elija Colores por imagen</translation></message>
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
<message><source>What the feature adds to the class&apos;s logit over all patches, by the gradient. Features and error add up to the block&apos;s output.</source><translation>Lo que la característica aporta al logit de la clase sobre todos los parches, según el gradiente. Las características y el error suman lo que sale del bloque.</translation></message>
<message><source>What the class&apos;s logit loses when the feature is switched off; for the twelve that add most.</source><translation>Lo que pierde el logit de la clase al desactivar la característica; para las doce que más aportan.</translation></message>
<message><source>Switch o&amp;ff</source><translation>Desac&amp;tivar</translation></message>
<message><source>Removes the feature&apos;s part from the block&apos;s output. The reconstruction error stays.</source><translation>Quita la parte de la característica de lo que sale del bloque. El error de la reconstrucción permanece.</translation></message>
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
<message><source>Replaces the block&apos;s output with the autoencoder&apos;s reconstruction: what its features do not capture is lost. Predictions and maps follow.</source><translation>Sustituye lo que sale del bloque por la reconstrucción del autocodificador: lo que sus características no recogen desaparece. Las predicciones y los mapas se actualizan.</translation></message>
<message><source>&amp;Number</source><translation>&amp;Número</translation></message>
<message><source>Features split a block&apos;s output into parts that can be named.</source><translation>Las características descomponen lo que dice un bloque en partes a las que se puede dar nombre.</translation></message>
<message><source>A sparse autoencoder finds them, trained for this model.</source><translation>Las halla un autocodificador disperso entrenado para este modelo.</translation></message>
<message><source>One for this model is next to it: %1.</source><translation>Junto a este modelo hay un autocodificador para él: %1.</translation></message>
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
<message><source>Slicing scheme</source><translation>Esquema de corte</translation></message>
<message><source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source><translation>Esta subred: anchura de token, pesos, multiplicaciones-acumulaciones por imagen con la atención elegida y tiempo mediano de una pasada hacia delante en caliente en este equipo.</translation></message>
<message><source>Single heads</source><translation>Cabezas sueltas</translation></message>
<message><source>&lt;b&gt;Single heads&lt;/b&gt;&lt;br&gt;Every head of every block as a dot: the larger, the more important. Point at one to see its map; click to switch it off.</source><translation>&lt;b&gt;Cabezas sueltas&lt;/b&gt;&lt;br&gt;Cada cabeza de cada bloque como un punto: cuanto más grande, más importante. Bajo el ratón muestra su mapa; un clic la desactiva.</translation></message>
<message><source>Strip of all head counts</source><translation>Tira de todos los números de cabezas</translation></message>
<message><source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source><translation>&lt;b&gt;Tira&lt;/b&gt;&lt;br&gt;Los mapas de todos los números de cabezas en paralelo. Se oculta cuando la imagen quedaría demasiado pequeña.</translation></message>
<message><source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source><translation>&lt;b&gt;Esquema de corte&lt;/b&gt;&lt;br&gt;Lo que conserva una subred de k cabezas: &lt;i&gt;HydraViT&lt;/i&gt; y &lt;i&gt;SortedNet&lt;/i&gt; estrechan también los tokens, &lt;i&gt;MatFormer&lt;/i&gt; solo el MLP, &lt;i&gt;DynaBERT&lt;/i&gt; las cabezas y el MLP.</translation></message>
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
<message><source>slicing scheme</source><translation>esquema de corte</translation></message>
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
<message><source>A backbone has no class to decompose. Choose another target in Explain.</source><translation>Un backbone no tiene ninguna clase que descomponer. Elija otro objetivo en Explicar.</translation></message>
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
<message><source>Pictures compared so far stay sorted.</source><translation>Lo comparado hasta ahora queda ordenado.</translation></message>
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
<message><source>An autoencoder reads the output of a model&apos;s block. Open that model first.</source><translation>Un autocodificador lee lo que sale de un bloque de un modelo. Abra primero ese modelo.</translation></message>
<message><source>%1: %2 features of the output of block %3</source><translation>%1: %2 características de lo que sale del bloque %3</translation></message>
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
<message><source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The program, as you would type it into a terminal: it runs with your rights and can do whatever you can.</source><translation>&lt;b&gt;Comando&lt;/b&gt;&lt;br&gt;El programa, tal como lo escribiría en un terminal: se ejecuta con sus permisos y puede hacer todo lo que usted puede.</translation></message>
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
<message><source>%1 was written by a later version: it was left unchanged, and its presets are not shown.</source><translation>%1 fue escrito por una versión posterior: se deja como está y sus preajustes no se muestran.</translation></message>
<message><source>: preset %1</source><translation>: preajuste %1</translation></message>
<message><source>%1: there are two presets %2</source><translation>%1: hay dos preajustes %2</translation></message>
<message><source>%1: unknown settings, left unchanged: %2</source><translation>%1: desconocido aquí, se deja sin cambios: %2</translation></message>
<message><source>%1 comes with the program; choose another name.</source><translation>%1 viene con el programa; elija otro nombre.</translation></message>
<message><source>There are %1 presets already.</source><translation>Ya hay %1 preajustes.</translation></message>
<message><source>A name has 1 to %1 characters.</source><translation>Un nombre tiene de 1 a %1 caracteres.</translation></message>
<message><source>There is a preset %1 already.</source><translation>Ya hay un preajuste %1.</translation></message>
<message><source>Another window has changed the presets.</source><translation>Otra ventana ha cambiado los preajustes.</translation></message>
<message><source>Paper figure</source><translation>Figura de artículo</translation></message>
<message><source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours mean equal values.</source><translation>Relevancia de la clase predicha en colores uniformes, un solo rango de color para todos los números de cabezas: colores iguales son valores iguales.</translation></message>
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
<message><source>This file does not tell how many attention heads the model has, and tensor shapes cannot show it.
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
<message><source>This file does not tell which block of the network its features belong to.
Blocks are counted from 0; the autoencoder reads the block&apos;s output.

Block:</source><translation>Este archivo no dice de qué bloque de la red son sus características.
Los bloques se cuentan desde 0; el autocodificador lee lo que sale del bloque.

Bloque:</translation></message>
<message><source>This file does not tell how many features of a patch are kept (k).

Number of features:</source><translation>Este archivo no dice cuántas características de un parche se conservan (k).

Número de características:</translation></message>
<message><source>This file does not tell which features of a patch are kept: the k largest, or all above a threshold.

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
<message><source>No word of the list describes what is special about the selection.</source><translation>Ninguna palabra de la lista dice qué distingue la selección.</translation></message>
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
<message><source>%1 weights</source><translation>%1 pesos</translation></message>
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
<message><source>The tour has ended; the window keeps its last settings.</source><translation>La visita ha terminado; la ventana sigue mostrando lo que pidió.</translation></message>
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
<message><source>Stable: the map moves by %1 when the picture is rounded.</source><translation>Estable: el mapa se mueve un %1 cuando se redondea la imagen.</translation></message>
<message><source>Unstable: the map moves by %1 when the picture is rounded; its finer differences mean nothing.</source><translation>Inestable: el mapa se mueve un %1 cuando se redondea la imagen; sus diferencias más finas no significan nada.</translation></message>
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
<message><source>Stable</source><translation>Estable</translation></message>
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
<message><source>Unstable: rounding moves it by %1</source><translation>Inestable: el redondeo lo desplaza en %1</translation></message>
<message><source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source><translation>Este mapa cambia en %1 de su mayor valor cuando cada píxel varía en torno a una parte por millón. No interprete sus diferencias finas, o elija un método marcado como estable.</translation></message>
<message><source>%1 scores %2 higher, though its patches score lower: the rest comes from biases, which belong to no patch.</source><translation>%1 gana por %2, aunque sus parches pierden: el resto no está en ningún parche (sesgos).</translation></message>
<message><source>Contributions of biases and the class token belong to no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source><translation>Lo que aportan los sesgos y el token de clase no está en ningún parche, así que los colores no suman la diferencia entre los logits de las dos clases.</translation></message>
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
<message><source>Validation loss, held-out</source><translation>Pérdida de validación, datos reservados</translation></message>
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
<message><source>cancelled, stopped or stuck; train --resume continues it</source><translation>cancelado, detenido o bloqueado; train --resume lo reanuda</translation></message>
<message><source>not measured</source><translation>sin medir</translation></message>
<message><source>unreliable on such networks</source><translation>no es de fiar en una red así</translation></message>
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
<message><source>Feature %1 belongs to %2, which is not open: open it and apply again</source><translation>La característica %1 es de %2, que no está abierto: ábralo y aplíquelo de nuevo</translation></message>
<message><source>The model has no class %1</source><translation>El modelo no tiene la clase %1</translation></message>
<message><source>Images per second, measured</source><translation>Imágenes por segundo, medidas</translation></message>
<message><source>RAM, MB (estimate)</source><translation>RAM, MB (estimación)</translation></message>
<message><source>Multiply-accumulates, GMACs</source><translation>Multiplicaciones-acumulaciones, GMAC</translation></message>
<message><source>kNN accuracy</source><translation>Exactitud kNN</translation></message>
<message><source>Accuracy is that of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>La exactitud es la de las redes a la vista: elija el esquema a la vista, el tamaño de imagen propio del modelo y «Atención: según lo elegido».</translation></message>
<message><source>Probabilities are those of the networks in view: choose the scheme in view, the model&apos;s own picture size, and Attention: as set.</source><translation>Las probabilidades son las de las redes a la vista: elija el esquema a la vista, el tamaño de imagen propio del modelo y «Atención: según lo elegido».</translation></message>
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
<message><source>Slicing schemes</source><translation>Esquemas de corte</translation></message>
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
<message><source>&lt;b&gt;Subtract what all share&lt;/b&gt;&lt;br&gt;The mean direction of a folder&apos;s pictures is subtracted first. Otherwise it counts as left over.</source><translation>&lt;b&gt;Restar lo común&lt;/b&gt;&lt;br&gt;Primero se resta lo que todas las imágenes de una carpeta tienen en común. Si no, cuenta como resto.</translation></message>
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
<message><source>DINOv3 reads text with dino.txt, whose file is not next to it. Choose that file: it holds a vision head and a text encoder for a backbone of this size.</source><translation>Un DINOv3 lee texto con dino.txt, cuyo archivo no está al lado. Elíjalo: contiene una cabeza de visión y un codificador de texto, y es del tamaño de este backbone.</translation></message>
<message><source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json; of a SigLIP spiece.model or tokenizer.json.</source><translation>El vocabulario del modelo no está junto a él. Elija bpe_simple_vocab_16e6.txt.gz de OpenAI (repositorio openai/CLIP) o merges.txt o tokenizer.json de Hugging Face; en un SigLIP, spiece.model o tokenizer.json.</translation></message>
<message><source>Vocabulary…</source><translation>Vocabulario…</translation></message>
<message><source>dino.txt…</source><translation>dino.txt…</translation></message>
<message><source>Cleaning</source><translation>Limpieza</translation></message>
<message><source>&lt;b&gt;Cleaning&lt;/b&gt;&lt;br&gt;How a prompt is cleaned before it is cut into tokens, and how similar the explained prompt would be to the picture under each.</source><translation>&lt;b&gt;Limpieza&lt;/b&gt;&lt;br&gt;Qué se hace con un prompt antes de dividirlo en tokens, y cuánto se parecería a la imagen el prompt explicado con cada una.</translation></message>
<message><source>Prompts need a model that reads text, such as SigLIP. Open model can also download one.</source><translation>Las palabras necesitan un modelo que lea texto, p. ej. SigLIP. «Abrir modelo» también descarga uno.</translation></message>
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
<message><source>%1 is not a settings file: it is not read, and settings are not saved</source><translation>%1 no es un archivo de ajustes: no se lee nada de él y no se recuerda nada</translation></message>
<message><source>There is not enough memory for this.</source><translation>No hay memoria suficiente para esto.</translation></message>
</context>
<context>
<name>core</name>
<message><source>unknown option --%1; %2 lists what there is%3</source><translation>opción desconocida --%1; %2 enumera las que hay%3</translation></message>
<message><source>--%1 takes no value, got &apos;%2&apos;</source><translation>--%1 no admite ningún valor, se recibió «%2»</translation></message>
<message><source>--%1 expects %2, and the line ends</source><translation>--%1 espera %2, y la línea termina</translation></message>
<message><source>--%1 is given twice</source><translation>--%1 se indica dos veces</translation></message>
<message><source>--heads: expected one head count</source><translation>--heads: se esperaba un único número de cabezas</translation></message>
<message><source>attention plan: %1 characters; at most 4096</source><translation>plan de atención: %1 caracteres; como máximo 4096</translation></message>
<message><source>the autoencoder&apos;s codes</source><translation>los códigos del autocodificador</translation></message>
<message><source>no basis to save: keep one first</source><translation>no hay ninguna base que guardar: conserve antes una</translation></message>
<message><source>training data: %1 pictures are fewer than one batch of %2</source><translation>datos de entrenamiento: %1 imágenes son menos que un lote de %2</translation></message>
<message><source>%1: expected a box with x0 &lt; x1 and y0 &lt; y1, found %2,%3,%4,%5</source><translation>%1: se esperaba un recuadro con x0 &lt; x1 e y0 &lt; y1, se encontró %2,%3,%4,%5</translation></message>
<message><source>a file</source><translation>un archivo</translation></message>
<message><source>what was computed now</source><translation>lo calculado ahora</translation></message>
<message><source>the same bytes</source><translation>los mismos bytes</translation></message>
<message><source>other bytes</source><translation>otros bytes</translation></message>
<message><source>no such file; recomputing makes none</source><translation>no existe ese archivo; la pregunta no lo produce</translation></message>
<message><source>shape %1</source><translation>forma %1</translation></message>
<message><source>%1 as value %2</source><translation>%1 como valor %2</translation></message>
<message><source>%1, the largest of %2 differences; the largest value is %3</source><translation>%1, la mayor de %2 diferencias; el mayor valor es %3</translation></message>
<message><source>%1x%2 pixels</source><translation>%1x%2 píxeles</translation></message>
<message><source>the same picture</source><translation>la misma imagen</translation></message>
<message><source>%1 of %2 values differ</source><translation>%1 de %2 valores difieren</translation></message>
<message><source>plain file names</source><translation>nombres simples</translation></message>
<message><source>an unusual name; the file was not read</source><translation>un nombre extraño; no examinado</translation></message>
<message><source>%1: has no %2; is it a bundle of evidence?</source><translation>%1: no tiene %2; ¿es un paquete de evidencia?</translation></message>
<message><source>%1: expected at most %2 files, found more</source><translation>%1: se esperaban como máximo %2 archivos, se encontraron más</translation></message>
<message><source>a link or a device; not read</source><translation>un enlace o un dispositivo; no examinado</translation></message>
<message><source>%1: %2: expected at most %3 bytes, found %4</source><translation>%1: %2: se esperaban como máximo %3 bytes, se encontraron %4</translation></message>
<message><source>%1: expected &quot;format&quot;: &quot;%2&quot; and a list of files</source><translation>%1: se esperaba &quot;format&quot;: &quot;%2&quot; y una lista de archivos</translation></message>
<message><source>%1: expected {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} for each file</source><translation>%1: se esperaba {&quot;file&quot;, &quot;bytes&quot;, &quot;sha256&quot;} para cada archivo</translation></message>
<message><source>one entry in the manifest</source><translation>una vez en el manifiesto</translation></message>
<message><source>none; the manifest lists it</source><translation>ninguno; el manifiesto lo tiene</translation></message>
<message><source>bytes with the SHA-256 of the manifest</source><translation>los bytes cuyo SHA-256 está en el manifiesto</translation></message>
<message><source>no such file; the manifest lists none</source><translation>no existe ese archivo; el manifiesto no lo tiene</translation></message>
<message><source>%1 is not a valid file name in a bundle</source><translation>%1 no es el nombre de un archivo de un paquete</translation></message>
<message><source>wrote more than its reply: %1</source><translation>ha escrito más que su respuesta: %1</translation></message>
<message><source>replied before reading its input; the input continues: %1</source><translation>ha respondido antes de leer su entrada; continúa: %1</translation></message>
<message><source>wrote a line of more than %1 bytes</source><translation>ha escrito una línea de más de %1 bytes</translation></message>
<message><source>closed its output before replying</source><translation>ha cerrado su salida antes de responder</translation></message>
<message><source>closed its input before replying</source><translation>ha cerrado su entrada antes de responder</translation></message>
<message><source>exited before replying, with exit code %1</source><translation>ha terminado antes de responder, con código de salida %1</translation></message>
<message><source>was killed by signal %1 before replying</source><translation>la señal %1 lo terminó antes de responder</translation></message>
<message><source>; its last words: %1</source><translation>; sus últimas palabras: %1</translation></message>
<message><source>expected %1</source><translation>se esperaba %1</translation></message>
<message><source>%1, products in %2</source><translation>%1, productos en %2</translation></message>
<message><source>%1 with %2</source><translation>%1 con %2</translation></message>
<message><source>%1: %2 lines, more than the %3 allowed here</source><translation>%1: %2 líneas, más de las %3 permitidas aquí</translation></message>
<message><source>%1: line %2: more than %3 columns, or more than %4 cells in all</source><translation>%1: línea %2: más de %3 columnas, o más de %4 celdas en total</translation></message>
<message><source>%1: expected a table with a header, found nothing</source><translation>%1: se esperaba una tabla con cabecera, no se encontró nada</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, found %3</source><translation>%1: se esperaba una columna «%2», se encontró %3</translation></message>
<message><source>%1: expected at least %2 cells, found %3</source><translation>%1: se esperaban al menos %2 celdas, se encontraron %3</translation></message>
<message><source>%1: expected a number, found %2</source><translation>%1: se esperaba un número, se encontró %2</translation></message>
<message><source>%1: line %2</source><translation>%1: línea %2</translation></message>
<message><source>deadline: %1 head counts with %2 costs</source><translation>plazo: %1 números de cabezas con %2 costes</translation></message>
<message><source>%1: %2</source><translation>%1: %2</translation></message>
<message><source>expected HF_HUB_CACHE, HF_HOME or HOME to say where models are kept; none is set</source><translation>se esperaba que HF_HUB_CACHE, HF_HOME o HOME indicara dónde se guardan los modelos; ninguna está definida</translation></message>
<message><source>%1, %2 of %3</source><translation>%1, %2 de %3</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names%3</source><translation>%1: falta el tensor %2; se esperaba un Vision Transformer con los nombres de timm%3</translation></message>
<message><source>%1: no tensor %2; expected a Vision Transformer in timm&apos;s names, found e.g. %3</source><translation>%1: no hay ningún tensor %2; se esperaba un Vision Transformer con los nombres de timm, se encontró p. ej. %3</translation></message>
<message><source>%1: tensor %2: expected %3 dimensions, found %4</source><translation>%1: tensor %2: se esperaban %3 dimensiones, se encontraron %4</translation></message>
<message><source>%1: tensor %2 has shape %3; expected side %4 from 1 to %5</source><translation>%1: el tensor %2 tiene la forma %3; se esperaba el lado %4 de 1 a %5</translation></message>
<message><source>%1: %2 %3 was requested, but the tensors have %4</source><translation>%1: se pidió %2 %3, pero los tensores tienen %4</translation></message>
<message><source>%1: metadata says %2 %3, but the tensors have %4</source><translation>%1: los metadatos indican %2 %3, pero los tensores tienen %4</translation></message>
<message><source>expected a name that ends in .fiftyone, .json or .maps, got &apos;%1&apos;</source><translation>se esperaba un nombre que termine en .fiftyone, .json o .maps, se recibió «%1»</translation></message>
<message><source>%1: expected scores of an earlier run, found something else</source><translation>%1: se esperaban puntuaciones de una ejecución anterior, se encontró otra cosa</translation></message>
<message><source>--measure: with --predictor expected deletion, insertion, perturbation or pointing</source><translation>--measure: con --predictor se esperaba deletion, insertion, perturbation o pointing</translation></message>
<message><source>these shards belong to different runs: %1 and %2</source><translation>estos fragmentos no son de una misma pregunta: %1 y %2</translation></message>
<message><source>%1: has features 0 to %2, got %3</source><translation>%1: tiene las características 0 a %2, se recibió %3</translation></message>
<message><source>--folder: %1: not a folder</source><translation>--folder: %1: no es una carpeta</translation></message>
<message><source>%1: expected a file inside the opened folder</source><translation>%1: se esperaba un archivo dentro de la carpeta abierta</translation></message>
<message><source>%1: more than %2 files</source><translation>%1: más de %2 archivos</translation></message>
<message><source>%1: a link there leads out of the opened folder</source><translation>%1: un enlace junto a ella o dentro lleva fuera de la carpeta abierta</translation></message>
<message><source>unknown argument %1</source><translation>argumento desconocido %1</translation></message>
<message><source>%1: expected the name of a file</source><translation>%1: se esperaba el nombre de un archivo</translation></message>
<message><source>%1: contains a NUL byte</source><translation>%1: un byte NUL</translation></message>
<message><source>a whole number from %1 to %2</source><translation>un número entero de %1 a %2</translation></message>
<message><source>a number from %1 to %2</source><translation>un número de %1 a %2</translation></message>
<message><source>true or false</source><translation>true o false</translation></message>
<message><source>a text of at most %1 bytes</source><translation>un texto de %1 bytes como máximo</translation></message>
<message><source>three numbers, red,green,blue, from %1 to %2</source><translation>tres números, rojo,verde,azul, de %1 a %2</translation></message>
<message><source>whole numbers from %1 to %2, as 3,6,9-12</source><translation>números enteros de %1 a %2, como 3,6,9-12</translation></message>
<message><source>expected %1, got &apos;%2&apos;%3</source><translation>se esperaba %1, se recibió «%2»%3</translation></message>
<message><source>Methods: expected at least one</source><translation>Métodos: se esperaba al menos uno</translation></message>
<message><source>Heads: expected numbers from 1 to %1, as 3,6,9-12</source><translation>Cabezas: se esperaban números de 1 a %1, como 3,6,9-12</translation></message>
<message><source>%1: reading stopped after %2 of %3 bytes</source><translation>%1: la lectura se detuvo tras %2 de %3 bytes</translation></message>
<message><source>%1: cannot be written into: %2</source><translation>%1: no se puede escribir dentro: %2</translation></message>
<message><source>%1: another %2 is writing into this folder; wait for it, or name another folder</source><translation>%1: otro proceso de %2 está escribiendo en esta carpeta; espere a que termine o indique otra carpeta</translation></message>
<message><source>%1: no picture for %2 seconds</source><translation>%1: ninguna imagen en %2 segundos</translation></message>
<message><source>HF_HUB_OFFLINE is set, so downloads are disabled; unset it to download</source><translation>HF_HUB_OFFLINE está definida, así que no se descarga nada; anúlela para descargar</translation></message>
<message><source>HF_TOKEN: expected one word, as in the hub&apos;s settings</source><translation>HF_TOKEN: se esperaba una sola palabra, como la muestra la configuración del hub</translation></message>
<message><source>%1: redirects to an address that is not https: %2</source><translation>%1: lleva a una dirección que no es https: %2</translation></message>
<message><source>%1: redirects more than %2 times</source><translation>%1: lleva de una dirección a otra más de %2 veces</translation></message>
<message><source>%1: the hub asks for a token, and tokens are sent only over https</source><translation>%1: el hub pide un token, y los tokens solo se envían por https</translation></message>
<message><source>%1: this model is gated: accept its terms at %2, and set HF_TOKEN</source><translation>%1: este modelo es de acceso restringido: acepte sus condiciones en %2 y defina HF_TOKEN</translation></message>
<message><source>%1: the hub has no such model, or it is private: set HF_TOKEN</source><translation>%1: el hub no tiene ese modelo, o es privado: defina HF_TOKEN</translation></message>
<message><source>%1: the hub answers with HTTP status %2</source><translation>%1: el hub responde con el estado HTTP %2</translation></message>
<message><source>%1: the hub&apos;s list of files</source><translation>%1: lista de archivos del hub</translation></message>
<message><source>%1: longer than %2 MiB</source><translation>%1: más larga que %2 MiB</translation></message>
<message><source>%1: the hub has no such model or revision</source><translation>%1: el hub no tiene ese modelo o esa revisión</translation></message>
<message><source>%1: expected a commit &quot;sha&quot; and at most %2 &quot;siblings&quot;</source><translation>%1: se esperaba un commit &quot;sha&quot; y como máximo %2 &quot;siblings&quot;</translation></message>
<message><source>%1: the hub has no such file</source><translation>%1: el hub no tiene ese archivo</translation></message>
<message><source>%1: the hub replied for commit %2; requested %3</source><translation>%1: el hub responde sobre el commit %2, se preguntó por %3</translation></message>
<message><source>%1: expected its size and checksum, the hub says %2 and %3</source><translation>%1: se esperaban su tamaño y su suma de comprobación, el hub dice %2 y %3</translation></message>
<message><source>%1: the hub contradicts itself: %2 bytes, %3 in its list of files, %4 bytes, %5 in the download</source><translation>%1: el hub se contradice: %2 bytes, %3 en su lista de archivos, %4 bytes, %5 al preguntarle</translation></message>
<message><source>%1/%2: the hub has no such file</source><translation>%1/%2: el hub no tiene ese archivo</translation></message>
<message><source>%1: no such picture in %2</source><translation>%1: no existe tal imagen en %2</translation></message>
<message><source>%1: patch %2: the network has %3</source><translation>%1: parche %2: la red tiene %3</translation></message>
<message><source>replaced by its mean at each token</source><translation>→ su media en cada token</translation></message>
<message><source>replaced by its mean</source><translation>→ su media</translation></message>
<message><source>taken from the other picture</source><translation>→ lo de la otra imagen</translation></message>
<message><source>block %1, head %2 %3</source><translation>bloque %1, cabeza %2 %3</translation></message>
<message><source>block %1, attention %2</source><translation>bloque %1, atención %2</translation></message>
<message><source>block %1, MLP %2</source><translation>bloque %1, MLP %2</translation></message>
<message><source>patch tokens after block %1 %2</source><translation>tokens de parche tras el bloque %1 %2</translation></message>
<message><source>patch %1 dropped</source><translation>parche %1 quitado</translation></message>
<message><source>%1 patches dropped</source><translation>%1 parches quitados</translation></message>
<message><source>outliers moved to %1 extra tokens</source><translation>atípicos movidos a %1 tokens adicionales</translation></message>
<message><source>outliers moved to an extra token</source><translation>atípicos movidos a un token adicional</translation></message>
<message><source>feature %1 off</source><translation>característica %1 desactivada</translation></message>
<message><source>feature %1 off at %2 patches</source><translation>característica %1 desactivada en %2 parches</translation></message>
<message><source>feature %1 set to %2 times its largest value</source><translation>característica %1 puesta a %2 veces su valor máximo</translation></message>
<message><source>feature %1 set to %2 times its largest value at %3 patches</source><translation>característica %1 puesta a %2 veces su valor máximo en %3 parches</translation></message>
<message><source>tokens replaced by the autoencoder&apos;s reconstruction</source><translation>la reconstrucción del autocodificador en lugar de los tokens</translation></message>
<message><source>a text in quotes of at most %1 bytes</source><translation>un texto entre comillas de %1 bytes como máximo</translation></message>
<message><source>a list of at most %1</source><translation>una lista de %1 elementos como máximo</translation></message>
<message><source>a list of whole numbers [..]</source><translation>una lista de números enteros [..]</translation></message>
<message><source>a list of numbers [..]</source><translation>una lista de números [..]</translation></message>
<message><source>%1: &quot;%2&quot; is missing</source><translation>%1: falta &quot;%2&quot;</translation></message>
<message><source>%1: unknown key &quot;%2&quot;; known are %3%4</source><translation>%1: clave desconocida &quot;%2&quot;; las conocidas son %3%4</translation></message>
<message><source>%1: %2 bytes; at most %3 are allowed</source><translation>%1: %2 bytes, más de los %3 permitidos aquí</translation></message>
<message><source>%1: %2 is not one of the %3 classes of %4</source><translation>%1: %2 no es ninguna de las %3 clases de %4</translation></message>
<message><source>--format %1: expected methods with one number per patch; %2 gives colours</source><translation>--format %1: se esperaban métodos que respondan con un número por parche; %2 responde con colores</translation></message>
<message><source>means of heads: all pictures must have the same number of tokens, %1; got %2</source><translation>medias de las cabezas: todas las imágenes deben tener el mismo número de tokens, %1, se recibió %2</translation></message>
<message><source>%1: metadata %2 is %3; expected %4</source><translation>%1: el metadato %2 es %3; se esperaba %4</translation></message>
<message><source>a number %1</source><translation>un número %1</translation></message>
<message><source>whole numbers %1</source><translation>números enteros %1</translation></message>
<message><source>one whole number %1</source><translation>un número entero %1</translation></message>
<message><source>three numbers &quot;r,g,b&quot; %1</source><translation>tres números &quot;r,g,b&quot; %1</translation></message>
<message><source>&quot;SIDE&quot; or &quot;HEIGHT,WIDTH&quot;</source><translation>&quot;SIDE&quot; o &quot;HEIGHT,WIDTH&quot;</translation></message>
<message><source>%1: metadata %2 has %3 bytes; expected class names of at most %4</source><translation>%1: el metadato %2 tiene %3 bytes; se esperaban como máximo %4 de nombres de clase</translation></message>
<message><source>a JSON array of strings, or one name per line</source><translation>un array JSON de cadenas, o un nombre por línea</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a link</source><translation>%1: no se puede escribir: se esperaba un archivo o nada, se encontró un enlace</translation></message>
<message><source>%1: cannot be written: expected a file or a free name, found a folder, a device or a pipe</source><translation>%1: no se puede escribir: se esperaba un archivo o nada, se encontró una carpeta, un dispositivo o una tubería</translation></message>
<message><source>cannot be written</source><translation>no se puede escribir</translation></message>
<message><source>%1: expected the name of a file, found a device or a pipe</source><translation>%1: se esperaba el nombre de un archivo, se encontró un dispositivo o una tubería</translation></message>
<message><source>%1: cannot be written: no process reads from this pipe</source><translation>%1: no se puede escribir: ningún proceso lee de esta tubería</translation></message>
<message><source>cannot be replaced</source><translation>no se puede reemplazar</translation></message>
<message><source>%1: %2: %3</source><translation>%1: %2: %3</translation></message>
<message><source>the question is about words, and this model&apos;s classes are not prompts</source><translation>la pregunta trata de palabras, y las clases del modelo no son prompts</translation></message>
<message><source>texts can be read for the model opened last and for models with prompts; open it again</source><translation>los textos del modelo se pueden leer mientras sea el último abierto o tenga prompts; ábralo de nuevo</translation></message>
<message><source>this question is about the inside of a network, which a predictor does not expose</source><translation>esta pregunta trata del interior de una red, y un predictor no muestra ninguno</translation></message>
<message><source>model %1 is no longer open; open it again</source><translation>el modelo %1 ya no está abierto; vuelva a abrirlo</translation></message>
<message><source>%1: has changed since it was chosen; choose it again</source><translation>%1: ha cambiado desde que se eligió; vuelva a elegirlo</translation></message>
<message><source>the autoencoder %1 is no longer open; open it again</source><translation>el autocodificador %1 ya no está abierto; vuelva a abrirlo</translation></message>
<message><source>image %1 is no longer open; open it again</source><translation>la imagen %1 ya no está abierta; vuelva a abrirla</translation></message>
<message><source>the picture to compare with is no longer open; choose it again</source><translation>la imagen con la que se mide la similitud ya no está abierta; vuelva a elegirla</translation></message>
<message><source>%1: an array is fed to the network at its own size; only pictures can be resized to %2 pixels</source><translation>%1: un array es lo que la red recibe, con su propio tamaño; solo una imagen puede mostrarse a %2 píxeles</translation></message>
<message><source>%1: expected an array of 3 x %2 x %3, the predictor&apos;s input; found 3 x %4 x %5</source><translation>%1: se esperaba un array de 3 x %2 x %3, como lo ve el predictor; se encontró 3 x %4 x %5</translation></message>
<message><source> (default %1)</source><translation> (predeterminado: %1)</translation></message>
<message><source>block: expected 0 to %1, got %2</source><translation>bloque: se esperaba de 0 a %1, se recibió %2</translation></message>
<message><source>%1: its name is too long for files; they begin with %2</source><translation>%1: su nombre es demasiado largo para archivos; empiezan por %2</translation></message>
<message><source>%1: another input has the same name; its files begin with %2</source><translation>%1: otra entrada tiene el mismo nombre; sus archivos empiezan por %2</translation></message>
<message><source>attention plan: block %1: %2</source><translation>plan de atención: bloque %1: %2</translation></message>
<message><source>%1 uses the tokens themselves as queries or keys, and this network&apos;s rotary positions rotate projections of them</source><translation>%1 toma los propios tokens como consultas o claves, y las posiciones rotatorias de esta red giran proyecciones de ellos</translation></message>
<message><source>%1 computes no scores per pair of tokens, to which this block&apos;s relative position bias could be added, and this network encodes positions only by it</source><translation>%1 no tiene puntuaciones entre las cabezas de dos tokens a las que se pudiera sumar el sesgo de posición relativa de este bloque, y la red conoce las posiciones solo por él</translation></message>
<message><source>this network&apos;s relative position bias covers %1 x %2 patches, the picture has %3 x %4; choose the image size it was trained for, %5 x %6 pixels</source><translation>el sesgo de posición relativa de esta red es de %1 x %2 parches y la imagen tiene %3 x %4; elija el tamaño de imagen con el que se entrenó, %5 x %6 píxeles</translation></message>
<message><source>what is switched off: added tokens have no relative position, which this network needs for every token</source><translation>lo desactivado: los tokens adicionales no tienen posición relativa, que esta red necesita de cada token</translation></message>
<message><source>faithfulness measures how much a class loses, but this model is a backbone without a classifier; choose another target, like the norm of its embedding</source><translation>la fidelidad mide lo que pierde una clase, pero este modelo es un backbone sin clasificador; elija otro objetivo, como la norma de su embedding</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are embedding dimensions; choose another target, like the norm of its embedding</source><translation>la fidelidad mide lo que pierde una clase, pero las salidas de este modelo son dimensiones del embedding; elija otro objetivo, como la norma de su embedding</translation></message>
<message><source>faithfulness measures how much a class loses, but this model&apos;s outputs are numbers; choose another target, like output:0</source><translation>la fidelidad mide lo que pierde una clase, pero las salidas de este modelo son números; elija otro objetivo, como output:0</translation></message>
<message><source>class: expected 0 to %1, got %2</source><translation>clase: se esperaba de 0 a %1, se recibió %2</translation></message>
<message><source>output: expected 0 to %1, got %2</source><translation>salida: se esperaba de 0 a %1, se recibió %2</translation></message>
<message><source>perturbation: %1 values for %2 tokens, %3 steps</source><translation>perturbación: %1 valores para %2 tokens, %3 pasos</translation></message>
<message><source>most relevant removed first</source><translation>se quitan primero los más relevantes</translation></message>
<message><source>least relevant removed first</source><translation>se quitan primero los menos relevantes</translation></message>
<message><source>most relevant put back first</source><translation>se reponen primero los más relevantes</translation></message>
<message><source>perturbation done</source><translation>perturbación terminada</translation></message>
<message><source>%1: the pickle creates more than %2 values; no checkpoint needs that many</source><translation>%1: el pickle crea más de %2 valores, más que cualquier checkpoint</translation></message>
<message><source>%1: the pickle takes more than %2 steps; no checkpoint needs that many</source><translation>%1: el pickle da más de %2 pasos, más que cualquier checkpoint</translation></message>
<message><source>%1: the pickle repeats its values more often than checkpoints do</source><translation>%1: el pickle repite sus valores más a menudo que un checkpoint</translation></message>
<message><source>%1: broken pickle at byte %2: %3</source><translation>%1: pickle dañado en el byte %2: %3</translation></message>
<message><source>it ends before the %1 bytes expected here</source><translation>termina antes de los %1 bytes que corresponden aquí</translation></message>
<message><source>a line without an end</source><translation>una línea sin final</translation></message>
<message><source>%1: the pickle names a class with a name of more than %2 bytes</source><translation>%1: el pickle nombra una clase con un nombre de más de %2 bytes</translation></message>
<message><source>something that is not a function</source><translation>algo que no es una función</translation></message>
<message><source>%1: the pickle refers to a tensor storage where none is allowed</source><translation>%1: el pickle remite a un almacenamiento de tensor en un lugar donde no se permite ninguno</translation></message>
<message><source>%1: the pickle refers to something external that is not a tensor storage</source><translation>%1: el pickle remite a algo externo que no es un almacenamiento de tensor</translation></message>
<message><source>%1: the key of a tensor storage has more than %2 bytes</source><translation>%1: la clave de un almacenamiento de tensor tiene más de %2 bytes</translation></message>
<message><source>%1: a view reaches outside storage %2</source><translation>%1: una vista se sale del almacenamiento %2</translation></message>
<message><source>the names of the pictures take more than %1 MiB; name fewer per run, or use more shards</source><translation>los nombres de las imágenes ocupan más de %1 MiB; indique menos a la vez, o use más fragmentos</translation></message>
<message><source>%1: a name of %2 bytes; expected 1 to %3</source><translation>%1: un nombre de %2 bytes; se esperaba de 1 a %3</translation></message>
<message><source>more than %1 pictures in one shard; use more shards</source><translation>más de %1 imágenes en un fragmento; use más fragmentos</translation></message>
<message><source>%1: an array cannot be listed; it works without --store</source><translation>%1: un array no es una imagen de una lista; sin --store se acepta</translation></message>
<message><source>%1: no such file or folder</source><translation>%1: no existe ese archivo o carpeta</translation></message>
<message><source>%1: no picture in this folder or its sub-folders</source><translation>%1: no hay ninguna imagen en esta carpeta ni en sus subcarpetas</translation></message>
<message><source>%1: no picture in this tar</source><translation>%1: no hay ninguna imagen en este tar</translation></message>
<message><source>%1: line %2 repeats the line before it: %3</source><translation>%1: la línea %2 es igual que la anterior: %3</translation></message>
<message><source>the key %1 occurs twice: in %2 and in %3; each picture needs its own name</source><translation>la clave %1 está dos veces: en %2 y en %3; cada imagen necesita un nombre propio</translation></message>
<message><source>the list contains no picture</source><translation>la lista no contiene ninguna imagen</translation></message>
<message><source>%1: expected at most %2 bytes, found %3</source><translation>%1: se esperaban como máximo %2 bytes, se encontraron %3</translation></message>
<message><source>%1: contains no picture</source><translation>%1: no contiene ninguna imagen</translation></message>
<message><source>not a picture</source><translation>ninguna imagen</translation></message>
<message><source>%1: piece %2</source><translation>%1: pieza %2</translation></message>
<message><source>%1: expected a finite score, found %2</source><translation>%1: se esperaba una puntuación finita, se encontró %2</translation></message>
<message><source>%1: its character map: expected %2 bytes, found %3</source><translation>%1: su tabla de caracteres: se esperaban %2 bytes, se encontraron %3</translation></message>
<message><source>%1: expected the byte %2 among its pieces</source><translation>%1: se esperaba el byte %2 entre sus piezas</translation></message>
<message><source>%1: expected an end-of-text piece, &lt;/s&gt; or &lt;eos&gt;; found none with id %2</source><translation>%1: se esperaba una pieza que termine un texto, &lt;/s&gt; o &lt;eos&gt;; no se encontró ninguna con el id %2</translation></message>
<message><source>%1: piece %2: expected a kind from 1 to 6, found %3</source><translation>%1: pieza %2: se esperaba un tipo de 1 a 6, se encontró %3</translation></message>
<message><source>%1: expected SentencePiece&apos;s Unigram (1) or BPE (2), found model %2</source><translation>%1: se esperaba Unigram (1) o BPE (2) de SentencePiece, se encontró el modelo %2</translation></message>
<message><source>%1: %2: expected a text, found %3</source><translation>%1: %2: se esperaba un texto, se encontró %3</translation></message>
<message><source>%1: expected an id from 0 to %2, found %3</source><translation>%1: se esperaba un id de 0 a %2, se encontró %3</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found none</source><translation>%1: se esperaba un texto de 1 a %2 bytes en UTF-8, no se encontró ninguno</translation></message>
<message><source>%1: expected a text of 1 to %2 bytes of UTF-8, found %3</source><translation>%1: se esperaba un texto de 1 a %2 bytes en UTF-8, se encontró %3</translation></message>
<message><source>%1: expected unique pieces and ids, found %2 with id %3 again</source><translation>%1: se esperaba cada pieza y cada id una sola vez, se encontró de nuevo %2 con el id %3</translation></message>
<message><source>%1: is not JSON: a NUL byte</source><translation>%1: no es JSON: un byte NUL</translation></message>
<message><source>%1: expected at most %2 pieces, the number that the text tower has; found %3</source><translation>%1: se esperaban como máximo %2 piezas, tantas como conoce la torre de texto; se encontraron %3</translation></message>
<message><source>%1: its character map expands a text beyond %2 bytes</source><translation>%1: su tabla de caracteres convierte un texto en más de %2 bytes</translation></message>
<message><source>%1: its character map produces invalid UTF-8</source><translation>%1: su tabla de caracteres produce algo que no es UTF-8</translation></message>
<message><source>%1: has no piece for %2 and no piece for unknown text</source><translation>%1: no tiene ninguna pieza para %2 ni para lo desconocido</translation></message>
<message><source>its first line</source><translation>su primera línea</translation></message>
<message><source>%1; it begins with %2</source><translation>%1; empieza por %2</translation></message>
<message><source>%1: no private folder can be made there: %2</source><translation>%1: no se puede crear allí una carpeta privada: %2</translation></message>
<message><source>%1: exists and is not a socket</source><translation>%1: existe y no es un socket</translation></message>
<message><source>%1: another program is listening there</source><translation>%1: otro programa escucha ahí</translation></message>
<message><source>no socket can be made there</source><translation>no se puede crear allí un socket</translation></message>
<message><source>%1: leads out of the opened folder</source><translation>%1: lleva fuera de la carpeta que se abrió</translation></message>
<message><source>%1 of %2 pictures</source><translation>%1 de %2 imágenes</translation></message>
<message><source>, %1/s, %2 left</source><translation>, %1/s, quedan %2</translation></message>
<message><source>%1, %2 refused</source><translation>%1, %2 rechazadas</translation></message>
<message><source>command %1: not in the network command library</source><translation>comando %1: la biblioteca de las redes no lo contiene</translation></message>
<message><source>%1: k: expected at most %2, the number of features; found %3</source><translation>%1: k: se esperaban como mucho las %2 características, se encontró %3</translation></message>
<message><source>%1: %2: expected %3, found %4</source><translation>%1: %2: se esperaba %3, se encontró %4</translation></message>
<message><source>%1: %2: expected %3, found nothing</source><translation>%1: %2: se esperaba %3, no se encontró nada</translation></message>
<message><source>a text</source><translation>un texto</translation></message>
<message><source>%1: the tensor %2 is missing</source><translation>%1: falta el tensor %2</translation></message>
<message><source>%1: %2 should be %3 but is %4</source><translation>%1: %2 debería ser %3, es %4</translation></message>
<message><source>%1: %2 contains infinite values or NaN</source><translation>%1: %2 contiene números infinitos o que no son números</translation></message>
<message><source>Testing: %1</source><translation>Probando: %1</translation></message>
<message><source>Testing: random order %1 of %2</source><translation>Probando: orden aleatorio %1 de %2</translation></message>
<message><source>standard output: cannot be written: %1</source><translation>salida estándar: no se puede escribir: %1</translation></message>
<message><source>%1 clients are connected already; try again later</source><translation>ya hay %1 clientes; inténtelo más tarde</translation></message>
<message><source>a line has more than %1 bytes</source><translation>una línea tiene más de %1 bytes</translation></message>
<message><source>another question with this id is still unanswered</source><translation>otra pregunta tiene este id y aún no tiene respuesta</translation></message>
<message><source>the program is shutting down</source><translation>el programa termina</translation></message>
<message><source>expected a predictor, got a network</source><translation>se esperaba un predictor, se recibió una red</translation></message>
<message><source>the question is about a class, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>la pregunta trata de una clase, pero este modelo es un backbone sin clasificador; elija otro objetivo: la norma de su embedding, la similitud con una imagen, una dirección o una sonda</translation></message>
<message><source>class: expected top1 to top%1, got top%2</source><translation>clase: se esperaba de top1 a top%1, se recibió top%2</translation></message>
<message><source>means of heads use the file&apos;s own head numbers; open the model with --head-order none</source><translation>las medias de las cabezas se refieren a los números del propio archivo; abra el modelo con --head-order none</translation></message>
<message><source>features need a sparse autoencoder, and none is open; --sae FILE or File &gt; Open autoencoder opens one</source><translation>las características son de un autocodificador disperso, y no hay ninguno abierto; --sae FILE o Archivo &gt; Abrir autocodificador abre uno</translation></message>
<message><source>%1: the basis has changed since it was kept</source><translation>%1: la base ha cambiado desde que se conservó</translation></message>
<message><source>kept: expected IMAGE:PATCHES, as %1...:3,7-9, got &apos;%2&apos;</source><translation>conservada: se esperaba IMAGE:PATCHES, como %1...:3,7-9, se recibió «%2»</translation></message>
<message><source>pictures are sorted by one class: give its index or name</source><translation>las imágenes se ordenan por una sola clase: se esperaba su índice o su nombre</translation></message>
<message><source>pictures are sorted by a class, and this predictor finds boxes</source><translation>las imágenes se ordenan por una clase, y este predictor encuentra cajas</translation></message>
<message><source>SHA-256 is not available in this OpenSSL</source><translation>SHA-256 no está disponible en este OpenSSL</translation></message>
<message><source>SHA-256 failed</source><translation>SHA-256 falló</translation></message>
<message><source>%1: was started with another model or other settings: %2. Choose another store, or move this one away</source><translation>%1: se empezó con otro modelo o con otros ajustes: %2. Indique otro almacén, o aparte este</translation></message>
<message><source>%1: contains shard %2, not %3</source><translation>%1: contiene el fragmento %2, no %3</translation></message>
<message><source>%1: cannot be written: a dangling link</source><translation>%1: no se puede escribir: un enlace que no lleva a ninguna parte</translation></message>
<message><source>%1: cannot be written: %2</source><translation>%1: no se puede escribir: %2</translation></message>
<message><source>%1: not a regular file; a store must be one</source><translation>%1: no es un archivo simple, y un almacén debe serlo</translation></message>
<message><source>%1: keeps being removed or replaced</source><translation>%1: se elimina o se reemplaza una y otra vez</translation></message>
<message><source>%1: another process is writing shard %2 to this store; wait for it, or choose another store</source><translation>%1: otro proceso está escribiendo el fragmento %2 en este almacén; espere a que termine o indique otro</translation></message>
<message><source>%1: cannot be locked: %2. Two processes that write one store would destroy it; choose a file system that supports locks</source><translation>%1: no se puede bloquear: %2. Dos procesos que escribieran un mismo almacén lo destruirían; indique un almacén en un sistema de archivos que admita bloqueos</translation></message>
<message><source>%1: expected a store of results, found something else</source><translation>%1: se esperaba un almacén de resultados, se encontró otra cosa</translation></message>
<message><source>%1: a new store cannot be created through a link; give the file itself</source><translation>%1: un almacén no se empieza a través de un enlace; indique el archivo mismo</translation></message>
<message><source>was removed or replaced</source><translation>se eliminó o se reemplazó</translation></message>
<message><source>differs in length from what was written</source><translation>tiene otra longitud que lo que se escribió</translation></message>
<message><source>%1: %2 by another program while pictures were added; their results are lost. Move the file away and start again</source><translation>%1: %2 mientras se le añadían imágenes, por obra de otro programa; sus resultados se han perdido. Aparte lo que haya allí y empiece de nuevo</translation></message>
<message><source>%1: cannot be extended: %2; its %3 pictures are intact, and the same command continues after them</source><translation>%1: no se le puede añadir nada: %2; las %3 imágenes que contiene están completas, y el mismo comando continúa tras ellas</translation></message>
<message><source>--without: features need a sparse autoencoder; give it with --sae FILE</source><translation>--without: las características son de un autocodificador disperso; indíquelo con --sae FILE</translation></message>
<message><source>--heads: expected a number from 1 to %1, got %2</source><translation>--heads: se esperaba un número de 1 a %1, se recibió %2</translation></message>
<message><source>--target: features need a sparse autoencoder; give it with --sae FILE</source><translation>--target: las características son de un autocodificador disperso; indíquelo con --sae FILE</translation></message>
<message><source>a store takes settings of at most %1 bytes, and these have %2; give fewer or shorter ones</source><translation>un almacén admite ajustes de %1 bytes como máximo, y estos tienen %2; indique menos o más cortos</translation></message>
<message><source>%1: has no class: neither its folder&apos;s name nor a .cls file gives one</source><translation>%1: no tiene clase: ni el nombre de una carpeta ni un archivo .cls la indica</translation></message>
<message><source>%1: %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: %2 no es un nombre de clase, synset o índice de las %3 clases del modelo</translation></message>
<message><source>a store of %1 has a picture without results of %2: %3</source><translation>en un almacén de %1 hay una imagen sin los resultados de %2: %3</translation></message>
<message><source>a store of %1 has a picture with results that %2 does not write: %3: %4</source><translation>en un almacén de %1 hay una imagen con resultados distintos de los que escribe %2: %3: %4</translation></message>
<message><source>expected the importance of %1 blocks&apos; heads as finite numbers, like the first picture; found %2</source><translation>se esperaba la importancia de las cabezas de %1 bloques como números finitos, como las tiene la primera imagen, se encontró %2</translation></message>
<message><source>%1: the device has disappeared</source><translation>%1: el dispositivo ya no está</translation></message>
<message><source>a live source has only its present frame</source><translation>una fuente en vivo no tiene más fotogramas que el presente</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found patches of %3</source><translation>%1: no puede enseñar: se esperaba un token de clase y parches que dividan %2 px, se encontraron parches de %3</translation></message>
<message><source>%1: cannot teach: expected a class token and patches that divide %2 px, found no class token, patches of %3</source><translation>%1: no puede enseñar: se esperaba un token de clase y parches que dividan %2 px, no se encontró token de clase, parches de %3</translation></message>
<message><source>%1: the answers for %2 windows would take %3 GB: expected fewer &quot;views&quot;</source><translation>%1: las respuestas sobre %2 ventanas ocuparían %3 GB: se esperaban menos &quot;views&quot;</translation></message>
<message><source>UTF-16 with an unpaired surrogate</source><translation>UTF-16 con medio par suplente</translation></message>
<message><source>UTF-16 that ends within a character</source><translation>UTF-16 que termina en medio de un carácter</translation></message>
<message><source>prompt %1</source><translation>prompt %1</translation></message>
<message><source>a network that answers in rounds has no single set of tokens per block: expected another model</source><translation>una red de varias rondas no tiene tokens de un solo bloque: se esperaba otro modelo</translation></message>
<message><source>block %1: the network has blocks 0 to %2</source><translation>bloque %1: la red tiene los bloques 0 a %2</translation></message>
<message><source>%1 heads: the network has %2</source><translation>%1 cabezas: la red tiene %2</translation></message>
<message><source>patch %1 is dropped and has no token</source><translation>el parche %1 está quitado: no tiene token</translation></message>
<message><source>%1: &quot;token_labels&quot; needs data of kind &quot;scenes&quot;: photographs have no masks</source><translation>%1: &quot;token_labels&quot; necesita datos de tipo &quot;scenes&quot;: las fotografías no tienen máscaras</translation></message>
<message><source>%1: &quot;whiten_patches&quot; and &quot;start&quot; both initialise the patch embedding</source><translation>%1: &quot;whiten_patches&quot; y &quot;start&quot; indican ambos cómo empieza el embedding de parches</translation></message>
<message><source>%1: &quot;crop&quot; needs photographs: scenes are used uncropped</source><translation>%1: &quot;crop&quot; necesita fotografías: las escenas se ven enteras</translation></message>
<message><source>attention plan has %1 blocks, the network %2</source><translation>el plan de atención tiene %1 bloques, la red %2</translation></message>
<message><source>the network being trained has no parameter named %1</source><translation>la red que se entrena no tiene ningún parámetro llamado %1</translation></message>
<message><source>sub-network of %1 heads: the network has 1 to %2</source><translation>subred de %1 cabezas: la red tiene de 1 a %2</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2, in rounds</source><translation>hasta el bloque %1: se esperaba una red de una ronda con ese bloque, esta tiene %2, en rondas</translation></message>
<message><source>up to block %1: expected a network without rounds that has this block; this one has %2</source><translation>hasta el bloque %1: se esperaba una red de una ronda con ese bloque, esta tiene %2</translation></message>
<message><source>patches cannot be dropped: the network was changed, or its attention needs every patch in place</source><translation>no se pueden quitar parches: la red está modificada, o tiene una atención que necesita cada parche en su lugar</translation></message>
<message><source>patches cannot be dropped: the rounds of this network have different patches</source><translation>no se pueden quitar parches: las rondas de esta red tienen parches distintos</translation></message>
<message><source>a block of this network needs every patch in place: expected %1 patches, got %2</source><translation>un bloque de esta red necesita el lugar de cada parche: se esperaban %1 parches, se recibieron %2</translation></message>
<message><source>heads: this network answers in rounds with %1 heads; got %2</source><translation>cabezas: esta red responde por rondas, de %1 cabezas; se recibió %2</translation></message>
<message><source>heads of each block are ordered by importance (%1; Hydrascope&apos;s order, not the author&apos;s): k heads are the most important k, embedding and MLP stay whole</source><translation>las cabezas de cada bloque están ordenadas por importancia (%1, de Hydrascope, no del autor): k cabezas son las k mejores, el embedding y el MLP quedan enteros</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>este modelo no se entrenó para menos de sus %1 cabezas: sus subredes son cortes no entrenados de un Vision Transformer simple. Si es un HydraViT, ábralo con --trained-heads 3-%1</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices of a plain Vision Transformer. If it is a HydraViT, open it with --trained-heads 3-%1</source><translation>el archivo no indica que este modelo se entrenara para menos de sus %1 cabezas: sus subredes son cortes no entrenados de un Vision Transformer simple. Si es un HydraViT, ábralo con --trained-heads 3-%1</translation></message>
<message><source>this model was not trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>este modelo no se entrenó para menos de sus %1 cabezas: sus subredes son cortes no entrenados</translation></message>
<message><source>the file does not say that this model was trained for fewer than its %1 heads: its sub-networks are untrained slices</source><translation>el archivo no indica que este modelo se entrenara para menos de sus %1 cabezas: sus subredes son cortes no entrenados</translation></message>
<message><source>a text tower of %1 tokens: expected %2 to %3, the size of CLIP&apos;s vocabulary</source><translation>una torre de texto de %1 tokens: se esperaba de %2 a %3, como tienen los pares de bytes de CLIP</translation></message>
<message><source>%1: expected at least %2 byte pairs, one per line, for a text tower of %3 tokens; found %4</source><translation>%1: se esperaban al menos %2 pares de bytes, uno por línea, como tiene una torre de texto de %3 tokens; se encontraron %4</translation></message>
<message><source>%1: pair %2: expected two tokens that come before it, found %3</source><translation>%1: par %2: se esperaban dos tokens anteriores a él, se encontró %3</translation></message>
<message><source>%1: pair %2: expected a new token, found %3 again</source><translation>%1: par %2: se esperaba un token que aún no existe, se encontró %3</translation></message>
<message><source>walk-through: block %1 (%2) has heads 0 to %3, got %4</source><translation>recorrido: el bloque %1 (%2) tiene las cabezas 0 a %3, se recibió %4</translation></message>
<message><source>walk-through: expected a patch from 0 to %1 or -1 for the class token, got %2</source><translation>recorrido: se esperaba un parche de 0 a %1 o -1 para el token de clase, se recibió %2</translation></message>
<message><source>the %1</source><translation>el %1</translation></message>
<message><source> of %1</source><translation> de %1</translation></message>
<message><source>, means of %1 × %2</source><translation>, medias de %1 × %2</translation></message>
<message><source>the list of words or the folder is no longer open; choose it again</source><translation>la lista de palabras o la carpeta ya no está abierta; elíjala de nuevo</translation></message>
<message><source>word %1 of %2</source><translation>palabra %1 de %2</translation></message>
<message><source>%1: the archive has no entry %2</source><translation>%1: el archivo comprimido no tiene la entrada %2</translation></message>
<message><source>%1: entry %2 does not inflate to %3 bytes, the size in the archive&apos;s directory</source><translation>%1: la entrada %2 no se descomprime en los %3 bytes que indica el directorio del archivo comprimido</translation></message>
<message><source>%1: entry %2: wrong checksum; the file is damaged (or was saved without checksums)</source><translation>%1: entrada %2: su suma de comprobación difiere; el archivo está dañado (o se guardó sin sumas de comprobación)</translation></message>
<message><source>a zip archive here holds at most %1 files and %2 bytes; %3 exceeds that</source><translation>un archivo zip contiene aquí como máximo %1 archivos y %2 bytes; %3 lo supera</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity, or float64 beyond float32</source><translation>%1: el tensor %2 contiene NaN o infinito, o float64 fuera del alcance de float32</translation></message>
<message><source>%1: %2: expected %3 of an index of features</source><translation>%1: %2: se esperaba %3 de un índice de características</translation></message>
<message><source>attention: block %1 (%2) has no attention matrix; export q, k and v instead</source><translation>attention: el bloque %1 (%2) no tiene matriz de atención; q, k y v dicen lo que calcula</translation></message>
<message><source>picture %1 of %2</source><translation>imagen %1 de %2</translation></message>
<message><source>no picture could be read</source><translation>no se pudo leer ninguna imagen</translation></message>
<message><source>no picture could be read; the first: %1</source><translation>no se pudo leer ninguna imagen; la primera: %1</translation></message>
<message><source>%1: rows %2 do not match the others</source><translation>%1: las filas %2 no encajan con las demás</translation></message>
<message><source>the network&apos;s embedding of this picture has no direction (zero or not finite)</source><translation>el embedding de esta imagen no tiene dirección</translation></message>
<message><source>%1: expected a direction: numbers of shape [length of the embedding], got %2</source><translation>%1: se esperaba una dirección, números de forma [longitud del embedding], se recibió %2</translation></message>
<message><source>%1: expected finite numbers that are not all zero</source><translation>%1: una dirección tiene números finitos que no son todos cero</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3%4</source><translation>%1: %2 números, pero el embedding tiene %3%4</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3 (%4 with all heads)</source><translation>%1: %2 números, pero el embedding tiene %3 (%4 con todas las cabezas)</translation></message>
<message><source>patch: expected 0 to %1, got %2</source><translation>parche: se esperaba de 0 a %1, se recibió %2</translation></message>
<message><source>the reference has no direction: its embedding is zero, or not finite</source><translation>la referencia no tiene dirección: su embedding es cero, o no es finito</translation></message>
<message><source>a sum of parts</source><translation>una suma de partes</translation></message>
<message><source>parts of heads in an embedding: expected a CLIP that reads its class token</source><translation>lo que las cabezas aportan a un embedding se conoce de un CLIP que lee su token de clase</translation></message>
<message><source>an array %1</source><translation>un array %1</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network reads its tokens by attention pooling</source><translation>las clases se leen en una característica con la última norma y el clasificador, y esta red lee sus tokens por atención</translation></message>
<message><source>classes of a feature: the last norm and the classifier read them, and this network has no classifier</source><translation>las clases se leen en una característica con la última norma y el clasificador, y esta red no tiene clasificador</translation></message>
<message><source>facet v: values of block %1 (super attention) mix all tokens and belong to no single patch; expected tokens, normed, q or k</source><translation>faceta v: los valores del bloque %1 son mezclas de todos los tokens (atención Super), ninguno es de un solo parche; se espera tokens, normed, q o k</translation></message>
<message><source>unknown facet</source><translation>no existe esa faceta</translation></message>
<message><source>%1: the picture has patches 0 to %2, got %3</source><translation>%1: la imagen tiene los parches 0 a %2, se recibió %3</translation></message>
<message><source>%1: has changed since it was opened; open it again</source><translation>%1: ha cambiado desde que se abrió; ábralo de nuevo</translation></message>
<message><source>%1: expected finite values, found %2</source><translation>%1: se esperaban valores finitos, se encontró %2</translation></message>
<message><source>%1: expected a float array [3,H,W] or [N,3,H,W], got %2</source><translation>%1: se esperaba un array float [3,H,W] o [N,3,H,W], se recibió %2</translation></message>
<message><source>%1: NumPy type &apos;%2%3&apos; is not supported; expected float16/32/64, an integer or bool</source><translation>%1: el tipo de NumPy «%2%3» no se admite; se esperaba float16/32/64, un entero o bool</translation></message>
<message><source>%1: shape %2 takes %3 bytes, the file holds %4</source><translation>%1: la forma %2 ocupa %3 bytes, el archivo contiene %4</translation></message>
<message><source>%1: a tensor with %2 sides and %3 strides; expected as many of each, and at most %4</source><translation>%1: un tensor con %2 lados y %3 pasos (strides); se esperaban tantos de unos como de otros, y como máximo %4</translation></message>
<message><source>%1: a tensor of shape %2, strides %3 and offset %4 exceeds its storage of %5 elements</source><translation>%1: un tensor de forma %2, pasos (strides) %3 y desplazamiento %4 no cabe en su almacenamiento de %5 elementos</translation></message>
<message><source>%1: a tensor of shape %2 repeats a storage of %3 elements more often than weights do</source><translation>%1: un tensor de forma %2 repite un almacenamiento de %3 elementos más a menudo que unos pesos</translation></message>
<message><source>%1: storage %2 is named with two sizes</source><translation>%1: el almacenamiento %2 se nombra con dos tamaños</translation></message>
<message><source>%1: storage %2 of %3 numbers exceeds the file</source><translation>%1: el almacenamiento %2 de %3 números no cabe en el archivo</translation></message>
<message><source>%1: storage %2 of %3 bytes cannot hold %4 numbers of %5 bytes</source><translation>%1: el almacenamiento %2 de %3 bytes debe contener %4 números de %5 bytes</translation></message>
<message><source>%1: storage %2 is used with several number types; checkpoints do not do that</source><translation>%1: el almacenamiento %2 se usa como números de varios tipos; ningún checkpoint hace eso</translation></message>
<message><source>what is switched off: the picture has patches 0 to %1, got %2</source><translation>lo desactivado: la imagen tiene los parches 0 a %1, se recibió %2</translation></message>
<message><source>what is switched off: the model has no file of head means; hydrascope-cli means makes one</source><translation>lo desactivado: el modelo no tiene archivo de medias; cree uno con hydrascope-cli means</translation></message>
<message><source>what is switched off: the means cover %1 blocks and %2 features, this network has %3 blocks and %4 features</source><translation>lo desactivado: las medias son de %1 bloques y %2 características, esta red tiene %3 bloques y %4 características</translation></message>
<message><source>what is switched off: the means cover %1 tokens, this picture has %2; mean-all works with any number</source><translation>lo desactivado: las medias son de %1 tokens, esta imagen tiene %2; mean-all sirve para cualquier número</translation></message>
<message><source>network input: expected [B,3,H,W] with H and W multiples of the patch size %1, got %2</source><translation>entrada de la red: se esperaba [B,3,H,W] con H y W múltiplos del tamaño de parche %1, se recibió %2</translation></message>
<message><source>the network answers in rounds, but there is no tensor %1</source><translation>la red responde por rondas, pero no hay ningún tensor %1</translation></message>
<message><source>this network&apos;s rounds need square pictures, got %1 x %2</source><translation>las rondas de esta red miran imágenes cuadradas, se recibió %1 x %2</translation></message>
<message><source>%1: the score of class %2 of picture %3 is not finite</source><translation>%1: la puntuación de la clase %2 de la imagen %3 no es un número finito</translation></message>
<message><source>what is changed: the picture has patches 0 to %1, got %2</source><translation>qué se cambia: la imagen tiene los parches 0 a %1, se recibió %2</translation></message>
<message><source>device: expected cpu, cuda or cuda:N, got &apos;%1&apos;</source><translation>dispositivo: se esperaba cpu, cuda o cuda:N, se recibió «%1»</translation></message>
<message><source>device %1 cannot be used: %2</source><translation>el dispositivo %1 no se puede usar: %2</translation></message>
<message><source>the embedding has no direction: its length is %1</source><translation>el embedding no tiene dirección: su longitud es %1</translation></message>
<message><source>%1: the text tower has no tensor %2</source><translation>%1: la torre de texto no tiene ningún tensor %2</translation></message>
<message><source>%1: tensor %2: expected floating point %3 (-1: any), found %4 %5</source><translation>%1: tensor %2: se esperaba coma flotante %3 (-1: cualquiera), se encontró %4 %5</translation></message>
<message><source>%1: tensor %2 holds NaN or infinity</source><translation>%1: el tensor %2 contiene NaN o infinito</translation></message>
<message><source>fused attention: expected contiguous float32 [B, T, 3, heads, dim], got %1</source><translation>atención fusionada: se esperaba float32 contiguo [B, T, 3, heads, dim], se recibió %1</translation></message>
<message><source>%1: cannot be the teacher: class &quot;%2&quot; is not among its %3</source><translation>%1: no puede ser el maestro: no tiene la clase &quot;%2&quot; entre sus %3</translation></message>
<message><source>%1: expected directions of at most %2 numbers, got %3</source><translation>%1: se esperaban direcciones de a lo sumo %2 números, hay %3</translation></message>
<message><source>--template: expected prompts to insert: --prompt or --prompts</source><translation>--template: se esperaban prompts que insertar en ella: --prompt o --prompts</translation></message>
<message><source>--clean: expected prompts to clean: --prompt or --prompts</source><translation>--clean: se esperaban prompts que limpiar: --prompt o --prompts</translation></message>
<message><source>--joint and --separate exclude each other</source><translation>--joint y --separate se excluyen mutuamente</translation></message>
<message><source>left out: %1</source><translation>omitidas: %1</translation></message>
<message><source>--block: pooled and normed do not depend on a block; expected --what with tokens, q, k, v, attention, prefix or heads</source><translation>--block: pooled y normed no son de ningún bloque; se esperaba --what con tokens, q, k, v, attention, prefix o heads</translation></message>
<message><source>--%1 cannot be combined with --predictor</source><translation>--%1 no es compatible con --predictor</translation></message>
<message><source>INPUT: image files or folders</source><translation>INPUT: archivos de imagen o carpetas</translation></message>
<message><source>%1 cannot be read</source><translation>no se puede leer %1</translation></message>
<message><source>%1: cannot be read</source><translation>%1: no se puede leer</translation></message>
<message><source>attention plan: %1 heads of linear attention do not divide the %2 features of this sub-network</source><translation>plan de atención: linear con %1 cabezas no divide las %2 características de esta subred</translation></message>
<message><source>Softmax</source><translation>Softmax</translation></message>
<message><source>Linear</source><translation>Lineal</translation></message>
<message><source>Hydra</source><translation>Hydra</translation></message>
<message><source>AFT-Simple</source><translation>AFT-Simple</translation></message>
<message><source>PolyNL</source><translation>PolyNL</translation></message>
<message><source>Window</source><translation>Ventana</translation></message>
<message><source>Optimised</source><translation>Optimizada</translation></message>
<message><source>Efficient</source><translation>Eficiente</translation></message>
<message><source>Super</source><translation>Súper</translation></message>
<message><source>Tokens-to-Token</source><translation>Tokens-to-Token</translation></message>
<message><source>attention plan: expected %1, got &apos;%2&apos;</source><translation>plan de atención: se esperaba %1, se recibió «%2»</translation></message>
<message><source>attention plan: linear needs at least one head</source><translation>plan de atención: linear necesita al menos una cabeza</translation></message>
<message><source>attention plan: a window needs at least one patch</source><translation>plan de atención: una ventana necesita al menos un parche</translation></message>
<message><source>attention plan: %1 does not take &apos;%2&apos;; linear takes heads=N and phi=head or phi=whole, window takes size=N</source><translation>plan de atención: %1 no admite «%2»; linear admite heads=N y phi=head o phi=whole, window admite size=N</translation></message>
<message><source>attention plan: unknown kind &apos;%1&apos;; expected one of %2%3</source><translation>plan de atención: tipo desconocido «%1»; se esperaba uno de %2%3</translation></message>
<message><source>attention plan: %1 takes no kernel, got &apos;%2&apos;</source><translation>plan de atención: %1 no admite núcleo, se recibió «%2»</translation></message>
<message><source>attention plan: unknown kernel &apos;%1&apos; for %2; expected one of %3%4</source><translation>plan de atención: núcleo desconocido «%1» para %2; se esperaba uno de %3%4</translation></message>
<message><source>a number of blocks</source><translation>un número de bloques</translation></message>
<message><source>attention plan: &apos;%1&apos; names %2 blocks; the network has %3</source><translation>plan de atención: «%1» nombra %2 bloques; la red tiene %3</translation></message>
<message><source>attention plan: &apos;%1&apos; needs every other block of %2 blocks</source><translation>plan de atención: «%1» necesita uno de cada dos bloques; la red tiene %2</translation></message>
<message><source>attention plan: expected all, back:N, front:N, interleave:N or blocks from 0 to %1, as 0,3,7-11; got &apos;%2&apos;</source><translation>plan de atención: se esperaba all, back:N, front:N, interleave:N o bloques de 0 a %1, como 0,3,7-11; se recibió «%2»</translation></message>
<message><source>attention plan: block %1 does not exist; the network has blocks 0 to %2</source><translation>plan de atención: el bloque %1 no existe; la red tiene los bloques 0 a %2</translation></message>
<message><source>%1, weights trained with %2</source><translation>%1, pesos entrenados con %2</translation></message>
<message><source>the predictor cannot be started: %1</source><translation>no se puede iniciar el predictor: %1</translation></message>
<message><source>one of %1</source><translation>uno de %1</translation></message>
<message><source>%1 or %2</source><translation>%1 o %2</translation></message>
<message><source>no field %1</source><translation>no existe el campo %1</translation></message>
<message><source>%1: %2: expected %3, found %4%5</source><translation>%1: %2: se esperaba %3, se encontró %4%5</translation></message>
<message><source>line %1, column %2</source><translation>línea %1, columna %2</translation></message>
<message><source>%1: expected %2, found %3</source><translation>%1: se esperaba %2, se encontró %3</translation></message>
<message><source>%1: expected %2, found nothing</source><translation>%1: se esperaba %2, no se encontró nada</translation></message>
<message><source>%1: changed while it was open; open it again</source><translation>%1: cambió mientras estaba abierto; ábralo de nuevo</translation></message>
<message><source>; did you mean %1?</source><translation>; ¿quiso decir %1?</translation></message>
<message><source>; did you mean %1 or %2?</source><translation>; ¿quiso decir %1 o %2?</translation></message>
<message><source>%1 and %2 more</source><translation>%1 y %2 más</translation></message>
<message><source>%1: cannot be made: %2</source><translation>%1: no se puede crear: %2</translation></message>
<message><source>%1: cannot be read: %2</source><translation>%1: no se puede leer: %2</translation></message>
<message><source>%1: the path of a socket has at most %2 bytes, this has %3</source><translation>%1: el nombre de un socket tiene como máximo %2 bytes, este tiene %3</translation></message>
<message><source>no socket can be made</source><translation>no se puede crear un socket</translation></message>
<message><source>cannot hold a socket</source><translation>no es una carpeta para un socket</translation></message>
<message><source>%1: other users can enter this folder; expected one that only you can enter (chmod 700)</source><translation>%1: otros pueden entrar en esta carpeta; se esperaba para el socket una a la que solo usted pueda entrar (chmod 700)</translation></message>
<message><source>the CPU&apos;s default</source><translation>el juego de instrucciones propio del procesador</translation></message>
<message><source>%1: expected a file, found a folder</source><translation>%1: se esperaba un archivo, se encontró una carpeta</translation></message>
<message><source>%1: expected a file, found a device or a pipe</source><translation>%1: se esperaba un archivo, se encontró un dispositivo o una tubería</translation></message>
<message><source>%1: only %3 of its %2 bytes are present, the rest is a hole; did its download finish?</source><translation>%1: de sus %2 bytes solo hay %3, el resto es un hueco; ¿terminó la descarga?</translation></message>
<message><source>%1: expected UTF-8, found %2; save it as UTF-8</source><translation>%1: se esperaba UTF-8, se encontró %2; guárdelo como UTF-8</translation></message>
<message><source>%1: line %2, byte %3</source><translation>%1: línea %2, byte %3</translation></message>
<message><source>a zero byte, as in UTF-16 without a byte order mark</source><translation>un byte cero, como los de UTF-16 sin marca de orden de bytes</translation></message>
<message><source>the byte %1</source><translation>el byte %1</translation></message>
<message><source>is for another model</source><translation>es de otro modelo</translation></message>
<message><source>orders heads, but this model was trained with its own order</source><translation>ordena las cabezas, y este modelo se entrenó con un orden propio</translation></message>
<message><source>%1: the file %2</source><translation>%1: el archivo %2</translation></message>
<message><source>%1 %2 and was not used</source><translation>%1 %2 y no se usó</translation></message>
<message><source>a model whose classes are prompts answers with cosines, which a plain file cannot express; convert it without prompts</source><translation>un modelo cuyas clases son prompts responde con cosenos, lo que ningún archivo simple puede expresar; conviértalo sin prompts</translation></message>
<message><source>sub-networks with heads ordered by importance keep the whole embedding, which a plain file cannot express; open it with --head-order none</source><translation>con menos cabezas, una red cuyas cabezas se ordenaron por importancia conserva todo su embedding, lo que ningún archivo simple puede expresar; ábrala con --head-order none</translation></message>
<message><source>a network that answers in rounds can only be cut to ThinkingViT&apos;s first round, which depends on no other; got %1 heads</source><translation>una red que responde por rondas solo se puede cortar a la primera de ThinkingViT, que no lee nada de otra; se recibieron %1 cabezas</translation></message>
<message><source>%1: several dino.txt files are next to the model; choose the one that belongs to it with --text-tower: %2</source><translation>%1: hay varios archivos de dino.txt junto al modelo; indique el suyo con --text-tower: %2</translation></message>
<message><source>%1: no prompts for this model: dino.txt needs a backbone with a class token and a last LayerNorm and without a classifier, such as DINOv3</source><translation>%1: no hay prompts para este modelo: dino.txt necesita un backbone con token de clase y una última LayerNorm, sin clasificador, como DINOv3</translation></message>
<message><source>dino.txt: the last %1 blocks and the text tower come from %2</source><translation>dino.txt: los últimos %1 bloques y los textos son los de %2</translation></message>
<message><source>the classifier is %1</source><translation>el clasificador es %1</translation></message>
<message><source>%1: tensor %2 and tensor %3 are both %4</source><translation>%1: el tensor %2 y el tensor %3 son lo mismo, %4</translation></message>
<message><source>are outside the network</source><translation>quedan fuera de la red</translation></message>
<message><source>are not needed to analyse pictures</source><translation>no sirven para mirar imágenes</translation></message>
<message><source>%1 tensors %2 and were left out, e.g. %3</source><translation>%1 tensores %2 y se omitieron, p. ej. %3</translation></message>
<message><source>%1: tensor %2 belongs to a network with %3, but its other tensors are missing</source><translation>%1: el tensor %2 pertenece a una red con %3, pero falta lo demás que esta necesita</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; the file contains no tensor</source><translation>%1: se esperaba un Vision Transformer con los nombres de %2; el archivo no contiene ningún tensor</translation></message>
<message><source>%1: expected a Vision Transformer with names of %2; found e.g. %3</source><translation>%1: se esperaba un Vision Transformer con los nombres de %2; se encontró p. ej. %3</translation></message>
<message><source>the file contains %1 networks; the one with prefix %2 was opened</source><translation>el archivo contiene %1 redes; se tomó la que está bajo %2</translation></message>
<message><source>%1: tensor %2 is missing next to %3</source><translation>%1: no hay ningún tensor %2 junto a %3</translation></message>
<message><source>%1: %2 has shape %3; expected %4 as its query</source><translation>%1: %2 tiene la forma %3; se esperaba %4 como en su consulta</translation></message>
<message><source>%1: %2 is a single number</source><translation>%1: %2 es un solo número</translation></message>
<message><source>%1: no norm before the first block (pre_layrnorm), as in CLIP, and no pooling head (head.probe), as in SigLIP: this picture tower is not supported</source><translation>%1: no hay norma antes del primer bloque (pre_layrnorm) como en CLIP, ni cabeza de pooling (head.probe) como en SigLIP: es otra torre de imagen, que aquí no se ejecuta</translation></message>
<message><source>%1: tensor &apos;proj&apos;: expected 2 dimensions, found %2</source><translation>%1: tensor &apos;proj&apos;: se esperaban 2 dimensiones, se encontraron %2</translation></message>
<message><source>the file does not say whether this CLIP uses GELU or QuickGELU; GELU is assumed, as in LAION&apos;s models. OpenAI&apos;s own need --activation quick-gelu</source><translation>el archivo no indica si este CLIP usa GELU o QuickGELU; se supone GELU, como en los modelos de LAION. Los de OpenAI necesitan --activation quick-gelu</translation></message>
<message><source>Hugging Face&apos;s CLIP</source><translation>CLIP de Hugging Face</translation></message>
<message><source>OpenAI&apos;s CLIP</source><translation>CLIP de OpenAI</translation></message>
<message><source>Hugging Face</source><translation>Hugging Face</translation></message>
<message><source>Hugging Face&apos;s DINOv3</source><translation>DINOv3 de Hugging Face</translation></message>
<message><source>%1: %2: expected %3 dimensions, found %4</source><translation>%1: %2: se esperaban %3 dimensiones, se encontraron %4</translation></message>
<message><source>Google&apos;s JAX files</source><translation>los archivos JAX de Google</translation></message>
<message><source>%1 %2, and the tensors have %3</source><translation>%1 %2, pero los tensores tienen %3</translation></message>
<message><source>num_heads %1, and the tensors are %2 wide</source><translation>num_heads %1, pero los tensores tienen una anchura de %2</translation></message>
<message><source>the file&apos;s %1 says %2, which was ignored</source><translation>%1 del archivo indica %2; no se usó</translation></message>
<message><source>the file says %1 %2, and in %3 %4: %5 is used</source><translation>el archivo indica %1 %2, y en %3 %4: se usa %5</translation></message>
<message><source>no classifier was found: %1 read the network, but are neither a chain of layers to the classes nor known training-only heads; the embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>no se encontró ningún clasificador: %1 leen la red, y ni son una sola cadena de capas hasta las clases ni se conocen como propios solo de un entrenamiento; se explica su embedding (norma, similitud con una imagen, dirección, sonda), no una clase</translation></message>
<message><source>a backbone without a classifier: its embedding is explained (norm, similarity to a picture, direction, probe), not a class</source><translation>un backbone sin clasificador: se explica su embedding (norma, similitud con una imagen, dirección, sonda), no una clase</translation></message>
<message><source>%1: --head-activation: this model&apos;s classifier has no unknown activation</source><translation>%1: --head-activation: el clasificador de este modelo no tiene ninguna función que su archivo deje abierta</translation></message>
<message><source>between the layers of the classifier (%1), ReLU is assumed, as no tensor tells; --head-activation changes it. The classifier is explained by its tangent at each picture</source><translation>entre las capas del clasificador (%1) se supone una ReLU, que ningún tensor revela; --head-activation indica otra. Se explica por su tangente en cada imagen</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has tensors of attention pooling (attn_pool.latent); expected map</source><translation>%1: el pooling es %2 (%3), pero el archivo tiene tensores de pooling por atención (attn_pool.latent); se esperaba map</translation></message>
<message><source>%1: pooling is %2 (%3), but the file has no tensor of attention pooling, such as &apos;attn_pool.latent&apos;</source><translation>%1: el pooling es %2 (%3), pero el archivo no tiene ningún tensor de pooling por atención, como &apos;attn_pool.latent&apos;</translation></message>
<message><source>%1: pooling by class token (%2), but the file has no &apos;cls_token&apos;; expected avg</source><translation>%1: pooling por token de clase (%2), pero el archivo no tiene &apos;cls_token&apos;; se esperaba avg</translation></message>
<message><source>the configuration names %1 classes, but the classifier has %2; the names were ignored</source><translation>la configuración nombra %1 clases, pero el clasificador tiene %2; los nombres no se usaron</translation></message>
<message><source>%1: %2 class names, but the classifier has %3 classes</source><translation>%1: %2 nombres de clase, pero el clasificador tiene %3 clases</translation></message>
<message><source>%1: the softmax of a single output is always 1; expected answers as sigmoid or values</source><translation>%1: el softmax de la única salida siempre es 1; se esperaban respuestas sigmoid o values</translation></message>
<message><source>the distillation token has no classifier; only the class token&apos;s is used</source><translation>el token de destilación no tiene clasificador; solo se usa el del token de clase</translation></message>
<message><source>%1: trained heads (%2): expected numbers from 1 to %3</source><translation>%1: cabezas entrenadas (%2): se esperaban algunas de 1 a %3</translation></message>
<message><source>%1: tensor %2: expected a block number below %3</source><translation>%1: tensor %2: se esperaba un número de bloque inferior a %3</translation></message>
<message><source>%1: no tensor named &apos;blocks.0...&apos;; expected a Vision Transformer in timm&apos;s names</source><translation>%1: no hay ningún tensor llamado &apos;blocks.0...&apos;; se esperaba un Vision Transformer con los nombres de timm</translation></message>
<message><source>%1: expected a crop fraction from %2 to %3, a norm epsilon from %4 to %5, and standard deviations from %6 to %7</source><translation>%1: se esperaba una fracción de recorte de %2 a %3, un épsilon de norma de %4 a %5 y desviaciones típicas de %6 a %7</translation></message>
<message><source>%1: tensor %2 (%3): expected %4 dimensions, found %5</source><translation>%1: tensor %2 (%3): se esperaban %4 dimensiones, se encontraron %5</translation></message>
<message><source>%1: tensor %2: expected columns for whole heads of %3, found %4; set --num-heads</source><translation>%1: tensor %2: se esperaban columnas para cabezas completas de %3, se encontraron %4; indique --num-heads</translation></message>
<message><source>%1: %2 of the rounds: expected 2 to %3 ascending numbers, found %4</source><translation>%1: %2 de las rondas: se esperaban de 2 a %3, cada valor mayor que el anterior, se encontró %4</translation></message>
<message><source>%1: rounds of growing pictures need square pictures, found %2 x %3</source><translation>%1: las rondas de imágenes crecientes son de imágenes cuadradas, se encontró %2 x %3</translation></message>
<message><source>picture sizes</source><translation>tamaños de imagen</translation></message>
<message><source>%1: picture sizes of the rounds: expected %2, multiples of the patch size %3 up to %4, found %5</source><translation>%1: tamaños de imagen de las rondas: se esperaban %2, múltiplos del tamaño de parche %3 hasta %4, se encontró %5</translation></message>
<message><source>%1: heads of the rounds (%2): %3, but the tensors have %4</source><translation>%1: cabezas de las rondas (%2): %3, pero los tensores tienen %4</translation></message>
<message><source>%1: a network that answers in rounds needs a class token, no norm before its blocks and no distillation token</source><translation>%1: una red que responde por rondas se lee en su token de clase, y no tiene norma antes de sus bloques ni token de destilación</translation></message>
<message><source>%1: tensor %2 has shape %3; expected a relative position bias of a square grid: (2 h - 1)^2 + 3 rows</source><translation>%1: el tensor %2 tiene la forma %3; se esperaba un sesgo de posición relativa de una rejilla cuadrada: (2 h - 1)^2 + 3 filas</translation></message>
<message><source>the configuration prepares pictures of %1 pixels for a network with inputs of %2: %3 is used</source><translation>la configuración prepara imágenes de %1 píxeles para una red que admite %2: se usa %3</translation></message>
<message><source>%1: image size %2x%3 (%4): expected multiples of the patch size %5</source><translation>%1: tamaño de imagen %2x%3 (%4): se esperaban múltiplos del tamaño de parche %5</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit the relative position bias, which covers %5x%6</source><translation>%1: el tamaño de imagen %2x%3 (%4) no encaja con el sesgo de posición relativa, creado para %5x%6</translation></message>
<message><source>the configuration says %1 pixels, but the position embedding covers %2x%3</source><translation>la configuración indica %1 píxeles, pero el embedding de posición se creó para %2x%3</translation></message>
<message><source>the file says %1 pixels, but the position embedding covers %2x%3</source><translation>el archivo indica %1 píxeles, pero el embedding de posición se creó para %2x%3</translation></message>
<message><source>%1: pos_embed has %2 positions and %3 prefix tokens, which do not form a square grid of patches; set --image-size HEIGHTxWIDTH, or img_size as &quot;HEIGHT,WIDTH&quot; in the file&apos;s metadata</source><translation>%1: pos_embed tiene %2 posiciones y %3 tokens de prefijo, que no forman una rejilla cuadrada de parches; indique --image-size HEIGHTxWIDTH, o img_size como &quot;HEIGHT,WIDTH&quot; en los metadatos del archivo</translation></message>
<message><source>%1: image size %2x%3 (%4) does not fit pos_embed with %5 positions, %6 prefix tokens and patches of %7 pixels; other picture sizes are chosen at run time</source><translation>%1: el tamaño de imagen %2x%3 (%4) no encaja con pos_embed, de %5 posiciones, %6 tokens de prefijo y parches de %7 píxeles; un tamaño distinto del propio del modelo se elige al ejecutarlo</translation></message>
<message><source>%1: %2 is %3; expected %4 or %5</source><translation>%1: %2 es %3; se esperaba %4 o %5</translation></message>
<message><source>%1: rotation is %2; expected none, axial or mixed</source><translation>%1: la rotación es %2; se esperaba none, axial o mixed</translation></message>
<message><source>%1: tensor &apos;rope.freqs&apos; belongs to a rotary position embedding with learned frequencies; nothing else indicates that this network has one. If it does, give its timm name with --architecture, such as vit_small_patch16_rope_mixed_224</source><translation>%1: el tensor &apos;rope.freqs&apos; pertenece a un embedding de posición rotatorio con frecuencias aprendidas; nada más indica que esta red lo tenga. Si lo tiene, indique --architecture con su nombre en timm, como vit_small_patch16_rope_mixed_224</translation></message>
<message><source>%1: %2 says a gated MLP (SwiGLU), but the tensors have a plain one</source><translation>%1: se indica un MLP con compuerta (SwiGLU) (%2), pero los tensores tienen uno simple</translation></message>
<message><source>%1: norm.weight: missing, expected [%2]; nothing indicates that this network has no norm after its blocks</source><translation>%1: norm.weight: falta, se esperaba [%2]; nada indica que esta red no tenga norma después de sus bloques</translation></message>
<message><source>%1: no tensor &apos;pos_embed&apos;, and nothing indicates which rotary or relative positions replace it; give the network&apos;s timm name with --architecture</source><translation>%1: no hay ningún tensor &apos;pos_embed&apos;, ni nada que indique qué posiciones rotatorias o relativas ocupan su lugar; indique --architecture con el nombre de la red en timm</translation></message>
<message><source>%1: tensor &apos;attn_pool.latent&apos; (attention pooling): expected [1, 1, %2], found %3</source><translation>%1: tensor &apos;attn_pool.latent&apos; (pooling por atención): se esperaba [1, 1, %2], se encontró %3</translation></message>
<message><source>%1: %2 heads of the attention pooling do not divide the width of %3</source><translation>%1: %2 cabezas del pooling por atención no dividen la anchura de %3</translation></message>
<message><source>&quot;order&quot;: expected 1 to %1 blocks, got %2</source><translation>&quot;order&quot;: se esperaban de 1 a %1 bloques, se recibieron %2</translation></message>
<message><source>&quot;order&quot;: expected a list of heads for each block</source><translation>&quot;order&quot;: se esperaba una lista de cabezas para cada bloque</translation></message>
<message><source>&quot;order&quot;: block %1 does not name each head once</source><translation>&quot;order&quot;: el bloque %1 no nombra cada cabeza una sola vez</translation></message>
<message><source>&quot;importance&quot;: expected a number for each head of each block</source><translation>&quot;importance&quot;: se esperaba un número para cada cabeza de cada bloque</translation></message>
<message><source>&quot;ranking&quot;: expected 1 to %1 neurons, got %2</source><translation>&quot;ranking&quot;: se esperaban de 1 a %1 neuronas, se recibieron %2</translation></message>
<message><source>&quot;ranking&quot;: expected [block, unit, score] for each neuron</source><translation>&quot;ranking&quot;: se esperaba [block, unit, score] para cada neurona</translation></message>
<message><source>%1: expected Hydrascope&apos;s means of heads: heads.position [L,T,D] and heads.all [L,D]</source><translation>%1: se esperaban las medias de las cabezas de Hydrascope: heads.position [L,T,D] y heads.all [L,D]</translation></message>
<message><source>%1: the means contain NaN or infinity</source><translation>%1: las medias contienen NaN o infinito</translation></message>
<message><source>%1: an order of %2 blocks with %3 heads; the model has %4 with %5</source><translation>%1: un orden de %2 bloques con %3 cabezas; el modelo tiene %4 con %5</translation></message>
<message><source>%1: block %2 has no per-head queries, keys and values to order</source><translation>%1: el bloque %2 no tiene consultas, claves y valores de cabezas que ordenar</translation></message>
<message><source>%1: the file belongs to another model</source><translation>%1: el archivo es de otro modelo</translation></message>
<message><source>%1: expected the file with id %2, found %3; it has changed since</source><translation>%1: se esperaba el archivo con id %2, se encontró %3; ha cambiado desde entonces</translation></message>
<message><source>%1: %2. Opened as another network, it would give wrong results: give its timm name with --architecture%3%4</source><translation>%1: %2. Leída como otra red daría resultados erróneos: indique con --architecture su nombre en timm%3%4</translation></message>
<message><source>, such as %1</source><translation>, como %1</translation></message>
<message><source>. If it is a plain one, use --architecture plain</source><translation>. Si es una simple, indique --architecture plain</translation></message>
<message><source>%1: %2 is not supported: %3</source><translation>%1: %2 no se ejecuta aquí: %3</translation></message>
<message><source>relative position bias</source><translation>sesgo de posición relativa</translation></message>
<message><source>rotary position embedding</source><translation>embedding de posición rotatorio</translation></message>
<message><source>%1: its configuration says %2, a network with %3, but its tensors belong to another network</source><translation>%1: su configuración indica %2, una red con %3, pero los tensores son de otra</translation></message>
<message><source>no tensor &apos;pos_embed&apos;: a network with rotary or relative positions, and nothing indicates which</source><translation>no hay ningún tensor &apos;pos_embed&apos;: es una red con posiciones rotatorias o relativas, y nada indica cuáles</translation></message>
<message><source>its tensors also fit a network with norms after attention and MLP (res-post-norm), and nothing indicates which it is</source><translation>sus tensores son también los de una red con normas después de la atención y el MLP (res-post-norm), y nada indica cuál es</translation></message>
<message><source>its tensors also fit a network with rotary position embedding, and nothing indicates which it is</source><translation>sus tensores son también los de una red con embedding de posición rotatorio, y nada indica cuál es</translation></message>
<message><source>%1 is an unknown name, and similar ones have %2</source><translation>%1 no es un nombre conocido aquí, y las redes similares tienen %2</translation></message>
<message><source>%1: architecture %2 (user): expected %3, hydravit, or a Vision Transformer&apos;s name in timm, such as vit_base_patch16_224</source><translation>%1: arquitectura %2 (usuario): se esperaba %3, hydravit, o el nombre de un Vision Transformer en timm, como vit_base_patch16_224</translation></message>
<message><source>its name, %1, belongs to a network of another kind: %2</source><translation>su nombre, %1, es el de una red de otro tipo: %2</translation></message>
<message><source>parts of its blocks</source><translation>una parte de sus bloques</translation></message>
<message><source>its own parts</source><translation>una parte propia</translation></message>
<message><source> (and %1 more)</source><translation> (y %1 más)</translation></message>
<message><source>%1: tensor %2%3 is not part of a Vision Transformer that is supported here: %4, without which it would be a different network. If the forward pass does not need it, save the weights without it</source><translation>%1: el tensor %2%3 no pertenece a un Vision Transformer de los que se admiten aquí: %4, sin lo cual sería una red distinta. Si la pasada hacia delante no lo necesita, guarde los pesos sin él</translation></message>
<message><source>%1: patches of %2 pixels: expected at most %3, a square kernel, and positions of a square grid of patches only; found %4</source><translation>%1: parches de %2 píxeles: se esperaban como máximo %3, un núcleo cuadrado y posiciones solo de una rejilla cuadrada de parches; se encontró %4</translation></message>
<message><source>%1: image size %2x%3: expected multiples of the patch size %4</source><translation>%1: tamaño de imagen %2x%3: se esperaban múltiplos del tamaño de parche %4</translation></message>
<message><source>%1: missing, expected %2</source><translation>%1: falta, se esperaba %2</translation></message>
<message><source>%1: expected floating point, found %2</source><translation>%1: se esperaba coma flotante, se encontró %2</translation></message>
<message><source>and %1 more</source><translation>y %1 más</translation></message>
<message><source>%1: expected averaged weights (state_dict_ema, model_ema, teacher, ...) for --weights %2; the file contains none</source><translation>%1: se esperaban pesos promediados (state_dict_ema, model_ema, teacher, ...), como indica --weights %2; el archivo no contiene ninguno</translation></message>
<message><source>%1: expected weights that are not averaged (state_dict, model, student, ...) for --weights %2; the file contains none</source><translation>%1: se esperaban pesos no promediados (state_dict, model, student, ...), como indica --weights %2; el archivo no contiene ninguno</translation></message>
<message><source>%1 describes another network and was ignored</source><translation>%1 describe otra red y no se usó</translation></message>
<message><source>checking the tensors</source><translation>comprobando los tensores</translation></message>
<message><source>%1: prompts need the model&apos;s vocabulary: put OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt next to the model, or name the file with --vocabulary</source><translation>%1: los prompts necesitan el vocabulario del modelo, que es un archivo aparte: ponga bpe_simple_vocab_16e6.txt.gz de OpenAI (en el repositorio openai/CLIP) o merges.txt de Hugging Face junto al modelo, o indique el archivo con --vocabulary</translation></message>
<message><source>%1: prompts need the model&apos;s tokenizer: put spiece.model, tokenizer.model or tokenizer.json of its repository next to the model, or name the file with --vocabulary</source><translation>%1: los prompts necesitan el tokenizador del modelo, que es un archivo aparte: ponga spiece.model, tokenizer.model o tokenizer.json del repositorio del modelo junto al modelo, o indique el archivo con --vocabulary</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP with both towers and their projections; its picture tower has no projection to compare with texts. DINOv3 reads text with dino.txt: put its file next to the model, with dinotxt in its name, or name it with --text-tower</source><translation>%1: este modelo no admite prompts: se esperaba un CLIP con ambas torres y sus proyecciones; su torre de imágenes no tiene proyección para comparar con textos. Un DINOv3 tiene palabras por dino.txt: ponga su archivo junto al modelo, con dinotxt en el nombre, o indíquelo con --text-tower</translation></message>
<message><source>%1: no prompts for this model: expected a CLIP that reads its class token</source><translation>%1: no hay prompts para este modelo: se esperaba un CLIP que lea su token de clase</translation></message>
<message><source>%1: texts are compared with the output of dino.txt&apos;s vision head: name its file with --text-tower</source><translation>%1: los textos se comparan con lo que la cabeza de visión de dino.txt hace de las imágenes: indique su archivo con --text-tower</translation></message>
<message><source>each prompt has its own probability (a sigmoid); they need not add up to one</source><translation>la probabilidad de cada prompt es independiente (sigmoide): no tienen que sumar uno</translation></message>
<message><source>%1 sentence is longer than the %2 tokens that the text tower reads, and was truncated as by its authors</source><translation>%1 frase es más larga que los %2 tokens que lee la torre de texto, y se corta como la cortan sus autores</translation></message>
<message><source>%1 sentences are longer than the %2 tokens that the text tower reads, and were truncated as by their authors</source><translation>%1 frases son más largas que los %2 tokens que lee la torre de texto, y se cortan como las cortan sus autores</translation></message>
<message><source>Depth Anything, a DINOv2 with a depth decoder</source><translation>Depth Anything, un DINOv2 con un decodificador de profundidad</translation></message>
<message><source>LLaVA, a vision language model</source><translation>LLaVA, un modelo de visión y lenguaje</translation></message>
<message><source>PaliGemma, a vision language model</source><translation>PaliGemma, un modelo de visión y lenguaje</translation></message>
<message><source>Gemma, a vision language model</source><translation>Gemma, un modelo de visión y lenguaje</translation></message>
<message><source>SmolVLM or Idefics, a vision language model</source><translation>SmolVLM o Idefics, un modelo de visión y lenguaje</translation></message>
<message><source>Qwen-VL, a vision language model</source><translation>Qwen-VL, un modelo de visión y lenguaje</translation></message>
<message><source>InternVL, a vision language model</source><translation>InternVL, un modelo de visión y lenguaje</translation></message>
<message><source>Florence-2, a pyramid of stages (DaViT) with a language model</source><translation>Florence-2, una pirámide de etapas (DaViT) con un modelo de lenguaje</translation></message>
<message><source>Kosmos-2, a vision language model</source><translation>Kosmos-2, un modelo de visión y lenguaje</translation></message>
<message><source>GIT, a captioning model</source><translation>GIT, que escribe pies de imagen</translation></message>
<message><source>BLIP, a picture tower with a language model</source><translation>BLIP, una torre de imagen con un modelo de lenguaje</translation></message>
<message><source>BLIP-2, a picture tower with a Q-Former and a language model</source><translation>BLIP-2, una torre de imagen con un Q-Former y un modelo de lenguaje</translation></message>
<message><source>a vision language model</source><translation>un modelo de visión y lenguaje</translation></message>
<message><source>a document retrieval model (ColPali)</source><translation>una red que busca páginas (ColPali)</translation></message>
<message><source>a text recognition model (TrOCR, Donut)</source><translation>una red que lee texto en imágenes (TrOCR, Donut)</translation></message>
<message><source>a document model (LayoutLM)</source><translation>una red que lee documentos (LayoutLM)</translation></message>
<message><source>a joint transformer for pictures and text (ViLT)</source><translation>una red de imágenes y palabras en una (ViLT)</translation></message>
<message><source>RF-DETR, a detector</source><translation>RF-DETR, un detector</translation></message>
<message><source>DETR, a detector</source><translation>DETR, un detector</translation></message>
<message><source>YOLOS, a detector</source><translation>YOLOS, un detector</translation></message>
<message><source>OWL-ViT, an open-vocabulary detector</source><translation>OWL-ViT, un detector de vocabulario abierto</translation></message>
<message><source>Grounding DINO, an open-vocabulary detector</source><translation>Grounding DINO, un detector de vocabulario abierto</translation></message>
<message><source>Segment Anything (SAM), which has windows and a neck</source><translation>Segment Anything (SAM), que tiene ventanas y un cuello</translation></message>
<message><source>SAM 2, whose trunk is a pyramid of stages (Hiera)</source><translation>SAM 2, cuyo cuerpo es una pirámide de etapas (Hiera)</translation></message>
<message><source>SAM 3, whose trunk has rotary positions in windows</source><translation>SAM 3, cuyo cuerpo tiene posiciones rotatorias en ventanas</translation></message>
<message><source>Mask2Former, a network for segmentation</source><translation>Mask2Former, una red de segmentación</translation></message>
<message><source>EoMT, a Vision Transformer with queries for segmentation</source><translation>EoMT, un Vision Transformer con consultas para segmentación</translation></message>
<message><source>SegFormer, a pyramid of stages</source><translation>SegFormer, una pirámide de etapas</translation></message>
<message><source>UPerNet, a network for segmentation</source><translation>UPerNet, una red de segmentación</translation></message>
<message><source>a text-prompted segmentation network (CLIPSeg, GroupViT)</source><translation>una red de segmentación por palabras (CLIPSeg, GroupViT)</translation></message>
<message><source>a network for depth (DPT, ZoeDepth)</source><translation>una red de profundidad (DPT, ZoeDepth)</translation></message>
<message><source>Depth Pro, two Vision Transformers over patches of several scales</source><translation>Depth Pro, dos Vision Transformers sobre parches de varias escalas</translation></message>
<message><source>an image matching network</source><translation>una red que empareja imágenes</translation></message>
<message><source>Hiera, a pyramid of stages</source><translation>Hiera, una pirámide de etapas</translation></message>
<message><source>AIMv2, which has RMSNorm and a gated MLP</source><translation>AIMv2, que tiene RMSNorm y un MLP con compuerta</translation></message>
<message><source>C-RADIO, which crops its positions from a larger grid</source><translation>C-RADIO, que recorta sus posiciones de una cuadrícula mayor</translation></message>
<message><source>V-JEPA 2, a video network</source><translation>V-JEPA 2, una red de vídeo</translation></message>
<message><source>VideoMAE, a video network</source><translation>VideoMAE, una red de vídeo</translation></message>
<message><source>a video network (TimeSformer, ViViT)</source><translation>una red de vídeo (TimeSformer, ViViT)</translation></message>
<message><source>SigLIP 2 NaFlex, for pictures of any aspect ratio</source><translation>SigLIP 2 NaFlex, para imágenes de cualquier forma</translation></message>
<message><source>MLCD, a CLIP with rotary positions</source><translation>MLCD, un CLIP con posiciones rotatorias</translation></message>
<message><source>Swin, a pyramid of stages with windows</source><translation>Swin, una pirámide de etapas con ventanas</translation></message>
<message><source>PVT, a pyramid of stages</source><translation>PVT, una pirámide de etapas</translation></message>
<message><source>CvT, a pyramid of stages with convolutions</source><translation>CvT, una pirámide de etapas con convoluciones</translation></message>
<message><source>LeViT, a pyramid of stages with a convolutional stem</source><translation>LeViT, una pirámide de etapas con un tronco convolucional</translation></message>
<message><source>EfficientFormer, a pyramid of stages with convolutions</source><translation>EfficientFormer, una pirámide de etapas con convoluciones</translation></message>
<message><source>PoolFormer, a pyramid of stages with pooling in place of attention</source><translation>PoolFormer, una pirámide de etapas con pooling en lugar de atención</translation></message>
<message><source>NAT, a pyramid of stages with neighbourhood attention</source><translation>NAT, una pirámide de etapas con atención de vecindad</translation></message>
<message><source>FocalNet, a pyramid of stages without attention</source><translation>FocalNet, una pirámide de etapas sin atención</translation></message>
<message><source>VAN, a convolutional network</source><translation>VAN, una red convolucional</translation></message>
<message><source>a hybrid ViT, with a convolutional network before the blocks</source><translation>un ViT híbrido, con una red convolucional antes de los bloques</translation></message>
<message><source>MGP-STR, a scene text recogniser</source><translation>MGP-STR, que lee palabras</translation></message>
<message><source>ImageGPT, which generates pixels</source><translation>ImageGPT, que escribe píxeles</translation></message>
<message><source>Perceiver, whose latents read the pixels</source><translation>Perceiver, cuyos latentes leen los píxeles</translation></message>
<message><source>MobileViT, a convolutional network with transformers in it</source><translation>MobileViT, una red convolucional con transformers dentro</translation></message>
<message><source>FastViT, a convolutional network with attention at its end</source><translation>FastViT, una red convolucional con atención al final</translation></message>
<message><source>MambaVision, a state space network</source><translation>MambaVision, una red con espacios de estados</translation></message>
<message><source>Mamba (Vim, VMamba), a state space network</source><translation>Mamba (Vim, VMamba), una red con espacios de estados</translation></message>
<message><source>ConvNeXt, a convolutional network</source><translation>ConvNeXt, una red convolucional</translation></message>
<message><source>a convolutional network (ResNet, EfficientNet)</source><translation>una red convolucional (ResNet, EfficientNet)</translation></message>
<message><source>YOLO, a convolutional detector</source><translation>YOLO, un detector convolucional</translation></message>
<message><source>an image generation network (diffusion)</source><translation>una red que crea imágenes (difusión)</translation></message>
<message><source>DiT, an image generation network (diffusion)</source><translation>DiT, una red que crea imágenes (difusión)</translation></message>
<message><source>a text model (BERT)</source><translation>un modelo de texto (BERT)</translation></message>
<message><source>a language model</source><translation>un modelo de lenguaje</translation></message>
<message><source>a text model (T5, BART)</source><translation>un modelo de texto (T5, BART)</translation></message>
<message><source>an audio network</source><translation>una red de audio</translation></message>
<message><source>data2vec for text</source><translation>data2vec para texto</translation></message>
<message><source>not a vision network</source><translation>ninguna red de imágenes</translation></message>
<message><source>Its DINOv2 opens by itself; in Python: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), or for the authors&apos; file torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</source><translation>Su DINOv2 se puede abrir solo; en Python: AutoModelForDepthEstimation.from_pretrained(FOLDER).backbone.save_pretrained(OUT), o, del archivo de los autores, torch.save({k: v for k, v in torch.load(FILE).items() if k.startswith(&quot;pretrained.&quot;)}, OUT)</translation></message>
<message><source>Its picture tower opens by itself if it is a CLIP or a SigLIP; in Python: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</source><translation>Su torre de imagen se puede abrir sola si es un CLIP o un SigLIP; en Python: AutoModel.from_pretrained(FOLDER).vision_tower.save_pretrained(OUT)</translation></message>
<message><source>In Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</source><translation>En Python: PeftModel.from_pretrained(BASE, FOLDER).merge_and_unload().save_pretrained(OUT)</translation></message>
<message><source>this is %1; only its Vision Transformer was opened</source><translation>esto es %1; solo se abrió su Vision Transformer</translation></message>
<message><source>%1: its weights are quantised (%2 says %3), which is not supported. %4</source><translation>%1: sus pesos están cuantizados (%2 indica %3), lo que aquí no se ejecuta. %4</translation></message>
<message><source>%1: this is %2 (%3 says %4), which is not supported</source><translation>%1: esto es %2 (%3 dice %4), que no se ejecuta aquí</translation></message>
<message><source>%1: its patches are %2, with frames: a video network (VideoMAE, V-JEPA, Qwen-VL), which is not supported. %3</source><translation>%1: sus parches son %2, con fotogramas: una red de vídeo (VideoMAE, V-JEPA, Qwen-VL), que aquí no se ejecuta. %3</translation></message>
<message><source>%1: its patches are %2: a network for grey pictures, with 1 channel; only 3 channels are supported. This one, expanded to 3 channels, gives the same answers for grey pictures; in Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, and mean and std three times</source><translation>%1: sus parches son %2: una red para imágenes grises, de 1 canal; aquí se ejecutan redes de 3. Esta, con 3, responde lo mismo a imágenes grises; en Python: kernel = kernel.repeat(1, 3, 1, 1) / 3, y mean y std tres veces</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels (RGBA); only 3 are supported. %4</source><translation>%1: sus parches son %2: una red para imágenes de %3 canales (RGBA); aquí se ejecutan redes de 3. %4</translation></message>
<message><source>%1: its patches are %2: a network for pictures with %3 channels; only 3 are supported. %4</source><translation>%1: sus parches son %2: una red para imágenes de %3 canales; aquí se ejecutan redes de 3. %4</translation></message>
<message><source>%1: tensors like %2 are 8-bit integers: quantised weights, which are not supported. %3</source><translation>%1: el tensor %2 y los de su clase son números enteros de 8 bits: pesos cuantizados, que aquí no se ejecutan. %3</translation></message>
<message><source>a LoHa adapter, which must be merged into its base model first</source><translation>un adaptador LoHa, que primero debe fusionarse con su modelo base</translation></message>
<message><source>quantised weights (bitsandbytes, 8 bits)</source><translation>pesos cuantizados (bitsandbytes, 8 bits)</translation></message>
<message><source>quantised weights (bitsandbytes, 4 bits)</source><translation>pesos cuantizados (bitsandbytes, 4 bits)</translation></message>
<message><source>quantised weights (GPTQ, AWQ)</source><translation>pesos cuantizados (GPTQ, AWQ)</translation></message>
<message><source>quantised weights (compressed-tensors)</source><translation>pesos cuantizados (compressed-tensors)</translation></message>
<message><source>quantised weights (fp8, int8)</source><translation>pesos cuantizados (fp8, int8)</translation></message>
<message><source>quantised weights (PyTorch, 8 bits)</source><translation>pesos cuantizados (PyTorch, 8 bits)</translation></message>
<message><source>a plain ViT under the names of jeonsworld&apos;s ViT-pytorch. Renamed in Python it opens: for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>un ViT simple con los nombres de ViT-pytorch de jeonsworld. Renombrado en Python se abre: for a, b in [(&quot;transformer.&quot;, &quot;&quot;), (&quot;patch_embeddings&quot;, &quot;patch_embeddings.projection&quot;), (&quot;attention_norm&quot;, &quot;layernorm_before&quot;), (&quot;ffn_norm&quot;, &quot;layernorm_after&quot;), (&quot;attn.out&quot;, &quot;attention.output.dense&quot;), (&quot;attn.&quot;, &quot;attention.attention.&quot;), (&quot;ffn.fc1&quot;, &quot;intermediate.dense&quot;), (&quot;ffn.fc2&quot;, &quot;output.dense&quot;), (&quot;encoder.encoder_norm&quot;, &quot;layernorm&quot;), (&quot;head.&quot;, &quot;classifier.&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a plain ViT under the names of mmpretrain. Renamed in Python it opens: for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</source><translation>un ViT simple con los nombres de mmpretrain. Renombrado en Python se abre: for a, b in [(&quot;ffn.layers.0.0&quot;, &quot;mlp.fc1&quot;), (&quot;ffn.layers.1&quot;, &quot;mlp.fc2&quot;), (&quot;backbone.layers&quot;, &quot;blocks&quot;), (&quot;backbone.ln1&quot;, &quot;norm&quot;), (&quot;backbone.&quot;, &quot;&quot;), (&quot;ln&quot;, &quot;norm&quot;), (&quot;projection&quot;, &quot;proj&quot;), (&quot;head.layers.head&quot;, &quot;head&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}</translation></message>
<message><source>a norm of the patches before positions are added (vit-pytorch)</source><translation>una norma de los parches antes de sumar las posiciones (vit-pytorch)</translation></message>
<message><source>a plain ViT under the names of vit-pytorch. Renamed in Python it opens, with --eps 1e-5: for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}; and its patch kernel k is k.reshape(D, P, P, 3).permute(0, 3, 1, 2)</source><translation>un ViT simple con los nombres de vit-pytorch. Renombrado en Python se abre, con --eps 1e-5: for a, b in [(&quot;transformer.layers&quot;, &quot;blocks&quot;), (&quot;.0.norm.&quot;, &quot;.norm1.&quot;), (&quot;.0.fn.to_qkv&quot;, &quot;.attn.qkv&quot;), (&quot;.0.fn.to_out.0&quot;, &quot;.attn.proj&quot;), (&quot;.1.norm.&quot;, &quot;.norm2.&quot;), (&quot;.1.fn.net.0&quot;, &quot;.mlp.fc1&quot;), (&quot;.1.fn.net.3&quot;, &quot;.mlp.fc2&quot;), (&quot;mlp_head.0&quot;, &quot;norm&quot;), (&quot;mlp_head.1&quot;, &quot;head&quot;), (&quot;pos_embedding&quot;, &quot;pos_embed&quot;), (&quot;to_patch_embedding.1&quot;, &quot;patch_embed.proj&quot;)]: w = {k.replace(a, b): v for k, v in w.items()}; y su núcleo de parches k es k.reshape(D, P, P, 3).permute(0, 3, 1, 2)</translation></message>
<message><source>a DINOv2 with a depth decoder (Depth Anything)</source><translation>un DINOv2 con un decodificador de profundidad (Depth Anything)</translation></message>
<message><source>a Vision Transformer with a depth decoder (Depth Anything, DPT)</source><translation>un Vision Transformer con un decodificador de profundidad (Depth Anything, DPT)</translation></message>
<message><source>a vision language model (LLaVA, PaliGemma)</source><translation>un modelo de visión y lenguaje (LLaVA, PaliGemma)</translation></message>
<message><source>a vision language model (LLaVA)</source><translation>un modelo de visión y lenguaje (LLaVA)</translation></message>
<message><source>a vision language model (SmolVLM, Idefics)</source><translation>un modelo de visión y lenguaje (SmolVLM, Idefics)</translation></message>
<message><source>a vision language model (Qwen-VL)</source><translation>un modelo de visión y lenguaje (Qwen-VL)</translation></message>
<message><source>a vision language model (Kosmos-2)</source><translation>un modelo de visión y lenguaje (Kosmos-2)</translation></message>
<message><source>a pyramid of stages with a language model (Florence-2)</source><translation>una pirámide de etapas con un modelo de lenguaje (Florence-2)</translation></message>
<message><source>a picture tower with a Q-Former and a language model (BLIP-2)</source><translation>una torre de imagen con un Q-Former y un modelo de lenguaje (BLIP-2)</translation></message>
<message><source>Segment Anything (SAM 2)</source><translation>Segment Anything (SAM 2)</translation></message>
<message><source>a pyramid of stages (SAM 2&apos;s Hiera)</source><translation>una pirámide de etapas (Hiera de SAM 2)</translation></message>
<message><source>Segment Anything (SAM 3)</source><translation>Segment Anything (SAM 3)</translation></message>
<message><source>Segment Anything (SAM)</source><translation>Segment Anything (SAM)</translation></message>
<message><source>a pyramid over one scale (ViTDet)</source><translation>una pirámide sobre una sola escala (ViTDet)</translation></message>
<message><source>a detector (RF-DETR, DAB-DETR)</source><translation>un detector (RF-DETR, DAB-DETR)</translation></message>
<message><source>a detector with deformable attention (RF-DETR, RT-DETR)</source><translation>un detector con atención deformable (RF-DETR, RT-DETR)</translation></message>
<message><source>a detector (DETR)</source><translation>un detector (DETR)</translation></message>
<message><source>a detector (DETR, YOLOS)</source><translation>un detector (DETR, YOLOS)</translation></message>
<message><source>an open-vocabulary detector (OWL-ViT)</source><translation>un detector de vocabulario abierto (OWL-ViT)</translation></message>
<message><source>a convolutional detector (YOLO)</source><translation>un detector convolucional (YOLO)</translation></message>
<message><source>a segmentation network (Mask2Former)</source><translation>una red de segmentación (Mask2Former)</translation></message>
<message><source>a pyramid of stages (SegFormer)</source><translation>una pirámide de etapas (SegFormer)</translation></message>
<message><source>a video network (VideoMAE)</source><translation>una red de vídeo (VideoMAE)</translation></message>
<message><source>a video network (TimeSformer)</source><translation>una red de vídeo (TimeSformer)</translation></message>
<message><source>positions cropped from a larger grid (C-RADIO)</source><translation>posiciones recortadas de una cuadrícula mayor (C-RADIO)</translation></message>
<message><source>RMSNorm and a gated MLP (AIMv2)</source><translation>RMSNorm y un MLP con compuerta (AIMv2)</translation></message>
<message><source>a network of its own (InternViT)</source><translation>una red propia (InternViT)</translation></message>
<message><source>state spaces (MambaVision)</source><translation>espacios de estados (MambaVision)</translation></message>
<message><source>state spaces (VMamba)</source><translation>espacios de estados (VMamba)</translation></message>
<message><source>state spaces (Vim)</source><translation>espacios de estados (Vim)</translation></message>
<message><source>a convolutional network with attention at its end (FastViT)</source><translation>una red convolucional con atención al final (FastViT)</translation></message>
<message><source>a pyramid of stages without attention (PoolFormer, CAFormer)</source><translation>una pirámide de etapas sin atención (PoolFormer, CAFormer)</translation></message>
<message><source>a convolutional network with transformers in it (MobileViT)</source><translation>una red convolucional con transformers dentro (MobileViT)</translation></message>
<message><source>a pyramid of stages (PVT, SegFormer)</source><translation>una pirámide de etapas (PVT, SegFormer)</translation></message>
<message><source>a pyramid of stages (PVT v2, SegFormer)</source><translation>una pirámide de etapas (PVT v2, SegFormer)</translation></message>
<message><source>a pyramid of stages with convolutions (CvT)</source><translation>una pirámide de etapas con convoluciones (CvT)</translation></message>
<message><source>a convolutional network (ConvNeXt)</source><translation>una red convolucional (ConvNeXt)</translation></message>
<message><source>a convolutional network (ConvNeXt, MobileNet)</source><translation>una red convolucional (ConvNeXt, MobileNet)</translation></message>
<message><source>dino.txt&apos;s vision head and text tower, without a backbone; open the DINOv3 they belong to, with this file next to it or named with --text-tower</source><translation>la cabeza de visión y la torre de texto de dino.txt, que no tienen parches propios; abra el DINOv3 al que pertenecen, con este archivo al lado o indicado con --text-tower</translation></message>
<message><source>a LoRA adapter, which must be merged into its base model first</source><translation>un adaptador LoRA, que primero debe fusionarse con su modelo base</translation></message>
<message><source>an adapter inside the blocks; open its base model</source><translation>un adaptador dentro de los bloques; abra el modelo al que se añadió</translation></message>
<message><source>learned prompts among the tokens; open their base model</source><translation>prompts aprendidos entre los tokens; abra el modelo al que se añadieron</translation></message>
<message><source>a pyramid of stages that answers in rounds (ThinkingViT&apos;s Swin)</source><translation>una pirámide de etapas que responde por rondas (Swin de ThinkingViT)</translation></message>
<message><source>differential attention</source><translation>atención diferencial</translation></message>
<message><source>cross-covariance attention (XCiT)</source><translation>atención de covarianza cruzada (XCiT)</translation></message>
<message><source>attention and MLP in parallel</source><translation>atención y MLP en paralelo</translation></message>
<message><source>two attentions in parallel</source><translation>dos atenciones en paralelo</translation></message>
<message><source>a gate</source><translation>una compuerta</translation></message>
<message><source>pictures of any aspect ratio (NaFlexViT)</source><translation>imágenes de cualquier forma (NaFlexViT)</translation></message>
<message><source>relative position bias (SAM, ViTDet)</source><translation>sesgo de posición relativa (SAM, ViTDet)</translation></message>
<message><source>windows and a neck (SAM, ViTDet)</source><translation>ventanas y un cuello (SAM, ViTDet)</translation></message>
<message><source>a pyramid of stages (Hiera)</source><translation>una pirámide de etapas (Hiera)</translation></message>
<message><source>a norm of the patches before positions are added (AIMv2)</source><translation>una norma de los parches antes de sumar las posiciones (AIMv2)</translation></message>
<message><source>a pyramid of stages (Swin)</source><translation>una pirámide de etapas (Swin)</translation></message>
<message><source>a pyramid of stages</source><translation>una pirámide de etapas</translation></message>
<message><source>a convolutional network before the blocks (hybrid ViT)</source><translation>una red convolucional antes de los bloques (ViT híbrido)</translation></message>
<message><source>a convolutional stem (LeViT, XCiT)</source><translation>un tronco convolucional (LeViT, XCiT)</translation></message>
<message><source>a convolutional stem (XCiT)</source><translation>un tronco convolucional (XCiT)</translation></message>
<message><source>a convolutional stem</source><translation>un tronco convolucional</translation></message>
<message><source>attention pooling (SigLIP)</source><translation>pooling por atención (SigLIP)</translation></message>
<message><source>class attention (CaiT)</source><translation>atención de clase (CaiT)</translation></message>
<message><source>talking heads (CaiT)</source><translation>cabezas parlantes, «talking heads» (CaiT)</translation></message>
<message><source>a detector (YOLOS)</source><translation>un detector (YOLOS)</translation></message>
<message><source>blocks stacked into one tensor (big_vision)</source><translation>bloques apilados en un solo tensor (big_vision)</translation></message>
<message><source>a convolutional network (ResNet)</source><translation>una red convolucional (ResNet)</translation></message>
<message><source>a convolutional network (CLIP&apos;s ResNet)</source><translation>una red convolucional (ResNet de CLIP)</translation></message>
<message><source>a convolutional network (VGG, MobileNet, EfficientNet)</source><translation>una red convolucional (VGG, MobileNet, EfficientNet)</translation></message>
<message><source>a convolutional network (EfficientNet)</source><translation>una red convolucional (EfficientNet)</translation></message>
<message><source>a convolutional network with batch normalisation</source><translation>una red convolucional con normalización por lotes</translation></message>
<message><source>a text model</source><translation>un modelo de texto</translation></message>
<message><source>an MLP-Mixer</source><translation>un MLP-Mixer</translation></message>
<message><source>gates and growing pictures (ProgResViT)</source><translation>compuertas e imágenes crecientes (ProgResViT)</translation></message>
<message><source>tokens that go through the blocks again (ThinkingViT)</source><translation>tokens que vuelven a pasar por los bloques (ThinkingViT)</translation></message>
<message><source>relative position bias (BEiT, Swin)</source><translation>sesgo de posición relativa (BEiT, Swin)</translation></message>
<message><source>separate query and value biases (BEiT, EVA, DINOv3)</source><translation>sesgos separados de consulta y valor (BEiT, EVA, DINOv3)</translation></message>
<message><source>rotary position embedding (EVA-02, DINOv3)</source><translation>embedding de posición rotatorio (EVA-02, DINOv3)</translation></message>
<message><source>rotary position embedding (DINOv3)</source><translation>embedding de posición rotatorio (DINOv3)</translation></message>
<message><source>attention pooling (SigLIP, Perception Encoder)</source><translation>pooling por atención (SigLIP, Perception Encoder)</translation></message>
<message><source>a gated MLP (SwiGLU)</source><translation>un MLP con compuerta (SwiGLU)</translation></message>
<message><source>a norm inside the attention</source><translation>una norma dentro de la atención</translation></message>
<message><source>a norm inside the MLP</source><translation>una norma dentro del MLP</translation></message>
<message><source>%1: tensor %2 belongs to a network that is not supported: %3</source><translation>%1: el tensor %2 pertenece a una red que aquí no se ejecuta: %3</translation></message>
<message><source>%1: mlp_ratio and hidden_size: expected numbers whose product is from 1 to 1e6</source><translation>%1: mlp_ratio y hidden_size: se esperaban números cuyo producto esté entre 1 y 1e6</translation></message>
<message><source>%1: %2 is not %3: %4, which is not supported</source><translation>%1: %2 no es %3: %4, que aquí no se ejecuta</translation></message>
<message><source>%1: %2: expected a number, found %3</source><translation>%1: %2: se esperaba un número, se encontró %3</translation></message>
<message><source>%1: %2: expected a value, found %3</source><translation>%1: %2: se esperaba un valor, se encontró %3</translation></message>
<message><source>%1: rescale_factor %2; expected from 1e-6 to 1</source><translation>%1: rescale_factor %2; se esperaba de 1e-6 a 1</translation></message>
<message><source>%1: %2: expected shortest_edge or height, found %3</source><translation>%1: %2: se esperaba shortest_edge o height, se encontró %3</translation></message>
<message><source>do_resize: false</source><translation>do_resize: false</translation></message>
<message><source>%1: crop_size %2 of a size of %3; expected a crop within the picture</source><translation>%1: crop_size %2 de un tamaño de %3; se esperaba un recorte dentro de la imagen</translation></message>
<message><source>size.shortest_edge without a crop (the centre square is used)</source><translation>size.shortest_edge sin recorte (se muestra el cuadrado central)</translation></message>
<message><source>do_center_crop without crop_size</source><translation>do_center_crop sin crop_size</translation></message>
<message><source>crop_size with another aspect ratio than size</source><translation>crop_size de otra forma que size</translation></message>
<message><source>pictures with another number of channels</source><translation>imágenes con otro número de canales</translation></message>
<message><source>%1: id2label does not name one class for each number from 0 to %2; the names were ignored</source><translation>%1: id2label no nombra una clase para cada número de 0 a %2; los nombres no se usaron</translation></message>
<message><source>%1: resample: expected a whole number, found %2</source><translation>%1: resample: se esperaba un número entero, se encontró %2</translation></message>
<message><source>%1: resample %2 is neither bilinear nor bicubic; bicubic is used</source><translation>%1: resample %2 no es ni bilineal ni bicúbico; se usa bicúbico</translation></message>
<message><source>%1: preprocesses pictures in unsupported ways: %2</source><translation>%1: cambia la imagen de maneras que aquí no se aplican: %2</translation></message>
<message><source>pictures are preprocessed by %1, as in transformers; %2 differs</source><translation>%1 se usa para la imagen, como hace transformers; %2 indica otra cosa</translation></message>
<message><source>%1: label_names: expected a list of texts; the names were ignored</source><translation>%1: label_names: se esperaba una lista de textos; los nombres no se usaron</translation></message>
<message><source>%1: label_names and id2label differ; label_names is used, as timm does</source><translation>%1: label_names e id2label difieren; se usa label_names, como hace timm</translation></message>
<message><source>%1: model_args has %2 = %3, an unknown setting that leaves no trace in the tensors. If the network matches its name, remove the setting from the file</source><translation>%1: model_args tiene %2 = %3, una parte que ningún tensor muestra y que no se conoce aquí. Si la red es como dice su nombre, quítela del archivo</translation></message>
<message><source>%1: %2: expected true or false, found %3</source><translation>%1: %2: se esperaba true o false, se encontró %3</translation></message>
<message><source>%1: %2: expected an object { ... }, found %3</source><translation>%1: %2: se esperaba un objeto { ... }, se encontró %3</translation></message>
<message><source>%1: %2 is not supported</source><translation>%1: %2 no se aplica aquí</translation></message>
<message><source>%1: tensor %2: %3</source><translation>%1: tensor %2: %3</translation></message>
<message><source>expected separate query and value biases of one width (BEiT, EVA, DINOv3), both and without other biases</source><translation>se esperaban sesgos separados de consulta y valor de una misma anchura (BEiT, EVA, DINOv3), ambos y nada más a su lado</translation></message>
<message><source>expected a mask as long as attn.qkv.bias (DINOv3)</source><translation>se esperaba una máscara de la longitud de attn.qkv.bias (DINOv3)</translation></message>
<message><source>expected 1, 0, 1 by thirds: no bias for keys (DINOv3)</source><translation>se esperaba 1, 0, 1 por tercios: las claves sin sesgo (DINOv3)</translation></message>
<message><source>a gated MLP (SwiGLU) beside mlp.fc1</source><translation>un MLP con compuerta (SwiGLU) junto a mlp.fc1</translation></message>
<message><source>expected rows of queries, keys and values, found %1</source><translation>se esperaban filas de consultas, claves y valores, se encontró %1</translation></message>
<message><source>expected a quarter of a head&apos;s features (rotary position embedding, DINOv3), found %1</source><translation>se esperaba un cuarto de las características de una cabeza (embedding de posición rotatorio, DINOv3), se encontró %1</translation></message>
<message><source>%1: a training checkpoint without tensors under %2</source><translation>%1: un checkpoint de entrenamiento, pero sin tensores bajo %2</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its averaged weights so far</source><translation>un checkpoint de entrenamiento, tras el paso %1 de %2: sus pesos promediados hasta ahora</translation></message>
<message><source>a training checkpoint, after step %1 of %2: its trained weights so far</source><translation>un checkpoint de entrenamiento, tras el paso %1 de %2: sus pesos entrenados hasta ahora</translation></message>
<message><source>%1: rows of %2 channels; %3 has %4</source><translation>%1: filas de %2 canales; %3 tiene %4</translation></message>
<message><source>%1: one of its strongest pictures is not among the %2</source><translation>%1: una de sus imágenes más fuertes no es ninguna de las %2</translation></message>
<message><source>%1: feature %2 counts more active patches than were seen</source><translation>%1: se dice que la característica %2 está en más de lo que se vio</translation></message>
<message><source>%1: %2 of %3 pictures are done</source><translation>%1: %2 de %3 imágenes están hechas</translation></message>
<message><source>%1: expected model, sae and heads in its question</source><translation>%1: se esperaban model, sae y heads en su pregunta</translation></message>
<message><source>%1: an index of another %2: expected %3, found %4</source><translation>%1: un índice de otro %2: se esperaba el de %3, se encontró el de %4</translation></message>
<message><source>%1: expected an index of features (made by sae-index)</source><translation>%1: se esperaba un índice de características (los escribe sae-index)</translation></message>
<message><source>%1: values: expected [features, %2], found %3</source><translation>%1: values: se esperaba [características, %2], se encontró %3</translation></message>
<message><source>%1: expected the state of an index of features</source><translation>%1: se esperaba el estado de un índice de características</translation></message>
<message><source>the index was made with another model, head count, autoencoder or list of pictures: %1; name another file</source><translation>el índice es de otro modelo, número de cabezas, autocodificador o lista de imágenes: %1; indique otro archivo</translation></message>
<message><source>%1: kind: expected &quot;topk&quot; or &quot;matryoshka&quot;, found %2</source><translation>%1: kind: se esperaba &quot;topk&quot; o &quot;matryoshka&quot;, se encontró %2</translation></message>
<message><source>%1: prefixes: expected only with &quot;kind&quot;: &quot;matryoshka&quot;</source><translation>%1: prefixes: solo se espera con &quot;kind&quot;: &quot;matryoshka&quot;</translation></message>
<message><source>%1: prefixes: expected ascending numbers of features that end with %2</source><translation>%1: prefixes: se esperaban números crecientes de características, el último todas las %2</translation></message>
<message><source>features of scenes</source><translation>características de escenas</translation></message>
<message><source>%1: the table gives it several classes, and the model answers with one; --answers sigmoid allows several</source><translation>%1: la tabla la nombra con varias clases y el modelo responde con una; --answers sigmoid es para varias</translation></message>
<message><source>image %1 of %2</source><translation>imagen %1 de %2</translation></message>
<message><source>run %1 of %2</source><translation>ejecución %1 de %2</translation></message>
<message><source>picture %1 of %2: %3</source><translation>imagen %1 de %2: %3</translation></message>
<message><source>no picture could be measured; the first: %1</source><translation>no se pudo medir ninguna imagen; la primera: %1</translation></message>
<message><source>%1: cannot be extended: %2</source><translation>%1: no se le puede añadir nada: %2</translation></message>
<message><source>no label, or its label is not a class of the model</source><translation>no hay etiqueta, o su etiqueta no es una clase del modelo</translation></message>
<message><source>faithfulness: method %1 shows colours, which do not rank patches</source><translation>fidelidad: el método %1 muestra colores, que no ordenan los parches</translation></message>
<message><source>faithfulness: expected at least one method and one number of heads</source><translation>fidelidad: se esperaban al menos un método y un número de cabezas</translation></message>
<message><source>exact Shapley values support at most %1 heads per block, this network has %2; choose ablation or gradient</source><translation>los valores de Shapley exactos admiten como máximo %1 cabezas por bloque, esta red tiene %2; elija ablation o gradient</translation></message>
<message><source>nearest neighbours of %1 among %2 with %3 classes</source><translation>vecinos más cercanos de %1 entre %2 con %3 clases</translation></message>
<message><source>nearest neighbours</source><translation>vecinos más cercanos</translation></message>
<message><source>%1: %2 is not one of the model&apos;s %3 classes</source><translation>%1: %2 no es una de las %3 clases del modelo</translation></message>
<message><source>%1: the sub-folder&apos;s name %2 is not a class name, synset or index of the model&apos;s %3 classes</source><translation>%1: el nombre de la subcarpeta, %2, no es un nombre de clase, synset o índice de las %3 clases del modelo</translation></message>
<message><source>%1: expected a picture in the table&apos;s folder or its sub-folders, found %2</source><translation>%1: se esperaba una imagen en la propia carpeta de la tabla o en una dentro de ella, se encontró %2</translation></message>
<message><source>%1: %2 and %3 are different classes</source><translation>%1: %2 y %3 son clases distintas</translation></message>
<message><source>%1: class_index: expected an index from 0 to %2, found %3</source><translation>%1: class_index: se esperaba un índice de 0 a %2, se encontró %3</translation></message>
<message><source>%1: expected a folder with labels.csv or one sub-folder per class</source><translation>%1: se esperaba una carpeta con labels.csv o con una subcarpeta por clase</translation></message>
<message><source>%1: neither labels.csv nor a class sub-folder with images in it</source><translation>%1: no hay ni labels.csv ni una subcarpeta de clase con imágenes</translation></message>
<message><source>%1: a probe needs several classes; found %2 with pictures</source><translation>%1: una sonda distingue clases; se encontraron %2 con imágenes</translation></message>
<message><source>a probe of %1 pictures: at most %2 embeddings of this network fit</source><translation>una sonda de %1 imágenes: se retienen a la vez como máximo %2 embeddings de esta red</translation></message>
<message><source>training the probe</source><translation>entrenando la sonda</translation></message>
<message><source>probe trained</source><translation>sonda entrenada</translation></message>
<message><source>the probe cannot be trained: an embedding is not finite</source><translation>la sonda no se puede entrenar: un embedding no es finito</translation></message>
<message><source>%1: cannot be listed: %2</source><translation>%1: no se puede enumerar: %2</translation></message>
<message><source>%1: none of its %2 rows names a picture of the folder</source><translation>%1: ninguna de sus %2 filas nombra una imagen de la carpeta</translation></message>
<message><source>%1: expected a folder with pictures</source><translation>%1: se esperaba una carpeta con imágenes</translation></message>
<message><source>feature colours do not rank patches: choose another method</source><translation>las características como colores no ordenan los parches: elija otro método</translation></message>
<message><source>a map of %1x%2 does not fit %3x%4 patches</source><translation>un mapa de %1x%2 no coincide con %3x%4 parches</translation></message>
<message><source>rank correlation of %1 and %2 values</source><translation>correlación de rangos de %1 y %2 valores</translation></message>
<message><source>%1: expected an index of pictures (made by nearest --index)</source><translation>%1: se esperaba un índice de imágenes (nearest --index los escribe)</translation></message>
<message><source>%1: rows %2 and stamps %3 do not match %4 names</source><translation>%1: las filas %2 y las marcas %3 no encajan con %4 nombres</translation></message>
<message><source>an index of %1 features, but a picture of %2</source><translation>un índice de %1 características y una imagen de %2</translation></message>
<message><source>%1: expected a linear probe (made by hydrascope-cli probe)</source><translation>%1: se esperaba una sonda lineal (las escribe hydrascope-cli probe)</translation></message>
<message><source>%1: damaged: %2</source><translation>%1: dañado: %2</translation></message>
<message><source>%1: weight %2 and bias %3 do not match %4 classes</source><translation>%1: el peso %2 y el sesgo %3 no encajan con %4 clases</translation></message>
<message><source>%1: the weights are not finite</source><translation>%1: los pesos no son finitos</translation></message>
<message><source>random weights, step %1</source><translation>pesos aleatorios, paso %1</translation></message>
<message><source>the mask is empty</source><translation>la máscara está vacía</translation></message>
<message><source>a map of %1 tokens, but a region of %2</source><translation>un mapa de %1 tokens, pero una región de %2</translation></message>
<message><source>thresholds need a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>los umbrales son de redes que responden por rondas (ThinkingViT, ProgResViT); este modelo no tiene rondas</translation></message>
<message><source>a picture of %1x%2 is not the scored one, %3x%4</source><translation>una imagen de %1x%2 no es la que se puntuó, de %3x%4</translation></message>
<message><source>number out of range</source><translation>número fuera de rango</translation></message>
<message><source>expected a whole number from %1 to %2</source><translation>se esperaba un número entero de %1 a %2</translation></message>
<message><source>expected a list of numbers</source><translation>se esperaba una lista de números</translation></message>
<message><source>a curve whose lists differ in length</source><translation>una curva de listas desiguales</translation></message>
<message><source>expected a method&apos;s name</source><translation>se esperaba el nombre de un método</translation></message>
<message><source>%1: this probe was trained on another model; train one on this model</source><translation>%1: esta sonda se entrenó con otro modelo; entrene una con este modelo</translation></message>
<message><source>%1: this probe reads the embedding of k = %2 heads, not of k = %3</source><translation>%1: esta sonda lee el embedding de k = %2 cabezas, no de k = %3</translation></message>
<message><source>%1: this probe reads embeddings of the scheme %2, not of %3</source><translation>%1: esta sonda lee embeddings del esquema %2, no de %3</translation></message>
<message><source>%1: expected class 0 to %2, got %3</source><translation>%1: se esperaba una clase de 0 a %2, se recibió %3</translation></message>
<message><source>%1 (probe %2)</source><translation>%1 (sonda %2)</translation></message>
<message><source>%1: networks find no boxes; a predictor can</source><translation>%1: una red no encuentra cajas; un predictor sí puede</translation></message>
<message><source>a class needs no target of its own</source><translation>una clase no es un objetivo propio</translation></message>
<message><source>Gini index of the patches&apos; magnitudes</source><translation>índice de Gini de las magnitudes de los parches</translation></message>
<message><source>change of the map when the picture is rounded (relative 1e-6)</source><translation>cambio del mapa cuando se redondea la imagen (1e-6 relativo)</translation></message>
<message><source>difference from the map of a float64 pass</source><translation>distancia del mapa al de una pasada en float64</translation></message>
<message><source>largest change of the map under small noise</source><translation>mayor cambio del mapa con ruido pequeño</translation></message>
<message><source>rank correlation with the map of another class</source><translation>correlación de rangos con el mapa de otra clase</translation></message>
<message><source>unknown trait &apos;%1&apos;</source><translation>no existe el rasgo «%1»</translation></message>
<message><source>%1: expected a mask with the object as value %2, found no such pixel</source><translation>%1: se esperaba una máscara cuyo objeto tenga el valor %2, no se encontró ningún píxel así</translation></message>
<message><source>head: block %1 has heads 0 to %2, got %3</source><translation>cabeza: el bloque %1 tiene las cabezas 0 a %2, se recibió %3</translation></message>
<message><source>head: the network is read with heads 0 to %1, got %2</source><translation>cabeza: la red se lee con las cabezas 0 a %1, se recibió %2</translation></message>
<message><source>%1: expected %2 to %3, got %4</source><translation>%1: se esperaba de %2 a %3, se recibió %4</translation></message>
<message><source>the map of %1</source><translation>el mapa de %1</translation></message>
<message><source>%1: expected %2</source><translation>%1: se esperaba %2</translation></message>
<message><source>a contrast needs two classes, and %1 is not a class</source><translation>un contraste es de dos clases, y %1 no lo es</translation></message>
<message><source>choose two different classes: class %1 cannot be compared with itself</source><translation>elija dos clases diferentes: la clase %1 no se puede comparar consigo misma</translation></message>
<message><source>contrast: maps of %1 x %2 and %3 x %4</source><translation>contraste: mapas de %1 x %2 y %3 x %4</translation></message>
<message><source>pass %1 of %2</source><translation>pasada %1 de %2</translation></message>
<message><source>start block</source><translation>bloque inicial</translation></message>
<message><source>query token</source><translation>token de consulta</translation></message>
<message><source>discard ratio: expected 0 to below 1, got %1</source><translation>proporción de descarte: se esperaba de 0 a menos de 1, se recibió %1</translation></message>
<message><source>gamma: expected 0 to %1, got %2 and %3</source><translation>gamma: se esperaba de 0 a %1, se recibieron %2 y %3</translation></message>
<message><source>%1 pictures</source><translation>%1 imágenes</translation></message>
<message><source>%1 foreground patches of %2, block %3, %4</source><translation>%1 parches de primer plano de %2, bloque %3, %4</translation></message>
<message><source>%1 patches of %2, block %3, %4</source><translation>%1 parches de %2, bloque %3, %4</translation></message>
<message><source>, without %1</source><translation>, sin %1</translation></message>
<message><source>variance: expected numbers from 0</source><translation>variance: números desde 0</translation></message>
<message><source>a negative one</source><translation>uno negativo</translation></message>
<message><source>features as colours: expected at least %1 patches, got %2</source><translation>características como colores: se esperaban al menos %1 parches, se recibieron %2</translation></message>
<message><source>features as colours: the features of this block are not all finite numbers</source><translation>características como colores: las características de este bloque no son todas números finitos</translation></message>
<message><source>foreground above %1 leaves %2 of %3 patches; choose a lower threshold</source><translation>el primer plano por encima de %1 deja %2 de %3 parches; elija un umbral más bajo</translation></message>
<message><source>a basis of %1 features for %2</source><translation>una base de %1 características para %2</translation></message>
<message><source>the basis was fitted on features of width %1 (k = %2), and these have %3 (k = %4): it fits features of its own width, and sub-networks of its own model with fewer heads</source><translation>la base se ajustó con características de anchura %1 (k = %2), y estas tienen %3 (k = %4): sirve para características de su propia anchura y para subredes de su propio modelo con menos cabezas</translation></message>
<message><source>query: expected at least one patch</source><translation>consulta: se esperaba al menos un parche</translation></message>
<message><source>query: expected patches 0 to %1, got %2</source><translation>consulta: se esperaban parches de 0 a %1, se recibió %2</translation></message>
<message><source>the basis %1 is not open; open its file again</source><translation>la base %1 no está abierta; vuelva a leer su archivo</translation></message>
<message><source>%1 foreground of %2 patches of this picture</source><translation>%1 parches de primer plano de los %2 de esta imagen</translation></message>
<message><source>%1 of %2 patches of this picture</source><translation>%1 de %2 parches de esta imagen</translation></message>
<message><source>the kept query has %1 features, and these tokens have %2</source><translation>la consulta conservada tiene %1 características, y estos tokens tienen %2</translation></message>
<message><source>grad-eclip pairs each token&apos;s key with its value, but values of super attention mix all tokens; choose hydra-contribution:all, generic or fullgrad-plus</source><translation>grad-eclip une la clave de cada token con su valor, y los valores de la atención Super son mezclas de todos los tokens; elija hydra-contribution:all, generic o fullgrad-plus</translation></message>
<message><source>method %1 has no map per head</source><translation>el método %1 no tiene mapa de una sola cabeza</translation></message>
<message><source>query token: expected -1 to %1, got %2</source><translation>token de consulta: se esperaba de -1 a %1, se recibió %2</translation></message>
<message><source>lens: expected level 0 to %1, got %2</source><translation>lente: se esperaba un nivel de 0 a %1, se recibió %2</translation></message>
<message><source>method: unknown &apos;%1&apos;; expected one of %2%3</source><translation>método: «%1» desconocido; se esperaba uno de %2%3</translation></message>
<message><source>method %1: not implemented</source><translation>método %1: no implementado</translation></message>
<message><source>how the map is computed</source><translation>cómo se calcula el mapa</translation></message>
<message><source>block, for methods that look at one (default: the last)</source><translation>bloque, para métodos que miran uno solo (predeterminado: el último)</translation></message>
<message><source>one head, for attention (default: all, fused)</source><translation>una cabeza, para attention (predeterminado: todas, fusionadas)</translation></message>
<message><source>how attention and rollout fuse heads</source><translation>cómo fusionan las cabezas attention y rollout</translation></message>
<message><source>query patch of attention (default: the class token)</source><translation>parche de consulta de la atención (predeterminado: el token de clase)</translation></message>
<message><source>first block of products over blocks (default: the method&apos;s own)</source><translation>primer bloque de los productos entre bloques (predeterminado: el del método)</translation></message>
<message><source>rollout: share of the smallest attentions ignored, 0 to 0.999</source><translation>rollout: proporción de las atenciones más pequeñas que se omite, de 0 a 0.999</translation></message>
<message><source>cp-lrp: gamma of the patch embedding</source><translation>cp-lrp: gamma del embedding de parches</translation></message>
<message><source>cp-lrp: gamma of MLPs and classifier</source><translation>cp-lrp: gamma de los MLP y el clasificador</translation></message>
<message><source>pictures over which a gradient is averaged; 1: only the picture itself</source><translation>imágenes sobre las que se promedia un gradiente; 1: solo la propia imagen</translation></message>
<message><source>vectors that pca and similarity compare: tokens, normed, q, k or v</source><translation>vectores que comparan pca y similarity: tokens, normed, q, k o v</translation></message>
<message><source>pca: use the colours of this kept basis</source><translation>pca: colores en esta base, conservada antes</translation></message>
<message><source>pca: fit patches whose first component is above T, 0 to 0.95</source><translation>pca: ajusta con los parches cuya primera componente supera T, de 0 a 0.95</translation></message>
<message><source>occlusion: side of the painted square</source><translation>occlusion: lado del cuadrado pintado</translation></message>
<message><source>occlusion: step of the square</source><translation>occlusion: paso del cuadrado</translation></message>
<message><source>occlusion: unit of window and stride: patches or pixels</source><translation>occlusion: en qué se miden window y stride: patches o pixels</translation></message>
<message><source>occlusion: colour of the square: mean of the training pictures, mean of this picture, black or white</source><translation>occlusion: pintura del cuadrado: color medio de las imágenes de entrenamiento, promedio de esta, negro o blanco</translation></message>
<message><source>occlusion, shapley: score of a class, its logit or probability</source><translation>occlusion, shapley: de una clase, su logit o su probabilidad</translation></message>
<message><source>rise: number of random masks</source><translation>rise: número de máscaras aleatorias</translation></message>
<message><source>rise: cells per side of a mask</source><translation>rise: celdas de una máscara por lado</translation></message>
<message><source>shapley: groups of patches; exact up to 12, sampled beyond</source><translation>shapley: grupos de parches; exacto hasta 12, muestreado a partir de ahí</translation></message>
<message><source>shapley: number of orders drawn where values are sampled</source><translation>shapley: órdenes que se sortean cuando los valores se muestrean</translation></message>
<message><source>vit-cx: features share a mask below this cosine distance</source><translation>vit-cx: las características comparten máscara por debajo de esta distancia coseno</translation></message>
<message><source>similarity: to these patches (3,7-9) of an open picture, given by its id</source><translation>similarity: con estos parches (3,7-9) de una imagen abierta, por su id</translation></message>
<message><source>%1 has no rule for the gates between this network&apos;s blocks (ProgResViT); choose an attention or gradient method</source><translation>%1 no tiene regla para las compuertas entre los bloques de esta red (ProgResViT); elija un método de atención o de gradientes</translation></message>
<message><source>the question is about an output, but this model is a backbone without a classifier; choose another target: the norm of its embedding, the similarity to a picture, a direction or a probe</source><translation>la pregunta trata de una salida, pero este modelo es un backbone sin clasificador; elija otro objetivo: la norma de su embedding, la similitud con una imagen, una dirección o una sonda</translation></message>
<message><source>%1: expected 0 to %2, got %3</source><translation>%1: se esperaba de 0 a %2, se recibió %3</translation></message>
<message><source>%1: reads the output of block %2; this question is about the whole network</source><translation>%1: se lee tras el bloque %2; esta pregunta trata de toda la red</translation></message>
<message><source>%1: the autoencoder has features 0 to %2</source><translation>%1: el autocodificador tiene las características 0 a %2</translation></message>
<message><source>%1: %2 numbers, but the embedding has %3</source><translation>%1: %2 números, pero el embedding tiene %3</translation></message>
<message><source>walk-through: expected a block from 0 to %1, got %2</source><translation>recorrido: se esperaba un bloque de 0 a %1, se recibió %2</translation></message>
<message><source>class token</source><translation>token de clase</translation></message>
<message><source>prefix token %1</source><translation>token de prefijo %1</translation></message>
<message><source>extra token</source><translation>token adicional</translation></message>
<message><source>token %1 (row %2, col %3)</source><translation>token %1 (fila %2, col. %3)</translation></message>
<message><source>How well each query (row) fits each key (column); %1 fits best with %2, %3.</source><translation>Lo bien que encaja cada consulta (fila) con cada clave (columna); %1 encaja mejor con %2, %3.</translation></message>
<message><source> Only tokens in the same window of %1 × %2 patches meet; prefix tokens meet all.</source><translation> Solo se encuentran los tokens de la misma ventana de %1 × %2 parches; los tokens de prefijo se encuentran con todos.</translation></message>
<message><source> B adds a learned number for the offset between two patches.</source><translation> B suma un número aprendido según lo separados que están dos parches.</translation></message>
<message><source>Scores</source><translation>Puntuaciones</translation></message>
<message><source>Each row becomes shares that add up to 1; %1 gives %2 % to %3.</source><translation>Cada fila se convierte en proporciones que suman 1; %1 da el %2 % a %3.</translation></message>
<message><source>Attention weights</source><translation>Pesos de atención</translation></message>
<message><source>Between the tokens there are %1 × %2 × %3 = %4 weights.</source><translation>Entre los tokens hay %1 × %2 × %3 = %4 pesos.</translation></message>
<message><source>Between the tokens there are %1 weights, where softmax without windows has %2.</source><translation>Entre los tokens hay %1 pesos, donde softmax sin ventanas tiene %2.</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches. Prefix tokens are not rotated.</source><translation>Cada par de características de un parche se gira un ángulo que crece con su fila o su columna, de modo que los productos de consultas y claves dependen de lo separados que están dos parches. Los tokens situados delante de los parches quedan como están.</translation></message>
<message><source>Each pair of a patch&apos;s features is rotated by an angle that grows with its row or its column, so that products of queries and keys depend on the distance of two patches.</source><translation>Cada par de características de un parche se gira un ángulo que crece con su fila o su columna, de modo que los productos de consultas y claves dependen de lo separados que están dos parches.</translation></message>
<message><source>QuickGELU</source><translation>QuickGELU</translation></message>
<message><source>GELU (tanh)</source><translation>GELU (tanh)</translation></message>
<message><source>Weighted values</source><translation>Valores ponderados</translation></message>
<message><source>Each row is the mean of all values, weighted by its attention.</source><translation>Cada fila es el promedio de todos los valores, cada uno contado según su proporción.</translation></message>
<message><source>Heads joined</source><translation>Cabezas unidas</translation></message>
<message><source>The results of all %1 heads side by side; head %2 fills features %3 to %4.</source><translation>Los resultados de las %1 cabezas, uno junto a otro; la cabeza %2 ocupa las características %3 a %4.</translation></message>
<message><source>Queries, rotated by position</source><translation>Consultas, giradas según el lugar</translation></message>
<message><source>Keys, rotated by position</source><translation>Claves, giradas según el lugar</translation></message>
<message><source>The gate</source><translation>La compuerta</translation></message>
<message><source>How far the gate of each MLP feature opens for each token; near 0 it is closed.</source><translation>Cuánto se abre cada característica del MLP para cada token; cerca de 0 está cerrada.</translation></message>
<message><source>Up-projection</source><translation>Proyección ascendente</translation></message>
<message><source>A second projection of the same tokens, without an activation.</source><translation>Una segunda proyección de los mismos tokens, sin activación.</translation></message>
<message><source>Gated</source><translation>Con compuerta</translation></message>
<message><source>Feature by feature: the gate scales the projection.</source><translation>Característica a característica: pasa lo que abre la compuerta, el resto se retiene.</translation></message>
<message><source>What the MLP adds</source><translation>Lo que suma el MLP</translation></message>
<message><source>Back to the width of the tokens, to be added to them.</source><translation>De vuelta a la anchura de los tokens, para sumarse a ellos.</translation></message>
<message><source>Every row is scaled to length 1.</source><translation>Cada fila se lleva a longitud 1.</translation></message>
<message><source>Every row is divided by the sum of its magnitudes.</source><translation>Cada fila se divide por la suma de sus magnitudes.</translation></message>
<message><source>Divided by √T, so that the sum over tokens becomes a mean.</source><translation>Dividido por √T, para que la suma sobre los tokens se convierta en una media.</translation></message>
<message><source>Mapped to −1 … 1.</source><translation>Comprimido en −1 … 1.</translation></message>
<message><source>Mapped to 0 … 1: how far each feature&apos;s gate opens.</source><translation>Comprimido en 0 … 1: cuánto se abre la compuerta de cada característica.</translation></message>
<message><source>Each column becomes shares over tokens that add up to 1.</source><translation>Cada columna se convierte en proporciones sobre los tokens que suman 1.</translation></message>
<message><source>Kernel of the queries</source><translation>Núcleo de las consultas</translation></message>
<message><source>Kernel of the keys</source><translation>Núcleo de las claves</translation></message>
<message><source>Keys times values</source><translation>Claves por valores</translation></message>
<message><source>Each token multiplies its own key and value, feature by feature; no other token is needed.</source><translation>Cada token marca sus propios valores con su propia clave, característica a característica; no hace falta ningún otro token.</translation></message>
<message><source>Σ over tokens</source><translation>Σ sobre los tokens</translation></message>
<message><source>The one global feature vector</source><translation>El único vector global de características</translation></message>
<message><source>All %1 rows are summed once; every token will read the same %2 numbers.</source><translation>Las %1 filas se suman una sola vez; todos los tokens leerán los mismos %2 números.</translation></message>
<message><source>Gated by the queries</source><translation>Con compuerta de las consultas</translation></message>
<message><source>%1 takes from g what its own query selects.</source><translation>%1 toma de g lo que deja pasar su propia consulta.</translation></message>
<message><source>The state of the head</source><translation>El estado de la cabeza</translation></message>
<message><source>All tokens are summed once, every feature of the keys with every feature of the values: %1 numbers, for any number of tokens.</source><translation>Todos los tokens se suman una sola vez, cada característica de las claves con cada característica de los valores: %1 números, haya los tokens que haya.</translation></message>
<message><source>Read by the queries</source><translation>Leído por las consultas</translation></message>
<message><source>%1 reads from the state what its own query selects.</source><translation>%1 lee del estado lo que pide su propia consulta.</translation></message>
<message><source>Softmax would hold %1 × %2 × %3 = %4 weights between pairs of tokens here; this kind holds %5 sums over tokens.</source><translation>Softmax contendría aquí %1 × %2 × %3 = %4 pesos entre pares de tokens; este tipo contiene %5 sumas sobre los tokens.</translation></message>
<message><source>No T × T matrix here</source><translation>Aquí no hay matriz T × T</translation></message>
<message><source>Without softmax the products can be taken in the other order: tokens are summed before any query reads. %1</source><translation>Sin un softmax en medio, los productos pueden hacerse en el otro orden: los tokens se suman antes de que pregunte ninguna consulta. %1</translation></message>
<message><source>LayerNorm</source><translation>LayerNorm</translation></message>
<message><source>Normalised output</source><translation>Salida normalizada</translation></message>
<message><source>Each row is normalised to mean 0 and deviation 1 again, since a sum over tokens has no fixed scale.</source><translation>Cada fila se lleva otra vez a media 0 y desviación 1, ya que una suma sobre los tokens no tiene tamaño natural.</translation></message>
<message><source>Tokens</source><translation>Tokens</translation></message>
<message><source>x, the input of block %1</source><translation>x, la entrada del bloque %1</translation></message>
<message><source>One row for each of %1 tokens; the marked row is the query, %2.</source><translation>Una fila para cada uno de los %1 tokens; la fila marcada es la consulta, %2.</translation></message>
<message><source>RMSNorm</source><translation>RMSNorm</translation></message>
<message><source>Normalised tokens</source><translation>Tokens normalizados</translation></message>
<message><source>Each row is divided by the root of its mean square, then scaled by learned weights.</source><translation>Cada fila se divide por la raíz de su media cuadrática y después se escala con pesos aprendidos.</translation></message>
<message><source>Each row is brought to mean 0 and deviation 1 over its features, then scaled and shifted by learned weights.</source><translation>Cada fila se lleva a media 0 y desviación 1 sobre sus características, y después se escala y desplaza con pesos aprendidos.</translation></message>
<message><source> Head %1 has features %2 to %3.</source><translation> La cabeza %1 tiene las características %2 a %3.</translation></message>
<message><source>unchanged</source><translation>tal como son</translation></message>
<message><source>: the tokens themselves</source><translation>: los propios tokens</translation></message>
<message><source>No %1 projection: the normalised tokens themselves take its place, which saves %2 weights and a product of %3 by %4.</source><translation>Sin proyección %1: aquí sirven los propios tokens normalizados, lo que ahorra %2 pesos y un producto de %3 por %4.</translation></message>
<message><source>: tokens mixed</source><translation>: tokens mezclados</translation></message>
<message><source>No %1 projection of features; instead one extra product mixes tokens: every row is a learned sum, %2, of all the rows of n₁.</source><translation>Sin proyección %1 de características; en su lugar, un producto adicional mezcla tokens: cada fila es una suma aprendida, %2, de todas las filas de n₁.</translation></message>
<message><source>The token mixer</source><translation>El mezclador de tokens</translation></message>
<message><source>Learned weights, the same for every picture: how much of every token (column) enters the value of each token (row).</source><translation>Pesos aprendidos, los mismos para todas las imágenes: cuánto de cada token (columna) entra en el valor de cada token (fila).</translation></message>
<message><source>Queries</source><translation>Consultas</translation></message>
<message><source>What each token looks for in the others.</source><translation>Lo que cada token busca en los demás.</translation></message>
<message><source>Keys</source><translation>Claves</translation></message>
<message><source>What each token offers to queries.</source><translation>Lo que cada token ofrece para que lo encuentren.</translation></message>
<message><source>Values</source><translation>Valores</translation></message>
<message><source>What each token gives to the tokens that attend to it.</source><translation>Lo que cada token entrega a los que lo encuentran.</translation></message>
<message><source>The features of all heads are brought to mean 0 and deviation 1 before they are mixed.</source><translation>Las características de todas las cabezas se llevan a media 0 y desviación 1 antes de mezclarlas.</translation></message>
<message><source>Projection</source><translation>Proyección</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens, scaled per feature (LayerScale).</source><translation>Una mezcla aprendida de las características de todas las cabezas, de vuelta a la anchura de los tokens, escalada para cada característica (LayerScale).</translation></message>
<message><source>A learned mixture of the features of all heads, back in the width of the tokens.</source><translation>Una mezcla aprendida de las características de todas las cabezas, de vuelta a la anchura de los tokens.</translation></message>
<message><source> For %1 the update has %2 % of the input&apos;s norm.</source><translation> Para %1 la actualización tiene el %2 % de la norma de la entrada.</translation></message>
<message><source>The branch is added to the values, because they, not x, have its width.</source><translation>La rama se suma a los valores, porque son ellos, y no x, los que tienen su anchura.</translation></message>
<message><source>The layer only adds to its input, which passes through unchanged.</source><translation>La capa solo suma a su entrada, de modo que nada se pierde por el camino.</translation></message>
<message><source>Skip connection</source><translation>Conexión residual</translation></message>
<message><source>features need a sparse autoencoder; give it with --sae FILE</source><translation>las características son de un autocodificador disperso; indíquelo con --sae FILE</translation></message>
<message><source>%1: already exists; bundles are never overwritten; choose another name</source><translation>%1: ya existe, y un paquete no reemplaza nada; elija otro nombre</translation></message>
<message><source>%1: already exists; data sets are never overwritten; choose another name</source><translation>%1: ya existe, y un conjunto de datos no reemplaza nada; elija otro nombre</translation></message>
<message><source>the predictor finds %1 boxes; %2 does not exist</source><translation>el predictor encuentra %1 cajas, no hay %2</translation></message>
<message><source>none of %1 masked pictures had a box like %2: there is no map</source><translation>ninguna de %1 imágenes enmascaradas tenía una caja como %2: no hay mapa</translation></message>
<message><source>expected a name that ends in .%1, got &apos;%2&apos;</source><translation>se esperaba un nombre que termine en uno de .%1, se recibió «%2»</translation></message>
<message><source>a report has 1 to %1 runs; got %2</source><translation>un informe tiene de 1 a %1 ejecuciones, y estas son %2</translation></message>
<message><source>a report cannot use another picture&apos;s activations; switch that off first</source><translation>un informe no puede nombrar la otra imagen cuyas activaciones se insertan; desactívelo primero</translation></message>
<message><source>compressed by gzip</source><translation>comprimido con gzip</translation></message>
<message><source>unpack it first</source><translation>desempaquételo antes</translation></message>
<message><source>compressed by xz</source><translation>comprimido con xz</translation></message>
<message><source>compressed by zstd</source><translation>comprimido con zstd</translation></message>
<message><source>a single NumPy array</source><translation>un único array de NumPy</translation></message>
<message><source>export the weights as a safetensors file in timm&apos;s names</source><translation>exporte los pesos como archivo safetensors con los nombres de timm</translation></message>
<message><source>a pointer of git-lfs, not the file itself</source><translation>un puntero de git-lfs, no el archivo en sí</translation></message>
<message><source>fetch it with git lfs pull</source><translation>descárguelo con git lfs pull</translation></message>
<message><source>a web page, not a model</source><translation>una página web, no un modelo</translation></message>
<message><source>download the file itself</source><translation>descargue el archivo en sí</translation></message>
<message><source>%1: this is %2: %3</source><translation>%1: esto es %2: %3</translation></message>
<message><source>%1: this looks like %2: %3</source><translation>%1: esto parece %2: %3</translation></message>
<message><source>a TorchServe archive</source><translation>un archivo comprimido de TorchServe</translation></message>
<message><source>unpack it, and open the file inside</source><translation>desempaquételo y abra el archivo que contiene</translation></message>
<message><source>&apos;%1&apos; is not a valid array name</source><translation>«%1» no es un nombre de array</translation></message>
<message><source>two arrays of one archive are named %1</source><translation>dos arrays de un mismo archivo se llaman %1</translation></message>
<message><source>%1: not a .npy file (it does not begin with \x93NUMPY)</source><translation>%1: no es un archivo .npy (no empieza por \x93NUMPY)</translation></message>
<message><source>%1: .npy version %2; expected 1, 2 or 3</source><translation>%1: .npy de versión %2; se esperaba 1, 2 o 3</translation></message>
<message><source>%1: the .npy header gives %2 bytes, the file has %3; truncated?</source><translation>%1: la cabecera .npy indica %2 bytes, el archivo tiene %3; ¿truncado?</translation></message>
<message><source>%1: array %2</source><translation>%1: array %2</translation></message>
<message><source>a number beyond 64 bits</source><translation>un número de más de 64 bits</translation></message>
<message><source>an invalid number</source><translation>un número no válido</translation></message>
<message><source>a text that is not UTF-8</source><translation>un texto que no es UTF-8</translation></message>
<message><source>an invalid escape sequence in a string</source><translation>una secuencia de escape no válida en una cadena</translation></message>
<message><source>%1: the %2 of a tensor is not a list of integers</source><translation>%1: el campo %2 de un tensor no es una lista de enteros</translation></message>
<message><source>%1: storage %2</source><translation>%1: almacenamiento %2</translation></message>
<message><source>%1: it holds quantised tensors; save the weights before they are quantised</source><translation>%1: contiene tensores cuantizados; guarde los pesos antes de cuantizarlos</translation></message>
<message><source>1 object of an unknown class was</source><translation>1 objeto de una clase desconocida</translation></message>
<message><source>%1 objects of unknown classes were</source><translation>%1 objetos de clases desconocidas</translation></message>
<message><source>%1 not used, and nothing was run: %2, ...</source><translation>%1: sin usar, y no se ejecutó nada: %2, ...</translation></message>
<message><source>%1 not used, and nothing was run: %2</source><translation>%1: sin usar, y no se ejecutó nada: %2</translation></message>
<message><source>%1: this TorchScript archive keeps no named weights (it is frozen); save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: este archivo TorchScript no conserva pesos con nombre (está congelado); guárdelos en Python con torch.save(model.state_dict(), FILE) y abra ese archivo</translation></message>
<message><source>%1: this PyTorch file holds no weights under names that are known here; save them in Python with torch.save(model.state_dict(), FILE) and open that file</source><translation>%1: este archivo de PyTorch no contiene pesos con nombres conocidos aquí; guárdelos en Python con torch.save(model.state_dict(), FILE) y abra ese archivo</translation></message>
<message><source>it also contains the weights %1; %2 is used</source><translation>también contiene los pesos %1; se usan %2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none%2</source><translation>%1: se esperaba en esta carpeta un model.safetensors, un pytorch_model.bin o un solo archivo de modelo; no se encontró ninguno%2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found none. Another snapshot of this model has its weights: open %2</source><translation>%1: se esperaba en esta carpeta un model.safetensors, un pytorch_model.bin o un solo archivo de modelo; no se encontró ninguno. Otra instantánea de este modelo tiene sus pesos: abra %2</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them%3</source><translation>%1: se esperaba en esta carpeta un model.safetensors, un pytorch_model.bin o un solo archivo de modelo; se encontraron %2: abra uno de ellos%3</translation></message>
<message><source>%1: expected a model.safetensors, a pytorch_model.bin, or one model file in this folder, found %2: open one of them. Another snapshot of this model has its weights: open %3</source><translation>%1: se esperaba en esta carpeta un model.safetensors, un pytorch_model.bin o un solo archivo de modelo; se encontraron %2: abra uno de ellos. Otra instantánea de este modelo tiene sus pesos: abra %3</translation></message>
<message><source>%1: a zip archive that is neither a PyTorch file (data.pkl) nor only NumPy arrays; expected a model file, not a packed folder</source><translation>%1: un archivo zip sin data.pkl de PyTorch ni solo arrays de NumPy; se esperaba un archivo de modelo, no una carpeta comprimida</translation></message>
<message><source>%1: tensor %2 is missing; the index places it here</source><translation>%1: falta el tensor %2; el índice dice que está aquí</translation></message>
<message><source>%1: %2 tensors that the index does not list were left out</source><translation>%1: se omitieron %2 tensores que el índice no nombra</translation></message>
<message><source>sharded %1</source><translation>%1 en fragmentos</translation></message>
<message><source>reading %1</source><translation>leyendo %1</translation></message>
<message><source>%1: the file %2 is missing next to this index (the model has %3 files)</source><translation>%1: falta el archivo %2 junto a este índice (%3 archivos pertenecen al modelo)</translation></message>
<message><source>%1: expected weights, found another index</source><translation>%1: se esperaban pesos, se encontró otro índice</translation></message>
<message><source>%1: tensor %2</source><translation>%1: tensor %2</translation></message>
<message><source>%1: dtype %2: quantised weights (fp8), which are not supported. %3</source><translation>%1: dtype %2: pesos cuantizados (fp8), que aquí no se ejecutan. %3</translation></message>
<message><source>%1: dtype %2 is not supported; expected F64, F32, F16, BF16, I64, I32, I16, I8, U8 or BOOL</source><translation>%1: el dtype %2 no se admite; se esperaba F64, F32, F16, BF16, I64, I32, I16, I8, U8 o BOOL</translation></message>
<message><source>%1: its shape has more elements than any file can hold</source><translation>%1: su forma contiene más elementos de los que podría tener cualquier archivo</translation></message>
<message><source>%1: data_offsets [%2, %3) lie outside the %4 bytes of tensor data</source><translation>%1: data_offsets [%2, %3) quedan fuera de los %4 bytes de datos de tensores</translation></message>
<message><source>%1: %2 of shape %3 takes %4 bytes, data_offsets [%5, %6) hold %7</source><translation>%1: %2 de forma %3 ocupa %4 bytes, data_offsets [%5, %6) contienen %7</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: it overlaps the one before it</source><translation>%1: el tensor %2 empieza en el byte %3, se esperaba %4: se solapa con el anterior</translation></message>
<message><source>%1: tensor %2 begins at byte %3, expected %4: there is a gap before it</source><translation>%1: el tensor %2 empieza en el byte %3, se esperaba %4: hay un hueco delante</translation></message>
<message><source>%1: the tensors end at byte %2 of %3 bytes of tensor data</source><translation>%1: los tensores terminan en el byte %2 de %3 bytes de datos de tensores</translation></message>
<message><source>%1: the file is cut off: %2 of %3 bytes of its tensors are missing</source><translation>%1: el archivo está cortado: faltan %2 de %3 bytes de sus tensores</translation></message>
<message><source>%1: the safetensors header holds a NUL byte; it is not JSON</source><translation>%1: la cabecera safetensors contiene un byte NUL; no es JSON</translation></message>
<message><source>%1: bad safetensors header: %2</source><translation>%1: cabecera safetensors incorrecta: %2</translation></message>
<message><source>%1: tensor %2 of shape %3 has %4 elements; at most %5 per tensor are supported</source><translation>%1: el tensor %2 de forma %3 tiene %4 elementos; ninguna red de las que se leen aquí tiene más de %5 en uno</translation></message>
<message><source>%1: tensor %2: expected the name of a file next to the index, found %3</source><translation>%1: tensor %2: se esperaba el nombre de un archivo situado junto al índice, se encontró %3</translation></message>
<message><source>%1: an index of %2 files; expected 1 to %3</source><translation>%1: un índice de %2 archivos; se esperaba de 1 a %3</translation></message>
<message><source>%1: cannot be read as a tar: %2</source><translation>%1: no se puede leer como tar: %2</translation></message>
<message><source>%1: cannot be read as a tar: damaged</source><translation>%1: no se puede leer como tar: dañado</translation></message>
<message><source>%1: expected at most %2 files with names of %3 bytes in total, found more</source><translation>%1: se esperaban como máximo %2 archivos con nombres de %3 bytes en conjunto, se encontraron más</translation></message>
<message><source>%1: its &apos;little_endian&apos; is false; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1: su &apos;little_endian&apos; dice que no; solo se leen archivos little-endian: vuelva a guardarlo en un equipo little-endian</translation></message>
<message><source>%1: expected a list of storage keys after the pickled object</source><translation>%1: se esperaba una lista de claves de almacenamiento después del objeto serializado</translation></message>
<message><source>%1: its record &apos;byteorder&apos; says %2; only little-endian files are supported: save it again on a little-endian machine</source><translation>%1: su registro &apos;byteorder&apos; dice %2; solo se leen archivos little-endian: vuelva a guardarlo en un equipo little-endian</translation></message>
<message><source>magic number</source><translation>número mágico</translation></message>
<message><source>protocol version</source><translation>versión del protocolo</translation></message>
<message><source>%1: a PyTorch file with a protocol other than %2</source><translation>%1: un archivo de PyTorch de un protocolo distinto de %2</translation></message>
<message><source>storage keys</source><translation>claves de almacenamiento</translation></message>
<message><source>PyTorch legacy pickle</source><translation>pickle antiguo de PyTorch</translation></message>
<message><source>%1: its %2 has %3 bytes; expected at most %4</source><translation>%1: su %2 tiene %3 bytes; se esperaban como máximo %4</translation></message>
<message><source>PyTorch zip</source><translation>zip de PyTorch</translation></message>
<message><source>To explain it from outside: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES, with a script like those in the help (Programs in place of a model)</source><translation>Para explicarlo desde fuera: hydrascope-cli explain --predictor &quot;%1&quot; PICTURES, con un script como los de la ayuda (Programs in place of a model)</translation></message>
<message><source>Export it to ONNX. %1</source><translation>Expórtelo a ONNX. %1</translation></message>
<message><source>Open the model that it was made from; or in Python: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</source><translation>Abra el modelo a partir del que se creó; o en Python: AutoModelForImageClassification.from_pretrained(FOLDER).dequantize().save_pretrained(OUT)</translation></message>
<message><source>zlib cannot start</source><translation>zlib no puede iniciarse</translation></message>
<message><source>%1: expected a video, found a text file; lists of files or addresses are not supported: open what it names</source><translation>%1: se esperaba un vídeo, se encontró un texto; una lista de otros archivos o direcciones no lo es, pero abra lo que nombra</translation></message>
<message><source>%1: expected a video; it is damaged, or of an unsupported kind</source><translation>%1: se esperaba un vídeo; está dañado, o es de un tipo que no se puede leer aquí</translation></message>
<message><source>%1: this program was built without OpenCV and cannot read videos</source><translation>%1: este programa se compiló sin OpenCV y no lee vídeos</translation></message>
<message><source>not enough memory for frames of this size</source><translation>memoria insuficiente para fotogramas de este tamaño</translation></message>
<message><source>rotation: expected 0, 90, 180 or 270 degrees, got %1</source><translation>rotación: se esperaban 0, 90, 180 o 270 grados, se recibió %1</translation></message>
<message><source>size of frames: expected 16 to %1 pixels, got %2</source><translation>tamaño de los fotogramas: se esperaban de 16 a %1 píxeles, se recibió %2</translation></message>
<message><source>camera: expected camera:NUMBER, 0 to 255, got &apos;%1&apos;</source><translation>cámara: se esperaba camera:NUMBER, de 0 a 255, se recibió «%1»</translation></message>
<message><source>%1: no such file, folder or address of frames</source><translation>%1: no existe ese archivo, carpeta o dirección de fotogramas</translation></message>
<message><source>%1: expected a video file, a folder of pictures, camera:NUMBER or a URL; found something other than a regular file</source><translation>%1: se esperaba un archivo de vídeo, una carpeta de imágenes, camera:NUMBER o una URL; se encontró algo que no es un archivo normal</translation></message>
<message><source>rate of a recording: expected up to %1 frames a second, got %2</source><translation>frecuencia de una grabación: se esperaban hasta %1 fotogramas por segundo, se recibió %2</translation></message>
<message><source>a recording: expected a name that ends in .mp4, .avi or .mkv, or a name without suffix for a folder of PNG files; got %1</source><translation>una grabación: se esperaba un nombre que termine en .mp4, .avi o .mkv, o uno sin sufijo para una carpeta de archivos PNG; se recibió %1</translation></message>
<message><source>test frames: expected synthetic:WIDTHxHEIGHT@RATE*FRAMES, 16 to 4096 pixels and up to %1 frames a second, got &apos;%2&apos;</source><translation>fotogramas sintéticos: se esperaba synthetic:WIDTHxHEIGHT@RATE*FRAMES, de 16 a 4096 píxeles y hasta %1 fotogramas por segundo, se recibió «%2»</translation></message>
<message><source>its header says %1x%2 pixels; the file is damaged</source><translation>su cabecera indica %1x%2 píxeles; el archivo está dañado</translation></message>
<message><source>its header says %1x%2 pixels; expected at most %3 pixels and %4 per side</source><translation>su cabecera indica %1x%2 píxeles; se esperaban como máximo %3 píxeles y %4 por lado</translation></message>
<message><source>its %1x%2 pixels of %3 bytes need %4 MiB to be decoded; expected at most %5: save it smaller, or with 8 bits a channel</source><translation>sus %1x%2 píxeles de %3 bytes necesitan %4 MiB para decodificarse; se esperaban como máximo %5: guárdela más pequeña o con 8 bits por canal</translation></message>
<message><source>a JPEG of %1x%2 pixels in %3 scans, each a pass over the picture; expected at most %4</source><translation>un JPEG de %1x%2 píxeles en %3 barridos, cada uno una pasada por la imagen; se esperaban como máximo %4</translation></message>
<message><source>%1: no image in this folder; expected PNG, JPEG, TIFF, WebP, BMP or PNM files</source><translation>%1: no hay ninguna imagen en esta carpeta; se esperaban archivos PNG, JPEG, TIFF, WebP, BMP o PNM</translation></message>
<message><source>its header says %1x%2 pixels, but %3x%4 were decoded; the file is damaged</source><translation>su cabecera indica %1x%2 píxeles, pero se decodificaron %3x%4; el archivo está dañado</translation></message>
<message><source>%1 bytes, more than the %2 allowed here</source><translation>%1 bytes, más de los %2 permitidos aquí</translation></message>
<message><source>an image of %1x%2 with %3 bytes cannot be written</source><translation>no se puede escribir una imagen de %1x%2 con %3 bytes</translation></message>
<message><source>a picture file of more than 2 GiB</source><translation>un archivo de imagen de más de 2 GiB</translation></message>
<message><source>the picture cannot be decoded: %1</source><translation>la imagen no se puede decodificar: %1</translation></message>
<message><source>the picture cannot be decoded; the file is damaged, or of an unsupported variety</source><translation>la imagen no se puede decodificar; el archivo está dañado, o es de una variedad que no se lee aquí</translation></message>
<message><source>unsupported sample type; expected 8 or 16 bits</source><translation>muestras de un tipo que no se lee aquí; se esperaban 8 o 16 bits</translation></message>
<message><source>the picture cannot be written as %1: %2</source><translation>la imagen no se puede escribir como %1: %2</translation></message>
<message><source>this build is without OpenCV and reads only PBM, PGM and PPM pictures</source><translation>esta compilación no incluye OpenCV y solo lee imágenes PBM, PGM y PPM</translation></message>
<message><source>an animated WebP, which is not supported; save its first frame as PNG</source><translation>un WebP animado, que no se lee aquí; guarde su primer fotograma como PNG</translation></message>
<message><source>a WebP file without a picture; truncated?</source><translation>un archivo WebP sin imagen dentro; ¿truncado?</translation></message>
<message><source>a GIF</source><translation>un GIF</translation></message>
<message><source>a HEIC or AVIF picture, or a video</source><translation>una imagen HEIC o AVIF, o una película</translation></message>
<message><source>a NumPy array</source><translation>un array de NumPy</translation></message>
<message><source>a Photoshop document</source><translation>un documento de Photoshop</translation></message>
<message><source>a PDF document</source><translation>un documento PDF</translation></message>
<message><source>a vector graphic</source><translation>un gráfico vectorial</translation></message>
<message><source>not a picture in a supported format</source><translation>no es una imagen en un formato conocido aquí</translation></message>
<message><source>the file is empty</source><translation>el archivo está vacío</translation></message>
<message><source>%1; expected PNG, JPEG, TIFF, WebP, BMP or PNM</source><translation>%1; se esperaba PNG, JPEG, TIFF, WebP, BMP o PNM</translation></message>
<message><source>its PNG header has %1 bytes; expected 13</source><translation>su cabecera PNG tiene %1 bytes; se esperaban 13</translation></message>
<message><source>a picture of %1 x %2 pixels could not be packed</source><translation>no se pudo comprimir una imagen de %1 x %2 píxeles</translation></message>
<message><source>a PNG text needs a key of 1 to 79 ASCII characters, got &quot;%1&quot;</source><translation>un texto PNG necesita una clave de 1 a 79 caracteres ASCII, se recibió &quot;%1&quot;</translation></message>
<message><source>a PNG must begin with one IHDR chunk; this one is damaged</source><translation>un PNG empieza con un bloque IHDR; este está dañado</translation></message>
<message><source>a PNG chunk at byte %1 has a wrong checksum; the file is damaged</source><translation>un bloque PNG en el byte %1 tiene una suma de comprobación errónea; el archivo está dañado</translation></message>
<message><source>a PNG with an unknown critical chunk; the file is damaged</source><translation>un PNG con un bloque crítico que no está en el estándar; el archivo está dañado</translation></message>
<message><source>a PNG without picture data; the file is damaged</source><translation>un PNG sin datos de imagen; el archivo está dañado</translation></message>
<message><source>a PNM whose largest value is %1; expected 1 to 65535</source><translation>un PNM cuyo mayor valor es %1; se esperaba de 1 a 65535</translation></message>
<message><source>an empty picture cannot be fed to a network</source><translation>una imagen vacía no se puede mostrar a una red</translation></message>
<message><source>an image size of %1x%2 is not a multiple of the patch size %3</source><translation>un tamaño de imagen de %1x%2 no es múltiplo del tamaño de parche %3</translation></message>
<message><source>crop fraction %1; expected more than 0 and at most 1</source><translation>fracción de recorte %1; se esperaba más de 0 y como máximo 1</translation></message>
<message><source>a standard deviation of the input is not positive</source><translation>una desviación típica de la entrada no es mayor que 0</translation></message>
<message><source>cannot resize %1x%2 to %3x%4; expected 1 to %5 a side</source><translation>no se puede redimensionar %1x%2 a %3x%4; se esperaba de 1 a %5 por lado</translation></message>
<message><source>a TIFF of %1 bits a sample, signed or floating point; expected a picture of 1 to 16 bits</source><translation>un TIFF de %1 bits por muestra, con signo o en coma flotante; se esperaba una imagen de 1 a 16 bits</translation></message>
<message><source>a TIFF of %1 channels; expected at most 4</source><translation>un TIFF de %1 canales; se esperaban como máximo 4</translation></message>
<message><source>architecture: expected vit-b16, vit-s16 or vit-ti16, got &apos;%1&apos;</source><translation>arquitectura: se esperaba vit-b16, vit-s16 o vit-ti16, se recibió «%1»</translation></message>
<message><source>%1: %2 is both an answer by rank and the name of class %3; use name:%4 for the class, or the index of the other</source><translation>%1: %2 es una de las respuestas por rango y el nombre de la clase %3; indique name:%4 para la clase, o el índice de la otra</translation></message>
<message><source>%1 is the name of class %2 and the index of class %3: use name:%4 or index:%5</source><translation>%1 es el nombre de la clase %2 y el índice de la clase %3: indique name:%4 o index:%5</translation></message>
<message><source>%1 matches %2 classes, the first %3 and %4: use index:%5 or index:%6</source><translation>%1 puede ser cualquiera de %2 clases, las primeras %3 y %4: indique index:%5 o index:%6</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5</source><translation>%1 nombra las clases %2 y %3: indique index:%4 o index:%5</translation></message>
<message><source>%1 names classes %2 and %3: use index:%4 or index:%5, or the synset %6 or %7</source><translation>%1 nombra las clases %2 y %3: indique index:%4 o index:%5, o el synset %6 o %7</translation></message>
<message><source>the steps of a classifier: expected up to %1 of linear:N, norm, %2; found %3</source><translation>los pasos de un clasificador: se esperaban hasta %1 de linear:N, norm, %2; se encontró %3</translation></message>
<message><source>%1: expected pixels up to %2, as 448, 672x448 (height x width) or long:896, got &apos;%3&apos;</source><translation>%1: se esperaban píxeles hasta %2, como 448, 672x448 (alto x ancho) o long:896; se dio «%3»</translation></message>
<message><source>%1: expected whole patches of %2 pixels, got %3; nearest is %4</source><translation>%1: se esperaban parches enteros de %2 píxeles, se dio %3; lo más cercano es %4</translation></message>
<message><source>%1: this network answers in rounds, each with its own picture size</source><translation>%1: esta red responde por rondas, cada una con su propio tamaño</translation></message>
<message><source>%1: this network encodes positions in a table for %2 x %3 patches; it takes only %4x%5</source><translation>%1: esta red conoce el lugar de un parche por una tabla de %2 x %3 parches; solo admite %4x%5</translation></message>
<message><source>what is switched off: the network has blocks 0 to %1, got %2</source><translation>lo desactivado: la red tiene los bloques 0 a %1, se recibió %2</translation></message>
<message><source>what is switched off: a block has heads 0 to %1, got %2.%3</source><translation>lo desactivado: un bloque tiene las cabezas 0 a %1, se recibió %2.%3</translation></message>
<message><source>%1: entry %2, %3: names no class; expected [&quot;tench&quot;, ...], {&quot;0&quot;: &quot;tench&quot;, ...}, {&quot;tench&quot;: 0, ...} or such a list under &quot;id2label&quot;</source><translation>%1: entrada %2, %3: no nombra ninguna clase; se esperaba [&quot;tench&quot;, ...], {&quot;0&quot;: &quot;tench&quot;, ...}, {&quot;tench&quot;: 0, ...} o una lista así bajo &quot;id2label&quot;</translation></message>
<message><source>%1: a key occurs twice; expected each class once</source><translation>%1: una clave aparece dos veces; se esperaba cada clase una vez</translation></message>
<message><source>%1: contains no class name</source><translation>%1: no hay ningún nombre de clase en este archivo</translation></message>
<message><source>%1:%2: expected an index and a name, such as 0&lt;TAB&gt;tench, found %3</source><translation>%1:%2: se esperaban un índice y un nombre, como 0&lt;TAB&gt;tench, se encontró %3</translation></message>
<message><source>%1: %2 lines; expected at most %3 class names</source><translation>%1: %2 líneas; se esperaban como máximo %3 nombres de clase</translation></message>
<message><source>architecture, if its files do not tell: a timm model name</source><translation>arquitectura, si los archivos no la indican: un nombre de modelo de timm</translation></message>
<message><source>attention heads, if the file does not tell</source><translation>cabezas de atención, si el archivo no lo indica</translation></message>
<message><source>patch size in pixels</source><translation>tamaño de parche en píxeles</translation></message>
<message><source>input size in pixels that the position embedding was made for</source><translation>tamaño de entrada en píxeles para el que se creó el embedding de posición</translation></message>
<message><source>input width, if it differs from image_height</source><translation>anchura de la entrada, si difiere de image_height</translation></message>
<message><source>activation of the MLP</source><translation>activación de la MLP</translation></message>
<message><source>epsilon of LayerNorm</source><translation>épsilon de LayerNorm</translation></message>
<message><source>what the classifier reads</source><translation>lo que lee el clasificador</translation></message>
<message><source>mean of the input per channel, on [0, 1]</source><translation>media de la entrada por canal, en [0, 1]</translation></message>
<message><source>deviation of the input per channel, on [0, 1]</source><translation>desviación de la entrada por canal, en [0, 1]</translation></message>
<message><source>share of the resized short side that is kept</source><translation>proporción del lado corto redimensionado que se conserva</translation></message>
<message><source>whether the picture keeps its proportions</source><translation>si la imagen conserva sus proporciones</translation></message>
<message><source>interpolation of the resize</source><translation>interpolación del cambio de tamaño</translation></message>
<message><source>head counts a HydraViT was trained for</source><translation>números de cabezas para los que se entrenó un HydraViT</translation></message>
<message><source>weights to use, if the file has averaged and trained ones</source><translation>qué pesos, si el archivo tiene promediados y entrenados</translation></message>
<message><source>prefix of its tensors&apos; names, if the file contains several networks</source><translation>prefijo de los nombres de tensores, si el archivo contiene varias redes</translation></message>
<message><source>a plain network&apos;s order of heads by importance (default: MODEL.heads.json)</source><translation>orden por importancia de las cabezas de una red simple (predeterminado: MODEL.heads.json)</translation></message>
<message><source>class names: one per line, an index and a name per line, or JSON</source><translation>nombres de clase: uno por línea, un índice y un nombre por línea, o JSON</translation></message>
<message><source>meaning of the outputs: classes of which one is true, independent labels, or numbers</source><translation>significado de las salidas: clases de las que una es cierta, etiquetas independientes o números</translation></message>
<message><source>activation between the layers of a classifier with several, which files do not tell</source><translation>activación entre las capas de un clasificador de varias, que los archivos no indican</translation></message>
<message><source>CLIP, SigLIP or DINOv3: a sentence as a class; repeat for more classes</source><translation>CLIP, SigLIP o DINOv3: una frase como clase; se repite para más clases</translation></message>
<message><source>sentence around each prompt, like &apos;a photo of a {}&apos;; repeat to average several</source><translation>frase en torno a cada prompt, como &apos;a photo of a {}&apos;; varias se promedian</translation></message>
<message><source>tokenizer file of the text tower (default: next to the model)</source><translation>archivo del tokenizador de la torre de texto (predeterminado: junto al modelo)</translation></message>
<message><source>DINOv3: dino.txt&apos;s vision head and text encoder (default: *dinotxt* next to the model)</source><translation>DINOv3: cabeza visual y codificador de texto de dino.txt (predeterminado: *dinotxt* junto al modelo)</translation></message>
<message><source>how prompts are cleaned before they become tokens (default: as the model&apos;s authors do)</source><translation>cómo se limpian los prompts antes de convertirse en tokens (predeterminado: como los autores del modelo)</translation></message>
<message><source>heads: expected 1 to %1, got %2</source><translation>cabezas: se esperaba de 1 a %1, se recibió %2</translation></message>
<message><source>heads: %1 of %2 heads under the %3 scheme do not divide a %4 of %5 evenly</source><translation>cabezas: %1 de %2 cabezas con el esquema %3 no dejan un número entero de %4 (de %5)</translation></message>
<message><source>hidden width</source><translation>anchura oculta</translation></message>
<message><source>head width</source><translation>anchura de cabeza</translation></message>
<message><source>%1 needs its own queries, keys and values, but this block&apos;s weights were trained for %2 and have no blocks.%3.attn.qkv.weight</source><translation>%1 necesita consultas, claves y valores propios, pero los pesos del checkpoint para este bloque se entrenaron para %2 y no tienen blocks.%3.attn.qkv.weight</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wa.weight</source><translation>%1 necesita pesos entrenados para ella: el checkpoint tiene blocks.%2.attn.qkv y no blocks.%3.attn.wa.weight</translation></message>
<message><source>%1 needs weights trained for it: the checkpoint has blocks.%2.attn.qkv and no blocks.%3.attn.wq.weight</source><translation>%1 necesita pesos entrenados para ella: el checkpoint tiene blocks.%2.attn.qkv y no blocks.%3.attn.wq.weight</translation></message>
<message><source>%1 multiplies the %2 features of its tokens with the %3 of its heads; under this slicing scheme they differ</source><translation>%1 multiplica las %2 características de sus tokens por las %3 de sus cabezas; este esquema de corte hace que difieran</translation></message>
<message><source>%1 mixes exactly %2 tokens, this image has %3; choose the image size that the checkpoint was trained for</source><translation>%1 mezcla exactamente %2 tokens, esta imagen tiene %3; elija el tamaño de imagen para el que se entrenó el checkpoint</translation></message>
<message><source>what is switched off: block %1 has %2 attention, which needs every patch in place: patches cannot be dropped, nor tokens added</source><translation>lo desactivado: el bloque %1 tiene atención %2, que necesita cada parche en su lugar: no se puede quitar ningún parche ni añadir ningún token</translation></message>
<message><source>what is changed: this network answers in rounds, and an autoencoder&apos;s features belong to a single pass</source><translation>qué se cambia: esta red responde en rondas, y las características de un autocodificador son de una sola pasada</translation></message>
<message><source>what is switched off: the classifier reads the mean of the patches, so at least one must remain</source><translation>lo desactivado: el clasificador lee la media de los parches, así que debe quedar uno</translation></message>
<message><source>image size: expected at least one patch of %1 pixels, got %2 x %3</source><translation>tamaño de imagen: se esperaba al menos un parche de %1 píxeles, se recibió %2 x %3</translation></message>
<message><source>attention plan: %1 blocks for a network of %2</source><translation>plan de atención: %1 bloques para una red de %2</translation></message>
<message><source>the network&apos;s logits</source><translation>los logits de la red</translation></message>
<message><source>the network&apos;s embedding</source><translation>la representación de la red</translation></message>
<message><source>a picture of %1 x %2 pixels takes about %3 GB of memory with this network, and this machine has %4; %5 x %6 would fit</source><translation>una imagen de %1 x %2 píxeles necesita con esta red unos %3 GB de memoria, y este equipo tiene %4; %5 x %6 cabría</translation></message>
<message><source>a trace takes one image, got %1</source><translation>una traza es de una sola imagen, se recibieron %1</translation></message>
<message><source>what is switched off: patches cannot be dropped, nor tokens added, in a round that reads the tokens of the previous one</source><translation>lo desactivado: no se pueden quitar parches ni añadir tokens en una ronda que lee los tokens de la anterior</translation></message>
<message><source>pooling: map needs a network with a pooling head (attn_pool.latent); choose token or avg</source><translation>pooling: map es de redes con cabeza de pooling (attn_pool.latent); elija token o avg</translation></message>
<message><source>caption below the figure (default: what is shown; &apos;&apos; for none)</source><translation>pie de figura (predeterminado: lo que se muestra; &apos;&apos; para ninguno)</translation></message>
<message><source>--limits: expected LOW,HIGH, two numbers, got &apos;%1&apos;</source><translation>--limits: se esperaba LOW,HIGH, dos números, se recibió «%1»</translation></message>
<message><source>ends of the colour bars, in place of each map&apos;s own</source><translation>los extremos de las barras de color, en lugar de los de los propios mapas</translation></message>
<message><source>show only the positive part of signed maps</source><translation>mostrar solo la parte positiva de los mapas con signo</translation></message>
<message><source>head-matrix: each block&apos;s most important heads first</source><translation>head-matrix: primero las cabezas más importantes de cada bloque</translation></message>
<message><source>number of predictions below each map, 0 to 10</source><translation>número de predicciones bajo cada mapa, de 0 a 10</translation></message>
<message><source>which maps share a colour range</source><translation>qué mapas comparten un rango de color</translation></message>
<message><source>draw the outline of the object, from the mask next to the picture</source><translation>dibujar el contorno del objeto, a partir de la máscara junto a la imagen</translation></message>
<message><source>show the whole picture, darkened where the network does not see it (default: only what it sees)</source><translation>mostrar la imagen entera, oscurecida donde la red no ve (predeterminado: solo lo que ve)</translation></message>
<message><source>show the picture and its marks, without the map&apos;s colours</source><translation>mostrar la imagen y sus marcas, sin los colores del mapa</translation></message>
<message><source>omit the colour bar</source><translation>omitir la barra de color</translation></message>
<message><source>width of the figure, 10 to 2000 mm (a journal&apos;s column is 84, two are 174)</source><translation>ancho de la figura, de 10 a 2000 mm (una columna de revista mide 84; dos, 174)</translation></message>
<message><source>resolution of PNG files and of pictures inside SVG and PDF, 20 to 2400</source><translation>resolución de los archivos PNG y de las imágenes dentro de SVG y PDF, de 20 a 2400</translation></message>
<message><source>font size in points, 3 to 72</source><translation>tamaño de la letra en puntos, de 3 a 72</translation></message>
<message><source>an installed font family (default: the first of a list, DejaVu Sans)</source><translation>una familia instalada (predeterminado: la primera de una lista, DejaVu Sans)</translation></message>
<message><source>panels per row</source><translation>paneles por fila</translation></message>
<message><source>omit a, b, c</source><translation>omitir a, b, c</translation></message>
<message><source>--%1: expected %2, got %3</source><translation>--%1: se esperaba %2, se recibió %3</translation></message>
<message><source>--limits: expected LOW,HIGH with LOW below HIGH, got %1,%2</source><translation>--limits: se esperaba LOW,HIGH con LOW menor que HIGH, se recibió %1,%2</translation></message>
<message><source>its answer</source><translation>su respuesta</translation></message>
<message><source>[left, top, right, bottom]</source><translation>[izquierda, arriba, derecha, abajo]</translation></message>
<message><source>%1 numbers</source><translation>%1 números</translation></message>
<message><source>%1: expected a list of at most %2 boxes, got %3</source><translation>%1: se esperaba una lista de como máximo %2 cajas, se obtuvo %3</translation></message>
<message><source>%1: expected boxes as JSON objects, got %2</source><translation>%1: se esperaban cajas como objetos JSON, se obtuvo %2</translation></message>
<message><source>%1: box %2</source><translation>%1: caja %2</translation></message>
<message><source>%1: some boxes have all scores, others only a class</source><translation>%1: unas cajas tienen todas las puntuaciones y otras solo una clase</translation></message>
<message><source>pixels a side, or [height, width]</source><translation>píxeles por lado, o [alto, ancho]</translation></message>
<message><source>mean and std, or a range, not both</source><translation>mean y std, o range, no ambos</translation></message>
<message><source>two ascending numbers</source><translation>dos números ascendentes</translation></message>
<message><source>a list of texts</source><translation>una lista de textos</translation></message>
<message><source>a divisor of %1</source><translation>un divisor de %1</translation></message>
<message><source>%1: expected a JSON object, got %2</source><translation>%1: se esperaba un objeto JSON, se obtuvo %2</translation></message>
<message><source>at most %1 pixels in all</source><translation>como máximo %1 píxeles en total</translation></message>
<message><source>the kept picture</source><translation>la imagen conservada</translation></message>
<message><source>output %1</source><translation>salida %1</translation></message>
<message><source>box %1</source><translation>caja %1</translation></message>
<message><source>embedding norm</source><translation>norma del embedding</translation></message>
<message><source>similarity to %1</source><translation>similitud con %1</translation></message>
<message><source>similarity to patches %1 of %2</source><translation>similitud con los parches %1 de %2</translation></message>
<message><source>similarity to patch %1 of %2</source><translation>similitud con el parche %1 de %2</translation></message>
<message><source>feature %1 of %2</source><translation>característica %1 de %2</translation></message>
<message><source>feature %1 of %2 at patches %3</source><translation>característica %1 de %2 en los parches %3</translation></message>
<message><source>direction %1</source><translation>dirección %1</translation></message>
<message><source>probe %1</source><translation>sonda %1</translation></message>
<message><source>class %1 of probe %2</source><translation>clase %1 de la sonda %2</translation></message>
<message><source>a random order</source><translation>un orden aleatorio</translation></message>
<message><source>of the two formulas in its project, the one that subtracts b_dec from x explains %1 of the variance, the other %2</source><translation>de las dos fórmulas de su proyecto, la que resta b_dec de x explica %1 de la varianza, la otra %2</translation></message>
<message><source>of the two formulas in its project, the one that does not subtract b_dec from x explains %1 of the variance, the other %2</source><translation>de las dos fórmulas de su proyecto, la que no resta b_dec de x explica %1 de la varianza, la otra %2</translation></message>
<message><source>%1: made for tokens of width %2, the network has %3</source><translation>%1: hecho para tokens de anchura %2, la red tiene %3</translation></message>
<message><source>%1: reads the output of block %2, the network has blocks 0 to %3; choose another with --sae-block</source><translation>%1: lee la salida del bloque %2, la red tiene los bloques 0 a %3; indique otro con --sae-block</translation></message>
<message><source>%1: reads only the class token, expected one that reads patches</source><translation>%1: solo lee el token de clase, se esperaba uno que lea parches</translation></message>
<message><source>a word, or an object { ... }</source><translation>una palabra o un objeto { ... }</translation></message>
<message><source>%1: expected a line of JSON followed by a PyTorch file, as saev writes them, found no end of the line in %2 bytes</source><translation>%1: se esperaba una línea de JSON y tras ella un archivo de PyTorch, como los escribe saev; no hay fin de línea en %2 bytes</translation></message>
<message><source>%1: a saev file of schema %2; schemas up to %3 are supported</source><translation>%1: un archivo de saev con el esquema %2; se conocen los esquemas hasta %3</translation></message>
<message><source>a word</source><translation>una palabra</translation></message>
<message><source>%1: no PyTorch file follows its header</source><translation>%1: tras la cabecera no hay un archivo de PyTorch</translation></message>
<message><source>%1: expected an autoencoder&apos;s sae_weights.safetensors, sae.safetensors, ae.pt, weights.pt or sae.pt in this folder, found none</source><translation>%1: se esperaba en esta carpeta sae_weights.safetensors, sae.safetensors, ae.pt, weights.pt o sae.pt de un autocodificador; no hay ninguno</translation></message>
<message><source>%1: an MSAE of CLIP&apos;s pooled embedding; expected an autoencoder of a block&apos;s tokens</source><translation>%1: un MSAE del embedding agrupado de CLIP; se esperaba un autocodificador de los tokens de un bloque</translation></message>
<message><source>%1: not a supported autoencoder: expected an encoder (W_enc or encoder.weight) and a decoder (W_dec or decoder.weight)</source><translation>%1: ningún autocodificador conocido aquí: se esperaba un codificador (W_enc o encoder.weight) y un decodificador (W_dec o decoder.weight)</translation></message>
<message><source>%1: cannot be written in SAELens format: expected an autoencoder with codes relu, topk or threshold on tokens without normalisation</source><translation>%1: no se puede escribir en la forma de SAELens: se esperaba un autocodificador con códigos relu, topk o threshold sobre tokens sin normalizar</translation></message>
<message><source>scene size: expected 32 to 2048 pixels, got %1</source><translation>tamaño de escena: se esperaban de 32 a 2048 píxeles, se recibió %1</translation></message>
<message><source>samples a pixel and direction: expected 1 to 16, got %1</source><translation>muestras por píxel y dirección: se esperaba de 1 a 16, se recibió %1</translation></message>
<message><source>scene %1 of seed %2: no clear layout in 1000 attempts</source><translation>escena %1 de la semilla %2: ninguna disposición clara en 1000 intentos</translation></message>
<message><source>%1; is there room for %2 MiB?</source><translation>%1; ¿hay espacio para %2 MiB?</translation></message>
<message><source>number of scenes: expected 1 to 1000000, got %1</source><translation>número de escenas: se esperaba de 1 a 1000000, se recibió %1</translation></message>
<message><source>scenes of %1 pixels in patches of %2: expected a size of 32 to 2048 that is a multiple of the patch</source><translation>escenas de %1 píxeles en parches de %2: se esperaba un tamaño de 32 a 2048 que sea múltiplo del parche</translation></message>
<message><source>scenes read from %1</source><translation>escenas leídas de %1</translation></message>
<message><source>rendering %1 scenes of %2 x %3 pixels</source><translation>renderizando %1 escenas de %2 x %3 píxeles</translation></message>
<message><source>scene %1 of %2</source><translation>escena %1 de %2</translation></message>
<message><source>scenes are not cached: %1</source><translation>las escenas no se conservan: %1</translation></message>
<message><source>LibTorch finds no GPU; nvidia-smi says whether the driver does</source><translation>LibTorch no encuentra ninguna GPU; nvidia-smi indica si el controlador la encuentra</translation></message>
<message><source>there is one GPU, cuda:0</source><translation>hay una GPU, cuda:0</translation></message>
<message><source>there are cuda:0 to cuda:%1</source><translation>hay de cuda:0 a cuda:%1</translation></message>
<message><source>out of memory</source><translation>memoria agotada</translation></message>
<message><source>device %1: not enough memory: choose a smaller batch (--batch), a smaller picture or fewer jobs, or end other programs that use it</source><translation>dispositivo %1: no hay memoria suficiente para esto: elija un lote menor (--batch), una imagen más pequeña o menos trabajos, o cierre lo demás que se ejecuta allí</translation></message>
<message><source>device %1: %2</source><translation>dispositivo %1: %2</translation></message>
<message><source>NaN at [%1]</source><translation>NaN en [%1]</translation></message>
<message><source>infinity at [%1]</source><translation>infinito en [%1]</translation></message>
<message><source>-infinity at [%1]</source><translation>menos infinito en [%1]</translation></message>
<message><source>LibTorch multiplies at %1 GFLOPS: it is linked to the reference BLAS. Install an optimised one, on Debian: apt-get install libopenblas0-openmp</source><translation>LibTorch multiplica a %1 GFLOPS: está enlazado con el BLAS de referencia. Instale uno optimizado; en Debian: apt-get install libopenblas0-openmp</translation></message>
<message><source>%1: expected at least two words, one per line; got %2</source><translation>%1: se esperaban palabras, una por línea, al menos dos; se obtuvo %2</translation></message>
<message><source>%1: word %2: expected each word once, got it twice</source><translation>%1: palabra %2: se esperaba cada palabra una vez, se obtuvo dos veces</translation></message>
<message><source>%1: expected at most %2 characters, got %3</source><translation>%1: se esperaban como máximo %2 caracteres, se recibieron %3</translation></message>
<message><source>expected at most %1 %2s, got more</source><translation>se esperaban como máximo %1 (%2), se recibieron más</translation></message>
<message><source>expected prompts, one per line; got none</source><translation>se esperaban prompts, uno por línea; no se recibió ninguno</translation></message>
<message><source>expected at most %1 sentences, got %2 prompts in %3 templates</source><translation>se esperaban como máximo %1 frases, se recibieron %2 prompts en %3 plantillas</translation></message>
<message><source>prompt %1: expected each prompt once, got it twice</source><translation>prompt %1: se esperaba cada prompt una vez, se recibió dos veces</translation></message>
<message><source>template %1: expected {} in place of the prompt, as in &apos;a photo of a {}&apos;</source><translation>plantilla %1: se esperaba {} donde va el prompt, como en &apos;a photo of a {}&apos;</translation></message>
<message><source>template %1: expected at most %2 characters including the longest prompt, got %3</source><translation>plantilla %1: se esperaban como máximo %2 caracteres con el prompt más largo dentro, se obtuvieron %3</translation></message>
<message><source>a text of %1 ids: expected 1 to %2</source><translation>un texto de %1 ids: se esperaba de 1 a %2</translation></message>
<message><source>a text of %1 ids: expected %2</source><translation>un texto de %1 ids: se esperaban %2</translation></message>
<message><source>id %1 of a text: expected 0 to %2</source><translation>id %1 de un texto: se esperaba de 0 a %2</translation></message>
<message><source>its text tower is BERT or another unsupported one</source><translation>su torre de texto es la de BERT u otra, que aquí no se ejecuta</translation></message>
<message><source>%1: text_config.hidden_act: expected one of quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, found %2</source><translation>%1: text_config.hidden_act: se esperaba uno de quick_gelu, gelu, gelu_new, gelu_pytorch_tanh, se encontró %2</translation></message>
<message><source>%1: text_config: expected an object { ... }, found %2</source><translation>%1: text_config: se esperaba un objeto { ... }, se encontró %2</translation></message>
<message><source>%1: text_config.%2: expected a number from %3 to %4, found %5</source><translation>%1: text_config.%2: se esperaba un número de %3 a %4, se encontró %5</translation></message>
<message><source>%1: text_config.num_attention_heads: expected a divisor of %2, found %3</source><translation>%1: text_config.num_attention_heads: se esperaba un divisor de %2, se encontró %3</translation></message>
<message><source>the file has no logit_scale: cosines are multiplied by 100, as in trained CLIPs</source><translation>el archivo no tiene logit_scale: los cosenos se multiplican por 100, como en los CLIP entrenados</translation></message>
<message><source>%1: no prompts for this model: expected SigLIP&apos;s logit_bias, a number from -1e6 to 1e6</source><translation>%1: este modelo no admite prompts: se esperaba el logit_bias de SigLIP, un número de -1e6 a 1e6</translation></message>
<message><source>%1: no prompts for this model: %2</source><translation>%1: no hay prompts para este modelo: %2</translation></message>
<message><source>%1: no prompts for this model: the file has no text tower. A CLIP or SigLIP saved with both towers has one (token_embedding or text_model)</source><translation>%1: este modelo no admite prompts: el archivo no tiene torre de texto. Un CLIP o SigLIP guardado con ambas torres la tiene (token_embedding o text_model)</translation></message>
<message><source>%1: no prompts for this model: its text tower has no projection (%2), without which texts and pictures cannot be compared</source><translation>%1: no hay prompts para este modelo: su torre de texto no tiene proyección (%2), sin la cual no se pueden comparar textos e imágenes</translation></message>
<message><source>%1: a text tower of width %2, %3 tokens and %4 positions: expected at most %5, %6 and %7</source><translation>%1: una torre de texto de anchura %2, %3 tokens y %4 lugares: se esperaban como máximo %5, %6 y %7</translation></message>
<message><source>%1: the text tower has no block %20</source><translation>%1: la torre de texto no tiene el bloque %20</translation></message>
<message><source>%1: expected model.merges, the byte pairs of a tokenizer</source><translation>%1: se esperaba model.merges, los pares de bytes de un tokenizador</translation></message>
<message><source>%1: model.%2: expected %3, found %4</source><translation>%1: model.%2: se esperaba %3, se encontró %4</translation></message>
<message><source>%1: model.merges[%2]: expected a pair of texts</source><translation>%1: model.merges[%2]: se esperaba un par de textos</translation></message>
<message><source>%1: image_size %2 is not a multiple of patch_size %3</source><translation>%1: image_size %2 no es múltiplo de patch_size %3</translation></message>
<message><source>%1: image_size %2 in patches of %3 makes %4 patches; at most %5 can be trained, because the cost of attention grows with their square</source><translation>%1: image_size %2 en parches de %3 produce %4 parches; aquí se entrenan como máximo %5, porque la atención crece con el cuadrado de estos</translation></message>
<message><source>%1: base: expected the name of a file next to this one, in chains of at most %2, found %3</source><translation>%1: base: se esperaba el nombre de un archivo situado junto a este, como máximo %2 seguidos, se encontró %3</translation></message>
<message><source>%1: heads: expected ascending head counts without repetition</source><translation>%1: heads: se esperaban números de cabezas ascendentes y sin repetición</translation></message>
<message><source>%1: weights: expected one for each of the %2 heads, not all 0, found %3</source><translation>%1: weights: se esperaba uno para cada una de las %2 cabezas, no todos 0, se encontró %3</translation></message>
<message><source>%1: &quot;thinking&quot; needs two or more &quot;heads&quot;, ending with %2, and one classifier for all</source><translation>%1: &quot;thinking&quot; necesita dos o más &quot;heads&quot;, la última de ellas con todas las %2, y un solo clasificador para todas</translation></message>
<message><source>%1: val_heads: %2 is not a round of this network</source><translation>%1: val_heads: %2 no es una ronda de esta red</translation></message>
<message><source>%1: the class folder %2 has a name that is not UTF-8; rename it</source><translation>%1: la carpeta de clase %2 tiene un nombre que no es UTF-8; cámbielo</translation></message>
<message><source>%1: expected one folder per class, found %2 and %3</source><translation>%1: se esperaba una carpeta por clase, se encontraron %2 y %3</translation></message>
<message><source>%1: expected one sub-folder per class, at least 2, found %2</source><translation>%1: se esperaba una subcarpeta por clase, al menos 2, se encontraron %2</translation></message>
<message><source>training: only a plain pre-norm ViT with a class token, qkv biases and GELU can be trained</source><translation>entrenamiento: solo se puede entrenar un ViT simple con norma previa, token de clase, sesgos qkv y GELU</translation></message>
<message><source>%1: cannot start this training: %2 is %3, expected %4</source><translation>%1: no puede ser el inicio de este entrenamiento: %2 es %3, se esperaba %4</translation></message>
<message><source>the number of prefix tokens</source><translation>el número de tokens de prefijo</translation></message>
<message><source>MLP width per feature</source><translation>anchura del MLP por característica</translation></message>
<message><source>%1: cannot start this training: it has %2 heads, more than %3</source><translation>%1: no puede ser el inicio de este entrenamiento: tiene %2 cabezas, más de %3</translation></message>
<message><source>%1: cannot start this training: it has a tensor &apos;%2&apos;, which the network being trained does not have</source><translation>%1: no puede ser el inicio de este entrenamiento: tiene un tensor «%2», que la red que se entrena no tiene</translation></message>
<message><source>%1: not a training checkpoint of this program</source><translation>%1: no es un checkpoint de entrenamiento de este programa</translation></message>
<message><source>%1: belongs to another configuration: only keys that do not affect the weights may change before a training is resumed</source><translation>%1: pertenece a otra configuración: entre un entrenamiento y su reanudación solo pueden cambiar claves que no deciden los pesos</translation></message>
<message><source>%1: tensor %2 is missing or has another shape; expected float32 %3</source><translation>%1: el tensor %2 falta o tiene otra forma; se esperaba float32 %3</translation></message>
<message><source>%1 data: %2</source><translation>datos de %1: %2</translation></message>
<message><source>%1: one step would need %2e12 multiplications, expected at most %3e12: choose a smaller image_size, larger patches, or a smaller batch</source><translation>%1: un paso multiplicaría %2e12 veces, se esperaban como máximo %3e12: elija un image_size menor, parches más grandes o un lote menor</translation></message>
<message><source>%1: needs %2 MiB for its weights and %3 MiB for its pictures; this machine has %4 MiB</source><translation>%1: necesita %2 MiB para sus pesos y %3 MiB para sus imágenes; este equipo tiene %4 MiB</translation></message>
<message><source>%1: %2 steps of %3 pictures, %4 GMACs per picture forward, %5 MiB of weights and pictures</source><translation>%1: %2 pasos de %3 imágenes, %4 GMAC por imagen hacia delante, %5 MiB de pesos e imágenes</translation></message>
<message><source>%1: no such folder</source><translation>%1: no existe esa carpeta</translation></message>
<message><source>%1: contains no %2, which a training writes to its output folder once it has read its data</source><translation>%1: no contiene %2, que un entrenamiento escribe en su carpeta de salida en cuanto tiene sus datos</translation></message>
<message><source>the last line of history.csv is incomplete and is ignored</source><translation>la última línea de history.csv está incompleta y se omite</translation></message>
<message><source>faithfulness needs classes, and this predictor finds boxes</source><translation>faithfulness es para clases, y este predictor encuentra cajas</translation></message>
<message><source>the network command library could not be loaded: %1</source><translation>no se pudo cargar la biblioteca de las redes: %1</translation></message>
<message><source>%1 could not be written</source><translation>no se pudo escribir %1</translation></message>
<message><source>predictor %1: %2%3</source><translation>predictor %1: %2%3</translation></message>
<message><source>an .npz of mean, axes, variance, gate and provenance</source><translation>un .npz con mean, axes, variance, gate y provenance</translation></message>
<message><source>another archive</source><translation>otro archivo comprimido</translation></message>
<message><source>%1: 1 to %2 numbers</source><translation>%1: de 1 a %2 números</translation></message>
<message><source>%1: %2 numbers</source><translation>%1: %2 números</translation></message>
<message><source>%1: finite numbers</source><translation>%1: números finitos</translation></message>
<message><source>NaN or infinity</source><translation>NaN o infinito</translation></message>
<message><source>%1: no feature basis: expected %2, found %3</source><translation>%1: no es una base de características: se esperaba %2, se encontró %3</translation></message>
<message><source>%1: the blocks of this module have %2 %3 and %4; all blocks must have the same</source><translation>%1: los bloques de este módulo indican %2 %3 y %4; aquí todos los bloques tienen el mismo valor</translation></message>
<message><source>what is changed: features need an autoencoder; open one (--sae FILE)</source><translation>qué se cambia: las características son de un autocodificador; abra uno (--sae FILE)</translation></message>
<message><source>%1: a transcoder outputs another place&apos;s activations, which cannot replace the tokens</source><translation>%1: un transcodificador da activaciones de otro lugar, que no pueden ocupar el de los tokens</translation></message>
<message><source>what is switched off: another picture&apos;s activations need that picture (--from)</source><translation>lo desactivado: las activaciones de otra imagen requieren esa imagen (--from)</translation></message>
<message><source>what is switched off: the other picture has %1 tokens of width %2, this one %3 of %4</source><translation>lo desactivado: la pasada de la otra imagen tiene %1 tokens de anchura %2, esta %3 de %4</translation></message>
<message><source>%1: no more pictures; the device may be unplugged or in use by another program, or the stream has ended</source><translation>%1: no da más imágenes; el dispositivo puede estar desconectado o en uso por otro programa, o la transmisión ha terminado</translation></message>
<message><source>%1: expected frames of 8-bit colours, found OpenCV&apos;s type %2</source><translation>%1: se esperaban fotogramas de colores de 8 bits, se encontró el tipo %2 de OpenCV</translation></message>
<message><source>ended after %1 of %2 frames</source><translation>terminó tras %1 de %2 fotogramas</translation></message>
<message><source>%1: frame %2 is damaged: %3</source><translation>%1: el fotograma %2 está dañado: %3</translation></message>
<message><source>%1: frames of %2 x %3 pixels; expected at most %4, no side above %5</source><translation>%1: fotogramas de %2 x %3 píxeles; se esperaban como máximo %4, ningún lado mayor de %5</translation></message>
<message><source>features, %1 heads</source><translation>características, %1 cabezas</translation></message>
<message><source>concepts, %1 heads</source><translation>conceptos, %1 cabezas</translation></message>
<message><source>heads: an embedding of %1 of %2 does not divide the pooling head&apos;s %3, %4, evenly</source><translation>cabezas: un embedding de %1 de %2 no deja un número entero de %3 de la cabeza de pooling (de %4)</translation></message>
<message><source>heads: this slicing scheme cuts channels from every head, but rotary positions rotate them in pairs; choose hydravit, matformer or dynabert</source><translation>cabezas: este esquema de corte quita canales de cada cabeza, y las posiciones rotatorias los giran por pares; elija hydravit, matformer o dynabert</translation></message>
<message><source>the network has learned rotary positions, but there is no rope.freqs</source><translation>la red tiene posiciones rotatorias aprendidas, pero no hay rope.freqs</translation></message>
<message><source>decomposition, %1 heads</source><translation>descomposición, %1 cabezas</translation></message>
<message><source>key %1 occurs twice</source><translation>la clave %1 aparece dos veces</translation></message>
<message><source>unknown key %1</source><translation>clave desconocida %1</translation></message>
<message><source>expected the keys descr, fortran_order and shape only</source><translation>se esperaban solo las claves descr, fortran_order y shape</translation></message>
<message><source>%1: bad .npy header at byte %2: %3</source><translation>%1: cabecera .npy incorrecta en el byte %2: %3</translation></message>
<message><source>expected &apos;%1&apos;</source><translation>se esperaba «%1»</translation></message>
<message><source>expected True or False</source><translation>se esperaba True o False</translation></message>
<message><source>%1: a structured NumPy array; expected a plain array of numbers</source><translation>%1: un array estructurado de NumPy; se esperaba un array simple de números</translation></message>
<message><source>%1: an array of Python objects (a pickle); expected plain numbers. It is not opened, because unpickling runs code from the file</source><translation>%1: un array de objetos de Python (un pickle); se esperaban números simples. No se abre, porque al deserializarlo se ejecuta código del archivo</translation></message>
<message><source>%1: NumPy type %2 is not supported; expected float16/32/64, an integer or bool</source><translation>%1: el tipo de NumPy %2 no se admite; se esperaba float16/32/64, un entero o bool</translation></message>
<message><source>the shape holds more elements than any file could</source><translation>la forma contiene más elementos de los que podría tener cualquier archivo</translation></message>
<message><source>did not reply within %1 s</source><translation>no ha respondido en %1 s</translation></message>
<message><source>did not read its input within %1 s</source><translation>no ha leído su entrada en %1 s</translation></message>
<message><source>waiting for the predictor: %1</source><translation>al esperar al predictor: %1</translation></message>
<message><source>classes of feature %1</source><translation>clases de la característica %1</translation></message>
<message><source>contributions of features, %1 heads</source><translation>lo que aportan las características, %1 cabezas</translation></message>
<message><source>a known field type</source><translation>un campo de tipo conocido</translation></message>
<message><source>%1 bytes more</source><translation>%1 bytes más</translation></message>
<message><source>a number of four bytes</source><translation>un número de cuatro bytes</translation></message>
<message><source>%1: not a SentencePiece tokenizer: expected %2 at byte %3 of %4</source><translation>%1: no es un tokenizador de SentencePiece: se esperaba %2 en el byte %3 de %4</translation></message>
<message><source>%1 of all heads, k = %2</source><translation>%1 de todas las cabezas, k = %2</translation></message>
<message><source>%1: expected floating point %2, found %3 %4</source><translation>%1: se esperaba coma flotante %2, se encontró %3 %4</translation></message>
<message><source>%1: holds NaN or infinity</source><translation>%1: contiene NaN o infinito</translation></message>
<message><source>%1: is unknown</source><translation>%1: no se conoce</translation></message>
<message><source>%1: dino.txt&apos;s vision head for this backbone, which is %2 wide: visual_model.head.%3</source><translation>%1: la cabeza de visión de dino.txt para este backbone, de ancho %2: visual_model.head.%3</translation></message>
<message><source>%1: class %2 of %3; expected indices from 0 to %4</source><translation>%1: clase %2 de %3; se esperaban índices de 0 a %4</translation></message>
<message><source>%1: class %2 occurs twice</source><translation>%1: la clase %2 se nombra dos veces</translation></message>
<message><source>%1 pictures of %2 x %3 pixels do not fit into this machine&apos;s memory; choose a smaller image_size or &quot;count&quot;</source><translation>%1 imágenes de %2 x %3 píxeles no caben en la memoria de este equipo; elija un image_size o un &quot;count&quot; menor</translation></message>
<message><source>a JPEG without a picture; truncated?</source><translation>un JPEG sin imagen dentro; ¿truncado?</translation></message>
<message><source>a JPEG marker is missing at byte %1; the file is damaged</source><translation>falta un marcador JPEG en el byte %1; el archivo está dañado</translation></message>
<message><source>a JPEG segment at byte %1 has length %2; the file is damaged</source><translation>un segmento JPEG en el byte %1 tiene la longitud %2; el archivo está dañado</translation></message>
<message><source>a JPEG with two frames; the file is damaged</source><translation>un JPEG con dos cuadros; el archivo está dañado</translation></message>
<message><source>a JPEG of more than %1 scans; decoding would take minutes</source><translation>un JPEG de más de %1 barridos; tardaría minutos en decodificarse</translation></message>
<message><source>the JPEG is incomplete</source><translation>el JPEG está incompleto</translation></message>
<message><source>%1: storage %2 is unused or occurs twice</source><translation>%1: el almacenamiento %2 no pertenece a nada, o aparece dos veces</translation></message>
<message><source>%1: the file ends within storage %2; truncated?</source><translation>%1: el archivo termina dentro del almacenamiento %2; ¿truncado?</translation></message>
<message><source>%1: storage %2 should hold %3 numbers, found %4</source><translation>%1: el almacenamiento %2 debería contener %3 números, se encontraron %4</translation></message>
<message><source>%1: storage %2 is missing</source><translation>%1: falta el almacenamiento %2</translation></message>
<message><source>logit lens, %1 heads</source><translation>lente de logits, %1 cabezas</translation></message>
<message><source>%1, %2 heads</source><translation>%1, %2 cabezas</translation></message>
<message><source>the weights themselves are needed</source><translation>hacen falta los propios pesos</translation></message>
<message><source>prediction, %1 heads</source><translation>predicción, %1 cabezas</translation></message>
<message><source>%1: expected a file of Hydrascope&apos;s with &quot;hydrascope&quot;: &quot;%2&quot;, &quot;version&quot;: 1</source><translation>%1: se esperaba un archivo de Hydrascope con &quot;hydrascope&quot;: &quot;%2&quot;, &quot;version&quot;: 1</translation></message>
<message><source>expected a list &quot;%1&quot;</source><translation>se esperaba una lista &quot;%1&quot;</translation></message>
<message><source>%1: expected a whole number from %2 to %3</source><translation>%1: se esperaba un número entero de %2 a %3</translation></message>
<message><source>%1: expected a finite number</source><translation>%1: se esperaba un número finito</translation></message>
<message><source>what is switched off: a list of %1 characters is too long</source><translation>lo desactivado: una lista de %1 caracteres es demasiado larga</translation></message>
<message><source>what is switched off: more than %1 items</source><translation>lo desactivado: más de %1 elementos</translation></message>
<message><source>what is switched off: expected %1, got %2%3</source><translation>lo desactivado: se esperaba %1, se recibió %2%3</translation></message>
<message><source>blocks, as in tokens:5</source><translation>bloques, como en tokens:5</translation></message>
<message><source>patches, as in patches:12,13-17</source><translation>parches, como en patches:12,13-17</translation></message>
<message><source>heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, feature:NUMBER or sae-error</source><translation>heads:BLOCK.HEAD, attention:BLOCK, mlp:BLOCK, patches:LIST, tokens:BLOCK, registers:MODE, feature:NUMBER o sae-error</translation></message>
<message><source>zero, mean, mean-all or from after &apos;=&apos;</source><translation>zero, mean, mean-all o from después de &apos;=&apos;</translation></message>
<message><source>BLOCK.HEAD, as in heads:7.3</source><translation>BLOCK.HEAD, como en heads:7.3</translation></message>
<message><source>a block, as in mlp:9, or mlp:9=from</source><translation>un bloque, como en mlp:9, o mlp:9=from</translation></message>
<message><source>zero, mean, only-outliers or same, and up to 16 tokens, as in registers:zero=2</source><translation>zero, mean, only-outliers o same, y hasta 16 tokens, como en registers:zero=2</translation></message>
<message><source>patches, as in feature:47:12,13-17</source><translation>parches, como feature:47:12,13-17</translation></message>
<message><source>a feature, as in feature:47, or feature:47=3x (three times its largest value)</source><translation>una característica, como feature:47, o feature:47=3x (tres veces su valor máximo)</translation></message>
<message><source>%1: %2 characters, more than the %3 allowed here</source><translation>%1: %2 caracteres, más de los %3 permitidos aquí</translation></message>
<message><source>%1: %2 columns, more than the %3 allowed here</source><translation>%1: %2 columnas, más de las %3 permitidas aquí</translation></message>
<message><source>%1: two columns are named %2</source><translation>%1: dos columnas se llaman %2</translation></message>
<message><source>%1: expected a column &apos;%2&apos;, as a training&apos;s history has; this is another table</source><translation>%1: se esperaba una columna «%2», como tiene el historial de un entrenamiento; esta es otra tabla</translation></message>
<message><source>%1, column %2</source><translation>%1, columna %2</translation></message>
<message><source>%1: expected a number from %2 to %3, found %4</source><translation>%1: se esperaba un número de %2 a %3, se encontró %4</translation></message>
<message><source>%1: %2 after %3; expected rows in the order of the training</source><translation>%1: %2 después de %3; se esperaban filas en el orden del entrenamiento</translation></message>
<message><source>%1: expected %2 cells, as the header has, found %3</source><translation>%1: se esperaban %2 celdas, como tiene la cabecera, se encontraron %3</translation></message>
<message><source>%1: more than the %2 rows allowed here</source><translation>%1: más de las %2 filas permitidas aquí</translation></message>
<message><source>%1: expected a header line, found none</source><translation>%1: se esperaba una línea de cabecera, no se encontró ninguna</translation></message>
<message><source>it takes a value from an empty stack</source><translation>toma un valor de una pila vacía</translation></message>
<message><source>it looks for a mark that was not set</source><translation>busca una marca que no se puso</translation></message>
<message><source>%1: %2 pictures; expected at most %3</source><translation>%1: %2 imágenes; se esperaban como máximo %3</translation></message>
<message><source>no pipe to a predictor: %1</source><translation>no hay tubería hacia el predictor: %1</translation></message>
<message><source>%1: cannot be moved into place: %2</source><translation>%1: no se puede poner en su lugar: %2</translation></message>
<message><source>%1: expected a folder that is new or empty, or a name that ends in .mp4, .avi or .mkv</source><translation>%1: se esperaba una carpeta nueva o vacía, o un nombre que termine en .mp4, .avi o .mkv</translation></message>
<message><source>the name %1 occurs twice</source><translation>el nombre %1 aparece dos veces</translation></message>
<message><source>metadata key %1 occurs twice</source><translation>la clave de metadatos %1 aparece dos veces</translation></message>
<message><source>unknown field %1</source><translation>campo desconocido %1</translation></message>
<message><source>field %1 occurs twice</source><translation>el campo %1 aparece dos veces</translation></message>
<message><source>expected a number</source><translation>se esperaba un número</translation></message>
<message><source>more than %1 tensors; no checkpoint needs that many</source><translation>más de %1 tensores; ningún checkpoint tiene tantos</translation></message>
<message><source>an unexpected object</source><translation>un objeto donde no corresponde ninguno</translation></message>
<message><source>expected dtype, shape and data_offsets</source><translation>se esperaba dtype, shape y data_offsets</translation></message>
<message><source>an unexpected array</source><translation>un array donde no corresponde ninguno</translation></message>
<message><source>data_offsets must be two numbers, found %1</source><translation>data_offsets deben ser dos números, se encontró %1</translation></message>
<message><source>an unexpected number</source><translation>un número donde no corresponde ninguno</translation></message>
<message><source>an unexpected string</source><translation>una cadena donde no corresponde ninguna</translation></message>
<message><source>an unexpected null</source><translation>null donde no corresponde</translation></message>
<message><source>an unexpected boolean</source><translation>un booleano donde no corresponde ninguno</translation></message>
<message><source>a negative number</source><translation>un número negativo</translation></message>
<message><source>expected a whole number of 64 bits, found %1</source><translation>se esperaba un número entero de 64 bits, se encontró %1</translation></message>
<message><source>binary data</source><translation>datos binarios</translation></message>
<message><source>not valid JSON at byte %1 of the header</source><translation>JSON no válido en el byte %1 de la cabecera</translation></message>
<message><source>tensor %1: %2</source><translation>tensor %1: %2</translation></message>
<message><source>gated, like its tensors r_mag and b_mag</source><translation>de puerta, como lo son sus tensores r_mag y b_mag</translation></message>
<message><source>another kind than gated, whose tensors r_mag and b_mag are missing</source><translation>otro tipo que de puerta, cuyos tensores r_mag y b_mag faltan</translation></message>
<message><source>whether it keeps the k largest codes or all above a threshold</source><translation>si se conservan los k mayores o todos los que superan un umbral</translation></message>
<message><source>--sae-code topk or threshold</source><translation>--sae-code topk o threshold</translation></message>
<message><source>%1: the file does not tell %2; give it with %3</source><translation>%1: el archivo no dice %2; indíquelo con %3</translation></message>
<message><source>%1: k: expected a whole number from %2 to %3, found %4</source><translation>%1: k: se esperaba un número entero de %2 a %3, se encontró %4</translation></message>
<message><source>how many features of a token it keeps</source><translation>cuántas características de un token se conservan</translation></message>
<message><source>%1: keeps %2 features of a token; expected 1 to %3</source><translation>%1: conserva %2 características de un token; se esperaba de 1 a %3</translation></message>
<message><source>%1: %2 is not finite</source><translation>%1: %2 no es finito</translation></message>
<message><source>%1: its activation keeps codes above a threshold, which is missing: the tensor threshold or activation.threshold</source><translation>%1: su activación conserva lo que supera un umbral, que falta: el tensor threshold o activation.threshold</translation></message>
<message><source>%1: normalises tokens by a number that it does not contain (normalize_activations); save it with that number folded in</source><translation>%1: escala los tokens con un número que no contiene (normalize_activations); guárdelo con ese número incorporado</translation></message>
<message><source>%1, the only kind supported</source><translation>%1, lo único que se calcula aquí</translation></message>
<message><source>%1: reads %2; expected the output of a block (hook_resid_post)</source><translation>%1: lee %2; se esperaba la salida de un bloque (hook_resid_post)</translation></message>
<message><source>%1, according to its hook</source><translation>%1, como dice su hook</translation></message>
<message><source>which block it reads</source><translation>qué bloque lee</translation></message>
<message><source>--sae-block N (0 is the first)</source><translation>--sae-block N (0 es el primero)</translation></message>
<message><source>none of the %1 pictures can be read; %2</source><translation>no se puede leer ninguna de las %1 imágenes; %2</translation></message>
<message><source>Relevance (LRP)</source><translation>Relevancia (LRP)</translation></message>
<message><source>Which patches support the class score. The logit&apos;s relevance is propagated back through every layer (LRP), weighted by the attention&apos;s gradient and rolled out over the blocks. Chefer et al., CVPR 2021; HydraViT Fig. 8. In Hydra and linear blocks the rule is our extension. On some photographs the terms cancel so far that changing the pixels by one part in ten million moves the map by several per cent.</source><translation>Qué parches respaldan la puntuación de la clase. La relevancia del logit se propaga hacia atrás por todas las capas (LRP), se pondera con el gradiente de la atención y se acumula a lo largo de los bloques (rollout). Chefer et al., CVPR 2021; HydraViT Fig. 8. En los bloques Hydra y lineales la regla es una extensión nuestra. En algunas fotografías los términos se cancelan tanto que cambiar los píxeles en una parte por diez millones desplaza el mapa en varios por ciento.</translation></message>
<message><source>Token contribution</source><translation>Contribución de los tokens</translation></message>
<message><source>How much each token adds to, or takes from, the class&apos;s logit through one block&apos;s attention: its term of the sum, times the logit&apos;s gradient. Exact for that block. Hydra Attention, Eq. 15-17; the same sum for softmax.</source><translation>Cuánto aporta o resta cada token al logit de la clase a través de la atención de un bloque: su término de la suma, por el gradiente del logit. Exacto para ese bloque. Hydra Attention, Eq. 15-17; la misma suma para softmax.</translation></message>
<message><source>Token contribution, all blocks</source><translation>Contribución de los tokens, todos los bloques</translation></message>
<message><source>What each token adds to, or takes from, the class&apos;s logit through the attention of every block, added: its term of each block&apos;s sum, times the logit&apos;s gradient there. Our extension of Hydra Attention, Eq. 17, by one pass down.</source><translation>Cuánto aporta o resta cada token al logit de la clase a través de la atención de todos los bloques, sumado: su término de la suma de cada bloque, por el gradiente del logit en él. Extensión nuestra de Hydra Attention, Eq. 17, con una sola pasada hacia abajo.</translation></message>
<message><source>Attention</source><translation>Atención</translation></message>
<message><source>Where one token looks: a row of softmax(QK/sqrt(d)) of a block and a head. Not class-specific. Click a patch to make it the query. For linear kinds the implied matrix phi(Q)phi(K), for Hydra its mean over features, for Super the magnitudes of its mixed rows, as shares.</source><translation>Adónde mira un token: una fila de softmax(QK/sqrt(d)) de un bloque y una cabeza. No es específico de clase. Haga clic en un parche para convertirlo en la consulta. En los tipos lineales, la matriz implícita phi(Q)phi(K); en Hydra, su media sobre las características. En Super, las magnitudes de las filas mezcladas como proporciones.</translation></message>
<message><source>Attention rollout</source><translation>Rollout de atención</translation></message>
<message><source>Attention matrices multiplied over the blocks, each averaged with the identity for the residual: which patches can have reached the class token. Not class-specific. Abnar &amp; Zuidema, 2020.</source><translation>Matrices de atención multiplicadas a lo largo de los bloques, cada una promediada con la identidad por la conexión residual: qué parches pueden haber llegado al token de clase. No es específico de clase. Abnar &amp; Zuidema, 2020.</translation></message>
<message><source>Gradient-weighted rollout</source><translation>Rollout ponderado por gradiente</translation></message>
<message><source>Rollout of the attention that raises the class&apos;s logit: (gradient x attention) where positive. Chefer et al., ICCV 2021. In Hydra and linear blocks the token-to-token contributions take its place: our extension.</source><translation>Rollout de la atención que eleva el logit de la clase: (gradiente x atención) donde es positivo. Chefer et al., ICCV 2021. En los bloques Hydra y lineales ocupan su lugar las contribuciones de token a token: una extensión nuestra.</translation></message>
<message><source>Grad-CAM</source><translation>Grad-CAM</translation></message>
<message><source>The features that enter a block, weighted by how much the class&apos;s logit gains from each on average over the patches; the positive part. Selvaraju et al., 2017, with the usual recipe for transformers.</source><translation>Las características que entran en un bloque, ponderadas por cuánto gana el logit de la clase con cada una en promedio sobre los parches; la parte positiva. Selvaraju et al., 2017, con la receta habitual para transformers.</translation></message>
<message><source>Grad-CAM of attention</source><translation>Grad-CAM de la atención</translation></message>
<message><source>The class token&apos;s attention, its heads weighted by their mean gradient; the positive part. The baseline of Chefer et al., CVPR 2021. In Hydra and linear blocks the implied matrix: our extension.</source><translation>La atención del token de clase, con sus cabezas ponderadas por su gradiente medio; la parte positiva. La referencia de Chefer et al., CVPR 2021. En los bloques Hydra y lineales, la matriz implícita: una extensión nuestra.</translation></message>
<message><source>Gradient</source><translation>Gradiente</translation></message>
<message><source>How fast the class&apos;s logit changes with each pixel: the largest of the three channels. Noisy by nature. Simonyan et al., 2014.</source><translation>Con qué rapidez cambia el logit de la clase con cada píxel: el mayor de los tres canales. Ruidoso por naturaleza. Simonyan et al., 2014.</translation></message>
<message><source>Input times gradient</source><translation>Entrada por gradiente</translation></message>
<message><source>Each pixel&apos;s value times the logit&apos;s gradient there: what the pixel would contribute if the network were linear. Input zero is the mean colour of the training images.</source><translation>El valor de cada píxel por el gradiente del logit en él: lo que aportaría el píxel si la red fuera lineal. La entrada cero es el color medio de las imágenes de entrenamiento.</translation></message>
<message><source>SmoothGrad</source><translation>SmoothGrad</translation></message>
<message><source>The gradient averaged over 24 noisy copies of the picture, which cancels pixel-to-pixel noise. Smilkov et al., 2017.</source><translation>El gradiente promediado sobre 24 copias ruidosas de la imagen, lo que cancela el ruido entre píxeles. Smilkov et al., 2017.</translation></message>
<message><source>Integrated gradients</source><translation>Gradientes integrados</translation></message>
<message><source>The gradient gathered on the way from an empty picture to this one, times the picture: the values add up to the logit&apos;s gain on that way. Sundararajan et al., 2017.</source><translation>El gradiente acumulado en el camino de una imagen vacía a esta, por la imagen: los valores suman lo que gana el logit en ese camino. Sundararajan et al., 2017.</translation></message>
<message><source>Token norm</source><translation>Norma de los tokens</translation></message>
<message><source>The length of each token&apos;s feature vector after a block. Networks without registers store global information in a few very long background tokens. Darcet et al., ICLR 2024.</source><translation>La longitud del vector de características de cada token después de un bloque. Las redes sin registros almacenan información global en unos pocos tokens del fondo, muy largos. Darcet et al., ICLR 2024.</translation></message>
<message><source>Features as colours</source><translation>Características como colores</translation></message>
<message><source>Patches with like features have like colours: red, green and blue are the three leading principal components of a block&apos;s patches. Register tokens and outliers do not take part in the fit. A colour means nothing by itself. Oquab et al., 2023.</source><translation>Los parches con características parecidas tienen colores parecidos: rojo, verde y azul son las tres primeras componentes principales de los parches de un bloque. Los tokens de registro y los atípicos no participan en el ajuste. Un color no significa nada por sí mismo. Oquab et al., 2023.</translation></message>
<message><source>Similarity to a patch</source><translation>Similitud con un parche</translation></message>
<message><source>How much each patch&apos;s features resemble those of the query: the cosine of the two vectors. The best match is ringed. Click a patch to ask about it. Amir et al., 2021.</source><translation>Cuánto se parecen las características de cada parche a las de la consulta: el coseno de los dos vectores. La mejor coincidencia se rodea con un anillo. Haga clic en un parche para preguntar por él. Amir et al., 2021.</translation></message>
<message><source>Relevance of pixels (LRP)</source><translation>Relevancia de los píxeles (LRP)</translation></message>
<message><source>Relevance propagated past the first block, through positions and patch embedding, down to pixels; no rollout. Chefer et al., CVPR 2021.</source><translation>Relevancia propagada más allá del primer bloque, a través de las posiciones y el embedding de parches, hasta los píxeles; sin rollout. Chefer et al., CVPR 2021.</translation></message>
<message><source>Relevance, last block</source><translation>Relevancia, último bloque</translation></message>
<message><source>The relevance of the last block&apos;s attention alone, weighted by its gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>La relevancia de la atención del último bloque sola, ponderada por su gradiente: una ablación de Chefer et al., CVPR 2021.</translation></message>
<message><source>Relevance rollout</source><translation>Rollout de relevancia</translation></message>
<message><source>The relevance of every block&apos;s attention, rolled out without the gradient: an ablation of Chefer et al., CVPR 2021.</source><translation>La relevancia de la atención de cada bloque, acumulada por rollout sin el gradiente: una ablación de Chefer et al., CVPR 2021.</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Propagated back with attention held constant and a rule (gamma) that favours positive parts; fast, and stable. Ali et al., ICML 2022; Achtibat et al., ICML 2024.</source><translation>Los parches rojos suben la puntuación de la clase, los azules la bajan. Lo que aportan los píxeles de cada parche al logit de la clase. Se propaga hacia atrás con la atención constante y una regla (gamma) que favorece las partes positivas; rápido y estable. Ali et al., ICML 2022; Achtibat et al., ICML 2024.</translation></message>
<message><source>CP-LRP, without gamma</source><translation>CP-LRP, sin gamma</translation></message>
<message><source>CP-LRP without the gamma rule. Gradient times input, with attention and normalisation held constant.</source><translation>CP-LRP sin la regla gamma. Gradiente por entrada, con la atención y la normalización constantes.</translation></message>
<message><source>AttnLRP</source><translation>AttnLRP</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each patch&apos;s pixels bring to the class&apos;s logit. Gradient times input where queries and keys receive a quarter and values half of attention&apos;s gradient. Achtibat et al., ICML 2024.</source><translation>Los parches rojos suben la puntuación de la clase, los azules la bajan. Lo que aportan los píxeles de cada parche al logit de la clase. Gradiente por entrada, donde consultas y claves reciben una cuarta parte y los valores la mitad del gradiente de la atención. Achtibat et al., ICML 2024.</translation></message>
<message><source>LibraGrad</source><translation>LibraGrad</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token brings to the class&apos;s logit. Token times gradient, with attention and normalisation held constant so that all parts, biases included, sum to the logit. Mehri et al., CVPR 2025.</source><translation>Los parches rojos suben la puntuación de la clase, los azules la bajan. Lo que aporta cada token al logit de la clase. Token por gradiente, con la atención y la normalización constantes, de modo que todas las partes, incluidos los sesgos, suman el logit. Mehri et al., CVPR 2025.</translation></message>
<message><source>FullGrad+</source><translation>FullGrad+</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What tokens and biases bring to the class&apos;s logit, added over all blocks. LibraGrad&apos;s token times gradient at the input of every block, and what every bias brings. Mehri et al., CVPR 2025.</source><translation>Los parches rojos suben la puntuación de la clase, los azules la bajan. Lo que aportan tokens y sesgos al logit de la clase, sumado sobre todos los bloques. El token por gradiente de LibraGrad a la entrada de cada bloque, y lo que aporta cada sesgo. Mehri et al., CVPR 2025.</translation></message>
<message><source>LeGrad</source><translation>LeGrad</translation></message>
<message><source>Where more attention would raise the class&apos;s score. The positive part of the slope of a block&apos;s mean token, added over the last two blocks. Bousselham et al., ICCV 2025.</source><translation>Dónde más atención elevaría la puntuación de la clase. La parte positiva de la pendiente del token medio de un bloque, sumada sobre los dos últimos bloques. Bousselham et al., ICCV 2025.</translation></message>
<message><source>LeGrad, all blocks</source><translation>LeGrad, todos los bloques</translation></message>
<message><source>LeGrad, added over all blocks. Bousselham et al., ICCV 2025.</source><translation>LeGrad, sumado sobre todos los bloques. Bousselham et al., ICCV 2025.</translation></message>
<message><source>Grad-ECLIP</source><translation>Grad-ECLIP</translation></message>
<message><source>What the last block&apos;s values bring, where keys are close to the query. Values are weighted by the logit&apos;s gradient and by how close each key is to the class token&apos;s query; very fast. Zhao et al., ICML 2024.</source><translation>Lo que aportan los valores del último bloque donde las claves están cerca de la consulta. Los valores se ponderan por el gradiente del logit y por la cercanía de cada clave a la consulta del token de clase; muy rápido. Zhao et al., ICML 2024.</translation></message>
<message><source>Transition attention</source><translation>Atención de transición</translation></message>
<message><source>What attention carries from each patch to the class token. Weighted by a gradient averaged over 20 brightnesses of the picture. Yuan et al., 2021.</source><translation>Lo que la atención lleva de cada parche al token de clase. Ponderado por un gradiente promediado sobre 20 niveles de brillo de la imagen. Yuan et al., 2021.</translation></message>
<message><source>Beyond Intuition</source><translation>Beyond Intuition</translation></message>
<message><source>Rollout whose heads count by their gradient. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>Rollout cuyas cabezas cuentan según su gradiente. Ponderado por un gradiente promediado sobre 20 niveles de brillo de la imagen. Chen et al., TMLR 2023.</translation></message>
<message><source>Beyond Intuition, by token</source><translation>Beyond Intuition, por token</translation></message>
<message><source>Rollout whose tokens count by how much attention changes them. Weighted by a gradient averaged over 20 brightnesses of the picture. Chen et al., TMLR 2023.</source><translation>Rollout cuyos tokens cuentan según cuánto los cambia la atención. Ponderado por un gradiente promediado sobre 20 niveles de brillo de la imagen. Chen et al., TMLR 2023.</translation></message>
<message><source>Logit lens</source><translation>Lente de logits</translation></message>
<message><source>What each patch would say after a block: the class&apos;s logit, had the network ended there and read this patch alone. Early blocks were never trained to be read. nostalgebraist, 2020.</source><translation>Lo que diría cada parche después de un bloque: el logit de la clase si la red hubiera terminado ahí y leído solo este parche. Los primeros bloques nunca se entrenaron para ser leídos. nostalgebraist, 2020.</translation></message>
<message><source>Exact decomposition</source><translation>Descomposición exacta</translation></message>
<message><source>Red patches raise the score of the class, blue ones lower it. What each token adds straight to the class&apos;s logit through a block&apos;s heads, with the last norm&apos;s deviation held. With MLPs, biases and the embedding the parts sum to the logit. Gandelsman et al., ICLR 2024.</source><translation>Los parches rojos suben la puntuación de la clase, los azules la bajan. Lo que cada token suma directamente al logit de la clase a través de las cabezas de un bloque, con la desviación de la última norma fija. Con los MLP, los sesgos y el embedding, las partes suman el logit. Gandelsman et al., ICLR 2024.</translation></message>
<message><source>Gradient-weighted attention</source><translation>Atención ponderada por gradiente</translation></message>
<message><source>Where a head looks and its look raises the class&apos;s logit: attention times its gradient where positive. One block of the gradient-weighted rollout. In Hydra and linear blocks the implied matrix: our extension.</source><translation>Adónde mira una cabeza con una mirada que eleva el logit de la clase: atención por su gradiente donde es positivo. Un solo bloque del rollout ponderado por gradiente. En los bloques Hydra y lineales, la matriz implícita: una extensión nuestra.</translation></message>
<message><source>Occlusion</source><translation>Oclusión</translation></message>
<message><source>How much the class&apos;s logit drops when a square of the picture is painted over. One forward pass per position of the square; a pixel gets the mean of the squares that cover it. Zeiler &amp; Fergus, 2014.</source><translation>Lo que pierde el logit de la clase cuando se cubre de pintura un cuadrado de la imagen. Una pasada hacia delante por cada lugar del cuadrado; un píxel tiene la media de los cuadrados que lo cubren. Zeiler &amp; Fergus, 2014.</translation></message>
<message><source>How probable the class is when a pixel is visible. The mean over a thousand random soft masks that let the picture through in places, one forward pass each. Petsiuk et al., 2018.</source><translation>Cuán probable es la clase cuando se ve un píxel. La media sobre mil máscaras suaves aleatorias que dejan ver la imagen por partes, con una pasada hacia delante cada una. Petsiuk et al., 2018.</translation></message>
<message><source>Shapley values of patches</source><translation>Valores de Shapley de los parches</translation></message>
<message><source>A fair share of the class&apos;s logit for each group of patches. What a group adds, averaged over all orders in which groups can enter the sequence; absent patches are not tokens at all. The shares sum to what all patches contribute. Shapley, 1953.</source><translation>Una parte justa del logit de la clase para cada grupo de parches. Lo que añade un grupo, en promedio sobre todos los órdenes en que los grupos pueden entrar en la secuencia; los parches ausentes no son tokens en absoluto. Las partes suman lo que aportan todos los parches. Shapley, 1953.</translation></message>
<message><source>What the class scores when only places with similar features are visible. Features of the last block are clustered into masks, and each is scored by two forward passes. Xie et al., IJCAI 2023.</source><translation>Cómo le va a la clase cuando solo se ven lugares de características parecidas. Las características del último bloque se agrupan en máscaras, y cada una se puntúa con dos pasadas hacia delante. Xie et al., IJCAI 2023.</translation></message>
<message><source>Attention of the answer</source><translation>Atención de la respuesta</translation></message>
<message><source>Where the network looks as it reads its answer. The attention of the pooling head of SigLIP and Perception Encoder; in other networks, of the tokens that the classifier reads, in the last block.</source><translation>Adónde mira la red al leer su respuesta. La atención de la cabeza de pooling de SigLIP y Perception Encoder; en otras redes, la de los tokens que lee el clasificador, en el último bloque.</translation></message>
<message><source>Where is it?</source><translation>¿Dónde está?</translation></message>
<message><source>How well each patch alone fits the sentence or the class, without gradients. The last block&apos;s attention is skipped, so that a patch keeps its own values; the best one is ringed. Zhou et al., ECCV 2022 (MaskCLIP).</source><translation>Lo bien que cada parche por sí solo encaja con la frase o la clase, sin gradientes. Se omite la atención del último bloque, de modo que un parche conserva sus propios valores; el mejor está rodeado. Zhou et al., ECCV 2022 (MaskCLIP).</translation></message>
<message><source>How much a pixel helps to find a box. RISE, where a masked picture is weighted by its best match to the box: overlap times class similarity times objectness. Petsiuk et al., CVPR 2021.</source><translation>Cuánto ayuda un píxel a encontrar una caja. RISE, donde una imagen enmascarada vale lo que su mejor coincidencia con la caja: solapamiento, parecido de clases y objectness, multiplicados. Petsiuk et al., CVPR 2021.</translation></message>
<message><source>method %1 explains a box, and networks find none</source><translation>el método %1 explica una caja, y una red no encuentra ninguna</translation></message>
<message><source>method %1 needs the inside of a network, which a predictor does not expose</source><translation>el método %1 lee el interior de una red, y un predictor no lo muestra</translation></message>
<message><source>method %1 explains a box, and this predictor answers with class scores</source><translation>el método %1 explica una caja, y este predictor responde con puntuaciones de clases</translation></message>
<message><source>for a box, RISE is called d-rise</source><translation>para una caja, RISE se llama d-rise</translation></message>
<message><source>measuring %1 heads</source><translation>midiendo %1 cabezas</translation></message>
<message><source>stability of %1, k = %2</source><translation>estabilidad de %1, k = %2</translation></message>
<message><source>%1: a shape of %2 values for %3</source><translation>%1: una forma de %2 valores para %3</translation></message>
<message><source>not enough memory for this; try a smaller image</source><translation>memoria insuficiente para esto; pruebe con una imagen más pequeña</translation></message>
<message><source>True classes are not shown: %1</source><translation>No se muestran las clases verdaderas: %1</translation></message>
<message><source>timing %1 heads</source><translation>midiendo el tiempo de %1 cabezas</translation></message>
<message><source>%1: added_tokens: expected at most %2</source><translation>%1: added_tokens: se esperaban como máximo %2</translation></message>
<message><source>%1: is not JSON: %2</source><translation>%1: no es JSON: %2</translation></message>
<message><source>%1: model.type: expected BPE or Unigram, found %2</source><translation>%1: model.type: se esperaba BPE o Unigram, se encontró %2</translation></message>
<message><source>%1: expected model.vocab and, of BPE, model.merges</source><translation>%1: se esperaba model.vocab y, en BPE, model.merges</translation></message>
<message><source>%1: added_tokens: expected a content for each</source><translation>%1: added_tokens: se esperaba un content en cada entrada</translation></message>
<message><source>a number</source><translation>un número</translation></message>
<message><source>a list [..]</source><translation>una lista [..]</translation></message>
<message><source>an object { ... }</source><translation>un objeto { ... }</translation></message>
<message><source>%1: nested more than %2 deep; expected a tokenizer</source><translation>%1: anidado a más de %2 niveles; se esperaba un tokenizador</translation></message>
<message><source>%1: model.merges[%2]: expected two pieces of model.vocab, which comes first, that join to a third; found %3</source><translation>%1: model.merges[%2]: se esperaban dos piezas de model.vocab, que va antes, que juntas forman una tercera; se encontró %3</translation></message>
<message><source>%1: model.merges: expected at most %2</source><translation>%1: model.merges: se esperaban como máximo %2</translation></message>
<message><source>%1: normalizer: %2: expected Replace, Precompiled, Lowercase, Strip or a Sequence of them</source><translation>%1: normalizer: %2: se esperaba Replace, Precompiled, Lowercase, Strip o una Sequence de ellos</translation></message>
<message><source>%1: needs about %2 MiB, and this machine has %3 MiB: choose fewer features, pictures or a smaller batch</source><translation>%1: necesita unos %2 MiB y este equipo tiene %3 MiB: elija menos características, menos imágenes o un lote menor</translation></message>
<message><source>%1: the patches after block %2 are all the same: nothing can be learned from them</source><translation>%1: los parches tras el bloque %2 son todos iguales: no se puede aprender nada de ellos</translation></message>
<message><source>%1: already contains a training; resume it, or name another output folder</source><translation>%1: aquí ya hay un entrenamiento; reanúdelo o indique otra carpeta de salida</translation></message>
<message><source>%1: belongs to another configuration or model; name another output folder</source><translation>%1: es de otra configuración o de otro modelo; indique otra carpeta de salida</translation></message>
<message><source>%1: %2: expected %3 of a training</source><translation>%1: %2: se esperaba %3 de un entrenamiento</translation></message>
<message><source>%1: expected the state of a training</source><translation>%1: se esperaba el estado de un entrenamiento</translation></message>
<message><source>%1: the loss of step %2 is not a number: try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1: la pérdida del paso %2 ya no es un número: pruebe con una learning_rate menor o un calentamiento más largo. El último checkpoint es anterior</translation></message>
<message><source>step %1 of %2: loss %3, held out %4, dead %5 %, %6 images/s</source><translation>paso %1 de %2: pérdida %3, reservadas %4, muertas %5 %, %6 imágenes/s</translation></message>
<message><source>step %1 of %2: loss %3</source><translation>paso %1 de %2: pérdida %3</translation></message>
<message><source>half_products: this processor multiplies in float32 anyway</source><translation>half_products: este procesador multiplica de todos modos en float32</translation></message>
<message><source>%1 data: expected the %2 classes of the training data, found %3 classes or other names</source><translation>datos de %1: se esperaban las %2 clases de los datos de entrenamiento, se encontraron %3 clases u otros nombres</translation></message>
<message><source>, tokens %1</source><translation>, tokens: %1</translation></message>
<message><source>, distillation %1</source><translation>, destilación: %1</translation></message>
<message><source>%1: the loss of step %2 is not a number: the training has diverged; try a lower learning_rate or a longer warm-up. The last checkpoint was written before</source><translation>%1: la pérdida del paso %2 ya no es un número: el entrenamiento ha divergido; pruebe con un learning_rate menor o un calentamiento más largo. Su último checkpoint es anterior</translation></message>
<message><source>epoch %1, step %2 of %3: loss %4%5, rate %6, %7 images/s%8</source><translation>época %1, paso %2 de %3: pérdida %4%5, tasa %6, %7 imágenes/s%8</translation></message>
<message><source>step %1 of %2: loss %3%4, %5 images/s</source><translation>paso %1 de %2: pérdida %3%4, %5 imágenes/s</translation></message>
<message><source>final k=%1: top-1 %2 of %3</source><translation>final k=%1: top-1 de %2 en %3</translation></message>
<message><source>opcode %1 refers to something outside the file</source><translation>el código de operación %1 remite a algo externo al archivo</translation></message>
<message><source>opcode %1 is not a pickle opcode</source><translation>el código de operación %1 no es un código de pickle</translation></message>
<message><source>protocol %1; expected 0 to 5</source><translation>protocolo %1; se esperaba de 0 a 5</translation></message>
<message><source>it stores more than %1 memo entries; no checkpoint needs that many</source><translation>guarda más de %1 entradas de memo, más que cualquier checkpoint</translation></message>
<message><source>it refers to value %1, which was not stored</source><translation>vuelve al valor %1, que no se guardó</translation></message>
<message><source>entries for something that is not a dictionary, or a key without a value</source><translation>entradas para algo que no es un diccionario, o una clave sin valor</translation></message>
<message><source>elements for something that is not a list or set</source><translation>elementos para algo que no es una lista o un conjunto</translation></message>
<message><source>a class without a name</source><translation>una clase sin nombre</translation></message>
<message><source>an object without a class</source><translation>un objeto sin clase</translation></message>
<message><source>the name of a class is not UTF-8</source><translation>el nombre de una clase no es UTF-8</translation></message>
<message><source>not a TIFF directory</source><translation>no es un directorio TIFF</translation></message>
<message><source>%1: frame %2 is %3 x %4; expected %5 x %6 as the first</source><translation>%1: el fotograma %2 es de %3 x %4; se esperaba %5 x %6 como el primero</translation></message>
<message><source>%1: no frame could be written</source><translation>%1: no se pudo escribir ningún fotograma</translation></message>
<message><source>%1: only %2 of %3 frames could be written; is the disk full?</source><translation>%1: solo se pudieron escribir %2 de %3 fotogramas; ¿está lleno el disco?</translation></message>
<message><source>%1: frames of %2 x %3 pixels: expected at least %4 x %5 in a video; a folder of PNG files holds smaller ones</source><translation>%1: fotogramas de %2 x %3 píxeles: se esperaban al menos %4 x %5 en un vídeo; una carpeta de archivos PNG admite más pequeños</translation></message>
<message><source>%1: a video of %2 x %3 at %4 frames a second cannot be written there</source><translation>%1: no se puede escribir allí un vídeo de %2 x %3 a %4 fotogramas por segundo</translation></message>
<message><source>%1: the disk is full: frame %2 may take %3 bytes, and %4 are free</source><translation>%1: el disco está lleno: el fotograma %2 puede ocupar %3 bytes, y quedan %4 libres</translation></message>
<message><source>%1: ends after %2 of %3 bytes</source><translation>%1: termina tras %2 de %3 bytes</translation></message>
<message><source>%1: is compressed, and pictures are read in place; unpack it to a plain .tar (compression hardly shrinks pictures)</source><translation>%1: está comprimido, y las imágenes se leen donde están; desempaquételo en un .tar simple (las imágenes apenas se reducen)</translation></message>
<message><source>%1: is stored with holes; pack the archive without --sparse</source><translation>%1: está guardado con huecos; empaquete el archivo sin --sparse</translation></message>
<message><source>%1: its first %2 bytes expand to %3 and more: a decompression bomb, not pictures</source><translation>%1: sus primeros %2 bytes crecen hasta %3 y más: una bomba, no imágenes</translation></message>
<message><source>%1: ends after %2 bytes without the mark that ends a tar; was it truncated?</source><translation>%1: termina tras %2 bytes sin la marca que cierra un tar; ¿se cortó?</translation></message>
<message><source>walk-through, %1 heads</source><translation>recorrido, %1 cabezas</translation></message>
<message><source>%1: %2 should have two dimensions, it is %3</source><translation>%1: %2 debería tener dos dimensiones, es %3</translation></message>
<message><source>%1: its weights are too large for float32 with its norms</source><translation>%1: sus pesos son demasiado grandes para float32 con sus normas</translation></message>
<message><source>%1: %2: an Overcomplete encoder of more than one layer; expected a linear one</source><translation>%1: %2: un codificador de Overcomplete de más de una capa; se esperaba uno lineal</translation></message>
<message><source>%1: %2 %3; at most %4 are supported</source><translation>%1: %2 %3; se leen como máximo %4</translation></message>
<message><source>%1: its configuration says %2 %3, its tensors have %4</source><translation>%1: su configuración dice %2 %3, sus tensores tienen %4</translation></message>
<message><source>words, %1 heads</source><translation>palabras, %1 cabezas</translation></message>
<message><source>no picture can be read</source><translation>no se puede leer ninguna imagen</translation></message>
<message><source>its directory is longer than its %1 entries</source><translation>su directorio es más largo que sus %1 entradas</translation></message>
<message><source>%1: broken zip archive: %2</source><translation>%1: archivo zip dañado: %2</translation></message>
<message><source>its zip64 record is not where it should be</source><translation>su registro zip64 no está donde debería</translation></message>
<message><source>it is one part of a split archive</source><translation>es una parte de varias</translation></message>
<message><source>its directory of %1 bytes at %2 lies outside the file</source><translation>su directorio de %1 bytes en %2 queda fuera del archivo</translation></message>
<message><source>%1 entries do not fit into a directory of %2 bytes (at most %3)</source><translation>%1 entradas no caben en un directorio de %2 bytes (%3 como máximo)</translation></message>
<message><source>the entry name %1 is not a plain relative path</source><translation>el nombre de entrada %1 no es una ruta relativa simple</translation></message>
<message><source>entry %1 lacks its 64-bit sizes</source><translation>a la entrada %1 le faltan sus tamaños de 64 bits</translation></message>
<message><source>entry %1 is stored, but in %2 bytes for %3</source><translation>la entrada %1 está sin comprimir, pero en %2 bytes para %3</translation></message>
<message><source>its %1 bytes claim to expand to %2 and more: a decompression bomb, not weights</source><translation>sus %1 bytes pretenden crecer hasta %2 y más: una bomba, no pesos</translation></message>
<message><source>entries %1 and %2 overlap</source><translation>las entradas %1 y %2 se solapan</translation></message>
<message><source>A checkpoint file, a shipped model&apos;s name, or ORG/NAME in the Hugging Face cache.</source><translation>Un archivo de checkpoint, el nombre de un modelo incluido u ORG/NAME en la caché de Hugging Face.</translation></message>
<message><source>How to explain, e.g. relevance, attention, rollout.</source><translation>Cómo explicar, p. ej. relevance, attention, rollout.</translation></message>
<message><source>Head count k of the sub-network.</source><translation>Número de cabezas k de la subred.</translation></message>
<message><source>Attention plan, e.g. hydra:cosine@back:2.</source><translation>Plan de atención, p. ej. hydra:cosine@back:2.</translation></message>
<message><source>What is switched off, e.g. heads:7.3,mlp:9.</source><translation>Lo que se desactiva, p. ej. heads:7.3,mlp:9.</translation></message>
<message><source>Picture size that the network gets.</source><translation>Tamaño de imagen que recibe la red.</translation></message>
<message><source>What to explain: an index, a name, a synset, top1, top2, own.</source><translation>Lo que se explica: un índice, un nombre, un synset, top1, top2, own.</translation></message>
<message><source>In place of --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N.</source><translation>En lugar de --class: norm, similar:IMAGE, direction:FILE.npy, probe:FILE, output:N.</translation></message>
<message><source>A sparse autoencoder of the model, for the Features window.</source><translation>Un autocodificador disperso del modelo, para la ventana Características.</translation></message>
<message><source>The block that the autoencoder reads, if its file does not tell.</source><translation>El bloque que lee el autocodificador, si su archivo no lo dice.</translation></message>
<message><source>Features kept per patch, if its file does not tell.</source><translation>Características que se conservan de un parche, si su archivo no lo dice.</translation></message>
<message><source>Which features are kept, if its file does not tell.</source><translation>Qué características se conservan, si su archivo no lo dice.</translation></message>
<message><source>A training&apos;s output folder: shows its curves in a window of their own.</source><translation>La carpeta de salida de un entrenamiento: muestra sus curvas en una ventana propia.</translation></message>
<message><source>Frames in the Live window: a video, a folder of pictures, camera:NUMBER or a URL.</source><translation>Fotogramas en la ventana En vivo: un vídeo, una carpeta de imágenes, camera:NUMBER o una URL.</translation></message>
<message><source>Where networks compute (default: cpu).</source><translation>Dónde se calculan las redes (predeterminado: cpu).</translation></message>
<message><source>Precision of products in forward passes (default: float32).</source><translation>Precisión de los productos en los pasadas hacia delante (predeterminado: float32).</translation></message>
<message><source>Colours of the window.</source><translation>Colores de la ventana.</translation></message>
<message><source>Language of the window.</source><translation>Idioma de la ventana.</translation></message>
<message><source>Size of the window in points.</source><translation>Tamaño de la ventana en puntos.</translation></message>
<message><source>Wait until everything is shown, save the window as PNG, and exit.</source><translation>Espera hasta que se muestra todo, guarda la ventana como PNG y sale.</translation></message>
<message><source>Displays help on command-line options.</source><translation>Muestra ayuda sobre las opciones de la línea de comandos.</translation></message>
<message><source>Displays version information.</source><translation>Muestra información de la versión.</translation></message>
<message><source>--%1: describes an autoencoder; give it with --sae FILE</source><translation>--%1: dice algo de un autocodificador; indíquelo con --sae FILE</translation></message>
<message><source>See what a Vision Transformer does: relevance maps, head counts, linear attention.</source><translation>Muestra lo que hace un Vision Transformer: mapas de relevancia, números de cabezas, atención lineal.</translation></message>
<message><source>A picture, a folder of pictures, a model or a session.</source><translation>Una imagen, una carpeta de imágenes, un modelo o una sesión.</translation></message>
<message><source>%1: no picture</source><translation>%1: no tiene imagen</translation></message>
<message><source>%1: the picture could not be made</source><translation>%1: no se pudo crear la imagen</translation></message>
<message><source>expected a command with --store after two dashes: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</source><translation>se esperaba un comando con --store después de dos guiones: array --engine slurm --shards 8 -- predict MODEL INPUT... --store FILE</translation></message>
<message><source>a word with a line break cannot be written into a script</source><translation>una palabra con un salto de línea no se puede escribir en un script</translation></message>
<message><source>--shard: the script sets it for each task</source><translation>--shard: el script lo establece para cada tarea</translation></message>
<message><source>the command needs --store FILE.jsonl or FILE.tar</source><translation>el comando necesita --store FILE.jsonl o FILE.tar</translation></message>
<message><source>expected --shards N, at least 2</source><translation>se esperaba --shards N, al menos 2</translation></message>
<message><source>expected --engine E: slurm, parallel or snakemake</source><translation>se esperaba --engine E: slurm, parallel o snakemake</translation></message>
<message><source>--precision bfloat16: the processor rounds like a GPU, and is no faster for it</source><translation>--precision bfloat16: el procesador redondea como lo haría una GPU, y no es más rápido por ello</translation></message>
<message><source>--heads: expected head counts from 1 to %1, as 12, 3-12, 3,6,12 or 50%, or all; got &apos;%2&apos;</source><translation>--heads: se esperaban números de cabezas de 1 a %1, como 12, 3-12, 3,6,12 o 50%, o all; se recibió «%2»</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of this sub-network may be meaningless</source><translation>el archivo no indica que se entrenara para k = %1; la salida de esta subred puede carecer de sentido</translation></message>
<message><source>the file does not say that it was trained for k = %1; the output of these sub-networks may be meaningless</source><translation>el archivo no indica que se entrenara para k = %1; las salidas de estas subredes pueden carecer de sentido</translation></message>
<message><source>--%1 runs all rounds of a network that answers in rounds (ThinkingViT, ProgResViT); omit --heads</source><translation>--%1 se refiere a todas las rondas de una red que responde por rondas (ThinkingViT, ProgResViT); omita --heads</translation></message>
<message><source>--%1 needs a network that answers in rounds (ThinkingViT, ProgResViT); this model has no rounds</source><translation>--%1 se refiere a todas las rondas de una red que responde por rondas (ThinkingViT, ProgResViT); este modelo no tiene rondas</translation></message>
<message><source>one class: its probability is 1 by definition; give two or more prompts, or read its logit</source><translation>una sola clase: su probabilidad es 1 por definición; indique dos o más prompts, o lea su logit</translation></message>
<message><source>the weights were trained with attention %1, not with %2; the output may be meaningless</source><translation>los pesos se entrenaron con la atención %1, no con %2; la salida puede carecer de sentido</translation></message>
<message><source>--scheme: networks that answer in rounds support only hydravit</source><translation>--scheme: las redes que responden por rondas solo admiten hydravit</translation></message>
<message><source>this model&apos;s sub-networks were trained under the HydraViT scheme, not %1; their output may be meaningless</source><translation>las subredes de este modelo se entrenaron con el esquema HydraViT, no con %1; su salida puede carecer de sentido</translation></message>
<message><source>--with: expected feature:NUMBER=TIMESx, as in feature:47=3x; got &apos;%1&apos;</source><translation>--with: se esperaba feature:NUMBER=TIMESx, como feature:47=3x; se recibió «%1»</translation></message>
<message><source>--sae: its features are not used; expected --without or --with feature:N, --without sae-error or --target feature:N</source><translation>--sae: nada lee sus características; se esperaba --without o --with feature:N, --without sae-error o --target feature:N</translation></message>
<message><source>--from: --without does not use another picture&apos;s activations</source><translation>--from: nada en --without toma las activaciones de otra imagen</translation></message>
<message><source>--without: another picture&apos;s activations need that picture; give it with --from</source><translation>--without: las activaciones de otra imagen requieren esa imagen; indíquela con --from</translation></message>
<message><source>--without: this command runs over many pictures, so that another picture&apos;s activations cannot be used</source><translation>--without: este comando recorre muchas imágenes, así que no se pueden insertar las activaciones de otra imagen</translation></message>
<message><source>--%1: expected blocks from 0 to %2, as 7, 3,7 or 0-11; got &apos;%3&apos;</source><translation>--%1: se esperaban bloques de 0 a %2, como 7, 3,7 o 0-11; se dio «%3»</translation></message>
<message><source>MODEL: a checkpoint file, or the name of a shipped model</source><translation>MODEL: un archivo de checkpoint, o el nombre de un modelo incluido</translation></message>
<message><source>--out: expected FILE.npz, or a folder for several pictures or head counts</source><translation>--out: se esperaba FILE.npz, o una carpeta para varias imágenes o números de cabezas</translation></message>
<message><source>--out: one file holds one picture at one head count; expected a folder, got &apos;%1&apos;</source><translation>--out: un archivo es de una imagen con un número de cabezas; se esperaba una carpeta, se recibió «%1»</translation></message>
<message><source>--language expects CODE, and the line ends</source><translation>--language espera CODE, pero la línea termina</translation></message>
<message><source>--language: expected one of %1; got &apos;%2&apos;</source><translation>--language: se esperaba uno de %1; se recibió «%2»</translation></message>
<message><source>unknown command &apos;%1&apos;; hydrascope-cli --help lists them%2</source><translation>comando desconocido «%1»; hydrascope-cli --help los enumera%2</translation></message>
<message><source>the shipped models, or those on this computer</source><translation>los modelos incluidos o los que hay en este equipo</translation></message>
<message><source>models in the caches of the Hugging Face hub and of torch hub: which open, or why not; MODEL is then ORG/NAME[@REVISION]</source><translation>modelos en las cachés del hub de Hugging Face y de torch hub: cuáles se abren o por qué no; MODEL es entonces ORG/NAME[@REVISION]</translation></message>
<message><source>include this folder and its sub-folders</source><translation>incluir esta carpeta y sus subcarpetas</translation></message>
<message><source>twenty models of the hub to begin with, and what each is good for</source><translation>veinte modelos del hub para empezar y para qué sirve cada uno</translation></message>
<message><source>fetch a model from the Hugging Face hub into its cache: weights, configuration, labels</source><translation>descargar un modelo del hub de Hugging Face a su caché: pesos, configuración, etiquetas</translation></message>
<message><source>list what would be fetched, and fetch nothing</source><translation>listar lo que se descargaría, sin descargar nada</translation></message>
<message><source>architecture and every hyper-parameter with its source</source><translation>la arquitectura y cada hiperparámetro, con su origen</translation></message>
<message><source>also check every weight for NaN and infinity; print the file&apos;s SHA-256</source><translation>comprobar también que ningún peso sea NaN o infinito; mostrar el SHA-256 del archivo</translation></message>
<message><source>CHECKPOINT OUT.safetensors</source><translation>CHECKPOINT OUT.safetensors</translation></message>
<message><source>save the weights under timm&apos;s names, or as a sub-network</source><translation>guardar los pesos con los nombres de timm, o como subred</translation></message>
<message><source>cut the first K heads out as a plain ViT</source><translation>recorta las K primeras cabezas como un ViT simple</translation></message>
<message><source>resume from the output folder&apos;s checkpoint</source><translation>continuar desde el checkpoint de la carpeta de salida</translation></message>
<message><source>device to compute on</source><translation>dispositivo en el que se calcula</translation></message>
<message><source>train a HydraViT (Algorithm 1)</source><translation>entrena un HydraViT (algoritmo 1)</translation></message>
<message><source>train a sparse autoencoder on the patches after a block</source><translation>entrenar un autocodificador disperso con los parches a la salida de un bloque</translation></message>
<message><source>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</source><translation>MODEL FOLDER|INPUT... --sae FILE --out FILE.safetensors</translation></message>
<message><source>what each feature of a sparse autoencoder does over a folder, and its strongest pictures</source><translation>qué hace cada característica de un autocodificador disperso en una carpeta, y sus imágenes más fuertes</translation></message>
<message><source>where the index is written; an interrupted run resumes</source><translation>dónde se escribe el índice; una ejecución interrumpida continúa</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.safetensors (default: Slurm&apos;s array task)</source><translation>solo esta parte de la lista, en FILE.I-of-N.safetensors (predeterminado: la tarea del array de Slurm)</translation></message>
<message><source>make FILE from the shards next to it; MODEL and the inputs are not read</source><translation>crear FILE con los fragmentos que están a su lado; MODEL y las entradas no se leen</translation></message>
<message><source>more inputs, one per line, from a file or standard input</source><translation>más entradas, una por línea, de un archivo o de la entrada estándar</translation></message>
<message><source>the sub-network of K heads (default: all)</source><translation>la subred de K cabezas (predeterminado: todas)</translation></message>
<message><source>compare features over a whole folder</source><translation>compara características en una carpeta entera</translation></message>
<message><source>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</source><translation>MODEL [FOLDER|INPUT...] --sae FILE [--other FILE]</translation></message>
<message><source>which features two sparse autoencoders share, and which survive in sub-networks</source><translation>qué características comparten dos autocodificadores dispersos, y cuáles sobreviven en las subredes</translation></message>
<message><source>another autoencoder: for each feature, the one with the most similar decoder row; with INPUT also the one with the most correlated values</source><translation>otro autoencoder: de cada característica, aquella cuya fila del decodificador más se parece a la suya; con INPUT, también aquella cuyos valores más se correlacionan con los suyos</translation></message>
<message><source>with INPUT: sub-networks whose features are compared with those of all heads</source><translation>con INPUT: subredes en las que se leen características y se comparan con todas las cabezas</translation></message>
<message><source>a row for each feature</source><translation>una fila por cada característica</translation></message>
<message><source>kinds of attention, as for predict</source><translation>tipos de atención, como en predict</translation></message>
<message><source>importance of each head, and the order that follows</source><translation>importancia de cada cabeza, y el orden que resulta</translation></message>
<message><source>how importance is measured</source><translation>cómo se mide la importancia</translation></message>
<message><source>index, name, synset, top1 (of each picture; default), top2</source><translation>índice, nombre, synset, top1 (de cada imagen; predeterminado), top2</translation></message>
<message><source>save the order next to the model, as MODEL.heads.json: k heads are then the k most important ones</source><translation>guardar el orden junto al modelo, como MODEL.heads.json: k cabezas son entonces las k más importantes</translation></message>
<message><source>save it there instead, for --head-order</source><translation>guardarlo allí en su lugar, para --head-order</translation></message>
<message><source>find the neurons that write outlier tokens, for --without registers:zero</source><translation>encuentra las neuronas que escriben tokens atípicos, para --without registers:zero</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.neurons.json)</source><translation>dónde se guardan (predeterminado: junto al modelo, como MODEL.neurons.json)</translation></message>
<message><source>norm above which a token is an outlier (default: mean + 3 deviations)</source><translation>norma a partir de la cual un token es atípico (predeterminado: media + 3 desviaciones)</translation></message>
<message><source>after which norms are taken (default: the last)</source><translation>tras el cual se toman las normas (predeterminado: el último)</translation></message>
<message><source>how many of the ranked neurons are moved</source><translation>cuántas de la clasificación se mueven</translation></message>
<message><source>leave out neurons that are active at more than half of the tokens</source><translation>omite las neuronas activas en más de la mitad de los tokens</translation></message>
<message><source>mean output of each head, for --without heads:7.3=mean</source><translation>salida media de cada cabeza, para --without heads:7.3=mean</translation></message>
<message><source>where to save them (default: next to the model, as MODEL.means.safetensors)</source><translation>dónde se guardan (predeterminado: junto al modelo, como MODEL.means.safetensors)</translation></message>
<message><source>join the stores of all shards into the one that a single run would have written</source><translation>une los almacenes de todos los fragmentos en el que habría escrito una sola ejecución</translation></message>
<message><source>the shards are STORE.I-of-N (default: N from the files next to STORE)</source><translation>los fragmentos son STORE.I-of-N (predeterminado: N según los archivos junto a STORE)</translation></message>
<message><source>faithfulness: the mean curves, as faithfulness --curves</source><translation>de faithfulness: las curvas medias, como faithfulness --curves</translation></message>
<message><source>the missing shards, as an --array expression</source><translation>los fragmentos que faltan, como expresión de --array</translation></message>
<message><source>number of shards of the list (default: from the files next to STORE)</source><translation>número de fragmentos de la lista (predeterminado: según los archivos junto a STORE)</translation></message>
<message><source>inputs, one per line: print which keys are missing</source><translation>entradas, una por línea: muestra qué claves faltan</translation></message>
<message><source>only the expression, without JSON; empty if nothing is missing</source><translation>solo la expresión, sin JSON; vacía si no falta nada</translation></message>
<message><source>--engine E --shards N -- COMMAND...</source><translation>--engine E --shards N -- COMMAND...</translation></message>
<message><source>print a script that runs a command with --store in shards and merges them</source><translation>muestra un script que ejecuta un comando con --store por fragmentos y los une</translation></message>
<message><source>what runs the script</source><translation>qué ejecuta el script</translation></message>
<message><source>parts of the list</source><translation>partes de la lista</translation></message>
<message><source>cores per task</source><translation>núcleos por tarea</translation></message>
<message><source>sort pictures by how well they fit a class or a prompt</source><translation>ordenar imágenes según lo bien que encajan con una clase o un prompt</translation></message>
<message><source>index, name or synset; not needed with a single prompt</source><translation>índice, nombre o synset; con un solo prompt no hace falta</translation></message>
<message><source>pictures listed (default: all)</source><translation>imágenes enumeradas (predeterminado: todas)</translation></message>
<message><source>only pictures at least this similar to the prompt</source><translation>solo imágenes al menos así de similares al prompt</translation></message>
<message><source>what a text tower reads of prompts: cleaned, cut into tokens</source><translation>lo que una torre de texto lee de los prompts: limpios y divididos en tokens</translation></message>
<message><source>[--socket PATH]</source><translation>[--socket PATH]</translation></message>
<message><source>answer many questions, as lines of JSON on standard input or a socket, with networks kept open</source><translation>responde muchas preguntas, como líneas JSON en la entrada estándar o un socket, con las redes abiertas</translation></message>
<message><source>answer on this Unix socket, in a folder that only you may enter (default: standard input)</source><translation>responde en este socket Unix, en una carpeta a la que solo usted puede entrar (si no: entrada estándar)</translation></message>
<message><source>speak the Model Context Protocol on standard input, for agents</source><translation>habla el Model Context Protocol en la entrada estándar, para agentes</translation></message>
<message><source>with --mcp: the only folder whose files are read</source><translation>con --mcp: la única carpeta cuyos archivos se leen</translation></message>
<message><source>the one program that questions may name in place of a model, as &quot;predictor&quot;; it stays running</source><translation>el único programa que las preguntas pueden nombrar en lugar de un modelo, como &quot;predictor&quot;; permanece iniciado</translation></message>
<message><source>print a script that completes both programs in a shell: bash, zsh or fish</source><translation>imprime un script que completa ambos programas en un shell: bash, zsh o fish</translation></message>
<message><source>complete the last of the words after --, for such a script</source><translation>lo que puede ir en lugar de la última palabra tras --, para tal script</translation></message>
<message><source>--out FOLDER</source><translation>--out FOLDER</translation></message>
<message><source>write man pages for both programs and each command</source><translation>escribe las páginas de man de ambos programas y de cada comando</translation></message>
<message><source>where the pages go</source><translation>adónde van las páginas</translation></message>
<message><source>the date in the footer of each page (default: none)</source><translation>la fecha al pie de cada página (predeterminado: ninguna)</translation></message>
<message><source>--out FOLDER --count N</source><translation>--out FOLDER --count N</translation></message>
<message><source>synthetic scenes with masks and labels</source><translation>escenas sintéticas con máscaras y etiquetas</translation></message>
<message><source>where images/, masks/ and labels.csv go</source><translation>adónde van images/, masks/ y labels.csv</translation></message>
<message><source>how many scenes to render</source><translation>cuántas escenas renderizar</translation></message>
<message><source>the same seed gives the same scenes</source><translation>la misma semilla da las mismas escenas</translation></message>
<message><source>width and height, 32 to 2048</source><translation>anchura y altura, de 32 a 2048</translation></message>
<message><source>see what a Vision Transformer does, without a window</source><translation>ver qué hace un Vision Transformer, sin ventana</translation></message>
<message><source>One JSON document on stdout; progress and warnings on stderr.
Exit code: 0 done, 2 usage error, 3 unreadable or unsuitable input, 4 cancelled (143 by SIGTERM), 1 other errors.</source><translation>Un documento JSON en stdout; progreso y advertencias en stderr.
Código de salida: 0 terminado, 2 uso, 3 una entrada no se puede leer o no encaja, 4 cancelado (143 por SIGTERM), 1 cualquier otra cosa.</translation></message>
<message><source>SHELL: bash, zsh or fish</source><translation>SHELL: bash, zsh o fish</translation></message>
<message><source>%1: expected a direction [n] or up to %2 of them [rows,n], got %3</source><translation>%1: se esperaba una dirección [n] o hasta %2 de ellas [rows,n], hay %3</translation></message>
<message><source>--direction replaces pictures; expected no --%1</source><translation>--direction está en lugar de imágenes; no se esperaba --%1</translation></message>
<message><source>--direction replaces pictures; expected no INPUT</source><translation>--direction está en lugar de imágenes; no se esperaba INPUT</translation></message>
<message><source>%1: expected directions of %2 numbers, got %3</source><translation>%1: se esperaban direcciones de %2 números, hay %3</translation></message>
<message><source>%1: direction %2: expected finite numbers that are not all zero</source><translation>%1: dirección %2: se esperaban números finitos, no todos cero</translation></message>
<message><source>--words: expected a file of words, one a line</source><translation>--words: se esperaba un archivo de palabras, una por línea</translation></message>
<message><source>concepts are built from --words; expected no --prompt and no --prompts</source><translation>concepts se compone de --words; no se esperaba --prompt ni --prompts</translation></message>
<message><source>--mean-of and --lambda apply to pictures, and --by-head applies to heads</source><translation>--mean-of y --lambda son de imágenes, y --by-head es de cabezas</translation></message>
<message><source>not enough memory: %1</source><translation>memoria insuficiente: %1</translation></message>
<message><source>standard output: cannot be written</source><translation>salida estándar: no se puede escribir</translation></message>
<message><source>a file contains JSON of an unexpected type: %1</source><translation>un archivo contiene JSON de otro tipo que el esperado: %1</translation></message>
<message><source>not enough memory</source><translation>memoria insuficiente</translation></message>
<message><source>the system refuses a thread or a file: %1</source><translation>el sistema deniega un hilo o un archivo: %1</translation></message>
<message><source>an unknown error</source><translation>un error de tipo desconocido</translation></message>
<message><source>--%1 and --%2 are the same; expected one of them</source><translation>--%1 y --%2 son aquí lo mismo; se esperaba uno de los dos</translation></message>
<message><source>--%1: a longer side needs a picture, got &apos;%2&apos;</source><translation>--%1: el lado mayor es de una imagen, y aquí no hay ninguna; se dio «%2»</translation></message>
<message><source>peak of k = %1 not measured: %2</source><translation>pico de k = %1 sin medir: %2</translation></message>
<message><source>expected MODEL or --arch, got both: &apos;%1&apos; and &apos;%2&apos;</source><translation>se esperaba MODEL o --arch, se recibieron ambos: «%1» y «%2»</translation></message>
<message><source>MODEL, or --arch vit-b16|vit-s16|vit-ti16</source><translation>MODEL, o --arch vit-b16|vit-s16|vit-ti16</translation></message>
<message><source>--batch: expected batch sizes from 1 to %1, as 1,8,32; got &apos;%2&apos;</source><translation>--batch: se esperaban tamaños de lote de 1 a %1, como 1,8,32; se recibió «%2»</translation></message>
<message><source>expected --out FOLDER and --count N</source><translation>se esperaba --out FOLDER y --count N</translation></message>
<message><source>CONFIG: a training configuration (.json)</source><translation>CONFIG: una configuración de entrenamiento (.json)</translation></message>
<message><source>FOLDER: class sub-folders, or pictures with labels.csv</source><translation>FOLDER: subcarpetas de clases, o imágenes con labels.csv</translation></message>
<message><source>expected --out FILE, where the probe is written</source><translation>se esperaba --out FILE, donde se escribe la sonda</translation></message>
<message><source>--out: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>--out: se esperaba un nombre que termine en .safetensors, se recibió «%1»</translation></message>
<message><source>--heads: a probe reads one embedding: expected one head count</source><translation>--heads: una sonda lee un solo embedding: se esperaba un único número de cabezas</translation></message>
<message><source>figures for papers: %1</source><translation>figuras para artículos: %1</translation></message>
<message><source>KIND MODEL INPUT... --out FILE</source><translation>KIND MODEL INPUT... --out FILE</translation></message>
<message><source>figures for papers (not in this build: HYDRA_BUILD_UI=OFF)</source><translation>figuras para artículos (no en esta compilación: HYDRA_BUILD_UI=OFF)</translation></message>
<message><source>top classes per input and head count</source><translation>las clases principales por entrada y número de cabezas</translation></message>
<message><source>classes listed (1 to 50)</source><translation>clases enumeradas (de 1 a 50)</translation></message>
<message><source>networks that answer in rounds: the first round with an entropy below E answers (0: the last)</source><translation>redes que responden por rondas: responde la primera ronda con una entropía menor que E (0: la última)</translation></message>
<message><source>pictures per forward pass (default: 1; without --store 32 on a GPU); larger batches change the last digits</source><translation>imágenes por pasada hacia delante (predeterminado: 1; sin --store, 32 en una GPU); lotes mayores cambian las últimas cifras</translation></message>
<message><source>write STEM.logits.kK.npy there; without a classifier STEM.embedding.kK.npy, the classifier&apos;s input</source><translation>escribe allí STEM.logits.kK.npy; de un backbone sin clasificador, STEM.embedding.kK.npy, lo que leería un clasificador</translation></message>
<message><source>add the value of: class:CLASS (its logit), norm, similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>y el valor de: class:CLASS (su logit), norm, similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</translation></message>
<message><source>MODEL INPUT... --method M[,M...]</source><translation>MODEL INPUT... --method M[,M...]</translation></message>
<message><source>relevance maps: which patches a decision rests on</source><translation>mapas de relevancia: en qué se basa una decisión</translation></message>
<message><source>write STEM.METHOD.kK.FORMAT there</source><translation>escribe allí STEM.METHOD.kK.FORMAT</translation></message>
<message><source>format of the files; npz: the map with logits, probabilities and settings; fiftyone: heat maps of all pictures as a data set; coco: boxes around the strongest places</source><translation>de los archivos; npz: el mapa con logits, probabilidades y ajustes; fiftyone: mapas de calor de todas las imágenes como conjunto de datos; coco: cajas de donde los mapas son más fuertes</translation></message>
<message><source>png: %1</source><translation>png: %1</translation></message>
<message><source>evidence for others: pictures, inputs, maps, scores and settings with their hashes; verify recomputes it</source><translation>evidencia para otros: imágenes, entradas, mapas, puntuaciones y ajustes con sus hashes; verify la calcula de nuevo</translation></message>
<message><source>recompute a bundle of evidence and list the differences (exit code 3 if there are any)</source><translation>vuelve a calcular un paquete de evidencia y dice qué difiere (código de salida 3 si algo difiere)</translation></message>
<message><source>the model of the bundle (default: the shipped one of that name)</source><translation>el modelo del que procede (predeterminado: el incluido con ese nombre)</translation></message>
<message><source>the sparse autoencoder whose features it uses (default: the shipped one of that name)</source><translation>el autoencoder disperso por cuyas características pregunta (por defecto: el incluido con ese nombre)</translation></message>
<message><source>of the map</source><translation>del mapa</translation></message>
<message><source>MODEL INPUT --out FILE</source><translation>MODEL INPUT --out FILE</translation></message>
<message><source>maps of all frames of a video, a camera or a stream, in time</source><translation>los mapas de todos los fotogramas de un vídeo, una cámara o una transmisión, en tiempo real</translation></message>
<message><source>a recording: FILE.mp4, .avi, .mkv (every pixel), or a new folder of PNG files; a .csv of predictions, k and times is written next to it</source><translation>una grabación: FILE.mp4, .avi, .mkv (cada píxel), o una carpeta nueva de archivos PNG; y, al lado, un .csv de predicciones, k y tiempos</translation></message>
<message><source>choose k per frame so that its picture is ready after MS milliseconds (without: the largest k)</source><translation>k se elige para cada fotograma de modo que su imagen esté lista en MS milisegundos (sin esto: el k mayor)</translation></message>
<message><source>the first frame, from 0; not for a camera or a stream</source><translation>el primer fotograma, desde 0; no para cámara ni transmisión</translation></message>
<message><source>process at most this many frames</source><translation>ese número de fotogramas como máximo</translation></message>
<message><source>frame rate of the recording (default: the source&apos;s, or 25)</source><translation>fotogramas por segundo de la grabación (predeterminado: los de la fuente, o 25)</translation></message>
<message><source>rotate by degrees clockwise</source><translation>girar estos grados en el sentido de las agujas del reloj</translation></message>
<message><source>longest side; larger frames are downscaled first</source><translation>lado mayor; los fotogramas más grandes se reducen antes</translation></message>
<message><source>each frame&apos;s colours have their own range, without memory (pca: its own axes)</source><translation>los colores de cada fotograma tienen su propio rango, sin memoria (pca: sus propios ejes)</translation></message>
<message><source>one attention layer, step by step</source><translation>una capa de atención, paso a paso</translation></message>
<message><source>block (default: the last)</source><translation>bloque (predeterminado: el último)</translation></message>
<message><source>head; Hydra and similar kinds are shown whole</source><translation>cabeza; hydra y similares se muestran enteras</translation></message>
<message><source>patch whose row is printed (default: the class token)</source><translation>parche cuya fila se muestra (predeterminado: el token de clase)</translation></message>
<message><source>print the query&apos;s row of every step in full</source><translation>la fila de la consulta en cada paso, completa</translation></message>
<message><source>write STEM.kK.blockB.headH.STEP.npy there (means of equal blocks above 256 rows or columns)</source><translation>escribe allí STEM.kK.blockB.headH.STEP.npy (medias de bloques iguales a partir de 256 filas o columnas)</translation></message>
<message><source>a logit as the exact sum of its parts, and its curve over blocks</source><translation>un logit como suma exacta de sus partes, y su curva a lo largo de los bloques</translation></message>
<message><source>own: each part minus its own mean; even: biases and the last norm&apos;s mean in equal shares, as in Gandelsman et al.</source><translation>own: cada parte menos su propia media; even: a partes iguales, como hacen Gandelsman et al., los sesgos y la media de la última norma</translation></message>
<message><source>importance of all heads, by this method</source><translation>importancia de todas las cabezas, por este método</translation></message>
<message><source>query patch (default: the class token)</source><translation>parche de consulta (predeterminado: el token de clase)</translation></message>
<message><source>write STEM.METHOD.heads.kK.npy there: the maps of all heads of --matrix, block by block</source><translation>escribe allí STEM.METHOD.heads.kK.npy: los mapas de todas las cabezas de --matrix, bloque a bloque</translation></message>
<message><source>with --sae: write STEM.features.kK.npy there, each feature&apos;s contribution</source><translation>con --sae: escribir allí STEM.features.kK.npy, la contribución de cada característica</translation></message>
<message><source>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</source><translation>MODEL INPUT... --sae FILE (--out FILE.npz|FOLDER | --store FILE.tar)</translation></message>
<message><source>the features that a sparse autoencoder finds in each patch</source><translation>las características que un autocodificador disperso halla en cada parche</translation></message>
<message><source>arrays x, pre, f and x_hat of one picture; for several a folder of STEM.kK.npz</source><translation>los arrays x, pre, f y x_hat de una imagen; de varias, una carpeta de STEM.kK.npz</translation></message>
<message><source>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</source><translation>(MODEL | --arch vit-b16|vit-s16|vit-ti16)</translation></message>
<message><source>cost of sub-networks by formula: parameters, MACs, attention&apos;s share, memory</source><translation>coste de las subredes por fórmula: parámetros, MAC, parte de la atención, memoria</translation></message>
<message><source>a well-known shape, without weights</source><translation>una forma conocida, sin pesos</translation></message>
<message><source>count what is executed, or as the Hydra paper&apos;s Tables 2 and 3, or its Table 4, or as the paper of the attention in use</source><translation>cuenta lo que se ejecuta, o como en las tablas 2 y 3 del artículo de Hydra, o en su tabla 4, o como el artículo correspondiente</translation></message>
<message><source>how long passes and explanations take on this machine</source><translation>cuánto tardan las pasadas y las explicaciones en este equipo</translation></message>
<message><source>explanations to measure too, each with the pass it needs</source><translation>explicaciones que también se miden, cada una con la pasada que necesita</translation></message>
<message><source>runs that count</source><translation>ejecuciones que cuentan</translation></message>
<message><source>runs before those that count</source><translation>ejecuciones antes de las que cuentan</translation></message>
<message><source>batch sizes for images_per_s</source><translation>tamaños de lote para images_per_s</translation></message>
<message><source>threads to compute on (default: as many as the pass can use)</source><translation>hilos con los que se calcula (predeterminado: tantos como merezca la pasada)</translation></message>
<message><source>accuracy per head count over labelled pictures</source><translation>exactitud por número de cabezas sobre imágenes etiquetadas</translation></message>
<message><source>pictures per forward pass</source><translation>imágenes por pasada hacia delante</translation></message>
<message><source>only these classes compete, one per line, like the 200 of ImageNet-R</source><translation>solo compiten estas clases, una por línea, como las 200 de ImageNet-R</translation></message>
<message><source>networks that answer in rounds: accuracy, pictures answered by each round and mean MACs at each entropy threshold</source><translation>de una red que responde por rondas: exactitud, imágenes que responde cada ronda y MAC medias con cada umbral de entropía</translation></message>
<message><source>all, random, centre (baselines)</source><translation>all, random, centre (referencias)</translation></message>
<message><source>MODEL FOLDER|INPUT... --method M[,M...]</source><translation>MODEL FOLDER|INPUT... --method M[,M...]</translation></message>
<message><source>how faithful maps are: deletion, insertion, perturbation, pointing game, random weights</source><translation>cuán fieles son los mapas: eliminación, inserción, perturbación, Pointing Game, pesos aleatorios</translation></message>
<message><source>deletion, insertion, perturbation, pointing, randomisation (default: these)%1</source><translation>deletion, insertion, perturbation, pointing, randomisation (predeterminado: estas)%1</translation></message>
<message><source>columns file,x0,y0,x1,y1 and wnid, class or class_index</source><translation>columnas file,x0,y0,x1,y1 y wnid, class o class_index</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s), label</source><translation>índice, nombre, synset, top1 (de la red completa), top2, own (de cada k), label</translation></message>
<message><source>number of steps of deletion and insertion</source><translation>número de pasos de eliminación e inserción</translation></message>
<message><source>use this many pictures, spread over the folder</source><translation>usar esta cantidad de imágenes, repartidas por la carpeta</translation></message>
<message><source>seed of the random weights and the random baseline</source><translation>semilla de los pesos aleatorios y de la línea base aleatoria</translation></message>
<message><source>the mean curves; for papers a LaTeX table or a Matplotlib script</source><translation>las curvas medias; para artículos, una tabla de LaTeX o un script de Matplotlib</translation></message>
<message><source>append each picture&apos;s scores there (JSON lines; methods can be added later)</source><translation>añadir allí las puntuaciones de cada imagen (líneas JSON; se pueden añadir métodos después)</translation></message>
<message><source>continue such a file; its pictures are not measured again</source><translation>continúa un archivo así; las imágenes que ya contiene no se vuelven a medir</translation></message>
<message><source>MODEL FOLDER --out FILE.safetensors</source><translation>MODEL FOLDER --out FILE.safetensors</translation></message>
<message><source>train a linear classifier on the embedding</source><translation>entrena un clasificador lineal sobre el embedding</translation></message>
<message><source>where the probe is written</source><translation>dónde se escribe la sonda</translation></message>
<message><source>share of each class&apos;s pictures held out to measure accuracy</source><translation>parte de las imágenes de cada clase que se reserva para medir la exactitud</translation></message>
<message><source>L2 penalty on the weights, for standardised features</source><translation>penalización L2 de los pesos, con características estandarizadas</translation></message>
<message><source>seed of the held-out pictures</source><translation>semilla de las imágenes reservadas</translation></message>
<message><source>MODEL INPUT... --out FILE</source><translation>MODEL INPUT... --out FILE</translation></message>
<message><source>tokens as points of the plane (t-SNE)</source><translation>los tokens como puntos del plano (t-SNE)</translation></message>
<message><source>input,k,token,row,col,norm,x,y of each point, or a figure of them</source><translation>input,k,token,row,col,norm,x,y de cada punto, o una figura de ellos</translation></message>
<message><source>threads of the descent (default: as for inference); the result does not depend on it</source><translation>hilos del descenso (predeterminado: como en la inferencia); el resultado no depende de ello</translation></message>
<message><source>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</source><translation>MODEL INPUT... --out FILE.npz|FILE.safetensors|FOLDER</translation></message>
<message><source>arrays from inside a pass: tokens, queries, keys, values, attention</source><translation>arrays del interior de una pasada: tokens, consultas, claves, valores, atención</translation></message>
<message><source>pooled (the classifier&apos;s input), tokens (output of a block), normed (after the final norm), q, k, v, attention, prefix (class token and registers), heads (each head&apos;s part of a CLIP&apos;s embedding), contribution (each token&apos;s vector in the sum of attention, Eq. 16 of Hydra Attention)</source><translation>pooled (la entrada del clasificador), tokens (salida de un bloque), normed (tras la última norma), q, k, v, attention, prefix (token de clase y registros), heads (la parte de cada cabeza en el embedding de un CLIP), contribution (el vector de cada token en la suma de la atención, ec. 16 de Hydra Attention)</translation></message>
<message><source>blocks, as 7, 3,7 or 0-11 (default: the last)</source><translation>bloques, como 7, 3,7 o 0-11 (predeterminado: el último)</translation></message>
<message><source>number type of the arrays</source><translation>tipo numérico de los arrays</translation></message>
<message><source>the arrays of one picture; for several a folder of STEM.npz (or --store FILE.tar)</source><translation>los arrays de una imagen; de varias, una carpeta de STEM.npz (o --store FILE.tar)</translation></message>
<message><source>MODEL [INPUT...] --words FILE</source><translation>MODEL [INPUT...] --words FILE</translation></message>
<message><source>a picture&apos;s embedding as a sparse sum of words, by a model with a text tower</source><translation>el embedding de una imagen como suma dispersa de palabras, con un modelo con torre de texto</translation></message>
<message><source>file of words and phrases, one per line</source><translation>archivo de palabras y expresiones, una por línea</translation></message>
<message><source>sparsity: more gives fewer words</source><translation>dispersión: más da menos palabras</translation></message>
<message><source>subtract the mean direction of its pictures first: what all pictures share is not a concept</source><translation>restar primero la dirección media de sus imágenes: lo que todas tienen en común no es un concepto</translation></message>
<message><source>words listed</source><translation>palabras enumeradas</translation></message>
<message><source>words for what each head adds to the embedding, over all pictures</source><translation>palabras para lo que cada cabeza aporta al embedding, sobre todas las imágenes</translation></message>
<message><source>words for directions instead: an array (.npy), or the classes of a linear probe</source><translation>en su lugar palabras para direcciones: un array (.npy) o las clases de una sonda lineal</translation></message>
<message><source>with --by-head: blocks, as 7, 3,7 or 0-11 (default: the last four)</source><translation>con --by-head: bloques, como 7, 3,7 o 0-11 (predeterminado: los cuatro últimos)</translation></message>
<message><source>the pictures that the network finds most similar to one</source><translation>las imágenes que la red encuentra más parecidas a una</translation></message>
<message><source>pictures listed</source><translation>imágenes listadas</translation></message>
<message><source>keep embeddings of FOLDER there: the next search reads what has not changed</source><translation>guardar allí lo calculado de FOLDER: la próxima búsqueda lee lo que no ha cambiado</translation></message>
<message><source>accuracy of the nearest neighbours&apos; classes per head count</source><translation>exactitud de las clases de los vecinos más cercanos por número de cabezas</translation></message>
<message><source>labelled pictures classified by those of FOLDER (default: each picture of FOLDER by the others)</source><translation>imágenes etiquetadas que se clasifican según las de FOLDER (predeterminado: cada imagen de FOLDER según las demás)</translation></message>
<message><source>number of voting neighbours</source><translation>número de vecinos que votan</translation></message>
<message><source>weight of a neighbour: exp(cosine / 0.07), or one; ties go to the nearer class</source><translation>peso de un vecino: exp(coseno / 0.07) o uno; los empates son para la clase más cercana</translation></message>
<message><source>keep the embeddings there, one FILE.kN.safetensors per head count: the next run computes only what has changed</source><translation>guardar allí los embeddings, de varios números de cabezas en FILE.kN.safetensors: la próxima ejecución calcula lo que ha cambiado</translation></message>
<message><source>MODEL INPUT... --out FILE.html</source><translation>MODEL INPUT... --out FILE.html</translation></message>
<message><source>a self-contained web page: answers about many pictures, runs side by side</source><translation>una página web autónoma: respuestas sobre muchas imágenes, ejecuciones lado a lado</translation></message>
<message><source>where the page is written</source><translation>dónde se escribe la página</translation></message>
<message><source>replace FILE.html if it exists</source><translation>reemplazar FILE.html si existe</translation></message>
<message><source>another model, next to the first</source><translation>otro modelo, junto al primero</translation></message>
<message><source>of the maps</source><translation>de los mapas</translation></message>
<message><source>pictures of each kind shown with maps: least faithful, least certain, most different</source><translation>imágenes de cada tipo con mapas: menos acertadas, menos seguras, más distintas</translation></message>
<message><source>number of pictures, spread over all, whose maps are scored</source><translation>número de imágenes, repartidas entre todas, cuyos mapas se puntúan</translation></message>
<message><source>the page&apos;s curves; for papers a LaTeX table or a Matplotlib script</source><translation>las curvas de la página, para artículos una tabla LaTeX o un script de Matplotlib</translation></message>
<message><source>also measure how long a pass takes: reports then differ from run to run</source><translation>mide también cuánto tarda una pasada: entonces no hay dos informes iguales</translation></message>
<message><source>add runs without these parts, as for predict, next to the whole network</source><translation>las ejecuciones sin ello van junto a las de la red completa, como en predict</translation></message>
<message><source>--by-class: expected a model with classes, and this one is a backbone without a classifier</source><translation>--by-class: se esperaba un modelo con clases, y este es un backbone sin clasificador</translation></message>
<message><source>, %1 heads</source><translation>, %1 cabezas</translation></message>
<message><source>iteration %1 of %2 points%3</source><translation>iteración %1 de %2 puntos%3</translation></message>
<message><source>perplexity %1 instead of %2: too few points</source><translation>perplejidad %1 en lugar de %2: hay muy pocos puntos</translation></message>
<message><source>--format: %1 writes a folder; expected --out DIR and no store</source><translation>--format: %1 va en una carpeta; se esperaba --out DIR y ningún almacén</translation></message>
<message><source>%1: %2 pictures</source><translation>%1: %2 imágenes</translation></message>
<message><source>%1, k = %2: at most %3 forward passes</source><translation>%1, k = %2: %3 pasadas hacia delante como máximo</translation></message>
<message><source>%1, k = %2: %3 forward passes</source><translation>%1, k = %2: %3 pasadas hacia delante</translation></message>
<message><source>--format: with --predictor expected npy, csv, png, fiftyone or coco, got &apos;%1&apos;</source><translation>--format: con --predictor se esperaba npy, csv, png, fiftyone o coco, se recibió «%1»</translation></message>
<message><source>%1: on networks of this kind (%2) it measured no more faithful than distance from the picture&apos;s centre; do not trust it here</source><translation>%1: medido en redes de este tipo (%2), no es más fiel que la cercanía al centro de la imagen; no confíe en él aquí</translation></message>
<message><source>expected --method M[,M...]: methods, all, or the baselines random and centre</source><translation>se esperaba --method M[,M...]: métodos, all, o las referencias random y centre</translation></message>
<message><source>expected --class or --target, not both</source><translation>se esperaba --class o --target, no ambos</translation></message>
<message><source>expected --out FILE to begin a file of scores or --resume FILE to continue it, not both</source><translation>se esperaba --out FILE para empezar un archivo de puntuaciones o --resume FILE para continuarlo, no ambos</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --resume to continue it</source><translation>--out: «%1» existe; use --resume para continuarlo</translation></message>
<message><source>%1: %2 line was measured with other settings or by another version; it stays, and its picture is measured again</source><translation>%1: %2 línea se midió con otros ajustes o con otra versión; se conserva, y estas imágenes se miden de nuevo</translation></message>
<message><source>%1: %2 lines were measured with other settings or by another version; they stay, and their pictures are measured again</source><translation>%1: %2 líneas se midieron con otros ajustes o con otra versión; se conservan, y estas imágenes se miden de nuevo</translation></message>
<message><source>value of the target</source><translation>valor del objetivo</translation></message>
<message><source>--curves: not written, since they cover all pictures; see merge --curves</source><translation>--curves: no se escriben, porque son de todas las imágenes; véase merge --curves</translation></message>
<message><source>FOLDER: pictures, or synthetic scenes</source><translation>FOLDER: imágenes, o escenas sintéticas</translation></message>
<message><source>--basis reads a basis; --fit and --save-basis make one: choose either</source><translation>--basis lee una base; --fit y --save-basis crean otra: elija una de las dos opciones</translation></message>
<message><source>--region needs --query-image IMAGE, the picture of these patches</source><translation>--region necesita --query-image IMAGE, la imagen de estos parches</translation></message>
<message><source>--region: expected patches, as 3,7-9, got &apos;%1&apos;</source><translation>--region: se esperaban parches, como 3,7-9, se recibió «%1»</translation></message>
<message><source>--query-image needs --query PATCH or --region PATCHES</source><translation>--query-image necesita --query PATCH o --region PATCHES</translation></message>
<message><source>--query-image: expected one picture, got %1</source><translation>--query-image: se esperaba una imagen, se recibieron %1</translation></message>
<message><source>--out: expected FILE.npz, FILE.safetensors, or a folder for several pictures</source><translation>--out: se esperaba FILE.npz, FILE.safetensors o, para varias imágenes, una carpeta</translation></message>
<message><source>--out: one file holds one picture; expected a folder, got &apos;%1&apos;</source><translation>--out: un archivo es de una imagen; se esperaba una carpeta, se dio «%1»</translation></message>
<message><source>accuracy over cost is top-1, which needs one label per picture; evaluate gives mean average precision for several</source><translation>la exactitud frente a los costes es top-1 y necesita una etiqueta por imagen; evaluate da la precisión media promedio cuando hay varias</translation></message>
<message><source>--top: this predictor&apos;s scores are not probabilities; omit it</source><translation>--top: las puntuaciones de este predictor no son probabilidades; no se esperaba la opción</translation></message>
<message><source>--without: figure %1 shows no maps of a network to change</source><translation>--without: la figura %1 no tiene mapas de una red que cambiar</translation></message>
<message><source>--out: expected a file for the figure, NAME.svg, NAME.pdf or NAME.png</source><translation>--out: se esperaba un archivo para la figura, NAME.svg, NAME.pdf o NAME.png</translation></message>
<message><source>figure %1 takes no pictures; got &apos;%2&apos;</source><translation>la figura %1 no admite imágenes; se recibió «%2»</translation></message>
<message><source>The page</source><translation>La página</translation></message>
<message><source>all head counts in one embedding (default)</source><translation>todos los números de cabezas en un solo embedding (predeterminado)</translation></message>
<message><source>an embedding for each head count</source><translation>un embedding para cada número de cabezas</translation></message>
<message><source>class: one vector per image, the classifier&apos;s input</source><translation>class: el único vector por imagen que lee el clasificador</translation></message>
<message><source>INPUT is a folder as for evaluate; one point per image, with its class in the table</source><translation>INPUT es una carpeta como en evaluate; un punto por imagen, y su clase en la tabla</translation></message>
<message><source>tokens after block N (default: after the final norm)</source><translation>tokens tal como salen del bloque N (predeterminado: después de la norma final)</translation></message>
<message><source>effective neighbours (default: 30, or fewer for few points)</source><translation>vecinos efectivos (predeterminado: 30, o menos si hay pocos puntos)</translation></message>
<message><source>iterations of the descent</source><translation>iteraciones del descenso</translation></message>
<message><source>measure neighbourhoods in D principal components (default: all dimensions)</source><translation>mide los vecindarios en D componentes principales (predeterminado: todas las dimensiones)</translation></message>
<message><source>start from principal components with 1 % noise; 0: without noise</source><translation>parte de componentes principales con un 1 % de ruido; 0: sin ruido</translation></message>
<message><source>as for explain</source><translation>como en explain</translation></message>
<message><source>blocks, for methods that look at one (default: the last)</source><translation>bloques, para métodos que miran uno solo (predeterminado: el último)</translation></message>
<message><source>Colours and ranges</source><translation>Colores y rangos</translation></message>
<message><source>Cost and FLOPs</source><translation>Coste y FLOPs</translation></message>
<message><source>cost, flops: a well-known shape in place of MODEL</source><translation>cost, flops: una forma conocida en lugar de MODEL</translation></message>
<message><source>cost: one chart per axis; params, ram, macs, heads</source><translation>cost: un gráfico por eje; params, ram, macs, heads</translation></message>
<message><source>cost: top-1 accuracy over labelled pictures, as in evaluate, in place of MACs</source><translation>cost: exactitud top-1 sobre imágenes etiquetadas, como evaluate, en lugar de MAC</translation></message>
<message><source>cost: accuracy of nearest neighbours, as in knn, in place of the classifier&apos;s</source><translation>cost: exactitud de los vecinos más próximos, como knn, en lugar de la del clasificador</translation></message>
<message><source>flops: image sizes in pixels</source><translation>flops: tamaños de imagen en píxeles</translation></message>
<message><source>what is counted, as for profile</source><translation>qué se cuenta, como en profile</translation></message>
<message><source>where the figure is written; for costs also %1: its numbers</source><translation>dónde se escribe la figura; en los costes también %1: sus números</translation></message>
<message><source>feature: an index of a folder (sae-index), whose strongest pictures are shown</source><translation>feature: un índice de una carpeta (sae-index), cuyas imágenes más fuertes se muestran</translation></message>
<message><source>t-SNE</source><translation>t-SNE</translation></message>
<message><source>--%1: expected at most %2 whole numbers from %3 to %4, as 3,6,9-12; got &apos;%5&apos;</source><translation>--%1: se esperaban como máximo %2 números enteros de %3 a %4, como 3,6,9-12; se recibió «%5»</translation></message>
<message><source>--sorted: figure %1 has no individual heads to sort</source><translation>--sorted: la figura %1 no tiene cabezas sueltas que ordenar</translation></message>
<message><source>--knn needs --accuracy FOLDER with the pictures to measure</source><translation>--knn necesita --accuracy FOLDER, cuyas imágenes usa</translation></message>
<message><source>--sizes: expected multiples of the patch, %1 pixels, got %2</source><translation>--sizes: se esperaban múltiplos del parche, %1 píxeles, se recibió %2</translation></message>
<message><source>--size: figure flops covers several sizes; expected --sizes</source><translation>--size: la figura flops es de varios tamaños; se esperaba --sizes</translation></message>
<message><source>importance is measured on a class&apos;s logit, and this model is a backbone without a classifier</source><translation>la importancia se mide con el logit de una clase, y este modelo es un backbone sin clasificador</translation></message>
<message><source>no token of these %1 pictures has a norm above the threshold; there are no outliers to move</source><translation>ningún token de estas %1 imágenes tiene una norma superior al umbral; no hay atípicos que mover</translation></message>
<message><source>INPUT: image files, folders or .npy arrays</source><translation>INPUT: archivos de imagen, carpetas o arrays .npy</translation></message>
<message><source>%1: %2 of its pictures have no class, e.g. %3</source><translation>%1: %2 de sus imágenes no tienen clase, p. ej. %3</translation></message>
<message><source>--list needs --store FILE.jsonl or FILE.tar with --by-class</source><translation>--list con --by-class necesita --store ARCHIVO.jsonl o ARCHIVO.tar</translation></message>
<message><source>FOLDER: one sub-folder per class, or a labels.csv</source><translation>FOLDER: una subcarpeta por clase, o un labels.csv</translation></message>
<message><source>ORG/NAME[@REVISION]: a model of the Hugging Face hub</source><translation>ORG/NAME[@REVISION]: un modelo del hub de Hugging Face</translation></message>
<message><source>expected one model of the hub as ORG/NAME or ORG/NAME@REVISION, got %1</source><translation>se esperaba un modelo del hub como ORG/NAME u ORG/NAME@REVISION, se recibió %1</translation></message>
<message><source>%1: %2 files, %3, of which %4 are yet to be fetched; into %5</source><translation>%1: %2 archivos, %3, de los que faltan %4 por descargar; en %5</translation></message>
<message><source>expected --out FOLDER: where the pages are written</source><translation>se esperaba --out FOLDER: adónde van las páginas</translation></message>
<message><source>--thresholds: expected numbers from 0 to %1, separated by commas, got &apos;%2&apos;</source><translation>--thresholds: se esperaban números de 0 a %1 separados por comas, se recibió «%2»</translation></message>
<message><source>accuracy needs classes, and this model is a backbone without a classifier</source><translation>la exactitud es de clases, y este modelo es un backbone sin clasificador</translation></message>
<message><source>accuracy needs classes, and this model&apos;s outputs are numbers; --answers changes that</source><translation>la exactitud es de clases, y las salidas de este modelo son números; --answers dice otra cosa</translation></message>
<message><source>CHECKPOINT: a checkpoint file, or the name of a shipped model</source><translation>CHECKPOINT: un archivo de checkpoint, o el nombre de un modelo incluido</translation></message>
<message><source>OUT.safetensors: where the converted model is written</source><translation>OUT.safetensors: adónde va el modelo convertido</translation></message>
<message><source>OUT: expected a name that ends in .safetensors, got &apos;%1&apos;</source><translation>OUT: se esperaba un nombre que termine en .safetensors, se recibió «%1»</translation></message>
<message><source>OUT: &apos;%1&apos; is the checkpoint itself; expected another file</source><translation>OUT: «%1» es el propio checkpoint; se esperaba otro archivo</translation></message>
<message><source>the model was not trained for k = %1; the output of this sub-network may be meaningless</source><translation>el modelo no se entrenó para k = %1; la salida del corte puede carecer de sentido</translation></message>
<message><source>%1: expected at least two classes, one per line; found %2</source><translation>%1: se esperaban al menos dos clases, una por línea; se encontraron %2</translation></message>
<message><source>--classes: no picture of these classes</source><translation>--classes: ninguna imagen de estas clases</translation></message>
<message><source>%1 labels of other classes than --classes were left out</source><translation>se omitieron %1 etiquetas de clases ajenas a --classes</translation></message>
<message><source>--classes cannot be combined with --thresholds</source><translation>--classes no es compatible con --thresholds</translation></message>
<message><source>PICTURE: what the others are compared with</source><translation>PICTURE: con qué se comparan las demás</translation></message>
<message><source>FOLDER: pictures, or an index of them</source><translation>FOLDER: imágenes, o un índice de ellas</translation></message>
<message><source>--class: expected the class, of %1, that pictures are sorted by: its index, name or synset</source><translation>--class: se esperaba la clase por la que se ordenan las imágenes, de %1: su índice, nombre o synset</translation></message>
<message><source>--least applies to the similarity to a prompt; this model has its own classes</source><translation>--least es de la similitud con un prompt; este modelo tiene clases propias</translation></message>
<message><source>expected text to cut into tokens: --prompt or --prompts</source><translation>se esperaba qué dividir en tokens: --prompt o --prompts</translation></message>
<message><source>this build cannot draw figures: it was built without Qt (HYDRA_BUILD_UI=OFF)</source><translation>esta compilación no puede dibujar figuras: se hizo sin Qt (HYDRA_BUILD_UI=OFF)</translation></message>
<message><source>How to read the model&apos;s file</source><translation>Cómo leer el archivo del modelo</translation></message>
<message><source>CLIP: sentences as classes, one per line</source><translation>CLIP: frases como clases, una por línea</translation></message>
<message><source>subtract the map of this class</source><translation>resta el mapa de esta clase</translation></message>
<message><source>picture size in pixels, positions resampled; long: keeps proportions (default: the model&apos;s own)</source><translation>tamaño de la imagen en píxeles, posiciones remuestreadas; long: en sus propias proporciones (predeterminado: el del modelo)</translation></message>
<message><source>Heads and attention</source><translation>Cabezas y atención</translation></message>
<message><source>head counts k to run (default: all heads)</source><translation>números de cabezas k que se ejecutan (predeterminado: todas las cabezas)</translation></message>
<message><source>let &apos;all&apos; mean 1 to H, trained for or not</source><translation>hace que &apos;all&apos; signifique de 1 a H, entrenados o no</translation></message>
<message><source>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11] joined by &apos;;&apos;</source><translation>KIND[:KERNEL][,heads=N][,phi=whole][@all|back:N|front:N|interleave:N|0,3,7-11] unidos por &apos;;&apos;</translation></message>
<message><source>how k heads are cut out</source><translation>cómo se recortan k cabezas</translation></message>
<message><source>Devices</source><translation>Dispositivos</translation></message>
<message><source>device that networks compute on</source><translation>dispositivo en el que se calculan las redes</translation></message>
<message><source>precision of products in forward passes; bfloat16 is faster only on a GPU, and does not affect passes in float64 (relevance)</source><translation>precisión de los productos en los pasadas hacia delante; bfloat16 solo es más rápido en una GPU y no afecta a los pases en float64 (relevancia)</translation></message>
<message><source>Many pictures</source><translation>Muchas imágenes</translation></message>
<message><source>many pictures (files, folders, tars): append each result to this file; an interrupted run resumes</source><translation>muchas imágenes (archivos, carpetas, tars): añadir cada resultado a este archivo; una ejecución interrumpida continúa</translation></message>
<message><source>only this part of the list, into FILE.I-of-N.jsonl or .tar (default: Slurm&apos;s array task)</source><translation>solo esta parte de la lista, en FILE.I-of-N.jsonl o .tar (predeterminado: la tarea del array de Slurm)</translation></message>
<message><source>pictures computed at once (default: one per core)</source><translation>imágenes a la vez (predeterminado: una por núcleo)</translation></message>
<message><source>json: one line per second on stderr, for schedulers</source><translation>json: una línea por segundo en stderr, para planificadores</translation></message>
<message><source>A program in place of the model</source><translation>Un programa en lugar del modelo</translation></message>
<message><source>in place of MODEL: a program that answers with scores or boxes; sh runs COMMAND as typed</source><translation>en lugar de MODEL: un programa que responde con puntuaciones o cajas; sh ejecuta COMMAND como si se hubiera tecleado</translation></message>
<message><source>time limit for starting and for each answer</source><translation>límite de tiempo para arrancar y para cada respuesta</translation></message>
<message><source>the box to explain, by its position in predict&apos;s list</source><translation>la caja que se explica, por su posición en la lista de predict</translation></message>
<message><source>A sparse autoencoder</source><translation>Un autocodificador disperso</translation></message>
<message><source>saev, ViT-Prisma, SAELens, sparsify or dictionary_learning: a file whose features are read, changed or explained</source><translation>saev, ViT-Prisma, SAELens, sparsify o dictionary_learning: un archivo cuyas características se leen, cambian o explican</translation></message>
<message><source>the block whose output it reads, if its file does not tell</source><translation>el bloque cuya salida lee, si su archivo no lo dice</translation></message>
<message><source>features kept per patch, if its file does not tell</source><translation>características que se conservan de un parche, si su archivo no lo dice</translation></message>
<message><source>how it keeps codes, if its file does not tell</source><translation>cómo se forman sus códigos, si su archivo no lo dice</translation></message>
<message><source>the other picture, whose activations =from and tokens: insert</source><translation>la otra imagen, cuyas activaciones insertan =from y tokens:</translation></message>
<message><source>What is switched off or replaced</source><translation>Qué se desactiva o sustituye</translation></message>
<message><source>what is off or replaced: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, with --sae feature:47[:PATCHES], sae-error</source><translation>qué se desactiva o sustituye: heads:7.3,2.0=mean,mlp:9,attention:4=from,patches:12-17,tokens:5,registers:zero, con --sae feature:47[:PATCHES], sae-error</translation></message>
<message><source>with --sae: feature:47=3x[:PATCHES], set to three times its largest value</source><translation>con --sae: feature:47=3x[:PATCHES], puesta a tres veces su valor máximo</translation></message>
<message><source>Messages and help</source><translation>Mensajes y ayuda</translation></message>
<message><source>no progress and no warnings on stderr</source><translation>sin progreso ni advertencias en stderr</translation></message>
<message><source>language of help, errors and progress (default: the system&apos;s)</source><translation>idioma de la ayuda, los errores y el progreso (predeterminado: el del sistema)</translation></message>
<message><source>the most common options; --help all: every option</source><translation>las opciones más usadas; --help all: todas</translation></message>
<message><source>pca: one basis for all maps, fitted on the pictures there</source><translation>pca: una sola base para todos los mapas, ajustada con las imágenes indicadas</translation></message>
<message><source>pca: write the basis there (.npz); without --fit it is fitted on all INPUTs</source><translation>pca: escribe allí la base (.npz); sin --fit se ajusta con todos los INPUT</translation></message>
<message><source>similarity: picture of --query or --region</source><translation>similarity: --query o --region son de esta imagen</translation></message>
<message><source>similarity: to the mean of these, as 3,7-9 (with --query-image)</source><translation>similarity: con la media de estos, como 3,7-9 (con --query-image)</translation></message>
<message><source>picture sizes in pixels (default: the model&apos;s own)</source><translation>tamaños de imagen que se examinan, en píxeles (predeterminado: el del modelo)</translation></message>
<message><source>earlier name of --sizes</source><translation>nombre anterior de --sizes</translation></message>
<message><source>in place of --class: class:CLASS, norm (of the embedding), similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</source><translation>en lugar de --class: class:CLASS, norm (del embedding), similar:IMAGE[:PATCHES], direction:FILE.npy, probe:FILE[:CLASS], output:N</translation></message>
<message><source>index, name, synset, top1 (of the full network), top2, own (each k&apos;s)</source><translation>índice, nombre, synset, top1 (de la red completa), top2, own (de cada k)</translation></message>
<message><source>--%1 needs --predictor COMMAND</source><translation>--%1 necesita --predictor COMMAND</translation></message>
<message><source>--%1 needs classes, and this predictor finds boxes</source><translation>--%1 trata de clases, y este predictor encuentra cajas</translation></message>
<message><source>--%1 needs boxes, and this predictor scores classes</source><translation>--%1 trata de cajas, y este predictor puntúa clases</translation></message>
<message><source>expected --out FILE.html, where the report is written</source><translation>se esperaba --out FILE.html, donde va el informe</translation></message>
<message><source>--out: &apos;%1&apos; exists; use --force to replace it</source><translation>--out: «%1» ya existe; use --force para reemplazarlo</translation></message>
<message><source>INPUT: pictures, or folders of them</source><translation>INPUT: imágenes, o carpetas de ellas</translation></message>
<message><source>--join: expected the shards of one run beside %1, like %2; found those of %3 runs</source><translation>--join: se esperaban los fragmentos de una ejecución junto a %1, como %2; se encontraron los de %3 ejecuciones</translation></message>
<message><source>%1: %2 of %3 pictures are done; run it again</source><translation>%1: %2 de %3 imágenes están hechas; ejecútelo de nuevo</translation></message>
<message><source>--out: expected FILE.safetensors, where the index is written</source><translation>--out: se esperaba FILE.safetensors, donde se escribe el índice</translation></message>
<message><source>expected --sae FILE, an autoencoder</source><translation>se esperaba --sae FILE, un autocodificador</translation></message>
<message><source>--heads: an index has one head count</source><translation>--heads: un índice es de un solo número de cabezas</translation></message>
<message><source>CONFIG: a training configuration of an autoencoder (.json)</source><translation>CONFIG: una configuración de entrenamiento de un autocodificador (.json)</translation></message>
<message><source>expected --other FILE, a second autoencoder, or INPUT: pictures to read features from in sub-networks</source><translation>se esperaba --other FILE, un segundo autocodificador, o INPUT: imágenes de las que leer características en subredes</translation></message>
<message><source>--heads: expected head counts below %1, as 3,6,9, which are compared with all</source><translation>--heads: se esperaban números de cabezas menores que %1, como 3,6,9, que se comparan con todas</translation></message>
<message><source>--predictor: expected the command that serve was started with, got %1</source><translation>--predictor: se esperaba el comando con el que se inició serve, se recibió %1</translation></message>
<message><source>--predictor: expected the command that serve was started with, serve --predictor COMMAND, got %1</source><translation>--predictor: se esperaba el comando con el que se inició serve, serve --predictor COMANDO, se recibió %1</translation></message>
<message><source>serve takes only options; got &apos;%1&apos;</source><translation>serve solo acepta opciones, no «%1»</translation></message>
<message><source>expected --mcp with --folder FOLDER and without --socket</source><translation>se esperaba --mcp con --folder FOLDER y sin --socket</translation></message>
<message><source>&quot;command&quot;: expected a text</source><translation>&quot;command&quot;: se esperaba un texto</translation></message>
<message><source>&quot;arguments&quot;: expected an object of options, {&quot;top&quot;: 3}</source><translation>&quot;arguments&quot;: se esperaba un objeto de opciones, {&quot;top&quot;: 3}</translation></message>
<message><source>expected an object, {&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</source><translation>se esperaba un objeto, {&quot;id&quot;: 1, &quot;command&quot;: &quot;predict&quot;, &quot;arguments&quot;: {}}</translation></message>
<message><source>this program speaks protocol %1; another was requested</source><translation>este programa habla el protocolo %1 y se pide otro</translation></message>
<message><source>expected an &quot;id&quot;</source><translation>se esperaba un &quot;id&quot;</translation></message>
<message><source>expected a &quot;command&quot;, or &quot;cancel&quot;</source><translation>se esperaba un &quot;command&quot; o &quot;cancel&quot;</translation></message>
<message><source>%1: the list is empty</source><translation>%1: la lista está vacía</translation></message>
<message><source>%1 does not belong to a served question</source><translation>%1 no es de una pregunta servida</translation></message>
<message><source>%1: expected true or false</source><translation>%1: se esperaba true o false</translation></message>
<message><source>%1 expects %2, got true</source><translation>%1 espera %2, se obtuvo true</translation></message>
<message><source>%1 has no value %2; expected %3</source><translation>%1 no admite %2; se esperaba %3</translation></message>
<message><source>expected one of %1</source><translation>se esperaba uno de %1</translation></message>
<message><source>unknown option %1</source><translation>opción desconocida %1</translation></message>
<message><source>expected &quot;%1&quot; beside &quot;%2&quot;</source><translation>se esperaba &quot;%1&quot; junto a &quot;%2&quot;</translation></message>
<message><source>&quot;%1&quot;: expected one, got %2</source><translation>&quot;%1&quot;: se esperaba uno, se obtuvo %2</translation></message>
<message><source>expected --shards N: no file next to %1 is named as a shard of it, like %2 for two</source><translation>se esperaba --shards N: ningún archivo junto a %1 se llama como un fragmento suyo, por ejemplo %2 si son dos</translation></message>
<message><source>expected --shards N: files next to %1 are named as shards of %2 and of %3</source><translation>se esperaba --shards N: hay archivos junto a %1 que se llaman como fragmentos de %2 y de %3</translation></message>
<message><source>%1: %2 shards, from the names of the files next to it</source><translation>%1: %2 fragmentos, según los nombres de los archivos que hay junto a él</translation></message>
<message><source>expected the stores by name, or --shards N; not both</source><translation>se esperaban los almacenes por su nombre, o --shards N; no ambos</translation></message>
<message><source>STORE: the file that the shards are merged into</source><translation>STORE: el archivo en que se convierten los fragmentos</translation></message>
<message><source>--curves: expected a store of faithfulness, and this one has %1</source><translation>--curves: se esperaba un almacén de faithfulness, y estos son de %1</translation></message>
<message><source>STORE: as it was given to --store</source><translation>STORE: tal como se indicó a --store</translation></message>
<message><source>--%1 needs --store FILE.jsonl or FILE.tar</source><translation>--%1 necesita --store FILE.jsonl o FILE.tar</translation></message>
<message><source>--%1 cannot be combined with %2, where each picture has its own results</source><translation>--%1 no es compatible con %2: allí cada imagen tiene sus propios resultados</translation></message>
<message><source>a tar</source><translation>un tar</translation></message>
<message><source>a single picture</source><translation>una sola imagen</translation></message>
<message><source>several inputs</source><translation>varias entradas</translation></message>
<message><source>%1: the table gives it several classes, and a picture of a list has one; evaluate takes several with a single folder and without --store</source><translation>%1: la tabla la nombra con varias clases y una imagen de una lista tiene una; evaluate las admite todas, solo con la carpeta y sin --store</translation></message>
<message><source>--store: features are arrays; expected a name that ends in .tar</source><translation>--store: las características son arrays; se esperaba un nombre que termine en .tar</translation></message>
<message><source>--target: the probe %1 has no class &apos;%2&apos;%3</source><translation>--target: la sonda %1 no tiene la clase «%2»%3</translation></message>
<message><source>the model has no classes: the %1 is explained; --target chooses another</source><translation>el modelo no tiene clases: se explica %1; --target elige otra cosa</translation></message>
<message><source>--target: the model has %1 outputs, got output:%2</source><translation>--target: el modelo tiene %1 salidas, se recibió output:%2</translation></message>
<message><source>--%1: the model has classes 0 to %2, got %3</source><translation>--%1: el modelo tiene las clases 0 a %2, se recibió %3</translation></message>
<message><source>--%1: expected class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: se esperaba class:CLASS, norm, similar:IMAGE, direction:FILE, probe:FILE, output:N, feature:N, un índice, top1, top2, own, un nombre de clase o synset, se recibió &apos;%2&apos;%3</translation></message>
<message><source>--%1: expected an index, top1, top2, own, a class name or synset, got &apos;%2&apos;%3</source><translation>--%1: se esperaba un índice, top1, top2, own, un nombre de clase o synset, se recibió &apos;%2&apos;%3</translation></message>
<message><source>the autoencoder %1 with the hash %2; give it with --sae FILE</source><translation>el autoencoder %1 con el hash %2; indique --sae ARCHIVO</translation></message>
<message><source>no such autoencoder found</source><translation>aquí no hay tal autoencoder</translation></message>
<message><source>the program %1; give it with --predictor COMMAND</source><translation>el programa %1; indique --predictor COMANDO</translation></message>
<message><source>no program</source><translation>ningún programa</translation></message>
<message><source>the model %1 with SHA-256 %2; give it with --model FILE</source><translation>el modelo %1 con SHA-256 %2; indique --model FILE</translation></message>
<message><source>no such model found</source><translation>no hay aquí tal modelo</translation></message>
<message><source>an autoencoder with the hash %1</source><translation>un autoencoder con el hash %1</translation></message>
<message><source>a model with SHA-256 %1</source><translation>un modelo con SHA-256 %1</translation></message>
<message><source>BUNDLE: a folder or FILE.zip of explain --bundle</source><translation>BUNDLE: una carpeta o FILE.zip de explain --bundle</translation></message>
<message><source>a question that can be computed again</source><translation>una pregunta que puede hacerse de nuevo</translation></message>
<message><source>%1: expected %2; found %3</source><translation>%1: se esperaba %2; se encontró %3</translation></message>
<message><source>INPUT: a video, a folder of pictures, camera:NUMBER or a URL</source><translation>INPUT: un vídeo, una carpeta de imágenes, camera:NUMBER o una URL</translation></message>
<message><source>--turn: expected 0, 90, 180 or 270 degrees, got %1</source><translation>--turn: se esperaban 0, 90, 180 o 270 grados, se recibió %1</translation></message>
<message><source>frame %1</source><translation>fotograma %1</translation></message>
<message><source>%1: no frame</source><translation>%1: ningún fotograma</translation></message>
<message><source>no label, or its label is not a class of the predictor</source><translation>sin etiqueta, o su etiqueta no es una clase del predictor</translation></message>
<message><source>--boxes: none of its %1 rows names a picture of the list</source><translation>--boxes: ninguna de sus %1 filas nombra una imagen de la lista</translation></message>
<message><source>--boxes: none of its %1 rows belongs to shard %2</source><translation>--boxes: ninguna de sus %1 filas es del fragmento %2</translation></message>
<message><source>%1: unknown option %2</source><translation>%1: opción desconocida %2</translation></message>
<message><source>%1: %2: expected true, found %3</source><translation>%1: %2: se esperaba true, se encontró %3</translation></message>
<message><source>%1: %2: expected words, found %3</source><translation>%1: %2: se esperaba texto, se encontró %3</translation></message>
<message><source>%1: %2 of the store&apos;s pictures are no longer listed; their rows are kept</source><translation>%1: %2 de las imágenes guardadas ya no figuran en la lista; sus filas se conservan</translation></message>
<message><source>%1: %2 of %3 pictures could not be read; the store says why</source><translation>%1: %2 de %3 imágenes no se pudieron leer; el almacén dice por qué</translation></message>
<message><source>%1 of %2 pictures could not be read</source><translation>no se pudieron leer %1 de %2 imágenes</translation></message>
<message><source>%1 of %2 pictures have no class</source><translation>%1 de %2 imágenes no tienen clase</translation></message>
<message><source>%1: stopped after %2 pictures; the same command continues after them</source><translation>%1: detenido con %2 imágenes dentro; el mismo comando continúa tras ellas</translation></message>
<message><source>%1: cannot be made</source><translation>%1: no se puede crear</translation></message>
<message><source>%1: kind: expected &quot;scenes&quot;, &quot;folder&quot; or &quot;archive&quot;, found %2</source><translation>%1: kind: se esperaba &quot;scenes&quot;, &quot;folder&quot; o &quot;archive&quot;, se encontró %2</translation></message>
<message><source>%1: &quot;held_out&quot; needs &quot;hold_out&quot;, the hold-out interval: every n-th picture is held out</source><translation>%1: &quot;held_out&quot; necesita &quot;hold_out&quot;, el intervalo de reserva: se reserva una de cada n imágenes</translation></message>
<message><source>%1: the same pictures as &quot;data&quot;: expected held-out ones (another seed or path, or &quot;hold_out&quot;: n in both and &quot;held_out&quot;: true here)</source><translation>%1: las mismas imágenes que &quot;data&quot;: se esperaban reservadas (otra semilla o ruta, o &quot;hold_out&quot;: n en ambos y &quot;held_out&quot;: true aquí)</translation></message>
<message><source>%1: name: expected a file name of at most %2 bytes without folder, found %3</source><translation>%1: name: se esperaba un nombre de archivo de %2 bytes como máximo y sin carpeta, se encontró %3</translation></message>
<message><source>3 numbers (RGB)</source><translation>3 números (RGB)</translation></message>
<message><source>words explain a prompt, but the target is %1</source><translation>las palabras explican un prompt, y el objetivo es %1</translation></message>
<message><source>this predictor scores classes: expected a class, got %1</source><translation>este predictor puntúa clases: se esperaba una clase, se recibió %1</translation></message>
<message><source>this predictor finds boxes: expected a box, got %1</source><translation>este predictor encuentra cajas: se esperaba una caja, se recibió %1</translation></message>
<message><source>box: the predictor finds %1 boxes, there is no box %2</source><translation>box: el predictor encuentra %1 cajas, no hay ninguna caja %2</translation></message>
<message><source>a predictor does not expose its inside, so nothing can be switched off in it</source><translation>en un predictor no se puede desactivar nada: no muestra su interior</translation></message>
<message><source>features as colours: expected at least one picture to fit a basis on</source><translation>características como colores: se esperaba al menos una imagen con la que ajustar una base</translation></message>
<message><source>embedding: expected at least one picture and one head count, got %1 and %2</source><translation>embedding: se esperaban al menos una imagen y un número de cabezas, se recibieron %1 y %2</translation></message>
<message><source>%1 in float16</source><translation>%1 en float16</translation></message>
<message><source>%1: expected a folder of models</source><translation>%1: se esperaba una carpeta con modelos</translation></message>
<message><source>%1: the cache has this model in other revisions: %2; append one of them as @REVISION</source><translation>%1: la caché tiene este modelo en otras revisiones: %2; se espera una de ellas tras @</translation></message>
<message><source>%1: was made with %2, and this question uses %3</source><translation>%1: se hizo con %2, y esta pregunta es %3</translation></message>
<message><source>no picture to compare with</source><translation>ninguna imagen con que comparar</translation></message>
<message><source>lambda: expected %1 to %2, got %3</source><translation>lambda: se esperaba de %1 a %2, se obtuvo %3</translation></message>
<message><source>words for a selection: expected some of the points, and not all of them</source><translation>palabras para una selección: se esperaban algunos de los puntos, y no todos</translation></message>
<message><source>What if takes activations from another picture, which a curve over many pictures cannot do; switch that off first</source><translation>«¿Y si…?» toma activaciones de otra imagen, lo que una curva sobre muchas imágenes no puede; desactívelo primero</translation></message>
<message><source>the autoencoder&apos;s reconstruction</source><translation>la reconstrucción del autocodificador</translation></message>
<message><source>%1: no such file, and no shipped model has this name%2</source><translation>%1: no existe ese archivo, y ningún modelo incluido tiene ese nombre%2</translation></message>
<message><source>embedding: at most %1 tokens, got %2; choose fewer inputs or head counts, or one token an image</source><translation>embedding: %1 tokens como máximo, se recibieron %2; elija menos entradas o números de cabezas, o un token por imagen</translation></message>
<message><source>the tokens</source><translation>los tokens</translation></message>
<message><source>embedding: no tokens to embed</source><translation>embedding: no hay tokens que representar</translation></message>
<message><source>none of %1 pictures can be read: %2</source><translation>ninguna de las %1 imágenes se puede leer: %2</translation></message>
<message><source>embedding: %1 pictures have %2 tokens, of at most %3; choose fewer pictures or head counts, or one token a picture</source><translation>embedding: %1 imágenes tienen %2 tokens, de %3 como máximo; elija menos imágenes o números de cabezas, o un token por imagen</translation></message>
<message><source>iteration %1</source><translation>iteración %1</translation></message>
<message><source>iteration %1, %2 heads</source><translation>iteración %1, %2 cabezas</translation></message>
<message><source>features as colours: none of %1 pictures could be read</source><translation>características como colores: no se pudo leer ninguna de las %1 imágenes</translation></message>
<message><source>%1; it is not used</source><translation>%1; no se usa</translation></message>
<message><source>a Python pickle without PyTorch&apos;s mark</source><translation>un pickle de Python sin la marca de PyTorch</translation></message>
<message><source>load it in Python with the library that wrote it, and save the weights with torch.save(state_dict, FILE) or safetensors.torch.save_file(state_dict, FILE)</source><translation>cárguelo en Python tal como se escribió y guarde los pesos con torch.save(state_dict, FILE) o safetensors.torch.save_file(state_dict, FILE)</translation></message>
<message><source>a tar archive</source><translation>un archivo tar</translation></message>
<message><source>it may be a PyTorch file from before 0.1.10: load it with torch.load(FILE) in Python and save the state dict with torch.save; unpack any other archive</source><translation>puede ser un archivo de PyTorch anterior a 0.1.10: cárguelo con torch.load(FILE) en Python y guarde el diccionario de estado con torch.save; cualquier otro archivo comprimido debe desempaquetarse antes</translation></message>
<message><source>a picture, not a model</source><translation>una imagen, no un modelo</translation></message>
<message><source>open it as an image</source><translation>ábrala como imagen</translation></message>
<message><source>an HDF5 file (Keras)</source><translation>un archivo HDF5 (Keras)</translation></message>
<message><source>if it is transformers&apos; tf_model.h5, its version 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</source><translation>si es el tf_model.h5 de transformers, su versión 4 lo convierte: AutoModelForImageClassification.from_pretrained(FOLDER, from_tf=True).save_pretrained(OUT)</translation></message>
<message><source>a model of Keras 3</source><translation>un modelo de Keras 3</translation></message>
<message><source>its weights have Keras&apos;s names</source><translation>sus pesos tienen los nombres de Keras</translation></message>
<message><source>a msgpack of Flax</source><translation>un msgpack de Flax</translation></message>
<message><source>transformers 4 converts it: AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</source><translation>transformers 4 lo convierte: AutoModelForImageClassification.from_pretrained(FOLDER, from_flax=True).save_pretrained(OUT)</translation></message>
<message><source>an exported program of PyTorch (PT2)</source><translation>un programa exportado de PyTorch (PT2)</translation></message>
<message><source>write its weights in Python: torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</source><translation>escriba sus pesos en Python: torch.save(torch.export.load(&quot;model.pt2&quot;).state_dict, &quot;model.pth&quot;)</translation></message>
<message><source>a program of ExecuTorch</source><translation>un programa de ExecuTorch</translation></message>
<message><source>it was built for a device; open the network that it was exported from</source><translation>se creó para un dispositivo; abra la red de la que se exportó</translation></message>
<message><source>an engine of TensorRT</source><translation>un motor de TensorRT</translation></message>
<message><source>it was built for one GPU; open the network that it was built from, or its ONNX file</source><translation>se creó para una sola GPU; abra la red a partir de la que se construyó, o su archivo ONNX</translation></message>
<message><source>a GGUF file</source><translation>un archivo GGUF</translation></message>
<message><source>open the model that it was made from. Its numbers in Python: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</source><translation>abra el modelo a partir del que se creó. Sus números en Python: {t.name: gguf.quants.dequantize(t.data, t.tensor_type) for t in gguf.GGUFReader(&quot;model.gguf&quot;).tensors}</translation></message>
<message><source>an ONNX model</source><translation>un modelo ONNX</translation></message>
<message><source>its weights have lost their names</source><translation>sus pesos han perdido sus nombres</translation></message>
<message><source>a TensorFlow Lite model</source><translation>un modelo de TensorFlow Lite</translation></message>
<message><source>a TensorFlow graph (SavedModel)</source><translation>un grafo de TensorFlow (SavedModel)</translation></message>
<message><source>its weights are in files next to it</source><translation>sus pesos están al lado</translation></message>
<message><source>a Core ML model</source><translation>un modelo de Core ML</translation></message>
<message><source>an OpenVINO model (.xml with its .bin)</source><translation>un modelo de OpenVINO (.xml con su .bin)</translation></message>
<message><source>an NCNN model (.param with its .bin)</source><translation>un modelo de NCNN (.param con su .bin)</translation></message>
<message><source>MXNet weights</source><translation>pesos de MXNet</translation></message>
<message><source>its weights have MXNet&apos;s names</source><translation>sus pesos tienen los nombres de MXNet</translation></message>
<message><source>a compiled program</source><translation>un programa compilado</translation></message>
<message><source>open the network that it was made from</source><translation>abra la red a partir de la que se creó</translation></message>
<message><source>%1: another program is downloading %2; wait for it, then try again</source><translation>%1: otro programa está descargando %2; espere a que termine y vuelva a intentarlo</translation></message>
<message><source>%1/%2: expected %3 bytes, the hub sends %4</source><translation>%1/%2: se esperaban %3 bytes, el hub envía %4</translation></message>
<message><source>%1: checksum mismatch: the hub promised %2, found %3; the download was discarded</source><translation>%1: los bytes no son los que prometió el hub: se esperaba la suma de comprobación %2, se encontró %3; no se conserva nada</translation></message>
<message><source>%1: expected 1 to %2 shards beside %3%4.index.json, found %5</source><translation>%1: se esperaban de 1 a %2 fragmentos junto a %3%4.index.json, se encontraron %5</translation></message>
<message><source>%1: the hub has %2 files of weights, such as %3 and %4; expected model.safetensors, pytorch_model.bin, or one</source><translation>%1: el hub tiene %2 archivos de pesos, como %3 y %4; se esperaba model.safetensors, pytorch_model.bin o uno solo</translation></message>
<message><source>%1: expected weights as .safetensors, .bin or .pth, the hub has only %2 other files</source><translation>%1: se esperaban pesos en .safetensors, .bin o .pth, el hub no tiene ninguno: otros %2 archivos</translation></message>
<message><source>%1: not enough room on this disk: expected %2 free, found %3</source><translation>%1: no hay espacio suficiente en este disco: se esperaban %2 libres, se encontraron %3</translation></message>
<message><source>%1: expected a file or a folder of the cache, found a link</source><translation>%1: se esperaba un archivo o una carpeta de la caché, se encontró un enlace</translation></message>
<message><source>downloads need the package libcurl4: %1</source><translation>las descargas necesitan el paquete libcurl4: %1</translation></message>
<message><source>libcurl cannot be started</source><translation>no se puede iniciar libcurl</translation></message>
<message><source>%1 cannot be reached: %2</source><translation>no se puede acceder a %1: %2</translation></message>
<message><source>%1 did not reply in time: %2</source><translation>%1 no responde a tiempo: %2</translation></message>
<message><source>%1: the connection was cut: %2</source><translation>%1: se cortó la conexión: %2</translation></message>
<message><source>%1: the connection cannot be trusted: %2</source><translation>%1: no hay una conexión de confianza: %2</translation></message>
<message><source>%1: no encrypted connection: %2</source><translation>%1: no hay conexión cifrada: %2</translation></message>
<message><source>%1: a header of the reply is longer than 100 kB: %2</source><translation>%1: una cabecera de la respuesta supera los 100 kB: %2</translation></message>
<message><source>%1: the reply cannot be understood: %2</source><translation>%1: no se entiende la respuesta: %2</translation></message>
<message><source>libcurl gives no handle: not enough memory</source><translation>libcurl no da ningún identificador: no hay memoria suficiente</translation></message>
<message><source>SHA-256 and SHA-1 are not available in this OpenSSL</source><translation>SHA-256 y SHA-1 no están disponibles en este OpenSSL</translation></message>
<message><source>the checksum failed</source><translation>no se pudo calcular la suma de comprobación</translation></message>
<message><source>libcurl has no function %1; downloads need the package libcurl4</source><translation>libcurl no tiene la función %1; las descargas necesitan el paquete libcurl4</translation></message>
<message><source>%1: the hub sends another part than requested: %2</source><translation>%1: el hub envía una parte distinta de la pedida: %2</translation></message>
<message><source>%1: expected %2 bytes, the hub announces %3</source><translation>%1: se esperaban %2 bytes, el hub va a enviar %3</translation></message>
<message><source>%1: expected %2 bytes, the hub sends more</source><translation>%1: se esperaban %2 bytes, el hub envía más</translation></message>
<message><source>colour map of unsigned maps</source><translation>mapa de color de los mapas sin signo</translation></message>
<message><source>colour map of signed maps</source><translation>mapa de color de los mapas con signo</translation></message>
<message><source>opacity of the map over the picture, 0 to 1</source><translation>opacidad del mapa sobre la imagen, de 0 a 1</translation></message>
<message><source>hide values below this share of the range, 0 to 1</source><translation>oculta los valores por debajo de esta proporción del rango, de 0 a 1</translation></message>
<message><source>draw low values as opaque as high ones</source><translation>dibujar los valores bajos tan opacos como los altos</translation></message>
<message><source>draw one flat square per token</source><translation>dibujar un cuadrado plano por token</translation></message>
<message><source>draw lines between patches</source><translation>dibujar líneas entre parches</translation></message>
<message><source>keep the picture&apos;s colours under signed maps</source><translation>conservar los colores de la imagen bajo los mapas con signo</translation></message>
<message><source>use one colour range for the whole strip</source><translation>usar un rango de color para toda la tira</translation></message>
<message><source>ring outlier patches and exclude them from the colour range</source><translation>rodea con un anillo los parches atípicos y los excluye del rango de color</translation></message>
<message><source>share of the values beyond each end of the colour range, 0 to 0.25</source><translation>proporción de los valores más allá de cada extremo del rango de color, de 0 a 0.25</translation></message>
<message><source>lower end of the colours, as a share of the range; unsigned maps only</source><translation>extremo inferior de los colores, como proporción del rango; solo para mapas sin signo</translation></message>
<message><source>upper end of the colours, as a share of the range</source><translation>extremo superior de los colores, como proporción del rango</translation></message>
<message><source>exponent of the position in the range; below 1, low values show</source><translation>exponente de la posición en el rango; por debajo de 1 resaltan los valores bajos</translation></message>
<message><source>%1: holds results of another model or other settings than %2</source><translation>%1: contiene resultados de otro modelo o de otros ajustes que %2</translation></message>
<message><source>%1: is shard %2, and %3 is shard %4</source><translation>%1: es el fragmento %2, y %3 es el fragmento %4</translation></message>
<message><source>%1: is shard %2, and the key %3 in it belongs to shard %4/%5</source><translation>%1: es el fragmento %2, y la clave %3 que contiene pertenece al fragmento %4/%5</translation></message>
<message><source>%1: is shard %2, as %3 is</source><translation>%1: es el fragmento %2, igual que %3</translation></message>
<message><source>of %1 shards, %2 is missing from the stores to merge</source><translation>de %1 fragmentos, %2 no está entre los almacenes que se unen</translation></message>
<message><source>of %1 shards, %2 are missing from the stores to merge</source><translation>de %1 fragmentos, %2 no están entre los almacenes que se unen</translation></message>
<message><source>%1: changed while it was read</source><translation>%1: cambió mientras se leía</translation></message>
<message><source>%1: expected a store of results, found an empty file</source><translation>%1: se esperaba un almacén de resultados, se encontró un archivo vacío</translation></message>
<message><source>%1: shard %2 is incomplete: it ends after %3 pictures. Run it again; it continues after them</source><translation>%1: el fragmento %2 no está completo: termina tras %3 imágenes. Vuelva a ejecutarlo; continúa tras ellas</translation></message>
<message><source>the key %1 is in %2 and in %3</source><translation>la clave %1 está en %2 y en %3</translation></message>
<message><source>it is incomplete</source><translation>no está completo</translation></message>
<message><source>%1: was not written, because reading it back failed: %2</source><translation>%1: no se escribió, porque lo que se volvió a leer no es un almacén: %2</translation></message>
<message><source>expected stores of one format, got %1 and %2</source><translation>se esperaban almacenes de un mismo formato, se recibieron %1 y %2</translation></message>
<message><source>%1: more than %2 lines; give folders or tars, or split the list</source><translation>%1: más de %2 líneas; indique carpetas o archivos tar, o use más listas</translation></message>
<message><source>%1: line %2: expected one name per line in UTF-8, found a zero byte; save it as UTF-8</source><translation>%1: línea %2: se esperaba un nombre por línea en UTF-8, se encontró un byte cero; guárdelo como UTF-8</translation></message>
<message><source>%1: expected one name per line, found a line of more than %2 bytes</source><translation>%1: se esperaba un nombre por línea, se encontró una línea de más de %2 bytes</translation></message>
<message><source>%1 min %2 s</source><translation>%1 min %2 s</translation></message>
<message><source>%1 h %2 min</source><translation>%1 h %2 min</translation></message>
<message><source>the variable %1: expected a whole number, found %2</source><translation>la variable %1: se esperaba un número entero, se encontró %2</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>la variable SLURM_ARRAY_TASK_ID está sin SLURM_ARRAY_TASK_COUNT, lo que no indica qué fragmento es este; indique --shard I/N</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_ID is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>la variable SLURM_ARRAY_TASK_ID está sin SLURM_ARRAY_TASK_ID, lo que no indica qué fragmento es este; indique --shard I/N</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_COUNT, so the shard is unknown; give --shard I/N</source><translation>la variable SLURM_ARRAY_TASK_COUNT está sin SLURM_ARRAY_TASK_COUNT, lo que no indica qué fragmento es este; indique --shard I/N</translation></message>
<message><source>the variable SLURM_ARRAY_TASK_COUNT is set without SLURM_ARRAY_TASK_ID, so the shard is unknown; give --shard I/N</source><translation>la variable SLURM_ARRAY_TASK_COUNT está sin SLURM_ARRAY_TASK_ID, lo que no indica qué fragmento es este; indique --shard I/N</translation></message>
<message><source>this job array has gaps (%1 tasks from %2 to %3), so the number of shards is unknown; give --shard $SLURM_ARRAY_TASK_ID/N</source><translation>este array de tareas tiene huecos (%1 tareas de %2 a %3), lo que no indica cuántos fragmentos hay; indique --shard $SLURM_ARRAY_TASK_ID/N</translation></message>
<message><source>it holds results of %1, not of %2</source><translation>contiene resultados de %1, no de %2</translation></message>
<message><source>its %1 is %2 instead of %3</source><translation>su %1 es %2, y aquí es %3</translation></message>
<message><source>its settings differ</source><translation>sus ajustes son otros</translation></message>
<message><source>%1: a store of version %2; this program reads version %3</source><translation>%1: un almacén de versión %2, y este programa lee la versión %3</translation></message>
<message><source>%1: its first line names no shard</source><translation>%1: su primera línea no nombra ningún fragmento</translation></message>
<message><source>%1: was changed after completion: %2 pictures were written, and %3 are present. Move the file away and start again</source><translation>%1: se ha modificado desde que estaba completo: se escribieron %2 imágenes, y hay %3. Aparte el archivo y empiece de nuevo</translation></message>
<message><source>%1: was changed after completion: the checksum over its %2 pictures does not match. Move the file away and start again</source><translation>%1: se ha modificado desde que estaba completo: la suma de comprobación de sus %2 imágenes no coincide. Aparte el archivo y empiece de nuevo</translation></message>
<message><source>%1: its last line does not list what was written</source><translation>%1: su última línea no indica lo que se escribió</translation></message>
<message><source>--store: expected a name that ends in .jsonl (a line per picture) or .tar (with arrays), got &apos;%1&apos;</source><translation>--store: se esperaba un nombre que termine en .jsonl (una línea por imagen) o .tar (con arrays), se recibió «%1»</translation></message>
<message><source>%1: damaged from byte %2 on, after %3 pictures: wrong checksum. Move the file away and start again</source><translation>%1: está dañado a partir del byte %2, tras %3 imágenes: una suma de comprobación no coincide. Aparte el archivo y empiece de nuevo</translation></message>
<message><source>%1: has data after its end, at byte %2</source><translation>%1: tiene algo después de su final, en el byte %2</translation></message>
<message><source>%1: has a line without a key at byte %2</source><translation>%1: tiene una línea sin clave en el byte %2</translation></message>
<message><source>trustworthiness: expected 1 to fewer than half of %1 neighbours, got %2</source><translation>fiabilidad (trustworthiness): se esperaba de 1 a menos de la mitad de %1 vecinos, se recibió %2</translation></message>
<message><source>t-SNE: %1: expected %2 to %3, got %4</source><translation>t-SNE: %1: se esperaba de %2 a %3, se recibió %4</translation></message>
<message><source>exaggerated iterations</source><translation>iteraciones exageradas</translation></message>
<message><source>learning rate</source><translation>tasa de aprendizaje</translation></message>
<message><source>t-SNE: perplexity %1 needs at least %2 points, three for each effective neighbour; got %3</source><translation>t-SNE: la perplejidad %1 necesita al menos %2 puntos, tres por cada vecino efectivo; se recibieron %3</translation></message>
<message><source>t-SNE: expected %1 x %2 numbers, got %3</source><translation>t-SNE: se esperaban %1 x %2 números, se recibieron %3</translation></message>
<message><source>t-SNE: start: expected %1 points, got %2 and %3</source><translation>t-SNE: inicio: se esperaban %1 puntos, se recibieron %2 y %3</translation></message>
<message><source>t-SNE: component %1 of vector %2 is not a finite number</source><translation>t-SNE: la componente %1 del vector %2 no es un número finito</translation></message>
<message><source>t-SNE: theta: expected 0 to 0.7, got %1</source><translation>t-SNE: theta: se esperaba de 0 a 0.7, se recibió %1</translation></message>
<message><source>figure: unknown format</source><translation>figura: formato desconocido</translation></message>
<message><source>figure: the PNG could not be written: %1</source><translation>figura: no se pudo escribir el PNG: %1</translation></message>
<message><source>figure: the SVG has no description</source><translation>figura: el SVG no tiene descripción</translation></message>
<message><source>figure: %1 x %2 pixels; expected at most %3 a side and %4 million in all. Ask for a smaller --dpi or --width-mm, or for SVG or PDF</source><translation>figura: %1 x %2 píxeles; se esperaban como máximo %3 por lado y %4 millones en total. Pida un --dpi o --width-mm menor, o SVG o PDF</translation></message>
<message><source>figure: not enough memory for %1 x %2 pixels</source><translation>figura: memoria insuficiente para %1 x %2 píxeles</translation></message>
<message><source>figure before-after: no change given; expected one, such as --without heads:7.3</source><translation>figura before-after: no hay nada desactivado ni sustituido; se esperaba un cambio, como --without heads:7.3</translation></message>
<message><source>figure before-after: expected one method, whose maps share a colour range; got %1</source><translation>figura before-after: se esperaba un solo método, cuyos mapas comparten un rango de color; se recibieron %1</translation></message>
<message><source>figure feature: expected a feature of an autoencoder, as --sae FILE --target feature:4711</source><translation>figure feature: se esperaba una característica de un autocodificador, como --sae FILE --target feature:4711</translation></message>
<message><source>--index: figure %1 does not show a feature&apos;s strongest pictures</source><translation>--index: la figura %1 no muestra imágenes en las que una característica es más fuerte</translation></message>
<message><source>figure head-matrix: expected one method and one head count, got %1 and %2</source><translation>figura head-matrix: se esperaban un método y un número de cabezas, se recibieron %1 y %2</translation></message>
<message><source>figure head-matrix: --against: a matrix explains one class</source><translation>figura head-matrix: --against: una matriz explica una sola clase</translation></message>
<message><source>figure head-matrix: method %1 has no map per head</source><translation>figura head-matrix: el método %1 no tiene mapa de una sola cabeza</translation></message>
<message><source>figure %1: a predictor does not expose the inside of a network; expected methods-grid</source><translation>figure %1: un predictor no muestra el interior de una red; se esperaba methods-grid</translation></message>
<message><source>figure %1: expected INPUT: image files, folders or .npy arrays</source><translation>figura %1: se esperaba INPUT: archivos de imagen, carpetas o arrays .npy</translation></message>
<message><source>figure feature: expected one picture, got %1</source><translation>figure feature: se esperaba una imagen, se encontraron %1</translation></message>
<message><source>figure: %1 mm high; expected at most %2 mm. Ask for fewer pictures or more columns</source><translation>figura: %1 mm de alto; se esperaban como máximo %2 mm. Pida menos imágenes o más columnas</translation></message>
<message><source>--axes: expected params, ram, macs or heads, got &apos;%1&apos;</source><translation>--axes: se esperaba params, ram, macs o heads, se encontró «%1»</translation></message>
<message><source>--axes: MACs are already the other axis; expected params or ram, or an accuracy with --accuracy FOLDER</source><translation>--axes: las MAC ya son el otro eje; se esperaba params o ram, o una exactitud con --accuracy FOLDER</translation></message>
<message><source>figure: nothing has been measured yet</source><translation>figura: todavía no se ha medido nada</translation></message>
<message><source>%1: expected numbers from %2 to %3, as 3,6,9-12; got &apos;%4&apos;</source><translation>%1: se esperaban números de %2 a %3, como 3,6,9-12; se recibió «%4»</translation></message>
<message><source>%1: expected %2 of Hydrascope (JSON with format &quot;%3&quot;)</source><translation>%1: se esperaba %2 de Hydrascope (JSON con formato &quot;%3&quot;)</translation></message>
<message><source>1 to %1 characters</source><translation>de 1 a %1 caracteres</translation></message>
<message><source>%1: written by a later version (format %2); this one reads up to %3</source><translation>%1: escrito por una versión posterior (formato %2); esta lee hasta %3</translation></message>
<message><source>figure: expected pictures of at most %1 megapixels together, got more with %2</source><translation>figura: se esperaban imágenes de %1 megapíxeles en conjunto como máximo, se superó con %2</translation></message>
<message><source>iteration %1 of %2 points</source><translation>iteración %1 con %2 puntos</translation></message>
<message><source>figure: expected 1 to %1 panels, got %2 pictures by %3 columns</source><translation>figura: se esperaban de 1 a %1 paneles, se recibieron %2 imágenes por %3 columnas</translation></message>
<message><source>--width-mm: %1 heads on a page of %2 mm would be %3 mm wide; expected at least %4 mm</source><translation>--width-mm: %1 cabezas en una página de %2 mm tendrían %3 mm de ancho; se esperaban al menos %4 mm</translation></message>
<message><source>figure: the PDF has no table of objects</source><translation>figura: el PDF no tiene tabla de objetos</translation></message>
<message><source>figure: the PDF&apos;s table of objects is truncated</source><translation>figura: la tabla de objetos del PDF está cortada</translation></message>
<message><source>figure: the PDF has no %1</source><translation>figura: el PDF no tiene %1</translation></message>
<message><source>keep a picture first: its activations are used</source><translation>conserve antes una imagen: de ella se toman las activaciones</translation></message>
<message><source>features need a sparse autoencoder; open one first</source><translation>las características son de un autocodificador disperso; abra uno primero</translation></message>
<message><source>--columns: %1 panels on a page of %2 mm would be %3 mm wide; expected at least %4 mm. Ask for fewer columns, a wider page or a smaller font</source><translation>--columns: %1 paneles en una página de %2 mm tendrían %3 mm de ancho; se esperaban al menos %4 mm. Pida menos columnas, una página más ancha o una letra menor</translation></message>
<message><source>%1: %2 bytes of JSON; expected at most %3</source><translation>%1: %2 bytes de JSON; se esperaban como máximo %3</translation></message>
<message><source>%1: is not JSON: a NUL byte at %2</source><translation>%1: no es JSON: un byte NUL en %2</translation></message>
<message><source>%1: %2: nested more than %3 deep; expected plain settings</source><translation>%1: %2: más de %3 niveles de anidamiento; se esperaban ajustes simples</translation></message>
<message><source>%1: %2: more than %3 values so far; expected at most as many</source><translation>%1: %2: más de %3 valores hasta aquí; se esperaban como máximo esos</translation></message>
<message><source>%1: expected a JSON object</source><translation>%1: se esperaba un objeto JSON</translation></message>
<message><source>%1: the entry &quot;%2&quot; of this training&apos;s checkpoint</source><translation>%1: la entrada &quot;%2&quot; del checkpoint de este entrenamiento</translation></message>
<message><source>%1 is absent</source><translation>%1 no está</translation></message>
<message><source>%1 is damaged: expected a JSON object</source><translation>%1 está dañada: se esperaba un objeto JSON</translation></message>
<message><source>feature basis</source><translation>base de características</translation></message>
<message><source>provenance: an object</source><translation>provenance: un objeto</translation></message>
<message><source>something else</source><translation>otra cosa</translation></message>
<message><source>tensor %1: safetensors has no type for %2</source><translation>tensor %1: safetensors no tiene nombre para %2</translation></message>
<message><source>%1: not an index of shards (%2 bytes; expected JSON of at most %3)</source><translation>%1: no es un índice de fragmentos (%2 bytes; se esperaba JSON de %3 como máximo)</translation></message>
<message><source>%1: expected an index of shards (JSON with a weight_map of tensor names to files)</source><translation>%1: se esperaba un índice de fragmentos (JSON con un weight_map de nombres de tensores a archivos)</translation></message>
<message><source>the index does not tell where its pictures are</source><translation>el índice no dice dónde están sus imágenes</translation></message>
<message><source>--shard: expected I/N, like 3/8, got &apos;%1&apos;</source><translation>--shard: se esperaba I/N, como 3/8, se dio «%1»</translation></message>
<message><source>INPUT: pictures, folders or tars, or --list FILE</source><translation>INPUT: imágenes, carpetas o tars, o --list FILE</translation></message>
<message><source>--shard: expected I/N with I from 1 to N and N up to %1, got &apos;%2&apos;</source><translation>--shard: se esperaba I/N con I de 1 a N y N hasta %1, se recibió «%2»</translation></message>
<message><source>from %1 to %2</source><translation>de %1 a %2</translation></message>
<message><source>%1 and %2</source><translation>%1 y %2</translation></message>
<message><source>%1: contains a network with prefix %2; expected one; --network PREFIX chooses</source><translation>%1: contiene una red, tras %2; se esperaba una; --network PREFIX elige</translation></message>
<message><source>%1: contains several networks, with prefixes %2; expected one; --network PREFIX chooses</source><translation>%1: contiene varias redes, tras %2; se esperaba una; --network PREFIX elige</translation></message>
<message><source>the file does not tell how many heads this model has: %1 of %2 features are assumed. With a wrong number the model runs, but its output is meaningless. Set it with --num-heads or in the Model panel</source><translation>el archivo no indica cuántas cabezas tiene este modelo: se suponen %1 de %2 características. Con un número erróneo el modelo funciona, pero su salida carece de sentido. Establézcalo con --num-heads o en el panel Modelo</translation></message>
<message><source>%1: the file does not tell how many heads this model has, and its width of %2 is not a multiple of the usual 64 per head; set --num-heads</source><translation>%1: el archivo no dice cuántas cabezas tiene este modelo, y su ancho %2 no es múltiplo de los 64 habituales por cabeza; indique --num-heads</translation></message>
<message><source>%1: %2 heads (%3) do not divide the width of %4; set --num-heads</source><translation>%1: %2 cabezas (%3) no dividen la anchura de %4; indique --num-heads</translation></message>
<message><source>%1: num_heads %2 (%3) was requested, but the tensors have %4</source><translation>%1: se pidió num_heads %2 (%3), pero los tensores tienen %4</translation></message>
<message><source>%1: the tensors give head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: los tensores indican head_dim %2, pero %3 cabezas de una anchura de %4 tienen %5</translation></message>
<message><source>%1: metadata gives head_dim %2, but %3 heads of a width of %4 have %5</source><translation>%1: los metadatos indican head_dim %2, pero %3 cabezas de una anchura de %4 tienen %5</translation></message>
<message><source>head order</source><translation>orden de las cabezas</translation></message>
<message><source>outlier neurons</source><translation>neuronas de atípicos</translation></message>
<message><source>head means</source><translation>medias de las cabezas</translation></message>
<message><source>expected a short text &quot;%1&quot;</source><translation>se esperaba un texto corto &quot;%1&quot;</translation></message>
<message><source>%1: the configuration of this training names no model</source><translation>%1: la configuración de este entrenamiento no nombra ningún modelo</translation></message>
<message><source>the variable HYDRA_MEMORY: expected megabytes from 1 to %1, found %2</source><translation>la variable HYDRA_MEMORY: se esperaban megabytes de 1 a %1, se encontró %2</translation></message>
<message><source>%1: no such file, and no such model in the cache of the Hugging Face hub: %2; hydrascope-cli download %3 fetches it</source><translation>%1: no existe tal archivo y la caché del hub de Hugging Face no tiene ese modelo: %2; hydrascope-cli download %3 lo descarga</translation></message>
<message><source>model name</source><translation>nombre del modelo</translation></message>
<message><source>%1: expected one sub-folder per class, found pictures only in deeper ones, e.g. %2</source><translation>%1: se esperaba una subcarpeta por clase y solo hay imágenes en carpetas más profundas, p. ej. %2</translation></message>
<message><source>%1: written by a later version</source><translation>%1: escrito por una versión posterior</translation></message>
<message><source>--%1: its picture has no file, so the evidence could not be recomputed; save the picture and choose its file</source><translation>--%1: su imagen no tiene archivo, así que la evidencia no podría calcularse de nuevo; guarde la imagen y elija su archivo</translation></message>
<message><source>column %1 has %2 rows of %3</source><translation>la columna %1 tiene %2 filas de %3</translation></message>
<message><source>table: unknown format</source><translation>tabla: formato desconocido</translation></message>
<message><source>a table of points has no column %1</source><translation>una tabla de puntos no tiene columna %1</translation></message>
<message><source>a map cannot be written as .%1</source><translation>aquí un mapa no se escribe como .%1</translation></message>
<message><source>no panel has a map yet</source><translation>ningún panel tiene mapa todavía</translation></message>
<message><source>expected a name that ends in .csv, .json or .npz, got &apos;.%1&apos;</source><translation>se esperaba un nombre que termine en .csv, .json o .npz, se recibió «.%1»</translation></message>
<message><source>an array of %1 dimensions has no .npy header</source><translation>un array de %1 dimensiones no tiene cabecera .npy</translation></message>
<message><source>%1 arrays of %2 bytes: an .npz file holds at most %3 arrays and %4 bytes here</source><translation>%1 arrays de %2 bytes: un archivo .npz contiene aquí como máximo %3 arrays y %4 bytes</translation></message>
<message><source>a quote is not closed</source><translation>hay una comilla sin cerrar</translation></message>
<message><source>a side is larger than any file can hold</source><translation>un lado es mayor de lo que podría ser cualquier archivo</translation></message>
<message><source>%1: its tensors have %2 numbers from %3 stored ones; weights do not repeat that often</source><translation>%1: sus tensores son %2 números hechos de %3 almacenados; los pesos no se repiten tan a menudo</translation></message>
<message><source>%1: not a model file, or it was cut off (%2 bytes; a file of weights begins with 8 bytes of header length)</source><translation>%1: no es un archivo de modelo, o se cortó (%2 bytes; un archivo de pesos empieza con 8 bytes de longitud de la cabecera)</translation></message>
<message><source>%1: not a model file, or it was cut off (the header length reads %2 bytes, the file has %3)</source><translation>%1: no es un archivo de modelo, o se cortó (la longitud de la cabecera indica %2 bytes, el archivo tiene %3)</translation></message>
<message><source>%1: a file whose name cannot be read</source><translation>%1: un archivo cuyo nombre no se puede leer</translation></message>
<message><source>%1: a file with a name of %2 bytes; expected 1 to %3</source><translation>%1: un archivo con un nombre de %2 bytes; se esperaba de 1 a %3</translation></message>
<message><source>an invalid memo index</source><translation>un índice de memo no válido</translation></message>
<message><source>no directory at its end; is the file complete?</source><translation>no hay directorio al final; ¿está completo el archivo?</translation></message>
<message><source>entry %1 of its directory is not a valid entry</source><translation>la entrada %1 de su directorio no es una entrada válida</translation></message>
<message><source>entry %1 reaches beyond the directory</source><translation>la entrada %1 se sale del directorio</translation></message>
<message><source>entry %1 is encrypted</source><translation>la entrada %1 está cifrada</translation></message>
<message><source>entry %1 uses compression method %2; expected stored or deflated</source><translation>la entrada %1 está comprimida con el método %2; se esperaba stored o deflated</translation></message>
<message><source>entry %1 is not where the directory says (byte %2)</source><translation>la entrada %1 no está donde dice el directorio (byte %2)</translation></message>
<message><source>entry %1 of %2 bytes reaches beyond the file&apos;s data</source><translation>la entrada %1 de %2 bytes se sale de los datos del archivo</translation></message>
<message><source>entry %1 differs from its directory entry</source><translation>la entrada %1 difiere de su entrada del directorio</translation></message>
<message><source>%1: no such camera, or another program uses it</source><translation>%1: no existe esa cámara, o la usa otro programa</translation></message>
<message><source>%1: cannot be opened as a stream of pictures</source><translation>%1: no se pudo abrir allí ninguna transmisión de imágenes</translation></message>
<message><source>HF_ENDPOINT: expected an address as https://huggingface.co, got %1</source><translation>HF_ENDPOINT: se esperaba una dirección como https://huggingface.co, se recibió %1</translation></message>
<message><source>truncated: needs byte %1 of %2</source><translation>truncado: se pide el byte %1 de %2</translation></message>
<message><source>a PNM number is missing at byte %1; truncated?</source><translation>falta un número PNM en el byte %1; ¿truncado?</translation></message>
<message><source>the id of a picture or file (hexadecimal digits)</source><translation>el id de una imagen o un archivo (dígitos hexadecimales)</translation></message>
<message><source>; save a list or dictionary of names in a program as JSON (Python: json.dump), or one name per line</source><translation>; la lista o el diccionario de nombres de un programa debe guardarse como JSON (Python: json.dump), o un nombre por línea</translation></message>
<message><source>%1: expected class names, found code, %2%3</source><translation>%1: se esperaban nombres de clase, se encontró código, %2%3</translation></message>
<message><source>%1: found a TensorFlow label map, %2; expected its names one per line, in the order of their ids</source><translation>%1: se encontró un mapa de etiquetas de TensorFlow, %2; se esperaban sus nombres, uno por línea, en el orden de sus identificadores</translation></message>
<message><source>expected pixels from %1 to %2, as 224 or as 192x256 (height x width), got &apos;%3&apos;</source><translation>se esperaban píxeles de %1 a %2, como 224 o como 192x256 (alto x ancho), se recibió «%3»</translation></message>
<message><source>heads: %1 heads do not divide the vision head&apos;s hidden width, %2, evenly</source><translation>heads: %1 cabezas dejan el ancho oculto de la cabeza de visión, %2, con una fracción</translation></message>
<message><source>%1: not an array in NumPy&apos;s format: %2</source><translation>%1 no es un array en el formato de NumPy: %2</translation></message>
<message><source>%1: its header claims %2 bytes</source><translation>%1: su cabecera dice ocupar %2 bytes</translation></message>
<message><source>%1: expected scores of shape %2, got %3</source><translation>%1: se esperaban puntuaciones de forma %2, se obtuvo %3</translation></message>
<message><source>a line of a store takes at most %1 bytes and %2 values, and this one has %3 bytes and %4 values; request less at once</source><translation>una línea de un almacén admite como máximo %1 bytes y %2 valores, y esta tiene %3 bytes y %4 valores; pida menos a la vez</translation></message>
<message><source>truncated</source><translation>cortado</translation></message>
<message><source>a file of %1 bytes named by %2 bytes does not fit into a tar</source><translation>un archivo de %1 bytes con un nombre de %2 bytes no cabe en un tar</translation></message>
<message><source>%1: precompiled_charsmap: expected base64</source><translation>%1: precompiled_charsmap: se esperaba base64</translation></message>
<message><source>a whole number</source><translation>un número entero</translation></message>
<message><source>%1: expected UTF-8, found none at byte %2 of %3</source><translation>%1: se esperaba UTF-8, no lo es en el byte %2 de %3</translation></message>
<message><source>%1: expected a gzip file of at most %2 bytes of text</source><translation>%1: se esperaba un archivo gzip de %2 bytes de texto como máximo</translation></message>
<message><source>%1: &quot;labels&quot; and &quot;features&quot; are both 0: the teacher has no effect</source><translation>%1: &quot;labels&quot; y &quot;features&quot; son ambos 0: el maestro no tiene efecto</translation></message>
<message><source>%1: more than the %2 bytes allowed</source><translation>%1: más de los %2 bytes permitidos aquí</translation></message>
<message><source>--%1 expects %2, got an empty text</source><translation>--%1 espera %2, se obtuvo un texto vacío</translation></message>
<message><source>--engine snakemake: expected words in UTF-8, got %1; slurm and parallel take any bytes</source><translation>--engine snakemake: se esperaban palabras en UTF-8, se recibió %1; slurm y parallel admiten cualquier byte</translation></message>
<message><source>--store: Snakemake treats braces as wildcards; expected a name without them, got %1</source><translation>--store: Snakemake toma por comodín lo que está entre llaves; se esperaba un nombre sin ellas, se recibió %1</translation></message>
<message><source>For example:</source><translation>Por ejemplo:</translation></message>
<message><source>hydrascope-cli %1 --help all lists %2 options</source><translation>hydrascope-cli %1 --help all enumera %2 opciones</translation></message>
<message><source>--day: expected a date, like 2026-12-01, got &apos;%1&apos;</source><translation>--day: se esperaba un día, como 2026-12-01; se recibió «%1»</translation></message>
<message><source>--curves: a shard covers part of the pictures; expected merge --curves, which covers all</source><translation>--curves: un fragmento solo tiene parte de las imágenes; se esperaba merge --curves, de todas</translation></message>
<message><source>Settings of a method</source><translation>Ajustes de un método</translation></message>
<message><source>unknown field %1; expected %2</source><translation>campo desconocido %1; se esperaba %2</translation></message>
<message><source>%1: expected a text, a number or a list of them, got %2</source><translation>%1: se esperaba un texto, un número o una lista de ellos, se obtuvo %2</translation></message>
<message><source>%1: a NUL byte in %2</source><translation>%1: un byte NUL en %2</translation></message>
<message><source>%1: expected {&quot;private&quot;: &quot;NAME&quot;}</source><translation>%1: se esperaba {&quot;private&quot;: &quot;NAME&quot;}</translation></message>
<message><source>%1: expected a private name of 1 to %2 bytes without / and without a leading dot, got %3</source><translation>%1: se esperaba un nombre propio de 1 a %2 bytes, sin / ni punto inicial, se obtuvo %3</translation></message>
<message><source>&quot;id&quot;: expected an integer, or a text of at most %1 bytes</source><translation>&quot;id&quot;: se esperaba un entero o un texto de %1 bytes como máximo</translation></message>
<message><source>%1: expected the name and the file of a bundle entry, found %2 and %3</source><translation>%1: se esperaba el nombre y el archivo de algo del paquete, se encontró %2 y %3</translation></message>
<message><source>%1: %2: expected a file of the bundle, found %3</source><translation>%1: %2: se esperaba un archivo del paquete, se encontró %3</translation></message>
<message><source>%1: %2 bytes, more than the %3 of a session</source><translation>%1: %2 bytes, más de los %3 de una sesión</translation></message>
<message><source>%1: expected a session of Hydrascope</source><translation>%1: se esperaba una sesión de Hydrascope</translation></message>
<message><source>--font: expected an installed family, got &apos;%1&apos;</source><translation>--font: se esperaba una familia instalada, se recibió «%1»</translation></message>
<message><source>figures need a font: expected one of DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, or --font FAMILY; found none of them among %1 families</source><translation>las figuras necesitan una fuente: se esperaba una de DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, o --font FAMILY; no se encontró ninguna de ellas entre %1 familias</translation></message>
<message><source>figure: the PDF has no object with %1</source><translation>figura: el PDF no tiene ningún objeto con %1</translation></message>
<message><source>--out: expected a file for the points, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf or .png</source><translation>--out: se esperaba un archivo para los puntos, NAME.csv, .json, .npz, .tex, .py, .svg, .pdf o .png</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 with --accuracy expects MODEL</source><translation>--arch: una forma sin pesos solo tiene costes; la figura %1 con --accuracy espera MODEL</translation></message>
<message><source>--arch: a shape without weights has only costs; figure %1 expects MODEL</source><translation>--arch: una forma sin pesos solo tiene costes; la figura %1 espera MODEL</translation></message>
<message><source>No such file or directory</source><translation>No existe el archivo o el directorio</translation></message>
<message><source>Permission denied</source><translation>Permiso denegado</translation></message>
<message><source>Is a directory</source><translation>Es un directorio</translation></message>
<message><source>Not a directory</source><translation>No es un directorio</translation></message>
<message><source>No space left on device</source><translation>No queda espacio en el dispositivo</translation></message>
<message><source>File exists</source><translation>El archivo ya existe</translation></message>
<message><source>Input/output error</source><translation>Error de entrada/salida</translation></message>
<message><source>Read-only file system</source><translation>Sistema de archivos de solo lectura</translation></message>
<message><source>Too many open files</source><translation>Demasiados archivos abiertos</translation></message>
<message><source>File name too long</source><translation>El nombre del archivo es demasiado largo</translation></message>
<message><source>Broken pipe</source><translation>Tubería rota</translation></message>
<message><source>Cannot allocate memory</source><translation>No se puede asignar memoria</translation></message>
</context>
</TS>

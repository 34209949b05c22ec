<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>window</name>
    <message>
        <source>k = %1</source>
        <extracomment>CompareWords, EmbeddingControls, EmbeddingWindow, LiveWindow</extracomment>
        <translation>k = %1</translation>
    </message>
    <message>
        <source>token %1 (row %2, col %3)</source>
        <extracomment>CompareWords, WalkWindow, ui</extracomment>
        <translation>token %1 (fila %2, col. %3)</translation>
    </message>
    <message>
        <source>mean of the patches</source>
        <translation>media de los parches</translation>
    </message>
    <message>
        <source>class token</source>
        <extracomment>ExplainPanel, WalkWindow</extracomment>
        <translation>token de clase</translation>
    </message>
    <message>
        <source>prefix token %1</source>
        <translation>token de prefijo %1</translation>
    </message>
    <message>
        <source>length %1</source>
        <translation>longitud %1</translation>
    </message>
    <message>
        <source>at (%1, %2)</source>
        <translation>en (%1, %2)</translation>
    </message>
    <message>
        <source>%1 points of %2, %3</source>
        <translation>%1 puntos de %2, %3</translation>
    </message>
    <message>
        <source>one picture</source>
        <translation>una imagen</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>%1 imágenes</translation>
    </message>
    <message>
        <source>t-SNE, %1, perplexity %2, seed %3</source>
        <translation>t-SNE, %1, perplejidad %2, semilla %3</translation>
    </message>
    <message>
        <source>all k together</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>todos los k juntos</translation>
    </message>
    <message>
        <source>each k for itself</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>cada k por separado</translation>
    </message>
    <message>
        <source>stopped at iteration %1 after %2 s; divergence unknown</source>
        <translation>detenido en la iteración %1 tras %2 s; divergencia desconocida</translation>
    </message>
    <message>
        <source>%1 iterations (%2) in %3 s</source>
        <translation>%1 iteraciones (%2) en %3 s</translation>
    </message>
    <message>
        <source>all pairs</source>
        <translation>todos los pares</translation>
    </message>
    <message>
        <source>Barnes-Hut</source>
        <translation>Barnes-Hut</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>divergencia KL %1</translation>
    </message>
    <message>
        <source>trustworthiness %1</source>
        <translation>fiabilidad %1</translation>
    </message>
    <message>
        <source>long patch tokens ringed: %1</source>
        <translation>tokens de parche largos, con anillo: %1</translation>
    </message>
    <message>
        <source>Nothing found: no command, method or model is called so.</source>
        <extracomment>ActionSearch</extracomment>
        <translation>No se encontró nada: ningún comando, método ni modelo se llama así.</translation>
    </message>
    <message>
        <source>Find an action</source>
        <extracomment>ActionSearch</extracomment>
        <translation>Buscar una acción</translation>
    </message>
    <message>
        <source>command, method or model</source>
        <extracomment>ActionSearch</extracomment>
        <translation>comando, método o modelo</translation>
    </message>
    <message>
        <source>Command, method or model</source>
        <extracomment>ActionSearch</extracomment>
        <translation>Comando, método o modelo</translation>
    </message>
    <message>
        <source>Commands</source>
        <extracomment>ActionSearch</extracomment>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>ActionSearch, TrustModel</extracomment>
        <translation>Método</translation>
    </message>
    <message>
        <source>Model</source>
        <extracomment>ActionSearch, Docks, ModelButton</extracomment>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>network checkpoint</source>
        <extracomment>ActionSearch</extracomment>
        <translation>red checkpoint pesos</translation>
    </message>
    <message>
        <source>Copy pat&amp;h</source>
        <extracomment>Actions</extracomment>
        <translation>Copiar r&amp;uta</translation>
    </message>
    <message>
        <source>&amp;Open image…</source>
        <extracomment>Actions</extracomment>
        <translation>Abrir &amp;imagen…</translation>
    </message>
    <message>
        <source>Any picture file; dragging files or folders in works too.</source>
        <extracomment>Actions</extracomment>
        <translation>Cualquier archivo de imagen; también se pueden arrastrar archivos o carpetas.</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <extracomment>Actions, LiveWindow</extracomment>
        <translation>Abrir &amp;carpeta…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+O</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Shift+O</translation>
    </message>
    <message>
        <source>All pictures of a folder; step through them with the arrow keys.</source>
        <extracomment>Actions</extracomment>
        <translation>Todas las imágenes de una carpeta; se recorren con las teclas de flecha.</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <extracomment>Actions</extracomment>
        <translation>Abrir &amp;modelo…</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>A Vision Transformer checkpoint: safetensors, PyTorch, TorchScript or npz.</source>
        <extracomment>Actions</extracomment>
        <translation>Un checkpoint de Vision Transformer: safetensors, PyTorch, TorchScript o npz.</translation>
    </message>
    <message>
        <source>Open &amp;training folder…</source>
        <extracomment>Actions</extracomment>
        <translation>Abrir carpeta de &amp;entrenamiento…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to.</source>
        <extracomment>Actions</extracomment>
        <translation>Curvas de entrenamiento, durante una ejecución o después: abra la carpeta en la que escribe hydrascope-cli train.</translation>
    </message>
    <message>
        <source>&amp;Copy view</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Copiar vista</translation>
    </message>
    <message>
        <source>The picture with its map, to the clipboard.</source>
        <extracomment>Actions</extracomment>
        <translation>La imagen con su mapa, al portapapeles.</translation>
    </message>
    <message>
        <source>&amp;Paste image</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Pegar imagen</translation>
    </message>
    <message>
        <source>A picture, or the path of one, from the clipboard.</source>
        <extracomment>Actions</extracomment>
        <translation>Una imagen, o la ruta de una, desde el portapapeles.</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Guardar imagen…</translation>
    </message>
    <message>
        <source>Saves what the canvas shows as PNG. For the numbers, use File &gt; Export data.</source>
        <extracomment>Actions</extracomment>
        <translation>Guarda como PNG lo que muestra el lienzo. Para los números, use Archivo &gt; Exportar datos.</translation>
    </message>
    <message>
        <source>M&amp;ap…</source>
        <extracomment>Actions</extracomment>
        <translation>M&amp;apa…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+E</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Shift+E</translation>
    </message>
    <message>
        <source>The map&apos;s values: NPY, CSV, JSON with the settings, or NPZ with the maps and predictions of all head counts.</source>
        <extracomment>Actions</extracomment>
        <translation>Los valores del mapa: NPY, CSV, JSON con los ajustes, o NPZ con los mapas y predicciones de todos los números de cabezas.</translation>
    </message>
    <message>
        <source>P&amp;redictions…</source>
        <extracomment>Actions</extracomment>
        <translation>P&amp;redicciones…</translation>
    </message>
    <message>
        <source>Every class at every head count, with probability and logit: CSV, JSON or NPZ.</source>
        <extracomment>Actions</extracomment>
        <translation>Cada clase con cada número de cabezas, con probabilidad y logit: CSV, JSON o NPZ.</translation>
    </message>
    <message>
        <source>&amp;Costs…</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Costes…</translation>
    </message>
    <message>
        <source>The rows of the Cost panel: CSV, JSON or NPZ.</source>
        <extracomment>Actions</extracomment>
        <translation>Las filas del panel Coste: CSV, JSON o NPZ.</translation>
    </message>
    <message>
        <source>Open s&amp;ession…</source>
        <extracomment>Actions</extracomment>
        <translation>Abrir sesió&amp;n…</translation>
    </message>
    <message>
        <source>Ctrl+Alt+O</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Alt+O</translation>
    </message>
    <message>
        <source>Restores everything that was shown: model, pictures, method and appearance.</source>
        <extracomment>Actions</extracomment>
        <translation>Restaura todo lo que se mostraba: modelo, imágenes, método y aspecto.</translation>
    </message>
    <message>
        <source>Save sess&amp;ion…</source>
        <extracomment>Actions</extracomment>
        <translation>Guar&amp;dar sesión…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Saves everything that is shown in a small file that refers to its model and pictures.</source>
        <extracomment>Actions</extracomment>
        <translation>Guarda todo lo que se muestra en un archivo pequeño que remite a su modelo y sus imágenes.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undoes the last change of method, class or appearance.</source>
        <extracomment>Actions</extracomment>
        <translation>Deshace el último cambio de método, clase o aspecto.</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>What was undone.</source>
        <extracomment>Actions</extracomment>
        <translation>Lo que se deshizo.</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>Actions</extracomment>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Language, theme, threads, memory, what opens at the start, the size of new figures.</source>
        <extracomment>Actions</extracomment>
        <translation>Idioma, tema, hilos, memoria, lo que se abre al inicio, el tamaño de las figuras nuevas.</translation>
    </message>
    <message>
        <source>Make a fi&amp;gure…</source>
        <extracomment>Actions</extracomment>
        <translation>Crear &amp;figura…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>A figure for a paper: maps over head counts or methods, t-SNE or costs, as PDF, SVG or PNG at a given size.</source>
        <extracomment>Actions</extracomment>
        <translation>Una figura para un artículo: mapas por número de cabezas o método, t-SNE o costes, en PDF, SVG o PNG con un tamaño dado.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Next image</source>
        <extracomment>Actions</extracomment>
        <translation>Imagen &amp;siguiente</translation>
    </message>
    <message>
        <source>The next picture of the list.</source>
        <extracomment>Actions</extracomment>
        <translation>La imagen siguiente de la lista.</translation>
    </message>
    <message>
        <source>&amp;Previous image</source>
        <extracomment>Actions</extracomment>
        <translation>Imagen &amp;anterior</translation>
    </message>
    <message>
        <source>The previous picture of the list.</source>
        <extracomment>Actions</extracomment>
        <translation>La imagen anterior de la lista.</translation>
    </message>
    <message>
        <source>&amp;More heads</source>
        <extracomment>Actions</extracomment>
        <translation>Má&amp;s cabezas</translation>
    </message>
    <message>
        <source>The next larger sub-network.</source>
        <extracomment>Actions</extracomment>
        <translation>La siguiente subred más grande.</translation>
    </message>
    <message>
        <source>&amp;Fewer heads</source>
        <extracomment>Actions</extracomment>
        <translation>M&amp;enos cabezas</translation>
    </message>
    <message>
        <source>The next smaller sub-network.</source>
        <extracomment>Actions</extracomment>
        <translation>La siguiente subred más pequeña.</translation>
    </message>
    <message>
        <source>&amp;All heads</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Todas las cabezas</translation>
    </message>
    <message>
        <source>Ctrl+0</source>
        <extracomment>Actions, HelpWindow</extracomment>
        <translation>Ctrl+0</translation>
    </message>
    <message>
        <source>Back to the full network.</source>
        <extracomment>Actions</extracomment>
        <translation>Vuelve a la red completa.</translation>
    </message>
    <message>
        <source>Show &amp;untrained head counts</source>
        <extracomment>Actions</extracomment>
        <translation>Mostrar k &amp;no entrenados</translation>
    </message>
    <message>
        <source>Also offers head counts that the model was not trained for. Their results are unreliable.</source>
        <extracomment>Actions</extracomment>
        <translation>Ofrece también números de cabezas para los que no se entrenó el modelo. Sus resultados no son fiables.</translation>
    </message>
    <message>
        <source>&amp;Class token</source>
        <extracomment>Actions</extracomment>
        <translation>To&amp;ken de clase</translation>
    </message>
    <message>
        <source>Sets the query back to the class token, which summarises the whole picture.</source>
        <extracomment>Actions</extracomment>
        <translation>Devuelve la consulta al token de clase, que resume toda la imagen.</translation>
    </message>
    <message>
        <source>&amp;Find class</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Buscar clase</translation>
    </message>
    <message>
        <source>Search the class names.</source>
        <extracomment>Actions</extracomment>
        <translation>Busca en los nombres de clases.</translation>
    </message>
    <message>
        <source>&amp;Predicted class</source>
        <extracomment>Actions</extracomment>
        <translation>Clase &amp;predicha</translation>
    </message>
    <message>
        <source>Ctrl+1</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+1</translation>
    </message>
    <message>
        <source>Explain the class that the full network predicts, for every head count.</source>
        <extracomment>Actions</extracomment>
        <translation>Explica la clase que predice la red completa, con cada número de cabezas.</translation>
    </message>
    <message>
        <source>&amp;Trained attention</source>
        <extracomment>Actions</extracomment>
        <translation>Atenc&amp;ión entrenada</translation>
    </message>
    <message>
        <source>Ctrl+T</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+T</translation>
    </message>
    <message>
        <source>Every block computes the attention it was trained with.</source>
        <extracomment>Actions</extracomment>
        <translation>Cada bloque calcula la atención con la que se entrenó.</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <extracomment>Actions, ProbeDialog, RoundCurvePanel</extracomment>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Ctrl+.</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+.</translation>
    </message>
    <message>
        <source>Stop what is being computed.</source>
        <extracomment>Actions</extracomment>
        <translation>Detiene lo que se está calculando.</translation>
    </message>
    <message>
        <source>Show &amp;map</source>
        <extracomment>Actions</extracomment>
        <translation>Mo&amp;strar mapa</translation>
    </message>
    <message>
        <source>Shows or hides the map, to compare it with the picture.</source>
        <extracomment>Actions</extracomment>
        <translation>Muestra u oculta el mapa, para compararlo con la imagen.</translation>
    </message>
    <message>
        <source>&amp;Smooth</source>
        <extracomment>Actions</extracomment>
        <translation>S&amp;uavizar</translation>
    </message>
    <message>
        <source>Interpolates between token centres. Off: one flat square per token, which is the map&apos;s true resolution.</source>
        <extracomment>Actions</extracomment>
        <translation>Interpola entre los centros de los tokens. Desactivado: un cuadrado plano por token, que es la resolución real del mapa.</translation>
    </message>
    <message>
        <source>Fa&amp;de low values</source>
        <extracomment>Actions</extracomment>
        <translation>Atenuar valores &amp;bajos</translation>
    </message>
    <message>
        <source>Makes low values transparent, so that the picture stays visible.</source>
        <extracomment>Actions</extracomment>
        <translation>Vuelve transparentes los valores bajos, para que la imagen siga visible.</translation>
    </message>
    <message>
        <source>Patch &amp;grid</source>
        <extracomment>Actions</extracomment>
        <translation>Rejilla de parc&amp;hes</translation>
    </message>
    <message>
        <source>The patches that become tokens.</source>
        <extracomment>Actions</extracomment>
        <translation>Los parches que se convierten en tokens.</translation>
    </message>
    <message>
        <source>G&amp;rey picture under signed maps</source>
        <extracomment>Actions</extracomment>
        <translation>Ima&amp;gen gris bajo los mapas con signo</translation>
    </message>
    <message>
        <source>Signed maps are red and blue, and the picture may be, too. Without its own colours, every colour that you see is the map&apos;s.</source>
        <extracomment>Actions</extracomment>
        <translation>Los mapas con signo son rojos y azules, y la imagen también puede serlo. Si esta pierde sus propios colores, todos los que se ven son del mapa.</translation>
    </message>
    <message>
        <source>Class of eac&amp;h patch</source>
        <extracomment>Actions</extracomment>
        <translation>C&amp;lase de cada parche</translation>
    </message>
    <message>
        <source>For the logit lens: the class that each patch would vote for, written on it.</source>
        <extracomment>Actions</extracomment>
        <translation>Para la lente de logits: la clase por la que votaría cada parche, escrita sobre él.</translation>
    </message>
    <message>
        <source>Show ground &amp;truth</source>
        <extracomment>Actions</extracomment>
        <translation>Mostrar &amp;verdad de referencia</translation>
    </message>
    <message>
        <source>The outline of the object, from the mask next to the picture.</source>
        <extracomment>Actions</extracomment>
        <translation>El contorno del objeto, tomado de la máscara que está junto a la imagen.</translation>
    </message>
    <message>
        <source>&amp;Lock colour range</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Fijar rango de color</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>One colour range for all head counts: equal colours mean equal values. Off: each map has its own range.</source>
        <extracomment>Actions</extracomment>
        <translation>Un solo rango de color para todos los números de cabezas: colores iguales significan valores iguales. Desactivado: cada mapa tiene su propio rango.</translation>
    </message>
    <message>
        <source>&amp;Mark outliers</source>
        <extracomment>Actions</extracomment>
        <translation>Marcar &amp;atípicos</translation>
    </message>
    <message>
        <source>Ctrl+U</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+U</translation>
    </message>
    <message>
        <source>Rings outlier patches (more than 1.5 interquartile ranges from the quartiles) and excludes them from the colour range, so that the others can be distinguished.</source>
        <extracomment>Actions</extracomment>
        <translation>Rodea con un anillo los parches atípicos (a más de 1.5 rangos intercuartílicos de los cuartiles) y los excluye del rango de color, para que se distingan los demás.</translation>
    </message>
    <message>
        <source>Sa&amp;ve as preset…</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Guardar como preajuste…</translation>
    </message>
    <message>
        <source>Saves the current settings under a name, for use with other pictures and models.</source>
        <extracomment>Actions</extracomment>
        <translation>Guarda los ajustes actuales con un nombre, para usarlos con otras imágenes y modelos.</translation>
    </message>
    <message>
        <source>Man&amp;age presets…</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Administrar preajustes…</translation>
    </message>
    <message>
        <source>Rename and delete your own presets.</source>
        <extracomment>Actions</extracomment>
        <translation>Cambia el nombre de los preajustes propios o los elimina.</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <extracomment>Actions</extracomment>
        <translation>A&amp;justar</translation>
    </message>
    <message>
        <source>The whole picture.</source>
        <extracomment>Actions</extracomment>
        <translation>La imagen completa.</translation>
    </message>
    <message>
        <source>Fit the network&apos;s &amp;input</source>
        <extracomment>Actions</extracomment>
        <translation>Ajustar la &amp;entrada de la red</translation>
    </message>
    <message>
        <source>Shift+F</source>
        <extracomment>Actions</extracomment>
        <translation>Shift+F</translation>
    </message>
    <message>
        <source>The part of the picture that the network sees, as large as there is room.</source>
        <extracomment>Actions</extracomment>
        <translation>La parte de la imagen que ve la red, tan grande como permita el espacio.</translation>
    </message>
    <message>
        <source>&amp;1:1</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;1:1</translation>
    </message>
    <message>
        <source>One pixel of the picture on one pixel of the screen.</source>
        <extracomment>Actions</extracomment>
        <translation>Un píxel de la imagen en un píxel de la pantalla.</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>Actions</extracomment>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Ctrl+=</source>
        <extracomment>Actions, HelpWindow</extracomment>
        <translation>Ctrl+=</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Reducir</translation>
    </message>
    <message>
        <source>&amp;Explain panel</source>
        <extracomment>Actions</extracomment>
        <translation>Panel &amp;Explicar</translation>
    </message>
    <message>
        <source>What is asked: method, class, block, head.</source>
        <extracomment>Actions</extracomment>
        <translation>Lo que se pregunta: método, clase, bloque, cabeza.</translation>
    </message>
    <message>
        <source>&amp;Attention panel</source>
        <extracomment>Actions</extracomment>
        <translation>Panel Ate&amp;nción</translation>
    </message>
    <message>
        <source>Which attention each block computes.</source>
        <extracomment>Actions</extracomment>
        <translation>Qué atención calcula cada bloque.</translation>
    </message>
    <message>
        <source>&amp;Look panel</source>
        <extracomment>Actions</extracomment>
        <translation>Panel As&amp;pecto</translation>
    </message>
    <message>
        <source>Colours, opacity, threshold.</source>
        <extracomment>Actions</extracomment>
        <translation>Colores, opacidad, umbral.</translation>
    </message>
    <message>
        <source>&amp;Model panel</source>
        <extracomment>Actions</extracomment>
        <translation>Panel M&amp;odelo</translation>
    </message>
    <message>
        <source>Every value the model runs with, where it came from, and how to override it.</source>
        <extracomment>Actions</extracomment>
        <translation>Cada valor con el que funciona el modelo, de dónde procede y cómo cambiarlo.</translation>
    </message>
    <message>
        <source>&amp;Cost panel</source>
        <extracomment>Actions</extracomment>
        <translation>Panel &amp;Coste</translation>
    </message>
    <message>
        <source>The cost of each head count, by formula and measured on this machine.</source>
        <extracomment>Actions</extracomment>
        <translation>El coste de cada número de cabezas, según la fórmula y medido en este equipo.</translation>
    </message>
    <message>
        <source>&amp;Walk-through of a layer</source>
        <extracomment>Actions</extracomment>
        <translation>Recorrido por una &amp;capa</translation>
    </message>
    <message>
        <source>One attention layer step by step, with this picture&apos;s numbers: queries, keys, values, scores, softmax and output projection.</source>
        <extracomment>Actions</extracomment>
        <translation>Una capa de atención paso a paso, con los números de esta imagen: consultas, claves, valores, puntuaciones, softmax y proyección de salida.</translation>
    </message>
    <message>
        <source>All &amp;heads at once</source>
        <extracomment>Actions</extracomment>
        <translation>Todas las cabe&amp;zas a la vez</translation>
    </message>
    <message>
        <source>The map of every head of every block, the parts that the class&apos;s logit is made of, and the class over the blocks.</source>
        <extracomment>Actions</extracomment>
        <translation>El mapa de cada cabeza de cada bloque, las partes de que se compone el logit de la clase y la clase a lo largo de los bloques.</translation>
    </message>
    <message>
        <source>C&amp;omparison</source>
        <extracomment>Actions</extracomment>
        <translation>C&amp;omparación</translation>
    </message>
    <message>
        <source>Head counts, methods, attention plans or models side by side for several pictures, with the similarity of any two maps.</source>
        <extracomment>Actions</extracomment>
        <translation>Números de cabezas, métodos, planes de atención o modelos en paralelo para varias imágenes, con la similitud entre dos mapas cualesquiera.</translation>
    </message>
    <message>
        <source>&amp;Before and after</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Antes y después</translation>
    </message>
    <message>
        <source>Ctrl+B</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+B</translation>
    </message>
    <message>
        <source>The network as it is next to what is switched off under What if. Where nothing is, outlier tokens are moved, if hydrascope-cli registers has found their neurons.</source>
        <extracomment>Actions</extracomment>
        <translation>La red tal como es, junto a la red con lo desactivado en «¿Y si…?». Si no hay nada desactivado, se desplazan los tokens atípicos, siempre que hydrascope-cli registers haya encontrado sus neuronas.</translation>
    </message>
    <message>
        <source>Em&amp;bedding</source>
        <extracomment>Actions</extracomment>
        <translation>E&amp;mbedding</translation>
    </message>
    <message>
        <source>Tokens as points in the plane (t-SNE), for one picture or all, at every head count.</source>
        <extracomment>Actions</extracomment>
        <translation>Los tokens como puntos del plano (t-SNE), de una imagen o de todas, con cada número de cabezas.</translation>
    </message>
    <message>
        <source>&amp;Trust panel</source>
        <extracomment>Actions</extracomment>
        <translation>Panel Fi&amp;delidad</translation>
    </message>
    <message>
        <source>How faithful the map is: how fast the class loses probability as the most relevant patches are removed, and whether the map points at the object if a mask is available.</source>
        <extracomment>Actions</extracomment>
        <translation>Cuán fiel es el mapa: con qué rapidez pierde probabilidad la clase al quitar los parches más relevantes y, si hay una máscara, si el mapa señala el objeto.</translation>
    </message>
    <message>
        <source>P&amp;rompts panel</source>
        <extracomment>Actions</extracomment>
        <translation>Panel Promp&amp;ts</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Sentences as the classes of a CLIP: type what to look for and see where it is.</source>
        <extracomment>Actions</extracomment>
        <translation>Frases como clases de un CLIP: escriba qué buscar y vea dónde está.</translation>
    </message>
    <message>
        <source>Tra&amp;ining</source>
        <extracomment>Actions</extracomment>
        <translation>Entrenam&amp;iento</translation>
    </message>
    <message>
        <source>Training progress: losses, accuracy at each head count, and time left.</source>
        <extracomment>Actions</extracomment>
        <translation>Progreso del entrenamiento: pérdidas, exactitud con cada número de cabezas y tiempo restante.</translation>
    </message>
    <message>
        <source>Li&amp;ve</source>
        <extracomment>Actions</extracomment>
        <translation>En vi&amp;vo</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>Frames of a video, a folder or a camera with their maps, in time.</source>
        <extracomment>Actions</extracomment>
        <translation>Fotogramas de un vídeo, una carpeta o una cámara con sus mapas, a tiempo.</translation>
    </message>
    <message>
        <source>Roun&amp;ds</source>
        <extracomment>Actions</extracomment>
        <translation>Ron&amp;das</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Predictions and maps of each round of a ThinkingViT or ProgResViT, and what the last one changed.</source>
        <extracomment>Actions</extracomment>
        <translation>Predicciones y mapas de cada ronda de un ThinkingViT o ProgResViT, y qué cambió la última.</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <extracomment>Actions</extracomment>
        <translation>Restablecer disposic&amp;ión</translation>
    </message>
    <message>
        <source>Restores the original panel layout.</source>
        <extracomment>Actions</extracomment>
        <translation>Restaura la disposición original de los paneles.</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <extracomment>Actions</extracomment>
        <translation>Reducir mo&amp;vimiento</translation>
    </message>
    <message>
        <source>Panels and points appear where they belong instead of moving there.</source>
        <extracomment>Actions</extracomment>
        <translation>Los paneles y los puntos aparecen en su lugar en vez de desplazarse hasta él.</translation>
    </message>
    <message>
        <source>&amp;Guided tour</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Visita guiada</translation>
    </message>
    <message>
        <source>Ctrl+F1</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+F1</translation>
    </message>
    <message>
        <source>Some fifteen steps over your own picture: patches, tokens, attention, heads, maps, and how far they can be trusted.</source>
        <extracomment>Actions</extracomment>
        <translation>Unos quince pasos sobre su propia imagen: parches, tokens, atención, cabezas, mapas y hasta qué punto se puede confiar en ellos.</translation>
    </message>
    <message>
        <source>&amp;Reference</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Referencia</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <extracomment>Actions</extracomment>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>What every method, attention kind and number here means: formulas, conventions, sources.</source>
        <extracomment>Actions</extracomment>
        <translation>Qué significa aquí cada método, tipo de atención y número: fórmulas, convenciones, fuentes.</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Buscar una acción…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <extracomment>Actions</extracomment>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>Any command, method or model, by a part of its name or another word for it.</source>
        <extracomment>Actions</extracomment>
        <translation>Cualquier comando, método o modelo, por una parte de su nombre o por otra palabra que lo designe.</translation>
    </message>
    <message>
        <source>&amp;Copy diagnostics</source>
        <extracomment>Actions</extracomment>
        <translation>&amp;Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Versions, processor, memory and display, to the clipboard: for a report of a fault.</source>
        <extracomment>Actions</extracomment>
        <translation>Versiones, procesador, memoria y pantalla, al portapapeles: para informar de un error.</translation>
    </message>
    <message>
        <source>&amp;About Hydrascope</source>
        <extracomment>Actions</extracomment>
        <translation>Acerca &amp;de Hydrascope</translation>
    </message>
    <message>
        <source>As trained</source>
        <extracomment>Actions</extracomment>
        <translation>Como se entrenó</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Actions, QObject, ui</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>Actions, ProbeDialog</extracomment>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Paste</source>
        <extracomment>Actions</extracomment>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Actions</extracomment>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Export map</source>
        <extracomment>Actions, Exports</extracomment>
        <translation>Exportar mapa</translation>
    </message>
    <message>
        <source>Export predictions</source>
        <extracomment>Actions, Exports</extracomment>
        <translation>Exportar predicciones</translation>
    </message>
    <message>
        <source>Export costs</source>
        <extracomment>Actions, CostPanel</extracomment>
        <translation>Exportar costes</translation>
    </message>
    <message>
        <source>Figure</source>
        <extracomment>Actions, Tour</extracomment>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Walk-through</source>
        <extracomment>Actions</extracomment>
        <translation>Recorrido</translation>
    </message>
    <message>
        <source>All heads</source>
        <extracomment>Actions, HeadMatrixWindow</extracomment>
        <translation>Todas las cabezas</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Actions</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Progress</source>
        <extracomment>Activity, EmbeddingControls, ProbeDialog</extracomment>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>%1 weights between tokens against %2 sums</source>
        <extracomment>AreaComparison</extracomment>
        <translation>%1 pesos entre tokens frente a %2 sumas</translation>
    </message>
    <message>
        <source>softmax</source>
        <extracomment>AreaComparison</extracomment>
        <translation>softmax</translation>
    </message>
    <message>
        <source>this kind</source>
        <extracomment>AreaComparison</extracomment>
        <translation>este tipo</translation>
    </message>
    <message>
        <source> heads</source>
        <extracomment>AttentionPanel</extracomment>
        <translation> cabezas</translation>
    </message>
    <message>
        <source> patches</source>
        <extracomment>AttentionPanel</extracomment>
        <translation> parches</translation>
    </message>
    <message>
        <source>from the back</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>desde el final</translation>
    </message>
    <message>
        <source>from the front</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>desde el inicio</translation>
    </message>
    <message>
        <source>interleaved</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>alternados</translation>
    </message>
    <message>
        <source>own heads</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>cabezas propias</translation>
    </message>
    <message>
        <source>Replacement kind</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Tipo de sustitución</translation>
    </message>
    <message>
        <source>&lt;b&gt;Attention kind&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: every token weighs every other; cost grows with the square of their number. &lt;i&gt;hydra&lt;/i&gt;: as many heads as channels, so that the sum over tokens is taken once; cost grows linearly. &lt;i&gt;linear&lt;/i&gt;: the same with a number of heads of your choice. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra with sigmoid and softmax. &lt;i&gt;PolyNL&lt;/i&gt;: the tokens themselves gate the mean of keys times values. &lt;i&gt;window&lt;/i&gt;: softmax among the patches of a square window. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: softmax, with the values in place of the tokens as the skip. Optimised, Efficient and Super attention run in models that were trained with them.</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>&lt;b&gt;Tipo de atención&lt;/b&gt;&lt;br&gt;&lt;i&gt;softmax&lt;/i&gt;: cada token pondera a todos los demás; el coste crece con el cuadrado de su número. &lt;i&gt;hydra&lt;/i&gt;: tantas cabezas como canales, de modo que la suma sobre los tokens se hace una sola vez; el coste crece linealmente. &lt;i&gt;linear&lt;/i&gt;: lo mismo con un número de cabezas a elegir. &lt;i&gt;AFT-Simple&lt;/i&gt;: Hydra con sigmoide y softmax. &lt;i&gt;PolyNL&lt;/i&gt;: los propios tokens actúan como compuerta de la media de claves por valores. &lt;i&gt;window&lt;/i&gt;: softmax entre los parches de una ventana cuadrada. &lt;i&gt;Tokens-to-Token&lt;/i&gt;: softmax, con los valores en lugar de los tokens como conexión residual. Las atenciones optimizada, eficiente y súper funcionan en modelos entrenados con ellas.</translation>
    </message>
    <message>
        <source>Side of a window</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Lado de una ventana</translation>
    </message>
    <message>
        <source>Side of the window, in patches, within which a patch attends to others. The class token attends to all.</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Lado de la ventana, en parches, dentro de la cual un parche atiende a otros. El token de clase atiende a todos.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Núcleo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Kernel&lt;/b&gt;&lt;br&gt;The function applied to queries and keys in place of the exponential of softmax. The Hydra paper uses cosine.</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>&lt;b&gt;Núcleo&lt;/b&gt;&lt;br&gt;La función que se aplica a consultas y claves en lugar de la exponencial de softmax. El artículo de Hydra usa el coseno.</translation>
    </message>
    <message>
        <source>Heads of linear attention</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Cabezas de la atención lineal</translation>
    </message>
    <message>
        <source>How many heads linear attention splits the channels into; must divide their number.</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>En cuántas cabezas reparte los canales la atención lineal; debe ser divisor de su número.</translation>
    </message>
    <message>
        <source>Number of blocks to replace</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Número de bloques que se sustituyen</translation>
    </message>
    <message>
        <source>How many blocks compute the replacement. 0: as trained.</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Cuántos bloques calculan la sustitución. 0: como se entrenó.</translation>
    </message>
    <message>
        <source>Which blocks</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Qué bloques</translation>
    </message>
    <message>
        <source>Which blocks are replaced: the last, the first, or every other one, counted from the back.</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Qué bloques se sustituyen: los últimos, los primeros o uno de cada dos, contando desde el final.</translation>
    </message>
    <message>
        <source>Attention plan</source>
        <extracomment>AttentionPanel, CostPanel</extracomment>
        <translation>Plan de atención</translation>
    </message>
    <message>
        <source>&lt;b&gt;Attention plan&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][@WHERE], joined by semicolons; WHERE is all, back:N, front:N, interleave:N, or block numbers like 0,3,7-11. Blocks not named keep their trained kind.</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>&lt;b&gt;Plan de atención&lt;/b&gt;&lt;br&gt;KIND[:KERNEL][,heads=N][@WHERE], unidos por punto y coma; WHERE es all, back:N, front:N, interleave:N o números de bloque como 0,3,7-11. Los bloques no nombrados conservan el tipo con el que se entrenaron.</translation>
    </message>
    <message>
        <source>Attention of each block</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Atención de cada bloque</translation>
    </message>
    <message>
        <source>About this attention</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Acerca de esta atención</translation>
    </message>
    <message>
        <source>Replace</source>
        <extracomment>AttentionPanel, WhatIfPanel</extracomment>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>by</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>por</translation>
    </message>
    <message>
        <source> of %1</source>
        <extracomment>AttentionPanel</extracomment>
        <translation> de %1</translation>
    </message>
    <message>
        <source>ticked below</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>marcados abajo</translation>
    </message>
    <message>
        <source>All blocks as trained</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>Todos como se entrenaron</translation>
    </message>
    <message>
        <source>%1 of %2 differ from training</source>
        <extracomment>AttentionPanel</extracomment>
        <translation>%1 de %2 difieren del entrenamiento</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <extracomment>BasisKeeper, CompareWindow, EmbeddingWindow, Exports, FigureDialog, SessionCommands, TrustPanel, ViewState</extracomment>
        <translation>Se guardó %1</translation>
    </message>
    <message>
        <source>Fitted on %1</source>
        <extracomment>BasisKeeper, ColourBar</extracomment>
        <translation>Ajustado con %1</translation>
    </message>
    <message>
        <source>Window, step</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Ventana, paso</translation>
    </message>
    <message>
        <source>&lt;b&gt;Window and step&lt;/b&gt;&lt;br&gt;The side of the square that is painted over, and how far it moves. A smaller step than the window smooths the map and takes more passes.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Ventana y paso&lt;/b&gt;&lt;br&gt;El lado del cuadrado que se cubre de pintura y cuánto se desplaza. Un paso menor que la ventana suaviza el mapa y requiere más pasadas.</translation>
    </message>
    <message>
        <source>Window</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Side of the square that is painted over.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Lado del cuadrado que se cubre de pintura.</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>BlackBoxControls, StepPlayer, ui</extracomment>
        <translation>Paso</translation>
    </message>
    <message>
        <source>How far the square moves each time.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Cuánto se desplaza el cuadrado cada vez.</translation>
    </message>
    <message>
        <source>Measured in</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Medido en</translation>
    </message>
    <message>
        <source>patches</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>parches</translation>
    </message>
    <message>
        <source>pixels</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>píxeles</translation>
    </message>
    <message>
        <source>&lt;b&gt;Unit&lt;/b&gt;&lt;br&gt;Whether window and step are counted in patches or in pixels.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Unidad&lt;/b&gt;&lt;br&gt;Si la ventana y el paso se cuentan en parches o en píxeles.</translation>
    </message>
    <message>
        <source>Paint</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Pintura</translation>
    </message>
    <message>
        <source>mean of training</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>media del entrenamiento</translation>
    </message>
    <message>
        <source>mean of picture</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>media de la imagen</translation>
    </message>
    <message>
        <source>black</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>negro</translation>
    </message>
    <message>
        <source>white</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>blanco</translation>
    </message>
    <message>
        <source>&lt;b&gt;Paint&lt;/b&gt;&lt;br&gt;The colour of the square. The mean colour of the training pictures is zero for the network.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Pintura&lt;/b&gt;&lt;br&gt;El color del cuadrado. El color medio de las imágenes de entrenamiento es cero para la red.</translation>
    </message>
    <message>
        <source>Groups</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Groups&lt;/b&gt;&lt;br&gt;How many groups the patches are divided into. Up to 12 the values are exact, from all combinations; with more they are sampled.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Grupos&lt;/b&gt;&lt;br&gt;En cuántos grupos se dividen los parches. Hasta 12, los valores son exactos, a partir de todas las combinaciones; con más se muestrean.</translation>
    </message>
    <message>
        <source>Orders</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Orders&lt;/b&gt;&lt;br&gt;How many orders of the groups are drawn where values are sampled. Four times as many halve the intervals.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Órdenes&lt;/b&gt;&lt;br&gt;Cuántos órdenes de los grupos se sortean cuando los valores se muestrean. El cuádruple reduce los intervalos a la mitad.</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>BlackBoxControls, CardModel</extracomment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>logit</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>logit</translation>
    </message>
    <message>
        <source>probability</source>
        <extracomment>BlackBoxControls, FaithChart</extracomment>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>&lt;b&gt;Value&lt;/b&gt;&lt;br&gt;Which score of the class is used: its logit or its probability.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Valor&lt;/b&gt;&lt;br&gt;Qué puntuación de la clase se usa: su logit o su probabilidad.</translation>
    </message>
    <message>
        <source>Masks</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Máscaras</translation>
    </message>
    <message>
        <source>&lt;b&gt;Masks&lt;/b&gt;&lt;br&gt;How many random masks are drawn, one forward pass each. The same ones every time, on every machine.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Máscaras&lt;/b&gt;&lt;br&gt;Cuántas máscaras aleatorias se sortean, con una pasada hacia delante cada una. Son las mismas siempre y en todos los equipos.</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Celdas por lado</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cells&lt;/b&gt;&lt;br&gt;Each mask is a square grid with this many cells per side, each on or off, smoothly enlarged.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Celdas&lt;/b&gt;&lt;br&gt;Cada máscara es una rejilla cuadrada con este número de celdas por lado, cada una activada o desactivada, ampliada con suavidad.</translation>
    </message>
    <message>
        <source>Distance</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>&lt;b&gt;Distance&lt;/b&gt;&lt;br&gt;Features whose cosine distance is below this share a mask. Larger values make fewer masks.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>&lt;b&gt;Distancia&lt;/b&gt;&lt;br&gt;Las características cuya distancia coseno es menor que esta comparten máscara. Con valores mayores hay menos máscaras.</translation>
    </message>
    <message>
        <source>At most %1 forward passes.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>%1 pasadas hacia delante como máximo.</translation>
    </message>
    <message>
        <source>%1 forward passes.</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>%1 pasadas hacia delante.</translation>
    </message>
    <message>
        <source>Values are within ±%1 (95 %).</source>
        <extracomment>BlackBoxControls</extracomment>
        <translation>Los valores están dentro de ±%1 (95 %).</translation>
    </message>
    <message>
        <source>Picture with relevance map</source>
        <extracomment>Canvas</extracomment>
        <translation>Imagen con mapa de relevancia</translation>
    </message>
    <message>
        <source>Shown: k = %1. Computing k = %2…</source>
        <extracomment>Canvas</extracomment>
        <translation>Se muestra: k = %1. Calculando k = %2…</translation>
    </message>
    <message>
        <source>Enter lets the arrow keys walk from patch to patch: Enter then asks from one, Delete drops it or takes it back, Esc ends the walk. Shift and the arrow keys move the query token, Alt and the arrow keys the picture.</source>
        <extracomment>Canvas</extracomment>
        <translation>Con Intro, las teclas de flecha pasan de parche en parche: entonces Intro pregunta desde uno, Supr lo quita o lo repone y Esc termina. Mayús y las teclas de flecha mueven el token de consulta; Alt y las teclas de flecha, la imagen.</translation>
    </message>
    <message>
        <source>file</source>
        <extracomment>CardModel</extracomment>
        <translation>archivo</translation>
    </message>
    <message>
        <source>config.json</source>
        <extracomment>CardModel</extracomment>
        <translation>config.json</translation>
    </message>
    <message>
        <source>its name</source>
        <extracomment>CardModel</extracomment>
        <translation>su nombre</translation>
    </message>
    <message>
        <source>tensors</source>
        <extracomment>CardModel</extracomment>
        <translation>tensores</translation>
    </message>
    <message>
        <source>assumed</source>
        <extracomment>CardModel</extracomment>
        <translation>supuesto</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>CardModel</extracomment>
        <translation>usted</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;Double-click to change.</source>
        <extracomment>CardModel</extracomment>
        <translation>%1&lt;br&gt;Haga doble clic para cambiarlo.</translation>
    </message>
    <message>
        <source>%1: %2, from %3</source>
        <extracomment>CardModel</extracomment>
        <translation>%1: %2 (origen: %3)</translation>
    </message>
    <message>
        <source>Not in the file; this is the usual value for such models.</source>
        <extracomment>CardModel</extracomment>
        <translation>No está en el archivo; este es el valor habitual en modelos así.</translation>
    </message>
    <message>
        <source>Defined by the architecture&apos;s name in timm.</source>
        <extracomment>CardModel</extracomment>
        <translation>Definido por el nombre de la arquitectura en timm.</translation>
    </message>
    <message>
        <source>class</source>
        <extracomment>CardModel, EmbeddingSide</extracomment>
        <translation>clase</translation>
    </message>
    <message>
        <source>distillation</source>
        <extracomment>CardModel</extracomment>
        <translation>destilación</translation>
    </message>
    <message>
        <source>%1 registers</source>
        <extracomment>CardModel</extracomment>
        <translation>%1 registros</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>CardModel</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>no qkv bias</source>
        <extracomment>CardModel</extracomment>
        <translation>sin sesgo qkv</translation>
    </message>
    <message>
        <source>queries and keys normalised</source>
        <extracomment>CardModel</extracomment>
        <translation>consultas y claves normalizadas</translation>
    </message>
    <message>
        <source>LayerScale</source>
        <extracomment>CardModel</extracomment>
        <translation>LayerScale</translation>
    </message>
    <message>
        <source>norm before the first block</source>
        <extracomment>CardModel</extracomment>
        <translation>norma antes del primer bloque</translation>
    </message>
    <message>
        <source>rotary positions</source>
        <extracomment>CardModel</extracomment>
        <translation>posiciones rotatorias</translation>
    </message>
    <message>
        <source>relative position bias</source>
        <extracomment>CardModel</extracomment>
        <translation>sesgo de posición relativa</translation>
    </message>
    <message>
        <source>gated MLP</source>
        <extracomment>CardModel</extracomment>
        <translation>MLP con compuerta</translation>
    </message>
    <message>
        <source>norm of the joined heads</source>
        <extracomment>CardModel</extracomment>
        <translation>norma de las cabezas unidas</translation>
    </message>
    <message>
        <source>norm inside the MLP</source>
        <extracomment>CardModel</extracomment>
        <translation>norma dentro del MLP</translation>
    </message>
    <message>
        <source>RMSNorm</source>
        <extracomment>CardModel</extracomment>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <source>Weights</source>
        <extracomment>CardModel</extracomment>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Which set is used: ema for averaged weights (or a teacher&apos;s), model for the weights as trained.</source>
        <extracomment>CardModel</extracomment>
        <translation>Qué conjunto se usa: ema para los pesos promediados (o los de un maestro), model para los pesos tal como se entrenaron.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <extracomment>CardModel</extracomment>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>The name in the file, or what its tensors look like. Set plain, hydravit or a timm model name to decide what the tensors cannot show.</source>
        <extracomment>CardModel</extracomment>
        <translation>El nombre del archivo, o lo que parecen sus tensores. Indique plain, hydravit o un nombre de modelo de timm para decidir lo que los tensores no muestran.</translation>
    </message>
    <message>
        <source>Width</source>
        <extracomment>CardModel, CostModel</extracomment>
        <translation>Anchura</translation>
    </message>
    <message>
        <source>Features of a token, D.</source>
        <extracomment>CardModel</extracomment>
        <translation>Características de un token, D.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <extracomment>CardModel, CompareControls, FigureForm</extracomment>
        <translation>Bloques</translation>
    </message>
    <message>
        <source>Transformer blocks, L.</source>
        <extracomment>CardModel</extracomment>
        <translation>Bloques del transformer, L.</translation>
    </message>
    <message>
        <source>Heads</source>
        <extracomment>CardModel, FigureForm, HeadMatrixWindow, HeadsModel, HeadsPanel, LiveCurves, LiveWindow, Tour</extracomment>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Attention heads, H. Tensor shapes cannot show it; 64 features per head are usual. With a wrong number the model runs, but its output is meaningless.</source>
        <extracomment>CardModel</extracomment>
        <translation>Cabezas de atención, H. No se puede deducir de la forma de los tensores; lo habitual son 64 características por cabeza. Con un número erróneo el modelo funciona, pero su salida carece de sentido.</translation>
    </message>
    <message>
        <source>Head width</source>
        <extracomment>CardModel</extracomment>
        <translation>Anchura de cabeza</translation>
    </message>
    <message>
        <source>Features of a head, d = D / H.</source>
        <extracomment>CardModel</extracomment>
        <translation>Características de una cabeza, d = D / H.</translation>
    </message>
    <message>
        <source>MLP width</source>
        <extracomment>CardModel</extracomment>
        <translation>Anchura del MLP</translation>
    </message>
    <message>
        <source>Hidden features of the MLP.</source>
        <extracomment>CardModel</extracomment>
        <translation>Características ocultas del MLP.</translation>
    </message>
    <message>
        <source>Patch</source>
        <extracomment>CardModel</extracomment>
        <translation>Parche</translation>
    </message>
    <message>
        <source>Side of a patch in pixels. The same weights serve patches of 8 to 48: smaller ones make more tokens and finer maps.</source>
        <extracomment>CardModel</extracomment>
        <translation>Lado de un parche en píxeles. Los mismos pesos sirven para parches de 8 a 48: los más pequeños producen más tokens y mapas más finos.</translation>
    </message>
    <message>
        <source>%1 px</source>
        <extracomment>CardModel, PatchSlider</extracomment>
        <translation>%1 px</translation>
    </message>
    <message>
        <source>Side of a patch.</source>
        <extracomment>CardModel</extracomment>
        <translation>Lado de un parche.</translation>
    </message>
    <message>
        <source>Prefix tokens</source>
        <extracomment>CardModel</extracomment>
        <translation>Tokens de prefijo</translation>
    </message>
    <message>
        <source>Tokens in front of the patches.</source>
        <extracomment>CardModel</extracomment>
        <translation>Tokens situados delante de los parches.</translation>
    </message>
    <message>
        <source>Extras</source>
        <extracomment>CardModel</extracomment>
        <translation>Añadidos</translation>
    </message>
    <message>
        <source>What differs from the plain Vision Transformer.</source>
        <extracomment>CardModel</extracomment>
        <translation>En qué se diferencia del Vision Transformer simple.</translation>
    </message>
    <message>
        <source>Classes</source>
        <extracomment>CardModel</extracomment>
        <translation>Clases</translation>
    </message>
    <message>
        <source>Their names are unknown.</source>
        <extracomment>CardModel</extracomment>
        <translation>Sus nombres se desconocen.</translation>
    </message>
    <message>
        <source>Names: %1</source>
        <extracomment>CardModel</extracomment>
        <translation>Nombres: %1</translation>
    </message>
    <message>
        <source>Trained heads</source>
        <extracomment>CardModel</extracomment>
        <translation>Cabezas entrenadas</translation>
    </message>
    <message>
        <source>The head counts k whose sub-networks were trained. The output of all others is meaningless.</source>
        <extracomment>CardModel</extracomment>
        <translation>Los números de cabezas k cuyas subredes se entrenaron. La salida de las demás carece de sentido.</translation>
    </message>
    <message>
        <source>Trained attention</source>
        <extracomment>CardModel</extracomment>
        <translation>Atención entrenada</translation>
    </message>
    <message>
        <source>The attention plan that the weights were trained with.</source>
        <extracomment>CardModel</extracomment>
        <translation>El plan de atención con el que se entrenaron los pesos.</translation>
    </message>
    <message>
        <source>Activation</source>
        <extracomment>CardModel</extracomment>
        <translation>Activación</translation>
    </message>
    <message>
        <source>Of the MLP. CLIP models use quick-gelu.</source>
        <extracomment>CardModel</extracomment>
        <translation>La del MLP. Los modelos CLIP usan quick-gelu.</translation>
    </message>
    <message>
        <source>Norm epsilon</source>
        <extracomment>CardModel</extracomment>
        <translation>Épsilon de la norma</translation>
    </message>
    <message>
        <source>Of LayerNorm: 1e-6 in timm, 1e-12 in Hugging Face ViT, 1e-5 in CLIP.</source>
        <extracomment>CardModel</extracomment>
        <translation>El de LayerNorm: 1e-6 en timm, 1e-12 en ViT de Hugging Face, 1e-5 en CLIP.</translation>
    </message>
    <message>
        <source>Norm position</source>
        <extracomment>CardModel</extracomment>
        <translation>Posición de la norma</translation>
    </message>
    <message>
        <source>before</source>
        <extracomment>CardModel, Comparison</extracomment>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <extracomment>CardModel, Comparison</extracomment>
        <translation>después</translation>
    </message>
    <message>
        <source>Position of a block&apos;s norms: before attention and MLP, or after them. Tensors cannot show it.</source>
        <extracomment>CardModel</extracomment>
        <translation>Posición de las normas de un bloque: antes de la atención y el MLP, o después. Los tensores no la muestran.</translation>
    </message>
    <message>
        <source>Pooling</source>
        <extracomment>CardModel</extracomment>
        <translation>Pooling</translation>
    </message>
    <message>
        <source>What the classifier reads: the class token or the mean of the patches.</source>
        <extracomment>CardModel</extracomment>
        <translation>Lo que lee el clasificador: el token de clase o la media de los parches.</translation>
    </message>
    <message>
        <source>Image size</source>
        <extracomment>CardModel, CostPanel</extracomment>
        <translation>Tamaño de imagen</translation>
    </message>
    <message>
        <source>Height and width, in pixels, that the positions were made for.</source>
        <extracomment>CardModel</extracomment>
        <translation>Alto y ancho, en píxeles, para los que se crearon las posiciones.</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>CardModel</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Subtracted from red, green and blue on [0, 1]. Wrong colours make wrong predictions.</source>
        <extracomment>CardModel</extracomment>
        <translation>Se resta de rojo, verde y azul en [0, 1]. Con colores erróneos, las predicciones son erróneas.</translation>
    </message>
    <message>
        <source>Standard deviation</source>
        <extracomment>CardModel</extracomment>
        <translation>Desviación típica</translation>
    </message>
    <message>
        <source>What red, green and blue are divided by.</source>
        <extracomment>CardModel</extracomment>
        <translation>Por lo que se dividen rojo, verde y azul.</translation>
    </message>
    <message>
        <source>Crop</source>
        <extracomment>CardModel</extracomment>
        <translation>Recorte</translation>
    </message>
    <message>
        <source>center: the middle square. squash: the whole picture, resized to the input&apos;s shape.</source>
        <extracomment>CardModel</extracomment>
        <translation>center: el cuadrado central. squash: la imagen completa, redimensionada a la forma de la entrada.</translation>
    </message>
    <message>
        <source>Crop fraction</source>
        <extracomment>CardModel</extracomment>
        <translation>Fracción de recorte</translation>
    </message>
    <message>
        <source>Image size over the short side that the picture is resized to first.</source>
        <extracomment>CardModel</extracomment>
        <translation>Tamaño de imagen dividido por el lado corto al que se redimensiona primero la imagen.</translation>
    </message>
    <message>
        <source>Resampling</source>
        <extracomment>CardModel</extracomment>
        <translation>Remuestreo</translation>
    </message>
    <message>
        <source>How the picture is resized; always antialiased.</source>
        <extracomment>CardModel</extracomment>
        <translation>Cómo se redimensiona la imagen; siempre con antialiasing.</translation>
    </message>
    <message>
        <source>Property</source>
        <extracomment>CardModel</extracomment>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>CardModel</extracomment>
        <translation>Origen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>CardModel, ColourBar</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Values under the cursor</source>
        <extracomment>Centre</extracomment>
        <translation>Valores bajo el cursor</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <extracomment>Centre</extracomment>
        <translation>Vista previa: %1</translation>
    </message>
    <message>
        <source>first: %1 %2</source>
        <extracomment>Centre</extracomment>
        <translation>primera: %1 %2</translation>
    </message>
    <message>
        <source>Maps of all blocks</source>
        <extracomment>ChoiceStrip</extracomment>
        <translation>Mapas de todos los bloques</translation>
    </message>
    <message>
        <source>Maps of other methods</source>
        <extracomment>ChoiceStrip</extracomment>
        <translation>Mapas de otros métodos</translation>
    </message>
    <message>
        <source>search all classes</source>
        <extracomment>ClassField</extracomment>
        <translation>buscar en todas las clases</translation>
    </message>
    <message>
        <source>Ta&amp;rget</source>
        <extracomment>ClassField</extracomment>
        <translation>Ob&amp;jetivo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Target&lt;/b&gt;&lt;br&gt;Class-specific methods show the evidence for this class. By default it is the full network&apos;s prediction at every head count, so that maps can be compared. They also explain what needs no classes: how similar the picture is to another one, how long its embedding is, a direction in it, or a linear probe.</source>
        <extracomment>ClassField</extracomment>
        <translation>&lt;b&gt;Objetivo&lt;/b&gt;&lt;br&gt;Los métodos específicos de clase muestran la evidencia a favor de esta clase. De forma predeterminada es la predicción de la red completa con cada número de cabezas, para que los mapas sean comparables. También explican lo que no necesita clases: cuánto se parece la imagen a otra, cuál es la longitud de su embedding, una dirección en él o una sonda lineal.</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <extracomment>ClassField</extracomment>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>Type part of a class name, or an index.</source>
        <extracomment>ClassField</extracomment>
        <translation>Escriba parte del nombre de una clase, o un índice.</translation>
    </message>
    <message>
        <source>Agai&amp;nst</source>
        <extracomment>ClassField</extracomment>
        <translation>F&amp;rente a</translation>
    </message>
    <message>
        <source>&lt;b&gt;Against&lt;/b&gt;&lt;br&gt;Subtracts the map of this class: what remains distinguishes the two. Red is evidence for the class above, blue for this one.</source>
        <extracomment>ClassField</extracomment>
        <translation>&lt;b&gt;Frente a&lt;/b&gt;&lt;br&gt;Resta el mapa de esta clase: lo que queda distingue a las dos. El rojo es evidencia a favor de la clase de arriba; el azul, a favor de esta.</translation>
    </message>
    <message>
        <source>Class to compare with: part of its name, or its index.</source>
        <extracomment>ClassField</extracomment>
        <translation>Clase con la que se compara: parte de su nombre, o su índice.</translation>
    </message>
    <message>
        <source>Class to compare with</source>
        <extracomment>ClassField</extracomment>
        <translation>Clase con la que se compara</translation>
    </message>
    <message>
        <source>the model has no classes</source>
        <extracomment>ClassField</extracomment>
        <translation>el modelo no tiene clases</translation>
    </message>
    <message>
        <source>not class-specific</source>
        <extracomment>ClassField</extracomment>
        <translation>no específico de clase</translation>
    </message>
    <message>
        <source>no other class</source>
        <extracomment>ClassField</extracomment>
        <translation>ninguna otra clase</translation>
    </message>
    <message>
        <source>each head count&apos;s own prediction</source>
        <extracomment>ClassField, CompareWords</extracomment>
        <translation>la predicción propia de cada k</translation>
    </message>
    <message>
        <source>another class…</source>
        <extracomment>ClassField</extracomment>
        <translation>otra clase…</translation>
    </message>
    <message>
        <source>predicted</source>
        <extracomment>ClassField</extracomment>
        <translation>predicha</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>ClassField</extracomment>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>ClassField</extracomment>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>%1th</source>
        <extracomment>ClassField</extracomment>
        <translation>%1.ª</translation>
    </message>
    <message>
        <source>%1 with all %2 heads</source>
        <comment>predicted / 2nd</comment>
        <extracomment>ClassField</extracomment>
        <translation>%1 con las %2 cabezas</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <extracomment>ColourBar</extracomment>
        <translation>Barra de color</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <extracomment>ColourBar</extracomment>
        <translation>%1, de %2 a %3</translation>
    </message>
    <message>
        <source>%1: %2 − %3</source>
        <extracomment>ColourBar</extracomment>
        <translation>%1: %2 − %3</translation>
    </message>
    <message>
        <source>Lower end of the range</source>
        <extracomment>ColourBar, LookPanel</extracomment>
        <translation>Extremo inferior del rango</translation>
    </message>
    <message>
        <source>Upper end of the range</source>
        <extracomment>ColourBar, LookPanel</extracomment>
        <translation>Extremo superior del rango</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <extracomment>ColourBar, ScatterLegend</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Three leading components; colours mean nothing by themselves</source>
        <extracomment>ColourBar</extracomment>
        <translation>Tres componentes principales; los colores no significan nada por sí mismos</translation>
    </message>
    <message>
        <source>One range for all head counts.</source>
        <extracomment>ColourBar</extracomment>
        <translation>Un solo rango para todos los números de cabezas.</translation>
    </message>
    <message>
        <source>The range of this map alone.</source>
        <extracomment>ColourBar</extracomment>
        <translation>El rango de este mapa solo.</translation>
    </message>
    <message>
        <source>Drag an end to change the range; double-click to reset it.</source>
        <extracomment>ColourBar</extracomment>
        <translation>Arrastre un extremo para cambiar el rango; haga doble clic para restablecerlo.</translation>
    </message>
    <message>
        <source>Even steps from dark blue to yellow; safe for every colour vision.</source>
        <extracomment>ColourMap</extracomment>
        <translation>Pasos uniformes de azul oscuro a amarillo; apto para cualquier visión del color.</translation>
    </message>
    <message>
        <source>Even steps from black through purple to cream.</source>
        <extracomment>ColourMap</extracomment>
        <translation>Pasos uniformes de negro a crema pasando por púrpura.</translation>
    </message>
    <message>
        <source>Even steps from black through red to yellow; strong on photographs.</source>
        <extracomment>ColourMap</extracomment>
        <translation>Pasos uniformes de negro a amarillo pasando por rojo; destaca sobre fotografías.</translation>
    </message>
    <message>
        <source>Made to look the same with and without colour vision deficiency.</source>
        <extracomment>ColourMap</extracomment>
        <translation>Hecho para verse igual con y sin deficiencia de la visión del color.</translation>
    </message>
    <message>
        <source>The readable successor of jet: many hues, for comparison with papers; its steps are not even.</source>
        <extracomment>ColourMap</extracomment>
        <translation>El sucesor legible de jet: muchos tonos, para comparar con artículos; sus pasos no son uniformes.</translation>
    </message>
    <message>
        <source>Black to white, for print.</source>
        <extracomment>ColourMap</extracomment>
        <translation>De negro a blanco, para imprimir.</translation>
    </message>
    <message>
        <source>Blue is evidence against, red is evidence for; the light middle is zero.</source>
        <extracomment>ColourMap</extracomment>
        <translation>El azul es evidencia en contra; el rojo, a favor; el centro claro es cero.</translation>
    </message>
    <message>
        <source>Purple is evidence against, orange is evidence for; the light middle is zero. Safe for every kind of colour vision.</source>
        <extracomment>ColourMap</extracomment>
        <translation>El púrpura es evidencia en contra; el naranja, a favor; el centro claro es cero. Apto para cualquier visión del color.</translation>
    </message>
    <message>
        <source>k = %1, %2 points, spread %3</source>
        <extracomment>CompactnessModel</extracomment>
        <translation>k = %1, %2 puntos, dispersión %3</translation>
    </message>
    <message>
        <source>Show or hide the points of k = %1</source>
        <extracomment>CompactnessModel</extracomment>
        <translation>Mostrar u ocultar los puntos de k = %1</translation>
    </message>
    <message>
        <source>Mean distance of these points to their centroid, relative to the radius of the whole embedding. Smaller is more compact.</source>
        <extracomment>CompactnessModel</extracomment>
        <translation>Distancia media de estos puntos a su centroide, relativa al radio de todo el embedding. Cuanto menor, más compacto.</translation>
    </message>
    <message>
        <source>k</source>
        <extracomment>CompactnessModel, CostModel, LiveCurves</extracomment>
        <translation>k</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>CompactnessModel</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Spread</source>
        <extracomment>CompactnessModel</extracomment>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>KL</source>
        <extracomment>CompactnessModel</extracomment>
        <translation>KL</translation>
    </message>
    <message>
        <source>One colour &amp;range per row</source>
        <extracomment>CompareControls</extracomment>
        <translation>Un &amp;rango de color por fila</translation>
    </message>
    <message>
        <source>Head counts</source>
        <extracomment>CompareControls</extracomment>
        <translation>Números de cabezas</translation>
    </message>
    <message>
        <source>Methods</source>
        <extracomment>CompareControls</extracomment>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Attention plans</source>
        <extracomment>CompareControls</extracomment>
        <translation>Planes de atención</translation>
    </message>
    <message>
        <source>Models</source>
        <extracomment>CompareControls</extracomment>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Heads of a block</source>
        <extracomment>CompareControls</extracomment>
        <translation>Cabezas de un bloque</translation>
    </message>
    <message>
        <source>Before and after</source>
        <extracomment>CompareControls</extracomment>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Pictures</source>
        <extracomment>CompareControls</extracomment>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Columns</source>
        <extracomment>CompareControls</extracomment>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>What changes from column to column. Before and after: the network as it is, and with what is switched off under What if.</source>
        <extracomment>CompareControls</extracomment>
        <translation>Lo que cambia de columna a columna. Antes y después: la red tal como es, y con lo desactivado en «¿Y si…?».</translation>
    </message>
    <message>
        <source>Rows</source>
        <extracomment>CompareControls</extracomment>
        <translation>Filas</translation>
    </message>
    <message>
        <source>What changes from row to row.</source>
        <extracomment>CompareControls</extracomment>
        <translation>Lo que cambia de fila a fila.</translation>
    </message>
    <message>
        <source>The open picture and those that follow it in the list.</source>
        <extracomment>CompareControls</extracomment>
        <translation>La imagen abierta y las que la siguen en la lista.</translation>
    </message>
    <message>
        <source>Which methods are shown.</source>
        <extracomment>CompareControls</extracomment>
        <translation>Qué métodos se muestran.</translation>
    </message>
    <message>
        <source>Plans separated by |, e.g. hydra:cosine@back:1 | hydra:cosine@all. An empty one is the plan the model was trained with.</source>
        <extracomment>CompareControls</extracomment>
        <translation>Planes separados por |, p. ej. hydra:cosine@back:1 | hydra:cosine@all. Uno vacío es el plan con el que se entrenó el modelo.</translation>
    </message>
    <message>
        <source>Add a model</source>
        <extracomment>CompareControls</extracomment>
        <translation>Añadir un modelo</translation>
    </message>
    <message>
        <source>Another checkpoint, next to the open one.</source>
        <extracomment>CompareControls</extracomment>
        <translation>Otro checkpoint, junto al abierto.</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <extracomment>CompareControls</extracomment>
        <translation>Añadir un modelo…</translation>
    </message>
    <message>
        <source>One colour range per row</source>
        <extracomment>CompareControls</extracomment>
        <translation>Un rango de color por fila</translation>
    </message>
    <message>
        <source>Equal colours mean equal values in all panels of a row that show the same method.</source>
        <extracomment>CompareControls</extracomment>
        <translation>Colores iguales significan valores iguales en todos los paneles de una fila que muestran el mismo método.</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <extracomment>CompareControls</extracomment>
        <translation>&amp;Columnas</translation>
    </message>
    <message>
        <source>R&amp;ows</source>
        <extracomment>CompareControls</extracomment>
        <translation>&amp;Filas</translation>
    </message>
    <message>
        <source>Another file…</source>
        <extracomment>CompareControls</extracomment>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>Methods are columns, pictures are rows.</source>
        <extracomment>CompareControls</extracomment>
        <translation>Los métodos son columnas; las imágenes, filas.</translation>
    </message>
    <message>
        <source>&amp;Difference</source>
        <extracomment>ComparePair</extracomment>
        <translation>&amp;Diferencia</translation>
    </message>
    <message>
        <source>&amp;Normalised</source>
        <extracomment>ComparePair</extracomment>
        <translation>&amp;Normalizada</translation>
    </message>
    <message>
        <source>&amp;Blink</source>
        <extracomment>ComparePair</extracomment>
        <translation>Al&amp;ternar</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>ComparePair</extracomment>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>The second panel shows the first map minus the second. Choose two panels: a click, then Shift and a click.</source>
        <extracomment>ComparePair</extracomment>
        <translation>El segundo panel muestra el primer mapa menos el segundo. Elija dos paneles: un clic y, después, Mayús y un clic.</translation>
    </message>
    <message>
        <source>Normalised</source>
        <extracomment>ComparePair</extracomment>
        <translation>Normalizada</translation>
    </message>
    <message>
        <source>Divides each map by its largest magnitude first, so that the difference shows shape, not scale.</source>
        <extracomment>ComparePair</extracomment>
        <translation>Divide antes cada mapa por su mayor magnitud, para que la diferencia muestre la forma y no la escala.</translation>
    </message>
    <message>
        <source>Blink</source>
        <extracomment>ComparePair</extracomment>
        <translation>Alternar</translation>
    </message>
    <message>
        <source>The first panel alternates between the two maps.</source>
        <extracomment>ComparePair</extracomment>
        <translation>El primer panel alterna entre los dos mapas.</translation>
    </message>
    <message>
        <source>Similarity of the two selected maps</source>
        <extracomment>ComparePair</extracomment>
        <translation>Similitud de los dos mapas seleccionados</translation>
    </message>
    <message>
        <source>Pearson %1   Spearman %2   IoU of the top 20 % %3</source>
        <extracomment>ComparePair</extracomment>
        <translation>Pearson %1   Spearman %2   IoU del 20 % superior %3</translation>
    </message>
    <message>
        <source>The maps have different grids.</source>
        <extracomment>ComparePair</extracomment>
        <translation>Los mapas tienen rejillas distintas.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <extracomment>CompareWindow</extracomment>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>What is compared</source>
        <extracomment>CompareWindow</extracomment>
        <translation>Lo que se compara</translation>
    </message>
    <message>
        <source>Values under the mouse</source>
        <extracomment>CompareWindow</extracomment>
        <translation>Valores bajo el ratón</translation>
    </message>
    <message>
        <source>Export maps</source>
        <extracomment>CompareWindow</extracomment>
        <translation>Exportar mapas</translation>
    </message>
    <message>
        <source>The maps of all panels as numbers: NPZ with one array per panel, CSV with one line per value, or JSON.</source>
        <extracomment>CompareWindow</extracomment>
        <translation>Los mapas de todos los paneles como números: NPZ con un array por panel, CSV con una línea por valor, o JSON.</translation>
    </message>
    <message>
        <source>&amp;Export maps…</source>
        <extracomment>CompareWindow</extracomment>
        <translation>&amp;Exportar mapas…</translation>
    </message>
    <message>
        <source>Save figure</source>
        <extracomment>CompareWindow, EmbeddingWindow, FilePicker, TrustPanel, WalkWindow</extracomment>
        <translation>Guardar figura</translation>
    </message>
    <message>
        <source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The panels as they stand, as PDF, SVG or PNG; the file says how they were computed.</source>
        <extracomment>CompareWindow</extracomment>
        <translation>&lt;b&gt;Guardar figura&lt;/b&gt; (%1)&lt;br&gt;Los paneles tal como están, en PDF, SVG o PNG; el archivo dice cómo se calcularon.</translation>
    </message>
    <message>
        <source>Save &amp;figure…</source>
        <extracomment>CompareWindow, EmbeddingWindow</extracomment>
        <translation>Guardar &amp;figura…</translation>
    </message>
    <message>
        <source>Not saved: the maps are still being computed</source>
        <extracomment>CompareWindow</extracomment>
        <translation>No se guardó: los mapas se están calculando todavía</translation>
    </message>
    <message>
        <source>each picture&apos;s predicted class</source>
        <extracomment>CompareWords</extracomment>
        <translation>la clase predicha de cada imagen</translation>
    </message>
    <message>
        <source>nothing is switched off</source>
        <extracomment>CompareWords</extracomment>
        <translation>no hay nada desactivado</translation>
    </message>
    <message>
        <source>Click a patch (keys: Ctrl + arrows, Space) to make it the query in all panels, Esc for the class token. Shift-click another panel to compare.</source>
        <extracomment>CompareWords</extracomment>
        <translation>Haga clic en un parche (teclas: Ctrl + flechas, Espacio) para que sea la consulta en todos los paneles; Esc para el token de clase. Mayús+clic en otro panel para comparar.</translation>
    </message>
    <message>
        <source>Click a panel, Shift-click another to compare; wheel zooms, double click opens it in the main window.</source>
        <extracomment>CompareWords</extracomment>
        <translation>Haga clic en un panel y Mayús+clic en otro para comparar; la rueda amplía, el doble clic lo abre en la ventana principal.</translation>
    </message>
    <message>
        <source>head %1</source>
        <extracomment>Comparison</extracomment>
        <translation>cabeza %1</translation>
    </message>
    <message>
        <source>block %1</source>
        <extracomment>Comparison</extracomment>
        <translation>bloque %1</translation>
    </message>
    <message>
        <source>Grid of maps</source>
        <extracomment>ComparisonGrid</extracomment>
        <translation>Cuadrícula de mapas</translation>
    </message>
    <message>
        <source>%1, map from %2 to %3</source>
        <extracomment>ComparisonGrid</extracomment>
        <translation>%1, mapa de %2 a %3</translation>
    </message>
    <message>
        <source>row %1, col %2</source>
        <extracomment>ComparisonGrid</extracomment>
        <translation>fila %1, col. %2</translation>
    </message>
    <message>
        <source>, normalised</source>
        <extracomment>ComparisonPainter</extracomment>
        <translation>, normalizada</translation>
    </message>
    <message>
        <source>opening…</source>
        <extracomment>ComparisonPainter</extracomment>
        <translation>abriendo…</translation>
    </message>
    <message>
        <source>different grids</source>
        <extracomment>ComparisonPainter</extracomment>
        <translation>rejillas distintas</translation>
    </message>
    <message>
        <source>Cost chart</source>
        <extracomment>CostChart</extracomment>
        <translation>Gráfico de costes</translation>
    </message>
    <message>
        <source>%1 heads</source>
        <extracomment>CostChart, CostModel</extracomment>
        <translation>%1 cabezas</translation>
    </message>
    <message>
        <source>Not trained alone</source>
        <extracomment>CostModel</extracomment>
        <translation>No entrenado por separado</translation>
    </message>
    <message>
        <source>%1 multiply-accumulates make and apply attention</source>
        <extracomment>CostModel</extracomment>
        <translation>%1 multiplicaciones-acumulaciones crean y aplican la atención</translation>
    </message>
    <message>
        <source>The HydraViT paper&apos;s estimate: weights plus twice every layer&apos;s output, without attention matrices.</source>
        <extracomment>CostModel</extracomment>
        <translation>La estimación del artículo de HydraViT: los pesos más el doble de la salida de cada capa, sin las matrices de atención.</translation>
    </message>
    <message>
        <source>Median of %1 passes, quartiles %2 and %3, %4 threads. %5 GFLOPS; a large matrix product reaches %6. A pass uses at most %7 MB in addition to the weights.</source>
        <extracomment>CostModel</extracomment>
        <translation>Mediana de %1 pasadas, cuartiles %2 y %3, %4 hilos. %5 GFLOPS; un producto de matrices grande alcanza %6. Una pasada usa como máximo %7 MB además de los pesos.</translation>
    </message>
    <message>
        <source>%1 pictures at once</source>
        <extracomment>CostModel</extracomment>
        <translation>%1 imágenes a la vez</translation>
    </message>
    <message>
        <source>Parameters</source>
        <extracomment>CostModel</extracomment>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>GMACs</source>
        <extracomment>CostModel, ui</extracomment>
        <translation>GMAC</translation>
    </message>
    <message>
        <source>Attention</source>
        <extracomment>CostModel, Docks, PlanModel, Tour</extracomment>
        <translation>Atención</translation>
    </message>
    <message>
        <source>RAM, MB</source>
        <extracomment>CostModel</extracomment>
        <translation>RAM, MB</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <extracomment>CostModel, ui</extracomment>
        <translation>Tiempo, ms</translation>
    </message>
    <message>
        <source>Images/s</source>
        <extracomment>CostModel</extracomment>
        <translation>Imágenes/s</translation>
    </message>
    <message>
        <source>Attention as chosen</source>
        <extracomment>CostPanel</extracomment>
        <translation>Atención elegida</translation>
    </message>
    <message>
        <source>Attention as trained</source>
        <extracomment>CostPanel</extracomment>
        <translation>Atención entrenada</translation>
    </message>
    <message>
        <source>Slicing scheme</source>
        <extracomment>CostPanel</extracomment>
        <translation>Esquema de corte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Slicing scheme&lt;/b&gt;&lt;br&gt;What a sub-network of k heads keeps: &lt;i&gt;HydraViT&lt;/i&gt; and &lt;i&gt;SortedNet&lt;/i&gt; narrow the tokens too, &lt;i&gt;MatFormer&lt;/i&gt; only the MLP, &lt;i&gt;DynaBERT&lt;/i&gt; heads and MLP.</source>
        <extracomment>CostPanel</extracomment>
        <translation>&lt;b&gt;Esquema de corte&lt;/b&gt;&lt;br&gt;Lo que conserva una subred de k cabezas: &lt;i&gt;HydraViT&lt;/i&gt; y &lt;i&gt;SortedNet&lt;/i&gt; estrechan también los tokens, &lt;i&gt;MatFormer&lt;/i&gt; solo el MLP, &lt;i&gt;DynaBERT&lt;/i&gt; las cabezas y el MLP.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Image size&lt;/b&gt;&lt;br&gt;More pixels make more tokens, and softmax attention grows with their square.</source>
        <extracomment>CostPanel</extracomment>
        <translation>&lt;b&gt;Tamaño de imagen&lt;/b&gt;&lt;br&gt;Más píxeles producen más tokens, y la atención softmax crece con el cuadrado de estos.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Attention&lt;/b&gt;&lt;br&gt;As chosen in the Attention panel, or as the weights were trained.</source>
        <extracomment>CostPanel</extracomment>
        <translation>&lt;b&gt;Atención&lt;/b&gt;&lt;br&gt;La elegida en el panel Atención, o aquella con la que se entrenaron los pesos.</translation>
    </message>
    <message>
        <source>Chart</source>
        <extracomment>CostPanel</extracomment>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>&lt;b&gt;Chart&lt;/b&gt;&lt;br&gt;What is drawn.</source>
        <extracomment>CostPanel</extracomment>
        <translation>&lt;b&gt;Gráfico&lt;/b&gt;&lt;br&gt;Lo que se dibuja.</translation>
    </message>
    <message>
        <source>Cost of each head count</source>
        <extracomment>CostPanel</extracomment>
        <translation>Coste de cada número de cabezas</translation>
    </message>
    <message>
        <source>Measure</source>
        <extracomment>CostPanel</extracomment>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>CostPanel, Docks</extracomment>
        <translation>Coste</translation>
    </message>
    <message>
        <source>%1 × %2 px (native)</source>
        <extracomment>CostPanel</extracomment>
        <translation>%1 × %2 px (original)</translation>
    </message>
    <message>
        <source>%1 × %1 px</source>
        <extracomment>CostPanel</extracomment>
        <translation>%1 × %1 px</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>CostPanel, PromptsPanel</extracomment>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Measure sizes</source>
        <extracomment>CostPanel</extracomment>
        <translation>Medir tamaños</translation>
    </message>
    <message>
        <source>Measure heads</source>
        <extracomment>CostPanel</extracomment>
        <translation>Medir cabezas</translation>
    </message>
    <message>
        <source>Keep what has been measured.</source>
        <extracomment>CostPanel</extracomment>
        <translation>Conserva lo que se ha medido.</translation>
    </message>
    <message>
        <source>Measures softmax, window and Hydra attention at every image size, at the chosen head count. Large pictures take a while.</source>
        <extracomment>CostPanel</extracomment>
        <translation>Mide la atención softmax, de ventana e Hydra con cada tamaño de imagen y el número de cabezas elegido. Las imágenes grandes tardan un rato.</translation>
    </message>
    <message>
        <source>Measures time, throughput and memory of every head count on this machine. You can keep working; your requests take priority.</source>
        <extracomment>CostPanel</extracomment>
        <translation>Mide tiempo, rendimiento y memoria de cada número de cabezas en este equipo. Se puede seguir trabajando; las peticiones del usuario tienen prioridad.</translation>
    </message>
    <message>
        <source>Measuring %1 of %2…</source>
        <extracomment>CostPanel</extracomment>
        <translation>Midiendo %1 de %2…</translation>
    </message>
    <message>
        <source>%1, %2 threads, matrix products at %3 GFLOPS</source>
        <extracomment>CostPanel</extracomment>
        <translation>%1, %2 hilos, productos de matrices a %3 GFLOPS</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <extracomment>CostPanel</extracomment>
        <translation>Aún sin medir</translation>
    </message>
    <message>
        <source>Chart without data</source>
        <extracomment>CurveChart</extracomment>
        <translation>Gráfico sin datos</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <extracomment>CurveChart</extracomment>
        <translation>nada todavía</translation>
    </message>
    <message>
        <source>Close %1</source>
        <extracomment>Dock</extracomment>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Close this panel. View &gt; Panels brings it back.</source>
        <extracomment>Dock</extracomment>
        <translation>Cierra este panel. Ver &gt; Paneles lo recupera.</translation>
    </message>
    <message>
        <source>Panels</source>
        <extracomment>Dock</extracomment>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Images</source>
        <extracomment>Docks, ImagesPanel</extracomment>
        <translation>Imágenes</translation>
    </message>
    <message>
        <source>Explain</source>
        <extracomment>Docks, ProbeDialog</extracomment>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>Docks</extracomment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Predictions</source>
        <extracomment>Docks, PredictionsPanel</extracomment>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Trust</source>
        <extracomment>Docks, TrustPanel, Tour</extracomment>
        <translation>Fidelidad</translation>
    </message>
    <message>
        <source>Prompts</source>
        <extracomment>Docks, PromptsPanel</extracomment>
        <translation>Prompts</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&amp;Calcular</translation>
    </message>
    <message>
        <source>Heads k</source>
        <extracomment>EmbeddingControls, ui</extracomment>
        <translation>Cabezas k</translation>
    </message>
    <message>
        <source>Tokens of this picture</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Tokens de esta imagen</translation>
    </message>
    <message>
        <source>Tokens of all pictures</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Tokens de todas las imágenes</translation>
    </message>
    <message>
        <source>Class tokens of all pictures</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Tokens de clase de todas las imágenes</translation>
    </message>
    <message>
        <source>What is embedded</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Qué se representa</translation>
    </message>
    <message>
        <source>&lt;b&gt;What is embedded&lt;/b&gt;&lt;br&gt;Every token of this picture or of all pictures in the list, or for each picture the one vector that the classifier reads.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&lt;b&gt;Qué se representa&lt;/b&gt;&lt;br&gt;Todos los tokens de esta imagen o de todas las de la lista, o bien, para cada imagen, el único vector que lee el clasificador.</translation>
    </message>
    <message>
        <source>Block</source>
        <extracomment>EmbeddingControls, PlanModel, WhatIfPanel</extracomment>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Tokens as a block leaves them, or after the final norm, as the classifier reads them.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&lt;b&gt;Bloque&lt;/b&gt;&lt;br&gt;Los tokens tal como salen de un bloque, o después de la norma final, tal como los lee el clasificador.</translation>
    </message>
    <message>
        <source>Layout</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>&lt;b&gt;Layout&lt;/b&gt;&lt;br&gt;One embedding of all head counts (shorter vectors are padded with zeros), so that they can be compared, or one embedding for each.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&lt;b&gt;Disposición&lt;/b&gt;&lt;br&gt;Un solo embedding de todos los números de cabezas (los vectores más cortos se rellenan con ceros), para poder compararlos, o un embedding para cada uno.</translation>
    </message>
    <message>
        <source>Perplexity</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Perplejidad</translation>
    </message>
    <message>
        <source>&lt;b&gt;Perplexity&lt;/b&gt;&lt;br&gt;The effective number of neighbours of each point. At most a third of the points; a larger value is lowered, and the note below says so.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&lt;b&gt;Perplejidad&lt;/b&gt;&lt;br&gt;El número efectivo de vecinos de cada punto. Como máximo un tercio de los puntos; un valor mayor se reduce, y la nota de abajo lo indica.</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>&lt;b&gt;Seed&lt;/b&gt;&lt;br&gt;0 starts from the first two principal components; other seeds add 1 % noise. The same seed gives the same points.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&lt;b&gt;Semilla&lt;/b&gt;&lt;br&gt;0 parte de las dos primeras componentes principales; otras semillas añaden un 1 % de ruido. La misma semilla da los mismos puntos.</translation>
    </message>
    <message>
        <source>Run or stop</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Calcular o detener</translation>
    </message>
    <message>
        <source>Runs the embedding. While it runs: stops it and keeps the points.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Calcula el embedding. Durante el cálculo: lo detiene y conserva los puntos.</translation>
    </message>
    <message>
        <source>&amp;Embed</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&amp;Representar</translation>
    </message>
    <message>
        <source>&amp;Block</source>
        <extracomment>EmbeddingControls, ExplainPanel, WalkWindow</extracomment>
        <translation>&amp;Bloque</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&amp;Disposición</translation>
    </message>
    <message>
        <source>&amp;Perplexity</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&amp;Perplejidad</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Which sub-networks the tokens come from.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>&lt;b&gt;Cabezas&lt;/b&gt;&lt;br&gt;De qué subredes proceden los tokens.</translation>
    </message>
    <message>
        <source>after the final norm</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>después de la norma final</translation>
    </message>
    <message>
        <source>as they leave block %1</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>tal como salen del bloque %1</translation>
    </message>
    <message>
        <source>Tokens of the sub-network of k = %1</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Tokens de la subred de k = %1</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Settings changed. Press Run to update.</source>
        <extracomment>EmbeddingControls</extracomment>
        <translation>Han cambiado los ajustes. Pulse Calcular para actualizar.</translation>
    </message>
    <message>
        <source>Open a model and a picture first.</source>
        <extracomment>EmbeddingRun, Work</extracomment>
        <translation>Abra primero un modelo y una imagen.</translation>
    </message>
    <message>
        <source>Choose at least one head count.</source>
        <extracomment>EmbeddingRun</extracomment>
        <translation>Elija al menos un número de cabezas.</translation>
    </message>
    <message>
        <source>running the network</source>
        <extracomment>EmbeddingRun</extracomment>
        <translation>ejecutando la red</translation>
    </message>
    <message>
        <source>Picture %1 of %2: %3</source>
        <extracomment>EmbeddingRun</extracomment>
        <translation>Imagen %1 de %2: %3</translation>
    </message>
    <message>
        <source>Picture of the points</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>Imagen de los puntos</translation>
    </message>
    <message>
        <source>Hover over a patch or use the arrow keys to highlight its points.</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>Pase el ratón sobre un parche o use las teclas de flecha para resaltar sus puntos.</translation>
    </message>
    <message>
        <source>head count</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>número de cabezas</translation>
    </message>
    <message>
        <source>place in the picture</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>lugar en la imagen</translation>
    </message>
    <message>
        <source>length of the token</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>longitud del token</translation>
    </message>
    <message>
        <source>relevance</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>relevancia</translation>
    </message>
    <message>
        <source>Colour by</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>Colorear por</translation>
    </message>
    <message>
        <source>&lt;b&gt;Colour by&lt;/b&gt;&lt;br&gt;What the points&apos; colours show. Relevance is the map in the main window, for its picture and head count.</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>&lt;b&gt;Colorear por&lt;/b&gt;&lt;br&gt;Lo que muestran los colores de los puntos. Relevancia es el mapa de la ventana principal, para su imagen y su número de cabezas.</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>&amp;Colorear por</translation>
    </message>
    <message>
        <source>Spread of each head count</source>
        <extracomment>EmbeddingSide</extracomment>
        <translation>Dispersión de cada número de cabezas</translation>
    </message>
    <message>
        <source>Embedding</source>
        <extracomment>EmbeddingWindow, PartsModel, Scatter, Tour</extracomment>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Open a model and a picture to see its tokens as points.</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Abra un modelo y una imagen para ver sus tokens como puntos.</translation>
    </message>
    <message>
        <source>&amp;Thumbnails</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&amp;Miniaturas</translation>
    </message>
    <message>
        <source>Thumbnails</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Miniaturas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Thumbnails&lt;/b&gt; (T)&lt;br&gt;Shows the patch or picture at as many points as fit.</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&lt;b&gt;Miniaturas&lt;/b&gt; (T)&lt;br&gt;Muestra el parche o la imagen en tantos puntos como quepan.</translation>
    </message>
    <message>
        <source>&amp;Lasso</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&amp;Lazo</translation>
    </message>
    <message>
        <source>Lasso</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Lazo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Lasso&lt;/b&gt; (L)&lt;br&gt;Drag around points to select them. With the lasso off, use Shift-drag.</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&lt;b&gt;Lazo&lt;/b&gt; (L)&lt;br&gt;Arrastre alrededor de los puntos para seleccionarlos. Con el lazo desactivado, use Mayús y arrastre.</translation>
    </message>
    <message>
        <source>&amp;Only selected</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&amp;Solo seleccionados</translation>
    </message>
    <message>
        <source>Only selected</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Solo seleccionados</translation>
    </message>
    <message>
        <source>&lt;b&gt;Only selected&lt;/b&gt;&lt;br&gt;Hides points that are not selected.</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&lt;b&gt;Solo seleccionados&lt;/b&gt;&lt;br&gt;Oculta los puntos no seleccionados.</translation>
    </message>
    <message>
        <source>Save poi&amp;nts…</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Guardar p&amp;untos…</translation>
    </message>
    <message>
        <source>Save points</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Guardar puntos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Save points&lt;/b&gt;&lt;br&gt;Saves the selected points, or all if none is selected, as CSV, JSON or NPZ: input, k, token, row, col, norm, x, y.</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&lt;b&gt;Guardar puntos&lt;/b&gt;&lt;br&gt;Guarda los puntos seleccionados, o todos si no hay ninguno, como CSV, JSON o NPZ: input, k, token, row, col, norm, x, y.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;The points and their colours as they stand, as PDF, SVG or PNG; the file says how they were laid out.</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>&lt;b&gt;Guardar figura&lt;/b&gt; (%1)&lt;br&gt;Los puntos y sus colores tal como están, en PDF, SVG o PNG; el archivo dice cómo se dispusieron.</translation>
    </message>
    <message>
        <source>Point under the mouse</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Punto bajo el ratón</translation>
    </message>
    <message>
        <source>stopped</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>detenido</translation>
    </message>
    <message>
        <source>
and %1 more</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>
y %1 más</translation>
    </message>
    <message>
        <source>%1 points · iteration %2 of %3</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>%1 puntos · iteración %2 de %3</translation>
    </message>
    <message>
        <source>Perplexity lowered from %2 to %1: too few points</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Perplejidad reducida de %2 a %1: muy pocos puntos</translation>
    </message>
    <message>
        <source>Patch %1, under %2 head counts</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Parche %1, con %2 números de cabezas</translation>
    </message>
    <message>
        <source>Selected points: %1</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Puntos seleccionados: %1</translation>
    </message>
    <message>
        <source>Hover over a point or use the arrow keys; Shift-drag to select</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>Pase el ratón sobre un punto o use las teclas de flecha; Mayús y arrastre para seleccionar</translation>
    </message>
    <message>
        <source>Not saved: the points are still being laid out</source>
        <extracomment>EmbeddingWindow</extracomment>
        <translation>No se guardó: los puntos se están disponiendo todavía</translation>
    </message>
    <message>
        <source>Open a model to begin</source>
        <extracomment>EmptyState</extracomment>
        <translation>Abra un modelo para empezar</translation>
    </message>
    <message>
        <source>Hydrascope reads Vision Transformer checkpoints: safetensors, PyTorch, TorchScript or npz, from timm, torchvision, Hugging Face, HydraViT and others. Open one, or drop it here.</source>
        <extracomment>EmptyState</extracomment>
        <translation>Hydrascope lee checkpoints de Vision Transformer: safetensors, PyTorch, TorchScript o npz, de timm, torchvision, Hugging Face, HydraViT y otros. Abra uno o suéltelo aquí.</translation>
    </message>
    <message>
        <source>This picture cannot be shown</source>
        <extracomment>EmptyState</extracomment>
        <translation>Esta imagen no se puede mostrar</translation>
    </message>
    <message>
        <source>The message above says why. Choose another one in the list, or open one.</source>
        <extracomment>EmptyState</extracomment>
        <translation>El mensaje de arriba dice por qué. Elija otra en la lista o abra una.</translation>
    </message>
    <message>
        <source>Now a picture</source>
        <extracomment>EmptyState</extracomment>
        <translation>Ahora, una imagen</translation>
    </message>
    <message>
        <source>Drop a picture or a folder here, paste one, or open one.</source>
        <extracomment>EmptyState</extracomment>
        <translation>Suelte aquí una imagen o una carpeta, pegue una o ábrala.</translation>
    </message>
    <message>
        <source>opening %1</source>
        <extracomment>EngineBridge</extracomment>
        <translation>abriendo %1</translation>
    </message>
    <message>
        <source>About this method</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Acerca de este método</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&amp;Método</translation>
    </message>
    <message>
        <source>How the map is computed from the network. Each method answers a slightly different question.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Cómo se calcula el mapa a partir de la red. Cada método responde a una pregunta ligeramente distinta.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;A Vision Transformer is a stack of blocks, each an attention layer and an MLP. Choose the block to look at, counted from 0.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&lt;b&gt;Bloque&lt;/b&gt;&lt;br&gt;Un Vision Transformer es una pila de bloques, cada uno con una capa de atención y un MLP. Elija el bloque que se examina, contando desde 0.</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>todas</translation>
    </message>
    <message>
        <source>mean</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>media</translation>
    </message>
    <message>
        <source>minimum</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>máximo</translation>
    </message>
    <message>
        <source>Hea&amp;d</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Cabe&amp;za</translation>
    </message>
    <message>
        <source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Each block has several attention heads. Look at one, or at all of them fused by mean, minimum or maximum.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&lt;b&gt;Cabeza&lt;/b&gt;&lt;br&gt;Cada bloque tiene varias cabezas de atención. Se puede ver una, o todas fusionadas por media, mínimo o máximo.</translation>
    </message>
    <message>
        <source>Head fusion</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Fusión de cabezas</translation>
    </message>
    <message>
        <source>One head, or all of them fused.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Una cabeza, o todas fusionadas.</translation>
    </message>
    <message>
        <source>How the heads are fused: mean, minimum or maximum.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Cómo se fusionan las cabezas: media, mínimo o máximo.</translation>
    </message>
    <message>
        <source>S&amp;tart block</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Bloque &amp;inicial</translation>
    </message>
    <message>
        <source>&lt;b&gt;Start block&lt;/b&gt;&lt;br&gt;Methods that multiply over blocks start here. Leaving out early blocks often removes background artefacts.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&lt;b&gt;Bloque inicial&lt;/b&gt;&lt;br&gt;Los métodos que multiplican a lo largo de los bloques empiezan aquí. Omitir los primeros bloques suele eliminar artefactos del fondo.</translation>
    </message>
    <message>
        <source>D&amp;iscard</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&amp;Descarte</translation>
    </message>
    <message>
        <source>&lt;b&gt;Discard ratio&lt;/b&gt;&lt;br&gt;This share of the smallest attentions is set to zero before blocks are multiplied, so that the strongest paths stand out.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&lt;b&gt;Proporción de descarte&lt;/b&gt;&lt;br&gt;Esta proporción de las atenciones más pequeñas se pone a cero antes de multiplicar los bloques, para que destaquen los caminos más fuertes.</translation>
    </message>
    <message>
        <source>Gamma</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>&lt;b&gt;Gamma&lt;/b&gt;&lt;br&gt;How strongly positive parts are favoured on the way back: in the patch embedding, and in MLPs and classifier. Zero favours none.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&lt;b&gt;Gamma&lt;/b&gt;&lt;br&gt;Cuánto se favorecen las partes positivas en el camino de vuelta: en el embedding de parches, y en los MLP y el clasificador. Cero no favorece ninguna.</translation>
    </message>
    <message>
        <source>Gamma of the patch embedding</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Gamma del embedding de parches</translation>
    </message>
    <message>
        <source>Gamma of the patch embedding.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Gamma del embedding de parches.</translation>
    </message>
    <message>
        <source>Gamma of MLPs and classifier</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Gamma de los MLP y el clasificador</translation>
    </message>
    <message>
        <source>Gamma of MLPs and classifier.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Gamma de los MLP y el clasificador.</translation>
    </message>
    <message>
        <source>Steps</source>
        <extracomment>ExplainPanel, TrustPanel, WalkSteps</extracomment>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steps&lt;/b&gt;&lt;br&gt;The gradient is averaged over this many pictures, from black to the given one. 1 takes the picture alone and is that many times faster.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&lt;b&gt;Pasos&lt;/b&gt;&lt;br&gt;El gradiente se promedia sobre este número de imágenes, desde el negro hasta la dada. 1 toma la imagen sola y es ese número de veces más rápido.</translation>
    </message>
    <message>
        <source>To&amp;ken</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>To&amp;ken</translation>
    </message>
    <message>
        <source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;Attention is shown for one query token. Click a patch of the picture to make it the query. The default is the class token, which the classifier reads.</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>&lt;b&gt;Token de consulta&lt;/b&gt;&lt;br&gt;La atención se muestra para un token de consulta. Haga clic en un parche de la imagen para convertirlo en la consulta. El predeterminado es el token de clase, que lee el clasificador.</translation>
    </message>
    <message>
        <source>kept query (click for class token)</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>consulta conservada (clic para el token de clase)</translation>
    </message>
    <message>
        <source>Patch %1 (click for class token)</source>
        <extracomment>ExplainPanel</extracomment>
        <translation>Parche %1 (clic para el token de clase)</translation>
    </message>
    <message>
        <source>Not copied: the map is still being computed</source>
        <extracomment>Exports</extracomment>
        <translation>No se copió: el mapa se está calculando todavía</translation>
    </message>
    <message>
        <source>Copied, %1 × %2 pixels</source>
        <extracomment>Exports, FigureDialog</extracomment>
        <translation>Copiado, %1 × %2 píxeles</translation>
    </message>
    <message>
        <source>Not saved: the map is still being computed</source>
        <extracomment>Exports</extracomment>
        <translation>No se guardó: el mapa se está calculando todavía</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <extracomment>Exports</extracomment>
        <translation>no se pudo escribir %1</translation>
    </message>
    <message>
        <source>deletion</source>
        <extracomment>FaithChart</extracomment>
        <translation>eliminación</translation>
    </message>
    <message>
        <source>insertion</source>
        <extracomment>FaithChart</extracomment>
        <translation>inserción</translation>
    </message>
    <message>
        <source>Area under deletion %1, under insertion %2.</source>
        <extracomment>FaithChart</extracomment>
        <translation>Área bajo la eliminación %1, bajo la inserción %2.</translation>
    </message>
    <message>
        <source> In random order %1 and %2.</source>
        <extracomment>FaithChart</extracomment>
        <translation> En orden aleatorio, %1 y %2.</translation>
    </message>
    <message>
        <source>Deletion and insertion curves</source>
        <extracomment>FaithChart</extracomment>
        <translation>Curvas de eliminación e inserción</translation>
    </message>
    <message>
        <source>Patches are removed from the picture (deletion) or put back into a blurred one (insertion), most relevant first. For a faithful map, deletion falls early and insertion rises early. Click or use the arrow keys to look at a point.</source>
        <extracomment>FaithChart</extracomment>
        <translation>Los parches se quitan de la imagen (eliminación) o se reponen en una imagen borrosa (inserción), primero los más relevantes. En un mapa fiel, la eliminación cae pronto y la inserción sube pronto. Haga clic o use las teclas de flecha para ver un punto.</translation>
    </message>
    <message>
        <source>patches removed, or put back</source>
        <extracomment>FaithChart</extracomment>
        <translation>parches quitados, o repuestos</translation>
    </message>
    <message>
        <source>value of the target</source>
        <extracomment>FaithChart</extracomment>
        <translation>valor del objetivo</translation>
    </message>
    <message>
        <source>random %1, %2</source>
        <extracomment>FaithChart</extracomment>
        <translation>aleatorio %1, %2</translation>
    </message>
    <message>
        <source>&amp;Features</source>
        <extracomment>FeatureControls</extracomment>
        <translation>&amp;Características</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>FeatureControls</extracomment>
        <translation>tokens</translation>
    </message>
    <message>
        <source>tokens, normed</source>
        <extracomment>FeatureControls</extracomment>
        <translation>tokens, normalizados</translation>
    </message>
    <message>
        <source>queries</source>
        <extracomment>FeatureControls</extracomment>
        <translation>consultas</translation>
    </message>
    <message>
        <source>keys</source>
        <extracomment>FeatureControls</extracomment>
        <translation>claves</translation>
    </message>
    <message>
        <source>values</source>
        <extracomment>FeatureControls</extracomment>
        <translation>valores</translation>
    </message>
    <message>
        <source>&lt;b&gt;Features&lt;/b&gt;&lt;br&gt;Which vectors of the block are compared: its output tokens, the same after the final norm, or the queries, keys or values of its attention.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>&lt;b&gt;Características&lt;/b&gt;&lt;br&gt;Qué vectores del bloque se comparan: sus tokens de salida, los mismos después de la norma final, o las consultas, claves o valores de su atención.</translation>
    </message>
    <message>
        <source>Keep as query</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Usar de consulta</translation>
    </message>
    <message>
        <source>Compare the patches of all pictures with this one. Ctrl+click adds more patches of this picture; their mean is then the query.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Compara los parches de todas las imágenes con este. Ctrl+clic añade más parches de esta imagen; su media es entonces la consulta.</translation>
    </message>
    <message>
        <source>Freeze</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Congelar</translation>
    </message>
    <message>
        <source>Keep this picture&apos;s axes: other pictures, blocks and head counts are coloured in them, and like colours then mean like features.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Conserva los ejes de esta imagen: otras imágenes, bloques y números de cabezas se colorean en ellos, y colores parecidos significan entonces características parecidas.</translation>
    </message>
    <message>
        <source>Fit on list</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Ajustar con lista</translation>
    </message>
    <message>
        <source>Fit the axes on all pictures of the list.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Ajusta los ejes con todas las imágenes de la lista.</translation>
    </message>
    <message>
        <source>Release</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Fit the axes on each picture by itself again.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Vuelve a ajustar los ejes con cada imagen por separado.</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Use axes from a file.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Usa los ejes de un archivo.</translation>
    </message>
    <message>
        <source>Save…</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save the kept axes, and what they were fitted on, as .npz.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Guarda los ejes conservados, y con qué se ajustaron, como .npz.</translation>
    </message>
    <message>
        <source>F&amp;oreground</source>
        <extracomment>FeatureControls</extracomment>
        <translation>P&amp;rimer plano</translation>
    </message>
    <message>
        <source>&lt;b&gt;Foreground&lt;/b&gt;&lt;br&gt;Only patches whose first component reaches this share of its range are fitted and coloured. Of the two ends, the foreground is the one that touches the edges of the picture less.</source>
        <extracomment>FeatureControls</extracomment>
        <translation>&lt;b&gt;Primer plano&lt;/b&gt;&lt;br&gt;Solo se ajustan y colorean los parches cuya primera componente alcanza esta proporción de su rango. De los dos extremos, el primer plano es el que menos toca los bordes de la imagen.</translation>
    </message>
    <message>
        <source>Save axes</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Guardar ejes</translation>
    </message>
    <message>
        <source>Fitting… %1 %</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Ajustando… %1 %</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>FeatureControls, RoundCurvePanel</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Fitting…</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Ajustando…</translation>
    </message>
    <message>
        <source>Fitted on each picture by itself</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Ajustado con cada imagen por separado</translation>
    </message>
    <message>
        <source>The kept axes are no longer there; release them</source>
        <extracomment>FeatureControls</extracomment>
        <translation>Los ejes conservados ya no existen; suéltelos</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <extracomment>FigureDialog</extracomment>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <extracomment>FigureDialog</extracomment>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>Make a figure</source>
        <extracomment>FigureDialog, HeadMatrixWindow</extracomment>
        <translation>Crear figura</translation>
    </message>
    <message>
        <source>Command</source>
        <extracomment>FigureDialog</extracomment>
        <translation>Comando</translation>
    </message>
    <message>
        <source>&lt;b&gt;Command&lt;/b&gt;&lt;br&gt;The command that reproduces this figure in a terminal. It is also stored inside the file.</source>
        <extracomment>FigureDialog</extracomment>
        <translation>&lt;b&gt;Comando&lt;/b&gt;&lt;br&gt;El comando que reproduce esta figura en un terminal. También se guarda dentro del archivo.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Copy&lt;/b&gt;&lt;br&gt;The figure as a picture, in the pixels of its resolution.</source>
        <extracomment>FigureDialog</extracomment>
        <translation>&lt;b&gt;Copiar&lt;/b&gt;&lt;br&gt;La figura como imagen, con los píxeles de su resolución.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>FigureDialog</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>%1 × %2 mm, %3 × %4 pixels</source>
        <extracomment>FigureDialog</extracomment>
        <translation>%1 × %2 mm, %3 × %4 píxeles</translation>
    </message>
    <message>
        <source> — higher than a page</source>
        <extracomment>FigureDialog</extracomment>
        <translation> — más alta que una página</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>FigureDialog</extracomment>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>&amp;Positive part of signed maps</source>
        <extracomment>FigureForm</extracomment>
        <translation>Parte &amp;positiva de los mapas con signo</translation>
    </message>
    <message>
        <source>A panel for each head &amp;count</source>
        <extracomment>FigureForm</extracomment>
        <translation>Un panel por &amp;número de cabezas</translation>
    </message>
    <message>
        <source>&amp;Most important heads first</source>
        <extracomment>FigureForm</extracomment>
        <translation>&amp;Cabezas más importantes primero</translation>
    </message>
    <message>
        <source> mm</source>
        <extracomment>FigureForm, Preferences</extracomment>
        <translation> mm</translation>
    </message>
    <message>
        <source> dpi</source>
        <extracomment>FigureForm, Preferences</extracomment>
        <translation> dpi</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>FigureForm, Preferences</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>Panel &amp;letters</source>
        <extracomment>FigureForm</extracomment>
        <translation>&amp;Letras de panel</translation>
    </message>
    <message>
        <source>Colour &amp;bar</source>
        <extracomment>FigureForm</extracomment>
        <translation>&amp;Barra de color</translation>
    </message>
    <message>
        <source>Ca&amp;ption</source>
        <extracomment>FigureForm</extracomment>
        <translation>P&amp;ie de figura</translation>
    </message>
    <message>
        <source>&amp;Full paths inside the file</source>
        <extracomment>FigureForm</extracomment>
        <translation>R&amp;utas completas dentro del archivo</translation>
    </message>
    <message>
        <source>The current view</source>
        <extracomment>FigureForm</extracomment>
        <translation>La vista actual</translation>
    </message>
    <message>
        <source>Head counts side by side</source>
        <extracomment>FigureForm</extracomment>
        <translation>Números de cabezas en paralelo</translation>
    </message>
    <message>
        <source>Methods side by side</source>
        <extracomment>FigureForm</extracomment>
        <translation>Métodos en paralelo</translation>
    </message>
    <message>
        <source>Before and after (What if)</source>
        <extracomment>FigureForm</extracomment>
        <translation>Antes y después (¿Y si…?)</translation>
    </message>
    <message>
        <source>All heads of all blocks</source>
        <extracomment>FigureForm</extracomment>
        <translation>Todas las cabezas de todos los bloques</translation>
    </message>
    <message>
        <source>Token contributions</source>
        <extracomment>FigureForm</extracomment>
        <translation>Contribuciones de los tokens</translation>
    </message>
    <message>
        <source>Tokens as points (t-SNE)</source>
        <extracomment>FigureForm</extracomment>
        <translation>Tokens como puntos (t-SNE)</translation>
    </message>
    <message>
        <source>Cost of head counts</source>
        <extracomment>FigureForm</extracomment>
        <translation>Coste de los números de cabezas</translation>
    </message>
    <message>
        <source>MACs over image sizes</source>
        <extracomment>FigureForm</extracomment>
        <translation>MAC según el tamaño de imagen</translation>
    </message>
    <message>
        <source>One for all maps</source>
        <extracomment>FigureForm</extracomment>
        <translation>Uno para todos los mapas</translation>
    </message>
    <message>
        <source>One for each picture</source>
        <extracomment>FigureForm</extracomment>
        <translation>Uno para cada imagen</translation>
    </message>
    <message>
        <source>Each map its own</source>
        <extracomment>FigureForm</extracomment>
        <translation>Cada mapa el suyo</translation>
    </message>
    <message>
        <source>automatic</source>
        <extracomment>FigureForm</extracomment>
        <translation>automático</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <extracomment>FigureForm</extracomment>
        <translation>&amp;Figura</translation>
    </message>
    <message>
        <source>What is drawn.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Lo que se dibuja.</translation>
    </message>
    <message>
        <source>P&amp;ictures</source>
        <extracomment>FigureForm</extracomment>
        <translation>I&amp;mágenes</translation>
    </message>
    <message>
        <source>The rows of the figure.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Las filas de la figura.</translation>
    </message>
    <message>
        <source>&amp;Heads</source>
        <extracomment>FigureForm, HeadMatrixWindow, LiveWindow</extracomment>
        <translation>Cabe&amp;zas</translation>
    </message>
    <message>
        <source>Head counts k, as 3,6,9-12.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Números de cabezas k, como 3,6,9-12.</translation>
    </message>
    <message>
        <source>&amp;Methods</source>
        <extracomment>FigureForm</extracomment>
        <translation>M&amp;étodos</translation>
    </message>
    <message>
        <source>The maps that are drawn.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Los mapas que se dibujan.</translation>
    </message>
    <message>
        <source>Bl&amp;ocks</source>
        <extracomment>FigureForm</extracomment>
        <translation>Bl&amp;oques</translation>
    </message>
    <message>
        <source>Blocks, as 9,10,11, for methods that look at one. Empty: the last.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Bloques, como 9,10,11, para métodos que miran uno solo. Vacío: el último.</translation>
    </message>
    <message>
        <source>Colour &amp;range</source>
        <extracomment>FigureForm</extracomment>
        <translation>&amp;Rango de color</translation>
    </message>
    <message>
        <source>Which maps share one colour range: equal colours then mean equal values.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Qué mapas comparten un rango de color: colores iguales significan entonces valores iguales.</translation>
    </message>
    <message>
        <source>Pre&amp;dictions</source>
        <extracomment>FigureForm</extracomment>
        <translation>Pre&amp;dicciones</translation>
    </message>
    <message>
        <source>Classes below each map.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Clases debajo de cada mapa.</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <extracomment>FigureForm, LookPanel</extracomment>
        <translation>Color&amp;es</translation>
    </message>
    <message>
        <source>For unsigned maps.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Para mapas sin signo.</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <extracomment>FigureForm, Preferences</extracomment>
        <translation>&amp;Anchura</translation>
    </message>
    <message>
        <source>One journal column is 84 mm wide, two are 174 mm.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Una columna de revista mide 84 mm de ancho; dos, 174 mm.</translation>
    </message>
    <message>
        <source>Re&amp;solution</source>
        <extracomment>FigureForm</extracomment>
        <translation>Re&amp;solución</translation>
    </message>
    <message>
        <source>Of a PNG, and of the pictures inside SVG and PDF.</source>
        <extracomment>FigureForm</extracomment>
        <translation>La de un PNG, y la de las imágenes dentro de SVG y PDF.</translation>
    </message>
    <message>
        <source>Fo&amp;nt size</source>
        <extracomment>FigureForm</extracomment>
        <translation>&amp;Tamaño de letra</translation>
    </message>
    <message>
        <source>Of titles and numbers; the text below maps is smaller.</source>
        <extracomment>FigureForm</extracomment>
        <translation>El de títulos y números; el texto debajo de los mapas es menor.</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <extracomment>FigureForm</extracomment>
        <translation>Col&amp;umnas</translation>
    </message>
    <message>
        <source>Panels side by side.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Paneles en paralelo.</translation>
    </message>
    <message>
        <source>The command that reproduces the figure gives model and pictures relative to the figure&apos;s folder, so that it does not reveal your home folder. Check this to write full paths.</source>
        <extracomment>FigureForm</extracomment>
        <translation>El comando que reproduce la figura indica modelo e imágenes con rutas relativas a la carpeta de la figura, para no revelar la carpeta personal. Marque esta casilla para escribir rutas completas.</translation>
    </message>
    <message>
        <source>Words of the caption</source>
        <extracomment>FigureForm</extracomment>
        <translation>Texto del pie de figura</translation>
    </message>
    <message>
        <source>The current one</source>
        <extracomment>FigureForm</extracomment>
        <translation>La actual</translation>
    </message>
    <message>
        <source>All of the list</source>
        <extracomment>FigureForm</extracomment>
        <translation>Todas las de la lista</translation>
    </message>
    <message>
        <source>The first %1 of the list</source>
        <extracomment>FigureForm</extracomment>
        <translation>Las %1 primeras de la lista</translation>
    </message>
    <message>
        <source>a, b, c beside the panels.</source>
        <extracomment>FigureForm</extracomment>
        <translation>a, b, c junto a los paneles.</translation>
    </message>
    <message>
        <source>Letters tell the rows of several pictures apart, and this figure has one.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Las letras distinguen las filas de varias imágenes, y esta figura solo tiene una.</translation>
    </message>
    <message>
        <source>Letters tell panels apart, and this figure has one.</source>
        <extracomment>FigureForm</extracomment>
        <translation>Las letras distinguen los paneles, y esta figura solo tiene uno.</translation>
    </message>
    <message>
        <source>The figure</source>
        <extracomment>FigureView</extracomment>
        <translation>La figura</translation>
    </message>
    <message>
        <source>being drawn</source>
        <extracomment>FigureView</extracomment>
        <translation>dibujándose</translation>
    </message>
    <message>
        <source>Open images</source>
        <extracomment>FilePicker</extracomment>
        <translation>Abrir imágenes</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;All files (*)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Imágenes (*.png *.jpg *.jpeg *.webp *.bmp *.tif *.tiff *.ppm *.pgm);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open a video</source>
        <extracomment>FilePicker, LiveWindow</extracomment>
        <translation>Abrir un vídeo</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;All files (*)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Vídeos (*.mp4 *.mkv *.avi *.mov *.webm *.m4v *.mpg *.mpeg *.ogv *.gif);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Record to</source>
        <extracomment>FilePicker</extracomment>
        <translation>Grabar en</translation>
    </message>
    <message>
        <source>Videos (*.mp4 *.avi *.mkv);;A new folder of PNG files (*)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Vídeos (*.mp4 *.avi *.mkv);;Una carpeta nueva de archivos PNG (*)</translation>
    </message>
    <message>
        <source>Choose the picture to compare with</source>
        <extracomment>FilePicker</extracomment>
        <translation>Elegir la imagen con la que se compara</translation>
    </message>
    <message>
        <source>Choose a direction of the embedding</source>
        <extracomment>FilePicker</extracomment>
        <translation>Elegir una dirección del embedding</translation>
    </message>
    <message>
        <source>NumPy arrays (*.npy);;All files (*)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Arrays de NumPy (*.npy);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose a linear probe</source>
        <extracomment>FilePicker</extracomment>
        <translation>Elegir una sonda lineal</translation>
    </message>
    <message>
        <source>Linear probes (*.safetensors);;All files (*)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Sondas lineales (*.safetensors);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Choose the byte pairs of a CLIP</source>
        <extracomment>FilePicker</extracomment>
        <translation>Elegir los pares de bytes de un CLIP</translation>
    </message>
    <message>
        <source>Vocabularies (*.txt *.gz *.json);;All files (*)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Vocabularios (*.txt *.gz *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open folder of images</source>
        <extracomment>FilePicker</extracomment>
        <translation>Abrir carpeta de imágenes</translation>
    </message>
    <message>
        <source>Open training folder</source>
        <extracomment>FilePicker</extracomment>
        <translation>Abrir carpeta de entrenamiento</translation>
    </message>
    <message>
        <source>Open model</source>
        <extracomment>FilePicker</extracomment>
        <translation>Abrir modelo</translation>
    </message>
    <message>
        <source>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;All files (*)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Checkpoints (*.safetensors *.pth *.pt *.bin *.ckpt *.tar *.npz *.index.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Open axes of feature colours</source>
        <extracomment>FilePicker</extracomment>
        <translation>Abrir ejes de colores de características</translation>
    </message>
    <message>
        <source>Kept axes (*.npz)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Ejes conservados (*.npz)</translation>
    </message>
    <message>
        <source>Open session</source>
        <extracomment>FilePicker, SessionCommands</extracomment>
        <translation>Abrir sesión</translation>
    </message>
    <message>
        <source>Hydrascope sessions (*.hydrascope)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Sesiones de Hydrascope (*.hydrascope)</translation>
    </message>
    <message>
        <source>Save session</source>
        <extracomment>FilePicker</extracomment>
        <translation>Guardar sesión</translation>
    </message>
    <message>
        <source>Save picture</source>
        <extracomment>FilePicker</extracomment>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Imagen PNG (*.png)</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <extracomment>FilePicker</extracomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>SVG (*.svg)</source>
        <extracomment>FilePicker</extracomment>
        <translation>SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG (*.png)</source>
        <extracomment>FilePicker</extracomment>
        <translation>PNG (*.png)</translation>
    </message>
    <message>
        <source>Save table</source>
        <extracomment>FilePicker</extracomment>
        <translation>Guardar tabla</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <extracomment>FilePicker</extracomment>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Loading…</source>
        <extracomment>FirstWindow</extracomment>
        <translation>Cargando…</translation>
    </message>
    <message>
        <source>not a number</source>
        <extracomment>Format</extracomment>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>The frame with its map</source>
        <extracomment>FrameView</extracomment>
        <translation>El fotograma con su mapa</translation>
    </message>
    <message>
        <source>block %1, all features</source>
        <extracomment>HeadMatrixModel</extracomment>
        <translation>bloque %1, todas las características</translation>
    </message>
    <message>
        <source>block %1, head %2</source>
        <extracomment>HeadMatrixModel</extracomment>
        <translation>bloque %1, cabeza %2</translation>
    </message>
    <message>
        <source>%1: importance %2, number %3 of %4</source>
        <extracomment>HeadMatrixModel</extracomment>
        <translation>%1: importancia %2, número %3 de %4</translation>
    </message>
    <message>
        <source>Block %1</source>
        <extracomment>HeadMatrixModel, PlanModel</extracomment>
        <translation>Bloque %1</translation>
    </message>
    <message>
        <source>No. %1</source>
        <extracomment>HeadMatrixModel</extracomment>
        <translation>N.º %1</translation>
    </message>
    <message>
        <source>Head %1</source>
        <extracomment>HeadMatrixModel</extracomment>
        <translation>Cabeza %1</translation>
    </message>
    <message>
        <source>Maps of all heads: a row for each block, a column for each head</source>
        <extracomment>HeadMatrixView</extracomment>
        <translation>Mapas de todas las cabezas: una fila por bloque, una columna por cabeza</translation>
    </message>
    <message>
        <source>One colour &amp;range</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Un solo &amp;rango de color</translation>
    </message>
    <message>
        <source>What is shown</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Lo que se muestra</translation>
    </message>
    <message>
        <source>What is under the mouse</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Lo que hay bajo el ratón</translation>
    </message>
    <message>
        <source>by number</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>por número</translation>
    </message>
    <message>
        <source>most important first</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>más importantes primero</translation>
    </message>
    <message>
        <source>Maps</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Mapas</translation>
    </message>
    <message>
        <source>Which map of each head is shown.</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Qué mapa de cada cabeza se muestra.</translation>
    </message>
    <message>
        <source>The order of the heads in each row. The bar below a map is the head&apos;s importance for the class.</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>El orden de las cabezas en cada fila. La barra debajo de un mapa es la importancia de la cabeza para la clase.</translation>
    </message>
    <message>
        <source>One colour range</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Un solo rango de color</translation>
    </message>
    <message>
        <source>Equal colours mean equal values in all maps. Off: each map has its own range.</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Colores iguales significan valores iguales en todos los mapas. Desactivado: cada mapa tiene su propio rango.</translation>
    </message>
    <message>
        <source>This matrix as a figure: PDF, SVG or PNG, with the command that reproduces it.</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Esta matriz como figura: PDF, SVG o PNG, con el comando que la reproduce.</translation>
    </message>
    <message>
        <source>Make a &amp;figure…</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Crear &amp;figura…</translation>
    </message>
    <message>
        <source>&amp;Maps</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>&amp;Mapas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Logit lens&lt;/b&gt;&lt;br&gt;The probability of the class if the network ended after each block; dark dots where the class comes first. Block −1 is the embedding. Click to choose a block.</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>&lt;b&gt;Lente de logits&lt;/b&gt;&lt;br&gt;La probabilidad de la clase si la red terminara después de cada bloque; puntos oscuros donde la clase es la primera. El bloque −1 es el embedding. Haga clic para elegir un bloque.</translation>
    </message>
    <message>
        <source>Parts of the logit</source>
        <extracomment>HeadMatrixWindow, PartsList</extracomment>
        <translation>Partes del logit</translation>
    </message>
    <message>
        <source>The class over the blocks</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>La clase a lo largo de los bloques</translation>
    </message>
    <message>
        <source>The logit is %1; the sum of its parts differs by %2 (rounding).</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>El logit es %1; la suma de sus partes difiere en %2 (redondeo).</translation>
    </message>
    <message>
        <source>Open a model and a picture to see all heads.</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Abra un modelo y una imagen para ver todas las cabezas.</translation>
    </message>
    <message>
        <source>Computing…</source>
        <extracomment>HeadMatrixWindow, TrustPanel</extracomment>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>%1 heads of %2 blocks</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>%1 cabezas de %2 bloques</translation>
    </message>
    <message>
        <source>query: class token</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>consulta: token de clase</translation>
    </message>
    <message>
        <source>query: token %1</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>consulta: token %1</translation>
    </message>
    <message>
        <source>importance: magnitude of the head&apos;s part of the logit</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>importancia: magnitud de la parte del logit que aporta la cabeza</translation>
    </message>
    <message>
        <source>importance: mean of |gradient × attention|</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>importancia: media de |gradiente × atención|</translation>
    </message>
    <message>
        <source>no importance without a class</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>sin clase no hay importancia</translation>
    </message>
    <message>
        <source>Click a map, or use the arrow keys and Enter, to open it in the main window.</source>
        <extracomment>HeadMatrixWindow</extracomment>
        <translation>Haga clic en un mapa, o use las teclas de flecha e Intro, para abrirlo en la ventana principal.</translation>
    </message>
    <message>
        <source>Number of heads</source>
        <extracomment>HeadSlider</extracomment>
        <translation>Número de cabezas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Head count k&lt;/b&gt;&lt;br&gt;A HydraViT contains many networks in one set of weights: the first k attention heads with their first %1 channels form a complete, smaller Vision Transformer. Move the slider to see what the network looks at with fewer heads, and what that saves.</source>
        <extracomment>HeadSlider</extracomment>
        <translation>&lt;b&gt;Número de cabezas k&lt;/b&gt;&lt;br&gt;Un HydraViT contiene muchas redes en un solo conjunto de pesos: las k primeras cabezas de atención con sus primeros %1 canales forman un Vision Transformer completo, más pequeño. Mueva el control deslizante para ver qué mira la red con menos cabezas y cuánto se ahorra.</translation>
    </message>
    <message>
        <source>so many</source>
        <extracomment>HeadSlider</extracomment>
        <translation>tantos</translation>
    </message>
    <message>
        <source>k = %1 heads</source>
        <extracomment>HeadsModel</extracomment>
        <translation>k = %1 cabezas</translation>
    </message>
    <message>
        <source>; here %1 comes first, %2</source>
        <extracomment>HeadsModel</extracomment>
        <translation>; aquí %1 es la primera, %2</translation>
    </message>
    <message>
        <source> (not trained)</source>
        <extracomment>HeadsModel</extracomment>
        <translation> (no entrenado)</translation>
    </message>
    <message>
        <source>This sub-network: token width, weights, multiply-accumulates per picture with the chosen attention, and the median time of a warm forward pass on this machine.</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>Esta subred: anchura de token, pesos, multiplicaciones-acumulaciones por imagen con la atención elegida y tiempo mediano de una pasada hacia delante en caliente en este equipo.</translation>
    </message>
    <message>
        <source>Strip of all head counts</source>
        <extracomment>HeadsPanel, MainMenu</extracomment>
        <translation>Tira de todos los números de cabezas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Strip&lt;/b&gt;&lt;br&gt;The maps of all head counts side by side. It hides when the picture would become too small.</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>&lt;b&gt;Tira&lt;/b&gt;&lt;br&gt;Los mapas de todos los números de cabezas en paralelo. Se oculta cuando la imagen quedaría demasiado pequeña.</translation>
    </message>
    <message>
        <source>shown</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>visible</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>plegada</translation>
    </message>
    <message>
        <source>%1 of %2 heads</source>
        <extracomment>HeadsPanel, ViewChip, ViewState</extracomment>
        <translation>%1 de %2 cabezas</translation>
    </message>
    <message>
        <source>width</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>anchura</translation>
    </message>
    <message>
        <source>parameters</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>MACs</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>MAC</translation>
    </message>
    <message>
        <source>per image</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>por imagen</translation>
    </message>
    <message>
        <source>not trained</source>
        <extracomment>HeadsPanel</extracomment>
        <translation>no entrenado</translation>
    </message>
    <message>
        <source>Reference</source>
        <extracomment>HelpWindow, ReferenceText</extracomment>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>HelpWindow, Opening, TourCard</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Find</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find next</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Buscar siguiente</translation>
    </message>
    <message>
        <source>Find previous</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Buscar anterior</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Usual size</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Tamaño normal</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>HelpWindow, TourCard</extracomment>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Previous</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Find in the reference</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Buscar en la referencia</translation>
    </message>
    <message>
        <source>Text to find. Enter goes to the next match, Shift+F3 to the previous one.</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Texto que se busca. Intro va a la coincidencia siguiente; Mayús+F3, a la anterior.</translation>
    </message>
    <message>
        <source>Result of the search</source>
        <extracomment>HelpWindow</extracomment>
        <translation>Resultado de la búsqueda</translation>
    </message>
    <message>
        <source>Not found</source>
        <extracomment>HelpWindow</extracomment>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>Filter</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Only pictures whose file, folder or predicted class has all these words.</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Solo las imágenes cuyo archivo, carpeta o clase predicha contiene todas estas palabras.</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Orden</translation>
    </message>
    <message>
        <source>The order of the list.</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>El orden de la lista.</translation>
    </message>
    <message>
        <source>As opened</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>De apertura</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>By name, backwards</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Por nombre, inverso</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Most certain first</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Primero las más seguras</translation>
    </message>
    <message>
        <source>Least certain first</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>Primero las menos seguras</translation>
    </message>
    <message>
        <source>pasted</source>
        <extracomment>ImagesPanel</extracomment>
        <translation>pegada</translation>
    </message>
    <message>
        <source>A backbone has no class to take apart. Choose another target in Explain.</source>
        <extracomment>Insides</extracomment>
        <translation>Un backbone no tiene ninguna clase que descomponer. Elija otro objetivo en Explicar.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>LanguageMenu, Preferences</extracomment>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Follow &amp;system</source>
        <extracomment>LanguageMenu, ThemeMenu</extracomment>
        <translation>El del &amp;sistema</translation>
    </message>
    <message>
        <source>against</source>
        <extracomment>Legend</extracomment>
        <translation>en contra</translation>
    </message>
    <message>
        <source>for</source>
        <extracomment>Legend</extracomment>
        <translation>a favor</translation>
    </message>
    <message>
        <source>One end of the colours speaks for %1, the other for %2</source>
        <extracomment>Legend</extracomment>
        <translation>Un extremo de los colores habla a favor de %1, el otro de %2</translation>
    </message>
    <message>
        <source>One end of the colours speaks against the class, the other for it</source>
        <extracomment>Legend</extracomment>
        <translation>Un extremo de los colores habla en contra de la clase, el otro a favor</translation>
    </message>
    <message>
        <source>Probability of the class over the blocks</source>
        <extracomment>LensChart</extracomment>
        <translation>Probabilidad de la clase a lo largo de los bloques</translation>
    </message>
    <message>
        <source>Value of the target over the blocks</source>
        <extracomment>LensChart</extracomment>
        <translation>Valor del objetivo a lo largo de los bloques</translation>
    </message>
    <message>
        <source>embedding</source>
        <extracomment>LensChart</extracomment>
        <translation>embedding</translation>
    </message>
    <message>
        <source>after block %1</source>
        <extracomment>LensChart</extracomment>
        <translation>después del bloque %1</translation>
    </message>
    <message>
        <source>%1, first</source>
        <extracomment>LensChart</extracomment>
        <translation>%1, primera</translation>
    </message>
    <message>
        <source>%1; first: %2 %3</source>
        <extracomment>LensChart</extracomment>
        <translation>%1; primera: %2 %3</translation>
    </message>
    <message>
        <source>%1 is no picture. Hydrascope opens PNG, JPEG, WebP, TIFF, BMP and PNM.</source>
        <extracomment>Library</extracomment>
        <translation>%1 no es una imagen. Hydrascope abre PNG, JPEG, WebP, TIFF, BMP y PNM.</translation>
    </message>
    <message>
        <source>pasted image</source>
        <extracomment>Library</extracomment>
        <translation>imagen pegada</translation>
    </message>
    <message>
        <source>Age of the picture (ms)</source>
        <extracomment>LiveCurves</extracomment>
        <translation>Edad de la imagen (ms)</translation>
    </message>
    <message>
        <source>age</source>
        <extracomment>LiveCurves</extracomment>
        <translation>edad</translation>
    </message>
    <message>
        <source>deadline</source>
        <extracomment>LiveCurves</extracomment>
        <translation>plazo</translation>
    </message>
    <message>
        <source>Probability</source>
        <extracomment>LiveCurves, ui</extracomment>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Live</source>
        <extracomment>LiveWindow</extracomment>
        <translation>En vivo</translation>
    </message>
    <message>
        <source>Open &amp;video…</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Abrir &amp;vídeo…</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&amp;Bucle</translation>
    </message>
    <message>
        <source> ms</source>
        <extracomment>LiveWindow</extracomment>
        <translation> ms</translation>
    </message>
    <message>
        <source>&amp;Automatic</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&amp;Automático</translation>
    </message>
    <message>
        <source>&amp;Take picture</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&amp;Tomar imagen</translation>
    </message>
    <message>
        <source>Open a video, a folder of pictures or a camera: every frame is shown with its map, with as many heads as the deadline allows. Method, class and colours are those of the main window.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Abra un vídeo, una carpeta de imágenes o una cámara: cada fotograma se muestra con su mapa, con tantas cabezas como permita el plazo. Método, clase y colores son los de la ventana principal.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open a video&lt;/b&gt;&lt;br&gt;Every frame is shown, at the video&apos;s own rate.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Abrir un vídeo&lt;/b&gt;&lt;br&gt;Se muestran todos los fotogramas, a la frecuencia propia del vídeo.</translation>
    </message>
    <message>
        <source>Open a folder of pictures</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Abrir una carpeta de imágenes</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open a folder of pictures&lt;/b&gt;&lt;br&gt;They are shown one after the other, in natural order.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Abrir una carpeta de imágenes&lt;/b&gt;&lt;br&gt;Se muestran una tras otra, en orden natural.</translation>
    </message>
    <message>
        <source>&amp;Camera</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Cá&amp;mara</translation>
    </message>
    <message>
        <source>Open a camera</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Abrir una cámara</translation>
    </message>
    <message>
        <source>&lt;b&gt;Open a camera&lt;/b&gt;&lt;br&gt;Only the newest picture is explained; those that arrive meanwhile count as dropped.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Abrir una cámara&lt;/b&gt;&lt;br&gt;Solo se explica la imagen más reciente; las que llegan entretanto cuentan como descartadas.</translation>
    </message>
    <message>
        <source>Opens this frame as a picture in the main window, with all its settings.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Abre este fotograma como imagen en la ventana principal, con todos sus ajustes.</translation>
    </message>
    <message>
        <source>Records what you see: as a video (.mp4, .avi, .mkv), or as a folder of PNG files if the name has no suffix. A table of predictions, head counts and times is saved next to it.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Graba lo que se ve: como vídeo (.mp4, .avi, .mkv), o como carpeta de archivos PNG si el nombre no tiene sufijo. Al lado se guarda una tabla de predicciones, números de cabezas y tiempos.</translation>
    </message>
    <message>
        <source>One frame on</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Avanzar un fotograma</translation>
    </message>
    <message>
        <source>&lt;b&gt;One frame on&lt;/b&gt; (.)</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Avanzar un fotograma&lt;/b&gt; (.)</translation>
    </message>
    <message>
        <source>Place in the video</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Posición en el vídeo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Place in the video&lt;/b&gt;</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Posición en el vídeo&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Volver a empezar al final</translation>
    </message>
    <message>
        <source>&lt;b&gt;Loop&lt;/b&gt;&lt;br&gt;Begins again at the end.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Bucle&lt;/b&gt;&lt;br&gt;Vuelve a empezar al llegar al final.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deadline&lt;/b&gt;&lt;br&gt;How old a picture may be when it is shown. Each frame has the largest head count whose measured time fits.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Plazo&lt;/b&gt;&lt;br&gt;Qué edad puede tener una imagen cuando se muestra. Cada fotograma recibe el mayor número de cabezas cuyo tiempo medido cabe en él.</translation>
    </message>
    <message>
        <source>Choose the head count by the deadline</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Elegir el número de cabezas según el plazo</translation>
    </message>
    <message>
        <source>&lt;b&gt;Automatic&lt;/b&gt;&lt;br&gt;The head count follows the deadline. Moving the slider switches this off.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Automático&lt;/b&gt;&lt;br&gt;El número de cabezas sigue al plazo. Mover el control deslizante lo desactiva.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Heads&lt;/b&gt;&lt;br&gt;Moves by itself until you move it.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Cabezas&lt;/b&gt;&lt;br&gt;Se mueve solo hasta que usted lo mueva.</translation>
    </message>
    <message>
        <source>&amp;Deadline</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&amp;Plazo</translation>
    </message>
    <message>
        <source>%1 frames recorded in %2.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>%1 fotogramas grabados en %2.</translation>
    </message>
    <message>
        <source>No camera is connected</source>
        <extracomment>LiveWindow</extracomment>
        <translation>No hay ninguna cámara conectada</translation>
    </message>
    <message>
        <source>Open a model first.</source>
        <extracomment>LiveWindow, ProbeDialog</extracomment>
        <translation>Abra primero un modelo.</translation>
    </message>
    <message>
        <source>k = %1 was not trained: the head count follows the deadline.</source>
        <extracomment>LiveWindow</extracomment>
        <translation>k = %1 no se entrenó: el número de cabezas sigue al plazo.</translation>
    </message>
    <message>
        <source>Age %1 · frames %2 · dropped %3 · deadline kept %4</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Edad %1 · fotogramas %2 · descartados %3 · plazo cumplido %4</translation>
    </message>
    <message>
        <source>frame %1</source>
        <extracomment>LiveWindow</extracomment>
        <translation>fotograma %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>LiveWindow, StepPlayer</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>LiveWindow, StepPlayer</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>&lt;b&gt;Pause&lt;/b&gt; (Space)</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Pausa&lt;/b&gt; (Espacio)</translation>
    </message>
    <message>
        <source>&lt;b&gt;Play&lt;/b&gt; (Space)</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&lt;b&gt;Reanudar&lt;/b&gt; (Espacio)</translation>
    </message>
    <message>
        <source>Live — %1</source>
        <extracomment>LiveWindow</extracomment>
        <translation>En vivo — %1</translation>
    </message>
    <message>
        <source>Stop &amp;recording</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Detener &amp;grabación</translation>
    </message>
    <message>
        <source>&amp;Record…</source>
        <extracomment>LiveWindow</extracomment>
        <translation>&amp;Grabar…</translation>
    </message>
    <message>
        <source>Frame</source>
        <extracomment>LiveWindow</extracomment>
        <translation>Fotograma</translation>
    </message>
    <message>
        <source>%1, frame %2</source>
        <extracomment>LiveWindow</extracomment>
        <translation>%1, fotograma %2</translation>
    </message>
    <message>
        <source>The colour map. Signed maps have their own, with zero in the middle.</source>
        <extracomment>LookPanel</extracomment>
        <translation>El mapa de color. Los mapas con signo tienen el suyo, con cero en el centro.</translation>
    </message>
    <message>
        <source>&amp;Opacity</source>
        <extracomment>LookPanel</extracomment>
        <translation>&amp;Opacidad</translation>
    </message>
    <message>
        <source>How strongly the map covers the picture.</source>
        <extracomment>LookPanel</extracomment>
        <translation>Con qué intensidad cubre el mapa la imagen.</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <extracomment>LookPanel, RoundsWindow</extracomment>
        <translation>&amp;Umbral</translation>
    </message>
    <message>
        <source>Values below this share of the range are not painted: only the strongest evidence stays.</source>
        <extracomment>LookPanel</extracomment>
        <translation>Los valores por debajo de esta proporción del rango no se pintan: solo queda la evidencia más fuerte.</translation>
    </message>
    <message>
        <source>&amp;Range</source>
        <extracomment>LookPanel</extracomment>
        <translation>&amp;Rango</translation>
    </message>
    <message>
        <source>Where the colours begin and end, as shares of the map&apos;s range. The ends of the colour bar can be dragged, too. Signed maps have one end, on both sides of zero.</source>
        <extracomment>LookPanel</extracomment>
        <translation>Dónde empiezan y terminan los colores, como proporciones del rango del mapa. También se pueden arrastrar los extremos de la barra de color. Los mapas con signo tienen un solo extremo, a ambos lados de cero.</translation>
    </message>
    <message>
        <source>C&amp;lip</source>
        <extracomment>LookPanel</extracomment>
        <translation>&amp;Truncar</translation>
    </message>
    <message>
        <source>This share of the values lies beyond each end of the range, so that one hot patch does not hide the others.</source>
        <extracomment>LookPanel</extracomment>
        <translation>Esta proporción de los valores queda más allá de cada extremo del rango, para que un solo parche muy intenso no oculte los demás.</translation>
    </message>
    <message>
        <source>Ga&amp;mma</source>
        <extracomment>LookPanel</extracomment>
        <translation>Ga&amp;mma</translation>
    </message>
    <message>
        <source>Colours follow the place in the range to this power: below 1, low values show; above 1, high ones stand out.</source>
        <extracomment>LookPanel</extracomment>
        <translation>Los colores siguen la posición en el rango elevada a esta potencia: por debajo de 1 se ven los valores bajos; por encima de 1 destacan los altos.</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <extracomment>MainMenu</extracomment>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <extracomment>MainMenu</extracomment>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <extracomment>MainMenu</extracomment>
        <translation>E&amp;xplicar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>MainMenu</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <extracomment>MainMenu</extracomment>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>MainMenu</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Recent p&amp;ictures</source>
        <extracomment>MainMenu</extracomment>
        <translation>Imágenes &amp;recientes</translation>
    </message>
    <message>
        <source>Recent t&amp;rainings</source>
        <extracomment>MainMenu</extracomment>
        <translation>Entrenamien&amp;tos recientes</translation>
    </message>
    <message>
        <source>&amp;Recent sessions</source>
        <extracomment>MainMenu</extracomment>
        <translation>Sesi&amp;ones recientes</translation>
    </message>
    <message>
        <source>E&amp;xport data</source>
        <extracomment>MainMenu</extracomment>
        <translation>E&amp;xportar datos</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>MainMenu</extracomment>
        <translation>Pane&amp;les</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <extracomment>MainMenu</extracomment>
        <translation>Preaju&amp;stes</translation>
    </message>
    <message>
        <source>The language changes when Hydrascope is started again.</source>
        <extracomment>MainWindow</extracomment>
        <translation>El idioma cambiará la próxima vez que se inicie Hydrascope.</translation>
    </message>
    <message>
        <source>Copied. It describes this machine and names none of your files.</source>
        <extracomment>MainWindow</extracomment>
        <translation>Copiado. Describe este equipo y no nombra ninguno de sus archivos.</translation>
    </message>
    <message>
        <source>New here? A tour of some fifteen steps shows the network at work on this picture.</source>
        <extracomment>MainWindow</extracomment>
        <translation>¿Es su primera vez? Una visita de unos quince pasos muestra la red trabajando con esta imagen.</translation>
    </message>
    <message>
        <source>Start the tour</source>
        <extracomment>MainWindow</extracomment>
        <translation>Iniciar la visita</translation>
    </message>
    <message>
        <source>%1 — Hydrascope</source>
        <extracomment>MainWindow</extracomment>
        <translation>%1 — Hydrascope</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>Re&amp;nombrar</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>Your presets</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>Preajustes propios</translation>
    </message>
    <message>
        <source>Rename</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Also: F2 or double-click.</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>También: F2 o doble clic.</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Restores the preset deleted last.</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>Restaura el último preajuste eliminado.</translation>
    </message>
    <message>
        <source>No presets yet. Create one with View &gt; Presets &gt; Save as preset.</source>
        <extracomment>ManagePresetsDialog</extracomment>
        <translation>Aún no hay preajustes. Cree uno con Ver &gt; Preajustes &gt; Guardar como preajuste.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>MatrixView</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1. From %2 to %3. %4</source>
        <extracomment>MatrixView</extracomment>
        <translation>%1. De %2 a %3. %4</translation>
    </message>
    <message>
        <source>sum of all tokens</source>
        <extracomment>MatrixView</extracomment>
        <translation>suma de todos los tokens</translation>
    </message>
    <message>
        <source>features %1–%2</source>
        <extracomment>MatrixView</extracomment>
        <translation>características %1–%2</translation>
    </message>
    <message>
        <source>feature %1</source>
        <extracomment>MatrixView</extracomment>
        <translation>característica %1</translation>
    </message>
    <message>
        <source>%1 and the next %2</source>
        <extracomment>MatrixView</extracomment>
        <translation>%1 y los %2 siguientes</translation>
    </message>
    <message>
        <source>never meet</source>
        <extracomment>MatrixView</extracomment>
        <translation>sin encuentro</translation>
    </message>
    <message>
        <source>mean %1</source>
        <extracomment>MatrixView</extracomment>
        <translation>media %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <extracomment>MatrixView, StepCard</extracomment>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <extracomment>MatrixView</extracomment>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 features</source>
        <extracomment>MatrixView</extracomment>
        <translation>%1 características</translation>
    </message>
    <message>
        <source>Message</source>
        <extracomment>MessageBar</extracomment>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Close message</source>
        <extracomment>MessageBar</extracomment>
        <translation>Cerrar mensaje</translation>
    </message>
    <message>
        <source>&lt;b&gt;Model&lt;/b&gt;&lt;br&gt;The Vision Transformer that is explained. Shipped and recent ones, or any checkpoint file.</source>
        <extracomment>ModelButton</extracomment>
        <translation>&lt;b&gt;Modelo&lt;/b&gt;&lt;br&gt;El Vision Transformer que se explica. Los incluidos y los recientes, o cualquier archivo de checkpoint.</translation>
    </message>
    <message>
        <source>Built-in</source>
        <extracomment>ModelButton, PresetCommands</extracomment>
        <translation>Incluidos</translation>
    </message>
    <message>
        <source>none found</source>
        <extracomment>ModelButton</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Recent</source>
        <extracomment>ModelButton</extracomment>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <extracomment>ModelPanel, SessionCommands</extracomment>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>Reset to file values</source>
        <extracomment>ModelPanel</extracomment>
        <translation>Restablecer valores del archivo</translation>
    </message>
    <message>
        <source>Discards your changes and opens the model again.</source>
        <extracomment>ModelPanel</extracomment>
        <translation>Descarta los cambios y vuelve a abrir el modelo.</translation>
    </message>
    <message>
        <source>Model values and their sources</source>
        <extracomment>ModelPanel</extracomment>
        <translation>Valores del modelo y su origen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>ModelPanel</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not used: %1</source>
        <extracomment>ModelPanel</extracomment>
        <translation>Sin usar: %1</translation>
    </message>
    <message>
        <source>%1 – and %2 more: see Model (F5)</source>
        <extracomment>Opening</extracomment>
        <translation>%1 – y %2 más: véase Modelo (F5)</translation>
    </message>
    <message>
        <source>%1 tensors in the file are not used, starting with %2</source>
        <extracomment>Opening</extracomment>
        <translation>%1 tensores del archivo no se usan, empezando por %2</translation>
    </message>
    <message>
        <source>Open it again</source>
        <extracomment>Opening</extracomment>
        <translation>Volver a abrirlo</translation>
    </message>
    <message>
        <source>The clipboard contains neither a picture nor the path of one.</source>
        <extracomment>Opening</extracomment>
        <translation>El portapapeles no contiene ni una imagen ni la ruta de una.</translation>
    </message>
    <message>
        <source>%1, block %2</source>
        <extracomment>OtherMaps</extracomment>
        <translation>%1, bloque %2</translation>
    </message>
    <message>
        <source>What all tokens add through this block&apos;s attention, with the projection&apos;s bias. Click to see it per patch.</source>
        <extracomment>PartsModel</extracomment>
        <translation>Lo que todos los tokens aportan a través de la atención de este bloque, con el sesgo de la proyección. Haga clic para verlo por parche.</translation>
    </message>
    <message>
        <source>All parts together.</source>
        <extracomment>PartsModel</extracomment>
        <translation>Todas las partes juntas.</translation>
    </message>
    <message>
        <source>Added to the tokens that the classifier reads; it has no map.</source>
        <extracomment>PartsModel</extracomment>
        <translation>Se suma a los tokens que lee el clasificador; no tiene mapa.</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>PartsModel, WhatIfPanel</extracomment>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Block %1, attention</source>
        <extracomment>PartsModel</extracomment>
        <translation>Bloque %1, atención</translation>
    </message>
    <message>
        <source>Block %1, MLP</source>
        <extracomment>PartsModel</extracomment>
        <translation>Bloque %1, MLP</translation>
    </message>
    <message>
        <source>Constant</source>
        <extracomment>PartsModel</extracomment>
        <translation>Constante</translation>
    </message>
    <message>
        <source>Sum: the logit</source>
        <extracomment>PartsModel</extracomment>
        <translation>Suma: el logit</translation>
    </message>
    <message>
        <source>Sum: the value</source>
        <extracomment>PartsModel</extracomment>
        <translation>Suma: el valor</translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>PatchPicture, ui, Tour</extracomment>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>Side of a patch in pixels. Smaller patches make more tokens and finer maps, and a pass takes longer. The model is opened again.</source>
        <extracomment>PatchSlider</extracomment>
        <translation>Lado de un parche en píxeles. Los parches más pequeños producen más tokens y mapas más finos, y una pasada tarda más. El modelo se vuelve a abrir.</translation>
    </message>
    <message>
        <source>Patch size</source>
        <extracomment>PatchSlider</extracomment>
        <translation>Tamaño de parche</translation>
    </message>
    <message>
        <source>This is a photograph, so hydravit-photos was opened: it was trained on photographs.</source>
        <extracomment>Photographs</extracomment>
        <translation>Esta es una fotografía, así que se abrió hydravit-photos: se entrenó con fotografías.</translation>
    </message>
    <message>
        <source>Back to hydravit-scenes</source>
        <extracomment>Photographs</extracomment>
        <translation>Volver a hydravit-scenes</translation>
    </message>
    <message>
        <source>hydravit-scenes was trained on ten rendered solids, not on photographs.</source>
        <extracomment>Photographs</extracomment>
        <translation>hydravit-scenes se entrenó con diez sólidos renderizados, no con fotografías.</translation>
    </message>
    <message>
        <source>Open hydravit-photos</source>
        <extracomment>Photographs</extracomment>
        <translation>Abrir hydravit-photos</translation>
    </message>
    <message>
        <source>Block %1: %2</source>
        <extracomment>PlanModel</extracomment>
        <translation>Bloque %1: %2</translation>
    </message>
    <message>
        <source>trained: %1</source>
        <extracomment>PlanModel</extracomment>
        <translation>entrenada: %1</translation>
    </message>
    <message>
        <source>This block was trained with %1 attention. With another kind its output is an approximation, and predictions may get worse.</source>
        <extracomment>PlanModel</extracomment>
        <translation>Este bloque se entrenó con atención %1. Con otro tipo su salida es una aproximación, y las predicciones pueden empeorar.</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>PlanModel</extracomment>
        <translation>Nota</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>PlotView</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Most probable classes</source>
        <extracomment>PredictionBars</extracomment>
        <translation>Clases más probables</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;class %2, logit %3&lt;br&gt;Click to explain this class.</source>
        <extracomment>PredictionBars</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;clase %2, logit %3&lt;br&gt;Haga clic para explicar esta clase.</translation>
    </message>
    <message>
        <source>Knows %1 classes: %2</source>
        <extracomment>PredictionsPanel</extracomment>
        <translation>Conoce %1 clases: %2</translation>
    </message>
    <message>
        <source>Predictions at k = %1</source>
        <extracomment>PredictionsPanel</extracomment>
        <translation>Predicciones con k = %1</translation>
    </message>
    <message>
        <source>Probability of %1</source>
        <extracomment>PredictionsPanel</extracomment>
        <translation>Probabilidad de %1</translation>
    </message>
    <message>
        <source>Preferences</source>
        <extracomment>Preferences</extracomment>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>Preferences</extracomment>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Of the window&apos;s texts. Numbers, figures and exported files are the same in every language.</source>
        <extracomment>Preferences</extracomment>
        <translation>El de los textos de la ventana. Los números, las figuras y los archivos exportados son iguales en todos los idiomas.</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Preferences, ThemeMenu</extracomment>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light, dark, or as your system has it.</source>
        <extracomment>Preferences</extracomment>
        <translation>Claro, oscuro o el que tenga el sistema.</translation>
    </message>
    <message>
        <source>At the start</source>
        <extracomment>Preferences</extracomment>
        <translation>Al inicio</translation>
    </message>
    <message>
        <source>The one used last</source>
        <extracomment>Preferences</extracomment>
        <translation>El último usado</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <extracomment>Preferences</extracomment>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>What opens when nothing else is asked for.</source>
        <extracomment>Preferences</extracomment>
        <translation>Lo que se abre cuando no se pide otra cosa.</translation>
    </message>
    <message>
        <source>M&amp;ethod</source>
        <extracomment>Preferences</extracomment>
        <translation>Mét&amp;odo</translation>
    </message>
    <message>
        <source>The map that is shown at first.</source>
        <extracomment>Preferences</extracomment>
        <translation>El mapa que se muestra al principio.</translation>
    </message>
    <message>
        <source>Computing</source>
        <extracomment>Preferences</extracomment>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Preferences</extracomment>
        <translation>Automático</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <extracomment>Preferences</extracomment>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>For inference. Automatic: one for each core that is free for Hydrascope. HYDRA_THREADS and OMP_NUM_THREADS come first.</source>
        <extracomment>Preferences</extracomment>
        <translation>Para la inferencia. Automático: uno por cada núcleo libre para Hydrascope. HYDRA_THREADS y OMP_NUM_THREADS tienen prioridad.</translation>
    </message>
    <message>
        <source> MB</source>
        <extracomment>Preferences</extracomment>
        <translation> MB</translation>
    </message>
    <message>
        <source>Automatic (%1 MB)</source>
        <extracomment>Preferences</extracomment>
        <translation>Automático (%1 MB)</translation>
    </message>
    <message>
        <source>Memo&amp;ry</source>
        <extracomment>Preferences</extracomment>
        <translation>Memo&amp;ria</translation>
    </message>
    <message>
        <source>For cached maps, predictions and pictures. The weights of open models come on top.</source>
        <extracomment>Preferences</extracomment>
        <translation>Para mapas, predicciones e imágenes en caché. Los pesos de los modelos abiertos se suman aparte.</translation>
    </message>
    <message>
        <source>New figures</source>
        <extracomment>Preferences</extracomment>
        <translation>Figuras nuevas</translation>
    </message>
    <message>
        <source>One column of most journals is 84 mm wide, two are 174 mm.</source>
        <extracomment>Preferences</extracomment>
        <translation>Una columna mide 84 mm de ancho en la mayoría de las revistas; dos, 174 mm.</translation>
    </message>
    <message>
        <source>Res&amp;olution</source>
        <extracomment>Preferences</extracomment>
        <translation>Resol&amp;ución</translation>
    </message>
    <message>
        <source>Of PNG files, and of pictures inside SVG and PDF files.</source>
        <extracomment>Preferences</extracomment>
        <translation>La de los archivos PNG y la de las imágenes dentro de archivos SVG y PDF.</translation>
    </message>
    <message>
        <source>&amp;Font size</source>
        <extracomment>Preferences</extracomment>
        <translation>Tamaño de &amp;letra</translation>
    </message>
    <message>
        <source>Of the figure&apos;s texts.</source>
        <extracomment>Preferences</extracomment>
        <translation>El de los textos de la figura.</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>PresetCommands</extracomment>
        <translation>Propios</translation>
    </message>
    <message>
        <source>Saved preset %1</source>
        <extracomment>PresetCommands</extracomment>
        <translation>Se guardó el preajuste %1</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <extracomment>PresetStore</extracomment>
        <translation>El archivo se conserva como %1.</translation>
    </message>
    <message>
        <source>%1 was written by a later version: it is left as it is, and its presets are not shown.</source>
        <extracomment>PresetStore</extracomment>
        <translation>%1 fue escrito por una versión posterior: se deja como está y sus preajustes no se muestran.</translation>
    </message>
    <message>
        <source>: preset %1</source>
        <extracomment>PresetStore</extracomment>
        <translation>: preajuste %1</translation>
    </message>
    <message>
        <source>%1: there are two presets %2</source>
        <extracomment>PresetStore</extracomment>
        <translation>%1: hay dos preajustes %2</translation>
    </message>
    <message>
        <source>%1: not known here, and left alone: %2</source>
        <extracomment>PresetStore</extracomment>
        <translation>%1: desconocido aquí, se deja sin cambios: %2</translation>
    </message>
    <message>
        <source>%1 comes with the program; take another name.</source>
        <extracomment>PresetStore</extracomment>
        <translation>%1 viene con el programa; elija otro nombre.</translation>
    </message>
    <message>
        <source>There are %1 presets already.</source>
        <extracomment>PresetStore</extracomment>
        <translation>Ya hay %1 preajustes.</translation>
    </message>
    <message>
        <source>A name has 1 to %1 characters.</source>
        <extracomment>PresetStore</extracomment>
        <translation>Un nombre tiene de 1 a %1 caracteres.</translation>
    </message>
    <message>
        <source>There is a preset %1 already.</source>
        <extracomment>PresetStore</extracomment>
        <translation>Ya hay un preajuste %1.</translation>
    </message>
    <message>
        <source>Another window has changed the presets.</source>
        <extracomment>PresetStore</extracomment>
        <translation>Otra ventana ha cambiado los preajustes.</translation>
    </message>
    <message>
        <source>Paper figure</source>
        <extracomment>Presets</extracomment>
        <translation>Figura de artículo</translation>
    </message>
    <message>
        <source>Relevance of the predicted class in even colours, one colour range for all head counts: equal colours are equal values.</source>
        <extracomment>Presets</extracomment>
        <translation>Relevancia de la clase predicha en colores uniformes, un solo rango de color para todos los números de cabezas: colores iguales son valores iguales.</translation>
    </message>
    <message>
        <source>Paper style (turbo)</source>
        <extracomment>Presets</extracomment>
        <translation>Estilo de artículo (turbo)</translation>
    </message>
    <message>
        <source>Half the picture, half the rainbow, each map in its own range: comparable with figures in papers that use jet. The question stays. Turbo has jet&apos;s colours without its false edges.</source>
        <extracomment>Presets</extracomment>
        <translation>Mitad imagen, mitad arcoíris, cada mapa en su propio rango: comparable con las figuras de artículos que usan jet. La pregunta no cambia. Turbo tiene los colores de jet sin sus bordes falsos.</translation>
    </message>
    <message>
        <source>Raw attention, last block</source>
        <extracomment>Presets</extracomment>
        <translation>Atención bruta, último bloque</translation>
    </message>
    <message>
        <source>What the last block attends to, the mean of its heads, a flat square a token.</source>
        <extracomment>Presets</extracomment>
        <translation>A qué atiende el último bloque, la media de sus cabezas, un cuadrado plano por token.</translation>
    </message>
    <message>
        <source>Patch by patch</source>
        <extracomment>Presets</extracomment>
        <translation>Parche a parche</translation>
    </message>
    <message>
        <source>Nothing smoothed and nothing faded, the patches&apos; borders drawn and outliers ringed: to read single values.</source>
        <extracomment>Presets</extracomment>
        <translation>Nada suavizado ni atenuado, con los bordes de los parches dibujados y los atípicos rodeados por un anillo: para leer valores sueltos.</translation>
    </message>
    <message>
        <source>Probability of the class by head count</source>
        <extracomment>ProbabilityChart</extracomment>
        <translation>Probabilidad de la clase por número de cabezas</translation>
    </message>
    <message>
        <source>Probability of the explained class at every head count. If the curve rises early, a small network is enough for this picture. Click to choose a head count.</source>
        <extracomment>ProbabilityChart</extracomment>
        <translation>Probabilidad de la clase explicada con cada número de cabezas. Si la curva sube pronto, basta una red pequeña para esta imagen. Haga clic para elegir un número de cabezas.</translation>
    </message>
    <message>
        <source>own first choice</source>
        <extracomment>ProbabilityChart</extracomment>
        <translation>primera opción propia</translation>
    </message>
    <message>
        <source> %</source>
        <extracomment>ProbeDialog</extracomment>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>&amp;Entrenar</translation>
    </message>
    <message>
        <source>&amp;Explain</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>E&amp;xplicar</translation>
    </message>
    <message>
        <source>Train a linear probe</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Entrenar una sonda lineal</translation>
    </message>
    <message>
        <source>Choose…</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>One sub-folder per class, or pictures with a labels.csv.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Una subcarpeta por clase, o imágenes con un labels.csv.</translation>
    </message>
    <message>
        <source>File</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Where the probe is written.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Dónde se escribe la sonda.</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Train</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Each picture goes through the network once.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Cada imagen pasa una vez por la red.</translation>
    </message>
    <message>
        <source>The map shows the probe&apos;s classes.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>El mapa muestra las clases de la sonda.</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>Choose a folder of labelled pictures</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Elegir una carpeta de imágenes etiquetadas</translation>
    </message>
    <message>
        <source>&amp;Hold out</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>&amp;Reservar</translation>
    </message>
    <message>
        <source>This share of each class is left out of the training and used to measure the accuracy.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Esta proporción de cada clase se excluye del entrenamiento y se usa para medir la exactitud.</translation>
    </message>
    <message>
        <source>&amp;Penalty</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>&amp;Penalización</translation>
    </message>
    <message>
        <source>Weight of the L2 penalty. Features are standardised first.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Peso de la penalización L2. Antes se estandarizan las características.</translation>
    </message>
    <message>
        <source>&amp;Save as</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>&amp;Guardar como</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Elegir el archivo</translation>
    </message>
    <message>
        <source>A linear classifier on the embedding of %1, with %2 heads. It learns the classes of a folder, and the map explains them.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Un clasificador lineal sobre el embedding de %1, con %2 cabezas. Aprende las clases de una carpeta, y el mapa las explica.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Reading the pictures…</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Leyendo las imágenes…</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Detenido. No se escribió nada.</translation>
    </message>
    <message>
        <source>%1 classes, trained on %2 pictures.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>%1 clases, entrenada con %2 imágenes.</translation>
    </message>
    <message>
        <source>Accuracy %1 on %2 held-out pictures.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>Exactitud %1 en %2 imágenes reservadas.</translation>
    </message>
    <message>
        <source>No pictures were held out, so the accuracy is unknown.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>No se reservaron imágenes, así que la exactitud se desconoce.</translation>
    </message>
    <message>
        <source>%1 pictures could not be used, starting with %2.</source>
        <extracomment>ProbeDialog</extracomment>
        <translation>No se pudieron usar %1 imágenes, empezando por %2.</translation>
    </message>
    <message>
        <source>Vocabulary…</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Vocabulario…</translation>
    </message>
    <message>
        <source>Sort images</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Ordenar imágenes</translation>
    </message>
    <message>
        <source>a dog
a cat on a sofa</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>a dog
a cat on a sofa</translation>
    </message>
    <message>
        <source>a photo of a {}</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>a photo of a {}</translation>
    </message>
    <message>
        <source>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;One sentence per line; each is a class. Predictions and maps follow when you pause typing.</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>&lt;b&gt;Prompts&lt;/b&gt;&lt;br&gt;Una frase por línea; cada una es una clase. Las predicciones y los mapas se actualizan al dejar de escribir.</translation>
    </message>
    <message>
        <source>Templates</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Templates&lt;/b&gt;&lt;br&gt;Sentences into which each prompt is inserted in place of {}; several are averaged. Empty: each prompt is the whole sentence.</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>&lt;b&gt;Plantillas&lt;/b&gt;&lt;br&gt;Frases en las que se inserta cada prompt en lugar de {}; si hay varias, se promedian. Vacío: cada prompt es la frase completa.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>The byte pairs of the model&apos;s tokenizer: merges.txt, tokenizer.json or bpe_simple_vocab_16e6.txt.gz. Needed if the file is not next to the model.</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Los pares de bytes del tokenizador del modelo: merges.txt, tokenizer.json o bpe_simple_vocab_16e6.txt.gz. Es necesario si el archivo no está junto al modelo.</translation>
    </message>
    <message>
        <source>Prompts, one a line</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Prompts, uno por línea</translation>
    </message>
    <message>
        <source>Sort by</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>The prompt that the pictures are compared with.</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>El prompt con el que se comparan las imágenes.</translation>
    </message>
    <message>
        <source>Sorts the pictures of the list by their similarity to the prompt, the most similar first.</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Ordena las imágenes de la lista por su similitud con el prompt, primero las más parecidas.</translation>
    </message>
    <message>
        <source>Pictures by similarity</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Imágenes por similitud</translation>
    </message>
    <message>
        <source>Words of the explained prompt</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Palabras del prompt explicado</translation>
    </message>
    <message>
        <source>Pictures by sentence</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Imágenes por frase</translation>
    </message>
    <message>
        <source>Prompts need a CLIP with both towers: a model that compares pictures with texts.</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Los prompts requieren un CLIP con ambas torres: un modelo que compara imágenes con textos.</translation>
    </message>
    <message>
        <source>The model&apos;s vocabulary is not next to it. Choose OpenAI&apos;s bpe_simple_vocab_16e6.txt.gz (repository openai/CLIP) or Hugging Face&apos;s merges.txt or tokenizer.json.</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>El vocabulario del modelo no está junto a él. Elija bpe_simple_vocab_16e6.txt.gz de OpenAI (repositorio openai/CLIP) o merges.txt o tokenizer.json de Hugging Face.</translation>
    </message>
    <message>
        <source>Stop (%1 %)</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>Detener (%1 %)</translation>
    </message>
    <message>
        <source>not read</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>no leído</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <extracomment>PromptsPanel</extracomment>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>Threshold (nats)</source>
        <extracomment>QObject, RoundCurves</extracomment>
        <translation>Umbral (nats)</translation>
    </message>
    <message>
        <source>Top-1 (%)</source>
        <extracomment>QObject, RoundCurves</extracomment>
        <translation>Top-1 (%)</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <extracomment>QObject, RoundCurves</extracomment>
        <translation>Proporción (%)</translation>
    </message>
    <message>
        <source>mean MACs</source>
        <extracomment>QObject, RoundCurves</extracomment>
        <translation>media de MAC</translation>
    </message>
    <message>
        <source>answered by round %1</source>
        <extracomment>QObject</extracomment>
        <translation>respondidas en la ronda %1</translation>
    </message>
    <message>
        <source>Mean MACs (M)</source>
        <extracomment>QObject, RoundCurves</extracomment>
        <translation>Media de MAC (M)</translation>
    </message>
    <message>
        <source>%1 on %2 pictures of %3: a round answers when its entropy is below the threshold; the last one always does.</source>
        <extracomment>QObject</extracomment>
        <translation>%1 con %2 imágenes de %3: una ronda responde cuando su entropía está por debajo del umbral; la última responde siempre.</translation>
    </message>
    <message>
        <source>This file does not say how many attention heads the model has, and tensor shapes cannot show it.
With a wrong number the model runs, but its output is meaningless. Look it up in the model&apos;s paper or code.

Number of heads:</source>
        <extracomment>QObject</extracomment>
        <translation>Este archivo no indica cuántas cabezas de atención tiene el modelo, y no se puede deducir de la forma de los tensores.
Con un número erróneo el modelo funciona, pero su salida carece de sentido. Consúltelo en el artículo o el código del modelo.

Número de cabezas:</translation>
    </message>
    <message>
        <source>The position embedding does not fit a square grid of patches, and the file does not give the image size.

Height x width in pixels:</source>
        <extracomment>QObject</extracomment>
        <translation>El embedding de posición no encaja en una rejilla cuadrada de parches, y el archivo no indica el tamaño de imagen.

Alto x ancho en píxeles:</translation>
    </message>
    <message>
        <source>The file&apos;s name or tensors suggest a network that Hydrascope cannot run. Opened as a plain
Vision Transformer, such a network gives wrong results.

If you know that this is a plain Vision Transformer, open it as:</source>
        <extracomment>QObject</extracomment>
        <translation>El nombre o los tensores del archivo sugieren una red que Hydrascope no puede ejecutar. Abierta como un
Vision Transformer simple, una red así da resultados erróneos.

Si le consta que es un Vision Transformer simple, ábralo como:</translation>
    </message>
    <message>
        <source>What happens without</source>
        <extracomment>QuestionMenu</extracomment>
        <translation>Qué pasa si se quita algo</translation>
    </message>
    <message>
        <source>What its features see</source>
        <extracomment>QuestionMenu, ViewChip</extracomment>
        <translation>Qué ven sus características</translation>
    </message>
    <message>
        <source>How it was computed</source>
        <extracomment>QuestionMenu</extracomment>
        <translation>Cómo se calculó</translation>
    </message>
    <message>
        <source>What speaks for the class</source>
        <extracomment>QuestionMenu</extracomment>
        <translation>Qué habla a favor de la clase</translation>
    </message>
    <message>
        <source>Where it looks</source>
        <extracomment>QuestionMenu</extracomment>
        <translation>Adónde mira</translation>
    </message>
    <message>
        <source>none yet</source>
        <extracomment>RecentMenu</extracomment>
        <translation>ninguno todavía</translation>
    </message>
    <message>
        <source>&amp;Measure a folder…</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>&amp;Medir una carpeta…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Measure a folder of labelled pictures</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>Medir una carpeta de imágenes etiquetadas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Measure a folder&lt;/b&gt;&lt;br&gt;One sub-folder per class, or pictures with a labels.csv. Each picture goes through all rounds once; the curves grow meanwhile.</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>&lt;b&gt;Medir una carpeta&lt;/b&gt;&lt;br&gt;Una subcarpeta por clase, o imágenes con un labels.csv. Cada imagen pasa una vez por todas las rondas; entretanto, las curvas crecen.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Cancel&lt;/b&gt;&lt;br&gt;What has been measured stays.</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>&lt;b&gt;Cancelar&lt;/b&gt;&lt;br&gt;Lo que se ha medido permanece.</translation>
    </message>
    <message>
        <source>Export the curves</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>Exportar las curvas</translation>
    </message>
    <message>
        <source>&lt;b&gt;Export&lt;/b&gt;&lt;br&gt;Numbers as CSV, JSON or NPZ; a figure as PDF, SVG or PNG.</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>&lt;b&gt;Exportar&lt;/b&gt;&lt;br&gt;Números en CSV, JSON o NPZ; una figura en PDF, SVG o PNG.</translation>
    </message>
    <message>
        <source>Stopped</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>Detenido</translation>
    </message>
    <message>
        <source>%1 of %2 pictures</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>%1 de %2 imágenes</translation>
    </message>
    <message>
        <source>Reading the folder…</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>Leyendo la carpeta…</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <extracomment>RoundCurvePanel</extracomment>
        <translation>Se guardó como %1</translation>
    </message>
    <message>
        <source>top-1</source>
        <extracomment>RoundCurves</extracomment>
        <translation>top-1</translation>
    </message>
    <message>
        <source>round %1 answers</source>
        <extracomment>RoundCurves</extracomment>
        <translation>responde la ronda %1</translation>
    </message>
    <message>
        <source>Top-1 (%) over cost</source>
        <extracomment>RoundCurves</extracomment>
        <translation>Top-1 (%) según el coste</translation>
    </message>
    <message>
        <source>%1 nats: top-1 %2</source>
        <extracomment>RoundCurves</extracomment>
        <translation>%1 nats: top-1 %2</translation>
    </message>
    <message>
        <source>round %1 answers %2</source>
        <extracomment>RoundCurves</extracomment>
        <translation>la ronda %1 responde %2</translation>
    </message>
    <message>
        <source>%1 M MACs a picture</source>
        <extracomment>RoundCurves</extracomment>
        <translation>%1 M MAC por imagen</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>The open model answers without rounds. Open a ThinkingViT or a ProgResViT to see each of its rounds.</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>El modelo abierto responde sin rondas. Abra un ThinkingViT o un ProgResViT para ver cada una de sus rondas.</translation>
    </message>
    <message>
        <source>Threshold of entropy</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>Umbral de entropía</translation>
    </message>
    <message>
        <source>&lt;b&gt;Threshold&lt;/b&gt;&lt;br&gt;The first round whose entropy is below it answers; the last one always does. At 0 that is the last one.</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>&lt;b&gt;Umbral&lt;/b&gt;&lt;br&gt;Responde la primera ronda cuya entropía está por debajo de él; la última responde siempre. Con 0, responde la última.</translation>
    </message>
    <message>
        <source>Round %1 · %2 heads</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>Ronda %1 · %2 cabezas</translation>
    </message>
    <message>
        <source>%1 %2 · entropy %3</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>%1 %2 · entropía %3</translation>
    </message>
    <message>
        <source>What the last round changed</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>Qué cambió la última ronda</translation>
    </message>
    <message>
        <source>How far apart the colours of the two maps are</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>Cuánto distan los colores de los dos mapas</translation>
    </message>
    <message>
        <source>Last map minus first, each by its largest value</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>Último mapa menos el primero, cada uno dividido por su mayor valor</translation>
    </message>
    <message>
        <source>The rounds&apos; maps have other grids.</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>Los mapas de las rondas tienen otras rejillas.</translation>
    </message>
    <message>
        <source>%1 nats: round %2 answers</source>
        <extracomment>RoundsWindow</extracomment>
        <translation>%1 nats: responde la ronda %2</translation>
    </message>
    <message>
        <source>&amp;Explain: method, class, block, head</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>&amp;Explicar: método, clase, bloque, cabeza</translation>
    </message>
    <message>
        <source>Method, block, head, their options, and the class by its rank.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Método, bloque, cabeza, sus opciones y la clase por su rango.</translation>
    </message>
    <message>
        <source>&amp;Attention plan</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Plan de &amp;atención</translation>
    </message>
    <message>
        <source>Which attention each block computes; &quot;as trained&quot; applies to any model.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Qué atención calcula cada bloque; «como se entrenó» sirve para cualquier modelo.</translation>
    </message>
    <message>
        <source>&amp;Head count k</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Número de &amp;cabezas k</translation>
    </message>
    <message>
        <source>k, or the nearest one if the model does not have it.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>k, o el más cercano si el modelo no lo tiene.</translation>
    </message>
    <message>
        <source>&amp;Look: colours, range, opacity</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>A&amp;specto: colores, rango, opacidad</translation>
    </message>
    <message>
        <source>Colours, range, opacity, threshold, grid, outliers.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Colores, rango, opacidad, umbral, rejilla, atípicos.</translation>
    </message>
    <message>
        <source>A built-in preset already has this name.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Un preajuste incluido ya tiene este nombre.</translation>
    </message>
    <message>
        <source>Replaces your preset of that name.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Sustituye el preajuste propio de ese nombre.</translation>
    </message>
    <message>
        <source>Choose what it sets.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>Elija qué establece.</translation>
    </message>
    <message>
        <source>The class is left out: it was chosen by number, which only fits this model.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>La clase se omite: se eligió por número, que solo vale para este modelo.</translation>
    </message>
    <message>
        <source>Model, picture and query token do not change.</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>El modelo, la imagen y el token de consulta no cambian.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>SavePresetDialog</extracomment>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>ScatterLegend</extracomment>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <extracomment>ScatterLegend</extracomment>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>column</source>
        <extracomment>ScatterLegend</extracomment>
        <translation>columna</translation>
    </message>
    <message>
        <source>row
from the top</source>
        <extracomment>ScatterLegend</extracomment>
        <translation>fila
desde arriba</translation>
    </message>
    <message>
        <source>%1 opens files outside its own folder and your home folder: %2. Open it in the window first, and agree to that.</source>
        <extracomment>SessionCommands</extracomment>
        <translation>%1 abre archivos fuera de su propia carpeta y de la carpeta personal: %2. Ábralo primero en la ventana y acéptelo allí.</translation>
    </message>
    <message>
        <source>This session opens files outside its own folder and your home folder:

%1

If it comes from somebody you do not know, these need not be pictures or models.</source>
        <extracomment>SessionCommands</extracomment>
        <translation>Esta sesión abre archivos fuera de su propia carpeta y de la carpeta personal:

%1

Si procede de alguien a quien no conoce, puede que no sean imágenes ni modelos.</translation>
    </message>
    <message>
        <source>The session&apos;s model is missing: %1</source>
        <extracomment>SessionCommands</extracomment>
        <translation>Falta el modelo de la sesión: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
    <message>
        <source>it lists more pictures than a session can hold</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>enumera más imágenes de las que caben en una sesión</translation>
    </message>
    <message>
        <source>%1. The file is kept as %2.</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>%1. El archivo se conserva como %2.</translation>
    </message>
    <message>
        <source>Hydrascope did not shut down cleanly. Your last session was restored.</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>Hydrascope no se cerró correctamente. Se ha restaurado la última sesión.</translation>
    </message>
    <message>
        <source>This session is from an earlier version; the panel layout was not changed.</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>Esta sesión es de una versión anterior; la disposición de los paneles no se ha cambiado.</translation>
    </message>
    <message>
        <source>%1 pictures are missing, starting with %2. Put them next to the session file, or open their folder.</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>Faltan %1 imágenes, empezando por %2. Colóquelas junto al archivo de sesión o abra su carpeta.</translation>
    </message>
    <message>
        <source>Your last session is kept as %1.</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>La última sesión se conserva como %1.</translation>
    </message>
    <message>
        <source>the model</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>el modelo</translation>
    </message>
    <message>
        <source>the picture</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>la imagen</translation>
    </message>
    <message>
        <source>This is not the file that the session was saved with: %1</source>
        <extracomment>SessionKeeper</extracomment>
        <translation>Este no es el archivo con el que se guardó la sesión: %1</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>SessionKeeper</extracomment>
        <translation> y </translation>
    </message>
    <message>
        <source>Distribution of the first component</source>
        <extracomment>ShareHistogram</extracomment>
        <translation>Distribución de la primera componente</translation>
    </message>
    <message>
        <source>No model found. Pass one with --model.</source>
        <extracomment>Starter</extracomment>
        <translation>No se encontró ningún modelo. Indique uno con --model.</translation>
    </message>
    <message>
        <source>No picture found. Pass one on the command line.</source>
        <extracomment>Starter</extracomment>
        <translation>No se encontró ninguna imagen. Indique una en la línea de comandos.</translation>
    </message>
    <message>
        <source>The model has no class &quot;%1&quot;</source>
        <extracomment>Starter</extracomment>
        <translation>El modelo no tiene ninguna clase «%1»</translation>
    </message>
    <message>
        <source>Attention replaced in %1 of %2 blocks</source>
        <extracomment>StatusLine</extracomment>
        <translation>Atención sustituida en %1 de %2 bloques</translation>
    </message>
    <message>
        <source>%1 parts switched off or replaced</source>
        <extracomment>StatusLine</extracomment>
        <translation>%1 partes desactivadas o sustituidas</translation>
    </message>
    <message>
        <source>%1&lt;br&gt;Click to see the blocks (F3).</source>
        <extracomment>StatusLine</extracomment>
        <translation>%1&lt;br&gt;Haga clic para ver los bloques (F3).</translation>
    </message>
    <message>
        <source>%1 blocks · %2 heads · width %3 · patch %4 · %5 × %6 px</source>
        <extracomment>StatusLine</extracomment>
        <translation>%1 bloques · %2 cabezas · anchura %3 · parche %4 · %5 × %6 px</translation>
    </message>
    <message>
        <source>The marked row on the picture</source>
        <extracomment>StepCard</extracomment>
        <translation>La fila marcada sobre la imagen</translation>
    </message>
    <message>
        <source>The marked row on the picture; full colour is %1</source>
        <extracomment>StepCard</extracomment>
        <translation>La fila marcada sobre la imagen; el color pleno es %1</translation>
    </message>
    <message>
        <source>The picture at this step</source>
        <extracomment>StepPicture</extracomment>
        <translation>La imagen en este paso</translation>
    </message>
    <message>
        <source>The network&apos;s input at this step.</source>
        <extracomment>StepPicture</extracomment>
        <translation>La entrada de la red en este paso.</translation>
    </message>
    <message>
        <source>Deletion</source>
        <extracomment>StepPlayer</extracomment>
        <translation>Eliminación</translation>
    </message>
    <message>
        <source>Insertion</source>
        <extracomment>StepPlayer</extracomment>
        <translation>Inserción</translation>
    </message>
    <message>
        <source>Curve to step along</source>
        <extracomment>StepPlayer</extracomment>
        <translation>Curva que se recorre</translation>
    </message>
    <message>
        <source>&lt;b&gt;Deletion&lt;/b&gt; removes patches from the picture, &lt;b&gt;insertion&lt;/b&gt; puts them back into a blurred one, both in the order of the map.</source>
        <extracomment>StepPlayer</extracomment>
        <translation>La &lt;b&gt;eliminación&lt;/b&gt; quita parches de la imagen, la &lt;b&gt;inserción&lt;/b&gt; los repone en una imagen borrosa, ambas en el orden del mapa.</translation>
    </message>
    <message>
        <source>Step by step, from here to the end.</source>
        <extracomment>StepPlayer</extracomment>
        <translation>Paso a paso, de aquí al final.</translation>
    </message>
    <message>
        <source>Use Left and Right to step.</source>
        <extracomment>StepPlayer</extracomment>
        <translation>Use Izquierda y Derecha para avanzar paso a paso.</translation>
    </message>
    <message>
        <source>Probability at this step</source>
        <extracomment>StepPlayer</extracomment>
        <translation>Probabilidad en este paso</translation>
    </message>
    <message>
        <source>%1/%2: %3</source>
        <extracomment>StepPlayer</extracomment>
        <translation>%1/%2: %3</translation>
    </message>
    <message>
        <source>Maps of all head counts</source>
        <extracomment>Strip</extracomment>
        <translation>Mapas de todos los números de cabezas</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <extracomment>ThemeMenu</extracomment>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <extracomment>ThemeMenu</extracomment>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Tools</source>
        <extracomment>ToolBar</extracomment>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>This network has no answer here: %1</source>
        <extracomment>Tour</extracomment>
        <translation>Esta red no tiene respuesta aquí: %1</translation>
    </message>
    <message>
        <source>The tour has ended; the window still shows what it asked for.</source>
        <extracomment>Tour</extracomment>
        <translation>La visita ha terminado; la ventana sigue mostrando lo que pidió.</translation>
    </message>
    <message>
        <source>Put everything back</source>
        <extracomment>Tour</extracomment>
        <translation>Dejar todo como estaba</translation>
    </message>
    <message>
        <source>Enter: next · ← → · Esc</source>
        <extracomment>TourCard</extracomment>
        <translation>Intro: siguiente · ← → · Esc</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <extracomment>TourCard</extracomment>
        <translation>Salir de la visita</translation>
    </message>
    <message>
        <source>Leave the tour (Esc)</source>
        <extracomment>TourCard</extracomment>
        <translation>Salir de la visita (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>TourCard</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>TourCard</extracomment>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <extracomment>TourCard</extracomment>
        <translation>Visita, %1: %2</translation>
    </message>
    <message>
        <source>&amp;Copy the history</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>&amp;Copiar el historial</translation>
    </message>
    <message>
        <source>Copied as a table (CSV).</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Copiado como tabla (CSV).</translation>
    </message>
    <message>
        <source>State of the training</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Estado del entrenamiento</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Eje horizontal</translation>
    </message>
    <message>
        <source>&lt;b&gt;Horizontal axis&lt;/b&gt;&lt;br&gt;Epochs, steps, or hours spent in steps: pauses and validation are not counted.</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>&lt;b&gt;Eje horizontal&lt;/b&gt;&lt;br&gt;Épocas, pasos u horas dedicadas a los pasos: las pausas y la validación no se cuentan.</translation>
    </message>
    <message>
        <source>Steps done</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Pasos realizados</translation>
    </message>
    <message>
        <source>O&amp;ver</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>So&amp;bre</translation>
    </message>
    <message>
        <source>Epoch under the mouse</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Época bajo el ratón</translation>
    </message>
    <message>
        <source>Copy the history</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Copiar el historial</translation>
    </message>
    <message>
        <source>&lt;b&gt;Copy the history&lt;/b&gt;&lt;br&gt;Copies all rows of history.csv, for a spreadsheet.</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>&lt;b&gt;Copiar el historial&lt;/b&gt;&lt;br&gt;Copia todas las filas de history.csv, para una hoja de cálculo.</translation>
    </message>
    <message>
        <source>No training open</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Ningún entrenamiento abierto</translation>
    </message>
    <message>
        <source>Training — %1</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Entrenamiento — %1</translation>
    </message>
    <message>
        <source>Training</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>&amp;Open the trained model</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>&amp;Abrir el modelo entrenado</translation>
    </message>
    <message>
        <source>&amp;Open the weights so far</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>&amp;Abrir los pesos actuales</translation>
    </message>
    <message>
        <source>Opens the trained weights in the main window.</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Abre los pesos entrenados en la ventana principal.</translation>
    </message>
    <message>
        <source>Opens the running average of the weights from the last checkpoint in the main window. Training continues.</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Abre en la ventana principal la media móvil de los pesos del último checkpoint. El entrenamiento continúa.</translation>
    </message>
    <message>
        <source>The curves begin when the first epoch is finished.</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Las curvas empiezan cuando termina la primera época.</translation>
    </message>
    <message>
        <source>Training curves, during or after a run: open the folder that hydrascope-cli train writes to, or drop it here.</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Curvas de entrenamiento, durante una ejecución o después: abra la carpeta en la que escribe hydrascope-cli train, o suéltela aquí.</translation>
    </message>
    <message>
        <source> – showing the last curves that could be read.</source>
        <extracomment>TrainingWindow</extracomment>
        <translation> – se muestran las últimas curvas que se pudieron leer.</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <extracomment>TrainingWindow</extracomment>
        <translation>Último: %1</translation>
    </message>
    <message>
        <source>hit</source>
        <extracomment>TrustModel, TrustPanel</extracomment>
        <translation>acierto</translation>
    </message>
    <message>
        <source>miss</source>
        <extracomment>TrustModel, TrustPanel</extracomment>
        <translation>fallo</translation>
    </message>
    <message>
        <source>A random patch hits in %1</source>
        <extracomment>TrustModel</extracomment>
        <translation>Un parche aleatorio acierta en el %1</translation>
    </message>
    <message>
        <source>Of an even map, %1</source>
        <extracomment>TrustModel</extracomment>
        <translation>De un mapa uniforme, %1</translation>
    </message>
    <message>
        <source>Pointing game</source>
        <extracomment>TrustModel</extracomment>
        <translation>Pointing Game</translation>
    </message>
    <message>
        <source>Mass on object</source>
        <extracomment>TrustModel</extracomment>
        <translation>Masa sobre objeto</translation>
    </message>
    <message>
        <source>Deletion ↓</source>
        <extracomment>TrustModel</extracomment>
        <translation>Eliminación ↓</translation>
    </message>
    <message>
        <source>Insertion ↑</source>
        <extracomment>TrustModel</extracomment>
        <translation>Inserción ↑</translation>
    </message>
    <message>
        <source>Press Enter or double-click to show a method&apos;s map.</source>
        <extracomment>TrustModel</extracomment>
        <translation>Pulse Intro o haga doble clic para mostrar el mapa de un método.</translation>
    </message>
    <message>
        <source>Pointing game: is the centre of the most relevant patch on the object?</source>
        <extracomment>TrustModel</extracomment>
        <translation>Pointing Game: ¿está el centro del parche más relevante sobre el objeto?</translation>
    </message>
    <message>
        <source>Share of the map&apos;s positive part that lies on the object.</source>
        <extracomment>TrustModel</extracomment>
        <translation>Proporción de la parte positiva del mapa que está sobre el objeto.</translation>
    </message>
    <message>
        <source>Area under the deletion curve: lower is better.</source>
        <extracomment>TrustModel</extracomment>
        <translation>Área bajo la curva de eliminación: cuanto menor, mejor.</translation>
    </message>
    <message>
        <source>Area under the insertion curve: higher is better.</source>
        <extracomment>TrustModel</extracomment>
        <translation>Área bajo la curva de inserción: cuanto mayor, mejor.</translation>
    </message>
    <message>
        <source>not scored yet</source>
        <extracomment>TrustModel</extracomment>
        <translation>aún sin puntuar</translation>
    </message>
    <message>
        <source>Random order</source>
        <extracomment>TrustModel</extracomment>
        <translation>Orden aleatorio</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Guardar CSV…</translation>
    </message>
    <message>
        <source>Save figure…</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Guardar figura…</translation>
    </message>
    <message>
        <source>Pointing game, share of the map on the object, and how long the class stays first while patches are removed: most relevant first (positive) or least relevant first (negative).</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Pointing Game, proporción del mapa sobre el objeto y cuánto tiempo sigue siendo la primera la clase mientras se quitan parches: primero los más relevantes (positiva) o primero los menos relevantes (negativa).</translation>
    </message>
    <message>
        <source>&lt;b&gt;Steps&lt;/b&gt;&lt;br&gt;The picture as the network saw it at each step of a curve. Step through it or play it.</source>
        <extracomment>TrustPanel</extracomment>
        <translation>&lt;b&gt;Pasos&lt;/b&gt;&lt;br&gt;La imagen tal como la vio la red en cada paso de una curva. Se puede recorrer paso a paso o reproducir.</translation>
    </message>
    <message>
        <source>Score all methods</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Puntuar todos los métodos</translation>
    </message>
    <message>
        <source>Copy the table</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Copiar la tabla</translation>
    </message>
    <message>
        <source>Copies the scores so far as CSV.</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Copia las puntuaciones obtenidas hasta ahora como CSV.</translation>
    </message>
    <message>
        <source>Save the table</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <source>Saves the scores so far as a CSV file.</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Guarda las puntuaciones obtenidas hasta ahora en un archivo CSV.</translation>
    </message>
    <message>
        <source>Saves curves and scores as they stand, as PDF, SVG or PNG; the file says how they were computed.</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Guarda las curvas y los valores tal como están, en PDF, SVG o PNG; el archivo dice cómo se calcularon.</translation>
    </message>
    <message>
        <source>Scores of every method</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Puntuaciones de cada método</translation>
    </message>
    <message>
        <source>class %1</source>
        <extracomment>TrustPanel</extracomment>
        <translation>clase %1</translation>
    </message>
    <message>
        <source>%1 of %2, k = %3</source>
        <extracomment>TrustPanel</extracomment>
        <translation>%1 de %2, k = %3</translation>
    </message>
    <message>
        <source>%1, k = %2</source>
        <extracomment>TrustPanel</extracomment>
        <translation>%1, k = %2</translation>
    </message>
    <message>
        <source>%1 on the object (chance %2)</source>
        <extracomment>TrustPanel</extracomment>
        <translation>%1 sobre el objeto (azar %2)</translation>
    </message>
    <message>
        <source>perturbation AUC: positive %1, negative %2</source>
        <extracomment>TrustPanel</extracomment>
        <translation>AUC de perturbación: positiva %1, negativa %2</translation>
    </message>
    <message>
        <source>Open a model and a picture</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Abra un modelo y una imagen</translation>
    </message>
    <message>
        <source>%1 patches removed</source>
        <extracomment>TrustPanel</extracomment>
        <translation>%1 parches quitados</translation>
    </message>
    <message>
        <source>%1 patches put back</source>
        <extracomment>TrustPanel</extracomment>
        <translation>%1 parches repuestos</translation>
    </message>
    <message>
        <source>Stop (%1 of %2)</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Detener (%1 de %2)</translation>
    </message>
    <message>
        <source>Keep what has been scored.</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Conserva lo que se ha puntuado.</translation>
    </message>
    <message>
        <source>Scores every method&apos;s map of this picture at this head count. You can keep working; your requests take priority.</source>
        <extracomment>TrustPanel</extracomment>
        <translation>Puntúa el mapa de cada método para esta imagen con este número de cabezas. Se puede seguir trabajando; las peticiones del usuario tienen prioridad.</translation>
    </message>
    <message>
        <source>Not saved: the curves are still being computed</source>
        <extracomment>TrustPanel</extracomment>
        <translation>No se guardó: las curvas se están calculando todavía</translation>
    </message>
    <message>
        <source>Stopped. Change a setting or reopen the panel to start again.</source>
        <extracomment>TrustState</extracomment>
        <translation>Detenido. Cambie un ajuste o vuelva a abrir el panel para empezar de nuevo.</translation>
    </message>
    <message>
        <source>No ground-truth mask</source>
        <extracomment>TrustState</extracomment>
        <translation>Sin verdad de referencia</translation>
    </message>
    <message>
        <source>Distribution of the map&apos;s values</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>Distribución de los valores del mapa</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3, %4 of them outliers</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>%1 valores de %2 a %3, %4 de ellos atípicos</translation>
    </message>
    <message>
        <source>colours, no values</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>colores, sin valores</translation>
    </message>
    <message>
        <source>no map</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>sin mapa</translation>
    </message>
    <message>
        <source>1 outlier</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>1 atípico</translation>
    </message>
    <message>
        <source>%1 outliers</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>%1 atípicos</translation>
    </message>
    <message>
        <source>%1 values, %2</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>%1 valores, %2</translation>
    </message>
    <message>
        <source>%1 values from %2 to %3</source>
        <extracomment>ValueHistogram</extracomment>
        <translation>%1 valores de %2 a %3</translation>
    </message>
    <message>
        <source>by %1</source>
        <extracomment>ViewChip</extracomment>
        <translation>con %1</translation>
    </message>
    <message>
        <source>Choose another method.</source>
        <extracomment>ViewChip</extracomment>
        <translation>Elija otro método.</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>ViewChip</extracomment>
        <translation>con %1</translation>
    </message>
    <message>
        <source>Choose how many heads compute.</source>
        <extracomment>ViewChip</extracomment>
        <translation>Elija cuántas cabezas calculan.</translation>
    </message>
    <message>
        <source>predicted class</source>
        <extracomment>ViewChip</extracomment>
        <translation>clase predicha</translation>
    </message>
    <message>
        <source>2nd class</source>
        <extracomment>ViewChip</extracomment>
        <translation>2.ª clase</translation>
    </message>
    <message>
        <source>3rd class</source>
        <extracomment>ViewChip</extracomment>
        <translation>3.ª clase</translation>
    </message>
    <message>
        <source>%1th class</source>
        <extracomment>ViewChip</extracomment>
        <translation>%1.ª clase</translation>
    </message>
    <message>
        <source>own prediction</source>
        <extracomment>ViewChip</extracomment>
        <translation>predicción propia</translation>
    </message>
    <message>
        <source>Choose what to explain.</source>
        <extracomment>ViewChip</extracomment>
        <translation>Elija qué se explica.</translation>
    </message>
    <message>
        <source>What resembles this</source>
        <extracomment>ViewChip</extracomment>
        <translation>Qué se parece a esto</translation>
    </message>
    <message>
        <source>Where the network looks</source>
        <extracomment>ViewChip</extracomment>
        <translation>Adónde mira la red</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <extracomment>ViewChip</extracomment>
        <translation>¿Por qué %1?</translation>
    </message>
    <message>
        <source>What speaks for %1?</source>
        <extracomment>ViewChip</extracomment>
        <translation>¿Qué habla a favor de %1?</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <extracomment>ViewChip</extracomment>
        <translation>en comparación con %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ViewChip</extracomment>
        <translation>nada</translation>
    </message>
    <message>
        <source>Choose a class to compare with: the map then shows what speaks for one and not for the other.</source>
        <extracomment>ViewChip</extracomment>
        <translation>Elija una clase con la que comparar: el mapa muestra entonces qué habla a favor de una y no de la otra.</translation>
    </message>
    <message>
        <source>vs.</source>
        <extracomment>ViewChip</extracomment>
        <translation>vs.</translation>
    </message>
    <message>
        <source>The attention of %1 of %2 blocks is replaced. Press for the attention that the network was trained with.</source>
        <extracomment>ViewChip</extracomment>
        <translation>La atención de %1 de %2 bloques está sustituida. Pulse para volver a la atención con la que se entrenó la red.</translation>
    </message>
    <message>
        <source>Changed: %1. Press for the whole network.</source>
        <extracomment>ViewChip</extracomment>
        <translation>Cambiado: %1. Pulse para volver a la red completa.</translation>
    </message>
    <message>
        <source>Unsteady: rounding moves it by %1</source>
        <extracomment>ViewState</extracomment>
        <translation>Inestable: el redondeo lo desplaza en %1</translation>
    </message>
    <message>
        <source>This map moves by %1 of its largest value when every pixel changes by about one part in a million. Do not read its fine differences, or choose a method that is marked stable.</source>
        <extracomment>ViewState</extracomment>
        <translation>Este mapa cambia en %1 de su mayor valor cuando cada píxel varía en torno a una parte por millón. No interprete sus diferencias finas, o elija un método marcado como estable.</translation>
    </message>
    <message>
        <source>The patches sum to %1, yet %2 leads by %3</source>
        <extracomment>ViewState</extracomment>
        <translation>Los parches suman %1, pero %2 gana por %3</translation>
    </message>
    <message>
        <source>What biases and the class token bring is on no patch, so the colours do not add up to the difference of the two classes&apos; logits.</source>
        <extracomment>ViewState</extracomment>
        <translation>Lo que aportan los sesgos y el token de clase no está en ningún parche, así que los colores no suman la diferencia entre los logits de las dos clases.</translation>
    </message>
    <message>
        <source>Set the query back to the class token.</source>
        <extracomment>ViewState</extracomment>
        <translation>Devuelva la consulta al token de clase.</translation>
    </message>
    <message>
        <source>to the kept patches – Esc</source>
        <extracomment>ViewState</extracomment>
        <translation>a los parches guardados – Esc</translation>
    </message>
    <message>
        <source>from patch %1 – Esc</source>
        <extracomment>ViewState</extracomment>
        <translation>desde el parche %1 – Esc</translation>
    </message>
    <message>
        <source>Another…</source>
        <extracomment>ViewState</extracomment>
        <translation>Otra…</translation>
    </message>
    <message>
        <source>What the network predicts</source>
        <extracomment>ViewState</extracomment>
        <translation>Lo que predice la red</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>ViewState</extracomment>
        <translation>Nada</translation>
    </message>
    <message>
        <source>%1: there is not enough memory to write so much</source>
        <extracomment>ViewState</extracomment>
        <translation>%1: no hay memoria suficiente para escribir tanto</translation>
    </message>
    <message>
        <source>&amp;Colour vision</source>
        <extracomment>VisionMenu</extracomment>
        <translation>&amp;Visión del color</translation>
    </message>
    <message>
        <source>&amp;As it is</source>
        <extracomment>VisionMenu</extracomment>
        <translation>&amp;Sin cambios</translation>
    </message>
    <message>
        <source>&amp;Protanopia (no red cones)</source>
        <extracomment>VisionMenu</extracomment>
        <translation>&amp;Protanopia (sin conos rojos)</translation>
    </message>
    <message>
        <source>protanopia</source>
        <extracomment>VisionMenu</extracomment>
        <translation>protanopia</translation>
    </message>
    <message>
        <source>&amp;Deuteranopia (no green cones)</source>
        <extracomment>VisionMenu</extracomment>
        <translation>&amp;Deuteranopia (sin conos verdes)</translation>
    </message>
    <message>
        <source>deuteranopia</source>
        <extracomment>VisionMenu</extracomment>
        <translation>deuteranopia</translation>
    </message>
    <message>
        <source>&amp;Tritanopia (no blue cones)</source>
        <extracomment>VisionMenu</extracomment>
        <translation>&amp;Tritanopia (sin conos azules)</translation>
    </message>
    <message>
        <source>tritanopia</source>
        <extracomment>VisionMenu</extracomment>
        <translation>tritanopia</translation>
    </message>
    <message>
        <source>A preview on the screen. What is saved or exported keeps its colours.</source>
        <extracomment>VisionMenu</extracomment>
        <translation>Una vista previa en la pantalla. Lo que se guarda o se exporta mantiene sus colores.</translation>
    </message>
    <message>
        <source>1   Tokens come in</source>
        <extracomment>WalkSteps</extracomment>
        <translation>1   Entran los tokens</translation>
    </message>
    <message>
        <source>one row per token, one column per feature</source>
        <extracomment>WalkSteps</extracomment>
        <translation>una fila por token, una columna por característica</translation>
    </message>
    <message>
        <source>2   Queries, keys and values</source>
        <extracomment>WalkSteps</extracomment>
        <translation>2   Consultas, claves y valores</translation>
    </message>
    <message>
        <source>three projections of every token, from n₁</source>
        <extracomment>WalkSteps</extracomment>
        <translation>tres proyecciones de cada token, a partir de n₁</translation>
    </message>
    <message>
        <source>3   Tokens meet</source>
        <extracomment>WalkSteps</extracomment>
        <translation>3   Tokens en contacto</translation>
    </message>
    <message>
        <source>the only step in which tokens exchange information</source>
        <extracomment>WalkSteps</extracomment>
        <translation>el único paso en que los tokens intercambian información</translation>
    </message>
    <message>
        <source>4   Back into the stream</source>
        <extracomment>WalkSteps</extracomment>
        <translation>4   De vuelta al flujo</translation>
    </message>
    <message>
        <source>what the block adds to its input</source>
        <extracomment>WalkSteps</extracomment>
        <translation>lo que el bloque suma a su entrada</translation>
    </message>
    <message>
        <source>5   The gated MLP</source>
        <extracomment>WalkSteps</extracomment>
        <translation>5   El MLP con compuerta</translation>
    </message>
    <message>
        <source>one half of the features gates the other, token by token</source>
        <extracomment>WalkSteps</extracomment>
        <translation>una mitad de las características actúa como compuerta de la otra, token a token</translation>
    </message>
    <message>
        <source>Walk-through of an attention layer</source>
        <extracomment>WalkWindow</extracomment>
        <translation>Recorrido por una capa de atención</translation>
    </message>
    <message>
        <source>Value under the mouse</source>
        <extracomment>WalkWindow</extracomment>
        <translation>Valor bajo el ratón</translation>
    </message>
    <message>
        <source>Query patch</source>
        <extracomment>WalkWindow</extracomment>
        <translation>Parche de consulta</translation>
    </message>
    <message>
        <source>&lt;b&gt;Query&lt;/b&gt;&lt;br&gt;Click a patch or use the arrow keys.</source>
        <extracomment>WalkWindow</extracomment>
        <translation>&lt;b&gt;Consulta&lt;/b&gt;&lt;br&gt;Haga clic en un parche o use las teclas de flecha.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Block&lt;/b&gt;&lt;br&gt;Which block, counted from 0. The classifier reads the output of the last one.</source>
        <extracomment>WalkWindow</extracomment>
        <translation>&lt;b&gt;Bloque&lt;/b&gt;&lt;br&gt;Qué bloque, contando desde 0. El clasificador lee la salida del último.</translation>
    </message>
    <message>
        <source>&amp;Head</source>
        <extracomment>WalkWindow</extracomment>
        <translation>&amp;Cabeza</translation>
    </message>
    <message>
        <source>&lt;b&gt;Head&lt;/b&gt;&lt;br&gt;Which attention head. Hydra attention has as many heads as features and is shown as a whole.</source>
        <extracomment>WalkWindow</extracomment>
        <translation>&lt;b&gt;Cabeza&lt;/b&gt;&lt;br&gt;Qué cabeza de atención. La atención Hydra tiene tantas cabezas como características y se muestra como un todo.</translation>
    </message>
    <message>
        <source>Query</source>
        <extracomment>WalkWindow</extracomment>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>&lt;b&gt;Query token&lt;/b&gt;&lt;br&gt;The marked row of every matrix. Click a patch here or in the main window, click a row of a matrix, or use the arrow keys.</source>
        <extracomment>WalkWindow</extracomment>
        <translation>&lt;b&gt;Token de consulta&lt;/b&gt;&lt;br&gt;La fila marcada de cada matriz. Haga clic en un parche aquí o en la ventana principal, haga clic en una fila de una matriz o use las teclas de flecha.</translation>
    </message>
    <message>
        <source>Back to the class token</source>
        <extracomment>WalkWindow</extracomment>
        <translation>Volver al token de clase</translation>
    </message>
    <message>
        <source>&lt;b&gt;Save figure&lt;/b&gt; (%1)&lt;br&gt;All steps as they stand, as PDF, SVG or PNG; the file says what was computed.</source>
        <extracomment>WalkWindow</extracomment>
        <translation>&lt;b&gt;Guardar figura&lt;/b&gt; (%1)&lt;br&gt;Todos los pasos tal como están, en PDF, SVG o PNG; el archivo dice qué se calculó.</translation>
    </message>
    <message>
        <source>&amp;Save figure…</source>
        <extracomment>WalkWindow</extracomment>
        <translation>&amp;Guardar figura…</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>WalkWindow</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>all at once</source>
        <extracomment>WalkWindow</extracomment>
        <translation>todas a la vez</translation>
    </message>
    <message>
        <source>Open a model and a picture to see what a layer does.</source>
        <extracomment>WalkWindow</extracomment>
        <translation>Abra un modelo y una imagen para ver qué hace una capa.</translation>
    </message>
    <message>
        <source>head %1 of %2</source>
        <extracomment>WalkWindow</extracomment>
        <translation>cabeza %1 de %2</translation>
    </message>
    <message>
        <source>all %1 features</source>
        <extracomment>WalkWindow</extracomment>
        <translation>todas las %1 características</translation>
    </message>
    <message>
        <source>Block %1 computes %2 attention over %3 tokens. Shown: %4, query: %5. %6</source>
        <extracomment>WalkWindow</extracomment>
        <translation>El bloque %1 calcula atención %2 sobre %3 tokens. Se muestra: %4, consulta: %5. %6</translation>
    </message>
    <message>
        <source>the %1</source>
        <extracomment>WalkWindow</extracomment>
        <translation>el %1</translation>
    </message>
    <message>
        <source>Hover over a cell to read it. Click a row or use the arrow keys to choose another query token.</source>
        <extracomment>WalkWindow</extracomment>
        <translation>Pase el ratón sobre una celda para leerla. Haga clic en una fila o use las teclas de flecha para elegir otro token de consulta.</translation>
    </message>
    <message>
        <source>Not saved: the steps are still being computed</source>
        <extracomment>WalkWindow</extracomment>
        <translation>No se guardó: los pasos se están calculando todavía</translation>
    </message>
    <message>
        <source>Switch off</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Desactivar</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Reponer</translation>
    </message>
    <message>
        <source>All on</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Activar todo</translation>
    </message>
    <message>
        <source>Keep this picture</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Conservar esta imagen</translation>
    </message>
    <message>
        <source>head</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>cabeza</translation>
    </message>
    <message>
        <source>attention</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>atención</translation>
    </message>
    <message>
        <source>MLP</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>MLP</translation>
    </message>
    <message>
        <source>patch tokens</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>tokens de parche</translation>
    </message>
    <message>
        <source>block </source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>bloque </translation>
    </message>
    <message>
        <source>head </source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>cabeza </translation>
    </message>
    <message>
        <source>Outliers stay</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>No mover atípicos</translation>
    </message>
    <message>
        <source>Move outliers, leave zero</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Mover atípicos, dejar cero</translation>
    </message>
    <message>
        <source>Move outliers, leave the mean</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Mover atípicos, dejar la media</translation>
    </message>
    <message>
        <source>Move outliers only</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Solo mover atípicos</translation>
    </message>
    <message>
        <source>Copy outliers</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Copiar atípicos</translation>
    </message>
    <message>
        <source>tokens: </source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>tokens: </translation>
    </message>
    <message>
        <source>What is switched off or replaced: one head of a block, the block&apos;s attention or its MLP, or the patch tokens that leave the block.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Lo que se desactiva o sustituye: una cabeza de un bloque, la atención del bloque o su MLP, o los tokens de parche que salen del bloque.</translation>
    </message>
    <message>
        <source>The block, counted from 0.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>El bloque, contando desde 0.</translation>
    </message>
    <message>
        <source>Head</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Cabeza</translation>
    </message>
    <message>
        <source>The head of that block, counted from 0.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>La cabeza de ese bloque, contando desde 0.</translation>
    </message>
    <message>
        <source>Replaced by</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Sustituido por</translation>
    </message>
    <message>
        <source>&lt;b&gt;What takes its place&lt;/b&gt;&lt;br&gt;&lt;i&gt;nothing&lt;/i&gt;: the part adds zero. &lt;i&gt;its mean&lt;/i&gt;: the mean over a set of pictures, for each token or over all of them, from a file that hydrascope-cli means writes. &lt;i&gt;the kept picture&apos;s&lt;/i&gt;: its activations there.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>&lt;b&gt;Lo que ocupa su lugar&lt;/b&gt;&lt;br&gt;&lt;i&gt;nada&lt;/i&gt;: la parte suma cero. &lt;i&gt;su media&lt;/i&gt;: la media sobre un conjunto de imágenes, para cada token o para todos, de un archivo que escribe hydrascope-cli means. &lt;i&gt;lo de la imagen conservada&lt;/i&gt;: sus activaciones en ella.</translation>
    </message>
    <message>
        <source>Predictions, maps and curves follow at once.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Las predicciones, los mapas y las curvas se actualizan de inmediato.</translation>
    </message>
    <message>
        <source>What is off</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Lo desactivado</translation>
    </message>
    <message>
        <source>What is switched off or replaced. Shift and a click in the picture drops a patch.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Lo que está desactivado o sustituido. Mayús y un clic en la imagen quitan un parche.</translation>
    </message>
    <message>
        <source>Switch the chosen parts on again.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Vuelve a activar las partes elegidas.</translation>
    </message>
    <message>
        <source>Switch everything on again.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Vuelve a activarlo todo.</translation>
    </message>
    <message>
        <source>What is off, as text</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Lo desactivado, como texto</translation>
    </message>
    <message>
        <source>The same as text, in the form of --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Lo mismo como texto, en la forma de --without: heads:7.3,2.0=mean,mlp:9,attention:4,patches:12-17.</translation>
    </message>
    <message>
        <source>Outlier tokens</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Tokens atípicos</translation>
    </message>
    <message>
        <source>&lt;b&gt;Test-time registers&lt;/b&gt;&lt;br&gt;Networks without registers store global information in a few background tokens. Here the neurons that write them write into an extra token instead. hydrascope-cli registers finds these neurons over a folder of pictures.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>&lt;b&gt;Registros en inferencia&lt;/b&gt;&lt;br&gt;Las redes sin registros almacenan información global en unos pocos tokens del fondo. Aquí, las neuronas que los escriben escriben en su lugar en un token adicional. hydrascope-cli registers encuentra estas neuronas a partir de una carpeta de imágenes.</translation>
    </message>
    <message>
        <source>Extra tokens</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Tokens adicionales</translation>
    </message>
    <message>
        <source>How many tokens are added.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Cuántos tokens se añaden.</translation>
    </message>
    <message>
        <source>Its activations can then replace those of other pictures.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Sus activaciones pueden sustituir después a las de otras imágenes.</translation>
    </message>
    <message>
        <source>everything is on</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>todo está activado</translation>
    </message>
    <message>
        <source>What if</source>
        <extracomment>WhatIfPanel, Tour</extracomment>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <source>by nothing</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>por nada</translation>
    </message>
    <message>
        <source>by its mean at each token</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>por su media en cada token</translation>
    </message>
    <message>
        <source>by its mean</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>por su media</translation>
    </message>
    <message>
        <source>by the kept picture&apos;s</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>por lo de la imagen conservada</translation>
    </message>
    <message>
        <source>A picture is kept.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Se conserva una imagen.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Conservada: %1</translation>
    </message>
    <message>
        <source>Outliers can be moved once hydrascope-cli registers has found the neurons that write them.</source>
        <extracomment>WhatIfPanel</extracomment>
        <translation>Los atípicos se pueden mover una vez que hydrascope-cli registers haya encontrado las neuronas que los escriben.</translation>
    </message>
    <message>
        <source>Words of the prompt</source>
        <extracomment>WordView</extracomment>
        <translation>Palabras del prompt</translation>
    </message>
    <message>
        <source>&lt;b&gt;Words that matter&lt;/b&gt;&lt;br&gt;The darker a word, the more of the prompt&apos;s similarity to the picture comes from it (Chefer et al., 2021, for the text). Words are cut as the model reads them.</source>
        <extracomment>WordView</extracomment>
        <translation>&lt;b&gt;Palabras que importan&lt;/b&gt;&lt;br&gt;Cuanto más oscura es una palabra, mayor es la parte de la similitud del prompt con la imagen que procede de ella (Chefer et al., 2021, para el texto). Las palabras se cortan como las lee el modelo.</translation>
    </message>
    <message>
        <source>similarity %1</source>
        <extracomment>WordView</extracomment>
        <translation>similitud %1</translation>
    </message>
    <message>
        <source> – average of %1 templates; the words are the first one&apos;s</source>
        <extracomment>WordView</extracomment>
        <translation> – promedio de %1 plantillas; las palabras son las de la primera</translation>
    </message>
    <message>
        <source> – too long, cut</source>
        <extracomment>WordView</extracomment>
        <translation> – demasiado largo, cortado</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>ui</extracomment>
        <translation>desconocida</translation>
    </message>
    <message>
        <source>Class of the picture</source>
        <extracomment>ui</extracomment>
        <translation>Clase de la imagen</translation>
    </message>
    <message>
        <source>Predicted class</source>
        <extracomment>ui</extracomment>
        <translation>Clase predicha</translation>
    </message>
    <message>
        <source>Colours and markers repeat after %1 classes</source>
        <extracomment>ui</extracomment>
        <translation>Los colores y marcadores se repiten a partir de %1 clases</translation>
    </message>
    <message>
        <source>Place in the picture</source>
        <extracomment>ui</extracomment>
        <translation>Lugar en la imagen</translation>
    </message>
    <message>
        <source>Squares: tokens that are not patches</source>
        <extracomment>ui</extracomment>
        <translation>Cuadrados: tokens que no son parches</translation>
    </message>
    <message>
        <source>Length of the token</source>
        <extracomment>ui</extracomment>
        <translation>Longitud del token</translation>
    </message>
    <message>
        <source>As it leaves its block, before the final norm</source>
        <extracomment>ui</extracomment>
        <translation>Tal como sale de su bloque, antes de la norma final</translation>
    </message>
    <message>
        <source>For the picture and k = %1 of the main window; other points are grey</source>
        <extracomment>ui</extracomment>
        <translation>Para la imagen y k = %1 de la ventana principal; los demás puntos son grises</translation>
    </message>
    <message>
        <source>No point belongs to the main window&apos;s picture and head count</source>
        <extracomment>ui</extracomment>
        <translation>Ningún punto pertenece a la imagen y al número de cabezas de la ventana principal</translation>
    </message>
    <message>
        <source>classes</source>
        <extracomment>ui</extracomment>
        <translation>clases</translation>
    </message>
    <message>
        <source>Training loss</source>
        <extracomment>ui</extracomment>
        <translation>Pérdida de entrenamiento</translation>
    </message>
    <message>
        <source>Validation top-1 %, held-out</source>
        <extracomment>ui</extracomment>
        <translation>Validación top-1 %, datos reservados</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <extracomment>ui</extracomment>
        <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
        <source>rate</source>
        <extracomment>ui</extracomment>
        <translation>tasa</translation>
    </message>
    <message>
        <source>Epoch</source>
        <extracomment>ui</extracomment>
        <translation>Época</translation>
    </message>
    <message>
        <source>Hours of training</source>
        <extracomment>ui</extracomment>
        <translation>Horas de entrenamiento</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>ui</extracomment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>ui</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <extracomment>ui</extracomment>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <extracomment>ui</extracomment>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>Epoch %1</source>
        <extracomment>ui</extracomment>
        <translation>Época %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <extracomment>ui</extracomment>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>%1 of training</source>
        <extracomment>ui</extracomment>
        <translation>%1 de entrenamiento</translation>
    </message>
    <message>
        <source>%1 images/s</source>
        <extracomment>ui</extracomment>
        <translation>%1 imágenes/s</translation>
    </message>
    <message>
        <source>not measured</source>
        <extracomment>ui</extracomment>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>ui</extracomment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>trained, being tested</source>
        <extracomment>ui</extracomment>
        <translation>entrenado, en prueba</translation>
    </message>
    <message>
        <source>no news for %1</source>
        <extracomment>ui</extracomment>
        <translation>sin novedades desde hace %1</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>ui</extracomment>
        <translation>terminado</translation>
    </message>
    <message>
        <source>Step %1</source>
        <extracomment>ui</extracomment>
        <translation>Paso %1</translation>
    </message>
    <message>
        <source> of %1 (%2 %)</source>
        <extracomment>ui</extracomment>
        <translation> de %1 (%2 %)</translation>
    </message>
    <message>
        <source>about %1 of training left at %2 steps/s, validation not counted</source>
        <extracomment>ui</extracomment>
        <translation>quedan unos %1 de entrenamiento a %2 pasos/s, sin contar la validación</translation>
    </message>
    <message>
        <source>cancelled, stopped or stuck; train --resume takes it up again</source>
        <extracomment>ui</extracomment>
        <translation>cancelado, detenido o bloqueado; train --resume lo reanuda</translation>
    </message>
    <message>
        <source>faithful</source>
        <extracomment>ui</extracomment>
        <translation>fiel</translation>
    </message>
    <message>
        <source>stable</source>
        <extracomment>ui</extracomment>
        <translation>estable</translation>
    </message>
    <message>
        <source>fast</source>
        <extracomment>ui</extracomment>
        <translation>rápido</translation>
    </message>
    <message>
        <source>similarity to %1</source>
        <extracomment>ui</extracomment>
        <translation>similitud con %1</translation>
    </message>
    <message>
        <source>How similar the embedding is to that of the picture shown before.</source>
        <extracomment>ui</extracomment>
        <translation>Cuánto se parece el embedding al de la imagen mostrada antes.</translation>
    </message>
    <message>
        <source>similarity to this picture (keep it)</source>
        <extracomment>ui</extracomment>
        <translation>similitud con esta imagen (conservarla)</translation>
    </message>
    <message>
        <source>Keeps this picture as the reference: open another one to see what the two share.</source>
        <extracomment>ui</extracomment>
        <translation>Conserva esta imagen como referencia: abra otra para ver qué comparten las dos.</translation>
    </message>
    <message>
        <source>similarity to patch %1 of this picture</source>
        <extracomment>ui</extracomment>
        <translation>similitud con el parche %1 de esta imagen</translation>
    </message>
    <message>
        <source>How similar the embedding is to the patch that was clicked.</source>
        <extracomment>ui</extracomment>
        <translation>Cuánto se parece el embedding al parche en el que se hizo clic.</translation>
    </message>
    <message>
        <source>embedding norm</source>
        <extracomment>ui</extracomment>
        <translation>norma del embedding</translation>
    </message>
    <message>
        <source>The length of the vector that a classifier would read.</source>
        <extracomment>ui</extracomment>
        <translation>La longitud del vector que leería un clasificador.</translation>
    </message>
    <message>
        <source>output 0</source>
        <extracomment>ui</extracomment>
        <translation>salida 0</translation>
    </message>
    <message>
        <source>The one output of a regression.</source>
        <extracomment>ui</extracomment>
        <translation>La única salida de una regresión.</translation>
    </message>
    <message>
        <source>similarity to a picture…</source>
        <extracomment>ui</extracomment>
        <translation>similitud con una imagen…</translation>
    </message>
    <message>
        <source>Asks for a picture to compare with.</source>
        <extracomment>ui</extracomment>
        <translation>Pide una imagen con la que comparar.</translation>
    </message>
    <message>
        <source>direction from a file…</source>
        <extracomment>ui</extracomment>
        <translation>dirección de un archivo…</translation>
    </message>
    <message>
        <source>Asks for a .npy file with as many numbers as the embedding has: the map shows what moves the embedding in that direction.</source>
        <extracomment>ui</extracomment>
        <translation>Pide un archivo .npy con tantos números como tiene el embedding: el mapa muestra qué mueve el embedding en esa dirección.</translation>
    </message>
    <message>
        <source>linear probe…</source>
        <extracomment>ui</extracomment>
        <translation>sonda lineal…</translation>
    </message>
    <message>
        <source>Asks for a probe that was trained on this model&apos;s embedding.</source>
        <extracomment>ui</extracomment>
        <translation>Pide una sonda entrenada con el embedding de este modelo.</translation>
    </message>
    <message>
        <source>train a linear probe…</source>
        <extracomment>ui</extracomment>
        <translation>entrenar una sonda lineal…</translation>
    </message>
    <message>
        <source>Learns the classes of a labelled folder from this model&apos;s embedding.</source>
        <extracomment>ui</extracomment>
        <translation>Aprende las clases de una carpeta etiquetada a partir del embedding de este modelo.</translation>
    </message>
    <message>
        <source>list thumbnails sort order filter uncertain wrong</source>
        <extracomment>ui</extracomment>
        <translation>lista miniaturas ordenar orden filtro filtrar inseguro incierta errónea incorrecta</translation>
    </message>
    <message>
        <source>classes labels probability answer</source>
        <extracomment>ui</extracomment>
        <translation>clases etiquetas probabilidad respuesta</translation>
    </message>
    <message>
        <source>photo photograph file load</source>
        <extracomment>ui</extracomment>
        <translation>foto fotografía archivo fichero cargar</translation>
    </message>
    <message>
        <source>directory dataset photographs load</source>
        <extracomment>ui</extracomment>
        <translation>directorio conjunto de datos dataset fotos fotografías cargar</translation>
    </message>
    <message>
        <source>checkpoint weights network load</source>
        <extracomment>ui</extracomment>
        <translation>checkpoint pesos red cargar</translation>
    </message>
    <message>
        <source>log run curves</source>
        <extracomment>ui</extracomment>
        <translation>log registro ejecución curvas</translation>
    </message>
    <message>
        <source>clipboard screenshot</source>
        <extracomment>ui</extracomment>
        <translation>portapapeles captura de pantalla</translation>
    </message>
    <message>
        <source>clipboard</source>
        <extracomment>ui</extracomment>
        <translation>portapapeles</translation>
    </message>
    <message>
        <source>png screenshot file</source>
        <extracomment>ui</extracomment>
        <translation>png captura de pantalla archivo fichero</translation>
    </message>
    <message>
        <source>pdf svg png paper publication plot</source>
        <extracomment>ui</extracomment>
        <translation>pdf svg png paper artículo publicación gráfico</translation>
    </message>
    <message>
        <source>csv npy numpy json npz numbers values heatmap saliency</source>
        <extracomment>ui</extracomment>
        <translation>csv npy numpy json npz números valores heatmap mapa de calor saliencia</translation>
    </message>
    <message>
        <source>csv json npz probabilities logits scores labels</source>
        <extracomment>ui</extracomment>
        <translation>csv json npz probabilidades logits puntuaciones etiquetas</translation>
    </message>
    <message>
        <source>csv json npz flops macs</source>
        <extracomment>ui</extracomment>
        <translation>csv json npz flops macs</translation>
    </message>
    <message>
        <source>settings options language theme dark threads memory</source>
        <extracomment>ui</extracomment>
        <translation>ajustes configuración opciones idioma tema oscuro hilos memoria</translation>
    </message>
    <message>
        <source>label category name search</source>
        <extracomment>ui</extracomment>
        <translation>etiqueta categoría nombre buscar búsqueda</translation>
    </message>
    <message>
        <source>label category top answer</source>
        <extracomment>ui</extracomment>
        <translation>etiqueta categoría principal respuesta top</translation>
    </message>
    <message>
        <source>query cls</source>
        <extracomment>ui</extracomment>
        <translation>consulta query cls</translation>
    </message>
    <message>
        <source>reset original softmax</source>
        <extracomment>ui</extracomment>
        <translation>restablecer original softmax</translation>
    </message>
    <message>
        <source>all k sub-networks</source>
        <extracomment>ui</extracomment>
        <translation>todas k subredes</translation>
    </message>
    <message>
        <source>mask label annotation object outline right wrong</source>
        <extracomment>ui</extracomment>
        <translation>máscara etiqueta anotación objeto contorno correcto incorrecto</translation>
    </message>
    <message>
        <source>scale legend normalise</source>
        <extracomment>ui</extracomment>
        <translation>escala leyenda normalizar</translation>
    </message>
    <message>
        <source>artefacts registers clip</source>
        <extracomment>ui</extracomment>
        <translation>artefactos registros recortar clip</translation>
    </message>
    <message>
        <source>logit lens words</source>
        <extracomment>ui</extracomment>
        <translation>lente de logits logit lens palabras</translation>
    </message>
    <message>
        <source>method heatmap saliency class</source>
        <extracomment>ui</extracomment>
        <translation>método heatmap mapa de calor saliencia clase</translation>
    </message>
    <message>
        <source>linear hydra window softmax what if ablation prune switch off</source>
        <extracomment>ui</extracomment>
        <translation>lineal linear hydra ventana softmax y si ablación podar desactivar apagar</translation>
    </message>
    <message>
        <source>colours colors palette colormap opacity transparency threshold appearance</source>
        <extracomment>ui</extracomment>
        <translation>colores paleta colormap mapa de color opacidad transparencia umbral apariencia</translation>
    </message>
    <message>
        <source>architecture configuration parameters information overrides</source>
        <extracomment>ui</extracomment>
        <translation>arquitectura configuración parámetros información anulaciones sobrescribir</translation>
    </message>
    <message>
        <source>flops macs parameters latency time speed</source>
        <extracomment>ui</extracomment>
        <translation>flops macs parámetros latencia tiempo velocidad</translation>
    </message>
    <message>
        <source>query key value softmax matrix step by step</source>
        <extracomment>ui</extracomment>
        <translation>consulta clave valor query key value softmax matriz paso a paso</translation>
    </message>
    <message>
        <source>matrix blocks layers</source>
        <extracomment>ui</extracomment>
        <translation>matriz bloques capas</translation>
    </message>
    <message>
        <source>side by side difference models methods similarity iou</source>
        <extracomment>ui</extracomment>
        <translation>en paralelo lado a lado diferencia modelos métodos similitud iou</translation>
    </message>
    <message>
        <source>ablation what if compare</source>
        <extracomment>ui</extracomment>
        <translation>ablación y si comparar</translation>
    </message>
    <message>
        <source>tsne t-sne pca umap scatter points clusters projection tokens</source>
        <extracomment>ui</extracomment>
        <translation>tsne t-sne pca umap dispersión puntos grupos clusters proyección tokens</translation>
    </message>
    <message>
        <source>faithfulness deletion insertion pointing game truth right wrong reliable score quality</source>
        <extracomment>ui</extracomment>
        <translation>fidelidad eliminación inserción pointing game verdad correcto incorrecto fiable puntuación calidad</translation>
    </message>
    <message>
        <source>clip text zero-shot sentences words</source>
        <extracomment>ui</extracomment>
        <translation>clip texto zero-shot frases palabras</translation>
    </message>
    <message>
        <source>loss accuracy epochs curves log</source>
        <extracomment>ui</extracomment>
        <translation>pérdida loss exactitud precisión épocas curvas log registro</translation>
    </message>
    <message>
        <source>video camera webcam stream</source>
        <extracomment>ui</extracomment>
        <translation>vídeo video cámara webcam transmisión stream</translation>
    </message>
    <message>
        <source>thinking progressive exits</source>
        <extracomment>ui</extracomment>
        <translation>thinking pensar progresivo salidas exits</translation>
    </message>
    <message>
        <source>panels windows default restore</source>
        <extracomment>ui</extracomment>
        <translation>paneles ventanas predeterminado restaurar</translation>
    </message>
    <message>
        <source>animation</source>
        <extracomment>ui</extracomment>
        <translation>animación</translation>
    </message>
    <message>
        <source>tutorial introduction beginner start help</source>
        <extracomment>ui</extracomment>
        <translation>tutorial introducción principiante inicio ayuda</translation>
    </message>
    <message>
        <source>help documentation manual formula glossary paper</source>
        <extracomment>ui</extracomment>
        <translation>ayuda documentación manual fórmula glosario artículo paper</translation>
    </message>
    <message>
        <source>keys hotkeys mouse help</source>
        <extracomment>ui</extracomment>
        <translation>teclas atajos ratón ayuda</translation>
    </message>
    <message>
        <source>bug report version system</source>
        <extracomment>ui</extracomment>
        <translation>bug error informe versión sistema</translation>
    </message>
    <message>
        <source>open a model and a picture first</source>
        <extracomment>ui</extracomment>
        <translation>abra primero un modelo y una imagen</translation>
    </message>
    <message>
        <source>nothing is being computed</source>
        <extracomment>ui</extracomment>
        <translation>no se está calculando nada</translation>
    </message>
    <message>
        <source>this picture has no mask</source>
        <extracomment>ui</extracomment>
        <translation>esta imagen no tiene máscara</translation>
    </message>
    <message>
        <source>the map is asked from the class token</source>
        <extracomment>ui</extracomment>
        <translation>el mapa ya se pide desde el token de clase</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <extracomment>ui</extracomment>
        <translation>nada que deshacer</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <extracomment>ui</extracomment>
        <translation>nada que rehacer</translation>
    </message>
    <message>
        <source>open a model first</source>
        <extracomment>ui</extracomment>
        <translation>abra primero un modelo</translation>
    </message>
    <message>
        <source>nothing is switched off under What if</source>
        <extracomment>ui</extracomment>
        <translation>no hay nada desactivado en «¿Y si…?»</translation>
    </message>
    <message>
        <source>every block computes its trained attention</source>
        <extracomment>ui</extracomment>
        <translation>cada bloque calcula su atención entrenada</translation>
    </message>
    <message>
        <source>this model has no other head counts</source>
        <extracomment>ui</extracomment>
        <translation>este modelo no tiene otros números de cabezas</translation>
    </message>
    <message>
        <source>Zoom to the cursor</source>
        <extracomment>ui</extracomment>
        <translation>Ampliar hacia el cursor</translation>
    </message>
    <message>
        <source>wheel, pinch</source>
        <extracomment>ui</extracomment>
        <translation>rueda, pellizco</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <extracomment>ui</extracomment>
        <translation>Mover la imagen</translation>
    </message>
    <message>
        <source>drag, Space + drag, Alt + arrows</source>
        <extracomment>ui</extracomment>
        <translation>arrastrar, Espacio + arrastrar, Alt + flechas</translation>
    </message>
    <message>
        <source>Walk over the patches</source>
        <extracomment>ui</extracomment>
        <translation>Recorrer los parches</translation>
    </message>
    <message>
        <source>Enter on the picture, arrows; Enter, Delete, Esc</source>
        <extracomment>ui</extracomment>
        <translation>Intro en la imagen, flechas; Intro, Supr, Esc</translation>
    </message>
    <message>
        <source>Ask from a token</source>
        <extracomment>ui</extracomment>
        <translation>Preguntar desde un token</translation>
    </message>
    <message>
        <source>click a patch (also in the comparison), Shift + arrows</source>
        <extracomment>ui</extracomment>
        <translation>clic en un parche (también en la comparación), Mayús + flechas</translation>
    </message>
    <message>
        <source>Patches of the comparison</source>
        <extracomment>ui</extracomment>
        <translation>Parches de la comparación</translation>
    </message>
    <message>
        <source>Ctrl + arrows, then Space to ask from one</source>
        <extracomment>ui</extracomment>
        <translation>Ctrl + flechas y luego Espacio para preguntar desde uno</translation>
    </message>
    <message>
        <source>Explain a class</source>
        <extracomment>ui</extracomment>
        <translation>Explicar una clase</translation>
    </message>
    <message>
        <source>click its bar, or search</source>
        <extracomment>ui</extracomment>
        <translation>clic en su barra, o buscarla</translation>
    </message>
    <message>
        <source>drop files, folders, models, trainings</source>
        <extracomment>ui</extracomment>
        <translation>soltar archivos, carpetas, modelos, entrenamientos</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <extracomment>ui</extracomment>
        <translation>Teclado y ratón</translation>
    </message>
    <message>
        <source>It is built from</source>
        <extracomment>ui</extracomment>
        <translation>Está construido con</translation>
    </message>
    <message>
        <source>About Hydrascope</source>
        <extracomment>ui</extracomment>
        <translation>Acerca de Hydrascope</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;See what a Vision Transformer does:&lt;br&gt;relevance maps, head counts, linear attention.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Free software, GNU General Public License 3 or later.&lt;/p&gt;</source>
        <extracomment>ui</extracomment>
        <translation>&lt;h2&gt;Hydrascope %1&lt;/h2&gt;&lt;p&gt;Para ver qué hace un Vision Transformer:&lt;br&gt;mapas de relevancia, números de cabezas, atención lineal.&lt;/p&gt;&lt;p&gt;Qt %2 · LibTorch %3&lt;br&gt;Software libre, Licencia Pública General de GNU, versión 3 o posterior.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <extracomment>ui</extracomment>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Save as preset</source>
        <extracomment>ui</extracomment>
        <translation>Guardar como preajuste</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>ui</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <extracomment>ui</extracomment>
        <translation>Nombre del preajuste</translation>
    </message>
    <message>
        <source>What it sets:</source>
        <extracomment>ui</extracomment>
        <translation>Lo que establece:</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>ui</extracomment>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>JSON, with settings</source>
        <extracomment>ui</extracomment>
        <translation>JSON, con ajustes</translation>
    </message>
    <message>
        <source>NumPy arrays, with settings</source>
        <extracomment>ui</extracomment>
        <translation>Arrays de NumPy, con ajustes</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <extracomment>ui</extracomment>
        <translation>Array de NumPy</translation>
    </message>
    <message>
        <source>The model has no class %1</source>
        <extracomment>ui</extracomment>
        <translation>El modelo no tiene la clase %1</translation>
    </message>
    <message>
        <source>Images per second, measured</source>
        <extracomment>ui</extracomment>
        <translation>Imágenes por segundo, medidas</translation>
    </message>
    <message>
        <source>RAM, MB (estimate)</source>
        <extracomment>ui</extracomment>
        <translation>RAM, MB (estimación)</translation>
    </message>
    <message>
        <source>Multiply-accumulates, GMACs</source>
        <extracomment>ui</extracomment>
        <translation>Multiplicaciones-acumulaciones, GMAC</translation>
    </message>
    <message>
        <source>Probabilities are those of the networks in view: choose the HydraViT scheme, the model&apos;s own image size, and attention as chosen.</source>
        <extracomment>ui</extracomment>
        <translation>Las probabilidades son las de las redes a la vista: elija el esquema HydraViT, el tamaño de imagen propio del modelo y «Atención elegida».</translation>
    </message>
    <message>
        <source>This model has one head count, so there is nothing to compare. See its cost by image size, or the parameters of a layer, in the other charts.</source>
        <extracomment>ui</extracomment>
        <translation>Este modelo tiene un solo número de cabezas, así que no hay nada que comparar. Los otros gráficos muestran su coste según el tamaño de imagen o los parámetros de una capa.</translation>
    </message>
    <message>
        <source>Explained class</source>
        <extracomment>ui</extracomment>
        <translation>Clase explicada</translation>
    </message>
    <message>
        <source>Open a picture to see how sure each sub-network is of its class.</source>
        <extracomment>ui</extracomment>
        <translation>Abra una imagen para ver cuán segura está cada subred de su clase.</translation>
    </message>
    <message>
        <source>Measure all heads to draw this chart.</source>
        <extracomment>ui</extracomment>
        <translation>Mida todas las cabezas para dibujar este gráfico.</translation>
    </message>
    <message>
        <source>Image size, pixels</source>
        <extracomment>ui</extracomment>
        <translation>Tamaño de imagen, píxeles</translation>
    </message>
    <message>
        <source>Softmax</source>
        <extracomment>ui</extracomment>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Window 14</source>
        <extracomment>ui</extracomment>
        <translation>Ventana 14</translation>
    </message>
    <message>
        <source>Hydra</source>
        <extracomment>ui</extracomment>
        <translation>Hydra</translation>
    </message>
    <message>
        <source>Measure image sizes to draw this chart.</source>
        <extracomment>ui</extracomment>
        <translation>Mida tamaños de imagen para dibujar este gráfico.</translation>
    </message>
    <message>
        <source>Millions of parameters, width %1, %2 tokens</source>
        <extracomment>ui</extracomment>
        <translation>Millones de parámetros, anchura %1, %2 tokens</translation>
    </message>
    <message>
        <source>Thousands of parameters, width %1, %2 tokens</source>
        <extracomment>ui</extracomment>
        <translation>Miles de parámetros, anchura %1, %2 tokens</translation>
    </message>
    <message>
        <source>Confidence by GMACs</source>
        <extracomment>ui</extracomment>
        <translation>Confianza según GMAC</translation>
    </message>
    <message>
        <source>Confidence by images/s</source>
        <extracomment>ui</extracomment>
        <translation>Confianza según imágenes/s</translation>
    </message>
    <message>
        <source>Confidence by RAM</source>
        <extracomment>ui</extracomment>
        <translation>Confianza según RAM</translation>
    </message>
    <message>
        <source>GMACs by image size</source>
        <extracomment>ui</extracomment>
        <translation>GMAC según el tamaño de imagen</translation>
    </message>
    <message>
        <source>Time by image size</source>
        <extracomment>ui</extracomment>
        <translation>Tiempo según el tamaño de imagen</translation>
    </message>
    <message>
        <source>Parameters of a layer</source>
        <extracomment>ui</extracomment>
        <translation>Parámetros de una capa</translation>
    </message>
    <message>
        <source>background</source>
        <extracomment>ui</extracomment>
        <translation>fondo</translation>
    </message>
    <message>
        <source>components %1</source>
        <extracomment>ui</extracomment>
        <translation>componentes %1</translation>
    </message>
    <message>
        <source>x %1, y %2</source>
        <extracomment>ui</extracomment>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <source>RGB %1 %2 %3</source>
        <extracomment>ui</extracomment>
        <translation>RGB %1 %2 %3</translation>
    </message>
    <message>
        <source>outside what the network sees</source>
        <extracomment>ui</extracomment>
        <translation>fuera de lo que ve la red</translation>
    </message>
    <message>
        <source>value %1</source>
        <extracomment>ui</extracomment>
        <translation>valor %1</translation>
    </message>
    <message>
        <source>There is no folder to keep presets in.</source>
        <extracomment>Change</extracomment>
        <translation>No hay carpeta donde guardar los preajustes.</translation>
    </message>
    <message>
        <source>%1 is being written by another window.</source>
        <extracomment>Change</extracomment>
        <translation>Otra ventana está escribiendo %1.</translation>
    </message>
    <message>
        <source>%1 is not this version&apos;s to change.</source>
        <extracomment>Change</extracomment>
        <translation>Esta versión no puede modificar %1.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Formula, conventions and source, in the reference.</source>
        <extracomment>Controls</extracomment>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;Fórmula, convenciones y fuente, en la referencia.</translation>
    </message>
    <message>
        <source>Patches</source>
        <extracomment>Tour</extracomment>
        <translation>Parches</translation>
    </message>
    <message>
        <source>The network cuts this picture into %1 patches of %2 × %2 pixels, %3 rows of %4. What it says about the picture, it says by comparing and mixing these patches.</source>
        <extracomment>Tour</extracomment>
        <translation>La red corta esta imagen en %1 parches de %2 × %2 píxeles, %3 filas de %4. Lo que dice de la imagen lo dice comparando y mezclando estos parches.</translation>
    </message>
    <message>
        <source>Each patch becomes a token, a list of %1 numbers.</source>
        <extracomment>Tour</extracomment>
        <translation>Cada parche se convierte en un token, una lista de %1 números.</translation>
    </message>
    <message>
        <source>With %1 of its own, the network sends %2 tokens through %3 blocks, one after the other.</source>
        <extracomment>Tour</extracomment>
        <translation>La red envía %2 tokens (de ellos, propios: %1) por %3 bloques, uno tras otro.</translation>
    </message>
    <message>
        <source>The network sends %1 tokens through %2 blocks, one after the other.</source>
        <extracomment>Tour</extracomment>
        <translation>La red envía %1 tokens por %2 bloques, uno tras otro.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>Tour</extracomment>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Prediction</source>
        <extracomment>Tour</extracomment>
        <translation>Predicción</translation>
    </message>
    <message>
        <source>The network takes this picture for %1, and next for %2. The maps of this window show where in the picture such an answer comes from.</source>
        <extracomment>Tour</extracomment>
        <translation>La red toma esta imagen por %1 y, en segundo lugar, por %2. Los mapas de esta ventana muestran de qué parte de la imagen procede una respuesta así.</translation>
    </message>
    <message>
        <source>In each block, tokens read from each other: this is how much the patch in the middle reads from every other one in the last block. Most comes from %1, with a weight of %2; click any patch to ask from there.</source>
        <extracomment>Tour</extracomment>
        <translation>En cada bloque, los tokens leen unos de otros: esto es cuánto lee el parche del centro de cada uno de los demás en el último bloque. Lo que más aporta es %1, con un peso de %2; haga clic en cualquier parche para preguntar desde allí.</translation>
    </message>
    <message>
        <source>Each block reads with %1 heads, each in its own way: head 0 alone reads most from %2 (%3). F11 shows the maps of all heads of all %4 blocks.</source>
        <extracomment>Tour</extracomment>
        <translation>Cada bloque lee con %1 cabezas, cada una a su manera: lo que más lee la cabeza 0 por sí sola es %2 (%3). F11 muestra los mapas de todas las cabezas de los %4 bloques.</translation>
    </message>
    <message>
        <source>the answer</source>
        <extracomment>Tour</extracomment>
        <translation>la respuesta</translation>
    </message>
    <message>
        <source>This map says which patches speak for %1. The strongest is %2 (%3).</source>
        <extracomment>Tour</extracomment>
        <translation>Este mapa indica qué parches hablan a favor de %1. El más fuerte: %2 (%3).</translation>
    </message>
    <message>
        <source>Colours and numbers</source>
        <extracomment>Tour</extracomment>
        <translation>Colores y números</translation>
    </message>
    <message>
        <source>The colours stand for values from %1 to %2; under the mouse, each value is told below the picture. The Look panel (F4) changes colours, never numbers.</source>
        <extracomment>Tour</extracomment>
        <translation>Los colores representan valores de %1 a %2; el valor bajo el ratón se indica debajo de la imagen. El panel Aspecto (F4) cambia los colores, nunca los números.</translation>
    </message>
    <message>
        <source>The same question about the class that comes second with all %1 heads, %2.</source>
        <extracomment>Tour</extracomment>
        <translation>La misma pregunta sobre la clase que queda segunda con las %1 cabezas, %2.</translation>
    </message>
    <message>
        <source>The same question about the second class, %1.</source>
        <extracomment>Tour</extracomment>
        <translation>La misma pregunta sobre la segunda clase, %1.</translation>
    </message>
    <message>
        <source>Another class</source>
        <extracomment>Tour</extracomment>
        <translation>Otra clase</translation>
    </message>
    <message>
        <source>Its strongest patch is %1; any class can be asked about (Ctrl+F), and two can be compared.</source>
        <extracomment>Tour</extracomment>
        <translation>Su parche más fuerte: %1; se puede preguntar por cualquier clase (Ctrl+F), y se pueden comparar dos.</translation>
    </message>
    <message>
        <source>Fewer heads</source>
        <extracomment>Tour</extracomment>
        <translation>Menos cabezas</translation>
    </message>
    <message>
        <source>This network also works with fewer heads: with k = %1 it says %2. With all %3 heads it says %4; the slider and the + and - keys choose k.</source>
        <extracomment>Tour</extracomment>
        <translation>Esta red también funciona con menos cabezas: con k = %1 dice %2. Con las %3 cabezas dice %4; el control deslizante y las teclas + y - eligen k.</translation>
    </message>
    <message>
        <source>What heads cost</source>
        <extracomment>Tour</extracomment>
        <translation>Lo que cuestan las cabezas</translation>
    </message>
    <message>
        <source>The strip shows the map of every head count. With k = %1 the network needs %2 multiplications, %3 of the %4 that all %5 heads need.</source>
        <extracomment>Tour</extracomment>
        <translation>La tira muestra el mapa de cada número de cabezas. Con k = %1 la red necesita %2 multiplicaciones, %3 de las %4 que necesitan las %5 cabezas.</translation>
    </message>
    <message>
        <source>Linear attention</source>
        <extracomment>Tour</extracomment>
        <translation>Atención lineal</translation>
    </message>
    <message>
        <source>Block %1 now computes Hydra attention: its cost grows with the number of tokens, not with its square, and nothing was trained again. The network now says %2; before, it said %3.</source>
        <extracomment>Tour</extracomment>
        <translation>El bloque %1 calcula ahora atención Hydra: su coste crece con el número de tokens, no con su cuadrado, y nada se volvió a entrenar. La red dice ahora %2; antes decía %3.</translation>
    </message>
    <message>
        <source>The network no longer sees the strongest patch: %1 goes from %2 to %3. Shift and a click takes any patch away and gives it back.</source>
        <extracomment>Tour</extracomment>
        <translation>La red ya no ve el parche más fuerte: %1 pasa de %2 a %3. Mayús y un clic quitan cualquier parche y lo reponen.</translation>
    </message>
    <message>
        <source>Is the map true? Patches are removed, the strongest first, and the class&apos;s probability is followed: the area under that curve is %1 here and %2 in random order, and a truer map has a smaller one.</source>
        <extracomment>Tour</extracomment>
        <translation>¿Es fiel el mapa? Se quitan parches, el más fuerte primero, y se sigue la probabilidad de la clase: el área bajo esa curva es %1 aquí y %2 en orden aleatorio; un mapa más fiel tiene un área menor.</translation>
    </message>
    <message>
        <source>Each of the %1 points is a token, and tokens that the network takes for alike lie close together. Point at one to see its patch on the picture.</source>
        <extracomment>Tour</extracomment>
        <translation>Cada uno de los %1 puntos es un token, y los tokens que la red considera parecidos están cerca unos de otros. Señale uno para ver su parche en la imagen.</translation>
    </message>
    <message>
        <source>What you see of %1 becomes a figure for a paper: PDF, SVG or PNG at a given width. Its caption and a command line that makes it again come with it.</source>
        <extracomment>Tour</extracomment>
        <translation>Lo que se ve de %1 se convierte en una figura para un artículo: PDF, SVG o PNG con una anchura dada. La acompañan su pie de figura y una línea de comandos que la vuelve a crear.</translation>
    </message>
    <message>
        <source>That was the tour</source>
        <extracomment>Tour</extracomment>
        <translation>Esa fue la visita</translation>
    </message>
    <message>
        <source>F1 lists all keys, Shift+F1 explains every method and number, and Ctrl+Shift+P finds any command. Help &gt; Guided tour starts again, with any picture and model.</source>
        <extracomment>Tour</extracomment>
        <translation>F1 muestra todas las teclas, Mayús+F1 explica cada método y número, y Ctrl+Mayús+P encuentra cualquier comando. Ayuda &gt; Visita guiada empieza de nuevo, con cualquier imagen y modelo.</translation>
    </message>
    <message>
        <source>; did you mean %1?</source>
        <extracomment>window</extracomment>
        <translation>; ¿quiso decir %1?</translation>
    </message>
    <message>
        <source>%1: expected one of %2; got &apos;%3&apos;</source>
        <extracomment>window</extracomment>
        <translation>%1: se esperaba uno de %2; se recibió &apos;%3&apos;</translation>
    </message>
    <message>
        <source>--screenshot: expected the name of a file</source>
        <extracomment>window</extracomment>
        <translation>--screenshot: se esperaba el nombre de un archivo</translation>
    </message>
    <message>
        <source>unknown option --%1; hydrascope --help lists what there is</source>
        <extracomment>window</extracomment>
        <translation>opción desconocida --%1; hydrascope --help las enumera</translation>
    </message>
    <message>
        <source>%1 is no file of settings: nothing is read from it, and nothing is remembered</source>
        <extracomment>window</extracomment>
        <translation>%1 no es un archivo de ajustes: no se lee nada de él y no se recuerda nada</translation>
    </message>
    <message>
        <source>There is not enough memory for this.</source>
        <extracomment>window</extracomment>
        <translation>No hay memoria suficiente para esto.</translation>
    </message>
</context>
</TS>

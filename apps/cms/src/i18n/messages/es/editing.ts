/** Mensajes de la edición en común y de los bloques incompletos. La clave es el texto inglés. */
export const editing = {
  'You have saved this page in another window since you opened it here.':
    'Has guardado esta página en otra ventana desde que la abriste aquí.',
  '{who} has saved this page since you opened it.':
    '{who} ha guardado esta página desde que la abriste.',
  'This page was saved elsewhere since you opened it.':
    'Esta página se ha guardado en otro lugar desde que la abriste.',
  'Nothing is lost: what you typed is still here. Choose which text stands, field by field.':
    'No se ha perdido nada: lo que escribiste sigue aquí. Elige, campo por campo, qué texto queda.',
  'Nothing is lost: you changed different fields, and both changes stand.':
    'No se ha perdido nada: los cambios están en campos distintos y ambos se conservan.',
  'Taken over from there: {fields}': 'Tomado de allí: {fields}',
  'Your text': 'Tu texto',
  'The other text': 'El otro texto',
  '(nothing)': '(nada)',
  'Go on with these texts': 'Continuar con estos textos',
  'Also open here: {who}': 'También la tienen abierta: {who}',
  'you, in another window': 'tú, en otra ventana',
  'Give a file, or its address.': 'Indica un archivo o su dirección.',
  'Not shown on the site, because something is missing ({n}): {blocks}':
    'No se muestra en el sitio porque falta algo ({n}): {blocks}',
  'Not shown: {field} is missing': 'No se muestra: falta «{field}»',
  '{field} is missing': 'Falta «{field}»',
  'The English text': 'El texto inglés',
  'Begin with the English': 'Empezar con el inglés',
  'The English has changed since this was translated.':
    'El inglés ha cambiado desde esta traducción.',
  'This English is new.': 'Este texto inglés es nuevo.',
  'Settled by your new text.': 'Resuelto con tu nuevo texto.',
  '“{name}” stays as it is in every language; it is missing here.':
    '«{name}» no se traduce a ningún idioma; aquí falta.',
  '“{name}” is “{as}” here; that is missing.': '«{name}» es aquí «{as}»; falta.',
  'Copy to {brand}': 'Copiar para {brand}',
  'This is the copy for {brand}, a draft.': 'Esta es la copia para {brand}, un borrador.',
  'On no list and not in the finder, because facts are missing: {facts}':
    'No aparece en las listas ni en el buscador de programas porque faltan datos: {facts}',
  'Alternative texts': 'Textos alternativos',
  'Missing: {languages}': 'Faltan: {languages}',
  'Save the alternative texts': 'Guardar los textos alternativos',
  'The alternative texts are saved.': 'Los textos alternativos se han guardado.',
  'You may save drafts, not publish. A reviewer or editor publishes it.':
    'Puedes guardar borradores, no publicar. Lo publica una persona revisora o editora.',
  'This section is gone. Choose another one.': 'Esta sección ya no existe. Elige otra.',
  'This section isn’t shown on {brands}. Choose these sites in the section too.':
    'Esta sección no se muestra en {brands}. Elige esos sitios también en la sección.',
  'Pages of a site that you took away still show it: {pages}.':
    'Aún la muestran páginas de un sitio que has quitado: {pages}.',
  'It is written once, under “Shared sections”, and shown on every page that names it.':
    'Se escribe una vez, en «Secciones compartidas», y se muestra en todas las páginas que la nombran.',
  'This section belongs to sites that you don’t edit, or is gone.':
    'Esta sección es de sitios que no editas, o ya no existe.',
  'Edit “{title}”': 'Editar «{title}»',
  'Shared by the pages of {brands}.': 'La comparten las páginas de {brands}.',
  'It isn’t published yet, so visitors don’t see it.':
    'Aún no está publicada: los visitantes no la ven.',
  'Shared by {brands}: what you publish here changes on all of these sites.':
    'Compartida por {brands}: lo que publiques aquí cambia en todos estos sitios.',
  'Insert pattern': 'Insertar patrón',
  'Give the pattern a name.': 'Ponle un nombre al patrón.',
  'Say which blocks it has.': 'Di qué bloques tiene.',
  'The page has none of these blocks.': 'La página no tiene ninguno de estos bloques.',
  'Save as pattern': 'Guardar como patrón',
  'Saved as the pattern “{title}”, in all its languages.':
    'Guardado como patrón «{title}», en todos sus idiomas.',
  'A copy of its blocks is added to the end of the page, in all languages. Your draft is saved first.':
    'Se añade una copia de sus bloques al final de la página, en todos los idiomas. Antes se guarda tu borrador.',
  'There is no pattern of your brands yet.': 'Tus marcas aún no tienen ningún patrón.',
  'Name of the pattern': 'Nombre del patrón',
  'Its blocks': 'Sus bloques',
  'Save the pattern': 'Guardar el patrón',
  Close: 'Cerrar',
  'The file begins with a line “WEBVTT” and an empty line.':
    'El archivo empieza con una línea «WEBVTT» y una línea vacía.',
  'A caption begins no earlier than the one before it.':
    'Un subtítulo no empieza antes que el anterior.',
  'A caption ends after it begins.': 'Un subtítulo termina después de empezar.',
  'Above each text stands a line with its times, and an empty line.':
    'Encima de cada texto hay una línea con sus tiempos y una línea vacía.',
  'A comment or style stands in the wrong place.':
    'Un comentario o estilo está en un lugar equivocado.',
  'A tag is wrong, or is not closed.': 'Una etiqueta es errónea o no está cerrada.',
  'The characters & and < are written &amp; and &lt;.':
    'Los caracteres & y < se escriben &amp; y &lt;.',
  'Times are written 00:01.500 --> 00:04.000.': 'Los tiempos se escriben 00:01.500 --> 00:04.000.',
  'A setting after the times is wrong.': 'Un ajuste después de los tiempos es erróneo.',
  'There is no caption in the file.': 'En el archivo no hay ningún subtítulo.',
  'Line {line}: {text}': 'Línea {line}: {text}',
  'Captions have at most {limit} characters.':
    'Los subtítulos tienen como máximo {limit} caracteres.',
  'Each language stands here once.': 'Cada idioma aparece aquí una sola vez.',
  'Choose a .vtt file': 'Elegir un archivo .vtt',
  'This picture has no alternative text in this language: {language}.':
    'Esta imagen no tiene texto alternativo en este idioma: {language}.',
  'Write it': 'Escribirlo',
  'Not saved: {n}': 'Sin guardar: {n}',
  'Save the texts of {n} pictures': 'Guardar los textos de {n} imágenes',
  'Not saved': 'Sin guardar',
} as const;

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
} as const;

/** Textos de la revisión de páginas. La clave es el texto inglés. */
export const review = {
  'You may save drafts, not publish. Submit the page for review: a reviewer publishes it.':
    'Puedes guardar borradores, no publicar. Envía la página a revisión: la publica un revisor.',
  'You may translate texts. What is the same in all languages stays as it is: load the page anew.':
    'Puedes traducir textos. Lo que es igual en todos los idiomas se queda como está: vuelve a cargar la página.',
  'Waiting for my review': 'A la espera de mi revisión',
  'Sent back to me': 'Devueltas a mí',
  'Approved, not published yet': 'Aprobadas, aún sin publicar',
  'Comments that mention me': 'Comentarios que me mencionan',
  'Waits for review': 'Espera revisión',
  'Sent back': 'Devuelta',
  Approved: 'Aprobada',
  'submitted it': 'la envió',
  commented: 'comentó',
  'approved it': 'la aprobó',
  'approved their own text': 'aprobó su propio texto',
  'sent it back': 'la devolvió',
  'An import': 'Una importación',
  'changed it, so that it is not published at the set time':
    'la cambió, así que no se publica a la hora fijada',
  Approve: 'Aprobar',
  'Send back': 'Devolver',
  'Submit for review': 'Enviar a revisión',
  Comment: 'Comentar',
  Review: 'Revisión',
  Reviews: 'Revisiones',
  For: 'Para',
  Everybody: 'Todos',
  'Nothing waits here.': 'Aquí no espera nada.',
  Language: 'Idioma',
  'Said last': 'Lo último dicho',
  'Say in a comment what is missing.': 'Di en un comentario qué falta.',
  'A comment has {n} characters at most.': 'Un comentario tiene como mucho {n} caracteres.',
  'Nobody of this address works on this page.': 'Nadie con esta dirección trabaja en esta página.',
  'This page was changed since you opened it. Load and read it anew before you approve it.':
    'La página se ha cambiado desde que la abriste. Vuelve a cargarla y léela antes de aprobarla.',
  'Say which text you approve: when it was saved.': 'Di qué texto apruebas: cuándo se guardó.',
  'You may not schedule publications of this document.':
    'No puedes programar publicaciones de este documento.',
  'The page does not wait for this any more.': 'La página ya no espera esto.',
  'Your role may not decide on a review.': 'Tu rol no puede decidir sobre una revisión.',
  'Enquiries in numbers': 'Consultas en cifras',
} as const;

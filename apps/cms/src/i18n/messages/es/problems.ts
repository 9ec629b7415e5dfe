/** Mensajes de validación. La clave es el texto inglés. */
export const problems = {
  'An address has at most 200 characters.': 'Una dirección tiene como máximo 200 caracteres.',
  'Write it like /programs/bachelor/: slashes at both ends; small letters, digits and hyphens between them.':
    'Escríbela así: /programs/bachelor/, con barras en ambos extremos y, entre ellas, minúsculas, cifras y guiones.',
  "An address can't begin with /{first}/; the site needs it itself.":
    'Una dirección no puede empezar por /{first}/: el propio sitio la necesita.',
  'An address is text.': 'Una dirección es un texto.',
  'The page “{title}” already has this address.': 'La página «{title}» ya tiene esta dirección.',
  'Small letters, digits and hyphens only, beginning with a letter.':
    'Solo minúsculas, cifras y guiones; empieza por una letra.',
  'Two capital letters each, e.g. DE or CN.': 'Dos mayúsculas cada uno, p. ej. DE o CN.',
  'A letter, then letters, digits and underscores.':
    'Una letra y después letras, cifras y guiones bajos.',
  'Give an address beginning with https://.': 'Indica una dirección que empiece por https://.',
  'Two small letters each, e.g. en or de.': 'Dos minúsculas cada uno, p. ej. en o de.',
  'This date is required.': 'Esta fecha es obligatoria.',
  'It would end before it begins.': 'Terminaría antes de empezar.',
  'The event ends before it begins.': 'El evento termina antes de empezar.',
  'The last day lies before the first one.': 'El último día es anterior al primero.',
  'Numbers joined by commas, e.g. 1, 2.': 'Números separados por comas, p. ej. 1, 2.',
  'A pattern has at most 500 characters.': 'Un patrón tiene como máximo 500 caracteres.',
  'A pattern can neither look ahead or behind nor refer to an earlier group; write out what may stand there.':
    'Un patrón no puede mirar hacia delante ni hacia atrás, ni referirse a un grupo anterior; escribe lo que puede ir en ese lugar.',
  'A pattern can use no flags, no set operations and no sets of longer texts; list the characters instead.':
    'Un patrón no puede usar modificadores, operaciones entre conjuntos ni conjuntos de textos más largos; enumera los caracteres.',
  'This pattern stands for more than 1000 characters in a row; repeat less, or without an upper limit.':
    'Este patrón equivale a más de 1000 caracteres seguidos; repite menos, o sin límite superior.',
  'The same text can fit this pattern in too many ways, so crafted input could hang browsers; write it without nested or overlapping repetition.':
    'El mismo texto puede encajar en este patrón de demasiadas maneras, así que una entrada maliciosa podría bloquear los navegadores; escríbelo sin repeticiones anidadas ni solapadas.',
  'Browsers refuse this pattern: {problem}.': 'Los navegadores rechazan este patrón: {problem}.',
  'it is not valid': 'no es válido',
  'This text is required.': 'Este texto es obligatorio.',
  'Write a path like /thank-you/apply/, or a full address beginning with https://.':
    'Escribe una ruta como /thank-you/apply/ o una dirección completa que empiece por https://.',
  'Write a path like /programs/, a full address beginning with https://, or a mailto: or tel: link.':
    'Escribe una ruta como /programs/, una dirección completa que empiece por https:// o un enlace mailto: o tel:.',
  'This address is required.': 'Esta dirección es obligatoria.',
  'Give the https address of a film on YouTube or Vimeo.':
    'Indica la dirección https de un vídeo de YouTube o Vimeo.',
  '{brand} has a form already. Choose one a brand.':
    '{brand} ya tiene un formulario. Elige uno por marca.',
  'Two fields are called {name}.': 'Dos campos se llaman {name}.',
  'A file of this kind has at most {limit} MB; this one has {size}.':
    'Un archivo de este tipo tiene como máximo {limit} MB; este tiene {size}.',
  'This is shown on {foreign}, too. Only who edits all of its brands may take it off.':
    'También se muestra en {foreign}. Solo quien edita todas sus marcas puede retirarlo del sitio.',
  'Only who edits {foreign}, too, may take this off its site.':
    'Solo quien edita también {foreign} puede retirarlo de su sitio.',
  'This is shown on {foreign}, too. Only who edits all of its brands may delete it.':
    'También se muestra en {foreign}. Solo quien edita todas sus marcas puede eliminarlo.',
  'Choose at least one of your own brands: {own}.': 'Elige al menos una de tus marcas: {own}.',
  'Only an administrator may lead to another site ({host}). Write a path or an address of one of the brands.':
    'Solo un administrador puede enviar a otro sitio ({host}). Escribe una ruta o una dirección de una de las marcas.',
  'You may not publish for {foreign}; your brands are {own}.':
    'No puedes publicar para {foreign}; tus marcas son {own}.',
  none: 'ninguna',
  'Choose a page or write an address to lead to.':
    'Elige una página o escribe una dirección de destino.',
  'Choose a page or write an address, not both.':
    'Elige una página o escribe una dirección, no ambas.',
  'Write the path without its language; the language is a field of its own.':
    'Escribe la ruta sin el idioma; el idioma es un campo aparte.',
  'There is already a redirect from {path} for {brand} in this language.':
    'Ya hay una redirección desde {path} para {brand} en este idioma.',
  'A published page has the address {path}; the redirect would never be used.':
    'Una página publicada tiene la dirección {path}; la redirección nunca se usaría.',
  'This redirect leads to itself.': 'Esta redirección lleva a sí misma.',
  'This makes a loop: {target} leads back to {path}.':
    'Esto crea un bucle: {target} lleva de vuelta a {path}.',
  '{target} is itself redirected to {next}; lead there directly.':
    '{target} ya se redirige a {next}; lleva allí directamente.',
  '{target} is itself redirected; lead there directly.':
    '{target} ya se redirige; lleva directamente a su destino.',
  '{before} already leads to {path}; change that redirect first, so that nobody is sent on twice.':
    '{before} ya lleva a {path}; cambia primero esa redirección para que nadie pase por dos.',
  'The path is not properly encoded.': 'La ruta no está bien codificada.',
  'The path must begin with a slash.': 'La ruta debe empezar con una barra.',
  'The path holds characters that no page has.':
    'La ruta contiene caracteres que ninguna página tiene.',
  'A password has at least {n} characters.': 'Una contraseña tiene al menos {n} caracteres.',
  'This password is easily guessed. Take one of several words that nobody would put together.':
    'Esta contraseña es fácil de adivinar. Elige una de varias palabras que nadie juntaría.',
  'Give an https address without a path, such as https://stats.example.org.':
    'Indica una dirección https sin ruta, como https://stats.example.org.',
  '{host} is not among the vendors in the brand settings of {brands}: visitors there get a link to the film instead of the player.':
    '{host} no está entre los proveedores de los ajustes de marca de {brands}: allí los visitantes ven un enlace al vídeo en lugar del reproductor.',
  'This is no picture (JPEG, PNG, WebP, AVIF, GIF), film (MP4) or PDF document.':
    'Esto no es una imagen (JPEG, PNG, WebP, AVIF, GIF), un vídeo (MP4) ni un documento PDF.',
  'The file is named {name} and declared as {declared}, but its content is {type}.':
    'El archivo se llama {name} y se declara como {declared}, pero su contenido es {type}.',
  'The file holds an archive as well.': 'El archivo contiene además un archivo comprimido.',
  'The document holds scripts or other files. Save it as a plain PDF.':
    'El documento contiene scripts u otros archivos. Guárdalo como PDF sencillo.',
  'The picture holds a page or a program as well.':
    'La imagen contiene además una página o un programa.',
  'The picture has {size} megapixels; at most {limit} can be shown.':
    'La imagen tiene {size} megapíxeles; se pueden mostrar {limit} como máximo.',
  'The file is damaged and cannot be read.': 'El archivo está dañado y no se puede leer.',
  'The file could not be stored, and nothing was changed. Try again in a minute.':
    'No se ha podido guardar el archivo y no se ha cambiado nada. Inténtalo de nuevo dentro de un minuto.',
  'The file could not be stored, and nothing was changed: the file storage refuses this installation. Tell its operator.':
    'No se ha podido guardar el archivo y no se ha cambiado nada: el almacén de archivos rechaza esta instalación. Avise a quien la administra.',
  'Not saved: the disk of the server is full or fails. Leave this page open, tell the operator, and save again later.':
    'No se ha guardado: el disco del servidor está lleno o falla. Deje esta página abierta, avise a quien administra el servidor y guarde de nuevo más tarde.',
} as const;

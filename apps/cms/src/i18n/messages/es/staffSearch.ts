/** Textos de la búsqueda en el panel. La clave es el texto inglés. */
export const staffSearch = {
  'Search all content': 'Buscar en todo el contenido',
  'Found: {n}.': 'Encontrados: {n}.',
  'Nothing has all of these words.': 'Nada contiene todas estas palabras.',
  'Words of texts that are published, and of titles, addresses and file names.':
    'Palabras de los textos publicados, y de títulos, direcciones y nombres de archivos.',
  'No text has these words as they are typed. These are near to them.':
    'Ningún texto contiene estas palabras tal como están escritas. Estas son parecidas.',
} as const;

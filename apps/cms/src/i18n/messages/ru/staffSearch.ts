/** Тексты поиска в панели. Ключ — английский текст. */
export const staffSearch = {
  'Search all content': 'Поиск по всему контенту',
  'Found: {n}.': 'Найдено: {n}.',
  'Nothing has all of these words.': 'Ничто не содержит всех этих слов.',
  'Words of texts that are published, and of titles, addresses and file names.':
    'Слова из опубликованных текстов, а также из заголовков, адресов и имён файлов.',
  'No text has these words as they are typed. These are near to them.':
    'Ни один текст не содержит этих слов в таком написании. Вот похожие.',
} as const;

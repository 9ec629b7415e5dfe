import type { lists as english } from '../es/lists.ts';
import type { Words } from '../types.ts';

/** Подписи блоков со списками страниц и мероприятий. */
export const lists = {
  'List of programmes': 'Список программ',
  'Lists of programmes': 'Списки программ',
  'List of news': 'Список новостей',
  'Lists of news': 'Списки новостей',
  'List of campuses': 'Список кампусов',
  'Lists of campuses': 'Списки кампусов',
  'List of events': 'Список мероприятий',
  'Lists of events': 'Списки мероприятий',
  'What to list': 'Что показывать',
  Schools: 'Школы',
  'All that the site shows where empty.': 'Если пусто: все, которые показывает сайт.',
  Levels: 'Уровни',
  Subjects: 'Направления',
  Categories: 'Рубрики',
  Kinds: 'Виды',
  'At most': 'Не более',
  'Link to all': 'Ссылка на всё',
  Table: 'Таблица',
  'One large, others beside it': 'Одна крупно, остальные рядом',
  'Lines by date': 'Строки по дате',
} as const satisfies Words<typeof english>;

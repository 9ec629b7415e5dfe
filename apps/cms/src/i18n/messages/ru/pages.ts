import type { pages as english } from '../es/pages.ts';
import type { Words } from '../types.ts';

/** Подписи форм, поисковых систем, медиафайлов и кампаний. */
export const pages = {
  'The event that this page announces.': 'Мероприятие, о котором сообщает эта страница.',
  'Event type': 'Тип мероприятия',
  'Text above the form': 'Текст над формой',
  'Application text': 'Текст о подаче заявки',
  'Frame instead of a form': 'Фрейм вместо формы',
  "The page's title stands in.": 'Если пусто, берётся заголовок страницы.',
  'The lead stands in.': 'Если пусто, берётся вводный абзац.',
  Robots: 'Поисковые роботы',
  'May be found (index)': 'Можно найти (index)',
  'Not to be found (noindex)': 'Не показывать в поиске (noindex)',
  'noindex keeps the page out of search engines and the sitemap.':
    'noindex убирает страницу из поисковых систем и карты сайта.',
  'What the picture shows, for people who do not see it; of a film or document, what it is.':
    'Что изображено, для тех, кто не видит; для видео или документа: что это.',
  'Whose work it is': 'Чья это работа',
  'Who made it, and the licence or contract.': 'Кто автор, и лицензия или договор.',
  'May be shown until': 'Можно показывать до',
  'Thirty days before, it is on the first page of its editors.':
    'За тридцать дней до этого файл появится на первой странице его редакторов.',
  'Average colour': 'Средний цвет',
  'Painted while the picture loads.': 'Показывается, пока изображение загружается.',
  'File type': 'Тип файла',
  'Id in the CRM': 'Идентификатор в CRM',
  'Enquiries name the event by it. Leave what stands here if the CRM has none yet.':
    'По нему обращения называют мероприятие. Если в CRM его ещё нет, оставьте то, что здесь стоит.',
  'No longer listed; calendars learn of it.':
    'Больше не показывается в списках; календари узнают об этом.',
  'Address of its page': 'Адрес страницы мероприятия',
  "Path of the event's page without language.": 'Путь к странице мероприятия без языка.',
  'Date in words': 'Дата словами',
  'For the CRM': 'Для CRM',
  Territory: 'Территория',
  Region: 'Регион',
  'Name of the territory': 'Название территории',
  'Contact person': 'Контактное лицо',
  "Contact's e-mail": 'E-mail контактного лица',
  Documents: 'Документы',
  'Goes live at': 'Выходит',
} as const satisfies Words<typeof english>;

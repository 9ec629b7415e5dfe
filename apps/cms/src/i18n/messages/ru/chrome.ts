import type { chrome as english } from '../es/chrome.ts';
import type { Words } from '../types.ts';

/** Подписи меню, подвалов и всплывающих окон. */
export const chrome = {
  Main: 'Главное',
  'Second header': 'Вторая шапка',
  'Topmost header': 'Верхняя шапка',
  Footer: 'Подвал',
  Languages: 'Языки',
  'Recommended in search': 'Рекомендуемое в поиске',
  Items: 'Пункты',
  Item: 'Пункт',
  'Address within the site': 'Адрес внутри сайта',
  More: 'Дополнительно',
  'Full address': 'Полный адрес',
  'Leaves our sites': 'Ведёт за пределы наших сайтов',
  Shown: 'Показывать',
  'Shown in submenus at 290 by 260.': 'Показывается в подменю размером 290 × 260.',
  'Class of the description': 'Класс описания',
  'Below it': 'Вложенные пункты',
  Language: 'Язык',
  'Languages of the selector in their order; all of them where empty.':
    'Языки переключателя по порядку; если пусто, все.',
  'Hidden in these countries': 'Скрыт в этих странах',
  'Two capital letters each, e.g. DE.': 'По две заглавные буквы, напр. DE.',
  'Group logos': 'Логотипы группы',
  'Logo on light ground': 'Логотип на светлом фоне',
  'Logo on dark ground': 'Логотип на тёмном фоне',
  'Social media': 'Социальные сети',
  'The class names the icon: instagram, linkedin, youtube, …':
    'Класс задаёт значок: instagram, linkedin, youtube, …',
  'Legal links': 'Юридические ссылки',
  Copyright: 'Авторские права',
  'Line above': 'Строка сверху',
  'Postal address': 'Почтовый адрес',
  'Second postal address': 'Второй почтовый адрес',
  'School logos': 'Логотипы школ',
  Buttons: 'Кнопки',
  'Opens after (seconds)': 'Открывается через (секунд)',
  'Stays away for (days)': 'Не появляется (дней)',
  'After it was closed.': 'После закрытия.',
  'On pages of these types': 'На страницах этих типов',
  'Class names': 'Имена классов',
  'Class names, for the tag manager and styles of the brand; “wide” makes it wider.':
    'Имена классов — для менеджера тегов и стилей бренда; «wide» делает окно шире.',
} as const satisfies Words<typeof english>;

/** Тексты календаря запланированного. Ключ — английский текст. */
export const planned = {
  Planned: 'Запланировано',
  'Everything that goes live or off by itself. All times are Swiss.':
    'Всё, что выходит на сайт и уходит с него само. Время везде швейцарское.',
  'Goes live': 'Выходит на сайт',
  'Goes off': 'Уходит с сайта',
  Fees: 'Стоимость',
  'Applications for an intake': 'Заявки на набор',
  Event: 'Мероприятие',
  'Pop-up': 'Всплывающее окно',
  'Menu entry': 'Пункт меню',
  'Footer entry': 'Пункт подвала',
  'start of the day': 'с начала дня',
  'end of the day': 'до конца дня',
  'planned by': 'запланировал',
  'only in': 'только:',
  'Previous month': 'Предыдущий месяц',
  'Next month': 'Следующий месяц',
  Months: 'Месяцы',
  'Days with something planned': 'Дни, на которые что-то запланировано',
  'Nothing goes live or off by itself in this month.':
    'В этом месяце ничто не выходит на сайт и не уходит с него само.',
} as const;

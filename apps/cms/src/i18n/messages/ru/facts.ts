/** Тексты карты переводов и предупреждений о данных. Ключ — английский текст. */
export const facts = {
  Translations: 'Переводы',
  'A language is missing where a page has no title in it; partly translated where some of its texts are shown in English; outdated where the English changed after it.':
    'Языка нет, если у страницы нет заголовка на нём; перевод частичный, если часть текстов показана по-английски; он устарел, если английский текст изменился позже.',
  Missing: 'Нет',
  'Partly translated': 'Частичный',
  '{n} of {m} texts': 'Тексты: {n} из {m}',
  Outdated: 'Устарел',
  Done: 'Готов',
  Page: 'Страница',
  'All pages': 'Все страницы',
  'No page stands so.': 'Таких страниц нет.',
  'Still right': 'По-прежнему верен',
  'This translation counts as done.': 'Этот перевод считается готовым.',
  'The text says otherwise': 'В тексте сказано другое',
  '{fact}: the text says “{said}”, the facts say {known}.':
    '{fact}: в тексте «{said}», в данных {known}.',
  '{fact}: the text says “{said}”, but no price holds any more.':
    '{fact}: в тексте «{said}», но действующей цены больше нет.',
  '{n} months': '{n} мес.',
  Tuition: 'Стоимость обучения',
  Duration: 'Срок обучения',
  'Paid internship': 'Оплачиваемая стажировка',
  'First day of classes': 'Первый день занятий',
  'Apply until': 'Подать заявку до',
  Seats: 'Места',
  Open: 'Есть',
  Few: 'Мало',
  'Waiting list': 'Лист ожидания',
  Closed: 'Закрыто',
} as const;

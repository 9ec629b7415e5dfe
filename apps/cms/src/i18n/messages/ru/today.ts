/** Тексты первого экрана и списков, к которым он ведёт. Ключ — английский текст. */
export const today = {
  Today: 'Сегодня',
  'All done: nothing waits for you today.': 'Всё сделано: сегодня вас ничего не ждёт.',
  'Your account has no brand yet. An administrator can give it one.':
    'У вашей учётной записи пока нет бренда. Его может назначить администратор.',
  'My drafts': 'Мои черновики',
  'Media whose rights end within 30 days or have ended':
    'Медиафайлы, права на которые кончаются в ближайшие 30 дней или уже кончились',
  'Searches without a result': 'Поисковые запросы без результата',
  'Scheduled this week': 'Запланировано на эту неделю',
  'Scheduled publications that failed': 'Запланированные публикации, которые не удались',
  'Programmes with facts that are wrong or expired':
    'Программы с неверными или устаревшими данными',
  'Pages with a missing translation': 'Страницы, которым не хватает перевода',
  'Pages that are translated in part': 'Страницы, переведённые частично',
  'Pages with an outdated translation': 'Страницы с устаревшим переводом',
  'Enquiries that the CRM refused': 'Обращения, отклонённые CRM',
  'Enquiries in quarantine': 'Обращения в карантине',
  'Enquiries whose letters could not be written':
    'Обращения, письма к которым не удалось составить',
  'Enquiries kept at the site': 'Обращения, оставшиеся на сайте',
  'Mails that were not sent': 'Неотправленные письма',
  'In the trash': 'В корзине',
  'Not configured ({n})': 'Не настроено ({n})',
  'No enquiry reaches a CRM: set CRM_URL.': 'Обращения не попадают в CRM: задайте CRM_URL.',
  'No letter leaves: set SMTP_URL.': 'Письма не уходят: задайте SMTP_URL.',
  'Nobody gets a notice of an enquiry: set ADMISSIONS_EMAIL.':
    'Об обращении никто не узнаёт по почте: задайте ADMISSIONS_EMAIL.',
  'Scheduled publications': 'Запланированные публикации',
  'Nothing is scheduled so.': 'Таких публикаций нет.',
  When: 'Когда',
  What: 'Что',
  'Is published': 'Публикуется',
  'Is taken off the site': 'Снимается с сайта',
  'Facts in the text': 'Данные в тексте',
  'What is wrong': 'Что не так',
  'No price holds today.': 'Сегодня не действует ни одна цена.',
  'The last day to apply has passed for every intake.':
    'Последний день подачи заявки прошёл для каждого набора.',
  'Every published programme agrees with its facts.':
    'Все опубликованные программы соответствуют своим данным.',
  'Films with sound and no captions': 'Фильмы со звуком и без субтитров',
  'Pictures without an alternative text': 'Изображения без альтернативного текста',
  'An alternative text says what a picture shows, to people who do not see it. Where it is missing in a language, the English stands in.':
    'Альтернативный текст говорит, что изображено, тем, кто этого не видит. Если на каком-то языке его нет, стоит английский.',
  'Missing language': 'Недостающий язык',
  'Any language': 'Любой язык',
  'Every picture has its texts.': 'У всех изображений есть тексты.',
  'Pictures: {n}': 'Изображений: {n}',
  'Pages: {n}': 'Страниц: {n}',
  'Pages of the list': 'Страницы списка',
  'Previous page': 'Предыдущая страница',
  'Next page': 'Следующая страница',
  'All brands': 'Все бренды',
} as const;

/** Тексты тревог и проверок. Ключ — английский текст. */
export const alarms = {
  'Enquiries that have waited for the CRM for more than an hour: {n}.':
    'Обращения, которые ждут CRM больше часа: {n}.',
  'Enquiries that the CRM refused: {n}.': 'Обращения, отклонённые CRM: {n}.',
  'Enquiries of the last hour that reached the backend after ten minutes or more: {n}.':
    'Обращения за последний час, дошедшие до сервера через десять минут или позже: {n}.',
  'Changes that the newsletter service refused: {n}.':
    'Изменения, отклонённые службой рассылки: {n}.',
  'Changes that have waited for the newsletter service for more than an hour: {n}.':
    'Изменения, которые ждут службу рассылки более часа: {n}.',
  'Mails that were given up: {n}.': 'Письма, отправка которых прекращена: {n}.',
  'The disk of the backend is nearly full: {n} MB are free.':
    'Диск сервера почти заполнен: свободно {n} МБ.',
  'No check of the lead path of {brand} has arrived since {at} (site {site}).':
    'Проверка пути обращений {brand} не приходила с {at} (сайт {site}).',
  'No check of the lead path of {brand} has ever arrived (start: {at}).':
    'Ни одной проверки пути обращений {brand} ещё не поступало (запуск: {at}).',
  'It could not be looked at whether all is well: {rule}.':
    'Не удалось проверить, всё ли в порядке: {rule}.',
  'Alarm: {text}': 'Тревога: {text}',
  'Resolved: {text}': 'Устранено: {text}',
  'Checks of the lead path': 'Проверки пути обращений',
  Site: 'Сайт',
  'Last check (UTC)': 'Последняя проверка (UTC)',
  'From form to inbox': 'От формы до входящих',
  '{n} ms': '{n} мс',
  overdue: 'просрочена',
} as const;

import type { privacy as english } from '../es/privacy.ts';
import type { Words } from '../types.ts';

/** Тексты экрана личных данных. */
export const privacy = {
  'Give a mail address or a telephone number.': 'Укажите адрес почты или номер телефона.',
  'A telephone number needs at least eight digits.':
    'В номере телефона должно быть не менее восьми цифр.',
  'Say why.': 'Укажите причину.',
  'Check what is to be corrected.': 'Проверьте, что нужно исправить.',
  'Your personal data': 'Ваши личные данные',
  'Named by somebody else': 'Упомянуто другими',
  Mails: 'Письма',
  Newsletter: 'Рассылка',
  Visits: 'Визиты',
  'The CRM was asked': 'CRM запрошена',
  'Noted: the CRM was asked.': 'Отмечено: CRM запрошена.',
  Privacy: 'Личные данные',
  'One person': 'Один человек',
  'Find everything that your brands have of one person: {brands}. What other brands have stays as it is.':
    'Найдите всё, что ваши бренды знают об одном человеке: {brands}. Данные других брендов остаются без изменений.',
  'Mail address': 'Адрес почты',
  Telephone: 'Телефон',
  Find: 'Найти',
  'Several addresses share this telephone: find the person by one of them.':
    'Этот телефон указан при нескольких адресах: найдите человека по одному из них.',
  'Nothing was found in your brands.': 'В ваших брендах ничего не найдено.',
  'Download as JSON': 'Скачать в JSON',
  'Download to read': 'Скачать для чтения',
  Correct: 'Исправить',
  'Only what you fill in is changed, in every enquiry that this person sent.':
    'Изменится только заполненное — во всех обращениях этого человека.',
  'Corrected enquiries: {n}.': 'Исправлено обращений: {n}.',
  Why: 'Причина',
  'Everything above goes for good. A receipt with counts stays, and no personal data.':
    'Всё перечисленное удаляется навсегда. Остаётся квитанция с числами, без личных данных.',
  'Erased. The receipt says what went.': 'Удалено. В квитанции указано, что именно.',
  'The CRM has to be asked, too: the receipt has the references.':
    'Нужно запросить и CRM: номера — в квитанции.',
  Receipts: 'Квитанции',
  'What goes by itself': 'Что удаляется само',
  "Every night what is older than this goes for good, counted from the person's last own act. Only counts stay, as receipts. Administrators set the months in the brand settings.":
    'Каждую ночь всё, что старше, удаляется навсегда; срок считается от последнего действия самого человека. Остаются только числа в квитанциях. Месяцы задают администраторы в настройках бренда.',
  'Months, by brand': 'Месяцы по брендам',
  "Enquiries with notes and what the CRM answered, after the person's last enquiry":
    'Обращения с заметками и ответами CRM — после последнего обращения человека',
  'Mails, after they were written': 'Письма — после их написания',
  'Seats of visits, after the day of the visit': 'Места визитов — после дня визита',
  'Newsletter addresses and the proof of consent, after the person left':
    'Адреса рассылки и подтверждение согласия — после отписки',
  'What was searched for, after the last such search':
    'Поисковые запросы — после последнего такого запроса',
  'A subscription stays while it lasts. An address that nobody confirms goes after {n} days.':
    'Подписка хранится, пока действует. Неподтверждённый адрес удаляется через {n} дней.',
} as const satisfies Words<typeof english>;

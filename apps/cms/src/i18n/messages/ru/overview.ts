import type { overview as english } from '../es/overview.ts';
import type { Words } from '../types.ts';

/** Тексты наших собственных экранов админки. */
export const overview = {
  Enquiries: 'Обращения',
  'No enquiries yet.': 'Обращений пока нет.',
  'The oldest undelivered enquiry has waited for {span}.':
    'Самое старое недоставленное обращение ожидает: {span}.',
  "{sent} of the CRM's {budget} enquiries a day are used.":
    'Использовано {sent} из {budget} обращений CRM в день.',
  'Refused by this backend and kept at the site: {n}.':
    'Отклонены этой системой и хранятся на сайте: {n}.',
  'Letters that could not be written: {n}.': 'Письма, которые не удалось составить: {n}.',
  'Nothing waits for the CRM.': 'В очереди в CRM ничего нет.',
  'The oldest undelivered enquiry is {span} old.':
    'Возраст самого старого недоставленного обращения: {span}.',
  'Sent in the last 24 hours: {sent} of {budget}.':
    'Отправлено за последние 24 часа: {sent} из {budget}.',
  'Newest refusals': 'Последние отказы',
  'no answer': 'нет ответа',
  'Kept at the site': 'Хранятся на сайте',
  'This backend refused these enquiries, so they are not in the inbox. They are safe at the site; remove the cause, then take them again.':
    'Эта система отклонила эти обращения, поэтому их нет во входящих. Они в сохранности на сайте; устраните причину и примите их снова.',
  'Refused because': 'Причина отказа',
  'Hand over': 'Передача',
  'Comes within seconds': 'Придёт через несколько секунд',
  'Take again': 'Принять снова',
  'The site hands it over within seconds.': 'Сайт передаст его через несколько секунд.',
  'Letters that do not get through': 'Письма, которые не доходят',
  Letter: 'Письмо',
  Send: 'Отправка',
  'could not be written': 'не удалось составить',
  'Write now': 'Составить сейчас',
  'Written.': 'Составлено.',
  'Try now': 'Попробовать сейчас',
  'It goes within seconds.': 'Уйдёт через несколько секунд.',
  'Live on {live} of {all} sites after ten seconds.':
    'Через десять секунд опубликовано на {live} из {all} сайтов.',
  'Live on the site in {seconds} s.': 'Опубликовано на сайте за {seconds} с.',
  'Live on {live} sites in {seconds} s.': 'Опубликовано на сайтах: {live}, за {seconds} с.',
  'That did not work.': 'Не получилось.',
  'That did not work ({status}).': 'Не получилось ({status}).',
  'Queued for the CRM.': 'Поставлено в очередь в CRM.',
  Resend: 'Отправить ещё раз',
  Release: 'Пропустить',
  'Released.': 'Пропущено.',
  Erase: 'Удалить',
  'Erased.': 'Удалено.',
  'Erase this person?': 'Удалить данные этого человека?',
  "Every enquiry, mail and newsletter subscription of this address is removed from every brand. Only a count stays. This can't be undone.":
    'Все обращения, письма и подписки этого адреса удаляются у всех брендов. Остаётся только число. Отменить это нельзя.',
  'Download CSV': 'Скачать CSV',
  'Last answer': 'Последний ответ',
  'Add synonym': 'Добавить синоним',
  'Free this seat': 'Освободить место',
  'The seat is free.': 'Место свободно.',
  'Held: many from one network': 'Задержано: много из одной сети',
  'They are answered by no letter and not sent to the CRM until you release them, one by one or all.':
    'На них не отвечают письмом и их не передают в CRM, пока вы их не пропустите — по одному или все сразу.',
  'Release all': 'Пропустить все',
  'Enquiries held because many came from one network: {n}.':
    'Обращений задержано, так как много пришло из одной сети: {n}.',
  'Mails not sent today because one address got too many: {n}.':
    'Писем не отправлено сегодня, так как на один адрес их слишком много: {n}.',
  'No seat is free at the time of this visit: agree on another one.':
    'На время этого визита нет свободных мест: договоритесь о другом.',
} as const satisfies Words<typeof english>;

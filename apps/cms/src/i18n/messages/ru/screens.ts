import type { screens as english } from '../es/screens.ts';
import type { Words } from '../types.ts';

/** Тексты экранов обращений и списков. */
export const screens = {
  'No CRM is configured: this enquiry stays here.':
    'CRM не настроена: это обращение остаётся здесь.',
  'No CRM is configured: enquiries stay here.': 'CRM не настроена: обращения остаются здесь.',
  'No mail server is configured: letters wait in the outbox.':
    'Почтовый сервер не настроен: письма ждут в исходящих.',
  'Nothing was written in words.': 'Текста сообщения нет.',
  Yes: 'Да',
  Visitor: 'Посетитель',
  'Without a name': 'Без имени',
  'Write an e-mail': 'Написать письмо',
  Call: 'Позвонить',
  'Write by WhatsApp': 'Написать в WhatsApp',
  Language: 'Язык',
  Country: 'Страна',
  'Now there': 'Сейчас там',
  '{from} to {to}': 'от {from} до {to}',
  Letters: 'Письма',
  'Not sent': 'Не отправлено',
  CRM: 'CRM',
  'Attempts: {n}': 'Попытки: {n}',
  'Not configured': 'Не настроена',
  Attempt: 'Попытка',
  'What the CRM is sent, by its own names': 'Что получает CRM, в её названиях',
  Draft: 'Черновик',
  Published: 'Опубликована',
  'Published, with changes': 'Опубликована, есть изменения',
  '{title} (copy)': '{title} (копия)',
  'Without title, no. {id}': 'Без названия, № {id}',
  'No published page of {brand} has the address {path}.':
    'Ни у одной опубликованной страницы {brand} нет адреса {path}.',
} as const satisfies Words<typeof english>;

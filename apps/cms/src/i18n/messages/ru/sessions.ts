import type { sessions as es } from '../es/sessions.ts';
import type { Words } from '../types.ts';

/** Тексты сеансов и единого входа. Ключ — английский текст. */
export const sessions: Words<typeof es> = {
  'Your session has ended, so nothing was saved. Sign in again in another tab, then save here: what you typed is still in this form.':
    'Ваш сеанс закончился, поэтому ничего не сохранено. Войдите снова в другой вкладке и сохраните здесь: введённое осталось в этой форме.',
  'Your session has ended. What you typed is still here: sign in again in another tab, then save.':
    'Ваш сеанс закончился. Введённое осталось здесь: войдите снова в другой вкладке и сохраните.',
  'Sign in in another tab': 'Войти в другой вкладке',
  'Your session ends at {time}, whatever you do. Save, then sign in again.':
    'Ваш сеанс закончится в {time} в любом случае. Сохраните и войдите снова.',
  'Without activity you will be signed out at {time}.': 'Без активности сеанс закончится в {time}.',
  'Stay signed in': 'Остаться в системе',
  'You are signed in again.': 'Вы снова вошли.',
  Sessions: 'Сеансы',
  'Signed in': 'Вход',
  'Last seen': 'Последняя активность',
  'Unknown browser': 'Неизвестный браузер',
  'This session': 'Этот сеанс',
  'No session is open.': 'Открытых сеансов нет.',
  'End this one': 'Завершить этот',
  'End all others': 'Завершить все остальные',
  'End all': 'Завершить все',
  'Sessions ended: {n}.': 'Завершено сеансов: {n}.',
  "Sign in with your organisation's account": 'Войти с учётной записью организации',
  'The sign-in service of your organisation does not answer. Try again in a few minutes.':
    'Служба входа вашей организации не отвечает. Попробуйте через несколько минут.',
  "Your organisation's account has no role here. Ask an administrator.":
    'У вашей учётной записи организации здесь нет роли. Обратитесь к администратору.',
  'The sign-in service does not confirm your e-mail address, so no account here can be found by it.':
    'Служба входа не подтверждает ваш адрес почты, поэтому по нему нельзя найти учётную запись.',
  "The account with your e-mail address belongs to another of your organisation's accounts. Ask an administrator.":
    'Учётная запись с вашим адресом почты связана с другой учётной записью организации. Обратитесь к администратору.',
  'The sign-in service refused, or its answer did not fit. Try again.':
    'Служба входа отказала, или её ответ не подошёл. Попробуйте ещё раз.',
  'This sign-in took too long, or began in another browser. Try again.':
    'Вход занял слишком много времени или начат в другом браузере. Попробуйте ещё раз.',
  'Go on': 'Продолжить',
};

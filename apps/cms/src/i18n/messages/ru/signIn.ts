import type { signIn as english } from '../es/signIn.ts';
import type { Words } from '../types.ts';

/** Тексты входа и учётных записей. Ключ — английский текст. */
export const signIn = {
  'Too many tries. Try again in {time}.': 'Слишком много попыток. Попробуйте снова через {time}.',
  'Enter the code of your authenticator app.': 'Введите код из приложения-аутентификатора.',
  'This code is wrong or was used before.': 'Код неверен или уже был использован.',
  'Your role needs a second factor. Set it up to sign in.':
    'Вашей роли нужен второй фактор. Настройте его, чтобы войти.',
  'Your role needs a second factor.': 'Вашей роли нужен второй фактор.',
  'Set up a second factor for your own account first.':
    'Сначала настройте второй фактор для своей учётной записи.',
  'This took too long. Begin anew.': 'Прошло слишком много времени. Начните заново.',
  'This password is wrong.': 'Неверный пароль.',
  'Confirm your password first.': 'Сначала подтвердите пароль.',
  'Confirm your password under “Sign-in and security” first.':
    'Сначала подтвердите пароль в разделе «Вход и безопасность».',
  'Sign-in and security': 'Вход и безопасность',
  Code: 'Код',
  'Six digits from the app, or a recovery code.':
    'Шесть цифр из приложения или код восстановления.',
  'Scan the picture with an authenticator app, or type the key into it.':
    'Отсканируйте картинку приложением-аутентификатором или введите в него ключ.',
  'Picture for the authenticator app': 'Картинка для приложения-аутентификатора',
  Key: 'Ключ',
  'Then enter the code that the app shows.': 'Затем введите код, который показывает приложение.',
  'Keep these recovery codes where only you find them. Each opens your account once, if the app is lost. They are not shown again.':
    'Сохраните эти коды восстановления там, где их найдёте только вы. Каждый откроет учётную запись один раз, если приложение потеряно. Больше они не показываются.',
  'I have kept them': 'Я их сохранил(а)',
  Back: 'Назад',
  'Second factor': 'Второй фактор',
  'No second factor is set up: whoever has the password has the account.':
    'Второго фактора нет: у кого пароль, у того и учётная запись.',
  'A second factor is set up. Recovery codes left: {n}.':
    'Второй фактор настроен. Осталось кодов восстановления: {n}.',
  'Set up a second factor': 'Настроить второй фактор',
  'Set it up on another device': 'Настроить на другом устройстве',
  'Remove the second factor': 'Удалить второй фактор',
  'New recovery codes': 'Новые коды восстановления',
  'Reset the second factor of this person': 'Сбросить второй фактор этого человека',
  'The second factor is removed.': 'Второй фактор удалён.',
  'Current password': 'Текущий пароль',
  Confirm: 'Подтвердить',
  'You signed in more than ten minutes ago. Confirm your password before you change your e-mail, password or second factor.':
    'Вы вошли более десяти минут назад. Подтвердите пароль, прежде чем менять почту, пароль или второй фактор.',
  'You may change your e-mail, password and second factor for ten minutes.':
    'В течение десяти минут можно менять почту, пароль и второй фактор.',
} as const satisfies Words<typeof english>;

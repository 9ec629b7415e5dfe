/** Тексты проверки страниц. Ключ — английский текст. */
export const review = {
  'You may save drafts, not publish. Submit the page for review: a reviewer publishes it.':
    'Вы можете сохранять черновики, но не публиковать. Отправьте страницу на проверку: её опубликует рецензент.',
  'You may translate texts. What is the same in all languages stays as it is: load the page anew.':
    'Вы можете переводить тексты. То, что одинаково на всех языках, остаётся как есть: загрузите страницу заново.',
  'Waiting for my review': 'Ждут моей проверки',
  'Sent back to me': 'Возвращены мне',
  'Approved, not published yet': 'Одобрены, ещё не опубликованы',
  'Comments that mention me': 'Комментарии с упоминанием меня',
  'Waits for review': 'Ждёт проверки',
  'Sent back': 'Возвращена',
  Approved: 'Одобрена',
  'submitted it': 'отправил(а) на проверку',
  commented: 'прокомментировал(а)',
  'approved it': 'одобрил(а)',
  'approved their own text': 'одобрил(а) собственный текст',
  'sent it back': 'вернул(а)',
  'An import': 'Импорт',
  'changed it, so that it is not published at the set time':
    'изменил(а) её, поэтому в назначенное время она не будет опубликована',
  Approve: 'Одобрить',
  'Send back': 'Вернуть',
  'Submit for review': 'Отправить на проверку',
  Comment: 'Комментировать',
  Review: 'Проверка',
  Reviews: 'Проверки',
  For: 'Кому',
  Everybody: 'Всем',
  'Nothing waits here.': 'Здесь ничего не ждёт.',
  Language: 'Язык',
  'Said last': 'Сказано последним',
  'Say in a comment what is missing.': 'Скажите в комментарии, чего не хватает.',
  'A comment has {n} characters at most.': 'В комментарии не больше {n} знаков.',
  'Nobody of this address works on this page.':
    'Никто с этим адресом не работает над этой страницей.',
  'This page was changed since you opened it. Load and read it anew before you approve it.':
    'Страница изменилась с тех пор, как вы её открыли. Загрузите и прочитайте её заново, прежде чем одобрять.',
  'Say which text you approve: when it was saved.':
    'Укажите, какой текст вы одобряете: когда он сохранён.',
  'You may not schedule publications of this document.':
    'Вы не можете планировать публикации этого документа.',
  'The page does not wait for this any more.': 'Страница этого больше не ждёт.',
  'Your role may not decide on a review.': 'Ваша роль не решает о проверке.',
  'Enquiries in numbers': 'Обращения в цифрах',
} as const;

/** Тексты корзины, ссылок и истории. Ключ — английский текст. */
export const history = {
  'The page “{title}” has the address {address} now. Change that one first.':
    'Адрес {address} теперь у страницы «{title}». Сначала измените его.',
  'It leads to the page “{title}”, which is in the trash. Restore that page.':
    'Ведёт на страницу «{title}», которая лежит в корзине. Восстановите эту страницу.',
  '“{title}” is back where it was.': '«{title}» снова на прежнем месте.',
  'Deleted last': 'Удалённое последним',
  Restore: 'Восстановить',
  'Used in': 'Где используется',
  'Nothing uses it.': 'Нигде не используется.',
  'And {n} more that you can’t open.': 'И ещё {n}, которые вам недоступны.',
  'Only the first {n} of {total} were looked at.': 'Проверены только первые {n} из {total}.',
  '{n} more': 'ещё {n}',
  'It is used in: {places}. Confirm under “Used in” that it may go all the same.':
    'Используется: {places}. Подтвердите в разделе «Где используется», что это всё равно можно удалить.',
  'Move to the trash all the same': 'Всё равно переместить в корзину',
  'Delete for good all the same': 'Всё равно удалить навсегда',
  published: 'опубликовано',
  draft: 'черновик',
  'draft, saved by itself': 'черновик, сохранён автоматически',
  'moved to the trash': 'перемещено в корзину',
  'Saved at': 'Сохранено',
  'Saved by': 'Сохранил',
  Status: 'Статус',
  Compare: 'Сравнение',
  'the system': 'система',
  'Beside the one before': 'Рядом с предыдущей',
  'Pages of versions': 'Страницы версий',
  Newer: 'Новее',
  Older: 'Старее',
  Before: 'Было',
  After: 'Стало',
  'Compared side by side': 'Сравнение рядом',
  'What is gone is struck through on one side, what is new is underlined on the other.':
    'С одной стороны зачёркнуто удалённое, с другой подчёркнуто новое.',
  'It was not published when it was deleted. Restore it, then publish it.':
    'При удалении запись не была опубликована. Восстановите её, затем опубликуйте.',
} as const;

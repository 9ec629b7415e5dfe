/** Тексты выпусков. Ключ — английский текст. */
export const releases = {
  'Release of several documents': 'Выпуск нескольких документов',
  'The release has no document.': 'В выпуске нет документов.',
  'The account of {by} is gone.': 'Учётной записи {by} больше нет.',
  'It was deleted.': 'Документ удалён.',
  '{by} may not publish it.': '{by} не может его публиковать.',
  'It waits for review.': 'Ждёт проверки.',
  'It was sent back by a reviewer.': 'Рецензент его вернул.',
  '{by} changed it after it was planned and may not publish; nobody has approved that.':
    '{by} изменил его после планирования, не имея права публиковать; никто этого не одобрил.',
  'It is not fit to be published: {detail}': 'В таком виде его нельзя опубликовать: {detail}',
  'The system failed to publish it.': 'Система не смогла его опубликовать.',
  'A published release stays as it is.': 'Опубликованный выпуск остаётся как есть.',
  'Choose an instant that is still to come, or none.': 'Выберите момент в будущем или никакого.',
  'Only who may publish every document of a release plans it. You may not publish: {titles}.':
    'Выпуск планирует тот, кто может публиковать все его документы. Вы не можете публиковать: {titles}.',
  'Document no. {id}': 'Документ № {id}',
  'You may not publish every document of this release.':
    'Вы не можете публиковать все документы этого выпуска.',
  'Nothing was published, because one document could not be:':
    'Ничего не опубликовано: один из документов опубликовать нельзя.',
  'All documents were published together.': 'Все документы опубликованы вместе.',
  'Publish all now': 'Опубликовать всё сейчас',
  'My releases that were not published': 'Мои выпуски, которые не опубликованы',
} as const;

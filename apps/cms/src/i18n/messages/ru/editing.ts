import type { editing as english } from '../es/editing.ts';
import type { Words } from '../types.ts';

/** Сообщения о совместной правке и неполных блоках. Ключ: английский текст. */
export const editing = {
  'You have saved this page in another window since you opened it here.':
    'Вы сохранили эту страницу в другом окне после того, как открыли её здесь.',
  '{who} has saved this page since you opened it.':
    '{who}: страница сохранена после того, как вы её открыли.',
  'This page was saved elsewhere since you opened it.':
    'Эта страница была сохранена в другом месте после того, как вы её открыли.',
  'Nothing is lost: what you typed is still here. Choose which text stands, field by field.':
    'Ничего не потеряно: то, что вы написали, осталось здесь. Выберите для каждого поля, какой текст останется.',
  'Nothing is lost: you changed different fields, and both changes stand.':
    'Ничего не потеряно: изменены разные поля, и оба изменения остаются.',
  'Taken over from there: {fields}': 'Взято оттуда: {fields}',
  'Your text': 'Ваш текст',
  'The other text': 'Другой текст',
  '(nothing)': '(ничего)',
  'Go on with these texts': 'Продолжить с этими текстами',
  'Also open here: {who}': 'Также открыта у: {who}',
  'you, in another window': 'вы, в другом окне',
  'Give a file, or its address.': 'Укажите файл или его адрес.',
  'Not shown on the site, because something is missing ({n}): {blocks}':
    'Не показано на сайте, потому что чего-то не хватает ({n}): {blocks}',
  'Not shown: {field} is missing': 'Не показывается: не заполнено «{field}»',
  '{field} is missing': 'Не заполнено: «{field}»',
  'The English text': 'Английский текст',
  'Begin with the English': 'Начать с английского',
  'The English has changed since this was translated.':
    'Английский текст изменился после этого перевода.',
  'This English is new.': 'Этот английский текст новый.',
  'Settled by your new text.': 'Учтено в вашем новом тексте.',
  '“{name}” stays as it is in every language; it is missing here.':
    '«{name}» не переводится ни на один язык; здесь этого названия нет.',
  '“{name}” is “{as}” here; that is missing.': '«{name}» здесь — «{as}»; этого названия нет.',
  'Copy to {brand}': 'Скопировать для {brand}',
  'This is the copy for {brand}, a draft.': 'Это копия для {brand}, черновик.',
  'On no list and not in the finder, because facts are missing: {facts}':
    'Нет в списках и в подборе программ, потому что не хватает данных: {facts}',
  'Alternative texts': 'Альтернативные тексты',
  'Missing: {languages}': 'Не хватает: {languages}',
  'Save the alternative texts': 'Сохранить альтернативные тексты',
  'The alternative texts are saved.': 'Альтернативные тексты сохранены.',
} as const satisfies Words<typeof english>;

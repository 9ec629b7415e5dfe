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
  'Alternative texts': 'Альтернативные тексты',
  'Missing: {languages}': 'Не хватает: {languages}',
  'Save the alternative texts': 'Сохранить альтернативные тексты',
  'The alternative texts are saved.': 'Альтернативные тексты сохранены.',
  'The file begins with a line “WEBVTT” and an empty line.':
    'Файл начинается со строки «WEBVTT» и пустой строки.',
  'A caption begins no earlier than the one before it.':
    'Субтитр начинается не раньше предыдущего.',
  'A caption ends after it begins.': 'Субтитр заканчивается после своего начала.',
  'Above each text stands a line with its times, and an empty line.':
    'Над каждым текстом стоит строка с временем и пустая строка.',
  'A comment or style stands in the wrong place.': 'Комментарий или стиль стоит не на месте.',
  'A tag is wrong, or is not closed.': 'Тег неверен или не закрыт.',
  'The characters & and < are written &amp; and &lt;.': 'Знаки & и < пишутся &amp; и &lt;.',
  'Times are written 00:01.500 --> 00:04.000.': 'Время пишется так: 00:01.500 --> 00:04.000.',
  'A setting after the times is wrong.': 'Неверная настройка после времени.',
  'There is no caption in the file.': 'В файле нет ни одного субтитра.',
  'Line {line}: {text}': 'Строка {line}: {text}',
  'Captions have at most {limit} characters.': 'В субтитрах не более {limit} знаков.',
  'Each language stands here once.': 'Каждый язык указывается один раз.',
  'Choose a .vtt file': 'Выбрать файл .vtt',
  'This picture has no alternative text in this language: {language}.':
    'У этого изображения нет альтернативного текста на этом языке: {language}.',
  'Write it': 'Написать',
  'Not saved: {n}': 'Не сохранено: {n}',
  'Save the texts of {n} pictures': 'Сохранить тексты изображений ({n})',
} as const satisfies Words<typeof english>;

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
  'You may save drafts, not publish. A reviewer or editor publishes it.':
    'Вы можете сохранять черновики, но не публиковать. Публикует рецензент или редактор.',
  'This section is gone. Choose another one.': 'Этого раздела больше нет. Выберите другой.',
  'This section isn’t shown on {brands}. Choose these sites in the section too.':
    'Этот раздел не показывается на {brands}. Выберите эти сайты и в разделе.',
  'Pages of a site that you took away still show it: {pages}.':
    'Его ещё показывают страницы сайта, который вы убрали: {pages}.',
  'It is written once, under “Shared sections”, and shown on every page that names it.':
    'Пишется один раз в «Общих разделах» и видно на каждой странице, где указано.',
  'This section belongs to sites that you don’t edit, or is gone.':
    'Этот раздел относится к сайтам, которые вы не редактируете, или его больше нет.',
  'Edit “{title}”': 'Изменить «{title}»',
  'Shared by the pages of {brands}.': 'Общий для страниц {brands}.',
  'It isn’t published yet, so visitors don’t see it.':
    'Он ещё не опубликован, посетители его не видят.',
  'Shared by {brands}: what you publish here changes on all of these sites.':
    'Общий для {brands}: опубликованное здесь изменится на всех этих сайтах.',
  'Insert pattern': 'Вставить шаблон',
  'Give the pattern a name.': 'Дайте шаблону название.',
  'Say which blocks it has.': 'Укажите, какие в нём блоки.',
  'The page has none of these blocks.': 'На странице нет ни одного из этих блоков.',
  'Save as pattern': 'Сохранить как шаблон',
  'Saved as the pattern “{title}”, in all its languages.':
    'Сохранено как шаблон «{title}» на всех его языках.',
  'A copy of its blocks is added to the end of the page, in all languages. Your draft is saved first.':
    'Копия его блоков добавляется в конец страницы на всех языках. Сначала сохраняется ваш черновик.',
  'There is no pattern of your brands yet.': 'У ваших брендов ещё нет шаблонов.',
  'Name of the pattern': 'Название шаблона',
  'Its blocks': 'Его блоки',
  'Save the pattern': 'Сохранить шаблон',
  Close: 'Закрыть',
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
  'Not saved': 'Не сохранено',
} as const satisfies Words<typeof english>;

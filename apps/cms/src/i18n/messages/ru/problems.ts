import type { problems as english } from '../es/problems.ts';
import type { Words } from '../types.ts';

/** Сообщения проверки. */
export const problems = {
  'An address has at most 200 characters.': 'В адресе не более 200 символов.',
  'Write it like /programs/bachelor/: slashes at both ends; small letters, digits and hyphens between them.':
    'Пишите так: /programs/bachelor/ — косая черта с обеих сторон, между ними строчные буквы, цифры и дефисы.',
  "An address can't begin with /{first}/; the site needs it itself.":
    'Адрес не может начинаться с /{first}/: он нужен самому сайту.',
  'An address is text.': 'Адрес — это текст.',
  'The page “{title}” already has this address.': 'Этот адрес уже у страницы «{title}».',
  'Small letters, digits and hyphens only, beginning with a letter.':
    'Только строчные буквы, цифры и дефисы; первой идёт буква.',
  'Two capital letters each, e.g. DE or CN.': 'По две заглавные буквы, напр. DE или CN.',
  'A letter, then letters, digits and underscores.': 'Буква, затем буквы, цифры и подчёркивания.',
  'Give an address beginning with https://.': 'Укажите адрес, который начинается с https://.',
  'Two small letters each, e.g. en or de.': 'По две строчные буквы, напр. en или de.',
  'This date is required.': 'Укажите дату.',
  'It would end before it begins.': 'Окончание раньше начала.',
  'The event ends before it begins.': 'Мероприятие заканчивается раньше, чем начинается.',
  'The last day lies before the first one.': 'Последний день раньше первого.',
  'Numbers joined by commas, e.g. 1, 2.': 'Числа через запятую, напр. 1, 2.',
  'A pattern has at most 500 characters.': 'В шаблоне не более 500 символов.',
  'A pattern can neither look ahead or behind nor refer to an earlier group; write out what may stand there.':
    'Шаблон не может заглядывать вперёд или назад и ссылаться на предыдущую группу; напишите, что может там стоять.',
  'A pattern can use no flags, no set operations and no sets of longer texts; list the characters instead.':
    'В шаблоне нельзя использовать флаги, операции над множествами и множества из более длинных текстов; перечислите символы.',
  'This pattern stands for more than 1000 characters in a row; repeat less, or without an upper limit.':
    'Этот шаблон соответствует более чем 1000 символам подряд; повторяйте меньше или без верхней границы.',
  'The same text can fit this pattern in too many ways, so crafted input could hang browsers; write it without nested or overlapping repetition.':
    'Один и тот же текст может подойти под этот шаблон слишком многими способами, и специально подобранные данные подвесят браузер; напишите его без вложенных и пересекающихся повторений.',
  'Browsers refuse this pattern: {problem}.': 'Браузеры не принимают этот шаблон: {problem}.',
  'it is not valid': 'он недействителен',
  'This text is required.': 'Заполните этот текст.',
  'Write a path like /thank-you/apply/, or a full address beginning with https://.':
    'Напишите путь вида /thank-you/apply/ или полный адрес, начинающийся с https://.',
  'Write a path like /programs/, a full address beginning with https://, or a mailto: or tel: link.':
    'Напишите путь вида /programs/, полный адрес с https:// или ссылку mailto: либо tel:.',
  'This address is required.': 'Укажите адрес.',
  'Give the https address of a film on YouTube or Vimeo.':
    'Укажите https-адрес видео на YouTube или Vimeo.',
  '{brand} has a form already. Choose one a brand.':
    'У {brand} уже есть форма. Выберите по одной на бренд.',
  'Two fields are called {name}.': 'Два поля называются {name}.',
  'A file of this kind has at most {limit} MB; this one has {size}.':
    'Файл этого вида — не более {limit} МБ; в этом {size}.',
  'This is shown on {foreign}, too. Only who edits all of its brands may take it off.':
    'Это показано и на {foreign}. Снять с сайта может только тот, кто ведёт все эти бренды.',
  'Only who edits {foreign}, too, may take this off its site.':
    'Снять это с сайта {foreign} может только тот, кто ведёт и этот бренд.',
  'This is shown on {foreign}, too. Only who edits all of its brands may delete it.':
    'Это показано и на {foreign}. Удалить может только тот, кто ведёт все эти бренды.',
  'Choose at least one of your own brands: {own}.':
    'Выберите хотя бы один из своих брендов: {own}.',
  'Only an administrator may lead to another site ({host}). Write a path or an address of one of the brands.':
    'На другой сайт ({host}) направляет только администратор. Напишите путь или адрес одного из брендов.',
  'You may not publish for {foreign}; your brands are {own}.':
    'Вы не можете публиковать для {foreign}; ваши бренды: {own}.',
  none: 'нет',
  'Choose a page or write an address to lead to.':
    'Выберите страницу или напишите адрес назначения.',
  'Choose a page or write an address, not both.':
    'Выберите страницу или напишите адрес, но не то и другое.',
  'Write the path without its language; the language is a field of its own.':
    'Пишите путь без языка: для языка есть отдельное поле.',
  'There is already a redirect from {path} for {brand} in this language.':
    'Для {brand} на этом языке уже есть перенаправление с {path}.',
  'A published page has the address {path}; the redirect would never be used.':
    'Адрес {path} занят опубликованной страницей; перенаправление не сработает никогда.',
  'This redirect leads to itself.': 'Перенаправление ведёт на само себя.',
  'This makes a loop: {target} leads back to {path}.':
    'Получается петля: {target} ведёт обратно на {path}.',
  '{target} is itself redirected to {next}; lead there directly.':
    '{target} уже перенаправляется на {next}; ведите сразу туда.',
  '{target} is itself redirected; lead there directly.':
    '{target} уже перенаправляется; ведите сразу к его цели.',
  '{before} already leads to {path}; change that redirect first, so that nobody is sent on twice.':
    '{before} уже ведёт на {path}; сначала измените то перенаправление, чтобы никого не пересылать дважды.',
  'The path is not properly encoded.': 'Путь неверно закодирован.',
  'The path must begin with a slash.': 'Путь должен начинаться с косой черты.',
  'The path holds characters that no page has.':
    'В пути есть символы, которых нет ни у одной страницы.',
  'A password has at least {n} characters.': 'В пароле не меньше {n} знаков.',
  'This password is easily guessed. Take one of several words that nobody would put together.':
    'Этот пароль легко угадать. Возьмите пароль из нескольких слов, которые никто не поставил бы рядом.',
  'Give an https address without a path, such as https://stats.example.org.':
    'Укажите https-адрес без пути, например https://stats.example.org.',
  '{host} is not among the vendors in the brand settings of {brands}: visitors there get a link to the film instead of the player.':
    '{host} нет среди сторонних сервисов в настройках бренда {brands}: посетители увидят там ссылку на видео вместо плеера.',
  'This is no picture (JPEG, PNG, WebP, AVIF, GIF), film (MP4) or PDF document.':
    'Это не картинка (JPEG, PNG, WebP, AVIF, GIF), не видео (MP4) и не документ PDF.',
  'The file is named {name} and declared as {declared}, but its content is {type}.':
    'Файл называется {name} и объявлен как {declared}, но его содержимое — {type}.',
  'The file holds an archive as well.': 'Файл содержит ещё и архив.',
  'The document holds scripts or other files. Save it as a plain PDF.':
    'Документ содержит скрипты или другие файлы. Сохраните его как обычный PDF.',
  'The picture holds a page or a program as well.':
    'Картинка содержит ещё и страницу или программу.',
  'The picture has {size} megapixels; at most {limit} can be shown.':
    'В картинке {size} мегапикселей; показать можно не больше {limit}.',
  'The file is damaged and cannot be read.': 'Файл повреждён и не читается.',
  'The file could not be stored, and nothing was changed. Try again in a minute.':
    'Файл не удалось сохранить, и ничего не изменилось. Попробуйте ещё раз через минуту.',
  'The file could not be stored, and nothing was changed: the file storage refuses this installation. Tell its operator.':
    'Файл не удалось сохранить, и ничего не изменилось: хранилище файлов отклоняет эту установку. Сообщите её оператору.',
  'Not saved: the disk of the server is full or fails. Leave this page open, tell the operator, and save again later.':
    'Не сохранено: диск сервера заполнен или неисправен. Не закрывайте эту страницу, сообщите оператору и сохраните позже ещё раз.',
} as const satisfies Words<typeof english>;

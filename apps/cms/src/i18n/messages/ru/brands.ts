/** Бренды. Ключ — английский текст. */
export const brands = {
  'Write the colour as # and six digits, e.g. #0a4f45.':
    'Запишите цвет как # и шесть знаков, например #0a4f45.',
  'The contrast of {text} on {ground} is {ratio}:1; at least {least}:1 is needed.':
    'Контраст {text} на {ground} — {ratio}:1; нужно не меньше {least}:1.',
  'All texts can be read: every contrast is at least {least}:1.':
    'Все тексты читаются: каждый контраст не меньше {least}:1.',
  'The drawing has at most {limit} characters.': 'В рисунке не больше {limit} знаков.',
  'This is no SVG drawing.': 'Это не рисунок SVG.',
  'The drawing needs a viewBox.': 'Рисунку нужен viewBox.',
  'An icon is square; this viewBox is {width} by {height}.':
    'Значок квадратный, а этот viewBox — {width} на {height}.',
  'An icon holds no text; turn its letters into outlines.':
    'В значке нет текста; переведите его буквы в контуры.',
  'The drawing holds more than shapes: scripts, styles, links or pictures are refused.':
    'В рисунке не только фигуры: скрипты, стили, ссылки и картинки не принимаются.',
  '“{host}” is no host name.': '«{host}» — не имя хоста.',
  '“{host}” is a host of {brand}.': '«{host}» — хост бренда {brand}.',
  '“{host}” is the host of the admin.': '«{host}» — хост панели управления.',
  'This is the code of {brand} in addresses.': 'В адресах так называется {brand}.',
  'Two to ten capital letters and digits, beginning with a letter.':
    'От двух до десяти заглавных латинских букв и цифр, первая — буква.',
  'A shipped brand stays; give it another name instead.':
    'Исходный бренд остаётся; дайте ему другое название.',
  'A code never changes.': 'Код никогда не меняется.',
  'The last brand stays.': 'Последний бренд остаётся.',
  'This is the code of a brand that is shipped.': 'Это код исходного бренда.',
  'This brand is still named by {documents}.': 'Этот бренд ещё указан здесь: {documents}.',
};

import type { settings as english } from '../es/settings.ts';
import type { Words } from '../types.ts';

/** Подписи перенаправлений, настроек, поиска и пользователей. */
export const settings = {
  'Old path': 'Старый путь',
  'Without language and query.': 'Без языка и параметров запроса.',
  'Leads to this page': 'Ведёт на эту страницу',
  'Or to this address': 'Или на этот адрес',
  'A path without language, or a full address; addresses of other sites are for administrators.':
    'Путь без языка или полный адрес; адреса других сайтов — дело администраторов.',
  'For good (301)': 'Постоянное (301)',
  'For now (302)': 'Временное (302)',
  'Made when a page moved': 'Создано при переносе страницы',
  'Pattern of newsletter addresses': 'Шаблон адресов рассылки',
  'Empty accepts anything.': 'Если пусто, принимается всё.',
  'Newsletter takes addresses without a confirmation by e-mail':
    'Рассылка принимает адреса без подтверждения по почте',
  'Who once left is asked all the same.': 'Кто отписался, того всё равно спрашивают.',
  'Tag manager loads before consent': 'Менеджер тегов загружается до согласия',
  'With everything denied (advanced consent mode).':
    'При полном отказе (расширенный режим согласия).',
  "The deployment's own where empty.": 'Если пусто, берётся настройка установки.',
  Words: 'Слова',
  'One word or phrase a line.': 'По одному слову или фразе в строке.',
  'All brands where it is empty; only administrators leave it so.':
    'Если пусто, все бренды; оставить пустым могут только администраторы.',
  'Sort by “Without result” and add a synonym for what people miss.':
    'Отсортируйте по «Без результата» и добавьте синоним к тому, чего не находят.',
  Query: 'Запрос',
  Searches: 'Сколько раз искали',
  'Without result': 'Без результата',
  Role: 'Роль',
  Brands: 'Бренды',
  'Brands whose content or enquiries the account works with. Without a brand it sees and edits nothing; administrators need none.':
    'Бренды, с контентом или обращениями которых работает учётная запись. Без бренда она ничего не видит и не редактирует; администраторам бренд не нужен.',
  'Languages that a translator writes; in all others nothing can be changed.':
    'Языки, на которых пишет переводчик; на остальных он ничего не меняет.',
  Captcha: 'Капча',
  Tags: 'Метки',
  'Where several are for one type, the oldest of them that is in its time opens there.':
    'Если окон для одного типа несколько, открывается самое старое из тех, чьё время пришло.',
  'Google Tag Manager and Analytics: counts visits, loads tags':
    'Google Tag Manager и Analytics: считают посещения, загружают теги',
  'Google Ads: conversions and remarketing': 'Google Ads: конверсии и ремаркетинг',
  'Meta: pixel of Facebook and Instagram': 'Meta: пиксель Facebook и Instagram',
  'LinkedIn: Insight Tag': 'LinkedIn: тег Insight',
  'TikTok: pixel': 'TikTok: пиксель',
  'Microsoft Clarity: recordings of visits': 'Microsoft Clarity: записи посещений',
  'Matomo: counts visits on a host of your own': 'Matomo: считает посещения на собственном сервере',
  'Plausible: counts visits without cookies': 'Plausible: считает посещения без cookie',
  'YouTube: films within pages': 'YouTube: видео на страницах',
  'Vimeo: films within pages': 'Vimeo: видео на страницах',
  'Salesforce: live chat': 'Salesforce: онлайн-чат',
  'Chatwoot: live chat': 'Chatwoot: онлайн-чат',
  'reCAPTCHA: captcha of Google': 'reCAPTCHA: капча Google',
  'hCaptcha: captcha': 'hCaptcha: сторонняя капча',
  'Turnstile: captcha of Cloudflare': 'Turnstile: капча Cloudflare',
  Vendors: 'Сторонние сервисы',
  'Others whose scripts, pictures or players the pages of this brand may load. Browsers block whoever is not chosen. Pixels and conversions are loaded by the tag manager; a chat and a captcha also need settings of the installation.':
    'Сторонние сервисы, чьи скрипты, картинки и плееры могут загружать страницы этого бренда. Всех, кто не выбран, блокирует браузер. Пиксели и конверсии загружает менеджер тегов; чату и капче нужны ещё настройки установки.',
  'Host of Matomo': 'Сервер Matomo',
  'Scripts come from it, and visits are reported to it.':
    'С него загружаются скрипты, на него передаются посещения.',
  'Host of Plausible': 'Сервер Plausible',
  'Where it is empty: plausible.io.': 'Если пусто: plausible.io.',
  'Name in English': 'Название на английском',
  'As it is written in texts, with capital letters.': 'Как в текстах, с прописными буквами.',
  'Only where it has a set translation; else it stays as it is.':
    'Только если есть принятый перевод; иначе остаётся как есть.',
} as const satisfies Words<typeof english>;

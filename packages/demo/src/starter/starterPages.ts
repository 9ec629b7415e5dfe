import { formPagesOf } from '../form-pages/formPage.ts';
import { thankYouPages } from '../form-pages/thankYouPages.ts';
import { words as w } from '../menus/words.ts';
import { link, t } from '../pages/kit/text.ts';
import type { L10n, SeedBlock, SeedPage } from '../types.ts';

const toFill = t(
  'This page is a skeleton. Replace this text in the admin, then publish.',
  'Esta página es un esqueleto. Sustituye este texto en la administración y publícala.',
  'هذه الصفحة هيكل أولي. استبدل هذا النص من لوحة الإدارة ثم انشر الصفحة.',
  'Это заготовка страницы. Замените текст в админке и опубликуйте.',
);

const legalText = t(
  '## Who we are\n\nName, address, telephone and e-mail of whoever publishes this site.\n\n## What to add\n\nHave the text checked by somebody who knows the law of your country before you publish it.',
  '## Quiénes somos\n\nNombre, dirección, teléfono y correo de quien publica este sitio.\n\n## Qué falta\n\nAntes de publicar, pide a alguien que conozca la ley de tu país que revise el texto.',
  '## من نحن\n\nاسم ناشر هذا الموقع وعنوانه وهاتفه وبريده الإلكتروني.\n\n## ما ينبغي إضافته\n\nاطلب ممن يعرف قانون بلدك مراجعة النص قبل نشره.',
  '## Кто мы\n\nНазвание, адрес, телефон и почта того, кто публикует этот сайт.\n\n## Что добавить\n\nПрежде чем публиковать, покажите текст тому, кто знает законы вашей страны.',
);

const admissionsText = t(
  '## How to apply\n\n1. Choose a programme.\n2. Send the [application](/apply/).\n3. Hear from us.\n\n## What we ask for\n\nList your requirements here.',
  '## Cómo solicitar plaza\n\n1. Elige un programa.\n2. Envía la [solicitud](/apply/).\n3. Recibe nuestra respuesta.\n\n## Qué pedimos\n\nEnumera aquí los requisitos.',
  '## كيف تقدّم طلبك\n\n1. اختر برنامجًا.\n2. أرسل [الطلب](/apply/).\n3. انتظر ردّنا.\n\n## ما نطلبه\n\nاذكر الشروط هنا.',
  '## Как подать заявку\n\n1. Выберите программу.\n2. Отправьте [заявку](/apply/).\n3. Дождитесь ответа.\n\n## Что мы просим\n\nПеречислите требования здесь.',
);

const received = t(
  'Thank you. What you sent has reached us.',
  'Gracias. Hemos recibido lo que nos has enviado.',
  'شكرًا لك. وصلنا ما أرسلته.',
  'Спасибо. Мы получили ваше сообщение.',
);

const nextText = t(
  'Say here who answers, and when.',
  'Di aquí quién responde y cuándo.',
  'اذكر هنا من يجيب ومتى.',
  'Напишите здесь, кто ответит и когда.',
);

/** Where the forms lead. */
const thanks = ['/thank-you/apply/', '/thank-you/contact/', '/livechat-confirmation/'];

/**
 * A working skeleton of one brand's site: home, programmes, news, admissions, form and legal pages,
 * with texts that say what belongs there. A group lists the programmes of all its schools.
 */
export const starterPages = (brand: string, name: string, isGroup = false): SeedPage[] => [
  home(brand, name),
  lego(brand, '/programs/', w.programs, {
    type: 'program_list',
    query: isGroup ? {} : { schools: [brand] },
  }),
  lego(brand, '/news/', w.news, { type: 'news_list', query: {}, field_variant: 'archive' }),
  lego(brand, '/admissions/', w.admissions, { type: 'rich_text', field_text: admissionsText }),
  ...formPagesOf(brand, {
    apply: { title: w.applyFull, lead: toFill },
    contact: { title: w.contact, lead: toFill },
    livechat: { title: w.livechat, lead: toFill },
  }).map(withoutPromises),
  ...(['privacy', 'imprint', 'cookies', 'accessibility'] as const).map((page) =>
    lego(brand, `/legal/${page}/`, w[page], { type: 'rich_text', field_text: legalText }),
  ),
  ...thankYouPages
    .filter(({ alias }) => thanks.includes(alias))
    .map((page) => ({ ...page, brands: [brand], ...thankYou(page) })),
];

/** What the demo's schools promise on their form pages is theirs. */
const withoutPromises = ({
  body: _,
  field_application_body: __,
  field_side_cards: ___,
  ...page
}: SeedPage): SeedPage => page;

const thankYou = ({ blocks = [], metatag = {} }: SeedPage): Partial<SeedPage> => ({
  field_lead: received,
  metatag: { ...metatag, description: received },
  blocks: blocks.map((block) =>
    block.type === 'rich_text' ? { ...block, field_text: nextText } : block,
  ),
});

function home(brand: string, name: string): SeedPage {
  const title = { en: name, es: name, ar: name, ru: name };
  return {
    type: 'homepage',
    alias: '/',
    brands: [brand],
    title,
    field_lead: toFill,
    metatag: { title, description: toFill },
    blocks: [
      {
        type: 'hero',
        field_variant: 'plain',
        field_tone: 'brand',
        field_title: title,
        field_text: toFill,
        field_links: [link('/programs/', w.programs), link('/apply/', w.apply)],
      },
      { type: 'rich_text', field_title: w.about, field_text: toFill },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: w.getInTouch,
        field_links: [link('/contact/', w.contact)],
      },
    ],
  };
}

const lego = (brand: string, alias: string, title: L10n, block: SeedBlock): SeedPage => ({
  type: 'lego_page',
  alias,
  brands: [brand],
  title,
  field_lead: toFill,
  metatag: { title, description: toFill },
  blocks: [block],
});

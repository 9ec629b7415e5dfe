import type { BrandDefinition } from '@concierge/brands/brands';
import type { Lang } from '@concierge/contract/lang';

const image = (name: string, alt: string) => ({
  url: `/api/media/file/${name}.jpg?v=1`,
  alt,
  width: 2400,
  height: 1600,
  focalX: 40,
  focalY: 60,
  color: '#8a9ba8',
});
const words = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => ['students', 'learn', 'by', 'serving', 'guests', 'in', 'a', 'working', 'hotel'][index % 9],
  ).join(' ');
const item = (title: string, relative: string, more: object = {}) => ({
  title,
  relative,
  enabled: true,
  external: false,
  below: [],
  ...more,
});
const facts = (school: string) => ({
  school,
  level: 'bachelor',
  subject: 'hospitality',
  mode: 'full_time',
  duration_months: 36,
  semesters: 6,
  languages: ['en'],
  campuses: [{ title: 'Main campus', alias: '/campuses/main/' }],
  intakes: [{ date: '2027-02-01', application_deadline: '2026-12-15', seats: 'few' }],
  fees: [{ kind: 'tuition', amount: 18500, semester: 1, valid_from: '2026-01-01', valid_to: '2027-12-31' }],
  requirements: [{ qualification: 'Secondary school certificate', language_level: 'B2' }],
});

/** Blocks for a page of every kind that is quick to make up; the contract's examples cover the rest. */
function sampleBlocks(brand: BrandDefinition) {
  return [
    {
      type: 'hero',
      field_title: `${brand.name}`,
      field_text: `Study in ${brand.place}.`,
      field_media: { type: { media_type: 'image' }, field_media_image: [image('alps-dawn', 'Snow on a ridge at dawn')] },
      field_links: [{ url: '/programs/', title: 'Discover programs' }],
    },
    {
      type: 'rich_text',
      field_title: 'Why here',
      field_text: `<p>${words(60)} <a href="/apply">apply</a>.</p><h3>Every day</h3><ul><li>One</li><li>Two</li></ul>`,
    },
    {
      type: 'stats',
      field_title: 'In figures',
      items: [
        { value: '42', label: 'nationalities' },
        { value: '96%', label: 'employed' },
      ],
    },
    { type: 'accordion', field_title: 'Questions', items: [{ title: 'When can I begin?', body: '<p>In February and in August.</p>' }] },
    { type: 'quote', field_text: words(18), field_author: 'A graduate' },
    { type: 'cta', field_title: 'Come and see', field_links: [{ url: '/visit/', title: 'Take a virtual visit' }] },
    {
      type: 'program_list',
      field_title: 'Programmes',
      items: [
        {
          title: 'Bachelor in Hospitality',
          alias: '/programs/bachelor-hospitality/',
          image: image('lobby', 'A lobby'),
          facts: facts(brand.code),
        },
      ],
    },
    { type: 'not_yet_known', title: 'Something new' },
  ];
}

/** Menus and footer of a brand in a language, as the backend sends them around every page and 404. */
export function fakeShell(brand: BrandDefinition, lang: Lang) {
  return {
    menus: {
      main: [
        item('Programs', '/programs/', {
          below: [
            item('Bachelor', '/programs/bachelor-hospitality/', { description: 'Three years', field_image: image('lobby', '') }),
            item('Master', '/programs/master/'),
          ],
        }),
        item('Campuses', '/campuses/'),
        item('News', '/news/'),
        item('Apply now', '/apply/', {
          options: { attributes: { class: 'apply-now' } },
          below: [item('Apply', '/apply/'), item('Brochure', '/brochure/')],
        }),
      ],
      headersecondary: [item('Brochure', '/brochure/'), item('Contact', '/contact/')],
      footer: [item('About', '/about/'), item('Legal', '/legal/imprint/')],
      headertopmost: [
        item('WeChat', '/contact/', { options: { attributes: { class: 'wechat' } } }),
        { title: 'WhatsApp', absolute: 'https://wa.me/41790000000', external: true, options: { attributes: { class: 'whatsapp' } } },
        {
          title: 'Student portal',
          absolute: 'https://portal.example.org',
          external: true,
          options: { attributes: { class: 'student-portal' } },
        },
        item('Search', '/search/', { options: { attributes: { class: 'search' } } }),
      ],
      languages: (['en', 'es', 'ar', 'ru'] as const).map((code) => ({
        title: { en: 'English', es: 'Español', ar: 'العربية', ru: 'Русский' }[code],
        absolute: `/${code}/`,
        lang: code,
        exclude_countries: [],
      })),
      search_recommended: [item('Open days', '/open-house/'), item('Fees', '/fees/', { options: { attributes: { class: 'highlight' } } })],
    },
    blocks: {
      block_social: {
        links: [{ url: 'https://social.example.org/school', title: 'Instagram', options: { attributes: { class: 'instagram' } } }],
      },
      block_legal: { links: [{ url: '/legal/privacy/', title: 'Privacy' }] },
      block_copyright: { body: `<p>© ${brand.name}</p>` },
      block_contact_info: {
        info: brand.name,
        field_phone: { url: 'tel:+41330000000', title: '+41 33 000 00 00' },
        field_email: { url: 'mailto:hello@example.org', title: 'hello@example.org' },
      },
      block_newsletter: { info: 'Letters from the lake' },
      footer_main: [item('Study', '/programs/', { below: [item('Programs', '/programs/')] }), item('About', '/about/')],
    },
    settings: { doubleOptIn: false },
    tags: [`menu:${brand.code}`, `footer:${brand.code}`, `lang:${lang}`],
  };
}

/** Addresses without language that the fake backend knows, with their node types. */
export const fakePages: Readonly<Record<string, string>> = {
  '/': 'homepage',
  '/about/': 'lego_page',
  '/programs/': 'lego_page',
  '/programs/bachelor-hospitality/': 'program',
  '/campuses/main/': 'singleCampus',
  '/news/first-snow/': 'singleNews',
  '/contact/': 'lego_page',
};

/** Answer 200 of `POST {api}/node`. `revision` shows in the title, so that tests see fresh from stale. */
export function fakeAnswer(brand: BrandDefinition, lang: Lang, alias: string, revision: number) {
  const type = fakePages[alias] ?? 'lego_page';
  const shell = fakeShell(brand, lang);
  const id = `${brand.code}${alias}`;
  const node = {
    id,
    type,
    title: type === 'homepage' ? brand.name : `${alias.split('/').at(-2)} r${revision}`,
    alias,
    lang,
    field_pretitle: brand.place,
    field_lead: words(20),
    field_hero_image: image('lake', 'The lake in the morning'),
    field_blocks: sampleBlocks(brand),
    field_web: [brand.id],
    field_floating_cta: [{ url: '/apply/', title: 'Apply' }],
    breadcrumbs: [{ title: 'Home', alias: '/' }],
    translations: { en: alias, ar: alias },
    ...(type === 'program' ? { program: facts(brand.code), field_price: 'CHF 98,000' } : {}),
    ...(type === 'singleNews' ? { news: { date: '2026-11-02T09:00:00Z', category: 'campus' }, body: `<p>${words(120)}</p>` } : {}),
  };
  return { node, ...shell, tags: [...shell.tags, `page:${id}`] };
}

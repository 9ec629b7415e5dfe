import type { BrandDefinition } from '@concierge/brands/brands';
import { blockExamples } from '@concierge/contract/examples/blockExamples';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { type NodeInput, page } from '@concierge/contract/examples/nodeKit';
import type { Lang } from '@concierge/contract/lang';
import type { NodeType } from '@concierge/contract/node';

const image = (name: string, alt: string) => ({
  url: `/api/media/file/${name}.jpg?v=1`,
  alt,
  width: 2400,
  height: 1600,
  focalX: 40,
  focalY: 60,
  color: '#8a9ba8',
});
const item = (title: string, relative: string, more: object = {}) => ({
  title,
  relative,
  enabled: true,
  external: false,
  below: [],
  ...more,
});

/**
 * Menus and footer of a brand in a language, as the backend sends them around every page and 404.
 */
export function fakeShell(brand: BrandDefinition, lang: Lang) {
  return {
    menus: {
      main: [
        item('Programs', '/programs/', {
          below: [
            item('Bachelor', '/programs/bachelor-hospitality/', {
              description: 'Three years',
              field_image: image('lobby', ''),
            }),
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
        {
          title: 'WhatsApp',
          absolute: 'https://wa.me/41790000000',
          external: true,
          options: { attributes: { class: 'whatsapp' } },
        },
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
        exclude_countries: code === 'ar' ? ['CN'] : [],
      })),
      search_recommended: [
        item('Open days', '/open-house/'),
        item('Fees', '/fees/', { options: { attributes: { class: 'highlight' } } }),
      ],
    },
    blocks: {
      block_social: {
        links: [
          {
            url: 'https://social.example.org/school',
            title: 'Instagram',
            options: { attributes: { class: 'instagram' } },
          },
        ],
      },
      block_legal: { links: [{ url: '/legal/privacy/', title: 'Privacy' }] },
      block_copyright: { body: `<p>© ${brand.name}</p>` },
      block_contact_info: {
        info: brand.name,
        field_phone: { url: 'tel:+41330000000', title: '+41 33 000 00 00' },
        field_email: { url: 'mailto:hello@example.org', title: 'hello@example.org' },
      },
      block_newsletter: { info: 'Letters from the lake' },
      footer_main: [
        item('Study', '/programs/', { below: [item('Programs', '/programs/')] }),
        item('About', '/about/'),
      ],
    },
    settings: { doubleOptIn: false },
    tags: [`menu:${brand.code}`, `footer:${brand.code}`, `lang:${lang}`],
  };
}

/**
 * Every node type's full example, by the address that it names, one page with every block's full
 * example, and the two pages that list.
 */
const nodes: ReadonlyMap<string, NodeInput> = new Map([
  ...Object.values(nodeExamples).map(({ full }): [string, NodeInput] => [full.alias, full]),
  [
    '/all-blocks/',
    page('lego_page', '/all-blocks/', 'All blocks', {
      field_blocks: Object.values(blockExamples).map(({ full }) => full),
    }),
  ],
  [
    '/events/',
    page('lego_page', '/events/', 'Events', { field_blocks: [blockExamples.event_list.full] }),
  ],
  [
    '/programs/',
    page('lego_page', '/programs/', 'Programs', {
      field_blocks: [blockExamples.program_list.full],
    }),
  ],
]);
export const fakeAliases: readonly string[] = [...nodes.keys()];

/**
 * Answer 200 of `POST {api}/node`, or undefined where no page stands. `revision` shows in the
 * title, so that tests see fresh from stale.
 */
export function fakeAnswer(brand: BrandDefinition, lang: Lang, alias: string, revision: number) {
  const full = nodes.get(alias);
  if (!full) return undefined;
  const arabic = lang === 'ar' ? nodeExamples[full.type as NodeType]?.arabic : undefined;
  const node = { ...(arabic ?? full), alias, title: `${(arabic ?? full).title} r${revision}` };
  const shell = fakeShell(brand, lang);
  return { node, ...shell, tags: [...shell.tags, `page:${brand.code}${alias}`] };
}

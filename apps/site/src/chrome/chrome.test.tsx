import { type BrandCode, brandCodes } from '@concierge/brands/brands';
import { overlayBrands } from '@concierge/brands/liveBrands';
import type { Lang } from '@concierge/contract/lang';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testContext } from '../layouts/testContext.ts';
import { languageLinks } from './chromeHtml.tsx';
import { FloatingCtas } from './floating/FloatingCtas.tsx';
import { Footer } from './footer/Footer.tsx';
import { SchoolLogos } from './footer/SchoolLogos.tsx';
import { Header } from './header/Header.tsx';

const image = { url: '/api/media/file/a.jpg', alt: '' };
const item = (title: string, relative: string, more: object = {}) => ({ title, relative, ...more });
const withClass = (name: string) => ({ options: { attributes: { class: name } } });
const shell = {
  menus: {
    main: [
      item('Programs', '/programs/', {
        below: [
          item('Bachelor', '/programs/ba', {
            description: 'Three years',
            field_image: image,
            field_description_class: 'soft',
          }),
        ],
      }),
      item('Hidden', '/hidden/', { enabled: false, below: [item('Below hidden', '/below/')] }),
      {
        title: 'Elsewhere',
        relative: '/ignored/',
        absolute: 'https://elsewhere.example/',
        external: true,
      },
    ],
    headersecondary: [
      item('Brochure', '/brochure'),
      item('Apply', '/apply/', withClass('apply-now')),
      item('Meet us', '/meet/', withClass('apply-now')),
    ],
    headertopmost: ['wechat', 'whatsapp', 'student-portal', 'search'].map((name) =>
      item(name.toUpperCase(), `/${name}/`, withClass(name)),
    ),
    footer: [],
    languages: [
      { lang: 'en', title: 'English', absolute: 'https://him.example.org/en/programs/' },
      {
        lang: 'ar',
        title: 'العربية',
        absolute: 'https://him.example.org/ar/programs/',
        exclude_countries: ['CN', 'UA'],
      },
    ],
  },
  blocks: {
    block_group_logos: {
      field_transparent_logo: { url: '/api/media/file/group.svg', alt: 'Group' },
    },
    block_social: {
      links: [{ url: 'https://instagram.example/', title: 'Instagram', ...withClass('instagram') }],
    },
    block_legal: { links: [{ url: '/legal/privacy/', title: 'Privacy' }] },
    block_copyright: { body: '<p>© the school</p>' },
    block_contact_info: {
      info: 'Come and see us',
      field_phone: { url: 'tel:+41336010000', title: '+41 33 601 00 00' },
    },
    block_newsletter: { info: 'Letters from the ridge' },
    block_school_logos: {
      field_logos: [{ field_logo: image, title: 'College Rigi', url: 'https://cr.example.org/' }],
    },
    block_header_buttons: { links: [{ url: '/visit', title: 'Visit the school' }] },
    footer_main: [item('Study', '/programs/', { below: [item('Admissions', '/admissions/')] })],
  },
};
const header = (lang: Lang = 'en', code: BrandCode = 'HIM') => {
  const context = testContext({ lang, code, shell });
  return renderToStaticMarkup(
    <Header context={context} languageLinks={languageLinks(context)} tone="paper" />,
  );
};
const footer = (code: BrandCode, blocks = shell.blocks) =>
  renderToStaticMarkup(<Footer context={testContext({ code, shell: { ...shell, blocks } })} />);

describe('header', () => {
  test('the logo leads to the home page of the language', { tags: ['S2.routes.7'] }, () => {
    expect(header('ru')).toMatch(/<a[^>]* href="\/ru\/" aria-label="[^"]*Hotel Institute Mürren/);
  });

  test('the top bar has languages and contact icons', {
    tags: [
      ...['S2.header.1', 'S2.header.2', 'S2.header.3', 'S1.header.3', 'S1.header.4'],
      ...['S1.header.5', 'S1.header.6', 'S1.header.7'],
    ],
  }, () => {
    const top = header().split('data-top-bar')[1] ?? '';
    for (const link of [
      '/en/wechat/',
      '/en/whatsapp/',
      '/en/student-portal/',
      '/en/search/',
      'href="/ar/programs/"',
    ])
      expect(top).toContain(link);
    expect(top.match(/<svg/g)?.length).toBeGreaterThanOrEqual(4);
  });

  test('search stands in the desktop top bar of English pages only', {
    tags: ['S2.search.1'],
  }, () => {
    const topBar = (lang: Lang) =>
      header(lang).split('data-top-bar')[1]?.split('data-main-menu')[0];
    expect(topBar('en')).toContain('data-search-open');
    expect(topBar('ru')).not.toContain('data-search-open');
  });

  test('menus follow the link rule, external ones their address, disabled ones are gone', {
    tags: ['S1.header.1', 'S2.header.4', 'S2.header.6'],
  }, () => {
    const html = header('es');
    for (const href of ['/es/programs/ba/', '/es/brochure/', 'https://elsewhere.example/'])
      expect(html).toContain(`href="${href}"`);
    for (const absent of ['Hidden', 'Below hidden', '/ignored/'])
      expect(html).not.toContain(absent);
    expect(html).toContain('class="soft"');
  });

  test('marked items make the apply-now menu', { tags: ['S2.header.8'] }, () => {
    const menu = header().split('data-apply-menu')[1]?.split('</details>')[0] ?? '';
    expect(menu).toContain('href="/en/apply/"');
    expect(menu).toContain('href="/en/meet/"');
    expect(menu).not.toContain('brochure');
  });

  test('languages say which countries they exclude', { tags: ['S3.language.2'] }, () =>
    expect(header()).toContain('data-exclude="CN UA"'),
  );
});

describe('footer', () => {
  test('the group has another layout than the four schools', {
    tags: ['S2.footer.1', 'S1.env.2'],
  }, () => {
    for (const code of brandCodes)
      expect(footer(code)).toContain(`data-layout="${code === 'SEG' ? 'group' : 'school'}"`);
  });

  test.each(brandCodes)('%s has no heading of schools where the footer has no school', (code) => {
    expect(footer(code)).toContain('Our schools');
    const none = { ...shell.blocks, block_school_logos: { field_logos: [] } };
    expect(footer(code, none)).not.toContain('Our schools');
  });

  test('only the schools have the contact block', { tags: ['S2.footer.6'] }, () => {
    for (const code of brandCodes)
      expect(footer(code).includes('tel:+41336010000')).toBe(code !== 'SEG');
  });

  test('a way to reach the school that has no address is text, and no link', () => {
    const field_phone = { url: '', title: '+41 33 601 00 00' };
    const html = footer('HIM', {
      ...shell.blocks,
      block_contact_info: { info: 'Come and see us', field_phone },
    });
    expect(html).toContain('<dd><bdi>+41 33 601 00 00</bdi></dd>');
  });

  test.each(brandCodes)(
    '%s has every other block',
    {
      tags: [
        ...['S2.footer.2', 'S2.footer.3', 'S2.footer.4', 'S2.footer.5', 'S2.footer.7'],
        ...['S2.footer.9', 'S2.footer.10', 'S2.footer.11', 'S1.footer.1'],
      ],
    },
    (code) => {
      const html = footer(code);
      for (const text of [
        'Letters from the ridge',
        'Visit the school',
        'Instagram',
        'Privacy',
        '© the school',
        'College Rigi',
        'Admissions',
      ])
        expect(html).toContain(text);
      expect(html).toContain('group.svg');
      expect(html).toContain('action="/leads/newsletter"');
    },
  );
});

test('a school’s logo is the editors’ picture, our own drawing only where that is it', {
  tags: ['S3.footer.8'],
}, () => {
  const withFile = (file: string) =>
    renderToStaticMarkup(
      <SchoolLogos
        logos={[{ title: 'College Rigi', field_logo: { url: `/api/media/file/${file}`, alt: '' } }]}
        lang="en"
        size="small"
      />,
    );
  expect(withFile('logo-cr-dark.png?v=1')).toContain('data-logo="CR"');
  expect(withFile('new-logo.svg')).toContain('new-logo.svg');
});

test('the logo of a school of a group of its own leads to the site of that school', () => {
  onTestFinished(() => overlayBrands([]));
  overlayBrands([{ code: 'NORTH', name: 'North College', hosts: ['north.example'] }]);
  const logos = [{ title: 'North College', field_logo: image }];
  expect(renderToStaticMarkup(<SchoolLogos logos={logos} lang="en" size="small" />)).toContain(
    'href="https://north.example/en/"',
  );
});

test('floating calls to action keep their target and class', {
  tags: ['S2.wrapper.9', 'S3.floating.1'],
}, () => {
  const items = [
    {
      url: '/apply',
      title: 'Apply',
      options: { attributes: { target: '_blank', class: 'strong' } },
    },
  ];
  const html = renderToStaticMarkup(<FloatingCtas items={items} lang="en" label="Quick links" />);
  expect(html).toMatch(/<a href="\/en\/apply\/" target="_blank" rel="noopener" class="strong">/);
});

import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { at, cmsOrigin } from '../../product.ts';

const aliases = Array.from({ length: 50 }, (_, index) => `p=/programs/none-${index}/`).join('&');
const good = 'p=/programs/bachelor-hotel-management/';
for (const [name, path, sentence] of [
  [
    'age 7',
    '/programs/bachelor-hotel-management/?age=7&country=CH&level=B2&qualification=secondary',
    'from 14 to 99.',
  ],
  ['age 300', '/programs/bachelor-hotel-management/?age=300', 'from 14 to 99.'],
  [
    'an unknown country',
    '/programs/bachelor-hotel-management/?country=QQ&age=20',
    'Please choose a country from the list.',
  ],
  ['unknown facets', '/programs/?colour=blue&planet=mars', 'programs</p>'],
  [
    'unknown values of facets',
    '/programs/?level=wizard&school=Hogwarts',
    'No program fits all of these filters.',
  ],
  [
    'an impossible month',
    '/programs/?intake=2027-13&duration=x-y&fee=-1-',
    'No program fits all of these filters.',
  ],
  ['an impossible date', '/programs/?intake=never', 'No program fits all of these filters.'],
  [
    '50 programmes to compare',
    `/compare/?${good}&${aliases}`,
    'Only the first four programs are compared.',
  ],
  [
    'a deleted programme in a shared comparison',
    `/compare/?${good}&p=/programs/deleted/`,
    'no longer offered.',
  ],
  [
    'a comparison of nothing but deleted ones',
    '/compare/?p=/programs/deleted/',
    'Nothing to compare yet',
  ],
  ['events of an impossible month', '/events/?month=2027-99&kind=circus', 'id="main"'],
] as const) {
  test(`${name}: a sensible page and a clear sentence`, async () => {
    const { status, text } = await get(at('HIM', `/en${path}`));
    expect(status).toBe(200);
    expect(text).toContain(sentence);
    expect(text.match(/<h1/g)).toHaveLength(1);
  });
}

test('no route of ours answers in a language that nobody has', async () => {
  for (const path of [
    '/de/compare/',
    '/foo/search/',
    '/foo/feed/news.xml',
    '/foo/calendar/events.ics',
  ])
    expect((await get(at('HIM', path))).status, path).toBe(404);
});

test('no spelling of an address at the root breaks the site', async () => {
  for (const name of [
    '@',
    '%40',
    '%D0%B6',
    'ж',
    'a%20b',
    '%2F',
    '.',
    "q'",
    '1%2exml',
    '9'.repeat(40),
  ])
    for (const path of [
      `/sitemap-${name}.xml`,
      `/sitemap${name}.xml`,
      `/robots${name}.txt`,
      `/site${name}.webmanifest`,
      `/api/geolocation${name}`,
      `/views/${name}/default`,
    ])
      expect((await get(at('HIM', path))).status, path).toBeLessThan(500);
});

test('what every object inherits is no collection of the backend, by any method', async () => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const name of ['constructor', 'toString', '__proto__']) {
      const { status } = await fetch(`${cmsOrigin}/api/${name}`, { method });
      expect(status, `${method} ${name}`).toBe(404);
    }
});

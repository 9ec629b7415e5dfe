import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandByCode } from '@concierge/brands/registry';
import { campaigns } from '@concierge/contract/examples/campaigns';
import { programs } from '@concierge/contract/examples/programs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FakeBackend } from './fakeBackend.ts';

const backend = new FakeBackend();
const dataDir = mkdtempSync(join(tmpdir(), 'concierge-calendar-'));
beforeAll(async () => {
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  Object.assign(process.env, { CONTENT_API: await backend.listen(), ...environment });
});
afterAll(async () => {
  await backend.close();
  rmSync(dataDir, { recursive: true, force: true });
});
afterEach(() => {
  backend.answers.clear();
  backend.redirects.clear();
});

/** What a calendar that is subscribed to gets at `/en/calendar/{alias}.ics`. */
async function feed(alias: string): Promise<Response> {
  const brand = brandByCode('HIM');
  if (!brand) throw new Error('no brand');
  const { GET } = await import('../src/pages/[lang]/calendar/[...alias].ics.ts');
  const origin = 'http://him.localhost:3000';
  const url = new URL(`/en/calendar/${alias}.ics`, origin);
  const locals = { brand, lang: 'en', origin } as const;
  return GET({ locals, url, params: { lang: 'en', alias } } as never) as Promise<Response>;
}

const agenda = { items: campaigns.slice(0, 2), total: 2, pages: 1, filters: [] };
const list = { items: programs, total: programs.length, facets: [] };

test.each([
  ['events', '/api/events', agenda, campaigns[0]?.Name],
  ['programs', '/api/programs', list, programs[0]?.title],
] as const)(
  'without its list %s.ics is no calendar, for whoever is subscribed would delete the rest',
  async (alias, call, answer, name = '') => {
    const failed = await feed(alias);
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '60']);
    backend.answers.set(call, answer);
    const whole = await feed(alias);
    expect(whole.status).toBe(200);
    expect((await whole.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`);
  },
);

test.each([
  ['/en/open-days/', 'http://him.localhost:3000/en/calendar/open-days.ics'],
  ['/events/autumn/', 'http://him.localhost:3000/en/calendar/events/autumn.ics'],
  ['https://elsewhere.example/en/open-days/', undefined],
  ['/', undefined],
])('the calendar of a page that has moved to %s is at %s', async (to, calendar) => {
  backend.redirects.set('/en/old-name/', { status: 301, to });
  const { status, headers } = await feed('old-name');
  const location = headers.get('location');
  expect([status, location && new URL(location, 'http://him.localhost:3000').href]).toEqual(
    calendar ? [301, calendar] : [404, null],
  );
});

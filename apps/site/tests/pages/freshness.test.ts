import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SiteUnderTest, until } from '../siteUnderTest.ts';

const site = new SiteUnderTest();
beforeAll(() => site.start());
afterAll(() => site.stop());
beforeEach(() => {
  site.backend.mood = 'well';
});

/** Long enough for a busy machine, and far less than a waiting call for changes lasts. */
const timeoutMs = 10_000;
const fetchTitle = async (path: string) =>
  /<title>(.*)<\/title>/.exec((await site.ask(path)).text)?.[1] ?? '';
const fetchRevision = async (path: string) => Number(/ r(\d+)$/.exec(await fetchTitle(path))?.[1]);

test('a change is on its page by the call that waits for it, and only tagged pages are rendered anew', async () => {
  const calls = () => site.backend.count('/api/changes');
  await until(() => calls() > 0, timeoutMs);
  await site.ask('/en/about/');
  await site.ask('/en/contact/');
  await site.ask('/en/contact/');
  const others = site.renderCount('/en/contact/');
  const [former, callsBefore] = [await fetchRevision('/en/about/'), calls()];
  site.backend.publish('/about/', ['page:HIM/about/']);
  await until(async () => (await fetchRevision('/en/about/')) === former + 1, timeoutMs);
  // The one that follows waits for the next change.
  expect(calls() - callsBefore).toBeLessThanOrEqual(1);
  await site.ask('/en/contact/');
  expect(site.renderCount('/en/contact/')).toBe(others);
}, 20_000);

test('never a stale page after a fresh one, in fifty changes one after another', async () => {
  const first = await fetchRevision('/en/about/');
  for (let wanted = first + 1; wanted <= first + 50; wanted += 1) {
    site.backend.publish('/about/', ['page:HIM/about/']);
    await until(async () => (await fetchRevision('/en/about/')) === wanted, timeoutMs);
    expect(await fetchRevision('/en/about/')).toBe(wanted);
  }
}, 60_000);

test('a purge counts from when it is told, though the clock of who tells it is behind', async () => {
  await site.ask('/en/about/');
  const rendered = site.renderCount('/en/about/');
  const at = performance.timeOrigin + performance.now() - 3_600_000;
  site.purge({ tags: ['page:HIM/about/'], at, position: 0 });
  await until(() => site.renderCount('/en/about/') === rendered + 1, timeoutMs);
});

test('a page published where nothing was is found at once', async () => {
  site.backend.gone.add('/apply/');
  expect((await site.ask('/en/apply/')).status).toBe(404);
  site.backend.gone.delete('/apply/');
  site.backend.change(['page:77']);
  await until(async () => (await site.ask('/en/apply/')).status === 200, timeoutMs);
}, 20_000);

test('an unpublished page is gone at once, and stays gone after a restart', async () => {
  await site.ask('/en/brochure/');
  site.backend.gone.add('/brochure/');
  site.backend.change(['page:HIM/brochure/']);
  await until(async () => (await site.ask('/en/brochure/')).status === 404, timeoutMs);
  await site.stopSite();
  await site.startSite();
  expect((await site.ask('/en/brochure/')).status).toBe(404);
}, 20_000);

test('changes made while the site was down are noticed when it is back', async () => {
  const former = await fetchRevision('/en/visit/');
  await site.stopSite();
  site.backend.publish('/visit/', ['page:HIM/visit/']);
  await site.startSite();
  await until(async () => (await fetchRevision('/en/visit/')) === former + 1, timeoutMs);
}, 20_000);

test('with the backend down every known page is served, also by a restarted site; made-up ones get the branded error', async () => {
  const before = await site.ask('/en/contact/');
  site.backend.mood = 'hang-up';
  site.backend.change(['page:HIM/contact/', 'menu:HIM']);
  await site.stopSite();
  await site.startSite();
  for (let visit = 0; visit < 5; visit += 1) {
    const after = await site.ask('/en/contact/');
    expect([after.status, after.text]).toEqual([200, before.text]);
  }
  const unknown = await site.ask('/en/never-seen/');
  expect(unknown.status).toBe(500);
  expect(unknown.text).toContain('Hotel Institute Mürren');
  expect(unknown.text).toContain('Programs');
  expect(unknown.headers['cache-control']).toContain('no-store');
});

test('the backend is spared while it is down, and found again without a restart', async () => {
  site.backend.mood = 'error';
  const before = site.backend.count('/api/node');
  for (let visit = 0; visit < 100; visit += 1) await site.ask(`/en/unknown-${visit}/`);
  expect(site.backend.count('/api/node') - before).toBeLessThan(20);
  site.backend.mood = 'well';
  await until(async () => (await site.ask('/en/open-house/')).status === 200, 8000);
});

test.each([
  ['html', '/en/refer-a-friend/'],
  ['garbage', '/en/livechat/'],
  ['error', '/en/culinary-open-day/'],
  ['hang-up', '/en/meet-a-representative/'],
] as const)(
  'a backend that answers %s costs a branded error page, and nothing is kept of it',
  async (mood, path) => {
    await until(async () => (await site.health()).backend === 'up', 8000);
    site.backend.mood = mood;
    const broken = await site.ask(path);
    expect([broken.status, broken.text.includes('Hotel Institute Mürren')]).toEqual([500, true]);
    site.backend.mood = 'well';
    await until(async () => (await site.ask(path)).status === 200, 8000);
  },
);

test('while the backend takes ten seconds, a purged page is shown as it was after two', async () => {
  // After an error of the backend the feed rests a while.
  const former = await fetchRevision('/en/about/');
  site.backend.publish('/about/', ['page:HIM/about/']);
  await until(async () => (await fetchRevision('/en/about/')) === former + 1, timeoutMs);
  const { text } = await site.ask('/en/about/');
  site.backend.change(['page:HIM/about/']);
  site.backend.mood = 'slow';
  const visit = async () => {
    const began = Date.now();
    const shown = await site.ask('/en/about/');
    // After five seconds the call of the backend is given up, and the page would be shown too.
    expect([shown.text === text, Date.now() - began < 5000]).toEqual([true, true]);
    return String(shown.headers['cache-status']);
  };
  await until(async () => (await visit()).includes('stale-if-error'), timeoutMs);
  for (let again = 0; again < 2; again += 1) expect(await visit()).toContain('stale-if-error');
}, 60_000);

test('a feed that begins anew makes everything stale', async () => {
  await until(async () => (await site.ask('/en/about/')).status === 200, 8000);
  const before = site.renderCount('/en/about/');
  site.backend.resetFeed();
  site.backend.change(['page:1']);
  await until(async () => {
    await site.ask('/en/about/');
    return site.renderCount('/en/about/') > before;
  }, 30_000);
}, 40_000);

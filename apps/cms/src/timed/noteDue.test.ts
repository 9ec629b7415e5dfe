import { expect, test } from 'vitest';
import { waitForChanges } from '../api/changes.ts';
import { plannedFor } from '../planned/plannedFor.ts';
import { isShown } from '../publish/isShown.ts';
import { answerNode } from '../publish/page/answer.ts';
import { newestChange } from '../runtime/database/database.ts';
import { signedIn } from '../testing/rest.ts';
import { page, testPayload, unique } from '../testing/testPayload.ts';
import { noteBetween } from './noteDue.ts';

const payload = await testPayload();
const editor = await signedIn(payload, 'editor', ['HIM']);
const ofOther = await signedIn(payload, 'editor', ['CAA']);

const timed = (title: string, show_from: string, show_until: string) => ({
  blockType: 'menu_item',
  title,
  relative: '/programs/',
  show_from,
  show_until,
});

test('an entry is shown from its first instant until just before its last', () => {
  const entry = { show_from: '2033-05-01T08:00:00.000Z', show_until: '2033-05-02T08:00:00.000Z' };
  const shown = (now: string) => isShown(entry, new Date(now));
  expect(shown('2033-05-01T07:59:59.999Z')).toBe(false);
  expect(shown('2033-05-01T08:00:00.000Z')).toBe(true);
  expect(shown('2033-05-02T07:59:59.999Z')).toBe(true);
  expect(shown('2033-05-02T08:00:00.000Z')).toBe(false);
  expect(isShown({}, new Date())).toBe(true);
});

test('at its instants a menu entry makes the pages of its brand stale once each, and is planned for who may read it', async () => {
  const { docs } = await payload.find({
    collection: 'menus',
    where: { brand: { equals: 'HIM' }, group: { equals: 'headertopmost' } },
    depth: 0,
    locale: 'en',
  });
  const path = `menus/${docs[0]?.id}`;
  const { items } = docs[0] as { items: object[] };
  const title = unique('Open day');
  const entry = timed(title, '2033-05-01T22:30:00.000Z', '2033-05-03T08:00:00.000Z');
  const saved = await editor.call('PATCH', path, { items: [...items, entry] });
  expect(saved.status).toBe(200);

  const span = { from: '2033-05-01', to: '2033-06-01' };
  const now = new Date('2033-05-01T10:00:00Z');
  const seen = async (who: typeof editor) =>
    (await plannedFor(payload, who.user, span, now))
      .filter((planned) => planned.title === title)
      .map(({ day, goes, what, brands }) => ({ day, goes, what, brands }));
  const planned = { what: 'Menu entry', brands: ['HIM'] };
  expect(await seen(editor)).toEqual([
    { day: '2033-05-02', goes: 'live', ...planned },
    { day: '2033-05-03', goes: 'off', ...planned },
  ]);
  expect(await seen(ofOther)).toEqual([]);

  const staleBetween = async (last: string, instant: string) => {
    const since = await newestChange(payload);
    const isDue = await noteBetween(payload, Date.parse(last), Date.parse(instant));
    const { changes } = await waitForChanges(payload, since, 0);
    expect(isDue).toBe(changes.length > 0);
    return changes.flatMap(({ tags }) => tags);
  };
  expect(await staleBetween('2033-05-01T22:00:00Z', '2033-05-01T22:29:59Z')).toEqual([]);
  expect(await staleBetween('2033-05-01T22:29:59Z', '2033-05-01T22:30:00Z')).toEqual(['menu:HIM']);
  expect(await staleBetween('2033-05-01T22:30:00Z', '2033-05-03T07:59:59Z')).toEqual([]);
  expect(await staleBetween('2033-05-03T07:59:59Z', '2033-05-04T00:00:00Z')).toEqual(['menu:HIM']);
  await editor.call('PATCH', path, { items });
});

test('an end before its beginning is refused at its field', async () => {
  const refused = await editor.call('POST', 'popups', {
    field_domain_access: ['HIM'],
    field_heading: 'Pop-up',
    field_delay_time: 1,
    field_display_after_days: 1,
    field_include_urls: ['program'],
    show_from: '2033-05-02T08:00:00.000Z',
    show_until: '2033-05-01T08:00:00.000Z',
  });
  expect([refused.status, refused.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([
    400,
    'show_until',
  ]);
});

test('of two pop-ups for one type the oldest that is in its time opens, and a footer link that is over is gone', async () => {
  const { alias } = await page(payload, { type: 'school' });
  const answered = async () => {
    const { body } = await answerNode(payload, 'HIM', 'en', alias ?? '');
    const { popup, blocks } = JSON.parse(body.toString());
    return {
      popup: popup?.field_heading as string | undefined,
      legal: (blocks.block_legal?.links ?? []).map((link: { title: string }) => link.title),
    };
  };
  const { docs: forms } = await payload.find({
    collection: 'forms',
    where: { key: { equals: 'him-popup' } },
    depth: 0,
  });
  const make = async (heading: string, show_until?: string) => {
    const { body } = await editor.call('POST', 'popups', {
      field_domain_access: ['HIM'],
      field_heading: heading,
      field_delay_time: 1,
      field_display_after_days: 1,
      field_include_urls: ['school'],
      field_forms: [{ brand: 'HIM', form: forms[0]?.id }],
      show_until,
    });
    return Number(body.doc?.id);
  };
  const ids = [await make('Older'), await make('Younger')];
  expect((await answered()).popup).toBe('Older');
  await editor.call('PATCH', `popups/${ids[0]}`, { show_until: '2020-01-01T00:00:00.000Z' });
  expect((await answered()).popup).toBe('Younger');
  await editor.call('PATCH', `popups/${ids[1]}`, { show_from: '2093-01-01T00:00:00.000Z' });
  expect((await answered()).popup).toBeUndefined();

  const where = { brand: { equals: 'HIM' } };
  const { docs } = await payload.find({ collection: 'footers', where, depth: 0, locale: 'en' });
  const [footer] = docs;
  const links = footer?.block_legal?.links ?? [];
  const over = links.map((link, index) =>
    index === 0 ? { ...link, show_until: '2020-01-01T00:00:00.000Z' } : link,
  );
  const put = (legal: object[]) =>
    editor.call('PATCH', `footers/${footer?.id}`, { block_legal: { links: legal } });
  expect((await put(over)).status).toBe(200);
  expect((await answered()).legal).toEqual(links.slice(1).map(({ title }) => title));
  await put(links);
  const made = { id: { in: ids } };
  await payload.delete({ collection: 'popups', where: made, overrideAccess: true });
});

import { expect, test } from 'vitest';
import config from '../payload.config.ts';
import { accessPeople } from '../testing/access/accessPeople.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { ownServerCall } from './ownServerCalls.ts';

const payload = await testPayload();
const people = await accessPeople(payload);
const own = await page(payload);
const other = await page(payload, { field_domain_access: ['CAA'] });
const shared = await page(payload, { field_domain_access: ['HIM', 'CAA'] });
const pageReference = (id: number) => ({ relationTo: 'pages', value: String(id) });
const scheduled = async (id: number): Promise<number | string> =>
  (
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: pageReference(id) } as never,
      waitUntil: new Date('2099-01-01'),
    })
  ).id;

/** Whether somebody's call of the admin's function is let through. */
const passes = (
  role: keyof typeof people,
  args: Record<string, unknown>,
  name = 'schedule-publish',
): Promise<boolean> => {
  const { user } = people[role];
  const signedIn = async () => (user ? { ...user, collection: 'users' as const } : null);
  return ownServerCall(payload, { name, args }, signedIn, async () => 'en').then(
    () => true,
    (error: { status?: number }) => {
      expect(error.status).toBe(403);
      return false;
    },
  );
};

test('publications are scheduled and cancelled by who may publish the page', async () => {
  const [mine, theirs] = [await scheduled(own.id), await scheduled(other.id)];
  const publishers = ['reviewerHIM', 'editorHIM', 'brandManagerHIM'];
  for (const role of Object.keys(people) as (keyof typeof people)[]) {
    const may = publishers.includes(role) || role === 'admin';
    const calls: [Record<string, unknown>, boolean][] = [
      [{ type: 'publish', doc: pageReference(own.id) }, may],
      [{ type: 'unpublish', doc: pageReference(other.id) }, role === 'admin'],
      [{ type: 'publish', doc: pageReference(shared.id) }, may],
      [{ type: 'unpublish', doc: pageReference(shared.id) }, role === 'admin'],
      [{ type: 'take off', doc: pageReference(shared.id) }, role === 'admin'],
      [{ deleteID: mine, type: 'unpublish', doc: pageReference(shared.id) }, role === 'admin'],
      [{ deleteID: mine, doc: pageReference(own.id) }, may],
      [{ deleteID: mine }, may],
      [{ deleteID: theirs }, role === 'admin'],
      [{ deleteID: theirs, doc: pageReference(own.id) }, role === 'admin'],
      [{ deleteID: { greater_than: 0 }, doc: pageReference(own.id) }, false],
      // PostgreSQL compares no number as large as these.
      [{ deleteID: 9_999_999_999, doc: pageReference(own.id) }, false],
      [{ type: 'publish', doc: pageReference(9_999_999_999) }, false],
      [{ type: 'publish', global: 'sign-in-rules' }, false],
      [{ type: 'publish' }, false],
    ];
    for (const [args, expected] of calls)
      expect(await passes(role, args), `${role} ${JSON.stringify(args)}`).toBe(expected);
  }
});

test('the refusal is said in the language of the admin', async () => {
  const said = async (role: 'authorHIM' | 'reviewerHIM', lang: string): Promise<string> => {
    const args = { type: 'unpublish', doc: pageReference(shared.id) };
    const signedIn = async () => ({ ...people[role].user, collection: 'users' as const });
    return ownServerCall(
      payload,
      { name: 'schedule-publish', args },
      signedIn,
      async () => lang,
    ).then(
      () => 'let through',
      ({ message }: Error) => message,
    );
  };
  expect(await said('authorHIM', 'en')).toBe('You may not schedule publications of this document.');
  for (const role of ['authorHIM', 'reviewerHIM'] as const) {
    const texts = await Promise.all(['en', 'es', 'ar', 'ru'].map((lang) => said(role, lang)));
    expect(new Set(texts).size).toBe(4);
  }
  expect(await said('reviewerHIM', 'es')).toContain('CAA');
});

test('no form copies a language over another one, and the call for it is refused to everybody', async () => {
  const { collections } = await config;
  const copying = collections.filter(({ admin }) => !admin.disableCopyToLocale);
  expect(copying.map(({ slug }) => slug)).toEqual([]);
  const args = { collectionSlug: 'pages', docID: own.id, fromLocale: 'en', toLocale: 'es' };
  for (const role of ['admin', 'editorHIM'] as const)
    expect(await passes(role, args, 'copy-data-from-locale'), role).toBe(false);
});

test('a form hears of another save when it saves, not while somebody types', async () => {
  const args = { collectionSlug: 'leads', id: 1, checkForStaleData: true };
  const call = await ownServerCall(
    payload,
    { name: 'form-state', args },
    async () => null,
    async () => 'en',
  );
  expect(call.args).toEqual({ ...args, checkForStaleData: false });
});

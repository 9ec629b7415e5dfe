import { expect, test } from 'vitest';
import { accessPeople } from '../testing/accessPeople.ts';
import { page, testPayload } from '../testing/testPayload.ts';
import { ownServerCall } from './ownServerCalls.ts';

const payload = await testPayload();
const people = await accessPeople(payload);
const own = await page(payload);
const other = await page(payload, { field_domain_access: ['CAA'] });
const docOf = (id: number) => ({ relationTo: 'pages', value: String(id) });
const scheduled = async (id: number): Promise<number | string> =>
  (
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: docOf(id) } as never,
      waitUntil: new Date('2099-01-01'),
    })
  ).id;

/** Whether somebody's call of the admin's function is let through. */
const passes = (role: keyof typeof people, args: Record<string, unknown>): Promise<boolean> => {
  const { user } = people[role];
  const signedIn = async () => (user ? { ...user, collection: 'users' as const } : null);
  return ownServerCall(payload, { name: 'schedule-publish', args }, signedIn).then(
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
      [{ type: 'publish', doc: docOf(own.id) }, may],
      [{ type: 'unpublish', doc: docOf(other.id) }, role === 'admin'],
      [{ deleteID: mine, doc: docOf(own.id) }, may],
      [{ deleteID: mine }, may],
      [{ deleteID: theirs }, role === 'admin'],
      [{ deleteID: theirs, doc: docOf(own.id) }, role === 'admin'],
      [{ deleteID: { greater_than: 0 }, doc: docOf(own.id) }, false],
      [{ type: 'publish', global: 'sign-in-rules' }, false],
      [{ type: 'publish' }, false],
    ];
    for (const [args, expected] of calls)
      expect(await passes(role, args), `${role} ${JSON.stringify(args)}`).toBe(expected);
  }
});

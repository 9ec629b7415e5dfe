import { createLocalReq } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { LeadScreen } from '../leads/admin/lead/LeadScreen.tsx';
import { handOver, inbox, lead } from '../testing/leads.ts';
import { callWith, signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const { call, user } = await signedIn(payload, 'admissions', ['HIM']);
const sent = lead();
await handOver(payload, sent);
const id = (await inbox(payload, sent.key))[0]?.id ?? 0;
const email = sent.fields['Email'] ?? '?';

afterEach(() => vi.restoreAllMocks());

/** No row can be stored; what is logged as an error meanwhile. */
function breakLog(): () => string {
  const create = payload.db.create;
  vi.spyOn(payload.db, 'create').mockImplementation(function (this: unknown, args) {
    if (args.collection === 'audit') throw new Error('disk full');
    return create.call(payload.db, args);
  });
  const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined);
  return () => error.mock.calls.map(([entry]) => (entry as { msg?: string }).msg).join();
}

const screen = async () => {
  const req = await createLocalReq({ user }, payload);
  const props = { data: { id }, payload, req, user, i18n: { language: 'en' } };
  return LeadScreen(props as unknown as Parameters<typeof LeadScreen>[0]);
};
const reads = async () =>
  (
    await payload.count({
      collection: 'audit',
      where: {
        act: { equals: 'read' },
        document: { equals: String(id) },
        user: { equals: user.id },
      },
    })
  ).totalDocs;

test('opening an enquiry in the admin leaves one row, with who opened it', async () => {
  const before = await reads();
  expect(await screen()).toBeTruthy();
  expect(await reads()).toBe(before + 1);
});

test("persons' data is not shown while the log can't be written", async () => {
  const logged = breakLog();
  for (const path of [`leads/${id}`, `leads?where[id][equals]=${id}`, 'leads/export']) {
    const { status, body } = await call('GET', path);
    expect(status, path).toBe(500);
    expect(JSON.stringify(body)).not.toContain(email);
  }
  await expect(screen()).rejects.toThrow(/cannot be written/);
  expect(logged()).toContain('An act is missing in the audit log: read leads');
});

test("signing in goes on while the log can't be written, and says so in the log of errors", async () => {
  const logged = breakLog();
  const { status } = await callWith(payload, {})('POST', 'users/login', {
    email: user.email,
    password: 'correct-horse-9',
  });
  expect(status).toBe(200);
  expect(logged()).toContain('An act is missing in the audit log: signIn users');
});

import { expect, test, vi } from 'vitest';
import type { User } from '../runtime/payload-types.ts';
import { callWith } from '../testing/rest.ts';
import { person, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();

const signIn = ({ email }: User) =>
  callWith(payload, {})('POST', 'users/login', { email, password: 'correct-horse-9' });

const me = async (token: string) =>
  (await callWith(payload, { authorization: `JWT ${token}` })('GET', 'users/me')).body['user'];

test('sign-ins of one account at one moment all open it', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const answers = await Promise.all([signIn(user), signIn(user), signIn(user)]);
  for (const { token } of answers) expect(await me(token)).toMatchObject({ id: user.id });
});

// A sign-in reads the account several times; whichever comes before the change.
test.each([1, 2, 3, 4])(
  'a role that an administrator takes after read %i of a sign-in stays taken',
  async (last) => {
    const user = await person(payload, 'brandManager', ['HIM']);
    const { findOne } = payload.db;
    let reads = 0;
    const reading = vi.spyOn(payload.db, 'findOne').mockImplementation(async (args) => {
      const read = await findOne.call(payload.db, args);
      if (args.collection !== 'users') return read as never;
      reads += 1;
      if (reads === last) await take(user);
      return read as never;
    });
    const { token } = await signIn(user);
    reading.mockRestore();
    if (reads < last) await take(user);
    expect(await me(token)).toMatchObject({ role: 'editor' });
  },
);

const take = ({ id }: User) =>
  payload.db.updateOne({ collection: 'users', id, data: { role: 'editor' } });

import { beforeEach, expect, test, vi } from 'vitest';
import { clientAddressHeader } from '../../runtime/http/clientAddressHeader.ts';
import { callWith, restHandler, signedIn } from '../../testing/rest.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const password = 'correct-horse-9';
let addresses = 0;
let here: Record<string, string> = {};
beforeEach(() => {
  here = { [clientAddressHeader]: `203.0.114.${++addresses}` };
});

test('a sign-in older than ten minutes changes no mail, password or factor without the password', async () => {
  const { user, call, token } = await signedIn(payload, 'admissions', ['HIM']);
  const email = `new-${user.email}`;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_200_000);
  try {
    for (const [data, field] of [
      [{ email }, 'email'],
      [{ password: 'quartz-ferry-lantern-61' }, 'password'],
    ] as const) {
      const refused = await call('PATCH', `users/${user.id}`, data);
      expect(refused.status).toBe(400);
      const [at] = refused.body.errors?.[0]?.data?.errors ?? [];
      expect(at).toMatchObject({ path: field, message: expect.stringMatching(/Confirm/) });
    }
    // What is no secret may change; a form sends its unchanged address along.
    expect((await call('PATCH', `users/${user.id}`, { email: user.email })).status).toBe(200);
    for (const [method, path] of [
      ['POST', 'users/second-factor/start'],
      ['POST', 'users/second-factor/remove'],
      ['GET', 'leads/export'],
      ['POST', 'leads/1/erase'],
    ] as const)
      expect((await call(method, path)).status, path).toBe(403);
    const headers = { ...here, authorization: `JWT ${token}` };
    const wrong = await callWith(payload, headers)('POST', 'users/confirm', { password: 'x' });
    expect(wrong.status).toBe(401);
    const cookie = await confirm(headers);
    const confirmed = callWith(payload, { ...headers, cookie });
    expect((await confirmed('GET', 'leads/export')).status).toBe(200);
    expect((await confirmed('PATCH', `users/${user.id}`, { email })).status).toBe(200);
    const other = await signedIn(payload, 'admissions', ['HIM']);
    const stolen = { ...here, authorization: `JWT ${other.token}`, cookie };
    expect((await callWith(payload, stolen)('GET', 'leads/export')).status).toBe(403);
    clock.mockReturnValue(Date.now() + 601_000);
    expect((await confirmed('GET', 'leads/export')).status).toBe(403);
  } finally {
    clock.mockRestore();
  }
});

test('an administrator who signed in long ago gives nobody other rights without the password', async () => {
  const admin = await signedIn(payload, 'admin');
  const { user } = await signedIn(payload, 'editor', ['HIM']);
  const path = `users/${user.id}`;
  const email = `${unique('new')}@concierge.example`;
  const another = { email, password: 'quartz-ferry-lantern-61', role: 'admin' };
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_200_000);
  try {
    for (const [data, field] of [
      [{ role: 'admin' }, 'role'],
      [{ brands: ['HIM', 'CAA'] }, 'brands'],
    ] as const) {
      const refused = await admin.call('PATCH', path, data);
      expect(refused.body.errors?.[0]?.data?.errors?.[0]).toMatchObject({ path: field });
    }
    expect((await admin.call('POST', 'users', another)).status).toBe(400);
    expect((await admin.call('POST', 'globals/sign-in-rules', { factorRoles: [] })).status).toBe(
      403,
    );
    // What gives no rights may change.
    const same = { role: 'editor', brands: ['HIM'] };
    expect((await admin.call('PATCH', path, same)).status).toBe(200);
    const cookie = await confirm({ ...here, authorization: `JWT ${admin.token}` });
    const headers = { ...here, authorization: `JWT ${admin.token}`, cookie };
    const confirmed = callWith(payload, headers);
    expect((await confirmed('PATCH', path, { role: 'admissions' })).status).toBe(200);
    expect((await confirmed('POST', 'users', another)).status).toBe(201);
  } finally {
    clock.mockRestore();
  }
});

/** The cookie of a confirmed password. */
async function confirm(headers: Record<string, string>): Promise<string> {
  const request = new Request('http://localhost:3001/api/users/confirm', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const params = Promise.resolve({ slug: ['users', 'confirm'] });
  const answer = await restHandler(payload)(request, { params });
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cmsUrl } from '../runtime/env.ts';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import type { Audit, User } from '../runtime/payload-types.ts';
import { callWith, restHandler, signedIn } from '../testing/rest.ts';
import { identityProvider, type ProviderPerson } from '../testing/services/identityProvider.ts';
import { page, person, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const provider = await identityProvider(cmsUrl);
const mapping = {
  OIDC_ROLES: 'web-admins=admin,web-editors=editor,web-admissions=admissions',
  OIDC_BRANDS: 'school-one=HIM,school-two=CAA',
};

beforeEach(() => {
  for (const [name, value] of Object.entries({ ...provider.env, ...mapping }))
    vi.stubEnv(name, value);
  delete provider.state.tamper;
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(provider.close);

const someone = (groups: readonly string[], data: Partial<ProviderPerson> = {}): ProviderPerson => {
  const sub = unique('subject');
  return { sub, email: `${sub}@organisation.example`, email_verified: true, groups, ...data };
};

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const slug = (path.split('?')[0] ?? '').split('/');
  const request = new Request(`${cmsUrl}/api/${path}`, { headers });
  return restHandler(payload)(request, { params: Promise.resolve({ slug }) });
}

const responseCookie = (answer: Response, name: string): string =>
  answer.headers
    .getSetCookie()
    .find((set) => set.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** Leaves for the provider; answers its address and the cookie of the sign-in that has begun. */
async function leave(query = '') {
  const answer = await get(`users/single-sign-on${query}`);
  expect(answer.status).toBe(303);
  return {
    url: answer.headers.get('location') ?? '',
    cookie: responseCookie(answer, 'single-sign-on'),
  };
}

const comeBack = (search: string, cookie: string): Promise<Response> =>
  get(`users/single-sign-on/callback${search}`, { cookie });

/** A whole sign-in of somebody. */
async function signIn(who: ProviderPerson, query = '') {
  provider.state.person = who;
  const { url, cookie } = await leave(query);
  const { search } = await provider.signInAt(url);
  const answer = await comeBack(search, cookie);
  const token = responseCookie(answer, 'payload-token').slice('payload-token='.length);
  return { answer, cookie, search, call: callWith(payload, { authorization: `JWT ${token}` }) };
}

/** That an answer leads back to the login with a problem, and opens no session. */
function expectProblem(answer: Response, problem: string): void {
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/admin/login?problem=${problem}`,
  ]);
  expect(responseCookie(answer, 'payload-token')).toBe('');
}

const findUser = async (email: string): Promise<User | undefined> =>
  (await payload.find({ collection: 'users', where: { email: { equals: email } } })).docs[0];

const newestRow = async (): Promise<Audit | undefined> =>
  (await payload.find({ collection: 'audit', sort: '-sequence', limit: 1, overrideAccess: true }))
    .docs[0];

test('an editor of one brand signs in, with a session like any other, and edits that brand alone', async () => {
  const who = someone(['web-editors', 'school-one', 'choir']);
  const { answer, call } = await signIn(who, '?redirect=/admin/collections/pages');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('url=/admin/collections/pages"');
  const user = (await call('GET', 'users/me')).body['user'] as User;
  expect(user).toMatchObject({ email: who.email, role: 'editor', brands: ['HIM'] });
  expect(await newestRow()).toMatchObject({ act: 'signIn', user: user.id, role: 'editor' });
  const sessions = (await call('GET', `users/${user.id}/sessions`)).body['sessions'];
  expect(sessions).toMatchObject([{ own: true }]);
  const other = await page(payload, { field_domain_access: ['CAA'] });
  const own = await page(payload, { field_domain_access: ['HIM'] });
  expect((await call('PATCH', `pages/${own.id}`, { title: 'Anew' })).status).toBe(200);
  expect((await call('PATCH', `pages/${other.id}`, { title: 'Anew' })).status).toBe(403);
});

test('roles and brands are those of the newest sign-in, and a password opens nothing beside it', async () => {
  const who = someone(['web-editors', 'school-one']);
  await signIn(who);
  const { call } = await signIn({ ...who, groups: ['web-admissions', 'school-two'] });
  const user = (await call('GET', 'users/me')).body['user'] as User;
  expect(user).toMatchObject({ role: 'admissions', brands: ['CAA'] });
  const password = 'quartz-ferry-lantern-61';
  await payload.update({ collection: 'users', id: user.id, data: { password } });
  const { status } = await callWith(payload, {})('POST', 'users/login', {
    email: who.email,
    password,
  });
  expect(status).toBe(401);
  const again = await signIn({ ...who, groups: ['web-admissions', 'school-two'] });
  expect((await again.call('POST', 'users/confirm', { password })).status).toBe(401);
});

test('whoever the claims name no role for is refused in words, and gets no account', async () => {
  const who = someone(['choir']);
  expectProblem((await signIn(who)).answer, 'unmapped');
  expect(await findUser(who.email)).toBeUndefined();
  expect(await newestRow()).toMatchObject({ act: 'refusedSignIn', subject: 'users' });
});

test('whoever has lost the role is refused, and signed out where a session is open', async () => {
  const who = someone(['web-editors', 'school-one']);
  const { call } = await signIn(who);
  expectProblem((await signIn({ ...who, groups: [] })).answer, 'unmapped');
  expect((await call('GET', 'users/me')).body['user']).toBeNull();
});

test('an account here is not taken over by an address that nobody has verified, nor by another subject', async () => {
  const { email, id } = await person(payload, 'admin');
  const stranger = someone(['web-editors'], { email, email_verified: false });
  expectProblem((await signIn(stranger)).answer, 'unverified');
  expect((await findUser(email))?.role).toBe('admin');
  const owner = someone(['web-admins'], { email });
  expect((await signIn(owner)).answer.status).toBe(200);
  expect(await findUser(email)).toMatchObject({ id, role: 'admin' });
  expectProblem((await signIn(someone(['web-admins'], { email }))).answer, 'taken');
});

test('who has written the address of a colleague into an own account is out of it once that colleague signs in', async () => {
  const { user, call } = await signedIn(payload, 'editor', ['HIM']);
  const owner = someone(['web-admins']);
  const link = await payload.forgotPassword({
    collection: 'users',
    data: { email: user.email },
    disableEmail: true,
  });
  expect((await call('PATCH', `users/${user.id}`, { email: owner.email })).status).toBe(200);
  const me = (await signIn(owner)).call('GET', 'users/me');
  expect((await me).body['user']).toMatchObject({ id: user.id, role: 'admin' });
  expect((await call('GET', 'users/me')).body['user']).toBeNull();
  // Also on the day when no provider is configured.
  vi.stubEnv('OIDC_ISSUER', '');
  const stranger = callWith(payload, {});
  const data = { email: owner.email, password: 'correct-horse-9' };
  expect((await stranger('POST', 'users/login', data)).status).toBe(401);
  const reset = { token: link, password: 'quartz-ferry-lantern-61' };
  expect((await stranger('POST', 'users/reset-password', reset)).status).toBe(403);
});

test('callbacks leave no row where no sign-in was begun, and a bounded number where one was', async () => {
  const headers = { [clientAddressHeader]: '203.0.115.9' };
  const back = (cookie: string) =>
    get('users/single-sign-on/callback?state=made-up', { ...headers, cookie });
  const before = (await newestRow())?.sequence ?? 0;
  expectProblem(await back(''), 'expired');
  expect((await newestRow())?.sequence ?? 0).toBe(before);
  const { cookie } = await leave();
  for (let count = 0; count < 25; count += 1) expectProblem(await back(cookie), 'refused');
  expect(((await newestRow())?.sequence ?? 0) - before).toBe(20);
});

test('a wrong state, another browser, a code used twice: all are refused', async () => {
  const who = someone(['web-editors', 'school-one']);
  provider.state.person = who;
  const { url, cookie } = await leave();
  const { search } = await provider.signInAt(url);
  const forged = new URLSearchParams(search);
  forged.set('state', 'made-up');
  expectProblem(await comeBack(`?${forged}`, cookie), 'refused');
  expectProblem(await comeBack(search, ''), 'expired');
  expectProblem(await comeBack(search, `${cookie}x`), 'expired');
  expectProblem(await comeBack(search, (await leave()).cookie), 'refused');
  expect((await comeBack(search, cookie)).status).toBe(200);
  expectProblem(await comeBack(search, cookie), 'refused');
});

test.each([
  ['audience', { aud: 'another-client' }],
  ['issuer', { iss: 'https://elsewhere.example' }],
  ['nonce', { nonce: 'another' }],
  ['expiry', { exp: 1_000_000_000 }],
  ['subject beside it', { sub: 'another-subject' }],
])('an ID token of a wrong %s opens nothing', async (_, wrong) => {
  provider.state.tamper = (claims) => ({ ...claims, ...wrong });
  expectProblem((await signIn(someone(['web-admins']))).answer, 'refused');
});

test('a provider that does not answer is said at the login, and none at all is no address', async () => {
  const gone = await identityProvider(cmsUrl);
  await gone.close();
  vi.stubEnv('OIDC_ISSUER', gone.issuer);
  expectProblem(await get('users/single-sign-on'), 'away');
  vi.stubEnv('OIDC_ISSUER', '');
  expect((await get('users/single-sign-on')).status).toBe(404);
});

test('signing out ends the session here, and leads on to the provider', async () => {
  const { answer, call } = await signIn(someone(['web-editors', 'school-one']));
  const cookie = responseCookie(answer, 'payload-token');
  const fromElsewhere = { cookie, 'sec-fetch-site': 'cross-site' };
  const untouched = await get('users/single-sign-on/sign-out', fromElsewhere);
  expect(untouched.headers.get('set-cookie')).toBeNull();
  expect((await call('GET', 'users/me')).body['user']).toBeTruthy();
  const out = await get('users/single-sign-on/sign-out', {
    cookie,
    'sec-fetch-site': 'same-origin',
  });
  expect(out.headers.get('location')).toContain(`${provider.issuer}/session/end?`);
  expect((await call('GET', 'users/me')).body['user']).toBeNull();
  expect(await newestRow()).toMatchObject({ act: 'signOut' });
});

test('the only administrator whose claims name another role is refused in words, and stays one', async () => {
  const who = someone(['web-admins']);
  await signIn(who);
  const account = await findUser(who.email);
  const others = { role: { equals: 'admin' }, id: { not_equals: account?.id } };
  await payload.db.updateMany({ collection: 'users', where: others, data: { role: 'editor' } });
  const demoted = { ...who, groups: ['web-editors', 'school-one'] };
  expectProblem((await signIn(demoted)).answer, 'unfitting');
  expect((await findUser(who.email))?.role).toBe('admin');
  await person(payload, 'admin');
  expect((await signIn(demoted)).answer.status).toBe(200);
  expect((await findUser(who.email))?.role).toBe('editor');
});

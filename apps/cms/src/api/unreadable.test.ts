import { expect, test } from 'vitest';
import { restHandler, signedIn } from '../testing/rest.ts';
import { testPayload } from '../testing/testPayload.ts';

// What Payload can't read is the caller's mistake, whoever calls: never an error of the server.
const payload = await testPayload();
const rest = restHandler(payload);
const { token } = await signedIn(payload, 'admin');

async function fetchStatus(
  method: string,
  address: string,
  type?: string,
  body?: string,
  more: Record<string, string> = {},
): Promise<number> {
  const headers = {
    authorization: `JWT ${token}`,
    ...(type ? { 'content-type': type } : {}),
    ...more,
  };
  const request = new Request(`http://localhost/api/${address}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const slug = address.split('?', 1)[0]?.split('/') ?? [];
  return (await rest(request, { params: Promise.resolve({ slug }) })).status;
}

test.each([
  ['GET', 'redirects/versions'],
  ['GET', 'media/versions/1'],
  ['POST', 'glossary/versions/1'],
  ['HEAD', 'users/versions'],
  ['GET', 'pages/x'],
  ['GET', 'pages/1.5'],
  ['GET', 'pages/1abc'],
  ['GET', 'pages/99999999999'],
  ['GET', 'users/unlock'],
  ['GET', 'users/reset-password'],
  ['DELETE', 'pages/NaN'],
  ['PATCH', 'pages/-1'],
  ['GET', 'pages/versions/x'],
  ['POST', 'pages/access/x'],
  ['POST', 'pages/x/duplicate'],
  ['GET', 'toString'],
  ['POST', 'constructor'],
  ['OPTIONS', '__proto__'],
])('%s %s names nothing', async (method, path) => {
  expect(await fetchStatus(method, path)).toBe(404);
});

test.each([
  'where[title][near]=1',
  'where[title][intersects]=1',
  'where[title][all]=x',
  'where[id][in]=x,y',
  'where[createdAt][greater_than]=x',
  'where[or][1][or][1][title][within]=x',
  'where[createdAt][contains]={}',
  'where[updatedAt][not_like]=a',
  'where[field_hero_image][in]=null',
  'where[id][equals][]=1',
  'limit=1&limit=-1',
  'where=x',
  'data=x',
  'page=1e99',
  'limit=99999999999999999999',
])('the query %s is refused', async (query) => {
  expect(await fetchStatus('GET', `pages?depth=0&${query}`)).toBe(400);
});

test.each([
  'select=x',
  'select[constructor]=1',
  'populate=x',
  'populate[pages]=x',
  'joins=x',
  'joins[x][limit]=y',
  'sort=constructor',
  'locale=x',
  'fallback-locale[]=x',
])('the query %s is no error of the server', async (query) => {
  expect(await fetchStatus('GET', `pages?depth=1&limit=1&${query}`)).toBeLessThan(500);
});

const form = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
test.each([
  ['a form without its end', form, part('_payload', '{}')],
  ['a form without a boundary', 'multipart/form-data', part('_payload', '{}')],
  ['a form of an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
  ['fields that are no JSON', form, `${part('_payload', '{')}--x--\r\n`],
  ['fields that are text', form, `${part('_payload', '"text"')}--x--\r\n`],
  ['JSON that is text', 'application/json', '"text"'],
  ['JSON that is nothing', 'application/json', 'null'],
  ['JSON that is a list', 'application/json', '[]'],
])('%s is refused', async (_, type, body) => {
  for (const path of ['users/login', 'redirects', 'media', 'pages']) {
    const status = await fetchStatus('POST', path, type, body);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
});

test('a query that is posted is read as one, or refused', async () => {
  const json = 'application/json';
  for (const name of ['x-payload-http-method-override', 'x-http-method-override']) {
    const meant = { [name]: 'GET' };
    expect(await fetchStatus('POST', 'pages', json, '{"limit":1,"depth":0}', meant)).toBe(200);
    expect(await fetchStatus('POST', 'pages', json, '{', meant)).toBe(400);
    expect(await fetchStatus('POST', 'users/unlock', json, '{"email":"x"}', meant)).toBe(404);
  }
});

test('a medium without its file is refused', async () => {
  const { docs } = await payload.find({ collection: 'media', limit: 1, overrideAccess: true });
  const { filename, url } = docs[0] ?? {};
  const foreign = { filename: 'x.png', url: 'http://192.0.2.1/x.png' };
  for (const named of [foreign, { filename, url }, { filename, url: '/' }]) {
    const body = JSON.stringify({ ...named, alt: 'x' });
    expect(await fetchStatus('POST', 'media', 'application/json', body)).toBe(400);
  }
});

test('a lock of a document of no collection is refused', async () => {
  const body = JSON.stringify({ document: { relationTo: 'constructor', value: 1 } });
  const status = await fetchStatus('POST', 'payload-locked-documents', 'application/json', body);
  expect(status >= 400 && status < 500).toBe(true);
});

test('what exists is served as before', async () => {
  for (const path of ['pages', 'pages/versions', 'pages/count', 'users/me', 'access', 'media'])
    expect([path, await fetchStatus('GET', path)]).toEqual([path, 200]);
});

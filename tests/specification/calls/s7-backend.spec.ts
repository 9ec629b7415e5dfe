import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { endProcess, startSite } from '../../ownSite.ts';
import { sitePort } from '../../product.ts';
import { type Code, schools } from '../kit/brandTable.ts';
import { answerJson, errors, startStrangeBackend } from '../kit/strangeBackend.ts';

// The built site against a backend that isn't ours and that fails in every way that §7 names.
test.describe.configure({ mode: 'serial' });

const port = sitePort + 61;
const folder = mkdtempSync(`${tmpdir()}/concierge-letter-`);
const logFile = `${folder}/site.log`;
let backend: Awaited<ReturnType<typeof startStrangeBackend>>;
let site: ChildProcess;

const ask = (code: Code, path: string) =>
  get(`http://${code.toLowerCase()}.localhost:${port}${path}`);
const log = () => readFileSync(logFile, 'utf8');
const callsFor = (code: Code, nodeUrl: string) =>
  backend.calls.filter(
    ({ body, headers }) => headers['entorno'] === code && body.includes(nodeUrl),
  );

test.beforeAll(async () => {
  backend = await startStrangeBackend(({ path, body, headers }, response) => {
    if (path.startsWith('/api/views/')) answerJson(response, 503, errors('secret reason'));
    if (path !== '/api/node') return;
    const { nodeUrl } = JSON.parse(body) as { nodeUrl: string };
    if (nodeUrl === '/en/moved/') answerJson(response, 301, errors('/en/target/'));
    if (/^\/\w\w\/broken\/$/.test(nodeUrl))
      answerJson(response, 503, errors('secret reason'), `Backend of ${headers['entorno']} Asleep`);
  });
  const output = openSync(logFile, 'w');
  site = await startSite(port, `${folder}/data`, { CONTENT_API: backend.api }, output);
  closeSync(output);
});

test.afterAll(async () => {
  await endProcess(site);
  backend.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** After three failures in a row nothing is asked for a while; a page that isn't there is none. */
const calm = () =>
  expect.poll(async () => (await ask('HIM', `/en/gone-${Date.now()}/`)).status).toBe(404);
test.beforeEach(calm);

for (const { id, code } of schools) {
  test(`${code}: the content fetch is POST {api}/node with {nodeUrl}, lang, JSON headers and entorno`, {
    tag: [
      ...['@S7.node.1', '@S7.node.2', '@S7.helper.1', '@S7.helper.2', '@S7.helper.3'],
      ...['@S7.helper.4', '@S1.env.8'],
    ],
  }, async () => {
    await ask(code, '/ru/some-page/');
    const [call] = callsFor(code, '/ru/some-page/');
    expect(call?.method).toBe('POST');
    expect(call?.path).toBe('/api/node');
    expect(call?.query.get('lang')).toBe('ru');
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({ nodeUrl: '/ru/some-page/' });
    expect(call?.headers['content-type']).toContain('application/json');
    expect(call?.headers['entorno']).toBe(code);
  });

  test(`${code}: 301 leads where errors[0].message says`, {
    tag: ['@S7.node.3', '@S7.helper.5'],
  }, async () => {
    const { status, headers } = await ask(code, '/en/moved/');
    expect(status).toBe(301);
    expect(headers.location).toMatch(/\/en\/target\/$/);
  });

  test(`${code}: 404 is tolerated: a page that says so`, { tag: '@S7.node.4' }, async () => {
    const { status, headers, text } = await ask(code, '/en/nowhere/');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(text).not.toContain('secret reason');
  });

  test(`${code}: any other failure of the content fetch is logged with its status text, and no visitor reads it`, {
    tag: ['@S7.node.5', '@S8.fetch.1', '@S8.fetch.2', '@S8.fetch.4', '@S8.fetch.6'],
  }, async () => {
    const { status, text } = await ask(code, '/en/broken/');
    expect(status).toBeGreaterThanOrEqual(500);
    expect(text).not.toMatch(/Asleep|secret reason/);
    await expect.poll(log).toContain(`Backend of ${code} Asleep`);
  });

  test(`${code}: a generic call that fails is logged once, and the page says nothing of it`, {
    tag: ['@S7.helper.6', '@S8.fetch.3', '@S8.fetch.5'],
  }, async () => {
    const search = `/views/search/default?search_api_fulltext=hotel&full=1&field_domain_access=${id}`;
    const failures = () => log().split('views/search/default').length - 1;
    for (const path of [search, '/en/search/?search_api_fulltext=hotel']) {
      await calm();
      const [calls, logged] = [backend.calls.length, failures()];
      const { text } = await ask(code, path);
      const made = backend.calls
        .slice(calls)
        .filter(({ path }) => path === '/api/views/search/default');
      expect(made.length, path).toBeGreaterThan(0);
      await expect.poll(failures).toBe(logged + made.length);
      if (path !== search) expect(text).not.toContain('secret reason');
    }
  });

  test(`${code}: whoever meets a failure of the backend reads of it in their language`, {
    tag: ['@S8.fetch.4', '@S7.node.5'],
  }, async () => {
    for (const [lang, title] of [
      ['en', 'Something went wrong on our side'],
      ['es', 'Algo ha fallado por nuestra parte'],
      ['ar', 'حدث خطأ'],
      ['ru', 'У нас что-то пошло не так'],
    ] as const) {
      const { status, text } = await ask(code, `/${lang}/broken/`);
      expect(status).toBeGreaterThanOrEqual(500);
      expect(/<h1>([^<]*)/.exec(text)?.[1]).toContain(title);
      expect(text).not.toMatch(/Asleep|secret reason/);
    }
  });
}

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { expect, test } from '@playwright/test';
import { get } from '../../get.ts';
import { startSite } from '../../ownSite.ts';
import { cmsOrigin } from '../../product.ts';

// Deployments other than the default one: the built site is started anew with another environment,
// on its own port.
const port = 3910;
let site: ChildProcess | undefined;
let backend: Server | undefined;

test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  site?.kill('SIGKILL');
  site = undefined;
  backend?.close();
  backend = undefined;
});

async function start(env: Record<string, string>): Promise<void> {
  site = await startSite(port, mkdtempSync(`${tmpdir()}/deployment-`), env);
}

test('BRAND=HIM serves that brand on plain localhost', {
  tag: ['@S1.env.1', '@S6.roles.3'],
}, async () => {
  await start({ BRAND: 'HIM', CONTENT_API: `${cmsOrigin}/api` });
  const { status, text } = await get(`http://localhost:${port}/en/`);
  expect(status).toBe(200);
  expect(text).toContain('data-brand="HIM"');
});

test('a sixth brand is one more entry of the table', async () => {
  const file = `${mkdtempSync(`${tmpdir()}/brands-`)}/brands.json`;
  const brand = {
    code: 'NOVA',
    id: 6,
    longCode: 'NOVA',
    name: 'Nova School of Guesthouses',
    place: 'Chur',
    kind: 'guesthouse school',
    isMicrosite: true,
    hosts: ['nova.localhost'],
    analyticsContainer: 'GTM-NOVA006',
    confirmationPath: '/en/livechat-confirmation/',
    newsletterLists: { school: 'nova', alumni: 'nova-alumni' },
  };
  writeFileSync(file, JSON.stringify([brand]));
  const brandCodes: (string | undefined)[] = [];
  const home = {
    id: '1',
    type: 'homepage',
    title: 'A house of twelve rooms',
    alias: '/',
    lang: 'en',
    translations: { en: '/' },
    field_blocks: [],
  };
  const settings = { vendors: ['google_tag_manager'] };
  backend = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/api/node'))
      brandCodes.push(request.headers['entorno']?.toString());
    const answers: Record<string, object> = {
      '/api/node': { node: home, menus: {}, blocks: {}, settings, tags: [] },
      '/api/form-definitions': { forms: [] },
    };
    response.end(
      JSON.stringify(answers[request.url?.split('?')[0] ?? ''] ?? { changes: [], last: 0 }),
    );
  }).listen(port + 1);
  await start({ EXTRA_BRANDS: file, CONTENT_API: `http://127.0.0.1:${port + 1}/api` });
  const { status, text } = await get(`http://nova.localhost:${port}/en/`);
  expect(status).toBe(200);
  expect(text).toContain('data-brand="NOVA"');
  expect(text).toContain('data-gtm="GTM-NOVA006"');
  expect(text).toContain('A house of twelve rooms');
  expect(brandCodes).toContain('NOVA');
  expect((await get(`http://unknown.localhost:${port}/en/`)).status).toBe(421);
});

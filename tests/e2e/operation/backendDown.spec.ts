import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { brands } from '@concierge/brands/brands';
import { expect, type Page, test } from '@playwright/test';
import { crawl } from '../../crawl/crawl.ts';
import { takenByCrm } from '../../forms/arrivals.ts';
import { fillByPointer, openForm, solveCaptcha } from '../../forms/formPage.ts';
import { answerTo } from '../../forms/person.ts';
import { get } from '../../get.ts';
import { endProcess, startSite } from '../../ownSite.ts';
import { cmsOrigin } from '../../product.ts';

const port = 3912;
const proxyPort = 3913;

/** A way to the backend that can be cut: for the site it is then as dead as a killed process. */
function openWay(): { cut(): void } {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ port: Number(new URL(cmsOrigin).port), host: 'localhost' });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  }).listen(proxyPort);
  return {
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * Sends the form of a page as a visitor who can't know that the backend is away; answers the
 * reference that is shown.
 */
async function enquire(page: Page, url: string): Promise<string> {
  const form = await openForm(page, url);
  const email = `down.${crypto.randomUUID()}@visitor.swiss`;
  await fillByPointer(form, (name, type) => (name === 'Email' ? email : answerTo(name, type)));
  await solveCaptcha(form);
  await form.locator('button[type=submit]').click();
  const shown = page.locator('[data-reference]');
  await expect(shown).toHaveText(/^HIM-/);
  return (await shown.textContent()) ?? '';
}

test('with the backend killed all along and the site restarted twice, known pages are served as before, no enquiry is lost', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const dataDir = mkdtempSync(`${tmpdir()}/backend-down-`);
  const env = { CONTENT_API: `http://localhost:${proxyPort}/api` };
  let way = openWay();
  let site = await startSite(port, dataDir, env);
  try {
    const homes = brands.map(({ code }) => `http://${code.toLowerCase()}.localhost:${port}/en/`);
    const visited = [];
    for (const home of homes) visited.push(...(await crawl([home])).values());
    const servedPages = visited.filter(
      ({ status, html, url }) => status === 200 && html !== '' && !url.includes('?'),
    );
    for (const home of homes)
      expect(
        servedPages.filter(({ url }) => new URL(url).origin === new URL(home).origin).length,
        home,
      ).toBeGreaterThan(60);
    way.cut();
    for (let restart = 0; restart < 2; restart += 1) {
      await endProcess(site);
      site = await startSite(port, dataDir, env);
      const lost: string[] = [];
      for (const { url, html } of servedPages) {
        const { status, text } = await get(url);
        // The search is of one visitor and kept nowhere: it shows itself, and says what it can't
        // do.
        const same = text === html || new URL(url).pathname.endsWith('/search/');
        if (status !== 200 || !same) lost.push(`${status} ${url}`);
      }
      expect(lost).toEqual([]);
    }
    expect((await get(`http://him.localhost:${port}/en/never-seen/`)).status).toBe(500);
    const search = await get(`http://him.localhost:${port}/en/search/?search_api_fulltext=kitchen`);
    expect(search.text).toContain(
      '<p role="status">Search is resting for a moment. Your words are kept',
    );
    expect(search.text).toContain('value="kitchen"');
    const references = [];
    for (const path of ['/en/contact/', '/en/visit/'])
      references.push(await enquire(page, `http://him.localhost:${port}${path}`));
    way = openWay();
    await takenByCrm(references);
  } finally {
    way.cut();
    await endProcess(site);
  }
});

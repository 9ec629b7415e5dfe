import type { ChildProcess } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessLog, errorLog, hasNginx, plainSocket, startNginx } from './nginx.ts';
import { SiteUnderTest, until } from './siteUnderTest.ts';

// What stands in front of the site: any CDN that understands Cache-Tag and is purged by webhook,
// and nginx as docs/how-to/nginx.conf says.
const site = new SiteUnderTest();
const purgedTags: string[][] = [];
let webhookFails = 1;
const webhook = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => (text += chunk));
  request.on('end', () => {
    if (webhookFails > 0) webhookFails -= 1;
    else purgedTags.push((JSON.parse(text) as { tags: string[] }).tags);
    response.writeHead(purgedTags.length > 0 ? 200 : 503).end();
  });
});
const nginxPort = 20_000 + (process.pid % 20_000);
let nginx: ChildProcess | undefined;

beforeAll(async () => {
  await new Promise<void>((done) => webhook.listen(0, done));
  process.env['PURGE_WEBHOOK'] = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;
  await site.start();
  if (hasNginx) nginx = await startNginx(nginxPort, [site.port]);
});
afterAll(async () => {
  nginx?.kill('SIGTERM');
  rmSync(errorLog(nginxPort), { force: true });
  await site.stop();
  webhook.close();
});

const title = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';

test('a page names its tags and how long it keeps; the webhook is told of the ones that are purged, again where it failed', async () => {
  const page = await site.ask('/en/about/');
  const tags = String(page.headers['cache-tag']).split(',');
  expect(tags).toContain('page:HIM/about/');
  expect(page.headers['cdn-cache-control']).toMatch(/^max-age=\d+$/);
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  site.backend.publish('/about/', ['page:HIM/about/']);
  await until(() => purgedTags.some((purged) => purged.includes('page:HIM/about/')));
  expect(title((await site.ask('/en/about/')).text)).toMatch(/r2$/);
});

test('a page that is shown though it was purged is kept in front for one second only, also by a 304', async () => {
  await until(async () => (await site.ask('/en/contact/')).status === 200);
  const former = await site.ask('/en/contact/');
  const usualHeader = String(former.headers['cdn-cache-control']);
  const headers = { 'if-none-match': String(former.headers.etag) };
  const again = await site.ask('/en/contact/', { headers });
  expect([again.status, again.headers['cdn-cache-control']]).toEqual([304, usualHeader]);
  site.backend.mood = 'hang-up';
  const { purges } = await import('../src/cache/purges.ts');
  purges.purge(['page:HIM/contact/']);
  const stale = await site.ask('/en/contact/');
  expect([stale.status, stale.text]).toEqual([200, former.text]);
  expect(stale.headers['cdn-cache-control']).toBe('max-age=1');
  expect(stale.headers['cache-tag']).toBe(former.headers['cache-tag']);
  const unchanged = await site.ask('/en/contact/', { headers });
  expect([unchanged.status, unchanged.headers['cdn-cache-control']]).toEqual([304, 'max-age=1']);
  site.backend.mood = 'well';
  const isKept = async () =>
    (await site.ask('/en/contact/')).headers['cdn-cache-control'] === usualHeader;
  await until(isKept, 8000);
});

test('a page that was purged while it was rendered is kept in front for one second only', async () => {
  const { purges } = await import('../src/cache/purges.ts');
  site.dress = (response) => {
    purges.purge(['page:HIM/open-house/']);
    return response;
  };
  const { headers } = await site.ask('/en/open-house/');
  site.dress = (response) => response;
  expect(headers['cdn-cache-control']).toBe('max-age=1');
});

test('a missing page can be purged too: any change may publish something there', async () => {
  const missing = await site.ask('/en/not-yet/');
  expect(String(missing.headers['cache-tag']).split(',')).toContain('missing');
  const before = purgedTags.length;
  site.backend.change(['page:HIM/not-yet/']);
  await until(() => purgedTags.slice(before).some((purged) => purged.includes('missing')));
});

test('what is of one visitor or an error is given to no cache', async () => {
  site.backend.mood = 'hang-up';
  const answers = [await site.ask('/en/never-seen/'), await site.ask('/api/x')];
  site.backend.mood = 'well';
  for (const { headers } of answers) {
    expect([headers['cache-tag'], headers['cdn-cache-control']]).toEqual([undefined, undefined]);
    expect(headers['cache-control']).toContain('no-store');
  }
});

if (!hasNginx)
  process.stderr.write(
    '\nSKIPPED: nginx is not installed, so docs/how-to/nginx.conf is not tested here (apt-get install nginx-light)\n\n',
  );

test.skipIf(!hasNginx)(
  'nginx logs what was called, and neither queries nor referrers',
  async () => {
    const referer = 'https://him.localhost/en/?email=quuxmark@example.ch';
    await site.ask('/api/mail?id=him-school&email=quuxmark@example.ch', {
      port: nginxPort,
      headers: { referer },
    });
    const logged = () => readFileSync(accessLog(nginxPort), 'utf8');
    await until(async () => logged().includes('GET /api/mail '), 5000);
    expect(logged()).not.toContain('quuxmark');
    rmSync(accessLog(nginxPort));
  },
);

test.skipIf(!hasNginx)(
  'nginx leads what comes without TLS to the same address with it',
  async () => {
    const options = {
      socketPath: plainSocket(nginxPort),
      path: '/en/visit/?day=2',
      headers: { host: 'him.localhost' },
    };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get(options, resolve).on('error', reject),
    );
    expect([answer.resume().statusCode, answer.headers.location]).toEqual([
      301,
      'https://him.localhost/en/visit/?day=2',
    ]);
  },
);

test.skipIf(!hasNginx)('nginx logs no query of a call that failed either', async () => {
  const port = nginxPort + 1;
  const alone = await startNginx(port, [1]);
  try {
    const failed = await site.ask('/api/mail?email=quuxmark@example.ch', { port });
    expect(failed.status).toBe(502);
    await until(async () => readFileSync(accessLog(port), 'utf8').includes(' 502 '), 5000);
    expect(readFileSync(errorLog(port), 'utf8')).not.toContain('quuxmark');
  } finally {
    alone.kill('SIGTERM');
    for (const log of [accessLog(port), errorLog(port)]) rmSync(log, { force: true });
  }
});

test.skipIf(!hasNginx)(
  'nginx serves pages in every encoding, by host, without the words for caches',
  async () => {
    await until(async () => (await site.ask('/en/visit/')).status === 200, 8000);
    const plain = await site.ask('/en/visit/', { port: nginxPort });
    const brotli = await site.ask('/en/visit/', {
      port: nginxPort,
      headers: { 'accept-encoding': 'br' },
    });
    expect([plain.status, brotli.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    expect([plain.headers['cache-tag'], plain.headers['cdn-cache-control']]).toEqual([
      undefined,
      undefined,
    ]);
    expect(plain.headers['content-security-policy']).toBeTruthy();
    const again = await site.ask('/en/visit/', {
      port: nginxPort,
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(again.status).toBe(304);
  },
);

test.skipIf(!hasNginx)(
  'a published change is seen through nginx, and what is of one visitor is never kept there',
  async () => {
    await site.ask('/en/visit/', { port: nginxPort });
    site.backend.publish('/visit/', ['page:HIM/visit/']);
    await until(
      async () => title((await site.ask('/en/visit/', { port: nginxPort })).text).endsWith('r2'),
      4000,
    );
    const bodies = await Promise.all(
      ['a', 'b'].map((body) =>
        site
          .ask('/api/x', { port: nginxPort, method: 'POST', body })
          .then(({ text }) => JSON.parse(text).body),
      ),
    );
    expect(bodies.toSorted()).toEqual(['a', 'b']);
    site.dress = () =>
      new Response('draft', {
        headers: { 'cache-control': 'private, no-store', 'content-type': 'text/html' },
      });
    expect((await site.ask('/en/apply/', { port: nginxPort })).text).toBe('draft');
    site.dress = (response) => response;
    expect((await site.ask('/en/apply/', { port: nginxPort })).text).not.toBe('draft');
  },
);

test.skipIf(!hasNginx)('without a site process nginx shows the pages that it knows', async () => {
  const { text } = await site.ask('/en/visit/', { port: nginxPort });
  await site.stopSite();
  await new Promise((done) => setTimeout(done, 1200));
  const after = await site.ask('/en/visit/', { port: nginxPort });
  expect([after.status, after.text]).toEqual([200, text]);
  await site.startSite();
});

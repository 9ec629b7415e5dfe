import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandByCode } from '@concierge/brands/registry';
import { defaultLang, isLang } from '@concierge/contract/lang';
import sharp from 'sharp';
import { fakeAliases, fakeAnswer, fakeShell } from './fakeContent.ts';

/**
 * How the backend misbehaves: refuses the connection's answer, says nothing for a while, or answers
 * what is no content.
 */
export type Mood = 'well' | 'error' | 'html' | 'garbage' | 'slow' | 'hang-up';

/**
 * A backend of the contract with made-up content, for development (`node tests/fakeBackend.ts
 * [port]`) and for tests.
 */
export class FakeBackend {
  mood: Mood = 'well';
  /** Milliseconds before every answer of `/node`. */
  delay = 0;
  /** Calls by path, `/api/node` with the asked path behind it. */
  readonly calls = new Map<string, number>();
  readonly redirects = new Map<string, { status: 301 | 302; to: string }>();
  readonly gone = new Set<string>();
  /** Answers of calls that have no content of their own here, by path; 404 where none is set. */
  readonly answers = new Map<string, unknown>();
  /** Changes the answer of a page, as a foreign backend may have it. */
  dress: (answer: NonNullable<ReturnType<typeof fakeAnswer>>) => unknown = (answer) => answer;
  readonly pictures = new Map<string, Buffer>();
  /** Versions of files by name; 1 where none is set. */
  readonly versions = new Map<string, string>();
  /** Media types by file name, where they aren't those of the ending. */
  readonly types = new Map<string, string>();
  /** Bytes of files that were sent. */
  sentBytes = 0;
  #revisions = new Map<string, number>();
  #changes: { id: number; tags: string[] }[] = [];
  #waiting = new Set<() => void>();
  #server: Server = createServer(
    (request, response) => void this.#answer(request, response).catch(() => response.destroy()),
  );
  #last = 0;

  async listen(port = 0): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(port, done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/api`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((done) => this.#server.close(() => done()));
  }

  /** Publishes a new revision of a page and tells the change feed. */
  publish(alias: string, tags: string[]): void {
    this.#revisions.set(alias, (this.#revisions.get(alias) ?? 1) + 1);
    this.change(tags);
  }

  change(tags: string[]): void {
    this.#last += 1;
    this.#changes.push({ id: this.#last, tags });
    for (const wake of this.#waiting) wake();
  }

  /** Forgets the feed, as a restored database would: ids begin again. */
  resetFeed(): void {
    this.#changes = [];
    this.#last = 0;
  }

  count(call: string): number {
    return this.calls.get(call) ?? 0;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://backend');
    this.#count(url.pathname);
    if (await this.#misbehave(response)) return;
    if (url.pathname === '/api/node') return this.#node(request, response, url);
    if (forSites.has(url.pathname) && !isSite(request))
      return json(response, 401, { errors: [{ message: 'Unauthorized' }] });
    if (url.pathname === '/api/changes') return this.#feed(response, url);
    if (url.pathname.startsWith('/api/media/file/'))
      return this.#file(request, response, url.pathname.slice(16));
    if (url.pathname.startsWith('/sites/default/files/'))
      return this.#file(request, response, url.pathname.slice(21));
    if (url.pathname === '/admin/login')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    if (url.pathname === '/api/sitemap')
      return json(response, 200, {
        pages: url.searchParams.get('after') === '0' ? sitemapPages() : [],
      });
    const given = this.answers.get(url.pathname);
    if (given !== undefined) return json(response, 200, given);
    if (url.pathname === '/api/form-definitions') return json(response, 200, { forms: [] });
    if (url.pathname === '/api/views/search/default')
      return json(response, 200, {
        items: [],
        pager: { total_items: 0 },
        asked: Object.fromEntries(url.searchParams),
      });
    if (url.pathname === '/api/views/news/rest_export_2')
      return json(response, 200, { items: [], pager: { total_items: 0 } });
    return json(response, 404, { errors: [{ message: 'No such call' }] });
  }

  async #misbehave(response: ServerResponse): Promise<boolean> {
    if (this.mood === 'well') return false;
    if (this.mood === 'hang-up') response.destroy();
    if (this.mood === 'slow') await new Promise((done) => setTimeout(done, 10_000).unref());
    if (this.mood === 'error') json(response, 500, { errors: [{ message: 'Out of order' }] });
    if (this.mood === 'html')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>');
    if (this.mood === 'garbage') json(response, 200, { node: { title: 7 } });
    return this.mood !== 'slow';
  }

  async #node(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { nodeUrl } = JSON.parse(await text(request)) as { nodeUrl: string };
    this.#count(`/api/node ${nodeUrl}`);
    // As the product's: it decodes once more.
    if (/%(?![\da-f]{2})/i.test(nodeUrl))
      return json(response, 400, { errors: [{ message: 'The path is not properly encoded.' }] });
    const brand = brandByCode(String(request.headers['entorno']));
    const requestedLang = url.searchParams.get('lang');
    const lang = isLang(requestedLang) ? requestedLang : defaultLang;
    if (!brand) return json(response, 400, { errors: [{ message: 'No such brand' }] });
    const redirect = this.redirects.get(nodeUrl);
    if (redirect) return json(response, redirect.status, { errors: [{ message: redirect.to }] });
    const alias = nodeUrl.replace(/^\/[a-z]{2}(?=\/)/, '');
    const answer = this.gone.has(alias)
      ? undefined
      : fakeAnswer(brand, lang, alias, this.#revisions.get(alias) ?? 1);
    // What was read before the delay is what is answered after it, as with a real database.
    if (this.delay > 0) await new Promise((done) => setTimeout(done, this.delay));
    if (answer) return json(response, 200, this.dress(answer));
    json(response, 404, { errors: [{ message: 'Not found' }], ...fakeShell(brand, lang) });
  }

  async #feed(response: ServerResponse, url: URL): Promise<void> {
    const since = Number(url.searchParams.get('since') ?? 0);
    const news = () => this.#changes.filter((change) => change.id > since);
    const wait = Number(url.searchParams.get('wait') ?? 0) * 1000;
    if (news().length === 0 && wait > 0 && since <= this.#last) await this.#sleep(wait, response);
    json(response, 200, { changes: news().slice(0, 500), last: this.#last });
  }

  #sleep(milliseconds: number, response: ServerResponse): Promise<void> {
    return new Promise((done) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        done();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
      response.once('close', wake);
    });
  }

  async #file(request: IncomingMessage, response: ServerResponse, name: string): Promise<void> {
    // As the backend does: its library is closed to whoever doesn't show the shared secret.
    const isOpen =
      request.url?.startsWith('/sites/') ||
      request.headers.authorization === `Bearer ${process.env['LEADS_SECRET']}`;
    if (!isOpen || name.startsWith('missing'))
      return json(response, 404, { errors: [{ message: 'No such file' }] });
    if (name.startsWith('moved'))
      return void response.writeHead(302, { location: '/admin/login' }).end();
    const type = this.types.get(name) ?? endings[name.split('.').at(-1) ?? ''] ?? 'image/jpeg';
    const body =
      this.pictures.get(name) ??
      (type === 'image/jpeg' ? await picture(name) : Buffer.alloc(100_000, name));
    const version = this.versions.get(name) ?? '1';
    const etag = `"${version}-${createHash('sha1').update(body).digest('hex')}"`;
    const head = { etag, 'x-version': version };
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, head).end();
    this.sentBytes += body.length;
    response
      .writeHead(200, { ...head, 'content-type': type, 'content-length': body.length })
      .end(body);
  }

  #count(call: string): void {
    this.calls.set(call, (this.calls.get(call) ?? 0) + 1);
  }
}

const endings: Partial<Record<string, string>> = {
  mp4: 'video/mp4',
  svg: 'image/svg+xml',
  bin: 'application/octet-stream',
  html: 'text/html',
  json: 'application/json',
  pdf: 'application/pdf',
};

/** Calls that need the secret, where the environment has one. */
const forSites: ReadonlySet<string> = new Set(['/api/changes', '/api/forms']);
const isSite = ({ headers }: IncomingMessage): boolean =>
  !process.env['LEADS_SECRET'] || headers.authorization === `Bearer ${process.env['LEADS_SECRET']}`;

const sitemapPages = () =>
  fakeAliases.map((alias, index) => ({
    id: index + 1,
    type: 'lego_page',
    title: alias,
    paths: { en: `/en${alias}`, ar: `/ar${alias}` },
    changed: '2026-11-01T10:00:00Z',
    images: ['/api/media/file/lake.jpg'],
  }));

/** A drawn picture of its own for every name: two flat fields and a slope. */
function picture(name: string): Promise<Buffer> {
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0) * 7, 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><rect width="2400" height="1600" fill="hsl(${hue},35%,80%)"/><path d="M0 1600 900 500 1500 1100 2000 700 2400 1000V1600Z" fill="hsl(${hue},45%,35%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

if (import.meta.main) {
  const address = await new FakeBackend().listen(Number(process.argv[2] ?? 3201));
  process.stdout.write(`fake backend: CONTENT_API=${address}\n`);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLang, isLang } from '@concierge/contract/lang';
import type { Purge } from '../src/server/assembleSite.ts';
import type { RenderRequest } from '../src/server/dynamic.ts';
import type { AnswerTimeouts } from '../src/server/watchAnswer.ts';
import { FakeBackend } from './fakeBackend.ts';

/** What came back over the wire. */
export interface SerializedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface Ask {
  /** Another port than the site's own, such as that of a proxy. */
  port?: number;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * The site's own server with a fake backend behind it, over real HTTP. Pages go through the content
 * door and are written by a few lines in place of Astro: title, address, and enough text to be
 * worth compressing.
 */
export class SiteUnderTest {
  readonly backend = new FakeBackend();
  readonly dataDir = mkdtempSync(join(tmpdir(), 'concierge-site-'));
  /** Renderings by path and query. */
  readonly rendered = new Map<string, number>();
  /** Changes an answer before the front sees it. */
  dress: (response: Response) => Response = (response) => response;
  /** Answers what is neither page nor file. */
  answerRequest: RenderRequest = async (request, visitor) =>
    Response.json({
      brand: visitor.brand.code,
      address: visitor.address,
      headers: Object.fromEntries(request.headers),
      method: request.method,
      url: request.url,
      body: await request.text(),
    });
  /** How long an answer may take; the usual time where it is not set before the start. */
  timeouts: AnswerTimeouts | undefined;
  /** Applies a purge as another process of the site tells it. */
  purge: (purge: Purge) => void = () => undefined;
  #api = '';
  #port = 0;
  #stop: () => Promise<void> = async () => undefined;

  /**
   * Starts backend and site. The environment is read once, at the first import: one instance a test
   * file.
   */
  async start(): Promise<this> {
    this.#api = await this.backend.listen();
    Object.assign(process.env, { CONTENT_API: this.#api, DATA_DIR: this.dataDir, ...environment });
    await this.startSite();
    return this;
  }

  async startSite(): Promise<void> {
    const { assembleSite } = await import('../src/server/assembleSite.ts');
    const { openDisk } = await import('../src/server/openDisk.ts');
    const { renderFound } = await import('../src/server/pages/renderFound.ts');
    const { followChanges } = await import('../src/server/feed/followChanges.ts');
    const disk = openDisk();
    const { site, purge } = assembleSite(
      {
        clientDir: join(import.meta.dirname, 'client'),
        render: renderFound(this.#render, findRoute),
        renderRequest: (request, visitor) => this.answerRequest(request, visitor),
        ...(this.timeouts ? { timeouts: this.timeouts } : {}),
      },
      disk,
    );
    await new Promise<void>((done) => site.server.listen(0, done));
    this.#port = (site.server.address() as AddressInfo).port;
    this.purge = purge;
    const feed = followChanges(disk, purge);
    this.#stop = async () => {
      feed.stop();
      site.server.closeAllConnections();
      await new Promise<void>((done) => site.server.close(() => done()));
      disk.close();
    };
  }

  get port(): number {
    return this.#port;
  }

  /** Ends the site and keeps its data; `startSite` starts another one. */
  async stopSite(): Promise<void> {
    await this.#stop();
  }

  async stop(): Promise<void> {
    await this.#stop();
    await this.backend.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /**
   * One request exactly as written: the path is not normalised, the host is what the caller says.
   */
  ask(
    path: string,
    { port = this.#port, host = 'him.localhost', method = 'GET', headers = {}, body }: Ask = {},
  ): Promise<SerializedResponse> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { port, path, method, agent: false, headers: { host, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: bytes,
              text: bytes.toString('utf8'),
            });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  /** All that `/healthz` tells. */
  async health(): Promise<{ backend: string; pages: { bytes: number } }> {
    return JSON.parse(
      (
        await this.ask('/healthz', {
          headers: { authorization: `Bearer ${environment.HEALTH_TOKEN}` },
        })
      ).text,
    );
  }

  renderCount(path: string): number {
    return this.rendered.get(path) ?? 0;
  }

  readonly #render = async (
    url: URL,
    { brand, node }: Pick<App.Locals, 'brand' | 'node'>,
  ): Promise<Response> => {
    const path = url.pathname + url.search;
    this.rendered.set(path, this.renderCount(path) + 1);
    const { loadPage } = await import('../src/content/loadPage.ts');
    const { pageHeaders } = await import('../src/content/pageHeaders.ts');
    const { redirectAnswer } = await import('../src/content/redirectAnswer.ts');
    const lang = url.pathname.split('/')[1];
    const locals = {
      brand,
      lang: isLang(lang) ? lang : defaultLang,
      origin: url.origin,
      ...(node ? { node } : {}),
    };
    const loaded = await loadPage(locals, url);
    if (loaded.kind === 'redirect') return this.dress(redirectAnswer(loaded, locals));
    const { context } = loaded;
    const menus = context.shell.menus.main.map((item) => item.title).join(' ');
    const html = `<!doctype html><title>${context.answer?.node.title ?? context.status}</title><p>${brand.name} ${url.href} ${menus}</p>${'<p>Snow on the ridge.</p>'.repeat(200)}`;
    return this.dress(
      new Response(html, { status: context.status, headers: pageHeaders(context) }),
    );
  };
}

const findRoute = ({ pathname }: URL) =>
  /^\/\w+\/search\/$/.test(pathname) ? '/[lang]/search' : '/[lang]/[...alias]';

const environment = {
  PREVIEW_SECRET: 'test-secret',
  LEADS_SECRET: 'a-secret-of-tests-with-forty-characters',
  HEALTH_TOKEN: 'a-token-of-tests',
  LOG_LEVEL: 'silent',
};

/** Waits until something holds, asking every few milliseconds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  milliseconds = 5000,
): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((done) => setTimeout(done, 15));
  }
  throw new Error(`still not so after ${milliseconds} ms`);
}

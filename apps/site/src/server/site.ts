import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { StaticFiles } from './assets/staticFiles.ts';
import { type RenderRequest, serveDynamic } from './dynamic.ts';
import { Gate } from './gate.ts';
import { hostTable, originOf } from './hosts.ts';
import { answer, refuse } from './http/answer.ts';
import { keepAlive } from './http/wire.ts';
import { log } from './log.ts';
import type { PageDisk } from './pages/pageDisk.ts';
import { PageFront } from './pages/pageFront.ts';
import { addressOf, codeOf, PageKeys, type Target } from './pages/pageKeys.ts';
import { PageMemory } from './pages/pageMemory.ts';
import { PagePolish } from './pages/pagePolish.ts';
import { PageRenewal } from './pages/pageRenewal.ts';
import type { Render } from './pages/renderEntry.ts';
import type { Purges } from './purges.ts';
import { makeTurns } from './turns.ts';

export interface SiteParts {
  /** Renders a page that all visitors share. */
  readonly render: (url: URL, brand: BrandDefinition) => Promise<Response>;
  readonly renderRequest: RenderRequest;
  /** Serves what is neither page nor endpoint: pictures, films, social cards. False where the address is none of them. */
  readonly serveService: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Folder of the built files. */
  readonly clientDir: string;
  readonly disk: PageDisk | undefined;
  readonly purges: Purges;
  readonly pageMemory: number;
  readonly isBackendDown: () => boolean;
  readonly trustProxy: boolean;
  /** What `/healthz` adds to the counts of pages. */
  readonly facts: () => Record<string, unknown>;
}

/** The site's HTTP server without its port: pages by the front, files from memory, the rest by Astro. */
export class Site {
  readonly server: Server;
  readonly renewal: PageRenewal;
  isReady = true;
  readonly #parts: SiteParts;
  readonly #keys: PageKeys;
  readonly #front: PageFront;
  readonly #files: StaticFiles;
  readonly #memory: PageMemory;
  readonly #behind = makeTurns();

  constructor(parts: SiteParts) {
    this.#parts = parts;
    const hosts = hostTable();
    const brands = new Map([...hosts.values()].map((brand) => [brand.code, { brand, origin: originOf(brand) }]));
    const render: Render = (url) => {
      const known = brands.get(codeOfOrigin.get(url.origin) ?? '');
      if (!known) throw new Error(`${url.origin} is no brand's origin`);
      return parts.render(url, known.brand);
    };
    const codeOfOrigin = new Map([...brands].map(([code, { origin }]) => [origin, code]));
    this.#keys = new PageKeys(hosts);
    this.#memory = new PageMemory(parts.pageMemory);
    this.#files = new StaticFiles(parts.clientDir);
    const shared = { memory: this.#memory, disk: parts.disk, purges: parts.purges };
    const urlOf = (key: string) => new URL(addressOf(key), brands.get(codeOf(key))?.origin);
    this.renewal = new PageRenewal({ ...shared, render, gate: new Gate(8, 1000), addressOf: urlOf });
    const polish = new PagePolish(shared);
    this.#front = new PageFront({ ...shared, renewal: this.renewal, polish, isBackendDown: parts.isBackendDown });
    this.server = createServer(
      {
        requestTimeout: 15_000,
        headersTimeout: 10_000,
        keepAliveTimeout: keepAlive * 1000,
        maxHeaderSize: 16_384,
        optimizeEmptyRequests: true,
      },
      (request, response) => this.#handle(request, response),
    );
    this.server.maxRequestsPerSocket = 0;
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    // Behind others on one connection: it waits for those, and then for its turn among all such, so that floods of them hold up nobody else.
    if (!response.socket) response.once('socket', () => void this.#behind().then(() => this.#handle(request, response)));
    else if (request.url === '/healthz') this.#health(request, response);
    else this.#dispatch(this.#keys.targetOf(request.headers.host ?? '', request.url ?? ''), request, response);
  }

  #dispatch(target: Target, request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (target.kind === 'refused') refuse(request, response, target.status);
    else if (target.kind === 'other') this.#guard(request, response, this.#serveOther(target.brand, request, response));
    else if (!isRead) refuse(request, response, 405, ['Allow', 'GET, HEAD']);
    else if (target.kind === 'redirect') redirect(request, response, target);
    else if (!this.#front.hit(target.key, request, response))
      this.#guard(request, response, this.#servePage(target.key, request, response));
  }

  async #servePage(key: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#files.serve(request, response)) await this.#front.serve(key, request, response);
  }

  async #serveOther(brand: BrandDefinition, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.#files.serve(request, response) || (await this.#parts.serveService(request, response))) return;
    await serveDynamic(this.#parts.renderRequest, brand, this.#parts.trustProxy, request, response);
  }

  #health(request: IncomingMessage, response: ServerResponse): void {
    const body = JSON.stringify({ ready: this.isReady, ...this.#parts.facts(), pages: this.#memory.stats });
    answer(request, response, this.isReady ? 200 : 503, body, ['Content-Type', 'application/json', 'Cache-Control', 'no-store']);
  }

  #guard(request: IncomingMessage, response: ServerResponse, work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (response.destroyed || request.destroyed) return;
      log.error({ err: error, path: (request.url ?? '').split('?', 1)[0] }, 'a request failed');
      if (response.headersSent) response.destroy();
      else refuse(request, response, 500);
    });
  }
}

function redirect(request: IncomingMessage, response: ServerResponse, { status, to }: Target & { kind: 'redirect' }): void {
  answer(request, response, status, '', ['Location', to, 'Cache-Control', 'public, max-age=300']);
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { BrandDefinition } from '@concierge/brands/brands';
import { brandsVersion } from '@concierge/brands/liveBrands';
import { bears } from '@concierge/server/requests/bears';
import { underRequestId } from '@concierge/server/traces/requestId';
import { inRequestSpan } from '@concierge/server/traces/spans';
import type { PageDisk } from '../cache/pageDisk.ts';
import { PageMemory } from '../cache/pageMemory.ts';
import type { Purges } from '../cache/purges.ts';
import { brandOrigin, hostname, liveHosts, type ServedBrand } from '../routing/hosts.ts';
import { createFairQueue } from '../runtime/fairQueue.ts';
import { answer, refuse } from '../runtime/http/answer.ts';
import { keepAlive } from '../runtime/http/serializedResponse.ts';
import { answerFailure, logRequestFailure } from './answerFailure.ts';
import { StaticFiles } from './assets/staticFiles.ts';
import { type RenderRequest, serveDynamic } from './dynamic.ts';
import { Gate } from './gate.ts';
import { requestKind } from './metrics/requestKind.ts';
import { PageRefresher } from './pages/PageRefresher.ts';
import { PageFront } from './pages/pageFront.ts';
import { keyAddress, keyBrandCode, PageKeys, type Target } from './pages/pageKeys.ts';
import { Recompressor } from './pages/Recompressor.ts';
import { refusedQuery } from './pages/refusedQuery.ts';
import type { Render } from './pages/renderEntry.ts';
import type { RenderPage } from './pages/renderFound.ts';
import { type AnswerTimeouts, defaultAnswerTimeouts, watchAnswer } from './watchAnswer.ts';

export interface SiteParts {
  readonly render: RenderPage;
  readonly renderRequest: RenderRequest;
  /**
   * Serves what is neither page nor endpoint: pictures, films, social cards, icons of the brand.
   * False where the address is none of them.
   */
  readonly serveService: (
    request: IncomingMessage,
    response: ServerResponse,
    site: ServedBrand,
  ) => Promise<boolean>;
  /** Folder of the built files. */
  readonly clientDir: string;
  readonly disk: PageDisk | undefined;
  readonly purges: Purges;
  readonly pageMemory: number;
  readonly isBackendDown: () => boolean;
  /**
   * What `/healthz` tells besides the counts of pages to who bears this token; everybody else
   * learns whether the site is ready.
   */
  readonly facts: () => Record<string, unknown>;
  readonly healthToken: string | undefined;
  readonly timeouts?: AnswerTimeouts;
}

interface ServedBrands {
  readonly version: number;
  readonly keys: PageKeys;
  readonly brands: ReadonlyMap<string, ServedBrand>;
  readonly codeOfOrigin: ReadonlyMap<string, string>;
}

function servedBrands(): ServedBrands {
  const hosts = liveHosts();
  const brands = new Map(
    [...hosts.values()].map((brand) => [brand.code, { brand, origin: brandOrigin(brand) }]),
  );
  return {
    version: brandsVersion(),
    keys: new PageKeys(hosts),
    brands,
    codeOfOrigin: new Map([...brands].map(([code, { origin }]) => [origin, code])),
  };
}

/**
 * The site's HTTP server without its port: pages by the front, files from memory, the rest by
 * Astro.
 */
export class Site {
  readonly server: Server;
  readonly refresher: PageRefresher;
  isReady = true;
  readonly #parts: SiteParts;
  #brands = servedBrands();
  readonly #front: PageFront;
  readonly #files: StaticFiles;
  readonly #memory: PageMemory;
  readonly #behind = createFairQueue();

  constructor(parts: SiteParts) {
    this.#parts = parts;
    const render: Render = (url) => {
      const { brands, codeOfOrigin } = this.#brandsNow();
      const owner = brands.get(codeOfOrigin.get(url.origin) ?? '');
      if (!owner) throw new Error(`${url.origin} is no brand's origin`);
      return parts.render(url, owner.brand);
    };
    this.#memory = new PageMemory(parts.pageMemory);
    this.#files = new StaticFiles(parts.clientDir);
    const shared = { memory: this.#memory, disk: parts.disk, purges: parts.purges };
    const pageUrl = (key: string) =>
      new URL(keyAddress(key), this.#brandsNow().brands.get(keyBrandCode(key))?.origin);
    this.refresher = new PageRefresher({
      ...shared,
      render,
      gate: new Gate(8, 1000),
      pageUrl: pageUrl,
    });
    const recompressor = new Recompressor(shared);
    this.#front = new PageFront({
      ...shared,
      refresher: this.refresher,
      recompressor,
      isBackendDown: parts.isBackendDown,
    });
    this.server = createServer(
      {
        requestTimeout: 15_000,
        headersTimeout: 10_000,
        keepAliveTimeout: keepAlive * 1000,
        maxHeaderSize: 16_384,
        optimizeEmptyRequests: true,
        // Two Host headers are none, and so are refused; by default Node would take the first.
        joinDuplicateHeaders: true,
      },
      (request, response) => this.#handle(request, response),
    );
    this.server.maxRequestsPerSocket = 0;
    this.server.timeout = this.#timeouts.stall;
  }

  /** Hosts and addresses as they are today; what was read of an earlier version is forgotten. */
  #brandsNow(): ServedBrands {
    if (this.#brands.version !== brandsVersion()) this.#brands = servedBrands();
    return this.#brands;
  }

  #handle(request: IncomingMessage, response: ServerResponse): void {
    // Behind others on one connection: it waits for those, and then for its turn among all such, so
    // that floods of them hold up nobody else.
    if (!response.socket)
      response.once(
        'socket',
        () => void this.#behind().then(() => this.#handle(request, response)),
      );
    else {
      try {
        if (request.url === '/healthz') this.#health(request, response);
        else
          this.#dispatch(
            this.#brandsNow().keys.findTarget(request.headers.host ?? '', request.url ?? ''),
            request,
            response,
          );
      } catch (error) {
        logRequestFailure(request, response, error);
        answerFailure(
          request,
          response,
          liveHosts().get(hostname(request.headers.host ?? '') ?? ''),
          500,
        );
      }
    }
  }

  #dispatch(target: Target, request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (target.kind === 'refused') refuse(request, response, target.status);
    else if (target.kind === 'other')
      this.#watch(target.brand, request, response, () =>
        this.#serveOther(target.brand, request, response),
      );
    else if (!isRead) refuse(request, response, 405, ['Allow', 'GET, HEAD']);
    else if (target.kind === 'redirect') redirect(request, response, target);
    else if (!this.#front.hit(target.key, request, response))
      this.#watch(target.brand, request, response, () =>
        this.#servePage(target, request, response),
      );
  }

  async #servePage(
    target: Target & { kind: 'page' },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (this.#files.serve(request, response)) return;
    if (await refusedQuery(target, this.#memory, request, response)) return;
    await this.#front.serve(target.key, request, response);
  }

  async #serveOther(
    brand: BrandDefinition,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (this.#files.serve(request, response)) return;
    const origin = this.#brandsNow().brands.get(brand.code)?.origin ?? brandOrigin(brand);
    const site = { brand, origin };
    if (await this.#parts.serveService(request, response, site)) return;
    await serveDynamic(this.#parts.renderRequest, site, request, response);
  }

  #health(request: IncomingMessage, response: ServerResponse): void {
    const { host, authorization } = request.headers;
    // Probes in HTTP/1.0 name no host.
    if (host !== undefined && hostname(host) === undefined)
      return void refuse(request, response, 400);
    const isAuthorized = bears(authorization, this.#parts.healthToken);
    const body = JSON.stringify({
      ready: this.isReady,
      ...(isAuthorized ? { ...this.#parts.facts(), pages: this.#memory.stats } : {}),
    });
    answer(request, response, this.isReady ? 200 : 503, body, [
      'Content-Type',
      'application/json',
      'Cache-Control',
      'no-store',
    ]);
  }

  #watch(
    brand: BrandDefinition,
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): void {
    underRequestId(request, () =>
      inRequestSpan(
        request,
        response,
        () => requestKind(request),
        () => watchAnswer(work(), this.#timeouts, brand, request, response),
      ),
    );
  }

  get #timeouts(): AnswerTimeouts {
    return this.#parts.timeouts ?? defaultAnswerTimeouts;
  }
}

function redirect(
  request: IncomingMessage,
  response: ServerResponse,
  { status, to }: Target & { kind: 'redirect' },
): void {
  answer(request, response, status, '', ['Location', to, 'Cache-Control', 'public, max-age=300']);
}

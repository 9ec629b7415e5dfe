import { join } from 'node:path';
import { brandByCode } from '@concierge/brands/registry';
import { defaultLang, isLang } from '@concierge/contract/lang';
import { getViteConfig } from 'astro/config';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { createViteServer } from 'vitest/node';
import type { Refusal } from '../src/leads/http/refusal.ts';

type ViteServer = Awaited<ReturnType<typeof createViteServer>>;

/** What a test needs of Astro's container. */
interface Container {
  addServerRenderer(renderer: { renderer: { name: string } }): void;
  addClientRenderer(renderer: { name: string; entrypoint: string }): void;
  renderToResponse(
    page: AstroComponentFactory,
    options: { request: Request; locals: App.Locals },
  ): Promise<Response>;
}

/**
 * The pages of `src/pages` rendered by Astro itself, without a build: what a visitor gets, with its
 * status and headers. `dataDir` is a folder for Vite's own files.
 */
export class AstroPages {
  readonly #vite: ViteServer;
  readonly #container: Container;

  private constructor(vite: ViteServer, container: Container) {
    this.#vite = vite;
    this.#container = container;
  }

  /** Takes some seconds; the environment has to be set before. */
  static async start(dataDir: string): Promise<AstroPages> {
    const root = join(import.meta.dirname, '..');
    const makeConfig = getViteConfig(
      {
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        appType: 'custom',
        logLevel: 'error',
      },
      { root, logLevel: 'error' },
    );
    const config = await makeConfig({ mode: 'development', command: 'serve' });
    const vite = await createViteServer({ ...config, cacheDir: join(dataDir, 'vite') });
    const { experimental_AstroContainer: Containers } = await vite.ssrLoadModule('astro/container');
    // The container reads no integrations; it only has to have heard of the directive.
    const clientDirectives = new Map([['near', ';']]);
    // Nor the configuration: with this the policy that a page has gathered is in its header.
    const csp = { cspDestination: 'adapter', directives: [] };
    const container: Container = await Containers.create({ manifest: { clientDirectives, csp } });
    const { default: renderer } = await vite.ssrLoadModule('@astrojs/react/server.js');
    container.addServerRenderer({ renderer });
    container.addClientRenderer({ name: renderer.name, entrypoint: '@astrojs/react/client.js' });
    return new AstroPages(vite, container);
  }

  /** Renders `src/pages/[lang]/{page}.astro` for an address of the institute. */
  async render(page: string, address: string, refusal?: Refusal): Promise<Response> {
    const brand = brandByCode('HIM');
    if (!brand) throw new Error('no brand');
    const origin = 'http://him.localhost:3000';
    const first = address.split('/')[1];
    const { default: component } = await this.#vite.ssrLoadModule(
      `/src/pages/[lang]/${page}.astro`,
    );
    return this.#container.renderToResponse(component, {
      request: new Request(origin + address),
      locals: {
        brand,
        lang: isLang(first) ? first : defaultLang,
        origin,
        ...(refusal ? { refusal } : {}),
      },
    });
  }

  async stop(): Promise<void> {
    await this.#vite.close();
  }
}

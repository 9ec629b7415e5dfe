import type { BrandDefinition } from '@concierge/brands/brands';
import { defaultLang, isLang } from '@concierge/contract/lang';
import { createApp } from 'astro/app/entrypoint';
import { setRenderPage, tooManyView } from '../leads/endpoints/views.ts';
import { rateExceeded } from '../leads/limits/rates.ts';
import { renderFound } from './pages/renderFound.ts';
import { runSite } from './runSite.ts';

/**
 * Serves the site in this process, with Astro behind it; `clientDir` is the folder of the built
 * files.
 */
export function serve(clientDir: string): Promise<void> {
  const app = createApp({ streaming: false });
  setRenderPage((url, brand, refusal) =>
    app.render(new Request(url), { locals: { brand, refusal } }),
  );
  return runSite({
    clientDir,
    // Shared by all visitors: no cookie and no header of a visitor reaches the page.
    render: renderFound(
      (url, locals) => app.render(new Request(url), { locals }),
      (url) => app.match(new Request(url))?.route,
    ),
    renderRequest: async (request, { brand, address }) => {
      // A page for one visitor alone, a draft or what isn't there, is rendered anew each time.
      const wait =
        app.match(request)?.type === 'endpoint'
          ? undefined
          : await rateExceeded('rendering', address);
      if (wait) return tooMany(request, brand, wait);
      return app.render(request, {
        addCookieHeader: true,
        clientAddress: address,
        locals: { brand },
      });
    },
  });
}

async function tooMany(request: Request, brand: BrandDefinition, wait: number): Promise<Response> {
  const lang = new URL(request.url).pathname.split('/')[1];
  const { html, headers } = await tooManyView(isLang(lang) ? lang : defaultLang, brand);
  return new Response(html, {
    status: 429,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(wait),
    },
  });
}

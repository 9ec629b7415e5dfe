import { createApp } from 'astro/app/entrypoint';
import { setRenderPage } from '../leads/views.ts';
import { keepDigests } from './keepDigests.ts';
import { shareMissing } from './pages/shareMissing.ts';
import { runSite } from './runSite.ts';

/** Serves the site in this process, with Astro behind it; `clientDir` is the folder of the built files. */
export function serve(clientDir: string): Promise<void> {
  keepDigests();
  const app = createApp({ streaming: false });
  setRenderPage((url, brand, refusal) => app.render(new Request(url), { locals: { brand, refusal } }));
  return runSite({
    clientDir,
    // Shared by all visitors: no cookie and no header of a visitor reaches the page.
    render: shareMissing(
      (url, brand) => app.render(new Request(url), { locals: { brand } }),
      (url) => app.match(new Request(url))?.route === '/[lang]/[...alias]',
    ),
    renderRequest: (request, { brand, address }) =>
      app.render(request, { addCookieHeader: true, clientAddress: address, locals: { brand } }),
  });
}

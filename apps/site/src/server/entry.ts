import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';
import { setGetEnv } from 'astro/env/setup';
import { setRenderPage } from '../leads/views.ts';
import { runSite } from './runSite.ts';

setGetEnv((name) => process.env[name]);
const app = createApp({ streaming: false });

setRenderPage((url, brand, refusal) => app.render(new Request(url), { locals: { brand, refusal } }));
await runSite({
  clientDir: fileURLToPath(new URL('../client', import.meta.url)),
  // Shared by all visitors: no cookie and no header of a visitor reaches the page.
  render: (url, brand) => app.render(new Request(url), { locals: { brand } }),
  renderRequest: (request, { brand, address }) => app.render(request, { addCookieHeader: true, clientAddress: address, locals: { brand } }),
});

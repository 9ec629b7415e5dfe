import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { createApp } from 'astro/app/entrypoint';
import { setGetEnv } from 'astro/env/setup';
import { setRenderPage } from '../leads/views.ts';
import { runCluster } from './runCluster.ts';
import { runSite } from './runSite.ts';
import { settings } from './settings.ts';

setGetEnv((name) => process.env[name]);

if (cluster.isPrimary && settings.workers > 1) await runCluster();
else await serve();

function serve(): Promise<void> {
  const app = createApp({ streaming: false });
  setRenderPage((url, brand, refusal) => app.render(new Request(url), { locals: { brand, refusal } }));
  return runSite({
    clientDir: fileURLToPath(new URL('../client', import.meta.url)),
    // Shared by all visitors: no cookie and no header of a visitor reaches the page.
    render: (url, brand) => app.render(new Request(url), { locals: { brand } }),
    renderRequest: (request, { brand, address }) =>
      app.render(request, { addCookieHeader: true, clientAddress: address, locals: { brand } }),
  });
}

import { createServer } from 'node:http';
import { createApp } from 'astro/app/entrypoint';
import { createRequestFromNodeRequest } from 'astro/app/node';
import { settings } from './settings.ts';

const app = createApp({ streaming: false });
createServer(async (request, response) => {
  const answer = await app.render(createRequestFromNodeRequest(request, { bodySizeLimit: 65536 }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
}).listen(settings.port, settings.host);

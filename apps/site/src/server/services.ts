import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serveLeads } from '../leads/http/serveLeads.ts';
import { settings } from '../runtime/settings.ts';
import { CardService } from './cards/cardService.ts';
import { serveMedia } from './files/mediaService.ts';
import { SourceStore } from './files/sourceStore.ts';
import { sweepFolder } from './files/sweep.ts';
import { refuse } from './http/answer.ts';
import { ImageService } from './images/imageService.ts';
import { serveWellKnown } from './wellKnown/serveWellKnown.ts';

const folder = join(settings.dataDir, 'images');
const sources = new SourceStore(join(folder, 'sources'), settings.contentApi);
const images = new ImageService(join(folder, 'made'), sources);
const cards = new CardService(join(folder, 'cards'), sources);

/**
 * Serves leads and captcha, pictures, films and files of the backend, and `/.well-known/` of the
 * brand with this origin: whatever is not a page. False where the address is none of them.
 */
export async function serveService(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<boolean> {
  if (await serveLeads(request, response)) return true;
  const serve = services.find(([prefix]) => request.url?.startsWith(prefix))?.[1];
  if (!serve) return false;
  if (request.method === 'GET' || request.method === 'HEAD') await serve(request, response, origin);
  else refuse(request, response, 405, ['Allow', 'GET, HEAD']);
  return true;
}

const services: readonly [
  prefix: string,
  serve: (request: IncomingMessage, response: ServerResponse, origin: string) => Promise<void>,
][] = [
  ['/img/', (request, response) => images.serve(request, response)],
  ['/og/', (request, response) => cards.serve(request, response)],
  ['/media/', (request, response) => serveMedia(sources, request, response)],
  ['/.well-known/', serveWellKnown],
];

const tenMinutes = 600_000;
setInterval(() => void sweepFolder(folder, settings.imageDisk), tenMinutes).unref();

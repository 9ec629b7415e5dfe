import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serveLeads } from '../leads/endpoints/serveLeads.ts';
import type { ServedBrand } from '../routing/hosts.ts';
import { refuse } from '../runtime/http/answer.ts';
import { settings } from '../runtime/settings.ts';
import { iconAt } from './drawing/iconFiles.ts';
import { serveMedia } from './files/mediaService.ts';
import { SourceStore } from './files/sourceStore.ts';
import { sweepFolder } from './files/sweep.ts';
import { CardService } from './images/cardService.ts';
import { IconService } from './images/iconService.ts';
import { ImageService } from './images/imageService.ts';
import { serveWellKnown } from './wellKnown/serveWellKnown.ts';

const folder = join(settings.dataDir, 'images');
const sources = new SourceStore(join(folder, 'sources'), settings.contentApi);
const images = new ImageService(join(folder, 'made'), sources);
const icons = new IconService(join(folder, 'icons'));
const cards = new CardService(join(folder, 'cards'), sources);

/**
 * Serves leads and captcha, pictures, films and files of the backend, and the brand's icons and
 * `/.well-known/`: whatever is not a page. False where the address is none of them.
 */
export async function serveService(
  request: IncomingMessage,
  response: ServerResponse,
  site: ServedBrand,
): Promise<boolean> {
  if (await serveLeads(request, response)) return true;
  const address = request.url ?? '';
  const serve = iconAt(address)
    ? serveIcon
    : services.find(([prefix]) => address.startsWith(prefix))?.[1];
  if (!serve) return false;
  if (request.method === 'GET' || request.method === 'HEAD') await serve(request, response, site);
  else refuse(request, response, 405, ['Allow', 'GET, HEAD']);
  return true;
}

type Serve = (
  request: IncomingMessage,
  response: ServerResponse,
  site: ServedBrand,
) => Promise<void>;
const serveIcon: Serve = (request, response, { brand }) => icons.serve(request, response, brand);
const services: readonly [prefix: string, serve: Serve][] = [
  ['/img/', (request, response) => images.serve(request, response)],
  ['/og/', (request, response) => cards.serve(request, response)],
  ['/media/', (request, response) => serveMedia(sources, request, response)],
  ['/.well-known/', (request, response, { origin }) => serveWellKnown(request, response, origin)],
];

const tenMinutes = 600_000;
setInterval(() => void sweepFolder(folder, settings.imageDisk), tenMinutes).unref();

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answer, refuse } from '../../runtime/http/answer.ts';
import { settings } from '../../runtime/settings.ts';
import { loadWellKnown } from './loadWellKnown.ts';
import { securityTxt } from './securityTxt.ts';
import { wellKnownName } from './wellKnownName.ts';

const folder = join(settings.dataDir, 'well-known');

/**
 * `/.well-known/…`: files that the installation puts into `DATA_DIR/well-known`, such as proofs for
 * certificates and app associations, and a security.txt of the brand where it puts none.
 */
export async function serveWellKnown(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
): Promise<void> {
  const name = wellKnownName(request.url ?? '');
  const file = name === undefined ? undefined : await loadWellKnown(folder, name);
  if (file) return send(request, response, file.toString('utf8'), fileMediaType(name, file));
  if (name !== 'security.txt') return refuse(request, response, 404);
  send(request, response, securityTxt(origin, settings.securityContacts), text);
}

const text = 'text/plain; charset=utf-8';
const openingBrace = 0x7b;

/** Some JSON files have names without an ending, such as apple-app-site-association. */
const fileMediaType = (name: string | undefined, file: Buffer) =>
  name?.endsWith('.json') || file[0] === openingBrace ? 'application/json' : text;

function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
  type: string,
): void {
  answer(request, response, 200, body, [
    'Content-Type',
    type,
    'Cache-Control',
    'public, max-age=60',
  ]);
}

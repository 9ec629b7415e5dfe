import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddress } from '../../routing/clientAddress.ts';
import { refuse } from '../../runtime/http/answer.ts';
import { log } from '../../runtime/log.ts';
import { BusyError } from '../gate.ts';
import { readFileName, readVersion } from './fileName.ts';
import { fileLifetime, sendFile } from './sendFile.ts';
import type { SourceStore } from './sourceStore.ts';

/**
 * `GET /media/{file}`: a file of the backend as it is, from our disk, with ranges (films need
 * them).
 */
export async function serveMedia(
  sources: SourceStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const name = readFileName(path.slice('/media/'.length));
  if (!name) return refuse(request, response, 404);
  const version = readVersion(query);
  const source = await sources
    .get({ name, version, ip: clientAddress(request) })
    .catch((error: unknown) => {
      if (error instanceof BusyError) return 'busy' as const;
      log.warn({ err: error }, 'a file could not be fetched');
      return 'failed' as const;
    });
  if (source === 'busy') return refuse(request, response, 503, ['Retry-After', '60']);
  if (source === 'failed') return refuse(request, response, 502);
  if (!source) return refuse(request, response, 404);
  const { path: file, etag, type } = source;
  const lifetime = fileLifetime(source, version);
  await sendFile(request, response, {
    path: file,
    etag: () => etag,
    type: withCharset(type),
    lifetime,
    headers: disposition(type),
  });
}

const withCharset = (type: string): string =>
  type.startsWith('text/') ? `${type}; charset=utf-8` : type;

/**
 * A drawing is shown within pages; opened by itself it would be a document of this site, so it is
 * saved instead.
 */
const disposition = (type: string): string[] =>
  type === 'image/svg+xml' ? ['Content-Disposition', 'attachment'] : [];

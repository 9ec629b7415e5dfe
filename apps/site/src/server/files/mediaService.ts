import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { refuse } from '../http/answer.ts';
import { log } from '../log.ts';
import { readFileName, readVersion } from './fileName.ts';
import { sendFile } from './sendFile.ts';
import type { SourceStore } from './sourceStore.ts';

/** What the backend's files are; any other ending is offered for download only. */
const types: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

/** `GET /media/{file}`: a file of the backend as it is, from our disk, with ranges (films need them). */
export async function serveMedia(sources: SourceStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const name = readFileName(path.slice('/media/'.length));
  if (!name) return refuse(request, response, 404);
  const version = readVersion(query);
  const source = await sources.get(name, version).catch((error: unknown) => {
    log.warn({ err: error }, 'a file could not be fetched');
    return 'failed' as const;
  });
  if (source === 'failed') return refuse(request, response, 502);
  if (!source) return refuse(request, response, 404);
  const type = types[extname(name).toLowerCase()];
  const headers = type ? [] : ['Content-Disposition', 'attachment'];
  const { path: file, etag } = source;
  const isImmutable = version !== undefined;
  await sendFile(request, response, { path: file, etag: () => etag, type: type ?? 'application/octet-stream', isImmutable, headers });
}

import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { refuse } from '../../runtime/http/answer.ts';
import { securityHeaders } from '../../runtime/security/headers.ts';
import { matchesEtag } from '../http/conditional.ts';
import { parseRange } from '../http/range.ts';

/**
 * How long a browser may keep a file: for good if the bytes at this address never change, an hour,
 * or a minute for an address that names another version.
 */
const lifetimes = {
  forever: 'public, max-age=31536000, immutable',
  hour: 'public, max-age=3600, stale-while-revalidate=86400',
  minute: 'public, max-age=60',
} as const;
export type Lifetime = keyof typeof lifetimes;

/** The lifetime of a file at an address with this version. */
export function fileLifetime(
  source: { readonly version: string | undefined },
  version: string | undefined,
): Lifetime {
  if (version === undefined || source.version === undefined) return 'hour';
  return version === source.version ? 'forever' : 'minute';
}

/** A file to send: where it lies, and what it is. */
export interface Sendable {
  readonly path: string;
  /** Entity tag without quotes, by the size that the file turns out to have. */
  readonly etag: (size: number) => string;
  readonly type: string;
  readonly lifetime: Lifetime;
  readonly headers?: readonly string[];
}

/**
 * Sends a file from disk: conditional requests, one range, HEAD. It is opened before it is
 * measured, so that it may be replaced meanwhile. A policy of its own keeps whatever is in it from
 * running.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: Sendable,
): Promise<void> {
  const handle = await open(file.path);
  try {
    await send(request, response, file, handle);
  } finally {
    await handle.close();
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: Sendable,
  handle: FileHandle,
): Promise<void> {
  const { size } = await handle.stat();
  const etag = `"${file.etag(size)}"`;
  const policy = ['Content-Security-Policy', filePolicy, ...securityHeaders];
  const common = [
    'ETag',
    etag,
    'Cache-Control',
    lifetimes[file.lifetime],
    'Accept-Ranges',
    'bytes',
    ...policy,
    ...(file.headers ?? []),
  ];
  if (matchesEtag(request.headers['if-none-match'], etag))
    return void response.writeHead(304, common).end();
  const ifRange = request.headers['if-range'];
  // Ranges are of GET alone (RFC 9110 §14.2).
  const isWhole = request.method !== 'GET' || (ifRange !== undefined && ifRange !== etag);
  const range = isWhole ? undefined : parseRange(request.headers.range, size);
  if (range === 'unsatisfiable')
    return refuse(request, response, 416, ['Content-Range', `bytes */${size}`]);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const partial = range ? ['Content-Range', `bytes ${start}-${end}/${size}`] : [];
  response.writeHead(range ? 206 : 200, [
    'Content-Type',
    file.type,
    'Content-Length',
    String(end - start + 1),
    ...partial,
    ...common,
  ]);
  if (request.method === 'HEAD' || size === 0) return void response.end();
  await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}

/** A drawing may bring its own styles; nothing may run, load or be framed. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

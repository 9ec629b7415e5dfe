import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { type Encoding, preferredEncoding } from '../../runtime/http/encoding.ts';
import { assetCsp, securityHeaders } from '../../runtime/security/headers.ts';
import { matchesEtag } from '../http/conditional.ts';

interface StaticFile {
  readonly etag: string;
  readonly variants: Partial<Record<Encoding, { head: string[]; body: Buffer }>>;
}

/** Types of the files that a build makes. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/**
 * The built files, held in memory with what the build compressed beside them. Files with a hash in
 * their name never change.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      this.#files.set(address, load(path, address));
    }
  }

  /** Answers with a file; false where none bears this address. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const address = request.url ?? '/';
    const file = this.#files.get(address) ?? this.#files.get(address.split('?', 1)[0] ?? address);
    if (!file) return false;
    if (matchesEtag(request.headers['if-none-match'], file.etag)) {
      response
        .writeHead(304, ['ETag', file.etag, 'Vary', 'Accept-Encoding', ...securityHeaders])
        .end();
      return true;
    }
    const variant =
      file.variants[preferredEncoding(request.headers['accept-encoding'] as string | undefined)] ??
      file.variants.identity;
    response
      .writeHead(200, variant?.head)
      .end(request.method === 'HEAD' ? undefined : variant?.body);
    return true;
  }
}

function load(path: string, address: string): StaticFile {
  const body = readFileSync(path);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const caching = address.startsWith('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
  const common = [
    'Content-Type',
    types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control',
    caching,
    'Vary',
    'Accept-Encoding',
    'ETag',
    etag,
    ...assetCsp,
    ...securityHeaders,
  ];
  const variant = (bytes: Buffer, coding: string[] = []) => ({
    body: bytes,
    head: [...common, ...coding, 'Content-Length', String(bytes.length)],
  });
  const compressed = (ending: string, coding: 'br' | 'gzip') =>
    existsSync(path + ending)
      ? { [coding]: variant(readFileSync(path + ending), ['Content-Encoding', coding]) }
      : {};
  return {
    etag,
    variants: { identity: variant(body), ...compressed('.br', 'br'), ...compressed('.gz', 'gzip') },
  };
}

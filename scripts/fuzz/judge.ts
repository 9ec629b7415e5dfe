import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { FuzzRequest } from './makeRequest.ts';
import type { RawAnswer } from './sendRaw.ts';
import { rawQuotes, rawTags } from './values.ts';

/** Something that must not be; `index` is of the request that showed it, where one did. */
export interface Finding {
  readonly index: number | undefined;
  readonly what: string;
}

/** Refusals on purpose: too much at once, or something behind that doesn't answer. */
const deliberate = (status: number, head: string): boolean =>
  status === 501 || (status === 503 && /\r\nretry-after:/i.test(head));

/** What is wrong with an answer. */
export function judge(request: FuzzRequest, answer: RawAnswer): Finding[] {
  const { index, server, method, route, identity } = request;
  const of = `${server} ${method} ${route} as ${identity}`;
  const found: Finding[] = [];
  const add = (what: string) => found.push({ index, what: `${what}: ${of}` });
  if (answer.outcome === 'hung') add('hung');
  if (answer.outcome === 'refused') add('no connection');
  if (answer.status >= 500 && !deliberate(answer.status, answer.head)) add(String(answer.status));
  if (/\r\nx-fuzz:/i.test(answer.head)) add('a header was injected');
  if (/\r\nlocation: *(https?:)?\/\/evil\.example/i.test(answer.head)) add('sent to another site');
  if (/\r\ncontent-type: *text\/html/i.test(answer.head)) {
    const text = decodedBody(answer);
    const raw = rawQuotes.exec(text) ?? rawTags.exec(text.replace(/="[^"]*"/g, ''));
    if (raw) add(`input of request ${raw[1]} is markup`);
  }
  return found;
}

function decodedBody({ head, body }: RawAnswer): string {
  const encoding = /\r\ncontent-encoding: *(\w+)/i.exec(head)?.[1];
  try {
    if (encoding === 'gzip') return gunzipSync(body).toString();
    if (encoding === 'br') return brotliDecompressSync(body).toString();
    if (encoding === 'zstd') return zstdDecompressSync(body).toString();
  } catch {
    return '';
  }
  return body.toString();
}

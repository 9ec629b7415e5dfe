import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../Refusal.ts';
import type { SiteSource } from './SiteSource.ts';

const requestTimeoutMs = 60_000;
const maxAttempts = 4;
const maxRedirects = 3;
const maxAnswerBytes = 64 * 2 ** 20;

/** A running site; no other host is ever asked. */
export function httpSource(address: string): SiteSource {
  const { origin, pathname } = new URL(address);
  const base = `${origin}${pathname.replace(/\/+$/, '')}`;
  return {
    base,
    canAsk: true,
    get: async (url) => {
      const answer = await request(ownUrl(url, base), base, 'application/vnd.api+json');
      if ([401, 403, 404].includes(answer.status)) {
        await answer.body?.cancel();
        return undefined;
      }
      if (!answer.ok) throw new Refusal(`${shown(url)} answers with status ${answer.status}.`);
      const text = (await limited(answer, maxAnswerBytes, url)).toString('utf8');
      try {
        return JSON.parse(text);
      } catch {
        throw new Refusal(`${shown(url)} answers with what is no JSON.`);
      }
    },
    file: async (url, maxBytes) => {
      const answer = await request(ownUrl(url, base), base, '*/*');
      if (!answer.ok) throw new Refusal(`The file's address answers with status ${answer.status}.`);
      return limited(answer, maxBytes, url);
    },
  };
}

/**
 * An address of the site under its own scheme, because a site behind a proxy writes `http`;
 * throws a Refusal for one of another host.
 */
export function ownUrl(url: URL, base: string): URL {
  const { host, origin } = new URL(base);
  if (url.host !== host || !/^https?:$/.test(url.protocol))
    throw new Refusal(`The site leads to another host, ${url.host}; nothing is fetched there.`);
  return new URL(`${url.pathname}${url.search}`, origin);
}

async function request(first: URL, base: string, accept: string): Promise<Response> {
  let url = first;
  for (let hops = 0; hops <= maxRedirects; hops += 1) {
    const answer = await attempt(url, accept);
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || !location) return answer;
    await answer.body?.cancel();
    url = ownUrl(new URL(location, url), base);
  }
  throw new Refusal(`${shown(first)} redirects without an end.`);
}

async function attempt(url: URL, accept: string): Promise<Response> {
  for (let n = 1; ; n += 1) {
    try {
      const answer = await fetch(url, {
        redirect: 'manual',
        headers: { accept },
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if ((answer.status < 500 && answer.status !== 429) || n === maxAttempts) return answer;
      await answer.body?.cancel();
      await delay(Math.min(Number(answer.headers.get('retry-after')) || 2 ** n / 4, 30) * 1000);
    } catch {
      if (n === maxAttempts) throw new Refusal(`${shown(url)} doesn't answer.`);
      await delay(2 ** n * 250);
    }
  }
}

async function limited(answer: Response, maxBytes: number, url: URL): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.length;
      if (size > maxBytes) break;
      parts.push(part);
    }
  } catch {
    throw new Refusal(`${shown(url)} breaks off.`);
  }
  if (size > maxBytes)
    throw new Refusal(`${shown(url)} has more than ${Math.floor(maxBytes / 2 ** 20)} MB.`);
  return Buffer.concat(parts);
}

const shown = ({ origin, pathname }: URL): string => `${origin}${pathname}`;

import type { Corpus } from './Corpus.ts';
import type { Identity } from './identities.ts';
import type { Random } from './Random.ts';
import { hostileValue, requestMarker } from './values.ts';

interface Sender {
  readonly server: 'site' | 'cms';
  readonly corpus: Corpus;
  readonly identity: Identity;
  readonly random: Random;
  readonly index: number;
}

type Line = readonly [name: string, value: string];

const oddHosts = [
  '',
  'cr.localhost/ru',
  'cr.localhost:81/ru',
  'localhost:99999',
  'evil.example',
  '[::1]',
  '[::1',
  'him.localhost.',
  'HIM.LOCALHOST',
  'him.localhost, cr.localhost',
  'user@him.localhost',
  'him.localhost:',
  '127.0.0.1',
];
const ranges = ['bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,2-2', 'bytes=99999999999999-', 'x'];
const encodings = [
  'gzip',
  'br',
  'zstd',
  'identity;q=0',
  '*;q=0',
  'gzip;q=NaN',
  'br, gzip, zstd',
  '',
];

/** Headers of a request but those of its framing. */
export function makeHeaders({ server, corpus, identity, random, index }: Sender): Line[] {
  const value = () => inHeader(hostileValue(random, index));
  const host = server === 'site' ? random.pick(corpus.hosts) : 'localhost';
  const lines: Line[] = [];
  if (!random.chance(0.02))
    lines.push(['Host', random.chance(0.08) ? random.pick(oddHosts) : host]);
  if (random.chance(0.02)) lines.push(['Host', random.pick([host, ...corpus.hosts])]);
  for (const [name, one] of Object.entries(identity.headers)) lines.push([name, one]);
  const may = (chance: number, name: string, one: () => string) => {
    if (random.chance(chance)) lines.push([name, one()]);
  };
  may(0.6, 'Accept', () => random.pick(['text/html', '*/*', 'application/json', 'x', value()]));
  may(0.3, 'Accept-Encoding', () => random.pick(encodings));
  may(0.15, 'Range', () => random.pick(ranges));
  may(0.08, 'If-Range', value);
  may(0.1, 'If-None-Match', () => random.pick(['*', '""', 'W/"x"', value()]));
  may(0.08, 'If-Modified-Since', value);
  may(0.1, 'X-Forwarded-For', () => random.pick(['1.2.3.4', '::1, x', value()]));
  may(0.05, 'X-Forwarded-Host', () => random.pick(['evil.example', 'localhost', value()]));
  may(0.05, 'X-Forwarded-Proto', () => random.pick(['https', value()]));
  may(0.05, 'X-Forwarded-Port', value);
  may(0.05, 'Forwarded', () => `for=${value()};host=evil.example`);
  may(0.05, 'X-HTTP-Method-Override', () => random.pick(['GET', 'DELETE', value()]));
  may(0.1, 'Cookie', () => `payload-token=${value()}; payload-lng=${random.pick(['ar', value()])}`);
  may(0.05, 'Cookie', () => `${value()}; =; ;a=b;;`);
  if (Object.keys(identity.headers).length === 0)
    may(0.1, 'Authorization', () =>
      random.pick(['JWT x.y.z', 'Bearer', `Basic ${value()}`, `users API-Key ${value()}`, value()]),
    );
  may(0.3, 'Origin', () => random.pick([`http://${host}`, 'null', 'http://evil.example', value()]));
  may(0.3, 'Sec-Fetch-Site', () => random.pick(['same-origin', 'cross-site', value()]));
  may(0.1, 'Referer', () => random.pick([`http://${host}/ar/apply/`, 'x:', value()]));
  may(0.5, 'entorno', () => random.pick(['HIM', 'SEG', 'XX', value()]));
  may(0.2, 'Accept-Language', () => random.pick(['ar', 'x'.repeat(2000), value()]));
  may(0.1, 'User-Agent', () => `${requestMarker(index)} ${value()}`);
  may(0.03, 'RSC', () => '1');
  may(0.03, 'Next-Router-State-Tree', value);
  may(0.03, 'Next-Action', () => random.pick(['a'.repeat(40), 'x', value()]));
  may(0.03, 'x-middleware-subrequest', () => 'middleware:middleware:middleware');
  may(0.02, 'X-Payload-HTTP-Method-Override', () => random.pick(['GET', 'x']));
  may(0.02, 'Upgrade', () => random.pick(['websocket', 'h2c', 'x']));
  may(0.02, 'Expect', () => random.pick(['100-continue', 'x']));
  may(0.02, 'X-Long', () => 'x'.repeat(20_000));
  may(0.02, value(), value);
  if (random.chance(0.01)) for (let at = 0; at < 300; at += 1) lines.push([`X-${at}`, 'y']);
  return lines;
}

/** As a client writes it that knows what a header is; at times as one that doesn't. */
const inHeader = (text: string): string =>
  Buffer.from(text.replaceAll(/[\0\r\n]/g, ' '), 'utf8')
    .toString('latin1')
    .slice(0, 4000);

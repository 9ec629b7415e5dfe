import { type Corpus, codes } from './Corpus.ts';
import type { Random } from './Random.ts';
import { hostileValue, requestMarker } from './values.ts';

/** A body and its type. */
export interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const names = [
  'title',
  'alias',
  'type',
  'email',
  'password',
  'role',
  'body',
  'id',
  'metatag',
  'words',
  'from',
  'to',
  'name',
  'key',
  'fields',
  'nodeUrl',
  'leads',
  'deadLetters',
  'site',
  'date',
  'time',
  'provider',
  'response',
  'started',
  'endpoint',
  'params',
  'data',
  'Name',
  'Surname',
  'Email',
  'Phone',
  'Country',
  'Question',
  'VisitPreferredDate',
  'VisitPreferredTime',
  'SchoolInterest',
  'TermsAndConditions',
  'FriendEmail',
  'first_name',
  'last_name',
  'country',
  '_context',
  '_captcha',
  '_key',
  '_token',
  'token',
  'website',
  '__proto__',
];

/** A body of some kind, well-formed or not. */
export function makeBody(path: string, random: Random, index: number, corpus: Corpus): Body {
  const kind = random.next();
  if (kind < 0.25) return form(random, index);
  if (kind < 0.35) return multipart(random, index, corpus);
  if (kind < 0.4) return { type: 'text/xml', bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]>') };
  if (kind < 0.45) return { type: 'application/json', bytes: noise(random) };
  return json(path, random, index);
}

function form(random: Random, index: number): Body {
  const pairs = Array.from({ length: random.below(12) }, () => {
    const value = hostileValue(random, index).replaceAll(/\p{Surrogate}/gu, '');
    return `${random.pick(names)}=${random.chance(0.9) ? encodeURIComponent(value) : value}`;
  });
  if (random.chance(0.03)) pairs.push(...Array.from({ length: 400 }, (_, at) => `a${at}=1`));
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(pairs.join('&')) };
}

function multipart(random: Random, index: number, { files }: Corpus): Body {
  const boundary = random.pick(['x', 'fuzz-boundary', '"', 'a'.repeat(100)]);
  const part = (head: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`;
  const file = random.pick([
    random.pick(files),
    '../x.svg',
    `${requestMarker(index)}.png`,
    'a.html',
    '',
  ]);
  const content = random.pick(['<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>', 'PNG', '']);
  const text = [
    part(`name="${random.pick(names)}"`, hostileValue(random, index)),
    part('name="_payload"', JSON.stringify(object(random, index, 1))),
    part(`name="file"; filename="${file}"\r\nContent-Type: image/png`, content),
    random.chance(0.8) ? `--${boundary}--\r\n` : '',
  ].join('');
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(text) };
}

function json(path: string, random: Random, index: number): Body {
  const contractBody = random.chance(0.6) ? expected(path, random, index) : undefined;
  const deep = random.chance(0.02) ? `${'['.repeat(5000)}${']'.repeat(5000)}` : undefined;
  const text = deep ?? JSON.stringify(contractBody ?? object(random, index, 3));
  return { type: 'application/json', bytes: Buffer.from(text) };
}

/** What a call of the contract takes, with hostile values in the right places. */
function expected(path: string, random: Random, index: number): unknown {
  const value = () => hostileValue(random, index);
  if (path.startsWith('/api/node'))
    return { nodeUrl: random.pick(['/en/', `/en/${value()}/`, value()]) };
  if (path.startsWith('/api/leads/dead-letters'))
    return { site: value(), deadLetters: [{ ...lead(random, index), message: value() }] };
  if (/^\/api\/leads(\?|$)/.test(path)) return { leads: [lead(random, index)] };
  if (path.startsWith('/api/slots'))
    return { key: value(), reference: value(), date: '2026-12-01', time: value(), brand: 'HIM' };
  if (path.startsWith('/captcha'))
    return { provider: 'altcha', response: value(), started: value() };
  if (path.startsWith('/api/users/')) return { email: value(), password: value(), token: value() };
  return undefined;
}

const lead = (random: Random, index: number): object => ({
  key: random.chance(0.5)
    ? `${requestMarker(index)}-0000-4000-8000-000000000000`
    : hostileValue(random, index),
  reference: `HIM-${requestMarker(index).toUpperCase()}`,
  brand: random.pick([...codes, 'XX']),
  type: random.pick([
    'contact',
    'apply',
    'visit-school',
    'newsletter',
    hostileValue(random, index),
  ]),
  lang: random.pick(['en', 'ar', 'xx']),
  fields: { Email: `${requestMarker(index)}@fuzz.example`, Name: hostileValue(random, index) },
  consent: { version: '1', at: new Date(0).toISOString() },
  source: random.pick(['/', hostileValue(random, index)]),
  received_at: random.pick([new Date(0).toISOString(), hostileValue(random, index)]),
});

function object(random: Random, index: number, depth: number): unknown {
  const kind = random.next();
  if (depth > 0 && kind < 0.65)
    return Object.fromEntries(
      Array.from({ length: random.below(6) }, () => [
        random.chance(0.9) ? random.pick(names) : hostileValue(random, index),
        object(random, index, depth - 1),
      ]),
    );
  if (depth > 0 && kind < 0.75)
    return Array.from({ length: random.below(4) }, () => object(random, index, depth - 1));
  return random.chance(0.7)
    ? hostileValue(random, index)
    : random.pick([null, true, 0, -1, 1e300, 0.1, 2 ** 53]);
}

const noise = (random: Random): Buffer =>
  Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256)));

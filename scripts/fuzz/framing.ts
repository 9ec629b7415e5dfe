import type { Body } from './bodies.ts';
import type { Random } from './Random.ts';

interface Parts {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Body | undefined;
  readonly random: Random;
}

/** Bytes of a request. */
export interface Framed {
  readonly bytes: Buffer;
  /** More was announced than is sent. */
  readonly isCut: boolean;
}

/** Writes a request: mostly as it should be, at times with lengths and lines that contradict. */
export function frame({ method, target, headers, body, random }: Parts): Framed {
  const end = random.chance(0.98) ? '\r\n' : '\n';
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (headers.some(([name]) => name === 'Upgrade')) lines.push('Connection: Upgrade');
  else if (random.chance(0.5)) lines.push('Connection: close');
  let bytes: Buffer = body?.bytes ?? Buffer.alloc(0);
  let isCut = false;
  if (body) {
    if (random.chance(0.97)) lines.push(`Content-Type: ${contentType(body, random)}`);
    const [more, sent, cut = false] = lengths(bytes, random);
    lines.push(...more);
    bytes = sent;
    isCut = cut;
  }
  if (random.chance(0.02))
    lines.push(
      random.pick([' folded', 'no colon', 'Space : x', ': x', 'X\t: y', 'Content-Length: 0']),
    );
  const version = random.chance(0.97)
    ? 'HTTP/1.1'
    : random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 x', '']);
  const head = `${method} ${form(target, random)} ${version}${end}${lines.join(end)}${end}${end}`;
  const all = Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
  return random.chance(0.01)
    ? { bytes: all.subarray(0, random.below(all.length)), isCut: true }
    : { bytes: all, isCut };
}

const form = (target: string, random: Random): string => {
  const sound = Buffer.from(target, 'utf8').toString('latin1');
  if (random.chance(0.97)) return sound;
  return random.pick([
    `http://him.localhost${sound}`,
    `http://evil.example${sound}`,
    `/${sound}`,
    `\\${sound}`,
    '*',
    'localhost:80',
    '',
    sound.slice(1),
    `${sound}#x`,
  ]);
};

const contentType = (body: Body, random: Random): string =>
  random.chance(0.92)
    ? body.type
    : random.pick([
        'application/json; charset=utf-7',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/x-www-form-urlencoded',
        'text/plain',
        'x',
        'application/json, text/html',
      ]);

/** Headers that say how long the body is, and what is sent of it. */
function lengths(
  bytes: Buffer,
  random: Random,
): readonly [lines: string[], sent: Buffer, isCut?: boolean] {
  const kind = random.next();
  const size = bytes.length;
  const length = (value: string | number) => `Content-Length: ${value}`;
  if (kind < 0.75) return [[length(size)], bytes];
  if (kind < 0.85) return [['Transfer-Encoding: chunked'], chunked(bytes)];
  const odd: readonly (readonly [string[], Buffer, boolean?])[] = [
    [[length(size + 10)], bytes, true],
    [[length(size)], bytes.subarray(0, size / 2), true],
    [[length(Math.max(0, size - 5))], bytes],
    [[length(-1)], bytes],
    [[length('0x10')], bytes],
    [[length('9'.repeat(20))], bytes, true],
    [[length(300_000_000)], bytes, true],
    [[length(size), length(size + 1)], bytes, true],
    [[length(size), length(size)], bytes],
    [[length(size), 'Transfer-Encoding: chunked'], chunked(bytes)],
    [['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked(bytes)],
    [['Transfer-Encoding: xchunked'], chunked(bytes), true],
    [['Transfer-Encoding : chunked'], chunked(bytes)],
    [['Transfer-Encoding: chunked'], Buffer.from('ffffffffffffffffff\r\nx'), true],
    [['Transfer-Encoding: chunked'], Buffer.from('5\r\nab'), true],
    [['Transfer-Encoding: chunked'], Buffer.from(`1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`)],
    [['Transfer-Encoding: gzip, chunked'], chunked(bytes)],
    [['Content-Encoding: gzip', length(size)], bytes],
    [[], bytes],
    [[length(100_000)], Buffer.alloc(100_000, 'a')],
  ];
  return random.pick(odd);
}

const chunked = (bytes: Buffer): Buffer =>
  Buffer.concat([
    ...(bytes.length > 0
      ? [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]
      : []),
    Buffer.from('0\r\n\r\n'),
  ]);

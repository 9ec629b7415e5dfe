import type { Random } from './Random.ts';

/** What marks one request wherever it turns up again: as text, and as what must be escaped. */
export const requestMarker = (index: number): string => `fzm${index}q`;
/** The same, breaking out of text and attributes. */
export const markerTag = (index: number): string => `<${requestMarker(index)}"'>`;
/** Any request's marker; the first group is its index. */
export const markers: RegExp = /fzm(\d+)q/;
/** A marker that came back as markup, where no attribute holds it. */
export const rawTags: RegExp = /<fzm(\d+)q/;
/** A marker whose quotation marks came back as such, and end any attribute. */
export const rawQuotes: RegExp = /fzm(\d+)q"'>/;

const hostile: readonly string[] = [
  '',
  '0',
  '-1',
  '1e99',
  '9'.repeat(30),
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '\0',
  'a\0b',
  '\u202e\u{1f4a9}',
  '\ud800',
  'İıſß',
  '%',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '../../../etc/passwd',
  '..\\..\\',
  "' OR 1=1 --",
  '"; DROP TABLE pages; --',
  '%_%',
  '*:*',
  'NEAR(',
  '" OR "',
  'a:* & !',
  '$' + '{7*7}{{7*7}}',
  '\r\nX-Fuzz: 1',
  '%0d%0aX-Fuzz:%201',
  '__proto__',
  'constructor',
  'toString',
  '(a+)+$',
  'javascript:alert(1)',
  '//evil.example/',
  'http://127.0.0.1:1/',
  'file:///etc/passwd',
  '2026-02-30T25:61:00Z',
  'x'.repeat(300),
  'é'.repeat(5000),
];

/** A value that nobody expects; often one that carries the marker. */
export function hostileValue(random: Random, index: number): string {
  if (random.chance(0.35)) return markerTag(index);
  if (random.chance(0.2)) return `${requestMarker(index)}@fuzz.example`;
  if (random.chance(0.1)) return random.pick(hostile) + markerTag(index);
  return random.pick(hostile);
}

/** A value as it stands in an address: mostly encoded well, at times broken or twice. */
export function inAddress(random: Random, value: string): string {
  const sound = value.replaceAll(/\p{Surrogate}/gu, '\ufffd');
  const encoded = encodeURIComponent(sound);
  if (random.chance(0.9)) return encoded;
  if (random.chance(0.5)) return encodeURIComponent(encoded);
  // As it is, but for what would end the request's first line.
  return sound.replaceAll(/[\0\r\n ]/g, '%');
}

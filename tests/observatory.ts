/** An answer to be judged: its header fields in lower case, its cookies, and its page. */
type Fields = Readonly<Record<string, string>>;
interface More {
  readonly cookies?: readonly string[];
  readonly html?: string;
}
type Row = (fields: Fields, more: More) => number;

/** Points of a value by the list that it is in; one that is in none is invalid. */
const byValue =
  (name: string, good: readonly string[], neutral: readonly string[], points: number): Row =>
  (fields) => {
    const value = fields[name]?.toLowerCase() ?? '';
    if (good.includes(value)) return points;
    return neutral.includes(value) ? 0 : -5;
  };

const broad = /^(\*|(https?|ftp):|https?:\/\/\*(\.\*)?)$/;
const isUnsafe = (source: string): boolean =>
  broad.test(source) || source === "'unsafe-inline'" || source === 'data:';
const isUnencrypted = (source: string): boolean => /^(http|ftp):/.test(source);

/** Directives and their sources; undefined where one stands twice, which counts as invalid. */
function parseDirectives(policy: string): Map<string, string[]> | undefined {
  const all = policy
    .split(';')
    .map((one) => one.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name);
  const map = new Map(all.map(([name = '', ...sources]) => [name, sources]));
  return map.size === all.length ? map : undefined;
}

/** Sources that count: a nonce or digest makes browsers overlook others. */
function effective(sources: readonly string[]): readonly string[] {
  if (!sources.some((one) => /^'(nonce|sha(256|384|512))-/.test(one))) return sources;
  const isDynamic = sources.includes("'strict-dynamic'");
  return sources.filter((one) => one !== "'unsafe-inline'" && !(isDynamic && broad.test(one)));
}

const contentSecurityPolicy: Row = (fields) => {
  const csp = parseDirectives(fields['content-security-policy'] ?? '');
  if (!csp || csp.size === 0) return -25;
  const otherwise = csp.get('default-src') ?? ['*'];
  const of = (name: string) => effective(csp.get(name) ?? otherwise);
  const passive = ['img-src', 'media-src'];
  const active = [...csp].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources));
  if (of('script-src').some(isUnsafe) || of('object-src').some((one) => broad.test(one)))
    return -20;
  if (active.some(isUnencrypted)) return -20;
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10;
  if (passive.flatMap(of).some(isUnencrypted)) return -10;
  if (of('style-src').some(isUnsafe)) return 0;
  return otherwise.join() === "'none'" ? 10 : 5;
};

const framing: Row = (fields) => {
  const ancestors = parseDirectives(fields['content-security-policy'] ?? '')?.get(
    'frame-ancestors',
  );
  if (ancestors && !ancestors.some((one) => broad.test(one))) return 5;
  return /^(deny|sameorigin)$/i.test(fields['x-frame-options'] ?? '') ? 5 : -20;
};

const encryption: Row = (fields) => {
  const age = /max-age=(\d+)/.exec(fields['strict-transport-security'] ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < 15_768_000 ? -10 : 0;
};

const cookies: Row = (_, { cookies: set = [] }) => {
  const has = (flag: RegExp) => set.every((cookie) => flag.test(cookie));
  if (set.length === 0) return 0;
  if (set.some((one) => /^[^=]*(login|sess)/i.test(one) && !/;\s*httponly/i.test(one))) return -30;
  if (!has(/;\s*secure/i)) return -20;
  return has(/;\s*samesite=(lax|strict)/i) ? 5 : 0;
};

/** Scripts of other hosts without a digest. */
const integrity: Row = (_, { html = '' }) => {
  const foreign = (html.match(/<script\b[^>]*\bsrc="?(https?:)?\/\/[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes('integrity='),
  );
  if (foreign.length === 0) return 0;
  return foreign.some((tag) => !/src="?https:/.test(tag)) ? -50 : -5;
};

const sharing: Row = (fields) =>
  fields['access-control-allow-origin'] && fields['access-control-allow-credentials'] === 'true'
    ? -50
    : 0;

/** Rows of MDN HTTP Observatory's scoring table, algorithm 6, that one answer decides. */
const rows = {
  'content-security-policy': contentSecurityPolicy,
  cookies,
  'cross-origin-embedder-policy': byValue(
    'cross-origin-embedder-policy',
    ['require-corp', 'credentialless'],
    ['', 'unsafe-none'],
    10,
  ),
  'cross-origin-opener-policy': byValue(
    'cross-origin-opener-policy',
    ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
    ['', 'unsafe-none'],
    10,
  ),
  'cross-origin-resource-policy': byValue(
    'cross-origin-resource-policy',
    ['same-origin', 'same-site'],
    ['', 'cross-origin'],
    10,
  ),
  'cross-origin-resource-sharing': sharing,
  'referrer-policy': byValue(
    'referrer-policy',
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
    [''],
    5,
  ),
  'strict-transport-security': encryption,
  'subresource-integrity': integrity,
  'x-content-type-options': byValue('x-content-type-options', ['nosniff'], [], 0),
  'x-frame-options': framing,
} as const satisfies Record<string, Row>;

/**
 * Score of an answer by MDN HTTP Observatory's published rules, as if it came over https, and the
 * points of each row. Bonuses count from 90 points on.
 */
export function observatoryScore(
  fields: Fields,
  more: More = {},
): { readonly score: number; readonly points: Readonly<Record<string, number>> } {
  const points = Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, row(fields, more)]),
  );
  const all = Object.values(points);
  const sum = (some: readonly number[]) => some.reduce((one, other) => one + other, 100);
  const plain = sum(all.filter((one) => one < 0));
  return { score: Math.max(0, plain >= 90 ? sum(all) : plain), points };
}
